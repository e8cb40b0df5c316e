"""What a table may choose before a game starts."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from string import ascii_uppercase
from typing import Any, Protocol

from detente.core.authors.tunables import Tuning
from detente.core.records.facts import check_values, shortened
from detente.core.records.faults import Fault, Faults, each_fault

HASH_LENGTH = 12
"""Number of hexadecimal digits of a content's hash that are shown and saved."""

LONGEST_NAME = 60

CONTENTS_KEPT = 64
"""Number of contents kept in memory after reading; others are read again when needed."""


class Named(Protocol):
    """A game's own form of a content."""

    @property
    def name(self) -> str:
        """Its name for people."""


@dataclass(frozen=True, slots=True)
class Own:
    """The content that an option takes besides its named values: a JSON object supplied by the table.

    format: the required value of the object's field `format`, which also identifies the option of a file.
    read: returns the game's own, immutable form of the object; ValueError describes a fault, `Faults` all of
    them.
    sample: returns the object for the option's standard value, as a starting point.
    tuning: which numbers `detente tune` may change, if any.
    """

    format: str
    read: Callable[[Mapping[str, Any]], Named]
    sample: Callable[[], Mapping[str, Any]]
    tuning: Tuning | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a table.

    name: its id.
    values: the values that it takes.
    about: its meaning, in English.
    rule: id of the rule that it varies, or None.
    default: the standard value; None: the first of `values`.
    own: the content that it also takes, or None.
    opener: the value that represents the seat of the player who opens the table, or None. Such an option also
    takes the letters of seats, and when a game begins the opener's seat replaces this value (`settled`). If
    nobody opened the table, as in a simulation, the game decides what the value means.
    needs: for other options, the values of which each must have one if this option is not at its standard.
    """

    name: str
    values: tuple[int | str, ...]
    about: str
    rule: str | None = None
    default: int | str | None = None
    own: Own | None = None
    opener: int | str | None = None
    needs: Mapping[str, tuple[int | str, ...]] = field(default_factory=dict)

    def fits(self, options: Mapping[str, Any]) -> bool:
        """Whether the option's value can be chosen together with the others."""
        return options[self.name] == self.standard or all(
            options[name] in values for name, values in self.needs.items()
        )

    def takes(self, seats: int) -> str:
        """The values that it takes at a table with this number of seats, in words."""
        named = ", ".join(str(value) for value in self.values)
        if self.opener is not None:
            return f"{named} or a seat, A to {ascii_uppercase[seats - 1]}"
        if self.own is not None:
            return f"{named} or an object of the format {self.own.format!r}"
        return named

    @property
    def standard(self) -> int | str:
        """The value if none is chosen."""
        return self.values[0] if self.default is None else self.default


@dataclass(frozen=True, slots=True)
class Content:
    """A table's own content for an option, checked. Contents are equal if their texts are.

    text: the object as canonical JSON.
    form: the game's form of it, as `Own.read` returned it.
    hash: of the text.
    """

    text: str
    form: Any = field(compare=False)
    hash: str = field(compare=False)

    @property
    def name(self) -> str:
        """Its name for people."""
        return str(self.form.name)

    def facts(self) -> dict[str, Any]:
        """A fresh copy of the object."""
        facts: dict[str, Any] = json.loads(self.text)
        return facts

    def __str__(self) -> str:
        return f"{self.name} ({self.hash})"


class WrongOption(ValueError):
    """Options that no table can have. kind: `unknown`, `value` or `needs`. about: the values for a message that says so."""

    def __init__(self, sentence: str, kind: str, **about: str) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.about = about


def checked(declared: tuple[Option, ...], chosen: Mapping[str, Any] | None) -> dict[str, Any]:
    """All options: the chosen values, and defaults for the rest. An object becomes a `Content`.

    `WrongOption` names an unknown option, a value that an option does not take, or values that do not go together;
    `Faults` says what is wrong with a content.
    """
    chosen = dict(chosen or {})
    names = [option.name for option in declared]
    for name in chosen:
        if name not in names:
            there = ", ".join(names)
            raise WrongOption(f"no option {name!r}: there are {there}", "unknown", option=name, options=there)
    seats = seats_of(declared, chosen)
    options = {
        option.name: checked_value(option, chosen.get(option.name, option.standard), seats)
        for option in declared
    }
    for option in declared:
        if not option.fits(options):
            needs = " and ".join(f"{name} {' or '.join(map(str, v))}" for name, v in option.needs.items())
            raise WrongOption(
                f"option {option.name!r} takes {options[option.name]} only with {needs}",
                "needs",
                option=option.name,
                value=str(options[option.name]),
                needs=", ".join(f"{name} = {'/'.join(map(str, v))}" for name, v in option.needs.items()),
            )
    return options


