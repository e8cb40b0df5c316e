"""The two small decks: arms race and conflict cards (TPT-DECK-8)."""

from typing import Final

from detente.core.records.facts import Entry
from detente.core.records.faults import Fault, Inspection
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.icons import DECK_WORDS, SUPERPOWERS, TEXTS, EditionIcons

SMALL_CARD_FIELDS: Final = ("id", "number", "reshuffle", "provenance", "note")
FEWEST_QUIET_CARDS: Final = 5
"""The least number of cards per row and column of a small deck that draw no further card, so that chains end soon."""


class Deck:
    """A small deck: ids, reshuffles (1 with the symbol), sources by (card * DECADES + decade - 1) * 2 + side."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.reshuffles: list[int] = []
        self.sources: list[int] = []


def deck_ids(prefix: str) -> list[str]:
    """The ids of a small deck's cards."""
    return [f"{prefix}_{k:02}" for k in range(1, tpt.DECK_CARDS + 1)]


def read_deck(
    icons: EditionIcons, prefix: str, cards: list[tuple[int, Entry]], inspection: Inspection
) -> Deck:
    """TPT-DECK-8.1, TPT-DECK-8.2, TPT-DECK-8.10: read a small deck; in each column most cards draw no further card."""
    deck = Deck()
    quiet = [0] * (2 * tpt.DECADES)
    own = ("grid",) if prefix == "arms_race" else tuple(SUPERPOWERS)
    for k, card in cards:
        with inspection.of_part():
            card.only([*SMALL_CARD_FIELDS, *own])
        inspection.read(0, card.number, "number", k + 1, k + 1)
        deck.ids.append(inspection.read("", card.one_of, "id", [deck_ids(prefix)[k]]))
        deck.reshuffles.append(int(inspection.read(False, card.flag, "reshuffle")))
        for decade, row in enumerate(rows_of(card, prefix, inspection)):
            for name, side in SUPERPOWERS.items():
                with inspection.of_part():
                    source = icons.read(f"{row.where} {name}", row.entry.get(name), DECK_WORDS)
                    deck.sources.append(source)
                    quiet[decade * 2 + side] += not icons.draws(source)
    if len(deck.sources) < tpt.DECK_CARDS * tpt.DECADES * 2:
        return deck
    if sum(deck.reshuffles) != tpt.RESHUFFLES:
        found = sum(deck.reshuffles)
        inspection.faults.append(
            Fault("reshuffles", f"{prefix}_cards", TEXTS, count=tpt.RESHUFFLES, found=found)
        )
    if min(quiet) < FEWEST_QUIET_CARDS:
        inspection.faults.append(
            Fault("chains", f"{prefix}_cards", TEXTS, least=FEWEST_QUIET_CARDS, found=min(quiet))
        )
    return deck


def rows_of(card: Entry, prefix: str, inspection: Inspection) -> list[Entry]:
    """TPT-DECK-8.1, TPT-DECK-8.2: a card's row for each decade; a conflict card repeats the same row."""
    if prefix != "arms_race":
        return [card] * tpt.DECADES
    decades = [str(decade) for decade in range(1, tpt.DECADES + 1)]
    rows: list[Entry] = []
    with inspection.of_part():
        grid = card.part("grid")
        with inspection.of_part():
            grid.only(decades)
        for decade in decades:
            with inspection.of_part():
                row = grid.part(decade)
                row.only(list(SUPERPOWERS))
                rows.append(row)
    return rows
