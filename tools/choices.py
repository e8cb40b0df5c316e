"""Count what bots do with their chances: in how many turns each kind of action was offered, and in how many it was taken.

    python tools/choices.py nations --games 200 --words 2 --kind "agent on ?=agent (UOR.2|AKA.6)"

A turn is a run of decisions of the same seat. A kind is the first words of an action's text (`--words`), or what a regular
expression finds in it (`--kind NAME=EXPRESSION`, the first that fits counts). With `--ask BOT`, that bot is asked about up to
`--sample` decisions, spread over all games, at which a bot took an action of the kind `--about`: how often it agrees, and what it
would rather do. The same arguments give the same report.
"""

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import detente
from detente.arena.stats import rate
from detente.bots import bot
from detente.cli.inputs import Wrong, read_options
from detente.core.engine.rng import seeded
from detente.core.engine.state import State


@dataclass(frozen=True, slots=True)
class Kinds:
    """How actions are sorted. words: of the text that name a kind. named: expressions that come before that."""

    words: int
    named: Sequence[tuple[str, re.Pattern[str]]]

    def of(self, text: str) -> str:
        """The kind of an action."""
        for name, pattern in self.named:
            if pattern.fullmatch(text):
                return name
        return " ".join(text.split()[: self.words])


@dataclass(slots=True)
class Tally:
    """The turns of one bot. offered, taken: by kind, in how many turns. asked: positions with the seat and the kind taken."""

    turns: int = 0
    offered: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A decision that a bot has made. taken: the kind of its action."""

    state: State
    seat: int
    taken: str


def play(
    game: detente.Game, options: dict[str, object], names: Sequence[str], kinds: Kinds, seed: int, index: int
) -> tuple[dict[str, Tally], list[Chosen]]:
    """Play one game: the tally of each bot, and all decisions with a choice."""
    rng = seeded(int.from_bytes(f"{seed}/{index}".encode(), "big"))
    state = game.start(options, rng.word())
    seated = [names[(seat + index) % len(names)] for seat in range(state.seats)]
    players = [bot(name, rng.word()) for name in seated]
    tallies = {name: Tally() for name in names}
    chosen: list[Chosen] = []
    whose, offered, taken = -1, set[str](), set[str]()

    def close() -> None:
        if whose >= 0:
            tally = tallies[seated[whose]]
            tally.turns += 1
            tally.offered.update(offered)
            tally.taken.update(taken)

    while not state.over:
        seat = state.to_act[0]
        if seat != whose:
            close()
            whose, offered, taken = seat, set(), set()
        actions = state.legal_actions(seat)
        action = players[seat].choose(state.view(seat), actions, partial(state.determinize, seat), None)
        offered.update(kinds.of(game.actions.text(each)) for each in actions)
        kind = kinds.of(game.actions.text(action))
        taken.add(kind)
        if len(actions) > 1:
            chosen.append(Chosen(state.clone(), seat, kind))
        state.apply(seat, action)
    close()
    return tallies, chosen


def table(tally: Tally) -> Iterator[str]:
    """The lines about one bot."""
    yield f"{tally.turns:,} turns"
    yield f"{'kind':24s} {'offered':>8s} {'taken':>8s}   of chances"
    for kind, chances in tally.offered.most_common():
        share = rate(tally.taken[kind], chances)
        spread = f"{100 * share.share:5.1f}% ({100 * share.low:.1f}–{100 * share.high:.1f})"
        yield f"{kind:24s} {chances:8,} {tally.taken[kind]:8,}   {spread}"


def asked(game: detente.Game, name: str, found: Sequence[Chosen], kinds: Kinds, seed: int) -> Counter[str]:
    """What the bot would do in these positions, by kind."""
    would: Counter[str] = Counter()
    for k, each in enumerate(found):
        state, seat = each.state, each.seat
        adviser = bot(name, seed + k)
        action = adviser.choose(
            state.view(seat), state.legal_actions(seat), partial(state.determinize, seat), None
        )
        would[kinds.of(game.actions.text(action))] += 1
    return would


def spread_out(found: Sequence[Chosen], most: int) -> list[Chosen]:
    """At most `most` of them, at even distances."""
    return [found[k * len(found) // most] for k in range(most)] if len(found) > most else list(found)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, count, ask."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=detente.games())
    parser.add_argument("--games", type=int, default=100, help="games (100)")
    parser.add_argument("--bots", default="heuristic", help="who plays, names with commas (heuristic)")
    parser.add_argument("--options", default="", metavar="NAME=VALUE[,...]", help="of the table (standard)")
    parser.add_argument("--words", type=int, default=1, help="of an action's text that make its kind (1)")
    parser.add_argument("--kind", action="append", default=[], metavar="NAME=EXPRESSION", help="a kind")
    parser.add_argument("--ask", metavar="BOT", help="who is asked for a second opinion")
    parser.add_argument("--about", default="", metavar="KIND", help="the kind of action it is asked about")
    parser.add_argument("--sample", type=int, default=60, help="decisions it is asked about (60)")
    parser.add_argument("--seed", type=int, default=1, help="of the run (1)")
    args = parser.parse_args(arguments)
    game = detente.game(args.game)
    try:
        options = read_options(game, args.options.split(",") if args.options else [])
        named = [(name, re.compile(text)) for name, _, text in (kind.partition("=") for kind in args.kind)]
    except (Wrong, re.error) as error:
        parser.error(str(error))
    kinds = Kinds(args.words, named)
    names = [name.strip() for name in args.bots.split(",")]
    whole = {name: Tally() for name in names}
    found: list[Chosen] = []
    for index in range(args.games):
        tallies, chosen = play(game, options, names, kinds, args.seed, index)
        for name, tally in tallies.items():
            whole[name].turns += tally.turns
            whole[name].offered += tally.offered
            whole[name].taken += tally.taken
        found += [each for each in chosen if each.taken == args.about]
    for name, tally in whole.items():
        print(f"{name}: {args.games} games, ", end="")
        print("\n".join(table(tally)), end="\n\n")
    if args.ask:
        sample = spread_out(found, args.sample)
        print(f"{args.ask} on {len(sample)} of {len(found):,} decisions for “{args.about}”:")
        for kind, times in asked(game, args.ask, sample, kinds, args.seed).most_common():
            print(f"{kind:24s} {times:5d}")


if __name__ == "__main__":
    main()
