"""The rules of Isles: what each step does, what may be answered to each question, and what the answer does.

The sequence of play, at the end of this page, lists both. A round is a few steps on the stack: orders, the seats' turns,
storm, harvest, tide. A turn is three: draw, chart, sail.
"""

from typing import Final

from detente.core.engine.sequence import Question, Sequence, step
from detente.core.records.fields import SEAT, Call, misfit, up_to
from isles.data import FLEET, ISLES, MOST_BID, MOST_TIDES, STORM_SIDES
from isles.notation import (
    BID,
    DONE,
    DRAW_BOTTOM,
    DRAW_TOP,
    FOLLOW,
    KEEP,
    LAND,
    LOOK,
    MUSTER,
    SAIL,
    STOW,
)
from isles.state import DECK, DISCARD, FLEETS, FREE, HAND, GameState

SHIPS_AT_START: Final = 3
PEARLS_AT_START: Final = 5
CHARTS_AT_START: Final = 2
NEW_SHIPS: Final = 3


# -- setting up


def set_up(s: GameState) -> None:
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
    s.push(begin_round)


# -- a round, and the orders for it


@step()
def begin_round(s: GameState) -> None:
    """ISLES-ROUND-1, ISLES-ORDER-1: all give orders, unseen; after the turns come storm, harvest and tide."""
    s.push(turn_tide)
    s.push(harvest)
    s.push(storm)
    s.ask_draft(ORDERS, s.clockwise())


