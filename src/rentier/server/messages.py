"""What goes over a table's socket, as types: JSON objects, the client's tagged by `do`, the server's by `is`."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import DecodeError, Meta, Struct, json

MOST_SEATS: Final = 10
HOST: Final = -1
"""The maker of a table, where a seat is expected."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's own name for a message; sending it again gets the same answer."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(max_length=100)]


class SeatKey(Struct, frozen=True):
    """A seat and the secret that opens it."""

    seat: SeatNumber
    secret: Secret


class NewTable(Struct, frozen=True):
    """A new table: the link for others, the host's secret and the secrets of the maker's own seats."""

    table: str
    invite: str
    link: str
    host: str
    seats: list[SeatKey]


class FromClient(Struct, frozen=True, tag_field="do"):
    """What a client may send."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, with which seats; without any, as a spectator."""

    table: TableId
    seats: Annotated[list[SeatKey], Meta(max_length=MOST_SEATS)] = []
    language: Annotated[str, Meta(max_length=20)] = "en"
    seen: Number = 0
    host: Secret = ""
    """The secret of the table's maker, if this is their device."""
    pongs: bool = False
    """Whether this client answers every ping at once, as a page does: if it no longer does, nobody is there."""


class Play(FromClient, tag="play", frozen=True):
    """An action to take, as its text or its dict; `seen` is the number that the chooser saw."""

    id: Id
    seat: SeatNumber
    seen: Number
    action: Annotated[str, Meta(max_length=4000)] | dict[str, object]
    careful: bool = False
    """Whether grave stakes are to be answered first: the action is then refused with them, and sent again if meant."""


class Stakes(FromClient, tag="stakes", frozen=True):
    """A question about what follows from an action, which is not done; `seen` is the number that the asker saw."""

    id: Id
    seat: SeatNumber
    seen: Number
    action: Annotated[str, Meta(max_length=4000)] | dict[str, object]


class Hint(FromClient, tag="hint", frozen=True):
    """A question about what would be best for a seat that is asked; the answer is followed by `hinted`, twice."""

    id: Id
    seat: SeatNumber
    seen: Number


class Allow(FromClient, tag="allow", frozen=True):
    """A person's word on whether everybody at the table may ask for hints, where the host offers them."""

    id: Id
    seat: SeatNumber
    yes: bool


class Say(FromClient, tag="say", frozen=True):
    """Something to say to the table."""

    id: Id
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1000)]


class Undo(FromClient, tag="undo", frozen=True):
    """A wish that the others let this seat take back its last action."""

    id: Id
    seat: SeatNumber
    seen: Number


class Agree(FromClient, tag="agree", frozen=True):
    """The answer to somebody's wish to take back; `asked` is the number of the wish."""

    id: Id
    seat: SeatNumber
    asked: Number
    yes: bool


class Nonce(FromClient, tag="nonce", frozen=True):
    """This seat's part of the seed, given or replaced until the game begins."""

    id: Id
    seat: SeatNumber
    nonce: Annotated[str, Meta(max_length=64)]


class Begin(FromClient, tag="begin", frozen=True):
    """A request to begin the game; `fill` names the bots that take the seats still open."""

    id: Id
    fill: Annotated[str, Meta(max_length=40)] = ""


class Resign(FromClient, tag="resign", frozen=True):
    """A resignation: by the edition's rules, or a bot plays on."""

    id: Id
    seat: SeatNumber
    seen: Number


class Hurry(FromClient, tag="hurry", frozen=True):
    """A request that the bots act at once until a person is asked; for somebody who plays with bots alone."""

    id: Id
    seat: SeatNumber


class Hand(FromClient, tag="hand", frozen=True):
    """A request that a bot plays for somebody who is not here, until they take their seat back."""

    id: Id
    seat: SeatNumber


class Resume(FromClient, tag="resume", frozen=True):
    """A person takes back a seat that a bot was playing for them."""

    id: Id
    seat: SeatNumber


class Pong(FromClient, tag="pong", frozen=True):
    """The answer to a ping."""


