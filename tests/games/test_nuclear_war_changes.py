"""What moves in Nuclear War, before the eyes of its owner, of another seat and of a spectator."""

from typing import Any

import pytest

import detente
from detente.core.shown.drawing import Change
from detente.core.shown.events import Event
from detente.core.shown.scene import scenery
from detente.core.shown.telling import changes, log_lines
from detente.core.shown.words import Words
from detente.games.nuclear_war import events
from detente.games.nuclear_war.data import EDITION

GAME = detente.game("nuclear_war")
ENGLISH = Words(GAME, "en")
OWNER, OTHER, SPECTATOR = 0, 1, None

MOVES: list[tuple[Event, list[str], list[str]]] = [
    (events.CardDrawn(0, "atlas"), ["deck to A hand: back, atlas"], ["deck to A hand: back"]),
    (events.DeckShuffled(40), ["discard to deck: 40 back"], ["discard to deck: 40 back"]),
    (
        events.SecretPlayed(0, "tornado", "deck"),
        ["deck to discard: back, tornado"],
        ["deck to discard: back, tornado"],
    ),
    (
        events.SecretPlayed(0, "tornado", "hand"),
        ["A hand to discard: tornado"],
        ["A hand to discard: back, tornado"],
    ),
    (events.CardPlaced(0, "b70"), ["A hand to A row: b70"], ["A hand to A row: back"]),
    (
        events.CardPlaced(0, "b70", "b70"),
        ["A deterrents to A row: b70"],
        ["A deterrents to A row: b70, back"],
    ),
    (events.RowLaid(0, "b70", "am_s", 0, 2), [], ["A hand to A row: 2 back"]),
    (
        events.RowLaid(0, "b70", "am_s", 2, 1, ["am_s"]),
        [],
        ["A row to A hand: 2 back", "A hand to A row: back", "A deterrents to A row: am_s, back"],
    ),
    (
        events.DeterrentShown(0, "saturn"),
        ["A hand to A deterrents: saturn"],
        ["A hand to A deterrents: back, saturn"],
    ),
    (
        events.DeterrentTakenBack(0, "saturn"),
        ["A deterrents to A hand: saturn"],
        ["A deterrents to A hand: saturn, back"],
    ),
    (
        events.CardTurnedUp(0, "atlas"),
        ["A row to turned up: atlas"],
        ["A row to turned up: back, atlas"],
    ),
    (
        events.CarrierReady(0, "atlas"),
        ["turned up to A launch slot: atlas"],
        ["turned up to A launch slot: atlas"],
    ),
    (
        events.SecretLaidOpen(0, "supergerm"),
        ["deck to turned up: back, supergerm"],
        ["deck to turned up: back, supergerm"],
    ),
    (
        events.SecretPlayed(0, "supergerm", "waiting"),
        ["turned up to discard: supergerm"],
        ["turned up to discard: supergerm"],
    ),
    (
        events.CardDiscarded(0, "atlas", "launch slot"),
        ["A launch slot to discard: atlas"],
        ["A launch slot to discard: atlas"],
    ),
    (
        events.CardDiscarded(0, "warhead_20", "turned up"),
        ["turned up to discard: warhead_20"],
        ["turned up to discard: warhead_20"],
    ),
    (
        events.CardDiscarded(0, "polaris", "row 2"),
        ["A row to discard: polaris"],
        ["A row to discard: back, polaris"],
    ),
    (
        events.Intercepted(0, "am_p", "polaris", "hand"),
        ["A hand to discard: am_p"],
        ["A hand to discard: back, am_p"],
    ),
    (
        events.Intercepted(0, "am_p", "polaris", "deterrents"),
        ["A deterrents to discard: am_p"],
        ["A deterrents to discard: am_p"],
    ),
    (
        events.CardFired(0, "warhead_10", "row 1"),
        ["A row to discard: warhead_10"],
        ["A row to discard: back, warhead_10"],
    ),
    (
        events.CardFired(0, "b70", "launch slot"),
        ["A launch slot to discard: b70"],
        ["A launch slot to discard: b70"],
    ),
    (events.DiceRolled(0, 1, 7, "dud"), ["dice 0 7: Dud warhead"], ["dice 0 7: Dud warhead"]),
]
STILL: list[Event] = [
    events.PeopleLost(0, 5),
    events.PeopleGained(0, 5),
    events.TurnsToMiss(0, 1),
    events.TurnMissed(0),
    events.TurnBegan(0),
    events.DeterrentLaid(0, "am_a"),
    events.PropagandaMade(0, 1, "propaganda_5"),
    events.AttackDeclared(0, 1, "atlas", "warhead_20"),
    events.RowStruck(0, 2),
    events.WarheadDead(0, "warhead_20"),
    events.WarBegan(),
    events.PeaceReturned(),
    events.PlayerDied(0),
    events.ShotAnnounced(0, 1, "atlas", "warhead_20"),
    events.ShotLost(0, 1, "atlas", "warhead_20"),
    events.PlayerLeft(0),
    events.PlayerLured(0),
    events.GameEnded(0, "NW-END-1"),
]
"""Cards that these speak of are moved by other events."""


