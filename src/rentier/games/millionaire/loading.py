"""Reads the position of a game of Millionaire back, checking what can be wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.game import BASE_FIELDS
from rentier.track import payment, trading, turn
from rentier.track.loading import STATE_FIELDS, load_track
from rentier.track.numbers import BANK

from . import decisions, effects, fortune
from .data import BOARD, CARDS, FORTUNES
from .fortune import Buried

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed
    from rentier.track.cards import Card

    from .state import Millionaire

OWN_FIELDS: Final = ("stars", "fortune", "held", "spent", "buried")

POSITION_FIELDS: Final = (
    *BASE_FIELDS,
    *STATE_FIELDS,
    *OWN_FIELDS,
)

FORTUNE_CARDS: Final = {card.code: card for card in FORTUNES}
CHOICES: Final = {
    card.code: card
    for card in (*FORTUNES, *CARDS[0], *CARDS[1])
    if card.effect in ("receive-from-one", "pay-one", "any-space", "any-unowned")
}
"""The cards that leave a choice."""


def own_state(game: Millionaire) -> dict[str, object]:
    """Writes down what no other track game has."""
    return {
        "stars": game.stars[:],
        "fortune": ["" if card is None else card.code for card in game.fortune],
        "held": [[card.code for card in held] for held in game.held],
        "spent": [card.code for card in game.spent],
        "buried": [[buried.card.code, buried.by] for buried in game.buried],
    }


def load_game(game: Millionaire, position: Fields) -> None:
    """Sets up a position and refuses one that cannot be."""
    position.only(POSITION_FIELDS)
    _load_own(game, position)
    load_track(game, position, CARDS)
    _check_cards(game, position)
    if not position.flag("over"):
        _check_players(game, position)


def _load_own(game: Millionaire, position: Fields) -> None:
    game.stars = position.numbers("stars", 1, 5)
    if len(game.stars) != game.seats or not all(stars in (1, 3, 5) for stars in game.stars):
        raise position.fault("stars", "1, 3, 5")
    codes = position.texts("fortune")
    if len(codes) != len(BOARD.deeds):
        raise position.fault("fortune", str(len(BOARD.deeds)))
    game.fortune = [None if not code else _card(position, "fortune", code) for code in codes]
    entries = position.entries("held")
    if len(entries) != game.seats:
        raise position.fault("held", str(game.seats))
    game.held = []
    for entry in entries:
        if not isinstance(entry, list):
            raise position.fault("held", "list")
        game.held.append(tuple([_card(position, "held", code) for code in entry]))
    game.spent = [_card(position, "spent", code) for code in position.texts("spent")]
    game.buried = [_load_buried(game, position, entry) for entry in position.entries("buried")]


def _card(position: Fields, name: str, code: object) -> Card:
    if not isinstance(code, str) or code not in FORTUNE_CARDS:
        raise position.fault(name, "card")
    return FORTUNE_CARDS[code]


def _load_buried(game: Millionaire, position: Fields, entry: object) -> Buried:
    fault = position.fault("buried", "[card, seat]")
    if not (isinstance(entry, list) and len(entry) == 2):
        raise fault
    by = entry[1]
    if not isinstance(by, int) or isinstance(by, bool) or not BANK <= by < game.seats:
        raise fault
    card = _card(position, "buried", entry[0])
    # Who laid it aside had kept it, or waited for the sale of the property.
    if by != BANK and not (card.is_kept or card.is_after):
        raise fault
    return Buried(card, by)


def _check_cards(game: Millionaire, position: Fields) -> None:
    for deed in BOARD.deeds:
        if game.fortune[deed.index] is not None and game.owner[deed.index] != BANK:
            raise position.fault("fortune", deed.code)
        if game.is_interest_paid[deed.index]:
            raise position.fault(f"deeds[{deed.index}]", "[owner, level, mortgaged, false]")
    for player in game.players:
        held = game.held[player.seat]
        if (player.is_out and held) or not all(card.is_kept for card in held):
            raise position.fault("held", "card")
        if not all(card.is_traded for card in player.kept):
            raise position.fault("players", "kept")
    if game.claims:
        raise position.fault("claims", "[]")


def _check_players(game: Millionaire, position: Fields) -> None:
    """Refuses a millionaire who would have won already, and who should have left jail."""
    is_dealing = False
    for decision in game.stack:
        if isinstance(decision, trading.Exchanging) or (
            isinstance(decision, payment.Paying) and decision.why == "deal"
        ):
            is_dealing = True
    for player in game.players:
        if not player.is_out and not is_dealing and game.has_won(player.seat):
            raise position.fault("players", f"< {game.target}")
        if player.jail == turn.JAIL_TURNS and player.seat == game.turn and game.may_roll:
            raise position.fault("players", "jail")


def load_decision(game: Millionaire, fields: Fields) -> AnyDecision | None:
    """Reads one of Millionaire's own pending decisions; none is a kind of the track's."""
    kind = fields.text("kind")
    if kind in ("want", "building-auction", "liquidate"):
        # Who builds first is served first (MM-22), and a bankrupt's deeds are not auctioned (MM-43).
        raise fields.fault("kind", "turn, payment, auction …")
    if kind not in ("upgrade", "choose-player", "go-to", "buy-also", "fortune", "answer"):
        return None
    seat = _seat(game, fields, "seat")
    if kind == "upgrade":
        if game.is_highest(seat):
            raise fields.fault("seat", "upgrade")
        return decisions.Upgrading(seat)
    if kind == "buy-also":
        return _load_buying(game, fields, seat)
    code = fields.text("card")
    if kind == "answer":
        return _load_answer(game, fields, seat, code)
    if kind == "fortune":
        if code not in FORTUNE_CARDS or not FORTUNE_CARDS[code].is_after:
            raise fields.fault("card", "card")
        return decisions.Following(seat, FORTUNE_CARDS[code])
    return _load_choice(game, fields, kind, seat, code)


def _load_buying(game: Millionaire, fields: Fields, seat: int) -> AnyDecision:
    name = fields.text("group")
    for group in BOARD.groups:
        if group.name == name and decisions.lots_left(game, seat, group):
            return decisions.BuyingAlso(seat, group)
    raise fields.fault("group", "group")


def _load_choice(game: Millionaire, fields: Fields, kind: str, seat: int, code: str) -> AnyDecision:
    card = CHOICES.get(code)
    if card is None or (kind == "go-to") != (card.effect in ("any-space", "any-unowned")):
        raise fields.fault("card", "card")
    if kind == "choose-player":
        return decisions.ChoosingPlayer(seat, card)
    if len(effects.places_of(game, seat, card)) < 2:
        raise fields.fault("card", "card")
    return decisions.ChoosingSpace(seat, card)


def _load_answer(game: Millionaire, fields: Fields, seat: int, code: str) -> AnyDecision:
    target = _seat(game, fields, "target")
    asked = fields.numbers("asked", 0, game.seats - 1)
    if target == seat or len(asked) != 1 or asked[0] not in (seat, target):
        raise fields.fault("target", "seat")
    is_cancelled = fields.flag("cancelled")
    if is_cancelled != (asked[0] == seat):
        raise fields.fault("cancelled", "asked")
    card = FORTUNE_CARDS.get(code)
    if card is None or card not in game.spent:
        raise fields.fault("card", "card")
    give: Deed | None = None
    take: Deed | None = None
    if card.effect == fortune.SWAP:
        give = _aimed(game, fields, "give", seat)
    if card.effect in (fortune.SWAP, fortune.TAKE):
        take = _aimed(game, fields, "take", target)
    elif card.effect != "receive-from-one":
        raise fields.fault("card", "card")
    answering = decisions.Answering((asked[0],), seat, target, card, give, take, is_cancelled)
    if (fields.text("give"), fields.text("take")) != (answering.given(), answering.taken()):
        raise fields.fault("take", answering.taken())
    return answering


def _aimed(game: Millionaire, fields: Fields, name: str, owner: int) -> Deed:
    deed = BOARD.find_deed(fields.text(name))
    if game.owner[deed.index] != owner or not fortune.movable(game, deed):
        raise fields.fault(name, "deed")
    return deed


def _seat(game: Millionaire, fields: Fields, name: str) -> int:
    seat = fields.number(name, 0, game.seats - 1)
    if not game.is_in(seat):
        raise fields.fault(name, "seat")
    return seat
