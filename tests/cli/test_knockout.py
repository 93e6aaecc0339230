"""Knockout at the terminal: aims in words and numbers, the board, the end of a round."""

import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

import rentier
from knockout.table import AWAY, table
from rentier.bots import make_bot
from rentier.cli.desks.aim import Aiming, Goal
from rentier.cli.desks.following import Following
from rentier.cli.desks.lane import ACROSS, WIDTH, Picture, Token
from rentier.cli.desks.suggesting import Suggesting
from rentier.core.game import Game
from rentier.games.knockout.board import BOARD
from rentier.text import Phrasebook
from terminal import FIXED, Sit, flat, played, run

from .turns import knockout_turn


def on(game: Game, token: int) -> str:
    view = game.view(None)
    tokens = [entry for team in view["teams"] for entry in team["tokens"]]  # type: ignore[attr-defined]
    return str(tokens[token]["on"])


def open_board(**more: object) -> Game:
    """Set up the first slide of a round on an empty board."""
    return table("", "", **more)  # type: ignore[arg-type]


# What is typed

AIMED = {
    "en": {
        "boardwalk": "boardwalk",
        "Boardwalk soft": "boardwalk",
        "at boardwalk, gently": "boardwalk",
        "slide boardwalk": "boardwalk",
        "stop on park place": "park",
        "park": "park",
        "st. james": "st-james",
        "st charles place": "st-charles",
        "new york": "new-york",
        "north carolina avenue": "north-carolina",
        "penn": "pennsylvania",
        "med": "mediterranean",
        "free": "free-parking",
        "free parking from left": "free-parking",
        "right house": "house-b",
        "left railroad": "railroad-a",
        "house": "house-a",
        "chance from the right": "chance",
        "bordwalk": "boardwalk",
        "tax": "luxury-tax",
        "jail": "go-to-jail",
        "135 0 1100": "luxury-tax",
        "135 100 0 1100": "luxury-tax",
        "slide 135 100 0 1100": "luxury-tax",
        "x=135 0° 1100 mm/s": "luxury-tax",
    },
    "fr": {
        "rue de la paix": "boardwalk",
        "paix doux": "boardwalk",
        "viser champs-élysées": "park",
        "champs elysees": "park",
        "parc gratuit": "free-parking",
        "maison de droite": "house-b",
        "gare": "railroad-a",
        "foch depuis la gauche": "north-carolina",
        "republique": "connecticut",
        "135 7,5 603": "baltic",
        "boardwalk": "boardwalk",
    },
}


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang, lines in AIMED.items() for line in lines])
def test_words_and_numbers_aim(lang: str, line: str, sit: Sit) -> None:
    game = open_board(cash=[500, 0])
    shown = sit(game, line, lang=lang)
    assert len(played(game)) == 1, shown[-600:]
    name = Phrasebook.load(lang).say(f"space-knockout-{AIMED[lang][line]}")
    sentence = f"You slide onto {name}" if lang == "en" else f"Votre pion glisse jusqu’à la case {name}"
    assert sentence in flat(shown)


