"""Hints for who owes a decision, analyses of what is over: from the seat's view, once, and nobody else notices."""

import asyncio
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.shown.scene import advised
from detente.core.shown.words import Words
from detente.server.container import Services
from detente.server.errors import Refused
from detente.server.routes import advice
from detente.server.settings import Settings
from detente.server.tables.frames import Renderer
from detente.server.tables.live_table import LiveTable
from detente.server.thinking import hints
from tests.server.serving import PATIENCE, Person, in_a_loop, sqlite_url, until
from tests.server.table_for_tests import GAMES, InstantSampler, again, do, live_table, random_orders
from tests.server.test_play import frame_of, offered

GAME = "isles"


def analysed(person: Person, table: str, seat: int) -> dict[str, Any]:
    """The analysis, once it is there; how many decisions were done never goes back."""
    done = -1

    def asked() -> Any:
        nonlocal done
        answer = person.post(f"/api/tables/{table}/seats/{seat}/analysis", None)
        assert answer["done"] >= done and answer["done"] <= answer["of"]
        done = answer["done"]
        return answer["analysis"]

    found: dict[str, Any] = until(asked, "the analysis")
    return found


def finished(person: Person, game: str = GAME, **options: Any) -> str:
    """A table whose game seat 0 has played to its end by its first offers, against a bot."""
    table: str = person.open_table(game, "me", "random", **options)["id"]
    while True:
        info = person.get(f"/api/tables/{table}")
        if info["status"] == "over":
            return table
        frame = frame_of(person, table, 0)
        if frame["scene"]["prompt"]["mine"]:
            body = {"id": f"ask {frame['ask']}", "ask": frame["ask"], "actions": [offered(frame)[0]]}
            answer = person.http.post(f"/api/tables/{table}/seats/0/commands", json=body)
            # the bot may have been asked, too, and have answered first
            assert answer.status_code == 200 or answer.json()["error"]["code"] == "stale", answer.text


def test_a_hint_can_be_taken(anna: Person) -> None:
    table = anna.open_table("nuclear_war", "me", "random")["id"]
    frame = until(lambda: mine(frame_of(anna, table, 0)), "the first question")
    hint = anna.post(f"/api/tables/{table}/seats/0/hint", {"ask": frame["ask"]})
    assert hint["ask"] == frame["ask"]
    assert len(hint["chances"]) == 2 and all(0 <= chance <= 1 for chance in hint["chances"])
    offers = {offer["action"]: offer for offer in frame["scene"]["offers"]}
    assert 1 <= len(hint["lines"]) <= 3
    for line in hint["lines"]:
        first = line["actions"][0]
        assert {"label": first["label"], "on": first["on"]} == {
            k: offers[first["action"]][k] for k in ("label", "on")
        }
    assert hint == anna.post(f"/api/tables/{table}/seats/0/hint", {"ask": frame["ask"]})
    actions = [part["action"] for part in hint["lines"][0]["actions"]]
    anna.command(table, 0, frame["ask"], actions=actions)
    anna.post(f"/api/tables/{table}/seats/0/hint", {"ask": frame["ask"]}, 409)


def mine(frame: dict[str, Any]) -> dict[str, Any] | None:
    """The frame, if it asks for a decision."""
    return frame if frame["scene"]["prompt"]["mine"] else None


def test_an_action_is_told_with_the_card_that_it_is_done_with() -> None:
    """`Remove unrest` is offered on each card that can do it: away from the table that says too little."""
    game = detente.game("wsdv")
    state = game.start(None, 3)
    seat = state.to_act[0]
    played = [
        game.actions.text(a) for a in state.legal_actions(seat) if game.actions.text(a).startswith("play")
    ]
    words = Words(game, "en", options=state.options)
    labels = [advised(state, seat, text, words)["label"] for text in played]
    assert len(played) > 5 and len(set(labels)) == len(labels)


