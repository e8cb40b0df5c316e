"""The interface of a game: seats, options, actions, and how to start, save, show and rank it."""

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Items
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module, resources
from types import ModuleType
from typing import Any

from detente.core.authors.plain.position import set_fields
from detente.core.engine.actions import ActionSpace
from detente.core.engine.options import Option, checked
from detente.core.engine.sequence import Question, Sequence
from detente.core.engine.state import IllegalAction, State
from detente.core.records.facts import shortened
from detente.core.records.fields import check_fields
from detente.core.records.saving import load, save
from detente.core.shown.events import Event
from detente.core.shown.groups import View
from detente.core.shown.views import common_schema, view_of

TWO_SEATS = (Option("seats", (2,), "number of players"),)


@dataclass(frozen=True, slots=True)
class Placement:
    """How a seat finished.

    seat: its number.
    place: 1 is best; ties share a place.
    reason: id of the rule that decided, or "".
    points: the rulebook's points.
    """

    seat: int
    place: int
    reason: str
    points: float


def each_for_himself(options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The sides of a table without partners: one seat each."""
    return tuple((seat,) for seat in range(options["seats"]))


def by_returns(state: State) -> list[Placement]:
    """The winners share place 1, all others place 2; the points are the returns."""
    returns = state.returns or [0.0] * state.seats
    first = max(returns)
    return [Placement(seat, 1 if share == first else 2, "", share) for seat, share in enumerate(returns)]


def forbidden_by_question(state: State, seat: int, action: int) -> str | None:
    """The rule that forbids an action as an answer to the current question; None for a seat that is not asked."""
    if seat not in state.to_act:
        return None
    return state.sequence.questions[state.asked].why_not(state, seat, action)


@dataclass(frozen=True, eq=False)
class Game:
    """One game, built in or third-party. `detente.game(id)` finds it through an entry point.

    id: short name, also the package's.
    title: the name on the box.
    version: of the rules; saves hold it.
    package: the package that holds rules texts, scene and brain.
    state_type: the `State` subclass.
    actions: all actions.
    options: what a table may choose, `seats` first.
    max_actions: an upper bound on the actions of any game.
    facts: the game's part of a view; default: all fields, and the cards that the seat sees.
    arrange: sets up a position from facts; default: they are the fields and cards of the default view.
    rank: the ranking of a finished game; default: the winners first.
    sequence: its questions and steps.
    forbids: the rule that forbids an action, from what the seat may know; default: the question says it.
    rules_from: packages whose rules also apply, after the game's own: those of a game that this one extends.
    words_from: packages whose words are used where the game has none: those of such a game, or of a library.
    listeners: the other seats that hear what a seat says at a table with these options while the game runs;
    None: everybody, spectators too.
    board: the file with the board of a table with these options; ignored if the package lacks it.
    sides: the seats that win and lose together at a table with these options (complete).
    faces: the id of each card face, for the defaults of `facts`, `arrange` and the scene.
    tournament_points: whether the points of its ranking are tournament points, which add up over several games.
    """

    id: str
    title: str
    version: int
    package: str
    state_type: type[State]
    actions: ActionSpace
    sequence: Sequence
    max_actions: int
    options: tuple[Option, ...] = TWO_SEATS
    facts: View[Any] | None = None
    arrange: Callable[[State, Mapping[str, Any]], None] = set_fields
    rank: Callable[[State], list[Placement]] = by_returns
    forbids: Callable[[State, int, int], str | None] = forbidden_by_question
    rules_from: tuple[str, ...] = ()
    words_from: tuple[str, ...] = ()
    listeners: Callable[[Mapping[str, Any], int], list[int] | None] = lambda options, seat: None
    board: Callable[[Mapping[str, Any]], str] = lambda options: "board.svg"
    sides: Callable[[Mapping[str, Any]], tuple[tuple[int, ...], ...]] = each_for_himself
    faces: Items[str] = ()
    tournament_points: bool = False

    @cached_property
    def questions(self) -> dict[int, Question[Any]]:
        """All questions by code."""
        return {code: self.sequence.questions[code] for code in self.sequence.asks}

    @property
    def all_facts(self) -> View[Any]:
        """The game's part of a view: `facts`, or the default made from its fields and cards."""
        if self.facts is not None:
            return self.facts
        from detente.core.authors.plain.facts import plain_facts

        return plain_facts(self)

    @cached_property
    def standard(self) -> dict[str, Any]:
        """The options of a table that chooses none; shared, so never change them."""
        return checked(self.options, None)

    def start(
        self, options: Mapping[str, Any] | None = None, seed: int = 0, events: list[Any] | None = None
    ) -> State:
        """A new game; append the events up to the first decision to `events`.

        ValueError names a wrong option and the values that it takes.
        """
        choice = checked(self.options, options) if options else self.standard
        state = self.state_type(choice["seats"])
        state.setup(self, choice, seed, events)
        return state

    def position(
        self,
        facts: Mapping[str, Any],
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        events: list[Any] | None = None,
    ) -> State:
        """A start with the named facts changed, for tests and tutorials; `events` as for `start`, from the position on.

        ValueError names an impossible fact.
        """
        if not isinstance(facts, Mapping):
            raise ValueError(f"facts must be an object, not {shortened(facts)}")
        state = self.start(options, seed)
        try:
            self.arrange(state, facts)
            check_fields(state)
            state.run_to_decision(events)
            state.check()
        except ValueError:
            raise
        except Exception as error:  # no reader of a fact excludes it, but the rules cannot begin from here
            raise ValueError(f"the facts do not fit together: {error!r}") from error
        return state

    def from_dict(self, data: Mapping[str, Any]) -> State:
        """Load the state that `State.to_dict` wrote. ValueError says what is wrong with a broken save."""
        return load(self, data)

    def save(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON types, for `from_dict`."""
        return save(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything the seat (None: a spectator) may know now, as plain JSON types. ValueError if there is no such seat."""
        if seat is not None and not 0 <= seat < state.seats:
            raise ValueError(f"no seat {seat}: there are 0 to {state.seats - 1}")
        return view_of(state, seat, self.all_facts)

    def view_schema(self) -> dict[str, Any]:
        """JSON Schema of the views of seats and spectators."""
        own = self.all_facts.schema()
        common = common_schema()
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{self.title}: view",
            "type": "object",
            "properties": common["properties"] | own["properties"],
            "required": [*common["required"], *own["required"]],
            "additionalProperties": False,
        }

    def why_not(self, state: State, seat: int, action: int) -> str | None:
        """The id of the rule that forbids the action; None if it is legal, does not exist, or no single rule forbids it."""
        if action in state.legal_actions(seat) or not 0 <= action < self.actions.size:
            return None
        return self.forbids(state, seat, action)

    def refuse(self, state: State, seat: int, action: int) -> IllegalAction:
        """The error for an illegal action, with the rule if there is one."""
        if state.over:
            return IllegalAction("the game is over")
        if seat not in state.to_act:
            return IllegalAction(f"seat {seat} owes no decision now; {list(state.to_act)} do")
        legal = ", ".join(self.actions.text(a) for a in state.legal_actions(seat))
        if not 0 <= action < self.actions.size:
            return IllegalAction(f"{action} is no action of {self.id}; legal now: {legal}")
        rule = self.why_not(state, seat, action)
        because = f" ({rule})" if rule else ""
        return IllegalAction(f"{self.actions.text(action)!r} is not legal now{because}; legal: {legal}", rule)

    def ranking(self, state: State) -> list[Placement]:
        """Places, reasons and points of a finished game, best first. ValueError while it runs."""
        if not state.over:
            raise ValueError("the game is not over: there is no ranking yet")
        return sorted(self.rank(state), key=lambda place: (place.place, -place.points, place.seat))

    def chances(self, options: Mapping[str, Any], returns: Items[float]) -> list[float]:
        """The probability that each seat is among the winners, from expected returns; partners share a return.

        Where rivals may share a victory, the true probability is higher than this.
        """
        found = list(returns)
        for side in self.sides(options):
            for seat in side:
                found[seat] = min(1.0, len(side) * found[seat])
        return found

    def module(self, name: str) -> ModuleType | None:
        """A module of the game's package (`scene`, `brain`), or None if it has none."""
        full = f"{self.package}.{name}"
        try:
            return import_module(full)
        except ModuleNotFoundError as error:
            if error.name == full:
                return None
            raise

    @cached_property
    def events(self) -> dict[str, type[Event]]:
        """The game's events by name: classes in its module `events`, imported ones included; without it, in the package."""
        found = vars(self.module("events") or import_module(self.package)).values()
        kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, Event)]
        return {kind.__name__: kind for kind in kinds if kind is not Event}

    def event(self, name: str) -> type[Event]:
        """The event class of this name. KeyError lists the game's events if there is none."""
        kind = self.events.get(name)
        if kind is None:
            raise KeyError(f"{self.id} has no event {name!r}: there are {', '.join(self.events)}")
        return kind

    @cached_property
    def drawings(self) -> tuple[str, ...]:
        """The file names of the game's boards."""
        files = resources.files(self.package).iterdir()
        return tuple(sorted(file.name for file in files if file.name.endswith(".svg")))

    def board_of(self, options: Mapping[str, Any]) -> str | None:
        """The board file of a table with these options (complete); None if the game has none."""
        board = self.board(options)
        return board if board in self.drawings else None

    def has(self, name: str) -> bool:
        """Whether the game's package has this text file."""
        return resources.files(self.package).joinpath(name).is_file()

    def rules_text(self, language: str) -> str:
        """The rules for people, as Markdown, followed by those of `rules_from`. FileNotFoundError if a text is missing."""
        name = f"rules.{language}.md"
        texts = [resources.files(package).joinpath(name) for package in (self.package, *self.rules_from)]
        return "\n".join(text.read_text(encoding="utf-8") for text in texts)

    def text(self, name: str) -> str:
        """The contents of a text file of the game's package. FileNotFoundError if it does not exist."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")
