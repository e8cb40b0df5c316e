# Playing over days: clocks, news, manners.  $left, $time: already in words.
days-title = Time, news and agreements
time-title = Time
time-yours = Your time
time-until = until { $time }
time-up = time is up
time-away = away until { $time }
time-runs = { $left } left, until { $time }
time-stands = { $left } left
time-idle = nothing to decide
time-live = { $bank } for each seat, and { $increment } s more after each decision.
time-mail = { $days } for each decision.{ $leave ->
    [none] {""}
   *[other] {" "}Each seat may stop its clock for { $leave } in all.
}
time-late-bot = A bot takes the seat when time is up; the player who held it can take it back.
time-late-wait = When time is up the game waits.
time-late-end = When time is up the table ends.
time-leave = { $name } can still stop the clock for { $left }.
time-leave-days = Number of days
time-leave-begin = Stop the clock
time-leave-end = I am back
time-ended-time = Somebody ran out of time: this table has ended without a result.

# Standing orders.  $question, $fact, $values, $what: already in words.
orders-title = Standing orders
orders-about = Leave answers to questions that may come while you are away. Each is given after about as long as you usually take; nobody else sees that it was an order.
orders-new = New standing order
orders-question = When I am asked
orders-answer = I answer
orders-otherwise = If that is not possible
orders-else = {" "}– or else:{" "}
orders-nothing = nothing: ask me
orders-more = Add another answer
orders-only-if = { $fact }: only these (none ticked: any)
orders-if = Only if: { $fact } is { $values }
orders-lasts = How long
orders-always = Until I withdraw it.
orders-times = { $times ->
    [one] Once more.
   *[other] { $times } more times.
}
orders-until = Until { $what }.
orders-give = Give this order
orders-withdraw = Withdraw
orders-clear = Remove
orders-state-done = Carried out as often as you wanted.
orders-state-over = Ended: what you named has happened.
orders-state-unfit = Withdrawn: when the question came, none of these answers was possible.
orders-withdrawn = A standing order was withdrawn, as none of its answers was possible any more: { $question }

# News: email and webhooks.  $target: an email address.  $why: what the other server said.
news-title = News
news-about = Enter an address, and we let you know there when it is your turn, when somebody needs your consent, when your time runs out, and when the game is over.
news-none = This server sends no news.
news-mail = by email
news-discord = Discord
news-slack = Slack
news-push = in a browser
news-push-here = Show news in this browser
news-push-about = News appear on this device, even while no page is open.
news-push-denied = Your browser does not allow messages from here. You can change that in its settings for this page.
news-kind = Way
news-target = Address
news-add = Add
news-remove = Remove
news-when = When
news-pace = How often
news-always = always
news-away = only when I am not here
news-never = never
news-at_once = at once
news-daily = once a day
news-unconfirmed = Please open the link in the email that we sent. Nothing else comes before that.
news-failed = The last message did not arrive: { $why }
news-link-unknown = This link leads nowhere
news-confirm-title = Confirm your email address
news-confirm-about = Is { $target } your address? The messages that you have chosen will go there and, if you have an account, links to sign in.
news-confirm-button = Yes, this is my address
news-confirm-done = Confirmed. You will hear from us.
news-stop-title = No more news
news-stop-about = Nothing will be sent to { $target } any more, even if somebody enters the address again.
news-stop-button = Send me no more
news-stop-done = Done. Nothing more will come.
news-to-lobby = To the games

# What all agree to.  $name, $names: of players.
days-agree-title = Together
days-agree-about = All people at the table have to agree; bots always do.
agree-take-back = Ask to take back my last decision
agree-take-back-about = The game goes back to that moment, even if others have moved or seen something since. In a game over days your time goes on from there.
agree-abandon = Suggest ending the game
agree-abandon-about = The table ends without a result and counts in no statistics.
asked-take-back = { $name } asks to go back to their last decision.
asked-abandon = { $name } suggests ending the game without a result.
asked-take-back-own = You ask to go back to your last decision.
asked-abandon-own = You suggest ending the game without a result.
asked-waits = Still to answer: { $names }
asked-agree = I agree
asked-refuse = No, play on
asked-withdraw = Never mind
asked-go-on = Do it now
time-ended-abandoned = All agreed to stop: this table has ended without a result.
time-ended-closed = The people who run this server have closed this table: it has ended without a result.

# Before a live game.  $names: of players.
ready-about = The clocks start when all are ready, at the latest in
ready-waits = Not ready yet: { $names }
ready-say = I am ready

# Private notes.
notes = Notes
notes-about = For your eyes only: plans, promises, what you have seen …
notes-kept = Saved
