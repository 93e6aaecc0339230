"""The course of a game of Knockout: slides and what they bring, jail, the steps that end a round, the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import decisions, menus, physics
from .aiming import Aim, shaken
from .area import space_under
from .board import NOWHERE, Space
from .data import BAIL, POT, SECOND_CHANCE
from .events import (
    Collected,
    Doubled,
    GotBonus,
    Knocked,
    LeftOff,
    NoStart,
    PaidBail,
    PaidTax,
    ParkingLeft,
    ParkingRefilled,
    RodeRailroad,
    RoundBegan,
    Slid,
    StayedInJail,
    StepBegan,
    StoodStill,
    TookFromChance,
    TookParking,
    TookSecondChance,
    Won,
)
from .physics import Place
from .scoring import BONUS, CHANCE, HOUSE, JAIL, LEFT, PARKING, PROPERTY, RAILROADS, TAXES, Step
from .state import HOME, IN_JAIL, OFF, TOKENS_EACH, name_space

if TYPE_CHECKING:
    from .state import Knockout

IN_TURN: Final = "turn"
OUT_OF_JAIL: Final = "jail"
OFF_CHANCE: Final = "chance"
SECOND: Final = "second"
"""The reasons for sliding a token."""

BACK: Final = "back"


def begin_round(game: Knockout) -> None:
    """Tell everybody that a round begins."""
    if game.events is not None:
        game.events.append(RoundBegan(game.round, game.teams, game.seats_in_order(), game.pot, game.teams_in_order()))


def token_to_slide(game: Knockout) -> int:
    """Return the token whose first slide is next: one at a time in turn order (KO-10)."""
    return TOKENS_EACH * game.order[game.slid % game.teams] + game.slid // game.teams


def slide(game: Knockout, seat: int, aim: Aim) -> None:
    """Slide the token that is to be slid, and deal with what came of it (KO-10 … KO-15)."""
    top = game.top()
    token, why = (top.which, top.why) if isinstance(top, decisions.Reslide) else (token_to_slide(game), IN_TURN)
    done = shaken(aim, game.dice, game.agreed.tremor)
    result = physics.slide(game.places, token, done, game.events is not None)
    if not result.has_passed:
        if game.events is not None:
            game.events.append(_tell_slide(game, seat, token, why, aim, done, BACK, result))
        return
    before = game.on
    jailed = _come_to_rest(game, result)
    if game.events is not None:
        game.events.append(_tell_slide(game, seat, token, why, aim, done, end_of(game.on[token]), result))
        _tell_knocks(game, seat, token, before, result)
    _count_slide(game, token // TOKENS_EACH)
    if why == IN_TURN:
        game.slid += 1
    else:
        game.pop()
    if game.on[token] == OFF and not result.has_touched and why != SECOND and may_try_again(game, token):
        game.push(decisions.SecondChance(token))
    elif jailed:
        game.push(decisions.Jail(in_turn_order(game, jailed)))


def _come_to_rest(game: Knockout, result: physics.Slide) -> list[int]:
    """Put all tokens where they lie now, those on Go to Jail on the In Jail card, and list these (KO-11 … KO-13)."""
    on = game.on[:]
    places = result.places
    jailed: list[int] = []
    for token in result.moved:
        place = places[token]
        on[token] = OFF if place is None else space_under(place.x, place.y)
        if on[token] == JAIL:
            on[token] = IN_JAIL
            places[token] = None
            jailed.append(token)
    game.on = on
    game.places = places
    return jailed


def _count_slide(game: Knockout, team: int) -> None:
    """Count a slide, so that the mate makes the next one (KO-1)."""
    game.slides = game.slides[:]
    game.slides[team] += 1


def in_turn_order(game: Knockout, tokens: list[int]) -> tuple[int, ...]:
    """Sort tokens by their owners' places in the turn order, then by number."""
    return tuple(
        [
            token
            for team in game.order
            for token in range(TOKENS_EACH * team, TOKENS_EACH * team + TOKENS_EACH)
            if token in tokens
        ]
    )


def end_of(on: int) -> str:
    """Name how a token came to rest, for events."""
    if on >= 0:
        return "space"
    if on == NOWHERE:
        return "short"
    return "off" if on == OFF else "jail"


def _resting_on(on: int) -> str:
    return name_space(JAIL if on == IN_JAIL else on)


