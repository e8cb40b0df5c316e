# What the server says.
#   $game (string): its title.  $bot, $instead (string): a bot.
#   $seat, $name (string): a player.  $letter (string): A, B, C ...
log-undo = { $seat } takes a move back.
log-rewound = By agreement of all, the game goes back to the last decision of { $seat }.
log-upgraded = The rules of the game have changed on this server. Moments before this one can no longer be shown, and moves made before it cannot be taken back.
log-failed = Something happened here that the game cannot put into words.

notice-bot-failed = The bot “{ $bot }” that played for { $name } broke down. The simpler bot “{ $instead }” plays on in its place.
notice-bot-blind = Even the simplest bot broke down for { $name }. From now on, its moves are picked at random.
notice-rules-failed = The rules of { $game } broke down over a move by { $name }. That move was not made; another one may work. The game has been saved on the server, so that the fault can be found.
notice-rules-stuck = The rules of { $game } break down over every move that { $name } could make: this game cannot go on from here, unless a move can be taken back. It has been saved on the server, so that the fault can be found.
notice-rules-changed = The rules of { $game } have changed on this server. This game goes on from where it was; moments before the change can no longer be shown, and moves made before it cannot be taken back.
notice-table-closed = The people who run this server have closed this table: it ends here, without a result.
notice-time-up = { $name } has run out of time. The game waits.
notice-time-ended = { $name } has run out of time: the table ends here, without a result.
notice-take-back-asked = { $name } asks to go back to their last decision. All people at the table have to agree.
notice-take-back-refused = { $name } does not agree to go back: the game goes on.
notice-take-back-withdrawn = { $name } no longer asks to go back.
notice-take-back-done = All agree: the game is back at the last decision of { $name }.
notice-abandon-asked = { $name } suggests ending the game without a result. All people at the table have to agree.
notice-abandon-refused = { $name } wants to play on.
notice-abandon-withdrawn = { $name } no longer suggests ending the game.
notice-access-private = The host has made this table private: only those who hold or held a seat can look at it.
notice-access-unlisted = The host has made this table unlisted: it is not in the list of open tables, and anyone who knows its address can watch.
notice-access-open = The host has opened this table: everybody finds it, and can watch or take a free seat.
notice-left-open = Not everybody plays again: a seat stays open if its player has deleted their account, or if two people do not play together because one has blocked the other. A friend or a bot can take it.
notice-abandon-done = All agree, as { $name } suggested: the table ends here, without a result.

# A seat passes on while the game runs.  $letter: the seat.  $before, $after: the names of who held and who holds it.
log-seat-holder-person-bot = { $before } leaves the table. From now on { $after } plays seat { $letter }.
log-seat-holder-person-open = { $before } leaves the table. Seat { $letter } is open.
log-seat-holder-person-person = { $before } hands seat { $letter } to { $after }.
log-seat-host-person-bot = { $before } has not been here for a long time. The host lets { $after } play seat { $letter }.
log-seat-host-person-open = { $before } has not been here for a long time. The host opens seat { $letter }.
log-seat-host-bot-bot = The host puts another bot in seat { $letter }.
log-seat-host-bot-open = The host opens seat { $letter }, which { $before } played until now.
log-seat-host-bot-person = { $after } takes over seat { $letter } from { $before }.
log-seat-host-open-bot = The host lets { $after } play the open seat { $letter }.
log-seat-host-open-open = The host sends a new invitation for the open seat { $letter }.
log-seat-host-open-person = { $after } takes the open seat { $letter }.
log-seat-comer-open-person = { $after } takes the open seat { $letter }.
log-seat-back-open-person = { $after } is back in seat { $letter }.
log-seat-back-bot-person = { $after } is back in seat { $letter }, which { $before } played meanwhile.
log-seat-table-bot-bot = { $before } in seat { $letter } broke down. A simpler bot plays on.
log-seat-time-person-bot = { $before } has run out of time. From now on { $after } plays seat { $letter }.

