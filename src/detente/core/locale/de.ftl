# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# Whose something is, in front of it: of a name, of one that ends in s, x or z, of a letter or one that ends in a figure.
seat-own = { $name }s
seat-own-sibilant = { $name }’
seat-own-short = { $name }’s

# Several names: the last, and those before it with commas between them.
list = { $first } und { $last }

# The option that every game has.
option-seats = Spieler
option-seats-about = Wie viele mitspielen.
