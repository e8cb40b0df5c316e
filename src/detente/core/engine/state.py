"""The state of a game and its resolution stack.

A state consists of what is on the table, a stack of steps to carry out, and the current question. A step changes the state,
pushes further steps or asks a question; the engine runs steps until a question is asked or the game is over.
"""

from bisect import bisect_right
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from detente.core.engine.rng import Rng, seeded
from detente.core.engine.sequence import Question, Sequence, Step
from detente.core.hidden.cards import Cards, fresh
from detente.core.hidden.determinize import determinize_cards
from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import Layout
from detente.core.records.fields import Field

NO_QUESTION: Final = -1
"""`State.asked` while steps run."""
GAME_OVER: Final = -2
"""`State.asked` when the game has ended."""
NO_SEAT: Final = -(2**29)
"""`State.choice_of` while no legal actions are cached: no valid seat, but a small number."""
ARGUMENT_BITS: Final = 16
CODE_BITS: Final = 8
ONE_ARGUMENT: Final = 2**24

EVERYBODY: Final = -1
"""The mask of all observers."""
EMPTY: Final[list[int]] = []
"""The lists of a blank state until they are replaced; shared, so never change it."""
SOLO: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(64)]
NOBODY: Final[tuple[int, ...]] = ()
NO_CARDS: Final = fresh(Layout([], [], 0, [], [], 0))
"""The cards of a blank state until they are replaced; shared, so never change them."""
NO_PLACES: Final = [Layout([], [], 0, [], [], seats) for seats in range(len(SOLO))]
"""The layout of a game without cards, by number of seats."""
NO_CHANCE: Final = Rng(1, 2, 3, 4)
NO_SEQUENCE: Final = Sequence()


