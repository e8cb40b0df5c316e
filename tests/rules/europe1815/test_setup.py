"""Set-up (E15-AM-3, E15-AM-12) and the frame."""

from collections import Counter
from importlib.resources import files

import pytest

from detente.games.europe1815.data import AMERICA as AMERICAN_BOARD
from detente.games.europe1815.data import EUROPE
from tests.rules.europe1815.helpers import (
    AMERICA,
    AMERICAN_NEAR,
    CLASSES,
    GAME,
    LETTERS,
    MAPS,
    NEAR,
    TEAMS,
    asked,
    land,
    legal,
    named,
    owners,
    play,
    quick,
    random_game,
    random_step,
    refused,
    seen,
    told,
    view,
)

FORTRESSES = {*CLASSES["B"], *CLASSES["C"]}


def draft(seats=4, options=None, start="A"):
    return GAME.position({"start": start}, {"seats": seats} | (options or {}), 1)


def planted(seats=4, options=None):
    state = draft(seats, options)
    for seat, capital in zip(
        LETTERS[:seats], ("england", "ukraine", "kastilien", "griechenland"), strict=False
    ):
        play(state, f"{seat} plant {capital}")
    return state


@pytest.mark.rule("E15-GEN-1")
def test_two_to_four_play_each_for_himself_or_four_in_two_teams():
    assert GAME.options[0].values == (2, 3, 4)
    with pytest.raises(ValueError, match="takes 2, 3, 4"):
        GAME.start({"seats": 5})
    assert [about["team"] for about in view(GAME.start({"seats": 4} | TEAMS))["table"]] == [0, 1, 0, 1]
    assert [about["team"] for about in view(GAME.start({"seats": 4}))["table"]] == [None] * 4
    with pytest.raises(ValueError, match="'mode' takes teams only with seats 4"):
        GAME.start({"seats": 3} | TEAMS)


@pytest.mark.rule("E15-GEN-2")
def test_everybody_sees_everything():
    state, chance = random_game({"seats": 4}, 3)
    for _ in range(200):
        views = [state.view(seat) | {"seat": None} for seat in range(4)]
        for shown in views:
            shown.pop("undoable")
        assert all(shown == state.view(None) for shown in views)
        random_step(state, chance)


@pytest.mark.rule("E15-GEN-3")
@pytest.mark.parametrize("options", [{}, TEAMS, {"start": "quick"}, {"map": "1715", "loyalty": "off"}])
def test_only_the_start_player_is_drawn_and_the_same_seed_gives_the_same_game(options):
    starts = {view(GAME.start(options, seed))["start"] for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    one, chance = random_game(options, 5)
    other, again = random_game(options, 5)
    drawn = one.to_dict()["rng"]
    while not one.over:
        random_step(one, chance)
        random_step(other, again)
    assert one.to_dict() == other.to_dict()
    assert one.to_dict()["rng"] == drawn, "a die was rolled"


@pytest.mark.rule("E15-GEN-4")
@pytest.mark.parametrize("options", [{}, TEAMS, AMERICA, {"admirals": "on"}])
def test_only_the_player_whose_turn_it_is_decides(options):
    state, chance = random_game({"seats": 4} | options, 4)
    while not state.over:
        assert list(state.to_act) == [view(state)["turn"]]
        random_step(state, chance)


@pytest.mark.rule("E15-GEN-5")
def test_what_breaks_a_rule_is_refused_with_its_rule_and_changes_nothing():
    assert refused(quick(), "A attack schweden") == "E15-ATT-1"


@pytest.mark.rule("E15-SETUP-1")
def test_seats_follow_each_other_clockwise():
    state = draft(start="C")
    assert view(state)["turn_order"] == [2, 3, 0, 1]


@pytest.mark.rule("E15-SETUP-2")
def test_the_start_player_is_drawn_and_the_order_is_clockwise_from_there():
    drawn = Counter(view(GAME.start({"seats": 3}, seed))["start"] for seed in range(300))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 60
    state = GAME.start({"seats": 3}, 2)
    start = view(state)["start"]
    assert view(state)["turn_order"] == [(start + k) % 3 for k in range(3)]
    assert asked(state) == ("capital", LETTERS[start])


@pytest.mark.rule("E15-SETUP-3")
def test_a_capital_is_planted_in_a_free_land_without_fortress_and_without_a_flag_next_to_it():
    state = draft()
    assert named(state, "plant") == set(NEAR) - FORTRESSES
    events = play(state, "A plant england")
    assert told(events, "CapitalPlanted", "seat", "land") == [(0, "england")]
    assert told(events, "OwnerChanged", "land", "owner", "before", "cause") == [("england", 0, None, "setup")]
    assert land(state, "england") == "A 3 inf 1 kav"
    assert (seen(state, "A")["general"], seen(state, "A")["flag"]) == ("england", "england")
    assert named(state, "plant") == set(NEAR) - FORTRESSES - {"england", *NEAR["england"]}
    assert refused(state, "B plant schweden") == "E15-SETUP-3"
    assert refused(state, "B plant england") == "E15-SETUP-3"
    assert refused(state, "B plant polen") == "E15-SETUP-3"
    assert asked(state) == ("capital", "B")


@pytest.mark.rule("E15-SETUP-4")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 5), (4, 4)])
def test_lands_are_chosen_in_snake_order_from_the_last_player_on(seats, each):
    state = planted(seats)
    order = []
    while asked(state)[0] == "land":
        order.append(asked(state)[1])
        chosen = legal(state)[0]
        play(state, f"{order[-1]} {chosen}")
        assert land(state, chosen.removeprefix("choose ")) == f"{order[-1]} 1 inf"
    row = LETTERS[:seats]
    assert "".join(order) == ((row[::-1] + row) * each)[: seats * each]
    assert set(owners(state).values()) == {each + 1}


