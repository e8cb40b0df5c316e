"""Boards are read once: their names change with their content, and they may be kept for good."""

from tests.server.serving import Person


def test_a_board_is_kept_for_good_under_the_name_that_its_table_gives(anna: Person) -> None:
    board = anna.open_table("isles", "me", "random")["board"]
    assert board.startswith("board.") and board.endswith(".svg") and board != "board.svg"
    answer = anna.http.get(f"/api/games/isles/{board}")
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "image/svg+xml"
    plain = anna.http.get("/api/games/isles/board.svg")
    assert plain.content == answer.content and plain.headers["cache-control"] == "no-cache"
    same = anna.http.get("/api/games/isles/board.svg", headers={"If-None-Match": plain.headers["etag"]})
    assert same.status_code == 304


def test_an_outdated_name_gives_the_newest_board_which_is_not_kept(anna: Person) -> None:
    answer = anna.http.get(f"/api/games/isles/board.{'0' * 32}.svg")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    assert anna.http.get("/api/games/isles/chart.0.svg").status_code == 404
    assert anna.http.get("/api/games/isles/chart.svg").status_code == 404
