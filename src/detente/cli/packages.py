"""Whether the packages that Détente and its extras need are installed."""

from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final

from packaging.requirements import Requirement

EXTRAS: Final = ("arena", "cluster", "learn", "minari", "openspiel", "push", "research", "tune")
"""The extras for those who use Détente; the others are for those who work on it."""


def missing(extra: str = "") -> list[str]:
    """What Détente, or an extra of it, needs and does not find in the version that it needs."""
    found = []
    for line in requires("detente") or ():
        needed = Requirement(line)
        if needed.marker is None:
            applies = not extra
        else:
            applies = needed.marker.evaluate({"extra": extra}) and (
                not extra or "extra" in str(needed.marker)
            )
        if applies and not fits(needed):
            found.append(needed.name)
    return found


def fits(needed: Requirement) -> bool:
    """Whether a package is installed in a version that will do; of Détente itself, whether these extras are complete."""
    if needed.name == "detente":
        return not any(map(missing, needed.extras))
    try:
        return needed.specifier.contains(version(needed.name), prereleases=True)
    except PackageNotFoundError:
        return False
