"""What an edition declares once, and what follows from it."""

import pytest

import rentier
from rentier.core import Action, Decision, Edition, Fields, Game, Verb, find_edition
from rentier.core.actions import Declared, verbs_of


class Wave(Action[Game]):
    word = "wave"


class Say(Action[Game]):
    words = ("say", "shout")
    names = ("what", "times?")

    def __init__(self, word: str, what: str) -> None:
        self.first = word
        self.what = what

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> "Say":
        return Say(word, parts[0])

    def verb(self) -> str:
        return self.first

    def parts(self) -> list[str]:
        return [self.what]


WAVE = Wave()


def make(*actions: Declared) -> Edition:
    return Edition("greeting", rules="GR", rules_version=1, fewest=2, most=2, actions=actions, decisions=())


def greeting(*decisions: type[Decision[Game]]) -> Edition:
    return Edition("greeting", rules="GR", rules_version=1, fewest=2, most=2, actions=(), decisions=decisions)


def test_the_grammar_follows_from_the_actions_in_their_order() -> None:
    assert list(make(Say, WAVE).grammar.items()) == [
        ("say", ("what", "times?")),
        ("shout", ("what", "times?")),
        ("wave", ()),
    ]


def test_an_action_without_parts_is_read_as_the_one_object_that_was_declared() -> None:
    assert make(WAVE).read_action("wave") is WAVE
    assert make(WAVE).read_action({"do": "wave"}) is WAVE


def test_a_class_of_several_words_is_told_which_one_was_read() -> None:
    assert str(make(Say).read_action("shout hello")) == "shout hello"
    assert str(make(Say).read_action({"do": "say", "what": "hello"})) == "say hello"


def test_an_edition_can_take_over_an_action_with_fewer_parts() -> None:
    edition = make(Verb("say", ("what",), Say))
    assert edition.grammar == {"say": ("what",)}
    assert edition.fewest_parts("say") == 1
    assert str(edition.read_action("say hello")) == "say hello"


def test_no_two_actions_begin_with_the_same_word() -> None:
    with pytest.raises(ValueError, match="two actions that begin with 'wave'"):
        make(WAVE, Say, Wave())


def test_the_track_lets_players_resign_and_banking_has_a_clock() -> None:
    found = {it.name: (it.resignation, it.time_call) for it in rentier.editions()}
    assert {name: str(resignation) for name, (resignation, _) in found.items() if resignation is not None} == {
        "banking": "resign",
        "millionaire": "resign",
        "crooked": "resign",
    }
    assert {name: str(call) for name, (_, call) in found.items() if call is not None} == {"banking": "time-up"}
    assert find_edition("banking").is_time_call("time-up")
    assert not find_edition("banking").is_time_call("resign")
    assert not find_edition("deal").is_time_call("time-up")


def words_of(edition: str, fact: str) -> set[str]:
    """Return the first words of the actions of which a fact is true."""
    declared = [it for it in find_edition(edition).actions if not isinstance(it, Verb)]
    return {verb.word for it in declared if getattr(it, fact) for verb in verbs_of(it)}


def test_what_is_played_for_a_seat_that_does_not_answer() -> None:
    assert {it.name: words_of(it.name, "rests") for it in rentier.editions()} == {
        "banking": {"pass", "decline", "let-lie", "leave", "end"},
        "millionaire": {"pass", "decline", "leave", "end"},
        "crooked": {"pass", "decline", "let-lie", "leave", "end"},
        "deal": {"pass", "end"},
        "knockout": {"leave"},
    }
    assert words_of("banking", "is_brief") == {"pass", "let-lie"}
    assert words_of("banking", "forgoes") == {"let-lie"}


class Waiting(Decision[Game]):
    kind = "waiting"
    fields = ("kind", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @staticmethod
    def load(reader: list[int], fields: Fields) -> "Waiting":
        return Waiting(fields.seat("seat", reader))


def test_a_decision_is_read_by_the_class_of_its_kind() -> None:
    edition = greeting(Waiting)
    assert edition.kinds == ("waiting",)
    found = edition.load_decision([0, 2], Fields({"kind": "waiting", "seat": 2}, "position"))
    assert isinstance(found, Waiting)
    assert found.seat == 2


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"seat": 2}, "field-choice"),
        ({"kind": "sleeping", "seat": 2}, "field-choice"),
        ({"kind": "waiting", "seat": 2, "why": ""}, "unknown-field"),
        ({"kind": "waiting", "seat": 1}, "field-seat"),
    ],
)
def test_a_decision_that_is_not_declared_so_is_refused(given: dict[str, object], key: str) -> None:
    with pytest.raises(rentier.BadInput) as refused:
        greeting(Waiting).load_decision([0, 2], Fields(given, "position"))
    assert refused.value.key == key


def test_no_two_decisions_are_of_one_kind() -> None:
    with pytest.raises(ValueError, match="two decisions of one kind"):
        greeting(Waiting, Waiting)


@pytest.mark.parametrize("edition", [it.name for it in rentier.editions()])
def test_actions_without_parts_are_declared_as_objects(edition: str) -> None:
    for declared in find_edition(edition).actions:
        if isinstance(declared, type):
            assert declared.names, f"{declared.__name__} has no parts: there is one object of it"
            assert all(verb.word for verb in verbs_of(declared))
