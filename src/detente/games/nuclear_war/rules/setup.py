"""Setting up: the deal, the secrets of the first hands, the first rows and the change of strategy."""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from detente.core.engine.sequence import Question, Step
from detente.core.hidden.knowledge import BIT
from detente.core.records.fields import SEAT, Call
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.notation import DONE, KEEP, PLACE, PLACE_SHOWN, PLAY
from detente.games.nuclear_war.rules import people, secrets, turn
from detente.games.nuclear_war.rules.menus import PLACE_HIGH, PLACE_LOW, PLACE_PAIR
from detente.games.nuclear_war.state import SEAT_NAMES, GameState

POPULATION_PACK: Final = [
    value
    for value, count in zip(EDITION.population_values, EDITION.population_counts, strict=True)
    for _ in range(count)
]
"""All population cards, by their value."""


def begin(s: GameState) -> None:
    """NW-SETUP-1 to NW-SETUP-5: deal people and cards; then each player in turn plays their secrets."""
    if s.rulings[codes.RULING_RANDOM_FIRST]:
        s.first = s.rng.below(s.seats)
    else:
        s.first = max(0, SEAT_NAMES.find(str(s.options["first_player"])))
    deal_people(s)
    deal_cards(s)
    s.living = BIT[s.seats] - 1
    s.setup_left = s.living
    s.turn = s.first
    s.missing = [0] * s.seats
    s.load = [0] * s.seats
    s.struck = [0] * s.seats
    s.relaid = [0] * s.seats
    s.spared = [0] * s.seats
    s.waiting = []
    s.dying = []
    s.salvo = []
    s.interceptors = []
    s.push(OPENING)
    for k in range(s.seats - 1, -1, -1):
        s.push(SET_UP, (s.first + k) % s.seats)


def deal_people(s: GameState) -> None:
    """NW-SETUP-2, NW-POP-2, NW-POP-3: deal population cards; only the sums count, and the rest goes to the bank."""
    cards = POPULATION_PACK[:]
    s.rng.shuffle(cards)
    each = EDITION.population_deal[s.seats]
    dealt: list[int] = []
    s.population = []
    for seat in range(s.seats):
        hand = cards[each * seat : each * (seat + 1)]
        dealt.extend([hand.count(value) for value in EDITION.population_values])
        s.population.append(sum(hand))
    s.dealt = dealt
    s.bank = EDITION.population_total - sum(s.population)
    s.change = [0] * (s.seats + 1)
    s.floor = [1] * s.seats + [0]


def deal_cards(s: GameState) -> None:
    """NW-SETUP-3: shuffle the war deck and deal nine cards to each player."""
    deck = list(range(len(EDITION.faces)))
    s.rng.shuffle(deck)
    dealt = codes.HAND_SIZE * s.seats
    for seat in range(s.seats):
        s.cards.fill(codes.HAND + seat, deck[codes.HAND_SIZE * seat : codes.HAND_SIZE * (seat + 1)])
    s.cards.fill(codes.DECK, deck[dealt:])


# -- the set-up of a player


class SetUp(Step[GameState]):
    """NW-SETUP-5, NW-SETUP-8: a player's part of the set-up."""

    def run(self, s: GameState, seat: i64, b: i64, c: i64) -> None:
        """Run the seat's part of the set-up."""
        set_up(s, seat)


SET_UP: Final[SetUp] = SetUp(Call(SEAT))


def set_up(s: GameState, seat: i64) -> None:
    """NW-SETUP-5, NW-SETUP-8: ask the living, even those without secrets; skip the dead."""
    if s.lives(seat):
        s.turn = seat
        s.ask(PLAY_SECRETS, seat)
    else:
        s.setup_left &= ~BIT[seat]


