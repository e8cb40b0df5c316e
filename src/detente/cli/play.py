"""A game in the terminal: people and bots at one table. Knows no game.

Everything that is shown of a game comes from its scenes, as the seat at the keyboard may see them; everything that a
player can do is in the list of offers.
"""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import detente
from detente.bots import Bot, bot
from detente.bots.search import Limit
from detente.cli.ascii_texts import AsciiTexts
from detente.cli.asides import LOG_LINES, Command, help_table
from detente.cli.atlas import about, atlas, glossary, threatened
from detente.cli.drawing import INDENT, QUIET, Block, Sheet, WholeSheet, spaced
from detente.cli.flowing import flow, hanging
from detente.cli.foreseeing import Alike, preview_all
from detente.cli.hinting import hint_for, ways_table
from detente.cli.lettering import fitted, knows_all_letters
from detente.cli.listing import arranged, changes, log_block, notations, offer_list, spans, verb_order
from detente.cli.markdown import Pages
from detente.cli.rules import SMALL, one_rule
from detente.core.engine.options import settled
from detente.core.records.record import Match
from detente.core.shown.chart import Region, Term, chart, legend, region_names
from detente.core.shown.drawing import LogLine, Offer, Scene
from detente.core.shown.ending import rule_of_winner
from detente.core.shown.orders import about_elsewhere, labels_of, matching, suggested, typed_words
from detente.core.shown.rulebook import atoms
from detente.core.shown.scene import full_label, scene
from detente.core.shown.telling import log_lines
from detente.core.shown.words import Texts, Words

ME = "me"
"""In the list of seats: a person at this terminal."""

BUDGET = 2.0
"""Seconds that a bot may think about a move."""

HINT = Limit(seconds=BUDGET)
"""How long the bot may think about a hint."""

BACKGROUND = ("player", "discard")
"""Kinds of panels that are shown when a turn begins, but not after each of the player's own choices."""

SEED_BITS = 128
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal, and everything that can be scrolled back to."""


Shown = TypeVar("Shown")


class Quit(Exception):
    """The person at the keyboard leaves."""


def play(
    game_id: str,
    options: dict[str, Any],
    seats: list[str],
    language: str,
    seed: int | None,
    record: Path | None,
) -> None:
    """Play a game: `seats` has `me` or a bot's name for each seat; `record` is the file to save it in.

    KeyError names the games or bots there are; ValueError is a wrong option, language or number of seats.
    """
    game = detente.game(game_id)
    wanted = options.get("seats", len(seats))
    if wanted != len(seats):
        raise ValueError(f"option 'seats' is {wanted}, but {len(seats)} seats are taken: {', '.join(seats)}")
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    opener = seats.index(ME) if ME in seats else None
    match = Match(game, settled(game.options, {**options, "seats": len(seats)}, opener), seed)
    words = Words(game, language, options=match.state.options)
    with suppress(ImportError):
        import readline  # noqa: F401  (makes the arrow keys work while typing)
    bots = {seat: bot(name, bot_seed(seed, seat)) for seat, name in enumerate(seats) if name != ME}
    Session(match, seats, bots, words, record).run()


def bot_seed(seed: int, seat: int) -> int:
    """A bot's seed, unrelated to the chance of the game."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:8], "big")


def seat_of(seen: Scene) -> int:
    """The seat at the keyboard, which sees the scene."""
    assert seen["seat"] is not None
    return seen["seat"]


class Everything:
    """Contains all texts: for readers who need no explanations."""

    def __contains__(self, text: object) -> bool:
        return True


