"""Nuclear War as numbers for learners: all that a view holds, seats counted from the own one."""

from typing import Final

from detente.core.shown import features
from detente.games.nuclear_war import GAME, codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.state import SEAT_NAMES

IDS: Final = EDITION.ids
PLACEABLE: Final = IDS[: codes.SECRET]
CARRIERS: Final = IDS[codes.CARRIER : codes.PROPAGANDA]
WARHEADS: Final = IDS[: codes.CARRIER]
SLOTS: Final = [f"slot {k + 1}" for k in range(codes.ROW_SLOTS)]
PEOPLE: Final = EDITION.population_total
MOST_LOAD: Final = max(EDITION.capacity)
DECK_SIZE: Final = len(EDITION.faces)
MOST_SHOTS: Final = 12
VALUES: Final = [str(value) for value in EDITION.population_values]
CARD: Final = {id: face for face, id in enumerate(IDS)}
PLACED: Final = {id: face for face, id in enumerate(PLACEABLE)}
BY_WARHEAD: Final = {id: k for k, id in enumerate(WARHEADS)}
BY_CARRIER: Final = {id: k for k, id in enumerate(CARRIERS)}


def launch_slots(view: features.View) -> list[list[float]]:
    """The carrier in each seat's launch slot."""
    slots = [seat["launch_slot"] for seat in view["table"]]
    return [features.counted([slot] if slot else [], BY_CARRIER) for slot in slots]


def deterrents(view: features.View) -> list[list[float]]:
    """The deterrents that each seat shows."""
    return [features.counted(seat["deterrents"], PLACED) for seat in view["table"]]


def own_row(view: features.View) -> list[float]:
    """The cards in the own row, slot by slot."""
    found: list[float] = []
    for card in view["row"]:
        found += features.counted([card], PLACED)
    return found + [0] * (len(PLACED) * (codes.ROW_SLOTS - len(view["row"])))


def known_hands(view: features.View) -> list[list[float]]:
    """By seat the cards that the own seat can tell to be in its hand or row."""
    return [
        features.surely_at(view, codes.FACES, lambda place, letter=letter: place.startswith(f"{letter} "))  # type: ignore[misc]
        for letter in SEAT_NAMES[: view["seats"]]
    ]


def announced(view: features.View) -> list[list[float]]:
    """By target the shots of the final retaliation still to come."""
    return [
        features.counted((shot["warhead"] for shot in view["salvo"] if shot["target"] == seat), BY_WARHEAD)
        for seat in range(view["seats"])
    ]


def padded(marks: list[int]) -> list[float]:
    """The marks on a row, 0 for slots without a card."""
    return [*marks, *[0] * (codes.ROW_SLOTS - len(marks))]


def waiting(view: features.View) -> list[list[float]]:
    """By seat and secret its place among those that wait, from 1; 0 if it does not."""
    found = [[0.0] * codes.SECRETS for _ in range(view["seats"])]
    for place, secret in enumerate(view["waiting"], 1):
        found[secret["seat"]][CARD[secret["card"]] - codes.SECRET] = place
    return found


def turn_in(view: features.View, queue: list[int]) -> list[float]:
    """By seat the place in a queue, from 1; 0 if it is not in it."""
    return [queue.index(seat) + 1 if seat in queue else 0 for seat in range(view["seats"])]


