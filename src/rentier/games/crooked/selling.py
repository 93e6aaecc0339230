"""Players who cannot pay: streets and hotels sold to the bank at half price, and going out (CC-60, CC-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import AnyAction
from rentier.track import debt, offering, payment, texts
from rentier.track.actions import DeedAction
from rentier.track.decisions import TrackDecision
from rentier.track.events import WentBankrupt
from rentier.track.numbers import BANK, FREE

from . import chance, money, tender
from .data import half
from .events import InheritedCards, InheritedChance, ReturnedCards, SoldHotel, SoldStreet

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields
    from rentier.track.board import Deed
    from rentier.track.edition import TrackEdition
    from rentier.track.state import Player

    from . import shapes
    from .chance import ChanceCard
    from .loading import CrookedReader
    from .state import Crooked


def sale_of(game: Crooked, deed: Deed) -> int:
    """Return what the bank pays for a street with what stands on it (CC-60)."""
    return half(deed.price) + (half(deed.group.building) if game.level[deed.index] else 0)


def worth_of(game: Crooked, seat: int) -> int:
    """Add up what the bank would pay for everything that a player owns (CC-60)."""
    total = 0
    for deed in game.board.deeds:
        if game.owner[deed.index] == seat and not offering.is_set_aside(game, deed):
            total += sale_of(game, deed)
    return total


def is_in_debt(game: Crooked, seat: int) -> bool:
    """Whether a player is asked to raise money: the debt is larger than the notes in hand (CC-60)."""
    top = game.top()
    return isinstance(top, payment.Paying) and top.payer == seat and game.means(seat) < top.amount


def add_sales(game: Crooked, seat: int, menu: list[AnyAction]) -> None:
    """Add selling each hotel, and each street without one."""
    if not is_in_debt(game, seat):
        return
    for deed in game.board.deeds:
        if game.owner[deed.index] == seat and not offering.is_set_aside(game, deed):
            menu.append(SellHotel(deed) if game.level[deed.index] else SellStreet(deed))


@final
class SellHotel(DeedAction["Crooked"]):
    """Sell a hotel to the bank for half its cost (CC-60)."""

    __slots__ = ()
    word: ClassVar[str] = "sell-hotel"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> SellHotel:
        return SellHotel(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: Crooked, seat: int) -> dict[str, int]:
        """Return what the bank pays."""
        return {"amount": half(self.deed.group.building)}

    def apply(self, game: Crooked, seat: int) -> None:
        """Put the hotel back into the stock; the bank pays."""
        take_hotel(game, seat, self.deed)
        payment.owe(game, BANK, seat, half(self.deed.group.building), payment.SALE)


@final
class SellStreet(DeedAction["Crooked"]):
    """Sell a street without a hotel to the bank for half its price (CC-60)."""

    __slots__ = ()
    word: ClassVar[str] = "sell-street"

    @staticmethod
    def read(edition: TrackEdition, word: str, parts: list[str]) -> SellStreet:
        return SellStreet(texts.read_deed(edition.board, parts[0]))

    def figures(self, game: Crooked, seat: int) -> dict[str, int]:
        """Return what the bank pays."""
        return {"amount": half(self.deed.price)}

    def apply(self, game: Crooked, seat: int) -> None:
        """Give the deed back, so that it can be bought again; the bank pays."""
        take_street(game, seat, self.deed)
        payment.owe(game, BANK, seat, half(self.deed.price), payment.SALE)


def take_hotel(game: Crooked, seat: int, deed: Deed) -> None:
    """Take a hotel off a street."""
    game.level[deed.index] = 0
    game.hotels += 1
    if game.events is not None:
        game.events.append(SoldHotel(seat, deed.code, half(deed.group.building)))


def take_street(game: Crooked, seat: int, deed: Deed) -> None:
    """Take a street back to the bank."""
    game.owner[deed.index] = BANK
    if game.events is not None:
        game.events.append(SoldStreet(seat, deed.code, half(deed.price)))


def why_not_sell(game: Crooked, seat: int, action: SellHotel | SellStreet) -> str:
    """Return the key of what rules out a sale, or an empty string (CC-28, CC-60)."""
    deed = action.deed
    if game.owner[deed.index] != seat:
        return "crooked-sell-not-owned"
    if offering.is_set_aside(game, deed):
        return "track-set-aside"
    if not is_in_debt(game, seat):
        return "crooked-sell-not-in-debt"
    if isinstance(action, SellHotel):
        return "" if game.level[deed.index] else "crooked-sell-no-hotel"
    return "crooked-sell-hotel-first" if game.level[deed.index] else ""


def go_bankrupt(game: Crooked, seat: int, creditor: int) -> None:
    """Sell everything that is left, then lay the last notes for the creditor, which others may check (CC-61)."""
    if game.events is not None:
        game.events.append(WentBankrupt(seat, creditor))
    tender.clear_tables(game, seat)
    debt.drop_what_lapses(game, seat)
    game.push(GoingOut(seat, creditor))
    income = worth_of(game, seat)
    for deed in game.deeds_of(seat):
        if game.level[deed.index]:
            take_hotel(game, seat, deed)
        take_street(game, seat, deed)
    money.pay_from_bank(game, seat, income, False)
    if game.purses[seat].notes:
        last = payment.Paying(seat, creditor, game.means(seat), payment.BANKRUPTCY, True, is_asked=True)
        tender.pay_with(game, last, game.purses[seat].notes[:])


@final
class GoingOut(TrackDecision["Crooked"]):
    """A bankrupt player whose last notes are being paid; then the cards go, and the player is out (CC-61)."""

    __slots__ = ("creditor", "seat")
    kind: ClassVar[str] = "go-out"
    fields: ClassVar[tuple[str, ...]] = ("kind", "seat", "creditor")

    @staticmethod
    def load(reader: CrookedReader, fields: Fields) -> AnyDecision:
        return reader.read_going_out(fields)

    def __init__(self, seat: int, creditor: int) -> None:
        self.seat: Final = seat
        self.creditor: Final = creditor

    def resume(self, game: Crooked) -> bool:
        """Hand over the cards, and see whether the game is over."""
        game.pop()
        seat, creditor = self.seat, self.creditor
        player = game.players[seat]
        self._hand_kept(game, player)
        left = self._hand_chance(game)
        player.jail = FREE
        player.is_out = True
        if seat == game.turn:
            game.may_roll = False
        if game.policies.ending.end_after_bankruptcy(game, seat, creditor):
            if left is not None:
                chance.put_under(game, left)
        elif left is not None:
            game.push(chance.Inheriting(creditor, left))
        return True

    def _hand_kept(self, game: Crooked, player: Player) -> None:
        """Hand the kept cards of Community Chest to the creditor, or put them under their pile."""
        if not player.kept:
            return
        codes = tuple([card.code for card in player.kept])
        for card in player.kept:
            if self.creditor == BANK:
                game.conceal(card.code)
                game.decks[card.deck].put_under(card)
            else:
                game.players[self.creditor].kept.append(card)
        player.kept = []
        if game.events is not None:
            if self.creditor == BANK:
                game.events.append(ReturnedCards(self.seat, codes))
            else:
                game.events.append(InheritedCards(self.creditor, self.seat, len(codes), codes))

    def _hand_chance(self, game: Crooked) -> ChanceCard | None:
        """Hand the Chance card to the creditor, or put it under the pile; return it if the creditor must choose one."""
        card = game.chance[self.seat]
        if card is None:
            return None
        if self.creditor == BANK:
            chance.discard_chance(game, self.seat)
            return None
        game.chance[self.seat] = None
        if game.events is not None:
            game.events.append(InheritedChance(self.creditor, self.seat, card.chance.code))
        if game.chance[self.creditor] is None:
            game.chance[self.creditor] = card
            return None
        return card

    def data(self) -> shapes.GoingOutShown:
        return {"kind": self.kind, "seat": self.seat, "creditor": self.creditor}
