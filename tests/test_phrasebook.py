"""The phrasebook, compared with `fluent.runtime`, which reads all of Fluent."""

import re
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number
from fluent.syntax import FluentParser, ast
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rentier.text import LANGUAGES, FluentError, Key, MissingWords, Phrasebook, pick_language
from rentier.text.elision import ELIDED, elide
from rentier.text.phrasebook import plural_category

Value = str | int | float

NUMBERS: tuple[Value, ...] = (0, 1, 2, 3, 5, 7, 10, 21, 1_000_000, 2_000_000, -1, 1.5, 2.5)


def book(source: str, language: str = "en") -> Phrasebook:
    return Phrasebook(language, {"test.ftl": source})


def sources(language: str) -> dict[str, str]:
    folder = resources.files("rentier.text") / language
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def bundle(language: str, *texts: str) -> FluentBundle:
    made = FluentBundle(
        [language], use_isolating=False, functions={word.upper(): eliding(word, language) for word in ELIDED}
    )
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def eliding(word: str, language: str) -> Callable[[Any], Any]:
    """Return the function of a word that may lose its vowel, as `fluent.runtime` calls it."""
    locale = Locale(language)
    return lambda name: elide(word, name.format(locale) if isinstance(name, FluentNumber) else str(name))


def reference(words: FluentBundle, key: str, args: dict[str, Value]) -> str:
    """Put a key into words with `fluent.runtime`; numbers without grouping, as we write them."""
    name, _, attribute = key.partition(".")
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    plain = {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in args.items()
    }
    text, errors = words.format_pattern(pattern, plain)
    assert errors == []
    assert isinstance(text, str)
    return text


def try_book(source: str) -> tuple[Phrasebook | None, str]:
    try:
        return book(source), ""
    except FluentError as error:
        return None, str(error)


# Our files


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_files_are_valid_fluent(language: str) -> None:
    for name, text in sources(language).items():
        junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]
        assert junk == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_files_say_the_same_as_with_fluent_runtime(language: str) -> None:
    texts = sources(language).values()
    words, ours = bundle(language, *texts), Phrasebook.load(language)
    variant_keys = {key for text in texts for key in re.findall(r"\[([a-zA-Z][\w-]*)\]", text)}
    # Given the text "one", `fluent.runtime` chooses the variant [1]; Fluent only compares texts with texts.
    variant_keys -= {"one", "many", "other"}
    for key in ours:
        names = sorted(ours.variables(key))
        for value in (*NUMBERS, "red", *sorted(variant_keys)) if names else ("",):
            args = dict.fromkeys(names, value)
            assert ours.say(key, args) == reference(words, key, args), (key, value)


def test_both_languages_have_the_same_keys_with_the_same_variables() -> None:
    english, french = ({key: words.variables(key) for key in words} for words in map(Phrasebook.load, ("en", "fr")))
    assert english.keys() - french.keys() == set()
    assert french.keys() - english.keys() == set()
    assert {key: names for key, names in english.items() if french[key] != names} == {}


def test_both_languages_have_the_same_files() -> None:
    assert sources("en").keys() == sources("fr").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_colour_of_deal_has_its_words(language: str) -> None:
    pack = tomllib.loads((resources.files("rentier") / "games/deal/data/pack.toml").read_text("utf-8"))
    needed = [f"colour-{colour['name']}" for colour in pack["colour"]]
    for card in pack["card"]:
        needed.append(f"card-{card['code']}")
        if card["kind"] not in ("property", "money"):
            needed.append(f"card-{card['code']}-does")
    words = Phrasebook.load(language)
    assert [key for key in needed if key not in words] == []
    names = [words.say(key) for key in needed]
    assert len(set(names)) == len(names)


def test_a_book_is_read_once() -> None:
    assert Phrasebook.load("fr") is Phrasebook.load("fr")


# The format

