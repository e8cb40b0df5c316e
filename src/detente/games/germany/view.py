"""What a seat may know of Wir sind das Volk! (section 15): the table, its own cards, and what it has looked at."""

from typing import Any, TypedDict, cast

from detente.core.layout import NOTHING
from detente.core.state import State
from detente.games.germany.codes import (
    ASK_ASSIGN,
    ASK_BONUS,
    ASK_BUILD,
    ASK_DELIVER,
    ASK_DISMANTLE,
    ASK_GIVE,
    ASK_ICON,
    ASK_IGNORE,
    ASK_MOVE_TO,
    ASK_PRESS,
    ASK_RAISE,
    ASK_REMOVE,
    ASK_RUN_DOWN,
    ASK_SEEN,
    CITIES,
    EAST,
    EMPTY_SITE,
    FIRST_EAST,
    FIRST_EXTERNAL,
    HAMBURG,
    MOST_ICONS,
    NO_PHASE,
    NOBODY,
    POLICE_RED,
    PROVINCES,
    SECTORS,
    SITES,
    SOUND,
    WEST,
    WEST_BERLIN,
)
from detente.games.germany.data import BOARD, CARDS, PHASE_IDS
from detente.games.germany.forecast import Forecast
from detente.games.germany.notation import USES
from detente.games.germany.rules.decade_end import COLLAPSE
from detente.games.germany.rules.economy import economy, exports, home_economy, served_by, value
from detente.games.germany.rules.guillaume import FROM_HAND
from detente.games.germany.state import (
    DECK,
    DISCARDED,
    DISCARDS,
    DISPLAY,
    HAND,
    LOOK,
    SET_APART,
    SHOWN,
    Germany,
    Table,
)
from detente.games.germany.telling import REASONS, TRACK_IDS, WHY_IDS, source_id


class ProvinceView(TypedDict):
    """A province. protests: its mass protests, of these `supplier` that lie there for West Berlin.

    standards: living standard pieces. next: the economy needed for one more. economy: of its factories, without Hamburg and
    external ones. export: the value of its export factory without Hamburg, None if it has no factory.
    socialists: in a province of the East.
    """

    side: str
    unrest: int
    protests: int
    supplier: int
    standards: int
    next: int
    economy: int
    export: int | None
    socialists: int


class SectorView(TypedDict):
    """A sector of West Berlin. delivered: whether its supplier has ever delivered a living standard piece."""

    supplier: str
    standards: int
    delivered: bool


class FactoryView(TypedDict):
    """A factory. rundown: base 0; of Rheinsberg, one of its two points is left. serves: the provinces whose economy it may
    serve: one, or two for Hamburg and for an external factory with two working connections, none for one without.
    """

    value: int
    rundown: bool
    serves: list[str]


class PoliceView(TypedDict):
    """A police card of East. red: it adds to the flight. used: in this decade."""

    card: str
    red: bool
    used: bool


class PlayView(TypedDict):
    """The card in play and how far its use has come. use: `unrest`, `build`, `raise`, `event`. source: the card, or the box
    (`box -4`) whose icons are being carried out. open: numbers of the icons and arrows still to come, from 1 in printed
    order, a double arrow counting twice; empty but while their order is asked.
    """

    card: str | None
    use: str | None
    source: str | None
    open: list[int]


class TaskView(TypedDict):
    """What the standing question is about, where it needs saying; all else is None.

    points: card points or build points left, or what is still to be lost. placed: provinces that have got an LS in this
    use. economy: in that use, of the side's provinces, as Hamburg and external factories are assigned. why: what is dismantled, run down or removed for (see `events`). province: where it comes from: the province
    that presses, or from which unrest moves. site: the external factory to be assigned. track: whose overflow it is.
    card: the card that East takes, told to East only. `province` is also the supplier that may deliver.
    """

    points: int | None
    placed: list[str]
    economy: dict[str, int]
    why: str | None
    province: str | None
    site: str | None
    track: str | None
    card: str | None


