"""What a position is worth to each seat: the chance to win, judged by people, cards and attacks to come.

It reads a possible world, hands and rows included, but never the order of the deck. `tools/fit_values.py` fits the
weights to played games.
"""

from functools import cache
from importlib import resources
from math import log
from typing import Final, cast

from detente.core.authors.values import Values, read_values
from detente.core.engine.state import State
from detente.core.hidden.knowledge import BIT
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.brain import losses, revenge, weights
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules import attack, secrets, turn
from detente.games.nuclear_war.rules.retaliation import SALVO
from detente.games.nuclear_war.state import LEFT_OF, OPPONENTS, GameState

TRAITS: Final = (
    "people",
    "log people",
    "share of people",
    "leads",
    "warheads",
    "heavy warheads",
    "carriers",
    "menace",
    "cover",
    "anti-missiles",
    "shield",
    "propaganda in peace",
    "strike next",
    "strike after that",
    "lure next",
    "lure after that",
    "carrier launched",
    "at once",
    "pressure",
    "deadly pressure",
    "pressure on the leader",
    "fire",
    "deadly fire",
    "retaliation",
    "turns to miss",
    "turns away",
    "placing",
    "log people in a duel",
    "strike next in a duel",
    "menace in a duel",
    "cover in a duel",
    "doom",
    "doom in a duel",
    "nobody",
    "nobody after a duel",
    "nobody after menace",
    "nobody after doom",
)
"""The traits of a seat; people in tens of millions. The last four belong to the row of "nobody wins" only.

leads: whether nobody has more people. menace: what its warheads would kill if all were fired. cover: the share of the pack's
carriers that it can stop. shield: the same for the anti-missiles it shows, while attackers have other targets.
strike, lure: what the cards of its row will kill, or lure over in peace. at once: what it is about to kill or lure.
pressure: what the others' next strikes cost it if each aims at any opponent who shows nothing that stops it; deadly: its
chance to die of them. fire: the same for shots already fired at it. retaliation: the share of its people that salvos not
yet announced may cost. doom: the chance to die of an opponent's final retaliation if it killed that opponent now, on average.
turns away: other seats' turns before its own. placing: whether it must place a card now.
"""

MOST_PEOPLE: Final = 240
PER: Final = 0.1
"""People are counted in tens of millions."""
HEAVY: Final = 2
"""The smallest warhead (a face) of 50 megatons or more."""
KILLED: Final = [
    [
        sum(p * min(people, loss) for loss, p in losses.LOSSES[warhead]) * PER
        for people in range(MOST_PEOPLE + 1)
    ]
    for warhead in range(codes.WARHEADS)
]
"""What a warhead that reaches the dice kills on average, by the number of people there."""
DEADLY: Final = [
    [sum(p for loss, p in losses.LOSSES[warhead] if loss >= people) for people in range(MOST_PEOPLE + 1)]
    for warhead in range(codes.WARHEADS)
]
"""The chance that a warhead that reaches the dice kills all, by the number of people there."""
LIGHTEST: Final = min(EDITION.megatons[: codes.WARHEADS])


@cache
def values() -> Values:
    """The fitted weights."""
    text = resources.files("detente.games.nuclear_war").joinpath("values.json").read_text("utf-8")
    return read_values(text, TRAITS)


NOBODYS: Final = sum(name.startswith("nobody") for name in TRAITS)
"""The number of traits at the end that belong to the row of "nobody wins"."""


def evaluate(state: State) -> list[float]:
    """Each seat's chance to win, 0 to 1; the remainder to 1 is the chance that nobody wins."""
    s = cast(GameState, state)
    living = s.living_seats(0)
    if len(living) == 1:
        chances = [0.0] * s.seats
        chances[living[0]] = survival(s, living[0])
        return chances
    return values().chances(traits(s))[: s.seats]


def survival(s: GameState, seat: int) -> float:
    """The chance of the last living seat to survive the shots fired at it and the salvos still to be announced, and so to win."""
    own = Side(s, seat)
    loss, death = fired(s, {seat: own})[seat]
    avenging = [] if revenge.spares([seat], s.turn) else striking(s)
    struck = revenge.guarded(sum(Side(s, other).menace for other in avenging) / PER, own.held)
    return (1.0 - death) * (1.0 - revenge.doom_of_known(s.population[seat] - loss / PER, struck))


