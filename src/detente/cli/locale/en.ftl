## What to do next

next-title = Détente: board games of power politics, with people and bots
next-serve = opens the table for your browser
next-play = plays a game here in the terminal, against bots
next-rules = shows the rules of a game
next-games-command = lists all games and their options
next-simulate = lets bots play, and counts who wins
next-help = lists all commands
next-games = Games: { $games }

## Around the game

welcome = Type a number or words to choose. h says what the bot would do, m shows the map or the table, k says what words mean, r shows the rule, ? shows everything you can type.
in-any-case = { $numbers ->
    [all] in any case
   *[other] { $numbers }
}: { $changes }
you = you
spectator = You are watching.
thinking = The others are deciding ...
hand-over = Hand over to { $seat }. Nobody else should look now.
press-enter = Press Enter when ready:
board = Board
on-top = on top: { $piece }
face-down = { $count } face down
threatened = Threats
chart-near = neighbours
chart-threats = threatened by { $names }
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
several = “{ $text }” could mean:
perhaps = Did you mean one of these?
no-region = There is no region “{ $text }” on the map. m alone shows all of them.
undone = Taken back.
no-undo = There is nothing that you may take back now.
no-rule = There is no rule “{ $text }”.
no-rule-here = No rule belongs to this question. Type r and the id of a rule, such as r { $example }.
nothing-yet = Nothing has happened yet.
nothing-to-explain = There is nothing to explain.
not-written = The file { $file } cannot be written: { $problem }

## Help

help-number = choose what has this number in the list
help-words = or say it in words, English or German, as few as are clear: { $example }
help-notation = or type its notation (n shows all), or just the beginning of its words: { $example }
help-undo = take back your last choice, while nothing new has been seen
help-hint = what the bot would do now, with your chances as it sees them
help-rule = read the rule behind the question, or a rule by its id
help-log = what happened: the last { $count } lines, or as many as you say
help-map = show the map as a table: owners, pieces, neighbours and threats; or a region and its neighbours
help-legend = say what the words of this game mean
help-show = show the table again, in short
help-whole = show the whole table: what is printed on the board, and every explanation
help-written = show the choices as they can be typed
help-explain = what the cards and pieces you can use are good for, or those of one choice
help-piles = look through the open piles
help-quit = leave; with a file name the game is saved there

## Advice on saved games

percent = { $number }%
hint-thinking = The bot is thinking ...
hint-head = { $seat }, chances now { $chance }. The bot would:
analysis-entry = Entry
analysis-taken = Decision
analysis-costliest = The costliest decisions ({ $seat }):
analysis-line = −{ $loss }, entry { $entry }: { $taken } ({ $value }). Better: { $best } ({ $most })
analysis-none = No decision cost anything worth mentioning.

## What bots are called

bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-heuristic = heuristic
bot-search = search
bot-random = random

## What is wrong in a command

or = or
similar = (did you mean { $close }?)
wrong-game = no game '{ $typed }'{ $similar }: there are { $there }
wrong-bot = no bot '{ $typed }'{ $similar }: there are { $there }
wrong-edition = --compare takes NAME=VALUE or a file of cards; there is no file '{ $typed }'
wrong-edition-none = { $file }: { $game } takes no cards of your own; --compare NAME=VALUE compares options
wrong-edition-format = { $file }: { $game } takes files of the format { $there }, not { $found }
wrong-option-form = an option is written name=value, not '{ $typed }'
wrong-option = { $game } has no option '{ $typed }'{ $similar }: there are { $there }
wrong-option-twice = option '{ $option }' is given twice
wrong-option-needs = option '{ $option }' takes { $value } only with { $needs }
wrong-option-value = option '{ $option }' takes { $takes }{ $more ->
    [file] , or a file of the format '{ $format }'
    [letter] , or a seat’s letter
   *[none] {""}
}; not '{ $typed }'
wrong-seats = { $game } is played by { $takes }, not by { $wanted }
wrong-bots = { $free ->
    [one] 1 bot is needed
   *[other] { $free } bots are needed
} at a table for { $wanted }, not { $count }: { $names }
wrong-seat-waits = --seat: { $seat } has no decision to make now; { $count ->
    [one] { $asked } must decide
   *[other] { $asked } must each decide
}
wrong-language = { $what } speaks { $there }, not '{ $typed }'
wrong-faults = { $file }: { $first } (and { $more } more; see: detente cards check { $file })
wrong-format = { $file }: no installed game takes the format { $found }; there are { $there }
wrong-no-cards = { $game } takes no cards of your own
wrong-unreadable = cannot read { $file }: { $problem }
wrong-write-folder = cannot write { $file }: it is a folder
wrong-write-nowhere = cannot write { $file }: there is no folder { $folder }
wrong-write-denied = cannot write { $file }: permission denied
wrong-cannot-play = the bot '{ $bot }' cannot play { $game }

replay-heading = { $game }: { $options }; seed { $seed }{ $from_start ->
    [yes] {""}
   *[no] , from a position
}
replay-undo = takes back { $count }
replay-rewound = all agree to take back { $count }
replay-base = { $count ->
    [one] The rules have changed since: 1 entry cannot be played again.
   *[other] The rules have changed since: { $count } entries cannot be played again.
}
replay-more = { $count ->
    [one] 1 more entry follows.
   *[other] { $count } more entries follow.
}
replay-goes-on = The game goes on: { $count ->
    [one] { $seats } must decide
   *[other] { $seats } must each decide
}{ $about }.
replay-over = { $count ->
    [0] The game is over: nobody won.
   *[other] The game is over: { $winners } won.
}
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cards-wrong = { $file } cannot be played with yet.
cards-right = { $file } is right: { $cards }.
cards-play = Play with it: { $command }

saved-games = The games are in { $file }.
saved-curve = The curve is in { $file }.
saved-weights = The weights are in { $file }.
saved-report = The report is in { $file }.
saved-result = The result is in { $file }.
saved-trajectories = The trajectories are in { $file }.
