"""How the TOLD codes of Wir sind das Volk! become its events: their order, and the words for their numbers."""

from typing import Final

from detente.core.events import Event, Telling
from detente.games.germany.codes import (
    END_BOTH_COLLAPSE,
    END_EAST_COLLAPSES,
    END_EAST_SURVIVES,
    END_INSOLVENCY,
    END_SOCIALISM_FAILS,
    END_TRIUMPH,
    END_WEST_COLLAPSES,
    MOST_ICONS,
    NOBODY,
    TRACK_END,
)
from detente.games.germany.data import BOARD, BOX_0, CARDS, PHASE_IDS
from detente.games.germany.events import (
    ArrowOverflowed,
    BoxChosen,
    CardDiscarded,
    CardDrawn,
    CardLaidAway,
    CardLaidOut,
    CardSeen,
    CardSetAside,
    CardsExchanged,
    CardShown,
    CardsLeft,
    CardTaken,
    CurrencyCounted,
    DecadeBegan,
    DeckLookedAt,
    ExportChecked,
    FactoryAssigned,
    FactoryRepaired,
    FactoryRunDown,
    FactoryStopped,
    FlightCounted,
    GameEnded,
    HalfDecadeEnded,
    HamburgAssigned,
    HandExchanged,
    HandLookedAt,
    IconIgnored,
    IconVoid,
    MarkerMoved,
    PhaseBegan,
    PoliceCardTaken,
    PoliceCostCounted,
    PoliceRemovalCounted,
    PoliceRenewed,
    PoliceUsed,
    ProtestsChanged,
    ProtestsCounted,
    ProvincePressed,
    RowCleared,
    SiteBuilt,
    SiteDismantled,
    SocialistPlaced,
    SocialistReturned,
    SocialistsCounted,
    SocialistsGained,
    StandardDelivered,
    StandardLowered,
    StandardRaised,
    StandardsCompared,
    StasiDisbanded,
    SupplierProtestLifted,
    SupplierProtestPlaced,
    UnrestMoved,
    UnrestPlaced,
    UnrestRemoved,
    UnseenCardsGone,
    WallBuilt,
    WallFell,
)
from detente.games.germany.icons import ICONS, TRACKS
from detente.games.germany.notation import SPOT_IDS, USES

KINDS: Final[tuple[type[Event], ...]] = (
    DecadeBegan,
    CardDrawn,
    CardLaidOut,
    HalfDecadeEnded,
    CardTaken,
    CardDiscarded,
    CardShown,
    CardLaidAway,
    IconIgnored,
    IconVoid,
    SiteBuilt,
    SiteDismantled,
    FactoryRunDown,
    FactoryRepaired,
    FactoryStopped,
    UnrestPlaced,
    UnrestRemoved,
    UnrestMoved,
    ProtestsChanged,
    SupplierProtestPlaced,
    SupplierProtestLifted,
    StandardRaised,
    StandardDelivered,
    StandardLowered,
    HamburgAssigned,
    FactoryAssigned,
    MarkerMoved,
    ArrowOverflowed,
    SocialistPlaced,
    SocialistsGained,
    SocialistReturned,
    PoliceCardTaken,
    PoliceUsed,
    PoliceRenewed,
    StasiDisbanded,
    WallBuilt,
    WallFell,
    HandLookedAt,
    DeckLookedAt,
    CardSeen,
    CardsExchanged,
    HandExchanged,
    CardSetAside,
    CardsLeft,
    PhaseBegan,
    FlightCounted,
    BoxChosen,
    CurrencyCounted,
    PoliceCostCounted,
    ExportChecked,
    StandardsCompared,
    ProvincePressed,
    PoliceRemovalCounted,
    SocialistsCounted,
    ProtestsCounted,
    UnseenCardsGone,
    RowCleared,
    GameEnded,
)
"""In the order of the TOLD codes."""

REASONS: Final = {
    END_INSOLVENCY: "WSDV-EOD-1.4",
    END_TRIUMPH: "WSDV-EOD-9.1",
    END_SOCIALISM_FAILS: "WSDV-EOD-9.3",
    END_EAST_COLLAPSES: "WSDV-EOD-10.1",
    END_WEST_COLLAPSES: "WSDV-EOD-10.2",
    END_BOTH_COLLAPSE: "WSDV-WIN-2",
    END_EAST_SURVIVES: "WSDV-EOD-10.3",
}
"""The rule by which the game ended."""
WHY_IDS: Final = (
    "icon",
    "price",
    "flight",
    "wall",
    "box",
    "currency",
    "police_cost",
    "use",
    "overflow",
    "police",
    "standard",
    "socialists",
    "internal",
    "pressure",
    "stasi",
    "export",
    "stop",
    "protest",
)
"""In the order of the WHY codes."""
TRACK_IDS: Final = tuple(TRACKS)