class Side:
    """What one living seat has. row: the faces of its row, BLANK for a dead warhead. held: its anti-missiles (a mask); shown: those it shows.

    strike: the carrier and warhead that it will fire in its next turn, or None; after: those of the turn after that.
    """

    def __init__(self, s: GameState, seat: int) -> None:
        slots, faces = s.cards.slots, EDITION.faces
        first = s.row_slot + codes.ROW_SLOTS * seat
        shown = s.shown_slot + codes.SHOWN_SLOTS * seat
        dead = s.dead(seat)
        self.row = [
            weights.BLANK if dead & BIT[k] else faces[slots[first + k]]
            for k in range(codes.ROW_SLOTS)
            if slots[first + k] >= 0
        ]
        kept = [faces[card] for card in slots[shown : shown + codes.SHOWN_SLOTS] if card >= 0]
        self.hand = [faces[card] for card in s.cards.piles[codes.HAND + seat]] + kept
        self.shown = losses.mask_of(kept)
        self.held = losses.mask_of(self.hand)
        launched = slots[s.launch_slot + seat]
        self.launched = faces[launched] if launched >= 0 else -1
        self.load = s.load[seat]
        self.strike, self.after = strikes(self.row, self.launched, self.load)
        self.warheads = sorted([face for face in self.row + self.hand if face < codes.CARRIER], reverse=True)
        self.carriers = [face for face in self.row + self.hand if codes.CARRIER <= face < codes.PROPAGANDA]
        usable = launched >= 0 and s.rulings[codes.RULING_SALVO_LAUNCH_SLOT]
        self.menace = PER * salvo(self.warheads, [*self.carriers, self.launched] if usable else self.carriers)


Shot = tuple[int, int]
"""A carrier and a warhead."""


def strikes(row: list[int], launched: int, load: int) -> tuple[Shot | None, Shot | None]:
    """The shots that the first and the second card of a row will bring; None for none."""
    found: list[Shot | None] = [None, None]
    for k, face in enumerate(row[:2]):
        if face < codes.CARRIER:
            load -= EDITION.megatons[face]
            if load >= 0:
                found[k] = launched, face
            if load <= 0 or not EDITION.bomber[launched]:
                launched, load = -1, 0
        elif face < codes.PROPAGANDA:
            launched, load = face, EDITION.capacity[face]
        else:
            launched, load = -1, 0
    return found[0], found[1]


def salvo(warheads: list[int], carriers: list[int]) -> float:
    """Estimate what a final retaliation kills, in millions: biggest warhead first, one carrier for each, the last ones in bombers."""
    free = sorted(carriers, key=EDITION.capacity.__getitem__)
    found = 0.0
    room = 0
    for warhead in warheads:
        megatons = EDITION.megatons[warhead]
        if megatons <= room:
            room -= megatons
            found += losses.MEAN_LOSS[warhead]
            continue
        for carrier in free:
            if losses.bears(carrier, warhead):
                free.remove(carrier)
                found += losses.MEAN_LOSS[warhead]
                if EDITION.bomber[carrier]:
                    room = max(room, EDITION.capacity[carrier] - megatons)
                break
    return found


def traits(state: State) -> list[list[float]]:
    """Each seat's TRAITS values, an empty row for a seat that is out, and a last row for "nobody wins"."""
    s = cast(GameState, state)
    living = s.living_seats(0)
    sides = {seat: Side(s, seat) for seat in living}
    fire = fired(s, sides)
    struck = retaliation(s, living)
    doom = {seat: doomed(s, seat, sides) for seat in living}
    duel = len(living) == 2
    most = max(s.population[seat] for seat in living) if living else 0
    whole = sum(s.population[seat] for seat in living)
    rows: list[list[float]] = [[] for _ in range(s.seats)]
    seat = int(s.turn)
    if seat not in sides and living:
        seat = LEFT_OF[s.living][seat]
    for away in range(len(living)):
        rows[seat] = row_of(
            s, seat, sides, fire[seat], (away, duel, most, whole, struck.get(seat, 0.0), doom[seat])
        )
        seat = LEFT_OF[s.living][seat]
    menace = sum(side.menace for side in sides.values()) / max(1.0, PER * whole)
    mutual = sum(doom.values()) / max(1, len(doom)) * duel
    rows.append([0.0] * (len(TRAITS) - NOBODYS) + [1.0, float(duel), menace * duel, mutual])
    return rows


def fired(s: GameState, sides: dict[int, Side]) -> dict[int, tuple[float, float]]:
    """The cost of shots already fired at each living seat: people lost on average, and the chance to die."""
    found = dict.fromkeys(sides, (0.0, 0.0))

    def add(target: int, carrier: int, warhead: int) -> None:
        if target in sides and not losses.STOPPED[carrier - codes.CARRIER][sides[target].held]:
            people = s.population[target]
            loss, death = found[target]
            found[target] = (
                loss + KILLED[warhead][people],
                death + DEADLY[warhead][people] * (1.0 - death),
            )

    if s.salvo:
        for k in range(0, len(s.salvo), codes.SHOT):
            add(s.salvo[k + 3], s.salvo[k + 1], s.salvo[k + 2])
    elif s.asked == attack.INTERCEPTION.code:
        add(s.to_act[0], int(attack.INTERCEPTION.carrier(s)), int(attack.INTERCEPTION.warhead(s)))
    return found


