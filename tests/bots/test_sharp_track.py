"""The sharp players of the games on a track: what they count, and which deals they look for."""

from __future__ import annotations

import pytest

from banking.table import player, table
from millionaire.table import player as millionaire
from millionaire.table import table as millionaires
from rentier import new
from rentier.bots import Bot, Sharp, make_bot
from rentier.bots.track.sharp import TURNS_AHEAD, TURNS_OF_BUILDINGS, TrackSense
from rentier.bots.track.standing import STANDING, Standing
from rentier.bots.track.trading import least_payment
from rentier.core import Game, derive_seed
from rentier.track.state import TrackGame
from rentier.track.trading import MakeOffer
from track.table import money

SEED = bytes(32)
EDITIONS = ["banking", "millionaire", "crooked"]


def counted(game: Game, seat: int) -> dict[str, float]:
    """Return what is counted about a player, without the zeros."""
    assert isinstance(game, TrackGame)
    return {name: count for name, count in zip(STANDING.names, STANDING.count_all(game)[seat], strict=True) if count}


def sharp(edition: str, number: int = 0) -> Sharp:
    bot = make_bot("sharp", edition, derive_seed(SEED, "sharp", number))
    assert isinstance(bot, Sharp)
    return bot


def standing_of(edition: str) -> Standing:
    sense = sharp(edition).sense
    assert isinstance(sense, TrackSense)
    return sense.standing


def games_on_the_way(edition: str, games: int, every: int) -> list[TrackGame]:
    """List positions of games between steady players in which somebody is about to roll."""
    found: list[TrackGame] = []
    steady = make_bot("steady", edition, SEED)
    for number in range(games):
        game = new(edition, 4, number, events=False)
        assert isinstance(game, TrackGame)
        for _ in range(300):
            if game.over:
                break
            if game.turns % every == 0 and game.may_roll and game.is_fresh and game.awaiting == (game.turn,):
                found.append(game.copy())
            seat = game.awaiting[0]
            game.apply(seat, steady.choose(game, seat))
    return found


def test_it_counts_groups_and_who_has_the_last_deed() -> None:
    game = table(player("1M", deeds="brown kentucky indiana"), player("2M", deeds="illinois park"), player("3M"))
    mine = counted(game, 0)
    assert mine["whole-brown"] == mine["part-brown"] == 1.0
    assert mine["part-red"] == pytest.approx(2 / 3)
    assert mine["near-other"] > 0.4
    assert "near-bank" not in mine
    theirs = counted(game, 1)
    assert theirs["near-bank"] > 0.4
    assert theirs["income"] > 0
    assert counted(game, 2)["danger"] == pytest.approx(mine["income"] + theirs["income"])


def test_money_counts_in_pieces() -> None:
    mine = counted(table(player("4M"), player()), 0)
    assert [mine[name] for name in STANDING.names if name.startswith("cash-") and name in mine] == [0.5, 1.0, 0.5]


