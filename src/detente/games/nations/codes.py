"""The numbers of Das Spiel der Nationen: pieces, points, places of tankers, actions, steps, questions and events.

A point is country * 8 + its number on the circle. A leader is seat * 6 + his number: two kings, two presidents, the
dictator, the guerrilla leader. Tankers lie in a port (the number of its country), on a sea, or wait to be stationed.
"""

from typing import Final

MOST_SEATS: Final = 4
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

# where a leader is who stands on no point; what stands on an empty point
RESERVE: Final = 64
OUT: Final = 65
NOBODY: Final = -1

# where tankers lie: ports by country, then
NORTH: Final = 8
SOUTH: Final = 9
WAITING: Final = 10
TANKER_PLACES: Final = 11

# piles of cards
DECK: Final = 0
BELOW: Final = 1

# actions
AGENT: Final = 0
PLACE: Final = 64
ADVANCE: Final = 96
TO: Final = 160
BUY: Final = 224
SAIL: Final = 231
SELL: Final = 245
LAY: Final = 252
STATION: Final = 259
WITHDRAW: Final = 266
DEPOSE: Final = 330
LOSE_LEADER: Final = 338
LOSE_TANKER: Final = 346
REMOVE: Final = 353
TAKE_LOAN: Final = 360
DECLINE: Final = 361
DONE: Final = 362
GIVE_UP: Final = 363
ACTIONS: Final = 364

# steps
STEP_CHECK: Final = 0
STEP_LEADER_PHASE: Final = 1
STEP_DRAW: Final = 2
STEP_TURN: Final = 3

# questions
ASK_FIRST: Final = 0
ASK_STATION: Final = 1
ASK_TURN: Final = 2
ASK_TARGET: Final = 3
ASK_ORDER: Final = 4
ASK_COUP: Final = 5
ASK_DELIVERY: Final = 6
ASK_WITHDRAW: Final = 7
ASK_DEPOSE: Final = 8
ASK_DEATH: Final = 9
ASK_LOSS: Final = 10
ASK_REMOVE: Final = 11
ASK_LOAN: Final = 12

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

# rulings that a table may play otherwise: indexes into `Table.rulings`
RULING_ROUNDS: Final = 0
RULING_START_CASH: Final = 1
RULING_BEATEN_RETURN: Final = 2
RULING_BLOCKED_OUT: Final = 3
RULING_PIPELINES_FOR_ALL: Final = 4
RULING_GIVE_UP: Final = 5

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

# events
TOLD_TURN: Final = 0
TOLD_INCOME: Final = 1
TOLD_REPAID: Final = 2
TOLD_PLACED: Final = 3
TOLD_AGENT_PLACED: Final = 4
TOLD_STATIONED: Final = 5
TOLD_AGENT_MOVED: Final = 6
TOLD_LEADER_MOVED: Final = 7
TOLD_BEATEN: Final = 8
TOLD_TAKEN: Final = 9
TOLD_LOST_COUNTRY: Final = 10
TOLD_CAPTURED: Final = 11
TOLD_BOUGHT: Final = 12
TOLD_SAILED: Final = 13
TOLD_SOLD: Final = 14
TOLD_LAID: Final = 15
TOLD_CARD: Final = 16
TOLD_DECLINED: Final = 17
TOLD_VOID: Final = 18
TOLD_RECEIVED: Final = 19
TOLD_PAID: Final = 20
TOLD_TANKER_LOST: Final = 21
TOLD_WITHDRAWN: Final = 22
TOLD_DIED: Final = 23
TOLD_REMOVED: Final = 24
TOLD_LOAN: Final = 25
TOLD_PASSED: Final = 26
TOLD_OUT: Final = 27
TOLD_ROUND: Final = 28
TOLD_ENDED: Final = 29
TOLD_LEADER_GONE: Final = 30
TOLD_AGENT_GONE: Final = 31
TOLD_TANKERS_GONE: Final = 32
