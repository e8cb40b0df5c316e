"""What of a table of Wir sind das Volk! must fit together: for saves and positions."""

from detente.core.fields import misfit
from detente.core.layout import NOTHING
from detente.games.germany.audit import check_germany
from detente.games.germany.codes import (
    ASK_AFTER,
    ASK_BOX,
    ASK_ICON,
    ASK_IGNORE,
    ASK_KEEP,
    ASK_PRICE,
    ASK_TURN,
    EAST,
    NO_PHASE,
    NO_POLICE,
    NOBODY,
    NORMAL_CARDS,
    PHASE_COLLAPSE,
    PHASE_PRESTIGE,
    PRESTIGE,
    SPECIAL_1,
    SPECIAL_4_WALL,
    STEP_EVENT,
    STEP_LAY_AWAY,
    STEP_NEW_DECADE,
    STEP_PHASE,
)
from detente.games.germany.data import BOARD, BOX_0, CARDS
from detente.games.germany.state import (
    DECK,
    DISCARDED,
    DISCARDS,
    DISPLAY,
    FIRST_LOTS,
    FUTURE,
    HAND,
    IN_PLAY,
    LOOK,
    PILES,
    PLAYED,
    POLICE_CARDS,
    SET_APART,
    Table,
)

MOST_HELD = 3
MOST_DISCARDED = 3
"""Cards in a hand at most, and cards discarded in a decade."""
TURN_ONLY = (STEP_LAY_AWAY, STEP_EVENT, ASK_AFTER)


def check(s: Table) -> None:
    """ValueError names a field that does not fit the others."""
    check_germany(s)
    check_cards(s)
    if not s.over:
        check_decade(s)
        check_turn(s)


def check_cards(s: Table) -> None:
    """WSDV-FLOW-3, WSDV-FLOW-7, WSDV-HID-3: cards of each decade, police cards, and those played and discarded."""
    piles, slots = s.cards.piles, s.cards.slots
    for decade, lot in enumerate(FIRST_LOTS):
        if piles[FUTURE + decade] != (lot if decade >= s.decade else []):
            raise misfit("cards.piles", f"the cards of decade {decade + 1} come all at once")
    if sorted(s.police) != piles[POLICE_CARDS] or any(CARDS.police[face] == NO_POLICE for face in s.police):
        raise misfit("police", "it names East's police cards")
    if sorted(face for face in s.row if face < NORMAL_CARDS) != piles[PLAYED]:
        raise misfit("row", "it names the cards that have been played")
    for seat in range(s.seats):
        first = DISCARDED + seat * DISCARDS - PILES
        laid = [card != NOTHING for card in slots[first : first + DISCARDS]]
        if laid != [k < s.discarded[seat] for k in range(DISCARDS)]:
            raise misfit("discarded", f"it says how many cards seat {seat} has discarded")
        if len(piles[HAND + seat]) > MOST_HELD or s.discarded[seat] > MOST_DISCARDED * s.decade:
            raise misfit("cards.piles", f"seat {seat} holds, or has discarded, too many cards")
    specials = (NOBODY, SPECIAL_1 + s.decade - 1, SPECIAL_4_WALL if s.decade == BOARD.decades else NOBODY)
    if s.special not in specials:
        raise misfit("special", "it is the special card of the decade, if it is on display")


def check_decade(s: Table) -> None:
    """WSDV-FLOW-4, WSDV-FLOW-5: the display, and the deck from which it will be filled once more."""
    if s.asked == ASK_KEEP:
        if s.phase != NO_PHASE or s.decade == BOARD.decades or s.stack != [STEP_NEW_DECADE]:
            raise misfit("stack", "another decade follows")
        if s.special != NOBODY or s.row or s.active != NOBODY or s.in_play != NOBODY or s.cards.count(DECK):
            raise misfit("special", "the cards of the decade are gone")
        if any(not s.cards.count(HAND + seat) for seat in range(s.seats) if s.drafting >> seat & 1):
            raise misfit("drafting", "who holds cards decides about them")
        return
    codes = [packed & 255 for packed in s.stack]
    if STEP_NEW_DECADE in codes:
        raise misfit("stack", "the decade is not over")
    if s.phase != NO_PHASE:
        if s.cards.count(DISPLAY) or s.active != NOBODY or s.in_play != NOBODY:
            raise misfit("phase", "the cards of the display are used up at the end of decade")
        return
    if s.half == 1:
        spared = (s.special != NOBODY or s.asked == ASK_PRICE) + (s.cards.slots[SET_APART - PILES] == NOTHING)
        if s.cards.count(DECK) + s.cards.count(LOOK) < BOARD.display + spared:
            raise misfit("cards.piles", "the deck lasts for the display of the second half")
    if s.asked == ASK_TURN and not s.cards.count(DISPLAY):
        raise misfit("cards.piles", "cards lie on display")


