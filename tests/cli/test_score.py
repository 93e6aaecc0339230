"""`rentier score`: rounds on a real board typed by a scorer, what is kept of them, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("typer")

from typer.testing import Result

from rentier.cli.score.file import SheetFile
from rentier.cli.score.typed import Order, Scorer
from rentier.core.errors import BadInput
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.sheet import Sheet
from rentier.testing.rules import rule
from rentier.text import LANGUAGES, Phrasebook
from terminal import run

EXAMPLE = "railroad, marvin, ventnor, house; marvin, st james, free parking, jail; baltic, tax, free parking, off"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def score(typed: str, *arguments: str, lang: str = "en", names: str = "Blue,Red,Green") -> Result:
    """Let a scorer type lines, separated by `;`."""
    lines = "".join(f"{line.strip()}\n" for line in typed.split(";")) if typed else ""
    named = ["--names", names] if names else []
    return run("score", "--lang", lang, *named, *arguments, typed=lines, COLUMNS="250")


def kept(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def scorer(lang: str = "en", *names: str) -> Scorer:
    return Scorer(Phrasebook.load(lang), names)


def places(text: str, lang: str = "en") -> list[str]:
    """Return the spaces that a text means."""
    return [BOARD.spaces[index].code if index >= 0 else "-" for index in scorer(lang).read_places(text)]


# Whole rounds


@rule("KO-50")
def test_the_example_of_the_rulebook_is_scored_step_by_step(file: Path) -> None:
    result = score(f"{EXAMPLE}; score; atlantic; atlantic; quit", "--file", str(file))
    assert result.exit_code == 0
    told = [line.strip() for line in result.stdout.splitlines()]
    steps = [
        "Blue collects 250 for Atlantic Avenue.",
        "Blue collects 250 for Ventnor Avenue.",
        "Blue collects 250 for Marvin Gardens.",
        "Blue has the whole yellow set: a bonus of 1,500.",
        "Blue collects 250 more: the House doubles Atlantic Avenue.",
        "Red collects 200 for St. James Place.",
        "Green collects 100 for Baltic Avenue.",
        "Green pays 100 tax to Free Parking, for one property.",
        "Step 4: Free Parking.",
        "With one token on Free Parking Red takes 300.",
        "With one token on Free Parking Green takes 300.",
        "Blue: 2,500 (+2,500)",
        "Red: 500 (+500)",
        "Green: 300 (+300)",
        "The bank puts 500 on Free Parking.",
    ]
    at = told.index(steps[0])
    assert told[at : at + len(steps)] == steps
    sheet = kept(file)
    assert (sheet["cash"], sheet["pot"], sheet["order"], sheet["round"]) == ([2500, 500, 300], 500, [1, 2, 0], 2)


@rule("KO-4", "KO-32")
def test_a_whole_game_ends_with_its_winner(file: Path) -> None:
    typed = "boardwalk; off; score; baltic; park; score; quit"
    result = score(typed, "--file", str(file), names="Anna,Ben")
    # In the second round Ben is asked first.
    assert "Ben> baltic" in result.stdout
    assert "Anna has the most cash, 1,000, and wins." in result.stdout
    assert kept(file)["cash"] == [1000, 100]
    again = score("baltic; pays; cash", "--file", str(file), names="")
    assert "The game is over" in again.stdout


@rule("KO-4")
def test_a_tie_is_shared() -> None:
    result = score("park; off; score; boardwalk; off; score; quit", names="Anna,Ben")
    assert "The most cash is 500, and the win is shared: Anna and Ben." in result.stdout


@rule("KO-12", "KO-40")
def test_100_can_be_paid_to_free_parking_during_a_round(file: Path) -> None:
    result = score("park; off; score; Anna pays; quit", "--file", str(file), names="Anna,Ben")
    assert "Anna pays 100 to Free Parking. On Free Parking lie 600." in result.stdout
    assert (kept(file)["cash"], kept(file)["pot"]) == ([400, 0], 600)


@rule("KO-12")
def test_who_has_not_100_cannot_pay(file: Path) -> None:
    result = score("Anna pays; quit", "--file", str(file), names="Anna,Ben")
    assert "Anna has 0, and cannot pay 100. (KO-12)" in result.stdout
    assert kept(file)["cash"] == [0, 0]


@rule("KO-21")
def test_a_railroad_leads_to_an_unoccupied_property_only() -> None:
    typed = "railroad, park; off; score; park; house; boardwlk; boardwalk; quit"
    result = score(typed, names="Anna,Ben")
    assert "There is a token on Park Place already" in result.stdout
    assert "(KO-21)" in result.stdout
    assert "Anna has the whole dark blue set: a bonus of 2,000." in result.stdout


@rule("KO-21")
def test_a_token_may_stand_on_its_railroad(file: Path) -> None:
    result = score("2 railroad; off; score; stand; baltic; quit", "--file", str(file), names="Anna,Ben")
    assert result.stdout.count("ride from the Railroad?") == 2
    assert kept(file)["cash"] == [100, 0]


def test_an_empty_answer_leads_back_and_loses_nothing(file: Path) -> None:
    result = score("park, baltic, house; off; score;; score; park; quit", "--file", str(file), names="Anna,Ben")
    assert "Nothing was paid out." in result.stdout
    assert kept(file)["cash"] == [1100, 0]


def test_one_may_look_and_leave_within_a_question(file: Path) -> None:
    result = score("park, baltic, house; off; score; cash; quit", "--file", str(file), names="Anna,Ben")
    assert result.exit_code == 0
    assert result.stdout.count("Which property does the House of Anna double?") == 2
    assert "“quit” is no space" not in result.stdout
    assert kept(file)["cash"] == [0, 0]


@rule("KO-24")
def test_a_house_doubles_only_what_was_collected_for(file: Path) -> None:
    result = score(
        "park, baltic, house; kentucky; score; kentucky; baltic; quit", "--file", str(file), names="Anna,Ben"
    )
    assert "(KO-24)" in result.stdout
    assert kept(file)["cash"] == [700, 250]


@rule("KO-20")
def test_a_token_on_chance_is_to_be_slid_first() -> None:
    assert "slid again first" in score("chance; quit", names="Anna,Ben").stdout


# Typing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("length", ["space", "short"])
def test_every_space_is_understood_by_its_name_in_either_language(lang: str, spoken: str, length: str) -> None:
    book = Phrasebook.load(spoken)
    for space in BOARD.spaces:
        named = places(book.say(f"{length}-knockout-{space.code}"), lang)
        if space.kind in ("house", "railroad"):
            assert BOARD.by_code[named[0]].kind == space.kind
        else:
            assert named == (["-"] if space.kind == "go-to-jail" else [space.code])


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("boardwalk, park place, house, off", "boardwalk park house-a -"),
        ("boardwalk park place house off", "boardwalk park house-a -"),
        ("BOARDWALK; park", "boardwalk park"),
        ("st james st charles", "st-james st-charles"),
        ("marvin gardens and the free parking", "marvin free-parking"),
        ("2 free parking, 2 house", "free-parking free-parking house-a house-a"),
        ("north carolina, penn, pac", "north-carolina pennsylvania pacific"),
        ("new york tenn luxury", "new-york tennessee luxury-tax"),
        ("Élysées, rue de la paix, mozart", "park boardwalk st-james"),
        ("jail, in jail, go to jail, prison", "- - - -"),
        ("none, runway, hors du plateau", "- - -"),
        ("park parking", "park free-parking"),
    ],
)
def test_places_are_understood(text: str, codes: str) -> None:
    assert places(text) == codes.split()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("boardwlk", "score-meant"),
        ("boardwalk, xyzzy", "score-unknown-place"),
        ("avenue", "score-which"),
        ("...:", "score-nothing"),
        ("Zoe: park", "score-no-name"),
        ("9: park", "score-no-player"),
        ("Anna", "score-nothing"),
        ("pays", "score-who-pays"),
        ("Anna, the", "score-nothing"),
    ],
)
def test_what_is_not_understood_is_refused(line: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        scorer("en", "Anna", "Ben").read(line)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("score", Order("score")),
        ("UNDO", Order("undo")),
        ("défaire", Order("undo")),
        ("?", Order("help")),
        ("Ben pays", Order("pay", 1)),
        ("ben pays 100", Order("pay", 1)),
        ("2: pays", Order("pay", 1)),
        ("Luc paie", Order("pay", 2)),
        ("anna baltic", Order("lay", 0, (1,))),
        ("Ben: baltic, off", Order("lay", 1, (1, NOWHERE))),
        ("baltic", Order("lay", -1, (1,))),
    ],
)
def test_lines_are_understood(line: str, order: Order) -> None:
    assert scorer("en", "Anna", "Ben", "Luc").read(line) == order


@given(st.text(st.sampled_from("abeinoprkAB:;,?0129 é'-\x00ß½"), max_size=30))
def test_whatever_is_typed_is_understood_or_refused_in_words(line: str) -> None:
    meant = ""
    try:
        meant = scorer("en", "Anna", "Ben").read(line).verb
    except BadInput as refused:
        meant = refused.key
    assert meant in ("lay", "pay", "help") or meant.startswith("score-")


def test_a_typo_changes_nothing_and_the_same_player_is_asked_again(file: Path) -> None:
    result = score("park, boardwlk; park, boardwalk; quit", "--file", str(file), names="Anna,Ben")
    assert "Boardwalk perhaps? Nothing was changed." in result.stdout
    assert result.stdout.count("Anna> ") == 2
    assert kept(file)["lying"] == [["park", "boardwalk", "", ""], None]


def test_more_than_four_tokens_are_refused(file: Path) -> None:
    result = score("park, park, park, park, park; 99 park; quit", "--file", str(file), names="Anna,Ben")
    assert result.stdout.count("everybody has 4. (KO-1)") == 2
    assert kept(file)["lying"] == [None, None]


def test_tokens_can_be_corrected_before_they_are_scored(file: Path) -> None:
    score("park; off; Anna: baltic; score; quit", "--file", str(file), names="Anna,Ben")
    assert kept(file)["cash"] == [100, 0]


def test_nothing_is_paid_before_all_is_said(file: Path) -> None:
    result = score("park; score; quit", "--file", str(file), names="Anna,Ben")
    assert "What the tokens of Ben lie on was not said yet." in result.stdout
    assert kept(file)["round"] == 1


def test_undo_takes_back_entry_by_entry_and_round_by_round(file: Path) -> None:
    score("park; off; score; Anna pays; undo; undo; quit", "--file", str(file), names="Anna,Ben")
    sheet = kept(file)
    assert (sheet["round"], sheet["cash"], sheet["pot"]) == (1, [0, 0], 500)
    assert sheet["lying"] == [["park", "", "", ""], ["", "", "", ""]]
    result = score("undo; undo; undo; quit", "--file", str(file), names="")
    assert "There is nothing to take back." in result.stdout


def test_a_line_that_is_too_long_is_refused() -> None:
    assert "A line has at most" in score(f"{'park, ' * 200}; quit").stdout


@pytest.mark.parametrize(("lang", "word"), [("en", "help"), ("fr", "aide")])
def test_help_fits_the_screen(lang: str, word: str) -> None:
    text = Phrasebook.load(lang).say("score-help")
    assert all(len(line) <= 80 for line in text.splitlines())
    assert text.splitlines()[0] in score(f"{word}; quit", lang=lang).stdout


def test_french_tells_it_in_french() -> None:
    result = score("rue de la paix, maison; hors; compter; argent; quitter", lang="fr", names="Ève,Luc")
    assert result.exit_code == 0
    assert "Ève touche 500" in result.stdout
    assert "Ève\u00a0: 1\u202f000" in result.stdout


# The file


def test_a_game_goes_on_another_day(file: Path) -> None:
    score("park; off; score; baltic; quit", "--file", str(file), names="Anna,Ben")
    result = score("off; score; quit", "--file", str(file), names="")
    assert "The game goes on." in result.stdout
    assert "Anna> off" in result.stdout
    assert kept(file)["cash"] == [500, 100]


def test_without_a_file_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert score("park; off; score; quit").exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_every_entry_is_on_the_disk_before_the_next_line(file: Path) -> None:
    # The input ends without a command to leave.
    assert score("park; off", "--file", str(file), names="Anna,Ben").exit_code == 0
    assert kept(file)["lying"] == [["park", "", "", ""], ["", "", "", ""]]


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"rentier": "bank-unit"}', "\x00\xff"])
def test_a_file_that_holds_something_else_is_refused_and_left_as_it_is(file: Path, content: str) -> None:
    file.write_text(content, "latin-1")
    result = score("park", "--file", str(file))
    assert result.exit_code == 2
    assert file.read_text("latin-1") == content


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rentier", "x"),
        ("names", ["Anna"]),
        ("names", ["Anna", "x" * 25]),
        ("order", [0, 0]),
        ("order", [0]),
        ("pot", 10),
        ("pot", -50),
        ("cash", [0, 30]),
        ("cash", [0]),
        ("round", 4),
        ("round", 0),
        ("lying", [None]),
        ("lying", [["park"], None]),
        ("lying", [["x", "", "", ""], None]),
        ("lying", [5, None]),
        ("past", [{}]),
        ("more", 1),
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(file: Path, field: str, value: object) -> None:
    score("park; quit", "--file", str(file), names="Anna,Ben")
    file.write_text(json.dumps(kept(file) | {field: value}), "utf-8")
    before = file.read_bytes()
    result = score("off", "--file", str(file), names="")
    assert (result.exit_code, file.read_bytes()) == (2, before)


def test_two_windows_do_not_overwrite_each_other(file: Path) -> None:
    first, second = SheetFile(file), SheetFile(file)
    sheet = Sheet.begin(["Anna", "Ben"])
    first.save(sheet)
    other = second.load()
    assert other is not None
    sheet.lay(0, [1])
    first.save(sheet)
    other.lay(1, [2])
    with pytest.raises(BadInput) as caught:
        second.save(other)
    assert caught.value.key == "score-file-changed"
    assert kept(file)["lying"][1] is None


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    assert score("park", "--file", str(tmp_path / "nowhere" / "game.json")).exit_code == 2


@rule("KO-1")
@pytest.mark.parametrize(
    "arguments",
    [["--players", "1"], ["--players", "5"], ["--names", "Anna"], ["--names", "A,B,C,D,E"], ["--names", "Anna,anna"],
     ["--names", "Anna,undo"], ["--names", "Anna,,Ben"], ["--names", "1,2"]],
)  # fmt: skip
def test_players_and_names_that_cannot_be(arguments: list[str]) -> None:
    result = score("", *arguments, names="")
    assert result.exit_code == 2
    assert result.stderr.strip()


def test_other_names_need_as_many_players(file: Path) -> None:
    score("park; quit", "--file", str(file), names="Anna,Ben")
    assert score("quit", "--file", str(file), names="Zoé,Luc").exit_code == 0
    assert kept(file)["names"] == ["Zoé", "Luc"]
    assert score("quit", "--file", str(file), names="A,B,C").exit_code == 2
    assert score("quit", "--file", str(file), "--players", "3", names="").exit_code == 2


def test_players_without_names_are_numbered() -> None:
    result = score("2: park; off; off; score; quit", "--players", "3", names="")
    assert "Player 2 collects 500 for Park Place." in result.stdout


# Names of the box, and names that are also spaces


@pytest.mark.parametrize(
    ("lang", "players", "line", "codes"),
    [
        ("en", "Virginia,Tom", "virginia, baltic, house, off", "virginia baltic house-a"),
        ("en", "Marvin,Tom", "marvin, baltic", "marvin baltic"),
        ("fr", "Martin,Tom", "martin, lecourbe", "illinois baltic"),
    ],
)
def test_a_player_named_like_a_space_does_not_take_the_line_of_another(
    lang: str, players: str, line: str, codes: str, file: Path
) -> None:
    score(f"boardwalk, park place; {line}", "--file", str(file), lang=lang, names=players)
    sheet = SheetFile(file).load()
    assert sheet is not None
    first, second = (None if own is None else [index for index in own if index != NOWHERE] for own in sheet.now.lying)
    assert first == [BOARD.by_code["boardwalk"].index, BOARD.by_code["park"].index]
    assert second == [BOARD.by_code[code].index for code in codes.split()]


def test_a_colon_or_a_payment_names_the_player(file: Path) -> None:
    reader = scorer("en", "Virginia", "Tom")
    assert reader.read("virginia: baltic") == Order("lay", 0, (BOARD.by_code["baltic"].index,))
    assert reader.read("virginia pays") == Order("pay", 0)
    assert reader.read("tom baltic") == Order("lay", 1, (BOARD.by_code["baltic"].index,))


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("stationnement gratuit", "free-parking"),
        ("2 stationnement gratuit", "free-parking free-parking"),
        ("le stationnement gratuit, le chemin de fer", "free-parking railroad-a"),
        ("l'Avenue Atlantique, les Jardins Marvin et l'Avenue Ventnor", "atlantic marvin ventnor"),
        ("Place St-Jacques", "st-james"),
        ("Avenue de la Baltique", "baltic"),
        ("Avenue Illinois, Avenue Kentucky et Avenue Indiana", "illinois kentucky indiana"),
        ("la rue de la paix", "boardwalk"),
        ("avenue ventnor", "ventnor"),
        ("taxe de luxe", "luxury-tax"),
    ],
)
def test_the_names_of_the_box_are_understood_in_french(text: str, codes: str) -> None:
    assert places(text, "fr") == codes.split()
    assert places(text, "en") == codes.split()


@rule("KO-25")
def test_income_tax_is_the_tax() -> None:
    assert places("baltic, income tax") == ["baltic", "luxury-tax"]


@pytest.mark.parametrize(
    ("lang", "word", "is_in"), [("fr", "avenue", "Avenue"), ("fr", "place", "Place"), ("en", "avenue", "Avenue")]
)
def test_only_spaces_with_the_word_in_their_shown_name_are_listed(lang: str, word: str, is_in: str) -> None:
    with pytest.raises(BadInput) as refused:
        scorer(lang).read_places(word)
    names = refused.value.details["names"]
    assert isinstance(names, list)
    assert len(names) > 1
    assert all(is_in in name for name in names)


def test_a_word_of_another_language_that_fits_several_is_unknown() -> None:
    with pytest.raises(BadInput) as refused:
        scorer("en").read_places("boulevard")
    assert refused.value.key == "score-unknown-place"
