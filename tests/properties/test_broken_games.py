"""Every property is seen to fail: on Isles, broken on purpose in one place."""

import random
from collections.abc import Callable
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from isles import events
from isles.data import KINDS, STORM_SIDES
from isles.notation import DRAW_TOP, KEEP, LOOK, STOW
from isles.rules import SAIL_FROM, SEQUENCE, Isles, ask_chart, begin_round, harvest, storm, turn_tide
from isles.state import DECK, HAND

import detente
from detente.core.authors.checks import PROPERTIES
from detente.core.authors.walk import hold
from detente.core.engine.actions import ActionSpace
from detente.core.engine.game import Game
from detente.core.engine.options import choices
from detente.core.engine.sequence import Sequence
from detente.core.records.fields import EACH_SEAT, Field, Range, exactly, up_to
from detente.core.records.record import read_record, replay
from detente.core.shown.events import Event
from detente.core.shown.facts import Fact, Number
from detente.core.shown.groups import View
from tests.views import More, WithMore

ISLES = detente.game("isles")

BROKEN: list[tuple[str, str, Game, str]] = []
"""Property, what it says, the game that it catches, its name."""


def breaks(property: str, says: str) -> Callable[[Any], Any]:
    """Register Isles with states of another class, or the game that a function makes."""

    def register(made: Any) -> Any:
        game = replace(ISLES, state_type=made) if isinstance(made, type) else made()
        BROKEN.append((property, says, game, made.__name__))
        return made

    return register


class RichIsles(Isles):
    """Isles with coins, which are conserved, and a wind that nobody sees."""

    fields = (*Isles.fields, Field("coins", up_to(9), EACH_SEAT), Field("wind", up_to(5)))

    def __init__(self, seats):
        super().__init__(seats)
        self.coins = [3] * seats
        self.wind = 0

    def begin(self):
        super().begin()
        self.wind = self.rng.below(6)

    def redraw(self, seat, rng):
        self.wind = rng.below(6)

    def conserved(self):
        return {"coins": sum(self.coins)}


def shows(more: More) -> Game:
    """Isles with more in its view."""
    return replace(ISLES, facts=WithMore(ISLES, more))


def top_face(s: Any) -> int:
    """The face of the top of the deck: nobody may know it."""
    return s.faces(DECK)[-1] if s.cards.count(DECK) else 0


# -- legal actions


@breaks("legal_lists_are_sound", "not ascending")
class Unsorted(Isles):
    def answers(self, seat):
        return super().answers(seat)[::-1]


@breaks("legal_lists_are_sound", "after the list was changed")
class SharesItsList(Isles):
    def legal_actions(self, seat):
        super().legal_actions(seat)
        return self.choice


@breaks("legal_lists_are_sound", "seat . of .* may do")
class OffersToAll(Isles):
    def legal_actions(self, seat):
        return self.answers(seat) if 0 <= seat < self.seats and not self.over else []


@breaks("legal_lists_are_sound", r"seat . of .* may do \[\]")
class NothingToDo(Isles):
    def answers(self, seat):
        return super().answers(seat) if self.tide < 2 else []


@breaks("legal_actions_apply", "'keep' fails: KeyError")
class Stumbles(Isles):
    def answer(self, question, seat, action):
        if action in KEEP:
            raise KeyError("charts")
        super().answer(question, seat, action)


@breaks("illegal_actions_are_refused", "was carried out")
class AcceptsAll(Isles):
    def apply(self, seat, action, events=None):
        legal = self.legal_actions(seat)
        super().apply(seat, action if action in legal or not legal else legal[0], events)


@breaks("illegal_actions_are_refused", "was carried out")
class AcceptsFromAll(Isles):
    def apply(self, seat, action, events=None):
        super().apply(seat if seat in self.to_act or self.over else self.to_act[0], action, events)


@breaks("illegal_actions_are_refused", "after illegal actions were refused")
class LeavesTraces(Isles):
    def refusal(self, seat, action):
        self.pearls[0] += 1
        return super().refusal(seat, action)


def filled(space):
    """The actions of Isles in a space of another kind."""
    for verb in ISLES.actions.verbs:
        space.verb(verb.notation, **{s.name: dict(zip(s.numbers, s.texts, strict=True)) for s in verb.slots})
    return space


@breaks("texts_are_read_back", "reads as another action")
def misread():
    class Misread(ActionSpace):
        def parse(self, text):
            return (super().parse(text) + 1) % self.size

    return replace(ISLES, actions=filled(Misread()))


@breaks("texts_are_read_back", "is no action, but is written")
def writes_anything():
    class WritesAnything(ActionSpace):
        def text(self, action):
            return super().text(action) if 0 <= action < self.size else f"action {action}"

    return replace(ISLES, actions=filled(WritesAnything()))


