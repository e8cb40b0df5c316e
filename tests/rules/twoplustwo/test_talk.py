"""Who hears what is said at a table of 2+2."""

import pytest

from detente.core.engine.options import checked
from detente.games.twoplustwo.codes import EAST_SEAT, SOVIET_UNION, USA, WEST_SEAT
from detente.games.twoplustwo.talk import COMMUNICATION, listeners

SEATS = (USA, SOVIET_UNION, WEST_SEAT, EAST_SEAT)


@pytest.mark.parametrize(("chosen", "heard"), [
    ("none", {USA: [], SOVIET_UNION: [], WEST_SEAT: [], EAST_SEAT: []}),
    ("partners", {USA: [WEST_SEAT], WEST_SEAT: [USA], SOVIET_UNION: [EAST_SEAT], EAST_SEAT: [SOVIET_UNION]}),
    ("open", {USA: None, SOVIET_UNION: None, WEST_SEAT: None, EAST_SEAT: None}),
])  # fmt: skip
def test_partners_nobody_or_all_hear_what_a_seat_says(
    chosen: str, heard: dict[int, list[int] | None]
) -> None:
    options = checked((COMMUNICATION,), {"communication": chosen})
    assert {seat: listeners(options, seat) for seat in SEATS} == heard


def test_a_table_that_chooses_nothing_is_silent() -> None:
    assert [listeners(checked((COMMUNICATION,), None), seat) for seat in SEATS] == [[]] * 4
