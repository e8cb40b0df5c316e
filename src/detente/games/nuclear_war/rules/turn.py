"""A turn (section 4), the turning up of a card (section 5), propaganda (section 8) and deterrents (section 9)."""

from mypy_extensions import i64

from detente.core.layout import NOTHING
from detente.core.state import SOLO
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.attack import prepare_attack
from detente.games.nuclear_war.rules.people import discard_launched, drop_out, lure
from detente.games.nuclear_war.rules.secrets import draw_card, play_secret
from detente.games.nuclear_war.state import LEFT_OF, Table


def begin_turn(s: Table, seat: i64) -> None:
    """NW-TURN-1: a turn to miss is used up, or the turn runs: draw, place, turn up."""
    s.turn = seat
    if s.missing[seat]:
        s.missing[seat] -= 1
        s.emit("TurnMissed", seat)
        return
    s.showing = 0
    s.emit("TurnBegan", seat)
    draw_and_place(s, seat)


def next_seat(s: Table) -> i64:
    """NW-TURN-6, NW-DEF-5, NW-DEF-8, NW-TURN-10: the last living interceptor is next, else the next on the left."""
    for k in range(len(s.interceptors) - 1, -1, -1):
        interceptor: i64 = s.interceptors[k]
        if s.lives(interceptor):
            if interceptor == s.turn and not s.rulings[codes.RULING_INTERCEPTOR_AGAIN]:
                break
            return interceptor
    return LEFT_OF[s.living][s.turn]


def draw_and_place(s: Table, seat: i64) -> None:
    """NW-TURN-2 to NW-TURN-4, NW-TURN-9, NW-TURN-10, NW-SEC-9: draw, then ask for deterrents and the card to place.

    A secret is played at once and replaced by drawing again. None in hand, none placed.
    """
    secret = draw_card(s, seat)
    if secret >= 0:
        s.push_code(codes.STEP_PLACE, seat)
        play_secret(s, seat, secret, codes.DECK)
    elif s.cards.kinds[codes.HAND + seat] or s.shown(seat):
        s.asked = codes.ASK_PLACE
        s.to_act = SOLO[seat]
    else:
        turn_up(s, seat)


def show(s: Table, seat: i64, action: i64) -> None:
    """NW-DET-1, NW-DET-4: a hand card is shown in the first free deterrent slot; then he is asked again."""
    s.cards.play(codes.HAND + seat, action - codes.SHOW, s.shown_at + codes.SHOWN_SLOTS * seat)
    s.showing = 1
    s.emit("DeterrentShown", seat, action - codes.SHOW)
    s.asked = codes.ASK_PLACE


def take_back(s: Table, seat: i64, action: i64) -> None:
    """NW-DET-1, NW-DET-4: a shown card returns to the hand; everybody knows that it is there; then he is asked again."""
    s.carry_shown(seat, action - codes.TAKE_BACK, codes.HAND + seat)
    s.emit("DeterrentTakenBack", seat, action - codes.TAKE_BACK)
    s.asked = codes.ASK_PLACE


def turn_up(s: Table, seat: i64) -> None:
    """NW-TURN-5, NW-TURN-9: turn up the first card of the row; the others move up."""
    cards = s.cards
    row: i64 = codes.ROW_SLOTS * seat
    card: i64 = cards.slots[s.row_slot + row]
    if card == NOTHING:
        return
    face: i64 = cards.layout.faces[card]
    dead = s.struck[seat] != 0 and move_up(s, seat)
    s.emit("CardTurnedUp", seat, face)
    if face < codes.CARRIER:
        prepare_attack(s, seat, face, dead)
        return
    if cards.slots[s.launch_slot + seat] != NOTHING:
        discard_launched(s, seat)
    if face < codes.PROPAGANDA:
        cards.step_out(s.row_at + row, codes.ROW_SLOTS, s.launch_at + seat)
        s.load[seat] = EDITION.capacity[face]
        s.emit("CarrierReady", seat, face)
        return
    cards.step_out(s.row_at + row, codes.ROW_SLOTS, codes.DISCARD)
    s.emit("CardDiscarded", seat, face, codes.FROM_TURNED_UP)
    if face < codes.ANTI_MISSILE and s.war == codes.PEACE:
        ask_propaganda(s, seat, face)


def move_up(s: Table, seat: i64) -> bool:
    """NW-TURN-5, NW-BOMB-5: the marks on the row move up with its cards; whether the first of them was dead."""
    dead = s.dead(seat) & 1 != 0
    s.struck[seat] >>= 1
    s.relaid[seat] >>= 1
    s.spared[seat] >>= 1
    return dead


def ask_propaganda(s: Table, seat: i64, face: i64) -> None:
    """NW-PROP-3, NW-DEC-7: a target must be named."""
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        persuade(s, seat, opponents[0], face)
    else:
        s.ask_code(codes.ASK_PROPAGANDA_TARGET, seat, face)


def aim_propaganda(s: Table, seat: i64, action: i64) -> None:
    """NW-PROP-1, NW-DEC-4: the target of the propaganda is named."""
    persuade(s, seat, action - codes.TARGET, s.ask_a)


def persuade(s: Table, seat: i64, target: i64, face: i64) -> None:
    """NW-PROP-1, NW-PROP-4: people move from the target to the player."""
    s.emit("PropagandaMade", seat, target, face)
    lure(s, seat, target, EDITION.people[face])
    if s.population[target] == 0:
        drop_out(s, target)
