"""DL-40 … DL-42, DL-47 … DL-49 and DL-53 … DL-57: the actions other than rents and buildings."""

import pytest

import rentier
from playing import offered, pending, play, refused, state
from rentier.testing.rules import rule

from .table import bank, centre, hand, pile, player, plays_left, sets, table

RED = "kentucky indiana illinois"
GREEN = "pacific north-carolina pennsylvania"


@rule("DL-40")
def test_pass_go_draws_two_and_goes_to_the_centre() -> None:
    game = table(player("pass-go 1m"), player(), pile="5m 4m 3m")
    play(game, "0: pass-go")
    assert hand(game, 0) == "1m 3m 4m"
    assert pile(game)[-1] == "5m"
    assert centre(game) == "pass-go"
    assert plays_left(game) == 2


@rule("DL-40", "DL-14")
def test_more_than_one_pass_go_a_turn_is_allowed() -> None:
    game = table(player("pass-go pass-go"), player(), pile="5m 4m 3m pass-go 2m")
    play(game, "0: pass-go", "0: pass-go", "0: pass-go")
    assert centre(game) == "pass-go pass-go pass-go"
    assert len(hand(game, 0).split()) == 5
    assert plays_left(game) == 0


@rule("DL-40", "DL-52")
def test_pass_go_is_against_nobody_and_asks_nobody() -> None:
    game = table(player("pass-go"), player("just-say-no"))
    play(game, "0: pass-go")
    assert game.awaiting == (0,)


@rule("DL-41")
def test_debt_collector_asks_one_player_of_choice_for_five() -> None:
    game = table(player("debt-collector"), player(bank="10m"), player(bank="5m 1m"), player(bank="4m"))
    assert offered(game, 0, "debt-collector") == ["debt-collector 1", "debt-collector 2", "debt-collector 3"]
    play(game, "0: debt-collector 2")
    assert pending(game) == {"kind": "payment", "payer": 2, "amount": 5}
    play(game, "2: pay 5m")
    assert bank(game, 0) == "5m"
    assert (bank(game, 1), bank(game, 2), bank(game, 3)) == ("10m", "1m", "4m")
    assert centre(game) == "debt-collector"
    assert plays_left(game) == 2
    assert game.awaiting == (0,)


@rule("DL-41")
@pytest.mark.parametrize("target", [0, 2, 9])
def test_debt_collector_asks_nobody_else(target: int) -> None:
    game = table(player("debt-collector"), player())
    assert refused(game, 0, f"debt-collector {target}").rule == "DL-41"


@rule("DL-42", "DL-63")
def test_on_a_birthday_every_other_player_pays_two_in_turn_order() -> None:
    game = table(
        player(bank="2m 1m"),
        player("birthday"),
        player(bank="3m 1m"),
        player(bank="1m 1m 1m"),
        player(bank="2m 4m"),
        turn=1,
    )
    play(game, "1: birthday")
    payers = []
    for payment in ("pay 3m", "pay 1m 1m", "pay 2m", "pay 2m"):
        payers.append(game.awaiting[0])
        assert pending(game)["amount"] == 2
        play(game, f"{game.awaiting[0]}: {payment}")
    assert payers == [2, 3, 4, 0]
    assert bank(game, 1) == "1m 1m 2m 2m 3m"
    assert [bank(game, seat) for seat in (0, 2, 3, 4)] == ["1m", "1m", "1m", "4m"]
    assert centre(game) == "birthday"
    assert game.awaiting == (1,)


@rule("DL-47")
def test_sly_deal_takes_a_property_that_is_not_part_of_a_full_set() -> None:
    game = table(
        player("sly-deal", sets={"red": "illinois"}), player(sets={"red": "kentucky indiana", "green": GREEN}), player()
    )
    assert offered(game, 0, "sly-deal") == ["sly-deal 1 red kentucky", "sly-deal 1 red indiana"]
    play(game, "0: sly-deal 1 red indiana")
    assert sets(game, 0) == {"red": "indiana illinois"}
    assert sets(game, 1) == {"red": "kentucky", "green": GREEN}
    assert centre(game) == "sly-deal"
    assert plays_left(game) == 2


@rule("DL-47")
def test_sly_deal_takes_nothing_else() -> None:
    game = table(
        player("sly-deal", sets={"pink": "states"}),
        player(sets={"red": "kentucky", "green": f"{GREEN} house"}, bank="10m"),
    )
    for text in (
        "sly-deal 1 green pacific",
        "sly-deal 1 red indiana",
        "sly-deal 1 red2 kentucky",
        "sly-deal 1 green kentucky",
        "sly-deal 1 green house",
        "sly-deal 1 green 10m",
        "sly-deal 0 pink states",
        "sly-deal 2 red kentucky",
    ):
        assert refused(game, 0, text).rule == "DL-47"


