"""A turn: which card for which use, its price, the use, the icons at its value, and where the card goes (TPT-SEQ-4.25, TPT-ACT)."""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.notation import DISCARD, LET_DRAW, PLAY, PLAY_SPECIAL
from detente.games.germany.rules.economy import can_dismantle
from detente.games.germany.rules.standard import begin_raise
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.notation import ACTIONS, PLAY_ARMS, PLAY_CREDIT, PLAY_TPT
from detente.games.twoplustwo.rules import symbols
from detente.games.twoplustwo.rules.arrows import OWN_PROVINCES, step_arms
from detente.games.twoplustwo.rules.drawing import draw_to_hand
from detente.games.twoplustwo.rules.money import pay
from detente.games.twoplustwo.state import SIDE_OF, Table

TO_PLAYED: i64 = 0
TO_POLICE: i64 = 1
TO_WALL: i64 = 2
OWN_COLOUR: list[int] = [codes.YELLOW, codes.RED]
OTHER_COLOUR: list[int] = [codes.RED, codes.YELLOW]


def play(card: i64, use: i64) -> i64:
    """The action of using a normal card so."""
    if use == tpt.USE_ARMS:
        return PLAY_ARMS.of(card)
    if use == tpt.USE_CREDIT:
        return PLAY_CREDIT.of(card)
    return PLAY.of(card, use) if card < codes.NORMAL_CARDS else PLAY_TPT.of(card, use)


def card_of(action: i64) -> i64:
    """The card that an action takes, by face."""
    return ACTIONS.verb_of[action].one(action)


def use_of(action: i64) -> i64:
    """For which use an action takes its card."""
    verb = ACTIONS.verb_of[action]
    if verb is PLAY or verb is PLAY_TPT:
        return verb.two(action)
    return tpt.USE_ARMS if verb is PLAY_ARMS else tpt.USE_CREDIT if verb is PLAY_CREDIT else codes.USE_EVENT


# -- which card, for which use


def next_turn(s: Table) -> None:
    """TPT-SEQ-4.10: the next player in turn order takes a card."""
    s.active = s.order[s.next_at]
    s.push_code(codes.ASK_TURN, s.active)


def turns(s: Table, seat: i64) -> list[int]:
    """TPT-SEQ-4.10, TPT-SEQ-4.12, TPT-ACT-6.0.1 to TPT-ACT-6.0.3: cards of the display and the own hand, with their uses."""
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
        if restless if kind == own else may_pay:
            legal.append(play(card, codes.USE_UNREST))
        legal.append(play(card, codes.USE_BUILD))
        legal.append(play(card, codes.USE_RAISE))
        if kind != OTHER_COLOUR[side]:
            legal.append(play(card, codes.USE_EVENT))
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


def turns_in_red(s: Table, power: i64, cards: list[int]) -> list[int]:
    """TPT-ACT-6.6.3 to TPT-ACT-6.6.5: credits, and events with income for the superpower."""
    legal: list[int] = []
    for card in cards:
        if may_trigger(s, power, card) and shows_income(s, power, card):
            legal.append(play(card, codes.USE_EVENT))
    legal.extend(PLAY_CREDIT.each(cards))
    return legal


def may_trigger(s: Table, seat: i64, card: i64) -> bool:
    """TPT-ACT-6.4.1: not an event of the other side's colour."""
    return s.tables.colour[card] != OTHER_COLOUR[SIDE_OF[seat]]


def shows_income(s: Table, power: i64, card: i64) -> bool:
    """TPT-ACT-6.6.4: whether a card's event, if the superpower triggers it, shows income for it."""
    return symbols.adds_income(s, power, card, symbols.all_icons(s, card))


# -- the use


def take(s: Table, seat: i64, action: i64) -> None:
    """TPT-SEQ-4.25: a card is taken and used; icons at the value, police, socialists, and it is laid away."""
    side: i64 = SIDE_OF[seat]
    s.in_play = card_of(action)
    s.use = use_of(action)
    s.push_code(tpt.STEP_LAY_AWAY)
    s.push_code(codes.STEP_SOCIALISTS)
    if side == codes.EAST:
        s.push_code(codes.ASK_AFTER, seat)
    if s.tables.colour[s.in_play] == codes.SPECIAL:
        s.special = codes.NOBODY
        s.emit("CardTaken", seat, s.in_play, codes.USE_EVENT, 0)
        s.push_code(tpt.STEP_EVENT, seat)
        s.push_code(codes.ASK_PRICE, seat)
        return
    source: i64 = places.DISPLAY if s.in_play in s.cards.piles[places.DISPLAY] else places.HAND + seat
    s.cards.carry(s.in_play, source, places.IN_PLAY)
    s.emit("CardTaken", seat, s.in_play, s.use, source != places.DISPLAY)
    if s.use == codes.USE_EVENT:
        s.push_code(tpt.STEP_EVENT, seat)
        return
    s.push_code(tpt.STEP_VALUE, seat)
    if s.use == codes.USE_UNREST:
        if s.tables.colour[s.in_play] != OWN_COLOUR[side]:
            s.push_code(codes.ASK_DISMANTLE, seat, side, codes.WHY_PRICE)
        s.push_code(codes.ASK_REMOVE, seat, OWN_PROVINCES[side], codes.WHY_USE)
    elif s.use == codes.USE_BUILD:
        if points_for(s, seat):
            s.push_code(codes.ASK_BUILD, seat, side, points_for(s, seat))
    elif s.use == codes.USE_RAISE:
        begin_raise(s, seat, points_for(s, seat), 0, 0)
    elif s.use == tpt.USE_ARMS:
        step_arms(s, step_for(seat))
    else:
        pay(s, seat, s.tables.value_of[side][s.in_play], tpt.FOR_CREDIT)