@pytest.mark.rule("E15-SETUP-5")
def test_a_chosen_land_borders_an_own_one():
    state = planted()
    assert asked(state) == ("land", "D")
    assert named(state, "choose") == set(NEAR["griechenland"])
    assert refused(state, "D choose polen") == "E15-SETUP-5"


@pytest.mark.rule("E15-SETUP-5")
def test_any_free_land_may_be_chosen_if_none_borders_an_own_one():
    found = 0
    for seed in range(60):
        state, chance = random_game({"seats": 4}, seed)
        while asked(state)[0] in ("capital", "land"):
            if asked(state)[0] == "land":
                seat = state.to_act[0]
                lands = view(state)["lands"]
                own = {id for id, about in lands.items() if about["owner"] == seat}
                full = bool(own & FORTRESSES)
                free = {
                    id
                    for id, about in lands.items()
                    if about["owner"] is None and not (full and id in FORTRESSES)
                }
                near = {id for id in free if own & set(NEAR[id])}
                assert named(state, "choose") == (near or free)
                found += not near
            random_step(state, chance)
    assert found


@pytest.mark.rule("E15-SETUP-6")
def test_nobody_chooses_more_than_one_fortress():
    state = planted()
    play(state, "D choose serbien", "C choose portugal", "B choose moskau", "A choose irland")
    play(state, "A choose norwegen", "B choose don", "C choose andalusien")
    assert refused(state, "D choose venetien") == "E15-SETUP-6"
    assert not named(state, "choose") & FORTRESSES


@pytest.mark.rule("E15-SETUP-7")
def test_each_adds_exactly_four_ep_in_reverse_order_and_the_rest_is_neutral():
    state = planted(2)
    while asked(state)[0] == "land":
        play(state, f"{asked(state)[1]} {legal(state)[0]}")
    assert asked(state) == ("stationing", "B")
    assert view(state)["question"] == {"name": "stationing", "rule": "E15-SETUP-7"}
    assert refused(state, "B done") == "E15-SETUP-7"
    play(state, "B art ukraine 1")
    assert refused(state, "B kav ukraine") == "E15-SETUP-7"
    assert refused(state, "B inf england") == "E15-SETUP-7"
    other = next(
        id for id, about in view(state)["lands"].items() if about["owner"] == 1 and about["flag"] != 1
    )
    play(state, f"B inf {other} 1", "B done")
    assert land(state, "ukraine") == "B 3 inf 1 kav 1 art"
    assert land(state, other) == "B 2 inf"
    assert asked(state) == ("stationing", "A")
    events = play(state, "A kav england 2", "A done")
    assert land(state, "england") == "A 3 inf 3 kav"
    neutral = {id for id, about in view(state)["lands"].items() if about["owner"] is None}
    assert len(neutral) == 30 - 16
    assert {
        (id, units["inf"])
        for seat, id, units in told(events, "UnitsStationed", "seat", "land", "units")
        if seat is None
    } == {(id, 2 if id in FORTRESSES else 1) for id in neutral}
    assert [(about["markers"], about["points"]) for about in view(state)["table"]] == [(0, 0)] * 2
    assert (view(state)["phase"], view(state)["year"]) == ("winter", 1)


