"""Facts that all games share: seat, options, question, who owes a decision; also drafts and known cards."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from detente.core.engine.state import State
from detente.core.hidden.cards import Cards
from detente.core.hidden.knowledge import BIT
from detente.core.hidden.layout import Layout
from detente.core.hidden.memory import Memory
from detente.core.shown.axes import Axis, Numbers, Seats
from detente.core.shown.facts import NONE, Fact, Flag, One, Tally
from detente.core.shown.groups import Group, Shortcut, View, shortened

if TYPE_CHECKING:
    from detente.core.engine.game import Game
    from detente.core.engine.options import Option

MOST_MASKS: Final = 1000
"""The greatest number of masks of places that are kept for each observer."""
OWN: Final = "own"
"""The label in observations of an option whose value is the table's own content."""


def common_facts(game: "Game") -> View[State]:
    """Seat, number of seats, options, question, who owes a decision, whether the game is over."""
    numbers = [int(value) for value in game.options[0].values]
    seats = Seats(max(numbers))
    letters = Axis([chr(ord("A") + seat) for seat in range(max(numbers))])
    count = Axis([str(number) for number in numbers])
    chosen = Group[State](
        "options", "what the table has chosen", [OptionFact(option) for option in game.options[1:]], "option "
    )
    question = QuestionFact(game)
    view: View[State] = View(
        OwnSeat("seat", "the own seat", letters, lambda s, seat: seat),
        SeatCount("seats", "number of players", count, lambda s, seat: count.index[str(int(s.seats))]),
        chosen,
        question,
        Tally("to_act", "whether the seat owes a decision", seats, 1, lambda s, seat: s.to_act),
        Flag("over", "whether the game is over", lambda s, seat: s.over),
    )
    shortened(view, CommonNumbers(view, question.place_of))
    return view


