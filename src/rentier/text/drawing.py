"""A table drawn as plain text, for `print(game)`: what the terminal shows, without colours and without any package."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rentier.core.game import Game
from rentier.text.phrasebook import Phrasebook
from rentier.text.telling import Teller

View = Mapping[str, Any]

HERE: Final = "■"
MISSING: Final = "□"
TURN: Final = "▸"
BETWEEN: Final = "  "


def draw(game: Game, seat: int | None, language: str = "en") -> str:
    """Draw a game as a seat or a spectator may see it: one line for each player, and whom the game waits for."""
    told = {"over": game.over, "winners": game.winners, "awaiting": game.awaiting, "scores": game.scores}
    view = {**told, **game.view(seat)}
    book = Phrasebook.load(language)
    names = [book.say("person-seat", {"number": number}) for number in range(game.seats)]
    teller = Teller(book, game.edition.name, names, None, game.options.values)
    shape = next((shape for name, shape in SHAPES.items() if name in view), _draw_scores)
    return "\n".join([*shape(teller, view), _ending(teller, view)])


def _ending(teller: Teller, view: View) -> str:
    if view["over"]:
        return teller.book.say("cli-shown-over", teller.arguments({"winners": view["winners"]}))
    return teller.book.say("cli-shown-waits", teller.arguments({"awaiting": view["awaiting"]}))


def _draw_scores(teller: Teller, view: View) -> list[str]:
    """Draw a game about which nothing else is known."""
    return [f"{name} {score}" for name, score in zip(teller.names, view["scores"], strict=True)]


def _draw_track(teller: Teller, view: View) -> list[str]:
    """Draw money, places and groups, the complete ones first."""
    groups: dict[str, list[View]] = {}
    for deed in view["deeds"]:
        groups.setdefault(deed["group"], []).append(deed)
    rows = []
    for seat, player in enumerate(view["players"]):
        owned = [(name, deeds) for name, deeds in groups.items() if any(deed["owner"] == seat for deed in deeds)]
        owned.sort(key=lambda it, seat=seat: any(deed["owner"] != seat for deed in it[1]))  # type: ignore[misc]
        signs = [
            f"{''.join(_sign(view, deed, seat) for deed in deeds)} {teller.thing('group', name)}"
            for name, deeds in owned
        ]
        money = "" if player["out"] else str(teller.money(player["cash"]))
        rows.append([_named(teller, view, seat), money, _beside(player), _place(teller, view, player), *signs])
    return [_heading(teller, view), *_aligned(rows, 4, right=(1,)), *_own(teller, view)]


def _sign(view: View, deed: View, seat: int) -> str:
    """Return one sign for a deed: the number of buildings, H for a hotel, m for a mortgage."""
    if deed["owner"] != seat:
        return MISSING
    if deed.get("mortgaged"):
        return "m"
    if deed["level"]:
        return "H" if deed["level"] == view["hotel_level"] else str(deed["level"])
    return HERE


def _beside(player: View) -> str:
    """Draw what is shown beside a player's money: the stars of a level, green tokens."""
    return "★" * int(player.get("stars", 0)) + "●" * int(player.get("green", 0))


def _place(teller: Teller, view: View, player: View) -> str:
    """Return where a player is; being in jail is not the same as visiting it."""
    if player["out"]:
        return teller.book.say("cli-track-out")
    if player["jail"] >= 0:
        return teller.book.say("cli-track-jailed")
    kinds = {space["space"]: space["kind"] for space in view["spaces"]}
    is_visit = kinds[player["space"]] == "jail"
    return teller.book.say("cli-track-visit") if is_visit else teller.thing("space", player["space"])


def _heading(teller: Teller, view: View) -> str:
    facts = {name: view[name] for name in ("apartments", "houses", "hotels", "target") if name in view}
    facts["streets"] = sum(deed["owner"] < 0 for deed in view["deeds"])
    key = f"cli-{view['edition']}-heading"
    return teller.book.say(key, {"turn": view["turns"], "round": view["rounds"] + 1, **facts})


