"""Das Spiel der Nationen as numbers for learners: all that a view holds, seats counted from the own one."""

from collections.abc import Callable
from typing import Final

from detente.core.shown.features import (
    Features,
    View,
    choice,
    flag,
    grid,
    number,
    per_seat,
    per_seat_and,
    row,
    saturated,
    seat_of,
    tally,
)
from detente.games.nations import GAME, ROUNDS
from detente.games.nations.codes import LEADERS, MOST_SEATS
from detente.games.nations.data import BOARD, TYPE_IDS

POINTS: Final = BOARD.point_ids
POINT: Final = {id: k for k, id in enumerate(POINTS)}
PLACES: Final = [id for id in BOARD.tanker_place_ids if id]
CARDS: Final = len(BOARD.faces)
CARD: Final = {id: face for face, id in enumerate(BOARD.card_ids)}
COPIES: Final = [f"copy {k + 1}" for k in range(max(BOARD.card_counts))]
MOST_MONEY: Final = 200
MOST_INCOME: Final = 100
MOST_PRICE: Final = 64 * max(BOARD.price)


def leaders(kind: str) -> Callable[[View], list[list[float]]]:
    """By seat the points where its leaders of this type stand."""

    def read(view: View) -> list[list[float]]:
        return [
            standing([leader["place"] for leader in seat["leaders"] if leader["type"] == kind])
            for seat in view["table"]
        ]

    return read


def standing(places: list[str | None]) -> list[float]:
    """Which points are among the places."""
    found: list[float] = [0] * len(POINTS)
    for place in places:
        if place in POINT:
            found[POINT[place]] = 1
    return found


def elsewhere(place: str) -> Callable[[View], list[list[float]]]:
    """By seat how many leaders of each type are not on the board, but there."""

    def read(view: View) -> list[list[float]]:
        return [
            [
                sum(leader["type"] == kind and leader["place"] == place for leader in seat["leaders"])
                for kind in TYPE_IDS
            ]
            for seat in view["table"]
        ]

    return read


def ruled(view: View) -> list[list[float]]:
    """By seat the countries that it rules."""
    return [[1 if id in seat["countries"] else 0 for id in BOARD.countries] for seat in view["table"]]


def prices(view: View) -> list[float]:
    """By point 1 + what the cheapest move there would cost, 0 if none leads there."""
    found: list[float] = [0] * len(POINTS)
    for move in view["moves"]:
        for target in move["targets"]:
            at, cost = POINT[target["point"]], 1 + target["price"]
            if not found[at] or cost < found[at]:
                found[at] = cost
    return found


def loaded(view: View) -> list[list[float]]:
    """By seat and country the derricks there that load a tanker of the seat."""
    return [
        [sum(pair["country"] == id for pair in seat["pairs"]) for id in BOARD.countries]
        for seat in view["table"]
    ]


def below(view: View) -> list[float]:
    """By copy and kind where the card lies below the deck."""
    found: list[float] = [0] * (len(COPIES) * len(BOARD.card_ids))
    for place, id in enumerate(view["below"]):
        at = CARD[id]
        while found[at]:
            at += len(BOARD.card_ids)
        found[at] = place + 1
    return found


def tankers(view: View) -> list[list[float]]:
    """By seat and place its tankers."""
    return [[seat["tankers"].get(place, 0) for place in PLACES] for seat in view["table"]]


