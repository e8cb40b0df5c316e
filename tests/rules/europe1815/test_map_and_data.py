"""The maps and the pieces (E15-AM-2, E15-AM-3)."""

import json
from importlib import resources

import pytest

from detente.games.europe1815.data import AMERICA as AMERICAN_BOARD
from detente.games.europe1815.data import EUROPE, Board
from tests.rules.europe1815.helpers import (
    AMERICA,
    AMERICAN_NEAR,
    CLASSES,
    NEAR,
    legal,
    named,
    play,
    quick,
    refused,
    seen,
    supply,
    table,
    to_phase,
    view,
)

LANDS = {land for sectors in CLASSES.values() for land in sectors}
ANCHORS = {
    "grossbritannien": {"england"},
    "skandinavien": {"schweden"},
    "preussen_t": {"daenemark"},
    "russland": {"ukraine"},
    "osmanisches_reich": {"tuerkei"},
    "oesterreich_t": {"karpaten"},
    "spanien": {"kastilien", "neapel"},
    "frankreich": {"korsika_sardinien"},
}


def raw(name):
    return json.loads(resources.files("detente.games.europe1815").joinpath(name).read_text("utf-8"))


@pytest.mark.rule("E15-MAP-1")
@pytest.mark.parametrize(
    ("board", "near"), [(EUROPE, NEAR), (AMERICAN_BOARD, AMERICAN_NEAR)], ids=["1815", "1715"]
)
def test_neighbours_are_those_of_the_appendix_and_symmetric(board, near):
    ids = board.land_ids
    assert {ids[k]: [ids[n] for n in board.near[k]] for k in range(len(ids))} == near
    assert all(land in near[other] for land, others in near.items() for other in others)


@pytest.mark.rule("E15-MAP-1")
def test_land_and_sea_edges_count_alike():
    state = table({"england": "A 2 inf", "polen": "A 2 inf"})
    assert named(state, "attack") == set(NEAR["england"]) | set(NEAR["polen"])


@pytest.mark.rule("E15-MAP-2")
def test_there_are_eight_territories_with_one_anchor_land_each_and_two_in_spain():
    found = {
        id: {EUROPE.land_ids[land] for land in lands if EUROPE.sea[land] >= 0}
        for id, lands in zip(EUROPE.territory_ids, EUROPE.lands_of, strict=True)
    }
    assert found == ANCHORS
    codes = {entry["id"]: entry["code"] for entry in raw("europe1815.json")["lands"] if entry["anchor"]}
    assert codes == {
        "england": "X1''",
        "schweden": "X2",
        "daenemark": "F",
        "ukraine": "X1",
        "tuerkei": "X2'",
        "karpaten": "F'",
        "kastilien": "X2''",
        "neapel": "X1'",
        "korsika_sardinien": "F''",
    }


@pytest.mark.rule("E15-MAP-3")
def test_turning_the_map_by_a_sector_maps_it_onto_itself():
    turned = {sectors[k]: sectors[(k + 1) % 3] for sectors in CLASSES.values() for k in range(3)}
    assert set(EUROPE.land_ids) == LANDS == set(NEAR)
    assert len(LANDS) == 30
    for land, near in NEAR.items():
        assert sorted(turned[other] for other in near) == NEAR[turned[land]]


@pytest.mark.rule("E15-MAP-4")
@pytest.mark.parametrize("board", [EUROPE, AMERICAN_BOARD], ids=["1815", "1715"])
def test_a_territory_has_a_bonus_of_its_lands_less_one(board):
    assert board.bonus == [len(lands) - 1 for lands in board.lands_of]
    assert sorted(land for lands in board.lands_of for land in lands) == list(range(30))


@pytest.mark.rule("E15-MAP-4")
def test_a_territory_is_controlled_with_all_its_lands_alone():
    lands = {"england": "A 1 inf", "irland": "A 1 inf", "niederlande": "A 1 inf", "bretagne": "C 1 inf"}
    assert seen(table(lands), "A")["territories"] == ["grossbritannien"]
    lands["irland"] = "C 1 inf"
    assert seen(table(lands, options={"mode": "teams"}), "A")["territories"] == []
    assert seen(table(lands, options={"mode": "teams"}), "C")["territories"] == []


