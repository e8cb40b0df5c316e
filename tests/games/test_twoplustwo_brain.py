"""What the brain of 2+2 knows: each role's own way of winning, and how dear the last dove is."""

from functools import partial

import pytest

import detente
from detente.bots.heuristic import HeuristicBot, scores
from detente.bots.random import RandomBot
from detente.bots.search.levels import Easy
from detente.games.twoplustwo.brain import worth
from detente.games.twoplustwo.brain.outlook import war_share

GAME = detente.game("twoplustwo")
SEATS = ["usa", "soviet_union", "west", "east"]


def table(**facts):
    return GAME.position(facts, {}, 1)


def choice(state):
    """What the bot does in the place of who is to act."""
    seat = state.to_act[0]
    action = HeuristicBot(1).choose(
        state.view(seat), state.legal_actions(seat), partial(state.determinize, seat), None
    )
    return GAME.actions.text(action)


def score_of(state, *texts):
    """What the brain thinks of some actions."""
    seat = state.to_act[0]
    actions = [GAME.actions.parse(text) for text in texts]
    return scores(GAME, state.view(seat), actions, partial(state.determinize, seat))


@pytest.mark.parametrize("seat", SEATS)
def test_it_does_not_stumble_into_the_red_button(seat):
    """A Black event with no dove left, or a green one that brings doves back."""
    state = table(decade=2, turn=seat, display=["tpt_12", "tpt_18", "card_31", "card_36"], doves=0)
    war, value, peace = score_of(state, "play tpt_12 event", "play tpt_12 build", "play tpt_18 event")
    assert war < -0.3 < 0 < peace and war < value < peace
    assert choice(state) != "play tpt_12 event"


def test_it_leaves_no_automatic_event_that_makes_it_press_the_button():
    state = table(decade=2, turn="west", display=["tpt_12", "card_38"], doves=0)
    assert choice(state).startswith("play tpt_12") and "event" not in choice(state)
    taken, left = score_of(state, "play tpt_12 raise", "play card_38 raise")
    assert left < taken


def turn_of(bot, state):
    """The parts of a bot's turn; the state is played on until another seat is to act, or the game is over."""
    seat = state.to_act[0]
    parts = []
    while not state.over and (not parts or state.view(None)["question"]["name"] != "turn"):
        who = state.to_act[0]
        legal = state.legal_actions(who)
        action = legal[0]
        if who == seat and len(legal) > 1:
            action = bot.choose(state.view(seat), legal, partial(state.determinize, seat), None)
        parts.append(GAME.actions.text(action))
        state.apply(who, action)
    return parts


@pytest.mark.parametrize("seat", SEATS)
def test_the_easy_bot_does_not_leave_itself_the_red_button(seat):
    """Without a dove: the card that stays in the display takes one in the automatic event, and so does its own event."""
    for seed in range(10):
        state = table(decade=2, turn=seat, display=["tpt_12", "card_38"], doves=0)
        first = turn_of(Easy(seed), state)[0]
        if "special" not in first:
            assert first.startswith("play tpt_12") and "event" not in first
        state = table(decade=2, turn=seat, display=["tpt_12", "tpt_18", "card_31", "card_36"], doves=0)
        assert turn_of(Easy(seed), state)[0] != "play tpt_12 event"


def test_a_german_state_would_hinder_its_own_superpower():
    """The Soviet Union is ahead: East takes its money where West would rather leave it."""
    tracks = {"dominance": 3, "arms_race": -2}
    state = table(decade=4, sub="C", turn="east", tracks=tracks, display=["tpt_36", "card_70", "card_64"])
    state.apply(3, GAME.actions.parse("play tpt_36 event"))
    while state.view(None)["question"]["name"] != "free":
        state.apply(3, GAME.actions.parse("rest"))
    assert choice(state) == "dominance west"
    state = table(
        decade=4, sub="C", turn="soviet_union", tracks=tracks, display=["tpt_36", "card_70", "card_64"]
    )
    state.apply(1, GAME.actions.parse("play tpt_36 event"))
    while state.view(None)["question"]["name"] != "free":
        state.apply(1, GAME.actions.parse("rest"))
    assert choice(state) in ("dominance east", "prestige east")


