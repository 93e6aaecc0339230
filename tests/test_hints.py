"""Hints: the better action is found, the chances are honest, the reasons come from the futures, and nothing is known
that the seat does not know."""

from __future__ import annotations

import pytest

import rentier
from rentier.bots import make_bot, play_out
from rentier.bots.search import Budget, Sense
from rentier.core.actions import AnyAction
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.moments import Moment
from rentier.games.deal.state import Deal
from rentier.hints import Candidate, Hint, Reason, hinting, say_hint, spread
from rentier.hints.futures import ROUNDS, WON, Difference, Watched, compare_futures, happens, is_about, speaks_for
from rentier.hints.weighing import Weighed, sense_of
from rentier.text import Phrasebook, Teller

EDITIONS = ("banking", "deal", "millionaire", "crooked", "knockout")
BEFORE_PAYDAY = (
    "millionaire.1.ePkW4ZdptdbbaoQwEAbgd-m1Qszk5MPsRU7CUnpVKZTSd2-0rpnJmq1LFXNjlBmD0e__-"
    "ldIgJNCQrDOB-4VMDuoKBh3YhDOS6eU5kb10VnXyQAqdCI4oYMAJYy2EGGQHmwOCcCOCwl35r-_Xtu39MLHaakl-pj8SbDZfOQ9-"
    "9t7zXvqPe2311gtFSmzfELtR9rr8fOJQsYAKTSmnROn3dj667hZaOuPWjd8F3L8oJl9mp3YjR8WDg6LPnW7245L_ozeBEhygqHeEhwJu"
    "8JcKo11X3zOGaEQ_qZzkxPFpelnp-t-1jBeBEZwIo4rymL-ifgF0nWzUWhITrPsNENO89VpMNnpDkFtToEaMS2bdFCkH9mMwEW84UHBn"
    "KcydnekvRRjJR5J-0v25O1iN3m620VCL44QGFhq-2P5SYbIS0BRgtxB2xTgY9gv3z_hRn76"
)
"""An auction in Millionaire in which seat 1 has so much that its next payday makes the million."""


def midway(edition: str, seats: int = 2, seed: int = 3, decisions: int = 30) -> Game:
    """Return a game between steady players in which somebody has a candidate."""
    game = rentier.new(edition, seats, seed)
    bot = make_bot("steady", edition, seed)
    play_out(game, [bot] * seats, decisions)
    while len(game.actions(game.awaiting[0])) < 2:
        play_out(game, [bot] * seats, 1)
    return game


def teller(game: Game, seat: int, language: str = "en") -> Teller:
    return Teller(Phrasebook.load(language), game.edition.name, ["Ada", "Noor", "Tom"], seat, game.options.values)


def a_hint(game: Game, chances: list[tuple[AnyAction, float, float]], reasons: tuple[Reason, ...] = ()) -> Hint:
    return Hint(0, tuple(Candidate(action, chance, margin, 100) for action, chance, margin in chances), reasons)


def test_who_is_made_an_offer_is_told_what_to_say_to_it() -> None:
    game = rentier.new("banking", 3, 0)
    traders = [make_bot("trader", "banking", seat) for seat in range(3)]
    # Here three counter-offers come first.
    play_out(game, traders, 23)
    seat = game.awaiting[0]
    menu = game.actions(seat)
    assert [str(action) for action in menu] == ["decline", "accept"]
    hint = rentier.hint(game, seat, playouts=200)
    assert [candidate.action in menu for candidate in hint.candidates] == [False, True, True]
    assert {str(candidate.action) for candidate in hint.candidates[1:]} == {"decline", "accept"}


def test_what_was_given_up_early_is_told_as_it_compares_with_the_best() -> None:
    """It had a better chance in the few worlds where it was tried, but the best one had a better one still in these."""
    menu = rentier.new("deal", 2, 1).actions(0) or rentier.new("deal", 2, 1).actions(1)
    best, other = Weighed(menu[0]), Weighed(menu[1])
    best.values.extend([1.0] * 10 + [0.0] * 30)
    other.values.extend([1.0] * 8 + [0.0] * 2)
    assert other.chance > best.chance
    assert other.chance_beside(best) < best.chance_beside(best) == best.chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_gives_hints_and_the_same_ones_for_the_same_seed(edition: str) -> None:
    game = midway(edition, decisions=3 if edition == "knockout" else 30)
    seat = game.awaiting[0]
    before = game.position()
    hint = rentier.hint(game, seat, playouts=40)
    assert hint == rentier.hint(game, seat, playouts=40)
    assert game.position() == before
    assert 1 <= len(hint.candidates) <= 3
    for candidate in hint.candidates:
        assert 0.0 < candidate.chance < 1.0
        assert candidate.margin > 0.0
        game.copy().play(seat, candidate.action)
    for language in ("en", "fr"):
        told = say_hint(hint, game, teller(game, seat, language))
        assert len(told) >= len(hint.candidates)
        assert not [sentence for sentence in told if "hint-" in sentence or "$" in sentence]


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_that_look_the_same_get_the_same_hint(edition: str) -> None:
    game = midway(edition, seats=3, decisions=3 if edition == "knockout" else 30)
    seat = game.awaiting[0]
    hint = rentier.hint(game, seat, playouts=60)
    for seed in (1, 2):
        other = game.redeal(seat, seed)
        assert other.position() != game.position()
        assert rentier.hint(other, seat, playouts=60) == hint


