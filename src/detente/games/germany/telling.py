"""How the TOLD codes of Germany become its events: their order, and the words for their numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from detente.core.events import Event, Telling
from detente.games.germany import codes, events
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARDS
from detente.games.germany.icons import TRACKS
from detente.games.germany.notation import SPOT_IDS

KINDS: Final[tuple[type[Event], ...]] = (
    events.DecadeBegan,
    events.CardDrawn,
    events.CardLaidOut,
    events.CardTaken,
    events.CardDiscarded,
    events.CardLaidAway,
    events.IconIgnored,
    events.IconVoid,
    events.SiteBuilt,
    events.SiteDismantled,
    events.FactoryRunDown,
    events.FactoryRepaired,
    events.FactoryStopped,
    events.UnrestPlaced,
    events.UnrestRemoved,
    events.UnrestMoved,
    events.ProtestsChanged,
    events.SupplierProtestPlaced,
    events.SupplierProtestLifted,
    events.StandardRaised,
    events.StandardDelivered,
    events.StandardLowered,
    events.HamburgAssigned,
    events.FactoryAssigned,
    events.MarkerMoved,
    events.ArrowOverflowed,
    events.SocialistPlaced,
    events.SocialistsGained,
    events.SocialistReturned,
    events.PoliceCardTaken,
    events.PoliceUsed,
    events.PoliceRenewed,
    events.StasiDisbanded,
    events.WallBuilt,
    events.WallFell,
    events.HandLookedAt,
    events.DeckLookedAt,
    events.CardSeen,
    events.CardsExchanged,
    events.HandExchanged,
    events.CardSetAside,
    events.CardsLeft,
    events.PhaseBegan,
    events.FlightCounted,
    events.BoxChosen,
    events.CurrencyCounted,
    events.PoliceCostCounted,
    events.ExportChecked,
    events.StandardsCompared,
    events.ProvincePressed,
    events.PoliceRemovalCounted,
    events.SocialistsCounted,
    events.ProtestsCounted,
    events.UnseenCardsGone,
    events.RowCleared,
    events.GameEnded,
)
"""In the order of the TOLD codes."""
assert len(KINDS) == codes.EVENTS

REASONS: Final = {
    codes.END_INSOLVENCY: "WSDV-EOD-1.4",
    codes.END_TRIUMPH: "WSDV-EOD-9.1",
    codes.END_SOCIALISM_FAILS: "WSDV-EOD-9.3",
    codes.END_EAST_COLLAPSES: "WSDV-EOD-10.1",
    codes.END_WEST_COLLAPSES: "WSDV-EOD-10.2",
    codes.END_BOTH_COLLAPSE: "WSDV-WIN-2",
    codes.END_EAST_SURVIVES: "WSDV-EOD-10.3",
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
PHASE_IDS: Final = (
    "flight_or_wall",
    "prestige",
    "western_currency",
    "police_cost",
    "export_check",
    "internal_comparison",
    "east_west_comparison",
    "police_removal",
    "socialists",
    "collapse_check",
)
"""In the order of the PHASE codes."""
TRACK_IDS: Final = tuple(TRACKS)


def or_none(number: int) -> int | None:
    """A number, or None for NOBODY."""
    return None if number == codes.NOBODY else int(number)


def unpacked(number: int, count: int) -> list[int]:
    """Small numbers told as one, the first lowest: each takes a byte and is told with 64 added."""
    return [(number >> 8 * k & 255) - 64 for k in range(count)]


class GermanTelling(Telling):
    """Counts of a phase are many numbers, told packed."""

    def event(self, code: int, *numbers: int) -> Event:
        """The event of a TOLD code."""
        a, b, c, d = numbers
        kind, read = self.kinds[code], self.readers
        if kind is events.FlightCounted:
            symbols, police, highest, lowest, east, west = unpacked(a, 6)
            return events.FlightCounted(symbols, police, highest, lowest, east, west, b, b // 2, c)
        if kind is events.CurrencyCounted:
            track, lowest, exporters, standards, balance, deficit, sound = unpacked(a, 7)
            return events.CurrencyCounted(track, lowest, exporters, standards, balance, deficit, sound, b)
        if kind is events.ProvincePressed:
            provinces = BOARD.province_ids
            standards, protests, against = unpacked(c, 3)
            return events.ProvincePressed(provinces[a], provinces[b], standards, protests, against)
        if kind is events.IconVoid:
            return events.IconVoid(
                read["source"](a // codes.MOST_ICONS), a % codes.MOST_ICONS + 1, read["icon"](b)
            )
        if kind is events.IconIgnored:
            return events.IconIgnored(
                a, read["source"](b), None if c == codes.NOBODY else c % codes.MOST_ICONS + 1
            )
        if kind is events.SocialistsCounted:
            return events.SocialistsCounted(a - codes.TRACK_END, b - codes.TRACK_END, c, d)
        if kind is events.MarkerMoved:
            return events.MarkerMoved(TRACK_IDS[a], b - codes.TRACK_END, c - codes.TRACK_END)
        if kind is events.BoxChosen:
            return events.BoxChosen(or_none(a), None if a == codes.NOBODY else b - codes.TRACK_END)
        if kind is events.CardTaken:
            return events.CardTaken(a, read["card"](b), read["use"](c), "hand" if d else "display", own=True)
        if kind is events.StandardLowered:
            return events.StandardLowered(or_none(a), SPOT_IDS[b], c, WHY_IDS[d])
        if kind is events.CardsExchanged:
            return events.CardsExchanged(a, "hand" if b else "deck", CARDS.ids[c], CARDS.ids[d])
        if kind is events.ProtestsChanged:
            return events.ProtestsChanged(BOARD.province_ids[a], b, c)
        if kind is events.SocialistReturned:
            return events.SocialistReturned(None if a == codes.NOBODY else BOARD.province_ids[a])
        if kind is events.UnrestMoved:
            return events.UnrestMoved(a, BOARD.province_ids[b], BOARD.province_ids[c])
        if kind is events.UnseenCardsGone:
            return events.UnseenCardsGone(a, None if b == codes.NOBODY else read["card"](b))
        return super().event(code, *numbers)


def readers_of(
    cards: Sequence[str],
    source: Callable[[int], str],
    icons: Iterable[str],
    uses: Sequence[str],
    phases: Sequence[str],
    reasons: Mapping[int, str],
) -> dict[str, Callable[[int], Any]]:
    """All readers of a game: its cards by face, what it calls a source, its words in the order of their codes."""
    return {
        "card": cards.__getitem__,
        "lost": cards.__getitem__,
        "got": cards.__getitem__,
        "source": source,
        "icon": list(icons).__getitem__,
        "use": uses.__getitem__,
        "phase": lambda phase: phases[phase - 1],
        "reason": reasons.__getitem__,
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
    }
