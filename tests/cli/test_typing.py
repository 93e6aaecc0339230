"""What a person types at a turn of each game: words for actions, what is refused, and what only shows something."""

import re

import pytest

pytest.importorskip("typer")

from terminal import Sit, flat, played

from .turns import TURNS

TYPED: dict[str, dict[str, dict[str, str]]] = {
    "banking": {
        "en": {
            "roll": "roll",
            "Roll the dice": "roll",
            "build boardwalk": "build boardwalk",
            "build med": "build mediterranean",
            "mortgage kentucky avenue": "mortgage kentucky",
            "mortgage ken": "mortgage kentucky",
            "lift reading railroad": "lift reading-rr",
            "unmortgage reading": "lift reading-rr",
            "sell all brown": "sell brown 0 0",
            "sell brown 1 0": "sell brown 1 0",
            "sell brown 0 1": "sell brown 0 1",
            "offer anna kentucky for 500k": "offer 1 kentucky 500000",
            "offer Anna Kentucky Avenue and 1.2M for Indiana Avenue": "offer 1 kentucky,1200000 indiana",
            "offer ben 2,5m for illinois": "offer 2 2500000 illinois",
            "trade kentucky, reading with ben for states and virginia": "offer 2 reading-rr,kentucky states,virginia",
            "offer anna my card for 300k": "offer 1 chance-out-of-jail 300000",
            "offer 1 kentucky 500K": "offer 1 kentucky 500000",
        },
        "fr": {
            "lancer": "roll",
            "lancer les dés": "roll",
            "construire rue de la paix": "build boardwalk",
            "bâtir paix": "build boardwalk",
            "hypothéquer avenue matignon": "mortgage kentucky",
            "hypotheque matignon": "mortgage kentucky",
            "lever gare montparnasse": "lift reading-rr",
            "proposer à anna avenue matignon contre 500k": "offer 1 kentucky 500000",
            "négocier ben 2,5m contre henri-martin": "offer 2 2500000 illinois",
            "proposer anna ma carte contre 300k": "offer 1 chance-out-of-jail 300000",
            "build boardwalk": "build boardwalk",
        },
    },
    "crooked": {
        "en": {
            "roll": "roll",
            "build boardwalk": "build boardwalk",
            "hotel park": "build park",
            "friend boardwalk": "half-hotel boardwalk",
            "play go": "play c8 go",
            "use wherever you like free parking": "play c8 parking",
            "play boardwalk": "play c8 boardwalk",
            "use chance-2": "play c8 chance-2",
            "change 500": "change 500#1 100,100,100,100,100",
            "change 500 for 4x100 2x50": "change 500#1 100,100,100,100,50,50",
            "change 100 fake for 50 50": "change 100#3 50,50",
            "change 100#3 20 for 50 50 20": "change 100#3,20#1 50,50,20",
            "offer notes anna 500 for 5x100": "offer-notes 1 500#1 100,100,100,100,100",
            "swap notes 100 fake with anna for 50 50": "offer-notes 1 100#3 50,50",
            "offer anna kentucky for 300": "offer 1 kentucky 300",
            "offer ben 250 for illinois": "offer 2 250 illinois",
            "offer anna my card for 50": "offer 1 k9 50",
            "offer anna 40 for the card": "offer 1 40 c7",
            "offer 1 kentucky 300": "offer 1 kentucky 300",
        },
        "fr": {
            "lancer les dés": "roll",
            "construire rue de la paix": "build boardwalk",
            "utiliser parc gratuit": "play c8 parking",
            "changer 500": "change 500#1 100,100,100,100,100",
            "changer 100 faux contre 2x50": "change 100#3 50,50",
            "proposer billets anna 500 contre 5x100": "offer-notes 1 500#1 100,100,100,100,100",
            "proposer à anna avenue matignon contre 300": "offer 1 kentucky 300",
        },
    },
    "deal": {
        "en": {
            "rent red": "rent red all",
            "Rent Red x2": "rent red all x2",
            "rent for red, doubled": "rent red all x2",
            "rent any red ben": "rent-any red 2",
            "bank 3m": "bank 3m",
            "BANK 3M": "bank 3m",
            "bank pass go": "bank pass-go",
            "pass go": "pass-go",
            "go": "pass-go",
            "lay kentucky": "lay kentucky red",
            "lay ken": "lay kentucky red",
            "kentucky avenue": "lay kentucky red",
            "lay wild red": "lay wild red",
            "lay red/yellow wild yellow": "lay wild-red-yellow yellow",
            "lay any-colour wild as light blue": "lay wild light-blue",
            "debt anna": "debt-collector 1",
            "collect from Ben": "debt-collector 2",
            "birthday": "birthday",
            "sly virginia": "sly-deal 1 pink virginia",
            "steal water works": "sly-deal 2 utility water",
            "sly-deal 1 green pacific": "sly-deal 1 green pacific",
            "forced deal pacific indiana": "forced-deal 1 green pacific red indiana",
            "house brown": "house brown",
            "build house": "house brown",
            "end": "end",
            "end turn": "end",
            "pass": "end",
            "done": "end",
        },
        "fr": {
            "loyer rouge": "rent red all",
            "loyer rouge doublé": "rent red all x2",
            "banque 3m": "bank 3m",
            "mettre en banque passez go": "bank pass-go",
            "passez go": "pass-go",
            "poser matignon": "lay kentucky red",
            "poser avenue matignon": "lay kentucky red",
            "poser frimée rouge/jaune rouge": "lay wild-red-yellow red",
            "poser joker multicolore bleu clair": "lay wild light-blue",
            "dette anna": "debt-collector 1",
            "agent de recouvrement ben": "debt-collector 2",
            "fête": "birthday",
            "c'est mon anniversaire": "birthday",
            "sournois paradis": "sly-deal 1 pink virginia",
            "maison brun": "house brown",
            "finir": "end",
            "bank 3m": "bank 3m",
        },
    },
    "millionaire": {
        "en": {
            "roll": "roll",
            "build paradise island": "build paradise-island",
            "build fortune": "build fortune-valley",
            "lift aqua park": "lift aqua-park",
            "free house motor drive": "free-house motor-drive",
            "house gadget": "free-house gadget-wharf",
            "take bling beach": "take bling-beach",
            "swap castle view for style square": "swap castle-view style-square",
            "offer anna castle view for 80k": "offer 1 castle-view 80000",
            "offer ben castle view and 20k for bling beach": "offer 2 castle-view,20000 bling-beach",
            "offer anna 30k for card": "offer 1 30000 chance-out-of-jail",
        },
        "fr": {
            "lancer les dés": "roll",
            "construire île du paradis": "build paradise-island",
            "maison allée des moteurs": "free-house motor-drive",
            "prendre plage clinquante": "take bling-beach",
            "échanger vue du château contre place de la mode": "swap castle-view style-square",
            "proposer à anna vue du château contre 80k": "offer 1 castle-view 80000",
        },
    },
}
"""By game and language: a line, and the action that it stands for."""

