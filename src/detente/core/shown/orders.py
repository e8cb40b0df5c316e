"""What is typed at the table, read as one of the offers: as notation, or in words of any language that the game speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

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


def matching(line: str, offers: Sequence[Offer], labels: Labels | None = None) -> list[Offer]:
    """The offers that the line may mean: those with this notation; else those whose notation begins like it, word by word; else
    those with this label; else those that have all its words, whole or begun, in their notation and their labels.

    labels: in all languages; those of the offers if not given.
    """
    typed = line.lower().split()
    exact = [offer for offer in offers if offer["action"].lower().split() == typed]
    begun = exact or [offer for offer in offers if begins(offer["action"].lower().split(), typed)]
    if begun:
        return begun
    said = {offer["action"]: texts_of(offer, labels) for offer in offers}
    heard = words_in(line)
    spoken = [offer for offer in offers if heard in said[offer["action"]]]
    if spoken:
        return spoken
    for fits in (same, started):
        found = [offer for offer in offers if has_all(said[offer["action"]], heard, fits)]
        if found:
            return closest(found, said)
    return []


def begins(written: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether each typed word begins the written word in its place."""
    pairs = zip(typed, written, strict=False)
    return len(typed) <= len(written) and all(full.startswith(part) for part, full in pairs)


def texts_of(offer: Offer, labels: Labels | None) -> list[tuple[Heard, ...]]:
    """The words of an offer's notation and of each of its labels."""
    spoken = labels[offer["action"]] if labels is not None else [offer["label"]]
    return [words_in(text) for text in (offer["action"], *spoken)]


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
    line: str, offers: Sequence[Offer], labels: Labels, names: Mapping[str, str]
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
    rest = [word for word in heard if not any(same(full, word) for full in place)]
    orders = {
        offer["action"].rpartition(" ")[0]
        for offer in offers
        if offer["action"].rpartition(" ")[2] in names
        and (not rest or has_all(texts_of(offer, labels), rest, started))
    }
    return f"{orders.pop()} {named[0]}" if len(orders) == 1 else None


def suggested(line: str, offers: Sequence[Offer], labels: Labels) -> list[Offer]:
    """The offers that the line would mean with its words spelled right."""
    there = {
        spelled: full
        for offer in offers
        for text in texts_of(offer, labels)
        for full in text
        for spelled in full
    }
    meant = [
        word if any(full.startswith(word) for full in there) else close[0]
        for word in (spellings(typed)[0] for typed in line.split())
        if (close := get_close_matches(word, there, 1, CLOSE)) or any(full.startswith(word) for full in there)
    ]
    return matching(" ".join(meant), offers, labels) if len(meant) == len(line.split()) else []