@breaks("rules_are_in_the_texts", r"rules\.de\.md has no anchor ISLES-NOWHERE-1")
def forbidden_by_no_rule():
    return replace(ISLES, forbids=lambda s, seat, action: "ISLES-NOWHERE-1")


@breaks("rules_are_in_the_texts", "no anchor ISLES-NOWHERE-2")
def asked_by_no_rule():
    class Nowhere(type(SAIL_FROM)):
        pass

    question = Nowhere("sail", "ISLES-NOWHERE-2")
    questions = [question if each is SAIL_FROM else each for each in SEQUENCE.questions]
    return replace(ISLES, sequence=Sequence(questions, SEQUENCE.steps))


@breaks("rules_are_in_the_texts", "forbids seat . the legal action")
class ForbidsLegalActions(Isles):
    def why_not(self, seat, action):
        return "ISLES-SAIL-1"


# -- games end, and what there is stays


@breaks("games_end", "does not end within")
def endless():
    class Endless(Isles):
        def step(self, code, a, b, c):
            if code == turn_tide.code:
                self.push(begin_round)
            else:
                super().step(code, a, b, c)

    return replace(ISLES, state_type=Endless, max_actions=100)


@breaks("games_end", "breaks with .*ZeroDivisionError")
class Breaks(Isles):
    def step(self, code, a, b, c):
        if code == storm.code and self.tide == 3:
            self.pearls[0] //= 0
        super().step(code, a, b, c)


@breaks("games_end", "returns")
class AllWin(Isles):
    def end(self, winners):
        super().end(winners)
        self.returns = [1.0] * self.seats


@breaks("rankings_fit_returns", "the winners are")
def loser_is_first():
    def rank(s):
        places = ISLES.rank(s)
        return [replace(place, place=s.seats + 1 - place.place) for place in places]

    return replace(ISLES, rank=rank)


@breaks("rankings_fit_returns", "are better than")
def places_left_out():
    return replace(ISLES, rank=lambda s: [replace(place, place=2 * place.place) for place in ISLES.rank(s)])


@breaks("rankings_fit_returns", "some win and some do not")
def partners_apart():
    return replace(ISLES, sides=lambda options: (tuple(range(options["seats"])),))


@breaks("rankings_fit_returns", "are not all seats")
def a_seat_on_no_side():
    return replace(ISLES, sides=lambda options: ((0,),))


@breaks("cards_are_conserved", "a card is missing")
class LosesCards(Isles):
    def step(self, code, a, b, c):
        if code == harvest.code and self.cards.count(DECK):
            self.cards.piles[DECK].pop()
        super().step(code, a, b, c)


@breaks("quantities_are_conserved", "what is conserved differs, coins")
class LosesCoins(RichIsles):
    def step(self, code, a, b, c):
        super().step(code, a, b, c)
        self.coins[0] -= 1


# -- copies and saves


@breaks("looking_changes_nothing", "after it was looked at")
def counts_looks():
    return shows(lambda s, seat: {"looks": s.rng.below(6)})


class Forgetful(Isles):
    """Isles that know the tide of the first look at them."""

    __slots__ = ("_tide",)


def first_tide(s: Any, seat: int | None) -> dict[str, Any]:
    """The tide, as it was when the state was first looked at."""
    if not hasattr(s, "_tide"):
        s._tide = s.tide
    return {"low": s._tide}


@breaks("looks_are_of_now", "a later look of . differs, view, low")
def shows_what_was():
    return replace(shows(first_tide), state_type=Forgetful)


@breaks("looking_changes_nothing", "after it was looked at")
class DrawsWorldsByItsOwnChance(Isles):
    def determinize(self, seat, seed):
        return super().determinize(seat, self.rng.word())


@breaks("saves_go_on_alike", "the loaded state")
class SaveForgets(Isles):
    fields = tuple(field for field in Isles.fields if field.name != "fleets")
    fleets = 0


@breaks("broken_saves_are_refused", "a save with .* loads, but fails after")
class HeldByNobody(Isles):
    fields = tuple(
        Field("holder", Range(-1, 90), exactly(7)) if field.name == "holder" else field
        for field in Isles.fields
    )

    def check(self):
        pass


@breaks("broken_saves_are_refused", "fails: KeyError")
def loads_without_care():
    class Careless(Game):
        def from_dict(self, data):
            return super().from_dict({**data, "options": data["options"], "table": data["table"]})

    return Careless(**{part.name: getattr(ISLES, part.name) for part in dataclass_fields(Game)})


@breaks("clones_go_on_alike", "the clone")
class CloneForgets(Isles):
    def clone(self):
        twin = super().clone()
        twin.looked = False
        return twin


