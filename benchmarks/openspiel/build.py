"""Compile `playouts.cc` with OpenSpiel's own sources, as its package brings them: OpenSpiel without Python, to compare with.

    python benchmarks/openspiel/build.py [--out out/openspiel]

Takes the `open_spiel` package, g++ and Debian's abseil (apt install libabsl-dev pkg-config). Nothing of OpenSpiel is kept
in this repository: its sources are copied from the installed package and fitted to Debian's older abseil, which locks
by pointer and whose optional is not the standard library's.
"""

import argparse
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

CORE = (
    "action_view",
    "game_parameters",
    "observer",
    "policy",
    "spiel",
    "spiel_utils",
    "utils/status",
    "utils/usage_logging",
)
GAMES = ("connect_four", "hearts", "leduc_poker")
FLAGS = ("-std=c++17", "-O3", "-DNDEBUG")
LIBRARIES = (
    "hash",
    "random_distributions",
    "random_random",
    "raw_hash_set",
    "str_format",
    "strings",
    "synchronization",
    "time",
)
FITTED = (
    (r"absl::(optional|nullopt|make_optional)", r"std::\1"),
    (r'#include "open_spiel/abseil-cpp/absl/types/optional\.h"', "#include <optional>"),
    (r"MutexLock lock\((\w+)\)", r"MutexLock lock(&\1)"),
)
ABSEIL = Path("/usr/include/absl")


def sources_of_package() -> Path:
    """Where the installed package keeps its C++ sources."""
    spec = importlib.util.find_spec("open_spiel")
    for place in (spec.submodule_search_locations or []) if spec else []:
        if (Path(place) / "spiel.cc").exists():
            return Path(place)
    sys.exit("The open_spiel package is not installed, or brings no C++ sources: pip install open_spiel")


def lay_out(package: Path, tree: Path) -> None:
    """Copy what is compiled, fitted to Debian's abseil."""
    shutil.rmtree(tree, ignore_errors=True)
    files = [*package.glob("*.h"), *package.glob("utils/*.h"), *(package / f"{part}.cc" for part in CORE)]
    files += [
        file
        for game in GAMES
        for file in (package / "games" / game).iterdir()
        if file.suffix in (".cc", ".h")
    ]
    for file in files:
        text = file.read_text("utf-8")
        for pattern, replacement in FITTED:
            text = re.sub(pattern, replacement, text)
        copy = tree / "open_spiel" / file.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, "utf-8")
    (tree / "open_spiel/abseil-cpp").mkdir()
    (tree / "open_spiel/abseil-cpp/absl").symlink_to(ABSEIL)
    (tree / "open_spiel/json").symlink_to(package / "json")


def compiled(source: Path, tree: Path) -> str:
    """The object file of a source."""
    print(f"  {source.name}", flush=True)
    target = tree / f"{source.stem}.o"
    includes = (f"-I{tree}", f"-I{tree / 'open_spiel/json/include'}")
    subprocess.run(["g++", *FLAGS, *includes, "-c", str(source), "-o", str(target)], check=True)
    return str(target)


def main() -> None:
    """Compile, and say where the program is."""
    parser = argparse.ArgumentParser(description="Compile OpenSpiel's own playout loop.")
    parser.add_argument(
        "--out", type=Path, default=Path("out/openspiel"), help="where to build (out/openspiel)"
    )
    out = parser.parse_args().out
    for program in ("g++", "pkg-config"):
        if shutil.which(program) is None:
            sys.exit(f"{program} is missing (Debian, Ubuntu: apt install g++ pkg-config libabsl-dev)")
    if not ABSEIL.exists():
        sys.exit(f"{ABSEIL} is missing (Debian, Ubuntu: apt install libabsl-dev)")
    tree = out / "src"
    lay_out(sources_of_package(), tree)
    parts = [f"{part}.cc" for part in CORE] + [f"games/{game}/{game}.cc" for game in GAMES]
    here = Path(__file__).parent
    objects = [compiled(tree / "open_spiel" / part, tree) for part in parts]
    objects.append(compiled(here / "playouts.cc", tree))
    wanted = ["pkg-config", "--libs", *(f"absl_{name}" for name in LIBRARIES)]
    libraries = subprocess.run(wanted, check=True, capture_output=True, text=True).stdout.split()
    subprocess.run(["g++", *FLAGS, *objects, "-o", str(out / "playouts"), *libraries], check=True)
    print(f"Built {out / 'playouts'}")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.cmd[0]} failed ({error.returncode}); see above")
