"""Time at tables: what people are shown of it, what happens when it is up, and that this happens once whoever dies."""

import asyncio
import random
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from detente.server.container import Services
from detente.server.limits import Limits
from detente.server.settings import Settings
from detente.server.store.clocks import Late
from detente.server.store.models import now
from tests.server.databases import plain
from tests.server.postgres import Cluster
from tests.server.serving import Person, Server, in_a_loop, sqlite_url, until, wish
from tests.server.test_play import GAME, frame_of, offered

DAY = 86400
MAIL = {"kind": "mail", "days": 3, "leave": 10, "late": "bot", "bot": "random"}


def timed(person: Person, time: dict[str, Any], *seats: str, game: str = GAME) -> dict[str, Any]:
    """A new table with a time control."""
    body = {"game": game, "seats": [wish(seat) for seat in seats], "time": time}
    info: dict[str, Any] = person.post("/api/tables", body, 201)
    return info


def clock(info: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = info["seats"][seat]["clock"]
    return found


def seconds_left(info: dict[str, Any], seat: int) -> float:
    """How long a seat has, by the server's own time."""
    return (moment(clock(info, seat)["deadline"]) - moment(info["now"])).total_seconds()


def moment(written: str) -> datetime:
    return datetime.fromisoformat(written)


def move(person: Person, table: str, seat: int) -> None:
    frame = frame_of(person, table, seat)
    person.command(table, seat, frame["ask"], actions=offered(frame)[:1])


def let_time_pass(address: str, table: str, **ago: float) -> list[int]:
    """All running clocks of a table are up since then. The seats whose clocks ran."""
    engine = create_engine(plain(address))
    then = datetime.now(UTC) - timedelta(**ago)
    with engine.begin() as connection:
        changed = connection.execute(
            text("UPDATE clocks SET deadline = :then WHERE table_id = :table AND deadline IS NOT NULL RETURNING seat"),
            {"then": then if engine.dialect.name == "postgresql" else then.strftime("%Y-%m-%d %H:%M:%S.%f"), "table": table},
        )  # fmt: skip
        seats = list(changed.scalars())
    engine.dispose()
    return seats


def test_everybody_is_shown_how_long_seats_have(server: Server, anna: Person, boris: Person) -> None:
    info = timed(anna, MAIL, "me", "screen Zoe", "random")
    assert info["time"] == {
        "kind": "mail", "bank": 3 * DAY, "increment": 0, "leave": 10 * DAY, "late": "bot", "bot": "random",
        "ready": 0,
    }  # fmt: skip
    for person in (anna, boris):
        seen = person.get(f"/api/tables/{info['id']}")
        assert 3 * DAY - 60 < seconds_left(seen, 0) <= 3 * DAY
        assert clock(seen, 1)["leave"] == 10 * DAY
        assert "clock" not in seen["seats"][2], "bots have no clock"
    (line,) = (line for line in anna.get("/api/me")["tables"] if line["id"] == info["id"])
    assert {"seat": 0, "deadline": clock(info, 0)["deadline"]} in line["waits"]


def test_an_answer_in_secret_moves_no_clock_until_its_seat_owes_nothing(anna: Person, boris: Person) -> None:
    """Seat A answers in two steps, of which nobody else sees the first: streams hear of the clock only after the second."""
    info = timed(anna, {"kind": "live", "bank": 600, "increment": 5, "late": "wait"}, "me", "screen Zoe")
    watch = boris.watch(f"{info['id']}:-")
    watch.next("hello")
    move(anna, info["id"], 0)
    assert clock(boris.get(f"/api/tables/{info['id']}"), 0) == clock(info, 0)
    move(anna, info["id"], 0)
    clocks = [clock(data["table"], 0) for event, data, _ in watch.events if event == "table"]
    assert all(each == clock(info, 0) for each in clocks[:-1])
    table = watch.next("table", lambda data: clock(data["table"], 0)["deadline"] is None)["table"]
    assert 590 < clock(table, 0)["bank"] <= 600
    assert clock(table, 1) == clock(info, 1)
    watch.close()


def test_no_table_has_a_clock_unless_it_was_asked_for(anna: Person) -> None:
    info = anna.open_table(GAME, "me", "random")
    assert info["time"] is None and "clock" not in info["seats"][0]
    refused = anna.http.put(f"/api/tables/{info['id']}/seats/0/leave", json={"days": 1})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_now")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"kind": "hourglass"}, "“time” must have a “kind” that is one of live, mail"),
        ({}, "“time” must have a “kind”"),
        ({"kind": "live", "bank": 1}, "“time.live.bank” must be at least 5"),
        ({"kind": "mail", "days": 61}, "“time.mail.days” may be at most 60"),
        ({"kind": "mail"}, "“time.mail.days” is missing"),
        ({"kind": "mail", "days": 2, "late": "never"}, "“time.mail.late” must be one of bot, wait, end"),
        ({"kind": "mail", "days": 2, "bot": "nobody"}, "No such bot plays this game"),
    ],
)
def test_a_wrong_time_is_refused_in_words(anna: Person, wrong: dict[str, Any], message: str) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "time": wrong}
    assert message in anna.post("/api/tables?language=en", body, 400)["error"]["message"]


