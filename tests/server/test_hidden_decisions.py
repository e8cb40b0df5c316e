"""What others receive while a seat decides in secret: the same events of the same sizes, whatever it chose.

A seat tries what it may do, and takes it back. Observers who cannot tell two of its choices apart by the rules of the game must get the same
bytes for both, over HTTP: other seats and spectators, on one stream with the acting seat, so that the order of events counts, too.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

import detente
from detente.core.engine.state import State
from detente.core.records.record import Match
from detente.core.shown.telling import seen
from detente.server.service.importing import import_game
from detente.server.settings import Settings
from tests.server.serving import Person, Server, Watch, in_a_loop, sqlite_url

GAMES = ("europe1815", "nations", "nuclear_war", "twoplustwo", "wsdv")
LOOKED_AT = 3
MOST = 12
FAR = 400


def secrets(state: State, seat: int) -> list[tuple[Any, list[int]]]:
    """Choices of a seat that can be taken back and that somebody else cannot tell apart, in groups."""
    groups: dict[bytes, list[int]] = defaultdict(list)
    for action in state.legal_actions(seat):
        after, events = state.clone(), list[Any]()
        after.apply(seat, action, events)
        if after.undoable(seat) != state.undoable(seat) + 1:
            continue
        others = [None, *(other for other in range(state.seats) if other != seat)]
        noticed = [[after.view(other), seen(events, other)] for other in others]
        groups[orjson.dumps(noticed)].append(action)
    return [(key, actions) for key, actions in groups.items() if len(actions) > 1]


def positions(id: str) -> list[Match]:
    """Positions of random games at which a seat has something to decide in secret."""
    found: list[Match] = []
    for seed in range(6):
        rnd, match, known = random.Random(f"hidden {id} {seed}"), Match(detente.game(id), None, seed), 0
        for _ in range(FAR):
            if match.state.over or len(found) >= LOOKED_AT or known > 0:
                break
            if any(secrets(match.state, seat) for seat in match.state.to_act) and rnd.random() < 0.4:
                found.append(again(match, seed))
                known += 1
            seat = rnd.choice(list(match.state.to_act))
            match.apply(seat, rnd.choice(match.state.legal_actions(seat)))
    return found


def again(match: Match, seed: int) -> Match:
    """The same game, to be kept."""
    twin = Match(match.game, None, seed)
    for entry in match.record.entries:
        twin.apply(entry[0], match.game.actions.parse(str(entry[1])))
    return twin


@pytest.fixture(scope="module")
def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Server, dict[str, list[tuple[Any, Match]]]]]:
    """A server with all these positions."""
    folder = tmp_path_factory.mktemp("hidden")
    made: dict[str, list[tuple[Any, Match]]] = {id: [] for id in GAMES}

    async def write() -> None:
        for id in GAMES:
            for match in positions(id):
                made[id].append((await import_game(Settings(sqlite_url(folder)), match.record), match))

    in_a_loop(write())
    server = Server(sqlite_url(folder))
    yield server, made
    server.stop()


def stripped(data: Any) -> Any:
    """What an event says, without what only counts on or tells the time."""
    if isinstance(data, dict):
        counted = {"number", "ask", "now"} | ({"frame"} if isinstance(data.get("frame"), int) else set())
        return {name: stripped(value) for name, value in data.items() if name not in counted}
    return [stripped(each) for each in data] if isinstance(data, list) else data


def events_of(watch: Watch, own: str) -> list[tuple[str, str, Any]]:
    """All that came up to the acting seat's next frame, which is the last of those of a move: whose, what, and its content."""
    came: list[tuple[str, str, Any]] = []
    while True:
        event, data, _ = watch.fresh.get(timeout=60)
        came.append((data["watch"], event, data))
        if event == "frame" and data["watch"] == own:
            return came


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_others_get_the_same_whatever_was_chosen_in_secret(tables: Any, id: str) -> None:
    server, made = tables
    groups = 0
    for imported, match in made[id]:
        person = Person(server.url)
        for link in imported.links:
            person.post(f"/api/keys/{link.rsplit('/', 1)[1]}", {})
        seat = next(seat for seat in match.state.to_act if secrets(match.state, seat))
        own = f"{imported.table}:{seat}"
        others = ("-", *(each for each in range(match.state.seats) if each != seat))
        watches = [*(f"{imported.table}:{each}" for each in others), own]
        watch = person.watch(*watches)
        asks = {}
        for _ in watches:
            hello = watch.next("hello")
            asks[hello["watch"]] = hello["frame"]["ask"]
        warm_up = secrets(match.state, seat)[0][1][0]
        tried(
            person, watch, match, imported.table, seat, own, asks, warm_up
        )  # after the news of who is there
        for _, actions in secrets(match.state, seat):
            groups += 1
            received = [
                tried(person, watch, match, imported.table, seat, own, asks, each) for each in actions[:MOST]
            ]
            sizes = [[len(orjson.dumps(each)) for each in one] for one in received]
            assert all(one == received[0] for one in received), (id, seat, sizes)
        watch.close()
    if id == "nuclear_war":
        assert groups > 0, "cards are laid face down there"


def tried(
    person: Person,
    watch: Watch,
    match: Match,
    table: str,
    seat: int,
    own: str,
    asks: dict[str, Any],
    action: int,
) -> list[Any]:
    """What others received while a seat did something and took it back. asks: of the acting seat; goes on."""
    found: list[Any] = []
    for orders in ({"actions": [match.game.actions.text(action)]}, {"undo": 1}):
        person.command(table, seat, asks[own], **orders)
        for whose, event, data in events_of(watch, own):
            if whose == own:
                asks[own] = data["frame"]["ask"] if event == "frame" else asks[own]
            else:
                found.append((whose, event, stripped(data)))
    return found
