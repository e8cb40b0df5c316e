"""Knowledge for bots: how good each legal action looks, from the view alone.

A command of many parts is planned as a whole, and its parts are chosen as planned; since nothing changes before the last
one, the same plan comes out each time.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from detente.games.europe1815.brain.opening import capital, choice
from detente.games.europe1815.brain.outlook import NUMBER, UNIT, Outlook, kind_of, outlook, read
from detente.games.europe1815.brain.supply import Stacks, best_move, best_troops, stationing
from detente.games.europe1815.brain.team import give_land, give_marker
from detente.games.europe1815.brain.war import MARGIN, RETAKEN, best_attack, best_scouts

NEVER: Final = -1000.0
CHOSEN: Final = 100.0
RESUPPLY: Final = 4 * UNIT - 0.4
"""What resupply is worth as the last action of a turn."""
LAST_RESORT: Final = 0.0
"""What it is worth as the first: it ends the turn."""
NOTHING: Final = -0.3
"""To end the turn while something may be done."""
UPRISING: Final = 0.8
TRIBES: Final = 0.05
GIFT: Final = 0.25
"""A team action has to promise more than this."""
GRAIN: Final = 0.3
WEAR: Final = {"inf": 2.0, "kav": 1.0, "art": 0.0}

Land = Mapping[str, int]


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """For each action how good it looks; higher is better. The same view always gives the same numbers."""
    if len(actions) == 1:
        return [0.0]
    o = outlook(read(view))
    number = NUMBER[o.position.american]
    question = view["question"]["name"]
    if question == "wear":
        return [WEAR[action.split()[1]] for action in actions]
    if view["command"] is not None:
        return follow(o, view["command"], actions, number)
    return [grained(weigh(o, view, question, action, number)) for action in actions]


def grained(worth: float) -> float:
    """The worth in steps of a grain: what differs by less looks alike, so that games from one position vary."""
    return round(worth / GRAIN) * GRAIN


# -- commands under way


def follow(o: Outlook, command: Mapping[str, Any], actions: Sequence[str], number: Land) -> list[float]:
    """The next part of what was planned; done if there is none."""
    stacks, general = planned(o, command, number)
    if command["stack"]:
        land, kind = number[command["stack"]["land"]], kind_of(command["stack"]["type"])
        wanted = next((n for at, of, n in stacks if (at, of) == (land, kind)), 1)
        return [-abs(int(action.split()[1]) - wanted) + 0.0 for action in actions]
    ids = o.board.land_ids
    order = [f"{('inf', 'kav', 'art')[kind]} {ids[land]}" for land, kind, _ in stacks]
    if general:
        order.append(f"general {ids[o.position.general[o.me]]}")
    next_part = next((text for text in order if text in actions), "done")
    return [CHOSEN if action == next_part else 0.0 if action != "done" else 1.0 for action in actions]


def planned(o: Outlook, command: Mapping[str, Any], number: Land) -> tuple[Stacks, bool]:
    """The whole command: its stacks, and whether the General goes along."""
    kind = command["kind"]
    target = number[command["target"]] if command["target"] else None
    if kind in ("resupply", "setup", "reinforcement"):
        return stationing(o, command["budget"], kind, target), False
    if target is None:
        return (), False
    if kind == "attack":
        plan = best_attack(o, target)
        return plan.stacks, plan.general
    if kind == "scout":
        return best_scouts(o, target).stacks, False
    if kind == "relocation":
        return best_move(o, target).stacks, False
    if kind == "troops":
        return best_troops(o, target).stacks, False
    return (), False


# -- actions that begin something, or are done at once


def weigh(o: Outlook, view: Mapping[str, Any], question: str, action: str, number: Land) -> float:
    """How good an action looks where no command is under way."""
    words = action.split()
    verb = words[0]
    if verb in ("end", "skip", "done"):
        return NOTHING if verb == "end" else 0.0
    if action == "give marker":
        return above(give_marker(o), GIFT)
    land = number[words[-1]]
    if verb == "give":
        return above(give_land(o, land) if words[1] == "land" else best_troops(o, land).worth, GIFT)
    if question == "turn" or question == "effect":
        return turn_action(o, view, verb, land)
    if verb == "plant":
        return capital(o, land)
    if verb == "choose":
        return choice(o, land)
    if verb == "restore":
        return o.worth(o.me, land) - 0.2 * o.threat(land)
    return o.ep(land) + 0.5 * (o.safe(land, o.units[land])) - 0.1 * o.threat(land)


def turn_action(o: Outlook, view: Mapping[str, Any], verb: str, land: int) -> float:
    """How good an action of a turn looks."""
    if verb == "attack":
        return above(best_attack(o, land).worth, MARGIN)
    if verb == "relocate":
        return above(best_move(o, land).worth, 0.1)
    if verb == "resupply":
        return resupply(o, land, view["actions"])
    if verb == "diplomacy":
        return diplomacy(o, land)
    if verb == "scout":
        return above(best_scouts(o, land).worth, MARGIN)
    if verb == "uprising":
        return UPRISING * o.others_share * o.worth(o.owner[land], land)
    if verb == "strengthen":
        return TRIBES
    if verb == "jump":
        return jump(o, land)
    return NEVER


def above(worth: float, least: float) -> float:
    """The worth of something that has to promise more than this."""
    return worth if worth > least else NEVER


def diplomacy(o: Outlook, land: int) -> float:
    """A land for nothing; one infantry will hold it."""
    worth = o.taking(land)
    if not o.safe(land, (1, 0, 0)):
        worth -= RETAKEN * o.worth(o.me, land)
    return worth


def resupply(o: Outlook, land: int, actions: int) -> float:
    """Four EP, best where they are needed."""
    left = sum([n * ep for n, ep in zip(o.position.supply[o.me], (1, 2, 3), strict=True)])
    if left < 4:
        return NEVER
    need = 0.3 * o.frontier(land) + 0.3 * (not o.safe(land, o.units[land]))
    return RESUPPLY + need if actions == 1 else LAST_RESORT


def jump(o: Outlook, land: int) -> float:
    """The General flees from a land that is in danger to one that is not."""
    here = o.position.general[o.me]
    in_danger = not o.safe(here, o.units[here], True)
    return 0.4 if in_danger and o.safe(land, o.units[land], True) and not o.position.wear else NEVER
