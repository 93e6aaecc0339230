import pytest

from rentier.testing.rules import rule

RULES = """\
# Deal

- **DL-1** The pack; see **DL-9**.
- **DL-2 Reading:** Players.

## **DL-3** Draw two
"""
TESTS = """\
import pytest
from rentier.testing.rules import rule

@rule("DL-1", "DL-2")
@pytest.mark.parametrize("players", [2, 3])
def test_deal(players):
    raise AssertionError("the table runs no test")

@rule("DL-3")
def test_draw():
    pass
"""
CODE = '''\
"""Deal (DL-1)."""

def deal():
    """Deal five cards (DL-1 … DL-2)."""

class Turn:
    def draw(self):
        # Two, or five with an empty hand (DL-3).
        return "DL-99"
'''


def table(pytester: pytest.Pytester, tests: str, code: str = CODE, **rules: str) -> pytest.RunResult:
    folder = pytester.path / "docs" / "rules"
    folder.mkdir(parents=True)
    for name, text in rules.items():
        (folder / f"{name.replace('_', '.')}.md").write_text(text)
    (pytester.path / "src").mkdir()
    (pytester.path / "src" / "deal.py").write_text(code)
    pytester.makepyfile(test_rules=tests)
    return pytester.runpytest("-qq", "-p", "rentier.testing.rules", "--rules-table")


def test_the_table_gives_each_rule_its_code_and_tests(pytester: pytest.Pytester) -> None:
    result = table(pytester, TESTS, deal=RULES, deal_fr=RULES, README="No rules here.")
    assert result.ret == 0
    assert [line for line in result.outlines if line] == [
        "deal: 3 rules, 2 tests",
        "  DL-1   src/deal.py: deal",
        "           test_rules: test_deal",
        "  DL-2   src/deal.py: deal",
        "           test_rules: test_deal",
        "  DL-3   src/deal.py: Turn.draw",
        "           test_rules: test_draw",
    ]


def test_a_rule_without_a_test_fails(pytester: pytest.Pytester) -> None:
    result = table(pytester, TESTS, deal=RULES + "- **DL-4** Three sets win.\n")
    assert result.ret == 1
    assert "  DL-4   no code" in result.outlines
    assert "           no test" in result.outlines
    assert "DL-4 has no code." in result.outlines
    assert "DL-4 has no test." in result.outlines


def test_code_that_names_an_unknown_rule_fails(pytester: pytest.Pytester) -> None:
    result = table(pytester, TESTS, CODE + "# As in DL-5.\n", deal=RULES)
    assert result.ret == 1
    assert "src/deal.py names DL-5, which is no rule." in result.outlines


def test_a_skipped_test_shows_no_rule(pytester: pytest.Pytester) -> None:
    tests = TESTS.replace('@rule("DL-3")', '@pytest.mark.skip("later")\n@rule("DL-3")')
    result = table(pytester, tests, deal=RULES)
    assert result.ret == 1
    assert "DL-3 has no test." in result.outlines


def test_an_unknown_rule_fails(pytester: pytest.Pytester) -> None:
    result = table(pytester, TESTS.replace("DL-3", "DL-33"), deal=RULES)
    assert result.ret == 1
    assert "test_rules: test_draw names DL-33, which is no rule." in result.outlines


def test_a_rule_that_stands_twice_fails(pytester: pytest.Pytester) -> None:
    result = table(pytester, TESTS, deal=RULES + "- **DL-3** Draw two.\n")
    assert result.ret == 1
    assert "DL-3 stands twice in the rules." in result.outlines


@pytest.mark.parametrize("rules", [{}, {"deal": "# Deal\n\nDL-1 without its asterisks.\n"}])
def test_missing_rules_fail(pytester: pytest.Pytester, rules: dict[str, str]) -> None:
    assert table(pytester, "def test_nothing(): pass", **rules).ret == 1


def test_a_test_that_cannot_be_collected_fails(pytester: pytest.Pytester) -> None:
    assert table(pytester, TESTS + "import no_such_module\n", deal=RULES).ret == 2


def test_without_the_option_the_tests_run(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TESTS)
    result = pytester.runpytest("--strict-markers", "-p", "rentier.testing.rules")
    result.assert_outcomes(passed=1, failed=2)


@pytest.mark.parametrize("numbers", [(), ("47",), ("DL47",), ("dl-47",), ("DL-47 ",), ("DL-47", "DLX-1")])
def test_a_malformed_number_is_refused_where_it_is_written(numbers: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="DL-47"):
        rule(*numbers)
