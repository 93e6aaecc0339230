"""MM-4, MM-10 and MM-18: nobody learns of a hidden card from views, menus, events, errors, or from being asked."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import rentier
from playing import play, state, told, view
from rentier.bots import make_bot
from rentier.testing.rules import rule
from rentier.text import Phrasebook, Teller

from .table import DEEDS, FORTUNE, TABLES, held, player, table

KEPT = ["free-house", "exchange", "takeover", "veto"]
AFTER = ["chauffeur", "second-plot", "scouting-trip", "private-viewing"]

# Everything that a prying player might try.
PRYING = [
    *("roll", "end", "buy", "leave", "pass", "collect", "upgrade", "cancel", "bankrupt", "use-card", "pay-fine"),
    *("choose 0", "go-to bling-beach", "buy-also castle-view", "bid 5K", "accept", "decline", "withdraw"),
    *("take motor-drive", "take bling-beach", "swap castle-view motor-drive", "free-house castle-view"),
    *("build castle-view", "mortgage castle-view", "lift castle-view", "sell pink 0 0 0", "offer 0 castle-view 5K"),
]


def learnt(game: rentier.Game, seat: int | None) -> dict[str, Any]:
    """Return everything that a seat can find out without playing on."""
    found: dict[str, Any] = {"view": game.view(seat), "awaiting": game.awaiting, "scores": game.scores}
    if seat is not None:
        found["menu"] = [str(action) for action in game.actions(seat)]
        found["figures"] = [action.figures(game, seat) for action in game.actions(seat)]
        found["forms"] = [(form.word, form.bounds) for form in game.forms(seat)]
        errors = []
        for text in PRYING:
            if text not in found["menu"]:
                try:
                    game.copy().play(seat, text)
                except rentier.RentierError as error:
                    errors.append((text, error.to_dict()))
                else:
                    errors.append((text, {}))
        found["errors"] = errors
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def same_for(first: rentier.Game, second: rentier.Game, *seats: int | None) -> None:
    """Check that two games differ, and that these seats cannot tell."""
    assert first.position() != second.position()
    for seat in seats:
        assert learnt(first, seat) == learnt(second, seat)


def exchanged(game: rentier.Game, one: str, other: str) -> rentier.Game:
    """Return the same game with two kinds of Fortune card swapped wherever they are hidden."""
    position = state(game)
    names = {one: other, other: one}
    for name in ("fortune", "held", "buried", "stack"):
        text = json.dumps(position[name])
        marks = {code: f'"@{i}"' for i, code in enumerate(names)}
        for code, mark in marks.items():
            text = text.replace(f'"{code}"', mark)
        for code, mark in marks.items():
            text = text.replace(mark, f'"{names[code]}"')
        position[name] = json.loads(text)
    return rentier.load(position)


# The same for everybody who has not read them


@rule("MM-4")
def test_nobody_can_tell_what_lies_on_the_board() -> None:
    game = table(
        player(), player(deeds="castle-view"), fortune="bling-beach=windfall motor-drive=veto party-plaza=takeover"
    )
    for one, other in (("windfall", "veto"), ("veto", "takeover")):
        same_for(game, exchanged(game, one, other), None, 0, 1)


@rule("MM-18")
@pytest.mark.parametrize("mine", KEPT)
@pytest.mark.parametrize("turn", [0, 1])
def test_nobody_can_tell_what_another_keeps(mine: str, turn: int) -> None:
    others = [code for code in KEPT if code != mine]
    game = table(
        player(held=mine, deeds="motor-drive dark-blue"),
        player(deeds="castle-view"),
        turn=turn,
        fortune=" ".join(
            f"{place}={code}" for place, code in zip(("bling-beach", "party-plaza", "style-square"), others)
        ),
    )
    for other in others:
        same_for(game, exchanged(game, mine, other), None, 1)
        assert learnt(game, 0) != learnt(exchanged(game, mine, other), 0)


@rule("MM-10")
@pytest.mark.parametrize("code", AFTER[1:])
def test_nobody_can_tell_which_card_waits_for_the_purchase(code: str) -> None:
    game = table(
        player(at="jail"),
        player(deeds="castle-view"),
        dice="1-2",
        fortune=f"palace-gardens=chauffeur bling-beach={code}",
    )
    play(game, "0: roll")
    same_for(game, exchanged(game, "chauffeur", code), None, 1)
    play(game, "0: leave")
    same_for(game, exchanged(game, "chauffeur", code), None, 1)


@rule("MM-10")
def test_nobody_can_tell_what_was_put_away_unseen() -> None:
    game = table(player(), player(deeds="castle-view"), buried="windfall", fortune="bling-beach=veto")
    same_for(game, exchanged(game, "windfall", "veto"), None, 0, 1)
    gone = table(
        player("0K", out=True),
        player(),
        player(deeds="castle-view"),
        turn=1,
        fortune="bling-beach=veto",
        buried="takeover",
    )
    position = state(gone)
    position["buried"] = [["takeover", 0]]
    gone = rentier.load(position)
    same_for(gone, exchanged(gone, "takeover", "veto"), None, 1, 2)


@rule("MM-14")
@pytest.mark.parametrize("pile", ["chance", "lifestyle"])
def test_nobody_can_tell_the_order_of_a_pile(pile: str) -> None:
    orders = {"chance": ("film scandal", "scandal film"), "lifestyle": ("gala casino", "casino gala")}[pile]
    first, second = (table(player(), player(), **{pile: order}) for order in orders)  # type: ignore[arg-type]
    same_for(first, second, None, 0, 1)


# Being asked tells nothing


@rule("MM-18", "MM-50")
@pytest.mark.parametrize("other", ["free-house", "exchange"])
def test_who_keeps_any_card_is_asked_for_an_answer(other: str) -> None:
    games = []
    for mine in ("veto", other):
        game = table(player(held="takeover"), player(deeds="bling-beach", held=mine), player())
        events = play(game, "0: take bling-beach")
        assert game.awaiting == (1,)
        games.append((game, [event.seen_by(2) for event in events]))
    for seat in (0, 2, None):
        seen = [learnt(game, seat) for game, _ in games]
        for found in seen:
            # The other card was used before in one game and not in the other.
            found["view"].pop("spent")
        assert seen[0] == seen[1]
    assert games[0][1] == games[1][1]


@rule("MM-18", "MM-50")
@pytest.mark.parametrize("mine", ["veto", "free-house"])
def test_letting_it_happen_tells_nothing(mine: str) -> None:
    game = table(player(held="takeover"), player(deeds="bling-beach", held=mine), player())
    events = play(game, "0: take bling-beach", "1: pass")
    assert [event.seen_by(2) for event in events][-1] == {
        "event": "took-deed",
        "seat": 0,
        "target": 1,
        "space": "bling-beach",
    }
    assert mine not in json.dumps([event.seen_by(2) for event in events])


@rule("MM-18", "MM-50")
def test_who_keeps_none_is_not_asked_and_all_know_why() -> None:
    game = table(player(held="takeover"), player(deeds="bling-beach"), player())
    assert view(game, 2)["players"][1]["held"] == 0
    play(game, "0: take bling-beach")
    assert game.awaiting == (0,)


# Events


@rule("MM-10", "MM-18")
def test_finding_and_keeping_look_the_same_to_the_others_whatever_the_card() -> None:
    seen = []
    for code in KEPT:
        game = table(player(at="jail"), player(), dice="1-2", fortune=f"palace-gardens={code}")
        events = play(game, "0: roll", "0: buy", "0: end")
        seen.append([[event.seen_by(seat) for event in events] for seat in (1, None)])
        assert told(events, "kept-fortune", 0)[0]["card"] == code
    assert all(found == seen[0] for found in seen)


@rule("MM-10")
def test_a_card_that_waits_looks_the_same_to_the_others_until_it_acts() -> None:
    seen = []
    for code in AFTER:
        game = table(player(at="jail"), player(), dice="1-2", fortune=f"palace-gardens={code}")
        events = play(game, "0: roll", "0: leave", "1: bid 1K")
        seen.append([event.seen_by(1) for event in events])
    assert all(found == seen[0] for found in seen)


@rule("MM-4", "MM-10", "MM-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_no_seat_is_told_a_card_before_it_is_used(seats: int) -> None:
    titles = {card["code"]: Phrasebook.load("en").say(f"card-millionaire-{card['code']}") for card in TABLES["fortune"]}
    checked = 0
    for seed in range(3):
        game = rentier.new("millionaire", seats, seed)
        bot = make_bot("random", "millionaire", bytes([seed] * 32))
        while not game.over:
            seat = game.awaiting[0]
            for event in game.play(seat, bot.choose(game, seat)):
                for name, knowing in event.hidden().items():
                    codes = getattr(event, name)
                    codes = [codes] if isinstance(codes, str) else list(codes)
                    for reader in (None, *range(seats)):
                        seen = event.seen_by(reader)
                        text = Teller(Phrasebook.load("en"), "millionaire", ("Al", "Bo", "Cy", "Di"), reader).event(
                            seen
                        )
                        if reader in knowing:
                            assert all(titles[code] in text for code in codes)
                        else:
                            assert name not in seen
                            assert not any(titles[code] in text for code in codes)
                            checked += 1
    assert checked > 50


@rule("MM-4", "MM-18")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_games_no_view_holds_what_its_seat_has_not_read(seats: int) -> None:
    checked = 0
    for seed in range(3):
        game = rentier.new("millionaire", seats, seed)
        bot = make_bot("random", "millionaire", bytes([seed] * 32))
        while not game.over:
            seat = game.awaiting[0]
            game.play(seat, bot.choose(game, seat))
            position = state(game)
            shown = view(game, seat)
            public = Counter(position["spent"])
            assert Counter(shown["spent"]) == public
            assert Counter(shown["held"]) == Counter(position["held"][seat])
            assert all(set(entry) <= {"by", "sort", "card"} for entry in shown["buried"])
            assert all(entry["by"] == seat for entry in shown["buried"] if "card" in entry)
            text = json.dumps(
                {name: part for name, part in shown.items() if name not in ("spent", "held", "pending", "buried")}
            )
            assert not [code for code in FORTUNE if f'"{code}"' in text]
            checked += 1
    assert checked > 300


# Redealing


@rule("MM-4", "MM-18")
def test_a_redeal_keeps_what_a_seat_knows_and_draws_the_rest_anew() -> None:
    game = table(
        player(held="veto"),
        player(held="takeover free-house", deeds="castle-view"),
        player(held="veto"),
        fortune="bling-beach=windfall motor-drive=veto party-plaza=exchange style-square=chauffeur",
        buried="dividend",
    )
    hands, boards, graves = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(200):
        world = game.redeal(0, bytes([seed]) * 32)
        assert world.view(0) == game.view(0)
        assert world.inventory() == game.inventory()
        assert held(world, 0) == "veto"
        for seat, count in ((1, 2), (2, 1)):
            cards = held(world, seat).split()
            assert len(cards) == count
            assert set(cards) <= set(KEPT)
        hands[held(world, 2)] += 1
        boards[state(world)["fortune"][DEEDS.index("bling-beach")]] += 1
        graves[state(world)["buried"][0][0]] += 1
    # Two vetoes, a takeover, a free house and an exchange are unread; each can be in the hand of one card.
    assert set(hands) == {"veto", "takeover", "free-house", "exchange"}
    assert set(boards) == {"windfall", "veto", "exchange", "chauffeur", "takeover", "free-house", "dividend"}
    assert set(graves) == set(boards)


@rule("MM-10")
def test_a_redeal_knows_that_a_card_that_waits_is_one_of_four_kinds() -> None:
    game = table(
        player(at="jail"),
        player(),
        dice="1-2",
        fortune="palace-gardens=chauffeur bling-beach=second-plot motor-drive=windfall party-plaza=veto",
    )
    play(game, "0: roll")
    found = set()
    for seed in range(60):
        world = game.redeal(1, bytes([seed]) * 32)
        assert world.view(1) == game.view(1)
        found.add(next(entry["card"] for entry in state(world)["stack"] if entry["kind"] == "fortune"))
    assert found == {"chauffeur", "second-plot"}
    assert all(
        next(
            entry["card"] for entry in state(game.redeal(0, bytes([seed]) * 32))["stack"] if entry["kind"] == "fortune"
        )
        == "chauffeur"
        for seed in range(10)
    )


@rule("MM-4")
def test_who_looks_at_a_game_again_finds_the_cards_on_the_board_open() -> None:
    game = table(player(), player(), fortune="palace-gardens=veto motor-drive=takeover")
    bare: Any = game.bared()
    assert bare["fortune"]["palace-gardens"] == "veto"
    assert bare["fortune"]["motor-drive"] == "takeover"
    shown: Any = game.view(None)["deeds"]
    assert set(bare["fortune"]) == {deed["space"] for deed in shown if deed["fortune"]}
