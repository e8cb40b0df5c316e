"""The places of a small game's cards: a `Layout` made from a list of places.

    layout_of(seats, list(range(12)), deck("deck"), pile("shown", EVERYBODY), piles("hand", OWNER))

Places are numbered 0, 1, 2 and so on in this order; `piles` and `slots` create one place per seat, with consecutive numbers.
"""

from dataclasses import dataclass
from typing import Final

from detente.core.hidden.layout import Layout
from detente.core.shown.words import LETTERS

NOBODY: Final = "nobody"
OWNER: Final = "owner"
EVERYBODY: Final = "everybody"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place, or one for each seat; `deck`, `pile`, `piles`, `slot` and `slots` create it.

    seen_by: NOBODY, EVERYBODY, or OWNER (only its own seat). each: whether each seat has one, called `A hand` and so on.
    holds: `deck`: cards in an order; `pile`: cards that observers who do not see them cannot distinguish; `slot`: one card.
    """

    name: str
    seen_by: str
    each: bool
    holds: str


def deck(name: str, seen_by: str = NOBODY) -> Spot:
    """A pile whose order matters, the top card last."""
    return Spot(name, seen_by, False, "deck")


def pile(name: str, seen_by: str) -> Spot:
    """A pile whose order does not matter."""
    return Spot(name, seen_by, False, "pile")


def piles(name: str, seen_by: str) -> Spot:
    """A pile for each seat, such as a hand, whose order does not matter."""
    return Spot(name, seen_by, True, "pile")


def slot(name: str, seen_by: str) -> Spot:
    """A place for a single card."""
    return Spot(name, seen_by, False, "slot")


def slots(name: str, seen_by: str) -> Spot:
    """A place for a single card for each seat."""
    return Spot(name, seen_by, True, "slot")


def layout_of(seats: int, faces: list[int], *spots: Spot) -> Layout:
    """The layout of these places. faces: the face of each card, ascending.

    ValueError names a pile listed after a slot, or a place with seen_by OWNER that belongs to no seat.
    """
    check(spots)
    names: list[str] = []
    visible_to: list[int] = []
    ordered: list[bool] = []
    for spot in spots:
        owners = range(seats) if spot.each else range(1)
        names += [f"{LETTERS[seat]} {spot.name}" for seat in owners] if spot.each else [spot.name]
        visible_to += [
            {NOBODY: 0, OWNER: 2**seat, EVERYBODY: 2 ** (seats + 1) - 1}[spot.seen_by] for seat in owners
        ]
        if spot.holds != "slot":
            ordered += [spot.holds == "deck" for _ in owners]
    return Layout(faces, names, piles=len(ordered), visible_to=visible_to, ordered=ordered, seats=seats)


def check(spots: tuple[Spot, ...]) -> None:
    """Raise ValueError if a shared place is seen by OWNER, or a pile comes after a slot."""
    last_slot = None
    for spot in spots:
        if spot.seen_by == OWNER and not spot.each:
            raise ValueError(f"{spot.name!r} has no owner: use piles or slots for one of each seat")
        if spot.holds == "slot":
            last_slot = spot.name
        elif last_slot is not None:
            raise ValueError(
                f"the pile {spot.name!r} comes after the slot {last_slot!r}: list all piles first"
            )
