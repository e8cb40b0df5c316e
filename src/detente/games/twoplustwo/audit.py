"""Consistency checks for a table of 2+2, used when loading saves and building positions."""

from typing import Any

from detente.core.engine.sequence import Question, Step
from detente.core.hidden.layout import NOTHING
from detente.core.records.fields import misfit
from detente.games.germany import codes
from detente.games.germany.audit import check_germany
from detente.games.germany.board import BOARD
from detente.games.germany.rules.decade_end import CHOOSING_BOX, PHASE
from detente.games.germany.rules.event import OpenIcons
from detente.games.germany.rules.unrest import AFTER
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.rules.decade import AUTO_OVER, DISPLAY, EXTRA, KEEPING, NEW_DECADE, REFILL
from detente.games.twoplustwo.rules.decade_end import CHOOSING_SPACE, NEW_PHASE
from detente.games.twoplustwo.rules.drawing import is_early
from detente.games.twoplustwo.rules.symbols import IGNORING, SPARING
from detente.games.twoplustwo.rules.turn import EVENT, LAY_AWAY, PRICE, TURN, VALUE
from detente.games.twoplustwo.state import GameState

MOST_HELD = 3
"""Cards in a hand, not counting one of the next decade."""


def check(s: GameState) -> None:
    """Raise ValueError, naming the field, if a field contradicts the others."""
    check_germany(s)
    check_tracks(s)
    check_police(s)
    check_decks(s)
    if not s.over:
        check_decade(s)
        check_hands(s)
        check_course(s)
        check_sources(s)


def check_tracks(s: GameState) -> None:
    """TPT-COMP-2.7, TPT-COMP-2.8: markers are on their tracks; the number of doves is possible."""
    for k, at in enumerate(s.tracks):
        first, last = -codes.TRACK_END, codes.TRACK_END
        if k >= tpt.DOMINANCE:
            first, last = s.tables.first[k - tpt.DOMINANCE], s.tables.last[k - tpt.DOMINANCE]
        if not first <= at <= last:
            raise misfit(f"tracks[{k}]", f"the track goes from {first} to {last}")
    if s.doves > s.tables.doves:
        raise misfit("doves", f"there are {s.tables.doves}")


def check_police(s: GameState) -> None:
    """WSDV-POL-1, TPT-SEQ-4.15: East's police cards, and the cards played in this decade."""
    if sorted(s.police) != s.cards.piles[places.POLICE_CARDS]:
        raise misfit("police", "it names East's police cards")
    if any(s.tables.police[face] == codes.NO_POLICE for face in s.police):
        raise misfit("police", "these are no police cards")
    if sorted(face for face in s.row if face not in places.SPECIAL_LOT) != s.cards.piles[places.PLAYED]:
        raise misfit("row", "it names the cards that have been played")
    if s.special not in (
        codes.NOBODY,
        codes.SPECIAL_1 + s.decade - 1,
        codes.SPECIAL_4_WALL if s.decade == BOARD.decades else codes.NOBODY,
    ):
        raise misfit("special", "it is the special card of the decade, if it is on display")
    if s.cards.piles[places.SPECIAL_CARDS] != places.SPECIAL_LOT:
        raise misfit("cards.piles", "the special cards are next to each other")


def check_decks(s: GameState) -> None:
    """TPT-DECK-8.1, TPT-DECK-8.10: the cards of the small decks and the last one executed."""
    for deck, lot in enumerate(places.DECK_LOTS):
        out = s.cards.piles[places.OUT + deck]
        if sorted(s.cards.piles[places.DRAW + deck] + out) != lot:
            raise misfit("cards.piles", "a small deck has other cards")
        if (s.shown[deck] != codes.NOBODY) != bool(out) or (
            s.shown[deck] != codes.NOBODY and s.shown[deck] not in out
        ):
            raise misfit("shown", "it is the card of the deck that was executed last")