def test_what_wins_at_once_is_the_best_and_nearly_certain() -> None:
    game = rentier.setup(
        "deal",
        seats=2,
        turn=0,
        sets={
            0: {
                "brown": ["baltic", "mediterranean"],
                "dark-blue": ["boardwalk", "park-place"],
                "utility": ["water-works"],
            }
        },
        hands={0: ["electric-company"]},
    )
    hint = rentier.hint(game, 0, playouts=120)
    assert str(hint.best).startswith("lay electric utility")
    assert hint.candidates[0].chance > 0.9
    assert not hint.is_close
    assert hint.reasons == ()


def test_a_seat_that_may_do_nothing_gets_a_sentence() -> None:
    game = midway("deal")
    idle = 1 - game.awaiting[0]
    with pytest.raises(BadInput, match="nothing to decide"):
        rentier.hint(game, idle, playouts=10)


@pytest.mark.parametrize("budget", [{"seconds": 0.0}, {"seconds": 1e9}, {"playouts": 0}, {"seconds": float("nan")}])
def test_a_budget_that_is_none_gets_a_sentence(budget: dict[str, float]) -> None:
    game = midway("deal")
    with pytest.raises(BadInput, match="seconds"):
        rentier.hint(game, game.awaiting[0], **budget)  # type: ignore[arg-type]


def test_time_is_kept() -> None:
    game = midway("deal")
    hint = rentier.hint(game, game.awaiting[0], seconds=0.05)
    assert hint.candidates[0].worlds >= 1


@pytest.mark.parametrize(
    ("chance", "margin", "shown"),
    [
        (0.617, 0.01, (61, 62, 63)),
        (0.617, 0.05, (57, 60, 67)),
        (0.617, 0.2, (42, 60, 82)),
        (0.98, 0.05, (93, 100, 100)),
    ],
)
def test_a_chance_is_never_more_exact_than_it_is_known(
    chance: float, margin: float, shown: tuple[int, int, int]
) -> None:
    game = midway("deal")
    action = game.actions(game.awaiting[0])[0]
    assert spread(Candidate(action, chance, margin, 100)) == shown


def test_a_reason_says_how_often_after_each_of_the_two() -> None:
    game = rentier.setup("deal", seats=3, turn=0, hands={0: ["1m", "2m"]})
    bank, end = game.actions(0)[1], game.actions(0)[0]
    stolen = Moment("deal-moment-stole-set", 1, {"seat": 1, "target": 0, "colour": "green", "buildings": 0}, 25)
    hint = a_hint(game, [(bank, 0.62, 0.01), (end, 0.4, 0.01)], (Reason(stolen, 0.12, 0.41),))
    told = say_hint(hint, game, teller(game, 0))
    assert told[0].startswith("Best: ")
    assert "about 62%" in told[0]
    assert told[-1].startswith("Noor steals your green set. This happens in about 1 of 10 imagined games after")
    assert "4 of 10 games after" in told[-1]


@pytest.mark.parametrize(
    ("seat", "after", "is_loss", "is_mutual", "is_reason"),
    [
        (0, 0.8, False, False, True),
        (0, 0.1, False, False, False),
        (1, 0.8, False, False, False),
        (1, 0.1, False, False, True),
        (0, 0.1, True, False, True),
        (1, 0.8, True, False, True),
        (0, 0.8, True, False, False),
        (0, 0.8, False, True, False),
    ],
)
def test_only_what_speaks_for_an_action_is_a_reason_for_it(
    seat: int, after: float, is_loss: bool, is_mutual: bool, is_reason: bool
) -> None:
    """Seat 0 is told: good things of its own more often, those of others less often, and losses the other way round.

    A deal is no reason: whether it was good is what nobody knows.
    """
    moment = Moment("x", seat, {}, 1, is_loss=is_loss, is_mutual=is_mutual)
    assert speaks_for(Difference(moment, after, 0.5), 0) == is_reason


