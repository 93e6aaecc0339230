"""Reading positions of Knockout, whether set up by hand or saved, and refusing impossible ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import BadInput, shown
from rentier.core.game import BASE_FIELDS
from rentier.core.reading import Fields

from . import decisions, rules
from .area import space_under
from .board import BOARD, NOWHERE
from .data import POT, UNIT
from .physics import Place, is_on_board, place_at, too_close
from .scoring import JAIL, RAILROADS, score_round
from .state import ABSENT, HOME, IN_JAIL, MOST_TEAMS, OFF, TOKENS_EACH

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision

    from .state import Knockout

FIELDS: Final = (
    *BASE_FIELDS,
    "round",
    "slid",
    "order",
    "pot",
    "cash",
    "slides",
    "tokens",
)
MOST_SLIDES: Final = 100_000
"""More slides than all rounds together can have."""
STEPS: Final = ("slides", "chance", "railroad", "scoring")
WHYS: Final = (rules.OUT_OF_JAIL, rules.OFF_CHANCE, rules.SECOND)

_VALUES: Final = [space.value for space in BOARD.properties]
_BONUSES: Final = [group.bonus for group in BOARD.groups]
MOST_A_ROUND: Final = sum(_VALUES) + sum(_BONUSES) + MOST_TEAMS * max(_VALUES) + POT
"""The most that the bank can pay in a round: all properties and bonuses, a House per team, and new cash for parking."""


def load(game: Knockout, position: Fields) -> None:
    """Fill a game with what a position describes."""
    position.only(FIELDS)
    teams = game.teams
    is_over = position.flag("over")
    position.choice("ending", ("",))
    slides = TOKENS_EACH * teams
    game.round = position.number("round", teams if is_over else 1, teams)
    game.slid = position.number("slid", slides if is_over else 0, slides)
    game.order = tuple(position.seats("order", range(teams)))
    if len(game.order) != teams:
        raise position.refuse("order", "field-length", {"length": teams}, "KO-3")
    # The cash grows once more in the scoring of the last round; before that, this is how much there can be.
    most = POT + (game.round + 1 if is_over else game.round) * MOST_A_ROUND
    bound = most if is_over else most + MOST_A_ROUND
    game.pot = position.amount("pot", 0, bound, UNIT)
    game.cash = position.numbers("cash", 0, bound, teams)
    for i, amount in enumerate(game.cash):
        if amount % UNIT:
            raise position.refuse(f"cash[{i}]", "field-multiple", {"unit": UNIT}, "KO-26")
    game.slides = position.numbers("slides", 0, MOST_SLIDES, teams)
    _read_tokens(game, position)
    paid = 0
    if is_over:
        _check_winners(game, position)
    else:
        reader = PendingReader(game, position)
        reader.read()
        paid = reader.paid
    _check_home(game, position)
    if sum(game.cash) + game.pot - paid > most:
        details: dict[str, object] = {"total": sum(game.cash) + game.pot, "most": most + paid}
        raise position.refuse("cash", "knockout-position-money", details, "KO-22")


def _read_tokens(game: Knockout, position: Fields) -> None:
    """Read where each token lies: a word, a place, or the code of a space, in the middle of which it then lies."""
    game.take_all_home()
    words = {word: on for on, word in ABSENT.items()}
    token = 0
    for team, own in enumerate(position.entries("tokens", game.teams)):
        if not isinstance(own, list) or len(own) != TOKENS_EACH:
            raise position.refuse(f"tokens[{team}]", "field-length", {"length": TOKENS_EACH}, "KO-2")
        for number, entry in enumerate(own):
            if isinstance(entry, str) and entry in words:
                game.put(token, words[entry], None)
            else:
                place = _read_place(entry, position, f"tokens[{team}][{number}]")
                game.put(token, space_under(place.x, place.y), place)
                if game.on[token] == JAIL:
                    raise _no_place(position, f"tokens[{team}][{number}]", entry, "KO-12")
            token += 1
    pair = too_close(game.places)
    if pair is not None:
        first, second = _path_of(pair[0]), _path_of(pair[1])
        details: dict[str, object] = {"value": shown(game.lies(pair[1])), "other_path": first}
        raise position.refuse(second, "knockout-overlap", details, "KO-10")


def _path_of(token: int) -> str:
    return f"tokens[{token // TOKENS_EACH}][{token % TOKENS_EACH}]"


def _read_place(entry: object, position: Fields, path: str) -> Place:
    if isinstance(entry, str) and entry in BOARD.by_code:
        x, y = BOARD.by_code[entry].centre
        return place_at(x, y)
    if not isinstance(entry, list) or len(entry) != 2:
        raise position.refuse(path, "knockout-token-entry")
    found: list[float] = []
    for number in entry:
        # Neither a truth value nor NaN is a place.
        if isinstance(number, bool) or not isinstance(number, int | float) or not 0 <= number <= BOARD.length:
            raise _no_place(position, path, entry, "KO-11")
        found.append(float(number))
    place = place_at(found[0], found[1])
    if not is_on_board(place.x, place.y):
        raise _no_place(position, path, entry, "KO-11")
    return place


def _no_place(position: Fields, path: str, entry: object, rule: str) -> BadInput:
    details: dict[str, object] = {"value": shown(entry), "width": BOARD.width, "length": BOARD.length}
    return position.refuse(path, "knockout-place", details, rule)


def _check_winners(game: Knockout, position: Fields) -> None:
    most = max(game.cash)
    best = [seat for seat in range(game.seats) if game.scores[seat] == most]
    if position.numbers("winners", 0, game.seats - 1) != best:
        raise position.refuse("winners", "field-exactly", {"wanted": str(best)}, "KO-4")


@final
class PendingReader:
    """A reader of what is pending: a step of the round, then tokens in jail, then what one of them does."""

    def __init__(self, game: Knockout, position: Fields) -> None:
        self.game: Final = game
        self.position: Final = position
        self.jailed: Final[list[int]] = []
        """The tokens in jail that something pending is about."""
        self.paid = 0
        """What the current scoring has paid out."""

    def read(self) -> None:
        """Put everything that is pending on the stack, from the bottom up."""
        game, position = self.game, self.position
        pending = position.inners("stack")
        kinds = [fields.choice("kind", game.edition.kinds) for fields in pending]
        above = kinds[1:]
        fine = kinds[0] in STEPS and (not above or kinds[0] in ("slides", "chance"))
        for i, kind in enumerate(above):
            fine = fine and (kind == "jail" or (i == len(above) - 1 and kind in ("reslide", "second-chance")))
        if not fine:
            raise position.refuse("stack", "knockout-position-stack")
        if kinds[0] != "slides":
            position.exactly("slid", TOKENS_EACH * game.teams)
        for fields in pending:
            game.push(game.edition.load_decision(self, fields))

    def read_jail(self, fields: Fields) -> AnyDecision:
        """Read tokens in jail whose owners are asked one after the other, in turn order."""
        found = fields.seats("tokens", range(TOKENS_EACH * self.game.teams))
        for i, token in enumerate(found):
            if self.game.on[token] != IN_JAIL or token in self.jailed:
                raise fields.refuse(f"tokens[{i}]", "knockout-position-jail", {}, "KO-12")
        order = list(rules.in_turn_order(self.game, found))
        if not found or found != order:
            raise fields.refuse("tokens", "knockout-position-jail-order", {"wanted": str(order)}, "KO-12")
        self.jailed.extend(found)
        return decisions.Jail(tuple(found))

    def read_second_chance(self, fields: Fields) -> AnyDecision:
        """Read a token that slid off the board and may be slid again."""
        token = fields.number("token", 0, TOKENS_EACH * self.game.teams - 1)
        if self.game.on[token] != OFF or not rules.may_try_again(self.game, token):
            raise fields.refuse("token", "knockout-position-second", {}, "KO-40")
        return decisions.SecondChance(token)

    def read_reslide(self, fields: Fields) -> AnyDecision:
        """Read which token is slid again; it must be at home for that, and the reason must be a possible one."""
        game = self.game
        token = fields.number("token", 0, TOKENS_EACH * game.teams - 1)
        why = fields.choice("why", WHYS)
        if game.on[token] != HOME:
            raise fields.refuse("token", "knockout-position-reslide", {}, "KO-10")
        fine = game.agreed.has_second_chance if why == rules.SECOND else True
        if why == rules.OFF_CHANCE:
            bottom = game.top()
            fine = False
            if isinstance(bottom, decisions.Chance):
                fine = bottom.slid >> token & 1 == 1 and game.order[bottom.place] == token // TOKENS_EACH
        if not fine:
            raise fields.refuse("why", "knockout-position-why", {}, "KO-40" if why == rules.SECOND else "KO-20")
        return decisions.Reslide(token, why)

    def read_place(self, fields: Fields) -> int:
        """Read whose turn it is in a step, as a place in the turn order."""
        return fields.number("place_in_order", 0, self.game.teams - 1)

    def read_tokens(self, fields: Fields, name: str) -> int:
        """Read a set of tokens whose owners have had their turn in this step, or are having it."""
        game = self.game
        reached = game.order[: self.read_place(fields) + 1]
        allowed = [token for token in range(TOKENS_EACH * game.teams) if token // TOKENS_EACH in reached]
        if name == "stood":
            allowed = [token for token in allowed if game.on[token] in RAILROADS]
        found = 0
        for token in fields.numbers(name, 0, TOKENS_EACH * game.teams - 1):
            if token not in allowed or found >> token & 1:
                details: dict[str, object] = {"allowed": [str(it) for it in allowed]}
                raise fields.refuse(name, "knockout-position-set", details, "KO-21" if name == "stood" else "KO-20")
            found |= 1 << token
        return found

    def read_scoring(self, fields: Fields) -> AnyDecision:
        """Score as far as the choices go, and refuse what does not match."""
        game = self.game
        chosen: list[int] = []
        for i, code in enumerate(fields.texts("doubled", game.teams)):
            if code and code not in BOARD.by_code:
                raise fields.refuse(f"doubled[{i}]", "field-code", {"kind": "space"})
            chosen.append(BOARD.by_code[code].index if code else NOWHERE)
        before = fields.amount("before", 0, game.pot, UNIT)
        tokens = tuple([game.spaces_of(team) for team in range(game.teams)])
        doubled = [NOWHERE] * game.teams
        score = score_round(game.order, tokens, tuple(doubled), before)
        while not score.is_complete and chosen[score.asked] != NOWHERE:
            team = score.asked
            if chosen[team] not in [space.index for space in score.choices]:
                break
            doubled[team] = chosen[team]
            score = score_round(game.order, tokens, tuple(doubled), before)
        for team in range(game.teams):
            if chosen[team] != doubled[team]:
                raise fields.refuse(f"doubled[{team}]", "knockout-position-doubled", {}, "KO-24")
        if score.is_complete:
            raise fields.refuse("kind", "knockout-position-scored", {}, "KO-24")
        if score.pot != game.pot:
            raise fields.refuse("before", "field-exactly", {"wanted": before + game.pot - score.pot}, "KO-25")
        told = fields.exactly("told", len(score.steps))
        for team, gain in enumerate(score.gains):
            if game.cash[team] < gain:
                raise fields.refuse("told", "knockout-position-gains", {"number": team, "gain": gain}, "KO-22")
        self.paid = sum(score.gains) + score.pot - before
        return decisions.Scoring(tuple(doubled), told, before, score.asked, score.choices)


def _check_home(game: Knockout, position: Fields) -> None:
    """Refuse tokens at home that should have been slid, and slid tokens that should be at home (KO-10)."""
    top = game.stack[-1] if game.stack else None
    again = top.which if isinstance(top, decisions.Reslide) else -1
    for place, team in enumerate(game.order):
        done = max(0, (game.slid - place + game.teams - 1) // game.teams)
        for number in range(TOKENS_EACH):
            token = TOKENS_EACH * team + number
            # The token that is slid again is at home, although it was slid before.
            is_home = game.on[token] == HOME and token != again
            if is_home != (number >= done):
                raise position.refuse(_path_of(token), "knockout-tokens", {"slid": game.slid}, "KO-10")
