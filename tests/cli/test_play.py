"""Whole games in the terminal, typed from a script, as a new user would play them."""

import io
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import detente
from detente.bots.search import Limit
from detente.cli.drawing import Sheet, spaced
from detente.cli.flowing import broken, flow
from detente.cli.foreseeing import preview_all
from detente.cli.listing import arranged, changes, log_block, offer_list, spans, verb_order
from detente.cli.play import Session, play
from detente.core.records.record import Match, read_record, replay
from detente.core.shown.drawing import LogLine, Mark, Offer, Piece
from detente.core.shown.letters import in_ascii
from detente.core.shown.scene import scene
from detente.core.shown.words import Texts, Words
from tests.finished import finished, read

GAME = detente.game("nuclear_war")
TERMINAL = "detente.cli.play"


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, view: dict[str, Any], actions: Sequence[int], sample: Any, budget: Any) -> int:
        return self.chance.choice(actions)


@pytest.fixture(autouse=True)
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of our own, so that these tests wait for nobody's."""
    monkeypatch.setattr(f"{TERMINAL}.bot", lambda name, seed: RandomBot(seed))


class Typist:
    """Stands for the standard input: what is typed is a list, or made up line by line; then the input ends."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines

    def readline(self) -> str:
        return f"{line}\n" if (line := next(self.lines, None)) is not None else ""

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Play with these lines typed; what was printed."""

    def run(
        lines: Iterator[str] | Sequence[str],
        seats: Sequence[str] = ("me", "random"),
        language: str = "en",
        seed: int | None = 5,
        record: Path | None = None,
        width: int = 100,
        game: str = "nuclear_war",
        **options: int | str,
    ) -> str:
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys, "stdin", Typist(iter(lines)))
        play(game, options, list(seats), language, seed, record)
        return capsys.readouterr().out

    return run


def anything(seed: int) -> Iterator[str]:
    """Types small numbers for ever."""
    chance = random.Random(seed)
    while True:
        yield str(chance.randint(1, 6))


@pytest.mark.parametrize(
    ("language", "seats", "width", "over", "words"),
    [
        ("en", ("me", "random"), 80, "Result", ("Your cards", "The others are deciding")),
        ("de", ("random", "me", "random"), 80, "Ergebnis", ("Ihre Karten", "Die anderen entscheiden")),
        ("en", ("me", "me", "random"), 120, "Result", ("Hand over to A", "Hand over to B")),
        ("de", ("random",) * 4, 120, "Ergebnis", ("Sie sehen zu.", "A: Zufallsbot · B: Zufallsbot")),
    ],
)
def test_a_whole_game_can_be_played_from_a_script(
    at: Any, tmp_path: Path, language: str, seats: Sequence[str], width: int, over: str, words: Sequence[str]
) -> None:
    file = tmp_path / "games" / "one.json"
    shown = at(anything(1), seats, language, 8, file, width)
    for word in (over, *words):
        assert word in shown
    assert all(len(line) <= width for line in shown.splitlines()[:-1])
    assert re.search(r"\n +1\. +\w \(", shown) or "NW-END-2" in shown or "NW-END-4" in shown
    match = replay(GAME, read_record(file.read_text(encoding="utf-8")))
    assert match.state.over
    assert match.state.seats == len(seats)


