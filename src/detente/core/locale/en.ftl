# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# The option that every game has.
option-seats = Players
option-seats-about = How many play.
