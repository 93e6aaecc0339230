"""EB-80 … EB-87: the bank unit, key by key."""

from __future__ import annotations

import json

import pytest

import rentier
from rentier.games.banking.unit.amounts import FULLEST, keys_of, write_amount
from rentier.games.banking.unit.device import IDLE, BankUnit
from rentier.games.banking.unit.parts import KEYS
from rentier.games.banking.unit.signals import Beeped
from rentier.testing.rules import rule

from .box import START, Box, K, M

# EB-80: entries and keys


@rule("EB-80")
@pytest.mark.parametrize(
    ("keys", "amount"),
    [
        ("1 0 K", 10 * K),
        ("2 0 M", 20 * M),
        ("2 0 0 0 0 K", 20 * M),
        ("1 , 5 M", 1500 * K),
        ("0 , 0 1 M", 10 * K),
        (", 2 5 M", 250 * K),
        ("1 2 , 7 5 M", 12_750 * K),
        ("1 0 0 , K", 100 * K),
        ("0 0 5 0 K", 50 * K),
    ],
)
def test_an_entry_is_at_least_10k_and_at_most_20m(keys: str, amount: int) -> None:
    box = Box().do(f"left 1; {keys} receive")
    assert box.balance(1) == START + amount


@rule("EB-80", "EB-87")
@pytest.mark.parametrize("keys", ["9 K", "0 K", "0 , 0 0 9 M", "0 M"])
def test_less_than_10k_is_refused(keys: str) -> None:
    box = Box().do(f"left 1; {keys}")
    assert box.refuses("receive", "too-small")


@rule("EB-80", "EB-87")
@pytest.mark.parametrize("keys", ["2 1 M", "2 0 , 0 1 M", "2 0 0 1 0 K", "9 9 9 9 9 M"])
def test_more_than_20m_is_refused(keys: str) -> None:
    box = Box().do(f"left 1; {keys}")
    assert box.refuses("receive", "too-large")


@rule("EB-80")
def test_a_larger_payment_takes_several_entries() -> None:
    box = Box(accounts={1: 30 * M}).do("right 1; left 2; 2 0 M pay; 5 M pay")
    assert (box.balance(1), box.balance(2)) == (5 * M, 40 * M)
    assert [line.amount for line in box.unit.journal.lines] == [20 * M, 5 * M]


@rule("EB-80")
def test_the_unit_has_these_keys_and_no_others() -> None:
    assert list(KEYS) == [*"0123456789", ",", "K", "M", "GO", "pay", "receive", "C"]
    for key in ("k", "10", "", ".", "go"):
        with pytest.raises(rentier.BadInput, match="has no key"):
            BankUnit().press(key, 0)


@rule("EB-80")
def test_go_is_2m() -> None:
    box = Box().do("left 4; GO")
    assert box.balance(4) == 17 * M
    assert box.last.kind == "go"


# EB-81: the display


@rule("EB-81")
@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [
        (0, "0", "0"),
        (10 * K, "10K", "10K"),
        (100 * K, "100K", "100K"),
        (990 * K, "990K", "990K"),
        (M, "1M", "1M"),
        (1500 * K, "1.5M", "1,5M"),
        (1050 * K, "1.05M", "1,05M"),
        (12_750 * K, "12.75M", "12,75M"),
        (20 * M, "20M", "20M"),
        (100 * M, "100M", "100M"),
        (FULLEST, "999.99M", "999,99M"),
    ],
)
def test_the_display_writes_k_and_m_with_a_comma_or_a_point(amount: int, english: str, french: str) -> None:
    assert Box("en", {5: amount}).do("left 5").display == english
    assert Box("fr", {5: amount}).do("left 5").display == french


@rule("EB-81")
def test_the_display_has_five_digits_at_most() -> None:
    box = Box().do("left 1; 1 2 3 4 5")
    assert box.display == "12345"
    assert box.refuses("6", "five-digits")
    box.do("C; 1 2 3 , 4 5")
    assert box.refuses("6", "five-digits")
    assert box.display == "123.45"


