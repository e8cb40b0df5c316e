"""The rules of Nuclear War: which function carries out which step and which answer."""

from typing import Final

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.core.rng import Rng
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.audit import check
from detente.games.nuclear_war.knowledge import barred_places, redraw_people, redraw_spared
from detente.games.nuclear_war.rules.attack import aim_attack, anti_missiles, intercept
from detente.games.nuclear_war.rules.menus import (
    PLACE_HIGH,
    PLACE_LOW,
    PLACE_PAIR,
    SHOW_HIGH,
    SHOW_LOW,
    TAKE_BACK_PAIR,
)
from detente.games.nuclear_war.rules.retaliation import (
    aftermath,
    intercept_shot,
    next_shot,
    open_salvo,
    salvo_complete,
    salvo_parts,
)
from detente.games.nuclear_war.rules.secrets import aim_secret, draw
from detente.games.nuclear_war.rules.setup import (
    begin,
    lay_first_rows,
    open_rows,
    play_from_hand,
    row_complete,
    row_parts,
    secrets_to_play,
    set_up,
)
from detente.games.nuclear_war.rules.turn import (
    aim_propaganda,
    begin_turn,
    draw_and_place,
    next_seat,
    show,
    take_back,
    turn_up,
)
from detente.games.nuclear_war.state import LEFT_OF, OPPONENTS, Table

TARGETS: Final = [[[codes.TARGET + other for other in others] for others in by_seat] for by_seat in OPPONENTS]
"""NW-ATTACK-1, NW-PROP-1, NW-SEC-2: any living opponent may be named; by mask of living seats and seat."""


class NuclearWar(Table):
    """A game of Nuclear War."""

    __slots__ = ()

    def blank(self) -> "NuclearWar":
        """A state without anything on the table."""
        return NuclearWar(self.seats)

    def clone(self) -> "NuclearWar":
        """An independent copy."""
        twin = NuclearWar(self.seats)
        self.copy_core(twin)
        self.copy_slots(twin)
        return twin

    def begin(self) -> None:
        """See `begin`."""
        begin(self)

    def step(self, code: int, a: int, b: int, c: int) -> None:
        """Carry out one step."""
        if code == codes.STEP_PLACE:
            if self.living & BIT[a]:
                draw_and_place(self, a)
        elif code == codes.STEP_DRAW:
            draw(self, a)
        elif code == codes.STEP_SETUP:
            set_up(self, a)
        elif code == codes.STEP_AFTERMATH:
            aftermath(self)
        elif code == codes.STEP_SHOT:
            next_shot(self)
        elif code == codes.STEP_TURN:
            begin_turn(self, a)
        elif code == codes.STEP_OPENING:
            lay_first_rows(self)

    def go_on(self) -> None:
        """NW-TURN-6: a turn is over when nothing of it is left to be done; the next begins."""
        if self.interceptors:
            seat = next_seat(self)
            self.interceptors = []
        else:
            seat = LEFT_OF[self.living][self.turn]
        begin_turn(self, seat)

    def answers(self, seat: int) -> list[int]:
        """NW-TURN-4, NW-DET-1, NW-DET-2, NW-DET-4: place a card of the hand; show or take back deterrents before.

        For all other questions see `other_answers`.
        """
        if self.asked != codes.ASK_PLACE:
            return self.other_answers(seat)
        cards = self.cards
        slots = cards.slots
        slot: i64 = self.shown_slot + codes.SHOWN_SLOTS * seat
        one = slots[slot] + 1
        other = slots[slot + 1] + 1
        hand = cards.kinds[codes.HAND + seat]
        low = hand & 255
        high = hand >> 8 & 127
        shown = PLACE_PAIR[one][other]
        if one and other:
            legal = [*PLACE_LOW[low], *PLACE_HIGH[high], *shown]
        else:
            legal = [*PLACE_LOW[low], *PLACE_HIGH[high], *shown, *SHOW_LOW[low], *SHOW_HIGH[high]]
        if not self.showing:
            legal += TAKE_BACK_PAIR[one][other]
        return legal

    def other_answers(self, seat: int) -> list[int]:
        """The legal answers to the questions that are asked less often."""
        asked = self.asked
        if asked == codes.ASK_SECRET:
            return secrets_to_play(self, seat)
        if asked == codes.ASK_INTERCEPT:
            return anti_missiles(self, seat)
        if asked == codes.ASK_ROW or asked == codes.ASK_STRATEGY:
            return row_parts(self, seat)
        if asked == codes.ASK_SALVO:
            return salvo_parts(self, seat)
        return TARGETS[self.living][seat]

    def answer(self, question: int, seat: int, action: int) -> None:
        """NW-TURN-4, NW-DET-1: place a card of the hand, or a deterrent, behind the row, and turn up the first of it.

        Other answers have functions of their own.
        """
        if question == codes.ASK_PLACE:
            if action < codes.SHOW:
                if action < codes.PLACE_SHOWN:
                    self.cards.play(codes.HAND + seat, action, self.row_at + codes.ROW_SLOTS * seat)
                else:
                    self.carry_shown(seat, action - codes.PLACE_SHOWN, self.row_end(seat))
                shown: i64 = -1
                if action >= codes.PLACE_SHOWN:
                    shown = action - codes.PLACE_SHOWN
                    self.emit("DeterrentLaid", seat, shown)
                self.emit("CardPlaced", seat, action % codes.PLACE_SHOWN, shown)
                turn_up(self, seat)
            elif action < codes.TAKE_BACK:
                show(self, seat, action)
            else:
                take_back(self, seat, action)
        elif question == codes.ASK_INTERCEPT:
            if self.salvo:
                intercept_shot(self, seat, action)
            else:
                intercept(self, seat, action)
        elif question == codes.ASK_SECRET:
            play_from_hand(self, seat, action)
        elif question == codes.ASK_SECRET_TARGET:
            aim_secret(self, seat, action)
        elif question == codes.ASK_PROPAGANDA_TARGET:
            aim_propaganda(self, seat, action)
        elif question == codes.ASK_ATTACK_TARGET:
            aim_attack(self, seat, action)

    def sealed(self, seat: int) -> bool:
        """Whether the seat's draft is complete."""
        if self.asked == codes.ASK_SALVO:
            return salvo_complete(self, seat)
        return row_complete(self, seat)

    def open_drafts(self, question: int) -> None:
        """All drafts are in."""
        if question == codes.ASK_SALVO:
            open_salvo(self)
        else:
            open_rows(self)

    def check(self) -> None:
        """See `audit.check`."""
        check(self)

    def barred(self) -> list[int]:
        """See `knowledge.barred_places`."""
        return barred_places(self)

    def redraw(self, seat: int, rng: Rng) -> None:
        """See `knowledge.redraw_people` and `knowledge.redraw_spared`."""
        redraw_people(self, seat, rng)
        redraw_spared(self, seat, rng)
