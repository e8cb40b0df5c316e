"""What moves or turns during an event, as far as the seat may know; anything it may not know is None."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from detente.core.shown.drawing import Change
from detente.core.shown.words import Words
from detente.games.germany import names
from detente.games.germany.scene.pieces import BACK, RHEINSBERG, factory_sprite
from detente.games.germany.symbols import card_face, card_name, sprite_of

Changers = Mapping[str, Callable[[dict[str, Any], Words], list[Change]]]
"""Functions that build an event's changes, by event name."""


def changed_by(changers: Changers, event: dict[str, Any], words: Words) -> list[Change]:
    """The changes that an event makes on the table."""
    made = changers.get(event["event"])
    return made(event, words) if made else []


def move(
    sprite: str,
    face: str | None,
    source: str | None,
    target: str | None,
    count: int = 1,
    was: str | None = None,
) -> Change:
    """Pieces move from one place to another. was: their previous look, if they turn."""
    change = Change(kind="move", sprite=sprite, face=face, source=source, target=target, count=count)
    if was is not None and was != sprite:
        change["was"] = was
    return change


def card_moved(
    card: str | None, source: str | None, target: str | None, words: Words, was: str | None = None
) -> Change:
    """A card moves from one place to another, face down if unknown."""
    if card is None:
        return move(BACK, None, source, target)
    change = move(sprite_of(card, words), card_name(card, words), source, target, was=was)
    change["card"] = card_face(card, words)
    return change


def named(kind: str, words: Words) -> str:
    """The name of a piece."""
    return words(f"piece-{kind.replace('_', '-')}")


# -- one function for each kind of event


def decade(event: dict[str, Any], words: Words) -> list[Change]:
    """The decade marker moves, and the decade's cards arrive."""
    number = event["decade"]
    source = f"decade {number - 1}" if number > 1 else None
    marker = move("marker-decade", named("decade_marker", words), source, f"decade {number}")
    return [marker, move(BACK, None, None, "deck", event["cards"])]


def drawn(event: dict[str, Any], words: Words) -> list[Change]:
    """From the deck to a hand."""
    return [card_moved(event["card"], "deck", names.hand(event["seat"]), words, BACK)]


def laid_out(event: dict[str, Any], words: Words) -> list[Change]:
    """From the deck to the display; the special card comes from off the table."""
    if event["special"]:
        return [card_moved(event["card"], None, "special", words)]
    return [card_moved(event["card"], "deck", "display", words, BACK)]


def taken(event: dict[str, Any], words: Words) -> list[Change]:
    """From the display or a hand to the middle of the table."""
    card = event["card"]
    if event["source"] == "hand":
        was = None if event["own"] else BACK
        return [card_moved(card, names.hand(event["seat"]), "in play", words, was)]
    source = "special" if sprite_of(card, words) == "card-special" else "display"
    return [card_moved(card, source, "in play", words)]


def discarded(event: dict[str, Any], words: Words) -> list[Change]:
    """From a hand, out of the game."""
    return [card_moved(event["card"], names.hand(event["seat"]), None, words)]


def laid_away(event: dict[str, Any], words: Words) -> list[Change]:
    """From the middle to the row; a card for the police has already left, and the Wall's card is set aside."""
    target = {"played": "row", "wall": None}
    if event["target"] not in target:
        return []
    return [card_moved(event["card"], "in play", target[event["target"]], words)]


def police_taken(event: dict[str, Any], words: Words) -> list[Change]:
    """From the middle to East's police."""
    return [
        move(
            "badge", card_name(event["card"], words), "in play", "police", was=sprite_of(event["card"], words)
        )
    ]


def disbanded(event: dict[str, Any], words: Words) -> list[Change]:
    """All police cards leave the game."""
    if not event["cards"]:
        return []
    return [move("badge", named("police", words), "police", None, event["cards"])]


