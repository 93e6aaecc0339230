"""Crooked Cash at the terminal: notes, checks, cards, change, deals and debts."""

import re

import pytest

pytest.importorskip("typer")

from crooked.table import player, table
from rentier.cli.voice import voice_for
from rentier.core.game import Game
from terminal import Sit, flat, played

from .turns import crooked_turn


def paying() -> Game:
    """Set up a person who pays 160 for a street that was just bought."""
    buying = {"kind": "buy", "seat": 0, "deed": "virginia", "price": 160}
    game = table(
        player("500 2x100 100*! 3x50 20 3x10", "virginia"),
        player(green=0),
        player(green=0),
        may_roll=False,
        stack=[buying],
    )
    game.play(0, "buy")
    return game


def asked_to_check(notes: str = "500 100*!! 2x20 3x10") -> Game:
    """Let Anna lay a fake 100, two 20s and two 10s; the person is asked first."""
    game = table(
        player(),
        player(notes, "virginia", green=0),
        player(green=0),
        turn=1,
        may_roll=False,
        stack=[{"kind": "buy", "seat": 1, "deed": "virginia", "price": 160}],
    )
    game.play(1, "buy")
    game.play(1, "pay 100#1 20#1 20#2 10#1 10#2")
    return game


def announced() -> Game:
    """Let Anna announce a fake card; the person is asked."""
    game = table(player(), player(chance="c9*"), player(green=0), turn=1)
    game.play(1, "play c9")
    return game


def in_debt() -> Game:
    """Set up a person who owes Anna more than the notes in hand."""
    owing = {"kind": "payment", "payer": 0, "payee": 1, "amount": 400, "why": "rent"}
    flags = {"debt": True, "asked": False, "told": True}
    return table(
        player("100 2x20", "boardwalk", "kentucky:1 indiana park", kept="k9"),
        player("500 4x100", "go", "boardwalk"),
        player("500 100"),
        may_roll=False,
        stack=[{**owing, **flags}],
    )


def test_no_line_is_cut_inside_an_amount(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    voice = voice_for("fr")
    voice.put(f"On compte les loyers : 700, {voice.book.grouped(2070)} et {voice.book.grouped(1470)}.")
    first, second = capsys.readouterr().out.splitlines()
    assert first == "On compte les loyers : 700,"
    assert second == f"{voice.book.grouped(2070)} et {voice.book.grouped(1470)}."


# The table


def test_the_table_shows_notes_tokens_cards_and_streets(sit: Sit) -> None:
    shown = sit(crooked_turn())
    assert re.search(r"^ +500  100   50   20   10$", shown, re.MULTILINE)
    assert re.search(r"^  Anna +1,290    1    6!   2    4    1  ●○  Kentucky Avenue · “Out of Jail”$", shown, re.M)
    assert re.search(
        r"^▸ You  1,500    2    3!   3    1    3  ●●  Virginia Avenue · “Wherever You Like”$", shown, re.MULTILINE
    )
    assert "■■ dark blue  H□□ red" in shown
    assert "2 kept cards" in shown
    assert "Your notes: 2 × 500 · 2 × 100 · 100#3 fake · 3 × 50 · 20 · 3 × 10" in shown
    assert re.search(r"^Chance face up: .+ · .+ · .+$", shown, re.MULTILINE)
    assert "Ahead: 2 ■ St. James Place 180" in shown
    lines = shown.splitlines()
    assert next(line for line in lines if line.startswith("1  ")) == "1  Roll the dice"


def test_nothing_tells_which_notes_of_others_are_fake(sit: Sit) -> None:
    def shown(truth: str) -> str:
        game = table(player(), player(f"500 100{truth} 2x50", chance=f"c9{truth}"), player())
        return sit(game, "table", "notes", "deeds anna", "hand")

    assert shown("") == shown("*")


# What is typed on one's own turn


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (["change", "500", ""], "change 500#1 100,100,100,100,100"),
        (["change", "xyzzy", "100 fake", "2x50"], "change 100#3 50,50"),
        (["offer notes", "anna", "500", "100 100 100 100 100"], "offer-notes 1 500#1 100,100,100,100,100"),
        (["play", "illinois"], "play c8 illinois"),
        (["offer", "anna", "indiana", "kentucky 50"], "offer 1 kentucky,50 indiana"),
        (["change", "", "roll"], "roll"),
        (["offer notes", "", "roll"], "roll"),
        (["play", "", "roll"], "roll"),
    ],
)
def test_things_are_put_together_step_by_step(lines: list[str], action: str, sit: Sit) -> None:
    game = crooked_turn()
    shown = sit(game, *lines)
    assert played(game)[:1] == [action], shown[-900:]


