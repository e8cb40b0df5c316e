"""Texts for people, in their language: Fluent files next to the code that uses them.

A package holds its texts in `locale/en.ftl`, `locale/de.ftl` and so on. `Texts` holds those of one package, such as a client;
`Words` holds those of a game, in addition to those of the engine and of the packages on which it builds (`Game.words_from`).
A game may override their messages (`seat`, for example). Texts of clients and games are separate, so their names cannot clash.

Messages that every game defines: `game-about` describes the game in a sentence or two; for each option, `option-NAME` is the
label, `option-NAME-about` the meaning, and `option-NAME-VALUE` the label of each value that is not a number; for each rule by
which a game may end, `ending-RULE` says what has happened, with a hyphen for each dot of the rule's id.
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
    from detente.core.shown.kept import Kept

CORE = "detente.core"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIBILANTS = ("s", "ß", "x", "z", "ce")
"""Endings of names that take no further s in the German possessive."""
TEXTS_KEPT = 10_000
"""Number of formatted texts in the cache: formatting takes several times as long as a look-up."""


class MissingText(KeyError):
    """There is no text with this id, or a value that it takes is missing; the message says which."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The texts of packages in one language; later packages override earlier ones.

    `texts("message-id", name=value)` returns the text; `MissingText` (a KeyError) names a missing message or value.
    ValueError names a language for which a package has no texts, or a file that cannot be read.
    """

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = bundle(language, packages)
        self._plain = plain_texts(language, packages)

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text of a message, with these values. TypeError for a value that is a list, dict or set."""
        if not values:
            plain = self._plain.get(message)
            if plain is None:
                plain = self._plain[message] = text(self._bundle, self.language, message)
            return plain
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
        """The text of a message that takes no values; `otherwise` if there is none."""
        return self(message) if message in self else otherwise

    def forms(self, message: str, /, **values: Any) -> dict[str, str]:
        """The attributes of a message by name, such as the cases of a name (`.in = in the { $name }`)."""
        entry = self._bundle.get_message(message)
        return {name: said(self._bundle, pattern, values) for name, pattern in entry.attributes.items()}


class Words(Texts):
    """The engine's and a game's texts in one language.

    names: the names of the seats, in place of the game's. options: the table's options, for a game in which they change cards or
    map. kept: the parts of scenes that are kept in these words, if any are. Words with the same texts are equal, so results made from them can be cached (`functools.lru_cache`).
    """

    def __init__(
        self,
        game: Game | None,
        language: str,
        *,
        names: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        kept: Kept | None = None,
    ) -> None:
        own = (*game.words_from, game.package) if game is not None else ()
        packages = [CORE, *filter(languages, own)]
        super().__init__(language, *packages)
        self.game = game
        self.names = names
        self.kept = kept
        self.options: Mapping[str, Any] = options or {}
        contents = (value for value in self.options.values() if isinstance(value, Content))
        self._key = (language, *packages, "", *names, *contents)
        self._hash = hash(self._key)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Words) and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def seat(self, seat: int) -> str:
        """The name of a seat: its player's, else the game's name for it, else its letter."""
        if seat < len(self.names):
            return self.names[seat]
        return self("seat", seat=seat, letter=LETTERS[seat])

    def owner(self, seat: int) -> str:
        """The possessive of a seat's name, in front of what the seat owns (Annas, Max’, A’s)."""
        return self.whose(self.seat(seat))

    def whose(self, name: str) -> str:
        """The possessive of a name."""
        last = name.rsplit(" ", maxsplit=1)[-1]
        ending = "word" if len(last) > 1 and last[-1:].isalpha() else "letter"
        return self(
            "whose",
            name=name,
            ending="s" if ending == "word" and last.lower().endswith(SIBILANTS) else ending,
        )

    def listed(self, names: Sequence[str]) -> str:
        """Names listed as in a sentence: A; A and B; A, B and C."""
        return self._joined("list", names)

    def either(self, names: Sequence[str]) -> str:
        """Names listed as alternatives: A; A or B; A, B or C."""
        return self._joined("either", names)

    def _joined(self, message: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self(message, first=", ".join(names[:-1]), last=names[-1])

    def seats(self, seats: Sequence[int]) -> str:
        """The names of several seats, listed as in a sentence."""
        return self.listed([self.seat(seat) for seat in seats])


class Value(TypedDict):
    """A value that an option takes, and its label for people."""

    value: int | str
    label: str


class Choice(TypedDict):
    """An option as shown to people. format: the format of the content that it takes besides its values, if any.

    by_seat: true if it also takes the letter of a seat (`Option.opener`).
    needs: by other option, the values of which it must have one unless this option is at its default.
    """

    name: str
    label: str
    about: str
    values: list[Value]
    default: int | str
    rule: str | None
    format: NotRequired[str]
    by_seat: NotRequired[bool]
    needs: NotRequired[dict[str, list[int | str]]]


def choice(option: Option, words: Words) -> Choice:
    """An option in the words of its game; where the game has none, in those of the option's declaration."""
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
    if option.opener is not None:
        made["by_seat"] = True
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
    """The languages in which a game can be played: those of its texts, or of the engine's if it has none."""
    return languages(game.package) or languages()


@lru_cache(TEXTS_KEPT, typed=True)
def text(texts: FluentBundle, language: str, message: str, /, **values: Any) -> str:
    """The text of a message; cached, as it depends only on the arguments. `MissingText` names a missing message or value."""
    found = texts.get_message(message) if texts.has_message(message) else None
    if found is None or found.value is None:
        raise MissingText(f"no text {message!r} in {language}")
    try:
        return said(texts, found.value, values)
    except MissingText as fault:
        raise MissingText(f"text {message!r} in {language}: {fault}") from None


@cache
def plain_texts(language: str, packages: tuple[str, ...]) -> dict[str, str]:
    """The texts of packages that take no values, as far as they were needed."""
    return {}


def said(texts: FluentBundle, pattern: Any, values: dict[str, Any]) -> str:
    """A formatted text with these values. `MissingText` if a value is missing."""
    made, errors = texts.format_pattern(pattern, values)
    if errors:
        raise MissingText("; ".join(str(e) for e in errors))
    return str(made)


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The texts of several packages; later packages override earlier ones."""
    texts = FluentBundle([language], use_isolating=False)
    for package in packages:
        texts.add_resource(resource(language, package), allow_overrides=True)
    return texts


@cache
def resource(language: str, package: str) -> Resource:
    """A package's file of texts in a language, checked. ValueError if it is missing, unreadable or has a duplicate message."""
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
