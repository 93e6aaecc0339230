"""Banking: 40 spaces, accounts on a card reader; the last player who is not bankrupt wins."""

from .edition import EDITION

__all__ = ["EDITION"]