FEATURES: Final = Features(
    GAME,
    [
        saturated(number("round", "the round", 1, max(ROUNDS), lambda v: v["round"])),
        number(
            "rounds left",
            "rounds still to come after this one",
            0,
            max(ROUNDS),
            lambda v: v["rounds"] - v["round"],
        ),
        seat_of("turn", "whose turn it is", MOST_SEATS, lambda v: v["turn"]),
        seat_of("first", "who began", MOST_SEATS, lambda v: v["first"]),
        choice("phase", "what the turn waits for", ["first", "agent", "leader", "end"], lambda v: v["phase"]),
        flag("agent moved", "whether the agent has moved in this turn", lambda v: v["agent_moved"]),
        flag("leader done", "whether the leader's phase is over", lambda v: v["leader_done"]),
        flag(
            "tanker used",
            "whether a tanker was bought, moved or sold in this turn",
            lambda v: v["tanker_used"],
        ),
        flag("pipeline used", "whether a pipeline was bought in this turn", lambda v: v["pipeline_used"]),
        flag("last chance", "whether only a card can save who is to act", lambda v: v["last_chance"]),
        saturated(
            number(
                "collected",
                "income collected in this turn, millions",
                0,
                MOST_INCOME,
                lambda v: v["collected"],
            )
        ),
        number("keep", "what a purchase must leave, millions", 0, max(BOARD.price), lambda v: v["keep"]),
        per_seat(
            "living",
            "whether it is in the game",
            0,
            1,
            MOST_SEATS,
            lambda v: [s["living"] for s in v["table"]],
        ),
        per_seat(
            "opened",
            "whether it has begun its first turn",
            0,
            1,
            MOST_SEATS,
            lambda v: [s["opened"] for s in v["table"]],
        ),
        per_seat(
            "fallen",
            "when it dropped out: 1 for the first, 0 for who did not",
            0,
            MOST_SEATS,
            MOST_SEATS,
            lambda v: [s["fallen"] for s in v["table"]],
        ),
        saturated(
            per_seat(
                "cash",
                "its cash, millions",
                0,
                MOST_MONEY,
                MOST_SEATS,
                lambda v: [s["cash"] for s in v["table"]],
            )
        ),
        saturated(
            per_seat(
                "debt",
                "what it still owes, millions",
                0,
                MOST_MONEY,
                MOST_SEATS,
                lambda v: [s["debt"] for s in v["table"]],
            )
        ),
        saturated(
            per_seat(
                "income",
                "what it would collect now, millions",
                0,
                MOST_INCOME,
                MOST_SEATS,
                lambda v: [s["income"] for s in v["table"]],
            )
        ),
        per_seat(
            "derricks",
            "derricks that count after the last round",
            0,
            sum(BOARD.derricks),
            MOST_SEATS,
            lambda v: [s["derricks"] for s in v["table"]],
        ),
        saturated(
            per_seat(
                "worth",
                "worth that counts after the last round, millions",
                -MOST_MONEY,
                MOST_MONEY,
                MOST_SEATS,
                lambda v: [s["worth"] for s in v["table"]],
            )
        ),
        per_seat(
            "canal open",
            "whether its tankers may pass the canal",
            0,
            1,
            MOST_SEATS,
            lambda v: [s["canal_open"] for s in v["table"]],
        ),
        per_seat(
            "waiting",
            "tankers still to be stationed",
            0,
            BOARD.tankers,
            MOST_SEATS,
            lambda v: [s["waiting"] for s in v["table"]],
        ),
        per_seat_and(
            "tankers", "its tankers, by port and sea", 0, BOARD.tankers, MOST_SEATS, PLACES, tankers
        ),
        per_seat_and("rules", "countries that it rules", 0, 1, MOST_SEATS, BOARD.countries, ruled),
        per_seat_and(
            "loaded",
            "derricks of a country that load one of its tankers",
            0,
            max(BOARD.derricks),
            MOST_SEATS,
            BOARD.countries,
            loaded,
        ),
        *(
            per_seat_and(
                kind,
                f"points where its leaders of the type {kind} stand",
                0,
                1,
                MOST_SEATS,
                POINTS,
                leaders(kind),
            )
            for kind in TYPE_IDS
        ),
        per_seat_and(
            "agent",
            "where its agent is",
            0,
            1,
            MOST_SEATS,
            POINTS,
            lambda v: [standing([s["agent"]]) for s in v["table"]],
        ),
        per_seat_and(
            "reserve",
            "leaders in its reserve, by type",
            0,
            LEADERS,
            MOST_SEATS,
            TYPE_IDS,
            elsewhere("reserve"),
        ),
        per_seat_and(
            "out", "leaders out of the game, by type", 0, LEADERS, MOST_SEATS, TYPE_IDS, elsewhere("out")
        ),
        tally("pipelines", "pipelines laid", BOARD.routes, 1, lambda v: v["pipelines"]),
        number(
            "pipelines left",
            "pipelines still to be bought",
            0,
            BOARD.pipelines,
            lambda v: v["pipelines_left"],
        ),
        number("tankers left", "tankers still to be bought", 0, BOARD.tankers, lambda v: v["tankers_left"]),
        number("deck", "cards that nobody has seen yet", 0, CARDS, lambda v: v["deck"]),
        tally(
            "unseen", "these cards, by kind", BOARD.card_ids, max(BOARD.card_counts), lambda v: v["unseen"]
        ),
        grid(
            "below",
            "the places of a kind's cards below the deck, from 1 in the order of drawing; 0 if there are none or fewer",
            0,
            CARDS,
            [COPIES, BOARD.card_ids],
            below,
        ),
        choice("card", "the open card", BOARD.card_ids, lambda v: v["card"]),
        choice("card by", "who has drawn it", ["agent", "leader"], lambda v: v["card_by"]),
        choice("chosen", "the point of the leader chosen to move", POINTS, lambda v: v["chosen"]),
        saturated(
            row(
                "price",
                "1 + the cost of the cheapest move to a point, millions; 0 if none leads there",
                0,
                MOST_PRICE,
                POINTS,
                prices,
            )
        ),
    ],
)
