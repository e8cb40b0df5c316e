"""An edition in the form rules use: flat tables by face, space and element, numbered equally for all editions.

Icon sources are in the order of the SOURCE codes and events are by face, so an icon in an event is clear without
knowing the edition.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from detente.core.engine.options import CONTENTS_KEPT
from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.data import HOUSE, edition_of
from detente.games.twoplustwo.edition import STATED, Edition
from detente.games.twoplustwo.icons import EditionIcons
from detente.games.twoplustwo.tracks import Track

NOTHING_PRINTED: Final = -1
SUB_DECADES: Final = ("A", "B", "C")
IDS: Final = (
    CARDS.ids
    + HOUSE.cards.ids[tpt.FIRST_TPT :]
    + [f"arms_race_{k:02}" for k in range(1, tpt.DECK_CARDS + 1)]
    + [f"conflict_{k:02}" for k in range(1, tpt.DECK_CARDS + 1)]
)
"""The ids of all faces in every edition; special cards have those of the base game."""
MISSED: Final = 1
"""TPT-ACT-6.4.14: dollars received for a dominance step that would leave the track."""


class Tables:
    """An edition's tables, shared by all states that use it.

    edition: where they come from. icons: the elements of all sources.
    By face: colour, value_of (by side), flight, police (a POLICE code), banned (for the arms race).
    By deck and card: reshuffles. By new track (from DOMINANCE) and position + CENTRE: points, laurel; first, last: its ends.
    points_for: by power, the same points, 0 where it is not ahead.
    advantage: by space of the arms race. incomes: by power and space of dominance.
    treasury_points: by position + 5, from -5 to 10. start_money, doves.
    gives_card: by position on the space race + CENTRE, whether it gives a card of the next decade.
    laid: how many base cards and 2+2 cards go to the display, by sub-decade.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        cards = edition.cards
        decks = [edition.arms_race_deck, edition.conflict_deck]
        small = 2 * tpt.DECK_CARDS
        self.colour: list[int] = cards.colour + [codes.SPECIAL] * small
        self.value_of: list[list[int]] = [values + [0] * small for values in cards.value_of]
        self.flight: list[int] = cards.flight + [0] * small
        self.police: list[int] = cards.police + [codes.NO_POLICE] * small
        self.banned: list[int] = cards.banned + [0] * small
        self.reshuffles: list[list[int]] = [deck.reshuffles for deck in decks]
        tracks = [edition.dominance, edition.space_race, edition.arms_race]
        self.points: list[list[int]] = [spread(track, track.points) for track in tracks]
        self.points_for: list[list[list[int]]] = [
            [points[: tpt.CENTRE] + [0] * (tpt.SPACES - tpt.CENTRE) for points in self.points],
            [[0] * (tpt.CENTRE + 1) + points[tpt.CENTRE + 1 :] for points in self.points],
        ]
        self.laurel: list[list[int]] = [spread(track, track.laurels) for track in tracks]
        self.first: list[int] = [track.first for track in tracks]
        self.last: list[int] = [track.last for track in tracks]
        self.advantage: list[int] = spread(edition.arms_race, edition.arms_race.advantage)
        self.incomes: list[list[int]] = [spread(edition.dominance, row) for row in edition.dominance.income]
        self.treasury_points: list[int] = edition.treasury_points
        self.start_money: int = tpt.START_TREASURY
        self.doves: int = tpt.DOVES
        laid = STATED["sub_decades"]
        self.laid: list[list[int]] = [
            [laid[kind][sub] for kind in ("base_cards", "tpt_cards")] for sub in SUB_DECADES
        ]
        self.icons = EditionIcons(BOARD.province_ids)
        for source in numbered_sources(edition):
            copy_source(self.icons, edition.icons, source)
        self.gives_card: list[bool] = [
            any(self.icons.words[k] == "next_decade_card" for k in self.icons.elements(tpt.SOURCE_SPACE + at))
            for at in range(tpt.SPACES)
        ]


def spread(track: Track, values: list[int]) -> list[int]:
    """A track's space values by position + CENTRE; 0 beyond its ends."""
    found = [0] * tpt.SPACES
    found[tpt.CENTRE + track.first : tpt.CENTRE + track.last + 1] = values
    return found


def numbered_sources(edition: Edition) -> list[int]:
    """The edition's sources in the order of the SOURCE codes; NOTHING_PRINTED where there is none."""
    cards, arms, conflict = edition.cards, edition.arms_race_deck, edition.conflict_deck
    found = list(range(tpt.TPT_FACES))
    assert len(found) == tpt.SOURCE_BOX
    found += [edition.box_0 + at for at in range(-codes.TRACK_END, codes.TRACK_END + 1)]
    assert len(found) == tpt.SOURCE_VALUE
    found += [cards.followed[side][face] for face in range(tpt.FIRST_TPT, tpt.TPT_FACES) for side in range(2)]
    assert len(found) == tpt.SOURCE_ARMS
    found += arms.sources
    assert len(found) == tpt.SOURCE_CONFLICT
    found += [
        conflict.sources[card * tpt.DECADES * 2 + power]
        for card in range(tpt.DECK_CARDS)
        for power in range(2)
    ]
    assert len(found) == tpt.SOURCE_DOMINANCE
    found += sources_of(edition.dominance)
    assert len(found) == tpt.SOURCE_SPACE
    found += sources_of(edition.space_race)
    assert len(found) == tpt.SOURCES
    return found


def sources_of(track: Track) -> list[int]:
    """The sources of a track's spaces by position + CENTRE."""
    found = [NOTHING_PRINTED] * tpt.SPACES
    found[tpt.CENTRE + track.first : tpt.CENTRE + track.last + 1] = track.spaces
    return found


def copy_source(icons: EditionIcons, others: EditionIcons, source: int) -> None:
    """Copy a source from other tables."""
    if source == NOTHING_PRINTED:
        icons.add_source("nothing", [])
        return
    shift = len(icons.icon) - source * codes.MOST_ICONS
    first = source * codes.MOST_ICONS
    for own, other in zip(icons.columns(), others.columns(), strict=True):
        own.extend(other[first : first + codes.MOST_ICONS])
    icons.like[first + shift :] = [k + shift for k in icons.like[first + shift :]]
    icons.counts.append(others.counts[source])


HOUSE_TABLES: Final = Tables(HOUSE)


@lru_cache(CONTENTS_KEPT)
def made_of(edition: Edition) -> Tables:
    """The tables of an edition, cached."""
    return Tables(edition)


def tables_of(options: Mapping[str, Any]) -> Tables:
    """The tables of the edition that a table uses."""
    edition = edition_of(options)
    return HOUSE_TABLES if edition is HOUSE else made_of(edition)
