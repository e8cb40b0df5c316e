"""The command line: what a newcomer sees, and what a slip of the finger gives."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import detente
from detente import bots as house
from detente.arena import crew
from detente.arena.match import Task
from detente.bots import CannotPlay
from detente.cli import app
from detente.cli import invite as invitation
from detente.core.engine.game import Game
from detente.core.records.record import Match, Record
from detente.core.shown.words import Words

GAME = next(
    id
    for id in reversed(detente.games())
    if any(option.name == "seats" and 3 in option.values for option in detente.game(id).options)
)
"""A game for three."""
OTHER = "nations"
COMMANDS = ("play", "simulate", "arena", "replay", "rules", "cards", "games")


class Result:
    """What a command gave: exit code, what it printed, what it complained of."""

    def __init__(self, *typed: str) -> None:
        done = CliRunner().invoke(app, list(typed), prog_name="detente")
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        self.code = done.exit_code
        self.out = done.stdout
        self.complaint = done.stderr


def refused(*typed: str) -> str:
    """The one line that refuses what was typed."""
    result = Result(*typed)
    assert result.code == 2, result.out
    assert result.complaint.startswith("detente: ")
    assert result.complaint.endswith("\n")
    assert result.complaint.count("\n") == 1
    assert "Traceback" not in result.complaint
    return result.complaint


def plain(text: str) -> str:
    """Text without colours and line breaks."""
    return " ".join(re.sub(r"\x1b\[[0-9;]*m", "", text).split())


# -- help


@pytest.mark.parametrize(
    "typed",
    [(name,) for name in COMMANDS]
    + [("rules", "show"), ("rules", "coverage"), ("cards", "check"), ("cards", "show")]
    + [("arena", "strength"), ("arena", "ladder"), ("arena", "round-robin")],
    ids=" ".join,
)
def test_every_command_explains_itself_with_an_example(typed: tuple[str, ...]) -> None:
    result = Result(*typed, "--help")
    assert result.code == 0
    said = plain(result.out)
    assert f"Usage: detente {' '.join(typed)}" in said
    assert "Example" in said
    assert result.out.count(f"detente {typed[0]}") >= 2


def test_help_lists_all_commands() -> None:
    said = Result("--help").out
    assert all(f" {name} " in said for name in COMMANDS)


def test_the_version() -> None:
    assert Result("--version").out.strip() == detente.__version__


def test_the_installed_command_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from detente.cli import app; app()", "games"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert GAME in done.stdout


def test_who_has_read_enough_is_no_error() -> None:
    command = f"import sys; sys.argv = ['detente', 'rules', '{GAME}']; from detente.cli import app; app()"
    reader = subprocess.Popen(
        [sys.executable, "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.close()
    assert reader.stderr.read() == ""
    reader.stderr.close()
    assert reader.wait(timeout=120) == 1


# -- games


def test_games_are_listed_with_their_options() -> None:
    said = plain(Result("games").out)
    for id in detente.games():
        assert f"{id} {detente.game(id).title}" in said
        for option in detente.game(id).options:
            assert option.name in said
            assert f"default {option.standard}" in said


# -- what is typed wrong


def test_slips_are_refused_in_one_line() -> None:
    assert "No such command 'simlate'. Did you mean 'simulate'?" in refused("simlate")
    assert "Missing argument 'GAME'" in refused("simulate")
    assert "--gams" in refused("simulate", GAME, "--gams", "3")
    assert "--games" in refused("simulate", GAME, "--games", "many")
    assert "no game 'chess': there are" in refused("simulate", "chess")
    assert f"did you mean {GAME}?" in refused("play", GAME[:-1])


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_options_are_checked(command: str) -> None:
    assert "written name=value, not 'seats'" in refused(command, GAME, "-o", "seats")
    assert "has no option 'seat' (did you mean seats?)" in refused(command, GAME, "-o", "seat=2")
    assert "option 'seats' takes 2" in refused(command, GAME, "-o", "seats=99")
    assert "given twice" in refused(command, GAME, "-o", "seats=2", "-o", "seats=3")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_options_that_do_not_go_together_are_refused(command: str) -> None:
    typed = (command, "nations", "-o", "second_cash=3")
    assert "option 'second_cash' takes 3 only with seats = 2/3" in refused(*typed)
    assert "„second_cash“ lässt 3 nur zu mit seats = 2/3" in refused(*typed, "--language", "de")


def test_bots_are_checked() -> None:
    assert "no bot 'randoom' (did you mean random?)" in refused("simulate", GAME, "--bots", "random,randoom")
    assert "no bot ''" in refused("simulate", GAME, "--bots", "")
    assert "2 bots are needed at a table for 2, not 3" in refused(
        "simulate", GAME, "--bots", "random,random,random", "-o", "seats=2"
    )
    assert "not by 40" in refused("simulate", GAME, "--bots", ",".join(["random"] * 40))
    assert "1 bot is needed" in refused("play", GAME, "--bots", "random,random", "-o", "seats=2")


def test_counts_and_files_are_checked(tmp_path: Path) -> None:
    assert "--games must be at least 1, not 0" in refused("simulate", GAME, "--games", "0")
    assert "--workers must be at least 1, not -1" in refused("simulate", GAME, "--workers", "-1")
    assert ".csv, .json or .parquet" in refused("simulate", GAME, "--out", str(tmp_path / "x.txt"))
    assert "there is no folder" in refused("simulate", GAME, "--out", str(tmp_path / "no" / "x.csv"))
    (tmp_path / "folder.csv").mkdir()
    assert "it is a folder" in refused("simulate", GAME, "--out", str(tmp_path / "folder.csv"))
    assert "there is no folder" in refused("play", GAME, "--record", str(tmp_path / "no" / "x.json"))
    assert list(tmp_path.iterdir()) == [tmp_path / "folder.csv"]


def test_a_bot_that_cannot_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "module", lambda game, name: None)
    line = refused("simulate", GAME, "--bots", "heuristic", "--games", "1", "--workers", "1")
    assert "the bot 'heuristic' cannot play" in line


# -- play


@pytest.fixture
def invited(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What `play` is called with."""
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr(invitation, "play", lambda *given: calls.append(given))
    return calls


