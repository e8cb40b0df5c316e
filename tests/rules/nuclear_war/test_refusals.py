"""What is refused: illegal actions, wrong options, positions that cannot be, broken saves. Always in words."""

import copy
import json
import re

import pytest

from detente import IllegalAction
from tests.rules.nuclear_war.helpers import (
    GAME,
    LETTERS,
    UNARMED,
    act,
    attack,
    legal,
    play,
    random_game,
    random_step,
    table,
    turn_up,
)


def placing():
    return table(A={"hand": UNARMED[:5], "row": ["atlas", "b70"], "deterrents": ["saturn", "am_s"]})


def placing_after_showing():
    state = table(A={"hand": UNARMED[:5], "row": ["atlas", "b70"], "deterrents": ["saturn"]})
    act(state, "A", "show warhead_10")
    return state


def aiming(card, slot=None):
    state = table(A={"hand": UNARMED, "row": [card], "launch_slot": slot}, C={"out": True})
    turn_up(state, "A")
    return state


def secret_to_aim():
    state = table(turn="D", D={"row": ["atlas"]}, C={"out": True}, deck=["warhead_10", "tornado"])
    turn_up(state, "D")
    return state


def intercepting():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "saturn"}, B={"hand": ["am_p", "am_b"]}
    )
    attack(state, "A", "B")
    return state


def secrets_to_play():
    return table(set_up=["A"], A={"hand": ["tornado", *UNARMED, "atlas"]})


def first_rows():
    state = table(set_up=["D"], A={"hand": [*UNARMED, "atlas", "b70"]})
    act(state, "D", "done")
    return state


def strategies():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "am_p"], "launch_slot": "polaris"},
        B={"population": 2},
        C={"hand": UNARMED, "row": ["saturn", "am_s"]},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    act(state, "B", "done")
    return state


