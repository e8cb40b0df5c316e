"""Write the pages on observations and actions, docs/research/GAME.md, from the games themselves.

    python -m tools.research_pages [GAME ...] [--check]

Without games, all built-in games are processed. With `--check` nothing is written, and the exit status says whether
everything is up to date.
"""

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import detente
from detente.core.shown.features import Block, Features, features_of
from tools.view_tables import view_rows

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "research"
GAMES = ("europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv")
FIGURES = PAGES / "figures.json"
INFORMATION = {
    True: "Hidden: some cards are seen by some seats only, or by nobody.",
    False: "All that is on the table is open; dice and decks are not known beforehand.",
}
DRAFTS = {
    True: "At some points seats decide at the same time, without seeing each other's choices.",
    False: "Seats decide one after the other.",
}
INLINE = 4
"""Axes with more parts are listed once, at the end of the observations."""
LETTERS = "ijk"


def page(game: detente.Game) -> str:
    """The page of a game."""
    features = features_of(game)
    lists = long_axes(features)
    text = [
        f"# {game.title}: views, observations and actions",
        "",
        f"Made from `view.py` of the game and its list of actions by `tools/research_pages.py`; a test compares. {guide(game)}",
        "",
        *figures(game),
        "## The view",
        "",
        "What bots and learners may know, as a dictionary, besides what the views of all games hold. `game.view_schema()` is its JSON Schema. "
        "Path: `a[].b` is in each object of a list, `a{}.b` in each value of an object.",
        "",
        "| path | form | meaning | seen by |",
        "| --- | --- | --- | --- |",
        *view_rows(game.all_facts),
        "",
        "## Observations",
        "",
        f"{features.size:,} numbers, the same for all options. Where a row stands for several numbers, it says how their indices are found.",
        "",
        "| index | feature | range | meaning |",
        "| --- | --- | --- | --- |",
        *feature_rows(features, lists),
        "",
        *list_sections(lists),
        "## Actions",
        "",
        f"{game.actions.size:,} actions, the same for all options; which are legal the mask tells.",
        "",
        "| index | actions |",
        "| --- | --- |",
        *action_rows(game),
        "",
        "<details><summary>All actions by index</summary>",
        "",
        numbered([game.actions.text(action) for action in range(game.actions.size)]),
        "",
        "</details>",
    ]
    return "\n".join(text) + "\n"


def figures(game: detente.Game) -> list[str]:
    """The section for those who choose or cite the game, from what `tools/game_figures.py` has measured."""
    measured = json.loads(FIGURES.read_text(encoding="utf-8")).get(game.id)
    if measured is None:
        return []
    games, won = measured["skill"]
    seats = measured["seats"]
    first = ", ".join(f"{share:.0%}" for share in measured["first"])
    number = measured["courses"]["heuristic"]["games"]
    stake = f"{measured['stake']:.3f}" if measured["stake"] else "Too little to be measured"
    margin = 2 * math.sqrt(1 / seats * (1 - 1 / seats) / number)
    return [
        "## In figures",
        "",
        f"Version {measured['version']} of the rules, standard options, {seats} seats, measured with `python -m tools.game_figures`. "
        "Decisions are those of players; what dice and decks decide is not counted.",
        "",
        "| | `random` | `heuristic` |",
        "| --- | --- | --- |",
        *course_rows(measured["courses"]["random"], measured["courses"]["heuristic"]),
        "",
        f"- **Information.** {INFORMATION[measured['hidden']]} {DRAFTS[measured['drafts']]}",
        f"- **Skill.** One `heuristic` among `random` players wins {won:.0%} of {games} games; {1 / seats:.0%} would be its share by luck.",
        f"- **What a decision matters.** {stake}: the standard deviation of the expected win share between the actions at one "
        "decision, if everybody plays at random afterwards. It says how much a single decision can do against all that follows.",
        f"- **Who decides first.** {first} of the wins, in the order of the first decisions, `heuristic` in all seats, {number} games; "
        f"two standard errors are {margin:.0%}.",
        f"- **To cite:** Détente ([CITATION.cff](../../CITATION.cff)), game `{game.id}`, rules version {measured['version']}, with its options.",
        "",
    ]


