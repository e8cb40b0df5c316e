## Around the game

welcome = { $seats }. Type a number to choose, ? for help.
you = you
spectator = You watch.
thinking = The others decide ...
hand-over = Hand over to { $seat }. Nobody else looks now.
press-enter = Press Enter when ready:
board = Board
on-top = on top: { $piece }
face-down = { $count } face down
over = Result
place = Place
player-seat = Player
points = Points
because = Decided by
saved = The game is saved in { $file }.
quit = Good-bye. The game is not saved.
quit-saved = Good-bye.

## Answers to what was typed

unclear = Nothing on the list is written “{ $text }”. Type a number of the list, or ? for help.
no-number = The list goes from 1 to { $count }.
not-now = “{ $text }” is not possible now.
not-now-rule = “{ $text }” is not possible now: { $rule } (type r { $rule } to read it).
several = “{ $text }” fits several: { $offers }
undone = Taken back.
no-undo = There is nothing that you may take back now.
no-rule = There is no rule “{ $text }”.
no-rule-here = Nothing is asked by a rule just now. Type r and the id of a rule, such as r { $example }.
nothing-yet = Nothing has happened yet.
nothing-to-explain = There is nothing to explain.
not-written = The file { $file } cannot be written: { $problem }

## Help

help-number = choose what has this number in the list
help-notation = or type its notation (n shows all), or just the beginning of its words: { $example }
help-undo = take back your last choice, while nothing new has been seen
help-rule = read the rule behind the question, or a rule by its id
help-log = what happened: the last { $count } lines, or as many as you say
help-show = show the table again, in short
help-whole = show the whole table: what is printed on the board, and every explanation
help-written = show the choices as they can be typed
help-explain = what the cards and pieces are good for with which something can be done, or those of one choice
help-piles = look through the open piles
help-quit = leave; with a file name the game is saved there

## Advice on saved games

percent = { $number }%
hint-head = { $seat }, chances now { $chance }. The bot would:
analysis-entry = Entry
analysis-taken = Decision
analysis-costliest = The costliest decisions of { $seat }:
analysis-line = −{ $loss }, entry { $entry }: { $taken } ({ $value }). Better: { $best } ({ $most })
analysis-none = None cost anything worth telling.