@pytest.mark.parametrize(("lang", "word"), [("en", "Round"), ("fr", "Manche")])
def test_a_record_is_told_round_by_round(lang: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    asked = ("play", "knockout", "--seats", "3", "--seed", "5", "--bots", "random", "--record", str(file))
    assert run(*asked, typed="1\n" * 200).exit_code == 0
    assert run("replay", str(file), "--lang", lang).stdout.count(f"\n{word} ") == 3


def test_jail_is_told_and_may_be_left(sit: Sit) -> None:
    game = open_board(cash=[500, 0])
    shown = flat(sit(game, "go to jail", "yes", "park"))
    assert "You slide onto Go to Jail, and so into jail." in shown
    assert "Your token is in jail. Do you pay 100 to Free Parking and slide it again?" in shown
    assert "You pay 100 to Free Parking, and your token comes out of jail." in shown
    assert [text.split()[0] for text in played(game)] == ["slide", "pay", "slide"]


@pytest.mark.parametrize(
    ("words", "beyond"), [("boardwalk soft", -20), ("boardwalk", 0), ("boardwalk medium", 150), ("boardwalk hard", 450)]
)
def test_a_strength_goes_so_much_farther(words: str, beyond: int, sit: Sit) -> None:
    game = open_board()
    sit(game, words)
    _, x, y, _, speed = played(game)[0].split()
    to_x, to_y = BOARD.by_code["boardwalk"].centre
    wanted = ((to_x - float(x)) ** 2 + (to_y - float(y)) ** 2) ** 0.5 + beyond
    assert int(speed) ** 2 / 2 / 981 == pytest.approx(wanted, abs=1.5)


def test_where_to_start_can_be_said(sit: Sit) -> None:
    for words, x in (("from left", "15"), ("from the right", "255"), ("from the middle", "135"), ("from 80", "80")):
        game = open_board()
        sit(game, f"chance {words}")
        assert played(game)[0].split()[1] == x


def test_an_aim_can_be_put_together_step_by_step(sit: Sit) -> None:
    game = knockout_turn()
    shown = sit(game, "slide", "xyzzy", "B9", "chance", "hard")
    assert "At what? A space, a token such as B2" in shown
    assert "How hard?" in shown
    assert "4  hard: far beyond" in shown
    assert len(played(game)) == 1
    for lines in (["slide", ""], ["slide", "chance", "2"], ["slide", "135 0 1100"]):
        game = knockout_turn()
        sit(game, *lines)
        assert len(played(game)) == int(len(lines[-1]) > 0)


# The board


def test_the_board_shows_the_tokens_where_they_lie(sit: Sit) -> None:
    lines = sit(knockout_turn(pot=700)).splitlines()
    row = next(number for number, line in enumerate(lines) if "Boardwalk" in line)
    assert lines[row].startswith("  500 │ Park Place    │ Go to Jail       │ Boardwalk     │")
    assert lines[row + 1].startswith("+2,000│     (Y1)      │                  │     (A1)      │")
    assert any(re.match(r" {6}│ Free Parking: 700 +│ {2}Round 1 of 3", line) for line in lines)
    assert any(re.match(r" {6}│ \(B2\) +│", line) for line in lines)
    assert any(line.endswith("▸Y You             0") for line in lines)
    assert sum("2 to slide" in line for line in lines) == 3


def test_who_is_not_on_the_board_is_named_beside_it(sit: Sit) -> None:
    lines = sit(table("jail off", "boardwalk jail", round=2, cash=[0, 0])).splitlines()
    jail = next(number for number, line in enumerate(lines) if line.endswith("In jail"))
    assert lines[jail + 1].endswith("   Y1 A2")
    off = next(number for number, line in enumerate(lines) if line.endswith("Off the board"))
    assert lines[off + 1].endswith("   Y2")


def test_a_narrow_terminal_is_told_the_end_of_a_round_without_a_picture(sit: Sit) -> None:
    shown = sit(last_slide("park off off", "baltic off off off"), AWAY, columns=50)
    assert "Step 3: cash and taxes." in shown
    assert "┌" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 50


def test_a_narrow_terminal_gets_the_board_alone_or_a_list(sit: Sit) -> None:
    stacked = sit(knockout_turn(), columns=60).splitlines()
    assert max(len(line) for line in stacked if "│" in line) == WIDTH
    assert "Round 1 of 3" in stacked
    listed = sit(knockout_turn(), columns=40)
    assert "│" not in listed
    assert "A1  Boardwalk (228, 858)" in listed


def test_a_crowd_finds_room_and_nobody_vanishes() -> None:
    book = Phrasebook.load("en")
    tokens = [Token(f"B{n}", "red", "railroad-a", 25, 700 + n) for n in range(1, 7)]
    tokens += [Token(f"A{n}", "blue", "free-parking", 135, 900 + n) for n in range(1, 9)]
    drawn = Picture(lambda code: book.say(f"short-knockout-{code}"), book.grouped, tokens, True).lines(
        "Free Parking", "runway", "GO"
    )
    text = "\n".join(line.plain for line in drawn)
    assert all(token.mark in text for token in tokens)
    assert all(len(line.plain) == WIDTH for line in drawn)
    assert ACROSS < WIDTH


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_name_fits_its_space(lang: str) -> None:
    book = Phrasebook.load(lang)
    lines = Picture(lambda code: book.say(f"short-knockout-{code}"), book.grouped, [], True).lines("-", "-", "-")
    text = "\n".join(line.plain for line in lines)
    for space in BOARD.spaces:
        assert space.kind == "free-parking" or book.say(f"short-knockout-{space.code}") in text


# Finding a way


def way_to(game: Game, space: str, strength: str = "exact") -> tuple[float, bool]:
    way = Aiming(game.view(0)).find(Goal(BOARD.by_code[space], -1, strength, -1))
    assert way is not None
    return way.aim.x / 10, way.is_clear


def test_the_middle_is_left_when_the_way_is_not_clear() -> None:
    assert way_to(open_board(), "north-carolina") == (135, True)
    x, is_clear = way_to(table("135,300", "off"), "north-carolina")
    assert is_clear
    assert x != 135
    wall = table("20,220 60,220 100,220", "140,220 180,220 220,220 250,220", order="1 0", slid=7)
    assert not way_to(wall, "north-carolina")[1]


def test_the_ways_name_what_is_in_the_way(sit: Sit) -> None:
    wall = table("20,220 60,220 100,220", "140,220 180,220 220,220 250,220", order="1 0", slid=7)
    shown = sit(wall, "ways").replace(FIXED, " ")
    assert re.search(r"^300  Pacific: behind [AY]\d · North Carolina: behind [AY]\d · Penn", shown, re.MULTILINE)
    assert "clear" not in shown.replace("clear way", "")


def test_what_is_found_is_what_happens() -> None:
    clear = 0
    for space in BOARD.spaces:
        game = table("135,300 off", "boardwalk tennessee")
        way = Aiming(game.view(0)).find(Goal(space, -1, "exact", -1))
        assert way is not None
        if way.is_clear:
            clear += 1
            game.play(0, way.text)
            assert on(game, 2) == ("jail" if space.kind == "go-to-jail" else space.code)
    assert clear > 25


def test_the_token_that_is_met_first_is_the_one_that_moves() -> None:
    game = table("off off", "boardwalk tennessee", "park illinois")
    for mark, token in (("boardwalk", 4), ("tennessee", 5), ("park", 8), ("illinois", 9)):
        way = Aiming(game.view(0)).find(Goal(None, token, "hard", -1))
        assert way is not None
        assert way.is_clear, mark
        events = game.copy().play(0, way.text)
        knocked = [event for event in events if event.kind == "knocked"]
        assert knocked[0].seen_by(None)["token"] == token


def test_suggestions_look_at_sets_and_at_what_others_have() -> None:
    best = Suggesting(table("park", "boardwalk", order="0 1").view(0)).best()
    assert (best[0].space, best[0].token, best[0].amount) == ("boardwalk", -1, 2500)
    knocks = [(it.space, it.token, it.amount) for it in best if it.token >= 0]
    assert knocks == [("boardwalk", 4, 500)]
    later = Suggesting(table("park", "boardwalk", order="1 0", slid=2).view(0)).best()
    assert "boardwalk" not in [it.space for it in later if it.token < 0]


@pytest.mark.parametrize(
    ("others", "pot", "amount"),
    [("30,935 240,935", 2000, 650), ("30,935 off", 1050, 500), ("off off", 1500, 1500)],
)
def test_free_parking_promises_the_share_that_the_stakes_name(others: str, pot: int, amount: int) -> None:
    game = table(*others.split(), "", slid=2, pot=pot)
    (stop,) = [it for it in Suggesting(game.view(2)).best() if it.space == "free-parking" and it.token < 0]
    assert stop.amount == amount
    (brings,) = game.stakes(2, stop.way.text)
    assert (brings.details["space"], brings.details["amount"]) == ("free-parking", amount)


def test_amounts_are_written_in_one_way(sit: Sit) -> None:
    out = flat(sit(knockout_turn(pot=1500, cash=[1250, 4000, 0]), "cash"))
    assert "Free Parking: 1,500" in out
    assert "where 1,500 are to be had" in out
    assert "You: 1,250" in out
    assert re.findall(r"\b[1-9]\d{3}\b", out) == []


# Told


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 4), (4, 7), (5, 21)])
def test_what_is_told_leads_to_where_everything_lies(seats: int, seed: int) -> None:
    game = rentier.new("knockout", seats, seed, {"tremor": "real"})
    bot = make_bot("random", "knockout", bytes([seed] * 32))
    told, looked = Following(), Following()
    told.look(game.view(None))
    before = game.view(None)
    while not game.over:
        seat = game.awaiting[0]
        events = game.play(seat, bot.choose(game, seat))
        for event in events:
            if event.kind == "round-began" or event.kind == "won":
                teams = game.view(None)["teams"]
                gains = [team["cash"] - was["cash"] for team, was in zip(teams, before["teams"], strict=True)]  # type: ignore[call-overload]
                assert [told.gains.get(team, 0) for team in range(len(gains))] == gains
                before = game.view(None)
                told.gains.clear()
            told.follow(event)
        if game.over:
            break
        looked.look(game.view(None))
        assert told.lying == looked.lying


