"""Setting up what every game on a track has, from the arguments of a call of `rentier.setup`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.setup import Given, Stock

from . import texts
from .amounts import read_amount
from .numbers import BANK, FREE

if TYPE_CHECKING:
    from .board import Board, Deed, Group
    from .cards import Card
    from .terms import Terms

TRACK_NAMES: Final = (
    "turn",
    "dice",
    "cash",
    "at",
    "jail",
    "owns",
    "buildings",
    "kept",
    "out",
    "may_roll",
    "fresh",
    "doubles",
    "rolled",
    "turns",
    "rounds",
    "starter",
    "offers",
    "declined",
    "pending",
)
"""The arguments that all games on a track know."""
HOTEL: Final = "hotel"
MOST_CASH: Final = 10**12
MOST_TURNS: Final = 10**9
MOST_ROUNDS: Final = 10**8
CLAIM_FIELDS: Final = ("deed", "lander", "amount", "owner", "waiting")


@final
class TrackSetup:
    """The table as a call describes it; the rest is as at the start of a game."""

    def __init__(self, given: Given, board: Board, terms: Terms, *, is_colour_whole: bool = False) -> None:
        self.given: Final = given
        self.board: Final = board
        self.terms: Final = terms
        self.is_colour_whole: Final = is_colour_whole
        """Whether buildings stand only on whole colours, and evenly."""
        self.out: Final = given.seat_list("out")
        self.seats_in: Final = [seat for seat in range(given.seats) if seat not in self.out]
        if len(self.seats_in) < 2:
            raise BadInput("setup-few-in", {"where": "out", "number": len(self.seats_in)})
        self.pending: Final = given.objects("pending")
        self.turn: Final = self._read_turn()
        given.force_rolls("dice")
        self.cash: list[int] = []
        self.at: Final[list[str]] = []
        self.jail: Final[list[int]] = []
        self._read_places()
        count = len(board.deeds)
        self.owner: Final = [BANK] * count
        self.level: Final = [0] * count
        self.is_mortgaged: Final = [False] * count
        self.is_paid: Final = [False] * count
        self._read_owners()
        self.kept: Final[list[list[str]]] = [[] for _ in range(given.seats)]
        self.piles: Final[list[list[str]]] = []

    def _read_turn(self) -> int:
        if not self.given.has("turn"):
            return self.seats_in[0]
        turn = self.given.check_seat("turn", self.given.get("turn"))
        if not self.pending:
            # What a bankrupt player leaves is sold while it is still their turn.
            self.check_in("turn", turn)
        return turn

    def check_in(self, where: str, seat: int) -> None:
        """Refuse anything that a player who is out has or does."""
        if seat in self.out:
            raise BadInput("setup-out", {"where": where, "number": seat})

    def read_cash(self) -> None:
        """Read the accounts; players who are out have nothing."""
        self.cash = [0 if seat in self.out else self.terms.start for seat in range(self.given.seats)]
        for seat, value in self.given.by_seat("cash").items():
            where = f"cash[{seat}]"
            self.cash[seat] = self.amount(where, value, 0)
            if self.cash[seat]:
                self.check_in(where, seat)

    def amount(self, where: str, value: object, lowest: int) -> int:
        """Return an amount of money, given as a number or as the bank unit writes it."""
        number = value
        if isinstance(value, str):
            try:
                number = read_amount(value)
            except BadInput as error:
                raise self.given.inner(where, error) from None
        amount = self.given.check_number(where, number, lowest, MOST_CASH)
        if amount % self.terms.unit:
            raise BadInput("setup-multiple", {"where": where, "given": shown(value), "unit": self.terms.unit})
        return amount

    def _read_places(self) -> None:
        places = self.given.by_seat("at")
        turns = self.given.by_seat("jail")
        jail = self.board.spaces[self.board.jail].code
        for seat in range(self.given.seats):
            where = f"at[{seat}]"
            code = self.board.spaces[0].code
            if seat in places:
                code = self._find_space(where, places[seat])
            inside = FREE
            if seat in turns:
                inside = self.given.check_number(f"jail[{seat}]", turns[seat], FREE, self.terms.most_jail_turns)
            if inside != FREE:
                self.check_in(f"jail[{seat}]", seat)
                if seat in places and code != jail:
                    raise BadInput("setup-jail-at", {"where": where, "number": seat, "thing": jail})
                code = jail
            self.at.append(code)
            self.jail.append(inside)

    def _find_space(self, where: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.given.fault("setup-word", where, value)
        try:
            space = texts.read_space(self.board, value)
        except BadInput as error:
            raise self.given.inner(where, error) from None
        return space.code

    # Deeds.

    def find_deeds(self, where: str, word: str) -> list[Deed]:
        """Find the deed that a word names, or all deeds of a group."""
        group = self.find_group(word)
        if group is not None:
            return group.deeds
        try:
            return [texts.read_deed(self.board, word)]
        except BadInput as error:
            raise self.given.inner(where, error) from None

    def find_group(self, word: str) -> Group | None:
        """Find the group that a word names, if it names one."""
        try:
            return texts.read_group(self.board, word)
        except BadInput:
            return None

    def _read_owners(self) -> None:
        for seat, value in self.given.by_seat("owns").items():
            where = f"owns[{seat}]"
            for word in self.given.words(where, value):
                for deed in self.find_deeds(where, word):
                    holder = self.owner[deed.index]
                    if holder != BANK:
                        raise BadInput("setup-deed-twice", {"where": where, "thing": deed.code, "number": holder})
                    self.check_in(where, seat)
                    self.owner[deed.index] = seat

    def read_mortgages(self, name: str) -> list[int]:
        """Read which deeds, or deeds of groups, are mortgaged; return them by their indexes."""
        found: list[int] = []
        for word in self.given.named(name):
            for deed in self.find_deeds(name, word):
                self._check_owned(name, deed)
                if self.level[deed.index]:
                    raise BadInput("setup-built-mortgage", {"where": name, "thing": deed.code})
                if deed.index not in found:
                    found.append(deed.index)
        return found

    def _check_owned(self, where: str, deed: Deed) -> None:
        if self.owner[deed.index] == BANK:
            raise BadInput("setup-no-owner", {"where": where, "thing": deed.code})

    def read_buildings(self) -> None:
        """Read the buildings by street or by group, and count them; a street's own number overrides its group's."""
        levels: dict[int, int] = {}
        own: dict[int, int] = {}
        for word, value in self.given.mapping("buildings", self.given.get("buildings")).items():
            where = f"buildings[{word}]"
            level = self.terms.levels
            if value != HOTEL:
                level = self.given.check_number(where, value, 0, self.terms.levels)
            is_group = self.find_group(word) is not None
            for deed in self.find_deeds(where, word):
                if not deed.group.is_street:
                    raise BadInput("setup-no-street", {"where": where, "thing": deed.code})
                if level:
                    self._check_owned(where, deed)
                (levels if is_group else own)[deed.index] = level
        levels.update(own)
        for index, level in levels.items():
            self.level[index] = level
        if self.is_colour_whole:
            for group in self.board.groups:
                self._check_colour(group)
        self._check_stock()

    def _check_colour(self, group: Group) -> None:
        levels = [self.level[i] for i in group.indexes]
        if not max(levels):
            return
        owners = {self.owner[i] for i in group.indexes}
        if len(owners) > 1:
            raise BadInput("setup-colour-broken", {"where": "buildings", "thing": group.name})
        if max(levels) - min(levels) > 1:
            raise BadInput("setup-uneven", {"where": "buildings", "thing": group.name})

    def _check_stock(self) -> None:
        hotels = self.level.count(self.terms.levels)
        apartments = sum([level for level in self.level if level < self.terms.levels])
        for kind, count, most in (
            ("hotels", hotels, self.terms.hotels),
            ("apartments", apartments, self.terms.apartments),
        ):
            if count > most:
                raise BadInput("setup-stock", {"where": "buildings", "kind": kind, "count": count, "most": most})

    # Cards.

    def read_piles(self, names: list[str], piles: list[list[Card]], keepable: list[str]) -> None:
        """Read the cards that players keep and those on top of the piles, and fill up the piles below them."""
        kept = self.given.by_seat("kept")
        found: dict[int, list[str]] = {}
        for seat, value in kept.items():
            where = f"kept[{seat}]"
            found[seat] = [self.given.find(where, "kept", word, keepable) for word in self.given.words(where, value)]
            if found[seat]:
                self.check_in(where, seat)
        for name, pile in zip(names, piles, strict=True):
            stock = Stock(self.given, [card.code for card in pile])
            for seat, codes in found.items():
                self.kept[seat] = codes
                stock.take_all(f"kept[{seat}]", [code for code in codes if code in stock.counts])
            top = stock.take_all(name, self.given.named(name))
            self.piles.append([*top, *stock.rest()])

    # Claims, and the whole position.

    def read_claims(self) -> list[object]:
        """Read the open claims: whose rent, for which deed, by whom and how much."""
        found: list[object] = []
        for i, claim in enumerate(self.given.objects("claims")):
            where = f"claims[{i}]"
            for name in claim:
                if name not in CLAIM_FIELDS:
                    raise self.given.unknown(where, name, list(CLAIM_FIELDS))
            code = claim.get("deed")
            if not isinstance(code, str):
                raise self.given.fault("setup-word", f"{where}.deed", code)
            [deed] = self.find_deeds(where, code)[:1]
            owner, lander = self.owner[deed.index], self.turn
            if "owner" in claim:
                owner = self.given.check_seat(f"{where}.owner", claim["owner"])
            else:
                self._check_owned(where, deed)
            if "lander" in claim:
                lander = self.given.check_seat(f"{where}.lander", claim["lander"])
            self.check_in(f"{where}.owner", owner)
            self.check_in(f"{where}.lander", lander)
            if owner == lander:
                raise BadInput("setup-own-rent", {"where": where, "number": owner})
            waiting = claim.get("waiting", False)
            if not isinstance(waiting, bool):
                raise self.given.fault("setup-flag", f"{where}.waiting", waiting)
            amount = self.amount(f"{where}.amount", claim.get("amount"), self.terms.unit)
            found.append([owner, lander, deed.code, amount, waiting])
        return found

    def fields(self, decks: list[object], claims: list[object]) -> dict[str, object]:
        """Return the fields of the position."""
        given = self.given
        may_roll = given.flag("may_roll", True)
        doubles = given.number("doubles", 0, 3, 0)
        starter = given.number("starter", 0, given.seats - 1, 0)
        rounds = given.number("rounds", 0, MOST_ROUNDS, 0)
        turns = rounds * given.seats + (self.turn - starter) % given.seats + 1
        hotels = self.level.count(self.terms.levels)
        apartments = sum([level for level in self.level if level < self.terms.levels])
        players: list[object] = []
        for seat in range(given.seats):
            players.append(
                {
                    "cash": self.cash[seat],
                    "place": self.at[seat],
                    "jail": self.jail[seat],
                    "kept": self.kept[seat],
                    "out": seat in self.out,
                }
            )
        deeds: list[object] = []
        for i in range(len(self.owner)):
            deeds.append([self.owner[i], self.level[i], self.is_mortgaged[i], self.is_paid[i]])
        stack: list[object] = [{"kind": "turn"}]
        stack.extend(self.pending)
        return {
            "stack": stack,
            "players": players,
            "deeds": deeds,
            "bank": given.seats * self.terms.start - sum(self.cash),
            "apartments": self.terms.apartments - apartments,
            "hotels": self.terms.hotels - hotels,
            "decks": decks,
            "turn": self.turn,
            "starter": starter,
            "turns": given.number("turns", 1, MOST_TURNS, turns),
            "rounds": rounds,
            "rolled": given.number("rolled", 0, 12, 0),
            "doubles": doubles,
            "may_roll": may_roll,
            "fresh": given.flag("fresh", may_roll and not doubles),
            "claims": claims,
            "declined": given.texts("declined"),
            "offers": given.numbers_by_seat("offers", 0, 10**6, 0),
        }

    def decks(self) -> list[object]:
        """Return the piles; nobody has seen a card of them."""
        found: list[object] = []
        for pile in self.piles:
            found.append([pile, len(pile)])
        return found
