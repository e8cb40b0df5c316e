"""Why an action is refused, in the rule's own id."""

import pytest

from detente.core.engine.rng import seeded
from detente.core.engine.state import IllegalAction
from tests.rules.wsdv.helpers import EAST_IDS, GAME, card, event_of, go, phase, quiet, with_card


def sound(*cities, **rundown):
    return dict.fromkeys(cities, "sound") | rundown


def using(number, use, turn="east", **facts):
    state = with_card(number, turn, **facts)
    go(state, f"play {card(number)} {use}")
    return state


def after(number, *answers, turn="east", **facts):
    state = event_of(number, turn, **facts)
    go(state, *answers)
    return state


RAISED = {
    "factories": sound("leipzig", "dresden", "karl_marx_stadt", "jena"),
    "lines": ["leipzig__dresden", "dresden__karl_marx_stadt"],
}
REFUSED = [
    (lambda: with_card(8), "play card_12 build", "WSDV-FLOW-2"),
    (lambda: with_card(8, west=["card_12"]), "play card_12 build", "WSDV-FLOW-2"),
    (lambda: with_card(8), "play card_19 event", "WSDV-ACT-3"),
    (lambda: with_card(8, "west"), "play card_08 event", "WSDV-ACT-3"),
    (lambda: with_card(8, "west"), "play special_1 event", "WSDV-ACT-1"),
    (lambda: with_card(8), "play special_2 event", "WSDV-SETUP-5"),
    (lambda: with_card(8, unrest=quiet(bayern=1)), "play card_08 unrest", "WSDV-ACT-A1"),
    (lambda: with_card(19, factories={}), "play card_19 unrest", "WSDV-ACT-A3"),
    (lambda: with_card(8), "police sachsen", "WSDV-POL-2"),
    (lambda: with_card(8), "done", "WSDV-ACT-D3"),
    (lambda: using(8, "build"), "build berlin", "WSDV-ACT-B2"),
    (lambda: using(8, "build"), "build kiel", "WSDV-ACT-B2"),
    (lambda: using(8, "build"), "build rheinsberg", "WSDV-MAP-6"),
    (lambda: using(8, "build"), "build cssr_west", "WSDV-EXT-1"),
    (lambda: using(8, "build", unrest={"sachsen": 4}, box=0), "build leipzig", "WSDV-ACT-B5"),
    (lambda: using(8, "build", unrest={"sachsen": 4}, box=0), "build bitterfeld__leipzig", "WSDV-ACT-B5"),
    (lambda: using(8, "build"), "build leipzig__dresden", "WSDV-ACT-B3"),
    (lambda: using(8, "build"), "build leipzig__jena:jena", "WSDV-ACT-B4"),
    (lambda: using(8, "build", lines=["berlin__cottbus"]), "build berlin__cottbus", "WSDV-ACT-B3"),
    (lambda: after(7, "rest"), "build leipzig", "WSDV-EXT-1"),
    (lambda: after(7, "rest", factories=sound("berlin")), "build berlin__cottbus", "WSDV-EXT-1"),
    (lambda: after(3, "rest"), "done", "WSDV-ACT-D3"),
    (lambda: after(17, "rest", turn="west", lines=["berlin__cottbus"]), "dismantle berlin", "WSDV-DIS-1"),
    (lambda: after(17, "rest", turn="west"), "dismantle leipzig", "WSDV-DIS-1"),
    (lambda: after(17, "rest", turn="west"), "dismantle hamburg", "WSDV-DIS-1"),
    (
        lambda: after(17, "rest", turn="west", factories=sound("jena", "leipzig", berlin="rundown")),
        "dismantle berlin",
        "WSDV-DIS-3",
    ),
    (
        lambda: after(17, "rest", turn="west", factories=sound("jena", "leipzig", "cssr_west")),
        "dismantle cssr_west",
        "WSDV-DIS-3",
    ),
    (
        lambda: after(
            43, "rest", factories=sound("koeln", "dortmund", "ulm", "duisburg", "bielefeld", "berlin")
        ),
        "dismantle ulm",
        "WSDV-DIS-4",
    ),
    (lambda: after(6, "icon 3"), "place unrest bayern", "WSDV-ACT-D2"),
    (
        lambda: after(16, "rest", "place unrest sachsen", "place unrest sachsen", turn="west"),
        "place unrest sachsen",
        "WSDV-SPC-6",
    ),
    (lambda: after(18, "icon 1", turn="west", unrest={"bayern": 0}), "remove unrest bayern", "WSDV-UNR-3"),
    (
        lambda: using(8, "unrest", unrest=quiet(bayern=3, sachsen=2, thueringen=1)),
        "remove unrest bayern",
        "WSDV-ACT-A1",
    ),
    (
        lambda: using(18, "unrest", "west", unrest=quiet(bayern=3, hessen=1, mecklenburg_vorpommern=3)),
        "remove unrest mecklenburg_vorpommern",
        "WSDV-ACT-A1",
    ),
    (
        lambda: after(18, "icon 1", turn="west", unrest=quiet(bayern=2, hessen=1, sachsen=1)),
        "remove unrest sachsen",
        "WSDV-ACT-D2",
    ),
    (lambda: after(31, tracks={"prestige": 6}), "remove unrest bayern", "WSDV-TRK-8"),
    (lambda: after(31, tracks={"prestige": 6}), "place unrest sachsen", "WSDV-TRK-8"),
    (
        lambda: after(31, tracks={"prestige": 6}, unrest=quiet(sachsen=2, bayern=1)),
        "remove unrest thueringen",
        "WSDV-UNR-3",
    ),
    (
        lambda: using(18, "unrest", "west", unrest=quiet(bayern=3, hessen=1)),
        "remove unrest niedersachsen",
        "WSDV-UNR-3",
    ),
    (
        lambda: after(78, "icon 1", turn="west", unrest={"sachsen": 0}),
        "move unrest from sachsen",
        "WSDV-UNR-3",
    ),
    (lambda: after(78, "icon 1", "move unrest from sachsen", turn="west"), "to sachsen", "WSDV-UNR-5"),
    (lambda: using(11, "raise", **RAISED), "raise thueringen", "WSDV-ACT-C3"),
    (lambda: using(11, "raise", **RAISED), "raise bayern", "WSDV-ACT-C1"),
    (
        lambda: using(20, "raise", "west", factories=sound("dortmund", "duisburg", "koeln")),
        "raise french",
        "WSDV-ACT-C1",
    ),
    (lambda: after(79, "icon 1", turn="west", sectors={"us": 1}), "raise us", "WSDV-WB-5"),
    (
        lambda: after("special_1", "icon 1", unrest={"sachsen": 4, "thueringen": 4}, box=0),
        "end protest brandenburg",
        "WSDV-UNR-4",
    ),
    (
        lambda: after(46, "icon 3", factories=sound("jena", "leipzig", berlin="rundown")),
        "run down berlin",
        "WSDV-RUN-1",
    ),
    (
        lambda: after(
            37, "rest", turn="west", factories=sound("cssr_west", "cssr_east", "polska_north", "berlin")
        ),
        "stop polska_north",
        "WSDV-EXT-3",
    ),
    (lambda: after(3), "icon 2", "WSDV-ACT-D1"),
    (lambda: after(11), "ignore 7", "WSDV-ACT-D4"),
    (lambda: phase("prestige", tracks={"prestige": 3}), "box 4", "WSDV-EOD-2.1"),
    (
        lambda: phase("east_west_comparison", standards={"bayern": 1}, unrest=quiet()),
        "press brandenburg",
        "WSDV-EOD-7.2",
    ),
    (lambda: phase("collapse_check", west=["card_01"], unrest=quiet()), "discard card_02", "WSDV-FLOW-7"),
    (
        lambda: phase("collapse_check", west=["card_01", "card_02", "card_03"], unrest=quiet()),
        "done",
        "WSDV-FLOW-7",
    ),
    (
        lambda: phase(
            "socialists", socialists={"sachsen": 1, "thueringen": 1}, box=0, tracks={"socialist": -1}
        ),
        "socialist from brandenburg",
        "WSDV-EOD-9.2",
    ),
    (lambda: using(8, "build", unrest=dict.fromkeys(EAST_IDS, 3)), "build leipzig__dresden", "WSDV-ACT-B3"),
]


