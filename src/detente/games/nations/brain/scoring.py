"""Knowledge for bots: how good each legal action looks, from the view alone.

A position has a worth in millions for each seat. An action is worth the change of the seat's own position, plus part of
what the others lose. It does not look further ahead.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from detente.games.nations.codes import COUNTRIES, POINTS
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.rules.reach import NEIGHBOURS
from detente.games.nations.state import CAPITAL

INCOME: Final = 6.0
"""The worth of a million of income per turn."""
SPARE_DERRICK: Final = 0.8
"""The worth of a derrick in reach of a port but without a tanker, for each million that it would yield."""
INLAND_DERRICK: Final = 0.15
"""The worth of a derrick without a port in reach, for each million that it would yield."""
TANKER: Final = 2.5
LEADER: Final = 2.5
"""The worth of a leader still in the game."""
LAST_LEADERS: Final = 2.0
"""The extra worth of each of the last two leaders."""
PURSE: Final = ((3, 1.6), (8, 1.0), (16, 0.5), (1000, 0.2))
"""(limit, worth): what a million of cash is worth up to each limit in millions."""
BANKRUPT: Final = -12.0
"""The cost of having no money for a leader in the next turn."""
OTHERS: Final = 0.5
"""The weight of an opponent's loss, divided by the number of opponents."""
ELIMINATED: Final = -15.0
"""The cost of having no leader at all."""
CARD: Final = -0.6
"""The worth of drawing a card of unknown effect."""
RESCUE: Final = 60.0
"""The worth of a chance to escape elimination."""
APPROACH: Final = 0.12
"""The worth of coming nearer to what a leader could take, as a share of that worth."""
RANGE: Final = 24
"""Millions beyond which a prize is out of reach."""
GUARD: Final = 0.4
"""The worth of the agent blocking the way to the seat's own capital."""

PRICE: Final = dict(zip(TYPE_IDS, BOARD.price, strict=True))
VALUE: Final = dict(zip(TYPE_IDS, BOARD.value, strict=True))
DERRICKS: Final = dict(zip(BOARD.countries, BOARD.derricks, strict=True))
PORTS: Final = frozenset(BOARD.countries[k] for k in BOARD.ports)
CAPITAL_OF: Final = {BOARD.countries[k]: BOARD.point_ids[CAPITAL[k]] for k in range(COUNTRIES)}
COUNTRY_OF: Final = {point: country for country, point in CAPITAL_OF.items()}
INCIDENT: Final = frozenset(BOARD.point_ids[k] for k in range(POINTS) if BOARD.is_incident[k])


