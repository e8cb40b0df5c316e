"""Knowledge for bots: how good each legal action looks, from the view alone.

An answer is carried out on a board made from the view (`mind.board`), as far as it goes at once, and is worth what it makes of
it (`mind.weights`); a card is worth the best that can come of its use in the own turn (`mind.mind`). Nobody looks further ahead.
For search there are, besides, the chances of winning of a state (`mind.value`) and answers at a glance (`mind.quick`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from detente.core.brain import Habits
from detente.core.rng import Rng
from detente.core.state import State
from detente.games.germany.codes import (
    ASK_KEEP,
    ASK_TURN,
    BOX,
    BUILD,
    DELIVER,
    DISCARD,
    DISMANTLE,
    DONE,
    EAST,
    EXCHANGE,
    FIRST_EAST,
    GIVE,
    ICON,
    ICON_ARROW,
    IGNORE,
    IGNORE_NOTHING,
    KEEP,
    LEAVE,
    LET_DRAW,
    LOOK_HAND,
    LOWER,
    MOST_ICONS,
    MOVE_FROM,
    MOVE_TO,
    NORMAL_CARDS,
    PLAY,
    PLAY_SPECIAL,
    POLICE,
    PRESS,
    RAISE,
    REST,
    SET_ASIDE,
    TRACK_END,
    USE_RAISE,
    WEST,
    WEST_BERLIN,
)
from detente.games.germany.data import BOARD, BOX_0, CARD_ICONS, CARDS
from detente.games.germany.mind.board import copy_of, effect
from detente.games.germany.mind.glance import turn
from detente.games.germany.mind.mind import HURTFUL, Mind
from detente.games.germany.mind.quick import part
from detente.games.germany.mind.quick import routine as quick_routine
from detente.games.germany.mind.weights import (
    FRESH,
    unrest_weight,
)
from detente.games.germany.notation import SPACE
from detente.games.germany.rules.economy import (
    economy,
)
from detente.games.germany.rules.standard import province_at
from detente.games.germany.rules.unrest import destinations
from detente.games.germany.state import Table
from detente.games.wsdv.mind.value import MONOTONE, TRAITS, evaluate, traits

__all__ = ["HABITS", "MONOTONE", "TRAITS", "evaluate", "policy", "routine", "score", "scores", "traits"]

HABITS: Final = Habits(horizon=0, exploration=0.3, prior_visits=24, part_visits=24)

A_CARD: Final = 0.6
"""What a hand card more is worth; what is known of a card counts besides."""
SYMBOL: Final = 0.35
"""A flight symbol: half a build point, sooner or later."""
NOTHING: Final = -0.05
"""To leave points unused."""


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    if len(actions) == 1:
        return [0.0]
    mind = Mind(view)
    return [score(mind, SPACE.parse(text)) for text in actions]


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """What is likely to be chosen, at a glance."""
    s = cast(Table, state)
    if s.asked == ASK_TURN:
        return turn(s, seat, actions, rng)
    if s.asked == ASK_KEEP:
        return actions[rng.below(len(actions))]
    return part(s, seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """What search answers without a thought, or -1."""
    return quick_routine(cast(Table, state), seat, actions)


def score(mind: Mind, action: int) -> float:
    """What an action gains for the seat whose view it is."""
    if action >= PLAY:
        return score_card(mind, action)
    if action < BUILD:
        return score_police(mind, action)
    if action == DONE:
        return NOTHING
    if BUILD <= action < DISMANTLE:
        return mind.site(action - BUILD) * own_side(mind, action - BUILD)
    if action >= BOX:
        return score_choice(mind, action)
    if action == DELIVER or action == KEEP:
        return score_delivery(mind, action)
    if PRESS <= action < BOX:
        return score_pressing(mind, action)
    twin = copy_of(mind.board)
    effect(twin, action)
    if MOVE_FROM <= action < MOVE_TO:
        twin = mind.best(twin, mind.seat, destinations(FIRST_EAST + action - MOVE_FROM))
    return mind.gain(twin) - price_of(mind, action)


def own_side(mind: Mind, site: int) -> float:
    """1 for a site of the own side, -1 for the other's, where a coat of arms makes one build for it."""
    return 1.0 if mind.east_site(site) == (mind.seat == EAST) else -1.0


def price_of(mind: Mind, action: int) -> float:
    """Card points spent on a living standard piece."""
    if not RAISE <= action < LOWER or mind.view["question"]["name"] != "raise":
        return 0.0
    s = mind.board
    province = province_at(action - RAISE)
    return 0.1 * max(3 * (s.standards[province] + 1) - int(economy(s, province)), 0)


def score_police(mind: Mind, action: int) -> float:
    """A police card is used where it ends a mass protest, or when the decade is nearly over."""
    province = FIRST_EAST + action - POLICE
    s = mind.board
    quiet_again = s.unrest[province] % 4 == 0
    waiting = mind.view["question"]["name"] in ("turn", "after")
    if quiet_again and waiting and s.box == 0:
        return 5.0
    twin = copy_of(s)
    effect(twin, action)
    return min(mind.gain(twin) - FRESH, -0.3) - 1.0


