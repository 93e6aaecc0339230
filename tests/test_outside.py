"""Editions of other packages: found by their entry points, and what is wrong with one stops nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from itertools import count
from pathlib import Path

import pytest

import rentier
from rentier.bots import bot_names, make_bot
from rentier.core import Home, register, unregister
from rentier.outside import GROUP, EditionWarning, Outside
from rentier.text import Phrasebook, Rulebook

# What is installed is searched once, before the tests put anything there.
OWN = [edition.name for edition in rentier.editions()]
NUMBERS = count()
"""For names that no test has used: the warning about an edition is given only once."""

GAME = """\
from rentier.core import Edition

EDITION = Edition("{name}", rules="TS", rules_version=1, fewest=2, most=3, actions=(), decisions=())
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path, for packages that look installed."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def install(site: Path, package: str, code: str, **entries: str) -> None:
    """Put a package there as an installer does: its module, its name and its entry points."""
    (site / f"{package}.py").write_text(code, "utf-8")
    about = site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]), "utf-8")


def outside() -> Outside:
    return Outside(metadata.entry_points(group=GROUP), OWN)


def test_an_edition_is_found_by_its_name_and_among_all(site: Path) -> None:
    install(site, "outside_one", GAME.format(name="one"), one="outside_one:EDITION")
    install(site, "outside_two", GAME.format(name="two"), two="outside_two:EDITION")
    found = outside()
    assert [edition.name for edition in found.find("one")] == ["one"]
    assert "outside_two" not in sys.modules, "nobody has asked for it"
    assert found.find("three") == []
    assert {edition.name for edition in found.find("")} == {"one", "two"}
    assert found.find("one")[0] is found.find("")[0]


def test_a_program_sees_it_without_a_word(site: Path) -> None:
    install(site, "outside_seen", GAME.format(name="seen"), seen="outside_seen:EDITION")
    code = (
        "import sys, rentier\n"
        "assert 'outside_seen' not in sys.modules\n"
        "assert rentier.find_edition('deal') and 'outside_seen' not in sys.modules\n"
        "print(rentier.find_edition('seen').most, [it.name for it in rentier.editions()][-1])\n"
    )
    path = [str(site), str(Path(rentier.__file__).parent.parent)]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {path!r}\n{code}"], capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("3 seen\n", "")


@pytest.mark.parametrize(
    ("code", "value", "why"),
    [
        ("import nowhere_at_all", "EDITION", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("import sys; sys.exit('not here')", "EDITION", "SystemExit: not here"),
        ("1 / 0", "EDITION", "ZeroDivisionError"),
        ("", "EDITION", "AttributeError"),
        ("EDITION = 7", "EDITION", "is no rentier.Edition"),
        (GAME.format(name="other"), "EDITION", "calls itself “other”"),
    ],
)
def test_a_broken_package_is_named_once_and_left_out(site: Path, code: str, value: str, why: str) -> None:
    package = f"outside_broken_{next(NUMBERS)}"
    install(site, package, code, broken=f"{package}:{value}")
    install(site, f"{package}_beside", GAME.format(name="sound"), sound=f"{package}_beside:EDITION")
    found = outside()
    with pytest.warns(EditionWarning) as warned:
        assert [edition.name for edition in found.find("")] == ["sound"]
    assert [edition.name for edition in found.find("")] == ["sound"], "and nobody hears of it again"
    [told] = [str(one.message) for one in warned]
    assert "“broken”" in told
    assert package in told
    assert why in told


@pytest.mark.parametrize("name", ["Pig", "two-words", "x" * 41, "7up", "../up"])
def test_a_name_must_do_for_addresses_and_keys(site: Path, name: str) -> None:
    install(site, "outside_named", GAME.format(name=name), **{name: "outside_named:EDITION"})
    with pytest.warns(EditionWarning, match="cannot be its name"):
        assert outside().find(name) == []


def test_a_name_of_ours_is_not_given_away(site: Path) -> None:
    install(site, "outside_deal", GAME.format(name="deal"), deal="outside_deal:EDITION")
    with pytest.warns(EditionWarning, match=r"“deal” of the package outside_deal .* Rentier has one"):
        assert outside().find("") == []


def test_a_name_of_two_packages_is_nobody_s(site: Path) -> None:
    for package in ("outside_first", "outside_second"):
        install(site, package, GAME.format(name="same"), same=f"{package}:EDITION")
    with pytest.warns(EditionWarning, match="outside_first and outside_second both"):
        assert outside().find("same") == []


def test_a_registered_name_is_refused_to_another() -> None:
    made = [
        rentier.Edition("mine", rules="TS", rules_version=1, fewest=2, most=3, actions=(), decisions=())
        for _ in range(2)
    ]
    register(made[0])
    try:
        assert register(made[0]) is made[0]
        with pytest.raises(rentier.BadInput, match="an edition “mine” already"):
            register(made[1])
    finally:
        unregister(made[0])


def test_an_edition_that_does_not_say_has_secrets() -> None:
    assert rentier.Edition("mine", rules="TS", rules_version=1, fewest=2, most=3, actions=(), decisions=()).has_secrets
    secretive = {edition.name: edition.has_secrets for edition in rentier.editions()}
    assert secretive == {"banking": False, "crooked": True, "deal": True, "knockout": False, "millionaire": True}


# What an edition brings


@pytest.fixture
def brought(site: Path) -> Iterator[Callable[..., rentier.Edition]]:
    """Return a function that makes an edition whose package holds what a test wants."""
    made: list[rentier.Edition] = []

    def make(name: str, **files: str) -> rentier.Edition:
        package = site / f"brings_{name}"
        for path, text in {"__init__.py": "", **files}.items():
            (package / path).parent.mkdir(parents=True, exist_ok=True)
            (package / path).write_text(text, "utf-8")
        given = {"rules": "TS", "rules_version": 1, "fewest": 2, "most": 3, "actions": (), "decisions": ()}
        made.append(register(rentier.Edition(name, **given, home=Home(f"brings_{name}"))))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for edition in made:
        unregister(edition)


def test_words_come_with_the_edition(brought: Callable[..., rentier.Edition]) -> None:
    brought(
        "chatty", **{"words/en/chatty.ftl": "chatty-go = Go { person-you }", "words/fr/chatty.ftl": "chatty-go = Va"}
    )
    assert Phrasebook.load("en").say("chatty-go") == "Go you"
    assert Phrasebook.load("fr").say("chatty-go") == "Va"


def test_a_language_that_is_missing_is_told_in_another(brought: Callable[..., rentier.Edition]) -> None:
    brought(
        "english",
        **{"words/en/english.ftl": "english-a = A\nenglish-b = B", "words/fr/english-b.ftl": "english-b = Bé"},
    )
    brought("french", **{"words/fr/french.ftl": "french-a = À"})
    for language, said in (("en", "A B À"), ("fr", "A Bé À")):
        book = Phrasebook.load(language)
        assert " ".join(book.say(key) for key in ("english-a", "english-b", "french-a")) == said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("web-shelf-join = Mine", "web-shelf-join is already in"),
        ("spoilt-a = { nowhere-at-all }", "refers to nowhere-at-all"),
        ("spoilt-a = {", "line 3"),
    ],
)
def test_words_that_cannot_be_used_are_warned_of(brought: Callable[..., rentier.Edition], text: str, why: str) -> None:
    ours = Phrasebook.load("en").say("web-shelf-join")
    name = f"spoilt{next(NUMBERS)}"
    brought(name, **{f"words/en/{name}.ftl": f"{text}\n"})
    with pytest.warns(EditionWarning, match=f"The words of the edition “{name}” cannot be used: .*{why}"):
        book = Phrasebook.load("en")
    assert book.say("web-shelf-join") == ours
    assert "spoilt-a" not in book


