"""Knowledge for bots: what each legal action is worth, found by carrying it out and looking at the position that follows.

A position has a worth in millions for each seat: its traits, weighted by HABITS. An action is worth what the seat's own position is then
worth, minus the mean of what those of the others are. It does not look at the answers of the others, except by the dangers that the traits tell.
"""

from collections.abc import Mapping, Sequence
from operator import mul
from statistics import fmean
from typing import Final, cast

from detente.core.authors.brain import Worlds
from detente.games.nations.brain.evaluation import TRAITS, traits
from detente.games.nations.brain.threats import approach
from detente.games.nations.codes import NOBODY, NORTH, OVER, SOUTH
from detente.games.nations.notation import ADVANCE, AGENT, BUY, DONE, GIVE_UP, PLACE, TO
from detente.games.nations.rules.cards import Order
from detente.games.nations.rules.leaders import TARGET
from detente.games.nations.rules.reach import NEIGHBOURS
from detente.games.nations.state import IS_CAPITAL, IS_INCIDENT, GameState

HABITS: Final[Mapping[str, float]] = {
    "kings": 2.5,
    "presidents": 2.5,
    "dictators": 2.5,
    "guerrillas": 2.5,
    "last leaders": -2.0,
    "tied": -2.0,
    "income": 7.0,
    "spare oil": 0.8,
    "inland oil": 0.15,
    "surplus tankers": 2.0,
    "abandoned tankers": 1.0,
    "safe tankers": 3.0,
    "homeward": 5.0,
    "canal": 3.0,
    "first cash": 1.5,
    "further cash": 0.8,
    "riches": 2.0,
    "debt": -0.5,
    "broke": -12.0,
    "last hope": 4.0,
    "danger soon": -0.2,
    "danger later": -0.1,
    "target soon": -0.3,
    "target later": -0.1,
    "oil at risk": -3.0,
    "prey": 0.1,
}
"""What a trait is worth, in millions."""
GONE: Final = -15.0
"""The worth of a position to a seat that is out."""
WON: Final = 1000.0
"""The worth of winning the game; losing it is as bad."""
DEALS: Final = 8
"""The number of worlds in which a card that nobody has seen is tried."""
LATER: Final = -10_000.0
"""What can wait until the agent and a leader have moved comes after them."""
NEVER: Final = -20_000.0
APPROACH: Final = 0.12
"""The worth of coming nearer to what a leader could take, as a share of that worth."""

WORTHS: Final = [HABITS.get(trait, 0.0) for trait in TRAITS]


def weigh(worlds: Worlds, seat: int, actions: Sequence[int]) -> list[float]:
    """What each action is worth to the seat, in millions; first the agent moves, then a leader, then comes the rest."""
    if len(actions) == 1:
        return [0.0]
    chooser = Chooser(worlds, seat)
    return [
        LATER if waits(chooser.now, action, actions[0]) else chooser.worth_of(action) for action in actions
    ]


def waits(now: GameState, action: int, first: int) -> bool:
    """Whether the action is better taken after what is due. first: the first legal action, which tells what that is."""
    if now.card != NOBODY:
        return False
    if first in AGENT:
        return action not in AGENT
    return (first in PLACE or first in ADVANCE) and not (action in PLACE or action in ADVANCE)


def draws(action: int) -> bool:
    """Whether a piece ends on an incident space."""
    return (action in AGENT and IS_INCIDENT[AGENT.one(action)]) or (
        action in TO and IS_INCIDENT[TO.one(action)]
    )


def bought_at_sea(action: int) -> bool:
    """Whether a tanker is bought for a high sea. HABITS are of tankers saved there; a new one earns nothing and takes the money for leaders."""
    return action in BUY and BUY.one(action) in (NORTH, SOUTH)


def likely(world: GameState, answer: int) -> bool:
    """Whether the answer is tried when the action before it is judged: of a leader's ends, capitals and the next points."""
    if answer not in TO:
        return True
    end = TO.one(answer)
    return not IS_INCIDENT[end] and (IS_CAPITAL[end] or end in NEIGHBOURS[TARGET.source(world)])


def belongs(world: GameState) -> bool:
    """Whether the open question is part of the action before it."""
    question = world.sequence.questions[world.asked]
    return question is TARGET or isinstance(question, Order)


class Chooser:
    """Tries the actions of a seat. now: the position. rivals: other seats still in the game."""

    def __init__(self, worlds: Worlds, seat: int) -> None:
        self.worlds = worlds
        self.seat = seat
        self.now = cast(GameState, worlds(0))
        self.rivals = len(self.now.seats_in_game()) - 1

    def worth_of(self, action: int) -> float:
        """The worth of the position after the action; over several deals if a card is drawn."""
        if action in GIVE_UP or bought_at_sea(action):
            return NEVER
        if action in DONE:
            return self.worth(cast(GameState, self.now.clone()))
        if draws(action):
            return fmean(self.result(cast(GameState, self.worlds(k)), action) for k in range(DEALS))
        return self.result(cast(GameState, self.now.clone()), action)

    def result(self, world: GameState, action: int) -> float:
        """The worth after the action in this world, and after the best of what still belongs to it: where a leader goes, what a card orders."""
        gained = 0.0
        if action in TO:
            source = TARGET.source(world)
            there, here = (approach(world, self.seat, source, point) for point in (TO.one(action), source))
            gained = APPROACH * (there - here)
        world.apply(self.seat, action)
        if not world.over and world.turn == self.seat and belongs(world):
            answers = [answer for answer in world.legal_actions(self.seat) if likely(world, answer)]
            if answers:
                return gained + max(self.result(cast(GameState, world.clone()), answer) for answer in answers)
        return gained + self.worth(world)

    def worth(self, world: GameState) -> float:
        """What the position is worth to the seat, as if its leader had moved. It changes the world."""
        seat = self.seat
        if world.returns is not None:
            return WON * (2 * world.returns[seat] - 1)
        if not world.lives(seat):
            return -WON
        if world.turn == seat:
            world.leader_phase = OVER
        found = [sum(map(mul, WORTHS, row)) if row else GONE for row in traits(world)]
        return found[seat] - (sum(found) - found[seat]) / self.rivals
