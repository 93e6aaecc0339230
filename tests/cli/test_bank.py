"""`rentier bank`: sessions typed by a banker, what is kept of them, and what is refused."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer")

from typer.testing import Result

import rentier.cli.bank.command as command
import terminal
from rentier.cli.bank.file import BankFile, Saved, usual_file
from rentier.cli.bank.typed import Banker, Order
from rentier.core.errors import BadInput
from rentier.games.banking.unit.device import BankUnit
from rentier.text import LANGUAGES, Phrasebook

M = 1_000_000


class Clock:
    """The time of a test; it stands still unless it is moved."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(command, "now", clock)
    return clock


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def bank(file: Path | None, typed: str, *arguments: str, lang: str = "en", env: dict[str, str] | None = None) -> Result:
    """Let a banker type lines, separated by `;`."""
    lines = "".join(f"{line.strip()}\n" for line in typed.split(";")) if typed else ""
    where = [] if file is None else ["--file", str(file)]
    around = {"COLUMNS": "250", **(env or {})}
    return terminal.run("bank", *where, "--lang", lang, *arguments, typed=lines, **around)


def kept(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def accounts(file: Path) -> list[int]:
    found: list[int] = kept(file)["unit"]["accounts"]
    return found


# Payments in words


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "3 pays 1.5M", "Card 3 pays 1.5M; now card 3 has 13.5M."),
        ("en", "3 pays 1,5 m to the bank", "Card 3 pays 1.5M; now card 3 has 13.5M."),
        ("en", "1 to 4 200K", "Card 1 pays 200K to card 4; now card 1 has 14.8M and card 4 has 15.2M."),
        ("en", "card 1 pays 4 200k.", "Card 1 pays 200K to card 4;"),
        ("en", "1 pays 200K to 4", "Card 1 pays 200K to card 4;"),
        ("en", "4 receives 200K from 1", "Card 1 pays 200K to card 4;"),
        ("en", "2 receives 2M", "Card 2 receives 2M; now card 2 has 17M."),
        ("en", "bank pays 2 2M", "Card 2 receives 2M; now card 2 has 17M."),
        ("en", "GO 2", "Card 2 receives 2M for GO; now card 2 has 17M."),
        ("en", "2 passed go", "Card 2 receives 2M for GO;"),
        ("fr", "3 paie 1,5M", "La carte 3 paie 1,5M\u00a0; maintenant la carte 3 a 13,5M."),
        ("fr", "1 à 4 200K", "La carte 1 paie 200K à la carte 4\u00a0; maintenant la carte 1 a 14,8M et la carte 4 a"),
        ("fr", "la carte 1 paye 200K à 4", "La carte 1 paie 200K à la carte 4"),
        ("fr", "2 recoit 2M de la banque", "La carte 2 reçoit 2M"),
        ("fr", "4 reçoit 200K de 1", "La carte 1 paie 200K à la carte 4"),
        ("fr", "départ 2", "La carte 2 reçoit 2M pour la case départ"),
        ("fr", "3 pays 1.5M", "La carte 3 paie 1,5M"),
    ],
)
def test_a_payment_is_one_line(file: Path, lang: str, typed: str, told: str) -> None:
    result = bank(file, typed, lang=lang)
    assert result.exit_code == 0
    assert told in result.output
    assert len(kept(file)["unit"]["journal"]["lines"]) == 1
    assert kept(file)["unit"]["left"]["card"] == kept(file)["unit"]["right"]["card"] == 0


