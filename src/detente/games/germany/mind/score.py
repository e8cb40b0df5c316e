"""How good each answer looks on Germany's board, for the seat of a view."""

from typing import Final

from detente.games.germany import codes
from detente.games.germany import notation as verbs
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
    if action < verbs.BUILD.first:
        return score_police(mind, action)
    if action == verbs.DONE.first:
        return NOTHING
    if action in verbs.BUILD:
        return mind.site(verbs.BUILD.one(action)) * own_side(mind, verbs.BUILD.one(action))
    if action >= verbs.LOOK_HAND.first:
        return score_hidden(mind, action)
    if action == verbs.DELIVER.first or action == verbs.KEEP.first:
        return score_delivery(mind, action)
    if action in verbs.PRESS:
        return score_pressing(mind, action)
    twin = copy_of(mind.board)
    effect(twin, action)
    if action in verbs.MOVE_FROM:
        twin = mind.best(twin, mind.seat, destinations(verbs.MOVE_FROM.one(action)))
    return mind.gain(twin) - price_of(mind, action)


def own_side(mind: Mind, site: int) -> float:
    """1 for a site of the own side, -1 for the other's, where a coat of arms makes one build for it."""
    return 1.0 if mind.east_site(site) == (mind.seat == codes.EAST) else -1.0


def price_of(mind: Mind, action: int) -> float:
    """Card points spent on a living standard piece."""
    if action not in verbs.RAISE or mind.view["question"]["name"] != "raise":
        return 0.0
    s = mind.board
    province = province_at(verbs.RAISE.one(action))
    return 0.1 * max(3 * (s.standards[province] + 1) - int(economy(s, province)), 0)


def score_police(mind: Mind, action: int) -> float:
    """A police card is used where it ends a mass protest, or when the decade is nearly over."""
    province = verbs.POLICE.one(action)
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
    if action == verbs.KEEP.first:
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
    target = verbs.PRESS.one(action)
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
    if action in (verbs.LOOK_HAND.first, verbs.LOOK_DECK.first):
        return 1.0 if action == verbs.LOOK_HAND.first else 0.0
    if action == verbs.LEAVE.first:
        return 0.0
    if action < verbs.GIVE.first:
        return card_worth(mind, verbs.EXCHANGE.one(action)) - min(
            (card_worth(mind, CARDS.ids.index(id)) for id in mind.view["hand"]), default=0.0
        )
    if action < verbs.SET_ASIDE.first:
        return -card_worth(mind, verbs.GIVE.one(action))
    assert action < verbs.LEAVE.first
    return 0.3
