"""A turn: which card to use how, its price, the use, the icons at its value, and where the card goes (TPT-SEQ-4.25, TPT-ACT)."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Step
from detente.core.records.fields import SEAT, Call
from detente.games.germany import codes
from detente.games.germany.notation import DISCARD, DONE, LET_DRAW, PLAY, PLAY_SPECIAL
from detente.games.germany.rules.asking import Decision
from detente.games.germany.rules.economy import BUILDING, DISMANTLING, can_dismantle
from detente.games.germany.rules.event import all_icons, begin_icons
from detente.games.germany.rules.standard import begin_raise
from detente.games.germany.rules.unrest import AFTER, REMOVING, SOCIALISTS
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.notation import ACTIONS, PLAY_ARMS, PLAY_CREDIT, PLAY_TPT
from detente.games.twoplustwo.rules import symbols
from detente.games.twoplustwo.rules.arrows import OWN_PROVINCES, step_arms
from detente.games.twoplustwo.rules.away import put_away
from detente.games.twoplustwo.rules.decade import AUTO
from detente.games.twoplustwo.rules.drawing import draw_to_hand
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.state import SIDE_OF, GameState

OWN_COLOUR: Final[list[int]] = [codes.YELLOW, codes.RED]
OTHER_COLOUR: Final[list[int]] = [codes.RED, codes.YELLOW]


def play(card: i64, use: i64) -> i64:
    """The action that plays a normal card for this use."""
    if use == tpt.USE_ARMS:
        return PLAY_ARMS.of(card)
    if use == tpt.USE_CREDIT:
        return PLAY_CREDIT.of(card)
    return PLAY.of(card, use) if card < codes.NORMAL_CARDS else PLAY_TPT.of(card, use)


def card_of(action: i64) -> i64:
    """The card that an action takes, by face."""
    return ACTIONS.verb_of[action].one(action)


def use_of(action: i64) -> i64:
    """The use for which an action takes its card."""
    verb = ACTIONS.verb_of[action]
    if verb is PLAY or verb is PLAY_TPT:
        return verb.two(action)
    return tpt.USE_ARMS if verb is PLAY_ARMS else tpt.USE_CREDIT if verb is PLAY_CREDIT else codes.USE_EVENT


# -- which card, for which use


def next_turn(s: GameState) -> None:
    """TPT-SEQ-4.10: let the next player in turn order take a card."""
    s.active = s.order[s.next_at]
    s.push(TURN, s.active)


def turns(s: GameState, seat: i64) -> list[int]:
    """TPT-SEQ-4.10, TPT-SEQ-4.12, TPT-ACT-6.0.1 to TPT-ACT-6.0.3: cards of the display and the seat's hand, with their uses."""
    cards = sorted(s.cards.piles[places.DISPLAY] + s.cards.piles[places.HAND + seat])
    if s.in_red(seat):
        return turns_in_red(s, seat, cards)
    legal: list[int] = []
    side: i64 = SIDE_OF[seat]
    restless = s.total_unrest(side) > 0
    may_pay = restless and can_dismantle(s, side)
    own: i64 = OWN_COLOUR[side]
    for card in cards:
        kind: i64 = s.tables.colour[card]
        first: i64 = PLAY.of(card) if card < codes.NORMAL_CARDS else PLAY_TPT.of(card)
        if restless if kind == own else may_pay:
            legal.append(first + codes.USE_UNREST)
        legal.append(first + codes.USE_BUILD)
        legal.append(first + codes.USE_RAISE)
        if kind != OTHER_COLOUR[side]:
            legal.append(first + codes.USE_EVENT)
    if side == codes.EAST and s.special != codes.NOBODY:
        legal.append(PLAY_SPECIAL.of(s.special))
        legal.sort()
    if seat <= tpt.SOVIET_UNION:
        if s.fits(tpt.ARMS_RACE, step_for(seat)):
            legal.extend(PLAY_ARMS.each([card for card in cards if not s.tables.banned[card]]))
        legal.extend(PLAY_CREDIT.each(cards))
    return legal


