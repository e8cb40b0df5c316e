"""What the games on Germany say: true, in the rulebook's words, and with grammar for every name."""

from random import Random
from typing import Any

import pytest

import detente
from detente.core.shown.scene import scene
from detente.core.shown.telling import line_of, lines_of
from detente.core.shown.words import Words
from detente.games.germany.names import subject
from detente.games.germany.symbols import brief, faces

GAMES = ("wsdv", "twoplustwo")
WORDS = {(id, language): Words(detente.game(id), language) for id in GAMES for language in ("de", "en")}
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def told(game: str, language: str, event: str, **fields: Any) -> str:
    """The line of an event."""
    line = line_of(detente.game(game), {"event": event, **fields}, WORDS[game, language])
    assert line is not None
    return line["text"]


# -- what was wrong


def test_icons_of_one_kind_without_effect_are_told_once() -> None:
    """“The spirit of Geneva” restores two doves: it said twice that none is flipped."""
    void = {"event": "IconVoid", "source": "tpt_10", "word": "dove_restored"}
    lines = lines_of(
        detente.game("twoplustwo"), [void | {"icon": 1}, void | {"icon": 2}], WORDS["twoplustwo", "en"]
    )
    assert [line["text"] for line in lines] == [
        "Without effect, as no dove is flipped: restore 2 peace doves."
    ]
    other = {"event": "IconVoid", "source": "tpt_11", "word": "dove_restored", "icon": 1}
    assert (
        len(lines_of(detente.game("twoplustwo"), [void | {"icon": 1}, other], WORDS["twoplustwo", "en"])) == 2
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "New in the display: “Saar Protectorate”, “Land reform” and “1953 Uprising”."),
        ("de", "Neu in der Auslage: „Saarprotektorat“, „Bodenreform“ und „17. Juni“."),
    ],
)
def test_cards_that_are_laid_out_one_after_the_other_are_one_line(language: str, line: str) -> None:
    """Each half of a decade began with seven lines of the same words."""
    laid = [
        {"event": "CardLaidOut", "card": card, "special": False} for card in ("card_08", "card_01", "card_16")
    ]
    told = [each["text"] for each in lines_of(detente.game("wsdv"), laid, WORDS["wsdv", language])]
    assert told == [line]


def test_a_build_icon_says_how_much_is_built_and_where() -> None:
    asked = {"mine": "yes", "side": "", "points": 0, "verb": "singular"}
    assert WORDS["wsdv", "en"]("prompt-build", **asked) == "Build 1 point at one of the marked sites."
    assert (
        WORDS["wsdv", "de"]("prompt-build", **asked)
        == "Bauen Sie für 1 Punkt an einer der markierten Stellen."
    )


@pytest.mark.parametrize(
    ("police", "english", "german"),
    [
        (
            ["card_05"],
            "Use your unused police power card, or end your turn?",
            "Setzen Sie Ihre unbenutzte Staatsgewaltkarte ein, oder beenden Sie den Zug?",
        ),
        (
            ["card_05", "card_15"],
            "Use one of your 2 unused police power cards, or end your turn?",
            "Setzen Sie eine Ihrer 2 unbenutzten Staatsgewaltkarten ein, oder beenden Sie den Zug?",
        ),
    ],
)
@pytest.mark.parametrize(("game", "turn"), [("wsdv", "east"), ("twoplustwo", "east")])
def test_a_turn_with_police_cards_says_why_it_is_not_over_and_may_end_by_itself(
    game: str, turn: str, police: list[str], english: str, german: str
) -> None:
    """WSDV-POL-2: East was asked at the end of every turn, and not told why."""
    facts = {"police": police, "display": ["card_01", "card_03", "card_04"], "turn": turn}
    state = detente.game(game).position(facts)
    seat = state.to_act[0]
    for action in ("play card_01 unrest", "remove unrest sachsen"):
        state.apply(seat, state.game.actions.parse(action))
    seen = [scene(state, seat, language) for language in ("en", "de")]
    assert [each["prompt"]["text"].partition(": ")[2] for each in seen] == [english, german]
    (end,) = (offer for offer in seen[0]["offers"] if offer["action"] == "done")
    assert end["standing"] == "end_turn"
    assert {
        "name": "end_turn",
        "label": "End my turn, even with unused police power cards",
        "usual": False,
    } in seen[0]["standing"]


@LANGUAGES
def test_a_card_of_the_next_decade_that_is_not_known_has_no_name(language: str) -> None:
    line = told("twoplustwo", language, "NextCardReceived", seat=0, card=None)
    assert "none" not in line and "„" not in line and "“" not in line


def test_shaded_symbols_of_green_cards_are_ignored_in_automatic_events() -> None:
    """It said that nothing shaded counted as an automatic event, and left open what that meant."""
    assert "beim automatischen Ereignis entfällt alles Schattierte" in WORDS["twoplustwo", "de"](
        "about-green"
    )
    assert "automatic event ignores whatever is shaded" in WORDS["twoplustwo", "en"]("about-green")


