"""Cards by seat: when they are played, how often they stay in the hand, and how often those win who play them."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from detente.arena.course_stats import Quartiles, courses, quartiles
from detente.arena.match import Played
from detente.arena.stats import Rate, rate


@dataclass(frozen=True, slots=True)
class CardOfSeat:
    """A card at a seat, over many games.

    reach: games in which the seat could play it at some time; played: of these, those in which it did. turns: of the first
    time in each game. won, won_unplayed: of the decided games in which it played the card, and in which it could and did not.
    """

    card: str
    seat: int
    played: Rate
    turns: Quartiles | None
    won: Rate
    won_unplayed: Rate


def cards_by_seat(played: Sequence[Played], aside: Collection[str] = ()) -> list[CardOfSeat]:
    """All cards at all seats that could play them, by card and seat. aside: uses that do not count as playing."""
    reach: defaultdict[tuple[str, int], int] = defaultdict(int)
    decided: defaultdict[tuple[str, int, bool], list[int]] = defaultdict(lambda: [0, 0])
    turns: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for game, course in courses(played):
        first: dict[tuple[str, int], int] = {}
        for turn, seat, card, use in course.plays:
            if seat is not None and use not in aside:
                first.setdefault((card, seat), turn)
        seen = {(card, seat) for seat, cards in enumerate(course.seen) for card in cards}
        for card, seat in seen | set(first):
            reach[card, seat] += 1
            if (card, seat) in first:
                turns[card, seat].append(first[card, seat])
            if game.winners:
                counted = decided[card, seat, (card, seat) in first]
                counted[0] += seat in game.winners
                counted[1] += 1
    return [
        CardOfSeat(
            card,
            seat,
            rate(len(turns[card, seat]), reach[card, seat]),
            quartiles(turns[card, seat]) if turns[card, seat] else None,
            rate(*decided[card, seat, True]),
            rate(*decided[card, seat, False]),
        )
        for card, seat in sorted(reach)
    ]


def never_played(found: Sequence[CardOfSeat]) -> list[str]:
    """The cards that somebody could play, and nobody ever did."""
    played = {one.card for one in found if one.played.count}
    return sorted({one.card for one in found} - played)