@rule("EB-81")
def test_every_key_is_shown_as_it_is_pressed() -> None:
    assert Box("fr").do("right 1; 1 , 5 M").shown == ["1", "1,", "1,5", "1,5M"]
    assert Box("en").do("right 1; , 0 5 M").shown == ["0.", "0.0", "0.05", "0.05M"]
    assert Box("en").do("right 1; 0 0 7 K").shown == ["0", "0", "7", "7K"]


@rule("EB-81")
def test_a_card_put_in_shows_its_number_and_then_its_balance() -> None:
    box = Box(accounts={3: 1500 * K})
    for side in ("left", "right"):
        box.do(f"{side} 3")
        assert box.shown == ["3", "1.5M"]
        assert box.beeps == ["ok"]
        assert box.display == "1.5M"
        box.do(f"out {side}")
        assert box.display == IDLE


@rule("EB-81")
def test_the_language_of_the_display_can_be_changed_at_any_time() -> None:
    box = Box("en", {3: 1500 * K}).do("left 3")
    box.unit.speak("fr")
    assert box.display == "1,5M"
    with pytest.raises(rentier.BadInput, match="'de'"):
        box.unit.speak("de")
    with pytest.raises(rentier.BadInput, match="'de'"):
        BankUnit("de")


# EB-82: money in, money out, transfers


@rule("EB-82")
def test_the_left_slot_takes_money_in() -> None:
    box = Box().do("left 2; 2 M receive")
    assert box.shown == ["2", "2M", "15M", "17M"]
    assert box.beeps[-1] == "ok"
    assert box.unit.accounts == (START, 17 * M, START, START, START, START)
    assert (box.last.kind, box.last.payer, box.last.payee) == ("credit", 0, 2)


@rule("EB-82")
def test_the_right_slot_lets_money_out() -> None:
    box = Box().do("right 2; 2 M pay")
    assert box.shown == ["2", "2M", "15M", "13M"]
    assert box.unit.accounts == (START, 13 * M, START, START, START, START)
    assert (box.last.kind, box.last.payer, box.last.payee) == ("debit", 2, 0)


@rule("EB-82", "EB-87")
@pytest.mark.parametrize("key", ["receive", "pay"])
@pytest.mark.parametrize("order", ["right 1; left 2", "left 2; right 1"])
def test_payer_right_and_payee_left_is_a_transfer_with_either_key(order: str, key: str) -> None:
    box = Box(accounts={1: 10 * M, 2: 3 * M}).do(order)
    assert box.display == "10M"
    box.do("2 5 0 K")
    box.do(key)
    assert box.shown == ["10M", "9.75M", "3M", "3.25M"]
    assert (box.balance(1), box.balance(2)) == (9750 * K, 3250 * K)
    assert (box.last.kind, box.last.payer, box.last.payee, box.last.amount) == ("transfer", 1, 2, 250 * K)
    box.do("out left; out right")
    assert box.display == IDLE


@rule("EB-82")
def test_the_payers_balance_is_shown_when_the_payee_comes_second() -> None:
    box = Box(accounts={1: 10 * M, 2: 3 * M}).do("right 1; left 2")
    assert box.shown == ["2", "3M", "10M"]


@rule("EB-82")
def test_a_card_that_stays_shows_its_balance() -> None:
    box = Box(accounts={1: 10 * M, 2: 3 * M}).do("right 1; left 2; out right")
    assert box.shown == ["3M"]
    box.do("out left")
    assert box.shown == [IDLE]


# EB-83: C


@rule("EB-83")
def test_c_clears_what_is_being_keyed_in() -> None:
    box = Box().do("right 1; 9 M C")
    assert box.display == "15M"
    box.do("2 M pay")
    assert box.balance(1) == 13 * M


@rule("EB-83")
@pytest.mark.parametrize("made", ["left 1; 5 M receive", "right 1; 5 M pay", "left 1; GO", "right 2; left 1; 5 M pay"])
def test_with_the_cards_in_c_takes_the_booking_back(made: str) -> None:
    box = Box().do(made)
    assert box.unit.accounts != (START,) * 6
    box.do("C")
    assert box.unit.accounts == (START,) * 6
    assert box.beeps == ["ok"]
    assert box.display == "15M"
    assert (box.last.kind, box.last.takes_back, len(box.unit.journal.lines)) == ("correction", 1, 2)
    assert box.refuses("C", "nothing-to-take-back")


