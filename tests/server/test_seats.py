"""Seats that pass on while the game runs: nobody sees a hand that is not theirs, and everybody sees that they did."""

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import detente
from detente.server.container import Services
from detente.server.errors import Refused
from detente.server.keys import fresh_token
from detente.server.settings import Settings
from detente.server.store.models import LastSeenRow, now
from detente.server.tables.game_log import SeatChange
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import Identity
from tests.server.serving import Person, Server, in_a_loop, sqlite_url
from tests.server.test_chat import greeted_with, say
from tests.server.test_play import frame_of, joined, offered

GAME = "nuclear_war"
BOT = {"kind": "bot", "bot": "random"}
FRIEND = {"kind": "friend"}
ME = {"kind": "me"}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots hardly ever answer: what happens is what people do."""
    serving = Server(sqlite_url(tmp_path_factory.mktemp("slow")), bot_pace=60)
    yield serving
    serving.stop()


@pytest.fixture
def anna(slow: Server) -> Person:
    return Person(slow.url)


@pytest.fixture
def boris(slow: Server) -> Person:
    return Person(slow.url)


@pytest.fixture
def carla(slow: Server) -> Person:
    return Person(slow.url)


def put(person: Person, table: str, seat: int, wish: dict[str, str]) -> tuple[int, dict[str, Any]]:
    """What comes of a wish for a seat."""
    answer = person.http.put(f"/api/tables/{table}/seats/{seat}/holder", json=wish)
    return answer.status_code, answer.json()


def lines(person: Person, table: str, seat: int | str) -> list[str]:
    """The whole log, as a seat or a spectator is shown it."""
    return [line["text"] for line in person.get(f"/api/tables/{table}/seats/{seat}/frames")["log"]]


def act(person: Person, table: str, seat: int) -> None:
    """Do the first thing that is offered."""
    frame = frame_of(person, table, seat)
    person.command(table, seat, frame["ask"], actions=offered(frame)[:1])


def key_of(path: str) -> str:
    """The key of a link, as it is posted."""
    return "/api/keys/" + path.rsplit("/", 1)[1]


def hand(scene: dict[str, Any], seat: int) -> list[str]:
    """The faces in a seat's hand, as far as they are seen."""
    places = {place["id"] for place in scene["places"] if place.get("seat") == seat}
    return [
        piece["face"] for piece in scene["pieces"] if piece["place"] in places and piece["face"] is not None
    ]


@pytest.mark.parametrize("kind", ["me", "screen", "bot", "friend"])
def test_the_host_takes_nobodys_seat_while_they_play(anna: Person, boris: Person, kind: str) -> None:
    table = joined(anna, boris, GAME)
    wish = {"kind": kind} | (
        {"bot": "random"} if kind == "bot" else {"name": "X"} if kind == "screen" else {}
    )
    before = lines(boris, table, 1)
    status, answer = put(anna, table, 1, wish)
    assert (status, answer["error"]["code"]) == (
        (403, "forbidden") if kind in ("me", "screen") else (409, "not_now")
    )
    assert "Boris" in answer["error"]["message"]
    assert anna.http.get(f"/api/tables/{table}/seats/1/frames/0").status_code == 403
    assert lines(boris, table, 1) == before


@pytest.mark.parametrize("kind", ["me", "screen"])
def test_the_host_takes_no_bots_seat_beside_their_own(anna: Person, kind: str) -> None:
    table = anna.open_table(GAME, "me", "random", "random")["id"]
    status, answer = put(anna, table, 1, {"kind": kind, "name": "X"})
    assert (status, answer["error"]["code"]) == (403, "forbidden")
    assert "second hand" in answer["error"]["message"]
    put(anna, table, 0, BOT)
    assert put(anna, table, 1, ME)[0] == 403, "they know their first hand still"
    assert put(anna, table, 0, ME)[0] == 200, "but may come back to it"