def test_play_seats_me_first_and_bots_that_know_the_game(invited: list[tuple[Any, ...]]) -> None:
    assert Result("play", GAME).code == 0
    id, options, seats, language, seed, record = invited[0]
    standard = next(option.standard for option in detente.game(GAME).options if option.name == "seats")
    assert id == GAME
    assert seats == ["me"] + ["heuristic"] * (int(standard) - 1)
    assert options == {"seats": standard}
    assert (language, seed, record) == ("en", None, None)


def test_play_passes_on_what_was_typed(invited: list[tuple[Any, ...]], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = [
        "--seat",
        "b",
        "--bots",
        "random, heuristic",
        "--language",
        "de",
        "--seed",
        "9",
        "--record",
        str(file),
    ]
    assert Result("play", GAME, *typed).code == 0
    assert invited == [(GAME, {"seats": 3}, ["random", "me", "heuristic"], "de", 9, file)]


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        (["--bots", "random", "-o", "seats=3"], ["me", "random", "random"]),
        (["--seat", "3", "-o", "seats=3", "--bots", "random"], ["random", "random", "me"]),
        (["--seat", "none", "--bots", "random,heuristic"], ["random", "heuristic"]),
    ],
)
def test_a_table_is_filled(invited: list[tuple[Any, ...]], typed: list[str], seats: list[str]) -> None:
    assert Result("play", GAME, *typed).code == 0
    assert invited[0][2] == seats
    assert invited[0][1]["seats"] == len(seats)


def test_without_a_brain_random_bots_play(
    invited: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Game, "module", lambda game, name: None)
    assert Result("play", GAME, "-o", "seats=2").code == 0
    assert invited[0][2] == ["me", "random"]


