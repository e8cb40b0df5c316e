"""Our own edition of 2+2: what it keeps of the rulebook (constraints of its design), and the tables made of it."""

from collections import Counter
from typing import Any

import pytest

from detente.games.germany.cards import BOX_0, CARD_ICONS, CARDS
from detente.games.germany.codes import EAST, FACES, NOBODY, NORMAL_CARDS, PRESTIGE, TRACK_END, WEST
from detente.games.germany.icons import ICONS
from detente.games.twoplustwo import codes
from detente.games.twoplustwo.data import HOUSE, edition_of, house_facts
from detente.games.twoplustwo.decks import Deck
from detente.games.twoplustwo.tracks import Track

FACTS = house_facts()
CARD = {card["number"]: card for card in FACTS["cards"]}
COLOURS = {"red": 12, "yellow": 8, "dual": 2, "blue": 7, "green": 6, "black": 5}
TRACKS = ("dominance", "space_race", "arms_race")
MIRROR = {"west": "east", "usa": "soviet_union", "yellow": "red"} | {
    "east": "west",
    "soviet_union": "usa",
    "red": "yellow",
}


def cards_of(*colours: str) -> list[dict[str, Any]]:
    """The cards of some colours."""
    return [card for card in FACTS["cards"] if card["colour"] in colours]


def words(icons: list[dict[str, Any]]) -> list[str]:
    """The words of icons."""
    return [icon["icon"] for icon in icons]


def mirrored(fact: Any) -> Any:
    """The same for the other side."""
    if isinstance(fact, list):
        return [mirrored(item) for item in fact]
    if isinstance(fact, dict):
        return {MIRROR.get(key, key): mirrored(item) for key, item in fact.items() if key != "row"}
    if isinstance(fact, str) and fact.endswith(("_w", "_e")):
        return fact[:-1] + {"w": "e", "e": "w"}[fact[-1]]
    return MIRROR.get(fact, fact) if isinstance(fact, str) else fact


def harm(card: dict[str, Any], side: str) -> int:
    """How many entries of an event are to the disadvantage of a side, less those to its advantage."""
    own = {"west": "usa", "east": "soviet_union"}[side]
    colour = {"west": "yellow", "east": "red"}[side]
    count = 0
    for icon in card["event"]:
        if icon["icon"] == "arrow" and "direction" in icon:
            count += 1 if icon["direction"] != side else -1
        elif icon["icon"] == "treasury" and icon["player"] == own:
            count += 1 if icon["amount"] < 0 else -1
        elif (icon["icon"] == "conflict" and icon["colour"] == colour) or icon["icon"] == f"unrest_{side[0]}":
            count += 1
    return count


# -- the constraints of the design


def test_ten_cards_a_decade_in_their_colours() -> None:
    assert Counter(card["decade"] for card in FACTS["cards"]) == {1: 10, 2: 10, 3: 10, 4: 10}
    assert Counter(card["colour"] for card in FACTS["cards"]) == COLOURS


def test_only_blue_cards_move_the_space_race_and_they_are_mirror_images() -> None:
    for card in FACTS["cards"]:
        tracks = [icon.get("track") for icon in card["event"]]
        assert ("space_race" in tracks) == (card["colour"] == "blue"), card["id"]
    for card in cards_of("blue"):
        half = len(card["event"]) // 2
        yellow, red = card["event"][:half], card["event"][half:]
        assert mirrored(yellow) == [{k: v for k, v in icon.items() if k != "row"} for icon in red]
        assert card["value"]["west"] == card["value"]["east"]
    for deck in ("arms_race_cards", "conflict_cards", "special_cards"):
        assert "space_race" not in str(FACTS[deck])


def test_black_cards_lose_doves_and_make_peacemakers_of_those_who_play_their_value() -> None:
    for card in cards_of("black"):
        assert "dove_lost" in words(card["event"])
        assert "peacemaker" in words(card["value_icons_below"])
        assert {"icon": "conflict", "colour": "black"} in card["value_icons_below"]


def test_green_cards_restore_doves_and_make_peacemakers_of_those_who_trigger_them() -> None:
    for card in cards_of("green"):
        assert "dove_restored" in words(card["event"]) and "peacemaker" in words(card["event"])
        for icon in card["event"]:
            assert icon.get("shaded", False) == (icon["icon"] in ("peacemaker", "free_arrow", "unrest_e"))
    for card in cards_of("red", "yellow", "dual", "blue"):
        assert "peacemaker" not in words(card["event"] + card["value_icons_below"])
    assert all("peacemaker" not in words(card["event"]) for card in cards_of("black"))
    assert all("peacemaker" not in words(card["value_icons_below"]) for card in cards_of("green"))


