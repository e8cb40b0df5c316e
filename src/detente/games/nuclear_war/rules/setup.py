"""Setting up: the deal, the secrets of the first hands, the first rows (section 3) and the change of strategy."""

from mypy_extensions import i64

from detente.core.ken import BIT
from detente.games.nuclear_war.codes import (
    ASK_ROW,
    ASK_SECRET,
    DECK,
    DONE,
    FROM_HAND,
    HAND,
    HAND_SIZE,
    KEEP,
    PLACE,
    PLACE_SHOWN,
    PLAY,
    ROW_SLOTS,
    ROW_START,
    RULING_RANDOM_FIRST,
    SECRET,
    SHOW,
    STEP_OPENING,
    STEP_SETUP,
    STEP_TURN,
    TOLD_DRAWN,
    TOLD_ROW,
    TOLD_SHOWN_LAID,
)
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.rules.people import next_card
from detente.games.nuclear_war.rules.secrets import play_secret
from detente.games.nuclear_war.state import Table


def begin(s: Table) -> None:
    """NW-SETUP-1 to NW-SETUP-5: deal people and cards; then each player in turn plays his secrets."""
    if s.rulings[RULING_RANDOM_FIRST]:
        s.first = s.rng.below(s.seats)
    deal_people(s)
    deal_cards(s)
    s.living = BIT[s.seats] - 1
    s.setup_left = s.living
    s.turn = s.first
    s.missing = [0] * s.seats
    s.load = [0] * s.seats
    s.owed = [0] * s.seats
    s.dying = []
    s.salvo = []
    s.interceptors = []
    s.push(STEP_OPENING)
    for k in range(s.seats - 1, -1, -1):
        s.push(STEP_SETUP, (s.first + k) % s.seats)


def deal_people(s: Table) -> None:
    """NW-SETUP-2, NW-POP-2, NW-POP-3: population cards are dealt; only the sums count; the rest is the bank's."""
    values = EDITION.population_values
    cards: list[int] = []
    for kind in range(len(values)):
        cards.extend([kind] * EDITION.population_counts[kind])
    s.rng.shuffle(cards)
    each = EDITION.population_deal[s.seats]
    s.dealt = [0] * (s.seats * len(values))
    s.population = [0] * s.seats
    for k in range(s.seats * each):
        seat = k // each
        s.dealt[seat * len(values) + cards[k]] += 1
        s.population[seat] += values[cards[k]]
    s.bank = EDITION.population_total - sum(s.population)
    s.change = [0] * (s.seats + 1)
    s.floor = [1] * s.seats + [0]


def deal_cards(s: Table) -> None:
    """NW-SETUP-3: shuffle the war deck and deal nine cards to each player."""
    deck = list(range(len(EDITION.faces)))
    s.rng.shuffle(deck)
    dealt = HAND_SIZE * s.seats
    where = s.cards.where
    for seat in range(s.seats):
        hand = sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])
        s.cards.piles[HAND + seat] = hand
        for card in hand:
            where[card] = HAND + seat
    s.cards.piles[DECK] = deck[dealt:]
    for card in s.cards.piles[DECK]:
        where[card] = DECK


def set_up(s: Table, seat: i64) -> None:
    """NW-SETUP-5, NW-SETUP-8: a player's part of the set-up; the dead have none. He is asked even without secrets."""
    if s.lives(seat):
        s.turn = seat
        s.ask(ASK_SECRET, seat)
    else:
        s.setup_left &= ~BIT[seat]


def secrets_to_play(s: Table, seat: i64) -> list[int]:
    """NW-SETUP-5: every secret of the hand must be played, in any order; without any he is done."""
    faces = s.cards.layout.faces
    legal = [PLAY + faces[card] - SECRET for card in s.cards.piles[HAND + seat] if faces[card] >= SECRET]
    return legal or [DONE]


def play_from_hand(s: Table, seat: i64, action: i64) -> None:
    """NW-SETUP-5: play a secret, or draw back to nine; with nine cards and no secret the part is over."""
    hand = s.cards.piles[HAND + seat]
    if action != DONE:
        s.push(STEP_SETUP, seat)
        play_secret(s, seat, s.cards.find(HAND + seat, action - PLAY + SECRET), FROM_HAND)
    elif len(hand) < HAND_SIZE and draw_to_nine(s, seat):
        s.push(STEP_SETUP, seat)
    else:
        s.setup_left &= ~BIT[seat]


