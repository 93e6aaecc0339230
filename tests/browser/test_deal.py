"""The table of Deal: cards dragged by mouse and finger, chains of no, buildings, stolen sets, payments, and why not."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from rentier.games.deal.state import Deal
from rentier.server.messages import SeatKey, Settings
from server.serving import Running

from .dealing import SIZES, Table, can, come, find, is_asked
from .people import DESK, PHONE, House, Person
from .positions import place

if TYPE_CHECKING:
    from playwright.sync_api import Locator


def many_ways(game: Deal) -> bool:
    """Whether seat 0 can do one of everything that is dragged."""
    if not can(game, "bank", "lay", "pass-go", "debt-collector") or game.plays_left < 3 or game.scores[0] > 1:
        return False
    open_sets = {own.colour.name for own in game.players[0].sets if not own.is_full}
    return any(text.split()[2] in open_sets for text in map(str, game.actions(0)) if text.startswith("lay "))


@SIZES
def test_cards_are_dragged_to_bank_set_centre_and_person(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(3, many_ways, "pass")
    open_sets = {own.colour.name for own in at.game.players[0].sets if not own.is_full}
    lay = next(text for text in at.menu("lay") if text.split()[2] in open_sets)
    bank = next(text for text in at.menu("bank") if text.split()[1] not in ("pass-go", "debt-collector"))
    table = come(house, server, at, size)
    table.drag(table.card(bank.split()[1]), "bank")
    table.drag(table.card(lay.split()[1]), f"set-{lay.split()[2]}")
    table.drag(table.card("pass-go"), "centre")
    assert table.person.plays == [bank, lay, "pass-go"]
    other = come(house, server, at, size)
    other.drag(other.card("debt-collector"), "person-1")
    assert other.person.plays == ["debt-collector 1"]
    # Nobody sits in front of Ben's device.
    other.shows("[data-part=actions] h1", "Ben is not here")
    for each in (table, other):
        assert each.page.locator("[data-part=refusal]").count() == 0


@SIZES
def test_an_aimed_card_dropped_on_a_person_asks_for_the_rest(
    house: House, server: Running, size: dict[str, int]
) -> None:
    at = find(3, lambda game: can(game, "sly-deal") and takes(game, 1) > 1 and takes(game, 2) > 0)
    table = come(house, server, at, size)
    table.drag(table.card("sly-deal"), "person-1")
    offered = [it.get_attribute("data-pick") for it in table.page.locator("[data-slot=theirs] [data-pick]").all()]
    wanted = [text.removeprefix("sly-deal ") for text in at.menu("sly-deal") if text.startswith("sly-deal 1 ")]
    assert offered == wanted
    table.click(f"[data-pick='{wanted[1]}']")
    assert table.person.plays == [f"sly-deal {wanted[1]}"]


def takes(game: Deal, seat: int) -> int:
    """Count what a Sly Deal of seat 0 could take from a seat."""
    return sum(str(action).startswith(f"sly-deal {seat} ") for action in game.actions(0))


def test_a_chain_of_no_between_two_people(house: House, server: Running) -> None:
    def is_armed(game: Deal) -> bool:
        hands = [[card.code for card in player.hand].count("just-say-no") for player in game.players]
        return is_asked(game, "answer") and game.turn == 1 and hands == [1, 1]

    at = find(2, is_armed, "pass-go", "lay", "birthday", "debt-collector", "pass")
    clock = Settings(pace="off", clock="decision", seconds=1000, window=1000)
    made = place(server, "deal", "oo", at.seed, at.actions, settings=clock)
    anna, ben = Table(house.person(), made, 0), Table(house.person(size=PHONE), made, 1)
    anna.shows("[data-part=actions] h1", re.compile(r"^Ben (plays|says no)"))
    for asked, other in ((anna, ben), (ben, anna)):
        asked.page.locator("[data-part=actions][data-asked=answer]").wait_for()
        assert int(asked.page.locator("[data-part=actions] [role=timer]").inner_text().replace(":", "")) > 0
        other.page.locator("[data-part=actions][data-asked='']").wait_for()
        if asked is ben:
            asked.shows("[data-part=actions] h1", "Anna says no")
            asked.click("[data-action=say-no]")
        else:
            # By its card as well as by the button.
            asked.drag(asked.card("just-say-no"), "centre")
    anna.shows("[data-part=actions] h1", "Ben says no")
    anna.shows("[data-part=actions] .why", "You hold no Just Say No")
    assert anna.page.locator("[data-action=say-no]").count() == 0
    anna.click("[data-action=pass]")
    assert (anna.person.plays, ben.person.plays) == (["say-no", "pass"], ["say-no"])
    # The action goes on: two of them cancel each other.
    ben.page.locator("[data-part=actions]:not([data-asked=answer])").wait_for()
    events = [event for event in events_of(ben.person) if event["event"] in ("said-no", "cancelled")]
    assert [event["event"] for event in events] == ["said-no", "said-no"]


def events_of(person: Person) -> list[dict[str, Any]]:
    """List the events that a page received since it was opened."""
    return [event for text in person.heard for event in json.loads(text).get("events", [])]


IN_SIGHT = """
(found) => found.map((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((dy) => it.contains(document.elementFromPoint(left + width / 2, top + height * dy)));
})
"""
"""A script that returns for each element whether it can be seen from top to bottom where the page stands."""


def test_the_hand_covers_nothing_that_could_be_lost(house: House, server: Running) -> None:
    def has_much_to_lose(game: Deal) -> bool:
        is_attacked = is_asked(game, "answer") and game.turn != 0 and len(game.players[0].sets) >= 4
        return is_attacked and any(action.verb() == "say-no" for action in game.actions(0))

    at = find(4, has_much_to_lose, "lay", "pass")
    table = come(house, server, at, PHONE)
    for tip in table.page.locator("[data-part=hint] .q").all():
        tip.click()
    assert table.page.locator("[data-action=say-no]").is_visible()
    own = table.page.locator("[data-part=own]:visible button")
    assert own.count() == len(sets_of(at.game)) + 2
    # Without scrolling.
    assert own.evaluate_all(IN_SIGHT) == [True] * own.count()


def test_a_card_chosen_from_a_hand_that_lies_low_is_whole_at_its_top(house: House, server: Running) -> None:
    """While something is answered on a laptop, the hand lies half below the edge, and no card rises above its room."""
    at = find(
        2, lambda game: is_asked(game, "answer") and has(game, "just-say-no"), "lay", "birthday", "debt-collector"
    )
    table = come(house, server, at, {"width": 1366, "height": 625})
    table.page.locator("[data-part=hand] [data-card=just-say-no]").first.click()
    chosen = table.page.locator("[data-part=hand] .chosen")
    chosen.wait_for()
    rises = "(card) => card.closest('[data-part=hand]').getBoundingClientRect().top - card.getBoundingClientRect().top"
    assert chosen.evaluate(rises) <= 0


@SIZES
def test_a_house_and_a_hotel_are_built(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, lambda game: can(game, "house") and game.plays_left > 1 and has(game, "hotel"), "lay", "house")
    action = at.menu("house")[0]
    table, name = come(house, server, at, size), action.split()[1]
    before = rent_of(table, name)
    table.drag(table.card("house"), f"set-{name}")
    assert rent_of(table, name) == before + 3
    table.drag(table.card("hotel"), "centre")
    if table.page.locator("[data-slot=own-set]").count():
        table.click(f"[data-pick={name}]")
    assert table.person.plays == [action, f"hotel {name}"]
    assert rent_of(table, name) == before + 7
    assert table.page.locator(f"[data-anchor=set-0-{name}] .built svg").count() == 2


def has(game: Deal, *codes: str) -> bool:
    """Whether seat 0 holds these cards."""
    return {*codes} <= {card.code for card in game.players[0].hand}


def rent_of(table: Table, name: str) -> int:
    """Read the rent of one's own set from its accessible name."""
    label = table.page.locator(f"[data-anchor=set-0-{name}]").get_attribute("aria-label")
    assert label
    return int(re.findall(r"rent (\d+)M", label)[0])


