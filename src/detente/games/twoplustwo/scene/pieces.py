"""The pieces: Germany's, the superpowers', and the cards."""

from functools import lru_cache
from typing import Any, Final

from detente.core.shown.drawing import Piece
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.germany.names import side
from detente.games.germany.scene import pieces as german
from detente.games.germany.symbols import KEPT
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo.card_faces import POWERS, SMALL_DECKS
from detente.games.twoplustwo.printed import money, prints
from detente.games.twoplustwo.scene.places import collected

TPT_BACK: Final = "back-tpt"


def pieces(view: dict[str, Any], words: Words) -> list[Piece]:
    """All pieces on the table."""
    board = german.germany(view, words) + markers(view, words) + pool(view, words) + course(view, words)
    return [
        *printed(words),
        *german.sorted_out(board),
        *german.common_cards(view, words),
        *piles(view, words),
    ]


@lru_cache(KEPT)
def printed(words: Words) -> tuple[Piece, ...]:
    """What is printed on the board, in places of its own."""
    return tuple(german.sorted_out([*prints(words)[0]]))


@kept
def markers(view: dict[str, Any], words: Words) -> list[Piece]:
    """The markers of both treasuries, and the reminders."""
    made = []
    for seat, power in enumerate(POWERS):
        dollars = view["treasuries"][seat]
        face = words("piece-money", power=side(seat, words), dollars=money(dollars, words))
        piece = german.lying(
            f"{power} money", f"money-{power}", f"treasury {view['spaces'][seat]}", face, "treasury"
        ).copy()
        if dollars < 0:
            piece["note"] = words("in-the-red")
        made.append(piece)
    return made + [
        german.lying(f"reminder {each}", each, "reminders", words(f"reminder-{each}"), "reminders")
        for each in view["reminders"]
    ]


@kept
def pool(view: dict[str, Any], words: Words) -> list[Piece]:
    """TPT-COMP-2.7: the doves and the red button."""
    made = [
        german.lying(
            f"dove {k} dove",
            "dove" if k <= view["doves"] else "dove-gone",
            f"dove {k}",
            words("piece-dove" if k <= view["doves"] else "piece-dove-gone"),
            "dove",
        )
        for k in range(1, tpt.DOVES + 1)
    ]
    button = german.lying("red button", "red-button", "button", words("piece-button"), "button").copy()
    button["about"] = words("about-button")
    return [*made, button]


@kept
def course(view: dict[str, Any], words: Words) -> list[Piece]:
    """The turn order and the sub-decade."""
    made = []
    for k, seat in enumerate(view["order"], 1):
        piece = german.lying(f"turn {k} player", "player", f"turn {k}", side(seat, words), "role").copy()
        piece["seat"] = seat
        made.append(piece)
    sub = words("place-sub", sub=view["sub"])
    return [*made, german.lying("sub marker", "marker-sub", f"sub {view['sub']}", sub, "sub")]


@kept
def piles(view: dict[str, Any], words: Words) -> list[Piece]:
    """The collected cards, the stacks and the small decks, numbered at each place."""
    made: list[Piece] = []
    for seat, cards in enumerate(view["collected"]):
        made += german.cards_at(collected(seat), cards, words)
    made += german.face_down("stacks", sum(view["stacks"]), TPT_BACK)
    for deck in SMALL_DECKS:
        made += german.sorted_out(small_deck(deck, view["decks"][deck], words))
    return made


def small_deck(deck: str, about: dict[str, Any], words: Words) -> list[Piece]:
    """TPT-DECK-8.11: the undrawn cards, the executed cards, and the last executed card on top."""
    place, last = f"{deck} cards", about["last"]
    made = german.face_down(place, about["cards"], f"back-{deck}")
    under = about["executed"] - (last is not None)
    if under:
        name = words("piece-executed")
        made.append(german.lying(f"{place} executed", f"back-{deck}", place, name, "executed", under))
    return made + ([german.card_piece(place, last, words)] if last is not None else [])
