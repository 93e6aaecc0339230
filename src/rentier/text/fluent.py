"""A reader of Fluent (.ftl) files: the part of the format that our own files use.

Read: messages with attributes, terms, comments, text over several lines, and the placeables `{ $name }`, `{ message }`,
`{ message.attribute }`, `{ -term }`, `{ "text" }`, `{ $name -> … }`, and `{ DE($name) }` with the other functions of
French (see `elision.py`). Not read, and refused with file and line: other functions, terms with attributes, arguments
or variables, bare numbers, a placeable directly inside a placeable, and whatever is not valid Fluent.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NoReturn, TypeAlias, final

from rentier.text.elision import ELIDED


class FluentError(ValueError):
    """A line of a file that cannot be read, and why."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: {why}")


@final
@dataclass(frozen=True, slots=True)
class Variable:
    """An argument of the sentence: `{ $name }`."""

    name: str


@final
@dataclass(frozen=True, slots=True)
class Elision:
    """An argument after a word that may lose its vowel before it: `{ DE($name) }`."""

    word: str
    name: str


@final
@dataclass(frozen=True, slots=True)
class Reference:
    """Another message, an attribute of one, or a term (its name begins with `-`)."""

    key: str


@final
@dataclass(frozen=True, slots=True)
class Choice:
    """A text picked by the value of an argument: `{ $name -> [one] … *[other] … }`."""

    variable: str
    variants: "tuple[tuple[VariantKey, Pattern], ...]"
    default: "Pattern"


VariantKey: TypeAlias = str | int | float
Part: TypeAlias = str | Variable | Elision | Reference | Choice
Pattern: TypeAlias = tuple[Part, ...]


@final
@dataclass(frozen=True, slots=True)
class Message:
    """One message (`key`), attribute (`key.attribute`) or term (`-key`), and where it is."""

    key: str
    pattern: Pattern
    file: str
    line: int

    def error(self, why: str) -> FluentError:
        """Return the error that says what is wrong with this entry."""
        return FluentError(self.file, self.line, f"{self.key} {why}")


@final
@dataclass(frozen=True, slots=True)
class _Break:
    """A line break inside a pattern: so many line feeds, then so many spaces."""

    lines: int
    indent: int


_ID: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
_BLANK_LINES: Final = re.compile(r"(?: *\n)*")
_COMMENT: Final = re.compile(r"#{1,3}(?: [^\n]*)?\n")
_NAME: Final = re.compile(rf"-?{_ID}")
_EQUALS: Final = re.compile(r" *= *")
_ATTRIBUTE: Final = re.compile(rf"(?:\n *)+\.({_ID}) *= *")
_TEXT: Final = re.compile(r"[^{}\n]+")
# A pattern continues on the next line with text if that is indented and does not begin like an attribute or a variant,
# and with a placeable always.
_CONTINUED: Final = re.compile(r"(\n(?: *\n)*)( *)(?=\{|(?<= )[^ \n}.\[*])")
_OPEN: Final = re.compile(r"\{[ \n]*")
_CLOSE: Final = re.compile(r"[ \n]*\}")
_STRING: Final = re.compile(r'"(?:[^"\\\n]|\\[^\n])*"')
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
_VARIABLE: Final = re.compile(rf"\$({_ID})")
_ELISION: Final = re.compile(rf"({'|'.join(ELIDED).upper()})[ \n]*[(][ \n]*\$({_ID})[ \n]*[)]")
_REFERENCE: Final = re.compile(rf"(?:-{_ID}|{_ID}(?:\.{_ID})?)(?![a-zA-Z0-9_.-]|[ \n]*[(])")
_ARROW: Final = re.compile(r"[ \n]*-> *")
_VARIANT: Final = re.compile(rf"[ \n]*(\*?)\[[ \n]*(?:(-?[0-9]+(?:\.[0-9]+)?)|({_ID}))[ \n]*\] *")


def read(source: str, file: str) -> list[Message]:
    """Read a whole file, given as text, in its order."""
    return list(_Reader(source, file).entries())


