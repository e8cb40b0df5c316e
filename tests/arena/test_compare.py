"""Two editions side by side."""

import csv
import json
import random
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import detente
from detente.arena import simulate
from detente.arena.compare import Comparison, as_row, compare, differences, of_means, of_shares
from detente.arena.compare_names import ComparedNames
from detente.arena.compare_page import comparison_page
from detente.arena.export import write_comparison
from detente.arena.journal import NoJournal
from detente.arena.match import Played
from detente.arena.run import Run

LINEUP = ["heuristic", "random"]
LONG = {"tides": 8}


def both(deals: int, first: dict[str, object], second: dict[str, object], **more: object) -> Comparison:
    return compare("isles", LINEUP, deals, first, second, seed=3, workers=1, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", detente.games())
def test_an_edition_compared_with_itself_differs_in_exactly_nothing(id: str) -> None:
    seats = int(detente.game(id).standard["seats"])
    found = compare(id, ["random"] * seats, 3, {}, {}, seed=5, workers=1)
    assert found.first.played == found.second.played
    told = differences(found)
    assert {one.kind for one in told} == {"win", "nobody", "ending", "decisions", "turns"}
    for one in told:
        assert one.difference == 0.0 and one.first == one.second and one.deals == 3
        assert one.interval is not None and one.interval.low <= 0 <= one.interval.high
        if one.kind in ("decisions", "turns"):
            assert (one.interval.low, one.interval.high) == (0, 0)


def test_each_side_plays_the_games_of_a_simulation_with_its_options() -> None:
    found = both(16, {}, LONG)
    assert found.first.played == simulate("isles", LINEUP, 16, seed=3, workers=1).played
    assert found.second.played == simulate("isles", LINEUP, 16, options=LONG, seed=3, workers=1).played
    (turns,) = (one for one in differences(found) if one.kind == "turns")
    assert turns.difference > 0 and turns.interval is not None and turns.interval.low > 0


def test_workers_and_going_on_change_nothing(tmp_path: Path) -> None:
    whole = both(5, {}, LONG)
    file = tmp_path / "run.jsonl"
    both(2, {}, LONG, file=file)
    again = both(5, {}, LONG, file=file)
    spread = compare("isles", LINEUP, 5, {}, LONG, seed=3, workers=2)
    for found in (again, spread):
        assert (found.first.played, found.second.played) == (whole.first.played, whole.second.played)
    with pytest.raises(NoJournal, match=r"second\.options\.tides is 8 there, 4 asked for"):
        both(5, {}, {"tides": 4}, file=file)
    with pytest.raises(NoJournal, match="holds another run"):
        simulate("isles", LINEUP, 5, seed=3, workers=1, file=file)


def test_only_deals_that_both_have_played_count() -> None:
    def run(*played: Played) -> Run:
        return Run("isles", ("a", "a"), {"seats": 2}, 1, 3, list(played))

    def game(index: int, winner: int, failure: str | None = None) -> Played:
        return Played(index, index, ("a", "a"), (winner,), "R", 10, 2, failure)

    found = Comparison(run(game(0, 0), game(1, 0), game(2, 0, "oh")), run(game(0, 1), game(2, 1), game(3, 1)))
    assert [(one.index, other.index) for one, other in found.pairs] == [(0, 0)]
    first, *_ = differences(found)
    assert (first.first, first.second, first.difference, first.deals) == (1, 0, -1, 1)
    assert differences(Comparison(run(), run())) == []


def test_the_interval_of_paired_shares_covers_the_truth_where_few_pairs_differ() -> None:
    rng = random.Random(4)
    for more, less, pairs in ((0.3, 0.2, 60), (0.05, 0.02, 100), (0.1, 0.1, 30)):
        covered = 0
        for _ in range(1000):
            rolls = [rng.random() for _ in range(pairs)]
            found = of_shares([(roll < more) - (roll > 1 - less) for roll in rolls])
            covered += found.low <= more - less <= found.high
        assert covered >= 935, (more, less, pairs, covered)
    none = of_shares([0.0] * 100)
    assert none.mean == 0 and -0.04 < none.low < 0 < none.high < 0.04


def test_the_interval_of_means_is_students() -> None:
    found = of_means([1.0, 2.0, 3.0, 4.0])
    assert found is not None and found.mean == 2.5
    assert found.high - found.mean == pytest.approx(3.182446 * (5 / 3) ** 0.5 / 2, rel=1e-5)
    assert of_means([1.0]) is None


def test_editions_are_called_by_what_they_differ_in() -> None:
    called = ComparedNames(both(1, {}, LONG), "en")
    assert (called.first, called.second) == ("Length of the game: 6", "Length of the game: 8") or (
        called.first.endswith(": 6") and called.second.endswith(": 8")
    )
    charts = next(option.own for option in detente.game("isles").options if option.own is not None)
    facts = charts.sample()
    other = json.loads(json.dumps(facts))
    other["charts"][0]["pearls"] += 1
    same_name = ComparedNames(both(1, {"charts": facts}, {"charts": other}), "de")
    assert same_name.first != same_name.second, "of one name, the hash tells them apart"


@pytest.mark.parametrize(("language", "said"), [("en", "two editions"), ("de", "zwei Ausgaben")])
def test_the_page_of_a_comparison(language: str, said: str) -> None:
    found = both(6, {}, LONG)
    page = comparison_page(found, language)
    body = page[page.index("<body>") :]
    assert said in body and f'<html lang="{language}">' in page
    called = ComparedNames(found, language)
    assert called.first in body and called.second in body
    assert body.count("<figure") >= 3


@pytest.mark.parametrize("ending", [".csv", ".json", ".parquet"])
def test_games_and_differences_are_written(ending: str, tmp_path: Path) -> None:
    found = both(3, {}, LONG)
    told = [as_row(one) for one in differences(found)]
    file = tmp_path / f"games{ending}"
    write_comparison(found, told, file)
    if ending == ".csv":
        rows = list(csv.DictReader(file.open(encoding="utf-8", newline="")))
        told_there = list(
            csv.DictReader((tmp_path / "games.differences.csv").open(encoding="utf-8", newline=""))
        )
        assert [float(row["difference"]) for row in told_there] == [row["difference"] for row in told]
    elif ending == ".json":
        data = json.loads(file.read_text(encoding="utf-8"))
        assert data["differences"] == told and data["second"]["tides"] == 8
        rows = data["games"]
    else:
        rows = pq.read_table(file).to_pylist()
        assert json.loads(pq.read_schema(file).metadata[b"detente"])["differences"] == told
    assert [(int(row["edition"]), int(row["game"])) for row in rows] == [
        (k, n) for k in (1, 2) for n in range(3)
    ]
    assert (tmp_path / f"games.course{ending}").exists()
