"""What the end of decade would bring if it came now: each phase counted on the current table (EOD).

Dismantling, the prestige box, police and socialists depend on future choices: the forecast counts them but does not guess.
It gives unrest as a certain minimum and a possible maximum, depending on where Hamburg goes and whom provinces press.
"""

from typing import Any

from detente.core.engine.keeper import Keeper
from detente.games.germany import codes
from detente.games.germany.rules import counts
from detente.games.germany.rules.economy import Worth, exports_of, sound_factories, worth_of
from detente.games.germany.state import Germany


def hamburgs(s: Germany) -> list[int]:
    """WSDV-HAM-1: the provinces where West may count Hamburg; only one if Hamburg has no factory."""
    if s.factory[codes.HAMBURG] == codes.EMPTY_SITE:
        return [codes.NIEDERSACHSEN]
    return [codes.SCHLESWIG_HOLSTEIN, codes.NIEDERSACHSEN]


def protests_after(s: Germany, coming: list[int]) -> list[int]:
    """WSDV-EOD-10.1, WSDV-WB-6: mass protests of West and East; West Berlin's count twice, including its supplier's.

    coming: the unrest that each province gets.
    """
    west, east, unrest = 0, 0, s.unrest
    for province in range(codes.FIRST_EAST):
        west += (unrest[province] + coming[province]) // 4
    for province in range(codes.FIRST_EAST, codes.PROVINCES):
        east += (unrest[province] + coming[province]) // 4
    if not s.rulings[codes.RULING_BERLIN_ONCE]:
        west += (unrest[codes.WEST_BERLIN] + coming[codes.WEST_BERLIN]) // 4
    return [west, east]


class Coming:
    """The unrest that phases 6 and 7 can bring, with Hamburg in one province (WSDV-EOD-6.1 to WSDV-EOD-7.5).

    standards: the living standard after the export check. pressing: each pressing province, the provinces it may press, and how
    hard. least, most: by province.
    """

    def __init__(self, s: Germany, standards: list[int], protests: list[int]) -> None:
        self.standards = standards
        self.pressing: list[tuple[int, list[int], int]] = []
        self.least = counts.internal_unrest(s, standards)
        self.most = self.least[:]
        for province in range(codes.PROVINCES):
            pressure = standards[province] - protests[province]
            if pressure > 0:
                targets = counts.pressed(province, pressure, standards)
                if targets:
                    self.press(province, targets, pressure)

    def press(self, province: int, targets: list[int], pressure: int) -> None:
        """WSDV-EOD-7.1 to WSDV-EOD-7.4: a province presses others."""
        self.pressing.append((province, targets, pressure))
        sure = len(targets) == 1 or province == codes.WEST_BERLIN
        for target in targets:
            self.most[target] += pressure - self.standards[target]
            if sure:
                self.least[target] += pressure - self.standards[target]


class Prospect:
    """What phases 3 to 7 bring to the provinces. Do not modify it: it is kept until what it depends on changes.

    trade: what exports were computed from. protests: the mass protests that are there already.
    choices: the provinces where Hamburg may be. best: export values for each of them. currency:
    counts of Western currency for each. conditions: of the flight. least_standards, most_standards: of each
    province after the export check. least, most: the unrest that each province gets. pressing, after: who presses, whom it may
    press, and how hard, and the living standard then, for the choice that brings the most unrest. pressures: the same for the view;
    None until they are asked for.
    """

    def __init__(self, s: Germany, worth: Worth, protests: list[int]) -> None:
        self.trade = worth.trade
        self.protests = protests
        self.standards = s.standards[:]
        self.sectors = s.sectors[:]
        self.delivered = s.delivered
        self.rulings = s.rulings[:]
        self.pressures: list[list[Any]] | None = None
        self.choices = hamburgs(s)
        self.best = [exports_of(s, worth, hamburg) for hamburg in self.choices]
        after = [counts.standards_after_export(s, self.best[0])]
        if len(self.best) > 1 and self.best[1] != self.best[0]:
            after.append(counts.standards_after_export(s, self.best[1]))
        self.currency = [counts.currency_counts(s, best) for best in self.best]
        self.conditions = counts.flight_conditions(s, protests)
        one = Coming(s, after[0], protests)
        other = one if after[-1] == after[0] else Coming(s, after[-1], protests)
        self.least_standards = lows(one.standards, other.standards)
        self.most_standards = highs(one.standards, other.standards)
        self.least = lows(one.least, other.least)
        self.most = highs(one.most, other.most)
        worst = other if sum(other.most) > sum(one.most) else one
        self.pressing = worst.pressing
        self.after = worst.standards

    def holds(self, s: Germany, worth: Worth) -> bool:
        """Whether it is still right as long as there are no other mass protests."""
        return (
            self.trade == worth.trade
            and self.standards == s.standards
            and self.sectors == s.sectors
            and self.delivered == s.delivered
            and self.rulings == s.rulings
        )