def test_a_short_hint_does_not_wait_for_the_long_one(anna: Person) -> None:
    table = anna.open_table("nuclear_war", "me", "random")["id"]
    frame = until(lambda: mine(frame_of(anna, table, 0)), "the first question")
    path = f"/api/tables/{table}/seats/0/hint"
    short, long = (anna.post(path, {"ask": frame["ask"], "thinking": each}) for each in ("short", "long"))
    assert short["lines"] and short == anna.post(path, {"ask": frame["ask"], "thinking": "short"})
    assert long == anna.post(path, {"ask": frame["ask"]})
    assert anna.post(path, {"ask": frame["ask"], "thinking": "hard"}, 400)["error"]["code"] == "malformed"


def test_labels_speak_the_language_asked_for(anna: Person) -> None:
    table = anna.open_table("nuclear_war", "me", "random")["id"]
    frame = until(lambda: mine(frame_of(anna, table, 0)), "the first question")
    path = f"/api/tables/{table}/seats/0/hint"
    said = [
        [
            part["label"]
            for line in anna.post(f"{path}?language={code}", {"ask": frame["ask"]})["lines"]
            for part in line["actions"]
        ]
        for code in ("en", "de")
    ]
    assert said[0] != said[1]


def test_who_may_not_ask_is_told_why(anna: Person, boris: Person) -> None:
    table = anna.open_table(GAME, "me", "friend")["id"]
    hint, analysis = f"/api/tables/{table}/seats/0/hint", f"/api/tables/{table}/seats/0/analysis"
    assert anna.post(hint, {"ask": 0}, 409)["error"]["code"] == "not_now"
    boris.post(anna.get(f"/api/tables/{table}")["seats"][1]["invitation"].replace("/join", "/api/keys"), {})
    frame = frame_of(anna, table, 0)
    assert boris.post(hint, {"ask": frame["ask"]}, 403)["error"]["code"] == "forbidden"
    assert boris.post(analysis, None, 403)["error"]["code"] == "forbidden"
    assert anna.post(hint, {"ask": 10**6}, 409)["error"]["code"] == "stale"
    assert anna.post(hint, {}, 400)["error"]["code"] == "malformed"
    assert anna.post(analysis, None, 409)["error"]["message"] == "The game is not over yet."
    for seat in ("-", "7", "x"):
        path = f"/api/tables/{table}/seats/{seat}"
        assert anna.post(f"{path}/hint", {"ask": 0}, 404)["error"]["code"] == "unknown"
        assert anna.post(f"{path}/analysis", None, 404)["error"]["code"] == "unknown"


def test_a_table_may_forbid_hints(anna: Person) -> None:
    wishes = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    info = anna.post("/api/tables", {"game": GAME, "seats": wishes, "hints": False}, 201)
    assert info["hints"] is False and anna.open_table(GAME, "me", "random")["hints"] is True
    frame = until(lambda: mine(frame_of(anna, info["id"], 0)), "the first question")
    refused = anna.post(f"/api/tables/{info['id']}/seats/0/hint", {"ask": frame["ask"]}, 403)
    assert refused["error"]["message"] == "At this table nobody may ask the bot."


def test_nobody_else_notices_a_hint(anna: Person, boris: Person) -> None:
    table = anna.open_table(GAME, "me", "friend")["id"]
    boris.post(anna.get(f"/api/tables/{table}")["seats"][1]["invitation"].replace("/join", "/api/keys"), {})
    here = anna.watch(f"{table}:0")
    frame = here.next("hello")["frame"]
    watch = boris.watch(f"{table}:1", f"{table}:-", "lobby")
    for event in ("hello", "hello", "tables"):
        watch.next(event)
    here.next("table", lambda data: data["table"]["seats"][1]["here"])
    seen = len(watch.events), len(here.events)
    anna.post(f"/api/tables/{table}/seats/0/hint", {"ask": frame["ask"]})
    boris.post(f"/api/tables/{table}/chat", {"id": "1", "seat": 1, "text": "well?"})
    watch.next("chat"), here.next("chat")
    kinds = [
        [event for event, _, _ in each.events[known:]] for each, known in ((watch, seen[0]), (here, seen[1]))
    ]
    assert set(kinds[0]) == set(kinds[1]) == {"chat"}
    watch.close()
    here.close()