def course_rows(*courses: Mapping[str, Any]) -> list[str]:
    """The rows on length and branching, with a column for each kind of bot."""
    rows = {
        "decisions a game, median (5% to 95%)": "{median:,.0f} ({shortest:,.0f} to {longest:,.0f})",
        "legal actions at a decision, mean (most)": "{choices} ({most})",
        "decisions with one legal action": "{forced:.0%}",
        "ways to play a game: 10 to the power of": "{ways:,.0f}",
    }
    return [
        f"| {name} | " + " | ".join(form.format(**course) for course in courses) + " |"
        for name, form in rows.items()
    ]


def guide(game: detente.Game) -> str:
    """The agents, and where to read more."""
    seats = [str(value) for value in game.options[0].values]
    players = seats[0] if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
    return f"Agents: `player_0` to `player_{int(seats[-1]) - 1}`, {players} of them. How to get them: [Research environments](README.md)."


def long_axes(features: Features) -> dict[tuple[str, ...], int]:
    """The axes that are listed once, numbered from 1."""
    found: dict[tuple[str, ...], int] = {}
    for block in features.blocks:
        for axis in block.axes:
            if len(axis) > INLINE:
                found.setdefault(axis, len(found) + 1)
    return found


def feature_rows(features: Features, lists: dict[tuple[str, ...], int]) -> list[str]:
    """A row for each block."""
    rows, first = [], 0
    for block in features.blocks:
        where = span(first, block.size)
        rows.append(f"| {where} | `{block.name}` | {limits(block)} | {meaning(block, first, lists)} |")
        first += block.size
    return rows


def limits(block: Block) -> str:
    """The range and the unit of a block's numbers."""
    unit = f" {block.unit}" if block.unit else ""
    return (
        f"{block.low} to {block.high}{unit}{', what is beyond counts as the end' if block.saturates else ''}"
    )


def meaning(block: Block, first: int, lists: dict[tuple[str, ...], int]) -> str:
    """What a block means, and how to find the indices of its parts."""
    if block.size == 1:
        return block.meaning
    terms, explained, width = [str(first)], [], block.size
    for letter, axis in zip(LETTERS, block.axes, strict=False):
        width //= len(axis)
        terms.append(letter if width == 1 else f"{width} {letter}")
        names = f"[list {lists[axis]}](#list-{lists[axis]})" if axis in lists else numbered(axis)
        explained.append(f"{letter}: {names}")
    return f"{block.meaning}. Index {' + '.join(terms)}; {'; '.join(explained)}"


def list_sections(lists: dict[tuple[str, ...], int]) -> list[str]:
    """The long lists of parts."""
    text = []
    for axis, number in lists.items():
        text += [f"### List {number}", "", numbered(axis), ""]
    return text


def action_rows(game: detente.Game) -> list[str]:
    """A row for each run of actions that begin with the same word."""
    rows, first = [], 0
    texts = [game.actions.text(action) for action in range(game.actions.size)]
    for _, run in groupby(texts, key=lambda text: text.split()[0]):
        group = list(run)
        shown = f"`{group[0]}`" if len(group) == 1 else f"`{group[0]}` to `{group[-1]}`"
        rows.append(f"| {span(first, len(group))} | {shown} |")
        first += len(group)
    return rows


def span(first: int, count: int) -> str:
    """A range of indices."""
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def numbered(names: Sequence[str]) -> str:
    """Names with their numbers from 0."""
    return ", ".join(f"{k} `{name}`" for k, name in enumerate(names))


def main() -> int:
    """Write or check the pages; the exit status."""
    parser = argparse.ArgumentParser(description="Write the pages on views, observations and actions.")
    parser.add_argument("games", nargs="*", default=GAMES, help="ids of games (all of the house)")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if anything is out of date")
    arguments = parser.parse_args()
    stale = 0
    for id in arguments.games:
        file = PAGES / f"{id}.md"
        text = page(detente.game(id))
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{file.relative_to(ROOT)}: {'out of date' if arguments.check else 'written'}")
            if not arguments.check:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
    return int(arguments.check and stale > 0)


if __name__ == "__main__":
    sys.exit(main())
