"""The command line: whole games by a scripted person, typed words, refusals, bad input, records."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("typer")

from typer.testing import Result

import rentier
from deal.table import player, table
from rentier.bots import make_bot
from rentier.cli.voice import clean
from rentier.core.game import Game
from terminal import FIXED, Sit, run


def failed(result: Result) -> str:
    """Return the one sentence of a command that could not be done."""
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    [sentence] = result.stderr.splitlines()
    assert sentence[-1] in ".)"
    return sentence


def busy_turn() -> Game:
    """Set up a turn with much to choose from."""
    return table(
        player(
            "rent-red-yellow rent-any double-rent 3m 1m kentucky wild wild-red-yellow debt-collector sly-deal "
            "forced-deal pass-go birthday house",
            sets={"red": "indiana", "brown": "mediterranean baltic"},
            bank="2m",
        ),
        player("10m", sets={"pink": "virginia states", "green": "pacific"}, bank="5m 4m"),
        player("1m", sets={"dark-blue": "park boardwalk", "utility": "water"}, bank="3m"),
    )


def first_move(game: Game) -> str:
    return str(game.moves()[0].action) if game.moves() else ""


# Whole games


@pytest.mark.parametrize(("lang", "end"), [("en", "Three full sets: "), ("fr", "Trois groupes complets : ")])
@pytest.mark.parametrize(("seats", "seed"), [("2", "1"), ("4", "2"), ("6", "3")])
def test_a_whole_game_is_played_by_first_choices(seats: str, seed: str, lang: str, end: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "deal", "--seats", seats, "--seed", seed, "--lang", lang, "--record", str(file))
    result = run(*asked, typed="1\n" * 3000)
    assert result.exit_code == 0, result.stderr
    ending = result.stdout.replace(FIXED, " ").splitlines()[-6:]
    assert any(line.startswith(end) for line in ending)
    assert any(re.match(rf"(Seed|Graine) ?: {seed};? ", line) for line in ending)
    # A long path is broken where the terminal ends.
    assert file.name in "".join(ending)
    game = rentier.replay(json.loads(file.read_text()))
    assert game.over
    assert game.seats == int(seats)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, other = (run("play", "--seed", "5", "--seats", "3", typed="1\n" * 3000).stdout for _ in range(2))
    assert one == other


def test_what_is_piped_is_plain_and_fits_eighty_columns() -> None:
    result = run("play", "--seed", "2", "--seats", "5", "--lang", "fr", typed="1\n" * 3000)
    assert "\x1b" not in result.output
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_terminal_without_unicode_gets_other_signs() -> None:
    result = run("play", "--seed", "2", typed="1\n1\n1\n", charset="ascii")
    assert "#" in result.stdout
    assert "?? " not in result.stdout


def test_bots_and_options_can_be_chosen() -> None:
    asked = ("play", "--seed", "4", "--bots", "random,steady", "--option", "turn_limit=8", "--option", "preset=modern")
    result = run(*asked, typed="1\n" * 500)
    assert result.exit_code == 0
    assert "That was the last turn:" in result.stdout


def test_the_person_and_the_bots_have_names() -> None:
    shown = run("play", "--seed", "4", "--name", "Anna\x1b[2J", "--seats", "10", typed="").stdout
    assert "\x1b" not in shown
    assert "Anna�[2J" in shown
    shown = run("play", "--seed", "4", "--name", "ben", typed="").stdout
    assert re.search(r"^. ben ", shown, re.MULTILINE)
    assert "  Ben " not in shown


# What is typed


TYPED = {
    "en": {
        "rent red": "rent red all",
        "Rent Red x2": "rent red all x2",
        "rent for red, doubled": "rent red all x2",
        "rent any red ben": "rent-any red 2",
        "bank 3m": "bank 3m",
        "BANK 3M": "bank 3m",
        "bank pass go": "bank pass-go",
        "pass go": "pass-go",
        "go": "pass-go",
        "lay kentucky": "lay kentucky red",
        "lay ken": "lay kentucky red",
        "kentucky avenue": "lay kentucky red",
        "lay wild red": "lay wild red",
        "lay red/yellow wild yellow": "lay wild-red-yellow yellow",
        "lay any-colour wild as light blue": "lay wild light-blue",
        "debt anna": "debt-collector 1",
        "collect from Ben": "debt-collector 2",
        "birthday": "birthday",
        "sly virginia": "sly-deal 1 pink virginia",
        "steal water works": "sly-deal 2 utility water",
        "sly-deal 1 green pacific": "sly-deal 1 green pacific",
        "forced deal pacific indiana": "forced-deal 1 green pacific red indiana",
        "house brown": "house brown",
        "build house": "house brown",
        "end": "end",
        "end turn": "end",
        "pass": "end",
        "done": "end",
    },
    "fr": {
        "loyer rouge": "rent red all",
        "loyer rouge doublé": "rent red all x2",
        "banque 3m": "bank 3m",
        "mettre en banque passez go": "bank pass-go",
        "passez go": "pass-go",
        "poser matignon": "lay kentucky red",
        "poser avenue matignon": "lay kentucky red",
        "poser frimée rouge/jaune rouge": "lay wild-red-yellow red",
        "poser frimee multicolore bleu pale": "lay wild light-blue",
        "dette anna": "debt-collector 1",
        "agent de recouvrement ben": "debt-collector 2",
        "fête": "birthday",
        "c'est ma fête": "birthday",
        "sournois paradis": "sly-deal 1 pink virginia",
        "maison brun": "house brown",
        "finir": "end",
        "bank 3m": "bank 3m",
    },
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in TYPED.items() for line in lines])
def test_words_choose_an_action(lang: str, line: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, line, lang=lang)
    assert first_move(game) == TYPED[lang][line], shown[-800:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bank kentucky", r"Kentucky Avenue is a property.*\(DL-20\)"),
        ("rent green", r"Dark Blue/Green Rent is not in your hand.*\(DL-11\)"),
        ("say no", r"There is nothing to say no to.*\(DL-52\)"),
        ("pay 1m", r"You owe nothing now\. \(DL-60\)"),
        ("sly boardwalk", r"The dark blue set is full.*\(DL-47\)"),
        ("deal breaker ben", r"Deal Breaker is not in your hand.*\(DL-11\)"),
        ("lay boardwalk", r"Boardwalk is not in your hand.*\(DL-11\)"),
        ("house red", r"House needs a full set.*\(DL-50\)"),
        ("give up 3m", r"Cards are given up only at the end.*\(DL-12\)"),
        ("debt-collector 0", r"Name another player.*\(DL-41\)"),
        ("rent red 1", r"paid by everybody.*\(DL-43\)"),
        ("99", r"Choose from 1 to \d+\."),
        ("-1", r"“-1” means nothing here; type a number, or words that begin with: "),
        ("xyzzy", r"“xyzzy” means nothing here; type a number, or words that begin with: lay, "),
        ("x" * 500, r"A line has at most 400 characters\."),
        ("rules DL-99", r"No rule has “DL-99”; there are 44, numbered with gaps from DL-1 to DL-63"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(line: str, answer: str, sit: Sit) -> None:
    game = busy_turn()
    before = game.position()
    shown = " ".join(sit(game, line).split())
    assert re.search(rf"No\. .*{answer}", shown), shown[-600:]
    assert game.position() == before


@pytest.mark.parametrize(
    ("line", "question", "played"),
    [
        ("debt", "Which one?", "debt-collector 1"),
        ("sly anna", "Which one?", "sly-deal 1 pink virginia"),
        ("bnak 3m", "Did you mean", "bank 3m"),
        ("lay kentuky", "Did you mean", "lay kentucky red"),
    ],
)
def test_what_is_not_clear_is_asked_again(line: str, question: str, played: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, line, "1")
    assert question in shown
    assert first_move(game) == played


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
    assert first_move(game).startswith("forced-deal ")


def test_the_way_back_shows_the_first_choices_again(sit: Sit) -> None:
    shown = sit(busy_turn(), "debt", "", "0")
    assert shown.count("End your turn") == 3


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (["help"], "table           everybody's cards"),
        (["?"], "table           everybody's cards"),
        (["hand"], "Take a property from another player"),
        (["table"], "■■ dark blue 2/2 · Park Place, Boardwalk (rent 8M)"),
        (["rules DL-47"], "Those in full sets are"),
        (["rules"], "such as “rules DL-"),
        (["bank 3m", "log"], "  You bank 3M."),
    ],
)
def test_other_commands_only_show_something(lines: list[str], text: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, *lines)
    assert text in shown
    assert len(game.moves()) == len([line for line in lines if line.startswith("bank")])


def test_the_table_shows_everybody(sit: Sit) -> None:
    shown = sit(busy_turn())
    assert "■□□ red 1/3" in shown
    assert "9M (5 4)" in shown
    assert re.search(r"▸ You +14 +2M +■■ brown 2/2", shown)
    assert "Your turn: 3 plays left." in shown


# Answers and payments


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
    assert answer in " ".join(sit(game, line).split())
    assert "pay" not in [move.action.verb() for move in game.moves()]


def test_without_a_choice_nothing_is_asked(sit: Sit) -> None:
    assert "Do you say no?" not in sit(owing_turn())


@pytest.mark.parametrize(
    ("lang", "line", "played"),
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
def test_an_attack_is_answered(lang: str, line: str, played: str, sit: Sit) -> None:
    game = owing_turn("just-say-no 1m")
    shown = sit(game, line, lang=lang)
    assert ("Anna wants 5M from you." if lang == "en" else "Anna vous demande 5M.") in shown
    assert [str(move.action) for move in game.moves()][1] == played


# Leaving


def test_the_end_of_the_input_ends_the_game_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    result = run("play", "--seed", "1", "--record", str(file), typed="1\n")
    assert result.exit_code == 0
    assert "The input has ended, so you leave the table." in result.stdout
    assert not rentier.replay(json.loads(file.read_text())).over


def test_stopping_ends_the_game_in_a_word(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stop(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", stop)
    file = tmp_path / "stopped.json"
    result = run("play", "--seed", "1", "--record", str(file))
    assert result.exit_code == 130
    assert result.stderr == "Stopped.\n"
    assert file.exists()


def test_leaving_is_asked_about_and_can_save(sit: Sit, tmp_path: Path) -> None:
    file, old = tmp_path / "game.json", tmp_path / "old.json"
    old.write_text("")
    game = busy_turn()
    shown = sit(game, "bank 3m", "quit", "", "quit", "no", "quit", str(old), "quit", str(file))
    assert shown.count("You stay.") == 2
    assert "is there already; name a new file." in " ".join(shown.split())
    assert "You leave the table." in shown
    assert rentier.replay(json.loads(file.read_text())).position() == game.position()
    assert old.read_text() == ""
    assert "You leave the table." in sit(busy_turn(), "quit", "y")
    assert "Vous quittez la table." in sit(busy_turn(), "quitter", "oui", lang="fr")


# Bad input


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "poker"], "There is no edition “poker”; choose from: banking, "),
        (["play", "--seats", "1"], "1 is no number of players for deal, which takes 2 to 10."),
        (["play", "--seats", "many"], "The value of --seats must be a whole number."),
        (["play", "--seed", "-1"], "'-1' is no seed; one is a whole number from 0 up, or 64 hexadecimal digits."),
        (["play", "--seed", "9" * 99], "is no seed;"),
        (["play", "--bots", "steady,dull"], "There is no bot “dull” for deal; choose from: random and steady."),
        (["play", "--bots", ","], "The name of a bot is missing"),
        (["play", "--option", "colour=red"], "There is no option “colour”; choose from: broken_sets, "),
        (["play", "--option", "win=never"], "The option win cannot be 'never'; it is one of own_turn and at_once."),
        (["play", "--option", "turn_limit=0"], "it is a whole number from 1 to 1000000, or none. (DL-16)"),
        (["play", "--option", "rent"], "“rent” is not an option: write name=value"),
        (["play", "--record", "/"], "/ is there already; name a new file."),
        (["play", "--lang", "xx"], "There is no language “xx”; choose from: en and fr."),
        (["play", "--lang"], "The option --lang needs a value behind it."),
        (["play", "deal", "now"], "There is too much behind the command: now;"),
        (["play", "--fast"], "There is no option --fast here"),
        (["dance"], "There is no command “dance”; choose from: bank, play, serve, replay, verify, "),
        (["--fast"], "There is no option --fast here"),
        (["replay"], "FILE is missing"),
        (["replay", "no-such-file"], "no-such-file cannot be found"),
        (["replay", "/"], "/ is a folder; name a file."),
        (["rules", "deal", "DL-99"], "No rule has “DL-99”; there are 44, numbered with gaps from DL-1 to DL-63"),
        (["rules", "xylophone"], "No rule has “xylophone”;"),
        (["play", "--lang=fr", "--seats", "77"], "77 n'est pas un nombre de joueurs pour deal"),
        (["danser", "--lang", "fr"], "La commande « danser » n'existe pas"),
        (["play", "\x1b[2J"], "There is no edition “�[2J”"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in failed(run(*arguments)).replace(FIXED, " ")


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text[:200], "cannot be read as JSON"),
        (lambda text: "", "cannot be read as JSON"),
        (lambda text: "[" * 100_000, "cannot be read as JSON"),
        (lambda text: "\x00\xff", "cannot be read as JSON"),
        (lambda text: "[]", "must be an object"),
        (lambda text: text.replace('"schema": 1', '"schema": 2'), "is of version 2; only version 1 can be read."),
        (lambda text: re.sub('"rules_version": [0-9]+', '"rules_version": 99', text), "version 99 of the rules"),
        (lambda text: text.replace('"deal"', '"poker"'), "There is no edition “poker”"),
        (lambda text: text.replace('"end"', '"pass"', 1), "cannot be played."),
        (lambda text: text.replace('"end"', '"dance"', 1), "cannot be read. “dance” is nothing that can be done"),
        (lambda text: re.sub(r'(?<="winners": \[)\d', lambda seat: str(3 - int(seat[0])), text), "do not lead to the"),
        (lambda text: text.replace('"seats": 4', '"seats": 3'), "The record was changed or is damaged"),
        (lambda text: text.replace('"actions"', '"acts"'), "The field acts does not belong in this record."),
    ],
)
def test_a_bad_record_gets_one_sentence(spoil: Callable[[str], str], sentence: str, tmp_path: Path) -> None:
    game = rentier.new("deal", 4, 9)
    bot = make_bot("random", "deal", bytes(32))
    while not game.over:
        game.play(game.awaiting[0], bot.choose(game, game.awaiting[0]))
    file = tmp_path / "game.json"
    file.write_text(spoil(json.dumps(game.record())), encoding="latin-1")
    assert sentence in failed(run("replay", str(file)))


def test_an_enormous_record_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with file.open("wb") as enormous:
        enormous.truncate((64 << 20) + 1)
    assert "is no record: it has more than 64 MiB." in failed(run("replay", str(file)))


# Replays, rules, help


@pytest.fixture(scope="module", name="recorded")
def record_a_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    assert run("play", "--seed", "11", "--seats", "3", "--record", str(file), typed="1\n" * 3000).exit_code == 0
    return file


@pytest.mark.parametrize(("lang", "drawn", "won"), [("en", r"Player \d draws ", "wins."), ("fr", "pioche ", "gagne.")])
def test_a_record_is_told_with_everything_open(recorded: Path, lang: str, drawn: str, won: str) -> None:
    result = run("replay", str(recorded), "--lang", lang)
    assert result.exit_code == 0
    assert "\x1b" not in result.output
    lines = result.stdout.splitlines()
    assert lines[-1].endswith(won)
    assert not [line for line in lines if re.search(rf"{drawn}2 cart?", line)]
    assert len([line for line in lines if re.search(drawn, line)]) > 10


def test_a_record_is_told_step_by_step(recorded: Path) -> None:
    result = run("replay", str(recorded), "--step", typed="\n\n\n")
    assert result.exit_code == 0
    assert re.findall(r"^(\d+) of \d+, Enter goes on", result.stdout, re.MULTILINE) == ["0", "1", "2", "3"]
    whole = run("replay", str(recorded), "--step", typed="\n" * 5000)
    assert whole.stdout.splitlines()[-1].endswith("wins.")


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(rentier.new("deal", 2, 1).record()))
    assert "before the end of the game." in run("replay", str(file)).stdout


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ((), "DL-63"),
        (("deal",), "DL-63"),
        (("DL-47",), "Sly Deal: a property of another player becomes yours."),
        (("deal", "dl47"), "Sly Deal: a property of another player becomes yours."),
        (("deal", "sly", "becomes"), "DL-47"),
        (("birthday", "--lang", "en"), "DL-42"),
        (("DL-47", "--lang", "fr"), "Marché sournois"),
        (("--lang", "fr"), "Le paquet"),
    ],
)
def test_the_rules_are_shown(asked: tuple[str, ...], text: str) -> None:
    result = run("rules", *asked)
    assert result.exit_code == 0
    assert text in " ".join(result.stdout.split())


def test_one_rule_is_one_rule() -> None:
    assert run("rules", "deal", "DL-4").stdout.splitlines()[0] == "DL-4"
    assert "DL-47" not in run("rules", "deal", "DL-4").stdout


def test_the_version_says_how_the_engine_runs() -> None:
    how = "compiled" if rentier.compiled() else "interpreted"
    assert run("--version").stdout == f"Rentier {rentier.__version__}, {how}\n"


@pytest.mark.parametrize("command", ["", "play", "replay", "rules", "simulate", "bench"])
def test_help_is_in_the_language_of_the_system(command: str) -> None:
    english = run(*command.split(), "--help")
    french = run(*command.split(), "--help", LANG="fr_CA.UTF-8")
    assert (english.exit_code, french.exit_code) == (0, 0)
    assert "Shows this and leaves." in english.stdout
    assert "Affiche ceci et s'arrête." in french.stdout
    assert not re.search(r"\b[a-z]+-help", english.stdout + french.stdout)


def test_without_a_command_the_help_is_shown() -> None:
    result = run()
    assert result.exit_code == 0
    assert "Commands:" in result.stdout


def test_the_language_is_that_of_the_system() -> None:
    assert "Vous quittez" not in run("play", "--seed", "1").stdout
    assert "vous quittez donc la table" in run("play", "--seed", "1", LANG="fr_FR.UTF-8").stdout


def test_nothing_that_moves_the_cursor_is_written() -> None:
    assert clean("a\x1b[2Jb\u202ec\td") == "a�[2Jb�c�d"
    assert clean("Non\u00a0: é ■") == "Non\u00a0: é ■"
