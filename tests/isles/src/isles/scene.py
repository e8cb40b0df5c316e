"""How Isles is shown: the contract is in `detente.core.shown.scene`.

Places: the isles, by their ids, on the board; `tide 0` to high water; `deck`, `discard`; `A supply`, `A hand`, `A stowed`.
"""

from typing import Any, Final

from detente.core.shown.drawing import Change, Drag, Drawing, Mark, Panel, Piece, Place, Prompt
from detente.core.shown.explained import fact
from detente.core.shown.scene import prompt
from detente.core.shown.words import Words
from isles.data import CHART_IDS, ISLE_IDS, ISLES, SEAT_NAMES
from isles.notation import ACTIONS, DRAW_BOTTOM, DRAW_TOP, FOLLOW, LOOK, SAIL, STOW

DRAGS: Final = ("sail",)
"""An isle to sail from and an isle to sail to are one choice."""

EXPLAINED: Final = {
    "isle": "ISLES-MAP-2",
    "tide": "ISLES-TIDE-2",
    "deck": "ISLES-DRAW-1",
    "discard": "ISLES-CHART-2",
    "supply": "ISLES-SHIP-1",
    "hand": "ISLES-CHART-2",
    "stowed": "ISLES-CHART-3",
    "ship": "ISLES-FIGHT-1",
    "storm": "ISLES-STORM-1",
    "chart": "ISLES-CHART-2",
    "piles": None,
    "player": None,
    "pearls": "ISLES-END-2",
    "harvest": "ISLES-HARVEST-1",
    "worth": "ISLES-MAP-3",
}
"""What things are, with their rules; the texts are `lens-TERM`."""

BACK: Final = "back"
OWN_PLACES: Final = ("supply", "hand", "stowed")


def draw(view: dict[str, Any], words: Words) -> Drawing:
    """The table as the view shows it."""
    return Drawing(
        places=places(view, words),
        pieces=[*ships(view, words), *markers(view, words), *charts(view, words)],
        panels=panels(view, words),
        marks=marks(view, words),
        prompt=ask(view, words),
    )


# -- places and pieces


def places(view: dict[str, Any], words: Words) -> list[Place]:
    """The isles, the steps of the tide, the piles, and what each seat has."""
    made = [Place(id=isle, name=words(f"isle-{isle}"), term="isle") for isle in ISLE_IDS]
    made += [
        Place(id=step, name=words("place-tide", step=n), term="tide") for n, step in enumerate(steps(view))
    ]
    made += [Place(id=pile, name=words(f"place-{pile}"), term=pile) for pile in ("deck", "discard")]
    for seat in range(view["seats"]):
        for own in OWN_PLACES:
            id = f"{SEAT_NAMES[seat]} {own}"
            made.append(Place(id=id, name=words(f"place-{own}"), seat=seat, term=own))
    return made


def steps(view: dict[str, Any]) -> list[str]:
    """The places of the tide marker, low water first."""
    return [f"tide {n}" for n in range(view["options"]["tides"] + 1)]


def ships(view: dict[str, Any], words: Words) -> list[Piece]:
    """Ships are stacks: one piece with a count for each isle and each supply."""
    stacks = [(isle, about["holder"], about["ships"]) for isle, about in view["isles"].items()]
    stacks += [
        (f"{SEAT_NAMES[seat]} supply", seat, about["supply"]) for seat, about in enumerate(view["table"])
    ]
    return [
        Piece(
            id=f"{place} ships",
            sprite="ship",
            place=place,
            order=0,
            count=count,
            face=words("piece-ship"),
            seat=seat,
            term="ship",
        )
        for place, seat, count in stacks
        if count
    ]


def markers(view: dict[str, Any], words: Words) -> list[Piece]:
    """The tide marker, and the storm at the isle that it struck last."""
    spots = {"tide": f"tide {view['tide']}", "storm": view["storm"]}
    return [
        Piece(
            id=marker,
            sprite=marker,
            place=spot,
            order=1,
            count=1,
            face=words(f"marker-{marker}"),
            term=marker,
        )
        for marker, spot in spots.items()
        if spot
    ]


def charts(view: dict[str, Any], words: Words) -> list[Piece]:
    """All charts: the seat's own face up, others face down; of the deck what the seat has seen of its top."""
    seen = top_of_deck(view)
    made = face_down("deck", view["deck"] - len(seen))
    made += [
        face_up(view, f"deck seen {n}", "deck", n, chart, words) for n, chart in enumerate(seen[::-1], 1)
    ]
    made += stacked(view, "discard", view["discard"], words)
    for seat, about in enumerate(view["table"]):
        letter = SEAT_NAMES[seat]
        if seat == view["seat"]:
            made += stacked(view, f"{letter} hand", view["hand"], words)
        else:
            made += face_down(f"{letter} hand", about["hand"])
        for n in range(about["stowed"]):
            id = f"{letter} stowed {n + 1}"
            if seat == view["seat"]:
                made.append(face_up(view, id, f"{letter} stowed", n, view["stowed"][n], words))
            else:
                made += face_down(f"{letter} stowed", 1, id, n)
    return made


