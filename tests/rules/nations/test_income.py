"""Income, also against an assignment found by trying all."""

from functools import cache

import pytest

from detente.core.engine.rng import seeded
from tests.rules.nations.helpers import (
    CAPITALS,
    COUNTRIES,
    DERRICKS,
    PRICE,
    ROUTES,
    act,
    cash,
    draws,
    income,
    seen,
    shuffled,
    table,
    told,
    view,
)


def position(rulers, tankers, pipelines, **more):
    """A rules these countries, with these tankers; who rules for B is written with a capital letter."""
    red, blue = {}, {}
    for country, kind in rulers.items():
        (red if kind.islower() else blue)[CAPITALS[COUNTRIES.index(country)]] = kind.lower()
    return table(
        A={"leaders": red, "tankers": tankers, "cash": 0} | more, B={"leaders": blue}, pipelines=pipelines
    )


@pytest.mark.rule("SDN-INCOME-1")
def test_only_the_ruler_has_income():
    assert income(position({"KAS": "king"}, {"KAS": 2}, [])) == 4
    assert income(position({"KAS": "KING"}, {"KAS": 2}, [])) == 0
    state = table(A={"leaders": {"KAS.1": "king"}, "tankers": {"KAS": 2}})
    assert income(state) == 0 and view(state)["collected"] == 0


@pytest.mark.rule("SDN-INCOME-2")
@pytest.mark.parametrize(
    ("kind", "value"), [("king", 2), ("president", 2), ("dictator", 1), ("guerrilla", 1)]
)
def test_a_pair_by_the_ruler_of_the_derrick(kind, value):
    assert income(position({"BEL": kind}, {"BEL": 2}, [])) == 2 * value
    inland = position({"BEL": "king", "GHA": kind}, {"BEL": 6}, ["BEL-GHA"])
    assert income(inland) == 2 * 2 + 4 * value


@pytest.mark.rule("SDN-INCOME-3")
def test_both_halves_of_a_pair_count_once():
    assert income(position({"TAS": "king"}, {}, [])) == 0
    assert income(position({"TAS": "king"}, {"TAS": 1}, [])) == 2
    state = position({"TAS": "king"}, {"TAS": 5}, [])
    assert income(state) == 4
    pairs = seen(state)["pairs"]
    assert (
        len({(p["country"], p["derrick"]) for p in pairs})
        == len({(p["port"], p["tanker"]) for p in pairs})
        == 2
    )


@pytest.mark.rule("SDN-INCOME-4", "SDN-SHIP-6")
def test_tankers_that_do_not_count():
    assert income(position({"KAS": "king"}, {"north": 2, "south": 1}, [])) == 0
    assert income(position({"KAS": "king"}, {"BEL": 2}, [])) == 0
    state = table(A={"leaders": {"KAS.0": "king"}}, B={"leaders": {"BEL.0": "king"}, "tankers": {"BEL": 9}})
    assert income(state) == 0 and income(state, "B") == 4


@pytest.mark.rule("SDN-INCOME-5")
def test_a_pipeline_between_two_countries_of_the_player():
    assert income(position({"OMA": "king", "DAH": "king"}, {"OMA": 6}, ["OMA-DAH"])) == 12
    assert income(position({"OMA": "king", "DAH": "king"}, {"OMA": 6}, [])) == 4
    assert income(position({"OMA": "king", "DAH": "KING"}, {"OMA": 6}, ["OMA-DAH"])) == 4
    assert income(position({"DAH": "king"}, {"OMA": 6}, ["OMA-DAH"])) == 0


@pytest.mark.rule("SDN-INCOME-6")
def test_a_network_of_several_countries():
    rulers = {"KAS": "dictator", "GHA": "president", "BEL": "dictator"}
    rulers["BEL"] = "guerrilla"
    assert income(position(rulers, {"BEL": 5}, ["KAS-GHA", "BEL-GHA"])) == 9
    assert income(position(rulers | {"GHA": "PRESIDENT"}, {"BEL": 5}, ["KAS-GHA", "BEL-GHA"])) == 2


