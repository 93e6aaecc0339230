"""Single sentences read well, in both languages."""

import re
import subprocess
import sys

import pytest

import rentier
from rentier.core.errors import BadInput, IllegalAction, RentierError
from rentier.core.events import Event
from rentier.games.knockout import events as slid
from rentier.testing.rules import rule
from rentier.text import Phrasebook, Teller, see_all

from .telling import NAMES, is_sentence


def test_sentences_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "deal", NAMES, 0)
    french = Teller(Phrasebook.load("fr"), "deal", NAMES, 0)
    rent = {"event": "charged-rent", "seat": 1, "card": "rent-any", "colour": "red", "times": 2, "amount": 12}
    assert english.event({**rent, "targets": [0]}) == "Ben charges you 12M, the doubled rent, for their red set."
    assert french.event({**rent, "targets": [0]}) == "Ben vous demande 12M\u00a0: loyer doublé de son groupe rouge."
    everybody = {**rent, "targets": [2, 3, 4, 0]}
    assert english.event(everybody) == "Ben charges everybody 12M, the doubled rent, for their red set."
    drew = {"event": "drew", "seat": 1, "count": 2}
    assert english.event(drew) == "Ben draws 2 cards."
    assert english.event({**drew, "seat": 0, "cards": ["kentucky", "2m"]}) == "You draw Kentucky Avenue and 2M."
    told = french.event({**drew, "seat": 0, "cards": ["kentucky", "birthday"]})
    assert told == "Vous piochez Avenue Matignon et «\u00a0C’est mon anniversaire\u00a0»."
    banked = {"event": "banked", "seat": 1, "card": "pass-go"}
    assert english.event(banked) == "Ben banks Pass Go."
    assert french.event(banked) == "Ben met «\u00a0Passez par le Départ\u00a0» en banque."
    won = {"event": "won", "seats": [0, 2], "why": "limit"}
    assert english.event(won) == "That was the last turn: you and Chloé share the win."


def test_sentences_of_banking_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "banking", NAMES, 0, {"deck": "french"})
    french = Teller(Phrasebook.load("fr"), "banking", NAMES, 0, {"deck": "french"})
    offer = {"event": "deal-offered", "seat": 1, "target": 0, "give": "park,1150000", "take": "boardwalk", "debt": 0}
    assert english.event(offer) == "Ben offers you Park Place and 1.15M for Boardwalk."
    assert french.event(offer) == "Ben vous propose Avenue des Champs-Élysées et 1,15M contre Rue de la Paix."
    settling = {**offer, "seat": 0, "target": 1, "give": "park", "take": "-", "debt": 600_000}
    assert english.event(settling) == "You offer Ben Park Place for nothing, which settles 600K of what is owed."
    asking = {**offer, "give": "-", "take": "park", "debt": 600_000}
    assert english.event(asking) == "Ben asks you for Park Place, which settles 600K of what is owed."
    done = {**asking, "event": "deal-done"}
    assert english.event(done) == "It is a deal: Ben gets Park Place from you, which settles 600K of what is owed."
    assert french.event(asking) == "Ben vous demande Avenue des Champs-Élysées, ce qui règle 600K de ce qui est dû."
    paid = {"event": "paid", "payer": -1, "payee": 0, "amount": 2_000_000, "why": "salary"}
    assert english.event(paid) == "The bank pays you 2M (GO)."
    assert english.event({**paid, "payer": 2, "why": "rent"}) == "Chloé pays you 2M (rent)."
    sold = {"event": "sold", "seat": 1, "group": "red", "amount": 750_000, "levels": [0, 0, 1]}
    assert english.event(sold).endswith(" for 750K; left there: 0, 0 and 1.")
    assert english.event({**sold, "levels": [0, 0, 0]}).endswith(" for 750K; nothing is left there.")
    assert french.event({**sold, "levels": [0, 0, 0]}).endswith(" pour 750K\u00a0; il n’y reste rien.")
    drew = {"event": "drew-card", "seat": 1, "deck": 1, "card": "doctor"}
    assert english.event(drew).endswith("“The doctor has seen you, and her bill is 500K.”")