def is_starting(s: GameState) -> bool:
    """Whether a question at the start of a decade is pending, before the display is laid out."""
    return s.asked in (KEEPING.code, EXTRA.code)


def check_decade(s: GameState) -> None:
    """TPT-SEQ-4.3, TPT-SEQ-4.8, TPT-EOD-12.2.2: the cards still to come, and the two stacks."""
    starting = is_starting(s)
    piles = s.cards.piles
    for k in range(BOARD.decades):
        begun = k < s.decade - (1 if starting else 0)
        if piles[places.TPT_FUTURE + k] != ([] if begun else places.TPT_LOTS[k]):
            raise misfit("cards.piles", f"the cards of 2+2 of decade {k + 1} come all at once")
        early = k == s.decade and piles[places.NEXT] and not piles[places.FUTURE + k]
        if not early and piles[places.FUTURE + k] != ([] if k < s.decade else places.LOTS[k]):
            raise misfit("cards.piles", f"the cards of decade {k + 1} come all at once")
    if piles[places.NEXT] and (
        starting
        or s.decade == BOARD.decades
        or any(c not in places.LOTS[s.decade] for c in piles[places.NEXT])
    ):
        raise misfit("cards.piles", "the next deck holds cards of the next decade")
    if piles[places.NEXT] and len(places.LOTS[s.decade]) - len(piles[places.NEXT]) != sum(s.early):
        raise misfit("early", "a superpower holds each card that is gone from the next deck")
    if any(s.early) and not (piles[places.NEXT] or starting):
        raise misfit("early", "no card of the next decade has been drawn")
    for sub in (2, 3):
        due = s.tables.laid[sub - 1][1] if s.sub < sub and not starting and s.phase == codes.NO_PHASE else 0
        if len(piles[places.STACK_B + sub - 2]) != due:
            raise misfit("cards.piles", f"the stack of sub-decade {sub} has {due} cards")


def check_hands(s: GameState) -> None:
    """TPT-SEQ-4.6, TPT-SEQ-4.7, TPT-EAST-10.2: hands, and free places for discarded cards."""
    for seat in range(tpt.SEATS):
        held = s.cards.piles[places.HAND + seat]
        early = [
            card for card in held if card // codes.CARDS_OF_A_DECADE >= s.decade - (s.asked == KEEPING.code)
        ]
        if len(held) - len(early) > MOST_HELD or len(early) > (
            s.early[seat] if seat <= tpt.SOVIET_UNION else 0
        ):
            raise misfit("cards.piles", f"seat {seat} holds too many cards")
        first = places.DISCARDED + seat * places.DISCARDS - places.PILES
        laid = [card != NOTHING for card in s.cards.slots[first : first + places.DISCARDS]]
        if sum(laid) > s.discarded[seat]:
            raise misfit("discarded", f"it says how many cards seat {seat} has discarded")
        begun = (s.decade - 2 + (not is_starting(s))) * places.DISCARDS_OF_A_START
        if s.asked == EXTRA.code:
            begun += places.OLD_DISCARDS
        if any(laid[max(begun, 0) : places.FIRST_PRICE]):
            raise misfit("cards.slots", f"seat {seat} has discarded cards where later ones come")
        paid = s.decade - 1 + (s.special == codes.NOBODY and s.asked != PRICE.code)
        if any(laid[places.FIRST_PRICE + paid :]):
            raise misfit("cards.slots", f"seat {seat} has paid for a special card to come")