def draw_to_nine(s: Table, seat: i64) -> bool:
    """NW-SETUP-5: draw until the hand holds nine cards; whether any was there to draw."""
    drawn = False
    while len(s.cards.piles[HAND + seat]) < HAND_SIZE:
        card = next_card(s)
        if card < 0:
            break
        s.cards.move(card, HAND + seat)
        s.tell(TOLD_DRAWN, seat, s.cards.layout.faces[card])
        drawn = True
    return drawn


def lay_first_rows(s: Table) -> None:
    """NW-SETUP-6, NW-SETUP-9: every living player places two cards at the same time; then the first turn begins."""
    s.interceptors = []
    first = s.living_seats(s.first)
    s.push(STEP_TURN, first[0])
    s.rows_laid = 1
    s.ask_draft(ASK_ROW, first)


def row_parts(s: Table, seat: i64) -> list[int]:
    """NW-SETUP-7, NW-STRAT-3, NW-DEC-2: any cards of hand and row, the first place first; a row that lies may stay."""
    has = [0] * SHOW
    faces = s.cards.layout.faces
    row = s.row(seat)
    for card in s.cards.piles[HAND + seat]:
        has[PLACE + faces[card]] += 1
    for card in row:
        has[PLACE + faces[card]] += 1
    for card in s.shown(seat):
        has[PLACE_SHOWN + faces[card]] += 1
    parts = s.draft_of(seat)
    for part in parts:
        has[part] -= 1
    legal = [action for action in range(SHOW) if has[action]]
    if row and not parts:
        legal.append(KEEP)
    return legal


def row_complete(s: Table, seat: i64) -> bool:
    """NW-SETUP-6, NW-STRAT-1: two cards are chosen, or the row stays as it is."""
    parts = s.draft_of(seat)
    if parts[-1] == KEEP or len(parts) == ROW_START:
        return True
    return len(s.cards.piles[HAND + seat]) + len(s.row(seat)) + len(s.shown(seat)) <= len(parts)


def open_rows(s: Table) -> None:
    """NW-SETUP-6, NW-STRAT-5: the new rows take effect together, and nobody else learns what was exchanged."""
    for seat in range(s.seats):
        parts = s.draft_of(seat)
        if parts:
            lay_row(s, seat, parts)


def lay_row(s: Table, seat: i64, parts: list[int]) -> None:
    """NW-STRAT-1, NW-STRAT-5: the old row returns to the hand, then the chosen cards are laid."""
    faces = s.cards.layout.faces
    old = s.row(seat)
    if parts[0] == KEEP:
        parts = [PLACE + faces[card] for card in old]
    for card in old:
        s.cards.move(card, HAND + seat)
    first: i64 = s.row_at + ROW_SLOTS * seat
    for k in range(len(parts)):
        s.cards.move(chosen_card(s, seat, parts[k]), first + k)
    s.cards.mix(first, len(parts))
    for part in sorted(parts):
        if part >= PLACE_SHOWN:
            s.tell(TOLD_SHOWN_LAID, seat, part - PLACE_SHOWN)
    tell_row(s, seat, parts, len(old))


def tell_row(s: Table, seat: i64, parts: list[int], taken: i64) -> None:
    """The faces of a row of one or two cards, 99 for none; then which were deterrents, and how many returned before."""
    first: i64 = parts[0]
    second: i64 = parts[1] if len(parts) > 1 else 99
    shown: i64 = 0
    if first >= PLACE_SHOWN:
        first -= PLACE_SHOWN
        shown = 1
    if second >= PLACE_SHOWN and second != 99:
        second -= PLACE_SHOWN
        shown += 2
    s.tell(TOLD_ROW, seat, first, second, taken * 4 + shown)


def chosen_card(s: Table, seat: i64, part: i64) -> i64:
    """The card that a part of a row, or a placing, means: from the hand, or a deterrent."""
    if part < PLACE_SHOWN:
        return s.cards.find(HAND + seat, part - PLACE)
    return s.shown_card(seat, part - PLACE_SHOWN)
