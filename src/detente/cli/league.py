"""Bots against each other, from the command line."""

from functools import partial

from rich.console import Console

from detente.arena.export import row, write_games
from detente.cli.commands.arena import RoundRobinOptions
from detente.cli.files import check_out, check_page, saved, write_text
from detente.cli.inputs import Wrong, read_bot, read_table
from detente.cli.running import exit_code, kept_question, lacking, read_seed, save_failures, session


def round_robin(typed: RoundRobinOptions) -> int:
    """Play a round robin, print the results and save them; the exit code."""
    try:
        from detente.arena.league import RoundRobin, TableResults
        from detente.arena.standings import told_standings
    except ModuleNotFoundError as error:
        raise lacking(error, "arena", "detente arena") from error
    names = tuple(read_bot(name.strip()) for name in typed.bots.split(","))
    kinds = tuple(read_table(table) for table in typed.tables)
    check_out(typed.out)
    check_page(typed.page)
    seed = read_seed(typed.seed, kept_question(typed.where.resume))
    try:
        asked = RoundRobin(kinds, names, typed.deals, seed)
    except ValueError as error:
        raise Wrong(str(error)) from error
    tasks = [asked.tasks(number) for number in range(len(kinds))]
    standings = []
    with session(sum(map(len, tasks)), "games", asked.question(), typed.where) as running:
        for kind, games in zip(kinds, tasks, strict=True):
            standings.append(TableResults(kind, running.play(games)))
    console = Console(highlight=False)
    if running.interrupted:
        console.print("Interrupted: not all games were played.", style="yellow")
    for part in told_standings(standings, seed):
        console.print(part)
    if typed.out is not None:
        rows = [row(game, one.table.name) for one in standings for game in one.played]
        head = {"format": "detente-round-robin", **asked.question(), "interrupted": running.interrupted}
        most = max(kind.seats for kind in kinds)
        saved(typed.out, partial(write_games, head, rows, most, typed.out), "saved-games", console)
    if typed.page.report is not None:
        from detente.arena.contest_page import league_page

        write_text(
            typed.page.report, league_page(standings, seed, typed.page.language), "saved-report", console
        )
    failed = sum(save_failures(one.played, f"round-robin-{seed}", console) for one in standings)
    return exit_code(running.interrupted, failed)
