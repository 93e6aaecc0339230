"""Folders that editions name: a package and a path inside it, `rentier_pig/words`."""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

OWN_WORDS: Final = "rentier.text"
"""Where the words of the package itself are, including those of its own editions."""
OWN_RULES: Final = "rentier.text/rules"

UNUSABLE: Final = (ImportError, OSError, TypeError, ValueError)
"""What is raised if a package, a folder or the text of a file is not what its edition says."""


def folder_at(place: str) -> Traversable | None:
    """Return the folder that a place names; None if there is none."""
    package, _, path = place.partition("/")
    if not package:
        return None
    folder = resources.files(package).joinpath(path) if path else resources.files(package)
    if folder.is_dir():
        return folder
    # A wheel has the rules beside this module; the source tree has them where readers look for them.
    sources = Path(__file__).parents[3] / "docs" / "rules"
    return sources if place == OWN_RULES and sources.is_dir() else None


def files_in(folder: Traversable, ending: str, beginning: str = "") -> list[Traversable]:
    """List the files of a folder with this ending, named by the beginning alone or followed by a dash and more."""
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(ending)]
    if beginning:
        found = [file for file in found if file.name == beginning + ending or file.name.startswith(f"{beginning}-")]
    return sorted(found, key=lambda file: file.name)
