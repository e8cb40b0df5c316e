"""The programs in the page on research environments run as they stand there, and its figures are right."""

import re
from pathlib import Path

import pytest

import detente
from detente.core.shown.features import features_of
from tools import research_pages

PAGE = (research_pages.PAGES / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_each_program_runs(program):
    exec(compile(program, "docs/research/README.md", "exec"), {})


def test_the_table_of_games_is_right():
    for id in research_pages.GAMES:
        game = detente.game(id)
        size, actions = f"{features_of(game).size:,}", f"{game.actions.size:,}"
        assert f"| {game.title} | {size} | {actions} | [{id}]({id}.md) |" in PAGE


@pytest.mark.parametrize("page", ["README.md", "learned.md", "leaderboard.md"])
def test_links_lead_somewhere(page):
    text = (research_pages.PAGES / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (Path(research_pages.PAGES) / target).exists(), target
