"""Positions from a few things: the rest is filled in by the rules, and the impossible is refused by name."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rentier_pig import EDITION as PIG

import rentier
from rentier import setups
from rentier.core.dice import Dice
from rentier.core.registry import unregister
from rentier.core.setup import find_faces
from rentier.games.banking.setup import NAMES as BANKING
from rentier.games.crooked.data import BOARD as CROOKED_BOARD
from rentier.games.crooked.setup import NAMES as CROOKED
from rentier.games.deal.cards import CARDS
from rentier.games.deal.setup import NAMES as DEAL
from rentier.games.knockout.board import BOARD as KNOCKOUT_BOARD
from rentier.games.knockout.setup import NAMES as KNOCKOUT
from rentier.games.millionaire.data import BOARD as MILLIONAIRE_BOARD
from rentier.games.millionaire.setup import NAMES as MILLIONAIRE
from setting_up import play_on, refused, said, set_up, state

FIVE = {
    "banking": (BANKING, setups.BankingSetup),
    "crooked": (CROOKED, setups.CrookedSetup),
    "millionaire": (MILLIONAIRE, setups.MillionaireSetup),
    "deal": (DEAL, setups.DealSetup),
    "knockout": (KNOCKOUT, setups.KnockoutSetup),
}
TRACK = ("banking", "crooked", "millionaire")


# What all editions share


@pytest.mark.parametrize("edition", FIVE)
def test_without_arguments_everything_is_as_at_the_start(edition: str) -> None:
    found = rentier.find_edition(edition)
    for seats in range(found.fewest, found.most + 1):
        game, fresh = set_up(edition, seats), rentier.new(edition, seats, 0)
        assert game.inventory() == fresh.inventory()
        assert game.scores == fresh.scores
        assert game.awaiting == (0,)
        play_on(game, seats, 60)


@pytest.mark.parametrize("edition", FIVE)
def test_the_same_call_makes_the_same_game_and_another_seed_another_one(edition: str) -> None:
    assert set_up(edition, 2, seed=7).position() == set_up(edition, 2, seed=7).position()
    assert set_up(edition, 2, seed=7).position() != set_up(edition, 2, seed=8).position()
    assert set_up(edition, 2).position()["dice"] == {"seed": bytes(32).hex(), "drawn": 0}


@pytest.mark.parametrize("edition", FIVE)
def test_type_checkers_know_the_arguments(edition: str) -> None:
    names, typed = FIVE[edition]
    assert set(get_type_hints(typed, vars(setups))) == {*names, "shuffle"}


@pytest.mark.parametrize("edition", FIVE)
def test_an_unknown_argument_is_refused_with_those_that_there_are(edition: str) -> None:
    sentence = refused(edition, pendingg=[])
    assert sentence.startswith(f"{edition} knows no “pendingg” to set up. Did you mean pending? It knows ")
    assert "shuffle" in sentence
    assert "Did you mean" not in refused(edition, xyzzy=1)


@pytest.mark.parametrize("edition", FIVE)
def test_seats_options_and_seeds_are_refused_as_by_new(edition: str) -> None:
    for call in ({"seats": 99}, {"seats": True}, {"seed": -1}, {"options": {"colour": "red"}}):
        given: dict[str, Any] = {"seats": 2, **call}
        with pytest.raises(rentier.BadInput) as caught:
            set_up(edition, **given)
        with pytest.raises(rentier.BadInput) as expected:
            rentier.new(edition, **given)
        assert str(caught.value) == str(expected.value)


def test_an_edition_that_sets_nothing_up_says_so() -> None:
    with pytest.raises(rentier.BadInput, match="There is no edition"):
        rentier.setup(PIG, 2)
    rentier.register(PIG)
    try:
        with pytest.raises(rentier.BadInput, match="pig cannot be set up from single things"):
            rentier.setup(PIG, 2)
    finally:
        unregister(PIG)


def test_what_was_handed_in_stays_as_it_is() -> None:
    laid = {"kind": "lay", "laid": "100f"}
    owing = {"kind": "payment", "payer": 0, "payee": 1, "amount": 200, "why": "rent", "debt": True}
    pending = [{**owing, "asked": True, "told": True}, laid]
    game = set_up("crooked", pending=pending, notes={0: "500"})
    assert laid == {"kind": "lay", "laid": "100f"}
    assert state(game)["stack"][2]["marks"] == [0]
    position = state(game)
    [note] = position["stack"][2]["laid"]
    assert position["truth"][note] == "1"
    assert position["bank"] == 3000 - 500 - 1500 - 100


def test_values_by_seat_are_a_dict_or_a_list() -> None:
    assert set_up("banking", 3, cash={1: 0}).position() == set_up("banking", 3, cash=[None, 0, None]).position()
    assert refused("banking", 3, cash=[0, 0]) == (
        "cash cannot be [0, 0]; it is a dict by seat, or a list with 3 values, one for each."
    )
    assert refused("banking", 3, cash={3: 0}) == "cash: there is no seat 3; the seats are numbered from 0 to 2."
    assert refused("banking", 3, cash={True: 0}) == "cash: there is no seat True; the seats are numbered from 0 to 2."
    assert refused("knockout", 6, cash={3: 0}) == "cash: there is no team 3; the teams are numbered from 0 to 2."


def test_things_are_named_by_codes_or_by_their_names_in_any_language() -> None:
    plain = set_up("banking", owns={0: "boardwalk brown"}, at={1: "park"}, kept={1: "chance-out-of-jail"})
    named = set_up(
        "banking", owns={0: ["Rue de la Paix", "Brown"]}, at={1: "Park Place"}, kept={1: "chance-out-of-jail"}
    )
    assert named.position() == plain.position()
    assert state(set_up("deal", hands={0: ["Just Say No!"]}))["players"][0]["hand"] == ["just-say-no"]
    assert state(set_up("knockout", tokens={0: ["Boardwalk"]}))["slid"] == 1
    assert state(set_up("millionaire", held={0: ["Veto"]}))["held"][0] == ["veto"]
    assert "Did you mean boardwalk" in refused("banking", owns={0: "bordwalk"})


# Chance


@pytest.mark.parametrize("edition", TRACK)
@pytest.mark.parametrize("dice", ["1-2", "3-4 6-6", "1-1 2-2 3-4", "6-6 5-5 4-3 2-1"])
def test_dice_fall_as_wanted(edition: str, dice: str) -> None:
    for seed in (0, 5):
        game = set_up(edition, dice=dice, seed=seed)
        assert [game.dice.roll() for _ in dice.replace("-", "").replace(" ", "")] == [
            int(c) for c in dice if c.isdigit()
        ]


def test_dice_come_from_the_bytes_of_the_seed() -> None:
    place = state(set_up("banking", dice="3-4", seed=9))["dice"]
    assert place == {"seed": (9).to_bytes(32, "big").hex(), "drawn": find_faces((9).to_bytes(32, "big"), b"\3\4")}
    assert place["drawn"] > 0
    many = find_faces(bytes(32), bytes([1, 2, 3, 4, 5, 6, 1, 2]))
    dice = Dice(bytes(32), many)
    assert [dice.roll() for _ in range(8)] == [1, 2, 3, 4, 5, 6, 1, 2]


# Games on a track


BLING_BEACH = MILLIONAIRE_BOARD.find_deed("bling-beach")
PAYING = {"kind": "payment", "payer": 0, "payee": 1, "amount": 200, "why": "rent", "debt": True}
TAKEOVER = {"kind": "answer", "seat": 0, "target": 1, "asked": [1], "cancelled": False, "card": "takeover", "give": ""}
PENDING: list[tuple[str, dict[str, Any], list[dict[str, Any]], str]] = [
    (
        "banking",
        {"at": {0: "boardwalk"}},
        [{"kind": "buy", "seat": 0, "deed": "boardwalk", "price": 4_000_000}],
        "buy",
    ),
    ("crooked", {}, [{"kind": "announce", "seat": 0, "card": "c9f", "play": "play c9", "asked": [1]}], "check-card"),
    (
        "crooked",
        {},
        [{**PAYING, "asked": True, "told": True}, {"kind": "check", "laid": "100 100f", "asked": [1], "fresh": 0}],
        "check 100",
    ),
    ("millionaire", {"owns": {1: "bling-beach"}, "held": {1: "veto"}}, [{**TAKEOVER, "take": "bling-beach"}], "cancel"),
    (
        "millionaire",
        {"at": {0: "bling-beach"}, "fortune": {"bling-beach": None}},
        [
            {"kind": "fortune", "seat": 0, "card": "chauffeur"},
            {"kind": "buy", "seat": 0, "deed": "bling-beach", "price": BLING_BEACH.price},
        ],
        "buy",
    ),
    (
        "deal",
        {},
        [
            {"kind": "attack", "action": "sly-deal 1 red wild", "amount": 0, "targets": []},
            {"kind": "place", "owner": 0, "card": "wild"},
        ],
        "place wild red",
    ),
    ("knockout", {"tokens": {0: "jail"}, "cash": [100, 0]}, [{"kind": "jail", "tokens": [0]}], "pay"),
]


@pytest.mark.parametrize(("edition", "named", "pending", "asked"), PENDING, ids=lambda it: str(it)[:30])
def test_what_is_pending_has_its_cards_and_notes(
    edition: str, named: dict[str, Any], pending: list[dict[str, Any]], asked: str
) -> None:
    rolled = {"may_roll": False} if edition in TRACK else {}
    game = set_up(edition, pending=pending, **rolled, **named)
    assert asked in [str(action) for seat in game.awaiting for action in game.actions(seat)]
    assert game.inventory() == set_up(edition).inventory()
    play_on(game, 6)


@pytest.mark.parametrize("edition", TRACK)
def test_who_has_what(edition: str) -> None:
    game = set_up(
        edition, 3, turn=1, cash={0: 1000 if edition == "crooked" else 100_000}, at={2: "parking"}, jail={1: 1}
    )
    players = state(game)["players"]
    assert players[0]["cash"] == (1000 if edition == "crooked" else 100_000)
    assert [player["place"] for player in players] == ["go", "jail", "parking"]
    assert [player["jail"] for player in players] == [-1, 1, -1]
    assert game.awaiting == (1,)
    play_on(game, 3)


def test_deeds_buildings_and_mortgages() -> None:
    game = set_up(
        "banking",
        owns={0: "dark-blue station", 1: ["brown", "water"]},
        buildings={"dark-blue": 3, "boardwalk": 4, "brown": "hotel"},
        mortgaged=["reading-rr"],
        interest_paid="water",
    )
    position = state(game)
    codes = [deed.code for deed in game.board.deeds]  # type: ignore[attr-defined]
    deeds = dict(zip(codes, position["deeds"], strict=True))
    assert [deeds["park"], deeds["boardwalk"]] == [[0, 3, False, False], [0, 4, False, False]]
    assert [deeds["mediterranean"], deeds["baltic"]] == [[1, 5, False, False]] * 2
    assert [deeds["reading-rr"], deeds["water"]] == [[0, 0, True, False], [1, 0, True, True]]
    assert [position["apartments"], position["hotels"]] == [32 - 7, 12 - 2]
    play_on(game, 1)


def test_a_hotel_of_the_quick_game_takes_one_apartment_less() -> None:
    quick = {"game": "quick"}
    game = set_up("banking", owns={0: "brown"}, buildings={"brown": "hotel"}, options=quick)
    assert [deed[1] for deed in state(game)["deeds"][:2]] == [4, 4]
    assert refused("banking", owns={0: "brown"}, buildings={"brown": 5}, options=quick) == (
        "buildings[brown] cannot be 5; it is a whole number from 0 to 4."
    )


def test_piles_are_filled_up_below_the_cards_that_are_named() -> None:
    game = set_up("banking", chance="boardwalk dividend", kept={1: "chance-out-of-jail"})
    cards, unseen = state(game)["decks"][0]
    assert cards[:2] == ["boardwalk", "dividend"]
    assert len(cards) == unseen == len(set(cards)) == 15
    other = state(set_up("banking", chance="boardwalk dividend", seed=1))["decks"][0][0]
    assert other[2:] != cards[2:]
    plain = state(set_up("banking", chance="boardwalk", shuffle=False))["decks"][0][0]
    assert plain[:3] == ["boardwalk", "chance-go", "illinois"]


def test_open_claims() -> None:
    claim: dict[str, object] = {"deed": "boardwalk", "amount": "500K"}
    game = set_up("banking", 3, owns={1: "boardwalk"}, may_roll=False, claims=[claim])
    assert state(game)["claims"] == [[1, 0, "boardwalk", 500_000, False]]
    assert str(game.actions(1)[0]) == "claim boardwalk 0"
    full = {**claim, "lander": 0, "owner": 2, "waiting": True}
    assert state(set_up("banking", 3, owns={2: "boardwalk"}, claims=[full]))["claims"][0][4] is True


# Millionaire


def test_fortune_cards_lie_where_nobody_owns_the_property() -> None:
    game = set_up(
        "millionaire", owns={1: "bling-beach"}, fortune={"palace-gardens": "veto", "brown": None}, held={0: "takeover"}
    )
    position = state(game)
    laid = dict(zip([deed.code for deed in MILLIONAIRE_BOARD.deeds], position["fortune"], strict=True))
    assert laid["palace-gardens"] == "veto"
    assert laid["bling-beach"] == ""
    assert [laid[deed.code] for deed in MILLIONAIRE_BOARD.groups[0].deeds] == ["", ""]
    assert all(
        laid[code] for code in laid if code not in ("bling-beach", *[d.code for d in MILLIONAIRE_BOARD.groups[0].deeds])
    )
    assert position["held"] == [["takeover"], []]
    assert len(position["spent"]) == 22 - 1 - 19
    play_on(game, 2)


def test_levels_and_cards_laid_aside() -> None:
    position = state(set_up("millionaire", 3, stars=[1, 3, 5], buried=["dividend", ("veto", 1)], spent="windfall"))
    assert position["stars"] == [1, 3, 5]
    assert position["buried"] == [["dividend", -1], ["veto", 1]]
    assert "windfall" in position["spent"]


# Crooked Cash


def hand(game: rentier.Game, seat: int) -> list[str]:
    """Write a hand as the call does."""
    position = state(game)
    values = [10, 20, 50, 100, 500]
    return [f"{values[note // 30]}{'f' if position['truth'][note] == '1' else ''}" for note in position["hands"][seat]]


def test_notes_by_value_and_truth() -> None:
    game = set_up("crooked", 3, notes={0: "500f! 2x100 50!!", 1: ["20f!!"]}, cash={2: 660})
    assert hand(game, 0) == ["500f", "100", "100", "50"]
    assert hand(game, 1) == ["20f"]
    assert sorted(int(note.rstrip("f")) for note in hand(game, 2)) == [10, 50, 100, 500]
    position = state(game)
    assert len(position["known"]) == 3
    assert position["reals_taken"][:5] == [0, 0, 1, 0, 0]
    assert position["fakes_taken"][5:10] == [0, 1, 0, 0, 0]
    assert position["truth"].count("1") == 49
    play_on(game, 4)


def test_truths_that_are_not_said_are_drawn() -> None:
    hands = [tuple(hand(set_up("crooked", seed=seed), 0)) for seed in range(12)]
    assert len(set(hands)) > 1
    assert hand(set_up("crooked", shuffle=False, notes={0: "3x500?"}), 0) == ["500"] * 3
    # All six fakes are in one hand: the rest is real.
    assert hand(set_up("crooked", notes={0: "6x500f", 1: "5x500?"}), 1) == ["500"] * 5


def test_the_notes_on_top_of_the_bank_and_chance_cards() -> None:
    game = set_up(
        "crooked", bank="100f 100", held={0: "c9f"}, open_cards="c1 c2f", chance="c3 c4f", kept={1: "k9"}, chest="k1"
    )
    position = state(game)
    assert [position["truth"][note] for note in position["piles"][3][:2]] == ["1", "0"]
    assert position["chance_held"] == ["c9-fake", ""]
    assert position["chance_open"][:2] == ["c1-real", "c2-fake"]
    assert len(position["chance_open"]) == 3
    assert position["chance_pile"][:2] == ["c3-real", "c4-fake"]
    assert position["decks"][1][0][0] == "k1"
    assert len(position["decks"][1][0]) == 13


# Deal


def test_hands_that_are_not_named_are_dealt() -> None:
    game = set_up("deal", 3, turn=1, hands={0: "5m house"}, pile="10m pass-go", centre="3m")
    position = state(game)
    assert [len(player["hand"]) for player in position["players"]] == [2, 7, 5]
    assert position["pile"][:-3:-1] == ["10m", "pass-go"]
    assert position["centre"] == ["3m"]
    assert state(set_up("deal", hands=["", ""], rest="centre", pile="10m"))["pile"] == ["10m"]


def test_sets_with_wilds_and_buildings() -> None:
    laid = {"red": "kentucky indiana wild house hotel", "red2": "illinois", "station": ["wild"]}
    game = set_up(
        "deal", hands={0: "5m 1m"}, sets={0: laid}, banks={1: "2m"}, known={0: [("5m", 1)]}, buried=[1], plays_left=1
    )
    player = state(game)["players"][0]
    assert [(own["colour"], own["buildings"]) for own in player["sets"]] == [("red", 2), ("red", 0), ("station", 0)]
    assert player["known"] == [["5m", 1]]
    assert game.scores == (1, 0)
    play_on(game, 5)


# Knockout


def test_tokens_by_space_and_by_millimetres() -> None:
    tokens = {0: ["boardwalk", (86, 887), "jail"], 1: "off 40,500"}
    game = set_up("knockout", tokens=tokens, cash=[200, 0], pot=850)
    position = state(game)
    assert position["tokens"][0][1:] == [[86.0, 887.0], "jail", "home"]
    assert position["tokens"][1] == ["off", [40.0, 500.0], "home", "home"]
    assert [position["slid"], position["slides"], position["pot"]] == [5, [3, 2], 850]
    assert game.awaiting == (1,)


def test_tokens_that_must_have_been_slid_are_off_the_board() -> None:
    # The team that has slid most is first by default, even if no other has slid.
    assert state(set_up("knockout", 3, tokens={1: "park"}))["order"] == [1, 0, 2]
    assert state(set_up("knockout", 3, tokens={1: "park"}))["slid"] == 1
    position = state(set_up("knockout", 3, tokens={1: "park baltic"}, order=[0, 1, 2]))
    assert position["tokens"][0] == ["off", "off", "home", "home"]
    assert position["tokens"][2] == ["off", "home", "home", "home"]
    assert position["slid"] == 5


def test_a_later_round_and_step() -> None:
    game = set_up("knockout", tokens={0: "railroad-a baltic", 1: "oriental"}, round=2, step="railroad")
    assert state(game)["slides"] == [8, 8]
    assert state(game)["tokens"][1][1:] == ["off", "off", "off"]
    assert game.awaiting == (0,)
    asked = set_up("knockout", tokens={1: [(100, 465), (160, 465)]}, order=[1, 0], step="chance")
    assert [str(action) for action in asked.actions(1)] == ["take 4", "take 5"]


# Whatever is called


def words(known: list[str], most: int = 4) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(known), max_size=most)


def by_seat(values: st.SearchStrategy[Any], seats: int = 3) -> st.SearchStrategy[dict[int, Any]]:
    return st.dictionaries(st.integers(0, seats - 1), values, max_size=seats)


BANKING_BOARD: Any = rentier.new("banking", 2, 0).board  # type: ignore[attr-defined]
CARDS_OF = {
    "banking": (["chance-out-of-jail", "chest-out-of-jail"], ["boardwalk", "illinois", "dividend"], 5),
    "crooked": (["k7", "k9", "k10"], ["c1", "c2f", "c12"], 1),
    "millionaire": (["out-of-jail"], ["tax-refund", "repairs"], 5),
}


def track_calls(edition: str) -> st.SearchStrategy[dict[str, Any]]:
    board = {"banking": BANKING_BOARD, "crooked": CROOKED_BOARD, "millionaire": MILLIONAIRE_BOARD}[edition]
    unit = {"banking": 10_000, "crooked": 10, "millionaire": 1_000}[edition]
    deeds = [*[deed.code for deed in board.deeds], *[group.name for group in board.groups]]
    kept, pile, levels = CARDS_OF[edition]
    return st.fixed_dictionaries(
        {},
        optional={
            "turn": st.integers(0, 2),
            "cash": by_seat(st.integers(0, 300).map(lambda number: number * unit)),
            "at": by_seat(st.sampled_from([space.code for space in board.spaces])),
            "jail": by_seat(st.integers(-1, 2)),
            "owns": by_seat(words(deeds, 5)),
            "buildings": st.dictionaries(st.sampled_from(deeds), st.integers(0, levels), max_size=3),
            "mortgaged": words(deeds, 2) if edition != "crooked" else st.none(),
            "kept": by_seat(words(kept, 1)),
            "out": st.lists(st.integers(0, 2), max_size=1),
            "chance": words(pile, 2),
            "may_roll": st.booleans(),
            "doubles": st.integers(0, 2),
            "seed": st.integers(0, 9),
        },
    ).map(lambda call: {name: value for name, value in call.items() if value is not None})


DEAL_CODES = [card.code for card in CARDS]
CALLS = {
    **{edition: track_calls(edition) for edition in TRACK},
    "deal": st.fixed_dictionaries(
        {},
        optional={
            "turn": st.integers(0, 2),
            "hands": by_seat(words(DEAL_CODES, 7)),
            "banks": by_seat(words([card.code for card in CARDS if not card.is_property])),
            "sets": by_seat(
                st.dictionaries(
                    st.sampled_from(["red", "brown", "station", "red2"]),
                    words(["kentucky", "wild", "baltic", "bo-rr", "house"]),
                    max_size=2,
                )
            ),
            "pile": words(DEAL_CODES),
            "centre": words(DEAL_CODES),
            "rest": st.sampled_from(["pile", "centre"]),
            "plays_left": st.integers(0, 3),
            "seed": st.integers(0, 9),
        },
    ),
    "knockout": st.fixed_dictionaries(
        {},
        optional={
            "tokens": by_seat(
                st.lists(
                    st.sampled_from(["off", "jail", *KNOCKOUT_BOARD.by_code])
                    | st.tuples(st.integers(10, 260), st.integers(200, 970)),
                    max_size=4,
                )
            ),
            "order": st.permutations([0, 1, 2]),
            "cash": by_seat(st.integers(0, 9).map(lambda number: number * 50)),
            "pot": st.integers(0, 9).map(lambda number: number * 50),
            "round": st.integers(1, 3),
            "seed": st.integers(0, 9),
        },
    ),
}


@pytest.mark.parametrize("edition", FIVE)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_any_call_makes_a_game_that_can_be_played_or_is_refused(edition: str, data: st.DataObject) -> None:
    call = data.draw(CALLS[edition])
    try:
        game = set_up(edition, 3, **call)
    except rentier.BadInput as error:
        said(edition, error)
        return
    assert game.inventory() == rentier.new(edition, 3, 0).inventory()
    assert set_up(edition, 3, **call).position() == game.position()
    play_on(game, data.draw(st.integers(0, 99)), 10)


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([10**400, -1, "go", "park", b"x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.integers(0, 2) | st.text(max_size=5), inner, max_size=3)
        | st.tuples(inner)
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("edition", FIVE)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_whatever_is_handed_in_nothing_but_bad_input_is_raised(edition: str, data: st.DataObject) -> None:
    names = [name for name in FIVE[edition][0] if name != "pending"]
    call: dict[str, Any] = data.draw(
        st.dictionaries(st.sampled_from([*names, "shuffle"]), JUNK, min_size=1, max_size=2)
    )
    try:
        set_up(edition, **call)
    except rentier.BadInput as error:
        said(edition, error)