def striking(s: GameState) -> list[int]:
    """The seats whose final retaliation is not announced yet."""
    return [*s.dying, s.firing] if s.asked == SALVO.code else s.dying


def retaliation(s: GameState, living: list[int]) -> dict[int, float]:
    """What final retaliations not announced yet may cost living seats, in millions: the killer first, then all the same."""
    seats = striking(s)
    if not seats:
        return {}
    whole = sum(Side(s, seat).menace for seat in seats) / PER
    found = dict.fromkeys(living, 0.0)
    if s.turn in found:
        found[s.turn] = min(whole, s.population[s.turn] * weights.MAKING_SURE)
        whole -= found[s.turn]
    others = [seat for seat in living if seat != s.turn]
    for seat in others:
        found[seat] = whole / len(others)
    return found


def doomed(s: GameState, seat: int, sides: dict[int, Side]) -> float:
    """The chance to die of an opponent's final retaliation if the seat killed that opponent now, on average over its opponents."""
    opponents = OPPONENTS[s.living][seat]
    own = sides[seat]
    found = 0.0
    for other in opponents:
        struck = revenge.guarded(sides[other].menace / PER, own.held)
        found += revenge.doom_of_known(s.population[seat], struck)
    return found / max(1, len(opponents))


def exposed(carrier: int, targets: list[int], sides: dict[int, Side]) -> int:
    """How many of the targets show nothing that stops the carrier; at least 1."""
    stopped = losses.STOPPED[carrier - codes.CARRIER]
    return sum(not stopped[sides[target].shown] for target in targets) or 1


def row_of(
    s: GameState,
    seat: int,
    sides: dict[int, Side],
    fire: tuple[float, float],
    around: tuple[int, bool, int, int, float, float],
) -> list[float]:
    """The traits of one seat.

    around: other seats' turns before its own, whether two live, the most people of a seat, of all, cost of retaliations,
    its doom.
    """
    away, duel, most, whole, struck, doom = around
    own = sides[seat]
    people = s.population[seat]
    opponents = OPPONENTS[s.living][seat]
    pressure, deadly = 0.0, 0.0
    for other in opponents:
        strike = sides[other].strike
        if strike is not None and not losses.STOPPED[strike[0] - codes.CARRIER][own.held]:
            aimed_at = exposed(strike[0], OPPONENTS[s.living][other], sides)
            pressure += KILLED[strike[1]][people] / aimed_at
            deadly += DEADLY[strike[1]][people] / aimed_at
    peace = s.war == codes.PEACE
    lures = [
        EDITION.people[face] * PER * peace if codes.PROPAGANDA <= face < codes.ANTI_MISSILE else 0.0
        for face in own.row
    ]
    lures += [0.0, 0.0]
    strike_next = losses.MEAN_LOSS[own.strike[1]] * PER if own.strike else 0.0
    after = losses.MEAN_LOSS[own.after[1]] * PER if own.after else 0.0
    at_once = 0.0
    if s.to_act == (seat,):
        if s.asked == attack.ATTACK_TARGET.code:
            at_once = losses.MEAN_LOSS[EDITION.faces[s.cards.slots[s.turned_up_slot]]] * PER
        elif s.asked == turn.PROPAGANDA_TARGET.code:
            at_once = EDITION.people[turn.PROPAGANDA_TARGET.card(s)] * PER
        elif s.asked == secrets.SECRET_TARGET.code:
            secret = secrets.SECRET_TARGET.secret(s)
            if EDITION.secret_op[secret] != codes.LOSE_TURN:
                at_once = EDITION.secret_amount[secret] * PER
    leads = people == most
    log_people = log(max(1, people))
    cover = losses.COVER[own.held]
    return [
        people * PER,
        log_people,
        people / whole,
        leads,
        len(own.warheads),
        sum(face >= HEAVY for face in own.warheads),
        len(own.carriers),
        own.menace,
        cover,
        own.held.bit_count(),
        0.0 if duel else losses.COVER[own.shown],
        peace
        * PER
        * sum(EDITION.people[face] for face in own.hand if codes.PROPAGANDA <= face < codes.ANTI_MISSILE),
        strike_next,
        after,
        lures[0],
        lures[1],
        own.load >= LIGHTEST,
        at_once,
        pressure,
        deadly,
        pressure * leads,
        fire[0],
        fire[1],
        min(1.5, struck / people),
        s.missing[seat],
        away,
        s.asked == turn.PLACE_CARD.code and away == 0,
        log_people * duel,
        strike_next * duel,
        own.menace * duel,
        cover * duel,
        doom,
        doom * duel,
        0.0,
        0.0,
        0.0,
        0.0,
    ]
