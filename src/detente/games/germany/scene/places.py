"""The places of the scene: those on the board, and those for cards next to it."""

from functools import lru_cache
from typing import Final

from detente.core.shown.words import Words
from detente.games.germany import codes, names
from detente.games.germany.board import BOARD
from detente.games.germany.ids import TRACK_IDS

FLIGHT_SPACES: Final = 21


@lru_cache(8)
def board_places(words: Words) -> tuple[tuple[str, str], ...]:
    """Ids and names of the places on the board, bottom layer first."""
    made = [(id, names.province(id, words)) for id in BOARD.province_ids]
    made += [(id, words(f"sector-{id}")) for id in BOARD.sector_ids]
    made += [(id, names.site(id, words)) for id in BOARD.line_ids]
    made += [(id, names.city(id, words)) for id in BOARD.city_ids]
    made += [(names.plate(id), names.short(id, words)) for id in BOARD.province_ids]
    for track in TRACK_IDS:
        made.append((f"{track} track", words(f"track-{track}")))
        made += [
            (f"{track} {at}", words("space", track=words(f"track-{track}"), at=names.signed(at)))
            for at in range(-codes.TRACK_END, codes.TRACK_END + 1)
        ]
    made.append(("flight track", words("track-flight")))
    made += [(f"flight {at}", words("space-flight", level=at)) for at in range(FLIGHT_SPACES)]
    made += [(f"decade {k}", words("place-decade", decade=names.roman(k))) for k in range(1, 5)]
    made += [(id, words(f"place-{id}")) for id in ("wall", "holding", "supply")]
    return tuple(made)
