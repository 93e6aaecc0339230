"""The speed of the pages in Chromium: `make bench-browser`.

First load: the shelf, and a table in play, with a processor four times slower and nothing cached, until their buttons
work. Update: from a frame on the socket to the painted page, without animation, in a game of each edition. Beside these
times, which a busy machine makes longer, stands how long the page itself was at work, at full speed. Slide: the frames
that Knockout drops.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from itertools import count, islice, pairwise
from math import inf
from random import Random
from threading import Thread
from typing import Any

from playwright.sync_api import CDPSession, Page

import rentier
from browser.people import House, Person
from browser.positions import place
from browser.tables import EDITIONS, make, sit, visited
from rentier.server.messages import SeatKey
from server.serving import Running

SLOWER = 4
LOADS = 7
UPDATES = 150
PAUSE = 0.15
SLIDES = 8
GAMES = 6
FRAME = 1000 / 60
REST = 2500
"""Milliseconds after which a browser has settled down."""

CLOCK = """
(() => {
  const times = (window.__painted = []);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (!data.includes('"is":"news"')) return;
        const came = performance.now();
        const channel = new MessageChannel();
        // What is posted in the frame's callback runs right after that frame was painted.
        requestAnimationFrame(() => channel.port2.postMessage(0));
        channel.port1.onmessage = () => times.push(performance.now() - came);
      });
    }
  };
})();
"""
"""Records for each news message how long it took from its frame on the socket to the painted page."""

READY = """
(button) => new Promise((done, fail) => {
  const look = () => {
    if (document.querySelector(button)) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else if (performance.now() > 60_000) fail(new Error(`there is no ${button} on ${location.pathname}`));
    else requestAnimationFrame(look);
  };
  look();
})
"""
"""Waits until a part of the page is painted and works; returns the milliseconds since the page was asked for."""
SHELF = "[data-part=start] [data-action=make]"
TABLE = "main.frame [data-part=actions]"


def at(share: float, numbers: list[float]) -> float:
    """Return the number below which a share of them lies."""
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * share))]


def watch_work(person: Person) -> CDPSession:
    """Have the browser count how long a page's main thread is at work, without the time that it waits for a core."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    return devtools


def work_of(devtools: CDPSession) -> float:
    """Return the milliseconds that a page was at work."""
    found = devtools.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(it["value"]) for it in found if it["name"] == "TaskDuration")


def measure_loads(house: House, rate: int) -> list[tuple[float, float]]:
    """Open the shelf, each time with an empty cache."""
    return [measure_load(house, house.person(), "/", SHELF, rate) for _ in range(LOADS)]


def measure_tables(house: House, server: Running, edition: str, rate: int) -> list[tuple[float, float]]:
    """Open a table in play whose first question is to the reader, each time with an empty cache."""
    times = []
    asking = (seed for seed in count() if rentier.new(edition, seats=2, seed=seed).awaiting == (0,))
    for seed in islice(asking, LOADS):
        made = place(server, edition, "oo", seed)
        kept = {made["table"]: {"edition": edition, "seats": made["seats"][:1], "at": 1, "host": made["host"]}}
        person = house.person(name="Anna")
        # The keys are there before the app is, so that nothing of it is loaded to put them there.
        person.context.add_init_script(f"localStorage.setItem('rentier.tables', {json.dumps(json.dumps(kept))})")
        times.append(measure_load(house, person, f"/t/{made['table']}", TABLE, rate))
    return times


def measure_load(house: House, person: Person, path: str, button: str, rate: int) -> tuple[float, float]:
    """Return the milliseconds until a button of a page can be used, and those of them that the page was at work."""
    devtools = watch_work(person)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    person.page.goto(house.url + path, wait_until="commit")
    time = float(person.page.evaluate(READY, button))
    work = work_of(devtools)
    person.context.close()
    return time, work


def measure_updates(house: House, server: Running, edition: str) -> tuple[list[float], float]:
    """Watch over the first seat's shoulder, without animation, while another device plays for everybody.

    Return how long each update took, and how long the page was at work for one on average.
    """
    times: list[float] = []
    work = 0.0
    for seed in range(GAMES):
        made = make(server, edition, ["person"] * 3)
        person = house.person()
        person.page.add_init_script(CLOCK)
        sit(person, made, seats=[0])
        devtools = watch_work(person)
        work -= work_of(devtools)
        playing = Thread(target=play, args=(server, made, Random(seed), UPDATES - len(times)))
        playing.start()
        while playing.is_alive():
            # The page is not queried meanwhile: that would be measured too.
            person.page.wait_for_timeout(200)
        work += work_of(devtools)
        times += [float(it) for it in person.page.evaluate("window.__painted")]
        person.context.close()
        if len(times) >= UPDATES:
            break
    return times, work / len(times)


