## Roles. What is not here is said as in every game on Germany.

seat = { $seat ->
    [0] USA
    [1] Soviet Union
    [2] West
   *[other] East
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
and = { " and " }
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
space-treasury = Treasury ${ $dollars }
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
place-collected = Peacemaker: { $side }

piece-money = { $power }: { $dollars }
in-the-red = in the red: only credits and events with income
piece-dove = peace dove
piece-dove-gone = lost dove
piece-button = red button
piece-executed = executed card
about-button = Whoever must take a dove when none is left presses it: nuclear war, the game ends at once, and he loses.
reminder-arms_race_cost_up = each arms race step costs $1 more
reminder-soviet_value_down = Soviet Union: card value −1

## What cards do

about-red = Red card: only red players (Soviet Union, East) trigger its event.
about-yellow = Yellow card: only yellow players (USA, West) trigger its event.
about-dual = Dual card: anybody triggers its event and may ignore one symbol or arrow.
about-special = Special card: for red players only; costs a hand card or gives a yellow player a card.
about-blue = Blue card: who triggers its event executes only the half of the own colour.
about-green = Green card: anybody triggers its event; what is shaded does not count in an automatic event.
about-black = Black card: anybody triggers its event; all of it counts.
about-values = { $west ->
    [0] { $east ->
        [0] Value 0.
       *[other] Value: yellow { $west }, red { $east }.
    }
   *[other] Value: yellow { $west }, red { $east }.
}
about-beside = Value played by { $side }: { $text }.
about-below = Below the value, whoever plays it: { $text }.
about-ban = Not for the arms race.
about-column = { $column }: { $text }.
about-reshuffle = Then the whole deck is shuffled.
strict = strict: prestige only
shaded = shaded: not in an automatic event

icon-dove-lost = { $count ->
    [one] lose a dove
   *[other] lose { $count } doves
}
icon-dove-restored = { $count ->
    [one] a dove comes back
   *[other] { $count } doves come back
}
icon-peacemaker = collect the card as peacemaker
icon-treasury = { $whose ->
    [usa] USA
   *[other] Soviet Union
} { $sign }${ $dollars }
icon-conflict = { $count ->
    [one] conflict card
   *[other] { $count } conflict cards
} for { $whose ->
    [yellow] the USA
    [red] the Soviet Union
   *[other] the active side’s superpower
}
icon-free-arrow = move dominance or prestige 1 space, either way
icon-arms-race-cost-up = from now on each arms race step costs $1 more
icon-soviet-value-down = from now on Soviet card values −1
icon-next-decade-card = { $whose ->
    [usa] USA
   *[other] Soviet Union
}: a card of the next decade (3−1)
arrow-dominance = dominance { $change }
arrow-arms_race = arms race { $change }
arrow-space_race = space race { $change }

## Panels

label-treasury = Treasury
label-points = Points
label-peacemakers = Peacemakers
label-dominance = Dominance held by
label-doves = Doves
label-reminders = Reminders
label-talk = Talk
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
edition-text = The values of cards, decks and tracks are an edition of this house, not the printed ones; a table may bring its own file.
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
    [0] Nobody is active. East decides where red symbols go, West where yellow ones go; coats of arms decide as printed.
    [1] Nobody is active. { $power } decides where symbols without a coat of arms go; coats of arms decide as printed.
    [2] Nobody is active. { $power } decides where symbols go, also those with the coat of arms of the opposing state; the ally’s coat stays with the ally.
   *[other] Nobody is active. { $power } may ignore one symbol or arrow first, and decides where the others go, also those with the coat of arms of the opposing state; the ally’s coat stays with the ally.
}
column-player = Player
column-peacemakers = Peace
column-outcome = Points
war-title = { $trigger } pressed the red button
war-text = No dove was left to be lost. { $trigger } loses. Of the others, whoever has collected most peacemaker cards wins, and a tie is lost by the ally of { $trigger }: { $winner }.
outcome-winner = 4
outcome-loser = −2
outcome-other = 1

