"""Who knows what, and the talk at the table."""

import pytest

from tests.rules.twoplustwo.helpers import (
    GAME,
    LETTERS,
    asked,
    auto,
    event_of,
    go,
    legal,
    phase,
    quiet,
    table,
    told,
    view,
)


def worlds(state, seat, count=30):
    """Worlds that a seat may imagine."""
    return [state.determinize(LETTERS.index(seat) if seat else 4, k) for k in range(count)]


@pytest.mark.rule("TPT-TALK-14.1", "TPT-TALK-14.3")
@pytest.mark.parametrize(
    ("setting", "usa", "east"), [("none", [], []), ("partners", [2], [1]), ("open", None, None)]
)
def test_who_hears_what_is_said(setting, usa, east):
    options = GAME.start({"communication": setting}).options
    assert GAME.listeners(options, 0) == usa and GAME.listeners(options, 3) == east
    assert view(GAME.start({"communication": setting}))["options"]["communication"] == setting
    assert GAME.start().options["communication"] == "none"


@pytest.mark.rule("TPT-TALK-14.2", "TPT-TALK-14.4")
def test_hands_are_seen_by_their_owner():
    state = table(usa=["card_03"], west=["card_18", "card_19"])
    assert view(state, "U")["hand"] == ["card_03"] and view(state, "W")["hand"] == ["card_18", "card_19"]
    assert view(state, "S")["hand"] == [] and view(state)["hands"] == [1, 0, 2, 0]
    guessed = {tuple(world.view(0)["hand"]) for world in worlds(state, "W")}
    assert len(guessed) > 3


@pytest.mark.rule("TPT-TALK-14.4")
def test_what_guillaume_shows_is_east_s():
    state = event_of("card_50", "soviet_union", west=["card_57"], east=["card_47"], unrest=quiet())
    go(state, "icon 2")
    events = go(state, "look at hand")
    assert told([event.seen_by(3) for event in events], "CardSeen", "card") == ["card_57"]
    assert told([event.seen_by(1) for event in events], "CardSeen", "card") == [None]
    events = go(state, "exchange card_57")
    assert told([event.seen_by(2) for event in events], "HandExchanged", "lost", "got") == [
        ("card_57", "card_47")
    ]
    assert told([event.seen_by(0) for event in events], "CardsExchanged", "taken") == [None]
    assert view(state, "W")["hand"] == ["card_47"] and view(state, "E")["hand"] == ["card_57"]


@pytest.mark.rule("TPT-TALK-14.4", "TPT-SEQ-4.9")
def test_stacks_and_decks_are_nobody_s():
    state = table(stack_b=["tpt_01", "tpt_02", "tpt_03"], display=["card_03", "card_18", "tpt_05"])
    shown = view(state, "U")
    assert shown["stacks"] == [3, 3] and shown["decks"]["conflict"]["cards"] == 10
    stacks = {tuple(sorted(world.cards.at(15))) for world in worlds(state, "U")}
    assert len(stacks) > 5
    for world in worlds(state, "E", 10):
        assert all(85 <= face < 95 for face in world.cards.at(15) + world.cards.at(16))
        assert sorted(world.cards.at(18)) == list(range(125, 135))


@pytest.mark.rule("TPT-TALK-14.4", "TPT-SEQ-4.7")
def test_discards_are_known_to_who_discarded():
    state = phase("collapse_check", unrest=quiet(), west=["card_18", "card_19"])
    go(state, "discard card_18", "done")
    assert view(state, "W")["discards"] == ["card_18"]
    assert view(state, "U")["discards"] == [] and view(state, "U")["discarded"] == [0, 0, 1, 0]


@pytest.mark.rule("TPT-TALK-14.4", "TPT-EOD-12.2.7")
def test_a_card_received_for_the_3_1_symbol_is_known_to_its_owner_only():
    state = phase("space_race", tracks={"space_race": 2}, soviet_union=["card_03"])
    own_hand = view(state, "S")["hand"]
    for world in worlds(state, "S", 8):
        assert world.view(1)["hand"] == own_hand
    received = set()
    for world in worlds(state, "U"):
        hand = world.view(1)["hand"]
        of_next = [id for id in hand if 21 <= int(id.split("_")[1]) <= 40]
        assert len(hand) == 2 and len(of_next) == 1
        received.add(of_next[0])
    assert len(received) > 8
    while asked(state)[0] != "keep":
        go(state, legal(state)[-1])
    events = go(state, "discard card_03")
    assert told([event.seen_by(0) for event in events], "CardDiscarded", "seat", "card") == [(1, None)]
    extra = next(text for text in legal(state) if text != f"discard {own_hand[1]}")
    go(state, extra)
    assert own_hand[1] in view(state, "S")["hand"]
    still = [own_hand[1] in world.view(1)["hand"] for world in worlds(state, "U", 60)]
    assert not all(still)
    for world in worlds(state, "U", 20):
        assert len(world.view(1)["discards"]) == 2
        assert sum(int(id.split("_")[1]) <= 20 for id in world.view(1)["discards"]) >= 1


@pytest.mark.rule("TPT-TALK-14.4", "TPT-EAST-10.3")
def test_who_drew_for_the_special_card_is_seen_but_not_what():
    state = table(turn="east", usa=["card_03"])
    events = go(state, "play special_1 event")
    assert told([event.seen_by(3) for event in events], "CardDrawn", "seat", "card") == [(2, None)]
    assert told([event.seen_by(2) for event in events], "CardDrawn", "card") == view(state, "W")["hand"]


@pytest.mark.rule("TPT-TALK-14.4", "TPT-DECK-8.11")
def test_of_the_small_decks_all_see_the_last_card_and_how_many_are_left():
    state, _ = auto("tpt_06", conflict_deck=["conflict_10", "conflict_05"])
    for seat in (*LETTERS, None):
        decks = view(state, seat)["decks"]["conflict"]
        assert decks == {"cards": 8, "executed": 2, "last": "conflict_05"}


@pytest.mark.rule("TPT-TALK-14.4")
def test_all_else_is_everybody_s():
    facts = {"collected": {"west": ["tpt_10"]}, "row": ["card_12"], "decade": 1, "sub": "C", "doves": 4}
    views = [view(table(reminders=["soviet_value_down"], **facts), seat) for seat in (*LETTERS, None)]
    for name in ("display", "row", "collected", "tracks", "doves", "treasuries", "reminders", "order"):
        assert all(shown[name] == views[0][name] for shown in views)
