"""The map as a table, and the legend."""

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import detente
from detente.cli.atlas import glossary
from detente.core.shown.chart import Region, Term, chart, legend
from detente.core.shown.scene import scenery
from detente.core.shown.words import Words, languages, languages_of
from detente.games.nations.scene.names import CAPITAL_OF
from tests.cli.test_whole_games import looking_around, played
from tests.longer import long_but

__all__ = ["played"]


def at(id: str, seed: int, steps: int, **options: object) -> Any:
    """A state after random actions."""
    state = detente.game(id).start(options, seed)
    chance = random.Random(seed)
    for _ in range(steps):
        if not state.over:
            seat = state.to_act[0]
            state.apply(seat, chance.choice(state.legal_actions(seat)))
    return state


def charted(state: Any, language: str = "en", seat: int | None = 0) -> list[Region]:
    """The map as a seat sees it."""
    view = state.view(seat)
    words = Words(state.game, language, options=state.options)
    return chart(state.game, view, words, scenery(state.game).draw(view, words))


@pytest.mark.parametrize("id", detente.games())
def test_every_game_has_a_map_in_every_language(id: str) -> None:
    for steps in (0, 30, 90):
        state = at(id, 5, steps)
        view = state.view(0)
        for language in languages_of(state.game):
            words = Words(state.game, language, options=state.options)
            drawing = scenery(state.game).draw(view, words)
            regions = chart(state.game, view, words, drawing)
            ids = [region["on"] for region in regions]
            there = {place["id"] for place in drawing["places"]} | {
                panel["id"] for panel in drawing["panels"]
            }
            assert ids and len(set(ids)) == len(ids) and set(ids) <= there
            assert {place for region in regions for place in region["places"]} <= there
            assert all(id in ids for region in regions for id in region["near"])
            for term in legend(state.game, view, words):
                assert term["term"] and term["meaning"]


@pytest.mark.parametrize("id", ["europe1815", "nations", "wsdv", "twoplustwo"])
def test_neighbours_are_neighbours_both_ways(id: str) -> None:
    near = {region["on"]: region["near"] for region in charted(at(id, 5, 0))}
    assert any(near.values())
    assert all(region in near[other] for region, others in near.items() for other in others)


@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
def test_the_map_of_germany_says_where_each_city_can_connect_to(id: str) -> None:
    """Hamburg belongs to two provinces; a connection of two lines counts once both are built."""
    lines = ["dortmund__koeln", "flensburg__hamburg:hamburg"]
    towns = dict.fromkeys(("koeln", "dortmund", "hamburg"), "sound")
    state = detente.game(id).position({"factories": towns, "lines": lines}, {}, 1)
    cities = {region["on"]: [fact["value"] for fact in region["facts"]] for region in charted(state)}
    assert (
        "Dortmund (factory of value 2; connected to Köln; can connect to Bielefeld, Duisburg, Kassel)"
        in cities["nordrhein_westfalen"]
    )
    assert "Kiel (free; can connect to Flensburg, Hamburg)" in cities["schleswig_holstein"]
    hamburg = "Hamburg (factory of value 1; can connect to Bremen, Flensburg, Hannover, Kiel, Wolfsburg)"
    assert all(hamburg in cities[province] for province in ("schleswig_holstein", "niedersachsen"))
    assert "Rheinsberg (free)" in cities["brandenburg"]


@pytest.mark.parametrize("admirals", ["off", "on"])
@pytest.mark.parametrize("seed", long_but([0], range(3)))
def test_the_strongest_attack_on_the_map_is_the_strongest_that_the_rules_allow(
    seed: int, admirals: str
) -> None:
    """For the seat whose turn it is, every part of every attack is tried."""
    checked = 0
    for steps in range(60, 260, 6):
        state = at("europe1815", seed, steps, start="quick", admirals=admirals, seats=4)
        actions = state.game.actions
        if state.over or state.view(0)["question"]["name"] != "turn":
            continue
        seat = state.to_act[0]
        threats = {region["on"]: region["threats"] for region in charted(state)}
        name = Words(state.game, "en").seat(seat)
        for action in state.legal_actions(seat):
            verb, _, land = actions.text(action).partition(" ")
            if verb != "attack":
                continue
            twin = state.clone()
            twin.apply(seat, action)
            attack, defence = strongest(twin, seat)
            assert f"{name} {attack} : {defence}" in threats[land], (land, threats[land])
            checked += 1
    assert checked


def strongest(state: Any, seat: int) -> tuple[int, int]:
    """The best attack that can be put together from here: parts are added until none is left."""
    best = (-99, 0)
    ways, seen = [state], set()
    while ways:
        now = ways.pop()
        command = now.view(seat)["command"]
        if command["battle"] and command["battle"]["attack"]:
            found = command["battle"]["attack"], command["battle"]["defence"]
            best = max(best, found, key=lambda pair: (pair[0] - pair[1], pair[0]))
        for action in now.legal_actions(seat):
            text = now.game.actions.text(action)
            if text == "done":
                continue
            then = now.clone()
            then.apply(seat, action)
            key = repr((then.view(seat)["command"], then.view(seat)["question"]["name"]))
            if key not in seen and len(seen) < 4000:
                seen.add(key)
                ways.append(then)
    return best


