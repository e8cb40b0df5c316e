"""Playing over HTTP: commands, undo, chat, links, streams and what is refused."""

from typing import Any

import pytest

from tests.server.serving import Person, Server, until

GAME = "isles"


def lines_of(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    """The lines of the log that a seat sees."""
    lines: list[dict[str, Any]] = person.get(f"/api/tables/{table}/seats/{seat}/frames", language="en")["log"]
    return lines


def frame_of(person: Person, table: str, seat: int) -> dict[str, Any]:
    """The newest frame of a seat, with its scene and without a log."""
    frame: dict[str, Any] = person.get(f"/api/tables/{table}/seats/{seat}/next", language="en")["frame"]
    return frame


def offered(frame: dict[str, Any]) -> list[str]:
    """What a seat may do."""
    return [offer["action"] for offer in frame["scene"]["offers"]]


def joined(host: Person, guest: Person, game: str = GAME) -> str:
    """A table at which two people sit, the guest by a link."""
    info = host.open_table(game, "me", "friend", **({"seats": 2} if game != GAME else {}))
    assert info["status"] == "waiting"
    key = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    assert guest.post(f"/api/keys/{key}", {"name": "Boris"})["seat"] == 1
    return str(info["id"])


def play_on(person: Person, table: str, seats: list[int]) -> None:
    """Play a seat's first offers until its game is over."""
    for _ in range(2000):
        if person.get(f"/api/tables/{table}")["status"] == "over":
            return
        for seat in seats:
            frame = frame_of(person, table, seat)
            if frame["scene"]["offers"]:
                person.command(table, seat, frame["ask"], actions=offered(frame)[:1])
    raise AssertionError("the game does not end")


def test_the_lobby_is_told_what_a_game_calls_its_seats(anna: Person) -> None:
    games = {info["id"]: info["seats"] for info in anna.get("/api/games", language="de")}
    assert games["isles"] == ["Spieler A", "Spieler B", "Spieler C"]
    assert games["wsdv"] == ["West", "Ost"]
    assert games["twoplustwo"] == ["USA", "Sowjetunion", "West", "Ost"]


def test_a_game_of_two_people_by_link(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == ["Guest A", "Boris"]
    watch = boris.watch(f"{table}:1")
    before = watch.next("hello")["frame"]
    frame = frame_of(anna, table, 0)
    anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])
    assert (
        frame_of(boris, table, 1)["number"] == before["number"]
    )  # a part of a sealed order: nothing to be seen
    watch.close()


@pytest.mark.parametrize(
    ("seats", "first"),
    [
        (("random", "me", "random"), 1),
        (("me", "random"), 0),
        (("screen Bea", "random", "me"), 2),
        (("random", "friend", "me"), 2),
    ],
)
def test_an_option_that_means_who_opened_the_table_is_settled_when_the_game_begins(
    anna: Person, boris: Person, seats: tuple[str, ...], first: int
) -> None:
    assert anna.http.put("/api/me", json={"name": "Anna"}).status_code == 200
    info = anna.open_table("nuclear_war", *seats)
    table = info["id"]
    if "friend" in seats:
        assert info["options"]["first_player"] == "owner"
        key = info["seats"][seats.index("friend")]["invitation"].rsplit("/", 1)[1]
        boris.post(f"/api/keys/{key}", {"name": "Boris"})
    assert anna.get(f"/api/tables/{table}")["options"]["first_player"] == "ABC"[first]
    assert offered(frame_of(anna, table, first)), "the first player is asked for secrets first of all"


def test_without_a_seat_of_the_opener_the_game_decides(anna: Person) -> None:
    info = anna.open_table("nuclear_war", "random", "random", first_player="owner")
    assert anna.get(f"/api/tables/{info['id']}")["options"]["first_player"] == "owner"
    chosen = anna.open_table("nuclear_war", "random", "me", first_player="random")
    assert anna.get(f"/api/tables/{chosen['id']}")["options"]["first_player"] == "random"


