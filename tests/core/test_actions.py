"""Actions and their notation, options and their errors."""

import pytest

import detente
from detente.core.engine.actions import ActionSpace
from detente.core.engine.options import Option, checked

SPACE = ActionSpace()
SPACE.verb("build {place}", place=["leipzig", "Dresden"])
SPACE.verb("done")


def test_texts_and_numbers_belong_together() -> None:
    assert SPACE.size == 3
    assert [SPACE.parse(SPACE.text(action)) for action in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("written", ["build  leipzig", " BUILD Leipzig "])
def test_case_and_blanks_do_not_count(written: str) -> None:
    assert SPACE.parse(written) == 0


def test_an_unknown_text_names_similar_ones() -> None:
    with pytest.raises(ValueError, match="no action is written 'build leipzg'; similar: build leipzig"):
        SPACE.parse("build leipzg")


@pytest.mark.parametrize("action", [-1, 3])
def test_an_unknown_number_names_the_range(action: int) -> None:
    with pytest.raises(ValueError, match="there are 0 to 2"):
        SPACE.text(action)


OPTIONS = (Option("seats", (2, 3, 4), "players", default=3), Option("totals", ("hidden", "open"), "people"))


def test_what_is_not_chosen_has_its_default() -> None:
    assert checked(OPTIONS, None) == {"seats": 3, "totals": "hidden"}
    assert checked(OPTIONS, {"totals": "open"}) == {"seats": 3, "totals": "open"}


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"seats": 5}, "option 'seats' takes 2, 3, 4; not 5"),
        ({"seats": True}, "option 'seats' takes"),
        ({"totals": "maybe"}, "option 'totals' takes hidden, open; not 'maybe'"),
        ({"board": "big"}, "no option 'board': there are seats, totals"),
    ],
)
def test_a_wrong_option_is_named_with_what_it_takes(chosen: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        checked(OPTIONS, chosen)


@pytest.mark.parametrize("id", detente.games())
def test_every_game_spells_its_actions_one_way(id: str) -> None:
    actions = detente.game(id).actions
    assert [actions.parse(actions.text(action)) for action in range(actions.size)] == list(
        range(actions.size)
    )
