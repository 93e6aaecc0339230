"""The log of a table: numbered entries, only ever added to. A table is what its log says."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import MsgspecError, Struct, json

from rentier.core.errors import BadInput

from .messages import HOST, Settings

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class What(Struct, frozen=True, tag_field="kind"):
    """What an entry says; fields added later have defaults, so that old logs can still be read."""


class SeatMade(Struct, frozen=True, omit_defaults=True):
    """A seat as it was planned: for the maker (person), for anybody (open) or for a bot."""

    kind: str
    name: str = ""
    colour: str = ""
    level: str = ""


class Made(What, tag="made", frozen=True):
    """The table was made; the secret stays here until the end, but its commitment is shown at once."""

    edition: str
    rules_version: int
    options: dict[str, object]
    settings: Settings
    seats: list[SeatMade]
    public: bool
    commitment: str
    secret: str
    invite_hash: str
    host_hash: str
    follows: str = ""
    """The table whose rematch this is."""
    lesson: bool = False
    """Whether the table is the edition's lesson: it begins from a position, and only the moves of its script count."""
    puzzle: str = ""
    """The id of the puzzle, if the table is one: a lesson of one move."""
    barred: list[str] = []
    """The origins of people whom the host removed from the table whose rematch this is."""
    silenced: list[str] = []
    """The origins of people who left that table while they were muted."""


class Sat(What, tag="sat", frozen=True, omit_defaults=True):
    """A person took a seat."""

    seat: int
    name: str
    colour: str
    secret_hash: str
    nonce: str = ""
    origin: str = ""
    """A hash of the person's address that only this storage makes; empty for the host's own seats."""
    id: str = ""


class Left(What, tag="left", frozen=True, omit_defaults=True):
    """A person gave up a seat, or the host removed them; with `level` a bot plays on, otherwise the seat is open."""

    seat: int
    why: str
    level: str = ""
    id: str = ""
    invite_hash: str = ""
    """The invite from now on, if the old one is void."""


class Moved(What, tag="moved", frozen=True, omit_defaults=True):
    """A seat's secret was replaced: another device has it now."""

    seat: int
    secret_hash: str
    id: str = ""


class Nonced(What, tag="nonced", frozen=True):
    """A seat gave its part of the seed."""

    seat: int
    nonce: str
    id: str


class Begun(What, tag="begun", frozen=True):
    """The game began from this seed; `bots` took the seats that were open."""

    seed: str
    by: int
    id: str
    bots: dict[int, str] = {}
    position: dict[str, object] | None = None
    """The position from which a lesson began, or a game that goes on from a finished one, with its own dice."""


class Played(What, tag="played", frozen=True, omit_defaults=True):
    """A seat did something in the game; `reserves` are the clocks after it, if there are any."""

    seat: int
    action: str
    by: str = "person"
    id: str = ""
    reserves: list[float] = []


class Said(What, tag="said", frozen=True):
    """A seat said something."""

    seat: int
    text: str
    id: str


class Wished(What, tag="wished", frozen=True):
    """A seat asked to take back everything played from that number on."""

    seat: int
    to: int
    id: str


class Agreed(What, tag="agreed", frozen=True):
    """A seat agreed to a wish, or declined it."""

    seat: int
    yes: bool
    id: str


class Undone(What, tag="undone", frozen=True):
    """Everything played from that number on was taken back, as everybody asked had agreed."""

    to: int
    agreed: list[int]


class Away(What, tag="away", frozen=True):
    """A person has been gone for more than a moment; nothing plays for them yet."""

    seat: int


class Back(What, tag="back", frozen=True):
    """That person is connected again."""

    seat: int


class Absent(What, tag="absent", frozen=True, omit_defaults=True):
    """A person was away too long, and the table's setting plays until they come back.

    If the seat was `handed` over by somebody, a bot plays until the person takes it back.
    """

    seat: int
    handed: bool = False
    by: int = HOST
    id: str = ""


class Present(What, tag="present", frozen=True, omit_defaults=True):
    """That person plays again; with an id, they took back a seat that was handed over."""

    seat: int
    id: str = ""


class Changed(What, tag="changed", frozen=True, omit_defaults=True):
    """The host changed how the table is played; what is not given stays as it was."""

    options: dict[str, object] | None = None
    settings: Settings | None = None
    seats: list[SeatMade] | None = None
    """All seats from now on; one of kind person stays with whoever has it."""
    id: str = ""


class Invited(What, tag="invited", frozen=True):
    """The host made a new invite; the old one is void."""

    invite_hash: str
    id: str = ""


class Offered(What, tag="offered", frozen=True):
    """The host lets anybody with the invite take a bot's seat in the running game, or no longer does."""

    seat: int
    free: bool
    id: str = ""


class Muted(What, tag="muted", frozen=True):
    """The host lets the person at a seat say nothing more, or lets them talk again."""

    seat: int
    muted: bool
    id: str = ""


class Allowed(What, tag="allowed", frozen=True):
    """A person agreed that everybody at the table may ask for hints, or no longer does."""

    seat: int
    yes: bool
    id: str


class Simplified(What, tag="simplified", frozen=True):
    """The bot of a seat failed; from now on a simpler one plays."""

    seat: int
    level: str


class Ended(What, tag="ended", frozen=True):
    """The game ended; the secret is revealed."""

    secret: str
    winners: list[int]


class Rematched(What, tag="rematched", frozen=True):
    """The same people continue at another table."""

    table: str


AnyWhat = (
    Made
    | Sat
    | Left
    | Moved
    | Nonced
    | Begun
    | Played
    | Said
    | Wished
    | Agreed
    | Undone
    | Away
    | Back
    | Absent
    | Present
    | Changed
    | Invited
    | Offered
    | Muted
    | Allowed
    | Simplified
    | Ended
    | Rematched
)

KINDS: Final[dict[type[AnyWhat], str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyWhat)}
"""The kinds of entry, as the log names them."""

ASIDE: Final = frozenset(
    (
        Sat,
        Left,
        Moved,
        Nonced,
        Said,
        Wished,
        Agreed,
        Undone,
        Away,
        Back,
        Absent,
        Present,
        Changed,
        Invited,
        Offered,
        Muted,
        Allowed,
        Simplified,
    )
)
"""The entries that people could add without end: they belong to no move of the game."""

STATE_AFTER: Final = {"made": WAITING, "begun": PLAYING, "ended": OVER}
"""The state of a table after these kinds of entry; others leave it as it is."""


class LogEntry(Struct, frozen=True):
    """One line of a log; times are seconds since 1970."""

    number: int
    at: float
    what: AnyWhat

    @property
    def kind(self) -> str:
        """The kind of entry, as the log names it."""
        return KINDS[type(self.what)]


_decoder: Final[json.Decoder[AnyWhat]] = json.Decoder(AnyWhat)
_encoder: Final = json.Encoder()


def write_body(entry: LogEntry) -> str:
    """Write what an entry says as JSON, including its kind."""
    return _encoder.encode(entry.what).decode()


def read_entry(number: int, at: float, body: str | bytes) -> LogEntry:
    """Read an entry back; refuse one of an unknown kind."""
    try:
        return LogEntry(number, at, _decoder.decode(body))
    except MsgspecError as error:
        raise BadInput("table-entry-unknown", {"number": number}) from error
