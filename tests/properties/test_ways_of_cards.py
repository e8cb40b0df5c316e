"""Isles with other ways of cards: what is known of hidden cards stays true, and no secret, whatever a game does."""

from dataclasses import replace
from typing import Any

import pytest
from isles import GAME
from isles.notation import KEEP, STOW
from isles.rules import Isles, harvest
from isles.state import DECK, DISCARD, HAND

from detente.core.authors.checks import PROPERTIES
from detente.core.authors.walk import hold
from detente.core.engine.options import choices
from tests.views import WithMore

ABOUT_CARDS = (
    "cards_are_conserved",
    "saves_go_on_alike",
    "clones_go_on_alike",
    "worlds_look_alike",
    "worlds_are_drawn_blind",
    "worlds_vary",
    "worlds_are_sound",
    "same_news_same_view",
    "same_view_same_news",
    "truth_is_possible",
    "undo_unlearns_nothing",
)


class Stowing(Isles):
    """A chart that would be stowed goes somewhere else."""

    def answer(self, question, seat, action):
        if action in STOW:
            self.put_away(seat, self.cards.find(HAND + seat, STOW.one(action)))
        else:
            super().answer(question, seat, action)


class OnTop(Stowing):
    def put_away(self, seat, chart):
        self.cards.move(chart, DECK)


class AtTheBottom(Stowing):
    def put_away(self, seat, chart):
        self.cards.lay_below(chart, DECK)


class PassedOn(Stowing):
    def put_away(self, seat, chart):
        self.cards.move(chart, HAND + (seat + 1) % self.seats)


class Shuffling(Isles):
    """The discard pile is shuffled into the deck after every round."""

    def step(self, code, a, b, c):
        if code == harvest.code:
            self.cards.move_all(DISCARD, DECK)
            self.cards.shuffle(DECK, self.rng)
        super().step(code, a, b, c)


class OnTopShuffling(OnTop, Shuffling):
    pass


class PassedOnShuffling(PassedOn, Shuffling):
    pass


class Mixing(Isles):
    """After every round all may have exchanged what they have stowed."""

    def step(self, code, a, b, c):
        if code == harvest.code:
            for seat in range(self.seats):
                self.cards.mix(self.stow_place(seat, 0), len(self.stowed(seat)))
        super().step(code, a, b, c)


class Spying(Shuffling):
    """Who keeps his charts looks at his neighbour's, in the hand and stowed."""

    def answer(self, question, seat, action):
        super().answer(question, seat, action)
        other = (seat + 1) % self.seats
        for chart in [*self.cards.at(HAND + other), *self.stowed(other)] if action in KEEP else []:
            self.cards.peek(seat, chart)
            self.emit("ChartSeen", seat, self.cards.layout.faces[chart])


def counts(s: Any, seat: int | None) -> dict[str, Any]:
    """How many cards are where."""
    return {"counts": [s.cards.count(k) for k in range(len(s.cards.layout.names))]}


@pytest.mark.parametrize(
    "way", [OnTop, AtTheBottom, PassedOn, Shuffling, OnTopShuffling, PassedOnShuffling, Mixing, Spying]
)
def test_ways_of_cards(way: type[Isles]) -> None:
    game = replace(GAME, state_type=way, facts=WithMore(GAME, counts))
    for seed, options in enumerate(choices(game.options)):
        hold(game, [PROPERTIES[name] for name in ABOUT_CARDS], options, seed)