@pytest.mark.parametrize(
    ("position", "text", "rule"), REFUSED, ids=[f"{text}-{rule}" for _, text, rule in REFUSED]
)
def test_the_rule_that_forbids(position, text, rule):
    state = position()
    with pytest.raises(IllegalAction, match=rule) as refused:
        go(state, text)
    assert refused.value.rule == rule


def test_every_refusal_of_random_games_names_a_rule_or_none():
    for seed in range(4):
        state, chance = GAME.start({}, seed), seeded(seed)
        while not state.over:
            seat = state.to_act[0]
            for action in range(seed, GAME.actions.size, 17):
                rule = state.why_not(seat, action)
                assert rule is None or rule.startswith("WSDV-")
            actions = state.legal_actions(seat)
            state.apply(seat, actions[chance.below(len(actions))])


def where_a_decade_begins():
    """A random game, where hand cards are discarded before the next decade."""
    state, chance = GAME.start({}, 3), seeded(3)
    while state.asked < 0 or state.sequence.questions[state.asked].name != "keep":
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[chance.below(len(actions))])
    return state


def test_a_save_in_which_a_card_is_kept_when_a_decade_begins_is_refused():
    saved = where_a_decade_begins().to_dict()
    GAME.from_dict(saved)
    saved["table"]["kept"] = 1
    with pytest.raises(ValueError, match="no card is in play when a decade begins"):
        GAME.from_dict(saved)
