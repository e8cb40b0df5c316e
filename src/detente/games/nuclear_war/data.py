"""The cards, the population and the fallout dice, read from `data.json` and checked (NW-CARD, NW-POP, NW-DICE)."""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from detente.core.records.facts import Entry, by_language, listed, read_facts
from detente.games.nuclear_war import codes

TYPES = (
    ["warhead"] * codes.WARHEADS
    + ["carrier"] * codes.CARRIERS
    + ["propaganda"] * (codes.ANTI_MISSILE - codes.PROPAGANDA)
    + ["anti_missile"] * codes.ANTI_MISSILES
    + ["secret"] * codes.SECRETS
)
SECRET_OPS = {
    "lose_turn": codes.LOSE_TURN,
    "steal": codes.STEAL,
    "gain": codes.GAIN,
    "kill": codes.KILL,
    "emigrate": codes.KILL,
}


class Edition:
    """The facts of one deck as flat tables, indexed by face unless noted otherwise.

    ids, names: per face (names by language). counts: cards of each face. faces: the face of each card.
    megatons, kills: of warheads. capacity: of carriers, in megatons. bomber: whether a carrier is one.
    stops: anti-missile * CARRIERS + carrier: whether it stops it. people: of propaganda, in millions.
    secret_op, secret_amount: what a secret does. texts: words on the card, by language.
    population_values, population_counts: the population cards; population_deal: how many each player gets, by seats.
    result_of, result_multiply, result_add, result_chain: by roll 0 to 99. result_id: the name of the roll's result.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        cards = [Entry(f"cards[{k}]", entry) for k, entry in enumerate(listed(data, "cards"))]
        if len(cards) != codes.FACES:
            raise ValueError(f"cards: there must be {codes.FACES} kinds, not {len(cards)}")
        self.ids = [card.word("id") for card in cards]
        self.counts = [card.number("count", 1, 100) for card in cards]
        self.names = by_language(cards, "name")
        self.texts = {each: [str(c.entry.get(f"text_{each}", "")) for c in cards] for each in self.names}
        for face, card in enumerate(cards):
            kind = card.word("type").removeprefix("top_")
            if kind != TYPES[face]:
                card.fail(f"'type' must be {TYPES[face]!r} here, not {kind!r}")
            if self.ids.index(card.word("id")) != face:
                card.fail("the id occurs twice")
        self.faces = [face for face, count in enumerate(self.counts) for _ in range(count)]
        if len(self.faces) != data.get("deck_total"):
            raise ValueError(f"cards: the counts add up to {len(self.faces)}, not {data.get('deck_total')}")
        hand = Entry("hand", data.get("hand", {}))
        hand.number("size", codes.HAND_SIZE, codes.HAND_SIZE)
        hand.number("face_down_at_start", codes.ROW_START, codes.ROW_START)
        hand.number("deterrent_slots", codes.SHOWN_SLOTS, codes.SHOWN_SLOTS)
        self.read_weapons(cards)
        self.read_secrets(cards)
        self.read_population(data)
        self.read_dice(data)

    def read_weapons(self, cards: list[Entry]) -> None:
        """NW-CARD-2 to NW-CARD-5: warheads, carriers, propaganda and anti-missiles."""
        self.megatons = [cards[w].number("megatons", 1, 1000) for w in range(codes.WARHEADS)]
        if self.megatons != sorted(self.megatons):
            raise ValueError(f"cards: warheads must go from light to heavy, not {self.megatons}")
        self.kills = [cards[w].number("kills", 1, 1000) for w in range(codes.WARHEADS)]
        carriers = cards[codes.CARRIER : codes.CARRIER + codes.CARRIERS]
        self.capacity = [0] * codes.CARRIER + [card.number("capacity_megatons", 1, 1000) for card in carriers]
        self.bomber = [False] * codes.CARRIER + [
            card.one_of("carrier_kind", ["missile", "bomber"]) == "bomber" for card in carriers
        ]
        self.people = [0] * codes.PROPAGANDA + [
            card.number("value", 1, 240) for card in cards[codes.PROPAGANDA : codes.ANTI_MISSILE]
        ]
        self.stops: list[int] = []
        for anti in cards[codes.ANTI_MISSILE : codes.SECRET]:
            stopped = anti.words("intercepts", self.ids[codes.CARRIER : codes.CARRIER + codes.CARRIERS])
            for carrier in carriers:
                says = anti.word("id") in carrier.words(
                    "intercepted_by", self.ids[codes.ANTI_MISSILE : codes.SECRET]
                )
                if says != (carrier.word("id") in stopped):
                    anti.fail(f"'intercepts' and {carrier.word('id')}'s 'intercepted_by' disagree")
                self.stops.append(int(says))

    def is_stopped(self, carrier: int, anti_missile: int) -> bool:
        """NW-CARD-5: whether the anti-missile stops the carrier."""
        return self.stops[(anti_missile - codes.ANTI_MISSILE) * codes.CARRIERS + carrier - codes.CARRIER] != 0

    def read_secrets(self, cards: list[Entry]) -> None:
        """NW-SEC-7: secrets, with what they do."""
        self.secret_op = [-1] * codes.SECRET
        self.secret_amount = [0] * codes.SECRET
        for card in cards[codes.SECRET :]:
            effect = card.part("effect")
            op = effect.one_of("op", list(SECRET_OPS))
            effect.one_of("target", ["self" if op == "gain" else "opponent"])
            self.secret_op.append(SECRET_OPS[op])
            self.secret_amount.append(effect.number("turns" if op == "lose_turn" else "millions", 1, 240))

    def read_population(self, data: Mapping[str, Any]) -> None:
        """NW-POP-1, NW-SETUP-2: the population cards, and how many each player gets."""
        population = Entry("population", data.get("population", {}))
        cards = [Entry(f"population cards[{k}]", e) for k, e in enumerate(listed(population.entry, "cards"))]
        self.population_values = [card.number("value", 1, 240) for card in cards]
        self.population_counts = [card.number("count", 1, 240) for card in cards]
        if self.population_values != sorted(set(self.population_values)):
            population.fail(f"the cards must go from few to many people, not {self.population_values}")
        self.population_total = population.number("total", 1, 10000)
        total = sum(v * n for v, n in zip(self.population_values, self.population_counts, strict=True))
        if total != self.population_total:
            population.fail(f"the cards add up to {total}, not {self.population_total}")
        deal = Entry("population cards_dealt_per_player", population.entry.get("cards_dealt_per_player", {}))
        self.population_deal = [0, 0] + [deal.number(str(seats), 1, 240) for seats in range(2, 7)]
        for seats in range(2, 7):
            if seats * self.population_deal[seats] > sum(self.population_counts):
                deal.fail(f"{seats} players need more cards than there are")

    def read_dice(self, data: Mapping[str, Any]) -> None:
        """NW-DICE-2: every roll from 0 to 99 has one result."""
        self.result_id = [""] * 100
        self.result_of = [0] * 100
        self.result_multiply = [0] * 100
        self.result_add = [0] * 100
        self.result_chain = [False] * 100
        self.result_names: dict[str, dict[str, str]] = {}
        dice = Entry("fallout_dice", data.get("fallout_dice", {}))
        for k, raw in enumerate(listed(dice.entry, "table")):
            entry = Entry(f"fallout_dice table[{k}]", raw)
            id = entry.word("id")
            self.result_names[id] = {each: entry.word(f"name_{each}") for each in self.names}
            effect = Entry(f"{entry.where} effect", raw.get("effect", {}))
            for roll in range(entry.number("roll_from", 0, 99), entry.number("roll_to", 0, 99) + 1):
                if self.result_id[roll]:
                    entry.fail(f"roll {roll} has a result already")
                self.result_id[roll] = id
                if "missile" in effect.entry:
                    effect.part("missile").one_of("op", ["backfire"])
                    effect.part("bomber").one_of("op", ["out_of_fuel"])
                    self.result_of[roll] = codes.RESULT_LAUNCH_FAILURE
                elif effect.part("any").one_of("op", ["none", "hit"]) == "none":
                    self.result_of[roll] = codes.RESULT_DUD
                else:
                    hit = effect.part("any")
                    self.result_of[roll] = codes.RESULT_HIT
                    self.result_multiply[roll] = hit.number("multiply", 0, 100)
                    self.result_add[roll] = hit.number("add", -100, 100)
                    if "warhead_100" in effect.entry:
                        effect.part("warhead_100").one_of("op", ["chain_reaction"])
                        self.result_chain[roll] = True
        if "" in self.result_id:
            raise ValueError(f"fallout_dice table: roll {self.result_id.index('')} has no result")


def read(text: str) -> Edition:
    """Parse a data file. ValueError says which entry is wrong and why."""
    return Edition(read_facts(text))


EDITION: Final = read(resources.files(__package__).joinpath("data.json").read_text(encoding="utf-8"))
