"""Words: sentences and names in English and French, from Fluent files."""

from rentier.text.fluent import FluentError
from rentier.text.phrasebook import LANGUAGES, Key, MissingWords, Phrasebook, pick_language
from rentier.text.rulebook import Rulebook
from rentier.text.telling import Teller, say_in_english, see_all

__all__ = [
    "LANGUAGES",
    "FluentError",
    "Key",
    "MissingWords",
    "Phrasebook",
    "Rulebook",
    "Teller",
    "pick_language",
    "say_in_english",
    "see_all",
]
