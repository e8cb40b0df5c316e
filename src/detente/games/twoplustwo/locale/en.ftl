## Roles. What is not here is said as in every game on Germany.

seat = { $seat ->
    [0] USA
    [1] Soviet Union
    [2] West
   *[other] East
}
seat-who = { $seat ->
    [0] the USA
    [1] the Soviet Union
    [2] West
   *[other] East
}
seat-verb = { $seat ->
   *[other] singular
}
short-role = { $seat ->
    [0] USA
    [1] SU
    [2] W
   *[other] E
}
role-usa = USA
role-soviet_union = Soviet Union
short-usa = USA
short-soviet-union = SU
players-west = yellow players
players-east = red players
nobody = nobody
nothing = nothing
dollars = { $sign }${ $amount }

track-dominance = Dominance
track-arms_race = Arms race
track-space_race = Space race
track-treasury = Treasuries
space-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
space-level = advantage { $level }
space-laurel = laurel: wins at the end of the decade
space-income = income USA ${ $usa }, Soviet Union ${ $su }
space-income-of = { $power }: income ${ $dollars }
space-treasury = Treasury
place-pool = World peace pool
place-order = Turn order
place-subs = Sub-decade
place-treasury-track = Treasuries
place-dove = Peace dove
place-button = Red button
place-reminders = Reminders
place-turn = Turn { $number }
place-sub = Sub-decade { $sub }
place-stacks = 2+2 cards to come
place-arms_race-cards = Arms race deck
place-conflict-cards = Conflict deck
place-collected = Collected by { $seat ->
    [0] the USA
    [1] the Soviet Union
    [2] West
   *[other] East
}

piece-money = { $power } { $dollars }
in-the-red = in the red: only credits and events with income
piece-dove = peace dove
piece-dove-gone = flipped peace dove
piece-button = red button
piece-executed = executed card
about-button = A player who must flip a dove when none is left presses it: nuclear war, the game ends at once, and they lose.
reminder-arms_race_cost_up = each arms race step costs $1 more
reminder-soviet_value_down = Soviet Union: card value −1

## What cards do

about-red = Red card: only red players (Soviet Union, East) may trigger its event.
about-yellow = Yellow card: only yellow players (USA, West) may trigger its event.
about-dual = Dual card: all players may trigger its event and ignore one icon or arrow.
about-special = Special card: for red players only; costs a hand card, or a yellow player draws a card.
about-blue = Blue card: the player who triggers its event resolves only their own colour’s half.
about-green = Green card: all players may trigger its event; an automatic event ignores whatever is shaded.
about-black = Black card: all players may trigger its event, and execute all of it.
about-values = { $west ->
    [0] { $east ->
        [0] Value 0.
       *[other] Value: yellow { $west }, red { $east }.
    }
   *[other] Value: yellow { $west }, red { $east }.
}
about-beside = Value played by { $side }: { $text }.
about-below = Below the value, whichever player plays it: { $text }.
about-ban = Ban on arms race.
about-column = { $column }: { $text }.
about-reshuffle = Then the whole deck is reshuffled.
strict = strict: prestige only
shaded = shaded: ignored in an automatic event

icon-dove-lost = { $count ->
    [one] flip 1 peace dove
   *[other] flip { $count } peace doves
}
icon-dove-restored = { $count ->
    [one] restore 1 peace dove
   *[other] restore { $count } peace doves
}
icon-peacemaker = collect the card as a peacemaker
icon-treasury = { $whose ->
    [usa] USA
   *[other] Soviet Union
} { $sign }${ $dollars }
icon-conflict = { $count ->
    [one] conflict card
   *[other] { $count } conflict cards
} for the { $whose ->
    [yellow] USA
    [red] Soviet Union
   *[other] active side
}
icon-free-arrow = free arrow on dominance or prestige
icon-arms-race-cost-up = each arms race step now costs $1 more
icon-soviet-value-down = Soviet card values −1 from now on
icon-next-decade-card = 3−1 card of the next decade ({ $whose ->
    [usa] USA
   *[other] Soviet Union
})
arrow-dominance = dominance { $change }
arrow-arms_race = arms race { $change }
arrow-space_race = space race { $change }

## Panels

