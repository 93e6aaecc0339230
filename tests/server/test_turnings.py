"""What decided a game, in each edition: real turning points, the largest of their kinds, and no trivia."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import rentier
from rentier.bots import make_bot
from rentier.core.moments import Moment
from rentier.server.story import Story, Teller
from rentier.server.turnings import MOST_TURNINGS, Lead, Leads, Remembered, Turning, choose

from .tables import EDITIONS


def story_of(game: rentier.Game, plays: Iterable[str]) -> Story:
    """Tell the story of a game in which somebody who is asked plays these actions, one after the other."""
    teller = Teller(game)
    for step, play in enumerate(plays, 1):
        seat = game.awaiting[0]
        before = game.copy()
        teller.hear(game, before, step, game.play(seat, play))
    return teller.tell("t", game)


def keys(turnings: Iterable[Turning]) -> list[str]:
    return [turning.key for turning in turnings]


def one(turnings: Iterable[Turning], key: str) -> Turning:
    [found] = [turning for turning in turnings if turning.key == key]
    return found


def played(edition: str, seats: int, seed: int) -> tuple[rentier.Game, Story]:
    """Let bots play a whole game, and tell its story."""
    game = rentier.new(edition, seats=seats, seed=seed)
    bots = [make_bot("random" if edition == "knockout" else "steady", edition, seat) for seat in range(seats)]
    teller = Teller(game)
    step = 0
    while not game.over:
        step += 1
        seat = game.awaiting[0]
        action = bots[seat].choose(game, seat)
        before = game.copy()
        teller.hear(game, before, step, game.play(seat, action))
    return game, teller.tell("t", game)


# Deal (T-16)


def test_a_stolen_set_is_a_turning_point_and_money_in_the_bank_is_not() -> None:
    game = rentier.setup(
        "deal",
        seats=2,
        hands={0: "deal-breaker 10m", 1: "1m"},
        sets={1: {"green": "pacific north-carolina pennsylvania house hotel"}},
    )
    story = story_of(game, ["bank 10m", "deal-breaker 1 green", "pass"])
    assert keys(story.turnings) == ["deal-moment-stole-set"]
    [theft] = story.turnings
    assert (theft.step, theft.seat, theft.award) == (3, 0, "theft")
    assert theft.details == {"seat": 0, "target": 1, "colour": "green", "buildings": 2}
    assert [point.scores for point in story.points] == [[0, 1], [1, 0]]


def test_a_refused_attack_is_as_large_as_what_it_would_have_done() -> None:
    game = rentier.setup(
        "deal",
        seats=2,
        hands={0: "deal-breaker", 1: "just-say-no"},
        sets={1: {"green": "pacific north-carolina pennsylvania"}},
    )
    story = story_of(game, ["deal-breaker 1 green", "say-no"])
    [refusal] = story.turnings
    assert refusal.key == "deal-moment-refused"
    assert refusal.details == {"seat": 1, "target": 0, "card": "deal-breaker"}
    assert (refusal.seat, refusal.size) == (1, 20 + 12)


def test_a_refused_rent_is_as_large_as_what_there_was_to_pay() -> None:
    game = rentier.setup(
        "deal",
        seats=2,
        hands={0: "debt-collector", 1: "just-say-no"},
        banks={1: "2m"},
    )
    [refusal] = story_of(game, ["debt-collector 1", "say-no"]).turnings
    assert refusal.size == 2


def test_completed_sets_are_counted() -> None:
    game = rentier.setup("deal", seats=2, hands={0: "park boardwalk"}, sets={0: {"brown": "baltic mediterranean"}})
    [completed] = story_of(game, ["lay park dark-blue", "lay boardwalk dark-blue"]).turnings
    assert completed.key == "deal-moment-set"
    assert completed.details == {"seat": 0, "colour": "dark-blue", "count": 2}


# The boards (T-30)


def test_a_salary_and_a_purchase_decide_nothing() -> None:
    game = rentier.setup("banking", seats=2, at={0: "boardwalk"}, dice="1-3")
    story = story_of(game, ["roll", "buy", "end"])
    assert story.turnings == story.highlights == []


def test_a_rent_is_told_with_its_space_and_the_largest_has_a_title() -> None:
    game = rentier.setup(
        "banking",
        seats=2,
        turn=0,
        at={0: "go", 1: "go"},
        owns={1: "dark-blue", 0: "brown"},
        buildings={"dark-blue": 3, "brown": 4},
        cash={0: "20M", 1: "20M"},
        may_roll=False,
        claims=[{"deed": "boardwalk", "amount": "14M"}],
    )
    rent = one(story_of(game, ["claim boardwalk 0"]).turnings, "track-moment-rent")
    assert (rent.seat, rent.size, rent.award) == (1, 14_000_000, "rent")
    assert rent.details["target"] == 0


def test_a_group_is_worth_the_rents_that_it_brings_later() -> None:
    moment = Moment("track-moment-group", 0, {"seat": 0, "group": "orange"}, 0, brings=((0, "tennessee"),))
    brought = [(3, 0, "tennessee", 50), (5, 0, "tennessee", 70), (6, 1, "tennessee", 30), (7, 0, "park", 9)]
    [group], _ = choose([Remembered(4, 2, moment)], brought, {})
    assert (group.size, group.details["amount"]) == (70, 70)
    assert choose([Remembered(8, 2, moment)], brought, {}) == ([], [])


def test_a_group_completed_by_a_purchase_is_remembered() -> None:
    game = rentier.setup("banking", seats=2, owns={0: "park"})
    before = game.copy()
    game.owner[next(deed.index for deed in game.board.deeds if deed.code == "boardwalk")] = 0  # type: ignore[attr-defined]
    [moment] = game.moments(before, [])
    assert moment.details == {"seat": 0, "group": "dark-blue"}
    assert moment.brings == ((0, "park"), (0, "boardwalk"))


def test_who_goes_out_is_told_with_the_turn() -> None:
    game, story = played("banking", 3, 1)
    assert game.ending == "last"
    gone = [turning for turning in story.turnings if turning.key == "track-moment-bankrupt"]
    assert {turning.seat for turning in gone} == set(range(3)) - set(game.winners)
    assert all(story.out[turning.seat] == turning.turn for turning in gone)
    assert [story.out[seat] for seat in game.winners] == [None]


def test_in_millionaire_cash_is_charted_and_nobody_is_out_for_having_none() -> None:
    game, story = played("millionaire", 3, 3)
    assert story.points[0].scores == [rentier.new("millionaire", seats=3).scores[0]] * 3
    assert story.points[-1].scores == [player.cash for player in game.players]  # type: ignore[attr-defined]
    for seat in range(3):
        assert (story.out[seat] is not None) == game.players[seat].is_out  # type: ignore[attr-defined]


def test_a_fortune_card_is_remembered_for_what_it_brought() -> None:
    game = rentier.setup(
        "millionaire", seats=2, at={0: "jail"}, fortune={"palace-gardens": "windfall"}, dice="1-2", stars=[3, 1]
    )
    [card] = story_of(game, ["roll"]).turnings
    assert card.key == "track-moment-card"
    assert (card.details["card"], card.details["gain"], card.award) == ("windfall", True, "card")
    assert card.details["amount"] == game.scores[0] - rentier.setup("millionaire", seats=2, stars=[3, 1]).scores[0]


def test_a_card_that_leads_to_go_is_remembered_for_the_salary() -> None:
    game = rentier.setup("banking", seats=2, at={0: "income-tax"}, dice="1-2", chance="chance-go")
    [card] = story_of(game, ["roll"]).turnings
    assert card.key == "track-moment-card"
    assert (card.details["card"], card.details["amount"], card.details["gain"]) == ("chance-go", 2_000_000, True)


@pytest.mark.parametrize(("cash", "told"), [(800_000, ["millionaire-moment-payday"]), (700_000, [])])
def test_the_payday_that_makes_a_millionaire_is_remembered(cash: int, told: list[str]) -> None:
    game = rentier.setup("millionaire", seats=2, at={0: "treetop-retreat"}, cash={0: cash}, dice="6-5", stars=[5, 1])
    story = story_of(game, ["roll"])
    assert keys(story.turnings) == told
    assert game.over == bool(told)
    assert [turning.details for turning in story.turnings] == [{"seat": 0, "amount": 250_000}] * len(told)


def test_notes_laid_decide_nothing_and_a_fake_that_is_caught_may() -> None:
    game = rentier.setup(
        "crooked",
        seats=2,
        notes={0: "500f 100 100", 1: "100"},
        owns={1: "boardwalk"},
        at={0: "boardwalk"},
        may_roll=False,
        claims=[{"deed": "boardwalk", "amount": 50}],
    )
    story = story_of(game, ["claim boardwalk 0", "pay 500#1", "check 500"])
    [catch] = [turning for turning in (*story.turnings, *story.highlights) if turning.award == "catch"]
    assert catch.details == {"seat": 1, "target": 0, "amount": 500}
    assert not [turning for turning in story.turnings if turning.step == 2]


# Knockout


def test_a_slide_is_worth_what_it_wins_and_what_it_costs_others() -> None:
    _, story = played("knockout", 4, 5)
    slides = [turning for turning in (*story.turnings, *story.highlights) if turning.key == "knockout-moment-slide"]
    assert slides
    best = max(slides, key=lambda turning: turning.size)
    assert best.award == "slide"
    for slide in slides:
        amount, price = slide.details["amount"], slide.details["price"]
        assert isinstance(amount, int)
        assert isinstance(price, int)
        assert amount + price >= slide.size
        assert not slide.award or slide is best


# All


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_few_moments_in_their_order_and_each_title_once(edition: str) -> None:
    game, story = played(edition, 3, 2)
    assert 0 < len(story.turnings) <= MOST_TURNINGS
    assert [turning.step for turning in story.turnings] == sorted({turning.step for turning in story.turnings})
    titles = [turning.award for turning in (*story.turnings, *story.highlights) if turning.award]
    assert len(titles) == len(set(titles))
    assert all(turning.award for turning in story.highlights)
    largest = max(turning.size for turning in story.turnings)
    assert all(turning.size * 5 >= largest for turning in story.turnings)
    assert game.over


def remembered(step: int, size: int, seat: int = 0, award: str = "") -> Remembered:
    return Remembered(step, step, Moment("track-moment-rent", seat, {}, size, award))


def test_what_is_small_beside_the_largest_is_left_out() -> None:
    turnings, _ = choose([remembered(1, 9), remembered(2, 10), remembered(3, 50)], [], {})
    assert [turning.step for turning in turnings] == [2, 3]


def test_the_largest_of_its_kind_has_the_title_even_if_it_decided_nothing() -> None:
    turnings, highlights = choose(
        [remembered(1, 100), remembered(2, 4, award="deal"), remembered(3, 3, award="deal")], [], {}
    )
    assert [turning.step for turning in turnings] == [1]
    assert [(turning.step, turning.award) for turning in highlights] == [(2, "deal")]


def test_a_player_has_one_moment_in_a_turn() -> None:
    rent = Remembered(5, 2, Moment("track-moment-rent", 0, {}, 30))
    out = Remembered(6, 2, Moment("track-moment-bankrupt", 1, {}, 40))
    second = Remembered(7, 2, Moment("track-moment-rent", 0, {}, 35))
    turnings, _ = choose([rent, out, second], [], {})
    assert [turning.step for turning in turnings] == [6, 7]


def test_a_lead_is_told_with_its_length() -> None:
    leads = Leads([5, 5])
    leads.hear(1, 1, [6, 5])
    leads.hear(2, 4, [6, 6])
    leads.hear(3, 6, [6, 7])
    leads.hear(4, 7, [8, 7])
    leads.hear(5, 7, [8, 9])
    assert leads.end(20) == {(1, 0): Lead(3, False), (5, 1): Lead(14, True)}


def test_what_gave_the_lead_for_good_comes_first() -> None:
    moments = [remembered(step, 10) for step in range(1, 9)]
    turnings, _ = choose([*moments, remembered(9, 2)], [], {(9, 0): Lead(5, True)})
    assert len(turnings) == MOST_TURNINGS
    assert turnings[-1].step == 9
