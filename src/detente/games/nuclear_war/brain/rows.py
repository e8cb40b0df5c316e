"""What to place, show and lay. Plans a few of the seat's own turns ahead."""

from collections import Counter
from typing import NamedTuple

from detente.core.engine.actions import Said
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain import losses, weights
from detente.games.nuclear_war.brain.mind import SAID, Mind, face_of
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.notation import KEEP, PLACE, PLACE_SHOWN, SHOW


class RowOutlook(NamedTuple):
    """The outlook when a card is turned up: worth so far, weight of what follows, launch slot, chance of peace."""

    worth: float
    weight: float
    launched: int
    load: int
    peace: float


class RowPlan:
    """Looks a few of the seat's own turns ahead along the row, without new cards. Assumes that a war lasts."""

    def __init__(self, mind: Mind) -> None:
        self.lures = [
            mind.best_lure(EDITION.people[face]) for face in range(codes.PROPAGANDA, codes.ANTI_MISSILE)
        ]
        self.attacks = {
            (carrier, warhead): mind.best_attack(carrier, warhead)
            for carrier in range(codes.CARRIER, codes.PROPAGANDA)
            for warhead in range(codes.WARHEADS)
            if losses.bears(carrier, warhead)
        }
        duel = len(mind.opponents) == 1
        self.war_cost = mind.taste.war_cost + weights.LAST_PEACE * duel
        self.calm = 1.0
        for seat in mind.opponents:
            self.calm *= 1.0 - (
                weights.ATTACKS_LAUNCHED if mind.table[seat]["launch_slot"] else weights.ATTACKS
            )
        self.start = RowOutlook(0.0, 1.0, mind.launched, mind.load, 0.0 if mind.war else 1.0)

    def turn_up(self, now: RowOutlook, face: int) -> RowOutlook:
        """NW-REVEAL: the outlook after the seat turns up a card and the others take their turns."""
        worth, launched, load, peace = 0.0, -1, 0, now.peace
        if face < codes.CARRIER:
            rest = now.load - EDITION.megatons[face]
            if rest >= 0:
                worth = self.attacks[now.launched, face] - now.peace * self.war_cost
                peace = 0.0
                if EDITION.bomber[now.launched] and rest > 0:
                    launched, load = now.launched, rest
        elif face < codes.PROPAGANDA:
            launched, load = face, EDITION.capacity[face]
        elif face < codes.ANTI_MISSILE:
            worth = now.peace * self.lures[face - codes.PROPAGANDA]
        return RowOutlook(
            now.worth + now.weight * worth, now.weight * weights.PATIENCE, launched, load, peace * self.calm
        )

    def along(self, row: list[int], dead: list[int]) -> RowOutlook:
        """The outlook after a row with dead warheads at some places (NW-BOMB-5)."""
        now = self.start
        for k, face in enumerate(row):
            now = self.turn_up(now, weights.BLANK if k in dead else face)
        return now

    def lay(self, now: RowOutlook, hand: Counter[int], face: int, turns: int) -> float:
        """The worth of laying this card next and the best ones after it, over `turns` turns in all."""
        hand[face] -= 1
        worth = self.best(self.turn_up(now, face), hand, turns - 1) - held(hand, face)
        hand[face] += 1
        return worth

    def best(self, now: RowOutlook, hand: Counter[int], turns: int) -> float:
        """The worth of laying the best cards from here on, over `turns` turns."""
        if turns <= 0:
            return now.worth
        return max((self.lay(now, hand, face, turns) for face in sensible(now, hand)), default=now.worth)


def held(hand: Counter[int], face: int) -> float:
    """What one more card of this face would be worth in the hand."""
    return weights.HOLD[face] * float(weights.ANOTHER ** hand[face])


