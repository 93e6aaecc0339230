"""DL-1 … DL-3, DL-5 and DL-6: the pack, the players, the deal, and who sees what."""

from collections import Counter

import pytest

import rentier
from playing import offered, play, state, view
from rentier.games.deal.cards import CARDS
from rentier.testing.rules import rule

from .table import bank, cards, centre, hand, pile, player, sets, table

PROPERTIES = {
    "brown": 2,
    "light-blue": 3,
    "pink": 3,
    "orange": 3,
    "red": 3,
    "yellow": 3,
    "green": 3,
    "dark-blue": 2,
    "station": 4,
    "utility": 2,
}
WILDS = {
    "wild-light-blue-brown": 1,
    "wild-light-blue-station": 1,
    "wild-pink-orange": 2,
    "wild-red-yellow": 2,
    "wild-dark-blue-green": 1,
    "wild-green-station": 1,
    "wild-station-utility": 1,
    "wild": 2,
}
ACTIONS = {
    "deal-breaker": 2,
    "forced-deal": 3,
    "sly-deal": 3,
    "just-say-no": 3,
    "debt-collector": 3,
    "birthday": 3,
    "double-rent": 2,
    "house": 3,
    "hotel": 2,
    "pass-go": 10,
}
RENTS = {
    "rent-light-blue-brown": 2,
    "rent-pink-orange": 2,
    "rent-red-yellow": 2,
    "rent-dark-blue-green": 2,
    "rent-station-utility": 2,
    "rent-any": 3,
}
MONEY = {"1m": 6, "2m": 5, "3m": 3, "4m": 3, "5m": 2, "10m": 1}

VALUES = {
    1: "mediterranean baltic oriental vermont connecticut wild-light-blue-brown double-rent pass-go"
    " rent-light-blue-brown rent-pink-orange rent-red-yellow rent-dark-blue-green rent-station-utility 1m",
    2: "st-charles states virginia st-james tennessee new-york reading-rr pennsylvania-rr bo-rr short-line-rr electric"
    " water wild-pink-orange wild-station-utility birthday 2m",
    3: "kentucky indiana illinois atlantic ventnor marvin wild-red-yellow forced-deal sly-deal debt-collector house"
    " rent-any 3m",
    4: "pacific north-carolina pennsylvania park boardwalk wild-light-blue-station wild-dark-blue-green"
    " wild-green-station just-say-no hotel 4m",
    5: "deal-breaker 5m",
    10: "10m",
    0: "wild",
}

FULL = {
    "brown": "mediterranean baltic",
    "light-blue": "oriental vermont connecticut",
    "pink": "st-charles states virginia",
    "orange": "st-james tennessee new-york",
    "red": "kentucky indiana illinois",
    "yellow": "atlantic ventnor marvin",
    "green": "pacific north-carolina pennsylvania",
    "dark-blue": "park boardwalk",
    "station": "reading-rr pennsylvania-rr bo-rr short-line-rr",
    "utility": "electric water",
}


def all_cards(game: rentier.Game) -> Counter[str]:
    """Count every card of a game that has just been dealt."""
    count = Counter(pile(game))
    for seat in range(game.seats):
        count.update(hand(game, seat).split())
    return count


@rule("DL-1")
def test_a_pack_has_106_cards_and_no_reference_cards() -> None:
    found = all_cards(rentier.new("deal", 2, 1))
    assert found.total() == 106
    for group, total in ((WILDS, 11), (ACTIONS, 34), (RENTS, 13), (MONEY, 20)):
        assert sum(group.values()) == total
        assert {code: found.pop(code) for code in group} == group
    assert found.total() == 28
    for colour, cards_of_colour in FULL.items():
        assert len(cards_of_colour.split()) == PROPERTIES[colour]
        assert [found.pop(code) for code in cards_of_colour.split()] == [1] * PROPERTIES[colour]
    assert not found


@rule("DL-1")
def test_every_card_has_its_printed_value() -> None:
    printed = {code: value for value, codes in VALUES.items() for code in codes.split()}
    assert {card.code: card.value for card in CARDS} == printed


@rule("DL-1")
@pytest.mark.parametrize("code", sorted(WILDS))
def test_a_wild_stands_for_the_colours_printed_on_it(code: str) -> None:
    game = table(player(code), player())
    colours = {text.split()[2] for text in offered(game, 0, "lay")}
    if code == "wild":
        assert colours == set(PROPERTIES)
    else:
        assert len(colours) == 2
        assert all(colour in code for colour in colours)


@rule("DL-1")
@pytest.mark.parametrize("more", [["1m"], ["rules-card"]])
def test_a_position_with_other_cards_than_the_pack_is_refused(more: list[str]) -> None:
    position = state(table(player(), player()))
    with pytest.raises(rentier.BadInput):
        rentier.load(position | {"pile": position["pile"] + more})
    with pytest.raises(rentier.BadInput) as caught:
        rentier.load(position | {"pile": position["pile"][1:]})
    assert caught.value.rule == "DL-1"