# Paying


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "1", "pay 100#1 50#1 10#1"),
        ("en", "160", "pay 100#1 50#1 10#1"),
        ("en", "pay 160", "pay 100#1 50#1 10#1"),
        ("en", "500", "pay 500#1"),
        ("en", "pay 500", "pay 500#1"),
        ("en", "p 100 50 10", "pay 100#1 50#1 10#1"),
        ("en", "100 50 10", "pay 100#1 50#1 10#1"),
        ("en", "100#3 50#2 10#3", "pay 100#3 50#2 10#3"),
        ("en", "pay 100#3 50#2 10#3", "pay 100#3 50#2 10#3"),
        ("en", "pay 100 fake 50 and 20", "pay 100#3 50#1 20#1"),
        ("en", "100 fake, 50, 20", "pay 100#3 50#1 20#1"),
        ("en", "pay 3x50 10", "pay 50#1 50#2 50#3 10#1"),
        ("fr", "payer 100 faux 50 20", "pay 100#3 50#1 20#1"),
        ("fr", "500", "pay 500#1"),
    ],
)
def test_notes_are_laid_by_what_one_calls_them(lang: str, line: str, action: str, sit: Sit) -> None:
    game = paying()
    shown = sit(game, line, lang=lang)
    assert set(played(game)[1].split()) == set(action.split()), shown[-900:]


def test_the_menu_says_what_one_pays_with_and_what_comes_back(sit: Sit) -> None:
    shown = sit(paying())
    assert "You pay the bank 160 (property). Which notes do you lay down?" in shown
    assert "1  Pay with 100, 50 and 10" in shown
    assert "Pay with 100 (fake), 50 and 10" in shown
    assert "Pay with 500, 340 change" in shown
    assert "Choose the notes yourself …" in shown


def test_notes_are_chosen_in_a_step_of_their_own(sit: Sit) -> None:
    [number] = re.findall(r"^(\d+)  Choose the notes yourself …$", sit(paying()), re.MULTILINE)
    game = paying()
    sit(game, number, "xyzzy", "50 50 50 10")
    assert played(game)[1] == "pay 50#1 50#2 50#3 10#1"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("pay 100", "do not cover what is still to be paid: 160. (CC-46)"),
        ("100 50", "do not cover what is still to be paid: 160. (CC-46)"),
        ("pay 500 10", "One of these notes is not needed; leave it in your hand. (CC-46)"),
        ("pay 500 500", "You do not hold all these notes. (CC-46)"),
        ("pay 4x50", "You do not hold all these notes. (CC-46)"),
        ("pay 500#7", "You do not hold all these notes. (CC-46)"),
        ("pay 500 fake", "You do not hold all these notes. (CC-46)"),
        ("roll", "First lay notes for the 160"),
        ("pay 75", "Which notes? Name values such as 500 20"),
    ],
)
def test_what_cannot_be_laid_is_refused(line: str, answer: str, sit: Sit) -> None:
    game = paying()
    shown = flat(sit(game, line))
    assert answer in shown, shown[-500:]
    assert played(game) == ["buy"]


def test_the_log_tells_the_payment_and_its_change_once(sit: Sit) -> None:
    shown = sit(paying(), "500", "end")
    assert "You lay down 500 for the bank." in shown
    assert "The bank pays you 340 (change)." in shown
    assert "You buy Virginia Avenue for 160." in shown
    assert "You pay the bank 160 (property).\n" not in shown
    assert "You give the bank" not in shown


