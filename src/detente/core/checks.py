"""What holds for every game on the engine: one function per property, for any game, a stranger's too.

    from detente.core.checks import check
    check(game)

plays random games with every value of every option. A property looks at a moment of a random game and fails with
AssertionError; the game's record is then in a file that `detente replay` runs. Moves are random, so a property that
holds for many games may still be broken: more games, more certainty.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from detente.core.cards import Cards
from detente.core.events import Event
from detente.core.game import Game
from detente.core.ken import BIT
from detente.core.layout import NOTHING
from detente.core.memory import GLIMPSE, Memory
from detente.core.record import read_record, replay
from detente.core.rng import seeded
from detente.core.rulebook import atoms
from detente.core.scene import scene
from detente.core.state import IllegalAction, State
from detente.core.walk import AHEAD, Moment, Move, Property, hold, option_sets

SHORT = 12
"""Of long lists so many items are tried at a moment."""

LANGUAGES = ("en", "de")
STRANGE = (-1, 2**31, 2**64, -(2**64))
"""Numbers that are no action of any game, and no seat."""

PASSING = frozenset({"game", "options", "cards", "rng", "sink", "choice", "choice_of"})
"""Attributes of a state that are compared otherwise, or mean nothing between two actions."""


def check(game: Game, games: int = 1, properties: Iterable[Property] = ()) -> None:
    """Check all properties (or those given) on random games, so many for each set of options that cover all values."""
    for k in range(games):
        for options in option_sets(game):
            hold(game, properties or PROPERTIES.values(), options, k)


# -- 1 and 6: legal actions


def legal_lists_are_sound(m: Moment) -> None:
    """Who owes a decision has legal actions, ascending, in a fresh list; others have none."""
    s = m.state
    assert (not s.to_act) == s.over, f"over: {s.over}, but to act: {s.to_act}"
    assert len(set(s.to_act)) == len(s.to_act), f"a seat owes two decisions: {s.to_act}"
    assert all(0 <= seat < s.seats for seat in s.to_act), f"no such seat: {s.to_act}"
    before = attributes(s)
    for seat in (*STRANGE, *range(s.seats), s.seats):
        legal = s.legal_actions(seat)
        assert bool(legal) == (seat in s.to_act), f"seat {seat} of {s.to_act} may do {legal}"
        assert legal == sorted(set(legal)), f"the actions of seat {seat} are not ascending: {legal}"
        assert all(0 <= a < m.game.actions.size for a in legal), f"no such actions: {legal}"
        kept = legal[:]
        legal.append(-7)
        same(s.legal_actions(seat), kept, f"the actions of seat {seat}, after the list was changed")
    same(attributes(s), before, "the state, after a list of actions was changed")


def legal_actions_apply(m: Moment) -> None:
    """Every legal action can be carried out."""
    for seat in m.state.to_act:
        for action in m.some(m.state.legal_actions(seat), 5 * SHORT):
            try:
                m.state.clone().apply(seat, action)
            except Exception as error:
                raise AssertionError(
                    f"seat {seat}: {m.game.actions.text(action)!r} fails: {error!r}"
                ) from error


def illegal_actions_are_refused(m: Moment) -> None:
    """Every other whole number raises IllegalAction, for every seat, and nothing changes."""
    s = m.state
    before = attributes(s)
    size = m.game.actions.size
    for seat in (*range(s.seats), s.seats, *STRANGE):
        every = range(size) if seat in s.to_act else m.some(range(size), SHORT)
        legal = s.legal_actions(seat)
        for action in {*every, *STRANGE, size} - set(legal):
            refused(s, seat, action)
    same(attributes(s), before, "the state, after illegal actions were refused")


def refused(s: State, seat: int, action: int) -> None:
    """Check that the action raises IllegalAction."""
    events: list[Any] = []
    try:
        s.apply(seat, action, events)
    except IllegalAction as error:
        assert not events, f"the refused action {action} of seat {seat} told {events}"
        if seat in s.to_act:
            assert error.rule == s.why_not(seat, action), f"refused by {error.rule}, not as why_not says"
        return
    raise AssertionError(f"the action {action} of seat {seat} is not legal, but was carried out")


def texts_are_read_back(m: Moment) -> None:
    """What `text` writes `parse` reads; there are no texts for other numbers."""
    actions = m.game.actions
    for action in range(actions.size) if m.last else ():
        assert actions.parse(actions.text(action)) == action, (
            f"{actions.text(action)!r} reads as another action"
        )
    for action in (*STRANGE, actions.size):
        try:
            raise AssertionError(f"{action} is no action, but is written {actions.text(action)!r}")
        except ValueError:
            pass


def rules_are_in_the_texts(m: Moment) -> None:
    """The rules that questions, options, refusals and rankings name have anchors in the rules texts."""
    s = m.state
    named = {question.rule for question in m.game.questions.values()}
    named |= {option.rule for option in m.game.options if option.rule}
    if s.asked >= 0:
        assert int(s.asked) in m.game.questions, f"the question {s.asked} has no name"
    for seat in range(s.seats):
        legal = s.legal_actions(seat)
        for action in range(m.game.actions.size):
            rule = s.why_not(seat, action)
            assert rule is None or action not in legal, (
                f"{rule} forbids seat {seat} the legal action {action}"
            )
            named.add(rule or "")
    if s.over:
        named |= {place.reason for place in m.game.ranking(s)}
    for language in LANGUAGES:
        missing = sorted(named - {""} - set(atoms(m.game, language)))
        assert not missing, f"rules.{language}.md has no anchor {', '.join(missing)}"


# -- 2: games end, and what there is stays


def games_end(m: Moment) -> None:
    """A game ends within `max_actions`, and only its end gives returns: 1 shared by the winners, if any."""
    s = m.state
    if not m.last:
        assert s.returns is None and not s.over, "there are returns, or an end, before the end"
        return
    assert m.walk.error is None, f"the game breaks with {m.walk.broken_by}: {m.walk.error!r}"
    assert s.over, f"the game does not end within {m.game.max_actions} actions"
    assert s.returns is not None and len(s.returns) == s.seats, f"returns: {s.returns}"
    winners = [share for share in s.returns if share]
    assert all(share == 1 / len(winners) for share in winners), f"returns: {s.returns}"
    assert not s.stack, "the game is over, but steps are left"


def rankings_fit_returns(m: Moment) -> None:
    """All seats have a place in the ranking: one more than there are better ones; the first are the winners, if any."""
    if not m.state.over:
        raises(ValueError, partial(m.game.ranking, m.state), "ranking a game that is not over")
        return
    ranking = m.game.ranking(m.state)
    assert sorted(place.seat for place in ranking) == list(range(m.state.seats)), f"seats: {ranking}"
    for place in ranking:
        better = sum(other.place < place.place for other in ranking)
        assert place.place == 1 + better, f"{better} are better than {place}"
    winners = {seat for seat, share in enumerate(m.state.returns or []) if share}
    first = {place.seat for place in ranking if place.place == 1}
    assert not winners or first == winners, f"the winners are {winners}, the first {first}"


def cards_are_conserved(m: Moment) -> None:
    """Every card lies at exactly one place, and is known to lie there."""
    cards_lie_once(m.state)


def cards_lie_once(s: State) -> None:
    """Check that piles, slots and `where` agree."""
    cards = s.cards
    where = cards.where
    lie: list[int] = []
    for place, name in enumerate(cards.layout.names):
        here = cards.at(place)
        assert len(here) == cards.count(place), f"miscounted: {name}"
        assert all(where[card] == place for card in here), f"not all cards at {name} are said to lie there"
        if place < cards.layout.piles and not cards.layout.ordered[place]:
            assert here == sorted(here), f"the pile {name} is not sorted"
            kinds = {cards.layout.bits[card] for card in here}
            assert cards.kinds[place] == sum(kinds), f"the faces at {name} are not those said to lie there"
        lie += here
    assert sorted(lie) == list(range(len(cards.layout.faces))), "a card is missing, or lies twice"


def quantities_are_conserved(m: Moment) -> None:
    """What the game says is conserved is what it was at the start."""
    same(m.state.conserved(), m.walk.play([]).conserved(), "what is conserved")


# -- 3: copies and saves


def looking_changes_nothing(m: Moment) -> None:
    """A game goes on the same whether anybody looks at it or not, and nothing that is read changes it."""
    seen, unseen = m.state, m.again()
    look(seen, m)
    for move in m.ahead:
        go_on(seen, [move])
        go_on(unseen, [move])
        before = attributes(unseen)
        look(seen, m)
        same(attributes(seen), before, "the state, after it was looked at")
    same(attributes(seen), attributes(unseen), "a state that is looked at on its way")


def look(s: State, m: Moment) -> None:
    """Read whatever can be read of a state."""
    for observer in m.observers(1):
        sight(s, observer, QUICK_SIGHTS)
        s.determinize(observer, m.seed())
    s.to_dict()
    s.clone()


def saves_go_on_alike(m: Moment) -> None:
    """A save, through JSON, has all that moves change and goes on like the state."""
    loaded = m.game.from_dict(json.loads(json.dumps(m.state.to_dict())))
    goes_on_alike(m, loaded, "the loaded state")


def clones_go_on_alike(m: Moment) -> None:
    """A clone goes on like the state; a game's own `clone` makes what the engine's does."""
    goes_on_alike(m, m.again().clone(), "the clone")
    goes_on_alike(m, State.clone(m.again()), "the engine's clone")


def goes_on_alike(m: Moment, twin: State, what: str) -> None:
    """Check that the twin is the same as the moment's state, now and after each move."""
    s = m.again()
    same(attributes(twin), attributes(s), what)
    for move in m.ahead:
        same(told(twin, move), told(s, move), f"what is told after {what} has gone on")
        same(attributes(twin), attributes(s), f"{what}, after it has gone on,")


