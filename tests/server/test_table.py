"""A table is what its log says; who may do what at it; what is repeated, stale or taken back."""

from __future__ import annotations

import pytest
from msgspec import json, structs

import rentier
from rentier.bots import character_names
from rentier.server import log
from rentier.server.audience import sync_for
from rentier.server.commands import (
    Command,
    Holds,
    LeaveSeat,
    MoveSeat,
    PlayFor,
    RemoveSeat,
    SetAbsent,
    SetPresent,
    SitDown,
    Stale,
)
from rentier.server.deciding import answer_to, decide
from rentier.server.fairness import seed_of
from rentier.server.keys import hashed
from rentier.server.log import LogEntry, SeatMade
from rentier.server.messages import HOST, Agree, Begin, Nonce, Play, Resign, Say, Undo
from rentier.server.planning import read_seat
from rentier.server.records import record_of
from rentier.server.table import Table
from rentier.server.taking_back import LONGEST_BACK

from .tables import EDITIONS, HOSTING, INVITE, SECRET, Desk, choices, holds, made, secret_of

HELD = ("answers", "back", "chat", "former", "game", "lately", "made", "notes", "reserves", "seats", "winners", "wish")
"""What a table holds; compiled, it has no other list of that, and makes its numbers anew whenever they are read."""


def facts(table: Table) -> object:
    """Return everything that a table is."""
    audiences = [(), *[(seat,) for seat in range(len(table.seats))]]
    return (
        None if table.game is None else (table.game.position(), table.game.record()),
        [json.encode(sync_for(table, seats)) for seats in audiences],
        table.number,
        table.changed,
        dict(table.answers),
        [(past.number, past.seat, position_before(table, past.number)) for past in table.back],
        [(seat.secret_hash, seat.nonce, seat.left) for seat in table.seats],
        table.reserves,
        None if table.stopped is None else table.stopped.to_dict(),
    )


def position_before(table: Table, number: int) -> dict[str, object]:
    """Return the position before an action that can be taken back."""
    game = table.back.game_before(number)
    assert game is not None
    return game.position()


def stored(entries: list[log.LogEntry]) -> list[log.LogEntry]:
    """Turn a log into text and back."""
    return [log.read_entry(entry.number, entry.at, log.write_body(entry)) for entry in entries]


def refusal(desk: Desk, command: Command, by: Holds | None = None) -> rentier.RentierError:
    """Return why a command is refused; nothing may have changed."""
    before = facts(desk.table)
    with pytest.raises(rentier.RentierError) as caught:
        desk.do(command, by)
    assert facts(desk.table) == before
    return caught.value


def sit(name: str, seat: int | None = None, invite: str = INVITE) -> SitDown:
    return SitDown(hashed(invite), name, "red", hashed(name), "", seat)


def play_some(desk: Desk, steps: int, seed: int = 0) -> None:
    """Play at random, with chat and actions taken back in between."""
    bot = choices(seed)
    for step in range(steps):
        if desk.table.is_over:
            return
        seat = desk.table.awaiting[0]
        desk.play(seat, str(bot.choose(desk.game, seat)))
        if step % 7 == 3:
            desk.do(Say(desk.new_id(), 0, f"step {step}"))
        wisher = desk.table.back.last_seat
        if step % 5 == 4 and wisher is not None and not desk.table.is_over:
            desk.do(Undo(desk.new_id(), wisher, desk.table.number))
            wish = desk.table.wish
            assert wish is not None
            for other in list(wish.waits_for):
                desk.do(Agree(desk.new_id(), other, wish.number, step % 10 == 4))
                if step % 10 != 4:
                    break


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_the_same_after_a_replay_of_its_log(edition: str) -> None:
    desk = Desk(made(edition, "ooo")).begin()
    undone = 0
    for _ in range(6):
        play_some(desk, 25, len(desk.entries))
        undone += sum(isinstance(entry.what, log.Undone) for entry in desk.entries)
        assert facts(Table.from_log("t", stored(desk.entries))) == facts(desk.table)
    assert undone