def test_the_result_of_two_plus_two_quotes_the_rule_that_names_the_winner(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It said that East had won, by the rules of the base game, below a victory of the Soviet Union."""
    record, _ = read(next(file for file in finished("twoplustwo") if file.stem == "wsdv-eod-10.3-4-seats"))
    match = replay(detente.game("twoplustwo"), record)
    Session(match, ["random"] * 4, {}, Words(match.game, "en"), None).result()
    shown = " ".join(capsys.readouterr().out.split())
    assert "The Soviet Union wins because the GDR survives" in shown
    assert "East wins" not in shown and "TPT-EOD-12.4.3" in shown


def test_leaving_saves_the_game(at: Any, tmp_path: Path) -> None:
    for ending in (["1", "q"], ["1"]):
        file = tmp_path / f"{len(ending)}.json"
        shown = at(ending, record=file)
        assert "Good-bye." in shown
        assert f"saved in {file}" in shown.replace("\n", " ")
        assert json.loads(file.read_text(encoding="utf-8"))["entries"]


def test_the_log_begins_with_what_happened_before_the_first_decision(at: Any) -> None:
    for seats in (("me", "random"), ("me", "me"), ("random", "random")):
        assert "Round 1 begins." in at(["", "1", "q"], seats, game="nations", rounds=20)
    shown = at(["1", "u", "l", "q"], game="nations", language="de")
    assert (
        shown.count("Runde 1 beginnt.") == 2
    )  # once when the turn begins, and in the log that was asked for


def test_leaving_saves_where_one_says(at: Any, tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    at(["1", f"q {file}"])
    assert replay(GAME, read_record(file.read_text(encoding="utf-8"))).record.seed == 5


def test_what_cannot_be_written_is_said(at: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    assert "cannot be written" in at([f"q {tmp_path / 'taken' / 'game.json'}"])


def test_an_interrupt_leaves_cleanly(at: Any, tmp_path: Path) -> None:
    def interrupted() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    file = tmp_path / "game.json"
    assert "Good-bye." in at(interrupted(), record=file)
    assert file.exists()


SEED = 12


def row_offers(seed: int, seats: int) -> tuple[list[str], list[str]]:
    """What A types up to its first row, if all others do the first thing offered, and what it may place then."""
    state = GAME.start({"seats": seats}, seed)
    typed = []
    while state.view(0)["question"]["name"] != "row":
        seat = state.to_act[0]
        action = state.legal_actions(seat)[0]
        if seat == 0:
            typed.append("1")
        state.apply(seat, action)
    return typed, [GAME.actions.text(action) for action in state.legal_actions(0)]


class FirstBot(RandomBot):
    def choose(self, view: dict[str, Any], actions: Sequence[int], sample: Any, budget: Any) -> int:
        assert budget is None or budget > 0
        assert sample(1).view(view["seat"]) == view
        return actions[0]


@pytest.fixture
def first_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{TERMINAL}.bot", lambda name, seed: FirstBot(seed))


@pytest.mark.usefixtures("first_bots")
def test_actions_can_be_typed_as_they_are_written_or_begun(at: Any, tmp_path: Path) -> None:
    typed, offers = row_offers(SEED, 2)
    last = offers[-1]
    for meant in (last.upper(), str(len(offers)), last.replace("place", "pl")):
        file = tmp_path / "game.json"
        at([*typed, meant, "q"], seed=SEED, record=file)
        assert json.loads(file.read_text(encoding="utf-8"))["entries"][-1] == [0, last]


@pytest.mark.usefixtures("first_bots")
def test_a_choice_can_be_taken_back(at: Any, tmp_path: Path) -> None:
    typed, offers = row_offers(SEED, 2)
    file = tmp_path / "game.json"
    shown = at([*typed, "u", offers[0], "u", "u", offers[1], "q"], seed=SEED, record=file)
    assert shown.count("There is nothing that you may take back now.") == 2
    assert shown.count("Taken back.") == 1
    entries = json.loads(file.read_text(encoding="utf-8"))["entries"]
    assert entries[-3:] == [[0, offers[0]], [0, 1], [0, offers[1]]]
    assert "And which one will be turned up after it?" in shown


@pytest.mark.parametrize(("language", "asked"), [("en", "The bot would:"), ("de", "Der Bot würde:")])
def test_a_hint_names_choices_by_their_numbers_with_their_chances(
    at: Any, monkeypatch: pytest.MonkeyPatch, language: str, asked: str
) -> None:
    monkeypatch.setattr(f"{TERMINAL}.HINT", Limit(iterations=4))
    shown = at(["h", "q"], language=language, game="nations")
    offers, hinted = shown.split(asked)
    assert in_ascii("█░") == "#."
    chances = re.findall(r"^  (\d+) +[█░]{20} +\d+\s?% +(\S.*)$", hinted, re.MULTILINE)
    assert 1 <= len(chances) <= 3
    for number, told in chances:
        assert re.search(rf"\b{number} +{re.escape(told.split()[0])}", offers)


@pytest.mark.usefixtures("first_bots")
def test_what_is_typed_wrong_is_answered(at: Any) -> None:
    typed, offers = row_offers(SEED, 2)
    shown = at(
        [*typed, "99", "blub", "decline", "place supergerm", "pl", "place shown polaris", "", "q"], seed=SEED
    )
    assert f"The list goes from 1 to {len(offers)}." in shown
    assert "Nothing on the list is written “blub”." in shown
    assert "“decline” is not possible now." in shown
    assert re.search(r"“pl” could mean:\n  1 Place \S", shown)
    assert "“place shown polaris” is not possible now: NW-SETUP-7" in shown


def test_an_empty_pile_is_marked(at: Any) -> None:
    assert re.search(r"Discard pile +–\n", at(["d", "q"], seed=SEED))


@pytest.mark.usefixtures("first_bots")
def test_help_rules_log_piles_and_table_are_at_hand(at: Any) -> None:
    typed, _ = row_offers(SEED, 2)
    shown = at(
        ["l", *typed, "?", "r", "r NW-DICE-2", "r aim-1", "r nonsense", "d", "s", "l 2", "q"], seed=SEED
    )
    assert "take back your last choice" in shown
    assert re.search(r"When all have finished[^>]* NW-SETUP-6\s", shown)
    assert "dirty bomb" in shown
    assert "NW-AIM-1" in shown
    assert "There is no rule “nonsense”." in shown
    assert "Draw pile" in shown
    assert shown.count("Your cards") >= 2


def test_a_person_reads_nothing_of_what_another_holds(at: Any) -> None:
    """Between A's curtain and B's only A's cards are named, in the log too."""
    lines = ["", "1"] * 30
    shown = at([line for pair in zip(lines, ["l"] * len(lines), strict=True) for line in pair], ("me", "me"))
    parts = re.split(r"Hand over to ([AB])\.", shown)[1:]
    assert len(parts) > 4
    for seat, part in zip(parts[::2], parts[1::2], strict=True):
        other = "B" if seat == "A" else "A"
        assert not re.search(rf"{other} draws (?!a card)", part)
        assert not re.search(rf"{other} places (?!a card|a new row face down)", part)
        assert f"{seat} (you)" in part
        assert f"{other} (you)" not in part


@pytest.mark.usefixtures("first_bots")
def test_the_same_line_stands_whatever_others_do(at: Any) -> None:
    """How long others take, how often they are asked and how many they are is not told."""
    for seats in (2, 5):
        shown = at(anything(4), ("me", *["random"] * (seats - 1)), seed=3)
        for part in shown.split("\n> ")[1:]:
            assert part.count("The others are deciding ...") <= 1


def test_options_reach_the_game(at: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    at(["q"], ("me", "random", "random"), record=file, totals="open")
    options = json.loads(file.read_text(encoding="utf-8"))["options"]
    assert (options["seats"], options["totals"]) == (3, "open")


@pytest.mark.parametrize(
    ("seats", "begins"),
    [(("random", "me", "random"), "B"), (("random", "random"), "owner"), (("random", "me", "me"), "B")],
)
def test_an_option_that_means_who_opened_the_table_means_who_sits_at_the_terminal(
    at: Any, tmp_path: Path, seats: Sequence[str], begins: str
) -> None:
    file = tmp_path / "game.json"
    at(["q"], seats, record=file)
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.options["first_player"] == begins
    first = replay(detente.game("nuclear_war"), record).state.view(None)["first"]
    assert first == ("ABC".index(begins) if begins != "owner" else 0)


def test_without_a_seed_every_game_is_another(at: Any, tmp_path: Path) -> None:
    seeds = set()
    for k in range(3):
        at(["q"], seed=None, record=tmp_path / f"{k}.json")
        seeds.add(json.loads((tmp_path / f"{k}.json").read_text(encoding="utf-8"))["seed"])
    assert len(seeds) == 3
    assert max(seeds) > 2**64


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(KeyError, match="no game 'chess'"):
        play("chess", {}, ["me", "me"], "en", 1, None)
    with pytest.raises(ValueError, match="option 'seats' is 4, but 2 seats are taken"):
        play("nuclear_war", {"seats": 4}, ["me", "me"], "en", 1, None)
    with pytest.raises(ValueError, match="option 'seats' takes"):
        play("nuclear_war", {}, ["me"] * 7, "en", 1, None)
    with pytest.raises(ValueError, match="no texts in 'fr'"):
        play("nuclear_war", {}, ["me", "me"], "fr", 1, None)


def test_it_runs_with_its_input_piped_in() -> None:
    code = "from detente.cli.play import play; play('nuclear_war', {}, ['me', 'me'], 'de', 3, None)"
    run = subprocess.run(
        [sys.executable, "-c", code],
        input="\n?\n1\nq\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert "Bitte geben Sie an A weiter." in run.stdout
    assert "Auf Wiedersehen." in run.stdout
    assert run.stderr == ""


def offers(*actions: str) -> list[Offer]:
    return [Offer(action=action, label=f"Do {action.upper()}", on=[]) for action in actions]


def test_text_is_broken_between_items_then_between_words() -> None:
    assert flow(["one", "two", "three"], 9) == ["one · two", "three"]
    assert broken("one two three", 7) == ["one two", "three"]


def test_a_preview_names_what_it_changes() -> None:
    offer = offers("go 1")[0]
    offer["preview"] = [{"kind": "preview", "on": ["x"], "text": "3 ships"}]
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(offer_list([offer], 80, {"x": "Leipzig"}))
    assert "Do GO 1 (Leipzig: 3 ships)" in console.export_text()


def listed(offer: Offer, **called: str) -> str:
    console = Console(width=300, record=True, file=io.StringIO())
    console.print(offer_list([offer], 300, called))
    return console.export_text().strip()


def test_previews_of_several_things_are_told_apart() -> None:
    offer = Offer(action="general paris", label="Move to Paris", on=[])
    offer["preview"] = [Mark(kind="preview", on=[on], text=text) for on, text in (("l", "2"), ("p", "3"))]
    assert listed(offer, l="Lyon", p="Paris") == "1  Move to Paris (Lyon: 2; Paris: 3)"
    offer["preview"] = offer["preview"][1:]
    assert listed(offer, l="Lyon", p="Paris") == "1  Move to Paris (3)"


@pytest.mark.parametrize("label", ["Remove unrest: East Berlin", "Dismantle Polska (East)"])
def test_part_of_a_name_does_not_name_a_player(label: str) -> None:
    offer = Offer(action="remove", label=label, on=[])
    offer["preview"] = [Mark(kind="preview", on=["p"], text="unrest 3 → 2")]
    assert listed(offer, p="East") == f"1  {label} (East: unrest 3 → 2)"


def test_what_changes_in_the_same_thing_is_told_together() -> None:
    offer = Offer(action="sell", label="Sell a ship", on=[])
    offer["preview"] = [Mark(kind="preview", on=["p"], text=text) for text in ("cash 2 → 5", "ships 3 → 2")]
    assert listed(offer, p="A") == "1  Sell a ship (A: cash 2 → 5, ships 3 → 2)"


def test_of_many_previews_only_some_are_told() -> None:
    offer = Offer(action="advance", label="Advance", on=[])
    offer["preview"] = [Mark(kind="preview", on=[f"p{k}"], text=str(k)) for k in range(20)]
    said = listed(offer, **{f"p{k}": f"Point {k}" for k in range(20)})
    assert said.endswith("Point 5: 5; ...)") and "Point 6" not in said


def test_what_a_forecast_would_become_is_told_as_a_forecast() -> None:
    """The mass protests of now and those of the end of the decade are two figures of the same name."""
    game = detente.game("wsdv")
    state = game.position({"unrest": {"bayern": 4, "hessen": 3}, "display": ["card_03", "card_04"]}, {}, 1)
    state.apply(0, game.actions.parse("play card_03 unrest"))
    seen = scene(state, 0, "en")
    preview_all(state, 0, seen["offers"], Words(game, "en"))
    called = {panel["id"]: panel["title"] for panel in seen["panels"]}
    bayern = next(offer for offer in seen["offers"] if offer["action"] == "remove unrest bayern")
    told = changes(bayern["preview"], bayern["label"], called)
    now, later = (text.replace("\u00a0", " ") for text in told)
    assert now == "West: Mass protests 1 of 4 → 0 of 4"
    assert later.startswith("If the decade ended now: Mass protests (MP) West 1, East 0 of 4 → West 0")


EAST_BUILDS: dict[str, Any] = {
    "display": ["card_03", "card_04", "card_09"],
    "turn": "east",
    "police": ["card_05"],
    "factories": {"berlin": "sound", "leipzig": "sound"},
}
LOSS = "If the decade ended now: Economy of the East loses 1 of 2 → loses 1 of 3"


@pytest.mark.parametrize(("spent", "said"), [([], f"7–24: {LOSS}"), (["card_05"], f"1–18: {LOSS}")])
def test_the_loss_of_the_east_is_foreseen_once_also_where_the_turn_ends(spent: list[str], said: str) -> None:
    """Each of 18 sites repeated it; with the last point, which ends the turn, none said it."""
    game = detente.game("wsdv")
    state = game.position(EAST_BUILDS | {"spent": spent}, {}, 1)
    state.apply(1, game.actions.parse("play card_03 build"))
    match = Match(game, {}, 1)
    match.state = state
    console = Console(width=120, record=True, file=io.StringIO())
    session = Session(match, ["random", "me"], {}, Words(game, "en"), None)
    session.console = console
    session.show(session.look(1), False)
    told = " ".join(console.export_text().replace("\u00a0", " ").split())
    assert told.count("loses 1 of 2 → loses 1 of 3") == 1 and said in told


def test_numbers_are_told_in_spans() -> None:
    assert spans([7, 2, 3, 5, 4]) == "2–5, 7"


def test_the_terminal_says_nothing_of_germany_twice() -> None:
    state = detente.game("wsdv").position({"police": ["card_05"], "row": ["card_02"]}, {}, 1)
    words, texts = Words(state.game, "en"), Texts("en", "detente.cli")
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(spaced(Sheet(scene(state, 0, "en"), words, texts, 200).blocks()))
    told = console.export_text()
    assert "Flight level 2 ·" in told
    police = next(line for line in told.splitlines() if "Stasi is founded" in line)
    assert police.strip() == (
        "Police power  Stasi is founded (not used yet, Red police power card: once a decade, −1 unrest in the East;"
        " flight level +1, dismantle 1 build point at the end of the decade)"
    )


def test_doves_that_are_turned_are_counted() -> None:
    state = detente.game("twoplustwo").position({"doves": 3}, {}, 1)
    words, texts = Words(state.game, "en"), Texts("en", "detente.cli")
    console = Console(width=300, record=True, file=io.StringIO())
    console.print(spaced(Sheet(scene(state, 3, "en"), words, texts, 300).blocks()))
    assert "3 × peace dove · 3 × flipped peace dove" in console.export_text().casefold()


@pytest.mark.parametrize(
    ("language", "treasuries", "collected"),
    [
        ("en", "Treasury: Soviet Union $13 · Treasury: USA $4", "Peacemaker cards Collected by the USA: 1"),
        (
            "de",
            "Staatskasse: Sowjetunion 13 $ · Staatskasse: USA 4 $",
            "Friedensstifter Von den USA gesammelt: 1",
        ),
    ],
)
def test_treasuries_and_peacemakers_are_named_once(language: str, treasuries: str, collected: str) -> None:
    """“Staatskasse 3 $: Sowjetunion: 13 $” named the space under the +10 marker; “Friedensstifter Friedensstifter: USA”."""
    facts = {"money": {"usa": 4, "soviet_union": 13}, "collected": {"usa": ["tpt_10"]}}
    state = detente.game("twoplustwo").position(facts, {}, 1)
    console = Console(width=300, record=True, file=io.StringIO())
    sheet = Sheet(scene(state, 3, language), Words(state.game, language), Texts(language, "detente.cli"), 300)
    console.print(spaced(sheet.blocks()))
    told = " ".join(console.export_text().split())
    assert treasuries in told and collected in told


def test_kinds_of_actions_keep_their_order_when_one_is_missing() -> None:
    order = verb_order(["inf paris", "art paris", "inf rome", "art rome"])
    left = [Offer(action=text, label=text, on=[]) for text in ("art paris", "inf rome", "art rome")]
    assert [offer["action"] for offer in arranged(left, [], order)] == ["inf rome", "art paris", "art rome"]


def line(text: str, seat: int | None, **more: Any) -> LogLine:
    return LogLine(text=text, rule=None, seat=seat, **more)


def test_the_log_joins_no_lines_about_others() -> None:
    lines = [
        line("A sails.", 0),
        line("A pays.", 0, minor=True),
        line("The deck is shuffled.", None, minor=True),
        line("B draws.", 1, minor=True),
        line("B draws again.", 1, minor=True),
        line("Round 2 begins.", None, minor=True, begins="phase"),
    ]
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(log_block(lines))
    assert [said.strip(" •") for said in console.export_text().splitlines()] == [
        "A sails. A pays. The deck is shuffled.",
        "B draws. B draws again.",
        "Round 2 begins.",
    ]


def test_many_offers_stand_in_columns_if_there_is_room() -> None:
    many = offers(*(f"go {n}" for n in range(20)))
    for width, rows in ((120, 7), (30, 20)):
        console = Console(width=width, record=True, file=io.StringIO())
        console.print(offer_list(many, width, {}))
        assert len(console.export_text().splitlines()) == rows


def test_what_may_be_done_with_a_piece_stands_behind_its_name() -> None:
    two = [
        Offer(action=f"play {card} {use}", label=use, on=[card]) for card in "ab" for use in ("build", "wait")
    ]
    pieces = [
        Piece(id=card, sprite="", place="hand", order=0, count=1, face=f"Card {card.upper()}")
        for card in "ab"
    ]
    rest = [Offer(action="pass", label="Pass", on=[])]
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(offer_list(two + rest, 80, {"a": "Card A", "b": "Card B"}, pieces))
    shown = [line.strip() for line in console.export_text().splitlines()]
    assert shown == ["Card A   1 build · 2 wait", "Card B   3 build · 4 wait", "5  Pass"]
    console.print(offer_list(two[:1], 80, {"a": "Card A"}, pieces))
    assert console.export_text().strip() == "1  build (Card A)"


def test_what_may_be_done_with_cards_is_listed_as_the_cards_are_shown() -> None:
    ids = ("display 8", "hand 2", "display 3")
    pieces = [
        Piece(id=id, sprite="", place=id.split()[0], order=order, count=1, face=f"Card {id}")
        for id, order in zip(ids, (1, 0, 0), strict=True)
    ]
    uses = [Offer(action=f"play {id} {use}", label=use, on=[id]) for id in ids for use in ("build", "wait")]
    listed = [offer["on"][0] for offer in arranged(uses, pieces, verb_order(["play"]))]
    assert listed[::2] == ["display 3", "display 8", "hand 2"]


def test_a_long_list_is_told_by_what_is_done() -> None:
    sites = [Offer(action=f"build {k}", label=f"Build: site {k}", on=[]) for k in range(9)]
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(offer_list([*sites, Offer(action="done", label="Done", on=[])], 80, {}))
    shown = console.export_text()
    assert shown.count("Build") == 1 and "1 site 0 · 2 site 1" in shown and "10  Done" in shown
