"""Reading the position of a game of Millionaire, and refusing whatever the rules cannot lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.game import BASE_FIELDS
from rentier.track import auction, deeds, payment, turn
from rentier.track.loading import TrackReader
from rentier.track.numbers import BANK
from rentier.track.positions import STATE_FIELDS, Outline

from . import decisions, effects, ending, fortune
from .data import BOARD, CARDS, FORTUNES, PACK, STARS
from .fortune import Buried

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed, Group
    from rentier.track.cards import Card
    from rentier.track.payment import Paying

    from .cards import MillionaireCard
    from .state import Millionaire

OWN_FIELDS: Final = ("stars", "fortune", "held", "spent", "buried")

POSITION_FIELDS: Final = (
    *BASE_FIELDS,
    *STATE_FIELDS,
    *OWN_FIELDS,
)

LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    "payment": ("turn", "payment", "buy", "walk"),
    "buy": ("turn", "fortune"),
    "auction": ("turn", "fortune"),
    "walk": ("turn",),
    "arrive": ("turn",),
    "upgrade": ("arrive",),
    "choose-player": ("turn", "buy"),
    "go-to": ("turn",),
    "buy-also": ("turn",),
    "fortune": ("turn",),
    "answer": ("turn", "buy"),
    "offer": ("turn", "payment", "buy", "upgrade", "choose-player", "go-to", "buy-also"),
}

PURPOSES: Final = (payment.RENT, payment.CARD, payment.FINE, payment.TAX)
"""What can be owed; payments by choice, or for a deal, are made at once."""

OUTLINE: Final = Outline(lies_on=LIES_ON, purposes=PURPOSES, endings=("million", "last"))
"""The first to build is served first, and nobody claims a rent (MM-22); a million wins, or the last player (MM-6)."""

FORTUNE_CARDS: Final = {card.code: card for card in FORTUNES}
CHOICES: Final = {
    card.code: card
    for card in (*FORTUNES, *CARDS[0], *CARDS[1])
    if card.effect in ("receive-from-one", "pay-one", "any-space", "any-unowned")
}
"""The cards that leave a choice."""
WALKS: Final = [card.count for pile in CARDS for card in pile if card.effect == "pay-and-move"]


def own_state(game: Millionaire) -> dict[str, object]:
    """Write down what no other track game has."""
    return {
        "stars": game.stars[:],
        "fortune": ["" if card is None else card.code for card in game.fortune],
        "held": [[card.code for card in held] for held in game.held],
        "spent": [card.code for card in game.spent],
        "buried": [[buried.card.code, buried.by] for buried in game.buried],
    }


def load_game(game: Millionaire, position: Fields) -> Millionaire:
    """Set up a position, and refuse one that is impossible."""
    position.only(POSITION_FIELDS)
    MillionaireReader(game, position).read()
    return game


@final
class MillionaireReader(TrackReader):
    """A reader of what differs in Millionaire."""

    def __init__(self, game: Millionaire, position: Fields) -> None:
        super().__init__(game, position, CARDS, OUTLINE)
        self.own: Final = game
        self.add_cards([card.code for card in PACK])

    def winners_by(self, ending: str) -> tuple[int, ...]:
        """Return the last player, or the named winner, who must have the million."""
        if ending == "last":
            return self.last_one()
        named = self.position.numbers("winners", 0, self.game.seats - 1)
        if len(named) == 1 and self.game.is_in(named[0]) and self.game.players[named[0]].cash >= self.own.target:
            return (named[0],)
        return ()

    def read_own(self) -> None:
        """Read tokens and Fortune cards."""
        game, position = self.own, self.position
        game.stars = position.numbers("stars", STARS[0], STARS[-1], game.seats)
        for seat, stars in enumerate(game.stars):
            if stars not in STARS:
                allowed = [str(each) for each in STARS]
                raise position.refuse(f"stars[{seat}]", "field-choice", {"allowed": allowed})
        self._read_laid()
        self._read_held()
        for i, code in enumerate(position.texts("spent")):
            game.spent.append(self._card(position, f"spent[{i}]", code))
        for row in position.rows("buried", ("card", "seat")):
            card = self._card(row, "[0]", row.text("[0]"))
            by = row.seat("[1]", [BANK, *range(game.seats)])
            # The player who laid it aside had kept it, or was waiting for the sale of the property.
            if by != BANK and not (card.is_kept or card.is_after):
                raise row.refuse("[1]", "millionaire-position-buried", {"card": card.code})
            game.buried.append(Buried(card, by))

    def _read_laid(self) -> None:
        game, position = self.own, self.position
        game.fortune = []
        for deed, code in zip(BOARD.deeds, position.texts("fortune", len(BOARD.deeds))):
            name = f"fortune[{deed.index}]"
            if code and game.owner[deed.index] != BANK:
                raise position.refuse(name, "millionaire-position-fortune", {"space": deed.code})
            game.fortune.append(self._card(position, name, code) if code else None)

    def _read_held(self) -> None:
        game, position = self.own, self.position
        game.held = []
        for seat, entry in enumerate(position.entries("held", game.seats)):
            if not isinstance(entry, list):
                raise position.refuse(f"held[{seat}]", "field-list")
            held: list[MillionaireCard] = []
            for i, code in enumerate(entry):
                card = self._card(position, f"held[{seat}][{i}]", code)
                if not card.is_kept or not game.is_in(seat):
                    raise position.refuse(f"held[{seat}][{i}]", "track-position-not-kept")
                held.append(card)
            game.held.append(tuple(held))

    def _card(self, fields: Fields, name: str, code: object) -> MillionaireCard:
        """Read a Fortune card."""
        if not isinstance(code, str) or code not in FORTUNE_CARDS:
            raise fields.refuse(name, "field-code", {"kind": "card"})
        self.take_card(fields, name, code)
        return FORTUNE_CARDS[code]

    def check_whole(self) -> None:
        """Refuse a millionaire who would already have won, and a player who should have left jail."""
        super().check_whole()
        game = self.own
        if self.is_over:
            return
        for player in game.players:
            name = f"players[{player.seat}]"
            if not player.is_out and ending.has_won(game, player.seat):
                raise self.position.refuse(f"{name}.cash", "millionaire-position-won", {"amount": game.target})
            if player.jail == turn.JAIL_TURNS and player.seat == game.turn and game.may_roll:
                raise self.position.refuse(f"{name}.jail", "millionaire-position-jail")

    def check_payment(self, fields: Fields, paying: Paying) -> None:
        """Refuse a payment that would be made at once; a move waits for what its card costs."""
        super().check_payment(fields, paying)
        below = self.game.top()
        if isinstance(below, turn.Walking) and (paying.payer != below.seat or paying.payee != BANK):
            raise fields.refuse("payer", "track-position-waits", {"below": below.kind})

    def read_steps(self, fields: Fields) -> int:
        """Read how far a card leads that must be paid for first (L9)."""
        return fields.number("steps", min(WALKS), max(WALKS))

    def read_lander(self, fields: Fields, deed: Deed) -> int:
        """Read who left a property to an auction: the player who stands there, and takes it if nobody bids (MM-21)."""
        game = self.game
        seat = fields.seat("lander", [game.turn] if game.is_in(game.turn) else [])
        if game.players[seat].place != deed.space:
            raise fields.refuse("deed", "track-position-elsewhere", {"seat": seat})
        return seat

    def read_auction(self, fields: Fields) -> AnyDecision:
        """Read an auction, in which bids must be covered (MM-21)."""
        found = super().read_auction(fields)
        assert isinstance(found, auction.Auction)
        if found.barred:
            raise fields.refuse("barred", "field-length", {"length": 0})
        if found.leader != BANK and found.bid > self.game.means(found.leader):
            raise fields.refuse("bid", "track-position-bid", {"seat": found.leader})
        return found

    def read_upgrading(self, fields: Fields) -> AnyDecision:
        """Read a player at GO who could have a higher token."""
        seat = self.read_walker(fields)
        if self.own.is_highest(seat):
            raise fields.refuse("seat", "millionaire-position-highest")
        return decisions.Upgrading(seat)

    def read_choosing_player(self, fields: Fields) -> AnyDecision:
        """Read a card whose player chooses whom it is about."""
        seat = self.read_walker(fields)
        return decisions.ChoosingPlayer(seat, self._read_choice(fields, ("receive-from-one", "pay-one")))

    def read_choosing_space(self, fields: Fields) -> AnyDecision:
        """Read a card whose player chooses where it leads; with one place left there would be no choice."""
        seat = self.read_walker(fields)
        card = self._read_choice(fields, ("any-space", "any-unowned"))
        if len(effects.places_of(self.game, seat, card)) < 2:
            raise fields.refuse("card", "millionaire-position-no-choice")
        return decisions.ChoosingSpace(seat, card)

    def _read_choice(self, fields: Fields, wanted: tuple[str, ...]) -> Card:
        """Read a card that leaves a choice of one kind."""
        card = CHOICES[fields.choice("card", [code for code, card in CHOICES.items() if card.effect in wanted])]
        self._check_spent(fields, card)
        return card

    def _check_spent(self, fields: Fields, card: Card) -> None:
        """Refuse a Fortune card that acts without lying among the used ones."""
        if card.code in FORTUNE_CARDS and card not in self.own.spent:
            raise fields.refuse("card", "millionaire-position-not-spent")

    def read_following(self, fields: Fields) -> AnyDecision:
        """Read a card that acts once the property on which its finder stands is sold (F7 to F10)."""
        seat = self.read_walker(fields)
        codes = [code for code, card in FORTUNE_CARDS.items() if card.is_after]
        code = fields.choice("card", codes)
        if BOARD.spaces[self.game.players[seat].place].deed is None:
            raise fields.refuse("seat", "millionaire-position-off")
        self.take_card(fields, "card", code)
        return decisions.Following(seat, FORTUNE_CARDS[code])

    def read_buying_also(self, fields: Fields) -> AnyDecision:
        """Read a second purchase, in the colour on which the buyer stands (F8)."""
        seat = self.read_walker(fields)
        deed = BOARD.spaces[self.game.players[seat].place].deed
        group = self._find_group(fields)
        if deed is None or deed.group is not group:
            raise fields.refuse("group", "millionaire-position-colour", {"seat": seat})
        if BANK not in [self.game.owner[i] for i in group.indexes]:
            raise fields.refuse("group", "millionaire-position-no-lot")
        if "second-deed" not in [card.effect for card in self.own.spent]:
            raise fields.refuse("kind", "millionaire-position-not-spent")
        return decisions.BuyingAlso(seat, group)

    def _find_group(self, fields: Fields) -> Group:
        names = [group.name for group in BOARD.groups]
        return BOARD.groups[names.index(fields.code("group", names, "colour"))]

    def read_answer(self, fields: Fields) -> AnyDecision:
        """Read a card that is aimed at a player, who may cancel it."""
        game = self.own
        seat = fields.seat("seat", game.seats_in())
        target = fields.seat("target", [other for other in game.seats_in() if other != seat])
        is_cancelled = fields.flag("cancelled")
        # The player who would lose by what was played last is asked.
        asked = fields.seats("asked", [seat if is_cancelled else target])
        if not asked:
            raise fields.refuse("asked", "field-length", {"length": 1})
        codes = [code for code, each in FORTUNE_CARDS.items() if each.effect in AIMED]
        card = FORTUNE_CARDS[fields.choice("card", codes)]
        self._check_spent(fields, card)
        give: Deed | None = None
        take: Deed | None = None
        if card.effect == fortune.SWAP:
            give = self._read_aimed(fields, "give", seat)
        if card.effect != "receive-from-one":
            take = self._read_aimed(fields, "take", target)
        if self.game.top() is not turn.TURN and take is not None:
            raise fields.refuse("card", "track-position-lies-on", {"below": "buy", "allowed": ["turn"]})
        answering = decisions.Answering((asked[0],), seat, target, card, give, take, is_cancelled)
        for name, wanted in (("give", answering.given()), ("take", answering.taken())):
            if fields.text(name) != wanted:
                raise fields.refuse(name, "field-exactly", {"wanted": f'"{wanted}"'})
        return answering

    def _read_aimed(self, fields: Fields, name: str, owner: int) -> Deed:
        deed = self.read_deed(fields, name)
        if self.game.owner[deed.index] != owner or not fortune.movable(self.own, deed):
            raise fields.refuse(name, "millionaire-position-aimed", {"seat": owner})
        return deed

    def read_buying(self, fields: Fields) -> AnyDecision:
        """Read a purchase; the property's Fortune card has been taken up by then (MM-10)."""
        found = super().read_buying(fields)
        assert isinstance(found, deeds.Buying)
        if self.own.fortune[found.deed.index] is not None:
            raise fields.refuse("deed", "millionaire-position-laid")
        return found


AIMED: Final = (fortune.SWAP, fortune.TAKE, "receive-from-one")
"""What the cards do that are aimed at a player."""
