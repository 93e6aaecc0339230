"""The editions; one line each makes them known."""

from rentier.core.registry import register

from .deal import EDITION as DEAL

register(DEAL)
