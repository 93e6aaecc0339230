"""Analysis: luck and decisions add up, a blunder is found and what would have been better is named."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

import rentier
from rentier.analysis import Analysis, Point, analyse, draw_page
from rentier.analysis.judging import judge
from rentier.analysis.page import say_mistake
from rentier.bots import make_bot, play_out
from rentier.bots.search import Sense
from rentier.core.actions import AnyAction
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.registry import find_edition
from rentier.hints.weighing import sense_of
from rentier.hints.wording import say_action
from rentier.text import Phrasebook, Teller


def short_game(edition: str = "deal", seats: int = 2, decisions: int = 24) -> Game:
    """Return the beginning of a game in which chance chose for seat 0."""
    game = rentier.new(edition, seats, 11)
    play_out(game, [make_bot("random", edition, 1), *[make_bot("steady", edition, 2)] * (seats - 1)], decisions)
    return game


def blunder() -> Game:
    """Return a game in which seat 0 could win at once, and ends its turn instead."""
    sets = {"brown": "baltic mediterranean", "dark-blue": "boardwalk park-place", "utility": "water-works"}
    # The other player will win in the next turn.
    other = {
        "green": "pacific pennsylvania north-carolina",
        "red": "kentucky indiana illinois",
        "pink": "virginia states",
    }
    game = rentier.setup("deal", seats=2, turn=0, hands={0: "electric", 1: "st-charles"}, sets={0: sets, 1: other})
    game.play(0, "end")
    return game


class Watched(Sense):
    """A sense that remembers what was attempted."""

    def __init__(self, eyes: Sense) -> None:
        super().__init__(0)
        self.eyes = eyes
        self.attempted: set[str] = set()

    def usual(self, game: Game, seat: int) -> AnyAction:
        return self.eyes.usual(game, seat)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        return self.eyes.others(game, seat)

    def attempt(self, world: Game, seat: int, action: AnyAction) -> None:
        self.attempted.add(str(action))
        self.eyes.attempt(world, seat, action)

    def play_on(self, world: Game, seat: int) -> float:
        return self.eyes.play_on(world, seat)


def test_a_win_that_was_missed_is_the_costliest_mistake() -> None:
    analysis = analyse(blunder().record(), worlds=24)
    assert analysis.mistakes() == [0]
    first = analysis.points[0]
    assert (first.seat, first.action, first.better) == (0, "end", "lay electric utility")
    assert first.cost > 0.2
    assert first.gain < -0.2
    assert analysis.account(0).decisions == pytest.approx(first.gain)


def test_luck_and_decisions_add_up_to_the_end() -> None:
    analysis = analyse(short_game(seats=3).record(), worlds=6)
    assert len(analysis.points) == 25
    for point in analysis.points:
        assert sum(point.chances) == pytest.approx(1.0)
        assert point.cost >= 0.0
    for seat in range(3):
        account = analysis.account(seat)
        assert account.start + account.luck + account.decisions == pytest.approx(account.end)
        steps = sum(analysis.luck(step)[seat] for step in range(24))
        assert account.luck == pytest.approx(steps)


def test_the_winner_of_a_finished_game_ends_with_everything() -> None:
    game = rentier.new("deal", 2, 5)
    play_out(game, [make_bot("steady", "deal", 1), make_bot("steady", "deal", 2)])
    analysis = analyse(game.record(), worlds=1)
    assert analysis.points[-1].chances == tuple(float(seat in game.winners) for seat in range(2))
    assert analysis.points[-1].seat == -1


def test_steady_players_decide_nothing_that_steady_players_would_not() -> None:
    game = rentier.new("deal", 2, 5)
    play_out(game, [make_bot("steady", "deal", 1), make_bot("steady", "deal", 2)], 20)
    assert {point.gain for point in analyse(game.record(), worlds=4).points} == {0.0}


def test_a_slide_that_was_made_is_judged_as_it_went() -> None:
    """Only what could have been done instead may miss."""
    game = rentier.new("knockout", 2, 3)
    watched = Watched(sense_of("knockout").steady())
    seat = game.awaiting[0]
    action = watched.usual(game, seat)
    judge(watched, game, seat, action, bytes(32), 2)
    assert str(action) not in watched.attempted
    assert watched.attempted


class Farsighted(Watched):
    """A sense that finds out later what was worth how much."""

    def __init__(self, eyes: Sense, worth: dict[str, float]) -> None:
        super().__init__(eyes)
        self.worth = worth

    def patient(self) -> Sense:
        return Knowing(self)


class Knowing(Watched):
    """What it finds out."""

    def __init__(self, eyes: Farsighted) -> None:
        super().__init__(eyes)
        self.worth = eyes.worth

    def play_on(self, world: Game, seat: int) -> float:
        assert world.last is not None
        return self.worth[str(world.last.action)]


def test_what_a_decision_was_worth_is_looked_at_as_far_ahead_as_it_takes() -> None:
    game = rentier.new("deal", 2, 5)
    seat = game.awaiting[0]
    usual = sense_of("deal").usual(game, seat)
    end = next(action for action in game.actions(seat) if str(action) == "end")
    assert str(usual) != "end"
    sense = Farsighted(sense_of("deal"), {"end": 0.25, str(usual): 0.75})
    judged = judge(sense, game, seat, end, bytes(32), 2)
    assert judged.gain == -0.5
    # What else could have been done is compared at once.
    assert judged.cost < 0.5
    assert judge(sense, game, seat, usual, bytes(32), 2).gain == 0.0


def test_the_same_seed_makes_the_same_analysis_whatever_plays_it() -> None:
    record = short_game(decisions=18).record()
    here = analyse(record, worlds=4, seed=7)
    assert analyse(record, worlds=4, seed=7, jobs=2) == here
    assert analyse(record, worlds=4, seed=8) != here


DIGESTS = {
    "banking": "5c91cd5f8584ca3d",
    "crooked": "a1c6b9ed9fbf0d9c",
    "deal": "983dd46fa4275785",
    "knockout": "7a55a980d53f7ee7",
    "millionaire": "35223d436a64e60c",
}
"""The beginning of the SHA-256 of a short analysis, the same on every machine, compiled or not.

