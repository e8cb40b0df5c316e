"""What uses of cards and events make of Germany and of the world."""

from collections.abc import Mapping
from typing import Any, Final

from detente.games.germany import codes
from detente.games.germany.cards import CARDS
from detente.games.germany.ids import PHASE_IDS, TRACK_IDS
from detente.games.germany.mind.mind import HURTFUL, Mind
from detente.games.germany.state import Germany
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.mind.outlook import Outlook
from detente.games.twoplustwo.mind.world import World, chances, tables_seen
from detente.games.twoplustwo.rules.points import side_power
from detente.games.twoplustwo.state import PLAIN_RULINGS, SIDE_OF
from detente.games.twoplustwo.tables import IDS

OWN_COLOUR: Final = (1, 0)
"""Of West and of East, as colour codes."""
CARDS_OF_A_DECADE: Final = 16
"""Normal cards on the displays of a decade, without the automatic ones."""
LAID_BEFORE: Final = {"A": 0, "B": 5, "C": 10}
UNREST_WEIGHT: Final = 0.5
"""What unrest from a drawn card costs Germany, in the measure of its board."""
PRESTIGE_WEIGHT: Final = 0.55

Standing = tuple[Germany, float, World]
"""Germany's board, what it gained besides for East, and the world."""


def german_view(view: Mapping[str, Any], side: int) -> dict[str, Any]:
    """The view as a German state of the base game has it."""
    phase = view["phase"] if view["phase"] in PHASE_IDS else PHASE_IDS[0] if view["phase"] else None
    return {
        **view,
        "seat": side,
        "tracks": {name: view["tracks"][name] for name in TRACK_IDS},
        "phase": phase,
        "row": [id for id in view["row"] if id in CARDS.ids],
    }


def nearness_of(view: Mapping[str, Any]) -> float:
    """How near the end of decade is, from 0 to 1."""
    if view["phase"]:
        return 1.0
    laid = LAID_BEFORE[view["sub"]] + (7 if view["sub"] == "C" else 6) - len(view["display"])
    return min(0.4 + 0.6 * laid / CARDS_OF_A_DECADE, 1.0)


