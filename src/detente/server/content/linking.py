"""ES modules linked into one file, so that a page takes few requests though the client has no build step.

Each module becomes a block with names of its own, after the modules that it imports. What it exports are the properties of an
object, from which the modules that import it take their names: it never changes. Lines stay lines: comments, empty lines and indentation
go, and a source map leads from each line to the module as it was written.

Imports and exports have the forms that the client uses. Anything else is refused, and so are cycles.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

IMPORT = re.compile(r'^import(?:\s*\{(?P<names>[^}]*)\}\s*from)?\s*"(?P<file>\.[^"]+)";', re.M)
PASSED_ON = re.compile(r'^export\s*\{(?P<names>[^}]*)\}\s*from\s*"(?P<file>\.[^"]+)";', re.M)
LISTED = re.compile(r"^export\s*\{(?P<names>[^}]*)\};", re.M)
DECLARED = re.compile(r"^export (?=(?:(?:async )?function\*?|class|const) (?P<name>[\w$]+))", re.M)
CHANGING = re.compile(r"^let (?P<name>[\w$]+)", re.M)
OTHER = re.compile(r"^(?:import|export)\b.*|^.*\bimport(?:\(|\.meta\b).*", re.M)
FORMS = 'import { a, b as c } from "./file.js"; export { a } from "./file.js"; export { a }; export function, class, const'

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Linked(NamedTuple):
    """A linked file and its source map (version 3, JSON)."""

    code: str
    source_map: str


def linked(entry: Path, root: Path, address: str) -> Linked:
    """Link a module with all that it imports. address: where the files below `root` are served, for the source map.

    ValueError names a module and the line in it that cannot be linked; OSError, a module that is not there.
    """
    linker = Linker()
    linker.add(entry.resolve())
    sources = [f"{address}/{file.relative_to(root.resolve()).as_posix()}" for file in linker.numbers]
    source_map = {"version": 3, "sources": sources, "names": [], "mappings": mappings(linker.origins)}
    return Linked("\n".join(linker.code) + "\n", json.dumps(source_map))


class Linker:
    """The modules linked so far. numbers: of their files, in order. origins: number and line of the module that each line of `code`
    comes from, or None.
    """

    def __init__(self) -> None:
        self.numbers: dict[Path, int] = {}
        self.code: list[str] = []
        self.origins: list[tuple[int, int] | None] = []
        self._begun: list[Path] = []

    def add(self, file: Path) -> int:
        """Link a module, after those that it imports; its number."""
        if file in self.numbers:
            return self.numbers[file]
        if file in self._begun:
            raise ValueError(
                f"{file}: modules import each other in a circle: {', '.join(each.name for each in self._begun)}"
            )
        self._begun.append(file)
        exports: dict[str, str] = {}
        text = self._rewritten(file, stripped(file.read_text(encoding="utf-8")), exports)
        self._begun.pop()
        number = self.numbers[file] = len(self.numbers)
        lines = list(needed(text))
        listed = ",".join(name if name == own else f"{name}:{own}" for name, own in exports.items())
        self.code += [f"let $${number};", "{", *(line for _, line in lines), f"$${number}={{{listed}}};", "}"]
        self.origins += [None, None, *((number, k) for k, _ in lines), None, None]
        return number

    def _rewritten(self, file: Path, text: str, exports: dict[str, str]) -> str:
        """A module's text without imports and exports; what it exports is added to `exports`: names outside and inside."""

        def take(found: re.Match[str]) -> str:
            number = self.add((file.parent / found["file"]).resolve())
            names = ", ".join(
                name if name == own else f"{name}: {own}" for name, own in pairs(found["names"] or "")
            )
            return f"const {{ {names} }} = $${number};" * bool(names) + "\n" * found[0].count("\n")

        def pass_on(found: re.Match[str]) -> str:
            number = self.add((file.parent / found["file"]).resolve())
            exports.update({outside: f"$${number}.{name}" for name, outside in pairs(found["names"])})
            return "\n" * found[0].count("\n")

        def list_names(found: re.Match[str]) -> str:
            names = {outside: name for name, outside in pairs(found["names"])}
            changing = {each["name"] for each in CHANGING.finditer(text)}.intersection(names.values())
            if changing:
                raise ValueError(
                    f"{file}: {found[0]!r} cannot be linked: {min(changing)} may change (let); export a function"
                )
            exports.update(names)
            return "\n" * found[0].count("\n")

        def declare(found: re.Match[str]) -> str:
            exports[found["name"]] = found["name"]
            return ""

        for form, change in ((IMPORT, take), (PASSED_ON, pass_on), (LISTED, list_names), (DECLARED, declare)):
            text = form.sub(change, text)
        other = OTHER.search(text)
        if other is not None:
            line = text.count("\n", 0, other.start()) + 1
            raise ValueError(
                f"{file}, line {line}: {other[0].strip()!r} cannot be linked. What can be: {FORMS}"
            )
        return text


def pairs(names: str) -> list[tuple[str, str]]:
    """`a, b as c` as pairs: the name there and the name here."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    return [(there, here or there) for there, _, here in (name.partition(" as ") for name in listed)]


def stripped(text: str) -> str:
    """A module without whole-line comments and indentation, line for line. Template literals stay as they are."""
    lines: list[str] = []
    in_comment = in_template = False
    for line in text.split("\n"):
        bare = line.strip()
        if in_template:
            lines.append(line)
            in_template ^= line.count("`") % 2 == 1
        elif in_comment or bare.startswith("/*"):
            _, closed, code = bare.partition("*/")
            in_comment = not closed
            lines.append(code)
        elif bare.startswith("//"):
            lines.append("")
        else:
            in_template = bare.count("`") % 2 == 1
            lines.append(line.lstrip() if in_template else bare)
    return "\n".join(lines)


def needed(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a stripped module that are not empty, with their numbers, and all lines of its template literals."""
    in_template = False
    for k, line in enumerate(text.split("\n")):
        if line or in_template:
            yield k, line
        in_template ^= line.count("`") % 2 == 1


def mappings(origins: list[tuple[int, int] | None]) -> str:
    """The `mappings` of a source map, from the number of the source and the line there of each line."""
    parts: list[str] = []
    source = line = 0
    for origin in origins:
        if origin is None:
            parts.append("")
            continue
        parts.append("A" + digits(origin[0] - source) + digits(origin[1] - line) + "A")
        source, line = origin
    return ";".join(parts)


def digits(value: int) -> str:
    """A number in a source map's base 64, variable length, the sign in the last bit of the first digit's value."""
    rest = abs(value) << 1 | (value < 0)
    made = ""
    while True:
        digit, rest = rest & 31, rest >> 5
        made += DIGITS[digit | 32 if rest else digit]
        if not rest:
            return made
