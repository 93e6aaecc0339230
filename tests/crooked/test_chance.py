"""CC-21 … CC-24, CC-41: taking Chance cards, announcing them, and checking them before they act."""

from __future__ import annotations

import pytest

import rentier
from playing import kinds, offered, pending, told, view
from rentier.testing.rules import rule
from track.table import turn

from .table import (
    Seat,
    cash,
    chance_pile,
    green,
    hand,
    held,
    opened,
    payments,
    play,
    player,
    refused,
    settle,
    table,
    unchecked,
    why,
)


def on_chance(mine: Seat | None = None, open_cards: str = "c9 c6* c12", pile: str = "c2* c4") -> rentier.Game:
    """Set up a player who has just landed on Chance."""
    game = table(mine or player(), player(), player(), dice="1-5", open_cards=open_cards, pile=pile)
    play(game, "0: roll")
    return game


# Taking


@rule("CC-21")
def test_one_of_the_three_open_cards_is_taken_and_replaced_from_the_pile() -> None:
    game = on_chance()
    assert (pending(game)["kind"], game.awaiting) == ("take", (0,))
    assert offered(game, 0) == ["take c9", "take c6", "take c12"]
    events = play(game, "0: take c6")
    assert held(game, 0) == "c6*"
    assert sorted(opened(game)) == ["c12", "c2*", "c9"]
    assert chance_pile(game)[0] == "c4"
    assert told(events, "took-chance") == [{"event": "took-chance", "seat": 0, "card": "c6"}]
    assert pending(game)["kind"] == "turn"


@rule("CC-21")
def test_a_card_must_be_taken_by_who_has_none() -> None:
    game = on_chance()
    for text in ("pass", "end", "roll"):
        assert why(refused(game, 0, text)) == ("track-not-now", "CC-21")
    assert offered(game, 0) == [f"take {card.rstrip('*')}" for card in opened(game)]


@rule("CC-21")
def test_what_a_card_does_is_public_and_its_truth_is_not() -> None:
    game = on_chance()
    play(game, "0: take c6")
    for reader in (None, 0, 1, 2):
        seen = view(game, reader)
        assert [each["chance"] for each in seen["players"]] == ["c6", "", ""]
        assert sorted(seen["chance"]["open"]) == ["c12", "c2", "c9"]
        assert seen["chance"]["unseen"] == 20
        assert not any(word in str(seen) for word in ("-real", "-fake", "*"))


@rule("CC-21")
@pytest.mark.parametrize(("card", "key"), [("c1", "crooked-take-not-open"), ("c2", "crooked-take-not-open")])
def test_only_open_cards_are_taken(card: str, key: str) -> None:
    game = on_chance()
    assert why(refused(game, 0, f"take {card}")) == (key, "CC-21")


@rule("CC-21")
def test_cards_are_taken_only_on_chance_and_by_who_landed() -> None:
    game = table(player(), player(), open_cards="c9 c6 c12")
    assert why(refused(game, 0, "take c9")) == ("crooked-take-not-now", "CC-21")
    game = on_chance()
    assert why(refused(game, 1, "take c9")) == ("crooked-take-not-now", "CC-21")


@rule("CC-21")
def test_two_cards_alike_are_one_choice() -> None:
    game = on_chance(open_cards="c9* c9 c12")
    assert offered(game, 0) == ["take c9", "take c12"]
    play(game, "0: take c9")
    assert held(game, 0).startswith("c9")


@rule("CC-21")
def test_a_card_may_be_kept_until_it_is_wanted() -> None:
    game = on_chance()
    play(game, "0: take c9", "0: end")
    assert held(game, 0) == "c9"
    assert turn(game) == 1


@rule("CC-21")
@pytest.mark.parametrize("text", ["take", "take c13", "take k1", "take c9-real", "play c99", "play"])
def test_what_is_no_card_is_not_read(text: str) -> None:
    game = on_chance()
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, text)
    assert game.position() == before


# One at a time


@rule("CC-22")
def test_a_card_in_hand_may_be_discarded_for_another() -> None:
    game = on_chance(player(chance="c5*"))
    assert offered(game, 0) == ["pass", "take c9", "take c6", "take c12"]
    events = play(game, "0: take c12")
    assert held(game, 0) == "c12"
    assert chance_pile(game)[-1] == "c5*"
    assert kinds(events) == ["discarded-chance", "took-chance", "chance-turned-up"]


@rule("CC-3", "CC-21")
def test_it_is_told_which_card_is_turned_up() -> None:
    game = on_chance(player(), pile="c4* c1")
    events = play(game, "0: take c12")
    assert told(events, "chance-turned-up") == [{"event": "chance-turned-up", "card": "c4"}]
    assert opened(game) == ["c9", "c6*", "c4*"]
    new = rentier.new("crooked", seats=2, seed=1)
    assert new.events is not None
    turned = [event["card"] for event in told(new.events, "chance-turned-up")]
    assert [code.rstrip("*") for code in opened(new)] == turned


