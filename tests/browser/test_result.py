"""The end of a game: a moment for the winner, then a result worth reading, its marks, and its picture."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.serving import Running

from .access import violations
from .endings import ending, place_ended
from .people import DESK, PHONE, House, Person
from .tables import EDITIONS, give

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def result_of(
    house: House, server: Running, edition: str, *, size: dict[str, int] = DESK, language: str = "en"
) -> Person:
    """Open the result of a whole game."""
    made = place_ended(server, ending(edition))
    person = house.person(size=size, language=language)
    person.go(f"/t/{made['table']}")
    person.page.locator("[data-part=rewind]").wait_for()
    return person


# The moment for the winner


def last_move(house: House, server: Running, *, is_still: bool) -> Person:
    """Bring a person to a game of Deal and let them make its last move by typing it."""
    found = ending("deal")
    made = place_ended(server, found, short=1)
    person = house.person(is_still=is_still)
    give(person, made)
    person.go(f"/t/{made['table']}")
    typed = person.page.locator("[data-part=command] input")
    typed.fill(found.actions[-1].partition(": ")[2])
    typed.press("Enter")
    return person


def test_a_game_ends_with_a_moment_for_the_winner_then_the_result(house: House, server: Running) -> None:
    person = last_move(house, server, is_still=False)
    page = person.page
    ceremony = page.locator("[data-part=ceremony]")
    ceremony.wait_for()
    expect(ceremony).to_contain_text("You won.")
    expect(ceremony.locator("[data-action=result]")).to_be_focused()
    expect(page.locator("[aria-live=assertive]")).to_contain_text("You won.")
    assert ceremony.locator(".confetti i").count() > 20
    assert violations(page) == []
    # Nobody has to do anything: the result comes by itself.
    page.locator("main[data-part=result]").wait_for()
    expect(ceremony).to_have_count(0)


def test_the_moment_can_be_skipped_and_the_table_looked_at(house: House, server: Running) -> None:
    person = last_move(house, server, is_still=False)
    page = person.page
    page.locator("[data-part=ceremony]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=ceremony]")).to_have_count(0)
    ended = page.locator("[data-part=ended]")
    expect(ended.locator("[data-action=rematch]")).to_be_visible()
    ended.locator("[data-action=result]").click()
    page.locator("main[data-part=result]").wait_for()


def test_without_motion_there_is_no_ceremony_but_the_same_news(house: House, server: Running) -> None:
    person = last_move(house, server, is_still=True)
    page = person.page
    expect(page.locator("[data-part=ended]")).to_contain_text("You won.")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("You won.")
    expect(page.locator("[data-part=ceremony]")).to_have_count(0)
    # A rematch needs no detour.
    page.locator("[data-part=ended] [data-action=rematch]").click()
    page.locator("main.frame, [data-part=lobby]").first.wait_for()


# The marks


@pytest.mark.parametrize("edition", EDITIONS)
@SIZES
def test_what_decided_the_game_is_on_the_chart_the_scrubber_and_the_list(
    house: House, server: Running, edition: str, size: dict[str, int]
) -> None:
    person = result_of(house, server, edition, size=size)
    page = person.page
    steps = [str(turning.step) for turning in ending(edition).story.turnings]
    for place in ("[data-part=chart] svg [data-mark]", "[data-part=rewind] [data-mark]", "[data-part=turnings] li"):
        marks = page.locator(place)
        assert [mark.get_attribute("data-mark") for mark in marks.all()] == steps, place
    sentences = page.locator("[data-part=turnings] li p").all_inner_texts()
    assert not [sentence for sentence in sentences if "moment" in sentence or "{" in sentence]
    # A mark leads to its moment, and from there to the replay.
    page.locator("[data-part=rewind] button[data-mark]").first.click()
    expect(page.locator("[data-part=rewind] [data-part=scrubber]")).to_have_value(steps[0])
    turn = ending(edition).story.turnings[0].turn
    expect(page.locator("[data-part=rewind]")).to_contain_text(f"Turn {turn} of")
    page.locator("[data-action=watch]").click()
    expect(page.locator("[data-part=replay] [data-part=scrubber]")).to_have_value(steps[0])
    again = page.locator("[data-part=replay] [data-mark]")
    expect(again).to_have_count(len(steps))
    expect(page.locator("[data-part=turned]")).to_be_visible()
    again.last.click()
    expect(page.locator("[data-part=replay] [data-part=scrubber]")).to_have_value(steps[-1])
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_scrubber_tells_what_happened_by_keys(house: House, server: Running) -> None:
    person = result_of(house, server, "deal")
    page = person.page
    scrubber = page.locator("[data-part=rewind] [data-part=scrubber]")
    scrubber.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("1")
    told = page.locator("[data-part=rewind] p")
    expect(told).to_contain_text("Turn 1 of 23.")
    expect(told).to_contain_text(" lays ")
    before = page.locator("[data-part=cursor] path").first.get_attribute("d")
    page.keyboard.press("PageUp")
    expect(page.locator("[data-part=cursor] path").first).not_to_have_attribute("d", before or "")


# What is said


def test_deal_has_no_dice_and_nobody_is_out(house: House, server: Running) -> None:
    person = result_of(house, server, "deal")
    page = person.page
    main = page.locator("main[data-part=result]")
    expect(page.locator("[data-part=sealed] a")).to_have_text("Check the shuffle")
    expect(page.locator("[data-part=chart] h2")).to_have_text("Full sets, turn by turn")
    text = main.inner_text()
    assert "roll" not in text
    assert "dice" not in text
    expect(page.locator("[data-part=standing]")).not_to_contain_text("out")
    assert page.locator("[data-part=chart] svg text", has_text="out").count() == 0
    page.locator("[data-part=sealed] a").click()
    expect(page.locator("[data-part=check] h1")).to_have_text("Check the shuffle")
    expect(page.locator("[data-check=draws]")).to_contain_text("shuffle")
    expect(page.locator("[data-check=rolls]")).to_have_count(0)


@pytest.mark.parametrize(
    ("edition", "title"),
    [
        ("banking", "Wealth, turn by turn"),
        ("crooked", "What would be counted, turn by turn"),
        ("deal", "Full sets, turn by turn"),
        ("knockout", "Cash, slide by slide"),
        ("millionaire", "Cash, turn by turn"),
    ],
)
def test_the_chart_shows_what_wins_and_ends_where_the_standing_does(
    house: House, server: Running, edition: str, title: str
) -> None:
    person = result_of(house, server, edition)
    page = person.page
    expect(page.locator("[data-part=chart] h2")).to_have_text(title)
    page.locator("[data-part=chart] summary").click()
    last = page.locator("[data-part=chart] tbody tr").last.locator("td").all_inner_texts()
    names = page.locator("[data-part=chart] thead th").all_inner_texts()[1:]
    for line in page.locator("[data-part=standing] li").all():
        told = line.inner_text()
        seat = next(seat for seat, name in enumerate(names) if name in told)
        if edition == "deal":
            assert {"0": "0 full", "1": "one full"}.get(last[seat], last[seat]) in told
        else:
            assert "out" in told or last[seat] in told


def test_a_space_is_counted_alone_even_if_others_have_its_name(house: House, server: Running) -> None:
    person = result_of(house, server, "banking")
    most = person.page.locator("[data-part=stops] .best").first.inner_text()
    person.page.locator("[data-part=stops] summary").click()
    rows = person.page.locator("[data-part=stops] tbody tr").all()
    sums = [sum(int(text) for text in row.locator("td").all_inner_texts()) for row in rows]
    assert str(max(sums)) in most


def test_luck_is_told_in_words_and_the_length_in_minutes(house: House, server: Running) -> None:
    person = result_of(house, server, "banking")
    page = person.page
    luck = page.locator("[data-part=luck-rolls]")
    expect(luck).to_contain_text("than usual in")
    expect(luck).to_contain_text(re.compile("had the best dice|treated everybody alike"))
    length = page.locator("[data-part=length]")
    expect(length).to_contain_text(f"{ending('banking').game.turns_taken()} turns")
    expect(length).to_contain_text("min")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [360, 740, 901, 1280])
def test_how_long_it_took_is_never_cut(house: House, server: Running, width: int, language: str) -> None:
    person = result_of(house, server, "crooked", size={"width": width, "height": 360}, language=language)
    length = person.page.locator("[data-part=length]")
    expect(length).to_be_visible()
    cut = (
        "(all) => all.filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth).map((it) => it.innerText)"
    )
    assert person.page.locator("header .title *, [data-part=length]").evaluate_all(cut) == []


# The picture


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_of_the_result_is_saved(house: House, server: Running, language: str, tmp_path: Path) -> None:
    person = result_of(house, server, "deal", language=language)
    page = person.page
    before = page.evaluate("performance.getEntriesByType('resource').map((it) => it.name)")
    with page.expect_download() as saving:
        page.locator("[data-action=picture]").click()
    # What draws it is loaded only when somebody wants it.
    after = page.evaluate("performance.getEntriesByType('resource').map((it) => it.name)")
    assert [name for name in after if name not in before and "picture" in name]
    assert saving.value.suggested_filename.endswith(".png")
    file = tmp_path / "picture.png"
    saving.value.save_as(file)
    content = file.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (1200, 630)
    # Something is drawn: winner's colour, paper, wall and words.
    colours = page.evaluate(
        """async (bytes) => {
          const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
          const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, 1200, 630);
          const found = new Set();
          for (let i = 0; i < data.length; i += 4) found.add(`${data[i]} ${data[i + 1]} ${data[i + 2]}`);
          return found.size;
        }""",
        list(content),
    )
    assert colours > 50


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", ["deal", "millionaire"])
@SIZES
def test_everybody_can_use_the_result(
    house: House, server: Running, edition: str, language: str, size: dict[str, int]
) -> None:
    person = result_of(house, server, edition, size=size, language=language)
    assert violations(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_replay_of_knockout_shows_all_four_players(house: House, server: Running) -> None:
    made = place_ended(server, ending("knockout"))
    person = house.person(size=DESK)
    person.go(f"/t/{made['table']}/replay?at=60")
    page = person.page
    page.locator("[data-part=replay] [data-mark]").first.wait_for()
    bar = page.locator("[data-part=replay]").bounding_box()
    assert bar is not None
    for name in ("Anna", "Ben", "Chloé", "David"):
        line = page.locator("main .low").get_by_text(name, exact=True).first
        box = line.bounding_box()
        assert box is not None
        # The token, the name, and the tokens still to be slid below it.
        assert box["y"] + 40 <= bar["y"], name
    # Thousands are set apart, as in the receipts.
    cash = page.locator("[data-part=players] .cash").all_inner_texts()
    assert any(re.fullmatch(r"\d,\d{3}", amount) for amount in cash), cash
    assert not any(re.search(r"\d{4}", amount) for amount in cash), cash
    for code in ("railroad-a", "railroad-b"):
        expect(page.locator(f"[data-space={code}] .name")).to_have_text("Railroad")