def top_of_deck(view: dict[str, Any]) -> list[str]:
    """The charts that the seat has seen from the top of the deck down without a gap, top first."""
    at = {
        known["position"]: CHART_IDS[known["face"]]
        for known in view["known"]
        if known.get("places") == ["deck"] and known.get("face") is not None
    }
    top: list[str] = []
    while view["deck"] - 1 - len(top) in at:
        top.append(at[view["deck"] - 1 - len(top)])
    return top


def face_down(place: str, count: int, id: str = "", order: int = 0) -> list[Piece]:
    """Charts that nobody can tell apart are one piece."""
    if not count:
        return []
    return [
        Piece(
            id=id or f"{place} charts",
            sprite=BACK,
            place=place,
            order=order,
            count=count,
            face=None,
            term="chart",
        )
    ]


def face_up(view: dict[str, Any], id: str, place: str, order: int, chart: str, words: Words) -> Piece:
    """One chart that the seat sees."""
    face = words(f"chart-{chart}")
    about = view["charts"][chart]
    note = words("note-chart", fleets=about["fleets"], pearls=about["pearls"])
    return Piece(id=id, sprite=chart, place=place, order=order, count=1, face=face, note=note, term="chart")


def stacked(view: dict[str, Any], place: str, ids: list[str], words: Words) -> list[Piece]:
    """Charts face up, equal ones together."""
    made = [
        face_up(view, f"{place} {chart}", place, n, chart, words) for n, chart in enumerate(sorted(set(ids)))
    ]
    for piece in made:
        piece["count"] = ids.count(piece["sprite"])
    return made


# -- panels and marks


def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """The tide, each player, and the piles."""
    tide = Panel(
        id="tide track",
        kind="track",
        title=words("panel-tide"),
        seat=None,
        places=steps(view),
        facts=[],
        term="tide",
    )
    piles = Panel(
        id="piles",
        kind="discard",
        title=words("panel-piles"),
        seat=None,
        places=["deck", "discard"],
        facts=[],
        term="piles",
    )
    return [tide, *(player(view, seat, words) for seat in range(view["seats"])), piles]


def player(view: dict[str, Any], seat: int, words: Words) -> Panel:
    """What all see of a seat: pearls, and what the isles that it holds will yield."""
    held = [isle for isle in ISLES if view["isles"][isle.id]["holder"] == seat]
    return Panel(
        id=f"player {SEAT_NAMES[seat]}",
        kind="player",
        title=words.seat(seat),
        seat=seat,
        places=[f"{SEAT_NAMES[seat]} {own}" for own in OWN_PLACES],
        facts=[
            fact("pearls", str(view["table"][seat]["pearls"]), words),
            fact("harvest", str(sum(isle.worth for isle in held)), words),
        ],
        term="player",
    )


def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """What each isle is worth, where a fleet leaves, and the seat's own orders as long as nobody else sees them."""
    made = [Mark(kind="price", on=[isle.id], text=str(isle.worth), term="worth") for isle in ISLES]
    if view["source"]:
        made.append(Mark(kind="last", on=[view["source"]], text=""))
    for part in view.get("draft", []):
        verb, what = part.split()
        if verb == "bid":
            made.append(
                Mark(kind="preview", on=[own_panel(view)], text=words("preview-bid", pearls=int(what)))
            )
        else:
            made.append(Mark(kind="preview", on=[what], text=words("preview-muster")))
    return made


def own_panel(view: dict[str, Any]) -> str:
    """The panel of the view's seat."""
    return f"player {SEAT_NAMES[view['seat']]}"


def preview(before: dict[str, Any], after: dict[str, Any], words: Words) -> list[Mark]:
    """Who will hold the isles that an action changes, and with how many ships."""
    made: list[Mark] = []
    for isle, then in after["isles"].items():
        now = before["isles"][isle]
        if (now["holder"], now["ships"]) == (then["holder"], then["ships"]):
            continue
        text = words("preview-free")
        if then["holder"] is not None:
            text = words("preview-held", seat=words.seat(then["holder"]), ships=then["ships"])
        made.append(Mark(kind="preview", on=[isle], text=text))
    return made


# -- the question and its offers


