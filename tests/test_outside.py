"""Editions of other packages: found by their entry points, and what is wrong with one stops nothing else."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import rentier
from rentier.core import register, unregister
from rentier.outside import GROUP, EditionWarning, Outside

# What is installed is looked through once, before the tests put anything there.
OWN = [edition.name for edition in rentier.editions()]
GAME = """\
from rentier.core import Edition

EDITION = Edition("{name}", rules="TS", rules_version=1, fewest=2, most=3, grammar={{}})
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
    package = f"outside_broken_{abs(hash((code, why)))}"
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
    made = [rentier.Edition("mine", rules="TS", rules_version=1, fewest=2, most=3, grammar={}) for _ in range(2)]
    register(made[0])
    try:
        assert register(made[0]) is made[0]
        with pytest.raises(rentier.BadInput, match="an edition “mine” already"):
            register(made[1])
    finally:
        unregister(made[0])


def test_an_edition_that_does_not_say_has_secrets() -> None:
    assert rentier.Edition("mine", rules="TS", rules_version=1, fewest=2, most=3, grammar={}).has_secrets
    secretive = {edition.name: edition.has_secrets for edition in rentier.editions()}
    assert secretive == {"banking": False, "crooked": True, "deal": True, "knockout": False, "millionaire": True}