class FlightView(TypedDict):
    """WSDV-EOD-1.1: the terms of the flight level; with a wall only `dismantles` (1) counts. first: who chooses first."""

    wall: bool
    symbols: int
    police: int
    highest: int
    lowest: int
    east_protest: int
    west_protest: int
    level: int
    dismantles: int
    first: int


class CurrencyView(TypedDict):
    """WSDV-EOD-3: the balance with Hamburg in this province; rundown factories, then dismantled points, of the deficit."""

    hamburg: str
    track: int
    lowest: int
    exporters: int
    standards: int
    balance: int
    deficit: int
    run_down: int
    dismantled: int


class PressureView(TypedDict):
    """WSDV-EOD-7: a province that presses, and how much unrest it would put where; on all of them, or on one."""

    source: str
    all: bool
    targets: dict[str, int]


class ComingView(TypedDict):
    """What comes to a province in phases 5 to 7: unrest that is sure, and the most that may come; LS left at least, at most."""

    least: int
    most: int
    least_standards: int
    most_standards: int


class ForecastView(TypedDict):
    """What the end of decade would bring if it came now. What East dismantles and runs down, the box of the prestige track,
    police and socialists are choices: they may change what comes after them.

    box: the prestige marker, whose holder may choose a box up to it. police_cost: dismantlings. police_removal: unrest that
    East may remove. socialists: gained, or lost below 0. wins: the side that would win by it, or None.
    protests: of West and of East, least and most, after phases 6 and 7. collapse: so many end the game.
    """

    flight: FlightView
    box: int
    currency: list[CurrencyView]
    police_cost: int
    provinces: dict[str, ComingView]
    pressure: list[PressureView]
    police_removal: int
    socialists: int
    socialists_win: str | None
    protests: dict[str, list[int]]
    collapse: int


class BoardView(TypedDict):
    """Germany's board, in every game on it. Provinces, sites and sectors are ids.

    wall: whether it stands. factories: by city or external site. lines: infrastructure built. hamburg: where West counted
    Hamburg last. box, supply: socialists in East's box and in the supply. disbanded: East gets no police cards any more.
    """

    wall: bool
    provinces: dict[str, ProvinceView]
    sectors: dict[str, SectorView]
    factories: dict[str, FactoryView]
    lines: list[str]
    hamburg: str
    box: int
    supply: int
    disbanded: bool


class WsdvView(BoardView):
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
    police: list[PoliceView]
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
    play: PlayView
    task: TaskView
    forecast: ForecastView | None
    ending: str | None


