"""The text of the prompt: what the question asks."""

from typing import Any

from detente.core.shown.words import Words
from detente.games.germany.names import city, province, subject
from detente.games.germany.symbols import card_name


def before(view: dict[str, Any], words: Words) -> str:
    """The context of the question: a phase of the end of decade, or the card in play."""
    if view["phase"] is not None:
        return words(f"phase-{view['phase']}") + ": "
    card = view["play"]["card"]
    return f"{card_name(card, words)}: " if card is not None else ""


def of_whom(view: dict[str, Any], words: Words) -> dict[str, str]:
    """Who must answer: whether the seat itself must, and the sides being waited for."""
    side, verb = subject(view["to_act"], words)
    return {"mine": "yes" if view["seat"] in view["to_act"] else "no", "side": side, "verb": verb}


def ending(view: dict[str, Any], words: Words, **values: Any) -> str:
    """How the game ended."""
    winners = [seat for seat, share in enumerate(view["returns"]) if share]
    winner, verb = subject(winners, words)
    reason = view["ending"].replace(".", "-")
    return words("prompt-over", winner=winner, verb=verb, reason=reason, **values)


def about(view: dict[str, Any], words: Words) -> dict[str, Any]:
    """What the question is about, in words."""
    task = view["task"]
    return {
        "points": task["points"] or 0,
        "fresh": sum(not each["used"] for each in view["police"]),
        "count": len(task["placed"]),
        "why": words(f"why-{task['why'].replace('_', '-')}") if task["why"] else "",
        "reason": task["why"] or "",
        "province": province(task["province"], words) if task["province"] else "",
        "site": city(task["site"], words) if task["site"] else "",
        "track": words(f"track-{task['track']}") if task["track"] else "",
        "card": card_name(task["card"], words) if task["card"] else "",
    }
