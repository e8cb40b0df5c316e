"""What news say: a table, what its seat is asked, what has happened there since its last move, and until when there is time.

A mail is for the holder of the seat and shows what the seat may know. A webhook may be read by others: it shows what spectators
see, nothing of the game if they see it later, and its link opens the table, but not the seat. A browser (`push`) is the holder's own, and
knows them already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from detente.core.shown.words import Texts
from detente.server.errors import PACKAGE, spoken_by
from detente.server.keys import NewsKeys
from detente.server.service.seat_links import SeatLinks
from detente.server.service.senders import MAIL, PUSH, Message
from detente.server.store.models import AddressRow, HolderRow, ProposalRow
from detente.server.store.people import LINK_LIFE
from detente.server.tables.frames import Renderer
from detente.server.tables.live_table import LiveTable

MOST_LINES = 25
"""How much of what has happened a message tells; the latest."""
SHORT = 300


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a message is about. kind: of the texts `news-KIND` and `news-KIND-subject`. key: the same for each attempt.

    since: the seat's last entry; the message reports what came after it. arose: since when it can be sent to those who are away, if they get some
    time to come by themselves. asked: what everybody has to agree to.
    """

    kind: str
    key: str
    since: int = 0
    deadline: datetime | None = None
    arose: datetime | None = None
    asked: ProposalRow | None = None


