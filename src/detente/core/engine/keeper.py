"""What was computed from a state and is kept until that changes, with what observers see of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, mypyc_attr

ALIKE: Final = 0
"""The key of numbers that are the same for all observers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper:
    """What was computed from a state. Do not modify it: the state keeps it until what it depends on changes.

    shown: entries of views that were made from it, for written code to keep; None until they are asked for.
    numbers: numbers of observations that were made from it, by observer, or under `ALIKE` if they are the same for all.
    """

    def __init__(self) -> None:
        self.shown: dict[object, object] | None = None
        self.numbers: dict[int, vec[i32]] = {}
