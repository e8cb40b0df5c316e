"""What a seat may know of 2+2 (TPT-TALK-14.4): Germany, the superpowers, its own cards."""

from typing import Any, Final, TypedDict, cast

from detente.core.engine.options import Content
from detente.core.engine.state import State
from detente.core.hidden.layout import NOTHING
from detente.games.germany import codes
from detente.games.germany import view as german
from detente.games.germany.board import BOARD
from detente.games.germany.forecast import Forecast
from detente.games.germany.ids import TRACK_IDS, or_none
from detente.games.twoplustwo import codes as tpt
from detente.games.twoplustwo import places
from detente.games.twoplustwo.events import ALL_PHASE_IDS, NEW_TRACK_IDS, REASONS, SUB_IDS, source_id
from detente.games.twoplustwo.forecast import Standing
from detente.games.twoplustwo.notation import USES
from detente.games.twoplustwo.rules.arrows import CONVERTING, FIRST_TO_DRAW, MISSED_STEP
from detente.games.twoplustwo.rules.decade import order_of
from detente.games.twoplustwo.rules.points import point_terms, treasury_space
from detente.games.twoplustwo.rules.symbols import IGNORING, NEXT_ICON, SPARING
from detente.games.twoplustwo.state import Table, ahead
from detente.games.twoplustwo.tables import IDS

RACES: Final = (tpt.ARMS_RACE, tpt.SPACE_RACE)


class DeckView(TypedDict):
    """The arms race or the conflict deck. cards: still to be drawn. executed: cards executed since it was shuffled.
    last: the one executed last, None if there is none.
    """

    cards: int
    executed: int
    last: str | None


class AutoView(TypedDict):
    """The automatic event under way. seat: the superpower with an advantage, or None; level: of the arms race track."""

    seat: int | None
    level: int


class PointsView(TypedDict):
    """TPT-EOD-12.4.4, TPT-EOD-12.4.5: a superpower's victory points; debt is 0 or below."""

    dominance: int
    arms_race: int
    space_race: int
    treasury: int
    debt: int
    total: int


class SpaceRaceView(TypedDict):
    """TPT-EOD-12.2: what the space race would bring. seat: the superpower that is ahead, or None. card: whether it gets a
    card of the next decade. wins: whether it wins.
    """

    seat: int | None
    card: bool
    wins: bool


class ArmsRaceView(TypedDict):
    """TPT-EOD-12.1, TPT-AUTO-9.11. seat: the superpower that is ahead, or None. level: its advantage in an automatic event
    now. wins: whether it would win.
    """

    seat: int | None
    level: int
    wins: bool


class DominanceView(TypedDict):
    """TPT-EOD-12.3. seat: the superpower with the advantage, or None. spaces: those of which it may execute the icons.
    incomes: what the USA and the Soviet Union get.
    """

    seat: int | None
    spaces: list[int]
    incomes: list[int]


class StandingView(TypedDict):
    """Who would win. winners: the seat that wins if yellow wins, and if red does (TPT-EOD-12.4.3). winner: the seat that
    wins if the end of decade comes now, by which rule; None where the game goes on or it depends on choices still to come.
    """

    winners: list[int]
    winner: int | None
    reason: str | None


class WorldForecastView(german.ForecastView):
    """What the end of decade would bring if it came now: Germany's (see `germany.view`), and before it the superpowers'.

    order: the turn order that the next decade would have.
    """

    arms_race: ArmsRaceView
    space_race: SpaceRaceView
    dominance: DominanceView
    standing: StandingView
    order: list[int]


