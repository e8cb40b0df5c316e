# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# A seat away from its table, in a game without names for its seats.
seat-called = Player { $letter }

# Several names: the last, and those before it with commas between them.
list = { $first } and { $last }
either = { $first } or { $last }

# The option that every game has.
option-seats = Players
option-seats-about = How many play.

# Whose something is, in front of it.  $ending: how the name ends: s (with s, ß, x, z or ce), letter (with a single letter or a number), word.
whose = { $ending ->
   *[word] { $name }’s
}

# How a game ended: the column of the points in the ranking of a game that says nothing else.
ending-points = Points

# What a sign behind a rule means: our own decision, or how the game is played where it is implemented in public.
mark-house = house rule
mark-practice = rule of practice

# What is wrong with a file, such as cards of a table's own.  $key (string): a field.  $found: what is there instead.
fault-file = the file
fault-or = or
fault-more = and { $count } more
fault-option = option '{ $option }': { $fault }
fault-seat = no seat '{ $typed }': there are { $there }
fault-seats = seat '{ $typed }' may be { $there }
fault-object = must be an object, not { $found }
fault-whole = { $key } must be a whole number from { $least } to { $most }, not { $found }
fault-value = { $key } must be { $value }, not { $found }
fault-number = { $key } must be a number, not { $found }
fault-text = { $key } must be a text, not { $found }
fault-one-of = { $key } must be { $known }, not { $found }
fault-flag = { $key } must be true or false, not { $found }
fault-unknown = { $key } is not known here; there may be { $known }
fault-list-of = { $key } must be a list of { $known }, not { $found }
fault-list = { $key } must be a list, not { $found }
fault-long-name = its name must be a text of 1 to { $most } letters, not { $found }
fault-name = the name of a field { $oddity }
fault-as-it-is = { $oddity }
fault-character = holds U+{ $code }, a character that cannot be shown
fault-large = must be a number from -{ $most } to { $most }
fault-finite = must be a finite number
fault-no-object = the data file must hold an object
fault-json = this is no JSON object: { $problem }
fault-of-record = the record
fault-of-data-file = the data file
fault-of-line = the line
fault-of-body = the body
fault-json-syntax = { $what } is not JSON: there is something unexpected in line { $line }, column { $column }
fault-json-mark = { $what } begins with a byte order mark (BOM): save it as UTF-8 without one
fault-json-bytes = { $what } is not UTF-8 text: byte { $byte } does not fit
fault-json-large = { $what } is too large: { $most } MiB can be read at most
fault-json-deep = { $what } is nested too deep: { $most } lists and objects may be nested
fault-json-twice = { $what } cannot be read: an object has the key '{ $key }' twice
fault-json-character = { $what } cannot be read: the text { $text } holds { $half ->
    [yes] half a character
   *[no] a control character
}
fault-json-number = { $what } cannot be read: { $large ->
    [yes] the number { $number } is too large
   *[no] { $number } is no number
}
fault-json-digits = { $what } cannot be read: a number has { $digits } digits; { $most } are allowed

# Words that say nothing in an order that is typed.
order-passing = a an as at for from in into of on out please the to up with