def sensible(now: RowOutlook, hand: Counter[int]) -> list[int]:
    """Warheads for the carrier launched, carriers for a warhead in hand, propaganda; and the least useful of the rest."""
    faces = [face for face in hand if hand[face] > 0 and face < codes.SECRET]
    lightest = min((EDITION.megatons[face] for face in faces if face < codes.CARRIER), default=1000)
    found: list[int] = []
    rest: list[int] = []
    for face in faces:
        if face < codes.CARRIER:
            useful = EDITION.megatons[face] <= now.load
        elif face < codes.PROPAGANDA:
            useful = lightest <= EDITION.capacity[face]
        else:
            useful = face < codes.ANTI_MISSILE and now.peace > weights.MAY_LURE
        (found if useful else rest).append(face)
    if rest:
        found.append(min(rest, key=lambda face: weights.HOLD[face] * weights.ANOTHER ** (hand[face] - 1)))
    return found


def judge_place(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-TURN-4, NW-DET-1: the best card to place; if deterrents are worth showing, they come first."""
    plan = RowPlan(mind)
    now = plan.along(mind.row, mind.dead)
    worth = {face: plan.lay(now, mind.hand, face, weights.TURNS_AHEAD) for face in list(mind.hand)}
    best = max(worth, key=lambda face: (worth[face], face))
    to_show = deterrents(mind, best)
    shielded = shields(mind)
    found = []
    for said in actions:
        face = face_of(said)
        if said.verb is PLACE or said.verb is PLACE_SHOWN:
            found.append(worth[face])
        elif said.verb is SHOW and face in to_show:
            found.append(worth[best] + 1.0)
        elif said.verb is SHOW and shielded.get(face, 0.0) > 0:
            found.append(worth[best] + shielded[face])
        else:
            found.append(worth[best] - weights.DEATH)
    return found


def deterrents(mind: Mind, placed: int) -> list[int]:
    """NW-DET: what a weak seat should still show: a heavy warhead and a carrier for it, both kept for later."""
    if mind.own > weights.WEAK:
        return []
    rest = mind.hand.copy()
    rest[placed] -= 1
    for warhead in range(codes.WARHEADS - 1, weights.DETERRENT - 1, -1):
        for carrier in range(codes.PROPAGANDA - 1, codes.CARRIER - 1, -1):
            if rest[warhead] > 0 and rest[carrier] > 0 and losses.bears(carrier, warhead):
                return [face for face in (warhead, carrier) if face not in mind.shown]
    return []


def shields(mind: Mind) -> dict[int, float]:
    """NW-DET: for each anti-missile held, the worth of showing it in addition to those shown, while attackers have other targets."""
    if len(mind.opponents) < 2:
        return {}
    shown = losses.mask_of(mind.shown)
    return {
        face: mind.taste.shield * (losses.COVER[shown | losses.mask_of([face])] - losses.COVER[shown])
        for face in mind.hand
        if codes.ANTI_MISSILE <= face < codes.SECRET
    }


def judge_row(mind: Mind, actions: list[Said]) -> list[float]:
    """NW-SETUP-6, NW-STRAT-1: the best beginning of a row from all cards of hand and row."""
    plan = RowPlan(mind)
    laid = [face_of(SAID[part]) for part in mind.view["draft"]]
    now = plan.along(laid, mind.dead)
    hand = mind.hand + Counter(alive(mind, mind.row)) - Counter(alive(mind, laid))
    turns = weights.TURNS_AHEAD - len(laid)
    found = []
    for said in actions:
        if said.verb is KEEP:
            found.append(worth_keeping(plan, mind, hand))
        elif len(laid) in mind.dead:
            found.append(plan.best(plan.turn_up(now, weights.BLANK), hand, turns - 1))
        else:
            found.append(plan.lay(now, hand, face_of(said), turns))
    return found


def alive(mind: Mind, row: list[int]) -> list[int]:
    """A row without its dead warheads."""
    return [face for k, face in enumerate(row) if k not in mind.dead]


def worth_keeping(plan: RowPlan, mind: Mind, hand: Counter[int]) -> float:
    """What the row is worth unchanged."""
    row = alive(mind, mind.row)
    rest = hand - Counter(row)
    now = plan.along(mind.row, mind.dead)
    lost = sum(held(rest + Counter(row[k + 1 :]), face) for k, face in enumerate(row))
    return plan.best(now, rest, weights.TURNS_AHEAD - len(mind.row)) - lost + weights.KEEPING