def test_a_slide_is_told_with_what_it_did(sit: Sit) -> None:
    game = table("off off", "boardwalk off", cash=[100, 0])
    shown = flat(sit(game, "a1 hard"))
    assert re.search(r"You slide (onto \w|off the board)", shown)
    assert "You knock Anna off Boardwalk and off the board." in shown


def test_a_hand_that_slips_is_told(sit: Sit) -> None:
    game = open_board(options={"tremor": "real"})
    shown = flat(sit(game, "chance"))
    assert re.search(
        r"Your hand slips: \d(\.\d)?° to the (left|right), (\d+% too (fast|slow)|at the right speed)\.", shown
    )
    assert "Your hand" not in sit(open_board(), "chance")


def last_slide(*others: str, **more: object) -> Game:
    """Leave only the person's last slide of a round, the last in the turn order."""
    own, *rest = others
    order = " ".join([*(str(team) for team in range(1, len(others))), "0"])
    return table(own, *rest, order=order, **more)  # type: ignore[arg-type]


def test_the_end_of_a_round_is_told_step_by_step(sit: Sit) -> None:
    game = last_slide("park boardwalk luxury-tax", "baltic free-parking off off", "marvin ventnor jail off", pot=500)
    shown = sit(game, "free parking")
    lines = [line.strip() for line in shown.splitlines()]
    start = lines.index("The round is over. This is how everything lies.")
    assert lines[start + 1].startswith("┌")
    told = lines[lines.index("Step 3: cash and taxes.") :]
    assert told[: told.index("Step 4: Free Parking.") + 1] == [
        "Step 3: cash and taxes.",
        "Anna collects 100 for Baltic Avenue.",
        "Ben collects 250 for Ventnor Avenue.",
        "Ben collects 250 for Marvin Gardens.",
        "You collect 500 for Park Place.",
        "You collect 500 for Boardwalk.",
        "You have the whole dark blue set: a bonus of 2,000.",
        "You pay 200 tax to Free Parking, for 2 properties.",
        "Step 4: Free Parking.",
    ]
    rest = told[told.index("Step 4: Free Parking.") + 1 :]
    assert rest[:2] == [
        "With one token on Free Parking Anna takes 350.",
        "With one token on Free Parking you take 350.",
    ]
    assert "This round brought: You 3,150 · Anna 450 · Ben 500." in rest
    assert "Step 1" not in shown
    assert "Step 2" not in shown


