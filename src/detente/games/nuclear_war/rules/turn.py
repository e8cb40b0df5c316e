"""The course of a turn, turning up a card, propaganda and deterrents."""

from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.engine.state import SOLO
from detente.core.hidden.layout import NOTHING
from detente.core.records.fields import ANY, SEAT, Call, Range
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.notation import PLACE, PLACE_SHOWN, SHOW, TAKE_BACK
from detente.games.nuclear_war.rules import attack, menus, people, secrets
from detente.games.nuclear_war.rules.targets import Target
from detente.games.nuclear_war.state import LEFT_OF, GameState


class BeginTurn(Step[GameState]):
    """NW-TURN-1: a seat's turn begins."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Begin the turn."""
        begin_turn(s, seat)


BEGIN_TURN: Final[BeginTurn] = BeginTurn(Call(SEAT))


def begin_turn(s: GameState, seat: i64) -> None:
    """NW-TURN-1: use up a turn to miss, or run the turn: draw, place, turn up."""
    s.turn = seat
    if s.missing[seat]:
        s.missing[seat] -= 1
        s.emit("TurnMissed", seat)
        return
    s.showing = 0
    if s.event_log is not None:
        s.emit("TurnBegan", seat)
    draw_and_place(s, seat)


def next_seat(s: GameState) -> i64:
    """NW-TURN-6, NW-DEF-5, NW-DEF-8, NW-TURN-10: the last living interceptor is next, otherwise the next living seat on the left."""
    for k in range(len(s.interceptors) - 1, -1, -1):
        interceptor: i64 = s.interceptors[k]
        if s.lives(interceptor):
            if interceptor == s.turn and not s.rulings[codes.RULING_INTERCEPTOR_AGAIN]:
                break
            return interceptor
    return LEFT_OF[s.living][s.turn]


class DrawAndPlace(Step[GameState]):
    """NW-TURN-2 to NW-TURN-4: after drawing a secret, a seat draws again and continues its turn."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Draw again and continue, unless the secret has killed the seat."""
        if s.lives(seat):
            draw_and_place(s, seat)


DRAW_AND_PLACE: Final[DrawAndPlace] = DrawAndPlace(Call(SEAT))


def draw_and_place(s: GameState, seat: i64) -> None:
    """NW-TURN-2 to NW-TURN-4, NW-TURN-9, NW-TURN-10, NW-SEC-9: draw, then ask for deterrents and the card to place.

    A secret is played at once and replaced by drawing again. A seat without cards places none.
    """
    secret = secrets.draw_card(s, seat)
    if secret >= 0:
        s.push(DRAW_AND_PLACE, seat)
        secrets.play_secret(s, seat, secret, codes.DECK)
    elif s.cards.kinds[codes.HAND + seat] or s.shown(seat):
        s.asked = PLACE_CARD.code
        s.to_act = SOLO[seat]
    else:
        turn_up(s, seat)


class PlaceCard(Question[GameState]):
    """NW-TURN-4, NW-DET-1: which card to place. Before that, deterrents may be shown or taken back."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """NW-TURN-4, NW-DET-1, NW-DET-2, NW-DET-4: any card of hand and deterrents to place, one to show, or one to take back."""
        cards = s.cards
        slots = cards.slots
        slot: i64 = s.shown_slot + codes.SHOWN_SLOTS * seat
        one = slots[slot] + 1
        other = slots[slot + 1] + 1
        hand = cards.kinds[codes.HAND + seat]
        low = hand & 255
        high = hand >> 8 & 127
        legal = menus.PLACE_LOW[low] + menus.PLACE_HIGH[high]
        if one or other:
            legal += menus.PLACE_PAIR[one][other]
        if not (one and other):
            legal += menus.SHOW_LOW[low]
            legal += menus.SHOW_HIGH[high]
        if not s.showing and (one or other):
            legal += menus.TAKE_BACK_PAIR[one][other]
        return legal

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """NW-TURN-4, NW-DET-2: place a card at the end of the row and turn up the first; or show or take back a deterrent."""
        if action in PLACE:
            face = PLACE.one(action)
            s.cards.play(codes.HAND + seat, face, s.row_at + codes.ROW_SLOTS * seat)
            if s.event_log is not None:
                s.emit("CardPlaced", seat, face, -1)
            turn_up(s, seat)
        elif action in PLACE_SHOWN:
            face = PLACE_SHOWN.one(action)
            s.carry_shown(seat, face, s.row_end(seat))
            s.emit("DeterrentLaid", seat, face)
            s.emit("CardPlaced", seat, face, face)
            turn_up(s, seat)
        elif action in SHOW:
            show(s, seat, SHOW.one(action))
        else:
            take_back(s, seat, TAKE_BACK.one(action))

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: card not held, no free deterrent slot, or one already shown in this turn."""
        if action in SHOW:
            return "NW-DET-1"
        if action in TAKE_BACK:
            return "NW-DET-4" if s.showing else "NW-DET-1"
        return "NW-TURN-4" if action in PLACE or action in PLACE_SHOWN else None