class Thought:
    """Weighs actions for the seat of a view."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.side = SIDE_OF[self.seat]
        self.tables = tables_seen(view)
        nearness = nearness_of(view)
        cards = self.tables.edition.cards
        self.mind = Mind(german_view(view, self.side), PLAIN_RULINGS, nearness, self.tables.icons, cards)
        self.outlook = Outlook(self.seat, view["decade"], nearness)
        self.world = World(view)
        self.now = self.outlook.worth(self.mind.start, self.world)
        self.active: int = self.seat if view["turn"] is None else view["turn"]

    # -- weighing

    def worth(self, standing: Standing) -> float:
        """What a standing is worth."""
        board, extra, world = standing
        return self.outlook.worth(self.mind.worth(board) + extra, world)

    def gained(self, gain: float, world: World) -> float:
        """What a gain of the own state in Germany, and a world, are worth."""
        return self.outlook.worth(self.mind.start + (gain if self.side == codes.EAST else -gain), world)

    def start(self) -> Standing:
        """Things as they are."""
        return self.mind.board, 0.0, self.world.copy()

    # -- uses of a card

    def use(self, face: int, use: int) -> float:
        """What a use of a normal card, but its event, is worth."""
        gain, world = 0.0, self.world.copy()
        points = self.tables.value_of[self.side][face]
        less = int(self.seat == tpt.SOVIET_UNION and world.value_down and use != tpt.USE_CREDIT)
        if use == tpt.USE_ARMS:
            gain += self.step_arms(world, -1 if self.side == codes.WEST else 1)
        elif use == tpt.USE_CREDIT:
            world.money[self.seat] += points
        elif use == codes.USE_UNREST:
            gain += self.mind.use(use, int(self.tables.colour[face] == OWN_COLOUR[self.side]))
        else:
            gain += self.mind.use(use, max(points - less, 0))
        if face >= tpt.FIRST_TPT:
            source = tpt.SOURCE_VALUE + 2 * (face - tpt.FIRST_TPT) + self.side
            for element in self.tables.icons.elements(source):
                gain += self.new_icon(world, element, self.seat)
        return self.gained(gain, world)

    # -- events

    def event(self, face: int) -> float:
        """What a card's event is worth if the seat triggers it."""
        elements = self.elements(face, self.seat)
        best = self.worth(self.carried_out(elements, self.seat))
        if self.tables.colour[face] != codes.DUAL:
            return best
        return max(
            [best]
            + [self.worth(self.carried_out([e for e in elements if e != out], self.seat)) for out in elements]
        )

    def elements(self, face: int, seat: int) -> list[int]:
        """The elements of an event that a seat triggers: of a Blue Card its half."""
        found = list(self.tables.icons.elements(face))
        if self.tables.colour[face] == tpt.BLUE:
            found = [e for e in found if self.tables.icons.colour[e] == SIDE_OF[seat]]
        return found

    def auto_elements(self, face: int) -> list[int]:
        """The elements of an automatic event; of a Blue Card the arrows cancel each other."""
        icons = self.tables.icons
        found = [e for e in icons.elements(face) if not icons.shaded[e]]
        if self.tables.colour[face] == tpt.BLUE:
            found = [e for e in found if icons.icon[e] != codes.ICON_ARROW]
        return found

    def carried_out(self, elements: list[int], seat: int | None) -> Standing:
        """Things after some icons: those that help Germany's active state first. seat: None in an automatic event."""
        icons = self.tables.icons
        board, extra, world = self.start()
        return self.go_on((board, extra, world), self.ordered(elements, icons.icon, seat), seat)

    def ordered(self, elements: list[int], icon: list[int], seat: int | None) -> list[int]:
        """Elements in the order in which a player carries them out; in an automatic event as printed."""
        if seat is None:
            return elements
        late = (*HURTFUL[SIDE_OF[seat]], tpt.ICON_DOVE_LOST, tpt.ICON_CONFLICT)
        return sorted(elements, key=lambda e: icon[e] in late)

    def go_on(self, standing: Standing, elements: list[int], seat: int | None) -> Standing:
        """Things after some icons, in this order."""
        board, extra, world = standing
        icons = self.tables.icons
        for element in elements:
            icon, track = icons.icon[element], icons.track[element]
            if icon <= codes.ICON_ARROW and not (icon == codes.ICON_ARROW and track >= tpt.DOMINANCE):
                if (
                    icon == codes.ICON_ARROW
                    and track == codes.PRESTIGE
                    and self.converts(world, element, seat)
                ):
                    self.move(world, tpt.DOMINANCE, icons.step[element])
                    continue
                actor = SIDE_OF[seat] if seat is not None else max(icons.colour[element], codes.WEST)
                if icon == codes.ICON_GUILLAUME_AFFAIR:
                    extra += 0.5
                    continue
                board, more = self.mind.icon(board, element, actor)
                extra += more if self.side == codes.EAST else -more
            else:
                gain = self.new_icon(world, element, seat)
                extra += gain if self.side == codes.EAST else -gain
        return board, extra, world

    def converts(self, world: World, element: int, seat: int | None) -> bool:
        """Whether the own seat, as an active superpower, would rather move dominance."""
        icons = self.tables.icons
        if seat is None or seat != self.seat or seat > tpt.SOVIET_UNION or icons.strict[element]:
            return False
        return abs(world.tracks[0] + icons.step[element]) <= codes.TRACK_END and self.rather_dominance(
            world, icons.step[element]
        )

    def rather_dominance(self, world: World, step: int) -> bool:
        """Whether a step of dominance is worth more than one of prestige."""
        moved = world.copy()
        self.move(moved, tpt.DOMINANCE, step)
        return self.gained(0.0, moved) >= self.gained_by_prestige(world, step)

    def gained_by_prestige(self, world: World, step: int) -> float:
        """What a step of prestige is worth."""
        gain = PRESTIGE_WEIGHT * step
        return self.gained(gain if self.side == codes.EAST else -gain, world)

    def new_icon(self, world: World, element: int, seat: int | None) -> float:
        """An icon of 2+2 changes the world; what it gains for the own state in Germany."""
        icons = self.tables.icons
        icon = icons.icon[element]
        who = self.active if seat is None else seat
        if icon == codes.ICON_ARROW:
            step = icons.step[element]
            if icons.track[element] == tpt.ARMS_RACE:
                return self.step_arms(world, step)
            self.move(world, icons.track[element], step)
        elif icon == tpt.ICON_TREASURY:
            world.money[icons.colour[element]] += icons.amount[element]
        elif icon == tpt.ICON_CONFLICT:
            power = icons.colour[element]
            return self.draw(
                world, tpt.CONFLICT_DECK, int(side_power(who)) if power == codes.NOBODY else power
            )
        elif icon == tpt.ICON_DOVE_LOST:
            world.lose_dove()
        elif icon == tpt.ICON_DOVE_RESTORED:
            world.doves = min(world.doves + 1, self.tables.doves)
        elif icon == tpt.ICON_PEACEMAKER:
            world.collected[who] += 1
        elif icon == tpt.ICON_FREE_ARROW and seat is not None:
            self.move_freely(world)
        elif icon == tpt.ICON_ARMS_RACE_COST_UP:
            world.cost_up = True
        elif icon == tpt.ICON_SOVIET_VALUE_DOWN:
            world.value_down = True
            return -1.0 if self.side == codes.EAST else 1.0
        elif icon == tpt.ICON_NEXT_DECADE_CARD:
            world.money[icons.colour[element]] += 1
        return 0.0

    def move(self, world: World, track: int, step: int) -> None:
        """A marker of the world moves as far as it can; a step of dominance that cannot be made brings a dollar."""
        at = world.tracks[track - tpt.DOMINANCE] + step
        first, last = self.tables.first[track - tpt.DOMINANCE], self.tables.last[track - tpt.DOMINANCE]
        if first <= at <= last:
            world.tracks[track - tpt.DOMINANCE] = at
        elif track == tpt.DOMINANCE:
            world.money[1 if step > 0 else 0] += 1

    def move_freely(self, world: World) -> None:
        """The step of dominance that is worth most."""
        best = max((-1, 1), key=lambda step: self.outcome_of_step(world, step))
        self.move(world, tpt.DOMINANCE, best)

    def outcome_of_step(self, world: World, step: int) -> float:
        """What a step of dominance is worth."""
        twin = world.copy()
        self.move(twin, tpt.DOMINANCE, step)
        return self.gained(0.0, twin)

    def step_arms(self, world: World, step: int) -> float:
        """A step of the arms race and its card; what it gains for the own state in Germany."""
        power = 1 if step > 0 else 0
        before = world.tracks[2]
        self.move(world, tpt.ARMS_RACE, step)
        if world.tracks[2] == before:
            return 0.0
        world.money[power] -= int(world.cost_up)
        return self.draw(world, tpt.ARMS_DECK, power)

    def draw(self, world: World, deck: int, power: int) -> float:
        """A card is drawn: what it brings on an average; what it gains for the own state in Germany."""
        there = chances(self.tables, deck, self.view["decade"], power)
        world.money[power] += there.money
        for k, steps in enumerate(there.tracks):
            world.tracks[k] += steps
        world.lose_dove(there.doves)
        unrest = UNREST_WEIGHT * there.unrest * (-1 if power == self.side else 1)
        return unrest + PRESTIGE_WEIGHT * there.prestige * (1 if self.side == codes.EAST else -1)

    # -- the automatic event that an action brings about

    def with_auto_event(self, taken: str) -> float:
        """How much better or worse the automatic event makes things that comes if this card is taken from the display."""
        shown = self.view["display"]
        if len(shown) != 2 or taken not in shown:
            return 0.0
        face = IDS.index(next(id for id in shown if id != taken))
        elements = self.auto_elements(face)
        level = self.view["forecast"]["arms_race"]
        after = self.worth(self.carried_out(elements, None))
        if level["level"] >= 3 and level["seat"] == self.seat:
            after = max(
                [after]
                + [self.worth(self.carried_out([e for e in elements if e != out], None)) for out in elements]
            )
        return after - self.now