def test_an_invitation_leads_nobody_to_a_second_hand(anna: Person, boris: Person, carla: Person) -> None:
    table = joined(anna, boris, GAME)
    assert put(boris, table, 1, FRIEND)[0] == 200
    invitation = anna.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    refused = anna.post(key_of(invitation), {}, 403)["error"]
    assert "second hand" in refused["message"]
    assert carla.post(key_of(invitation), {"name": "Carla"})["seat"] == 1
    assert put(anna, table, 1, BOT)[0] == 409


def test_everybody_sees_for_good_who_holds_a_seat(anna: Person, boris: Person, carla: Person) -> None:
    table = joined(anna, boris, GAME)
    crowd, mine = carla.watch(f"{table}:-"), anna.watch(f"{table}:0")
    crowd.next("hello"), mine.next("hello")
    put(boris, table, 1, FRIEND)
    texts = [stream.next("frame")["frame"]["log"][-1]["text"] for stream in (crowd, mine)]
    assert texts == ["Boris leaves the table. Seat B is open."] * 2
    key = key_of(anna.get(f"/api/tables/{table}")["seats"][1]["invitation"])
    carla.post(key, {"name": "Carla"})
    texts = [stream.next("frame")["frame"]["log"][-1]["text"] for stream in (crowd, mine)]
    assert texts == ["Carla takes the open seat B."] * 2
    act(anna, table, 0)
    for person, seat in ((anna, 0), (carla, 1), (boris, "-")):
        found = [line for line in lines(person, table, seat) if "seat B" in line or "Seat B" in line]
        assert found == ["Boris leaves the table. Seat B is open.", "Carla takes the open seat B."]
    past = anna.get(f"/api/tables/{table}/seats/0/frames", language="de")
    line = next(line for line in past["log"] if "Carla nimmt den freien Platz B" in line["text"])
    frame = anna.get(f"/api/tables/{table}/seats/0/frames/{line['frame']}", language="de")
    assert [each["text"] for each in frame["log"]] == [line["text"]]
    crowd.close(), mine.close()


def test_who_comes_to_a_seat_sees_its_present_and_of_its_past_what_a_spectator_saw(
    anna: Person, boris: Person, carla: Person
) -> None:
    table = joined(anna, boris, GAME)
    before = frame_of(boris, table, 1)
    while not frame_of(boris, table, 1)["scene"]["offers"]:
        act(anna, table, 0)
    act(boris, table, 1)
    later = frame_of(boris, table, 1)
    assert later["number"] > before["number"] and hand(later["scene"], 1)
    put(boris, table, 1, FRIEND)
    key = key_of(anna.get(f"/api/tables/{table}")["seats"][1]["invitation"])
    carla.post(key, {"name": "Carla"})
    path = f"/api/tables/{table}/seats"
    present = frame_of(carla, table, 1)
    assert hand(present["scene"], 1) == hand(later["scene"], 1), "the seat's present"
    past = carla.get(f"{path}/1/frames")
    came = next(line["frame"] for line in past["log"] if line["text"].startswith("Carla takes"))
    assert came == past["frames"] - 1 == present["number"]
    for number in range(came):
        frame = carla.get(f"{path}/1/frames/{number}")
        spectators = carla.get(f"{path}/-/frames/{number}")
        assert frame["scene"]["seat"] is None and not hand(frame["scene"], 1)
        assert frame == spectators
    assert past["log"][:-1] == carla.get(f"{path}/-/frames")["log"][:-1]
    late = carla.watch(f"{table}:1", last="0").next("hello")["frame"]
    assert late["log"] == [line for line in past["log"] if line["frame"] > 0]


def test_nothing_is_taken_back_across_a_change(anna: Person, boris: Person, carla: Person) -> None:
    table = joined(anna, boris)
    act(boris, table, 1)
    assert frame_of(boris, table, 1)["scene"]["undoable"] == 1
    put(boris, table, 1, FRIEND)
    key = key_of(anna.get(f"/api/tables/{table}")["seats"][1]["invitation"])
    carla.post(key, {"name": "Carla"})
    frame = frame_of(carla, table, 1)
    assert frame["scene"]["undoable"] == 0
    assert carla.command(table, 1, frame["ask"], 409, undo=1)["error"]["code"] == "illegal"
    if frame["scene"]["offers"]:
        act(carla, table, 1)
        frame = frame_of(carla, table, 1)
        assert frame["scene"]["undoable"] <= 1
        assert carla.command(table, 1, frame["ask"], 409, undo=2)["error"]["code"] == "illegal"


