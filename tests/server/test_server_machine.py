"""People at a table do anything in any order (hypothesis): join, act, take back, leave, come back, reconnect, and let time run out.

After each step all of them, a spectator, and the streams that were open all along must agree about the table, and nobody may see more
than is theirs. What was acknowledged stays: the same command sent again has the same answer, and a stream leads to the same scene as
a fresh look.
"""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.server.serving import PATIENCE, Person, Server, Watch, sqlite_url, until
from tests.server.table_for_tests import patched
from tests.server.test_clocks import MAIL, let_time_pass
from tests.server.test_play import GAME

REFUSED = {"stale", "illegal", "not_now", "forbidden"}
SEATS = st.integers(0, 1)


class Followed:
    """A stream that has been followed since it began: its scene and frame number are those of its last event."""

    def __init__(self, person: Person, watch: str, last: str | None = None) -> None:
        self.watch: Watch = person.watch(watch, last=last)
        self.scene: dict[str, Any] | None = None
        self.number = -1
        self.refused = False

    def catch_up(self, number: int) -> None:
        """Read until the frame with this number, or until it is refused."""
        end = time.monotonic() + PATIENCE
        while self.number < number and not self.refused and time.monotonic() < end:
            while not self.watch.fresh.empty():
                event, data, _ = self.watch.fresh.get()
                self.take(event, data)
            time.sleep(0.005)
        assert self.number >= number or self.refused, (self.number, number)

    def take(self, event: str, data: Any) -> None:
        if event == "refused":
            self.refused = True
        frame = data.get("frame") if event in ("hello", "frame") else None
        if frame is None:
            return
        if "scene" in frame:
            self.scene = frame["scene"]
        else:
            assert frame["number"] == self.number + 1, "a frame is missing, or came twice"
            assert self.scene is not None
            self.scene = patched(self.scene, frame["patch"])
        self.number = frame["number"]


