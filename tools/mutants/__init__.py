"""Break the rules by machine: `python -m tools.mutants`."""
