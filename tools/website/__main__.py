"""Build the documentation site: `make docs`.

    python -m tools.website [--out out/website]

The pages are made first (`OUT/sources`), then Chromium photographs the games, then Sphinx builds `OUT/html`, in which any warning is an error,
and every link is followed. The site needs no server and no network: open `OUT/html/index.html`.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from tools.website import pages, pictures
from tools.website.links import problems
from tools.website.navigation import LANGUAGES


def main() -> None:
    """Make, photograph, build, check."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("out/website"))
    wanted = parser.parse_args()
    sources, html = wanted.out / "sources", wanted.out / "html"
    shutil.rmtree(wanted.out, ignore_errors=True)
    for language in LANGUAGES:
        pages.write(language, sources / language)
    taken = sources / "pictures"
    print(f"{pictures.take(taken)} pictures taken")
    for language in LANGUAGES:
        shutil.copytree(taken, sources / language / "players", dirs_exist_ok=True)
        built = html if language == "en" else html / language
        options = ["-q", "-W", "--keep-going", "-c", str(Path(__file__).parent), "-D", f"language={language}"]
        if build_main(
            [*options, "-d", str(wanted.out / "trees" / language), str(sources / language), str(built)]
        ):
            sys.exit("The site has problems: see above.")
    found = list(problems(html))
    print(*found, sep="\n", file=sys.stderr)
    if found:
        sys.exit(f"{len(found)} links are wrong.")
    print(f"Built: {html / 'index.html'}")


if __name__ == "__main__":
    main()
