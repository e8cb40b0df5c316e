"""What is counted for those who run the server: the numbers of one process, in Prometheus' form. None of them tells who did what."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS = Counter(
    "detente_requests", "Requests that were answered.", ("method", "route", "status"), registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "detente_request_seconds",
    "How long an answer took, streams and looks that wait apart.",
    ("method", "route"),
    buckets=SECONDS,
    registry=REGISTRY,
)
MOVES = Counter(
    "detente_moves", "Commands that were committed, of people and bots.", ("game",), registry=REGISTRY
)
MOVE_SECONDS = Histogram(
    "detente_move_seconds",
    "How long a command took from its judgement until its frames were sent.",
    ("game",),
    buckets=SECONDS,
    registry=REGISTRY,
)

OPEN_TABLES = Gauge("detente_open_tables", "Tables in memory.", registry=REGISTRY)
WATCHERS = Gauge("detente_watchers", "Seats and tables that are watched through streams.", registry=REGISTRY)
READY = Gauge("detente_ready", "1 while the server takes requests, 0 while it shuts down.", registry=REGISTRY)


def follow(
    open_tables: Callable[[], float], watchers: Callable[[], float], ready: Callable[[], float]
) -> None:
    """Read these numbers whenever somebody asks."""
    OPEN_TABLES.set_function(open_tables)
    WATCHERS.set_function(watchers)
    READY.set_function(ready)


def publish(host: str, port: int) -> Callable[[], None]:
    """Answer at a port of its own, which should not be reached from the internet; what ends that. OSError if it is taken."""
    server, thread = start_http_server(port, host, registry=REGISTRY)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
