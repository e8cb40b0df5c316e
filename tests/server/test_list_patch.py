"""Patches of lists say what differs, wherever the two share elements."""

import random
from typing import Any

import pytest

from detente.server.tables.frames import list_patch

Elements = list[dict[str, Any]]


def straightforward(before: Elements, after: Elements, ordered: bool) -> dict[str, Any]:
    """The differences, by a look at every element."""
    old = {element["id"]: element for element in before}
    new = {element["id"]: element for element in after}
    found = {
        "put": [element for id, element in new.items() if old.get(id) != element],
        "drop": [id for id in old if id not in new],
    }
    order = {"order": list(new)} if ordered and list(old) != list(new) else {}
    return {name: value for name, value in found.items() if value} | order


def changed(elements: Elements, rnd: random.Random) -> Elements:
    """A list in which some elements are new, gone, moved, other, or equal but not the same objects."""
    made = [*elements]
    for _ in range(rnd.randrange(4)):
        at = rnd.randrange(len(made) + 1)
        match rnd.randrange(5):
            case 0:
                made.insert(at, {"id": f"new {rnd.random()}", "value": 0})
            case 1:
                del made[at : at + 1]
            case 2:
                made[at:] = [*made[at + 1 :], *made[at : at + 1]]
            case 3:
                made[at : at + 1] = [each | {"value": rnd.random()} for each in made[at : at + 1]]
            case _:
                made[at : at + 1] = [each.copy() for each in made[at : at + 1]]
    return made


@pytest.mark.parametrize("ordered", [False, True])
def test_a_patch_of_a_list_is_what_a_look_at_every_element_finds(ordered: bool) -> None:
    rnd = random.Random(1)
    for _ in range(2000):
        before = [{"id": f"{k}", "value": k} for k in range(rnd.randrange(8))]
        after = changed(before, rnd)
        assert list_patch(before, after, ordered) == straightforward(before, after, ordered)
