"""The command line: how a game is begun and left, bad input, records, rules and help."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("typer")

from typer.testing import Result

import rentier
from rentier.bots import make_bot
from rentier.cli.voice import clean
from terminal import FIXED, Sit, run

from .turns import deal_turn


def failed(result: Result) -> str:
    """Return the one sentence of a command that could not be done."""
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    [sentence] = result.stderr.splitlines()
    assert sentence[-1] in ".)"
    return sentence


# Beginning


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, other = (run("play", "--seed", "5", "--seats", "3", typed="1\n" * 3000).stdout for _ in range(2))
    assert one == other


def test_bots_and_options_can_be_chosen() -> None:
    asked = ("play", "--seed", "4", "--bots", "random,steady", "--option", "turn_limit=8", "--option", "preset=modern")
    result = run(*asked, typed="1\n" * 500)
    assert result.exit_code == 0
    assert "That was the last turn:" in result.stdout


def test_whoever_chooses_the_bots_is_told_how_each_plays() -> None:
    shown = run("play", "--seed", "4", "--seats", "4", "--bots", "miser,sensible,surprise", typed="").stdout
    assert "Anna is a bot, miser: keeps its money together." in shown
    assert "Ben is a bot, sensible: plays soundly." in shown
    assert re.search(r"Chloé is a bot, (builder|raider|miser): ", shown)
    in_french = run("play", "--seed", "4", "--bots", "easy", "--lang", "fr", typed="").stdout.replace(FIXED, " ")
    assert "Anna est un robot, facile : joue comme un débutant." in in_french
    assert "is a bot" not in run("play", "--seed", "4", typed="").stdout


def test_the_person_and_the_bots_have_names() -> None:
    shown = run("play", "--seed", "4", "--name", "Anna\x1b[2J", "--seats", "10", typed="").stdout
    assert "\x1b" not in shown
    assert "Anna�[2J" in shown
    shown = run("play", "--seed", "4", "--name", "ben", typed="").stdout
    assert re.search(r"^. ben ", shown, re.MULTILINE)
    assert "  Ben " not in shown


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
    game = deal_turn()
    shown = sit(game, "bank 3m", "quit", "", "quit", "no", "quit", str(old), "quit", str(file))
    assert shown.count("You stay.") == 2
    assert "is there already; name a new file." in " ".join(shown.split())
    assert "You leave the table." in shown
    assert rentier.replay(json.loads(file.read_text())).position() == game.position()
    assert old.read_text() == ""
    assert "You leave the table." in sit(deal_turn(), "quit", "y")
    assert "Vous quittez la table." in sit(deal_turn(), "quitter", "oui", lang="fr")


# Bad input


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "poker"], "There is no edition “poker”; choose from: banking, "),
        (["play", "--seats", "1"], "1 is no number of players for deal, which takes 2 to 10."),
        (["play", "--seats", "many"], "The value of --seats must be a whole number."),
        (["play", "--seed", "-1"], "'-1' is no seed; one is a whole number from 0 up, or 64 hexadecimal digits."),
        (["play", "--seed", "9" * 99], "is no seed;"),
        (["play", "--bots", "sharp:0"], "“0” is no budget: name a number of imagined games from 1 to 1000000"),
        (["play", "--bots", "steady:9"], "“steady” does not search, so it takes no budget"),
        (
            ["play", "--bots", "steady,dull"],
            "There is no bot “dull” for deal; choose from: random, easy, steady, sharp, builder, raider and miser.",
        ),
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
        (
            ["rules", "deal", "DL-99"],
            "Nothing in the rules has “DL-99”; there are 44, numbered with gaps from DL-1 to DL-63",
        ),
        (["rules", "xylophone"], "Nothing in the rules has “xylophone”;"),
        (["play", "--lang=fr", "--seats", "77"], "77 n’est pas un nombre de joueurs pour deal"),
        (["danser", "--lang", "fr"], "La commande « danser » n’existe pas"),
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
        (lambda text: text.replace('"seats": 4', '"seats": 3'), "is 3; it must be a whole number from 0 to 2."),
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
        (("millionaire", "Royalties"), "The list of cards · L1"),
        (("millionaire", "droits d'auteur", "--lang", "fr"), "Droits d’auteur"),
        # What a browser draws is named.
        (("deal",), "▌ Park Place, Boardwalk, Dark Blue/Green Rent"),
    ],
)
def test_the_rules_are_shown(asked: tuple[str, ...], text: str) -> None:
    result = run("rules", *asked)
    assert result.exit_code == 0
    assert text in " ".join(result.stdout.split())


@pytest.mark.parametrize("edition", ["banking", "crooked", "deal", "knockout", "millionaire"])
def test_no_line_of_the_rules_begins_with_a_french_colon(edition: str) -> None:
    lines = run("rules", edition, "--lang", "fr").stdout.splitlines()
    assert len(lines) > 100
    assert [line for line in lines if re.match(r"\s*[:;?!%»]", line)] == []


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
    assert "Affiche ceci et s’arrête." in french.stdout
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
