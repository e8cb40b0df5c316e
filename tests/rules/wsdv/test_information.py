"""Who sees what, the Guillaume affair, and what each seat can tell of unseen cards (HID, SPC-4, SPC-5)."""

from collections import Counter

import pytest

from tests.rules.wsdv.helpers import (
    GAME,
    LETTERS,
    asked,
    choices,
    event_of,
    go,
    legal,
    phase,
    quiet,
    table,
    told,
    view,
    with_card,
)

WORLDS = 150


def worlds(state, letter, count=WORLDS):
    """Worlds that a seat cannot tell from the true one."""
    seat = LETTERS.index(letter)
    return [state.determinize(seat, seed) for seed in range(count)]


def hands(states, letter):
    """How often each hand of a seat comes up."""
    return Counter(tuple(view(state, letter)["hand"]) for state in states)


def deck(state):
    """The draw deck, its top first."""
    place = state.cards.layout.names.index("deck")
    return [f"card_{face + 1:02}" for face in reversed(state.cards.piles[place])]


def affair(source, west=("card_55", "card_59"), east=("card_41", "card_42"), **facts):
    """Card 50 is triggered, and East has looked. The deck's top two are 57 and 58."""
    state = event_of(
        50, west=list(west), east=list(east), deck=["card_57", "card_58"], unrest=quiet(), **facts
    )
    events = go(state, "icon 2")
    if asked(state)[0] == "source":
        events += go(state, f"look at {source}")
    return state, events


@pytest.mark.rule("WSDV-HID-1")
def test_what_is_public():
    state = table(
        decade=2, west=["card_21"], east=["card_22", "card_01"], police=["card_05"], row=["card_23"]
    )
    shown = view(state)
    for letter in "WE":
        own = view(state, letter)
        private = {"hand", "discards", "seat", "known", "undoable", "looked", "set_aside"}
        assert all(own[name] == shown[name] for name in shown if name not in private)
    assert (shown["hands"], shown["row"], len(shown["display"])) == ([1, 2], ["card_23"], 7)
    assert shown["deck"] == 20 - 7 - 3
    assert shown["police"] == [{"card": "card_05", "red": True, "used": False}]


@pytest.mark.rule("WSDV-HID-2")
def test_hands_and_the_deck_are_hidden():
    state = table(west=["card_01", "card_02"], east=["card_03"], seed=3)
    assert view(state, "W")["hand"] == ["card_01", "card_02"] and view(state, "E")["hand"] == ["card_03"]
    assert view(state)["hand"] == []
    seen = hands(worlds(state, "W"), "E")
    unseen = set(deck(state)) | {"card_03"}
    assert {hand[0] for hand in seen} == unseen, "any card of the decade that West does not see"
    assert hands(worlds(state, "W"), "W") == {("card_01", "card_02"): WORLDS}
    assert len({tuple(deck(world)) for world in worlds(state, "E", 20)}) == 20
    assert all(view(world) == view(state) for world in worlds(state, "E", 20))


@pytest.mark.rule("WSDV-HID-3")
def test_a_card_drawn_by_west_is_seen_by_west_alone():
    state = with_card("special_1", east=["card_02"], west=[], deck=["card_11"], unrest=quiet(sachsen=2))
    events = go(state, "play special_1 event", "let draw")
    drawn = [
        event.seen_by(seat).card
        for seat in (0, 1, None)
        for event in events
        if type(event).__name__ == "CardDrawn"
    ]
    assert drawn == ["card_11", None, None]
    assert len(hands(worlds(state, "E"), "W")) > 8
    assert view(state, "W")["hand"] == ["card_11"]


@pytest.mark.rule("WSDV-HID-3")
def test_a_discarded_card_is_not_shown():
    state = with_card("special_1", east=["card_02", "card_11"], unrest=quiet(sachsen=2))
    events = go(state, "play special_1 event", "discard card_02")
    cards = [
        event.seen_by(seat).card
        for seat in (1, 0, None)
        for event in events
        if type(event).__name__ == "CardDiscarded"
    ]
    assert cards == ["card_02", None, None]
    assert view(state, "E")["discards"] == ["card_02"] and view(state, "W")["discards"] == []
    assert view(state)["discarded"] == [0, 1]
    assert ("card_02",) in hands(worlds(state, "W", 400), "E"), "West cannot tell which card it was"
    assert hands(worlds(state, "E"), "E") == {("card_11",): WORLDS}
    state = phase("collapse_check", west=["card_01", "card_02"], east=["card_03"], unrest=quiet())
    events = go(state, "discard card_01", "done", "discard card_03")
    kept = {card for hand in hands(worlds(state, "E", 400), "W") for card in hand if card < "card_21"}
    assert {"card_01", "card_02"} <= kept and "card_03" not in kept