@rule("CC-22")
def test_without_a_discard_nothing_is_taken() -> None:
    game = on_chance(player(chance="c5"))
    play(game, "0: pass")
    assert held(game, 0) == "c5"
    assert opened(game) == ["c9", "c6*", "c12"]
    assert why(refused(game, 0, "take c9")) == ("crooked-take-not-now", "CC-21")


# Using


@rule("CC-21", "CC-23", "CC-24")
def test_a_card_is_announced_then_checked_or_not_then_used_and_put_under_the_pile() -> None:
    game = table(player(chance="c9*"), player(), player())
    events = play(game, "0: play c9")
    assert (pending(game)["kind"], game.awaiting, cash(game, 0)) == ("announce", (1,), 1_500)
    assert told(events, "played-chance")[0] | {"seat": 0, "card": "c9"} == told(events, "played-chance")[0]
    assert offered(game, 1) == ["pass", "check-card"]
    events = play(game, "1: pass", "2: pass")
    # Unchecked, a fake works like a real one.
    assert payments(events) == ["-1 > 0 150 card"]
    assert (held(game, 0), chance_pile(game)[-1]) == ("", "c9*")
    assert "used-chance" in kinds(events)


@rule("CC-41")
def test_a_fake_card_that_is_caught_has_no_effect_and_brings_the_checker_100() -> None:
    game = table(player(chance="c9*"), player(), player())
    events = play(game, "0: play c9", "1: check-card")
    assert told(events, "checked-chance", 2) == [
        {"event": "checked-chance", "seat": 1, "target": 0, "card": "c9", "is_fake": True}
    ]
    assert payments(events) == ["-1 > 1 100 reward"]
    assert (cash(game, 0), cash(game, 1), green(game)) == (1_500, 1_600, [2, 1, 2])
    assert (held(game, 0), chance_pile(game)[-1]) == ("", "c9*")
    assert "used-chance" not in kinds(events)
    assert pending(game)["kind"] == "turn"


@rule("CC-41", "CC-42")
def test_a_real_card_is_used_though_it_was_checked() -> None:
    game = table(player(chance="c9"), player(), player())
    events = play(game, "0: play c9", "1: check-card")
    assert told(events, "checked-chance")[0]["is_fake"] is False
    assert payments(events) == ["-1 > 0 150 card"]
    assert (cash(game, 1), green(game)) == (1_500, [2, 1, 2])
    assert chance_pile(game)[-1] == "c9"


@rule("CC-24")
def test_the_first_check_settles_it() -> None:
    game = table(player(chance="c9*"), player(), player(), player())
    play(game, "0: play c9", "1: pass", "2: check-card")
    assert pending(game)["kind"] == "turn"
    assert green(game) == [2, 2, 1, 2]
    assert why(refused(game, 3, "check-card")) == ("crooked-check-nothing", "CC-40")


@rule("CC-23", "CC-41", "CC-42")
def test_who_is_in_jail_or_has_no_green_token_is_not_asked() -> None:
    game = table(player(chance="c9*"), player(jail=1), player(green=0), player())
    play(game, "0: play c9")
    assert game.awaiting == (3,)
    assert why(refused(game, 1, "check-card")) == ("crooked-check-jail", "CC-40")
    assert why(refused(game, 2, "check-card")) == ("crooked-check-no-token", "CC-42")
    assert why(refused(game, 0, "check-card")) == ("crooked-check-own", "CC-40")


@rule("CC-41")
def test_with_nobody_to_check_a_card_acts_at_once() -> None:
    game = table(player(chance="c9*"), player(green=0), player(jail=0))
    events = play(game, "0: play c9")
    assert payments(events) == ["-1 > 0 150 card"]


@rule("CC-24")
def test_who_was_caught_goes_on_as_if_the_card_had_not_been_played() -> None:
    game = table(player("500", at="chance-3", chance="c4*"), player(), dice="1-1")
    play(game, "0: roll", "0: play c4", "1: check-card")
    assert pending(game) | {"kind": "buy", "price": 400} == pending(game)
    assert offered(game, 0, "buy") == ["buy"]
    game = table(player(chance="c8*"), player(), dice="1-2")
    play(game, "0: play c8 boardwalk", "1: check-card")
    assert offered(game, 0, "roll") == ["roll"]