def built(event: dict[str, Any], words: Words) -> list[Change]:
    """A factory or an infrastructure appears; at Rheinsberg, one point."""
    return [at_site(event["site"], None, event["site"], words)]


def at_site(site: str, source: str | None, target: str | None, words: Words) -> Change:
    """The piece at a site appears or disappears."""
    if site in names.CITY:
        return move(factory_sprite(site), named("factory", words), source, target)
    return move("infrastructure", named("infrastructure", words), source, target)


def dismantled(event: dict[str, Any], words: Words) -> list[Change]:
    """A factory or an infrastructure disappears; at Rheinsberg, one point."""
    return [at_site(event["site"], event["site"], None, words)]


def run_down(event: dict[str, Any], words: Words) -> list[Change]:
    """A factory turns over; Rheinsberg loses a point."""
    city = event["city"]
    if city == RHEINSBERG:
        return [at_site(city, city, None, words)]
    return [move("rundown", named("rundown", words), city, city, was=factory_sprite(city))]


def repaired(event: dict[str, Any], words: Words) -> list[Change]:
    """A factory turns back."""
    city = event["city"]
    return [move(factory_sprite(city), named("factory", words), city, city, was="rundown")]


def unrest_placed(event: dict[str, Any], words: Words) -> list[Change]:
    """Unrest appears in a province."""
    return [move("unrest", named("unrest", words), None, names.plate(event["province"]), event["amount"])]


def unrest_removed(event: dict[str, Any], words: Words) -> list[Change]:
    """Unrest leaves a province."""
    return [move("unrest", named("unrest", words), names.plate(event["province"]), None, event["amount"])]


def unrest_moved(event: dict[str, Any], words: Words) -> list[Change]:
    """Unrest moves between provinces."""
    return [
        move("unrest", named("unrest", words), names.plate(event["source"]), names.plate(event["target"]))
    ]


def protests(event: dict[str, Any], words: Words) -> list[Change]:
    """A province's own mass protests appear or vanish; West Berlin shows none if they count only at its suppliers."""
    if event["province"] == "west_berlin" and words.options.get("berlin_protest") == "once":
        return []
    there, more = names.plate(event["province"]), event["after"] - event["before"]
    source, target = (None, there) if more > 0 else (there, None)
    return [move("mass_protest", named("mass_protest", words), source, target, abs(more))] if more else []


def supplier_placed(event: dict[str, Any], words: Words) -> list[Change]:
    """A mass protest appears in a supplier province."""
    return [move("supplier_protest", named("supplier_protest", words), None, names.plate(event["province"]))]


def supplier_lifted(event: dict[str, Any], words: Words) -> list[Change]:
    """A supplier mass protest disappears."""
    return [move("supplier_protest", named("supplier_protest", words), names.plate(event["province"]), None)]


def raised(event: dict[str, Any], words: Words) -> list[Change]:
    """A living standard piece appears in a province or sector."""
    return [move("standard", named("standard", words), None, names.standards_at(event["spot"]))]


def delivered(event: dict[str, Any], words: Words) -> list[Change]:
    """A living standard piece moves from a supplier to its sector."""
    return [move("standard", named("standard", words), names.plate(event["province"]), event["sector"])]


def lowered(event: dict[str, Any], words: Words) -> list[Change]:
    """Living standard pieces disappear."""
    return [
        move("standard", named("standard", words), names.standards_at(event["spot"]), None, event["amount"])
    ]


def marker(event: dict[str, Any], words: Words) -> list[Change]:
    """A marker moves along its track."""
    track = event["track"]
    source, target = f"{track} {event['before']}", f"{track} {event['after']}"
    return [move(f"marker-{track}", words(f"track-{track}"), source, target)]


def socialist(source: str | None, target: str | None, words: Words, count: int = 1) -> Change:
    """Socialists move from one place to another."""
    return move("socialist", named("socialist", words), source, target, count)


def socialist_placed(event: dict[str, Any], words: Words) -> list[Change]:
    """From the box to a province."""
    return [socialist("holding", names.plate(event["province"]), words)]


