"""Knowledge for bots: how good each legal action looks, from the seat's view alone.

Everything is weighed in millions of people: one million of an opponent's is about 1.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, exp
from typing import Any, Final, NamedTuple

from detente.games.nuclear_war.codes import (
    ANTI_MISSILE,
    ANTI_MISSILES,
    CARRIER,
    CARRIERS,
    GAIN,
    KILL,
    LOSE_TURN,
    PROPAGANDA,
    RESULT_LAUNCH_FAILURE,
    SECRET,
    STEAL,
    WARHEADS,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF, odds
from detente.games.nuclear_war.state import SEAT_NAMES

# -- what things are worth

WIN: Final = 60.0
"""Victory, when the last opponent falls."""
DEATH: Final = 60.0
"""One's own end."""
KILL_ONE: Final = 3.0
"""An opponent out of the game, when others are left: they would have struck each other too."""
LURED: Final = 2.0
"""More than that if propaganda does it: he cannot strike back."""
LAUNCHED: Final = 0.2
"""How much more a million counts at an opponent with a carrier in his launch slot."""
NEXT_TURN: Final = 3.0
"""The turn that an interceptor gets."""
CHAIN_COST: Final = 30.0
"""The danger that the biggest warhead ends the game for all: it is kept for the final retaliation."""
BOMBER_LOAD: Final = 0.05
"""A megaton that a destroyed bomber can no longer drop."""
WHEEL: Final = 10.0
"""To take the turn of an opponent whose carrier stands in the launch slot, beside a tenth of his people."""
HOLD: Final = (0.5, 1.5, 4.0, 6.0, 0.7, 1.2, 2.5, 3.0, 0.7, 1.5, 4.0, 4.0, 5.0, 7.0, 8.0)
"""A card in the hand, by face."""
ANOTHER: Final = 0.6
"""What each further card of a face is worth, of the one before."""
SPENT: Final = 0.5
"""What an anti-missile costs when it is used, of its worth in the hand: it is replaced."""

# -- what is to be expected

PATIENCE: Final = 0.9
"""What the next turn counts, of this one."""
TURNS_AHEAD: Final = 4
"""How many of one's own cards are planned."""
ATTACKS: Final = 0.06
"""The chance that an opponent starts the war within a round."""
ATTACKS_LAUNCHED: Final = 0.3
"""The same with a carrier in his launch slot."""
MENACE_OF_CARD: Final = 1.2
"""What each unseen card adds to a final retaliation."""
MENACE_OF_CARRIER: Final = 3.0
"""What a carrier in the launch slot adds to it."""
SHARE: Final = 0.45
"""The part of a final retaliation that strikes who provoked it, if others live."""
DOOM: Final = 1.3
"""How fast the danger of a final retaliation falls with one's own people."""
WEAK: Final = 30
"""Who has no more people than this shows deterrents."""
DETERRENT: Final = 2
"""The smallest warhead (a face) that deters."""
SURE: Final = 0.95
"""The chance of an interception where a fitting anti-missile is known to be held."""
LIKELY: Final = 0.5
"""The highest chance of one where none is known."""
KEEPING: Final = 0.01
"""Of equal rows the one that lies is kept."""
MAY_LURE: Final = 0.2
"""The chance of peace from which on propaganda is planned."""


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    return judged(view, actions, USUAL)


def judged(view: Mapping[str, Any], actions: Sequence[str], taste: "Taste") -> list[float]:
    """The same for a player of this taste."""
    return JUDGES[view["question"]["name"]](Mind(view, taste), [action.split() for action in actions])


@dataclass(frozen=True, slots=True)
class Taste:
    """What players see differently. war_cost: to end the peace, in which people can be lured; below 0 war is welcome.

    lead: how much more a million counts at an opponent who has twice the people of the others.
    """

    war_cost: float
    lead: float


USUAL: Final = Taste(war_cost=3.0, lead=0.8)
KEEN: Final = Taste(war_cost=-8.0, lead=0.8)
"""Welcomes the war, so that search looks at it early; played by itself it wins no more often than the usual taste."""
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


# -- people and losses


class People:
    """What can be told of a population: `more[n]` is the chance of more than n, `summed[n]` the sum of those below n."""

    def __init__(self, chances: Mapping[int, float]) -> None:
        most = max(chances)
        self.more: list[float] = []
        self.summed = [0.0]
        left = 1.0
        for n in range(most + 1):
            left -= chances.get(n, 0.0)
            self.more.append(max(0.0, left))
            self.summed.append(self.summed[-1] + self.more[n])
        self.mean = self.summed[-1]

    def at_most(self, n: int) -> float:
        """The chance that there are at most n: such a loss kills."""
        return 1.0 - self.more[n] if n < len(self.more) else 1.0

    def loss(self, n: int) -> float:
        """How many are lost on average if n are to be lost, but no more than there are."""
        return self.summed[min(n, len(self.summed) - 1)]