@rule("DL-47", "DL-34")
def test_sly_deal_takes_a_further_card_beside_a_full_set() -> None:
    game = table(player("sly-deal"), player(sets={"red": RED, "red2": "wild-red-yellow"}))
    assert offered(game, 0, "sly-deal") == ["sly-deal 1 red2 wild-red-yellow"]
    play(game, "0: sly-deal 1 red2 wild-red-yellow", "0: place wild-red-yellow red")
    assert sets(game, 1) == {"red": RED}


@rule("DL-48")
def test_forced_deal_swaps_an_own_property_for_anothers() -> None:
    game = table(
        player("forced-deal", sets={"red": "kentucky", "pink": "states"}),
        player(sets={"red": "indiana illinois", "pink": "virginia"}),
    )
    play(game, "0: forced-deal 1 red indiana pink states")
    assert sets(game, 0) == {"red": "kentucky indiana"}
    assert sets(game, 1) == {"red": "illinois", "pink": "states virginia"}
    assert centre(game) == "forced-deal"
    assert plays_left(game) == 2
    assert game.awaiting == (0,)


@rule("DL-48")
def test_neither_card_of_a_forced_deal_may_be_part_of_a_full_set() -> None:
    game = table(
        player("forced-deal", sets={"red": RED, "pink": "states"}),
        player(sets={"green": GREEN, "orange": "new-york"}),
    )
    assert offered(game, 0, "forced-deal") == ["forced-deal 1 orange new-york pink states"]
    assert refused(game, 0, "forced-deal 1 green pacific pink states").rule == "DL-48"
    assert refused(game, 0, "forced-deal 1 orange new-york red kentucky").rule == "DL-48"
    assert refused(game, 0, "forced-deal 1 green pacific red kentucky").rule == "DL-48"


@rule("DL-48")
def test_forced_deal_swaps_nothing_else() -> None:
    game = table(
        player("forced-deal states", sets={"red": "kentucky"}, bank="1m"),
        player("virginia", sets={"green": "pacific"}, bank="10m"),
    )
    for text in (
        "forced-deal 1 green pacific pink states",
        "forced-deal 1 green pacific red indiana",
        "forced-deal 1 green pacific green pacific",
        "forced-deal 1 pink virginia red kentucky",
        "forced-deal 0 red kentucky red kentucky",
        "forced-deal 1 green 10m red kentucky",
        "forced-deal 1 green pacific red 1m",
    ):
        assert refused(game, 0, text).rule == "DL-48"


@rule("DL-48", "DL-53")
def test_forced_deal_needs_an_own_property() -> None:
    game = table(player("forced-deal"), player(sets={"green": "pacific"}))
    assert offered(game, 0) == ["end", "bank forced-deal"]


@rule("DL-49")
def test_deal_breaker_takes_a_whole_full_set_with_house_and_hotel() -> None:
    game = table(player("deal-breaker"), player(sets={"red": f"{RED} house hotel", "green": "pacific"}))
    assert offered(game, 0, "deal-breaker") == ["deal-breaker 1 red"]
    play(game, "0: deal-breaker 1 red")
    assert sets(game, 0) == {"red": f"{RED} house hotel"}
    assert sets(game, 1) == {"green": "pacific"}
    assert bank(game, 1) == ""
    assert centre(game) == "deal-breaker"
    assert plays_left(game) == 2


@rule("DL-49")
def test_a_further_card_beside_the_set_stays() -> None:
    game = table(player("deal-breaker"), player(sets={"red": RED, "red2": "wild-red-yellow wild"}))
    assert offered(game, 0, "deal-breaker") == ["deal-breaker 1 red"]
    play(game, "0: deal-breaker 1 red")
    assert sets(game, 0) == {"red": RED}
    assert sets(game, 1) == {"red": "wild-red-yellow wild"}


@rule("DL-49", "DL-34")
def test_of_two_full_sets_of_a_colour_the_one_named_is_taken() -> None:
    theirs = {"red": RED, "red2": "wild-red-yellow wild-red-yellow wild house"}
    game = table(player("deal-breaker"), player(sets=theirs))
    play(game, "0: deal-breaker 1 red2")
    assert sets(game, 0) == {"red": theirs["red2"]}
    assert sets(game, 1) == {"red": RED}


