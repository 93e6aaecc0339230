"""Things are named by their codes, or by their names in English and French; a near miss gets a suggestion."""

from __future__ import annotations

from importlib import import_module

import pytest

import rentier
from rentier.core import naming
from rentier.games.deal.cards import CARDS, COLOURS
from rentier.text import LANGUAGES, Phrasebook, Teller
from rentier.text.naming import look_up, simplify


def read(edition: str, given: object) -> str:
    """Return the canonical text of an action."""
    return str(rentier.find_edition(edition).read_action(given))


def refusal(edition: str, given: object) -> rentier.RentierError:
    """Return what an action that cannot be read is refused with."""
    with pytest.raises(rentier.BadInput) as refused:
        read(edition, given)
    return refused.value


NAMED = [
    *[("banking", f"build {name}", "build park") for name in ("park", "PARK", "Park-Place", "park_place")],
    *[("banking", f"build {name}", "build north-carolina") for name in ("Avenue-Foch", "avenue_foch")],
    ("banking", "mortgage compagnie-des-eaux", "mortgage water"),
    ("banking", "mortgage Compagnie-d’Électricité", "mortgage electric"),
    ("banking", "sell bleu-clair 1 1 1", "sell light-blue 1 1 1"),
    ("banking", "sell Light_Blue 1 1 1", "sell light-blue 1 1 1"),
    ("banking", "offer 1 Park-Place,1M rue-de-la-paix", "offer 1 park,1000000 boardwalk"),
    ("banking", "accept Park-Place,boardwalk", "accept park,boardwalk"),
    ("banking", "claim Rue-de-la-Paix 1", "claim boardwalk 1"),
    ("banking", "build Cellar-Row", "build mediterranean"),
    ("banking", {"do": "build", "space": "Park Place"}, "build park"),
    ("banking", {"do": "offer", "target": 1, "give": "Park Place, 0,5M", "take": "-"}, "offer 1 park,500000 -"),
    ("millionaire", "go-to Go-To-Jail", "go-to go-to-jail"),
    ("millionaire", "take Bling-Beach", "take bling-beach"),
    ("crooked", "sell-street Park-Place", "sell-street park"),
    ("crooked", "play C6 Park-Place", "play c6 park"),
    ("deal", "lay Kentucky-Avenue red", "lay kentucky red"),
    ("deal", "lay avenue-matignon rouge", "lay kentucky red"),
    ("deal", "rent bleu-foncé2 all", "rent dark-blue2 all"),
    ("deal", "pay 5M Kentucky-Avenue@Rouge", "pay 5m kentucky@red"),
    ("knockout", "move Free-Parking", "move free-parking"),
]


@pytest.mark.parametrize(("edition", "given", "text"), NAMED, ids=lambda it: str(it)[:40])
def test_a_name_stands_for_its_code(edition: str, given: object, text: str) -> None:
    assert read(edition, given) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["banking", "crooked", "millionaire", "knockout"])
def test_every_space_is_found_by_its_name_in_both_languages(edition: str, language: str) -> None:
    board = import_module(f"rentier.games.{edition}.{'board' if edition == 'knockout' else 'data'}").BOARD
    codes = [space.code for space in board.spaces]
    teller = Teller(Phrasebook.load(language), edition)
    for code in codes:
        name = teller.thing("space", code)
        assert code in look_up(edition, "space", name, codes)[0]
        assert look_up(edition, "space", name.upper().replace(" ", "_"), codes)[0]
        assert look_up(edition, "space", code.upper(), codes)[0] == [code]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_colour_of_deal_is_found_by_its_name(language: str) -> None:
    teller = Teller(Phrasebook.load(language), "deal")
    for kind, codes in (("card", [card.code for card in CARDS]), ("colour", [colour.name for colour in COLOURS])):
        for code in codes:
            assert look_up("deal", kind, teller.thing(kind, code), codes)[0] == [code]


def test_a_near_miss_is_answered_with_a_suggestion() -> None:
    error = refusal("banking", "build Bordwalk")
    assert str(error) == "There is no property “Bordwalk”. Did you mean boardwalk (Boardwalk)?"
    french = Teller(Phrasebook.load("fr"), "banking")
    assert french.error(error).endswith("Vouliez-vous dire boardwalk (Rue de la Paix)\u00a0?")
    assert refusal("banking", "mortgage belleville").details["near"] == "mediterranean"
    assert refusal("banking", "sell bleuclair 1 1 1").details["near"] == "light-blue"
    assert str(refusal("deal", "lay kentuky red")).endswith("Did you mean kentucky (Kentucky Avenue)?")
    assert str(refusal("knockout", "move bordwalk")).endswith("Did you mean boardwalk (Boardwalk)?")
    assert str(refusal("crooked", "take c66")).endswith("Did you mean c6?")


def test_what_is_like_nothing_is_answered_with_the_list() -> None:
    error = refusal("banking", "build xyz")
    assert "near" not in error.details
    assert str(error).startswith("There is no property “xyz”; choose from: mediterranean, baltic,")
    assert "go" not in error.details["known"]  # type: ignore[operator]
    assert "chance-1" in str(refusal("millionaire", "go-to xyz"))


def test_a_name_of_several_spaces_is_not_guessed() -> None:
    assert str(refusal("millionaire", "go-to Chance")).endswith("choose from: chance-1, chance-2 and chance-3.")


def test_a_card_that_cannot_be_sold_is_called_a_card() -> None:
    error = refusal("crooked", "offer 1 k3 oriental")
    assert (error.key, str(error)) == (
        "track-card-not-sold",
        "The card k3 cannot be sold; of the cards, only k9 and c7 can.",
    )
    assert refusal("banking", "offer 1 doctor park").key == "track-card-not-sold"
    assert refusal("millionaire", "offer 1 veto park").key == "track-card-not-sold"
    assert read("banking", "offer 1 chance-out-of-jail park") == "offer 1 chance-out-of-jail park"


def test_the_engine_works_without_names() -> None:
    kept = naming._namings[:]
    naming._namings.clear()
    try:
        assert read("banking", "build park") == "build park"
        assert refusal("banking", "build Park-Place").key == "track-unknown-deed"
    finally:
        naming._namings.extend(kept)


def test_signs_and_accents_do_not_matter() -> None:
    assert simplify("B. & O. Railroad") == "b-o-railroad"
    assert simplify("Avenue des Champs-Élysées") == "avenue-des-champs-elysees"
    assert simplify("Bakers’ Row") == "bakers-row"
    assert simplify("Sacré-Cœur") == "sacre-coeur"
