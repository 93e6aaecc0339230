"""The options of Deal: each alone, the preset `modern`, and what cannot be chosen."""

import pytest

import rentier
from playing import offered, pending, play, refused, state, view
from rentier.testing.rules import rule

from .table import bank, centre, hand, pile, player, plays_left, sets, table

RED = "kentucky indiana illinois"
GREEN = "pacific north-carolina pennsylvania"
DEFAULTS = {
    "rent_targets": "all",
    "forced_deal_full_sets": "none",
    "just_say_no": "free",
    "broken_sets": "bank",
    "extra_cards": "under_pile",
    "win": "own_turn",
    "turn_limit": None,
}
MODERN = {"just_say_no": "play", "broken_sets": "discard", "extra_cards": "discard", "win": "at_once"}


@rule("DL-12", "DL-16", "DL-33", "DL-43", "DL-48", "DL-51", "DL-52")
def test_the_readings_of_the_rulebook_are_the_defaults() -> None:
    game = rentier.new("deal", 2, 1)
    assert game.options.values == DEFAULTS
    assert view(game, 0)["options"] == DEFAULTS


def test_the_preset_modern_sets_four_options() -> None:
    assert rentier.new("deal", 2, 1, {"preset": "modern"}).options.values == DEFAULTS | MODERN
    mixed = {"preset": "modern", "win": "own_turn", "rent_targets": "one"}
    chosen = DEFAULTS | MODERN | {"win": "own_turn", "rent_targets": "one"}
    assert rentier.new("deal", 2, 1, mixed).options.values == chosen
    assert rentier.new("deal", 2, 1, dict(reversed(mixed.items()))).options.values == chosen


@pytest.mark.parametrize(
    ("options", "key", "named"),
    [
        ({"rent_target": "all"}, "option-unknown", "rent_target"),
        ({"rent_targets": "some"}, "option-choice", "rent_targets"),
        ({"rent_targets": None}, "option-choice", "rent_targets"),
        ({"rent_targets": ["all"]}, "option-choice", "rent_targets"),
        ({"forced_deal_full_sets": "theirs"}, "option-choice", "forced_deal_full_sets"),
        ({"just_say_no": True}, "option-choice", "just_say_no"),
        ({"broken_sets": "table"}, "option-choice", "broken_sets"),
        ({"extra_cards": ""}, "option-choice", "extra_cards"),
        ({"win": 1}, "option-choice", "win"),
        ({"turn_limit": 0}, "option-limit", "turn_limit"),
        ({"turn_limit": -3}, "option-limit", "turn_limit"),
        ({"turn_limit": 1_000_001}, "option-limit", "turn_limit"),
        ({"turn_limit": 2.5}, "option-limit", "turn_limit"),
        ({"turn_limit": "many"}, "option-limit", "turn_limit"),
        ({"turn_limit": True}, "option-limit", "turn_limit"),
        ({"preset": "ancient"}, "option-preset", "ancient"),
        (["win"], "options-type", "list"),
    ],
)
def test_unknown_and_impossible_options_are_refused_by_name(options: object, key: str, named: str) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        rentier.new("deal", 2, 1, options)
    assert caught.value.key == key
    assert named in f"{caught.value.details}"


@rule("DL-16")
@pytest.mark.parametrize(("given", "limit"), [(None, None), ("none", None), (1, 1), ("30", 30), (1_000_000, 1_000_000)])
def test_a_turn_limit_is_a_number_or_none(given: object, limit: int | None) -> None:
    assert rentier.new("deal", 2, 1, {"turn_limit": given}).options.values["turn_limit"] == limit


@rule("DL-43")
def test_rent_targets_one_lets_the_player_choose_who_pays() -> None:
    game = table(
        player("rent-red-yellow double-rent", sets={"red": "kentucky"}),
        player("just-say-no", bank="10m 1m"),
        player(bank="5m 1m"),
        options={"rent_targets": "one"},
    )
    assert offered(game, 0, "rent") == ["rent red 1", "rent red 2", "rent red 1 x2", "rent red 2 x2"]
    assert refused(game, 0, "rent red all").rule == "DL-43"
    assert refused(game, 0, "rent red 0").rule == "DL-43"
    play(game, "0: rent red 2 x2")
    assert pending(game) == {"kind": "payment", "payer": 2, "amount": 4}
    play(game, "2: pay 5m")
    assert (bank(game, 1), bank(game, 2)) == ("1m 10m", "1m")
    assert game.awaiting == (0,)


@rule("DL-44", "DL-43")
def test_rent_targets_changes_nothing_for_the_any_colour_rent() -> None:
    for option in ("all", "one"):
        game = table(player("rent-any", sets={"red": "kentucky"}), player(), player(), options={"rent_targets": option})
        assert offered(game, 0, "rent-any") == ["rent-any red 1", "rent-any red 2"]