def distances(start: int) -> dict[str, int]:
    """Fewest steps from a point to all others, if nothing is in the way."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [
            near
            for at in edge
            for near in NEIGHBOURS[at]
            if found.setdefault(near, found[at] + 1) > found[at]
        ]
        edge = list(dict.fromkeys(edge))
        if len(found) == POINTS:
            break
    return {BOARD.point_ids[point]: far for point, far in found.items()}


FAR: Final = {country: distances(CAPITAL[k]) for k, country in enumerate(BOARD.countries)}
"""The distances from each capital to all points."""

Ruler = tuple[int, str]


class Appraisal:
    """The relevant part of a view: who rules what and what each seat has; and its worth."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        table = view["table"]
        self.rulers: dict[str, Ruler] = {
            country: (ruler["seat"], ruler["type"]) for country, ruler in view["rulers"].items() if ruler
        }
        self.pipelines: set[str] = set(view["pipelines"])
        self.tankers: list[dict[str, int]] = [dict(about["tankers"]) for about in table]
        self.cash: list[int] = [about["cash"] - about["debt"] // 2 for about in table]
        self.leaders: list[int] = [
            sum(leader["place"] != "out" for leader in about["leaders"]) for about in table
        ]
        self.living: list[int] = [seat for seat, about in enumerate(table) if about["living"]]

    def copy(self) -> "Appraisal":
        """An independent copy."""
        twin = Appraisal.__new__(Appraisal)
        twin.seat = self.seat
        twin.rulers = dict(self.rulers)
        twin.pipelines = set(self.pipelines)
        twin.tankers = [dict(own) for own in self.tankers]
        twin.cash = self.cash[:]
        twin.leaders = self.leaders[:]
        twin.living = self.living
        return twin

    def networks(self, seat: int) -> list[list[str]]:
        """SDN-INCOME-6: the seat's countries, grouped by the pipelines that join them."""
        groups = [[country] for country, (ruler, _) in self.rulers.items() if ruler == seat]
        if len(groups) > 1:
            for route in self.pipelines:
                ends = route.split("-")
                joined = [group for group in groups if ends[0] in group or ends[1] in group]
                if len(joined) == 2:
                    groups = [group for group in groups if group not in joined]
                    groups.append(joined[0] + joined[1])
        return groups

    def worth(self, seat: int) -> float:
        """How good the seat's position is."""
        if not self.leaders[seat]:
            return ELIMINATED
        income, spare = 0, 0.0
        for group in self.networks(seat):
            values = sorted(
                (VALUE[self.rulers[c][1]] for c in group for _ in range(DERRICKS[c])), reverse=True
            )
            tankers = sum(self.tankers[seat].get(country, 0) for country in group)
            income += sum(values[:tankers])
            weight = SPARE_DERRICK if any(country in PORTS for country in group) else INLAND_DERRICK
            spare += weight * sum(values[tankers : tankers + 4])
        few = max(0, 3 - self.leaders[seat])
        worth = INCOME * income + spare + TANKER * sum(self.tankers[seat].values())
        worth += LEADER * self.leaders[seat] - LAST_LEADERS * few + purse(self.cash[seat])
        if self.cash[seat] + income < 2 and not self.tankers[seat]:
            worth += BANKRUPT
        return worth

    def score(self, seats: Sequence[int]) -> float:
        """The worth of the seat's own position, minus part of the changed positions of others."""
        others = [seat for seat in seats if seat != self.seat]
        share = OTHERS / sqrt(max(1, len(self.living) - 1))
        return self.worth(self.seat) - share * sum(self.worth(seat) for seat in others)

    def take(self, country: str, kind: str) -> None:
        """Let the seat take a country: the former ruler loses a leader, and all tankers of others there change to the seat."""
        old = self.rulers.get(country)
        if old and old[0] != self.seat:
            self.leaders[old[0]] -= 1
        self.rulers[country] = (self.seat, kind)
        for other, own in enumerate(self.tankers):
            if other != self.seat and country in own:
                self.tankers[self.seat][country] = self.tankers[self.seat].get(country, 0) + own.pop(country)

    def shift(self, seat: int, place: str, count: int) -> None:
        """Add or remove tankers at a place."""
        left = self.tankers[seat].get(place, 0) + count
        if left:
            self.tankers[seat][place] = left
        else:
            self.tankers[seat].pop(place, None)


def purse(cash: int) -> float:
    """The worth of this much cash; the first millions are worth most."""
    worth, below = 0.0, 0
    for limit, each in PURSE:
        if cash > below:
            worth += each * (min(cash, limit) - below)
        below = limit
    return worth


class Adviser:
    """Weighs the actions of one view."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.now = Appraisal(view)
        self.me: int = view["seat"]
        self.own: Mapping[str, Any] = view["table"][self.me]
        self.before = self.now.score(self.now.living)
        self.kinds = {
            leader["place"]: leader["type"] for about in view["table"] for leader in about["leaders"]
        }
        self.moves: dict[str, Any] = {move["point"]: move for move in view["moves"]}
        self.hopes: dict[str, dict[str, float]] = {}
        self.desperate = bool(
            view["last_chance"]
            or (
                view["phase"] == "agent"
                and not view["collected"]
                and not self.own["tankers"]
                and not view["keep"]
            )
        )

    def gain(self, change: Callable[[Appraisal], None]) -> float:
        """The gain in score that a change of the position brings."""
        after = self.now.copy()
        change(after)
        return after.score(after.living) - self.before

    def hope(self, kind: str) -> dict[str, float]:
        """What a leader of this type could gain in each country, ignoring the distance."""
        if kind not in self.hopes:
            found = {}
            for country in BOARD.countries:
                ruler = self.now.rulers.get(country)
                if ruler is None or (ruler[0] != self.me and ruler[1] != kind):
                    worth = self.gain(lambda o, country=country: o.take(country, kind))  # type: ignore[misc]
                    if worth > 0:
                        found[country] = worth
            self.hopes[kind] = found
        return self.hopes[kind]

    def near(self, point: str, kind: str) -> float:
        """The worth of a leader's point, by nearness to what they could take."""
        return max(
            (
                APPROACH * worth * max(0.0, 1 - FAR[country][point] * PRICE[kind] / RANGE)
                for country, worth in self.hope(kind).items()
            ),
            default=0.0,
        )

    def move(self, source: str, target: Mapping[str, Any]) -> float:
        """The worth of moving a leader to an end point."""
        kind = self.kinds[source]
        country = COUNTRY_OF.get(target["point"])

        def change(o: Appraisal) -> None:
            o.cash[self.me] -= target["price"]
            if source in COUNTRY_OF:
                o.rulers.pop(COUNTRY_OF[source], None)
            if country:
                o.take(country, kind)

        worth = self.gain(change)
        if not country:
            worth += self.near(target["point"], kind) - self.near(source, kind)
        return worth + (CARD if target["card"] else 0)

    def best_move(self, source: str) -> float:
        """The worth of a leader's best move."""
        return max(self.move(source, target) for target in self.moves[source]["targets"])

    def place(self, kind: str, country: str) -> float:
        """The worth of placing a leader; in the first turn, with a tanker."""
        price = 0 if self.view["card"] else PRICE[kind]

        def change(o: Appraisal) -> None:
            o.cash[self.me] -= price
            if self.own["waiting"] and country in PORTS:
                o.shift(self.me, country, 1)
            o.take(country, kind)

        return self.gain(change)

    def agent(self, point: str) -> float:
        """The worth of moving the agent to a point: avoid cards unless only a card can help; guard the way to one of the seat's countries."""
        if point in INCIDENT:
            return RESCUE if self.desperate else CARD * 3
        guarded = [country for country in self.own["countries"] if FAR[country][point] in (1, 2)]
        return GUARD if guarded else 0.0

    def sail(self, source: str | None, target: str | None, price: int = 0) -> float:
        """The worth of a tanker going from source to target; None is the stock."""

        def change(o: Appraisal) -> None:
            o.cash[self.me] -= price
            if source:
                o.shift(self.me, source, -1)
            if target:
                o.shift(self.me, target, 1)

        worth = self.gain(change)
        if target in ("north", "south") and source is None:
            worth += 0.5 * any(target in seas(country) for country in self.own["countries"])
        return worth

    def drop(self, country: str) -> float:
        """The worth of losing the ruler of a country by order of a card."""

        def change(o: Appraisal) -> None:
            o.rulers.pop(country, None)

        return self.gain(change)

    def score(self, text: str) -> float:
        """How good an action looks."""
        words = text.split()
        verb, last = words[0], words[-1]
        if verb == "agent":
            return 200 + self.agent(last)
        if verb in ("advance", "to", "place"):
            return self.lead(verb, words)
        if text.startswith("buy tanker"):
            return self.sail(None, last, BOARD.tanker_price)
        if text.startswith("move tanker"):
            return self.sail(words[2], last) - 0.1
        if text.startswith("sell tanker"):
            return self.sail(last, None, -BOARD.tanker_worth) - 0.5
        if text.startswith("buy pipeline"):
            return self.lay(last)
        if text.startswith("remove pipeline"):
            return self.gain(lambda o: o.pipelines.discard(last))
        if text.startswith("station tanker"):
            return self.sail(None, last)
        if text.startswith("lose tanker"):
            return self.sail(last, None)
        if verb == "withdraw":
            return self.drop(COUNTRY_OF.get(last, ""))
        if verb in ("depose", "lose"):
            return self.drop(last)
        if verb == "take":
            return RESCUE if self.desperate else 3.0 - self.own["cash"]
        return -1000.0 if verb == "give" else 0.0

    def lead(self, verb: str, words: list[str]) -> float:
        """Placing and advancing: mandatory in phase 3, so before everything else; an order of a card may be declined."""
        if verb == "place":
            worth = self.place(words[1], words[2])
        elif verb == "advance":
            worth = self.best_move(words[1])
        else:
            source = self.view["chosen"]
            target = next(t for t in self.moves[source]["targets"] if t["point"] == words[1])
            worth = self.move(source, target)
        if self.view["card"]:
            saved = 1.5 if self.view["card_by"] == "agent" else 0.0
            return worth + (RESCUE if self.desperate else saved)
        return worth + 100

    def lay(self, route: str) -> float:
        """The worth of buying a pipeline."""

        def change(o: Appraisal) -> None:
            o.cash[self.me] -= BOARD.pipeline_price
            o.pipelines.add(route)

        return self.gain(change)


def seas(country: str) -> list[str]:
    """The seas of a country's port."""
    return [BOARD.tanker_place_ids[sea] for sea in BOARD.seas_of[BOARD.countries.index(country)]]


def scores(view: Mapping[str, Any], actions: Sequence[str]) -> list[float]:
    """How good each action looks; higher is better."""
    if len(actions) == 1:
        return [0.0]
    adviser = Adviser(view)
    return [adviser.score(action) for action in actions]