label-treasury = Treasury
label-points = Victory points
label-peacemakers = Peacemakers
label-dominance = Dominance held by
label-doves = Peace doves
label-reminders = Reminders
label-talk = Table talk
label-edition = Edition
edition-house = our own
label-to-draw = To draw
label-executed = Executed
label-standing = Would win now
label-yellow-wins = If yellow wins
label-red-wins = If red wins
label-next-order = Next turn order
doves-left = { $doves } of 6
sub-of = { $decade }, sub-decade { $sub }
automatic-event = Automatic event
edition-text = The values of cards, decks and tracks are our own edition, not the printed ones; a table may bring its own file.
panel-arms_race = Last arms race card
panel-conflict = Last conflict card
panel-peacemakers = Peacemaker cards
panel-war = Nuclear war
last-card = Card
advantage-title = Arms race advantage
advantage = { $level ->
    [0] nobody
   *[other] { $power }, level { $level }
}
advantage-text = { $level ->
    [0] Nobody is active. East decides where red icons are executed, West where yellow ones are; the state on the coat of arms executes icons that have one.
    [1] Nobody is active. { $power } { verb.decide } where icons without a coat of arms are executed; the state on the coat of arms executes the others.
    [2] Nobody is active. { $power } { verb.decide } where icons are executed, including those with the opposing state’s coat of arms; the ally decides on those with its own.
   *[other] Nobody is active. { $power } may ignore one icon or arrow first, and { verb.decide } where the others are executed, including those with the opposing state’s coat of arms; the ally decides on those with its own.
}
column-player = Player
column-peacemakers = Peace
column-outcome = Points
war-title = { $trigger } pressed the red button
war-text = No dove was left to flip. { $trigger } loses. Of the others, the player with the most peacemaker cards wins; the loser’s ally loses a tie. Victory goes to { $winner }.
outcome-winner = 4
outcome-loser = −2
outcome-other = 1

## Forecast and end of decade

phase-arms_race = Arms race
phase-space_race = Space race
phase-dominance = Dominance
points-title = Victory points
points-value = USA { $usa }, SU { $su }
points-text = The winning side’s superpower wins if it has more victory points than the other; otherwise that side’s German state wins.
points-dominance = Dominance
points-arms_race = Arms race
points-space_race = Space race
points-treasury = Treasury
points-debt = Debt (−1 for each full $2)
standing-open = still open
standing-winner = { $side } ({ $reason ->
    [TPT-EOD-12-1-1] arms race
    [TPT-EOD-12-2-6] space race
    [WSDV-EOD-9-1] triumph of socialism
    [WSDV-EOD-9-3] socialism fails
    [WSDV-EOD-10-1] the East collapses
    [WSDV-EOD-10-2] the West collapses
    [WSDV-WIN-2] both collapse
   *[other] the GDR survives
})
forecast-wins = { $side } wins
forecast-advantage = { $level ->
    [0] Nobody has an advantage in automatic events.
   *[other] { $power } has advantage { $level } in automatic events.
}
forecast-card = 3−1 for { $side }
forecast-incomes-value = ${ $usa } / ${ $su }
forecast-incomes = income USA ${ $usa }, Soviet Union ${ $su }

## What things are, where somebody points at them

lens-prestige = Yellow leads at 0 and to the left, red to the right. It decides the turn order, and who leads chooses one box of their own side at the end of the decade.
lens-special-card = Can only be used for its event, and only by a red player, at a price.
lens-card = Use it for one action: its value for unrest, building, living standard, arms race or credit, with the icons next to it; or its event.
lens-display = Open cards. The player to move takes one of these or one from their hand. The event of the last one is executed automatically.
lens-small-card = A superpower that draws it executes its own column at once.
lens-player = What this player has. Superpowers have dollars and points, German states have their provinces.
lens-dominance = The superpower on whose half the marker is leads. At the end of the decade it uses the icons of a space, and both get the income printed there.
lens-arms_race = The superpower on whose half the marker is leads: it has a say in automatic events. On a laurel it wins at the end of the decade.
lens-space_race = The superpower on whose half the marker is uses the icons of that space at the end of the decade. On a laurel it wins.
lens-treasury = Dollars of both superpowers. A superpower below $0 may only take a credit or trigger events that bring income, and loses points.
lens-dove = Each icon that takes a dove turns one over. If none is left when one must go, the active player presses the red button.
lens-button = Nuclear war: the player who presses it loses; of the others the one with the most peacemaker cards wins.
lens-order = The order of turns in this decade, set again at the start of the next one.
lens-sub = A decade has three sub-decades. Each ends when one card is left in the display.
lens-reminders = Lasting effects of events that have been triggered.
lens-pool = Doves of peace that are still there, and the red button.
lens-stacks = Cards laid aside for sub-decades B and C.
lens-small-deck = Cards that a superpower draws for each step in the arms race, or for a conflict icon.
lens-peacemakers = Peacemaker cards are collected by triggering green cards, or by using black ones for anything but the event. The most of them win after a nuclear war.
lens-print-points = The superpower of this half scores these points if the marker is here at the end of the game.
lens-print-level = The advantage in automatic events while the marker is here: from level 1 to 3 the superpower decides more and more.
lens-print-laurel = If the marker is here when its phase comes, the superpower of this half wins the game.
lens-print-icon = Executed at the end of the decade if the marker is here; on the dominance track the superpower may use a space nearer to the start instead.
lens-print-income = What this superpower receives at the end of the decade if the marker is here.
lens-role = A player in the order of turns.
lens-automatic = The last card of the sub-decade is executed without an active player.
lens-war = Who pressed the button, and how the game ends for each.
lens-points = Victory points of this superpower now: the markers on its half, less its debt. If its side wins and it has more than the other superpower, it wins.
lens-doves = Doves of peace that can still be turned over before somebody presses the red button.
lens-talk = What partners have agreed to talk about.
lens-edition = Where the values of cards, decks and tracks come from.
lens-to-draw = Cards left in this deck.
lens-executed = Cards of this deck that have been executed. With a reshuffle icon all are shuffled again.
lens-standing = Who would win if the decade ended now and nobody decided anything more.
lens-yellow-wins = If the East collapses: the USA if it has more victory points than the Soviet Union, otherwise West.
lens-red-wins = If the East survives: the Soviet Union if it has more victory points than the USA, otherwise East.
lens-next-order = The order of turns in the next decade if the tracks stay as they are.
part-points = { $term } { $points }

