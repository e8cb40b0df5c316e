"""Spectators who see a table later: whatever they ask for, by whatever way, it is as it was a while ago."""

import time
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

import detente
from detente.server.container import Services
from detente.server.settings import Settings
from detente.server.store.models import ChatRow, now
from detente.server.tables.streams import Identity
from tests.server.serving import PATIENCE, Person, Server, in_a_loop, until, wish
from tests.server.table_for_tests import patched
from tests.server.test_play import GAME

LONG = 3600
SHORT = 2
Moves = list[tuple[int, float]]


def delayed_table(person: Person, delay: int, *seats: str, **more: Any) -> str:
    """A new table that spectators see this many seconds later."""
    body = {"game": GAME, "seats": [wish(seat) for seat in seats], "delay": delay, **more}
    return str(person.post("/api/tables", body, 201)["id"])


def sit_down(host: Person, guest: Person, table: str) -> None:
    """The guest takes the second seat, and the game begins."""
    invitation = host.get(f"/api/tables/{table}")["seats"][1]["invitation"].rsplit("/", 1)[1]
    guest.post(f"/api/keys/{invitation}", {"name": "Boris"})


def move(person: Person, table: str, seat: int) -> bool:
    """Do the first thing that is offered; whether there was anything."""
    frame = person.get(f"/api/tables/{table}/seats/{seat}/next")["frame"]
    if not frame["scene"]["offers"]:
        return False
    person.command(table, seat, frame["ask"], actions=[frame["scene"]["offers"][0]["action"]])
    return True


def play(people: list[Person], table: str, moves: int) -> None:
    """Make a number of moves, in turn."""
    done = 0
    while done < moves:
        before = done
        for seat, person in enumerate(people):
            done += move(person, table, seat)
        assert done > before, "nobody can move"


def play_until_seen(people: list[Person], table: str) -> None:
    """Move until something has happened that spectators notice."""
    seen = people[0].get(f"/api/tables/{table}/seats/-/next")["frame"]["number"]
    while people[0].get(f"/api/tables/{table}/seats/-/next")["frame"]["number"] == seen:
        play(people, table, 1)


def everything(person: Person, table: str) -> dict[str, Any]:
    """All that somebody who does not play can ask about a table, without the time at which they ask."""
    path = f"/api/tables/{table}"
    found: dict[str, Any] = {}
    for part in ("", "/record", "/people", "/seats/-/frames", "/seats/-/frames/0", "/seats/-/frames/1",
                 "/seats/-/next", "/seats/-/ending", "/seats/-/chart"):  # fmt: skip
        answer = person.http.get(path + part)
        found[part] = answer.status_code, without_time(answer)
    return found


def without_time(answer: httpx.Response) -> Any:
    said = answer.json()
    for table in (said, said.get("table") if isinstance(said, dict) else None):
        if isinstance(table, dict):
            table.pop("now", None)
    return said


def without(info: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in info.items() if name not in names}


