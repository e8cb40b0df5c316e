"""Common parts of all environments, for any library: bots' decisions, rewards, and the table as text."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from operator import index
from typing import Any, Final

import detente
from detente import Game
from detente.bots import Bot, bot
from detente.core.engine.state import IllegalAction, State
from detente.core.shown.drawing import Panel, Piece, Scene
from detente.core.shown.scene import scene


def shares(state: State) -> list[float]:
    """`State.returns` of a finished game, by seat: 1, shared by the winners."""
    return list(state.returns or [])


def tournament_points(state: State) -> list[float]:
    """The rulebook's points of a finished game, by seat."""
    points = [0.0] * state.seats
    for place in state.game.ranking(state):
        points[place.seat] = float(place.points)
    return points


REWARDS: Final[Mapping[str, Callable[[State], list[float]]]] = {
    "returns": shares,
    "points": tournament_points,
}
"""The rewards that a finished game may give its seats; before, all rewards are 0."""


def rewarding(name: str) -> Callable[[State], list[float]]:
    """The function that computes rewards of a finished game. ValueError names those there are."""
    if name not in REWARDS:
        raise ValueError(f"no rewards {name!r}: there are {', '.join(REWARDS)}")
    return REWARDS[name]


def number_of(action: Any, game: Game) -> int:
    """An action given as a number of any integer type. IllegalAction if it is something else."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAction(
            f"an action is one whole number from 0 to {game.actions.size - 1}, not {action!r}"
        ) from None


def names_of(opponents: Sequence[str]) -> tuple[str, ...]:
    """The bots of the other seats. KeyError names the bots there are; ValueError if it is no list."""
    if isinstance(opponents, str):
        raise ValueError(f"opponents are a list of names, such as [{opponents!r}], not {opponents!r}")
    for name in opponents:
        bot(name)
    return tuple(opponents)


def without_options(options: Mapping[str, Any] | None) -> None:
    """ValueError if a reset is given options: those of the game are the environment's, and others are not known."""
    if options:
        raise ValueError(
            f"there are no options in reset, such as {list(options)}: give options= to the environment"
        )


def decided(player: Bot, state: State, seat: int) -> int:
    """A bot's choice for a seat, from its view; the view of a bot with `blind` set is left empty."""
    view = {} if getattr(player, "blind", False) else state.view(seat)
    return player.choose(view, state.legal_actions(seat), partial(state.determinize, seat), None)


def picture(state: State, seat: int | None) -> str:
    """The table as a seat sees it, in English: the question, and the pieces on the board and on each panel."""
    drawn = scene(state, seat, "en")
    return "\n".join([f"{detente.game(state.game.id).title}: {drawn['prompt']['text']}", *lines(drawn)])


def lines(drawn: Scene) -> Iterator[str]:
    """The board's places, then the panels."""
    lying: dict[str, list[Piece]] = {}
    for piece in sorted(drawn["pieces"], key=lambda piece: piece["order"]):
        lying.setdefault(piece["place"], []).append(piece)
    names = {place["id"]: place["name"] for place in drawn["places"]}
    in_panels = {id for panel in drawn["panels"] for id in panel["places"]}
    for id, name in names.items():
        if id not in in_panels and id in lying:
            yield f"  {name}: {called(lying[id])}"
    for panel in drawn["panels"]:
        yield panel["title"]
        yield from panel_lines(panel, names, lying)


def panel_lines(panel: Panel, names: dict[str, str], lying: dict[str, list[Piece]]) -> Iterator[str]:
    """The facts of a panel, and the pieces on it."""
    for fact in panel["facts"]:
        if fact["value"]:
            yield f"  {fact['label']}: {fact['value']}"
    for id in panel["places"]:
        if id in lying:
            yield f"  {names[id]}: {called(lying[id])}"


def called(pieces: list[Piece]) -> str:
    """Pieces in words."""
    return ", ".join(
        (f"{piece['count']} × " if piece["count"] > 1 else "") + (piece["face"] or "face down")
        for piece in pieces
    )
