"""Code that is written from facts: up to date, and the same as the facts."""

import random
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

import detente
from detente.core.authors.lines import Body
from detente.core.authors.readers import Imports, Unreadable, code_of, uses_seat
from detente.core.authors.repeats import looped, repeated, replaced
from detente.core.authors.shortcuts import Shortcuts, written
from detente.core.engine.state import State
from detente.core.shown import views
from detente.core.shown.axes import Numbers
from detente.core.shown.views import Sights

GAMES = [id for id in detente.games() if detente.game(id).all_facts.shortcut is not None]
EVERY = 7
"""The number of decisions after which all look."""


def readable(package: str) -> ModuleType:
    """The module with a package's facts; skips the test if it is compiled."""
    view = import_module(f"{package}.view")
    if view.__file__ is None or not view.__file__.endswith(".py"):
        pytest.skip("compiled: readers have no source to be written from")
    return view


def positions(id: str) -> list[State]:
    """Positions of a random game, the last one included."""
    state, rng, found = detente.game(id).start(seed=3), random.Random(3), []
    for decision in range(300):
        if decision % EVERY == 0 or state.over:
            found.append(state.clone())
        if state.over:
            break
        state.apply(state.to_act[0], rng.choice(state.legal_actions(state.to_act[0])))
    return found


def test_all_games_of_the_house_have_such_code() -> None:
    assert {"nuclear_war", "nations", "europe1815", "wsdv", "twoplustwo"} <= set(GAMES)


@pytest.mark.parametrize("package", [*(detente.game(id).package for id in GAMES), "detente.games.germany"])
def test_the_written_code_is_that_of_todays_facts(package: str) -> None:
    spec = find_spec(f"{package}.shown")
    assert spec is not None and spec.origin is not None
    view = readable(package)
    with open(spec.origin, encoding="utf-8") as file:
        assert file.read() == written(view), f"run: detente facts {package}"


@pytest.mark.parametrize("id", GAMES)
def test_it_gives_the_entries_and_numbers_of_the_facts(id: str) -> None:
    facts = detente.game(id).all_facts
    assert facts.shortcut is not None
    for state in positions(id):
        for seat in range(-1, state.seats):
            shown = facts.entries_of_facts(state, seat)
            assert repr(facts.entries(state, seat)) == repr(shown), "values, types and order"
            other = facts.entries(state, (seat + 2) % (state.seats + 1) - 1)
            facts.shortcut.show_own(state, seat, other)
            assert repr(other) == repr(shown), "from the view of another"
            if seat < 0:
                continue
            straight, one_by_one = Numbers(facts.length), Numbers(facts.length)
            for numbers in (straight, one_by_one):
                numbers.turn_to(seat, state.seats)
            facts.write(state, seat, straight)
            facts.write_facts(state, seat, one_by_one)
            assert straight.found() == one_by_one.found()


@pytest.mark.parametrize("id", GAMES)
def test_views_of_several_observers_share_what_they_see_alike(id: str) -> None:
    game = detente.game(id)
    for state in positions(id)[::5]:
        sights = Sights(state, game.all_facts)
        for seat in (None, *range(state.seats)):
            assert repr(sights.view(seat)) == repr(views.view_of(state, seat, game.all_facts))


def triple(s: State, seat: int) -> int:
    """Three times the seat."""
    return 3 * seat


def test_a_lambda_becomes_its_expression_and_a_function_a_call() -> None:
    imports = Imports()
    kept = 7
    assert code_of(lambda s, seat: s.seats + EVERY, ["t", "k"], imports) == f"(t.seats + {'EVERY'})"
    assert code_of(lambda s, seat: seat * kept, ["t", "k"], imports) == "(k * 7)"
    assert code_of(triple, ["t", "k"], imports) == "triple(t, k)"
    assert imports.lines() == [f"from {__name__} import EVERY, triple"]


def test_names_of_two_modules_that_are_alike_get_numbers() -> None:
    imports = Imports()
    assert [imports.add("sea", "codes"), imports.add("land", "codes"), imports.add("sea", "codes")] == [
        "codes",
        "codes_2",
        "codes",
    ]
    assert imports.lines() == ["from land import codes as codes_2", "from sea import codes"]


def test_a_function_within_another_cannot_be_code() -> None:
    def inner(s: State, seat: int) -> int:
        return seat

    with pytest.raises(Unreadable, match="within another"):
        code_of(inner, ["s", "seat"], Imports())


def test_what_does_not_name_the_seat_is_the_same_for_all() -> None:
    assert uses_seat(triple)
    assert not uses_seat(lambda s, seat: s.seats)


@pytest.mark.parametrize(
    ("readers", "call"),
    [
        (["rows(s)", "len(rows(s))"], "rows(s)"),
        (["rows(s)", "s.cash[k]"], None),
        (["rows(s) if s.over else 0", "rows(s)"], "rows(s)"),
        (["rows(s) if s.over else 0", "s.over and rows(s)"], None),
        (["[near(s, k) for k in s.lands]", "[near(s, k) for k in s.owner]"], None),
        (["[k for k in rows(s)]", "[k for k in s.owner if rows(s)]"], "rows(s)"),
        (["best(rows(s))", "best(rows(s))"], "rows(s)"),
    ],
)
def test_a_call_that_readers_share_is_found_if_it_is_made_in_any_case(
    readers: list[str], call: str | None
) -> None:
    assert repeated(readers, 2) == call


def test_a_call_that_has_been_made_is_read_from_its_variable() -> None:
    made = {"rows(s)": "made1", "best(made1)": "made2"}
    assert replaced("best(rows(s)) + 1", made) == "(made2 + 1)"
    assert repeated(["best(made1)", "rows(t)", "rows(t, k)"], 1, "k") == "rows(t)"


def test_a_fact_whose_numbers_are_all_zero_is_not_read() -> None:
    view = readable(detente.game("nuclear_war").package)
    code, body = Shortcuts(view, view.FACTS), Body()
    salvo = next(fact for fact in view.FACTS.facts if fact.name == "salvo")
    code.separately(body, salvo)
    assert body.lines[0] == "    if s.salvo:"
    assert all(line.startswith("        ") for line in body.lines[1:])


def test_a_call_that_several_facts_of_a_view_need_is_made_once() -> None:
    view = readable(detente.game("nuclear_war").package)
    assert (
        Shortcuts(view, view.FACTS).whole().partition("def write(")[2].partition("def ")[0].count("phase(")
        == 1
    )


@pytest.mark.parametrize(
    ("text", "items", "each"),
    [
        ("s.owner", "s.owner", "v1"),
        ("[FACES[card] for card in s.hand]", "s.hand", "FACES[v1]"),
        ("[k + 1 for k in range(s.seats)]", "range(s.seats)", "(v1 + 1)"),
        ("[k for k in s.owner if k >= 0]", "[k for k in s.owner if k >= 0]", "v1"),
        ("[k for row in s.rows for k in row]", "[k for row in s.rows for k in row]", "v1"),
    ],
)
def test_a_list_that_is_only_looped_over_is_not_made(text: str, items: str, each: str) -> None:
    assert looped(text, "v1") == (items, each)
