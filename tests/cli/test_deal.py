"""Deal at the terminal: long menus, answers and payments."""

import re

import pytest

pytest.importorskip("typer")

import rentier
from deal.table import player, table
from rentier.cli import session
from rentier.core.game import Game
from terminal import Sit, flat, played

from .turns import deal_turn


@pytest.mark.parametrize(
    ("line", "question", "action"),
    [
        ("debt", "Which one?", "debt-collector 1"),
        ("sly anna", "Which one?", "sly-deal 1 pink virginia"),
        ("bnak 3m", "Did you mean", "bank 3m"),
        ("lay kentuky", "Did you mean", "lay kentucky red"),
    ],
)
def test_what_is_not_clear_is_asked_again(line: str, question: str, action: str, sit: Sit) -> None:
    game = deal_turn()
    shown = sit(game, line, "1")
    assert question in shown
    assert played(game)[:1] == [action]


def test_the_menu_says_what_a_choice_costs(sit: Sit) -> None:
    game = table(player("1m 1m 1m 1m 2m 2m 2m 2m 3m"), player("1m"))
    assert "End your turn (You have to give up 2 cards first.)" in " ".join(sit(game, "1").split())
    game = table(player("", sets={"brown": "baltic wild"}), player("1m"))
    shown = " ".join(sit(game, "move", "1").split())
    assert "(Your brown set will no longer be full.)" in shown


@pytest.mark.parametrize(("lang", "asked", "best"), [("en", "hint", "Best: "), ("fr", "conseil", "Le mieux : ")])
def test_a_hint_names_the_best_choices_with_their_chances(
    lang: str, asked: str, best: str, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "hint", lambda game, seat: rentier.hint(game, seat, playouts=40))
    game = deal_turn()
    shown = flat(sit(game, asked, lang=lang))
    assert shown.count(best) == 1
    assert "%" in shown
    # Asking is no move.
    assert played(game) == []


def test_a_long_menu_goes_step_by_step(sit: Sit) -> None:
    many = {"red": "kentucky indiana", "pink": "virginia states", "green": "pacific pennsylvania", "utility": "water"}
    other = {"yellow": "atlantic marvin", "orange": "tennessee new-york", "station": "bo-rr reading-rr short-line-rr"}
    game = table(
        player("forced-deal wild", sets=many),
        player("1m", sets=other),
        player("1m", sets={"brown": "baltic", "light-blue": "vermont oriental"}),
    )
    assert len(game.actions(0)) > 70
    shown = sit(game, "", "forced", "2", "1", "3")
    assert max(int(number) for number in re.findall(r"^ *(\d+)  ", shown, re.MULTILINE)) <= 10
    assert played(game)[0].startswith("forced-deal ")


def test_the_way_back_shows_the_first_choices_again(sit: Sit) -> None:
    shown = sit(deal_turn(), "debt", "", "0")
    assert shown.count("End your turn") == 3


def test_the_table_shows_everybody(sit: Sit) -> None:
    shown = sit(deal_turn())
    assert "■□□ red 1/3" in shown
    assert "9M (5 4)" in shown
    assert re.search(r"▸ You +14 +2M +■■ brown 2/2", shown)
    assert "Your turn: 3 plays left." in shown


def owing_turn(hand: str = "1m") -> Game:
    """Set up a turn in which Anna has asked for five."""
    game = table(
        player(hand, sets={"red": "kentucky indiana", "pink": "wild-pink-orange"}, bank="1m 1m 2m 3m pass-go"),
        player("debt-collector 10m"),
        turn=1,
    )
    game.play(1, "debt-collector 0")
    return game


@pytest.mark.parametrize(
    ("lines", "paid"),
    [
        (["pay 2m 3m"], "pay 2m 3m"),
        (["2m 3m"], "pay 2m 3m"),
        (["3m", "2m"], "pay 2m 3m"),
        (["pay 1m 1m", "3m"], "pay 1m 1m 3m"),
        (["pay kentucky avenue", "pass go", "1m"], "pay 1m kentucky@red pass-go"),
        (["kentucky indiana"], "pay indiana@red kentucky@red"),
        (["pay wild 3m"], "pay 3m wild-pink-orange@pink"),
        (["1m", "", "2m 3m"], "pay 2m 3m"),
        (["1"], "pay 2m 3m"),
        (["6", "3 4"], "pay 2m 3m"),
        (["6", "3", "3m"], "pay 2m 3m"),
    ],
)
def test_cards_are_picked_to_pay_with(lines: list[str], paid: str, sit: Sit) -> None:
    game = owing_turn()
    shown = sit(game, *lines)
    assert [str(move.action) for move in game.moves() if move.action.verb() == "pay"] == [paid], shown[-900:]


def test_the_running_sum_is_shown(sit: Sit) -> None:
    shown = sit(owing_turn(), "pay 1m 2m")
    assert "You owe Anna 5M. What do you pay with?" in shown
    assert "1M and 2M: 3M. 2M are missing" in shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("pay 10m", "does not name cards that you can pay with"),
        ("pay 3m 3m", "does not name cards that you can pay with"),
        ("pay avenue", "can be Kentucky Avenue (red set) and Indiana Avenue (red set)"),
        ("bank 3m", "First pay the 5M that you owe. (DL-60)"),
        ("end", "First pay the 5M that you owe. (DL-60)"),
    ],
)
def test_what_does_not_pay_is_refused(line: str, answer: str, sit: Sit) -> None:
    game = owing_turn()
    assert answer in flat(sit(game, line))
    assert "pay" not in [move.action.verb() for move in game.moves()]


def test_without_a_choice_nothing_is_asked(sit: Sit) -> None:
    assert "Do you say no?" not in sit(owing_turn())


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "say no", "say-no"),
        ("en", "no", "say-no"),
        ("en", "pass", "pass"),
        ("en", "let it happen", "pass"),
        ("fr", "je refuse", "say-no"),
        ("fr", "non", "say-no"),
        ("fr", "laisser faire", "pass"),
    ],
)
def test_an_attack_is_answered(lang: str, line: str, action: str, sit: Sit) -> None:
    game = owing_turn("just-say-no 1m")
    shown = sit(game, line, lang=lang)
    assert ("Anna wants 5M from you." if lang == "en" else "Anna vous demande 5M.") in shown
    assert played(game)[:1] == [action]