def test_names_stand_for_cards(file: Path) -> None:
    result = bank(
        file,
        "maud to NOOR 200K; chloe pays 1M; jean-luc to Anna Maria 1M",
        "--names",
        "Maud,Noor,Chloé,Jean-Luc,Anna Maria",
    )
    assert "Maud pays 200K to Noor; now Maud has 14.8M and Noor has 15.2M." in result.output
    assert "Chloé pays 1M" in result.output
    assert "Jean-Luc pays 1M to Anna Maria" in result.output
    assert kept(file)["names"] == ["Maud", "Noor", "Chloé", "Jean-Luc", "Anna Maria"]
    assert kept(file)["players"] == 5


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("3 pays 16M", "Card 3 has 15M; 16M was keyed in. Nothing was booked. (EB-87)"),
        ("3 pays 25M", "25M is too much; one entry is at most 20M"),
        ("3 pays 5K", "5K is too little"),
        ("3 pays 1.234M", "1.234M is no multiple of 10K."),
        ("3 pays 123456K", "five digits at most"),
        ("3 to 3 1M", "two different cards"),
        ("3 pays", "lacks an amount with K or M"),
        ("3 pays 1000000", "lacks an amount with K or M"),
        ("1 to 4", "lacks an amount with K or M"),
        ("5 pays 1M", "There is no card 5 at this table; the cards are numbered from 1 to 4."),
        ("0 pays 1M", "There is no card 0"),
        ("99999 pays 1M", "There is no card 99999"),
        ("in 6 left", "There is no card 6"),
        ("undo", "There is no booking to take back."),
        ("frobnicate", "“frobnicate” means nothing here; type a payment such as"),
        ("3 pays 1M to 4 and 5", "means nothing here"),
        ("in 3 left right", "means nothing here"),
        ("§$%", "means nothing here"),
        ("x" * 500, "at most 400 characters"),
        ("\x1b[31m", "means nothing here"),
        ("out left", "No such card is in the unit."),
        ("in 3 left; in 3 right", "cannot be in both slots"),
        ("in 3 left; in 2 left", "a card in that slot already"),
        ("in 3 left; pay", "no card in the slot of that key"),
        ("in 3 left; 5 receive", "K or M is missing"),
        ("in 3 left; GO; GO", "GO was pressed for this card already"),
        ("in 3 left; C", "nothing to clear or to take back"),
    ],
)
def test_what_cannot_be_gets_one_sentence_and_changes_no_account(file: Path, typed: str, said: str) -> None:
    result = bank(file, typed, "--players", "4")
    assert result.exit_code == 0
    answers = [line for line in " ".join(result.output.split()).split("> ") if "No. " in line]
    assert len(answers) == 1
    assert said in answers[0]
    assert "\x1b[31m" not in result.output
    assert sum(accounts(file)) in (90 * M, 92 * M)


# The unit's own way


def test_the_device_is_used_card_by_card_and_key_by_key(file: Path) -> None:
    result = bank(file, "in 1 right; in 2 left; 1 , 5 M; receive; C; 2M; pay; out left; out right; unit")
    assert "On the display: 2 · 15M · 15M" in result.output
    assert "On the display: 15M · 13.5M · 15M · 16.5M" in result.output
    assert "Taken back, no. 1: card 1 pays 1.5M to card 2" in result.output
    assert accounts(file)[:2] == [13 * M, 17 * M]
    for seen in ("1.5M ", "-----", "[ 1 ]", "left: money in", "right: money out", "receive", "GO (+2M)"):
        assert seen in result.output


@pytest.mark.parametrize("typed", ["insérer 3 gauche; 1 , 5 M recevoir; retirer", "mettre 3 à gauche; 1,5M recevoir"])
def test_the_device_in_french(file: Path, typed: str) -> None:
    result = bank(file, typed, lang="fr")
    assert "La carte 3 reçoit 1,5M" in result.output
    assert "À l’écran\u00a0: 3 · 15M" in result.output
    assert accounts(file)[2] == 16_500_000


def test_the_wrong_way_round(file: Path) -> None:
    result = bank(file, "C; in 3 left reversed; 5; take 3 out of the left slot; put 3 into left; 5M receive")
    assert "is not read" in result.output
    assert "No card is read" in result.output
    assert accounts(file)[2] == 20 * M


def test_keys_behind_one_that_is_refused_are_not_pressed(file: Path) -> None:
    result = bank(file, "in 3 left; 1 2 3 4 5 6 K receive")
    assert "Key 6, 6, was refused; whatever is behind it was not pressed." in result.output
    assert "12345" in result.output
    assert accounts(file)[2] == 15 * M