def step_for(power: i64) -> i64:
    """The direction that favours a superpower."""
    return -1 if power == tpt.USA else 1


def turns_in_red(s: GameState, power: i64, cards: list[int]) -> list[int]:
    """TPT-ACT-6.6.3 to TPT-ACT-6.6.5: with debts, only credits and events with income for the superpower."""
    legal: list[int] = []
    for card in cards:
        if may_trigger(s, power, card) and shows_income(s, power, card):
            legal.append(play(card, codes.USE_EVENT))
    legal.extend(PLAY_CREDIT.each(cards))
    return legal


def may_trigger(s: GameState, seat: i64, card: i64) -> bool:
    """TPT-ACT-6.4.1: whether a seat may trigger a card's event: not if it has the other side's colour."""
    return s.tables.colour[card] != OTHER_COLOUR[SIDE_OF[seat]]


def shows_income(s: GameState, power: i64, card: i64) -> bool:
    """TPT-ACT-6.6.4: whether a card's event includes income for the superpower when it triggers the event."""
    return symbols.adds_income(s, power, card, all_icons(s, card))


class Turn(Decision[GameState]):
    """TPT-SEQ-4.10: which card to take for which use."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """Any card, for any of its uses."""
        return turns(s, seat)

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """Take and use the card."""
        take(s, seat, action)

    def forbidden(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids taking the card, or this use."""
        card, use = card_of(action), use_of(action)
        in_red = s.in_red(seat)
        if s.tables.colour[card] == codes.SPECIAL:
            if s.special != card:
                return "TPT-SEQ-4.3"
            return "TPT-ACT-6.6.5" if in_red and SIDE_OF[seat] == codes.EAST else "TPT-SEQ-4.11"
        if card not in s.cards.piles[places.DISPLAY] and card not in s.cards.piles[places.HAND + seat]:
            return "TPT-SEQ-4.10"
        if use in (tpt.USE_ARMS, tpt.USE_CREDIT) and seat > tpt.SOVIET_UNION:
            return "TPT-ACT-6.0.2"
        if use == codes.USE_EVENT and not may_trigger(s, seat, card):
            return "TPT-ACT-6.4.1"
        if in_red:
            return "TPT-ACT-6.6.4" if use == codes.USE_EVENT else "TPT-ACT-6.6.3"
        if use == tpt.USE_ARMS:
            return "TPT-ACT-6.5.3" if not s.fits(tpt.ARMS_RACE, step_for(seat)) else "TPT-COMP-2.4"
        return "TPT-ACT-6.1.3" if use == codes.USE_UNREST else "TPT-ACT-6.0.1"


TURN: Final = Turn(
    "turn",
    "TPT-SEQ-4.10",
    Call(SEAT, waits=False),
    (PLAY, PLAY_SPECIAL, PLAY_TPT, PLAY_ARMS, PLAY_CREDIT),
)


# -- the use


