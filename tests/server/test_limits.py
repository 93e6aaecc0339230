"""Asking for too much is refused, absurd text is cleaned, and pages of other sites are kept out."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rentier.server.cleaning import LONGEST_CHAT, LONGEST_NAME, clean_chat, clean_name
from rentier.server.limits import MOST_ADDRESSES, Addresses, Bucket, Limits, is_own_origin, network_of


class Hand:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


# How much


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=2, most=5, at=0)
    assert [bucket.take(0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1000) for _ in range(6)] == [True] * 5 + [False]


def test_what_is_reserved_waits_until_the_bucket_has_it() -> None:
    bucket = Bucket(rate=2, most=3, at=0)
    assert [bucket.reserve(0) for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    assert not bucket.take(1.0)
    assert bucket.reserve(1.0, 10) == 5.0
    assert bucket.reserve(100.0) == 0


def test_all_sockets_of_an_address_share_a_bucket_for_messages() -> None:
    addresses = Addresses(Limits(address_messages_at_once=3), Hand())
    assert addresses.messages_of("2001:db8::1") is addresses.messages_of("2001:db8::2")
    assert addresses.messages_of("10.0.0.1") is not addresses.messages_of("10.0.0.2")


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    bucket = Bucket(rate=1, most=1, at=50)
    assert bucket.take(50)
    assert not bucket.take(10)
    assert not bucket.take(10.5)


def test_one_address_has_so_many_sockets_and_another_does_not_notice() -> None:
    addresses = Addresses(Limits(sockets_per_address=2), Hand())
    assert [addresses.open_socket("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert addresses.open_socket("10.0.0.2")
    addresses.close_socket("10.0.0.1")
    assert addresses.open_socket("10.0.0.1")
    assert addresses.sockets == 3


def test_all_together_have_so_many_sockets() -> None:
    addresses = Addresses(Limits(sockets=2), Hand())
    assert [addresses.open_socket(f"10.0.0.{number}") for number in range(3)] == [True, True, False]


def test_requests_of_one_address_are_counted_and_forgotten() -> None:
    now = Hand()
    addresses = Addresses(Limits(requests_per_second=1, requests_at_once=2), now)
    assert [addresses.may_request("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert addresses.may_request("10.0.0.2")
    now.time += 1
    assert [addresses.may_request("10.0.0.1") for _ in range(2)] == [True, False]
    for number in range(MOST_ADDRESSES):
        addresses.may_request(f"10.1.{number >> 8}.{number & 255}")
    assert len(addresses._requests) == MOST_ADDRESSES


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


# From where


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "127.0.0.1:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://LocalHost:8000", "localhost:8000", True),
        ("http://pi:8000", "pi:8000", True),
        ("https://pi.local", "pi.local", True),
        ("http://games.home.arpa", "games.home.arpa:80", True),
        # Anybody can let a name of their own lead here.
        ("https://games.example", "games.example", False),
        ("http://rebound.example:8000", "rebound.example:8000", False),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("http://localhost:8000", "127.0.0.1:8000", False),
        ("http://evil.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000.evil.example", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000@evil.example", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("", "127.0.0.1:8000", False),
        ("file://", "127.0.0.1:8000", False),
        ("http://", "", False),
        ("http://127.0.0.1:99999", "127.0.0.1:99999", False),
        ("http://[::1", "[::1", False),
        ("http://127.0.0.1:8000", None, False),
    ],
)
def test_a_page_of_another_site_is_not_let_in(origin: str | None, host: str | None, own: bool) -> None:
    assert is_own_origin(origin, host) is own


def test_a_named_origin_is_let_in() -> None:
    assert is_own_origin("https://games.example", "127.0.0.1:8000", frozenset({"https://games.example"}))
    assert not is_own_origin("https://other.example", "127.0.0.1:8000", frozenset({"https://games.example"}))


# What is said


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n Maria  ", "Anna Maria"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李小龍", "李小龍"),
        ("אבגד", "אבגד"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("A\u200db", "Ab"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066Anna\u2069\ufeff", "Anna"),
        ("\x00\x1b[31mAnna\x7f", "[31mAnna"),
        ("\ud800Anna", "Anna"),
        ("\u3164\u2800\u200b", ""),
        ("Z\u0351\u0363\u035b\u0301a\u0351\u0363\u035b", "Z\u0351\u0363a\u0351\u0363"),
        ("\u0301\u0301", ""),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("A" * 100_000, "A" * LONGEST_NAME),
        (" " * 100_000 + "A", ""),
    ],
)
def test_a_name_is_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@given(st.text(max_size=2000))
def test_whatever_is_said_is_one_line_of_signs_that_can_be_seen(text: str) -> None:
    for cleaned, longest in ((clean_name(text), LONGEST_NAME), (clean_chat(text), LONGEST_CHAT)):
        assert len(cleaned) <= longest
        assert cleaned == cleaned.strip()
        assert "  " not in cleaned
        hidden = {unicodedata.category(sign) for sign in cleaned.replace("\u200d", "")}
        assert not hidden & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        cleaned.encode("utf-8")


@given(st.text(max_size=200))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean_name(clean_name(text)) == clean_name(text)
