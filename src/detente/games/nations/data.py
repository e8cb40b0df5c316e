"""The map, the pieces, the prices and the incident deck, read from `data.json` and checked (SDN-MAP, SDN-SETUP, SDN-CARD).

Rules look facts up here by number: points, countries, routes and cards as in `codes`.
"""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from detente.core.records.facts import Entry, by_language, listed, read_facts
from detente.games.nations.codes import (
    CIRCLE,
    COUNTRIES,
    LEADERS,
    MOST_SEATS,
    NORTH,
    OP_DEATH,
    OP_DEPOSE,
    OP_GAIN,
    OP_LOAN,
    OP_LOSE,
    OP_MONEY,
    OP_MONEY_PER_PAIR,
    OP_MOVE,
    OP_PLACE,
    OP_REMOVE,
    OP_WITHDRAW,
    POINTS,
    ROUTES,
    SOUTH,
    TYPES,
)

ROLES = {"capital": 1, "incident": 1, "border": 4, "plain": 2}
"""SDN-MAP-2: the number of points of each role in a circle."""
KINDS = {"coastal": (4, 2), "canal": (1, 1), "inland": (3, 4)}
"""SDN-MAP-1: for each kind, the number of countries and the derricks of each country."""
SEAS = {"north": NORTH, "south": SOUTH}
TYPE_IDS = ("king", "president", "dictator", "guerrilla")
PIECES = {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1, "agent": 1}
OPS = {
    "money": OP_MONEY,
    "money_per": OP_MONEY_PER_PAIR,
    "leader_move": OP_MOVE,
    "leader_place": OP_PLACE,
    "leader_withdraw": OP_WITHDRAW,
    "leader_death": OP_DEATH,
    "depose": OP_DEPOSE,
    "ship_gain": OP_GAIN,
    "ship_lose": OP_LOSE,
    "pipeline_remove": OP_REMOVE,
    "loan": OP_LOAN,
}
"""SDN-CARD-13: what cards can do."""
LEADER_ORDERS = ("leader_move", "leader_place", "leader_withdraw")
"""SDN-CARD-5: orders that replace phase 3 when the agent draws them and they are carried out."""
CHOICES = {"leader_move", "leader_place", "depose", "loan"}
"""Effects whose data say whether they may be declined."""


