"""A turn: which card for which use, its price, the use, the icons at its value, and where the card goes (TPT-SEQ-4.25, TPT-ACT)."""

from mypy_extensions import i64

from detente.games.germany.codes import (
    ASK_AFTER,
    ASK_BUILD,
    ASK_DISMANTLE,
    ASK_IGNORE,
    ASK_PRICE,
    ASK_REMOVE,
    DISCARD,
    DUAL,
    EAST,
    LET_DRAW,
    NOBODY,
    NORMAL_CARDS,
    PLAY,
    PLAY_SPECIAL,
    PROVINCES,
    RED,
    SPECIAL,
    SPECIAL_1,
    SPECIAL_2,
    STEP_SOCIALISTS,
    TOLD_DISCARDED,
    TOLD_LAID_AWAY,
    TOLD_TAKEN,
    USE_BUILD,
    USE_EVENT,
    USE_RAISE,
    USE_UNREST,
    WHY_PRICE,
    WHY_USE,
    YELLOW,
)
from detente.games.germany.rules.economy import can_dismantle
from detente.games.germany.rules.standard import begin_raise
from detente.games.twoplustwo.codes import (
    ARMS_RACE,
    ASK_TURN,
    FIRST_TPT,
    FOR_CREDIT,
    NORMALS,
    PLAY_ARMS,
    PLAY_CREDIT,
    SEATS,
    SOURCE_VALUE,
    SOVIET_UNION,
    STEP_AUTO,
    STEP_EVENT,
    STEP_LAY_AWAY,
    STEP_VALUE,
    TOLD_COLLECTED,
    TPT_PLAY,
    USA,
    USE_ARMS,
    USE_CREDIT,
)
from detente.games.twoplustwo.rules.arrows import OWN_PROVINCES, step_arms
from detente.games.twoplustwo.rules.drawing import draw_to_hand
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.rules.symbols import (
    adds_income,
    all_icons,
    begin_icons,
    open_icons_of_event,
)
from detente.games.twoplustwo.state import (
    COLLECTED,
    DISPLAY,
    FIRST_PRICE,
    HAND,
    IN_PLAY,
    PLAYED,
    SIDE_OF,
    Table,
)

TO_PLAYED: i64 = 0
TO_POLICE: i64 = 1
TO_WALL: i64 = 2
OWN_COLOUR: list[int] = [YELLOW, RED]
OTHER_COLOUR: list[int] = [RED, YELLOW]
USES_OF_ALL: i64 = 4
"""Uses that every player has, by number of the action."""


def play(card: i64, use: i64) -> i64:
    """The action of using a normal card so."""
    if use == USE_ARMS:
        return PLAY_ARMS + number_of(card)
    if use == USE_CREDIT:
        return PLAY_CREDIT + number_of(card)
    if card < NORMAL_CARDS:
        return PLAY + USES_OF_ALL * card + use
    return TPT_PLAY + USES_OF_ALL * (card - FIRST_TPT) + use


def number_of(card: i64) -> i64:
    """A normal card's number among those of both games."""
    return card if card < NORMAL_CARDS else card - (FIRST_TPT - NORMAL_CARDS)


def card_of(action: i64) -> i64:
    """The card that an action takes, by face."""
    if action < PLAY_SPECIAL:
        return (action - PLAY) // USES_OF_ALL
    if action < TPT_PLAY:
        return SPECIAL_1 + action - PLAY_SPECIAL
    if action < PLAY_ARMS:
        return FIRST_TPT + (action - TPT_PLAY) // USES_OF_ALL
    number: i64 = (action - PLAY_ARMS) % NORMALS
    return number if number < NORMAL_CARDS else number + (FIRST_TPT - NORMAL_CARDS)


def use_of(action: i64) -> i64:
    """For which use an action takes its card."""
    if action < PLAY_SPECIAL:
        return (action - PLAY) % USES_OF_ALL
    if action < TPT_PLAY:
        return USE_EVENT
    if action < PLAY_ARMS:
        return (action - TPT_PLAY) % USES_OF_ALL
    return USE_ARMS if action < PLAY_CREDIT else USE_CREDIT


# -- which card, for which use


