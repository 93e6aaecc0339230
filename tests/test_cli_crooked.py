"""Crooked Cash on the command line: whole games by a scripted person, notes, checks, cards, change, deals and debts."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

import rentier
from crooked.table import player, table
from rentier.cli.voice import voice_for
from rentier.core.game import Game
from terminal import FIXED, Sit, run


def played(game: Game) -> list[str]:
    """List what the person did."""
    return [str(move.action) for move in game.moves() if move.seat == 0]


def busy_turn(**more: object) -> Game:
    """Set up a turn with much to choose from; one of the person's 100s is a fake that the person knows."""
    return table(
        player("2x500 2x100 100*!! 3x50 20 3x10", "virginia", "dark-blue kentucky:1", chance="c8", kept="k9 k10"),
        player("500 5x100 100*!! 2x50 4x20 10", "kentucky", "indiana st-charles", chance="c7", green=1),
        player("500 2x100 10", "go", "illinois states"),
        **more,  # type: ignore[arg-type]
    )


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


def asked_to_check() -> Game:
    """Let Anna lay a fake 100, two 20s and two 10s; the person is asked first."""
    game = table(
        player(),
        player("500 100*!! 2x20 3x10", "virginia", green=0),
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


# Whole games


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", r"(Every property is bought|Time is up): "),
        ("fr", r"(Toutes les propriétés sont achetées|Le temps est écoulé) : "),
    ],
)
@pytest.mark.parametrize(("seats", "seed", "bots"), [("2", "1", "steady"), ("4", "2", "steady"), ("6", "3", "random")])
def test_a_whole_game_is_played_by_first_choices(
    seats: str, seed: str, bots: str, lang: str, end: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "crooked", "--seats", seats, "--seed", seed, "--lang", lang, "--bots", bots)
    result = run(*asked, "--option", "round_limit=12", "--record", str(file), typed="1\n" * 2000)
    assert result.exit_code == 0, result.stderr
    assert "\x1b" not in result.output
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    assert any(re.match(end, line) for line in result.stdout.replace(FIXED, " ").splitlines()[-6:])
    game = rentier.replay(json.loads(file.read_text()))
    assert game.over
    told = run("replay", str(file), "--lang", lang).stdout
    assert re.match(end, told.replace(FIXED, " ").splitlines()[-1].strip())


def test_a_terminal_without_unicode_gets_other_signs() -> None:
    result = run("play", "crooked", "--seed", "1", typed="board\n1\n1\n1\n", charset="ascii")
    assert re.search(r"> You +1,500 .* \+\+  ", result.stdout)
    assert "?? " not in result.stdout


@pytest.mark.parametrize(("lang", "heading"), [("en", "Notes"), ("fr", "Billets")])
def test_simulations_are_told_in_words(lang: str, heading: str) -> None:
    shown = run("simulate", "crooked", "--games", "5", "--seed", "1", "--seats", "3", "--lang", lang).stdout
    assert heading in shown
    assert "crooked-tally" not in shown
    assert not re.search(r"^ *[ck]\d+ ", shown, re.MULTILINE)


def test_no_line_is_cut_inside_an_amount(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    voice = voice_for("fr")
    voice.put(f"On compte les loyers : 700, {voice.book.grouped(2070)} et {voice.book.grouped(1470)}.")
    first, second = capsys.readouterr().out.splitlines()
    assert first == "On compte les loyers : 700,"
    assert second == f"{voice.book.grouped(2070)} et {voice.book.grouped(1470)}."


# The table


def test_the_table_shows_notes_tokens_cards_and_streets(sit: Sit) -> None:
    shown = sit(busy_turn())
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


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (["help"], "check 500 or c (turns a green token red)"),
        (["board"], "12 ■ Virginia Avenue ◂ You"),
        (["map"], "19 H Kentucky Avenue ◂ Anna (You)"),
        (["deeds"], "■ Kentucky Avenue · red 1/3 · hotel · rent 420, to the bank 110"),
        (["deeds"], "“Pardon”: This card gets you out of jail."),
        (["deeds anna"], "Anna · 1,290 · ●○ · Kentucky Avenue"),
        (["notes"], "Anna: 1 × 500 · 6 × 100 (1 fake) · 2 × 50 · 4 × 20 · 1 × 10"),
        (["notes"], "Fake from the start: 6 of the 30 notes of 500 · 9 of the 30 notes of 100"),
        (["hand"], "“Wherever You Like”: In place of your first roll"),
        (["balance"], "Ben: 710 in notes; with the last rents 900"),
        (["rules CC-40"], "CC-40"),
    ],
)
def test_commands_only_show_something(lines: list[str], text: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, *lines)
    assert text in shown, shown[-1800:]
    assert not game.moves()


def test_commands_speak_french(sit: Sit) -> None:
    shown = sit(busy_turn(), "plateau", "billets", "solde", "main", "aide", lang="fr")
    assert "Anna : 1 × 500 · 6 × 100 (1 faux)" in shown.replace("Anna: ", "Anna : ")
    assert "Ben : 710 en billets ; avec les derniers loyers 900" in shown
    assert "Vos billets : 2 × 500 · 2 × 100 · 100#3 faux" in shown
    assert "vérifier 500 ou v" in shown


# What is typed on one's own turn


