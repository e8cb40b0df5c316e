# What the server says.
#   $seat, $name (string): a player.  $letter (string): A, B, C ...
log-undo = { $seat } takes a move back.

name-bot = Bot { $letter }
name-open = Seat { $letter }
name-guest = Guest { $letter }

error-malformed = This cannot be read: { $problem }.
error-options = These options cannot be: { $problem }.
error-empty = There is nothing in it.
error-too-large = This is too much at once: { $most } KiB can be sent.
error-foreign = Another site cannot act here.
error-no-cookie = Open the lobby first, so that the table knows you.
error-no-page = There is nothing at this address.
error-no-table = There is no such table.
error-no-game = There is no such game. There are { $games }.
error-no-seat = There is no such seat.
error-no-bot = No such bot plays this game. There are { $bots }.
error-no-frame = There is no such moment: they go from 0 to { $frames }.
error-no-board = This game has no board.
error-no-key = This link does not lead to a seat here.
error-key-outdated = This link is outdated: somebody else holds the seat now.
error-seat-taken = Somebody else has taken this seat.
error-not-your-seat = This is not your seat.
error-no-talk = At this table nobody may talk while the game runs.
error-not-started = The game has not begun.
error-not-over = The game is not over yet.
error-over = The game is over.
error-no-hints = At this table nobody may ask the bot.
error-no-question = You are not asked anything now.
error-busy = The bot has too much to think about just now. Please try again in a moment.
error-analysis-failed = This game could not be analysed.
error-stale = The table has moved on: this question no longer stands. Nothing was done.
error-illegal = This move is not possible now. Nothing was done.
error-illegal-rule = This move is not possible now, see { $rule }. Nothing was done.
error-illegal-undo = This can no longer be taken back.
error-rules-changed = This table was begun under other rules of { $game } and rests.
