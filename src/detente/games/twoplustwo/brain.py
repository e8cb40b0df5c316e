"""Knowledge for bots: how good each legal action looks, from the view alone.

Each role knows its own way of winning (`mind.outlook`): a superpower wants its side to win and more points than the other,
a German state wants its side to win and its own superpower not to be ahead; a race that is won, and nuclear war, end all
that. An action is worth what it makes of Germany and of the world (`mind.mind`). Nobody looks further ahead.
For search there are, besides, the chances of winning of a state (`mind.value`) and answers at a glance (`mind.quick`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from detente.core.brain import Habits
from detente.core.rng import Rng
from detente.core.state import State
from detente.games.germany import codes
from detente.games.germany import notation as verbs
from detente.games.germany.mind import score as german
from detente.games.germany.mind.mind import HURTFUL
from detente.games.germany.mind.quick import routine as quick_routine
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.events import source_number
from detente.games.twoplustwo.mind.mind import Thought
from detente.games.twoplustwo.mind.quick import part, turn
from detente.games.twoplustwo.mind.value import MONOTONE, TRAITS, evaluate, traits
from detente.games.twoplustwo.notation import ACTIONS, CONVERT, DRAWS_FIRST, FREE, INCOME, SPACE
from detente.games.twoplustwo.rules.turn import card_of, use_of
from detente.games.twoplustwo.state import SIDE_OF, Table
from detente.games.twoplustwo.tables import IDS

__all__ = ["HABITS", "MONOTONE", "TRAITS", "evaluate", "policy", "routine", "scores", "traits"]

HABITS: Final = Habits(horizon=0, exploration=0.3, prior_visits=24, part_visits=24)
FEW_DOVES: Final = 1
"""With no more the order of icons may decide about war."""
A_CARD: Final = 0.012
"""What a hand card more is worth, a victory being 1."""
CUBE: Final = 0.03
"""What an unrest cube is worth, a victory being 1: the measure of Germany's board in choices that concern it alone."""


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    if len(actions) == 1:
        return [0.0]
    thought = Thought(view)
    return [score(thought, ACTIONS.parse(text)) for text in actions]


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """What is likely to be chosen, at a glance."""
    s = cast(Table, state)
    if s.asked == codes.ASK_TURN:
        return turn(s, seat, actions, rng)
    if s.asked in (codes.ASK_KEEP, tpt.ASK_EXTRA):
        return actions[rng.below(len(actions))]
    return part(s, seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """What search answers without a thought, or -1: as in Wir sind das Volk!, but doves may matter, and who draws first not."""
    s = cast(Table, state)
    if s.asked == tpt.ASK_FIRST:
        return part(s, seat, actions)
    if s.asked == codes.ASK_ICON and s.doves <= FEW_DOVES:
        return -1
    return quick_routine(s, seat, actions)


def score(thought: Thought, action: int) -> float:
    """What an action is worth to the seat whose view it is."""
    if action >= CONVERT.first:
        return score_new(thought, action)
    if action >= verbs.PLAY.first:
        return score_card(thought, action)
    if action < verbs.BUILD.first or action == verbs.DONE.first:
        return CUBE * german.score(thought.mind, action)
    if action in verbs.BOX:
        return CUBE * thought.mind.event(
            tpt.SOURCE_BOX + codes.TRACK_END + verbs.BOX.one(action), thought.side, False
        )
    if action in verbs.ICON:
        return score_icon(thought, verbs.ICON.one(action))
    if verbs.IGNORE.first <= action <= verbs.IGNORE_NOTHING.first:
        return score_ignoring(thought, action)
    if action == verbs.REST.first:
        return -100.0
    if action == verbs.LET_DRAW.first:
        return -A_CARD
    if action in verbs.DISCARD:
        return score_discard(thought, action)
    return CUBE * german.score(thought.mind, action)


def score_card(thought: Thought, action: int) -> float:
    """A card for one of its uses, and the automatic event that it brings about."""
    face, use = int(card_of(action)), int(use_of(action))
    if use == codes.USE_EVENT:
        worth = thought.event(face)
    else:
        worth = thought.use(face, use)
    symbols = thought.tables.flight[face] * german.SYMBOL * CUBE
    worth += -symbols if thought.side == codes.EAST else symbols
    if thought.tables.colour[face] == codes.SPECIAL or IDS[face] in thought.view["hand"]:
        return worth - A_CARD
    return worth + thought.with_auto_event(IDS[face])


def score_icon(thought: Thought, place: int) -> float:
    """Icons that help come first, those that hurt or may lead to war last."""
    icons = thought.tables.icons
    element = source_number(thought.view["play"]["source"]) * codes.MOST_ICONS
    element += place
    icon = icons.icon[element]
    if icon == tpt.ICON_DOVE_RESTORED:
        return 5.0
    if icon == tpt.ICON_TREASURY:
        return 4.0 if icons.amount[element] > 0 else -1.0
    if icon in (tpt.ICON_DOVE_LOST, tpt.ICON_CONFLICT) or (
        icon == codes.ICON_ARROW and icons.track[element] == tpt.ARMS_RACE
    ):
        return -4.0
    if icon in HURTFUL[thought.side]:
        return -3.0
    return 0.5 if icon == tpt.ICON_PEACEMAKER else 1.0 if icon == codes.ICON_ARROW else 2.0


def score_ignoring(thought: Thought, action: int) -> float:
    """What the event is worth without one icon or arrow."""
    play = thought.view["play"]
    source = IDS.index(play["source"])
    elements = [source * codes.MOST_ICONS + k - 1 for k in play["open"]]
    if action != verbs.IGNORE_NOTHING.first:
        elements.remove(source * codes.MOST_ICONS + verbs.IGNORE.one(action))
    auto = thought.view["auto"] is not None
    return thought.worth(thought.carried_out(elements, None if auto else thought.seat))


def score_discard(thought: Thought, action: int) -> float:
    """A hand card given up: as a price it costs, from an earlier decade a better one may come."""
    worth = CUBE * german.card_worth(thought.mind, verbs.DISCARD.one(action))
    return 0.9 * CUBE - worth if thought.view["question"]["name"] == "keep" else -worth


def score_new(thought: Thought, action: int) -> float:
    """Choices that the base game does not have."""
    world = thought.world.copy()
    name = thought.view["question"]["name"]
    if action == INCOME.first:
        world.money[thought.seat] += 1
        return thought.gained(0.0, world)
    if name == "missed":
        return CUBE * german.score(thought.mind, action)
    if action in SPACE:
        source = tpt.SOURCE_DOMINANCE + tpt.CENTRE + SPACE.one(action)
        return thought.worth(thought.carried_out(list(thought.tables.icons.elements(source)), thought.seat))
    if action in DRAWS_FIRST:
        return 0.0 if DRAWS_FIRST.one(action) == SIDE_OF[thought.seat] else 0.001
    if action in FREE:
        step = 1 if FREE.two(action) else -1
        if FREE.one(action) == tpt.DOMINANCE:
            thought.move(world, tpt.DOMINANCE, step)
            return thought.gained(0.0, world)
        return thought.gained_by_prestige(world, step)
    return score_conversion(thought, action)


def score_conversion(thought: Thought, action: int) -> float:
    """Whether prestige or dominance moves."""
    step: int = thought.view["step"]
    if CONVERT.one(action) == codes.PRESTIGE:
        return thought.gained_by_prestige(thought.world, step)
    return thought.outcome_of_step(thought.world, step)
