"""Games in which somebody is the native chief."""

import pytest

from tools.chief import main, play


def test_the_chief_plants_where_they_are_told_to() -> None:
    assert play(1, 0, "cherokee", 4)[0] == "cherokee"
    assert play(1, 0, "huron", 0)[0] == "huron"


def test_a_line_tells_the_capital_and_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--land", "cherokee"])
    assert capsys.readouterr().out.startswith("| cherokee | 1 | ")
