"""Messages hold nothing that their audience may not know: games that look alike to a seat send it the same bytes."""

from __future__ import annotations

import pytest
from msgspec import Raw, json

import rentier
from rentier.core.dice import Dice, derive_seed
from rentier.server import log
from rentier.server.audience import Seats, news_for, sync_for, views_for
from rentier.server.commands import LeaveSeat
from rentier.server.keys import hashed
from rentier.server.messages import HOST, Agree, News, Said, Say, Sync, Undo, Wished, write_frame
from rentier.server.table import Happened, Table

from .tables import EDITIONS, INVITE, SECRET, Desk, choices, made, secret_of

KNOWER = 1
SEEDS = 4
AUDIENCES: list[Seats] = [(KNOWER,), ()]


def told(table: Table, news: list[Happened], seats: Seats) -> list[bytes]:
    return [write_frame(message) for message in news_for(table, news, seats)]


def reveals(news: list[Happened]) -> bool:
    return any(event.reveals for happened in news for event in happened.events)


def twin_of(desk: Desk, seed: int, same_dice: bool = True) -> Desk:
    """Return the same table with everything that seat 1 cannot know drawn afresh, if wanted with other dice."""
    twin = Desk(made(desk.table.made.edition, "ooo"))
    for entry in desk.entries[1:]:
        twin.entries.append(entry)
        twin.table.absorb(entry)
    game = desk.game.redeal(KNOWER, derive_seed(bytes(32), "twin", seed))
    if same_dice:
        game.dice = desk.game.dice.copy()
    twin.table.game = game
    twin.ids, twin.at = desk.ids, desk.at
    return twin


def same_answers(desk: Desk, twin: Desk) -> None:
    """Compare every answer to what seat 1 might try, including refusals."""
    for word in desk.table.edition.grammar:
        for text in (word, f"{word} 1", f"{word} 0 1", f"{word} boardwalk 1"):
            answers: list[bytes] = []
            for each in (desk, twin):
                try:
                    each.table.play(log.Played(KNOWER, text))
                    answers.append(b"done")
                except rentier.RentierError as error:
                    answers.append(json.encode(error.to_dict()))
            assert answers[0] == answers[1], f"seat 1 learns something by trying {text!r}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_games_that_differ_in_what_seat_1_may_not_know_sound_alike(edition: str) -> None:
    differing = compared = 0
    for seed in range(SEEDS):
        desk = Desk(made(edition, "ooo")).begin()
        bot, dice = choices(seed), Dice(derive_seed(bytes(32), "steps", seed))
        while not desk.table.is_over and len(desk.entries) < 150:
            for _ in range(1 + dice.below(9)):
                if not desk.table.is_over:
                    seat = desk.table.awaiting[0]
                    desk.play(seat, str(bot.choose(desk.game, seat)))
            if desk.table.is_over:
                break
            twin = twin_of(desk, dice.below(1 << 30), same_dice=seed % 2 == 0)
            differing += desk.game.position() != twin.game.position()
            for seats in AUDIENCES:
                assert write_frame(sync_for(desk.table, seats)) == write_frame(sync_for(twin.table, seats))
            same_answers(desk, twin)
            compared += go_on_together(desk, twin, seed)
    assert compared > 20
    assert differing > 5, "the twins are the same game, so nothing was tested"


def go_on_together(desk: Desk, twin: Desk, seed: int) -> int:
    """Play the same in both until something is turned over or seat 1 acts; every byte to seat 1 must be equal.

    With other dice that ends at the first draw. The first table goes on alone from there.
    """
    compared = 0
    same_dice = desk.game.dice.seed == twin.game.dice.seed
    bot = choices(seed + 100)
    while not desk.table.is_over:
        seat = desk.table.awaiting[0]
        action = bot.choose(desk.game, seat)
        if seat == KNOWER or str(action) not in [str(it) for it in twin.game.actions(seat)]:
            return compared
        drawn = desk.game.dice.drawn
        news = [each.play(seat, str(action)) for each in (desk, twin)]
        if not same_dice and desk.game.dice.drawn != drawn:
            return compared
        if any(reveals(it) or ends(it) or draws_for_knower(it) for it in news):
            return compared
        for seats in AUDIENCES:
            assert told(desk.table, news[0], seats) == told(twin.table, news[1], seats), f"{action} leaks"
        compared += 1
    return compared


def ends(news: list[Happened]) -> bool:
    """Whether the game is over, and everything open."""
    return isinstance(news[-1].entry.what, log.Ended)


