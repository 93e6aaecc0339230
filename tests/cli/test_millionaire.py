"""Millionaire at the terminal: levels, Fortune cards, deals, debts and jail."""

import re

import pytest

pytest.importorskip("typer")

from millionaire.table import player, table
from rentier.core.game import Game
from terminal import Sit, flat, played

from .turns import millionaire_turn


def in_debt() -> Game:
    """Set up a person who owes Anna more than the cash in hand."""
    owing = {"kind": "payment", "payer": 0, "payee": 1, "amount": 200_000, "why": "rent"}
    flags = {"debt": True, "asked": False, "told": True}
    return table(
        player("60K", "paradise-island", "castle-view bling-beach yacht-harbor", kept="chance-out-of-jail"),
        player("300K", "go", "paradise-island"),
        player("200K"),
        may_roll=False,
        stack=[{**owing, **flags}],
    )


# The table


def test_the_table_shows_the_way_to_the_million(sit: Sit) -> None:
    shown = sit(millionaire_turn())
    assert "▸ You    615K ████████████░░░░░░░░ ★★★   Aqua Park Resort · 3 Fortune cards\n" in shown
    assert "  Anna   410K ████████░░░░░░░░░░░░ ★     Castle View · a Fortune card\n" in shown
    assert "a card out of jail (Chance)" in shown
    assert "  Ben    250K █████░░░░░░░░░░░░░░░ ★★★★★ GO\n" in shown
    assert "11 brown  ■■ dark blue  □m□ light blue  ■□□ pink" in shown
    assert "Your Fortune cards: A House on Us · Change of Address · Takeover" in shown
    assert "Ahead: 2 Jail · 3 ■ Castle View (You) · 4 ■ Dream Avenue (Anna 20K)" in shown
    lines = shown.splitlines()
    assert next(line for line in lines if line.startswith("1  ")) == "1  Roll the dice"


def test_the_bar_follows_the_target(sit: Sit) -> None:
    shown = sit(table(player("1M"), player(), options={"target": "2m"}))
    assert "1M ██████████░░░░░░░░░░ ★" in shown


def test_nothing_tells_the_cards_of_others(sit: Sit) -> None:
    def shown(held: str, lying: str) -> str:
        game = table(player(), player(held=held), player(), fortune=f"party-plaza={lying}")
        return sit(game, "table", "board", "deeds anna", "balance")

    assert shown("veto", "windfall") == shown("takeover", "dividend")


# What is typed on one's own turn


def test_a_kept_card_goes_step_by_step(sit: Sit) -> None:
    top = sit(millionaire_turn())
    [number] = re.findall(r"^(\d+)  Take a property … \(4\)$", top, re.MULTILINE)
    game = millionaire_turn()
    shown = sit(game, number, "1")
    assert re.search(r"^1  Takeover: take Dream Avenue$", shown, re.MULTILINE)
    assert played(game) == ["take dream-avenue"]


# At GO


def at_go(cash: str = "372K") -> Game:
    """Set up a person who is asked at GO."""
    arriving = {"kind": "arrive", "seat": 0, "times": 1, "each": 0}
    upgrading = {"kind": "upgrade", "seat": 0}
    return table(player(cash, "go"), player(), may_roll=False, stack=[arriving, upgrading])


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "1", "upgrade"),
        ("en", "level up", "upgrade"),
        ("en", "collect", "collect"),
        ("en", "salary", "collect"),
        ("fr", "monter", "upgrade"),
        ("fr", "toucher", "collect"),
    ],
)
def test_the_salary_or_the_next_token_is_chosen(lang: str, line: str, action: str, sit: Sit) -> None:
    game = at_go()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [action]
    if lang == "en":
        assert "Salaries: 1★ 150K · 3★ 200K · 5★ 250K" in shown
        assert "1  Take 100K and the token of 3★" in shown
        assert "2  Take the whole salary of 150K" in shown


def test_the_whole_salary_comes_first_when_it_wins(sit: Sit) -> None:
    game = at_go("880K")
    shown = sit(game, "1")
    assert played(game) == ["collect"]
    assert "you win." in shown


# Cards that ask


