"""A turn (section 4), the turning up of a card (section 5), propaganda (section 8) and deterrents (section 9)."""

from mypy_extensions import i64

from detente.core.layout import NOTHING
from detente.core.state import EMPTY
from detente.games.nuclear_war.codes import (
    ANTI_MISSILE,
    ASK_PLACE,
    ASK_PROPAGANDA_TARGET,
    CARRIER,
    DISCARD,
    FROM_TURNED_UP,
    HAND,
    PEACE,
    PLACE_SHOWN,
    PROPAGANDA,
    ROW_SLOTS,
    RULING_INTERCEPTOR_AGAIN,
    SECRET,
    SHOW,
    SHOWN_SLOTS,
    STEP_END_TURN,
    STEP_PLACE,
    TAKE_BACK,
    TARGET,
    TOLD_DISCARDED,
    TOLD_MISSED,
    TOLD_PLACED,
    TOLD_PROPAGANDA,
    TOLD_READY,
    TOLD_SHOWN,
    TOLD_SHOWN_LAID,
    TOLD_TAKEN_BACK,
    TOLD_TURN,
    TOLD_TURNED_UP,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.attack import prepare_attack
from detente.games.nuclear_war.rules.people import discard_launched, drop_out, lure, next_card
from detente.games.nuclear_war.rules.secrets import draw, take
from detente.games.nuclear_war.rules.setup import chosen_card
from detente.games.nuclear_war.state import Table


def begin_turn(s: Table, seat: i64) -> None:
    """NW-TURN-1: a turn to miss is used up, or the turn runs: draw, place, turn up."""
    s.turn = seat
    if s.interceptors:
        s.interceptors = []
    s.push(STEP_END_TURN, seat)
    if s.missing[seat]:
        s.missing[seat] -= 1
        s.tell(TOLD_MISSED, seat)
        return
    s.showing = 0
    s.tell(TOLD_TURN, seat)
    card = next_card(s)
    if card < 0 or s.cards.layout.faces[card] < SECRET:
        take(s, seat, card)
        ask_place(s, seat)
    else:
        s.push(STEP_PLACE, seat)
        draw(s, seat)


def end_turn(s: Table, seat: i64) -> None:
    """NW-TURN-6, NW-DEF-5, NW-DEF-8, NW-TURN-10: the last living interceptor is next, else the next on the left."""
    begin_turn(s, next_seat(s, seat) if s.interceptors else s.left_of(seat))


def next_seat(s: Table, seat: i64) -> i64:
    """Who plays after `seat`'s turn."""
    for k in range(len(s.interceptors) - 1, -1, -1):
        interceptor: i64 = s.interceptors[k]
        if s.lives(interceptor):
            if interceptor == seat and not s.rulings[RULING_INTERCEPTOR_AGAIN]:
                break
            return interceptor
    return s.left_of(seat)


def ask_place(s: Table, seat: i64) -> None:
    """NW-TURN-3, NW-TURN-4, NW-TURN-9, NW-TURN-10: ask for deterrents and the card to place; none in hand, none placed."""
    if not s.living >> seat & 1:
        return
    if s.cards.piles[HAND + seat] or s.shown(seat):
        s.ask(ASK_PLACE, seat)
    else:
        turn_up(s, seat)


def cards_to_place(s: Table, seat: i64) -> list[int]:
    """NW-TURN-4, NW-DET-1, NW-DET-2, NW-DET-4: place a card of the hand; show or take back deterrents before."""
    cards = s.cards
    faces = cards.layout.faces
    legal: list[int] = []
    last: i64 = -1
    for card in cards.piles[HAND + seat]:
        face: i64 = faces[card]
        if face != last:
            legal.append(face)
            last = face
    from_hand: i64 = len(legal)
    slot: i64 = s.shown_slot + SHOWN_SLOTS * seat
    one: i64 = cards.slots[slot]
    other: i64 = cards.slots[slot + 1]
    shown = two_faces(faces, one, other) if one >= 0 or other >= 0 else EMPTY
    for face in shown:
        legal.append(PLACE_SHOWN + face)
    if one < 0 or other < 0:
        for k in range(from_hand):
            legal.append(SHOW + legal[k])
    if not s.showing:
        for face in shown:
            legal.append(TAKE_BACK + face)
    return legal


def two_faces(faces: list[int], one: i64, other: i64) -> list[int]:
    """The faces of one or two cards, ascending and each once; -1 stands for no card."""
    if one < 0 or other < 0 or faces[one] == faces[other]:
        return [faces[other] if one < 0 else faces[one]]
    return [faces[one], faces[other]] if faces[one] < faces[other] else [faces[other], faces[one]]


def place(s: Table, seat: i64, action: i64) -> None:
    """NW-TURN-4, NW-DET-1: change a deterrent and be asked again, or place the card and turn up the first."""
    if action >= TAKE_BACK:
        take_back(s, seat, action)
    elif action >= SHOW:
        show(s, seat, action)
    else:
        card = s.cards.find(HAND + seat, action) if action < PLACE_SHOWN else chosen_card(s, seat, action)
        s.cards.move(card, s.row_end(seat))
        face: i64 = s.cards.layout.faces[card]
        shown: i64 = 99
        if action >= PLACE_SHOWN:
            s.tell(TOLD_SHOWN_LAID, seat, face)
            shown = face
        s.tell(TOLD_PLACED, seat, face, shown)
        turn_up(s, seat)


def show(s: Table, seat: i64, action: i64) -> None:
    """NW-DET-1, NW-DET-4: a hand card is shown in the first free deterrent slot."""
    start: i64 = s.shown_at + SHOWN_SLOTS * seat
    slot: i64 = start if s.cards.count(start) == 0 else start + 1
    s.cards.move(s.cards.find(HAND + seat, action - SHOW), slot)
    s.showing = 1
    s.tell(TOLD_SHOWN, seat, action - SHOW)
    s.ask(ASK_PLACE, seat)


def take_back(s: Table, seat: i64, action: i64) -> None:
    """NW-DET-1, NW-DET-4: a shown card returns to the hand; everybody knows that it is there."""
    s.cards.move(chosen_card(s, seat, action - TAKE_BACK + PLACE_SHOWN), HAND + seat)
    s.tell(TOLD_TAKEN_BACK, seat, action - TAKE_BACK)
    s.ask(ASK_PLACE, seat)


def turn_up(s: Table, seat: i64) -> None:
    """NW-TURN-5, NW-TURN-9: turn up the first card of the row; the others move up."""
    card: i64 = s.cards.slots[s.row_slot + ROW_SLOTS * seat]
    if card == NOTHING:
        return
    face: i64 = s.cards.layout.faces[card]
    s.tell(TOLD_TURNED_UP, seat, face)
    if face < CARRIER:
        prepare_attack(s, seat, card)
    else:
        if s.cards.slots[s.launch_slot + seat] != NOTHING:
            discard_launched(s, seat)
        if face < PROPAGANDA:
            s.cards.move(card, s.launch_at + seat)
            s.load[seat] = EDITION.capacity[face]
            s.tell(TOLD_READY, seat, face)
        else:
            s.cards.move(card, DISCARD)
            s.tell(TOLD_DISCARDED, seat, face, FROM_TURNED_UP)
    s.cards.close_up(s.row_at + ROW_SLOTS * seat, ROW_SLOTS)
    if PROPAGANDA <= face < ANTI_MISSILE and s.war == PEACE:
        ask_propaganda(s, seat, face)


def ask_propaganda(s: Table, seat: i64, face: i64) -> None:
    """NW-PROP-3, NW-DEC-7: a target must be named."""
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        persuade(s, seat, opponents[0], face)
    else:
        s.ask(ASK_PROPAGANDA_TARGET, seat, face)


def aim_propaganda(s: Table, seat: i64, action: i64) -> None:
    """NW-PROP-1, NW-DEC-4: the target of the propaganda is named."""
    persuade(s, seat, action - TARGET, s.ask_a)


def persuade(s: Table, seat: i64, target: i64, face: i64) -> None:
    """NW-PROP-1, NW-PROP-4: people move from the target to the player."""
    s.tell(TOLD_PROPAGANDA, seat, target, face)
    lure(s, seat, target, EDITION.people[face])
    if s.population[target] == 0:
        drop_out(s, target)
