"""The checklist of a release, as far as a program can tick it off.

    python -m tools.release 0.2.0

Looks and says what is missing; it writes, tags and uploads nothing. What is left for people stands at the end.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
BY_HAND = """
By hand, in this order:
  .ci/run                      all checks, on a fresh clone
  make test-browsers           whole games of all five in Firefox and WebKit
  make test-layout             five times as many moments of all tables
  make bench                   compared with the last release: no game has become slower unnoticed
  play one game of each kind   in the browser, on a phone, against bots
  git tag -s v{version}
  make dist                    then upload what is in dist
"""


def text(root: Path, name: str) -> str:
    """A file of the project."""
    return (root / name).read_text("utf-8")


def missing(root: Path, version: str) -> Iterator[str]:
    """What keeps this version from being released."""
    found = tomllib.loads(text(root, "pyproject.toml"))["project"]["version"]
    if found != version:
        yield f"pyproject.toml: the version is {found}"
    cited = re.search(r"^version: (.+)$", text(root, "CITATION.cff"), re.MULTILINE)
    if cited is None or cited[1] != version:
        yield f"CITATION.cff: the version is {cited[1] if cited else 'not there'}"
    if not re.search(
        rf"^## \[{re.escape(version)}\] – \d{{4}}-\d\d-\d\d$", text(root, "CHANGELOG.md"), re.MULTILINE
    ):
        yield f"CHANGELOG.md: no heading '## [{version}] – YYYY-MM-DD'"
    migrations = root / "src/detente/server/store/migrations/versions"
    for migration in sorted(migrations.glob("[0-9]*.py")):
        number = migration.name.partition("_")[0]
        if not (root / f"tests/fixtures/store/{number}.json").exists():
            yield f"tests/fixtures/store: no database of revision {number} (tools/make_store_fixture.py)"
    if (root / ".git").exists():
        changed = subprocess.run(
            ["git", "-C", root, "status", "--short"], capture_output=True, text=True, check=True
        ).stdout
        if changed:
            yield f"git: not everything is committed\n{changed.rstrip()}"


def main() -> int:
    """Print what is missing; the exit code says whether anything is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("version", help="the version that is to be released")
    version = parser.parse_args().version
    found = list(missing(ROOT, version))
    print("\n".join(found) or f"Nothing is missing for {version}.")
    print(BY_HAND.format(version=version))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