AnyFromClient = (
    Hello | Play | Stakes | Hint | Allow | Say | Undo | Agree | Nonce | Begin | Resign | Hand | Resume | Hurry | Pong
)
WORDS: Final[dict[type[AnyFromClient], str]] = {it: str(it.__struct_config__.tag) for it in get_args(AnyFromClient)}
"""What each message of a client asks for, in a word."""


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it: `kind` is person, open or bot."""

    seat: int
    kind: str
    name: str
    colour: str = ""
    level: str = ""
    """The name of the bot, if the seat is a bot's."""
    absent: bool = False
    """Whether a bot or the default plays for the person until they come back."""
    handed: bool = False
    """Whether somebody handed the seat to a bot: its person takes it back with `resume`."""
    left: bool = False
    """Whether the person gave up the seat and a bot has it for good."""
    offered: bool = False
    """Whether anybody with the invite may take this bot's seat in the running game."""
    muted: bool = False
    """Whether the host lets this person say nothing."""
    hints: bool = False
    """Whether this person has agreed that everybody at the table may ask for hints."""
    nonce: str = ""
    """This seat's part of the seed, once the game has begun."""


class MenuEntry(Struct, frozen=True, omit_defaults=True):
    """An action that a seat may take now, as its text, with the amounts that go with it."""

    text: str
    figures: dict[str, int] = {}
    stakes: list[dict[str, object]] = []
    """What follows from it, where the menu is short and the game waits for this seat."""


class Seen(Struct, frozen=True):
    """What one seat sees; without a seat, what a spectator sees."""

    seat: int | None
    view: dict[str, object]
    menu: list[MenuEntry]
    forms: list[dict[str, object]]


class Own(Struct, frozen=True):
    """What one of the client's several seats saw happen."""

    seat: int
    events: list[dict[str, object]]


class Happening(Struct, frozen=True, omit_defaults=True):
    """What happened through one entry of the log, as the news told it, without what only a picture needs."""

    number: int
    events: list[dict[str, object]]
    own: list[Own] = []


class Line(Struct, frozen=True):
    """A line of chat, with the name that the writer had then: seats change hands."""

    number: int
    seat: int
    text: str
    at: float
    name: str


NoteKind = Literal[
    "sat",
    "left",
    "removed",
    "resigned",
    "away",
    "back",
    "absent",
    "skipped",
    "handed",
    "taken",
    "offered",
    "simplified",
    "allowed",
    "disallowed",
]


class Note(Struct, frozen=True, omit_defaults=True):
    """Something about somebody at the table, for the log that people read."""

    number: int
    what: NoteKind
    seat: int
    name: str
    """The name at that seat when it happened."""
    at: float
    by: str = ""
    """Who did it, if it was somebody else with a seat."""
    before: str = ""
    """Who had the seat until then, if somebody took it from a bot."""
    level: str = ""
    """The bot that plays there from now on, because the one before it failed."""


class Wish(Struct, frozen=True):
    """A seat's wish to take back; `waits_for` are the seats that have not agreed yet."""

    number: int
    seat: int
    waits_for: list[int]


class Opened(Struct, frozen=True):
    """What proves, after the end, that chance was fair."""

    secret: str
    nonces: list[str]
    seed: str


class Settings(Struct, frozen=True):
    """How a table is played, apart from the rules: pace of the bots, clocks, what happens when somebody is away."""

    pace: Literal["calm", "quick", "off"] = "calm"
    """How fast bots act: calm, quick or off (at once)."""
    clock: Literal["none", "decision", "reserve"] = "none"
    """The kind of clock: none, decision (a time for each) or reserve (a time for the whole game)."""
    seconds: Annotated[int, Meta(ge=5, le=1_000_000)] = 60
    """How long the chosen clock runs."""
    window: Annotated[int, Meta(ge=3, le=1_000)] = 15
    """How long a short question may take when there is a clock: an auction, an answer, a claim."""
    away: Literal["wait", "bot", "skip"] = "wait"
    """What happens when somebody who is away is asked: wait, bot or skip."""
    grace: Annotated[int, Meta(ge=5, le=1_000_000)] = 60
    """How long somebody may be away before that happens."""
    watched: bool = True
    """Whether spectators may see a table that is not public."""
    slow: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How many seconds somebody waits between two lines of chat; 0 for no longer than everywhere."""
    names: Literal["edition", "town"] = "edition"
    """What streets are called: the edition's names, or those of a town of our own where it has any."""
    closed: bool = False
    """Whether a public table is closed to newcomers: it is not listed, and a seat needs the invite."""
    hints: Literal["alone", "agreed", "off"] = "alone"
    """Who may ask for hints: one person alone with bots, also several people who have all agreed, or nobody."""


