"""Deals between players as a person words them: typed in a line, or put together step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from rentier.text import Teller
from rentier.text.naming import other_names
from rentier.track import amounts

from ..typed import SHORTEST, Alias, make_plain, split_line, split_words
from ..voice import BRICK, LAMP, QUIET, Voice
from .desk import View

SHORTEST_AMOUNT: Final = 4
"""How many digits a number without K or M needs, where money is large, so as not to mean a line of a list."""
LONGEST_NAME: Final = 6
"""How many words a name may have."""


class Goods:
    """What can change hands in the deals of an edition."""

    def __init__(self, prices: Mapping[str, int], has_small_money: bool = False, settles_debts: bool = True) -> None:
        self.prices: Final = prices
        self.has_small_money: Final = has_small_money
        """Whether amounts are small numbers, such as 50, and not 500K or 1.2M."""
        self.settles_debts: Final = settles_debts
        """Whether a creditor may take property for a debt."""

    def deeds(self, view: View, seat: int) -> list[str]:
        """List the properties that a player could give: those of groups without buildings."""
        built = {deed["group"] for deed in view["deeds"] if deed["level"]}
        owned = [deed for deed in view["deeds"] if deed["owner"] == seat]
        return [deed["space"] for deed in owned if deed["group"] not in built]

    def cards(self, view: View, seat: int) -> list[str]:
        """List the cards that a player could give."""
        return [card for card in view["players"][seat]["kept"] if card.endswith("out-of-jail")]


def find_amount(word: str, has_small_money: bool = False) -> int | None:
    """Read one amount: 600K, 1.2M, 1,2M, 600 000 or 2 millions; any whole number where money is small."""
    if word.isdigit() and len(word) < SHORTEST_AMOUNT and not has_small_money:
        return None
    amount = amounts.find_amount(word)
    return None if amount < 0 else amount


@final
class Names:
    """A search for properties by what a person calls them."""

    def __init__(self, teller: Teller, codes: list[str]) -> None:
        self.names: Final = {code: teller.thing("space", code) for code in codes}
        self.forms: Final = {
            code: [split_words(form) for form in (code, name, *other_names(code))] for code, name in self.names.items()
        }

    def find(self, words: list[str], among: list[str]) -> tuple[list[str], int]:
        """Return what the first words may name, in full or by beginnings, and how many words that takes."""
        for length in range(min(LONGEST_NAME, len(words)), 0, -1):
            span = words[:length]
            full = [code for code in among if span in self.forms[code]]
            begun = [code for code in among if any(_begins(span, form) for form in self.forms[code])]
            if full or begun:
                return full or begun, length
        return [], 0


def _begins(span: list[str], form: list[str]) -> bool:
    """Whether each word begins one of the form's words, in the same order."""
    rest = iter(form)
    return all(any(full == word or (len(word) >= SHORTEST and full.startswith(word)) for full in rest) for word in span)


@final
class Side:
    """What one player can put into a deal."""

    def __init__(self, goods: Goods, view: View, seat: int) -> None:
        self.seat: Final = seat
        self.cash: Final[int] = view["players"][seat]["cash"]
        self.deeds: Final = goods.deeds(view, seat)
        self.cards: Final = goods.cards(view, seat)

    @property
    def things(self) -> list[str]:
        """Everything but money."""
        return [*self.deeds, *self.cards]