def test_sentences_of_millionaire_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "millionaire", NAMES, 0)
    french = Teller(Phrasebook.load("fr"), "millionaire", NAMES, 0)
    drew = {"event": "drew-card", "seat": 1, "deck": 1, "card": "talk-show"}
    text = "“Talk Show. You tell the viewers how you did it. The bank pays you 20K at 1★, 50K at 3★, 80K at 5★.”"
    assert english.event(drew) == f"Ben draws from Millionaire Lifestyle: {text}"
    found = {"event": "found-fortune", "seat": 1, "space": "bling-beach"}
    assert english.event(found) == "Ben takes the Fortune card of Bling Beach."
    assert french.event(found) == "Ben prend la carte Fortune de la case Plage Clinquante."
    mine = {**found, "seat": 0, "card": "veto"}
    assert english.event(mine).startswith("You take the Fortune card of Bling Beach: “Veto. Cancel Damages,")
    aimed = {"event": "aimed", "seat": 1, "target": 0, "card": "takeover", "give": "", "take": "bling-beach"}
    assert english.event(aimed) == "Ben aims it at you: Bling Beach."
    assert french.event({**aimed, "take": "50000"}) == "Ben vous vise\u00a0: 50K."
    level = {"event": "changed-level", "seat": 0, "before": 1, "stars": 3}
    assert english.event(level) == "You move from 1★ to 3★."
    assert french.event(level) == "Vous passez de 1★ à 3★."
    won = {"event": "won", "seats": [0], "why": "million"}
    assert english.event(won) == "The million is reached: you win."
    ida = Teller(Phrasebook.load("fr"), "millionaire", ("Ida", "Yann"), 1)
    assert ida.event(won) == "Million atteint\u00a0: victoire d’Ida."


def test_sentences_of_crooked_cash_read_well() -> None:
    english = Teller(Phrasebook.load("en"), "crooked", NAMES, 0)
    french = Teller(Phrasebook.load("fr"), "crooked", NAMES, 0)
    checked = {"event": "note-checked", "seat": 1, "target": 0, "amount": 500, "is_fake": True}
    assert english.event(checked) == "Ben checks one of your 500s: it is fake."
    assert french.event(checked) == "Ben vérifie un de vos billets de 500\u00a0: il est faux."
    taken = {"event": "fake-taken", "seat": 0, "target": 1, "amount": 500}
    assert english.event(taken) == "You take Ben’s fake 500 and keep it."
    paid = {"event": "paid", "payer": 1, "payee": 0, "amount": 1_400, "why": "rent"}
    assert english.event(paid) == "Ben pays you 1,400 (rent)."
    assert french.event(paid) == "Ben vous paie 1\u202f400 (loyer)."
    played = {"event": "played-chance", "seat": 1, "card": "c5", "space": "boardwalk", "other": "", "target": 0}
    assert english.event(played) == "Ben is about to use “Rents Go Up”, Boardwalk, against you."
    assert french.event(played) == "Ben va utiliser «\u00a0Les loyers montent\u00a0», Rue de la Paix, contre vous."
    swapping = {**played, "card": "c10", "space": "baltic", "other": "boardwalk", "target": -1}
    assert english.event(swapping) == "Ben is about to use “Change of Address”, Baltic Avenue for Boardwalk."
    plain = {**played, "card": "c9", "space": "", "target": -1}
    assert english.event(plain) == "Ben is about to use “Money from the Sky”."
    kept = {"event": "kept-hidden", "seat": 1}
    assert english.event(kept) == "Ben draws from Community Chest and keeps the card."
    turned = {"event": "tokens-turned", "seat": 0}
    for name, of_whom in (("Ada", "d’Ada"), ("Hugo", "d’Hugo"), ("Tom", "de Tom"), ("Yann", "de Yann")):
        teller = Teller(Phrasebook.load("fr"), "crooked", (name,))
        assert teller.event(turned) == f"Les jetons de loupe {of_whom} sont de nouveau verts."
    mine = {**kept, "seat": 0, "card": "k10"}
    assert english.event(mine).startswith("You draw from Community Chest and keep the card: “A Friend Who Builds. Keep")


def test_amounts_of_crooked_cash_are_written_in_full() -> None:
    for language, thousands in (("en", "12,400"), ("fr", "12\u202f400")):
        teller = Teller(Phrasebook.load(language), "crooked", NAMES, 0)
        assert teller.money(12_400) == thousands
        assert thousands in teller.error(IllegalAction("track-bid-money", {"amount": 12_400}, "CC-12"))