@rule("EB-83")
def test_taken_back_both_balances_are_seen_to_return() -> None:
    box = Box(accounts={1: 10 * M, 2: 3 * M}).do("right 1; left 2; 1 M pay")
    assert box.do("C").shown == ["4M", "3M", "9M", "10M"]


@rule("EB-83")
def test_then_the_right_amount_can_be_entered() -> None:
    box = Box().do("right 1; 5 M pay; C; 6 M pay")
    assert box.balance(1) == 9 * M


@rule("EB-83")
def test_an_entry_begun_since_is_cleared_first() -> None:
    box = Box().do("right 1; 5 M pay; 7 C")
    assert box.balance(1) == 10 * M
    assert box.do("C").unit.balance(1) == START


@rule("EB-83")
@pytest.mark.parametrize(
    "made",
    [
        "left 1; 5 M receive; out left; left 1",
        "right 1; 5 M pay; out right; right 1",
        "right 1; left 2; 5 M pay; out left",
        "right 1; left 2; 5 M pay; out right",
        "right 1; left 2; 5 M pay; out right; right 1",
    ],
)
def test_once_a_card_is_out_nothing_can_be_corrected(made: str) -> None:
    assert Box().do(made).refuses("C", "nothing-to-take-back")


@rule("EB-83")
def test_another_card_may_come_and_go_meanwhile() -> None:
    box = Box().do("left 1; 5 M receive; right 2; out right; C")
    assert box.balance(1) == START


@rule("EB-83")
def test_only_the_last_booking_is_taken_back() -> None:
    box = Box().do("left 1; 5 M receive; 2 M receive; C")
    assert box.balance(1) == 20 * M
    assert box.refuses("C", "nothing-to-take-back")


@rule("EB-83")
def test_c_held_until_the_beep_is_a_new_game() -> None:
    box = Box().do("left 1; 5 M receive; out left; right 2; 1 M pay; hold C")
    assert box.beeps == ["long"]
    assert box.shown == ["15M"]
    assert box.unit.accounts == (START,) * 6
    assert box.last.kind == "new-game"
    assert box.refuses("C", "nothing-to-take-back")


@rule("EB-83")
def test_c_let_go_before_the_beep_is_a_short_press() -> None:
    box = Box().do("left 1; 5 M receive; 3")
    box.unit.press("C", box.at, 1.9)
    assert (box.balance(1), box.display) == (20 * M, "20M")


@rule("EB-83")
def test_another_key_held_is_pressed_once() -> None:
    box = Box().do("left 1; hold 5; M")
    assert box.display == "5M"


# EB-84: off after a minute


@rule("EB-84")
def test_it_switches_itself_off_after_a_minute_without_use() -> None:
    box = Box().do("left 1; 5 M receive; wait 59.9")
    assert box.display == "20M"
    box.do("wait 0.1")
    assert (box.display, box.shown, box.beeps) == ("", [""], [])
    assert box.do("wait 1000").shown == []


@rule("EB-84")
@pytest.mark.parametrize("use", ["1", "C", "out left", "right 2", "receive"])
def test_every_use_puts_it_off_for_another_minute(use: str) -> None:
    box = Box().do(f"left 1; wait 50; {use}; wait 50")
    assert box.display != ""


@rule("EB-84", "EB-87")
@pytest.mark.parametrize("key", KEYS)
def test_any_key_wakes_it_and_does_nothing_else(key: str) -> None:
    box = Box().do("left 1; right 2; 5 M pay; wait 60")
    box.do(f"hold {key}" if key == "C" else key)
    assert (box.display, box.shown, box.beeps) == ("10M", ["10M"], ["key"])
    assert box.unit.accounts == (20 * M, 10 * M, START, START, START, START)
    assert box.unit.volume == 2


@rule("EB-84")
def test_a_card_wakes_it_and_is_read() -> None:
    box = Box().do("left 1; 5 M receive; out left; wait 60; left 1")
    assert (box.shown, box.beeps) == (["1", "20M"], ["ok"])