def _own(teller: Teller, view: View) -> list[str]:
    """Return what only the seat sees: its notes and cards."""
    things = [f"{note['value']}{'!' if note['known'] else ''}" for note in view.get("hand", [])]
    things += [teller.thing("card", card) for card in view.get("held", [])]
    return [f"{teller.book.say('cli-deal-your-hand')} {', '.join(things)}"] if things else []


def _draw_deal(teller: Teller, view: View) -> list[str]:
    """Draw hands, banks and sets, the full ones first, and for a seat its own cards."""
    piles = {"turn": view["turns"], "pile": view["pile"], "centre": len(view["centre"])}
    words = {name: teller.book.say(f"cli-deal-{name}") for name in ("hand", "bank")}
    rows = []
    for seat, player in enumerate(view["players"]):
        sets = sorted(player["sets"], key=lambda own: not own["full"])
        rows.append(
            [
                _named(teller, view, seat),
                f"{words['hand']} {player['hand']}",
                f"{words['bank']} {player['banked']}M",
                *(_set(teller, own) for own in sets),
            ]
        )
    lines = [teller.book.say("cli-deal-heading", piles), *_aligned(rows, 3)]
    if view["seat"] is None:
        return lines
    cards = [teller.thing("card", card) for card in view["hand"]] or [teller.book.say("list-nothing")]
    return [*lines, f"{teller.book.say('cli-deal-your-hand')} {', '.join(cards)}"]


def _set(teller: Teller, own: View) -> str:
    text = f"{HERE * len(own['cards'])} {teller.thing('colour', own['colour'])}"
    if own["buildings"]:
        return f"{text} + {teller.book.say('cli-deal-buildings', {'count': own['buildings']})}"
    return f"{text} !" if own["full"] else text


def _draw_knockout(teller: Teller, view: View) -> list[str]:
    """Draw each team with its cash and where its tokens are."""
    book = teller.book
    rounds = book.say("cli-knockout-round", {"number": view["round"], "rounds": view["rounds"]})
    rows = []
    for team in view["order"]:
        facts = view["teams"][team]
        moving = any(seat in view["awaiting"] for seat in facts["seats"])
        people = f" {book.say('list-and')} ".join(teller.names[seat] for seat in facts["seats"])
        rows.append(
            [
                f"{TURN if moving else ' '} {people}",
                facts["colour"],
                str(teller.money(facts["cash"])),
                ", ".join(_token(teller, token["on"]) for token in facts["tokens"]),
            ]
        )
    return [
        f"{rounds} · {book.say('cli-knockout-pot', {'amount': teller.money(view['pot'])})}",
        *_aligned(rows, 3, right=(2,)),
    ]


def _token(teller: Teller, on: str) -> str:
    if on == "none":
        return teller.book.say("cli-knockout-runway")
    return teller.book.say(f"cli-knockout-is-{on}") if on in ("home", "jail", "off") else teller.thing("space", on)


def _named(teller: Teller, view: View, seat: int) -> str:
    """Return a player's name, with a mark if it is their turn."""
    return f"{TURN if seat == view['turn'] and not view['over'] else ' '} {teller.names[seat]}"


def _aligned(rows: Sequence[Sequence[str]], columns: int, right: tuple[int, ...] = ()) -> list[str]:
    """Align the first columns of some rows; leave out columns with nothing in them."""
    widths = [max((len(row[place]) for row in rows), default=0) for place in range(columns)]
    lines = []
    for row in rows:
        cells = [
            row[place].rjust(widths[place]) if place in right else row[place].ljust(widths[place])
            for place in range(columns)
            if widths[place]
        ]
        lines.append(BETWEEN.join([*cells, *row[columns:]]).rstrip())
    return lines


SHAPES: Final[Mapping[str, Callable[[Teller, View], list[str]]]] = {
    "deeds": _draw_track,
    "under_pile": _draw_deal,
    "teams": _draw_knockout,
}
"""By a part that a view has: how such a table is drawn."""
