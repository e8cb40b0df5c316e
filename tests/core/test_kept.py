"""Parts of scenes that are kept: used again while all that they read is the same, made anew as soon as it is not."""

from typing import Any

import pytest

import detente
from detente.core.shown.kept import VARIANTS, Kept, kept
from detente.core.shown.partial_views import WatchedView, lazy_view
from detente.core.shown.words import Words

MADE: list[tuple[str, Any]] = []


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    MADE.clear()


@kept
def names(view: dict[str, Any], words: Words) -> list[str]:
    MADE.append(("names", view["names"]))
    return [name.upper() for name in view["names"]]


@kept
def table(view: dict[str, Any], seat: int, words: Words) -> dict[str, Any]:
    MADE.append(("table", seat))
    return {"names": names(view, words), "draft": view.get("draft"), "own": seat}


@kept
def everything(view: dict[str, Any], words: Words) -> dict[str, Any]:
    MADE.append(("everything", None))
    return dict(view)


@kept
def labelled(about: dict[str, Any] | int, id: str, words: Words) -> str:
    MADE.append(("labelled", id))
    return f"{id} {about}"


def words() -> Words:
    return Words(None, "en", kept=Kept())


def view(**entries: Any) -> WatchedView:
    return WatchedView({"names": ["a"], "seat": 0} | entries)


def test_a_part_is_used_again_for_whoever_sees_the_same() -> None:
    say = words()
    first = table(view(), 1, say)
    assert table(view(seat=3), 1, say) is first
    assert MADE == [("table", 1), ("names", ["a"])]


def test_what_a_part_within_has_read_counts_for_the_part_around_it_even_if_it_was_kept() -> None:
    say = words()
    names(view(), say)
    assert table(view(), 1, say)["names"] == ["A"]
    assert table(view(names=["b"]), 1, say)["names"] == ["B"]
    assert table(view(), 1, say)["names"] == ["A"]


def test_an_entry_that_appears_makes_a_part_anew() -> None:
    say = words()
    assert table(view(), 1, say)["draft"] is None
    assert table(view(draft=["x"]), 1, say)["draft"] == ["x"]


def test_a_part_that_looks_at_all_of_the_view_depends_on_all_of_it() -> None:
    say = words()
    assert everything(view(), say) == {"names": ["a"], "seat": 0}
    assert everything(view(seat=1), say) == {"names": ["a"], "seat": 1}
    assert everything(view(draft=[]), say) == {"names": ["a"], "seat": 0, "draft": []}
    assert len(MADE) == 3


def test_arguments_without_a_hash_are_compared() -> None:
    say = words()
    assert labelled({"x": 1}, "one", say) == labelled({"x": 1}, "one", say)
    assert labelled({"x": 2}, "one", say) == "one {'x': 2}"
    assert labelled({"x": 1}, "two", say) == "two {'x': 1}"
    assert [id for _, id in MADE] == ["one", "one", "two"]


def test_a_function_may_take_what_has_a_hash_at_one_time_and_not_at_another() -> None:
    say = words()
    assert [labelled({"x": 1}, "one", say), labelled(7, "one", say), labelled({"x": 1}, "one", say)] == [
        "one {'x': 1}",
        "one 7",
        "one {'x': 1}",
    ]
    assert labelled(7, "one", say) == "one 7"
    assert [id for _, id in MADE] == ["one", "one"]


def test_no_more_variants_are_kept_than_observers_need() -> None:
    say = words()
    for number in range(VARIANTS + 1):
        labelled({"x": number}, "one", say)
    MADE.clear()
    labelled({"x": VARIANTS}, "one", say)
    assert not MADE
    labelled({"x": 0}, "one", say)
    assert MADE == [("labelled", "one")]


def test_what_one_moment_does_without_is_forgotten() -> None:
    say = words()
    assert say.kept is not None
    labelled({"x": 1}, "one", say)
    labelled({"x": 1}, "two", say)
    say.kept.turn_to(1)
    say.kept.turn_to(1)
    labelled({"x": 1}, "two", say)
    say.kept.forget()
    MADE.clear()
    labelled({"x": 1}, "two", say)
    assert not MADE
    labelled({"x": 1}, "one", say)
    assert MADE == [("labelled", "one")]


def test_words_that_keep_nothing_make_each_part_alone() -> None:
    alone = Words(None, "en")
    assert table({"names": ["a"]}, 1, alone) == table({"names": ["a"]}, 1, alone)
    assert len(MADE) == 4


@pytest.mark.parametrize("id", ["europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv"])
def test_a_view_made_as_it_is_read_is_the_whole_view(id: str) -> None:
    state = detente.game(id).start({}, 3)
    for seat in range(state.seats):
        whole, lazy = state.view(seat), lazy_view(state, seat)
        for name in reversed(whole):
            assert name in lazy and lazy[name] == whole[name] == lazy.get(name)
        assert lazy.get("no such entry", 7) == 7 and "no such entry" not in lazy
        with pytest.raises(KeyError):
            lazy["no such entry"]
        assert lazy_view(state, seat) == whole
        assert list(lazy_view(state, seat)) == list(whole)
        assert lazy_view(state, seat) | {"a": 1} == whole | {"a": 1}