def draws_for_knower(news: list[Happened]) -> bool:
    """Whether seat 1 itself was shown something hidden: from there on, the games differ for it."""
    return any(KNOWER in seats for it in news for event in it.events for seats in event.hidden().values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_message_holds_a_secret_before_the_end(edition: str) -> None:
    desk = Desk(made(edition, "ooo")).begin()
    desk.do(Say("x", 0, "hello"))
    canaries = [
        SECRET.hex(),
        desk.table.seed,
        hashed(INVITE),
        *[secret_of(seat) for seat in (HOST, 0, 1, 2)],
        *[hashed(secret_of(seat)) for seat in (HOST, 0, 1, 2)],
    ]
    bot = choices(9)
    audiences: list[Seats] = [(), (0,), (1,), (2,), (0, 2)]
    while not desk.table.is_over and len(desk.entries) < 300:
        seat = desk.table.awaiting[0]
        news = desk.play(seat, str(bot.choose(desk.game, seat)))
        if desk.table.is_over:
            break
        for seats in audiences:
            frames = b"".join([*told(desk.table, news, seats), write_frame(sync_for(desk.table, seats))]).decode()
            found = [canary for canary in canaries if canary in frames]
            assert not found
    assert len(desk.entries) > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_written_once_for_all_is_what_each_would_be_sent_alone(edition: str) -> None:
    desk = Desk(made(edition, "ooo")).begin()
    bot = choices(4)
    audiences: list[Seats] = [(), (0,), (1,), (0, 2), (2,)]
    shared = 0
    while not desk.table.is_over and len(desk.entries) < 200:
        seat = desk.table.awaiting[0]
        news = desk.play(seat, str(bot.choose(desk.game, seat)))
        views = views_for(desk.game, audiences)
        shared += isinstance(views[0].get("players"), Raw)
        for seats in audiences:
            together = [write_frame(message) for message in news_for(desk.table, news, seats, views=views)]
            assert together == told(desk.table, news, seats)
    assert len(desk.entries) > 20
    assert shared or edition != "deal", "nothing was written once, so nothing was tested"


def test_at_the_end_everything_that_proves_the_seed_is_told() -> None:
    desk = Desk(made("knockout", "oo")).begin()
    bot = choices(3)
    news: list[Happened] = []
    while not desk.table.is_over:
        seat = desk.table.awaiting[0]
        news = desk.play(seat, str(bot.choose(desk.game, seat)))
    first, last = news_for(desk.table, news, ())
    assert isinstance(first, News)
    assert first.over
    assert isinstance(last, Sync)
    assert last.opened is not None
    assert (last.opened.secret, last.opened.seed) == (SECRET.hex(), desk.table.seed)
    assert last.opened.nonces == ["nonce-0", "nonce-1"]
    assert last.winners == list(desk.game.winners)


def test_a_card_given_up_face_down_is_named_to_nobody_else() -> None:
    """The action's own text would reveal it: `give-up 5m`."""
    desk = Desk(made(seats="oo")).begin()
    bot = choices(1)
    for _ in range(400):
        seat = desk.table.awaiting[0]
        menu = desk.game.actions(seat)
        action = next((it for it in menu if it.verb() == "end"), None) or bot.choose(desk.game, seat)
        before = write_frame(sync_for(desk.table, (1 - seat,)))
        news = desk.play(seat, str(action))
        if action.verb() == "give-up":
            card = action.parts()[0]
            [message] = news_for(desk.table, news, (1 - seat,))
            assert isinstance(message, News)
            assert message.events
            assert not any(card in str(event.get("card")) for event in message.events)
            assert card.encode() in before or card.encode() not in write_frame(message)
            return
    raise AssertionError("nobody had to give up a card")


def test_a_seat_sees_its_own_view_menu_and_forms() -> None:
    desk = Desk(made("banking", "ooo")).begin()
    asked = desk.table.awaiting[0]
    [seen] = sync_for(desk.table, (asked,)).seen
    assert seen.view == desk.game.view(asked)
    assert [entry.text for entry in seen.menu] == [str(action) for action in desk.game.actions(asked)]
    assert seen.forms == [form.to_dict() for form in desk.game.forms(asked)]
    [spectator] = sync_for(desk.table, ()).seen
    assert (spectator.seat, spectator.view, spectator.menu, spectator.forms) == (None, desk.game.view(None), [], [])


def test_several_seats_on_one_device_see_what_each_of_them_may() -> None:
    desk = Desk(made()).begin()
    asked = desk.table.awaiting[0]
    drawer = (asked + 1) % 3
    news = desk.play(asked, "end")
    pair = tuple(sorted((asked, drawer)))
    for seats, knows in [(pair, True), ((drawer,), True), ((asked,), False), ((), False)]:
        [message] = news_for(desk.table, news, seats)
        assert isinstance(message, News)
        drawn = [event for event in message.known() if event["event"] == "drew"]
        assert ["cards" in event for event in drawn] == [knows]
        assert tuple(seen.seat for seen in message.seen) == (seats or (None,))


def test_calling_time_is_offered_to_nobody() -> None:
    desk = Desk(made("banking", "oo", options={"time_limit": 30})).begin()
    assert "time-up" in [form.word for form in desk.game.forms(0)]
    assert b"time-up" not in write_frame(sync_for(desk.table, (0,)))


def test_talk_and_wishes_are_told_shortly_and_rare_things_by_a_sync() -> None:
    desk = Desk(made()).begin()
    [said] = news_for(desk.table, desk.do(Say("x", 0, "hello")), ())
    assert isinstance(said, Said)
    assert (said.number, said.line.text) == (desk.table.number, "hello")
    seat = desk.table.awaiting[0]
    action = next(str(it) for it in desk.game.actions(seat) if it.verb() in ("bank", "lay"))
    desk.play(seat, action)
    [wished] = news_for(desk.table, desk.do(Undo("u", seat, desk.table.number)), ())
    assert isinstance(wished, Wished)
    assert wished.wish is not None
    assert wished.wish.seat == seat
    [left] = news_for(desk.table, desk.do(LeaveSeat(2)), ())
    assert isinstance(left, Sync)
    assert left.seats[2].left


def test_nonces_are_shown_once_the_game_has_begun() -> None:
    desk = Desk(made()).seat_all()
    assert [seat.nonce for seat in sync_for(desk.table, ()).seats] == ["", "", ""]
    desk.begin()
    assert [seat.nonce for seat in sync_for(desk.table, ()).seats] == ["nonce-0", "nonce-1", "nonce-2"]


def test_what_others_see_differs_between_the_twins() -> None:
    """So the comparison above would find a leak."""
    desk = Desk(made()).begin()
    twin = twin_of(desk, 7)
    assert write_frame(sync_for(desk.table, (0, 1))) != write_frame(sync_for(twin.table, (0, 1)))


def test_of_several_seats_on_one_device_none_reads_what_another_saw() -> None:
    desk = Desk(made()).begin()
    asked = desk.table.awaiting[0]
    drawer = (asked + 1) % 3
    [message] = news_for(desk.table, desk.play(asked, "end"), tuple(sorted((asked, drawer))))
    assert isinstance(message, News)
    assert message.events == _news(desk, ()).events
    assert {it.seat: it.events for it in message.own} == {seat: _news(desk, (seat,)).events for seat in (asked, drawer)}
    assert message.own[0].events != message.own[1].events


def _news(desk: Desk, seats: Seats) -> News:
    [message] = news_for(desk.table, [desk.table.lately[-1]], seats)
    assert isinstance(message, News)
    return message


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_comes_later_reads_what_happened_lately_as_their_seat_saw_it(edition: str) -> None:
    desk, bot = Desk(made(edition)).begin(), choices(5)
    news: dict[Seats, list[News]] = {seats: [] for seats in [(), (0,), (KNOWER,), (0, 2)]}
    for _ in range(40):
        if desk.table.is_over:
            break
        seat = desk.table.awaiting[0]
        happened = desk.play(seat, str(bot.choose(desk.game, seat)))
        for seats, heard in news.items():
            heard += [it for it in news_for(desk.table, happened, seats) if isinstance(it, News) and it.events]
    for seats, heard in news.items():
        first, *lately = sync_for(desk.table, seats).lately
        assert first.number == desk.table.lately[0].entry.number + 1
        assert [it.number for it in lately] == [it.number for it in heard]
        for told_then, told_now in zip(heard, lately):
            assert [it.seat for it in told_now.own] == [it.seat for it in told_then.own]
            for then, now in [
                (told_then.events, told_now.events),
                *((one.events, other.events) for one, other in zip(told_then.own, told_now.own)),
            ]:
                assert all(event.items() <= before.items() for event, before in zip(now, then, strict=True))
                names = [before.keys() - event.keys() for event, before in zip(now, then, strict=True)]
                # Only the keyframes of a slide are left out: no sentence needs them.
                assert set().union(*names) <= {"legs", "rests", "falls"}


def test_what_was_taken_back_did_not_happen_lately() -> None:
    desk = Desk(made("deal", "oo")).begin()
    seat = desk.table.awaiting[0]
    before = sync_for(desk.table, (seat,)).lately
    desk.play(seat, next(str(it) for it in desk.game.actions(seat) if it.verb() in ("bank", "lay")))
    assert sync_for(desk.table, (seat,)).lately != before
    desk.do(Undo(desk.new_id(), seat, desk.table.number))
    wish = desk.table.wish
    assert wish is not None
    undone = desk.do(Agree(desk.new_id(), 1 - seat, wish.number, True))
    # Those who listened all the time get it too, for their log.
    sync = next(it for it in news_for(desk.table, undone, (seat,)) if isinstance(it, Sync))
    assert sync.lately == before


def test_the_seat_that_may_take_back_is_named() -> None:
    desk = Desk(made("deal", "oo")).begin()
    seat = desk.table.awaiting[0]
    assert sync_for(desk.table, (seat,)).may_undo is None
    told = desk.play(seat, next(str(it) for it in desk.game.actions(seat) if it.verb() in ("bank", "lay")))
    for reader in ((seat,), (1 - seat,), ()):
        assert sync_for(desk.table, reader).may_undo == seat
        assert [it.may_undo for it in news_for(desk.table, told, reader) if isinstance(it, News)] == [seat]
    desk.do(Undo(desk.new_id(), seat, desk.table.number))
    assert sync_for(desk.table, (seat,)).may_undo is None, "the others are asked already"
    wish = desk.table.wish
    assert wish is not None
    desk.do(Agree(desk.new_id(), 1 - seat, wish.number, False))
    assert sync_for(desk.table, (seat,)).may_undo == seat
    desk.play(seat, "end")
    assert sync_for(desk.table, (seat,)).may_undo is None, "cards were drawn"
