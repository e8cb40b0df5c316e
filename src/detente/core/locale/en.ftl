# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

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

# What a sign behind a rule means: our own decision, or how the game is played where it is implemented in public.
mark-house = house rule
mark-practice = rule of practice