class FixedNumbers:
    """The numbers of the facts that a table never changes, in a row where all others are 0. options: those of the table."""

    def __init__(self, options: dict[str, Any], numbers: vec[i32]) -> None:
        self.options = options
        self.numbers = numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonNumbers(Shortcut):
    """The numbers of the facts that all games share, at once.

    view: these facts. place_of: the place of each question. fixed: the facts that a table never changes. last: their numbers, of the table
    that was observed last.
    """

    def __init__(self, view: View[State], place_of: dict[int, int]) -> None:
        seat, seats, chosen, question, to_act, over = view.facts
        self.length: i64 = view.length
        self.fixed: list[Fact[State]] = [seats, chosen]
        self.seat_base: i64 = seat.base
        self.question_base: i64 = question.base
        self.to_act_base: i64 = to_act.base
        self.over_base: i64 = over.base
        self.place_of = place_of
        self.last = FixedNumbers({}, vec[i32]())

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Add the numbers of the observation to a row."""
        last = self.last
        if s.options is not last.options:
            last = self.turn_to(s, seat)
        out.repeat(last.numbers)
        seats = s.seats
        values = out.values
        at = out.start
        values[at + self.seat_base + seat] = 1
        question: i64 = self.place_of.get(s.asked, NONE)
        if question >= 0:
            values[at + self.question_base + question] = 1
        other: i64
        for other in s.to_act:
            values[at + self.to_act_base + (other - seat) % seats] = 1
        if s.over:
            values[at + self.over_base] = 1

    def turn_to(self, s: State, seat: i64) -> FixedNumbers:
        """Write rows of tables with the options of this one from now on; return what they have in common."""
        row = Numbers(int(self.length))
        row.make_room(self.length)
        for fact in self.fixed:
            fact.write(s, seat, row)
        last = FixedNumbers(s.options, row.values)
        self.last = last
        return last


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnSeat(One[State]):
    """The observer's own seat: its letter in observations, a number in views."""

    def parse(self, shown: Any, where: str) -> Any:
        """The seat."""
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatCount(One[State]):
    """The number of seats."""

    def parse(self, shown: Any, where: str) -> Any:
        """The index of the number among those that the game allows."""
        return self.axis.index[str(shown)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionFact(One[State]):
    """The value of an option at the table."""

    def __init__(self, option: "Option") -> None:
        own = [OWN] if option.own is not None else []
        super().__init__(option.name, option.about, Axis([*map(str, option.values), *own]))
        self.option = option

    def raw(self, s: State, seat: i64) -> Any:
        """The index of the value among those that the option allows; a content has the last index."""
        return self.parse(s.options[self.name], self.name)

    def parse(self, shown: Any, where: str) -> Any:
        """The index of the value among those that the option allows; a content has the last index."""
        option = self.option
        if option.opener is not None and shown not in option.values:
            shown = option.opener
        return self.axis.index.get(str(shown), self.axis.size - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionFact(One[State]):
    """The question that is asked."""

    def __init__(self, game: "Game") -> None:
        super().__init__(
            "question", "the question that stands", Axis([q.name for q in game.questions.values()])
        )
        self.place_of: dict[int, int] = {code: k for k, code in enumerate(game.questions)}

    def raw(self, s: State, seat: i64) -> Any:
        """The index of the question among the game's questions; -1 if there is none."""
        return self.place_of.get(s.asked, NONE)

    def parse(self, shown: Any, where: str) -> Any:
        """The index of the question among the game's questions; -1 if there is none."""
        return NONE if shown is None else self.axis.index[shown["name"]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Fact[State]):
    """How often the observer has chosen each part in its unfinished draft, and which part it chose last.

    parts: the texts of all actions that may be parts of drafts. most: how often one part may be chosen.
    """

    def __init__(self, parts: Sequence[str], most: int) -> None:
        self.axis = Axis(parts)
        super().__init__(
            "draft",
            "parts of an unfinished draft that the seat has chosen, and the last of them",
            None,
            None,
            0,
            most,
            0,
        )
        self.size = 2 * self.axis.size

    def raw(self, s: State, seat: i64) -> Any:
        """The parts."""
        if not s.drafting:
            return []
        text = s.game.actions.text
        return [self.axis.index[text(part)] for part in s.draft_of(seat)]

    def parse(self, shown: Any, where: str) -> Any:
        """The parts, from the whole view."""
        return [self.axis.index[text] for text in shown.get("draft", ())]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write how often each part is chosen, then 1 for the last one."""
        for part in raw:
            out.add(self.base + part, 1)
        if raw:
            last: i64 = raw[-1]
            out.put(self.base + self.axis.size + last, 1)

    def axes(self) -> list[Axis]:
        """An axis of `chosen` and `last`, and the parts."""
        return [Axis(["chosen", "last"]), self.axis]


@mypyc_attr(allow_interpreted_subclasses=True)
class Known(Fact[State]):
    """Unseen cards that the observer knows to be in certain places, by face.

    areas: the places or groups of places. area: maps a place's name to the number of its area, or -1. faces: ids of the faces to
    count. most: the greatest number of cards with one face in one area. start: the number of the first of these faces; the
    others follow it. alone: writes this fact alone.
    """

    def __init__(
        self,
        areas: Axis,
        area: Callable[[str], int],
        faces: Sequence[str],
        most: int,
        name: str = "known cards",
        start: int = 0,
    ) -> None:
        super().__init__(name, "unseen cards that the own seat can tell to be there", None, None, 0, most, 0)
        self.areas = areas
        self.area = area
        self.faces = Axis(faces)
        self.first_face: i64 = start
        self.size = areas.size * self.faces.size
        self.alone = KnownCards([self])

    def parse(self, shown: Any, where: str) -> Any:
        """The groups, from the whole view."""
        return shown["known"]

    def put(self, raw: Any, out: Numbers, k: i64) -> None:
        """Write the numbers of cards in groups that are within one area."""
        for group in raw:
            if "faces" not in group:
                continue
            area = self.area_of(group["places"])
            if area < 0:
                continue
            first: i64 = self.base + self.areas.place(area, out) * self.faces.size
            faces: Mapping[str, int] = group["faces"]
            for name, count in faces.items():
                face: i64 = int(name) - self.first_face
                if 0 <= face < self.faces.size:
                    out.add(first + face, count)

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of cards in groups that are within one area."""
        self.alone.write(s, seat, out)

    def first_in(self, area: i64, out: Numbers) -> int:
        """The index of an area's first number in a row, less the number of the first face."""
        return int(self.base + self.areas.place(area, out) * self.faces.size - self.first_face)

    def area_of(self, places: list[str]) -> i64:
        """The area that all the places belong to, or -1."""
        area: i64 = self.area(places[0])
        for place in places:
            if self.area(place) != area:
                return NONE
        return area

    def axes(self) -> list[Axis]:
        """The areas and the faces."""
        return [self.areas, self.faces]


class CountedCards:
    """The cards of a group that a fact counts, in one of its areas.

    slot: the only place where they may be, which holds a single card; negative if there are more, or it is a pile. first: the index of the first
    number of the area in a row, less the number of the fact's first face. start, end: the first card with one of its faces, and the card
    after the last.
    """

    def __init__(self, slot: int, first: int, start: int, end: int) -> None:
        self.slot = slot
        self.first = first
        self.start = start
        self.end = end


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownCards:
    """Facts about unseen cards that are written together.

    layout: what the rest is about. counted: by observer and mask of places, `counted_at`, kept, as they are the same for all tables.
    """

    def __init__(self, facts: list[Known]) -> None:
        self.facts = facts
        self.layout: Layout | None = None
        self.counted: list[dict[int, list[CountedCards]]] = []

    def write(self, s: State, seat: i64, out: Numbers) -> None:
        """Write the numbers of cards in groups that are within one area."""
        cards = s.cards
        memory = cards.remembered_by_seats()
        if memory is None:
            return
        if cards.layout is not self.layout:
            self.turn_to(cards.layout)
        known = self.counted[seat]
        unseen = memory.unseen_places(seat)
        for label, mask in enumerate(memory.knowledge[seat].places):
            places = mask & unseen
            if not places:
                continue
            found = known.get(places)
            if found is None:
                found = self.counted_at(places, cards.layout, out)
                if len(known) > MOST_MASKS:
                    known.clear()
                known[places] = found
            for counted in found:
                self.count(counted, label, cards, memory, seat, out)

    def counted_at(self, places: int, layout: Layout, out: Numbers) -> list[CountedCards]:
        """For each fact with an area that all these places (a mask) belong to, which cards it counts there."""
        numbers = [place for place in range(len(layout.names)) if places & BIT[place]]
        names = [layout.names[place] for place in numbers]
        slot = int(numbers[0] - layout.piles) if len(numbers) == 1 else -1
        found: list[CountedCards] = []
        for fact in self.facts:
            area = fact.area_of(names)
            if area >= 0:
                start = bisect_left(layout.faces, int(fact.first_face))
                end = bisect_left(layout.faces, int(fact.first_face + fact.faces.size))
                found.append(CountedCards(slot, fact.first_in(area, out), start, end))
        return found

    def turn_to(self, layout: Layout) -> None:
        """Write the facts about cards of this layout from now on."""
        self.layout = layout
        self.counted = [{} for _ in range(layout.seats)]

    def count(
        self, counted: CountedCards, label: int, cards: Cards, memory: Memory, seat: i64, out: Numbers
    ) -> None:
        """Count the unseen cards with a label by face. They may be elsewhere than the group's places: there are twins of them then."""
        group = memory.knowledge[seat].group
        where = memory.where
        hidden = memory.layout.hides[seat]
        faces = memory.layout.faces
        values = out.values
        first = out.start + counted.first
        start, end = counted.start, counted.end
        if counted.slot >= 0:
            card = cards.slots[counted.slot]
            if group[card] == label:  # no other has it
                start, end = max(start, card), min(end, card + 1)
        for card in range(start, end):
            if group[card] == label and hidden[where[card]]:
                values[first + faces[card]] += 1


def known_facts(view: View[Any]) -> KnownCards:
    """The facts about unseen cards that a view has in observations."""
    return KnownCards([fact for fact in view.observed_too if isinstance(fact, Known)])
