"""What the brain of Nuclear War knows, in positions."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

import detente
from detente.core.engine.options import choices
from detente.core.engine.state import State
from detente.games.nuclear_war.brain.losses import LOSSES, MEAN_LOSS, dealt, exactly, hope
from detente.games.nuclear_war.brain.scoring import judged, priors, scores
from detente.games.nuclear_war.brain.weights import KEEN, USUAL

GAME = detente.game("nuclear_war")
PEACEFUL = ["propaganda_5", "propaganda_10", "propaganda_25"]


def position(facts: Mapping[str, Any], seats: int = 3, totals: str = "open") -> State:
    return GAME.position(facts, {"seats": seats, "totals": totals}, 1)


def best(state: State) -> str:
    """What the brain would do for the seat that must decide."""
    seat = state.to_act[0]
    texts = [GAME.actions.text(action) for action in state.legal_actions(seat)]
    found = scores(state.view(seat), texts)
    return texts[found.index(max(found))]


def placed(state: State) -> str:
    """The card that the brain would place, after the anti-missiles that it shows before."""
    while (chosen := best(state)).startswith("show"):
        do(state, chosen)
    return chosen


def do(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.to_act[0], GAME.actions.parse(text))
    return state


def question(state: State) -> str:
    return str(state.view(None)["question"]["name"])


# -- the row


def test_in_peace_the_row_begins_with_the_best_propaganda() -> None:
    hand = ["propaganda_5", "propaganda_25", "polaris", "warhead_10", "am_p", "propaganda_10", "warhead_20"]
    state = position({"A": {"hand": [*hand, "warhead_10", "am_a"], "row": []}, "set_up": "A"})
    do(state, "done")
    assert question(state) == "row"
    assert best(state) == "place propaganda_25"
    do(state, "place propaganda_25")
    assert best(state) == "place propaganda_10"


def test_in_war_no_propaganda_is_placed() -> None:
    hand = [*PEACEFUL, "atlas", "warhead_20", "am_s", "am_p"]
    state = position(
        {"war": True, "A": {"hand": hand, "row": ["polaris", "warhead_10"]}, "deck": ["warhead_10"]}
    )
    assert placed(state) == "place atlas"


def test_a_carrier_is_followed_by_the_biggest_warhead_it_bears() -> None:
    hand = ["warhead_10", "warhead_20", "warhead_50", "polaris", "am_p", "propaganda_5"]
    for carrier, warhead in (("atlas", "warhead_20"), ("saturn", "warhead_50"), ("polaris", "warhead_10")):
        row = ["am_a", carrier]
        state = position({"war": True, "A": {"hand": hand, "row": row}, "deck": ["propaganda_10"]})
        assert placed(state) == f"place {warhead}"


def test_a_bomber_is_fed_until_it_is_empty() -> None:
    hand = ["warhead_10", "warhead_20", "warhead_20", "warhead_50", "am_p", "propaganda_5"]
    facts = {"war": True, "deck": ["propaganda_10"]}
    row = ["b70", "warhead_20"]
    assert placed(position(facts | {"A": {"hand": hand, "row": row}})) == "place warhead_20"
    about = {"hand": hand, "row": ["warhead_20", "warhead_20"], "launch_slot": "b70"}
    assert placed(position(facts | {"A": about})) == "place warhead_10", "10 megatons are left"


def test_anti_missiles_stay_in_the_hand() -> None:
    hand = ["am_p", "am_a", "am_b", "am_s", "warhead_10", "warhead_10"]
    row = ["propaganda_5", "propaganda_5"]
    state = position({"A": {"hand": hand, "row": row}, "deck": ["warhead_10"]})
    assert placed(state) == "place warhead_10"


def test_a_good_row_is_kept_at_a_change_of_strategy_and_a_poor_one_is_not() -> None:
    for row, kept in ((["propaganda_25", "propaganda_10"], True), (["warhead_10", "am_p"], False)):
        state = position(
            {
                "war": True,
                "turn": "B",
                "A": {"hand": ["propaganda_5", "propaganda_10", *["warhead_10"] * 5], "row": row},
                "B": {
                    "hand": ["am_a", "am_b", "am_s", "warhead_20", "warhead_20", "warhead_20"],
                    "row": ["warhead_50", "warhead_50"],
                    "launch_slot": "saturn",
                },
                "C": {"population": 3, "hand": ["propaganda_5"] * 7, "row": ["propaganda_5"] * 2},
                "deck": ["warhead_20"],
            }
        )
        state.rig([4, 0])
        do(state, "place warhead_20", "target C", "decline", "done")
        assert question(state) == "strategy"
        while state.to_act[0] != 0:
            do(state, "keep")
        assert (best(state) == "keep") == kept


def test_the_weak_show_a_heavy_warhead_with_its_carrier_and_then_place() -> None:
    hand = ["saturn", "warhead_50", "warhead_10", "polaris", "propaganda_10", "propaganda_25", "propaganda_5"]
    facts = {"hand": hand[:6], "row": ["propaganda_10", "propaganda_5"]}
    state = position({"A": facts | {"population": 9}, "deck": [hand[6]]})
    shown = []
    while (text := best(state)).startswith("show"):
        shown.append(text)
        do(state, text)
    assert sorted(shown) == ["show saturn", "show warhead_50"]
    assert text.startswith("place")
    state = position({"A": facts | {"population": 60}, "deck": [hand[6]]})
    assert best(state).startswith("place"), "the strong keep their secrets"


# -- targets


def propaganda_at(totals: str, *people: int) -> str:
    """Whom A lures with ten millions."""
    others = {letter: {"population": n} for letter, n in zip("BCD", people, strict=False)}
    own = {"row": ["propaganda_10", "propaganda_5"], "hand": ["warhead_10"] * 6, "population": 60}
    state = position({"A": own, "deck": ["warhead_10"], **others}, len(people) + 1, totals)
    do(state, "place warhead_10")
    return best(state)


def test_propaganda_goes_where_there_is_something_to_lure() -> None:
    assert propaganda_at("open", 3, 40) == "target C"
    assert propaganda_at("open", 40, 40, 70) == "target D"


def test_propaganda_finishes_off_who_has_no_more_left() -> None:
    assert propaganda_at("open", 10, 11) == "target B"


def attack(carrier: str, warhead: str, others: Mapping[str, Any], own: int = 60, known: str = "open") -> str:
    """Whom A attacks."""
    about = {
        "population": own,
        "row": [warhead, "propaganda_5"],
        "hand": ["warhead_10"] * 6,
        "launch_slot": carrier,
    }
    state = position({"A": about, "deck": ["warhead_10"], **others}, len(others) + 1, known)
    do(state, "place warhead_10")
    assert question(state) == "attack_target"
    return best(state)


def test_of_equals_the_strongest_is_attacked() -> None:
    assert attack("atlas", "warhead_20", {"B": {"population": 20}, "C": {"population": 70}}) == "target C"


def test_who_shows_the_anti_missile_against_the_carrier_is_left_alone() -> None:
    shielded = {
        "population": 50,
        "deterrents": ["am_a"],
        "hand": ["warhead_10"] * 6,
        "row": ["atlas", "atlas"],
    }
    assert attack("atlas", "warhead_20", {"B": shielded, "C": {"population": 40}}) == "target C"
    assert attack("saturn", "warhead_20", {"B": shielded, "C": {"population": 40}}) == "target B"


def test_the_weak_do_not_provoke_a_deadly_final_retaliation() -> None:
    armed = {"population": 4, "deterrents": ["warhead_100", "saturn"]}
    others = {"B": armed, "C": {"population": 4}}
    assert attack("atlas", "warhead_20", others, own=3) == "target C"


def test_a_carrier_in_the_launch_slot_draws_fire() -> None:
    others = {"B": {"population": 40}, "C": {"population": 40, "launch_slot": "polaris"}}
    assert attack("atlas", "warhead_20", others) == "target C"


def test_turns_to_miss_go_to_who_is_about_to_attack() -> None:
    others = {"B": {"population": 60}, "C": {"population": 40, "launch_slot": "saturn"}}
    state = position({"A": {}, "deck": ["test_ban"], **others})
    assert question(state) == "secret_target"
    assert best(state) == "target C"


def test_of_several_secrets_turns_to_miss_come_last() -> None:
    hand = ["test_ban", "supergerm", "tax_raise", "population_explosion", *["warhead_10"] * 5]
    state = position({"A": {"hand": hand, "row": []}, "set_up": "ABC"})
    assert best(state) == "play population_explosion"


# -- interception


def defence(own: int, hand: list[str], carrier: str = "polaris", warhead: str = "warhead_10") -> str:
    """What B does when it is attacked."""
    attacker = {"row": [warhead, "propaganda_5"], "hand": ["warhead_10"] * 6, "launch_slot": carrier}
    mine = {
        "population": own,
        "hand": [*hand, *["warhead_20"] * (7 - len(hand))],
        "row": ["propaganda_5"] * 2,
    }
    state = position({"A": attacker, "B": mine, "C": {}, "deck": ["warhead_10"]})
    do(state, "place warhead_10", "target B")
    return best(state)


def test_the_narrowest_anti_missile_intercepts() -> None:
    assert defence(5, ["am_p", "am_a", "am_b", "am_s"]) == "intercept am_p"
    assert defence(5, ["am_b", "am_s"]) == "intercept am_b"
    assert defence(40, ["am_s"], "saturn", "warhead_50") == "intercept am_s"


def test_whoever_holds_nothing_declines() -> None:
    assert defence(5, []) == "decline"


def test_of_a_salvo_the_worst_shot_is_intercepted() -> None:
    dead = {
        "population": 5,
        "hand": ["polaris", "warhead_10", "saturn", "warhead_50", *["propaganda_5"] * 3],
        "row": ["propaganda_5"] * 2,
    }
    mine = {"population": 60, "hand": ["am_s", *["warhead_20"] * 6], "row": ["propaganda_10"] * 2}
    state = position({"A": mine, "B": dead, "C": {}, "deck": ["supergerm"]})
    do(
        state,
        "target B",
        "fire polaris",
        "load warhead_10 at A",
        "fire saturn",
        "load warhead_50 at A",
        "done",
    )
    assert question(state) == "intercept"
    assert best(state) == "decline", "the Saturn is still to come"
    state.rig([1, 0])
    do(state, "decline")
    assert best(state) == "intercept am_s"


# -- final retaliation


def salvo(
    hand: list[str], people: Mapping[str, int], row: list[str], launched: str | None = None
) -> list[str]:
    """What dead B announces."""
    dead = {"population": 5, "hand": hand, "row": row} | ({"launch_slot": launched} if launched else {})
    others = {letter: {"population": n} for letter, n in people.items()}
    state = position({"B": dead, "deck": ["supergerm"], **others}, 1 + len(people))
    do(state, "target B")
    assert question(state) == "salvo"
    parts: list[str] = []
    while not parts or parts[-1] != "done":
        parts.append(best(state))
        if parts[-1] == "done":
            texts = [GAME.actions.text(action) for action in state.legal_actions(1)]
            assert texts == ["done"], "everything is fired"
        else:
            do(state, parts[-1])
    return parts


def test_a_salvo_fires_everything_the_biggest_first_at_the_killer() -> None:
    hand = ["saturn", "polaris", "b70", "warhead_50", "warhead_20", "warhead_10", "warhead_10"]
    parts = salvo(hand, {"A": 60, "C": 30}, ["propaganda_5", "warhead_10"])
    assert parts[:4] == ["fire saturn", "load warhead_50 at A", "fire polaris", "load warhead_10 at A"]
    assert parts[4] == "fire b70"
    assert [part.split()[1] for part in parts[5:-1]] == ["warhead_20", "warhead_10", "warhead_10"]


def test_a_salvo_spreads_when_the_killer_is_struck_enough() -> None:
    parts = salvo(
        ["saturn", "warhead_50", "atlas", "warhead_20", *["propaganda_5"] * 3], {"A": 8, "C": 45}, []
    )
    assert [part[-1] for part in parts if part.startswith("load")] == ["A", "C"]


def test_the_carrier_in_the_launch_slot_is_fired_too() -> None:
    parts = salvo(["warhead_20", *["propaganda_5"] * 6], {"A": 30, "C": 60}, [], "atlas")
    assert parts == ["fire launched", "load warhead_20 at A", "done"]


# -- people


def test_chances_of_what_was_dealt() -> None:
    pool = (10, 10, 10, 6, 4)
    for cards in (15, 10, 8, 7, 6):
        chances = dealt(pool, cards)
        assert sum(chances.values()) == pytest.approx(1)
        assert sum(total * p for total, p in chances.items()) == pytest.approx(cards * 6), "240 on 40 cards"
    assert dealt((1, 1, 0, 0, 0), 1) == {1: 0.5, 2: 0.5}


def test_chances_of_losses_are_those_of_the_rules() -> None:
    assert [round(mean, 2) for mean in MEAN_LOSS[:3]] == [4.2, 7.35, 12.6], "NW-DICE-6"
    assert all(0.7 < sum(p for _, p in losses) < 0.91 for losses in LOSSES)
    assert hope(exactly(1000), 0).loss == pytest.approx(4.2)
    assert hope(exactly(1000), 0).death == 0
    assert hope(exactly(2), 0).death == pytest.approx(0.77), "all but duds, failures and shelters"
    assert hope(exactly(2), 0).loss == pytest.approx(1.54)


# -- the view alone


def test_scores_are_a_function_of_the_view() -> None:
    for k, options in enumerate(choices(GAME.options)):
        state = GAME.start(options, k)
        for step in range(120):
            if state.over:
                break
            seat = state.to_act[0]
            actions = state.legal_actions(seat)
            texts = [GAME.actions.text(action) for action in actions]
            view = state.view(seat)
            before = copy.deepcopy(view)
            found = scores(view, texts)
            assert view == before
            if step % 10 == 0:
                assert scores(state.determinize(seat, step).view(seat), texts) == found
            assert scores(view, texts[::-1]) == found[::-1], (
                "the order in which actions are listed is no matter"
            )
            state.apply(seat, actions[found.index(max(found))])


# -- the keener taste


def keenest(state: State) -> str:
    """What a player of the keener taste would do for the seat that must decide."""
    seat = state.to_act[0]
    texts = [GAME.actions.text(action) for action in state.legal_actions(seat)]
    found = judged(state.view(seat), texts, KEEN)
    return texts[found.index(max(found))]


@pytest.mark.parametrize(
    ("seats", "shown", "shows"),
    [(3, [], "show am_s"), (3, ["am_s"], ""), (3, ["am_p"], "show am_s"), (2, [], "")],
)
def test_the_widest_shield_is_shown_while_others_can_be_attacked(
    seats: int, shown: list[str], shows: str
) -> None:
    facts = {"A": {"hand": ["am_p", "am_s", "warhead_10"], "deterrents": shown}, "turn": "A"}
    if shown:
        facts["A"]["hand"] = [id for id in facts["A"]["hand"] if id not in shown]
    state = position(facts, seats)
    for chosen in (best(state), keenest(state)):
        assert chosen == shows if shows else chosen.startswith("place")


@pytest.mark.parametrize(
    ("seats", "own", "chosen"), [(3, 60, "decline"), (3, 5, "intercept am_s"), (2, 60, "intercept am_s")]
)
def test_an_anti_missile_is_spared_unless_it_saves_its_owner_or_nobody_else_can_be_attacked(
    seats: int, own: int, chosen: str
) -> None:
    attacker = {"row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris", "hand": ["warhead_10"]}
    state = position({"A": attacker, "B": {"population": own, "hand": ["am_s", "warhead_20"]}}, seats)
    do(state, "place warhead_10", *(["target B"] if seats > 2 else []))
    assert best(state) == keenest(state) == chosen


# -- priors


def test_priors_are_shares_that_follow_a_keener_taste() -> None:
    facts = {
        "A": {"hand": ["warhead_10", "propaganda_5", "am_p"], "row": ["am_a", "polaris"]},
        "deck": ["am_b"],
    }
    state = position(facts)
    texts = [GAME.actions.text(action) for action in state.legal_actions(0)]
    shares = priors(state.view(0), texts)
    assert sum(shares) == pytest.approx(1.0)
    assert min(shares) > 0
    peaceable, keen = (judged(state.view(0), texts, taste) for taste in (USUAL, KEEN))
    war, calm = texts.index("place warhead_10"), texts.index("place propaganda_5")
    assert keen[war] - keen[calm] > peaceable[war] - peaceable[calm]
    assert (shares[war] > shares[calm]) == (keen[war] > keen[calm])
    assert scores(state.view(0), texts) == peaceable