@lru_cache(maxsize=256)
def dealt(pool: tuple[int, ...], cards: int) -> dict[int, float]:
    """The chances of each total of so many population cards out of the pool (counts by value)."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, count in zip(EDITION.population_values, pool, strict=True):
        grown: dict[tuple[int, int], int] = {}
        for (drawn, total), n in ways.items():
            for k in range(min(count, cards - drawn) + 1):
                key = (drawn + k, total + k * value)
                grown[key] = grown.get(key, 0) + n * comb(count, k)
        ways = grown
    every = comb(sum(pool), cards)
    return {total: n / every for (drawn, total), n in ways.items() if drawn == cards}


@lru_cache(maxsize=4096)
def estimated(pool: tuple[int, ...], cards: int, change: int, at_least: int) -> People:
    """NW-INFO-3: the people of a seat that was dealt so many cards and has changed since; at least so many it has."""
    chances = {total + change: p for total, p in dealt(pool, cards).items() if total + change >= at_least}
    whole = sum(chances.values())
    return People({n: p / whole for n, p in chances.items()}) if whole > 0.0 else exactly(at_least)


@lru_cache(maxsize=512)
def exactly(n: int) -> People:
    """A population that is known."""
    return People({n: 1.0})


def losses(warhead: int) -> list[tuple[int, float]]:
    """What a warhead kills, with its chances; rolls that kill nobody are left out."""
    found = odds(EDITION.ids[warhead])
    rolls = len(found.losses) + found.chain
    return [(loss, n / rolls) for loss, n in sorted(Counter(found.losses).items()) if loss]


LOSSES: Final = [losses(warhead) for warhead in range(WARHEADS)]
MEAN_LOSS: Final = [sum(loss * p for loss, p in LOSSES[warhead]) for warhead in range(WARHEADS)]
BACKFIRE: Final = EDITION.result_of.count(RESULT_LAUNCH_FAILURE) / len(EDITION.result_of)


class Hope(NamedTuple):
    """What an attack does to its target on average: people lost, and the chance of death."""

    loss: float
    death: float


def hope(target: People, warhead: int) -> Hope:
    """What a warhead that reaches the dice does."""
    return Hope(
        sum(p * target.loss(loss) for loss, p in LOSSES[warhead]),
        sum(p * target.at_most(loss) for loss, p in LOSSES[warhead]),
    )


def danger(own: People, warhead: int) -> float:
    """What a warhead that reaches the dice costs its target."""
    expected = hope(own, warhead)
    return expected.loss + DEATH * expected.death


def stops(anti_missile: int, carrier: int) -> bool:
    """NW-CARD-5."""
    return EDITION.stops[(anti_missile - ANTI_MISSILE) * CARRIERS + carrier - CARRIER] != 0


def bears(carrier: int, warhead: int) -> bool:
    """NW-CARD-6."""
    return EDITION.megatons[warhead] <= EDITION.capacity[carrier]


def face_of(words: Sequence[str]) -> int:
    """The card that an action names last."""
    return FACE_OF[words[-1]]


def seat_of(words: Sequence[str]) -> int:
    """The seat that an action names last."""
    return SEAT_NAMES.index(words[-1])


# -- the situation


class Mind:
    """What a view means to the seat that has it.

    own: its people. opponents: who lives, and `people` what can be told of theirs. hand: the hand with the cards shown.
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
        self.launched = FACE_OF[mine["launch_slot"]] if mine["launch_slot"] else -1
        self.load: int = mine["load"]
        self.people = {seat: self.count(seat) for seat in self.opponents}
        self.mean = sum(his.mean for his in self.people.values()) / max(1, len(self.opponents))
        self.hopes: dict[tuple[int, int], Hope] = {}

    def count(self, seat: int) -> People:
        """What can be told of an opponent's people."""
        his = self.table[seat]
        if his["population"] is not None:
            return exactly(his["population"])
        counts = zip(EDITION.population_values, EDITION.population_counts, strict=True)
        pool = tuple(n - self.view["population_cards"].get(str(value), 0) for value, n in counts)
        cards = EDITION.population_deal[self.view["seats"]]
        return estimated(pool, cards, his["change"], his["at_least"])

    # -- opponents

    def weight(self, seat: int) -> float:
        """What a million of an opponent's people is worth: more if he leads, or has a carrier launched."""
        lead = self.people[seat].mean / max(1.0, self.mean) - 1.0
        return 1.0 + self.taste.lead * lead + LAUNCHED * bool(self.table[seat]["launch_slot"])

    def menace(self, seat: int) -> float:
        """What an opponent's final retaliation would kill, roughly."""
        his = self.table[seat]
        shown = [FACE_OF[id] for id in his["deterrents"]]
        heavy = sum(MEAN_LOSS[face] for face in shown if face < CARRIER)
        unseen: int = his["hand"] + his["row"] - len(shown)
        return MENACE_OF_CARD * unseen + heavy + MENACE_OF_CARRIER * bool(his["launch_slot"])

    def killed(self, seat: int) -> float:
        """What the death of an opponent is worth, his final retaliation included."""
        last = len(self.opponents) == 1
        struck = self.menace(seat) * (1.0 if last else SHARE)
        doom = exp(-DOOM * self.own / struck) if struck else 0.0
        if last:
            return WIN * (1.0 - doom)
        return KILL_ONE - DEATH * doom - 0.5 * min(struck, self.own)

    def struck(self, seat: int, expected: Hope) -> float:
        """What it is worth that an opponent loses people and perhaps dies."""
        return expected.loss * self.weight(seat) + expected.death * self.killed(seat)

    def intercepts(self, seat: int, carrier: int) -> float:
        """The chance that an opponent can stop the carrier."""
        his = self.table[seat]
        stopping = [
            face for face in range(ANTI_MISSILE, ANTI_MISSILE + ANTI_MISSILES) if stops(face, carrier)
        ]
        held = {FACE_OF[id] for id in his["deterrents"]}
        for group in self.view["known"]:
            if group["places"] == [f"{SEAT_NAMES[seat]} hand"] and "faces" in group:
                held.update(int(face) for face in group["faces"])
        if any(face in held for face in stopping):
            return SURE
        away = {FACE_OF[id] for other in self.table for id in other["deterrents"]}
        away.update(FACE_OF[id] for id in [*self.view["discard"], *self.view["hand"], *self.view["row"]])
        unseen: int = self.view["deck"] + sum(
            self.table[k]["hand"] + self.table[k]["row"] for k in self.opponents
        )
        hand: int = his["hand"]
        return min(LIKELY, sum(face not in away for face in stopping) * hand / max(1, unseen))

    # -- what can be done to them

    def attack(self, seat: int, carrier: int, warhead: int) -> float:
        """What an attack is worth."""
        key = seat, warhead
        if key not in self.hopes:
            self.hopes[key] = hope(self.people[seat], warhead)
        worth = self.struck(seat, self.hopes[key])
        if not EDITION.bomber[carrier]:
            kills = EDITION.kills[warhead]
            worth -= BACKFIRE * (DEATH if kills >= self.own else kills)
        if warhead == WARHEADS - 1:
            worth -= CHAIN_COST
        return worth * (1.0 - self.intercepts(seat, carrier))

    def lure(self, seat: int, number: int) -> float:
        """What propaganda is worth in peace: people change sides, and nobody strikes back."""
        his = self.people[seat]
        end = WIN if len(self.opponents) == 1 else KILL_ONE + LURED
        return his.loss(number) * (self.weight(seat) + 1.0) + his.at_most(number) * end

    def best_attack(self, carrier: int, warhead: int) -> float:
        """What an attack on the best target is worth."""
        return max(self.attack(seat, carrier, warhead) for seat in self.opponents)

    def best_lure(self, number: int) -> float:
        """What propaganda against the best target is worth."""
        return max(self.lure(seat, number) for seat in self.opponents)


