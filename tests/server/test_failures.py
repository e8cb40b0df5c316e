"""Bots, rules and scenes that break down: the table goes on where it can, says so where it cannot, and nothing is half done."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.faulty import MISTAKES, install_faulty
from tests.server.serving import Person, Server, sqlite_url, until
from tests.server.test_play import frame_of, lines_of, offered
from tests.strangers import environment

HANGS_AFTER = "25"
"""Seconds until a bot is taken for hung: enough for a bot that works, on a machine that is busy."""


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("strangers")
    install_faulty(folder)
    return folder


@pytest.fixture(scope="module")
def serving(strangers: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("failures")
    serving = Server(sqlite_url(folder), 0.0, "--bot-limit", HANGS_AFTER, strangers=strangers)
    yield serving
    serving.stop()


@pytest.fixture
def anna(serving: Server) -> Person:
    return Person(serving.url)


def kept(serving: Server, table: str) -> dict[str, Path]:
    """The files that were kept of a table, by what broke down."""
    folder = Path(serving.database.removeprefix("sqlite:///")).parent / "failures"
    return {
        file.stem.rpartition(f"{table}-")[2].partition("-")[2]: file
        for file in folder.glob(f"*-{table}-*.json")
    }


def replayed(file: Path, strangers: Path) -> subprocess.CompletedProcess[str]:
    """`detente replay` of a file."""
    command = [sys.executable, "-c", "from detente.cli import app; app()", "replay", str(file)]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=environment(strangers))


def notices(person: Person, table: str, seat: str = "-", language: str = "en") -> list[str]:
    """What the table itself has said."""
    watch = person.watch(f"{table}:{seat}", language=language)
    chat = watch.next("hello")["chat"]
    watch.close()
    return [line["text"] for line in chat if line["seat"] is None]


def begun(person: Person, *seats: str, **options: Any) -> str:
    """A table of the game that breaks down."""
    table: str = person.open_table("faulty", *seats, **options)["id"]
    return table


# -- bots


@pytest.mark.long
@pytest.mark.parametrize("bot", MISTAKES)
def test_a_simpler_bot_takes_over_from_one_that_breaks_down(
    bot: str, serving: Server, anna: Person, strangers: Path
) -> None:
    table = begun(anna, bot, "random", fault="none")
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")
    seat = anna.get(f"/api/tables/{table}")["seats"][0]
    assert seat["bot"] == "heuristic" and seat["name"] == "Bot A" and seat["kind"] == "bot"
    (said,) = notices(anna, table)
    assert said.startswith(
        f"The bot “{bot}” that played for Bot A broke down. The simpler bot “heuristic” plays on"
    )
    assert notices(anna, table, language="de")[0].startswith(
        f"Der Bot „{bot}“, der für Bot A gespielt hat, ist ausgefallen."
    )
    file = kept(serving, table)[f"bot-{bot}"]
    assert replayed(file, strangers).returncode == 0
    assert "Traceback" in file.with_suffix(".txt").read_text()
    assert f"bot-{bot} broke down" in serving.log


@pytest.mark.long
def test_a_bot_that_hangs_is_given_up(serving: Server, anna: Person) -> None:
    table = begun(anna, "me", "hangs", fault="none")
    watch = anna.watch(f"{table}:0")
    said = watch.next("chat", lambda data: data["chat"]["seat"] is None)["chat"]
    assert said["name"] == "" and "“hangs”" in said["text"]
    assert until(lambda: anna.get(f"/api/tables/{table}")["seats"][1]["bot"] != "hangs", "another bot")
    frame = frame_of(anna, table, 0)
    anna.command(table, 0, frame["ask"], actions=["bid 0", offered_after(frame, "bid 0")])
    until(lambda: frame_of(anna, table, 0)["number"] > 2, "what the bot does")
    watch.close()


def offered_after(frame: dict[str, Any], action: str) -> str:
    """What may follow an action of Isles: ships go to the seat's first isle."""
    return next(place["id"] for place in frame["scene"]["places"]).join(("muster ", ""))


