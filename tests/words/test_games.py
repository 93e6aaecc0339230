"""Whole games in words: every event, action, question and refusal, for everybody, without a secret."""

import re
from collections.abc import Iterator

import pytest

import rentier
from rentier.bots import RandomBot, make_bot
from rentier.core.errors import IllegalAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.games.banking import closing
from rentier.games.crooked import events as crooked_events
from rentier.games.knockout import events as slid
from rentier.games.millionaire import events as millionaire_events
from rentier.text import LANGUAGES, Phrasebook, Teller
from rentier.track import events as happened

from .keys import event_kinds, questions
from .telling import NAMES, is_sentence

Told = dict[tuple[str, str], list[tuple[int | None, Event, str]]]

TABLES: dict[str, list[tuple[int, int, dict[str, object]]]] = {
    "banking": [
        (2, 1, {"round_limit": 30}),
        (3, 2, {"game": "quick", "deck": "here-and-now", "round_limit": 40}),
        (5, 3, {"jail_double": "again", "round_limit": 20}),
        (4, 5, {"rent": "automatic", "round_limit": 30}),
    ],
    "crooked": [
        (2, 12, {}),
        (3, 2, {"rent": "automatic"}),
        (4, 3, {}),
        (5, 4, {"round_limit": 6}),
        (4, 7, {}),
    ],
    "deal": [
        (2, 1, {}),
        (3, 2, {"preset": "modern"}),
        (5, 3, {"forced_deal_full_sets": "any", "rent_targets": "one"}),
        (4, 4, {"turn_limit": 30}),
        (2, 5, {"broken_sets": "discard"}),
        (3, 6, {}),
    ],
    "knockout": [
        (2, 1, {"tremor": "real"}),
        (3, 12, {"second_chance": "paid", "tremor": "real"}),
        (4, 18, {"second_chance": "free", "tremor": "real"}),
        (4, 7, {}),
        (5, 21, {}),
    ],
    "millionaire": [
        (2, 1, {}),
        (3, 2, {"doubles_roll_again": "yes"}),
        (4, 3, {}),
        (4, 4, {"target": "2m"}),
    ],
}

