"""A finished game can be seen again: step by step, through each seat's eyes or open, with every draw recomputed."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

import rentier
from rentier.core.dice import Dice, Draw
from rentier.server import replay as replaying
from rentier.server.audience import news_for
from rentier.server.commands import Refused
from rentier.server.messages import News, Play, Undo
from rentier.server.replay import Replay, Step, open_view
from rentier.text import see_all

from .serving import QUICK, Running, running
from .tables import EDITIONS, Desk, choices, holds, made

SHORT: dict[str, dict[str, object]] = {
    "banking": {"round_limit": 4},
    "crooked": {"round_limit": 3},
    "deal": {"turn_limit": 12},
    "knockout": {"tremor": "real"},
}
"""Options that end a random game soon."""


class Watched:
    """A table that was played to the end, with what everybody received at each step as it happened."""

    def __init__(self, edition: str) -> None:
        self.desk = Desk(made(edition, "ooo", options=SHORT.get(edition)))
        self.news: list[list[News]] = []
        """By step: what each seat received."""
        self.actions: list[tuple[int, str]] = []
        bot = choices(7)
        self.desk.begin()
        while not self.desk.table.is_over:
            seat = self.desk.table.awaiting[0]
            action = str(bot.choose(self.desk.game, seat))
            happened = self.desk.do(Play(self.desk.new_id(), seat, self.desk.table.number, action))
            told = [news_for(self.desk.table, happened, (it,))[0] for it in range(3)]
            self.news.append([it for it in told if isinstance(it, News)])
            self.actions.append((seat, action))
        self.replay = Replay.from_log("t", self.desk.entries)

    def all_steps(self, seat: int | None) -> list[Step]:
        """Ask for all steps, as many at a time as the server sends."""
        steps: list[Step] = []
        while not steps or len(steps) <= len(self.replay.actions):
            steps += self.replay.show(len(steps), 200, seat).steps
        return steps


@cache
def watched(edition: str) -> Watched:
    return Watched(edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_sees_what_it_saw_and_nothing_else(edition: str) -> None:
    game = watched(edition)
    for seat in range(3):
        steps = game.all_steps(seat)
        assert [step.number for step in steps] == list(range(len(game.actions) + 1))
        for step, news, (actor, action) in zip(steps[1:], game.news, game.actions, strict=True):
            assert (step.seat, step.action) == (actor, action if actor == seat else "")
            assert step.events == news[seat].events
            assert step.view == news[seat].seen[0].view
            assert step.awaiting == news[seat].awaiting


@pytest.mark.parametrize("edition", EDITIONS)
def test_open_steps_show_what_all_seats_know(edition: str) -> None:
    game = watched(edition)
    again = rentier.new(edition, seats=3, seed=game.desk.table.seed, options=game.desk.table.made.options)
    steps = game.all_steps(None)
    assert steps[0].view == open_view(again)
    for step, (seat, action) in zip(steps[1:], game.actions, strict=True):
        events = again.play(seat, action)
        assert step.action == action
        assert step.events == [see_all(event, range(3)) for event in events]
        own: Any = step.view["own"]
        for it in range(3):
            view = again.view(it)
            del view["seat"]
            assert contains({**step.view, **own[it]}, view), (step.number, it)


def contains(whole: object, part: object) -> bool:
    """Whether everything in a part is in the whole; only what the part does not know may differ."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(name in whole and contains(whole[name], part[name]) for name in part)
    if isinstance(part, list):
        return isinstance(whole, list) and len(whole) == len(part) and all(map(contains, whole, part))
    return whole == part or part in (None, "")


def test_hands_of_everybody_are_open_and_each_their_own() -> None:
    game = watched("deal")
    steps = game.all_steps(None)
    by_seat = [game.all_steps(seat) for seat in range(3)]
    own: Any = steps[0].view["own"]
    assert all(len(hand["hand"]) >= 5 for hand in own)
    for number, step in enumerate(steps):
        own = step.view["own"]
        for seat in range(3):
            assert own[seat].get("hand", []) == by_seat[seat][number].view["hand"]


def test_with_everything_open_fakes_are_told_from_real_notes() -> None:
    game = watched("crooked")
    steps, by_seat = game.all_steps(None), [game.all_steps(seat) for seat in range(3)]
    fakes = 0
    for number, step in enumerate(steps):
        bare: Any = step.view["bare"]
        for seat in range(3):
            assert "bare" not in by_seat[seat][number].view
            hand: Any = by_seat[seat][number].view["hand"]
            assert len(bare["hands"][seat]) == len(hand)
            for is_fake, note in zip(bare["hands"][seat], hand):
                assert note["known"] in ("", "fake" if is_fake else "real")
                fakes += is_fake
        for event in step.events:
            if event["event"] == "checked-chance":
                assert steps[number - 1].view["bare"]["played"] == event["is_fake"]  # type: ignore[index]
    assert fakes


