"""Observations for learners: a view as a fixed list of numbers, each with a name, a meaning and a range.

A game's package may have a module `features` with `FEATURES`, made of blocks. A block reads a view, never a state, so that
what a learner gets is what a person at that seat may know. All options of a game give lists of the same length. Before the
game's own blocks come those that every game has: seat, options, question, who owes a decision.

Seats are counted from the own one where the game treats all alike: `self`, then `left 1`, the next in turn order, and so on.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import product
from struct import Struct
from typing import Any

from detente.core.engine.game import Game

View = Mapping[str, Any]
"""See `State.view`; of a seat, not of a spectator."""
Reader = Callable[[View], Sequence[float]]
"""Reads a block's numbers, in the order of its parts."""

TOLERANCE = 1e-9


@dataclass(frozen=True, slots=True)
class Block:
    """Numbers of one kind.

    meaning: in English, for the documentation. low, high: each number lies within them. axes: the names of the parts
    along each axis, the last one running fastest; no axis: a single number. saturates: whether what lies beyond the
    range counts as its end.
    """

    name: str
    meaning: str
    low: float
    high: float
    axes: tuple[tuple[str, ...], ...]
    read: Reader
    saturates: bool = False

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def parts(self) -> list[str]:
        """The names of its numbers."""
        return [
            " ".join((self.name, *("/".join(names),))) if names else self.name
            for names in product(*self.axes)
        ]


class Features:
    """All features of a game.

    game: it. blocks: in order, those that all games have first. size: how many numbers. lows, highs: their ranges.
    """

    def __init__(self, game: Game, blocks: Iterable[Block]) -> None:
        self.game = game
        self.blocks: tuple[Block, ...] = (*blocks_of_all_games(game), *blocks)
        names = [block.name for block in self.blocks]
        if len(set(names)) != len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise ValueError(f"features of {game.id}: two blocks are called {twice!r}")
        self.size = sum(block.size for block in self.blocks)

    @cached_property
    def lows(self) -> list[float]:
        """The lowest value of each number."""
        return [block.low for block in self.blocks for _ in range(block.size)]

    @cached_property
    def highs(self) -> list[float]:
        """The highest value of each number."""
        return [block.high for block in self.blocks for _ in range(block.size)]

    @cached_property
    def names(self) -> list[str]:
        """The name of each number: its block's, then what part it is."""
        return [part for block in self.blocks for part in block.parts()]

    def span(self, name: str) -> range:
        """The indices of a block. KeyError names the blocks there are."""
        first = 0
        for block in self.blocks:
            if block.name == name:
                return range(first, first + block.size)
            first += block.size
        raise KeyError(f"no block {name!r}: there are {', '.join(block.name for block in self.blocks)}")

    def encode(self, view: View) -> list[float]:
        """The numbers of a seat's view. ValueError if it is a spectator's or of another game."""
        if view["seat"] is None or view["game"] != self.game.id:
            raise ValueError(f"features of {self.game.id} are read from a view of one of its seats")
        values: list[float] = []
        for block in self.blocks:
            part = block.read(view)
            if block.saturates:
                low, high = block.low, block.high
                part = [low if value < low else high if value > high else value for value in part]
            values += part
        if len(values) != self.size:
            self.check(view)
        return values

    @cached_property
    def floats(self) -> Struct:
        """How the numbers are packed."""
        return Struct(f"{self.size}f")

    def packed(self, view: View) -> bytes:
        """As `encode`, as 32-bit floats, for NumPy's `frombuffer`: mostly faster than turning the list into an array."""
        return self.floats.pack(*self.encode(view))

    def check(self, view: View) -> None:
        """ValueError names the first block that does not give what it says: too many numbers, or one out of range."""
        for block in self.blocks:
            part = block.read(view)
            if len(part) != block.size:
                raise ValueError(f"{block.name}: {len(part)} numbers, not {block.size}")
            for name, value in zip(block.parts(), part, strict=True):
                inside = block.low - TOLERANCE <= value <= block.high + TOLERANCE
                if not inside and not block.saturates:
                    raise ValueError(f"{name}: {value} is not from {block.low} to {block.high}")


def features_of(game: Game) -> Features:
    """The observation of a game: its module `features`, else one made from its fields.

    ValueError if it has no such module and a view of its own.
    """
    part = game.part("features")
    if part is None:
        return plain_features(game)
    found: Features = part.FEATURES
    return found


@cache
def plain_features(game: Game) -> Features:
    """The observation that follows from the declared fields of a game."""
    from detente.core.authors.plain.features import plain_features

    return plain_features(game)


# -- making blocks


def number(name: str, meaning: str, low: float, high: float, read: Callable[[View], float]) -> Block:
    """A single number."""
    return Block(name, meaning, low, high, (), lambda view: (read(view),))


def flag(name: str, meaning: str, read: Callable[[View], object]) -> Block:
    """1 if something holds, else 0."""
    return Block(name, meaning, 0, 1, (), lambda view: (1 if read(view) else 0,))


def choice(name: str, meaning: str, names: Sequence[str], read: Callable[[View], str | None]) -> Block:
    """1 for the one of the names that holds, 0 for the others; all 0 if none does."""
    index = {each: k for k, each in enumerate(names)}

    def values(view: View) -> list[float]:
        found: list[float] = [0] * len(index)
        chosen = read(view)
        if chosen is not None:
            found[index[chosen]] = 1
        return found

    return Block(name, meaning, 0, 1, (tuple(names),), values)


def tally(
    name: str, meaning: str, names: Sequence[str], high: float, read: Callable[[View], Iterable[str]]
) -> Block:
    """How often each of the names occurs."""
    index = {each: k for k, each in enumerate(names)}

    def values(view: View) -> list[float]:
        return counted(read(view), index)

    return Block(name, meaning, 0, high, (tuple(names),), values)


