# The page for hosts.  $table, $name: of a table, or a person.  $count, $seconds, $tables, $moves: numbers.  $at: a moment.  $day: a date.
host = This server
host-about = Only for the person who runs the server. This browser has access for twelve hours.
host-leave = Leave this page
host-come-in = You need a link to open this page. It works once, within a quarter of an hour. To get one, run this on the server:
host-here = What runs here
host-version = Détente
host-database = Database
host-running = Running tables
host-waiting = Waiting tables
host-over = Finished tables
host-in-memory = Tables in memory
host-watchers = Open views
host-accounts = Accounts
host-guests = Guests with a seat
host-processes = Processes
host-pulse = { $seconds ->
    [0] alive now
    [one] alive a second ago
   *[other] alive { $seconds } seconds ago
}
host-one-process = One process uses this database.
host-failures = Messages that did not arrive
host-no-failures = Every message has arrived.
host-by-mail = Email to
host-by-discord = Discord webhook at
host-by-slack = Slack webhook at
host-by-push = Browser at
host-attempts = { $count ->
    [one] one attempt
   *[other] { $count } attempts
}
host-again = next try { $at }
host-given-up = given up
host-tables = Tables
host-status = Show
host-no-tables = No tables.
host-more = Show more
host-private = private
host-unlisted = unlisted
host-open = open
host-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
host-created = opened { $at }
host-updated = last change { $at }
host-owes = { $name }: to move
host-is-bot = (bot)
host-is-open = (free)
host-bot = Give to a bot
host-bot-for = A bot plays for { $name } at { $table }
host-bot-sure = Let a bot play for { $name } at { $table }? The person can come back to the seat.
host-close = Close
host-close-table = Close the table { $table }
host-close-sure = Close { $table }? The game ends at once, without a result, and everybody there reads that you closed it.
host-delete = Delete
host-delete-table = Delete the table { $table }
host-delete-sure = Delete { $table } with its moves, chat and links? This cannot be undone.
host-check-title = Before an upgrade
host-check-about = Plays all running tables again under the games that are installed here, as detente check-tables does. This may take a while.
host-check = Check running tables
host-checking = Checking …
host-checked = { $tables ->
    [0] No table is running.
    [one] One table is running.
   *[other] { $tables } tables are running.
}
host-changed = { $count ->
    [0] All will continue as they are.
    [one] One will not continue as it is:
   *[other] { $count } will not continue as they are:
}
host-stuck = cannot continue
host-goes-on = continues from its state after { $moves } moves
host-people = Accounts
host-people-about = Nobody can sign in to a locked account; its browsers and programs are signed out. The links of its seats still work; to prevent that, give the seat to a bot.
host-find = Name, or a part of it
host-find-button = Find
host-nobody = No accounts found.
host-since = since { $day }
host-seen = last seen { $day }
host-signed-out = not signed in anywhere
host-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
}
host-locked = locked
host-lock = Lock
host-lock-name = Lock the account { $name }
host-lock-sure = Lock the account { $name }? All its browsers are signed out.
host-unlock = Unlock
host-unlock-name = Unlock the account { $name }
host-erase = Delete
host-erase-name = Delete the account { $name }
host-erase-sure = Delete the account { $name }? Name, profile, addresses and chat are gone for good; seats and moves stay without the name.
