"""Panels: the state of the game, the effect of a command, shares of each territory, the players."""

from collections import Counter
from typing import Any

from detente.core.shown.drawing import Fact, Panel
from detente.core.shown.explained import fact
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.europe1815.scene import names, sums


@kept
def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """All panels: the state of the game, the command under way, the territories, the players."""
    made = [table_panel(view, words)]
    if view["command"] is not None:
        made.append(command_panel(view, words))
    made.append(territory_panel(view, words))
    return made + [player_panel(view, seat, words) for seat in range(view["seats"])]


@kept
def table_panel(view: dict[str, Any], words: Words) -> Panel:
    """Year, phase, turn, actions; the teams' sums."""
    facts = [
        fact("year", str(view["year"]) if view["year"] else "", words),
        fact("phase", words(f"phase-{view['phase']}"), words),
        fact("order", " – ".join(names.SEAT_NAMES[seat] for seat in view["turn_order"]), words),
        fact("goal", words("goal", points=view["victory"]), words),
    ]
    if view["turn"] is not None and view["phase"] in ("winter", "summer"):
        facts.insert(2, actions_fact(view, words))
    if view["teams"]:
        facts += [
            Fact(label=team_name(view, team, words), value=team_points(view, team, words), term="together")
            for team in (0, 1)
        ]
    return Panel(
        id="table",
        kind="facts",
        title=words("panel-table"),
        seat=None,
        places=[],
        facts=facts,
        term="table",
    )


def actions_fact(view: dict[str, Any], words: Words) -> Fact:
    """E15-ACT-1, E15-YEAR-4: the actions left; in a half turn what that is."""
    if view["half"]:
        return Fact(label=words("label-actions"), value=words("half-turn"), term="half")
    return fact("actions", words("actions-left", count=view["actions"]), words)


@kept
def territory_panel(view: dict[str, Any], words: Words) -> Panel:
    """Each territory with its bonus, and how many of its lands each seat holds."""
    board = names.MAPS[view["map"]]
    facts = [
        Fact(
            label=words("label-territory", territory=names.territory(id, words), bonus=board.bonus[k]),
            value=held(view, [board.land_ids[land] for land in board.lands_of[k]]),
            about=words.listed([names.land(board.land_ids[land], words) for land in board.lands_of[k]]),
            term="territory",
        )
        for k, id in enumerate(board.territory_ids)
    ]
    return Panel(
        id="territories",
        kind="facts",
        title=words("label-territories"),
        seat=None,
        places=[],
        facts=facts,
        term="territories",
    )


def held(view: dict[str, Any], lands: list[str]) -> str:
    """How many of these lands each seat holds: `A 2/3 · B 1/3`, or all: `A ✓`."""
    owners = Counter(view["lands"][id]["owner"] for id in lands)
    said = [
        f"{names.SEAT_NAMES[seat]} ✓"
        if owners[seat] == len(lands)
        else f"{names.SEAT_NAMES[seat]} {owners[seat]}/{len(lands)}"
        for seat in range(view["seats"])
        if owners[seat]
    ]
    return " · ".join(said) or "–"


def team_name(view: dict[str, Any], team: int, words: Words) -> str:
    """A team, named by its players."""
    return " + ".join(words.seat(seat) for seat in members(view, team))


def members(view: dict[str, Any], team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat in range(view["seats"]) if view["table"][seat]["team"] == team]


def team_points(view: dict[str, Any], team: int, words: Words) -> str:
    """The SP of a team."""
    return words("points", points=together(view, team))


@kept
def command_panel(view: dict[str, Any], words: Words) -> Panel:
    """What the command would do with the parts chosen so far."""
    command = view["command"]
    target = command["target"]
    title = words(f"command-{command['kind']}", land=names.land(target, words) if target else "")
    return Panel(
        id="command",
        kind="forecast",
        title=title,
        seat=None,
        places=[],
        facts=[*part_facts(view, words), *battle_facts(command, words), *budget_facts(command, words)],
        term="command",
    )


