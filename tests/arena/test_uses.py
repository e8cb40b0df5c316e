"""What the events of every game tell of turns and cards."""

import random
from typing import Any, NamedTuple

import pytest

import detente
from detente.arena import table
from detente.arena.course import Uses
from detente.arena.match import Played, play, task
from detente.core.shown.events import CardUse
from detente.core.shown.words import Words

USES = {
    "europe1815": set(),
    "isles": {"follow", "stow"},
    "nations": {"drawn by agent", "drawn by leader", "declined", "void"},
    "nuclear_war": {"secret", "deterrent", "propaganda", "attack", "defence", "retaliation"},
    "twoplustwo": {
        *("unrest", "build", "raise", "event", "police", "discard", "arms_race", "credit"),
        *("automatic event", "drawn"),
    },
    "wsdv": {"unrest", "build", "raise", "event", "police", "discard"},
}
WITHOUT_A_TURN = {"police", "discard", "automatic event", "drawn"}


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


@pytest.mark.parametrize("id", detente.games())
def test_every_use_has_a_name_in_every_language(id: str) -> None:
    for language in ("en", "de"):
        words = Words(detente.game(id), language)
        for use in USES[id]:
            assert f"use-{use.replace(' ', '-')}" in words, (use, language)


class Card(NamedTuple):
    """An event that tells of a card."""

    seat: int
    card: str
    use: str
    instead_of: tuple[str, ...] = ()

    def card_uses(self) -> tuple[CardUse, ...]:
        return (CardUse(self.seat, self.card, self.use, self.instead_of),)


def test_a_card_that_is_drawn_and_declined_is_used_once() -> None:
    """It stood in the page twice: as drawn by the agent, and as declined."""
    uses = Uses()
    for event in (
        Card(0, "x", "drawn"),
        Card(0, "x", "drawn"),
        Card(1, "x", "drawn"),
        Card(0, "x", "declined", ("drawn",)),
        Card(0, "y", "shown"),
        Card(0, "y", "", ("shown",)),
    ):
        uses.hear(1, event)
    assert uses.counted() == {(0, "x", "drawn"): 1, (0, "x", "declined"): 1, (1, "x", "drawn"): 1}


def test_each_card_that_is_drawn_in_nations_counts_once() -> None:
    draws: list[str] = []
    kind = table("nations")
    match = kind.game.start(kind.plain, 11)
    chance = random.Random(11)
    uses = Uses()
    while not match.over:
        events: list[Any] = []
        seat = match.to_act[0]
        match.apply(seat, chance.choice(match.legal_actions(seat)), events)
        for event in events:
            draws += [event.card for _ in range(type(event).__name__ == "CardDrawn")]
            uses.hear(1, event)
    assert draws and len(uses.plays) == len(draws)


@pytest.mark.parametrize("id", ["twoplustwo", "wsdv"])
def test_every_turn_uses_one_card(id: str) -> None:
    played = random_game(id)
    assert sum(used.times for used in played.used if used.use not in WITHOUT_A_TURN) == played.turns