@pytest.mark.parametrize("edition", EDITIONS)
def test_deciding_changes_nothing_until_it_is_absorbed(edition: str) -> None:
    desk = Desk(made(edition, "ooo")).begin()
    play_some(desk, 15)
    seat = desk.table.awaiting[0]
    names = vars(desk.table) if hasattr(desk.table, "__dict__") else HELD
    before, attributes = facts(desk.table), {name: getattr(desk.table, name) for name in names}
    for action in desk.game.actions(seat):
        assert decide(desk.table, Play("x", seat, desk.table.number, str(action)), holds(seat), 0.0).entries
    assert facts(desk.table) == before
    assert all(getattr(desk.table, name) is value for name, value in attributes.items())


def test_a_question_has_its_number_until_another_is_asked() -> None:
    desk = Desk(made("banking", "ooo")).begin()
    numbers: dict[int, set[tuple[int, str, object]]] = {}
    bids = 0
    for _ in range(600):
        seat = desk.table.awaiting[0]
        before = desk.table.question
        action = str(choices(len(desk.entries)).choose(desk.game, seat))
        desk.play(seat, action)
        assert desk.table.question in (before, desk.table.number)
        if desk.table.is_over:
            break
        top = desk.game.top()
        pending = desk.game.view(None)["pending"]
        assert isinstance(pending, list)
        asked = (desk.game.turns_taken(), top.kind, pending[-1].get("deed"))
        numbers.setdefault(desk.table.question, set()).add(asked)
        bids += action.startswith("bid ") and top.kind == "auction" and desk.table.question == before
        assert sync_for(desk.table, ()).question == sync_for(desk.table, (0, 1)).question == desk.table.question
    assert bids > 0, "somebody bid, and the auction is still the same question"
    assert len(numbers) > 50
    assert [asked for asked in numbers.values() if len(asked) > 1] == []


def test_an_entry_out_of_order_is_not_absorbed() -> None:
    desk = Desk(made()).begin()
    for number in (desk.table.number - 1, desk.table.number + 1):
        with pytest.raises(ValueError, match="cannot follow"):
            desk.table.absorb(log.LogEntry(number, 0.0, log.Said(0, "hello", "x")))
    with pytest.raises(ValueError, match="does not begin"):
        Table.from_log("t", desk.entries[1:])


def test_the_same_message_again_is_done_once_and_answered_the_same() -> None:
    desk = Desk(made()).begin()
    seat = desk.table.awaiting[0]
    first = Play("same", seat, desk.table.number, "end")
    assert len(desk.do(first)) == 1
    answer = answer_to(desk.table, first, holds(seat))
    assert answer == desk.table.number
    desk.do(Say("hello", 0, "well"))
    for again in (first, structs.replace(first, action="bank 1m", seen=0)):
        assert desk.do(again) == []
        assert answer_to(desk.table, again, holds(seat)) == answer
    restarted = Table.from_log("t", stored(desk.entries))
    assert decide(restarted, first, holds(seat), 0.0) == ([], None)
    assert answer_to(restarted, first, holds(seat)) == answer


def test_each_seat_has_its_own_message_ids() -> None:
    desk = Desk(made()).begin()
    assert desk.do(Say("1", 0, "one"))
    assert desk.do(Say("1", 1, "another"))
    assert [line.text for line in desk.table.chat] == ["one", "another"]


def test_what_was_chosen_before_the_game_went_on_is_stale() -> None:
    desk = Desk(made()).begin()
    seat, seen = desk.table.awaiting[0], desk.table.number
    desk.play(seat, "end")
    other = desk.table.awaiting[0]
    refused = refusal(desk, Play("late", other, seen, "end"))
    assert isinstance(refused, Stale)
    assert isinstance(refusal(desk, Undo("late", other, seen)), Stale)
    assert isinstance(refusal(desk, Play("early", other, desk.table.number + 1, "end")), Stale)
    assert isinstance(refusal(desk, PlayFor(other, seen, "end", "bot")), Stale)


def test_talk_does_not_make_a_choice_stale() -> None:
    desk = Desk(made()).begin()
    seen = desk.table.number
    desk.do(Say("x", 1, "take your time"))
    assert desk.do(Play("y", desk.table.awaiting[0], seen, "end"))


