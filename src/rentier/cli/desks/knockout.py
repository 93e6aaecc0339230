"""Knockout on a terminal: the board with its tokens, aims in words, and the end of a round step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from rich.cells import cell_len
from rich.text import Text

from rentier.core.actions import AnyAction
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.games.knockout.aiming import STEPS_A_DEGREE
from rentier.games.knockout.area import space_under
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.events import Began, RoundBegan, Slid, StepBegan, Won
from rentier.games.knockout.state import COLOURS, TOKENS_EACH
from rentier.text import Teller

from ..menu import MenuLine
from ..typed import split_words
from ..voice import LAMP, QUIET, Voice
from .aim import STRENGTHS, Aiming, Goal, Reading
from .desk import Desk, View
from .following import Following
from .lane import COLOURS as TOKEN_STYLES
from .lane import ROWS, WIDTH, Picture, Token
from .suggesting import Suggesting

ORDER: Final = ("slide", "pay", "stay", "again", "leave", "take", "double", "move", "stand")
"""The order of the verbs in the menu: the usual choices come first."""
COMMANDS: Final = ("board", "balance", "ways")
CASH_STEP: Final = 3
NAME_WIDTH: Final = 10
PANEL: Final = 20
"""How wide the column beside the board is."""
MOST_RIDES: Final = 7


@final
class KnockoutDesk(Desk):
    """The desk of Knockout."""

    fillable: ClassVar[frozenset[str]] = frozenset(("slide",))
    strict: ClassVar[frozenset[str]] = frozenset(("slide", "take"))

    def __init__(self, voice: Voice, teller: Teller) -> None:
        super().__init__(voice, teller)
        self.now: Final = Following()
        self.is_sliding = False
        """Whether the reader is asked for a slide."""

    def sit_down(self, view: View) -> None:
        """Take in who plays with whom, and where everything lies."""
        self.now.look(view)

    def show_table(self, view: View) -> None:
        """Draw the board, but not for a House: there it was shown just before the cash was counted."""
        self.now.look(view)
        if view["over"]:
            self._show_cash(view)
        elif view["pending"][-1]["kind"] != "scoring":
            self._show_board(view)

    def show_everything(self, view: View) -> None:
        """List every token and where it is."""
        self.now.look(view)
        for team in view["order"]:
            self._show_tokens(view, team)

    def show_hand_in_full(self, view: View) -> None:
        """List the reader's own tokens."""
        self._show_tokens(view, view["seat"] % len(view["teams"]))

    def rank(self, game: Game, seat: int, action: AnyAction) -> tuple[float, ...]:
        """Put first what brings the most."""
        verb = action.verb()
        if verb in ("move", "double"):
            return ORDER.index(verb), -Suggesting(game.view(seat)).worth_of(action.parts()[0], verb == "double")
        return (ORDER.index(verb),)

    def entries(self, view: View, game: Game, seat: int) -> list[MenuLine]:
        """Suggest some slides: where to stop, and which tokens to knock away."""
        self.now.look(view)
        self.is_sliding = bool(game.forms(seat))
        if not self.is_sliding:
            return self._choices(game, seat)
        found: list[MenuLine] = []
        for it in Suggesting(view).best():
            key = "cli-knockout-stop" if it.token < 0 else "cli-knockout-knock"
            facts = {"space": self._name(it.space), "amount": self.teller.money(it.amount)}
            owner = self._team_name(it.token // TOKENS_EACH) if it.token >= 0 else ""
            mark = self._mark(it.token) if it.token >= 0 else ""
            title = self.voice.say(key, kind=BOARD.by_code[it.space].kind, name=owner, mark=mark, **facts)
            found.append(MenuLine(title, [game.edition.read_action(it.way.text)]))
        return [*found, MenuLine(self.voice.say("cli-knockout-aim"), [], "slide")]

    def _choices(self, game: Game, seat: int) -> list[MenuLine]:
        """Name tokens by their signs on the board; of many properties, show the best ones first."""
        actions = sorted(game.actions(seat), key=lambda action: self.rank(game, seat, action))
        taking = [action for action in actions if action.verb() == "take"]
        riding = [action for action in actions if action.verb() == "move"]
        if taking:
            marks = [self._mark(int(action.parts()[0])) for action in taking]
            return [
                MenuLine(self.voice.say("cli-knockout-take", mark=mark), [action])
                for mark, action in zip(marks, taking, strict=True)
            ]
        if len(riding) <= MOST_RIDES:
            return []
        shown = [*riding[:MOST_RIDES], *(action for action in actions if action not in riding)]
        lines = [MenuLine(self.teller.action(action, action.figures(game, seat)), [action]) for action in shown]
        return [*lines, MenuLine(self.voice.say("cli-knockout-elsewhere"), riding[MOST_RIDES:])]

    def complete(self, view: View, verb: str, typed: list[str], line: str) -> str:
        """Find what a line aims at; for other verbs, the space or the token that is named."""
        reading = self._reading(view)
        kind = view["pending"][-1]["kind"]
        if verb == "slide" or (not verb and kind in ("slides", "reslide")):
            return self._complete_slide(view, reading, verb, line)
        if verb in ("move", "double"):
            spaces = reading.spaces(typed)
            return f"{verb} {spaces[0].code}" if spaces else ""
        if verb == "take" or (not verb and kind == "chance"):
            return f"take {reading.marks[typed[0]]}" if len(typed) == 1 and typed[0] in reading.marks else ""
        return verb

    def _complete_slide(self, view: View, reading: Reading, verb: str, line: str) -> str:
        numbers = reading.numbers(line)
        if numbers:
            return numbers
        goal = reading.goal(line)
        if goal is None:
            # With numbers in it, the line may be meant as it stands, and the reader should learn what is wrong with it.
            is_meant = verb and any(sign.isdigit() for sign in line)
            return " ".join([verb, *line.casefold().split()[1:]]) if is_meant else ""
        way = Aiming(view).find(goal)
        return "" if way is None else way.text

    def fill(self, view: View, verb: str, line: str, read: Callable[[], str]) -> str:
        """Ask what to aim at, and how hard."""
        reading = self._reading(view)
        while True:
            self.voice.put(self.voice.say("cli-knockout-at"))
            answer = read().strip()
            if not answer:
                return ""
            numbers = reading.numbers(answer)
            if numbers:
                return numbers
            goal = reading.goal(answer)
            if goal is not None:
                break
            self.voice.put(self.wonder(answer[:80]))
        if not any(word in reading.strengths for word in split_words(answer)):
            goal = self._ask_strength(reading, goal, read)
        way = Aiming(view).find(goal)
        if way is None:
            self.voice.put(self.voice.say("cli-knockout-no-way"))
        return "" if way is None else way.text

    def _ask_strength(self, reading: Reading, goal: Goal, read: Callable[[], str]) -> Goal:
        names = list(STRENGTHS)
        self.voice.put(self.voice.say("cli-knockout-how-hard"))
        lines = [(str(number), self.voice.say(f"cli-knockout-{name}"), "") for number, name in enumerate(names, 1)]
        self.voice.put_listed(lines)
        while True:
            words = split_words(read())
            if not words:
                return goal
            if len(words) == 1 and words[0].isdigit() and len(words[0]) == 1 and 1 <= int(words[0]) <= len(names):
                return Goal(goal.space, goal.token, names[int(words[0]) - 1], goal.start)
            said = {reading.strengths.get(word, "") for word in words if word not in reading.ignored}
            if len(said) == 1 and "" not in said:
                return Goal(goal.space, goal.token, said.pop(), goal.start)
            self.voice.put(self.voice.say("cli-refused", why=self.voice.say("cli-no-such-number", most=len(names))))

    def wonder(self, line: str) -> str:
        """Return how to aim."""
        if not self.is_sliding:
            return ""
        if Reading(self.voice.book, self._marks()).goal(line) is not None:
            return self.voice.say("cli-knockout-no-way")
        return self.voice.say("cli-knockout-unknown", given=line)

    def news(self, events: list[Event]) -> list[Event]:
        """Leave out the heading of a step in which nothing happened, and what the next sentence also says."""
        told: list[Event] = []
        for number, event in enumerate(events):
            after = events[number + 1] if number + 1 < len(events) else None
            is_empty = isinstance(event, StepBegan) and event.number < CASH_STEP and isinstance(after, StepBegan)
            is_doubled = isinstance(event, Began) and isinstance(after, RoundBegan)
            if not is_empty and not is_doubled:
                told.append(event)
        return told

    def tell(self, event: Event) -> list[str | Text]:
        """Show the board before the cash is counted, and what a round brought; tell how far a hand slipped."""
        told: list[str | Text] = []
        self.now.follow(event)
        if isinstance(event, StepBegan) and event.number == CASH_STEP and self.voice.console.width >= WIDTH:
            told += [self.voice.say("cli-knockout-over"), Text("\n").join(self._picture())]
        if isinstance(event, RoundBegan | Won):
            if self.now.gains:
                told.append(self._sum_up())
            self.now.gains.clear()
        told.extend(super().tell(event))
        if isinstance(event, Slid) and event.seat == self.teller.reader and event.aimed != event.slid:
            told.append(self._slip(event))
        return told

    def obey(self, view: View, line: str) -> bool:
        """Show the board again, the cash, or which spaces can be reached."""
        word = split_words(line)
        forms = {name: [name, *self.voice.say(f"cli-typed-{name}").split(",")] for name in COMMANDS}
        command = next((name for name in COMMANDS if word in [split_words(form) for form in forms[name]]), "")
        if command == "board":
            self.now.look(view)
            self._show_board(view)
        elif command == "balance":
            self._show_cash(view)
        elif command == "ways":
            self._show_ways(view)
        return bool(command)

    def _picture(self) -> list[Text]:
        voice = self.voice
        tokens = []
        for token, (x, y) in sorted(self.now.lying.items()):
            on = space_under(x, y)
            code = "none" if on == NOWHERE else BOARD.spaces[on].code
            tokens.append(Token(self._mark(token), COLOURS[token // TOKENS_EACH], code, x, y))
        picture = Picture(lambda code: voice.say(f"short-knockout-{code}"), self.teller.money, tokens, voice.can_draw)
        pot = voice.say("cli-knockout-pot", amount=self.teller.money(self.now.pot))
        return picture.lines(pot, voice.say("cli-knockout-runway"), voice.say("cli-knockout-go"))

    def _panel(self, view: View) -> list[Text]:
        """Return the turn order with the cash and the tokens left to slide, then who is in jail or off the board."""
        voice = self.voice
        lines = [Text(voice.say("cli-knockout-round", number=view["round"], rounds=view["rounds"]), style="bold")]
        moving = {seat % len(view["teams"]) for seat in view["awaiting"]}
        for team in view["order"]:
            facts = view["teams"][team]
            lines.append(Text(""))
            sign = ("▸" if voice.can_draw else ">") if team in moving else " "
            style = f"bold {LAMP}" if view["seat"] in facts["seats"] else "bold" if team in moving else ""
            name = self._cut(self.teller.names[facts["seats"][0]])
            text = Text(sign).append(self._letter(team), style=f"bold {TOKEN_STYLES[COLOURS[team]]}")
            cash = str(self.teller.money(facts["cash"]))
            lines.append(text.append(f" {name}{cash:>{PANEL - 3 - cell_len(name)}}", style=style))
            for mate in facts["seats"][1:]:
                lines.append(Text(f"   {self._cut(self.teller.names[mate])}", style=style))
            left = sum(token["on"] == "home" for token in facts["tokens"])
            lines.append(Text(f"   {voice.say('cli-knockout-left', count=left)}", style="" if left else QUIET))
        for place in ("jail", "off"):
            marks = [
                self._mark(token["token"]) for team in view["teams"] for token in team["tokens"] if token["on"] == place
            ]
            if marks:
                lines += [Text(""), Text(voice.say(f"cli-knockout-{place}"), style="bold")]
                lines += [Text(f"   {' '.join(marks[at : at + 6])}") for at in range(0, len(marks), 6)]
        return lines

    def _show_board(self, view: View) -> None:
        """Draw the board, and beside it the turn order, the cash, and who is not on the board."""
        lines, panel = self._picture(), self._panel(view)
        room = self.voice.console.width
        if room < WIDTH:
            self.show_everything(view)
        elif room < WIDTH + 2 + PANEL:
            for line in [*lines, *panel]:
                self.voice.put(line)
        else:
            for number, line in enumerate(lines):
                beside = panel[number - 1] if 0 < number <= len(panel) else Text("")
                self.voice.put(line + Text("  ") + beside)

    def _show_cash(self, view: View) -> None:
        for team in sorted(view["order"], key=lambda team: -view["teams"][team]["cash"]):
            cash = self.teller.money(view["teams"][team]["cash"])
            self.voice.put(self.voice.say("cli-knockout-cash", name=self._team_name(team), amount=cash))

    def _show_ways(self, view: View) -> None:
        """Print, row by row, which spaces a slide can stop on, and what is in the way to the others."""
        self.now.look(view)
        aiming = Aiming(view)
        for row in ROWS:
            items = []
            for space in row:
                way = aiming.find(Goal(space, -1, "exact", -1))
                name = self.voice.say(f"short-knockout-{space.code}")
                if way is not None and way.is_clear:
                    items.append(Text(self.voice.say("cli-knockout-way-clear", space=name)))
                else:
                    mark = self._mark(way.touched) if way is not None and way.touched >= 0 else "–"
                    items.append(Text(self.voice.say("cli-knockout-way-behind", space=name, mark=mark), style=QUIET))
            value = str(row[0].value or row[-1].value or "")
            self.voice.put(Text(f"{value:>3}  ", style=QUIET) + Text(" · ").join(items))

    def _show_tokens(self, view: View, team: int) -> None:
        """Print a team's tokens one by one, with their places in millimetres."""
        facts = view["teams"][team]
        self.voice.put(f"{self._team_name(team)} · {self.teller.money(facts['cash'])}", "bold")
        for token in facts["tokens"]:
            mark, on, place = self._mark(token["token"]), token["on"], token["place"]
            if place is None:
                self.voice.put(f"{mark}  {self.voice.say(f'cli-knockout-is-{on}')}", QUIET, indent=2)
            else:
                name = self.voice.say("cli-knockout-runway") if on == "none" else self._name(on)
                self.voice.put(f"{mark}  {name} ({place[0]:.0f}, {place[1]:.0f})", indent=2)

    def _sum_up(self) -> str:
        """Return what a round brought everybody."""
        listed = [
            self.voice.say("cli-knockout-gain", name=self._team_name(team), amount=self.teller.money(gain))
            for team in range(len(self.now.mates))
            for gain in [self.now.gains.get(team, 0)]
        ]
        return self.voice.say("cli-knockout-gains", gains=" · ".join(listed))

    def _slip(self, event: Slid) -> str:
        """Return how far the reader's hand missed its aim."""
        turn = (event.slid[2] - event.aimed[2]) / STEPS_A_DEGREE
        haste = round(100 * (event.slid[3] - event.aimed[3]) / event.aimed[3])
        turn = round(turn, 1)
        side = "right" if turn > 0 else "left" if turn < 0 else "straight"
        pace = "fast" if haste > 0 else "slow" if haste < 0 else "right"
        return self.voice.say("cli-knockout-slip", side=side, degrees=abs(turn), pace=pace, percent=abs(haste))

    def _reading(self, view: View) -> Reading:
        self.now.look(view)
        return Reading(self.voice.book, self._marks())

    def _marks(self) -> dict[str, int]:
        """Return the signs of all tokens on the board."""
        return {self._mark(token): token for token in self.now.lying}

    def _mark(self, token: int) -> str:
        return f"{self._letter(token // TOKENS_EACH)}{token % TOKENS_EACH + 1}"

    def _letter(self, team: int) -> str:
        """Return a letter for a team: the initial of its first player, unless another team has the same."""
        letters = [self.teller.names[mates[0]][:1].upper() for mates in self.now.mates]
        if len(set(letters)) == len(letters) and all(letter.isalpha() for letter in letters):
            return letters[team]
        return "ABCD"[team]

    def _team_name(self, team: int) -> str:
        names = [self.teller.names[seat] for seat in self.now.mates[team]]
        return f" {self.voice.say('list-and')} ".join(names)

    def _cut(self, name: str) -> str:
        return name if cell_len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}."

    def _name(self, code: str) -> str:
        return self.teller.thing("space", code)


DESK: Final = KnockoutDesk
