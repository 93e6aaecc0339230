"""The one mark that mypyc needs on open classes; it does nothing when the engine runs interpreted.

This module is left out of the compilation unit, so that the library needs no package at run time.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**flags: object) -> Callable[[type], type]:
        """Leave the class as it is."""
        return lambda cls: cls
