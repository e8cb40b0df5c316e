"""How the numbers of a power come about, in words: what they are the sum of."""

from typing import Any

from detente.core.shown.words import Words
from detente.games.europe1815.data import TYPE_IDS
from detente.games.europe1815.scene import names


def power(view: dict[str, Any], about: dict[str, Any], words: Words) -> str:
    """E15-SP-1: the parts of a seat's power."""
    return said(power_parts(view, about), words)


def power_parts(view: dict[str, Any], about: dict[str, Any]) -> dict[str, int]:
    """E15-SP-1: what a seat's power is the sum of."""
    board = names.MAPS[view["map"]]
    return {
        "lands": about["lands"] * board.land_power,
        "bonus": bonus(view, about),
        "fortresses": (about["grey"] + about["white"]) * board.fortress_power,
        "flags": about["foreign_flags"] * board.flag_power,
        "markers": about["markers"] * board.marker_power,
    }


def bonus(view: dict[str, Any], about: dict[str, Any]) -> int:
    """E15-MAP-4: the bonuses of the territories that a seat controls."""
    board = names.MAPS[view["map"]]
    return sum(board.bonus[board.territory_ids.index(id)] for id in about["territories"])


def reinforcement(view: dict[str, Any], about: dict[str, Any], words: Words) -> str:
    """E15-REINF-1, E15-AM-5, E15-AM-9, E15-AM-14: the parts of a seat's new troops."""
    board = names.MAPS[view["map"]]
    half = about["lands"] // board.lands_per_ep
    lands = {"half": half} if half >= board.least_reinforcement else {"least": board.least_reinforcement}
    parts = {**lands, "bonus": bonus(view, about), "flag": board.flag_ep if about["holds_flag"] else 0}
    if about["loyalty"] is not None:
        parts["loyalty"] = board.loyalty_bonus[about["loyalty"]]
    if about["chief"]:
        parts["chief"] = view["options"]["chief_ep"]
    parts["between"] = about["reinforcement"] - sum(parts.values())
    return said(parts, words)


def said(parts: dict[str, int], words: Words) -> str:
    """`lands 6, fortresses 2`: the parts that are not 0."""
    return ", ".join(
        words(f"part-{part}", points=str(points).replace("-", "−"))
        for part, points in parts.items()
        if points
    )


def worth(kind: str, map: str, words: Words) -> str:
    """E15-UNIT-2: what a piece is worth and how it fights; empty for a ship, which does not fight alone."""
    board = names.MAPS[map]
    if kind == "flag":
        return words("about-flag", defence=board.capital_defence)
    if kind == "general":
        return words("about-unit", ep=0, attack=board.general_attack, defence=board.general_defence)
    if kind not in TYPE_IDS:
        return ""
    k = TYPE_IDS.index(kind)
    return words("about-unit", ep=board.ep[k], attack=board.attack[k], defence=board.defence[k])