## Questions

prompt-over = { $reason ->
    [TPT-NUKE-11-1] { $winner } { verb.win } after the nuclear war that { $trigger } triggered.
    [TPT-EOD-12-1-1] { $winner } { verb.win } the arms race and the game.
    [TPT-EOD-12-2-6] { $winner } { verb.win } the space race and the game.
   *[other] { $winner } { verb.win } { won-by }{ $rank ->
        [power] , with more victory points than { $side ->
            [red] the USA
           *[yellow] the Soviet Union
        }
       *[state] : { $side ->
            [red] the Soviet Union does not have more victory points than the USA
           *[yellow] the USA does not have more victory points than the Soviet Union
        }
    } ({ $points } to { $others }).
}
before-auto = “{ $card }” (automatic{ $level ->
    [0] {""}
   *[other] { "; " }{ $power }, level { $level }
}):{ " " }
prompt-price = { $mine ->
    [yes] Price of the special card: discard a hand card, or let a yellow player draw?
   *[no] { $side } pays the price of the special card.
}
prompt-spare = { $mine ->
    [yes] What do you ignore with your arms race advantage?
   *[no] { $side } may ignore one icon or arrow.
}
prompt-extra = { $mine ->
    [yes] Which card do you discard for your 3−1?
   *[no] { $side } discards a card for the 3−1.
}
prompt-convert = { $mine ->
    [yes] Do you move prestige or dominance with the prestige arrow?
   *[no] { $side } chooses between prestige and dominance.
}
prompt-free = { $mine ->
    [yes] Which marker do you move with the free arrow, and which way?
   *[no] { $side } moves a marker with the free arrow.
}
prompt-missed = { $mine ->
    [yes] Dominance is at its end. +$1, or −1 unrest in your Germany?
   *[no] { $side } gets a bonus, as dominance is at its end.
}
prompt-first = { $mine ->
    [yes] Both superpowers draw a card. Who draws first?
   *[no] { $side } decides who draws first.
}
prompt-space = { $mine ->
    [yes] Which dominance space’s icons do you execute?
   *[no] { $side } chooses a dominance space.
}
why-icon = event

## What may be done

offer-ignore = Ignore: { $icon }
offer-arms_race = Engage in the arms race
offer-credit = Take a credit: +${ $dollars }
offer-step = { $track }: { $from } → { $to }
offer-step-beyond = { $track } at its end: bonus for { $side }
offer-space = Dominance { $space }: { $text }
offer-income = +$1
offer-first = { $side } draws first
offer-let-draw = Let a yellow player draw a card

## The log

