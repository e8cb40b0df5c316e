"""The situation as a seat sees it, for judging actions."""

from collections import Counter
from collections.abc import Mapping
from operator import mul
from typing import Any, Final

from detente.core.engine.actions import Said
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain import losses, revenge, weights
from detente.games.nuclear_war.brain.losses import Hope, People
from detente.games.nuclear_war.brain.weights import Taste
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF
from detente.games.nuclear_war.notation import ACTIONS
from detente.games.nuclear_war.state import SEAT_NAMES

SAID: Final = {text: ACTIONS.said(text) for text in map(ACTIONS.text, range(ACTIONS.size))}
"""The parsed text of each action."""


def face_of(said: Said) -> int:
    """The card that an action names."""
    return FACE_OF[str(said.values["card"])]


def seat_of(said: Said) -> int:
    """The seat that an action names."""
    return SEAT_NAMES.index(str(said.values["seat"]))


class Mind:
    """What a view means to its seat.

    own: its people. row, dead: its row, and where in it dead warheads are. opponents: the living ones.
    people: what can be inferred about each opponent's people. hand: its hand, with the deterrents it shows.
    """

    def __init__(self, view: Mapping[str, Any], taste: Taste) -> None:
        self.view = view
        self.taste = taste
        self.me: int = view["seat"]
        self.table: list[Mapping[str, Any]] = view["table"]
        mine = self.table[self.me]
        self.own: int = mine["population"]
        self.war: bool = view["war"]
        self.opponents = [seat for seat, his in enumerate(self.table) if his["living"] and seat != self.me]
        self.shown = [FACE_OF[id] for id in mine["deterrents"]]
        self.hand: Counter[int] = Counter([*(FACE_OF[id] for id in view["hand"]), *self.shown])
        self.row = [FACE_OF[id] for id in view["row"]]
        self.dead: list[int] = view["dead"]
        self.launched = FACE_OF[mine["launch_slot"]] if mine["launch_slot"] else -1
        self.load: int = mine["load"]
        self.people = {seat: self.count(seat) for seat in self.opponents}
        self.mean = sum(his.mean for his in self.people.values()) / max(1, len(self.opponents))
        self.hopes: dict[tuple[int, int], Hope] = {}
        self.pool = self.per_unseen_card()

    def count(self, seat: int) -> People:
        """What can be inferred about an opponent's people."""
        his = self.table[seat]
        if his["population"] is not None:
            return losses.exactly(his["population"])
        counts = zip(EDITION.population_values, EDITION.population_counts, strict=True)
        pool = tuple(n - self.view["population_cards"].get(str(value), 0) for value, n in counts)
        cards = EDITION.population_deal[self.view["seats"]]
        return losses.estimated(pool, cards, his["change"], his["at_least"])

    # -- opponents

    def weight(self, seat: int) -> float:
        """What a million of an opponent's people is worth: more if they lead or have a carrier launched."""
        lead = self.people[seat].mean / max(1.0, self.mean) - 1.0
        return 1.0 + self.taste.lead * lead + weights.LAUNCHED * bool(self.table[seat]["launch_slot"])

    def menace(self, seat: int) -> float:
        """What an opponent's final retaliation would kill on average, as far as can be told."""
        his = self.table[seat]
        shown = [FACE_OF[id] for id in his["deterrents"]]
        unseen: int = his["hand"] + his["row"] - len(shown)
        heavy = sum(losses.MEAN_LOSS[face] for face in shown if face < codes.CARRIER)
        return revenge.menace(unseen, self.pool, heavy, bool(his["launch_slot"]))

    def per_unseen_card(self) -> float:
        """What the warhead on a card that this seat does not see kills on average; 0 counts for other cards."""
        seen = Counter(FACE_OF[id] for id in self.view["discard"])
        seen.update(self.hand)
        seen.update(self.row)
        for seat in self.opponents:
            seen.update(FACE_OF[id] for id in self.table[seat]["deterrents"])
        left = [max(0, EDITION.counts[face] - seen[face]) for face in range(codes.SECRET)]
        killed: float = sum(map(mul, left, losses.MEAN_LOSS))
        return killed / max(1, sum(left))

    def killed(self, seat: int) -> float:
        """What an opponent's death is worth, with their final retaliation, which this seat has to expect.

        A death of both is nobody's victory.
        """
        last = len(self.opponents) == 1
        struck = revenge.guarded(self.menace(seat), losses.mask_of(self.hand))
        doom = revenge.doom(self.own, struck)
        if last:
            return weights.WIN * (1.0 - doom) - weights.AVENGED_TO_DEATH * doom
        avenged = weights.AVENGED_TO_DEATH * doom + weights.AVENGED * min(struck, self.own)
        return weights.KILL_ONE - avenged

    def struck(self, seat: int, expected: Hope) -> float:
        """What it is worth if an opponent loses people and perhaps dies."""
        return expected.loss * self.weight(seat) + expected.death * self.killed(seat)

    def intercepts(self, seat: int, carrier: int) -> float:
        """The chance that an opponent can stop the carrier."""
        his = self.table[seat]
        stopping = [
            face
            for face in range(codes.ANTI_MISSILE, codes.ANTI_MISSILE + codes.ANTI_MISSILES)
            if EDITION.is_stopped(carrier, face)
        ]
        held = {FACE_OF[id] for id in his["deterrents"]}
        for group in self.view["known"]:
            if group["places"] == [f"{SEAT_NAMES[seat]} hand"] and "faces" in group:
                held.update(int(face) for face in group["faces"])
        if any(face in held for face in stopping):
            return weights.SURE
        away = {FACE_OF[id] for other in self.table for id in other["deterrents"]}
        away.update(FACE_OF[id] for id in [*self.view["discard"], *self.view["hand"], *self.view["row"]])
        unseen: int = self.view["deck"] + sum(
            self.table[k]["hand"] + self.table[k]["row"] for k in self.opponents
        )
        hand: int = his["hand"]
        return min(weights.LIKELY, sum(face not in away for face in stopping) * hand / max(1, unseen))

    # -- actions against opponents

    def attack(self, seat: int, carrier: int, warhead: int) -> float:
        """What an attack is worth."""
        key = seat, warhead
        if key not in self.hopes:
            self.hopes[key] = losses.hope(self.people[seat], warhead)
        worth = self.struck(seat, self.hopes[key])
        if not EDITION.bomber[carrier]:
            kills = EDITION.kills[warhead]
            worth -= losses.BACKFIRE * (weights.DEATH if kills >= self.own else kills)
        if warhead == codes.WARHEADS - 1:
            worth -= weights.CHAIN_COST
        return worth * (1.0 - self.intercepts(seat, carrier))

    def lure(self, seat: int, number: int) -> float:
        """What propaganda is worth in peace: people change sides and nobody strikes back."""
        his = self.people[seat]
        end = weights.WIN if len(self.opponents) == 1 else weights.KILL_ONE + weights.LURED
        return his.loss(number) * (self.weight(seat) + 1.0) + his.at_most(number) * end

    def best_attack(self, carrier: int, warhead: int) -> float:
        """What an attack on the best target is worth."""
        return max(self.attack(seat, carrier, warhead) for seat in self.opponents)

    def best_lure(self, number: int) -> float:
        """What propaganda against the best target is worth."""
        return max(self.lure(seat, number) for seat in self.opponents)
