"""The rules of Isles: what each step does, what may be answered to each question, and what the answer does.

A round is a few steps on the stack: orders, the seats' turns, storm, harvest, tide. A turn is three: draw, chart, sail.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from detente.core.fields import SEAT, Call, misfit, up_to
from isles import events
from isles.data import FLEET, ISLES, MOST_BID, MOST_TIDES, STORM_SIDES
from isles.notation import (
    BID,
    DONE,
    DRAW_BOTTOM,
    DRAW_TOP,
    FOLLOW,
    KEEP,
    LOOK,
    MUSTER,
    SAIL,
    STOW,
    landed,
    landing,
)
from isles.state import DECK, DISCARD, FLEETS, FREE, HAND, Table

SHIPS_AT_START: Final = 3
PEARLS_AT_START: Final = 5
CHARTS_AT_START: Final = 2
NEW_SHIPS: Final = 3

# questions
ASK_ORDERS: Final = 0
ASK_DRAW: Final = 1
ASK_CHART: Final = 2
ASK_SAIL: Final = 3
ASK_LAND: Final = 4

# steps
STEP_ROUND: Final = 0
STEP_TURN: Final = 1
STEP_DRAW: Final = 2
STEP_CHART: Final = 3
STEP_SAIL: Final = 4
STEP_STORM: Final = 5
STEP_HARVEST: Final = 6
STEP_TIDE: Final = 7


# -- setting up


def set_up(s: Table) -> None:
    """ISLES-SETUP-1, ISLES-SETUP-2: ships at home, pearls, and charts dealt from a shuffled deck."""
    for seat in range(s.seats):
        home = seat
        s.holder[home] = seat
        s.ships[home] = SHIPS_AT_START
        s.supply[seat] -= SHIPS_AT_START
        s.pearls[seat] = PEARLS_AT_START
    deck = list(range(len(s.cards.layout.faces)))
    s.rng.shuffle(deck)
    for chart in deck:
        s.cards.lay(chart, DECK)
    for seat in range(s.seats):
        for _ in range(CHARTS_AT_START):
            s.cards.move(s.cards.top(DECK), HAND + seat)
    s.push_code(STEP_ROUND)


# -- a round, and the orders for it


def begin_round(s: Table, seat: int) -> None:
    """ISLES-ROUND-1, ISLES-ORDER-1: all give orders, unseen; after the turns come storm, harvest and tide."""
    s.push_code(STEP_TIDE)
    s.push_code(STEP_HARVEST)
    s.push_code(STEP_STORM)
    s.ask_draft_code(ASK_ORDERS, s.clockwise())


def legal_orders(s: Table, seat: int) -> list[int]:
    """ISLES-ORDER-1, ISLES-MUSTER-1: first a bid, then an isle that the seat holds, or its home."""
    if not s.draft_of(seat):
        return [BID + pearls for pearls in range(min(MOST_BID, s.pearls[seat]) + 1)]
    home = seat
    return [MUSTER + isle for isle in sorted({*s.held(seat), home})]


def open_orders(s: Table) -> None:
    """ISLES-ORDER-2, ISLES-ORDER-3, ISLES-MUSTER-2: bids are paid, low bids go first, all take ships, then place them."""
    bids = [s.draft_of(seat)[0] - BID for seat in range(s.seats)]
    isles = [s.draft_of(seat)[1] - MUSTER for seat in range(s.seats)]
    ships = [min(NEW_SHIPS, s.supply[seat]) for seat in range(s.seats)]
    for seat in s.clockwise():
        s.pearls[seat] -= bids[seat]
        s.supply[seat] -= ships[seat]
        s.report(events.OrdersOpened, seat, bids[seat], isles[seat], ships[seat])
        arrive(s, seat, isles[seat], ships[seat])
    s.turns = sorted(s.clockwise(), key=lambda seat: bids[seat])
    for seat in reversed(s.turns):
        s.push_code(STEP_TURN, seat)


# -- a turn: draw, chart, sail


def begin_turn(s: Table, seat: int) -> None:
    """ISLES-TURN-1: the seat draws, uses a chart and sails."""
    s.turns.remove(seat)
    s.fleets = FLEETS
    s.reached = [0] * len(ISLES)
    s.looked = False
    s.report(events.TurnBegan, seat)
    s.push_code(STEP_SAIL, seat)
    s.push_code(STEP_CHART, seat)
    s.push_code(STEP_DRAW, seat)


def ask_draw(s: Table, seat: int) -> None:
    """ISLES-DRAW-1: nothing is drawn from an empty deck."""
    if s.cards.count(DECK):
        s.ask_code(ASK_DRAW, seat)


def legal_draws(s: Table, seat: int) -> list[int]:
    """ISLES-DRAW-1, ISLES-DRAW-2: the top or the bottom chart; before that one look, for a pearl."""
    legal = [DRAW_TOP, DRAW_BOTTOM] if s.cards.count(DECK) > 1 else [DRAW_TOP]
    return [LOOK, *legal] if s.pearls[seat] and not s.looked else legal


def draw(s: Table, seat: int, action: int) -> None:
    """ISLES-DRAW-1: a chart comes into the hand."""
    if action == LOOK:
        look(s, seat)
        return
    chart = s.cards.top(DECK) if action == DRAW_TOP else s.cards.at(DECK)[0]
    s.cards.move(chart, HAND + seat)
    s.report(events.ChartDrawn, seat, int(action == DRAW_BOTTOM), s.cards.layout.faces[chart])


def look(s: Table, seat: int) -> None:
    """ISLES-DRAW-2: pay a pearl and look at the top of the deck, which stays as it is; then draw."""
    s.pearls[seat] -= 1
    s.looked = True
    s.report(events.DeckLookedAt, seat)
    for chart in s.cards.at(DECK)[::-1][: s.options["look"]]:
        s.cards.peek(seat, chart)
        s.report(events.ChartSeen, seat, s.cards.layout.faces[chart])
    s.push_code(STEP_DRAW, seat)


def ask_chart(s: Table, seat: int) -> None:
    """ISLES-CHART-2: whoever holds charts may use one."""
    if s.cards.count(HAND + seat):
        s.ask_code(ASK_CHART, seat)


def legal_charts(s: Table, seat: int) -> list[int]:
    """ISLES-CHART-2, ISLES-CHART-3: follow one that shows fleets, stow any, or keep them all."""
    faces = sorted(set(s.faces(HAND + seat)))
    follow = [FOLLOW + face for face in faces if s.chart(face).fleets]
    return [*follow, *(STOW + face for face in faces), KEEP]


def use_chart(s: Table, seat: int, action: int) -> None:
    """ISLES-CHART-2, ISLES-CHART-3: more fleets for a chart shown, or pearls at the end for one stowed face down."""
    if action == KEEP:
        return
    if action < STOW:
        face = action - FOLLOW
        s.cards.move(s.cards.find(HAND + seat, face), DISCARD)
        s.fleets += s.chart(face).fleets
        s.report(events.ChartFollowed, seat, face)
    else:
        face = action - STOW
        place = s.stow_place(seat, len(s.stowed(seat)))
        s.cards.move(s.cards.find(HAND + seat, face), place)
        s.report(events.ChartStowed, seat, face)


def ask_sail(s: Table, seat: int) -> None:
    """ISLES-SAIL-4: the turn ends only when its player says so."""
    s.ask_code(ASK_SAIL, seat)


def legal_sails(s: Table, seat: int) -> list[int]:
    """ISLES-SAIL-1, ISLES-SAIL-3, ISLES-SAIL-4: from an isle that no fleet has reached in this turn; or stop."""
    if not s.fleets:
        return [DONE]
    return [*(SAIL + isle for isle in s.held(seat) if not s.reached[isle]), DONE]


def sail(s: Table, seat: int, action: int) -> None:
    """ISLES-SAIL-1: a fleet is chosen; where it lands is asked next."""
    if action != DONE:
        s.ask_code(ASK_LAND, seat, action - SAIL)


def legal_landings(s: Table, seat: int) -> list[int]:
    """ISLES-SAIL-2: along a lane, with one ship or more."""
    source = s.ask_a
    return [landing(isle, n) for isle in ISLES[source].lanes for n in range(1, s.ships[source] + 1)]


def land(s: Table, seat: int, action: int) -> None:
    """ISLES-SAIL-2, ISLES-SAIL-3: ships leave one isle and arrive at another."""
    source = s.ask_a
    isle, ships = landed(action)
    s.fleets -= 1
    s.reached[isle] = 1
    leave(s, source, ships)
    s.report(events.FleetSailed, seat, source, isle, ships)
    arrive(s, seat, isle, ships)
    s.push_code(STEP_SAIL, seat)


# -- ships come and go


def leave(s: Table, isle: int, ships: int) -> None:
    """ISLES-MAP-2: ships leave an isle; without any it is free."""
    s.ships[isle] -= ships
    if s.ships[isle] == 0:
        s.holder[isle] = FREE


def sink(s: Table, isle: int, ships: int) -> None:
    """ISLES-SHIP-1: ships at an isle return to their player's supply."""
    s.supply[s.holder[isle]] += ships
    leave(s, isle, ships)


