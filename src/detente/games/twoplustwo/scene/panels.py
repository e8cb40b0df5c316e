"""Panels: players, cards, the automatic event, the table, the forecast, the small decks, and the outcome of a war."""

from typing import Any

from detente.core.shown.drawing import Panel, Row, Section
from detente.core.shown.explained import fact
from detente.core.shown.kept import kept
from detente.core.shown.words import LETTERS, Words
from detente.games.germany import codes
from detente.games.germany.names import roman, side, signed, subject
from detente.games.germany.scene import panels as german
from detente.games.germany.symbols import card_about, card_name
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.card_faces import POWERS, SMALL_DECKS
from detente.games.twoplustwo.printed import edition_faces, money
from detente.games.twoplustwo.scene.forecasts import TERMS, world_forecast
from detente.games.twoplustwo.scene.places import collected
from detente.games.twoplustwo.scene.prompts import winners
from detente.games.twoplustwo.state import ahead


def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """All panels for the view."""
    made = war(view, words) + [player(view, seat, words) for seat in range(tpt.SEATS)]
    made += german.card_panels(view, words)
    made += german.seen(view, words)
    made += automatic(view, words)
    made.append(table(view, words))
    made += world_forecast(view, words)
    made += [small_deck(view, deck, words) for deck in SMALL_DECKS]
    made += peacemakers(view, words)
    made.append(german.economy(view, words))
    piles = ["row", "deck", "stacks", *(f"{deck} cards" for deck in SMALL_DECKS)]
    made.append(german.panel("piles", "discard", words("panel-piles"), "piles", piles))
    return made


@kept
def player(view: dict[str, Any], seat: int, words: Words) -> Panel:
    """A player's countable facts: dollars and points of a superpower; protests and wealth of a German state."""
    facts = {"treasury": "", "points": "", "protests": "", "unrest": "", "standards": ""}
    if seat <= tpt.SOVIET_UNION:
        points = view["points"][seat]["total"]
        facts["treasury"] = money(view["treasuries"][seat], words)
        facts["points"] = signed(points) if points < 0 else str(points)
    else:
        own = seat - tpt.WEST_SEAT
        facts |= german.province_facts(view, own)
        facts["protests"] = german.mass_protests(view, own, words)
    facts["hand"] = str(view["hands"][seat])
    facts["peacemakers"] = str(len(view["collected"][seat]) or "")
    made = german.panel(f"player {LETTERS[seat]}", "player", german.title(seat, words), "player", [], seat)
    sums = {"points": points_of(view, seat, words)}
    made["facts"] = [fact(name, value, words, sums.get(name, "")) for name, value in facts.items()]
    made["allies"] = [(seat + tpt.WEST_SEAT) % tpt.SEATS]
    return made


def points_of(view: dict[str, Any], seat: int, words: Words) -> str:
    """TPT-EOD-12.4.4, TPT-EOD-12.4.5: the victory points of a superpower, term by term; empty for a German state."""
    if seat > tpt.SOVIET_UNION:
        return ""
    parts = {term: view["points"][seat][term] for term in TERMS}
    return ", ".join(
        words("part-points", term=words(f"points-{term}"), points=signed(points))
        for term, points in parts.items()
        if points
    )


@kept
def table(view: dict[str, Any], words: Words) -> Panel:
    """The decade, the current turn, advantages, and what was agreed before the game."""
    auto = view["auto"]
    turn = side(view["turn"], words) if view["turn"] is not None and not view["over"] else ""
    power = dominant(view)
    cards = [f"{side(seat, words)} {count}" for seat, count in enumerate(view["discarded"]) if count]
    facts = {
        "decade": words("sub-of", decade=roman(view["decade"]), sub=view["sub"]),
        "turn": words("automatic-event") if auto else turn,
        "prestige": side(view["holder"], words),
        "dominance": side(power, words) if power is not None else words("nobody"),
        "doves": words("doves-left", doves=view["doves"]),
        "display": words("cards-left", count=len(view["display"])),
        "discarded": ", ".join(cards),
        "reminders": "; ".join(words(f"reminder-{each}") for each in view["reminders"]),
        "wall": words("wall-stands") if view["wall"] else "",
        "stasi": words("stasi-disbanded") if view["disbanded"] else "",
        "talk": words(f"option-communication-{view['options']['communication']}"),
        "edition": edition_name(view, words),
    }
    made = german.panel("table", "facts", words("panel-table"), "table", [])
    made["facts"] = [fact(name, value, words) for name, value in facts.items()]
    made["sections"] = [Section(title="", value="", text=words("edition-text"))]
    return made


def dominant(view: dict[str, Any]) -> int | None:
    """TPT-DEF-1.5: the superpower with the dominance advantage, if any."""
    power = int(ahead(view["tracks"]["dominance"]))
    return power if power != codes.NOBODY else None


