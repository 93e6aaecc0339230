"""Plugins for all tests: the marks of the rules, and pytest's own for testing them."""

pytest_plugins = ["rentier.testing.rules", "pytester"]