def test_a_player_may_be_away_for_some_days(anna: Person, boris: Person) -> None:
    id = timed(anna, MAIL, "me", "screen Zoe")["id"]
    path = f"/api/tables/{id}/seats/0/leave"
    info = anna.http.put(path, json={"days": 4}).json()
    assert 7 * DAY - 60 < seconds_left(info, 0) <= 7 * DAY
    assert abs(clock(info, 0)["leave"] - 6 * DAY) < 60
    refused = anna.http.put(f"{path}?language=en", json={"days": 11}).json()["error"]["message"]
    assert refused == "You cannot be away that long: 9 days are left." or "10 days" in refused
    info = anna.http.put(path, json={"days": 0}).json()
    assert seconds_left(info, 0) <= 3 * DAY and clock(info, 0)["away_until"] is None
    assert boris.http.put(path, json={"days": 1}).status_code == 403
    assert anna.http.put(path, json={"days": -1}).status_code == 400


def test_when_time_is_up_a_bot_takes_the_seat_and_its_holder_may_come_back(
    server: Server, anna: Person
) -> None:
    id = timed(anna, MAIL, "me", "screen Zoe")["id"]
    let_time_pass(server.database, id, seconds=1)
    until(lambda: anna.get(f"/api/tables/{id}")["seats"][0]["kind"] == "bot", "the bot")
    seats = until(lambda: bots_of(anna, id) == 2 and anna.get(f"/api/tables/{id}")["seats"], "both bots")
    assert [seat["bot"] for seat in seats] == ["random", "random"]
    lines = [line["text"] for line in anna.get(f"/api/tables/{id}/seats/-/frames", language="en")["log"]]
    assert any("Guest A has run out of time. From now on Bot A plays seat A." in line for line in lines)


def bots_of(person: Person, table: str) -> int:
    return sum(seat["kind"] == "bot" for seat in person.get(f"/api/tables/{table}")["seats"])


def test_who_comes_back_has_time_again(server: Server, anna: Person) -> None:
    id = timed(anna, MAIL, "me", "screen Zoe", game="wsdv")["id"]
    first = next(wait["seat"] for wait in waits(anna, id))
    let_time_pass(server.database, id, seconds=1)
    until(lambda: bots_of(anna, id) == 1, "the bot")
    back = anna.http.put(f"/api/tables/{id}/seats/{first}/holder", json={"kind": "me"}).json()
    assert clock(back, first)["leave"] == 10 * DAY
    until(lambda: any(seat["mine"] and seat.get("clock", {}).get("deadline") for seat in anna.get(f"/api/tables/{id}")["seats"]), "a clock")  # fmt: skip


def holder(person: Person, table: str, seat: int, kind: str, **more: Any) -> dict[str, Any]:
    """The table after a seat was passed on."""
    answer = person.http.put(f"/api/tables/{table}/seats/{seat}/holder", json={"kind": kind} | more)
    assert answer.status_code == 200, answer.text
    info: dict[str, Any] = answer.json()
    return info


@pytest.mark.parametrize(
    "time", [{"kind": "live", "bank": 3600, "late": "wait"}, {"kind": "mail", "days": 2}]
)
def test_who_passes_a_seat_on_and_takes_it_back_gains_no_time(
    server: Server, anna: Person, time: dict[str, Any]
) -> None:
    info = timed(anna, time, "me", "screen Zoe", game="wsdv")
    id, seat = info["id"], next(wait["seat"] for wait in waits(anna, info["id"]))
    let_time_pass(server.database, id, minutes=-10)
    holder(anna, id, seat, "friend")
    back = holder(anna, id, seat, "me")
    assert 590 < seconds_left(back, seat) <= 601


