"""What 1815 shows large: battles, and players who have lost all their lands."""

from typing import Any

from detente.core.shown.staging import Party, Staged, attack
from detente.core.shown.words import Words
from detente.games.europe1815.scene.names import land


def staged(event: dict[str, Any], words: Words) -> Staged | None:
    """E15-ATT-3, E15-ATT-4: who attacks which land, and both strengths; who goes into exile."""
    if event["event"] == "ExileBegan":
        return Staged(kind="out", seat=event["seat"], title=words.seat(event["seat"]))
    if event["event"] != "BattleFought":
        return None
    source = Party(name=words.seat(event["seat"]), seat=event["seat"])
    return attack(
        source, Party(name=land(event["land"], words)), value=f"{event['attack']} : {event['defence']}"
    )
