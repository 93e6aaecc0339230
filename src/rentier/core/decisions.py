"""Decisions: what a game waits for. A game is a stack of them, which holds everything pending."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from .actions import AnyAction, G
from .copying import copied_fields
from .errors import IllegalAction
from .native import mypyc_attr

if TYPE_CHECKING:
    from .reading import Fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """An open-ended action: its word and its bounds; the menu holds only samples of it."""

    __slots__ = ("bounds", "word")

    def __init__(self, word: str, bounds: Mapping[str, object]) -> None:
        self.word = word
        self.bounds = copied_fields(bounds)

    def to_dict(self) -> dict[str, object]:
        """Return the form as a JSON object."""
        return {"do": self.word, **copied_fields(self.bounds)}

    def __repr__(self) -> str:
        bounds = ", ".join([f"{name}={value}" for name, value in self.bounds.items()])
        return f"<{self.word}: {bounds}>" if bounds else f"<{self.word}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[G]):
    """One thing that the game waits for, or continues with once what lies above it is done.

    A decision never changes: to go on, it is replaced. So a copied stack shares its decisions.
    """

    __slots__ = ()
    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ("kind",)
    """The names of the fields of `data`, including `kind`, with which it is written in a position."""
    varying: ClassVar[tuple[str, ...]] = ()
    """What may change of it while the same is asked, such as the bid of an auction: some of the fields of `shown`."""

    @staticmethod
    def load(reader: Any, fields: Fields) -> AnyDecision:
        """Return the decision that a position describes, fully checked.

        `reader` is whatever the edition reads its positions with; what lies below is already on its game's stack.
        """
        raise NotImplementedError

    def resume(self, game: G) -> bool:
        """Do what needs no answer; return true if something was done, false if somebody must be asked."""
        return False

    def awaiting(self, game: G) -> tuple[int, ...]:
        """Return the seats that are asked, in the order in which to ask them."""
        return ()

    def actions(self, game: G, seat: int) -> list[AnyAction]:
        """List what that seat may do now."""
        return []

    def forms(self, game: G, seat: int) -> list[Form]:
        """List the open-ended actions among them."""
        return []

    def fits(self, game: G, seat: int, action: AnyAction) -> bool:
        """Whether an action that is not in the menu fits one of the forms."""
        return False

    def refusal(self, game: G, seat: int, action: AnyAction) -> IllegalAction:
        """Return the error that says why that seat may not do this now; most games decide it in one place."""
        return game.refuse(seat, action)

    def passed(self, game: G, seat: int) -> None:
        """Handle a pass by this seat."""
        raise NotImplementedError

    def lapses(self, seat: int) -> bool:
        """Whether it lapses when that seat goes out of the game."""
        return False

    def without(self, seat: int) -> AnyDecision:
        """Return what is left of it when a seat that it does not depend on goes out of the game."""
        return self

    def holds(self) -> list[Any]:
        """List the things that lie on the table until this is decided, for the inventory."""
        return []

    def data(self) -> Mapping[str, object]:
        """Return what is pending as a JSON object, for positions."""
        return {"kind": self.kind}

    def shown(self, game: G, seat: int | None) -> Mapping[str, object]:
        """Return what that seat may know of it; the same as `data` if there are no secrets."""
        return self.data()


AnyDecision = Decision[Any]
