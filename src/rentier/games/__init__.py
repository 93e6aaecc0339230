"""The editions; one line each makes them known."""

from rentier.core.registry import register

from .banking import EDITION as BANKING
from .deal import EDITION as DEAL

register(BANKING)
register(DEAL)
