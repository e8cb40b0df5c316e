"""Seats as people type them."""

import pytest

import detente
from detente.core.shown.seats import seat_name, seat_of
from detente.core.shown.words import Words

TPT = detente.game("twoplustwo")


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        ("A", 0),
        ("d", 3),
        ("2", 1),
        ("East", 3),
        ("ost", 3),
        ("Soviet Union", 1),
        ("soviet_union", 1),
        ("Sowjetunion", 1),
        ("sov", 1),
        ("sow", 1),
        ("so", 1),
        ("u", 0),
        (" west ", 2),
        ("W", 2),
    ],
)
def test_a_seat_goes_by_role_in_any_language_by_letter_number_and_beginning(typed: str, seat: int) -> None:
    assert seat_of(TPT, 4, typed) == seat


@pytest.mark.parametrize("typed", ["Z", "5", "0", "", "north", "easter"])
def test_a_seat_that_is_not_there_is_refused_with_all_that_are(typed: str) -> None:
    with pytest.raises(
        ValueError, match=r"no seat '.*': there are A \(USA\), B \(Sowjetunion, Soviet Union\)"
    ):
        seat_of(TPT, 4, typed)


def test_a_beginning_that_fits_several_seats_names_them() -> None:
    with pytest.raises(ValueError, match="seat 'pla' may be A, B, C, D"):
        seat_of(detente.game("nuclear_war"), 4, "pla")
    assert seat_of(detente.game("nuclear_war"), 4, "Player C") == 2
    assert seat_of(detente.game("nations"), 4, "Großmacht D") == 3


def test_a_seat_without_a_role_has_the_games_word_for_a_player() -> None:
    assert seat_name(Words(TPT, "de"), 1) == "Sowjetunion"
    assert seat_name(Words(detente.game("nations"), "en"), 2) == "Great power C"
    assert seat_name(Words(detente.game("nuclear_war"), "de"), 0) == "Spieler A"
