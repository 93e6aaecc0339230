"""Visits to the moments of an edition: a person sits at a table that asks a certain question, with all panels open."""

from __future__ import annotations

from rentier.server.messages import Settings
from server.serving import Running

from .deal_moments import DEAL
from .knockout_moments import KNOCKOUT
from .moments import TRACKS, Moment
from .people import DESK, House, Person
from .positions import place
from .seated import come

MOMENTS: dict[str, dict[str, Moment]] = {**TRACKS, "deal": DEAL, "knockout": KNOCKOUT}
WITH_HINTS = Settings(pace="off", hints="agreed")
"""The button that asks for a hint must fit as well."""


def bring(
    house: House, server: Running, edition: str, moment: Moment, language: str, *, has_hints: bool = False
) -> Person:
    """Bring a person to a moment and press what opens its panels."""
    found = moment.find(edition)
    options = moment.options or None
    made = place(server, edition, "o" * moment.seats, found.seed, found.actions, options=options, settings=WITH_HINTS)
    person = come(house, made, 0, DESK, language=language)
    for hint in [] if has_hints else person.page.locator("[data-part=hint] .q").all():
        hint.click()
    for selector in moment.press:
        # Cards of a fan cover each other, so a click on the middle of one might hit the next.
        person.page.locator(f"main {selector}").first.evaluate("it => it.click()")
        person.settle()
    # A pointer at rest would show the deed of the space below it.
    person.page.mouse.move(0, 0)
    return person
