"""Economy, dismantling, rundown factories, Rheinsberg, external factories, Hamburg (ECO, DIS, RUN, RHE, EXT, HAM)."""

import pytest

from tests.rules.wsdv.helpers import (
    asked,
    built,
    choices,
    event_of,
    go,
    phase,
    province,
    quiet,
    standards,
    table,
    told,
    values,
    view,
    with_card,
)


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


def dismantled(number=17, **facts):
    """What West may make East dismantle with an event."""
    state = event_of(number, "west", **facts)
    go(state, "icon 1")
    return state


@pytest.mark.rule("WSDV-ECO-1")
def test_a_connection_works_with_all_lines_and_both_factories():
    lines = ["leipzig__jena:leipzig", "leipzig__jena:jena"]
    for factories, built_lines, worth in (
        (sound("leipzig", "jena"), lines, 2),
        (sound("leipzig", "jena"), lines[:1], 1),
        (sound("leipzig"), lines, 1),
        (sound("leipzig", jena="rundown"), lines, 2),
    ):
        assert values(table(factories=factories, lines=built_lines))["leipzig"] == worth


@pytest.mark.rule("WSDV-ECO-2", "WSDV-ECO-3")
def test_values():
    lines = ["berlin__magdeburg", "magdeburg__bitterfeld", "berlin__cottbus", "berlin__polska_south"]
    state = table(factories=sound("berlin", "magdeburg", "bitterfeld", cottbus="rundown"), lines=lines)
    assert values(state) == {"berlin": 3, "magdeburg": 3, "bitterfeld": 2, "cottbus": 1}
    assert values(table(factories={"berlin": "rundown"})) == {"berlin": 0}


@pytest.mark.rule("WSDV-ECO-4")
def test_external_factories_have_value_1_to_3_and_are_never_rundown():
    links = ["karl_marx_stadt__cssr_west", "jena__cssr_west"]
    for count, worth in enumerate((1, 2, 3)):
        state = table(factories=sound("karl_marx_stadt", "jena", "cssr_west"), lines=links[:count])
        assert values(state)["cssr_west"] == worth
    with pytest.raises(ValueError, match="cssr_west cannot be rundown"):
        table(factories={"cssr_west": "rundown"})
    state = event_of(46, factories=sound("jena", "leipzig", "cssr_west"), unrest=quiet())
    go(state, "icon 3")
    assert choices(state, "run down") == ["leipzig", "jena"]


@pytest.mark.rule("WSDV-ECO-5")
def test_economy_of_a_province():
    lines = ["dresden__cssr_east", "leipzig__dresden"]
    facts = {"factories": sound("leipzig", "dresden", "cssr_east"), "lines": lines}
    state = with_card(11, **facts)
    assert province(state, "sachsen")["economy"] == 5
    assert view(state)["factories"]["cssr_east"]["serves"] == ["sachsen"]
    events = go(state, "play card_11 raise", "raise sachsen")
    assert told(events, "StandardRaised", "points") == [0]
    for own, cost in ((1, 0), (2, 2)):
        state = with_card(8, standards={"sachsen": own}, **facts)
        go(state, "play card_08 raise")
        events = go(state, "raise sachsen")
        assert told(events, "StandardRaised", "points") == [cost], (
            "5 of its own and 2 of the external factory"
        )
    state = with_card(8, standards={"sachsen": 1}, factories=facts["factories"], lines=["leipzig__dresden"])
    go(state, "play card_08 raise")
    assert choices(state, "raise") == ["sachsen"], (
        "without a working connection the factory serves nobody: 4 + 2"
    )
    assert view(state)["factories"]["cssr_east"]["serves"] == []


@pytest.mark.rule("WSDV-ECO-6", "WSDV-RHE-2")
def test_export_factory():
    lines = ["berlin__cottbus", "cottbus__dresden", "dresden__cssr_east"]
    state = table(factories=sound("berlin", "cottbus", "dresden", "cssr_east"), lines=lines)
    exports = {
        id: about["export"] for id, about in view(state)["provinces"].items() if about["export"] is not None
    }
    assert exports == {"brandenburg": 3, "east_berlin": 2, "sachsen": 3}
    state = table(factories=sound("rheinsberg", "cottbus"))
    assert (province(state, "brandenburg")["export"], province(state, "brandenburg")["economy"]) == (2, 3)
    state = table(factories={"rheinsberg": "rundown"})
    assert province(state, "brandenburg")["export"] == 1


