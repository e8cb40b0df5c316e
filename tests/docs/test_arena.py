"""The program on the arena's page runs as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_program_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(compile(program, str(PAGE), "exec"), {})
    nobody, won = map(float, capsys.readouterr().out.split())
    assert 0 <= nobody <= 1
    assert won > 0.25
