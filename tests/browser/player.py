"""Somebody who plays by what the page offers and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from .offers import LOOK, REACH, Offer, check_answer, choose
from .people import PATIENCE, Person

STRAYS = 3
"""How often news may come just between looking at a button and clicking on it."""
STUCK = 60
"""How many clicks may come to nothing, one after the other."""


class Player:
    """A player at a table, through its page."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.chance = Random(seed)
        self.clicks = 0
        self.stuck = 0
        self.got_on = time.monotonic()
        self.missed = 0
        self.strayed = 0

    def look(self, patience: int = PATIENCE) -> tuple[bool, list[Offer]]:
        """Wait for what is offered; return whether the result is shown, and the offers."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, {"patience": patience})
        return seen["isOver"], [Offer(place, **it) for place, it in enumerate(seen["offers"])]

    def step(self) -> bool:
        """Take one of the offers; return false at the result."""
        for _ in range(PATIENCE // 20):
            is_over, offers = self.look()
            if is_over:
                return False
            if offer := choose(offers, self.chance):
                self.take(offer)
                return True
            # While somebody else thinks, the page may offer to take back what was played before.
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing is offered: {self.page.inner_text('main')}")

    def take(self, offer: Offer) -> None:
        """Click on an offer and wait for what it brings."""
        before = len(self.person.sent)
        at = self.page.evaluate(REACH, offer.place)
        if at is None:
            self.missed += 1
            assert self.missed < 100, f"nothing can be reached: {self.page.inner_text('main')}"
            return
        self.missed = 0
        if "covered" in at and self.close_rules():
            return
        assert "x" in at, f"{offer.action} ({offer.text}) lies under {at['covered']}"
        self.page.mouse.click(at["x"], at["y"])
        self.clicks += 1
        self.person.settle()
        self.person.confirm()
        self._check(before)

    def close_rules(self) -> bool:
        """Close the rules if they are open: news may have put a link to them where a button was."""
        rules = self.page.locator("dialog:has([data-part=rules])")
        if not rules.count():
            return False
        self.strayed += 1
        assert self.strayed <= STRAYS, "again and again a link to a rule lies where a button was"
        self.page.keyboard.press("Escape")
        rules.wait_for(state="detached")
        return True

    def _check(self, before: int) -> None:
        """Check the answers to what was sent, and that the game gets on."""
        sent = [it for it in self.person.sent[before:] if it.get("do") == "play"]
        for it in sent:
            check_answer(it, self.person.answers[it["id"]])
        is_done = any("error" not in self.person.answers[it["id"]] for it in sent)
        if is_done:
            self.stuck, self.got_on = 0, time.monotonic()
        self.stuck += 1
        # While a bot thinks, which may take long on a busy machine, the page lets people hurry it again and again.
        is_late = time.monotonic() - self.got_on > PATIENCE / 1000
        assert self.stuck < STUCK or not is_late, f"nothing gets on: {self.page.inner_text('main')}"

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 3000) -> None:
        """Play on until the result is shown, or what the caller waits for."""
        for _ in range(most):
            if until() or not self.step():
                return
        raise AssertionError(f"no end after {most} clicks")
