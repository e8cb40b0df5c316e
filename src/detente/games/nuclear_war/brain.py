"""Knowledge for bots: how good each legal action looks, in millions of people, from the seat's view alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
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
    RESULT_HIT,
    RESULT_LAUNCH_FAILURE,
    SECRET,
    STEAL,
    WARHEADS,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import SEAT_NAMES

FACE: Final = {id: face for face, id in enumerate(EDITION.ids)}

W: Final[dict[str, float]] = {
    "own": 1.0,  # a million of one's own people
    "lead": 0.8,
    "kill": 3.0,
    "kill2": 5.0,
    "amcost": 0.5,
    "lured": 2.0,
    "maul": 0.5,
    "win": 60.0,
    "die": 60.0,
    "threat": 2.0,
    "gamma": 0.9,
    "hazard": 0.06,
    "hazard_launched": 0.3,
    "calm": 0.0,
    "peace_loss": 3.0,
    "menace": 1.2,
    "share": 0.45,
    "tempo": 3.0,
    "chain": 1.5,
    "depth": 3,
    "leaf": 0.0,
    "prune": 0,
}
HOLD = [0.5, 1.5, 4.0, 6.0, 0.7, 1.2, 2.5, 3.0, 0.7, 1.5, 4.0, 4.0, 5.0, 7.0, 8.0]
"""What a card is worth in the hand, by face."""


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better. The same view always gives the same numbers."""
    mind = Mind(view)
    return JUDGES[view["question"]["name"]](mind, [action.split() for action in actions])


# -- people and losses


class People:
    """What can be told of a seat's population. Lists by millions: `more[n]` is the chance of more than n."""

    def __init__(self, chances: Mapping[int, float]) -> None:
        most = max(chances)
        self.more = [0.0] * (most + 1)
        left = 1.0
        for n in range(most + 1):
            left -= chances.get(n, 0.0)
            self.more[n] = max(0.0, left)
        self.mean = sum(self.more)
        self.summed = [0.0]
        for n in range(most + 1):
            self.summed.append(self.summed[-1] + self.more[n])

    def at_most(self, n: int) -> float:
        """The chance that there are at most n: such a loss kills."""
        return 1.0 - self.more[n] if n < len(self.more) else 1.0

    def loss(self, n: int) -> float:
        """How many are lost on average if n are to be lost, at most all."""
        return self.summed[n] if n < len(self.summed) else self.summed[-1]


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
def people(pool: tuple[int, ...], cards: int, change: int, at_least: int) -> People:
    """The population of a seat that was dealt so many cards and has changed since; it has at least so many."""
    chances = {total + change: p for total, p in dealt(pool, cards).items() if total + change >= at_least}
    whole = sum(chances.values())
    if whole <= 0.0:
        return exactly(at_least)
    return People({n: p / whole for n, p in chances.items()})


@lru_cache(maxsize=512)
def exactly(n: int) -> People:
    """A population that is known."""
    return People({n: 1.0})


def warhead_losses(warhead: int) -> list[tuple[int, float]]:
    """NW-DICE-2: what a warhead kills, with its chances; misses and the chain reaction are left out."""
    losses: Counter[int] = Counter()
    for roll in range(100):
        chain = EDITION.result_chain[roll] and warhead == WARHEADS - 1
        if EDITION.result_of[roll] == RESULT_HIT and not chain:
            loss = EDITION.kills[warhead] * EDITION.result_multiply[roll] + EDITION.result_add[roll]
            losses[max(0, loss)] += 1
    return [(loss, n / 100) for loss, n in sorted(losses.items()) if loss]


LOSSES: Final = [warhead_losses(warhead) for warhead in range(WARHEADS)]
MEAN_LOSS: Final = [sum(loss * p for loss, p in losses) for losses in LOSSES]
BACKFIRE: Final = EDITION.result_of.count(RESULT_LAUNCH_FAILURE) / 100


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


# -- the situation


