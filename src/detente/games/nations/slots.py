"""The fields of nations's state: written by `detente fields` from `fields.py`, which says what they hold."""

from typing import ClassVar

from mypy_extensions import i64

from detente.core.engine.state import EMPTY, State
from detente.core.records.fields import Field
from detente.games.nations.fields import FIELDS


class Slots(State):
    """What is on the table.

    spot: the point of each leader, or RESERVE or OUT
    standing: the leader on each point, or NOBODY
    agents: the point of each seat's agent, or NOBODY
    tankers: how many are where, TANKER_PLACES numbers a seat
    stock: tankers that nobody has
    pipes: whether a pipeline is there, by route
    cash: of each seat, millions
    debt: of each seat, millions
    living: mask of the seats in the game
    opened: mask of the seats that have begun their first turn
    fallen: for each seat 0, or when it dropped out: 1 for the first, and so on
    drops: how often seats have dropped out
    first: the seat that began
    turn: whose turn it is
    turn_over: whether the turn has ended
    round: its number
    last_loss: the last round in which a leader left the game for good; 0 if none has
    had: mask of the seats that have had their turn in this round
    agent_moved: whether phase 2 of the turn is over
    leader_phase: phase 3 of the turn: TO_COME, ... OVER
    tanker_used: whether a tanker was bought, moved or sold in this turn
    pipeline_used: whether a pipeline was bought in this turn
    income: collected in phase 1 of this turn, millions
    chance: the last chance (SDN-OUT-5)
    card: the face of the open card, or NOBODY
    card_by: whether a leader or the agent has drawn it
    ending: why the game is over
    rulings: the options as numbers
    """

    __slots__ = (
        "agent_moved",
        "agents",
        "card",
        "card_by",
        "cash",
        "chance",
        "debt",
        "drops",
        "ending",
        "fallen",
        "first",
        "had",
        "income",
        "last_loss",
        "leader_phase",
        "living",
        "opened",
        "pipeline_used",
        "pipes",
        "round",
        "rulings",
        "spot",
        "standing",
        "stock",
        "tanker_used",
        "tankers",
        "turn",
        "turn_over",
    )

    fields: ClassVar[tuple[Field, ...]] = FIELDS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.spot: list[int] = EMPTY
        self.standing: list[int] = EMPTY
        self.agents: list[int] = EMPTY
        self.tankers: list[int] = EMPTY
        self.stock: i64 = 0
        self.pipes: list[int] = EMPTY
        self.cash: list[int] = EMPTY
        self.debt: list[int] = EMPTY
        self.living: i64 = 0
        self.opened: i64 = 0
        self.fallen: list[int] = EMPTY
        self.drops: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turn_over: i64 = 0
        self.round: i64 = 1
        self.last_loss: i64 = 0
        self.had: i64 = 0
        self.agent_moved: i64 = 0
        self.leader_phase: i64 = 0
        self.tanker_used: i64 = 0
        self.pipeline_used: i64 = 0
        self.income: i64 = 0
        self.chance: i64 = 0
        self.card: i64 = -1
        self.card_by: i64 = 0
        self.ending: i64 = 0
        self.rulings: list[int] = EMPTY

    def copy_slots(self, twin: "Slots") -> None:
        """Copy all fields."""
        twin.spot = self.spot[:]
        twin.standing = self.standing[:]
        twin.agents = self.agents[:]
        twin.tankers = self.tankers[:]
        twin.stock = self.stock
        twin.pipes = self.pipes[:]
        twin.cash = self.cash[:]
        twin.debt = self.debt[:]
        twin.living = self.living
        twin.opened = self.opened
        twin.fallen = self.fallen[:]
        twin.drops = self.drops
        twin.first = self.first
        twin.turn = self.turn
        twin.turn_over = self.turn_over
        twin.round = self.round
        twin.last_loss = self.last_loss
        twin.had = self.had
        twin.agent_moved = self.agent_moved
        twin.leader_phase = self.leader_phase
        twin.tanker_used = self.tanker_used
        twin.pipeline_used = self.pipeline_used
        twin.income = self.income
        twin.chance = self.chance
        twin.card = self.card
        twin.card_by = self.card_by
        twin.ending = self.ending
        twin.rulings = self.rulings