def _tell_slide(
    game: Knockout, seat: int, token: int, why: str, aim: Aim, done: Aim, end: str, result: physics.Slide
) -> Slid:
    rests: list[list[object]] = []
    for moved in result.moved:
        place = result.places[moved]
        if place is not None and end != BACK:
            rests.append([moved, place.x, place.y])
    legs: list[list[object]] = [[leg.token, leg.time, leg.x, leg.y, leg.vx, leg.vy] for leg in result.legs]
    falls: list[list[object]] = [[fall.token, fall.time, fall.x, fall.y] for fall in result.fallen]
    return Slid(
        seat,
        token // TOKENS_EACH,
        token,
        why,
        (aim.x, aim.y, aim.angle, aim.speed),
        (done.x, done.y, done.angle, done.speed),
        end,
        "none" if end == BACK else _resting_on(game.on[token]),
        result.seconds,
        tuple(rests),
        tuple(legs),
        tuple(falls),
    )


def _tell_knocks(game: Knockout, seat: int, slid: int, before: list[int], result: physics.Slide) -> None:
    assert game.events is not None
    for token in result.moved:
        if token != slid:
            team = token // TOKENS_EACH
            now = game.on[token]
            game.events.append(
                Knocked(seat, game.mates[team], team, token, name_space(before[token]), _resting_on(now), end_of(now))
            )


def give_up_start(game: Knockout, token: int) -> None:
    """Take a token out of the round if there is nowhere to slide it from (KO-10)."""
    game.put(token, OFF, None)
    if game.events is not None:
        team = token // TOKENS_EACH
        game.events.append(NoStart(game.mates[team], team, token))


def has_start(game: Knockout, token: int) -> bool:
    """Whether there is room behind GO for a token (KO-10)."""
    return menus.find_start(game, token) >= 0


