"""Where cards lie, and what can be told of those that nobody sees: core's keeping of hidden cards."""

from collections import Counter
from collections.abc import Iterator

import pytest

from detente.core.engine.rng import seeded
from detente.core.hidden.cards import Cards, fresh, restore
from detente.core.hidden.determinize import determinize_cards
from detente.core.hidden.knowledge import Knowledge
from detente.core.hidden.layout import Layout

A, B, C = 0, 1, 2
DECK, DISCARD, HAND_A, HAND_B, SLOT_A, SLOT_B, SHOWN = range(7)
SPECTATOR = 2
ALL = 0b111
NAMES = ["deck", "discard", "A hand", "B hand", "A slot", "B slot", "shown"]


def table(faces: list[int], **places: list[int]) -> Cards:
    """A table for two; places by name, the rest of the cards in the deck."""
    layout = Layout(faces, NAMES, 4, [0, ALL, 1, 2, 1, 2, ALL], [True, True, False, False], 2)
    cards = fresh(layout)
    laid = [card for pile in places.values() for card in pile]
    for card in range(len(faces)):
        if card not in laid:
            cards.lay(card, DECK)
    for name, pile in places.items():
        for card in pile:
            cards.lay(card, NAMES.index(name.replace("_", " ")))
    return cards


def worlds(
    cards: Cards, seat: int, count: int = 60, impossible_places: list[int] | None = None
) -> Iterator[Cards]:
    for seed in range(count):
        world = cards.clone()
        determinize_cards(world, seat, impossible_places or [], seeded(seed))
        assert sorted(card for place in range(7) for card in world.at(place)) == list(range(len(world.where)))
        assert all(card in world.at(world.where[card]) for card in range(len(world.where)))
        yield world


def faces_at(cards: Cards, place: int) -> tuple[int, ...]:
    return tuple(cards.layout.faces[card] for card in cards.at(place))


def test_before_anything_is_shown_an_unseen_card_may_be_anywhere_unseen() -> None:
    cards = table([0, 1, 2, 3], A_hand=[0], B_hand=[1])
    seen = Counter(faces_at(world, HAND_B)[0] for world in worlds(cards, A, 600))
    assert set(seen) == {1, 2, 3}
    assert min(seen.values()) > 140


def test_a_seat_keeps_its_own_cards_and_a_spectator_none() -> None:
    cards = table([0, 1, 2, 3], A_hand=[0], B_hand=[1])
    assert {faces_at(world, HAND_A) for world in worlds(cards, A)} == {(0,)}
    assert {faces_at(world, HAND_A) for world in worlds(cards, SPECTATOR)} == {(0,), (1,), (2,), (3,)}


def test_a_shown_card_that_goes_to_a_hand_stays_known_until_the_hand_gives_one_away() -> None:
    cards = table([0, 1, 2, 3, 4], B_hand=[1, 2], shown=[0])
    cards.move(0, HAND_B)
    assert all(0 in world.at(HAND_B) for world in worlds(cards, A))
    cards.move(1, SLOT_B)
    places = Counter(world.where[0] for world in worlds(cards, A, 300))
    assert set(places) == {HAND_B, SLOT_B}
    assert 60 < places[SLOT_B] < 140  # one of three cards went there


def test_a_card_discarded_face_down_is_remembered_by_who_discarded_it_alone() -> None:
    cards = table([0, 1, 2, 3], A_hand=[0], B_hand=[1])
    cards.move(0, SLOT_A)
    cards.move(0, HAND_B)
    assert all(0 in world.at(HAND_B) for world in worlds(cards, A))
    knowing = list(worlds(cards, B))
    assert all(world.remembered().knowledge[A].may_lie(0) == 1 << HAND_B for world in knowing)
    unknowing = list(worlds(cards, SPECTATOR))
    assert len({world.where[0] for world in unknowing}) > 1
    for world in unknowing:
        (peek,) = world.remembered().peeks
        assert world.where[peek.card] == HAND_B  # whatever A gave away there is known to A


def test_cards_laid_below_the_deck_come_again_in_an_order_that_all_know() -> None:
    cards = table([0, 1, 2, 3])
    cards.shuffle(DECK, seeded(1))
    drawn = []
    for _ in range(4):
        card = cards.top(DECK)
        cards.move(card, SHOWN)
        drawn.append(card)
        cards.lay_below(card, DECK)
        for world in worlds(cards, SPECTATOR, 10):
            assert world.piles[DECK][: len(drawn)] == drawn[::-1]
    assert len({tuple(world.piles[DECK]) for world in worlds(cards, A)}) == 1
    for card in drawn:
        assert cards.top(DECK) == card
        cards.move(card, HAND_A)
        assert all(world.where[card] == HAND_A for world in worlds(cards, B, 5))
        cards.move(card, SHOWN)
        cards.lay_below(card, DECK)