@rule("EB-84")
def test_a_card_taken_out_does_not_wake_it() -> None:
    box = Box().do("left 1; GO; wait 60; out left")
    assert (box.display, box.heard) == ("", [])
    assert box.do("GO").display == IDLE
    assert box.refuses("C", "nothing-to-take-back")


@rule("EB-84")
def test_all_balances_are_kept_for_another_day() -> None:
    box = Box().do("left 1; 5 M receive; out left; right 2; 1 M pay; out right")
    saved = json.dumps(box.unit.to_dict())
    another = Box()
    another.unit = BankUnit.from_dict(json.loads(saved))
    another.at = box.at + 86400
    assert another.do("right 2").shown == ["", "2", "14M"]
    assert another.do("out right; left 1").shown == ["1", "20M"]


@rule("EB-84", "EB-87")
def test_an_unfinished_entry_is_lost_when_it_sleeps() -> None:
    box = Box().do("left 1; 5 M; wait 60; receive")
    assert box.display == "15M"
    assert box.refuses("receive", "no-figures")


@rule("EB-84")
def test_an_input_long_after_the_last_finds_it_asleep() -> None:
    box = Box().do("left 1; 5")
    box.at += 61
    assert box.do("7").shown == ["", "15M"]


@rule("EB-84")
def test_a_clock_that_was_put_back_changes_nothing() -> None:
    box = Box().do("left 1")
    box.at -= 500
    assert box.do("5; wait 59").display == "5"
    assert box.do("wait 1").display == ""


# EB-85: volume, and cards the wrong way round


@rule("EB-85")
def test_the_comma_with_no_card_in_sets_the_volume() -> None:
    box = Box().do("C")
    levels = []
    for _ in range(5):
        box.do(",")
        [beep] = [signal for signal in box.heard if isinstance(signal, Beeped)]
        levels.append((beep.volume, *box.shown))
    assert levels == [(3, "3", IDLE), (0, "0", IDLE), (1, "1", IDLE), (2, "2", IDLE), (3, "3", IDLE)]


@rule("EB-85")
@pytest.mark.parametrize("side", ["left", "right"])
def test_with_a_card_in_the_comma_is_a_comma(side: str) -> None:
    box = Box().do(f"{side} 1; 1 ,")
    assert (box.display, box.unit.volume) == ("1.", 2)


@rule("EB-85")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_card_the_wrong_way_round_gives_no_beep_and_is_not_read(side: str) -> None:
    box = Box().do(f"C; {side} 1 reversed")
    assert (box.heard, box.display) == ([], IDLE)
    assert box.refuses("receive" if side == "left" else "pay", "slot-empty")
    assert box.refuses("5", "no-card")
    assert box.do(f"out {side}").heard == []
    assert box.do(f"{side} 1").shown == ["1", "15M"]


@rule("EB-85")
def test_nor_does_it_wake_the_unit() -> None:
    assert Box().do("left 1 reversed").display == ""


@rule("EB-85")
def test_beside_one_that_is_not_read_the_other_card_is_alone() -> None:
    box = Box().do("left 1 reversed; right 2; 5 M pay")
    assert (box.last.kind, box.balance(1), box.balance(2)) == ("debit", START, 10 * M)


# EB-86: GO twice


@rule("EB-86")
def test_go_twice_is_two_presses_with_the_card_out_and_in_between() -> None:
    box = Box().do("left 1; GO")
    assert box.refuses("GO", "go-twice")
    box.do("out left; left 1; GO")
    assert box.balance(1) == 19 * M


@rule("EB-86", "EB-87")
def test_other_bookings_between_do_not_allow_a_second_go() -> None:
    box = Box().do("left 1; GO; 1 M receive; right 2")
    assert box.refuses("GO", "go-twice")


@rule("EB-86")
def test_a_go_that_was_taken_back_can_be_pressed_again() -> None:
    box = Box().do("left 1; GO; C; GO")
    assert box.balance(1) == 17 * M
    box.do("undo; GO")
    assert box.balance(1) == 17 * M
    assert box.refuses("GO", "go-twice")


