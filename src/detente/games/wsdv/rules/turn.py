"""The two-player game's sequence: turns, uses of a card, half-decades and decades (FLOW, ACT, SETUP-5)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.records.fields import SEAT, Call
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.notation import DISCARD, DONE, LET_DRAW, PLAY, PLAY_SPECIAL
from detente.games.germany.rules.asking import Decision
from detente.games.germany.rules.decade_end import PHASE
from detente.games.germany.rules.economy import BUILDING, DISMANTLING, can_dismantle
from detente.games.germany.rules.event import begin_event
from detente.games.germany.rules.standard import begin_raise
from detente.games.germany.rules.unrest import AFTER, REMOVING, SOCIALISTS
from detente.games.wsdv import places
from detente.games.wsdv.state import LAID_OUT, GameState

RULING_DISCARDS_SHOWN: Final = codes.RULINGS
"""The game's own ruling, after those of Germany."""
TO_PLAYED: Final[i64] = 0
TO_POLICE: Final[i64] = 1
TO_WALL: Final[i64] = 2
MOST_KEPT: Final[i64] = 2
"""WSDV-FLOW-7: the most hand cards that a player may keep into a new decade."""
OWN_PROVINCES: Final[list[int]] = [codes.WEST_PROVINCES, codes.EAST_PROVINCES]
OWN_COLOUR: Final[list[int]] = [codes.YELLOW, codes.RED]


# -- decades


def begin(s: GameState) -> None:
    """WSDV-SETUP-1 to WSDV-SETUP-5: set up the game."""
    s.lay_out_germany()
    s.discarded = [0, 0]
    s.cards.fill(places.DECK, places.FIRST_LOTS[0][:])
    for k in range(1, BOARD.decades):
        s.cards.fill(places.FUTURE + k, places.FIRST_LOTS[k][:])
    open_decade(s)


def open_decade(s: GameState) -> None:
    """WSDV-FLOW-7, WSDV-FLOW-9, WSDV-FLOW-10: set up hands, display and special card of the decade."""
    s.half = 1
    s.turn = codes.WEST if s.decade == 1 else s.holder()
    s.emit("DecadeBegan", s.decade, s.turn, codes.CARDS_OF_A_DECADE)
    s.cards.shuffle(places.DECK, s.rng)
    for seat in range(2):
        while s.cards.count(places.HAND + seat) < BOARD.hand:
            draw(s, seat)
    lay_out(s)
    s.special = codes.SPECIAL_1 + s.decade - 1
    if s.special == codes.SPECIAL_4 and s.wall:
        s.special = codes.SPECIAL_4_WALL
    s.emit("CardLaidOut", s.special, 1)


def draw(s: GameState, seat: i64) -> None:
    """WSDV-ACT-D7: move the top card of the deck to a hand, if there is one."""
    if s.cards.count(places.DECK):
        s.emit("CardDrawn", seat, s.cards.draw(places.DECK, places.HAND + seat))


def lay_out(s: GameState) -> None:
    """WSDV-SETUP-5, WSDV-FLOW-5: put 7 cards on the display."""
    for _ in range(LAID_OUT):
        s.emit("CardLaidOut", s.cards.draw(places.DECK, places.DISPLAY), 0)


def close_decade(s: GameState) -> None:
    """WSDV-FLOW-6, WSDV-FLOW-7: remove the decade's cards; then both players secretly decide which hand cards to discard."""
    s.emit("UnseenCardsGone", s.cards.count(places.DECK), s.special)
    s.special = codes.NOBODY
    s.cards.move_all(places.DECK, places.GONE)
    s.cards.move_all(places.PLAYED, places.OLD)
    s.emit("RowCleared", len(s.row))
    s.row = []
    s.push(NEW_DECADE)
    deciding = [seat for seat in range(2) if s.cards.count(places.HAND + seat)]
    if deciding:
        s.ask_draft(KEEPING, deciding)


class NewDecade(Step[GameState]):
    """WSDV-FLOW-7: shuffle the next decade's cards."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Begin the decade."""
        s.decade += 1
        s.cards.move_all(places.FUTURE + s.decade - 1, places.DECK)
        open_decade(s)


