"""Wordings that readers stumbled over, in both languages: none of them is ever said again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rentier.text

ROOT = Path(__file__).parents[2]
TEXTS = Path(rentier.text.__file__).parent
UNSAID = re.compile(r"#|[a-z-]+-typed-")

ENGLISH = """
on you for rent
With nothing in its way
Play on on another
Light: morning
Who made the table
to who shall play
All of it is so
in the mean
Far is dear
Which one do you give up
off to your bank
How often?
There is nothing of yours that can be taken back
} is on.
hand on the dice
the offer of {
a 100 of
fake, to {
who is owed must claim
may lie there that could
does not bring it
exchange your token of
For the start
not for being sober
In your turn
Settles of
""".strip().splitlines()
"""What a native reader of English corrected."""

FRENCH = """
frimé
C’est ma fête
main légère
vif, doux, sensé
le temps d’un soir.
dressé la table
Le loin est cher
Tout est ainsi
le sceau répond
répond à son sceau
Partie revue
Les yeux de
se rassemble
Lumière :
Sans conseils
Pas ça
puis relisez
Choisir autrement
hésite à refuser
} le veut
Combien de fois ?
Laquelle abandonnez
Si vous finissez ici
Finir votre tour
Ordre du tour
Si la manche finissait
tournent et renforcent
La manche va à
Essais de glisse
visez ceci
s’est arrêté sur
La changer
Plus d’échange…
Il manque ce que
Invité
Personne d’autre ne regarde
= au loin
également : un autre
prise pour fausse
à vous seul
à servir de banque
Le Départ rend
fait payer plusieurs joueurs
chasse fixe
Prochain arrêt, en avançant
celle d’un autre joueur
bleu ciel
""".strip().splitlines()
"""What a native reader of French corrected."""


def said(language: str) -> dict[str, str]:
    """Return all that is said in a language, by file: the texts, without comments and words to type, and the rules."""
    ending = ".fr.md" if language == "fr" else ".md"
    pages = [
        page for page in (ROOT / "docs" / "rules").glob(f"*{ending}") if (".fr." in page.name) == (language == "fr")
    ]
    texts = {
        file.name: "\n".join(line for line in file.read_text("utf-8").splitlines() if not UNSAID.match(line))
        for file in (TEXTS / language).glob("*.ftl")
    }
    found = texts | {page.name: page.read_text("utf-8") for page in pages}
    return {name: text.replace("\u00a0", " ") for name, text in found.items()}


@pytest.mark.parametrize(("language", "wrong"), [("en", ENGLISH), ("fr", FRENCH)])
def test_what_readers_stumbled_over_is_not_said_again(language: str, wrong: list[str]) -> None:
    texts = said(language)
    assert len(texts) > 50
    assert [(name, it) for it in wrong for name, text in texts.items() if it in text] == []
