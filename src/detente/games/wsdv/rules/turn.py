"""The course of the two-player game: turns, uses of a card, half-decades and decades (FLOW, ACT, SETUP-5)."""

from mypy_extensions import i64

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.notation import DISCARD, DONE, LET_DRAW, PLAY, PLAY_SPECIAL
from detente.games.germany.rules.economy import can_dismantle
from detente.games.germany.rules.event import begin_event
from detente.games.germany.rules.standard import begin_raise
from detente.games.wsdv import codes as wsdv
from detente.games.wsdv import places
from detente.games.wsdv.state import LAID_OUT, Table

TO_PLAYED: i64 = 0
TO_POLICE: i64 = 1
TO_WALL: i64 = 2
MOST_KEPT: i64 = 2
"""WSDV-FLOW-7: hand cards that may be kept into a new decade."""
OWN_PROVINCES: list[int] = [codes.WEST_PROVINCES, codes.EAST_PROVINCES]
OWN_COLOUR: list[int] = [codes.YELLOW, codes.RED]


# -- decades


def begin(s: Table) -> None:
    """WSDV-SETUP-1 to WSDV-SETUP-5."""
    s.lay_out_germany()
    s.discarded = [0, 0]
    s.cards.fill(places.DECK, places.FIRST_LOTS[0][:])
    for k in range(1, BOARD.decades):
        s.cards.fill(places.FUTURE + k, places.FIRST_LOTS[k][:])
    open_decade(s)


def open_decade(s: Table) -> None:
    """WSDV-FLOW-7, WSDV-FLOW-9, WSDV-FLOW-10: hands, display and special card of the decade."""
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


def draw(s: Table, seat: i64) -> None:
    """WSDV-ACT-D7, OP-19: the top card of the deck comes to a hand, if there is one."""
    if s.cards.count(places.DECK):
        s.emit("CardDrawn", seat, s.cards.draw(places.DECK, places.HAND + seat))


def lay_out(s: Table) -> None:
    """WSDV-SETUP-5, WSDV-FLOW-5: 7 cards come to the display."""
    for _ in range(LAID_OUT):
        s.emit("CardLaidOut", s.cards.draw(places.DECK, places.DISPLAY), 0)


def close_decade(s: Table) -> None:
    """WSDV-FLOW-6, WSDV-FLOW-7: the decade's cards go; then both decide, unseen, which hand cards they discard."""
    s.emit("UnseenCardsGone", s.cards.count(places.DECK), s.special)
    s.special = codes.NOBODY
    s.cards.move_all(places.DECK, places.GONE)
    s.cards.move_all(places.PLAYED, places.OLD)
    s.emit("RowCleared", len(s.row))
    s.row = []
    s.push_code(wsdv.STEP_NEW_DECADE)
    deciding = [seat for seat in range(2) if s.cards.count(places.HAND + seat)]
    if deciding:
        s.ask_draft_code(codes.ASK_KEEP, deciding)


def new_decade(s: Table) -> None:
    """WSDV-FLOW-7: the next decade's cards are shuffled."""
    s.decade += 1
    s.cards.move_all(places.FUTURE + s.decade - 1, places.DECK)
    open_decade(s)


def keepings(s: Table, seat: i64) -> list[int]:
    """WSDV-FLOW-7: another hand card to be discarded, or done if no more than 2 are kept."""
    parts = s.draft_of(seat)
    legal = [part for part in DISCARD.each(s.cards.piles[places.HAND + seat]) if part not in parts]
    if len(legal) <= MOST_KEPT:
        legal.append(DONE.first)
    return legal


def kept(s: Table, seat: i64) -> bool:
    """WSDV-FLOW-7: whether the seat has decided."""
    parts = s.draft_of(seat)
    return bool(parts) and (parts[-1] == DONE.first or len(parts) == s.cards.count(places.HAND + seat))


def open_keepings(s: Table) -> None:
    """WSDV-FLOW-7: what both have chosen goes out of the game."""
    for seat in range(2):
        for part in s.draft_of(seat):
            if part != DONE.first:
                discard(s, seat, DISCARD.one(part))


def discard(s: Table, seat: i64, card: i64) -> None:
    """WSDV-HID-3, OP-15: a hand card goes out of the game, face down; by option for all to see."""
    if s.rulings[wsdv.RULING_DISCARDS_SHOWN]:
        s.cards.carry(card, places.HAND + seat, places.SHOWN)
        s.emit("CardShown", seat, card)
    else:
        s.discard(seat, card)
        s.emit("CardDiscarded", seat, card)


# -- turns


def next_turn(s: Table) -> None:
    """WSDV-FLOW-2: the player whose turn it is takes a card."""
    s.active = s.turn
    s.push_code(codes.ASK_TURN, s.turn)


def turns(s: Table, seat: i64) -> list[int]:
    """WSDV-FLOW-2, WSDV-ACT-1 to WSDV-ACT-3: every card of the display and the own hand, with its uses."""
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


def take(s: Table, seat: i64, action: i64) -> None:
    """WSDV-FLOW-2a: a card is taken and used; then police, socialists, and it is laid away."""
    s.push_code(wsdv.STEP_LAY_AWAY)
    s.push_code(codes.STEP_SOCIALISTS)
    if seat == codes.EAST:
        s.push_code(codes.ASK_AFTER, seat)
    if action in PLAY_SPECIAL:
        s.in_play = PLAY_SPECIAL.one(action)
        s.use = codes.USE_EVENT
        s.special = codes.NOBODY
        s.emit("CardTaken", seat, s.in_play, codes.USE_EVENT, 0)
        s.push_code(wsdv.STEP_EVENT, seat)
        s.push_code(codes.ASK_PRICE, seat)
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
            s.push_code(codes.ASK_DISMANTLE, seat, seat, codes.WHY_PRICE)
        s.push_code(codes.ASK_REMOVE, seat, OWN_PROVINCES[seat], codes.WHY_USE)
    elif s.use == codes.USE_BUILD:
        s.push_code(codes.ASK_BUILD, seat, seat, points)
    elif s.use == codes.USE_RAISE:
        begin_raise(s, seat, points, 0, 0)
    else:
        s.push_code(wsdv.STEP_EVENT, seat)


def prices(s: Table, seat: i64) -> list[int]:
    """WSDV-ACT-D7: a hand card, or West draws."""
    return [*DISCARD.each(s.cards.piles[places.HAND + seat]), LET_DRAW.first]


def pay(s: Table, seat: i64, action: i64) -> None:
    """WSDV-ACT-D7: the price of the special card."""
    if action == LET_DRAW.first:
        draw(s, codes.WEST)
    else:
        discard(s, seat, DISCARD.one(action))


def trigger(s: Table, seat: i64) -> None:
    """WSDV-ACT-D1, WSDV-ACT-D4: the event of the card in play."""
    begin_event(s, seat, s.in_play, CARDS.colour[s.in_play] == codes.DUAL)


def lay_away(s: Table) -> None:
    """WSDV-FLOW-3, WSDV-FLOW-4: the used card goes to its place; when the display is used up the half-decade ends."""
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


def end_half_decade(s: Table) -> None:
    """WSDV-FLOW-4, WSDV-FLOW-5: 7 new cards, or the end of decade."""
    s.active = codes.NOBODY
    s.emit("HalfDecadeEnded", s.decade, s.half)
    if s.half == 1:
        s.half = 2
        lay_out(s)
    else:
        s.push_code(codes.STEP_PHASE, 1)
