"""How good each answer looks on Germany's board, for the seat of a view."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.mind.board import copy_of, effect
from detente.games.germany.mind.mind import Mind
from detente.games.germany.mind.weights import FRESH, unrest_weight
from detente.games.germany.rules.economy import economy
from detente.games.germany.rules.standard import province_at
from detente.games.germany.rules.unrest import destinations

SYMBOL: Final = 0.35
"""A flight symbol: half a build point, sooner or later."""
NOTHING: Final = -0.05
"""To leave points unused."""


def score(mind: Mind, action: int) -> float:
    """What an answer on Germany's board gains for the seat whose view it is."""
    if action < codes.BUILD:
        return score_police(mind, action)
    if action == codes.DONE:
        return NOTHING
    if codes.BUILD <= action < codes.DISMANTLE:
        return mind.site(action - codes.BUILD) * own_side(mind, action - codes.BUILD)
    if action >= codes.LOOK_HAND:
        return score_hidden(mind, action)
    if action == codes.DELIVER or action == codes.KEEP:
        return score_delivery(mind, action)
    if codes.PRESS <= action < codes.BOX:
        return score_pressing(mind, action)
    twin = copy_of(mind.board)
    effect(twin, action)
    if codes.MOVE_FROM <= action < codes.MOVE_TO:
        twin = mind.best(twin, mind.seat, destinations(codes.FIRST_EAST + action - codes.MOVE_FROM))
    return mind.gain(twin) - price_of(mind, action)


def own_side(mind: Mind, site: int) -> float:
    """1 for a site of the own side, -1 for the other's, where a coat of arms makes one build for it."""
    return 1.0 if mind.east_site(site) == (mind.seat == codes.EAST) else -1.0


def price_of(mind: Mind, action: int) -> float:
    """Card points spent on a living standard piece."""
    if not codes.RAISE <= action < codes.LOWER or mind.view["question"]["name"] != "raise":
        return 0.0
    s = mind.board
    province = province_at(action - codes.RAISE)
    return 0.1 * max(3 * (s.standards[province] + 1) - int(economy(s, province)), 0)


def score_police(mind: Mind, action: int) -> float:
    """A police card is used where it ends a mass protest, or when the decade is nearly over."""
    province = codes.FIRST_EAST + action - codes.POLICE
    s = mind.board
    quiet_again = s.unrest[province] % 4 == 0
    waiting = mind.view["question"]["name"] in ("turn", "after")
    if quiet_again and waiting and s.box == 0:
        return 5.0
    twin = copy_of(s)
    effect(twin, action)
    return min(mind.gain(twin) - FRESH, -0.3) - 1.0


def score_delivery(mind: Mind, action: int) -> float:
    """Whether a living standard piece goes to West Berlin."""
    if action == codes.KEEP:
        return 0.0
    s = mind.board
    province = BOARD.province_ids.index(mind.view["task"]["province"])
    kept, moved = copy_of(s), copy_of(s)
    kept.unrest[province] = max(kept.unrest[province] - 1, 0)
    moved.standards[province] -= 1
    moved.standards[codes.WEST_BERLIN] += 1
    moved.sectors[BOARD.sector_of[province]] += 1
    moved.delivered |= 1 << BOARD.sector_of[province]
    moved.unrest[codes.WEST_BERLIN] = max(moved.unrest[codes.WEST_BERLIN] - 1, 0)
    return mind.gain(moved) - mind.gain(kept)


def score_pressing(mind: Mind, action: int) -> float:
    """Whom a province presses."""
    s = mind.board
    source = BOARD.province_ids.index(mind.view["task"]["province"])
    target = action - codes.PRESS
    amount = s.standards[source] - int(s.protests(source)) - s.standards[target]
    there = s.unrest[target]
    return unrest_weight(there + amount) - unrest_weight(there) + 0.01 * amount


def card_worth(mind: Mind, face: int) -> float:
    """What holding a card is worth: its event if it is one's own, else its value."""
    colour = CARDS.colour[face]
    worth = 0.3 * CARDS.value_of[mind.seat][face]
    if colour == 1 - mind.seat or colour == 2:
        worth = max(worth, mind.event(face, mind.seat, colour == 2))
    return worth


def score_hidden(mind: Mind, action: int) -> float:
    """Where East looks; cards exchanged or set aside."""
    if action in (codes.LOOK_HAND, codes.LOOK_DECK):
        return 1.0 if action == codes.LOOK_HAND else 0.0
    if action == codes.LEAVE:
        return 0.0
    if action < codes.GIVE:
        return card_worth(mind, action - codes.EXCHANGE) - min(
            (card_worth(mind, CARDS.ids.index(id)) for id in mind.view["hand"]), default=0.0
        )
    if action < codes.SET_ASIDE:
        return -card_worth(mind, action - codes.GIVE)
    assert action < codes.LEAVE
    return 0.3