def points_for(s: Table, seat: i64) -> i64:
    """TPT-ACT-6.0.5, TPT-ACT-6.2.2, TPT-ACT-6.3.2: the value of the card in play for building and living standard."""
    value: i64 = s.tables.value_of[SIDE_OF[seat]][s.in_play]
    if seat == tpt.SOVIET_UNION and s.value_down:
        return max(value - 1, 0)
    return value


def trigger(s: Table, seat: i64) -> None:
    """TPT-ACT-6.4.2 to TPT-ACT-6.4.6: the event of the card in play."""
    source: i64 = s.in_play
    found = symbols.open_icons_of_event(s, seat, source)
    s.placed = [0] * codes.PROVINCES
    if found and s.tables.colour[s.in_play] == codes.DUAL:
        s.push_code(codes.ASK_IGNORE, seat, found, source * 2)
    else:
        symbols.begin_icons(s, seat, source, found)


def value_icons(s: Table, seat: i64) -> None:
    """TPT-VAL-7.1 to TPT-VAL-7.4: the icons at the value that the seat has played."""
    if s.in_play >= tpt.FIRST_TPT:
        source: i64 = tpt.SOURCE_VALUE + 2 * (s.in_play - tpt.FIRST_TPT) + SIDE_OF[seat]
        symbols.begin_icons(s, seat, source, symbols.all_icons(s, source))


# -- the special card


def prices(s: Table, seat: i64) -> list[int]:
    """TPT-EAST-10.2, TPT-EAST-10.6: a hand card, or a yellow player draws."""
    return [*DISCARD.each(s.cards.piles[places.HAND + seat]), LET_DRAW.first]


def pay_price(s: Table, seat: i64, action: i64) -> None:
    """TPT-EAST-10.2, TPT-EAST-10.3: the price of the special card."""
    if action == LET_DRAW.first:
        draw_to_hand(s, who_draws(s))
    else:
        s.discard(seat, DISCARD.one(action), places.FIRST_PRICE + s.decade - 1)
        s.emit("CardDiscarded", seat, DISCARD.one(action))


def who_draws(s: Table) -> i64:
    """TPT-EAST-10.3: the yellow player with fewer hand cards, else the one whose turn comes next."""
    chosen: i64 = codes.NOBODY
    for k in range(1, tpt.SEATS):
        seat: i64 = s.order[(s.next_at + k) % tpt.SEATS]
        if SIDE_OF[seat] == codes.EAST:
            continue
        if chosen == codes.NOBODY or s.cards.count(places.HAND + seat) < s.cards.count(places.HAND + chosen):
            chosen = seat
    return chosen


# -- the end of a turn


def lay_away(s: Table) -> None:
    """TPT-SEQ-4.13, TPT-SEQ-4.15, TPT-SEQ-4.25: the card goes to its place; with 1 normal card left the sub-decade ends."""
    put_away(s)
    s.last = s.active
    s.next_at = (s.next_at + 1) % tpt.SEATS
    if s.cards.count(places.DISPLAY) == 1:
        s.active = codes.NOBODY
        s.push_code(tpt.STEP_AUTO)


def put_away(s: Table) -> None:
    """TPT-SEQ-4.15, TPT-ACT-6.4.23, TPT-VAL-7.5, TPT-AUTO-9.21: the card in play goes to East, its collector or the row."""
    card: i64 = s.in_play
    if s.kept:
        s.emit("CardLaidAway", card, TO_POLICE)
    elif s.collects:
        s.cards.carry(card, places.IN_PLAY, places.COLLECTED + s.active)
        s.emit("CardCollected", s.active, card)
    elif card == codes.SPECIAL_2:
        s.emit("CardLaidAway", card, TO_WALL)
    else:
        s.row.append(card)
        if s.tables.colour[card] != codes.SPECIAL:
            s.cards.carry(card, places.IN_PLAY, places.PLAYED)
        s.emit("CardLaidAway", card, TO_PLAYED)
    s.in_play = codes.NOBODY
    s.kept = 0
    s.collects = 0