@pytest.mark.rule("E15-MAP-5")
def test_six_fortresses_stand_on_fixed_lands_and_belong_to_the_owner_of_the_land():
    fortresses = {id: colour for id, colour in zip(EUROPE.land_ids, EUROPE.fortress, strict=True) if colour}
    assert {id for id, colour in fortresses.items() if colour == 1} == set(CLASSES["C"])
    assert {id for id, colour in fortresses.items() if colour == 2} == set(CLASSES["B"])
    state = table({"livland": "A 1 inf", "polen": "A 1 inf", "venetien": "B 1 inf"})
    assert [seen(state, "A")[colour] for colour in ("grey", "white")] == [1, 1]
    assert [seen(state, "B")[colour] for colour in ("grey", "white")] == [0, 1]


@pytest.mark.rule("E15-MAP-6")
def test_neutral_lands_have_a_garrison_of_one_infantry_or_two_with_a_fortress():
    lands = view(table())["lands"]
    assert {id for id, about in lands.items() if about["inf"] == 2} == {*CLASSES["B"], *CLASSES["C"]}
    assert all(about["inf"] + about["kav"] + about["art"] in (1, 2) for about in lands.values())
    assert {about["owner"] for about in lands.values()} == {None}


@pytest.mark.rule("E15-MAP-6")
def test_beaten_neutral_units_go_to_nobodys_supply():
    state = table({"england": "A 8 inf"})
    play(state, "A attack niederlande", "A inf england 7", "A done")
    assert [supply(state, seat) for seat in "BCD"] == [(16, 6, 4)] * 3


@pytest.mark.rule("E15-AM-2", "E15-AM-3")
def test_the_map_of_1715():
    board = AMERICAN_BOARD
    grey = {board.land_ids[k] for k in range(30) if board.fortress[k] == 1}
    white = {board.land_ids[k] for k in range(30) if board.fortress[k] == 2}
    assert grey == {"montreal", "ohio", "natchez"}
    assert white == {"maine", "carolina", "erie"}
    assert len(board.territory_ids) == 9
    inland = {id for id, inland in zip(board.land_ids, board.inland, strict=True) if inland}
    assert inland == {"irokesen", "erie", "huron", "michigan", "ohio", "kentucky", "cherokee", "illinois"}
    lands = view(table(options=AMERICA))["lands"]
    assert {id for id, about in lands.items() if about["inf"] == 2} == inland | grey | white


@pytest.mark.rule("E15-UNIT-1", "E15-UNIT-2")
def test_units_have_the_values_of_the_table():
    assert EUROPE.ep == [1, 2, 3]
    assert EUROPE.attack == [1, 3, 3]
    assert EUROPE.defence == [1, 1, 4]
    assert (EUROPE.general_attack, EUROPE.general_defence) == (2, 2)
    assert EUROPE.limits == [16, 6, 4, 0]
    assert (EUROPE.fortress_defence, EUROPE.capital_defence) == (2, 1)
    lands = {"england": "A 2 inf 3 kav 1 art", "irland": "A 1 inf"}
    assert view(table(lands))["lands"]["england"]["ep"] == 2 + 6 + 3


@pytest.mark.rule("E15-UNIT-3")
def test_the_supply_is_the_limit_less_the_pieces_on_the_board():
    state = table({"england": "A 3 inf 2 kav", "irland": "A 1 inf 1 art"})
    assert supply(state, "A") == (12, 4, 3)
    assert supply(state, "B") == (16, 6, 4)