@rule("DL-48")
@pytest.mark.parametrize(
    ("option", "own_full", "their_full"), [("none", False, False), ("own", True, False), ("any", True, True)]
)
def test_forced_deal_full_sets_says_which_card_may_be_of_a_full_set(
    option: str, own_full: bool, their_full: bool
) -> None:
    game = table(
        player("forced-deal", sets={"red": RED, "pink": "states"}),
        player(sets={"green": GREEN, "orange": "new-york"}),
        options={"forced_deal_full_sets": option},
    )
    swaps = {
        "forced-deal 1 orange new-york pink states": True,
        "forced-deal 1 orange new-york red kentucky": own_full,
        "forced-deal 1 green pacific pink states": their_full,
        "forced-deal 1 green pacific red kentucky": own_full and their_full,
    }
    for text, allowed in swaps.items():
        assert (text in offered(game, 0)) == allowed
        if allowed:
            play(game.copy(), f"0: {text}")
        else:
            assert refused(game, 0, text).rule == "DL-48"


@rule("DL-48", "DL-47")
def test_sly_deal_never_takes_from_a_full_set_whatever_the_option() -> None:
    game = table(player("sly-deal"), player(sets={"red": RED}), options={"forced_deal_full_sets": "any"})
    assert refused(game, 0, "sly-deal 1 red kentucky").rule == "DL-47"


def said_no(just_say_no: str, plays: int) -> rentier.Game:
    """Set up a no of seat 1 against a Sly Deal of seat 0, which took one of `plays`."""
    game = table(
        player("sly-deal just-say-no 1m"),
        player("just-say-no just-say-no", sets={"red": "kentucky"}),
        plays_left=plays,
        options={"just_say_no": just_say_no},
    )
    play(game, "0: sly-deal 1 red kentucky", "1: say-no")
    return game


@rule("DL-52")
@pytest.mark.parametrize("plays", [2, 3])
def test_a_no_on_the_own_turn_uses_a_play_with_just_say_no_play(plays: int) -> None:
    game = said_no("play", plays)
    # On another player's turn it is not a play.
    assert plays_left(game) == plays - 1
    play(game, "0: say-no")
    assert plays_left(game) == plays - 2
    play(game, "1: say-no")
    assert plays_left(game) == plays - 2
    game = said_no("free", plays)
    play(game, "0: say-no")
    assert plays_left(game) == plays - 1


@rule("DL-52", "DL-54")
def test_with_no_play_left_one_is_not_asked_with_just_say_no_play() -> None:
    game = said_no("play", 1)
    assert pending(game) == {"kind": "turn"}
    assert sets(game, 1) == {"red": "kentucky"}
    assert hand(game, 0) == "just-say-no 1m"
    game = said_no("free", 1)
    assert pending(game)["kind"] == "answer"
    play(game, "0: say-no", "1: pass")
    assert sets(game, 0) == {"red": "kentucky"}


@rule("DL-52", "DL-54")
def test_with_the_last_play_spent_on_a_no_one_is_not_asked_again() -> None:
    game = table(
        player("sly-deal just-say-no 1m"),
        player("just-say-no just-say-no", sets={"red": "kentucky"}),
        plays_left=2,
        options={"just_say_no": "play"},
    )
    play(game, "0: sly-deal 1 red kentucky", "1: say-no", "0: say-no", "1: say-no")
    assert pending(game) == {"kind": "turn"}
    assert plays_left(game) == 0
    assert sets(game, 1) == {"red": "kentucky"}


@rule("DL-51")
def test_broken_sets_discard_sends_the_buildings_to_the_centre() -> None:
    options = {"broken_sets": "discard", "forced_deal_full_sets": "any"}
    laid = {"red": "kentucky indiana wild-red-yellow house hotel"}
    moved = table(player(sets=laid), player(), options=options)
    play(moved, "0: move wild-red-yellow red yellow")
    assert (bank(moved, 0), centre(moved)) == ("", "house hotel")
    paid = table(player("birthday"), player(sets=laid), options=options)
    play(paid, "0: birthday", "1: pay kentucky@red")
    assert (bank(paid, 1), centre(paid)) == ("", "birthday house hotel")
    swapped = table(player("forced-deal", sets={"green": "pacific"}), player(sets=laid), options=options)
    events = play(swapped, "0: forced-deal 1 red kentucky green pacific")
    assert (bank(swapped, 1), centre(swapped)) == ("", "forced-deal house hotel")
    assert {"event": "fell", "seat": 1, "cards": ["house", "hotel"], "to": "centre"} in [e.seen_by(0) for e in events]


@rule("DL-51")
def test_buildings_still_pay_into_the_receivers_bank_with_broken_sets_discard() -> None:
    game = table(
        player("debt-collector"), player(sets={"red": f"{RED} house hotel"}), options={"broken_sets": "discard"}
    )
    play(game, "0: debt-collector 1", "1: pay house@red hotel@red")
    assert bank(game, 0) == "house hotel"
    assert centre(game) == "debt-collector"


