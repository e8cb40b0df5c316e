"""Facts of a game in a data file, checked when they are read: an error names the wrong fact, its place and the reason."""

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any, NoReturn
from unicodedata import category

from detente.core.records.faults import CORE, Fault, Inspection
from detente.core.records.untrusted import read_json

LONGEST_VALUE = 80
ALWAYS_SPOKEN = ("en", "de")
"""The languages in which everything that a game names has a name."""
LARGEST_NUMBER = 2**53
"""Not every JSON implementation preserves larger numbers."""


def shortened(value: Any) -> str:
    """The `repr` of a value, shortened for a message."""
    written = repr(value)
    return written if len(written) <= LONGEST_VALUE else f"{written[:LONGEST_VALUE]}..."


class Entry:
    """One entry of a data file. where: its place in the file, for messages ("": the file itself); followed by its id if it has one.

    The readers below raise `Fault`, which names the entry, the key and what is allowed.
    """

    def __init__(self, where: str, entry: Any) -> None:
        self.where = where
        if not isinstance(entry, Mapping):
            self.wrong("object", found=shortened(entry))
        self.entry: Mapping[str, Any] = entry
        if "id" in entry:
            self.where = f"{where} {shortened(entry['id'])}".lstrip()

    def wrong(self, message: str, package: str = CORE, **about: Any) -> NoReturn:
        """Raise `Fault` that names the entry; the package has the text `fault-MESSAGE`."""
        raise Fault(message, self.where, package, **about)

    def fail(self, why: str) -> NoReturn:
        """Raise ValueError that names the entry and the reason, in English: for files that no player writes."""
        raise ValueError(f"{self.where}: {why}")

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.entry.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            found = shortened(value)
            if least == most:
                self.wrong("value", key=repr(key), value=least, found=found)
            self.wrong("whole", key=repr(key), least=least, most=most, found=found)
        return value

    def real(self, key: str) -> float:
        """A finite number, whole or not."""
        value = self.entry.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            self.wrong("number", key=repr(key), found=shortened(value))
        return float(value)

    def word(self, key: str) -> str:
        """A non-empty text."""
        value = self.entry.get(key)
        if not isinstance(value, str) or not value:
            self.wrong("text", key=repr(key), found=shortened(value))
        return value

    def one_of(self, key: str, known: list[str]) -> str:
        """One of some known texts."""
        value = self.entry.get(key)
        if value not in known:
            self.wrong("one-of", key=repr(key), known=known, found=shortened(value))
        return str(value)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.entry.get(key)
        if not isinstance(value, bool):
            self.wrong("flag", key=repr(key), found=shortened(value))
        return value

    def only(self, known: Sequence[str]) -> None:
        """Raise `Fault` for a key that is not in `known`."""
        for key in self.entry:
            if key not in known:
                self.wrong("unknown", key=shortened(key), known=", ".join(known))

    def part(self, key: str) -> "Entry":
        """The entry at a key of this one; an empty one if the key is missing."""
        return Entry(f"{self.where} {key}".lstrip(), self.entry.get(key, {}))

    def words(self, key: str, known: list[str], least: int = 0) -> list[str]:
        """A list of known texts, at least `least` of them."""
        value = self.entry.get(key)
        if not isinstance(value, list) or len(value) < least or any(word not in known for word in value):
            self.wrong("list-of", key=repr(key), known=", ".join(known), found=shortened(value))
        return value


class Texts(dict[str, list[str]]):
    """Texts of a data file by language. KeyError names the key that it lacks for another language."""

    def __init__(self, key: str, texts: Mapping[str, list[str]]) -> None:
        super().__init__(texts)
        self.key = key

    def __missing__(self, language: str) -> NoReturn:
        """Say which key would have the texts."""
        there = ", ".join(f"{self.key}_{each}" for each in self)
        raise KeyError(f"the data have {there}, but no {self.key}_{language}")


def by_language(entries: Sequence[Entry], key: str) -> Texts:
    """The texts that all entries have at `KEY_LANGUAGE`, such as `name_de`, by language. `Fault` if one is missing.

    There is a text in each language that every game has, and in each other one that the first entry has.
    """
    keys = [*(f"{key}_{each}" for each in ALWAYS_SPOKEN), *(entries[0].entry if entries else ())]
    own = dict.fromkeys(name for name in keys if name.startswith(f"{key}_"))
    return Texts(key, {name.removeprefix(f"{key}_"): [entry.word(name) for entry in entries] for name in own})


