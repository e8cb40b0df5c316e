"""Games of 1815 in which one side uses its ships and the other does not."""

import pytest

from tools.ships import main, play


def test_both_sides_together_win_every_deal_that_ships_do_not_change() -> None:
    deals = [play(seed, 2, "on", 0) + play(seed, 2, "on", 1) for seed in range(1, 11)]
    assert deals.count(1.0) >= 8, "two fleets in 20 games are usual"


def test_a_line_tells_seats_option_games_and_share(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--seats", "3"])
    assert capsys.readouterr().out.startswith("| 3 | fleets | 2 | ")
