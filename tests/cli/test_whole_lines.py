"""A typed line is carried out only if every word of it is understood; otherwise the terminal asks or refuses."""

import re
from collections.abc import Callable

import pytest

pytest.importorskip("typer")

import banking.table as banking
import crooked.table as crooked
import deal.table as deal
import millionaire.table as millionaire
from rentier.cli.choosing import Choosing
from rentier.cli.desks import find_desk
from rentier.cli.menu import Menu
from rentier.cli.session import Session
from rentier.cli.typed import split_words
from rentier.cli.voice import voice_for
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.text import Teller
from terminal import NAMES, Sit, flat, played

from .turns import TURNS

MOST_ACTIONS = 6
"""How many actions of a long menu are typed."""


def lecourbe_for_sale() -> Game:
    """Ask the person of Banking whether to buy Baltic Avenue, or Rue Lecourbe; Anna has Park Place."""
    buying = {"kind": "buy", "seat": 0, "deed": "baltic", "price": 600_000}
    return banking.table(
        banking.player("9M", "baltic", "light-blue"),
        banking.player("8M", deeds="park"),
        banking.player("8M"),
        may_roll=False,
        stack=[buying],
    )


def millionaire_for_sale() -> Game:
    seats = (millionaire.player("300K", "jail", "brown"), millionaire.player("300K", deeds="paradise-island"))
    game = millionaire.table(*seats, dice="1-2", fortune="palace-gardens=dividend")
    game.play(0, "roll")
    return game


def crooked_for_sale() -> Game:
    buying = {"kind": "buy", "seat": 0, "deed": "baltic", "price": 60}
    return crooked.table(
        crooked.player("500 100", "baltic", "dark-blue"),
        crooked.player("500", deeds="oriental"),
        may_roll=False,
        stack=[buying],
    )


def jailed(edition: str = "banking") -> Game:
    """Put the person of a game into jail with a card that gets them out."""
    if edition == "banking":
        return banking.table(banking.player("5M", jail=1, kept="chance-out-of-jail"), banking.player("5M"))
    if edition == "millionaire":
        seats = (millionaire.player("500K", jail=1, kept="chance-out-of-jail"), millionaire.player("500K"))
        return millionaire.table(*seats)
    return crooked.table(crooked.player("500", jail=1, kept="k9"), crooked.player("500"))


def with_chance_card() -> Game:
    return crooked.table(crooked.player("500", chance="c9"), crooked.player("500", green=0))


def built_up(group: str = "brown:4") -> Game:
    return banking.table(banking.player("5M", "go", group), banking.player("5M"))


# Nothing is dropped (B1)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "buy park place from anna"),
        ("en", "buy park place"),
        ("en", "buy an apartment on oriental"),
        ("en", "don't buy"),
        ("en", "leave it to anna"),
        ("fr", "acheter avenue des champs-élysées"),
        ("fr", "acheter la carte d'anna"),
        ("fr", "ne pas acheter"),
    ],
)
@pytest.mark.parametrize("game", [lecourbe_for_sale, millionaire_for_sale, crooked_for_sale])
def test_a_verb_alone_is_not_carried_out_for_a_longer_line(
    game: Callable[[], Game], lang: str, line: str, sit: Sit
) -> None:
    asked = game()
    before = played(asked)
    shown = sit(asked, line, lang=lang)
    assert played(asked) == before, shown[-900:]


def test_buying_from_a_player_is_an_offer(sit: Sit) -> None:
    game = lecourbe_for_sale()
    sit(game, "buy park place from anna for 2M")
    assert played(game) == ["offer 1 2000000 park"]
    game = lecourbe_for_sale()
    sit(game, "acheter l'avenue des champs-élysées à anna pour 2 millions", lang="fr")
    assert played(game) == ["offer 1 2000000 park"]
    game = banking.table(banking.player("5M", deeds="kentucky"), banking.player("5M"))
    sit(game, "sell kentucky to anna for 500k")
    assert played(game) == ["offer 1 kentucky 500000"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "buy"),
        ("en", "buy it"),
        ("en", "buy baltic"),
        ("en", "i buy baltic avenue please"),
        ("en", "buy for 600k"),
        ("en", "buy for 600,000"),
        ("fr", "acheter"),
        ("fr", "acheter la rue lecourbe"),
        ("fr", "l'acheter pour 600 000 €"),
    ],
)
def test_what_is_asked_about_may_be_named(lang: str, line: str, sit: Sit) -> None:
    game = lecourbe_for_sale()
    shown = sit(game, line, lang=lang)
    assert played(game) == ["buy"], shown[-900:]


