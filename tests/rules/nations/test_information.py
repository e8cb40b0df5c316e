"""What all may know and what nobody may."""

import pytest

from tests.rules.nations.helpers import (
    DECK,
    GAME,
    act,
    draws,
    legal,
    random_game,
    random_step,
    seen,
    table,
    view,
)

SHARED = ("known", "seat", "undoable", "moves")


@pytest.mark.rule("SDN-INFO-1")
@pytest.mark.parametrize("seed", range(6))
def test_all_see_the_same_and_nobody_the_order_of_the_deck(seed):
    state, chance = random_game(2 + seed % 3, seed)
    while not state.over:
        shown = [
            {k: v for k, v in state.view(seat).items() if k not in SHARED}
            for seat in (*range(state.seats), None)
        ]
        assert all(one == shown[0] for one in shown)
        assert (
            view(state)["unseen"] == sorted(view(state)["unseen"])
            and len(view(state)["unseen"]) == view(state)["deck"]
        )
        random_step(state, chance)


@pytest.mark.rule("SDN-INFO-1")
def test_the_next_card_is_anyones_guess():
    state = table(A={"leaders": {"KAS.0": "king"}, "agent": "DAH.5", "cash": 9}, below=["INC-F01", "INC-U12"])
    drawn = set()
    for seed in range(150):
        world = state.determinize(seed % 3, seed)
        assert world.view(0) == state.view(0)
        draws(world)
        drawn.add(view(world)["below"][2])
    assert drawn == set(DECK) - {"INC-F01", "INC-U12"}


@pytest.mark.rule("SDN-INFO-2")
def test_the_seed_alone_shuffles_and_draws_the_lot():
    for seed in range(5):
        one, other = GAME.start(seed=seed), GAME.start(seed=seed)
        assert one.to_dict() == other.to_dict()
    assert len({tuple(GAME.start(seed=seed).cards.piles[0]) for seed in range(5)}) == 5


@pytest.mark.rule("SDN-INFO-3")
def test_a_bot_can_play_on_for_any_seat():
    from detente.bots import bot

    state, chance = random_game(3, 4)
    for _ in range(12):
        random_step(state, chance)
    while not state.over:
        seat = state.to_act[0]
        sample = state.clone().determinize
        choice = bot("random", 1).choose(
            state.view(seat), state.legal_actions(seat), lambda n, at=seat, draw=sample: draw(at, n), None
        )
        state.apply(seat, choice)
    assert state.returns


@pytest.mark.rule("SDN-INFO-4")
def test_nothing_can_be_given_to_others():
    verbs = {text.split()[0] for text in (GAME.actions.text(a) for a in range(GAME.actions.size))}
    assert verbs == {
        "agent",
        "place",
        "advance",
        "to",
        "buy",
        "move",
        "sell",
        "station",
        "withdraw",
        "depose",
        "lose",
        "remove",
        "take",
        "decline",
        "done",
        "give",
    }
    for seed in range(20):
        state, chance = random_game(3, seed)
        while not state.over:
            seat = state.to_act[0]
            before = [about["cash"] for about in view(state)["table"]]
            random_step(state, chance)
            for other, about in enumerate(view(state)["table"]):
                if other not in (seat, view(state)["turn"]):
                    assert about["cash"] <= before[other], (
                        "only the player whose turn it is or begins gets money"
                    )


def test_the_view_shows_targets_only_to_the_seat_that_acts():
    state = table(A={"leaders": {"KAS.0": "king"}, "agent": "DAH.6", "cash": 4}, phase="leader")
    assert [move["point"] for move in view(state, "A")["moves"]] == ["KAS.0"]
    assert view(state, "B")["moves"] == [] == view(state)["moves"]
    act(state, "A", "advance KAS.0")
    assert {f"to {t['point']}" for t in view(state, "A")["moves"][0]["targets"]} == set(legal(state))
    attack = table(
        A={"leaders": {"KAS.7": "king"}, "agent": "DAH.6"},
        B={"leaders": {"KAS.0": "dictator"}},
        phase="leader",
    )
    found = {t["point"]: (t["attacks"], t["card"]) for t in view(attack, "A")["moves"][0]["targets"]}
    assert found["KAS.0"] == (1, False) and found["KAS.5"] == (None, True) and found["KAS.6"] == (None, False)
    assert seen(attack, "B")["countries"] == ["KAS"]