REFUSED: dict[str, list[tuple[str, str]]] = {
    "banking": [
        ("end", r"You still have a roll to make.*\(EB-19\)"),
        ("build kentucky", r"You need every street of the group to build on Kentucky Avenue\. \(EB-40\)"),
        ("build virginia", r"You need every street of the group.*\(EB-40\)"),
        ("build water works", r"Nothing can be built on Water Works.*\(EB-40\)"),
        ("mortgage baltic", r"Sell the buildings on Baltic Avenue.*\(EB-60\)"),
        ("mortgage reading", r"Reading Railroad is mortgaged already\. \(EB-60\)"),
        ("lift kentucky", r"Kentucky Avenue is not mortgaged\. \(EB-61\)"),
        ("sell red", r"You cannot sell that on the red group.*\(EB-44\)"),
        ("bid 1.2m", r"There is no auction now\. \(EB-20\)"),
        ("buy", r"That is not possible now: the game waits for a roll.*\(EB-10\)"),
        ("claim kentucky anna", r"There is no rent for Kentucky Avenue.*from Anna\. \(EB-30\)"),
        ("bankrupt", r"You can pay everything you owe\. \(EB-70\)"),
        ("pay fine", r"You are not in jail\. \(EB-76\)"),
        ("offer anna boardwalk for illinois", r"Both sides can give only what they have\. \(EB-50\)"),
        ("offer anna baltic for indiana", r"Buildings keep a street where it is.*\(EB-51\)"),
        ("offer anna 1m for 500k", r"Money alone is no deal.*\(EB-50\)"),
        ("offer anna 13m for indiana", r"One side does not have the money.*\(EB-53\)"),
        ("offer anna 1.234m for indiana", r"Money in a deal is a multiple of 10K\. \(EB-50\)"),
        ("99", r"Choose from 1 to \d+\."),
        ("xyzzy", r"“xyzzy” means nothing here; type a number, or words that begin with: roll, "),
        ("offer anna xyzzy", r"That is not clear; name things from the list, and money as in 500K\. What do you want"),
        ("rules EB-999", r"Nothing in the rules has “EB-999”"),
    ],
    "crooked": [
        ("end", r"You still have a roll to make.*\(CC-\d+\)"),
        ("pay 500", r"You have nothing to pay right now\. \(CC-45\)"),
        ("check 500", r"nothing on the table that you could check\. \(CC-40\)"),
        ("check card", r"nothing on the table that you could check\. \(CC-4\d\)"),
        ("take half price", r"only when you land on Chance\. \(CC-21\)"),
        ("build kentucky", r"There is a hotel on Kentucky Avenue already|You need every street.*"),
        ("sell kentucky", r"You sell to the bank only when you owe more.*\(CC-60\)"),
        ("change 500 for 100", r"Both sides of a change must be worth the same\. \(CC-49\)"),
        ("change 500 500 500 for 100", r"You do not hold all these notes\. \(CC-46\)"),
        ("offer notes ben 500 for 5x100", r"holds such notes\. \(CC-49\)"),
        ("offer anna boardwalk for illinois", r"Both sides can give only what they have\."),
        ("offer anna 15 for indiana", r"Money in a deal is a multiple of 10\."),
        ("bid 120", r"There is no auction now\."),
        ("xyzzy", r"“xyzzy” means nothing here; type a number, or words that begin with: roll, "),
        ("99", r"Choose from 1 to \d+\."),
    ],
    "deal": [
        ("bank kentucky", r"Kentucky Avenue is a property.*\(DL-20\)"),
        ("rent green", r"Dark Blue/Green Rent is not in your hand.*\(DL-11\)"),
        ("say no", r"There is nothing to say no to.*\(DL-52\)"),
        ("pay 1m", r"You owe nothing now\. \(DL-60\)"),
        ("sly boardwalk", r"The dark blue set is full.*\(DL-47\)"),
        ("deal breaker ben", r"Deal Breaker is not in your hand.*\(DL-11\)"),
        ("lay boardwalk", r"Boardwalk is not in your hand.*\(DL-11\)"),
        ("house red", r"House needs a full set.*\(DL-50\)"),
        ("give up 3m", r"Cards are given up only at the end.*\(DL-12\)"),
        ("debt-collector 0", r"Name another player.*\(DL-41\)"),
        ("rent red 1", r"paid by everybody.*\(DL-43\)"),
        ("99", r"Choose from 1 to \d+\."),
        ("-1", r"“-1” means nothing here; type a number, or words that begin with: "),
        ("xyzzy", r"“xyzzy” means nothing here; type a number, or words that begin with: lay, "),
        ("x" * 500, r"A line has at most 400 characters\."),
        ("rules DL-99", r"Nothing in the rules has “DL-99”; there are 44, numbered with gaps from DL-1 to DL-63"),
    ],
    "knockout": [
        ("xyzzy", r"“xyzzy” is nothing to aim at; name one space, such as “boardwalk” or “left house”, or a token"),
        ("avenue", r"“avenue” is nothing to aim at; name one space"),
        ("B2", r"That cannot be reached from behind GO; aim at something else."),
        ("chance from 300", r"A token starts wholly behind GO: x is 15 to 255, y is 15 to 105. \(KO-60\)"),
        ("mediterranean from 250", r"A slide goes forward, at most 25° to the left or right. \(KO-60\)"),
        ("135 30 900", r"A slide goes forward, at most 25° to the left or right. \(KO-60\)"),
        ("135 0 0", r"The speed must be more than 0 and at most 2,000 mm/s"),
        ("135 0 2001", r"as fast as a hand. \(KO-60\)"),
        ("slide 135 130 0 900", r"A token starts wholly behind GO"),
        ("20 70 0 900", r"There is no room to start from there: a token lies too near \(Ben\). \(KO-10\)"),
        ("slide 135 100 nan 900", r"'nan' is no direction: it is a number of degrees"),
        ("slide 135 100 0 9e2", r"'9e2' is no speed"),
        ("slide 135 100", r"“slide” does not have the right words behind it; write it as: slide x y angle speed"),
        ("pay", r"No token of yours waits for you to pay. \(KO-12\)"),
        ("stay", r"First slide your token. \(KO-10\)"),
        ("move boardwalk", r"First slide your token. \(KO-10\)"),
        ("99", r"Choose from 1 to "),
    ],
    "millionaire": [
        ("end", r"You still have a roll to make.*\(MM-\d+\)"),
        ("upgrade", r"chosen only at GO\. \(MM-11\)"),
        ("collect", r"chosen only at GO\. \(MM-11\)"),
        ("choose anna", r"not what the game asks of you now\."),
        ("go to paradise island", r"not what the game asks of you now\."),
        ("cancel", r"nothing that you could cancel now\."),
        ("take motor drive", r"Motor Drive is no property for that card.*"),
        ("swap castle view for paradise island", r"Paradise Island is no property for that card.*"),
        ("free house castle view", r"You need every street of the group.*"),
        ("mortgage castle view", r"\(MM-40\)"),
        ("sell brown", r"\(MM-40\)"),
        ("offer anna motor drive for 50k", r"Buildings keep a street where it is.*\(MM-23\)"),
        ("offer anna 500 for style square", r"That is not clear"),
        ("bid 120k", r"There is no auction now\."),
        ("xyzzy", r"“xyzzy” means nothing here; type a number, or words that begin with: roll, "),
        ("99", r"Choose from 1 to \d+\."),
    ],
}
"""By game: a line, and a pattern of what is said against it."""

