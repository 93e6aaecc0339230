"""An analysis as one page that needs nothing else: a chart of the chances, luck and decisions, and mistakes."""

from __future__ import annotations

from html import escape
from typing import Final

from rentier.core.registry import find_edition
from rentier.hints.wording import say_action
from rentier.text import Teller

from .analysis import Analysis

WIDTH: Final = 900
HEIGHT: Final = 300
HEADS: Final = ("player", "start", "luck", "decisions", "end")
COLOURS: Final = ("#b3452c", "#2f6690", "#4f772d", "#7b5ea7", "#c28e0e", "#3d405b", "#d17b88", "#2a9d8f")
STYLE: Final = (
    ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem}"
    "svg{width:100%;height:auto;background:color-mix(in srgb,currentColor 4%,transparent)}"
    "table{border-collapse:collapse;margin:1.5rem 0}"
    "td,th{padding:.3rem .9rem .3rem 0;text-align:left}td+td{text-align:right;font-variant-numeric:tabular-nums}"
    "li{margin:.5rem 0}b.key{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em}"
)


def draw_page(analysis: Analysis, teller: Teller) -> str:
    """Return the whole page as HTML."""
    say = teller.book.say
    title = say_title(analysis, teller)
    rows = "".join(_row(analysis, seat, teller) for seat in range(analysis.seats))
    heads = "".join(f"<th>{escape(say(f'analysis-{name}'))}</th>" for name in HEADS)
    told = [say_mistake(analysis, step, teller) for step in analysis.mistakes()]
    mistakes = "".join(f"<li>{escape(sentence)}</li>" for sentence in told)
    return (
        f'<!doctype html><html lang="{teller.book.language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><h1>{escape(title)}</h1>'
        f"{_chart(analysis, teller)}<table><tr>{heads}</tr>{rows}</table>"
        f"<h2>{escape(say('analysis-mistakes'))}</h2>"
        + (f"<ol>{mistakes}</ol>" if told else f"<p>{escape(say('analysis-no-mistakes'))}</p>")
        + f"<p>{escape(say('analysis-about'))}</p></html>\n"
    )


def say_title(analysis: Analysis, teller: Teller) -> str:
    """Return what the analysis is about."""
    name = f"web-edition-{analysis.edition}"
    edition = teller.book.say(name) if name in teller.book else analysis.edition
    return teller.book.say("analysis-title", {"edition": edition})


def percent_of(part: float, teller: Teller) -> str:
    """Return a part in whole percents."""
    return teller.book.say("analysis-percent", {"number": round(100 * part)})


def chance_of(part: float, teller: Teller) -> str:
    """Return an estimated chance in whole percents."""
    return teller.book.say("analysis-chance", {"number": round(100 * part)})


def points_of(part: float) -> str:
    """Return a part of the chance to win as whole points with their sign."""
    rounded = round(100 * part)
    return f"{rounded:+d}" if rounded else "0"


def say_mistake(analysis: Analysis, step: int, teller: Teller) -> str:
    """Return what would have been better, as a sentence."""
    point = analysis.points[step]
    edition = find_edition(analysis.edition)
    told = [
        say_action(edition.read_action(text), point.figures.get(text, {}), point.brings.get(text, ()), teller)
        for text in (point.action, point.better)
    ]
    arguments = {
        "step": step + 1,
        "person": teller.person(point.seat),
        "action": told[0],
        "better": told[1],
        "points": max(1, round(100 * point.cost)),
    }
    return teller.book.say("analysis-mistake", arguments)


def _row(analysis: Analysis, seat: int, teller: Teller) -> str:
    account = analysis.account(seat)
    cells = (
        chance_of(account.start, teller),
        points_of(account.luck),
        points_of(account.decisions),
        percent_of(account.end, teller),
    )
    key = f'<b class="key" style="background:{COLOURS[seat % len(COLOURS)]}"></b>'
    return f"<tr><td>{key}{escape(teller.person(seat))}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _chart(analysis: Analysis, teller: Teller) -> str:
    last = max(1, len(analysis.points) - 1)
    label = teller.book.say("analysis-chart")
    lines = [_level(part, teller) for part in (0.25, 0.5, 0.75)]
    for seat in range(analysis.seats):
        places = " ".join(
            f"{WIDTH * step / last:.1f},{HEIGHT * (1 - point.chances[seat]):.1f}"
            for step, point in enumerate(analysis.points)
        )
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" points="{places}"/>')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{"".join(lines)}</svg>'


def _level(part: float, teller: Teller) -> str:
    """Return a line across the chart, with its chance beside it."""
    height = round(HEIGHT * (1 - part))
    return (
        f'<line x1="0" x2="{WIDTH}" y1="{height}" y2="{height}" stroke="currentColor" stroke-opacity=".2"/>'
        f'<text x="4" y="{height - 4}" font-size="13" fill="currentColor">{escape(percent_of(part, teller))}</text>'
    )
