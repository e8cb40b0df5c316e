"""What can be told of charts that were looked at: Isles is the game in which cards are peeked at."""

import detente

GAME = detente.game("isles")


def play(state, *moves):
    for move in moves:
        seat, text = move.split(" ", 1)
        state.apply("ABC".index(seat), GAME.actions.parse(text))


def looked(state, observer, world=None):
    """What the observer's view says of charts that single seats have seen."""
    return [known for known in (world or state).view(observer)["known"] if "seats" in known]


def test_two_seats_may_have_seen_the_same_chart():
    state = GAME.position({"turns": "ABC"}, {"seats": 3})
    play(state, "A look", "A draw bottom", "A keep", "A done", "B look")
    shown = state.view(None)
    assert [known["seats"] for known in looked(state, None)] == [[0], [1]]
    for seed in range(20):
        world = state.determinize(3, seed)
        assert world.view(None) == shown
        assert looked(world, 0)[0]["face"] == looked(world, 1)[1]["face"]


def test_a_chart_that_is_shown_does_not_tell_others_that_it_was_the_one_looked_at():
    shown = []
    for chart in ("current", "channel"):
        hands = {"A": [], "B": ["channel" if chart == "current" else "current"]}
        state = GAME.position({"turns": "AB", "hands": hands, "deck": [chart, "oysters", "oysters"]})
        play(state, "A look", "A draw bottom", "A keep", "A done", "B draw top", "B follow current")
        shown.append(looked(state, None))
        assert len(looked(state, 0)) == 1
    assert shown[0] == shown[1] != []


def test_a_chart_that_was_looked_at_is_lost_among_the_hand_that_it_comes_to():
    hands = {"A": [], "B": ["channel"]}
    state = GAME.position({"turns": "AB", "hands": hands, "deck": ["oysters", "current", "current"]})
    play(state, "A look", "A draw bottom", "A keep", "A done", "B draw top", "B stow oysters")
    assert {len(state.determinize(0, seed).view(1)["hand"]) for seed in range(20)} == {1}
    stowed = {tuple(state.determinize(0, seed).view(1)["stowed"]) for seed in range(60)}
    assert ("oysters",) in stowed and len(stowed) > 1


def test_worlds_do_not_depend_on_the_numbers_of_charts_that_look_alike():
    by_view = {}
    for seed in range(40):
        state = GAME.start(seed=seed)
        by_view.setdefault(str(state.view(0)), []).append(state.determinize(0, 5))
    alike = [worlds for worlds in by_view.values() if len(worlds) > 1]
    assert alike
    for worlds in alike:
        for seat in (0, 1, None):
            assert len({str(world.view(seat)) for world in worlds}) == 1
