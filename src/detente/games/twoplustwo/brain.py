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
from detente.games.germany.codes import (
    ASK_ICON,
    BOX,
    BUILD,
    DISCARD,
    DONE,
    EAST,
    ICON,
    ICON_ARROW,
    IGNORE,
    IGNORE_NOTHING,
    LET_DRAW,
    MOST_ICONS,
    PLAY,
    REST,
    SPECIAL,
    USE_EVENT,
)
from detente.games.germany.mind.mind import HURTFUL
from detente.games.germany.mind.quick import routine as quick_routine
from detente.games.twoplustwo.codes import (
    ARMS_RACE,
    ASK_EXTRA,
    ASK_FIRST,
    ASK_KEEP,
    ASK_TURN,
    DOMINANCE,
    DRAWS_FIRST,
    FREE,
    ICON_CONFLICT,
    ICON_DOVE_LOST,
    ICON_DOVE_RESTORED,
    ICON_PEACEMAKER,
    ICON_TREASURY,
    INCOME,
    MOVE_PRESTIGE,
    SOURCE_BOX,
    SOURCE_DOMINANCE,
    SPACE_OF,
)
from detente.games.twoplustwo.events import source_number
from detente.games.twoplustwo.mind.mind import Thought
from detente.games.twoplustwo.mind.quick import part, turn
from detente.games.twoplustwo.mind.value import MONOTONE, TRAITS, evaluate, traits
from detente.games.twoplustwo.notation import SPACE
from detente.games.twoplustwo.rules.turn import card_of, use_of
from detente.games.twoplustwo.state import SIDE_OF, Table
from detente.games.twoplustwo.tables import IDS
from detente.games.wsdv.brain import SYMBOL, card_worth
from detente.games.wsdv.brain import score as german_score

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
    return [score(thought, SPACE.parse(text)) for text in actions]


def policy(state: State, seat: int, actions: list[int], rng: Rng) -> int:
    """What is likely to be chosen, at a glance."""
    s = cast(Table, state)
    if s.asked == ASK_TURN:
        return turn(s, seat, actions, rng)
    if s.asked in (ASK_KEEP, ASK_EXTRA):
        return actions[rng.below(len(actions))]
    return part(s, seat, actions)


def routine(state: State, seat: int, actions: list[int]) -> int:
    """What search answers without a thought, or -1: as in Wir sind das Volk!, but doves may matter, and who draws first not."""
    s = cast(Table, state)
    if s.asked == ASK_FIRST:
        return part(s, seat, actions)
    if s.asked == ASK_ICON and s.doves <= FEW_DOVES:
        return -1
    return quick_routine(s, seat, actions)


def score(thought: Thought, action: int) -> float:
    """What an action is worth to the seat whose view it is."""
    if action >= MOVE_PRESTIGE:
        return score_new(thought, action)
    if action >= PLAY:
        return score_card(thought, action)
    if action < BUILD or action == DONE:
        return CUBE * german_score(thought.mind, action)
    if BOX <= action < ICON:
        return CUBE * thought.mind.event(SOURCE_BOX + action - BOX, thought.side, False)
    if ICON <= action < IGNORE:
        return score_icon(thought, action - ICON)
    if IGNORE <= action <= IGNORE_NOTHING:
        return score_ignoring(thought, action)
    if action == REST:
        return -100.0
    if action == LET_DRAW:
        return -A_CARD
    if DISCARD <= action < LET_DRAW:
        return score_discard(thought, action)
    return CUBE * german_score(thought.mind, action)


def score_card(thought: Thought, action: int) -> float:
    """A card for one of its uses, and the automatic event that it brings about."""
    face, use = int(card_of(action)), int(use_of(action))
    if use == USE_EVENT:
        worth = thought.event(face)
    else:
        worth = thought.use(face, use)
    symbols = thought.tables.flight[face] * SYMBOL * CUBE
    worth += -symbols if thought.side == EAST else symbols
    if thought.tables.colour[face] == SPECIAL or IDS[face] in thought.view["hand"]:
        return worth - A_CARD
    return worth + thought.with_auto_event(IDS[face])


def score_icon(thought: Thought, place: int) -> float:
    """Icons that help come first, those that hurt or may lead to war last."""
    icons = thought.tables.icons
    element = source_number(thought.view["play"]["source"]) * MOST_ICONS
    element += place
    icon = icons.icon[element]
    if icon == ICON_DOVE_RESTORED:
        return 5.0
    if icon == ICON_TREASURY:
        return 4.0 if icons.amount[element] > 0 else -1.0
    if icon in (ICON_DOVE_LOST, ICON_CONFLICT) or (icon == ICON_ARROW and icons.track[element] == ARMS_RACE):
        return -4.0
    if icon in HURTFUL[thought.side]:
        return -3.0
    return 0.5 if icon == ICON_PEACEMAKER else 1.0 if icon == ICON_ARROW else 2.0


def score_ignoring(thought: Thought, action: int) -> float:
    """What the event is worth without one icon or arrow."""
    play = thought.view["play"]
    source = IDS.index(play["source"])
    elements = [source * MOST_ICONS + k - 1 for k in play["open"]]
    if action != IGNORE_NOTHING:
        elements.remove(source * MOST_ICONS + action - IGNORE)
    auto = thought.view["auto"] is not None
    return thought.worth(thought.carried_out(elements, None if auto else thought.seat))


def score_discard(thought: Thought, action: int) -> float:
    """A hand card given up: as a price it costs, from an earlier decade a better one may come."""
    worth = CUBE * card_worth(thought.mind, action - DISCARD)
    return 0.9 * CUBE - worth if thought.view["question"]["name"] == "keep" else -worth


def score_new(thought: Thought, action: int) -> float:
    """Choices that the base game does not have."""
    world = thought.world.copy()
    name = thought.view["question"]["name"]
    if action == INCOME:
        world.money[thought.seat] += 1
        return thought.gained(0.0, world)
    if name == "missed":
        return CUBE * german_score(thought.mind, action)
    if action >= SPACE_OF:
        source = SOURCE_DOMINANCE + action - SPACE_OF
        return thought.worth(thought.carried_out(list(thought.tables.icons.elements(source)), thought.seat))
    if action >= DRAWS_FIRST:
        return 0.0 if action - DRAWS_FIRST == SIDE_OF[thought.seat] else 0.001
    if action >= FREE:
        step = 1 if (action - FREE) % 2 else -1
        if action - FREE >= 2:
            thought.move(world, DOMINANCE, step)
            return thought.gained(0.0, world)
        return thought.gained_by_prestige(world, step)
    return score_conversion(thought, action)


def score_conversion(thought: Thought, action: int) -> float:
    """Whether prestige or dominance moves."""
    step: int = thought.view["step"]
    if action == MOVE_PRESTIGE:
        return thought.gained_by_prestige(thought.world, step)
    return thought.outcome_of_step(thought.world, step)