@pytest.mark.parametrize(
    "by",
    [{}, holds(0), {1: hashed("guess")}, {1: ""}, {1: secret_of(1)}, HOSTING, {0: hashed(secret_of(1))}],
    ids=["spectator", "another seat", "a guess", "nothing", "not hashed", "the host", "the right one elsewhere"],
)
def test_only_the_holder_of_a_seat_acts_for_it(by: Holds) -> None:
    desk = Desk(made()).begin()
    seen = desk.table.number
    commands: list[Command] = [
        Play("x", 1, seen, "end"),
        Say("x", 1, "hello"),
        Undo("x", 1, seen),
        Agree("x", 1, 0, True),
        Nonce("x", 1, "mine"),
        Resign("x", 1, seen),
        MoveSeat(1, hashed("new")),
        LeaveSeat(1),
    ]
    for command in commands:
        assert refusal(desk, command, by).key == "table-not-your-seat"


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_there_are_no_other_seats(seat: int) -> None:
    desk = Desk(made()).begin()
    assert refusal(desk, Play("x", seat, desk.table.number, "end")).key == "table-not-your-seat"


def test_a_stranger_learns_nothing_from_a_repeated_id() -> None:
    desk = Desk(made()).begin()
    command = Play("same", desk.table.awaiting[0], desk.table.number, "end")
    desk.do(command)
    assert refusal(desk, command, {}).key == "table-not-your-seat"


def test_a_refused_action_says_the_rule() -> None:
    desk = Desk(made()).begin()
    asked = desk.table.awaiting[0]
    refused = refusal(desk, Play("x", (asked + 1) % 3, desk.table.number, "end"))
    assert refused.rule.startswith("DL-")
    assert refusal(desk, Play("x", asked, desk.table.number, "fly")).key == "action-unknown"
    assert refusal(desk, Play("x", asked, desk.table.number, {"do": []})).key == "action-unknown"


def test_before_the_game_nothing_is_played_and_after_it_nothing_either() -> None:
    desk = Desk(made("knockout", "oo")).seat_all()
    assert refusal(desk, Play("x", 0, desk.table.number, "pay")).key == "table-not-begun"
    desk.begin()
    while not desk.table.is_over:
        play_some(desk, 50)
    assert refusal(desk, Play("x", 0, desk.table.number, "pay")).key == "table-over"
    assert refusal(desk, Undo("x", 0, desk.table.number)).key == "table-over"
    assert refusal(desk, LeaveSeat(0)).key == "table-over"


def test_the_clock_alone_calls_time() -> None:
    desk = Desk(made("banking", "oo", options={"time_limit": 30})).begin()
    assert refusal(desk, Play("x", 0, desk.table.number, "time-up")).key == "table-clock-only"
    assert desk.do(PlayFor(0, desk.table.changed, "time-up", "clock"))