log-TurnOrderSet = Turn order: { $seats }.
log-StacksLaid = { $b } cards of 2+2 are ready face down for sub-decade B, { $c } for sub-decade C{ $gone ->
    [0] .
    [one] ; 1 leaves the game unseen.
   *[other] ; { $gone } leave the game unseen.
}
log-SubDecadeBegan = Sub-decade { $sub } of decade { $decade } begins; { $seat } takes the first turn.
log-CardTaken = { $seat } takes “{ $card }”{ $source ->
    [hand] { " " }from hand
   *[other] {""}
} { $use ->
    [unrest] to remove unrest
    [build] to build up the economy
    [raise] to increase the living standard
    [arms_race] to engage in the arms race
    [credit] to take a credit
   *[event] and triggers its event
}.
log-AutoEventBegan = Automatic event “{ $card }”: { $level ->
    [0] nobody has an arms race advantage.
    [1] { $seat } decides where icons without a coat of arms are executed (arms race advantage, level 1).
    [2] { $seat } decides where icons are executed, even for the opposing coat of arms (arms race advantage, level 2).
   *[other] { $seat } decides what to ignore and where the other icons are executed (arms race advantage, level { $level }).
}
log-CardCollected = { $seat } collects “{ $card }” as a peacemaker.
log-TrackMoved = { $track }: { $before } → { $after }.
log-StepLost = The { $track } track is at its { $east ->
    [yes] red
   *[no] yellow
} end, the step is lost.
log-MoneyMoved = { $seat } { $paid ->
    [yes] pays
   *[no] gets
} ${ $dollars }{ $why ->
    [step] { " " }for the arms race step
    [credit] { " " }as credit
    [income] { " " }as income
    [overflow] { " " }as a bonus
   *[icon] {""}
} (treasury: { $treasury }).
void-dove-restored = no dove is flipped
void-peacemaker = nobody is active
void-free-arrow = nobody is active
void-next-decade-card = there is no further card
log-DoveFlipped = { $restored ->
    [yes] A peace dove is restored
   *[no] A peace dove is flipped
}, { $doves } of 6 { $doves ->
    [one] is
   *[other] are
} left.
log-DeckCardDrawn = { $seat } draws the { $deck ->
    [arms_race] arms race card
   *[other] conflict card
} “{ $card }”.
log-DeckShuffled = { $deck }: all cards are reshuffled.
log-FirstToDraw = { $first } draws first.
log-ReminderSet = From now on: { $reminder }.
log-NextCardReceived = { $seat } gets “{ $card }” from the next decade’s draw deck.
log-NextCardReceived-unknown = { $seat } gets a card from the next decade’s draw deck.
log-DeckSupplied = The draw deck is empty, a card { $source ->
    [discarded] discarded unplayed
   *[other] set aside
} in the previous decade comes into play.
log-CardMissing = The draw deck is empty, a card is missing.
log-SpaceChosen = { $seat } executes the dominance space { $space }: { $text }.
log-ButtonPressed = No peace dove is left, and { $seat } presses the red button: nuclear war!
log-PoliceUsed = { $seat } uses the police power card “{ $card }”.
log-SideWon = The { $side ->
    [red] red
   *[yellow] yellow
} side wins. Victory points: USA { $usa }, Soviet Union { $soviet-union }.
log-GameEnded = { $reason ->
    [TPT-NUKE-11-1] { $seat } has done most for peace and wins.
    [TPT-EOD-12-1-1] { $seat } wins the arms race and the game.
    [TPT-EOD-12-2-6] { $seat } wins the space race and the game.
   *[other] { $seat } wins { won-by }.
}

## Before the game

game-about = Four players, two alliances, one winner: above the two German states the superpowers arm, race into space and pay for it – until one side gives way or somebody presses the red button. The values of cards, decks and tracks are our own edition.
game-kind = Two alliances, cards, arms race and space race
option-seats-about = USA and West are yellow, Soviet Union and East red; each plays for itself.
option-edition = Edition
option-edition-about = The values of cards, decks and tracks. The printed ones are not public: ours are our own design, and a table may bring its own file.
option-edition-house = our own (not the printed values)
option-communication = Table talk
option-communication-about = Who may talk about the game while it runs. Hand cards are never revealed.
option-communication-none = no talk about the game
option-communication-partners = partners with each other
option-communication-open = everybody with everybody
option-dominance_space = Dominance phase
option-dominance_space-about = Which space a superpower may execute instead of the marker’s own.
option-dominance_space-any = any space of lower value
option-dominance_space-next = one space nearer the middle
option-opposite_arrows = Opposite arrows in automatic events
option-opposite_arrows-about = How the arrows of a Blue Card move a marker; it matters at the end of a track.
option-opposite_arrows-sum = net sum, no bonus
option-opposite_arrows-in_turn = one after the other
option-empty_use = Using a card for nothing
option-empty_use-about = Whether you may build or increase the living standard and place nothing.
option-empty_use-yes = allowed
option-empty_use-no = not if you can place something

