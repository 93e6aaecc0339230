"""The bank unit of Banking: the device with two card slots, a keypad and a display (EB-6, EB-80 … EB-87)."""

from .device import BankUnit

__all__ = ["BankUnit"]