def source_id(source: int) -> str:
    """The id of a card's face, or `box -4`."""
    return CARDS.ids[source] if source < len(CARDS.ids) else f"box {source - BOX_0}"


def or_none(number: int) -> int | None:
    """A number, or None for NOBODY."""
    return None if number == NOBODY else number


def unpacked(number: int, count: int) -> list[int]:
    """Small numbers told as one, the first lowest: each takes a byte and is told with 64 added."""
    return [(number >> 8 * k & 255) - 64 for k in range(count)]


class WsdvTelling(Telling):
    """Counts of a phase are many numbers, told packed."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        a, b, c, d = numbers
        kind, read = self.kinds[code], self.readers
        if kind is FlightCounted:
            symbols, police, highest, lowest, east, west = unpacked(a, 6)
            return FlightCounted(symbols, police, highest, lowest, east, west, b, b // 2, c)
        if kind is CurrencyCounted:
            track, lowest, exporters, standards, balance, deficit, sound = unpacked(a, 7)
            return CurrencyCounted(track, lowest, exporters, standards, balance, deficit, sound, b)
        if kind is ProvincePressed:
            provinces = BOARD.province_ids
            standards, protests, against = unpacked(c, 3)
            return ProvincePressed(provinces[a], provinces[b], standards, protests, against)
        if kind is IconVoid:
            return IconVoid(read["source"](a // MOST_ICONS), a % MOST_ICONS + 1, read["icon"](b))
        if kind is IconIgnored:
            return IconIgnored(a, read["source"](b), None if c == NOBODY else c % MOST_ICONS + 1)
        if kind is SocialistsCounted:
            return SocialistsCounted(a - TRACK_END, b - TRACK_END, c, d)
        if kind is MarkerMoved:
            return MarkerMoved(TRACK_IDS[a], b - TRACK_END, c - TRACK_END)
        if kind is BoxChosen:
            return BoxChosen(or_none(a), None if a == NOBODY else b - TRACK_END)
        if kind is CardTaken:
            return CardTaken(a, read["card"](b), read["use"](c), "hand" if d else "display")
        if kind is CardShown:
            return CardShown(a, read["card"](b))
        if kind is StandardLowered:
            return StandardLowered(or_none(a), SPOT_IDS[b], c, WHY_IDS[d])
        if kind is CardsExchanged:
            return CardsExchanged(a, "hand" if b else "deck", CARDS.ids[c], CARDS.ids[d])
        if kind is ProtestsChanged:
            return ProtestsChanged(BOARD.province_ids[a], b, c)
        if kind is SocialistReturned:
            return SocialistReturned(None if a == NOBODY else BOARD.province_ids[a])
        if kind is UnrestMoved:
            return UnrestMoved(a, BOARD.province_ids[b], BOARD.province_ids[c])
        if kind is UnseenCardsGone:
            return UnseenCardsGone(a, None if b == NOBODY else read["card"](b))
        return super().event(code, *numbers)


TELLING: Final = WsdvTelling(
    KINDS,
    {
        "card": CARDS.ids.__getitem__,
        "lost": CARDS.ids.__getitem__,
        "got": CARDS.ids.__getitem__,
        "source": source_id,
        "icon": list(ICONS).__getitem__,
        "use": USES.__getitem__,
        "special": bool,
        "target": ("played", "police", "wall").__getitem__,
        "site": BOARD.site_ids.__getitem__,
        "city": BOARD.site_ids.__getitem__,
        "province": BOARD.province_ids.__getitem__,
        "sector": BOARD.sector_ids.__getitem__,
        "spot": SPOT_IDS.__getitem__,
        "why": WHY_IDS.__getitem__,
        "reduced": bool,
        "track": TRACK_IDS.__getitem__,
        "phase": lambda phase: PHASE_IDS[phase - 1],
        "reason": REASONS.__getitem__,
    },
)