def sets_of(game: Deal) -> list[dict[str, Any]]:
    """List the sets of seat 0 as its page receives them."""
    players: Any = game.view(0)["players"]
    return list(players[0]["sets"])


def built_sets(game: Deal) -> set[str]:
    """Return the names of the sets of seat 0 with a house and no hotel."""
    return {own["set"] for own in sets_of(game) if own["buildings"] == 1}


def test_a_house_falls_into_the_bank_when_its_set_is_broken(house: House, server: Running) -> None:
    def is_breakable(game: Deal) -> bool:
        built = built_sets(game)
        return can(game, "move") and any(leaves(text, built) for text in map(str, game.actions(0)))

    def leaves(text: str, built: set[str]) -> bool:
        return text.startswith("move ") and text.split()[2] in built

    at = find(2, is_breakable, "lay", "house")
    built = built_sets(at.game)
    move = next(text for text in at.menu("move") if leaves(text, built))
    _, card, name, colour = move.split()
    table = come(house, server, at, DESK)
    assert table.page.locator(f"[data-anchor=set-0-{name}] .built").count() == 1
    banked = int(table.page.locator("[data-anchor=bank-0] .total b").inner_text().rstrip("M"))
    zones = {f"set-{own['set']}" for own in sets_of(at.game) if own["colour"] == colour and not own["full"]}
    laid = table.page.locator(f"[data-anchor=set-0-{name}] [data-card='{card}']").first
    table.drag(laid, next(iter(zones), f"colour-{colour}"))
    table.click("[data-action=meant]")
    assert table.person.plays == [move]
    assert int(table.page.locator("[data-anchor=bank-0] .total b").inner_text().rstrip("M")) == banked + 3
    table.shows("[data-part=log]", "House")


