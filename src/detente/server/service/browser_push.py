"""Messages to browsers (Web Push, RFC 8030): encrypted for the browser (RFC 8291) and signed by this installation (VAPID, RFC 8292).

It takes the packages of the extra `push`; without them a server does not offer it.
"""

from __future__ import annotations

import base64
import binascii
import json
from typing import TYPE_CHECKING, Final

from detente.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Mapping

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError:  # pragma: no cover
    INSTALLED = False
else:
    INSTALLED = True

SECRET: Final = "push"
"""The name of the secret with which messages are signed."""
KEPT_SECONDS = 3 * 86400
"""How long a push service keeps a message for a browser that is off."""
AUTH_BYTES = 16


def fresh_push_key() -> str:
    """A new secret key to sign with."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def encoded(data: bytes) -> str:
    """Bytes as browsers write them: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text. ValueError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(f"{text!r} is no base64 for addresses") from error


def fault_of_keys(keys: Mapping[str, str]) -> bool:
    """Whether these cannot be the keys of a browser: `p256dh`, a point of the curve P-256, and `auth`, 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys["p256dh"]))
        return len(decoded(keys["auth"])) != AUTH_BYTES
    except (ValueError, KeyError):
        return True


class BrowserPush:
    """Signs and encrypts. key: the public key that a browser must know to let this installation reach it."""

    def __init__(self, secret: str, settings: Settings) -> None:
        self._vapid = Vapid02.from_raw(secret.encode())
        url = settings.public_url or ""
        self.contact = url if url.startswith("https://") else "mailto:nobody@localhost"
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = encoded(point)

    def encrypted(self, keys: Mapping[str, str], message: Mapping[str, str]) -> bytes:
        """A message that only the browser with these keys can read."""
        content: bytes = http_ece.encrypt(
            json.dumps(message, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(keys["p256dh"]),
            auth_secret=decoded(keys["auth"]),
        )
        return content

    def headers(self, origin: str, topic: str) -> dict[str, str]:
        """The headers for a push service at this origin: who sends, and which message a later one replaces."""
        signed: dict[str, str] = self._vapid.sign({"sub": self.contact, "aud": origin})
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic[:32],
            "Urgency": "normal",
        }
