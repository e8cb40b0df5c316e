"""What uses of cards and events gain: each decider on a board takes what is best for its side."""

from collections.abc import Mapping
from typing import Any, Final

from detente.games.germany import codes
from detente.games.germany.board import BOARD
from detente.games.germany.cards import CARD_ICONS, CARDS, Cards
from detente.games.germany.icons import Icons
from detente.games.germany.mind.board import copy_of, effect, read, unrest_changed
from detente.games.germany.mind.weights import economies, expected_unrest, site_gain, unrest_weight, weigh
from detente.games.germany.notation import BUILD, PLACE, RAISE
from detente.games.germany.rules import economy, standard, unrest
from detente.games.germany.state import Germany

OWN: Final = (codes.WEST_PROVINCES, codes.EAST_PROVINCES)
GUILLAUME: Final = 0.8
"""To look at cards."""


class Mind:
    """Weighs actions for one seat on the board of a view.

    rulings: as on the table. nearness: of the end of decade, from 0 to 1. icons: the tables of the events that may come.
    cards: those that East may have as police.
    """

    def __init__(
        self,
        view: Mapping[str, Any],
        rulings: list[int],
        nearness: float,
        icons: Icons = CARD_ICONS,
        cards: Cards = CARDS,
    ) -> None:
        self.view = view
        self.icons = icons
        self.seat: int = view["seat"]
        self.board = read(view, rulings, cards)
        self.nearness = nearness
        self.sign = (-1.0, 1.0)
        self.start = self.worth(self.board)
        self.uses: dict[tuple[int, int], float] = {}
        self.there: list[int] = []

    def worth(self, s: Germany) -> float:
        """How good a board is for East."""
        return weigh(s, self.nearness)

    def best(self, s: Germany, side: int, legal: list[int]) -> Germany:
        """A board after the answer that a side likes best; the first of equal ones."""
        if PLACE.first <= legal[0] < RAISE.first:
            twin = copy_of(s)
            effect(twin, self.best_unrest(s, side, legal))
            return twin
        boards = [copy_of(s) for _ in legal]
        for twin, action in zip(boards, legal, strict=True):
            effect(twin, action)
        return max(boards, key=lambda twin: self.sign[side] * self.worth(twin))

    def best_unrest(self, s: Germany, side: int, legal: list[int]) -> int:
        """Where a side would rather have 1 unrest more or less, by what lies and comes there."""
        expected, _ = expected_unrest(s, self.nearness)

        def liked(action: int) -> float:
            province, more = unrest_changed(action)
            change = unrest_weight(expected[province] + more) - unrest_weight(expected[province])
            return change if (province < codes.FIRST_EAST) == (side == codes.EAST) else -change

        return max(legal, key=liked)

    def gain(self, s: Germany) -> float:
        """What a board is better than the one of the view, for the own seat."""
        return self.sign[self.seat] * (self.worth(s) - self.start)

    # uses of a card

    def use(self, use: int, points: int) -> float:
        """What removing unrest, building or raising living standard gains with these points.

        Of unrest the points are 1 if removing it is free, else 0.
        """
        key = (use, points)
        if key not in self.uses:
            if use == codes.USE_UNREST:
                self.uses[key] = self.calm(points == 1)
            elif use == codes.USE_BUILD:
                self.uses[codes.USE_BUILD, 0] = 0.0
                self.build(points)
            else:
                self.uses[key] = self.raise_standard(points)
        return self.uses[key]

    def calm(self, free: bool) -> float:
        """Use A."""
        after = self.best(self.board, self.seat, unrest.removals(self.board, OWN[self.seat]))
        if not free:
            after = self.best(after, self.seat, economy.dismantles(after, self.seat, codes.NOBODY))
        return self.gain(after)

    def build(self, points: int) -> None:
        """Use B: for all numbers of points up to this one, the best site each time."""
        s = self.board
        for k in range(1, points + 1):
            legal = economy.builds(s, self.seat, 0)
            if legal:
                s = self.best_site(s, legal)
            self.uses[codes.USE_BUILD, k] = self.gain(s)

    def best_site(self, s: Germany, legal: list[int]) -> Germany:
        """A board with the best site built; what it may lead to counts."""
        there = economies(s, economy.values(s))
        _, best = max([(site_gain(s, there, BUILD.one(action)), action) for action in legal])
        twin = copy_of(s)
        effect(twin, best)
        return twin

    def site(self, site: int) -> float:
        """What a site brings on the board of the view."""
        if not self.there:
            self.there = economies(self.board, economy.values(self.board))
        return site_gain(self.board, self.there, site)

    def east_site(self, site: int) -> bool:
        """Whether a site is East's."""
        return site >= codes.WEST_CITIES if site < codes.CITIES else site - codes.CITIES >= BOARD.west_lines

    def raise_standard(self, points: int) -> float:
        """Use C: the best province each time."""
        s, placed, gain = self.board, 0, 0.0
        for _ in range(standard.MOST_PLACED):
            legal = standard.raises(s, self.seat, points, placed)[:-1]
            if not legal:
                break
            scored = []
            for action in legal:
                twin = copy_of(s)
                effect(twin, action)
                price = int(standard.cost(s, standard.province_at(RAISE.one(action))))
                scored.append((self.gain(twin) - 0.1 * price, action, price, twin))
            value_of_it, action, price, twin = max(scored, key=lambda entry: entry[:2])
            if value_of_it <= gain:
                break
            s, gain = twin, value_of_it
            points -= price
            placed |= 1 << standard.province_at(RAISE.one(action))
        return gain

    # events

    def event(self, source: int, actor: int, dual: bool) -> float:
        """What an event gains, each decider choosing what is best for it; of a dual card the worst icon is ignored."""
        first = source * codes.MOST_ICONS
        elements = list(range(first, first + self.icons.counts[source]))
        gain = self.carried_out(elements, actor)
        if not dual:
            return gain
        return max([gain] + [self.carried_out([e for e in elements if e != out], actor) for out in elements])

    def carried_out(self, elements: list[int], actor: int) -> float:
        """The gain of some icons: those that help first, as the active player orders them."""
        s, extra = self.board, 0.0
        for element in sorted(elements, key=lambda e: self.icons.icon[e] in HURTFUL[actor]):
            s, more = self.icon(s, element, actor)
            extra += more
        return self.gain(s) + extra

    def icon(self, s: Germany, element: int, actor: int) -> tuple[Germany, float]:
        """A board after an icon, and what it gains besides."""
        icon = self.icons.icon[element]
        coat = self.icons.decider[element]
        side = actor if coat == codes.NOBODY else coat
        if icon == codes.ICON_ARROW:
            return self.arrow(s, self.icons.track[element], self.icons.step[element]), 0.0
        if icon in (
            codes.ICON_POLICE_RED,
            codes.ICON_POLICE_PINK,
            codes.ICON_STASI_DISBANDMENT,
            codes.ICON_BUILD_WALL,
            codes.ICON_REMOVE_WALL,
        ):
            return self.state_icon(s, icon), 0.0
        if icon == codes.ICON_GUILLAUME_AFFAIR:
            return s, GUILLAUME * self.sign[self.seat]
        legal = targets(self.icons, s, element)
        if not legal:
            return s, 0.0
        if icon in (codes.ICON_BUILD_E, codes.ICON_BUILD_W):
            return self.best_site(s, legal), 0.0
        if icon == codes.ICON_MOVE_UNREST_E:
            return self.moved(s, side, legal), 0.0
        after = self.best(s, side, legal)
        if icon == codes.ICON_LS_ONLY_W:
            province = standard.province_at(RAISE.one(legal[0]))
            after.unrest[province] = s.unrest[province]
        return after, 0.0

    def moved(self, s: Germany, side: int, legal: list[int]) -> Germany:
        """A board after 1 unrest has moved: from where the side likes it least to where it likes it best."""
        lifted = self.best(s, side, legal)
        source = next(k for k in range(codes.FIRST_EAST, codes.PROVINCES) if lifted.unrest[k] != s.unrest[k])
        return self.best(lifted, side, unrest.destinations(source))

    def arrow(self, s: Germany, track: int, step: int) -> Germany:
        """A board after one arrow; beyond an end it gives a bonus."""
        twin = copy_of(s)
        after = twin.tracks[track] + step
        if -codes.TRACK_END <= after <= codes.TRACK_END:
            twin.tracks[track] = after
            return twin
        if step < 0:
            return self.best(twin, codes.WEST, unrest.places(twin, codes.EAST_PROVINCES, 0))
        legal = unrest.removals(twin, codes.EAST_PROVINCES)
        return self.best(twin, codes.EAST, legal) if legal else twin

    def state_icon(self, s: Germany, icon: int) -> Germany:
        """Police, Stasi and the wall."""
        twin = copy_of(s)
        if icon == codes.ICON_BUILD_WALL:
            twin.wall = 1
        elif icon == codes.ICON_REMOVE_WALL:
            twin.wall = 0
        elif icon == codes.ICON_STASI_DISBANDMENT:
            for k in range(len(twin.spent)):
                twin.unrest[codes.FIRST_EAST + k % (codes.PROVINCES - codes.FIRST_EAST)] += 1
            twin.police, twin.spent = [], []
        elif not twin.disbanded:
            take_police(twin, codes.POLICE_RED if icon == codes.ICON_POLICE_RED else codes.POLICE_PINK)
        return twin