class TestSitting:
    def test_the_invite_opens_a_seat(self) -> None:
        desk = Desk(made())
        desk.do(sit("Anna"), {})
        desk.do(sit("Ben", seat=2), {})
        assert [(seat.kind, seat.name) for seat in desk.table.seats] == [
            ("person", "Anna"),
            ("open", ""),
            ("person", "Ben"),
        ]

    def test_who_is_not_let_in(self) -> None:
        desk = Desk(made(seats="oob"))
        assert refusal(desk, sit("Eve", invite="guess"), {}).key == "table-wrong-invite"
        desk.do(sit("Anna"), {})
        assert refusal(desk, sit("Ben", seat=0), {}).key == "table-seat-taken"
        assert refusal(desk, sit("Ben", seat=2), {}).key == "table-seat-taken"
        assert refusal(desk, sit("Ben", seat=7), {}).key == "table-seat-taken"
        assert refusal(desk, sit("ANNA"), {}).key == "table-name-taken"
        assert refusal(desk, sit(""), {}).key == "table-bad-name"
        assert refusal(desk, sit("x" * 41), {}).key == "table-bad-name"
        desk.do(sit("Ben"), {})
        assert refusal(desk, sit("Chloé"), {}).key == "table-full"

    def test_a_public_table_needs_no_invite(self) -> None:
        desk = Desk(made(public=True))
        assert desk.do(sit("Anna", invite=""), {})

    def test_nobody_sits_down_at_a_running_game(self) -> None:
        desk = Desk(made()).begin()
        assert refusal(desk, sit("Eve"), {}).key == "table-begun"

    def test_a_moved_seat_opens_with_the_new_secret_only(self) -> None:
        desk = Desk(made()).begin()
        desk.do(MoveSeat(1, hashed("new")))
        assert refusal(desk, Say("x", 1, "hello")).key == "table-not-your-seat"
        assert desk.do(Say("x", 1, "hello"), {1: hashed("new")})

    def test_who_leaves_before_the_game_opens_the_seat_again(self) -> None:
        desk = Desk(made()).seat_all()
        desk.do(LeaveSeat(1))
        assert desk.table.seats[1].kind == "open"
        assert refusal(desk, Begin("x"), HOSTING).details == {"seats": [1]}
        assert refusal(desk, Say("x", 1, "hello")).key == "table-not-your-seat"
        desk.do(sit("Ben again"), {})
        assert desk.table.seats[1].name == "Ben again"

    def test_for_who_leaves_a_running_game_a_bot_plays_on(self) -> None:
        desk = Desk(made()).begin()
        desk.do(LeaveSeat(1))
        assert desk.table.player_at(1) == "steady"
        assert refusal(desk, Say("x", 1, "hello")).key == "table-not-your-seat"
        assert refusal(desk, LeaveSeat(1), HOSTING).key == "table-not-your-seat"

    def test_only_the_host_removes_somebody(self) -> None:
        desk = Desk(made()).seat_all()
        for by in (holds(0), holds(1), {}, {HOST: hashed("guess")}):
            assert refusal(desk, RemoveSeat(1, hashed("new")), by).key == "table-not-host"
        desk.do(RemoveSeat(1, hashed("new")), HOSTING)
        assert refusal(desk, Say("x", 1, "hello")).key == "table-not-your-seat"
        assert refusal(desk, sit("Ben"), {}).key == "table-wrong-invite"
        assert facts(Table.from_log("t", stored(desk.entries))) == facts(desk.table)
        assert refusal(desk, RemoveSeat(1, hashed("new")), HOSTING).key == "table-nobody-there"
        assert refusal(desk, RemoveSeat(9, hashed("new")), HOSTING).key == "table-nobody-there"
        assert desk.do(sit("David", invite="new"), {})


class TestBeginning:
    def test_the_seed_is_made_of_the_secret_and_the_nonces(self) -> None:
        desk = Desk(made(seats="obo")).seat_all()
        desk.do(Nonce("x", 2, "last-word"))
        desk.do(Begin("y"), HOSTING)
        assert desk.table.seed == seed_of(SECRET, ["nonce-0", "last-word"]).hex()
        assert desk.game.record() == rentier.new("deal", 3, desk.table.seed).record()

    def test_nonces_are_not_replaced_later(self) -> None:
        desk = Desk(made()).begin()
        assert refusal(desk, Nonce("x", 0, "too late")).key == "table-begun"

    def test_all_seats_are_taken_or_the_host_fills_them_with_bots(self) -> None:
        desk = Desk(made())
        desk.do(sit("Anna"), {})
        anna = {0: hashed("Anna")}
        assert refusal(desk, Begin("x"), anna).key == "table-seats-open"
        assert refusal(desk, Begin("x", "steady"), anna).key == "table-seats-open"
        assert refusal(desk, Begin("x", "genius"), HOSTING).key == "unknown-bot"
        assert refusal(desk, Begin("x", "steady"), {}).key == "table-not-host"
        desk.do(Begin("x", "steady"), HOSTING)
        assert [desk.table.player_at(seat) for seat in range(3)] == ["", "steady", "steady"]

    def test_bots_that_fill_seats_have_names_that_nobody_has(self) -> None:
        desk = Desk(made())
        desk.do(sit("ida"), {})
        desk.do(Begin("x", "steady"), HOSTING)
        assert [seat.name for seat in desk.table.seats] == ["ida", "Tom", "Noor"]

    def test_anybody_seated_begins_a_full_table_once(self) -> None:
        desk = Desk(made()).seat_all()
        assert refusal(desk, Begin("x"), {1: hashed("guess")}).key == "table-not-host"
        assert desk.do(Begin("x"), holds(1))
        assert desk.do(Begin("x"), holds(1)) == []
        assert answer_to(desk.table, Begin("x"), holds(1)) == desk.table.number
        assert refusal(desk, Begin("y"), holds(1)).key == "table-begun"


