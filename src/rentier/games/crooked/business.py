"""What players may do in Crooked Cash besides the turn: use cards, change notes, buy hotels, sell when in debt.

(CC-24, CC-25, CC-49, CC-60, CC-70)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.core.decisions import Form
from rentier.track import building, offering, turn
from rentier.track.business import OwnRules, RaisingRules

from . import chance, changing, powers, refusals, selling
from .data import VALUES
from .notes import mark_of, write_mark

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Crooked


@final
class CrookedRaising(RaisingRules["Crooked"]):
    """How money is raised from the bank in Crooked Cash."""

    __slots__ = ()

    def add(self, game: Crooked, seat: int, menu: list[AnyAction]) -> None:
        """Add selling to the bank, when in debt (CC-60)."""
        selling.add_sales(game, seat, menu)

    def forms(self, game: Crooked, seat: int) -> list[Form]:
        """Allow nothing more: a street has one hotel or none, and the menu lists every sale (CC-25, CC-60)."""
        return []

    def fits(self, game: Crooked, seat: int, action: AnyAction) -> bool:
        """Accept no sale by levels (CC-25)."""
        return False

    def raisable(self, game: Crooked, seat: int) -> int:
        """Add up what the bank would pay for everything (CC-60)."""
        return selling.worth_of(game, seat)


@final
class CrookedOwn(OwnRules["Crooked"]):
    """What only Crooked Cash has."""

    __slots__ = ()

    def add(self, game: Crooked, seat: int, menu: list[AnyAction]) -> None:
        """Add the cards in hand, and changing notes (CC-24, CC-49)."""
        powers.add_plays(game, seat, menu)
        if game.top() is turn.TURN:
            powers.add_half_hotels(game, seat, menu)
        changing.add_change(game, seat, menu)

    def forms(self, game: Crooked, seat: int) -> list[Form]:
        """Allow every use of the Chance card, and changing notes with the bank and with players (CC-24, CC-49)."""
        forms: list[Form] = []
        held = game.chance[seat]
        if held is not None:
            forms.append(Form(chance.PlayChance.word, {"card": held.chance.code}))
        top = game.top()
        notes = game.purses[seat].notes
        hand = [write_mark(mark_of(notes, note)) for note in notes]
        if top is turn.TURN and seat == game.turn and game.changed != game.turns:
            forms.append(Form(changing.ChangeNotes.word, {"give": hand, "take": VALUES[:]}))
        if offering.may_deal(game) and offering.may_offer_more(game, seat):
            forms.append(Form(changing.OfferNotes.word, {"give": hand, "take": VALUES[:]}))
        return forms

    def fits(self, game: Crooked, seat: int, action: AnyAction) -> bool:
        """Accept anything that nothing rules out."""
        return refusals.is_own(action) and not refusals.why_not(game, seat, action)

    def add_standing(self, game: Crooked, seat: int, menu: list[AnyAction]) -> None:
        """Add claiming a rent that a card doubles, and hotels, which are bought at any time (CC-13, CC-25, CC-70)."""
        if game.claims and powers.may_ask_twice(game, seat):
            is_listed = False
            for action in menu:
                is_listed = is_listed or isinstance(action, chance.PlayChance)
            if not is_listed:
                powers.add_plays(game, seat, menu)
        if powers.may_build_now(game, seat):
            for group in game.board.groups:
                if group.is_street and game.owns_group(seat, group):
                    building.add_builds(game, seat, group, menu)
            powers.add_half_hotels(game, seat, menu)

    def fits_standing(self, game: Crooked, seat: int, action: AnyAction) -> bool:
        """Accept what `add_standing` lists."""
        if isinstance(action, building.Build):
            deed = action.deed
            return powers.may_build_now(game, seat) and not building.why_not_build(
                game, seat, deed, deed.group.building
            )
        if isinstance(action, powers.HalfHotel):
            return powers.may_build_now(game, seat) and not powers.why_not_half_hotel(game, seat, action.deed)
        if isinstance(action, chance.PlayChance):
            return powers.may_ask_twice(game, seat) and not powers.why_not_play(game, seat, action)
        return False
