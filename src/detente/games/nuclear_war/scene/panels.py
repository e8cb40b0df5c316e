"""Panels: what the seat can foresee for its question, the table, the players, its own cards, and what it knows."""

from typing import Any

from detente.core.shown.drawing import Fact, Panel
from detente.core.shown.explained import fact
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import odds, turned_up
from detente.games.nuclear_war.notation import ACTIONS, FIRE, FIRE_LAUNCHED, LOAD
from detente.games.nuclear_war.scene.names import asked, card_name, card_named, signed
from detente.games.nuclear_war.scene.pieces import chosen
from detente.games.nuclear_war.state import SEAT_NAMES


def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """All panels: forecasts for the question, the table, the players, own cards, a salvo, hidden cards, the piles."""
    made = [*dice_forecast(view, words), *row_forecast(view, words), table_panel(view, words)]
    for seat, about in enumerate(view["table"]):
        people = about["living"], about["population"], about["at_least"], about["change"]
        cards = about["hand"] or about["row"] or about["launch_slot"]
        made.append(player_panel(seat, *people, about["missing"], bool(about["living"] or cards), words))
    own = view["seat"]
    if own is not None and (view["table"][own]["living"] or view["hand"] or view["row"]):
        letter = SEAT_NAMES[own]
        made.append(
            Panel(
                id="hand",
                kind="hand",
                title=words("panel-hand"),
                seat=own,
                places=[f"{letter} hand", f"{letter} row"],
                facts=[],
                term="own-cards",
            )
        )
    made += salvo_panel(view, words)
    made += known_panel(view, words)
    made.append(
        Panel(
            id="piles",
            kind="discard",
            title=words("panel-discard"),
            seat=None,
            places=["deck", "discard"],
            facts=[],
            term="piles",
        )
    )
    return made


@kept
def table_panel(view: dict[str, Any], words: Words) -> Panel:
    """War or peace, and whose turn it is."""
    war = "war" if view["war"] else "peace"
    state = "over" if view["over"] else war if view["phase"] == "play" else view["phase"]
    facts = [fact("state", words(f"state-{state}"), words)]

    def add(label: str, value: str) -> None:
        facts.append(fact(label, value, words))

    if not view["over"]:
        if view["turn"] is not None:
            add("turn", words.seat(view["turn"]))
        if view["next"] is not None:
            add("next", words.seat(view["next"]))
        if view["set_up_left"]:
            add("set-up-left", words.seats(view["set_up_left"]))
        if view["interceptors"]:
            add("interceptors", words.seats(view["interceptors"]))
        if view["dying"]:
            add("dying", words.seats(view["dying"]))
        for secret in view["waiting"]:
            seat = words.seat(secret["seat"])
            add("waiting", words("waiting", seat=seat, card=card_name(secret["card"], words)))
    if view["bank"] is not None:
        add("bank", words("bank-known", people=view["bank"]))
    elif view["bank_at_least"] > 0:
        add("bank", words("bank-at-least", people=view["bank_at_least"]))
    return Panel(
        id="table",
        kind="facts",
        title=words("panel-table"),
        seat=None,
        places=["turned up"],
        facts=facts,
        term="table",
    )


@kept
def player_panel(
    seat: int,
    living: bool,
    population: int | None,
    at_least: int,
    change: int,
    missing: int,
    plays: bool,
    words: Words,
) -> Panel:
    """What everybody sees of a seat: its people in millions, their change, the turns that it misses, and its places for cards
    as long as it plays or has any.
    """
    letter = SEAT_NAMES[seat]
    if not living:
        people = words("people-out")
    elif population is not None:
        people = words("people-known", people=population)
    elif at_least > 0:
        people = words("people-at-least", people=at_least)
    else:
        people = words("people-unknown")
    return Panel(
        id=f"player {letter}",
        kind="player",
        title=words.seat(seat),
        seat=seat,
        places=[f"{letter} {id}" for id in ("hand", "row", "launch slot", "deterrents") if plays],
        facts=[
            Fact(**fact("people", people, words), sprites=plaques(living, population, at_least)),
            fact("change", signed(change), words),
            fact("missing", str(missing or ""), words),
        ],
        term="player",
    )


def plaques(living: bool, population: int | None, at_least: int) -> list[str]:
    """A seat's people, as far as all can tell, as sprites: so many millions each, and one more if there may be others."""
    left = at_least if population is None else population
    shown: list[str] = []
    for millions in (25, 10, 5, 1):
        count, left = divmod(left, millions)
        shown += [f"people_{millions}"] * count
    return [*shown, "people_more"] if living and population is None else shown


