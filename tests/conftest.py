"""For all tests: the marks of the rules, and pytest's own plugin for testing them."""

from __future__ import annotations

import os
import signal

pytest_plugins = ["rentier.testing.rules", "pytester"]

# What is the same whether the engine is compiled or not is tested once: pages, words; and see cli/ and server/.
NOT_OF_THE_ENGINE = [
    "words",
    "test_layers.py",
    "test_mutating.py",
    "test_phrasebook.py",
    "test_rules_table.py",
    "test_stranger.py",
    "test_web.py",
]
collect_ignore_glob = NOT_OF_THE_ENGINE if os.environ.get("RENTIER_EXPECT_COMPILED") == "1" else []

# Shells let what they start in the background ignore Ctrl-C, and programs that tests start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
