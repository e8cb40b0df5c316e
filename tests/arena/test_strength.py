"""One challenger among others."""

import pytest

from detente.arena import Session, table
from detente.arena.match import Played, derived_seed
from detente.arena.strength import Strength, Trial, answers, measure

TABLE = table("isles", {"seats": 3})


def game(index: int, seat: int | None, *winners: int) -> Played:
    lineup = tuple("new" if k == seat else "old" for k in range(3))
    return Played(index, index, lineup, winners, "R-1", 10, 3)


def deal(number: int, base: tuple[int, ...], *won: tuple[int, ...]) -> list[Played]:
    """A deal: who wins without the challenger, then with him in each seat."""
    games = [game(4 * number, None, *base)]
    return games + [game(4 * number + 1 + seat, seat, *who) for seat, who in enumerate(won)]


def trial(**given: object) -> Trial:
    return Trial(TABLE, "random", "random", **given)  # type: ignore[arg-type]


def test_every_deal_is_played_in_every_seat_and_without_the_challenger() -> None:
    asked = Trial(TABLE, "heuristic", "random", seed=5)
    tasks = asked.tasks(2)
    assert [task.index for task in tasks] == [8, 9, 10, 11]
    assert [task.lineup for task in tasks] == [
        ("random", "random", "random"),
        ("heuristic", "random", "random"),
        ("random", "heuristic", "random"),
        ("random", "random", "heuristic"),
    ]
    assert {task.deal for task in tasks} == {derived_seed(5, 2)}
    assert len({task.minds for task in tasks}) == 1
    assert asked.tasks(3)[0].deal != tasks[0].deal


def test_wins_are_counted_against_the_same_seats_and_games_without_winner_apart() -> None:
    found = Strength(
        trial(),
        [
            *deal(0, (1,), (0,), (1,), (0,)),
            *deal(1, (), (0,), (), (2,)),
            *deal(2, (2,), (0,), (1,)),
            Played(11, 1, ("old",), (), "", 1, None, "failed", "{}"),
        ],
    )
    assert found.games == 6, "a deal that was not played in all seats does not count"
    assert (found.won.count, found.won.of) == (4, 6)
    assert (found.nobody.count, found.nobody.of) == (1, 6)
    assert (found.of_decided.count, found.of_decided.of) == (4, 5)
    assert (found.won_by_field.count, found.won_by_field.of) == (1, 6)
    assert (found.nobody_by_field.count, found.nobody_by_field.of) == (1, 2)
    assert (found.won_by_field_of_decided.count, found.won_by_field_of_decided.of) == (1, 3)
    assert [(own.count, field.count) for own, field in found.seats()] == [(2, 0), (1, 1), (1, 0)]
    assert len(found.failures) == 1


def test_questions_are_answered_by_the_differences_of_deals() -> None:
    blocks = [deal(k, (k % 3,), (0,), (1,), (2,) if k % 2 else (0,)) for k in range(12)]
    found = {one.about: one for one in answers(trial(factor=2.0, share=0.9), blocks, 0.05)}
    won, base = (2 + 0.5) / 3, 1 / 3
    assert found["baseline"].excess.mean == pytest.approx(won - base)
    assert found["factor"].excess.mean == pytest.approx(won - 2 * base)
    assert found["share"].excess.mean == pytest.approx(won - 0.9)
    assert found["baseline"].verdict is True
    assert found["factor"].verdict is True
    assert found["share"].verdict is None
    worse = [deal(k, (k % 3,), (1,), (0,), (0,)) for k in range(12)]
    assert answers(trial(), worse, 0.05)[0].verdict is False


def test_it_stops_as_soon_as_all_is_decided() -> None:
    told: list[int] = []
    with Session(1) as session:
        asked = Trial(TABLE, "heuristic", "random", 120, seed=1)
        found = measure(asked, session, lambda one: told.append(one.games))
    assert found.decided
    assert found.answers[0].verdict is True
    assert found.looks == 3
    assert told[0] == 39
    assert found.games == told[-1] < 120


def test_equal_bots_stay_undecided_to_the_end() -> None:
    with Session(1) as session:
        found = measure(trial(games=24, seed=2), session)
    assert found.games == 24
    assert found.answers[0].verdict is None
    assert found.answers[0].excess.mean == 0, "the same bots with the same seeds play the same games"
    assert not found.decided


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"games": 5}, "6 games, not 5"),
        ({"factor": 0.0}, "above 0, not 0"),
        ({"share": 1.0}, "between 0 and 1, not 1"),
    ],
)
def test_what_cannot_be_asked_is_refused(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        trial(**given)
    with pytest.raises(KeyError, match="no bot 'clever'"):
        Trial(TABLE, "clever", "random")