def arrive(s: Table, seat: int, isle: int, ships: int) -> None:
    """ISLES-FIGHT-1: ships of two players sink each other one for one; who has any left holds the isle."""
    other = s.holder[isle]
    if other not in (FREE, seat):
        sunk = min(ships, s.ships[isle])
        sink(s, isle, sunk)
        s.supply[seat] += sunk
        ships -= sunk
        s.report(events.FleetsFought, isle, seat, other, sunk)
    if ships:
        s.holder[isle] = seat
        s.ships[isle] += ships


# -- storm, harvest and tide


def storm(s: Table, seat: int) -> None:
    """ISLES-STORM-1, ISLES-STORM-2: half the ships at the isle that the die names sink; without any the tide rises."""
    isle = s.rng.below(STORM_SIDES)
    sunk = s.ships[isle] // 2
    s.report(events.StormStruck, isle, sunk, s.holder[isle], s.storm)
    s.storm = isle
    if s.ships[isle]:
        sink(s, isle, sunk)
    else:
        rise(s)


def harvest(s: Table, seat: int) -> None:
    """ISLES-HARVEST-1: every isle yields its worth to its holder."""
    for holder in range(s.seats):
        pearls = sum(ISLES[isle].worth for isle in s.held(holder))
        s.pearls[holder] += pearls
        s.report(events.PearlsHarvested, holder, pearls)


