"""The forecast tells what the phases then count: by the functions that play them (EOD)."""

import pytest

from detente.core.engine.rng import seeded
from tests.rules.wsdv.helpers import (
    EAST_IDS,
    GAME,
    WEST_IDS,
    asked,
    go,
    legal,
    phase,
    quiet,
    table,
    told,
    view,
)


def facts_of(shown):
    """The board of a view as facts of a position."""
    provinces = shown["provinces"]
    return {
        "decade": shown["decade"],
        "unrest": {id: about["unrest"] for id, about in provinces.items()},
        "standards": {id: about["standards"] for id, about in provinces.items() if id != "west_berlin"},
        "sectors": {id: about["standards"] for id, about in shown["sectors"].items()},
        "delivered": [id for id, about in shown["sectors"].items() if about["delivered"]],
        "supplied": {id: about["supplier"] for id, about in provinces.items() if about["supplier"]},
        "factories": {
            id: "rundown" if about["rundown"] else "sound" for id, about in shown["factories"].items()
        },
        "lines": shown["lines"],
        "tracks": shown["tracks"],
        "wall": shown["wall"],
        "box": shown["box"],
        "socialists": {id: provinces[id]["socialists"] for id in EAST_IDS},
        "police": [about["card"] for about in shown["police"]],
        "spent": [about["card"] for about in shown["police"] if about["used"]],
    }


def some_tables():
    """Views of random games, when a turn begins."""
    for seed in range(14):
        state, chance = GAME.start({}, seed), seeded(seed)
        while not state.over:
            if asked(state)[0] == "turn" and chance.below(9) == 0:
                yield view(state), chance
            actions = state.legal_actions(state.to_act[0])
            state.apply(state.to_act[0], actions[chance.below(len(actions))])


@pytest.mark.rule("WSDV-EOD-5.1", "WSDV-EOD-6.1", "WSDV-EOD-7.2")
def test_unrest_comes_within_the_forecast():
    seen = 0
    for shown, chance in some_tables():
        facts = facts_of(shown)
        ahead = view(table(**facts))["forecast"]
        state = phase("export_check", **facts)
        before, after = facts["unrest"], None
        while not state.over and view(state)["phase"] in (
            "export_check",
            "internal_comparison",
            "east_west_comparison",
        ):
            after = {id: about["unrest"] for id, about in view(state)["provinces"].items()}
            if asked(state)[0] == "supplier" and view(state)["phase"] == "east_west_comparison":
                break
            answers = legal(state)
            go(state, answers[chance.below(len(answers))])
        if after is None or state.over or asked(state)[0] != "supplier":
            continue
        seen += 1
        for id in [*WEST_IDS, *EAST_IDS]:
            about = ahead["provinces"][id]
            assert about["least"] <= after[id] - before[id] <= about["most"], id
    assert seen > 3


@pytest.mark.rule("WSDV-EOD-3.2", "WSDV-EOD-4.1", "WSDV-EOD-9.1")
def test_counts_are_those_that_the_phases_tell():
    seen = 0
    for shown, _ in some_tables():
        facts = facts_of(shown)
        ahead = view(table(**facts))["forecast"]
        assert ahead["police_cost"] == len(facts["police"])
        assert ahead["police_removal"] == len(facts["police"]) - len(facts["spent"])
        state = phase("western_currency", **facts)
        if asked(state)[0] == "run_down":
            seen += 1
            assert view(state)["task"]["points"] in [about["deficit"] for about in ahead["currency"]]
    assert seen >= 3


@pytest.mark.rule("WSDV-EOD-3.1")
def test_the_currency_is_counted_for_both_places_of_hamburg():
    cities = ("hamburg", "dortmund", "kassel", "koblenz", "ulm", "muenchen", "kiel", "berlin")
    facts = {
        "standards": {"niedersachsen": 1},
        "unrest": quiet(),
        "factories": dict.fromkeys(cities, "sound"),
    }
    lowest = {about["hamburg"]: about["lowest"] for about in view(table(**facts))["forecast"]["currency"]}
    assert lowest == {"schleswig_holstein": 0, "niedersachsen": 1}
    for hamburg, count in lowest.items():
        state = phase("western_currency", **facts)
        assert told(go(state, f"hamburg {hamburg}"), "CurrencyCounted", "lowest") == [count]


@pytest.mark.rule("WSDV-EOD-10.1")
def test_mass_protests_that_are_sure_and_those_that_hang_on_choices():
    facts = {
        "standards": {"hessen": 2},
        "factories": {"kassel": "sound", "giessen": "sound"},
        "lines": ["kassel__giessen"],
    }
    lies = quiet(sachsen_anhalt=3, thueringen=2)
    ahead = view(table(unrest=lies, **facts))["forecast"]
    assert ahead["pressure"] == [
        {"source": "hessen", "all": False, "targets": {"sachsen_anhalt": 2, "thueringen": 2}}
    ]
    assert [ahead["provinces"][id]["least"] for id in ("sachsen_anhalt", "thueringen", "bayern")] == [0, 0, 1]
    assert [ahead["provinces"][id]["most"] for id in ("sachsen_anhalt", "thueringen", "bayern")] == [2, 2, 1]
    assert ahead["protests"] == {"west": [0, 0], "east": [0, 2]} and ahead["collapse"] == 4


@pytest.mark.rule("WSDV-EOD-9.1", "WSDV-EOD-9.3")
@pytest.mark.parametrize(
    ("box", "position", "wins"), [(9, 6, "east"), (8, 6, None), (0, -1, "west"), (1, -2, None)]
)
def test_wins_by_socialists_are_foreseen(box, position, wins):
    state = table(box=box, tracks={"socialist": position})
    assert view(state)["forecast"]["socialists_win"] == wins