@rule("EB-86")
def test_go_pays_the_card_on_the_left_and_drops_an_entry() -> None:
    box = Box().do("left 1; right 2; 7 GO")
    assert (box.last.kind, box.last.payer, box.last.payee) == ("go", 0, 1)
    assert (box.balance(1), box.balance(2), box.display) == (17 * M, START, "17M")


# EB-87: what is refused


@rule("EB-87")
@pytest.mark.parametrize("keys", ["1 5 K", "1 2 3 4 5 K", "1 , 2 3 4 M", "0 , 0 1 5 M", "1 1 , 5 K"])
def test_no_multiple_of_10k_is_refused(keys: str) -> None:
    assert Box().do(f"right 1; {keys}").refuses("pay", "odd")


@rule("EB-87")
def test_beyond_the_payers_balance_is_refused() -> None:
    box = Box(accounts={5: 5500 * K}).do("right 5; 5 , 5 1 M")
    assert box.refuses("pay", "overdraft")
    box.do("left 1")
    assert box.do("6 M").refuses("pay", "overdraft")
    assert box.refuses("receive", "overdraft")
    box.do("C 5 , 5 M pay")
    assert (box.balance(5), box.balance(1)) == (0, 20_500 * K)


@rule("EB-87")
def test_beyond_what_five_digits_can_show_is_refused() -> None:
    box = Box(accounts={5: FULLEST - M}).do("left 5; 1 , 0 1 M")
    assert box.refuses("receive", "balance-full")
    assert box.refuses("GO", "balance-full")
    assert box.do("C 1 M receive").display == "999.99M"


@rule("EB-87")
def test_a_key_whose_slot_is_empty_is_refused() -> None:
    left = Box().do("left 1; 5 M")
    assert left.refuses("pay", "slot-empty")
    right = Box().do("right 1; 5 M")
    assert right.refuses("receive", "slot-empty")
    assert right.refuses("GO", "slot-empty")
    neither = Box().do("C")
    for key in ("pay", "receive", "GO"):
        assert neither.refuses(key, "slot-empty")


@rule("EB-87")
@pytest.mark.parametrize("key", ["0", "7", "K", "M"])
def test_nothing_is_keyed_in_without_a_card(key: str) -> None:
    assert Box().do("C").refuses(key, "no-card")


@rule("EB-87")
def test_the_same_card_twice_is_refused() -> None:
    assert Box().do("left 1").refuses("right 1", "same-card")
    assert Box().do("right 1 reversed").refuses("left 1", "same-card")


@rule("EB-87")
def test_a_slot_takes_one_card() -> None:
    assert Box().do("left 1").refuses("left 2", "slot-taken")
    assert Box().do("left 1").refuses("left 1", "slot-taken")
    assert Box().do("C").refuses("out left", "nothing-in")


@rule("EB-87")
@pytest.mark.parametrize(
    ("keys", "wrong", "why"),
    [
        ("1 , 5", ",", "second-comma"),
        ("1 M", "5", "unit-given"),
        ("1 M", "K", "unit-given"),
        ("1 M", ",", "unit-given"),
        ("", "M", "no-figures"),
        ("", "pay", "no-figures"),
        ("5 0 0 0 0", "pay", "no-unit"),
    ],
)
def test_digits_then_k_or_m_then_the_key_and_nothing_else(keys: str, wrong: str, why: str) -> None:
    box = Box().do("right 1")
    if keys:
        box.do(keys)
    assert box.refuses(wrong, why)


@rule("EB-87")
def test_a_card_put_in_or_taken_out_drops_the_entry() -> None:
    assert Box().do("right 1; 5 M; left 2").display == "15M"
    box = Box().do("right 1; left 2; 5 M; out left")
    assert box.display == "15M"
    assert box.refuses("pay", "no-figures")


def test_amounts_read_back() -> None:
    for amount in range(10_000, 20_010_000, 10_000):
        box = Box().do("left 1")
        for key in [*keys_of(amount), "receive"]:
            box.unit.press(key, box.at)
        assert box.balance(1) == START + amount
        assert box.unit.journal.lines[0].amount == amount
        assert write_amount(amount, "en") == "".join(keys_of(amount)).replace(",", ".")