@pytest.mark.parametrize(
    ("pending", "question"),
    [
        (
            [
                {"kind": "payment", "payer": 1, "payee": 2, "amount": 520, "why": "rent"},
                {"kind": "check", "asked": [0], "values": [500, 20], "checked": ["", ""], "fresh": 0},
            ],
            "Ben lays down 500 and 20 for Chloé. Do you check one of these notes?",
        ),
        (
            [
                {"kind": "payment", "payer": 0, "payee": -1, "amount": 60, "why": "deed"},
                {"kind": "lay", "values": [], "checked": []},
            ],
            "You pay the bank 60 (property). Which notes do you lay down?",
        ),
        (
            [
                {"kind": "payment", "payer": 0, "payee": -1, "amount": 60, "why": "deed"},
                {"kind": "lay", "values": [10], "checked": ["real"]},
            ],
            "You pay the bank 60 (property), and 10 lie there. Which notes do you add?",
        ),
        (
            [{"kind": "announce", "asked": [0], "seat": 1, "play": "play c12 0"}],
            "Ben is about to use “A Word to the Police” (you). Do you check the card?",
        ),
        (
            [{"kind": "announce", "asked": [0], "seat": 1, "play": "play c9"}],
            "Ben is about to use “Money from the Sky”. Do you check the card?",
        ),
        (
            [{"kind": "inherit-chance", "seat": 0, "card": "c9"}],
            "You can keep only one Chance card. Which one?",
        ),
        (
            [{"kind": "want", "seat": 1, "deed": "park", "hotel": True, "asked": [0], "wanting": []}],
            "Ben wants to buy the last hotel. Do you want it too?",
        ),
    ],
)
def test_questions_of_crooked_cash_read_well(pending: list[dict[str, object]], question: str) -> None:
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [{"kind": "turn"}, *pending]}
    assert Teller(Phrasebook.load("en"), "crooked", NAMES, 0).question(view) == question
    told = Teller(Phrasebook.load("fr"), "crooked", NAMES, 0).question(view)
    assert told[-1] in ".?"
    assert "none" not in told


@pytest.mark.parametrize(
    ("pending", "question"),
    [
        (
            {"kind": "upgrade", "seat": 0},
            "You are at GO. Do you take the whole salary, or part of it and the next token?",
        ),
        (
            {"kind": "choose-player", "seat": 0, "card": "lost-bet"},
            "“A Lost Bet. That horse was slow. Choose a player, and give them 50K.” Whom do you choose?",
        ),
        (
            {"kind": "go-to", "seat": 0, "card": "world-tour"},
            "“World Tour. Go forward to whichever other space you like.” Where do you go?",
        ),
        (
            {"kind": "buy-also", "seat": 0, "group": "light-blue"},
            "Do you buy one more property of the light blue group?",
        ),
        (
            {
                "kind": "answer",
                "asked": [0],
                "seat": 1,
                "target": 0,
                "card": "exchange",
                "give": "motor-drive",
                "take": "bling-beach",
                "cancelled": False,
            },
            "Ben uses “Change of Address” against you: Bling Beach for Motor Drive. Do you cancel it?",
        ),
        (
            {
                "kind": "answer",
                "asked": [0],
                "seat": 0,
                "target": 1,
                "card": "takeover",
                "give": "",
                "take": "bling-beach",
                "cancelled": True,
            },
            "Ben cancels your “Takeover”. Do you cancel that in turn?",
        ),
    ],
)
def test_questions_of_millionaire_read_well(pending: dict[str, object], question: str) -> None:
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [{"kind": "turn"}, pending]}
    assert Teller(Phrasebook.load("en"), "millionaire", NAMES, 0).question(view) == question
    told = Teller(Phrasebook.load("fr"), "millionaire", NAMES, 0).question(view)
    assert told[-1] in ".?"
    assert "none" not in told


def test_a_wild_to_be_placed_is_named_not_the_card_it_was_swapped_for() -> None:
    sets = {0: {"orange": "wild-pink-orange"}, 1: {"green": "pennsylvania"}}
    game = rentier.setup("deal", seats=2, hands={0: "forced-deal"}, sets=sets)
    game.play(0, "forced-deal 1 green pennsylvania orange wild-pink-orange")
    game.play(1, "pass")
    view = game.view(1)
    english = Teller(Phrasebook.load("en"), "deal", NAMES, 1).question(view)
    assert english == "Pink/Orange Wild is yours now. What should it count as?"
    french = Teller(Phrasebook.load("fr"), "deal", NAMES, 1).question(view)
    assert french == "La carte «\u00a0Joker rose/orange\u00a0» est à vous. De quelle couleur sera-t-elle\u00a0?"


