## The sides. What is not here is said as in every game on Germany.

seat = { $seat ->
    [0] West
   *[other] East
}
place-shown = Discarded openly

## What cards do

about-red = Red card: only East triggers its event.
about-yellow = Yellow card: only West triggers its event.
about-dual = Dual card: either triggers its event and may ignore one symbol.
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

prompt-over = { $reason ->
    [WSDV-EOD-1-4] National insolvency: { $winner } wins.
    [WSDV-EOD-9-1] Triumph of socialism: { $winner } wins.
    [WSDV-EOD-9-3] Socialism fails: { $winner } wins.
    [WSDV-EOD-10-1] The East collapses: { $winner } wins.
    [WSDV-EOD-10-2] The West collapses: { $winner } wins.
    [WSDV-WIN-2] Both states collapse: { $winner } wins.
   *[other] The GDR lives on: { $winner } wins.
}
prompt-price = { $mine ->
    [yes] The special card has its price: discard a hand card, or West draws a card.
   *[no] { $side } pays for the special card.
}
why-icon = event

## What may be done

offer-ignore = Ignore: { $icon }
offer-let-draw = Let West draw a card

## The log

log-HalfDecadeEnded = { $half ->
    [1] The first half of decade { $decade } is over.
   *[other] Decade { $decade } comes to its end.
}
log-CardTaken = { $seat } takes “{ $card }”{ $source ->
    [hand] { " " }from the hand
   *[other] {""}
}: { $use ->
    [unrest] remove unrest
    [build] build
    [raise] raise living standard
   *[event] event
}.
log-CardShown = { $seat } discards “{ $card }” openly.
log-PoliceUsed = East sends the police (“{ $card }”).
log-GameEnded = { $reason ->
    [WSDV-EOD-1-4] The GDR is insolvent: { $seat } wins.
    [WSDV-EOD-9-1] Triumph of socialism: { $seat } wins.
    [WSDV-EOD-9-3] Socialism fails: { $seat } wins.
    [WSDV-EOD-10-1] The East collapses: { $seat } wins.
    [WSDV-EOD-10-2] The West collapses: { $seat } wins.
    [WSDV-WIN-2] Both states collapse: { $seat } wins.
   *[other] The GDR lives on: { $seat } wins.
}

## Before the game: what it is, and what a table may choose

game-about = Two German states, forty years, and one people that compares. Build factories and wealth, live through flight, debts and protests – and bring the other side down before yours falls.
option-seats-about = West and East.
option-protest_ban = Building ban on double lines
option-protest_ban-about = What a mass protest at one end of a connection of two lines bars.
option-protest_ban-connection = both lines
option-protest_ban-line = only the near line
option-build_points = Build points
option-build_points-about = Whether points may be left unused when building.
option-build_points-up_to = may be lost
option-build_points-all = must be used
option-assignment = Hamburg and sites abroad
option-assignment-about = How often they are assigned within one use C.
option-assignment-once = once, at its start
option-assignment-anew = before each LS
option-berlin_protest = Mass protest in West Berlin
option-berlin_protest-about = Whether it counts besides its supplier’s.
option-berlin_protest-twice = counts too
option-berlin_protest-once = does not count
option-berlin_lifted = Supplier MP ends
option-berlin_lifted-about = Which one is taken away when a mass protest in West Berlin ends.
option-berlin_lifted-by_choice = West chooses
option-berlin_lifted-in_order = in a fixed order
option-last_socialists = Socialists in phase 9
option-last_socialists-about = Whether the box helps against mass protests after a loss, too.
option-last_socialists-always = always
option-last_socialists-unless_lost = not after a loss
option-insolvency = Insolvency
option-insolvency-about = What counts as a point in phase 3.
option-insolvency-lines = each line
option-insolvency-connections = each connection
option-berlin_limit = West Berlin’s limit
option-berlin_limit-about = Which supplier provinces count in phase 5.
option-berlin_limit-delivered = that have ever delivered
option-berlin_limit-present = whose sector has LS
option-berlin_tolerance = West Berlin’s tolerance
option-berlin_tolerance-about = How far it may lie behind in phase 6.
option-berlin_tolerance-none = not at all
option-berlin_tolerance-one = 1, like all
option-discards = Discarded cards
option-discards-about = Whether the opponent sees them.
option-discards-hidden = face down
option-discards-shown = openly