def prey(game: Deal) -> str:
    """Return a Deal Breaker of seat 0 against seat 1 that nobody can refuse, or an empty text."""
    found = [text for text in map(str, game.actions(0)) if text.startswith("deal-breaker 1 ")]
    hand = [card.code for card in game.players[1].hand]
    return found[0] if found and "just-say-no" not in hand else ""


def steals(house: House, server: Running, is_still: bool, size: dict[str, int]) -> tuple[Table, str]:
    """Let seat 0 take a full set from a bot; return the table and the name of the set."""
    at = find(2, lambda game: can(game, "deal-breaker") and prey(game) != "")
    made = place(server, "deal", "ob", at.seed, at.actions)
    table = Table(house.person(size=size, is_still=is_still), made)
    table.page.evaluate(
        """() => {
          window.__flown = [];
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const it of addedNodes)
                if (it.querySelector?.('.piece .set')) window.__flown.push(it.textContent);
          }).observe(document.querySelector('.sky'), { childList: true });
        }"""
    )
    action = prey(at.game)
    table.tap("deal-breaker")
    table.page.locator("[data-part=choices] [data-action^=deal-breaker]").click()
    if table.page.locator("[data-slot=their-set]").count():
        table.page.locator(f"[data-pick='{action.removeprefix('deal-breaker ')}']").click()
    table.person.settle()
    assert table.person.plays == [action]
    return table, action.split()[2]


@SIZES
def test_a_stolen_set_travels_in_one_piece(house: House, server: Running, size: dict[str, int]) -> None:
    table, name = steals(house, server, False, size)
    table.page.locator(".sky .piece .set.full").wait_for()
    # Until it lands, nobody has it.
    assert table.page.locator(f"[data-anchor=set-1-{name}]:not(.gone):visible").count() == 0
    table.page.locator(".sky .piece").wait_for(state="detached")
    table.page.locator(f"[data-anchor^=set-0-{name}].full").first.wait_for(state="attached")
    assert len(table.page.evaluate("window.__flown")) == 1


def test_a_set_is_stolen_at_once_when_nothing_moves(house: House, server: Running) -> None:
    table, name = steals(house, server, True, DESK)
    # The bot is asked before.
    table.page.locator(f"[data-anchor^=set-0-{name}].full").first.wait_for()
    assert table.page.evaluate("window.__flown") == []


@SIZES
def test_a_wild_is_moved_by_dragging(house: House, server: Running, size: dict[str, int]) -> None:
    def is_open(game: Deal) -> bool:
        joined = {own["colour"] for own in sets_of(game) if not own["full"]}
        moves = [str(action).split() for action in game.actions(0) if action.verb() == "move"]
        return can(game, "move") and any(it[3] in joined for it in moves) and any(it[3] not in joined for it in moves)

    at = find(2, is_open)
    joined = {own["colour"]: own["set"] for own in sets_of(at.game) if not own["full"]}
    moves = [text.split() for text in at.menu("move")]
    joins, begins = (next(it for it in moves if (it[3] in joined) is wanted) for wanted in (True, False))
    for _, card, name, colour in (joins, begins):
        table = come(house, server, at, size)
        if table.is_touch:
            # On a phone the sets are chips; their cards lie in a sheet.
            table.page.locator(f"[data-anchor=chip-0-{name}]").click()
        where = "[data-part=details] " if table.is_touch else ".area "
        laid = table.page.locator(f"{where}[data-zone=set-{name}] [data-card='{card}']").first
        zone = f"set-{joined[colour]}" if colour in joined else f"colour-{colour}"
        table.drag(laid, zone, where)
        assert table.person.plays == [f"move {card} {name} {colour}"]
        assert table.page.locator("[data-part=refusal]").count() == 0


