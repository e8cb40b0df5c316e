"""A turn."""

import pytest

from tests.rules.nuclear_war.helpers import (
    DECK,
    SECRETS,
    UNARMED,
    act,
    asked,
    discards,
    facts_of,
    hand,
    kinds,
    lay_all_rows,
    legal,
    own,
    play,
    random_game,
    random_step,
    rest_of_deck,
    row,
    seen,
    table,
    told,
    turn_up,
    turns,
)


def without_piles(state, taker, emptied):
    """The same table, but all cards of the piles and of `emptied` are in the hand of `taker`."""
    twin = state.clone()
    names = twin.cards.layout.names
    for place in ("deck", "discard", *(f"{seat} hand" for seat in emptied)):
        twin.cards.move_all(names.index(place), names.index(f"{taker} hand"))
    return twin


@pytest.mark.rule("NW-TURN-1")
def test_a_turn_to_miss_is_used_up_without_draw_placing_or_revealing():
    state = table(
        turn="D",
        A={"missing": 2, "row": ["warhead_20", "polaris"], "launch_slot": "atlas"},
        B={"row": ["atlas", "polaris"]},
    )
    before = own(state, "A")
    events = turn_up(state, "D")
    while asked(state)[0] != "place":
        events += act(state, asked(state)[1], legal(state, asked(state)[1])[0])
    assert facts_of(events, "TurnMissed", "seat") == [0]
    assert turns(events) == "B"
    after = own(state, "A")
    assert seen(state, "A")["missing"] == 1, "one turn is used up, not all"
    for kept in ("hand", "row"):
        assert after[kept] == before[kept]
    assert seen(state, "A")["launch_slot"] == "atlas"
    assert after["deck"] == before["deck"] - 1, "only B has drawn"


@pytest.mark.rule("NW-TURN-1")
def test_every_turn_to_miss_costs_one_turn():
    state = table(
        2, turn="B", A={"missing": 2}, B={"row": ["atlas", "polaris"], "hand": ["b70"] * 6 + ["atlas"]}
    )
    events = play(state, "B place b70")
    assert turns(events) == "B"
    events = play(state, "B place b70")
    assert turns(events) == "B"
    assert seen(state, "A")["missing"] == 0
    assert turns(play(state, "B place b70")) == "A"


@pytest.mark.rule("NW-TURN-2")
def test_he_draws_one_card():
    state = table(
        turn="D", D={"row": ["atlas", "polaris"]}, A={"hand": UNARMED}, deck=["warhead_10", "saturn", "b70"]
    )
    deck = state.view(None)["deck"]
    events = turn_up(state, "D")
    assert facts_of(events, "CardDrawn", "seat", "card") == [(0, "saturn")]
    assert sorted(hand(state, "A")) == sorted([*UNARMED, "saturn"])
    assert state.view(None)["deck"] == deck - 1


@pytest.mark.rule("NW-TURN-2", "NW-SEC-1")
def test_a_drawn_secret_is_played_and_replaced_at_once_until_the_card_is_neither():
    state = table(
        turn="D",
        D={"row": ["atlas", "polaris"]},
        A={"hand": UNARMED},
        deck=["warhead_10", "population_explosion", "summit_talk", "vaporized", "am_s"],
        B={"population": 60},
    )
    events = turn_up(state, "D")
    assert asked(state) == ("secret_target", "A")
    assert len(hand(state, "A")) == 7
    events += play(state, "A target B", "A target B")
    assert facts_of(events, "SecretPlayed", "card") == ["population_explosion", "summit_talk", "vaporized"]
    assert facts_of(events, "CardDrawn", "card") == ["am_s"]
    assert discards(state) == ["population_explosion", "summit_talk", "vaporized"]
    assert asked(state) == ("place", "A")


@pytest.mark.rule("NW-TURN-3", "NW-DEC-3")
def test_he_may_change_his_deterrents_before_he_places():
    state = table(A={"hand": UNARMED, "row": ["atlas", "b70"]})
    assert asked(state) == ("place", "A")
    assert {"show warhead_50", "place warhead_50"} <= set(legal(state, "A")), "he may, but need not"
    act(state, "A", "show warhead_50")
    assert asked(state) == ("place", "A")
    assert seen(state, "A")["deterrents"] == ["warhead_50"]
    events = act(state, "A", "place polaris")
    assert turns(events) == "B", "after placing there is no more change"
    assert legal(state, "A") == []


