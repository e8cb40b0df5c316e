"""The course of games: what is taken down turn by turn, and what it comes to."""

import json
import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import detente
from detente.arena import simulate, table
from detente.arena.course import Course, Series
from detente.arena.course_stats import bands, by_part, curves, for_good, lead, leader, part_of_game, quantile
from detente.arena.export import course_file, write_run
from detente.arena.match import Played, play, task
from detente.arena.played_cards import cards_by_seat, never_played
from detente.core.shown.statistics import course_of, statistics_of

LINEUP = ["random"] * 2


def courses_of(**more: object) -> list[Course | None]:
    return [one.course for one in simulate("isles", LINEUP, 6, seed=3, **more).played]  # type: ignore[arg-type]


def test_the_course_is_the_same_for_any_number_of_workers_and_after_going_on(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = courses_of(workers=1)
    assert all(one is not None and one.series and one.plays for one in whole)
    assert courses_of(workers=2) == whole
    simulate("isles", LINEUP, 2, seed=3, workers=1, file=file)
    assert courses_of(workers=1, file=file) == whole
    assert courses_of(workers=1, file=file) == whole, "read from the file alone"


def test_a_file_of_before_is_read_and_its_games_have_no_course(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    played = simulate("isles", LINEUP, 2, seed=3, workers=1, file=file).played
    head, *games = file.read_text(encoding="utf-8").splitlines()
    old = [{name: value for name, value in json.loads(game).items() if name != "course"} for game in games]
    file.write_text("\n".join([head, *map(json.dumps, old)]) + "\n", encoding="utf-8")
    again = simulate("isles", LINEUP, 3, seed=3, workers=1, file=file).played
    assert again[:2] == [replace(one, course=None) for one in played]
    assert again[2].course is not None


@pytest.mark.parametrize("id", detente.games())
def test_every_turn_has_a_sample_and_the_game_is_the_same_without(id: str) -> None:
    kind = table(id)
    plain = play(task(0, id, kind.plain, ["random"] * kind.seats, 3, 0))
    taken = play(task(0, id, kind.plain, ["random"] * kind.seats, 3, 0, course=True))
    assert taken.failure is None and taken.course is not None
    assert replace(taken, course=None) == plain
    assert Played.from_dict(json.loads(json.dumps(taken.to_dict()))) == taken
    assert {len(one.values) for one in taken.course.series} == {(taken.turns or 0) + 1}
    ends = {one.seat: one.values[-1] for one in taken.course.series if one.measure == "chance"}
    assert set(ends) in (set(), set(range(kind.seats)))
    assert all(value == 1000 * (seat in taken.winners) for seat, value in ends.items())
    declared = {measure.name for measure in statistics_of(kind.game).course}
    assert {one.measure for one in taken.course.series} - {"chance"} == declared
    assert all(0 <= turn <= (taken.turns or 0) for turn, *_ in taken.course.plays)


def test_a_sample_is_what_the_table_shows() -> None:
    state = detente.game("twoplustwo").start({}, 5)
    view = state.view(None)
    read = dict(
        zip((one.name for one in statistics_of(state.game).course), course_of(state.game, state), strict=True)
    )
    assert read["dominance"] == view["tracks"]["dominance"]
    assert read["doves"] == view["doves"]
    assert read["dollars"] == view["treasuries"]


def game(
    index: int, winners: tuple[int, ...], *rows: tuple[int, ...], plays: tuple = (), seen=((), ())
) -> Played:  # type: ignore[type-arg, no-untyped-def]
    """A game in which the seats had these points after each turn."""
    series = tuple(Series("points", seat, row) for seat, row in enumerate(rows))
    return Played(index, index, ("a", "a"), winners, "R", 9, 3, course=Course(series, seen, plays))


def test_margins_changes_of_lead_and_when_it_is_decided() -> None:
    found = lead(
        [
            game(0, (0,), (0, 3, 1, 4), (0, 1, 2, 2)),
            game(1, (1,), (0, 0, 0, 1), (1, 2, 3, 4)),
            game(2, (0,), (0, 0, 0, 0), (1, 1, 1, 1)),
            game(3, (), (2, 2, 2, 2), (1, 1, 1, 1)),
        ],
        ((0,), (1,)),
        "points",
    )
    assert found is not None and found.decided is not None and found.share is not None
    assert [band.quantiles[2] for band in found.margin] == [1.0, 1.5, 1.0, 1.5]
    assert found.halfway.median == 1.0, "1, 3, 1 and 1 after two of three turns"
    assert found.changes.mean == 0.5, "in the first game the lead changes twice, in the others never"
    assert found.decided.median == 3, "after 3 turns, 0 turns, and never (4)"
    assert found.late == pytest.approx(2 / 3)


def test_partners_lead_together() -> None:
    both = replace(game(0, (0, 1), (5, 5), (0, 0)), lineup=("a",) * 4)
    assert both.course is not None
    more = (Series("points", 2, (3, 3)), Series("points", 3, (3, 1)))
    four = replace(both, course=replace(both.course, series=(*both.course.series, *more)))
    found = lead([four], ((0, 1), (2, 3)), "points")
    assert found is not None and found.decided is not None and found.decided.median == 1
    assert [band.quantiles[2] for band in found.margin] == [0.5, 0.5]


def test_quantiles_leaders_and_for_good() -> None:
    assert [quantile([1, 2, 3, 4], share) for share in (0, 0.5, 1)] == [1, 2.5, 4]
    assert (leader([1, 3, 2]), leader([3, 3, 1])) == (1, None)
    assert [for_good(row, 0) for row in ([0, 0], [1, 0], [0, 1], [None, 0, 0])] == [0, 1, 2, 1]
    few = bands([[1.0]] * 9 + [[1.0, 2.0]])
    assert [band.turn for band in few] == [0], "a curve ends where few games still run"


def test_cards_by_seat_are_counted_by_hand() -> None:
    played = [
        game(
            0, (0,), (1,), (0,), seen=(("x", "y"), ("x",)), plays=((2, 0, "x", "play"), (5, 0, "x", "play"))
        ),
        game(1, (1,), (1,), (0,), seen=(("x",), ("x",)), plays=((4, 1, "x", "play"), (1, 0, "x", "discard"))),
        game(2, (), (1,), (0,), seen=(("x",), ()), plays=((6, 0, "x", "play"),)),
        game(3, (1,), (1,), (0,), seen=((), ()), plays=((1, 1, "z", "play"),)),
    ]
    found = {(one.card, one.seat): one for one in cards_by_seat(played, ("discard",))}
    x = found["x", 0]
    assert (x.played.count, x.played.of) == (2, 3)
    assert x.turns is not None and (x.turns.low, x.turns.median, x.turns.high) == (3, 4, 5)
    assert (x.won.count, x.won.of) == (1, 1), "a game that nobody won tells nothing of winning"
    assert (x.won_unplayed.count, x.won_unplayed.of) == (0, 1)
    assert (found["z", 1].played.count, found["z", 1].played.of) == (1, 1), "what was played was within reach"
    assert never_played(list(found.values())) == ["y"]


def test_curves_are_of_seats_or_of_the_table() -> None:
    run = simulate("isles", LINEUP, 6, seed=3, workers=1)
    found = curves(run.played)
    assert [(one.measure, one.seat) for one in found] == [
        ("pearls", 0), ("pearls", 1), ("tide", None), ("afloat", 0), ("afloat", 1)
    ]  # fmt: skip
    first = found[2].bands[0]
    assert (first.turn, first.games, first.quantiles[2]) == (0, 6, 0)


@pytest.mark.parametrize("ending", [".csv", ".json", ".parquet"])
def test_the_course_is_a_table_of_its_own(ending: str, tmp_path: Path) -> None:
    run = simulate("isles", LINEUP, 3, seed=3, workers=1)
    file = tmp_path / f"games{ending}"
    write_run(run, file)
    beside = course_file(file)
    assert beside.name == f"games.course{ending}"
    rows: list[dict[str, object]]
    if ending == ".parquet":
        rows = pq.read_table(beside).to_pylist()
    elif ending == ".json":
        rows = json.loads(beside.read_text(encoding="utf-8"))["games"]
    else:
        head, *lines = beside.read_text(encoding="utf-8").splitlines()
        numbers = [dict(zip(head.split(","), line.split(","), strict=True)) for line in lines]
        rows = [
            {
                name: value if name == "measure" else int(value) if value else None
                for name, value in row.items()
            }
            for row in numbers
        ]
    course = run.played[1].course
    assert course is not None
    expected = [
        {"game": 1, "turn": turn, "measure": one.measure, "seat": one.seat, "value": value}
        for one in course.series
        for turn, value in enumerate(one.values)
    ]
    assert [row for row in rows if row["game"] == 1] == expected


@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
def test_the_cards_within_reach_are_those_that_the_view_shows(id: str) -> None:
    game = detente.game(id)
    chance, specials = random.Random(3), 0
    state = game.start({}, 3)
    while not state.over:
        seat = state.to_act[0]
        view = state.view(seat)
        special = [view["special"]] if view["special"] else []
        specials += len(special)
        reach = list(statistics_of(game).at_hand(state, seat))
        assert sorted(reach) == sorted([*view["hand"], *view["display"], *special])
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert specials


def told(years: tuple[int, ...], points: tuple[int, ...]) -> Played:
    """A game of one seat with these years and points after each turn."""
    one = simulate("isles", LINEUP, 1, seed=3, workers=1).played[0]
    return replace(one, course=Course((Series("year", None, years), Series("points", 0, points)), (), ()))


def test_courses_are_laid_side_by_side_at_the_end_of_each_stage() -> None:
    games = [
        told((1, 1, 2), (0, 3, 5)),
        told((1, 2, 2, 2), (1, 2, 3, 9)),
        replace(told((1,), (7,)), course=None),
    ]
    assert part_of_game(games, ["round", "year"]) == "year"
    assert part_of_game(games, ["round"]) is None
    (found,) = by_part(games, "year")
    assert (found.measure, found.seat) == ("points", 0)
    assert [(band.turn, band.games, band.quantiles[2]) for band in found.bands] == [(1, 2, 2.0), (2, 2, 7.0)]


@pytest.mark.parametrize("id", ["europe1815", "nations", "wsdv", "twoplustwo"])
def test_the_stages_of_a_game_rise_by_one(id: str) -> None:
    kind = table(id)
    taken = play(task(0, id, kind.plain, ["random"] * kind.seats, 3, 0, course=True))
    assert taken.course is not None
    (part,) = [measure.name for measure in statistics_of(kind.game).course if measure.part]
    (numbers,) = [one.values for one in taken.course.series if one.measure == part]
    assert numbers[0] == 1
    assert all(after - before in (0, 1) for before, after in pairwise(numbers) if before and after)