@pytest.mark.parametrize(
    ("lang", "line", "space"),
    [
        ("en", "1", "park"),
        ("en", "double park", "park"),
        ("en", "baltic", "baltic"),
        ("en", "double balt", "baltic"),
        ("fr", "rue lecourbe", "baltic"),
        ("fr", "doubler champs-élysées", "park"),
    ],
)
def test_a_house_asks_what_to_double(lang: str, line: str, space: str, sit: Sit) -> None:
    game = last_slide("park boardwalk baltic", "off off off off")
    shown = sit(game, "maison de gauche" if lang == "fr" else "left house", line, lang=lang)
    assert played(game)[1:2] == [f"double {space}"], shown[-700:]
    question = "Your House doubles one property" if lang == "en" else "Votre Maison double une propriété"
    assert question in flat(shown)
    assert shown[: shown.replace("Votre Maison", "Your House").index("Your House")].count("┌") == 2


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("en", "1", "move boardwalk"),
        ("en", "ride to pacific", "move pacific"),
        ("en", "new york", "move new-york"),
        ("en", "move indi", "move indiana"),
        ("en", "stay", "stand"),
        ("fr", "aller foch", "move north-carolina"),
        ("fr", "rester", "stand"),
    ],
)
def test_a_railroad_asks_where_to_ride(lang: str, line: str, action: str, sit: Sit) -> None:
    game = last_slide("park railroad-a off", "off off off off")
    shown = sit(game, AWAY, line, lang=lang)
    assert played(game)[1:2] == [action], shown[-900:]


