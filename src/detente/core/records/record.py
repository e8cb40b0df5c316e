"""Records: a game with the log of all its actions, undos included, as texts that are valid in any process."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from detente.core.engine.options import check_hashes, hashes, plain_options
from detente.core.engine.state import SOLO, IllegalAction, State
from detente.core.records.facts import shortened
from detente.core.records.untrusted import read_json

if TYPE_CHECKING:
    from detente.core.engine.game import Game

FORMAT = "detente-record"
LONGEST_ACTION = 200

KINDS: dict[str, tuple[type, str]] = {
    "game": (str, "a text"),
    "version": (int, "a whole number"),
    "options": (dict, "an object"),
    "seed": (int, "a whole number"),
    "entries": (list, "a list"),
    "facts": (dict, "an object"),
    "contents": (dict, "an object"),
    "base": (dict, "an object"),
}
OPTIONAL = ("facts", "contents", "base")


class Base(NamedTuple):
    """The state from which a game went on under other rules. entries: how many of the log came before; they cannot be played again.

    state: as `State.to_dict` makes it.
    """

    entries: int
    state: dict[str, Any]


@dataclass
class Record:
    """The log of a game: its start, then its entries.

    entries: each is `[seat, action text]`; `[seat, n]`: the seat took back its last `n` actions; or `[seat, -n]`: all agreed to
    take back the last `n` actions of everybody, as the seat had asked.
    options: as `Game.start` takes them.
    contents: by option, the hashes of the options that are contents.
    facts: those of the position it started from; None for an ordinary start.
    base: where it can be played from, if its rules have changed since it began; None: from the start.
    """

    game: str
    version: int
    options: dict[str, Any]
    seed: int
    entries: list[tuple[int, str | int]] = field(default_factory=list)
    facts: dict[str, Any] | None = None
    contents: dict[str, str] | None = None
    base: Base | None = None

    @classmethod
    def of(
        cls,
        state: State,
        seed: int,
        entries: Sequence[tuple[int, str | int]] = (),
        facts: dict[str, Any] | None = None,
        base: Base | None = None,
    ) -> "Record":
        """The record of a game that this state belongs to."""
        game, options = state.game, state.options
        return cls(
            game.id,
            game.version,
            plain_options(options),
            seed,
            list(entries),
            facts,
            hashes(options) or None,
            base,
        )

    @property
    def first(self) -> int:
        """The index of the first entry that can be played again."""
        return 0 if self.base is None else self.base.entries

    def actions(self) -> list[tuple[int, str]]:
        """The actions without those that were taken back."""
        return [(seat, text) for _, seat, text in standing(self.entries)]

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON types."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seed": self.seed,
            "entries": [list(entry) for entry in self.entries],
        }
        if self.facts is not None:
            data["facts"] = self.facts
        if self.contents:
            data["contents"] = self.contents
        if self.base is not None:
            data["base"] = self.base._asdict()
        return data

    def to_json(self) -> str:
        """The record as the text of a file, one entry per line."""
        data = self.to_dict()
        entries = data.pop("entries")
        head = json.dumps(data, indent=1)[:-2]
        lines = ",\n  ".join(json.dumps(entry) for entry in entries)
        return f'{head},\n "entries": [\n  {lines}\n ]\n}}\n'


def standing(entries: Iterable[tuple[int, str | int]], first: int = 0) -> list[tuple[int, int, str]]:
    """The actions of a log that have not been taken back: for each, its index in the log, its seat and its text.

    first: those before this index are left out. ValueError if more actions are taken back than there are.
    """
    actions: list[tuple[int, int, str]] = []
    for number, (seat, what) in enumerate(entries):
        if isinstance(what, str):
            actions.append((number, seat, what))
        elif what < 0:
            if -what > len(actions):
                raise ValueError(f"there are {len(actions)} actions to take back, not {-what}")
            del actions[what:]
        else:
            for _ in range(what):
                drop_last(actions, seat)
    return [action for action in actions if action[0] >= first]


def drop_last(actions: list[tuple[int, int, str]], seat: int) -> None:
    """Remove the seat's last action from the list. ValueError if it has none."""
    for k in range(len(actions) - 1, -1, -1):
        if actions[k][1] == seat:
            del actions[k]
            return
    raise ValueError(f"seat {seat} has no action to take back")


def read_record(text: str | bytes) -> Record:
    """The record in a file's text. ValueError says what is wrong with it."""
    return record_from(read_json(text, "record"))


