"""What the brain of 1815 knows."""

import pytest

import detente
from detente.bots.heuristic import HeuristicBot
from detente.bots.random import RandomBot

GAME = detente.game("europe1815")
TEAMS = {"mode": "teams"}


def table(lands, options=None, **facts):
    return GAME.position({"start": "A", "lands": lands} | facts, {"seats": 4} | (options or {}), 1)


def choice(state):
    """What the bot does in the place of whose turn it is."""
    seat = state.to_act[0]
    action = HeuristicBot(1).choose(state.view(seat), state.legal_actions(seat), state.determinize, None)
    return GAME.actions.text(action)


def moves(state, count):
    """So many choices of the bot, carried out."""
    made = []
    for _ in range(count):
        made.append(choice(state))
        state.apply(state.to_act[0], GAME.actions.parse(made[-1]))
    return made


def game(options, bots, seed):
    """A whole game; what each seat's bot did, by its first words, and the state."""
    state = GAME.start(options, seed)
    made = []
    while not state.over:
        seat = state.to_act[0]
        action = bots[seat].choose(state.view(seat), state.legal_actions(seat), state.determinize, None)
        made.append((seat, GAME.actions.text(action), state))
        state.apply(seat, action)
    return made, state


FAR = {"don": "B 1 inf", "anatolien": "C 1 inf", "sizilien": "D 1 inf"}


def test_it_takes_what_it_can_with_cavalry_that_loses_nothing():
    state = table(FAR | {"england": "A 3 inf 3 kav", "schweden": "A 1 inf"}, A={"flag": "england"})
    made = moves(state, 2)
    assert made[0].startswith("attack ")
    assert made[1] == "kav england"


def test_it_takes_artillery_against_a_fortress():
    lands = FAR | {
        "schweden": "A 2 inf 2 kav 1 art",
        "livland": "B 3 inf 1 kav",
        "finnland": "A 1 inf",
        "norwegen": "A 1 inf",
    }
    lands |= {"daenemark": "A 1 inf", "england": "A 1 inf"}
    made = moves(table(lands, phase="summer"), 7)
    assert made[0] == "attack livland"
    assert "art schweden" in made


def test_it_attacks_nothing_it_cannot_conquer():
    lands = FAR | {
        "schweden": "A 2 inf",
        "norwegen": "B 3 inf",
        "finnland": "B 4 inf",
        "livland": "B 3 inf",
        "daenemark": "B 4 inf",
    }
    state = table(lands | {"england": "C 4 inf"}, phase="summer")
    assert not choice(state).startswith("attack")


def test_it_wins_a_land_by_diplomacy():
    lands = FAR | {"schweden": "A 1 inf", "finnland": "A 1 inf", "irland": "A 1 inf"}
    assert choice(table(lands)).startswith("diplomacy ")


def test_it_completes_a_territory():
    lands = FAR | {"schweden": "A 1 inf 1 kav", "finnland": "A 1 inf", "moskau": "B 1 inf"}
    assert moves(table(lands, phase="summer"), 1)[0] in ("attack norwegen", "diplomacy norwegen")


def test_it_spends_all_its_reinforcement():
    state = GAME.position({"start": "A", "phase": "reinforcement"}, {"seats": 4, "start": "quick"}, 1)
    while state.to_act == (0,):
        if choice(state) == "done":
            assert state.view(0)["command"]["unspent"] == 0
        state.apply(0, GAME.actions.parse(choice(state)))


def test_it_gives_a_land_that_completes_the_allys_territory():
    lands = {
        "bretagne": "A 1 inf",
        "england": "A 3 inf",
        "irland": "A 2 inf",
        "don": "B 2 inf",
        "anatolien": "D 2 inf",
    }
    lands |= dict.fromkeys(("aquitanien", "burgund", "korsika_sardinien"), "C 2 inf")
    state = table(lands, TEAMS, A={"flag": "england"}, actions=0)
    assert choice(state) == "give land bretagne"


def test_it_gives_a_marker_that_lifts_the_ally_over_an_opponent():
    lands = {
        "england": "A 3 inf",
        "irland": "A 2 inf",
        "schweden": "A 2 inf",
        "norwegen": "A 2 inf",
        "kuba": "",
    }
    lands.pop("kuba")
    lands |= {
        "don": "B 2 inf",
        "moskau": "B 2 inf",
        "kastilien": "C 1 inf",
        "portugal": "C 1 inf",
        "anatolien": "D 1 inf",
    }
    state = table(lands, TEAMS, A={"markers": 2, "flag": "england"}, actions=0, phase="summer")
    assert choice(state) == "give marker"


def test_it_gives_idle_troops():
    lands = {"bretagne": "A 5 inf 2 kav", "irland": "A 1 inf", "england": "A 1 inf", "niederlande": "A 1 inf"}
    lands |= {"aquitanien": "C 1 inf", "portugal": "C 1 inf", "don": "B 2 inf", "anatolien": "D 2 inf"}
    state = table(lands, TEAMS, A={"flag": "england"}, actions=0)
    made = moves(state, 6)
    assert made[0] == "give troops aquitanien"
    assert made[-1] == "done"
    assert {"inf bretagne", "kav bretagne"} <= set(made)


@pytest.mark.parametrize(
    "options", [{}, TEAMS, {"map": "1715"}, {"admirals": "on"}, {"seats": 2}, {"seats": 3, "map": "1715"}]
)
def test_no_attack_of_whole_games_is_a_plain_loss(options):
    attacks = 0
    for seed in range(2):
        state = GAME.start(options, seed)
        bots = [HeuristicBot(seed + seat) for seat in range(state.seats)]
        while not state.over:
            seat = state.to_act[0]
            view = state.view(seat)
            action = bots[seat].choose(view, state.legal_actions(seat), state.determinize, None)
            if GAME.actions.text(action) == "done" and view["command"] and view["command"]["battle"]:
                assert view["command"]["battle"]["conquest"]
                attacks += 1
            state.apply(seat, action)
    assert attacks > 10


def test_it_uses_all_three_team_actions():
    used = set()
    for seed in range(12):
        options = TEAMS | {"map": ("1815", "1715")[seed % 2], "start": ("draft", "quick")[seed // 2 % 2]}
        made, _ = game(options, [HeuristicBot(seed + seat) for seat in range(4)], seed)
        used |= {" ".join(text.split()[:2]) for _, text, _ in made if text.startswith("give")}
        if len(used) == 3:
            break
    assert used == {"give land", "give troops", "give marker"}


@pytest.mark.rule("E15-IMPL-5")
@pytest.mark.parametrize("map", ["1815", "1715"])
def test_a_team_of_two_beats_a_random_team(map):
    won = 0
    for seed in range(10):
        own = seed % 2
        bots = [HeuristicBot(seed) if seat % 2 == own else RandomBot(seed + seat) for seat in range(4)]
        _, state = game(TEAMS | {"map": map}, bots, seed)
        won += state.returns[own] > 0
    assert won == 10


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 4, "map": "1715"}])
def test_it_beats_random_opponents(options):
    won = 0
    for seed in range(8):
        bots = [RandomBot(seed + seat) for seat in range(options["seats"])]
        own = seed % options["seats"]
        bots[own] = HeuristicBot(seed)
        _, state = game(options, bots, seed)
        won += state.returns[own]
    assert won == 8
