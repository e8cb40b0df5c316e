"""Scenes keep their contract for every game that is installed, and tell no more than the view."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import detente
from detente.core.game import Game
from detente.core.scene import (
    Change,
    Drawing,
    Offer,
    Piece,
    Scene,
    changes,
    full_label,
    log_lines,
    look_ahead,
    scene,
    scenery,
)
from detente.core.state import State
from detente.core.words import Words, languages

GAMES = [id for id in detente.games() if detente.game(id).part("scene") is not None]
PIECE = {"id", "sprite", "place", "order", "count", "face"}
PANEL_KINDS = {"hand", "display", "track", "player", "facts", "forecast", "discard"}
MARK_KINDS = {"price", "value", "link", "line", "last", "preview"}


def moments(game: Game, seed: int, every: int) -> Iterator[tuple[State, list[Any]]]:
    """Some moments of a random game, the last among them, each with the events since the one before."""
    chance = random.Random(seed)
    seats = next(option for option in game.options if option.name == "seats").values
    state = game.start({"seats": seats[seed % len(seats)]}, seed)
    events: list[Any] = []
    while not state.over:
        if chance.randrange(every) == 0:
            yield state, events
            events = []
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal_actions(seat)), events)
    yield state, events


def observers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def check(seen: Scene) -> None:
    """What the contract says of every scene."""
    assert json.loads(json.dumps(seen)) == seen
    ids = [element["id"] for kind in ("places", "pieces", "panels") for element in seen[kind]]
    assert len(ids) == len(set(ids))
    places = {place["id"] for place in seen["places"]}
    spots = set()
    for piece in seen["pieces"]:
        assert set(piece) - {"note", "about", "seat", "card", "printed"} == PIECE
        assert piece["place"] in places
        assert piece["count"] >= 1
        spots.add((piece["place"], piece["order"]))
    for panel in seen["panels"]:
        assert panel["kind"] in PANEL_KINDS
        assert set(panel["places"]) <= places
        assert all(set(fact) == {"label", "value"} for fact in panel["facts"])
        for section in panel.get("sections", []):
            rows = section.get("rows", [])
            assert set(section.get("on", [])).union(*(row.get("on", []) for row in rows)) <= set(ids)
            assert {len(row["cells"]) for row in rows} <= {len(section.get("columns", []))}
    for mark in seen["marks"]:
        assert mark["kind"] in MARK_KINDS
        assert set(mark["on"]) <= set(ids)
    assert set(seen["prompt"]) == {"text", "seats", "rule", "mine"}
    assert seen["prompt"]["text"]
    assert seen["prompt"]["mine"] == (seen["seat"] in seen["prompt"]["seats"])
    boards = [panel for panel in seen["panels"] if panel["kind"] == "player"]
    assert len({tuple(fact["label"] for fact in panel["facts"]) for panel in boards}) <= 1


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("id", GAMES)
def test_scenes_keep_the_contract(id: str, seed: int) -> None:
    game = detente.game(id)
    language = languages(game.package)[seed % len(languages(game.package))]
    words = Words(game, language)
    for state, events in moments(game, seed, 12):
        for seat in observers(state):
            seen = scene(state, seat, language)
            check(seen)
            legal = state.legal_actions(seat) if seat is not None else []
            assert [offer["action"] for offer in seen["offers"]] == [game.actions.text(a) for a in legal]
            ids = {element["id"] for element in [*seen["places"], *seen["pieces"], *seen["panels"]]}
            for offer in seen["offers"]:
                assert offer["label"]
                assert set(offer["on"]) <= ids
                for mark in offer.get("preview", []):
                    assert mark["kind"] == "preview"
            for line in log_lines(game, events, seat, words):
                assert line["text"]
                assert set(line) - {"minor", "on"} == {"text", "rule", "seat"}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", GAMES)
def test_what_events_move_is_what_the_next_scene_shows(id: str, seed: int) -> None:
    """Pieces that nobody moves stay; what is moved lies where it went, with the picture that it came with."""
    game = detente.game(id)
    words = Words(game, languages(game.package)[seed % 2])
    chance = random.Random(seed)
    seats = next(option for option in game.options if option.name == "seats").values
    state = game.start({"seats": seats[seed % len(seats)]}, seed)
    while not state.over:
        seat = chance.choice(state.to_act)
        views = {observer: state.view(observer) for observer in observers(state)}
        events: list[Any] = []
        state.apply(seat, chance.choice(state.legal_actions(seat)), events)
        for observer in observers(state):
            if "draft" in views[observer]:
                continue  # its cards lie as it has chosen them, whether they are moved or not
            before = scenery(game).draw(views[observer], words)
            after = scenery(game).draw(state.view(observer), words)
            made = changes(game, events, observer, words)
            assert json.loads(json.dumps(made)) == made
            piles = {
                place for panel in after["panels"] if panel["kind"] == "discard" for place in panel["places"]
            }
            assert carried_out(lying(before, piles), made, piles) == lying(after, piles)


def lying(drawn: Drawing, piles: set[str]) -> Counter[tuple[str, str]]:
    """How many pieces of each picture lie at each place; those of a pile are only counted."""
    lies: Counter[tuple[str, str]] = Counter()
    for piece in drawn["pieces"]:
        lies[piece["place"], "" if piece["place"] in piles else piece["sprite"]] += piece["count"]
    return lies


def carried_out(
    lies: Counter[tuple[str, str]], made: list[Change], piles: set[str]
) -> Counter[tuple[str, str]]:
    """What lies where after all changes."""
    for change in made:
        if change["kind"] == "roll":
            assert change["dice"] and change["text"]
            continue
        source, target, sprite = change["source"], change["target"], change["sprite"]
        if source is not None:
            lies[source, "" if source in piles else change.get("was", sprite)] -= change["count"]
        if target is not None:
            lies[target, "" if target in piles else sprite] += change["count"]
    assert all(count >= 0 for count in lies.values())
    return +lies


@pytest.mark.parametrize("id", GAMES)
def test_a_log_line_speaks_of_elements_that_there_are(id: str) -> None:
    """Cards may have gone on since; players, piles and places are always there."""
    game = detente.game(id)
    words = Words(game, "en")
    for state, events in moments(game, 1, 1):
        for seat in observers(state):
            seen = scenery(game).draw(state.view(seat), words)
            there = {element["id"] for element in [*seen["places"], *seen["panels"], *seen["pieces"]]}
            places = tuple(place["id"] for place in seen["places"])
            for line in log_lines(game, events, seat, words):
                for on in line["on"]:
                    assert on in there or on.startswith(places)


def printed(piece: Piece) -> set[str]:
    """The pictures on a card whose face is built of parts."""
    card = piece.get("card")
    if card is None:
        return set()
    icons = [icon for row in card.get("rows", []) for icon in row]
    badges = {icon["badge"] for icon in icons if "badge" in icon}
    return {*card.get("corner", []), *(icon["sprite"] for icon in icons)} | badges


@pytest.mark.parametrize("id", GAMES)
def test_every_sprite_is_a_symbol_of_the_board(id: str) -> None:
    game = detente.game(id)
    words = Words(game, "en")
    for seed in range(4):
        for state, events in moments(game, seed, 5):
            symbols = set(re.findall(r'<symbol id="([^"]+)"', game.text(str(game.board_of(state.options)))))
            for seat in observers(state):
                seen = scene(state, seat, "en")
                assert {name for offer in seen["offers"] for name in offer.get("sprites", [])} <= symbols
                assert {piece["sprite"] for piece in seen["pieces"]} <= symbols
                for piece in seen["pieces"]:
                    assert printed(piece) <= symbols
                for change in changes(game, events, seat, words):
                    assert {change[key] for key in ("sprite", "was") if key in change} <= symbols  # type: ignore[literal-required]


@pytest.mark.parametrize("id", GAMES)
def test_a_scene_is_a_function_of_what_the_seat_may_know(id: str) -> None:
    game = detente.game(id)
    for seed in range(3):
        for state, _ in moments(game, seed, 10):
            for seat in observers(state):
                world = state.determinize(seat if seat is not None else int(state.seats), seed)
                assert scene(world, seat, "en") == scene(state, seat, "en")


@pytest.mark.parametrize("id", GAMES)
def test_the_offers_after_an_offer_are_those_that_will_stand(id: str) -> None:
    game = detente.game(id)
    drags = getattr(game.part("scene"), "DRAGS", ())
    dragged = 0
    for seed in range(6):
        for state, _ in moments(game, seed, 2):
            for seat in state.to_act:
                asked = state.view(seat)["question"]["name"]
                for offer in scene(state, seat, "en")["offers"]:
                    after = look_ahead(state, seat, game.actions.parse(offer["action"]))
                    following = after.view(seat)["question"]["name"] if after is not None else ""
                    drag = asked in drags or f"{asked} {following}" in drags
                    assert ("then" in offer) == (after is not None and drag)
                    if "then" in offer and after is not None:
                        dragged += 1
                        assert plain(offer["then"]) == plain(scene(after, seat, "en")["offers"])
    assert dragged or not drags


@pytest.mark.parametrize("id", [id for id in GAMES if hasattr(detente.game(id).part("scene"), "DROPS")])
def test_what_is_dropped_on_an_offer_is_an_offer_that_will_stand(id: str) -> None:
    game = detente.game(id)
    dropped = 0
    for seed in range(3):
        for state, _ in moments(game, seed, 3):
            for seat in state.to_act:
                for offer in scene(state, seat, "en")["offers"]:
                    if "drops" not in offer:
                        continue
                    after = look_ahead(state, seat, game.actions.parse(offer["action"]))
                    assert after is not None
                    standing = [each for each in plain(scene(after, seat, "en")["offers"]) if each["on"]]
                    assert offer["drops"] == standing
                    dropped += len(standing)
    assert dropped


def plain(offers: list[Offer]) -> list[Offer]:
    return [Offer(action=offer["action"], label=offer["label"], on=offer["on"]) for offer in offers]


def test_looking_ahead_ends_where_something_is_learned() -> None:
    game = detente.game("nuclear_war")
    state = game.position({"A": {"hand": ["polaris", "warhead_10", "am_a"]}}, {"seats": 2})
    for action in ("place polaris", "show polaris"):
        number = game.actions.parse(action)
        assert number in state.legal_actions(0)
        assert look_ahead(state, 0, number) is None


def test_looking_ahead_changes_nothing() -> None:
    game = detente.game("nuclear_war")
    for state, _ in moments(game, 5, 6):
        before = state.to_dict()
        for seat in state.to_act:
            for action in state.legal_actions(seat):
                look_ahead(state, seat, action)
        assert state.to_dict() == before


@pytest.mark.parametrize("id", GAMES)
def test_full_labels_tell_offers_apart(id: str) -> None:
    """Where nobody sees on what something is offered, in a list or as advice, two offers are never called the same."""
    for state, _ in moments(detente.game(id), 1, 8):
        for seat in state.to_act:
            seen = scene(state, seat, "en")
            labels = [full_label(offer, seen["pieces"]) for offer in seen["offers"]]
            assert [label for label, count in Counter(labels).items() if count > 1] == []


def test_what_is_printed_is_said_by_the_name_of_its_place() -> None:
    seen = scene(detente.game("twoplustwo").start({}, 1), 0, "en")
    names = {place["id"]: place["name"] for place in seen["places"]}
    printed = [piece for piece in seen["pieces"] if piece.get("printed")]
    assert len(printed) > 30
    for piece in printed:
        assert piece["face"] and set(re.findall(r"\d+", piece["face"])) <= set(
            re.findall(r"\d+", names[piece["place"]])
        )