class ReasonTold(Struct, frozen=True):
    """Something that happens in some of the futures that were imagined, as parts of all of them."""

    key: str
    """What it is, as the key of a sentence with its details."""
    details: dict[str, object]
    after: float
    """After the best action."""
    otherwise: float
    """After the next best one."""


class PuzzleTold(Struct, frozen=True, omit_defaults=True):
    """Why the answer to a puzzle is the best action, as chances to win from 0 to 1."""

    answer: str
    chance: float
    next: str
    """The next best action."""
    next_chance: float
    usual: str
    """What a steady player does there."""
    figures: dict[str, dict[str, int]]
    """By action that is named here: the amounts that go with it."""
    position: str
    """The position of the puzzle as a text, to look at it in the editor."""
    why: list[ReasonTold] = []
    brings: dict[str, list[dict[str, object]]] = {}
    """By action that is named here: what it brings about if it succeeds, where that says more than the action."""


class LessonShown(Struct, frozen=True, omit_defaults=True):
    """How far a lesson or a puzzle is: what the learner does next."""

    seat: int
    """The learner's seat."""
    step: int
    """The number of the step, from 0; as many as there are `steps` once the lesson is done."""
    steps: int
    key: str
    """The key of the sentence to show."""
    shows: list[str] = []
    """Selectors of the controls to point out; the first one that can be seen is the next to be used."""
    play: str = ""
    """A move that counts, for whoever wants to be shown it; empty while the others move, and at the end."""
    puzzle: str = ""
    """The id of the puzzle, if it is one."""
    told: PuzzleTold | None = None
    """Why the answer is right, once it was found."""


