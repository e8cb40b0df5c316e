"""Recorded games as NumPy arrays: what `detente simulate --trajectories FOLDER` and `detente export` have written.

    from detente.research.trajectories import Trajectories

    games = Trajectories("runs/nations")
    for batch in games.batches(4096):
        learn(batch.observations, batch.masks, batch.actions, batch.returns)

`episodes` gives what one seat has seen and done in one game, in order and to its end; `to_minari` makes a data set of them.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import detente
from detente.research import missing

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("NumPy or pyarrow", "arena,research", error) from error

# Takes pyarrow, too, and would name another extra.
from detente.arena.trajectories import described, files_in, forms

FORMS = ("observation version", "observation size", "action version", "action size")
"""What the reader needs of the form of the files; the versions must be those of the installed game."""


class OtherVersion(ValueError):
    """Trajectories of another version of the rules, observations or actions; the message names both."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """Some rows; all arrays have a row for each decision.

    observations: (rows, numbers) float32, or None where views were recorded. views: the views, or None where observations
    were. masks: (rows, actions) int8, 1 for each legal action. actions: int64; -1 in final rows. policies: (rows, actions)
    float32, how much the player favoured each action; NaN where it did not say. returns, points: float32, the seat's in the end.
    games: int64, the number of the game. steps: int32, the number of the decision in its game. seats: int8. final: bool,
    whether the row is what the seat saw when the game was over, with no action.
    """

    observations: NDArray[np.float32] | None
    views: list[dict[str, Any]] | None
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    policies: NDArray[np.float32]
    returns: NDArray[np.float32]
    points: NDArray[np.float32]
    games: NDArray[np.int64]
    steps: NDArray[np.int32]
    seats: NDArray[np.int8]
    final: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.actions)

    def where(self, rows: NDArray[np.bool_]) -> "Decisions":
        """Those of these rows."""
        return Decisions(**{each.name: chosen(getattr(self, each.name), rows) for each in fields(self)})


def chosen(values: Any, rows: NDArray[np.bool_]) -> Any:
    """The values of some rows."""
    if isinstance(values, list):
        return [value for value, wanted in zip(values, rows, strict=True) if wanted]
    return None if values is None else values[rows]


@dataclass(frozen=True, slots=True)
class Episode:
    """What a seat did in a game. decisions: in order; the last row is final, what it saw when the game was over.

    player: the bot's name, `person`, or None if it is not known; the last one if the seat was passed on. seed, options: what the game was dealt from.
    """

    game: int
    seat: int
    player: str | None
    seed: int
    options: dict[str, Any]
    decisions: Decisions


class Trajectories:
    """A folder of recorded games. They are read game by game, never all at once.

    folder: where they are. game: the id of the game. about: what the files say of their run: options, line-up, seed, versions
    and so on. kind: `observations` or `views`. numbers: the games that are there.
    """

    def __init__(self, folder: Path | str, *, any_version: bool = False) -> None:
        """Open a folder.

        any_version: also read what another version of the game has recorded. Its numbers then mean what they meant there.
        OtherVersion if they differ otherwise; ValueError if the folder has no trajectories, or those of several games;
        KeyError names the games there are if theirs is not installed.
        """
        self.folder = Path(folder)
        self.files = files_in(self.folder)
        if not self.files:
            raise ValueError(
                f"{self.folder} holds no trajectories; one that was killed early puts them there when it is continued"
            )
        heads = [described(file) for file in self.files]
        self.about = {name: value for name, value in heads[0].items() if name != "games"}
        for file, head in zip(self.files, heads, strict=True):
            if any(head[name] != self.about[name] for name in ("game", "rules version", "record", *FORMS)):
                raise ValueError(f"{file} and {self.files[0]} are not of one run")
        self.game: str = self.about["game"]
        self.kind: str = self.about["record"]
        self.numbers = [number for head in heads for number in head["games"]]
        if not any_version:
            self.check_version()

    def check_version(self) -> None:
        """OtherVersion unless the files are of the installed version of the game."""
        game = detente.game(self.game)
        here = {"rules version": game.version, **forms(game, self.kind)}
        differing = [name for name in ("rules version", *FORMS[::2]) if self.about[name] != here[name]]
        if differing:
            names = ", ".join(f"{name} {self.about[name]}, not {here[name]}" for name in differing)
            raise OtherVersion(
                f"{self.folder} was recorded by detente {self.about['detente']} with another version of {self.game}: {names} "
                f"as in detente {detente.__version__} here. Record it anew, or read it with any_version=True: its numbers then "
                "mean what they meant there"
            )

    def __len__(self) -> int:
        return len(self.numbers)

    def batches(self, size: int = 4096, *, final: bool = False) -> Iterator[Decisions]:
        """All decisions in order, in batches of this size; the last one may be smaller. final: the final rows, too."""
        if size < 1:
            raise ValueError(f"a batch has at least 1 row, not {size}")
        waiting: list[Any] = []
        rows = 0
        for table in self.tables():
            kept = table if final else table.filter(pc.invert(table["final"]))
            waiting.append(kept)
            rows += kept.num_rows
            while rows >= size:
                whole = pa.concat_tables(waiting)
                yield self.decisions(whole.slice(0, size))
                waiting = [whole.slice(size)]
                rows -= size
        if rows:
            yield self.decisions(pa.concat_tables(waiting))

    def episodes(self) -> Iterator[Episode]:
        """What each seat did in each game, game by game and seat by seat; of a seat that was never asked only its end."""
        for table in self.tables():
            every = self.decisions(table)
            first = table.slice(0, 1).select(["number", "seed", "options"]).to_pylist()[0]
            players = table["player"].to_pylist()
            for seat in range(int(every.seats.max()) + 1):
                own = every.seats == seat
                yield Episode(
                    first["number"],
                    seat,
                    players[int(own.nonzero()[0][-1])],
                    int(first["seed"]),
                    json.loads(first["options"]),
                    every.where(own),
                )

    def tables(self) -> Iterator[Any]:
        """The rows of each game as an Arrow table, with the columns of the files."""
        for file in self.files:
            content = pq.ParquetFile(file)
            for group in range(content.num_row_groups):
                yield content.read_row_group(group)

    def decisions(self, table: Any) -> Decisions:
        """Rows as arrays."""
        whole = table.combine_chunks()
        rows, actions = whole.num_rows, int(self.about["action size"])
        observations, views = None, None
        if self.kind == "observations":
            flat = column(whole, "observation").flatten().to_numpy()
            observations = flat.reshape(rows, int(self.about["observation size"])).copy()
        else:
            views = [json.loads(view) for view in column(whole, "view").to_pylist()]
        legal = column(whole, "legal")
        counts = pc.list_value_length(legal).to_numpy()
        places = (np.repeat(np.arange(rows), counts), legal.flatten().to_numpy())
        masks = np.zeros((rows, actions), np.int8)
        masks[places] = 1
        policies = np.full((rows, actions), np.nan, np.float32)
        policy = column(whole, "policy")
        told = policy.is_valid().to_numpy(zero_copy_only=False)
        policies[told] = 0
        ours = np.repeat(told, counts)
        policies[places[0][ours], places[1][ours]] = policy.flatten().to_numpy()
        return Decisions(
            observations,
            views,
            masks,
            array(whole, "action").astype(np.int64),
            policies,
            array(whole, "return"),
            array(whole, "points"),
            array(whole, "number"),
            array(whole, "step"),
            array(whole, "seat"),
            array(whole, "final"),
        )

    def to_minari(
        self,
        dataset_id: str,
        *,
        rewards: str = "returns",
        player: str | None = None,
        data_format: str = "parquet",
        **about: Any,
    ) -> Any:
        """A Minari data set with an episode for each seat of each game; takes `pip install 'detente[minari]'`.

        Observations are dicts as in `detente.research.gymnasium`; the reward of an episode comes with its last decision.
        dataset_id: as Minari names data sets, such as `detente/nations/heuristic-v0`. rewards: `returns` or `points`. player:
        only the seats of this bot. data_format, about: as `minari.create_dataset_from_buffers` takes them; Minari warns where it lacks
        `author`, `author_email` or `code_permalink`, which only you know. Seats that were never asked are left out. ValueError if views were
        recorded, or the player played none of the games.
        """
        try:
            import minari
            from minari.data_collector.episode_buffer import EpisodeBuffer
        except ModuleNotFoundError as error:
            raise missing("Minari", "minari", error) from error
        import gymnasium

        import detente.research.gymnasium
        from detente.core.shown.features import features_of
        from detente.research.spaces import observation_space

        if self.kind != "observations":
            raise ValueError(f"{self.folder} holds {self.kind}: Minari takes recorded observations")
        if rewards not in ("returns", "points"):
            raise ValueError(f"no rewards {rewards!r}: there are returns, points")
        if player is not None and player not in self.players():
            raise ValueError(f"{player!r} played none of these games: there are {', '.join(self.players())}")
        self.check_version()
        game = detente.game(self.game)
        spec = deepcopy(gymnasium.spec(f"detente/{self.game}-v{game.version}"))
        spec.kwargs["options"] = self.about.get("options")

        def buffers() -> Iterator[Any]:
            number = 0
            for episode in self.episodes():
                rows = episode.decisions
                made = len(rows) - 1
                if not made or player not in (None, episode.player):
                    continue
                gained = np.zeros(made, np.float32)
                gained[-1] = getattr(rows, rewards)[0]
                yield EpisodeBuffer(
                    id=number,
                    seed=episode.seed,
                    options={"seat": episode.seat, "game": episode.game, "player": episode.player},
                    observations={"observation": rows.observations, "action_mask": rows.masks},
                    actions=rows.actions[:-1],
                    rewards=gained,
                    terminations=np.arange(made) == made - 1,
                    truncations=np.zeros(made, np.bool_),
                )
                number += 1

        return minari.create_dataset_from_buffers(
            dataset_id,
            buffers(),
            env=spec,
            eval_env=spec,
            observation_space=observation_space(features_of(game)),
            action_space=gymnasium.spaces.Discrete(game.actions.size),
            data_format=data_format,
            **{
                "algorithm_name": player or ", ".join(self.players()),
                "description": self.description(),
                **about,
            },
        )

    def players(self) -> list[str]:
        """The names of all that played, each once; `unknown` for those of saved games."""
        found = {
            name
            for file in self.files
            for name in pq.read_table(file, columns=["player"])["player"].unique().to_pylist()
        }
        return sorted(name or "unknown" for name in found)

    def description(self) -> str:
        """What was recorded, in a sentence."""
        return (
            f"Games of {detente.game(self.game).title}, version {self.about['rules version']} of its rules, "
            f"recorded by detente {self.about['detente']}."
        )


def column(table: Any, name: str) -> Any:
    """A column in one piece."""
    found = table[name]
    return found.chunk(0) if found.num_chunks else pa.array([], found.type)


def array(table: Any, name: str) -> Any:
    """A column as a NumPy array of its own."""
    return column(table, name).to_numpy(zero_copy_only=False).copy()