# News of a table, by email or to a webhook.  $table: its name and game.  $name: the holder of the seat.  $link, $time, $phase: in words.
news-confirm-subject = Détente: please confirm your email address
news-confirm = Somebody, probably you, wants to use this address at { $server }: for a message when it is their turn, and, with an account, for links to sign in.

    To agree, open this link and press the button:
    { $link }

    If you do not know what this is about, you need not do anything: nothing else will be sent.
news-sign-in-subject = Détente: your link to sign in
news-sign-in = Open this link to sign in to { $server } as { $name }:
    { $link }

    It works once, within { $minutes } minutes. If you did not ask for it, you need not do anything: nobody is signed in without it.
news-reset-subject = Détente: choose a new password
news-reset = Open this link to choose a new password for { $name } at { $server }:
    { $link }

    It works once, within { $minutes } minutes, and signs out all other browsers. If you did not ask for it, you need not do anything: your password stays as it is.
news-turn-subject = Your turn: { $table }
news-turn = { $name }, it is your turn at the table “{ $table }”.
news-remind-subject = Time is running out: { $table }
news-remind = { $name }, your time at the table “{ $table }” is running out.
news-lost-subject = A bot plays on for you: { $table }
news-lost = { $name }, your time at the table “{ $table }” ran out, and a bot has taken your seat. As long as nobody else sits there you can take it back with the link below.
news-round-subject = The next round has begun: { $table }
news-round = { $name }, the next round of the tournament has begun. You play at the table “{ $table }”.
news-take-back-subject = { $asker } asks to go back: { $table }
news-take-back = { $name }, at the table “{ $table }” { $asker } asks to go back to their last decision. All people at the table have to agree: the link below leads there.
news-abandon-subject = { $asker } suggests ending the game: { $table }
news-abandon = { $name }, at the table “{ $table }” { $asker } suggests ending the game without a result. All people at the table have to agree: the link below leads there.
news-over-subject = The game is over: { $table }
news-over = { $name }, the game at the table “{ $table }” is over.
news-digest-subject = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
news-digest = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
}
news-time = %d %b %Y, %H:%M (%Z)
news-digest-until = { $table }, until { $time }
news-digest-take-back = { $table }: { $asker } asks to go back to their last decision
news-digest-abandon = { $table }: { $asker } suggests ending the game without a result
news-phase = Now: { $phase }
news-since = Since your last move:
news-left-out = (and { $count } more before that)
news-deadline = You have time until { $time }.
news-stop = No more news to this address: { $link }

# Why news did not arrive.  $detail (string): what the other server said, or its name.
unsent-timeout = The other server did not answer in time.
unsent-no-mail = This server sends no email.
unsent-mail-unreachable = The email server could not be used. The people who run this server find the reason in its log.
unsent-mail-refused = The email server refused it: “{ $detail }”.
unsent-https = A webhook begins with https://.
unsent-not-found = There is no server { $detail }.
unsent-not-public = { $detail } is not a public address.
unsent-unreachable = { $detail } could not be reached.
unsent-http = The other server answered with the error { $detail }.
unsent-gone = This browser no longer takes messages. Add it again there.
unsent-no-push = This server cannot reach browsers.
unsent-failed = Something went wrong while it was written or sent. The people who run this server find the reason in its log.

name-bot = Bot { $letter }
name-open = Seat { $letter }
name-gone = Former player { $letter }
name-guest = Guest { $letter }

