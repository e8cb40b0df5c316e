"""The rules of a game as the server makes them a page."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import detente
from detente.core.shown.learning import captions, shared
from detente.core.shown.rulebook import atoms
from detente.server.content.rules_page import rules_html, with_pictures


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", detente.games())
def test_every_rule_has_its_anchor_and_shows_its_id_once_small(id: str, language: str) -> None:
    game = detente.game(id)
    html, _, glossary = rules_html(game, language).partition('<h2 id="glossary">')
    ids = list(atoms(game, language))
    assert re.findall(r'<a id="([^"]+)"></a>', html) == ids
    assert re.findall(r'<a class="atom-id" href="#([^"]+)">\1</a>', html) == ids
    assert set(re.findall(r'<a class="atom-id" href="#([^"]+)">\1</a>', glossary)) <= set(ids)
    assert not re.search(rf"&lt;a |<strong>({'|'.join(ids)})<", html)


PAGE = """# Page

- <a id="A-1"></a>It costs 3 $. ⌂
- <a id="A-2"></a>Nobody knows this. ◦ But this is <b>known</b>.
"""


def test_signs_are_explained_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "paged"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").touch()
    for language in ("en", "de"):
        (package / f"rules.{language}.md").write_text(PAGE, encoding="utf-8")
        (package / "locale" / f"{language}.ftl").write_text("own = Own\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = replace(detente.game("isles"), package="paged")
    assert rules_html(game, "en") == (
        "<h1>Page</h1>\n<ul>\n"
        '<li><a id="A-1"></a>It costs 3\u00a0$.\u00a0<abbr title="house rule">⌂</abbr> <a class="atom-id" href="#A-1">A-1</a></li>\n'
        '<li><a id="A-2"></a>Nobody knows this.\u00a0<abbr title="rule of practice">◦</abbr> But this is &lt;b&gt;known&lt;/b&gt;. '
        '<a class="atom-id" href="#A-2">A-2</a></li>\n</ul>\n'
    )
    assert '<abbr title="Hausregel">⌂</abbr>' in rules_html(game, "de")
    assert '<abbr title="aus der Spielpraxis">◦</abbr>' in rules_html(game, "de")


PICTURE = re.compile(
    r'</h[23]>\n<p><span class="pictured" data-picture="(\d+)"><span class="caption">([^<]+)</span></span></p>'
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", [id for id in detente.games() if shared(detente.game(id)).pictures])
def test_rules_have_pictures_from_the_running_game_below_headings(id: str, language: str) -> None:
    game = detente.game(id)
    found = PICTURE.findall(rules_html(game, language))
    assert len(found) >= 2 and len({caption for _, caption in found}) == len(found)
    assert sorted(int(number) for number, _ in found) == list(captions(game, language))


def test_a_picture_of_a_rule_that_there_is_not_is_an_error() -> None:
    game = detente.game("nuclear_war")
    with pytest.raises(LookupError, match="nuclear_war has no rule NW-TURN-4"):
        with_pictures("<h2>Goal</h2>", game, "en")
