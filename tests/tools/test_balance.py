"""How often places and seats win."""

import pytest

import detente
from detente.arena.run import simulate
from tools.balance import TABLES, by_place, by_seat, first_seat, main, page, row

GAME = detente.game("europe1815")
FOUR = {"map": "1815", "mode": "each", "seats": 4, "start": "quick"}
TEAMS = FOUR | {"mode": "teams"}


@pytest.fixture(scope="module")
def run():
    return simulate("europe1815", ["random"] * 4, 12, options=FOUR, seed=3, workers=1)


def test_places_are_counted_from_the_first_in_the_turn_order(run):
    expected = dict.fromkeys("1234", 0)
    for one in run.played:
        order = GAME.start(FOUR, one.seed).view(0)["turn_order"]
        expected[str(order.index(one.winners[0]) + 1)] += 1
    assert {name: round(share.share * 12) for name, share in by_place(run).wins.items()} == expected
    assert len({first_seat(run, one.seed) for one in run.played}) > 1


def test_seats_are_counted_as_they_sit(run):
    won = by_seat(run).wins
    assert list(won) == list("ABCD")
    assert [round(share.share * 12) for share in won.values()] == [
        sum(one.winners == (seat,) for one in run.played) for seat in range(4)
    ]


def test_partners_are_counted_together_by_their_places():
    run = simulate("europe1815", ["random"] * 4, 10, options=TEAMS, seed=3, workers=1)
    places = by_place(run).wins
    assert list(places) == ["1+3", "2+4"]
    begun = sum((first_seat(run, one.seed) in one.winners) for one in run.played)
    assert round(places["1+3"].share * 10) == begun
    assert sum(share.share for share in places.values()) == pytest.approx(1)


def test_a_share_out_of_bounds_is_marked(run):
    count = by_place(run)
    least, most = count.bounds
    assert count.kept == all(least <= share.share <= most for share in count.wins.values())
    assert not count._replace(bounds=(0.99, 1.0)).kept
    assert "**no**" in count._replace(bounds=(0.99, 1.0)).cells()


def test_the_page_has_a_line_for_each_table_and_its_command(run):
    lines = list(page(GAME, "random", 3, [(FOUR, run)]))
    assert lines[-1] == row(FOUR, run)
    assert "python tools/balance.py europe1815 --games 12 --bot random --seed 3" in "\n".join(lines)
    assert lines[-1].count("|") == lines[-2].count("|") == lines[-3].count("|")


def test_the_tool_writes_the_page(tmp_path, monkeypatch):
    out = tmp_path / "page.md"
    words = "balance europe1815 --games 2 --bot random --workers 1 --only map=1715,seats=2 --out"
    monkeypatch.setattr("sys.argv", [*words.split(), str(out)])
    main()
    assert out.read_text("utf-8").count("| 1715 | each | 2 |") == 1
    assert all(set(table) == set(TABLES["europe1815"][0]) for table in TABLES["europe1815"])
