"""Loyalty in 1715: the wishes of the crowns, rolled and judged each year (E15-AM-6, E15-AM-7)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from detente.core.hidden.knowledge import BIT
from detente.games.europe1815.codes import GREY, NO_WISH, WHITE
from detente.games.europe1815.data import WISHES
from detente.games.europe1815.rules.units import is_loyal
from detente.games.europe1815.state import GameState

GUARD_EP: Final = 4
"""E15-AM-6: EP in the capital that the wish `guard` requires."""


def roll_wishes(s: GameState) -> None:
    """E15-AM-6: roll a die for each European player, in turn order."""
    for k in range(s.seats):
        seat: i64 = (s.start + k) % s.seats
        s.wish[seat] = NO_WISH
        if is_loyal(s, seat):
            s.wish[seat] = 1 + s.rng.below(len(WISHES))
            s.lands_then[seat] = s.count_lands(seat)
            s.emit("WishRolled", seat, s.wish[seat])


def judge(s: GameState) -> None:
    """E15-AM-7: each wish raises or lowers loyalty by one, within its bounds."""
    for k in range(s.seats):
        seat: i64 = (s.start + k) % s.seats
        if s.wish[seat] == NO_WISH:
            continue
        good = fulfilled(s, seat)
        if good:
            s.loyalty[seat] = min(s.board.most_loyalty, s.loyalty[seat] + 1)
        else:
            s.loyalty[seat] = max(0, s.loyalty[seat] - 1)
        s.emit("LoyaltyChanged", seat, s.wish[seat], good, s.loyalty[seat])


# -- what the crowns wish (E15-AM-6)


def has_fortress(s: GameState, seat: i64) -> bool:
    """The player owns a fortress."""
    return s.count_fortresses(seat, GREY) + s.count_fortresses(seat, WHITE) > 0


def has_conquered(s: GameState, seat: i64) -> bool:
    """The player has conquered a land this year."""
    return s.conquered & BIT[seat] != 0


def kept_peace(s: GameState, seat: i64) -> bool:
    """The player has not attacked this Winter."""
    return s.marched & BIT[seat] == 0


def has_settled(s: GameState, seat: i64) -> bool:
    """The player owns more lands than at the roll."""
    return s.count_lands(seat) > s.lands_then[seat]


def guards_capital(s: GameState, seat: i64) -> bool:
    """The player holds the capital with enough units."""
    return s.holds_flag(seat) and s.ep_in(s.flag[seat]) >= GUARD_EP


def controls_trade(s: GameState, seat: i64) -> bool:
    """The player controls a territory."""
    for territory in range(len(s.board.bonus)):
        if s.controls(seat, territory):
            return True
    return False


IS_FULFILLED: Final[dict[str, Callable[[GameState, i64], bool]]] = {
    "fortress": has_fortress,
    "war": has_conquered,
    "peace": kept_peace,
    "settle": has_settled,
    "guard": guards_capital,
    "trade": controls_trade,
}


def fulfilled(s: GameState, seat: i64) -> bool:
    """E15-AM-6: whether the seat's wish is fulfilled now."""
    return IS_FULFILLED[WISHES[s.wish[seat] - 1]](s, seat)
