# All pages
skip = Skip to content
to-lobby = Détente: all tables
language = Language
theme-auto = Colours: as in the system
theme-light = Colours: light
theme-dark = Colours: dark
close = Close
ok = OK
cancel = Cancel
error-offline = The server cannot be reached. Please try again in a moment.
error-failed = That did not work ({ $status }). Please try again.
name = Name
sign-in = Sign in
account-of = Signed in as { $name }
seat-open = { $role } (open)
rules = Rules
how-it-works = How it works
copy = Copy
copied = Copied
copy-failed = Please copy by hand
missing-title = Page not found
missing-about = There is no page at this address. The link may be incomplete, or the page may be gone.
missing-lobby = To all tables

# Lobby
welcome = Power politics at one table
welcome-about = Right away against bots, with friends by link, or together at one screen.
your-name = Your name at the table
name-kept = Saved
name-missing = Your friends will want to know who invites them: please give a name.
new-table = New table
my-tables = My tables
over-tables = Finished ({ $count })
play-bots = Play against bots now
set-up = Set up a table
players-one = { $most } players
players-range = { $least } to { $most } players
players-some = { $others } or { $most } players
minutes = { $least }–{ $most } minutes
hours = { $least }–{ $most } hours
weight-1 = easy to learn
weight-2 = quickly learned
weight-3 = takes some learning
weight-4 = demanding
weight-5 = very demanding
fewer = Fewer players
more = More players
who-plays = Who plays?
play-together = { $names } play together
holder-of = Who plays { $role }
name-of = Name of the person who plays { $role }
holder-me = Me
holder-friend = A friend, by link
holder-screen = Here, at this screen
bot = Bot: { $bot }
bot-easy = Bot: easy
bot-easy-about = looks a little ahead and makes mistakes. For your first games.
bot-medium = Bot: good
bot-medium-about = looks further ahead and rarely makes gross mistakes.
bot-hard = Bot: strong
bot-hard-about = looks far ahead. May take a second or two for a move.
bot-heuristic = Bot: experienced
bot-heuristic-about = knows what good players know, but does not look ahead. Answers at once.
bot-learned = Bot: self-taught
bot-learned-about = has learned from many games against itself. Answers at once.
bot-search = Bot: deep thinker
bot-search-about = looks ahead as far as time allows.
bot-random = Bot: random
bot-random-about = picks any move at all. For looking around.
option-needs = Only with { $needs }.
house-rules = More options
usual = { $label } (usual)
own = Your own, from a file …
own-begin = Begin with a sample: the usual values as a file.
own-sample = Download the sample
own-file = File (JSON)
own-missing = Please choose a file first.
own-unreadable = This file holds no JSON object: it cannot be read.
table-name = Name of the table
table-name-about = Shown in your list, such as “Thursday round”. May stay empty.
delay = Spectators
delay-none = see everything at once
delay-later = see everything { $time } later
delay-about = Players and the host of the table always see everything at once.
hints-allowed = Seats may ask the bot for a hint
hints-about = The player who decides can see what the bot would do. Nobody else learns that they asked.
start = Start the game
start-here = Play at this screen
one-screen = { $count } seats take turns at this screen.
start-inviting = Create the table and invite
invitations = Your table is ready
invitations-about = { $count ->
    [one] Send this link to your friend. Anybody who opens it can take the seat. You will find it at the table, too.
   *[other] Send each friend one of these links. Anybody who opens it can take that seat. You will find them at the table, too.
}
invitation-of = Invitation for { $role }
to-table = To the table
tables-owed = { $count ->
    [one] One table is waiting for your move
   *[other] { $count } tables are waiting for your move
}
owed-by-you = Your move
owed-by = To move: { $name }
owed-by-some = { $count } of your seats to move
status-waiting = Waiting for players
status-running = Others to move
status-over = Over
status-left = You left this table
just-now = just now

# A link to a seat
invited-by = { $host } invites you to { $title }
invited = You are invited to { $title }
invited-about = This seat is reserved for you. No account needed.
you-play = You play { $role }
together-with = together with { $names }
sit-down = Sit down
own-seat = Your seat at { $title }
own-seat-about = You can play your seat from this device, too. The other device keeps it.
own-seat-back = You have left this seat. Nobody else has sat down there, so you can take it back.
take-back = Take the seat back
go-on-here = Continue here
sits-there = You already sit at this table: { $title }
link-taken = This seat is taken
link-taken-about = Somebody was faster, or it was you in another browser: then open your own seat’s link. You can watch, or start a table of your own.
look-on = Watch
own-table = Start a table
read-rules = Read the rules
link-unknown = This link leads nowhere
link-unknown-about = Perhaps a part of it got lost on the way. Ask the person who sent it for a new one.
link-failed = This link cannot be opened now
try-again = Try again

# Rules
rules-of = { $title }: rules
contents = Contents
contents-nav =
    .aria-label = Contents
find-in-rules = Find in the rules
find-in-rules-field =
    .placeholder = Find in the rules
found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
link-to = Link to { $id }
table-in-rules = Table
to-games = To the games

# Time at a table
setup-time = Time to decide
setup-time-none = No limit
setup-time-live = Live: { $minutes } min, { $increment } s more each time
setup-time-mail = { $days ->
    [one] one day
   *[other] { $days } days
} for each decision
setup-late = When time is up
setup-late-bot = { $bot } takes the seat
setup-late-wait = The game waits
setup-late-end = The table ends
setup-leave = Each seat may be away for
setup-leave-days = { $days ->
    [0] not at all
    [one] one day
   *[other] { $days } days
}
setup-ready = Before the clocks start
setup-ready-minutes = { $minutes ->
    [0] Nobody is asked
    [one] All say that they are ready (at most one minute)
   *[other] All say that they are ready (at most { $minutes } min)
}
turn-of = To move: { $names }
turn-you = you
turn-until = { $name } (until { $time })
turn-late = { $name } (time is up)
status-ended = ended early

# Who may come to a table.  $host, $role: names.
access = Who can join?
access-private = Private: only by the link of a seat
access-private-about = Only those who sit at the table can look at it.
access-unlisted = Unlisted: nobody finds it
access-unlisted-about = Friends join by link. Anybody who knows the table’s address can watch.
access-open = Open: everybody finds it here
access-open-about = Seats for friends are free to everybody in the lobby. Anybody can watch.
openings = Open tables
openings-about = These tables are looking for players.
opening-host = opened by { $host }
opening-running = Has begun
opening-free = { $count ->
    [one] One seat is free:
   *[other] { $count } seats are free:
}
opening-join = Sit down: { $role }
opening-time-none = No time limit
opening-time-live = Live: { $bank } each, { $increment } s more per decision
opening-time-mail = Over days: { $days } for each decision

# Friends.  $name, $host: of accounts.  $day: a date.
to-tournaments = Tournaments and leagues
asking = { $count ->
    [one] One person asks to be your friend
   *[other] { $count } people ask to be your friend
}
opening-invited = { $host } keeps a seat for you
opening-friend = friend
opening-decline = No, thanks
invite-friend = Invite a friend
invited-friend = { $name } is invited and finds the table in the lobby.
invite-withdraw = Withdraw
invite-end = Withdraw the invitation of { $name }