def test_who_threatens_whom_in_nations_is_who_could_move_there() -> None:
    """For the seat whose turn it is, the view names the targets of its leaders with their prices."""
    found = 0
    for seed in range(6):
        state = at("nations", seed, 0)
        chance = random.Random(seed)
        for _ in range(150):
            if state.over:
                break
            view = state.view(0)
            seat = view["turn"]
            if view["moves"] and view["question"]["name"] == "turn":
                found += agreed(view, charted(state), seat)
            state.apply(state.to_act[0], chance.choice(state.legal_actions(state.to_act[0])))
    assert found


def agreed(view: Any, regions: list[Region], seat: int) -> int:
    """How many threats of a seat the map names; all of them, with their prices."""
    found = 0
    targets = [(target["point"], target["price"]) for move in view["moves"] for target in move["targets"]]
    for region in regions:
        if "seat" in region and region["seat"] != seat:
            prices = [price for point, price in targets if point == CAPITAL_OF[region["on"]]]
            named = [threat for threat in region["threats"] if threat.startswith(f"{'ABCD'[seat]}’s ")]
            assert len(named) == len(prices)
            assert all(any(f", {price} million)" in threat for threat in named) for price in prices)
            found += len(named)
    return found


def test_the_map_of_nations_shows_which_countries_have_a_port_on_which_sea() -> None:
    ports = {region["on"]: region["facts"][1] for region in charted(at("nations", 1, 0))}
    assert {fact["label"] for fact in ports.values()} == {"Port"}
    seas = {country: fact["value"] for country, fact in ports.items()}
    assert seas["UOR"] == "North Sea of Kark and South Sea of Kark"
    assert {country for country, sea in seas.items() if sea == "none"} == {"AKA", "DAH", "GHA"}


def test_the_map_is_shown_whole_or_around_a_name(played: Any) -> None:
    lines = ["austria", *["1"] * 12, "m", "m ireland", "m öst", "m atlantis", "k"]
    shown = played("europe1815", "en", 3, lines).split("\n> ")[-6:]
    whole, ireland, austria, nothing, legend = shown[0:5]
    assert whole.count("neighbours: ") == 30
    assert "threatened by " in whole and "Austria" in whole
    assert ireland.count("neighbours: ") == 4 and "Norway" in ireland
    assert "neighbours: " in austria and "Austria" in austria, "names of other languages count"
    assert "There is no region “atlantis” on the map." in nothing
    assert "Diplomacy" in legend


def test_wishes_are_explained_where_there_are_any(played: Any) -> None:
    assert "Wunsch Frieden" in played("europe1815", "de", 3, ["k"], map="1715")
    assert "Wunsch" not in played("europe1815", "de", 3, ["k"])


def test_help_names_only_what_the_table_has(played: Any) -> None:
    cards = played("nuclear_war", "en", 3, ["?"]).split("\n> ")[1]
    lands = played("europe1815", "en", 3, ["?"]).split("\n> ")[1]
    assert "\n  d " in cards and "\n  d " not in lands
    assert "\n  k " not in played("isles", "en", 3, ["?"]).split("\n> ")[1]


@pytest.mark.parametrize(
    ("language", "head", "danger"),
    [("en", "Threats", "threatened by "), ("de", "Gefahren", "bedroht von ")],
)
def test_a_turn_begins_with_the_lands_that_are_threatened(
    played: Any, language: str, head: str, danger: str
) -> None:
    """Those of the seat's own lands that the map marks, and no others."""
    shown = played("europe1815", language, 3, ["s", "m", "1"] * 30)
    tables = re.findall(r"\n> s\n(.*?)\n> m\n(.*?)\n> ", shown, re.S)
    found = 0
    for table, regions in tables:
        own = re.findall(r"\n    (\S.*) \(A\)\n((?:      .*\n?)*)", regions)
        marked = {name for name, about in own if danger in about}
        said = table.split(f"\n  {head}  ")[1].split("\n\n")[0] if f"\n  {head}  " in table else ""
        assert {name for name, _ in own if f"{name}: " in said} == marked
        found += len(marked)
    assert tables and found


@pytest.mark.parametrize(
    "id", long_but(["nations", "nuclear_war"], ["europe1815", "nations", "nuclear_war", "wsdv", "twoplustwo"])
)
def test_every_game_has_previews_in_the_same_form(played: Any, id: str) -> None:
    """In brackets behind the choice, or once for all of them."""
    turns = played(id, "en", 3, looking_around(3)).split("\n> ")
    offered = [line for turn in turns for line in turn.split("\n\n")[-1].splitlines()]
    assert any(re.match(r" +\d+  \S.* \(.*", line) for line in offered)
    assert not [line for line in offered if re.search(r"\(\)|\(: |; \)|: :|None", line)]


def test_what_all_choices_change_alike_is_said_once(played: Any) -> None:
    shown = played("europe1815", "en", 3, [])
    assert shown.count("in any case: A: 3 Inf, 1 Cav, General") == 1
    assert shown.count("3 Inf, 1 Cav, General") == 1


def test_a_newcomer_reads_first_what_the_game_is_about(played: Any) -> None:
    for id in detente.games():
        for language in {*languages_of(detente.game(id))} & {*languages("detente.cli")}:
            about = Words(detente.game(id), language)("game-about")
            assert about in " ".join(played(id, language, 3, []).split())


def test_meanings_are_apart_from_their_words() -> None:
    console = Console(width=40, record=True, file=io.StringIO())
    console.print(glossary([Term(term="Pair", meaning="two"), Term(term="I", meaning="a")], 40))
    assert [line.rstrip() for line in console.export_text().splitlines()] == ["  Pair   two", "  I      a"]
