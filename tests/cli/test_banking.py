"""Banking at the terminal: the table, bids, offers, claims, debts and the clock."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

import rentier
import rentier.cli.clock
from banking.table import player, table
from rentier.cli.clock import Clock
from rentier.core.game import Game
from terminal import FIXED, Sit, flat, played, run

from .turns import banking_turn


def tight_spot() -> Game:
    """Set up a turn in which the person owes Anna more than the account holds."""
    owing = {"kind": "payment", "payer": 0, "payee": 1, "amount": 2_000_000, "why": "rent"}
    flags = {"debt": True, "asked": False, "told": True}
    return table(
        player("750K", "boardwalk", "kentucky indiana park", kept="chest-out-of-jail"),
        player("9M", "go", "boardwalk"),
        player("5M"),
        may_roll=False,
        stack=[{**owing, **flags}],
    )


@pytest.mark.parametrize(
    ("lang", "line", "out"), [("en", "resign", "You are out of the game"), ("fr", "renoncer", "Vous n’êtes plus")]
)
def test_who_is_out_is_told_how_the_others_end(lang: str, line: str, out: str, sit: Sit) -> None:
    game = banking_turn(options={"round_limit": 3})
    shown = sit(game, line, lang=lang)
    assert played(game) == ["resign"]
    assert game.over
    assert out in shown


# The table


def test_the_table_shows_everybody_and_what_lies_ahead(sit: Sit) -> None:
    shown = sit(banking_turn())
    assert re.search(r"▸ You +12\.35M +Virginia Avenue +11 brown  ■■ dark blue  ■□□ red", shown)
    assert "m□□□ station" in shown
    assert "Ahead: 2 ■ St. James Place 1.8M" in shown
    assert "9 ■ Indiana Avenue (Anna 180K)" in shown
    assert "7 ■ Kentucky Avenue (You)" in shown
    lines = shown.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("1  "))
    assert lines[first] == "1  Roll the dice"
    assert any(re.match(r"\d  Build … \(\d\)", line) for line in lines)
    assert any(re.match(r"\d  Mortgage … \(\d\)", line) for line in lines)


def test_folded_business_goes_step_by_step(sit: Sit) -> None:
    game = banking_turn()
    shown = sit(game, "2", "1")
    assert "Which one?" in shown
    assert "Build on Mediterranean Avenue for 500K: 2 apartments" in shown
    assert played(game) == ["build mediterranean"]


# Buying and bidding


def for_sale() -> Game:
    buying = {"kind": "buy", "seat": 0, "deed": "boardwalk", "price": 4_000_000}
    return table(player("9M", "boardwalk", "park"), player("8M"), may_roll=False, stack=[buying])


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [("en", "buy", "buy"), ("en", "1", "buy"), ("en", "leave", "leave"), ("en", "no", "leave"), ("fr", "non", "leave")],
)
def test_a_property_is_bought_or_left(lang: str, line: str, action: str, sit: Sit) -> None:
    game = for_sale()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [action]
    if lang == "en":
        assert "■ Boardwalk, dark blue · Park Place (You)" in shown
        assert "Rent 500K, whole group 1M; apartments 2M, 6M, 14M, 17M; hotel 20M." in shown
        assert "Boardwalk is for sale at 4M. Do you buy it?" in shown


def bidding() -> Game:
    auction = {"kind": "auction", "deed": "boardwalk", "bidders": [0, 1], "leader": 1, "bid": 600_000, "lander": 1}
    return table(player("9M", "go", "park"), player("8M", "boardwalk"), turn=1, may_roll=False, stack=[auction])


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "bid 1.2m", "bid 1200000"),
        ("en", "BID 1,2M", "bid 1200000"),
        ("en", "1.2m", "bid 1200000"),
        ("en", "bid 700k", "bid 700000"),
        ("en", "bid 700000", "bid 700000"),
        ("en", "bid 610K", "bid 610000"),
        ("en", "pass", "pass"),
        ("fr", "miser 1,2m", "bid 1200000"),
        ("fr", "passer", "pass"),
    ],
)
def test_any_amount_can_be_bid(lang: str, line: str, action: str, sit: Sit) -> None:
    game = bidding()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [action], shown[-600:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("bid 600k", "That is too low: bid at least 610K. (EB-21)"),
        ("bid 1.205m", "Bids are multiples of 10K. (EB-21)"),
        ("bid 20m", "You have only 9M, and a bid must be covered. (EB-21)"),
        ("roll", "First the auction: bid or pass."),
        ("offer anna park for 1m", "This is not the moment for a deal"),
    ],
)
def test_what_cannot_be_bid_is_refused(line: str, answer: str, sit: Sit) -> None:
    game = bidding()
    shown = flat(sit(game, line))
    assert answer in shown, shown[-600:]
    assert played(game) == []


# Rent


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "1", "claim indiana 1"),
        ("en", "claim", "claim indiana 1"),
        ("en", "claim rent", "claim indiana 1"),
        ("en", "let it lie", "let-lie"),
        ("fr", "réclamer", "claim indiana 1"),
        ("fr", "attendre", "let-lie"),
    ],
)
def test_rent_is_claimed_or_not(lang: str, line: str, action: str, sit: Sit) -> None:
    claims = ["0: indiana 1 180K"]
    game = table(player(deeds="indiana"), player(at="indiana"), turn=1, may_roll=False, claims=claims)
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [action]
    asked = "Rent is due to you: claim it" if lang == "en" else "On vous doit un loyer : réclamez-le"
    assert asked in " ".join(shown.split())


# Deals


def offered() -> Game:
    considering = {"kind": "offer", "seat": 1, "offer": "offer 0 indiana,500000 boardwalk"}
    return table(
        player("9M", "go", "boardwalk kentucky"), player("8M", "go", "indiana park"), turn=1, stack=[considering]
    )


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "accept", "accept"),
        ("en", "yes", "accept"),
        ("en", "no", "decline"),
        ("en", "1", "decline"),
        ("en", "offer boardwalk for indiana and 3m", "offer 1 boardwalk indiana,3000000"),
        ("fr", "d'accord", "accept"),
        ("fr", "refuser", "decline"),
    ],
)
def test_an_offer_is_answered(lang: str, line: str, action: str, sit: Sit) -> None:
    game = offered()
    shown = flat(sit(game, line, lang=lang))
    assert played(game)[:1] == [action], shown[-600:]
    if lang == "en":
        assert "Anna offers you Indiana Avenue and 500K for Boardwalk. Do you accept?" in shown
        assert "■ Indiana Avenue · red 1/3 · rent 180K, mortgage 1.1M · then You 2/3" in shown
        assert "■ Boardwalk · dark blue 1/2 · rent 500K, mortgage 2M · then Anna 2/2" in shown


@pytest.mark.parametrize(
    ("lines", "offer"),
    [
        (["offer", "1", "1 2", "kentucky 1.5m"], "offer 1 kentucky,1500000 st-charles,electric"),
        (["offer", "ben", "illinois", "5m"], "offer 2 5000000 illinois"),
        (["offer avenue", "ben", "states avenue", "5m"], "offer 2 5000000 states"),
        (["offer", "xyzzy", "anna", "xyzzy", "indiana", "", "mortgage ken"], "mortgage kentucky"),
        (["offer", "", "mortgage ken"], "mortgage kentucky"),
        (["offer", "ben", "", "", "mortgage ken"], "mortgage kentucky"),
        (["offer", "anna", "1m", "1m", "mortgage ken"], "mortgage kentucky"),
    ],
)
def test_an_offer_is_put_together_step_by_step(lines: list[str], offer: str, sit: Sit) -> None:
    game = banking_turn()
    shown = sit(game, *lines)
    if "indiana" in lines:
        assert played(game) == ["offer 1 - indiana", "mortgage kentucky"], shown[-900:]
    else:
        assert played(game)[:1] == [offer], shown[-900:]
    assert "With whom do you want to deal?" in shown


def test_who_is_named_is_not_asked_for(sit: Sit) -> None:
    game = banking_turn()
    shown = sit(game, "offer to anna", "indiana", "3m")
    assert "With whom" not in shown
    assert "What do you want from Anna, who has 8M?" in shown
    assert played(game)[:1] == ["offer 1 3000000 indiana"]


def test_the_offer_line_leads_to_suggestions_and_an_own_one(sit: Sit) -> None:
    game = banking_turn()
    top = sit(banking_turn())
    [number] = re.findall(r"^(\d+)  Offer a deal …$", top, re.MULTILINE)
    shown = sit(game, number)
    assert "Offer Anna 4.4M for Indiana Avenue" in shown
    [own] = re.findall(r"^(\d+)  Put together another deal …$", shown, re.MULTILINE)
    assert "With whom do you want to deal?" in sit(banking_turn(), number, own)


# Debts


def test_a_debt_says_what_is_missing(sit: Sit) -> None:
    shown = flat(sit(tight_spot()))
    assert "You have 750K, so 1.25M are missing. Sales and mortgages could bring 3.95M." in shown
    assert "You owe Anna 2M (rent). How do you raise the money?" in shown


def test_the_first_choice_in_debt_is_the_least_that_suffices(sit: Sit) -> None:
    game = tight_spot()
    sit(game, "1", "1")
    assert played(game) == ["mortgage park"]


def test_a_debt_is_paid_by_mortgages(sit: Sit) -> None:
    game = tight_spot()
    shown = sit(game, "mortgage park", "end")
    assert played(game) == ["mortgage park", "end"]
    assert "You pay Anna 2M (rent)." in shown


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (["offer anna park"], "offer 1 park - 2000000"),
        (["offer anna kentucky and indiana"], "offer 1 kentucky,indiana - 2000000"),
        (["offer", "1", "", "park"], "offer 1 park - 2000000"),
        (["offer ben card for 1.5m"], "offer 2 chest-out-of-jail 1500000"),
    ],
)
def test_a_debt_is_settled_by_deals(lines: list[str], action: str, sit: Sit) -> None:
    game = tight_spot()
    shown = sit(game, *lines)
    assert played(game)[:1] == [action], shown[-900:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("end", "First pay the 2M that you owe"),
        ("roll", "First pay the 2M that you owe"),
        ("bankrupt", "You can still raise the money from what you have"),
        ("offer ben park for 500k", "A player in debt cannot give away what covers the debt. (EB-70)"),
    ],
)
def test_a_debt_cannot_be_passed_over(line: str, answer: str, sit: Sit) -> None:
    game = tight_spot()
    shown = flat(sit(game, line))
    assert answer in shown, shown[-500:]
    assert played(game) == []


def test_who_cannot_pay_gives_up(sit: Sit) -> None:
    owing = {"kind": "payment", "payer": 0, "payee": 1, "amount": 9_000_000, "why": "rent"}
    flags = {"debt": True, "asked": False, "told": True}
    game = table(
        player("750K", "boardwalk", "kentucky"),
        player("9M", "go", "boardwalk"),
        player("5M"),
        may_roll=False,
        stack=[{**owing, **flags}],
        options={"round_limit": 1},
    )
    shown = sit(game, "give up")
    assert played(game) == ["bankrupt"]
    assert "You are bankrupt: what you have goes to Anna." in shown
    assert "Anna wins." in shown or "Ben wins." in shown


def test_in_jail_one_pays_rolls_or_uses_a_card(sit: Sit) -> None:
    def jailed() -> Game:
        return table(player("5M", jail=1, kept="chance-out-of-jail"), player("5M"))

    shown = sit(jailed())
    assert re.search(r"▸ You +5M +in jail", shown)
    assert "Ahead:" not in shown
    for line, action in (("1", "roll"), ("use card", "use-card"), ("fine", "pay-fine"), ("pay", "pay-fine")):
        game = jailed()
        sit(game, line)
        assert played(game)[:1] == [action]


# Against the clock


class Time:
    """The time of a test: each look at it takes some seconds."""

    def __init__(self, step: float = 0) -> None:
        self.at, self.step = 1000.0, step

    def __call__(self) -> float:
        self.at += self.step
        return self.at


@pytest.fixture(name="time")
def time_of_test(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(rentier.cli.clock, "now", time)
    return time


@pytest.mark.parametrize(("lang", "end"), [("en", "Time is up: "), ("fr", "Le temps est écoulé : ")])
def test_a_game_against_the_clock_ends_by_itself(lang: str, end: str, time: Time, tmp_path: Path) -> None:
    # Each decision takes some seconds.
    time.step = 2
    file = tmp_path / "game.json"
    asked = ("play", "banking", "--seats", "3", "--seed", "5", "--lang", lang, "--record", str(file))
    result = run(*asked, "--option", "time_limit=6", typed="1\n" * 2000)
    assert result.exit_code == 0, result.stderr
    assert any(line.startswith(end) for line in result.stdout.replace(FIXED, " ").splitlines()[-6:])
    record = json.loads(file.read_text())
    assert [text for _, text in record["actions"]].count("time-up") == 1
    game = rentier.replay(record)
    assert (game.over, game.ending) == (True, "time")
    assert len(game.moves()) > 20


def test_the_players_hear_how_much_time_is_left(time: Time, sit: Sit) -> None:
    game = banking_turn(options={"time_limit": 30})
    clock = Clock(30)

    def after(minutes: float, *lines: str) -> str:
        time.at = 1000 + minutes * 60
        return flat(sit(game, *lines, clock=clock))

    assert "Time left: 30 minutes." in after(0)
    assert "Time left" not in after(10)
    assert "Time left: 19 minutes." in after(11.5, "time")
    assert "Time left: 14 minutes." in after(16.5)
    assert "Time left" not in after(19)
    assert "The last minute is running." in after(29.5)
    assert played(game) == []


def test_time_that_runs_out_while_one_thinks_before_a_roll_ends_the_game(time: Time, sit: Sit) -> None:
    game = banking_turn(options={"time_limit": 5})
    clock = Clock(5)
    time.at += 600
    shown = sit(game, "roll", clock=clock)
    # The typed line comes too late.
    assert played(game) == ["time-up"]
    assert (game.over, game.ending) == (True, "time")
    assert "The time has run out. Once the last rents are claimed, the richest wins." in shown


def test_time_that_runs_out_in_a_turn_lets_it_be_finished(time: Time, sit: Sit) -> None:
    game = banking_turn(may_roll=False, options={"time_limit": 5})
    clock = Clock(5)
    time.at += 600
    shown = flat(sit(game, "mortgage kentucky", "time", "end", clock=clock))
    assert played(game) == ["time-up", "mortgage kentucky", "end"]
    assert game.over
    assert shown.count("The time has run out.") == 2


@pytest.mark.parametrize("line", ["time-up", "time up", "time", "clock", "call time", "please call time"])
def test_nobody_calls_time_before_the_clock_does(line: str, time: Time, sit: Sit) -> None:
    game = banking_turn(options={"time_limit": 5})
    sit(game, line, clock=Clock(5))
    assert (played(game), game.over) == ([], False)


def test_without_a_duration_there_is_no_time_to_call(sit: Sit) -> None:
    game = banking_turn()
    assert "Nobody agreed on a duration" in sit(game, "time-up")
    assert played(game) == []


def test_the_clock_goes_on_when_the_person_is_out(time: Time, sit: Sit) -> None:
    time.step = 1
    game = banking_turn(options={"time_limit": 1})
    sit(game, "resign", clock=Clock(1))
    assert (game.over, game.ending) == (True, "time")
    called = next(move for move in game.moves() if str(move.action) == "time-up")
    assert called.seat != 0
