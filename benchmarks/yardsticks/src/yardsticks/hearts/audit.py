"""What the fields of hearts must be together: for saves and positions."""

from detente.core.records.fields import misfit
from yardsticks.hearts.cards import (
    CARD,
    CARDS,
    DIRECTIONS,
    HEARTS,
    JACK_OF_DIAMONDS,
    NO_SUIT,
    NOBODY,
    PASSED,
    POINTS,
    QUEEN_OF_SPADES,
    SEATS,
    SUIT,
    cards_in,
)
from yardsticks.hearts.state import GameState


def check(s: GameState) -> None:
    """HEARTS-DEAL-1, HEARTS-PASS-1, HEARTS-TRICK-1: the past makes the present what it is."""
    if set(s.conserved().values()) != {CARDS}:
        raise misfit("plays", "each card is in one hand or has been played")
    way = s.options["passing"]
    if way not in ("any", DIRECTIONS[s.direction]):
        raise misfit("direction", "it is the one that was chosen")
    passing = s.drafting != 0
    if passing and (s.plays or not s.direction):
        raise misfit("direction", "cards are passed before the first is played, if they are")
    check_given(s, passing)
    check_plays(s, passing)


def check_given(s: GameState, passing: bool) -> None:
    """HEARTS-PASS-1, HEARTS-PASS-2: three cards from each seat have gone to another."""
    had = [s.hand(seat) for seat in range(SEATS)]
    for seat, card in s.played():
        had[seat] |= CARD[card]
    count = PASSED if s.direction and not passing else 0
    for seat in range(SEATS):
        given = s.given[seat]
        if len(cards_in(given)) != count or given & ~had[(seat + s.direction) % SEATS]:
            raise misfit("given", f"seat {seat} has passed {count} cards, which went where they should")


def check_plays(s: GameState, passing: bool) -> None:
    """HEARTS-LEAD-1, HEARTS-TRICK-1, HEARTS-SCORE-1: what the cards played come to."""
    plays = s.plays
    played = s.played()
    tricks = [0] * SEATS
    points = [0] * SEATS
    jack = NOBODY
    seat: int = s.opener
    for first in range(0, len(plays), SEATS):
        trick = played[first : first + SEATS]
        led = SUIT[trick[0][1]]
        seat = max(trick, key=lambda play: play[1] if SUIT[play[1]] == led else -1)[0]
        if len(trick) == SEATS:
            tricks[seat] += 1
            points[seat] += sum([POINTS[card] for _, card in trick])
            if s.jack_bonus and JACK_OF_DIAMONDS in [card for _, card in trick]:
                jack = seat
    rest = played[len(plays) - len(plays) % SEATS :]
    if plays and plays[0] and not s.any_club:
        raise misfit("opener", "the two of clubs is played first")
    if not plays and not passing and not s.hand(s.opener) & 1:
        raise misfit("opener", "who holds the two of clubs begins")
    if s.tricks != tricks or s.jack != jack or (not s.over and s.points != points):
        raise misfit("tricks", "they are those of the cards played")
    broken = s.options["break_hearts"] == "no"
    broken = broken or any(SUIT[card] == HEARTS for card in plays)
    broken = broken or (s.queen_breaks and QUEEN_OF_SPADES in plays)
    if s.broken != broken:
        raise misfit("broken", "hearts are broken by cards played")
    if s.led != (SUIT[rest[0][1]] if rest else NO_SUIT):
        raise misfit("led", "it is the suit of the first card of the trick")
    if s.stake != sum([POINTS[card] for _, card in rest]):
        raise misfit("stake", "it is what the cards of the trick count")
    if rest and (s.winner != seat or s.best != dict(rest)[seat]):
        raise misfit("best", "it is the highest card of the suit led")
    if s.over != (len(plays) == CARDS):
        raise misfit("plays", "the game is over with the last card")
    if not s.over and not passing:
        after = (s.opener if not plays else seat) if not rest else (rest[0][0] + len(rest)) % SEATS
        if s.to_act != (after,):
            raise misfit("to_act", f"seat {after} plays")