def take(s: GameState, seat: i64, action: i64) -> None:
    """TPT-SEQ-4.25: take and use a card, then icons at the value, police, socialists, and put the card away."""
    side: i64 = SIDE_OF[seat]
    s.in_play = card_of(action)
    s.use = use_of(action)
    s.push(LAY_AWAY)
    s.push(SOCIALISTS)
    if side == codes.EAST:
        s.push(AFTER, seat)
    if s.tables.colour[s.in_play] == codes.SPECIAL:
        s.special = codes.NOBODY
        s.emit("CardTaken", seat, s.in_play, codes.USE_EVENT, 0)
        s.push(EVENT, seat)
        s.push(PRICE, seat)
        return
    source: i64 = places.DISPLAY if s.in_play in s.cards.piles[places.DISPLAY] else places.HAND + seat
    s.cards.carry(s.in_play, source, places.IN_PLAY)
    s.emit("CardTaken", seat, s.in_play, s.use, source != places.DISPLAY)
    if s.use == codes.USE_EVENT:
        s.push(EVENT, seat)
        return
    s.push(VALUE, seat)
    if s.use == codes.USE_UNREST:
        if s.tables.colour[s.in_play] != OWN_COLOUR[side]:
            DISMANTLING.put_within(s, seat, side, codes.NOBODY, codes.WHY_PRICE)
        REMOVING.put(s, seat, OWN_PROVINCES[side], codes.WHY_USE)
    elif s.use == codes.USE_BUILD:
        if s.points_for(seat):
            BUILDING.put(s, seat, side, codes.ANYWHERE, s.points_for(seat))
    elif s.use == codes.USE_RAISE:
        begin_raise(s, seat, s.points_for(seat), 0, 0)
    elif s.use == tpt.USE_ARMS:
        step_arms(s, step_for(seat))
    else:
        pay(s, seat, s.tables.value_of[side][s.in_play], tpt.FOR_CREDIT)


class EventOfCard(Step[GameState]):
    """TPT-ACT-6.4.2 to TPT-ACT-6.4.6: the event of the card in play."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Carry out its icons one by one; one of a dual card may be ignored."""
        s.placed = [0] * codes.PROVINCES
        found = symbols.open_icons_of_event(s, seat, s.in_play)
        begin_icons(s, seat, s.in_play, found, s.tables.colour[s.in_play] == codes.DUAL)


class ValueOfCard(Step[GameState]):
    """TPT-VAL-7.1 to TPT-VAL-7.4: the icons at the value that the seat played."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Carry them out one by one."""
        if s.in_play >= tpt.FIRST_TPT:
            source: i64 = tpt.SOURCE_VALUE + 2 * (s.in_play - tpt.FIRST_TPT) + SIDE_OF[seat]
            begin_icons(s, seat, source, all_icons(s, source), False)


EVENT: Final = EventOfCard(Call(SEAT))
VALUE: Final = ValueOfCard(Call(SEAT))


# -- the special card


class Price(Decision[GameState]):
    """TPT-EAST-10.2: the price of the special card."""

    def choices(self, s: GameState, seat: i64) -> list[int]:
        """TPT-EAST-10.6: a hand card, or a yellow player draws."""
        return [*DISCARD.each(s.cards.piles[places.HAND + seat]), LET_DRAW.first]

    def decide(self, s: GameState, seat: i64, action: i64) -> None:
        """TPT-EAST-10.3: pay it."""
        if action in LET_DRAW:
            draw_to_hand(s, who_draws(s))
        else:
            s.discard(seat, DISCARD.one(action), places.FIRST_PRICE + s.decade - 1)
            s.emit("CardDiscarded", seat, DISCARD.one(action))


PRICE: Final = Price("price", "TPT-EAST-10.2", Call(SEAT, waits=False), (DISCARD, LET_DRAW, DONE))


def who_draws(s: GameState) -> i64:
    """TPT-EAST-10.3: the yellow player with fewer hand cards, otherwise the one whose turn comes next."""
    chosen: i64 = codes.NOBODY
    for k in range(1, tpt.SEATS):
        seat: i64 = s.order[(s.next_at + k) % tpt.SEATS]
        if SIDE_OF[seat] == codes.EAST:
            continue
        if chosen == codes.NOBODY or s.cards.count(places.HAND + seat) < s.cards.count(places.HAND + chosen):
            chosen = seat
    return chosen


# -- the end of a turn


class LayAway(Step[GameState]):
    """TPT-SEQ-4.13, TPT-SEQ-4.15, TPT-SEQ-4.25: put the card away; with 1 normal card left the sub-decade ends."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """End the turn."""
        put_away(s)
        s.last = s.active
        s.next_at = (s.next_at + 1) % tpt.SEATS
        if s.cards.count(places.DISPLAY) == 1:
            s.active = codes.NOBODY
            s.push(AUTO)


LAY_AWAY: Final = LayAway()
