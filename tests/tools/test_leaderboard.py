"""The leaderboard: strengths are found from games, and one command writes the page."""

import random

import pytest

from detente.arena.run import table
from tools.leaderboard import EXPLOITED, Contest, main, points, standings, strengths, tasks, with_part

BOTS = ["weak", "heuristic", "strong"]
TRUE = {"weak": 0.25, "heuristic": 1.0, "strong": 4.0}


def games(deals, seed=1):
    """Four-sided games as Luce's model says."""
    rng, found = random.Random(seed), []
    for deal in range(deals):
        for _ in range(4):
            sides = tuple(rng.choice(BOTS) for _ in range(4))
            won = rng.choices(range(4), [TRUE[name] for name in sides])[0]
            found.append(Contest(deal, sides, (won,)))
    return found


def test_strengths_are_found_from_games():
    found = points(strengths(games(1000), BOTS), "heuristic")
    assert found["heuristic"] == 0
    assert found["strong"] == pytest.approx(400 * 0.602, abs=25)
    assert found["weak"] == pytest.approx(-400 * 0.602, abs=25)


def test_intervals_hold_the_truth_and_shrink():
    wide, narrow = ({one.bot: one for one in standings(games(deals, 2), BOTS, 1)} for deals in (50, 600))
    assert list(narrow) == ["strong", "heuristic", "weak"]
    for name in ("weak", "strong"):
        truth = 400 * (0.602 if name == "strong" else -0.602)
        assert narrow[name].low - 20 < truth < narrow[name].high + 20
        assert narrow[name].high - narrow[name].low < (wide[name].high - wide[name].low) / 2


def test_a_bot_that_never_wins_has_a_strength():
    lost = [Contest(deal, ("weak", "strong"), (1,)) for deal in range(20)]
    found = strengths(lost, ["weak", "strong"])
    assert 0 < found["weak"] < found["strong"] / 20


def test_each_deal_is_played_from_every_place():
    found = tasks(table("nations"), 2, ["random", "heuristic"], 10, 3)
    assert len(found) == 8
    first = found[:4]
    assert len({one.deal for one in first}) == 1
    for place in range(4):
        assert sorted(one.lineup[place] for one in first) == sorted(first[0].lineup)
    assert all(len(set(one.lineup)) > 1 for one in found)


def test_one_command_writes_the_page_and_goes_on(tmp_path):
    page, kept = tmp_path / "board.md", tmp_path / "board.jsonl"
    words = ["isles", "--bots", "random,heuristic", "--seed", "2", "--out", str(page), "--resume", str(kept)]
    main([*words, "--games", "8"])
    first = kept.read_bytes()
    page.write_text(with_part(page.read_text(), EXPLOITED, f"## {EXPLOITED}\n\nOf another tool."))
    main([*words, "--games", "16"])
    assert kept.read_bytes().startswith(first)
    text = page.read_text()
    assert "16 games" in text and "| `heuristic` | +0 |" in text and "| `random` | -" in text
    assert text.endswith(f"\n\n## {EXPLOITED}\n\nOf another tool.\n"), "the part of another tool stays"


def test_a_part_of_a_page_is_replaced():
    page = "# Page\n\n## One\n\nold\n\n## Two\n\nmore\n"
    assert with_part(page, "One", "## One\n\nnew") == "# Page\n\n## One\n\nnew\n\n## Two\n\nmore\n"
    assert with_part(page, "Three", "## Three\n\nnew") == page + "\n## Three\n\nnew\n"
    assert with_part(page, "Two", "## Two") == "# Page\n\n## One\n\nold\n\n## Two\n"