def test_the_comma_alone_sets_the_volume(file: Path) -> None:
    result = bank(file, "C; ,; ,")
    assert "On the display: 3 · -----" in result.output
    assert kept(file)["unit"]["volume"] == 0


def test_hold_c_is_a_new_game_and_undo_brings_the_last_one_back(file: Path) -> None:
    result = bank(file, "go 1; hold C; all; undo; balance 1")
    assert "A new game, 15M on every card." in result.output
    assert "undo brings the last game back" in result.output
    assert "Card 1 has 17M." in result.output


def test_a_payment_in_words_takes_out_what_is_in(file: Path) -> None:
    result = bank(file, "in 3 left; 5 M; in 4 right; 1 to 2 1M; unit")
    assert "taken out first" in result.output
    assert accounts(file)[:4] == [14 * M, 16 * M, 15 * M, 15 * M]


def test_asleep_the_first_key_only_wakes_it(file: Path, clock: Clock) -> None:
    bank(file, "in 3 left; 5 M")
    clock.at += 60
    result = bank(file, "2 M receive; 3 M receive")
    assert "off ┃" in result.output
    assert "The unit was off; the key woke it and did nothing else." in result.output
    assert accounts(file)[2] == 18 * M
    clock.at += 60
    result = bank(file, "hold C")
    assert "did nothing else" in result.output
    assert accounts(file)[2] == 18 * M


# Looking


def test_balances_are_hidden_until_asked_for(file: Path) -> None:
    result = bank(file, "go 1; unit; journal")
    assert "15M" not in result.output.partition("> ")[2]
    result = bank(file, "balance 1; all")
    assert "Card 1 has 17M." in result.output
    assert result.output.count("15M") == 5


def test_the_journal_is_told(file: Path) -> None:
    assert "Nothing was booked yet." in bank(file, "journal").output
    bank(file, "go 1; 1 to 2 1M; undo; " + "; ".join(["3 pays 10K"] * 20))
    short, whole = bank(file, "journal").output, bank(file, "journal all").output
    assert "The last 20 of 23 lines" in short
    assert "Card 1 receives 2M for GO" not in short
    assert "Card 1 receives 2M for GO" in whole
    assert "Taken back, no. 2: card 1 pays 1M to card 2" in whole