class TptView(german.BoardView):
    """The game's part of a view, beside Germany's board. Seats: 0 USA, 1 Soviet Union, 2 West, 3 East. Provinces, sites, sectors and cards are ids.

    decade, sub: 1 to 4, `A` to `C`. phase: of the end of decade, or None. turn: who is active, None in automatic events
    and in the end of decade. order: the turn order, as seats. next: who acts next (while somebody is active: he).
    last: who acted last, or None.
    tracks: all six markers, from -6 (West, yellow) to 6 (East, red); `dominance`, `arms_race`, `space_race` are the new ones.
    holder: the side that holds the prestige, as the seat of its German state.
    treasuries: dollars of the USA and of the Soviet Union. spaces: where their markers are shown (TPT-ACT-6.5.5).
    doves: face up. reminders: `arms_race_cost_up`, `soviet_value_down`, those that hold.
    police: East's cards, see the base game.
    display: normal cards. special: the special card on display. row: cards played in this decade, in order.
    collected: peacemaker cards, by seat. deck: cards of the draw deck, those that East looks at among them. stacks: cards of 2+2 face down for B and C.
    decks: `arms_race` and `conflict`. edition: the table's own edition, as its file says it; None: that of the house.
    hands: how many cards each seat holds. hand: the seat's own. early: for each superpower whether it has received a card
    of the next decade. discarded: how many each seat has discarded; discards: the seat's own, in no order.
    set_aside, looked: for East, see the base game.
    auto: the automatic event, or None. play, task: as in the base game; `play.card` is also the card of an automatic event.
    first: of the question who draws first, how many cards the USA and the Soviet Union draw; else None.
    step: of the question whether prestige or dominance moves, -1 (west) or 1 (east); else None.
    points: victory points of the USA and of the Soviet Union as things stand. forecast: None when the game is over.
    button: who has pressed the red button, or None. ending: the rule that ended the game.
    """

    decade: int
    sub: str
    phase: str | None
    turn: int | None
    order: list[int]
    next: int
    last: int | None
    tracks: dict[str, int]
    holder: int
    treasuries: list[int]
    spaces: list[int]
    doves: int
    reminders: list[str]
    police: list[german.PoliceView]
    display: list[str]
    special: str | None
    row: list[str]
    collected: list[list[str]]
    deck: int
    stacks: list[int]
    decks: dict[str, DeckView]
    edition: dict[str, Any] | None
    hands: list[int]
    hand: list[str]
    early: list[bool]
    discarded: list[int]
    discards: list[str]
    set_aside: list[str]
    looked: list[str]
    auto: AutoView | None
    play: german.PlayView
    task: german.TaskView
    first: list[int] | None
    step: int | None
    points: list[PointsView]
    forecast: WorldForecastView | None
    button: int | None
    ending: str | None


def show(state: State, seat: int | None) -> dict[str, Any]:
    """TPT-TALK-14.4: the game's part of the view."""
    s = cast(Table, state)
    germany = Forecast(s)
    asks_order = s.asked in (NEXT_ICON.code, IGNORING.code, SPARING.code)
    source = source_id(int(NEXT_ICON.source(s))) if asks_order else None
    view = TptView(
        decade=int(s.decade),
        sub=SUB_IDS[s.sub - 1],
        phase=ALL_PHASE_IDS[s.phase - 1] if s.phase != codes.NO_PHASE else None,
        turn=or_none(s.active),
        order=s.order[:],
        next=s.order[s.next_at],
        last=or_none(s.last),
        tracks={track: s.tracks[k] for k, track in enumerate((*TRACK_IDS, *NEW_TRACK_IDS))},
        holder=s.german[s.holder()],
        treasuries=s.money[:],
        spaces=[int(treasury_space(money)) for money in s.money],
        doves=int(s.doves),
        reminders=reminders(s),
        **german.show_board(s),
        police=german.show_police(s, IDS),
        display=ids(s, places.DISPLAY),
        special=IDS[s.special] if s.special != codes.NOBODY else None,
        row=[IDS[face] for face in s.row],
        collected=[ids(s, places.COLLECTED + other) for other in range(tpt.SEATS)],
        deck=s.cards.count(places.DECK) + s.cards.count(places.LOOK),
        stacks=[s.cards.count(places.STACK_B), s.cards.count(places.STACK_C)],
        decks={"arms_race": show_deck(s, tpt.ARMS_DECK), "conflict": show_deck(s, tpt.CONFLICT_DECK)},
        edition=edition_shown(s),
        hands=[len(s.hand(other)) for other in range(tpt.SEATS)],
        hand=[IDS[face] for face in s.hand(seat)] if seat is not None else [],
        early=[bool(early) for early in s.early],
        discarded=s.discarded[:],
        discards=own_discards(s, seat) if seat is not None else [],
        set_aside=ids(s, places.SET_APART) if seat == tpt.EAST_SEAT else [],
        looked=german.looked(s, IDS) if seat == tpt.EAST_SEAT else [],
        auto=show_auto(s),
        play=german.show_play(s, IDS, USES, source),
        task=show_own_task(s, seat),
        first=[int(FIRST_TO_DRAW.left(s)), int(FIRST_TO_DRAW.right(s))]
        if s.asked == FIRST_TO_DRAW.code
        else None,
        step=(1 if CONVERTING.right(s) else -1) if s.asked == CONVERTING.code else None,
        points=show_points(s),
        forecast=None if s.over else show_world_forecast(s, germany),
        button=int(s.last) if s.ending == tpt.END_NUCLEAR_WAR else None,
        ending=REASONS.get(int(s.ending)),
    )
    return cast(dict[str, Any], view)


