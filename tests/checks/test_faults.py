"""Each fault that a stranger may make is found by `detente check`, in a sentence that names it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from detente.checks import Findings, begun, examine, files, shown, spoken_in
from detente.cli import app
from tests.checks.variants import Files, installed, without

BROKEN: list[tuple[str, str, str, Callable[[Files], None]]] = []
"""Name of the variant, check that finds it, what it says, the change."""


def breaks(check: str, says: str) -> Callable[[Callable[[Files], None]], Callable[[Files], None]]:
    def register(change: Callable[[Files], None]) -> Callable[[Files], None]:
        BROKEN.append((change.__name__, check, says, change))
        return change

    return register


def add(files: Files, file: str, code: str) -> None:
    """Put code at the end of a module."""
    files[file] += "\n\n" + code


# -- what learners read


GUIDE = """## goal
Win.

## asks orders: Orders
Say what your ships do.

## log ISLES-NONE-1: Nothing
Wait.

## why *
It is good.

## known
- All.
"""
TABLE = '[table]\nseats = 3\nbot = "random"\nseed = "1"\ndecisions = 5\n'


def guided(files: Files, english: str, german: str, shared: str = TABLE) -> None:
    files |= {"guide.en.md": english, "guide.de.md": german, "learn.toml": shared}


@breaks("learning", r"guide\.(en|de)\.md does not explain the question 'draw'")
def question_unexplained(files: Files) -> None:
    guided(files, GUIDE, GUIDE)


@breaks("learning", r"guide\.(en|de)\.md waits for the rule ISLES-NONE-1, which is not in rules")
def guide_waits_for_nothing(files: Files) -> None:
    guided(files, GUIDE, GUIDE)


@breaks("learning", r"guide\.(en|de)\.md gives no reason for 'done'|gives no reason for")
def action_without_a_reason(files: Files) -> None:
    guided(files, GUIDE.replace("## why *", "## why sail *"), GUIDE)


@breaks("learning", r"guide\.(en|de)\.md has no chapter 'asks orders', which guide\.(en|de)\.md has")
def guide_half_translated(files: Files) -> None:
    guided(files, GUIDE, GUIDE.replace("asks orders", "asks land"))


@breaks("learning", r"there is no start\.(en|de)\.md")
def start_in_one_language(files: Files) -> None:
    files["start.en.md"] = "Sail."


@breaks("learning", r"there is no bot 'captain' for this game")
def guided_by_no_bot(files: Files) -> None:
    guided(files, GUIDE, GUIDE, TABLE.replace("random", "captain"))


@breaks("learning", "no text 'legend-reef' in (en|de)")
def term_without_words(files: Files) -> None:
    files["learn.toml"] = '[glossary.reef]\nrule = "ISLES-SAIL-1"\n'


# -- texts


@breaks("texts", r"locale/de\.ftl has no text 'log-TideRose', which en has")
def german_line_missing(files: Files) -> None:
    files["locale/de.ftl"] = without(files["locale/de.ftl"], "log-TideRose")


@breaks("texts", r"locale/en\.ftl has no text 'log-TideRose'")
def line_missing(files: Files) -> None:
    for language in ("de", "en"):
        files[f"locale/{language}.ftl"] = without(files[f"locale/{language}.ftl"], "log-TideRose")


@breaks("scenes", "at the question 'land' it cannot be drawn: no text 'prompt-land' in (de|en)")
def prompt_missing(files: Files) -> None:
    for language in ("de", "en"):
        files[f"locale/{language}.ftl"] = without(files[f"locale/{language}.ftl"], "prompt-land")


@breaks("texts", r"locale/de\.ftl: the text 'offer-muster' uses \$island, which it does not in en")
def other_value(files: Files) -> None:
    files["locale/de.ftl"] = (
        without(files["locale/de.ftl"], "offer-muster") + "\noffer-muster = { $island }\n"
    )


@breaks("texts", r"locale/en\.ftl has no text 'option-look-about'")
def option_without_words(files: Files) -> None:
    for language in ("de", "en"):
        files[f"locale/{language}.ftl"] = without(files[f"locale/{language}.ftl"], "option-look-about")


@breaks("log", "no text 'ending-ISLES-END-2' in (de|en): how a game ends by ISLES-END-2")
def end_without_words(files: Files) -> None:
    for language in ("de", "en"):
        files[f"locale/{language}.ftl"] = without(files[f"locale/{language}.ftl"], "ending-ISLES-END-2")


# -- rules


@breaks("rules pages", r"there is no rules\.de\.md")
def page_missing(files: Files) -> None:
    del files["rules.de.md"]


@breaks("rules pages", r"ISLES-SAIL-3 is in \w+'s rules\.en\.md, but not in rules\.de\.md")
def rule_missing(files: Files) -> None:
    files["rules.de.md"] = re.sub(r'^- <a id="ISLES-SAIL-3">.*\n', "", files["rules.de.md"], flags=re.M)


@breaks("rule ids", r"no rule ISLES-SAIL-9, which is named in view\.py:\d+")
def unknown_rule_in_code(files: Files) -> None:
    add(files, "view.py", '"""ISLES-SAIL-9: nobody sails twice."""\n')


@breaks("log", r"the line of TideRose in de names the rule ISLES_TIDE_1, which is not in rules\.de\.md")
def unknown_rule_in_a_line(files: Files) -> None:
    code = """
