"""`rentier score`: asks what lies where on a real board, round by round, and tells who gets what (KO-21 … KO-32)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar, Final, final

import typer

from rentier.core.errors import BadInput, RentierError
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.data import BAIL
from rentier.games.knockout.scoring import LEFT, NOBODY, PARKING, RoundScore
from rentier.games.knockout.sheet import FEWEST, Sheet, check_count, seen_step
from rentier.text import Teller

from ..dialogue import LONGEST_LINE, Dialogue, read_line
from ..voice import LAMP, QUIET, Lang, Voice, voice_for
from .file import SheetFile
from .typed import Order, Scorer, read_names

LOOKS: Final = ("cash", "board", "help", "quit")
"""Commands that change nothing."""


def score(
    file: Annotated[Path | None, typer.Option("--file", help="score-help-file", show_default=False)] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="2…4", help="score-help-players", show_default=False)
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="A,B,…", help="score-help-names", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Open the game of the file, or a new one, and score what is typed."""
    voice = voice_for(lang)
    named = None if names is None else read_names(names, voice.book)
    count = None if players is None else check_count(players)
    kept = None if file is None else SheetFile(file)
    sheet = None if kept is None else kept.load()
    is_new = sheet is None
    if sheet is None:
        given = named or [voice.say("score-player", number=number + 1) for number in range(count or FEWEST)]
        sheet = Sheet.begin([*given, *_others(voice, len(given), count or 0)])
    else:
        _rename(sheet, named, count)
    ScoreSession(voice, kept, sheet).run(is_new)


def _others(voice: Voice, named: int, count: int) -> list[str]:
    """Return names for the players without one, if more play than were named."""
    return [voice.say("score-player", number=number + 1) for number in range(named, count)]


def _rename(sheet: Sheet, names: list[str] | None, count: int | None) -> None:
    """Change the names of those who already play."""
    if count is not None and count != sheet.players:
        raise BadInput("score-other-players", {"given": count, "players": sheet.players})
    if names is not None:
        if len(names) != sheet.players:
            raise BadInput("score-other-players", {"given": len(names), "players": sheet.players})
        sheet.names = names


class Back(Exception):
    """An empty answer: the question is given up, and nothing changes."""