class Table(RuleBasedStateMachine):
    """Two people and a spectator at one table by mail."""

    server: Server
    database: str

    @initialize()
    def sit_down(self) -> None:
        self.people = [Person(self.server.url) for _ in range(2)]
        self.spectator = Person(self.server.url)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = self.people[0].post("/api/tables", {"game": GAME, "seats": seats, "time": MAIL}, 201)
        self.id, self.path = str(made["id"]), f"/api/tables/{made['id']}"
        key = made["seats"][1]["invitation"].rsplit("/", 1)[1]
        self.people[1].post(f"/api/keys/{key}", {"name": "Boris"})
        self.held = [True, True]
        """Whether the two hold their seats: else a bot does."""
        self.streams: dict[int, Followed] = {}
        self.watching = Followed(self.spectator, f"{self.id}:-")
        self.commands: list[tuple[int, dict[str, Any], Any]] = []
        self.chance = random.Random(7)

    def frame(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.people[seat].get(f"{self.path}/seats/{seat}/next")["frame"]
        return found

    def order(self, seat: int, **orders: Any) -> None:
        """Send a command; what is acknowledged is remembered."""
        body = {
            "id": f"{seat}-{len(self.commands)}-{self.chance.getrandbits(40)}",
            "ask": self.frame(seat)["ask"],
        }
        answer = self.people[seat].http.post(f"{self.path}/seats/{seat}/commands", json=body | orders)
        if answer.status_code == 200:
            self.commands.append((seat, body | orders, answer.json()))
        else:
            assert answer.json()["error"]["code"] in REFUSED, answer.text

    def holds(self, seat: int) -> bool:
        return self.held[seat]

    @rule(seat=SEATS, which=st.integers(0, 50))
    def act(self, seat: int, which: int) -> None:
        if self.held[seat] and (offers := self.frame(seat)["scene"]["offers"]):
            self.order(seat, actions=[offers[which % len(offers)]["action"]])

    @rule(seat=SEATS, count=st.integers(1, 3))
    def take_back(self, seat: int, count: int) -> None:
        if self.held[seat]:
            self.order(seat, undo=count)

    @rule(seat=SEATS)
    def act_for_the_other(self, seat: int) -> None:
        other = self.people[1 - seat]
        body = {"id": "stolen", "ask": 0, "actions": ["pass"]}
        answer = other.http.post(f"{self.path}/seats/{seat}/commands", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")

    @rule(which=st.integers(0, 50))
    def send_again(self, which: int) -> None:
        if not self.commands:
            return
        seat, body, _ = self.commands[which % len(self.commands)]
        if not self.held[seat]:
            return
        again = self.people[seat].http.post(f"{self.path}/seats/{seat}/commands", json=body)
        assert again.status_code in (200, 409), again.text
        if again.status_code == 200:
            assert again.json()["frame"] <= self.frame(seat)["number"]

    @rule(seat=SEATS)
    def connect(self, seat: int) -> None:
        if self.held[seat] and seat not in self.streams:
            self.streams[seat] = Followed(self.people[seat], f"{self.id}:{seat}")

    @rule(seat=SEATS)
    def drop_and_reconnect(self, seat: int) -> None:
        if seat not in self.streams:
            return
        stream = self.streams.pop(seat)
        last = stream.watch.last_id if stream.watch.events else None
        stream.watch.close()
        if self.held[seat] and last is not None:
            again = Followed(self.people[seat], f"{self.id}:{seat}", last)
            again.scene, again.number = stream.scene, stream.number
            self.streams[seat] = again

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        if self.held[seat] and self.running():
            wish = {"kind": "bot", "bot": "random"}
            answer = self.people[seat].http.put(f"{self.path}/seats/{seat}/holder", json=wish)
            self.held[seat] = answer.status_code != 200 and self.held[seat]
            assert answer.status_code in (200, 409)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        if not self.held[seat] and self.running():
            answer = self.people[seat].http.put(f"{self.path}/seats/{seat}/holder", json={"kind": "me"})
            self.held[seat] = answer.status_code == 200
            assert answer.status_code in (200, 409), answer.text

    @rule()
    def let_time_run_out(self) -> None:
        if not self.running():
            return
        owing = let_time_pass(self.database, self.id, minutes=1)
        until(lambda: self.bots_sit_at(owing), "bots at the seats whose time was up")
        self.look_who_sits()

    def bots_sit_at(self, seats: list[int]) -> bool:
        """Whether bots hold these seats, or the game is over."""
        info = self.spectator.get(self.path)
        return info["status"] == "over" or all(info["seats"][seat]["kind"] == "bot" for seat in seats)

    def look_who_sits(self) -> None:
        seats = self.spectator.get(self.path)["seats"]
        self.held = [held and seat["kind"] == "person" for held, seat in zip(self.held, seats, strict=True)]

    def running(self) -> bool:
        return bool(self.spectator.get(self.path)["status"] == "running")

    @invariant()
    def all_agree(self) -> None:
        if not hasattr(self, "id"):
            return
        info = self.spectator.get(self.path)
        assert [seat["kind"] == "person" for seat in info["seats"]] == self.held
        for seat, person in enumerate(self.people):
            own = person.get(self.path)
            mine = [each["seat"] for each in own["seats"] if each["mine"]]
            assert mine == ([seat] if self.held[seat] else []), "who holds what"
            if not self.held[seat]:
                refused = person.http.get(f"{self.path}/seats/{seat}/next")
                assert refused.status_code == 403, "a seat that was left shows nothing"
        seen = self.spectator.get(f"{self.path}/seats/-/next")["frame"]
        assert seen["scene"]["offers"] == [] and seen["scene"]["seat"] is None and seen["ask"] is None
        for seat, stream in list(self.streams.items()):
            if self.held[seat]:
                self.same(stream, self.people[seat], str(seat))
            if stream.refused or not self.held[seat]:
                self.streams.pop(seat).watch.close()
        self.same(self.watching, self.spectator, "-")

    def same(self, stream: Followed, person: Person, seat: str) -> None:
        """A stream leads to what a fresh look shows, once it is quiet: bots may move meanwhile."""
        for _ in range(20):
            fresh = person.get(f"{self.path}/seats/{seat}/next")["frame"]
            stream.catch_up(fresh["number"])
            if stream.refused or stream.number == fresh["number"]:
                break
        if not stream.refused and stream.number == fresh["number"]:
            assert sorted_pieces(stream.scene) == sorted_pieces(fresh["scene"])

    def teardown(self) -> None:
        for stream in [
            *getattr(self, "streams", {}).values(),
            *([self.watching] if hasattr(self, "watching") else []),
        ]:
            stream.watch.close()


def sorted_pieces(scene: Any) -> Any:
    return scene | {"pieces": sorted(scene["pieces"], key=lambda piece: str(piece["id"]))}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite_url(tmp_path_factory.mktemp("machine"))


@pytest.fixture(scope="module")
def served(database: str) -> Iterator[Server]:
    server = Server(database, 0.05)
    yield server
    server.stop()


def run(server: Server, database: str, examples: int, steps: int) -> None:
    class Here(Table):
        pass

    Here.server, Here.database = server, database
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            phases=[Phase.generate],  # games are drawn by the server: no failure comes again as it was
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_people_may_do_anything_in_any_order(served: Server, database: str) -> None:
    run(served, database, 4, 15)


@pytest.mark.long
def test_people_may_do_anything_in_any_order_for_long(served: Server, database: str) -> None:
    run(served, database, 40, 40)