@pytest.mark.parametrize(
    ("language", "reason"), [("de", "keine Taube ist umgedreht"), ("en", "no dove is flipped")]
)
def test_the_log_says_why_an_icon_cannot_be_carried_out(language: str, reason: str) -> None:
    """It said only that the dove cannot be restored, twice."""
    line = told("twoplustwo", language, "IconVoid", source="tpt_10", icon=1, word="dove_restored")
    assert f" {reason}: " in line


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_the_forecast_of_a_collapse_names_phases_not_numbers(game: str, language: str) -> None:
    """Phases 6 and 7 of the base game are 9 and 10 of 2+2."""
    words = WORDS[game, language]
    text = words("forecast-collapse", collapse=4)
    assert "6" not in text and "7" not in text
    for phase in ("internal_comparison", "east_west_comparison"):
        assert words(f"phase-{phase}") in text


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_each_phase_of_the_forecast_says_in_short_what_it_would_bring(game: str, language: str) -> None:
    state, chosen = detente.game(game).start(seed=5), Random(5)
    bare = set()
    for move in range(400):
        if state.over:
            break
        if move % 20 == 0:
            shown = scene(state, state.to_act[0], language)
            sections = [each for panel in shown["panels"] for each in panel.get("sections", [])]
            phases = [each for each in sections if each["title"][:1].isdigit()]
            bare |= {each["title"] for each in phases if not each.get("value")}
        state.apply(state.to_act[0], chosen.choice(state.legal_actions(state.to_act[0])))
    assert bare == set()


# -- buttons


MOST_ON_A_BUTTON = 45
IGNORING = {"de": "Ohne: ", "en": "Ignore: "}


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_icons_fit_on_a_button(game: str, language: str) -> None:
    words = WORDS[game, language]
    labels = {brief(symbol, words) for symbols in faces(words).symbols.values() for symbol in symbols}
    assert len(labels) > 40
    assert [label for label in labels if len(label) > MOST_ON_A_BUTTON] == []
    assert words("offer-ignore", icon="X") == f"{IGNORING[language]}X"


# -- names with grammar, numbers with their forms


ROLES = {
    "de": ["Die USA ziehen", "Die Sowjetunion zieht", "West zieht", "Ost zieht"],
    "en": ["The USA draws", "The Soviet Union draws", "West draws", "East draws"],
}


@LANGUAGES
def test_roles_come_with_their_article_and_verbs_agree_with_them(language: str) -> None:
    for seat, start in enumerate(ROLES[language]):
        line = told("twoplustwo", language, "CardDrawn", seat=seat, card=None)
        assert line.startswith(start + " ")
    assert told("wsdv", language, "CardDrawn", seat=0, card=None).startswith(ROLES[language][2])
    words = WORDS["twoplustwo", language]
    assert subject([0], words)[0] == {"de": "Die USA", "en": "The USA"}[language]


@pytest.mark.parametrize(
    ("seats", "german", "english"),
    [
        ([1], "Die Sowjetunion entscheidet", "The Soviet Union decides"),
        ([0], "Die USA entscheiden", "The USA decides"),
        ([2, 3], "West und Ost entscheiden", "West and East decide"),
        (
            [0, 2, 1],
            "Die USA, West und die Sowjetunion entscheiden",
            "The USA, West and the Soviet Union decide",
        ),
    ],
)
def test_of_several_who_decide_all_are_named(seats: list[int], german: str, english: str) -> None:
    for language, start in (("de", german), ("en", english)):
        words = WORDS["twoplustwo", language]
        side, verb = subject(seats, words)
        assert words("prompt-keep", mine="no", side=side, verb=verb).startswith(start)


@pytest.mark.parametrize(
    ("change", "german"),
    [
        (1, "Sozialistenleiste auf +1: Ost erhält einen Sozialisten (bisher 0 im Kasten, 1 in Provinzen)."),
        (-2, "Sozialistenleiste auf −3: Ost verliert 2 Sozialisten (bisher 0 im Kasten, 1 in Provinzen)."),
        (0, "Sozialistenleiste auf 0: Ost behält seine Sozialisten (bisher 0 im Kasten, 1 in Provinzen)."),
    ],
)
def test_socialists_gained_and_lost_are_told(change: int, german: str) -> None:
    track = {1: 1, -2: -3, 0: 0}[change]
    assert told("wsdv", "de", "SocialistsCounted", track=track, change=change, box=0, placed=1) == german


@LANGUAGES
@pytest.mark.parametrize("event", ["PoliceCostCounted", "PoliceRemovalCounted"])
def test_where_there_are_no_cards_nothing_is_told(event: str, language: str) -> None:
    game = detente.game("wsdv")
    assert line_of(game, {"event": event, "cards": 0}, WORDS["wsdv", language]) is None
    assert line_of(game, {"event": event, "cards": 2}, WORDS["wsdv", language]) is not None


@pytest.mark.parametrize(
    ("cards", "used", "german"),
    [
        (0, 0, "Die Stasi wird aufgelöst."),
        (1, 0, "Die Stasi wird aufgelöst; 1 unbenutzte Staatsgewaltkarte kommt aus dem Spiel."),
        (3, 1, "Die Stasi wird aufgelöst; 3 Staatsgewaltkarten kommen aus dem Spiel, davon 1 benutzt."),
    ],
)
def test_the_end_of_the_stasi_counts_its_cards(cards: int, used: int, german: str) -> None:
    assert told("wsdv", "de", "StasiDisbanded", seat=1, cards=cards, used=used) == german


def test_causes_and_amounts_are_told_in_words() -> None:
    assert told("wsdv", "de", "SiteDismantled", seat=0, site="hamburg", why="price", reduced=False) == (
        "West baut die Fabrik Hamburg ab (Preis für das Entfernen von Unruhe)."
    )
    assert told("twoplustwo", "de", "MoneyMoved", seat=0, dollars=-1, treasury=6, why="icon") == (
        "Die USA zahlen 1 $ (Staatskasse: 6 $)."
    )
    assert told("twoplustwo", "de", "MoneyMoved", seat=1, dollars=3, treasury=-2, why="credit") == (
        "Die Sowjetunion bekommt 3 $ als Kredit (Staatskasse: −2 $)."
    )