@rule("DL-2")
@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 2), (10, 2)])
def test_two_to_five_play_with_one_pack_and_six_to_ten_with_two(seats: int, packs: int) -> None:
    one_pack = all_cards(rentier.new("deal", 2, 1))
    assert all_cards(rentier.new("deal", seats, 1)) == Counter({code: packs * n for code, n in one_pack.items()})


@rule("DL-2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 100, "3", 3.0, True, None])
def test_fewer_than_two_or_more_than_ten_cannot_play(seats: object) -> None:
    with pytest.raises(rentier.BadInput) as caught:
        rentier.new("deal", seats, 1)  # type: ignore[arg-type]
    assert caught.value.key == "bad-seats"
    assert caught.value.details["fewest"] == 2
    assert caught.value.details["most"] == 10


@rule("DL-3")
@pytest.mark.parametrize("seats", [2, 5, 6, 10])
def test_each_gets_five_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    game = rentier.new("deal", seats, 1)
    first = state(game)["turn"]
    # The player who starts has already drawn two.
    assert [len(hand(game, seat).split()) for seat in range(seats)] == [7 if s == first else 5 for s in range(seats)]
    assert len(pile(game)) == (106 if seats < 6 else 212) - 5 * seats - 2
    assert centre(game) == ""
    assert all(bank(game, seat) == "" and sets(game, seat) == {} for seat in range(seats))


@rule("DL-3")
def test_the_pack_is_shuffled() -> None:
    assert pile(rentier.new("deal", 2, 1)) != pile(rentier.new("deal", 2, 2))
    assert pile(rentier.new("deal", 2, 1)) == pile(rentier.new("deal", 2, 1))


@rule("DL-3")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_who_starts_is_drawn_at_random(seats: int) -> None:
    starts = Counter(state(rentier.new("deal", seats, seed))["turn"] for seed in range(40 * seats))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 20


@rule("DL-3")
def test_turns_pass_clockwise() -> None:
    game = table(player(), player(), player(), turn=1)
    turns = []
    for _ in range(5):
        turns.append(game.awaiting)
        play(game, f"{game.awaiting[0]}: end")
    assert turns == [(1,), (2,), (0,), (1,), (2,)]


@rule("DL-5")
def test_hands_and_the_pile_are_hidden_and_the_rest_is_open() -> None:
    game = table(
        player("pass-go birthday", sets={"red": "kentucky"}, bank="1m"),
        player("just-say-no 10m house", sets={"green": "pacific"}, bank="2m 5m"),
        centre="sly-deal",
    )
    for seat, own in ((0, "birthday pass-go"), (1, "just-say-no house 10m"), (None, "")):
        seen = view(game, seat)
        assert cards(seen["hand"]) == own
        assert [entry["hand"] for entry in seen["players"]] == [2, 3]
        assert seen["pile"] == len(pile(game)) == 106 - 11
        assert [cards(entry["bank"]) for entry in seen["players"]] == ["1m", "2m 5m"]
        assert [[own["cards"] for own in entry["sets"]] for entry in seen["players"]] == [[["kentucky"]], [["pacific"]]]
        assert seen["centre"] == ["sly-deal"]


@rule("DL-5")
def test_another_hand_and_pile_look_the_same() -> None:
    one = table(player("1m 2m"), player("just-say-no 10m"), player("house"), pile="birthday pass-go")
    two = table(player("1m 2m"), player("hotel deal-breaker"), player("wild"), pile="pass-go birthday")
    assert one.position() != two.position()
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)
    assert one.actions(0) == two.actions(0)


@rule("DL-5")
def test_only_who_draws_sees_the_cards() -> None:
    game = table(player("pass-go"), player(), pile="1m 10m")
    drew = play(game, "0: pass-go")[-1]
    assert drew.seen_by(0) == {"event": "drew", "seat": 0, "count": 2, "cards": ["10m", "1m"]}
    assert drew.seen_by(1) == drew.seen_by(None) == {"event": "drew", "seat": 0, "count": 2}


@rule("DL-5", "DL-12")
def test_a_card_given_up_is_known_to_its_giver_only() -> None:
    game = table(player("1m 1m 1m 2m 2m 3m 3m 10m"), player("4m"), player("4m"))
    play(game, "0: end")
    gave = play(game, "0: give-up 10m")[0]
    assert gave.seen_by(0) == {"event": "gave-up", "seat": 0, "card": "10m", "is_open": False}
    assert gave.seen_by(1) == gave.seen_by(None) == {"event": "gave-up", "seat": 0, "is_open": False}
    assert view(game, 0)["under_pile"] == [[0, "10m"]]
    assert view(game, 1)["under_pile"] == view(game, 2)["under_pile"] == view(game, None)["under_pile"] == []


