"""Look every package of `constraints.txt` up in a list of known vulnerabilities (OSV), by pip-audit.

    python -m tools.audit [--service https://api.osv.dev/v1/query]

Exit status 0: no version has a known vulnerability, or the service could not be asked, which is printed in capitals: nothing is known
then. 1: some have, and they are printed. CI runs it; hosts run it before an upgrade.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

OSV = "https://api.osv.dev/v1/query"
CONSTRAINTS = Path("constraints.txt")
SECONDS = 600


def audited(constraints: Path, service: str) -> list[dict[str, Any]]:
    """The packages with their vulnerabilities, as pip-audit found them. RuntimeError says why it could not find out."""
    command = [
        sys.executable, "-m", "pip_audit", "--requirement", str(constraints), "--no-deps", "--disable-pip", "--format", "json",
        "--progress-spinner", "off", "--vulnerability-service", "osv", "--osv-url", service, "--timeout", "15",
    ]  # fmt: skip
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"no answer within {SECONDS} s") from None
    try:
        packages: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        said = done.stderr.strip().splitlines()
        raise RuntimeError(said[-1] if said else f"pip-audit ended with status {done.returncode}") from None
    skipped = [package for package in packages if "skip_reason" in package]
    if skipped:
        raise RuntimeError(f"{skipped[0]['name']} was not looked up: {skipped[0]['skip_reason']}")
    if not packages:
        raise RuntimeError(f"{constraints} names no packages")
    return packages


def report(packages: list[dict[str, Any]]) -> list[str]:
    """A line for each vulnerability: package, version, id, other names of it, and the versions that mend it."""
    return [
        f"{package['name']} {package['version']}: {found['id']} ({', '.join(found['aliases']) or 'no other name'}), "
        f"mended in {', '.join(found['fix_versions']) or 'no version yet'}"
        for package in packages
        for found in package["vulns"]
    ]


def main() -> None:
    """Print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--constraints", type=Path, default=CONSTRAINTS, help="file with one version of each package"
    )
    parser.add_argument("--service", default=OSV, help="address of a service with the interface of OSV")
    asked = parser.parse_args()
    try:
        packages = audited(asked.constraints, asked.service)
    except RuntimeError as error:
        print(f"NOT AUDITED: {asked.service} could not be asked about known vulnerabilities ({error}).")
        print(
            "Nothing is known about the versions in constraints.txt. Run python -m tools.audit where the service can be reached."
        )
        return
    found = report(packages)
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(packages)} packages audited, {len(found)} known vulnerabilities.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