def owed_in(game: Deal) -> int:
    """Return what is owed in a payment."""
    amount = game.top().data()["amount"]
    assert isinstance(amount, int)
    return amount


def owes(game: Deal) -> bool:
    """Whether seat 0 has to pay, and can do so with two cards of the bank but not with a certain one."""
    values = sorted(card.value for card in game.players[0].bank if card.value)
    return (
        is_asked(game, "payment")
        and len(values) > 2
        and values[0] < owed_in(game) <= values[0] + values[-1]
        and len(game.players[0].sets) > 1
    )


@SIZES
def test_a_payment_is_picked_and_too_little_says_why(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, owes)
    owed = owed_in(at.game)
    table = come(house, server, at, size)
    page = table.page
    # The usual cards are already picked, and can be paid at once.
    assert page.locator("[data-part=actions] [data-pay][aria-pressed=true]").count() > 0
    table.click("[data-part=actions] .acts .btn:not(.pri)")
    table.shows("[data-part=actions] p", f"Chosen: 0M of {owed}M, {owed}M still missing.")
    cards = sorted(page.locator("[data-part=actions] [data-pay]:not([data-pay*='@'])").all(), key=worth)
    cards[0].click()
    table.shows("[data-part=actions] p", f"Chosen: {worth(cards[0])}M of {owed}M")
    table.click("[data-action=pay]")
    assert "too little" in table.refusal
    assert "DL-61" in table.refusal
    assert page.locator("[data-part=actions][data-asked=payment]").count() == 1
    cards[-1].click()
    total = worth(cards[0]) + worth(cards[-1])
    table.shows("[data-part=actions] p", f"Chosen: {total}M")
    table.shows("[data-action=pay]", f"Pay {total}M")
    table.click("[data-action=pay]")
    assert len(table.person.plays) == 2
    assert table.person.plays[1].startswith("pay ")
    page.locator("[data-part=actions]:not([data-asked=payment])").wait_for()


def test_a_card_looked_at_makes_way_for_a_question(house: House, server: Running) -> None:
    at = find(2, lambda game: can(game, "birthday", seat=1) and len(game.players[0].hand) > 2 and owns_money(game))
    made = place(server, "deal", "oo", at.seed, at.actions)
    anna = Table(house.person(), made)
    anna.tap(at.game.players[0].hand[-1].code)
    with server.client().join(made["table"], [SeatKey(**made["seats"][1])]) as ben:
        ben.wait()
        ben.play(1, "birthday")
    anna.page.locator("[data-part=actions][data-asked=answer]").wait_for()
    assert anna.page.locator("[data-part=choices]").count() == 0
    anna.page.locator("[data-action=pass]").click(trial=True)


def owns_money(game: Deal) -> bool:
    """Whether seat 0 has something to pay with."""
    return bool(game.players[0].bank)


def owes_with_a_building(game: Deal) -> bool:
    """Whether seat 0 can only pay with a house or hotel of its bank, or with properties."""
    if not is_asked(game, "payment"):
        return False
    bank = game.players[0].bank
    money = sum(card.value for card in bank if card.code not in ("house", "hotel"))
    return money < owed_in(game) <= sum(card.value for card in bank)


def test_a_house_or_hotel_in_the_bank_is_proposed_like_any_money(house: House, server: Running) -> None:
    table = come(house, server, find(2, owes_with_a_building, "debt-collector", "birthday", "rent"), DESK)
    picked = table.page.locator("[data-part=actions] [data-pay][aria-pressed=true]")
    assert {it.get_attribute("data-pay") for it in picked.all()} & {"house#0", "hotel#0"}
    table.click("[data-action=pay]")
    assert "house" in table.person.plays[0] or "hotel" in table.person.plays[0]
    table.page.locator("[data-part=actions]:not([data-asked=payment])").wait_for()


def worth(it: Locator) -> int:
    """Read what a card to pay with is worth."""
    return int(it.locator(".worth").inner_text().split("M")[0])


