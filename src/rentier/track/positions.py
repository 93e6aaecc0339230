"""Writing the state of a game on a track into positions, and reading it back: who has what, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, RentierError
from rentier.core.native import mypyc_attr

from . import building, cards, trading, turn
from .claims import Claim
from .numbers import BANK, FREE

if TYPE_CHECKING:
    from rentier.core.reading import Fields

    from . import payment
    from .board import Deed, Group
    from .state import Player, TrackGame

MOST_CASH: Final = 10**12
MOST_TURNS: Final = 10**9
MOST_OFFERS: Final = 10**6
MOST_STOPS: Final = 9
"""More stops than one player makes on one space before the claims close; the text of a claim has one digit for them."""

STATE_FIELDS: Final = (
    "players",
    "deeds",
    "bank",
    "apartments",
    "hotels",
    "decks",
    "turn",
    "starter",
    "turns",
    "rounds",
    "rolled",
    "doubles",
    "may_roll",
    "fresh",
    "claims",
    "declined",
    "offers",
)


def track_state(game: TrackGame) -> dict[str, object]:
    """Write down the parts that every track game has."""
    return {
        "players": [_player_state(game, player) for player in game.players],
        "deeds": [
            [game.owner[i], game.level[i], game.is_mortgaged[i], game.is_interest_paid[i]]
            for i in range(len(game.board.deeds))
        ],
        "bank": game.bank,
        "apartments": game.apartments,
        "hotels": game.hotels,
        "decks": [[[card.code for card in deck.cards], deck.unseen] for deck in game.decks],
        "turn": game.turn,
        "starter": game.starter,
        "turns": game.turns,
        "rounds": game.rounds,
        "rolled": game.rolled,
        "doubles": game.doubles,
        "may_roll": game.may_roll,
        "fresh": game.is_fresh,
        "claims": [[c.owner, c.lander, c.deed.code, c.amount, c.is_waiting] for c in game.claims],
        "declined": game.declined[:],
        "offers": game.offers[:],
    }


def _player_state(game: TrackGame, player: Player) -> dict[str, object]:
    return {
        "cash": player.cash,
        "place": game.board.spaces[player.place].code,
        "jail": player.jail,
        "kept": [card.code for card in player.kept],
        "out": player.is_out,
    }


@final
class Outline:
    """What positions of an edition can have at all."""

    __slots__ = ("endings", "has_claims", "has_mortgages", "lies_on", "purposes", "tenders")

    def __init__(
        self,
        *,
        lies_on: dict[str, tuple[str, ...]],
        purposes: tuple[payment.Purpose, ...],
        endings: tuple[str, ...],
        tenders: tuple[str, ...] = (),
        has_mortgages: bool = True,
        has_claims: bool = False,
    ) -> None:
        self.lies_on: Final = lies_on
        """Each kind of decision that can wait in this edition, and the kinds that it can lie directly on."""
        self.purposes: Final = {purpose.code: purpose for purpose in purposes}
        """The purposes of players' payments that can be waiting, by their codes."""
        self.endings: Final = endings
        """The words for how a game can end."""
        self.tenders: Final = tenders
        """The kinds of decisions about how a payment is made; without any, payments by choice never wait."""
        self.has_mortgages: Final = has_mortgages
        self.has_claims: Final = has_claims
        """Whether rents can be open that nobody has claimed yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StateReader:
    """A reader that checks a position in order: the players, the deeds, the stock and the piles, the turn, the rest.

    What is pending comes last; `loading.TrackReader` reads it. Play can go on from whatever is accepted; so each check
    must hold for every position that can follow from one that has passed it.
    """

    def __init__(self, game: TrackGame, position: Fields, every_card: list[list[cards.Card]], outline: Outline) -> None:
        self.game = game
        self.outline = outline
        self.position = position
        self.is_over = position.flag("over")
        self.by_code = {card.code: card for pile in every_card for card in pile}
        self.piles = len(every_card)
        self.missing: dict[str, int] = {}
        """By code: how many copies of a card have not been seen yet."""
        for pile in every_card:
            self.add_cards([card.code for card in pile])
        self.deed_codes = [deed.code for deed in game.board.deeds]
        self.most_owed = self._most_owed()

    # Reading, from the players to what is pending.

    def read(self) -> None:
        """Set up everything that the game has, and refuse what is impossible."""
        self.game.begin_state()
        self.read_players()
        self.read_deeds()
        self.read_stock()
        self.read_piles()
        self.read_turn()
        self.read_claims()
        self.read_offers()
        self.read_own()
        if not self.is_over:
            self.read_stack()
        self.check_cards()
        self.check_whole()
        if self.is_over:
            self._check_end()
        if self.game.inventory() != self.game.full_inventory():
            raise BadInput("track-position-things")

    def read_players(self) -> None:
        """Read who is where with what; players who are out have nothing."""
        game, position = self.game, self.position
        for player, fields in zip(game.players, position.inners("players", game.seats)):
            fields.only(("cash", "place", "jail", "kept", "out"))
            player.cash = fields.amount("cash", 0, MOST_CASH, game.terms.unit)
            player.place = game.board.by_code[fields.code("place", game.board.by_code, "space")].index
            player.jail = fields.number("jail", FREE, game.terms.most_jail_turns)
            if player.jail != FREE and player.place != game.board.jail:
                raise fields.refuse("jail", "track-position-not-in-jail", {"free": FREE})
            for i, code in enumerate(fields.texts("kept")):
                if code not in self.by_code or not self.may_keep(self.by_code[code]):
                    raise fields.refuse(f"kept[{i}]", "track-position-not-kept")
                self.take_card(fields, f"kept[{i}]", code)
                player.kept.append(self.by_code[code])
            player.is_out = fields.flag("out")
            if player.is_out:
                for name, is_left in (("cash", player.cash != 0), ("kept", len(player.kept) > 0)):
                    if is_left:
                        raise fields.refuse(name, "track-position-out-has")
                if player.jail != FREE:
                    raise fields.refuse("jail", "track-position-out-has")
        left = len(game.seats_in())
        fewest = 1 if self.is_over else 2
        if left < fewest:
            raise position.refuse("players", "track-position-too-few", {"left": left, "fewest": fewest})

    def read_deeds(self) -> None:
        """Read who owns what, and what stands there."""
        game = self.game
        rows = self.position.rows("deeds", ("owner", "level", "mortgaged", "interest paid"), len(game.board.deeds))
        for deed, row in zip(game.board.deeds, rows):
            i = deed.index
            game.owner[i] = row.seat("[0]", [BANK, *game.seats_in()])
            game.level[i] = row.number("[1]", 0, game.terms.levels)
            game.is_mortgaged[i] = row.flag("[2]")
            game.is_interest_paid[i] = row.flag("[3]")
            about: dict[str, object] = {"space": deed.code}
            if game.level[i] and (game.owner[i] == BANK or not deed.group.is_street or game.is_mortgaged[i]):
                raise row.refuse("[1]", "track-position-no-building", about)
            if game.is_mortgaged[i] and (game.owner[i] == BANK or not self.outline.has_mortgages):
                raise row.refuse("[2]", "track-position-no-mortgage", about)
            if game.is_interest_paid[i] and not (game.is_mortgaged[i] and game.terms.is_interest_kept):
                raise row.refuse("[3]", "track-position-no-interest", about)
        for group in game.board.groups:
            if game.has_buildings(group):
                self.check_buildings(group)

    def read_stock(self) -> None:
        """Read what the bank has left: everything that is not with the players."""
        game, position = self.game, self.position
        standing = 0
        hotels = 0
        for level in game.level:
            hotels += 1 if level == game.terms.levels else 0
            standing += building.apartments_at(game, level)
        for name, whole, built in (
            ("apartments", game.terms.apartments, standing),
            ("hotels", game.terms.hotels, hotels),
        ):
            left = whole - built
            if left < 0:
                raise position.refuse("deeds", "track-position-stock", {"kind": name, "built": built, "whole": whole})
            if position.number(name, 0, whole) != left:
                raise position.refuse(name, "track-position-left", {"built": built, "left": left})
        game.apartments = game.terms.apartments - standing
        game.hotels = game.terms.hotels - hotels
        game.bank = position.number("bank", -MOST_CASH * game.seats, MOST_CASH)

    def read_piles(self) -> None:
        """Read the piles of cards."""
        game, position = self.game, self.position
        game.decks = []
        for i, row in enumerate(position.rows("decks", ("cards", "unseen"), self.piles)):
            pile: list[cards.Card] = []
            for j, code in enumerate(row.texts("[0]")):
                if code not in self.by_code or self.by_code[code].deck != i:
                    raise row.refuse(f"[0][{j}]", "track-position-other-pile")
                self.take_card(row, f"[0][{j}]", code)
                pile.append(self.by_code[code])
            game.decks.append(cards.Deck(pile, row.number("[1]", 0, len(pile))))

    def read_turn(self) -> None:
        """Read whose turn it is and how far it has come."""
        game, position = self.game, self.position
        game.turn = position.number("turn", 0, game.seats - 1)
        game.starter = position.number("starter", 0, game.seats - 1)
        game.rounds = position.number("rounds", 0, MOST_TURNS)
        game.turns = position.number("turns", 1, MOST_TURNS)
        # In each round everybody has at most one turn; the one in which the game ends may not have begun.
        fewest = max(1, game.rounds + (0 if self.is_ending() else 1))
        most = game.rounds * game.seats + (game.turn - game.starter) % game.seats + 1
        if not fewest <= game.turns <= most:
            details: dict[str, object] = {"rounds": game.rounds, "fewest": fewest, "most": most}
            raise position.refuse("turns", "track-position-turns", details)
        game.rolled = position.number("rolled", 0, 12)
        if game.rolled == 1:
            raise position.refuse("rolled", "track-position-rolled")
        game.may_roll = position.flag("may_roll")
        game.is_fresh = position.flag("fresh")
        game.doubles = position.number("doubles", 0, turn.DOUBLES_TO_JAIL)
        if game.doubles and game.is_fresh:
            raise position.refuse("doubles", "track-position-fresh-doubles")
        if game.may_roll and game.doubles == turn.DOUBLES_TO_JAIL:
            raise position.refuse("may_roll", "track-position-third-double")
        if game.may_roll and not game.is_in(game.turn):
            raise position.refuse("may_roll", "track-position-out-rolls", {"seat": game.turn})
        if game.is_fresh and not game.may_roll and game.is_in(game.turn):
            raise position.refuse("may_roll", "track-position-fresh-roll")

    def read_claims(self) -> None:
        """Read the rents that may still be claimed."""
        game = self.game
        form = ("owner", "lander", "property", "amount", "waiting")
        for row in self.position.rows("claims", form):
            owner = row.seat("[0]", game.seats_in())
            lander = row.seat("[1]", [seat for seat in game.seats_in() if seat != owner])
            deed = self.read_deed(row, "[2]")
            amount = row.amount("[3]", game.terms.unit, self.most_rent(), game.terms.unit)
            same = [c for c in game.claims if (c.owner, c.lander) == (owner, lander) and c.deed is deed]
            if len(same) == MOST_STOPS:
                raise row.refuse("[2]", "track-position-stops", {"most": MOST_STOPS})
            game.claims.append(Claim(owner, lander, deed, amount, row.flag("[4]")))
        if game.claims and not self.outline.has_claims:
            raise self.position.refuse("claims", "track-position-no-claims")

    def read_offers(self) -> None:
        """Read what was offered in this turn, and what was declined."""
        game, position = self.game, self.position
        most = min(game.terms.most_offers, MOST_OFFERS)
        game.offers = position.numbers("offers", 0, most, game.seats)
        game.declined = position.texts("declined")
        for i, text in enumerate(game.declined):
            seat, _, rest = text.partition(" ")
            offer = self.find_offer(rest)
            if offer is None or str(offer) != rest or seat not in [str(other) for other in range(game.seats)]:
                raise position.refuse(f"declined[{i}]", "track-position-declined")

    def read_stack(self) -> None:
        """Read what is pending."""
        raise NotImplementedError

    # Readers that many fields share.

    def read_deed(self, fields: Fields, name: str) -> Deed:
        """Read a property by its code."""
        return self.game.board.find_deed(fields.code(name, self.deed_codes, "property"))

    def find_offer(self, text: str) -> trading.MakeOffer | None:
        """Find the offer that a text means, if it means one."""
        try:
            action = self.game.edition.read_action(text)
        except RentierError:
            return None
        return action if isinstance(action, trading.MakeOffer) else None

    # Checks of the whole position.

    def add_cards(self, codes: list[str]) -> None:
        """Count cards that must be somewhere."""
        for code in codes:
            self.missing[code] = self.missing.get(code, 0) + 1

    def take_card(self, fields: Fields, name: str, code: str) -> None:
        """Note that a card, which must be one of the game's, lies here."""
        if self.missing[code] == 0:
            raise fields.refuse(name, "track-position-card-twice")
        self.missing[code] -= 1

    def check_cards(self) -> None:
        """Refuse a position in which a card lies nowhere."""
        for code, count in self.missing.items():
            if count:
                raise self.position.refuse("decks", "track-position-card-missing", {"card": code})

    def check_whole(self) -> None:
        """Refuse money that appeared or vanished."""
        game = self.game
        players = self.money_of_players()
        left = game.seats * game.terms.start - players
        if game.bank != left:
            raise self.position.refuse("bank", "track-position-bank", {"players": players, "left": left})

    def _check_end(self) -> None:
        """Refuse an ending that the edition does not have, or winners who have not won by the rules."""
        game, position = self.game, self.position
        ending = position.choice("ending", self.outline.endings)
        winners = list(self.winners_by(ending))
        if not winners:
            raise position.refuse("ending", "track-position-ending")
        if position.numbers("winners", 0, game.seats - 1) != winners:
            raise position.refuse("winners", "track-position-winners", {"winners": [str(seat) for seat in winners]})

    def last_one(self) -> tuple[int, ...]:
        """Return the only player left, or nobody."""
        left = self.game.seats_in()
        return (left[0],) if len(left) == 1 else ()

    def best_of(self, totals: list[int]) -> tuple[int, ...]:
        """Return the players with the most of something, among those who are still in."""
        left = self.game.seats_in()
        best = max([totals[seat] for seat in left])
        return tuple([seat for seat in left if totals[seat] == best])

    # Where editions differ. What is here holds for most of them.

    def winners_by(self, ending: str) -> tuple[int, ...]:
        """Return who has won if the game ended this way; nobody if it cannot have."""
        raise NotImplementedError

    def read_own(self) -> None:
        """Read what only this edition has, apart from what is pending."""

    def is_ending(self) -> bool:
        """Whether the last turn may be over."""
        return self.is_over

    def may_keep(self, card: cards.Card) -> bool:
        """Whether a card can be in a player's hand."""
        return card.effect == "out-of-jail"

    def check_buildings(self, group: Group) -> None:
        """Refuse buildings that could not stand on a group like this."""

    def money_of_players(self) -> int:
        """Add up the money that is not the bank's."""
        return sum([player.cash for player in self.game.players])

    def most_rent(self) -> int:
        """Return the highest rent: a card may double what a deed says."""
        return 2 * max([deed.rents[len(deed.rents) - 1] for deed in self.game.board.deeds])

    def _most_owed(self) -> int:
        """Return the highest debt: a rent, or repairs to everything that can stand."""
        terms = self.game.terms
        most = self.most_rent()
        for card in self.by_code.values():
            most = max(most, card.house * terms.apartments + card.hotel * terms.hotels)
        return most