def test_a_ride_to_what_is_taken_is_refused(sit: Sit) -> None:
    game = last_slide("park railroad-a off", "baltic off off off")
    shown = flat(sit(game, AWAY, "move baltic", "move left house"))
    assert "There is a token on Baltic Avenue already; choose a property without one. (KO-21)" in shown
    assert "Left House is no property: one rides to properties only. (KO-21)" in shown
    assert len(played(game)) == 1


@pytest.mark.parametrize(
    ("line", "action"), [("1", "take 0"), ("2", "take 1"), ("Y2", "take 1"), ("take y1", "take 0")]
)
def test_two_tokens_on_chance_are_chosen_from(line: str, action: str, sit: Sit) -> None:
    game = last_slide("110,467 160,467 off", "off off off off")
    shown = sit(game, AWAY, line)
    assert "1  Slide Y1 first" in shown
    assert played(game)[1:2] == [action], shown[-600:]
    assert "Your token comes from Chance: slide it again. Where do you aim?" in shown


@pytest.mark.parametrize(
    ("price", "lang", "line", "action"),
    [("free", "en", "yes", "again"), ("paid", "en", "1", "again"), ("paid", "fr", "non", "leave")],
)
def test_a_second_chance_is_offered(price: str, lang: str, line: str, action: str, sit: Sit) -> None:
    game = open_board(cash=[200, 0], options={"second_chance": price})
    shown = flat(sit(game, AWAY, line, lang=lang))
    assert played(game)[1:2] == [action]
    if lang == "en":
        assert "You slide off the board." in shown
        assert "touched nothing. Do you" in shown


def test_words_that_mean_nothing_for_a_choice_are_wondered_at(sit: Sit) -> None:
    game = last_slide("park railroad-a off", "off off off off")
    shown = flat(sit(game, AWAY, "xyzzy"))
    assert "“xyzzy” means nothing here; type a number, or words that begin with: move" in shown


def test_names_that_begin_alike_get_other_letters(sit: Sit) -> None:
    shown = sit(table("park", "boardwalk"), names=("Abel", "Anna"))
    assert "(A1)" in shown
    assert "(B1)" in shown
