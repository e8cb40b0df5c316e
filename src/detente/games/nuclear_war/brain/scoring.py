"""Knowledge for bots: how good each legal action looks, from the seat's view alone."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final

from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain.losses import MEAN_LOSS, Hope, People, danger, exactly, stops
from detente.games.nuclear_war.brain.mind import Mind, face_of, seat_of
from detente.games.nuclear_war.brain.rows import judge_place, judge_row
from detente.games.nuclear_war.brain.worth import (
    BOMBER_LOAD,
    HOLD,
    KEEN,
    NEXT_TURN,
    SPENT,
    USUAL,
    WHEEL,
    Taste,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    return judged(view, actions, USUAL)


def judged(view: Mapping[str, Any], actions: Sequence[str], taste: Taste) -> list[float]:
    """The same for a player of this taste."""
    return JUDGES[view["question"]["name"]](Mind(view, taste), [action.split() for action in actions])


LEAST: Final = 0.001
"""What every action gets, beside 1 for the best."""
CLEAR: Final = 1.5
"""By so much an action has to look better to be e times as likely."""


def priors(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How likely a good player chooses each action; together 1."""
    told = judged(view, actions, KEEN)
    best = max(told)
    odds = [exp((score - best) / CLEAR) + LEAST for score in told]
    whole = sum(odds)
    return [each / whole for each in odds]


# -- targets


def judge_propaganda(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-PROP-1."""
    number = EDITION.people[FACE_OF[mind.view["about"]["card"]]]
    return [mind.lure(seat_of(words), number) for words in actions]


def judge_attack(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-ATTACK-1."""
    about = mind.view["about"]
    carrier, warhead = FACE_OF[about["carrier"]], FACE_OF[about["warhead"]]
    return [mind.attack(seat_of(words), carrier, warhead) for words in actions]


def judge_secret(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-SETUP-5: first what brings people, last the turns to miss, so that no dead player gets them."""
    order = (codes.LOSE_TURN, codes.KILL, codes.STEAL, codes.GAIN)
    return [
        float(order.index(EDITION.secret_op[face_of(words)])) if words[0] == "play" else 0.0
        for words in actions
    ]


def judge_secret_target(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-SEC-2: turns to miss for whoever is about to attack, losses as in an attack."""
    face = FACE_OF[mind.view["about"]["card"]]
    op, amount = EDITION.secret_op[face], EDITION.secret_amount[face]
    found = []
    for words in actions:
        seat = seat_of(words)
        his = mind.people[seat]
        if op == codes.LOSE_TURN:
            found.append(0.1 * his.mean + WHEEL * bool(mind.table[seat]["launch_slot"]))
        else:
            loss = his.loss(amount)
            gained = loss if op == codes.STEAL else 0.0
            found.append(mind.struck(seat, Hope(loss, his.at_most(amount))) + gained)
    return found


# -- interception


def judge_intercept(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-DEF-1: worth it when the loss would matter; the narrowest anti-missile first, the worst shot of a salvo."""
    about = mind.view["about"]
    carrier, warhead = FACE_OF[about["carrier"]], FACE_OF[about["warhead"]]
    own = exactly(mind.own)
    shots: list[Mapping[str, Any]] = mind.view["salvo"]
    if shots:
        saved = of_carrier(own, mind.me, shots, shots[0]["carrier_number"])
    else:
        saved = danger(own, warhead) + NEXT_TURN
        if EDITION.bomber[carrier]:
            load: int = mind.table[about["attacker"]]["load"]
            saved += BOMBER_LOAD * (load - EDITION.megatons[warhead])
    later = {shot["carrier_number"]: FACE_OF[shot["carrier"]] for shot in shots[1:]}
    only = len(actions) == 2
    spared = mind.taste.spare if len(mind.opponents) > 1 else 0.0
    found = []
    for words in actions:
        if words[0] == "decline":
            found.append(0.0)
            continue
        face = face_of(words)
        cost = SPENT * HOLD[face] + spared
        worst = max(
            (
                of_carrier(own, mind.me, shots, number)
                for number, other in later.items()
                if number != shots[0]["carrier_number"] and stops(face, other)
            ),
            default=0.0,
        )
        if only and worst > saved:
            cost += worst
        found.append(saved - cost)
    return found


def of_carrier(own: People, me: int, shots: Sequence[Mapping[str, Any]], number: int) -> float:
    """What all that one carrier of a salvo brings would cost."""
    return sum(
        danger(own, FACE_OF[shot["warhead"]])
        for shot in shots
        if shot["carrier_number"] == number and shot["target"] == me
    )


# -- final retaliation


def judge_salvo(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-RET-2: everything is fired, the biggest warhead first that a carrier takes, at who leads after what is announced.

    Missiles come before bombers, which then take all that is left; the widest missile takes the biggest warhead.
    Only a sole survivor is spared: he has won, and to kill him would leave a game without a winner (NW-END-3).
    """
    if len(mind.opponents) == 1:
        return [float(words[0] == "done") for words in actions]
    left = {seat: his.mean for seat, his in mind.people.items()}
    for part in mind.view["draft"]:
        words = part.split()
        if words[0] == "load":
            left[seat_of(words)] -= MEAN_LOSS[FACE_OF[words[1]]]
    ranked = sorted(left, key=lambda seat: (-left[seat], seat))
    found = []
    for words in actions:
        if words[0] == "load":
            found.append(2000.0 + EDITION.megatons[FACE_OF[words[1]]] - 0.1 * ranked.index(seat_of(words)))
        elif words[0] == "fire":
            face = mind.launched if words[1] == "launched" else FACE_OF[words[1]]
            found.append(1000.0 + EDITION.capacity[face] - 500.0 * EDITION.bomber[face])
        else:
            found.append(0.0)
    return found


JUDGES: Final[dict[str, Callable[[Mind, list[list[str]]], list[float]]]] = {
    "secret": judge_secret,
    "secret_target": judge_secret_target,
    "row": judge_row,
    "strategy": judge_row,
    "place": judge_place,
    "propaganda_target": judge_propaganda,
    "attack_target": judge_attack,
    "intercept": judge_intercept,
    "salvo": judge_salvo,
}
"""By the name of the question."""