def ask(view: dict[str, Any], words: Words) -> Prompt:
    """What is asked, or who has won."""
    if view["over"]:
        winners = [seat for seat, share in enumerate(view["returns"]) if share]
        return prompt(view, words("prompt-over", seats=named(winners, words), number=len(winners)))
    question = view["question"]["name"]
    mine = view["seat"] in view["to_act"]
    values: dict[str, Any] = {
        "mine": "yes" if mine else "no",
        "seats": named(view["to_act"], words),
        "part": len(view.get("draft", [])) + 1,
        "fleets": view["fleets"],
        "source": words(f"isle-{view['source']}") if view["source"] else "",
    }
    return prompt(view, words(f"prompt-{question}", **values))


def named(seats: list[int], words: Words) -> str:
    """Several seats."""
    return ", ".join(words.seat(seat) for seat in seats)


def offered_on(view: dict[str, Any], action: str) -> list[str]:
    """Charts of the hand, the deck, isles with the ships there."""
    verb, values = ACTIONS.said(action)
    if verb in (FOLLOW, STOW):
        return [f"{SEAT_NAMES[view['seat']]} hand {values['chart']}"]
    if verb in (LOOK, DRAW_TOP, DRAW_BOTTOM):
        return ["deck"]
    if "isle" in values:
        isle = str(values["isle"])
        return [isle, f"{isle} ships"] if view["isles"][isle]["ships"] else [isle]
    return []


def drag(view: dict[str, Any], action: str) -> Drag | None:
    """Fleets are dragged from isle to isle, charts to the discard pile or to those that are stowed."""
    verb, values = ACTIONS.said(action)
    letter = SEAT_NAMES[view["seat"]]
    if verb is FOLLOW:
        return Drag(pieces=[f"{letter} hand {values['chart']}"], onto=["discard"])
    if verb is STOW:
        return Drag(pieces=[f"{letter} hand {values['chart']}"], onto=[f"{letter} stowed"])
    if verb is SAIL:
        return Drag(pieces=[f"{values['isle']} ships"], onto=[])
    return None


# -- what moves


def changes(event: dict[str, Any], words: Words) -> list[Change]:
    """What an event moves, turns and rolls."""
    name = event["event"]
    letter = SEAT_NAMES[event["seat"]] if "seat" in event else ""
    if name == "OrdersOpened":
        return sailed(event["seat"], f"{letter} supply", event["isle"], event["ships"], words)
    if name == "FleetSailed":
        return sailed(event["seat"], event["source"], event["isle"], event["ships"], words)
    if name == "FleetsFought":
        both = (event["seat"], event["other"])
        return [change for seat in both for change in sunk(seat, event["isle"], event["ships"], words)]
    if name == "StormStruck":
        die = str(ISLE_IDS.index(event["isle"]) + 1)
        struck = Change(kind="roll", dice=[die], text=words(f"isle-{event['isle']}"))
        storm = marker("storm", event["before"], event["isle"], words)
        return [struck, storm, *sunk(event["holder"], event["isle"], event["ships"], words)]
    if name == "TideRose":
        return [marker("tide", f"tide {event['tide'] - 1}", f"tide {event['tide']}", words)]
    if name == "ChartSeen" and event["chart"] is not None:
        return [chart_moved("deck", "deck", event["chart"], BACK, words)]
    if name == "ChartDrawn":
        return [chart_moved("deck", f"{letter} hand", event["chart"], BACK, words)]
    if name == "ChartStowed":
        return [chart_moved(f"{letter} hand", f"{letter} stowed", event["chart"], None, words)]
    if name in ("ChartFollowed", "ChartDugUp"):
        source = f"{letter} hand" if name == "ChartFollowed" else f"{letter} stowed"
        return [chart_moved(source, "discard", event["chart"], None if event["own"] else BACK, words)]
    return []


def sailed(seat: int, source: str, target: str, ships: int, words: Words) -> list[Change]:
    """Ships of a seat go from a place to a place, if there are any."""
    if not ships:
        return []
    return [
        Change(
            kind="move",
            sprite="ship",
            face=words("piece-ship"),
            source=source,
            target=target,
            count=ships,
            seat=seat,
        )
    ]


def sunk(seat: int | None, isle: str, ships: int, words: Words) -> list[Change]:
    """ISLES-SHIP-1: ships at an isle return to their player's supply."""
    return sailed(seat, isle, f"{SEAT_NAMES[seat]} supply", ships, words) if seat is not None else []


def marker(sprite: str, source: str | None, target: str, words: Words) -> Change:
    """The storm or the tide goes on."""
    face = words(f"marker-{sprite}")
    return Change(kind="move", sprite=sprite, face=face, source=source, target=target, count=1)


def chart_moved(source: str, target: str, chart: str | None, was: str | None, words: Words) -> Change:
    """A chart goes to a place, face down if it is unknown. was: what it showed before, if it turns."""
    face = words(f"chart-{chart}") if chart else None
    change = Change(kind="move", sprite=chart or BACK, face=face, source=source, target=target, count=1)
    if was and chart:
        change["was"] = was
    return change