def test_what_can_be_built_counts_with_the_money_for_it() -> None:
    poor, rich = [counted(table(player(cash, deeds="orange"), player()), 0) for cash in ("0", "9M")]
    assert poor["income-root"] == rich["income-root"] == poor["reach-root"]
    assert rich["reach-root"] > 3 * poor["reach-root"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_are_shares(edition: str) -> None:
    standing = standing_of(edition)
    for game in games_on_the_way(edition, games=1, every=9):
        total = sum(standing.chance_to_win(game, seat) for seat in range(4))
        assert total == pytest.approx(1.0, rel=0.05)


def test_a_group_with_money_to_build_raises_the_chances() -> None:
    rest = "station utility"
    without = table(
        player("8M", deeds="st-james tennessee"), player("8M", deeds=f"new-york {rest}"), player("8M"), player("8M")
    )
    whole = table(player("8M", deeds="orange"), player("8M", deeds=rest), player("8M"), player("8M"))
    assert isinstance(without, TrackGame)
    assert isinstance(whole, TrackGame)
    assert STANDING.chance_to_win(whole, 0) > STANDING.chance_to_win(without, 0) + 0.05


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_steady_player_accepts_what_it_looks_for_and_not_a_unit_less(edition: str) -> None:
    sense, steady = sharp(edition).sense, make_bot("steady", edition, SEED)
    accepted = 0
    for game in games_on_the_way(edition, games=2, every=6):
        before = game.position()
        offers = [action for action in sense.others(game, game.turn) if isinstance(action, MakeOffer)]
        assert game.position() == before
        for offer in offers[:2]:
            answers = [answer(game, priced(offer, less), steady) for less in (0, game.terms.unit)]
            assert answers[0] == "accept"
            if offer.give.cash > game.terms.unit:
                assert answers[1] == "decline"
            accepted += 1
    assert accepted > 3


def priced(offer: MakeOffer, less: int) -> str:
    """Write an offer of money with so much less of it."""
    words = str(offer).split()
    if offer.give.cash and less:
        words[2] = words[2].replace(str(offer.give.cash), str(offer.give.cash - less))
    return " ".join(words)


def answer(game: TrackGame, offer: str, steady: Bot) -> str:
    """Return how a steady player answers an offer."""
    copy = game.copy()
    copy.play(game.turn, offer)
    asked = copy.awaiting[0]
    return str(steady.choose(copy, asked)).split(maxsplit=1)[0]


def test_the_price_leaves_the_other_side_half_of_what_one_gains() -> None:
    # They lose 300, and the buyer gains 1,200: with 601 they gain 301, and the buyer 599.
    assert least_payment(1200, -300, is_whole=False) == 601
    # Whoever completes a colour alone shares evenly.
    assert least_payment(1200, -300, is_whole=True) == 751
    # A deal that costs the buyer something still has to pay for what the seller loses.
    assert least_payment(-100, -300, is_whole=False) == 301


def test_after_an_offer_that_was_declined_it_makes_none_in_that_turn() -> None:
    bot = sharp("banking")
    game = table(
        player("8M", deeds="st-james tennessee"),
        player("8M", deeds="new-york kentucky"),
        player("8M", deeds="utility station"),
    )
    offers = [action for action in bot.sense.others(game, 0) if isinstance(action, MakeOffer)]
    assert offers
    game.play(0, offers[0])
    game.play(offers[0].target, "decline")
    assert not [action for action in bot.sense.others(game, 0) if isinstance(action, MakeOffer)]


def test_buildings_of_banking_are_given_time_to_pay() -> None:
    for edition, turns in (("banking", TURNS_OF_BUILDINGS), ("millionaire", TURNS_AHEAD), ("crooked", TURNS_AHEAD)):
        bot = make_bot("sharp", edition, SEED)
        assert isinstance(bot, Sharp)
        assert (bot.sense.turns, bot.sense.patient().turns) == (TURNS_AHEAD, turns)


def test_it_raises_bids_as_people_do() -> None:
    bidding = {"kind": "auction", "deed": "boardwalk", "bidders": [0, 1], "leader": 1, "bid": money("2M"), "lander": 1}
    game = table(player("9M"), player(), stack=[bidding])
    bids = [str(action) for action in sharp("banking").sense.others(game, 0)]
    assert bids == ["pass", *[f"bid {money(bid)}" for bid in ("3M", "4M", "5M")]]
    poor = table(player("2.4M"), player(), stack=[bidding])
    assert [str(action) for action in sharp("banking").sense.others(poor, 0)] == ["pass"]


def test_it_offers_nothing_that_would_be_declined() -> None:
    # Nobody makes another player a millionaire.
    seats = [millionaire("960K", deeds="style-square"), millionaire("400K", deeds="party-plaza"), millionaire()]
    game = millionaires(*seats)
    for action in sharp("millionaire").sense.others(game, 0):
        if isinstance(action, MakeOffer):
            assert action.take.cash - action.give.cash < money("40K")


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_offers_no_more_than_two_deals_a_turn(edition: str) -> None:
    game = new(edition, 4, 5, events=False)
    bots: list[Bot] = [sharp(edition), *[make_bot("steady", edition, SEED)] * 3]
    bots[0].playouts = 1  # type: ignore[attr-defined]
    bots[0].sense.turns = 1  # type: ignore[attr-defined]
    for _ in range(300):
        if game.over:
            break
        seat = game.awaiting[0]
        chosen = bots[seat].choose(game, seat)
        if seat == 0 and isinstance(chosen, MakeOffer):
            assert isinstance(game, TrackGame)
            assert game.offers[0] < 2
            assert not game.declined
        game.play(seat, str(chosen))
