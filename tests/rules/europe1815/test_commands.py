"""Commands of many parts, and what a game under way always fulfils (E15-GEN-8)."""

from itertools import chain, permutations

import pytest

from tests.rules.europe1815.helpers import (
    ADMIRALS,
    AMERICA,
    GAME,
    LETTERS,
    TEAMS,
    asked,
    land,
    legal,
    named,
    play,
    quick,
    random_game,
    random_step,
    seen,
    table,
    told,
    view,
)

ALL = [{}, TEAMS, AMERICA, AMERICA | TEAMS, ADMIRALS, {"seats": 3}, {"seats": 2}, {"seats": 2} | AMERICA]
PARTS = {"attack", "relocation", "stationing", "troops"}
"""Questions that `done` answers."""
every_table = pytest.mark.parametrize(
    "options", ALL, ids=[" ".join(map(str, o.values())) or "each" for o in ALL]
)


def random_moments(options, seed, wanted=None, one_in=1):
    """States of a random game: before each decision, of the wanted questions one in so many."""
    state, chance = random_game(options, seed)
    count = 0
    while not state.over:
        question = state.game.questions[state.asked].name
        if wanted is None or question in wanted:
            count += 1
            if count % one_in == 0:
                yield state
        random_step(state, chance)


@pytest.mark.rule("E15-GEN-8")
def test_divisions_are_rounded_down():
    lands = ["schweden", "livland", "preussen", "burgund", "neapel", "portugal", "don", "sizilien", "moskau"]
    assert seen(table(dict.fromkeys(lands, "A 1 inf")), "A")["reinforcement"] == 4


@pytest.mark.rule("E15-IMPL-1")
@every_table
def test_a_game_is_saved_and_goes_on_alike_in_the_middle_of_a_command(options):
    count = 0
    for state in random_moments(options, 2, {"count", "effect", "wear", "relocation", "attack"}, 10):
        count += 1
        again = GAME.from_dict(state.to_dict())
        assert again.view(None) == state.view(None)
        assert again.legal_actions(state.to_act[0]) == state.legal_actions(state.to_act[0])
    assert count > 4


@pytest.mark.rule("E15-IMPL-2", "E15-IMPL-7")
def test_there_is_a_notation_for_every_command():
    commands = """plant england|choose england|relocate england|jump england|resupply england|diplomacy england
    attack england|end turn|general england|restore england|give land england|give troops england|give marker|skip
    scout ohio|uprising ohio|strengthen ohio|build england|embark england|dissolve kav|inf england|count 10|done"""
    for text in commands.replace("\n", "|").split("|"):
        assert GAME.actions.text(GAME.actions.parse(text)) == text.strip()
    assert GAME.actions.size <= 2000


@pytest.mark.rule("E15-IMPL-4")
@every_table
def test_what_always_holds(options):
    seats = options.get("seats", 4)
    for state in random_moments(options, 3, None, 5):
        shown = view(state)
        for about in shown["lands"].values():
            assert about["inf"] + about["kav"] + about["art"] >= (
                shown["phase"] not in ("capitals", "lands", "troops")
            )
        for seat, about in enumerate(shown["table"]):
            assert min(about["supply"].values()) >= 0
            assert 0 <= about["markers"] <= 5
            assert about["general"] is None or shown["lands"][about["general"]]["owner"] == seat
        grown = {4: 6, 3: 5, 2: 4}[seats] * (shown["year"] - 1)
        assert sum(about["points"] for about in shown["table"]) == grown


def parts_of(state):
    """Moves that name the greatest number of up to three stacks and the General, wherever that is legal."""
    seat = LETTERS[state.to_act[0]]
    stacks = [text for text in legal(state) if text.split()[0] in ("inf", "kav", "art")]
    return seat, [*stacks[:3], *legal(state, "general")]


def in_order(state, seat, parts):
    """The state after these parts, one unit of each stack, and `done`; None if one of them is not legal then."""
    copy = state.clone()
    for part in parts:
        if part not in legal(copy):
            return None
        play(copy, f"{seat} {part}")
        if asked(copy)[0] == "count":
            play(copy, f"{seat} count 1")
    if "done" not in legal(copy):
        return None
    play(copy, f"{seat} done")
    return copy.to_dict()


@pytest.mark.rule("E15-IMPL-6")
@every_table
def test_the_same_parts_in_any_order_end_alike(options):
    compared = 0
    for state in random_moments(options, 4, PARTS, 4):
        seat, parts = parts_of(state)
        ends = [in_order(state, seat, order) for order in permutations(parts)]
        ends = [end for end in ends if end is not None]
        if len(ends) > 1:
            undone = [end | {"undo": None} for end in ends]
            assert all(end == undone[0] for end in undone)
            compared += 1
    assert compared > 4


@pytest.mark.rule("E15-IMPL-6")
@every_table
def test_no_part_leads_where_the_command_cannot_be_completed(options):
    completed = 0
    wanted = {"attack", "relocation", "stationing", "troops", "wear", "ships", "tribes", "count", "effect"}
    for state in random_moments(options, 5, wanted, 12):
        for action in state.legal_actions(state.to_act[0]):
            assert completes(state, action)
        completed += 1
    assert completed > 8


