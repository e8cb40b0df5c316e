"""Decades and sub-decades: turn order, hands, display, stacks, the automatic event (TPT-SEQ, TPT-ORDER, TPT-AUTO)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.records.fields import SEAT, Call
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.notation import DISCARD, DONE, LET_DRAW
from detente.games.germany.rules.asking import Decision
from detente.games.germany.rules.unrest import SOCIALISTS
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.rules.away import put_away
from detente.games.twoplustwo.rules.decade_end import NEW_PHASE
from detente.games.twoplustwo.rules.drawing import draw_to_display, draw_to_hand, is_early
from detente.games.twoplustwo.rules.symbols import begin_auto_icons
from detente.games.twoplustwo.state import FIRST_ORDER, GameState, ahead

MOST_KEPT: Final[i64] = 2
"""TPT-SEQ-4.6, TPT-EOD-12.2.4: the most old hand cards that a player may keep into a new decade."""
SUB_A: Final[i64] = 1
SUB_C: Final[i64] = 3


def begin(s: GameState) -> None:
    """TPT-SETUP-3.1 to TPT-SETUP-3.8: set up the game."""
    s.lay_out_germany()
    s.tracks = [0] * (tpt.ARMS_RACE + 1)
    s.money = [s.tables.start_money] * 2
    s.doves = s.tables.doves
    s.shown = [codes.NOBODY, codes.NOBODY]
    s.early = [0, 0]
    s.discarded = [0] * tpt.SEATS
    for k in range(BOARD.decades):
        s.cards.fill(places.FUTURE + k, places.LOTS[k][:])
        s.cards.fill(places.TPT_FUTURE + k, places.TPT_LOTS[k][:])
    s.cards.fill(places.SPECIAL_CARDS, places.SPECIAL_LOT[:])
    for deck in range(2):
        s.cards.fill(places.DRAW + deck, places.DECK_LOTS[deck][:])
        s.cards.shuffle(places.DRAW + deck, s.rng)
    s.order = FIRST_ORDER[:]
    open_decade(s)


# -- sub-decade A


def open_decade(s: GameState) -> None:
    """TPT-SEQ-4.3, TPT-SEQ-4.4: set up the special card and draw deck, then hands, display and stacks."""
    s.sub = SUB_A
    s.next_at = 0
    source: i64 = places.NEXT if s.cards.count(places.NEXT) else places.FUTURE + s.decade - 1
    s.emit("DecadeBegan", s.decade, s.order[0], s.cards.count(source))
    s.emit("TurnOrderSet", packed_order(s.order))
    s.special = codes.SPECIAL_1 + s.decade - 1
    if s.special == codes.SPECIAL_4 and s.wall:
        s.special = codes.SPECIAL_4_WALL
    s.emit("CardLaidOut", s.special, 1)
    s.cards.move_all(source, places.DECK)
    s.cards.shuffle(places.DECK, s.rng)
    s.push(DISPLAY)
    s.push(REFILL)


def packed_order(order: list[int]) -> i64:
    """The seats as one number for an event: four bits each, the first in the lowest bits."""
    found: i64 = 0
    for seat in reversed(order):
        found = found << 4 | seat
    return found


class Refill(Step[GameState]):
    """TPT-SEQ-4.5, TPT-SEQ-4.7, TPT-EOD-12.2.3, TPT-EOD-12.2.4: refill hands; the owner of a 3-1 card draws one more, then discards."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Refill hands in turn order."""
        for seat in s.order:
            extra: i64 = s.early[seat] if seat <= tpt.SOVIET_UNION else 0
            while s.cards.count(places.HAND + seat) < BOARD.hand + extra:
                if not draw_to_hand(s, seat):
                    break
            if extra and s.cards.count(places.HAND + seat) > BOARD.hand:
                s.push(EXTRA, seat)
        s.early = [0, 0]