def next_turn(s: Table) -> None:
    """TPT-SEQ-4.10: the next player in turn order takes a card."""
    s.active = s.order[s.next_at]
    s.push(ASK_TURN, s.active)


def turns(s: Table, seat: i64) -> list[int]:
    """TPT-SEQ-4.10, TPT-SEQ-4.12, TPT-ACT-6.0.1 to TPT-ACT-6.0.3: cards of the display and the own hand, with their uses."""
    cards = sorted(s.cards.piles[DISPLAY] + s.cards.piles[HAND + seat])
    if s.in_red(seat):
        return turns_in_red(s, seat, cards)
    legal: list[int] = []
    side: i64 = SIDE_OF[seat]
    restless = s.total_unrest(side) > 0
    may_pay = restless and can_dismantle(s, side)
    own: i64 = OWN_COLOUR[side]
    for card in cards:
        kind: i64 = s.tables.colour[card]
        if restless if kind == own else may_pay:
            legal.append(play(card, USE_UNREST))
        legal.append(play(card, USE_BUILD))
        legal.append(play(card, USE_RAISE))
        if kind != OTHER_COLOUR[side]:
            legal.append(play(card, USE_EVENT))
    if side == EAST and s.special != NOBODY:
        legal.append(PLAY_SPECIAL + s.special - SPECIAL_1)
        legal.sort()
    if seat <= SOVIET_UNION:
        if s.fits(ARMS_RACE, step_for(seat)):
            legal.extend([play(card, USE_ARMS) for card in cards if not s.tables.banned[card]])
        legal.extend([play(card, USE_CREDIT) for card in cards])
    return legal


def step_for(power: i64) -> i64:
    """The direction that favours a superpower."""
    return -1 if power == USA else 1


def turns_in_red(s: Table, power: i64, cards: list[int]) -> list[int]:
    """TPT-ACT-6.6.3 to TPT-ACT-6.6.5: credits, and events with income for the superpower."""
    legal: list[int] = []
    for card in cards:
        if may_trigger(s, power, card) and shows_income(s, power, card):
            legal.append(play(card, USE_EVENT))
    legal.extend([play(card, USE_CREDIT) for card in cards])
    return legal


def may_trigger(s: Table, seat: i64, card: i64) -> bool:
    """TPT-ACT-6.4.1: not an event of the other side's colour."""
    return s.tables.colour[card] != OTHER_COLOUR[SIDE_OF[seat]]


def shows_income(s: Table, power: i64, card: i64) -> bool:
    """TPT-ACT-6.6.4: whether a card's event, if the superpower triggers it, shows income for it."""
    return adds_income(s, power, card, all_icons(s, card))


# -- the use


def take(s: Table, seat: i64, action: i64) -> None:
    """TPT-SEQ-4.25: a card is taken and used; icons at the value, police, socialists, and it is laid away."""
    side: i64 = SIDE_OF[seat]
    s.in_play = card_of(action)
    s.use = use_of(action)
    s.push(STEP_LAY_AWAY)
    s.push(STEP_SOCIALISTS)
    if side == EAST:
        s.push(ASK_AFTER, seat)
    if s.tables.colour[s.in_play] == SPECIAL:
        s.special = NOBODY
        s.tell(TOLD_TAKEN, seat, s.in_play, USE_EVENT, 0)
        s.push(STEP_EVENT, seat)
        s.push(ASK_PRICE, seat)
        return
    source: i64 = DISPLAY if s.in_play in s.cards.piles[DISPLAY] else HAND + seat
    s.cards.carry(s.in_play, source, IN_PLAY)
    s.tell(TOLD_TAKEN, seat, s.in_play, s.use, int(source != DISPLAY))
    if s.use == USE_EVENT:
        s.push(STEP_EVENT, seat)
        return
    s.push(STEP_VALUE, seat)
    if s.use == USE_UNREST:
        if s.tables.colour[s.in_play] != OWN_COLOUR[side]:
            s.push(ASK_DISMANTLE, seat, side, WHY_PRICE)
        s.push(ASK_REMOVE, seat, OWN_PROVINCES[side], WHY_USE)
    elif s.use == USE_BUILD:
        if points_for(s, seat):
            s.push(ASK_BUILD, seat, side, points_for(s, seat))
    elif s.use == USE_RAISE:
        begin_raise(s, seat, points_for(s, seat), 0, 0)
    elif s.use == USE_ARMS:
        step_arms(s, step_for(seat))
    else:
        pay(s, seat, s.tables.value_of[side][s.in_play], FOR_CREDIT)