def seats_of(declared: tuple[Option, ...], chosen: Mapping[str, Any]) -> int:
    """The number of seats at the table; the game's maximum if the chosen number is not valid."""
    counts = next((option for option in declared if option.name == "seats"), None)
    if counts is None:
        return len(ascii_uppercase)
    seats = chosen.get("seats", counts.standard)
    return int(seats if seats in counts.values else max(counts.values))


def settled(declared: tuple[Option, ...], options: Mapping[str, Any], opener: int | None) -> dict[str, Any]:
    """The options of a table when its game begins, with the opener's seat in place of each `Option.opener` value.

    opener: the seat of the player who opened the table; None if they have none: the options stay unchanged.
    """
    found = dict(options)
    for option in declared:
        meant = option.opener is not None and found.get(option.name, option.standard) == option.opener
        if meant and opener is not None:
            found[option.name] = ascii_uppercase[opener]
    return found


def fitting(declared: tuple[Option, ...], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, with those that do not go together with the others reset to their standard."""
    fit = dict(options)
    while misfits := [option for option in declared if not option.fits(fit)]:
        fit |= {option.name: option.standard for option in misfits}
    return fit


def choices(declared: tuple[Option, ...]) -> Iterator[dict[str, Any]]:
    """Yield valid choices of options that together contain every named value of every option."""
    seen: set[tuple[str, Any]] = set()
    for k in range(max(len(option.values) for option in declared)):
        options = fitting(
            declared, {option.name: option.values[k % len(option.values)] for option in declared}
        )
        seen.update(options.items())
        yield options
    for option in declared:
        for value in option.values:
            if (option.name, value) not in seen:
                options = {other.name: other.standard for other in declared} | {option.name: value}
                while misfits := [other for other in declared if not other.fits(options)]:
                    options |= {name: values[0] for name, values in misfits[0].needs.items()}
                seen.update(options.items())
                yield options


def checked_value(option: Option, value: Any, seats: int) -> Any:
    """The value, checked and normalized for a table with this number of seats.

    `WrongOption` if the option does not take it, `Faults` if a content is faulty.
    """
    if option.own is not None and isinstance(value, Content):
        return read_content(option.own, value.text)
    if option.own is not None and isinstance(value, Mapping):
        try:
            return content(option.own, value)
        except ValueError as error:
            faults = [Fault("option", option=option.name, fault=fault) for fault in each_fault(error)]
            raise Faults(faults) from error
    if option.opener is not None and isinstance(value, str) and value in list(ascii_uppercase[:seats]):
        return value
    if isinstance(value, bool) or value not in option.values:
        raise WrongOption(
            f"option {option.name!r} takes {option.takes(seats)}; not {value!r}",
            "value",
            option=option.name,
            values=", ".join(map(str, option.values)),
            letter=ascii_uppercase[seats - 1] if option.opener is not None else "none",
            format=option.own.format if option.own is not None else "none",
            value=str(value),
        )
    return next(v for v in option.values if v == value)


def content(own: Own, facts: Mapping[str, Any]) -> Content:
    """The content of an object, checked. ValueError says what is wrong with it."""
    check_values(facts)
    try:
        text = json.dumps(facts, allow_nan=False, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise Fault("json", problem=error) from error
    return read_content(own, text)


@lru_cache(CONTENTS_KEPT)
def read_content(own: Own, text: str) -> Content:
    """The content of an object given as JSON text, checked; recent results are cached. ValueError says what is wrong."""
    facts = json.loads(text)
    if facts.get("format") != own.format:
        raise Fault("value", key="'format'", value=repr(own.format), found=repr(facts.get("format")))
    form = own.read(facts)
    if not form.name.isprintable() or not 0 < len(form.name.strip()) <= LONGEST_NAME:
        raise Fault("long-name", most=LONGEST_NAME, found=shortened(form.name))
    return Content(text, form, sha256(text.encode()).hexdigest()[:HASH_LENGTH])


def plain_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Checked options as plain JSON types, as `Game.start` takes them: contents as objects."""
    return {name: value.facts() if isinstance(value, Content) else value for name, value in options.items()}


def shown_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Checked options as plain JSON types for display: a content as its name and hash."""
    return {
        name: {"name": value.name, "hash": value.hash} if isinstance(value, Content) else value
        for name, value in options.items()
    }


def hashes(options: Mapping[str, Any]) -> dict[str, str]:
    """The hash of each content among checked options, by option."""
    return {name: value.hash for name, value in options.items() if isinstance(value, Content)}


def check_hashes(options: Mapping[str, Any], named: Any) -> None:
    """Raise ValueError if a file names hashes (None: it names none) that differ from those of its contents."""
    if named is not None and named != hashes(options):
        raise ValueError(
            f"'contents' names the hashes {shortened(named)}; those of the contents are {hashes(options)}"
        )