from detente.core.shown.telling import plain_line


def log_line(event, words):
    line = plain_line(words.game, event, words)
    return line | {"rule": "ISLES_TIDE_1"} if event["event"] == "TideRose" else line
"""
    add(files, "scene.py", code)


@breaks("log", r"the line of TurnBegan in (en|de): .*seat")
def nobody_named_at_the_start(files: Files) -> None:
    rules = files["rules.py"]
    files["rules.py"] = rules.replace(
        "    s.push(begin_round)\n\n", '    s.emit("TurnBegan", -1)\n    s.push(begin_round)\n\n', 1
    )


# -- events


@breaks("events", r"rules\.py:\d+: TurnBegan takes 1 number \(seat\), not 0")
def event_without_its_seat(files: Files) -> None:
    files["rules.py"] = files["rules.py"].replace('s.emit("TurnBegan", seat)', 's.emit("TurnBegan")')


@breaks("events", r"rules\.py:\d+: FleetSailed takes 4 numbers \(seat, source, isle, ships\), not 5")
def event_with_a_number_too_many(files: Files) -> None:
    files["rules.py"] = files["rules.py"].replace(
        's.emit("FleetSailed", seat, source, isle, ships)',
        's.emit("FleetSailed", seat, source, isle, ships, 0)',
    )


@breaks("events", r"rules\.py:\d+: .* has no event 'TurnBgan': there are .*TurnBegan")
def event_that_is_none(files: Files) -> None:
    files["rules.py"] = files["rules.py"].replace('s.emit("TurnBegan", seat)', 's.emit("TurnBgan", seat)')


@breaks("events", "nothing reports Becalmed")
def event_that_never_happens(files: Files) -> None:
    add(files, "events.py", 'class Becalmed(Event):\n    """No wind."""\n\n    seat: Seat\n')


# -- scenes and pictures


@breaks(
    "changes", r"the changes of .*TideRose.*: they leave 1 'tide' at 'tide 0', where the next scene has 0"
)
def tide_that_does_not_move(files: Files) -> None:
    code = """
changes_of = changes


def changes(event, words):
    return [change for change in changes_of(event, words) if event["event"] != "TideRose"]
"""
    add(files, "scene.py", code)


@breaks("pictures", r"the piece 'storm' has the picture 'tempest', which board\.svg does not have")
def sprite_without_a_picture(files: Files) -> None:
    code = """
drawn_of = draw


def draw(view, words):
    drawn = drawn_of(view, words)
    for piece in drawn["pieces"]:
        if piece["sprite"] == "storm":
            piece["sprite"] = "tempest"
    return drawn
"""
    add(files, "scene.py", code)


@breaks("pictures", r"the piece '.*' is at 'heron', which is neither on board\.svg nor on a panel")
def place_that_is_not_on_the_board(files: Files) -> None:
    files["board.svg"] = re.sub(r'\bid="heron"', 'id="heroon"', files["board.svg"])


@breaks("boards", "2 elements have the id 'heron'")
def anchor_twice(files: Files) -> None:
    files["board.svg"] = files["board.svg"].replace("</svg>", '<g id="heron"/></svg>')


@breaks("scenes", "the piece 'tide' is at 'nowhere', which is no place")
def piece_at_no_place(files: Files) -> None:
    code = """