error-malformed = This request cannot be read: { $problem }.
error-options = The values given for an option have faults: { $problem }.
error-empty = The text is empty.
error-too-large = This is too much at once: at most { $most } KiB can be sent.
error-too-slow = This request did not arrive completely in time.
error-half = This request did not arrive completely.
error-too-many-requests = That is too many requests: { $allowed } in ten seconds are allowed here. Please try again in { $wait } s.
error-too-many-past = You are looking back too fast: { $allowed } moments a minute are allowed here. Please try again in { $wait } s.
error-too-many-advice = The bot has been asked too often: { $allowed } times a minute are allowed here. Please try again in { $wait } s.
error-too-many-orders = Too many orders typed or asked about: { $allowed } a minute are allowed here. Please try again in { $wait } s.
error-too-many-chat = That is too many lines: { $allowed } a minute are allowed here. Please try again in { $wait } s.
error-too-many-notes = Your notes are saved too often: { $allowed } times a minute are allowed here. Please try again in { $wait } s.
error-too-many-friends = That is too many friends asked, blocked or invited: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-tables = That is too many new tables: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-tournaments = That is too many new tournaments: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-seats = Seats are changing hands too often: { $allowed } times an hour are allowed here. Please try again in { $wait } s.
error-too-many-names = That is too many new names: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-answers = Too many requests wait for an answer: { $allowed } at once are allowed here. Please try again in { $wait } s.
error-too-many-streams = Too many pages are open at once: { $allowed } are allowed here. Please close one and try again.
error-too-many-unfinished = Too many requests are only half sent: { $allowed } at once are allowed from one address. Please try again in { $wait } s.
error-foreign = Another site cannot act here.
error-unknown-origin = The server cannot tell where this request comes from. Send it as JSON (Content-Type: application/json), or with a seat’s key (Authorization: Bearer).
error-wrong-host = This server does not answer to the name { $host }. The person who runs it can allow the name: detente serve --allowed-host NAME.
error-unseen-name = A name needs visible letters.
error-no-cookie = Open the lobby first, so that the table knows you.
error-no-page = There is nothing at this address.
error-no-table = There is no such table.
error-no-game = There is no such game. There are: { $games }.
error-failed = Something went wrong on the server. Its log says why.
error-rules-failed = The rules of { $game } broke down over this move. It was not made, and nothing has changed. Please try another one.
error-table-failed = This table cannot be opened: the rules of { $game } break down over it. It has been saved on the server, so that the fault can be found.
error-scene-failed = { $game } cannot show you this moment of the game. Reload the page to try again.
error-hint-failed = The bot broke down over this question, so there is no hint.
error-game-broken = The game { $game } does not work on this server: it cannot be loaded. The people who run the server find the reason in its log.
error-part-broken = This part of { $game } cannot be shown. The people who run the server find the reason in its log.
error-no-seat = There is no such seat.
error-no-bot = No such bot plays this game. There are: { $bots }.
error-no-bots = No bot plays this game, so none can take a seat whose time is up.
error-no-leave = At this table nobody can stop the clock and be away.
error-leave-left = You cannot be away that long: { $days ->
    [0] less than one day is left
    [one] one day is left
   *[other] { $days } days are left
}.
error-time-is-up = Your time is up already.
error-no-address = There is no such address among yours.
error-no-news = This server sends no such news. The person who runs it can set that up.
error-wrong-mail = This is not an email address; one looks like name@example.org.
error-wrong-browser = This is not the address of a browser with its keys.
error-wrong-webhook = This is not the address of a webhook; one looks like https://discord.com/api/webhooks/…
error-wrong-zone = There is no such time zone. Write it as in Europe/Berlin.
error-address-stopped = The owner of this address wants no news from this server.
error-ten-addresses = You have ten addresses already. Remove one first.
error-only-browser = This takes a browser: a program's token cannot do it.
error-only-host = Only the person who runs this server can do this: a link of detente host-link opens it.
error-no-host-link = This link does not work, or no longer: it opens the page once, within a quarter of an hour. Type detente host-link again.
error-still-running = A game is under way at this table. Close it first.
error-token-revoked = This token is not valid, or was revoked.
error-most-tokens = There can be no more than { $most } tokens. Revoke one first.
error-no-order = There is no such standing order among yours.
error-most-orders = There can be no more than { $most } standing orders. Withdraw one first.
error-standing-question = The question “{ $question }” cannot be answered beforehand in this game.
error-standing-action = “{ $action }” is no answer to the question “{ $question }”.
error-standing-fact = An order for this question cannot depend on “{ $fact }” in this way.
error-standing-until = “{ $until }” cannot end an order for this question.
error-no-token = There is no such token among yours.
error-no-news-key = This link does not belong to an address here. The address may have been removed.
error-too-many-addresses = That is too many new addresses: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-confirmations = This address has had enough requests to confirm it today: { $allowed } a day are allowed here. Please try again tomorrow.
error-too-many-accounts = That is too many new accounts: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-sign_ins = That is too many tries: { $allowed } in a quarter of an hour are allowed here. Please try again in { $wait } s.
error-too-many-sign_ins_to = Too many have tried to sign in to this account. Please try again in { $wait } s, or sign in by a link.
error-too-many-exports = That is too many copies: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-links = That is too many links: { $allowed } an hour are allowed here. Please try again in { $wait } s.
error-too-many-links_to = Enough links have been sent for to this address. Please try again in { $wait } s.
error-wrong-account-name = The name of an account has 2 to 40 letters, digits, spaces, dots, hyphens or apostrophes, and begins and ends with a letter or a digit.
error-wrong-password-length = A password has { $least } to { $most } characters.
error-name-taken = Somebody else has the name { $name }, or one that looks the same. Please choose another.
error-signed-in-already = You have an account already and are signed in to it.
error-not-signed-in = You need an account for this: please sign in first.
error-not-recognised = There is no account with this name and this password.
error-wrong-password = This is not your present password.
error-no-person = Nobody here has an account with this name.
error-no-tournament = There is no such tournament.
error-tournament-begun = The tournament has begun.
error-tournament-full = The tournament is full: at most { $most } can take part.
error-not-entered = You have not entered this tournament.
error-not-tournament-host = Only the host of the tournament can do that.
error-too-few-entrants = Too few have entered: at least { $least } are needed.
error-own-friend = This is your own account.
error-no-friend = { $name } is not your friend here: only friends can be invited like this.
error-too-many-ties = Your list is full: at most { $most } friends and blocked people.
error-not-host = Only the host of the table can do that.
error-no-mail-link = This link no longer works: it has been used, or is too old. Ask for a new one.
error-no-frame = There is no such moment (0 to { $frames }).
error-frame-before-upgrade = The rules of the game have changed since that moment, so it can no longer be shown. You can look back as far as moment { $first }.
error-no-board = This game has no board.
error-no-guide = { $game } has no guided first game.
error-no-start = { $game } has no page to start with.
glossary = Glossary
error-no-key = This link does not lead to a seat here.
error-key-outdated = This link is outdated: somebody else holds the seat now.
error-seat-taken = Somebody else has taken this seat.
error-not-your-seat = This is not your seat.
error-seat-is-held = { $name } holds this seat. Nobody can take it away; it can be given to a bot or opened by invitation once { $name } has left.
error-not-left = { $name } has not left. A seat can be given away when its holder leaves it, or has not been seen at the table for { $hours } { $hours ->
    [one] hour
   *[other] hours
}.
error-second-hand = You hold or have held another seat in this game, so you cannot take this one: you would see a second hand.
error-seat-passed-on = You no longer hold this seat: { $name } plays it now.
error-seat-opened = You no longer hold this seat: it is open now.
error-private = This table is private: only those who sit there can look at it.
error-not-open = This table is not open to everybody: its host invites people by link.
error-already-asked = { $name } has asked for something already. Please answer that first.
error-not-asked = This is no longer asked.
error-undo-yourself = You can take your last move back by yourself.
error-nothing-decided = You have decided nothing yet that could be taken back.
error-decided-before-upgrade = You have decided nothing since the rules of the game changed on this server. What was decided before cannot be taken back.
error-clocks-run = The clocks have started already.
error-watching = You are watching this table: only players can write here.
error-no-talk = At this table nobody may talk while the game runs.
error-not-started = The game has not begun.
error-not-at-table = Only those who sit at this table can do that.
error-not-over = The game is not over yet.
error-ending-failed = The page about the ending of this game could not be made. The game itself is safe; it can be looked back at.
error-over = The game is over.
error-no-hints = At this table nobody may ask the bot.
error-no-question = You have nothing to decide now.
error-busy = The bot has too much to think about just now. Please try again in a moment.
error-closing = The server is shutting down. Try again in a moment.
error-unavailable = The tables cannot be reached just now. What has been played is safe. Please try again in a moment.
error-analysis-failed = This game could not be analysed.
error-stale = The game has moved on; your move was not made.
error-illegal = This move is not possible now. Nothing has changed.
error-illegal-rule = This move is not possible now, see { $rule }. Nothing has changed.
error-illegal-undo = This can no longer be taken back.
error-illegal-undo-upgrade = The rules of the game have changed since you made this move, so it cannot be taken back.
error-rules-changed = The rules of { $game } have changed since this table began, and its game cannot go on under them. Nothing is lost: it goes on as soon as the people who run this server install the former rules again; their log says what is wrong. Or start a new table.