def test_a_shuffle_ends_what_is_known_of_positions_but_not_that_the_card_is_there() -> None:
    cards = table([0, 1, 2, 3, 4, 5], B_hand=[5], shown=[0])
    cards.lay_below(0, DECK)
    assert {world.piles[DECK][0] for world in worlds(cards, A, 20)} == {0}
    cards.shuffle(DECK, seeded(2))
    positions = {world.piles[DECK].index(0) for world in worlds(cards, A)}
    assert len(positions) > 3
    cards.move(cards.top(DECK), HAND_B)
    assert {world.where[0] for world in worlds(cards, A)} == {DECK, HAND_B}


@pytest.mark.parametrize("followed_before", [False, True], ids=["at once", "one by one"])
@pytest.mark.parametrize(
    "peeked", [False, True], ids=["nothing known of the deck", "a card of the deck known"]
)
def test_the_discard_is_shuffled_into_the_deck(followed_before: bool, peeked: bool) -> None:
    """The same is known however the moves are followed. What was seen in the discard is somewhere in the deck, in no known order."""
    cards = table([0, 0, 1, 2, 2, 3, 4], discard=[0, 2, 3], A_hand=[1, 6], B_hand=[4])
    cards.move(1, DISCARD)
    if peeked:
        cards.peek(B, cards.top(DECK))
    cards.move_all(DISCARD, DECK)
    if followed_before:
        cards.remembered()
    cards.shuffle(DECK, seeded(1))
    memory = cards.remembered()
    assert memory is not None
    assert memory.where == cards.where
    assert memory.counts == [cards.count(place) for place in range(len(NAMES))]
    assert memory.occupied == sum(1 << place for place, count in enumerate(memory.counts) if count)
    of_a, of_b = ({places: sorted(found) for places, found in cards.unseen_groups(seat)} for seat in (A, B))
    assert of_a == {1 << DECK: [0, 1, 2, 3], 1 << DECK | 1 << HAND_B: [4, 5]}
    assert of_b[1 << DECK] == ([0, 1, 2, 3, 5] if peeked else [0, 1, 2, 3])
    assert {faces_at(world, DECK)[-1] for world in worlds(cards, B)} >= {0, 1, 2}


def test_who_has_looked_at_the_top_card_knows_who_draws_it() -> None:
    cards = table([0, 1, 2, 3, 4], B_hand=[0])
    top = cards.top(DECK)
    cards.peek(A, top)
    assert {world.top(DECK) for world in worlds(cards, A, 20)} == {top}
    assert len({world.top(DECK) for world in worlds(cards, B)}) > 2
    for world in worlds(cards, B):  # in every world A has seen the card that lies there
        assert world.remembered().knowledge[A].may_lie(world.top(DECK)) == 1 << DECK
    cards.move(top, HAND_B)
    assert all(top in world.at(HAND_B) for world in worlds(cards, A))
    cards.move(0, SLOT_B)
    assert {world.where[top] for world in worlds(cards, A)} == {HAND_B, SLOT_B}


def test_a_card_pulled_out_of_a_deck_takes_its_known_position_along() -> None:
    cards = table([0, 1, 2, 3, 4])
    bottom, second = cards.piles[DECK][:2]
    cards.peek(A, bottom)
    cards.peek(A, second)
    cards.move(bottom, HAND_B)
    for world in worlds(cards, A, 20):
        assert world.where[bottom] == HAND_B
        assert world.piles[DECK][0] == second


def test_equal_faces_hide_which_of_them_was_shown() -> None:
    # Two cards of face 0: one is known to be in B's hand, of the other nothing is known.
    cards = table([0, 0, 1, 2, 3], B_hand=[1, 2], shown=[0])
    cards.move(0, HAND_B)
    cards.move(1, SHOWN)  # whichever it was: the known one counts as shown
    assert {0 in faces_at(world, HAND_B) for world in worlds(cards, A, 200)} == {True, False}


def test_rules_bar_faces_from_places() -> None:
    cards = table([0, 0, 1, 2, 3], B_hand=[2, 3])
    impossible_places = [1 << HAND_B, 0, 0, 0]
    assert all(0 not in faces_at(world, HAND_B) for world in worlds(cards, A, 60, impossible_places))