@pytest.mark.parametrize(("number", "colour", "own", "other"), [
    (8, "red", "east", "west"),
    (30, "red", "east", "west"),
    (14, "yellow", "west", "east"),
])  # fmt: skip
def test_three_events_hurt_their_own_side(number: int, colour: str, own: str, other: str) -> None:
    card = CARD[number]
    assert card["colour"] == colour
    assert card["value"][other] > card["value"][own]
    assert harm(card, own) >= 2


def test_all_other_events_do_not_hurt_their_own_side() -> None:
    for card in cards_of("red", "yellow"):
        if card["number"] not in (8, 14, 30):
            assert harm(card, "east" if card["colour"] == "red" else "west") < 1, card["id"]


@pytest.mark.parametrize(("word", "number"), [("arms_race_cost_up", 31), ("soviet_value_down", 32)])
def test_what_holds_for_ever_is_there_once(word: str, number: int) -> None:
    assert [card["number"] for card in FACTS["cards"] if word in words(card["event"])] == [number]
    assert FACTS["reminders"][word]["set_by_card"] == CARD[number]["id"]
    assert str(FACTS["cards"]).count(f"'{word}'") == 1


@pytest.mark.parametrize("deck", [HOUSE.arms_race_deck, HOUSE.conflict_deck])
def test_two_cards_of_each_small_deck_reshuffle_it(deck: Deck) -> None:
    assert sum(deck.reshuffles) == codes.RESHUFFLES == 2
    assert len(deck.reshuffles) == len(deck.ids) == codes.DECK_CARDS == 10


@pytest.mark.parametrize("track", [HOUSE.dominance, HOUSE.space_race, HOUSE.arms_race])
def test_tracks_are_mirror_images(track: Track) -> None:
    assert track.first == -track.last
    for table in (track.points, track.laurels, track.advantage):
        assert table == table[::-1]
    assert track.income[WEST] == track.income[EAST][::-1]
    assert track.points[-track.first] == 0


@pytest.mark.parametrize("name", TRACKS)
def test_spaces_of_tracks_are_mirror_images(name: str) -> None:
    spaces = FACTS["tracks"][name]["spaces"]
    for space, other in zip(spaces, reversed(spaces), strict=True):
        assert mirrored(space.get("icons", [])) == other.get("icons", [])


def test_each_superpower_can_earn_in_every_decade() -> None:
    for decade in (1, 2, 3, 4):
        for player in ("usa", "soviet_union"):
            assert any(
                icon["icon"] == "treasury" and icon["player"] == player and icon["amount"] > 0
                for card in FACTS["cards"]
                if card["decade"] == decade
                for icon in card["event"]
            )


def test_expected_loss_of_doves_per_arms_race_card() -> None:
    for decade, tenths in zip("1234", (3, 3, 4, 4), strict=True):
        for player in ("usa", "soviet_union"):
            columns = [card["grid"][decade][player] for card in FACTS["arms_race_cards"]]
            assert sum(words(column).count("dove_lost") for column in columns) == tenths
    for player in ("usa", "soviet_union"):
        columns = [card[player] for card in FACTS["conflict_cards"]]
        assert sum(words(column).count("dove_lost") for column in columns) == 2


def face(number: int) -> int:
    """The face, and so the source of the event, of a 2+2 card."""
    return codes.FIRST_TPT + number - 1


def event(number: int, column: str) -> list[int]:
    """A table of the icons of a 2+2 card's event."""
    return [getattr(HOUSE.icons, column)[e] for e in HOUSE.icons.elements(face(number))]


# -- the rulebook's examples can be played with our edition


def icons_of(source: int, side: int | None = None) -> list[tuple[str, int, int]]:
    """The icons of a source, or only those of a side's colour: word, step, dollars."""
    icons = HOUSE.icons
    return [
        (icons.words[e], icons.step[e], icons.amount[e])
        for e in icons.elements(source)
        if side is None or icons.colour[e] == side
    ]


def test_the_blue_event_of_the_example() -> None:
    assert icons_of(face(9), EAST) == [("arrow", 1, 0), ("arrow", 1, 0), ("treasury", 0, -3)]
    assert event(9, "track")[3:5] == [codes.SPACE_RACE, codes.DOMINANCE]


