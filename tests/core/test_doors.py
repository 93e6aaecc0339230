"""The doors of the contract: anything that is not a seat or an action is refused in a sentence, and nothing happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import rentier
from rentier.bots import RandomBot, play_out
from rentier.core import Action, BadInput, RentierError
from rentier.core.errors import shown

EDITIONS = ["banking", "crooked", "deal", "knockout", "millionaire"]
HUGE = 10**5000
NO_SEATS: list[object] = [-1, 3, 99, "0", True, False, 0.5, 1.0, HUGE, -HUGE, [], [0], {}, (0,), b"0"]


ANYWHERE: list[object] = ["", "dance", None, 7]
"""What is no action in any game."""
NO_ACTIONS: dict[str, list[object]] = {
    "banking": [
        "roll 6",
        "bid",
        "bid much",
        "bid -10K",
        "bid 1e6",
        "bid 10Q",
        "bid 1.0000001M",
        "bid 1" + "0" * 30,
        "bid ٣M",
        "build",
        "build go",
        "build nowhere",
        "build Bordwalk",
        "sell blue 0 0",
        "sell dark-blue 9 9",
        "sell dark-blue -1 0",
        "claim baltic one",
        "claim baltic -1",
        "offer",
        "offer 1 park",
        "offer 1 house 1M",
        "offer one park 1M",
        "offer 1 park 1M much",
        "offer 1 park 1M 0 nowhere",
        "offer 1 ,, 1M",
        "accept nowhere",
        "resign now",
        "roll " * 2000,
        ["roll"],
        {"amount": "10K"},
        {"do": "bid"},
        {"do": "bid", "amount": "10K", "seat": 1},
    ],
    "deal": [
        "bank",
        "bank 7m",
        "bank 1m 1m",
        "lay indiana purple",
        "house red0",
        "house red13",
        "house red0001",
        "house 2",
        "debt-collector one",
        "debt-collector 10",
        "rent red everybody",
        "rent red all x3",
        "pay kentucky@",
        "pay kentucky@mauve",
        "end " * 2000,
        ["bank", "1m"],
        {"card": "1m"},
        {"do": "bank"},
        {"do": "bank", "card": "1m", "colour": "red"},
        {"do": "bank", "card": ["1m", "1m"]},
    ],
    "millionaire": [
        "roll 6",
        "collect 150K",
        "upgrade 5",
        "bid",
        "bid much",
        "bid -1K",
        "build",
        "build go",
        "build Paradise-Islet",
        "sell blue 0 0",
        "sell dark-blue 9 9",
        "choose",
        "choose ben",
        "choose -1",
        "go-to",
        "go-to nowhere",
        "buy-also",
        "buy-also go",
        "free-house",
        "free-house chance-1",
        "swap motor-drive",
        "swap motor-drive go",
        "take",
        "take 1",
        "take nowhere",
        "cancel veto",
        "offer 1 takeover 10K",
        "offer 1 motor-drive much",
        "claim motor-drive 1",
        "want",
        "draw-card",
        "roll " * 2000,
        ["roll"],
        {"amount": "10K"},
        {"do": "swap", "give": "motor-drive"},
        {"do": "take", "space": "bling-beach", "seat": 1},
    ],
}


def deep(levels: int = 100_000) -> list[Any]:
    """Make a list in a list in a list, deeper than Python likes to go."""
    made: list[Any] = []
    for _ in range(levels):
        made = [made]
    return made


def flatten(made: list[Any]) -> None:
    """Take such a list apart again, from the outside."""
    while made:
        made = made.pop()


def begun(edition: str, actions: int = 0) -> rentier.Game:
    """Begin a game of three and play some of it."""
    game = rentier.new(edition, 3, 5)
    if actions:
        play_out(game, [RandomBot(bytes(32)) for _ in range(3)], actions)
    return game


def refusal(call: Callable[[], object]) -> RentierError:
    """Return what a call is refused with; its sentence must exist."""
    with pytest.raises(RentierError) as refused:
        call()
    assert str(refused.value)
    return refused.value


def doors(game: rentier.Game) -> list[Callable[[Any], object]]:
    """List everything that takes a seat."""
    return [
        game.actions,
        game.forms,
        game.default_action,
        game.wealth,
        game.view,
        game.show,
        game.check_seat,
        lambda seat: game.redeal(seat, 1),
        lambda seat: game.play(seat, game.actions(game.awaiting[0])[0]),
        lambda seat: game.play(seat, str(game.actions(game.awaiting[0])[0])),
        lambda seat: game.play(seat, "nonsense"),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_no_seat_is_refused_by_everything_that_takes_one(edition: str) -> None:
    game = begun(edition, 9)
    before = (game.position(), game.record())
    for seat in NO_SEATS:
        for door in doors(game):
            error = refusal(lambda door=door, seat=seat: door(seat))  # type: ignore[misc]
            assert (error.key, error.details) == ("bad-seat", {"given": shown(seat), "highest": 2})
    assert (game.position(), game.record()) == before


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if type(seat) is not int], ids=shown)
def test_an_event_is_not_shown_to_what_is_no_seat(seat: object) -> None:
    dealt = next(event for event in rentier.new("deal", 3, 5).opening if event.hidden())
    assert refusal(lambda: dealt.seen_by(seat)).key == "no-seat"


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_a_seat_only_where_a_spectator_is_meant(edition: str) -> None:
    game = begun(edition, 9)
    assert game.view(None)["seat"] is None
    assert game.show(None) == str(game)
    for door in doors(game):
        if door not in (game.view, game.show):
            assert refusal(lambda door=door: door(None)).key == "bad-seat"  # type: ignore[misc]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_knows_its_seats_too(edition: str) -> None:
    game = rentier.new(edition, 3, 5)
    play_out(game, [RandomBot(bytes(32)) for _ in range(3)])
    assert game.over
    assert refusal(lambda: game.actions(3)).key == "bad-seat"
    assert refusal(lambda: game.forms("0")).key == "bad-seat"
    assert refusal(lambda: game.play(0, "fly")).key == "action-unknown"


@pytest.mark.parametrize(
    ("edition", "given"),
    [(edition, given) for edition in EDITIONS for given in [*ANYWHERE, *NO_ACTIONS.get(edition, [])]],
    ids=shown,
)
def test_what_is_no_action_is_bad_input_and_changes_nothing(edition: str, given: object) -> None:
    game = begun(edition)
    before = game.position()
    with pytest.raises(BadInput):
        game.play(game.awaiting[0], given)
    assert game.position() == before


def test_an_action_object_of_another_edition_is_never_carried_out() -> None:
    foreign = next(action for action in begun("deal", 6).actions(begun("deal", 6).awaiting[0]) if str(action) == "end")
    game = rentier.new("banking", 3, 5)
    seat = game.awaiting[0]
    before = (game.position(), game.record())
    assert refusal(lambda: game.play(seat, foreign)).key == "track-roll-first"
    assert (game.position(), game.record()) == before
    while "end" not in [str(action) for action in game.actions(seat)]:
        game.play(seat, game.default_action(seat) or game.actions(seat)[0])
        seat = game.awaiting[0]
    twin = game.copy()
    game.play(seat, foreign)
    twin.play(seat, "end")
    assert game.position() == twin.position()
    assert game.record() == twin.record()


def test_an_action_that_this_edition_cannot_write_is_refused() -> None:
    game = rentier.new("banking", 3, 5)
    slide = next(iter(begun("knockout").actions(begun("knockout").awaiting[0])))
    assert refusal(lambda: game.play(0, slide)).key == "action-unknown"
    assert game.record()["actions"] == []


class Cheat(Action[Any]):
    """An action that claims to be a roll, and takes all the money."""

    word: ClassVar[str] = "roll"

    def apply(self, game: Any, seat: int) -> None:
        game.players[seat].cash += 10_000_000


def test_a_made_up_action_is_what_its_text_says() -> None:
    game = rentier.new("banking", 3, 5)
    seat = game.awaiting[0]
    twin = game.copy()
    game.play(seat, Cheat())
    twin.play(seat, "roll")
    assert game.position() == twin.position()


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_entry_of_the_menu_is_carried_out_as_it_is(edition: str) -> None:
    for game in (begun(edition), begun(edition, 20)):
        seat = game.awaiting[0]
        for entry in game.actions(seat):
            by_object, by_text, by_dict = game.copy(), game.copy(), game.copy()
            by_object.play(seat, entry)
            by_text.play(seat, str(entry))
            by_dict.play(seat, entry.to_dict())
            assert by_object.record() == by_text.record() == by_dict.record()
            assert by_object.position() == by_text.position() == by_dict.position()


def read(edition: str, given: object) -> str:
    """Return the text of an action that was given in some other way."""
    return str(rentier.find_edition(edition).read_action(given))


def test_a_part_behind_a_gap_is_not_lost() -> None:
    offer = {"do": "offer", "target": 1, "give": "1M", "take": "park", "lift": "park"}
    for edition in ("banking", "millionaire"):
        take = "park" if edition == "banking" else "bling-beach"
        given = {**offer, "take": take, "lift": take}
        assert read(edition, given) == f"offer 1 1000000 {take} 0 {take}"
        assert read(edition, {**given, "debt": None}) == f"offer 1 1000000 {take} 0 {take}"


def test_a_part_that_must_be_there_is_missed_by_name() -> None:
    given = {"do": "offer", "target": 1, "take": "park"}
    error = refusal(lambda: read("banking", given))
    assert (error.key, error.details["part"]) == ("action-part-missing", "give")
    assert refusal(lambda: read("banking", {"do": "bid-building", "space": "park"})).details["part"] == "amount"
    assert refusal(lambda: read("knockout", {"do": "slide", "x": 1, "y": 2, "speed": 3})).details["part"] == "angle"


def test_a_list_does_not_spill_into_the_next_part() -> None:
    two = {"do": "offer", "target": 1, "give": ["park", "boardwalk"], "take": "baltic"}
    error = refusal(lambda: read("banking", two))
    assert (error.key, error.details) == ("action-part-one", {"part": "give", "word": "offer"})
    assert refusal(lambda: read("knockout", {"do": "slide", "x": [135, 100, 0, 500]})).key == "action-part-one"
    assert refusal(lambda: read("banking", {"do": "bid", "amount": [600_000]})).key == "action-part-one"
    assert read("deal", {"do": "pay", "cards": ["5m", "kentucky@red"]}) == "pay 5m kentucky@red"
    assert read("deal", {"do": "pay", "cards": ("5m",)}) == "pay 5m"
    assert read("deal", {"do": "pay", "cards": "5m"}) == "pay 5m"
    assert read("deal", {"do": "pay", "cards": []}) == read("deal", {"do": "pay"}) == "pay"


@pytest.mark.parametrize(
    "value", [True, False, {}, [[]], b"5m", set(), HUGE, -HUGE, float("nan"), 1e300, "", " "], ids=shown
)
def test_a_value_that_is_neither_text_nor_number_is_refused(value: object) -> None:
    for given in ({"do": "pay", "cards": [value]}, {"do": "bank", "card": value}):
        assert refusal(lambda given=given: read("deal", given)).key in ("action-part-value", "action-part-one")  # type: ignore[misc]
    assert refusal(lambda: read("banking", {"do": value})).key == "action-unknown"
    assert refusal(lambda: read("banking", {"do": "bid", "amount": value})).key in (
        "action-part-value",
        "action-part-one",
    )


@pytest.mark.parametrize("key", [1, None, True, HUGE, ("do",), b"do", 0.5], ids=shown)
def test_a_key_that_is_no_text_is_refused(key: object) -> None:
    error = refusal(lambda: read("banking", {"do": "bid", "amount": 1, key: 1}))
    assert (error.key, error.details["given"]) == ("action-part-unknown", shown(key))
    assert refusal(lambda: rentier.new("banking", 3, 1, {key: 1})).key == "option-unknown"


def test_numbers_without_end_are_refused_in_words_everywhere() -> None:
    game = begun("banking")
    calls: list[Callable[[], object]] = [
        lambda: game.play(0, HUGE),
        lambda: game.play(0, {"do": HUGE}),
        lambda: game.play(0, {HUGE: HUGE}),
        lambda: game.redeal(0, HUGE),
        lambda: game.play(0, "bid " + "9" * 3000),
        lambda: game.play(0, "bid " + "9" * 5000),
        lambda: rentier.new("banking", HUGE),
        lambda: rentier.new("banking", 3, HUGE),
        lambda: rentier.new("banking", 3, 1, {"round_limit": HUGE}),
        lambda: rentier.new("banking", 3, 1, HUGE),
        lambda: rentier.find_edition(HUGE),
        lambda: rentier.load(HUGE),
        lambda: rentier.load({"schema": HUGE}),
        lambda: rentier.replay({"schema": 1, "edition": HUGE}),
    ]
    for call in calls:
        assert isinstance(refusal(call), RentierError)


def test_lists_without_end_are_refused_in_words_everywhere() -> None:
    game = begun("banking")
    made = deep()
    try:
        calls: list[Callable[[], object]] = [
            lambda: game.actions(made),
            lambda: game.play(0, made),
            lambda: game.play(0, {"do": made}),
            lambda: game.play(0, {"do": "bid", "amount": made}),
            lambda: game.play(0, {"do": "sell", "group": "red", "levels": made}),
            lambda: game.redeal(0, made),
            lambda: rentier.new("banking", made),  # type: ignore[arg-type]
            lambda: rentier.new("banking", 3, made),
            lambda: rentier.new("banking", 3, 1, {"deck": made}),
            lambda: rentier.find_edition(made),
        ]
        for call in calls:
            with pytest.raises(BadInput) as refused:
                call()
            assert str(refused.value)
    finally:
        flatten(made)


def test_a_long_bundle_is_not_cut() -> None:
    deeds = "mediterranean,baltic,oriental,vermont,connecticut,st-charles,states,virginia,st-james,tennessee"
    given = {"do": "offer", "target": 1, "give": deeds, "take": "park"}
    assert read("banking", given) == f"offer 1 {deeds} park"
    assert refusal(lambda: read("banking", {**given, "give": "park," * 2000})).key == "action-too-long"
    assert refusal(lambda: read("deal", {"do": "pay", "cards": ["5m"] * 4000})).key == "action-too-long"