def test_a_player_is_chosen_for_a_card(sit: Sit) -> None:
    choosing = {"kind": "choose-player", "seat": 0, "card": "good-turn"}

    def asked() -> Game:
        return table(player(), player(), player(), may_roll=False, stack=[choosing])

    for line, action in (("1", "choose 1"), ("choose ben", "choose 2"), ("ben", "choose 2")):
        game = asked()
        shown = sit(game, line)
        assert played(game)[:1] == [action], shown[-500:]
    assert "“A Good Turn. You like to see people smile. Choose a player" in sit(asked())


def test_a_space_is_chosen_for_a_card(sit: Sit) -> None:
    touring = {"kind": "go-to", "seat": 0, "card": "world-tour"}

    def asked() -> Game:
        return table(player(at="lifestyle-1"), player(), may_roll=False, stack=[touring])

    for line, action in (
        ("go to paradise island", "go-to paradise-island"),
        ("paradise island", "go-to paradise-island"),
        ("go parking", "go-to parking"),
        ("go to chance-2", "go-to chance-2"),
    ):
        game = asked()
        shown = sit(game, line)
        assert played(game)[:1] == [action], shown[-500:]
    game = asked()
    assert "Which one?" in sit(game, "1", "2")
    assert len(played(game)) == 1


def aimed_at() -> Game:
    """Let Anna aim a card at the person, who keeps a Veto."""
    game = table(player(deeds="castle-view", held="veto"), player(held="takeover"), player(), turn=1)
    game.play(1, "take castle-view")
    return game


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [("en", "1", "cancel"), ("en", "veto", "cancel"), ("en", "pass", "pass"), ("fr", "annuler", "cancel")],
)
def test_a_card_is_cancelled_or_not(lang: str, line: str, action: str, sit: Sit) -> None:
    game = aimed_at()
    shown = flat(sit(game, line, lang=lang))
    assert played(game)[:1] == [action]
    if lang == "en":
        assert "Anna uses “Takeover” against you: Castle View. Do you cancel it?" in shown
        assert "Your Fortune cards: Veto" in shown


def test_a_found_card_is_read_out_once(sit: Sit) -> None:
    game = table(player(at="go"), player(), fortune="lakeside-marina=dividend", dice="3-4")
    shown = flat(sit(game, "roll", "buy"))
    assert shown.count("The company had a fair year.") == 1
    assert "You take the Fortune card of Lakeside Marina: “Dividends." in shown
    assert "The bank pays you 50K (card)." in shown


# Buying, bidding, debts, jail


def test_a_deed_is_shown_and_any_amount_bid(sit: Sit) -> None:
    auction = {"kind": "auction", "deed": "paradise-island", "bidders": [0, 1], "leader": 1, "bid": 60_000, "lander": 1}

    def bidding() -> Game:
        return table(player("300K"), player("300K", "paradise-island"), turn=1, may_roll=False, stack=[auction])

    shown = flat(sit(bidding()))
    assert "■ Paradise Island, dark blue" in shown
    assert re.search(r"Rent \d+K, whole group \d+K; houses .*; hotel \d+K\. A building costs \d+K", shown)
    for line, action in (("bid 75k", "bid 75000"), ("75k", "bid 75000"), ("bid 61K", "bid 61000"), ("no", "pass")):
        game = bidding()
        sit(game, line)
        assert played(game)[:1] == [action]


def test_a_debt_says_what_is_missing(sit: Sit) -> None:
    shown = flat(sit(in_debt()))
    assert "You have 60K, so 140K are missing. Sales and mortgages could bring " in shown
    assert "You owe Anna 200K (rent). How do you raise the money?" in shown


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("mortgage bling beach", "mortgage bling-beach"),
        ("offer ben bling beach for 150k", "offer 2 bling-beach 150000"),
        ("offer ben card for 50k", "offer 2 chance-out-of-jail 50000"),
    ],
)
def test_money_is_raised_in_debt(line: str, action: str, sit: Sit) -> None:
    game = in_debt()
    shown = sit(game, line)
    assert played(game)[:1] == [action], shown[-600:]


def test_in_jail_one_rolls_pays_or_uses_a_card(sit: Sit) -> None:
    def jailed() -> Game:
        return table(player(jail=1, kept="chance-out-of-jail"), player())

    assert re.search(r"▸ You +372K \S+ ★ +in jail", sit(jailed()))
    for line, action in (("1", "roll"), ("use card", "use-card"), ("pay", "pay-fine")):
        game = jailed()
        sit(game, line)
        assert played(game)[:1] == [action]