NEW_DECADE: Final = NewDecade()


class Keeping(Question[GameState]):
    """WSDV-FLOW-7: which hand cards to discard and which to keep into the new decade."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """Another hand card to discard, or done if no more than 2 are kept."""
        parts = s.draft_of(seat)
        legal = [part for part in DISCARD.each(s.cards.piles[places.HAND + seat]) if part not in parts]
        if len(legal) <= MOST_KEPT:
            legal.append(DONE.first)
        return legal

    def is_complete(self, s: GameState, seat: i64) -> bool:
        """Whether the seat has decided."""
        parts = s.draft_of(seat)
        return bool(parts) and (parts[-1] in DONE or len(parts) == s.cards.count(places.HAND + seat))

    def reveal(self, s: GameState) -> None:
        """Remove the chosen cards of both players from the game."""
        for seat in range(2):
            for part in s.draft_of(seat):
                if part not in DONE:
                    discard(s, seat, DISCARD.one(part))

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: the card is not the seat's own, or too many are kept."""
        return self.rule if action in DISCARD or action in DONE else None


KEEPING: Final = Keeping("keep", "WSDV-FLOW-7", Call(draft=True))


def discard(s: GameState, seat: i64, card: i64) -> None:
    """WSDV-HID-3: remove a hand card from the game, face down; by option, visible to all."""
    if s.rulings[RULING_DISCARDS_SHOWN]:
        s.cards.carry(card, places.HAND + seat, places.SHOWN)
        s.emit("CardShown", seat, card)
    else:
        s.discard(seat, card)
        s.emit("CardDiscarded", seat, card)


# -- turns


def next_turn(s: GameState) -> None:
    """WSDV-FLOW-2: let the player whose turn it is take a card."""
    s.active = s.turn
    s.push(TURN, s.turn)


class Turn(Decision[GameState]):
    """WSDV-FLOW-2: which card to take for which use."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """Any card, for any of its uses."""
        return turns(s, seat)

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """Take and use the card."""
        take(s, seat, action)

    def forbidden(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids taking the card, or this use."""
        if action in PLAY_SPECIAL:
            return "WSDV-ACT-1" if s.special == PLAY_SPECIAL.one(action) else "WSDV-SETUP-5"
        card, use = PLAY.one(action), PLAY.two(action)
        if card not in s.cards.piles[places.DISPLAY] and card not in s.cards.piles[places.HAND + seat]:
            return "WSDV-FLOW-2"
        if use == codes.USE_UNREST:
            return "WSDV-ACT-A3" if s.total_unrest(seat) else "WSDV-ACT-A1"
        return "WSDV-ACT-3" if use == codes.USE_EVENT else "WSDV-ACT-2"


TURN: Final = Turn("turn", "WSDV-FLOW-2", Call(SEAT, waits=False), (PLAY, PLAY_SPECIAL))


def turns(s: GameState, seat: i64) -> list[int]:
    """WSDV-FLOW-2, WSDV-ACT-1 to WSDV-ACT-3: every card of the display and the seat's hand, with its uses."""
    legal: list[int] = []
    own: i64 = s.total_unrest(seat)
    may_pay = own > 0 and can_dismantle(s, seat)
    colour: i64 = OWN_COLOUR[seat]
    for card in sorted(s.cards.piles[places.DISPLAY] + s.cards.piles[places.HAND + seat]):
        first = PLAY.of(card)
        kind: i64 = CARDS.colour[card]
        if own > 0 if kind == colour else may_pay:
            legal.append(first + codes.USE_UNREST)
        legal.append(first + codes.USE_BUILD)
        legal.append(first + codes.USE_RAISE)
        if kind == colour or kind == codes.DUAL:
            legal.append(first + codes.USE_EVENT)
    if seat == codes.EAST and s.special != codes.NOBODY:
        legal.append(PLAY_SPECIAL.of(s.special))
    return legal


