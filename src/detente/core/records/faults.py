"""Faults of files and facts from outside: each is a text with values, so that it can be said in any language."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

CORE = "detente.core"
MOST_FAULTS = 40

T = TypeVar("T")


class Fault(ValueError):
    """One fault. As a string it is an English sentence; `said` says it in another language.

    message: the text `fault-MESSAGE` of a package. about: its values; a list is of alternatives, an error is said in the same
    language. where: the entry that has the fault; "": the file itself; None: the text says it.
    """

    def __init__(self, message: str, where: str | None = None, package: str = CORE, **about: Any) -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.package = package
        self.about = about

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The fault in a language, or in English if there are no texts in it."""
        from detente.core.shown.words import Texts, languages

        there = languages(self.package)
        texts = Texts(language if language in there else "en", *dict.fromkeys((CORE, self.package)))
        joint = f" {texts('fault-or')} "
        about = {
            name: joint.join(value) if isinstance(value, list) else said_in(value, texts.language)
            for name, value in self.about.items()
        }
        sentence = texts(f"fault-{self.message}", **about)
        return sentence if self.where is None else f"{self.where or texts('fault-file')}: {sentence}"


class Faults(ValueError):
    """All faults of some facts."""

    def __init__(self, faults: Sequence[ValueError]) -> None:
        super().__init__(list(faults))
        self.faults = list(faults)

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The faults in a language, one a line."""
        return "\n".join(said_in(fault, language) for fault in self.faults)


def said_in(value: Any, language: str) -> str:
    """A value or an error as text: faults in the language, if there are texts in it."""
    return value.said(language) if isinstance(value, Fault | Faults) else str(value)


def each_fault(error: ValueError) -> list[ValueError]:
    """The faults that an error reports: several, or itself."""
    return error.faults if isinstance(error, Faults) else [error]


class Inspection:
    """Collects the faults of facts, so that they can be reported all at once.

        with inspection.of_part():
            read_a_card(entry)

    faults: those collected so far.
    """

    def __init__(self) -> None:
        self.faults: list[ValueError] = []

    @contextmanager
    def of_part(self) -> Iterator[None]:
        """Collect a ValueError raised within, and continue after it."""
        try:
            yield
        except ValueError as error:
            self.faults += each_fault(error)

    def read(self, otherwise: T, reader: Callable[..., T], *args: Any) -> T:
        """The result of a reader, or `otherwise` if it raises ValueError, so that reading can continue."""
        with self.of_part():
            return reader(*args)
        return otherwise

    def close(self) -> None:
        """Raise `Faults` if any fault was collected."""
        faults = list({str(fault): fault for fault in self.faults}.values())
        if len(faults) > MOST_FAULTS:
            raise Faults([*faults[:MOST_FAULTS], Fault("more", count=len(faults) - MOST_FAULTS)])
        if faults:
            raise Faults(faults)