## Forecast and end of decade

phase-arms_race = Arms race
phase-space_race = Space race
phase-dominance = Dominance
points-title = Victory points
points-value = USA { $usa }, SU { $su }
points-text = If a side wins, its superpower wins with more points than the other; else its German state.
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
   *[other] the GDR lives on
})
forecast-wins = { $side } wins
forecast-advantage = { $level ->
    [0] Nobody has an advantage in automatic events.
   *[other] { $power } has advantage { $level } in automatic events.
}
forecast-card = 3−1 for { $side }
forecast-incomes-value = ${ $usa } / ${ $su }
forecast-incomes = income USA ${ $usa }, Soviet Union ${ $su }

## Questions

prompt-over = { $reason ->
    [TPT-NUKE-11-1] Nuclear war: { $trigger } pressed the red button. { $winner } won.
    [TPT-EOD-12-1-1] Arms race: { $winner } wins.
    [TPT-EOD-12-2-6] Space race: { $winner } wins.
    [WSDV-EOD-1-4] National insolvency of the GDR: { $winner } wins.
    [WSDV-EOD-9-1] Triumph of socialism: { $winner } wins.
    [WSDV-EOD-9-3] Socialism fails: { $winner } wins.
    [WSDV-EOD-10-1] The East collapses: { $winner } wins.
    [WSDV-EOD-10-2] The West collapses: { $winner } wins.
    [WSDV-WIN-2] Both states collapse: { $winner } wins.
   *[other] The GDR lives on: { $winner } wins.
}
before-auto = Automatically “{ $card }”{ $level ->
    [0] {""}
   *[other] { " " }({ $power }, level { $level })
}:{ " " }
prompt-price = { $mine ->
    [yes] The special card has its price: discard a hand card, or a yellow player draws a card.
   *[no] { $side } pays for the special card.
}
prompt-spare = { $mine ->
    [yes] your advantage, what is ignored?
   *[no] { $side } may ignore one symbol or arrow.
}
prompt-extra = { $mine ->
    [yes] Your 3−1 card: you hold one card too many. Which do you discard?
   *[no] { $side } discards a card for the 3−1.
}
prompt-convert = { $mine ->
    [yes] A prestige arrow: move prestige, or dominance instead?
   *[no] { $side } moves prestige or dominance.
}
prompt-free = { $mine ->
    [yes] Free arrow: which marker moves, and which way?
   *[no] { $side } moves a marker with the free arrow.
}
prompt-missed = { $mine ->
    [yes] Dominance is at its end: $1, or 1 unrest less in your Germany?
   *[no] { $side } gets a bonus: dominance is at its end.
}
prompt-first = { $mine ->
    [yes] Both superpowers draw an arms race card. Who draws first?
   *[no] { $side } decides who draws first.
}
prompt-space = { $mine ->
    [yes] Dominance: the symbols of which space are executed?
   *[no] { $side } chooses a space of dominance.
}
why-icon = card
why-step = arms race step
why-credit = credit
why-income = income

## What may be done

offer-ignore = Without: { $icon }
offer-arms_race = Arms race
offer-credit = Credit: +${ $dollars }
offer-convert = { $track }
offer-step = { $track } → { $at }
offer-space = { $space }: { $text }
offer-income = Take $1
offer-first = { $side } draws first
offer-let-draw = Let a yellow player draw a card

## The log

