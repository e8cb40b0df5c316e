"""What Das Spiel der Nationen shows large: leaders overthrown, and great powers that drop out."""

from typing import Any

from detente.core.shown.staging import Party, Staged, attack
from detente.core.shown.words import Words
from detente.games.nations.scene.names import country


def staged(event: dict[str, Any], words: Words) -> Staged | None:
    """Who overthrows whom and where; who drops out."""
    if event["event"] == "PlayerOut":
        return Staged(kind="out", seat=event["seat"], title=words.seat(event["seat"]))
    if event["event"] != "LeaderBeaten":
        return None
    source = Party(name=words.seat(event["seat"]), seat=event["seat"])
    target = Party(name=words.seat(event["owner"]), seat=event["owner"])
    return attack(source, target, [event["leader"]], country(event["country"], words))
