"""Count how games of Nuclear War end, and what killing blows cost: how often bots strike them, and die of the retaliation.

    python tools/retaliation.py --bots medium --seats 4 --games 100 --seed 1

A *killing blow* is an attack that would kill its target in at least half of all rolls if nobody intercepted it. It is
*avenged* if the attacker is dead, too, when the chain of final retaliations is over. Wins are counted by place in the first
turn order. Several bots, with commas, move on by one seat from game to game. The same arguments give the same numbers.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence

import detente
from detente.arena.match import play, seating, task
from detente.arena.stats import rate
from detente.core.engine.state import State
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION
from detente.games.nuclear_war.forecast import odds
from detente.games.nuclear_war.notation import DONE
from detente.games.nuclear_war.rules.attack import ATTACK_TARGET, INTERCEPTION
from detente.games.nuclear_war.rules.retaliation import SALVO

GAME = "nuclear_war"
KILLING = 50
"""The rolls, of 100, that a killing blow kills in at least."""
DEADLY = [
    [odds(EDITION.ids[warhead]).deadly(people) >= KILLING for people in range(EDITION.population_total + 1)]
    for warhead in range(codes.WARHEADS)
]


class Ledger:
    """Counts what happens in games that it watches.

    struck: attacker, target, and whether only two were alive, of the killing blow whose outcome is still open.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.struck: tuple[int, int, bool] | None = None

    def decided(
        self, state: State, seat: int, actions: Sequence[int], action: int, policy: Sequence[float] | None
    ) -> None:
        """Count a choice of a target, a killing blow or a final retaliation."""
        counts, living = self.counts, state.living.bit_count()
        if not (state.salvo or state.dying or state.asked == SALVO.code):
            self.settle(state)
        if state.asked == ATTACK_TARGET.code:
            warhead = EDITION.faces[state.cards.slots[state.turned_up_slot]]
            deadly = [DEADLY[warhead][state.population[target]] for target in state.opponents(seat)]
            if any(deadly) and not all(deadly):
                counts["choices"] += 1
                counts["killing chosen"] += deadly[list(actions).index(action)]
        elif state.asked == INTERCEPTION.code and not state.salvo:
            if DEADLY[INTERCEPTION.warhead(state)][state.population[seat]]:
                self.struck = int(INTERCEPTION.attacker(state)), seat, living == 2
                counts["blows"] += 1
                counts["last blows"] += living == 2
        elif state.asked == SALVO.code and not state.draft and living == 1 and len(actions) > 1:
            whom = "killer" if state.lives(state.turn) else "bystander"
            counts[f"last {whom}"] += 1
            counts[f"last {whom} struck"] += action not in DONE

    def settle(self, state: State) -> None:
        """Count what came of a killing blow."""
        if self.struck is None:
            return
        attacker, target, last = self.struck
        self.struck = None
        if not state.lives(target):
            avenged = not state.lives(attacker)
            self.counts["kills"] += 1
            self.counts["avenged"] += avenged
            self.counts["last kills"] += last
            self.counts["last avenged"] += last and avenged

    def ended(self, state: State) -> None:
        """Count the ending."""
        self.settle(state)
        self.counts[f"ending {state.ending}"] += 1


def lines(ledger: Ledger, won: Counter[str], games: int) -> Iterator[str]:
    """What was counted, with intervals of 95%."""

    def share(name: str, count: int, of: int) -> str:
        found = rate(count, of) if of else None
        told = (
            f"{100 * found.share:.1f}% ({100 * found.low:.1f}–{100 * found.high:.1f})" if found else "no case"
        )
        return f"{name}: {count} of {of}, {told}"

    counts = ledger.counts
    yield share("nobody wins, everyone is dead", counts[f"ending {codes.END_EVERYONE_DEAD}"], games)
    yield share("nobody wins, chain reaction", counts[f"ending {codes.END_CHAIN_REACTION}"], games)
    for name in sorted(won):
        yield share(f"won by {name}", won[name], games)
    yield share(
        "killing blows chosen where others could be struck", counts["killing chosen"], counts["choices"]
    )
    yield f"killing blows in a game: {counts['blows'] / games:.2f}, in a duel {counts['last blows'] / games:.2f}"
    yield share("kills avenged", counts["avenged"], counts["kills"])
    yield share("kills of the last opponent avenged", counts["last avenged"], counts["last kills"])
    for whom, name in (("killer", "their killer"), ("bystander", "another")):
        yield share(
            f"the dying fire if only {name} lives", counts[f"last {whom} struck"], counts[f"last {whom}"]
        )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", default="heuristic", help="who plays, names with commas (heuristic)")
    parser.add_argument("--seats", type=int, default=4, help="2 to 6 (4)")
    parser.add_argument("--games", type=int, default=100, help="games (100)")
    parser.add_argument("--seconds", type=float, help="begin no game after this time")
    parser.add_argument("--seed", type=int, default=1, help="of the run (1)")
    args = parser.parse_args(arguments)
    bots = args.bots.split(",")
    options = detente.game(GAME).start({"seats": args.seats}, 0).options
    ledger, won, games, turns = Ledger(), Counter[str](), 0, 0
    began = time.monotonic()
    while games < args.games and not (args.seconds and time.monotonic() - began > args.seconds):
        lineup = seating([bots[seat % len(bots)] for seat in range(args.seats)], games)
        played = play(task(games, GAME, options, lineup, args.seed, games), ledger)
        games += 1
        turns += played.turns or 0
        won.update(f"place {seat + 1}" for seat in played.winners)
        if len(bots) > 1:
            won.update(lineup[seat] for seat in played.winners)
    print(f"{args.seats} {args.bots}, seed {args.seed}: {games} games, {turns / games:.0f} turns each")
    for line in lines(ledger, won, games):
        print(f"  {line}")


if __name__ == "__main__":
    main()