# Checking


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "check 100", "check 100"),
        ("en", "c 20", "check 20"),
        ("en", "100", "check 100"),
        ("en", "2", "check 100"),
        ("en", "decode 10", "check 10"),
        ("en", "1", "pass"),
        ("en", "no", "pass"),
        ("fr", "vérifier 100", "check 100"),
        ("fr", "v 20", "check 20"),
        ("fr", "passer", "pass"),
    ],
)
def test_a_note_is_checked_or_not(lang: str, line: str, action: str, sit: Sit) -> None:
    game = asked_to_check()
    shown = flat(sit(game, line, lang=lang))
    assert played(game)[:1] == [action], shown[-600:]
    if lang == "en":
        assert "Anna is known to hold a fake 100. You have 2 green tokens." in shown
        assert "Check a 100 (fake: about 100%)" in shown
        assert "Check a 20 (fake: about 40%)" in shown


def test_only_the_notes_laid_last_are_asked_about(sit: Sit) -> None:
    game = asked_to_check("100* 100 2x20 3x10")
    game.play(0, "check 100")
    game.play(1, "pay 100#1")
    shown = sit(game)
    assert "Anna lays down 100 for the bank. Do you check one of these notes?" in shown
    assert "Check a 20" not in shown


def test_a_caught_fake_is_told_and_then_known_in_the_own_hand(sit: Sit) -> None:
    game = asked_to_check()
    shown = sit(game, "c 100")
    assert "You check one of Anna’s 100s: it is fake." in shown
    assert "You take Anna’s fake 100 and keep it." in shown
    view = game.view(0)
    assert {"value": 100, "known": "fake", "doubted": False} in view["hand"]  # type: ignore[operator]


@pytest.mark.parametrize(("lang", "line"), [("en", "pass all"), ("en", "skip"), ("fr", "tout passer")])
def test_checks_can_be_passed_until_the_next_own_turn(lang: str, line: str, sit: Sit) -> None:
    game = asked_to_check()
    shown = sit(game, line, *["1"] * 3, lang=lang)
    moves = [(move.seat, str(move.action)) for move in game.moves()]
    turn = next(place for place, (seat, text) in enumerate(moves) if (seat, text) == (0, "roll"))
    before = [text for seat, text in moves[:turn] if seat == 0]
    assert before.count("pass") > 1
    assert shown.count("Do you check" if lang == "en" else "Vérifiez-vous") == 1
    assert ("You check nothing" if lang == "en" else "Vous ne vérifiez rien") in shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("check 500", "There is no 500 on the table that can be checked now. (CC-40)"),
        ("check card", "There is nothing on the table that you could check. (CC-40)"),
        ("roll", "First say whether you check one of the notes"),
    ],
)
def test_what_cannot_be_checked_is_refused(line: str, answer: str, sit: Sit) -> None:
    game = asked_to_check()
    shown = flat(sit(game, line))
    assert re.search(answer.replace("(", r"\(").replace(")", r"\)"), shown), shown[-500:]
    assert played(game) == []


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "check", "check-card"),
        ("en", "c", "check-card"),
        ("en", "check card", "check-card"),
        ("en", "2", "check-card"),
        ("en", "pass", "pass"),
        ("fr", "vérifier", "check-card"),
        ("fr", "v", "check-card"),
    ],
)
def test_a_card_is_checked_or_not(lang: str, line: str, action: str, sit: Sit) -> None:
    game = announced()
    shown = flat(sit(game, line, lang=lang))
    assert played(game)[:1] == [action]
    if lang == "en":
        assert "Anna is about to use “Money from the Sky”. Do you check the card?" in shown
        assert "“Money from the Sky”: On your turn: the bank pays you 150." in shown
    if (lang, action) == ("en", "check-card"):
        assert "You check “Money from the Sky”, the card of Anna: it is fake." in shown
        assert "The bank pays you 100 (reward)." in shown


# Chance, rent, debts


def test_the_last_hotel_is_bid_for_by_typing(sit: Sit) -> None:
    def bidding() -> Game:
        seats = (player(deeds="dark-blue"), player(deeds="orange"), player(deeds="brown:1 light-blue:1 pink:1 red:1"))
        game = table(*seats, turn=1)
        game.play(1, "build new-york")
        return game

    for line in ("bid 60 boardwalk", "60 boardwalk", "bid building 60 boardwalk"):
        game = bidding()
        shown = sit(game, "want", line)
        assert played(game)[:2] == ["want", "bid-building 60 boardwalk"], shown[-500:]
    assert "with the bank: one hotel, 6 of 22 streets" in shown


