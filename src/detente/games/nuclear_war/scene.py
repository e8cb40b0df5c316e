"""How Nuclear War is shown: the contract is in `detente.core.scene`.

Places: `deck`, `discard`, `turned up`, and for each seat `A hand`, `A row`, `A launch slot`, `A deterrents`.
Panels: `player A` and so on, on which a seat is chosen as a target.
"""

from collections.abc import Sequence
from typing import Any, Final

from detente.core.scene import Drawing, Fact, Mark, Panel, Piece, Place, Prompt, prompt
from detente.core.words import Words
from detente.games.nuclear_war.codes import ANTI_MISSILE, CARRIER, CARRIERS, PROPAGANDA, SECRET
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import FACE_OF, odds, turned_up
from detente.games.nuclear_war.log import log_line
from detente.games.nuclear_war.state import SEAT_NAMES

__all__ = ["DRAGS", "draw", "log_line", "offer"]

DRAGS: Final = ("salvo",)
BACK: Final = "back"
ROWS: Final = ("row", "strategy")


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as the view shows it."""
    return Drawing(
        places=places(view, words),
        pieces=pieces(view, words),
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )


# -- names


def card_name(card: str, words: Words) -> str:
    """What is printed on a card."""
    return EDITION.names[words.language][FACE_OF[card]]


def card_text(card: str, words: Words) -> str:
    """The words on a secret."""
    return EDITION.texts[words.language][FACE_OF[card]]


def card_about(card: str, words: Words) -> str:
    """What a card can do, in a few words; empty if its name says it."""
    face = FACE_OF[card]
    if face < CARRIER:
        return words("about-warhead", kills=EDITION.kills[face])
    if face < PROPAGANDA:
        kind = "about-bomber" if EDITION.bomber[face] else "about-missile"
        return words(kind, megatons=EDITION.capacity[face])
    if ANTI_MISSILE <= face < SECRET:
        first = (face - ANTI_MISSILE) * CARRIERS
        stopped = [
            EDITION.names[words.language][CARRIER + k] for k in range(CARRIERS) if EDITION.stops[first + k]
        ]
        return words("about-anti-missile", carriers=", ".join(stopped))
    return ""


def seats_named(seats: list[int], words: Words) -> str:
    """Several seats."""
    return ", ".join(words.seat(seat) for seat in seats)


def signed(change: int) -> str:
    """A change with its sign."""
    return f"{change:+d}".replace("-", "−") if change else "0"


# -- places and pieces


def places(view: dict[str, Any], words: Words) -> list[Place]:
    """The piles, and each seat's places."""
    made = [
        Place(id="deck", name=words("place-deck")),
        Place(id="discard", name=words("place-discard")),
        Place(id="turned up", name=words("place-turned-up")),
    ]
    for seat in range(view["seats"]):
        for id in ("hand", "row", "launch slot", "deterrents"):
            name = words(f"place-{id.replace(' ', '-')}")
            made.append(Place(id=f"{SEAT_NAMES[seat]} {id}", name=name, seat=seat))
    return made


def pieces(view: dict[str, Any], words: Words) -> list[Piece]:
    """All cards, as far as they can be told apart."""
    made = unseen("deck", view["deck"])
    made += stacked("discard", by_last(view["discard"]), words)
    if view["turned_up"]:
        made += stacked("turned up", [view["turned_up"]], words)
    for seat, about in enumerate(view["table"]):
        letter = SEAT_NAMES[seat]
        deterrents: list[str] = about["deterrents"]
        if seat == view["seat"]:
            hand, row, deterrents = chosen(view)
            made += stacked(f"{letter} hand", sorted(hand, key=FACE_OF.__getitem__), words)
            made += lined_up(f"{letter} row", row, words)
        else:
            made += unseen(f"{letter} hand", about["hand"] - len(deterrents))
            made += lined_up(f"{letter} row", [None] * about["row"], words)
        if about["launch_slot"]:
            made += stacked(f"{letter} launch slot", [about["launch_slot"]], words)
            made[-1]["note"] = words("note-load", megatons=about["load"])
        made += stacked(f"{letter} deterrents", deterrents, words)
    return made


def chosen(view: dict[str, Any]) -> tuple[list[str], list[str], list[str]]:
    """The seat's own hand, row and deterrents, as they will be with the parts of its draft."""
    hand, row = list(view["hand"]), list(view["row"])
    deterrents = list(view["table"][view["seat"]]["deterrents"])
    parts = [part.split() for part in view.get("draft", [])]
    if not parts or asked(view) not in ROWS or parts == [["keep"]]:
        return hand, row, deterrents
    hand += row
    for part in parts:
        (deterrents if part[1] == "shown" else hand).remove(part[-1])
    return hand, [part[-1] for part in parts], deterrents