def test_the_words_that_are_not_understood_are_named_and_the_rest_is_offered(sit: Sit) -> None:
    game = lecourbe_for_sale()
    shown = flat(sit(game, "buy park place"))
    assert "“park place” means nothing here. Did you mean this? 1 Buy it for 600K" in shown
    sit(game, "buy park place", "1")
    assert played(game) == ["buy"]


@pytest.mark.parametrize("line", ["jouer la carte libéré de prison", "utiliser une carte vous êtes libéré de prison"])
@pytest.mark.parametrize("edition", ["banking", "millionaire", "crooked"])
def test_the_card_out_of_jail_is_used_by_its_name(edition: str, line: str, sit: Sit) -> None:
    for typed, lang in ((line, "fr"), ("out of jail", "en"), ("use the get out of jail free card", "en")):
        game = jailed(edition)
        shown = sit(game, typed, lang=lang)
        assert played(game)[:1] == ["use-card"], shown[-900:]


def test_a_chance_card_is_played_instead_of_the_dice(sit: Sit) -> None:
    for line in (
        "jouer une carte chance",
        "jouer une carte",
        "utiliser la carte",
        "jouer la carte argent tombé du ciel",
    ):
        game = with_chance_card()
        shown = sit(game, line, lang="fr")
        assert played(game)[:1] == ["play c9"], shown[-900:]
    game = crooked.table(crooked.player("500"), crooked.player("500"))
    sit(game, "jouer une carte chance", "jouer une carte", lang="fr")
    assert played(game) == []


# A sale sells only what was typed (B2)


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "sell an apartment on baltic", "sell brown 4 3"),
        ("en", "sell one apartment on mediterranean avenue", "sell brown 3 4"),
        ("en", "sell brown 3 3", "sell brown 3 3"),
        ("en", "sell all brown", "sell brown 0 0"),
        ("en", "sell all apartments on brown", "sell brown 0 0"),
        ("fr", "vendre un appartement rue lecourbe", "sell brown 4 3"),
        ("fr", "vendre 1 appartement sur le boulevard de belleville", "sell brown 3 4"),
        ("fr", "vendre brun 4 3", "sell brown 4 3"),
        ("fr", "vendre tout brun", "sell brown 0 0"),
        ("fr", "vendre tous les appartements bruns", "sell brown 0 0"),
    ],
)
def test_a_sale_leaves_what_it_says(lang: str, line: str, action: str, sit: Sit) -> None:
    game = built_up()
    shown = sit(game, line, lang=lang)
    assert played(game) == [action], shown[-900:]


def test_a_colour_of_two_words_can_be_sold_by_levels(sit: Sit) -> None:
    for line, lang in (
        ("sell light blue 3 3 2", "en"),
        ("vendre bleu clair 3 3 2", "fr"),
        ("vendre bleu pâle 3 3 2", "fr"),
    ):
        game = built_up("light-blue:4")
        shown = sit(game, line, lang=lang)
        assert played(game) == ["sell light-blue 3 3 2"], shown[-900:]


@pytest.mark.parametrize(
    "line",
    [
        *("sell brown", "sell baltic", "sell apartments on baltic", "sell 5 apartments on baltic", "sell an apartment"),
        *("sell a hotel on baltic", "sell brown and light blue", "sell an apartment on brown"),
    ],
)
def test_an_unclear_sale_is_a_question(line: str, sit: Sit) -> None:
    game = built_up()
    shown = flat(sit(game, line))
    assert played(game) == []
    assert "Which one?" in shown or "Did you mean" in shown, shown[-900:]


def test_an_uneven_sale_is_refused_for_that(sit: Sit) -> None:
    game = built_up()
    assert "Sell evenly" in flat(sit(game, "sell 2 apartments on baltic"))
    assert played(game) == []


# Amounts are read as they are written (B3)