@pytest.mark.rule("WSDV-DIS-1", "WSDV-DIS-2")
def test_what_may_be_dismantled():
    lines = ["leipzig__jena:jena", "berlin__cottbus"]
    state = dismantled(factories=sound("leipzig", "jena", "berlin", "cottbus", "magdeburg"), lines=lines)
    sites = choices(state, "dismantle")
    assert sites == ["magdeburg", "leipzig", "berlin__cottbus", "leipzig__jena:jena"]
    go(state, "dismantle leipzig")
    assert "leipzig" not in built(state), "the far line alone does not protect it"


@pytest.mark.rule("WSDV-DIS-3")
def test_rundown_and_external_factories_cannot_be_dismantled():
    state = dismantled(
        factories=sound("leipzig", "polska_south", berlin="rundown"),
        lines=["berlin__polska_south", "schwedt__polska_south"],
    )
    assert choices(state, "dismantle") == ["leipzig", "schwedt__polska_south", "berlin__polska_south"]


@pytest.mark.rule("WSDV-DIS-4")
def test_mass_protests_do_not_forbid_dismantling():
    state = dismantled(factories=sound("leipzig", "berlin"), unrest={"sachsen": 5, "east_berlin": 4}, box=0)
    assert choices(state, "dismantle") == ["berlin", "leipzig"]
    state = event_of(
        43,
        factories=sound("dortmund", "koeln", "kassel", "berlin"),
        lines=["dortmund__kassel", "koeln__koblenz", "kassel__giessen"],
    )
    assert choices(state, "dismantle") == []
    go(state, "rest")
    assert set(choices(state, "dismantle")) == {"dortmund__kassel", "koeln__koblenz"}


@pytest.mark.rule("WSDV-DIS-5")
def test_each_point_is_removed_before_the_next_is_chosen():
    state = dismantled(factories=sound("leipzig", "jena"), lines=["leipzig__jena:jena"])
    assert choices(state, "dismantle") == ["leipzig", "leipzig__jena:jena"]
    go(state, "dismantle leipzig__jena:jena", "icon 2")
    assert choices(state, "dismantle") == ["leipzig", "jena"]


@pytest.mark.rule("WSDV-RUN-1")
def test_factories_are_run_down_once_and_repaired_by_card_46_alone():
    state = event_of(46, factories=sound("leipzig", "rheinsberg", "jena", berlin="rundown"), unrest=quiet())
    go(state, "icon 3")
    assert choices(state, "run down") == ["rheinsberg", "leipzig", "jena"]
    go(state, "run down leipzig")
    assert view(state)["factories"]["leipzig"] == {"value": 0, "rundown": True, "serves": ["sachsen"]}
    go(state, "icon 2")
    assert not view(state)["factories"]["berlin"]["rundown"]
    state = with_card(8, factories={"leipzig": "rundown"})
    go(state, "play card_08 build")
    assert "leipzig" not in choices(state, "build")


@pytest.mark.rule("WSDV-RUN-2")
def test_who_has_nothing_to_run_down_dismantles():
    facts = {"lines": ["berlin__cottbus", "berlin__magdeburg"], "unrest": quiet(), "decade": 2}
    state = phase("prestige", factories=sound("hamburg", berlin="rundown"), tracks={"prestige": -1}, **facts)
    if asked(state)[0] == "box":
        go(state, "box -1")
    assert asked(state) == ("dismantle", "W") and view(state)["task"]["why"] == "box"
    state = event_of(46, factories={"hamburg": "sound"}, lines=["berlin__cottbus"], unrest=quiet())
    events = go(state, "icon 3")
    assert told(events, "IconVoid", "word") == ["rundown_e"], "only at the end of a decade"


@pytest.mark.rule("WSDV-RHE-1")
def test_rheinsberg_is_not_built_beside_a_mass_protest():
    state = event_of(27, unrest={"brandenburg": 4}, box=0)
    events = go(state, "rest")
    assert told(events, "IconVoid", "word") == ["build_e", "build_e"] and "rheinsberg" not in built(state)
    state = event_of(27)
    assert told(go(state, "rest"), "SiteBuilt", "site") == ["rheinsberg", "rheinsberg"]
    assert values(state)["rheinsberg"] == 2


