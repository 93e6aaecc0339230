"""Discs in motion: from one event to the next until all are at rest (KO-11, KO-60).

The next blow, rest or fall is computed, everything moves there at once, and nothing happens in between.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from .aiming import SLOWING
from .blows import Contact, Disc, strike, touching
from .contacts import DIAMETER, NEVER, time_between, time_to_resting
from .outcome import FINE_SPEED, FINE_TIME, GRAIN, LENGTH, MIDDLE, Fall, Leg, Slide, from_left, rounded

# Discs this close (mm) touch: far more than rounding can part two contacts of one instant, far less than can be seen.
REACH: Final[float] = DIAMETER + 1e-6
# A disc this slow (mm/s) is at rest: it would glide for less than an atom.
STILL: Final[float] = 1e-5
# No slide comes near this. If one did, everything would stop where it is, which loses speed and gains nothing.
MOST_EVENTS: Final = 5000


@final
class Motion:
    """The discs on the board while a slide lasts."""

    __slots__ = ("changed", "discs", "movers", "now", "outcome", "told")

    def __init__(self, outcome: Slide, discs: list[Disc], told: bool) -> None:
        self.outcome: Final = outcome
        self.discs: list[Disc] = discs
        self.movers: list[Disc] = []
        self.changed: list[Disc] = []
        """The discs whose motion the last event changed."""
        self.now: float = 0.0
        self.told: Final[bool] = told

    def run(self, most: int = MOST_EVENTS) -> None:
        """Go from event to event until nothing moves, but through no more than this many."""
        for _ in range(most):
            self.foresee()
            if not self.movers:
                return
            blow: Disc | None = None
            at = NEVER
            end = NEVER
            for disc in self.movers:
                if disc.meets_at < at:
                    at = disc.meets_at
                    blow = disc
                if disc.end < end:
                    end = disc.end
            if blow is not None and at <= end:
                self.advance(at)
                self.meet(blow)
            else:
                self.advance(end)
                self.finish()

    def advance(self, time: float) -> None:
        """Let everything that moves go on until a time."""
        step = time - self.now
        if step <= 0.0:
            return
        self.now = time
        loss = SLOWING * step
        for disc in self.movers:
            way = (disc.speed - 0.5 * loss) * step
            disc.x += disc.along_x * way
            disc.y += disc.along_y * way
            disc.speed = disc.speed - loss if disc.speed > loss else 0.0

    def finish(self) -> None:
        """Bring to rest what has no speed left, and take away what crosses the edge (KO-11)."""
        movers: list[Disc] = []
        for disc in self.movers:
            if disc.end > self.now:
                movers.append(disc)
                continue
            disc.is_moving = False
            disc.speed = 0.0
            disc.vx = 0.0
            disc.vy = 0.0
            self.change(disc)
            if disc.is_falling:
                disc.is_gone = True
                self.outcome.fallen.append(
                    Fall(disc.token, rounded(self.now, FINE_TIME), from_left(disc.x), rounded(disc.y, GRAIN))
                )
                self.discs = [other for other in self.discs if other is not disc]
        self.movers = movers

    def change(self, disc: Disc) -> None:
        """Remember that what was predicted for a disc no longer holds."""
        if not disc.is_new:
            disc.is_new = True
            self.changed.append(disc)

    def meet(self, first: Disc) -> None:
        """Let a disc strike what it has met, along with everything that touches them in a chain (KO-60)."""
        second = first.meets
        for disc in self.movers:
            disc.vx = disc.along_x * disc.speed
            disc.vy = disc.along_y * disc.speed
        contacts = self.gather(first)
        strike(contacts)
        for contact in contacts:
            one = contact.one
            other = contact.other
            is_met = (one is first and other is second) or (one is second and other is first)
            if contact.impulse > 0.0 or is_met:
                self.note_touch(one.token, other.token)
                push = 0.5 * (DIAMETER - contact.between)
                if push > 0.0:
                    one.x -= push * contact.nx
                    one.y -= push * contact.ny
                    other.x += push * contact.nx
                    other.y += push * contact.ny
                self.change(one)
                self.change(other)
        for disc in self.changed:
            self.set_off(disc)

    def gather(self, first: Disc) -> list[Contact]:
        """List the contacts of a disc, of the discs that it touches, and so on."""
        contacts: list[Contact] = []
        row = [first]
        first.reached = 1
        done = 0
        while done < len(row):
            one = row[done]
            done += 1
            one.reached = 2
            for other in self.discs:
                if other.reached == 2:
                    continue
                contact = touching(one, other, REACH)
                if contact is not None:
                    contacts.append(contact)
                    if other.reached == 0:
                        other.reached = 1
                        row.append(other)
        for disc in row:
            disc.reached = 0
        return contacts

    def note_touch(self, one: int, other: int) -> None:
        """Remember who touched whom."""
        outcome = self.outcome
        touch = (one, other) if one < other else (other, one)
        if touch not in outcome.touches:
            outcome.touches.append(touch)
        if outcome.moved[0] == one or outcome.moved[0] == other:
            outcome.has_touched = True

    def set_off(self, disc: Disc) -> None:
        """Set a disc in motion with its velocity."""
        speed = sqrt(disc.vx * disc.vx + disc.vy * disc.vy)
        if speed <= STILL:
            speed = 0.0
            disc.vx = 0.0
            disc.vy = 0.0
            if disc.is_moving:
                disc.is_moving = False
                self.movers = [mover for mover in self.movers if mover is not disc]
        else:
            disc.along_x = disc.vx / speed
            disc.along_y = disc.vy / speed
            if not disc.is_moving:
                disc.is_moving = True
                self.movers.append(disc)
        disc.speed = speed
        if not disc.was_moved:
            disc.was_moved = True
            self.outcome.moved.append(disc.token)
        if self.told:
            self.outcome.legs.append(
                Leg(
                    disc.token,
                    rounded(self.now, FINE_TIME),
                    from_left(disc.x),
                    rounded(disc.y, GRAIN),
                    rounded(disc.vx, FINE_SPEED),
                    rounded(disc.vy, FINE_SPEED),
                )
            )

    def foresee(self) -> None:
        """Predict again when discs meet, as far as the last event has changed it."""
        changed = self.changed
        for disc in changed:
            if disc.is_moving:
                self.foresee_end(disc)
        for disc in self.movers:
            meets = disc.meets
            if disc.is_new or (meets is not None and meets.is_new):
                disc.meets = None
                disc.meets_at = NEVER
                for other in self.discs:
                    if other is not disc:
                        self.foresee_meeting(disc, other)
            else:
                for other in changed:
                    if not other.is_gone:
                        self.foresee_meeting(disc, other)
        for disc in changed:
            disc.is_new = False
        self.changed = []

    def foresee_end(self, disc: Disc) -> None:
        """Find when a disc comes to rest or crosses the edge."""
        speed = disc.speed
        way = NEVER
        if disc.along_x > 0.0:
            way = (MIDDLE - disc.x) / disc.along_x
        elif disc.along_x < 0.0:
            way = (MIDDLE + disc.x) / -disc.along_x
        if disc.along_y > 0.0:
            to_edge = (LENGTH - disc.y) / disc.along_y
            way = to_edge if to_edge < way else way
        elif disc.along_y < 0.0:
            to_edge = disc.y / -disc.along_y
            way = to_edge if to_edge < way else way
        left = speed * speed - 2.0 * SLOWING * way
        disc.is_falling = left > 0.0
        if left > 0.0:
            disc.end = self.now + (2.0 * way / (speed + sqrt(left)) if way > 0.0 else 0.0)
        else:
            disc.end = self.now + speed / SLOWING

    def foresee_meeting(self, disc: Disc, other: Disc) -> None:
        """Find when a moving disc meets another, and keep it if that comes first."""
        dx = other.x - disc.x
        dy = other.y - disc.y
        if other.is_moving:
            span = (disc.end if disc.end < other.end else other.end) - self.now
            near = DIAMETER + (disc.speed + other.speed) * span
            if dx * dx + dy * dy > near * near:
                return
            time = time_between(
                dx,
                dy,
                other.along_x * other.speed - disc.along_x * disc.speed,
                other.along_y * other.speed - disc.along_y * disc.speed,
                SLOWING * (other.along_x - disc.along_x),
                SLOWING * (other.along_y - disc.along_y),
                span,
            )
        else:
            ahead = dx * disc.along_x + dy * disc.along_y
            if ahead <= 0.0:
                return
            time = time_to_resting(ahead, dx * disc.along_y - dy * disc.along_x, disc.speed)
        if self.now + time < disc.meets_at:
            disc.meets = other
            disc.meets_at = self.now + time
