"""Sends messages: mail by SMTP, and webhooks in the forms of Discord and Slack, which reach only public addresses."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid, parseaddr
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx

from detente.server.service.browser_push import BrowserPush
from detente.server.settings import Settings

log = logging.getLogger("detente.server")

SECONDS = 20.0
"""How long another server may take."""
MAIL_ADDRESS = re.compile(r"[^@\s<>()\",;:\\]+@[^@\s<>()\",;:\\]+\.[^@\s<>()\",;:\\.]+")
LONGEST = 1900
"""Discord takes 2,000 characters."""
MAIL, DISCORD, SLACK, PUSH = "mail", "discord", "slack", "push"
GONE = (404, 410)
"""How push services say that a browser takes no messages any more."""


class NotSent(Exception):
    """A message was not delivered. Its text, `KIND: DETAIL`, is kept and put into words by the text `unsent-KIND`."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {' '.join(detail.split())[:200]}")


class HttpError(NotSent):
    """Another server has answered with an error. status: of its answer."""

    def __init__(self, status: int) -> None:
        super().__init__("http", str(status))
        self.status = status


class Gone(NotSent):
    """A browser takes no messages any more: it makes no sense to try again."""

    def __init__(self) -> None:
        super().__init__("gone")


@dataclass(frozen=True, slots=True)
class Message:
    """A message. key: the same for each attempt to send it. stop: the address of the page on which its reader can end them.

    short, path: what a browser shows of it, and where it leads.
    """

    subject: str
    text: str
    key: str
    stop: str | None = None
    short: str = ""
    path: str = "/"


class Senders:
    """The ways in which a server can reach people."""

    def __init__(self, settings: Settings) -> None:
        self.smtp = settings.smtp
        self.mail_from = settings.mail_from or ""
        self.private = settings.private_webhooks
        self.offers = [MAIL] * bool(settings.smtp) + [DISCORD, SLACK] if settings.public_url else []
        self.push: BrowserPush | None = None
        """Set once it is known whether browsers can be reached."""

    async def send(
        self, kind: str, target: str, message: Message, keys: Mapping[str, str] | None = None
    ) -> None:
        """Send a message to an address of this kind. keys: of a browser. NotSent if it did not arrive."""
        try:
            async with asyncio.timeout(3 * SECONDS):
                if kind == MAIL:
                    await self._mail(target, message)
                elif kind == PUSH:
                    await self._push(target, keys or {}, message)
                else:
                    await self._post(target, json=form_of(kind, message))
        except TimeoutError:
            raise NotSent("timeout") from None

    async def _mail(self, target: str, message: Message) -> None:
        """Send a mail."""
        if self.smtp is None:
            raise NotSent("no-mail")
        where = urlsplit(self.smtp)
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.mail_from, target, message.subject
        domain = parseaddr(self.mail_from)[1].rpartition("@")[2] or None
        mail["Message-ID"] = f"<{message.key}@{domain}>" if domain else make_msgid()
        mail["Auto-Submitted"] = "auto-generated"
        if message.stop is not None:
            mail["List-Unsubscribe"] = f"<{message.stop}>"
        mail.set_content(message.text)
        secure = where.scheme == "smtps"
        try:
            await aiosmtplib.send(
                mail,
                hostname=where.hostname,
                port=where.port or (465 if secure else 587),
                username=unquote(where.username) if where.username else None,
                password=unquote(where.password) if where.password else None,
                use_tls=secure,
                start_tls=True if where.username and not secure else None,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotSent("mail-refused", error.recipients[0].message) from error
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent("mail-refused", error.message) from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("the mail server cannot be used: %s", error)
            raise NotSent("mail-unreachable") from error

    async def _push(self, target: str, keys: Mapping[str, str], message: Message) -> None:
        """Send a message to a browser, by the service that its maker runs."""
        if self.push is None:
            raise NotSent("no-push")
        url = httpx.URL(target)
        shown = {"title": message.subject, "body": message.short, "url": message.path, "tag": message.path}
        headers = self.push.headers(f"{url.scheme}://{url.netloc.decode()}", message.key)
        try:
            await self._post(target, headers, content=self.push.encrypted(keys, shown))
        except HttpError as error:
            if error.status in GONE:
                raise Gone from error
            raise

    async def _post(self, target: str, headers: Mapping[str, str] | None = None, **body: Any) -> None:
        """Post to another server: to the very address that was looked at, so that its name cannot lead elsewhere meanwhile."""
        url = httpx.URL(target)
        address = await self.reachable(url)
        headers = {**(headers or {}), "Host": url.netloc.decode()}
        bare = url.copy_with(host=address)
        try:
            async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
                answer = await client.post(
                    bare, headers=headers, extensions={"sni_hostname": url.host}, **body
                )
        except httpx.HTTPError as error:
            raise NotSent("unreachable", url.host) from error
        if not answer.is_success:
            raise HttpError(answer.status_code)

    async def reachable(self, url: httpx.URL) -> str:
        """The IP address of a webhook. NotSent if it has none, or one within a private network, unless the host allows that."""
        if url.scheme != "https" and not self.private:
            raise NotSent("https")
        try:
            found = await asyncio.get_running_loop().getaddrinfo(
                url.host, url.port or 443, type=socket.SOCK_STREAM
            )
        except (OSError, UnicodeError) as error:
            raise NotSent("not-found", url.host) from error
        addresses = [str(each[4][0]).partition("%")[0] for each in found]
        if not self.private and not all(map(is_public, addresses)):
            raise NotSent("not-public", url.host)
        return addresses[0]


NAT64 = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that lead to the IPv4 address in their last four bytes (RFC 6052)."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet: not of a private network, this machine, or a special use."""
    found = ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if found in NAT64:
        mapped = IPv4Address(int(found) & 0xFFFFFFFF)
    return found.is_global and not found.is_multicast and (mapped is None or bool(mapped.is_global))


def form_of(kind: str, message: Message) -> dict[str, Any]:
    """A message as a service takes it; names in it call nobody."""
    text = f"{message.subject}\n\n{message.text}"[:LONGEST]
    if kind == SLACK:
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"content": text, "allowed_mentions": {"parse": []}}


def fault_of(kind: str, target: str) -> bool:
    """Whether a text cannot be an address of this kind."""
    if kind == MAIL:
        return len(target) > 200 or MAIL_ADDRESS.fullmatch(target) is None
    try:
        url = httpx.URL(target)
    except httpx.InvalidURL:
        return True
    return url.scheme not in ("http", "https") or not url.host or bool(url.userinfo)