def bidding(edition: str) -> Game:
    auction = {"kind": "auction", "bidders": [0, 1], "leader": 1, "lander": 1}
    if edition == "banking":
        seats = (banking.player("9M", "go", "park"), banking.player("8M", "boardwalk"))
        top = {**auction, "deed": "boardwalk", "bid": 100_000}
        return banking.table(*seats, turn=1, may_roll=False, stack=[top])
    if edition == "millionaire":
        players = (millionaire.player("500K"), millionaire.player("500K", "castle-view"))
        return millionaire.table(
            *players, turn=1, may_roll=False, stack=[{**auction, "deed": "castle-view", "bid": 1_000}]
        )
    notes = (crooked.player("3x500"), crooked.player("500", "boardwalk"))
    return crooked.table(*notes, turn=1, may_roll=False, stack=[{**auction, "deed": "boardwalk", "bid": 10}])


@pytest.mark.parametrize(
    ("edition", "line", "amount"),
    [
        ("banking", "miser 500 000", 500_000),
        ("banking", "miser 500 000 €", 500_000),
        ("banking", "miser 500\u202f000\u00a0€", 500_000),
        ("banking", "miser € 500 000", 500_000),
        ("banking", "miser 820 000€", 820_000),
        ("banking", "miser 2 millions", 2_000_000),
        ("banking", "miser 2 millions d'€", 2_000_000),
        ("banking", "miser 1,5 million sur la rue de la paix", 1_500_000),
        ("banking", "500 000", 500_000),
        ("millionaire", "miser 5000", 5_000),
        ("millionaire", "miser 5 000", 5_000),
        ("millionaire", "5000", 5_000),
        ("crooked", "miser 1 000", 1_000),
        ("crooked", "miser 1\u202f000", 1_000),
    ],
)
def test_a_bid_is_read_as_the_box_writes_it(edition: str, line: str, amount: int, sit: Sit) -> None:
    game = bidding(edition)
    shown = sit(game, line, lang="fr")
    assert played(game)[:1] == [f"bid {amount}"], shown[-900:]
    english = bidding(edition)
    sit(english, line.replace("miser", "bid").replace("sur la rue de la paix", "on boardwalk"))
    assert played(english)[:1] == [f"bid {amount}"]


@pytest.mark.parametrize(
    ("edition", "line", "why"),
    [
        ("banking", "bid 50 000", "That is too low"),
        ("banking", "bid 500", "multiples of 10K"),
        ("banking", "bid 825 000 €", "multiples of 10K"),
        ("banking", "bid 20 millions", "You have only 9M"),
        ("millionaire", "bid 500", "multiples of 1K"),
        ("millionaire", "bid 500 000 000", "You have only 500K"),
        ("crooked", "bid 1 005", "multiples of 10"),
    ],
)
def test_a_bid_that_cannot_be_is_refused_for_its_amount(edition: str, line: str, why: str, sit: Sit) -> None:
    game = bidding(edition)
    shown = flat(sit(game, line))
    assert why in shown, shown[-600:]
    assert played(game) == []


@pytest.mark.parametrize(
    "line", ["bid 700k on park place", "bid 700k for anna", "bid 700k 800k", "bid 700k xyzzy", "700k now"]
)
def test_a_bid_with_more_words_is_not_placed(line: str, sit: Sit) -> None:
    game = bidding("banking")
    sit(game, line)
    assert played(game) == []


def test_a_denial_is_no_abbreviation(sit: Sit) -> None:
    game = bidding("banking")
    sit(game, "passe pas", "pas", lang="fr")
    assert played(game) == []


@pytest.mark.parametrize("line", ["tout", "carte tout", "carte"])
def test_without_a_verb_a_line_must_name_something(line: str, sit: Sit) -> None:
    game = TURNS["deal"]()
    sit(game, line, lang="fr")
    assert played(game) == []


@pytest.mark.parametrize("line", ["boardwalk xyzzy", "b1 ben", "b1 boardwalk", "hard soft boardwalk", "rent"])
def test_a_slide_needs_one_goal_and_no_other_word(line: str, sit: Sit) -> None:
    game = TURNS["knockout"]()
    sit(game, line)
    assert played(game) == []


