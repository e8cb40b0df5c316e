"""Setting up."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.nuclear_war.helpers import (
    DECK,
    GAME,
    LETTERS,
    SECRETS,
    act,
    asked,
    bank,
    discards,
    facts_of,
    hand,
    kinds,
    lay_all_rows,
    legal,
    losses,
    own,
    people,
    play,
    random_game,
    random_step,
    row,
    seen,
    table,
    told,
    turns,
)

CALM = ["propaganda_5", "propaganda_10", "warhead_10", "warhead_20", "polaris", "atlas", "b70"]


@pytest.mark.rule("NW-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_owner_begins_and_play_goes_round_clockwise(seats):
    letters = LETTERS[:seats]
    for seed in range(8):
        state = GAME.start({"seats": seats}, seed)
        assert state.seats == seats
        assert state.view(None)["first"] == 0
        assert asked(state) == ("secret", "A")
    state = table(seats, set_up=list(letters), **{seat: {"population": 30} for seat in letters})
    order, first_turns = "", ""
    while len(first_turns) < seats + 1:
        seat = asked(state)[1][0]
        if asked(state)[0] == "secret":
            order += seat
        action = next(text for text in legal(state, seat) if not text.startswith("show"))
        first_turns += turns(act(state, seat, action))
    assert order == letters
    assert first_turns == letters + "A"


@pytest.mark.rule("NW-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 7, -2])
def test_two_to_six_players_can_play(seats):
    with pytest.raises(ValueError, match="'seats' takes 2, 3, 4, 5, 6"):
        GAME.start({"seats": seats})


@pytest.mark.rule("NW-SETUP-2", "NW-POP-3")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 15), (3, 10), (4, 8), (5, 7), (6, 6)])
def test_population_cards_are_dealt_by_the_number_of_players(seats, dealt):
    most = {"1": 10, "2": 10, "5": 10, "10": 6, "25": 4}
    hands = Counter()
    for seed in range(40):
        state = GAME.start({"seats": seats, "totals": "open"}, seed)
        used = Counter()
        for seat in LETTERS[:seats]:
            cards = own(state, seat)["population_cards"]
            assert sum(cards.values()) == dealt
            assert people(state, seat) == sum(int(value) * count for value, count in cards.items())
            used.update(cards)
            hands[seat] += people(state, seat)
        assert all(used[value] <= most[value] for value in most)
        assert state.view(None)["bank"] == bank(state)
    mean = 240 / 40 * dealt
    assert all(abs(total / 40 - mean) < 0.35 * mean for total in hands.values()), "everybody is dealt alike"


@pytest.mark.rule("NW-SETUP-2")
def test_population_cards_are_shuffled():
    totals = {tuple(people(GAME.start({"seats": 4}, seed), seat) for seat in "ABCD") for seed in range(20)}
    assert len(totals) > 15


@pytest.mark.rule("NW-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_receives_nine_cards_of_the_shuffled_deck(seats):
    first_hands = set()
    dealt = Counter()
    for seed in range(30):
        state = GAME.start({"seats": seats}, seed)
        cards = Counter()
        for seat in LETTERS[:seats]:
            assert len(hand(state, seat)) == 9
            assert row(state, seat) == []
            cards.update(hand(state, seat))
        assert state.view(None)["deck"] == 100 - 9 * seats
        assert discards(state) == []
        assert all(cards[card] <= DECK[card] for card in cards)
        first_hands.add(tuple(hand(state, "A")))
        dealt.update(cards)
    assert len(first_hands) > 25
    assert len(dealt) > 20, "secrets are dealt too"


@pytest.mark.rule("NW-SETUP-4")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_starts_in_peace(seats):
    state, chance = random_game(seats, 3)
    assert not state.view(None)["war"]
    while asked(state)[0] == "secret":
        random_step(state, chance)
    assert not state.view(None)["war"]


@pytest.mark.rule("NW-SETUP-5", "NW-DEC-1")
def test_all_secrets_of_the_first_hand_are_played_one_by_one_in_any_order():
    def position():
        return table(
            set_up=["A", "B"],
            A={"hand": ["test_ban", "population_explosion", "vaporized", *CALM[:6]], "population": 30},
            C={"population": 60},
        )

    state = position()
    assert legal(state, "A") == ["play test_ban", "play population_explosion", "play vaporized"]
    play(state, "A play vaporized", "A target C", "A play test_ban", "A target B")
    assert legal(state, "A") == ["play population_explosion"]
    act(state, "A", "play population_explosion")
    assert discards(state) == ["vaporized", "test_ban", "population_explosion"]
    assert (people(state, "A"), people(state, "C"), seen(state, "B")["missing"]) == (35, 35, 1)

    other = position()
    play(
        other,
        "A play population_explosion",
        "A play test_ban",
        "A target B",
        "A play vaporized",
        "A target C",
    )
    assert discards(other) == ["population_explosion", "test_ban", "vaporized"]


@pytest.mark.rule("NW-SETUP-5")
def test_he_draws_back_to_nine_and_plays_what_secrets_come_until_nine_cards_hold_none():
    state = table(
        set_up=["A", "B"],
        A={"hand": ["population_explosion", "test_ban", *CALM]},
        deck=["tax_raise", "atlas", "tornado", "peace_corps", "saturn"],
        C={"population": 60},
    )
    play(state, "A play population_explosion", "A play test_ban", "A target D")
    assert len(hand(state, "A")) == 7, "he draws when all secrets of the hand are played"
    events = act(state, "A", "done")
    assert facts_of(events, "CardDrawn", "card") == ["tax_raise", "atlas"]
    assert legal(state, "A") == ["play tax_raise"]
    play(state, "A play tax_raise", "A target C")
    assert facts_of(act(state, "A", "done"), "CardDrawn", "card") == ["tornado"]
    play(state, "A play tornado", "A target C")
    assert facts_of(act(state, "A", "done"), "CardDrawn", "card") == ["peace_corps"]
    play(state, "A play peace_corps", "A target C")
    assert facts_of(act(state, "A", "done"), "CardDrawn", "card") == ["saturn"]
    assert asked(state) == ("secret", "A")
    assert sorted(hand(state, "A")) == sorted([*CALM, "atlas", "saturn"])
    assert discards(state) == ["population_explosion", "test_ban", "tax_raise", "tornado", "peace_corps"]
    act(state, "A", "done")
    assert asked(state) == ("secret", "B")


@pytest.mark.rule("NW-SETUP-5")
def test_nobody_may_hold_a_secret_back():
    state = table(set_up=["A"], A={"hand": ["test_ban", *CALM, "atlas"]})
    assert legal(state, "A") == ["play test_ban"]


@pytest.mark.rule("NW-SETUP-5")
@pytest.mark.parametrize("seed", range(12))
def test_after_the_set_up_nobody_holds_a_secret(seed):
    state, chance = random_game(2 + seed % 5, seed)
    while asked(state)[0] in ("secret", "secret_target", "salvo", "intercept"):
        random_step(state, chance)
    if state.over:
        return
    assert asked(state)[0] == "row"
    for seat in asked(state)[1]:
        assert len(hand(state, seat)) == 9
        assert not set(hand(state, seat)) & set(SECRETS)


@pytest.mark.rule("NW-SETUP-6")
def test_all_lay_two_cards_at_the_same_time_and_unseen():
    state = table(
        set_up=["D"], **{seat: {"hand": [*CALM, "am_p", "am_a"]} if seat == "A" else {} for seat in "ABCD"}
    )
    act(state, "D", "done")
    assert asked(state) == ("row", "ABCD")
    before = state.view(None)
    assert play(state, "A place polaris", "A place warhead_10") == []
    after = state.view(None)
    assert after == before | {"to_act": [1, 2, 3]}, "nothing of it can be seen"
    assert own(state, "B")["table"][0]["row"] == 0
    for seat in "DB":
        for _ in range(2):
            assert act(state, seat, legal(state, seat)[0]) == []
    assert asked(state) == ("row", "C")
    act(state, "C", legal(state, "C")[0])
    events = act(state, "C", legal(state, "C")[0])
    assert facts_of(events, "RowLaid", "seat") == [0, 1, 2, 3]
    assert row(state, "A") == ["polaris", "warhead_10"], "the first card named is the first of the row"
    assert [seen(state, seat)["row"] for seat in "ABCD"] == [2, 2, 2, 2]
    assert [event.first for event in (e.seen_by(1) for e in told(events, "RowLaid")) if event.first] == [
        row(state, "B")[0]
    ]
    assert turns(events) == "A"


@pytest.mark.rule("NW-SETUP-7")
def test_any_two_hand_cards_may_be_laid():
    cards = [
        "warhead_100",
        "polaris",
        "polaris",
        "propaganda_5",
        "am_s",
        "warhead_10",
        "b70",
        "saturn",
        "atlas",
    ]
    state = table(set_up=["A"], A={"hand": cards})
    act(state, "A", "done")
    for first, second in product(sorted(set(cards)), repeat=2):
        if first == second and cards.count(first) < 2:
            with pytest.raises(ValueError, match="NW-SETUP-7"):
                play(state.clone(), f"A place {first}", f"A place {second}")
            continue
        world = state.clone()
        play(world, f"A place {first}", f"A place {second}")
        lay_all_rows(world)
        assert row(world, "A") == [first, second]


@pytest.mark.rule("NW-SETUP-8")
@pytest.mark.parametrize(
    ("secret", "people_of_c"), [("supergerm", 25), ("neutral_country", 10), ("tax_raise", 5)]
)
def test_who_dies_in_the_set_up_strikes_back_from_his_hand(secret, people_of_c):
    state = table(
        set_up=["A", "B", "C", "D"],
        A={"hand": [secret, *CALM, "atlas"], "population": 20},
        C={
            "hand": ["polaris", "warhead_10", "warhead_20", "atlas", *["propaganda_5"] * 5],
            "population": people_of_c,
        },
    )
    events = play(state, f"A play {secret}", "A target C")
    assert facts_of(events, "PlayerDied", "seat") == [2]
    assert asked(state) == ("salvo", "C")
    assert {"fire polaris", "fire atlas", "done"} == set(legal(state, "C"))
    before = people(state, "A")
    play(state, "C fire atlas", "C load warhead_20 at A", "C done")
    events = act(state, "A", "decline", dice=40)
    assert losses(events) == [("A", 5)]
    assert people(state, "A") == before - 5
    assert facts_of(events, "PlayerLeft", "seat") == [2]
    assert asked(state) == ("secret", "A")
    play(state, "A done", "A done", "B done")
    assert asked(state) == ("secret", "D"), "the dead player has no set-up"


@pytest.mark.rule("NW-SETUP-9", "NW-STRAT-4")
def test_an_interception_in_the_set_up_gives_no_turn():
    state = table(
        set_up=["A", "B", "C", "D"],
        A={"hand": ["supergerm", *CALM, "atlas"]},
        C={"hand": ["polaris", "warhead_10", *["propaganda_5"] * 7], "population": 20},
        D={"hand": ["am_p", *CALM, "atlas"]},
        deck=["warhead_10"] * 8,
    )
    play(state, "A play supergerm", "A target C", "C fire polaris", "C load warhead_10 at D", "C done")
    events = act(state, "D", "intercept am_p")
    assert "PeaceReturned" in kinds(events)
    assert asked(state) == ("secret", "A"), "nobody has a row to lay anew, and A goes on"
    play(state, "A done", "A done")
    assert asked(state) == ("secret", "B")
    act(state, "B", "done")
    assert asked(state) == ("secret", "D"), "who has not yet played his secrets continues"
    act(state, "D", "done")
    assert asked(state) == ("row", "ABD")
    assert turns(lay_all_rows(state)) == "A", "the owner has the first turn in spite of D's interception"


@pytest.mark.rule("NW-SETUP-9")
@pytest.mark.parametrize(("dead", "first"), [("A", "B"), ("AB", "C"), ("B", "A")])
def test_if_the_owner_is_dead_the_next_living_player_has_the_first_turn(dead, first):
    gone = {seat: {"out": True} for seat in dead}
    state = table(set_up=["D"], **gone)
    act(state, "D", "done")
    assert turns(lay_all_rows(state)) == first


@pytest.mark.rule("NW-SETUP-10", "NW-RET-9")
def test_dealt_secrets_wait_for_their_players_part_but_a_replacement_is_played_at_once():
    state = table(
        set_up=["A", "B", "C", "D"],
        A={"hand": ["supergerm", *CALM, "atlas"]},
        C={"hand": ["polaris", "warhead_10", *["propaganda_5"] * 7], "population": 20},
        D={"hand": ["am_p", "test_ban", *CALM]},
        deck=["population_explosion", "saturn", "b70"],
    )
    play(state, "A play supergerm", "A target C", "C fire polaris", "C load warhead_10 at D", "C done")
    events = act(state, "D", "intercept am_p")
    assert facts_of(events, "SecretPlayed", "seat", "card") == [(3, "population_explosion")]
    assert facts_of(events, "CardDrawn", "seat", "card") == [(3, "saturn")]
    assert asked(state) == ("secret", "A")
    assert hand(state, "D").count("test_ban") == 1
    assert len(hand(state, "D")) == 9
    play(state, "A done", "A done", "B done")
    assert legal(state, "D") == ["play test_ban"]


@pytest.mark.rule("NW-SETUP-10")
def test_who_dies_before_his_part_discards_his_secrets_unplayed():
    state = table(
        set_up=["A", "B", "C"],
        A={"hand": ["supergerm", *CALM, "atlas"]},
        C={"hand": ["vaporized", "test_ban", *CALM], "population": 20},
    )
    events = play(state, "A play supergerm", "A target C", "C done")
    assert facts_of(events, "SecretPlayed", "card") == ["supergerm"]
    assert {"vaporized", "test_ban"} < set(discards(state))
    events = play(state, "A done", "A done", "B done")
    assert asked(state) == ("row", "ABD")
    assert told(events, "SecretPlayed") == []