class IllegalAction(ValueError):
    """An action that is not in `legal_actions` now. The state is unchanged.

    rule: id of the rule that forbids it, or None.
    """

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game. Games subclass it: they declare their `fields` and define the hooks from `apply_options` to `check`.

    game: the `Game` it belongs to. options: the checked options; shared, so never change them.
    seats: number of seats. to_act: seats that owe a decision, in turn order.
    over: whether the game has ended. returns: then one number per seat: 1 shared by the winners, 0 for the others.
    rng: the random generator. cards: the cards, and what everybody knows of them.
    asked: the code of the current question. ask_a, ask_b, ask_c: its arguments.
    drafting: the mask of seats asked for drafts; 0 if the question is not a draft.
    draft: the parts chosen so far in a draft: seat, action, seat, action ... in order of seats.
    informed: the mask of the observers whom the last action carried out here has told something; all of them if it drew a random number.
    Neither copied nor saved.
    """

    __slots__ = (
        "ask_a",
        "ask_b",
        "ask_c",
        "asked",
        "cards",
        "choice",
        "choice_of",
        "draft",
        "drafting",
        "event_log",
        "game",
        "informed",
        "options",
        "over",
        "returns",
        "rng",
        "seats",
        "sequence",
        "stack",
        "to_act",
        "undo_count",
        "undo_seat",
    )

    fields: ClassVar[tuple[Field, ...]] = ()
    """The game's own attributes, with their ranges."""

    def __init__(self, seats: int) -> None:
        self.game: Any = None
        self.options: dict[str, Any] = {}
        self.sequence: Sequence = NO_SEQUENCE
        self.seats: i64 = seats
        self.over: bool = False
        self.returns: list[float] | None = None
        self.to_act: tuple[int, ...] = NOBODY
        self.rng: Rng = NO_CHANCE
        self.cards: Cards = NO_CARDS
        self.stack: list[int] = EMPTY
        self.asked: i64 = NO_QUESTION
        self.ask_a: i64 = 0
        self.ask_b: i64 = 0
        self.ask_c: i64 = 0
        self.drafting: i64 = 0
        self.draft: list[int] = EMPTY
        self.undo_seat: int = -1
        self.undo_count: i64 = 0
        self.informed: i64 = 0
        self.event_log: list[Any] | None = None
        self.choice: list[int] = EMPTY
        self.choice_of: int = NO_SEAT

    # -- hooks for games

    def apply_options(self) -> None:
        """Set what depends only on the options (tables, layout), at the start and when a save is loaded.

        Games with cards create them here.
        """

    def begin(self) -> None:
        """Set up the game: deal, and push the first steps."""
        raise NotImplementedError

    def step(self, code: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out one step."""
        self.sequence.steps[code].run(self, a, b, c)

    def advance(self) -> None:
        """Called when no step is left: do what comes next in the game, such as the next turn."""
        raise NotImplementedError

    def answers(self, seat: i64) -> list[int]:
        """The legal answers of a seat to the current question, ascending; in a draft, given the parts chosen so far."""
        return self.sequence.questions[self.asked].legal(self, seat)

    def answer(self, question: i64, seat: i64, action: i64) -> None:
        """Carry out the answer to a question that is not a draft."""
        self.sequence.questions[question].carry_out(self, seat, action)

    def is_complete(self, seat: i64) -> bool:
        """Whether the seat's draft is complete."""
        return self.sequence.questions[self.asked].is_complete(self, seat)

    def reveal(self, question: i64) -> None:
        """Carry out the drafts of the question, all complete."""
        self.sequence.questions[question].reveal(self)

    def redraw(self, seat: int, rng: Rng) -> None:
        """Redraw hidden facts other than cards and drafts, from what `seat` may know."""

    def impossible_places(self) -> list[int]:
        """For each face the mask of places where the rules allow no such card; [] if there are none."""
        return []

    def conserved(self) -> dict[str, int]:
        """Quantities that no action may change, by name: sums of money, pieces, people. For tests."""
        return {}

    def check(self) -> None:
        """Check what ranges cannot express: ValueError names a field that does not fit the others. For saves and positions.

        When it is called, each field by itself is in its range.
        """

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything the seat (None: a spectator) may know now, as plain JSON types."""
        shown: dict[str, Any] = self.game.view(self, seat)
        return shown

    def why_not(self, seat: int, action: int) -> str | None:
        """The id of the rule that forbids the action, from what the seat may know; None if no single rule does."""
        rule: str | None = self.game.why_not(self, seat, action)
        return rule

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain JSON types, for `Game.from_dict`."""
        saved: dict[str, Any] = self.game.save(self)
        return saved

    # -- the contract

    def legal_actions(self, seat: int) -> list[int]:
        """The actions that the seat may choose now: a fresh list, ascending; empty if it owes no decision."""
        if self.choice_of != seat:
            self.choice = self.answers(seat) if seat in self.to_act else []
            self.choice_of = seat
        return self.choice.copy()

    def apply(self, seat: int, action: int, events: list[Any] | None = None) -> None:
        """Carry out a legal action; append the events to `events`.

        IllegalAction, with the state unchanged, if the action is not in `legal_actions(seat)`.
        """
        if self.choice_of != seat:
            State.legal_actions(self, seat)
        if action not in self.choice:
            raise self.refusal(seat, action)
        self.carry_out(seat, action, events)

    def carry_out(self, seat: i64, action: i64, events: list[Any] | None) -> None:
        """Carry out an action that is known to be legal: one that the seat's `answers` just returned."""
        self.choice_of = NO_SEAT
        self.event_log = events
        drafting = self.drafting
        if drafting:
            self.add_part(seat, action)
        else:
            question = self.asked
            self.asked = NO_QUESTION
            self.answer(question, seat, action)
        while self.asked == NO_QUESTION:
            if self.stack:
                self.take_step()
            else:
                self.advance()
        if self.cards.learned or self.rng.used:
            self.informed = EVERYBODY if self.rng.used else self.cards.learned
            self.rng.used = False
            self.cards.learned = 0
            self.undo_count = 0
            return
        self.informed = 0
        if drafting:
            return
        if self.undo_seat == seat:
            self.undo_count += 1
        else:
            self.undo_seat = seat
            self.undo_count = 1

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The error that says in words why the action is refused."""
        refused: IllegalAction = self.game.refuse(self, seat, action)
        return refused

    def undoable(self, seat: int) -> int:
        """How many of its own latest actions the seat may take back."""
        if self.over:
            return 0
        own: i64 = self.undo_count if self.undo_seat == seat else 0
        return own + len(self.draft_of(seat)) if self.drafting else own

    def clone(self) -> "State":
        """An independent copy that continues identically."""
        twin = self.blank()
        twin.game = self.game
        twin.options = self.options
        twin.apply_options()
        self.copy_core(twin)
        for field in self.fields:
            value = getattr(self, field.name)
            setattr(twin, field.name, value[:] if isinstance(value, list) else value)
        return twin

    def share(self) -> None:
        """Work out what is known of cards now instead of when it is read first: then several threads may read this state at the same
        time, and clone it, as long as nobody changes it.
        """
        self.cards.remembered()

    def blank(self) -> "State":
        """A state of the same type with nothing on the table."""
        state: State = type(self)(self.seats)
        return state

    def copy_core(self, twin: "State") -> None:
        """Copy the engine's attributes to the twin; a game's own `clone` adds its fields."""
        twin.game = self.game
        twin.options = self.options
        twin.sequence = self.sequence
        twin.over = self.over
        twin.returns = self.returns
        twin.to_act = self.to_act
        twin.rng = self.rng.copy()
        twin.cards = self.cards.clone()
        twin.stack = self.stack[:]
        twin.asked = self.asked
        twin.ask_a = self.ask_a
        twin.ask_b = self.ask_b
        twin.ask_c = self.ask_c
        twin.drafting = self.drafting
        if self.drafting:
            twin.draft = self.draft[:]
        twin.undo_seat = self.undo_seat
        twin.undo_count = self.undo_count

    def rig(self, results: list[int]) -> None:
        """Fix the next random results, in order, for tests and tutorials."""
        self.rng.rigged = list(results)

    # -- starting

    def setup(self, game: Any, options: dict[str, Any], seed: int, events: list[Any] | None = None) -> None:
        """Make this fresh state the start of a game; append the events up to the first decision to `events`."""
        self.set_up_table(game, options)
        self.rng = seeded(seed)
        self.stack = []
        self.event_log = events
        self.begin()
        self.run_to_decision(events)

    def set_up_table(self, game: Any, options: dict[str, Any]) -> None:
        """Give this fresh state its game and checked options; nothing is on the table yet, and no cards are laid."""
        self.game = game
        self.options = options
        self.sequence = game.sequence
        self.cards = fresh(NO_PLACES[self.seats])
        self.apply_options()

    def another(self, seed: int) -> "State":
        """A new game with the same options."""
        state = self.blank()
        state.setup(self.game, self.options, seed)
        return state

    def run_to_decision(self, events: list[Any] | None = None) -> None:
        """Run from an arranged position to its first question; nothing before it can be taken back. Append to `events`."""
        self.event_log = events
        self.asked = NO_QUESTION
        self.to_act = NOBODY
        self.choice_of = NO_SEAT
        self.drafting = 0
        self.draft = []
        while self.asked == NO_QUESTION:
            if self.stack:
                self.take_step()
            else:
                self.advance()
        self.rng.used = False
        self.cards.learned = 0
        self.undo_count = 0

    # -- operations for rules

    def push(self, step: Step[Any], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Push a step onto the stack: it runs before all steps already there. Arguments are 0 to 65535; else ValueError."""
        code = step.code
        if (a | b | c) >> ARGUMENT_BITS or code >> CODE_BITS:
            raise ValueError(f"no step: {code} {a} {b} {c}")
        self.stack.append(((c << 16 | b) << 16 | a) << 8 | code)

    def stacked(self) -> list[tuple[Step[Any], int, int, int]]:
        """The steps on the stack with their arguments, the last to run first, for checks."""
        mask = 2**ARGUMENT_BITS - 1
        return [
            (self.sequence.steps[packed & 255], packed >> 8 & mask, packed >> 24 & mask, packed >> 40)
            for packed in self.stack
        ]

    def take_step(self) -> None:
        """Carry out the step on top of the stack."""
        packed = self.stack.pop()
        if packed < ONE_ARGUMENT:
            self.step(packed & 255, packed >> 8, 0, 0)
        else:
            self.step(packed & 255, packed >> 8 & 65535, packed >> 24 & 65535, packed >> 40)

    def ask(self, question: Question[Any], seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask one seat; its answer takes effect at once. a, b, c: the question's arguments, 0 to 65535 each."""
        self.asked = question.code
        self.to_act = SOLO[seat]
        self.ask_a = a
        self.ask_b = b
        self.ask_c = c

    def ask_draft(
        self, question: Question[Any], seats: list[int], a: i64 = 0, b: i64 = 0, c: i64 = 0
    ) -> None:
        """Ask seats, given in turn order, for drafts; they open when the last is complete."""
        acted = self.to_act == SOLO[seats[0]]
        self.asked = question.code
        self.to_act = tuple(seats)
        self.ask_a = a
        self.ask_b = b
        self.ask_c = c
        asked_of = 0
        for seat in seats:
            asked_of |= BIT[seat]
        self.drafting = asked_of
        self.draft = []
        if len(seats) != 1 or not acted:
            self.commit_information()

    def end(self, winners: list[int]) -> None:
        """End the game: the winners share a return of 1; an empty list means that nobody wins."""
        self.over = True
        self.stack = []
        self.asked = GAME_OVER
        self.to_act = NOBODY
        self.returns = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def commit_information(self) -> None:
        """Make all earlier actions final, as a seat has learned something other than a card, or drafts are over."""
        self.cards.learned = EVERYBODY

    def emit(
        self,
        event: str,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        g: i64 = 0,
        h: i64 = 0,
        i: i64 = 0,
    ) -> None:
        """Report an event, if the caller of `apply`, or of the start, collects events.

        event: the name of its class in the game's module `events`. a to i: the rules' numbers for its fields, in order.
        """
        if self.event_log is not None:
            self.event_log.append(self.game.event(event).of(a, b, c, d, e, f, g, h, i))

    # -- drafts

    def draft_of(self, seat: int) -> list[int]:
        """The parts the seat has chosen so far, in order."""
        draft = self.draft
        if self.drafting == BIT[seat]:
            return draft[1::2]
        seats = draft[::2]
        count = seats.count(seat)
        if count == 0:
            return []
        first = 2 * seats.index(seat)
        return draft[first + 1 : first + 2 * count : 2]

    def add_part(self, seat: i64, action: i64) -> None:
        """Add a part to the seat's draft; open all drafts when the last is complete."""
        self.insert_part(seat, action)
        if not self.is_complete(seat):
            return
        self.to_act = tuple([other for other in self.to_act if other != seat])
        if self.to_act:
            return
        question = self.asked
        self.asked = NO_QUESTION
        self.drafting = 0
        self.reveal(question)
        self.draft = []
        self.commit_information()

    def insert_part(self, seat: i64, action: i64) -> None:
        """Insert a part after the seat's others; parts are in order of seats, so the list does not reveal who was first."""
        draft = self.draft
        if not draft or draft[-2] <= seat:
            draft.append(seat)
            draft.append(action)
            return
        at = 2 * bisect_right(draft[::2], seat)
        draft[at:at] = [seat, action]

    # -- hidden information

    def determinize(self, seat: int, seed: int) -> "State":
        """A world that `seat` cannot distinguish from this one, as likely as any other: a function of its view and the seed.

        It redraws unseen cards, drafts and facts, what others have learned, and the generator. The number of seats stands for a
        spectator. ValueError if there is no such seat.
        """
        if not 0 <= seat <= self.seats:
            raise ValueError(
                f"no seat {seat}: there are 0 to {self.seats - 1}, and {self.seats} for a spectator"
            )
        world = self.clone()
        rng = seeded(seed)
        determinize_cards(world.cards, seat, self.impossible_places(), rng)
        world.redraw(seat, rng)
        world.redraft(seat, rng)
        world.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
        if world.undo_seat != seat:
            world.undo_count = 0
        return world

    def redraft(self, seat: int, rng: Rng) -> None:
        """Replace other seats' drafts by random ones: complete where theirs are, else a random beginning."""
        if not self.drafting:
            return
        self.draft = [n for part in self.draft_of(seat) for n in (seat, part)]
        for other in range(self.seats):
            if other == seat or not self.drafting & BIT[other]:
                continue
            if other in self.to_act:
                self.draft_beginning(other, rng)
            else:
                self.draft_whole(other, rng)
        self.choice_of = NO_SEAT

    def draft_whole(self, seat: int, rng: Rng) -> None:
        """Give the seat a complete random draft."""
        self.draft_part(seat, rng)
        while not self.is_complete(seat):
            self.draft_part(seat, rng)

    def draft_beginning(self, seat: int, rng: Rng) -> None:
        """Give the seat an incomplete random draft: none, some or all but the last of its parts."""
        while rng.below(2) == 0:
            before = self.draft[:]
            self.draft_part(seat, rng)
            if self.is_complete(seat):
                self.draft = before
                return

    def draft_part(self, seat: int, rng: Rng) -> None:
        """Choose one more part of the seat's draft at random."""
        legal = self.answers(seat)
        self.insert_part(seat, legal[rng.below(len(legal))])
