"""Research environments over Détente's games: PettingZoo, OpenSpiel, Gymnasium and tables by the hundred.

Each lives in a module of its own and needs its library: `pip install 'detente[research]'` brings PettingZoo, Gymnasium and
NumPy, `pip install 'detente[openspiel]'` brings OpenSpiel. Nothing of it is loaded by `import detente`.
"""


def missing(library: str, extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error that says how to install a library that is not there."""
    return ModuleNotFoundError(
        f"{library} is not installed ({error.name} is missing): pip install 'detente[{extra}]'",
        name=error.name,
    )
