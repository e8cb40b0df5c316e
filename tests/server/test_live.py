"""Tables in memory: who is recognized there, and streams that nobody reads."""

import detente
from detente.server.tables.live_table import QUEUE, Identity, LiveTable, Stream, Subscription
from tests.server.table_for_tests import HOST, live_table

TOKEN = "a cookie"


def table() -> LiveTable:
    """A table at which a browser looks from seat 0."""
    game = detente.game("isles")
    live = live_table(game, lambda: game.start(None, 1))
    live.looks.append(Subscription(Stream(), 0, "t:0", 0, "en", Identity(TOKEN, HOST)))
    return live


def test_a_browser_that_looks_from_its_seat_is_recognized() -> None:
    live = table()
    assert live.recognized("0", TOKEN) is live.looks[0].asker
    assert live.recognized("1", TOKEN) is None
    assert live.recognized("0", "another cookie") is None
    assert live.recognized("0", "ein anderer Schlüssel") is None
    assert live.recognized("None", TOKEN) is None


def test_who_has_lost_the_seat_is_recognized_no_more() -> None:
    live = table()
    live.holders[0].visitor = HOST + 1
    assert live.recognized("0", TOKEN) is None


def test_a_stream_that_nobody_reads_is_cut_and_sends_nothing_after_the_gap() -> None:
    stream = Stream()
    for number in range(QUEUE + 1):
        stream.numbers = [number]
        stream.send("frame", b"{}")
    assert stream.cut
    assert stream.drain() == [None]