@rule("DL-49")
def test_deal_breaker_takes_nothing_else() -> None:
    game = table(player("deal-breaker", sets={"red": RED}), player(sets={"green": "pacific pennsylvania"}))
    for text in ("deal-breaker 1 green", "deal-breaker 1 pink", "deal-breaker 0 red", "deal-breaker 2 red"):
        assert refused(game, 0, text).rule == "DL-49"


@rule("DL-53")
@pytest.mark.parametrize(
    "code", ["sly-deal", "forced-deal", "deal-breaker", "rent-red-yellow", "rent-any", "double-rent", "house", "hotel"]
)
def test_an_action_with_no_legal_target_is_only_banked(code: str) -> None:
    game = table(player(code), player(bank="10m"))
    assert offered(game, 0) == ["end", f"bank {code}"]
    play(game, f"0: bank {code}")
    assert bank(game, 0) == code


@rule("DL-55")
@pytest.mark.parametrize(
    "text",
    [
        "debt-collector",
        "rent red",
        "rent all",
        "rent-any red",
        "sly-deal 1",
        "sly-deal 1 green",
        "forced-deal 1 green pacific",
        "forced-deal 1 green pacific red",
        "deal-breaker 1",
        "house",
        "lay wild-red-yellow",
    ],
)
def test_all_there_is_to_name_is_named_when_the_card_is_played(text: str) -> None:
    game = table(
        player(
            "debt-collector rent-red-yellow rent-any sly-deal forced-deal deal-breaker house wild-red-yellow",
            sets={"red": "kentucky"},
        ),
        player(sets={"green": "pacific", "pink": "states st-charles virginia"}),
    )
    before = game.position()
    with pytest.raises(rentier.BadInput):
        game.play(0, text)
    assert game.position() == before


@rule("DL-55")
def test_who_answers_has_been_told_everything() -> None:
    game = table(
        player("forced-deal rent-red-yellow double-rent", sets={"red": "kentucky"}),
        player("1m", sets={"green": "pacific"}),
    )
    swap = game.copy()
    told = play(swap, "0: forced-deal 1 green pacific red kentucky")[-1].seen_by(1)
    assert told == {"event": "played-forced-deal", "seat": 0, "target": 1, "card": "pacific", "given": "kentucky"}
    assert swap.awaiting == (1,)
    told = play(game, "0: rent red all x2")[-1].seen_by(1)
    assert (told["colour"], told["times"], told["amount"], told["targets"]) == ("red", 2, 4, [1])
    assert game.awaiting == (1,)


@rule("DL-56")
def test_one_action_is_finished_before_the_next_card() -> None:
    game = table(player("birthday 1m"), player("2m", bank="3m 3m"), player("2m", bank="4m"))
    play(game, "0: birthday")
    assert refused(game, 0, "bank 1m").rule == "DL-56"
    assert refused(game, 1, "bank 2m").rule == "DL-56"
    play(game, "1: pass")
    assert refused(game, 0, "bank 1m").rule == "DL-56"
    assert refused(game, 1, "bank 2m").rule == "DL-60"
    play(game, "1: pay 3m", "2: pass", "2: pay 4m", "0: bank 1m")
    assert bank(game, 0) == "1m 3m 4m"


@rule("DL-56")
def test_each_answers_has_it_answered_and_pays_before_the_next_is_asked() -> None:
    game = table(
        player("birthday just-say-no"),
        player("just-say-no 1m", bank="3m 3m"),
        player("1m", bank="4m 4m"),
    )
    asked = []
    for step in ("0: birthday", "1: say-no", "0: say-no", "1: pass", "1: pay 3m", "2: pass", "2: pay 4m"):
        asked.append((game.awaiting[0], pending(game)["kind"]))
        play(game, step)
    assert asked == [
        (0, "turn"),
        (1, "answer"),
        (0, "answer"),
        (1, "answer"),
        (1, "payment"),
        (2, "answer"),
        (2, "payment"),
    ]
    assert game.awaiting == (0,)


@rule("DL-57", "DL-61")
def test_a_player_with_nothing_may_be_asked_to_pay() -> None:
    game = table(
        player("debt-collector rent-any birthday", sets={"red": "kentucky"}), player(), player(bank="1m"), player()
    )
    assert "debt-collector 1" in offered(game, 0)
    assert "rent-any red 3" in offered(game, 0)
    play(game, "0: debt-collector 1", "0: rent-any red 3", "0: birthday")
    assert bank(game, 0) == "1m"
    assert state(game)["plays_left"] == 0