SHOWN: dict[str, list[tuple[list[str], str]]] = {
    "banking": [
        (["help"], "deeds           your deeds; deeds anna shows those"),
        (["board"], "14 ■ Virginia Avenue ◂ You (Ben)"),
        (["map"], " 1 1 Mediterranean Avenue (You)"),
        (["deeds"], "■ Baltic Avenue · brown 2/2 · one apartment · rent 200K, mortgage 300K"),
        (["hand"], "■ Reading Railroad · station 1/4 · mortgaged"),
        (["deeds anna"], "■ Electric Company · utility 1/2 · rent 40K × dice, mortgage 750K"),
        (["balance"], "Ben: 5M; with everything 10.4M"),
        (["table"], "Ben · 5M · GO"),
        (["rules EB-30"], "EB-30"),
        (["rules"], "such as “rules EB-"),
        (["mortgage kentucky", "log"], "  You mortgage Kentucky Avenue."),
    ],
    "crooked": [
        (["help"], "check 500 or c (turns a green token red)"),
        (["board"], "12 ■ Virginia Avenue ◂ You"),
        (["map"], "19 H Kentucky Avenue ◂ Anna (You)"),
        (["deeds"], "■ Kentucky Avenue · red 1/3 · hotel · rent 420, to the bank 110"),
        (["deeds"], "“Pardon”: This card gets you out of jail."),
        (["deeds anna"], "Anna · 1,290 · ●○ · Kentucky Avenue"),
        (["notes"], "Anna: 1 × 500 · 6 × 100 (1 fake) · 2 × 50 · 4 × 20 · 1 × 10"),
        (["notes"], "Fake from the start: 6 of the 30 notes of 500 · 9 of the 30 notes of 100"),
        (["hand"], "“Wherever You Like”: In place of your first roll"),
        (["balance"], "Ben: 710 in notes; with the last rents 900"),
        (["rules CC-40"], "CC-40"),
    ],
    "deal": [
        (["help"], "table           everybody’s cards"),
        (["?"], "table           everybody’s cards"),
        (["hand"], "Take a property from another player"),
        (["table"], "■■ dark blue 2/2 · Park Place, Boardwalk (rent 8M)"),
        (["rules DL-47"], "Those in full sets are"),
        (["rules"], "such as “rules DL-"),
        (["bank 3m", "log"], "  You bank 3M."),
    ],
    "knockout": [
        (["help"], "boardwalk hard         far beyond: what lies there flies"),
        (["board"], "(A1)"),
        (["table"], "A1  Boardwalk (228, 858)"),
        (["table"], "B2  runway (20, 60)"),
        (["hand"], "Y3  still to slide"),
        (["cash"], "Anna: 0"),
        (["ways"], "500  Park Place: clear · Go to Jail: clear · Boardwalk: clear"),
        (["rules KO-12"], "KO-12"),
        (["chance", "log"], "  You slide onto Chance."),
    ],
    "millionaire": [
        (["help"], "upgrade or collect (at GO)"),
        (["board"], "19 ■ Party Plaza ◆"),
        (["board"], " 6 m Aqua Park Resort ◂ You (You)"),
        (["deeds"], "“Takeover”: Take a property from another player."),
        (["deeds"], "■ Aqua Park Resort · light blue 1/3 · mortgaged"),
        (["hand"], "■ Motor Drive · brown 2/2 · one house · rent"),
        (["deeds anna"], "Anna · 410K · ★ · Castle View"),
        (["deeds anna"], "  a Fortune card"),
        (["balance"], "Ben: 250K at 5★, salary 250K; 750K to go"),
        (["rules MM-11"], "MM-11"),
    ],
}
"""By game: lines, of which the last only shows something, and what it shows."""

