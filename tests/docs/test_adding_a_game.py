"""The guide to adding a game shows code that is there, and names nothing that is not."""

import re
from importlib import resources

import pytest

import detente
from tools.embed_code import BLOCK, ROOT, excerpt, refreshed

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("found", list(BLOCK.finditer(GUIDE)), ids=lambda found: f"{found[2]}#{found[3]}")
def test_each_excerpt_is_what_the_source_says(found):
    assert refreshed(found[0]) == found[0], "run: python tools/embed_code.py"


def test_all_code_in_the_guide_is_an_excerpt_or_a_command():
    rest = BLOCK.sub("", GUIDE)
    fences = re.findall(r"^```(\w*)$", rest, re.M)[::2]
    assert set(fences) <= {"sh", "text"}, "Python in the guide is taken from the sources"


def test_each_file_of_the_example_is_named_in_the_guide():
    for entry in resources.files("isles").iterdir():
        if not entry.name.startswith(("__pycache__", "py.typed")):
            assert f"`{entry.name}" in GUIDE, entry.name


def test_each_rule_named_in_the_guide_is_one_of_the_example():
    rules = detente.game("isles").text("rules.en.md")
    for atom in set(re.findall(r"ISLES-[A-Z]+-\d+", GUIDE)):
        assert f'<a id="{atom}">' in rules, atom


def test_a_name_that_is_gone_is_noticed():
    with pytest.raises(ValueError, match="no_such_rule"):
        excerpt(ROOT / "tests/isles/src/isles/rules.py", ["no_such_rule"])
