"""Whole games of every edition on the command line, and what differs only by edition elsewhere."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

import rentier
from terminal import FIXED, flat, run

WHOLE = [
    ("banking", 2, 1, "--bots steady --option round_limit=8"),
    ("banking", 4, 2, "--bots steady --option round_limit=8"),
    ("banking", 6, 3, "--bots random --option round_limit=8"),
    ("crooked", 2, 1, "--bots steady --option round_limit=12"),
    ("crooked", 4, 2, "--bots steady --option round_limit=12"),
    ("crooked", 6, 3, "--bots random --option round_limit=12"),
    ("deal", 2, 1, ""),
    ("deal", 4, 2, ""),
    ("deal", 6, 3, ""),
    ("knockout", 2, 5, "--bots random --option tremor=real"),
    ("knockout", 3, 5, "--bots random --option second_chance=paid"),
    ("knockout", 5, 5, "--bots random"),
    ("millionaire", 2, 1, "--bots steady"),
    ("millionaire", 3, 2, "--bots random"),
    ("millionaire", 4, 3, "--bots steady"),
]
ENDS = {
    "en": {
        "banking": "Time is up: ",
        "crooked": "(Every property is bought|Time is up): ",
        "deal": "Three full sets: ",
        "knockout": "[Mm]ost cash",
        "millionaire": "(The million is reached|Nobody else is left): ",
    },
    "fr": {
        "banking": "Le temps est écoulé : ",
        "crooked": "(Toutes les propriétés sont achetées|Le temps est écoulé) : ",
        "deal": "Trois groupes complets : ",
        "knockout": "[Ll]e plus d’argent",
        "millionaire": "(Million atteint|Il ne reste personne .*) : ",
    },
}


@pytest.mark.parametrize("lang", ENDS)
@pytest.mark.parametrize(("edition", "seats", "seed", "more"), WHOLE)
def test_a_whole_game_is_played_by_first_choices(
    edition: str, seats: int, seed: int, more: str, lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    asked = ("play", edition, "--seats", str(seats), "--seed", str(seed), "--lang", lang, *more.split())
    result = run(*asked, "--record", str(file), typed="1\n" * 3000)
    assert result.exit_code == 0, result.stderr
    assert "\x1b" not in result.output
    lines = result.stdout.replace(FIXED, " ").splitlines()
    assert max(len(line) for line in lines) <= 80
    end = ENDS[lang][edition]
    assert re.search(end, flat("\n".join(lines[-7:])))
    assert any(re.match(rf"(Seed|Graine) ?: {seed};? ", line) for line in lines[-7:])
    # A long path is broken where the terminal ends.
    assert file.name in "".join(lines[-7:])
    game = rentier.replay(json.loads(file.read_text()))
    assert game.over
    assert game.seats == seats
    told = run("replay", str(file), "--lang", lang).stdout.replace(FIXED, " ")
    assert re.search(end, flat("\n".join(told.splitlines()[-2:])))


@pytest.mark.parametrize(
    ("edition", "typed", "signs"),
    [
        ("banking", "board\n1\n1\n1\n", ["#"]),
        ("crooked", "board\n1\n1\n1\n", [r"> You +1,500 .* \+\+  "]),
        ("deal", "1\n1\n1\n", ["#"]),
        ("knockout", "1\n1\n", [r"(?m)^      \+-", r"\|", "====== GO ======", r"\(Y2\)"]),
        ("millionaire", "board\n1\n1\n", [r"> You +372K #######\.{13} \*", r"# Castle View \?"]),
    ],
)
def test_a_terminal_without_unicode_gets_other_signs(edition: str, typed: str, signs: list[str]) -> None:
    shown = run("play", edition, "--seats", "2", "--seed", "1", typed=typed, charset="ascii").stdout
    assert all(re.search(sign, shown) for sign in signs), shown[-1500:]
    assert "?? " not in shown


@pytest.mark.parametrize(
    ("edition", "lang", "words", "codes"),
    [
        ("crooked", "en", ["Notes"], r"(?m)^ *[ck]\d+ "),
        ("crooked", "fr", ["Billets"], r"(?m)^ *[ck]\d+ "),
        ("millionaire", "en", ["Levels at", "Veto"], "out-of-jail"),
        ("millionaire", "fr", ["Niveaux", "Veto"], "out-of-jail"),
    ],
)
def test_simulations_are_told_in_words(edition: str, lang: str, words: list[str], codes: str) -> None:
    shown = run("simulate", edition, "--games", "5", "--seed", "1", "--seats", "3", "--lang", lang).stdout
    assert all(word in shown for word in words)
    assert f"{edition}-tally" not in shown
    assert not re.search(codes, shown)