def test_how_hard_is_asked_until_it_is_understood(sit: Sit) -> None:
    [number] = re.findall(r"^(\d+)  .*…$", sit(TURNS["knockout"]()), re.MULTILINE)[-1:]
    game = TURNS["knockout"]()
    shown = sit(game, number, "boardwalk", "xyzzy", "hard xyzzy", "hard")
    assert shown.count("Choose from 1 to 4.") == 2
    assert len(played(game)) == 1


@pytest.mark.parametrize("line", ["offer anna kentucky", "offer kentucky to anna", "anna", "sell kentucky to anna"])
def test_nothing_is_offered_without_a_price_before_a_question(line: str, sit: Sit) -> None:
    game = TURNS["banking"]()
    sit(game, line)
    assert played(game) == []
    asked = TURNS["banking"]()
    shown = sit(asked, "offer anna kentucky", "indiana", "kentucky")
    assert "What do you want from Anna" in flat(shown)
    assert played(asked)[:1] == ["offer 1 kentucky indiana"]


@pytest.mark.parametrize("line", ["kentucky", "kentucky avenue", "baltic"])
def test_the_name_of_a_property_alone_neither_mortgages_nor_builds(line: str, sit: Sit) -> None:
    game = TURNS["banking"]()
    shown = flat(sit(game, line))
    assert played(game) == []
    assert "Did you mean" in shown or "Which one?" in shown, shown[-600:]


def test_an_offer_names_amounts_as_the_screen_does(sit: Sit) -> None:
    seats = (crooked.player("3x500", deeds="boardwalk"), crooked.player("3x500"))
    for line, lang in (
        ("proposer anna rue de la paix contre 1 000", "fr"),
        ("proposer anna rue de la paix contre 1\u202f000", "fr"),
        ("offer anna boardwalk for 1,000", "en"),
        ("offer anna boardwalk for 1 000", "en"),
    ):
        game = crooked.table(*seats)
        shown = sit(game, line, lang=lang)
        assert played(game)[:1] == ["offer 1 boardwalk 1000"], shown[-600:]
    rich = TURNS["banking"]()
    sit(rich, "proposer anna avenue matignon contre 2 millions d'€", lang="fr")
    assert played(rich)[:1] == ["offer 1 kentucky 2000000"]


def test_in_a_list_a_number_before_an_amount_is_asked_about(sit: Sit) -> None:
    game = TURNS["banking"]()
    assert "That is not clear" in flat(sit(game, "offer", "anna", "1 500K"))
    assert played(game) == []


# Words of the box (B4, A8, A9, P6)


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("fr", "acheter un appartement boulevard de belleville", "build mediterranean"),
        ("fr", "acheter un appartement rue de la paix", "build boardwalk"),
        ("en", "buy an apartment on boardwalk", "build boardwalk"),
        ("fr", "racheter une hypothèque", "lift reading-rr"),
        ("fr", "racheter l'hypothèque de la gare montparnasse", "lift reading-rr"),
        ("en", "lift the mortgage on reading railroad", "lift reading-rr"),
    ],
)
def test_business_is_done_in_the_words_of_the_box(lang: str, line: str, action: str, sit: Sit) -> None:
    game = TURNS["banking"]()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [action], shown[-900:]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("fr", "acheter un hôtel rue lecourbe"), ("en", "buy a hotel on baltic"), ("en", "build hotel baltic")],
)
def test_a_hotel_is_built_only_where_one_comes_next(lang: str, line: str, sit: Sit) -> None:
    game = built_up()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == ["build baltic"], shown[-900:]
    early = built_up("brown:2")
    sit(early, line, lang=lang)
    assert played(early) == []


def test_a_building_is_refused_for_its_own_reason(sit: Sit) -> None:
    game = TURNS["banking"]()
    shown = flat(sit(game, "acheter un appartement avenue matignon", lang="fr"))
    assert "Il vous faut tous les terrains du groupe" in shown or "EB-40" in shown, shown[-600:]
    assert played(game) == []


@pytest.mark.parametrize(
    "line", ["la placer aux enchères", "placer aux enchères la rue lecourbe", "mettre aux enchères"]
)
def test_a_property_is_put_up_for_auction(line: str, sit: Sit) -> None:
    game = lecourbe_for_sale()
    shown = sit(game, line, lang="fr")
    assert played(game)[:1] == ["leave"], shown[-600:]
    other = millionaire_for_sale()
    sit(other, "la placer aux enchères", lang="fr")
    assert played(other)[:2] == ["roll", "leave"]