@pytest.mark.rule("NW-TURN-4")
def test_he_places_one_hand_card_at_the_end_of_his_row():
    state = table(A={"hand": ["saturn", *UNARMED[1:]], "row": ["atlas", "b70"]}, deck=["am_p"])
    cards = hand(state, "A")
    assert len(cards) == 8
    assert {text for text in legal(state, "A") if text.startswith("place")} == {
        f"place {card}" for card in cards
    }
    for card in set(cards):
        world = state.clone()
        events = act(world, "A", f"place {card}")
        assert row(world, "A") == ["b70", card], "behind the two that lay there, one of which is turned up"
        assert sorted([*hand(world, "A"), card]) == sorted(cards)
        placed = told(events, "CardPlaced")[0]
        assert (placed.seen_by(0).card, placed.seen_by(1).card, placed.seen_by(None).card) == (
            card,
            None,
            None,
        )
    act(state, "A", "place am_p")
    assert asked(state) == ("place", "B"), "one card a turn"


@pytest.mark.rule("NW-TURN-5")
def test_he_turns_up_the_first_card_and_the_others_move_up():
    state = table(A={"hand": UNARMED, "row": ["warhead_50", "am_p"]}, deck=["saturn"])
    events = act(state, "A", "place saturn")
    assert facts_of(events, "CardTurnedUp", "seat", "card") == [(0, "warhead_50")]
    assert kinds(events).index("CardPlaced") < kinds(events).index("CardTurnedUp")
    assert row(state, "A") == ["am_p", "saturn"]
    assert seen(state, "A")["row"] == 2


@pytest.mark.rule("NW-TURN-5")
def test_a_card_just_placed_is_turned_up_two_turns_later():
    quiet = {"row": ["warhead_10", "warhead_10"], "hand": ["warhead_20"] * 5 + ["atlas", "atlas"]}
    state = table(2, A={"row": ["atlas", "b70"], "hand": UNARMED}, B=quiet)
    up = []
    for card in ("polaris", "warhead_20", "warhead_50"):
        events = play(state, f"A place {card}", "B place warhead_20")
        up += [card for seat, card in facts_of(events, "CardTurnedUp", "seat", "card") if seat == 0]
    assert up == ["atlas", "b70", "polaris"]


@pytest.mark.rule("NW-TURN-6")
def test_the_turn_passes_to_the_next_living_player_clockwise():
    carriers = {"row": ["atlas", "b70"], "hand": UNARMED}
    state = table(
        6,
        turn="E",
        A=carriers,
        B={"out": True},
        C={"out": True},
        D={"row": ["atlas", "b70"]},
        E={"row": ["polaris"]},
    )
    order = [*turns(turn_up(state, "E")), *turns(turn_up(state, "F"))]
    assert order == ["F", "A"]
    assert state.view(None)["next"] == 3
    assert turns(turn_up(state, "A")) == "D"
    assert turns(turn_up(state, "D")) == "E"


