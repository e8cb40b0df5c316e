"""Research environments over Détente's games: PettingZoo, OpenSpiel, Gymnasium and tables by the hundred.

Each is a separate module and needs its library: `pip install 'detente[research]'` installs PettingZoo, Gymnasium and
NumPy, `pip install 'detente[openspiel]'` installs OpenSpiel. `import detente` loads none of this.
"""


def missing(library: str, extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error that says how to install a missing library."""
    return ModuleNotFoundError(
        f"{library} is not installed ({error.name} is missing): pip install 'detente[{extra}]'",
        name=error.name,
    )