def test_a_new_game_is_asked_about(file: Path) -> None:
    result = bank(file, "go 1; new game; ; balance 1; new game; yes; balance 1; undo; balance 1")
    assert "The game goes on." in result.output
    assert [line for line in result.output.splitlines() if line.startswith("Card 1 has")] == [
        "Card 1 has 17M.",
        "Card 1 has 15M.",
        "Card 1 has 17M.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_fits_the_screen_and_its_examples_work(file: Path, lang: str) -> None:
    book = Phrasebook.load(lang)
    text = book.say("bank-help")
    assert max(len(line) for line in text.splitlines()) <= 78
    banker = Banker(book, 6, [])
    examples = [line.strip().split("   ")[0] for line in text.splitlines() if line.startswith("  ") and line[2] != " "]
    assert len(examples) > 15
    for example in examples:
        assert banker.read(example).verb
    assert text.splitlines()[0] in bank(file, "help" if lang == "en" else "aide", lang=lang).output


# Kept from one day to the next


def test_a_game_goes_on_another_day(file: Path, clock: Clock) -> None:
    first = bank(file, "3 pays 1.5M; go 3; quit", "--names", "Maud,Noor,Tom")
    assert "A new game: 3 cards with 15M each." in first.output
    assert "rentier bank goes on with it" in first.output
    clock.at += 86400
    second = bank(file, "undo; all", lang="fr")
    assert "La partie continue après 2 opérations." in second.output
    assert "Annulé, nº 2" in second.output
    assert "13,5M" in second.output
    assert "Tom" in second.output


def test_every_booking_is_on_the_disk_before_the_next_line_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []
    lines = iter(["go 1", "go 1", "in 1 left", "5 M", "receive"])

    def read(prompt: str = "") -> str:
        found.append(accounts(file)[0])
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", read)
    result = bank(file, "")
    assert found == [15 * M, 17 * M, 19 * M, 19 * M, 19 * M, 24 * M]
    assert result.exit_code == 130
    assert "rentier bank goes on with it" in " ".join(result.output.split())
    assert os.listdir(file.parent) == [file.name]


def test_the_end_of_the_input_leaves(file: Path) -> None:
    result = bank(file, "")
    assert result.exit_code == 0
    assert "The game is kept in" in result.output
    assert accounts(file) == [15 * M] * 6


def test_an_end_in_the_middle_of_a_question_leaves_too(file: Path) -> None:
    result = bank(file, "go 1; new game")
    assert result.exit_code == 0
    assert accounts(file)[0] == 17 * M


def test_names_and_players_can_be_given_later(file: Path) -> None:
    bank(file, "go 1", "--players", "3")
    assert (kept(file)["players"], kept(file)["names"]) == (3, [])
    bank(file, "", "--names", "Maud,Noor,Tom,Ida")
    assert (kept(file)["players"], kept(file)["names"]) == (4, ["Maud", "Noor", "Tom", "Ida"])
    bank(file, "", "--players", "2")
    assert (kept(file)["players"], kept(file)["names"]) == (2, ["Maud", "Noor"])
    assert accounts(file)[0] == 17 * M


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has a data folder of its own")
def test_without_a_name_the_file_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bank(None, "go 1", env={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert accounts(tmp_path / "data" / "rentier" / "bank.json")[0] == 17 * M
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert usual_file() == tmp_path / ".local" / "share" / "rentier" / "bank.json"


def spoil(file: Path, path: str, value: object) -> None:
    """Change one thing in a good file."""
    data = kept(file)
    place: Any = data
    *way, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    for name in way:
        place = place[name]
    place[last] = value
    file.write_text(json.dumps(data), "utf-8")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("rentier", "record"),
        ("players", 7),
        ("names", ["x" * 50]),
        ("names", ["\x1b[2J"]),
        ("more", 1),
        ("unit", None),
        ("unit.accounts.0", 99_000_000),
        ("unit.journal.lines.0.balances.0", 99_000_000),
        ("unit.journal.lines.0.amount", 20_000_000),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_file_is_refused_and_left_as_it_is(file: Path, lang: str, path: str, value: object) -> None:
    bank(file, "go 1; 1 to 2 1M")
    spoil(file, path, value)
    before = file.read_bytes()
    result = bank(file, "go 1", lang=lang)
    assert result.exit_code == 2
    assert file.read_bytes() == before
    assert len(result.output.strip().splitlines()) == 1
    assert str(file) in result.output
    assert ("laissé tel quel" if lang == "fr" else "left as it is") in result.output


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"rentier": "bank-unit", "players"', b"5"])
def test_what_is_no_game_is_refused_and_left_as_it_is(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    result = bank(file, "go 1")
    assert result.exit_code == 2
    assert file.read_bytes() == data
    assert len(result.output.strip().splitlines()) == 1
    assert os.listdir(file.parent) == [file.name]


def test_half_a_file_is_refused(file: Path) -> None:
    bank(file, "go 1")
    data = file.read_bytes()
    for length in range(0, len(data) - 2, 29):
        file.write_bytes(data[:length])
        assert bank(file, "go 1").exit_code == 2
        assert file.read_bytes() == data[:length]


@pytest.mark.parametrize("name", [".", "missing/game.json", "x" * 300])
def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path, name: str) -> None:
    result = bank(tmp_path / name, "go 1")
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert os.listdir(tmp_path) == []


def test_two_windows_do_not_overwrite_each_other(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = command.BankSession.do_line
    others = iter([False, True])

    def do_line(self: command.BankSession, line: str) -> None:
        if next(others):
            other = BankFile(file)
            saved = other.load()
            assert saved is not None
            saved.unit.insert("left", 6, 1_000_000)
            saved.unit.press("GO", 1_000_000)
            other.save(saved)
        real(self, line)

    monkeypatch.setattr(command.BankSession, "do_line", do_line)
    result = bank(file, "go 1; go 2; go 3")
    assert result.exit_code == 1
    assert "another window" in " ".join(result.output.split())
    assert accounts(file) == [17 * M, 15 * M, 15 * M, 15 * M, 15 * M, 17 * M]


def test_a_full_disk_is_told_and_tried_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = BankFile.save
    tries = iter([False, True, False, False, False])

    def save(self: BankFile, saved: Saved) -> None:
        if next(tries):
            raise BadInput("file-failed", {"file": str(self.path), "kind": "ENOSPC", "why": "No space left on device"})
        real(self, saved)

    monkeypatch.setattr(BankFile, "save", save)
    result = bank(file, "go 1; go 2")
    assert result.exit_code == 0
    assert "No space left on device" in result.output
    assert "would be lost with this window" in result.output
    assert accounts(file)[:2] == [17 * M, 17 * M]


def test_a_link_to_the_file_stays_a_link(file: Path) -> None:
    bank(file, "go 1")
    link = file.with_name("link.json")
    try:
        link.symlink_to(file)
    except OSError:
        pytest.skip("there are no links here")
    bank(link, "go 1")
    assert link.is_symlink()
    assert accounts(file)[0] == 19 * M


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "1"], "1 cannot play; there are cards for 2 to 6. (EB-1)"),
        (["--players", "7"], "7 cannot play"),
        (["--players", "many"], "--players"),
        (["--names", "Al,Bo,Cy,Di,Ed,Flo,Gus"], "7 names are too many"),
        (["--names", "Anna,anna"], "“anna” cannot be a name here"),
        (["--names", "Anna,3"], "“3” cannot be a name here"),
        (["--names", "Anna,Go"], "“Go” cannot be a name here"),
        (["--names", "Anna,m"], "“m” cannot be a name here"),
    ],
)
def test_players_and_names_that_cannot_be(file: Path, arguments: list[str], said: str) -> None:
    result = bank(file, "", *arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.strip().splitlines()) == 1
    assert not file.exists()