class NewsTexts:
    """Puts messages into words."""

    def __init__(self, public_url: str, links: SeatLinks) -> None:
        self.url = public_url.rstrip("/")
        self.links = links
        self.keys = NewsKeys("")

    def confirmation(self, address: AddressRow) -> Message:
        """The request to confirm an address."""
        texts = Texts(address.language, PACKAGE)
        link = f"{self.url}/news/{self.keys.make('confirm', address.id)}"
        text = texts("news-confirm", link=link, server=self.url)
        return Message(texts("news-confirm-subject"), text, unique(address, "confirm"), self.stop(address))

    def opening(self, address: AddressRow, name: str, purpose: str, token: str) -> Message:
        """The mail with a link that opens an account. What follows the # of a link stays in the browser."""
        texts = Texts(address.language, PACKAGE)
        link = f"{self.url}/account#{purpose}={token}"
        text = texts(f"news-{purpose}", link=link, server=self.url, name=name, minutes=int(LINK_LIFE.total_seconds() // 60))  # fmt: skip
        return Message(texts(f"news-{purpose}-subject"), text, sha256(token.encode()).hexdigest()[:40])

    def stop(self, address: AddressRow) -> str:
        """The page on which the owner of an address ends all news."""
        return f"{self.url}/news/{self.keys.make('stop', address.id)}"

    def about(self, live: LiveTable, holder: HolderRow, address: AddressRow, occasion: Occasion) -> Message:
        """News of one seat. Slow: not for the event loop."""
        texts = Texts(address.language, PACKAGE)
        table = f"{live.row.name} ({live.game.title})" if live.row.name else live.game.title
        words = {"table": table, "name": holder.name} | asker_of(live, occasion)
        parts = [texts(f"news-{occasion.kind}", **words)]
        own = address.kind in (MAIL, PUSH) and live.holders[holder.seat].id == holder.id
        observer = holder.seat if own else None
        if live.game_log is not None and (observer is not None or live.row.delay is None):
            parts += self._game(live, holder, observer, address, occasion, texts)
        if occasion.deadline is not None:
            parts.append(texts("news-deadline", time=local(occasion.deadline, address)))
        short = "\n".join(parts[1:]) or parts[0]
        parts.append(self.link(live, holder, address))
        made = self._message(address, texts(f"news-{occasion.kind}-subject", **words), parts, occasion.key)
        return replace(made, short=shortened(short), path=path_of(live, holder))

    def digest(self, lines: Mapping[str, Sequence[str]], address: AddressRow, key: str) -> Message:
        """The daily message: by the link to a table, what it waits for."""
        texts = Texts(address.language, PACKAGE)
        told = ["\n".join(each) for each in lines.values()]
        parts = [texts("news-digest", count=len(lines)), *map("{}\n{}".format, told, lines)]
        made = self._message(address, texts("news-digest-subject", count=len(lines)), parts, key)
        return replace(made, short=shortened("\n".join(told)))

    def digest_line(self, live: LiveTable, address: AddressRow, occasion: Occasion) -> str:
        """A table in the daily message, and what it waits for."""
        texts = Texts(address.language, PACKAGE)
        table = f"{live.row.name} ({live.game.title})" if live.row.name else live.game.title
        if occasion.asked is not None:
            return texts(f"news-digest-{occasion.asked.kind}", table=table, **asker_of(live, occasion))
        if occasion.deadline is None:
            return table
        return texts("news-digest-until", table=table, time=local(occasion.deadline, address))

    def link(self, live: LiveTable, holder: HolderRow, address: AddressRow) -> str:
        """The link that opens the seat, for its holder only; elsewhere the one that opens it in a browser that holds it."""
        if address.kind == MAIL:
            return f"{self.url}/seat/{self.links.key_of(live, holder)}"
        return self.url + path_of(live, holder)

    def _game(
        self,
        live: LiveTable,
        holder: HolderRow,
        observer: int | None,
        address: AddressRow,
        occasion: Occasion,
        texts: Texts,
    ) -> list[str]:
        """The question, the phase, and what has happened, as the observer sees it."""
        assert live.game_log is not None
        renderer = Renderer(live.game_log, observer, spoken_by(live.game, address.language), live.names)
        lines = renderer.all_lines()
        phase = next((line["text"] for line in reversed(lines) if line.get("begins") == "phase"), None)
        since = renderer.timeline.frame_at(min(occasion.since, live.game_log.position))
        news = [line["text"] for line in lines if line["frame"] > since]
        left_out, news = max(0, len(news) - MOST_LINES), news[-MOST_LINES:]
        about_turn = occasion.kind != "lost" and occasion.asked is None
        parts = [renderer.current_scene()["prompt"]["text"]] if about_turn else []
        parts += [texts("news-phase", phase=phase)] if phase else []
        if news:
            told = [texts("news-since"), *([texts("news-left-out", count=left_out)] if left_out else [])]
            parts.append("\n".join(told + [f"– {line}" for line in news]))
        return [part for part in parts if part]

    def _message(self, address: AddressRow, subject: str, parts: Sequence[str], key: str) -> Message:
        """A message, with the way to end them."""
        texts, stop = Texts(address.language, PACKAGE), self.stop(address)
        text = "\n\n".join([*parts, texts("news-stop", link=stop)])
        return Message(" ".join(subject.split()), text, unique(address, key), stop)


def asker_of(live: LiveTable, occasion: Occasion) -> dict[str, str]:
    """Who asks all others to agree to something, as texts name them."""
    return {} if occasion.asked is None else {"asker": live.holders[occasion.asked.seat].name}


def path_of(live: LiveTable, holder: HolderRow) -> str:
    """The page of a seat, in a browser that holds it."""
    return f"/table/{live.row.id}?seat={holder.seat}"


def shortened(text: str) -> str:
    """What a browser shows of a message: push services take 4 kB, and notifications a few lines."""
    return text if len(text) <= SHORT else f"{text[: SHORT - 1].rstrip()}…"


def local(time: datetime, address: AddressRow) -> str:
    """A time in the reader's time zone."""
    try:
        zone = ZoneInfo(address.zone)
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    return time.astimezone(zone).strftime(Texts(address.language, PACKAGE)("news-time"))


def unique(address: AddressRow, key: str) -> str:
    """An id for a message that says nothing."""
    return sha256(f"{address.id} {key} {address.at.isoformat()}".encode()).hexdigest()[:40]