def take(s: GameState, seat: i64, action: i64) -> None:
    """WSDV-FLOW-2a: take and use a card; then police, socialists, and put the card away."""
    s.push(LAY_AWAY)
    s.push(SOCIALISTS)
    if seat == codes.EAST:
        s.push(AFTER, seat)
    if action in PLAY_SPECIAL:
        s.in_play = PLAY_SPECIAL.one(action)
        s.use = codes.USE_EVENT
        s.special = codes.NOBODY
        s.emit("CardTaken", seat, s.in_play, codes.USE_EVENT, 0)
        s.push(EVENT, seat)
        s.push(PRICE, seat)
        return
    card = PLAY.one(action)
    source: i64 = places.DISPLAY if card in s.cards.piles[places.DISPLAY] else places.HAND + seat
    s.in_play = card
    s.use = PLAY.two(action)
    s.cards.carry(card, source, places.IN_PLAY)
    s.emit("CardTaken", seat, card, s.use, source != places.DISPLAY)
    points: i64 = CARDS.value_of[seat][card]
    if s.use == codes.USE_UNREST:
        if CARDS.colour[card] != OWN_COLOUR[seat]:
            DISMANTLING.put_within(s, seat, seat, codes.NOBODY, codes.WHY_PRICE)
        REMOVING.put(s, seat, OWN_PROVINCES[seat], codes.WHY_USE)
    elif s.use == codes.USE_BUILD:
        BUILDING.put(s, seat, seat, codes.ANYWHERE, points)
    elif s.use == codes.USE_RAISE:
        begin_raise(s, seat, points, 0, 0)
    else:
        s.push(EVENT, seat)


class Price(Decision[GameState]):
    """WSDV-ACT-D7: the price of the special card."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """A hand card, or West draws."""
        return [*DISCARD.each(s.cards.piles[places.HAND + seat]), LET_DRAW.first]

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """Pay it."""
        if action in LET_DRAW:
            draw(s, codes.WEST)
        else:
            discard(s, seat, DISCARD.one(action))

    def forbidden(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule, since the card is not the seat's own."""
        return self.rule if action in LET_DRAW else "WSDV-FLOW-7"


PRICE: Final = Price("price", "WSDV-ACT-D7", Call(SEAT, waits=False), (DISCARD, LET_DRAW))


class EventOfCard(Step[GameState]):
    """WSDV-ACT-D1, WSDV-ACT-D4: the event of the card in play."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Carry out its icons one by one."""
        begin_event(s, seat, s.in_play, CARDS.colour[s.in_play] == codes.DUAL)


EVENT: Final = EventOfCard(Call(SEAT))


class LayAway(Step[GameState]):
    """WSDV-FLOW-3, WSDV-FLOW-4: the used card goes to its place; a used-up display ends the half-decade. As a step."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Run `lay_away`."""
        lay_away(s)


LAY_AWAY: Final = LayAway()


def lay_away(s: GameState) -> None:
    """WSDV-FLOW-3, WSDV-FLOW-4: put the used card in its place; a used-up display ends the half-decade."""
    card: i64 = s.in_play
    target: i64 = TO_PLAYED
    if s.kept:
        target = TO_POLICE
    elif card == codes.SPECIAL_2:
        target = TO_WALL
    else:
        s.row.append(card)
        if card < codes.NORMAL_CARDS:
            s.cards.carry(card, places.IN_PLAY, places.PLAYED)
    s.emit("CardLaidAway", card, target)
    s.in_play = codes.NOBODY
    s.kept = 0
    s.turn = 1 - s.turn
    if not s.cards.count(places.DISPLAY):
        end_half_decade(s)


def end_half_decade(s: GameState) -> None:
    """WSDV-FLOW-4, WSDV-FLOW-5: lay out 7 new cards, or begin the end of decade."""
    s.active = codes.NOBODY
    s.emit("HalfDecadeEnded", s.decade, s.half)
    if s.half == 1:
        s.half = 2
        lay_out(s)
    else:
        s.push(PHASE, codes.PHASE_FLIGHT)