def check_course(s: GameState) -> None:
    """TPT-SEQ-4.10, TPT-SEQ-4.14, TPT-SEQ-4.20: the stage of play: a turn, an automatic event, the end or start of a decade."""
    asked = s.sequence.questions[s.asked]
    waiting: list[Step[Any]] = [step for step, _, _, _ in s.stacked()]
    in_slot = s.cards.slots[places.IN_PLAY - places.PILES]
    auto = AUTO_OVER in waiting
    if is_starting(s):
        check_start(s, waiting)
    elif s.phase != codes.NO_PHASE:
        check_phase(s, asked, waiting)
    elif auto:
        check_auto(s, asked, waiting)
    else:
        check_turn(s, asked, waiting)
    special = s.in_play != codes.NOBODY and s.tables.colour[s.in_play] == codes.SPECIAL
    if in_slot != (NOTHING if special or s.kept or s.in_play == codes.NOBODY else s.in_play):
        raise misfit("in_play", "it must be the card in its place")
    if s.kept and s.in_play not in s.police:
        raise misfit("kept", "the card in play is one of the police cards")
    if s.in_play in s.row or (s.in_play == codes.NOBODY and (s.kept or s.collects)):
        raise misfit("in_play", "it is not laid away yet")
    if s.advantage and not auto:
        raise misfit("advantage", "it counts in automatic events only")
    if asked is SPARING and not auto:
        raise misfit("asked", "an icon is spared in automatic events only")


def check_auto(s: GameState, asked: Question[Any], waiting: list[Step[Any]]) -> None:
    """TPT-SEQ-4.14: the state during an automatic event."""
    if waiting[0] is not AUTO_OVER or waiting.count(AUTO_OVER) > 1 or s.active != codes.NOBODY or s.collects:
        raise misfit("stack", "the automatic event ends when nobody is active")
    if s.cards.count(places.DISPLAY) or any(step in OF_A_TURN for step in waiting):
        raise misfit("stack", "an automatic event is under way, with the last card of the display")
    if (
        s.in_play == codes.NOBODY
        or s.tables.colour[s.in_play] == codes.SPECIAL
        or asked in (TURN, PRICE, IGNORING)
    ):
        raise misfit("in_play", "its event is carried out")


def check_start(s: GameState, waiting: list[Step[Any]]) -> None:
    """TPT-SEQ-4.4, TPT-SEQ-4.7, TPT-EOD-12.2.3: hands before the display is laid out."""
    keeping = s.asked == KEEPING.code
    steps: list[Step[Any]] = [DISPLAY, REFILL] if keeping else [DISPLAY, *[EXTRA] * (len(waiting) - 1)]
    if (
        waiting != steps
        or len(waiting) > 2
        or s.sub != 1
        or s.next_at
        or s.decade == 1
        or s.phase != codes.NO_PHASE
    ):
        raise misfit("stack", "a decade begins with hands and the display")
    if (
        s.in_play != codes.NOBODY
        or s.active != codes.NOBODY
        or s.row
        or s.cards.count(places.DISPLAY)
        or s.special == codes.NOBODY
    ):
        raise misfit("special", "the cards of the decade are still to come")
    if keeping:
        for seat in range(tpt.SEATS):
            old = [card for card in s.cards.piles[places.HAND + seat] if not is_early(s, card)]
            if bool(old) != bool(s.drafting >> seat & 1):
                raise misfit("drafting", "who holds old cards decides about them")
    elif s.ask_a > tpt.SOVIET_UNION or EXTRA.packed(s.ask_a) in s.stack:
        raise misfit("ask_a", "a superpower gives a card for that of the next decade")


def check_phase(s: GameState, asked: Question[Any], waiting: list[Step[Any]]) -> None:
    """TPT-EOD-12.0.1, WSDV-EOD-2.1: the phase of the end of decade, and the icons it carries out."""
    if s.phase < tpt.PHASE_ARMS:
        bottom = PHASE.packed(s.phase + 1)
    elif s.phase < tpt.PHASE_DOMINANCE:
        bottom = NEW_PHASE.packed(s.phase + 1)
    else:
        bottom = PHASE.packed(codes.PHASE_FLIGHT)
    if s.phase == codes.PHASE_COLLAPSE or s.stack[:1] != [bottom]:
        raise misfit("stack", "the next phase comes last")
    if any(step in (PHASE, NEW_PHASE) for step in waiting[1:]):
        raise misfit("stack", "the phases come one after the other")
    if any(step in OF_A_TURN or step is AUTO_OVER for step in waiting):
        raise misfit("stack", "no card is in play at the end of decade")
    if s.in_play != codes.NOBODY or s.active != codes.NOBODY or s.cards.count(places.DISPLAY):
        raise misfit("in_play", "the cards of the display are used up at the end of decade")
    if asked in (TURN, PRICE, AFTER, IGNORING, SPARING):
        raise misfit("asked", "it belongs to a turn")
    if asked is CHOOSING_SPACE and (s.phase != tpt.PHASE_DOMINANCE or s.ask_a != s.dominant()):
        raise misfit("ask_a", "the superpower that is ahead chooses a space of dominance")
    if asked is CHOOSING_BOX and (s.phase != codes.PHASE_PRESTIGE or not s.tracks[codes.PRESTIGE]):
        raise misfit("phase", "a box of prestige is chosen in its phase")


