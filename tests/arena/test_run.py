"""Many games: the same ones however they are spread, and kept when somebody stops them."""

import pytest

import detente
from detente.arena import run as arena_run
from detente.arena import simulate
from detente.bots import CannotPlay

GAME = "isles"
SEATS = int(next(option.standard for option in detente.game(GAME).options if option.name == "seats"))
LINEUP = ["random"] * SEATS


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate(GAME, LINEUP, 13, seed=3, workers=1)
    together = simulate(GAME, LINEUP, 13, seed=3, workers=3)
    assert alone.played == together.played
    assert [game.index for game in alone.played] == list(range(13))
    assert not alone.interrupted
    assert simulate(GAME, LINEUP, 13, seed=4, workers=1).played != alone.played


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    assert (
        simulate(GAME, LINEUP, 4, seed=3, workers=1).played
        == (simulate(GAME, LINEUP, 7, seed=3, workers=1).played[:4])
    )


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(GAME, LINEUP, 5, workers=1, progress=told.append)
    assert told == [1] * 5
    told.clear()
    simulate(GAME, LINEUP, 5, workers=2, progress=told.append)
    assert sum(told) == 5


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_run_keeps_what_is_done(workers: int) -> None:
    done: list[int] = []

    def stop_early(count: int) -> None:
        done.append(count)
        if len(done) == 2:
            raise KeyboardInterrupt

    run = simulate(GAME, LINEUP, 200, seed=3, workers=workers, progress=stop_early)
    assert run.interrupted
    assert 2 <= len(run.played) < 200
    indexes = [game.index for game in run.played]
    assert indexes == sorted(set(indexes))
    whole = simulate(GAME, LINEUP, max(indexes) + 1, seed=3, workers=1)
    assert run.played == [whole.played[index] for index in indexes]


def test_options_and_lineup_must_agree() -> None:
    with pytest.raises(ValueError, match="line-up has 2 bots, but the table has 3 seats"):
        simulate(GAME, ["random", "random"], 1, options={"seats": 3})
    with pytest.raises(ValueError, match="no option 'moon'"):
        simulate(GAME, LINEUP, 1, options={"moon": 1})
    with pytest.raises(KeyError, match="no bot 'clever'"):
        simulate(GAME, ["clever", "random"], 1)
    with pytest.raises(KeyError, match="no game 'chess'"):
        simulate("chess", LINEUP, 1)
    with pytest.raises(ValueError, match="at least 1 game, not 0"):
        simulate(GAME, LINEUP, 0)
    with pytest.raises(ValueError, match="at least 1 worker, not 0"):
        simulate(GAME, LINEUP, 1, workers=0)


def test_the_lineup_says_how_many_sit_at_the_table() -> None:
    run = simulate(GAME, ["random", "random"], 2, workers=1)
    assert run.options["seats"] == 2
    assert all(len(game.lineup) == 2 for game in run.played)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_cannot_play_ends_the_run(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if workers == 1:

        def refuse(*given: object) -> None:
            raise CannotPlay("never seen this")

        monkeypatch.setattr(arena_run, "play", refuse)
        with pytest.raises(CannotPlay):
            simulate(GAME, LINEUP, 40, workers=1)
    else:
        monkeypatch.setattr(arena_run, "play_chunk", refuse_chunk)
        with pytest.raises(CannotPlay):
            simulate(GAME, LINEUP, 40, workers=2)


def refuse_chunk(*given: object) -> None:
    raise CannotPlay("never seen this")