def test_the_green_event_of_the_example() -> None:
    assert [word for word, _, _ in icons_of(face(10))] == ["dove_restored"] * 2 + ["free_arrow", "peacemaker"]


def test_the_arms_race_card_of_the_example() -> None:
    assert icons_of(HOUSE.arms_race_deck.sources[(2 * codes.DECADES + 1) * 2 + EAST]) == [("treasury", 0, -1)]


def test_the_value_with_icons_of_the_example() -> None:
    assert HOUSE.cards.value_of[EAST][face(18)] == 2
    assert [word for word, _, _ in icons_of(HOUSE.cards.followed[EAST][face(18)])] == [
        "conflict",
        "dove_lost",
    ]
    assert icons_of(HOUSE.conflict_deck.sources[4 * codes.DECADES * 2 + EAST]) == [("treasury", 0, -3)]


def test_the_conflict_card_of_the_example() -> None:
    source = HOUSE.conflict_deck.sources[EAST]
    assert icons_of(source) == [("arrow", -1, 0)] * 2
    assert {HOUSE.icons.track[e] for e in HOUSE.icons.elements(source)} == {codes.DOMINANCE}


def test_the_victory_points_of_the_example() -> None:
    def points(track: Track, at: int) -> int:
        return track.points[at - track.first]

    assert points(HOUSE.space_race, -3) + points(HOUSE.arms_race, -2) == 3
    assert (points(HOUSE.dominance, 5), points(HOUSE.dominance, 4)) == (4, 3)


# -- the tables


def test_faces_are_those_of_the_base_game_then_the_expansions() -> None:
    cards = HOUSE.cards
    assert len(cards.ids) == codes.TPT_FACES == len(set(cards.ids))
    assert cards.ids[:NORMAL_CARDS] == CARDS.ids[:NORMAL_CARDS]
    assert cards.ids[NORMAL_CARDS:FACES] == [card["id"] for card in FACTS["special_cards"]]
    assert cards.ids[codes.FIRST_TPT :] == [card["id"] for card in FACTS["cards"]]
    for table in (
        cards.colour,
        cards.decade,
        cards.flight,
        cards.police,
        cards.banned,
        *cards.followed,
        *cards.value_of,
    ):
        assert len(table) == codes.TPT_FACES


def test_base_cards_and_prestige_boxes_have_the_same_icons_as_in_the_base_game() -> None:
    icons = HOUSE.icons
    pairs = [(face, face) for face in range(NORMAL_CARDS)]
    pairs += [(HOUSE.box_0 + at, BOX_0 + at) for at in range(-TRACK_END, TRACK_END + 1)]
    for here, there in pairs:
        assert icons.counts[here] == CARD_ICONS.counts[there]
        for k in range(icons.counts[here]):
            own, base = here * 16 + k, there * 16 + k
            assert icons.words[own] == CARD_ICONS.words[base]
            assert icons.like[own] - here * 16 == CARD_ICONS.like[base] - there * 16
            for name in ("icon", "provinces", "bound", "decider", "most", "track", "step"):
                assert getattr(icons, name)[own] == getattr(CARD_ICONS, name)[base], name


def test_one_vocabulary_and_all_tables_of_one_length() -> None:
    icons = HOUSE.icons
    assert {word: icons.vocabulary[word] for word in ICONS} == ICONS
    assert len(set(icons.vocabulary.values())) == len(icons.vocabulary)
    assert {len(column) for column in icons.columns()} == {16 * len(icons.counts)}


def test_entries_have_the_colour_of_their_side() -> None:
    assert event(9, "colour") == [WEST, WEST, WEST, EAST, EAST, EAST]
    assert event(6, "colour") == [NOBODY, NOBODY, WEST, EAST]
    assert event(26, "colour") == [WEST, EAST, WEST]
    assert event(26, "decider") == [NOBODY, WEST, NOBODY]
    assert event(28, "colour") == [EAST, WEST, EAST]
    guillaume = next(e for e, word in enumerate(HOUSE.icons.words) if word == "guillaume_affair")
    assert HOUSE.icons.colour[guillaume] == EAST