def check_turn(s: Table) -> None:
    """WSDV-FLOW-2, WSDV-FLOW-3: whose turn it is, the card in play, and the steps that come behind."""
    if s.asked == ASK_KEEP:
        return
    codes = [packed & 255 for packed in s.stack]
    calls = [(code, packed >> 40) for code, packed in zip(codes, s.stack, strict=True)]
    sources = [c // 2 for code, c in [*calls, (s.asked, s.ask_c)] if code in (ASK_ICON, ASK_IGNORE)]
    in_slot = s.cards.slots[IN_PLAY - PILES]
    if s.phase != NO_PHASE:
        check_phase(s, codes, sources)
        return
    if (
        s.active != s.turn
        or (s.asked == ASK_TURN) != (not codes)
        or (s.asked == ASK_TURN and s.ask_a != s.turn)
    ):
        raise misfit("active", "the player whose turn it is takes a card")
    if s.asked == ASK_TURN:
        if s.in_play != NOBODY or s.kept or in_slot != NOTHING:
            raise misfit("in_play", "no card is in play before one is taken")
        return
    if codes.count(STEP_LAY_AWAY) != 1 or codes[0] != STEP_LAY_AWAY or STEP_PHASE in codes:
        raise misfit("stack", "the card in play is laid away last")
    special = s.in_play >= NORMAL_CARDS
    if s.in_play == NOBODY or in_slot != (NOTHING if special or s.kept else s.in_play):
        raise misfit("in_play", "the card in play lies there")
    if s.kept and s.in_play not in s.police:
        raise misfit("kept", "the card in play is one of the police cards")
    if special and (s.turn != EAST or s.special != NOBODY or not SPECIAL_1 <= s.in_play <= SPECIAL_4_WALL):
        raise misfit("in_play", "East plays the special card that was on display")
    if s.in_play in s.row or any(source != s.in_play for source in sources):
        raise misfit("in_play", "its icons are carried out")
    if (s.asked in (ASK_AFTER, ASK_PRICE) and s.ask_a != s.turn) or s.asked == ASK_BOX:
        raise misfit("asked", "the question belongs to another moment")


def check_phase(s: Table, codes: list[int], sources: list[int]) -> None:
    """WSDV-FLOW-1, WSDV-EOD-2.1: the phase of the end of decade, and the box that is carried out."""
    if (
        s.phase == PHASE_COLLAPSE
        or s.stack[:1] != [STEP_PHASE | (s.phase + 1) << 8]
        or STEP_PHASE in codes[1:]
    ):
        raise misfit("stack", "the next phase comes last")
    if any(code in codes for code in TURN_ONLY) or s.asked in (ASK_TURN, ASK_PRICE, ASK_AFTER, ASK_IGNORE):
        raise misfit("asked", "it belongs to a turn")
    if s.kept or s.cards.slots[IN_PLAY - PILES] != NOTHING:
        raise misfit("in_play", "no card is in play at the end of decade")
    box = s.asked == ASK_BOX or bool(sources)
    if box and (s.phase != PHASE_PRESTIGE or not s.tracks[PRESTIGE]):
        raise misfit("phase", "a box of prestige is carried out in its phase")
    if any(not (source - BOX_0) * (1 if s.tracks[PRESTIGE] > 0 else -1) > 0 for source in sources):
        raise misfit("ask_c", "it is a box of the side that holds the prestige")