class Extra(Decision[GameState]):
    """TPT-EOD-12.2.3: which card to discard for the extra one of the next decade."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """Any card in the seat's hand."""
        return DISCARD.each(s.cards.piles[places.HAND + seat])

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """Discard it."""
        card = DISCARD.one(action)
        s.discard(seat, card, (s.decade - 2) * places.DISCARDS_OF_A_START + places.OLD_DISCARDS)
        s.emit("CardDiscarded", seat, card)


REFILL: Final = Refill()
EXTRA: Final = Extra("extra", "TPT-EOD-12.2.3", Call(SEAT), (DISCARD, LET_DRAW, DONE))


class Display(Step[GameState]):
    """TPT-SEQ-4.8, TPT-SEQ-4.9, TPT-SEQ-4.16, TPT-SEQ-4.17: base cards and 2+2 cards go to the display."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Begin a sub-decade."""
        s.emit("SubDecadeBegan", s.decade, s.sub, s.order[s.next_at])
        for _ in range(s.tables.laid[s.sub - 1][0]):
            draw_to_display(s, places.DISPLAY)
        if s.sub == SUB_A:
            stack(s)
        else:
            pile: i64 = places.STACK_B + s.sub - 2
            for card in s.cards.at(pile):
                s.cards.carry(card, pile, places.DISPLAY)
                s.emit("CardLaidOut", card, 0)


DISPLAY: Final = Display()


def stack(s: GameState) -> None:
    """TPT-SEQ-4.8, TPT-SEQ-4.9: deal the decade's 2+2 cards to the display and two stacks; the rest leave unseen."""
    s.cards.move_all(places.TPT_FUTURE + s.decade - 1, places.TPT_DECK)
    s.cards.shuffle(places.TPT_DECK, s.rng)
    for _ in range(s.tables.laid[0][1]):
        s.emit("CardLaidOut", s.cards.draw(places.TPT_DECK, places.DISPLAY), 0)
    for sub in range(1, SUB_C):
        for _ in range(s.tables.laid[sub][1]):
            s.cards.draw(places.TPT_DECK, places.STACK_B + sub - 1)
    rest = s.cards.count(places.TPT_DECK)
    while s.cards.count(places.TPT_DECK):
        s.cards.draw(places.TPT_DECK, places.UNSEEN)
    s.emit("StacksLaid", s.cards.count(places.STACK_B), s.cards.count(places.STACK_C), rest)


# -- turn order


def order_of(s: GameState) -> list[int]:
    """TPT-ORDER-5.1 to TPT-ORDER-5.9: the seats from the highest number to the lowest."""
    dominance: i64 = s.tracks[tpt.DOMINANCE]
    prestige: i64 = s.tracks[codes.PRESTIGE]
    power = first_power(s)
    state: i64 = tpt.EAST_SEAT if prestige > 0 else tpt.WEST_SEAT
    powers = [power, 1 - power]
    states = [state, tpt.WEST_SEAT + tpt.EAST_SEAT - state]
    lead: i64 = max(dominance, -dominance) - max(prestige, -prestige)
    if lead < 0:
        return [states[0], *powers, states[1]]
    if lead > 0:
        return [powers[0], *states, powers[1]]
    return [*powers, *states] if dominance == 0 else [powers[0], states[0], powers[1], states[1]]


def first_power(s: GameState) -> i64:
    """TPT-ORDER-5.5 to TPT-ORDER-5.8: which superpower goes first on a tie."""
    for track in (tpt.DOMINANCE, tpt.SPACE_RACE, tpt.ARMS_RACE):
        power = ahead(s.tracks[track])
        if power != codes.NOBODY:
            return power
    return tpt.USA


# -- the automatic event