@final
class ScoreSession(Dialogue):
    """The dialogue with the scorer, line by line, which keeps the file up to date."""

    file_changed: ClassVar[str] = "score-file-changed"

    def __init__(self, voice: Voice, file: SheetFile | None, sheet: Sheet) -> None:
        super().__init__(voice, Teller(voice.book, "knockout", sheet.names))
        self.file: Final = file
        self.sheet: Final = sheet
        self.scorer: Final = Scorer(voice.book, sheet.names)

    def greet(self, is_new: bool) -> None:
        self.voice.put(self.voice.say("score-new" if is_new else "score-resumed"))
        self.save()
        self._tell_round()
        self.voice.put(self.voice.say("score-hint"), QUIET)

    def prompt(self) -> str:
        """Return the question for the next player's tokens, or for a command once all are known."""
        awaited = self.sheet.awaited
        return f"{self.sheet.names[awaited]}> " if awaited != NOBODY and not self.sheet.is_over else "> "

    def obey(self, line: str) -> None:
        try:
            self._obey(self.scorer.read(line))
        except Back:
            self.voice.put(self.voice.say("score-back"))

    def _obey(self, order: Order) -> None:
        if order.verb in LOOKS:
            self._look(order.verb)
        elif order.verb == "undo":
            undone = self.sheet.undo()
            self.voice.put(self.voice.say("score-undone" if undone else "score-nothing-to-undo"))
            if undone:
                self._tell_round()
                self._show_board()
        elif self.sheet.is_over:
            self.voice.put(self.voice.say("score-over"))
        elif order.verb == "pay":
            self.sheet.pay(order.player)
            told = self.voice.say("score-paid", name=self.sheet.names[order.player], amount=BAIL)
            self.voice.put(f"{told} {self._parking()}")
        elif order.verb == "score":
            self._score()
        else:
            self._lay(order)

    def _look(self, verb: str) -> None:
        if verb == "cash":
            self._show_cash((0,) * self.sheet.players)
            self.voice.put(self._parking())
        elif verb == "board":
            self._show_board()
        elif verb == "help":
            self.voice.put(self.voice.say("score-help"))
        else:
            self.is_done = True

    def _lay(self, order: Order) -> None:
        """Note a player's tokens, or those of the player asked for if nobody is named."""
        player = order.player if order.player >= 0 else self.sheet.awaited
        if player == NOBODY:
            self.refuse(self.voice.say("score-whose", name=self.sheet.names[0]))
            return
        self.sheet.lay(player, order.spaces)
        self._show_own(player)
        if BOARD.by_code["chance"].index in order.spaces:
            self.voice.put(self.voice.say("score-chance"), QUIET)
        if self.sheet.awaited == NOBODY:
            self.voice.put(self.voice.say("score-all-known", name=self.sheet.names[0]), QUIET)

    def _score(self) -> None:
        """Ask for what has to be chosen, then tell and book what the round brings."""
        awaited = self.sheet.awaited
        if awaited != NOBODY:
            self.refuse(self.voice.say("score-not-known", name=self.sheet.names[awaited]))
            return
        self._ride()
        found = self._choose_houses()
        self._tell_steps(found)
        laid = self.sheet.book(found)
        self._show_cash(found.gains)
        if laid:
            self._tell("parking-refilled", amount=laid)
        if self.sheet.is_over:
            winners = self.sheet.winners
            self._tell("won", seats=winners, sides=[[it] for it in winners], amount=max(self.sheet.now.cash))
        else:
            self.voice.put()
            self._tell_round()

    def _ride(self) -> None:
        """Ask where each token on a railroad goes; one that stays is asked about once (KO-21)."""
        stood: dict[int, int] = {}
        while True:
            riders = self.sheet.riders()
            left = [player for at, player in enumerate(riders) if riders[:at].count(player) >= stood.get(player, 0)]
            if not left:
                return
            player = left[0]
            if self._ask_ride(player) == NOWHERE:
                stood[player] = stood.get(player, 0) + 1

    def _ask_ride(self, player: int) -> int:
        question = self.voice.say("score-ride", name=self.sheet.names[player])
        while True:
            try:
                index = self.scorer.read_space(self._ask(question))
                if index != NOWHERE:
                    self.sheet.ride(player, BOARD.spaces[index])
                    self._show_own(player)
            except RentierError as error:
                self.refuse(self.teller.error(error))
            else:
                return index

    def _choose_houses(self) -> RoundScore:
        """Ask which property each House doubles, and return the whole score (KO-24)."""
        doubled = [NOWHERE] * self.sheet.players
        found = self.sheet.score(doubled)
        while not found.is_complete:
            names = [self.scorer.name(space.index) for space in found.choices]
            question = self.voice.say("score-double", name=self.sheet.names[found.asked], names=names)
            chosen = doubled[:]
            try:
                chosen[found.asked] = self.scorer.read_space(self._ask(question))
                found = self.sheet.score(chosen)
                doubled = chosen
            except RentierError as error:
                self.refuse(self.teller.error(error))
        return found

    def _ask(self, question: str) -> str:
        """Ask something; an empty line leads back, and so does leaving."""
        while True:
            self.voice.put(question, f"bold {LAMP}")
            line = read_line(self.voice)[:LONGEST_LINE]
            verb = self.scorer.verb_of(line)
            if verb in LOOKS:
                self._look(verb)
            if self.is_done or not line.strip():
                raise Back
            if verb not in LOOKS:
                return line

    def _tell_steps(self, found: RoundScore) -> None:
        self._tell("step-began", number=3)
        parked = False
        for step in found.steps:
            if not parked and step.kind in (PARKING, LEFT):
                parked = True
                self._tell("step-began", number=4)
            self.voice.put(self.teller.event(seen_step(step)), indent=2)

    def _tell(self, event: str, indent: int = 0, **details: object) -> None:
        """Tell an event in the words of the game."""
        self.voice.put(self.teller.event({"event": event, **details}), indent=indent)

    def _tell_round(self) -> None:
        now = self.sheet.now
        if not self.sheet.is_over:
            sides = [[player] for player in now.order]
            self._tell("round-began", number=now.round, rounds=self.sheet.players, sides=sides, amount=now.pot)

    def _show_own(self, player: int) -> None:
        own = self.sheet.now.lying[player]
        if own is not None:
            names = [self.scorer.name(index) for index in own if index != NOWHERE]
            key = "score-lies" if names else "score-lies-nowhere"
            self.voice.put(self.voice.say(key, name=self.sheet.names[player], names=names, count=own.count(NOWHERE)))

    def _show_board(self) -> None:
        if all(own is None for own in self.sheet.now.lying):
            self.voice.put(self.voice.say("score-nothing-known"))
        for player in self.sheet.now.order:
            self._show_own(player)

    def _show_cash(self, gains: tuple[int, ...]) -> None:
        """List the cash, and what the round has changed, from the richest down."""
        rows = sorted(range(self.sheet.players), key=lambda player: -self.sheet.now.cash[player])
        for player in rows:
            gain = gains[player]
            sign = "+" if gain > 0 else "−" if self.voice.can_draw else "-"
            change = f" ({sign}{self.teller.money(abs(gain))})" if gain else ""
            amount = self.teller.money(self.sheet.now.cash[player])
            told = self.voice.say("score-cash", name=self.sheet.names[player], amount=amount)
            self.voice.put(f"{told}{change}", indent=2)

    def _parking(self) -> str:
        return self.voice.say("score-parking", amount=self.teller.money(self.sheet.now.pot))

    def store(self) -> None:
        if self.file is not None:
            self.file.save(self.sheet)

    def tell_kept(self) -> None:
        if self.file is not None:
            self.voice.put(self.voice.say("score-kept", file=str(self.file.path)))