def test_bots_play_a_whole_game_with_a_person(anna: Person) -> None:
    info = anna.open_table("nuclear_war", "me", "heuristic", "random")
    watch = anna.watch(f"{info['id']}:0")
    frame = watch.next("hello")["frame"]
    scene, ask, done = frame["scene"], frame["ask"], 0
    while not scene["over"]:
        if scene["offers"] and frame["number"] >= done:
            done = anna.command(info["id"], 0, ask, actions=[scene["offers"][0]["action"]])["frame"]
        frame = watch.next("frame")["frame"]
        scene, ask = {**scene, **frame["patch"]}, frame["ask"]
    until(lambda: anna.get(f"/api/tables/{info['id']}")["places"], "the ranking")
    record = anna.get(f"/api/tables/{info['id']}/record")
    assert record["entries"] and record["seed"] >= 2**64
    watch.close()


def test_a_command_sent_twice_is_done_once(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    frame = frame_of(anna, table, 0)
    body = {"id": "once", "ask": frame["ask"], "actions": offered(frame)[:1]}
    path = f"/api/tables/{table}/seats/0/commands"
    answers = [anna.post(path, body) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2] == {"frame": frame["number"] + 1}
    assert frame_of(anna, table, 0)["number"] == frame["number"] + 1


def test_two_commands_for_one_question_are_not_both_done(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    frame = frame_of(anna, table, 0)
    anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])
    refused = anna.command(table, 0, frame["ask"], 409, actions=offered(frame)[:1])
    assert refused["error"]["code"] == "stale"


def test_commands_of_ten_tabs_at_once(server: Server, anna: Person) -> None:
    from concurrent.futures import ThreadPoolExecutor

    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    frame = frame_of(anna, table, 0)
    tabs = [Person(server.url, anna.cookie) for _ in range(10)]
    body = {"ask": frame["ask"], "actions": offered(frame)[:1]}
    path = f"/api/tables/{table}/seats/0/commands"

    def send(k: int) -> int:
        return tabs[k].http.post(path, json=body | {"id": f"tab {k}"}).status_code

    with ThreadPoolExecutor(10) as pool:
        statuses = sorted(pool.map(send, range(10)))
    assert statuses == [200] + [409] * 9
    assert frame_of(anna, table, 0)["number"] == frame["number"] + 1


def test_a_command_is_done_whole_or_not_at_all(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    frame = frame_of(anna, table, 0)
    refused = anna.command(table, 0, frame["ask"], 409, actions=[offered(frame)[0], "muster atlantis"])
    assert refused["error"]["code"] == "illegal"
    assert frame_of(anna, table, 0) == frame


def test_a_drag_is_one_command(anna: Person) -> None:
    """An action and one of those that its offer's `then` holds."""
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    for _ in range(300):
        for seat in (0, 1):
            frame = frame_of(anna, table, seat)
            for offer in frame["scene"]["offers"]:
                if offer.get("then"):
                    actions = [offer["action"], offer["then"][0]["action"]]
                    anna.command(table, seat, frame["ask"], actions=actions)
                    return
            if frame["scene"]["offers"]:
                anna.command(table, seat, frame["ask"], actions=offered(frame)[-1:])
    raise AssertionError("no drag was offered")


def test_undo_takes_back_a_sealed_answer(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    start = frame_of(anna, table, 0)
    frame = start
    while frame["scene"]["offers"]:
        anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])
        frame = frame_of(anna, table, 0)
    assert frame["scene"]["undoable"] > 1 and not frame["scene"]["prompt"]["mine"]
    anna.command(table, 0, frame["ask"], undo=frame["scene"]["undoable"])
    again = frame_of(anna, table, 0)
    assert offered(again) == offered(start)
    too_many = anna.command(table, 0, again["ask"], 409, undo=1)
    assert too_many["error"]["code"] == "illegal"
    assert frame_of(anna, table, 0) == again