@pytest.mark.rule("WSDV-SPC-4")
def test_where_east_may_look():
    state = event_of(50, west=["card_55"], unrest=quiet())
    go(state, "icon 2")
    assert asked(state) == ("source", "E") and legal(state) == ["look at hand", "look at deck"]
    state, events = affair("hand")
    assert told(events, "CardSeen", "card") == ["card_55", "card_59"]
    assert view(state, "E")["looked"] == ["card_55", "card_59"] and view(state, "W")["looked"] == []
    state, events = affair("deck")
    assert told(events, "DeckLookedAt", "cards") == [2] and told(events, "CardSeen", "card") == [
        "card_57",
        "card_58",
    ]
    assert sorted(view(state, "E")["looked"]) == ["card_57", "card_58"] and view(state, "W")["looked"] == []
    state = event_of(50, west=[], unrest=quiet())
    events = go(state, "icon 2")
    assert told(events, "DeckLookedAt", "cards") == [2], "West's hand is empty"


@pytest.mark.rule("WSDV-SPC-4", "WSDV-SPC-5")
def test_a_deck_that_has_run_short():
    for left in (1, 0):
        decade = [f"card_{k}" for k in range(41, 61) if k not in (50, 57)]
        facts = {"row": decade[: 18 - 2], "display": ["card_50", decade[16], *([] if left else ["card_57"])]}
        state = with_card(
            50,
            half=2,
            west=["card_12"],
            east=[],
            unrest=quiet(),
            **facts | {"row": [*decade[:16], decade[17]]},
        )
        assert view(state)["deck"] == left
        events = go(state, "play card_50 event", "icon 2", "look at deck")
        assert told(events, "DeckLookedAt", "cards") == [left]
        assert (asked(state)[0] == "seen") == bool(left), "maybe there is nothing to see"


@pytest.mark.rule("WSDV-SPC-5")
def test_what_east_may_do_with_what_it_saw():
    state, _ = affair("hand")
    assert legal(state) == ["exchange card_55", "exchange card_59", "leave"]
    go(state, "exchange card_59")
    assert asked(state) == ("give", "E") and choices(state, "give") == ["card_41", "card_42"], "not card 50"
    events = go(state, "give card_41")
    assert view(state, "E")["hand"] == ["card_42", "card_59"] and view(state, "W")["hand"] == [
        "card_41",
        "card_55",
    ]
    assert told(events, "HandExchanged", "seat", "lost", "got") == [(0, "card_59", "card_41")]
    for taken, place in (("card_57", 0), ("card_58", 1)):
        state, _ = affair("deck")
        assert legal(state) == [
            "exchange card_57",
            "exchange card_58",
            "set aside card_57",
            "set aside card_58",
            "leave",
        ]
        go(state, f"exchange {taken}", "give card_42")
        top = ["card_57", "card_58"]
        top[place] = "card_42"
        assert deck(state)[:2] == top, "it takes the place of the card taken"
        assert view(state, "E")["hand"] == ["card_41", taken]
    state, _ = affair("deck")
    go(state, "set aside card_57")
    assert deck(state)[0] == "card_58" and view(state, "E")["set_aside"] == ["card_57"]
    assert view(state, "W")["set_aside"] == [] and "card_57" not in deck(state)
    state, events = affair("deck", east=())
    assert legal(state) == ["set aside card_57", "set aside card_58", "leave"]
    go(state, "leave")
    assert deck(state)[:2] == ["card_57", "card_58"]