log-TurnOrderSet = Turn order: { $seats }.
log-StacksLaid = Face down: { $b } cards of 2+2 for sub-decade B, { $c } for C; { $gone } out of the game unseen.
log-SubDecadeBegan = Decade { $decade }, sub-decade { $sub }: { $seat } acts first.
log-CardTaken = { $seat } takes “{ $card }”{ $source ->
    [hand] { " " }from the hand
   *[other] {""}
}: { $use ->
    [unrest] remove unrest
    [build] build
    [raise] raise living standard
    [arms_race] arms race
    [credit] credit
   *[event] event
}.
log-AutoEventBegan = Automatic event: “{ $card }”{ $level ->
    [0] . Nobody has an arms race advantage.
    [1] . { $seat } (arms race level 1) decides where symbols without a coat of arms go.
    [2] . { $seat } (arms race level 2) decides where symbols go, also for the opposing coat of arms.
   *[other] . { $seat } (arms race level { $level }) may ignore one symbol and decides where the others go.
}
log-CardCollected = { $seat } collects “{ $card }” as peacemaker.
log-TrackMoved = { $track }: { $before } → { $after }.
log-StepLost = { $track } is at its { $east ->
    [yes] red
   *[no] yellow
} end: the step is lost.
log-MoneyMoved = { $seat } { $paid ->
    [yes] pays ${ $dollars }
   *[no] gets ${ $dollars }
} ({ $why }) and has { $treasury }.
log-DoveFlipped = { $restored ->
    [yes] A dove comes back
   *[no] A dove is lost
}: { $doves } of 6.
log-DeckCardDrawn = { $seat } draws { $deck ->
    [arms_race] an arms race card
   *[other] a conflict card
}: “{ $card }”.
log-DeckShuffled = { $deck }: all cards are shuffled.
log-FirstToDraw = { $first } draws first.
log-ReminderSet = From now on: { $reminder }.
log-NextCardReceived = { $seat } gets “{ $card }” of the next decade.
log-NextCardReceived-unknown = { $seat } gets a card of the next decade.
log-DeckSupplied = The draw deck is empty: a card { $source ->
    [discarded] discarded unplayed
   *[other] set aside
} in the last decade comes into play.
log-CardMissing = The draw deck is empty: a card is missing.
log-SpaceChosen = { $seat } executes space { $space } of dominance: { $text }.
log-ButtonPressed = No dove is left. { $seat } presses the red button: nuclear war.
log-PoliceUsed = { $seat } sends the police (“{ $card }”).
log-SideWon = { $side ->
    [red] Red
   *[yellow] Yellow
} wins. Victory points: USA { $usa }, Soviet Union { $soviet-union }.
log-GameEnded = { $reason ->
    [TPT-NUKE-11-1] { $seat } has kept the peace best and wins.
    [TPT-EOD-12-1-1] Arms race: { $seat } wins.
    [TPT-EOD-12-2-6] Space race: { $seat } wins.
    [WSDV-EOD-1-4] The GDR is insolvent: { $seat } wins.
    [WSDV-EOD-9-1] Triumph of socialism: { $seat } wins.
    [WSDV-EOD-9-3] Socialism fails: { $seat } wins.
    [WSDV-EOD-10-1] The East collapses: { $seat } wins.
    [WSDV-EOD-10-2] The West collapses: { $seat } wins.
    [WSDV-WIN-2] Both states collapse: { $seat } wins.
   *[other] The GDR lives on: { $seat } wins.
}

## Before the game

game-about = Four players, two alliances, one winner: above the two German states the superpowers arm, race into space and pay for it – until one side gives way, or somebody presses the red button. The values of cards, decks and tracks are our own edition.
option-seats-about = USA and West are yellow, Soviet Union and East red; each plays for itself.
option-edition = Edition
option-edition-about = The values of cards, decks and tracks. The printed ones are not public: ours are our own design, and a table may bring its own file.
option-edition-house = of this house (not the printed values)
option-communication = Table talk
option-communication-about = Who may talk about the game while it runs. Hand cards are never told.
option-communication-none = no talk about the game
option-communication-partners = partners with each other
option-communication-open = everybody with everybody

## How games end, by the rule that ends them

ending-TPT-NUKE-11-1 = Nuclear war: a dove is lost, and none is left.
ending-TPT-EOD-12-1-1 = The arms race ends on a laurel.
ending-TPT-EOD-12-2-6 = The space race ends on a laurel.
