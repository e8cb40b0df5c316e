"""The ledger of killing blows in Nuclear War."""

from tools.retaliation import DEADLY, main


def test_it_counts_endings_blows_and_salvos(capsys):
    main(["--bots", "heuristic", "--seats", "3", "--games", "12", "--seed", "3"])
    said = capsys.readouterr().out
    assert said.startswith("3 heuristic, seed 3: 12 games")
    won = sum(
        int(line.split(": ")[1].split(" of")[0]) for line in said.splitlines() if "won by place" in line
    )
    nobody = sum(
        int(line.split(": ")[1].split(" of")[0]) for line in said.splitlines() if "nobody wins" in line
    )
    assert won + nobody == 12
    (fired,) = [line for line in said.splitlines() if "only their killer" in line]
    count, of = fired.split(": ")[1].split(",")[0].split(" of ")
    assert count == of != "0"


def test_a_killing_blow_kills_in_half_of_all_rolls():
    assert DEADLY[0][2] and DEADLY[1][6] and not DEADLY[1][11] and not DEADLY[0][8]
