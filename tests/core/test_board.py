"""Boards and sprites: a game's board is safe to put into a page, and its pictures can be used from elsewhere."""

from dataclasses import replace
from xml.etree import ElementTree

import detente

GAMES = [id for id in detente.games() if detente.game(id).module("scene") is not None]
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"g", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline"}
KNOWN = SHAPES | {"svg", "defs", "symbol", "style", "text"}
MOST_BYTES = 150_000
BOARDS = [(id, name) for id in GAMES for name in detente.game(id).drawings]


def board(id: str, name: str = "board.svg") -> ElementTree.Element:
    return ElementTree.fromstring(detente.game(id).text(name))


def test_a_game_without_its_board_has_none() -> None:
    game = replace(detente.game("nations"), board=lambda options: f"{options['rounds']}.svg")
    assert game.board_of(game.standard) is None


def test_nuclear_war_has_a_picture_of_every_card_and_anchors_for_what_lies_in_the_middle() -> None:
    from detente.games.nuclear_war.data import EDITION

    drawn = board("nuclear_war")
    symbols = {symbol.get("id"): symbol.get("viewBox") for symbol in drawn.iter(f"{SVG}symbol")}
    plaques = {id for id in symbols if str(id).startswith("people_")}
    assert plaques == {"people_25", "people_10", "people_5", "people_1", "people_more"}
    assert set(symbols) - plaques == {"back", *EDITION.ids}
    assert {symbols[id] for id in set(symbols) - plaques} == {"0 0 60 90"}
    anchors = {element.get("id") for element in drawn.iter() if "id" in element.attrib} - set(symbols)
    assert anchors == {"deck", "discard", "turned up"}


def test_the_map_of_kark_has_an_anchor_for_every_point_port_and_route_and_a_picture_of_every_piece() -> None:
    from detente.games.nations.data import BOARD

    drawn = board("nations")
    symbols = {str(symbol.get("id")) for symbol in drawn.iter(f"{SVG}symbol")}
    anchors = {element.get("id") for element in drawn.iter() if "id" in element.attrib} - symbols
    ports = {f"{BOARD.countries[port]} port" for port in BOARD.ports}
    fields = {f"{country} derricks" for country in BOARD.countries}
    seas = {"north", "south", "deck", "below"}
    assert anchors == {*BOARD.point_ids, *BOARD.countries, *BOARD.routes, *ports, *fields, *seas}
    people = {"king", "president", "dictator", "guerrilla", "agent"}
    assert symbols == {*people, "tanker", "derrick", "pipeline", "back", *BOARD.card_ids} | {
        f"pipe-{route}" for route in BOARD.routes
    }