class Orders(Question[GameState]):
    """ISLES-ORDER-1: a bid, then an isle, from all seats at once."""

    def legal(self, s: GameState, seat: int) -> list[int]:
        """ISLES-ORDER-1, ISLES-MUSTER-1: first a bid, then an isle that the seat holds, or its home."""
        if not s.draft_of(seat):
            return BID.each(list(range(min(MOST_BID, s.pearls[seat]) + 1)))
        home = seat
        return MUSTER.each(sorted({*s.held(seat), home}))

    def is_complete(self, s: GameState, seat: int) -> bool:
        """ISLES-ORDER-1: orders are a bid and an isle."""
        return len(s.draft_of(seat)) == 2

    def reveal(self, s: GameState) -> None:
        """ISLES-ORDER-2, ISLES-ORDER-3, ISLES-MUSTER-2: bids are paid, low bids go first, all take ships, then place them."""
        bids = [BID.one(s.draft_of(seat)[0]) for seat in range(s.seats)]
        isles = [MUSTER.one(s.draft_of(seat)[1]) for seat in range(s.seats)]
        ships = [min(NEW_SHIPS, s.supply[seat]) for seat in range(s.seats)]
        for seat in s.clockwise():
            s.pearls[seat] -= bids[seat]
            s.supply[seat] -= ships[seat]
            s.emit("OrdersOpened", seat, bids[seat], isles[seat], ships[seat])
            arrive(s, seat, isles[seat], ships[seat])
        s.turns = sorted(s.clockwise(), key=lambda seat: bids[seat])
        for seat in reversed(s.turns):
            s.push(begin_turn, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """An isle that may not be mustered at, or another order than is asked for."""
        if action not in BID and action not in MUSTER:
            return None
        return "ISLES-MUSTER-1" if s.draft_of(seat) and action in MUSTER else "ISLES-ORDER-1"


# -- a turn: draw, chart, sail


@step(SEAT)
def begin_turn(s: GameState, seat: int) -> None:
    """ISLES-TURN-1: the seat draws, uses a chart and sails."""
    s.turns.remove(seat)
    s.fleets = FLEETS
    s.reached = [0] * len(ISLES)
    s.looked = False
    s.emit("TurnBegan", seat)
    s.push(ask_sail, seat)
    s.push(ask_chart, seat)
    s.push(ask_draw, seat)


@step(SEAT)
def ask_draw(s: GameState, seat: int) -> None:
    """ISLES-DRAW-1: nothing is drawn from an empty deck."""
    if s.cards.count(DECK):
        s.ask(DRAW, seat)


class Draw(Question[GameState]):
    """ISLES-DRAW-1: from where a chart comes into the hand."""

    def legal(self, s: GameState, seat: int) -> list[int]:
        """ISLES-DRAW-1, ISLES-DRAW-2: the top or the bottom chart; before that one look, for a pearl."""
        legal = [DRAW_TOP.of(), DRAW_BOTTOM.of()] if s.cards.count(DECK) > 1 else [DRAW_TOP.of()]
        return [LOOK.of(), *legal] if s.pearls[seat] and not s.looked else legal

    def carry_out(self, s: GameState, seat: int, action: int) -> None:
        """ISLES-DRAW-1: a chart comes into the hand."""
        if action in LOOK:
            look(s, seat)
            return
        chart = s.cards.top(DECK) if action in DRAW_TOP else s.cards.at(DECK)[0]
        s.cards.move(chart, HAND + seat)
        s.emit("ChartDrawn", seat, action in DRAW_BOTTOM, s.cards.layout.faces[chart])

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """A second look, or one without a pearl; the bottom of a deck of one."""
        if action in LOOK:
            return "ISLES-DRAW-2"
        return self.rule if action in DRAW_TOP or action in DRAW_BOTTOM else None


def look(s: GameState, seat: int) -> None:
    """ISLES-DRAW-2: pay a pearl and look at the top of the deck, which stays as it is; then draw."""
    s.pearls[seat] -= 1
    s.looked = True
    s.emit("DeckLookedAt", seat)
    for chart in s.cards.at(DECK)[::-1][: s.options["look"]]:
        s.cards.peek(seat, chart)
        s.emit("ChartSeen", seat, s.cards.layout.faces[chart])
    s.push(ask_draw, seat)


@step(SEAT)
def ask_chart(s: GameState, seat: int) -> None:
    """ISLES-CHART-2: players who hold charts may use one."""
    if s.cards.count(HAND + seat):
        s.ask(CHART, seat)


class UseChart(Question[GameState]):
    """ISLES-CHART-2: whether a chart is followed or stowed."""

    def legal(self, s: GameState, seat: int) -> list[int]:
        """ISLES-CHART-2, ISLES-CHART-3: follow one that shows fleets, stow any, or keep them all."""
        faces = sorted(set(s.faces(HAND + seat)))
        with_fleets = [face for face in faces if s.chart(face).fleets]
        return [*FOLLOW.each(with_fleets), *STOW.each(faces), KEEP.of()]

    def carry_out(self, s: GameState, seat: int, action: int) -> None:
        """ISLES-CHART-2, ISLES-CHART-3: more fleets for a chart shown, or pearls at the end for one stowed face down."""
        if action in FOLLOW:
            face = FOLLOW.one(action)
            s.cards.move(s.cards.find(HAND + seat, face), DISCARD)
            s.fleets += s.chart(face).fleets
            s.emit("ChartFollowed", seat, face)
        elif action in STOW:
            face = STOW.one(action)
            place = s.stow_place(seat, len(s.stowed(seat)))
            s.cards.move(s.cards.find(HAND + seat, face), place)
            s.emit("ChartStowed", seat, face)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """A chart without fleets, or one that the seat does not hold."""
        if action in STOW:
            return "ISLES-CHART-3"
        return self.rule if action in FOLLOW else None


@step(SEAT)
def ask_sail(s: GameState, seat: int) -> None:
    """ISLES-SAIL-4: the turn ends only when its player says so."""
    s.ask(SAIL_FROM, seat)


class SailFrom(Question[GameState]):
    """ISLES-SAIL-1: from where a fleet sails."""

    def legal(self, s: GameState, seat: int) -> list[int]:
        """ISLES-SAIL-1, ISLES-SAIL-3, ISLES-SAIL-4: from an isle that no fleet has reached in this turn; or stop."""
        return [*SAIL.each(sources(s, seat)), DONE.of()]

    def carry_out(self, s: GameState, seat: int, action: int) -> None:
        """ISLES-SAIL-1: a fleet is chosen; where it lands is asked next."""
        if action in SAIL:
            s.ask(LANDING, seat, SAIL.one(action))

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """An isle of somebody else, one that a fleet has reached, or no fleet is left."""
        if action not in SAIL:
            return None
        isle = SAIL.one(action)
        if s.holder[isle] != seat:
            return "ISLES-MAP-2"
        return "ISLES-SAIL-3" if s.reached[isle] and s.fleets else self.rule


def sources(s: GameState, seat: int) -> list[int]:
    """ISLES-SAIL-1, ISLES-SAIL-3: the isles from which a fleet may still sail."""
    return [isle for isle in s.held(seat) if not s.reached[isle]] if s.fleets else []


class Landing(Question[GameState]):
    """ISLES-SAIL-2: where a fleet lands, and with how many ships."""

    def source(self, s: GameState) -> int:
        """The isle that the fleet leaves."""
        return s.ask_a

    def legal(self, s: GameState, seat: int) -> list[int]:
        """ISLES-SAIL-2: along a lane, with one ship or more."""
        source = self.source(s)
        return [LAND.of(isle, n) for isle in ISLES[source].lanes for n in range(1, s.ships[source] + 1)]

    def carry_out(self, s: GameState, seat: int, action: int) -> None:
        """ISLES-SAIL-2, ISLES-SAIL-3: ships leave one isle and arrive at another."""
        source, isle, ships = self.source(s), LAND.one(action), LAND.two(action)
        s.fleets -= 1
        s.reached[isle] = 1
        leave(s, source, ships)
        s.emit("FleetSailed", seat, source, isle, ships)
        arrive(s, seat, isle, ships)
        s.push(ask_sail, seat)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """No lane leads there, or there are not as many ships."""
        return self.rule if action in LAND else None


# -- ships come and go


def leave(s: GameState, isle: int, ships: int) -> None:
    """ISLES-MAP-2: ships leave an isle; without any it is free."""
    s.ships[isle] -= ships
    if s.ships[isle] == 0:
        s.holder[isle] = FREE


def sink(s: GameState, isle: int, ships: int) -> None:
    """ISLES-SHIP-1: ships at an isle return to their player's supply."""
    s.supply[s.holder[isle]] += ships
    leave(s, isle, ships)


def arrive(s: GameState, seat: int, isle: int, ships: int) -> None:
    """ISLES-FIGHT-1: ships of two players sink each other one for one; who has any left holds the isle."""
    other = s.holder[isle]
    if other not in (FREE, seat):
        sunk = min(ships, s.ships[isle])
        sink(s, isle, sunk)
        s.supply[seat] += sunk
        ships -= sunk
        s.emit("FleetsFought", isle, seat, other, sunk)
    if ships:
        s.holder[isle] = seat
        s.ships[isle] += ships


# -- storm, harvest and tide


@step()
def storm(s: GameState) -> None:
    """ISLES-STORM-1, ISLES-STORM-2: half the ships at the isle that the die names sink; without any the tide rises."""
    isle = s.rng.below(STORM_SIDES)
    sunk = s.ships[isle] // 2
    s.emit("StormStruck", isle, sunk, s.holder[isle], s.storm)
    s.storm = isle
    if s.ships[isle]:
        sink(s, isle, sunk)
    else:
        rise(s)


@step()
def harvest(s: GameState) -> None:
    """ISLES-HARVEST-1: every isle yields its worth to its holder."""
    for holder in range(s.seats):
        pearls = sum(ISLES[isle].worth for isle in s.held(holder))
        s.pearls[holder] += pearls
        s.emit("PearlsHarvested", holder, pearls)


def rise(s: GameState) -> None:
    """ISLES-TIDE-1: the tide rises by a step, up to high water."""
    if s.tide < s.options["tides"]:
        s.tide += 1
        s.emit("TideRose", s.tide)


@step()
def turn_tide(s: GameState) -> None:
    """ISLES-TIDE-1, ISLES-TIDE-2: the tide rises; at high water the game ends, else another player is first."""
    rise(s)
    if s.tide == s.options["tides"]:
        finish(s)
    else:
        s.first = (s.first + 1) % s.seats
        s.push(begin_round)


def finish(s: GameState) -> None:
    """ISLES-END-1, ISLES-END-2: stowed charts are dug up for their pearls; who has most of them wins, or shares."""
    for seat in range(s.seats):
        for chart in s.stowed(seat):
            face = s.cards.layout.faces[chart]
            s.cards.move(chart, DISCARD)
            s.pearls[seat] += s.chart(face).pearls
            s.emit("ChartDugUp", seat, face, s.chart(face).pearls)
    winners = [seat for seat in range(s.seats) if s.pearls[seat] == max(s.pearls)]
    s.emit("GameEnded", sum(2**seat for seat in winners))
    s.end(winners)


# -- the sequence of play

ORDERS: Final = Orders("orders", "ISLES-ORDER-1", Call(draft=True))
DRAW: Final = Draw("draw", "ISLES-DRAW-1")
CHART: Final = UseChart("chart", "ISLES-CHART-2")
SAIL_FROM: Final = SailFrom("sail", "ISLES-SAIL-1")
LANDING: Final = Landing("land", "ISLES-SAIL-2", Call(up_to(len(ISLES) - 1)))

SEQUENCE: Final = Sequence(
    questions=(ORDERS, DRAW, CHART, SAIL_FROM, LANDING),
    steps=(begin_round, begin_turn, ask_draw, ask_chart, ask_sail, storm, harvest, turn_tide),
)


LEFT_OF_TURN: Final = {DRAW.code: [ask_sail, ask_chart], CHART.code: [ask_sail]}
"""What is left of a turn while something is asked in it."""


def check(s: GameState) -> None:
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


def check_steps(s: GameState) -> None:
    """ISLES-ROUND-1, ISLES-TURN-1: what is left of the turn, of the other turns, and of the round."""
    stack = [turn_tide.packed(), harvest.packed(), storm.packed()]
    stack += [begin_turn.packed(seat) for seat in reversed(s.turns)]
    stack += [left.packed(s.to_act[0]) for left in LEFT_OF_TURN.get(s.asked, [])]
    if s.stack != stack or (s.turns and s.asked == ORDERS.code):
        raise misfit("stack", "it holds the rest of the round, and of the turn")


def check_turn(s: GameState) -> None:
    """ISLES-CHART-3, ISLES-SAIL-1: room for charts to be stowed, and a fleet that lands."""
    for seat in range(s.seats):
        first = s.stow_place(seat, 0)
        stowed = [s.cards.count(first + n) for n in range(MOST_TIDES)]
        still = s.asked == ORDERS.code or seat in s.turns or (seat in s.to_act and s.asked < SAIL_FROM.code)
        if sum(stowed) + s.options["tides"] - s.tide - (not still) > MOST_TIDES:
            raise misfit("tide", f"seat {seat} has stowed too many charts by now")
        if stowed != sorted(stowed, reverse=True):
            raise misfit("cards.slots", f"seat {seat} has stowed its charts side by side")
    if s.asked in (DRAW.code, CHART.code) and not s.cards.count(
        DECK if s.asked == DRAW.code else HAND + s.to_act[0]
    ):
        raise misfit("cards.piles", "there are charts to choose from")
    if s.asked == LANDING.code and LANDING.source(s) not in sources(s, s.to_act[0]):
        raise misfit("ask_a", "a fleet may sail from there")


class Isles(GameState):
    """A game of Isles."""

    def check(self) -> None:
        """What ranges cannot say."""
        check(self)

    def begin(self) -> None:
        """Set up."""
        set_up(self)
