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
seat = Seat { $letter }
seat-open = open
rules = Rules
copy = Copy
copied = Copied
copy-failed = Please copy by hand

# Lobby
welcome = Power politics at one table
welcome-about = Against bots at once, with friends by link, or together at one screen.
your-name = Your name at the table
name-kept = Saved
name-missing = Your friends will want to know who invites them: please give a name.
new-table = New table
my-tables = My tables
no-tables = No tables yet. Start one above, or open the link that you were sent.
over-tables = Finished
play-bots = Play against bots now
set-up = Set up a table
players-one = { $most } players
players-range = { $least } to { $most } players
players-some = { $others } or { $most } players
fewer = Fewer players
more = More players
who-plays = Who plays?
holder-of = Who plays seat { $letter }
name-of = Name for seat { $letter }
holder-me = Me
holder-friend = A friend, by link
holder-screen = Here, at this screen
bot = Bot: { $bot }
bot-easy = Bot: easy opponent
bot-medium = Bot: good opponent
bot-hard = Bot: strong opponent
bot-heuristic = Bot: plans ahead
bot-learned = Bot: has learned from games
bot-search = Bot: thinks deeply
bot-random = Bot: plays at random
option-needs = Only with { $needs }.
house-rules = Options of the game
usual = { $label } (usual)
own = Your own, from a file …
own-file = File (JSON)
own-missing = Please choose a file first.
own-unreadable = This file holds no JSON object: it cannot be read.
table-name = Name of the table
table-name-about = Shown in your list, such as “Thursday round”. May stay empty.
hints-allowed = Seats may ask the bot for a hint
hints-about = The player who decides can see what the bot would do. Nobody else learns that they asked.
start = Start the game
start-inviting = Create the table and invite
invitations = Your table is ready
invitations-about = { $count ->
    [one] Send this link to your friend. Anybody who opens it can take the seat. You will find it at the table, too.
   *[other] Send each friend one of these links. Anybody who opens it can take that seat. You will find them at the table, too.
}
invitation-of = Invitation for seat { $letter }
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
invited-about = Seat { $letter } is reserved for you. No account needed.
sit-down = Sit down
own-seat = Your seat at { $title }
own-seat-about = Seat { $letter } can be played from this device, too. The other device keeps it.
own-seat-back = You have left seat { $letter }. Nobody else has sat down there, so you can take it back.
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
