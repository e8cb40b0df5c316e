"""Put excerpts of the sources into Markdown, so that a guide never shows code that does not exist.

    python tools/embed_code.py [FILE ...] [--check]

A comment names a file and the parts of it to show; the fenced block after it is written again:

    <!-- code: tests/isles/src/isles/rules.py#legal_sails, sail -->

In Python files the names are functions, classes, assignments or `Class.method`; in other files a name is the beginning of
a line, which is shown with all lines that belong to it. Without files, all of `docs/` is processed. With `--check` nothing
is written, and the exit status says whether everything is up to date.
"""

import argparse
import ast
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^(<!-- code: ([^\s#]+)#([^\n]+?) -->\n)(?:\n?```\w*\n.*?^```$\n?)?", re.M | re.S)
LANGUAGE = {".py": "python", ".toml": "toml", ".ftl": "ftl", ".md": "markdown", ".svg": "svg"}
BELONGS = {".toml": re.compile(r"\S"), ".ftl": re.compile(r"[ }]")}
"""The beginnings of lines that belong to the line before; in other types of files, only one line is shown."""


def refreshed(markdown: str, root: Path = ROOT) -> str:
    """The text with all its excerpts updated. ValueError names what does not exist."""

    def block(found: re.Match[str]) -> str:
        file = root / found[2]
        code = excerpt(file, found[3].split(", "))
        return f"{found[1]}```{LANGUAGE.get(kind(file), '')}\n{code}\n```\n"

    return BLOCK.sub(block, markdown)


def kind(file: Path) -> str:
    """The suffix of a file; for a template, which ends in `.txt`, that of the file it becomes."""
    return Path(file.name.removesuffix(".txt")).suffix


def excerpt(file: Path, names: list[str]) -> str:
    """The parts of a file with these names, as one text."""
    if not file.is_file():
        raise ValueError(f"no file {file}")
    source = file.read_text(encoding="utf-8")
    find = named_code if kind(file) == ".py" else named_lines
    code = ""
    before = ""
    for name in names:
        part = find(source, name, kind(file))
        if part is None:
            raise ValueError(f"{file} has no {name!r}")
        top_level = "." not in name and (before + part).count("def ") + (before + part).count("class ")
        gap = 1 if "\n" not in before + part else 3 if kind(file) == ".py" and top_level else 2
        code += "\n" * gap * bool(before) + part
        before = part
    return code


def named_code(source: str, name: str, suffix: str) -> str | None:
    """The function, class or assignment of this name, with decorators and the docstring after an assignment."""
    lines = source.splitlines()
    within: list[ast.stmt] = ast.parse(source).body
    node: ast.stmt | None = None
    for step in name.split("."):
        node = next((stmt for stmt in within if step in names_of(stmt)), None)
        if node is None:
            return None
        within = getattr(node, "body", [])
    assert node is not None
    first = min([node.lineno, *(decorator.lineno for decorator in getattr(node, "decorator_list", []))])
    return textwrap.dedent("\n".join(lines[first - 1 : node.end_lineno]))


def names_of(stmt: ast.stmt) -> Iterator[str]:
    """The names that a statement defines."""
    if isinstance(stmt, ast.FunctionDef | ast.ClassDef):
        yield stmt.name
    targets = stmt.targets if isinstance(stmt, ast.Assign) else [getattr(stmt, "target", None)]
    for target in targets:
        if isinstance(target, ast.Name):
            yield target.id


def named_lines(source: str, name: str, suffix: str) -> str | None:
    """The line that begins with a name, and the lines after it that belong to it."""
    lines = source.splitlines()
    first = next((k for k, line in enumerate(lines) if line.lstrip().startswith(name)), None)
    if first is None:
        return None
    last = first + 1
    while last < len(lines) and suffix in BELONGS and BELONGS[suffix].match(lines[last]):
        last += 1
    return textwrap.dedent("\n".join(lines[first:last]))


def main() -> int:
    """Update the given files, or all guides; the exit status."""
    parser = argparse.ArgumentParser(description="Refresh the code in guides from the sources.")
    parser.add_argument("files", nargs="*", type=Path, help="Markdown files (all of docs/)")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if anything is out of date")
    arguments = parser.parse_args()
    stale = 0
    for file in arguments.files or sorted((ROOT / "docs").rglob("*.md")):
        old = file.read_text(encoding="utf-8")
        new = refreshed(old)
        if new != old:
            stale += 1
            print(f"{file}: {'out of date' if arguments.check else 'refreshed'}")
            if not arguments.check:
                file.write_text(new, encoding="utf-8")
    return int(arguments.check and stale > 0)


if __name__ == "__main__":
    sys.exit(main())