# -- the row


class Outlook(NamedTuple):
    """How things will stand at a turning up: worth so far, weight of what follows, launch slot, chance of peace."""

    worth: float
    weight: float
    launched: int
    load: int
    peace: float


class Plan:
    """Looks a few own turns ahead along the row, without new cards; a war is taken to last."""

    def __init__(self, mind: Mind) -> None:
        self.lures = [mind.best_lure(EDITION.people[face]) for face in range(PROPAGANDA, ANTI_MISSILE)]
        self.attacks = {
            (carrier, warhead): mind.best_attack(carrier, warhead)
            for carrier in range(CARRIER, PROPAGANDA)
            for warhead in range(WARHEADS)
            if bears(carrier, warhead)
        }
        self.war_cost = mind.taste.war_cost
        self.calm = 1.0
        for seat in mind.opponents:
            self.calm *= 1.0 - (ATTACKS_LAUNCHED if mind.table[seat]["launch_slot"] else ATTACKS)
        self.start = Outlook(0.0, 1.0, mind.launched, mind.load, 0.0 if mind.war else 1.0)

    def turn_up(self, now: Outlook, face: int) -> Outlook:
        """NW-REVEAL: the outlook after a card is turned up and the others have had their turns."""
        worth, launched, load, peace = 0.0, -1, 0, now.peace
        if face < CARRIER:
            rest = now.load - EDITION.megatons[face]
            if rest >= 0:
                worth = self.attacks[now.launched, face] - now.peace * self.war_cost
                peace = 0.0
                if EDITION.bomber[now.launched] and rest > 0:
                    launched, load = now.launched, rest
        elif face < PROPAGANDA:
            launched, load = face, EDITION.capacity[face]
        elif face < ANTI_MISSILE:
            worth = now.peace * self.lures[face - PROPAGANDA]
        return Outlook(
            now.worth + now.weight * worth, now.weight * PATIENCE, launched, load, peace * self.calm
        )

    def lay(self, now: Outlook, hand: Counter[int], face: int, turns: int) -> float:
        """The worth of laying this card next and the best ones after it, of so many turns in all."""
        hand[face] -= 1
        worth = self.best(self.turn_up(now, face), hand, turns - 1) - held(hand, face)
        hand[face] += 1
        return worth

    def best(self, now: Outlook, hand: Counter[int], turns: int) -> float:
        """The worth of the best cards to lay from here on."""
        if turns <= 0:
            return now.worth
        return max((self.lay(now, hand, face, turns) for face in sensible(now, hand)), default=now.worth)


