"""The boards of 1815 and 1715: lands touch where they are neighbours, and nowhere else."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

import detente
from detente.core.shown.scene import scene
from detente.games.europe1815.codes import GREY, WHITE
from detente.games.europe1815.data import AMERICA, EUROPE, Board
from detente.games.europe1815.scene.names import SEAS

GAME = detente.game("europe1815")
SVG = "{http://www.w3.org/2000/svg}"
BOARDS = (("1815", EUROPE), ("1715", AMERICA))
NUMBER = re.compile(r"[Mlz]|-?(?:\d+\.\d|\.\d|\d+)")
KINDS = ("inf", "kav", "art", "general", "flag", "ship")

Point = tuple[int, int]


def drawn(map: str) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.text(f"board-{map}.svg"))


def anchors(map: str) -> dict[str, ElementTree.Element]:
    """The elements with ids, but for the pictures of pieces."""
    return {
        str(element.get("id")): element
        for element in drawn(map).iter()
        if "id" in element.attrib and element.tag != f"{SVG}symbol"
    }


def points(path: str) -> set[Point]:
    """The corners of a path, in tenths."""
    found: set[Point] = set()
    x = y = 0
    numbers: list[int] = []
    absolute = True
    for token in NUMBER.findall(path):
        if token.isalpha():
            absolute = token == "M"
            continue
        numbers.append(round(float(token) * 10))
        if len(numbers) == 2:
            x, y = numbers if absolute else (x + numbers[0], y + numbers[1])
            found.add((x, y))
            numbers = []
    return found


def test_a_path_is_read_as_it_is_drawn() -> None:
    assert points("M1 2.5l.5-1 -3 4zM10-1l2 0z") == {(10, 25), (15, 15), (-15, 55), (100, -10), (120, -10)}


@pytest.mark.parametrize(("map", "board"), BOARDS)
def test_lands_share_a_border_exactly_if_they_are_neighbours_by_land(map: str, board: Board) -> None:
    there = anchors(map)
    lands = {id: points(str(there[id].get("d"))) for id in board.land_ids}
    ways = {str(way.get("data-joins")) for way in drawn(map).iter() if way.get("class") == "way"}
    for a, b in combinations(range(len(board.land_ids)), 2):
        one, other = board.land_ids[a], board.land_ids[b]
        shared = len(lands[one] & lands[other])
        over_sea = f"{one} {other}" in ways or f"{other} {one}" in ways
        if b in board.near[a]:
            assert shared >= 2 or over_sea, (one, other)
        else:
            assert not shared and not over_sea, (one, other)


@pytest.mark.parametrize(("map", "board"), BOARDS)
def test_every_land_has_its_ground_its_box_and_its_territory_s_colour(map: str, board: Board) -> None:
    there = anchors(map)
    assert set(there) == {*board.land_ids, *SEAS[map]}
    _, _, width, height = map_box(map)
    colours: dict[int, set[str | None]] = {}
    for k, id in enumerate(board.land_ids):
        x, y, wide, high = (float(number) for number in str(there[id].get("data-box")).split())
        assert 0 <= x <= width - wide and 0 <= y <= height - high and wide >= 80 and high >= 40
        colours.setdefault(board.territory[k], set()).add(there[id].get("class"))
    assert all(len(found) == 1 for found in colours.values())
    assert len({*map_of(colours)}) == len(board.territory_ids)


def map_of(colours: dict[int, set[str | None]]) -> list[str | None]:
    """The one colour of each territory."""
    return [next(iter(found)) for found in colours.values()]


def map_box(map: str) -> tuple[float, float, float, float]:
    """The drawing's frame."""
    x, y, width, height = (float(number) for number in str(drawn(map).get("viewBox")).split())
    return x, y, width, height


@pytest.mark.parametrize(("map", "board"), BOARDS)
def test_fortresses_stand_on_the_board_in_two_shapes(map: str, board: Board) -> None:
    forts = [element for element in drawn(map).iter() if str(element.get("class")).startswith("fort ")]
    kinds = [str(fort.get("class")).split()[1] for fort in forts]
    assert kinds.count("grey") == board.fortress.count(GREY) and kinds.count("white") == board.fortress.count(
        WHITE
    )
    shapes = {kind: {str(part.get("d")) for part in fort} for kind, fort in zip(kinds, forts, strict=True)}
    assert not shapes["grey"] & shapes["white"]


@pytest.mark.parametrize("map", ["1815", "1715"])
def test_the_pieces_of_seats_differ_in_shape_and_not_only_in_colour(map: str) -> None:
    symbols = {str(symbol.get("id")): symbol for symbol in drawn(map).iter(f"{SVG}symbol")}
    assert set(symbols) == {f"{kind}-{seat}" for kind in KINDS for seat in "ABCD"} | {"inf-N"}
    for kind in KINDS:
        shapes = {
            ElementTree.tostring(symbols[f"{kind}-{seat}"][0 if kind != "flag" else 3]) for seat in "ABCD"
        }
        assert len(shapes) == 4
    for seat in "ABCD":
        emblems = {ElementTree.tostring(symbols[f"{kind}-{seat}"][1]) for kind in KINDS}
        assert len(emblems) == len(KINDS)


def test_a_table_has_the_board_of_its_map() -> None:
    for map, board in BOARDS:
        state = GAME.start({"map": map}, 1)
        name = GAME.board_of(state.options)
        assert name == f"board-{map}.svg"
        assert {place["id"] for place in scene(state, None, "en")["places"]} >= set(board.land_ids)
