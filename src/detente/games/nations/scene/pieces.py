"""Places, and the pieces on them."""

from collections import Counter
from typing import Any, Final

from detente.core.shown.drawing import Piece, Place
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.scene.names import (
    CAPITALS,
    DERRICKS,
    INCIDENTS,
    PORTS,
    SEAS,
    anchorage,
    card_name,
    card_sentence,
    country,
    ends,
    harbour,
    land,
    leader,
    pipe,
    point,
)
from detente.games.nations.scene.reading import leaders, producing, reserve, rulers
from detente.games.nations.scene.threats import Threat, threats
from detente.games.nations.state import SEAT_NAMES

BACK: Final = "back"


@kept
def places(view: dict[str, Any], words: Words) -> list[Place]:
    """The map's places from bottom to top, then the bank and each seat's places off the board."""
    made = [*on_map(view, words)]
    made += [Place(id=id, name=words(f"place-{id}"), term=id) for id in ("deck", "below", "stock")]
    for seat in range(view["seats"]):
        for own in ("reserve", "waiting"):
            id = f"{SEAT_NAMES[seat]} {own}"
            made.append(Place(id=id, name=words(f"place-{own}"), seat=seat, term=own))
    return made


@kept
def on_map(view: dict[str, Any], words: Words) -> list[Place]:
    """The map's places from bottom to top; a country has the seat of its ruler."""
    ruling = rulers(view)
    made = [
        Place(id=route, name=words("place-route", **ends(route, words)), term="route")
        for route in BOARD.routes
    ]
    made += [Place(id=sea, name=anchorage(sea, words), term="sea") for sea in SEAS]
    for id in BOARD.countries:
        made.append(Place(id=id, name=country(id, words), term="country"))
        if id in ruling:
            made[-1]["seat"] = ruling[id][0]
    made += [
        Place(id=f"{id} derricks", name=words("place-derricks", **land(id, words)), term="derricks")
        for id in BOARD.countries
    ]
    made += [Place(id=harbour(port), name=anchorage(port, words), term="port") for port in PORTS]
    return made + [Place(id=id, name=point(id, words), term=kind_of(id)) for id in BOARD.point_ids]


def kind_of(point: str) -> str:
    """The term of a point."""
    return "capital" if point in CAPITALS else "incident-space" if point in INCIDENTS else "point"


@kept
def pieces(view: dict[str, Any], words: Words) -> list[Piece]:
    """All pieces on the table."""
    made = [laid(route, words) for route in view["pipelines"]]
    made += bank(view, words)
    made += derricks(view, words)
    endangered = threats(view, words)
    for seat in range(view["seats"]):
        made += of_seat(view, seat, endangered, words)
    return sorted_out([*made, *incidents(view, words)])


def sorted_out(made: list[Piece]) -> list[Piece]:
    """Number the pieces in order at their places."""
    lying: Counter[str] = Counter()
    ordered: list[Piece] = []
    for piece in made:
        order = lying[piece["place"]]
        ordered.append(piece if piece["order"] == order else Piece(**piece | {"order": order}))
        lying[piece["place"]] += 1
    return ordered


def lying(
    id: str, sprite: str, place: str, face: str, count: int = 1, seat: int | None = None, *, term: str
) -> Piece:
    """A piece, of a seat or of none."""
    piece = Piece(id=id, sprite=sprite, place=place, order=0, count=count, face=face, term=term)
    if seat is not None:
        piece["seat"] = seat
    return piece


def laid(route: str, words: Words) -> Piece:
    """A pipeline on its route."""
    return lying(f"{route} pipeline", pipe(route), route, words("piece-pipeline"), term="pipeline")


@kept
def bank(view: dict[str, Any], words: Words) -> list[Piece]:
    """SDN-SETUP-2, SDN-SETUP-3: tankers and pipelines that nobody has bought."""
    left = {"tanker": view["tankers_left"], "pipeline": view["pipelines_left"]}
    return [
        lying(f"stock {kind}", kind, "stock", words(f"piece-{kind}"), count, term=kind)
        for kind, count in left.items()
        if count
    ]