def told(change: Change) -> str:
    """A change in short."""
    if change["kind"] == "roll":
        return f"dice {' '.join(change['dice'])}: {change['text']}"
    looks = [change["was"]] if "was" in change else []
    looks.append(change["sprite"])
    count = f"{change['count']} " if change["count"] > 1 else ""
    return f"{change['source']} to {change['target']}: {count}{', '.join(looks)}"


@pytest.mark.parametrize(("event", "own", "others"), MOVES, ids=lambda value: type(value).__name__)
def test_what_an_event_moves(event: Event, own: list[str], others: list[str]) -> None:
    places = {place["id"] for place in scenery(GAME).draw(GAME.start().view(None), ENGLISH)["places"]}
    for seat, expected in ((OWNER, own), (OTHER, others), (SPECTATOR, others)):
        made = changes(GAME, [event], seat, ENGLISH)
        assert [told(change) for change in made] == expected
        for change in made:
            if change["kind"] == "move":
                assert {change["source"], change["target"]} <= places
                assert (change["face"] is None) == (change["sprite"] == "back")


@pytest.mark.parametrize("event", STILL, ids=lambda event: type(event).__name__)
def test_what_moves_nothing(event: Event) -> None:
    assert changes(GAME, [event], SPECTATOR, ENGLISH) == []


def test_no_event_is_forgotten() -> None:
    kinds = {type(event) for event, _, _ in MOVES} | {type(event) for event in STILL}
    assert kinds == set(GAME.events.values())


def test_a_row_is_told_with_the_ways_of_its_cards() -> None:
    atlas, am_s = EDITION.ids.index("atlas"), EDITION.ids.index("am_s")
    assert events.RowLaid.of(1, atlas, am_s, 0, 2, 0) == events.RowLaid(1, "atlas", "am_s", 0, 2)
    both = events.RowLaid(1, "am_s", "atlas", 2, 0, ["atlas", "am_s"])
    assert events.RowLaid.of(1, am_s, atlas, 2, 0, 3) == both
    assert events.RowLaid.of(1, atlas, -1, 1, 0, 1) == events.RowLaid(1, "atlas", None, 1, 0, ["atlas"])


def spoken_of(event: Event, seat: int | None) -> list[str]:
    return log_lines(GAME, [event], seat, ENGLISH)[0]["on"]


def test_a_line_of_the_log_speaks_of_cards_where_they_lie_now() -> None:
    drawn: Any = events.CardDrawn(0, "atlas")
    assert spoken_of(drawn, OWNER) == ["A hand atlas", "player A"]
    assert spoken_of(drawn, OTHER) == ["A hand", "player A"]
    back = events.DeterrentTakenBack(0, "saturn")
    assert spoken_of(back, OWNER) == ["A hand saturn", "player A"]
    assert spoken_of(back, OTHER) == ["A hand", "player A"]
    assert spoken_of(events.CardPlaced(0, "atlas"), OWNER) == ["A row", "player A"]
    assert spoken_of(events.DeterrentShown(0, "atlas"), OTHER) == ["A deterrents atlas", "player A"]
    assert spoken_of(events.CarrierReady(1, "b70"), None) == ["B launch slot b70", "player B"]
    assert spoken_of(events.CardTurnedUp(1, "b70"), None) == ["turned up b70", "player B"]
    assert spoken_of(events.Intercepted(1, "am_s", "b70", "hand"), None) == ["discard am_s", "player B"]
    assert spoken_of(events.AttackDeclared(0, 1, "atlas", "warhead_20"), None) == ["player A", "player B"]
    assert spoken_of(events.DeckShuffled(9), None) == ["deck"]
    assert spoken_of(events.GameEnded(1, "NW-END-1"), None) == ["player B"]
    assert spoken_of(events.GameEnded(None, "NW-END-4"), None) == []