def test_whoever_only_watches_sees_nothing_of_what_happens_meanwhile(
    server: Server, anna: Person, boris: Person
) -> None:
    id = delayed_table(anna, LONG, "me", "friend")
    clara, early = Person(server.url), Person(server.url)
    waiting = early.watch(f"{id}:-")
    assert waiting.next("hello")["table"]["status"] == "waiting"
    sit_down(anna, boris, id)
    until(lambda: not waiting.thread.is_alive(), "the end of the stream that began before the game")
    before = everything(clara, id)
    assert before[""][1]["delayed"] and before[""][1]["delay"] == LONG
    watch = clara.watch(f"{id}:-")
    assert watch.next("hello")["frame"]["number"] == 0
    again = early.watch(f"{id}:-")
    assert again.next("hello")["frame"]["number"] == 0
    events = len(watch.events), len(again.events)
    play([anna, boris], id, 6)
    anna.post(f"/api/tables/{id}/chat", {"id": "said", "seat": 0, "text": "Nobody hears that."})
    boris.http.put(f"/api/tables/{id}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    anna.post(f"/api/tables/{id}/seats/0/proposals", {"kind": "abandon"})
    until(lambda: anna.get(f"/api/tables/{id}")["status"] == "over", "the end of the table")
    time.sleep(3)  # in which something would come that came too early
    assert everything(clara, id) == before
    assert everything(boris, id)[""][1]["status"] == "running", "those who have left only watch"
    assert (len(watch.events), len(again.events)) == events
    asked = clara.http.get(f"/api/tables/{id}/seats/-/next", params={"after": 0, "wait": 1}).json()
    assert asked["frame"] is None
    far = clara.http.get(f"/api/tables/{id}/seats/-/next", params={"after": 5}).json()
    assert far["frame"] is None
    for stream in (watch, again):
        stream.close()


def test_players_and_the_host_see_everything_at_once(server: Server, anna: Person, boris: Person) -> None:
    id = delayed_table(anna, LONG, "friend", "random")
    invitation = anna.get(f"/api/tables/{id}")["seats"][0]["invitation"].rsplit("/", 1)[1]
    key = boris.post(f"/api/keys/{invitation}", {"name": "Boris"})["key"]
    by_key = {"Authorization": f"Bearer {key}", "Cookie": ""}
    watch = anna.watch(f"{id}:-")
    hello = watch.next("hello")
    assert not hello["table"]["delayed"]
    begun = hello["frame"]["number"]  # the bot may have been the first to move

    def noticed() -> bool:
        """Boris moves, secretly perhaps; whether something has happened that spectators see."""
        move(boris, id, 0)
        return anna.get(f"/api/tables/{id}/seats/-/next")["frame"]["number"] > begun

    until(noticed, "something to see")
    assert watch.next("frame")["frame"]["number"] > begun
    for person, headers in ((anna, {}), (boris, {}), (Person(server.url), by_key)):
        info = person.http.get(f"/api/tables/{id}", headers=headers).json()
        assert not info["delayed"] and info["delay"] == LONG
    watch.close()


def test_spectators_see_the_whole_game_later_and_in_its_order(server: Server, anna: Person) -> None:
    began = time.time()
    id = delayed_table(anna, SHORT, "random", "random")
    clara = Person(server.url)
    watch = clara.watch(f"{id}:-")
    hello = watch.next("hello")
    until(lambda: anna.get(f"/api/tables/{id}")["status"] == "over", "the end of the game")
    over = watch.next("table", lambda data: data["table"]["status"] == "over")["table"]
    assert time.time() - began >= SHORT
    own = anna.get(f"/api/tables/{id}")
    personal = ("now", "host", "delayed")
    assert without(over, *personal) == without(own, *personal)
    scene, frames = hello["frame"]["scene"], [hello["frame"]["number"]]
    for event, data, _ in watch.events:
        if event == "frame":
            scene, frames = patched(scene, data["frame"]["patch"]), [*frames, data["frame"]["number"]]
    assert frames == list(range(frames[0], frames[-1] + 1))
    newest = anna.get(f"/api/tables/{id}/seats/-/next")["frame"]
    assert frames[-1] == newest["number"] and sorted_pieces(scene) == sorted_pieces(newest["scene"])
    assert clara.get(f"/api/tables/{id}/record") == anna.get(f"/api/tables/{id}/record")
    assert clara.get(f"/api/tables/{id}/seats/-/ending") == anna.get(f"/api/tables/{id}/seats/-/ending")
    watch.close()


def sorted_pieces(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene whose pieces are in a fixed order: a patch does not say theirs."""
    return scene | {"pieces": sorted(scene["pieces"], key=lambda piece: str(piece["id"]))}


def test_nothing_comes_too_early(server: Server, anna: Person, boris: Person) -> None:
    id = delayed_table(anna, SHORT, "me", "friend")
    sit_down(anna, boris, id)
    clara = Person(server.url)
    watch = clara.watch(f"{id}:-")
    watch.next("hello")
    done: list[float] = []
    for k in range(4):
        done.append(time.time())
        play([anna, boris], id, 1)
        anna.post(f"/api/tables/{id}/chat", {"id": f"c{k}", "seat": 0, "text": f"line {k}"})
        time.sleep(0.3)
    for k in range(4):
        watch.next("chat", lambda data, k=k: data["chat"]["text"] == f"line {k}")
        assert time.time() - done[k] >= SHORT
    newest = anna.get(f"/api/tables/{id}/seats/-/next")["frame"]
    shown = until(lambda: same(clara, id, newest["number"]), "the newest frame")
    assert shown == newest
    watch.close()


def test_nothing_comes_too_early_that_happens_while_it_is_looked_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        services = Services(Settings(database))
        await services.start()
        try:
            await look_meanwhile(services)
        finally:
            await services.stop()

    async def look_meanwhile(services: Services) -> None:
        row = await services.store.register_visitor("a token", "Anna")
        anna, game = Identity("Anna", row.id, "Anna"), detente.game(GAME)
        holders = services.seating.holders_from(anna, game, [("me", None, None)] * 2, "en")
        options = {**game.start(None, 0).options}
        live = await services.table_service.create_table(anna, game, options, "", holders, delay=SHORT)
        log = live.game_log
        assert log is not None
        last_shown = services.spectators.releases.last_shown

        async def meanwhile(table: str, position: int, chat: int, at: datetime) -> Any:
            """A move and a line of chat follow as soon as it is known what may be shown."""
            known = await last_shown(table, position, chat, at)
            seat = log.state.to_act[0]
            action = game.actions.text(log.state.legal_actions(seat)[0])
            ask = log.timeline(seat).ask
            await services.table_service.command(table, anna, seat, f"move {log.position}", ask, [action])
            await services.table_service.send_chat(table, anna, 0, "Now!", f"chat {log.position}")
            return known

        past = await services.spectators.shown(live, Identity())
        before = log.position
        early = now() - timedelta(hours=1)
        line = ChatRow(
            table_id=live.row.id, seat=0, name="Anna", text="Early.", heard=None, command="x", at=early
        )
        await services.store.add_line(line)
        await services.broadcaster.send_new_chat(live)
        monkeypatch.setattr(services.spectators.releases, "last_shown", meanwhile)
        await services.spectators.shown(live, Identity())
        assert log.position > before and live.last_chat == 2
        assert past.game_log is not None
        assert (past.game_log.position, past.last_chat) == (before, 1)

    in_a_loop(play())


def same(person: Person, table: str, number: int) -> Any:
    """The newest frame of a spectator once it has this number."""
    frame = person.get(f"/api/tables/{table}/seats/-/next")["frame"]
    return frame if frame["number"] == number else None


def test_polling_waits_for_what_is_shown_later(server: Server, anna: Person, boris: Person) -> None:
    id = delayed_table(anna, SHORT, "me", "friend")
    sit_down(anna, boris, id)
    clara = Person(server.url)
    number = clara.get(f"/api/tables/{id}/seats/-/next")["frame"]["number"]
    began = time.time()
    play_until_seen([anna, boris], id)
    end = time.monotonic() + PATIENCE
    frame = None
    while frame is None and time.monotonic() < end:
        frame = clara.get(f"/api/tables/{id}/seats/-/next", after=number, wait=20)["frame"]
    assert frame is not None and frame["number"] > number and time.time() - began >= SHORT


def test_seats_that_pass_on_are_seen_later(server: Server, anna: Person, boris: Person) -> None:
    id = delayed_table(anna, SHORT, "me", "friend")
    sit_down(anna, boris, id)
    own = boris.watch(f"{id}:-")
    own.next("hello")
    left = time.time()
    boris.http.put(f"/api/tables/{id}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    until(lambda: not own.thread.is_alive(), "the end of the stream of a player who has left")
    line = next(table for table in boris.get("/api/me")["tables"] if table["id"] == id)
    assert line["left"] and line["waits"] == []
    assert boris.get(f"/api/tables/{id}")["seats"][1]["back"], "they can come back at once"
    until(lambda: boris.get(f"/api/tables/{id}")["seats"][1]["kind"] == "bot", "the bot")
    assert time.time() - left >= SHORT
    assert any("Boris" in line["text"] for line in boris.get(f"/api/tables/{id}/seats/-/frames")["log"])


def test_results_and_lists_say_nothing_of_an_end_that_spectators_have_not_seen(
    server: Server, anna: Person, boris: Person
) -> None:
    name = f"Delayed {anna.cookie[:8]}"
    anna.post("/api/account", {"name": name, "password": "a long password"}, 201)
    id = delayed_table(anna, LONG, "me", "friend")
    sit_down(anna, boris, id)
    boris.http.put(f"/api/tables/{id}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    while anna.get(f"/api/tables/{id}")["status"] != "over":
        move(anna, id, 0)
    time.sleep(5)  # in which the result would be written down
    assert Person(server.url).get(f"/api/people/{name}")["results"] == []
    line = next(table for table in boris.get("/api/me")["tables"] if table["id"] == id)
    assert line["status"] == "running" and line["waits"] == []
    export = boris.get("/api/account/export")
    assert [table["status"] for table in export["tables"] if table["id"] == id] == ["running"]
    assert next(t for t in anna.get("/api/me")["tables"] if t["id"] == id)["status"] == "over"


def test_a_rematch_is_seen_as_late(server: Server, anna: Person) -> None:
    id = delayed_table(anna, SHORT, "random", "random")
    until(lambda: anna.get(f"/api/tables/{id}")["status"] == "over", "the end")
    assert anna.post(f"/api/tables/{id}/rematch", {})["delay"] == SHORT


@pytest.mark.parametrize("delay", [0, -1, 7 * 86400 + 1, "1", 1.5, True])
def test_a_delay_is_of_whole_seconds_up_to_a_week(anna: Person, delay: Any) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}] * 2, "delay": delay}
    answer = anna.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    assert "delay" in answer.json()["error"]["message"]