def test_a_stream_goes_on_where_it_was_cut(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    watch = anna.watch(f"{table}:0", f"{table}:-")
    frame = watch.next("hello")["frame"]
    watch.next("hello")
    last = watch.last_id
    watch.close()
    again = anna.watch(f"{table}:0", f"{table}:-", last=last)
    assert [again.next("hello")["frame"] for _ in range(2)] == [None, None]
    again.close()
    anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])
    later = anna.watch(f"{table}:0", f"{table}:-", last=last)
    first, spectator = (later.next("hello")["frame"] for _ in range(2))
    assert first["number"] == 1 and first["scene"]["undoable"] == 1
    assert spectator is None  # a part of a sealed order
    later.close()


def test_a_second_device_by_the_seats_own_link(anna: Person, boris: Person, server: Server) -> None:
    table = joined(anna, boris)
    link = boris.get(f"/api/tables/{table}")["seats"][1]["link"]
    phone = Person(server.url)
    assert phone.get(f"/api{link.replace('/seat/', '/keys/')}")["kind"] == "seat"
    assert phone.http.get(f"/api/tables/{table}/seats/1/frames").status_code == 403
    phone.post(f"/api{link.replace('/seat/', '/keys/')}", {})
    assert frame_of(phone, table, 1)["scene"] == frame_of(boris, table, 1)["scene"]
    tool = Person(server.url)
    tool.http.cookies.clear()
    tool.http.headers["Authorization"] = f"Bearer {link.rsplit('/', 1)[1]}"
    frame = tool.get(f"/api/tables/{table}/seats/1/frames")
    assert frame["frames"] >= 1