def socialists_gained(event: dict[str, Any], words: Words) -> list[Change]:
    """From the supply to the box."""
    return [socialist("supply", "holding", words, event["count"])] if event["count"] else []


def socialist_returned(event: dict[str, Any], words: Words) -> list[Change]:
    """From the box or a province to the supply."""
    source = names.plate(event["province"]) if event["province"] is not None else "holding"
    return [socialist(source, "supply", words)]


def wall_built(event: dict[str, Any], words: Words) -> list[Change]:
    """The Wall appears."""
    return [move("the-wall", named("wall", words), None, "wall")]


def wall_fell(event: dict[str, Any], words: Words) -> list[Change]:
    """The Wall disappears."""
    return [move("the-wall", named("wall", words), "wall", None)]


def exchanged(event: dict[str, Any], words: Words) -> list[Change]:
    """East's card goes where the other came from: the deck or West's hand. West's seat comes right before East's."""
    other = names.hand(event["seat"] - 1) if event["source"] == "hand" else "deck"
    own = names.hand(event["seat"])
    if event["source"] == "hand" and event["taken"] is None:
        return []
    back = move(BACK, None, own, other)
    if event["given"] is not None:
        back["was"] = sprite_of(event["given"], words)
    return [card_moved(event["taken"], other, own, words, BACK), back]


def hand_exchanged(event: dict[str, Any], words: Words) -> list[Change]:
    """West sees which cards change; other seats only see that cards change hands."""
    own, other = names.hand(event["seat"]), names.hand(event["seat"] + 1)
    if event["lost"] is None:
        return []
    lost = move(BACK, None, own, other, was=sprite_of(event["lost"], words))
    return [lost, card_moved(event["got"], other, own, words, BACK)]


def set_aside(event: dict[str, Any], words: Words) -> list[Change]:
    """From the deck, out of the game."""
    change = card_moved(event["card"], "deck", None, words, BACK)
    return [change]


def unseen_gone(event: dict[str, Any], words: Words) -> list[Change]:
    """The rest of the deck, and the special card if still there, leave the game."""
    made = [move(BACK, None, "deck", None, event["cards"])] if event["cards"] else []
    if event["special"] is not None:
        made.append(card_moved(event["special"], "special", None, words))
    return made


def row_cleared(event: dict[str, Any], words: Words) -> list[Change]:
    """The played cards leave the game."""
    return [move(BACK, None, "row", None, event["cards"])] if event["cards"] else []


MAKERS: Final[Changers] = {
    "DecadeBegan": decade,
    "CardDrawn": drawn,
    "CardLaidOut": laid_out,
    "CardTaken": taken,
    "CardDiscarded": discarded,
    "CardLaidAway": laid_away,
    "PoliceCardTaken": police_taken,
    "StasiDisbanded": disbanded,
    "SiteBuilt": built,
    "SiteDismantled": dismantled,
    "FactoryStopped": dismantled,
    "FactoryRunDown": run_down,
    "FactoryRepaired": repaired,
    "UnrestPlaced": unrest_placed,
    "UnrestRemoved": unrest_removed,
    "UnrestMoved": unrest_moved,
    "ProtestsChanged": protests,
    "SupplierProtestPlaced": supplier_placed,
    "SupplierProtestLifted": supplier_lifted,
    "StandardRaised": raised,
    "StandardDelivered": delivered,
    "StandardLowered": lowered,
    "MarkerMoved": marker,
    "SocialistPlaced": socialist_placed,
    "SocialistsGained": socialists_gained,
    "SocialistReturned": socialist_returned,
    "WallBuilt": wall_built,
    "WallFell": wall_fell,
    "CardsExchanged": exchanged,
    "HandExchanged": hand_exchanged,
    "CardSetAside": set_aside,
    "UnseenCardsGone": unseen_gone,
    "RowCleared": row_cleared,
}