def listed(data: Mapping[str, Any], key: str) -> list[Any]:
    """The list at a key of a data file. `Fault` if it is missing or no list."""
    value = data.get(key)
    if not isinstance(value, list):
        raise Fault("list", key=repr(key), found=shortened(value))
    return value


# -- facts of a position, by name; where: prefix of the name in messages


def mapping(facts: Mapping[str, Any], name: str, where: str = "") -> Mapping[str, Any]:
    """An object; {} if the fact is missing."""
    chosen = facts.get(name, {})
    if not isinstance(chosen, Mapping):
        raise ValueError(f"{where}{name} must be an object, not {shortened(chosen)}")
    return chosen


def index(values: Sequence[str], value: Any, where: str) -> int:
    """The index of a known value. ValueError lists the known ones."""
    if not isinstance(value, str) or value not in values:
        raise ValueError(f"{where}: no {shortened(value)}: there are {', '.join(filter(None, values))}")
    return values.index(value)


def known(facts: Mapping[str, Any], name: str, values: Sequence[str]) -> list[str]:
    """A list of known values; [] if the fact is missing."""
    chosen = facts.get(name, [])
    if not isinstance(chosen, list | tuple):
        raise ValueError(f"{name} must be a list, not {shortened(chosen)}")
    return [values[index(values, value, name)] for value in chosen]


def letters(facts: Mapping[str, Any], name: str, seats: Sequence[str]) -> list[str]:
    """A list of seats by letter, or one text of letters; [] if the fact is missing."""
    chosen = facts.get(name, [])
    return known({name: list(chosen) if isinstance(chosen, str) else chosen}, name, seats)


def distinct(facts: Mapping[str, Any], name: str, values: Sequence[str]) -> list[str]:
    """A list of known values without duplicates; [] if the fact is missing."""
    chosen = known(facts, name, values)
    if len(set(chosen)) != len(chosen):
        raise ValueError(f"{name} must be a list without doubles, not {shortened(chosen)}")
    return chosen


def number(facts: Mapping[str, Any], name: str, default: int, least: int, most: int, where: str = "") -> int:
    """A whole number within bounds; `default` if the fact is missing."""
    value = facts.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(
            f"{where}{name} must be a whole number from {least} to {most}, not {shortened(value)}"
        )
    return value


def flag(facts: Mapping[str, Any], name: str, default: bool = False, where: str = "") -> bool:
    """True or false; `default` if the fact is missing."""
    value = facts.get(name, default)
    if not isinstance(value, bool):
        raise ValueError(f"{where}{name} must be true or false, not {shortened(value)}")
    return value


# -- data files


def read_facts(text: str | bytes) -> Mapping[str, Any]:
    """The object in a data file. ValueError if it is not a JSON object that `read_json` accepts."""
    data = read_json(text, "data-file")
    if not isinstance(data, Mapping):
        raise Fault("no-object")
    return data


def check_values(facts: Mapping[str, Any]) -> None:
    """Check that all values can be saved, sent and shown everywhere. `Faults` names the entries that cannot."""
    faults: list[Fault] = []
    left: list[tuple[str, Any]] = [("", facts)]
    while left:
        where, value = left.pop()
        if isinstance(value, Mapping):
            for key, within in value.items():
                faults += [Fault("name", where, oddity=odd) for odd in oddities(key)]
                left.append((f"{where} {shortened(key)[1:-1]}".strip(), within))
        elif isinstance(value, list):
            left += [(f"{where}[{k}]", within) for k, within in enumerate(value)]
        else:
            faults += [Fault("as-it-is", where, oddity=odd) for odd in oddities(value)]
    inspection = Inspection()
    inspection.faults = [*sorted(faults, key=str)]
    inspection.close()


def oddities(value: Any) -> Iterator[Fault]:
    """Faults of a text or a number by itself: unprintable characters (line breaks and tabs are fine), too large, not finite."""
    if isinstance(value, str):
        for letter in value:
            if category(letter) == "Cs" or (category(letter) == "Cc" and letter not in "\t\n\r"):
                yield Fault("character", code=f"{ord(letter):04X}")
                return
    elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        yield Fault("large", most=LARGEST_NUMBER)
    elif isinstance(value, float) and not isfinite(value):
        yield Fault("finite")
