"""Information: what views, events and drawn worlds tell."""

import json
from collections import Counter
from dataclasses import fields
from itertools import product
from math import comb

import pytest

from tests.rules.nuclear_war.helpers import (
    DECK,
    GAME,
    LETTERS,
    SECRETS,
    UNARMED,
    act,
    all_cards,
    asked,
    attack,
    facts_of,
    hand,
    lay_all_rows,
    legal,
    own,
    people,
    play,
    random_game,
    random_step,
    rest_of_deck,
    row,
    seen,
    table,
    told,
    turn_up,
)

OPENED = ["SecretPlayed", "CardTurnedUp", "CardDiscarded", "Intercepted", "CardFired"]
OPENED += ["DeterrentShown", "DeterrentTakenBack"]
PRIVATE = {"CardDrawn": {"card"}, "CardPlaced": {"card"}, "RowLaid": {"first", "second"}}
PRIVATE |= {kind: {"own"} for kind in OPENED}
VALUES, COUNTS = (1, 2, 5, 10, 25), (10, 10, 10, 6, 4)


@pytest.mark.rule("NW-INFO-1")
def test_a_player_sees_his_own_hand_row_and_population():
    state = table(A={"hand": UNARMED, "row": ["saturn", "am_s"], "population": 33}, deck=["b70"])
    view = own(state, "A")
    assert sorted(view["hand"]) == sorted([*UNARMED, "b70"])
    assert view["row"] == ["saturn", "am_s"]
    assert view["table"][0]["population"] == 33
    start = GAME.start(seed=5)
    cards = own(start, "B")["population_cards"]
    assert people(start, "B") == sum(int(value) * count for value, count in cards.items())


