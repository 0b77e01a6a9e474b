"""Three languages say the same things, and everything that the program can say."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args
from unicodedata import category

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.games.rapide.files.battles import battles, find_battle, load_battle
from sandtable.games.rapide.files.tables import load_rapide, load_tables
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.course import COURSE
from sandtable.games.rapide.rules.events import AnyEvent
from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.games.rapide.rules.rounds import PHASES
from sandtable.games.rapide.telling.battle import TOLD_BY_THE_DIE, Prose
from sandtable.library import DATA
from sandtable.library.shapes import expected
from sandtable.library.words import LANGUAGES, Words, entries, word_files, words

KEY = re.compile(
    r"(refused|fault|verdict|dice|odds|play|rapide|ask|cannot|unknown|retreat|winner|at|in)-[a-z]+(-[a-z]+)*"
)
NO_KEYS = {"retreat-test", "retreat-failed", "retreat-thrown"}
"""Words of the rules, and names of events, that look like keys."""

SAMPLES: list[Any] = ["none", "x", "yes", "no", "one", "other", "1", 0, 1, 2, 1_000_000]


class Names(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(paths: Iterable[Path]) -> dict[str, frozenset[str]]:
    """Every key of these files with the variables of its message."""
    found: dict[str, frozenset[str]] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                names = Names()
                names.visit(entry.value)
                found[entry.id.name] = frozenset(names.found)
    return found


@lru_cache(maxsize=len(LANGUAGES))
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every key of a language with the variables of its message."""
    return variables(word_files(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_read_alone_is_that_of_its_file(language: str) -> None:
    """Each is found where it begins, and nothing of it is left behind."""
    for path in word_files(language):
        text = path.read_text("utf-8")
        alone = entries(text)
        said = [each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)]
        assert [each.id.name for each in said] == list(alone)
        for whole in said:
            (found,) = [e for e in FluentParser().parse(alone[whole.id.name]).body if isinstance(e, ftl.Message)]
            assert found.equals(whole, ignored_fields=["span", "comment"]), whole.id.name


def test_a_message_may_name_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Terms and messages, wherever they stand."""
    file = tmp_path / "some.ftl"
    file.write_text("greets = { opens }, { -who }!\n\n-who =\n    captain\n# a word\nopens = Good day\n")
    monkeypatch.setattr("sandtable.library.words.word_files", lambda _: [file])
    say = Words("en")
    assert say("greets") == "Good day, captain!"
    assert say.has("opens")


@lru_cache(maxsize=1)
def sources() -> list[ast.Constant | ast.Call]:
    """Every constant and every call in the program's own text."""
    trees = (ast.parse(path.read_text("utf-8")) for path in DATA.parent.rglob("*.py"))
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.Call)]