def test_a_substitute_plays_on_with_the_bank_of_the_seat(server: Server, anna: Person, boris: Person) -> None:
    info = timed(anna, {"kind": "live", "bank": 3600, "late": "wait"}, "me", "screen Zoe", game="wsdv")
    id, seat = info["id"], next(wait["seat"] for wait in waits(anna, info["id"]))
    let_time_pass(server.database, id, minutes=-10)
    invitation = holder(anna, id, seat, "friend")["seats"][seat]["invitation"]
    boris.post(f"/api/keys/{invitation.rsplit('/', 1)[1]}", {"name": "Boris"})
    assert 590 < seconds_left(boris.get(f"/api/tables/{id}"), seat) <= 601


def waits(person: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(
        line["waits"] for line in person.get("/api/me")["tables"] if line["id"] == table
    )
    return found


@pytest.mark.long
def test_the_group_may_wait_for_whoever_is_late(server: Server, anna: Person) -> None:
    id = timed(anna, MAIL | {"late": "wait"}, "me", "screen Zoe")["id"]
    watch = anna.watch(f"{id}:0")
    watch.next("hello")
    let_time_pass(server.database, id, seconds=1)
    said = watch.next("chat", lambda data: "Guest A" in data["chat"]["text"])["chat"]["text"]
    assert said == "Guest A has run out of time. The game waits."
    watch.next("chat", lambda data: "Zoe" in data["chat"]["text"])
    time.sleep(3)
    notices = [data for event, data, _ in watch.events if event == "chat"]
    assert len(notices) == 2, "one for each seat, once"
    refused = anna.http.put(f"/api/tables/{id}/seats/0/leave", json={"days": 1})
    assert refused.json()["error"]["code"] == "not_now"
    move(anna, id, 0)
    move(anna, id, 0)
    assert clock(anna.get(f"/api/tables/{id}"), 0)["deadline"] is None
    watch.close()


def test_the_table_may_end(server: Server, anna: Person) -> None:
    id = timed(anna, MAIL | {"late": "end"}, "me", "screen Zoe")["id"]
    frame = frame_of(anna, id, 0)
    let_time_pass(server.database, id, seconds=1)
    info = until(lambda: ended(anna, id), "the end")
    assert (info["ending"], info["places"]) == ("time", None)
    watch = anna.watch(f"{id}:-", language="de")
    (said,) = watch.next("hello")["chat"]
    assert "ist abgelaufen: Der Tisch endet hier, ohne Ergebnis." in said["text"]
    watch.close()
    anna.command(id, 0, frame["ask"], 409, actions=offered(frame)[:1])
    again = anna.post(f"/api/tables/{id}/rematch", {})
    assert again["time"] == info["time"]


def ended(person: Person, table: str) -> Any:
    info = person.get(f"/api/tables/{table}")
    return info if info["status"] == "over" else None


@pytest.mark.long
@pytest.mark.parametrize("late", ["bot", "wait", "end"])
def test_of_several_processes_one_acts_even_if_one_is_killed(cluster: Cluster, late: str) -> None:
    """Tables run out of time while one of three processes is killed and another one begins: each table is acted on once."""
    address, chance = cluster.fresh(), random.Random(late)
    servers = [Server(address, 30.0) for _ in range(2)]
    try:
        anna = Person(servers[0].url)
        tables = [timed(anna, MAIL | {"late": late}, "me", "random")["id"] for _ in range(6)]
        for round in range(2):
            for table in tables[3 * round : 3 * round + 3]:
                let_time_pass(address, table, seconds=1)
            time.sleep(chance.random() * 2)
            servers[round].kill()
            servers.append(Server(address, 30.0))
            servers[round] = servers.pop()
        anna = Person(servers[0].url, anna.cookie)
        for table in tables:
            until(partial(acted, anna, table, late), f"{late} at {table}")
        time.sleep(3)
        quoted = ", ".join(f"'{table}'" for table in tables)
        if late == "bot":
            changes = rows_of(address, f"SELECT table_id, count(*) FROM changes WHERE by = 'time' AND table_id IN ({quoted}) GROUP BY 1")  # fmt: skip
        else:
            changes = rows_of(address, f"SELECT table_id, count(*) FROM chat WHERE table_id IN ({quoted}) GROUP BY 1")  # fmt: skip
        assert all(count == 1 for _, count in changes)
        assert late != "bot" or len(changes) == len(tables)
    finally:
        for server in servers:
            server.stop()


def acted(person: Person, table: str, late: str) -> bool:
    info = person.get(f"/api/tables/{table}")
    if late == "bot":
        return bool(info["seats"][0]["kind"] == "bot")
    if late == "end":
        return bool(info["status"] == "over")
    watch = person.watch(f"{table}:0")
    said: list[Any] = watch.next("hello")["chat"]
    watch.close()
    return len(said) > 0


def rows_of(address: str, query: str) -> list[Any]:
    engine = create_engine(plain(address))
    with engine.connect() as connection:
        rows = list(connection.execute(text(query)).all())
    engine.dispose()
    return rows


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def test_time_in_which_no_server_ran_is_given_back(
    database: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    address = sqlite_url(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres")
    server = Server(address)
    try:
        anna = Person(server.url)
        live = {"kind": "live", "bank": 12, "late": "end"}
        id = timed(anna, live, "me", "screen Zoe")["id"]
        server.kill()
        time.sleep(14)
        server.start()
        info = anna.get(f"/api/tables/{id}")
        assert info["status"] == "running"
        assert 30 < seconds_left(info, 0) <= 45, "time to load the page and see the question"
        move(anna, id, 0)
    finally:
        server.stop()


def test_a_table_whose_time_is_not_up_is_left_alone_by_a_late_look(tmp_path: Any) -> None:
    """Who moves between the look at the clocks and the act keeps the seat: what counts is asked under the table's lock."""

    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path), limits=Limits({})))
        await services.start()
        await services.timekeeper.stop()
        try:
            table, holder = await timed_table(services)
            await services.timekeeper.look(now())
            live = await services.open_tables.get(table)
            assert live.holders[0].id == holder
            let_time_pass(sqlite_url(tmp_path), table, seconds=1)
            holding = Late(table, 0, holder)
            assert await services.clocks.expired(now()) == [holding, Late(table, 1, live.holders[1].id)]
            early = now() - timedelta(seconds=5)
            await services.timekeeper._act(live, holding, early)
            assert live.holders[0].id == holder
            await asyncio.gather(*(services.timekeeper.look(now()) for _ in range(3)))
            assert live.holders[0].kind == "bot"
            assert [change.by for change in live.seat_changes if change.before == holder] == ["time"]
        finally:
            await services.stop()

    in_a_loop(play())


