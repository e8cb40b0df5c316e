"""Panels: the state of the game, the players, the incidents."""

from typing import Any

from detente.core.shown.drawing import Panel
from detente.core.shown.explained import fact
from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.nations.codes import QUIET_ROUNDS, UNLIMITED
from detente.games.nations.data import BOARD
from detente.games.nations.scene.names import card_name, country
from detente.games.nations.scene.reading import phase, rulers
from detente.games.nations.scene.threats import cheapest
from detente.games.nations.state import SEAT_NAMES


@kept
def panels(view: dict[str, Any], words: Words) -> list[Panel]:
    """All panels: the state of the game, the players, the incidents."""
    made = [table_panel(view, words)]
    made += [player_panel(view, seat, words) for seat in range(view["seats"])]
    made.append(
        Panel(
            id="incidents",
            kind="discard",
            title=words("panel-incidents"),
            seat=None,
            places=["deck", "below"],
            facts=[],
            term="incidents",
        )
    )
    return made


@kept
def table_panel(view: dict[str, Any], words: Words) -> Panel:
    """Round, turn, phase, canal, and the bank's tankers and pipelines."""
    facts = [
        fact("round", round_of(view, words), words),
        fact("phase", words(f"phase-{phase(view)}"), words),
    ]
    if not view["over"]:
        facts.insert(1, fact("turn", words.seat(view["turn"]), words))
        ruler = rulers(view).get(BOARD.countries[BOARD.canal])
        canal = words("canal-ruled", seat=words.seat(ruler[0])) if ruler else words("canal-open")
        facts.append(fact("canal", canal, words))
    if view["card"] is not None:
        facts.append(fact("card", card_name(view["card"], words), words))
    return Panel(
        id="table",
        kind="facts",
        title=words("panel-table"),
        seat=None,
        places=["stock"],
        facts=facts,
        term="table",
    )


def round_of(view: dict[str, Any], words: Words) -> str:
    """The round and the last one; SDN-END-5: without a limit, how many quiet rounds there have been."""
    if view["rounds"] == UNLIMITED:
        return words("round-unlimited", round=view["round"], quiet=view["quiet_rounds"], most=QUIET_ROUNDS)
    return words("round", round=view["round"], most=view["rounds"])


@kept
def player_panel(view: dict[str, Any], seat: int, words: Words) -> Panel:
    """A seat's money, what it would collect now, and its reserve; amounts in millions."""
    about = view["table"][seat]
    letter = SEAT_NAMES[seat]
    own = [f"{letter} reserve"] if about["living"] else []
    if about["waiting"]:
        own.append(f"{letter} waiting")
    return Panel(
        id=f"player {letter}",
        kind="player",
        title=words.seat(seat),
        seat=seat,
        places=own,
        facts=[
            fact("standing", "" if about["living"] else words("standing-out"), words),
            fact("cash", str(about["cash"]) if about["living"] else "", words),
            fact("income", f"+{about['income']}" if about["living"] else "", words),
            fact("producing", str(about["derricks"]) if about["living"] else "", words),
            fact("debt", str(about["debt"] or ""), words),
            fact("threatened", in_danger(view, words) if seat == view["seat"] else "", words),
        ],
        term="player",
    )


def in_danger(view: dict[str, Any], words: Words) -> str:
    """The observer's countries whose ruler could be overthrown, each with what the cheapest way to it costs."""
    return words.listed(
        [
            words("danger", price=price, country=country(id, words))
            for id, price in cheapest(view, words).items()
        ]
    )