@pytest.mark.rule("NW-INFO-1", "NW-INFO-4")
def test_nobody_sees_the_hand_row_or_population_cards_of_another():
    """Two tables that differ only in what B holds look the same to all others, spectators too."""
    one = table(B={"hand": ["saturn", "warhead_100", *UNARMED[:5]], "row": ["am_s", "am_a"]}, **others())
    other = table(B={"hand": ["polaris", *UNARMED[:6]], "row": ["atlas", "b70"]}, **others())
    for seat in (0, 2, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["hand"] == ([] if seat is None else own(one, LETTERS[seat])["hand"])
    assert one.view(1) != other.view(1)
    for seat in (0, 2, 3):
        assert one.determinize(seat, 7).to_dict() == other.determinize(seat, 7).to_dict()
    for state in (one, other):
        assert state.view(None)["population_cards"] == {} and state.view(None)["row"] == []


def others():
    """Hands and rows of A, C and D."""
    quiet = {"hand": ["warhead_10", "propaganda_5", "warhead_10"], "row": ["warhead_20", "warhead_10"]}
    return {"A": quiet, "C": quiet, "D": quiet}


@pytest.mark.rule("NW-INFO-2")
def test_everyone_sees_what_lies_open():
    state = table(
        turn="C",
        A={
            "hand": UNARMED[:5],
            "row": ["atlas"],
            "launch_slot": "b70",
            "load": 30,
            "deterrents": ["saturn", "am_s"],
        },
        B={"hand": UNARMED[:3], "row": [], "missing": 2},
        discard=["polaris", "warhead_10"],
        war=True,
    )
    for seat in (0, 1, 2, 3, None):
        view = state.view(seat)
        first, second = view["table"][0], view["table"][1]
        assert (first["launch_slot"], first["load"], first["deterrents"]) == ("b70", 30, ["saturn", "am_s"])
        assert (first["hand"], first["row"]) == (7, 1)
        assert (second["hand"], second["row"], second["missing"]) == (3, 0, 2)
        assert view["discard"] == ["polaris", "warhead_10"]
        assert view["war"] is True
        assert view["turn"] == 2
        assert (
            view["deck"] == len(all_cards(state)) - sum(s["hand"] + s["row"] for s in view["table"]) - 1 - 2
        )


@pytest.mark.rule("NW-INFO-2")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everyone_sees_every_event_but_cards_drawn_placed_and_laid(seats):
    kinds_seen = Counter()
    for seed in range(12):
        state, chance = random_game(seats, seed)
        while not state.over:
            events = []
            random_step(state, chance, events)
            for event in events:
                kind = type(event).__name__
                kinds_seen[kind] += 1
                hidden = PRIVATE.get(kind, set())
                for seat in (*range(seats), None):
                    known = event.seen_by(seat)
                    for field in fields(event):
                        full = getattr(event, field.name)
                        blank = field.name in hidden and seat != event.seat
                        assert getattr(known, field.name) == (None if blank else full)
    told_kinds = {"DiceRolled", "PeopleLost", "PeopleGained", "AttackDeclared", "SecretPlayed", "TurnsToMiss"}
    assert told_kinds | set(PRIVATE) <= set(kinds_seen)


@pytest.mark.rule("NW-INFO-2")
def test_every_gain_and_loss_is_told_as_it_happens():
    for seed in range(8):
        state, chance = random_game(4, seed)
        while not state.over:
            before = [people(state, seat) for seat in "ABCD"]
            changes = [seat["change"] for seat in state.view(None)["table"]]
            events = []
            random_step(state, chance, events)
            for seat, gained in facts_of(events, "PeopleGained", "seat", "people"):
                before[seat] += gained
                changes[seat] += gained
            for seat, lost in facts_of(events, "PeopleLost", "seat", "people"):
                before[seat] -= lost
                changes[seat] -= lost
            assert before == [people(state, seat) for seat in "ABCD"]
            assert changes == [seat["change"] for seat in state.view(None)["table"]]


@pytest.mark.rule("NW-INFO-3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_totals_of_living_opponents_are_hidden_until_the_game_is_over(seats):
    for seed in range(3):
        state, chance = random_game(seats, seed)
        steps = 0
        while not state.over:
            random_step(state, chance)
            steps += 1
            if steps % 7 or state.over:
                continue
            for viewer in (*range(seats), None):
                view = state.view(viewer)
                assert view["bank"] is None
                for seat, about in enumerate(view["table"]):
                    truth = people(state, LETTERS[seat])
                    if seat == viewer or not about["living"]:
                        assert about["population"] == truth == about["at_least"]
                    else:
                        assert about["population"] is None
                        assert 1 <= about["at_least"] <= truth
                    assert about["change"] == truth - dealt(state, seat)
        for viewer in (*range(seats), None):
            view = state.view(viewer)
            assert [about["population"] for about in view["table"]] == [
                people(state, s) for s in LETTERS[:seats]
            ]
            assert view["bank"] == 240 - sum(people(state, s) for s in LETTERS[:seats])


def dealt(state, seat):
    """People on the population cards the seat was dealt."""
    return sum(int(value) * count for value, count in state.view(seat)["population_cards"].items())


@pytest.mark.rule("NW-INFO-3")
def test_a_survivor_of_a_loss_is_known_to_have_had_more():
    state = GAME.position(
        {"A": {"hand": UNARMED, "row": ["warhead_50"], "launch_slot": "saturn"}, "deck": ["b70"]},
        {"seats": 4},
        3,
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=85)
    about = state.view(2)["table"][1]
    assert (about["change"], about["at_least"], about["population"]) == (-20, 1, None)
    assert people(state, "B") > 1
    bank_gained = state.view(2)["bank_change"]
    assert (bank_gained, state.view(2)["bank_at_least"]) == (20, 20)


@pytest.mark.rule("NW-INFO-3")
def test_what_a_full_bank_gives_and_an_empty_one_cannot_is_known():
    for in_bank in (3, 9):
        state = table(
            turn="D",
            D={"row": ["atlas"], "population": 20},
            B={"population": 180 - in_bank},
            deck=["warhead_10", "population_explosion", "saturn"],
        )
        turn_up(state, "D")
        before = dealt_bank(state)
        assert state.view(0)["bank_at_least"] == 0
        totals = Counter(240 - sum(world_totals(state.determinize(0, k))) for k in range(40))
        if in_bank == 3:
            assert totals == {0: 40}, "all saw that the bank was empty"
        else:
            assert len(totals) > 5
        assert before == in_bank - state.view(0)["bank_change"] - min(5, in_bank)


def dealt_bank(state):
    """What the deal left to the bank."""
    return 240 - sum(dealt(state, seat) for seat in range(state.seats))


def world_totals(state):
    return [people(state, seat) for seat in LETTERS[: state.seats]]


@pytest.mark.rule("NW-INFO-4")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_a_bot_gets_is_a_function_of_its_view(seats):
    """A bot is given its view, its actions and worlds drawn from them: the truth makes no difference."""
    for seed in range(4):
        state, chance = random_game(seats, seed)
        steps = 0
        while not state.over:
            random_step(state, chance)
            steps += 1
            if steps % 9 or state.over:
                continue
            seat = state.to_act[0]
            world = state.determinize(seat, steps)
            assert world.view(seat) == state.view(seat)
            assert world.legal_actions(seat) == state.legal_actions(seat)
            assert world.to_act == state.to_act
            assert world.determinize(seat, 99).to_dict() == state.determinize(seat, 99).to_dict()


@pytest.mark.rule("NW-INFO-5")
def test_no_action_makes_chance_and_the_same_seed_gives_the_same_game():
    texts = [GAME.actions.text(action) for action in range(GAME.actions.size)]
    words = {text.split()[0] for text in texts}
    assert words == {
        "place",
        "show",
        "take",
        "play",
        "target",
        "intercept",
        "decline",
        "fire",
        "load",
        "keep",
        "done",
    }
    logs = []
    for seed in (1, 1, 2):
        state, chance = random_game(4, seed)
        log = []
        while not state.over and len(log) < 400:
            random_step(state, chance, log)
        logs.append(log)
    assert logs[0] == logs[1] != logs[2]


@pytest.mark.rule("NW-INFO-5")
def test_no_view_shows_what_chance_will_bring():
    """Draw pile and dice to come are in no view: tables that differ in them alone look alike to all."""
    one = table(2, A={"hand": UNARMED, "row": ["atlas", "atlas"]}, B={"hand": UNARMED, "row": ["b70", "b70"]})
    other = table(
        2,
        seed=1,
        A={"hand": UNARMED, "row": ["atlas", "atlas"]},
        B={"hand": UNARMED, "row": ["b70", "b70"]},
        deck=["warhead_10", "saturn", "am_s", "tornado"],
    )
    other.rig([1, 2, 3])
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("NW-INFO-6")
def test_another_can_take_over_a_seat_from_its_view_alone():
    """From the middle of the game on B is played by one who is sent a view and the actions, as texts, each time."""

    def stand_in(sent):
        view, actions = json.loads(sent)
        enemies = [
            f"target {LETTERS[k]}"
            for k, seat in enumerate(view["table"])
            if k != view["seat"] and seat["living"]
        ]
        assert all(action in enemies for action in actions if action.startswith("target"))
        return actions[(len(view["hand"]) + view["deck"]) % len(actions)]

    finished = 0
    for seed in range(10):
        state, chance = random_game(3, seed)
        steps = 0
        while not state.over:
            seat = state.to_act[0]
            if seat == 1 and steps > 40:
                sent = json.dumps([state.view(1), legal(state, "B")])
                act(state, "B", stand_in(sent))
                finished += 1
            else:
                random_step(state, chance)
            steps += 1
    assert finished > 50


# -- worlds drawn for one seat


def deals(pool, cards, kind=0):
    """All ways to deal so many population cards, as counts by value."""
    if kind == len(pool) - 1:
        if cards <= pool[kind]:
            yield (cards,)
        return
    for here in range(min(cards, pool[kind]) + 1):
        for more in deals(pool, cards - here, kind + 1):
            yield (here, *more)


def ways(pool, deal):
    """In how many ways a deal comes about."""
    product_of = 1
    for have, took in zip(pool, deal, strict=True):
        product_of *= comb(have, took)
    return product_of


def worth(deal):
    return sum(value * count for value, count in zip(VALUES, deal, strict=True))


def exact_chances(state, viewer, seat):
    """The chance of each total dealt to `seat`, for `viewer`, by going through all deals."""
    view = state.view(viewer)
    mine = view["population_cards"]
    pool = tuple(count - mine[str(value)] for value, count in zip(VALUES, COUNTS, strict=True))
    cards = sum(mine.values())
    dead = [about["at_least"] - about["change"] for about in view["table"] if not about["living"]]
    floor = view["table"][seat]["at_least"] - view["table"][seat]["change"]
    left = Counter({pool: 1})
    for total in dead:
        after = Counter()
        for rest, weight in left.items():
            for deal in deals(rest, cards):
                if worth(deal) == total:
                    key = tuple(have - took for have, took in zip(rest, deal, strict=True))
                    after[key] += weight * ways(rest, deal)
        left = after
    chances = Counter()
    for rest, weight in left.items():
        for deal in deals(rest, cards):
            if worth(deal) >= floor and view["bank_at_least"] - view["bank_change"] <= worth(rest) - worth(
                deal
            ):
                chances[worth(deal)] += weight * ways(rest, deal)
    whole = sum(chances.values())
    return {total: weight / whole for total, weight in chances.items()}


@pytest.mark.rule("NW-INFO-3")
@pytest.mark.parametrize("dead", ["", "C", "CD"])
def test_hidden_totals_are_drawn_as_likely_as_the_deal_makes_them(dead):
    """Against the exact chances, given one's own cards, what was announced, and what the dead are known to have had."""
    worlds = 1500
    state = GAME.position(
        {"A": {"hand": UNARMED}, "B": {"population": 20}} | {seat: {"out": True} for seat in dead},
        {"seats": 2 + len(dead)},
        len(dead),
    )
    change = state.view(0)["table"][1]["change"]
    assert change < -5, "what B has lost is worth knowing"
    drawn = Counter(people(state.determinize(0, seed), "B") - change for seed in range(worlds))
    exact = exact_chances(state, 0, 1)
    assert set(drawn) <= set(exact)
    big = [total for total in exact if exact[total] * worlds >= 5]
    small = 1 - sum(exact[total] for total in big)
    chi_square = sum((drawn[total] - exact[total] * worlds) ** 2 / (exact[total] * worlds) for total in big)
    if small * worlds >= 5:
        rare = worlds - sum(drawn[total] for total in big)
        chi_square += (rare - small * worlds) ** 2 / (small * worlds)
    assert len(big) > 8
    assert chi_square < len(big) + 4 * (2 * len(big)) ** 0.5


@pytest.mark.rule("NW-INFO-3", "NW-POP-3")
@pytest.mark.parametrize("seats", [3, 6])
def test_drawn_totals_fit_all_that_was_announced(seats):
    varied = set()
    for seed in range(4):
        state, chance = random_game(seats, seed)
        steps = 0
        while not state.over:
            random_step(state, chance)
            steps += 1
            if steps % 9 or state.over:
                continue
            for viewer in range(seats):
                view = state.view(viewer)
                world = state.determinize(viewer, steps)
                for seat, about in enumerate(view["table"]):
                    total = people(world, LETTERS[seat])
                    assert total >= about["at_least"]
                    assert total == dealt(world, seat) + about["change"]
                    if seat == viewer or not about["living"]:
                        assert total == people(state, LETTERS[seat]), "the dead and himself exactly"
                    else:
                        varied.add(total - people(state, LETTERS[seat]))
                cards = Counter()
                for seat in range(seats):
                    cards.update(world.view(seat)["population_cards"])
                assert all(cards[str(value)] <= count for value, count in zip(VALUES, COUNTS, strict=True))
    assert len(varied) > 20


@pytest.mark.rule("NW-INFO-3")
def test_open_totals_are_the_same_in_every_world():
    state, chance = random_game(4, 1, {"totals": "open"})
    for _ in range(60):
        random_step(state, chance)
    truth = world_totals(state)
    assert not state.over
    assert all(world_totals(state.determinize(viewer, k)) == truth for viewer in range(4) for k in range(10))


@pytest.mark.rule("NW-REVEAL-7", "NW-SETUP-10")
def test_secrets_are_drawn_into_no_hand_whose_set_up_is_over():
    state = table(set_up=["C", "D"], C={"hand": ["tax_raise", *UNARMED, "atlas"]})
    in_hands = Counter()
    for seed in range(150):
        world = state.determinize(0, seed)
        for seat in "BCD":
            in_hands[seat] += len(set(hand(world, seat)) & set(SECRETS))
    assert in_hands["B"] == 0
    assert in_hands["C"] > 50 and in_hands["D"] > 50, "before their part they may hold some"
    later = table(4)
    for seed in range(60):
        world = later.determinize(0, seed)
        for seat in "BCD":
            assert not {*hand(world, seat), *row(world, seat)} & set(SECRETS)


@pytest.mark.rule("NW-INFO-2", "NW-DET-2")
def test_a_deterrent_taken_back_stays_with_its_owner_in_every_world():
    quiet = {"hand": UNARMED, "row": ["warhead_10", "warhead_10"]}
    state = table(
        3,
        A={
            "hand": ["atlas", *UNARMED[:4]],
            "row": ["warhead_10", "warhead_20"],
            "deterrents": ["saturn", "am_s"],
        },
        B=quiet,
        C={"hand": ["warhead_10"] * 5, "row": ["warhead_10", "warhead_10"]},
        deck=["b70", "b70", "b70", "b70", "b70"],
    )
    act(state, "A", "take back am_s")
    for viewer, seed in product((1, 2), range(40)):
        assert "am_s" in own(state.determinize(viewer, seed), "A")["hand"]
    act(state, "A", "place am_s")
    held = Counter()
    for viewer, seed in product((1, 2), range(150)):
        world = state.determinize(viewer, seed)
        where = "hand" if "am_s" in own(world, "A")["hand"] else "row"
        assert "am_s" in own(world, "A")[where]
        if where == "row":
            assert row(world, "A")[0] != "am_s", "it cannot be the card that lay there before"
        held[where] += 1
    assert held["row"] > 10 and held["hand"] > 100, "one of eight was placed"
    lines = [known for known in state.view(1)["known"] if "A hand" in known["places"]]
    faces = list(DECK)
    assert any(line.get("faces", {}).get(str(faces.index("am_s"))) == 1 for line in lines)


@pytest.mark.rule("NW-INFO-2", "NW-TURN-8")
def test_after_a_shuffle_the_discards_are_in_the_draw_pile_or_with_those_who_have_drawn_since():
    hands = {seat: {"hand": [*UNARMED], "row": ["atlas", "b70"]} for seat in "AB"}
    lying = ["propaganda_10"] * 2 + ["warhead_20"] * 3 + ["warhead_10"] * 7
    hands["C"] = {"hand": lying[:7], "row": lying[7:9]}
    used = [*UNARMED, *UNARMED, *lying[:9], "atlas", "b70", "atlas", "b70"]
    pile = [card for card in rest_of_deck(used, ["saturn"]) if card not in SECRETS]
    state = table(3, **hands, deck=["saturn"], discard=[*pile, *SECRETS])
    act(state, "A", "place polaris")
    while asked(state)[0] == "secret_target":
        act(state, asked(state)[1], legal(state, asked(state)[1])[0])
    assert asked(state) == ("place", "B")
    discarded = set(state.view(2)["discard"])
    spare = [card for card in set(pile) if card not in used and card not in discarded and card != "saturn"]
    assert "am_s" in spare
    for seed in range(60):
        world = state.determinize(2, seed)
        drawn = Counter(card for card in hand(world, "B") if card in spare)
        assert sum(drawn.values()) <= 1, "B has drawn one card since"
        assert not {*hand(world, "A"), *row(world, "A")} & set(spare), "A has drawn none"
        assert not set(row(world, "B")) & set(spare), "nor has B placed any"


@pytest.mark.rule("NW-STRAT-5", "NW-INFO-2")
def test_a_deterrent_laid_in_a_change_of_strategy_is_known_to_be_in_that_row():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10", "propaganda_5"], "launch_slot": "polaris"},
        B={"population": 2},
        C={"hand": ["warhead_20"], "row": ["b70", "atlas"], "deterrents": ["warhead_100", "am_a"]},
        D={"hand": UNARMED[:4]},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    play(state, "B done", "C place b70", "C place shown warhead_100", "A keep", "D keep")
    assert row(state, "C") == ["b70", "warhead_100"]
    places = Counter(row(state.determinize(3, seed), "C").index("warhead_100") for seed in range(80))
    assert set(places) == {0, 1}, "in one of the two places, nobody can tell which"
    lines = [line for line in state.view(3)["known"] if "warhead_100" in faces_of(line)]
    assert [line["places"] for line in lines] == [["C row 1", "C row 2"]]


def faces_of(line):
    """The cards of a line of what is known."""
    faces = list(DECK)
    return {faces[int(face)] for face in line.get("faces", {})}


@pytest.mark.rule("NW-INFO-1")
def test_one_knows_ones_own_cards_in_every_world():
    state, chance = random_game(3, 4)
    for _ in range(80):
        random_step(state, chance)
        if state.over:
            break
        for viewer in range(3):
            world = state.determinize(viewer, 1)
            assert hand(world, LETTERS[viewer]) == hand(state, LETTERS[viewer])
            assert row(world, LETTERS[viewer]) == row(state, LETTERS[viewer])
            assert all_cards(world) == all_cards(state)


@pytest.mark.rule("NW-INFO-2")
def test_a_salvo_is_open_to_all_once_announced():
    state = table(
        A={"hand": UNARMED, "row": ["warhead_10"], "launch_slot": "polaris"},
        B={"hand": ["b70", "warhead_20", "warhead_10"], "population": 2},
    )
    attack(state, "A", "B")
    act(state, "B", "decline", dice=40)
    play(state, "B fire b70", "B load warhead_20 at C", "B load warhead_10 at D")
    for seat in (0, 2, 3, None):
        assert "draft" not in state.view(seat) or state.view(seat)["draft"] == []
        assert state.view(seat)["salvo"] == []
    events = act(state, "B", "done")
    assert len(told(events, "ShotAnnounced")) == 2
    for seat in (0, 1, 2, 3, None):
        assert state.view(seat)["salvo_of"] == 1
        assert state.view(seat)["salvo"] == [
            {"carrier_number": 1, "carrier": "b70", "warhead": "warhead_20", "target": 2},
            {"carrier_number": 1, "carrier": "b70", "warhead": "warhead_10", "target": 3},
        ]
    lay_all_rows(state)
    assert seen(state, "B")["living"] is False