class Auto(Step[GameState]):
    """TPT-SEQ-4.14, TPT-AUTO-9.1, TPT-AUTO-9.11: the event of the last normal card, using the current advantage."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Begin the event."""
        card: i64 = s.cards.at(places.DISPLAY)[0]
        s.cards.carry(card, places.DISPLAY, places.IN_PLAY)
        s.in_play = card
        s.use = codes.USE_EVENT
        at: i64 = s.tracks[tpt.ARMS_RACE]
        level: i64 = s.tables.advantage[at + tpt.CENTRE]
        s.advantage = -level if at < 0 else level
        power: i64 = tpt.USA if at < 0 else tpt.SOVIET_UNION
        s.emit("AutoEventBegan", card, power if level else codes.NOBODY, level)
        s.push(AUTO_OVER)
        s.push(SOCIALISTS)
        begin_auto_icons(s, card, level >= tpt.LEVEL_IGNORES, power)


class AutoOver(Step[GameState]):
    """TPT-AUTO-9.18, TPT-AUTO-9.21, TPT-SEQ-4.20: continue with the next sub-decade or the end of decade."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Put the card away."""
        put_away(s)
        s.advantage = 0
        if s.sub < SUB_C:
            s.sub += 1
            s.push(DISPLAY)
        else:
            s.push(NEW_PHASE, tpt.PHASE_ARMS)


AUTO: Final = Auto(Call(waits=False))
AUTO_OVER: Final = AutoOver()


# -- the next decade


def close_decade(s: GameState) -> None:
    """TPT-SEQ-4.20, TPT-SEQ-4.27: remove the decade's cards from the table."""
    s.emit("UnseenCardsGone", s.cards.count(places.DECK), s.special)
    s.special = codes.NOBODY
    s.cards.move_all(places.DECK, places.GONE + s.decade - 1)
    s.cards.move_all(places.PLAYED, places.OLD)
    s.emit("RowCleared", len(s.row))
    s.row = []
    s.push(NEW_DECADE)


class NewDecade(Step[GameState]):
    """TPT-SEQ-4.2, TPT-SEQ-4.5, TPT-SEQ-4.7: set the turn order; players with old cards secretly decide which to discard."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Begin the decade."""
        s.decade += 1
        s.order = order_of(s)
        open_decade(s)
        deciding = [seat for seat in s.order if old_cards(s, seat)]
        if deciding:
            s.ask_draft(KEEPING, deciding)


NEW_DECADE: Final = NewDecade()


def old_cards(s: GameState, seat: i64) -> list[int]:
    """TPT-EOD-12.2.3: the seat's hand cards from earlier decades."""
    return [card for card in s.cards.piles[places.HAND + seat] if not is_early(s, card)]


class Keeping(Question[GameState]):
    """TPT-SEQ-4.7: which old cards to discard and which to keep into the new decade."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """TPT-SEQ-4.5, TPT-SEQ-4.6: another old card to discard, or done if no more than 2 are kept."""
        parts = s.draft_of(seat)
        legal = [part for part in DISCARD.each(old_cards(s, seat)) if part not in parts]
        if len(legal) <= MOST_KEPT:
            legal.append(DONE.first)
        return legal

    def is_complete(self, s: GameState, seat: i64) -> bool:
        """Whether the seat has decided."""
        parts = s.draft_of(seat)
        return bool(parts) and (parts[-1] in DONE or len(parts) == len(old_cards(s, seat)))

    def reveal(self, s: GameState) -> None:
        """Remove the chosen cards from the game, face down."""
        for seat in s.order:
            number: i64 = (s.decade - 2) * places.DISCARDS_OF_A_START
            for part in s.draft_of(seat):
                if part not in DONE:
                    s.discard(seat, DISCARD.one(part), number)
                    s.emit("CardDiscarded", seat, DISCARD.one(part))
                    number += 1

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: the card is of this decade or not the seat's own, or too many are kept."""
        if action in DISCARD:
            return "TPT-EOD-12.2.3"
        return "TPT-SEQ-4.6" if action in DONE else None


KEEPING: Final = Keeping("keep", "TPT-SEQ-4.7", Call(draft=True))