@pytest.mark.rule("WSDV-RHE-3")
def test_rheinsberg_absorbs_a_rundown_and_dismantles():
    state = phase(
        "prestige", factories={"rheinsberg": "sound"}, tracks={"prestige": -1}, unrest=quiet(), decade=2
    )
    assert values(state).get("rheinsberg") == 1, "the only factory there is"
    state = dismantled(factories={"rheinsberg": "rundown", "berlin": "sound"})
    assert choices(state, "dismantle") == ["rheinsberg", "berlin"]
    events = go(state, "dismantle rheinsberg")
    assert told(events, "SiteDismantled", "site", "reduced") == [("rheinsberg", False)]
    assert "rheinsberg" not in built(state)


@pytest.mark.rule("WSDV-EXT-1")
@pytest.mark.parametrize("number", [7, 9])
def test_external_factories_are_built_by_two_cards(number):
    state = event_of(number)
    go(state, "rest")
    assert choices(state, "build") == ["cssr_east", "cssr_west"], "no link before a factory stands at an end"
    go(state, "build cssr_east")
    assert choices(state, "build") == ["cssr_west", "cottbus__cssr_east", "dresden__cssr_east"]
    go(state, "build dresden__cssr_east")
    assert choices(state, "build") == ["polska_north", "polska_south", "berlin__polska_south"]
    state = event_of(number, unrest={"sachsen": 4}, box=0, factories=sound("cssr_east", "cssr_west"))
    go(state, "rest")
    assert choices(state, "build") == ["cottbus__cssr_east", "jena__cssr_west"], (
        "a mass protest bars the link"
    )
    state = with_card(8)
    go(state, "play card_08 build")
    assert not {"cssr_east", "polska_north"} & set(choices(state, "build"))


@pytest.mark.rule("WSDV-EXT-2")
def test_links_are_built_with_normal_points_too():
    state = with_card(8, factories=sound("jena", "polska_north"))
    go(state, "play card_08 build")
    assert {"jena__cssr_west", "schwedt__polska_north"} <= set(choices(state, "build"))


@pytest.mark.rule("WSDV-HAM-1")
def test_hamburg_is_assigned_anew_in_phases_3_and_5():
    cities = sound("hamburg", "kiel", "bremen", "dortmund", "kassel", "koblenz", "ulm", "muenchen", "berlin")
    state = phase(
        "western_currency",
        factories=cities | sound("flensburg", "wolfsburg"),
        lines=["hamburg__wolfsburg", "kiel__hamburg"],
        standards={"schleswig_holstein": 3, "niedersachsen": 3},
        unrest=quiet(),
    )
    assert view(state)["phase"] == "export_check" and asked(state) == ("hamburg", "W"), (
        "in phase 3 all are alike"
    )
    go(state, "hamburg schleswig_holstein")
    assert standards(state, "schleswig_holstein", "niedersachsen") == [3, 2]
    facts = {
        "factories": sound("hamburg", "dortmund", "kassel", "koblenz", "ulm", "muenchen", "kiel", "berlin")
    }
    state = phase("western_currency", standards={"niedersachsen": 1}, unrest=quiet(), **facts)
    assert asked(state) == ("hamburg", "W") and view(state)["phase"] == "western_currency"
    events = go(state, "hamburg schleswig_holstein")
    assert told(events, "CurrencyCounted", "lowest") == [0]
    assert asked(state) == ("hamburg", "W") and view(state)["phase"] == "export_check"
    go(state, "hamburg niedersachsen")
    assert standards(state, "niedersachsen") == 1


@pytest.mark.rule("WSDV-HAM-2")
def test_hamburg_counts_for_niedersachsen_with_card_63_and_for_either_when_building():
    state = event_of(
        63, factories=sound("hamburg", "kiel", "bremen", "berlin"), lines=["flensburg__hamburg:flensburg"]
    )
    assert choices(state, "dismantle") == ["hamburg", "bremen", "flensburg__hamburg:flensburg"]
    for protests, may in (
        ({"schleswig_holstein": 4}, True),
        ({"schleswig_holstein": 4, "niedersachsen": 4}, False),
    ):
        state = with_card(
            20, turn="west", factories=sound("bremen", "wolfsburg", "dortmund"), unrest=protests
        )
        go(state, "play card_20 build")
        assert ("hamburg" in choices(state, "build")) is may