# What does not fit in a request.  $place (string): its field.
misfit-other = “{ $place }” does not fit
misfit-missing = “{ $place }” is missing
misfit-extra-forbidden = “{ $place }” does not belong there
misfit-either = a command has either “actions” or “undo”
misfit-literal-error = “{ $place }” must be one of { $expected }
misfit-string-type = “{ $place }” must be a text
misfit-int-type = “{ $place }” must be a whole number
misfit-int-parsing = “{ $place }” must be a whole number
misfit-bool-type = “{ $place }” must be true or false
misfit-list-type = “{ $place }” must be a list
misfit-dict-type = “{ $place }” must be an object
misfit-model-type = “{ $place }” must be an object
misfit-model-attributes-type = “{ $place }” must be an object
misfit-string-too-long = “{ $place }” may have at most { $max_length } characters
misfit-string-too-short = “{ $place }” must have at least { $min_length } characters
misfit-string-pattern-mismatch = “{ $place }” contains characters that are not allowed
misfit-too-long = “{ $place }” may have at most { $max_length } entries
misfit-too-short = “{ $place }” must have at least { $min_length } entries
misfit-greater-than-equal = “{ $place }” must be at least { $ge }
misfit-less-than-equal = “{ $place }” may be at most { $le }
misfit-union-tag-invalid = “{ $place }” must have a “kind” that is one of { $expected_tags }
misfit-union-tag-not-found = “{ $place }” must have a “kind”

error-option-unknown = There is no option “{ $option }”. There are: { $options }.
error-option-value = The option “{ $option }” takes { $values }{ $letter ->
    [none] {""}
   *[other] {" "}or a seat (A to { $letter })
}{ $format ->
    [none] {""}
   *[other] {" "}or an object of the format “{ $format }”
}, not “{ $value }”.
error-option-needs = The option “{ $option }” takes “{ $value }” only with { $needs }.

error-json-syntax = This is not JSON: there is something unexpected in line { $line }, column { $column }.
error-json-mark = The request begins with a byte order mark (BOM). Send UTF-8 without one.
error-json-bytes = The request is not UTF-8 text: byte { $byte } does not fit.
error-json-large = The request is too large: at most { $most } MiB can be read.
error-json-deep = The request is nested too deep: at most { $most } lists and objects may be nested.
error-json-twice = An object in the request has the key “{ $key }” twice.
error-json-character = The request contains a broken or forbidden character.
error-json-number = The request contains { $number }, which is not a number that can be read.
error-json-digits = A number in the request has { $digits } digits; at most { $most } are allowed.
