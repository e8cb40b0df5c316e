"""Any game as an OpenSpiel game, for any algorithm that plays those.

    import pyspiel
    from detente.research import openspiel  # registers the games as detente_wsdv, detente_nuclear_war, ...

    game = pyspiel.load_game("detente_nuclear_war(players=3,totals=open)")

How chance works. Our states contain their generator, so that a seed and the actions determine the game. Here the game begins
with chance nodes that draw the seed, digit by digit, all equally likely; after that there are none. This is the same game, with
nature's moves made at once and revealed later, and so all games have imperfect information, open ones too: future dice rolls
are hidden. An algorithm that plays on with a clone of the true state therefore looks into the future. An algorithm that must
not draws worlds by `resample_from_infostate`, which draws a new generator, too.

What a player knows. `information_state_string` contains everything that the player could see in the past, its own actions and
the events as it saw them, and a digest of what it sees now; so it has perfect recall. `observation_string` is its view as
JSON. `observation_tensor` is the features of the view; `information_state_tensor` is the same and 64 bits of a hash of the
string, so that two information states never share a tensor.
"""

import json
from collections.abc import Callable, Mapping
from copy import copy
from hashlib import sha256
from typing import Any, ClassVar, Final

import detente
from detente.bots import bot
from detente.core.engine.options import Option
from detente.core.engine.rng import seeded
from detente.core.engine.state import State
from detente.core.shown.features import Features, features_of
from detente.research import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("OpenSpiel", "openspiel", error) from error

# These take NumPy, too, and would name another extra.
from detente.research.rows import observed
from detente.research.table import decided

PREFIX: Final = "detente_"
DIGITS: Final = 4
DIGIT: Final = 256
"""The seed has `DIGITS` digits below this: 2**32 games."""
HASH_BITS: Final = 64
SEED_BITS: Final = 53

Step = tuple[int, int, list[Any]]
"""A decision: the seat, its action, and the resulting events."""


class Course:
    """A game in progress: the data of an OpenSpiel state, which OpenSpiel copies and pickles.

    digits: of the seed, as far as drawn. state: the table, None before it is dealt. steps: the decisions. memories: what each
    seat knows of the past, line by line, as far as it has been asked for; `told` is the number of steps in it. views: those
    asked for since the last step.
    """

    def __init__(self, game_id: str, options: Mapping[str, Any]) -> None:
        self.game = detente.game(game_id)
        self.options = options
        self.digits: tuple[int, ...] = ()
        self.state: State | None = None
        self.steps: list[Step] = []
        self.memories: list[list[str]] = []
        self.told: list[int] = []
        self.views: dict[int | None, dict[str, Any]] = {}

    def __deepcopy__(self, memo: object) -> "Course":
        twin = copy(self)
        twin.state = self.state and self.state.clone()
        twin.steps = self.steps[:]
        twin.memories = [memory[:] for memory in self.memories]
        twin.told = self.told[:]
        twin.views = self.views.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        plain = self.__dict__ | {
            "game": self.game.id,
            "state": self.state and self.state.to_dict(),
            "views": {},
        }
        return plain

    def __setstate__(self, plain: dict[str, Any]) -> None:
        self.__dict__.update(plain)
        self.game = detente.game(plain["game"])
        self.state = plain["state"] and self.game.from_dict(plain["state"])

    def draw(self, digit: int) -> None:
        """Draw another digit of the seed; the last one deals the game."""
        self.digits += (digit,)
        if len(self.digits) == DIGITS:
            self.state = self.game.start(self.options, int.from_bytes(bytes(self.digits), "big"))
            self.memories = [[] for _ in range(self.state.seats)]
            self.told = [0] * self.state.seats

    def apply(self, action: int) -> None:
        """Carry out the decision of the first seat to act."""
        assert self.state is not None
        seat = self.state.to_act[0]
        events: list[Any] = []
        self.state.apply(seat, action, events)
        self.views.clear()
        self.steps.append((seat, action, events))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know now; None: a spectator. Do not change it."""
        assert self.state is not None
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def resampled(self, seat: int, seed: int) -> "Course":
        """A world that the seat cannot tell from this one. The other seats' past starts with what they could know now."""
        assert self.state is not None
        world = Course(self.game.id, self.options)
        world.state = self.state.determinize(seat, seed)
        world.memories = [
            self.recalled(seat)[:] if other == seat else [written(world.view(other))]
            for other in range(self.state.seats)
        ]
        world.told = [0] * self.state.seats
        return world

    def recalled(self, seat: int) -> list[str]:
        """Everything that the seat could see since the start of the game: its actions and events, one line each. Do not change it."""
        memory = self.memories[seat]
        for actor, action, events in self.steps[self.told[seat] :]:
            if actor == seat:
                memory.append(f"> {self.game.actions.text(action)}")
            shown = [event.seen_by(seat) for event in events]
            memory += [written(event.to_dict()) for event in shown if event is not None]
        self.told[seat] = len(self.steps)
        return memory