class Mind:
    """What a view means to the seat that has it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.table: list[Mapping[str, Any]] = view["table"]
        self.own: int = self.table[self.me]["population"]
        self.war: bool = view["war"]
        self.opponents = [seat for seat, his in enumerate(self.table) if his["living"] and seat != self.me]
        counts = zip(EDITION.population_values, EDITION.population_counts, strict=True)
        pool = tuple(n - view["population_cards"].get(str(value), 0) for value, n in counts)
        cards = EDITION.population_deal[view["seats"]]
        self.people: dict[int, People] = {}
        for seat in self.opponents:
            his = self.table[seat]
            if his["population"] is not None:
                self.people[seat] = exactly(his["population"])
            else:
                self.people[seat] = people(pool, cards, his["change"], his["at_least"])
        self.hand: Counter[int] = Counter(FACE[id] for id in view["hand"])
        self.hand.update(FACE[id] for id in self.table[self.me]["deterrents"])
        self.row = [FACE[id] for id in view["row"]]
        launched = self.table[self.me]["launch_slot"]
        self.launched = FACE[launched] if launched else -1
        self.load: int = self.table[self.me]["load"]
        self.hopes: dict[tuple[int, int], Hope] = {}

    def hope(self, target: int, warhead: int) -> Hope:
        """See `hope`."""
        key = target, warhead
        if key not in self.hopes:
            self.hopes[key] = hope(self.people[target], warhead)
        return self.hopes[key]

    def menace(self, seat: int) -> float:
        """What the seat's final retaliation would kill, roughly."""
        his = self.table[seat]
        shown = [FACE[id] for id in his["deterrents"]]
        unseen: int = his["hand"] + his["row"] - len(shown)
        heavy = sum(MEAN_LOSS[face] for face in shown if face < CARRIER)
        return W["menace"] * unseen + heavy + (3.0 if his["launch_slot"] else 0.0)

    def death_worth(self, seat: int) -> float:
        """What it is worth that an opponent dies of a secret or a weapon, his final retaliation included."""
        alone = len(self.opponents) == 1
        struck = self.menace(seat) * (1.0 if alone else W["share"])
        doom = exp(-1.3 * self.own / struck) if struck else 0.0
        if alone:
            return W["win"] * (1.0 - doom)
        return self.kill_worth() - W["die"] * doom - W["own"] * min(struck, self.own) * W["maul"]

    def kill_worth(self) -> float:
        return W["kill2"] if len(self.opponents) == 2 else W["kill"]

    def lured_worth(self, seat: int) -> float:
        """What it is worth that an opponent loses his last people to propaganda: he cannot strike back."""
        return W["win"] if len(self.opponents) == 1 else self.kill_worth() + W["lured"]

    def weight(self, seat: int) -> float:
        """What a million of an opponent's people is worth: more if he leads, and if he threatens."""
        mean = sum(self.people[other].mean for other in self.opponents) / len(self.opponents)
        his = self.table[seat]
        threat = W["threat"] * 0.05 * bool(his["launch_slot"])
        return 1.0 + W["lead"] * (self.people[seat].mean / max(1.0, mean) - 1.0) + threat

    def struck(self, seat: int, loss: float, death: float) -> float:
        """What it is worth that an opponent loses so many on average, and dies with this chance."""
        return loss * self.weight(seat) + death * self.death_worth(seat)

    def intercepts(self, seat: int, carrier: int) -> float:
        """The chance that an opponent can stop the carrier."""
        his = self.table[seat]
        hand = [f"{SEAT_NAMES[seat]} hand"]
        shown = [FACE[id] for id in his["deterrents"]]
        for group in self.view["known"]:
            if group["places"] == hand and "faces" in group:
                shown += [int(face) for face in group["faces"]]
        stopping = [
            ANTI_MISSILE + k for k in range(ANTI_MISSILES) if EDITION.stops[k * CARRIERS + carrier - CARRIER]
        ]
        if any(face in shown for face in stopping):
            return 0.95
        gone = set(self.view["discard"]) | set(self.view["hand"]) | set(self.view["row"])
        out = sum(EDITION.ids[face] not in gone for face in stopping)
        return min(0.5, out * int(his["hand"]) / 85)

    def attack(self, seat: int, carrier: int, warhead: int) -> float:
        """What an attack is worth."""
        through = 1.0 - self.intercepts(seat, carrier)
        worth = through * self.struck(seat, *self.hope(seat, warhead)) + W["threat"] * bool(
            self.table[seat]["launch_slot"]
        )
        if not EDITION.bomber[carrier]:
            kills = EDITION.kills[warhead]
            worth -= through * BACKFIRE * (W["die"] if kills >= self.own else W["own"] * kills)
        if warhead == WARHEADS - 1:
            worth -= W["chain"]
        return worth

    def lure(self, seat: int, number: int) -> float:
        """What propaganda is worth in peace."""
        his = self.people[seat]
        moved = his.loss(number)
        return (
            moved * (self.weight(seat) + W["own"])
            + his.at_most(number) * self.lured_worth(seat)
            + W["threat"] * 0.1 * bool(self.table[seat]["launch_slot"])
        )

    def best_attack(self, carrier: int, warhead: int) -> float:
        """What an attack on the best target is worth."""
        return max((self.attack(seat, carrier, warhead) for seat in self.opponents), default=0.0)

    def best_lure(self, number: int) -> float:
        """What propaganda against the best target is worth."""
        return max((self.lure(seat, number) for seat in self.opponents), default=0.0)