def test_the_token_of_millionaire_is_changed_in_the_words_of_the_box(sit: Sit) -> None:
    for line in ("faire évoluer son pion", "évoluer", "faire évoluer le pion"):
        game = millionaire.table(millionaire.player("300K", "yacht-harbor"), millionaire.player("300K"), dice="5-6")
        game.play(0, "roll")
        shown = sit(game, line, lang="fr")
        assert played(game)[:2] == ["roll", "upgrade"], shown[-600:]


def announced() -> Game:
    game = crooked.table(crooked.player(), crooked.player(chance="c9*"), crooked.player(green=0), turn=1)
    game.play(1, "play c9")
    return game


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fr", "décodeur"),
        ("fr", "utiliser le décodeur"),
        ("fr", "jouer un jeton Décodeur"),
        ("fr", "utiliser un jeton de loupe"),
        ("en", "use a decoder token"),
    ],
)
def test_a_token_is_used_by_the_name_on_the_box(lang: str, line: str, sit: Sit) -> None:
    game = announced()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == ["check-card"], shown[-600:]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("c'est ma fête", "birthday"),
        ("passez go", "pass-go"),
        ("banque passez go", "bank pass-go"),
        ("mettre c'est ma fête en banque", "bank birthday"),
        ("poser joker bleu pâle", "lay wild light-blue"),
        ("poser joker chemin de fer", "lay wild station"),
        ("poser la propriété frimée multicolore bleu pâle", "lay wild light-blue"),
    ],
)
def test_cards_and_colours_of_deal_have_the_names_of_the_box(line: str, action: str, sit: Sit) -> None:
    game = TURNS["deal"]()
    shown = sit(game, line, lang="fr")
    assert played(game)[:1] == [action], shown[-900:]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bank passez-go", "bank pass-go"),
        ("bank c'est-ma-fête", "bank birthday"),
        ("lay wild bleu-pâle", "lay wild light-blue"),
        ("lay wild chemin-de-fer", "lay wild station"),
        ("lay wild-light-blue-brown bleu-pâle", "lay wild-light-blue-brown light-blue"),
    ],
)
def test_texts_of_actions_know_the_names_of_the_box(text: str, action: str) -> None:
    assert str(deal.table(deal.player(""), deal.player("")).edition.read_action(text)) == action


def test_a_refusal_is_about_the_card_that_was_typed(sit: Sit) -> None:
    game = TURNS["deal"]()
    shown = flat(sit(game, "poser joker bleu xyzzy", lang="fr"))
    assert "n’est pas dans votre main" not in shown
    assert played(game) == []


# A debt that is paid in money only (B8)


def millionaire_debt() -> Game:
    owing = {"kind": "payment", "payer": 0, "payee": 1, "amount": 60_000, "why": "rent"}
    flags = {"debt": True, "asked": False, "told": True}
    return millionaire.table(
        millionaire.player("10K", "castle-view", "paradise-island"),
        millionaire.player("500K"),
        may_roll=False,
        stack=[{**owing, **flags}],
    )


def test_property_for_nothing_settles_no_debt_of_millionaire(sit: Sit) -> None:
    game = millionaire_debt()
    why = "Debts are paid in money only here; name a price for what you give."
    assert why in flat(sit(game, "offer anna paradise island"))
    assert f"{why} (MM-40)" in flat(sit(game, "offer 1 paradise-island - 60K"))
    assert why in flat(sit(game, "offer", "", "paradise island"))
    assert played(game) == []
    sit(game, "offer anna paradise island for 60k")
    assert played(game) == ["offer 1 paradise-island 60000"]


# No line of any edition is carried out with a word that was not understood