TYPED = {
    "en": {
        "roll": "roll",
        "build boardwalk": "build boardwalk",
        "hotel park": "build park",
        "friend boardwalk": "half-hotel boardwalk",
        "play go": "play c8 go",
        "use wherever you like free parking": "play c8 parking",
        "play boardwalk": "play c8 boardwalk",
        "use chance-2": "play c8 chance-2",
        "change 500": "change 500#1 100,100,100,100,100",
        "change 500 for 4x100 2x50": "change 500#1 100,100,100,100,50,50",
        "change 100 fake for 50 50": "change 100#3 50,50",
        "change 100#3 20 for 50 50 20": "change 100#3,20#1 50,50,20",
        "offer notes anna 500 for 5x100": "offer-notes 1 500#1 100,100,100,100,100",
        "swap notes 100 fake with anna for 50 50": "offer-notes 1 100#3 50,50",
        "offer anna kentucky for 300": "offer 1 kentucky 300",
        "offer ben 250 for illinois": "offer 2 250 illinois",
        "offer anna my card for 50": "offer 1 k9 50",
        "offer anna 40 for the card": "offer 1 40 c7",
        "offer 1 kentucky 300": "offer 1 kentucky 300",
    },
    "fr": {
        "lancer les dés": "roll",
        "construire rue de la paix": "build boardwalk",
        "utiliser parc gratuit": "play c8 parking",
        "changer 500": "change 500#1 100,100,100,100,100",
        "changer 100 faux contre 2x50": "change 100#3 50,50",
        "proposer billets anna 500 contre 5x100": "offer-notes 1 500#1 100,100,100,100,100",
        "proposer à anna avenue matignon contre 300": "offer 1 kentucky 300",
    },
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in TYPED.items() for line in lines])
def test_words_choose_an_action(lang: str, line: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [TYPED[lang][line]], shown[-900:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("end", r"You still have a roll to make.*\(CC-\d+\)"),
        ("pay 500", r"nothing that you have to lay notes for now\. \(CC-45\)"),
        ("check 500", r"nothing on the table that you could check\. \(CC-40\)"),
        ("check card", r"nothing on the table that you could check\. \(CC-4\d\)"),
        ("take half price", r"only when you land on Chance\. \(CC-21\)"),
        ("build kentucky", r"There is a hotel on Kentucky Avenue already|You need every street.*"),
        ("sell kentucky", r"You sell to the bank only when you owe more.*\(CC-60\)"),
        ("change 500 for 100", r"Both sides of a change must be worth the same\. \(CC-49\)"),
        ("change 500 500 500 for 100", r"You do not hold all these notes\. \(CC-46\)"),
        ("offer notes ben 500 for 5x100", r"holds such notes\. \(CC-49\)"),
        ("offer anna boardwalk for illinois", r"Both sides can give only what they have\."),
        ("offer anna 15 for indiana", r"Money in a deal is a multiple of 10\."),
        ("bid 120", r"There is no auction now\."),
        ("xyzzy", r"“xyzzy” means nothing here; type a number, or words that begin with: roll, "),
        ("99", r"Choose from 1 to \d+\."),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(line: str, answer: str, sit: Sit) -> None:
    game = busy_turn()
    before = game.position()
    shown = " ".join(sit(game, line).split())
    assert re.search(rf"No\. .*{answer}", shown), shown[-600:]
    assert game.position() == before


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
    game = busy_turn()
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
    shown = " ".join(sit(game, line).split())
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
    shown = " ".join(sit(game, line, lang=lang).split())
    assert played(game)[:1] == [action], shown[-600:]
    if lang == "en":
        assert "Anna is known to hold a fake 100. You have 2 green tokens." in shown
        assert "Check a 100 (fake: about 100%)" in shown
        assert "Check a 20 (fake: about 40%)" in shown


def test_only_the_notes_laid_last_are_asked_about(sit: Sit) -> None:
    game = table(
        player(),
        player("100* 100 2x20 3x10", "virginia", green=0),
        player(green=0),
        turn=1,
        may_roll=False,
        stack=[{"kind": "buy", "seat": 1, "deed": "virginia", "price": 160}],
    )
    game.play(1, "buy")
    game.play(1, "pay 100#1 20#1 20#2 10#1 10#2")
    game.play(0, "check 100")
    game.play(1, "pay 100#1")
    shown = sit(game)
    assert "Anna lays down 100 for the bank. Do you check one of these notes?" in shown
    assert "Check a 20" not in shown


def test_a_caught_fake_is_told_and_then_known_in_the_own_hand(sit: Sit) -> None:
    game = asked_to_check()
    shown = sit(game, "c 100")
    assert "You check a 100 of Anna: it is fake." in shown
    assert "You take the fake 100 of Anna and keep it." in shown
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
    shown = " ".join(sit(game, line).split())
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
    shown = " ".join(sit(game, line, lang=lang).split())
    assert played(game)[:1] == [action]
    if lang == "en":
        assert "Anna is about to use “Money from the Sky”. Do you check the card?" in shown
        assert "“Money from the Sky”: In your turn: the bank pays you 150." in shown
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

    shown = " ".join(sit(landed()).split())
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
    shown = " ".join(sit(in_debt()).split())
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
    assert {"en": "That is not clear", "fr": "Ce n'est pas clair"}[lang] not in shown


def test_who_is_offered_notes_chooses_which_to_give(sit: Sit) -> None:
    def offered() -> Game:
        game = table(player("3x100 100*! 3x50"), player("500"), turn=1)
        game.play(1, "offer-notes 0 500#1 100,100,100,100,50,50")
        return game

    shown = " ".join(sit(offered()).split())
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