@rule("CC-24")
@pytest.mark.parametrize(
    ("mine", "text", "key"),
    [
        (player(), "play c9", "crooked-chance-none"),
        (player(chance="c6"), "play c9", "crooked-chance-other"),
        (player(chance="c1"), "play c1", "crooked-chance-not-now"),
        (player(chance="c4"), "play c4", "crooked-chance-not-now"),
        (player(chance="c7"), "play c7", "crooked-chance-not-now"),
        (player(chance="c2", deeds="boardwalk"), "play c2 boardwalk", "crooked-chance-no-effect"),
        (player(chance="c2", deeds="brown:1"), "play c2 baltic", "crooked-chance-no-effect"),
        (player(chance="c3", deeds="park:1"), "play c3 park", "crooked-chance-no-effect"),
        (player(chance="c3", deeds="brown"), "play c3 baltic", "crooked-chance-no-effect"),
        (player("100", chance="c3", deeds="park"), "play c3 park", "crooked-chance-no-effect"),
        (player(chance="c3"), "play c3 park", "crooked-chance-no-effect"),
        (player(chance="c5"), "play c5 boardwalk 1", "crooked-chance-no-effect"),
        (player(chance="c6"), "play c6 boardwalk", "crooked-chance-no-effect"),
        (player(chance="c6", deeds="park"), "play c6", "crooked-chance-needs"),
        (player(chance="c8"), "play c8 go", "crooked-chance-no-effect"),
        (player(chance="c8"), "play c8", "crooked-chance-needs"),
        (player(chance="c9"), "play c9 boardwalk", "crooked-chance-needs"),
        (player(chance="c9"), "play c9 1", "crooked-chance-needs"),
        (player(chance="c11"), "play c11 boardwalk baltic", "crooked-chance-needs"),
        (player(chance="c8"), "play c8 boardwalk 1", "crooked-chance-needs"),
        (player(chance="c8"), "play c8 boardwalk park", "crooked-chance-needs"),
        (player(chance="c6", deeds="park"), "play c6 park 1", "crooked-chance-needs"),
        (player(chance="c6"), "play c6 train-1", "crooked-chance-no-effect"),
        (player(chance="c12"), "play c12 boardwalk 1", "crooked-chance-needs"),
        (player(chance="c10", deeds="park"), "play c10 park boardwalk", "crooked-chance-no-effect"),
        (player(chance="c12"), "play c12 0", "crooked-chance-no-effect"),
        (player(chance="c12"), "play c12 2", "crooked-chance-no-effect"),
        (player(chance="c12"), "play c12 3", "crooked-chance-no-effect"),
        (player(chance="c12"), "play c12 7", "crooked-chance-no-effect"),
        (player(chance="c12"), "play c12", "crooked-chance-needs"),
    ],
)
def test_a_card_that_could_do_nothing_cannot_be_used(mine: Seat, text: str, key: str) -> None:
    game = table(mine, player(), player(jail=0))
    rule_of = {"crooked-chance-none": "CC-21", "crooked-chance-other": "CC-21"}
    assert why(refused(game, 0, text)) == (key, rule_of.get(key, "CC-24"))
    assert held(game, 0) == mine.chance


@rule("CC-24")
@pytest.mark.parametrize("text", ["play c9", "play c6 baltic", "play c11", "play c12 0", "play c2 baltic"])
def test_your_turn_is_not_anothers_turn(text: str) -> None:
    game = table(player(), player(chance=text.split()[1], deeds="brown"))
    assert why(refused(game, 1, text)) == ("crooked-chance-not-now", "CC-24")


@rule("CC-24")
def test_your_turn_is_after_the_roll_and_in_jail_too() -> None:
    game = table(player(chance="c9"), player(green=0), dice="4-5")
    play(game, "0: roll")
    events = play(game, "0: play c9")
    assert payments(events) == ["-1 > 0 150 card"]
    game = table(player(chance="c9", jail=1), player(green=0))
    assert payments(play(game, "0: play c9")) == ["-1 > 0 150 card"]


@rule("CC-24", "CC-60")
def test_your_turn_is_in_debt_too() -> None:
    game = table(
        player("10", chance="c9"), player(deeds="boardwalk", green=0), may_roll=False, claims=["1: boardwalk 0 100"]
    )
    play(game, "1: claim boardwalk 0")
    assert pending(game)["kind"] == "payment"
    assert "play c9" in offered(game, 0)
    play(game, "0: play c9")
    settle(game)
    assert (cash(game, 0), cash(game, 1)) == (60, 1_600)


@rule("CC-24")
def test_it_is_not_while_a_street_is_to_be_bought() -> None:
    game = table(player("10", at="go", chance="c9"), player(green=0), dice="1-2")
    play(game, "0: roll")
    assert pending(game)["kind"] == "buy"
    assert why(refused(game, 0, "play c9")) == ("crooked-chance-not-now", "CC-24")


@rule("CC-24", "CC-51")
def test_nothing_else_is_done_while_a_card_may_be_checked() -> None:
    game = table(player(chance="c9", deeds="brown"), player(deeds="park", chance="c8"), player())
    play(game, "0: play c9")
    for seat, text in ((0, "roll"), (0, "build baltic"), (1, "offer 0 park 100"), (2, "check-card"), (1, "check 500")):
        refused(game, seat, text)
    unchecked(game)
    assert offered(game, 0, "roll") == ["roll"]


@rule("CC-21")
def test_a_used_card_is_gone() -> None:
    game = table(player(chance="c9"), player(green=0))
    play(game, "0: play c9")
    assert why(refused(game, 0, "play c9")) == ("crooked-chance-none", "CC-21")
    assert hand(game, 0).count("50") >= 4