def take_police(s: Germany, kind: int) -> None:
    """East gets the first police card of a kind that it has not got; on a board any will do."""
    s.police.extend(
        [face for face, own in enumerate(s.police_kinds) if own == kind and face not in s.police][:1]
    )


HURTFUL: Final = (
    (
        codes.ICON_UNREST_W,
        codes.ICON_DISMANTLE_W,
        codes.ICON_REMOVE_UNREST_E,
        codes.ICON_BUILD_E,
        codes.ICON_LS_E,
    ),
    (
        codes.ICON_UNREST_E,
        codes.ICON_DISMANTLE_E,
        codes.ICON_REMOVE_UNREST_W,
        codes.ICON_BUILD_W,
        codes.ICON_LS_W,
        codes.ICON_RUNDOWN_E,
    ),
)
"""Icons that the active side would rather carry out last."""


def targets(icons: Icons, s: Germany, element: int) -> list[int]:
    """The answers that an icon allows on a board."""
    icon, provinces = icons.icon[element], icons.provinces[element]
    bound = icons.bound[element]
    one = provinces.bit_count() == 1
    if icon in (codes.ICON_BUILD_E, codes.ICON_BUILD_W):
        if bound == 3:
            return [BUILD.of(codes.RHEINSBERG)] if s.factory[codes.RHEINSBERG] < codes.SOUND else []
        return list(economy.builds(s, codes.EAST if icon == codes.ICON_BUILD_E else codes.WEST, bound))
    if icon in (codes.ICON_DISMANTLE_E, codes.ICON_DISMANTLE_W):
        province = provinces.bit_length() - 1 if one else codes.NOBODY
        return list(
            economy.dismantles(s, codes.EAST if icon == codes.ICON_DISMANTLE_E else codes.WEST, province)
        )
    if icon in (codes.ICON_UNREST_E, codes.ICON_UNREST_W):
        return list(unrest.places(s, provinces, 0))
    if icon in (codes.ICON_REMOVE_UNREST_E, codes.ICON_REMOVE_UNREST_W):
        return list(unrest.removals(s, provinces))
    if icon == codes.ICON_MOVE_UNREST_E:
        return list(unrest.sources(s))
    if icon in (codes.ICON_LS_E, codes.ICON_LS_W, codes.ICON_LS_ONLY_W):
        return list(standard.spots(s, provinces, 0))
    if icon == codes.ICON_REMOVE_LS_E:
        return list(standard.lowers(s, 0xFC00))
    if icon == codes.ICON_REMOVE_MASS_PROTEST_E:
        return list(unrest.protesting(s, provinces))
    if icon == codes.ICON_STOP_FACTORY:
        return list(economy.stops(s, bound))
    if icon == codes.ICON_RUNDOWN_E:
        return list(economy.run_downs(s))
    assert icon == codes.ICON_REPAIR_E
    return []