def test_who_left_comes_back_as_long_as_nobody_else_has_sat_down(
    anna: Person, boris: Person, carla: Person, slow: Server
) -> None:
    table = joined(anna, boris)
    link = boris.get(f"/api/tables/{table}")["seats"][1]["link"]
    act(boris, table, 1)
    own = lines(boris, table, 1)
    put(boris, table, 1, BOT)
    seat = boris.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["mine"], seat["back"]) == ("bot", False, True)
    assert [line["id"] for line in boris.get("/api/me")["tables"]] == [table]
    leads_to = boris.get(key_of(link))
    assert (leads_to["kind"], leads_to["taken"], leads_to["back"]) == ("seat", False, True)
    phone = Person(slow.url)
    phone.post(key_of(link), {})
    assert [seat["name"] for seat in phone.get(f"/api/tables/{table}")["seats"]][1] == "Boris"
    told = lines(phone, table, 1)
    assert told[: len(own)] == own, "what they had seen themselves"
    assert told[-1] == "Boris is back in seat B, which Bot B played meanwhile."
    assert lines(boris, table, 1) == told, "both browsers are theirs"
    put(boris, table, 1, FRIEND)
    assert put(carla, table, 1, ME)[0] == 403
    invitation = boris.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    assert invitation == anna.get(f"/api/tables/{table}")["seats"][1]["invitation"]
    assert "invitation" not in carla.get(f"/api/tables/{table}")["seats"][1]
    carla.post(key_of(invitation), {"name": "Carla"})
    assert put(boris, table, 1, ME)[0] == 403
    assert boris.post(key_of(link), {}, 409)["error"]["code"] == "not_now"
    assert boris.get(key_of(link))["taken"] is True


def test_a_program_leaves_its_seat_by_its_key(anna: Person, boris: Person, slow: Server) -> None:
    table = joined(anna, boris, GAME)
    link = boris.get(f"/api/tables/{table}")["seats"][1]["link"]
    tool = Person(slow.url)
    tool.http.cookies.clear()
    tool.http.headers["Authorization"] = f"Bearer {link.rsplit('/', 1)[1]}"
    assert put(tool, table, 0, BOT)[0] == 403
    assert put(tool, table, 1, FRIEND)[0] == 200
    assert tool.http.get(f"/api/tables/{table}/seats/1/frames").status_code == 404


@pytest.mark.rule("ISLES-SIGNAL-1")
def test_what_was_said_to_the_holder_before_stays_unheard(anna: Person, boris: Person, carla: Person) -> None:
    info = anna.open_table("isles", "me", "friend", "screen Zoe", seats=3, signals="lamps")
    table = info["id"]
    boris.post(key_of(info["seats"][1]["invitation"]), {"name": "Boris"})
    say(anna, table, 0, "for Boris")
    assert greeted_with(boris, f"{table}:1") == ["for Boris"]
    put(boris, table, 1, FRIEND)
    carla.post(key_of(anna.get(f"/api/tables/{table}")["seats"][1]["invitation"]), {"name": "Carla"})
    stream = carla.watch(f"{table}:1")
    assert stream.next("hello")["chat"] == []
    say(anna, table, 0, "for Carla")
    assert stream.next("chat")["chat"]["text"] == "for Carla"
    stream.close()
    assert greeted_with(carla, f"{table}:1") == ["for Carla"]
    put(carla, table, 1, BOT)
    put(boris, table, 1, ME)
    assert greeted_with(boris, f"{table}:1") == ["for Boris"]