## How games end, by the rule that ends them

ending-TPT-NUKE-11-1 = Nuclear war: a dove must be flipped, and none is left.
    .short = Nuclear war
ending-TPT-EOD-12-1-1 = The arms race ends on a laurel.
    .short = Arms race won
ending-TPT-EOD-12-2-6 = The space race ends on a laurel.
    .short = Space race won

ending-tournament = Tournament points

## What is wrong with an edition.  The names in quotes are the fields of the file.

fault-icon-list = must be a list of icons, not { $found }
fault-both-ways = an arrow has 'left_right', or 'direction' and 'count', not both
fault-shaded = only icons of a Green Card's event are shaded
fault-strict = only a prestige arrow can be strict
fault-no-amount = 'amount' must not be 0
fault-long-title = { $key } must be a text of at most { $most } letters
fault-special-strict = the prestige arrows of a special card are strict
fault-wall = what the Wall causes is stated in the rules: it must be { $value }
fault-no-event = 'event' must hold an icon
fault-blue = each icon of a Blue Card's event must be red or yellow
fault-police = 'police_symbol' must be null or { $colour }, as the first police power icon of the event is { $colour }
fault-conflict-colour = next to the value of { $side } there can only be conflict icons of its colour
fault-reshuffles = { $count } cards must have 'reshuffle', not { $found }
fault-chains = in each column at least { $least } cards must draw no further card, so that chains end; in one there are { $found }
fault-no-spaces = there must be spaces
fault-last-space = the last space must be one from 1 to { $most }, not { $found }
fault-by-spaces = { $key } must be { $value }, as the spaces say, not { $found }
fault-stated-field = { $key } must be { $value }, not { $found }
fault-start-laurel = the start space can have no laurel
fault-laurel-level = level { $level } belongs on laurel spaces, and only there
fault-start-icons = the start space can have no icons
fault-whose-symbol = a 3-1 icon is for the superpower on whose half it is
fault-treasury-spaces = 'spaces' must be a list of { $count } spaces
fault-in-the-red = 'in_the_red' must be { $value }
fault-stated = { $key } is stated in the rules: it must be { $value }, not { $found }
fault-count = there must be { $count }, not { $found }{ $missing ->
    [none] {""}
   *[other] ; there is no { $missing }
}

## Statistics of many games

measure-points = Victory points
measure-dollars = Treasury ($)
use-arms_race = arms race
use-credit = credit
use-automatic-event = automatic event
use-drawn = drawn and executed
legend-arms-race = Arms race
    .is = superpowers pay to move its marker; a lead gives advantages with events, a laurel wins at once
    .forms = arms race
legend-space-race = Space race
    .is = a track of the superpowers, counted at the end of the decade; a laurel wins at once
    .forms = space race
legend-dominance = Dominance
    .is = a track of the superpowers; its space brings points, and icons at the end of the decade
    .forms = dominance
legend-treasury = Treasury
    .is = the dollars of a superpower, which are worth points
    .forms = treasury, treasuries
legend-credit = Credit
    .is = a superpower takes the value of a card as dollars
    .forms = credit
legend-doves = Doves of peace
    .is = six of them keep the peace; conflicts turn them over
    .forms = dove, doves
legend-nuclear-war = Nuclear war
    .is = begins when a dove must be lost and none is left; the player who starts it loses
    .forms = nuclear war
legend-peacemaker = Peacemaker
    .is = a card that its player collects, for points
    .forms = peacemaker
legend-superpower = Superpower
    .is = the USA or the Soviet Union, each with a German state as its ally
    .forms = superpower, superpowers
legend-automatic = Automatic event
    .is = the event of the last card of a sub-decade, which nobody triggers
    .forms = automatic event, automatic events
legend-sub-decade = Sub-decade
    .is = one of the three parts of a decade: A, B and C
    .forms = sub-decade, sub-decades
legend-laurel = Laurel
    .is = the last space of a track: the superpower that reaches it wins
    .forms = laurel
legend-free-arrow = Free arrow
    .is = moves dominance or prestige by 1, either way
    .forms = free arrow

## What may be typed for the words of the notation

typed-arms_race = arms race
typed-credit = loan
typed-prestige = prestige
typed-dominance = dominance
typed-east = red
typed-west = yellow
typed-income = dollar money
typed-usa = America
typed-soviet_union = USSR
typed-first = draws begins
