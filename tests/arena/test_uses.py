"""What the events of every game tell of turns and cards."""

import pytest

import detente
from detente.arena import table
from detente.arena.match import Played, play, task

USES = {
    "europe1815": set(),
    "isles": {"follow", "stow"},
    "nations": {"drawn by agent", "drawn by leader", "declined", "void"},
    "nuclear_war": {"secret", "deterrent", "propaganda", "attack", "defence", "retaliation"},
    "twoplustwo": {
        *("unrest", "build", "raise", "event", "police", "discard", "arms_race", "credit"),
        *("automatic event", "peacemaker", "drawn"),
    },
    "wsdv": {"unrest", "build", "raise", "event", "police", "discard"},
}
WITHOUT_A_TURN = {"police", "discard", "automatic event", "peacemaker", "drawn"}


def random_game(id: str) -> Played:
    kind = table(id)
    return play(task(0, id, kind.plain, ["random"] * kind.seats, 3, 0))


@pytest.mark.parametrize("id", detente.games())
def test_events_tell_turns_and_uses_of_cards(id: str) -> None:
    played = random_game(id)
    assert played.failure is None
    assert played.turns
    assert len(played.per_turn) == played.turns
    found = {used.use for used in played.used}
    assert found <= USES[id]
    assert len(found) >= min(2, len(USES[id]))
    seats = range(len(played.lineup))
    assert all(used.seat in seats or used.use == "automatic event" for used in played.used)


@pytest.mark.parametrize("id", ["twoplustwo", "wsdv"])
def test_every_turn_uses_one_card(id: str) -> None:
    played = random_game(id)
    assert sum(used.times for used in played.used if used.use not in WITHOUT_A_TURN) == played.turns