@breaks("clones_go_on_alike", "the engine's clone")
class ClonesMoreThanItsFields(Isles):
    fields = tuple(field for field in Isles.fields if field.name != "storm")

    def apply_options(self):
        super().apply_options()
        self.storm = -1


@breaks("clones_are_independent", "an older clone, after the state went on,")
class CloneSharesAList(Isles):
    def clone(self):
        twin = super().clone()
        twin.pearls = self.pearls
        return twin


# -- views


@breaks("views_are_plain", "is no JSON")
def shows_a_tuple():
    return shows(lambda s, seat: {"turns": tuple(s.turns)})


@breaks("views_are_plain", "has the key 0")
def shows_numbered_keys():
    return shows(lambda s, seat: {"pearls": dict(enumerate(s.pearls))})


def learns(fact: Fact[Any]) -> Game:
    """Isles with one more fact."""
    return replace(ISLES, facts=View(*ISLES.all_facts.facts, fact, observed_too=ISLES.all_facts.observed_too))


@breaks("observations_match_views", "top must be a whole number from 0 to 3, not 7")
def leaves_the_range():
    return learns(Number("top", "a number", 0, 3, lambda s, seat: 7))


class Differs(Number[Any]):
    """A number that an observation has otherwise than the view."""

    def show(self, s, raw):
        return 0


@breaks("observations_match_views", "top: 2, but 0 by the view")
def learners_see_more():
    return learns(Differs("top", "a number", 0, 3, lambda s, seat: 2))


@breaks("worlds_look_alike", "is shown of .* differs, view, top")
def shows_the_deck():
    return shows(lambda s, seat: {"top": top_face(s)})


@breaks("worlds_look_alike", "is shown of .* differs, refusals")
def refuses_by_the_deck():
    return replace(ISLES, forbids=lambda s, seat, action: ("ISLES-SAIL-1", "ISLES-SAIL-2")[top_face(s) > 0])


@breaks("worlds_are_drawn_blind", "a world drawn for")
class SamplerPeeks(Isles):
    """The bottom of the deck stays where it is."""

    def determinize(self, seat, seed):
        world = super().determinize(seat, seed)
        true, drawn = self.cards.piles[DECK], world.cards.piles[DECK]
        if true and true[0] in drawn:
            k = drawn.index(true[0])
            drawn[0], drawn[k] = drawn[k], drawn[0]
        return world


@breaks("worlds_are_drawn_blind", "from the deal of seed .* differs, table, wind")
class SamplerKeepsTheWind(RichIsles):
    def redraw(self, seat, rng):
        pass


@breaks("worlds_vary", "all worlds of . are the same")
class OneWorld(Isles):
    def determinize(self, seat, seed):
        return super().determinize(seat, 0)


@breaks("worlds_are_sound", "a card is missing")
class WorldLosesACard(Isles):
    def determinize(self, seat, seed):
        world = super().determinize(seat, seed)
        del world.cards.piles[DECK][:1]
        return world


@breaks("worlds_are_sound", "what is conserved in a world of . differs, coins")
class WorldWithMoreCoins(RichIsles):
    def redraw(self, seat, rng):
        super().redraw(seat, rng)
        self.coins[0] += 1


@breaks("actions_reveal_alike", "whether it may be taken back differs")
class UndoTells(Isles):
    def undoable(self, seat):
        return super().undoable(seat) if top_face(self) else 0


@breaks("actions_reveal_alike", "whether anything is learned differs")
class LearningTells(Isles):
    def carry_out(self, seat, action, events):
        told = -1 if top_face(self) else 0
        super().carry_out(seat, action, events)
        self.informed = told


@breaks("actions_reveal_alike", "what is told of 'look'")
class LookIsTakenBack(Isles):
    def answer(self, question, seat, action):
        super().answer(question, seat, action)
        if action in LOOK:
            self.cards.learned = 0


@breaks(
    "same_news_same_view",
    "told the same as in .* is shown differs, view, pearls|is shown differs, view, table",
)
class UntoldGift(Isles):
    """Whoever is first gets pearls by the top of the deck, and no event says so."""

    def step(self, code, a, b, c):
        if code == turn_tide.code:
            self.pearls[self.first] += top_face(self)
        super().step(code, a, b, c)


@breaks("same_news_same_view", "told the same as in .* is shown differs, view, (question|to_act)")
class AskedOnlyWithAChoice(Isles):
    """Being asked betrays that one of the charts shows fleets."""

    def step(self, code, a, b, c):
        if code != ask_chart.code or any(KINDS[face].fleets for face in self.faces(HAND + a)):
            super().step(code, a, b, c)


class ChartNamed(Event):
    seat: events.Seat
    chart: events.Chart


