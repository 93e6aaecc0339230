"""DL-52 … DL-54: Just Say No, answers to it, and who is asked."""

import pytest

import rentier
from playing import offered, pending, play, refused, view
from rentier.testing.rules import rule

from .table import bank, centre, hand, player, plays_left, sets, table

NO = "just-say-no"
MINE = {"red": "kentucky", "orange": "new-york"}
THEIRS = {"green": "pacific", "brown": "mediterranean baltic house"}
AGAINST_ONE = {
    "debt-collector": "debt-collector 1",
    "rent-any": "rent-any red 1",
    "sly-deal": "sly-deal 1 green pacific",
    "forced-deal": "forced-deal 1 green pacific orange new-york",
    "deal-breaker": "deal-breaker 1 brown",
}
AGAINST_ALL = {"birthday": "birthday", "rent-red-yellow": "rent red all"}
AGAINST = AGAINST_ONE | AGAINST_ALL


def attacked(code: str, mine: str = "1m", theirs: str = NO, plays: int = 3) -> rentier.Game:
    """Set up an action of seat 0 that seat 1 is asked about."""
    us, them = player(f"{code} {mine}", sets=MINE), player(theirs, sets=THEIRS, bank="5m 4m")
    game = table(us, them, player(bank="10m"), plays_left=plays)
    play(game, f"0: {AGAINST[code]}")
    return game


@rule("DL-52")
@pytest.mark.parametrize("code", AGAINST)
def test_every_action_and_rent_against_oneself_can_be_cancelled(code: str) -> None:
    game = attacked(code)
    # Nothing has happened yet.
    assert (sets(game, 0), sets(game, 1), bank(game, 1)) == (MINE, THEIRS, "4m 5m")
    assert game.awaiting == (1,)
    assert offered(game, 1) == ["pass", "say-no"]
    play(game, "1: say-no", "0: pass")
    assert (sets(game, 0), sets(game, 1), bank(game, 1)) == (MINE, THEIRS, "4m 5m")
    assert set(centre(game).split()) == {code, NO}
    assert plays_left(game) == 2


@rule("DL-52")
@pytest.mark.parametrize("code", AGAINST)
def test_an_action_that_is_let_happen_takes_effect(code: str) -> None:
    game = attacked(code)
    play(game, "1: pass")
    assert pending(game)["kind"] == "payment" or sets(game, 1) != THEIRS
    assert hand(game, 1) == NO


@rule("DL-52")
@pytest.mark.parametrize("step", ["pass-go", "bank 2m", "lay indiana red", "house dark-blue", "move wild red green"])
def test_what_is_against_nobody_cannot_be_cancelled(step: str) -> None:
    laid = {"red": "kentucky wild", "dark-blue": "park boardwalk"}
    game = table(player("pass-go 2m indiana house", sets=laid), player(NO))
    play(game, f"0: {step}")
    assert game.awaiting == (0,)
    assert refused(game, 1, "say-no").rule == "DL-3"


@rule("DL-52")
@pytest.mark.parametrize("noes", [0, 1, 2, 3, 4, 5, 6])
def test_the_two_answer_each_other_in_turn_and_the_last_one_stands(noes: int) -> None:
    # Two packs have six of them.
    game = table(
        player(f"sly-deal {NO} {NO} {NO} 1m"),
        player(f"{NO} {NO} {NO} 1m", sets={"red": "kentucky"}),
        *[player("1m") for _ in range(4)],
    )
    play(game, "0: sly-deal 1 red kentucky")
    for i in range(noes):
        assert game.awaiting == ((i + 1) % 2,)
        play(game, f"{game.awaiting[0]}: say-no")
    assert game.awaiting == ((noes + 1) % 2,)
    play(game, f"{game.awaiting[0]}: pass")
    is_cancelled = noes % 2 == 1
    assert sets(game, 0) == ({} if is_cancelled else {"red": "kentucky"})
    assert sets(game, 1) == ({"red": "kentucky"} if is_cancelled else {})
    assert centre(game) == " ".join(["sly-deal"] + [NO] * noes)
    assert game.awaiting == (0,)
    assert plays_left(game) == 2


@rule("DL-52")
def test_with_one_pack_a_chain_of_three_ends_when_the_cards_are_out() -> None:
    game = table(player(f"deal-breaker {NO} 1m"), player(f"{NO} {NO}", sets=THEIRS))
    play(game, "0: deal-breaker 1 brown", "1: say-no", "0: say-no", "1: say-no", "0: pass")
    assert sets(game, 1) == THEIRS
    assert sets(game, 0) == {}


