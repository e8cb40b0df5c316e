"""Consistency checks for a table of Wir sind das Volk!, used when loading saves and building positions."""

from typing import Any

from detente.core.engine.sequence import Question, Step
from detente.core.hidden.layout import NOTHING
from detente.core.records.fields import misfit
from detente.games.germany import codes
from detente.games.germany.audit import check_germany
from detente.games.germany.board import BOARD
from detente.games.germany.cards import BOX_0, CARDS
from detente.games.germany.rules.decade_end import CHOOSING_BOX, PHASE
from detente.games.germany.rules.event import IGNORING, OpenIcons
from detente.games.germany.rules.unrest import AFTER
from detente.games.wsdv import places
from detente.games.wsdv.rules.turn import EVENT, KEEPING, LAY_AWAY, NEW_DECADE, PRICE, TURN
from detente.games.wsdv.state import LAID_OUT, GameState

MOST_HELD = 3
MOST_DISCARDED = 3
"""The most cards in a hand, and the most discarded in a decade."""


def check(s: GameState) -> None:
    """Raise ValueError, naming the field, if a field contradicts the others."""
    check_germany(s)
    check_cards(s)
    if not s.over:
        check_decade(s)
        check_turn(s)


def check_cards(s: GameState) -> None:
    """WSDV-FLOW-3, WSDV-FLOW-7, WSDV-HID-3: cards of each decade, police cards, and those played and discarded."""
    piles, slots = s.cards.piles, s.cards.slots
    for decade, lot in enumerate(places.FIRST_LOTS):
        if piles[places.FUTURE + decade] != (lot if decade >= s.decade else []):
            raise misfit("cards.piles", f"the cards of decade {decade + 1} come all at once")
    if sorted(s.police) != piles[places.POLICE_CARDS] or any(
        CARDS.police[face] == codes.NO_POLICE for face in s.police
    ):
        raise misfit("police", "it names East's police cards")
    if sorted(face for face in s.row if face < codes.NORMAL_CARDS) != piles[places.PLAYED]:
        raise misfit("row", "it names the cards that have been played")
    for seat in range(s.seats):
        first = places.DISCARDED + seat * places.DISCARDS - places.PILES
        laid = [card != NOTHING for card in slots[first : first + places.DISCARDS]]
        if laid != [k < s.discarded[seat] for k in range(places.DISCARDS)]:
            raise misfit("discarded", f"it says how many cards seat {seat} has discarded")
        if len(piles[places.HAND + seat]) > MOST_HELD or s.discarded[seat] > MOST_DISCARDED * s.decade:
            raise misfit("cards.piles", f"seat {seat} holds, or has discarded, too many cards")
    specials = (
        codes.NOBODY,
        codes.SPECIAL_1 + s.decade - 1,
        codes.SPECIAL_4_WALL if s.decade == BOARD.decades else codes.NOBODY,
    )
    if s.special not in specials:
        raise misfit("special", "it is the special card of the decade, if it is on display")


def check_decade(s: GameState) -> None:
    """WSDV-FLOW-4, WSDV-FLOW-5: the display, and the deck that refills it once."""
    asked = s.sequence.questions[s.asked]
    if asked is KEEPING:
        check_keeping(s)
        return
    if any(step is NEW_DECADE for step, _, _, _ in s.stacked()):
        raise misfit("stack", "the decade is not over")
    if s.phase != codes.NO_PHASE:
        if s.cards.count(places.DISPLAY) or s.active != codes.NOBODY or s.in_play != codes.NOBODY:
            raise misfit("phase", "the cards of the display are used up at the end of decade")
        return
    if s.half == 1:
        spared = (s.special != codes.NOBODY or asked is PRICE) + (
            s.cards.slots[places.SET_APART - places.PILES] == NOTHING
        )
        if s.cards.count(places.DECK) + s.cards.count(places.LOOK) < LAID_OUT + spared:
            raise misfit("cards.piles", "the deck lasts for the display of the second half")
    if asked is TURN and not s.cards.count(places.DISPLAY):
        raise misfit("cards.piles", "there must be cards on display")