def test_the_rulebook_comes_with_the_edition(brought: Callable[..., rentier.Edition]) -> None:
    brought("ruled", **{"rules/ruled.md": "- **TS-1** One.", "rules/ruled.fr.md": "- **TS-1** Un."})
    assert Rulebook.load("ruled", "en").rules == {"TS-1": "One."}
    assert Rulebook.load("ruled", "fr").rules == {"TS-1": "Un."}
    brought("gallic", **{"rules/gallic.fr.md": "- **TS-1** Un."})
    assert Rulebook.load("gallic", "en").rules == {"TS-1": "Un."}
    brought("lawless")
    with pytest.raises(rentier.BadInput, match="no rules for lawless"):
        Rulebook.load("lawless", "en")


BOTS = """\
from rentier.bots import Bot

class Mine(Bot):
    pass

BOTS = {"mine": Mine}
"""


def test_bots_come_with_the_edition(brought: Callable[..., rentier.Edition]) -> None:
    brought("botted", **{"bots.py": BOTS})
    assert bot_names("botted") == ["random", "mine"]
    assert type(make_bot("mine", "botted", 1)).__name__ == "Mine"
    brought("alone")
    assert bot_names("alone") == ["random"]


@pytest.mark.parametrize("code", ["1 / 0", "BOTS = 7", "BOTS = {'mine': 7}", "import nowhere_at_all"])
def test_bots_that_cannot_be_used_are_warned_of(brought: Callable[..., rentier.Edition], code: str) -> None:
    name = f"botless{next(NUMBERS)}"
    brought(name, **{"bots.py": code})
    with pytest.warns(EditionWarning, match=f"The bots of the edition “{name}” cannot be used: brings_{name}.bots"):
        assert bot_names(name) == ["random"]
    assert bot_names(name) == ["random"]


def test_a_desk_comes_with_the_edition(brought: Callable[..., rentier.Edition]) -> None:
    pytest.importorskip("typer")
    from rentier.cli.desks import Desk, find_desk

    own = "from rentier.cli.desks import Desk\nclass Own(Desk): pass\nDESK = Own"
    assert find_desk(brought("desked", **{"desk.py": own})).__name__ == "Own"
    assert find_desk(brought("deskless")) is Desk
    with pytest.warns(EditionWarning, match="The desk of the edition “wrong” cannot be used"):
        assert find_desk(brought("wrong", **{"desk.py": "DESK = 7"})) is Desk


def test_the_command_line_names_what_is_broken_in_a_sentence_and_goes_on(site: Path) -> None:
    pytest.importorskip("typer")
    install(site, "outside_bad", "1 / 0", bad="outside_bad:EDITION")
    path = [str(site), str(Path(rentier.__file__).parent.parent)]
    code = f"import sys; sys.path[:0] = {path!r}; from rentier.cli import main; main()"
    for language, sentence in (("en", "is left out, as it cannot be loaded"), ("fr", "est laissé de côté")):
        command = [sys.executable, "-c", code, "rules", "DL-1", "--lang", language]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0
        assert done.stdout.startswith("DL-1\n")
        [line] = done.stderr.splitlines()
        assert "outside_bad" in line
        assert sentence in line