@pytest.mark.rule("E15-TEAM-12")
@pytest.mark.parametrize("start", LETTERS)
@pytest.mark.parametrize("extra", [0, 1, 4])
def test_each_of_the_team_that_begins_every_year_may_add_more_ep(extra, start):
    state = draft(options=TEAMS | {"start_ep": extra}, start=start)
    while asked(state)[0] != "stationing":
        play(state, f"{asked(state)[1]} {legal(state)[0]}")
    added = {}
    while asked(state)[0] == "stationing":
        letter = asked(state)[1]
        capital = next(
            id for id, about in view(state)["lands"].items() if about["flag"] == LETTERS.index(letter)
        )
        added[letter] = view(state)["command"]["budget"]
        play(state, f"{letter} inf {capital} {added[letter]}")
        assert view(state)["command"]["unspent"] == 0
        play(state, f"{letter} done")
    partners = {"A": "AC", "B": "BD", "C": "AC", "D": "BD"}[start]
    assert added == {letter: 4 + extra if letter in partners else 4 for letter in LETTERS}


@pytest.mark.rule("E15-TEAM-12")
@pytest.mark.parametrize(
    "others", [{}, {"mode": "teams", "begins": "in_turn"}, {"mode": "teams", "start": "even"}]
)
def test_no_team_gets_more_ep_where_none_begins_every_year_or_nothing_is_set_up(others):
    with pytest.raises(ValueError, match="'start_ep' takes 2 only with"):
        GAME.start(others | {"start_ep": 2})


@pytest.mark.rule("E15-SETUP-8", "E15-SETUP-9")
@pytest.mark.parametrize("start", ["quick", "even"])
@pytest.mark.parametrize(
    ("mode", "begins", "table"),
    [("each", "one_team", 0), ("teams", "one_team", 1), ("teams", "in_turn", 2)],
)
@pytest.mark.parametrize(("map", "board"), [("1815", EUROPE), ("1715", AMERICAN_BOARD)])
def test_a_quick_start_gives_each_a_capital_four_lands_and_units_as_the_map_has_them(
    map, board, mode, begins, table, start
):
    options = {"seats": 4, "start": start, "map": map, "mode": mode, "begins": begins}
    state = GAME.position({"start": "A"}, options, 1)
    lands = {"quick": board.quick, "even": board.even}[start]
    extras = {"quick": board.quick_extra, "even": board.even_extra[table]}[start]
    for number, seat in enumerate("ABCD"):
        capital, *others = [board.land_ids[k] for k in lands[number]]
        extra = extras[number]
        counts = [first + more for first, more in zip(board.capital_units, extra, strict=True)]
        units = [
            f"{count} {kind}" for count, kind in zip(counts, ("inf", "kav", "art"), strict=True) if count
        ]
        assert land(state, capital) == f"{seat} {' '.join(units)}"
        assert (seen(state, seat)["flag"], seen(state, seat)["general"]) == (capital, capital)
        assert [land(state, other) for other in others] == [f"{seat} 1 inf"] * 4
    neutral = {id: about["inf"] for id, about in view(state)["lands"].items() if about["owner"] is None}
    assert neutral == {id: board.garrison[board.land_ids.index(id)] for id in neutral}
    assert len(neutral) == 10


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Inf", "Cav", "Art")), ("de", ("Inf", "Kav", "Art"))]
)
@pytest.mark.parametrize(("map", "board"), [("1815", EUROPE), ("1715", AMERICAN_BOARD)])
def test_the_page_lists_the_lands_of_the_quick_start(map, board, language, words):
    rows, _, _ = listed_starts(language, map)
    assert [row[1] for row in rows] == list("ABCD")
    for (_, _, _, capital, units, others), lands, extra in zip(
        rows, board.quick, board.quick_extra, strict=True
    ):
        names = [board.names[language][k] for k in lands]
        assert (capital, set(others.split(", "))) == (names[0], set(names[1:]))
        assert units == written_units(board, extra, words)


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Inf", "Cav", "Art")), ("de", ("Inf", "Kav", "Art"))]
)
@pytest.mark.parametrize(("map", "board"), [("1815", EUROPE), ("1715", AMERICAN_BOARD)])
def test_the_page_lists_the_lands_of_the_even_quick_start(map, board, language, words):
    _, places, units = listed_starts(language, map)
    assert [row[1] for row in places] == [row[1] for row in units] == list("ABCD")
    for (_, _, capital, others), lands in zip(places, board.even, strict=True):
        names = [board.names[language][k] for k in lands]
        assert (capital, set(others.split(", "))) == (names[0], set(names[1:]))
    for (_, _, *written), *extras in zip(units, *board.even_extra, strict=True):
        assert written == [written_units(board, extra, words) for extra in extras]


