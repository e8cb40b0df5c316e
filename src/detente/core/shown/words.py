"""Texts for people, in their language: Fluent files beside the code that they belong to.

A package holds its texts in `locale/en.ftl`, `locale/de.ftl` and so on. `Texts` are one package's, such as a client's;
`Words` are a game's, on top of the engine's and of those of the packages on which it builds (`Game.words_from`), which it
may say in its own words (`seat`, say). No texts of a client are ever among a game's, so that both may name theirs as they like.

What every game says of itself: `game-about` in a sentence or two; of each option `option-NAME` its label,
`option-NAME-about` what it means, and `option-NAME-VALUE` each value that is no number; of each rule by which a game may
end `ending-RULE` what has happened then, with a hyphen for each dot of the rule's id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from detente.core.engine.options import Content, Option

if TYPE_CHECKING:
    from detente.core.engine.game import Game

CORE = "detente.core"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIBILANTS = ("s", "ß", "x", "z", "ce")
"""Names that end so take no further s where German says whose something is."""
TEXTS_KEPT = 10_000
"""So many texts are kept as they were made: making one takes several times as long as finding it."""


class MissingText(KeyError):
    """There is no text of this id, or a value that it takes is missing; says which."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The texts of packages in one language, the later ones over the earlier ones.

    `texts("message-id", name=value)` is the text; KeyError names a message or a value that is missing.
    ValueError names a language for which a package has no texts, or a file that cannot be read.
    """

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = bundle(language, packages)

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text of a message, with these values."""
        try:
            return text(self._bundle, self.language, message, **values)
        except TypeError:
            for name, value in values.items():
                if isinstance(value, list | dict | set):
                    kind = type(value).__name__
                    raise TypeError(
                        f"text {message!r} takes words and numbers, but ${name} is a {kind}: {value!r}"
                    ) from None
            raise

    def __contains__(self, message: object) -> bool:
        return isinstance(message, str) and self._bundle.has_message(message)

    def get(self, message: str, otherwise: str = "") -> str:
        """The text of a message that takes no values, or another where there is none."""
        return self(message) if message in self else otherwise

    def forms(self, message: str, /, **values: Any) -> dict[str, str]:
        """The attributes of a message by their names: the cases of a name, say (`.in = in the { $name }`)."""
        entry = self._bundle.get_message(message)
        return {name: said(self._bundle, pattern, values) for name, pattern in entry.attributes.items()}


class Words(Texts):
    """The engine's and a game's texts in one language.

    names: what the seats are called, if not as the game has it. options: the table's, for a game whose cards or map they
    change. Words that say the same are equal, so that what is made of them can be kept (`functools.lru_cache`).
    """

    def __init__(
        self,
        game: Game | None,
        language: str,
        *,
        names: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        own = (*game.words_from, game.package) if game is not None else ()
        packages = [CORE, *filter(languages, own)]
        super().__init__(language, *packages)
        self.game = game
        self.names = names
        self.options: Mapping[str, Any] = options or {}
        contents = (value for value in self.options.values() if isinstance(value, Content))
        self._key = (language, *packages, "", *names, *contents)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def seat(self, seat: int) -> str:
        """The name of a seat: its player's, or its letter, unless the game names its seats."""
        if seat < len(self.names):
            return self.names[seat]
        return self("seat", seat=seat, letter=LETTERS[seat])

    def owner(self, seat: int) -> str:
        """Whose something is: the name of a seat in front of what it owns (Annas, Max’, A’s)."""
        return self.whose(self.seat(seat))

    def whose(self, name: str) -> str:
        """A name in front of what its bearer owns."""
        last = name.rsplit(" ", maxsplit=1)[-1]
        ending = "word" if len(last) > 1 and last[-1:].isalpha() else "letter"
        return self(
            "whose",
            name=name,
            ending="s" if ending == "word" and last.lower().endswith(SIBILANTS) else ending,
        )

    def listed(self, names: Sequence[str]) -> str:
        """Names as a sentence lists them: A; A and B; A, B and C."""
        return self._joined("list", names)

    def either(self, names: Sequence[str]) -> str:
        """Names as a sentence lists what may be chosen: A; A or B; A, B or C."""
        return self._joined("either", names)

    def _joined(self, message: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self(message, first=", ".join(names[:-1]), last=names[-1])

    def seats(self, seats: Sequence[int]) -> str:
        """The names of several seats, as a sentence lists them."""
        return self.listed([self.seat(seat) for seat in seats])


class Value(TypedDict):
    """A value that an option takes, and how people call it."""

    value: int | str
    label: str


class Choice(TypedDict):
    """An option as it is put to people. format: of the content that it takes besides its values, if it takes one.

    needs: by other option the values with one of which alone it may be another than the default.
    """

    name: str
    label: str
    about: str
    values: list[Value]
    default: int | str
    rule: str | None
    format: NotRequired[str]
    needs: NotRequired[dict[str, list[int | str]]]


def choice(option: Option, words: Words) -> Choice:
    """An option in the words of its game; what the game has no words for is said as the option says it itself."""
    message = f"option-{option.name}"
    made = Choice(
        name=option.name,
        label=words.get(message, option.about),
        about=words.get(f"{message}-about", option.about),
        values=[
            Value(value=value, label=words.get(f"{message}-{value}", str(value))) for value in option.values
        ],
        default=option.standard,
        rule=option.rule,
    )
    if option.own is not None:
        made["format"] = option.own.format
    if option.needs:
        made["needs"] = {name: list(values) for name, values in option.needs.items()}
    return made


@cache
def languages(package: str = CORE) -> list[str]:
    """The languages in which a package has texts."""
    folder = resources.files(package).joinpath("locale")
    if not folder.is_dir():
        return []
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


def languages_of(game: Game) -> list[str]:
    """The languages in which a game can be played: those of its texts; if it has none, those of the engine."""
    return languages(game.package) or languages()


@lru_cache(TEXTS_KEPT, typed=True)
def text(texts: FluentBundle, language: str, message: str, /, **values: Any) -> str:
    """The text of a message: always the same for the same values, and asked for again and again."""
    found = texts.get_message(message) if texts.has_message(message) else None
    if found is None or found.value is None:
        raise MissingText(f"no text {message!r} in {language}")
    try:
        return said(texts, found.value, values)
    except MissingText as fault:
        raise MissingText(f"text {message!r} in {language}: {fault}") from None


def said(texts: FluentBundle, pattern: Any, values: dict[str, Any]) -> str:
    """A text with these values."""
    made, errors = texts.format_pattern(pattern, values)
    if errors:
        raise MissingText("; ".join(str(e) for e in errors))
    return str(made)


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The texts of packages together; later ones overrule earlier ones."""
    texts = FluentBundle([language], use_isolating=False)
    for package in packages:
        texts.add_resource(resource(language, package), allow_overrides=True)
    return texts


@cache
def resource(language: str, package: str) -> Resource:
    """One file of texts, checked."""
    file = resources.files(package).joinpath("locale").joinpath(f"{language}.ftl")
    if not file.is_file():
        there = ", ".join(languages(package)) or "none"
        raise ValueError(f"{package} has no texts in {language!r}; there are {there}")
    read = FluentResource(file.read_text(encoding="utf-8"))
    seen: set[str] = set()
    for entry in read.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{package} locale/{language}.ftl: cannot read {str(entry.content).strip()!r}")
        if isinstance(entry, Message):
            if entry.id.name in seen:
                raise ValueError(f"{package} locale/{language}.ftl: {entry.id.name!r} is there twice")
            seen.add(entry.id.name)
    return read
