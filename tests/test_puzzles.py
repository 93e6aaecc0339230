"""Puzzles: positions are found in which one action is clearly the best, and those that are shipped are sound."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from math import ceil

import pytest

import rentier
from rentier.bots import make_bot
from rentier.bots.search import Budget, Sense
from rentier.core.actions import AnyAction
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.games.knockout.state import HOME, Knockout
from rentier.hints.weighing import sense_of
from rentier.puzzles import Puzzle, check_again, find_puzzles, finding, judging, puzzles_of
from rentier.puzzles.finding import MOST_ALIKE, Chosen, puzzle_here
from rentier.puzzles.judging import CLEAR, Ideas, PlayedOut, stands_proof
from rentier.puzzles.puzzle import Why, read_puzzles, write_puzzles

EDITIONS = ("banking", "crooked", "deal", "knockout", "millionaire")
SEED = bytes(32)
FEWEST = 40
"""How many puzzles each edition has at least."""


class Blind(Sense):
    """Somebody in seat 0 who knows a game, but would always end the turn."""

    def __init__(self, eyes: Sense) -> None:
        super().__init__(0)
        self.eyes = eyes

    def usual(self, game: Game, seat: int) -> AnyAction:
        menu = {str(action): action for action in game.actions(seat)} if seat == 0 else {}
        return menu.get("end") or self.eyes.usual(game, seat)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        return self.eyes.others(game, seat)

    def imagine(self, game: Game, seat: int, seed: bytes) -> Game:
        return self.eyes.imagine(game, seat, seed)

    def play_on(self, world: Game, seat: int) -> float:
        return self.eyes.play_on(world, seat)


def about_to_win(money: str = "1m", plays: int = 1) -> Game:
    """Return a game of Deal in which one card makes the third set, and the other player is close to it too."""
    return rentier.setup(
        "deal",
        2,
        seed=1,
        turn=0,
        plays_left=plays,
        hands={0: f"park {money}", 1: "deal-breaker 2m"},
        sets={
            0: {"brown": "mediterranean baltic", "utility": "electric water", "dark-blue": "boardwalk"},
            1: {
                "green": "pacific north-carolina pennsylvania",
                "red": "kentucky indiana illinois",
                "pink": "st-charles states",
                "orange": "st-james tennessee",
                "yellow": "atlantic ventnor",
                "light-blue": "oriental vermont",
                "station": "reading-rr pennsylvania-rr bo-rr",
            },
        },
    )


def a_puzzle(answer: str = "lay park dark-blue", chance: float = 0.9, money: str = "1m") -> Puzzle:
    return Puzzle(about_to_win(money).packed(), 0, answer, chance, "end", 0.3, "end")


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look less closely: what wins at once needs no thousand worlds."""
    for name, worlds in (
        ("FIRST", (2, 12)),
        ("SECOND", (8, 24)),
        ("TO_THE_END", 24),
        ("PROOF", 20),
        ("CARE", 2),
        ("WHY", 8),
    ):
        monkeypatch.setattr(judging, name, worlds)


@pytest.mark.usefixtures("few_worlds")
def test_what_wins_at_once_is_a_puzzle_for_somebody_who_does_not_see_it() -> None:
    game = about_to_win()
    puzzle = puzzle_here(Blind(sense_of("deal")), game, 0, SEED)
    assert puzzle is not None
    assert (puzzle.answer, puzzle.usual, puzzle.seat) == ("lay park dark-blue", "end", 0)
    assert puzzle.chance == 1.0
    assert puzzle.chance - puzzle.next_chance >= CLEAR
    again = puzzle.begin()
    assert again.view(0) == game.view(0)
    again.play(0, puzzle.answer)
    assert again.winners == (0,)


@pytest.mark.usefixtures("few_worlds")
def test_what_a_steady_player_finds_is_none() -> None:
    assert puzzle_here(sense_of("deal"), about_to_win(), 0, SEED) is None


@pytest.mark.usefixtures("few_worlds")
def test_a_puzzle_knows_no_more_than_the_seat() -> None:
    game = about_to_win()
    other = game.redeal(0, bytes([7] * 32))
    assert other.position() != game.position()
    one, same = (puzzle_here(Blind(sense_of("deal")), it, 0, SEED) for it in (game, other))
    assert one == same


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize(("plays", "holds"), [(1, True), (2, False)])
def test_an_answer_that_only_beats_a_later_mistake_is_none(plays: int, holds: bool) -> None:
    """With two plays, whoever banks first can still lay Park Place; only somebody blind ends the turn then."""
    game = about_to_win(plays=plays)
    ideas = Ideas(Blind(sense_of("deal")), game, 0)
    laying, banking = (
        next(it for it in ideas.everything() if str(it.action) == text) for text in ("lay park dark-blue", "bank 1m")
    )
    assert PlayedOut(ideas.sense, 0).chance(game, laying.action) == 1.0
    assert stands_proof(ideas, laying, banking, SEED) == holds


