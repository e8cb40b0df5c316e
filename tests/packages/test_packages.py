"""The packages that `make dist` builds, each in fresh environments and an empty folder, as people install them.

`make test-dist` builds the packages and names their folder in DETENTE_TEST_DIST; without it these tests are left out, and say so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE, Person, free_port, until
from tests.server.test_play import play_on

if "DETENTE_TEST_DIST" not in os.environ:
    pytest.skip("no packages were built; make test-dist builds them", allow_module_level=True)

DIST = Path(os.environ["DETENTE_TEST_DIST"]).resolve()
ROOT = Path(__file__).parents[2]
OLDEST = (3, 11)
GAMES = ["europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv"]
LARGEST = 15_000_000
"""Bytes that a package may have."""


def version_of(python: Path) -> tuple[int, ...]:
    """The version of an interpreter; nothing if it does not run."""
    program = "import sys, venv, ensurepip; print(*sys.version_info[:2])"
    found = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False)
    return tuple(map(int, found.stdout.split()))


def pythons() -> dict[tuple[int, ...], Path]:
    """One interpreter of each version that Détente runs on, the one that runs the tests first."""
    found = {sys.version_info[:2]: Path(sys.executable)}
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    for folder in folders:
        for python in sorted(folder.glob("python3.1[0-9]")):
            version = version_of(python)
            if version >= OLDEST:
                found.setdefault(version, python)
    return found


@dataclass(frozen=True)
class Installed:
    """An environment of its own with the package in it. folder: empty, and no checkout."""

    python: Path
    version: tuple[int, ...]
    folder: Path

    def run(self, *command: str, timeout: float = 300) -> str:
        """What a program of the environment prints, seen from the empty folder."""
        done = subprocess.run(
            [self.python, *command],
            cwd=self.folder, env=plain_environment(), capture_output=True, text=True, check=False, timeout=timeout,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def plain_environment() -> dict[str, str]:
    """This process's environment without what leads to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def requirements(wheel: Path) -> list[str]:
    """What a wheel needs, extras left out."""
    with zipfile.ZipFile(wheel) as package:
        (metadata,) = (name for name in package.namelist() if name.endswith(".dist-info/METADATA"))
        lines = package.read(metadata).decode().splitlines()
    needs = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    return [need for need in needs if "extra ==" not in need]


@pytest.fixture(
    scope="module",
    params=sorted(pythons().items()),
    ids=lambda found: "python" + ".".join(map(str, found[0])),
)
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Installed]:
    """The package as pip chooses it among those that were built."""
    version, python = request.param
    home = tmp_path_factory.mktemp("installed")
    subprocess.run([python, "-m", "venv", home / "env"], check=True)
    fresh = home / "env" / "bin" / "python"
    pip = [fresh, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    pinned = ["--constraint", ROOT / "constraints.txt"]
    (pure,) = DIST.glob("*-none-any.whl")
    subprocess.run([*pip, *pinned, *requirements(pure)], check=True)
    subprocess.run([*pip, "--no-index", "--no-deps", "--find-links", DIST, "detente"], check=True)
    (home / "empty").mkdir()
    yield Installed(fresh, version, home / "empty")
    shutil.rmtree(home)


def test_no_package_is_too_large() -> None:
    packages = {file.name: file.stat().st_size for file in DIST.iterdir()}
    assert any(name.endswith(".tar.gz") for name in packages) and any("none-any" in name for name in packages)
    assert max(packages.values()) < LARGEST, packages


def test_the_source_package_holds_tests_docs_and_tools() -> None:
    (package,) = DIST.glob("*.tar.gz")
    with tarfile.open(package) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    kept = set(listed.stdout.split("\n")) - {""}
    if not kept:
        pytest.skip("not a checkout of git")
    assert not kept - held
    built = {file for file in held if re.search(r"(__pycache__|\.so|\.pyc)$", file)}
    assert not built


def test_the_compiled_wheel_is_taken_where_it_fits_and_the_pure_one_elsewhere(installed: Installed) -> None:
    fits = any(f"cp{installed.version[0]}{installed.version[1]}" in file.name for file in DIST.glob("*.whl"))
    assert installed.run("-c", "import detente.core; print(detente.core.COMPILED)").strip() == str(fits)


def test_the_command_line_works_from_an_empty_folder(installed: Installed) -> None:
    told = installed.run("-m", "detente", "games")
    assert all(id in told for id in GAMES), told
    for id in GAMES:
        assert "goal" in installed.run("-m", "detente", "rules", id).lower()
    assert (
        "games"
        in installed.run(
            "-m", "detente", "simulate", "nuclear_war", "--games", "20", "--bots", "random"
        ).lower()
    )


def test_a_whole_game_over_http(installed: Installed) -> None:
    port = free_port()
    command = [installed.python, "-m", "detente", "serve", "--port", str(port), "--bot-pace", "0"]
    server = subprocess.Popen(
        command,
        cwd=installed.folder,
        env=plain_environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"http://127.0.0.1:{port}"
        until(lambda: answers(url), "the server")
        anna = Person(url)
        assert {game["id"] for game in anna.get("/api/games")} == set(GAMES)
        for page in ("/", "/rules/wsdv"):
            assert anna.http.get(page).status_code == 200
        table = anna.open_table("nuclear_war", "me", "heuristic")["id"]
        assert anna.http.get(f"/table/{table}").status_code == 200
        play_on(anna, table, [0])
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(url: str) -> bool:
    """Whether a server answers yet."""
    try:
        return httpx.get(f"{url}/api/me", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def digests(printed: str) -> dict[str, str]:
    """The digest of each game of the house."""
    lines = (line.split(" ", 1) for line in printed.splitlines())
    return {id: rest for id, rest in lines if id in GAMES}


def test_its_games_are_those_of_the_checkout(installed: Installed) -> None:
    tool = [str(ROOT / "tools" / "digest.py"), "--games", "6"]
    ours = subprocess.run([sys.executable, *tool], capture_output=True, text=True, check=True).stdout
    assert digests(installed.run(*tool)) == digests(ours)
    assert set(digests(ours)) == set(GAMES)
