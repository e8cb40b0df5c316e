"""Wir sind das Volk! (Histogame 2014, Richard Sivél and Peer Sylvester), rules version 2.0, the game for two.

Players: West (seat 0) and East (seat 1). Hidden: hands, the order of the draw deck, cards out of the game unseen.
Chance: the shuffle of each decade's cards. Actions: see `notation`. Views: see `view`.
Between decades both decide unseen which hand cards they discard; else one player decides at a time.
"""

from typing import Final, cast

from detente.core.game import Game, Place, Question
from detente.core.options import Option
from detente.core.state import State
from detente.games.germany.codes import (
    ASK_AFTER,
    ASK_ASSIGN,
    ASK_BONUS,
    ASK_BOX,
    ASK_BUILD,
    ASK_DELIVER,
    ASK_DISMANTLE,
    ASK_END_PROTEST,
    ASK_GIVE,
    ASK_HAMBURG,
    ASK_ICON,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_LIFT,
    ASK_LOSE_SOCIALIST,
    ASK_LOWER,
    ASK_LS,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_PLACE,
    ASK_PRESS,
    ASK_PRICE,
    ASK_RAISE,
    ASK_REMOVE,
    ASK_RETURN,
    ASK_RUN_DOWN,
    ASK_SEEN,
    ASK_SOCIALIST,
    ASK_SOURCE,
    ASK_STOP,
    ASK_SUPPLIER,
    ASK_TURN,
)
from detente.games.germany.notation import SPACE
from detente.games.germany.position import arrange
from detente.games.germany.refusals import forbids
from detente.games.germany.state import Table
from detente.games.germany.telling import REASONS, TELLING
from detente.games.germany.view import show
from detente.games.wsdv.rules import WirSindDasVolk

OPTIONS: Final = (
    Option("seats", (2,), "number of players", "WSDV-COMP-1"),
    Option(
        "protest_ban",
        ("connection", "line"),
        "what a mass protest at one end of a two-line connection bars",
        "WSDV-ACT-B5",
    ),
    Option("build_points", ("up_to", "all"), "whether build points may be left unused", "WSDV-ACT-B7"),
    Option(
        "assignment",
        ("once", "anew"),
        "how often Hamburg and external factories are assigned while living standard is raised",
        "WSDV-HAM-1",
    ),
    Option(
        "berlin_protest",
        ("twice", "once"),
        "whether a mass protest in West Berlin counts besides its supplier's",
        "WSDV-WB-6",
    ),
    Option(
        "berlin_lifted",
        ("by_choice", "in_order"),
        "which supplier mass protest is taken away",
        "WSDV-WB-7",
    ),
    Option(
        "last_socialists",
        ("always", "unless_lost"),
        "whether the box is used after socialists were lost",
        "WSDV-EOD-9.4",
    ),
    Option(
        "insolvency",
        ("lines", "connections"),
        "what counts as a point when insolvency is checked in phase 3",
        "WSDV-EOD-3.5",
    ),
    Option(
        "berlin_limit",
        ("delivered", "present"),
        "which suppliers limit West Berlin's living standard",
        "WSDV-EOD-5.2",
    ),
    Option(
        "berlin_tolerance",
        ("none", "one"),
        "West Berlin's tolerance in the internal comparison",
        "WSDV-EOD-6.2",
    ),
    Option("discards", ("hidden", "shown"), "whether discarded cards are shown", "WSDV-HID-3"),
)

QUESTIONS: Final = {
    ASK_TURN: Question("turn", "WSDV-FLOW-2"),
    ASK_PRICE: Question("price", "WSDV-ACT-D7"),
    ASK_KEEP: Question("keep", "WSDV-FLOW-7"),
    ASK_BUILD: Question("build", "WSDV-ACT-B1"),
    ASK_DISMANTLE: Question("dismantle", "WSDV-DIS-1"),
    ASK_PLACE: Question("place", "WSDV-ACT-D2"),
    ASK_REMOVE: Question("remove", "WSDV-UNR-3"),
    ASK_MOVE: Question("move", "WSDV-UNR-5"),
    ASK_MOVE_TO: Question("move_to", "WSDV-UNR-5"),
    ASK_LS: Question("standard", "WSDV-SPC-7"),
    ASK_LOWER: Question("lower", "WSDV-EOD-5.3"),
    ASK_END_PROTEST: Question("end_protest", "WSDV-UNR-4"),
    ASK_SUPPLIER: Question("supplier", "WSDV-WB-6"),
    ASK_LIFT: Question("lift", "WSDV-WB-7"),
    ASK_RUN_DOWN: Question("run_down", "WSDV-RUN-1"),
    ASK_STOP: Question("stop", "WSDV-EXT-3"),
    ASK_SOCIALIST: Question("socialist", "WSDV-SOC-3"),
    ASK_LOSE_SOCIALIST: Question("lose_socialist", "WSDV-EOD-9.2"),
    ASK_HAMBURG: Question("hamburg", "WSDV-HAM-1"),
    ASK_ASSIGN: Question("assign", "WSDV-ECO-5"),
    ASK_RAISE: Question("raise", "WSDV-ACT-C1"),
    ASK_DELIVER: Question("deliver", "WSDV-WB-2"),
    ASK_PRESS: Question("press", "WSDV-EOD-7.2"),
    ASK_BOX: Question("box", "WSDV-EOD-2.1"),
    ASK_ICON: Question("icon", "WSDV-ACT-D1"),
    ASK_IGNORE: Question("ignore", "WSDV-ACT-D4"),
    ASK_SOURCE: Question("source", "WSDV-SPC-4"),
    ASK_SEEN: Question("seen", "WSDV-SPC-5"),
    ASK_GIVE: Question("give", "WSDV-SPC-5"),
    ASK_BONUS: Question("bonus", "WSDV-TRK-8"),
    ASK_AFTER: Question("after", "WSDV-POL-2"),
    ASK_RETURN: Question("return", "WSDV-POL-4"),
}

MOST_ACTIONS_OF_A_TURN: Final = 60
"""A card and its price, eight icons with their order, target and overflow, police cards, socialists."""
MOST_TURNS: Final = 4 * 24
"""14 cards of the display, the special card and at most nine of hands in a decade."""
MOST_ACTIONS_OF_AN_END: Final = 400
"""Each build point of East once, and the choices of the other phases."""


def rank(state: State) -> list[Place]:
    """WSDV-WIN-1, WSDV-WIN-2: one wins. The rulebook knows no points: who wins has 1."""
    s = cast(Table, state)
    assert s.returns is not None
    reason = REASONS[int(s.ending)]
    return [Place(seat, 1 if share else 2, reason, share) for seat, share in enumerate(s.returns)]


GAME: Final = Game(
    id="wsdv",
    title="Wir sind das Volk!",
    version=1,
    package="detente.games.wsdv",
    state_type=WirSindDasVolk,
    actions=SPACE,
    options=OPTIONS,
    questions=QUESTIONS,
    telling=TELLING,
    max_actions=MOST_ACTIONS_OF_A_TURN * MOST_TURNS + 4 * MOST_ACTIONS_OF_AN_END,
    show=show,
    arrange=arrange,
    rank=rank,
    forbids=forbids,
)
