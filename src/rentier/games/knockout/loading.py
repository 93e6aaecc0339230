"""Reads positions of Knockout, set up by hand or saved, and refuses those that cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.errors import BadInput, shown
from rentier.core.game import BASE_FIELDS
from rentier.core.reading import Fields

from . import decisions, rules
from .area import space_under
from .board import BOARD, NOWHERE
from .data import UNIT
from .physics import Place, is_on_board, place_at, too_close
from .scoring import JAIL, RAILROADS, score_round
from .state import ABSENT, HOME, IN_JAIL, OFF, TOKENS_EACH

if TYPE_CHECKING:
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
MOST_CASH: Final = 1_000_000_000
MOST_SLIDES: Final = 1_000_000_000
FARTHEST: Final = 10_000
STEPS: Final = ("slides", "chance", "railroad", "scoring")
WHYS: Final = (rules.OUT_OF_JAIL, rules.OFF_CHANCE, rules.SECOND)
KINDS: Final = "slides, reslide, jail, second-chance, chance, railroad, scoring"


def load(game: Knockout, position: Fields) -> None:
    """Fills a game with what a position says."""
    position.only(FIELDS)
    teams = game.teams
    game.round = position.number("round", 1, teams)
    game.slid = position.number("slid", 0, TOKENS_EACH * teams)
    game.order = tuple(position.numbers("order", 0, teams - 1))
    game.pot = position.number("pot", 0, MOST_CASH)
    game.cash = position.numbers("cash", 0, MOST_CASH)
    game.slides = position.numbers("slides", 0, MOST_SLIDES)
    if sorted(game.order) != list(range(teams)):
        raise position.fault("order", f"0…{teams - 1}")
    for name, values in (("cash", game.cash), ("slides", game.slides)):
        if len(values) != teams:
            raise position.fault(name, str(teams))
    for amount in [*game.cash, game.pot]:
        if amount % UNIT:
            raise BadInput("knockout-odd-cash", {"given": amount, "unit": UNIT}, "KO-26")
    _read_tokens(game, position)
    if position.flag("over"):
        _check_winners(game, position)
        return
    for fields in position.inners("stack"):
        _read_decision(game, fields)
    _check_stack(game, position)
    _check_home(game)


def _read_tokens(game: Knockout, position: Fields) -> None:
    """Reads where each token lies: a word, a place, or the code of a space, in whose middle it then lies."""
    game.take_all_home()
    given = position.entries("tokens")
    if len(given) != game.teams:
        raise position.fault("tokens", str(game.teams))
    words = {word: on for on, word in ABSENT.items()}
    token = 0
    for own in given:
        if not isinstance(own, list) or len(own) != TOKENS_EACH:
            raise position.fault("tokens", f"{TOKENS_EACH} × {game.teams}")
        for entry in own:
            if isinstance(entry, str) and entry in words:
                game.put(token, words[entry], None)
            else:
                place = _read_place(entry, position)
                game.put(token, space_under(place.x, place.y), place)
            token += 1
    for token, on in enumerate(game.on):
        if on == JAIL:
            raise BadInput("knockout-place", {"given": shown(game.lies(token))}, "KO-12")
    pair = too_close(game.places)
    if pair is not None:
        details: dict[str, object] = {"first": shown(game.lies(pair[0])), "second": shown(game.lies(pair[1]))}
        raise BadInput("knockout-overlap", details, "KO-10")


def _read_place(entry: object, position: Fields) -> Place:
    if isinstance(entry, str):
        space = BOARD.by_code.get(entry)
        if space is None:
            raise position.fault("tokens", "home, jail, off, [x, y], mediterranean …")
        x, y = space.centre
        return place_at(x, y)
    if not isinstance(entry, list) or len(entry) != 2:
        raise position.fault("tokens", "home, jail, off, [x, y], mediterranean …")
    found: list[float] = []
    for number in entry:
        # Neither a truth value nor a number that is none is a place.
        if isinstance(number, bool) or not isinstance(number, int | float) or not 0 <= number <= FARTHEST:
            raise BadInput("knockout-place", {"given": shown(entry)}, "KO-11")
        found.append(float(number))
    place = place_at(found[0], found[1])
    if not is_on_board(place.x, place.y):
        raise BadInput("knockout-place", {"given": shown(entry)}, "KO-11")
    return place


def _check_winners(game: Knockout, position: Fields) -> None:
    most = max(game.cash)
    best = [seat for seat in range(game.seats) if game.scores[seat] == most]
    if position.numbers("winners", 0, game.seats - 1) != best or game.round != game.teams:
        raise position.fault("winners", str(best))


def _read_decision(game: Knockout, fields: Fields) -> None:
    """Puts one pending decision on the stack, checking what it speaks of."""
    kind = fields.text("kind")
    last = TOKENS_EACH * game.teams - 1
    if kind == "slides":
        fields.only(("kind",))
        game.push(decisions.SLIDES)
    elif kind == "reslide":
        fields.only(("kind", "token", "why"))
        game.push(decisions.Reslide(fields.number("token", 0, last), fields.text("why")))
    elif kind == "jail":
        fields.only(("kind", "tokens"))
        game.push(decisions.Jail(tuple(fields.numbers("tokens", 0, last))))
    elif kind == "second-chance":
        fields.only(("kind", "token"))
        game.push(decisions.SecondChance(fields.number("token", 0, last)))
    elif kind == "chance":
        fields.only(("kind", "place_in_order", "slid"))
        game.push(decisions.Chance(fields.number("place_in_order", 0, game.teams - 1), _read_set(game, fields, "slid")))
    elif kind == "railroad":
        fields.only(("kind", "place_in_order", "stood"))
        stood = _read_set(game, fields, "stood")
        game.push(decisions.Railroad(fields.number("place_in_order", 0, game.teams - 1), stood))
    elif kind == "scoring":
        _read_scoring(game, fields)
    else:
        raise fields.fault("kind", KINDS)


def _read_set(game: Knockout, fields: Fields, name: str) -> int:
    """Reads a set of tokens whose owners have had their turn in this step, or have it."""
    found = 0
    reached = game.order[: fields.number("place_in_order", 0, game.teams - 1) + 1]
    for token in fields.numbers(name, 0, TOKENS_EACH * game.teams - 1):
        if token // TOKENS_EACH not in reached or found >> token & 1:
            raise fields.fault(name, str(list(reached)))
        if name == "stood" and game.on[token] not in RAILROADS:
            raise fields.fault(name, "railroad")
        found |= 1 << token
    return found


def _read_scoring(game: Knockout, fields: Fields) -> None:
    """Scores as far as the choices go, and refuses what does not fit it."""
    fields.only(("kind", "doubled", "told", "before"))
    doubled: list[int] = []
    for code in fields.texts("doubled"):
        if code and code not in BOARD.by_code:
            raise fields.fault("doubled", "mediterranean …")
        doubled.append(BOARD.by_code[code].index if code else NOWHERE)
    if len(doubled) != game.teams:
        raise fields.fault("doubled", str(game.teams))
    before = fields.number("before", 0, MOST_CASH)
    tokens = tuple([game.spaces_of(team) for team in range(game.teams)])
    score = score_round(game.order, tokens, tuple(doubled), before)
    if score.is_complete or score.pot != game.pot:
        raise fields.fault("before", str(game.pot))
    told = fields.number("told", len(score.steps), len(score.steps))
    game.push(decisions.Scoring(tuple(doubled), told, before, score.asked, score.choices))


def _check_stack(game: Knockout, position: Fields) -> None:
    """Refuses a stack that the rules cannot have built: a step, then tokens in jail, then what one of them does."""
    kinds = [decision.kind for decision in game.stack]
    above = kinds[1:]
    fine = kinds[:1] != [] and kinds[0] in STEPS and (not above or kinds[0] in ("slides", "chance"))
    fine = fine and all(kind == "jail" for kind in above[:-1])
    if not fine or (above and above[-1] not in ("jail", "reslide", "second-chance")):
        raise position.fault("stack", KINDS)
    if kinds[0] != "slides" and game.slid != TOKENS_EACH * game.teams:
        raise position.fault("slid", str(TOKENS_EACH * game.teams))
    jailed: list[int] = []
    for decision in game.stack[1:]:
        if isinstance(decision, decisions.Jail):
            if not decision.tokens or decision.tokens != rules.in_turn_order(game, list(decision.tokens)):
                raise position.fault("stack", "jail")
            jailed.extend(decision.tokens)
    if len(set(jailed)) != len(jailed) or not all(game.on[token] == IN_JAIL for token in jailed):
        raise position.fault("stack", "jail")
    _check_top(game, position)


def _check_top(game: Knockout, position: Fields) -> None:
    """Refuses a re-slide or a second chance that the rules or the options do not give."""
    top = game.top()
    if isinstance(top, decisions.Reslide):
        bottom = game.stack[0]
        fine = top.why in WHYS and game.on[top.which] == HOME
        if top.why == rules.OFF_CHANCE:
            fine = fine and isinstance(bottom, decisions.Chance) and bottom.slid >> top.which & 1 == 1
        if not fine or (top.why == rules.SECOND and not game.rule.has_second_chance):
            raise position.fault("stack", "reslide")
    elif isinstance(top, decisions.SecondChance) and (
        game.on[top.token] != OFF or not rules.may_try_again(game, top.token)
    ):
        raise position.fault("stack", "second-chance")


def _check_home(game: Knockout) -> None:
    """Refuses tokens at home that should have been slid, and slid ones that should be at home (KO-10)."""
    top = game.top()
    again = top.which if isinstance(top, decisions.Reslide) else -1
    for place, team in enumerate(game.order):
        done = max(0, (game.slid - place + game.teams - 1) // game.teams)
        for number in range(TOKENS_EACH):
            token = TOKENS_EACH * team + number
            is_home = game.on[token] == HOME
            if token != again and is_home != (number >= done):
                raise BadInput("knockout-tokens", {"slid": game.slid}, "KO-10")
