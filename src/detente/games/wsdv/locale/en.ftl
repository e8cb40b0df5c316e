## The sides. What is not here is said as in every game on Germany.

seat = { $seat ->
    [0] West
   *[other] East
}
place-shown = Discarded openly

## What cards do

about-red = Red card: only East may trigger its event.
about-yellow = Yellow card: only West may trigger its event.
about-dual = Dual card: either side may trigger its event and ignore one icon or arrow.
about-special = Special card: for East only; costs a hand card or gives West a card.
about-values = { $west ->
    [0] { $east ->
        [0] Value 0.
       *[other] Value: West { $west }, East { $east }.
    }
   *[other] Value: West { $west }, East { $east }.
}

## Panels

panel-shown = Discarded
half = { $decade }, { $half ->
    [1] first half
   *[other] second half
}

## Questions

prompt-price = { $mine ->
    [yes] Discard a hand card as the price of the special card, or let West draw a card?
   *[no] { $side } pays the price of the special card.
}
why-icon = event

## What may be done

offer-ignore = Ignore: { $icon }
offer-let-draw = Let West draw a card

## The log

log-HalfDecadeEnded = { $half ->
    [1] The first half of decade { $decade } is over.
   *[other] Decade { $decade } comes to an end.
}
log-CardTaken = { $seat } takes “{ $card }”{ $source ->
    [hand] { " " }from the hand
   *[other] {""}
}: { $use ->
    [unrest] remove unrest
    [build] build up economy
    [raise] increase living standard
   *[event] trigger the event
}.
log-CardShown = { $seat } discards “{ $card }” openly.
log-PoliceUsed = East uses the police power card “{ $card }”.

## Before the game: what it is, and what a table may choose

game-about = Two German states, forty years, and one people that compares. Build factories and wealth, survive flight, debts and protests – and bring the other side down before yours falls.
option-seats-about = West and East.
option-protest_ban = Building ban on double lines
option-protest_ban-about = What a mass protest at one end of a connection with two lines blocks.
option-protest_ban-connection = both lines
option-protest_ban-line = only the near line
option-build_points = Build points
option-build_points-about = Whether points may be left unused when building.
option-build_points-up_to = may be lost
option-build_points-all = must be used
option-assignment = Hamburg and external factories
option-assignment-about = How often they are assigned when living standard is increased.
option-assignment-once = once, at its start
option-assignment-anew = before each LS
option-berlin_protest = Mass protest in West Berlin
option-berlin_protest-about = Whether it counts as well as its supplier’s.
option-berlin_protest-twice = counts as well
option-berlin_protest-once = does not count
option-berlin_lifted = Supplier MP ends
option-berlin_lifted-about = Which one is taken away when a mass protest in West Berlin ends.
option-berlin_lifted-by_choice = West chooses
option-berlin_lifted-in_order = in a fixed order
option-last_socialists = Socialists in phase 9
option-last_socialists-about = Whether the box helps against mass protests even after a loss.
option-last_socialists-always = always
option-last_socialists-unless_lost = not after a loss
option-insolvency = Insolvency
option-insolvency-about = What counts as a point in phase 3.
option-insolvency-lines = each line
option-insolvency-connections = each connection
option-berlin_limit = West Berlin’s limit
option-berlin_limit-about = Which supplier provinces count in phase 5.
option-berlin_limit-delivered = those that have ever delivered
option-berlin_limit-present = those whose sector has LS
option-berlin_tolerance = West Berlin’s tolerance
option-berlin_tolerance-about = How far it may fall behind in phase 6.
option-berlin_tolerance-none = not at all
option-berlin_tolerance-one = 1, like the others
option-discards = Discarded cards
option-discards-about = Whether the opponent sees them.
option-discards-hidden = face down
option-discards-shown = face up
