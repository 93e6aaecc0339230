"""A table: what its log says, made from nothing else. No clock, no chance, no files in here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple, final

from msgspec import structs

from rentier.bots import usual_bot
from rentier.bots.ladder import OLDER_NAMES
from rentier.core.actions import AnyAction
from rentier.core.dice import read_seed
from rentier.core.errors import RentierError
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.record import begin, load
from rentier.core.registry import Edition, find_edition

from . import log
from .commands import Holds, Refused
from .keys import KEY_DIGITS, is_same
from .lessons import lesson_of
from .log import AnyWhat, LogEntry
from .messages import HOST, Line, Note, NoteKind, Settings
from .puzzling import AnyLesson, problem_of
from .taking_back import Back, Past, Wish

LONGEST_CHAT: Final = 200
LONGEST_NOTES: Final = 20
"""How many of the latest notes about people are kept, for whoever arrives at the table."""
LONGEST_LATELY: Final = 60
"""How many of the latest entries are kept with their events, for whoever arrives at the table."""
PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"
LEFT: Final = "left"
REMOVED: Final = "removed"
RESIGNED: Final = "resigned"
LEAVING: Final[dict[str, NoteKind]] = {LEFT: "left", REMOVED: "removed", RESIGNED: "resigned"}
REQUESTED: Final = (log.Sat, log.Moved, log.Left, log.Changed, log.Invited, log.Offered, log.Muted)
"""The entries that requests with a key become."""
BOT_NAMES: Final = ("Ida", "Tom", "Noor", "Maud", "Otto", "Ada", "Leo", "Zoe", "Jin", "Rosa")
"""The names of bots that take the seats still open."""


@final
class Seat:
    """A place at the table and who has it."""

    __slots__ = (
        "absent",
        "away",
        "colour",
        "handed",
        "hints",
        "kind",
        "left",
        "level",
        "muted",
        "name",
        "nonce",
        "offered",
        "origin",
        "secret_hash",
    )

    def __init__(self, kind: str, name: str, colour: str, level: str) -> None:
        self.kind = kind
        self.name = name
        self.colour = colour
        self.level = OLDER_NAMES.get(level, level)
        self.secret_hash = ""
        self.origin = ""
        """A hash of the person's address."""
        self.nonce = ""
        self.away = False
        """Whether the log says that the person is gone."""
        self.absent = False
        """Whether a bot or the default plays for the person."""
        self.handed = False
        """Whether that is because somebody handed the seat over, so that the person must take it back."""
        self.left = False
        """Whether the person gave it up and a bot has it; one who resigned keeps the secret, to watch on."""
        self.offered = False
        self.muted = False
        """Whether the host lets the person say nothing."""
        self.hints = False
        """Whether the person has agreed that everybody may ask for hints."""

    def copy(self) -> Seat:
        """Return the same seat, to be changed beside the table."""
        other = Seat(self.kind, self.name, self.colour, self.level)
        other.secret_hash, other.origin, other.nonce = self.secret_hash, self.origin, self.nonce
        other.away, other.absent, other.handed, other.left = self.away, self.absent, self.handed, self.left
        other.offered, other.muted, other.hints = self.offered, self.muted, self.hints
        return other

    @property
    def is_person(self) -> bool:
        """Whether a person has it, even one who is away."""
        return self.kind == PERSON and self.has_holder

    @property
    def has_holder(self) -> bool:
        """Whether somebody has its secret: the person who plays there, or one who resigned and watches on."""
        return bool(self.secret_hash)


class Happened(NamedTuple):
    """An entry that is now in the table, with the events of the game that it caused."""

    entry: LogEntry
    events: list[Event]


class Tried(NamedTuple):
    """An entry that is not in the table yet, with the game after it."""

    what: AnyWhat
    game: Game
    events: list[Event]