def written(data: Any) -> str:
    """Plain JSON types as text, always in the same form."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel needs it; `course` contains all data."""

    def __init__(self, game: "SpielGame", course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """The first seat that owes a decision; chance while the seed is drawn."""
        state = self.course.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.to_act[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self.course.state
        return state is not None and state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Play an action; a chance action is the next digit of the seed."""
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        return [] if state is None else state.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.course.state is None:
            self.course.draw(action)
        else:
            self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.course.game.actions.text(action)
        )

    def returns(self) -> list[float]:
        """1, shared by the winners of a finished game; before, 0 for all."""
        state = self.course.state
        return [0.0] * self.num_players() if state is None or state.returns is None else list(state.returns)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, drawn from what it may know. chance: returns numbers below 1.

        Its history begins with the resampling: the true one would reveal what is hidden. The other players' memories begin there
        too, with everything they could know by then.
        """
        if self.course.state is None:
            return self.clone()  # type: ignore[no-any-return]
        world = self.course.resampled(player, int(chance() * 2**SEED_BITS))
        return SpielState(self.get_game(), world)

    def __str__(self) -> str:
        state = self.course.state
        return f"seed {list(self.course.digits)}" if state is None else written(state.to_dict())


class Observer:
    """What a player observes, as OpenSpiel asks for it: `tensor`, the same as `dict`, and strings."""

    def __init__(self, features: Features, kind: Any) -> None:
        self.features = features
        self.recall: bool = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public: bool = kind.public_info
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.private and self.public:
            self.writer = features.writer()
            self.tensor = np.zeros(features.size + HASH_BITS * self.recall, np.float32)
            self.dict["observation"] = self.tensor[: features.size]
            if self.recall:
                self.dict["history"] = self.tensor[features.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; all 0 before the game is dealt."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        course = state.course
        if course.state is None:
            return
        self.dict["observation"][:] = observed(self.writer, course.state, player)
        if self.recall:
            digest = sha256(self.string_from(state, player).encode()).digest()
            self.dict["history"][:] = np.unpackbits(np.frombuffer(digest[: HASH_BITS // 8], np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state, the view, or the public or the private part of the view."""
        course = state.course
        if course.state is None:
            return f"seed {len(course.digits)} of {DIGITS}"
        if not self.private:
            return written(course.view(None))
        if not self.public:
            return f"player {player} {written(private_part(course, player))}"
        if not self.recall:
            return written(course.view(player))
        now = sha256(written(course.view(player)).encode()).hexdigest()
        return "\n".join((f"player {player}", *course.recalled(player), f"sees {now}"))


def private_part(course: Course, seat: int) -> dict[str, Any]:
    """The parts of a seat's view that a spectator's view does not have."""
    public = course.view(None)
    return {name: value for name, value in course.view(seat).items() if public.get(name) != value}


class SeatedBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as a bot of OpenSpiel, for games registered here. It gets its view and worlds, as everywhere."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        """spec: the bot's name, as `detente.bots.bot` takes it; KeyError or ValueError say what there is."""
        super().__init__()
        self.bot = bot(spec, seed)

    def step(self, state: SpielState) -> int:
        """The bot's choice for the player to act."""
        table = state.course.state
        assert table is not None
        return decided(self.bot, table, table.to_act[0])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel needs it, with the options of its tables as parameters; `players` is the number of seats.

    game_id: of the game, set by subclasses: OpenSpiel keeps the factories of its games until after the interpreter's end, which
    a class survives and a plain function does not.
    """

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.table_game = detente.game(self.game_id)
        self.options = self.table_game.start(options_of(self.table_game, chosen)).options
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table_game.actions.size,
            max_chance_outcomes=DIGIT,
            num_players=self.options["seats"],
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.table_game.max_actions,
        )
        super().__init__(game_type(self.table_game), info, chosen)
        self.features = features_of(self.table_game)

    def new_initial_state(self) -> SpielState:
        """A game before its seed is drawn."""
        return SpielState(self, Course(self.table_game.id, self.options))

    def max_chance_nodes_in_history(self) -> int:
        """The number of digits of the seed."""
        return DIGITS

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """An observer of information states, observations, or the public or one player's private part; None for anything else."""
        if params:
            raise ValueError(f"observers take no parameters, not {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        all_players = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        return None if all_players else Observer(self.features, kind)


def game_type(game: detente.Game) -> Any:
    """The description of a game that OpenSpiel needs."""
    seats = [int(value) for value in game.options[0].values]
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            parameter_name(option): parameter(option, option.standard) for option in game.options
        },
    )


def parameter_name(option: Option) -> str:
    """The name of an option's parameter."""
    return "players" if option.name == "seats" else option.name


def parameter(option: Option, value: int | str) -> int | str:
    """A value in OpenSpiel's form: it reads digits as a number, so if all values are digits, all are numbers."""
    return int(value) if all(str(each).isdigit() for each in option.values) else str(value)


def options_of(game: detente.Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table from OpenSpiel's parameters. Unknown ones are kept: `Game.start` refuses them."""
    options = {
        {parameter_name(option): option.name for option in game.options}.get(name, name): value
        for name, value in params.items()
    }
    for option in game.options:
        if option.name in options:
            told = options[option.name]
            options[option.name] = next(
                (value for value in option.values if parameter(option, value) == told), told
            )
    return options


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: worlds drawn from what the player knows, the same ones for the same seed."""
    chance = seeded(seed)
    return lambda state, player: state.resample_from_infostate(player, lambda: chance.below(2**31) / 2**31)


for id in detente.games():
    if PREFIX + id not in pyspiel.registered_names():
        pyspiel.register_game(game_type(detente.game(id)), type(f"Spiel_{id}", (SpielGame,), {"game_id": id}))