def test_play_refuses_seats_and_languages_that_are_not_there() -> None:
    assert "no seat 'C': there are A, B" in refused("play", GAME, "--seat", "C", "-o", "seats=2")
    assert "no seat '0'" in refused("play", GAME, "--seat", "0")
    assert "speaks de, en, not 'fr'" in refused("play", GAME, "--language", "fr")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("-o", "seat=2"), "hat keine Option „seat“ (meinten Sie seats?): Es gibt seats"),
        (("-o", "seats"), "Eine Option wird als NAME=WERT geschrieben, nicht „seats“"),
        (("-o", "seats=99"), "Die Option „seats“ lässt 2"),
        (("-o", "seats=2", "-o", "seats=3"), "Die Option „seats“ ist zweimal angegeben"),
        (("--bots", "randoom"), "Einen Bot „randoom“ gibt es nicht (meinten Sie random?): Es gibt"),
        (("--bots", "random,random", "-o", "seats=2"), "Ein Tisch für 2 braucht 1 Bot, nicht 2"),
        (("--seat", "C", "-o", "seats=2"), "Einen Platz „C“ gibt es nicht: Es gibt A, B"),
        (("--record", "no/such/folder/game.json"), "Den Ordner no/such/folder gibt es nicht"),
    ],
)
def test_slips_are_told_in_german_where_german_is_spoken(typed: tuple[str, ...], said: str) -> None:
    assert said in refused("play", GAME, *typed, "--language", "de")
    assert "no game 'chess'" in refused("simulate", "chess"), "the next command speaks English again"


def test_an_error_in_a_game_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise ValueError("a bug")

    monkeypatch.setattr(invitation, "play", fail)
    with pytest.raises(ValueError, match="a bug"):
        Result("play", GAME)

    def refuse(*given: object) -> None:
        raise CannotPlay("never seen this game")

    monkeypatch.setattr(invitation, "play", refuse)
    assert "never seen this game" in refused("play", GAME)


# -- simulate