def test_who_lost_a_seat_sees_no_more_of_it(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    watch = boris.watch(f"{table}:1")
    watch.next("hello")
    answer = boris.http.put(f"/api/tables/{table}/seats/1/holder", json={"kind": "bot", "bot": "random"})
    assert answer.status_code == 200
    assert watch.next("refused")["error"]["code"] == "forbidden"
    assert boris.http.get(f"/api/tables/{table}/seats/1/frames").status_code == 403
    watch.close()


def test_an_invitation_is_good_for_one(anna: Person, boris: Person, server: Server) -> None:
    info = anna.open_table(GAME, "me", "friend")
    key = info["seats"][1]["invitation"].rsplit("/", 1)[1]
    leads_to = boris.get(f"/api/keys/{key}")
    assert (leads_to["taken"], leads_to["host"], leads_to["seat"]) == (False, "Guest A", 1)
    boris.post(f"/api/keys/{key}", {"name": "Boris"})
    boris.post(f"/api/keys/{key}", {"name": "Boris"})
    late = Person(server.url)
    assert late.get(f"/api/keys/{key}")["taken"] is True
    assert late.post(f"/api/keys/{key}", {}, 409)["error"]["code"] == "not_now"
    assert late.post("/api/keys/nonsense", {}, 404)["error"]["code"] == "unknown"


def test_invitations_are_for_the_host_and_links_for_the_holder(anna: Person, boris: Person) -> None:
    info = anna.open_table(GAME, "me", "friend")
    seen = boris.get(f"/api/tables/{info['id']}")
    assert "link" in info["seats"][0] and "invitation" in info["seats"][1]
    assert not any("link" in seat or "invitation" in seat for seat in seen["seats"])


def test_the_lobby_hears_who_owes_a_move(anna: Person, boris: Person) -> None:
    watch = boris.watch("lobby")
    assert watch.next("tables")["tables"] == []
    table = joined(anna, boris)
    listed = watch.next("tables", lambda data: data["tables"])["tables"]
    assert [(line["id"], line["owed"]) for line in listed] == [(table, [1])]
    frame = frame_of(boris, table, 1)
    while frame["scene"]["offers"]:
        boris.command(table, 1, frame["ask"], actions=offered(frame)[:1])
        frame = frame_of(boris, table, 1)
    assert watch.next("tables")["tables"][0]["owed"] == []
    watch.close()


def test_the_lobby_tells_nothing_of_hidden_parts(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    watch = boris.watch("lobby")
    before = watch.next("tables")["tables"]
    frame = frame_of(anna, table, 0)
    anna.command(table, 0, frame["ask"], actions=offered(frame)[:1])
    assert anna.get("/api/me")["tables"][0]["updated"] == before[0]["updated"]
    assert boris.get("/api/me")["tables"] == before
    assert [event for event, _, _ in watch.events] == ["tables"]
    watch.close()


def test_chat_reaches_all_who_look(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    watch, crowd = boris.watch(f"{table}:1"), boris.watch(f"{table}:-")
    watch.next("hello"), crowd.next("hello")
    for _ in range(2):
        anna.post(f"/api/tables/{table}/chat", {"id": "c1", "seat": 0, "text": "Frieden? <b>☮</b>"})
    assert watch.next("chat")["chat"]["text"] == "Frieden? <b>☮</b>"
    assert crowd.next("chat")["chat"]["name"] == "Guest A"
    again = boris.watch(f"{table}:1")
    assert len(again.next("hello")["chat"]) == 1
    assert (
        boris.http.post(f"/api/tables/{table}/chat", json={"id": "c2", "seat": 0, "text": "x"}).status_code
        == 403
    )
    for stream in (watch, crowd, again):
        stream.close()


@pytest.mark.rule("ISLES-SIGNAL-1")
def test_who_is_not_meant_to_hear_hears_nothing(anna: Person) -> None:
    seats = ("me", "screen Zoe", "screen Max")
    info = anna.open_table("isles", *seats, seats=3, signals="lamps")
    table, path = info["id"], f"/api/tables/{info['id']}/chat"
    assert [seat["heard_by"] for seat in info["seats"]] == [[1], [2], [0]]
    streams = {seat: anna.watch(f"{table}:{seat}") for seat in "012-"}
    for stream in streams.values():
        assert stream.next("hello")["chat"] == []
    for seat in (0, 1, 2):
        anna.post(path, {"id": "1", "seat": seat, "text": f"from {seat}"})
    heard = {seat: [streams[seat].next("chat")["chat"]["text"] for _ in range(2)] for seat in "012"}
    assert heard == {"0": ["from 0", "from 2"], "1": ["from 0", "from 1"], "2": ["from 1", "from 2"]}
    assert not [event for event, _, _ in streams["-"].events if event == "chat"]
    late = {seat: anna.watch(f"{table}:{seat}").next("hello")["chat"] for seat in "01-"}
    assert [[line["text"] for line in lines] for lines in late.values()] == [heard["0"], heard["1"], []]
    assert set(late["0"][0]) == {"seat", "name", "text", "at"}, "a number would count what was not heard"
    for stream in streams.values():
        stream.close()


@pytest.mark.rule("ISLES-SIGNAL-1")
def test_where_nobody_may_talk_it_is_refused_until_the_game_is_over(anna: Person) -> None:
    table = anna.open_table("isles", "me", "random", seats=2, tides=4, signals="none")["id"]
    path = f"/api/tables/{table}/chat"
    refused = anna.post(path, {"id": "1", "seat": 0, "text": "psst"}, 403)["error"]
    assert (refused["code"], refused["message"]) == (
        "forbidden",
        "At this table nobody may talk while the game runs.",
    )
    play_on(anna, table, [0])
    anna.post(path, {"id": "2", "seat": 0, "text": "well played"})
    watch = anna.watch(f"{table}:-")
    assert [line["text"] for line in watch.next("hello")["chat"]] == ["well played"]
    watch.close()


def test_what_is_said_bears_no_control_characters(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    path = f"/api/tables/{table}/chat"
    anna.post(path, {"id": "1", "seat": 0, "text": " a\x00b\nc "})
    assert anna.post(path, {"id": "2", "seat": 0, "text": "\x07 \u200b"}, 400)["error"]["code"] == "malformed"
    watch = anna.watch(f"{table}:0")
    assert [line["text"] for line in watch.next("hello")["chat"]] == ["a b c"]
    watch.close()


def test_presence(anna: Person, boris: Person) -> None:
    table = joined(anna, boris)
    mine = anna.watch(f"{table}:0")
    mine.next("hello")
    other = boris.watch(f"{table}:1")
    mine.next("table", lambda data: data["table"]["seats"][1]["here"])
    other.close()
    mine.next("table", lambda data: not data["table"]["seats"][1]["here"])
    mine.close()


BAD_BODIES = [
    b"{",
    b"[]",
    b"nonsense",
    b"",
    b"\xff\xfe",
    b"[" * 30000,
    b'{"id": "x"}',
    b'{"id": "x", "ask": 0}',
    b'{"id": "x", "ask": 0, "actions": []}',
    b'{"id": "x", "ask": 0, "actions": ["a"], "undo": 1}',
    b'{"id": "x", "ask": -1, "actions": ["a"]}',
    b'{"id": "x", "ask": 0, "undo": 0}',
    b'{"id": "x", "ask": 0, "undo": 1e400}',
    b'{"id": "x", "ask": "0", "actions": ["a"]}',
    b'{"id": "x", "ask": true, "actions": ["a"]}',
    b'{"id": "", "ask": 0, "actions": ["a"]}',
    b'{"id": 7, "ask": 0, "actions": ["a"]}',
    b'{"id": "x", "ask": 0, "actions": "ab"}',
    b'{"id": "x", "ask": 0, "actions": [1]}',
    b'{"id": "x", "ask": 0, "actions": ["a"], "seat": 1}',
    b'{"id": "x", "ask": 99999999999999999999999, "actions": ["a"]}',
    b'{"id": "a\\u0000b", "ask": 0, "actions": ["a"]}',
    b'{"id": "\\ud800", "ask": 0, "actions": ["a"]}',
]


@pytest.mark.parametrize("body", BAD_BODIES)
def test_what_cannot_be_read_is_refused(anna: Person, body: bytes) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    before = frame_of(anna, table, 0)
    answer = anna.http.post(
        f"/api/tables/{table}/seats/0/commands", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] == "malformed" and answer.json()["error"]["message"]
    assert frame_of(anna, table, 0) == before


def test_what_must_not_be_is_refused(anna: Person, boris: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    frame = frame_of(anna, table, 0)
    good = {"id": "x", "ask": frame["ask"], "actions": offered(frame)[:1]}
    path = f"/api/tables/{table}/seats/0/commands"
    cases: list[tuple[Any, int, str]] = [
        (boris.http.post(path, json=good), 403, "forbidden"),
        (anna.http.post(path.replace("/0/", "/7/"), json=good), 404, "unknown"),
        (anna.http.post(path.replace("/0/", "/-1/"), json=good), 404, "unknown"),
        (anna.http.post(path.replace(table, "nowhere"), json=good), 404, "unknown"),
        (anna.http.post(path.replace(table, "no%00where"), json=good), 404, "unknown"),
        (anna.http.post(path, json=good | {"ask": frame["ask"] + 5}), 409, "stale"),
        (anna.http.post(path, json=good | {"actions": ["dance"]}), 409, "illegal"),
        (anna.http.post(path, json=good | {"actions": ["x" * 300]}), 400, "malformed"),
        (anna.http.post(path, content=b" " * 70_000), 413, "too_large"),
        (anna.http.post(path, json=good, headers={"Origin": "https://evil.example"}), 403, "forbidden"),
        (anna.http.get(f"/api/tables/{table}/seats/0/frames/99"), 404, "unknown"),
        (anna.http.get(f"/api/tables/{table}/record"), 409, "not_now"),
        (anna.http.get("/api/games/chess/rules"), 404, "unknown"),
        (anna.http.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}]}), 400, "malformed"),
        (anna.http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]}), 404, "unknown"),
        (anna.http.post("/api/tables", json={"game": GAME, "seats": [{"kind": "bot", "bot": "hal"}] * 2}), 400, "malformed"),
    ]  # fmt: skip
    for k, (answer, status, code) in enumerate(cases):
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), (k, answer.text)
    assert frame_of(anna, table, 0) == frame


