"""Observations for learners: every number lies in the range that it declares."""

from collections.abc import Iterator

from detente.checks.findings import said
from detente.checks.played import Look, Told, Watcher
from detente.core.engine.game import Game
from detente.core.shown.features import features_of
from detente.core.shown.words import LETTERS


class Observations(Watcher):
    """All numbers of all seats lie in their range, as many for every view."""

    name = "features"

    @classmethod
    def lack(cls, game: Game) -> str:
        """Observations of its own, or a view of which they can be made."""
        try:
            features_of(game)
        except ValueError as error:
            return str(error)
        return ""

    def at(self, look: Look) -> Iterator[Told]:
        """The numbers of the seats that act; on close looks those of all."""
        features = features_of(self.game)
        for seat in range(int(look.state.seats)) if look.close else look.state.to_act:
            self.count += 1
            view, whose = look.view(seat), f"the features of {LETTERS[seat]}"
            try:
                features.check(view)
                size = len(features.encode(view))
            except ValueError as error:
                yield str(error), whose
            except Exception as error:
                yield said(error), whose
            else:
                if size != features.size:
                    yield f"{size} numbers, not {features.size}", whose

    def looked(self) -> str:
        """How many."""
        return f"{self.count} times {features_of(self.game).size} numbers"