def clones_are_independent(m: Moment) -> None:
    """Neither does an older clone change when the state goes on, nor the state when its clone does."""
    s = m.state
    before = attributes(s)
    old = s.clone()
    go_on(s, m.ahead)
    same(attributes(old), before, "an older clone, after the state went on,")
    go_on(old.clone(), m.ahead)
    same(attributes(old), before, "a state, after its clone went on,")


def go_on(s: State, moves: Iterable[Move]) -> None:
    """Carry out moves."""
    for seat, action in moves:
        s.apply(seat, action)


def attributes(s: State) -> dict[str, Any]:
    """A copy of all that makes up a state; names that begin with an underscore are caches and left out."""
    names = set(vars(s) if hasattr(s, "__dict__") else ())
    for kind in type(s).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()), getattr(kind, "__slots__", ()))
    names = {name for name in names - PASSING if name[0] != "_" and hasattr(s, name)}
    found = {name: plain(getattr(s, name)) for name in sorted(names)}
    return found | {"cards": s.cards.to_dict(), "where": s.cards.where, "rng": s.rng.to_list()}


def plain(value: Any) -> Any:
    """A copy of plain data; of all else only its type, as it is shared and never changes."""
    if isinstance(value, list | tuple | bytearray):
        return [item if type(item) is int else plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value if value is None or isinstance(value, int | float | str) else type(value).__name__


# -- 4: views leak nothing


Sight = Callable[[State, int], Any]
"""Something an observer is shown of a state, as JSON types."""


def view_of(s: State, observer: int) -> dict[str, Any]:
    """The view of a seat, or of the spectator."""
    return s.view(observer if observer < s.seats else None)


def refusals(s: State, observer: int) -> list[str | None]:
    """Why each action is forbidden to the observer."""
    return [s.why_not(observer, action) for action in range(s.game.actions.size)]


def scenes(s: State, observer: int) -> list[Any]:
    """The scenes that the observer is shown in all languages, if the game has any."""
    seat = observer if observer < s.seats else None
    return [scene(s, seat, language) for language in LANGUAGES] if s.game.part("scene") else []


QUICK_SIGHTS: Mapping[str, Sight] = {
    "view": view_of,
    "to act": lambda s, observer: list(s.to_act),
    "legal actions": lambda s, observer: s.legal_actions(observer),
    "undoable": lambda s, observer: int(s.undoable(observer)) if observer < s.seats else 0,
}
SIGHTS: Mapping[str, Sight] = {**QUICK_SIGHTS, "refusals": refusals, "scenes": scenes}
"""What an observer is shown, by name."""


def sight(s: State, observer: int, sights: Mapping[str, Sight]) -> dict[str, str]:
    """What the observer is shown, to the byte."""
    return {name: json.dumps(show(s, observer)) for name, show in sights.items()}


def views_are_plain(m: Moment) -> None:
    """Views and events are plain JSON types."""
    for observer in range(m.state.seats + 1):
        json_types(view_of(m.state, observer), f"the view of {observer}")
    for move in m.ahead[:1]:
        json_types(told(m.state, move), "an event")


def json_types(value: Any, path: str) -> None:
    """Check that a value is made of plain JSON types only."""
    if type(value) is dict:
        for key, item in value.items():
            assert type(key) is str, f"{path} has the key {key!r}"
            json_types(item, f"{path}, {key}")
    elif type(value) is list:
        for item in value:
            json_types(item, path)
    else:
        assert value is None or type(value) in (bool, int, float, str), f"{path}: {value!r} is no JSON"


def worlds_look_alike(m: Moment, sights: Mapping[str, Sight] = SIGHTS) -> None:
    """A seat is shown the same of every world that it cannot tell from the true one."""
    for observer in m.observers(2):
        shown = sight(m.state, observer, sights)
        for what, world in worlds(m, observer):
            same(sight(world, observer, sights), shown, f"what {observer} is shown of {what}")


def worlds_are_drawn_blind(m: Moment) -> None:
    """What is drawn for a seat depends on nothing that it cannot see."""
    for observer in m.observers(2):
        seed = m.seed()
        drawn = told_apart(m.state.determinize(observer, seed))
        for what, world in (*worlds(m, observer), *other_deals(m, observer)):
            same(
                told_apart(world.determinize(observer, seed)),
                drawn,
                f"a world drawn for {observer} from {what}",
            )


def worlds_vary(m: Moment) -> None:
    """If two unseen cards may have changed places, not all worlds lay the cards alike."""
    for observer in m.observers(2):
        if exchangeable(m, observer):
            drawn = (faces_lie(m.state.determinize(observer, m.seed())) for _ in range(1000))
            first = next(drawn)
            assert any(lie != first for lie in drawn), f"all worlds of {observer} are the same"


def worlds_are_sound(m: Moment) -> None:
    """A world is a state as good as the true one: saved, known, conserved and played on like it."""
    for observer in m.observers(1):
        world = m.state.determinize(observer, m.seed())
        cards_lie_once(world)
        same(world.conserved(), m.state.conserved(), f"what is conserved in a world of {observer}")
        same(m.game.from_dict(world.to_dict()).to_dict(), world.to_dict(), f"a saved world of {observer}")
        for other in range(world.seats + 1):
            world.determinize(other, m.seed())
        for _ in range(m.game.max_actions):
            if world.over:
                break
            world.apply(*some_move(m, world))
        assert world.over, f"a world of {observer} does not end"


def actions_reveal_alike(m: Moment) -> None:
    """An action of a seat that can be taken back can be so in all its worlds, and tells and shows it the same there."""
    for seat in m.state.to_act:
        for what, world in worlds(m, seat):
            for action in m.some(m.state.legal_actions(seat), SHORT):
                true = outcome(m.state, (seat, action), seat)
                other = outcome(world, (seat, action), seat)
                text = f"{m.game.actions.text(action)!r} of seat {seat} in {what}"
                assert true.silent == other.silent, f"whether it may be taken back differs: {text}"
                if true.silent:
                    same(other.news, true.news, f"what is told of {text}")
                    same(other.shown, true.shown, f"what is shown after {text}")


def same_news_same_view(m: Moment) -> None:
    """Who is told the same in two worlds that looked alike is shown the same, until the end opens everything."""
    for observer in m.observers(2):
        for what, true, other in outcomes(m, observer):
            if true.news == other.news and not true.over:
                same(other.shown, true.shown, f"what {observer}, told the same as in {what}, is shown")


def same_view_same_news(m: Moment) -> None:
    """Events tell no secret: who has seen the same cards move, and is shown the same, is told the same."""
    for observer in m.observers(2):
        for what, true, other in (*outcomes(m, observer), *other_choices(m, observer)):
            if true.story == other.story and true.shown == other.shown:
                same(other.news, true.news, f"what {observer}, shown the same as {what}, is told")


def truth_is_possible(m: Moment) -> None:
    """The true world is among those that each seat, and the spectator, holds possible."""
    for observer in range(m.state.seats + 1):
        may_be_true(m.state, observer)


def may_be_true(s: State, observer: int) -> None:
    """Check that the cards lie where the observer, and the rules, let them lie."""
    cards = s.cards
    barred = s.barred()
    for card, place in enumerate(cards.where if barred else ()):
        assert not barred[cards.layout.faces[card]] & BIT[place], f"card {card} lies where it is barred"
    may_lie = masks(s, observer)
    for same_face in cards.layout.cards_of:
        twins = [card for card in same_face if card in may_lie]
        fit = matched([may_lie[card] for card in twins], [cards.where[card] for card in twins])
        assert fit, f"{observer} does not think it possible that the cards {twins} lie where they do"
    for card, spot, places in glimpses_of(s, observer):
        at = cards.position(card) if spot >= 0 else spot
        true = places & BIT[cards.where[card]] and spot == at
        assert true, f"{observer} is wrong about card {card}, which it saw"


def matched(masks: list[int], places: list[int]) -> bool:
    """Whether each place can be given to a mask that holds it, one to one."""
    taken: list[int] = [-1] * len(places)

    def take(mask: int, tried: set[int]) -> bool:
        for k, place in enumerate(places):
            if masks[mask] & BIT[place] and k not in tried:
                tried.add(k)
                if taken[k] < 0 or take(taken[k], tried):
                    taken[k] = mask
                    return True
        return False

    return all(take(mask, set()) for mask in range(len(masks)))


def masks(s: State, observer: int) -> dict[int, int]:
    """For each card that the observer does not see the mask of places where it may lie."""
    cards = s.cards
    memory = cards.remembered()
    unseen = cards.unseen_places(observer)
    return {
        card: unseen & (memory.kens[observer].may_lie(card) if memory else unseen)
        for card, place in enumerate(cards.where)
        if unseen & BIT[place]
    }


def glimpses_of(s: State, observer: int) -> list[tuple[int, int, int]]:
    """What the observer has seen of cards out of sight: card, position in a pile or -1, mask of places."""
    memory = s.cards.remembered()
    all_glimpses = zip(*[iter(memory.glimpses if memory else [])] * GLIMPSE, strict=True)
    return [(card, spot, places) for who, card, spot, places in all_glimpses if who & BIT[observer]]


def worlds(m: Moment, observer: int) -> Iterator[tuple[str, State]]:
    """States that the observer cannot tell from the moment's: one drawn for it, one with two cards exchanged."""
    seed = m.seed()
    yield f"determinize({observer}, {seed})", m.state.determinize(observer, seed)
    for one, other in exchangeable(m, observer)[:1]:
        yield f"the state with cards {one} and {other} exchanged", exchanged(m.state, observer, one, other)


def exchangeable(m: Moment, observer: int) -> list[tuple[int, int]]:
    """Some pairs of cards of different faces that may lie in each other's place, for all that the observer knows."""
    s = m.state
    cards = s.cards
    faces, where = cards.layout.faces, cards.where
    barred = s.barred() or [0] * len(cards.layout.cards_of)
    fixed = [card for card, spot, _ in glimpses_of(s, observer) if spot >= 0]
    public = masks(s, s.seats)
    may_lie = {
        card: mask & public[card] & ~barred[faces[card]]
        for card, mask in masks(s, observer).items()
        if card in public and card not in fixed
    }
    return [
        (one, other)
        for one in m.some(may_lie, SHORT)
        for other in m.some(may_lie, SHORT)
        if faces[one] != faces[other]
        and (where[one] != where[other] or cards.position(one) >= 0)
        and may_lie[one] & BIT[where[other]]
        and may_lie[other] & BIT[where[one]]
    ]


def exchanged(s: State, observer: int, one: int, other: int) -> State:
    """The state with two cards in each other's place, and what others have seen of them told of the other one."""
    data = s.to_dict()
    name = {one: other, other: one}
    cards = data["cards"]
    cards["piles"] = [[name.get(card, card) for card in pile] for pile in cards["piles"]]
    cards["slots"] = [name.get(card, card) for card in cards["slots"]]
    seen = cards["glimpses"]
    for k in range(0, len(seen), GLIMPSE):
        if not seen[k] & BIT[observer]:
            seen[k + 1] = name.get(seen[k + 1], seen[k + 1])
    world: State = s.game.from_dict(data)
    world.redraft(observer, seeded(one))
    return world


def other_deals(m: Moment, observer: int) -> Iterator[tuple[str, State]]:
    """The same moves from other deals, where the observer is shown the same nevertheless.

    Not where anything is known of unseen cards: that hangs on one of equal cards, and which one is chance.
    """
    if m.state.cards.remembered():
        return
    shown = sight(m.state, observer, QUICK_SIGHTS)
    for seed in (m.seed() for _ in range(SHORT)):
        state = m.game.start(m.walk.options, seed)
        if all(applies(state, move) for move in m.past) and sight(state, observer, QUICK_SIGHTS) == shown:
            yield f"the deal of seed {seed}", state


def told_apart(s: State) -> dict[str, Any]:
    """All of a state but which one of several cards with the same face is which."""
    views = [view_of(s, observer) for observer in range(s.seats + 1)]
    return s.to_dict() | {"cards": faces_lie(s), "views": views}


def faces_lie(s: State) -> list[list[int]]:
    """The faces at each place, in their order if there is one."""
    cards = s.cards
    faces = [[cards.layout.faces[card] for card in cards.at(k)] for k in range(len(cards.layout.names))]
    return [found if cards.layout.is_ordered(k) else sorted(found) for k, found in enumerate(faces)]


@dataclass(frozen=True)
class Outcome:
    """What came of a move for an observer.

    silent: whether its seat may take it back. news: the events told, and whose drafts are complete. shown: what is
    shown then.
    trail: the ways of the cards. story: the same as far as it is seen. over: whether the game is.
    """

    silent: bool
    news: list[Any]
    shown: dict[str, str]
    story: list[tuple[object, ...]]
    trail: list[int]
    over: bool


def outcome(s: State, move: Move, observer: int) -> Outcome:
    """What comes of a move on a clone of the state."""
    return carried_out(s.clone(), move, observer)


def carried_out(s: State, move: Move, observer: int) -> Outcome:
    """Carry out the move; what comes of it."""
    seat = move[0]
    before = s.undoable(seat)
    s.cards.track()
    s.cards.remembered()
    witness = Witness(s.cards, observer)
    drafting, draft = s.drafting, s.draft[:]
    news: list[Any] = list(seen_by(told_events(s, move), s, observer))
    if drafting:
        news.append(f"to act: {s.to_act}")
        if len(s.draft) != len(draft) + 2:
            witness.story.append(("opened", *draft))
    trail = list(s.cards.trail or [])
    witness.follow(trail)
    silent = s.undoable(seat) == before + 1
    return Outcome(silent, news, sight(s, observer, QUICK_SIGHTS), witness.story, trail, s.over)


class Witness(Memory):
    """Follows the ways of cards and keeps what an observer sees: of a card its face, of an unseen one not even that."""

    def __init__(self, cards: Cards, observer: int) -> None:
        super().__init__(cards.layout, cards.where, [], [])
        self.observer = observer
        self.story: list[tuple[object, ...]] = []

    def moved(self, card: int, place: int, *how: int) -> None:
        """A card went to a place."""
        self.tell("moved", card, self.layout.seers[place], place, *how)
        super().moved(card, place, *how)

    def laid_below(self, card: int, pile: int) -> None:
        """A card went to the bottom of a pile."""
        self.tell("laid below", card, 0, pile)
        super().laid_below(card, pile)

    def peeked(self, seat: int, card: int, *how: int) -> None:
        """A seat looked at a card."""
        self.tell("peeked", card, BIT[seat], seat, *how)
        super().peeked(seat, card, *how)

    def tell(self, what: str, card: int, seers: int, *how: int) -> None:
        """Keep what happened to a card that is seen where it lies, and besides by others."""
        seen = (self.layout.seers[self.where[card]] | seers) & BIT[self.observer]
        self.story.append((what, self.where[card], self.layout.faces[card] if seen else NOTHING, *how))


def outcomes(m: Moment, observer: int) -> Iterator[tuple[str, Outcome, Outcome]]:
    """The same moves with the same chance in the true state and another world, until the observer can tell."""
    for what, world in worlds(m, observer):
        true = m.again()
        world.rng = true.rng.copy()
        for _ in range(AHEAD):
            move = common_move(m, true, world)
            if move is None:
                break
            one, other = carried_out(true, move, observer), carried_out(world, move, observer)
            yield f"{what} after {m.game.actions.text(move[1])!r} of seat {move[0]}", one, other
            if (one.news, one.shown) != (other.news, other.shown):
                break


def other_choices(m: Moment, observer: int) -> Iterator[tuple[str, Outcome, Outcome]]:
    """The next move and others in its place, where the difference is only which unseen cards go."""
    for seat, action in m.ahead[:1]:
        one = outcome(m.state, (seat, action), observer)
        for choice in m.some(m.state.legal_actions(seat), SHORT) if seat != observer else ():
            other = outcome(m.state, (seat, choice), observer)
            if other.trail != one.trail:
                yield f"after {m.game.actions.text(choice)!r} of seat {seat}", one, other


def common_move(m: Moment, one: State, other: State) -> Move | None:
    """A move that is legal in both states, or None."""
    moves = [
        (seat, action)
        for seat in one.to_act
        for action in one.legal_actions(seat)
        if action in other.legal_actions(seat)
    ]
    return moves[m.chance.below(len(moves))] if moves else None


def some_move(m: Moment, s: State) -> Move:
    """A random move."""
    seat = s.to_act[m.chance.below(len(s.to_act))]
    legal = s.legal_actions(seat)
    return seat, legal[m.chance.below(len(legal))]


# -- 5: replays, undo and drafts


def replays_are_alike(m: Moment) -> None:
    """Start and moves give the same game, event for event, also from a record, and whatever else is played beside it."""
    if not m.last:
        return
    one, other, bystander = m.walk.play([]), m.walk.play([]), m.game.start(m.walk.options, m.walk.seed + 1)
    for move in m.past:
        same(told(other, move), told(one, move), "what a replay tells")
        if not bystander.over:
            bystander.apply(*some_move(m, bystander))
    same(attributes(other), attributes(one), "a replay")
    same(attributes(m.state), attributes(one), "a replay without events")
    record = read_record(m.walk.record(m.position).to_json())
    same(attributes(replay(m.game, record).state), attributes(one), "a replayed record")


def undo_restores(m: Moment) -> None:
    """Taking moves back gives the state before them, chance included; doing them again gives this one. No more is taken."""
    now = attributes(m.state)
    for seat in range(m.state.seats):
        may = m.state.undoable(seat)
        for count in m.some({0, may + 1}, 2):
            raises(IllegalAction, partial(m.walk.match(m.past).undo, seat, count), "a wrong undo")
        for count in m.some(range(1, may + 1), 3):
            kept, undone = taken_back(m, seat, count)
            match = m.walk.match(m.past)
            match.undo(seat, count)
            same(attributes(match.state), attributes(m.walk.play(kept)), f"undo of {count} by seat {seat}")
            same(match.state.rng.to_list(), now["rng"], "chance after the undo")
            for move in undone:
                match.apply(*move)
            same(attributes(match.state), now, f"undo of {count} by seat {seat}, done again,")
            record = read_record(match.record.to_json())
            same(attributes(replay(m.game, record).state), now, "a record with an undo")


def taken_back(m: Moment, seat: int, count: int) -> tuple[list[Move], list[Move]]:
    """The past without the seat's last moves, and those. Others have moved since only if a draft stands."""
    own = [k for k, move in enumerate(m.past) if move[0] == seat]
    assert len(own) >= count, f"seat {seat} may take back more than it has done"
    since = own[-count]
    alone = all(actor == seat for actor, _ in m.past[since:])
    assert alone or m.state.drafting, f"seat {seat} may take back a move although others have moved since"
    kept = [move for k, move in enumerate(m.past) if k < since or move[0] != seat]
    return kept, [m.past[k] for k in own[-count:]]


def undo_unlearns_nothing(m: Moment) -> None:
    """Nobody has learned anything from what may be taken back: it shows the same in all worlds where it can be done."""
    for seat in range(m.state.seats):
        may = m.state.undoable(seat)
        if not may:
            continue
        kept, undone = taken_back(m, seat, may)
        before = m.walk.play(kept)
        for observer in m.observers(3):
            if observer != seat and before.drafting:
                continue
            for _ in range(3):
                world = before.determinize(observer, m.seed())
                if all(applies(world, move) for move in undone):
                    same(
                        view_of(world, observer),
                        view_of(m.state, observer),
                        f"what {observer} sees of what {seat} may take back",
                    )


def drafts_commute(m: Moment) -> None:
    """In whatever order seats draft side by side, the same comes of it; no chance is used, all can be undone."""
    s = m.state
    if not s.drafting:
        return
    drafts = [whole_draft(m, seat) for seat in s.to_act]
    results = []
    for _ in range(4):
        state = m.again()
        events: list[Any] = []
        waiting = [draft[:] for draft in drafts]
        while any(waiting):
            assert state.rng.to_list() == s.rng.to_list(), "a draft used chance"
            draft = m.some([draft for draft in waiting if draft], 1)[0]
            seat, action = draft.pop(0)
            state.apply(seat, action, events)
            parts = sum(move[0] == seat for move in drafts[s.to_act.index(seat)]) - len(draft)
            if any(waiting):
                assert state.undoable(seat) >= parts, f"seat {seat} cannot undo its draft"
        results.append({"state": attributes(state), "events": [event.to_dict() for event in events]})
    for result in results[1:]:
        same(result, results[0], "what comes of drafts in another order")


def whole_draft(m: Moment, seat: int) -> list[Move]:
    """The moves of a random draft of the seat, from where it stands to its end."""
    state = m.again()
    moves: list[Move] = []
    parts = len(state.draft_of(seat))
    while seat in state.to_act and len(state.draft_of(seat)) == parts + len(moves):
        legal = state.legal_actions(seat)
        moves.append((seat, legal[m.chance.below(len(legal))]))
        state.apply(*moves[-1])
    return moves


def drafts_are_unseen(m: Moment) -> None:
    """As long as a draft stands only its seat sees and hears of its parts; others may see that one is complete."""
    s = m.state
    if not s.drafting or not m.ahead:
        return
    seat, action = m.ahead[0]
    after = m.again()
    events = told_events(after, (seat, action))
    if len(after.draft) != len(s.draft) + 2:
        return
    for observer in range(s.seats + 1):
        if observer != seat:
            before, now = view_of(s, observer), view_of(after, observer)
            if seat not in after.to_act:
                now["to_act"] = before["to_act"]
            same(now, before, f"what {observer} sees when {seat} drafts {m.game.actions.text(action)!r}")
            same(seen_by(events, s, observer), [], f"what {observer} is told of a draft of {seat}")


# -- helpers


def told_events(s: State, move: Move) -> list[Event]:
    """Carry out the move; the events it tells."""
    events: list[Event] = []
    s.apply(*move, events)
    return events


def told(s: State, move: Move) -> list[dict[str, Any]]:
    """Carry out the move; the events it tells, as plain types."""
    return [event.to_dict() for event in told_events(s, move)]


def seen_by(events: list[Event], s: State, observer: int) -> list[dict[str, Any]]:
    """The events as the observer may know them, as plain types."""
    seen = [event.seen_by(observer if observer < s.seats else None) for event in events]
    return [event.to_dict() for event in seen if event is not None]


def applies(s: State, move: Move) -> bool:
    """Whether the move is legal; if so it is carried out."""
    if move[1] not in s.legal_actions(move[0]):
        return False
    s.apply(*move)
    return True


def raises(kind: type[Exception], action: Callable[[], Any], what: str) -> None:
    """Check that an action raises an error."""
    try:
        action()
    except kind:
        return
    raise AssertionError(f"{what} raises no {kind.__name__}")


def same(found: Any, expected: Any, what: str) -> None:
    """Check that two values are equal; where not, say where they first differ."""
    if found != expected:
        raise AssertionError(f"{what} differs{difference(found, expected)}")


def difference(found: Any, expected: Any) -> str:
    """Where two unequal values first differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in {**expected, **found}:
            if found.get(key) != expected.get(key):
                return f", {key}{difference(found.get(key), expected.get(key))}"
    if isinstance(found, str) and isinstance(expected, str) and found[:1] in "[{" and expected[:1] in "[{":
        return difference(json.loads(found), json.loads(expected))
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        k = next(k for k in range(len(found)) if found[k] != expected[k])
        return f", [{k}]{difference(found[k], expected[k])}"
    return f": {found!r}, not {expected!r}"


PROPERTIES: Mapping[str, Property] = {
    check.__name__: check
    for check in (
        legal_lists_are_sound,
        legal_actions_apply,
        illegal_actions_are_refused,
        texts_are_read_back,
        rules_are_in_the_texts,
        games_end,
        rankings_fit_returns,
        cards_are_conserved,
        quantities_are_conserved,
        looking_changes_nothing,
        saves_go_on_alike,
        clones_go_on_alike,
        clones_are_independent,
        views_are_plain,
        worlds_look_alike,
        worlds_are_drawn_blind,
        worlds_vary,
        worlds_are_sound,
        actions_reveal_alike,
        same_news_same_view,
        same_view_same_news,
        truth_is_possible,
        replays_are_alike,
        undo_restores,
        undo_unlearns_nothing,
        drafts_commute,
        drafts_are_unseen,
    )
}
"""All properties, by name."""
