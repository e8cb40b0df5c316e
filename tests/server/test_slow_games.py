"""A game that takes its time keeps nobody waiting but those who sit at its tables."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_play import frame_of, offered
from tests.strangers import install

SECONDS = 3.0
"""So long the slow games sleep: an event loop that runs them answers nobody meanwhile."""
SHARE = 0.7
"""Of it another table's answer may take at most, on a machine that is busy with other things."""

SLOW = f"""
    import time
    from dataclasses import replace
    from isles import GAME as ISLES
    from isles.rules import Isles
    from detente.core.shown.facts import Plain
    from detente.core.shown.groups import View

    class SlowWorlds(Isles):
        slept = False

        def determinize(self, seat, seed):
            if not SlowWorlds.slept:  # once in each process
                SlowWorlds.slept = True
                time.sleep({SECONDS})
            return super().determinize(seat, seed)

    class SlowRules(Isles):
        slept = False

        def apply(self, seat, action, events=None):
            if not SlowRules.slept:
                SlowRules.slept = True
                time.sleep({SECONDS})
            super().apply(seat, action, events)

    def slow(state, seat):
        time.sleep({SECONDS} if seat == 0 else 0)

    SLOW = View(*ISLES.facts.facts, Plain("slow", "takes long", {{}}, slow), observed_too=ISLES.facts.observed_too)
    WORLDS = replace(ISLES, id="slow_worlds", state_type=SlowWorlds)
    VIEWS = replace(ISLES, id="slow_views", facts=SLOW)
    RULES = replace(ISLES, id="slow_rules", state_type=SlowRules)
"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("slow")
    games = {"slow_worlds": "slow:WORLDS", "slow_views": "slow:VIEWS", "slow_rules": "slow:RULES"}
    install(folder, "slow", {"slow.py": SLOW}, games)
    serving = Server(sqlite_url(folder), strangers=folder)
    yield serving
    serving.stop()


def longest_wait(serving: Server, work: Callable[[], None]) -> tuple[float, int]:
    """The longest time that another table's answers take while some work goes on, and how many there were."""
    person = Person(serving.url)
    table = person.open_table("isles", "me", "screen Zoe")["id"]
    waits: list[float] = []
    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(work)
        while not working.done():
            before = time.monotonic()
            person.get(f"/api/tables/{table}")
            frame_of(person, table, 0)
            waits.append((time.monotonic() - before) / 2)
    working.result()
    return max(waits), len(waits)


@pytest.mark.long
def test_bots_and_hints_whose_worlds_take_long_do_not_delay_another_table(serving: Server) -> None:
    anna = Person(serving.url)

    def play() -> None:
        table = anna.open_table("slow_worlds", "me", "random")["id"]
        frame = frame_of(anna, table, 0)
        assert anna.post(f"/api/tables/{table}/seats/0/hint", {"ask": frame["ask"]})["lines"]
        bots = anna.open_table("slow_worlds", "random", "random")["id"]
        moved = f"/api/tables/{bots}/seats/-/frames"
        until(lambda: anna.get(moved)["frames"] > 1, "the bots' answers")

    longest, answers = longest_wait(serving, play)
    assert longest < SECONDS * SHARE and answers > 3, (longest, answers)


@pytest.mark.long
def test_views_and_scenes_that_take_long_do_not_delay_another_table(serving: Server) -> None:
    anna = Person(serving.url)

    def play() -> None:
        table = anna.open_table("slow_views", "me", "screen Zoe")["id"]
        watch = anna.watch(f"{table}:0")
        frame = watch.next("hello")["frame"]
        anna.command(table, 0, frame["ask"], actions=[offered(frame)[0]])
        assert frame_of(anna, table, 0)["number"] > 0
        watch.close()

    longest, answers = longest_wait(serving, play)
    assert longest < SECONDS * SHARE and answers > 3, (longest, answers)


@pytest.mark.long
def test_rules_that_take_long_do_not_delay_another_table(serving: Server) -> None:
    anna = Person(serving.url)

    def play() -> None:
        table = anna.open_table("slow_rules", "me", "screen Zoe")["id"]
        frame = frame_of(anna, table, 0)
        anna.command(table, 0, frame["ask"], actions=[offered(frame)[0]])
        anna.command(table, 0, frame_of(anna, table, 0)["ask"], undo=1)

    longest, answers = longest_wait(serving, play)
    assert longest < SECONDS * SHARE and answers > 3, (longest, answers)
