"""An analysis as one page that needs nothing else: a chart of the chances, luck and decisions, and mistakes."""

from __future__ import annotations

from html import escape
from typing import Final

from rentier.core.registry import find_edition
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
    title = say("analysis-title", {"edition": analysis.edition})
    rows = "".join(_row(analysis, seat, teller) for seat in range(analysis.seats))
    heads = "".join(f"<th>{escape(say(f'analysis-{name}'))}</th>" for name in HEADS)
    told = [say_mistake(analysis, step, teller) for step in analysis.mistakes()]
    mistakes = "".join(f"<li>{escape(sentence)}</li>" for sentence in told)
    return (
        f'<!doctype html><html lang="{teller.book.language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><h1>{escape(title)}</h1>'
        f"{_chart(analysis, say('analysis-chart'))}<table><tr>{heads}</tr>{rows}</table>"
        f"<h2>{escape(say('analysis-mistakes'))}</h2>"
        + (f"<ol>{mistakes}</ol>" if told else f"<p>{escape(say('analysis-no-mistakes'))}</p>")
        + f"<p>{escape(say('analysis-about'))}</p></html>\n"
    )


def points_of(part: float) -> str:
    """Return a part of the chance to win as whole points with their sign."""
    rounded = round(100 * part)
    return f"{rounded:+d}" if rounded else "0"


def say_mistake(analysis: Analysis, step: int, teller: Teller) -> str:
    """Return what would have been better, as a sentence."""
    point = analysis.points[step]
    edition = find_edition(analysis.edition)
    told = [teller.action(edition.read_action(text)).rstrip(".") for text in (point.action, point.better)]
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
        f"{100 * account.start:.0f}%",
        points_of(account.luck),
        points_of(account.decisions),
        f"{100 * account.end:.0f}%",
    )
    key = f'<b class="key" style="background:{COLOURS[seat % len(COLOURS)]}"></b>'
    return f"<tr><td>{key}{escape(teller.person(seat))}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _chart(analysis: Analysis, label: str) -> str:
    last = max(1, len(analysis.points) - 1)
    lines = []
    for seat in range(analysis.seats):
        places = " ".join(
            f"{WIDTH * step / last:.1f},{HEIGHT * (1 - point.chances[seat]):.1f}"
            for step, point in enumerate(analysis.points)
        )
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" points="{places}"/>')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{"".join(lines)}</svg>'
