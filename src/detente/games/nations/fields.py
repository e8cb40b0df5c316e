"""The values that each field of Das Spiel der Nationen may hold."""

from detente.core.records.fields import (
    EACH_SEAT,
    SEAT,
    SEATS,
    YES_OR_NO,
    Derived,
    Field,
    Range,
    exactly,
    seats,
    up_to,
)
from detente.games.nations.codes import (
    BY_LEADER,
    END_NONE,
    END_QUIET,
    LEADERS,
    MOST_ROUNDS,
    NO_CHANCE,
    NOBODY,
    OUT,
    OVER,
    POINTS,
    RESCUED,
    ROUTES,
    RULING_ROUNDS,
    TANKER_PLACES,
    TO_COME,
)
from detente.games.nations.data import BOARD

MOST_MONEY = 60_000
"""Millions; far more than all rounds of a game bring."""
MONEY = up_to(MOST_MONEY)
POINT = up_to(POINTS - 1)

FIELDS = (
    Field(
        "spot",
        up_to(OUT),
        exactly(lambda s: LEADERS * s.seats),
        "the point of each leader, or RESERVE or OUT",
    ),
    Field(
        "standing",
        Range(NOBODY, lambda s: LEADERS * s.seats - 1),
        exactly(POINTS),
        "the leader on each point, or NOBODY",
    ),
    Field("agents", Range(NOBODY, POINTS - 1), EACH_SEAT, "the point of each seat's agent, or NOBODY"),
    Field(
        "tankers",
        up_to(BOARD.tankers),
        exactly(lambda s: TANKER_PLACES * s.seats),
        "how many are where, TANKER_PLACES numbers a seat",
    ),
    Field("stock", up_to(BOARD.tankers), about="tankers that nobody has"),
    Field("pipes", YES_OR_NO, exactly(ROUTES), "whether a pipeline is there, by route"),
    Field("cash", MONEY, EACH_SEAT, "of each seat, millions"),
    Field("debt", MONEY, EACH_SEAT, "of each seat, millions"),
    Field("living", SEATS, about="mask of the seats in the game"),
    Field("opened", SEATS, about="mask of the seats that have begun their first turn"),
    Field(
        "fallen",
        up_to(seats),
        EACH_SEAT,
        "for each seat 0, or when it dropped out: 1 for the first, and so on",
    ),
    Field("drops", up_to(seats), about="how often seats have dropped out"),
    Field("first", SEAT, about="the seat that began"),
    Field("turn", SEAT, about="whose turn it is"),
    Field("turn_over", YES_OR_NO, about="whether the turn has ended"),
    Field("round", Range(1, lambda s: s.rulings[RULING_ROUNDS] or MOST_ROUNDS), about="its number", start=1),
    Field(
        "last_loss",
        up_to(MOST_ROUNDS),
        about="the last round in which a leader left the game for good; 0 if none has",
    ),
    Field("had", SEATS, about="mask of the seats that have had their turn in this round"),
    Field("agent_moved", YES_OR_NO, about="whether phase 2 of the turn is over"),
    Field("leader_phase", up_to(OVER), about="phase 3 of the turn: TO_COME, ... OVER", start=TO_COME),
    Field("tanker_used", YES_OR_NO, about="whether a tanker was bought, moved or sold in this turn"),
    Field("pipeline_used", YES_OR_NO, about="whether a pipeline was bought in this turn"),
    Field("income", up_to(1000), about="collected in phase 1 of this turn, millions"),
    Field("chance", up_to(RESCUED), about="the last chance (SDN-OUT-5)", start=NO_CHANCE),
    Field(
        "card", Range(NOBODY, max(BOARD.faces)), about="the face of the open card, or NOBODY", start=NOBODY
    ),
    Field("card_by", up_to(BY_LEADER), about="whether a leader or the agent has drawn it"),
    Field("ending", up_to(END_QUIET), about="why the game is over", start=END_NONE),
)

DERIVED = (Derived("rulings", list, "the options as numbers"),)