TRICKY = """\
### A file.
## A group.
# A comment

plain = Plain text
spaced   =    Spaces around   \n\
unicode = Gagné : 3 €, « déjà » 🏠
below =
    Begins below.
lines = First
    second
      indented more

    after an empty line

   \n\
    and two
less = First
        eight
    four
      six
block =
      six first
    four
inner-spaces = ends with spaces   \n\
    here
signs = a = b, #hash, [bracket], *star, .dot and -dash
    # not a comment
    = not a message
    -not a term
name = value-with-dash_and_1
brace-on-next-line = text
{ plain } at the margin
literal = { "  kept  " }and { "{" }{ "}" } and { "\\"" } { "\\\\" } { "\\u00e9" } { "\\U01F3E0" }
literal-last = text { "" }   \n\
literal-only = { "" }
literal-start = { "[" }x]
    { "*" }y
    { ".z" }
tight = {$n}{plain}{"x"}{-term}
loose = {   $n   } {
    plain
    }
-term = the bank
-term-two = { -term } of { plain }
elided = L’avis { DE($s) }, et ce { QUE ( $s ) } dit{ "" } { LA($n) }.
refers = To { -term-two }, { plain }, { lines } and { only-attributes.title }.
only-attributes =
    .title = A title
    .over-lines =
        One
          two { $n }

with-both = Value
  .title = Its title
.margin = At the margin
plural = { $n ->
    [0] nothing
    [one] one card
    [many] { $n } of cards
   *[other] { $n } cards
}
plural-inside = You have { $n ->
        [one] a card
       *[other] { $n } cards
    } left.
exact-after = { $n ->
    [one] category
    [1] exact
   *[other] rest
}
default-first = { $n ->
   *[other] rest
    [2] two
    [-1] minus one
    [1.5] one and a half
}
default-in-the-middle = { $n ->
    [one] one
   *[few] few
    [2.0] two
}
words = { $s ->
    [red] rouge
   *[blue] bleu
}
nested = { $n ->
    [one] { $s ->
        [red] one red
       *[other] one { $s }
    }
   *[other]
        { $n } of
          { $s ->
            [red] red
           *[other] { words }
          }
        end
}
keys = { $s ->
    [ red ] spaces
    [
    blue
    ] lines
   *[other] default
}
two = { $n ->
    [one] a
   *[other] b
} and { $s ->
    [red] c
   *[other] d
}
last = Ends without a line feed"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_tricky_samples_are_said_as_with_fluent_runtime(language: str, newline: str) -> None:
    ours, words = book(TRICKY.replace("\n", newline), language), bundle(language, TRICKY)
    assert all(not isinstance(entry, ast.Junk) for entry in FluentParser().parse(TRICKY).body)
    for key in ours:
        for n in NUMBERS:
            for s in ("red", "blue", "one", "other", "Ada", "Hugo", "x"):
                args: dict[str, Value] = {"n": n, "s": s}
                assert ours.say(key, args) == reference(words, key, args), (key, n, s)


def test_text_keeps_its_shape() -> None:
    words = book(TRICKY)
    assert words.say("lines") == "First\nsecond\n  indented more\n\nafter an empty line\n\n\nand two"
    assert words.say("block") == "  six first\nfour"
    assert words.say("spaced") == "Spaces around"
    assert words.say("only-attributes.over-lines", {"n": 1}) == "One\n  two 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories_are_those_of_unicode(language: str) -> None:
    words = bundle(language, "".join(f"is-{c} = x\n" for c in ("one", "other")))
    for number in (*range(-3, 130), 999_999, 1_000_000, 1_000_001, 3_000_000, 0.5, 1.0, 1.9, 2.1, 1e6 + 0.5):
        assert plural_category(number, language) == words._plural_form(number), number


def test_french_counts_zero_and_one_alike() -> None:
    words = book("n = { $n ->\n [one] { $n } carte\n [many] { $n } de cartes\n *[other] { $n } cartes\n }", "fr")
    said = [words.say("n", {"n": n}) for n in (0, 1, 1.5, 2, 1_000_000)]
    assert said == ["0 carte", "1 carte", "1,5 carte", "2 cartes", "1000000 de cartes"]


PIECES = (
    "a", "b c", "é", "1", " ", "  ", "    ", "\n", "\n ", "\n   ", "\n\n",
    "=", " = ", "#", "# ", ".", ".x = ", "[", "]", "[[", "*", "-", "->", "{", "}", '"', "\\", "$n",
    "{ $n }", "{\n$n\n}", '{ "x" }', '{ "" }', '{" "}', "{ -t }", "{ k }", "{ k.a }",
    "{ $n ->", "\n [one] ", "\n *[other] ", "\n}", "\n  }", "\nm2 = ", "\n-t2 = ", "\n# c\n",
    "{ $n ->\n [one] x\n *[other] y\n }", "{ $n ->\n*[a] x\n   y\n\n  z\n}",
)  # fmt: skip


@settings(deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
@example("x\n   { $n ->\n [one] x\n *[other] y\n }\n  z")
@example("\n\n    {k}\n  b")
def test_any_text_is_read_as_by_fluent_or_refused(text: str) -> None:
    source = f"-t = term\nk = kay\n  .a = attribute\nm = {text}\n"
    body = FluentParser().parse(source).body
    is_valid = all(not isinstance(entry, ast.Junk) for entry in body)
    ours, error = try_book(source)
    if ours is None:
        # Valid Fluent that we refuse is outside our part of it, or would be ambiguous.
        outside = r"between \{|already in|second variant|in no file|refers to itself|is a term|attributes of terms"
        assert not is_valid or re.search(outside, error), error
        return
    assert is_valid, source
    words = bundle("en", source)
    for key in ours:
        for n in (1, 2, "a"):
            args: dict[str, Value] = dict.fromkeys(ours.variables(key), n)
            assert ours.say(key, args) == reference(words, key, args)


@pytest.mark.parametrize(
    ("source", "line", "why"),
    [
        ("a = x\nb", 2, "b needs a ="),
        ("a = x\n\n b = x\n2 = x", 4, "must begin with a name"),
        ("#comment", 1, "must begin with a name"),
        ("a =", 1, "a has no text"),
        ("\na =\n\nb = x", 2, "a has no text"),
        ("a =\n .b =", 2, "a.b has no text"),
        ("a = x }", 1, "closes nothing"),
        ("a = { $x", 1, "} is missing"),
        ("a = { $x y }", 1, "} is missing"),
        ("a = x\n  y { NUMBER($x) }", 2, "between { and }"),
        ('a = { DE("x") }', 1, "between { and }"),
        ("a = { DE($x, $y) }", 1, "between { and }"),
        ("a = { De($x) }", 1, "between { and }"),
        ("a = { 5 }", 1, "between { and }"),
        ("a = { { $x } }", 1, "between { and }"),
        ("a = { }", 1, "between { and }"),
        ("-t = x\na = { -t(case: 1) }", 2, "between { and }"),
        ("-t = x\na = { -t.gender }", 2, "between { and }"),
        ('a = { "x }', 1, "between { and }"),
        ('a = { "\\n" }', 1, "no escape"),
        ('a = { "\\uD800" }', 1, "no character"),
        ("-t = x\n .gender = f", 2, "no attributes of terms"),
        ("-t = { $x }", 1, "-t is a term and cannot use $x"),
        ("a = { $x }\n-t = { a }", 2, "-t is a term and cannot use $x"),
        ("a = { $n -> [one] x *[other] y }", 1, "line of their own"),
        ("a = { $n ->\n [one] x\n }", 2, "marked *[…]"),
        ("a = { $n ->\n }", 1, "marked *[…]"),
        ("a = { $n ->\n *[one] x\n *[other] y\n }", 3, "second default"),
        ("a = { $n ->\n [1] x\n [1.0] y\n *[other] z\n }", 3, "second variant [1.0]"),
        ("a = { $n ->\n *[one]\n }", 2, "[one] has no text"),
        ("a = { $n ->\n *[one] x }", 2, "line below the variants"),
        ("a = { $n ->\n *[two words] x\n }", 1, "marked *[…]"),
        ("a = { b }", 1, "refers to b, which is in no file"),
        ("a = { b.c }\nb = x", 1, "refers to b.c, which is in no file"),
        ("a = { $n ->\n *[one] { -b }\n }", 1, "refers to -b, which is in no file"),
        ("a = x { b }\nb = { c }\nc = { b }", 2, "b refers to itself, by way of c → b"),
        ("a = x\nb = y\na = z", 3, "a is already in test.ftl, line 1"),
        ("a = x\n\tb", 2, "a tab"),
        ("a = x\rb = y", 1, "carriage return"),
    ],
)
def test_what_we_do_not_read_is_refused_with_its_line(source: str, line: int, why: str) -> None:
    with pytest.raises(FluentError) as refused:
        book(source)
    assert str(refused.value).startswith(f"test.ftl, line {line}: ")
    assert why in str(refused.value)


def test_a_key_stands_in_one_file_only() -> None:
    with pytest.raises(FluentError, match=re.escape("two.ftl, line 2: a is already in one.ftl, line 1")):
        Phrasebook("en", {"one.ftl": "a = x", "two.ftl": "\na = y"})


def test_files_refer_to_each_other() -> None:
    words = Phrasebook("en", {"one.ftl": "a = { b } and { -c }", "two.ftl": "b = B\n-c = C"})
    assert words.say("a") == "B and C"


# The book


def test_keys_are_messages_and_attributes_but_not_terms() -> None:
    words = book("-term = x\na = x\nb =\n .c = { -term }")
    assert words.keys() == ("a", "b.c")
    assert "a" in words
    assert "b.c" in words
    assert "b" not in words
    assert "-term" not in words
    assert None not in words


def test_variables_are_found_in_variants_functions_and_through_references() -> None:
    words = book("a = { b }\nb = { $n ->\n [one] { DE($x) }\n *[other] { c.d }\n }\nc = x\n .d = { $y }\ne = x")
    assert words.variables("a") == {"n", "x", "y"}
    assert words.variables("c") == set()
    assert words.variables("c.d") == {"y"}


CARDS = "red = Red\nblue = Blue\nlist-and = and\nlist-nothing = nothing\na = { $who } takes { $what }."


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("red", "red"),
        (Key("red"), "Red"),
        (3, "3"),
        (12345, "12345"),
        (1234.5, "1234.5"),
        (2.0, "2"),
        ([], "nothing"),
        ([Key("red")], "Red"),
        ([Key("red"), "x"], "Red and x"),
        ((Key("red"), Key("blue"), 3), "Red, Blue and 3"),
        ("{ $who }", "{ $who }"),
    ],
)
def test_arguments_are_put_into_words_first(what: object, said: str) -> None:
    assert book(CARDS).say("a", {"who": "Ann", "what": what, "unused": None}) == f"Ann takes {said}."


def test_lists_are_joined_in_the_language_of_the_book() -> None:
    english, french = (Phrasebook.load(language)._value(["a", "b", "c"], "") for language in LANGUAGES)
    assert (english, french) == ("a, b and c", "a, b et c")


def test_words_can_choose_a_variant() -> None:
    words = book("a = { $x ->\n [red] R\n *[other] O\n }\nkey = red")
    assert [words.say("a", {"x": x}) for x in ("red", Key("key"), "blue", 1)] == ["R", "R", "O", "O"]


@pytest.mark.parametrize(
    ("key", "args", "named"),
    [
        ("nowhere", {}, "nowhere"),
        ("a", None, "a: the argument $wh"),
        ("a", {"who": "Ann"}, "a: the argument $what is missing"),
        ("a", {"who": "Ann", "what": Key("green")}, "green"),
        ("a", {"who": "Ann", "what": [Key("red"), Key("-term")]}, "-term"),
    ],
)
def test_a_sentence_is_whole_or_missing(key: str, args: dict[str, object] | None, named: str) -> None:
    with pytest.raises(MissingWords) as missing:
        book(CARDS).say(key, args)
    assert isinstance(missing.value, KeyError)
    assert named in str(missing.value)


def test_an_argument_is_missed_whichever_variant_is_said() -> None:
    with pytest.raises(MissingWords, match=r"\$x"):
        book("a = { $n ->\n [one] one\n *[other] { $x }\n }").say("a", {"n": 1})


@pytest.mark.parametrize("value", [None, True, {"a": 1}, object()])
def test_other_arguments_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match=r"a, \$x: cannot put a \w+ into words"):
        book("a = { $x }").say("a", {"x": value})


# The language


@pytest.mark.parametrize(
    ("asked", "environment", "picked"),
    [
        (None, {}, "en"),
        ("fr", {}, "fr"),
        ("FR", {}, "fr"),
        ("fr_CA.UTF-8", {"LANG": "en_GB"}, "fr"),
        ("fr-CA", {}, "fr"),
        ("en", {"LC_ALL": "fr_FR"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR@euro"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "en_US", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "en"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    asked: str | None, environment: dict[str, str], picked: str
) -> None:
    assert pick_language(asked, environment) == picked


@pytest.mark.parametrize("asked", ["de", "", "C", "french", "de_DE.UTF-8"])
def test_an_unknown_language_is_refused_by_name(asked: str) -> None:
    with pytest.raises(ValueError, match=f"no language '{re.escape(asked)}'; choose one of en, fr"):
        pick_language(asked, {"LANG": "fr"})


def test_there_is_no_book_of_an_unknown_language() -> None:
    with pytest.raises(ValueError, match="choose one of en, fr"):
        Phrasebook.load("../en")
