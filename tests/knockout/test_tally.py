"""What simulations count in Knockout."""

from __future__ import annotations

from rentier.games.knockout.events import Knocked, RoundBegan, Slid
from rentier.games.knockout.tally import Tally
from rentier.sim import simulate

from .table import ending, play


def test_income_is_counted_by_space_bonus_and_place_in_the_turn_order() -> None:
    game, events = ending("park boardwalk house-a off", "baltic luxury-tax free-parking", order="0 1")
    events += play(game, "0: double park")
    tally = Tally(2)
    tally.begin_round(RoundBegan(1, 2, (0, 1), 500, ([0], [1])))
    for event in events:
        if isinstance(event, Slid):
            tally.count_slide(event)
        elif not isinstance(event, RoundBegan | Knocked):
            tally.count_cash(event)
    counts = tally.counts
    assert {key: count for key, count in counts.items() if key.endswith("income")} == {
        "spaces/park/income": 500,
        "spaces/boardwalk/income": 500,
        "spaces/house/income": 500,
        "spaces/baltic/income": 100,
        "spaces/luxury-tax/income": -100,
        "spaces/free-parking/income": 600,
        "bonuses/dark-blue/income": 2000,
        "order/first/income": 3500,
        "order/second/income": 600,
    }
    assert (counts["bonuses/dark-blue/got"], counts["bonuses/dark-blue/rounds"]) == (1, 1)
    assert counts["ends/off/slides"] == 1


def test_a_simulation_adds_up() -> None:
    report = simulate("knockout", 20, 4, "random", "7")
    tables = report.tables()
    assert set(tables) == {"spaces", "bonuses", "order", "ends", "aims"}
    places = tables["order"]
    assert set(places) == {"first", "second", "third", "fourth"}
    earned = sum(row["income"] for row in places.values())
    assert {row["all"] for row in places.values()} == {earned}
    spaces = sum(row.get("income", 0) for row in tables["spaces"].values())
    bonuses = sum(row.get("income", 0) for row in tables["bonuses"].values())
    assert spaces + bonuses == earned
    assert {row["rounds"] for row in tables["bonuses"].values()} == {20 * 4}
    slides = sum(row.get("slides", 0) for row in tables["ends"].values())
    assert slides >= 20 * 4 * 16
    assert {row["all"] for row in tables["ends"].values()} == {slides}
    ended = sum(row.get("ended", 0) for row in tables["spaces"].values())
    assert ended == tables["ends"]["space"]["slides"] + tables["ends"]["jail"].get("slides", 0)