@final
class Bargain:
    """A reader of offers, for one player at one moment."""

    def __init__(self, voice: Voice, teller: Teller, view: View, goods: Goods) -> None:
        self.voice: Final = voice
        self.teller: Final = teller
        self.view: Final = view
        self.goods: Final = goods
        self.me: Final[int] = view["seat"]
        self.all: Final[list[str]] = [deed["space"] for deed in view["deeds"]]
        self.names: Final = Names(teller, self.all)
        self.ignored: Final = frozenset(split_words(voice.say("cli-typed-ignored")))
        self.card_words: Final = frozenset(split_words(voice.say("cli-typed-card")))
        self.separators: Final = frozenset(split_words(voice.say("cli-typed-for")))
        top: Mapping[str, object] = view["pending"][-1] if view["pending"] else {}
        self.asker: Final = top["seat"] if top.get("kind") == "offer" else None
        """The player who waits for an answer: only they can be made a counter-offer."""
        owed = top if top.get("kind") == "payment" and top.get("payer") == self.me else {}
        self.creditor: Final = owed.get("payee")
        self.owed: Final = int(str(owed.get("amount", 0)))

    def others(self) -> list[int]:
        """List the players who can be offered a deal, from the reader's left."""
        count = self.view["seats"]
        around = [(self.me + step) % count for step in range(1, count)]
        found = [seat for seat in around if not self.view["players"][seat]["out"]]
        return [seat for seat in found if self.asker in (None, seat)]

    def read(self, line: str, verb: list[Alias], is_buying: bool = False) -> str:
        """Make an offer of a line such as `offer anna boardwalk for 500k`; empty if it is not clear.

        A line about buying first names what the other player gives. Without a price there is a question: a line is too
        short to give something away, except for a debt.
        """
        target, words = self.take_person(self._behind(line, verb))
        if target is None:
            return ""
        at = next((place for place, word in enumerate(words) if word in self.separators), len(words))
        mine, theirs = words[:at], words[at + 1 :]
        if is_buying:
            mine, theirs = theirs, mine
        give = self.items(mine, Side(self.goods, self.view, self.me), numbered=False)
        take = self.items(theirs, Side(self.goods, self.view, target), numbered=False)
        is_whole = give and (take or self._settled(target, give))
        return self.text(target, give, take) if is_whole and give is not None and take is not None else ""

    def text(self, target: int, give: list[str], take: list[str]) -> str:
        """Return the offer's text; what a creditor gets for nothing settles as much of the debt as it cost."""
        text = f"offer {target} {','.join(give) or '-'} {','.join(take) or '-'}"
        settled = 0 if take else self._settled(target, give)
        return f"{text} {settled}" if settled else text

    def _settled(self, target: int, give: list[str]) -> int:
        """Return how much of a debt to this player the given things settle."""
        if target != self.creditor or not self.goods.settles_debts:
            return 0
        return min(sum(self.goods.prices.get(item, 0) for item in give), self.owed)

    def _lacks_price(self, target: int, give: list[str], take: list[str]) -> bool:
        """Whether a debtor would give a creditor something for nothing, where debts are paid in money only."""
        return target == self.creditor and not take and bool(give) and not self.goods.settles_debts

    def _behind(self, line: str, verb: list[Alias]) -> list[str]:
        """Return the words of a line after its verb, with amounts in one piece."""
        words = split_line(line)
        return words[max(alias.match(words, self.ignored) for alias in verb) :]

    def items(self, words: list[str], side: Side, numbered: bool) -> list[str] | None:
        """Read properties, cards and amounts; a small number is a line of the list. None means that one is unclear."""
        found: list[str] = []
        cash = 0
        while words:
            first, *more = words[0].split()
            if numbered and more and first.isdigit() and len(first) < 3 and int(first) <= len(side.things):
                return None  # `1 500K` is 1,500K, or the first thing and 500K.
            item, length = self._item(words, side, numbered)
            if not item:
                amount = find_amount(words[0], self.goods.has_small_money)
                if item is None and amount is None:
                    return None
                cash += amount or 0
            if item and item not in found:
                found.append(item)
            words = words[length:]
        return [*found, str(cash)] if cash else found

    def _item(self, words: list[str], side: Side, numbered: bool) -> tuple[str | None, int]:
        word = words[0]
        if word[:1].isdigit():
            place = int(word) - 1 if numbered and word.isdigit() and len(word) < 3 else -1
            return (side.things[place] if 0 <= place < len(side.things) else None), 1
        for among in (side.deeds, self.all):
            found, length = self.names.find(words, among)
            if len(found) == 1:
                return found[0], length
            if found and word not in self.ignored:
                return None, 1
        if word in self.card_words and side.cards:
            return side.cards[0], 1
        return ("" if word in self.ignored else None), 1

    def take_person(self, words: list[str]) -> tuple[int | None, list[str]]:
        """Find the player who is meant; with only one other player, nobody need be named."""
        others = self.others()
        for seat in others:
            form = split_words(self.teller.names[seat])
            for place in range(len(words) - len(form) + 1):
                if form and words[place : place + len(form)] == form:
                    return seat, words[:place] + words[place + len(form) :]
        return (others[0] if len(others) == 1 else None), words

    def ask(self, line: str, verb: list[Alias], read: Callable[[], str]) -> str:
        """Put an offer together: with whom, what for, what to give. An empty first answer leads back."""
        target, words = self.take_person(self._behind(line, verb))
        if any(word not in self.ignored for word in words):
            given = self.items(words, Side(self.goods, self.view, self.me), numbered=False)
            lacks_price = target is not None and given is not None and self._lacks_price(target, given, [])
            self._refuse("track-deal-in-kind" if lacks_price else "cli-offer-unclear")
        if target is None:
            target = self.ask_person(read)
        if target is None:
            return ""
        name = self.teller.names[target]
        take = self._ask_items("cli-offer-want", name, Side(self.goods, self.view, target), read)
        give = self._ask_items("cli-offer-give", name, Side(self.goods, self.view, self.me), read)
        if self._lacks_price(target, give, take):
            self._refuse("track-deal-in-kind")
            return ""
        return self.text(target, give, take) if give or take else ""

    def ask_person(self, read: Callable[[], str]) -> int | None:
        others = self.others()
        self.voice.put(self.voice.say("cli-offer-whom"), f"bold {LAMP}")
        self.voice.put_listed((str(place), self.teller.names[seat], "") for place, seat in enumerate(others, 1))
        self.voice.put(self.voice.say("cli-back"), QUIET)
        while True:
            words = split_words(read())
            if not words:
                return None
            if words[0].isdigit() and len(words[0]) < 3 and 0 < int(words[0]) <= len(others):
                return others[int(words[0]) - 1]
            begun = [seat for seat in others if _begins(words, split_words(self.teller.names[seat]))]
            if len(begun) == 1:
                return begun[0]
            self._refuse("cli-offer-nobody")

    def _ask_items(self, key: str, name: str, side: Side, read: Callable[[], str]) -> list[str]:
        money = self.teller.money(side.cash)
        self.voice.put(self.voice.say(key, name=name, amount=money), f"bold {LAMP}")
        titles = [*(self.names.names[code] for code in side.deeds), *(self.teller.thing("kept", c) for c in side.cards)]
        self.voice.put_listed((str(place), title, "") for place, title in enumerate(titles, 1))
        self.voice.put(self.voice.say("cli-offer-how", amount=self._example), QUIET)
        while True:
            items = self.items(split_line(read()), side, numbered=True)
            if items is not None:
                return items
            self._refuse("cli-offer-unclear")

    @property
    def _example(self) -> str:
        return "50" if self.goods.has_small_money else "500K"

    def _refuse(self, key: str) -> None:
        self.voice.put(self.voice.say("cli-refused", why=self.voice.say(key, amount=self._example)), BRICK)


def find_deed(teller: Teller, codes: list[str], line: str) -> str:
    """Find the property that a line names, the longest name first; empty if it is not clear."""
    names = Names(teller, codes)
    words = split_words(line)
    best: tuple[int, list[str]] = (0, [])
    for place in range(len(words)):
        found, length = names.find(words[place:], codes)
        if length > best[0] or (length == best[0] and len(found) < len(best[1])):
            best = (length, found)
    return best[1][0] if len(best[1]) == 1 else ""


def split_sides(line: str, separators: frozenset[str]) -> tuple[str, str]:
    """Split a line at the word between what one gives and what one gets."""
    words = line.split()
    at = next((place for place, word in enumerate(words) if make_plain(word) in separators), None)
    return (line, "") if at is None else (" ".join(words[:at]), " ".join(words[at + 1 :]))