# Events that hardly ever happen by chance.
RARE_EVENTS: dict[str, list[Event]] = {
    "banking": [
        happened.WantedBuilding(1, "hotel"),
        happened.WantedBuilding(1, "apartment"),
        happened.AuctionOpened("hotel"),
        happened.AuctionOpened("apartment"),
        happened.BuildingBid(1, "boardwalk", 2_150_000),
        happened.PassedBuilding(1, "apartment"),
        happened.BuildingUnsold("hotel"),
        happened.BuildingUnsold("apartment"),
        happened.Built(1, "boardwalk", 5, 2_000_000, True),
        happened.DealWithdrawn(1, 0),
        happened.DealDone(0, 1, "boardwalk,chance-out-of-jail", "-", 4_000_000),
        happened.AuctionEnded("boardwalk", -1, 0),
        happened.FreedFromJail(1, "card"),
        happened.FreedFromJail(1, "third"),
        happened.FreedFromJail(1, "double"),
        happened.Moved(1, "chance-1", "income-tax", "back"),
        closing.TimeCalled(False),
        closing.TimeCalled(True),
        happened.Won((0,), "last"),
        happened.Won((0,), "time"),
        happened.Won((1, 0), "bankruptcies"),
    ],
    "crooked": [
        crooked_events.ChangeLost(0, 30),
        crooked_events.ChangeLost(1, 30),
        crooked_events.ChangeSought(1, 0, 500),
        crooked_events.DiscardedChance(1, "c9"),
        crooked_events.InheritedCards(1, 0, 1, ("k9",)),
        crooked_events.InheritedCards(0, 1, 2, ("k9", "k10")),
        crooked_events.InheritedChance(1, 0, "c9"),
        crooked_events.ReturnedCards(0, ("k9", "k10")),
        crooked_events.NotesOffered(1, 0, (500,), (100, 100, 100, 100, 100)),
        crooked_events.NotesRefused(0, 1),
        crooked_events.PlayedChance(1, "c5", "boardwalk", "", 0),
        crooked_events.PlayedChance(1, "c10", "boardwalk", "baltic", -1),
        crooked_events.PlayedChance(0, "c12", "", "", 1),
        crooked_events.RefusedRent(0, 1),
        crooked_events.SwappedStreets(1, 0, "baltic", "boardwalk"),
        crooked_events.UsedChest(1, "k10"),
        crooked_events.CheckedChance(1, 0, "c9", True),
        happened.WantedBuilding(1, "hotel"),
        happened.AuctionOpened("hotel"),
        happened.BuildingBid(1, "boardwalk", 210),
        happened.PassedBuilding(1, "hotel"),
        happened.BuildingUnsold("hotel"),
        happened.Built(1, "boardwalk", 1, 0, True),
        happened.DealWithdrawn(1, 0),
        happened.DealDone(0, 1, "boardwalk,c7", "-", 100),
        happened.AuctionEnded("boardwalk", -1, 0),
        happened.FreedFromJail(1, "card"),
        happened.FreedFromJail(1, "third"),
        happened.KeptCard(1, "k9"),
        happened.Won((0,), "last"),
        happened.Won((0,), "rounds"),
        happened.Won((1, 0), "bought"),
    ],
    "deal": [],
    "knockout": [
        *(slid.Slid(1, 1, 4, "turn", (), (), end, "none", 1.0, (), (), ()) for end in ("back", "short", "off")),
        *(slid.Knocked(1, (0,), 0, 0, before, "none", end) for before in ("park", "none") for end in ("off", "short")),
        slid.Knocked(1, (0,), 0, 0, "park", "go-to-jail", "jail"),
        slid.Knocked(0, (0,), 0, 0, "park", "park", "space"),
        slid.NoStart((0,), 0, 0),
        slid.PaidBail(0, 0, 1, 100),
        slid.StayedInJail(1, 1, 4),
        slid.TookSecondChance(0, 0, 1, 0),
        slid.TookSecondChance(1, 1, 4, 100),
        slid.LeftOff(0, 0, 1),
        slid.TookFromChance((0,), 0, 1),
        slid.GotBonus((1,), 1, "dark-blue", 2000),
        slid.GotBonus((0, 4), 0, "dark-blue", 2000),
        slid.Doubled((0,), 0, "park", 500),
        slid.PaidTax((0,), 0, 1, 100),
        slid.TookParking((0,), 0, 1, 500),
        slid.StoodStill(1, 1, 4, "railroad-a"),
        slid.Won((0, 1), 1250, ([0], [1])),
        slid.Won((0, 3), 1250, ([0, 3],)),
        slid.Won((0, 1, 3, 4), 1250, ([0, 3], [1, 4])),
    ],
    "millionaire": [
        millionaire_events.LostFortune("castle-view"),
        millionaire_events.DiscardedFortune(1, 1, ("veto",)),
        millionaire_events.DiscardedFortune(0, 2, ("veto", "free-house")),
        millionaire_events.Aimed(0, 1, "damages", "", "50000"),
        millionaire_events.Aimed(1, 0, "exchange", "motor-drive", "bling-beach"),
        millionaire_events.Cancelled(1, 0, "takeover"),
        millionaire_events.TookDeed(1, 0, "bling-beach"),
        millionaire_events.SwappedDeeds(0, 1, "motor-drive", "bling-beach"),
        happened.Built(1, "paradise-island", 1, 0, False),
        happened.Built(1, "paradise-island", 5, 60_000, True),
        happened.DealWithdrawn(1, 0),
        happened.DealDone(0, 1, "bling-beach,lifestyle-out-of-jail", "-", 0),
        happened.AuctionEnded("castle-view", -1, 0),
        happened.FreedFromJail(1, "card"),
        happened.FreedFromJail(1, "third"),
        happened.Moved(1, "chance-2", "movie-district", "back"),
        happened.Won((0,), "last"),
        happened.Won((1,), "million"),
    ],
}
RARE_QUESTIONS = {
    "banking": {"want", "building-auction", "pay-or-draw", "closing"},
    "crooked": {"want", "building-auction", "offer-notes", "inherit-chance"},
    "deal": set(),
    "knockout": {"chance", "jail", "second-chance"},
    "millionaire": {"buy-also"},
}
RARE_VERBS = {
    "banking": {"want", "bid-building", "resign", "time-up", "withdraw", "pay-card", "draw-card"},
    "crooked": {"want", "bid-building", "offer-notes", "accept-notes", "resign", "withdraw"},
    "deal": set(),
    "knockout": {"take", "pay", "stay", "again", "leave"},
    "millionaire": {"buy-also", "resign", "withdraw"},
}
# What nobody in a random game would try, but people at a keyboard do.
ODD_ATTEMPTS = {
    "knockout": [
        *("pay", "stay", "again", "leave", "stand", "take 0", "double park", "double baltic"),
        *("move park", "move baltic", "move house-a", "move free-parking"),
        *("slide 5 100 0 900", "slide 135 110 0 900", "slide 135 100 30 900", "slide 135 100 0 0"),
        "slide 135 100 0 900",
    ]
}