def edition_name(view: dict[str, Any], words: Words) -> str:
    """The name of the edition that defines the values of cards, decks and tracks."""
    chosen = view["options"]["edition"]
    return words("edition-house") if isinstance(chosen, str) else str(chosen["name"])


@kept
def automatic(view: dict[str, Any], words: Words) -> list[Panel]:
    """TPT-AUTO-9.8 to TPT-AUTO-9.14: the current automatic event: its card, and who decides what."""
    auto = view["auto"]
    if auto is None:
        return []
    card = view["play"]["card"]
    made = german.panel("automatic event", "facts", words("automatic-event"), "automatic", [])
    power = side(auto["seat"], words) if auto["seat"] is not None else ""
    made["sections"] = [
        Section(
            title=card_name(card, words),
            value="",
            text=card_about(card, words),
            rule="TPT-AUTO-9.1",
            now=True,
        ),
        Section(
            title=words("advantage-title"),
            value=words("advantage", power=power, level=auto["level"]),
            text=advantage(auto, words),
            rule=f"TPT-AUTO-9.{8 if not auto['level'] else 11 + min(auto['level'], 3)}",
        ),
    ]
    return [made]


def advantage(auto: dict[str, Any], words: Words) -> str:
    """TPT-AUTO-9.11: who decides what in the automatic event."""
    seats = [auto["seat"]] if auto["seat"] is not None else []
    power, verb = subject(seats, words)
    return words("advantage-text", power=power, verb=verb, level=auto["level"])


@kept
def small_deck(view: dict[str, Any], deck: str, words: Words) -> Panel:
    """TPT-DECK-8.11: the last executed card of a small deck, in words: who draws what in which decade."""
    about = view["decks"][deck]
    made = german.panel(f"{deck} deck", "facts", words(f"panel-{deck}"), "small-deck", [])
    made["facts"] = [
        fact("to-draw", str(about["cards"]), words),
        fact("executed", str(about["executed"]), words),
    ]
    if about["last"] is not None:
        made["sections"] = [last_card(view, about["last"], words)]
    return made


def last_card(view: dict[str, Any], card: str, words: Words) -> Section:
    """A small deck's card as a table; an arms race card shows the row of the decade."""
    own = edition_faces(words)
    decades = list(own.small[card].get("grid", [""]))
    rows = [
        Row(
            cells=[
                roman(int(decade)) if decade else words("last-card"),
                *(
                    own.told(" ".join([card, *([decade] if decade else []), power]), words)
                    for power in POWERS
                ),
            ]
        )
        for decade in decades
        if not decade or int(decade) == view["decade"]
    ]
    text = words("about-reshuffle") if own.small[card]["reshuffle"] else ""
    columns = ["", *(words(f"short-{power.replace('_', '-')}") for power in POWERS)]
    return Section(
        title=card_name(card, words), value="", text=text, columns=columns, rows=rows, rule="TPT-DECK-8.11"
    )


@kept
def peacemakers(view: dict[str, Any], words: Words) -> list[Panel]:
    """TPT-NUKE-11.7: the cards that players have collected; empty if there are none."""
    there = [collected(seat) for seat, cards in enumerate(view["collected"]) if cards]
    return (
        [german.panel("peacemakers", "discard", words("panel-peacemakers"), "peacemakers", there)]
        if there
        else []
    )


@kept
def war(view: dict[str, Any], words: Words) -> list[Panel]:
    """TPT-NUKE-11.1 to TPT-NUKE-11.5: who pressed the button, and who had made peace."""
    trigger = view["button"]
    if trigger is None:
        return []
    made = german.panel("nuclear war", "facts", words("panel-war"), "war", [])
    rows = [
        Row(
            cells=[side(seat, words), str(len(cards)), outcome(view, seat, words)],
            on=[f"player {LETTERS[seat]}"],
        )
        for seat, cards in enumerate(view["collected"])
    ]
    by, verb = subject([trigger], words)
    text = words("war-text", trigger=by, verb=verb, winner=winners(view, words))
    columns = [words(f"column-{name}") for name in ("player", "peacemakers", "outcome")]
    made["sections"] = [
        Section(
            title=words("war-title", trigger=by, verb=verb),
            value="",
            text=text,
            columns=columns,
            rows=rows,
            on=["button"],
            rule="TPT-NUKE-11.3",
            now=True,
        )
    ]
    return [made]


def outcome(view: dict[str, Any], seat: int, words: Words) -> str:
    """TPT-RANK-13.2: what the war earns a player."""
    if seat == view["button"]:
        return words("outcome-loser")
    return words("outcome-winner" if view["returns"][seat] else "outcome-other")
