"""The next scene shows what events move: pieces that nothing moves stay, others are where they went."""

from collections import Counter
from collections.abc import Iterator

from detente.checks.findings import said
from detente.checks.played import ShownMove, Told, Watcher
from detente.checks.scenes import whose_scene
from detente.checks.shapes import misfits
from detente.core.engine.game import Game
from detente.core.shown.drawing import Change, Drawing
from detente.core.shown.scene import scenery
from detente.core.shown.telling import changes_of, seen

Lying = Counter[tuple[str, str]]
"""The number of pieces at each place, by place and picture; pieces of a pile are counted under one empty picture."""


class Changes(Watcher):
    """After the changes of a move, the pieces of a scene are those of the next scene.

    The same events go wrong for many pieces and in many moves: only the first difference is reported, and how many others
    there are.
    """

    name = "changes"

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        super().__init__(game, languages)
        self.named: set[str] = set()

    def over(self, step: ShownMove) -> Iterator[Told]:
        """Compare the scenes before and after a move, for all observers."""
        if not hasattr(scenery(self.game), "changes"):
            return
        for observer in step.before.observers:
            if "draft" in step.before.view(observer):
                continue  # its cards are where it has chosen to put them, whether changes move them or not
            for fault in self.of_observer(step, observer):
                yield fault, whose_scene(observer, step.after.language)

    def of_observer(self, step: ShownMove, observer: int | None) -> Iterator[str]:
        """What is wrong with the changes that an observer is shown."""
        before, after = (look.drawn(observer, step.after.language) for look in (step.before, step.after))
        known = seen(step.events, observer)
        told = ", ".join(dict.fromkeys(event["event"] for event in known)) or "no event"
        about = f"the changes of {told}"
        try:
            made = changes_of(self.game, known, step.after.words[step.after.language])
        except Exception as error:
            yield f"{about}: {said(error)}"
            return
        self.count += len(made)
        bad = [fault for change in made for fault in misfits(change, Change, about)]
        yield from bad
        wrong = [] if bad else list(differences(before, made, after))
        if wrong and about not in self.named:
            self.named.add(about)
            others = f", and {len(wrong) - 1} more pieces are elsewhere" if len(wrong) > 1 else ""
            yield f"{about}: {wrong[0]}{others}"

    def looked(self) -> str:
        """The number of changes."""
        if not hasattr(scenery(self.game), "changes"):
            return "the scene says of no event what it moves"
        return f"{self.count} changes"


def differences(before: Drawing, made: list[Change], after: Drawing) -> Iterator[str]:
    """Where the pieces of the next scene differ from the changes."""
    piles = {place for panel in after["panels"] if panel["kind"] == "discard" for place in panel["places"]}
    expected, found = lying(before, piles), lying(after, piles)
    for change in made:
        if change["kind"] == "roll":
            if not change.get("dice") or not change.get("text"):
                yield "a roll shows no dice, or does not say what it means"
            continue
        missing = {"sprite", "source", "target", "count"} - change.keys()
        if missing:
            yield f"a move has no {' and no '.join(sorted(missing))}"
            return
        carry_out(expected, change, piles)
    for place, sprite in sorted(expected.keys() | found.keys()):
        count, shown = expected[place, sprite], found[place, sprite]
        if count != shown:
            what = repr(sprite) if sprite else "pieces"
            yield f"they leave {count} {what} at {place!r}, where the next scene has {shown}"


def lying(drawn: Drawing, piles: set[str]) -> Lying:
    """The pieces at each place."""
    lies: Lying = Counter()
    for piece in drawn["pieces"]:
        lies[piece["place"], "" if piece["place"] in piles else piece["sprite"]] += piece["count"]
    return lies


def carry_out(lies: Lying, change: Change, piles: set[str]) -> None:
    """Move the pieces of a change."""
    source, target, sprite = change["source"], change["target"], change["sprite"]
    if source is not None:
        lies[source, "" if source in piles else change.get("was", sprite)] -= change["count"]
    if target is not None:
        lies[target, "" if target in piles else sprite] += change["count"]
