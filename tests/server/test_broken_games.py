"""Installed games that cannot be loaded, or that cannot be shown, are left out; all others go on."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Server, sqlite_url
from tests.strangers import environment, install

GAMES = {
    "wreck": "wreck:GAME",
    "nothing": "nothing:GAME",
    "gone": "gone:GAME",
    "alias": "mute:GAME",
    "mute": "mute:GAME",
    "torn": "torn:GAME",
    "quitter": "quitter:GAME",
}
LEFT_OUT = {"wreck", "nothing", "gone", "alias", "quitter"}
"""The games that cannot be loaded; `mute` and `torn` can, but have no text or rules page that can be read."""

FILES = {
    "wreck.py": "raise RuntimeError('no fuel')\n",
    "nothing.py": "GAME = 'chess'\n",
    "quitter.py": "import sys\nsys.exit(3)\n",
    "mute/__init__.py": """
        from dataclasses import replace
        from isles import GAME as ISLES
        GAME = replace(ISLES, id="mute", title="Mute", package="mute")
        """,
    "mute/locale/en.ftl": "this is no text\n",
    "torn/__init__.py": """
        from dataclasses import replace
        from isles import GAME as ISLES
        GAME = replace(ISLES, id="torn", title="Torn", package="torn")
        """,
    "torn/events.py": "from isles.events import *\n",
    "torn/scene.py": "from isles.scene import *\n",
    "torn/brain.py": "import a_module_that_nobody_has\n",
    "torn/locale/en.ftl": "game-about = A game.\n",
    "torn/board.svg/is-a-folder": "",
}


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("strangers")
    install(folder, "wrecks", FILES, GAMES, {"fallen": "fallen_bot:Bot"})
    return folder


@pytest.fixture(scope="module")
def serving(strangers: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(sqlite_url(tmp_path_factory.mktemp("broken")), strangers=strangers)
    yield serving
    serving.stop()


def test_the_lobby_shows_all_games_that_work_and_the_log_says_why_others_are_left_out(
    serving: Server,
) -> None:
    person = Person(serving.url)
    shown = {game["id"]: game for game in person.get("/api/games")}
    assert {"nuclear_war", "isles", "torn"} <= set(shown) and not ({"mute"} | LEFT_OUT) & set(shown)
    assert "heuristic" in shown["isles"]["bots"] and "heuristic" not in shown["torn"]["bots"]
    assert all("fallen" not in game["bots"] and "random" in game["bots"] for game in shown.values())
    for id, why in (
        ("wreck", "RuntimeError: no fuel (wreck.py, line 1)"),
        ("nothing", "is a str, not a detente.Game"),
        ("gone", "ModuleNotFoundError"),
        ("alias", "the game calls itself 'mute'"),
        ("quitter", "SystemExit: 3"),
        ("mute", "cannot read 'this is no text'"),
    ):
        assert any(repr(id) in line and why in line for line in serving.log.splitlines()), (id, serving.log)
    person.open_table("isles", "me", "random")


def test_a_broken_game_is_refused_with_the_protocols_error(serving: Server) -> None:
    person = Person(serving.url)
    wish = {"game": "wreck", "seats": [{"kind": "me"}, {"kind": "screen", "name": "Zoe"}]}
    for path in ("/api/games/wreck/rules", "/api/games/wreck/board.svg"):
        assert person.http.get(path).json()["error"]["code"] == "failed"
    said = person.post("/api/tables", wish, 500)["error"]
    assert said["code"] == "failed" and "wreck" in said["message"]
    assert person.post("/api/tables", wish | {"game": "chess"}, 404)["error"]["code"] == "unknown"
    for language, word in (("en", "cannot be shown"), ("de", "nicht anzeigen")):
        for part in ("rules", "board.svg"):
            answer = person.http.get(f"/api/games/torn/{part}", params={"language": language})
            assert answer.status_code == 500 and answer.json()["error"]["code"] == "failed", part
            assert word in answer.json()["error"]["message"]


@pytest.mark.long
def test_a_table_of_a_game_that_has_broken_since_says_so(strangers: Path, tmp_path: Path) -> None:
    install(tmp_path / "site", "late", {"late/__init__.py": (FILES["torn/__init__.py"]).replace("torn", "late"),
            "late/scene.py": FILES["torn/scene.py"], "late/locale/en.ftl": "game-about = A game.\n"}, {"late": "late:GAME"})  # fmt: skip
    serving = Server(sqlite_url(tmp_path), strangers=tmp_path / "site")
    try:
        person = Person(serving.url)
        table = person.open_table("late", "me", "friend")["id"]
        other = person.open_table("isles", "me", "friend")["id"]
        serving.stop()
        (tmp_path / "site" / "late" / "__init__.py").write_text("1 / 0\n")
        serving.start()
        answer = person.http.get(f"/api/tables/{table}")
        assert answer.status_code == 500 and answer.json()["error"]["code"] == "failed"
        assert [each["id"] for each in person.get("/api/me")["tables"]] == [other]
        assert person.get(f"/api/tables/{other}")["status"] == "waiting"
    finally:
        serving.stop()


def test_the_list_of_games_tells_versions_and_what_is_broken(strangers: Path) -> None:
    command = [sys.executable, "-c", "from detente.cli import app; app()", "games"]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env=environment(strangers) | {"COLUMNS": "200"}
    )
    assert done.returncode == 1, done.stderr
    said = done.stdout
    assert "isles  Isles, 2–3 players   rules version 1, from detente-isles 0.1.0" in said
    assert "Torn, 2–3 players   rules version 1, from wrecks 2.5" in said
    for part in (
        "module 'brain': ModuleNotFoundError",
        "rules page (en): FileNotFoundError",
        "board: IsADirectoryError",
    ):
        assert f"does not work: {part}" in said, part
    assert "does not work: texts (en): ValueError" in said
    assert "wreck  from wrecks 2.5" in said and "RuntimeError: no fuel (wreck.py, line 1)" in said
    for id in LEFT_OUT:
        assert f"left out: the game '{id}' cannot be loaded: " in said
    typed = [*command[:-1], "rules", "wreck"]
    refused = subprocess.run(typed, check=False, capture_output=True, text=True, env=environment(strangers))
    assert refused.returncode == 2 and "detente: the game 'wreck' cannot be loaded" in refused.stderr