def test_a_finished_game_is_analysed_once(anna: Person) -> None:
    table = finished(anna)
    found = analysed(anna, table, 0)
    frames = anna.get(f"/api/tables/{table}/seats/0/frames")["frames"]
    record = anna.get(f"/api/tables/{table}/record")
    own = sum(seat == 0 for seat, _ in record["entries"])
    assert found["seat"] == 0 and 0 < len(found["points"]) <= own
    numbers = [point["frame"] for point in found["points"]]
    assert numbers == sorted(numbers) and numbers[-1] < frames
    assert found["end"]["frame"] == frames - 1 and set(found["end"]["chances"]) <= {0, 1}
    for costly in found["costliest"]:
        assert costly["loss"] == pytest.approx(costly["best"]["chance"] - costly["taken"]["chance"], abs=2e-4)
        assert costly["frame"] in numbers and costly["taken"]["label"] and costly["best"]["label"]
        past = anna.get(f"/api/tables/{table}/seats/0/frames/{costly['frame']}")
        assert past["scene"]["prompt"]["mine"]
    before = time.monotonic()
    assert anna.post(f"/api/tables/{table}/seats/0/analysis", None)["analysis"] == found
    assert time.monotonic() - before < 5


# -- without a network


@pytest.mark.parametrize("id", GAMES)
def test_what_is_sent_to_think_of_a_hint_depends_on_the_seats_view_alone(id: str, tmp_path: Path) -> None:
    game = detente.game(id)
    different = 0

    async def sent(live: Any, seat: int, ask: int) -> list[Any]:
        service = Services(Settings(sqlite_url(tmp_path))).hints
        service.worlds.workers = InstantSampler()  # type: ignore[assignment]
        given: list[Any] = []

        async def ear(work: Any, *task: Any) -> Any:
            given.extend(task)
            return {}

        service.workers.do = ear  # type: ignore[method-assign]
        await service.hint(live, seat, ask, "long")
        return given

    for seed in range(4):
        orders = random_orders(game, partial(game.start, None, seed), seed)
        state = live_table(game, partial(game.start, None, seed)).game_log.state  # type: ignore[union-attr]
        for actor, what in orders[: len(orders) // 3]:
            if isinstance(what, str) and game.actions.parse(what) in state.legal_actions(actor):
                state.apply(actor, game.actions.parse(what))
        if state.over:
            continue
        seat = state.to_act[0]
        twin = state.determinize(seat, 99)
        told: list[list[Any]] = []
        for each in (state, twin):
            live = live_table(game, again(each))
            live.row.hints = True
            in_a_loop(keep(told, sent(live, seat, 0)))
        assert json.dumps(told[0], default=repr) == json.dumps(told[1], default=repr)
        world = game.from_dict(told[0][1])
        assert world.view(seat) == state.view(seat)
        different += world.to_dict()["cards"] != state.to_dict()["cards"]
    assert different > 0


async def keep(told: list[list[Any]], work: Any) -> None:
    """Keep what comes of some work."""
    told.append(await work)


def test_more_hints_than_can_be_thought_out_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Isles asks both seats for orders at once. Whoever asks for the same hint again waits for the same thought."""
    monkeypatch.setattr(hints, "HINTS_AT_ONCE", 1)

    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path)))
        begun, thought = asyncio.Semaphore(0), asyncio.Event()

        async def think(*task: Any) -> Any:
            begun.release()
            await thought.wait()
            return {"of": task[3]}

        services.hints.worlds.workers = InstantSampler()  # type: ignore[assignment]
        services.advice_workers.do = think  # type: ignore[method-assign]
        game = detente.game(GAME)
        live = live_table(game, partial(game.start, None, 1))
        live.row.hints = True
        assert live.game_log is not None and list(live.game_log.state.to_act) == [0, 1]
        waiting = [asyncio.create_task(services.hints.hint(live, 0, 0, "long")) for _ in range(2)]
        await begun.acquire()
        with pytest.raises(Refused) as refused:
            await services.hints.hint(live, 1, 0, "long")
        assert refused.value.code == "busy"
        thought.set()
        assert await asyncio.gather(*waiting) == [{"of": 0}] * 2 and begun.locked()
        assert await services.hints.hint(live, 1, 0, "long") == {"of": 1}

    in_a_loop(play())


def test_a_hint_is_told_of_the_question_it_was_asked_for_though_it_is_answered_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words are made in a thread, while the game goes on. They spoke of the position then, or broke down."""

    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path)))
        game = detente.game("nuclear_war")
        live = live_table(game, partial(game.start, {"seats": 2}, 1))
        assert live.game_log is not None
        asked = live.game_log.state.clone()
        (seat,) = asked.to_act
        action = game.actions.text(asked.legal_actions(seat)[0])
        thought = {"seat": seat, "chances": [0.5, 0.5], "lines": [{"chance": 0.5, "actions": [action]}]}

        async def hint(*question: Any) -> Any:
            return thought

        async def renderer_of(*request: Any) -> Renderer:
            assert live.game_log is not None
            return Renderer(live.game_log, seat, "en", live.names)

        async def opened(table: str) -> LiveTable:
            return live

        async def slow_thread(work: Any, *given: Any) -> Any:
            assert live.game_log is not None
            do(live, seat, action)
            while live.game_log.state.to_act != (seat,) or action in offered_to(live, seat):
                state = live.game_log.state
                do(live, state.to_act[0], game.actions.text(state.legal_actions(state.to_act[0])[0]))
            return work(*given)

        monkeypatch.setattr(services.hints, "hint", hint)
        monkeypatch.setattr(services.open_tables, "get", opened)
        monkeypatch.setattr(advice, "renderer_of", renderer_of)
        monkeypatch.setattr(advice.asyncio, "to_thread", slow_thread)
        answer = await advice.hint("t", str(seat), advice.HintRequest(ask=0), services, None, "en")  # type: ignore[arg-type]
        words = Words(game, "en", names=live.names(), options=asked.options)
        assert answer["lines"][0]["actions"] == [advised(asked, seat, action, words)]

    in_a_loop(play())