@kept
def derricks(view: dict[str, Any], words: Words) -> list[Piece]:
    """Derricks, one piece each; those that produce have the colour of the seat that gains."""
    made: list[Piece] = []
    working = producing(view)
    for id, count in DERRICKS.items():
        for k in range(count):
            piece = lying(
                derrick_id(id, k), "derrick", f"{id} derricks", words("piece-derrick"), term="derrick"
            )
            piece["note"] = words("note-idle")
            if (id, k) in working:
                seat, port = working[id, k]
                piece["seat"] = seat
                piece["note"] = words("note-working", seat=words.seat(seat), port=anchorage(port, words))
            made.append(piece)
    return made


@kept
def of_seat(
    view: dict[str, Any], seat: int, endangered: dict[str, list[Threat]], words: Words
) -> list[Piece]:
    """A seat's leaders, agent and tankers. endangered: by country, who could overthrow its ruler."""
    letter = SEAT_NAMES[seat]
    made: list[Piece] = []
    for kind, at in leaders(view, seat):
        made.append(lying(leader_id(at, seat, kind), kind, at, leader(kind, words), seat=seat, term="leader"))
        made[-1]["about"] = words(f"about-{kind}")
        if at in CAPITALS:
            by = words.listed([threat.text for threat in endangered.get(CAPITALS[at], [])]) or "none"
            made[-1]["note"] = words("note-ruler", threats=by, **land(at, words))
    held = reserve(view, seat)
    for kind in TYPE_IDS:
        if held[kind]:
            place = f"{letter} reserve"
            id, name = leader_id(place, seat, kind), leader(kind, words)
            made.append(lying(id, kind, place, name, held[kind], seat, term="leader"))
            made[-1]["about"] = words(f"about-{kind}")
    agent = view["table"][seat]["agent"]
    if agent is not None:
        made.append(
            lying(agent_id(agent, seat), "agent", agent, words("piece-agent"), seat=seat, term="agent")
        )
    for place, count in view["table"][seat]["tankers"].items():
        made.append(tankers(tankers_id(place, seat), harbour(place), count, seat, words))
    waiting = view["table"][seat]["waiting"]
    if waiting:
        place = f"{letter} waiting"
        made.append(tankers(f"{place} tanker", place, waiting, seat, words))
    return made


def tankers(id: str, place: str, count: int, seat: int, words: Words) -> Piece:
    """A seat's tankers at a place."""
    return lying(id, "tanker", place, words("piece-tanker"), count, seat, term="tanker")


def derrick_id(country: str, number: int) -> str:
    """The piece of a country's derrick, by its number in the data file."""
    return f"{country} derrick {number + 1}"


def leader_id(place: str, seat: int, kind: str) -> str:
    """The piece of a leader."""
    return f"{place} {SEAT_NAMES[seat]} {kind}"


def agent_id(point: str, seat: int) -> str:
    """The piece of an agent."""
    return f"{point} {SEAT_NAMES[seat]} agent"


def tankers_id(place: str, seat: int) -> str:
    """The piece of a seat's tankers in a port or on a sea. place: the id that the rules use."""
    return f"{harbour(place)} {SEAT_NAMES[seat]} tanker"


@kept
def incidents(view: dict[str, Any], words: Words) -> list[Piece]:
    """The deck, and the cards below it in the order in which they were drawn."""
    made: list[Piece] = []
    if view["deck"]:
        made.append(
            Piece(
                id="deck cards",
                sprite=BACK,
                place="deck",
                order=0,
                count=view["deck"],
                face=None,
                term="deck",
            )
        )
    drawn = view["below"]
    for card in dict.fromkeys(reversed(drawn)):
        piece = lying(
            f"below {card}", card, "below", card_name(card, words), drawn.count(card), term="incident"
        )
        piece["about"] = card_sentence(card, words)
        made.insert(1 if view["deck"] else 0, piece)
    return made
