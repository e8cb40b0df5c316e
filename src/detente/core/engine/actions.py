"""The actions of a game: one fixed, numbered list, and its notation."""

import difflib
from collections.abc import Iterable
from string import Formatter
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from detente.core.engine.verbs import MOST_SLOTS, Slot, Values, Verb


class Said(NamedTuple):
    """The meaning of an action.

    verb: its kind of action. values: the value in each slot of the notation, by slot name.
    """

    verb: Verb
    values: dict[str, str | int]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """All actions of a game, numbered from 0; each has a text, which saves, logs and people use.

        ACTIONS = ActionSpace()
        SAIL = ACTIONS.verb("sail {isle}", isle=ISLE_IDS)

    size: the number of actions. Numbers are valid in one process only, texts everywhere. verbs: in the order of their actions.
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.verb_of: list[Verb] = []
        self._texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def verb(self, notation: str, **slots: Values) -> Verb:
        """Declare a kind of action after the existing ones. slots: by name, what may be written in each slot.

        A slot takes a list of ids, which rules number from 0; a dict of ids by the rules' numbers; a range of numbers; or the
        names of seats (`SeatNames`).
        ValueError if the slots do not fit the notation, or two actions have the same text.
        """
        named = [name for _, name, _, _ in Formatter().parse(notation) if name is not None]
        if named != list(slots) or len(named) > MOST_SLOTS:
            raise ValueError(
                f"{notation!r} has the slots {named}, not {list(slots)}; {MOST_SLOTS} are possible at most"
            )
        verb = Verb(notation, self.size, [Slot(name, values) for name, values in slots.items()])
        self._add(verb.texts())
        self.verbs.append(verb)
        self.verb_of += [verb] * int(verb.size)
        return verb

    def extended(self) -> "ActionSpace":
        """A new list that begins with these actions and verbs, for a game that builds on a library."""
        further = ActionSpace()
        further._add(self._texts)
        further.verbs = self.verbs[:]
        further.verb_of = self.verb_of[:]
        return further

    def _add(self, texts: Iterable[str]) -> None:
        for text in texts:
            if text in self._numbers:
                raise ValueError(f"two actions are written {text!r}")
            self._numbers[text] = len(self._texts)
            self._texts.append(text)

    @property
    def size(self) -> int:
        """The number of actions."""
        return len(self._texts)

    def text(self, action: int) -> str:
        """The text of the action. ValueError if there is no such action."""
        if not 0 <= action < self.size:
            raise ValueError(f"no action {action}: there are 0 to {self.size - 1}")
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The action with this text; case and extra blanks do not matter. ValueError names similar texts if there is none."""
        written = " ".join(text.split())
        number = self._numbers.get(written)
        if number is None:
            number = next((n for t, n in self._numbers.items() if t.lower() == written.lower()), None)
        if number is None:
            similar = difflib.get_close_matches(written, self._texts, n=3)
            hint = f"; similar: {', '.join(similar)}" if similar else ""
            raise ValueError(f"no action is written {written!r}{hint}")
        return number

    def said(self, text: str) -> Said:
        """The verb and the slot values of the action with this text. ValueError if there is none."""
        action = self.parse(text)
        verb = self.verb_of[action]
        return Said(verb, verb.said(action))

    def relative(self, action: int, own: int, seats: int) -> int:
        """The action that names the same seats, counted from the own one: `target C` of seat B becomes `target B`.

        Names of seats that the table lacks stay as they are.
        """
        verb = self.verb_of[action]
        rest, found, worth = action - int(verb.first), int(verb.first), 1
        for slot in reversed(verb.slots):
            rest, place = divmod(rest, len(slot.texts))
            if slot.names_seats and place < seats:
                place = (place - own) % seats
            found += place * worth
            worth *= len(slot.texts)
        return found