def test_what_a_slide_off_the_board_is_worth_does_not_say_that_nothing_is_in_its_way() -> None:
    game = rentier.new("knockout", 2, 1)
    (seat,) = game.awaiting[:1]
    (stake,) = game.stakes(seat, "slide 135 60 0 2000")
    assert (
        Teller(Phrasebook.load("en"), "knockout", NAMES, seat).stake(stake)
        == "Off the board, your own token earns nothing."
    )
    assert Teller(Phrasebook.load("fr"), "knockout", NAMES, seat).stake(stake) == (
        "Hors du plateau, votre propre pion ne rapporte rien."
    )


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [(10_000, "10K", "10K"), (1_150_000, "1.15M", "1,15M"), (2_000_000, "2M", "2M"), (995_000, "995K", "995K")],
)
def test_money_is_written_as_the_bank_unit_does(amount: int, english: str, french: str) -> None:
    assert Teller(Phrasebook.load("en"), "banking").money(amount) == english
    assert Teller(Phrasebook.load("fr"), "banking").money(amount) == french
    assert Teller(Phrasebook.load("en"), "deal").money(amount) == amount


RARELY_ASKED: list[tuple[dict[str, object], str]] = [
    (
        {"kind": "want", "seat": 1, "deed": "park", "hotel": False, "asked": [0], "wanting": []},
        "Ben wants to buy one of the last apartments. Do you want it too?",
    ),
    (
        {"kind": "building-auction", "hotel": True, "bidders": [1, 0], "leader": 1, "bid": 2_000_000, "deed": "park"},
        "Auction of a hotel: Ben bids 2M. Do you bid more?",
    ),
    (
        {"kind": "auction", "bidders": [1, 0], "leader": -1, "bid": 0, "deed": "park", "lander": 1},
        "Auction of Park Place: nobody has bid yet. What do you bid?",
    ),
    (
        {"kind": "offer", "seat": 1, "offer": "offer 0 park - 600000"},
        "Ben offers you Park Place for nothing, which settles 600K of what is owed. Do you accept?",
    ),
    (
        {"kind": "offer", "seat": 1, "offer": "offer 0 - park 600000"},
        "Ben asks you for Park Place, which settles 600K of what is owed. Do you accept?",
    ),
    ({"kind": "pay-or-draw", "seat": 0, "card": "fine-or-chance"}, "Do you pay, or draw a card instead?"),
    ({"kind": "closing"}, "Time is up, but rent is still due to you: claim it now, or it is lost."),
]


@pytest.mark.parametrize(("pending", "question"), RARELY_ASKED)
def test_what_is_rarely_asked_reads_well(pending: dict[str, object], question: str) -> None:
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [{"kind": "turn"}, pending]}
    assert Teller(Phrasebook.load("en"), "banking", NAMES, 0).question(view) == question
    told = Teller(Phrasebook.load("fr"), "banking", NAMES, 0).question(view)
    assert told[-1] in ".?"
    assert "none" not in told


def test_an_offer_in_a_debt_settles_nothing_by_itself() -> None:
    debt = {"kind": "payment", "payer": 1, "payee": -1, "amount": 1_500_000, "why": "card", "debt": True}
    offer = {"kind": "offer", "seat": 1, "offer": "offer 0 park 2500000"}
    view: dict[str, object] = {"seat": 0, "turn": 1, "pending": [debt, offer]}
    told = Teller(Phrasebook.load("en"), "banking", NAMES, 0).question(view)
    assert told == "Ben offers you Park Place for 2.5M. Do you accept?"


@pytest.mark.parametrize("edition", ["banking", "millionaire", "crooked"])
def test_a_token_that_walks_to_the_jail_is_only_visiting(edition: str) -> None:
    english, french = (Teller(Phrasebook.load(language), edition, NAMES, 0) for language in ("en", "fr"))
    to_jail = {"event": "moved", "seat": 1, "space": "jail", "how": "forward"}
    assert english.event(to_jail) == "Ben moves to Jail, just visiting."
    assert french.event(to_jail) == "Ben avance jusqu’à la case Prison, en simple visite."
    assert english.event({**to_jail, "space": "go"}) == "Ben moves to GO."


