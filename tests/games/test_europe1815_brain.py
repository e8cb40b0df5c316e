"""What the brain of 1815 knows."""

from functools import partial

import pytest

import detente
from detente.bots import bot
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
    """Attacks conquer, or are skirmishes that cost the attacker no more EP than the defender."""
    attacks = skirmishes = 0
    for seed in range(2):
        state = GAME.start(options, seed)
        bots = [HeuristicBot(seed + seat) for seat in range(state.seats)]
        while not state.over:
            seat = state.to_act[0]
            view = state.view(seat)
            action = bots[seat].choose(view, state.legal_actions(seat), state.determinize, None)
            if GAME.actions.text(action) == "done" and view["command"] and view["command"]["battle"]:
                battle = view["command"]["battle"]
                if not battle["conquest"]:
                    assert worth_of(battle["lost"]) <= worth_of(battle["beaten"])
                    skirmishes += 1
                attacks += 1
            state.apply(seat, action)
    assert attacks > 10
    assert skirmishes < attacks / 4


def worth_of(units):
    """EP of units (E15-UNIT-2)."""
    return units["inf"] + 2 * units["kav"] + 3 * units["art"]


@pytest.mark.rule("E15-ATT-8")
def test_a_skirmish_opens_the_way_for_a_second_attack():
    """Artillery alone loses nothing against infantry in numbers, and the second attack then takes the capital."""
    lands = FAR | {"schweden": "A 1 inf 3 kav 1 art", "norwegen": "B 10 inf", "finnland": "A 1 inf"}
    state = table(lands, phase="summer", turn="A", B={"flag": "norwegen", "general": "norwegen"})
    assert moves(state, 4) == ["attack norwegen", "art schweden", "count 1", "done"]
    assert state.view(0)["lands"]["norwegen"]["inf"] == 8
    assert state.view(0)["lands"]["schweden"]["art"] == 1
    while state.to_act == (0,):
        state.apply(0, GAME.actions.parse(choice(state)))
    assert state.view(0)["lands"]["norwegen"]["owner"] == 0


@pytest.mark.rule("E15-NAV-3", "E15-NAV-5")
def test_ships_are_built_for_a_landing_that_is_worth_them():
    """A capital that only a fleet reaches, and strong neighbours all around: the bot builds ships and takes it."""
    lands = FAR | {
        "england": "A 5 inf 2 kav",
        "irland": "A 1 inf",
        "kastilien": "B 1 inf",
        "norwegen": "C 2 inf",
    }
    lands |= {
        "bretagne": "C 11 inf",
        "daenemark": "D 11 inf",
        "niederlande": "B 12 inf",
        "schweden": "C 1 inf 3 art",
    }
    facts = {"phase": "summer", "turn": "A", "A": {"flag": "england"}, "B": {"flag": "kastilien"}}
    assert not choice(table(lands, **facts)).startswith("build")
    state = table(lands, {"admirals": "on"}, **facts)
    assert choice(state) == "build england"
    while state.to_act == (0,):
        state.apply(0, GAME.actions.parse(choice(state)))
    assert state.view(0)["lands"]["kastilien"]["owner"] == 0
    assert state.view(0)["lands"]["kastilien"]["ships"] > 0


@pytest.mark.parametrize("map", ["1815", "1715"])
def test_openings_vary(map):
    """The first flag is not always in the same land, and the last is not either."""
    first, last = set(), set()
    for seed in range(12):
        state = GAME.start({"map": map}, seed)
        order = state.view(0)["turn_order"]
        moves(state, 0)
        for seat in order:
            action = HeuristicBot(seed * 4 + seat).choose(
                state.view(seat), state.legal_actions(seat), state.determinize, None
            )
            state.apply(seat, action)
        table = state.view(0)["table"]
        first.add(table[order[0]]["flag"])
        last.add(table[order[3]]["flag"])
    assert len(first) >= 4
    assert len(last) >= 4


@pytest.mark.rule("E15-AM-14")
def test_with_more_ep_the_chief_of_cherokee_is_chosen_like_other_capitals():
    """With 4 EP more it wins a place's share among four; the other lands inland stay hopeless."""
    found = []
    for seed in range(40):
        state = GAME.start({"map": "1715", "chief_ep": 4}, seed)
        for _ in range(4):
            seat = state.to_act[0]
            action = HeuristicBot(seed + seat).choose(
                state.view(seat), state.legal_actions(seat), state.determinize, None
            )
            state.apply(seat, action)
        found += [about["flag"] for about in state.view(0)["table"] if about["chief"]]
    assert set(found) == {"cherokee"} and 4 <= len(found) <= 30


@pytest.mark.rule("E15-AM-12")
def test_among_four_nobody_becomes_chief_whose_best_capital_is_another():
    """At four the chief wins too rarely: a land inland is chosen only if no other capital is worth as much."""
    chiefs = 0
    for seed in range(16):
        state = GAME.start({"map": "1715"}, seed)
        for _ in range(4):
            seat = state.to_act[0]
            action = HeuristicBot(seed + seat).choose(
                state.view(seat), state.legal_actions(seat), state.determinize, None
            )
            state.apply(seat, action)
        chiefs += any(about["chief"] for about in state.view(0)["table"])
    assert chiefs == 0


@pytest.mark.rule("E15-AM-12")
def test_the_last_of_four_does_not_walk_into_the_middle_because_it_is_empty():
    """Illinois is far from all flags, but a chief there has won none of 26 games among four."""
    state = GAME.start({"map": "1715"}, 135)
    for land in ("vermont", "neufundland", "florida"):
        state.apply(state.to_act[0], GAME.actions.parse(f"plant {land}"))
    seat = state.to_act[0]
    for seed in range(40):
        action = HeuristicBot(seed).choose(
            state.view(seat), state.legal_actions(seat), state.determinize, None
        )
        after = state.clone()
        after.apply(seat, action)
        assert not after.view(seat)["table"][seat]["chief"]


def test_it_uses_all_three_team_actions():
    used = set()
    for seed in range(12):
        options = TEAMS | {"map": ("1815", "1715")[seed % 2], "start": ("draft", "quick")[seed // 2 % 2]}
        made, _ = game(options, [HeuristicBot(seed + seat) for seat in range(4)], seed)
        used |= {" ".join(text.split()[:2]) for _, text, _ in made if text.startswith("give")}
        if len(used) == 3:
            break
    assert used == {"give land", "give troops", "give marker"}


def test_search_keeps_what_it_has_no_reason_to_give():
    lands = {
        "aquitanien": "A 2 inf",
        "bretagne": "A 2 inf",
        "burgund": "A 2 inf",
        "korsika_sardinien": "A 2 inf",
        "kastilien": "A 3 inf",
        "griechenland": "C 2 inf",
        "schweden": "B 2 inf",
        "preussen": "D 2 inf",
    }
    state = table(lands, TEAMS, A={"flag": "kastilien"}, C={"flag": "griechenland"}, actions=0)
    view, legal = state.view(0), state.legal_actions(0)
    assert len(legal) >= 5
    worlds = partial(state.determinize, 0)
    chosen = [bot("easy", seed).choose(view, legal, worlds, None) for seed in range(12)]
    assert [GAME.actions.text(action) for action in chosen].count("skip") >= 11


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