@SIZES
def test_ten_players_have_room(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(10, lambda game: can(game, "debt-collector") and game.turns > 60)
    table = come(house, server, at, size, "o" + "b" * 9)
    page = table.page
    boxes = {seat: page.locator(f"[data-seat='{seat}']").bounding_box() for seat in range(1, 10)}
    asked, hand = page.locator("[data-part=actions]").bounding_box(), page.locator("[data-part=hand]").bounding_box()
    assert asked
    assert hand
    for seat, box in boxes.items():
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"], f"seat {seat} is cut off"
        assert box["y"] + box["height"] <= asked["y"], f"seat {seat} lies under the question"
    assert asked["y"] + asked["height"] <= hand["y"]
    assert hand["y"] < size["height"] - 100, "the hand is not in sight"
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('main *')]
          .filter((it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
          .filter((it) => it.checkVisibility() && !it.closest('.sr, svg'))
          .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 11)
          .map((it) => it.outerHTML.slice(0, 120))"""
    )
    assert small == []
    table.tap("debt-collector")
    table.click("[data-part=choices] [data-action=debt-collector]")
    # The target is chosen where they sit.
    table.click("[data-seat='7'] .cover")
    assert table.person.plays == ["debt-collector 7"]


@SIZES
def test_cards_too_many_go_away_unseen(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, lambda game: is_asked(game, "give-up") and len(game.players[0].hand) == 9, "pass-go", "end", "pass")
    made = place(server, "deal", "oo", at.seed, at.actions)
    anna, ben = Table(house.person(size=size), made, 0), Table(house.person(), made, 1)
    first, second = (text.split()[1] for text in (at.menu("give-up")[0], at.menu("give-up")[-1]))
    name = anna.card(first).inner_text()
    centre = ben.page.locator("[data-part=piles]").inner_text()
    anna.tap(first)
    anna.click("[data-part=choices] [data-action^=give-up]")
    anna.drag(anna.card(second), "centre")
    assert anna.person.plays == [f"give-up {first}", f"give-up {second}"]
    ben.shows("[data-part=actions] h1", "Your turn")
    gone = [event for event in events_of(ben.person) if event["event"] == "gave-up"]
    assert len(gone) == 2
    assert all("card" not in event or event["card"] is None for event in gone), f"Ben learns of {name}"
    assert ben.page.locator("[data-part=piles] .centre").inner_text() in centre


def stuck(game: Deal) -> bool:
    """Whether seat 0 begins its turn with a rent card that charges nothing, a property and something else."""
    rents = [card for card in game.players[0].hand if card.kind == "rent"]
    verbs = {action.verb() for action in game.actions(0)}
    is_first = is_asked(game, "turn") and game.plays_left == 3 and not game.players[0].sets
    return is_first and len(rents) > 0 and "rent" not in verbs and "lay" in verbs


@SIZES
def test_what_cannot_be_done_says_why(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, stuck)
    rent = next(card.code for card in at.game.players[0].hand if card.kind == "rent")
    lay = at.menu("lay")[0].split()
    table = come(house, server, at, size)
    table.tap(rent)
    table.shows("[data-part=why]", "You have no set in these colours")
    table.shows("[data-part=why] a", "DL-45")
    table.page.keyboard.press("Escape")
    table.drag(table.card(rent), "centre")
    assert "You have no set in these colours" in table.refusal
    assert "DL-45" in table.refusal
    # Browsers swallow the click of a tap that follows a quick drag: the card is chosen all the same.
    table.tap(rent)
    table.page.keyboard.press("Escape")
    table.drag(table.card(lay[1]), "bank")
    assert "never go into the bank" in table.refusal
    assert "DL-20" in table.refusal
    table.drag(table.card(lay[1]), "person-1")
    assert "not given away" in table.refusal
    table.drag(table.card(lay[1]), f"colour-{lay[2]}")
    assert table.person.plays == [f"bank {lay[1]}", " ".join(lay)]
    assert table.page.locator("[data-part=refusal]").count() == 0


@SIZES
def test_a_fourth_play_says_why(house: House, server: Running, size: dict[str, int]) -> None:
    at = find(2, lambda game: is_asked(game, "turn") and game.plays_left == 0 and len(game.players[0].hand) > 2)
    card = at.game.players[0].hand[0].code
    table = come(house, server, at, size)
    table.tap(card)
    table.shows("[data-part=why]", "All three plays of this turn are made.")
    table.shows("[data-part=why] a", "DL-11")
    table.page.keyboard.press("Escape")
    table.drag(table.card(card), "bank")
    assert "All three plays of this turn are made." in table.refusal
    assert "DL-11" in table.refusal
    assert table.person.plays == []


def test_a_card_on_somebody_elses_turn_says_why(house: House, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "turn", 1) and len(game.players[0].hand) > 2)
    table = come(house, server, at, DESK)
    table.drag(table.card(at.game.players[0].hand[0].code), "bank")
    assert "on your own turn" in table.refusal
    assert "DL-11" in table.refusal
    assert table.person.plays == []


@SIZES
def test_the_whole_half_takes_a_property(house: House, server: Running, size: dict[str, int]) -> None:
    def has_plain(game: Deal) -> bool:
        hand = game.players[0].hand
        is_empty = can(game, "lay", "bank") and game.plays_left == 3 and not game.players[0].sets
        return is_empty and {"property", "wild", "money"} <= {card.kind for card in hand}

    at = find(2, has_plain, "bank")
    hand = at.game.players[0].hand
    plain, wild, money = (
        next(card.code for card in hand if card.kind == kind) for kind in ("property", "wild", "money")
    )
    table = come(house, server, at, size)
    table.drag(table.card(plain), "own")
    assert table.person.plays == [next(text for text in at.menu("lay") if text.split()[1] == plain)]
    table.drag(table.card(money), "own")
    assert table.person.plays[1:] == [f"bank {money}"]
    # A wild asks for its colour.
    table.drag(table.card(wild), "own")
    assert len(table.person.plays) == 2
    assert table.page.locator(f"[data-part=choices] [data-action^='lay {wild} ']").count() > 1


def test_a_drag_on_somebody_elses_turn_says_why_wherever_it_ends(house: House, server: Running) -> None:
    at = find(2, lambda game: is_asked(game, "turn", 1) and bool(game.players[0].sets))
    table = come(house, server, at, DESK)
    own: Any = at.game.view(0)["players"]
    first = own[0]["sets"][0]
    laid = table.page.locator(f"[data-anchor=set-0-{first['set']}] [data-card='{first['cards'][-1]}']").first
    table.drag(laid, "centre")
    assert "on your own turn" in table.refusal
    assert table.person.plays == []


def test_what_ruins_a_full_set_is_not_the_main_button(house: House, server: Running) -> None:
    def is_breakable(game: Deal) -> bool:
        full = {own["set"] for own in sets_of(game) if own["full"]}
        moves = [str(action).split() for action in game.actions(0)] if can(game, "move") else []
        return any(move[0] == "move" and move[2] in full for move in moves)

    at = find(2, is_breakable)
    full = {own["set"] for own in sets_of(at.game) if own["full"]}
    _, card, name, _ = next(text for text in at.menu("move") if text.split()[2] in full).split()
    table = come(house, server, at, DESK)
    table.page.locator(f"[data-anchor=set-0-{name}] [data-card='{card}']").first.click()
    moves = table.page.locator(f"[data-part=actions] [data-action^='move {card} {name} ']")
    assert moves.count() > 0
    assert table.page.locator("[data-part=actions] [data-action^='move '].pri").count() == 0


def test_a_headline_never_contradicts_what_happens(house: House, server: Running) -> None:
    at = find(2, lambda game: can(game, "debt-collector") and len(game.players[1].bank) > 0)
    made = place(server, "deal", "os", at.seed, at.actions)
    person = house.person(size=DESK, is_still=False)
    table = Table(person, made)
    seen: list[dict[str, str]] = []
    person.page.expose_function("noted", lambda it: seen.append(it))
    person.page.evaluate(HEADLINES)
    table.tap("debt-collector")
    table.click("[data-part=choices] [data-action^='debt-collector']")
    table.shows("[data-part=log]", "pays")
    # While something is shown it is the headline, and nothing stands below it.
    assert [it for it in seen if it["isMoving"] and it["sentence"]] == []
    assert any(it["isMoving"] for it in seen)


HEADLINES = """
() => {
  const note = () => {
    const ask = document.querySelector('[data-part=actions]');
    const line = document.querySelector('[data-part=log] li:last-child')?.textContent ?? '';
    const headline = ask?.querySelector('h1')?.textContent.trim() ?? '';
    const isMoving = headline !== '' && line.includes(headline);
    void window.noted({ headline, sentence: ask?.querySelector('.words p')?.textContent ?? '', isMoving });
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
"""A script that notes each headline with the sentence below it, and whether it is what the log has just told."""