@rule("DL-12", "DL-5")
def test_extra_cards_discard_lays_them_openly_in_the_centre() -> None:
    game = table(player("1m 1m 2m 2m 3m 3m 4m 5m 10m"), player("1m"), options={"extra_cards": "discard"})
    lowest = pile(game)[0]
    play(game, "0: end")
    gave = play(game, "0: give-up 10m")[0]
    assert gave.seen_by(1) == gave.seen_by(None) == {"event": "gave-up", "seat": 0, "card": "10m", "is_open": True}
    play(game, "0: give-up 5m")
    assert centre(game) == "5m 10m"
    assert pile(game)[0] == lowest
    assert view(game, 0)["under_pile"] == []
    assert state(game)["buried"] == []


@rule("DL-5")
def test_what_was_given_up_openly_leaves_the_rest_of_the_hand_known() -> None:
    known = [("10m", 1), ("5m", 1)]
    game = table(player("1m 1m 2m 2m 3m 3m 5m 10m", known=known), player("4m"), options={"extra_cards": "discard"})
    play(game, "0: end", "0: give-up 10m")
    assert view(game, 1)["players"][0]["known"] == ["5m"]


def third_set_of_another(win: str) -> rentier.Game:
    """Set up a swap of seat 0 that gives seat 1 a third set, with a birthday to follow."""
    game = table(
        player("forced-deal birthday", sets={"yellow": "marvin"}),
        player(sets={"red": RED, "green": GREEN, "yellow": "atlantic ventnor", "brown": "baltic"}),
        options={"win": win},
    )
    play(game, "0: forced-deal 1 brown baltic yellow marvin")
    return game


@rule("DL-33")
def test_win_at_once_wins_on_anothers_turn_too() -> None:
    game = third_set_of_another("at_once")
    assert game.over
    assert game.winners == (1,)
    game = third_set_of_another("own_turn")
    assert not game.over
    play(game, "0: end")
    assert game.winners == (1,)


@rule("DL-33", "DL-35")
def test_win_at_once_waits_until_a_wild_is_placed() -> None:
    game = table(
        player("forced-deal", sets={"yellow": "wild-red-yellow"}),
        player(
            sets={"pink": "states virginia st-charles", "green": GREEN, "yellow": "atlantic ventnor", "brown": "baltic"}
        ),
        options={"win": "at_once"},
    )
    play(game, "0: forced-deal 1 brown baltic yellow wild-red-yellow")
    assert not game.over
    other = game.copy()
    play(game, "1: place wild-red-yellow yellow")
    assert game.winners == (1,)
    play(other, "1: place wild-red-yellow red")
    assert not other.over


@rule("DL-33")
def test_win_at_once_still_wins_on_the_own_turn() -> None:
    game = table(
        player("marvin", sets={"red": RED, "green": GREEN, "yellow": "atlantic ventnor"}),
        player(),
        options={"preset": "modern"},
    )
    play(game, "0: lay marvin yellow")
    assert game.winners == (0,)


@rule("DL-33")
def test_if_both_have_their_sets_at_once_the_player_whose_turn_it_is_wins() -> None:
    game = table(
        player("forced-deal", sets={"red": RED, "green": GREEN, "brown": "baltic", "yellow": "marvin"}),
        player(
            sets={
                "pink": "states virginia st-charles",
                "dark-blue": "park boardwalk",
                "yellow": "atlantic ventnor",
                "brown": "mediterranean",
            }
        ),
        options={"win": "at_once"},
    )
    play(game, "0: forced-deal 1 brown mediterranean yellow marvin")
    assert game.scores == (3, 3)
    assert game.winners == (0,)


@rule("DL-12", "DL-33", "DL-51", "DL-52")
def test_the_preset_modern_plays_by_all_four() -> None:
    options = {"preset": "modern"}
    assert third_set_of_another("at_once").over
    game = table(
        player("1m 1m 2m 2m 3m 3m 4m 5m", sets={"red": "kentucky indiana wild house"}), player("1m"), options=options
    )
    play(game, "0: move wild red pink", "0: end", "0: give-up 5m")
    assert centre(game) == "house 5m"
    game = table(player("sly-deal just-say-no"), player("just-say-no", sets={"red": "kentucky"}), options=options)
    play(game, "0: sly-deal 1 red kentucky", "1: say-no", "0: say-no")
    assert plays_left(game) == 1
    assert sets(game, 0) == {"red": "kentucky"}


def test_a_position_keeps_the_options() -> None:
    game = table(player(), player(), options={"preset": "modern", "turn_limit": 40})
    assert rentier.load(game.position()).options.values == DEFAULTS | MODERN | {"turn_limit": 40}
