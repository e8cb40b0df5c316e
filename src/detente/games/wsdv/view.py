"""What a seat may know of Wir sind das Volk! (section 15): the table, its own cards, and what it has looked at."""

from typing import Any, cast

from detente.core.engine.state import State
from detente.core.hidden.layout import NOTHING
from detente.games.germany import codes
from detente.games.germany import view as german
from detente.games.germany.cards import CARDS
from detente.games.germany.forecast import Forecast
from detente.games.germany.ids import PHASE_IDS, REASONS, TRACK_IDS, source_id
from detente.games.germany.notation import USES
from detente.games.germany.rules.event import IGNORING, NEXT_ICON
from detente.games.wsdv import places
from detente.games.wsdv.state import Table


class WsdvView(german.BoardView):
    """The game's part of a view. Seats: 0 is West, 1 East. Provinces, sites, sectors and cards are ids.

    decade, half: 1 to 4, 1 or 2. phase: of the end of decade, or None. turn: whose turn it is, None in the end of decade.
    tracks: markers from -6 (West) to 6. holder: who holds the prestige. police: East's cards.
    display: normal cards to be taken. special: the special card to be taken. row: cards played in this decade, in order.
    deck: how many cards, those that East looks at among them. hands: how many cards each seat holds. hand: the seat's own. discarded: how many each seat has
    discarded face down; discards: the seat's own. shown: cards discarded for all to see, by option.
    set_aside: for East, the card it removed from the game. looked: for East, the cards it is
    looking at, of the deck or of West's hand.
    forecast: what the end of decade would bring if it came now; None when the game is over. ending: the rule that ended it.
    """

    decade: int
    half: int
    phase: str | None
    turn: int | None
    tracks: dict[str, int]
    holder: int
    police: list[german.PoliceView]
    display: list[str]
    special: str | None
    row: list[str]
    deck: int
    hands: list[int]
    hand: list[str]
    discarded: list[int]
    discards: list[str]
    shown: list[str]
    set_aside: list[str]
    looked: list[str]
    play: german.PlayView
    task: german.TaskView
    forecast: german.ForecastView | None
    ending: str | None


def show(state: State, seat: int | None) -> dict[str, Any]:
    """WSDV-HID-1 to WSDV-HID-4: the game's part of the view."""
    s = cast(Table, state)
    source = source_id(int(NEXT_ICON.source(s))) if s.asked in (NEXT_ICON.code, IGNORING.code) else None
    view = WsdvView(
        decade=int(s.decade),
        half=int(s.half),
        phase=PHASE_IDS[s.phase - 1] if s.phase != codes.NO_PHASE else None,
        turn=int(s.active) if s.active != codes.NOBODY else None,
        tracks={track: s.tracks[k] for k, track in enumerate(TRACK_IDS)},
        holder=int(s.holder()),
        **german.show_board(s),
        police=german.show_police(s, CARDS.ids),
        display=ids(s, places.DISPLAY),
        special=CARDS.ids[s.special] if s.special != codes.NOBODY else None,
        row=[CARDS.ids[face] for face in s.row],
        deck=s.cards.count(places.DECK) + s.cards.count(places.LOOK),
        hands=[len(s.hand(other)) for other in (codes.WEST, codes.EAST)],
        hand=[CARDS.ids[face] for face in s.hand(seat)] if seat is not None else [],
        discarded=s.discarded[:],
        discards=own_discards(s, seat) if seat is not None else [],
        shown=ids(s, places.SHOWN),
        set_aside=ids(s, places.SET_APART) if seat == codes.EAST else [],
        looked=german.looked(s, CARDS.ids) if seat == codes.EAST else [],
        play=german.show_play(s, CARDS.ids, USES, source),
        task=german.show_task(s, seat),
        forecast=None if s.over else german.show_forecast(s, Forecast(s)),
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def ids(s: Table, place: int) -> list[str]:
    """The ids of the cards at a place."""
    return [CARDS.ids[card] for card in s.cards.at(place)]


def own_discards(s: Table, seat: int) -> list[str]:
    """WSDV-HID-3: what the seat has discarded face down, in order."""
    first = places.DISCARDED + seat * places.DISCARDS - s.cards.layout.piles
    return [CARDS.ids[card] for card in s.cards.slots[first : first + places.DISCARDS] if card != NOTHING]
