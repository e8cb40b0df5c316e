"""What is asked."""

from typing import Any

from detente.core.shown.words import Words
from detente.games.germany.names import city, province
from detente.games.germany.symbols import card_name


def before(view: dict[str, Any], words: Words) -> str:
    """What the question belongs to: a phase of the end of decade, or the card in play."""
    if view["phase"] is not None:
        return words(f"phase-{view['phase']}") + ": "
    card = view["play"]["card"]
    return f"{card_name(card, words)}: " if card is not None else ""


def about(view: dict[str, Any], words: Words) -> dict[str, Any]:
    """What the question is about, in words."""
    task = view["task"]
    return {
        "points": task["points"] or 0,
        "count": len(task["placed"]),
        "why": words(f"why-{task['why'].replace('_', '-')}") if task["why"] else "",
        "reason": task["why"] or "",
        "province": province(task["province"], words) if task["province"] else "",
        "site": city(task["site"], words) if task["site"] else "",
        "track": words(f"track-{task['track']}") if task["track"] else "",
        "card": card_name(task["card"], words) if task["card"] else "",
    }