def test_an_answer_must_hold_if_nobody_deals_any_more() -> None:
    game = rentier.setup("banking", 2, turn=0, owns={0: "park", 1: "baltic"}, cash={0: "20M", 1: "1M"})
    game.play(0, "offer 1 8000000 baltic")
    eager = sense_of("banking")
    aloof = eager.aloof()
    assert aloof is not None
    assert [str(sense.usual(game, 1)) for sense in (eager, aloof)] == ["accept", "decline"]
    assert sense_of("deal").aloof() is None


@pytest.mark.usefixtures("few_worlds")
def test_a_puzzle_that_is_checked_again_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position and the answer stay, and so its name; chances, rivals and reasons are those of today."""
    monkeypatch.setattr(finding, "sense_of", lambda edition: Blind(sense_of(edition)))
    old = replace(a_puzzle(), usual="bank 1m", why=(Why("old", 0, {}, 1.0, 0.0),))
    again = check_again(old, SEED)
    assert again is not None
    assert (again.id, again.answer, again.usual) == (old.id, old.answer, "end")
    assert again.chance == 1.0
    assert "old" not in {why.key for why in again.why}
    assert check_again(replace(old, position=about_to_win(plays=2).packed()), SEED) is None


@pytest.mark.usefixtures("few_worlds")
def test_a_puzzle_that_a_steady_player_solves_by_now_is_none_any_more() -> None:
    assert check_again(a_puzzle(), SEED) is None


def test_an_answer_must_be_better_than_the_lowest_bid() -> None:
    """Of 28 puzzles whose answer was to pass, half were no better than the bid that people are offered first."""
    sense = sense_of("millionaire")
    game = rentier.new("millionaire", 2, 1)
    while not (bids := [str(it) for it in game.actions(game.awaiting[0]) if str(it).startswith("bid ")]):
        seat = game.awaiting[0]
        game.play(seat, "auction" if "auction" in map(str, game.actions(seat)) else sense.usual(game, seat))
    seat, lowest = game.awaiting[0], bids[0]
    assert lowest in [str(idea.action) for idea in Ideas(sense, game, seat).likely]
    # The bots themselves do not try it: their auctions would take a hundred bids.
    assert lowest not in [str(action) for action in sense.others(game, seat)]


def test_raising_money_is_no_rival_unless_somebody_owes() -> None:
    """Whoever mortgages a street during an auction can still do whatever is better."""
    puzzle = next(it for it in puzzles_of("banking") if any("mortgage" in str(a) for a in in_auction(it)))
    ideas = Ideas(sense_of("banking"), puzzle.begin(), puzzle.seat)
    assert not [idea for idea in ideas.everything() if str(idea.action).startswith(("mortgage", "sell"))]


def in_auction(puzzle: Puzzle) -> list[AnyAction]:
    """List what may be done in a puzzle, if that is to bid or pass."""
    menu = puzzle.begin().actions(puzzle.seat)
    return menu if any(str(action).startswith("bid ") for action in menu) else []


def test_each_world_of_a_proof_has_thoughts_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same ones in all worlds, one unlucky thought of forty imagined games decided about a puzzle."""
    seeds: list[bytes] = []

    def noted(sense: Sense, game: Game, seat: int, seed: bytes, budget: Budget, margin: float) -> AnyAction:
        seeds.append(seed)
        return sense.usual(game, seat)

    monkeypatch.setattr(judging, "search", noted)
    ideas = Ideas(sense_of("deal"), about_to_win(plays=2), 0)
    banking = [idea for idea in ideas.everything() if str(idea.action) == "bank 1m"]
    ideas.try_in(range(3), SEED, banking, PlayedOut(ideas.sense, 0, care=1).chance)
    assert len(seeds) == len(set(seeds)) == 3


def test_slides_that_come_to_the_same_are_one_idea() -> None:
    game = rentier.new("knockout", 2, 3)
    ideas = Ideas(sense_of("knockout"), game, game.awaiting[0])
    slides = ideas.everything()
    assert {idea.plays for idea in slides} == {"slide *"}
    assert len(slides) == len({str(idea.brings) for idea in slides}) > len(ideas.likely) > 1
    assert all(idea.brings[0]["event"] == "slid" for idea in slides)


def test_a_slide_that_knocks_somebody_away_may_end_anywhere() -> None:
    game = rentier.new("knockout", 2, 3)
    first = game.awaiting[0]
    sense = sense_of("knockout")
    game.play(first, "slide 135 100 0 1100")
    assert isinstance(game, Knockout)
    token = next(token for token, space in enumerate(game.on) if space >= 0)
    seat = game.awaiting[0]
    plays, brings = sense.idea(game, seat, game.edition.read_action("slide 135 100 0 1500")) or ("", [])
    assert plays == "slide *"
    slid, knocked = brings
    assert set(slid) == {"event", "end"}
    assert (knocked["event"], knocked["token"]) == ("knocked", token)
    assert "none" in knocked["space"]  # type: ignore[operator]


def test_only_the_last_slides_of_knockout_are_looked_at() -> None:
    sense = sense_of("knockout")
    game = rentier.new("knockout", 2, 3)
    assert not sense.may_decide(game, game.awaiting[0])
    bot = make_bot("easy", "knockout", 1)
    while not sense.may_decide(game, game.awaiting[0]):
        game.apply(game.awaiting[0], bot.choose(game, game.awaiting[0]))
    assert isinstance(game, Knockout)
    assert (game.round, game.on.count(HOME)) == (2, 2)