@pytest.mark.rule("WSDV-HID-4")
def test_what_west_is_told_of_the_affair():
    for taken in ("card_57", "card_58"):
        state, events = affair("deck")
        events += go(state, f"exchange {taken}", "give card_41")
        west = [event.seen_by(0).to_dict() for event in events]
        seen = [about for about in west if about["event"] in ("DeckLookedAt", "CardSeen", "CardsExchanged")]
        assert [about["event"] for about in seen] == [
            "DeckLookedAt",
            "CardSeen",
            "CardSeen",
            "CardsExchanged",
        ]
        assert not [about for about in seen if about.get("card") or about.get("taken") or about.get("given")]
        assert seen[-1]["source"] == "deck"
    state, events = affair("hand")
    events += go(state, "exchange card_55", "give card_41")
    swapped = next(event for event in events if type(event).__name__ == "HandExchanged")
    assert (swapped.seen_by(0).lost, swapped.seen_by(0).got) == ("card_55", "card_41")
    assert (swapped.seen_by(None).lost, swapped.seen_by(None).got) == (None, None)
    state, events = affair("deck")
    assert "CardsLeft" in [type(event).__name__ for event in go(state, "leave")]


# -- what each seat can tell afterwards


@pytest.mark.rule("WSDV-HID-4")
def test_east_remembers_the_deck_cards_it_saw():
    state, _ = affair("deck", display=["card_50", "card_53"])
    go(state, "leave", "rest")
    for world in worlds(state, "E"):
        assert deck(world)[:2] == ["card_57", "card_58"]
    assert len({deck(world)[0] for world in worlds(state, "W")}) > 5
    if asked(state)[0] == "place":
        go(state, legal(state)[0])
    go(state, "play card_53 build", "done")
    assert view(state)["half"] == 2 and {"card_57", "card_58"} <= set(view(state)["display"])


@pytest.mark.rule("WSDV-HID-4")
def test_east_knows_a_seen_deck_card_when_west_draws_it():
    state, _ = affair("deck", display=["card_50", "card_53", "card_49"], special=True, west=[])
    go(state, "leave", "rest", "place unrest bayern")
    go(state, "play card_53 build", "done")
    go(state, "play special_3 event", "let draw")
    assert view(state, "W")["hand"] == ["card_57"]
    for world in worlds(state, "E"):
        assert view(world, "W")["hand"] == ["card_57"] and deck(world)[0] == "card_58"
    for world in worlds(state, "W"):
        assert view(world, "W")["hand"] == ["card_57"]
    assert len({deck(world)[0] for world in worlds(state, "W")}) > 3


@pytest.mark.rule("WSDV-HID-4")
def test_both_know_what_was_swapped_in_the_hands():
    state, _ = affair("hand")
    go(state, "exchange card_55", "give card_41", "rest", "place unrest bayern")
    for world in worlds(state, "W"):
        assert "card_55" in view(world, "E")["hand"]
    assert hands(worlds(state, "E"), "W") == {("card_41", "card_59"): WORLDS}
    assert len(hands(worlds(state, "W"), "E")) > 5, "the other card is any"


@pytest.mark.rule("WSDV-HID-4")
def test_of_a_seen_hand_of_two_west_plays_one():
    state, _ = affair("hand", display=["card_50", "card_53", "card_49"])
    go(state, "leave", "rest", "place unrest bayern")
    go(state, "play card_59 build", "done")
    assert hands(worlds(state, "E"), "W") == {("card_55",): WORLDS}


@pytest.mark.rule("WSDV-HID-3", "WSDV-HID-4")
def test_of_a_seen_hand_of_two_west_discards_one_face_down():
    state, _ = affair("hand", display=["card_50", "card_53"], half=2, special=False)
    go(state, "leave", "rest", "place unrest bayern")
    go(state, "play card_53 build", "done")
    while asked(state)[0] != "keep":
        go(state, legal(state)[0])
    go(state, "discard card_55", "done", "done")
    kept = {tuple(card for card in hand if card < "card_61") for hand in hands(worlds(state, "E", 300), "W")}
    assert kept == {("card_55",), ("card_59",)}, "one of the two, East cannot tell which"
    assert "card_59" in view(state, "W")["hand"]


@pytest.mark.rule("WSDV-HID-2")
def test_a_card_kept_from_an_earlier_decade_is_no_card_of_the_new_deck():
    state = phase("collapse_check", west=["card_01", "card_02"], east=["card_03"], unrest=quiet())
    go(state, "done", "done")
    for world in worlds(state, "W"):
        hand = view(world, "E")["hand"]
        assert len(hand) == 2 and any(card < "card_21" for card in hand), "East kept one"
        assert all(card > "card_20" for card in deck(world))
    assert GAME.options[-1].name == "discards"