@final
class _Reader:
    """One pass through the text of a file, from left to right."""

    def __init__(self, source: str, file: str) -> None:
        # With a line feed at the end, every line ends the same way.
        self.source: Final = source.replace("\r\n", "\n") + "\n"
        self.file: Final = file
        self.at = 0
        self.line = 1
        self.line_known_at = 0

    def fail(self, why: str) -> NoReturn:
        """Refuse the file at the current position."""
        raise FluentError(self.file, self.source.count("\n", 0, self.at) + 1, why)

    def match(self, token: re.Pattern[str]) -> re.Match[str] | None:
        """Step over the token if it comes next."""
        found = token.match(self.source, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def entries(self) -> Iterator[Message]:
        """Read messages, their attributes and terms; skip comments and empty lines."""
        if "\r" in self.source or "\t" in self.source:
            self.at = min(at for at in map(self.source.find, "\r\t") if at >= 0)
            self.fail("a tab or a lone carriage return; Fluent's blanks are space and line feed")
        while True:
            self.match(_BLANK_LINES)
            if self.at == len(self.source):
                return
            if self.match(_COMMENT) is None:
                yield from self.entry()

    def entry(self) -> Iterator[Message]:
        """Read one message or term, then the attributes of a message."""
        self.line += self.source.count("\n", self.line_known_at, self.at)
        self.line_known_at = self.at
        name = self.match(_NAME)
        if name is None:
            self.fail("a line must begin with a name, with # and a space, or with spaces")
        key = name[0]
        if self.match(_EQUALS) is None:
            self.fail(f"{key} needs a = after its name")
        pattern = self.pattern()
        if pattern is not None:
            yield Message(key, pattern, self.file, self.line)
        while attribute := self.match(_ATTRIBUTE):
            if key.startswith("-"):
                self.fail(f"{key} is a term; we use no attributes of terms")
            name_of_both = f"{key}.{attribute[1]}"
            pattern = self.pattern()
            if pattern is None:
                self.fail(f"{name_of_both} has no text")
            yield Message(name_of_both, pattern, self.file, self.line)
        if pattern is None:
            self.fail(f"{key} has no text")

    def pattern(self) -> Pattern | None:
        """Read text and placeables up to the end of their last line; None if there are none."""
        parts: list[Part | _Break] = []
        while True:
            if text := self.match(_TEXT):
                parts.append(text[0])
            elif self.match(_OPEN):
                parts.append(self.placeable())
            elif more := self.match(_CONTINUED):
                parts.append(_Break(more[1].count("\n"), len(more[2])))
            elif self.source[self.at] == "\n":
                break
            else:
                self.fail("a } that closes nothing, or does not stand in a line below the variants")
        if not parts:
            return None
        if self.source[self.at - 1] == " ":  # so the last part is text, not a placeable
            parts[-1] = str(parts[-1]).rstrip(" ")
        return _dedent(parts)

    def placeable(self) -> Part:
        """Read what is between { and }."""
        part: Part
        if variable := self.match(_VARIABLE):
            part = self.choice(variable[1]) if self.match(_ARROW) else Variable(variable[1])
        elif elision := self.match(_ELISION):
            part = Elision(elision[1].lower(), elision[2])
        elif string := self.match(_STRING):
            part = _ESCAPE.sub(self.unescape, string[0][1:-1])
        elif reference := self.match(_REFERENCE):
            part = Reference(reference[0])
        else:
            self.fail('between { and } we use $name, $name -> …, DE($name), message, -term or "text" only')
        if self.match(_CLOSE) is None:
            self.fail("a } is missing here")
        return part

    def choice(self, variable: str) -> Choice:
        """Read the variants after the arrow; exactly one is marked as the default."""
        if self.source[self.at] != "\n":
            self.fail("the variants must begin in a line of their own after ->")
        variants: list[tuple[VariantKey, Pattern]] = []
        default: Pattern | None = None
        while variant := self.match(_VARIANT):
            key = _variant_key(variant[2], variant[3])
            pattern = self.pattern()
            if pattern is None:
                self.fail(f"the variant [{key}] has no text")
            if key in (other for other, _ in variants):
                self.fail(f"a second variant [{key}]")
            if variant[1] and default is not None:
                self.fail("a second default variant")
            if variant[1]:
                default = pattern
            variants.append((key, pattern))
        if default is None:
            self.fail(f"${variable} -> needs variants, one of them the default, marked *[…]")
        return Choice(variable, tuple(variants), default)

    def unescape(self, escape: re.Match[str]) -> str:
        """Return the character that an escape in a string stands for."""
        if escape[3] is not None:
            if escape[3] in '"\\':
                return escape[3]
            self.fail(f"{escape[0]} is no escape of Fluent")
        code = int(escape[1] or escape[2], 16)
        if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
            self.fail(f"{escape[0]} is no character")
        return chr(code)


def _variant_key(number: str | None, word: str) -> VariantKey:
    """Return a variant's key: a number to equal, or a word or plural category."""
    if number is None:
        return word
    return float(number) if "." in number else int(number)


def _dedent(parts: list[Part | _Break]) -> Pattern:
    """Remove the common indent from all lines and join texts that touch."""
    common = min((part.indent for part in parts if isinstance(part, _Break)), default=0)
    joined: list[Part] = []
    for number, part in enumerate(parts):
        if isinstance(part, _Break):
            # A pattern that begins below its name begins with its first line, not with the break.
            part = "\n" * (part.lines if number else 0) + " " * (part.indent - common)
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)
