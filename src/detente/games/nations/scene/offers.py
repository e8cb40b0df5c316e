"""Labels of the legal actions, and the elements that offer them."""

from typing import Any, Final

from detente.core.shown.standing import Answer, Foreseen
from detente.core.shown.words import Words
from detente.games.nations import notation
from detente.games.nations.data import BOARD
from detente.games.nations.scene.names import (
    CAPITAL_OF,
    PRICE,
    asked,
    berth,
    ends,
    harbour,
    land,
    point,
    short_point,
    stop,
)
from detente.games.nations.scene.pieces import agent_id, leader_id, tankers_id
from detente.games.nations.scene.reading import leader_at, prices, standing_at
from detente.games.nations.state import SEAT_NAMES


def offer(view: dict[str, Any], action: str, words: Words) -> tuple[str, list[str]]:
    """The label of an action, and the elements that offer it."""
    verb, *rest = action.split()
    if verb in ("agent", "place", "advance", "to", "withdraw", "depose"):
        return of_people(view, verb, rest, words)
    if "tanker" in rest:
        return of_tankers(view, verb, rest[1:], words)
    if "pipeline" in rest:
        return of_pipelines(verb, rest[1], words)
    if verb == "lose":
        return ruler_offer(view, "offer-lose-leader", rest[1], words)
    return words(f"offer-{'-'.join([verb, *rest])}"), []


def waives(view: dict[str, Any], action: str) -> bool:
    """Whether an action gives up what else could be done."""
    return action in ("done", "decline", "give up")


STANDING: Final = {"end_turn": Answer("turn", ["done"], alone=True)}
"""A turn may end by itself once nothing else is left to do."""


def foreseen(view: dict[str, Any]) -> dict[str, Foreseen]:
    """What a player may be asked while away: what a card offers or takes."""
    return {
        "loan": Foreseen(["decline", "take loan"]),
        "order": Foreseen(["decline"]),
        "coup": Foreseen(["decline"]),
        "depose": Foreseen(["decline"]),
        "death": Foreseen(list(notation.LOSE_LEADER.texts())),
        "loss": Foreseen(list(notation.LOSE_TANKER.texts())),
    }


def of_people(view: dict[str, Any], verb: str, rest: list[str], words: Words) -> tuple[str, list[str]]:
    """Actions of leaders and agents."""
    seat = view["seat"]
    if verb == "agent":
        at = view["table"][seat]["agent"]
        own = [agent_id(at, seat)] if at is not None else []
        return words("offer-agent", point=stop(rest[0], words)), [rest[0], *standing_at(view, rest[0]), *own]
    if verb == "place":
        kind, id = rest
        price = 0 if asked(view) == "coup" else PRICE[kind]
        label = words("offer-place", leader=kind, price=price, **land(id, words))
        capital = CAPITAL_OF[id]
        held = leader_id(f"{SEAT_NAMES[seat]} reserve", seat, kind)
        return label, [capital, *standing_at(view, capital), held]
    if verb == "to":
        label = "offer-to" if leader_at(view, rest[0]) is None else "offer-to-attack"
        price = prices(view)[rest[0]]
        return words(label, point=point(rest[0], words), price=price), [rest[0], *standing_at(view, rest[0])]
    if verb == "depose":
        return ruler_offer(view, "offer-depose", rest[0], words)
    owner, kind = leader_at(view, rest[0]) or (seat, "king")
    label = words(f"offer-{verb}", leader=kind, point=short_point(rest[0], words))
    return label, [leader_id(rest[0], owner, kind)]


def ruler_offer(view: dict[str, Any], message: str, id: str, words: Words) -> tuple[str, list[str]]:
    """An action on the ruler of a country."""
    capital = CAPITAL_OF[id]
    owner, kind = leader_at(view, capital) or (view["seat"], "king")
    label = words(message, leader=kind, **land(id, words))
    return label, [leader_id(capital, owner, kind)]


def of_tankers(view: dict[str, Any], verb: str, rest: list[str], words: Words) -> tuple[str, list[str]]:
    """Buying, moving, selling, stationing and losing a tanker."""
    seat = view["seat"]
    place = rest[0]
    own = tankers_id(place, seat)
    if verb == "move":
        label = words("offer-move-tanker", source=berth(place, words), target=berth(rest[2], words))
        return label, [own, harbour(rest[2])]
    named = berth(place, words)
    if verb == "buy":
        return words("offer-buy-tanker", place=named, price=BOARD.tanker_price), [
            harbour(place),
            "stock tanker",
        ]
    if verb == "station":
        piece = [f"{SEAT_NAMES[seat]} waiting tanker"] if view["table"][seat]["waiting"] else ["stock tanker"]
        return words("offer-station", place=named), [harbour(place), *piece]
    if verb == "sell":
        return words("offer-sell-tanker", place=named, price=BOARD.tanker_worth), [own]
    return words("offer-lose-tanker", place=named), [own]


def of_pipelines(verb: str, route: str, words: Words) -> tuple[str, list[str]]:
    """Laying or removing a pipeline."""
    if verb == "buy":
        label = words("offer-buy-pipeline", price=BOARD.pipeline_price, **ends(route, words))
        return label, [route, "stock pipeline"]
    return words("offer-remove-pipeline", **ends(route, words)), [route, f"{route} pipeline"]