@rule("DL-52")
def test_a_no_is_no_play() -> None:
    game = attacked("debt-collector", mine=f"{NO} 1m", theirs=f"{NO} 1m", plays=1)
    assert plays_left(game) == 0
    play(game, "1: say-no", "0: say-no", "1: pass", "1: pay 5m")
    assert bank(game, 0) == "5m"
    assert plays_left(game) == 0
    play(game, "0: end")
    assert plays_left(game) == 3


@rule("DL-52", "DL-56")
def test_against_several_each_answer_is_a_matter_of_its_own() -> None:
    game = table(
        player(f"birthday {NO} 1m"),
        player(NO, bank="3m"),
        player("1m", bank="4m"),
        player(NO, bank="5m"),
    )
    play(game, "0: birthday", "1: say-no", "0: pass")
    assert bank(game, 1) == "3m"
    play(game, "2: pass", "2: pay 4m", "3: say-no", "0: say-no")
    # The last of the three has no card left to answer with, and pays.
    play(game, "3: pay 5m")
    assert bank(game, 0) == "4m 5m"
    assert bank(game, 1) == "3m"
    assert centre(game) == f"{NO} {NO} {NO} birthday"
    assert game.awaiting == (0,)


@rule("DL-52")
def test_only_who_is_attacked_is_asked() -> None:
    game = table(player("debt-collector"), player("1m", bank="5m 1m"), player(NO))
    play(game, "0: debt-collector 1")
    assert refused(game, 2, "say-no").rule == "DL-54"
    play(game, "1: pass", "1: pay 5m")
    assert hand(game, 2) == NO


@rule("DL-52")
def test_a_no_comes_before_the_action_takes_effect_or_not_at_all() -> None:
    game = attacked("debt-collector")
    play(game, "1: pass")
    assert refused(game, 1, "say-no").rule == "DL-60"
    play(game, "1: pay 5m", "0: end")
    assert refused(game, 1, "say-no").rule == "DL-52"


@rule("DL-54")
@pytest.mark.parametrize("code", AGAINST)
def test_every_player_asked_may_answer_with_a_no_in_hand_or_not(code: str) -> None:
    holding, bare = attacked(code, theirs=NO), attacked(code, theirs="house")
    assert holding.awaiting == bare.awaiting == (1,)
    # To all others the two look the same.
    assert holding.view(0) == bare.view(0)
    assert holding.view(2) == bare.view(2)
    assert holding.view(None) == bare.view(None)
    assert offered(bare, 1) == ["pass"]
    assert refused(bare, 1, "say-no").rule == "DL-52"


@rule("DL-54")
def test_the_player_of_the_action_is_asked_with_a_no_in_hand_or_not() -> None:
    holding, bare = attacked("sly-deal", mine=NO), attacked("sly-deal", mine="house")
    for game in (holding, bare):
        play(game, "1: say-no")
        assert game.awaiting == (0,)
    assert holding.view(1) == bare.view(1)
    assert offered(holding, 0) == ["pass", "say-no"]
    assert offered(bare, 0) == ["pass"]


@rule("DL-54")
def test_who_has_no_card_in_hand_is_passed_over() -> None:
    game = attacked("sly-deal", theirs="")
    assert game.awaiting == (0,)
    assert sets(game, 0) == {**MINE, "green": "pacific"}
    assert view(game, 0)["pending"] == [{"kind": "turn"}]


@rule("DL-54", "DL-52")
def test_a_last_card_played_as_a_no_is_the_last_word() -> None:
    game = attacked("sly-deal", mine="")
    play(game, "1: say-no")
    assert game.awaiting == (0,)
    assert pending(game) == {"kind": "turn"}
    assert sets(game, 1) == THEIRS
    game = attacked("sly-deal", mine=NO, theirs=NO)
    play(game, "1: say-no", "0: say-no")
    assert sets(game, 0) == {**MINE, "green": "pacific"}


@rule("DL-54", "DL-56")
def test_of_several_only_those_with_cards_are_asked() -> None:
    game = table(player("birthday"), player(bank="2m"), player("1m", bank="2m"), player(bank="2m"))
    play(game, "0: birthday")
    assert bank(game, 0) == "2m"
    assert game.awaiting == (2,)
    play(game, "2: pass")
    assert bank(game, 0) == "2m 2m 2m"
    assert game.awaiting == (0,)


@rule("DL-54")
def test_an_answer_is_asked_for_and_nothing_else() -> None:
    game = attacked("debt-collector")
    for text in ("end", "pay 5m", "bank just-say-no", "place wild red", "give-up 1m"):
        assert refused(game, 1, text).rule == "DL-56"


@rule("DL-54", "DL-57")
def test_who_has_nothing_to_lose_is_asked_all_the_same() -> None:
    game = table(player("debt-collector"), player(NO))
    play(game, "0: debt-collector 1")
    assert game.awaiting == (1,)
