"""Panels: the table, both players, the cards, the provinces, the end of decade."""

from typing import Any

from detente.core.shown.drawing import Panel
from detente.core.shown.explained import fact
from detente.core.shown.kept import kept
from detente.core.shown.words import LETTERS, Words
from detente.games.germany.names import roman, side
from detente.games.germany.scene import panels as german
from detente.games.germany.scene.forecasts import PHASES, economy_facts, phases_panel, protest_fact


def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """All panels for the view."""
    made = [player(view, seat, words) for seat in range(view["seats"])]
    made += german.card_panels(view, words)
    made += german.seen(view, words)
    made.append(table(view, words))
    made += end_of_decade(view, words)
    made.append(german.economy(view, words))
    made.append(german.panel("piles", "discard", words("panel-piles"), "piles", ["row", "deck"]))
    if view["shown"]:
        made.append(german.panel("shown cards", "discard", words("panel-shown"), "shown", ["shown"]))
    return made


@kept
def table(view: dict[str, Any], words: Words) -> Panel:
    """The decade, the current turn, prestige and the deck."""
    made = german.panel("table", "facts", words("panel-table"), "table", [])
    half = words("half", decade=roman(view["decade"]), half=view["half"])
    made["facts"] = [
        fact("decade", half, words),
        fact("turn", side(view["turn"], words) if view["turn"] is not None else "", words),
        fact("prestige", side(view["holder"], words), words),
        fact("display", words("cards-left", count=len(view["display"])), words),
        fact("discarded", discarded(view, words), words),
        fact("wall", words("wall-stands") if view["wall"] else "", words),
        fact("stasi", words("stasi-disbanded") if view["disbanded"] else "", words),
    ]
    return made


def discarded(view: dict[str, Any], words: Words) -> str:
    """WSDV-HID-3: how many cards each has discarded face down; empty if none."""
    if not any(view["discarded"]):
        return ""
    return ", ".join(f"{side(seat, words)} {count}" for seat, count in enumerate(view["discarded"]))


@kept
def player(view: dict[str, Any], seat: int, words: Words) -> Panel:
    """A side's countable facts."""
    facts = {"protests": german.mass_protests(view, seat, words)} | german.province_facts(view, seat)
    facts["hand"] = str(view["hands"][seat])
    made = german.panel(f"player {LETTERS[seat]}", "player", german.title(seat, words), "player", [], seat)
    made["facts"] = [fact(name, value, words) for name, value in facts.items()]
    return made


@kept
def end_of_decade(view: dict[str, Any], words: Words) -> list[Panel]:
    """All ten phases, future ones with their forecast; an empty list once the game is over."""
    if view["over"]:
        return []
    facts = [protest_fact(view, words), *economy_facts(view, words)]
    return [phases_panel(view, PHASES, facts, words)]