drawn_of = draw


def draw(view, words):
    drawn = drawn_of(view, words)
    for piece in drawn["pieces"]:
        if piece["id"] == "tide" and view["tide"] > 2:
            piece["place"] = "nowhere"
    return drawn
"""
    add(files, "scene.py", code)


@breaks("explanations", r"the place 'heron' says nothing of what it is")
def isle_that_says_nothing(files: Files) -> None:
    files["scene.py"] = files["scene.py"].replace(', term="isle"', "")


@breaks(
    "explanations",
    r"'Pearls' of the panel 'player A' has the term 'pearls', which the scene does not explain",
)
def number_that_is_not_explained(files: Files) -> None:
    files["scene.py"] = files["scene.py"].replace('    "pearls": "ISLES-END-2",\n', "")


@breaks("explanations", r"the term 'worth' names the rule ISLES-MAP-9, which is not in rules\.(de|en)\.md")
def rule_of_a_term_missing(files: Files) -> None:
    files["scene.py"] = files["scene.py"].replace('"worth": "ISLES-MAP-3"', '"worth": "ISLES-MAP-9"')


@breaks("scenes", r"it cannot be drawn: no text 'lens-ship' in (de|en)")
def explanation_without_words(files: Files) -> None:
    for language in ("de", "en"):
        files[f"locale/{language}.ftl"] = without(files[f"locale/{language}.ftl"], "lens-ship")


@breaks("scenes", "it, offers, 'draw top', label is None, not str")
def offers_without_labels(files: Files) -> None:
    code = """
from detente.core.shown.speech import label


def offer(view, action, words):
    return (None if action == "draw top" else label(ACTIONS, action, words)), offered_on(view, action)
"""
    add(files, "scene.py", code)


@breaks("scenes", "'draw top' and 'draw bottom' are both called 'Draw'")
def labels_alike(files: Files) -> None:
    code = """
from detente.core.shown.speech import label


def offer(view, action, words):
    word = "Draw" if action.startswith("draw") else label(ACTIONS, action, words)
    return word, offered_on(view, action)
"""
    add(files, "scene.py", code)


# -- bots and observations


def feature_out_of_range(files: Files) -> None:
    """A property of random games finds it, no look at what is shown."""
    files["view.py"] = files["view.py"].replace('has risen", 0, MOST_TIDES', 'has risen", 0, 1')


@breaks("brain", r"scores: KeyError: 'done' \(brain\.py, line \d+\)")
def brain_that_breaks_down(files: Files) -> None:
    code = """
score_of = score


def score(view, action):
    return {}[action] if action == "done" else score_of(view, action)