def test_a_body_without_announced_length_is_measured(anna: Person) -> None:
    answer = anna.http.post("/api/tables", content=iter([b"x" * 40_000] * 8))
    assert answer.status_code == 413


def test_refusals_speak_the_language_asked_for(anna: Person) -> None:
    german = anna.http.get("/api/tables/nowhere", headers={"Accept-Language": "de-CH,en;q=0.5"})
    assert "Tisch" in german.json()["error"]["message"]
    assert (
        "Tisch" in anna.http.get("/api/tables/nowhere", params={"language": "de"}).json()["error"]["message"]
    )


def test_streams_refuse_what_may_not_be_seen(anna: Person, boris: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    watch = boris.watch(f"{table}:0", "nowhere:0", f"{table}:x", f"{table}:-")
    codes = [watch.next("refused")["error"]["code"] for _ in range(3)]
    assert codes == ["forbidden", "unknown", "unknown"]
    assert watch.events[-1][0] == "refused" or watch.next("hello")["watch"].endswith(":-")
    watch.close()


def test_looking_back(anna: Person) -> None:
    table = anna.open_table(GAME, "random", "random")["id"]
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")
    past = anna.get(f"/api/tables/{table}/seats/-/frames")
    numbers = [line["frame"] for line in past["log"]]
    assert numbers == sorted(numbers) and past["frames"] > 10
    frame = anna.get(f"/api/tables/{table}/seats/-/frames/{past['frames'] - 1}")
    assert frame["scene"]["over"] and frame["scene"]["offers"] == []


def test_hot_seat_streams_only_the_seat_that_is_watched(anna: Person) -> None:
    table = anna.open_table(GAME, "me", "screen Zoe")["id"]
    watch = anna.watch(f"{table}:1")
    assert watch.next("hello")["frame"]["scene"]["seat"] == 1
    assert {data["frame"]["scene"]["seat"] for event, data, _ in watch.events if event == "hello"} == {1}
    watch.close()


def test_names_differ(anna: Person) -> None:
    info = anna.open_table("nuclear_war", "screen Jo", "screen Jo", "screen  Jo\n", "random")
    assert [seat["name"] for seat in info["seats"]] == ["Jo", "Jo 2", "Jo 3", "Bot D"]


def test_pages_come_with_a_cookie_and_a_policy(server: Server) -> None:
    fresh = Person(server.url)
    assert len(fresh.cookie) > 40
    answer = fresh.http.get("/")
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers and answer.headers["x-content-type-options"] == "nosniff"
    for path in ("/join/x", "/seat/x", "/rules/isles", "/api/games/isles/board.svg"):
        assert fresh.http.get(path).status_code == 200


def test_a_board_is_sent_once(anna: Person) -> None:
    board = anna.http.get("/api/games/isles/board.svg")
    again = anna.http.get("/api/games/isles/board.svg", headers={"If-None-Match": board.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = anna.http.get("/api/games/isles/board.svg", headers={"If-None-Match": '"another"'})
    assert other.content == board.content


def test_a_table_says_which_board_it_has(anna: Person) -> None:
    table = anna.open_table("isles", "me", "random")
    assert anna.http.get(f"/api/games/{table['game']}/{table['board']}").status_code == 200
    for other in ("pearls.svg", "isles.toml", "..%2fboard.svg"):
        assert anna.http.get(f"/api/games/isles/{other}").status_code == 404


def test_a_file_outside_the_client_cannot_be_had(anna: Person) -> None:
    for path in ("/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web//etc/passwd"):
        assert anna.http.get(path).status_code == 404


def test_the_log_begins_with_what_happened_before_the_first_decision(
    server: Server, anna: Person, boris: Person
) -> None:
    table = joined(anna, boris, "nations")
    for person, seat, language, first in (
        (anna, 0, "en", "Round 1 begins."),
        (boris, 1, "de", "Runde 1 beginnt."),
        (Person(server.url), "-", "en", "Round 1 begins."),
    ):
        watch = person.watch(f"{table}:{seat}", language=language)
        log = watch.next("hello")["frame"]["log"]
        watch.close()
        assert log[0]["text"] == first and ("’s turn." in log[1]["text"] or "am Zug." in log[1]["text"])
        assert {line["frame"] for line in log[:2]} == {0}