Where one changes because bots play or judge otherwise, `rentier.analysis.analysis.VERSION` must rise with the release.
"""


@pytest.mark.parametrize("edition", DIGESTS)
def test_an_analysis_is_the_same_on_every_machine(edition: str) -> None:
    game = short_game(edition, decisions=4 if edition == "knockout" else 14)
    analysis = analyse(game.record(), worlds=2, seed=3)
    written = json.dumps(analysis.to_dict(), sort_keys=True)
    assert sha256(written.encode()).hexdigest()[:16] == DIGESTS[edition]


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    analyse(short_game(decisions=18).record(), worlds=1, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (19, 19)


def test_what_cannot_be_analysed_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match="nothing to analyse"):
        analyse(rentier.new("deal", 2, 1).record())
    with pytest.raises(BadInput, match="worlds"):
        analyse(short_game().record(), worlds=0)
    with pytest.raises(BadInput):
        analyse({"edition": "deal"})
    with pytest.raises(BadInput, match="seat"):
        Analysis("deal", 2, (Point((0.5, 0.5), -1, "", 0.0, 0.0, "", {}, {}),)).account(2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_a_line_for_everybody_and_names_mistakes(language: str) -> None:
    analysis = analyse(blunder().record(), worlds=12)
    names = ["<Ada>", "Noor"]
    page = draw_page(analysis, Teller(Phrasebook.load(language), "deal", names))
    assert page.count("<polyline") == 2
    # What was estimated is told as an estimate, and how it ended as it was.
    assert page.count({"en": "<td>about ", "fr": "<td>environ "}[language]) == 2
    assert "&lt;Ada&gt;" in page
    assert "<Ada>" not in page
    assert len(re.findall("<li>", page)) == 1
    assert "none" not in re.sub('fill="none"', "", page)
    assert json.dumps(analysis.to_dict())


MISTAKES = {
    "en": "Step 1, Ada. Played: “End your turn”. Better: “Lay Electric Company: utility 2 of 2” – about ",
    "fr": "Étape 1, Ada. Joué\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}Finir le tour\N{NO-BREAK SPACE}». Mieux",
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_was_played_and_what_would_have_been_better_is_quoted(language: str) -> None:
    """Actions are worded as a table offers them; as quotations they speak to nobody."""
    analysis = analyse(blunder().record(), worlds=12)
    told = say_mistake(analysis, 0, Teller(Phrasebook.load(language), "deal", ["Ada", "Noor"]))
    assert told.startswith(MISTAKES[language])


@pytest.mark.parametrize(
    ("language", "quoted"),
    [
        ("en", "Take ‘Rents Go Up’: When you ask another player for rent: twice as much is due"),
        (
            "fr",
            "Prendre “Les loyers montent” : Quand vous réclamez un loyer à un autre joueur : il vous doit le double",
        ),
    ],
)
def test_marks_within_a_quotation_are_the_inner_ones(language: str, quoted: str) -> None:
    teller = Teller(Phrasebook.load(language), "crooked", ["Ada", "Noor"])
    action = find_edition("crooked").read_action("take c5")
    assert say_action(action, {}, (), teller).replace("\N{NO-BREAK SPACE}", " ") == quoted


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    pytest.importorskip("typer")
    from terminal import run

    file = tmp_path / "game.json"
    file.write_text(json.dumps(blunder().record()))
    page, figures = tmp_path / "page.html", tmp_path / "figures.json"
    done = run("analyse", str(file), "--worlds", "12", "--html", str(page), "--json", str(figures))
    assert done.exit_code == 0
    assert "Better: “Lay Electric Company" in " ".join(done.output.split())
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert json.loads(figures.read_text())["mistakes"] == [0]
    assert run("analyse", str(tmp_path / "none.json")).exit_code == 2
    assert run("analyse", str(file), "--worlds", "0").exit_code == 2