class Board:
    """The facts as flat tables.

    countries: their ids. kinds: `coastal`, `canal` or `inland`. point_ids: of all points. capital: by country.
    derricks: by country. ports: numbers of the countries with a port. seas_of: by country, the seas of its port.
    canal: the country that rules the canal. is_capital, is_incident: by point. arrow: by point, where its arrow leads,
    or -1. routes: ids of the pipeline routes; route_port, route_inland: the countries that they join; laid_at_start: by
    route. tanker_place_ids: of ports and seas, by the number of the place; '' if there is none.
    price: a leader's placing or step, by type. value: of a pair, by type of the ruler.
    card_ids, card_counts: by face; faces: the face of each card. op .. each: what a card does, by face: amount of
    money, mask of types, most steps, whether it is free, whether it may be declined, whether it affects only tankers
    on the sea, debt and rate of a loan. card_texts: words on the card, by language. The rest: amounts.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.read_amounts(data)
        countries = [Entry(f"countries[{k}]", e) for k, e in enumerate(listed(data, "countries"))]
        if len(countries) != COUNTRIES:
            raise ValueError(f"countries: there must be {COUNTRIES}, not {len(countries)}")
        self.read_countries(countries)
        self.read_seas(data)
        self.read_points(countries)
        self.read_crossings(data)
        self.read_routes(data)
        self.read_cards(Entry("incident_deck", data.get("incident_deck", {})))

    def read_amounts(self, data: Mapping[str, Any]) -> None:
        """SDN-SETUP-1 to SDN-SETUP-3, SDN-LEADER-2, SDN-INCOME-2, SDN-SHIP-2, SDN-SHIP-3, SDN-PIPE-1: the amounts."""
        players = Entry("players", data.get("players", {}))
        players.number("min", 2, 2)
        players.number("max", MOST_SEATS, MOST_SEATS)
        pieces = Entry("pieces_per_player", data.get("pieces_per_player", {}))
        for id, count in PIECES.items():
            pieces.number(id, count, count)
        self.start_cash: int = Entry("money", data.get("money", {})).number("start_cash", 1, 100)
        types = [Entry(f"leader_types[{k}]", e) for k, e in enumerate(listed(data, "leader_types"))]
        if [kind.entry.get("id") for kind in types] != list(TYPE_IDS):
            raise ValueError(f"leader_types: these must be {', '.join(TYPE_IDS)}, in this order")
        self.price: list[int] = [kind.number("step_cost", 1, 100) for kind in types]
        for price, kind in zip(self.price, types, strict=True):
            kind.number("place_cost", price, price)
        self.value: list[int] = [kind.number("income_per_pair", 1, 100) for kind in types]
        self.type_names: dict[str, list[str]] = by_language(types, "name")
        Entry("agent", data.get("agent", {})).number("steps_per_turn", 4, 4)
        ships = Entry("ships", data.get("ships", {}))
        self.tankers: int = ships.number("total", MOST_SEATS, 100)
        ships.number("start_per_player", 1, 1)
        self.tanker_price: int = ships.number("buy", 1, 100)
        self.tanker_worth: int = ships.number("sell", 1, self.tanker_price)
        pipelines = Entry("pipelines", data.get("pipelines", {}))
        self.pipelines: int = pipelines.number("total", ROUTES, 100)
        self.pipeline_price: int = pipelines.number("buy", 1, 100)

    def read_countries(self, countries: list[Entry]) -> None:
        """SDN-MAP-1, SDN-MAP-4, SDN-MAP-5: countries, derricks and ports."""
        self.countries: list[str] = [country.word("id") for country in countries]
        if len(set(self.countries)) < COUNTRIES:
            raise ValueError(f"countries: an id occurs twice: {', '.join(self.countries)}")
        self.country_names: dict[str, list[str]] = by_language(countries, "name")
        self.kinds: list[str] = [country.one_of("kind", list(KINDS)) for country in countries]
        for kind, (count, _) in KINDS.items():
            if self.kinds.count(kind) != count:
                raise ValueError(f"countries: {count} must be {kind}, not {self.kinds.count(kind)}")
        self.derricks: list[int] = []
        self.seas_of: list[list[int]] = []
        for country, kind in zip(countries, self.kinds, strict=True):
            derricks = len(listed(country.entry, "derricks"))
            if derricks != KINDS[kind][1]:
                country.fail(f"a country of kind {kind!r} has {KINDS[kind][1]} derricks, not {derricks}")
            self.derricks.append(derricks)
            self.seas_of.append(self.read_port(country, kind))
        self.canal: int = self.kinds.index("canal")
        self.ports: list[int] = [k for k in range(COUNTRIES) if self.seas_of[k]]
        self.tanker_place_ids: list[str] = [
            id if seas else "" for id, seas in zip(self.countries, self.seas_of, strict=True)
        ]
        self.tanker_place_ids += list(SEAS)

    def read_seas(self, data: Mapping[str, Any]) -> None:
        """SDN-MAP-5: the two high seas, and the canal that joins them."""
        seas = [Entry(f"seas[{k}]", e) for k, e in enumerate(listed(data, "seas"))]
        if [sea.entry.get("id") for sea in seas] != list(SEAS):
            raise ValueError(f"seas: these must be {', '.join(SEAS)}, in this order")
        self.sea_names: dict[str, list[str]] = by_language(seas, "name")
        canal = Entry("canal", data.get("canal", {}))
        canal.one_of("country", [self.countries[self.canal]])
        if sorted(canal.words("connects", list(SEAS))) != sorted(SEAS):
            canal.fail("it must connect both seas")

    def read_port(self, country: Entry, kind: str) -> list[int]:
        """SDN-MAP-5: the seas of a country's port: one for a coast, both for the canal, none inland."""
        port = country.entry.get("port")
        wanted = {"coastal": 1, "canal": 2, "inland": 0}[kind]
        seas = Entry(f"{country.where} port", port).words("seas", list(SEAS), 1) if port is not None else []
        if len(set(seas)) != wanted or len(seas) != wanted:
            country.fail(f"the port of a country of kind {kind!r} is on {wanted} seas, not on {len(seas)}")
        return [SEAS[sea] for sea in seas]

    def read_points(self, countries: list[Entry]) -> None:
        """SDN-MAP-2: the points of each country's circle."""
        self.point_ids: list[str] = []
        self.capital: list[int] = []
        self.is_capital: list[bool] = [False] * POINTS
        self.is_incident: list[bool] = [False] * POINTS
        self.is_border: list[bool] = [False] * POINTS
        for country in countries:
            points = [
                Entry(f"{country.where} points[{k}]", e)
                for k, e in enumerate(listed(country.entry, "points"))
            ]
            if len(points) != CIRCLE:
                country.fail(f"a circle has {CIRCLE} points, not {len(points)}")
            roles = [point.one_of("role", list(ROLES)) for point in points]
            for role, count in ROLES.items():
                if roles.count(role) != count:
                    country.fail(f"{count} of its points must be {role}, not {roles.count(role)}")
            for k, point in enumerate(points):
                point.number("index", k, k)
                if point.word("id") != f"{country.word('id')}.{k}":
                    point.fail(f"the id must be {country.word('id')}.{k}")
                at = len(self.point_ids)
                self.point_ids.append(point.word("id"))
                self.is_capital[at] = roles[k] == "capital"
                self.is_incident[at] = roles[k] == "incident"
                self.is_border[at] = roles[k] == "border"
                if roles[k] == "capital":
                    self.capital.append(at)
            for role in ("capital", "incident"):
                country.one_of(role, [points[roles.index(role)].word("id")])
        self.arrow: list[int] = [-1] * POINTS
        for country in countries:
            for raw in listed(country.entry, "points"):
                if raw["role"] == "border":
                    target = self.point_ids.index(Entry("point", raw).one_of("arrow_to", self.point_ids))
                    self.arrow[self.point_ids.index(raw["id"])] = target

    def read_crossings(self, data: Mapping[str, Any]) -> None:
        """SDN-MAP-3: every border point has one arrow, which leads both ways to another country."""
        joined = set()
        for k, raw in enumerate(listed(data, "crossings")):
            entry = Entry(f"crossings[{k}]", raw)
            ends = [self.point_ids.index(entry.one_of(end, self.point_ids)) for end in ("a", "b")]
            if self.arrow[ends[0]] != ends[1] or self.arrow[ends[1]] != ends[0]:
                entry.fail("the arrows of the two points do not lead to each other")
            if ends[0] // CIRCLE == ends[1] // CIRCLE:
                entry.fail("both points lie in the same country")
            joined.update(ends)
        for point in range(POINTS):
            if self.is_border[point] != (point in joined):
                raise ValueError(
                    f"crossings: {self.point_ids[point]} is a border point without a crossing, or none with one"
                )

    def read_routes(self, data: Mapping[str, Any]) -> None:
        """SDN-MAP-6, SDN-SETUP-3: the routes of pipelines."""
        entries = [Entry(f"pipeline_routes[{k}]", e) for k, e in enumerate(listed(data, "pipeline_routes"))]
        if len(entries) != ROUTES:
            raise ValueError(f"pipeline_routes: there must be {ROUTES}, not {len(entries)}")
        self.route_port: list[int] = []
        self.route_inland: list[int] = []
        self.routes: list[str] = []
        self.laid_at_start: list[int] = []
        ports = [self.countries[k] for k in self.ports]
        inland = [id for id in self.countries if id not in ports]
        for entry in entries:
            port, land = entry.one_of("port_country", ports), entry.one_of("inland_country", inland)
            if entry.word("id") != f"P-{port}-{land}" or f"{port}-{land}" in self.routes:
                entry.fail(f"the id must be 'P-{port}-{land}', and only one route may have it")
            self.routes.append(f"{port}-{land}")
            self.route_port.append(self.countries.index(port))
            self.route_inland.append(self.countries.index(land))
            self.laid_at_start.append(int(entry.flag("laid_at_start")))

    def read_cards(self, deck: Entry) -> None:
        """SDN-CARD-13: the incident deck."""
        cards = [Entry(f"cards[{k}]", e) for k, e in enumerate(listed(deck.entry, "cards"))]
        self.card_ids: list[str] = [card.word("id") for card in cards]
        self.card_counts: list[int] = [card.number("count", 1, 100) for card in cards]
        self.card_texts: dict[str, list[str]] = by_language(cards, "text")
        self.faces: list[int] = [face for face, count in enumerate(self.card_counts) for _ in range(count)]
        deck.number("total", len(self.faces), len(self.faces))
        self.op: list[int] = []
        self.amount: list[int] = []
        self.types: list[int] = []
        self.most_steps: list[int] = []
        self.free: list[bool] = []
        self.optional: list[bool] = []
        self.at_sea: list[bool] = []
        self.debt: list[int] = []
        self.rate: list[int] = []
        self.favourable: list[bool] = []
        for face, card in enumerate(cards):
            if self.card_ids.index(card.word("id")) != face:
                card.fail("the id occurs twice")
            self.read_card(card)

    def read_card(self, card: Entry) -> None:
        """SDN-CARD-13: one card."""
        effect = card.part("effect")
        op = effect.one_of("op", list(OPS))
        self.op.append(OPS[op])
        self.favourable.append(card.one_of("tone", ["favourable", "unfavourable"]) == "favourable")
        if card.flag("replaces_leader_action_when_drawn_by_agent") != (op in LEADER_ORDERS):
            card.fail(f"whether it replaces the leader action does not fit the effect {op!r}")
        amount = 0
        if op in ("money", "money_per"):
            amount = effect.number("amount", -100, 100)
        if op == "money_per":
            effect.one_of("unit", ["producing_pair"])
        if op in ("ship_gain", "ship_lose", "pipeline_remove"):
            effect.number("count", 1, 1)
        if op == "ship_gain":
            effect.one_of("where", ["sea"])
        if op == "pipeline_remove":
            effect.one_of("where", ["touching_own_country"])
        if op == "leader_death":
            effect.one_of("at", ["capital"])
        if op == "depose" and effect.flag("then_place"):
            effect.fail("'then_place' must be false")
        if op == "leader_move":
            effect.number("min_steps", 1, 1)
        if op == "loan":
            amount = effect.number("receive", 1, 100)
        types = 0
        if op.startswith("leader") or op == "depose":
            for id in effect.words("ruler_types" if op == "depose" else "types", list(TYPE_IDS), 1):
                types |= 2 ** TYPE_IDS.index(id)
        self.amount.append(amount)
        self.types.append(types)
        self.most_steps.append(effect.number("max_steps", 1, 100) if op == "leader_move" else 0)
        self.free.append(op in ("leader_move", "leader_place") and effect.flag("free"))
        if op == "leader_place" and not self.free[-1]:
            effect.fail("'free' must be true")
        self.optional.append(op in CHOICES and effect.flag("optional"))
        if op in CHOICES and op != "leader_move" and not self.optional[-1]:
            effect.fail("'optional' must be true")
        self.at_sea.append(op == "ship_lose" and effect.one_of("where", ["any", "sea"]) == "sea")
        self.debt.append(effect.number("debt", 1, 100) if op == "loan" else 0)
        self.rate.append(effect.number("per_turn", 1, 100) if op == "loan" else 0)


def read(text: str) -> Board:
    """Parse a data file. ValueError says which entry is wrong and why."""
    return Board(read_facts(text))


BOARD: Final = read(resources.files(__package__).joinpath("data.json").read_text(encoding="utf-8"))
assert sum(PIECES.values()) == LEADERS + 1 and len(TYPE_IDS) == TYPES
