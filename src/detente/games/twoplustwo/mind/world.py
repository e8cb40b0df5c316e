"""The superpowers' world of a view, and what drawn cards are likely to do to it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from detente.core.options import content
from detente.games.germany import codes
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.data import OWN_EDITION
from detente.games.twoplustwo.events import NEW_TRACK_IDS
from detente.games.twoplustwo.state import ALLY
from detente.games.twoplustwo.tables import HOUSE_TABLES, Tables, made_of

TRACKS: Final = (tpt.DOMINANCE, tpt.SPACE_RACE, tpt.ARMS_RACE)


class World:
    """What the superpowers have. tracks: dominance, space race, arms race. money, doves, collected (by seat), cost_up and
    value_down as on the table. lost: for each dove that a card drawn or an icon may cost the one who acts, its probability.
    """

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.tracks = [float(view["tracks"][name]) for name in NEW_TRACK_IDS]
        self.money = [float(dollars) for dollars in view["treasuries"]]
        self.doves: int = view["doves"]
        self.collected = [float(len(cards)) for cards in view["collected"]]
        self.cost_up = "arms_race_cost_up" in view["reminders"]
        self.value_down = "soviet_value_down" in view["reminders"]
        self.lost: list[float] = []

    def copy(self) -> "World":
        """A world to try something on."""
        twin = World.__new__(World)
        twin.tracks = self.tracks[:]
        twin.money = self.money[:]
        twin.doves = self.doves
        twin.collected = self.collected[:]
        twin.cost_up = self.cost_up
        twin.value_down = self.value_down
        twin.lost = self.lost[:]
        return twin

    def lose_dove(self, chance: float = 1.0) -> None:
        """A dove is lost, or may be."""
        if chance >= 1.0 and self.doves > 0 and not self.lost:
            self.doves -= 1
        elif chance > 0:
            self.lost.append(chance)

    def war(self) -> float:
        """How likely more doves are lost than there are."""
        spread = [1.0]
        for chance in self.lost:
            more = [0.0, *(p * chance for p in spread)]
            spread = [p + q for p, q in zip([*(p * (1 - chance) for p in spread), 0.0], more, strict=True)]
        return sum(spread[self.doves + 1 :])

    def doves_left(self) -> float:
        """How many doves are likely to be left."""
        return max(self.doves - sum(self.lost), 0.0)


class Chances:
    """What a card of a deck brings a superpower on an average: dollars, steps of the tracks, doves lost, prestige, unrest on
    the own side.
    """

    def __init__(self, tables: Tables, sources: list[int], power: int) -> None:
        icons = tables.icons
        self.money = self.doves = self.prestige = self.unrest = 0.0
        self.tracks = [0.0, 0.0, 0.0]
        for source in sources:
            losses = 0
            for k in icons.elements(source):
                icon, track = icons.icon[k], icons.track[k]
                if icon == tpt.ICON_TREASURY and icons.colour[k] == power:
                    self.money += icons.amount[k] / len(sources)
                elif icon == tpt.ICON_DOVE_LOST:
                    losses += 1
                elif icon in (codes.ICON_UNREST_E, codes.ICON_UNREST_W):
                    own = (icon == codes.ICON_UNREST_E) == (power == 1)
                    self.unrest += (1 if own else -1) / len(sources)
                elif icon == codes.ICON_ARROW and track == codes.PRESTIGE:
                    self.prestige += icons.step[k] / len(sources)
                elif icon == codes.ICON_ARROW and track in TRACKS:
                    self.tracks[track - tpt.DOMINANCE] += icons.step[k] / len(sources)
            self.doves += min(losses, 1) / len(sources)


@lru_cache(4 * tpt.DECADES * 2)
def chances(tables: Tables, deck: int, decade: int, power: int) -> Chances:
    """What a draw brings a superpower in a decade."""
    if deck == tpt.ARMS_DECK:
        first = [tpt.SOURCE_ARMS + (k * tpt.DECADES + decade - 1) * 2 + power for k in range(tpt.DECK_CARDS)]
    else:
        assert deck == tpt.CONFLICT_DECK
        first = [tpt.SOURCE_CONFLICT + k * 2 + power for k in range(tpt.DECK_CARDS)]
    return Chances(tables, first, power)


def tables_seen(view: Mapping[str, Any]) -> Tables:
    """The tables of the edition of a view."""
    facts = view["edition"]
    return HOUSE_TABLES if facts is None else made_of(content(OWN_EDITION, facts).form)


def war_share(collected: list[float], me: int, trigger: int) -> float:
    """TPT-NUKE-11.3 to TPT-NUKE-11.5: what a seat would get of a war that another one triggers."""
    if me == trigger:
        return 0.0
    others = [seat for seat in range(4) if seat != trigger]
    most = max(collected[seat] for seat in others)
    best = [seat for seat in others if collected[seat] == most]
    opponents = [seat for seat in best if seat != ALLY[trigger]] or best
    return 1.0 / len(opponents) if me in opponents else 0.0