@pytest.mark.rule("E15-UNIT-4")
def test_one_unit_stays_in_every_land_and_the_general_does_not_count():
    state = table({"england": "A 3 inf"}, A={"flag": "england", "general": "england"})
    play(state, "A attack irland", "A inf england")
    assert legal(state) == ["count 1", "count 2"]
    assert refused(state, "A count 3") == "E15-UNIT-4"
    lone = table({"england": "A 1 inf"}, A={"general": "england"}, phase="summer")
    assert refused(lone, "A attack irland") == "E15-UNIT-4"


@pytest.mark.rule("E15-UNIT-4")
def test_the_last_of_several_types_stays_too():
    state = table({"england": "A 1 inf 1 kav 1 art"})
    play(state, "A attack irland", "A kav england 1", "A art england 1")
    assert refused(state, "A inf england") == "E15-UNIT-4"


@pytest.mark.rule("E15-UNIT-5")
def test_the_general_moves_like_a_unit_and_no_action_names_a_flag_or_a_fortress():
    state = table({"england": "A 1 inf", "irland": "A 1 inf"}, A={"general": "england"}, phase="summer")
    play(state, "A relocate irland", "A general england", "A done")
    assert seen(state, "A")["general"] == "irland"
    verbs = {text.split()[0] for text in legal(quick())}
    assert verbs == {"relocate", "jump", "resupply", "diplomacy", "attack", "end"}


@pytest.mark.rule("E15-UNIT-6")
def test_a_general_whose_land_is_lost_goes_to_the_supply_and_returns_with_reinforcement():
    lands = {"daenemark": "B 9 inf", "england": "A 1 inf", "irland": "A 1 inf"}
    state = table(lands, start="B", A={"general": "england", "flag": "irland"})
    play(state, "B attack england", "B inf daenemark 8", "B done", "B end turn")
    assert seen(state, "A")["general"] is None
    to_phase(state, "reinforcement", "A")
    assert seen(state, "A")["general"] == "irland"


@pytest.mark.rule("E15-UNIT-7")
def test_a_flag_stays_where_it_was_planted_and_is_foreign_for_the_conqueror():
    lands = {"daenemark": "B 9 inf", "england": "A 1 inf", "irland": "A 1 inf"}
    state = table(lands, start="B", A={"flag": "england"})
    assert seen(state, "A")["holds_flag"]
    play(state, "B attack england", "B inf daenemark 8", "B done")
    assert (seen(state, "A")["flag"], seen(state, "A")["holds_flag"]) == ("england", False)
    assert seen(state, "B")["foreign_flags"] == 1


WRONG = [
    (lambda d: d["lands"].pop(), "there must be 30"),
    (lambda d: d["lands"][0]["adjacent"].remove("polen"), "borders preussen, but not the other way|borders"),
    (lambda d: d["lands"][0].update(fortress="blue"), "'fortress' must be grey or white"),
    (lambda d: d["lands"][0].update(fortress="grey"), "there must be three grey fortresses"),
    (lambda d: d["territories"][0]["lands"].remove("irland"), "every land must belong to exactly one"),
    (lambda d: d["units"]["kav"].update(ep=3), "'ep' must be 2"),
    (lambda d: d["rules"].update(success_marker_max=6), "'success_marker_max' must be 5"),
    (lambda d: d["rules"].update(victory_sp=12), "'victory_sp' must be 13"),
    (lambda d: d["setup"]["quick_start_4"][1]["lands"].append("england"), "lands of their own"),
    (lambda d: d["setup"]["quick_start_even"].pop(), "quick_start_even needs four seats"),
    (lambda d: d["setup"]["quick_start_even"][2].pop("extra_ep_teams"), "extra_ep_teams"),
    (lambda d: d["sp_table"].update({"3": [2, 3, 0]}), "sp_table 3"),
    (lambda d: d["admirals"].update(ships_per_player=7), "'ships_per_player' must be 6"),
]


@pytest.mark.parametrize(("spoil", "why"), WRONG, ids=[why for _, why in WRONG])
def test_a_mistake_in_the_data_is_named(spoil, why):
    data = raw("europe1815.json")
    spoil(data)
    with pytest.raises(ValueError, match=why):
        Board(data)
