"""What is typed at the table, read as one of the offers: as notation, or in words of any language that the game speaks.

A game says in its texts what people may type for a word of its notation: `typed-build = bauen, baue`, in each language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from detente.core.engine.game import Game
from detente.core.engine.state import State
from detente.core.shown.drawing import Offer
from detente.core.shown.letters import spellings, words_in
from detente.core.shown.scene import full_label, plain_offer, scenery
from detente.core.shown.words import Words, languages_of

CLOSE: Final = 0.7
"""How much of a word must be typed right for it to be suggested."""

Labels = Mapping[str, Sequence[str]]
"""By action: its labels in all languages."""

Heard = tuple[str, ...]
"""A word in all its spellings."""


class TypedWords(NamedTuple):
    """What people may type besides notation and labels, in all languages of a game.

    meanings: by word of the notation, what may be typed for it. passing: words that say nothing, such as `a` and `in`.
    """

    meanings: Mapping[str, str]
    passing: frozenset[str]

    def of(self, action: str) -> str:
        """All that may be typed for the words of an action."""
        known = (self.meanings.get(word, "") for word in action.split())
        return " ".join(each for each in known if each)

    def telling(self, heard: Sequence[Heard]) -> list[Heard]:
        """The words that say something; all if none does."""
        return [word for word in heard if not self.passing.intersection(word)] or list(heard)


NO_WORDS: Final = TypedWords({}, frozenset())


@cache
def typed_words(game: Game) -> TypedWords:
    """What may be typed for the words of a game's notation."""
    spoken = [Words(game, language) for language in languages_of(game)]
    notation = {
        word
        for verb in game.actions.verbs
        for text in (verb.notation, *(text for slot in verb.slots for text in slot.texts))
        for word in text.split()
    }
    meanings = {word: " ".join(words.get(f"typed-{word}") for words in spoken) for word in sorted(notation)}
    passing = [word for words in spoken for word in words_in(words.get("order-passing"))]
    return TypedWords(meanings, frozenset(spelled for word in passing for spelled in word))


def labels_of(state: State, seat: int, offers: Iterable[Offer]) -> dict[str, list[str]]:
    """The labels of a seat's offers in all languages of the game."""
    game = state.game
    view = state.view(seat)
    found: dict[str, list[str]] = {offer["action"]: [] for offer in offers}
    for language in languages_of(game):
        words = Words(game, language, options=state.options)
        pieces = scenery(game).draw(view, words)["pieces"]
        for action, labels in found.items():
            offer = plain_offer(state, view, game.actions.parse(action), words)
            labels.append(full_label(offer, pieces))
    return found


def matching(
    line: str, offers: Sequence[Offer], labels: Labels | None = None, words: TypedWords = NO_WORDS
) -> list[Offer]:
    """The offers that the line may mean: those with this notation; else those whose notation begins like it, word by word; else
    those with this label; else those that have all its words, whole or begun, in their notation and their labels, or all but
    those that say nothing.

    labels: in all languages; those of the offers if not given. words: what else may be typed.
    """
    typed = line.lower().split()
    exact = [offer for offer in offers if offer["action"].lower().split() == typed]
    begun = exact or [offer for offer in offers if begins(offer["action"].lower().split(), typed)]
    if begun:
        return begun
    said = {offer["action"]: texts_of(offer, labels, words) for offer in offers}
    heard = words_in(line)
    spoken = [offer for offer in offers if heard in said[offer["action"]]]
    if spoken:
        return spoken
    for telling in (heard, words.telling(heard)):
        for fits in (same, started):
            found = [offer for offer in offers if has_all(said[offer["action"]], telling, fits)]
            if found:
                return closest(found, said)
    return []


def begins(written: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether each typed word begins the written word in its place."""
    pairs = zip(typed, written, strict=False)
    return len(typed) <= len(written) and all(full.startswith(part) for part, full in pairs)


def texts_of(offer: Offer, labels: Labels | None, words: TypedWords) -> list[tuple[Heard, ...]]:
    """The words of an offer's notation, with what may be typed for them, and of each of its labels."""
    action = offer["action"]
    spoken = labels[action] if labels is not None else [offer["label"]]
    return [words_in(text) for text in (f"{action} {words.of(action)}", *spoken)]


def same(full: Heard, typed: Heard) -> bool:
    """Whether two words are the same in some spelling."""
    return any(spelled in full for spelled in typed)


def started(full: Heard, typed: Heard) -> bool:
    """Whether a word begins with the typed one in some spelling."""
    return any(word.startswith(spelled) for word in full for spelled in typed)


def has_all(
    texts: Sequence[Sequence[Heard]], heard: Sequence[Heard], fits: Callable[[Heard, Heard], bool]
) -> bool:
    """Whether each word that is typed fits some word of the texts; languages may be mixed."""
    return bool(heard) and all(any(fits(full, word) for text in texts for full in text) for word in heard)


def closest(found: list[Offer], said: Mapping[str, Sequence[Sequence[Heard]]]) -> list[Offer]:
    """Without the offers that say more than another one in each language: `Berlin` is not West Berlin."""
    return [offer for offer in found if not any(says_more(said, offer, other) for other in found)]


def says_more(said: Mapping[str, Sequence[Sequence[Heard]]], offer: Offer, other: Offer) -> bool:
    """Whether all labels of an offer have all words of the other's and more."""
    pairs = zip(said[offer["action"]][1:], said[other["action"]][1:], strict=True)
    return all(set(more) > set(less) for more, less in pairs)


def about_elsewhere(
    line: str, offers: Sequence[Offer], labels: Labels, names: Mapping[str, str], words: TypedWords = NO_WORDS
) -> str | None:
    """The action that the line means if it names a region that is not on offer: what is offered elsewhere, done there.

    names: of regions, by their ids in the notation. None unless just one of the offered orders can be meant.
    """
    heard = words_in(line)
    named = [
        id
        for id, name in names.items()
        if all(any(same(full, word) for word in heard) for full in words_in(name))
    ]
    if len(named) != 1:
        return None
    place = words_in(names[named[0]])
    rest = [word for word in words.telling(heard) if not any(same(full, word) for full in place)]
    orders = {
        offer["action"].rpartition(" ")[0]
        for offer in offers
        if offer["action"].rpartition(" ")[2] in names
        and (not rest or has_all(texts_of(offer, labels, words), rest, started))
    }
    return f"{orders.pop()} {named[0]}" if len(orders) == 1 else None


def suggested(
    line: str, offers: Sequence[Offer], labels: Labels, words: TypedWords = NO_WORDS
) -> list[Offer]:
    """The offers that the line would mean with its words spelled right."""
    there = {
        spelled: full
        for offer in offers
        for text in texts_of(offer, labels, words)
        for full in text
        for spelled in full
    }
    meant = [
        word if any(full.startswith(word) for full in there) else close[0]
        for word in (spellings(typed)[0] for typed in line.split())
        if (close := get_close_matches(word, there, 1, CLOSE)) or any(full.startswith(word) for full in there)
    ]
    return matching(" ".join(meant), offers, labels, words) if len(meant) == len(line.split()) else []