# -- the row


class Plan:
    """Looks a few own turns ahead along the row, without new cards."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.lures = [mind.best_lure(EDITION.people[face]) for face in range(PROPAGANDA, ANTI_MISSILE)]
        self.attacks: dict[tuple[int, int], float] = {}
        for carrier in range(CARRIER, PROPAGANDA):
            for warhead in range(WARHEADS):
                if EDITION.megatons[warhead] <= EDITION.capacity[carrier]:
                    self.attacks[carrier, warhead] = mind.best_attack(carrier, warhead)
        war = 1.0
        for seat in mind.opponents:
            hazard = W["hazard_launched"] if mind.table[seat]["launch_slot"] else W["hazard"]
            war *= 1.0 - hazard
        self.stay = war

    def start(self) -> "Outlook":
        """The outlook at the next turning up."""
        mind = self.mind
        return Outlook(0.0, 1.0, mind.launched, mind.load, 0.0 if mind.war else 1.0)

    def turn_up(self, now: "Outlook", face: int) -> "Outlook":
        """The outlook after a card is turned up and the others have had their turns."""
        worth = 0.0
        launched, load, peace = -1, 0, now.peace
        if face < CARRIER:
            rest = now.load - EDITION.megatons[face]
            if rest >= 0:
                worth = self.attacks[now.launched, face] - now.peace * W["peace_loss"]
                peace = 0.0
                if EDITION.bomber[now.launched] and rest > 0:
                    launched, load = now.launched, rest
        elif face < PROPAGANDA:
            launched, load = face, EDITION.capacity[face]
        elif face < ANTI_MISSILE:
            worth = now.peace * self.lures[face - PROPAGANDA]
        peace = peace * self.stay + (1.0 - peace) * W["calm"]
        return Outlook(now.worth + now.weight * worth, now.weight * W["gamma"], launched, load, peace)

    def best(self, now: "Outlook", hand: Counter[int], depth: int) -> float:
        """The worth of the best cards to lay from here on."""
        if depth == 0:
            return now.worth + now.weight * W["leaf"] * self.prospect(now, hand)
        found = -1000.0
        for face in self.candidates(now, hand):
            hand[face] -= 1
            worth = self.best(self.turn_up(now, face), hand, depth - 1) - self.hold(hand, face)
            hand[face] += 1
            found = max(found, worth)
        return found if found > -1000.0 else now.worth

    def candidates(self, now: "Outlook", hand: Counter[int]) -> list[int]:
        """Cards that may make sense: warheads for the carrier, carriers for a warhead, propaganda, the least useful."""
        held = [face for face in hand if hand[face] > 0 and face < SECRET]
        if len(held) < 4 or not W["prune"]:
            return held
        found = []
        junk = -1
        lightest = min((EDITION.megatons[face] for face in held if face < CARRIER), default=1000)
        for face in held:
            if face < CARRIER:
                if EDITION.megatons[face] <= now.load:
                    found.append(face)
                    continue
            elif face < PROPAGANDA:
                if EDITION.capacity[face] >= lightest:
                    found.append(face)
                    continue
            elif face < ANTI_MISSILE and now.peace > 0.2:
                found.append(face)
                continue
            if junk < 0 or HOLD[face] * 0.6 ** hand[face] < HOLD[junk] * 0.6 ** hand[junk]:
                junk = face
        if junk >= 0:
            found.append(junk)
        return found

    def prospect(self, now: "Outlook", hand: Counter[int]) -> float:
        """What the next attack would be worth, if it can come."""
        found = 0.0
        for (carrier, warhead), worth in self.attacks.items():
            if hand[warhead] > 0 and worth > found:
                if now.launched == carrier and EDITION.megatons[warhead] <= now.load:
                    found = worth
                elif hand[carrier] > 0 and worth * 0.6 > found:
                    found = worth * 0.6
        return found

    def hold(self, hand: Counter[int], face: int) -> float:
        """What is lost from the hand with a card: less if there are more of its kind left."""
        return HOLD[face] * 0.6 ** hand[face]

    def lay(self, now: "Outlook", hand: Counter[int], face: int, depth: int) -> float:
        """The worth of laying this card next."""
        hand[face] -= 1
        worth = self.best(self.turn_up(now, face), hand, depth) - self.hold(hand, face)
        hand[face] += 1
        return worth


class Outlook(NamedTuple):
    """How things will stand at a turning up: worth so far, weight of what follows, launch slot, chance of peace."""

    worth: float
    weight: float
    launched: int
    load: int
    peace: float


def judge_place(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-TURN-4, NW-DET-1."""
    plan = Plan(mind)
    now = plan.start()
    for face in mind.row:
        now = plan.turn_up(now, face)
    depth = int(W["depth"]) - 1
    worth = {face: plan.lay(now, mind.hand, face, depth) for face in mind.hand if mind.hand[face]}
    best = max(worth, key=lambda face: worth[face])
    top = worth[best]
    found = []
    for words in actions:
        face = FACE[words[-1]]
        if words[0] == "place":
            found.append(worth[face])
        elif words[0] == "show" and face in deterrents(mind, best):
            found.append(top + 1.0)
        else:
            found.append(top - 100.0)
    return found