def unseen(place: str, count: int) -> list[Piece]:
    """Cards face down that nobody can tell apart."""
    if not count:
        return []
    return [Piece(id=f"{place} cards", sprite=BACK, place=place, order=0, count=count, face=None)]


def stacked(place: str, cards: list[str], words: Words) -> list[Piece]:
    """Cards face up; equal ones are one piece."""
    made: dict[str, Piece] = {}
    for card in cards:
        if card in made:
            made[card]["count"] += 1
            continue
        made[card] = Piece(
            id=f"{place} {card}",
            sprite=card,
            place=place,
            order=len(made),
            count=1,
            face=card_name(card, words),
        )
        about = card_about(card, words)
        if about:
            made[card]["about"] = about
    return list(made.values())


def lined_up(place: str, cards: Sequence[str | None], words: Words) -> list[Piece]:
    """Cards in a row, one piece each."""
    made: list[Piece] = []
    for k, card in enumerate(cards):
        piece = Piece(
            id=f"{place} {k + 1}",
            sprite=card or BACK,
            place=place,
            order=k,
            count=1,
            face=card_name(card, words) if card else None,
        )
        about = card_about(card, words) if card else ""
        if about:
            piece["about"] = about
        made.append(piece)
    return made


def by_last(pile: list[str]) -> list[str]:
    """The cards of a pile so that its top card is the last kind."""
    kinds = list(dict.fromkeys(reversed(pile)))[::-1]
    return [card for card in kinds for _ in range(pile.count(card))]


# -- panels


def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """The table, the players, the own cards, a salvo under way, forecasts, hidden cards, the piles."""
    made = [table_panel(view, words)]
    made += [player_panel(view, seat, words) for seat in range(view["seats"])]
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
            )
        )
    made += salvo_panel(view, words)
    made += row_forecast(view, words)
    made += dice_forecast(view, words)
    made += known_panel(view, words)
    made.append(
        Panel(
            id="piles",
            kind="discard",
            title=words("panel-discard"),
            seat=None,
            places=["deck", "discard"],
            facts=[],
        )
    )
    return made


def table_panel(view: dict[str, Any], words: Words) -> Panel:
    """War or peace, and whose turn it is."""
    set_up = view["phase"] != "play" or asked(view) == "row"
    state = "over" if view["over"] else "set-up" if set_up else "war" if view["war"] else "peace"
    facts = [Fact(label=words("label-state"), value=words(f"state-{state}"))]

    def add(label: str, value: str) -> None:
        facts.append(Fact(label=words(f"label-{label}"), value=value))

    if not view["over"]:
        if asked(view) != "row":
            add("turn", words.seat(view["turn"]))
        if not set_up and view["next"] is not None:
            add("next", words.seat(view["next"]))
        if view["set_up_left"]:
            add("set-up-left", seats_named(view["set_up_left"], words))
        if view["interceptors"]:
            add("interceptors", seats_named(view["interceptors"], words))
        if view["dying"]:
            add("dying", seats_named(view["dying"], words))
    if view["bank"] is not None:
        add("bank", words("bank-known", people=view["bank"]))
    elif view["bank_at_least"] > 0:
        add("bank", words("bank-at-least", people=view["bank_at_least"]))
    return Panel(
        id="table", kind="facts", title=words("panel-table"), seat=None, places=["turned up"], facts=facts
    )


def player_panel(view: dict[str, Any], seat: int, words: Words) -> Panel:
    """What all see of a seat; people in millions."""
    letter = SEAT_NAMES[seat]
    about = view["table"][seat]
    if not about["living"]:
        people = words("people-out")
    elif about["population"] is not None:
        people = words("people-known", people=about["population"])
    elif about["at_least"] > 0:
        people = words("people-at-least", people=about["at_least"])
    else:
        people = words("people-unknown")
    return Panel(
        id=f"player {letter}",
        kind="player",
        title=words.seat(seat),
        seat=seat,
        places=[f"{letter} {id}" for id in ("hand", "row", "launch slot", "deterrents")],
        facts=[
            Fact(label=words("label-people"), value=people),
            Fact(label=words("label-change"), value=signed(about["change"])),
            Fact(label=words("label-missing"), value=str(about["missing"] or "")),
        ],
    )