def test_no_puzzle_asks_for_a_deal_or_a_bid() -> None:
    game = rentier.new("banking", 2, 3)
    sense = sense_of("banking")
    seat = game.awaiting[0]
    texts = ("roll", "bid 50", "offer 1 50 -")
    asked = {text: sense.idea(game, seat, game.edition.read_action(text)) for text in texts}
    assert asked == {"roll": ("", []), "bid 50": None, "offer 1 50 -": None}


def test_of_each_game_one_of_a_kind_is_taken_and_no_kind_too_often() -> None:
    chosen = Chosen(2 * MOST_ALIKE, [a_puzzle("end", 0.5)])
    chosen.add([a_puzzle(chance=0.6, money="2m"), a_puzzle(chance=0.8, money="3m")])
    chosen.add([])
    chosen.add([a_puzzle("lay park dark-blue", 0.5, "4m"), a_puzzle("bank 1m", 0.45, "5m")])
    assert chosen.full == {"lay"}
    chosen.add([a_puzzle("lay park dark-blue", 0.55, "2m"), a_puzzle("bank 1m", 0.45, "10m")])
    taken = [(it.answer.split()[0], it.chance) for it in chosen.puzzles]
    assert taken == [("end", 0.5), ("lay", 0.8), ("lay", 0.5), ("bank", 0.45), ("bank", 0.45)]
    assert not chosen.is_full


def test_two_puzzles_that_look_the_same_are_one() -> None:
    chosen = Chosen(20, [a_puzzle()])
    chosen.add([a_puzzle(chance=0.7), a_puzzle("bank 2m", money="2m")])
    chosen.add([a_puzzle("end", money="2m")])
    assert [it.answer for it in chosen.puzzles] == ["lay park dark-blue", "bank 2m"]


@pytest.mark.usefixtures("few_worlds")
def test_a_kind_of_which_there_are_enough_is_not_looked_at() -> None:
    blind = Blind(sense_of("deal"))
    assert puzzle_here(blind, about_to_win(), 0, SEED, {"lay"}) is None
    assert puzzle_here(blind, about_to_win(), 0, SEED, {"bank"}) is not None


def test_what_is_known_already_comes_first_and_may_be_enough() -> None:
    known = [a_puzzle(), a_puzzle("bank 2m", money="2m")]
    assert find_puzzles("deal", 2, games=1, known=known) == known


@pytest.mark.skipif(not rentier.compiled(), reason="takes a minute interpreted, and the compiled engine plays the same")
def test_the_same_games_are_looked_through_whatever_does_it() -> None:
    one, two = (find_puzzles("deal", 1, seed=5, games=2, jobs=jobs) for jobs in (1, 2))
    assert one == two


@pytest.mark.parametrize(("count", "games", "jobs"), [(0, 1, 1), (1, 0, 1), (1, 1, 0), (True, 1, 1)])
def test_what_cannot_be_asked_for_is_refused(count: int, games: int, jobs: int) -> None:
    with pytest.raises(BadInput):
        find_puzzles("deal", count, games=games, jobs=jobs)


def test_puzzles_are_read_as_they_were_written() -> None:
    why = Why("deal-moment-third-set", 0, {"seat": 0, "cards": ["park"]}, 0.5, 0.1)
    puzzle = Puzzle(about_to_win().packed(), 0, "end", 0.5, "bank 1m", 0.3, "bank 1m", "en*", ({"event": "x"},), (why,))
    assert read_puzzles(write_puzzles([puzzle, a_puzzle()])) == (puzzle, a_puzzle())
    assert puzzle.id != a_puzzle().id


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seat": "0"}, r"\[0\].seat is '0'"),
        ({"chance": True}, r"\[0\].chance is True"),
        ({"author": "me"}, r"\[0\] must have answer"),
        ({"why": [{"key": "x"}]}, r"\[0\].why\[0\] must have after"),
    ],
)
def test_a_file_that_is_written_wrongly_is_refused_with_the_place(change: dict[str, object], why: str) -> None:
    given = json.loads(write_puzzles([a_puzzle()]))
    with pytest.raises(ValueError, match=why):
        read_puzzles(json.dumps([{**given[0], **change}]))
    with pytest.raises(ValueError, match="no list"):
        read_puzzles(json.dumps(given[0]))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_puzzles_that_are_shipped_are_sound(edition: str) -> None:
    puzzles = puzzles_of(edition)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= FEWEST
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert max(kinds.values()) <= ceil(len(puzzles) / MOST_ALIKE)
    sense = sense_of(edition)
    for puzzle in puzzles:
        game = puzzle.begin()
        assert game.edition.name == edition
        assert puzzle.chance - puzzle.next_chance >= CLEAR - 0.001
        assert str(sense.usual(game, puzzle.seat)) == puzzle.usual != puzzle.answer
        for action in (puzzle.next, puzzle.answer):
            game.copy().play(puzzle.seat, action)
