"""Write docs/reference.md, which describes the parts of `detente.core` for authors of games, from its sources.

    python tools/core_reference.py [--check]

With `--check` nothing is written, and the exit status says whether the page is up to date.
"""

import argparse
import ast
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference.md"
CORE = ROOT / "src" / "detente" / "core"
HEAD = """# Reference for authors of games

Made from the sources of `detente.core` by `tools/core_reference.py`; a test compares. The [guide](adding-a-game.md) shows how it
all fits together.
"""
SECTIONS = (
    ("The game", "engine/game.py", "Game", "Placement"),
    ("Options", "engine/options.py", "Option"),
    ("Actions", "engine/actions.py", "ActionSpace", "Said"),
    ("Verbs", "engine/verbs.py", "Verb"),
    ("The state", "engine/state.py", "State", "IllegalAction"),
    ("The state of a small game", "authors/plain/state.py", "PlainState", "held"),
    ("Places of a small game", "authors/plain/places.py", "layout_of", "deck", "pile", "piles", "slot", "slots"),
    ("Rankings by points", "authors/plain/ranking.py", "most_first", "fewest_first"),
    ("Fields and bounds", "records/fields.py", "Field", "Derived", "Range", "Call", "up_to", "exactly", "one_of", "misfit"),
    ("Questions and steps", "engine/sequence.py", "Step", "Question", "Sequence", "step"),
    ("Cards", "hidden/cards.py", "Cards", "fresh"),
    ("Places of cards", "hidden/layout.py", "Layout"),
    ("Chance", "engine/rng.py", "Rng"),
    ("Events", "shown/events.py", "Event", "private", "Named", "NamedPlace", "Read", "Several", "CardUse"),
    ("Statistics", "shown/statistics.py", "Measure", "Statistics"),
    (
        "Scenes", "shown/drawing.py", "Drawing", "Place", "Piece", "Card", "Icon", "Figure", "Panel", "Fact", "Section", "Row", "Mark",
        "Prompt", "Offer", "LogLine", "Change", "Scene",
    ),
    ("The prompt of a scene", "shown/scene.py", "prompt"),
    ("The map as a table", "shown/chart.py", "Region", "Term", "term"),
    ("Texts", "shown/words.py", "Words"),
    ("Axes of facts", "shown/axes.py", "Axis", "Line", "Seats"),
    (
        "Facts of a view", "shown/facts.py", "Fact", "Audience", "Number", "Maybe", "Flag", "One", "Tally", "Queue", "Ordered", "Amounts", "Present", "Marks", "Ones",
        "Plain",
    ),
    ("Groups of facts", "shown/groups.py", "Group", "Perhaps", "Each", "Rows", "Some", "Listed", "Key", "Records", "View"),
    ("What all views have", "shown/common.py", "Draft", "Known"),
    ("Observations", "shown/features.py", "Features", "Block"),
)  # fmt: skip
"""Heading, module, and the names in it to show."""
HIDDEN = ("clone", "copy_core", "blank")


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for heading, file, *names in SECTIONS:
        module = file.removesuffix(".py").replace("/", ".")
        tree = ast.parse((CORE / file).read_text(encoding="utf-8"))
        parts.append(f"## {heading}\n\n`detente.core.{module}`\n")
        parts += [entry for name in names for entry in described(found(tree, name, file))]
    return "\n".join(parts)


def found(tree: ast.Module, name: str, file: str) -> ast.ClassDef | ast.FunctionDef:
    """A class or function of a module. ValueError if it has none of this name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
    raise ValueError(f"{file} has no {name!r}")


def described(node: ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    """A class with its fields and methods, or a function."""
    if isinstance(node, ast.FunctionDef):
        yield f"### {node.name}\n\n```python\n{signature(node)}\n```\n\n{prose(node)}\n"
        return
    bases = f"({', '.join(ast.unparse(base) for base in node.bases)})" if node.bases else ""
    declared = list(fields(node))
    about, meanings = meanings_of(prose(node), [name for name, _, _ in declared])
    yield f"### {node.name}{bases}\n\n{about}\n"
    rows = [
        f"| `{name}` | `{type.replace('|', chr(92) + '|')}` | {start} | {meanings.get(name, '')} |"
        for name, type, start in declared
    ]
    if rows:
        yield "| field | type | default | meaning |\n| --- | --- | --- | --- |\n" + "\n".join(rows) + "\n"
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and is_public(each)]
    lines = [f"- `{signature(method)}` {first_line(method)}" for method in methods]
    if lines:
        yield "\n".join(lines) + "\n"


def meanings_of(text: str, names: list[str]) -> tuple[str, dict[str, str]]:
    """A docstring without its descriptions of fields (`seat: whose it is.`, `row, column: where.`), and these descriptions by field."""
    if not names:
        return text, {}
    name = rf"(?:{'|'.join(map(re.escape, names))})"
    parts = re.split(rf"(?:(?<=\s)|^)({name}(?:, {name})*): ", text)
    meanings = {
        each: " ".join(said.split())
        for listed, said in zip(parts[1::2], parts[2::2], strict=True)
        for each in listed.split(", ")
    }
    return parts[0].strip(), {name: said.rstrip(";").replace("|", "\\|") for name, said in meanings.items()}


def is_public(node: ast.FunctionDef) -> bool:
    """Whether authors of games may be interested in a method."""
    return not node.name.startswith("_") and not node.name.endswith("_code") and node.name not in HIDDEN


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Name, type and default of each field that a class declares."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            start = f"`{ast.unparse(each.value)}`" if each.value is not None else ""
            yield each.target.id, ast.unparse(each.annotation), start


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called, with types."""
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({arguments}){returns}"


def prose(node: ast.ClassDef | ast.FunctionDef) -> str:
    """The docstring; indented blocks in it are code."""
    text = ast.get_docstring(node) or ""
    blocks = [block for block in text.split("\n\n") if block.strip()]
    return "\n\n".join(
        f"```python\n{textwrap.dedent(block)}\n```" if block.startswith("    ") else block for block in blocks
    )


def first_line(node: ast.FunctionDef) -> str:
    """What a method does, in one line."""
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def main() -> None:
    """Write the page, or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true")
    made = page()
    if parser.parse_args().check:
        sys.exit(
            0
            if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == made
            else "docs/reference.md is not up to date"
        )
    PAGE.write_text(made, encoding="utf-8")
    print(f"{PAGE}: written")


if __name__ == "__main__":
    main()