class Session:
    """One evening at the terminal.

    words: the game's texts. texts: those of the terminal. events: all since the start that were not taken back.
    read: how many of them each person has been shown. before: for each person, how many events there were before each of
    their own last actions, for undo.
    known: what has been explained to the person at the keyboard.
    shown: what was last drawn for the person at the keyboard, by block. away: whether someone else has decided since.
    common: what several offers would change alike. verbs: in which order kinds of actions are listed. waiting: whether the line that others are deciding is printed. changed: whether the last input took something back.
    """

    def __init__(
        self, match: Match, seats: Sequence[str], bots: dict[int, Bot], words: Words, record: Path | None
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.words = words
        self.all_letters = knows_all_letters()
        self.texts = (Texts if self.all_letters else AsciiTexts)(words.language, "detente.cli")
        self.file = record
        self.console = Console(highlight=False, markup=False, emoji=False, theme=SMALL)
        self.people = [seat for seat in range(len(seats)) if seat not in bots]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.events: list[Any] = list(match.opening_events)
        self.read = dict.fromkeys(range(len(seats)), 0)
        self.before: dict[int, list[int]] = {seat: [] for seat in self.people}
        self.shown: dict[str, str] = {}
        self.known: set[str] = set()
        self.common: list[Alike] = []
        actions = match.game.actions
        self.verbs = verb_order(actions.text(action) for action in range(actions.size))
        self.waiting = False
        self.away = True
        self.changed = False

    # -- the course of the game

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.welcome()
        try:
            while not self.match.state.over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.ask_bot(seat)
                else:
                    self.ask_person(seat)
            self.result()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("")
            self.say(self.texts("quit" if self.file is None else "quit-saved"))
        finally:
            self.save()

    def next_seat(self) -> int:
        """Whose decision is next: bots first, then the person at the keyboard."""
        due = self.match.state.to_act
        for seat in due:
            if seat in self.bots:
                return seat
        return self.at_keyboard if self.at_keyboard in due and self.at_keyboard is not None else due[0]

    def ask_bot(self, seat: int) -> None:
        """Let a bot decide. One line says that others decide, however many there are and however often they do."""
        if not self.waiting and self.people:
            self.console.print(Text(f"\n{self.texts('thinking')}", QUIET))
        self.waiting = self.away = True
        state = self.match.state
        action = self.bots[seat].choose(
            state.view(seat), state.legal_actions(seat), lambda seed: state.determinize(seat, seed), BUDGET
        )
        self.apply(seat, action)

    def ask_person(self, seat: int) -> None:
        """Show a person the table and what has happened, and carry out their input."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.hand_over(seat)
        seen = self.look(seat)
        self.show(seen, all_of_it=self.away)
        self.waiting = self.away = False
        while True:
            line = self.read_line("\n> ")
            offer = self.understood(line, seen)
            if offer is not None:
                self.before[seat].append(len(self.events))
                self.apply(seat, self.match.game.actions.parse(offer["action"]))
                return
            if self.changed:
                return

    def look(self, seat: int | None) -> Scene:
        """What a seat sees and may do, with what each offer would change, in the order in which it is listed."""
        state = self.match.state
        seen = scene(state, seat, self.words.language)
        self.common = preview_all(state, seat, seen["offers"], self.words) if seat is not None else []
        seen["offers"] = arranged(seen["offers"], seen["pieces"], self.verbs)
        return self.fit(seen)

    def fit(self, shown: Shown) -> Shown:
        """Texts with letters that the screen knows."""
        made: Shown = shown if self.all_letters else fitted(shown)
        return made

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action."""
        self.match.apply(seat, action, self.events)

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard over: clear what the last person saw before the next one looks."""
        self.clear()
        self.console.print(Rule())
        self.say(self.texts("hand-over", seat=self.words.seat(seat)))
        self.read_line(f"{self.texts('press-enter')} ")
        self.clear()
        self.at_keyboard = seat
        self.away = True
        self.known = set()

    # -- what is typed

    def read_line(self, prompt: str) -> str:
        """A line from the keyboard, or from a file instead."""
        self.console.file.flush()
        line = input(prompt)
        if not sys.stdin.isatty():
            self.say(line)
        return line.strip()

    def understood(self, line: str, seen: Scene) -> Offer | None:
        """The offer that the input means; None if it is something else, which is then carried out."""
        self.changed = False
        word, _, rest = line.partition(" ")
        command = self.commands(seen).get(word)
        if command is None:
            return self.chosen(line, seen) if word else None
        if rest and not command.takes_more:
            return self.chosen(line, seen)
        command.run(rest.strip())
        return None

    def commands(self, seen: Scene) -> dict[str, Command]:
        """What can be typed besides offers, by its letter: what this table has."""
        kinds = [panel["kind"] for panel in seen["panels"]]
        there = {
            "u": Command(lambda _: self.undo(seen)),
            "h": Command(lambda _: self.hint(seen)),
            "r": Command(lambda rest: self.rule(rest, seen), takes_more=True),
            "l": Command(lambda rest: self.log(seen["seat"], rest), takes_more=True),
            "m": Command(lambda rest: self.map(rest, seen), takes_more=True, there=bool(self.chart(seen))),
            "k": Command(lambda _: self.legend(), there=bool(self.terms())),
            "s": Command(lambda _: self.show(seen, all_of_it=True)),
            "b": Command(lambda _: self.console.print(spaced(WholeSheet(*self.layout(seen)).blocks()))),
            "n": Command(lambda _: self.console.print(notations(seen["offers"], self.console.width))),
            "x": Command(
                lambda rest: self.explain(rest, seen),
                takes_more=True,
                there=any("about" in piece for piece in seen["pieces"]),
            ),
            "d": Command(lambda _: self.piles(seen), there="discard" in kinds),
            "q": Command(self.leave, takes_more=True),
            "?": Command(lambda _: self.help(seen)),
        }
        return {letter: command for letter, command in there.items() if command.there}

    def chosen(self, line: str, seen: Scene) -> Offer | None:
        """The offer with this number or notation; None, with an explanation, unless there is exactly one."""
        offers = seen["offers"]
        if line.isdecimal():
            if 1 <= int(line) <= len(offers):
                return offers[int(line) - 1]
            self.say(self.texts("no-number", count=len(offers)))
            return None
        labels = self.fit(labels_of(self.match.state, seat_of(seen), offers))
        words = typed_words(self.match.game)
        fitting = matching(line, offers, labels, words)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            self.say(self.texts("several", text=line))
            self.candidates(fitting, seen)
            return None
        names = {region["on"]: region["name"] for region in self.chart(seen)}
        meant = about_elsewhere(line, offers, labels, names, words) or line
        self.refuse(line, meant, seen, suggested(line, offers, labels, words))
        return None

    def candidates(self, fitting: Sequence[Offer], seen: Scene) -> None:
        """Print some of the offers, with their numbers."""
        numbered = [(number, offer) for number, offer in enumerate(seen["offers"], 1) if offer in fitting]
        items = [f"{number} {full_label(offer, seen['pieces'])}" for number, offer in numbered]
        for line in flow(items, self.console.width - INDENT):
            self.console.print(Text(" " * INDENT + line))

    def refuse(self, line: str, meant: str, seen: Scene, close: Sequence[Offer]) -> None:
        """Explain why the input is not a choice. meant: its notation, as far as it can be told. close: the offers that may have
        been meant.
        """
        try:
            action = self.match.game.actions.parse(meant)
        except ValueError:
            self.say(self.texts("unclear", text=line))
            if close:
                self.say(self.texts("perhaps"))
                self.candidates(close, seen)
            return
        rule = self.match.state.why_not(seat_of(seen), action)
        if rule:
            self.say(self.texts("not-now-rule", text=line, rule=rule))
        else:
            self.say(self.texts("not-now", text=line))

    def undo(self, seen: Scene) -> None:
        """Take the last action back."""
        seat = seen["seat"]
        assert seat is not None
        if not self.match.state.undoable(seat) or not self.before[seat]:
            self.say(self.texts("no-undo"))
            return
        self.match.undo(seat)
        del self.events[self.before[seat].pop() :]
        for other in self.read:
            self.read[other] = min(self.read[other], len(self.events))
        self.changed = True
        self.say(self.texts("undone"))

    def hint(self, seen: Scene) -> None:
        """Print what the bot would do, with the numbers of the choices."""
        self.console.print(Text(self.texts("hint-thinking"), QUIET))
        found = hint_for(self.match.state, seat_of(seen), HINT, self.words, self.texts)
        numbers = {offer["action"]: str(number) for number, offer in enumerate(seen["offers"], 1)}
        self.console.print(Text(found.head, "bold"))
        rows = [[numbers[way.action], way.bar, way.chance, way.told] for way in found.ways]
        self.console.print(Padding(ways_table(self.fit(rows)), (0, 2)))

    def rule(self, wanted: str, seen: Scene) -> None:
        """Show a rule: that of the current question, or one by its id or the end of its id."""
        game = self.match.game
        there = atoms(game, self.words.language)
        if not wanted:
            if seen["prompt"]["rule"] is None:
                self.say(self.texts("no-rule-here", example=next(iter(there), "")))
                return
            wanted = seen["prompt"]["rule"]
        found = [id for id in there if id.upper() == wanted.upper()]
        found = found or [id for id in there if id.upper().endswith(f"-{wanted.upper()}")]
        if found:
            text = self.fit(one_rule(game, self.words.language, found[0]))
            self.console.print(Padding(Pages(text), (0, 2)))
        else:
            self.say(self.texts("no-rule", text=wanted))

    def chart(self, seen: Scene) -> list[Region]:
        """The map as a table."""
        view = self.match.state.view(seen["seat"])
        found: list[Region] = self.fit(chart(self.match.game, view, self.words, seen))
        return found

    def terms(self) -> list[Term]:
        """The words of this table with their meanings."""
        view = self.match.state.view(self.at_keyboard)
        found: list[Term] = self.fit(legend(self.match.game, view, self.words))
        return found

    def map(self, wanted: str, seen: Scene) -> None:
        """Show the map as a table, or a region by its name with those next to it."""
        regions = self.chart(seen)
        names = region_names(self.match.state, seen["seat"]) if wanted else {}
        shown = about(regions, names, wanted) if wanted else regions
        if shown:
            self.console.print(atlas(shown, self.sheet(seen), {each["on"]: each["name"] for each in regions}))
        else:
            self.say(self.texts("no-region", text=wanted))

    def legend(self) -> None:
        """Print what the words of this table mean."""
        self.console.print(glossary(self.terms(), self.console.width))

    def piles(self, seen: Scene) -> None:
        """Show everything that is visible in the piles."""
        for pile in self.sheet(seen).piles():
            self.console.print(pile)

    def explain(self, wanted: str, seen: Scene) -> None:
        """Explain what pieces are good for: those with offers on them, those of one offer, or those whose name contains a text."""
        offers = seen["offers"]
        if wanted.isdecimal() and not 1 <= int(wanted) <= len(offers):
            self.say(self.texts("no-number", count=len(offers)))
            return
        if wanted.isdecimal():
            offers = offers[int(wanted) - 1 : int(wanted)]
        asked = {id for offer in offers for id in offer["on"]}
        pieces = [
            piece
            for piece in seen["pieces"]
            if "about" in piece
            and (
                wanted.lower() in (piece["face"] or "").lower()
                if wanted and not wanted.isdecimal()
                else piece["id"] in asked
            )
        ]
        sheet = self.sheet(seen)
        for text in dict.fromkeys(sheet.piece(piece, about=True) for piece in pieces):
            self.console.print(Padding(Text(text), (0, 2)))
        if not pieces:
            self.say(self.texts("nothing-to-explain"))

    def leave(self, file: str) -> None:
        """Leave the game. file: where to save it; empty if that is not said."""
        if file:
            self.file = Path(file)
        raise Quit

    # -- what is shown

    def say(self, text: str) -> None:
        """Print one of the terminal's own lines."""
        self.console.print(Text(text))

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)

    def layout(self, seen: Scene) -> tuple[Scene, Words, Texts, int]:
        """What a sheet needs to lay out the scene for this terminal."""
        return seen, self.words, self.texts, self.console.width

    def sheet(self, seen: Scene) -> Sheet:
        """The scene laid out for this terminal, for a person who knows what has been explained so far."""
        return Sheet(*self.layout(seen), self.known)

    def welcome(self) -> None:
        """Print the title and who sits where."""
        named = (f"{self.words.seat(seat)}: {self.player(seat)}" for seat in range(len(self.seats)))
        self.console.print(Rule(Text(self.match.game.title, "bold")))
        self.say(" · ".join(named))
        self.say(self.fit(self.words.get("game-about")))
        self.say(self.texts("welcome" if self.people else "spectator"))

    def player(self, seat: int) -> str:
        """Who plays a seat: a person, or a bot by its display name, with its argument."""
        name, colon, given = self.seats[seat].partition(":")
        if name == ME:
            return self.texts("you")
        return self.texts.get(f"bot-{name}", name) + (f" ({given})" if colon else "")

    def news(self, seat: int | None) -> list[LogLine]:
        """The log lines that a seat has not seen yet."""
        key = seat if seat is not None else min(self.read, key=self.read.__getitem__)
        lines = log_lines(self.match.game, self.events[self.read[key] :], seat, self.words)
        self.read[key] = len(self.events)
        return self.fit(lines)

    def show(self, seen: Scene, all_of_it: bool) -> None:
        """Print what has happened, the table (or what has changed in the foreground), the question and the offers."""
        seat = seen["seat"]
        lines = self.news(seat)
        if lines:
            self.console.print()
            self.console.print(log_block(lines))
        if any(line["seat"] not in (seat, None) for line in lines):
            all_of_it = True
        sheet = self.sheet(seen)
        now = {block.id: self.written(block) for block in Sheet(*self.layout(seen), Everything()).blocks()}
        fresh = sheet.blocks()
        if not all_of_it:
            changed = [block for block in fresh if self.shown.get(block.id) != now[block.id]]
            fresh = [self.news_of(block, sheet) for block in changed if block.kind not in BACKGROUND]
        if fresh:
            self.console.print()
            self.console.print(spaced(fresh))
        danger = threatened(self.chart(seen), sheet) if all_of_it and not seen["over"] else []
        if danger:
            self.console.print(sheet.running(self.texts("threatened"), danger))
        self.shown = now
        self.known |= sheet.explained
        self.console.print()
        self.console.print(self.question(seen))
        for told in self.alike(seen, sheet):
            said = [(word, QUIET) for word in told.split(" ")]
            self.console.print(hanging(said, self.console.width, INDENT, INDENT))
        if seen["offers"]:
            width = self.console.width
            self.console.print(offer_list(seen["offers"], width, sheet.called, seen["pieces"]))

    def alike(self, seen: Scene, sheet: Sheet) -> list[str]:
        """What all offers would change alike, or those with some numbers, in words."""
        order = [offer["action"] for offer in seen["offers"]]
        said: list[str] = []
        for actions, marks in self.common:
            numbers = (
                "all" if len(actions) == len(order) else spans(order.index(each) + 1 for each in actions)
            )
            told = "; ".join(changes(marks, "", sheet.called))
            said.append(self.texts("in-any-case", numbers=numbers, changes=told))
        return self.fit(said)

    def news_of(self, block: Block, sheet: Sheet) -> Block:
        """A block that has changed; only the new paragraphs of the board."""
        if not block.parts:
            return block
        before = self.shown.get(block.id, "")
        return sheet.board_of([part for part in block.parts if part.plain not in before])

    def written(self, block: Block) -> str:
        """A block as plain text, to find out whether it has changed."""
        with self.console.capture() as capture:
            self.console.print(block.drawn)
        return capture.get()

    def question(self, seen: Scene) -> Text:
        """The prompt, and the rule it comes from."""
        text = Text(seen["prompt"]["text"], "bold")
        if seen["prompt"]["rule"]:
            text.append(f"  {seen['prompt']['rule']}", QUIET)
        return text

    def log(self, seat: int | None, count: str) -> None:
        """Print the last lines of the log, with the rules they come from. count: how many, as it was typed."""
        lines = self.fit(log_lines(self.match.game, self.events, seat, self.words))
        most = int(count) if count.isdecimal() else LOG_LINES
        if lines:
            self.console.print(log_block(lines[-most:] if most else [], rules=True))
        else:
            self.say(self.texts("nothing-yet"))

    def help(self, seen: Scene) -> None:
        """Print what can be typed."""
        rule = seen["prompt"]["rule"] or next(iter(atoms(self.match.game, self.words.language)), "")
        self.console.print(help_table(self.commands(seen), seen["offers"], rule, self.texts))

    # -- the end

    def result(self) -> None:
        """Print the last events, the open table, and the ranking with its reasons."""
        alone = self.people[0] if len(self.people) == 1 else None
        lines = self.news(alone)
        if lines:
            self.console.print()
            self.console.print(log_block(lines))
        seen = self.look(alone)
        self.console.print()
        self.console.print(spaced(self.sheet(seen).blocks()))
        self.console.print()
        self.console.print(Rule(Text(self.texts("over"), "bold")))
        self.console.print(self.question(seen))
        ranking = self.match.game.ranking(self.match.state)
        table = Table.grid(padding=(0, 3, 0, 0))
        heads = (self.texts(head) for head in ("place", "player-seat", "points", "because"))
        table.add_row(*(Text(head, QUIET) for head in heads))
        for place in ranking:
            who = self.words.seat(place.seat)
            table.add_row(
                f"{place.place}.", f"{who} ({self.player(place.seat)})", f"{place.points:g}", place.reason
            )
        self.console.print(Padding(table, (1, 2)))
        others = (place.reason for place in ranking if place.reason != ranking[0].reason)
        for rule in dict.fromkeys((rule_of_winner(self.match.game, self.match.state), *others)):
            with suppress(KeyError):
                text = self.fit(one_rule(self.match.game, self.words.language, rule))
                self.console.print(Padding(Pages(text), (0, 2)))

    def save(self) -> None:
        """Write the record, if a file was given."""
        if self.file is None:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(self.match.record.to_json(), encoding="utf-8")
        except OSError as error:
            told = self.texts("not-written", file=str(self.file), problem=error.strerror or str(error))
        else:
            told = self.texts("saved", file=str(self.file))
        self.console.print(Text(told), soft_wrap=True)
