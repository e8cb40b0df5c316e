"""A content of an option, for tests: charts of one's own for the sixth game."""

from typing import Any

GAME = "isles"
OPTION = "charts"


def charts(name: str = "Rich beds", pearls: int = 9) -> dict[str, Any]:
    """Charts of which nearly all are oysters."""
    return {
        "format": "isles-charts",
        "name": name,
        "charts": [
            {"id": "current", "count": 3, "fleets": 1, "pearls": 0},
            {"id": "channel", "count": 3, "fleets": 0, "pearls": 1},
            {"id": "oysters", "count": 14, "fleets": 2, "pearls": pearls},
        ],
    }