PLACE_CARD: Final[PlaceCard] = PlaceCard("place", "NW-TURN-4", Call(ANY, ANY, ANY))
"""Asked without arguments: those of the previous question remain, but mean nothing."""


def show(s: GameState, seat: i64, face: i64) -> None:
    """NW-DET-1, NW-DET-4: show a hand card in the first free deterrent slot, then ask again."""
    s.cards.play(codes.HAND + seat, face, s.shown_at + codes.SHOWN_SLOTS * seat)
    s.showing = 1
    s.emit("DeterrentShown", seat, face)
    s.asked = PLACE_CARD.code


def take_back(s: GameState, seat: i64, face: i64) -> None:
    """NW-DET-1, NW-DET-4: return a shown card to the hand, where everybody knows of it, then ask again."""
    s.carry_shown(seat, face, codes.HAND + seat)
    s.emit("DeterrentTakenBack", seat, face)
    s.asked = PLACE_CARD.code


def turn_up(s: GameState, seat: i64) -> None:
    """NW-TURN-5, NW-TURN-9: turn up the first card of the row; the others move up."""
    cards = s.cards
    row: i64 = codes.ROW_SLOTS * seat
    card: i64 = cards.slots[s.row_slot + row]
    if card == NOTHING:
        return
    face: i64 = cards.layout.faces[card]
    dead = s.struck[seat] != 0 and move_up(s, seat)
    if s.event_log is not None:
        s.emit("CardTurnedUp", seat, face)
    if face < codes.CARRIER:
        attack.prepare_attack(s, seat, face, dead)
        return
    if cards.slots[s.launch_slot + seat] != NOTHING:
        people.discard_launched(s, seat)
    if face < codes.PROPAGANDA:
        cards.step_out(s.row_at + row, codes.ROW_SLOTS, s.launch_at + seat)
        s.load[seat] = EDITION.capacity[face]
        if s.event_log is not None:
            s.emit("CarrierReady", seat, face)
        return
    cards.step_out(s.row_at + row, codes.ROW_SLOTS, codes.DISCARD)
    if s.event_log is not None:
        s.emit("CardDiscarded", seat, face, codes.FROM_TURNED_UP)
    if face < codes.ANTI_MISSILE and s.war == codes.PEACE:
        ask_propaganda(s, seat, face)


def move_up(s: GameState, seat: i64) -> bool:
    """NW-TURN-5, NW-BOMB-5: move the marks on the row up with its cards. Returns whether the first card was dead."""
    dead = s.dead(seat) & 1 != 0
    s.struck[seat] >>= 1
    s.relaid[seat] >>= 1
    s.spared[seat] >>= 1
    return dead


def ask_propaganda(s: GameState, seat: i64, face: i64) -> None:
    """NW-PROP-3, NW-DEC-7: ask for a target."""
    opponents = s.opponents(seat)
    if len(opponents) == 1:
        persuade(s, seat, opponents[0], face)
    else:
        s.ask(PROPAGANDA_TARGET, seat, face)


class PropagandaTarget(Target):
    """NW-PROP-1, NW-DEC-4: whose people the propaganda wins over."""

    def card(self, s: GameState) -> i64:
        """The face of the propaganda."""
        return s.ask_a

    def aim(self, s: GameState, seat: i64, target: i64) -> None:
        """NW-PROP-1: win over the target's people."""
        persuade(s, seat, target, self.card(s))


PROPAGANDA_TARGET: Final[PropagandaTarget] = PropagandaTarget(
    "propaganda_target", "NW-PROP-1", Call(Range(codes.PROPAGANDA, codes.ANTI_MISSILE - 1))
)


def persuade(s: GameState, seat: i64, target: i64, face: i64) -> None:
    """NW-PROP-1, NW-PROP-4: people move from the target to the player."""
    s.emit("PropagandaMade", seat, target, face)
    people.lure(s, seat, target, EDITION.people[face])
    if s.population[target] == 0:
        people.drop_out(s, target)