class TestTakingBack:
    def start(self) -> tuple[Desk, int, str]:
        """Return a table where the seat that is asked has just done something that reveals nothing hidden."""
        desk = Desk(made()).begin()
        seat = desk.table.awaiting[0]
        action = next(str(it) for it in desk.game.actions(seat) if it.verb() in ("bank", "lay"))
        return desk, seat, action

    def test_everybody_else_must_agree(self) -> None:
        desk, seat, action = self.start()
        before = desk.game.position()
        desk.play(seat, action)
        desk.do(Undo("u", seat, desk.table.number))
        wish = desk.table.wish
        assert wish is not None
        others = [other for other in range(3) if other != seat]
        assert wish.waits_for == others
        assert refusal(desk, Undo("v", seat, desk.table.number)).key == "table-wish-open"
        assert refusal(desk, Agree("v", seat, wish.number, True)).key == "table-no-wish"
        desk.do(Agree("a", others[0], wish.number, True))
        assert desk.game.position() != before
        assert refusal(desk, Agree("b", others[0], wish.number, True)).key == "table-no-wish"
        desk.do(Agree("a", others[1], wish.number, True))
        assert desk.game.position() == before
        assert desk.table.wish is None
        undone = desk.entries[-1].what
        assert isinstance(undone, log.Undone)
        assert undone.agreed == others

    def test_one_no_is_enough(self) -> None:
        desk, seat, action = self.start()
        desk.play(seat, action)
        after = desk.game.position()
        desk.do(Undo("u", seat, desk.table.number))
        assert desk.table.wish is not None
        desk.do(Agree("a", (seat + 1) % 3, desk.table.wish.number, False))
        assert desk.table.wish is None
        assert desk.game.position() == after

    def test_a_wish_lapses_when_the_game_goes_on(self) -> None:
        desk, seat, action = self.start()
        desk.play(seat, action)
        desk.do(Undo("u", seat, desk.table.number))
        wish = desk.table.wish
        assert wish is not None
        desk.play(seat, "end")
        assert desk.table.wish is None
        assert refusal(desk, Agree("a", (seat + 1) % 3, wish.number, True)).key == "table-no-wish"

    def test_with_bots_alone_nobody_is_asked(self) -> None:
        desk = Desk(made(seats="obb")).begin()
        while desk.table.awaiting[0] != 0:
            seat = desk.table.awaiting[0]
            desk.do(PlayFor(seat, desk.table.changed, str(choices(1).choose(desk.game, seat)), "bot"))
        before = desk.game.position()
        desk.play(0, next(str(it) for it in desk.game.actions(0) if it.verb() in ("bank", "lay")))
        desk.do(Undo("u", 0, desk.table.number))
        assert desk.game.position() == before

    def test_what_drew_cards_stands(self) -> None:
        desk, seat, _ = self.start()
        desk.play(seat, "end")
        assert refusal(desk, Undo("u", seat, desk.table.number)).key == "table-nothing-to-undo"

    def test_a_slide_stands(self) -> None:
        desk = Desk(made("knockout", "obb")).begin()
        while desk.table.awaiting[0] != 0:
            seat = desk.table.awaiting[0]
            desk.do(PlayFor(seat, desk.table.changed, str(choices(1).choose(desk.game, seat)), "bot"))
        desk.play(0, "slide 135 100 0 600")
        assert refusal(desk, Undo("u", 0, desk.table.number)).key == "table-nothing-to-undo"

    def test_only_ones_own_action_is_taken_back(self) -> None:
        desk, seat, action = self.start()
        desk.play(seat, action)
        assert refusal(desk, Undo("u", (seat + 1) % 3, desk.table.number)).key == "table-nothing-to-undo"

    @pytest.mark.parametrize("answer", ["say-no", "pass"])
    def test_an_answer_from_a_hidden_hand_ends_what_can_be_taken_back(self, answer: str) -> None:
        start = rentier.setup(
            "deal",
            seats=2,
            turn=0,
            hands={0: "deal-breaker", 1: "just-say-no 5m"},
            sets={1: {"dark-blue": "boardwalk park-place"}},
        )
        desk = Desk(made(seats="ob")).seat_all()
        desk.absorb(log.Begun("00" * 32, HOST, "b", position=start.position()))
        desk.play(0, next(str(it) for it in desk.game.actions(0) if it.verb() == "deal-breaker"))
        assert desk.game.awaiting == (1,)
        said = next(str(it) for it in desk.game.actions(1) if it.verb() == answer)
        desk.do(PlayFor(1, desk.table.changed, said, "bot"))
        assert refusal(desk, Undo("u", 0, desk.table.number)).key == "table-answered"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_only_the_latest_action_of_all_can_be_taken_back(self, edition: str) -> None:
        """Whatever another seat did since, be it a bid, an answer to an offer, a check or a pass, it is not unseen."""
        desk = Desk(made(edition, "ooo")).begin()
        bot = choices(7)
        answered = 0
        for _ in range(300):
            if desk.table.is_over:
                break
            actor = desk.table.awaiting[0]
            desk.play(actor, str(bot.choose(desk.game, actor)))
            others = {past.seat for past in desk.table.back} - {actor}
            if not desk.table.is_over:
                for other in others:
                    assert refusal(desk, Undo("u", other, desk.table.number)).key == "table-answered"
                    answered += 1
        assert answered or edition == "knockout"

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_what_can_be_taken_back_told_its_player_nothing(self, edition: str) -> None:
        """In games that look the same to a seat, what it may take back looks the same to it as well."""
        tried = 0
        for number in range(8):
            desk = Desk(made(edition, "ooo", secret=bytes([number]) * 32)).begin()
            bot = choices(number)
            for step in range(60):
                if desk.table.is_over:
                    break
                seat = desk.table.awaiting[0]
                action = str(bot.choose(desk.game, seat))
                twin = desk.game.redeal(seat, bytes([step]) * 32)
                desk.play(seat, action)
                back = list(desk.table.back)
                if back and back[-1].number == desk.table.number - 1 and not desk.table.is_over:
                    twin.play(seat, action)
                    assert twin.view(seat) == desk.game.view(seat), action
                    tried += 1
        assert tried or edition == "knockout"

    def test_what_was_taken_back_is_not_in_the_record(self) -> None:
        desk, seat, action = self.start()
        desk.play(seat, action)
        desk.do(Undo("u", seat, desk.table.number))
        assert desk.table.wish is not None
        for other in list(desk.table.wish.waits_for):
            desk.do(Agree("a", other, desk.table.wish.number, True))
        while not desk.table.is_over:
            play_some(desk, 100)
        record = record_of("t", stored(desk.entries))
        assert {**desk.game.record(), "rentier": record["rentier"]} == record
        assert rentier.replay(record).position() == desk.game.position()

    def test_only_the_latest_of_many_can_be_taken_back(self) -> None:
        """However many actions in a row show nothing, the game before each of the latest can be returned to."""
        start = rentier.setup("deal", seats=2, turn=0, sets={0: {"red": "wild-red-yellow"}})
        desk = Desk(made(seats="oo")).seat_all()
        desk.absorb(log.Begun("00" * 32, HOST, "b", position=start.position()))
        before: dict[int, dict[str, object]] = {}
        for _ in range(LONGEST_BACK + 5):
            before[desk.table.number] = desk.game.position()
            desk.play(0, next(str(it) for it in desk.game.actions(0) if it.verb() == "move"))
        assert [past.number for past in desk.table.back] == list(before)[5:]
        assert all(position_before(desk.table, past.number) == before[past.number] for past in desk.table.back)
        assert desk.table.back.game_before(list(before)[4]) is None

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_no_draw_is_made_twice(self, edition: str) -> None:
        """Whatever is taken back, the same bytes of the seed come next, and nobody saw any of them before."""
        desk = Desk(made(edition, "oo")).begin()
        bot = choices(5)
        for _ in range(150):
            if desk.table.is_over:
                break
            seat = desk.table.awaiting[0]
            action = str(bot.choose(desk.game, seat))
            drawn = desk.game.dice.drawn
            desk.play(seat, action)
            if desk.table.back:
                assert desk.game.dice.drawn == drawn
                before = [desk.table.back.game_before(past.number) for past in desk.table.back]
                assert {game.dice.drawn for game in before if game is not None} == {drawn}
                assert None not in before


