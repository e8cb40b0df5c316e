# One's account: signing in and up, addresses, password, browsers.
#   $name: of the account, or of a browser.  $count: tables.  $target: an address.  $day: a date.
account-title = Your account
guest-about = { $count ->
    [0] You are a guest: only this browser knows you. With an account you can play on from any device.
    [one] You are a guest: only this browser knows you. With an account you can play on from any device. Your table here comes along.
   *[other] You are a guest: only this browser knows you. With an account you can play on from any device. Your { $count } tables here come along.
}
owner-about = { $count ->
    [0] You are signed in. Your tables open in every browser in which you are.
    [one] You are signed in. Your table opens in every browser in which you are.
   *[other] You are signed in. Your { $count } tables open in every browser in which you are.
}
sign-up = Create an account
sign-up-button = Create the account
sign-up-mail = Afterwards you can add an email address. It helps if you forget your password, and you can sign in by a link.
sign-up-no-mail = This server sends no email, so nobody can replace a forgotten password. Keep it in a safe place.
sign-out = Sign out
account-name = Name
account-name-hint = Others find you by this name. You can use another one at the table.
account-name-or-mail = Name or email address
password = Password
password-old = Present password
password-new = New password
password-hint = { $least } to { $most } characters. A few words in a row are easy to remember.
password-change = Change the password
password-changed = Changed. All other browsers are signed out.
forgotten = Forgot your password? Get a link by email
mail-address = Email address
links-hint = The one that you have confirmed for your account.
link-for = What the link is for
link-for-sign-in = Sign in without a password
link-for-reset = Choose a new password
link-send = Send the link
link-sent = If somebody has confirmed this address for an account, a link is on its way. It works once, within half an hour.
link-about = You have opened the link in our email. One click, and you are signed in.
reset-title = Choose a new password
reset-about = All other browsers are signed out then.
reset-button = Save and sign in
addresses = Where you can be reached
addresses-about = With a confirmed email address you can sign in without your password: anyone who can read that email can open your account. At each table you can also choose which news go there.
no-mail-about = This server sends no email: you sign in by name and password, and nobody can replace a forgotten one. The person who runs the server can set up email (detente serve --smtp).
address-add = Add
address-remove = Remove { $target }
address-unconfirmed = Please open the link in the email that we sent there.
address-webhook = for news only
remove = Remove
browsers = Your browsers
browsers-about = Here you are signed in.
browser-here = this one
browser-seen = last used: { $day }
browser-end = Sign out { $name }
browser-unknown = A browser
browsers-end-others = Sign out all others
browsers-end-others-sure = Sign out all browsers but this one?
tokens = Programs
tokens-about = A program with a token plays in your name, at all your tables. Treat a token as a password.
token-name = What is it for?
token-name-hint = For example: my bot
token-make = Make a token
token-made = Copy this token now. It is not shown again.
token-copy = Copy
token-copied = Copied
token-at = Made { $day },
token-unused = never used.
token-used = last used { $day }.
token-revoke = Revoke
token-revoke-name = Revoke the token “{ $name }”
token-revoke-sure = Revoke the token “{ $name }”? Programs that use it can do nothing any more.
data = Your data
data-about = A file with all that this server knows about you: addresses, browsers, tables, your moves and what you wrote.
data-export = Download the file
forget = Delete the account
forget-guest = Delete what is yours
forget-about = Your name, addresses, browsers and tokens are deleted, and everything you wrote in chat. Your seats and moves stay at the tables, without your name, because the others need them to look back at their games. Names that you gave to tables stay, too. Where a game is still running, nobody plays for you until the host gives your seat to a bot or to somebody else.
forget-button = Delete for good
forget-sure = Delete all of this for good? It cannot be undone.

# Profiles.  $day: a date.  $rating: a number.  $place, $seats: numbers.
profile = Profile
profile-own = Your profile
profile-since = Here since { $day }
ratings = Ratings
ratings-about = A rating begins at 1000 and grows with what is certain of it. It counts games that came to their end by the rules, against people and bots, for players who played from the first move to the last.
ratings-none = No rated game yet.
rating-provisional = { $rating } (provisional)
results = Finished games
results-own = Only you see which tables these were.
results-none = No finished game yet.
column-game = Game
column-rating = Rating
column-games = Games
column-place = Place
column-points = Points
column-day = Finished
place-of = { $place } of { $seats }
place-of-unrated = { $place } of { $seats } (not rated)

# Friends.  $name: of an account.  $day: a date.
friends = Friends
friends-about = You can keep seats for your friends, and their open tables come first in the lobby.
friends-asking = They ask to be your friend
friends-friend = Your friends
friends-asked = You have asked
friends-blocked = Blocked
friends-since = since { $day }
friend-name = Name of the account
friend-ask = Ask to be a friend
friend-ask-of = Ask { $name } to be a friend
friend-accept = Accept
friend-accept-of = Accept { $name } as a friend
friend-decline = Decline
friend-decline-of = Decline { $name }’s request
friend-withdraw = Withdraw
friend-withdraw-of = Withdraw the request to { $name }
friend-remove = Remove
friend-remove-of = Remove { $name } from your friends
friend-block = Block
friend-block-of = Block { $name }
friend-block-sure = Block { $name }? You no longer see what { $name } writes in chat, and neither of you can join the other’s open tables or invite the other. { $name } gets no message about it.
friend-unblock = Unblock
friend-unblock-of = Unblock { $name }
tie-asked = You have asked
tie-asking = Asks to be your friend
tie-friend = Your friend
tie-blocked = Blocked
