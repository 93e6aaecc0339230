"""Examples for comparing the browser's bank unit with Python's: random inputs, and what the unit did."""

from __future__ import annotations

import json
from typing import Any, Final

from rentier.core.dice import Dice, derive_seed
from rentier.games.banking.unit.device import BankUnit
from rentier.games.banking.unit.journal import CARDS
from rentier.games.banking.unit.parts import KEYS, SIDES
from rentier.games.banking.unit.signals import Shown

RUNS: Final = 8
INPUTS: Final = 300
ENTRIES: Final = ("2M", "20M", "1,5M", "640K", "25K", "10K", "5K", "0,01M", "1,25M", "21M")

Input = list[str | int | float]


def booked_corpus() -> str:
    """Return the runs as JSON: the language, each input with the signals that followed, and the final state."""
    runs = [_run(Dice(derive_seed(bytes(32), "bank unit", number)), ("en", "fr")[number % 2]) for number in range(RUNS)]
    return json.dumps(runs, separators=(",", ":")) + "\n"


def _run(dice: Dice, language: str) -> dict[str, object]:
    unit = BankUnit(language)
    at = 0
    steps: list[list[object]] = []
    while len(steps) < INPUTS:
        at += dice.below(4) if dice.below(30) else 70
        for given in _inputs(dice):
            signals = _do(unit, given, at)
            steps.append([given, at, [_signal(signal) for signal in signals]])
    return {"language": language, "steps": steps, "kept": unit.to_dict()}


def _inputs(dice: Dice) -> list[Input]:
    """Draw the next inputs, mostly sensible ones."""
    choice = dice.below(10)
    if choice < 3:
        return [["insert", SIDES[dice.below(2)], 1 + dice.below(CARDS), int(dice.below(8) == 0)]]
    if choice < 5:
        return [["remove", SIDES[dice.below(2)]]]
    if choice == 5:
        return [["undo"]]
    if choice == 6:
        return [["press", KEYS[dice.below(len(KEYS))], 2.5 if dice.below(9) == 0 else 0]]
    keys = ENTRIES[dice.below(len(ENTRIES))]
    last = ("pay", "receive", "GO", "C")[dice.below(4)]
    return [["press", key, 0] for key in (*keys, last)]


def _do(unit: BankUnit, given: Input, at: int) -> list[Any]:
    if given[0] == "insert":
        return unit.insert(str(given[1]), int(given[2]), at, bool(given[3]))
    if given[0] == "remove":
        return unit.remove(str(given[1]), at)
    if given[0] == "undo":
        return unit.undo(at)
    return unit.press(str(given[1]), at, float(given[2]))


def _signal(signal: Any) -> object:
    """Return a shown text as it is, and a beep as its sound, volume and reason."""
    return signal.text if isinstance(signal, Shown) else [signal.sound, signal.volume, signal.why]
