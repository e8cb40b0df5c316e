# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# Several names: the last, and those before it with commas between them.
list = { $first } und { $last }
either = { $first } oder { $last }

# The option that every game has.
option-seats = Spieler
option-seats-about = Wie viele mitspielen.

# Wem etwas gehört, vor dem, was es ist.  $ending: wie der Name endet: s (auf s, ß, x, z oder ce), letter (auf einen einzelnen Buchstaben oder eine Zahl), word.
whose = { $ending ->
    [s] { $name }’
    [letter] { $name }’s
   *[word] { $name }s
}

# Was ein Zeichen hinter einer Regel bedeutet: unsere eigene Festlegung, oder wie das Spiel öffentlich umgesetzt ist.
mark-house = Hausregel
mark-practice = aus der Spielpraxis
