"""Millionaire on the command line: whole games by a scripted person, levels, Fortune cards, deals, debts and jail."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

import rentier
from millionaire.table import player, table
from rentier.core.game import Game
from terminal import FIXED, Sit, run


def played(game: Game) -> list[str]:
    """List what the person did."""
    return [str(move.action) for move in game.moves() if move.seat == 0]


def busy_turn(**more: object) -> Game:
    """Set up a turn with much to choose from."""
    held = "free-house exchange takeover"
    return table(
        player("615K", "aqua-park", "dark-blue brown:1 castle-view aqua-park*", stars=3, held=held),
        player("410K", "castle-view", "dream-avenue style-square", held="veto", kept="chance-out-of-jail"),
        player("250K", "go", "palace-gardens bling-beach", stars=5),
        **{"fortune": "party-plaza=windfall yacht-harbor=dividend", **more},  # type: ignore[arg-type]
    )


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


# Whole games


ENDS = {
    "en": "(The cash is counted|Nobody else is left): ",
    "fr": "(Les billets sont comptés|Il ne reste personne .*) : ",
}


@pytest.mark.parametrize(("lang", "end"), ENDS.items())
@pytest.mark.parametrize(("seats", "seed", "bots"), [("2", "1", "steady"), ("3", "2", "random"), ("4", "3", "steady")])
def test_a_whole_game_is_played_by_first_choices(
    seats: str, seed: str, bots: str, lang: str, end: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "millionaire", "--seats", seats, "--seed", seed, "--lang", lang, "--bots", bots)
    result = run(*asked, "--record", str(file), typed="1\n" * 2000)
    assert result.exit_code == 0, result.stderr
    assert "\x1b" not in result.output
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    assert any(re.match(end, line) for line in result.stdout.replace(FIXED, " ").splitlines()[-6:])
    game = rentier.replay(json.loads(file.read_text()))
    assert game.over
    told = run("replay", str(file), "--lang", lang).stdout
    assert re.match(end, told.replace(FIXED, " ").splitlines()[-1].strip())


def test_a_terminal_without_unicode_gets_other_signs() -> None:
    result = run("play", "millionaire", "--seed", "1", typed="board\n1\n1\n", charset="ascii")
    assert re.search(r"> You +372K #######\.{13} \*", result.stdout)
    assert "# Castle View ?" in result.stdout
    assert "?? " not in result.stdout


@pytest.mark.parametrize(("lang", "words"), [("en", ("Levels at", "Veto")), ("fr", ("Niveaux", "Veto"))])
def test_simulations_are_told_in_words(lang: str, words: tuple[str, ...]) -> None:
    shown = run("simulate", "millionaire", "--games", "5", "--seed", "1", "--seats", "3", "--lang", lang).stdout
    assert all(word in shown for word in words)
    assert "millionaire-tally" not in shown
    assert "out-of-jail" not in shown


# The table


def test_the_table_shows_the_way_to_the_million(sit: Sit) -> None:
    shown = sit(busy_turn())
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


@pytest.mark.parametrize(
    ("lines", "text"),
    [
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
)
def test_commands_only_show_something(lines: list[str], text: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, *lines)
    assert text in shown, shown[-1800:]
    assert not game.moves()


def test_commands_speak_french(sit: Sit) -> None:
    shown = sit(busy_turn(), "plateau", "titres anna", "solde", "aide", lang="fr")
    assert "Place de la Fête ◆" in shown
    assert "  une carte Fortune" in shown
    assert "Ben : 250K à 5★, salaire 250K ; il manque 750K" in shown
    assert "monter ou toucher (au départ)" in shown


# What is typed on one's own turn


TYPED = {
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
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in TYPED.items() for line in lines])
def test_words_choose_an_action(lang: str, line: str, sit: Sit) -> None:
    game = busy_turn()
    shown = sit(game, line, lang=lang)
    assert played(game)[:1] == [TYPED[lang][line]], shown[-900:]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
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
)
def test_what_cannot_be_done_is_refused_in_a_sentence(line: str, answer: str, sit: Sit) -> None:
    game = busy_turn()
    before = game.position()
    shown = " ".join(sit(game, line).split())
    assert re.search(rf"No\. .*{answer}", shown), shown[-600:]
    assert game.position() == before


def test_a_kept_card_goes_step_by_step(sit: Sit) -> None:
    top = sit(busy_turn())
    [number] = re.findall(r"^(\d+)  Take a property … \(4\)$", top, re.MULTILINE)
    game = busy_turn()
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
    shown = " ".join(sit(game, line, lang=lang).split())
    assert played(game)[:1] == [action]
    if lang == "en":
        assert "Anna uses “Takeover” against you: Castle View. Do you cancel it?" in shown
        assert "Your Fortune cards: Veto" in shown


def test_a_found_card_is_read_out_once(sit: Sit) -> None:
    game = table(player(at="go"), player(), fortune="lakeside-marina=dividend", dice="3-4")
    shown = " ".join(sit(game, "roll", "buy").split())
    assert shown.count("The company had a fair year.") == 1
    assert "You take the Fortune card of Lakeside Marina: “Dividends." in shown
    assert "The bank pays you 50K (card)." in shown


# Buying, bidding, debts, jail


def test_a_deed_is_shown_and_any_amount_bid(sit: Sit) -> None:
    auction = {"kind": "auction", "deed": "paradise-island", "bidders": [0, 1], "leader": 1, "bid": 60_000, "lander": 1}

    def bidding() -> Game:
        return table(player("300K"), player("300K", "paradise-island"), turn=1, may_roll=False, stack=[auction])

    shown = " ".join(sit(bidding()).split())
    assert "■ Paradise Island, dark blue" in shown
    assert re.search(r"Rent \d+K, whole group \d+K; houses .*; hotel \d+K\. A building costs \d+K", shown)
    for line, action in (("bid 75k", "bid 75000"), ("75k", "bid 75000"), ("bid 61K", "bid 61000"), ("no", "pass")):
        game = bidding()
        sit(game, line)
        assert played(game)[:1] == [action]


def test_a_debt_says_what_is_missing(sit: Sit) -> None:
    shown = " ".join(sit(in_debt()).split())
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