def record_from(data: Any) -> Record:
    """The record that `Record.to_dict` wrote. ValueError says what is wrong with it."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise ValueError(f"this is no record: 'format' must be {FORMAT!r}")
    for name, (kind, words) in KINDS.items():
        value = data.get(name)
        if isinstance(value, bool) or not (isinstance(value, kind) or (value is None and name in OPTIONAL)):
            raise ValueError(f"in the record {name!r} must be {words}, not {shortened(value)}")
    entries = [entry_from(entry, k) for k, entry in enumerate(data["entries"])]
    return Record(
        data["game"],
        data["version"],
        data["options"],
        data["seed"],
        entries,
        data.get("facts"),
        data.get("contents"),
        None if data.get("base") is None else base_from(data["base"], len(entries)),
    )


def base_from(data: Mapping[str, Any], entries: int) -> Base:
    """The base of a record with this many entries, checked. ValueError says what is wrong with it."""
    before, state = data.get("entries"), data.get("state")
    if isinstance(before, bool) or not isinstance(before, int) or not 0 <= before <= entries:
        raise ValueError(
            f"in the record 'base.entries' must be a number from 0 to {entries}, not {shortened(before)}"
        )
    if not isinstance(state, dict):
        raise ValueError(f"in the record 'base.state' must be an object, not {shortened(state)}")
    return Base(before, state)


def entry_from(entry: Any, k: int) -> tuple[int, str | int]:
    """An entry of a record, checked; `k` is its index for messages. ValueError says what is wrong with it."""
    match entry:
        case [int(seat), int(what) | str(what)] if not isinstance(seat, bool) and not isinstance(what, bool):
            if not 0 <= seat < len(SOLO):
                raise ValueError(
                    f"entry {k} of the record names seat {seat}: there are 0 to {len(SOLO) - 1} at most"
                )
            if isinstance(what, str) and len(what) > LONGEST_ACTION:
                raise ValueError(f"entry {k} of the record is no action: {shortened(what)}")
            if what == 0:
                raise ValueError(f"entry {k} of the record must take back 1 action or more, not {what}")
            return seat, what
    raise ValueError(
        f"entry {k} of the record must be [seat, text] or [seat, number], not {shortened(entry)}"
    )


class Match:
    """A state and its record, kept together. opening_events: what happened before the first action."""

    def __init__(
        self,
        game: "Game",
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        facts: Mapping[str, Any] | None = None,
        base: Base | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.facts = dict(facts) if facts is not None else None
        self.base = base
        self.opening_events: list[Any] = []
        self.state = self.opening(options, self.opening_events)
        self.record = Record.of(self.state, seed, [], self.facts, base)

    def opening(self, options: Mapping[str, Any] | None, events: list[Any] | None = None) -> State:
        """The state before the first action that can be played; append what happened before it to `events`, unless that is unknown."""
        if self.base is not None:
            return self.game.from_dict(self.base.state)
        if self.facts is None:
            return self.game.start(options, self.seed, events)
        return self.game.position(self.facts, options, self.seed, events)

    def apply(self, seat: int, action: int, events: list[Any] | None = None) -> None:
        """Carry out an action and record it. IllegalAction, with nothing changed, if it is not legal."""
        self.state.apply(seat, action, events)
        self.record.entries.append((seat, self.game.actions.text(action)))

    def take_back(self, seat: int, what: int) -> None:
        """Carry out an entry that takes actions back. IllegalAction if it may not."""
        if what < 0:
            self.rewind(seat, -what)
        else:
            self.undo(seat, what)

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the seat's last actions by replaying the others. IllegalAction if the seat may not."""
        own = sum(actor == seat for _, actor, _ in self._standing())
        may = min(int(self.state.undoable(seat)), own)
        if not 1 <= count <= may:
            raise IllegalAction(f"seat {seat} may take back {may} actions now, not {count}")
        self._play_without((seat, count))

    def rewind(self, seat: int, count: int) -> None:
        """Take back the last actions of everybody, to which all have agreed at the wish of a seat. IllegalAction if there are not as many."""
        there = len(self._standing())
        if not 1 <= count <= there:
            raise IllegalAction(f"{there} actions may be taken back now, not {count}")
        self._play_without((seat, -count))

    def _standing(self, *more: tuple[int, int]) -> list[tuple[int, int, str]]:
        """The actions that can be played again and have not been taken back. more: further entries, which take some back."""
        return standing([*self.record.entries, *more], self.record.first)

    def _play_without(self, taken_back: tuple[int, int]) -> None:
        """Play again what stands after this entry."""
        state = self.opening(self.state.options)
        for _, actor, text in self._standing(taken_back):
            state.apply(actor, self.game.actions.parse(text))
        self.state = state
        self.record.entries.append(taken_back)


def reopened(game: "Game", record: Record) -> Match:
    """The match of a record before its first action that can be played. ValueError if its start does not fit the rules or the recorded hashes."""
    match = Match(game, record.options, record.seed, record.facts, record.base)
    match.record.entries[:] = record.entries[: record.first]
    check_hashes(match.state.options, record.contents)
    return match


def replay(game: "Game", record: Record) -> Match:
    """Play a record again, undos included. ValueError says at which entry it does not fit the rules."""
    if record.game != game.id:
        raise ValueError(f"this is a record of {record.game}, not of {game.id}")
    if record.version != game.version:
        raise ValueError(f"the record is of rules version {record.version}; this is version {game.version}")
    match = reopened(game, record)
    for k, (seat, entry) in enumerate(record.entries[record.first :], record.first):
        try:
            if isinstance(entry, str):
                match.apply(seat, game.actions.parse(entry))
            else:
                match.take_back(seat, entry)
        except ValueError as error:
            raise ValueError(f"entry {k} of the record: {error}") from error
    return match