def offered_to(live: LiveTable, seat: int) -> list[str]:
    """What a seat may choose now."""
    assert live.game_log is not None
    state = live.game_log.state
    return [state.game.actions.text(action) for action in state.legal_actions(seat)]


def test_a_hint_for_a_question_that_has_been_answered_is_thought_out_no_further(tmp_path: Path) -> None:
    async def play() -> None:
        services = Services(Settings(sqlite_url(tmp_path)))
        begun, stopped = asyncio.Semaphore(0), 0

        async def think(*task: Any) -> Any:
            nonlocal stopped
            begun.release()
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                stopped += 1
                raise

        services.hints.worlds.workers = InstantSampler()  # type: ignore[assignment]
        services.advice_workers.do = think  # type: ignore[method-assign]
        game = detente.game(GAME)
        live = live_table(game, partial(game.start, None, 1))
        live.row.hints = True
        assert live.game_log is not None
        first = asyncio.create_task(services.hints.hint(live, 0, 0, "long"))
        await begun.acquire()
        while live.game_log.timeline(0).ask == 0 or 0 not in live.game_log.state.to_act:
            state = live.game_log.state
            seat = state.to_act[0]
            do(live, seat, game.actions.text(state.legal_actions(seat)[0]))
        second = asyncio.create_task(services.hints.hint(live, 0, live.game_log.timeline(0).ask, "long"))
        with pytest.raises(Refused) as refused:
            await first
        assert refused.value.code == "stale" and stopped == 1
        await begun.acquire()
        await services.hints.stop()
        with pytest.raises(Refused):
            await second
        assert stopped == 2

    in_a_loop(play())
