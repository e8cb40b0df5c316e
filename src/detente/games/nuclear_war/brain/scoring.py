"""Knowledge for bots: how good each legal action looks, from the seat's view alone."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final

from detente.core.engine.actions import Said
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain import losses, revenge, weights
from detente.games.nuclear_war.brain.losses import Hope, People
from detente.games.nuclear_war.brain.mind import SAID, Mind, face_of, seat_of
from detente.games.nuclear_war.brain.rows import judge_place, judge_row
from detente.games.nuclear_war.brain.weights import Taste
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.notation import DECLINE, DONE, FIRE, FIRE_LAUNCHED, LOAD, PLAY


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    return judged(view, actions, weights.USUAL)


def judged(view: Mapping[str, Any], actions: Sequence[str], taste: Taste) -> list[float]:
    """How good each action looks to a player of this taste; higher is better."""
    return JUDGES[view["question"]["name"]](Mind(view, taste), [SAID[action] for action in actions])


LEAST: Final = 0.001
"""The least weight of an action, where the best has 1."""
CLEAR: Final = 1.5
"""How much better an action must look to be e times as likely."""


def priors(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """The probability that a good player chooses each action; they sum to 1."""
    told = judged(view, actions, weights.KEEN)
    best = max(told)
    odds = [exp((score - best) / CLEAR) + LEAST for score in told]
    whole = sum(odds)
    return [each / whole for each in odds]


# -- targets


def judge_propaganda(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-PROP-1: the worth of propaganda against each target."""
    number = EDITION.people[FACE_OF[mind.view["about"]["card"]]]
    return [mind.lure(seat_of(said), number) for said in actions]


def judge_attack(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-ATTACK-1: the worth of the attack on each target."""
    about = mind.view["about"]
    carrier, warhead = FACE_OF[about["carrier"]], FACE_OF[about["warhead"]]
    return [mind.attack(seat_of(said), carrier, warhead) for said in actions]


def judge_secret(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-SETUP-5: secrets that bring people first, turns to miss last, so that no dead player gets them."""
    order = (codes.LOSE_TURN, codes.KILL, codes.STEAL, codes.GAIN)
    return [
        float(order.index(EDITION.secret_op[face_of(said)])) if said.verb is PLAY else 0.0 for said in actions
    ]


def judge_secret_target(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-SEC-2: turns to miss for the seat about to attack; losses as in an attack."""
    face = FACE_OF[mind.view["about"]["card"]]
    op, amount = EDITION.secret_op[face], EDITION.secret_amount[face]
    found = []
    for said in actions:
        seat = seat_of(said)
        his = mind.people[seat]
        if op == codes.LOSE_TURN:
            found.append(0.1 * his.mean + weights.WHEEL * bool(mind.table[seat]["launch_slot"]))
        else:
            loss = his.loss(amount)
            gained = loss if op == codes.STEAL else 0.0
            found.append(mind.struck(seat, Hope(loss, his.at_most(amount))) + gained)
    return found


# -- interception


def judge_intercept(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-DEF-1: intercept when the loss would matter; use the narrowest anti-missile first, against the worst shot of a salvo."""
    about = mind.view["about"]
    carrier, warhead = FACE_OF[about["carrier"]], FACE_OF[about["warhead"]]
    own = losses.exactly(mind.own)
    shots: list[Mapping[str, Any]] = mind.view["salvo"]
    if shots:
        number = shots[0]["carrier_number"]
        saved = of_carrier(own, mind.me, shots, number) + weights.DEATH * rescued(mind, shots, number)
    else:
        saved = losses.danger(own, warhead) + weights.NEXT_TURN
        if EDITION.bomber[carrier]:
            load: int = mind.table[about["attacker"]]["load"]
            saved += weights.BOMBER_LOAD * (load - EDITION.megatons[warhead])
    later = {shot["carrier_number"]: FACE_OF[shot["carrier"]] for shot in shots[1:]}
    only = len(actions) == 2
    spared = mind.taste.spare if len(mind.opponents) > 1 else 0.0
    found = []
    for said in actions:
        if said.verb is DECLINE:
            found.append(0.0)
            continue
        face = face_of(said)
        cost = weights.SPENT * weights.HOLD[face] + spared
        worst = max(
            (
                of_carrier(own, mind.me, shots, number)
                for number, other in later.items()
                if number != shots[0]["carrier_number"] and EDITION.is_stopped(other, face)
            ),
            default=0.0,
        )
        if only and worst > saved:
            cost += worst
        found.append(saved - cost)
    return found


def of_carrier(own: People, me: int, shots: Sequence[Mapping[str, Any]], number: int) -> float:
    """What all shots on one carrier of a salvo would cost."""
    return sum(
        losses.danger(own, FACE_OF[shot["warhead"]])
        for shot in shots
        if shot["carrier_number"] == number and shot["target"] == me
    )


def rescued(mind: Mind, shots: Sequence[Mapping[str, Any]], number: int) -> float:
    """How much likelier the seat survives the rest of a salvo without the shots on one of its carriers."""
    mine = [shot for shot in shots if shot["target"] == mind.me]
    rest = sum(
        losses.MEAN_LOSS[FACE_OF[shot["warhead"]]] for shot in mine if shot["carrier_number"] != number
    )
    whole = sum(losses.MEAN_LOSS[FACE_OF[shot["warhead"]]] for shot in mine)
    return revenge.doom_of_known(mind.own, whole) - revenge.doom_of_known(mind.own, rest)


# -- final retaliation


def judge_salvo(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-RET-2: fire everything, the biggest warhead that a carrier can bear first, at the killer first, then at the leader.

    Missiles come before bombers, which then take all that is left; the largest missile takes the biggest warhead. A last
    survivor is spared only if it is not the killer.
    """
    culprit: int = -1 if mind.view["turn"] is None else mind.view["turn"]
    if revenge.spares(mind.opponents, culprit):
        return [float(said.verb is DONE) for said in actions]
    left = revenge.targets({seat: his.mean for seat, his in mind.people.items()}, culprit)
    for part in mind.view["draft"]:
        said = SAID[part]
        if said.verb is LOAD:
            left[seat_of(said)] -= losses.MEAN_LOSS[face_of(said)]
    first = revenge.aim(left, culprit)
    ranked = sorted(left, key=lambda seat: (seat != first, -left[seat], seat))
    found = []
    for said in actions:
        if said.verb is LOAD:
            found.append(2000.0 + EDITION.megatons[face_of(said)] - 0.1 * ranked.index(seat_of(said)))
        elif said.verb is FIRE or said.verb is FIRE_LAUNCHED:
            face = face_of(said) if said.verb is FIRE else mind.launched
            found.append(1000.0 + EDITION.capacity[face] - 500.0 * EDITION.bomber[face])
        else:
            found.append(0.0)
    return found


JUDGES: Final[dict[str, Callable[[Mind, list[Said]], list[float]]]] = {
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
"""The judging function, by the name of the question."""
