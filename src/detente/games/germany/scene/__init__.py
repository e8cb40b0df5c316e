"""How Germany is shown in every game on it; the contract is in `detente.core.shown.scene`."""
