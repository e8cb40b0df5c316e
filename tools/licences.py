"""The licences of the packages that Détente installs: an overview, which fails if one is not on the list of those that we accept.

    python -m tools.licences

It is about `pip install detente` and the extras that are for using it, with all that these packages need themselves. Packages of extras that
are not installed here are named, not judged. A package states its licence as an SPDX expression, or by classifiers, or in words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Final, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from detente.cli.packages import EXTRAS

ACCEPTED: Final = frozenset(
    (
        "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0", "MIT-CMU", "PSF-2.0", "Zlib",
        # Copyleft for their own files or for the library itself: using them changes nothing for our code.
        "LGPL-3.0-only", "MPL-2.0",
    )
)  # fmt: skip
WORDS: Final = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""What packages call a licence, and its SPDX id."""


class Licensed(NamedTuple):
    """A package. licence: as an SPDX expression if that can be told, else in its own words; "" if it states none."""

    name: str
    version: str
    licence: str

    @property
    def is_accepted(self) -> bool:
        """Whether we accept it."""
        return accepted(self.licence)


def accepted(expression: str) -> bool:
    """Whether each licence of an SPDX expression, or one of those that can be chosen, is on the list."""
    parts = re.sub(r"[()]", "", expression).split(" AND ")
    return all(any(choice.strip() in ACCEPTED for choice in part.split(" OR ")) for part in parts)


def licence_of(package: Distribution) -> str:
    """The licence that a package states."""
    about = package.metadata
    if about.get("License-Expression"):
        return str(about["License-Expression"])
    classifiers = [
        line.rpartition(" :: ")[2]
        for line in about.get_all("Classifier", [])
        if line.startswith("License ::")
    ]
    stated = classifiers or [about.get("License", "").partition("\n")[0]]
    return " AND ".join(WORDS.get(licence, licence) for licence in stated)


def needed(name: str, extras: frozenset[str] = frozenset()) -> Iterator[tuple[str, frozenset[str]]]:
    """What a package needs, with the extras of it. PackageNotFoundError if the package is not installed."""
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in extras | {""}
        ):
            yield canonicalize_name(requirement.name), frozenset(requirement.extras)


def installed(
    name: str = "detente", extras: frozenset[str] = frozenset(EXTRAS)
) -> tuple[list[Licensed], list[str]]:
    """All that a package needs, directly or not, by name; and the names of those that are not installed."""
    asked, seen, missing = [(name, extras)], set[tuple[str, frozenset[str]]](), set[str]()
    while asked:
        each = asked.pop()
        if each in seen:
            continue
        seen.add(each)
        try:
            asked += needed(*each)
        except PackageNotFoundError:
            missing.add(each[0])
    found = [distribution(each) for each in sorted({each for each, _ in seen} - missing - {name})]
    return [Licensed(each.metadata["Name"], each.version, licence_of(each)) for each in found], sorted(
        missing
    )


def table() -> str:
    """The overview as Markdown."""
    found, missing = installed()
    rows = "".join(f"| {each.name} | {each.version} | {each.licence} |\n" for each in found)
    rest = f"\nNot looked at, because not installed: {', '.join(missing)}.\n" if missing else ""
    return f"| package | version | licence |\n| --- | --- | --- |\n{rows}{rest}"


def main() -> None:
    """Print the overview; SystemExit names packages whose licence is not accepted."""
    print(table())
    refused = [each for each in installed()[0] if not each.is_accepted]
    if refused:
        sys.exit(
            "Not on the list in tools/licences.py: "
            + ", ".join(f"{each.name} ({each.licence or 'none stated'})" for each in refused)
        )


if __name__ == "__main__":
    main()
