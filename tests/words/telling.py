"""What is expected of any sentence, and who sits at the tables that sentences are about."""

import re

NAMES = ("Anna", "Ben", "Chloé", "David", "Emma")


def is_sentence(text: str) -> bool:
    """Whether a text begins and ends like a sentence, and has no code or gap in it."""
    own = re.sub("[“«].*?[”»]", "…", text)
    gaps = re.search(r"\bnone\b|\bNone\b|[{}$]|  |\b[a-z]+-[a-z]", own)
    return text[0].isupper() and bool(re.search("[.](”|\u00a0»)?$", text)) and not gaps
