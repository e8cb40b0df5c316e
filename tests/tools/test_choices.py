"""What bots do with their chances is counted by turns."""

import re

import pytest

from tools.choices import Chosen, Kinds, main, spread_out

KINDS = Kinds(2, [("sea", re.compile("move tanker ... to (north|south)"))])


def test_kinds_are_first_words_or_what_an_expression_finds():
    assert KINDS.of("move tanker KAS to north") == "sea"
    assert KINDS.of("move tanker north to KAS") == "move tanker"
    assert KINDS.of("done") == "done"


def test_a_sample_is_spread_over_all():
    found = [Chosen(None, 0, str(k)) for k in range(100)]
    assert [each.taken for each in spread_out(found, 4)] == ["0", "25", "50", "75"]
    assert spread_out(found, 200) == found


def test_it_counts_turns_and_asks_for_a_second_opinion(capsys: pytest.CaptureFixture[str]):
    arguments = ["nations", "--games", "6", "--bots", "random", "--options", "seats=2,rounds=20"]
    main([*arguments, "--ask", "random", "--about", "advance", "--sample", "2"])
    told = capsys.readouterr().out
    assert re.search(r"random: 6 games, [\d,]+ turns", told)
    agent = re.search(r"^agent +([\d,]+) +([\d,]+)", told, re.MULTILINE)
    assert agent is not None and agent[1] == agent[2], "an agent that can move must"
    assert re.search(r"random on 2 of \d+ decisions for “advance”", told)
    main([*arguments, "--ask", "random", "--about", "advance", "--sample", "2"])
    assert capsys.readouterr().out == told


def test_a_wrong_expression_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["nations", "--kind", "sea=("])
    assert "unterminated" in capsys.readouterr().err