@pytest.mark.parametrize(
    ("seat", "ahead", "rioting", "step"),
    [("west", -1, "east", "dominance east"), ("east", 1, "west", "dominance west")],
)
def test_a_german_state_sees_that_one_step_of_dominance_makes_it_the_winner(seat, ahead, rioting, step):
    """Its side wins, and its superpower is one point ahead: the free arrow of a green card takes that point away."""
    provinces = table(decade=4).view(None)["provinces"]
    west = ("bayern", "hessen", "niedersachsen", "nordrhein_westfalen")
    east = ("sachsen", "thueringen", "brandenburg", "sachsen_anhalt")
    unrest = dict.fromkeys(provinces, 0) | dict.fromkeys(west if rioting == "west" else east, 4)
    display = ["tpt_36", "card_70", "card_64"]
    state = table(decade=4, sub="C", turn=seat, tracks={"dominance": ahead}, unrest=unrest, display=display)
    number = SEATS.index(seat)
    assert choice(state) == "play tpt_36 event"
    state.apply(number, GAME.actions.parse("play tpt_36 event"))
    while state.view(None)["question"]["name"] != "free":
        state.apply(number, GAME.actions.parse("rest"))
    assert choice(state) == step


@pytest.mark.parametrize("power", [0, 1])
def test_points_are_good_for_a_superpower_and_bad_for_its_ally(power):
    """The same lead is worth something to the superpower, and costs its German state something."""
    level = table(decade=3)
    ahead = table(decade=3, tracks={"dominance": -4 if power == 0 else 4})
    assert worth(ahead, power) > worth(level, power) + 0.1
    assert worth(ahead, power + 2) < worth(level, power + 2)


@pytest.mark.parametrize("seat", range(4))
def test_germany_is_good_for_both_of_a_side(seat):
    quiet = dict.fromkeys(table(decade=3).view(None)["provinces"], 0)
    riots = dict.fromkeys(("sachsen", "thueringen", "brandenburg", "sachsen_anhalt"), 4)
    calm, restless = table(decade=3, unrest=quiet), table(decade=3, unrest=quiet | riots)
    assert (worth(calm, seat) > worth(restless, seat) + 0.02) == (seat % 2 == 1)


def test_a_superpower_fears_the_other_s_race_and_takes_its_own():
    world = table(decade=3, sub="C", tracks={"arms_race": 5}, display=["card_56", "card_47"])
    found = [worth(world, seat) for seat in range(4)]
    assert found[1] > 0.4 and max(found[0], found[3]) < 0.25 and found[2] < found[1]


def test_who_has_collected_most_fears_war_least():
    nobody = table(decade=2)
    assert [war_share(nobody, seat) for seat in range(4)] == [1.0] * 4
    one = table(decade=2, collected={"soviet_union": ["tpt_10", "tpt_11"]})
    assert (
        war_share(one, 1) == 3.0
        and war_share(one, 0) == war_share(one, 2) == 0.5
        and war_share(one, 3) == 0.0
    )


def test_a_superpower_in_the_red_gets_money():
    state = table(decade=2, turn="usa", display=["tpt_15", "card_31", "tpt_20"], money={"usa": -4})
    assert choice(state) in ("play tpt_15 event", "play card_31 credit", "play tpt_20 credit")
    gained, poor = score_of(state, "play tpt_15 event", "play tpt_15 credit")
    assert gained > poor


def test_it_scores_any_position_that_chance_comes_to():
    chance = RandomBot(3)
    for seed in range(4):
        state = GAME.start({}, seed)
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            if len(legal) < 40:
                found = scores(GAME, state.view(seat), legal, partial(state.determinize, seat))
                assert len(found) == len(legal) and all(-200 < value < 50 for value in found)
            state.apply(seat, chance.choose({}, legal, partial(state.determinize, seat), None))


def test_it_beats_chance():
    """A side of two bots against a side of chance."""
    won = 0.0
    for seed in range(6):
        state = GAME.start({}, seed)
        bots = [
            HeuristicBot(seed + seat) if seat % 2 == seed % 2 else RandomBot(seed + seat) for seat in range(4)
        ]
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            shown = state.view(seat) if isinstance(bots[seat], HeuristicBot) else {}
            state.apply(seat, bots[seat].choose(shown, legal, partial(state.determinize, seat), None))
        won += state.returns[seed % 2] + state.returns[seed % 2 + 2]
    assert won >= 5