def play(server: Running, made: dict[str, Any], chance: Random, most: int) -> None:
    """Play any of the choices, slowly enough for each to be painted before the next."""
    keys = [SeatKey(**key) for key in made["seats"]]
    with server.client().join(made["table"], keys) as table:
        for _ in range(most):
            seat = table.wait()
            if seat is None:
                return
            table.play(seat, chance.choice(table.menu(seat)))
            time.sleep(PAUSE)


def measure_slides(house: House) -> dict[str, Any]:
    """Slide tokens into others at calm speed, and count the frames that the screen missed meanwhile."""
    person = house.person(is_still=False)
    person.go("/practice")
    page = person.page
    page.locator("[data-action=slide]").wait_for()
    # A browser that was just started still loads pages of its own.
    page.wait_for_timeout(REST)
    gaps: list[float] = []
    for _ in range(SLIDES):
        page.locator("[data-action=clear]").click()
        page.locator("[data-action=scatter]").click()
        page.wait_for_timeout(REST / 5)
        gaps += gaps_in(trace_slide(house, page))
    assert person.errors == []
    person.context.close()
    dropped = sum(max(0, round(gap / FRAME) - 1) for gap in gaps)
    return {
        "frames": len(gaps),
        "dropped": dropped,
        "longest": round(max(gaps), 1),
        "seconds": round(sum(gaps) / 1000, 1),
    }


def trace_slide(house: House, page: Page) -> list[dict[str, Any]]:
    """Slide once, and return the browser's trace of its own work meanwhile."""
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    devtools = house.browser.new_browser_cdp_session()
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda end: ended.append(end))
    categories = {"includedCategories": ["blink.animations", "devtools.timeline", "viz"]}
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    with page.expect_response("**/api/knockout/slide") as answer:
        page.locator("[data-action=slide]").click()
    page.wait_for_timeout(600 + 1000 * float(answer.value.json()["events"][0]["seconds"]))
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(10)
    devtools.detach()
    return events


def gaps_in(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds between successive frames on the screen while tokens were in motion."""
    own = [event for event in events if event["name"] == "Animation"]
    tokens = {it["id2"]["local"]: it["ts"] for it in own if "'piece" in str(it["args"].get("data"))}
    begun = min(it["ts"] for it in own if it["ph"] == "n" and it["ts"] > tokens.get(it["id2"]["local"], inf))
    ended = max(it["ts"] for it in own if it["ph"] == "e" and it["ts"] > tokens.get(it["id2"]["local"], inf))
    drawn = sorted(
        it["ts"] for it in events if it["name"] == "DirectRenderer::DrawFrame" and begun <= it["ts"] <= ended
    )
    return [(later - earlier) / 1000 for earlier, later in pairwise(drawn)]


def tell_loads(name: str, measure: Callable[[int], list[tuple[float, float]]]) -> list[int]:
    """Load a page with a slow processor, print how long it took, and return these times."""
    times = [time for time, _ in measure(SLOWER)]
    work = at(0.5, [work for _, work in measure(1)])
    print(
        f"{name}, {SLOWER}× slower: its buttons work after {at(0.5, times):.0f} ms, at worst {max(times):.0f}; "
        f"{work:.0f} ms of work at full speed",
        flush=True,
    )
    return [round(time) for time in times]


def main() -> None:
    """Measure everything and print it, the last line as JSON."""
    with visited() as (house, server):
        loads = tell_loads("Shelf", lambda rate: measure_loads(house, rate))
        tables = {edition: tell_loads(edition, partial(measure_tables, house, server, edition)) for edition in EDITIONS}
        updates = {}
        for edition in EDITIONS:
            times, work = measure_updates(house, server, edition)
            half, most = updates[edition] = [round(at(share, times), 1) for share in (0.5, 0.95)]
            print(
                f"{edition}: painted {half} ms after the news, 95th percentile {most} ms; {work:.0f} ms of work",
                flush=True,
            )
        slide = measure_slides(house)
        print(f"Slides: {slide['dropped']} of {slide['frames']} frames dropped, {slide['longest']} ms at most")
    print(json.dumps({"load": loads, "table": tables, "update": updates, "slide": slide}))


if __name__ == "__main__":
    main()