ASKED_IN_KNOCKOUT: list[tuple[dict[str, object], str, str]] = [
    ({"kind": "slides", "token": 0}, "It is your slide. Where do you aim?", "À vous de faire glisser"),
    ({"kind": "reslide", "token": 0, "why": "jail"}, "Your token is out of jail: slide it again.", "sort de prison"),
    ({"kind": "reslide", "token": 0, "why": "chance"}, "Your token comes from Chance", "vient de la case Chance"),
    ({"kind": "reslide", "token": 0, "why": "second"}, "Your second chance: slide it again.", "Votre seconde chance"),
    ({"kind": "jail", "tokens": [0]}, "Your token is in jail. Do you pay 100", "Payez-vous 100 au Parc gratuit"),
    ({"kind": "second-chance", "token": 0, "amount": 0}, "Do you slide it again?", "Le faites-vous glisser"),
    ({"kind": "second-chance", "token": 0, "amount": 100}, "Do you pay 100 to slide", "Payez-vous 100 pour"),
    ({"kind": "chance"}, "Which one do you slide first?", "Lequel glisse d’abord"),
    ({"kind": "railroad", "token": 0}, "may ride to any property without a token. Where to?", "Où va-t-il"),
    ({"kind": "scoring"}, "Your House doubles one property that you collected for.", "Laquelle"),
]


@pytest.mark.parametrize(("pending", "english", "french"), ASKED_IN_KNOCKOUT)
def test_what_knockout_asks_reads_well(pending: dict[str, object], english: str, french: str) -> None:
    view: dict[str, object] = {"seat": 0, "pending": [pending]}
    assert english in Teller(Phrasebook.load("en"), "knockout", NAMES, 0).question(view)
    assert french in Teller(Phrasebook.load("fr"), "knockout", NAMES, 0).question(view)


KNOCKED: list[tuple[Event, int | None, str, str]] = [
    (
        slid.Knocked(1, (0,), 0, 0, "park", "none", "off"),
        0,
        "Ben knocks you off Park Place and off the board.",
        "Ben vous pousse de la case Avenue des Champs-Élysées hors du plateau.",
    ),
    (
        slid.Knocked(0, (1,), 1, 4, "boardwalk", "luxury-tax", "space"),
        0,
        "You knock Ben from Boardwalk to Luxury Tax.",
        "Vous poussez Ben de la case Rue de la Paix à la case Taxe de luxe.",
    ),
    (
        slid.Knocked(0, (0,), 0, 1, "pacific", "pacific", "space"),
        0,
        "You nudge a token of your own on Pacific Avenue.",
        "Vous effleurez un de vos propres pions, case Avenue de Breteuil.",
    ),
    (
        slid.Knocked(0, (0,), 0, 1, "pacific", "go-to-jail", "jail"),
        1,
        "Anna knocks a token of their own from Pacific Avenue into jail.",
        "Anna pousse un pion de sa couleur de la case Avenue de Breteuil en prison.",
    ),
    (
        slid.Knocked(3, (0, 3), 0, 1, "none", "baltic", "space"),
        0,
        "David knocks a token of your own team onto Baltic Avenue.",
        "David pousse un pion de votre propre équipe jusqu’à la case Rue Lecourbe.",
    ),
    (
        slid.Collected((0, 3), 0, "marvin", 250),
        3,
        "Your team collects 250 for Marvin Gardens.",
        "Votre équipe touche 250 : Rue La Fayette.",
    ),
    (
        slid.PaidTax((1, 4), 1, 1, 100),
        None,
        "Ben and Emma pay 100 tax to Free Parking, for one property.",
        "Ben et Emma paient 100 de taxe au Parc gratuit, pour une propriété.",
    ),
]