@pytest.mark.rule("SDN-INCOME-7")
def test_the_better_derricks_first_and_all_networks():
    rulers = {"OMA": "guerrilla", "AKA": "president", "BEL": "king"}
    assert income(position(rulers, {"OMA": 3, "BEL": 1}, ["OMA-AKA"])) == 6 + 2
    assert income(position(rulers, {"OMA": 5, "BEL": 1}, ["OMA-AKA"])) == 8 + 1 + 2


@pytest.mark.rule("SDN-INCOME-8")
def test_income_is_paid_before_the_debt_is_served():
    state = position({"KAS": "king"}, {"KAS": 2}, [], debt=3)
    assert cash(state) == 4 - 2 and seen(state)["debt"] == 1
    state = table(A={"leaders": {"KAS.0": "king"}, "tankers": {"KAS": 1}, "cash": 0}, turn="B", phase="end")
    events = act(state, "B", "done")
    assert told(events, "IncomeCollected", "seat", "amount", "pairs") == [(0, 2, 1)]


@pytest.mark.rule("SDN-CARD-13")
def test_money_per_pair_counts_pairs_and_not_their_worth():
    red = {"agent": "DAH.5", "leaders": {"KAS.0": "king"}, "tankers": {"KAS": 2, "north": 1}, "cash": 0}
    state = table(A=red, deck=["INC-F01"])
    assert told(draws(state), "MoneyReceived", "amount") == [2] and cash(state) == 4 + 2
    state = table(A=red, deck=["INC-U02"])
    assert told(draws(state), "MoneyPaid", "amount") == [2] and cash(state) == 4 - 2


def joined(country, port, ruled, pipelines):
    """Whether a chain of laid pipelines within the ruled countries joins the two."""
    reached, edge = {country}, [country]
    while edge:
        at = edge.pop()
        for route in pipelines:
            ends = set(route.split("-"))
            if at in ends:
                for other in ends - {at} - reached:
                    if other in ruled:
                        reached.add(other)
                        edge.append(other)
    return port in reached


def best_assignment(rulers, tankers, pipelines):
    """The highest income of all assignments of tankers to derricks, by trying all."""
    derricks = [(c, 2 if PRICE[kind] == 2 else 1) for c, kind in rulers.items() for _ in range(DERRICKS[c])]
    ports = [port for port, n in tankers.items() for _ in range(n) if port in rulers]
    serves = [
        tuple(k for k, (country, _) in enumerate(derricks) if joined(country, port, rulers, pipelines))
        for port in ports
    ]

    @cache
    def best(ship, used):
        if ship == len(ports):
            return 0
        found = best(ship + 1, used)
        for k in serves[ship]:
            if not used >> k & 1:
                found = max(found, derricks[k][1] + best(ship + 1, used | 1 << k))
        return found

    return best(0, 0)


@pytest.mark.rule("SDN-INCOME-7")
@pytest.mark.parametrize("seed", range(150))
def test_income_is_the_best_of_all_assignments(seed):
    chance = seeded(seed)
    kinds = ["king", "king", "president", "president", "dictator", "guerrilla"]
    countries = shuffled(COUNTRIES, chance)
    kinds = shuffled(kinds, chance)
    ruled = 1 + chance.below(5)
    rulers = dict(zip(countries[:ruled], kinds, strict=False))
    tankers = {}
    for _ in range(chance.below(6)):
        place = ["UOR", "KAS", "BEL", "OMA", "TAS", "north"][chance.below(6)]
        tankers[place] = tankers.get(place, 0) + 1
    pipelines = [route for route in ROUTES if chance.below(3)]
    state = position(rulers, tankers, pipelines)
    expected = best_assignment(rulers, tankers, pipelines)
    assert income(state) == view(state)["collected"] == cash(state) == expected
    pairs = seen(state)["pairs"]
    assert sum(pair["income"] for pair in pairs) == expected
    assert (
        len({(p["country"], p["derrick"]) for p in pairs})
        == len({(p["port"], p["tanker"]) for p in pairs})
        == len(pairs)
    )
    for pair in pairs:
        assert pair["derrick"] < DERRICKS[pair["country"]] and pair["tanker"] < tankers[pair["port"]]
        assert joined(pair["country"], pair["port"], rulers, pipelines)
        assert pair["income"] == (2 if PRICE[rulers[pair["country"]]] == 2 else 1)
