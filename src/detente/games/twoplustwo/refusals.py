"""Which rule forbids an action, in words only: what is legal is decided elsewhere."""

from typing import Final, cast

from detente.core.state import State
from detente.games.germany import codes
from detente.games.germany.notation import BUILD, DISCARD, DONE, IGNORE, LET_DRAW, LOOK_HAND, PLAY, REMOVE
from detente.games.germany.refusals import german_refusal
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.notation import ACTIONS, CONVERT, DRAWS_FIRST, FREE, INCOME, SPACE
from detente.games.twoplustwo.rules.turn import card_of, may_trigger, step_for, use_of
from detente.games.twoplustwo.state import SIDE_OF, Table

NEW_KINDS: Final = (
    (FREE.first, tpt.ASK_CONVERT, "TPT-ACT-6.4.10"),
    (INCOME.first, tpt.ASK_FREE, "TPT-ACT-6.4.21"),
    (DRAWS_FIRST.first, tpt.ASK_MISSED, "TPT-ACT-6.4.14"),
    (SPACE.first, tpt.ASK_FIRST, "TPT-DECK-8.6"),
    (ACTIONS.size, tpt.ASK_SPACE, "TPT-EOD-12.3.1"),
)
"""Each kind of action that the base game does not have: where it ends, the question that it answers, the rule if it does not."""


def forbids(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an illegal action; None where it just answers no question."""
    s = cast(Table, state)
    if s.over or seat not in s.to_act:
        return None
    if action < BUILD.first:
        return "TPT-EAST-10.5"
    if action >= CONVERT.first:
        question, rule = next((question, rule) for end, question, rule in NEW_KINDS if action < end)
        return rule if s.asked == question else None
    if action >= PLAY.first:
        return why_no_card(s, seat, action) if s.asked == codes.ASK_TURN else None
    return why_no_answer(s, action)


def why_no_answer(s: Table, action: int) -> str | None:
    """Why an action of the base game does not answer the question that stands."""
    if DISCARD.first <= action <= DONE.first:
        return why_not_discarded(s, action)
    if IGNORE.first <= action < LOOK_HAND.first and s.asked == tpt.ASK_SPARE:
        return "TPT-AUTO-9.14"
    if s.asked == tpt.ASK_MISSED and action in REMOVE:
        return "TPT-ACT-6.4.15"
    return german_refusal(s, action)


def why_not_discarded(s: Table, action: int) -> str | None:
    """Why a card is not discarded, or it cannot be stopped here."""
    if s.asked == codes.ASK_KEEP:
        return (
            "TPT-EOD-12.2.3" if action < LET_DRAW.first else "TPT-SEQ-4.6" if action == DONE.first else None
        )
    if s.asked == tpt.ASK_EXTRA:
        return "TPT-EOD-12.2.3"
    if s.asked == codes.ASK_PRICE:
        return "TPT-EAST-10.2"
    return german_refusal(s, action) if action == DONE.first else None


def why_no_card(s: Table, seat: int, action: int) -> str:
    """Why a card is not taken, or not for this use."""
    card, use = int(card_of(action)), int(use_of(action))
    in_red = bool(s.in_red(seat))
    if s.tables.colour[card] == codes.SPECIAL:
        if s.special != card:
            return "TPT-SEQ-4.3"
        return "TPT-ACT-6.6.5" if in_red and SIDE_OF[seat] == codes.EAST else "TPT-SEQ-4.11"
    if card not in s.cards.piles[places.DISPLAY] and card not in s.cards.piles[places.HAND + seat]:
        return "TPT-SEQ-4.10"
    if use in (tpt.USE_ARMS, tpt.USE_CREDIT) and seat > tpt.SOVIET_UNION:
        return "TPT-ACT-6.0.2"
    if use == codes.USE_EVENT and not may_trigger(s, seat, card):
        return "TPT-ACT-6.4.1"
    if in_red:
        return "TPT-ACT-6.6.4" if use == codes.USE_EVENT else "TPT-ACT-6.6.3"
    if use == tpt.USE_ARMS:
        return "TPT-ACT-6.5.3" if not s.fits(tpt.ARMS_RACE, step_for(seat)) else "TPT-COMP-2.4"
    return "TPT-ACT-6.1.3" if use == codes.USE_UNREST else "TPT-ACT-6.0.1"
