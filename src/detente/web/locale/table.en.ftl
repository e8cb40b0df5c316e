# The table
face-down = face down
counted = { $count } × { $face }
you = you
here = at the table
away = away
bot = bot
to-act = to act
pile = { $name }: { $count }
look-through = Look
look-through-name = Look through: { $name }
which = Which one?
sending = Sending …
pass-to = Pass the screen to { $name }
back = Back
undo = Undo
undo-all = Undo all { $count }
all-actions = All actions ({ $count })
rule = Rule { $rule }
rules = Rules
rules-of = Rules: { $title }
log = Log
chat = Chat
chat-placeholder = Say something to the table
chat-send = Send
connecting = Setting the table …
offline = No connection. The table will be back by itself.
online = Connected again.
refreshed = The table was refreshed.
stale = The table moved on before your move arrived, so it was not made. Here is how things stand now.
stale-server = { $message } Your move was not made; here is how things stand now.
watching = You are watching.
unknown-table = This table cannot be shown.
your-turn = Your turn
table-title = { $title } · { $name }

board = The board. Plus and minus zoom, arrow keys move it.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board

curtain-title = { $name }’s turn
curtain-about = Hand the screen to { $name }. Nobody else’s cards are on this page now.
curtain-open = I am { $name }

waiting-title = Waiting for players
waiting-ready = Everybody is here
waiting-open = { $count ->
    [one] One seat is open. Send its link to whom you want to play with.
   *[other] { $count } seats are open. Send each link to somebody you want to play with.
  }
waiting-host = You can begin.
waiting-for-host = The host will begin soon.
seat-open = open seat
invitation = Invitation link
copy = Copy link
copied = Link copied.
start = Begin the game

result = Result
points = { $points } points
play-again = Play again

replay = Look back
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-forward = One step forward
replay-now = Back to now
replay-slider = Moment of the game
replay-frame = { $number } / { $last }
replay-past = A moment of the past.

keys = Keys
key-tab = Tab
key-tab-does = to the next thing that can be chosen
key-arrows = ← ↑ → ↓
key-arrows-does = to the nearest one in that direction
key-enter = Enter
key-enter-does = choose
key-escape = Esc
key-escape-does = back out
key-numbers = 1 – 9
key-numbers-does = the buttons beside the question
key-u = U
key-u-does = undo
key-a = A
key-a-does = all actions as a list
key-r = R
key-r-does = look back over the game
key-zoom = + − 0
key-zoom-does = zoom the board (when it has the focus)
key-question = ?
key-question-does = these keys