def test_each_arrow_is_an_element_and_a_left_right_icon_keeps_its_arrows_together() -> None:
    assert event(2, "step") == [1, 1] and event(2, "pair") == [0, 0]
    assert event(34, "step") == [0, 0, -1, -1, 1, 0]
    assert event(34, "pair") == [0, 0, 0b11100, 0b11100, 0b11100, 0]
    assert event(12, "track")[2:4] == [codes.ARMS_RACE] * 2 and event(12, "pair")[2:4] == [0b1100] * 2
    assert event(24, "strict") == [1, 1, 0, 0] and event(24, "track")[:2] == [PRESTIGE] * 2


def test_elements_are_alike_only_if_all_of_them_is() -> None:
    first = face(5) * 16
    assert [k - first for k in event(5, "like")] == [0, 1, 2, 3]
    assert [k - face(10) * 16 for k in event(10, "like")] == [0, 0, 2, 3]


def test_shaded_icons_and_dollars() -> None:
    assert event(25, "shaded") == [0, 0, 1, 1, 1]
    assert event(18, "amount") == [0, 0, 0, 1, 1, 0]
    assert event(20, "amount")[3] == event(20, "amount")[7] == -4


def test_icons_that_follow_a_value() -> None:
    followed = HOUSE.cards.followed
    assert followed[WEST][face(1)] == followed[EAST][face(2)] == followed[WEST][0] == -1
    assert [HOUSE.icons.words[e] for e in HOUSE.icons.elements(followed[WEST][face(2)])] == ["conflict"]
    for side in (WEST, EAST):
        source = followed[side][face(18)]
        assert [HOUSE.icons.words[e] for e in HOUSE.icons.elements(source)] == ["conflict", "dove_lost"]
        assert HOUSE.icons.colour[source * 16] == NOBODY


def test_columns_of_the_small_decks() -> None:
    deck, icons = HOUSE.arms_race_deck, HOUSE.icons
    # card 7 in decade IV: the USA pays $2 and prestige moves to the right
    source = deck.sources[(6 * codes.DECADES + 3) * 2 + WEST]
    assert [
        (icons.words[e], icons.amount[e], icons.step[e], icons.strict[e]) for e in icons.elements(source)
    ] == [
        ("treasury", -2, 0, 0),
        ("arrow", 0, 1, 1),
    ]
    conflict = HOUSE.conflict_deck
    for decade in range(codes.DECADES):
        source = conflict.sources[(0 * codes.DECADES + decade) * 2 + EAST]
        assert [icons.step[e] for e in icons.elements(source)] == [-1, -1]


def test_spaces_of_the_tracks() -> None:
    dominance, space_race, arms_race = HOUSE.dominance, HOUSE.space_race, HOUSE.arms_race
    assert (dominance.first, dominance.last) == (arms_race.first, arms_race.last) == (-6, 6)
    assert (space_race.first, space_race.last) == (-5, 5)
    assert dominance.points[6:] == arms_race.points[6:] == [0, 1, 1, 2, 3, 4, 5]
    assert space_race.points[5:] == [0, 1, 1, 2, 3, 4]
    assert dominance.income[EAST][6:] == [4, 5, 5, 6, 6, 7, 7]
    assert arms_race.advantage[6:] == [0, 0, 1, 2, 3, 4, 4] and arms_race.laurels[6:] == [0, 0, 0, 0, 0, 1, 1]
    assert space_race.laurels[5:] == [0, 0, 0, 0, 0, 1]
    assert dominance.spaces[6] == -1 and arms_race.spaces == []
    words = [HOUSE.icons.words[e] for e in HOUSE.icons.elements(dominance.spaces[2])]
    assert words == ["remove_unrest_w", "unrest_e"]
    source = space_race.spaces[-2]
    assert [HOUSE.icons.words[e] for e in HOUSE.icons.elements(source)] == ["next_decade_card", "treasury"]
    assert [HOUSE.icons.colour[e] for e in HOUSE.icons.elements(source)] == [EAST, EAST]
    assert HOUSE.treasury_points == [0] * 16


def test_special_cards_show_only_strict_prestige_arrows() -> None:
    icons = HOUSE.icons
    for source in range(NORMAL_CARDS, FACES):
        for element in icons.elements(source):
            if icons.words[element] == "arrow" and icons.track[element] == PRESTIGE:
                assert icons.strict[element]
    assert sum(icons.strict[e] for s in range(NORMAL_CARDS, FACES) for e in icons.elements(s)) == 2


def test_a_table_without_a_choice_plays_with_our_edition() -> None:
    assert edition_of({"edition": "house"}) is HOUSE
    assert HOUSE.name == "house-1"