def test_an_open_card_is_taken_by_its_name(sit: Sit) -> None:
    def landed() -> Game:
        taking = {"kind": "take", "seat": 0}
        return table(
            player(at="chance-1", chance="c1"), player(), may_roll=False, open_cards="c4 c12* c2", stack=[taking]
        )

    shown = flat(sit(landed()))
    assert "Your card: “Not a Penny”: When you are asked for rent: you do not pay it." in shown
    for line, action in (("take half price", "take c4"), ("take police", "take c12"), ("1", "take c4"), ("no", "pass")):
        game = landed()
        sit(game, line)
        assert played(game)[:1] == [action]


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "1", "claim indiana 1"),
        ("en", "ask", "claim indiana 1"),
        ("en", "rents go up", "play c5 indiana 1"),
        ("en", "later", "let-lie"),
        ("fr", "demander", "claim indiana 1"),
        ("fr", "réclamer", "claim indiana 1"),
    ],
)
def test_rent_is_asked_for_or_not(lang: str, line: str, action: str, sit: Sit) -> None:
    claims = ["0: indiana 1 110"]
    seats = (player(deeds="indiana", chance="c5"), player(at="indiana"))
    game = table(*seats, turn=1, may_roll=False, claims=claims)
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [action], shown[-500:]


def test_rent_that_may_still_be_asked_of_the_reader_is_shown(sit: Sit) -> None:
    claims = ["1: indiana 0 110 waiting"]
    game = table(player(at="indiana"), player(deeds="indiana"), may_roll=False, claims=claims)
    assert "Anna may still ask you for 110 rent for Indiana Avenue." in sit(game)


def test_a_debt_says_what_is_missing_and_the_least_comes_first(sit: Sit) -> None:
    shown = flat(sit(in_debt()))
    assert "You have 140, so 260 are missing. Selling to the bank could bring 480." in shown
    assert "You owe Anna 400 (rent). How do you raise the money?" in shown
    game = in_debt()
    sit(game, "1", "1")
    assert played(game)[:1] == ["sell-street park"]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("sell park", "sell-street park"),
        ("sell kentucky", "sell-hotel kentucky"),
        ("sell hotel kentucky", "sell-hotel kentucky"),
        ("offer anna park", "offer 1 park - 350"),
        ("offer ben park for 300", "offer 2 park 300"),
        ("offer ben card for 100", "offer 2 k9 100"),
    ],
)
def test_money_is_raised_in_debt(line: str, action: str, sit: Sit) -> None:
    game = in_debt()
    shown = sit(game, line)
    assert played(game)[:1] == [action], shown[-600:]


@pytest.mark.parametrize(("lang", "lines"), [("en", ("help", "quit", "yes")), ("fr", ("aide", "quitter", "oui"))])
def test_help_and_leaving_work_within_a_question(sit: Sit, lang: str, lines: tuple[str, ...]) -> None:
    game = table(player("500 3x100"), player())
    shown = sit(game, {"en": "change", "fr": "changer"}[lang], *lines, "roll", lang=lang)
    assert played(game) == []
    assert {"en": "You leave the table.", "fr": "Vous quittez la table."}[lang] in shown
    assert {"en": "That is not clear", "fr": "Ce n’est pas clair"}[lang] not in shown


def test_who_is_offered_notes_chooses_which_to_give(sit: Sit) -> None:
    def offered() -> Game:
        game = table(player("3x100 100*! 3x50"), player("500"), turn=1)
        game.play(1, "offer-notes 0 500#1 100,100,100,100,50,50")
        return game

    shown = flat(sit(offered()))
    assert "Anna offers you 500 in change for 4 × 100 and 2 × 50. Which notes do you give?" in shown
    assert "2 Give 3 × 100, 100 (fake) and 2 × 50 for them" in shown
    for line, action in (
        ("1", "pass"),
        ("2", "accept-notes 100#1,100#2,100#3,100#4,50#1,50#2"),
        ("4x100 50#2 50#3", "accept-notes 50#2,50#3,100#1,100#2,100#3,100#4"),
        ("accept 4x100 2x50", "accept-notes 100#1,100#2,100#3,100#4,50#1,50#2"),
    ):
        game = offered()
        sit(game, line)
        assert played(game)[:1] == [action]
