"""What the front end takes from Python is fresh, and its sources keep to what the Content-Security-Policy allows."""

import re
from importlib import import_module
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent / "web"
SOURCES = sorted(
    file for ending in ("svelte", "ts") for file in (WEB / "src").rglob(f"*.{ending}") if "generated" not in file.parts
)
LONGEST_CORPUS = 300_000


def test_generated_files_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(WEB)
    generated: dict[str, str] = import_module("generate").generated()
    stale = [path for path, text in generated.items() if (WEB / path).read_text(encoding="utf-8") != text]
    assert stale == [], "write them anew with: python web/generate.py"
    there = {file.relative_to(WEB).as_posix() for file in (WEB / "src" / "generated").rglob("*") if file.is_file()}
    assert there - generated.keys() == set()
    assert len(generated["tests/told.json"].encode()) < LONGEST_CORPUS


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(WEB / "src").as_posix())
def test_no_component_needs_a_hole_in_the_policy(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    # A style in the markup is refused by the browser; the directive style:name sets it as a property, which is allowed.
    assert re.findall(r"\sstyle\s*=\s*[\"'{]", source) == []
    assert "{@html" not in source
    assert re.findall(r"\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", source) == []
    assert re.findall(r"[\"'`](?:https?:)?//(?!www\.w3\.org/)[a-z]", source) == []


def test_the_docs_name_the_oldest_browsers_that_the_build_is_made_for() -> None:
    built = dict(re.findall(r"(\w+): '([\d.]+)'", (WEB / "oldest.ts").read_text(encoding="utf-8")))
    assert built.keys() == {"chrome", "edge", "firefox", "safari", "ios"}
    assert "target: TARGETS," in (WEB / "vite.config.ts").read_text(encoding="utf-8")
    said = (
        f"Chrome and Edge {built['chrome']}, Firefox {built['firefox']}, Safari {built['safari']} (iOS {built['ios']})"
    )
    assert built["chrome"] == built["edge"]
    for name in ("docs/web.md", "README.md"):
        assert said in (WEB.parent / name).read_text(encoding="utf-8"), name