def test_a_wish_that_changes_nothing_leaves_no_line(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    before = lines(boris, table, 1)
    assert put(boris, table, 1, {"kind": "me", "name": "Boris"})[0] == 200
    assert lines(boris, table, 1) == before
    put(boris, table, 1, {"kind": "me", "name": "Bo"})
    assert lines(boris, table, 1)[len(before) :] == ["Boris hands seat B to Bo."]


def services_at(folder: Path, away: float) -> Services:
    """A process to which a person is gone after so many seconds."""
    return Services(Settings(sqlite_url(folder), 60, 1, away_after=timedelta(seconds=away)))


async def seated(services: Services) -> tuple[LiveTable, Identity, Identity]:
    """A table at which a host and a guest play."""
    people = []
    for name in ("Anna", "Boris"):
        row = await services.store.register_visitor(fresh_token(), name)
        people.append(Identity(name, row.id, name))
    game = detente.game("isles")
    holders = services.seating.holders_from(
        people[0], game, [("me", None, None), ("friend", None, None)], "en"
    )
    live = await services.table_service.create_table(
        people[0], game, {**game.start(None, 0).options}, "", holders
    )
    link = services.links.key_of(live, live.holders[1])
    await services.seating.take_key(link, people[1], "Boris", "en")
    return live, people[0], people[1]


def test_who_was_not_seen_for_long_may_be_replaced_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        services = services_at(tmp_path, 3600)
        await services.start()
        try:
            live, host, guest = await seated(services)
            long_ago = now() - timedelta(days=2)
            services.last_seen.started = live.holders[1].at = long_ago
            await services.last_seen.record(live, live.holders[1])
            with pytest.raises(Refused, match="not-left"):
                await services.seating.reassign(live, host, 1, "bot", None, "random", "en")
            (info,) = (seat for seat in services.broadcaster.info(live, host)["seats"] if "gone_at" in seat)
            assert info["seat"] == 1 and "gone_at" not in str(services.broadcaster.info(live, guest))
            async with services.store.write() as session:
                await session.execute(update(LastSeenRow).values(at=long_ago))
            await services.seating.reassign(live, host, 1, "bot", None, "random", "en")
            assert live.holders[1].kind == "bot"
            await services.seating.reassign(live, guest, 1, "me", None, None, "en")
            assert live.game_log is not None
            changes = [written.how for written in live.game_log.items if isinstance(written, SeatChange)]
            assert changes == ["host-person-bot", "back-bot-person"]
        finally:
            await services.stop()

    in_a_loop(play())


def test_who_looks_at_the_table_has_not_left(tmp_path: Path) -> None:
    async def play() -> None:
        services = services_at(tmp_path, 0)
        await services.start()
        try:
            live, host, guest = await seated(services)
            live.viewers_elsewhere = frozenset({1})
            with pytest.raises(Refused, match="not-left"):
                await services.seating.reassign(live, host, 1, "friend", None, None, "en")
            live.viewers_elsewhere = frozenset()
            assert services.last_seen.last_seen(live, live.holders[1]) <= now()
            await services.seating.reassign(live, host, 1, "friend", None, None, "en")
            assert live.holders[1].kind == "open"
        finally:
            await services.stop()

    in_a_loop(play())


def test_the_log_of_who_held_a_seat_outlives_the_process(tmp_path: Path) -> None:
    async def play() -> None:
        services = services_at(tmp_path, 0)
        await services.start()
        live, host, guest = await seated(services)
        await services.seating.reassign(live, guest, 1, "friend", None, None, "en")
        await services.seating.reassign(live, guest, 1, "me", None, None, "en")
        assert live.game_log is not None
        told = live.game_log.items, live.game_log.timeline(1).frames, live.game_log.timeline(None).frames
        id = live.row.id
        await services.stop()
        again = services_at(tmp_path, 0)
        await again.start()
        try:
            live = await again.open_tables.get(id)
            assert live.game_log is not None
            assert (
                live.game_log.items,
                live.game_log.timeline(1).frames,
                live.game_log.timeline(None).frames,
            ) == told
            state = live.game_log.state
            seat = state.to_act[0]
            identity = host if seat == 0 else guest
            action = state.game.actions.text(state.legal_actions(seat)[0])
            await again.table_service.command(
                id, identity, seat, "c", live.game_log.timeline(seat).ask, [action]
            )
            assert live.game_log.position == len(told[0]) + 1
        finally:
            await again.stop()

    in_a_loop(asyncio.wait_for(play(), 60))
