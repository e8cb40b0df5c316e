"""What Wir sind das Volk! shows large."""

from typing import Any

from detente.core.shown.staging import Staged
from detente.core.shown.words import Words
from detente.games.germany.scene.staging import STAGERS, staged_by


def staged(event: dict[str, Any], words: Words) -> Staged | None:
    """As in every game on Germany."""
    return staged_by(STAGERS, event, words)
