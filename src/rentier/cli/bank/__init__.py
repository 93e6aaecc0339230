"""`rentier bank`: a bank unit in the terminal, for owners of a box whose own unit has died."""

from .command import bank

__all__ = ["bank"]