def can_pay(game: Knockout, token: int) -> bool:
    """Whether the owner of a token has the cash for its bail (KO-12)."""
    return game.cash[token // TOKENS_EACH] >= BAIL


def _pay_to_parking(game: Knockout, team: int, amount: int) -> None:
    if amount:
        game.earn(team, -amount)
        game.pot += amount


def _jailed(game: Knockout) -> tuple[int, ...]:
    top = game.top()
    assert isinstance(top, decisions.Jail)
    return top.tokens


def pay_bail(game: Knockout, seat: int) -> None:
    """Let the token be slid again at once; the others in jail wait (KO-12)."""
    tokens = _jailed(game)
    token = tokens[0]
    team = token // TOKENS_EACH
    _pay_to_parking(game, team, BAIL)
    game.put(token, HOME, None)
    if game.events is not None:
        game.events.append(PaidBail(seat, team, token, BAIL))
    leave_jail_to_next(game, tokens)
    game.push(decisions.Reslide(token, OUT_OF_JAIL))


def stay_in_jail(game: Knockout, seat: int) -> None:
    """Leave the token where it is (KO-12)."""
    tokens = _jailed(game)
    if game.events is not None:
        game.events.append(StayedInJail(seat, tokens[0] // TOKENS_EACH, tokens[0]))
    leave_jail_to_next(game, tokens)


def leave_jail_to_next(game: Knockout, tokens: tuple[int, ...]) -> None:
    """Have the other tokens that the same slide jailed decided next, if there are any."""
    if len(tokens) > 1:
        game.replace(decisions.Jail(tokens[1:]))
    else:
        game.pop()


def second_chance_price(game: Knockout) -> int:
    """Return what a second chance costs (KO-40)."""
    return SECOND_CHANCE if game.agreed.is_second_chance_paid else 0


def may_try_again(game: Knockout, token: int) -> bool:
    """Whether the owner of a token that slid off has a second chance, and the cash for it (KO-40)."""
    return game.agreed.has_second_chance and game.cash[token // TOKENS_EACH] >= second_chance_price(game)


def _slid_off(game: Knockout) -> int:
    top = game.top()
    assert isinstance(top, decisions.SecondChance)
    return top.token


def take_second_chance(game: Knockout, seat: int) -> None:
    """Take the token back and slide it again, for the price set by the option (KO-40)."""
    token = _slid_off(game)
    team = token // TOKENS_EACH
    amount = second_chance_price(game)
    _pay_to_parking(game, team, amount)
    game.put(token, HOME, None)
    if game.events is not None:
        game.events.append(TookSecondChance(seat, team, token, amount))
    game.replace(decisions.Reslide(token, SECOND))


def leave_off(game: Knockout, seat: int) -> None:
    """Leave the token off the board (KO-40)."""
    token = _slid_off(game)
    if game.events is not None:
        game.events.append(LeftOff(seat, token // TOKENS_EACH, token))
    game.pop()


def begin_step(game: Knockout, number: int) -> None:
    """Tell everybody that a step of the end of the round begins."""
    if game.events is not None:
        game.events.append(StepBegan(number))


def waiting_on_chance(game: Knockout, team: int, slid: int) -> list[int]:
    """List a team's tokens on Chance that have not had their Chance slide; `slid` is the set of those that have."""
    first = TOKENS_EACH * team
    return [token for token in range(first, first + TOKENS_EACH) if game.on[token] == CHANCE and not slid >> token & 1]


def take_from_chance(game: Knockout, token: int) -> None:
    """Take a token from Chance to GO, to be slid again (KO-20)."""
    top = game.top()
    assert isinstance(top, decisions.Chance)
    game.put(token, HOME, None)
    if game.events is not None:
        team = token // TOKENS_EACH
        game.events.append(TookFromChance(game.mates[team], team, token))
    game.replace(decisions.Chance(top.place, top.slid | 1 << token))
    game.push(decisions.Reslide(token, OFF_CHANCE))


def waiting_on_railroad(game: Knockout, team: int, stood: int) -> int:
    """Return a team's next token on a railroad that was not left standing; -1 if there is none (KO-21)."""
    first = TOKENS_EACH * team
    for token in range(first, first + TOKENS_EACH):
        if game.on[token] in RAILROADS and not stood >> token & 1:
            return token
    return -1


def _rider(game: Knockout) -> int:
    top = game.top()
    assert isinstance(top, decisions.Railroad)
    return top.token(game)


def ride_railroad(game: Knockout, seat: int, space: Space) -> None:
    """Move the token to a property (KO-21)."""
    token = _rider(game)
    before = game.on[token]
    place: Place = menus.find_room(game, token, space)
    game.put(token, space.index, place)
    if game.events is not None:
        team = token // TOKENS_EACH
        game.events.append(RodeRailroad(seat, team, token, name_space(before), space.code, place.x, place.y))


def stand_still(game: Knockout, seat: int) -> None:
    """Leave the token on its railroad (KO-21)."""
    token = _rider(game)
    top = game.top()
    assert isinstance(top, decisions.Railroad)
    if game.events is not None:
        game.events.append(StoodStill(seat, token // TOKENS_EACH, token, name_space(game.on[token])))
    game.replace(decisions.Railroad(top.place, top.stood | 1 << token))


def double(game: Knockout, space: Space) -> None:
    """Note which property the House doubles; the scoring goes on from there (KO-24)."""
    top = game.top()
    assert isinstance(top, decisions.Scoring)
    doubled = list(top.doubled)
    doubled[top.asked] = space.index
    game.replace(decisions.Scoring(tuple(doubled), top.told, top.pot))


def book(game: Knockout, step: Step) -> None:
    """Pay out, or collect, what one step of the scoring says (KO-22 … KO-26)."""
    kind, team, amount = step.kind, step.team, step.amount
    if kind == TAXES:
        _pay_to_parking(game, team, amount)
    elif kind != LEFT:
        game.earn(team, amount)
        if kind == PARKING:
            game.pot -= amount
    if game.events is not None:
        _tell_step(game, step)


def _tell_step(game: Knockout, step: Step) -> None:
    assert game.events is not None
    kind, team, amount = step.kind, step.team, step.amount
    if kind == LEFT:
        game.events.append(ParkingLeft(amount))
        return
    seats = game.mates[team]
    if kind == TAXES:
        game.events.append(PaidTax(seats, team, step.count, amount))
    elif kind == PARKING:
        game.events.append(TookParking(seats, team, step.count, amount))
    elif kind == BONUS:
        assert step.group is not None
        game.events.append(GotBonus(seats, team, step.group.name, amount))
    else:
        assert step.space is not None
        code = step.space.code
        if kind == PROPERTY:
            game.events.append(Collected(seats, team, code, amount))
        elif kind == HOUSE:
            game.events.append(Doubled(seats, team, code, amount))


def end_round(game: Knockout) -> None:
    """Begin the next round, or end the game after as many as there are teams (KO-4, KO-30 … KO-32)."""
    if game.round == game.teams:
        _end_game(game)
        return
    game.round += 1
    game.slid = 0
    game.take_all_home()
    if game.pot == 0:
        game.pot = POT
        if game.events is not None:
            game.events.append(ParkingRefilled(POT))
    game.order = (*game.order[1:], game.order[0])
    game.replace(decisions.SLIDES)
    begin_round(game)


def _end_game(game: Knockout) -> None:
    """Let the players with the most cash win (KO-4)."""
    most = max(game.cash)
    winners = tuple([seat for seat in range(game.seats) if game.cash[seat % game.teams] == most])
    if game.events is not None:
        sides = [list(game.mates[team]) for team in range(game.teams) if game.cash[team] == most]
        game.events.append(Won(winners, most, tuple(sides)))
    game.finish(winners)