# Draws


class Page:
    """The draws as docs/records.md describes them, without the engine."""

    def __init__(self, seed: bytes, at: int) -> None:
        self.seed, self.at = seed, at

    def byte(self) -> int:
        block = hashlib.sha512(self.seed + (self.at // 64).to_bytes(8, "big")).digest()
        self.at += 1
        return block[(self.at - 1) % 64]

    def below(self, n: int) -> int:
        width = 1
        while 256**width < n:
            width += 1
        while True:
            number = int.from_bytes(bytes(self.byte() for _ in range(width)), "big")
            if number < 256**width - 256**width % n:
                return number % n

    def shuffle(self, count: int) -> list[int]:
        order = list(range(count))
        for place in range(count - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def draw(self, kind: str, of: int) -> list[int]:
        if kind == "shuffle":
            return self.shuffle(of)
        return [self.below(of) + (1 if kind == "die" else 0)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_draw_comes_from_the_seed_and_none_is_left_out(edition: str) -> None:
    game = watched(edition)
    page = Page(bytes.fromhex(game.desk.table.seed), 0)
    draws = [draw for step in game.all_steps(None) for draw in step.draws]
    for draw in draws:
        assert draw.at == page.at, "a draw is missing"
        assert page.draw(draw.kind, draw.of) == draw.came
    assert page.at == game.desk.game.dice.drawn
    assert {draw.kind for draw in draws} >= {"shuffle"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_draws_alone_are_those_of_the_steps(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = watched(edition)
    shown = game.replay.draws(0)
    expected = [(step.number, step.seat, step.draws) for step in game.all_steps(None) if step.draws]
    assert [(step.number, step.seat, step.draws) for step in shown.steps] == expected
    assert (shown.seed, shown.used) == (game.desk.table.seed, game.desk.game.dice.drawn)
    assert shown.following is None
    monkeypatch.setattr(replaying, "MOST_BYTES", 1_000)
    parts, first = [], 0
    while first is not None:
        part = game.replay.draws(first)
        parts += part.steps
        first = part.following  # type: ignore[assignment]
    assert parts == shown.steps


@pytest.mark.parametrize("first", [0, 1, 5, 63])
def test_steps_are_the_same_wherever_one_begins(first: int) -> None:
    game = watched("banking")
    whole = game.all_steps(1)
    assert game.replay.show(first, 9, 1).steps == whole[first : first + 9]
    last = len(game.actions)
    assert game.replay.show(last, 9, 1).steps == whole[last:]


def test_dice_with_a_journal_fall_as_others_do() -> None:
    plain, written = Dice(bytes(32)), Dice(bytes(32))
    journal: list[Draw] = []
    written.journal = journal
    for n in (1, 2, 6, 7, 256, 257, 1000, 10**9):
        assert plain.below(n) == written.below(n)
    assert [plain.roll() for _ in range(20)] == [written.roll() for _ in range(20)]
    for count in (0, 1, 2, 52, 300):
        one, other = list(range(count)), list(range(count))
        plain.shuffle(one)
        written.shuffle(other)
        assert one == other
    assert plain.drawn == written.drawn
    assert [draw.of for draw in journal if draw.kind == "below"] == [2, 6, 7, 256, 257, 1000, 10**9]
    assert [draw.of for draw in journal if draw.kind == "shuffle"] == [2, 52, 300]
    assert sum(draw.kind == "die" for draw in journal) == 20
    # A copy falls the same way, and writes nothing.
    assert written.copy().below(100) == plain.below(100)
    assert len(journal) == 30


# Bounds and refusals


def test_much_is_given_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = watched("banking")
    whole = game.all_steps(0)
    monkeypatch.setattr(replaying, "MOST_BYTES", 12_000)
    shown = game.replay.show(0, 200, 0)
    assert 1 < len(shown.steps) < 10
    assert shown.total == len(game.actions)
    assert game.all_steps(0) == whole
    # One step that is too long comes alone.
    monkeypatch.setattr(replaying, "MOST_BYTES", 10)
    assert len(game.replay.show(3, 200, 0).steps) == 1


def test_what_was_taken_back_is_not_shown() -> None:
    desk = Desk(made("deal", "oo", options={"turn_limit": 6})).begin()
    seat = desk.table.awaiting[0]
    taken = next(str(it) for it in desk.game.actions(seat) if str(it).startswith("bank"))
    desk.play(seat, taken)
    desk.do(Undo(desk.new_id(), seat, desk.table.number))
    wish = desk.table.wish
    assert wish is not None
    desk.do(rentier.server.messages.Agree(desk.new_id(), 1 - seat, wish.number, True), holds(1 - seat))
    bot = choices(3)
    actions = []
    while not desk.table.is_over:
        seat = desk.table.awaiting[0]
        actions.append((seat, str(bot.choose(desk.game, seat))))
        desk.play(*actions[-1])
    again = Replay.from_log("t", desk.entries)
    assert again.actions == actions
    assert again.show(len(actions), 1, 0).steps[0].view == desk.game.view(0)


def test_a_game_that_runs_stays_closed() -> None:
    with pytest.raises(Refused) as refused:
        Replay.from_log("t", Desk(made()).begin().entries)
    assert refused.value.key == "table-not-over"


def test_a_game_of_other_rules_is_refused() -> None:
    entries = [*watched("deal").desk.entries]
    entries[0] = type(entries[0])(0, entries[0].at, made("deal", "ooo", version=99))
    with pytest.raises(Refused) as refused:
        Replay.from_log("t", entries)
    assert refused.value.key == "table-rules-version"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", requests_at_once=100_000) as it:
        yield it


def played(server: Running) -> str:
    """Let a person and a bot play to the end, and return the table."""
    client = server.client()
    table = client.make("deal", ["person", "random"], name="Anna", options={"turn_limit": 4}, settings=QUICK)
    with client.join(table.table, table.seats, table.host) as at:
        at.begin()
        assert server.get(f"/api/tables/{table.table}/replay").key == "table-not-over"
        assert server.get(f"/api/tables/{table.table}/story").key == "table-not-over"
        assert server.get(f"/api/tables/{table.table}/draws").key == "table-not-over"
        while (seat := at.wait()) is not None:
            menu = at.menu(seat)
            # Actions that can go on for ever, such as moving a wild to and fro, must be avoided.
            at.play(seat, "end" if "end" in menu else menu[0])
    return table.table


def test_over_http(server: Running, tmp_path: Path) -> None:
    table = played(server)
    path = f"/api/tables/{table}/replay"
    whole = server.get(path).body
    record = server.get(f"/api/tables/{table}/record").body
    assert whole["total"] == len(record["actions"])
    assert [[step["seat"], step["action"]] for step in whole["steps"][1:]] == record["actions"][
        : len(whole["steps"]) - 1
    ]
    part = server.get(f"{path}?first=2&count=3&seat=0").body
    assert [step["number"] for step in part["steps"]] == [2, 3, 4]
    assert part["steps"][0]["view"]["seat"] == 0
    assert server.get(f"{path}?first={whole['total']}").body["steps"][-1]["view"]["over"] is True
    for query, key, status in (
        ("seat=2", "bad-seat", 400),
        ("seat=-1", "server-request-unread", 400),
        ("seat=99", "server-request-unread", 400),
        ("seat=x", "server-request-unread", 400),
        ("first=-1", "server-request-unread", 400),
        (f"first={whole['total'] + 1}", "replay-no-step", 400),
        ("count=0", "server-request-unread", 400),
        ("count=201", "server-request-unread", 400),
    ):
        reply = server.get(f"{path}?{query}")
        assert (reply.key, reply.status) == (key, status), query
    assert server.get("/api/tables/none/replay").status == 404
    draws = server.get(f"/api/tables/{table}/draws").body
    assert draws["seed"] == record["seed"]
    assert draws["steps"][0]["draws"][0]["kind"] == "shuffle"
    story = server.get(f"/api/tables/{table}/story").body
    assert story["steps"] == whole["total"]
    for what, plain in (("replay", whole), ("draws", draws), ("story", story)):
        path = f"{server.url}/api/tables/{table}/{what}"
        with urlopen(Request(path, headers={"Accept-Encoding": "gzip"}), timeout=20) as reply:
            packed = reply.read()
        assert (reply.headers["Content-Encoding"], reply.headers["Vary"]) == ("gzip", "Accept-Encoding")
        assert json.loads(gzip.decompress(packed)) == plain
        assert len(packed) < len(json.dumps(plain)) * (0.2 if what == "replay" else 0.8)
    assert "content-encoding" not in server.get("/api/tables/none/replay", **{"Accept-Encoding": "gzip"}).headers