@pytest.mark.parametrize(("event", "reader", "english", "french"), KNOCKED)
def test_sentences_of_knockout_read_well(event: Event, reader: int | None, english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        told = Teller(Phrasebook.load(language), "knockout", NAMES, reader).event(event.seen_by(reader))
        assert told.replace("\u00a0", " ") == sentence


def test_a_second_set_is_named() -> None:
    teller = Teller(Phrasebook.load("en"), "deal")
    assert teller.thing("set", "dark-blue") == "dark blue set"
    assert teller.thing("set", "dark-blue2") == "second dark blue set"
    assert teller.thing("card", "kentucky@red2") == "Kentucky Avenue (second red set)"


def test_what_somebody_typed_is_repeated_as_it_is() -> None:
    error = BadInput("unknown-edition", {"given": "park", "known": ["deal"]})
    assert str(error) == "There is no edition “park”; choose from: deal."


def test_after_the_game_everything_is_open() -> None:
    game = rentier.new("deal", 2, 1)
    drew = next(event for event in game.events or [] if event.kind == "drew")
    seen = see_all(drew, range(2))
    assert seen["cards"]
    assert "cards" not in drew.seen_by(None)
    assert is_sentence(Teller(Phrasebook.load("en"), "deal", NAMES[:2]).event(seen))


def test_errors_speak_english_by_themselves() -> None:
    game = rentier.new("deal", 2, 1)
    with pytest.raises(IllegalAction, match=r"Kentucky Avenue is not in your hand; .* \(DL-11\)"):
        game.play(game.awaiting[0], "lay kentucky red")
    with pytest.raises(IllegalAction, match=rf"waits for seat {game.awaiting[0]}\. \(DL-3\)"):
        game.play(1 - game.awaiting[0], "end")


def test_an_error_inside_an_error_is_told_in_the_same_language() -> None:
    record = rentier.new("deal", 2, 1).record()
    record["actions"] = [[0, "pay 1m"]]
    with pytest.raises(RentierError) as caught:
        rentier.replay(record)
    french = Teller(Phrasebook.load("fr")).error(caught.value)
    assert re.fullmatch(r"L’enregistrement a été .*action 1, «\u00a0pay 1m\u00a0», .*\. .*\. \(DL-\d+\)", french)


def test_a_game_without_words_is_told_by_its_own_names() -> None:
    teller = Teller(Phrasebook.load("en"), "pig")
    assert teller.event({"event": "rolled", "seat": 1, "pips": 3}) == "rolled"
    assert teller.question({"pending": [{"kind": "roll"}]}) == "It is your choice."


def test_the_words_are_read_only_when_they_are_needed() -> None:
    code = "import rentier, sys; sys.exit('rentier.text' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("key", ["hint-reason", "web-puzzle-why"])
@pytest.mark.parametrize(
    ("after", "otherwise", "english", "french"),
    [
        (10, 0, ("nearly every", "hardly any"), ("arrive presque toujours", "presque jamais")),
        (0, 10, ("hardly any", "nearly every"), ("n’arrive presque jamais", "presque toujours")),
        (1, 4, ("about 1 of 10", "in 4 of 10 games"), ("dans environ une partie", "dans 4 parties sur 10")),
        (4, 1, ("about 4 of 10", "in 1 of 10 games"), ("dans environ 4 parties", "dans une partie sur 10")),
    ],
)
def test_never_and_always_are_said_in_words(
    key: str, after: int, otherwise: int, english: tuple[str, str], french: tuple[str, str]
) -> None:
    figures = {"moment": "Ben pays you 5M.", "best": "roll", "other": "end", "after": after, "otherwise": otherwise}
    for language, expected in (("en", english), ("fr", french)):
        said = Phrasebook.load(language).say(key, figures)
        assert re.search(".*".join(map(re.escape, expected)), said), said
        assert "0 of 10" not in said
        assert "0 parties" not in said


def test_a_payment_of_crooked_cash_says_what_it_is_for() -> None:
    paying = {"person": "Ben", "payee": "Ida", "to": "other", "amount": "50", "space": "none", "why": "rent"}
    hotel = {**paying, "to": "bank", "space": "States Avenue", "why": "building"}
    english, french = Phrasebook.load("en"), Phrasebook.load("fr")
    assert english.say("web-crooked-ask-lay", hotel) == "You pay 50 for a hotel on States Avenue."
    assert english.say("web-crooked-ask-pays", hotel) == "Ben pays 50 for a hotel on States Avenue."
    assert english.say("web-crooked-ask-lay", paying) == "You pay Ida 50 (rent)."
    assert french.say("web-crooked-ask-pays", paying) == "Ben paie 50 à Ida (loyer)."
    assert french.say("web-crooked-ask-lay", hotel) == "Vous payez 50 pour un hôtel\u00a0: States Avenue."


def test_notes_are_said_by_their_values_and_known_fakes_are_named() -> None:
    game = rentier.setup("crooked", seats=2, notes={0: "500 500f! 100 100"})
    pay = game.edition.read_action("pay 500#2 100#1 100#2")
    english, french = (Teller(Phrasebook.load(it), "crooked", NAMES, 0) for it in ("en", "fr"))
    assert english.action(pay) == "Pay with 500 and 2\u00a0×\u00a0100"
    assert english.action(pay, pay.figures(game, 0)) == "Pay with 500 and 2\u00a0×\u00a0100 (one fake, as you know)"
    assert french.action(pay, pay.figures(game, 0)).endswith(" (un faux, vous le savez)")
    change = game.edition.read_action("change 500#1 100,100,100,100,100")
    assert english.action(change).startswith("Change 500 at the bank")


TEAMS = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@rule("KO-1", "KO-3")
def test_team_mates_stand_together_in_the_turn_order() -> None:
    game = rentier.new("knockout", seats=5, seed=3)
    (began,) = [event for event in game.opening if event.kind == "round-began"]
    seen = began.seen_by(None)
    english = Teller(Phrasebook.load("en"), "knockout", TEAMS).event(seen)
    assert english == "Round 1 of 3. Turn order: Ada and Dan; Cleo; Ben and Eve. On Free Parking: 500."
    french = Teller(Phrasebook.load("fr"), "knockout", TEAMS).event(seen)
    assert "Ordre de jeu\u00a0: Ada et Dan\u00a0; Cleo\u00a0; Ben et Eve." in french


@rule("KO-4")
@pytest.mark.parametrize(
    ("sides", "reader", "english", "french"),
    [
        (
            ([0, 3],),
            None,
            "The team of Ada and Dan has the most cash, 1,500, and wins.",
            "L’équipe d’Ada et Dan a le plus d’argent, 1\u202f500, et gagne.",
        ),
        (
            ([0, 3],),
            0,
            "Your team has the most cash, 1,500: you win.",
            "Votre équipe a le plus d’argent, 1\u202f500\u00a0: vous gagnez.",
        ),
        (
            ([0, 3], [1, 4]),
            None,
            "The most cash is 1,500, and the win is shared: Ada and Dan; Ben and Eve.",
            "Le plus d’argent, c’est 1\u202f500, et la victoire est partagée\u00a0: Ada et Dan\u00a0; Ben et Eve.",
        ),
    ],
)
def test_a_team_that_wins_shares_nothing_unless_teams_are_equal(
    sides: tuple[list[int], ...], reader: int | None, english: str, french: str
) -> None:
    seats = tuple(seat for side in sides for seat in side)
    seen = slid.Won(seats, 1500, sides).seen_by(None)
    assert Teller(Phrasebook.load("en"), "knockout", TEAMS, reader).event(seen) == english
    assert Teller(Phrasebook.load("fr"), "knockout", TEAMS, reader).event(seen) == french


@pytest.mark.parametrize(
    ("edition", "language", "left"),
    [
        ("banking", "en", "which leaves 4 apartments and a hotel"),
        ("banking", "fr", "ce qui y laisse 4 appartements et un hôtel"),
        ("millionaire", "en", "which leaves 4 houses and a hotel"),
        ("millionaire", "fr", "ce qui y laisse 4 maisons et un hôtel"),
    ],
)
def test_a_sale_that_leaves_a_hotel_says_so(edition: str, language: str, left: str) -> None:
    teller = Teller(Phrasebook.load(language), edition, TEAMS, 0)
    figures = {"amount": 250_000, "left": 9, "hotel_level": 5}
    sale = rentier.find_edition(edition).read_action("sell brown 4 5")
    assert teller.action(sale, figures).endswith(left)
    even = rentier.find_edition(edition).read_action("sell brown 3 4")
    assert teller.action(even, figures).endswith("3 and 4" if language == "en" else "3 et 4")


@rule("DL-43", "DL-48", "DL-52")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_of_deal_say_what_the_options_say(language: str) -> None:
    book = Phrasebook.load(language)

    def does(card: str, **options: object) -> str:
        return Teller(book, "deal", NAMES, 0, rentier.new("deal", 2, 1, options).options.values).thing(
            "card", f"{card}-does"
        )

    one = {"en": "a player of your choice", "fr": "un joueur de votre choix"}[language]
    for card in ("light-blue-brown", "pink-orange", "red-yellow", "dark-blue-green", "station-utility"):
        assert one in does(f"rent-{card}", rent_targets="one")
        assert one not in does(f"rent-{card}")
    told = [does("forced-deal", forced_deal_full_sets=value) for value in ("none", "own", "any")]
    assert len(set(told)) == 3
    assert does("just-say-no", just_say_no="play") != does("just-say-no")
