# The table
table-face-down = face down
table-counted = { $count } × { $face }
table-you = you
table-with = plays with { $names }
table-here = at the table
table-away = away
table-bot = bot
table-to-act = to move
table-pile = { $name }: { $count }
table-look-through = Look
table-look-through-name = Look through: { $name }
table-which = Which one?
table-sending = Sending …
table-pass-to = Pass the screen to { $name }
table-back = Back
table-undo = Undo
table-undo-about = Undo your last step
table-undo-all = Undo all { $count }
table-undo-all-about = Undo your last { $count } steps: all that can still be undone
table-all-actions = All actions ({ $count })
table-rule = Rule { $rule }
table-rules = Rules
table-rules-of = Rules: { $title }
table-own = This table brought its own values along: “{ $name }” ({ $hash }). Where the rules give the usual ones, those of the table apply.
table-log = Log
table-log-taller = More room for the log
table-state = Table
table-chat = Chat
table-chat-placeholder = Say something to the table
table-chat-only = Only { $names } can read this
table-chat-none = Nobody can write here while the game runs
table-chat-watching = You are watching: you can read along, but only players can write.
table-chat-said = { $name }: { $text }
table-chat-send = Send
table-connecting = Setting the table …
table-offline = No connection. The table reconnects on its own.
table-stale = The game has moved on; your move was not made.
table-watching = You are watching.
table-watching-later = You are watching with a delay of { $time }.
table-seen-later = Those who only watch see everything { $time } later.
table-unknown-table = This table cannot be shown.
table-your-turn = Your turn
table-title = { $title } · { $name }

table-board = The board. Plus and minus zoom, arrow keys move it.
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole board

table-curtain-title = { $name }’s turn
table-curtain-about = Hand the screen to { $name }. Nobody else’s cards are on this page now.
table-curtain-open = I am { $name }

table-waiting-title = Waiting for players
table-waiting-host = { $count ->
    [one] One seat is open. Send its link to the person you want to play with; then the game begins.
   *[other] { $count } seats are open. Send each link to a person you want to play with. The game begins when all are taken.
  }
table-waiting-guest = { $count ->
    [one] One seat is still open. The game begins when it is taken.
   *[other] { $count } seats are still open. The game begins when all are taken.
  }
table-seat-open = open seat
table-people = Players
table-own-link = Your link to this seat, for another device
table-seat-leave = Leave this seat …
table-seat-leave-about = Everybody will see that you leave. As long as a bot plays the seat or it is open, you can come back. If you open it by invitation, you find the link for somebody else here.
table-seat-give = Give the seat to somebody else …
table-seat-held = { $name } holds this seat. You can give it away once { $name } has left.
table-seat-away = { $name } is away. From { $time } on you can give the seat away if { $name } does not come back before.
table-seat-gone = { $name } has not been here for a long time. Everybody will see that you give the seat away.
table-seat-bot = Which bot
table-seat-to-bot = Let this bot play
table-seat-to-friend = Open by invitation
table-seat-back = Take your seat back
table-research = This game may be used for research
table-research-about = If everybody at the table agrees, the people who run this server may share the moves and what each seat saw once the game is over, without names or chat. You can change this as long as you hold the seat.
table-invitation = Invitation link
table-copy = Copy link
table-copied = Link copied.

table-result = Result
table-ending = How it ended
table-ending-loading = Gathering how it ended …
table-ending-board = Look at the board
table-ending-save = Save a picture
table-ending-game = Save the game
table-place = Place
table-player = Player
table-ranking = Ranking
table-course = Course of the game
table-moments = Key moments
table-hands = Cards still in hand
table-play-again = New game
table-rematch = Rematch
table-rematch-about = The same people play again, each one seat further
table-rematch-there = To the rematch

table-replay = Look back
table-replay-first = To the starting position
table-replay-back = One step back
table-replay-play = Play
table-replay-forward = One step forward
table-replay-now = Back to now
table-replay-slider = Moment of the game
table-replay-frame = { $number } / { $last }
table-replay-past = You are looking at an earlier position.

table-stage = What is happening
table-stage-now = Skip { $count ->
    [one] one step
   *[other] { $count } steps
  }
table-stage-pause = Pause
table-stage-go-on = Go on
table-gain = { $name }: { $amount }
table-pace = How fast things happen
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-at-once = At once
table-sound = Sounds
table-sound-off = No sound
table-sound-soft = Quiet sounds
table-sound-loud = Loud sounds
table-since = Since your last turn ({ $count })
table-since-watch = Watch again
table-since-ordered = (your standing order)

table-hint = Hint
table-hint-ask = What would the bot do?
table-hint-thinking = The bot is thinking
table-hint-refining = First impression; a closer look follows
table-hint-now = Your chances now, as the bot sees them: { $chance }. Its choices:
table-hint-take = { $action }: { $chance }
table-hint-dismiss = Close the hint
table-hint-more = … { $count } more
table-analyse = Analyse game
table-analysis = Where the chances turned
table-analysis-thinking = The bot looks at each of your decisions …
table-analysis-about = The chances of all seats at each of your decisions, as the bot estimates them from what you could know then.
table-analysis-hover = Point at a line for figures; click to go there.
table-analysis-at = Moment { $number }
table-analysis-moment = Moment
table-analysis-costliest = The costliest decisions
table-analysis-none = No decision cost you anything worth mentioning.
table-analysis-then = Moment { $number }
table-analysis-taken = You: { $action } ({ $chance })
table-analysis-best = Better: { $action } ({ $chance })
table-analysis-figures = All figures as a table
table-analysis-back = Back to the analysis

table-order = Type an order
table-order-example = e.g. { $example }
table-order-meant = { $count ->
    [one] Enter does this
   *[other] This may mean { $count } actions
}
table-order-complete = Complete it: { $order }
table-order-close = “{ $text }”? Perhaps one of these:
table-order-unknown = Nothing that can be done now matches “{ $text }”.
table-why-not = Not possible now: { $label }. { $text }
table-why-not-now = Not possible now:
table-why-not-here = Not possible now. { $text }
table-why-not-this = Nothing to choose here now. The question is: { $question }
table-key-slash = /
table-key-slash-does = type an order, in words or notation
table-settings = Settings and keys
table-standing = Without asking
table-standing-ask = Ask me
table-standing-table = Always at this table
table-standing-game = Always in this game
table-standing-always = Always do this
table-standing-always-about = Do this now, and at this table from now on without asking. { $label }
table-standing-chosen = Done at this table from now on without asking. The settings (?) let you change that.
table-standing-done = { $label }: done without asking, as you chose in the settings (?).
table-keys = Keys
lens-drags = Can be dragged to where it may go: the targets are marked then.
lens-glossary = Glossary
lens-rule = Rule
table-key-tab = Tab
table-key-tab-does = to the next thing that can be chosen
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = to the nearest one in that direction
table-key-enter = Enter
table-key-enter-does = choose
table-key-escape = Esc
table-key-escape-does = back out
table-key-numbers = 1 – 9
table-key-numbers-does = the buttons next to the question
table-key-u = U
table-key-u-does = undo
table-key-a = A
table-key-a-does = all actions as a list
table-key-h = H
table-key-h-does = what the bot would do
table-key-r = R
table-key-r-does = look back over the game
table-key-i = I
table-key-i-does = what the thing with the focus is; arrows then ask their way on
table-key-space = Space
table-key-space-does = go on with what is being shown
table-key-zoom = + − 0
table-key-zoom-does = zoom the board (when it has the focus)
table-key-question = ?
table-key-question-does = these keys