def row(name: str, meaning: str, low: float, high: float, names: Sequence[str], read: Reader) -> Block:
    """A number for each of the names."""
    return Block(name, meaning, low, high, (tuple(names),), read)


def grid(
    name: str, meaning: str, low: float, high: float, axes: Sequence[Sequence[str]], read: Reader
) -> Block:
    """A number for each combination of names; the last axis runs fastest."""
    return Block(name, meaning, low, high, tuple(map(tuple, axes)), read)


def per_seat(
    name: str, meaning: str, low: float, high: float, most: int, read: Callable[[View], Sequence[float]]
) -> Block:
    """A number for each seat, from the own one on; 0 for seats that the table does not have. `most`: the most seats of any table."""
    return Block(name, meaning, low, high, (seat_axis(most),), lambda view: turned(view, read(view), most))


def seat_of(name: str, meaning: str, most: int, read: Callable[[View], int | None]) -> Block:
    """1 for the seat that it is, counted from the own one, 0 for the others; all 0 if it is nobody."""

    def values(view: View) -> list[float]:
        found: list[float] = [0] * most
        seat = read(view)
        if seat is not None:
            found[(seat - view["seat"]) % view["seats"]] = 1
        return found

    return Block(name, meaning, 0, 1, (seat_axis(most),), values)


def per_seat_and(
    name: str,
    meaning: str,
    low: float,
    high: float,
    most: int,
    names: Sequence[str],
    read: Callable[[View], Sequence[Sequence[float]]],
) -> Block:
    """Numbers for each seat, from the own one on, and each name; 0 for seats that the table does not have."""
    width = len(names)

    def values(view: View) -> list[float]:
        rows = read(view)
        own, seats = view["seat"], view["seats"]
        found = [value for k in range(seats) for value in rows[(own + k) % seats]]
        return found + [0] * (width * (most - seats))

    return Block(name, meaning, low, high, (seat_axis(most), tuple(names)), values)


def drafted(parts: Sequence[str], most: int) -> list[Block]:
    """What the seat has chosen so far of a draft: how often each part, and which was the last. most: of any one part."""
    return [
        tally(
            "draft",
            "parts of an unfinished draft that the seat has chosen",
            parts,
            most,
            lambda view: view.get("draft", []),
        ),
        choice(
            "draft last",
            "the last of these parts",
            parts,
            lambda view: view["draft"][-1] if view.get("draft") else None,
        ),
    ]


def while_running(block: Block) -> Block:
    """The block, at its lowest when the game is over: nothing is foreseen any more."""
    nothing = [max(0.0, block.low)] * block.size
    return replace(block, read=lambda view: nothing if view["over"] else block.read(view))


def saturated(block: Block) -> Block:
    """The same block, where what lies beyond the range counts as its end."""
    return replace(block, meaning=f"{block.meaning}; beyond the range: its end", saturates=True)


# -- for readers


def seat_axis(most: int) -> tuple[str, ...]:
    """Names of seats counted from the own one in turn order."""
    return ("self", *(f"left {k}" for k in range(1, most)))


def turned(view: View, values: Sequence[float], most: int) -> list[float]:
    """The values by seat, from the own seat on, filled up with 0."""
    own, seats = view["seat"], view["seats"]
    return [values[(own + k) % seats] for k in range(seats)] + [0] * (most - seats)


def counted(names: Iterable[str], index: Mapping[str, int]) -> list[float]:
    """How often each name of the index occurs, in its order."""
    found: list[float] = [0] * len(index)
    for name in names:
        found[index[name]] += 1
    return found


def surely_at(view: View, faces: int, at: Callable[[str], bool]) -> list[float]:
    """By face, how many unseen cards the seat can tell to lie among certain places. `at` says of a place whether it is one."""
    found: list[float] = [0] * faces
    for group in view["known"]:
        if "faces" in group and all(map(at, group["places"])):
            for face, count in group["faces"].items():
                found[int(face)] += count
    return found


# -- what all games have


def blocks_of_all_games(game: Game) -> list[Block]:
    """Seat, number of seats, options, question, who owes a decision, whether the game is over."""
    numbers = [int(value) for value in game.options[0].values]
    most = max(numbers)
    questions = [question.name for question in game.questions.values()]
    letters = [chr(ord("A") + seat) for seat in range(most)]
    blocks = [
        choice("seat", "the own seat", letters, lambda view: letters[view["seat"]]),
        choice("seats", "number of players", [str(n) for n in numbers], lambda view: str(view["seats"])),
    ]
    blocks += [option_block(game, k) for k in range(1, len(game.options))]
    blocks += [
        choice("question", "the question that stands", questions, question_name),
        per_seat("to act", "whether the seat owes a decision", 0, 1, most, owing),
        flag("over", "whether the game is over", lambda view: view["over"]),
    ]
    return blocks


def option_block(game: Game, k: int) -> Block:
    """Which value of an option the table plays with."""
    option = game.options[k]
    values = [str(value) for value in option.values] + (["own"] if option.own is not None else [])

    def read(view: View) -> str:
        chosen = view["options"][option.name]
        if option.opener is not None and chosen not in option.values:
            return str(option.opener)
        return "own" if isinstance(chosen, Mapping) else str(chosen)

    return choice(f"option {option.name}", option.about, values, read)


def question_name(view: View) -> str | None:
    """The name of the question that stands, None if none does."""
    return view["question"]["name"] if view["question"] else None


def owing(view: View) -> list[float]:
    """By seat whether it owes a decision."""
    return [1 if seat in view["to_act"] else 0 for seat in range(view["seats"])]