def constants() -> set[str]:
    """Every text that stands in the program."""
    return {node.value for node in sources() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a function or class by these names."""
    for node in sources():
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in names:
            yield node


def argument(call: ast.Call, place: int, name: str) -> str | None:
    """A constant argument of a call, by its place or its name."""
    given = [word.value for word in call.keywords if word.arg == name] or call.args[place : place + 1]
    return given[0].value if given and isinstance(given[0], ast.Constant) and isinstance(given[0].value, str) else None


def tags(union: Any) -> list[str]:
    """The kinds of a union as files name them."""
    return [kind.__struct_config__.tag for kind in get_args(union)]


def test_every_language_has_the_same_files() -> None:
    """One file a subject."""
    assert len({tuple(path.name for path in word_files(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_key_or_has_one_too_many(language: str) -> None:
    """What can be said in one can be said in all."""
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    """Nothing is left out in translation."""
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_every_message_can_be_said(language: str, sample: Any) -> None:
    """Whatever its variables are, it comes out as one line."""
    say = words(language)
    for key, names in messages(language).items():
        said = say(key, **dict.fromkeys(names, sample))
        assert said == said.strip()
        assert not any(category(sign).startswith("C") for sign in said), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_sentence_is_translated(language: str) -> None:
    """A message of several words that is the same as in English was forgotten."""
    other, english = words(language), words("en")
    for key, names in messages("en").items():
        args = dict.fromkeys(names, "1")
        if len(re.findall(r"[a-z]{2,}", english(key, **args))) > 3:
            assert other(key, **args) != english(key, **args), key


def test_every_key_in_the_program_exists() -> None:
    """Refusals, faults, questions and answers."""
    used = {text for text in constants() if KEY.fullmatch(text)} - NO_KEYS
    assert len(used) > 80
    assert used <= set(messages("en"))


def test_every_key_that_is_said_exists() -> None:
    """Whatever `say` is called with."""
    said = {argument(call, 0, "key") for call in calls("say")} - {None}
    assert said
    assert said <= set(messages("en"))


def test_every_refusal_and_fault_has_words() -> None:
    """By the key that it is made with."""
    made = {argument(call, 1, "key") for call in calls("Refusal", "_refused", "fault", "wrong")}
    made |= {argument(call, 0, "key") for call in calls("BadLine")}
    assert len(made) > 30
    assert made - {None} <= set(messages("en"))


def test_every_event_can_be_told() -> None:
    """By words of its own kind, unless the die or a method tells it."""
    for kind in tags(AnyEvent):
        if kind not in TOLD_BY_THE_DIE and not hasattr(Prose, f"_{kind.replace('-', '_')}"):
            assert f"rapide-{kind}" in messages("en")


def test_every_order_question_side_and_throw_has_words() -> None:
    """Whatever the rules may ask for."""
    whats = {*PHASES.values(), *(argument(call, 1, "what") for call in calls("Throw"))} - {None}
    assert whats >= {"fire", "shock", "pursuit", "retreat", "retreat-test"}
    wanted = {f"order-{kind}" for kind in tags(AnyOrder)}
    wanted |= {f"ask-{each.what}" for each in COURSE.asks.values()}
    wanted |= {f"role-{seat}" for seat in SEATS}
    wanted |= {f"what-{what}" for what in whats}
    assert wanted <= set(messages("en"))


def test_every_reason_has_words() -> None:
    """Every line that a clause may give says why."""
    reasons = {argument(call, 2, "why") for call in calls("Line")} - {None}
    assert reasons >= {"leader", "cavalry", "manoeuvre", "morale-left", "national", "variable-losses", "round-two"}
    assert {f"why-{reason}" for reason in reasons} <= set(messages("en"))


def test_every_terrain_technology_and_battle_of_ours_has_a_word() -> None:
    """Plain ground too: they are named where battles are listed."""
    wanted = {f"why-{terrain}" for terrain in load_tables().terrains}
    wanted |= {f"technology-{technology}" for technology in load_tables().technologies}
    wanted |= {f"battle-{name}" for name in battles()}
    assert wanted <= set(messages("en"))


@pytest.mark.parametrize(
    ("shape", "said"),
    [(int, "integer"), (bool, "boolean"), (list[int], "array"), (dict[str, str], "table"), (bool | None, "boolean")],
)
def test_a_shape_is_named_in_toml_s_words(shape: Any, said: str) -> None:
    """A field that may be left out is named by what it holds."""
    assert expected(shape) == said


def test_what_somebody_wrote_has_an_end_and_lists_of_ours_are_whole() -> None:
    say, long = words("en"), "x" * 1000
    assert len(say("fault-name", name=long, nearest="", known="")) < 400
    assert long in say("picture-versus", red=long, blue="")


def test_a_missing_key_is_our_fault() -> None:
    """It is never told as an empty text."""
    with pytest.raises(LookupError):
        words("en")("no-such-key")


@pytest.mark.parametrize(
    ("language", "losses", "said"),
    [
        ("en", 3, "1½ losses"),
        ("fr", 3, "1½ perte"),
        ("fr", 4, "2 pertes"),
        ("es", 3, "1½ pérdidas"),
        ("fr", 0, "aucune perte"),
    ],
)
def test_halves_are_counted_as_each_language_counts(language: str, losses: int, said: str) -> None:
    """In French one and a half is one."""
    battle = load_battle(find_battle("rivoli"), load_rapide())
    assert Prose(words(language), battle).effect(losses, 0) == said
