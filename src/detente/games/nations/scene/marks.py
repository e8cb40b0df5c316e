"""Marks: yields, costs, the open card, and what an action would change."""

from typing import Any

from detente.core.shown.drawing import Mark
from detente.core.shown.words import Words
from detente.games.nations.data import BOARD
from detente.games.nations.scene.names import asked
from detente.games.nations.scene.pieces import derrick_id, tankers_id
from detente.games.nations.scene.reading import prices, producing, rulers, yields
from detente.games.nations.scene.threats import cheapest
from detente.games.nations.state import SEAT_NAMES


def marks(view: dict[str, Any], words: Words) -> list[Mark]:
    """Each country's yield to its ruler, lines from derricks to tankers (SDN-INCOME-3), the cost of a leader's end points, the open card."""
    made = [
        Mark(kind="price", on=[id], text=words("income-mark", amount=amount), term="yield")
        for id, amount in yields(view).items()
    ]
    made += [
        Mark(kind="line", on=[derrick_id(*derrick), tankers_id(port, seat)], text="", seat=seat)
        for derrick, (seat, port) in producing(view).items()
    ]
    if view["seat"] in view["to_act"]:
        for target, price in prices(view).items():
            text = words("preview-price", price=price)
            made.append(Mark(kind="price", on=[target], text=text, term="price"))
    if view["card"] is not None:
        made.append(Mark(kind="last", on=[f"below {view['card']}"], text=""))
    return made


def preview(before: dict[str, Any], after: dict[str, Any], words: Words) -> list[Mark]:
    """What an action changes: a chosen leader's end points and their prices, the cheapest first; otherwise rulers, cash and income.

    What comes to the next seat as its turn begins is not the action's doing.
    """
    if asked(after) == "target" and asked(before) != "target":
        return [
            Mark(kind="preview", on=[target], text=words("preview-price", price=price))
            for target, price in sorted(prices(after).items(), key=lambda one: one[1])
        ]
    made: list[Mark] = []
    was, will = rulers(before), rulers(after)
    for id in BOARD.countries:
        owner_was = was[id][0] if id in was else None
        owner = will[id][0] if id in will else None
        if owner != owner_was:
            text = words("preview-free") if owner is None else words("preview-ruler", seat=words.seat(owner))
            made.append(Mark(kind="preview", on=[id], text=text))
    begins = after["turn"] if after["turn"] != before["turn"] else None
    for seat in range(before["seats"]):
        if seat == begins:
            continue
        text = account(before["table"][seat], after["table"][seat], words)
        if text:
            made.append(Mark(kind="preview", on=[f"player {SEAT_NAMES[seat]}"], text=text))
    own = before["seat"]
    if before["phase"] == "agent" and before["table"][own]["agent"] != after["table"][own]["agent"]:
        made += barred(before, after, words)
    return made


def barred(before: dict[str, Any], after: dict[str, Any], words: Words) -> list[Mark]:
    """SDN-LEADER-7: the observer's countries that a move of the agent protects or lays open."""
    was, will = cheapest(before, words), cheapest(after, words)
    return [
        Mark(kind="preview", on=[id], text=words("preview-threatened", price=will.get(id, 0)))
        for id in BOARD.countries
        if was.get(id) != will.get(id)
    ]


def account(was: dict[str, Any], will: dict[str, Any], words: Words) -> str:
    """How a seat's cash and income change; empty if they do not."""
    cash = was["cash"], will["cash"]
    income = was["income"], will["income"]
    if cash[0] != cash[1] and income[0] != income[1]:
        values = {
            "cash-before": cash[0],
            "cash-after": cash[1],
            "income-before": income[0],
            "income-after": income[1],
        }
        return words("preview-both", **values)
    if cash[0] != cash[1]:
        return words("preview-money", before=cash[0], after=cash[1])
    if income[0] != income[1]:
        return words("preview-income", before=income[0], after=income[1])
    return ""
