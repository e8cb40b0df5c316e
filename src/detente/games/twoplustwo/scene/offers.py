"""The available actions: as in Germany, with the additions of 2+2."""

from collections.abc import Callable
from typing import Any, Final

from detente.core.shown.words import Words
from detente.games.germany import codes
from detente.games.germany.icons import DIRECTIONS
from detente.games.germany.names import side, signed, subject
from detente.games.germany.scene.offers import MAKERS as GERMAN_MAKERS
from detente.games.germany.scene.offers import Makers, Offered, card_piece_id, made_by, plain, play
from detente.games.germany.scene.offers import sprites as german_sprites
from detente.games.germany.symbols import listed, pictures, symbols_of
from detente.games.twoplustwo.card_faces import POWERS, SIDES
from detente.games.twoplustwo.printed import edition_faces
from detente.games.twoplustwo.state import GERMAN, SIDE_OF

WAYS: Final = {"west": "arrow-west", "east": "arrow-east"}
PICTURES: Final = {"prestige": "medal", "dominance": "dominance"}


def offer(view: dict[str, Any], action: str, words: Words) -> Offered:
    """The label of an action and the elements it is offered on."""
    return made_by(MAKERS, view, action, words)


def sprites(view: dict[str, Any], action: str, words: Words) -> list[str]:
    """The pictures of an action."""
    verb, *rest = action.split()
    if verb in PICTURES:
        if rest and rest[0] not in WAYS:
            return [drawn for symbol in symbols_of(action, words) for drawn in pictures(symbol)]
        return [PICTURES[verb], *(WAYS[way] for way in rest)]
    if verb == "income":
        return [f"treasury-{POWERS[view['seat']]}"]
    if verb in POWERS:
        return [f"arms-{verb}"]
    return german_sprites(view, action, words)


def use(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """TPT-ACT-6.6.1: a card; for a credit, with the dollars it brings."""
    card, what = rest.split()
    if what != "credit":
        return play(view, rest, words)
    own = SIDES[SIDE_OF[view["seat"]]]
    label = words("offer-credit", dollars=edition_faces(words).cards[card]["value"][own])
    return label, [card_piece_id(view, card)]


def marker(view: dict[str, Any], track: str, rest: str, words: Words) -> Offered:
    """TPT-ACT-6.4.10, TPT-ACT-6.4.20: a step of prestige or dominance, chosen or free."""
    step = DIRECTIONS[rest] if rest else view["step"]
    at = view["tracks"][track]
    on = f"{track} {stepped(view, track, rest)}" if rest else f"{track} track"
    return stepping(track, at, step, words), [on]


def stepped(view: dict[str, Any], track: str, way: str) -> int:
    """Where a marker is after a step."""
    return int(view["tracks"][track]) + DIRECTIONS[way]


def stepping(track: str, at: int, step: int, words: Words) -> str:
    """TPT-ACT-6.4.11, WSDV-TRK-8: where a marker goes with a step, or who gets the bonus if prestige is at its end."""
    name = words(f"track-{track}")
    if track == "prestige" and abs(at + step) > codes.TRACK_END:
        bonus = GERMAN[codes.EAST if step > 0 else codes.WEST]
        return words("offer-step-beyond", track=name, side=side(bonus, words))
    return words("offer-step", track=name, **{"from": signed(at), "to": signed(at + step)})


def prestige(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """A step of prestige."""
    return marker(view, "prestige", rest, words)


def dominance(view: dict[str, Any], rest: str, words: Words) -> Offered:
    """TPT-EOD-12.3.1: a step of dominance, or the space whose icons to execute."""
    if not rest or rest in WAYS:
        return marker(view, "dominance", rest, words)
    text = listed(symbols_of(f"dominance {rest}", words), words) or words("nothing")
    return words("offer-space", space=signed(int(rest)), text=text), [f"dominance {rest}"]


def first(seat: int) -> Callable[[dict[str, Any], str, Words], Offered]:
    """TPT-DECK-8.6: a superpower draws first."""

    def made(view: dict[str, Any], rest: str, words: Words) -> Offered:
        side, verb = subject([seat], words)
        return words("offer-first", side=side, verb=verb), []

    return made


MAKERS: Final[Makers] = {
    **GERMAN_MAKERS,
    "play": use,
    "prestige": prestige,
    "dominance": dominance,
    "income": plain("offer-income"),
    "usa first": first(0),
    "soviet_union first": first(1),
}
