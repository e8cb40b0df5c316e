# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# The option that every game has.
option-seats = Spieler
option-seats-about = Wie viele mitspielen.
