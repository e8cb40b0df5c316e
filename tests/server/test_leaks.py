"""What a seat may not see never leaves the server: two worlds that it cannot tell apart send it the same bytes."""

import json
import random
from collections.abc import Iterator
from functools import partial

import orjson
import pytest

import detente
from detente.core.authors.checks.worlds import unseen_places
from detente.core.engine.state import IllegalAction, State
from detente.core.hidden.knowledge import BIT
from detente.server.errors import Refused
from detente.server.tables.game_log import Entry, GameLog, Observer
from detente.server.tables.live_table import LiveTable
from tests.server.table_for_tests import GAMES, Watcher, again, do, live_table, random_orders

STEPS = 25
WRONG_ORDERS = 30
LANGUAGES = ("en", "de")


def refusals(table: GameLog, seat: int, orders: list[list[str] | int]) -> list[str]:
    """How the seat's commands are answered if they cannot be."""
    answers: list[str] = []
    for order in orders:
        try:
            table.judge(seat, order)
            answers.append("legal")
        except IllegalAction as error:
            answers.append(f"{error.rule} {error}")
    return answers


def shown(live: LiveTable, observer: Observer) -> list[bytes]:
    """All that a browser gets that now begins to look from there, in each language."""
    return [data for language in LANGUAGES for _, data, _ in Watcher(live, observer, language).received()]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_world_that_a_seat_cannot_tell_apart_sends_it_the_same_scene_and_errors(id: str, seed: int) -> None:
    game = detente.game(id)
    rnd = random.Random(seed)
    orders = random_orders(game, partial(game.start, None, seed), seed)
    table = GameLog(game, partial(game.start, None, seed))
    steps = set(rnd.sample(range(len(orders)), min(STEPS, len(orders))))
    for step, entry in enumerate(orders):
        if step in steps:
            state = table.state.clone()
            for observer in [*range(state.seats), None]:
                one = live_table(game, again(state))
                drawn = state.determinize(state.seats if observer is None else observer, rnd.getrandbits(60))
                other = live_table(game, again(drawn))
                assert shown(one, observer) == shown(other, observer)
                if observer is not None:
                    texts = [game.actions.text(a) for a in rnd.sample(range(game.actions.size), WRONG_ORDERS)]
                    legal = [game.actions.text(a) for a in state.legal_actions(observer)]
                    tried = [[text] for text in texts] + [[a, b] for a in legal[:6] for b in texts[:5]]
                    assert one.game_log is not None and other.game_log is not None
                    tried_all: list[list[str] | int] = [*tried, 999]
                    assert refusals(one.game_log, observer, tried_all) == refusals(
                        other.game_log, observer, tried_all
                    )
        table.advance(entry)


def unknown_to(orders: list[Entry], game: detente.Game, seed: int, observer: int) -> list[int]:
    """The cards of which the observer never comes to know where they lie, until the game is over."""
    table = GameLog(game, partial(game.start, None, seed))
    known: set[int] = set()
    for entry in orders:
        note_known(table.state, observer, known)
        table.advance(entry)
    if not table.state.over:
        note_known(table.state, observer, known)
    return [card for card in range(len(table.state.cards.where)) if card not in known]


def note_known(state: State, observer: int, known: set[int]) -> None:
    """Add the cards that the observer sees, or has seen in an unseen place."""
    cards = state.cards
    unseen = unseen_places(cards.layout, cards.where, observer)
    known.update(card for card, place in enumerate(cards.where) if not unseen & BIT[place])
    memory = cards.remembered()
    if memory is not None:
        known.update(peek.card for peek in memory.peeks if peek.observers & BIT[observer])


def with_cards_exchanged(state: State, one: int, other: int) -> State:
    """The state with two cards in each other's place."""
    data = state.to_dict()
    name = {one: other, other: one}
    cards = data["cards"]
    piles = [[name.get(card, card) for card in pile] for pile in cards["piles"]]
    ordered = state.cards.layout.ordered
    cards["piles"] = [pile if ordered[k] else sorted(pile) for k, pile in enumerate(piles)]
    cards["slots"] = [name.get(card, card) for card in cards["slots"]]
    changed: State = state.game.from_dict(data)
    return changed


def goes_alike(game: detente.Game, state: State, orders: list[Entry]) -> bool:
    """Whether the same orders can be carried out from this start."""
    try:
        GameLog(game, again(state), orders)
    except ValueError:
        return False
    return True


def twins(game: detente.Game, observer: int) -> Iterator[tuple[list[Entry], int, State]]:
    """Games with another start from which the same orders can be given, and whose difference the observer never learns."""
    for seed in range(200):
        orders = random_orders(game, partial(game.start, None, seed), seed)
        start = game.start(None, seed)
        faces = start.cards.layout.faces
        cards = unknown_to(orders, game, seed, observer)
        pairs = [(a, b) for a in cards for b in cards if a < b and faces[a] != faces[b]]
        random.Random(seed).shuffle(pairs)
        for one, other in pairs[:12]:
            twin = with_cards_exchanged(start, one, other)
            if goes_alike(game, twin, orders):
                yield orders, seed, twin
                break


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("observer", [0, 1])
def test_whole_games_that_differ_in_cards_never_seen_send_the_same_stream_log_and_replay(
    id: str, observer: int
) -> None:
    game = detente.game(id)
    found = 0
    for orders, seed, twin in twins(game, observer):
        tables = [live_table(game, partial(game.start, None, seed)), live_table(game, again(twin))]
        watchers = [Watcher(live, observer, "de") for live in tables]
        told = []
        for live, watcher in zip(tables, watchers, strict=True):
            for seat, order in orders:
                do(live, seat, order)
            stream = watcher.received()
            assert live.game_log is not None
            last = live.game_log.timeline(observer).latest
            renderer = live.renderer(observer, "de")
            told.append(
                {
                    "stream": stream[:last],
                    "log": [line for line in renderer.all_lines() if line["frame"] < last],
                    "replay": [orjson.dumps(renderer.past_frame(number)) for number in range(0, last, 9)],
                }
            )
        assert told[0] == told[1]
        found += 1
        if found == 3:
            return
    raise AssertionError(f"only {found} pairs of games differ in what {observer} never learns")


def test_these_tests_would_notice_a_leak() -> None:
    """The bytes do differ where a seat may see the difference."""
    game = detente.game("nuclear_war")
    state = game.start(None, 3)
    world = state.determinize(0, 1)
    assert shown(live_table(game, again(state)), 1) != shown(live_table(game, again(world)), 1)


def test_a_refusal_has_the_same_bytes_whatever_is_hidden() -> None:
    """The body is made of a code, a rule and a text, and of nothing else."""
    body = json.dumps(Refused("illegal", "illegal-rule", "NW-TURN-4").body("en"))
    assert json.loads(body)["error"].keys() == {"code", "message", "rule"}
