"""What Nuclear War shows large: attacks, salvos and deaths."""

from typing import Any, Final

from detente.core.shown.staging import Party, Staged, attack
from detente.core.shown.words import Words

DEATHS: Final = ("PlayerDied", "PlayerLured")


def staged(event: dict[str, Any], words: Words) -> Staged | None:
    """From whom to whom, and what with; who dies."""
    name = event["event"]
    if name in DEATHS:
        return Staged(kind="death", seat=event["seat"], title=words.seat(event["seat"]))
    if name == "PropagandaMade":
        return attack(party(event["seat"], words), party(event["target"], words), [event["card"]])
    if name == "AttackDeclared":
        return attack(
            party(event["seat"], words), party(event["target"], words), [event["carrier"], event["warhead"]]
        )
    if name == "ShotAnnounced":
        return salvo(event, words)
    return None


def party(seat: int, words: Words) -> Party:
    """A player."""
    return Party(name=words.seat(seat), seat=seat)


def salvo(event: dict[str, Any], words: Words) -> Staged:
    """NW-RET-4: all shots of a final retaliation, as `told_together` joins them."""
    loads = event.get("salvo", [[event]])
    shots = [shot for shots in loads for shot in shots]
    targets = list(dict.fromkeys(shot["target"] for shot in shots))
    target = party(targets[0], words) if len(targets) == 1 else Party(name=words.seats(targets))
    cards = [card for shots in loads for card in (shots[0]["carrier"], *(shot["warhead"] for shot in shots))]
    return attack(party(event["seat"], words), target, cards)