def test_simulate_counts_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    typed = ["simulate", GAME, "-n", "6", "--bots", "random", "-o", "seats=2", "--seed", "5", "-w", "1"]
    result = Result(*typed, "--out", str(file))
    assert result.code == 0
    assert "6 games" in result.out
    assert "seed 5" in result.out
    assert str(file) in result.out.replace("\n", "")
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["lineup"] == ["random", "random"]
    assert len(data["games"]) == 6
    result = Result(*typed, "--out", str(tmp_path / "again.json"))
    assert (tmp_path / "again.json").read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["West", "East", "Ended by", "Seat"]), ("de", ["West", "Ost", "Beendet durch", "Platz"])],
)
def test_simulate_says_who_sat_where_and_how_games_ended_in_the_words_of_the_game(
    language: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed = ["simulate", "wsdv", "-n", "5", "--bots", "random", "--seed", "3", "-w", "1", "-l", language]
    out = Result(*typed).out
    assert all(word in out for word in said)
    counted = re.findall(r"^ +(\S.*?) +(\d+) +[\d.,]+ ?%.* (WSDV-\S+)\s*$", out, re.M)
    assert counted and sum(int(games) for _, games, _ in counted) == 5
    assert not any(name.startswith("WSDV") for name, _, _ in counted), "the name comes first, the id last"
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in re.sub(r" … [+−0]", "", out), "no name is cut"


def test_simulate_seats_one_bot_that_knows_the_game(tmp_path: Path) -> None:
    result = Result(
        "simulate", GAME, "-n", "1", "-o", "seats=2", "-w", "1", "--out", str(tmp_path / "g.json")
    )
    assert result.code == 0
    lineup = json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["lineup"]
    assert lineup == ["heuristic", "random"]


def test_simulate_draws_a_seed_and_says_which() -> None:
    first, second = (Result("simulate", GAME, "-n", "1", "--bots", "random", "-w", "1").out for _ in range(2))
    seeds = [re.search(r"seed (\d+)", out) for out in (first, second)]
    assert seeds[0] is not None
    assert seeds[1] is not None
    assert seeds[0][1] != seeds[1][1]


class Clumsy:
    """A bot that breaks off every game."""

    def __init__(self, seed: int) -> None:
        self.left = 3

    def choose(self, view: Any, actions: list[int], sample: Any, budget: Any) -> int:
        self.left -= 1
        if not self.left:
            raise RuntimeError("oh dear")
        return actions[0]


def test_games_that_break_off_are_saved_for_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DETENTE_FAILURES", raising=False)
    monkeypatch.setattr(house, "maker", lambda name: Clumsy)
    result = Result("simulate", GAME, "-n", "2", "--bots", "random", "--seed", "5", "-w", "1")
    assert result.code == 1
    assert "RuntimeError: oh dear" in result.out
    assert "2 of 2 games broke off" in result.out
    files = sorted((tmp_path / "failures").iterdir())
    assert len(files) == 2
    assert f"detente replay {Path('failures') / files[0].name}" in plain(result.out)
    assert Result("replay", str(files[0])).code == 0


def test_an_interrupted_run_prints_and_writes_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = crew.play

    def play(task: Task) -> Any:
        if task.index == 3:
            raise KeyboardInterrupt
        return real(task)

    monkeypatch.setattr(crew, "play", play)
    monkeypatch.setattr(crew, "LARGEST_BATCH", 1)
    file = tmp_path / "games.csv"
    result = Result("simulate", GAME, "-n", "50", "--bots", "random", "-w", "1", "--out", str(file))
    assert result.code == 130
    assert "3 games" in result.out
    assert "47 of 50 games were not played" in result.out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4


# -- replay


def random_match(id: str, decisions: int | None = None, seed: int = 3) -> Match:
    """A game played at random, or the beginning of one."""
    match = Match(detente.game(id), None, seed)
    chance = house.bot("random", seed)
    while not match.state.over and decisions != len(match.record.entries):
        seat = match.state.to_act[0]
        match.apply(seat, chance.choose({}, match.state.legal_actions(seat), match.state.clone, None))
    return match


def saved(record: Record, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("id", detente.games())
def test_replay_tells_every_action_and_the_result(id: str, tmp_path: Path) -> None:
    match = random_match(id)
    result = Result("replay", saved(match.record, tmp_path))
    assert result.code == 0
    told = re.findall(r"^ *(\d+) (\w[\w ]*): (.*)$", result.out, re.MULTILINE)
    assert [int(number) for number, _, _ in told] == list(range(len(match.record.entries)))
    assert [action for _, _, action in told] == [entry for _, entry in match.record.entries]
    words = Words(match.game, "en")
    assert [name for _, name, _ in told] == [words.seat(seat) for seat, _ in match.record.entries]
    assert "The game is over" in result.out
    for place in match.game.ranking(match.state):
        assert place.reason in result.out


def test_replay_begins_with_what_happened_before_the_first_decision(tmp_path: Path) -> None:
    match = random_match("nations", 3)
    for arguments in ((), ("--until", "0")):
        out = Result("replay", saved(match.record, tmp_path), *arguments).out
        assert re.search(r"seed 3\n +Round 1 begins\.\n +[A-D]’s turn\.\n", out)


@pytest.mark.parametrize("id", detente.games())
def test_replay_stops_where_it_is_told(id: str, tmp_path: Path) -> None:
    match = random_match(id, 12)
    result = Result("replay", saved(match.record, tmp_path), "--until", "5")
    assert result.code == 0
    assert len(re.findall(r"^ *\d+ \w[\w ]*: \w", result.out, re.MULTILINE)) == 5
    assert "The game goes on" in result.out
    assert "7 more entries follow" in result.out
    assert Result("replay", saved(match.record, tmp_path), "--until", "0").code == 0
    assert "at least 0" in refused("replay", saved(match.record, tmp_path), "--until", "-1")


def test_replay_plays_what_was_undone(tmp_path: Path) -> None:
    for seed in range(20):
        match = random_match(GAME, 25, seed)
        undoable = [seat for seat in range(match.state.seats) if match.state.undoable(seat)]
        if undoable:
            match.undo(undoable[0])
            break
    result = Result("replay", saved(match.record, tmp_path))
    assert result.code == 0
    assert "takes back 1" in result.out


def test_replay_in_german(tmp_path: Path) -> None:
    file = saved(random_match(GAME, 30).record, tmp_path)
    assert Result("replay", file, "--language", "de").out != Result("replay", file).out
    assert "not 'it'" in refused("replay", file, "--language", "it")


def test_replay_in_german_has_no_english(tmp_path: Path) -> None:
    file = saved(random_match(GAME, 2000).record, tmp_path)
    shown = Result("replay", file, "--language", "de").out
    assert "Das Spiel ist zu Ende: " in shown and " Punkte  NW-" in shown and "points" not in shown
    begun = Result("replay", file, "--language", "de", "--until", "2").out
    assert "Das Spiel geht weiter: " in begun and re.search(r"Es folgen noch \d+ Einträge\.", begun)


def test_a_record_that_does_not_fit_says_where_and_why(tmp_path: Path) -> None:
    match = random_match(GAME, 20)
    seat, action = match.record.entries[9]
    match.record.entries[9] = ((seat + 1) % match.state.seats, action)
    assert re.search(
        r"entry 9: seat \d owes no decision now", refused("replay", saved(match.record, tmp_path))
    )
    match.record.entries[9] = (seat, "jump over the moon")
    assert "entry 9: no action is written 'jump over the moon'" in refused(
        "replay", saved(match.record, tmp_path)
    )
    match.record.entries[9] = (seat, 500)
    assert "entry 9" in refused("replay", saved(match.record, tmp_path))


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    assert "cannot read" in refused("replay", str(tmp_path / "none.json"))
    file = tmp_path / "game.json"
    file.write_text("{", encoding="utf-8")
    assert "not JSON" in refused("replay", str(file))
    file.write_text("[]", encoding="utf-8")
    assert "this is no record" in refused("replay", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in refused("replay", str(file))
    for command in ("replay", "hint", "analyse"):
        file.write_text("[" * 100_000, encoding="utf-8")
        assert "the record is nested too deep" in refused(command, str(file))
        file.write_text(f'{{"seed": {"9" * 5000}}}', encoding="utf-8")
        assert "a number has 5000 digits" in refused(command, str(file))
    for game, facts, why in (
        ("wsdv", {"row": [{}]}, "row: no {}"),
        (
            "nuclear_war",
            {"A": {"missing": 1_000_000_000}},
            "A missing must be a whole number of turns from 0 to 100",
        ),
    ):
        begun = random_match(game, 2).record.to_dict() | {"facts": facts, "entries": []}
        file.write_text(json.dumps(begun), encoding="utf-8")
        for command in ("replay", "hint", "analyse"):
            assert why in refused(command, str(file))
    record = random_match(GAME, 2).record
    record.version = 99
    assert "rules version 99" in refused("replay", saved(record, tmp_path))
    record = random_match(GAME, 2).record
    record.game = "chess"
    assert "no game 'chess'" in refused("replay", saved(record, tmp_path))
    record = random_match(GAME, 2).record
    record.options["seats"] = 99
    assert "option 'seats' takes" in refused("replay", saved(record, tmp_path))


def test_a_file_of_a_failure_shows_where_the_rules_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = random_match(GAME, 9)
    file = saved(match.record, tmp_path)
    real = Match.apply

    def apply(self: Match, *given: Any) -> None:
        if len(self.record.entries) == 8:
            raise ValueError("a card lies already there")
        real(self, *given)

    monkeypatch.setattr(Match, "apply", apply)
    result = Result("replay", file)
    assert result.code == 1
    assert "ValueError: a card lies already there" in result.out
    assert "Entry 8 breaks the game" in result.out


# -- rules


@pytest.mark.parametrize("id", detente.games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_are_printed_without_anchors(id: str, language: str) -> None:
    result = Result("rules", id, "--language", language)
    assert result.code == 0
    assert "<a id" not in result.out
    assert "](#" not in result.out
    assert len(result.out.splitlines()) > 20


def test_one_rule_is_printed() -> None:
    from detente.core.shown.rulebook import atoms

    for id in detente.games():
        for atom in list(atoms(detente.game(id), "en"))[:3]:
            result = Result("rules", id, atom.lower())
            assert result.code == 0
            assert result.out.split("\n\n")[0].split()[-1] == atom
            assert Result("rules", "show", id, atom).out == result.out


def test_an_unknown_rule_names_similar_ones() -> None:
    from detente.core.shown.rulebook import atoms

    first = next(iter(atoms(detente.game(GAME), "en")))
    assert f"did you mean {first}" in refused("rules", GAME, first.replace("-", ""))
    assert "no rules in 'it'" in refused("rules", GAME, "--language", "it")
    assert "no game 'chess'" in refused("rules", "chess")


def said_to_users(file: Path) -> list[str]:
    """The strings of a module that people may read: no docstrings but those of commands."""
    tree = ast.parse(file.read_text("utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [
        node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return [node.value for node in strings if "commands" in file.parts or id(node) not in docstrings]


def test_nothing_said_leads_to_pages_that_an_installation_lacks() -> None:
    source = Path(detente.__file__).parent
    leading = {
        (file.relative_to(source).as_posix(), page)
        for file in source.rglob("*.py")
        for said in said_to_users(file)
        for page in re.findall(r"docs/[\w/-]+\.md", said)
    }
    assert leading == set()