def part_facts(view: dict[str, Any], words: Words) -> list[Fact]:
    """Which units take part, and which dissolve."""
    command = view["command"]
    facts = [
        Fact(
            label=names.land(part["land"], words),
            value=names.units(part, words, part["general"]) + ships_of(part, words),
            term="part",
        )
        for part in command["parts"]
    ]
    worn = names.units(command["dissolved"], words)
    if worn:
        facts.append(fact("dissolved", worn, words))
    if command["kind"] == "relocation" and command["effects"] > 1:
        facts.append(fact("effects", str(command["effects"] - 1), words))
    return facts


def ships_of(part: dict[str, Any], words: Words) -> str:
    """The ships that carry a part."""
    return f" ({words('units-ships', count=part['ships'])})" if part["ships"] else ""


def battle_facts(command: dict[str, Any], words: Words) -> list[Fact]:
    """The battle: strengths, result, losses, markers."""
    battle = command["battle"]
    if battle is None:
        return []
    result = "conquest" if battle["conquest"] else "skirmish"
    return [
        fact("strengths", f"{battle['attack']} : {battle['defence']}", words),
        fact("result", words(f"result-{result}"), words),
        fact("lost", names.units(battle["lost"], words) or words("none"), words),
        fact("beaten", names.units(battle["beaten"], words) or words("none"), words),
        *([fact("gained", f"+{battle['markers']}", words)] if battle["markers"] else []),
    ]


def budget_facts(command: dict[str, Any], words: Words) -> list[Fact]:
    """Unit points to be stationed."""
    if command["kind"] not in ("resupply", "setup", "reinforcement"):
        return []
    return [fact("unspent", words("of-budget", left=command["unspent"], all=command["budget"]), words)]


@kept
def player_panel(view: dict[str, Any], seat: int, words: Words) -> Panel:
    """A seat's SP, its power and the sources of it, and its supply."""
    about = view["table"][seat]
    begun = view["year"] > 0
    facts = [
        fact("points", str(about["points"]), words),
        fact("together", together(view, about["team"]), words),
        fact("power", of_power(about, words) if begun else "", words, sums.power(view, about, words)),
        fact("markers", str(about["markers"]) if begun else "", words),
        fact("lands", str(about["lands"]), words),
        fact(
            "reinforcement",
            f"+{about['reinforcement']}" if begun else "",
            words,
            sums.reinforcement(view, about, words),
        ),
        fact("controlled", ", ".join(names.territory(id, words) for id in about["territories"]), words),
        fact("loyalty", "" if about["loyalty"] is None else str(about["loyalty"]), words),
        fact("wish", wish(about, words), words, wished(about, words)),
        fact("standing", standing(about, words), words),
    ]
    panel = Panel(
        id=names.player(seat),
        kind="player",
        title=words.seat(seat),
        seat=seat,
        places=[names.supply(seat)],
        facts=facts,
        term="player",
    )
    if view["teams"]:
        panel["allies"] = [ally for ally in members(view, about["team"]) if ally != seat]
    return panel


def of_power(about: dict[str, Any], words: Words) -> str:
    """A seat's power and rank."""
    return words("power", power=about["power"], rank=about["rank"])


def together(view: dict[str, Any], team: int) -> str:
    """The SP of a team, as a figure; empty if there are no teams."""
    return str(sum(view["table"][seat]["points"] for seat in members(view, team))) if view["teams"] else ""


def wish(about: dict[str, Any], words: Words) -> str:
    """The wish of the crown, and whether it is fulfilled now."""
    if about["wish"] is None:
        return ""
    return words("wish", wish=words(f"wish-{about['wish']}"), met="yes" if about["wish_met"] else "no")


def wished(about: dict[str, Any], words: Words) -> str:
    """What the wish of the crown asks for; empty if there is none."""
    return "" if about["wish"] is None else words(f"about-wish-{about['wish']}")


def standing(about: dict[str, Any], words: Words) -> str:
    """A seat's special status: native chief, exile, flag lost."""
    said = [words(f"standing-{kind}") for kind in ("chief", "exile") if about[kind]]
    if about["flag"] is not None and not about["holds_flag"]:
        said.append(words("standing-flag"))
    return ", ".join(said)
