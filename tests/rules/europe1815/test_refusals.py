"""Why an action is refused, in the rule's own id."""

import pytest

from tests.rules.europe1815.helpers import (
    ADMIRALS,
    AMERICA,
    GAME,
    TEAMS,
    play,
    quick,
    random_game,
    random_step,
    refused,
    table,
)


def setting_up(*moves, options=None):
    state = GAME.position({"start": "A"}, {"seats": 2} | (options or {}), 1)
    play(state, *moves)
    return state


def after(state, *moves):
    play(state, *moves)
    return state


PLANTED = ("A plant england", "B plant ukraine")
HOME = {"england": "A 4 inf 1 kav", "irland": "A 2 inf", "norwegen": "B 2 inf", "schweden": "C 2 inf"}


def home(options=None, **facts):
    return table(HOME, options=options, **({"A": {"flag": "england", "general": "england"}} | facts))


REFUSED = [
    (setting_up, "A plant polen", "E15-SETUP-3"),
    (lambda: setting_up(*PLANTED), "B choose england", "E15-SETUP-4"),
    (lambda: setting_up(*PLANTED), "B choose irland", "E15-SETUP-5"),
    (lambda: setting_up(options=AMERICA), "A plant ohio", "E15-SETUP-3"),
    (quick, "A attack quebec", "E15-AM-1"),
    (quick, "A inf quebec", "E15-AM-1"),
    (quick, "A attack england", "E15-ATT-1"),
    (quick, "A attack moskau", "E15-ATT-1"),
    (quick, "A attack norwegen", "E15-UNIT-4"),
    (quick, "A resupply bretagne", "E15-SUPPLY-1"),
    (quick, "A resupply polen", "E15-SUPPLY-2"),
    (quick, "A diplomacy moskau", "E15-DIPL-2"),
    (quick, "A diplomacy preussen", "E15-DIPL-5"),
    (quick, "A jump irland", "E15-MOVE-2"),
    (quick, "A jump england", "E15-MOVE-2"),
    (quick, "A jump schweden", "E15-MOVE-5"),
    (quick, "A relocate england", "E15-UNIT-4"),
    (lambda: quick(phase="summer"), "A relocate polen", "E15-MOVE-2"),
    (lambda: table({"england": "A 3 inf"}, phase="summer"), "A relocate england", "E15-MOVE-1"),
    (quick, "A scout norwegen", "E15-AM-10"),
    (quick, "A uprising norwegen", "E15-AM-10"),
    (quick, "A build england", "E15-NAV-1"),
    (quick, "A give marker", "E15-TACT-5"),
    (quick, "A skip", "E15-TACT-5"),
    (quick, "A give land irland", "E15-TACT-5"),
    (lambda: quick(TEAMS), "A give land bretagne", "E15-TACT-1"),
    (lambda: quick(TEAMS), "A uprising burgund", "E15-TEAM-4"),
    (lambda: after(home(), "A attack norwegen"), "A done", "E15-ATT-1"),
    (lambda: after(home(), "A attack norwegen"), "A inf england", "E15-ATT-1"),
    (lambda: after(home(), "A attack norwegen"), "A kav irland", "E15-IMPL-6"),
    (lambda: after(home(), "A attack norwegen"), "A embark england", "E15-NAV-8"),
    (lambda: after(home(), "A attack norwegen"), "A general england", "E15-ATT-2"),
    (lambda: after(home(), "A attack norwegen", "A inf irland 1"), "A inf irland", "E15-IMPL-6"),
    (lambda: after(home(phase="summer"), "A relocate irland"), "A done", "E15-MOVE-2"),
    (lambda: after(home(phase="summer"), "A relocate irland"), "A inf schweden", "E15-MOVE-1"),
    (lambda: after(home(phase="summer"), "A relocate irland"), "A general irland", "E15-MOVE-1"),
    (lambda: after(home(phase="summer"), "A relocate irland"), "A relocate england", "E15-MOVE-3"),
    (lambda: after(home(), "A relocate irland"), "A dissolve art", "E15-MOVE-7"),
    (lambda: after(home(), "A relocate irland"), "A jump england", "E15-MOVE-3"),
    (lambda: after(home(), "A resupply england", "A inf england 2"), "A inf england", "E15-IMPL-6"),
    (lambda: after(home(), "A resupply england", "A inf england 2"), "A art england", "E15-SUPPLY-1"),
    (lambda: after(home(), "A resupply england", "A inf england 2"), "A inf irland", "E15-SUPPLY-1"),
    (lambda: after(home(), "A resupply england", "A inf england 2"), "A inf polen", "E15-SUPPLY-2"),
    (lambda: after(home(), "A resupply england", "A inf england"), "A count 5", "E15-SUPPLY-1"),
    (lambda: home(phase="reinforcement"), "A kav irland", "E15-REINF-4"),
    (lambda: home(phase="reinforcement"), "A inf polen", "E15-REINF-2"),
    (lambda: home(phase="reinforcement"), "A general irland", "E15-REINF-5"),
    (lambda: home(phase="reinforcement"), "A resupply england", "E15-REINF-6"),
    (lambda: after(home(phase="reinforcement"), "A art england 1"), "A kav england", "E15-REINF-1"),
    (lambda: after(home(phase="reinforcement"), "A inf england"), "A count 9", "E15-REINF-1"),
    (lambda: after(quick(TEAMS), "A end turn"), "A attack irland", "E15-ACT-1"),
    (lambda: after(quick(TEAMS), "A end turn"), "A give troops moskau", "E15-TTROOP-1"),
    (lambda: table(HOME, options=ADMIRALS), "A build schweden", "E15-NAV-3"),
    (lambda: after(table(HOME, options=ADMIRALS), "A build england"), "A dissolve art", "E15-NAV-3"),
    (quick, "A attack bretagne", "E15-ATT-1"),
]


@pytest.mark.parametrize(
    ("position", "move", "rule"), REFUSED, ids=[f"{move}-{rule}" for _, move, rule in REFUSED]
)
def test_the_rule_that_forbids(position, move, rule):
    assert refused(position(), move) == rule


@pytest.mark.parametrize("options", [{}, TEAMS, AMERICA, ADMIRALS, {"seats": 2}])
def test_every_refusal_of_random_games_names_a_rule_or_none(options):
    state, chance = random_game(options, 3)
    count = 0
    while not state.over:
        count += 1
        if count % 6 == 0:
            for action in range(count % 7, GAME.actions.size, 7):
                rule = state.why_not(state.to_act[0], action)
                assert rule is None or rule.startswith("E15-")
        random_step(state, chance)