def test_resigning_is_the_editions_matter_or_a_bots() -> None:
    deal = Desk(made()).begin()
    resign = Resign("x", 1, deal.table.number)
    deal.do(resign)
    assert deal.table.player_at(1) == "steady"
    banking = Desk(made("banking", "ooo")).begin()
    banking.do(Resign("x", 1, banking.table.number))
    assert str(banking.game.moves()[-1].action) == "resign"
    assert refusal(banking, Resign("y", 1, banking.table.number)).rule


def test_a_resignation_counts_though_the_game_has_moved_on() -> None:
    desk = Desk(made("banking", "ooo")).begin()
    seen = desk.table.number
    desk.play(desk.table.awaiting[0], "roll")
    assert desk.table.changed > seen
    desk.do(Resign("x", 1, seen))
    assert str(desk.game.moves()[-1].action) == "resign"
    assert refusal(desk, Resign("y", 2, desk.table.number + 1)).key == "table-stale"


def test_somebody_away_is_played_for_until_they_come_back() -> None:
    desk = Desk(made(settings=structs.replace(made().settings, away="bot"))).begin()
    desk.do(SetAbsent(1))
    assert desk.do(SetAbsent(1)) == []
    assert desk.table.player_at(1) == "steady"
    assert desk.table.must_agree(0) == [2]
    desk.do(SetPresent(1))
    assert desk.do(SetPresent(1)) == []
    assert desk.table.player_at(1) == ""