def test_worlds_are_equally_likely_under_nested_knowledge() -> None:
    # Of three hidden cards in B's hand one is known; two others come from the deck of four.
    cards = table([0, 1, 2, 3, 4, 5], B_hand=[1, 2], shown=[0])
    cards.move(0, HAND_B)
    hands = Counter(faces_at(world, HAND_B) for world in worlds(cards, A, 3000))
    assert len(hands) == 10  # pairs out of five, with card 0
    assert max(hands.values()) - min(hands.values()) < 130


def test_cards_find_room_where_groups_of_places_overlap() -> None:
    cards = table([0, 1, 2, 3], B_hand=[0], B_slot=[1], A_slot=[2], A_hand=[3])
    cards.track()
    memory = cards.remembered()
    everywhere = 1 << HAND_B | 1 << SLOT_B | 1 << SLOT_A | 1 << HAND_A
    overlapping = [
        1 << HAND_B | 1 << SLOT_B,
        1 << SLOT_B | 1 << SLOT_A,
        1 << SLOT_A | 1 << HAND_B,
        everywhere,
    ]
    memory.knowledge[SPECTATOR] = Knowledge([0, 1, 2, 3], overlapping)
    seen = set()
    for world in worlds(cards, SPECTATOR, 80):
        assert all(overlapping[card] >> world.where[card] & 1 for card in range(4))
        seen.add(tuple(world.where))
    assert len(seen) == 2  # card 3 is left with A's hand; the other three turn either way


def test_knowledge_survives_a_save_and_a_clone_does_not_share_it() -> None:
    cards = table([0, 1, 2, 3, 4], B_hand=[1, 2], shown=[0])
    cards.move(0, HAND_B)
    twin = cards.clone()
    twin.move(1, SLOT_B)
    assert all(0 in world.at(HAND_B) for world in worlds(cards, A, 20))
    saved = cards.to_dict()
    again = restore(cards.layout, saved["piles"], saved["slots"], saved["kens"], saved["glimpses"])
    assert again.to_dict() == saved
    assert all(0 in world.at(HAND_B) for world in worlds(again, A, 20))
    before, after = cards.remembered(), again.remembered()
    assert before is not None and after is not None
    for observer in (A, B, SPECTATOR):
        assert after.unseen_places(observer) == before.unseen_places(observer) != 0


def test_a_group_whose_last_card_is_seen_or_elsewhere_is_used_again() -> None:
    knows = Knowledge([0, 0, 0, 0], [0b111])
    knows.locate(1, 0b001)
    knows.locate(2, 0b010)
    assert knows.places == [0b111, 0b001, 0b010]
    knows.locate(1, 0b010)
    knows.locate(3, 0b100)
    assert knows.places == [0b111, 0b100, 0b010]
    assert [knows.may_lie(card) for card in range(4)] == [0b111, 0b010, 0b010, 0b100]


def test_what_seats_know_stays_small_however_much_they_have_known() -> None:
    """Faces 0 to 19, one card each: B's cards come into its hand in sight of all, and are played again."""
    cards = table(list(range(20)))
    cards.track()
    for card in range(20):
        cards.move(card, SHOWN)
        cards.move(card, HAND_B)
        cards.move(card, SLOT_B)
        cards.move(card, DISCARD)
        memory = cards.remembered()
        assert memory is not None
        assert max(len(knows.places) for knows in memory.knowledge) <= 4


def test_a_card_that_could_be_no_other_surprises_nobody() -> None:
    knows = Knowledge([0, 0, 1, 1], [0b01, 0b10])
    assert not knows.surprised(0, 0b01, [0, 1, 2])
    assert knows.surprised(0, 0b10, [0, 1, 2])
    knows = Knowledge([0, 0, 1, 1], [0b01, 0b11])
    assert knows.surprised(0, 0b01, [0, 1, 2])
    assert not knows.surprised(0, 0b01, [0, 1])


def test_a_slot_holds_one_card() -> None:
    cards = table([0, 1, 2], A_hand=[0, 1])
    cards.move(0, SLOT_A)
    with pytest.raises(ValueError, match="there is already a card at A slot"):
        cards.move(1, SLOT_A)


def test_a_save_with_a_card_missing_or_twice_is_refused() -> None:
    cards = table([0, 1, 2], A_hand=[0])
    piles = [pile[:] for pile in cards.piles]
    with pytest.raises(ValueError, match="missing or is there twice"):
        restore(cards.layout, [piles[0][1:], *piles[1:]], cards.slots, [], [])
    with pytest.raises(ValueError, match="missing or is there twice"):
        restore(cards.layout, [[*piles[0], 0], *piles[1:]], cards.slots, [], [])
    with pytest.raises(ValueError, match="other piles or slots"):
        restore(cards.layout, piles[1:], cards.slots, [], [])


