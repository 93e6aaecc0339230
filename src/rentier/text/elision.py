"""French words that lose their vowel before another one: d’Ada and d’Hugo, but de Ben, de Harry and de Yann."""

import re
import unicodedata
from typing import Final

ELIDED: Final = ("de", "que", "le", "la", "se", "ne", "je")
"""The words that lose their vowel; in a .ftl file each is a function: `{ DE($seat) }`."""

# Nearly every h of a French first name is mute (d’Hugo). These names and words keep theirs apart.
_ASPIRATED: Final = frozenset(
    (
        *("habib", "haiko", "hakim", "halima", "hamid", "hamza", "hanane", "hank", "hanna", "hans", "harald", "haruki"),
        *("harold", "harper", "harry", "harvey", "hasan", "hassan", "hayley", "heather", "heidi", "heiko", "heinz"),
        *("helga", "helmut", "henk", "hicham", "hiro", "hiroshi", "holly", "houria", "howard", "hunter", "hussein"),
        *("halle", "halte", "hasard", "hausse", "haut", "haute", "hibou", "hors", "huit", "huitième"),
    )
)
# They begin with a vowel and let nothing be elided.
_APART: Final = frozenset(("onze", "onzième", "ouate", "oui", "ouistiti", "yaourt"))
_VOWELS: Final = "aeiouæœ"
_FIRST_WORD: Final = re.compile(r"[«“‘\"'(\s\u202f]*([^\W\d_]+)")


def elide(word: str, name: str) -> str:
    """Return a word of `ELIDED` together with the name or words that follow it."""
    return f"{word[:-1]}’{name}" if is_elided_before(name) else f"{word} {name}"


def is_elided_before(name: str) -> bool:
    """Whether a word before this one loses its vowel."""
    found = _FIRST_WORD.match(name)
    if found is None:
        return False
    word = found[1].lower()
    first, second = _plain(word[0]), _plain(word[1:2])
    if first == "h":
        return word not in _ASPIRATED
    if first == "y":
        # Before a vowel it is heard as a consonant: de Yann, but d’Yves.
        return second != "" and second not in _VOWELS
    return first in _VOWELS and word not in _APART


def _plain(letter: str) -> str:
    """Return a letter without its accent."""
    return unicodedata.normalize("NFD", letter)[:1]