def show(state: State, seat: int | None) -> dict[str, Any]:
    """WSDV-HID-1 to WSDV-HID-4: the game's part of the view."""
    s = cast(Table, state)
    view = WsdvView(
        decade=int(s.decade),
        half=int(s.half),
        phase=PHASE_IDS[s.phase - 1] if s.phase != NO_PHASE else None,
        turn=int(s.active) if s.active != NOBODY else None,
        tracks={track: s.tracks[k] for k, track in enumerate(TRACK_IDS)},
        holder=int(s.holder()),
        **show_board(s),
        police=[
            PoliceView(card=CARDS.ids[face], red=s.police_kinds[face] == POLICE_RED, used=face in s.spent)
            for face in s.police
        ],
        display=ids(s, DISPLAY),
        special=CARDS.ids[s.special] if s.special != NOBODY else None,
        row=[CARDS.ids[face] for face in s.row],
        deck=s.cards.count(DECK) + s.cards.count(LOOK),
        hands=[len(s.hand(other)) for other in (WEST, EAST)],
        hand=[CARDS.ids[face] for face in s.hand(seat)] if seat is not None else [],
        discarded=s.discarded[:],
        discards=own_discards(s, seat) if seat is not None else [],
        shown=ids(s, SHOWN),
        set_aside=ids(s, SET_APART) if seat == EAST else [],
        looked=looked(s) if seat == EAST else [],
        play=show_play(s),
        task=show_task(s, seat),
        forecast=None if s.over else show_forecast(s, Forecast(s)),
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def show_board(s: Germany) -> BoardView:
    """WSDV-HID-1: the board, which all see."""
    return BoardView(
        wall=bool(s.wall),
        provinces={
            BOARD.province_ids[k]: show_province(s, k, best) for k, best in enumerate(exports(s, NOBODY))
        },
        sectors={
            BOARD.sector_ids[k]: SectorView(
                supplier=BOARD.province_ids[BOARD.suppliers[k]],
                standards=s.sectors[k],
                delivered=bool(s.delivered >> k & 1),
            )
            for k in range(SECTORS)
        },
        factories={
            BOARD.city_ids[city]: show_factory(s, city)
            for city in range(CITIES)
            if s.factory[city] != EMPTY_SITE
        },
        lines=[BOARD.site_ids[site] for site in range(CITIES, SITES) if s.lines[site - CITIES]],
        hamburg=BOARD.province_ids[s.hamburg],
        box=int(s.box),
        supply=int(BOARD.socialists_total - s.box - sum(s.socialists)),
        disbanded=bool(s.disbanded),
    )


def ids(s: Table, place: int) -> list[str]:
    """The ids of the cards at a place."""
    return [CARDS.ids[card] for card in s.cards.at(place)]


def own_discards(s: Table, seat: int) -> list[str]:
    """WSDV-HID-3: what the seat has discarded face down, in order."""
    first = DISCARDED + seat * DISCARDS - s.cards.layout.piles
    return [CARDS.ids[card] for card in s.cards.slots[first : first + DISCARDS] if card != NOTHING]


def looked(s: Table) -> list[str]:
    """WSDV-SPC-4: what East is looking at: cards of the deck, or West's hand until it has decided."""
    if (s.asked == ASK_SEEN and s.ask_b == FROM_HAND) or (s.asked == ASK_GIVE and s.ask_c == FROM_HAND):
        return ids(s, HAND + WEST)
    return ids(s, LOOK)


def show_province(s: Germany, province: int, best: int) -> ProvinceView:
    """WSDV-UNR-1, WSDV-ECO-5, WSDV-ECO-6. best: the value of its export factory without Hamburg, or NOBODY."""
    sector = BOARD.sector_of[province]
    return ProvinceView(
        side="west" if province < FIRST_EAST else "east",
        unrest=s.unrest[province],
        protests=int(s.protests(province)),
        supplier=s.supplied[sector] if sector >= 0 else 0,
        standards=s.standards[province],
        next=3 * (s.standards[province] + 1),
        economy=int(home_economy(s, province)),
        export=best if best != NOBODY else None,
        socialists=s.socialists[province],
    )


def show_factory(s: Germany, city: int) -> FactoryView:
    """WSDV-ECO-2 to WSDV-ECO-5, WSDV-HAM-1."""
    if city == HAMBURG:
        serves = [0, 1]
    elif city >= FIRST_EXTERNAL:
        serves = served_by(s, city - FIRST_EXTERNAL)
    else:
        serves = [BOARD.province_of[city]]
    return FactoryView(
        value=int(value(s, city)),
        rundown=s.factory[city] != SOUND,
        serves=[BOARD.province_ids[province] for province in serves],
    )


def show_play(s: Table) -> PlayView:
    """The card in play, and the icons whose order is asked."""
    asks_order = s.asked in (ASK_ICON, ASK_IGNORE)
    return PlayView(
        card=CARDS.ids[s.in_play] if s.in_play != NOBODY else None,
        use=USES[s.use] if s.in_play != NOBODY else None,
        source=source_id(int(s.ask_c) // 2) if asks_order else None,
        open=[k + 1 for k in range(MOST_ICONS) if s.ask_b >> k & 1] if asks_order else [],
    )


def show_task(s: Germany, seat: int | None) -> TaskView:
    """What the standing question is about."""
    task = TaskView(
        points=None, placed=[], economy={}, why=None, province=None, site=None, track=None, card=None
    )
    asked, b, c = s.asked, int(s.ask_b), int(s.ask_c)
    if asked == ASK_BUILD:
        task["points"] = c or None
        task["why"] = "use" if c else "icon" if s.phase == NO_PHASE else "box"
    elif asked == ASK_RAISE:
        task["points"] = b & 15
        task["placed"] = [BOARD.province_ids[k] for k in range(PROVINCES) if c >> k & 1]
        own = range(FIRST_EAST) if s.side_of[s.to_act[0]] == WEST else range(FIRST_EAST, PROVINCES)
        task["economy"] = {BOARD.province_ids[k]: int(economy(s, k)) for k in own if k != WEST_BERLIN}
    elif asked in (ASK_DISMANTLE, ASK_REMOVE, ASK_RUN_DOWN):
        task["why"] = WHY_IDS[c & 31]
        task["points"] = c >> 5 if c >> 5 else None
    elif asked in (ASK_PRESS, ASK_MOVE_TO):
        task["province"] = BOARD.province_ids[b]
    elif asked == ASK_DELIVER:
        task["province"] = BOARD.province_ids[b & 15]
    elif asked == ASK_ASSIGN:
        task["site"] = BOARD.city_ids[FIRST_EXTERNAL + b]
    elif asked == ASK_BONUS:
        task["track"] = TRACK_IDS[b // 2]
    elif asked == ASK_GIVE and seat == s.german[EAST]:
        task["card"] = CARDS.ids[b]
    return task


def show_forecast(s: Germany, f: Forecast) -> ForecastView:
    """Section 13, if it came now."""
    symbols, police, highest, lowest, east, west = f.terms
    names = BOARD.province_ids
    placed = sum(s.socialists)
    wins = None
    if s.box + placed + f.socialists > BOARD.socialists_total:
        wins = "east"
    elif s.box + placed + f.socialists < 0:
        wins = "west"
    return ForecastView(
        flight=FlightView(
            wall=bool(s.wall),
            symbols=symbols,
            police=police,
            highest=highest,
            lowest=lowest,
            east_protest=east,
            west_protest=west,
            level=f.level,
            dismantles=f.dismantles,
            first=s.german[EAST if s.wall else s.holder()],
        ),
        box=s.tracks[0],
        currency=[show_currency(s, f, hamburg, terms) for hamburg, terms in f.currency],
        police_cost=f.police_cost,
        provinces={
            names[k]: ComingView(
                least=f.least[k],
                most=f.most[k],
                least_standards=f.least_standards[k],
                most_standards=f.most_standards[k],
            )
            for k in range(PROVINCES)
        },
        pressure=[
            PressureView(
                source=names[source],
                all=source == WEST_BERLIN,
                targets={names[target]: pressure - f.after[target] for target in targets},
            )
            for source, targets, pressure in f.pressing
        ],
        police_removal=f.police_removal,
        socialists=f.socialists,
        socialists_win=wins,
        protests={"west": list(f.protests[WEST]), "east": list(f.protests[EAST])},
        collapse=int(COLLAPSE),
    )


def show_currency(s: Germany, f: Forecast, hamburg: int, terms: list[int]) -> CurrencyView:
    """WSDV-EOD-3.1 to WSDV-EOD-3.4."""
    lowest, exporters, standards, balance = terms
    deficit = max(-balance, 0)
    return CurrencyView(
        hamburg=BOARD.province_ids[hamburg],
        track=s.tracks[1],
        lowest=lowest,
        exporters=exporters,
        standards=standards,
        balance=balance,
        deficit=deficit,
        run_down=min(deficit, f.sound),
        dismantled=max(deficit - f.sound, 0),
    )