@breaks("same_view_same_news", "is told differs")
class TellsDraws(Isles):
    def emit(self, event, *numbers):
        super().emit(event, *numbers)
        if event == "ChartDrawn" and self.event_log:
            made = self.event_log.pop()
            self.event_log.append(ChartNamed(made.seat, made.chart))


@breaks("same_view_same_news", "is told differs")
class TellsChoices(Isles):
    def emit(self, event, *numbers):
        super().emit(event, *numbers)
        if event == "ChartStowed" and self.event_log:
            made = self.event_log.pop()
            self.event_log.append(ChartNamed(made.seat, made.chart))


@breaks("truth_is_possible", "does not think it possible|is wrong about")
class MovesUnnoticed(Isles):
    """Charts are stowed behind the back of what everybody remembers."""

    def answer(self, question, seat, action):
        if action not in STOW:
            super().answer(question, seat, action)
            return
        chart = self.cards.find(HAND + seat, STOW.one(action))
        self.cards.piles[HAND + seat].remove(chart)
        self.cards.lay(chart, self.stow_place(seat, len(self.stowed(seat))))


@breaks("truth_is_possible", "is where it is barred")
class BarsTheTruth(Isles):
    def impossible_places(self):
        return [1 << DECK] * len(KINDS)


# -- replays, undo and drafts


@breaks("replays_are_alike", "replay")
class OutsideChance(Isles):
    def step(self, code, a, b, c):
        super().step(code, a, b, c)
        if code == storm.code:
            self.storm = random.randrange(STORM_SIDES)


@breaks("replays_are_alike", "replay")
class SharedBetweenGames(Isles):
    storms = 0

    def step(self, code, a, b, c):
        super().step(code, a, b, c)
        if code == storm.code:
            SharedBetweenGames.storms += 1
            self.storm = SharedBetweenGames.storms % 2


@breaks("undo_restores", "chance after the undo differs")
class UndoPastADie(Isles):
    def answer(self, question, seat, action):
        super().answer(question, seat, action)
        if action in KEEP:
            self.pearls[seat] += self.rng.below(2)
            self.rng.used = False


@breaks("undo_restores", "may take back")
class UndoTooMuch(Isles):
    def undoable(self, seat):
        return super().undoable(seat) + 1


@breaks("undo_unlearns_nothing", "sees of what . may take back")
class UndoPastADraw(Isles):
    def answer(self, question, seat, action):
        super().answer(question, seat, action)
        if action in DRAW_TOP:
            self.cards.learned = 0


@breaks("drafts_commute", "in another order differs")
class FirstToDraftLeads(Isles):
    def is_complete(self, seat):
        if super().is_complete(seat) and len(self.to_act) == self.seats:
            self.first = seat
        return super().is_complete(seat)


@breaks("drafts_commute", "a draft used chance")
class DraftThrowsADie(Isles):
    def is_complete(self, seat):
        self.rng.below(6)
        return super().is_complete(seat)


@breaks("drafts_commute", "cannot undo its draft")
class DraftsAreFinal(Isles):
    def undoable(self, seat):
        return 0 if self.drafting else super().undoable(seat)


@breaks("drafts_are_unseen", "sees when")
def shows_parts():
    return shows(lambda s, seat: {"parts": len(s.draft)})


@breaks("drafts_are_unseen", "is told of a draft")
class TellsDrafts(Isles):
    def is_complete(self, seat):
        self.emit("DeckLookedAt", seat)
        return super().is_complete(seat)


# -- they are caught


@pytest.fixture(autouse=True)
def failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for failures."""
    monkeypatch.setenv("DETENTE_FAILURES", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("property", "says", "game"), [pytest.param(*row[:3], id=f"{row[0]}-{row[3]}") for row in BROKEN]
)
def test_a_broken_game_is_caught(property: str, says: str, game: Game) -> None:
    with pytest.raises(AssertionError, match=rf"{property}: [^\n]*({says})"):
        for seed in range(10):
            for options in choices(game.options):
                hold(game, [PROPERTIES[property]], options, seed)


def test_every_property_is_seen_to_fail() -> None:
    assert {row[0] for row in BROKEN} == PROPERTIES.keys()


def test_a_failure_is_a_file_that_can_be_replayed(failures: Path) -> None:
    with pytest.raises(AssertionError) as caught:
        for seed, options in enumerate(choices(ISLES.options)):
            hold(
                replace(ISLES, state_type=UndoPastADraw), [PROPERTIES["undo_unlearns_nothing"]], options, seed
            )
    (file,) = failures.iterdir()
    assert f"detente replay {file}" in str(caught.value)
    record = read_record(file.read_text())
    assert f"after {len(record.entries) - 1} moves" in str(caught.value)
    assert f"{record.options}, seed {record.seed}" in str(caught.value)
    assert replay(ISLES, record).record == record
