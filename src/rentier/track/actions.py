"""What actions on a track have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rentier.core.actions import Action
from rentier.core.native import mypyc_attr

from .decisions import T

if TYPE_CHECKING:
    from .board import Deed


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedAction(Action[T]):
    """Something done with one property, which is all that its text names."""

    __slots__ = ("deed",)
    names: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed

    def parts(self) -> list[str]:
        return [self.deed.code]