def salvo_panel(view: dict[str, Any], words: Words) -> list[Panel]:
    """The final retaliation under way, or the seat's own draft of it."""
    facts: list[Fact] = []
    owner = view["salvo_of"]
    if owner is not None:
        for k, shot in enumerate(view["salvo"]):
            number = words("label-now" if k == 0 else "label-shot", number=k + 1)
            facts.append(Fact(label=number, value=shot_text(shot, words)))
    elif asked(view) == "salvo" and view.get("draft"):
        owner = view["seat"]
        carrier = ""
        for part in view["draft"]:
            verb, *rest = part.split()
            number = words("label-shot", number=len(facts) + 1)
            if verb == "fire":
                carrier = carrier_named(view, rest[0])
                facts.append(Fact(label=number, value=words("shot-open", carrier=card_name(carrier, words))))
            elif verb == "load":
                shot = {"carrier": carrier, "warhead": rest[0], "target": SEAT_NAMES.index(rest[-1])}
                loaded = shot_text(shot, words)
                if facts and facts[-1]["value"] == words("shot-open", carrier=card_name(carrier, words)):
                    facts[-1]["value"] = loaded
                else:
                    facts.append(Fact(label=number, value=loaded))
    if not facts:
        return []
    title = words("panel-salvo", seat=words.seat(owner))
    return [Panel(id="salvo", kind="facts", title=title, seat=owner, places=[], facts=facts)]


def shot_text(shot: dict[str, Any], words: Words) -> str:
    """One shot of a salvo."""
    return words(
        "shot",
        carrier=card_name(shot["carrier"], words),
        warhead=card_name(shot["warhead"], words),
        target=words.seat(shot["target"]),
    )


def carrier_named(view: dict[str, Any], word: str) -> str:
    """The carrier that `fire` names: a card, or the one in the launch slot."""
    return str(view["table"][view["seat"]]["launch_slot"]) if word == "launched" else word


def row_forecast(view: dict[str, Any], words: Words) -> list[Panel]:
    """What the first card of the own row will come to; not while one is turned up and its carrier may yet be lost."""
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
            facts=[Fact(label=card_name(row[0], words), value=text)],
        )
    ]


def dice_forecast(view: dict[str, Any], words: Words) -> list[Panel]:
    """What the attack that is asked about may do, if it is not intercepted."""
    warhead = view["about"].get("warhead")
    if warhead is None or view["over"]:
        return []
    dice = odds(warhead)
    facts = [
        Fact(
            label=words("label-losses"), value=words("losses", least=min(dice.losses), most=max(dice.losses))
        ),
        Fact(label=words("label-average"), value=words("average", people=dice.average)),
        Fact(label=words("label-no-losses"), value=words("percent", percent=dice.losses.count(0))),
    ]
    own = view["seat"]
    if asked(view) == "intercept" and own in view["to_act"]:
        deadly = dice.deadly(view["table"][own]["population"])
        facts.append(Fact(label=words("label-death"), value=words("percent", percent=deadly)))
    if dice.chain:
        facts.append(Fact(label=words("label-chain"), value=words("percent", percent=dice.chain)))
    return [
        Panel(
            id="dice forecast",
            kind="forecast",
            title=words("panel-dice-forecast"),
            seat=None,
            places=[],
            facts=facts,
        )
    ]


def known_panel(view: dict[str, Any], words: Words) -> list[Panel]:
    """Hidden cards of which more is known than that they are somewhere."""
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
        facts.append(Fact(label=where, value=", ".join(cards)))
    if not facts:
        return []
    title = words("panel-known" if view["seat"] is not None else "panel-known-spectator")
    return [Panel(id="known", kind="facts", title=title, seat=None, places=[], facts=facts)]


def hidden_place(name: str, words: Words) -> str:
    """A place of the rules' layout, in words."""
    letter, kind, *rest = name.split()
    seat = words.seat(SEAT_NAMES.index(letter))
    if kind == "row":
        return words("hidden-row-card", seat=seat, number=int(rest[0]))
    return words("hidden-hand", seat=seat)


def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """Who attacks whom, and the card just turned up."""
    made: list[Mark] = []
    if view["turned_up"]:
        made.append(Mark(kind="last", on=[f"turned up {view['turned_up']}"], text=""))
    about = view["about"]
    if asked(view) == "intercept":
        made.append(link(about["attacker"], view["to_act"][0], card_name(about["warhead"], words)))
    for shot in view["salvo"][1:]:
        made.append(link(view["salvo_of"], shot["target"], card_name(shot["warhead"], words)))
    return made


def link(seat: int, target: int, text: str) -> Mark:
    """An arrow from one seat's board to another's."""
    return Mark(kind="link", on=[f"player {SEAT_NAMES[seat]}", f"player {SEAT_NAMES[target]}"], text=text)


# -- the question


