"""The material and the data file it comes from."""

import copy
import json
import re
from collections import Counter
from importlib import resources

import pytest

from detente.games.nuclear_war import data
from detente.games.nuclear_war.data import EDITION
from tests.rules.nuclear_war.helpers import (
    ANTI_MISSILES,
    DECK,
    GAME,
    LETTERS,
    SECRETS,
    UNARMED,
    act,
    all_cards,
    asked,
    attack,
    bank,
    legal,
    own,
    people,
    play,
    random_game,
    random_step,
    seen,
    table,
    turn_up,
)

TEXT = resources.files("detente.games.nuclear_war").joinpath("data.json").read_text(encoding="utf-8")
CAPACITY = {"polaris": 10, "atlas": 20, "b70": 50, "saturn": 100}
MEGATONS = {"warhead_10": 10, "warhead_20": 20, "warhead_50": 50, "warhead_100": 100}
KILLS = {"warhead_10": 2, "warhead_20": 5, "warhead_50": 10, "warhead_100": 25}


@pytest.mark.rule("NW-CARD-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_war_deck(seats):
    state = GAME.start({"seats": seats}, 5)
    cards = Counter(all_cards(state))
    assert cards == DECK
    assert sum(cards.values()) == 100
    parts = {
        34: list(MEGATONS),
        27: list(CAPACITY),
        20: ["propaganda_5", "propaganda_10", "propaganda_25"],
        4: ANTI_MISSILES,
        10: SECRETS[:10],
        5: SECRETS[10:],
    }
    assert all(sum(cards[card] for card in kinds) == count for count, kinds in parts.items())
    raw = json.loads(TEXT)
    types = Counter(card["type"] for card in raw["cards"] for _ in range(card["count"]))
    assert types == {
        "warhead": 34,
        "carrier": 27,
        "propaganda": 20,
        "anti_missile": 4,
        "secret": 10,
        "top_secret": 5,
    }


@pytest.mark.rule("NW-CARD-2")
@pytest.mark.parametrize(
    ("warhead", "count", "kills"), [("10", 19, 2), ("20", 10, 5), ("50", 4, 10), ("100", 1, 25)]
)
def test_warheads_and_what_they_kill(warhead, count, kills):
    state = table(
        A={"hand": UNARMED, "row": [f"warhead_{warhead}"], "launch_slot": "saturn"}, B={"population": 40}
    )
    assert all_cards(state).count(f"warhead_{warhead}") == count
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert people(state, "B") == 40 - kills


@pytest.mark.rule("NW-CARD-3")
@pytest.mark.parametrize(
    ("carrier", "count", "capacity"),
    [("polaris", 9, 10), ("atlas", 9, 20), ("saturn", 3, 100), ("b70", 6, 50)],
)
def test_carriers_and_what_they_carry(carrier, count, capacity):
    state = table(A={"hand": UNARMED, "row": [carrier]})
    assert all_cards(state).count(carrier) == count
    turn_up(state, "A")
    assert seen(state, "A")["load"] == capacity


@pytest.mark.rule("NW-CARD-3", "NW-CARD-7")
@pytest.mark.parametrize("carrier", CAPACITY)
def test_three_of_them_are_missiles_and_one_is_a_bomber(carrier):
    state = table(A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": carrier}, B={"population": 40})
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    assert seen(state, "A")["launch_slot"] == ("b70" if carrier == "b70" else None)


@pytest.mark.rule("NW-CARD-4")
@pytest.mark.parametrize(("amount", "count"), [(5, 12), (10, 6), (25, 2)])
def test_propaganda(amount, count):
    state = table(A={"hand": UNARMED, "row": [f"propaganda_{amount}"]}, B={"population": 40})
    assert all_cards(state).count(f"propaganda_{amount}") == count
    turn_up(state, "A")
    act(state, "A", "target B")
    assert (people(state, "A"), people(state, "B")) == (20 + amount, 40 - amount)


@pytest.mark.rule("NW-CARD-5")
@pytest.mark.parametrize(
    ("card", "stops"),
    [
        ("am_p", {"polaris"}),
        ("am_a", {"polaris", "atlas"}),
        ("am_b", {"polaris", "atlas", "b70"}),
        ("am_s", {"polaris", "atlas", "b70", "saturn"}),
    ],
)
def test_anti_missiles_one_of_each_and_what_they_stop(card, stops):
    for carrier in CAPACITY:
        state = table(
            A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": carrier},
            B={"hand": [card, *UNARMED[:6]]},
        )
        assert all_cards(state).count(card) == 1
        attack(state, "A", "B")
        assert (f"intercept {card}" in legal(state, "B")) == (carrier in stops)


@pytest.mark.rule("NW-CARD-6")
@pytest.mark.parametrize("carrier", CAPACITY)
@pytest.mark.parametrize("warhead", MEGATONS)
def test_a_warhead_matches_when_its_megatons_are_not_above_the_capacity(carrier, warhead):
    state = table(A={"hand": UNARMED, "row": [warhead], "launch_slot": carrier})
    turn_up(state, "A")
    assert (asked(state)[0] == "attack_target") == (MEGATONS[warhead] <= CAPACITY[carrier])


@pytest.mark.rule("NW-CARD-6", "NW-BOMB-2")
@pytest.mark.parametrize("load", [10, 20, 30, 40, 50])
@pytest.mark.parametrize("warhead", MEGATONS)
def test_for_a_bomber_the_remaining_capacity_counts(load, warhead):
    state = table(A={"hand": UNARMED, "row": [warhead], "launch_slot": "b70", "load": load})
    turn_up(state, "A")
    assert (asked(state)[0] == "attack_target") == (MEGATONS[warhead] <= load)


@pytest.mark.rule("NW-CARD-7")
def test_a_missile_is_gone_after_its_one_warhead():
    state = table(
        2,
        A={
            "hand": ["warhead_10", "warhead_10", *UNARMED[:5]],
            "row": ["warhead_10"] * 2,
            "launch_slot": "saturn",
        },
        B={"row": ["atlas", "atlas"], "population": 60},
    )
    act(state, "A", "place warhead_10")
    act(state, "B", "decline", dice=40)
    turn_up(state, "B")
    act(state, "A", "place warhead_10")
    assert asked(state) == ("place", "B"), "the second 10 megatons have no carrier"
    assert people(state, "B") == 58


@pytest.mark.rule("NW-POP-1")
def test_the_population_cards():
    assert dict(zip(EDITION.population_values, EDITION.population_counts, strict=True)) == {
        1: 10,
        2: 10,
        5: 10,
        10: 6,
        25: 4,
    }
    assert (sum(EDITION.population_counts), EDITION.population_total) == (40, 240)
    most = Counter()
    for seed in range(200):
        state = GAME.start({"seats": 2}, seed)
        both = Counter(own(state, "A")["population_cards"]) + Counter(own(state, "B")["population_cards"])
        assert sum(both.values()) == 30
        for value, count in both.items():
            most[value] = max(most[value], count)
    assert most == {"1": 10, "2": 10, "5": 10, "10": 6, "25": 4}


@pytest.mark.rule("NW-POP-2")
def test_after_the_deal_only_the_sum_counts_and_losses_are_exact():
    for seed in range(30):
        state = GAME.position(
            {"A": {"hand": UNARMED, "row": ["propaganda_5"]}, "deck": ["b70"]}, {"seats": 3}, seed
        )
        cards = own(state, "B")["population_cards"]
        before = people(state, "A"), people(state, "B")
        turn_up(state, "A")
        act(state, "A", "target B")
        assert (people(state, "A"), people(state, "B")) == (before[0] + 5, before[1] - 5)
        assert own(state, "B")["population_cards"] == cards, "what was dealt is history"


@pytest.mark.rule("NW-POP-2")
@pytest.mark.parametrize("roll", [23, 40, 52, 70, 80, 92])
def test_change_is_always_available(roll):
    """Every loss leaves a whole number of millions, whatever cards there were to pay it."""
    for population in range(1, 30):
        state = table(
            2,
            A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
            B={"population": population, "row": ["am_a"]},
        )
        attack(state, "A", "B")
        loss = {23: 3, 40: 2, 52: 4, 70: 7, 80: 12, 92: 4}[roll]
        act(state, "B", "decline", dice=roll)
        assert people(state, "B") == max(0, population - loss)


@pytest.mark.rule("NW-POP-3")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_bank_holds_all_other_people(seats):
    for seed in range(6):
        state, chance = random_game(seats, seed, {"totals": "open"})
        while not state.over:
            random_step(state, chance)
            view = state.view(None)
            assert view["bank"] == 240 - sum(about["population"] for about in view["table"]) >= 0


@pytest.mark.rule("NW-POP-3")
def test_the_killed_and_the_emigrated_go_to_the_bank():
    state = table(
        turn="D", D={"row": ["atlas"]}, deck=["warhead_10", "neutral_country", "tornado", "supergerm"]
    )
    turn_up(state, "D")
    left = bank(state)
    play(state, "A target B", "A target C", "A target D")
    assert [people(state, seat) for seat in "ABC"] == [20, 10, 10]
    assert bank(state) == left + 10 + 10 + 20


@pytest.mark.rule("NW-DICE-2", "NW-SEC-7")
def test_every_card_and_every_result_has_a_name_in_both_languages():
    for language in ("en", "de"):
        assert len(set(EDITION.names[language])) == 30
        assert all(EDITION.names[language])
        assert all(EDITION.texts[language][15:]), "secrets say what they do"
        assert all(EDITION.result_names[result][language] for result in set(EDITION.result_id))


def changed(*path_and_value):
    """The data file with one entry changed, or dropped if the value is `...`."""
    *path, last, value = path_and_value
    raw = json.loads(TEXT)
    place = raw
    for step in path:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return json.dumps(raw)


BREAKAGES = [
    (("cards", ...), "'cards' must be a list, not None"),
    (("cards", {}), "'cards' must be a list, not {}"),
    (("cards", 3, ...), "cards: there must be 30 kinds, not 29"),
    (("cards", 0, 7), r"cards\[0\]: must be an object, not 7"),
    (("cards", 0, "id", ...), r"cards\[0\]: 'id' must be a text, not None"),
    (("cards", 0, "id", ""), "'id' must be a text, not ''"),
    (("cards", 5, "id", "polaris"), "cards\\[5\\] 'polaris': the id occurs twice"),
    (("cards", 0, "count", 18), "cards: the counts add up to 99, not 100"),
    (
        ("cards", 0, "count", "19"),
        "cards\\[0\\] 'warhead_10': 'count' must be a whole number from 1 to 100, not '19'",
    ),
    (("cards", 0, "count", True), "'count' must be a whole number from 1 to 100, not True"),
    (("cards", 1, "count", 0), "warhead_20.*'count'.*not 0"),
    (("cards", 4, "type", "warhead"), "'polaris': 'type' must be 'carrier' here, not 'warhead'"),
    (("cards", 4, "type", ...), "'polaris': 'type' must be a text"),
    (("cards", 2, "name_en", ""), "'warhead_50': 'name_en' must be a text"),
    (("cards", 2, "name_de", None), "'warhead_50': 'name_de' must be a text"),
    (("cards", 0, "megatons", 0), "'warhead_10': 'megatons' must be a whole number from 1"),
    (("cards", 0, "megatons", 30), "warheads must go from light to heavy, not \\[30, 20, 50, 100\\]"),
    (("cards", 1, "kills", -5), "'warhead_20': 'kills'"),
    (("cards", 6, "capacity_megatons", 2.5), "'b70': 'capacity_megatons'"),
    (
        ("cards", 6, "carrier_kind", "balloon"),
        "'b70': 'carrier_kind' must be missile or bomber, not 'balloon'",
    ),
    (("cards", 8, "value", 500), "'propaganda_5': 'value' must be a whole number from 1 to 240"),
    (
        ("cards", 11, "intercepts", ["polaris", "zeppelin"]),
        "'am_p': 'intercepts' must be a list of polaris, atlas",
    ),
    (("cards", 11, "intercepts", "polaris"), "'am_p': 'intercepts' must be a list"),
    (("cards", 12, "intercepts", ["polaris"]), "'am_a': 'intercepts' and atlas's 'intercepted_by' disagree"),
    (("cards", 7, "intercepted_by", []), "'am_s': 'intercepts' and saturn's 'intercepted_by' disagree"),
    (("cards", 7, "intercepted_by", ["am_x"]), "'saturn': 'intercepted_by' must be a list of am_p"),
    (("cards", 15, "effect", ...), "'test_ban' effect: 'op' must be lose_turn or steal"),
    (("cards", 15, "effect", "op", "hug"), "'test_ban' effect: 'op' must be .*, not 'hug'"),
    (("cards", 15, "effect", "turns", 0), "'test_ban' effect: 'turns' must be a whole number"),
    (("cards", 18, "effect", "millions", "2"), "'stock_market_boom' effect: 'millions'"),
    (
        ("cards", 18, "effect", "target", "self"),
        "'stock_market_boom' effect: 'target' must be opponent, not 'self'",
    ),
    (("cards", 24, "effect", "target", "opponent"), "'population_explosion' effect: 'target' must be self"),
    (("cards", 24, "effect", 5), "'population_explosion' effect: must be an object, not 5"),
    (("deck_total", 101), "cards: the counts add up to 100, not 101"),
    (("hand", "size", 10), "hand: 'size' must be 9, not 10"),
    (("hand", "face_down_at_start", 3), "hand: 'face_down_at_start' must be 2, not 3"),
    (("hand", "deterrent_slots", 1), "hand: 'deterrent_slots' must be 2, not 1"),
    (("hand", []), "hand: must be an object"),
    (("population", ...), "'cards' must be a list"),
    (("population", 3), "population: must be an object, not 3"),
    (("population", "total", 241), "population: the cards add up to 240, not 241"),
    (("population", "cards", 0, "count", 11), "population: the cards add up to 241, not 240"),
    (
        ("population", "cards", 0, "value", 3),
        "population: the cards must go from few to many people, not \\[3, 2, 5, 10, 25\\]",
    ),
    (("population", "cards", 1, "value", 0), r"population cards\[1\]: 'value' must be a whole number"),
    (("population", "cards_dealt_per_player", "6", 7), "6 players need more cards than there are"),
    (
        ("population", "cards_dealt_per_player", "4", ...),
        "cards_dealt_per_player: '4' must be a whole number",
    ),
    (("fallout_dice", None), "fallout_dice: must be an object, not None"),
    (("fallout_dice", "table", ...), "'table' must be a list, not None"),
    (("fallout_dice", "table", 1, ...), "fallout_dice table: roll 5 has no result"),
    (("fallout_dice", "table", 0, "roll_to", 5), r"table\[1\] 'dud': roll 5 has a result already"),
    (("fallout_dice", "table", 9, "roll_to", 98), "roll 99 has no result"),
    (
        ("fallout_dice", "table", 9, "roll_to", 100),
        "'stockpile': 'roll_to' must be a whole number from 0 to 99, not 100",
    ),
    (("fallout_dice", "table", 4, "roll_from", "36"), "'no_fallout': 'roll_from'"),
    (("fallout_dice", "table", 4, "id", ...), r"fallout_dice table\[4\]: 'id' must be a text"),
    (("fallout_dice", "table", 4, "name_de", ""), "'no_fallout': 'name_de'"),
    (
        ("fallout_dice", "table", 4, "effect", ...),
        "'no_fallout' effect any: 'op' must be none or hit, not None",
    ),
    (
        ("fallout_dice", "table", 4, "effect", "any", "op", "miss"),
        "'no_fallout' effect any: 'op' must be none or hit",
    ),
    (("fallout_dice", "table", 4, "effect", "any", "multiply", -1), "'no_fallout' effect any: 'multiply'"),
    (("fallout_dice", "table", 4, "effect", "any", "add", ...), "'no_fallout' effect any: 'add'"),
    (
        ("fallout_dice", "table", 0, "effect", "missile", "op", "fizzle"),
        "effect missile: 'op' must be backfire",
    ),
    (
        ("fallout_dice", "table", 0, "effect", "bomber", ...),
        "effect bomber: 'op' must be out_of_fuel, not None",
    ),
    (
        ("fallout_dice", "table", 9, "effect", "warhead_100", "op", "hit"),
        "'op' must be chain_reaction, not 'hit'",
    ),
]


@pytest.mark.parametrize(("change", "message"), BREAKAGES, ids=[str(path) for path, _ in BREAKAGES])
def test_a_broken_data_file_is_refused_with_the_entry_and_the_reason(change, message):
    with pytest.raises(ValueError, match=message):
        data.read(changed(*change))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the data file is not JSON"),
        ("{", "the data file is not JSON: .*line 1"),
        (TEXT[:-20], "the data file is not JSON"),
        ("[]", "the data file must hold an object"),
        ("{}", "'cards' must be a list, not None"),
        ("null", "must hold an object"),
    ],
)
def test_what_is_no_data_file_is_refused(text, message):
    with pytest.raises(ValueError, match=message):
        data.read(text)


def test_whatever_is_broken_nothing_but_a_value_error_comes_of_it():
    """Every entry of the file in turn is replaced by something that cannot be, or dropped."""

    def paths(value, path=()):
        yield path
        children = (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        )
        for key, child in children:
            yield from paths(child, (*path, key))

    raw = json.loads(TEXT)
    refused = 0
    everywhere = [path for path in paths(raw) if path]
    for k, path in enumerate(everywhere):
        broken = copy.deepcopy(raw) if k % 5 == 0 else None
        if broken is None:
            continue
        place = broken
        for step in path[:-1]:
            place = place[step]
        for rubbish in (None, "x", -1, [], {}):
            place[path[-1]] = rubbish
            try:
                data.Edition(broken)
            except ValueError as error:
                refused += 1
                assert re.match(r"[\w\[\]' ]+:? ", str(error)), "it says where"
    assert refused > 300


def test_the_file_itself_is_read():
    edition = data.read(TEXT)
    assert edition.ids == list(DECK)
    assert edition.counts == list(DECK.values())
    assert edition.megatons == list(MEGATONS.values())
    assert edition.kills == list(KILLS.values())
    assert len(LETTERS) == 6
