"""Amounts of money are read the same way everywhere, and refused if they can be read in two ways."""

from __future__ import annotations

import pytest

import rentier
from rentier.cli.desks.bargain import find_amount as find_typed
from rentier.core.actions import AMOUNT_WORDS
from rentier.track.amounts import CURRENCIES, UNITS, find_amount

READ = {
    "600K": 600_000,
    "600k": 600_000,
    "1.5M": 1_500_000,
    "1,5M": 1_500_000,
    "0,5M": 500_000,
    ".5M": 500_000,
    "0": 0,
    "5m": 5_000_000,
    "600000": 600_000,
    "10000.00": 10_000,
    "1.25M": 1_250_000,
    "1,250M": 1_250_000,
    "1,500,000": 1_500_000,
    "1.500.000": 1_500_000,
    "600,000": 600_000,
    "1'500'000": 1_500_000,
    "1_500_000": 1_500_000,
    "1 500 000": 1_500_000,
    "1\u202f500\u202f000": 1_500_000,
    "1,5 M": 1_500_000,
    "1,500.5K": 1_500_500,
    "1.500,5K": 1_500_500,
    "1 500,5 K": 1_500_500,
    # As the rulebooks print them.
    "€ 500 000": 500_000,
    "500 000 €": 500_000,
    "825 000€": 825_000,
    "825\u00a0000\u202f€": 825_000,
    "2 millions": 2_000_000,
    "2 millions d'€": 2_000_000,
    "1,5 million d’euros": 1_500_000,
    "€ 10K": 10_000,
    "€15M": 15_000_000,
    "500 mille": 500_000,
    "1.5 million": 1_500_000,
    "20 thousand": 20_000,
    "$1,000": 1_000,
}
NOT_READ = [
    *("", "K", "M", ".", ",", "-5", "+5", "1e6", "five", "²", "٣", "5,M", "1..5M", "1,5,M", "5MM", "KM"),
    *("€", "€€5", "5€€", "millions", "d'€", "5 d", "2 millionss", "€5€"),
    # Not a whole amount.
    *("10000.99", "10000,99", "1,5", "1.5", "0.0001K", "1.0000001M"),
    # One thing in English and another in French.
    *("10.000", "1,500K", "1.500K"),
    *("1,50,000", "12,345,67", "15 00", "1,500 000", "9" * 16, "9" * 5000),
]


@pytest.mark.parametrize(("text", "amount"), READ.items(), ids=READ)
def test_an_amount_is_read_as_people_write_it(text: str, amount: int) -> None:
    assert find_amount(text) == amount


@pytest.mark.parametrize("text", NOT_READ, ids=lambda text: str(text)[:20])
def test_what_is_no_amount_or_could_be_two_is_not_read(text: str) -> None:
    assert find_amount(text) == -1


def read(given: object) -> str:
    """Return the canonical text of an action of Banking."""
    return str(rentier.find_edition("banking").read_action(given))


@pytest.mark.parametrize("amount", ["0,5M", "0.5M", "500K", "500000", "500,000"])
def test_bids_and_offers_read_the_same(amount: str) -> None:
    assert read(f"bid {amount}") == "bid 500000"
    assert read(f"bid-building {amount} park") == "bid-building 500000 park"
    assert read(f"offer 1 {amount} park") == "offer 1 500000 park"
    assert read(f"offer 1 park baltic,{amount}") == "offer 1 park baltic,500000"
    assert read(f"offer 1 {amount},park baltic") == "offer 1 park,500000 baltic"
    assert read(f"offer 1 park - {amount}") == "offer 1 park - 500000"
    assert find_typed(amount) == 500_000


@pytest.mark.parametrize("amount", ["10000.99", "10.000", "1,500K", "-5", "1,5"])
def test_bids_and_offers_refuse_the_same(amount: str) -> None:
    for text in (
        f"bid {amount}",
        f"offer 1 {amount} park",
        f"offer 1 park baltic,{amount}",
        f"offer 1 park - {amount}",
    ):
        with pytest.raises(rentier.BadInput) as refused:
            read(text)
        assert refused.value.key == "track-bad-amount"
    assert find_typed(amount) is None


def test_blanks_within_an_amount_are_no_other_part() -> None:
    assert read("bid 1 500 000") == "bid 1500000"
    assert read("bid 1,5 M") == "bid 1500000"
    assert read("bid 2 millions") == "bid 2000000"
    assert read("bid 2 millions d'€") == "bid 2000000"
    assert read("bid 500 000 €") == "bid 500000"
    assert read("bid 820 000€") == "bid 820000"
    assert read("bid-building 2 millions park") == "bid-building 2000000 park"
    assert read("bid-building 1 500 000 park") == "bid-building 1500000 park"
    assert read({"do": "bid", "amount": "1\u00a0500\u00a0000"}) == "bid 1500000"
    for text in ("bid 1 50 000", "bid 5 park", "bid 1 2", "bid-building 500 K park 3"):
        with pytest.raises(rentier.BadInput) as refused:
            read(text)
        assert refused.value.key in ("action-shape", "track-bad-amount")


def test_every_unit_and_currency_may_stand_alone_in_a_text() -> None:
    assert {unit for unit in UNITS if unit} | set(CURRENCIES) <= AMOUNT_WORDS


def test_a_number_is_an_amount_too() -> None:
    assert read({"do": "bid", "amount": 600_000}) == "bid 600000"
    assert read({"do": "bid", "amount": 600_000.0}) == "bid 600000"
    with pytest.raises(rentier.BadInput):
        read({"do": "bid", "amount": 10_000.125})