def ids(s: Table, place: int) -> list[str]:
    """The ids of the cards at a place."""
    return [IDS[card] for card in s.cards.at(place)]


def reminders(s: Table) -> list[str]:
    """TPT-COMP-2.8: the reminders that are on."""
    held = {"arms_race_cost_up": s.cost_up, "soviet_value_down": s.value_down}
    return [reminder for reminder, on in held.items() if on]


def edition_shown(s: Table) -> dict[str, Any] | None:
    """What a table's own edition says."""
    chosen = s.options["edition"]
    return chosen.facts() if isinstance(chosen, Content) else None


def own_discards(s: Table, seat: int) -> list[str]:
    """TPT-SEQ-4.7: what the seat has discarded."""
    first = places.DISCARDED + seat * places.DISCARDS - s.cards.layout.piles
    return [IDS[card] for card in s.cards.slots[first : first + places.DISCARDS] if card != NOTHING]


def show_deck(s: Table, deck: int) -> DeckView:
    """TPT-DECK-8.11: the number of cards, and the one executed last."""
    return DeckView(
        cards=s.cards.count(places.DRAW + deck),
        executed=s.cards.count(places.OUT + deck),
        last=IDS[s.shown[deck]] if s.shown[deck] != codes.NOBODY else None,
    )


def show_auto(s: Table) -> AutoView | None:
    """TPT-AUTO-9.11: the advantage as it was when the event began."""
    if s.in_play == codes.NOBODY or s.active != codes.NOBODY:
        return None
    return AutoView(seat=or_none(ahead(s.advantage)), level=abs(int(s.advantage)))


def show_own_task(s: Table, seat: int | None) -> german.TaskView:
    """What the standing question is about."""
    task = german.show_task(s, seat)
    if s.asked == MISSED_STEP.code:
        task["track"] = NEW_TRACK_IDS[0]
    return task


def show_points(s: Table) -> list[PointsView]:
    """TPT-EOD-12.4.4, TPT-EOD-12.4.5: the victory points of both superpowers as things stand."""
    found = []
    for power in range(2):
        terms = [int(number) for number in point_terms(s, power)]
        found.append(
            PointsView(
                dominance=terms[0],
                space_race=terms[1],
                arms_race=terms[2],
                treasury=terms[3],
                debt=terms[4],
                total=sum(terms),
            )
        )
    return found


def show_world_forecast(s: Table, germany: Forecast) -> WorldForecastView:
    """TPT-EOD-12.1 to TPT-EOD-12.4, if it came now."""
    standing = Standing(s, germany)
    arms, space, dominance = s.tracks[tpt.ARMS_RACE], s.tracks[tpt.SPACE_RACE], s.tracks[tpt.DOMINANCE]
    icons = [s.tables.icons.words[k] for k in s.tables.icons.elements(tpt.SOURCE_SPACE + space + tpt.CENTRE)]
    laurels = {
        track: bool(s.tables.laurel[track - tpt.DOMINANCE][s.tracks[track] + tpt.CENTRE]) for track in RACES
    }
    return WorldForecastView(
        **german.show_forecast(s, germany),
        arms_race=ArmsRaceView(
            seat=or_none(ahead(arms)),
            level=s.tables.advantage[arms + tpt.CENTRE],
            wins=laurels[tpt.ARMS_RACE],
        ),
        space_race=SpaceRaceView(
            seat=or_none(ahead(space)),
            card="next_decade_card" in icons and s.decade < BOARD.decades,
            wins=laurels[tpt.SPACE_RACE],
        ),
        dominance=DominanceView(
            seat=or_none(s.dominant()),
            spaces=[k for k in range(min(dominance, 0), max(dominance, 0) + 1) if k],
            incomes=standing.incomes,
        ),
        standing=StandingView(
            winners=standing.winners,
            winner=or_none(standing.winner),
            reason=REASONS.get(standing.ending),
        ),
        order=order_of(s),
    )
