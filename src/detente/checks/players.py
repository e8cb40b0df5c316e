"""Bots: none breaks down in any seat, and a brain only judges: it changes nothing, and depends only on what it is given."""

import copy
import json
import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from detente.bots import bot
from detente.bots.heuristic import scores
from detente.checks.findings import Findings, said
from detente.checks.played import ShownPosition, Told, Watcher
from detente.core.authors.checks import Sight, worlds_look_alike
from detente.core.authors.walk import Checkpoint, Walk, keep
from detente.core.engine.game import Game
from detente.core.engine.options import shown_options
from detente.core.engine.state import State
from detente.core.records.record import Match
from detente.core.shown.words import LETTERS

BOTS = ("random", "heuristic")
"""The bots that are fast enough to play whole games."""

SEARCH = "search:4"
"""A bot that uses every function of a brain, at a few positions."""

SEARCHED = 6
"""The number of positions at which it is used in each check of a game."""


def able(game: Game) -> list[str]:
    """The bots in `BOTS` that can play a game."""
    return [name for name in BOTS if name != "heuristic" or game.module("brain") is not None]


def choice_of(name: str) -> Sight:
    """A function that returns the choice of a bot of this name in the observer's place."""

    def choose(state: State, observer: int) -> Any:
        legal = state.legal_actions(observer)
        if not legal or name not in able(state.game):
            return None
        return bot(name, 7).choose(state.view(observer), legal, partial(state.determinize, observer), None)

    return choose


def bots_choose_alike(moment: Checkpoint) -> None:
    """A bot makes the same choice in all worlds that its seat cannot tell apart."""
    worlds_look_alike(moment, {name: choice_of(name) for name in BOTS})


class Brains(Watcher):
    """A brain scores every action, gives the same scores for the same view, and does not change what it looks at."""

    name = "brain"

    @classmethod
    def lack(cls, game: Game) -> str:
        """What the game lacks: a brain."""
        return "" if game.module("brain") is not None else "the game has no module 'brain'"

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        super().__init__(game, languages)
        self.searched = 0

    def at(self, look: ShownPosition) -> Iterator[Told]:
        """Faults in the brain's scores for the seat to act; close looks also use its chances and search with it."""
        state = look.state
        for seat in state.to_act[:1]:
            self.count += 1
            found = [f"scores: {fault}" for fault in self.scores(look, seat)]
            if look.close:
                world = state.determinize(seat, look.position)
                found += [f"evaluate: {fault}" for fault in self.chances(world)]
                found += [f"the bot {SEARCH!r}: {fault}" for fault in self.search(look, seat)]
            yield from ((fault, f"{LETTERS[seat]} asked {look.asked()!r}") for fault in found)

    def scores(self, look: ShownPosition, seat: int) -> Iterator[str]:
        """What is wrong with the scores of the legal actions."""
        state, view = look.state, look.state.view(seat)
        before = copy.deepcopy(view)
        actions = state.legal_actions(seat)
        texts = [self.game.actions.text(action) for action in actions]
        worlds = partial(state.determinize, seat)
        try:
            found = scores(self.game, view, actions, worlds)
            again = (
                scores(self.game, json.loads(json.dumps(before)), actions, worlds) if look.close else found
            )
        except Exception as error:
            yield said(error)
            return
        if view != before:
            yield "the view is changed"
        if len(found) != len(texts):
            yield f"{len(found)} scores for {len(texts)} actions"
        if any(math.isnan(score) for score in found):
            yield f"{texts[[math.isnan(score) for score in found].index(True)]!r} is scored with no number (nan)"
        elif found != again:
            yield "the same view is scored otherwise at another time"

    def chances(self, world: State) -> Iterator[str]:
        """What is wrong with the chances of a position."""
        evaluate = getattr(self.game.module("brain"), "evaluate", None)
        if evaluate is None or world.over:
            return
        before = world.to_dict()
        try:
            found = evaluate(world)
        except Exception as error:
            yield said(error)
            return
        if world.to_dict() != before:
            yield "the state is changed"
        if (
            len(found) != world.seats
            or not all(0 <= chance <= 1 for chance in found)
            or sum(found) > 1 + 1e-9
        ):
            yield f"{found} are no chances of {world.seats} seats: each is from 0 to 1, and together they are 1 at most"

    def search(self, look: ShownPosition, seat: int) -> Iterator[str]:
        """What goes wrong when a bot searches with the brain."""
        state = look.state
        legal = state.legal_actions(seat)
        if len(legal) < 2 or self.searched == SEARCHED:
            return
        self.searched += 1
        try:
            chosen = bot(SEARCH).choose(state.view(seat), legal, partial(state.determinize, seat), None)
        except Exception as error:
            yield said(error)
            return
        if chosen not in legal:
            yield f"it chooses {chosen!r}, which is not legal"

    def looked(self) -> str:
        """The number of decisions."""
        return f"{self.count} decisions"


def play(game: Game, walks: Sequence[Walk]) -> Findings:
    """Let bots play whole games: each kind alone, and all kinds together."""
    findings = Findings("bots")
    there = able(game)
    games = 0
    for k, walk in enumerate(walks):
        seats = int(walk.options["seats"])
        mixed = [there[(seat + k) % len(there)] for seat in range(seats)]
        for names in [there[-1:] * seats, *([mixed] if len(there) > 1 else [])]:
            games += 1
            play_game(game, walk, names, findings)
    findings.looked = f"{games} games of {' and '.join(there)}"
    return findings


def play_game(game: Game, walk: Walk, names: list[str], findings: Findings) -> None:
    """One game between bots, from the deal of a walk."""
    bots = [bot(name, walk.seed + seat) for seat, name in enumerate(names)]
    match = Match(game, walk.options, walk.seed)
    state = match.state
    while not state.over and len(match.record.entries) <= game.max_actions:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        question = game.questions.get(int(state.asked))
        about = (
            f"the bot {names[seat]!r} at seat {LETTERS[seat]}, asked {question.name if question else ''!r},"
        )
        try:
            chosen = bots[seat].choose(state.view(seat), legal, partial(state.determinize, seat), None)
        except Exception as error:
            findings.add(f"{about} breaks down: {said(error)}", partial(kept, match))
            return
        if chosen not in legal:
            findings.add(f"{about} chooses {chosen!r}, which is not legal", partial(kept, match))
            return
        try:
            match.apply(seat, chosen)
        except Exception as error:
            findings.add(
                f"the rules break down: {game.actions.text(chosen)!r}: {said(error)}", partial(kept, match)
            )
            return


def kept(match: Match, name: str) -> str:
    """Where in a game between bots something was found; the game is saved in a file with this name."""
    file = keep(match.record, name)
    moves, options = len(match.record.entries), shown_options(match.state.options)
    return f"after {moves} moves of {match.game.id} with {options}; see it with: detente replay {file}"
