"""Bots against each other."""

from collections import Counter

import pytest

import detente
from detente.arena import Session, table
from detente.arena.contest_page import league_page, strength_page
from detente.arena.league import RoundRobin, TableResults, lineups, seated, turned
from detente.arena.match import Played
from detente.arena.ratings import pairs, ratings
from detente.arena.strength import Trial, measure

FOUR = ((0,), (1,), (2,), (3,))
TEAMS = ((0, 2), (1, 3))


def game(index: int, lineup: str, *winners: int) -> Played:
    return Played(index, index, tuple(lineup), winners, "R-1", 10, 3)


def test_every_choice_of_bots_for_the_sides_is_a_lineup() -> None:
    assert lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups("ab", 2) == [("a", "b")]
    assert lineups("abc", 4) == [tuple("aabc"), tuple("abbc"), tuple("abcc")]


def test_in_a_deal_everybody_sits_everywhere_and_neighbours_change_between_deals() -> None:
    for name in "abcd":
        assert sorted(turned("abcd", 5, shift).index(name) for shift in range(4)) == [0, 1, 2, 3]
    assert len({turned("abcd", deal, 0) for deal in range(6)}) == 6
    assert turned("abcd", 6, 0) == turned("abcd", 0, 0)


def test_partners_are_the_same_bot() -> None:
    teams = table("europe1815", {"seats": 4, "mode": "teams"})
    assert teams.sides == TEAMS
    assert seated(teams, ("a", "b")) == ("a", "b", "a", "b")
    assert table("europe1815", {"seats": 3}).sides == FOUR[:3]


@pytest.mark.parametrize("id", detente.games())
def test_the_sides_of_a_table_are_all_its_seats(id: str) -> None:
    kind = table(id)
    assert sorted(seat for side in kind.sides for seat in side) == list(range(kind.seats))


def test_lineups_play_the_same_deals_and_a_longer_contest_begins_with_the_shorter() -> None:
    kinds = (table("isles", {"seats": 3}), table("isles", {"seats": 2}))
    asked = RoundRobin(kinds, ("random", "heuristic"), 2, seed=4)
    tasks = asked.tasks(0)
    assert len(tasks) == 2 * 3 * 2
    deals: dict[int, Counter[tuple[str, ...]]] = {}
    for task in tasks:
        deals.setdefault(task.deal, Counter())[tuple(sorted(task.lineup))] += 1
    assert len(deals) == 2
    assert all(set(counted.values()) == {3} and len(counted) == 2 for counted in deals.values())
    assert RoundRobin(kinds, ("random", "heuristic"), 1, seed=4).tasks(0) == tasks[:6]
    indexes = [task.index for number in range(2) for task in asked.tasks(number)]
    assert len(set(indexes)) == len(indexes)


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_a_contest_needs_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="at least two bots are needed, each named once"):
        RoundRobin((table("isles"),), bots, 1)
    with pytest.raises(ValueError, match="at least 1 deal, not 0"):
        RoundRobin((table("isles"),), ("random", "heuristic"), 0)


def test_who_wins_is_rated_higher_and_ties_bring_together() -> None:
    better, worse = ratings(
        (game(k, "abbb" if k % 2 else "babb", 0 if k % 2 else 1), FOUR) for k in range(20)
    )
    assert (better.bot, worse.bot) == ("a", "b")
    assert better.mu > 25 > worse.mu
    assert better.sigma < 25 / 3
    assert (better.won.count, better.won.of, worse.won.count) == (20, 20, 0)
    once = ratings([(game(0, "ab", 0), FOUR[:2])])
    tied = ratings([(game(0, "ab", 0), FOUR[:2]), (game(1, "ab"), FOUR[:2])])
    assert tied[0].mu - tied[1].mu < once[0].mu - once[1].mu


def test_partners_are_rated_as_a_team() -> None:
    first, second = ratings([(game(0, "abab", 0, 2), TEAMS)])
    assert (first.bot, second.bot) == ("a", "b")
    assert first.mu - 25 == pytest.approx(25 - second.mu)
    mixed = {one.bot: one.mu for one in ratings([(game(0, "abcd", 0, 2), TEAMS)])}
    assert mixed["a"] == pytest.approx(mixed["c"])
    assert mixed["a"] > mixed["b"] == pytest.approx(mixed["d"])


def test_games_that_tell_nothing_change_no_rating() -> None:
    failed = Played(0, 0, ("a", "b"), (), "", 1, None, "failed", "{}")
    found = ratings([(game(0, "aa", 0), FOUR[:2]), (failed, FOUR[:2])])
    assert [(one.bot, one.mu) for one in found] == [("a", 25.0)]


def test_who_beats_whom_counts_games_that_one_of_both_won() -> None:
    played = [game(0, "abc", 0), game(1, "abc", 2), game(2, "abc"), game(3, "aab", 1)]
    found = pairs((one, FOUR[:3]) for one in played)
    assert (found["a", "b"].count, found["a", "b"].of) == (2, 2)
    assert (found["a", "c"].count, found["a", "c"].of) == (1, 2)
    assert (found["c", "a"].count, found["c", "a"].of) == (1, 2)
    assert found["b", "a"].count == 0
    assert pairs([(game(0, "abab", 0, 2), TEAMS)])["a", "b"].count == 1


def test_pages_tell_of_contests() -> None:
    asked = RoundRobin((table("isles", {"seats": 2}),), ("random", "heuristic"), 2, seed=4)
    trial = Trial(asked.tables[0], "heuristic", "random", 8, share=0.5)
    with Session(1) as session:
        standing = TableResults(asked.tables[0], session.play(asked.tasks(0)))
        found = measure(trial, session)
    page = league_page([standing], 4, "de")
    assert "Wertungen" in page
    assert page[page.index("<body>") :].count("heuristic") >= 3
    page = strength_page([found], "en")
    assert "heuristic among" not in page
    assert "50.0%?" in page[page.index("<body>") :]