def check_turn(s: GameState, asked: Question[Any], waiting: list[Step[Any]]) -> None:
    """TPT-SEQ-4.10, TPT-SEQ-4.25: the active seat and the steps that end the turn."""
    seat = s.order[s.next_at]
    if s.active != seat or (asked is TURN) != (not waiting):
        raise misfit("active", f"seat {seat} takes a card")
    if asked in (TURN, PRICE, AFTER) and s.ask_a != seat:
        raise misfit("ask_a", f"seat {seat} is asked in its turn")
    least = 2 if asked is TURN else 1
    if s.cards.count(places.DISPLAY) < least or asked in (CHOOSING_BOX, CHOOSING_SPACE):
        raise misfit("cards.piles", "there must be cards on display")
    if asked is TURN:
        if s.in_play != codes.NOBODY:
            raise misfit("in_play", "no card is in play before one is taken")
        return
    if s.in_play == codes.NOBODY or waiting[0] is not LAY_AWAY or waiting.count(LAY_AWAY) > 1:
        raise misfit("stack", "the card in play is laid away last")
    if any(step in (NEW_DECADE, NEW_PHASE, PHASE, DISPLAY, REFILL) for step in waiting):
        raise misfit("stack", "the sub-decade is not over")
    if s.tables.colour[s.in_play] == codes.SPECIAL and (s.special != codes.NOBODY or s.collects):
        raise misfit("in_play", "the special card has been on display")


def check_sources(s: GameState) -> None:
    """TPT-DECK-8.1, TPT-VAL-7.1: icons come from the card in play, its value, a drawn card, a box or a space."""
    asked = (s.sequence.questions[s.asked], int(s.ask_a), int(s.ask_b), int(s.ask_c))
    for name, (step, seat, _, c) in [("ask_c", asked), *(("stack", call) for call in s.stacked())]:
        if isinstance(step, OpenIcons):
            nobodys_choice = seat == tpt.NO_SEAT and not step.in_order_in(c)
            if nobodys_choice or not is_carried_out(s, int(step.source_in(c))):
                raise misfit(name, "these icons are not carried out now")


def is_carried_out(s: GameState, source: int) -> bool:
    """Whether the icons of a source can be in progress now."""
    if source < tpt.TPT_FACES:
        return source == s.in_play
    if source < tpt.SOURCE_VALUE:
        box = source - tpt.SOURCE_BOX - codes.TRACK_END
        return s.phase == codes.PHASE_PRESTIGE and box * s.tracks[codes.PRESTIGE] > 0
    if source < tpt.SOURCE_ARMS:
        return s.in_play >= tpt.FIRST_TPT and (source - tpt.SOURCE_VALUE) // 2 == s.in_play - tpt.FIRST_TPT
    if source < tpt.SOURCE_DOMINANCE:
        return True
    return s.phase == (tpt.PHASE_DOMINANCE if source < tpt.SOURCE_SPACE else tpt.PHASE_SPACE)


OF_A_TURN = (LAY_AWAY, EVENT, VALUE, AFTER)
"""The steps of a player's turn."""