def test_when_no_bot_can_be_given_a_world_moves_are_picked_at_random(serving: Server, anna: Person) -> None:
    """Every bot down to the simplest fails, and the game goes on to its end all the same."""
    table = begun(anna, "easy", "random", fault="world")
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")
    assert [seat["bot"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == ["random", "random"]
    said = sorted(notices(anna, table))
    assert [text.split(" broke down")[0] for text in said] == [
        "Even the simplest bot", "Even the simplest bot",
        "The bot “easy” that played for Bot A", "The bot “heuristic” that played for Bot A",
    ]  # fmt: skip


def test_a_brain_that_raises_costs_the_seat_its_bot_only(serving: Server, anna: Person) -> None:
    table = begun(anna, "heuristic", "random", fault="brain")
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")
    assert anna.get(f"/api/tables/{table}")["seats"][0]["bot"] == "random"


# -- rules


def seen(person: Person, table: str) -> Any:
    """All that seat 0 sees, and how far the game is."""
    frame = frame_of(person, table, 0)
    return frame["number"], frame["ask"], frame["scene"]


@pytest.mark.long
@pytest.mark.parametrize("fault", ["bid", "event"])
def test_a_rule_that_raises_in_mid_action_leaves_nothing_half_done(
    fault: str, serving: Server, anna: Person, strangers: Path
) -> None:
    table = begun(anna, "me", "screen Zoe", fault=fault)
    if fault == "event":  # events are made when the last order is in
        anna.command(table, 0, frame_of(anna, table, 0)["ask"], actions=["bid 0", "muster heron"])
        seat, actions = 1, ["bid 0", "muster crow"]
    else:
        seat, actions = 0, ["bid 1"]
    watch = anna.watch(f"{table}:1", language="de")
    watch.next("hello")
    before = seen(anna, table)
    ask = frame_of(anna, table, seat)["ask"]
    for _ in range(2):
        answer = anna.command(table, seat, ask, 500, actions=actions)["error"]
        assert answer["code"] == "failed" and "broke down over this move" in answer["message"]
    assert seen(anna, table) == before
    name = anna.get(f"/api/tables/{table}")["seats"][seat]["name"]
    said = watch.next("chat")["chat"]["text"]
    watch.close()
    assert said.startswith(f"Bei einem Zug von {name} sind die Regeln von Faulty")
    assert len(notices(anna, table)) == 1
    again = replayed(kept(serving, table)["rules"], strangers)
    assert again.returncode == 1 and f"KeyError: \"the fault '{fault}'\"" in again.stdout
    assert "breaks the game" in again.stdout and actions[-1] in again.stdout
    if fault == "bid":
        anna.command(table, 0, ask, actions=["bid 0", "muster heron"])
        assert frame_of(anna, table, 0)["number"] == before[0] + 2
    serving.kill()
    serving.start()
    frame = frame_of(anna, table, 0)
    assert frame["number"] == before[0] + (2 if fault == "bid" else 0) and len(notices(anna, table)) == 1


def test_a_bot_at_whose_move_the_rules_break_down_makes_another_one(serving: Server, anna: Person) -> None:
    """Only the bids of seat 0 break down, so that no world that its bot is given does: it guesses the others' bids."""
    table = begun(anna, "second", "me", fault="bid")
    until(
        lambda: any("broke down over a move by Bot A" in text for text in notices(anna, table)), "the notice"
    )
    frame = frame_of(anna, table, 1)
    anna.command(table, 1, frame["ask"], actions=["bid 0", "muster crow"])
    paid = until(
        lambda: [line["text"] for line in lines_of(anna, table, 1) if "Bot A pays" in line["text"]],
        "orders",
    )
    assert "pays 1" not in paid[0]
    assert anna.get(f"/api/tables/{table}")["seats"][0]["bot"] == "second"


def test_rules_that_break_down_over_every_move_are_told_and_not_tried_for_ever(
    serving: Server, anna: Person, strangers: Path
) -> None:
    table = begun(anna, "me", "random", fault="all")
    stuck = "break down over every move that Bot B could make"
    until(lambda: any(stuck in said for said in notices(anna, table)), "what the table says")
    told = len(notices(anna, table))  # where no world can be loaded, it was also told that the bot broke down
    assert "bei jedem zug, den Bot B".lower() in notices(anna, table, language="de")[-1].lower()
    assert replayed(kept(serving, table)["rules"], strangers).returncode == 1
    logged = serving.log.count(f"table {table}")
    anna.command(table, 0, frame_of(anna, table, 0)["ask"], 500, actions=["bid 0"])
    assert "every move that" in notices(anna, table)[-1] and len(notices(anna, table)) == told + 1
    assert serving.log.count(f"table {table}") == logged + 1, serving.log
    assert anna.get(f"/api/tables/{table}")["status"] == "running"


def test_a_game_that_cannot_begin_is_refused_and_no_table_is_left(
    serving: Server, anna: Person, strangers: Path
) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"game": "faulty", "seats": seats, "options": {"fault": "start"}}
    refused = anna.post("/api/tables", wish, 500)["error"]
    assert refused["code"] == "failed" and "rules of faulty break down" in refused["message"]
    assert anna.get("/api/me")["tables"] == []
    (file,) = Path(serving.database.removeprefix("sqlite:///")).parent.glob("failures/*-opening.json")
    again = replayed(file, strangers)
    assert again.returncode == 1 and "The start breaks the game" in again.stdout


# -- what is shown


@pytest.mark.parametrize("fault", ["view", "draw"])
def test_a_seat_that_cannot_be_shown_is_told_and_all_others_play_on(
    fault: str, serving: Server, anna: Person
) -> None:
    table = begun(anna, "random", "me", fault=fault)
    boris = Person(serving.url)
    watch = boris.watch(f"{table}:-")
    watch.next("hello")
    for _ in range(3):
        frame = until(lambda: mine(frame_of(anna, table, 1)), "a question")
        anna.command(table, 1, frame["ask"], actions=[offered(frame)[0]])
    watch.next("frame")
    watch.close()
    two = begun(anna, "me", "screen Zoe", fault=fault)
    watch = anna.watch(f"{two}:0", f"{two}:1", language="de")
    error = watch.next("refused")["error"]
    assert error["code"] == "failed" and "nicht zeigen" in error["message"]
    frame = watch.next("hello")["frame"]
    anna.command(two, 1, frame["ask"], actions=[offered(frame)[0]])
    assert watch.next("frame")["watch"] == f"{two}:1"
    watch.close()
    past = anna.http.get(f"/api/tables/{two}/seats/0/frames/0")
    assert past.status_code == 500 and past.json()["error"]["code"] == "failed"


def mine(frame: dict[str, Any]) -> dict[str, Any] | None:
    """The frame, if it asks for a decision."""
    return frame if frame["scene"]["prompt"]["mine"] else None


def test_what_cannot_be_put_into_words_is_told_as_that(serving: Server, anna: Person) -> None:
    table = begun(anna, "random", "random", fault="line")
    until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over", "the end of the game")
    log = anna.get(f"/api/tables/{table}/seats/-/frames")["log"]
    assert log and {line["text"] for line in log} == {
        "Something happened here that the game cannot put into words."
    }


def test_a_game_that_cannot_say_who_won_ends_all_the_same(serving: Server, anna: Person) -> None:
    table = begun(anna, "random", "random", fault="rank")
    info = until(lambda: over(anna, table), "the end of the game")
    assert info["places"] is None and frame_of(anna, table, "-")["scene"]["over"]  # type: ignore[arg-type]


def over(person: Person, table: str) -> dict[str, Any] | None:
    """The table, once its game is over."""
    info: dict[str, Any] = person.get(f"/api/tables/{table}")
    return info if info["status"] == "over" else None


# -- advice


def test_advice_that_breaks_down_is_refused_with_the_protocols_error(serving: Server, anna: Person) -> None:
    table = begun(anna, "me", "random", fault="world")
    frame = frame_of(anna, table, 0)
    refused = anna.post(f"/api/tables/{table}/seats/0/hint", {"ask": frame["ask"]}, 500)["error"]
    assert refused["code"] == "failed" and "there is no hint" in refused["message"]
    bots = begun(anna, "me", "random", fault="world")
    while over(anna, bots) is None:
        frame = frame_of(anna, bots, 0)
        if mine(frame):
            anna.command(bots, 0, frame["ask"], actions=[offered(frame)[0]])
    path = f"/api/tables/{bots}/seats/0/analysis?language=de"
    failed = until(lambda: refusal_of(anna, path), "the end of the analysis")
    assert failed["code"] == "failed" and "ließ sich nicht auswerten" in failed["message"]
    assert {"analysis"} <= set(kept(serving, bots)) and {"hint"} <= set(kept(serving, table))


def refusal_of(person: Person, path: str) -> dict[str, Any] | None:
    """Why a request is refused, once it is."""
    answer = person.http.post(path, json=None)
    error: dict[str, Any] | None = answer.json().get("error")
    return error