def check_keeping(s: GameState) -> None:
    """WSDV-FLOW-6, WSDV-FLOW-7: the state between two decades."""
    if s.phase != codes.NO_PHASE or s.decade == BOARD.decades or s.stack != [NEW_DECADE.packed()]:
        raise misfit("stack", "another decade follows")
    if (
        s.special != codes.NOBODY
        or s.row
        or s.active != codes.NOBODY
        or s.in_play != codes.NOBODY
        or s.cards.count(places.DECK)
    ):
        raise misfit("special", "the cards of the decade are gone")
    if any(not s.cards.count(places.HAND + seat) for seat in range(s.seats) if s.drafting >> seat & 1):
        raise misfit("drafting", "who holds cards decides about them")


def check_turn(s: GameState) -> None:
    """WSDV-FLOW-2, WSDV-FLOW-3: the active player, the card in play, and the steps to follow."""
    asked = s.sequence.questions[s.asked]
    in_slot = s.cards.slots[places.IN_PLAY - places.PILES]
    if asked is KEEPING:
        if s.in_play != codes.NOBODY or s.kept or in_slot != NOTHING:
            raise misfit("in_play", "no card is in play when a decade begins")
        return
    calls = s.stacked()
    waiting: list[Step[Any]] = [step for step, _, _, _ in calls]
    sources = [
        step.source_in(c)
        for step, c in [(asked, int(s.ask_c)), *((step, c) for step, _, _, c in calls)]
        if isinstance(step, OpenIcons)
    ]
    if s.phase != codes.NO_PHASE:
        check_phase(s, asked, waiting, sources)
        return
    if s.active != s.turn or (asked is TURN) != (not waiting) or (asked is TURN and s.ask_a != s.turn):
        raise misfit("active", "the player whose turn it is takes a card")
    if asked is TURN:
        if s.in_play != codes.NOBODY or s.kept or in_slot != NOTHING:
            raise misfit("in_play", "no card is in play before one is taken")
        return
    if waiting.count(LAY_AWAY) != 1 or waiting[0] is not LAY_AWAY or PHASE in waiting:
        raise misfit("stack", "the card in play is laid away last")
    special = s.in_play >= codes.NORMAL_CARDS
    if s.in_play == codes.NOBODY or in_slot != (NOTHING if special or s.kept else s.in_play):
        raise misfit("in_play", "it must be the card in its place")
    if s.kept and s.in_play not in s.police:
        raise misfit("kept", "the card in play is one of the police cards")
    if special and (
        s.turn != codes.EAST
        or s.special != codes.NOBODY
        or not codes.SPECIAL_1 <= s.in_play <= codes.SPECIAL_4_WALL
    ):
        raise misfit("in_play", "East plays the special card that was on display")
    if s.in_play in s.row or any(source != s.in_play for source in sources):
        raise misfit("in_play", "its icons are carried out")
    if (asked in (AFTER, PRICE) and s.ask_a != s.turn) or asked is CHOOSING_BOX:
        raise misfit("asked", "the question belongs to another moment")


def check_phase(s: GameState, asked: Question[Any], waiting: list[Step[Any]], sources: list[int]) -> None:
    """WSDV-FLOW-1, WSDV-EOD-2.1: the phase of the end of decade, and the box that it carries out."""
    if s.phase == codes.PHASE_COLLAPSE or s.stack[:1] != [PHASE.packed(s.phase + 1)] or PHASE in waiting[1:]:
        raise misfit("stack", "the next phase comes last")
    if any(step in (LAY_AWAY, EVENT, AFTER) for step in waiting) or asked in (TURN, PRICE, AFTER, IGNORING):
        raise misfit("asked", "it belongs to a turn")
    if s.kept or s.cards.slots[places.IN_PLAY - places.PILES] != NOTHING:
        raise misfit("in_play", "no card is in play at the end of decade")
    box = asked is CHOOSING_BOX or bool(sources)
    if box and (s.phase != codes.PHASE_PRESTIGE or not s.tracks[codes.PRESTIGE]):
        raise misfit("phase", "a box of prestige is carried out in its phase")
    if any(not (source - BOX_0) * (1 if s.tracks[codes.PRESTIGE] > 0 else -1) > 0 for source in sources):
        raise misfit("ask_c", "it is a box of the side that holds the prestige")
