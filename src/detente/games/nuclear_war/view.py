"""What a seat may know of a game of Nuclear War (section 14)."""

from typing import Any, TypedDict, cast

from detente.core.engine.state import State
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.events import REASONS
from detente.games.nuclear_war.knowledge import own_cards
from detente.games.nuclear_war.rules import attack, secrets, setup, turn
from detente.games.nuclear_war.state import Table


class SeatView(TypedDict):
    """What all see of a seat; `population` is None where it is hidden.

    `change` is what it has gained or lost since the deal; `at_least` what its total must be at least today.
    `struck`: for each card of the row whether it is dead if it is a warhead, because a bomber was shot down: 0 no,
    1 yes, 2 yes, unless it has been exchanged since.
    """

    living: bool
    population: int | None
    change: int
    at_least: int
    hand: int
    row: int
    launch_slot: str | None
    load: int
    deterrents: list[str]
    missing: int
    struck: list[int]


class WaitingView(TypedDict):
    """A secret that lies open until the chain of deaths is over (NW-RET-9)."""

    seat: int
    card: str


class ShotView(TypedDict):
    """One shot of the final retaliation under way, still to come."""

    carrier_number: int
    carrier: str
    warhead: str
    target: int


class NuclearWarView(TypedDict):
    """The game's part of a view. Cards are ids, people millions, seats numbers.

    `hand`, `row` and `population_cards` (by value) are the seat's own; a spectator has none.
    `phase`: `set-up`, `rows` while the first rows are laid, `play`. `turn`: whose turn or set-up it is; nobody's while
    rows are laid. `next`: who plays after that as things stand. `about`: what the question is about.
    `dead`: the places in the own row, from 0, where a dead warhead lies. `waiting`: the first takes effect first.
    """

    phase: str
    war: bool
    turn: int | None
    next: int | None
    first: int
    set_up_left: list[int]
    bank: int | None
    bank_change: int
    bank_at_least: int
    deck: int
    discard: list[str]
    turned_up: str | None
    table: list[SeatView]
    salvo_of: int | None
    salvo: list[ShotView]
    dying: list[int]
    waiting: list[WaitingView]
    interceptors: list[int]
    hand: list[str]
    row: list[str]
    dead: list[int]
    population_cards: dict[str, int]
    may_take_back: bool
    about: dict[str, Any]
    ending: str | None


def show(state: State, seat: int | None) -> dict[str, Any]:
    """NW-INFO-1 to NW-INFO-4: the game's part of the view."""
    s = cast(Table, state)
    ids = EDITION.ids
    faces = s.cards.layout.faces

    def names(cards: list[int]) -> list[str]:
        return [ids[faces[card]] for card in cards]

    phase = "set-up" if not s.rows_laid else "rows" if s.asked == setup.FIRST_ROW.code else "play"
    turned_up = names(s.cards.at(s.turned_up_at))
    open_bank = s.over or not s.rulings[codes.RULING_HIDDEN_TOTALS]
    own = seat if seat is not None else -1
    view = NuclearWarView(
        phase=phase,
        war=s.war != codes.PEACE,
        turn=int(s.turn) if phase != "rows" else None,
        next=next_player(s, phase),
        first=int(s.first),
        set_up_left=[other for other in range(s.seats) if s.setup_left >> other & 1],
        bank=int(s.bank) if open_bank else None,
        bank_change=s.change[s.seats],
        bank_at_least=s.floor[s.seats] + s.change[s.seats],
        deck=len(s.cards.piles[codes.DECK]),
        discard=names(s.cards.piles[codes.DISCARD]),
        turned_up=turned_up[0] if turned_up else None,
        table=[show_seat(s, other, own) for other in range(s.seats)],
        salvo_of=int(s.firing) if s.salvo else None,
        salvo=[
            ShotView(carrier_number=number, carrier=ids[carrier], warhead=ids[warhead], target=target)
            for number, carrier, warhead, target in zip(*[iter(s.salvo)] * codes.SHOT, strict=True)
        ],
        dying=s.dying[:],
        waiting=[
            WaitingView(seat=owner, card=card)
            for owner, card in zip(s.waiting, names(s.cards.at(s.waiting_at)), strict=True)
        ],
        interceptors=s.interceptors[:],
        hand=names(s.cards.piles[codes.HAND + seat]) if seat is not None else [],
        row=names(s.row(seat)) if seat is not None else [],
        dead=[k for k in range(codes.ROW_SLOTS) if s.dead(seat) >> k & 1] if seat is not None else [],
        population_cards=(
            {
                str(value): n
                for value, n in zip(EDITION.population_values, own_cards(s.dealt, seat), strict=True)
            }
            if seat is not None
            else {}
        ),
        may_take_back=not s.showing,
        about=question(s),
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def next_player(s: Table, phase: str) -> int | None:
    """Who plays after this turn, or opens the game, as things stand; nobody knows before all set-ups are done."""
    if phase == "set-up" or not s.living or s.over:
        return None
    return s.living_seats(s.first)[0] if phase == "rows" else int(turn.next_seat(s))


def show_seat(s: Table, seat: int, own: int) -> SeatView:
    """NW-INFO-2, NW-INFO-3: what a view holds of one seat."""
    faces = s.cards.layout.faces
    launched = s.launched(seat)
    known = s.over or seat == own or not s.rulings[codes.RULING_HIDDEN_TOTALS] or not s.lives(seat)
    return SeatView(
        living=s.lives(seat),
        population=s.population[seat] if known else None,
        change=s.change[seat],
        at_least=s.population[seat] if known else s.floor[seat] + s.change[seat],
        hand=len(s.cards.piles[codes.HAND + seat]) + len(s.shown(seat)),
        row=len(s.row(seat)),
        launch_slot=EDITION.ids[faces[launched]] if launched >= 0 else None,
        load=s.load[seat],
        deterrents=[EDITION.ids[faces[card]] for card in s.shown(seat)],
        missing=s.missing[seat],
        struck=[(s.struck[seat] >> k & 1) + (s.relaid[seat] >> k & 1) for k in range(len(s.row(seat)))],
    )


def question(s: Table) -> dict[str, Any]:
    """What the question that stands is about; all see it."""
    ids = EDITION.ids
    asked = s.asked
    if asked == secrets.SECRET_TARGET.code:
        return {"card": ids[secrets.SECRET_TARGET.secret(s)]}
    if asked == turn.PROPAGANDA_TARGET.code:
        return {"card": ids[turn.PROPAGANDA_TARGET.card(s)]}
    if asked == attack.ATTACK_TARGET.code:
        carrier = s.cards.layout.faces[s.launched(s.to_act[0])]
        warhead = s.cards.layout.faces[s.cards.at(s.turned_up_at)[0]]
        return {"carrier": ids[carrier], "warhead": ids[warhead]}
    if asked == attack.INTERCEPTION.code:
        return {
            "attacker": int(attack.INTERCEPTION.attacker(s)),
            "carrier": ids[attack.INTERCEPTION.carrier(s)],
            "warhead": ids[attack.INTERCEPTION.warhead(s)],
        }
    return {}
