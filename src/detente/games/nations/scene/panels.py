"""Panels: the state of the game, the players, the incidents."""

from typing import Any

from detente.core.shown.scene import Fact, Panel
from detente.core.shown.words import Words
from detente.games.nations.codes import QUIET_ROUNDS, UNLIMITED
from detente.games.nations.data import BOARD
from detente.games.nations.scene.names import card_name
from detente.games.nations.scene.reading import phase, rulers
from detente.games.nations.state import SEAT_NAMES


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
        )
    )
    return made


def table_panel(view: dict[str, Any], words: Words) -> Panel:
    """Round, turn, phase, canal, and the bank's tankers and pipelines."""
    facts = [
        Fact(label=words("label-round"), value=round_of(view, words)),
        Fact(label=words("label-phase"), value=words(f"phase-{phase(view)}")),
    ]
    if not view["over"]:
        facts.insert(1, Fact(label=words("label-turn"), value=words.seat(view["turn"])))
        ruler = rulers(view).get(BOARD.countries[BOARD.canal])
        canal = words("canal-ruled", seat=words.seat(ruler[0])) if ruler else words("canal-open")
        facts.append(Fact(label=words("label-canal"), value=canal))
    if view["card"] is not None:
        facts.append(Fact(label=words("label-card"), value=card_name(view["card"], words)))
    return Panel(
        id="table", kind="facts", title=words("panel-table"), seat=None, places=["stock"], facts=facts
    )


def round_of(view: dict[str, Any], words: Words) -> str:
    """The round and the last one; SDN-END-5: without a limit, how many quiet rounds there have been."""
    if view["rounds"] == UNLIMITED:
        return words("round-unlimited", round=view["round"], quiet=view["quiet_rounds"], most=QUIET_ROUNDS)
    return words("round", round=view["round"], most=view["rounds"])


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
            Fact(label=words("label-standing"), value="" if about["living"] else words("standing-out")),
            Fact(label=words("label-cash"), value=str(about["cash"]) if about["living"] else ""),
            Fact(label=words("label-income"), value=f"+{about['income']}" if about["living"] else ""),
            Fact(label=words("label-derricks"), value=str(about["derricks"]) if about["living"] else ""),
            Fact(label=words("label-debt"), value=str(about["debt"] or "")),
        ],
    )