class FromServer(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """What the server sends."""


class Sync(FromServer, tag="sync", frozen=True):
    """Everything this audience may know about a table."""

    table: str
    number: int
    """How many entries the table's log has; a client sends it back as `seen`."""
    edition: str
    rules_version: int
    options: dict[str, object]
    settings: Settings
    public: bool
    seats: list[SeatShown]
    you: list[int]
    begun: bool
    over: bool
    commitment: str
    awaiting: list[int] = []
    winners: list[int] = []
    seen: list[Seen] = []
    present: list[int] = []
    watching: int = 0
    """How many devices without a seat are watching."""
    chat: list[Line] = []
    notes: list[Note] = []
    """Who came, left, resigned or was replaced lately."""
    given_up: list[int] = []
    """The seats that this device's people resigned from: they watch on, and have them again in a rematch."""
    wish: Wish | None = None
    opened: Opened | None = None
    rematch: str = ""
    stopped: str = ""
    """Why the game cannot continue here, as a key; empty when it can."""
    lately: list[Happening] = []
    """What happened last, for whoever arrives at the table or comes back to it."""
    question: int = 0
    """The number of the question that the game asks: it stays while the same is asked, such as during an auction."""
    lesson: LessonShown | None = None
    """How far the lesson is, at a table that is one."""
    hints: bool = False
    """Whether people may ask for hints here now."""
    may_undo: int | None = None
    """The seat that may take back the latest action."""


class News(FromServer, tag="news", frozen=True):
    """What happened in the game, and what this audience sees after it."""

    number: int
    by: str
    """Who did it: person, bot or clock; empty at the beginning of the game."""
    events: list[dict[str, object]]
    """The events as this audience saw them; if it holds several seats, as everybody did."""
    awaiting: list[int]
    over: bool
    winners: list[int]
    seen: list[Seen]
    own: list[Own] = []
    """The same events as each seat saw them, if the audience holds several."""
    question: int = 0
    """The number of the question that the game asks after it, as in a sync."""
    lesson: LessonShown | None = None
    """How far the lesson is after it, at a table that is one."""
    may_undo: int | None = None
    """The seat that may take back the latest action, as in a sync."""

    def known(self) -> list[dict[str, object]]:
        """Return the events with everything the audience knows about them through any of its seats."""
        known = [dict(event) for event in self.events]
        for own in self.own:
            for event, seen in zip(known, own.events, strict=True):
                event.update(seen)
        return known


class Said(FromServer, tag="said", frozen=True):
    """A line of chat that was just said."""

    number: int
    line: Line


class Noted(FromServer, tag="noted", frozen=True):
    """Something that changes nothing else: a person went away or is back; without a note, nothing that can be seen."""

    number: int
    note: Note | None = None


class Wished(FromServer, tag="wished", frozen=True):
    """A wish to take back, or an answer to one; without a wish, it was declined."""

    number: int
    wish: Wish | None


class Answer(FromServer, tag="answer", frozen=True):
    """The answer to one message: done, with the number of its entry, or refused, and why."""

    id: str
    ok: bool
    number: int = 0
    error: Fault | None = None
    stakes: list[dict[str, object]] = []
    """What follows from the action that was asked about, or that was not done because of it."""


class Fault(Struct, frozen=True, omit_defaults=True):
    """What was wrong, in the reader's language."""

    key: str
    sentence: str
    rule: str = ""
    details: dict[str, object] = {}
    """Only for positions that cannot be: where and what it is, for pages that put it into words of their own."""


class HintedAction(Struct, frozen=True, omit_defaults=True):
    """An action with its chance to win in whole percents, no more exact than it is known."""

    action: str
    percent: int
    low: int
    """The low end of the interval in which the chance lies in 19 of 20 hints."""
    high: int
    figures: dict[str, int] = {}
    brings: list[dict[str, object]] = []
    """What it brings about if it succeeds, as events, where that says more than the action."""


class HintedReason(Struct, frozen=True):
    """Something that happens more often, or less often, after the first action than after the second."""

    key: str
    """The key of its sentence, which tells a moment of the game."""
    details: dict[str, object]
    after: int
    """In how many of ten imagined futures it happens after the first action."""
    otherwise: int
    """In how many of ten after the second."""


class Hinted(FromServer, tag="hinted", frozen=True):
    """A hint for one of this client's seats, the best action first, or how many others are before it."""

    id: str
    """The id of the message that asked for it."""
    seat: int
    actions: list[HintedAction] = []
    reasons: list[HintedReason] = []
    close: bool = False
    """Whether the first two actions are about equally good."""
    last: bool = False
    """Whether no better hint follows."""
    place: int = 0
    """The place in the queue, as long as it is not this one's turn."""
    failed: bool = False
    """Whether there will be no hint after all, by a fault of the server."""


class Presence(FromServer, tag="presence", frozen=True):
    """Which seats have somebody connected, and how many devices without a seat are watching."""

    present: list[int]
    watching: int = 0


class Running(Struct, frozen=True):
    """A seat's clock: the seconds left when this was sent, and those it started with."""

    seat: int
    left: float
    whole: int


class Clock(FromServer, tag="clock", frozen=True):
    """The clocks that are running; at zero the default is played."""

    running: list[Running]


class Closed(FromServer, tag="closed", frozen=True):
    """The last word before the server closes the socket."""

    why: str
    sentence: str = ""


class Ping(FromServer, tag="ping", frozen=True):
    """A check that the client is still there, with the table's number so that it notices what it missed."""

    number: int = 0
    seconds: float = 0.0
    """How soon the next one comes if nothing else does; a client that hears nothing for long after that is cut off."""


AnyFromServer = Sync | News | Said | Noted | Wished | Answer | Hinted | Presence | Clock | Closed | Ping

_decoder: Final[json.Decoder[AnyFromClient]] = json.Decoder(AnyFromClient)
_encoder: Final = json.Encoder()
_reader: Final[json.Decoder[AnyFromServer]] = json.Decoder(AnyFromServer)


def read_frame(frame: str | bytes) -> AnyFromClient:
    """Read what a client sent; anything else raises `msgspec.MsgspecError`."""
    try:
        return _decoder.decode(frame)
    except (UnicodeDecodeError, RecursionError) as error:
        raise DecodeError(str(error)) from None


def write_frame(message: AnyFromServer) -> bytes:
    """Write what the server sends."""
    return _encoder.encode(message)


def write_part(value: object) -> bytes:
    """Write something that several messages hold."""
    return _encoder.encode(value)


def read_answer(frame: str | bytes) -> AnyFromServer:
    """Read what the server sent, for clients."""
    return _reader.decode(frame)