@kept
def salvo_panel(view: dict[str, Any], words: Words) -> list[Panel]:
    """The final retaliation under way, or the seat's own draft of it."""
    facts: list[Fact] = []
    owner = view["salvo_of"]
    if owner is not None:
        for k, shot in enumerate(view["salvo"]):
            number = words("label-now" if k == 0 else "label-shot", number=k + 1)
            facts.append(Fact(label=number, value=shot_text(shot, words), term="salvo"))
    elif asked(view) == "salvo" and view.get("draft"):
        owner = view["seat"]
        carrier = ""
        for part in view["draft"]:
            said = ACTIONS.said(part)
            number = words("label-shot", number=len(facts) + 1)
            if said.verb is FIRE or said.verb is FIRE_LAUNCHED:
                carrier = card_named(view, said)
                text = words("shot-open", carrier=card_name(carrier, words))
                facts.append(Fact(label=number, value=text, term="salvo"))
            elif said.verb is LOAD:
                target = SEAT_NAMES.index(str(said.values["seat"]))
                shot = {"carrier": carrier, "warhead": said.values["card"], "target": target}
                loaded = shot_text(shot, words)
                if facts and facts[-1]["value"] == words("shot-open", carrier=card_name(carrier, words)):
                    facts[-1]["value"] = loaded
                else:
                    facts.append(Fact(label=number, value=loaded, term="salvo"))
    if not facts:
        return []
    title = words("panel-salvo", own=words.owner(owner))
    return [Panel(id="salvo", kind="facts", title=title, seat=owner, places=[], facts=facts, term="salvo")]


def shot_text(shot: dict[str, Any], words: Words) -> str:
    """One shot of a salvo."""
    return words(
        "shot",
        carrier=card_name(shot["carrier"], words),
        warhead=card_name(shot["warhead"], words),
        target=words.seat(shot["target"]),
    )


def row_forecast(view: dict[str, Any], words: Words) -> list[Panel]:
    """What the first card of the seat's own row will do. Left out while a card is turned up and its carrier may be lost."""
    own = view["seat"]
    if own is None or view["over"] or not view["table"][own]["living"]:
        return []
    if view["turned_up"] and view["turn"] == own:
        return []
    row = chosen(view)[1]
    if not row:
        return []
    fate = turned_up(view, own, row[0])
    carrier = view["table"][own]["launch_slot"]
    if fate in ("attack", "too-big"):
        text = words(f"forecast-{fate}", carrier=card_name(carrier, words))
    elif fate == "no-carrier" or carrier is None:
        text = words(f"forecast-{fate}")
    elif fate == "launch":
        text = words("forecast-launch-instead", carrier=card_name(carrier, words))
    else:
        text = words(f"forecast-{fate}-discards", carrier=card_name(carrier, words))
    return [
        Panel(
            id="row forecast",
            kind="forecast",
            title=words("panel-row-forecast"),
            seat=own,
            places=[],
            facts=[Fact(label=card_name(row[0], words), value=text, term="row-forecast")],
            term="row-forecast",
        )
    ]


@kept
def dice_forecast(view: dict[str, Any], words: Words) -> list[Panel]:
    """What the attack in question may do if it is not intercepted."""
    warhead = view["about"].get("warhead")
    if warhead is None or view["over"]:
        return []
    dice = odds(warhead)
    facts = [
        fact("losses", words("losses", least=min(dice.losses), most=max(dice.losses)), words),
        fact("average", words("average", people=dice.average), words),
        fact("no-losses", words("percent", percent=dice.losses.count(0)), words),
    ]
    own = view["seat"]
    if asked(view) == "intercept" and own in view["to_act"]:
        deadly = dice.deadly(view["table"][own]["population"])
        facts.append(fact("death", words("percent", percent=deadly), words))
    if dice.chain:
        facts.append(fact("chain", words("percent", percent=dice.chain), words))
    return [
        Panel(
            id="dice forecast",
            kind="forecast",
            title=words("panel-dice-forecast"),
            seat=None,
            places=[],
            facts=facts,
            term="dice-forecast",
        )
    ]


@kept
def known_panel(view: dict[str, Any], words: Words) -> list[Panel]:
    """Groups of hidden cards whose faces the seat knows, and that are in no pile."""
    facts: list[Fact] = []
    for group in [] if view["over"] else view["known"]:
        if "faces" not in group or any(place in ("deck", "discard") for place in group["places"]):
            continue
        cards = [
            f"{n} × {EDITION.names[words.language][int(face)]}"
            if n > 1
            else EDITION.names[words.language][int(face)]
            for face, n in group["faces"].items()
        ]
        where = " / ".join(hidden_place(place, words) for place in group["places"])
        facts.append(Fact(label=where, value=", ".join(cards), term="known"))
    if not facts:
        return []
    title = words("panel-known" if view["seat"] is not None else "panel-known-spectator")
    return [Panel(id="known", kind="facts", title=title, seat=None, places=[], facts=facts, term="known")]


def hidden_place(name: str, words: Words) -> str:
    """A place of the rules' layout, in words."""
    letter, kind, *rest = name.split()
    own = words.owner(SEAT_NAMES.index(letter))
    if kind == "row":
        return words("hidden-row-card", own=own, number=int(rest[0]))
    return words("hidden-hand", own=own)