"""
    add(files, "brain.py", code)


@breaks("brain", r"evaluate: \[1\.0, 1\.0\] are no chances of 2 seats")
def chances_that_are_none(files: Files) -> None:
    add(files, "brain.py", "def evaluate(state):\n    return [1.0] * state.seats\n")


@pytest.fixture(autouse=True)
def failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for failures."""
    monkeypatch.setenv("DETENTE_FAILURES", str(tmp_path / "failures"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "failures"


def faults(found: list[Findings]) -> dict[str, list[str]]:
    """What was found, by the name of the check."""
    return {findings.name: [str(fault) for fault in findings.faults] for findings in found if findings.faults}


@pytest.mark.parametrize(
    ("name", "check", "says", "change"), [pytest.param(*row, id=f"{row[1]}-{row[0]}") for row in BROKEN]
)
def test_a_fault_is_found(
    name: str, check: str, says: str, change: Callable[[Files], None], tmp_path: Path
) -> None:
    with installed(tmp_path, name, change) as game:
        spoken = spoken_in(game)
        found = faults([*files(game, spoken), *shown(game, spoken, begun(game, 1)[1])])
    assert any(re.search(says, fault) for fault in found.get(check, [])), found


def test_pieces_that_do_not_move_are_one_fault_for_each_kind_of_event(tmp_path: Path) -> None:
    """However many pieces, places and moves: the first is named, the others are counted."""

    def change(files: Files) -> None:
        add(files, "scene.py", "def changes(event, words):\n    return []\n")

    with installed(tmp_path, "still", change) as game:
        found = faults(list(shown(game, spoken_in(game), begun(game, 2)[1])))["changes"]
    told = [re.sub(" in (de|en)|: .*", "", fault.partition("\n")[0]) for fault in found]
    assert len(told) == len(set(told)) > 1
    assert any("pieces are elsewhere" in fault for fault in found)


def test_a_fault_of_many_pictures_is_one(tmp_path: Path) -> None:
    def change(files: Files) -> None:
        files["board.svg"] = files["board.svg"].replace("</symbol>", "<text>1</text></symbol>")

    with installed(tmp_path, "lettered", change) as game:
        found = faults(list(files(game, spoken_in(game))))["boards"]
    assert len(found) == 1
    assert re.search(
        r"the picture 'ship' holds <text>; .*, and so it is with \d+ others: 'tide', 'storm', ", found[0]
    )


def test_an_unbroken_copy_is_sound(tmp_path: Path) -> None:
    with installed(tmp_path, "atoll", lambda files: None) as game:
        assert faults([*files(game, spoken_in(game)), *shown(game, spoken_in(game), begun(game, 1)[1])]) == {}


def test_a_game_in_one_language_without_a_brain_is_sound(tmp_path: Path) -> None:
    def change(files: Files) -> None:
        for file in ("locale/de.ftl", "rules.de.md", "brain.py"):
            del files[file]

    with installed(tmp_path, "lagoon", change) as game:
        found = list(examine(game, games=1))
    assert faults(found) == {}
    assert {findings.name for findings in found if findings.skipped} == {"brain"}


def test_a_game_that_does_not_start_is_reported(tmp_path: Path) -> None:
    def change(files: Files) -> None:
        add(files, "rules.py", "def begin(self):\n    raise KeyError('deck')\n\n\nIsles.begin = begin\n")

    with installed(tmp_path, "reef", change) as game:
        found = faults(list(examine(game, games=2)))
    assert any("does not start: KeyError: 'deck' (rules.py, line" in fault for fault in found["starts"])


def said(*arguments: str) -> tuple[int, str]:
    """Exit code and output of `detente check`."""
    done = CliRunner().invoke(app, ["check", *arguments])
    return done.exit_code, done.output


def test_a_sound_game_gets_a_line_for_each_check() -> None:
    code, text = said("isles", "--games", "1")
    assert code == 0
    first, *lines, last = text.splitlines()
    assert first == "isles, rules version 1"
    assert all(re.fullmatch(r"  [a-z -]+?  +ok  .+", line) for line in lines), lines
    assert last == f"{len(lines)} checks, no faults"


def test_all_faults_are_reported_and_can_be_replayed(tmp_path: Path, failures: Path) -> None:
    def change(files: Files) -> None:
        german_line_missing(files)
        feature_out_of_range(files)
        tide_that_does_not_move(files)

    with installed(tmp_path, "thrice", change):
        code, text = said("thrice", "--games", "2", "--language", "en")
        assert code == 1
        for check in ("observations match views", "changes"):
            assert re.search(rf"^  {check} +\d+ faults? ", text, re.M)
        file = re.search(r"detente replay (\S+thrice-changes\.json)", text)
        assert file
        replayed = CliRunner().invoke(app, ["replay", file[1]])
        assert replayed.exit_code == 0, replayed.output
        code, text = said("thrice", "--games", "1", "--language", "de")
        assert code == 1 and "no text 'log-TideRose'" in text


def test_rules_without_a_test_are_faults_where_there_are_tests_of_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    file = folder / "test_rules.py"
    file.write_text('import pytest\n\n\n@pytest.mark.rule("NW-END-1")\ndef test_it():\n    pass\n')
    assert re.search(r"^  rules with tests +not checked  0 of 32", said("isles", "--games", "1")[1], re.M)
    file.write_text(file.read_text().replace("NW-END-1", "ISLES-SAIL-3"))
    code, text = said("isles", "--games", "1")
    assert code == 1
    assert re.search(r"^  rules with tests +31 faults  1 of 32 rules have a test in tests", text, re.M)
    assert "ISLES-SAIL-1 has no test" in text
    assert said("isles", "--tests", str(tmp_path / "no"))[0] == 2


def test_what_cannot_be_is_refused() -> None:
    code, text = said("iles")
    assert code == 2 and "no game 'iles' (did you mean isles?)" in text
    code, text = said("isles", "--language", "fr")
    assert code == 2 and "isles speaks de, en, not 'fr'" in text
    assert said("isles", "--games", "0")[0] == 2