@rule("DL-5", "DL-12")
def test_each_giver_knows_where_the_own_cards_lie_under_the_pile() -> None:
    game = table(player("1m 1m 1m 2m 2m 3m 3m 10m"), player("4m 4m 4m 5m 5m hotel"))
    play(game, "0: end", "0: give-up 10m", "1: end", "1: give-up hotel")
    assert pile(game)[:2] == ["hotel", "10m"]
    assert view(game, 0)["under_pile"] == [[1, "10m"]]
    assert view(game, 1)["under_pile"] == [[0, "hotel"]]


@rule("DL-5", "DL-12")
def test_the_giver_recognises_the_card_in_the_hand_of_who_draws_it() -> None:
    game = table(player("4m"), player("1m"), player("1m"), pile="10m 2m", rest="centre", buried=[2])
    play(game, "0: end")
    assert hand(game, 1) == "1m 2m 10m"
    assert view(game, 2)["players"][1]["known"] == ["10m"]
    assert view(game, 0)["players"][1]["known"] == view(game, None)["players"][1]["known"] == []
    play(game, "1: bank 10m")
    assert view(game, 2)["players"][1]["known"] == []


@rule("DL-5", "DL-12")
def test_who_draws_back_the_own_card_shows_nobody_anything() -> None:
    game = table(player("4m"), player("1m"), pile="10m 2m", rest="centre", buried=[1])
    assert view(game, 1)["under_pile"] == [[0, "10m"]]
    play(game, "0: end")
    assert view(game, 1)["under_pile"] == []
    assert [view(game, seat)["players"][1]["known"] for seat in (0, 1)] == [[], []]


@rule("DL-5", "DL-12")
def test_after_giving_up_face_down_nobody_is_sure_of_a_hand_any_more() -> None:
    game = table(player("1m 1m 1m 2m 2m 3m 3m 10m", known=[("10m", 1)]), player("4m"))
    assert view(game, 1)["players"][0]["known"] == ["10m"]
    play(game, "0: end", "0: give-up 10m")
    assert view(game, 1)["players"][0]["known"] == []


@rule("DL-5", "DL-12")
def test_a_card_played_might_be_the_one_that_either_giver_knows() -> None:
    # Each of the two gave up one Pass Go; neither can tell which of them was banked.
    game = table(player("pass-go pass-go", known=[("pass-go", 1), ("pass-go", 2)]), player("1m"), player("1m"))
    play(game, "0: bank pass-go")
    assert [view(game, seat)["players"][0]["known"] for seat in (1, 2)] == [[], []]


@rule("DL-5", "DL-12")
def test_who_gave_up_both_knows_that_the_other_is_still_there() -> None:
    game = table(player("pass-go pass-go", known=[("pass-go", 1), ("pass-go", 1)]), player("1m"))
    play(game, "0: bank pass-go")
    assert view(game, 1)["players"][0]["known"] == ["pass-go"]


@rule("DL-5")
def test_a_redeal_keeps_what_the_seat_knows_and_draws_the_rest_anew() -> None:
    game = table(
        player("1m 2m", bank="3m"),
        player("10m just-say-no house", known=[("10m", 0)]),
        player("hotel birthday", known=[("hotel", 1)]),
        pile="deal-breaker wild 5m",
        rest="centre",
        buried=[0, 1],
    )
    others = set()
    for seed in range(60):
        other = game.redeal(0, seed)
        assert other.view(0) == game.view(0)
        assert other.inventory() == game.inventory()
        assert hand(other, 0) == "1m 2m"
        assert "10m" in hand(other, 1).split()
        assert pile(other)[0] == "deal-breaker"
        others |= {*hand(other, 1).split(), *hand(other, 2).split()} - {"10m"}
    # Everything else has been in another player's hand at some time.
    assert others == {"just-say-no", "house", "hotel", "birthday", "wild", "5m"}


@rule("DL-6")
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("colour", FULL)
def test_a_set_is_full_with_so_many_cards_with_two_packs_too(colour: str, seats: int) -> None:
    *laid, last = FULL[colour].split()
    game = table(player(last, sets={colour: " ".join(laid)}), *[player("1m") for _ in range(seats - 1)])
    assert view(game, 0)["players"][0]["sets"][0]["full"] is False
    assert game.scores[0] == 0
    play(game, f"0: lay {last} {colour}")
    assert view(game, 0)["players"][0]["sets"][0]["full"] is True
    assert game.scores[0] == 1


@rule("DL-6", "DL-4")
def test_stations_and_utilities_are_colours_like_the_others_for_winning() -> None:
    laid = {"station": FULL["station"], "brown": FULL["brown"], "utility": "electric"}
    game = table(player("water", sets=laid), player())
    play(game, "0: lay water utility")
    assert game.winners == (0,)
