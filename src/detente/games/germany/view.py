"""What a seat may know of Germany, in every game on it: the parts of views and how they are read from the table."""

from collections.abc import Sequence
from typing import TypedDict

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.forecast import Forecast
from detente.games.germany.ids import TRACK_IDS, WHY_IDS
from detente.games.germany.rules.decade_end import COLLAPSE, PRESSING
from detente.games.germany.rules.economy import (
    BUILDING,
    DISMANTLING,
    RUNNING_DOWN,
    economy,
    exports,
    home_economy,
    served_by,
    value,
)
from detente.games.germany.rules.event import BONUS, NEXT_ICON
from detente.games.germany.rules.guillaume import FROM_HAND, GIVING, SEEN, hand_of
from detente.games.germany.rules.standard import ASSIGNING, DELIVERING, RAISING
from detente.games.germany.rules.unrest import MOVING_TO, REMOVING
from detente.games.germany.state import PLACE_LOOK, Germany


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


def show_board(s: Germany) -> BoardView:
    """WSDV-HID-1: the board, which all see."""
    return BoardView(
        wall=bool(s.wall),
        provinces={
            BOARD.province_ids[k]: show_province(s, k, best)
            for k, best in enumerate(exports(s, codes.NOBODY))
        },
        sectors={
            BOARD.sector_ids[k]: SectorView(
                supplier=BOARD.province_ids[BOARD.suppliers[k]],
                standards=s.sectors[k],
                delivered=bool(s.delivered >> k & 1),
            )
            for k in range(codes.SECTORS)
        },
        factories={
            BOARD.city_ids[city]: show_factory(s, city)
            for city in range(codes.CITIES)
            if s.factory[city] != codes.EMPTY_SITE
        },
        lines=[
            BOARD.site_ids[site] for site in range(codes.CITIES, codes.SITES) if s.lines[site - codes.CITIES]
        ],
        hamburg=BOARD.province_ids[s.hamburg],
        box=int(s.box),
        supply=int(BOARD.socialists_total - s.box - sum(s.socialists)),
        disbanded=bool(s.disbanded),
    )


def show_province(s: Germany, province: int, best: int) -> ProvinceView:
    """WSDV-UNR-1, WSDV-ECO-5, WSDV-ECO-6. best: the value of its export factory without Hamburg, or NOBODY."""
    sector = BOARD.sector_of[province]
    return ProvinceView(
        side="west" if province < codes.FIRST_EAST else "east",
        unrest=s.unrest[province],
        protests=int(s.protests(province)),
        supplier=s.supplied[sector] if sector >= 0 else 0,
        standards=s.standards[province],
        next=3 * (s.standards[province] + 1),
        economy=int(home_economy(s, province)),
        export=best if best != codes.NOBODY else None,
        socialists=s.socialists[province],
    )


def show_factory(s: Germany, city: int) -> FactoryView:
    """WSDV-ECO-2 to WSDV-ECO-5, WSDV-HAM-1."""
    if city == codes.HAMBURG:
        serves = [0, 1]
    elif city >= codes.FIRST_EXTERNAL:
        serves = served_by(s, city - codes.FIRST_EXTERNAL)
    else:
        serves = [BOARD.province_of[city]]
    return FactoryView(
        value=int(value(s, city)),
        rundown=s.factory[city] != codes.SOUND,
        serves=[BOARD.province_ids[province] for province in serves],
    )


def show_police(s: Germany, cards: Sequence[str]) -> list[PoliceView]:
    """WSDV-POL-1 to WSDV-POL-3: East's police cards. cards: ids by face."""
    return [
        PoliceView(card=cards[face], red=s.police_kinds[face] == codes.POLICE_RED, used=face in s.spent)
        for face in s.police
    ]


def looked(s: Germany, cards: Sequence[str]) -> list[str]:
    """WSDV-SPC-4: what East is looking at: cards of the deck, or West's hand until it has decided. cards: ids by face."""
    at_hand = (s.asked == SEEN.code and SEEN.source(s) == FROM_HAND) or (
        s.asked == GIVING.code and GIVING.source(s) == FROM_HAND
    )
    place = hand_of(s, codes.WEST) if at_hand else s.places[PLACE_LOOK]
    return [cards[card] for card in s.cards.at(place)]


def show_play(s: Germany, cards: Sequence[str], uses: Sequence[str], source: str | None) -> PlayView:
    """The card in play, and the icons whose order is asked. cards: ids by face. source: of these icons, or None."""
    return PlayView(
        card=cards[s.in_play] if s.in_play != codes.NOBODY else None,
        use=uses[s.use] if s.in_play != codes.NOBODY else None,
        source=source,
        open=[]
        if source is None
        else [k + 1 for k in range(codes.MOST_ICONS) if NEXT_ICON.open_icons(s) >> k & 1],
    )


def show_task(s: Germany, seat: int | None) -> TaskView:
    """What the standing question is about."""
    task = TaskView(
        points=None, placed=[], economy={}, why=None, province=None, site=None, track=None, card=None
    )
    asked = s.asked
    if asked == BUILDING.code:
        points = int(BUILDING.points(s))
        task["points"] = points or None
        task["why"] = "use" if points else "icon" if s.phase == codes.NO_PHASE else "box"
    elif asked == RAISING.code:
        task["points"] = int(RAISING.points(s))
        task["placed"] = [BOARD.province_ids[k] for k in range(codes.PROVINCES) if RAISING.placed(s) >> k & 1]
        own = (
            range(codes.FIRST_EAST)
            if s.side_of[s.to_act[0]] == codes.WEST
            else range(codes.FIRST_EAST, codes.PROVINCES)
        )
        task["economy"] = {BOARD.province_ids[k]: int(economy(s, k)) for k in own if k != codes.WEST_BERLIN}
    elif asked in (DISMANTLING.code, REMOVING.code, RUNNING_DOWN.code):
        task["why"] = WHY_IDS[REMOVING.why(s)]
        task["points"] = int(REMOVING.number(s)) or None
    elif asked == PRESSING.code:
        task["province"] = BOARD.province_ids[PRESSING.province(s)]
    elif asked == MOVING_TO.code:
        task["province"] = BOARD.province_ids[MOVING_TO.source(s)]
    elif asked == DELIVERING.code:
        task["province"] = BOARD.province_ids[DELIVERING.province(s)]
    elif asked == ASSIGNING.code:
        task["site"] = BOARD.city_ids[codes.FIRST_EXTERNAL + ASSIGNING.factory(s)]
    elif asked == BONUS.code:
        task["track"] = TRACK_IDS[BONUS.track(s)]
    elif asked == GIVING.code and seat == s.german[codes.EAST]:
        task["card"] = CARDS.ids[GIVING.taken(s)]
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
            first=s.german[codes.EAST if s.wall else s.holder()],
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
            for k in range(codes.PROVINCES)
        },
        pressure=[
            PressureView(
                source=names[source],
                all=source == codes.WEST_BERLIN,
                targets={names[target]: pressure - f.after[target] for target in targets},
            )
            for source, targets, pressure in f.pressing
        ],
        police_removal=f.police_removal,
        socialists=f.socialists,
        socialists_win=wins,
        protests={"west": list(f.protests[codes.WEST]), "east": list(f.protests[codes.EAST])},
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