def salvo(*so_far, options=None):
    state = table(
        options=options,
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        B={"hand": ["polaris", "b70", "warhead_20", "warhead_10"], "population": 2, "launch_slot": "atlas"},
        C={"out": True},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    play(state, *so_far)
    return state


REFUSED = {
    "a card that is not in the hand": (placing, "A", "place am_p", "NW-TURN-4"),
    "a card of the row": (placing, "A", "place b70", "NW-TURN-4"),
    "a shown card as a hidden one": (placing, "A", "place saturn", "NW-TURN-4"),
    "a hidden card as a shown one": (placing, "A", "place shown polaris", "NW-TURN-4"),
    "a third deterrent": (placing, "A", "show polaris", "NW-DET-1"),
    "a deterrent that he does not hold": (placing_after_showing, "A", "show am_a", "NW-DET-1"),
    "taking back what is not shown": (placing, "A", "take back am_a", "NW-DET-1"),
    "taking back after showing": (placing_after_showing, "A", "take back saturn", "NW-DET-4"),
    "himself as target of an attack": (lambda: aiming("warhead_10", "atlas"), "A", "target A", "NW-ATTACK-1"),
    "the dead as target of an attack": (
        lambda: aiming("warhead_10", "atlas"),
        "A",
        "target C",
        "NW-ATTACK-1",
    ),
    "nobody as target of an attack": (lambda: aiming("warhead_10", "atlas"), "A", "decline", None),
    "himself as target of propaganda": (lambda: aiming("propaganda_5"), "A", "target A", "NW-PROP-1"),
    "the dead as target of propaganda": (lambda: aiming("propaganda_5"), "A", "target C", "NW-PROP-1"),
    "himself as target of a secret": (secret_to_aim, "A", "target A", "NW-SEC-2"),
    "the dead as target of a secret": (secret_to_aim, "A", "target C", "NW-SEC-2"),
    "a seat that is not at the table": (secret_to_aim, "A", "target F", "NW-SEC-2"),
    "an anti-missile that does not name the carrier": (intercepting, "B", "intercept am_b", "NW-DEF-1"),
    "an anti-missile that he does not hold": (intercepting, "B", "intercept am_s", "NW-DEF-1"),
    "holding a secret back": (secrets_to_play, "A", "done", "NW-SETUP-5"),
    "laying what is not in the hand": (first_rows, "A", "place am_s", "NW-SETUP-7"),
    "keeping a row that does not lie": (first_rows, "A", "keep", None),
    "laying a card at a change of strategy that is not his": (strategies, "C", "place am_a", "NW-STRAT-3"),
    "a carrier without a warhead for it": (
        lambda: salvo("B fire polaris", "B load warhead_10 at A"),
        "B",
        "fire polaris",
        "NW-RET-3",
    ),
    "a carrier that he does not hold": (salvo, "B", "fire saturn", "NW-RET-3"),
    "closing before the carrier is loaded": (lambda: salvo("B fire polaris"), "B", "done", "NW-RET-3"),
    "a warhead too big for the missile": (
        lambda: salvo("B fire polaris"),
        "B",
        "load warhead_20 at A",
        "NW-RET-3",
    ),
    "a warhead without a carrier": (salvo, "B", "load warhead_20 at A", "NW-RET-3"),
    "the dead as target of a salvo": (lambda: salvo("B fire b70"), "B", "load warhead_20 at C", "NW-RET-4"),
    "himself as target of a salvo": (lambda: salvo("B fire b70"), "B", "load warhead_20 at B", "NW-RET-4"),
    "the launch slot where it takes no part": (
        lambda: salvo(options={"salvo_launch_slot": "no"}),
        "B",
        "fire launched",
        "NW-RET-2",
    ),
    "an answer to another question": (placing, "A", "decline", None),
}


@pytest.mark.parametrize("case", REFUSED)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(case):
    position, seat, text, rule = REFUSED[case]
    state = position()
    action = GAME.actions.parse(text)
    before = json.dumps(state.to_dict())
    actions = legal(state, seat)
    assert text not in actions
    assert state.why_not(LETTERS.index(seat), action) == rule
    events = []
    with pytest.raises(IllegalAction) as refusal:
        state.apply(LETTERS.index(seat), action, events)
    assert refusal.value.rule == rule
    message = str(refusal.value)
    assert message.startswith(f"{text!r} is not legal now")
    assert (f"({rule})" in message) == (rule is not None)
    assert message.endswith("legal: " + ", ".join(actions))
    assert json.dumps(state.to_dict()) == before
    assert events == []
    assert legal(state, seat) == actions
    assert rule is None or f'id="{rule}"' in GAME.text("rules.en.md")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_that_owes_no_decision_is_refused(seat):
    state = placing()
    before = json.dumps(state.to_dict())
    with pytest.raises(IllegalAction, match=rf"seat {seat} owes no decision now; \[0\] do"):
        state.apply(seat, state.legal_actions(0)[0])
    assert json.dumps(state.to_dict()) == before


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_there_is_not_is_refused(seat):
    state = placing()
    with pytest.raises(IllegalAction, match="owes no decision"):
        state.apply(seat, state.legal_actions(0)[0])
    assert state.legal_actions(seat) == []


@pytest.mark.parametrize("action", [-1, 117, 5000])
def test_a_number_that_is_no_action_is_refused(action):
    state = placing()
    before = json.dumps(state.to_dict())
    with pytest.raises(IllegalAction, match=f"{action} is no action of nuclear_war; legal now: place"):
        state.apply(0, action)
    assert json.dumps(state.to_dict()) == before
    with pytest.raises(ValueError, match=f"no action {action}"):
        GAME.actions.text(action)


def test_every_illegal_action_of_random_games_is_refused_and_changes_nothing():
    refused = 0
    for seed in range(6):
        state, chance = random_game(2 + seed % 5, seed)
        steps = 0
        while not state.over:
            random_step(state, chance)
            steps += 1
            if steps % 11 or state.over:
                continue
            before = json.dumps(state.to_dict())
            for seat in range(state.seats):
                actions = state.legal_actions(seat)
                assert actions == sorted(actions)
                for action in set(range(-1, GAME.actions.size + 1)) - set(actions):
                    with pytest.raises(IllegalAction):
                        state.apply(seat, action)
                    refused += 1
            assert json.dumps(state.to_dict()) == before
    assert refused > 1000


def test_after_the_end_nothing_is_legal():
    state = table(2, A={"hand": UNARMED, "row": ["propaganda_5"]}, B={"population": 5})
    turn_up(state, "A")
    assert state.over
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0, 0)
    assert (state.legal_actions(0), state.legal_actions(1)) == ([], [])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("place polari", "no action is written 'place polari'; similar: place polaris"),
        ("target G", "no action is written 'target G'; similar: target"),
        ("", "no action is written ''"),
        ("fly to the moon", "no action is written 'fly to the moon'"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_similar_ones(text, message):
    with pytest.raises(ValueError, match=message):
        GAME.actions.parse(text)


def test_case_and_blanks_do_not_count():
    assert GAME.actions.text(GAME.actions.parse("  PLACE   Warhead_10 ")) == "place warhead_10"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 7}, "option 'seats' takes 2, 3, 4, 5, 6; not 7"),
        ({"seats": "4"}, "option 'seats' takes .*; not '4'"),
        ({"seats": True}, "option 'seats' takes .*; not True"),
        ({"totals": "secret"}, "option 'totals' takes hidden, open; not 'secret'"),
        ({"first_player": 1}, "option 'first_player' takes owner, random or a seat, A to D; not 1"),
        ({"first_player": "E"}, "option 'first_player' takes owner, random or a seat, A to D; not 'E'"),
        ({"seats": 2, "first_player": "C"}, "takes owner, random or a seat, A to B; not 'C'"),
        ({"first_player": "AB"}, "option 'first_player' takes .*; not 'AB'"),
        ({"duds_spend_load": True}, "option 'duds_spend_load' takes yes, no; not True"),
        ({"salvo_launch_slot": "maybe"}, "option 'salvo_launch_slot' takes yes, no"),
        ({"interceptor_again": None}, "option 'interceptor_again' takes yes, no"),
        ({"strategy_after_salvo": "Yes"}, "option 'strategy_after_salvo' takes yes, no"),
        ({"duds": "no"}, "no option 'duds': there are seats, totals"),
    ],
)
def test_a_wrong_option_is_named_with_what_it_takes(options, message):
    with pytest.raises(ValueError, match=message):
        GAME.start(options)
    with pytest.raises(ValueError, match=message):
        GAME.position({}, options)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"E": {}}, "no fact 'E': there are A, B, C, D, deck, discard, war, turn, set_up"),
        ({"weather": "fine"}, "no fact 'weather'"),
        ({"A": 5}, "the facts of seat A must be an object, not 5"),
        ({"A": {"people": 5}}, "no fact 'people' of seat A: there are population, hand"),
        ({"A": {"population": -1}}, "A population must be a whole number of millions from 0 to 240, not -1"),
        (
            {"A": {"population": "9"}},
            "A population must be a whole number of millions from 0 to 240, not '9'",
        ),
        ({"A": {"population": True}}, "A population must be a whole number"),
        ({"A": {"population": 2.5}}, "A population must be a whole number"),
        ({"A": {"population": 0}}, "A: who has no people is out"),
        ({"A": {"population": 130}, "B": {"population": 130}}, "there are only 240 million people"),
        ({"A": {"out": True, "hand": ["atlas"]}}, "A: who is out has no cards"),
        ({seat: {"out": True} for seat in "ABC"}, "at least two seats must have people"),
        ({"A": {"hand": "atlas"}}, "A hand must be a list, not 'atlas'"),
        ({"A": {"hand": ["zeppelin"]}}, "A hand: each must be one of warhead_10, .*, not 'zeppelin'"),
        ({"A": {"hand": ["saturn"] * 4}}, "there are only 3 cards 'saturn'"),
        (
            {"A": {"hand": ["warhead_100"]}, "deck": ["warhead_100"]},
            "deck: there are only 1 cards 'warhead_100'",
        ),
        ({"discard": ["am_p", "am_p"]}, "there are only 1 cards 'am_p'"),
        ({"deck": ["nothing"]}, "deck: each must be one of warhead_10, .*, not 'nothing'"),
        ({"A": {"row": ["atlas"] * 3}}, "A: a row holds 2 cards between turns"),
        ({"A": {"row": ["tornado"]}}, "A row: each must be one of warhead_10, .*, am_s, not 'tornado'"),
        ({"A": {"deterrents": ["atlas"] * 3}}, "2 are shown"),
        (
            {"A": {"hand": ["tornado"]}},
            "A hand: secrets are held only by a seat whose set-up is still to come",
        ),
        ({"A": {"hand": ["tornado"]}, "set_up": ["B"]}, "A hand: secrets are held only"),
        (
            {"A": {"launch_slot": "warhead_10"}},
            "A launch_slot must be one of polaris, atlas, b70, saturn, not 'warhead_10'",
        ),
        ({"A": {"launch_slot": "b70", "load": 60}}, "A load must be megatons from 1 to 50, not 60"),
        ({"A": {"launch_slot": "b70", "load": "20"}}, "A load must be a whole number of megatons"),
        ({"A": {"missing": -1}}, "A missing must be a whole number of turns from 0 to 100, not -1"),
        ({"A": {"missing": "2"}}, "A missing must be a whole number of turns"),
        ({"A": {"missing": 1_000_000_000}}, "A missing must be a whole number of turns from 0 to 100"),
        ({"war": "yes"}, "war must be true or false, not 'yes'"),
        ({"A": {"out": 1}}, "A out must be true or false, not 1"),
        ({"turn": "E"}, "turn must be one of A, B, C, D, not 'E'"),
        ({"turn": "AB"}, "turn must be one of"),
        ({"turn": "B", "B": {"out": True}}, "turn must be one of A, C, D, not 'B'"),
        ({"set_up": ["E"]}, r"set_up must name seats of A, B, C, D, not \['E'\]"),
        ({"set_up": 5}, "set_up must name seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_fact(facts, message):
    with pytest.raises(ValueError, match=message):
        GAME.position(facts, {"seats": 4})


def saved():
    """A save from the middle of a game, as read from a file."""
    state, chance = random_game(3, 4)
    for _ in range(70):
        random_step(state, chance)
    return json.loads(json.dumps(state.to_dict()))


BROKEN_SAVES = [
    (("game", "chess"), "this is no save of nuclear_war"),
    (("game", ...), "this is no save of nuclear_war"),
    (("version", 0), "the save is of rules version 0; this is version"),
    (("version", True), "the save is of rules version True; this is version"),
    (("version", ...), "the save is of rules version None"),
    (("options", ...), "in the save of nuclear_war, options is missing"),
    (("options", "seats", 9), "option 'seats' takes"),
    (("options", "totals", "x"), "option 'totals' takes"),
    (("options", "totals", ...), "options.totals is missing"),
    (("options", "seats", 4), "cards.slots must hold 25 numbers, not 19"),
    (("rng", []), "rng must hold 4 numbers, not 0"),
    (("rng", 0, -1), r"rng\[0\] must be 0 to 4294967295, not -1"),
    (("rng", 0, "1"), r"rng\[0\] must be a whole number, not '1'"),
    (("rng", [1, 2, 3, 4, 5]), "rng holds results that were fixed beforehand"),
    (("cards", ...), "cards is missing"),
    (("cards", "piles", 0, 0, 12.5), r"cards.piles\[0\]\[0\] must be a whole number, not 12.5"),
    (("cards", "piles", 0, 0, ...), "must hold each card from 0 to 99 once"),
    (("cards", "piles", 1, []), "must hold each card from 0 to 99 once"),
    (("cards", "piles", 0, 0, 3000), r"cards.piles\[0\]\[0\] must be 0 to 99, not 3000"),
    (("cards", "slots", ...), "cards.slots is missing"),
    (("cards", "slots", []), "cards.slots must hold 19 numbers, not 0"),
    (("cards", "kens", [[[0], [1]]]), r"cards.kens\[0\]\[0\] must hold 100 numbers, not 1"),
    (("core", "asked", None), "core.asked must be a whole number, not None"),
    (("core", "stack", 5), "core.stack must be a list, not 5"),
    (("core", "stack", [99]), r"core.stack\[0\] must be a step that there is, not code 99"),
    (("core", "stack", [2 | 7 << 8]), r"core.stack\[0\]: step 2, argument a must be 0 to 2, not 7"),
    (("core", "draft", ...), "core.draft is missing"),
    (("core", "draft", [0, 3]), "core.draft must be empty where nobody chooses side by side"),
    (("core", "drafting", 1), "core.drafting must be 0, without seats that choose side by side"),
    (("table", "population", "x"), "table.population must be a list, not 'x'"),
    (("table", "population", 0, True), r"table.population\[0\] must be a whole number, not True"),
    (("table", "bank", "9"), "table.bank must be a whole number, not '9'"),
    (("table", "bank", float("nan")), "table.bank must be a whole number, not nan"),
    (("table", "missing", 0, -2), r"table.missing\[0\] must be 0 to 100, not -2"),
    (("table", "missing", 0, 2**31), r"table.missing\[0\] must be 0 to 100, not 2147483648"),
    (("table", "missing", 0, 2**63), r"table.missing\[0\] must be 0 to 100"),
    (("table", "living", 2**80), "table.living must be 0 to 7"),
    (("table", "bank", 0), "population does not fit: with the bank there are 240 million people"),
    (("table", "war", ...), "table.war is missing"),
    (("table", "peace", 1), "table.peace is not known"),
    (("over", 1), "over must be true or false, not 1"),
    (("options", "x"), "'options' must be an object, not 'x'"),
    (("cards", "piles", 0, 0, -5), r"cards.piles\[0\]\[0\] must be 0 to 99, not -5"),
    (("cards", "slots", 0, -2), r"cards.slots\[0\] must be -1 to 99, not -2"),
    (("cards", "kens", "x"), "cards.kens must be a list, not 'x'"),
    (("core", "asked", 77), "core.asked must be the code of a question, not 77"),
    (("returns", [1, 0, 0]), "returns must be there exactly if the game is over"),
    (("over", True), "returns must be a list, not None"),
    (("to_act", 0), "to_act must be a list"),
    (("to_act", []), "to_act must name the seat that owes a decision"),
    (("to_act", [3]), r"to_act\[0\] must be 0 to 2, not 3"),
    (("to_act", [0, 0]), "to_act must hold no number twice"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN_SAVES, ids=[str(path) for path, _ in BROKEN_SAVES])
def test_a_broken_save_is_refused_in_words(change, message):
    save = saved()
    *path, last, value = change
    place = save
    for step in path:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    with pytest.raises(ValueError, match=message):
        GAME.from_dict(save)


@pytest.mark.parametrize("data", [{}, [], None, 7, "nuclear_war"])
def test_what_is_no_save_is_refused(data):
    with pytest.raises(ValueError, match="this is no save of nuclear_war"):
        GAME.from_dict(data)


def test_whatever_is_put_into_a_save_loads_or_is_a_value_error():
    def paths(value, path=()):
        yield path
        children = (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        )
        for key, child in children:
            yield from paths(child, (*path, key))

    save = saved()
    refused = 0
    for k, path in enumerate(paths(save)):
        if not path or k % 17:
            continue
        broken = copy.deepcopy(save)
        place = broken
        for step in path[:-1]:
            place = place[step]
        for rubbish in (None, "x", [[]], {"a": 1}, 2.5, [], [-1], -1, 10**6, 2**80):
            place[path[-1]] = rubbish
            try:
                GAME.from_dict(broken)
            except ValueError as error:
                refused += 1
                assert re.search(
                    r"in the save of nuclear_war, |does not fit together|rules version|no save", str(error)
                )
    assert refused > 100


def test_a_save_loads_and_goes_on_alike():
    save = saved()
    state = GAME.from_dict(save)
    assert json.loads(json.dumps(state.to_dict())) == save
    twin = GAME.from_dict(save)
    chance, other = random_game(2, 1)[1], random_game(2, 1)[1]
    for _ in range(40):
        if state.over:
            break
        random_step(state, chance)
        random_step(twin, other)
    assert state.to_dict() == twin.to_dict()