FEATURES: Final = features.Features(
    GAME,
    [
        features.choice(
            "phase",
            "set-up, laying the first rows, or play",
            ["set-up", "rows", "play"],
            lambda v: v["phase"],
        ),
        features.flag("war", "whether war reigns", lambda v: v["war"]),
        features.seat_of("turn", "whose turn or set-up it is", codes.MOST_SEATS, lambda v: v["turn"]),
        features.seat_of(
            "next", "who plays after that, as things stand", codes.MOST_SEATS, lambda v: v["next"]
        ),
        features.seat_of("first", "the first player", codes.MOST_SEATS, lambda v: v["first"]),
        features.per_seat(
            "set-up left",
            "whether its set-up is to come",
            0,
            1,
            codes.MOST_SEATS,
            lambda v: [1 if seat in v["set_up_left"] else 0 for seat in range(v["seats"])],
        ),
        features.flag(
            "bank known", "whether the people in the bank are known", lambda v: v["bank"] is not None
        ),
        features.number(
            "bank", "people in the bank at least, millions", 0, PEOPLE, lambda v: v["bank_at_least"]
        ),
        features.number(
            "bank change",
            "what the bank has gained since the deal, millions",
            -PEOPLE,
            PEOPLE,
            lambda v: v["bank_change"],
        ),
        features.per_seat(
            "living",
            "whether it has people",
            0,
            1,
            codes.MOST_SEATS,
            lambda v: [s["living"] for s in v["table"]],
        ),
        features.per_seat(
            "population known",
            "whether its total is known",
            0,
            1,
            codes.MOST_SEATS,
            lambda v: [s["population"] is not None for s in v["table"]],
        ),
        features.per_seat(
            "population",
            "its people at least, exactly where known, millions",
            0,
            PEOPLE,
            codes.MOST_SEATS,
            lambda v: [s["at_least"] for s in v["table"]],
        ),
        features.per_seat(
            "population change",
            "what it has gained since the deal, millions",
            -PEOPLE,
            PEOPLE,
            codes.MOST_SEATS,
            lambda v: [s["change"] for s in v["table"]],
        ),
        features.per_seat(
            "hand size",
            "cards in its hand",
            0,
            DECK_SIZE,
            codes.MOST_SEATS,
            lambda v: [s["hand"] for s in v["table"]],
        ),
        features.per_seat(
            "row size",
            "cards in its row",
            0,
            codes.ROW_SLOTS,
            codes.MOST_SEATS,
            lambda v: [s["row"] for s in v["table"]],
        ),
        features.per_seat_and(
            "launch slot", "the carrier in its launch slot", 0, 1, codes.MOST_SEATS, CARRIERS, launch_slots
        ),
        features.per_seat(
            "load",
            "megatons that this carrier may still carry",
            0,
            MOST_LOAD,
            codes.MOST_SEATS,
            lambda v: [s["load"] for s in v["table"]],
        ),
        features.per_seat_and(
            "deterrents",
            "cards that it shows as deterrents",
            0,
            codes.SHOWN_SLOTS,
            codes.MOST_SEATS,
            PLACEABLE,
            deterrents,
        ),
        features.per_seat(
            "missing",
            "turns that it has to miss",
            0,
            DECK_SIZE,
            codes.MOST_SEATS,
            lambda v: [s["missing"] for s in v["table"]],
        ),
        features.per_seat_and(
            "struck",
            "cards in its row that are dead if they are warheads: 1, or 2 if they may have been exchanged since",
            0,
            2,
            codes.MOST_SEATS,
            SLOTS,
            lambda v: [padded(s["struck"]) for s in v["table"]],
        ),
        features.per_seat_and(
            "waiting",
            "its secrets that lie open and wait, by their place in the order, from 1",
            0,
            codes.SECRETS,
            codes.MOST_SEATS,
            IDS[codes.SECRET :],
            waiting,
        ),
        features.per_seat(
            "dying",
            "its place among those who wait for their final retaliation, from 1",
            0,
            codes.MOST_SEATS,
            codes.MOST_SEATS,
            lambda v: turn_in(v, v["dying"]),
        ),
        features.per_seat(
            "interceptors",
            "its place among those who have intercepted in this turn, from 1",
            0,
            codes.MOST_SEATS,
            codes.MOST_SEATS,
            lambda v: turn_in(v, v["interceptors"]),
        ),
        features.seat_of(
            "salvo of", "whose final retaliation is under way", codes.MOST_SEATS, lambda v: v["salvo_of"]
        ),
        features.per_seat_and(
            "salvo",
            "shots of it still to come, by target and warhead",
            0,
            MOST_SHOTS,
            codes.MOST_SEATS,
            WARHEADS,
            announced,
        ),
        features.number("deck", "cards in the deck", 0, DECK_SIZE, lambda v: v["deck"]),
        features.tally(
            "discard", "cards in the discard pile", IDS, max(EDITION.counts), lambda v: v["discard"]
        ),
        features.choice("turned up", "the card turned up", PLACEABLE, lambda v: v["turned_up"]),
        features.tally("hand", "the own hand", IDS, codes.HAND_SIZE + 1, lambda v: v["hand"]),
        features.grid(
            "row",
            "the own row, slot by slot",
            0,
            1,
            [SLOTS, PLACEABLE],
            own_row,
        ),
        features.grid(
            "dead",
            "whether a dead warhead lies in the slot of the own row",
            0,
            1,
            [SLOTS],
            lambda v: [float(k in v["dead"]) for k in range(codes.ROW_SLOTS)],
        ),
        features.per_seat_and(
            "known cards",
            "unseen cards that the own seat can tell to be in its hand or row",
            0,
            max(EDITION.counts),
            codes.MOST_SEATS,
            IDS,
            known_hands,
        ),
        features.tally(
            "population cards",
            "the own population cards, by value",
            VALUES,
            max(EDITION.population_deal),
            lambda v: [value for value, count in v["population_cards"].items() for _ in range(count)],
        ),
        features.flag(
            "may take back",
            "whether a deterrent may be taken back in this turn",
            lambda v: v["may_take_back"],
        ),
        features.choice(
            "about card", "the card that the question is about", IDS, lambda v: v["about"].get("card")
        ),
        features.choice(
            "about carrier",
            "the carrier of the attack in question",
            CARRIERS,
            lambda v: v["about"].get("carrier"),
        ),
        features.choice(
            "about warhead",
            "the warhead of the attack in question",
            WARHEADS,
            lambda v: v["about"].get("warhead"),
        ),
        features.seat_of(
            "about attacker",
            "the attacker, if it is asked who intercepts",
            codes.MOST_SEATS,
            lambda v: v["about"].get("attacker"),
        ),
        *features.drafted(
            [GAME.actions.text(action) for action in range(GAME.actions.size)],
            codes.HAND_SIZE + codes.ROW_SLOTS,
        ),
    ],
)