class Person:
    """A player who types lines at one question, each as if it were the first."""

    def __init__(self, game: Game, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
        voice = voice_for(lang)
        teller = Teller(voice.book, game.edition.name, NAMES[: game.seats], 0, game.options.values)
        desk = find_desk(game.edition)(voice, teller)
        self.session = Session(voice, teller, desk, game, 0, {}, "7", None)
        self.question = desk.question(self.session.view())
        self.menu = Menu(desk, game, 0, list(game.actions(0)), self.question)
        self.forms = [form for form in game.forms(0) if not game.edition.is_time_call(form.word)]
        self.monkeypatch = monkeypatch

    def chooses(self, line: str) -> str:
        """Return the text of the action that the line alone chooses; empty if none is carried out."""
        lines = iter([line])

        def type_line(prompt: str = "") -> str:
            for typed in lines:
                return typed
            raise EOFError

        self.monkeypatch.setattr("builtins.input", type_line)
        try:
            return str(Choosing(self.session, self.menu, self.forms).ask())
        except EOFError:
            return ""

    def ways_to_say(self, action: AnyAction) -> list[str]:
        """List what the action may be called: its text, its title, and names of its verb with those of its parts."""
        understanding = self.menu.understanding
        parts = [(name, part) for name, part in action.to_dict().items() if name != "do"]
        named = [understanding.name(name, str(part)) for name, part in parts if not isinstance(part, list)]
        names = " ".join(dict.fromkeys(named))
        key = f"{self.session.teller.edition}-typed-{action.verb()}"
        verbs = [form.strip().replace("[", "").replace("]", "") for form in self.session.voice.say(key).split(",")]
        return [str(action), self.menu.sentence(action), *(f"{verb} {names}".strip() for verb in verbs[:2])]

    def names(self, chosen: str, word: str) -> bool:
        """Whether an action is about what the word names."""
        action = self.session.game.edition.read_action(chosen)
        return not self.menu.understanding.unexplained(split_words(word), action, is_possible=False)

    def strangers(self, action: AnyAction) -> list[str]:
        """List words that have nothing to do with the action: nonsense, a player and a place."""
        known = {*self.menu.understanding.words(action), *split_words(self.question)}
        places = [self.session.teller.thing("space", code) for code in ("vermont", "tennessee", "bling-beach")]
        return ["xyzzy", *[it for it in ("Zoé", *places) if not set(split_words(it)) & known][1:2]]


def with_a_word_more(line: str, word: str) -> list[str]:
    first, *rest = line.split()
    return [f"{line} {word}", *([" ".join([first, word, *rest])] if rest else [])]


def answering() -> Game:
    considering = {"kind": "offer", "seat": 1, "offer": "offer 0 indiana,500000 boardwalk"}
    seats = (banking.player("9M", "go", "boardwalk kentucky"), banking.player("8M", "go", "indiana park"))
    return banking.table(*seats, turn=1, stack=[considering])


def paying_with_cards() -> Game:
    seats = (deal.player("just-say-no", sets={"red": "indiana"}, bank="2m 1m"), deal.player("debt-collector"))
    game = deal.table(*seats, turn=1)
    game.play(1, "debt-collector 0")
    return game


MOMENTS: dict[str, Callable[[], Game]] = {
    **TURNS,
    "banking-buy": lecourbe_for_sale,
    "banking-jail": jailed,
    "banking-bid": lambda: bidding("banking"),
    "banking-sell": built_up,
    "banking-answer": answering,
    "millionaire-buy": millionaire_for_sale,
    "millionaire-debt": millionaire_debt,
    "crooked-buy": crooked_for_sale,
    "crooked-jail": lambda: jailed("crooked"),
    "crooked-card": announced,
    "deal-no": paying_with_cards,
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_word_that_is_not_understood_keeps_the_line_from_being_carried_out(
    moment: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(MOMENTS[moment](), lang, monkeypatch)
    for action in person.menu.actions[:: max(1, len(person.menu.actions) // MOST_ACTIONS)]:
        assert person.chooses(str(action)) == str(action)
        for line in person.ways_to_say(action):
            for word in person.strangers(action):
                for longer in with_a_word_more(line, word):
                    # A card that can be used anywhere is also used there.
                    chosen = person.chooses(longer)
                    assert not chosen or person.names(chosen, word), (longer, chosen)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_name_of_an_action_never_chooses_another_verb(
    moment: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(MOMENTS[moment](), lang, monkeypatch)
    for action in person.menu.actions[:: max(1, len(person.menu.actions) // MOST_ACTIONS)]:
        title = person.menu.sentence(action)
        assert person.chooses(title).partition(" ")[0] in ("", action.verb()), title