def test_between_two_that_are_equally_good_no_reason_is_given() -> None:
    game = rentier.setup("deal", seats=3, turn=0, hands={0: ["1m", "2m"]})
    bank, end = game.actions(0)[1], game.actions(0)[0]
    stolen = Moment("deal-moment-stole-set", 1, {"seat": 1, "target": 0, "colour": "green", "buildings": 0}, 25)
    hint = a_hint(game, [(bank, 0.62, 0.01), (end, 0.615, 0.01)], (Reason(stolen, 0.12, 0.41),))
    assert say_hint(hint, game, teller(game, 0))[-1] == "The first two are about equally good."


@pytest.mark.parametrize(("chance", "is_said"), [(0.62, True), (0.405, False), (0.96, False)])
def test_what_is_better_without_a_reason_pays_later(chance: float, is_said: bool) -> None:
    """Not if the two are about equal, nor if the first one wins at once."""
    game = rentier.setup("deal", seats=3, turn=0, hands={0: ["1m", "2m"]})
    hint = a_hint(game, [(game.actions(0)[1], chance, 0.01), (game.actions(0)[0], 0.4, 0.01)], ())
    assert any("later in the game" in line for line in say_hint(hint, game, teller(game, 0))) == is_said


class Waiting(Sense):
    """Somebody in whose futures everybody ends the turn as soon as possible, and who counts what is asked for."""

    def __init__(self, eyes: Sense) -> None:
        super().__init__(0)
        self.eyes = eyes
        self.attempts = 0

    def usual(self, game: Game, seat: int) -> AnyAction:
        raise AssertionError("a future is played by replies")

    def reply(self, game: Game, seat: int) -> AnyAction:
        menu = {str(action): action for action in game.actions(seat)}
        return menu.get("end") or self.eyes.usual(game, seat)

    def imagine(self, game: Game, seat: int, seed: bytes) -> Game:
        return game.redeal(seat, seed)

    def attempt(self, world: Game, seat: int, action: AnyAction) -> None:
        self.attempts += 1
        world.apply(seat, action)


def test_a_future_is_played_by_quick_replies_of_hands_that_may_miss() -> None:
    game = rentier.setup("deal", seats=2, turn=0, hands={0: ["1m", "2m"]})
    sense = Waiting(sense_of("deal"))
    end = game.actions(0)[0]
    assert happens(sense, game, 0, end) == {}
    # Each of the turns is ended by an attempt.
    assert sense.attempts >= ROUNDS * game.seats


def test_slides_that_end_alike_are_told_once() -> None:
    game = midway("knockout", seats=4, decisions=2)
    seat = game.awaiting[0]
    hint = rentier.hint(game, seat, playouts=40)
    told = say_hint(hint, game, teller(game, seat))[: len(hint.candidates)]
    named = [line.partition(": ")[2].partition(" – ")[0] for line in told]
    assert len(named) > 1
    assert len(set(named)) == len(named)


class Careful(Waiting):
    """The same, but played with as much thought as at a table."""

    def usual(self, game: Game, seat: int) -> AnyAction:
        return super().reply(game, seat)

    def reply(self, game: Game, seat: int) -> AnyAction:
        raise AssertionError("whoever judges futures to their end has time for them")


def collecting() -> tuple[Game, tuple[AnyAction, AnyAction]]:
    """Return a game of Deal in which seat 0 collects from seat 1, or ends the turn."""
    game = rentier.setup("deal", seats=2, turn=0, hands={0: ["debt-collector"]}, banks={1: ["5m"]}, seed=4)
    read = game.edition.read_action
    return game, (read("debt-collector 1"), read("end"))


@pytest.mark.parametrize(("gain", "told"), [(0.5, ["deal-moment-paid"]), (0.0, []), (-0.5, [])])
def test_what_does_not_help_to_win_is_no_reason(gain: float, told: list[str]) -> None:
    """The same money is collected each time; what it is worth is said by whoever judges the end of a future."""
    game, actions = collecting()

    def judge(future: Game, seat: int) -> float:
        assert isinstance(future, Deal)
        return 0.5 + gain * (future.wealth_of(seat) >= 5)

    found = compare_futures(
        Careful(sense_of("deal")), game, 0, bytes(32), actions, Budget(40), tells_all=True, judge=judge
    )
    assert [it.moment.key for it in found] == told