class TestOldTables:
    def test_a_game_of_other_rules_is_not_played_into_another_one(self) -> None:
        ours = rentier.find_edition("deal").rules_version
        desk = Desk(made(version=ours + 1)).seat_all()
        refused = refusal(desk, Begin("x"), HOSTING)
        assert refused.key == "table-rules-version"
        assert refused.details == {"edition": "deal", "given": ours + 1, "ours": ours}
        desk.absorb(log.Begun("00" * 32, HOST, "x"))
        desk.absorb(log.Played(0, "something else", "person", "y"))
        assert refusal(desk, Play("z", 0, desk.table.number, "end")).key == "table-rules-version"
        shown = sync_for(desk.table, (0,))
        assert (shown.stopped, shown.seen) == ("table-rules-version", [])
        desk.absorb(log.Ended(SECRET.hex(), [1]))
        assert record_of("t", desk.entries)["actions"] == [[0, "something else"]]

    def test_an_edition_that_is_gone_says_so(self) -> None:
        desk = Desk(structs.replace(made(), edition="chess"))
        assert refusal(desk, Begin("x"), HOSTING).key in ("table-seats-open", "table-edition-unknown")
        assert sync_for(desk.table, ()).stopped == "table-edition-unknown"

    def test_a_log_that_cannot_be_played_stops_the_table(self) -> None:
        desk = Desk(made()).begin()
        number = desk.table.number
        desk.absorb(log.Played(0, "fly away"))
        refused = refusal(desk, Play("x", 0, desk.table.number, "end"))
        assert (refused.key, refused.details["number"]) == ("table-log-broken", number)


def test_a_table_of_an_older_version_goes_on_with_the_bots_that_have_other_names_now() -> None:
    plan = made("knockout", "oo")
    older = [SeatMade("bot", "Ida", "", "steady-easy"), SeatMade("bot", "Tom", "", "steady-strong")]
    table = Table.from_log("t", [LogEntry(0, 0.0, structs.replace(plan, seats=older))])
    assert [table.player_at(seat) for seat in range(2)] == ["easy", "sharp"]
    filled = log.Begun("00" * 32, -1, "", {1: "steady-easy"})
    begun = Table.from_log("t", [LogEntry(0, 0.0, plan), LogEntry(1, 0.0, filled)])
    assert begun.player_at(1) == "easy"


def test_a_surprise_is_drawn_when_the_table_is_made_or_begins() -> None:
    made_seat = read_seat("deal", 1, SeatMade("bot", "Ida", "", "surprise"))
    assert made_seat.level in character_names("deal")
    desk = Desk(made(seats="ooo"))
    desk.do(Begin("x", "surprise"), HOSTING)
    drawn = [desk.table.player_at(seat) for seat in range(3)]
    assert all(level in character_names("deal") for level in drawn)
    again = Table.from_log("t", desk.entries)
    assert [again.player_at(seat) for seat in range(3)] == drawn