def completes(state, action):
    """Whether `done` comes up in some way after the action, or its command is over."""
    copy = state.clone()
    seat = copy.to_act[0]
    copy.apply(seat, action)
    for _ in range(120):
        if copy.over or view(copy)["command"] is None:
            return True
        texts = legal(copy)
        if not texts:
            return False
        text = "done" if "done" in texts else texts[-1]
        copy.apply(copy.to_act[0], GAME.actions.parse(text))
    return False


@pytest.mark.rule("E15-IMPL-6")
@every_table
def test_nothing_is_carried_out_before_the_last_step(options):
    checked = 0
    for state in random_moments(
        options, 7, {"attack", "relocation", "stationing", "troops", "wear", "ships"}, 6
    ):
        parts = [text for text in legal(state) if text != "done"]
        copy = state.clone()
        while parts and view(copy)["command"]:
            play(copy, f"{LETTERS[copy.to_act[0]]} {parts[0]}")
            if parts[0].startswith("dissolve") and view(copy)["command"] is None:
                break
            assert view(copy)["lands"] == view(state)["lands"]
            assert [seat["supply"] for seat in view(copy)["table"]] == [
                seat["supply"] for seat in view(state)["table"]
            ]
            checked += 1
            parts = [text for text in legal(copy) if text != "done"]
    assert checked > 10


@pytest.mark.rule("E15-IMPL-6")
@every_table
def test_the_preview_equals_what_then_happens(options):
    battles = others = 0
    for state in chain(*(random_moments(options, seed, PARTS) for seed in (8, 9))):
        if "done" not in legal(state):
            continue
        before = view(state)
        seat = state.to_act[0]
        copy = state.clone()
        events = []
        copy.apply(seat, GAME.actions.parse("done"), events)
        now, later = touched(events)
        for id in now - later:
            assert before["command"]["after"].get(id, before["lands"][id]) == view(copy)["lands"][id]
        assert before["command"]["after"].keys() <= now
        others += 1
        if before["command"]["battle"]:
            check_battle(before["command"], events, seat, before)
            battles += 1
    assert battles > 2
    assert others > 20


def touched(events):
    """The lands of which the events of a command speak, and those of which later ones do."""
    course = ("TurnBegan", "YearBegan")
    garrisons = [
        getattr(event, "seat", 0) is None and getattr(event, "cause", "") == "setup" for event in events
    ]
    ends = [k for k, event in enumerate(events) if type(event).__name__ in course or garrisons[k]]
    end = min(ends, default=len(events))
    names = ("land", "source", "target")
    both = [{getattr(e, name, None) for e in part for name in names} for part in (events[:end], events[end:])]
    return both[0] - {None}, both[1] - {None}


def check_battle(command, events, seat, before):
    """The strengths, losses and markers of a preview are those of the events."""
    battle = command["battle"]
    assert told(events, "BattleFought", "seat", "attack", "defence") == [
        (seat, battle["attack"], battle["defence"])
    ]
    sums = {
        "lost": dict.fromkeys(("inf", "kav", "art"), 0),
        "beaten": dict.fromkeys(("inf", "kav", "art"), 0),
    }
    for land_id, units, cause in told(events, "UnitsRemoved", "land", "units", "cause"):
        if cause in ("battle", "conquest"):
            side = "beaten" if land_id == command["target"] else "lost"
            for kind, number in units.items():
                sums[side][kind] += number
    assert sums == {"lost": battle["lost"], "beaten": battle["beaten"]}
    gained = told(events, "MarkersGained", "count", "lapsed")
    assert [battle["markers"]] == [sum(pair) for pair in gained] if gained else battle["markers"] == 0
    assert battle["conquest"] == bool(told(events, "OwnerChanged", "land"))
    assert before["lands"][command["target"]]["ep"] == battle["defender_ep"]


@pytest.mark.rule("E15-IMPL-6")
def test_ten_infantry_are_one_part():
    state = table({"england": "A 12 inf"})
    play(state, "A attack irland", "A inf england", "A count 10", "A done")
    assert land(state, "irland") == "A 9 inf"


@pytest.mark.rule("E15-IMPL-6", "E15-GEN-5")
def test_all_parts_can_be_taken_back_until_another_seat_acts():
    state = quick(phase="summer")
    play(state, "A attack irland", "A kav england 2", "A done", "A diplomacy norwegen")
    assert asked(state) == ("turn", "B")
    assert state.undoable(0) == 5
    play(state, "B end turn")
    assert state.undoable(0) == 0


@pytest.mark.rule("E15-IMPL-8")
@every_table
def test_there_is_always_a_way_on(options):
    for state in random_moments(options, 6):
        texts = legal(state)
        assert texts
        question = asked(state)[0]
        if question in ("turn", "team"):
            assert texts[-1] in ("end turn", "skip")
        if question == "stationing" and view(state)["phase"] == "reinforcement":
            assert "done" in texts


@pytest.mark.rule("E15-IMPL-8")
@pytest.mark.parametrize("options", [{}, AMERICA, AMERICA | TEAMS])
def test_three_flags_leave_room_for_the_fourth(options):
    fewest = 30
    for seed in range(100):
        state, chance = random_game(options, seed)
        for _ in range(3):
            random_step(state, chance)
        fewest = min(fewest, len(named(state, "plant")))
    assert fewest >= (9 if not options else 6)