def held(hand: Counter[int], face: int) -> float:
    """What one more card of this face would be worth in the hand."""
    return HOLD[face] * float(ANOTHER ** hand[face])


def sensible(now: Outlook, hand: Counter[int]) -> list[int]:
    """Warheads for the carrier launched, carriers for a warhead in hand, propaganda; of the rest the least useful."""
    faces = [face for face in hand if hand[face] > 0 and face < SECRET]
    lightest = min((EDITION.megatons[face] for face in faces if face < CARRIER), default=1000)
    found: list[int] = []
    rest: list[int] = []
    for face in faces:
        if face < CARRIER:
            useful = EDITION.megatons[face] <= now.load
        elif face < PROPAGANDA:
            useful = lightest <= EDITION.capacity[face]
        else:
            useful = face < ANTI_MISSILE and now.peace > MAY_LURE
        (found if useful else rest).append(face)
    if rest:
        found.append(min(rest, key=lambda face: HOLD[face] * ANOTHER ** (hand[face] - 1)))
    return found


def judge_place(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-TURN-4, NW-DET-1: the best card to place; deterrents before it, if they are called for."""
    plan = Plan(mind)
    now = plan.start
    for face in mind.row:
        now = plan.turn_up(now, face)
    worth = {face: plan.lay(now, mind.hand, face, TURNS_AHEAD) for face in list(mind.hand)}
    best = max(worth, key=lambda face: (worth[face], face))
    to_show = deterrents(mind, best)
    found = []
    for words in actions:
        face = face_of(words)
        if words[0] == "place":
            found.append(worth[face])
        elif words[0] == "show" and face in to_show:
            found.append(worth[best] + 1.0)
        else:
            found.append(worth[best] - DEATH)
    return found


def deterrents(mind: Mind, placed: int) -> list[int]:
    """NW-DET: what the weak still have to show: a heavy warhead and a carrier for it that they hold for later."""
    if mind.own > WEAK:
        return []
    rest = mind.hand.copy()
    rest[placed] -= 1
    for warhead in range(WARHEADS - 1, DETERRENT - 1, -1):
        for carrier in range(PROPAGANDA - 1, CARRIER - 1, -1):
            if rest[warhead] > 0 and rest[carrier] > 0 and bears(carrier, warhead):
                return [face for face in (warhead, carrier) if face not in mind.shown]
    return []


def judge_row(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-SETUP-6, NW-STRAT-1: the best beginning of a row from all cards of hand and row."""
    plan = Plan(mind)
    now = plan.start
    hand = mind.hand + Counter(mind.row)
    turns = TURNS_AHEAD
    for part in mind.view["draft"]:
        face = face_of(part.split())
        hand[face] -= 1
        now = plan.turn_up(now, face)
        turns -= 1
    found = []
    for words in actions:
        if words[0] == "keep":
            found.append(worth_keeping(plan, mind.row, hand))
        else:
            found.append(plan.lay(now, hand, face_of(words), turns))
    return found


def worth_keeping(plan: Plan, row: list[int], hand: Counter[int]) -> float:
    """What the row is worth as it lies."""
    rest = hand - Counter(row)
    now = plan.start
    for face in row:
        now = plan.turn_up(now, face)
    lost = sum(held(rest + Counter(row[k + 1 :]), face) for k, face in enumerate(row))
    return plan.best(now, rest, TURNS_AHEAD - len(row)) - lost + KEEPING


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
    order = (LOSE_TURN, KILL, STEAL, GAIN)
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
        if op == LOSE_TURN:
            found.append(0.1 * his.mean + WHEEL * bool(mind.table[seat]["launch_slot"]))
        else:
            loss = his.loss(amount)
            gained = loss if op == STEAL else 0.0
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
    found = []
    for words in actions:
        if words[0] == "decline":
            found.append(0.0)
            continue
        face = face_of(words)
        cost = SPENT * HOLD[face]
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
