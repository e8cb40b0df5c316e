"""The numbers of Das Spiel der Nationen: pieces, points, places of tankers, what cards do, and why things happen.

A point is country * 8 + its number on the circle. A leader is seat * 6 + number within the seat: two kings, two presidents, the
dictator, the guerrilla leader. Tankers are in a port (the number of its country), on a sea, or wait to be stationed.
"""

from typing import Final

MOST_SEATS: Final = 4
UNLIMITED: Final = 0
ROUNDS: Final = (60, 20, 30, 40, 100, 200, UNLIMITED)
"""The possible limits of rounds for a game; the first is the default."""
QUIET_ROUNDS: Final = 40
"""SDN-END-5: without a limit, the game ends after this many rounds in a row in which no leader left it for good."""
COUNTRIES: Final = 8
CIRCLE: Final = 8
POINTS: Final = 64
ROUTES: Final = 7

# types of leaders, and the leaders of a seat
KING: Final = 0
PRESIDENT: Final = 1
DICTATOR: Final = 2
GUERRILLA: Final = 3
TYPES: Final = 4
LEADERS: Final = 6
MOST_ROUNDS: Final = LEADERS * MOST_SEATS * QUIET_ROUNDS
"""More than any game has: without a limit, fewer than all leaders leave it, each after at most QUIET_ROUNDS; every limit is less."""

# where a leader is when not on a point; what is on an empty point
RESERVE: Final = 64
OUT: Final = 65
NOBODY: Final = -1

# where tankers are: ports by country, then
NORTH: Final = 8
SOUTH: Final = 9
WAITING: Final = 10
TANKER_PLACES: Final = 11

# piles of cards
DECK: Final = 0
BELOW: Final = 1

# what cards do
OP_MONEY: Final = 0
OP_MONEY_PER_PAIR: Final = 1
OP_MOVE: Final = 2
OP_PLACE: Final = 3
OP_WITHDRAW: Final = 4
OP_DEATH: Final = 5
OP_DEPOSE: Final = 6
OP_GAIN: Final = 7
OP_LOSE: Final = 8
OP_REMOVE: Final = 9
OP_LOAN: Final = 10

# who has drawn a card
BY_AGENT: Final = 0
BY_LEADER: Final = 1

# phase 3 of a turn
TO_COME: Final = 0
OVER: Final = 1

# the last chance (SDN-OUT-5)
NO_CHANCE: Final = 0
LAST_CHANCE: Final = 1
RESCUED: Final = 2

# rulings that a table may change: indexes into `GameState.rulings`
RULING_ROUNDS: Final = 0
RULING_START_CASH: Final = 1
RULING_BEATEN_RETURN: Final = 2
RULING_BLOCKED_OUT: Final = 3
RULING_PIPELINES_FOR_ALL: Final = 4
RULING_GIVE_UP: Final = 5
RULING_RANDOM_FIRST: Final = 6
RULING_MORE_CASH: Final = 7

# why a player passes phase 3, or is out
PASS_BLOCKED: Final = 0
PASS_MONEY: Final = 1
OUT_BROKE: Final = 0
OUT_LAST_CHANCE: Final = 1
OUT_NO_LEADER: Final = 2
OUT_BLOCKED: Final = 3
OUT_GAVE_UP: Final = 4

# why the game ended
END_NONE: Final = 0
END_LAST: Final = 1
END_ROUNDS: Final = 2
END_TOGETHER: Final = 3
END_QUIET: Final = 4