def deterrents(mind: Mind, placed: int) -> list[int]:
    """NW-DET: the weak show a heavy warhead and a carrier for it, if they hold them for later."""
    if mind.own > 30:
        return []
    shown = [FACE[id] for id in mind.table[mind.me]["deterrents"]]
    held = mind.hand.copy()
    held[placed] -= 1
    for warhead in range(WARHEADS - 1, 1, -1):
        for carrier in range(PROPAGANDA - 1, CARRIER - 1, -1):
            if (
                held[warhead] > 0
                and held[carrier] > 0
                and EDITION.megatons[warhead] <= EDITION.capacity[carrier]
            ):
                return [face for face in (warhead, carrier) if face not in shown]
    return []


def judge_row(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-SETUP-6, NW-STRAT-1."""
    plan = Plan(mind)
    now = plan.start()
    hand = mind.hand + Counter(mind.row)
    parts = [FACE[words.split()[-1]] for words in mind.view["draft"]]
    for face in parts:
        hand[face] -= 1
        now = plan.turn_up(now, face)
    found = []
    for words in actions:
        if words[0] == "keep":
            later = now
            for face in mind.row:
                hand[face] -= 1
                later = plan.turn_up(later, face)
            held = sum(plan.hold(hand, face) for face in mind.row)
            found.append(plan.best(later, hand, int(W["depth"]) - len(mind.row)) - held + 0.01)
            hand.update(mind.row)
        else:
            found.append(plan.lay(now, hand, FACE[words[-1]], int(W["depth"]) - 1 - len(parts)))
    return found


# -- targets


def seat_of(words: list[str]) -> int:
    """The seat an action names."""
    return SEAT_NAMES.index(words[-1])


def judge_propaganda(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-PROP-1."""
    number = EDITION.people[FACE[mind.view["about"]["card"]]]
    return [mind.lure(seat_of(words), number) for words in actions]


def judge_attack(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-ATTACK-1."""
    carrier, warhead = FACE[mind.view["about"]["carrier"]], FACE[mind.view["about"]["warhead"]]
    return [mind.attack(seat_of(words), carrier, warhead) for words in actions]


def judge_secret(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-SETUP-5: first what brings people, last the turns to miss, so that no dead player gets them."""
    order = (GAIN, STEAL, KILL, LOSE_TURN)
    return [
        -float(order.index(EDITION.secret_op[FACE[words[-1]]])) if words[0] == "play" else 0.0
        for words in actions
    ]


def judge_secret_target(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-SEC-2."""
    face = FACE[mind.view["about"]["card"]]
    op, amount = EDITION.secret_op[face], EDITION.secret_amount[face]
    found = []
    for words in actions:
        seat = seat_of(words)
        his = mind.people[seat]
        if op == LOSE_TURN:
            worth = his.mean * 0.1 + 10.0 * bool(mind.table[seat]["launch_slot"])
        else:
            worth = mind.struck(seat, his.loss(amount), his.at_most(amount))
            worth += W["own"] * his.loss(amount) * (op == STEAL)
        found.append(worth)
    return found


# -- interception


def judge_intercept(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-DEF-1: worth it when the loss would matter; the narrowest anti-missile first."""
    about = mind.view["about"]
    carrier, warhead = FACE[about["carrier"]], FACE[about["warhead"]]
    own = exactly(mind.own)
    shots = [shot for shot in mind.view["salvo"] if shot["target"] == mind.me]
    if shots:
        now = [shot for shot in shots if shot["carrier_number"] == shots[0]["carrier_number"]]
        saved = sum(danger(own, FACE[shot["warhead"]]) for shot in now)
    else:
        saved = danger(own, warhead) + W["tempo"]
        if EDITION.bomber[carrier]:
            left = mind.table[about["attacker"]]["load"] - EDITION.megatons[warhead]
            saved += 0.05 * left
    found = []
    for words in actions:
        if words[0] == "decline":
            found.append(0.0)
            continue
        face = FACE[words[-1]]
        cost = W["amcost"] * HOLD[face]
        later = [
            danger(own, FACE[shot["warhead"]])
            for shot in shots
            if shot["carrier_number"] != shots[0]["carrier_number"]
            and EDITION.stops[(face - ANTI_MISSILE) * CARRIERS + FACE[shot["carrier"]] - CARRIER]
        ]
        better = max(later, default=0.0)
        if better > saved and len(actions) == 2:
            cost += better
        found.append(saved - cost)
    return found


def danger(own: People, warhead: int) -> float:
    """What a warhead that reaches the dice costs its target."""
    loss, death = hope(own, warhead)
    return W["own"] * loss + W["die"] * death


# -- final retaliation


def judge_salvo(mind: Mind, actions: list[list[str]]) -> list[float]:
    """NW-RET-2: fire everything, the widest missiles first with the biggest warheads, bombers last; at who leads."""
    left = {seat: his.mean for seat, his in mind.people.items()}
    for part in mind.view["draft"]:
        words = part.split()
        if words[0] == "load":
            left[seat_of(words)] -= MEAN_LOSS[FACE[words[1]]]
    ranked = sorted(left, key=lambda seat: (-left[seat], seat))
    found = []
    for words in actions:
        if words[0] == "load":
            found.append(2000.0 + EDITION.megatons[FACE[words[1]]] - 0.1 * ranked.index(seat_of(words)))
        elif words[0] == "fire":
            face = mind.launched if words[1] == "launched" else FACE[words[1]]
            found.append(1000.0 + EDITION.capacity[face] - 500.0 * EDITION.bomber[face])
        else:
            found.append(0.0)
    return found


JUDGES: Final = {
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
