"""The reference page is what the sources say."""

from tools import core_reference


def test_the_page_is_made_from_todays_sources() -> None:
    assert core_reference.PAGE.read_text(encoding="utf-8") == core_reference.page(), (
        "run: python tools/core_reference.py"
    )