class Outlook(Keeper):
    """How many mass protests there would be after phases 3 to 7, and why; all that the provinces depend on.

    unrest, supplied, socialists: what is there already. placed: how many socialists those are. worth: of the factories. sound: how
    many of them can be run down. least, most: the mass protests of West and East then.
    """

    def __init__(self, s: Germany, worth: Worth, prospect: Prospect) -> None:
        super().__init__()
        self.worth = worth
        self.prospect = prospect
        self.unrest: list[int] = s.unrest[:]
        self.supplied: list[int] = s.supplied[:]
        self.socialists: list[int] = s.socialists[:]
        self.placed: int = s.placed_socialists()
        self.sound = int(sound_factories(s))
        self.least = protests_after(s, prospect.least)
        self.most = protests_after(s, prospect.most)

    def holds(self, s: Germany, worth: Worth) -> bool:
        """Whether it is still right as long as phases 3 to 7 bring the same."""
        return (
            self.worth is worth
            and self.unrest == s.unrest
            and self.supplied == s.supplied
            and self.socialists == s.socialists
        )


def outlook_of(s: Germany) -> Outlook:
    """What phases 3 to 7 would bring now; computed anew only as far as what it depends on has changed."""
    worth = worth_of(s)
    known = s._outlook
    prospect: Prospect | None = None
    if isinstance(known, Outlook) and known.prospect.holds(s, worth):
        if known.holds(s, worth):
            return known
        prospect = known.prospect
    protests = s.all_protests()
    if prospect is None or prospect.protests != protests:
        prospect = Prospect(s, worth, protests)
    found = Outlook(s, worth, prospect)
    s._outlook = found
    return found


class Forecast(Keeper):
    """The counts of each phase.

    terms, level: of the flight; 0 with a wall. dismantles: build points that East must dismantle for it.
    currency: the terms and the deficit, for each province where Hamburg may be. sound: factories that can be run down.
    police_cost, police_removal: cards. socialists: gained or lost. placed: those in the provinces. prospect: what comes to the provinces.
    least, most: the mass protests of West and East after it. wall, tracks, box: what else it depends on, as it was. facts: all of it for
    the view; None until it is asked for.
    """

    def __init__(self, s: Germany, outlook: Outlook) -> None:
        super().__init__()
        self.prospect = prospect = outlook.prospect
        self.least: list[int] = outlook.least
        self.most: list[int] = outlook.most
        self.placed: int = outlook.placed
        self.sound = outlook.sound
        self.wall: int = s.wall
        self.tracks: list[int] = s.tracks[:]
        self.box: int = s.box
        self.facts: list[Any] | None = None
        self.terms = counts.flight_terms_with(s, prospect.conditions)
        self.level = 0 if s.wall else int(counts.flight_level(self.terms))
        self.dismantles = 1 if s.wall else self.level // 2
        self.currency = [
            (hamburg, counts.currency_terms_with(s, prospect.currency[k]))
            for k, hamburg in enumerate(prospect.choices)
        ]
        self.police_cost = len(s.police)
        self.police_removal = int(s.fresh_police())
        self.socialists = int(counts.socialists_due(s))

    def holds(self, s: Germany, outlook: Outlook) -> bool:
        """Whether all that it depends on is the same."""
        return (
            self.prospect is outlook.prospect
            and self.tracks == s.tracks
            and self.placed == outlook.placed
            and self.sound == outlook.sound
            and self.least == outlook.least
            and self.most == outlook.most
            and self.box == s.box
            and self.wall == s.wall
            and self.police_cost == len(s.police)
            and self.police_removal == s.fresh_police()
            and self.terms[0] == s.flight_symbols()
            and self.terms[1] == s.red_police()
        )


def forecast_of(s: Germany, outlook: Outlook) -> Forecast:
    """What the end of decade would bring now; computed anew only when what it depends on has changed. outlook: that of now."""
    known = s._forecast
    if isinstance(known, Forecast) and known.holds(s, outlook):
        return known
    found = Forecast(s, outlook)
    s._forecast = found
    return found


def forecast_now(s: Germany, outlook: Outlook) -> Forecast | None:
    """What the end of decade would bring now; None once the game is over. outlook: that of now."""
    return None if s.over else forecast_of(s, outlook)


def lows(one: list[int], other: list[int]) -> list[int]:
    """The lesser number at each index of two lists."""
    if one is other:
        return one
    return [min(one[k], other[k]) for k in range(len(one))]


def highs(one: list[int], other: list[int]) -> list[int]:
    """The greater number at each index of two lists."""
    if one is other:
        return one
    return [max(one[k], other[k]) for k in range(len(one))]
