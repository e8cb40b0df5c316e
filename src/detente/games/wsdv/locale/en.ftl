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
    [hand] { " " }from hand
   *[other] {""}
} { $use ->
    [unrest] to remove unrest
    [build] to build up the economy
    [raise] to increase the living standard
   *[event] and triggers its event
}.
log-CardShown = { $seat } discards “{ $card }” openly.
log-PoliceUsed = East uses the police power card “{ $card }”.

## Before the game: what it is, and what a table may choose

game-about = Two German states, forty years, and one people that compares. Build factories and wealth, survive flight, debts and protests – and bring the other side down before yours falls.
game-kind = A duel with cards, economy and unrest
option-seats-about = West and East.
option-discards = Discarded cards
option-discards-about = Whether the opponent sees them.
option-discards-hidden = face down
option-discards-shown = face up