class PlaySecrets(Question[GameState]):
    """NW-SETUP-5: which secret of the first hand to play next."""

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """NW-SETUP-5: every secret of the hand must be played, in any order; a player without secrets is done."""
        if s.cards.kinds[codes.HAND + seat] >> codes.SECRET == 0:
            return [DONE.first]
        faces = s.cards.layout.faces
        hand = s.cards.piles[codes.HAND + seat]
        return PLAY.each([faces[card] for card in hand if faces[card] >= codes.SECRET])

    def carry_out(self, s: GameState, seat: i64, action: i64) -> None:
        """NW-SETUP-5: play a secret, or draw up to nine cards. With nine cards and no secret, this part is over."""
        hand = codes.HAND + seat
        if action != DONE.first:
            s.push(SET_UP, seat)
            secrets.play_secret(s, seat, s.cards.find(hand, PLAY.one(action)), hand)
        elif len(s.cards.piles[hand]) < codes.HAND_SIZE and draw_to_nine(s, seat):
            set_up(s, seat)
        else:
            s.setup_left &= ~BIT[seat]

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: a secret is left to play."""
        return self.rule if action in DONE else None


PLAY_SECRETS: Final[PlaySecrets] = PlaySecrets("secret", "NW-SETUP-5")


def draw_to_nine(s: GameState, seat: i64) -> bool:
    """NW-SETUP-5: draw until the hand holds nine cards. Returns whether any card could be drawn."""
    drawn = False
    while len(s.cards.piles[codes.HAND + seat]) < codes.HAND_SIZE:
        card = people.next_card(s)
        if card < 0:
            break
        s.cards.draw(codes.DECK, codes.HAND + seat)
        s.emit("CardDrawn", seat, s.cards.layout.faces[card])
        drawn = True
    return drawn


# -- rows


class Opening(Step[GameState]):
    """NW-SETUP-6, NW-SETUP-9: every living player places two cards at the same time; then the first turn begins."""

    def run(self, s: GameState, a: i64, b: i64, c: i64) -> None:
        """Ask for the rows, then queue the first turn."""
        s.interceptors = []
        s.push(turn.BEGIN_TURN, s.living_seats(s.first)[0])
        s.rows_laid = 1
        ask_rows(s, FIRST_ROW, s.first)


OPENING: Final[Opening] = Opening()


class Row(Question[GameState]):
    """NW-SETUP-6, NW-STRAT-1: which two cards go into the row, first place first.

    cards_rule: id of the rule that says which cards are allowed.
    """

    def __init__(self, name: str, rule: str, cards_rule: str) -> None:
        super().__init__(name, rule, Call(draft=True))
        self.cards_rule = cards_rule

    def legal(self, s: GameState, seat: i64) -> list[int]:
        """NW-SETUP-7, NW-STRAT-3, NW-DEC-2: any cards of hand, row and deterrents; an existing row may stay.

        NW-BOMB-5: a dead warhead stays where it is.
        """
        cards = s.cards
        slots = cards.slots
        slot: i64 = s.row_slot + codes.ROW_SLOTS * seat
        parts = s.draft_of(seat)
        dead = s.dead(seat)
        if dead:
            if dead == BIT[len(s.row(seat))] - 1:
                return [KEEP.first]
            if dead & BIT[len(parts)]:
                stays = PLACE.of(EDITION.faces[slots[slot + len(parts)]])
                return [stays] if parts else [stays, KEEP.first]
        faces = cards.kinds[codes.HAND + seat]
        for k in range(codes.ROW_START):
            if slots[slot + k] >= 0 and not dead & BIT[k]:
                faces |= cards.layout.bits[slots[slot + k]]
        shown: i64 = s.shown_slot + codes.SHOWN_SLOTS * seat
        legal = PLACE_LOW[faces & 255] + PLACE_HIGH[faces >> 8 & 127]
        legal += PLACE_PAIR[slots[shown] + 1][slots[shown + 1] + 1]
        if parts:
            if not dead & 1 and copies(s, seat, parts[0]) == 1:
                legal.remove(parts[0])
        elif slots[slot] >= 0:
            legal.append(KEEP.first)
        return legal

    def is_complete(self, s: GameState, seat: i64) -> bool:
        """NW-SETUP-6, NW-STRAT-1: two cards are chosen, or the row stays as it is."""
        parts = s.draft_of(seat)
        if len(parts) == codes.ROW_START or parts[0] == KEEP.first:
            return True
        hand = len(s.cards.piles[codes.HAND + seat])
        return hand <= 1 and hand + len(s.row(seat)) + len(s.shown(seat)) == 1

    def reveal(self, s: GameState) -> None:
        """NW-SETUP-6, NW-STRAT-5: the new rows take effect together, and nobody else learns what was exchanged."""
        for seat in range(s.seats):
            parts = s.draft_of(seat)
            if parts:
                lay_row(s, seat, parts)

    def why_not(self, s: GameState, seat: int, action: int) -> str | None:
        """The rule that forbids the action: a card that the player does not have, or that must stay where it is."""
        return self.cards_rule if action in PLACE or action in PLACE_SHOWN else None


FIRST_ROW: Final[Row] = Row("row", "NW-SETUP-6", "NW-SETUP-7")
STRATEGY: Final[Row] = Row("strategy", "NW-STRAT-1", "NW-STRAT-3")


def ask_rows(s: GameState, question: Row, first: i64) -> None:
    """NW-SETUP-6, NW-STRAT-1, NW-TURN-9: all living players with any cards lay their rows at the same time."""
    hands = s.cards.kinds
    seats = [
        seat for seat in s.living_seats(first) if hands[codes.HAND + seat] or s.row(seat) or s.shown(seat)
    ]
    if seats:
        s.ask_draft(question, seats)


def face_of(part: i64) -> i64:
    """The face of the card that a part of a row names."""
    return PLACE.one(part) if part in PLACE else PLACE_SHOWN.one(part)


def copies(s: GameState, seat: i64, part: i64) -> i64:
    """How many cards a part of a row may mean: those of its face in hand and row, or among the deterrents; never dead ones."""
    cards = s.cards
    face = face_of(part)
    count: i64 = 0
    dead: i64 = 0
    slot: i64 = s.shown_slot + codes.SHOWN_SLOTS * seat
    if part in PLACE:
        dead = s.dead(seat)
        slot = s.row_slot + codes.ROW_SLOTS * seat
        hand = cards.piles[codes.HAND + seat]
        first_of = cards.layout.first_of
        count = bisect_left(hand, first_of[face + 1]) - bisect_left(hand, first_of[face])
    for k in range(2):
        card = cards.slots[slot + k]
        if card >= 0 and not dead & BIT[k] and EDITION.faces[card] == face:
            count += 1
    return count


def lay_row(s: GameState, seat: i64, parts: list[int]) -> None:
    """NW-STRAT-1, NW-STRAT-5: return the old row to the hand, then lay the chosen cards.

    NW-BOMB-5: where a dead warhead is, the chosen part is that warhead itself. All other cards of the row are alive from now on.
    """
    cards = s.cards
    old = s.row(seat)
    if s.struck[seat]:
        s.spared[seat] = s.struck[seat] & ~s.dead(seat)
        s.relaid[seat] = s.struck[seat]
    if parts[0] == KEEP.first:
        parts = PLACE.each([EDITION.faces[card] for card in old])
    first: i64 = s.row_at + codes.ROW_SLOTS * seat
    for k in range(len(old)):
        cards.carry(old[k], first + k, codes.HAND + seat)
    for part in parts:
        if part in PLACE:
            cards.play(codes.HAND + seat, PLACE.one(part), first)
        else:
            s.carry_shown(seat, PLACE_SHOWN.one(part), s.row_end(seat))
    cards.mix(first, len(parts))
    if s.event_log is not None:
        for part in sorted(parts):
            if part in PLACE_SHOWN:
                s.emit("DeterrentLaid", seat, PLACE_SHOWN.one(part))
        report_row(s, seat, parts, len(old))


def report_row(s: GameState, seat: i64, parts: list[int], taken: i64) -> None:
    """NW-STRAT-5: report a row of one or two cards. taken: how many cards returned to the hand before."""
    faces = [face_of(part) for part in parts]
    shown: i64 = 0
    from_hand: i64 = 0
    for k in range(len(parts)):
        if parts[k] in PLACE_SHOWN:
            shown |= BIT[k]
        else:
            from_hand += 1
    second: i64 = faces[1] if len(faces) > 1 else -1
    s.emit("RowLaid", seat, faces[0], second, taken, from_hand, shown)