def points_for(s: Table, seat: i64) -> i64:
    """TPT-ACT-6.0.5, TPT-ACT-6.2.2, TPT-ACT-6.3.2: the value of the card in play for building and living standard."""
    value: i64 = s.tables.value_of[SIDE_OF[seat]][s.in_play]
    if seat == SOVIET_UNION and s.value_down:
        return max(value - 1, 0)
    return value


def trigger(s: Table, seat: i64) -> None:
    """TPT-ACT-6.4.2 to TPT-ACT-6.4.6: the event of the card in play."""
    source: i64 = s.in_play
    found = open_icons_of_event(s, seat, source)
    s.placed = [0] * PROVINCES
    if found and s.tables.colour[s.in_play] == DUAL:
        s.push(ASK_IGNORE, seat, found, source * 2)
    else:
        begin_icons(s, seat, source, found)


def value_icons(s: Table, seat: i64) -> None:
    """TPT-VAL-7.1 to TPT-VAL-7.4: the icons at the value that the seat has played."""
    if s.in_play >= FIRST_TPT:
        source: i64 = SOURCE_VALUE + 2 * (s.in_play - FIRST_TPT) + SIDE_OF[seat]
        begin_icons(s, seat, source, all_icons(s, source))


# -- the special card


def prices(s: Table, seat: i64) -> list[int]:
    """TPT-EAST-10.2, TPT-EAST-10.6: a hand card, or a yellow player draws."""
    return [DISCARD + card for card in s.cards.piles[HAND + seat]] + [LET_DRAW]


def pay_price(s: Table, seat: i64, action: i64) -> None:
    """TPT-EAST-10.2, TPT-EAST-10.3: the price of the special card."""
    if action == LET_DRAW:
        draw_to_hand(s, who_draws(s))
    else:
        s.discard(seat, action - DISCARD, FIRST_PRICE + s.decade - 1)
        s.tell(TOLD_DISCARDED, seat, action - DISCARD)


def who_draws(s: Table) -> i64:
    """TPT-EAST-10.3: the yellow player with fewer hand cards, else the one whose turn comes next."""
    chosen: i64 = NOBODY
    for k in range(1, SEATS):
        seat: i64 = s.order[(s.next_at + k) % SEATS]
        if SIDE_OF[seat] == EAST:
            continue
        if chosen == NOBODY or s.cards.count(HAND + seat) < s.cards.count(HAND + chosen):
            chosen = seat
    return chosen


# -- the end of a turn


def lay_away(s: Table) -> None:
    """TPT-SEQ-4.13, TPT-SEQ-4.15, TPT-SEQ-4.25: the card goes to its place; with 1 normal card left the sub-decade ends."""
    put_away(s)
    s.last = s.active
    s.next_at = (s.next_at + 1) % SEATS
    if s.cards.count(DISPLAY) == 1:
        s.active = NOBODY
        s.push(STEP_AUTO)


def put_away(s: Table) -> None:
    """TPT-SEQ-4.15, TPT-ACT-6.4.23, TPT-VAL-7.5, TPT-AUTO-9.21: the card in play goes to East, its collector or the row."""
    card: i64 = s.in_play
    if s.kept:
        s.tell(TOLD_LAID_AWAY, card, TO_POLICE)
    elif s.collects:
        s.cards.carry(card, IN_PLAY, COLLECTED + s.active)
        s.tell(TOLD_COLLECTED, s.active, card)
    elif card == SPECIAL_2:
        s.tell(TOLD_LAID_AWAY, card, TO_WALL)
    else:
        s.row.append(card)
        if s.tables.colour[card] != SPECIAL:
            s.cards.carry(card, IN_PLAY, PLAYED)
        s.tell(TOLD_LAID_AWAY, card, TO_PLAYED)
    s.in_play = NOBODY
    s.kept = 0
    s.collects = 0
