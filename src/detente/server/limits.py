"""Limits: how much one visitor, and one address, may do in some time or have at once, so that everybody has a chance.

A visitor is known by cookie or seat key. As a new cookie is easy to get, an address has limits of its own: a few
times those of a visitor, since several people may share it. Each server process counts for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

MINUTE, QUARTER, HOUR, DAY = 60, 900, 3600, 86400
RATES = {
    "requests": (300, 10),
    "past": (200, MINUTE),
    "advice": (120, MINUTE),
    "orders": (300, MINUTE),
    "polls": (600, MINUTE),
    "chat": (30, MINUTE),
    "notes": (60, MINUTE),
    "friends": (60, HOUR),
    "tables": (30, HOUR),
    "tournaments": (10, HOUR),
    "seats": (60, HOUR),
    "names": (60, HOUR),
    "addresses": (20, HOUR),
    "tokens": (20, HOUR),
    "confirmations": (1, DAY),
    "accounts": (5, HOUR),
    "sign_ins": (20, QUARTER),
    "sign_ins_to": (4, QUARTER),
    "exports": (10, HOUR),
    "links": (10, HOUR),
    "links_to": (1, HOUR),
}
"""How often something may be done, and in how many seconds: requests of any kind, frames of the past and subscriptions, hints and
analyses, typed orders and questions why not, looks at a seat without a stream, lines of chat, private notes that are saved, friends asked, blocked or invited, new tables, new tournaments, seats taken or passed on, new names, addresses for news, tokens for programs,
and requests to confirm one mail address, whoever sends them; new accounts, passwords tried, those of one account, copies of one's data, requests for links
that open an account, and those to one mail address. What counts for one mail address or account counts whoever asks, so it may be
done as often as the factor for an address says."""
AT_ONCE = {"answers": 20, "streams": 12, "unfinished": 40}
"""How much there may be at once: requests that are being answered, open streams, and incomplete requests (of which only the
address is known)."""
PER_ADDRESS = 5

OFF = "off"


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits, by name; a missing name is unlimited. per_address: the factor for an address."""

    most: Mapping[str, int] = field(
        default_factory=lambda: {name: most for name, (most, _) in RATES.items()} | AT_ONCE
    )
    per_address: int = PER_ADDRESS


USUAL = Limits()


def read_limits(text: str) -> Limits:
    """Limits from a text: `off` for none, or changes to the usual ones, as in `tables=100,chat=off`. ValueError says what is wrong."""
    most, per_address = dict(USUAL.most), PER_ADDRESS
    if text.strip() == OFF:
        return Limits({}, per_address)
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = (each.strip() for each in part.partition("="))
        if name not in (*USUAL.most, "per_address"):
            raise ValueError(
                f"there is no limit {name!r}; there are {', '.join((*USUAL.most, 'per_address'))}"
            )
        if value == OFF and name != "per_address":
            most.pop(name, None)
        elif not value.isdecimal() or not 0 < int(value) < 10**9:
            raise ValueError(f"the limit {name!r} must be a number from 1 on, or off, not {value!r}")
        elif name == "per_address":
            per_address = int(value)
        else:
            most[name] = int(value)
    return Limits(most, per_address)