@final
class Table:
    """The whole state of a table; `absorb` adds an entry of the log, `deciding.decide` says which may come next."""

    def __init__(self, id: str, entry: LogEntry, is_bare: bool = False) -> None:
        made = entry.what
        if not isinstance(made, log.Made) or entry.number != 0:
            raise ValueError(f"The log of table {id} does not begin with its making.")
        self.id: Final = id
        self.made = made
        """How the table was made, with what the host has changed since."""
        self.made_at: Final = entry.at
        self.invite_hash = made.invite_hash
        self.begun_at = 0.0
        self.last_at = entry.at
        self.seats: Final = [Seat(seat.kind, seat.name, seat.colour, seat.level) for seat in made.seats]
        self.former: Final[dict[str, str]] = {}
        """By hash of a secret that opens its seat no longer: the key of the reason."""
        self.barred: Final[set[str]] = set(made.barred)
        """The origins of people whom the host removed: without the new invite, they get no seat of a public table."""
        self.silenced: Final[set[str]] = set(made.silenced)
        """The origins of people who left while they were muted: they are muted when they sit down again."""
        self.number = 1
        """How many entries the log has."""
        self.changed = 0
        """The number after the last entry that changed the game: anything chosen before it is stale."""
        self.game: Game | None = None
        self.question = 0
        """The number after the entry that put the question; it stays while the same is asked."""
        self._asked: object = None
        self.seed = ""
        self.is_begun = False
        self.is_branch = False
        """Whether the game went on from another one, so that its chance cannot be checked from the seed alone."""
        self.is_over = False
        self.winners: list[int] = []
        self.rematch = ""
        self.nonces: list[str] = []
        """The nonces that the seed was made from."""
        self.played = 0
        """How many actions were played: how far a lesson is, where nothing is taken back."""
        self.chat: Final[deque[Line]] = deque(maxlen=LONGEST_CHAT)
        self.notes: Final[deque[Note]] = deque(maxlen=LONGEST_NOTES)
        self.lately: Final[deque[Happened]] = deque(maxlen=LONGEST_LATELY)
        self.asides = 0
        """How many entries are not about the game: what was said, and who came and went."""
        self.answers: Final[dict[tuple[int, str], int]] = {}
        """By sender and id of each message that was done: the number right after its entry."""
        self.requests: Final[dict[str, str]] = {}
        """By the idempotency key's part of a request id: the id of the request done with it."""
        self.back: Final = Back()
        self.wish: Wish | None = None
        self.reserves: list[float] = []
        self.stopped: Refused | None = find_hindrance(made.edition, made.rules_version)
        """Why the game cannot continue here; None when it can."""
        self.lesson: Final[AnyLesson | None] = None if self.stopped else _lesson_of(made)
        """The script of the game, at a table that is a lesson or a puzzle."""
        self.is_bare: Final = is_bare
        """Whether this is everything but the game, to be shown in a list."""

    @classmethod
    def from_log(cls, id: str, entries: Iterable[LogEntry], is_bare: bool = False) -> Table:
        """Make a table from its log; a bare one is made fast, but cannot be played at."""
        rest = iter(entries)
        first = next(rest, None)
        if first is None:
            raise Refused("table-unknown")
        table = cls(id, first, is_bare)
        for entry in rest:
            table.absorb(entry)
        return table

    def people_after(self, entries: Iterable[LogEntry]) -> Table:
        """Return who will be at this table after some entries, and how; without its game, and without its past."""
        after = Table(self.id, LogEntry(0, self.made_at, self.made), is_bare=True)
        after.seats[:] = [seat.copy() for seat in self.seats]
        after.number, after.is_begun, after.is_over = self.number, self.is_begun, self.is_over
        after.winners, after.rematch = self.winners, self.rematch
        for entry in entries:
            after.absorb(entry)
        return after

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return find_edition(self.made.edition)

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return () if self.game is None else self.game.awaiting

    @property
    def settings(self) -> Settings:
        """How it is played, apart from the rules."""
        return self.made.settings

    @property
    def has_ended(self) -> bool:
        """Whether nothing more can happen in the game: it is over, or it follows rules that are not known here."""
        return self.is_over or (self.is_begun and self.stopped is not None)

    @property
    def people(self) -> list[int]:
        """The seats that persons have, even those who are away."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for hints here: one alone with bots, or several who have all agreed."""
        if self.settings.hints == "off":
            return False
        people = self.people
        return len(people) == 1 or (self.settings.hints == "agreed" and all(self.seats[seat].hints for seat in people))

    def nonces_now(self) -> list[str]:
        """Return the nonces of the persons, in the order of their seats."""
        return [seat.nonce for seat in self.seats if seat.is_person]

    def is_holder(self, seat: int, holds: Holds) -> bool:
        """Whether somebody with these secrets may act for a seat, or as the host."""
        if seat == HOST:
            return is_same(holds.get(HOST, ""), self.made.host_hash)
        return 0 <= seat < len(self.seats) and is_same(holds.get(seat, ""), self.seats[seat].secret_hash)

    def check_key(self, id: str) -> None:
        """Refuse a request whose key was used for another one."""
        if self.requests.get(id[:KEY_DIGITS], id) != id:
            raise Refused("server-key-used")

    def person_at(self, seat: int) -> bool:
        """Whether a person sits there."""
        return 0 <= seat < len(self.seats) and self.seats[seat].is_person

    def is_alone(self, seat: int) -> bool:
        """Whether nobody but bots still plays with the person at a seat."""
        others = [other for other in range(len(self.seats)) if other != seat]
        return all(self.player_at(other) or (self.game is not None and not self.game.is_in(other)) for other in others)

    def player_at(self, seat: int) -> str:
        """Return the bot that plays for a seat now, `skip` if the default is played, or an empty text for a person."""
        it = self.seats[seat]
        if it.kind == BOT:
            return it.level
        if it.absent:
            return "skip" if self.settings.away == "skip" and not it.handed else self.stand_in
        return ""

    @property
    def stand_in(self) -> str:
        """The bot that plays for somebody who left or is away."""
        return usual_bot(self.made.edition)

    def absorb(self, entry: LogEntry, tried: Tried | None = None) -> Happened:
        """Add the next entry of the log; the game continues with it, as it did where the entry was tried."""
        if entry.number != self.number:
            raise ValueError(f"Table {self.id}: entry {entry.number} cannot follow {self.number - 1}.")
        self.number += 1
        self.last_at = entry.at
        what = entry.what
        self.asides += type(what) in log.ASIDE
        events: list[Event] = []
        if isinstance(what, (log.Played, log.Begun)):
            events = self._go_on(entry, what, tried)
            if events:
                self.lately.append(Happened(entry, events))
        elif isinstance(what, log.Undone):
            self._take_back(what)
        elif isinstance(what, (log.Wished, log.Agreed)):
            self._note_wish(entry, what)
        else:
            self._note(entry, what)
        sender, id = self._sender_of(what)
        if id:
            self.answers[sender, id] = self.number
            if sender == HOST and isinstance(what, REQUESTED):
                self.requests[id[:KEY_DIGITS]] = id
        return Happened(entry, events)

    def _go_on(self, entry: LogEntry, what: log.Played | log.Begun, tried: Tried | None) -> list[Event]:
        """Replace the game with the one after this entry."""
        self.wish = None
        self.changed = self.number
        if isinstance(what, log.Begun):
            self._note_begun(entry, what)
        else:
            self.played += 1
            self.reserves = list(what.reserves) or self.reserves
        if self.stopped is not None or self.is_bare:
            return []
        if tried is None or tried.what is not what:
            try:
                tried = self.begin(what) if isinstance(what, log.Begun) else self.play(what)
            except RentierError as error:
                # Only a log from elsewhere can do this: nothing is stored that was not tried.
                self.stopped = Refused("table-log-broken", {"number": entry.number, "why": error.to_dict()})
                return []
        before = self.game
        self._set_game(tried.game)
        if isinstance(what, log.Played) and before is not None:
            is_attempt = any(event.is_attempt for event in tried.events)
            self.back.add(Past(entry.number, what.seat, what.action, is_attempt), before, tried.game, tried.events)
        return tried.events

    def _set_game(self, game: Game) -> None:
        """Put a game in the place of the one before; if it asks something else, that is a new question."""
        self.game = game
        asked = question_of(game)
        if asked != self._asked:
            self._asked = asked
            self.question = self.number

    def begin(self, what: log.Begun) -> Tried:
        """Begin the game of this table, beside it."""
        if what.position is not None:
            return Tried(what, load(what.position), [])
        game = begin(self.made.edition, len(self.seats), read_seed(what.seed), self.made.options)
        return Tried(what, game, list(game.opening))

    def play(self, what: log.Played, action: AnyAction | None = None) -> Tried:
        """Play an action beside the table's game, which stays as it is; it is read from the log if not given."""
        if self.game is None:
            raise Refused("table-not-begun")
        game = self.game.copy()
        return Tried(what, game, game.play(what.seat, what.action if action is None else action))

    def _note_begun(self, entry: LogEntry, what: log.Begun) -> None:
        self.is_begun = True
        self.begun_at = entry.at
        self.seed = what.seed
        self.is_branch = what.position is not None and not self.made.lesson
        self.nonces = self.nonces_now()
        self.reserves = [float(self.made.settings.seconds)] * len(self.seats)
        taken = {seat.name.casefold() for seat in self.seats}
        free = (name for name in BOT_NAMES if name.casefold() not in taken)
        for seat, level in what.bots.items():
            self.seats[seat].kind = BOT
            self.seats[seat].level = OLDER_NAMES.get(level, level)
            self.seats[seat].name = next(free, f"{level} {seat + 1}")

    def _take_back(self, what: log.Undone) -> None:
        self.wish = None
        self.changed = self.number
        while self.lately and self.lately[-1].entry.number >= what.to:
            self.lately.pop()
        game = self.back.take(what.to)
        if game is not None:
            self._set_game(game)
        elif self.stopped is None and not self.is_bare:
            self.stopped = Refused("table-log-broken", {"number": self.number - 1, "why": what.to})

    def _note_wish(self, entry: LogEntry, what: log.Wished | log.Agreed) -> None:
        if isinstance(what, log.Wished):
            self.wish = Wish(entry.number, what.seat, what.to, self.must_agree(what.seat))
        elif self.wish is not None and what.yes:
            self.wish.waits_for.remove(what.seat)
            self.wish.agreed.append(what.seat)
        else:
            self.wish = None

    @property
    def may_undo(self) -> int | None:
        """The seat that may take back the latest action, unless a wish to do so is open."""
        return self.back.last_seat if self.lesson is None and self.wish is None else None

    def must_agree(self, seat: int) -> list[int]:
        """Return the seats that are asked before a seat takes something back: the other persons who are there."""
        return [i for i, it in enumerate(self.seats) if i != seat and it.is_person and not it.absent]

    def _note(self, entry: LogEntry, what: AnyWhat) -> None:
        """Apply an entry that does not change the game."""
        if isinstance(what, log.Said):
            self.chat.append(Line(entry.number, what.seat, what.text, entry.at, self.seats[what.seat].name))
        elif isinstance(what, log.Sat):
            self._note_sat(entry, what)
        elif isinstance(what, log.Left):
            self._note_left(entry, what)
        elif isinstance(what, log.Moved):
            self._void(what.seat, "table-seat-moved")
            self.seats[what.seat].secret_hash = what.secret_hash
        elif isinstance(what, log.Nonced):
            self.seats[what.seat].nonce = what.nonce
        elif isinstance(what, (log.Away, log.Back, log.Absent, log.Present)):
            self._note_attendance(entry, what)
        elif isinstance(what, log.Changed):
            self._note_changed(what)
        elif isinstance(what, log.Invited):
            self.invite_hash = what.invite_hash
        elif isinstance(what, log.Offered):
            self.seats[what.seat].offered = what.free
            if what.free:
                self._tell(entry, "offered", what.seat)
        elif isinstance(what, log.Muted):
            self.seats[what.seat].muted = what.muted
            if not what.muted:
                self.silenced.discard(self.seats[what.seat].origin)
        elif isinstance(what, log.Allowed):
            self.seats[what.seat].hints = what.yes
            self._tell(entry, "allowed" if what.yes else "disallowed", what.seat, is_early=True)
        elif isinstance(what, log.Simplified):
            self.seats[what.seat].level = what.level
            self._tell(entry, "simplified", what.seat, level=what.level)
        elif isinstance(what, log.Ended):
            self.is_over = True
            self.winners = list(what.winners)
            self.back.clear()
        elif isinstance(what, log.Rematched):
            self.rematch = what.table

    def _note_sat(self, entry: LogEntry, what: log.Sat) -> None:
        seat = self.seats[what.seat]
        before = seat.name
        self._void(what.seat, "table-seat-given")
        seat.kind, seat.name, seat.colour, seat.secret_hash = PERSON, what.name, what.colour, what.secret_hash
        seat.left = seat.offered = seat.hints = False
        seat.origin = what.origin
        seat.muted = what.origin != "" and (what.origin in self.silenced or self._is_muted_elsewhere(what))
        if self.is_begun:
            self._tell(entry, "sat", what.seat, before=before)
        else:
            # The seed of a game that has begun is made.
            seat.nonce = what.nonce

    def _is_muted_elsewhere(self, what: log.Sat) -> bool:
        """Whether another seat of the same address is muted."""
        for number, seat in enumerate(self.seats):
            if number != what.seat and seat.muted and seat.has_holder and seat.origin == what.origin:
                return True
        return False

    def _note_left(self, entry: LogEntry, what: log.Left) -> None:
        seat = self.seats[what.seat]
        self.invite_hash = what.invite_hash or self.invite_hash
        self._tell(entry, LEAVING.get(what.why, "left"), what.seat)
        if what.why != RESIGNED:
            self._void(what.seat, f"table-{what.why}")
            if seat.muted and seat.origin:
                self.silenced.add(seat.origin)
            if what.why == REMOVED and seat.origin:
                self.barred.add(seat.origin)
            seat.secret_hash = seat.origin = ""
            seat.muted = False
        seat.away = seat.absent = seat.handed = seat.hints = False
        if self.is_begun:
            seat.kind, seat.level, seat.left = BOT, what.level, True
        else:
            seat.kind, seat.name, seat.colour, seat.nonce = OPEN, "", "", ""
        if self.wish is not None and (what.seat == self.wish.seat or what.seat in self.wish.waits_for):
            # Somebody who has left can neither wish nor agree; the wish can be made again.
            self.wish = None

    def _note_attendance(self, entry: LogEntry, what: log.Away | log.Back | log.Absent | log.Present) -> None:
        seat = self.seats[what.seat]
        if isinstance(what, (log.Away, log.Back)):
            seat.away = isinstance(what, log.Away)
            self._tell(entry, "away" if seat.away else "back", what.seat)
        elif isinstance(what, log.Absent):
            seat.absent, seat.handed = True, what.handed
            is_skipped = self.settings.away == "skip" and not what.handed
            told: NoteKind = "handed" if what.handed else "skipped" if is_skipped else "absent"
            self._tell(entry, told, what.seat, by="" if what.by == HOST else self.seats[what.by].name)
        else:
            seat.absent = seat.handed = False
            if what.id:
                self._tell(entry, "taken", what.seat)

    def _note_changed(self, what: log.Changed) -> None:
        """Replace what the host changed; people stay where they are."""
        made = self.made
        options = made.options if what.options is None else what.options
        settings = made.settings if what.settings is None else what.settings
        self.made = structs.replace(made, options=options, settings=settings)
        if what.seats is not None:
            there = [seat if seat.is_person else None for seat in self.seats] + [None] * len(what.seats)
            self.seats[:] = [
                there[number] or Seat(it.kind, it.name, it.colour, it.level) for number, it in enumerate(what.seats)
            ]

    def _void(self, seat: int, why: str) -> None:
        """Remember why the secret of a seat will no longer open it."""
        if self.seats[seat].secret_hash:
            self.former[self.seats[seat].secret_hash] = why

    def _tell(
        self,
        entry: LogEntry,
        what: NoteKind,
        seat: int,
        *,
        by: str = "",
        before: str = "",
        level: str = "",
        is_early: bool = False,
    ) -> None:
        """Note something about a seat, for the log of the game that people read; `is_early` also before it begins."""
        if self.is_begun or is_early:
            # Its number is that of the table after it, as with everything that is sent.
            self.notes.append(Note(entry.number + 1, what, seat, self.seats[seat].name, entry.at, by, before, level))

    @staticmethod
    def _sender_of(what: AnyWhat) -> tuple[int, str]:
        if isinstance(what, (log.Played, log.Said, log.Wished, log.Agreed, log.Nonced, log.Allowed, log.Present)):
            return what.seat, what.id
        if isinstance(what, log.Left):
            return HOST if what.why == REMOVED else what.seat, what.id
        if isinstance(what, (log.Begun, log.Absent)):
            return what.by, what.id
        if isinstance(what, (log.Sat, log.Moved, log.Changed, log.Invited, log.Offered, log.Muted)):
            return HOST, what.id
        return HOST, ""


def _lesson_of(made: log.Made) -> AnyLesson | None:
    if made.puzzle:
        return problem_of(made.edition, made.puzzle)
    return lesson_of(made.edition) if made.lesson else None


def find_hindrance(edition: str, rules_version: int) -> Refused | None:
    """Return why a game by these rules cannot be played here; None when it can."""
    try:
        ours = find_edition(edition).rules_version
    except RentierError as unknown:
        return Refused("table-edition-unknown", unknown.details)
    if rules_version == ours:
        return None
    return Refused("table-rules-version", {"edition": edition, "given": rules_version, "ours": ours})


def question_of(game: Game) -> object:
    """Return what makes the question that a game asks another than the one before, as far as everybody knows it."""
    if game.over:
        return None
    top = game.top()
    shown = {name: value for name, value in top.shown(game, None).items() if name not in top.varying}
    return game.turns_taken(), len(game.stack), shown