def listed_starts(language, map):
    """What the rules page lists of a map's quick start, the lands of the even one, and its units: the cells of four lines each."""
    page = (files("detente.games.europe1815") / f"rules.{language}.md").read_text(encoding="utf-8")
    lines = [row for row in page.splitlines() if row.startswith(f"| {map} |")]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in lines]
    return rows[:4], rows[4:8], rows[8:]


def written_units(board, extra, words):
    """What is in a capital, as the rules page writes it."""
    counts = [first + more for first, more in zip(board.capital_units, extra, strict=True)]
    return ", ".join(f"{n} {word}" for n, word in zip(counts, words, strict=True) if n)


@pytest.mark.rule("E15-SETUP-9")
@pytest.mark.parametrize("board", [EUROPE, AMERICAN_BOARD])
def test_the_even_quick_start_keeps_the_rules_of_set_up(board):
    """E15-SETUP-3, E15-SETUP-6, E15-AM-3: no flags in neighbouring lands, none in a fortress or inland, one fortress each."""
    flags = [lands[0] for lands in board.even]
    assert not any(near in flags for flag in flags for near in board.near[flag])
    assert not any(board.fortress[flag] or board.inland[flag] for flag in flags)
    assert all(sum(bool(board.fortress[land]) for land in lands) <= 1 for lands in board.even)


@pytest.mark.rule("E15-SETUP-8")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("mode", ["each", "teams"])
def test_the_quick_start_draws_the_start_player_in_both_modes(map, mode):
    options = {"seats": 4, "start": "quick", "map": map, "mode": mode}
    assert {view(GAME.start(options, seed))["start"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("E15-SETUP-10")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("mode", ["each", "teams"])
def test_in_the_even_quick_start_a_begins(map, mode):
    options = {"seats": 4, "start": "even", "map": map, "mode": mode}
    states = [GAME.start(options, seed) for seed in range(10)]
    assert {view(state)["start"] for state in states} == {0}
    assert {asked(state) for state in states} == {("turn", "A")}


@pytest.mark.rule("E15-SETUP-8", "E15-SETUP-9")
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize(("mode", "start"), [("each", "quick"), ("teams", "quick"), ("teams", "even")])
def test_after_a_quick_start_winter_begins_and_it_is_for_four(map, mode, start):
    options = {"seats": 4, "start": start, "map": map, "mode": mode}
    state = GAME.start(options, 1)
    assert (view(state)["phase"], asked(state)[0]) == ("winter", "turn")
    assert set(owners(state).values()) == {5}
    with pytest.raises(ValueError, match="only with seats 4"):
        GAME.start({"seats": 3, "start": start, "map": map})


@pytest.mark.rule("E15-AM-3", "E15-AM-12")
def test_a_flag_in_an_inland_land_makes_the_native_chief_and_there_is_one():
    inland = {"irokesen", "huron", "michigan", "kentucky", "cherokee", "illinois"}
    state = draft(3, AMERICA)
    assert inland < named(state, "plant")
    assert named(state, "plant") == set(AMERICAN_NEAR) - {
        "montreal",
        "ohio",
        "natchez",
        "maine",
        "carolina",
        "erie",
    }
    events = play(state, "A plant michigan")
    assert told(events, "CapitalPlanted", "chief") == [True]
    assert [seen(state, seat)["chief"] for seat in "ABC"] == [True, False, False]
    assert seen(state, "A")["supply"] == {"inf": 15, "kav": 7, "art": 1, "ships": 0}
    assert seen(state, "A")["loyalty"] is None
    assert not named(state, "plant") & inland
    assert refused(state, "B plant cherokee") == "E15-AM-10"


@pytest.mark.rule("E15-AM-12")
def test_with_the_quick_start_nobody_is_the_chief():
    assert [about["chief"] for about in view(quick(AMERICA))["table"]] == [False] * 4
