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
from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.cards import BOX_0, CARD_ICONS, CARDS
from detente.games.germany.mind import score as german
from detente.games.germany.mind.mind import HURTFUL, Mind
from detente.games.germany.mind.quick import part
from detente.games.germany.mind.quick import routine as quick_routine
from detente.games.wsdv.mind.glance import turn
from detente.games.wsdv.mind.value import MONOTONE, TRAITS, evaluate, traits
from detente.games.wsdv.notation import ACTIONS
from detente.games.wsdv.state import LAID_OUT, OPTION_OF_RULING, Table

__all__ = ["HABITS", "MONOTONE", "TRAITS", "evaluate", "policy", "routine", "scores", "traits"]

HABITS: Final = Habits(horizon=0, exploration=0.3, prior_visits=24, part_visits=24)

A_CARD: Final = 0.6
"""What a hand card more is worth; what is known of a card counts besides."""


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    if len(actions) == 1:
        return [0.0]
    rulings = [int(view["options"][name] == value) for name, value in OPTION_OF_RULING]
    mind = Mind(view, rulings, nearness_of(view))
    return [score(mind, ACTIONS.parse(text)) for text in actions]


def nearness_of(view: Mapping[str, Any]) -> float:
    """How near the end of decade is, from 0 to 1."""
    used = (view["half"] - 1) * LAID_OUT + LAID_OUT - len(view["display"])
    return 1.0 if view["phase"] else 0.45 + 0.55 * used / (2 * LAID_OUT)


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """What is likely to be chosen, at a glance."""
    s = cast(Table, state)
    if s.asked == codes.ASK_TURN:
        return turn(s, seat, actions, rng)
    if s.asked == codes.ASK_KEEP:
        return actions[rng.below(len(actions))]
    return part(s, seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """What search answers without a thought, or -1."""
    return quick_routine(cast(Table, state), seat, actions)


def score(mind: Mind, action: int) -> float:
    """What an action gains for the seat whose view it is."""
    if action >= verbs.PLAY.first:
        return score_card(mind, action)
    if verbs.BOX.first <= action < verbs.LOOK_HAND.first:
        return score_choice(mind, action)
    if action == verbs.LET_DRAW.first:
        return -A_CARD
    if action in verbs.DISCARD:
        return score_discard(mind, verbs.DISCARD.one(action))
    return german.score(mind, action)


def score_discard(mind: Mind, face: int) -> float:
    """A hand card given up: as a price it costs, between decades a better one may come."""
    worth = german.card_worth(mind, face)
    return -worth if mind.view["question"]["name"] == "price" else 0.9 - worth


def score_card(mind: Mind, action: int) -> float:
    """A card for one of its uses, and what the opponent can no longer do with it."""
    if action >= verbs.PLAY_SPECIAL.first:
        face = verbs.PLAY_SPECIAL.one(action)
        flight = CARDS.flight[face] * german.SYMBOL
        return mind.event(face, codes.EAST, False) - flight - A_CARD
    face, use = verbs.PLAY.one(action), verbs.PLAY.two(action)
    if use == codes.USE_EVENT:
        gain = mind.event(face, mind.seat, CARDS.colour[face] == codes.DUAL)
    elif use == codes.USE_UNREST:
        gain = mind.use(use, int(CARDS.colour[face] == 1 - mind.seat))
    else:
        gain = mind.use(use, CARDS.value_of[mind.seat][face])
    gain += CARDS.flight[face] * german.SYMBOL * (1 if mind.seat == codes.WEST else -1)
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


def score_choice(mind: Mind, action: int) -> float:
    """Boxes and the icons of events; their printed order is nobody's choice."""
    if action < verbs.ICON.first:
        return mind.event(BOX_0 + verbs.BOX.one(action), mind.seat, False)
    if action < verbs.IGNORE.first:
        return score_icon(mind, verbs.ICON.one(action))
    if action <= verbs.IGNORE_NOTHING.first:
        return score_ignoring(mind, action)
    return -100.0


def source_of(mind: Mind) -> int:
    """The card or box whose icons are being carried out."""
    id = mind.view["play"]["source"]
    return BOX_0 + int(id.split()[1]) if id.startswith("box") else CARDS.ids.index(id)


def score_icon(mind: Mind, place: int) -> float:
    """Icons that help come first, those that hurt last; building before dismantling, arrows at the end."""
    element = source_of(mind) * codes.MOST_ICONS + place
    icon = CARD_ICONS.icon[element]
    if icon in HURTFUL[mind.seat]:
        return -3.0
    return 1.0 if icon == codes.ICON_ARROW else 2.0


def score_ignoring(mind: Mind, action: int) -> float:
    """What the event gains without one icon."""
    source = source_of(mind)
    elements = [source * codes.MOST_ICONS + k for k in range(CARD_ICONS.counts[source])]
    if action != verbs.IGNORE_NOTHING.first:
        elements.remove(source * codes.MOST_ICONS + verbs.IGNORE.one(action))
    return mind.carried_out(elements, mind.seat)