@pytest.mark.rule("NW-TURN-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_the_end_of_each_turn_hand_and_row_are_nine_cards(seats):
    checked = 0
    for seed in range(6):
        state, chance = random_game(seats, seed)
        while not state.over:
            events = []
            random_step(state, chance, events)
            if turns(events) and not state.over:
                public = state.view(None)
                for seat, about in enumerate(public["table"]):
                    ten = seat == public["turn"] and asked(state)[0] == "place"
                    if about["living"]:
                        assert about["hand"] + about["row"] == 9 + ten
                        checked += 1
    assert checked > 100


@pytest.mark.rule("NW-TURN-8")
def test_an_empty_draw_pile_is_made_anew_from_the_discards():
    hands = {
        "A": {"hand": UNARMED, "row": ["atlas", "b70"]},
        "B": {"hand": UNARMED, "row": ["atlas", "b70"]},
    }
    used = [*UNARMED, *UNARMED, "atlas", "b70", "atlas", "b70", "saturn", "warhead_10"]
    pile = rest_of_deck(used)
    drawn = set()
    for seed in range(12):
        state = table(2, seed, **hands, deck=["saturn", "warhead_10"], discard=pile)
        assert facts_of(act(state, "A", "place polaris"), "DeckShuffled") == []
        assert state.view(None)["deck"] == 0
        assert discards(state) == pile
        events = act(state, "B", "place polaris")
        assert len(told(events, "DeckShuffled")) == 1
        first = kinds(events).index("DeckShuffled")
        new = next(event for event in events[first:] if hasattr(event, "card"))
        drawn.add(new.card)
        shown = len(facts_of(events, "SecretPlayed", "card"))
        in_hand = len(told(events, "CardDrawn"))
        assert state.view(None)["deck"] == len(pile) - shown - in_hand, "all discards, nothing else"
        assert len(discards(state)) == shown
    assert len(drawn) > 5, "it is shuffled"


@pytest.mark.rule("NW-TURN-8")
def test_the_draw_pile_is_not_shuffled_while_a_card_is_left():
    state = table(2, A={"hand": UNARMED, "row": ["atlas", "b70"]}, discard=["saturn", "am_p"])
    events = act(state, "A", "place polaris")
    assert told(events, "DeckShuffled") == []
    assert discards(state) == ["saturn", "am_p"]


@pytest.mark.rule("NW-TURN-8")
def test_if_both_piles_are_empty_nothing_is_drawn():
    state = table(2, turn="B", A={"hand": UNARMED, "row": ["atlas", "b70"]}, B={"row": ["atlas", "b70"]})
    state = without_piles(state, "B", "")
    events = act(state, "B", "place polaris")
    assert turns(events) == "A"
    assert told(events, "CardDrawn") == []
    assert hand(state, "A") == sorted(UNARMED, key=list(DECK).index)
    assert asked(state) == ("place", "A")


@pytest.mark.rule("NW-TURN-9")
def test_a_player_without_hand_cards_places_nothing_but_turns_up():
    state = table(2, turn="B", A={"hand": UNARMED, "row": ["polaris", "b70"]}, B={"row": ["atlas", "b70"]})
    state = without_piles(state, "B", "A")
    events = act(state, "B", "place polaris")
    assert turns(events) == "AB"
    assert facts_of(events, "CardTurnedUp", "seat", "card") == [(1, "atlas"), (0, "polaris")]
    assert facts_of(events, "CardPlaced", "seat") == [1]
    assert row(state, "A") == ["b70"]
    assert asked(state) == ("place", "B")


@pytest.mark.rule("NW-TURN-8", "NW-SETUP-5")
def test_in_the_set_up_too_nothing_is_drawn_from_empty_piles():
    state = without_piles(table(2, set_up=["A"], A={"hand": UNARMED}), "B", "")
    events = act(state, "A", "done")
    assert told(events, "CardDrawn") == []
    assert asked(state) == ("row", "AB"), "his part is over with seven cards"


@pytest.mark.rule("NW-TURN-9", "NW-DET-2")
def test_deterrents_are_hand_cards_that_can_be_placed_when_there_are_no_others():
    state = table(
        2,
        turn="B",
        A={"hand": UNARMED[:5], "row": ["polaris", "b70"], "deterrents": ["saturn", "am_s"]},
        B={"row": ["atlas", "b70"]},
    )
    state = without_piles(state, "B", "A")
    act(state, "B", "place polaris")
    assert asked(state) == ("place", "A")
    assert [text for text in legal(state, "A") if text.startswith("place")] == [
        "place shown saturn",
        "place shown am_s",
    ]


@pytest.mark.rule("NW-TURN-9")
def test_a_player_without_any_card_just_passes():
    state = table(2, turn="B", A={"hand": UNARMED, "row": []}, B={"row": ["atlas", "b70"]})
    state = without_piles(state, "B", "A")
    events = act(state, "B", "place polaris")
    assert turns(events) == "AB"
    assert facts_of(events, "CardTurnedUp", "seat") == [1]


@pytest.mark.rule("NW-TURN-9", "NW-STRAT-1")
def test_a_player_without_any_card_is_not_asked_for_a_new_strategy():
    state = table(
        4,
        turn="A",
        war=True,
        A={"hand": ["polaris"], "row": ["warhead_50"], "launch_slot": "b70"},
        B={"hand": [], "row": []},
        C={"population": 2, "hand": [], "row": []},
        D={"hand": ["atlas"], "row": ["propaganda_5"]},
    )
    play(state, "A place polaris", "A target C")
    act(state, "C", "decline", 33)
    act(state, "C", "done")
    assert state.game.questions[state.asked].name == "strategy"
    assert state.to_act == (0, 3)


@pytest.mark.rule("NW-TURN-9")
def test_a_player_with_an_empty_row_turns_up_the_card_he_has_just_placed():
    state = table(2, A={"hand": UNARMED, "row": []})
    events = act(state, "A", "place polaris")
    assert facts_of(events, "CardTurnedUp", "card") == ["polaris"]
    assert row(state, "A") == []


def fatal_secret(**seats):
    """A draws Supergerm in his own turn, has 2 million and names C, who can strike back twice."""
    about = {
        "A": {"hand": UNARMED, "row": ["atlas", "b70"], "population": 2, "launch_slot": "atlas"},
        "C": {
            "hand": ["polaris", "warhead_10", "polaris", "warhead_10"],
            "row": ["am_b", "am_a"],
            "population": 20,
        },
    }
    return table(**about | seats, turn="A", deck=["supergerm", "saturn", "tornado"])


@pytest.mark.rule("NW-TURN-10", "NW-SEC-9")
def test_a_player_who_dies_in_his_own_turn_ends_it():
    state = fatal_secret()
    deck = state.view(None)["deck"]
    events = play(state, "A target C", "C fire polaris", "C load warhead_10 at A", "C done")
    events = act(state, "A", "decline", dice=40)
    assert facts_of(events, "PlayerDied", "seat") == [0]
    assert asked(state) == ("salvo", "A")
    events = act(state, "A", "done") + lay_all_rows(state)
    assert turns(events) == "B", "the next living player clockwise from his seat"
    assert facts_of(events, "CardDrawn", "seat") == [1]
    assert told(events, "CardTurnedUp") == []
    assert state.view(None)["deck"] == deck - 1, "A has drawn no replacement"


@pytest.mark.rule("NW-TURN-10", "NW-DEF-5")
def test_an_interception_decides_who_plays_after_a_turn_that_death_has_ended():
    state = fatal_secret(D={"hand": ["am_p", *UNARMED[:6]]})
    play(state, "A target C", "C fire polaris", "C load warhead_10 at D")
    play(state, "C fire polaris", "C load warhead_10 at A", "C done", "D intercept am_p")
    act(state, "A", "decline", dice=40)
    act(state, "A", "done")
    while asked(state)[0] == "secret_target":
        act(state, asked(state)[1], legal(state, asked(state)[1])[0])
    assert turns(lay_all_rows(state)) == "D"


@pytest.mark.rule("NW-TURN-11")
def test_the_piles_always_hold_enough_cards_that_are_no_secrets():
    assert sum(DECK.values()) - (6 * 9 + 1 + 6) - len(SECRETS) == 24
    fewest = 100
    for seed in range(10):
        state, chance = random_game(6, seed)
        while not state.over:
            random_step(state, chance)
            public = state.view(None)
            lying = public["turned_up"] is not None
            fewest = min(fewest, public["deck"] + len(public["discard"]) + lying)
    assert 39 <= fewest < 60


@pytest.mark.rule("NW-TURN-11", "NW-SEC-7")
def test_every_pass_through_the_deck_brings_all_five_top_secrets():
    calm = {
        "hand": [*UNARMED[:3], "warhead_10", "warhead_10", "warhead_10", "warhead_10"],
        "row": ["am_p", "am_a"],
    }
    state = table(
        2,
        A=calm | {"population": 200},
        B={"hand": ["warhead_20"] * 7, "row": ["warhead_20"] * 2, "population": 40},
        deck=["earthquake", "tornado", "neutral_country", "supergerm", "vaporized", "atlas"],
    )
    assert state.over is False
    assert asked(state) == ("salvo", "B"), "80 people lost, or an elimination as here"
    act(state, "B", "done")
    assert state.returns == [1, 0]


@pytest.mark.rule("NW-TURN-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_game_ends_without_a_limit_of_turns(seats):
    for seed in range(30):
        state, chance = random_game(seats, 1000 + seed)
        actions = 0
        while not state.over:
            random_step(state, chance)
            actions += 1
        assert actions < 3000
        assert "place" not in asked(state)
        assert state.legal_actions(0) == []


@pytest.mark.rule("NW-TURN-11")
def test_players_who_lay_harmless_cards_as_long_as_they_can_come_to_an_end_too():
    for seed in range(6):
        state, chance = random_game(2 + seed % 5, seed)
        turns_played = 0
        while not state.over:
            seat = asked(state)[1][0]
            harmless = [
                text for text in legal(state, seat) if text.startswith(("place am", "place warhead_100"))
            ]
            calm = [
                t
                for t in legal(state, seat)
                if t.startswith("place warhead") and not seen(state, seat)["launch_slot"]
            ]
            choice = [t for t in legal(state, seat) if t == "keep"] or harmless or calm or legal(state, seat)
            events = act(state, seat, choice[chance.below(len(choice))])
            turns_played += len(turns(events))
        assert turns_played < 400