def rise(s: Table) -> None:
    """ISLES-TIDE-1: the tide rises by a step, up to high water."""
    if s.tide < s.options["tides"]:
        s.tide += 1
        s.report(events.TideRose, s.tide)


def turn_tide(s: Table, seat: int) -> None:
    """ISLES-TIDE-1, ISLES-TIDE-2: the tide rises; at high water the game ends, else another player is first."""
    rise(s)
    if s.tide == s.options["tides"]:
        finish(s)
    else:
        s.first = (s.first + 1) % s.seats
        s.push_code(STEP_ROUND)


def finish(s: Table) -> None:
    """ISLES-END-1, ISLES-END-2: stowed charts are dug up for their pearls; who has most of them wins, or shares."""
    for seat in range(s.seats):
        for chart in s.stowed(seat):
            face = s.cards.layout.faces[chart]
            s.cards.move(chart, DISCARD)
            s.pearls[seat] += s.chart(face).pearls
            s.report(events.ChartDugUp, seat, face, s.chart(face).pearls)
    winners = [seat for seat in range(s.seats) if s.pearls[seat] == max(s.pearls)]
    s.report(events.GameEnded, sum(2**seat for seat in winners))
    s.end(winners)


# -- which function for which step and question

STEPS: Final = (begin_round, begin_turn, ask_draw, ask_chart, ask_sail, storm, harvest, turn_tide)
LEGAL: Final = (legal_orders, legal_draws, legal_charts, legal_sails, legal_landings)
CARRIED_OUT: Final = {ASK_DRAW: draw, ASK_CHART: use_chart, ASK_SAIL: sail, ASK_LAND: land}