def asked(view: dict[str, Any]) -> str | None:
    """The name of the question that stands."""
    return view["question"]["name"] if view["question"] else None


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """The prompt."""
    question = asked(view)
    if question is None:
        winners = [seat for seat, share in enumerate(view["returns"] or []) if share]
        return prompt(
            view, words("prompt-over", reason=view["ending"] or "", winner=seats_named(winners, words))
        )
    mine = view["seat"] in view["to_act"]
    draft = view.get("draft", [])
    about = view["about"]
    values: dict[str, Any] = {
        "mine": "yes" if mine else "no",
        "seats": seats_named(view["to_act"], words),
        "number": len(draft) + 1,
    }
    message = f"prompt-{question.replace('_', '-')}"
    if question == "secret" and mine and not any(FACE_OF[card] >= SECRET for card in view["hand"]):
        message += "-draw" if view["table"][view["seat"]]["hand"] < HAND_FULL else "-none"
    elif question == "salvo" and mine and draft:
        loads = [part for part in draft if part.startswith("load")]
        fired = [part.split()[1] for part in draft if part.startswith("fire")]
        message += "-more" if draft[-1] in loads else "-load"
        values["carrier"] = card_name(carrier_named(view, fired[-1]), words)
    for name in ("card", "carrier", "warhead"):
        if name in about:
            values[name] = card_name(about[name], words)
    if "attacker" in about:
        values["attacker"] = words.seat(about["attacker"])
    if "card" in about:
        values["text"] = card_text(about["card"], words)
    return prompt(view, words(message, **values))


HAND_FULL: Final = 9


# -- offers


def offer(view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """The label of an action and the elements it is offered on."""
    letter = SEAT_NAMES[view["seat"]]
    verb, *rest = action.split()
    if verb == "place" and rest[0] == "shown":
        return named("offer-place-shown", rest[1], words), [f"{letter} deterrents {rest[1]}"]
    if verb == "place":
        return named("offer-place", rest[0], words), own_pieces(view, rest[0])
    if verb == "show":
        return named("offer-show", rest[0], words), own_pieces(view, rest[0])
    if verb == "take":
        return named("offer-take-back", rest[1], words), [f"{letter} deterrents {rest[1]}"]
    if verb == "play":
        return named("offer-play", rest[0], words, text=card_text(rest[0], words)), own_pieces(view, rest[0])
    if verb == "intercept":
        return named("offer-intercept", rest[0], words), own_pieces(view, rest[0])
    if verb == "fire":
        if rest[0] == "launched":
            carrier = carrier_named(view, "launched")
            return named("offer-fire-launched", carrier, words), [f"{letter} launch slot {carrier}"]
        return named("offer-fire", rest[0], words), own_pieces(view, rest[0])
    if verb == "load":
        target = words.seat(SEAT_NAMES.index(rest[2]))
        label = named("offer-load", rest[0], words, seat=target)
        return label, [*own_pieces(view, rest[0]), f"player {rest[2]}"]
    if verb == "target":
        return target_offer(view, SEAT_NAMES.index(rest[0]), words), [f"player {rest[0]}"]
    if verb == "keep":
        return words("offer-keep"), [f"{letter} row"]
    if verb == "decline":
        return words("offer-decline"), []
    return words(done_label(view)), []


def named(message: str, card: str, words: Words, **values: str) -> str:
    """A label with a card's name."""
    return words(message, card=card_name(card, words), **values)


def own_pieces(view: dict[str, Any], card: str) -> list[str]:
    """The seat's pieces with this face, in hand, row and deterrents."""
    letter = SEAT_NAMES[view["seat"]]
    hand, row, deterrents = chosen(view)
    question = asked(view)
    on = [f"{letter} hand {card}"] if card in hand else []
    if question == "salvo" or (question in ROWS and not view.get("draft")):
        on += [f"{letter} row {k + 1}" for k, laid in enumerate(row) if laid == card]
    if question in ("salvo", "intercept") and card in deterrents:
        on.append(f"{letter} deterrents {card}")
    return on


def target_offer(view: dict[str, Any], seat: int, words: Words) -> str:
    """A seat as a target, with what is known of its people."""
    about = view["table"][seat]
    if about["population"] is not None:
        people = words("offer-target-people", people=about["population"])
    elif about["at_least"] > 0:
        people = words("offer-target-at-least", people=about["at_least"])
    else:
        people = words("offer-target-unknown")
    return words("offer-target", seat=words.seat(seat), people=people)


def done_label(view: dict[str, Any]) -> str:
    """What `done` means now."""
    if asked(view) == "salvo":
        return "offer-fire-all" if view.get("draft") else "offer-no-salvo"
    return "offer-draw" if view["table"][view["seat"]]["hand"] < HAND_FULL else "offer-no-secret"