FRENCH = {
    "banking": (
        ["plateau", "titres anna", "solde", "aide"],
        [
            "Rue de Paradis ◂ You (Ben)",
            "■ Compagnie d’électricité · service public 1/2 · loyer 40K × dés,",
            "Ben : 5M ; avec tous ses biens 10,4M",
            "miser 1,2m",
        ],
    ),
    "crooked": (
        ["plateau", "billets", "solde", "main", "aide"],
        [
            "Anna : 1 × 500 · 6 × 100 (1 faux)",
            "Ben : 710 en billets ; avec les derniers loyers 900",
            "Vos billets : 2 × 500 · 2 × 100 · 100#3 faux",
            "vérifier 500 ou v",
        ],
    ),
    "knockout": (
        ["plateau", "table", "argent", "aide"],
        [
            "A1  Rue de la Paix (228, 858)",
            "Anna : 0",
            "paix fort                bien au-delà : ce qui s’y trouve vole",
        ],
    ),
    "millionaire": (
        ["plateau", "titres anna", "solde", "aide"],
        [
            "Place de la Fête ◆",
            "  une carte Fortune",
            "Ben : 250K à 5★, salaire 250K ; il manque 750K",
            "monter ou toucher (au départ)",
        ],
    ),
}
"""By game: commands in French, and what they show."""