def test_a_table_that_breaks_holds_up_no_other(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path), limits=Limits({})))
        await services.start()
        await services.timekeeper.stop()
        try:
            tables = [(await timed_table(services))[0] for _ in range(2)]
            for table in tables:
                let_time_pass(sqlite_url(tmp_path), table, seconds=1)
            broken = (await services.clocks.expired(now()))[0].table
            catch_up = services.open_tables.catch_up

            async def breaks(live: Any) -> bool:
                if live.row.id == broken:
                    raise RuntimeError("broken")
                return await catch_up(live)

            monkeypatch.setattr(services.open_tables, "catch_up", breaks)
            await services.timekeeper.look(now())
            (whole,) = set(tables) - {broken}
            assert (await services.open_tables.get(whole)).holders[0].kind == "bot"
        finally:
            await services.stop()

    in_a_loop(play())


def test_a_table_that_ended_early_is_no_finished_game_for_research(tmp_path: Any) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path), limits=Limits({})))
        await services.start()
        await services.timekeeper.stop()
        try:
            table, _ = await timed_table(services, "end")
            let_time_pass(sqlite_url(tmp_path), table, seconds=1)
            await services.timekeeper.look(now())
            live = await services.open_tables.get(table)
            assert (live.row.status, live.row.ending) == ("over", "time")
            assert await services.consents.finished() == []
        finally:
            await services.stop()

    in_a_loop(play())


async def timed_table(services: Services, late: str = "bot") -> tuple[str, int]:
    """A table of two people by mail, and the holder of its first seat."""
    import detente
    from detente.server.store.store import NewHolder
    from detente.server.store.time_control import TimeControl
    from detente.server.tables.streams import Identity

    host = await services.table_service.register(Identity(token="t"), "Anna")
    people = [NewHolder(seat, "person", f"P{seat}", visitor=host.visitor) for seat in (0, 1)]
    control = TimeControl("mail", 3 * DAY, 0, 0, late, "random")
    live = await services.table_service.create_table(
        host, detente.game(GAME), {"seats": 2}, "", people, True, control
    )
    return live.row.id, live.holders[0].id
