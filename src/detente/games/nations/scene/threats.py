"""Who could overthrow whom with their next leader (SDN-ATTACK-1 to SDN-ATTACK-3)."""

from typing import Any, Final, NamedTuple

from detente.core.shown.kept import kept
from detente.core.shown.words import Words
from detente.games.nations.codes import LEADERS, NOBODY, POINTS
from detente.games.nations.data import BOARD, TYPE_IDS
from detente.games.nations.rules.reach import reach
from detente.games.nations.rules.turn import LOAN_RATE
from detente.games.nations.scene import names
from detente.games.nations.scene.reading import leaders, rulers
from detente.games.nations.state import OWNER, TYPE_OF, GameState

TO_COME: Final = ("agent", "leader")
"""The phases of a turn in which its leader is still to come."""


class Threat(NamedTuple):
    """A leader who could overthrow a ruler. text: who that is, and at what price. price: of the way, in millions."""

    text: str
    price: int


@kept
def threats(view: dict[str, Any], words: Words) -> dict[str, list[Threat]]:
    """By country, the leaders who could overthrow its ruler: as the pieces stand now, with the means of their seats."""
    found: dict[str, list[Threat]] = {}
    ruling = {BOARD.point_ids.index(names.CAPITAL_OF[id]): id for id in rulers(view)}
    board = on_board(view)
    for seat in range(view["seats"]):
        most = means(view, seat)
        for kind, at in leaders(view, seat):
            price = names.PRICE[kind]
            steps = reach(board, board.standing[BOARD.point_ids.index(at)], min(POINTS, most // price))
            for capital, id in ruling.items():
                if steps[capital]:
                    values = {
                        "seat": words.seat(seat),
                        "leader": kind,
                        "price": steps[capital] * price,
                        "point": names.short_point(at, words),
                    }
                    text = words("chart-threat", **values)
                    found.setdefault(id, []).append(Threat(text, steps[capital] * price))
    return found


def cheapest(view: dict[str, Any], words: Words) -> dict[str, int]:
    """The observer's countries whose ruler could be overthrown, each with the price of the cheapest way."""
    own = [id for id, (seat, _) in rulers(view).items() if seat == view["seat"]]
    found = threats(view, words)
    return {id: min(threat.price for threat in found[id]) for id in own if id in found}


def means(view: dict[str, Any], seat: int) -> int:
    """What a seat can spend on its next leader: its cash and, if that is in a later turn, its income, less what it repays, and the
    price of a tanker.
    """
    about = view["table"][seat]
    cash: int = about["cash"]
    if seat == view["turn"] and view["phase"] in TO_COME:
        return cash
    income: int = about["income"]
    sale: int = BOARD.tanker_worth if about["tankers"] else 0
    repaid: int = min(LOAN_RATE, about["debt"])
    return cash + income - repaid + sale


def on_board(view: dict[str, Any]) -> GameState:
    """A state with only the leaders and agents on the board, for the rules of movement."""
    board = GameState(view["seats"])
    board.agents = [NOBODY] * view["seats"]
    board.spot = [NOBODY] * len(OWNER)
    board.standing = [NOBODY] * POINTS
    taken: list[int] = []
    for seat in range(view["seats"]):
        agent = view["table"][seat]["agent"]
        if agent is not None:
            board.agents[seat] = BOARD.point_ids.index(agent)
        for kind, at in leaders(view, seat):
            leader = next(
                number
                for number in range(seat * LEADERS, (seat + 1) * LEADERS)
                if TYPE_IDS[TYPE_OF[number]] == kind and number not in taken
            )
            taken.append(leader)
            point = BOARD.point_ids.index(at)
            board.spot[leader] = point
            board.standing[point] = leader
    return board
