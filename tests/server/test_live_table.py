"""Tables in memory: who is recognized there, and streams that nobody reads."""

from functools import partial

import detente
from detente.server.tables.live_table import LiveTable
from detente.server.tables.streams import QUEUE, Identity, Stream, Subscription
from tests.server.table_for_tests import HOST, live_table

TOKEN = "a cookie"


def table() -> LiveTable:
    """A table at which a browser looks from seat 0."""
    game = detente.game("isles")
    live = live_table(game, partial(game.start, None, 1))
    live.subscriptions.append(Subscription(Stream(), 0, "t:0", 0, "en", Identity(TOKEN, HOST)))
    return live


def test_a_browser_that_looks_from_its_seat_is_recognized() -> None:
    live = table()
    assert live.watching_identity("0", TOKEN) is live.subscriptions[0].identity
    assert live.watching_identity("1", TOKEN) is None
    assert live.watching_identity("0", "another cookie") is None
    assert live.watching_identity("0", "ein anderer Schlüssel") is None
    assert live.watching_identity("None", TOKEN) is None


def test_who_has_lost_the_seat_is_recognized_no_more() -> None:
    live = table()
    live.holders[0].visitor = HOST + 1
    assert live.watching_identity("0", TOKEN) is None


def test_a_stream_that_nobody_reads_is_cut_and_sends_nothing_after_the_gap() -> None:
    stream = Stream()
    for number in range(QUEUE + 1):
        stream.frame_numbers = [number]
        stream.send("frame", b"{}")
    assert stream.closed
    assert stream.drain() == [None]
