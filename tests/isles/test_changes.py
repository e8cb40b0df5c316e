"""What moves in Isles, before the eyes of its owner, of another seat and of a spectator."""

import pytest
from isles import events

import detente
from detente.core.shown.scene import scenery
from detente.core.shown.telling import changes, log_lines
from detente.core.shown.words import Words

GAME = detente.game("isles")
ENGLISH = Words(GAME, "en")

MOVES = [
    (events.OrdersOpened(0, 2, "heron", 3), ["3 A ship from A supply to heron"], None),
    (events.OrdersOpened(0, 2, "heron", 0), [], None),
    (events.ChartSeen(0, "oysters"), ["back, oysters from deck to deck"], []),
    (
        events.ChartDrawn(0, False, "oysters"),
        ["back, oysters from deck to A hand"],
        ["back from deck to A hand"],
    ),
    (
        events.ChartFollowed(0, "current"),
        ["current from A hand to discard"],
        ["back, current from A hand to discard"],
    ),
    (events.ChartStowed(0, "oysters"), ["oysters from A hand to A stowed"], ["back from A hand to A stowed"]),
    (events.FleetSailed(0, "heron", "tern", 2), ["2 A ship from heron to tern"], None),
    (
        events.FleetsFought("tern", 0, 1, 2),
        ["2 A ship from tern to A supply", "2 B ship from tern to B supply"],
        None,
    ),
    (
        events.StormStruck("tern", 1, 1, "heron"),
        ["die 4: Tern", "storm from heron to tern", "1 B ship from tern to B supply"],
        None,
    ),
    (events.StormStruck("tern", 0, None, None), ["die 4: Tern", "storm from None to tern"], None),
    (events.TideRose(2), ["tide from tide 1 to tide 2"], None),
    (
        events.ChartDugUp(0, "oysters", 4),
        ["oysters from A stowed to discard"],
        ["back, oysters from A stowed to discard"],
    ),
]
STILL = [
    events.TurnBegan(0),
    events.DeckLookedAt(0),
    events.PearlsHarvested(0, 3),
    events.GameEnded([0]),
]


def told(change):
    """A change in short."""
    if change["kind"] == "roll":
        return f"die {change['dice'][0]}: {change['text']}"
    looks = f"{change['was']}, {change['sprite']}" if "was" in change else change["sprite"]
    whose = f"{change['count']} {'ABC'[change['seat']]} " if "seat" in change else ""
    return f"{whose}{looks} from {change['source']} to {change['target']}"


@pytest.mark.parametrize(("event", "own", "others"), MOVES, ids=lambda value: type(value).__name__)
def test_what_an_event_moves(event, own, others):
    places = {place["id"] for place in scenery(GAME).draw(GAME.start().view(None), ENGLISH)["places"]}
    for seat, expected in (
        (0, own),
        (1, own if others is None else others),
        (None, own if others is None else others),
    ):
        made = changes(GAME, [event], seat, ENGLISH)
        assert [told(change) for change in made] == expected
        assert {change.get(end) for change in made for end in ("source", "target")} - {None} <= places


@pytest.mark.parametrize("event", STILL, ids=lambda event: type(event).__name__)
def test_what_moves_nothing(event):
    assert changes(GAME, [event], None, ENGLISH) == []


def test_no_event_is_forgotten():
    tried = {type(event) for event, _, _ in MOVES} | {type(event) for event in STILL}
    assert tried == set(GAME.events.values())


def test_a_line_of_the_log_speaks_of_isles_piles_and_players():
    lines = log_lines(
        GAME,
        [
            events.FleetSailed(0, "heron", "tern", 2),
            events.FleetsFought("tern", 0, 1, 2),
            events.TideRose(3),
            events.ChartDugUp(1, "oysters", 4),
            events.GameEnded([0, 1]),
        ],
        None,
        ENGLISH,
    )
    assert [line["on"] for line in lines] == [
        ["heron", "tern", "player A"],
        ["tern", "player A", "player B"],
        ["tide 3"],
        ["discard", "player B"],
        ["player A", "player B"],
    ]