SEAT_ONLY: Final = Call(SEAT)
PHASES: Final = {ASK_DRAW: [STEP_SAIL, STEP_CHART], ASK_CHART: [STEP_SAIL], ASK_SAIL: [], ASK_LAND: []}
"""What is left of a turn while something is asked in it."""


def check(s: Table) -> None:
    """What must fit together: for saves and positions."""
    for isle in range(len(ISLES)):
        if (s.holder[isle] == FREE) != (s.ships[isle] == 0):
            raise misfit("holder", f"who has ships at {ISLES[isle].id} holds it")
    if any(ships != FLEET for ships in s.conserved().values()):
        raise misfit("supply", f"with those on the map each seat has {FLEET} ships")
    if s.over != (s.tide == s.options["tides"]):
        raise misfit("tide", "the game is over at high water")
    if not s.over:
        check_steps(s)
        check_turn(s)


def check_steps(s: Table) -> None:
    """ISLES-ROUND-1, ISLES-TURN-1: what is left of the turn, of the other turns, and of the round."""
    steps = [STEP_TIDE, STEP_HARVEST, STEP_STORM]
    steps += [STEP_TURN | seat << 8 for seat in reversed(s.turns)]
    steps += [step | s.to_act[0] << 8 for step in PHASES.get(s.asked, [])]
    if s.stack != steps or (s.turns and s.asked == ASK_ORDERS):
        raise misfit("stack", "the rest of the round lies there, and of the turn")


def check_turn(s: Table) -> None:
    """ISLES-CHART-3, ISLES-SAIL-1: room for charts to be stowed, and a fleet that lands."""
    for seat in range(s.seats):
        first = s.stow_place(seat, 0)
        stowed = [s.cards.count(first + n) for n in range(MOST_TIDES)]
        still = s.asked == ASK_ORDERS or seat in s.turns or (seat in s.to_act and s.asked < ASK_SAIL)
        if sum(stowed) + s.options["tides"] - s.tide - (not still) > MOST_TIDES:
            raise misfit("tide", f"seat {seat} has stowed too many charts by now")
        if stowed != sorted(stowed, reverse=True):
            raise misfit("cards.slots", f"seat {seat} has stowed its charts side by side")
    if s.asked in (ASK_DRAW, ASK_CHART) and not s.cards.count(
        DECK if s.asked == ASK_DRAW else HAND + s.to_act[0]
    ):
        raise misfit("cards.piles", "there are charts to choose from")
    source = s.ask_a
    if s.asked == ASK_LAND and (s.holder[source] != s.to_act[0] or s.reached[source] or not s.fleets):
        raise misfit("ask_a", "a fleet may sail from there")


class Isles(Table):
    """A game of Isles: the engine's hooks, each led to its rule."""

    steps: ClassVar[Mapping[int, Call]] = dict.fromkeys(range(STEP_TIDE + 1), SEAT_ONLY)
    asks: ClassVar[Mapping[int, Call]] = {
        ASK_ORDERS: Call(draft=True),
        ASK_DRAW: Call(),
        ASK_CHART: Call(),
        ASK_SAIL: Call(),
        ASK_LAND: Call(up_to(len(ISLES) - 1)),
    }

    def check(self) -> None:
        """What ranges cannot say."""
        check(self)

    def begin(self) -> None:
        """Set up."""
        set_up(self)

    def step(self, code: int, a: int, b: int, c: int) -> None:
        """Carry out one step; all of them need a seat at most."""
        STEPS[code](self, a)

    def answers(self, seat: int) -> list[int]:
        """The legal answers to the question that stands."""
        return LEGAL[self.asked](self, seat)

    def answer(self, question: int, seat: int, action: int) -> None:
        """Carry out the answer to a plain question."""
        CARRIED_OUT[question](self, seat, action)

    def sealed(self, seat: int) -> bool:
        """ISLES-ORDER-1: orders are a bid and an isle."""
        return len(self.draft_of(seat)) == 2

    def open_drafts(self, question: int) -> None:
        """All orders are in."""
        open_orders(self)
