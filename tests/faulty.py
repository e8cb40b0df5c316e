"""A stranger's game and bots that break down in every way there is: Isles, but for what its option `fault` says."""

from pathlib import Path

from tests.strangers import install

GAME = """
    from dataclasses import replace
    from isles import GAME as ISLES
    from isles.rules import Isles
    from detente.core.engine.options import Option
    from detente.core.shown.facts import Plain
    from detente.core.shown.groups import View

    FAULTS = ("none", "bid", "all", "event", "start", "world", "view", "draw", "line", "brain", "rank")

    class Faulty(Isles):
        def fault(self, name):
            if self.options["fault"] == name:
                raise KeyError(f"the fault {name!r}")

        def begin(self):
            super().begin()
            self.fault("start")

        def insert_part(self, seat, action):
            super().insert_part(seat, action)
            self.pearls[seat] -= 100
            self.fault("all")
            if seat == 0 and self.game.actions.text(action) == "bid 1":
                self.fault("bid")
            self.pearls[seat] += 100

        def emit(self, event, *numbers):
            if self.event_log is not None:
                self.fault("event")
            super().emit(event, *numbers)

        def redraw(self, seat, rng):
            self.fault("world")

    class Fault(Plain):
        def raw(self, s, seat):
            if seat == 0:
                s.fault("view")

    def rank(state):
        state.fault("rank")
        return ISLES.rank(state)

    facts = View(*ISLES.facts.facts, Fault("fault", "breaks down", {}), observed_too=ISLES.facts.observed_too)
    GAME = replace(
        ISLES, id="faulty", title="Faulty", package="faulty", state_type=Faulty, facts=facts, rank=rank,
        rules_from=("isles",), words_from=("isles",), options=(*ISLES.options, Option("fault", FAULTS, "what breaks down", None)),
    )
"""

SCENE = """
    from isles.scene import *
    from isles import scene
    from detente.core.shown.telling import plain_line
    from faulty import GAME

    def fault(view, name):
        if view["options"]["fault"] == name:
            raise KeyError(f"the fault {name!r}")

    def draw(view, words):
        if view["seat"] == 0:
            fault(view, "draw")
        return scene.draw(view, words)

    def log_line(event, words):
        if words.options["fault"] == "line":
            raise KeyError("the fault 'line'")
        return plain_line(GAME, event, words)
"""

BRAIN = """
    from isles.brain import *
    from isles import brain

    def scores(view, actions):
        if view["options"]["fault"] == "brain":
            raise KeyError("the fault 'brain'")
        return brain.scores(view, actions)
"""

BOTS = """
    import os
    import signal
    import sys
    import time

    class Faulty:
        def __init__(self, seed=0):
            pass

    class Raises(Faulty):
        def choose(self, view, actions, sample, budget):
            raise KeyError("a bot's mistake")

    class Cheats(Faulty):
        def choose(self, view, actions, sample, budget):
            return max(actions) + 1

    class Silent(Faulty):
        def choose(self, view, actions, sample, budget):
            return None

    class Hangs(Faulty):
        def choose(self, view, actions, sample, budget):
            time.sleep(10_000)

    class Dies(Faulty):
        def choose(self, view, actions, sample, budget):
            os.kill(os.getpid(), signal.SIGKILL)

    class Leaves(Faulty):
        def choose(self, view, actions, sample, budget):
            sys.exit()

    class Second(Faulty):
        def choose(self, view, actions, sample, budget):
            return actions[:2][-1]

    class Unborn(Faulty):
        def __init__(self, seed=0):
            raise MemoryError
"""
MISTAKES = ("raises", "cheats", "silent", "dies", "leaves", "unborn")
"""The bots that fail at once; `hangs` takes until somebody loses patience; `second` takes the second action, a bid of 1."""


def install_faulty(folder: Path) -> None:
    """Install the game `faulty` and the bots into a folder for PYTHONPATH."""
    files = {
        "faulty/__init__.py": GAME,
        "faulty/events.py": "from isles.events import *\n",
        "faulty/scene.py": SCENE,
        "faulty/brain.py": BRAIN,
        "faulty/locale/en.ftl": "game-about = It fails.\n",
        "faulty/locale/de.ftl": "game-about = Es scheitert.\n",
        "faulty_bots.py": BOTS,
    }
    bots = {name: f"faulty_bots:{name.capitalize()}" for name in (*MISTAKES, "hangs", "second")}
    install(folder, "faulty", files, {"faulty": "faulty:GAME"}, bots)
