"""The client's texts: all languages say the same, and the pages ask for nothing that is missing."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message

WEB = Path(str(resources.files("detente").joinpath("web")))
ASKED = re.compile(r'\bt\(\s*"([^"]+)"|data-l10n="([^"]+)"')
VALUES = re.compile(r"\$([a-zA-Z]+)")
LANGUAGES = sorted(path.stem for path in WEB.glob("locale/*.ftl") if "." not in path.stem)
PARTS = sorted(path.name.removesuffix("en.ftl") for path in WEB.glob("locale/*en.ftl"))


def messages(part: str, language: str) -> dict[str, set[str]]:
    """The ids of a file, of attributes too, with the values that each takes."""
    text = (WEB / "locale" / f"{part}{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            assert entry.span is not None
            found[entry.id.name] = set(VALUES.findall(text[entry.span.start : entry.span.end]))
            found |= {
                f"{entry.id.name}.{a.id.name}": set() for a in entry.attributes if isinstance(a, Attribute)
            }
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_all_languages_say_the_same(part: str, language: str) -> None:
    assert messages(part, language) == messages(part, "en")


def test_every_language_has_all_files() -> None:
    files = {path.name for path in WEB.glob("locale/*.ftl")}
    assert files == {f"{part}{language}.ftl" for part in PARTS for language in LANGUAGES}
    assert {"de", "en", "fr"} <= set(LANGUAGES)


def test_what_the_pages_say_is_there() -> None:
    said = {id for part in PARTS for id in messages(part, "en")}
    sources = [
        path for kind in ("html", "js") for path in WEB.rglob(f"*.{kind}") if "vendor" not in path.parts
    ]
    asked = {
        first or second
        for path in sources
        for first, second in ASKED.findall(path.read_text(encoding="utf-8"))
    }
    assert asked
    assert sorted(asked - said) == []