def row_table(*row: int) -> Cards:
    """A table for two with cards 0 to 9, two of each face: A's hand 0 to 3, a row of three slots, the rest in the deck."""
    names = ["deck", "discard", "A hand", "B hand", "row 1", "row 2", "row 3", "shown"]
    faces = [card // 2 for card in range(10)]
    layout = Layout(faces, names, 4, [0, ALL, 1, 2, 1, 1, 1, ALL], [True, True, False, False], 2)
    cards = fresh(layout)
    cards.fill(DECK, [card for card in range(9, 3, -1) if card not in row])
    cards.fill(HAND_A, [3, 1, 0, 2])
    for k, card in enumerate(row):
        cards.lay(card, 4 + k)
    return cards


def same_knowledge(one: Cards, other: Cards) -> bool:
    """Whether the cards lie alike and everybody can tell the same of them."""
    return (one.to_dict(), one.where, one.kinds, one.learned) == (
        other.to_dict(),
        other.where,
        other.kinds,
        other.learned,
    )


@pytest.mark.parametrize("tracked", [False, True])
def test_the_usual_ways_of_cards_are_moves(tracked: bool) -> None:
    def start(*row: int) -> Cards:
        cards = row_table(*row)
        if tracked:
            cards.track()
        return cards

    drawn, moved = start(), start()
    card = drawn.draw(DECK, HAND_A)
    moved.move(card, HAND_A)
    assert card == 4
    assert same_knowledge(drawn, moved)

    played, moved = start(8), start(8)
    assert played.play(HAND_A, 1, 4) == 2
    moved.move(2, 5)
    assert same_knowledge(played, moved)
    assert played.kinds[HAND_A] == 0b11
    assert played.play(HAND_A, 1, 4) == 3
    assert played.kinds[HAND_A] == 0b01

    gone, moved = start(8), start(8)
    gone.move_all(HAND_A, DISCARD)
    for card in range(4):
        moved.move(card, DISCARD)
    assert same_knowledge(gone, moved)
    gone.move_all(DISCARD, DECK)
    for card in range(3, -1, -1):
        moved.move(card, DECK)
    assert same_knowledge(gone, moved)


@pytest.mark.parametrize("row", [(8,), (8, 9), (8, 7, 9)])
@pytest.mark.parametrize("place", [DISCARD, 7])
def test_the_first_card_of_a_row_steps_out(row: tuple[int, ...], place: int) -> None:
    cards = row_table(*row)
    cards.track()
    cards.step_out(4, 3, place)
    assert [cards.at(4 + k) for k in range(3)] == [[card] for card in row[1:]] + [[]] * (4 - len(row))
    assert cards.at(place) == [8]
    memory = cards.remembered()
    assert memory is not None
    assert memory.where == cards.where


def test_a_place_holds_one_card() -> None:
    cards = row_table(8, 9)
    cards.move(4, 7)
    with pytest.raises(ValueError, match="shown"):
        cards.step_out(4, 3, 7)
    with pytest.raises(ValueError, match="shown"):
        cards.move(0, 7)


def test_cards_are_numbered_face_by_face() -> None:
    with pytest.raises(ValueError, match="face by face"):
        table([0, 1, 0])


def test_a_game_without_cards_comes_back_too() -> None:
    cards = fresh(Layout([], [], 0, [], [], 0))
    saved = {"piles": [], "slots": [], "kens": [[[], []]], "glimpses": []}
    again = restore(cards.layout, saved["piles"], saved["slots"], saved["kens"], saved["glimpses"])
    assert again.to_dict() == saved


def test_what_the_spectator_knows_catches_up_with_the_seats() -> None:
    cards, behind = (table([0, 0, 1, 1, 2], B_hand=[1, 2], A_slot=[3], shown=[0]) for _ in range(2))
    for card, place in ((0, HAND_B), (1, SLOT_B), (3, HAND_A), (4, DISCARD), (4, HAND_B), (1, DISCARD)):
        for each in (cards, behind):
            each.move(card, place)
            each.shuffle(DECK, seeded(1))
        late, current = behind.remembered_by_seats(), cards.remembered()
        assert late is not None and current is not None
        for seat in (A, B):
            assert late.knowledge[seat].group == current.knowledge[seat].group
            assert late.knowledge[seat].places == current.knowledge[seat].places
    twin = behind.clone()
    assert behind.to_dict() == twin.to_dict() == cards.to_dict()
    for each in (behind, twin, cards):
        each.move(1, HAND_A)
        each.remembered_by_seats()
    assert behind.to_dict() == twin.to_dict() == cards.to_dict()
    assert behind.unseen_groups(SPECTATOR) == cards.unseen_groups(SPECTATOR) != []
