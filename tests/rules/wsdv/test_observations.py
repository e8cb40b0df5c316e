"""What observations hold of Germany where its facts are kinds of their own."""

import pytest

from detente.core.engine.state import State
from detente.core.shown.features import features_of
from detente.games.germany.view.kinds import Span
from tests.rules.wsdv.helpers import EAST_IDS, GAME, event_of, go, quiet, table, with_card

FEATURES = features_of(GAME)


def found(state: State, block: str, seat: int = 0) -> dict[str, int]:
    """The numbers of a block that are not zero, by the names of their parts."""
    values = FEATURES.of_state(state, seat)
    assert values == FEATURES.of_view(state.view(seat))
    return {
        FEATURES.names[k].removeprefix(f"{block} "): values[k] for k in FEATURES.span(block) if k in values
    }


@pytest.mark.rule("WSDV-ECO-5")
def test_the_provinces_that_a_factory_may_serve() -> None:
    factories = {"hamburg": "sound", "berlin": "rundown", "polska_north": "sound", "polska_south": "sound"}
    state = table(factories=factories, lines=["berlin__polska_south"])
    assert state.view(0)["factories"]["polska_south"]["serves"] == ["east_berlin"]
    assert found(state, "factory serves") == {
        "hamburg/first": 1,
        "hamburg/second": 1,
        "berlin/first": 1,
        "polska_south/second": 1,
    }
    assert found(state, "factory rundown") == {"berlin": 1}
    assert found(state, "factory value") == {"hamburg": 1, "berlin": 1, "polska_north": 1, "polska_south": 2}


@pytest.mark.rule("WSDV-POL-2")
def test_police_cards_and_which_of_them_were_used() -> None:
    state = table(police=["card_05", "card_15"], spent=["card_15"])
    assert found(state, "police card") == {"card_05": 1, "card_15": 1}
    assert found(state, "police used") == {"card_15": 1}


@pytest.mark.rule("WSDV-EOD-7.1")
def test_who_presses_whom() -> None:
    state = table(unrest=quiet(), standards={"bayern": 1}, factories={"nuernberg": "sound"})
    assert state.view(0)["forecast"]["pressure"] == [
        {"source": "bayern", "all": False, "targets": {"sachsen": 1, "thueringen": 1}}
    ]
    assert found(state, "forecast pressure source") == {"bayern": 1}
    assert found(state, "forecast pressure targets") == {"bayern/sachsen": 1, "bayern/thueringen": 1}


@pytest.mark.rule("WSDV-HAM-1")
def test_where_hamburg_can_be_counted() -> None:
    assert found(table(factories={"kiel": "sound"}), "forecast currency hamburg") == {"niedersachsen": 1}
    both = found(table(factories={"hamburg": "sound"}), "forecast currency hamburg")
    assert both == {"schleswig_holstein": 1, "niedersachsen": 1}


@pytest.mark.rule("WSDV-ACT-D1")
def test_icons_still_to_come() -> None:
    state = event_of(24)
    assert state.view(0)["play"]["open"] == [1, 2, 3, 4]
    assert found(state, "play open") == {"1": 1, "2": 1, "3": 1, "4": 1}


@pytest.mark.rule("WSDV-ACT-C1")
def test_the_economy_of_provinces_is_seen_while_living_standard_is_raised() -> None:
    state = with_card(24, unrest=quiet(), factories={"leipzig": "sound", "dresden": "sound"})
    assert state.view(0)["task"]["economy"] == {} and found(state, "task economy") == {}
    go(state, "play card_24 raise")
    shown = state.view(0)["task"]["economy"]
    assert list(shown) == EAST_IDS and shown["brandenburg"] == 0
    assert found(state, "task economy") == {id: economy for id, economy in shown.items() if economy}


@pytest.mark.rule("WSDV-HID-4")
def test_only_east_sees_the_card_that_it_has_removed() -> None:
    state = event_of(
        50, west=["card_55"], east=["card_41"], deck=["card_57", "card_58"], unrest=quiet(), decade=3
    )
    go(state, "icon 2", "look at deck", "set aside card_57")
    assert found(state, "set aside", 1) == {"card_57": 1} and found(state, "set aside", 0) == {}
    assert state.view(0)["set_aside"] == state.view(None)["set_aside"] == []


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("1", "a must be a whole number, not '1'"),
        (True, "a must be a whole number, not True"),
        (4, "a must be one of -1, 0, 1, not '4'"),
    ],
)
def test_numbers_of_a_span(value: object, says: str) -> None:
    span = Span(-1, 1)
    assert [span.number(number, "a") for number in (-1, 0, 1)] == [0, 1, 2]
    with pytest.raises(ValueError, match=says):
        span.number(value, "a")