def score_card(mind: Mind, action: int) -> float:
    """A card for one of its uses, and what the opponent can no longer do with it."""
    if action >= PLAY_SPECIAL:
        face = NORMAL_CARDS + action - PLAY_SPECIAL
        flight = CARDS.flight[face] * SYMBOL
        return mind.event(face, EAST, False) - flight - A_CARD
    face, use = divmod(action - PLAY, 4)
    gain = mind.use(face, use) if use <= USE_RAISE else mind.event(face, mind.seat, CARDS.colour[face] == 2)
    gain += CARDS.flight[face] * SYMBOL * (1 if mind.seat == WEST else -1)
    if CARDS.ids[face] in mind.view["hand"]:
        return gain - A_CARD
    return gain + denied(mind, face)


def denied(mind: Mind, face: int) -> float:
    """What the opponent could have done with the card's event."""
    other = 1 - mind.seat
    if CARDS.colour[face] == 1 - other or CARDS.colour[face] == 2:
        key = (-1, face)
        if key not in mind.uses:
            mind.uses[key] = max(-mind.event(face, other, False) - 1.2, 0.0)
        return 0.5 * mind.uses[key]
    return 0.0


def score_delivery(mind: Mind, action: int) -> float:
    """Whether a living standard piece goes to West Berlin."""
    if action == KEEP:
        return 0.0
    s = mind.board
    province = BOARD.province_ids.index(mind.view["task"]["province"])
    kept, moved = copy_of(s), copy_of(s)
    kept.unrest[province] = max(kept.unrest[province] - 1, 0)
    moved.standards[province] -= 1
    moved.standards[WEST_BERLIN] += 1
    moved.sectors[BOARD.sector_of[province]] += 1
    moved.delivered |= 1 << BOARD.sector_of[province]
    moved.unrest[WEST_BERLIN] = max(moved.unrest[WEST_BERLIN] - 1, 0)
    return mind.gain(moved) - mind.gain(kept)


def score_pressing(mind: Mind, action: int) -> float:
    """Whom a province presses."""
    s = mind.board
    source = BOARD.province_ids.index(mind.view["task"]["province"])
    target = action - PRESS
    amount = s.standards[source] - int(s.protests(source)) - s.standards[target]
    there = s.unrest[target]
    return unrest_weight(there + amount) - unrest_weight(there) + 0.01 * amount


def score_choice(mind: Mind, action: int) -> float:
    """Boxes, icons and cards."""
    if action < ICON:
        return mind.event(BOX_0 + action - BOX - TRACK_END, mind.seat, False)
    if action < IGNORE:
        return score_icon(mind, action - ICON)
    if action <= IGNORE_NOTHING:
        return score_ignoring(mind, action)
    if action == REST:
        return -100.0
    if action == LET_DRAW:
        return -A_CARD
    if action in (LOOK_HAND, LOOK_HAND + 1):
        return 1.0 if action == LOOK_HAND else 0.0
    return score_hidden(mind, action)


def source_of(mind: Mind) -> int:
    """The card or box whose icons are being carried out."""
    id = mind.view["play"]["source"]
    return BOX_0 + int(id.split()[1]) if id.startswith("box") else CARDS.ids.index(id)


def score_icon(mind: Mind, place: int) -> float:
    """Icons that help come first, those that hurt last; building before dismantling, arrows at the end."""
    element = source_of(mind) * MOST_ICONS + place
    icon = CARD_ICONS.icon[element]
    if icon in HURTFUL[mind.seat]:
        return -3.0
    return 1.0 if icon == ICON_ARROW else 2.0


def score_ignoring(mind: Mind, action: int) -> float:
    """What the event gains without one icon."""
    source = source_of(mind)
    elements = [source * MOST_ICONS + k for k in range(CARD_ICONS.counts[source])]
    if action != IGNORE_NOTHING:
        elements.remove(source * MOST_ICONS + action - IGNORE)
    return mind.carried_out(elements, mind.seat)


def card_worth(mind: Mind, face: int) -> float:
    """What holding a card is worth: its event if it is one's own, else its value."""
    colour = CARDS.colour[face]
    worth = 0.3 * CARDS.value_of[mind.seat][face]
    if colour == 1 - mind.seat or colour == 2:
        worth = max(worth, mind.event(face, mind.seat, colour == 2))
    return worth


def score_hidden(mind: Mind, action: int) -> float:
    """Cards given up, exchanged or set aside."""
    if action == LEAVE:
        return 0.0
    if action < GIVE:
        return card_worth(mind, action - EXCHANGE) - min(
            (card_worth(mind, CARDS.ids.index(id)) for id in mind.view["hand"]), default=0.0
        )
    if action < SET_ASIDE:
        return -card_worth(mind, action - GIVE)
    if action < LEAVE:
        return 0.3
    assert DISCARD <= action < LET_DRAW
    worth = card_worth(mind, action - DISCARD)
    return -worth if mind.view["question"]["name"] == "price" else 0.9 - worth