def random_games(edition: str) -> Iterator[tuple[Game, int]]:
    """Play games of all kinds to the end, and yield before each decision with the seat that is asked."""
    for seats, seed, options in TABLES[edition]:
        game = rentier.new(edition, seats, seed, options)
        own = bytes([seed] * 32)
        # Careless players of the others leave their wilds and mortgages alone.
        bot = make_bot("random", edition, own) if edition == "knockout" else RandomBot(own)
        while not game.over:
            seat = game.awaiting[0]
            yield game, seat
            game.play(seat, bot.choose(game, seat))
        yield game, game.winners[0]


def teller_for(game: Game, language: str, reader: int | None) -> Teller:
    book = Phrasebook.load(language)
    return Teller(book, game.edition.name, NAMES[: game.seats], reader, game.options.values)


@pytest.fixture(scope="module")
def told() -> Told:
    """Return every event of some games as each reader sees it in words, for each edition and language."""
    sentences: Told = {}
    for edition in TABLES:
        for game, _ in random_games(edition):
            rare = RARE_EVENTS[edition] if game.over else []
            for language in LANGUAGES:
                here = sentences.setdefault((edition, language), [])
                readers: list[int | None] = [None, *range(game.seats)]
                for reader in readers:
                    teller = teller_for(game, language, reader)
                    for event in [*(game.events or []), *rare]:
                        here.append((reader, event, teller.event(event.seen_by(reader))))
    return sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TABLES)
def test_every_event_is_told_to_everybody(edition: str, language: str, told: Told) -> None:
    assert {event.kind for _, event, _ in told[edition, language]} == set(event_kinds(rentier.find_edition(edition)))
    assert [text for _, _, text in told[edition, language] if not is_sentence(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_gives_a_secret_away(language: str, told: Told) -> None:
    teller = Teller(Phrasebook.load(language), "deal")
    checked = 0
    for reader, event, text in told["deal", language]:
        for name, seats in event.hidden().items():
            value = getattr(event, name)
            cards = [value] if isinstance(value, str) else value
            if reader in seats:
                assert all(teller.thing("card", card) in text for card in cards)
            else:
                checked += 1
                assert not any(teller.thing("card", card) in text for card in cards)
    assert checked > 500


@pytest.mark.parametrize("edition", TABLES)
def test_the_reader_is_addressed(edition: str, told: Told) -> None:
    for reader, event, text in told[edition, "en"]:
        if reader is not None and reader in (getattr(event, "seat", None), getattr(event, "payer", None)):
            assert re.search(r"\b[Yy]ou", text), text
            assert NAMES[reader] not in text
    roles = ("seat", "target", "payer", "payee", "creditor")
    for reader, event, text in told[edition, "fr"]:
        if reader is not None and reader in [getattr(event, role, None) for role in roles]:
            assert re.search(r"\b[Vv]o(us|s|tre)\b", text) or event.kind == "cancelled", text
            assert NAMES[reader] not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TABLES)
def test_every_action_and_question_is_told(edition: str, language: str) -> None:
    verbs, kinds = set(), set()
    for game, seat in random_games(edition):
        if game.over:
            continue
        teller = teller_for(game, language, seat)
        question = teller.question(game.view(seat))
        kinds.add(game.top().kind)
        assert is_sentence(question) or question.endswith("?"), question
        for action in game.actions(seat):
            verbs.add(action.verb())
            text = teller.action(action, action.figures(game, seat))
            assert text[0].isupper(), text
            assert not re.search(r"\bnone\b|[{}$@]|  |\d{4}(?! mm/s)", text), text
    assert verbs | RARE_VERBS[edition] == set(rentier.find_edition(edition).grammar)
    assert kinds | RARE_QUESTIONS[edition] == questions(rentier.find_edition(edition))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", TABLES)
def test_every_refusal_is_told(edition: str, language: str) -> None:
    heard = set()
    texts = [str(action) for game, seat in random_games(edition) for action in game.actions(seat)[:3]][::17]
    texts += ODD_ATTEMPTS.get(edition, []) * 20
    step = max(40, len(texts) // 3)
    for number, (game, seat) in enumerate(random_games(edition)):
        for text in texts[number % step :: step]:
            for who in (seat, (seat + 1) % game.seats):
                try:
                    game.copy().play(who, text)
                except IllegalAction as refusal:
                    heard.add(refusal.key)
                    told = teller_for(game, language, who).error(refusal)
                    assert re.fullmatch(r"[^a-z{}$].*\.( \((DL|EB|MM|CC|KO)-\d+\))?", told), told
                    assert not re.search(r"\bnone\b|\d{4}", told), told
    assert len(heard) > 12