@pytest.mark.parametrize(
    ("game", "lang", "line", "action"),
    [
        (name, lang, line, action)
        for name, languages in TYPED.items()
        for lang, lines in languages.items()
        for line, action in lines.items()
    ],
)
def test_words_choose_an_action(game: str, lang: str, line: str, action: str, sit: Sit) -> None:
    turn = TURNS[game]()
    shown = sit(turn, line, lang=lang)
    assert played(turn)[:1] == [action], shown[-900:]


@pytest.mark.parametrize(("game", "line", "answer"), [(name, *row) for name, rows in REFUSED.items() for row in rows])
def test_what_cannot_be_done_is_refused_in_a_sentence(game: str, line: str, answer: str, sit: Sit) -> None:
    turn = TURNS[game]()
    before = turn.position()
    shown = flat(sit(turn, line))
    assert re.search(rf"No\. .*{answer}", shown), shown[-600:]
    assert turn.position() == before


@pytest.mark.parametrize(("game", "lines", "text"), [(name, *row) for name, rows in SHOWN.items() for row in rows])
def test_commands_only_show_something(game: str, lines: list[str], text: str, sit: Sit) -> None:
    turn = TURNS[game]()
    shown = sit(turn, *lines)
    assert text in shown, shown[-1800:]
    assert len(played(turn)) == len(lines) - 1


@pytest.mark.parametrize("game", FRENCH)
def test_commands_speak_french(game: str, sit: Sit) -> None:
    lines, texts = FRENCH[game]
    shown = sit(TURNS[game](), *lines, lang="fr")
    for text in texts:
        assert text in shown