def test_names_are_cut_and_cleaned(file: Path) -> None:
    bank(file, "", "--names", "  Anna   Maria Josephina , Ben\x1b[2J,,")
    assert kept(file)["names"] == ["Anna Maria J", "Ben\ufffd[2J"]
    assert bank(file, "1 to 2 1M").exit_code == 0
    assert accounts(file)[0] == 14 * M


# Reading lines


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("1 , 5 M", Order("keys", keys=("1", ",", "5", "M"))),
        ("1.5M pay", Order("keys", keys=("1", ",", "5", "M", "pay"))),
        ("1 5 0 K receive", Order("keys", keys=("1", "5", "0", "K", "receive"))),
        ("2 pay", Order("keys", keys=("2", "pay"))),
        ("go", Order("keys", keys=("GO",))),
        ("c", Order("keys", keys=("C",))),
        (",", Order("keys", keys=(",",))),
        ("3 pay 5 M", Order("book", payer=3, keys=("5", "M"))),
        ("in left 3", Order("in", card=3, side="left")),
        ("3 in right the wrong way round", Order("in", card=3, side="right", is_reversed=True)),
        ("out", Order("out")),
        ("out 3", Order("out", card=3)),
        ("remove the right card", Order("out", side="right")),
        ("Hold C!", Order("hold")),
        ("balances", Order("all")),
    ],
)
def test_lines_are_understood(line: str, order: Order) -> None:
    assert Banker(Phrasebook.load("en"), 6, []).read(line) == order


def test_a_position_in_a_file_is_the_units_own(file: Path) -> None:
    bank(file, "go 1; in 3 left; 1 , 5")
    unit = BankUnit.from_dict(kept(file)["unit"])
    assert (unit.display, unit.balance(1)) == ("1.5", 17 * M)