def test_that_somebody_wins_soon_is_a_reason_though_it_follows_at_once() -> None:
    """Whoever lets the Forced Deal happen gives the other player the third set."""
    sets = {
        0: {"brown": "mediterranean baltic", "utility": "electric water", "dark-blue": "boardwalk"},
        1: {"dark-blue": "park", "red": "kentucky"},
    }
    game = rentier.setup(
        "deal", 2, seed=1, turn=0, plays_left=1, hands={0: "sly-deal 1m", 1: "just-say-no 2m"}, sets=sets
    )
    game.play(0, "sly-deal 1 dark-blue park")
    assert game.awaiting[0] == 1
    menu = {str(action): action for action in game.actions(1)}
    pair = (menu["say-no"], menu["pass"])
    found = compare_futures(sense_of("deal"), game, 1, bytes(32), pair, Budget(60))
    assert found[0].moment.key == WON
    assert (found[0].moment.seat, found[0].otherwise) == (0, 1.0)
    assert "Ada wins" in teller(game, 1).moment(found[0].moment)


def happening(moment: Moment, after: int, otherwise: int) -> Watched:
    """Return a moment that happens in so many of 100 futures of each action."""
    found = Watched(moment)
    found.futures[0].update(range(after))
    found.futures[1].update(range(otherwise))
    return found


ABOUT: tuple[tuple[Moment, bool], ...] = (
    (Moment("track-moment-salary", 0, {"seat": 0}, 0), True),
    (Moment("track-moment-salary", 1, {"seat": 1}, 0), False),
    (Moment("track-moment-rent", 1, {"seat": 1, "target": 0, "space": "park"}, 0), True),
    (Moment("track-moment-rent", 1, {"seat": 1, "target": 2, "space": "park"}, 0), False),
    (Moment("knockout-moment-slide", 1, {"seat": 1, "targets": [0, 2]}, 0), True),
    (Moment("knockout-moment-slide", 1, {"seat": 1, "targets": []}, 0), False),
)


@pytest.mark.parametrize(("moment", "is_own"), ABOUT)
def test_what_happens_to_others_only_says_less(moment: Moment, is_own: bool) -> None:
    assert is_about(moment, 0) == is_own
    assert (happening(moment, 60, 0).says(0, 100) == 1.0) == is_own


def test_that_somebody_wins_says_less_than_what_they_win_by_unless_it_is_soon_and_certain() -> None:
    others = happening(Moment("track-moment-salary", 1, {"seat": 1}, 0), 0, 55).says(0, 100)

    def wins(seat: int, rounds: int, after: int, otherwise: int) -> float:
        return happening(Moment(WON, seat, {"seat": seat, "rounds": rounds}, 0), after, otherwise).says(0, 100)

    assert wins(0, 2, 100, 40) == wins(1, 2, 40, 100) == others
    # Not for certain, and where every game is over so soon.
    assert wins(0, 2, 90, 40) == wins(1, 2, 40, 90) == wins(0, 0, 100, 40) < others < 1.0


def test_who_wins_by_keeping_the_money_is_told_so_and_not_what_others_would_have_got() -> None:
    """A payday later seat 1 has the million, unless it pays for a street first."""
    game = rentier.load(BEFORE_PAYDAY)
    pair = (game.edition.read_action("pass"), game.edition.read_action("bid 23000"))
    found = compare_futures(sense_of("millionaire"), game, 1, bytes(32), pair, Budget(200))
    assert [(it.moment.key, it.moment.seat) for it in found[:2]] == [(WON, 1), ("track-moment-salary", 0)]
    # The payday that ends the game would say the same once more.
    assert "millionaire-moment-payday" not in [it.moment.key for it in found]


def test_hints_of_banking_look_further_ahead_than_the_bot() -> None:
    for edition in EDITIONS:
        sense = sense_of(edition)
        calm = sense.unhurried()
        assert calm.unhurried() is calm
        assert (calm is sense) == (edition != "banking")
        assert calm.turns >= sense.turns


class Hasty(Sense):
    """Somebody who knows nothing unless there is time."""

    def unhurried(self) -> Sense:
        return sense_of("deal")


def test_a_hint_asks_the_unhurried_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "sense_of", lambda edition: Hasty(0))
    game = midway("deal")
    assert rentier.hint(game, game.awaiting[0], playouts=20).candidates


@pytest.mark.parametrize(("winners", "told"), [((0, 1), [0]), ((1,), [1]), ((0,), [0])])
def test_whoever_shares_the_win_takes_nothing_from_it(winners: tuple[int, ...], told: list[int]) -> None:
    class Ending(Waiting):
        def attempt(self, world: Game, seat: int, action: AnyAction) -> None:
            world.finish(winners)

    game, (_, end) = collecting()
    moments = happens(Ending(sense_of("deal")), game.copy(), 0, end).values()
    assert [moment.seat for moment in moments if moment.key == WON] == told
