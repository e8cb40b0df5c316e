## Names. Amounts are always millions; countries bring their own names.

leader-king = King
leader-president = President
leader-dictator = Dictator
leader-guerrilla = Guerrilla leader
piece-agent = Secret agent
piece-tanker = Tanker
piece-pipeline = Pipeline
piece-derrick = Derrick
million = { $amount } million

place-point = { $country } { $number }
place-capital = Capital of { $country }
place-incident = Incident space of { $country }
place-port = Port of { $country }
place-derricks = Derricks of { $country }
place-route = Route { $port }–{ $inland }
place-north = North Sea of Kark
place-south = South Sea of Kark
place-waiting = Not yet placed
place-deck = Incidents
place-below = Incidents drawn
place-reserve = Reserve
place-stock = Bank

## What the pieces are good for, and how they stand now

about-king = 2 for each step or placing, 2 from each producing pair
about-president = 2 for each step or placing, 2 from each producing pair
about-dictator = 1 for each step or placing, 1 from each producing pair
about-guerrilla = 1 for each step or placing, 1 from each producing pair
about-agent = goes four steps in each turn
note-ruler = rules { $country }
note-working = produces for { $seat } ({ $port })
note-idle = produces nothing

## Panels

panel-table = State of affairs
panel-incidents = Incidents
label-round = Round
label-turn = Turn
label-phase = Phase
label-canal = Canal
label-card = Open card
label-standing = Status
label-cash = Cash
label-debt = Debt
label-income = Income
label-derricks = Derricks
round = { $round } of { $most }
phase-first = First turn
phase-agent = Secret agent
phase-leader = Leader
phase-card = Incident
phase-end = End of turn
phase-over = Game over
canal-open = open to all
canal-ruled = only for { $seat }
standing-out = out
income-mark = +{ $amount }

## Preview

preview-price = { $price ->
    [0] free
   *[other] { $price }
}
preview-money = Cash { $before } → { $after }
preview-income = Income { $before } → { $after }
preview-both = Cash { $cash-before } → { $cash-after }, income { $income-before } → { $income-after }
preview-ruler = { $seat }
preview-free = no leader

## Prompts

prompt-over = { $reason ->
    [SDN-END-1] { $winners } is the last great power left and wins.
    [SDN-END-3] The last round has been played: { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
   *[together] All drop out at once: { $winners } share the win.
}
prompt-first = { $mine ->
    [yes] Your first turn: place a leader in a free capital. Your secret agent comes along.
   *[no] { $seats } places the first leader.
}
prompt-station = { $mine ->
    [yes] Where shall your tanker lie?
   *[no] { $seats } places the first tanker.
}
prompt-turn-agent = { $mine ->
    [yes] Your turn: your secret agent must go exactly four steps. Where to?
   *[no] { $seats } has the turn: the secret agent moves.
}
prompt-turn-leader = { $mine ->
    [yes] Place a leader, or advance one.
   *[no] { $seats } has the turn: a leader acts.
}
prompt-turn-sell = { $mine ->
    [yes] There is no money for a leader: you must sell a tanker.
   *[no] { $seats } must sell a tanker.
}
prompt-turn-end = { $mine ->
    [yes] Your turn may end. A tanker or a pipeline before that?
   *[no] { $seats } may still act or end the turn.
}
prompt-target = { $mine ->
    [yes] { $leader }: where to? The figures are the price in millions.
   *[no] { $seats } advances { $leader }.
}
prompt-order = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } may or must advance a leader.
}
prompt-order-target = { $mine ->
    [yes] { $card }: where does the { $leader } go?
   *[no] { $card }: { $seats } advances { $leader }.
}
prompt-coup = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } may place a leader.
}
prompt-delivery = { $mine ->
    [yes] { $card }: on which sea does the tanker go?
   *[no] { $card }: { $seats } places a tanker.
}
prompt-withdraw = { $mine ->
    [yes] { $card }: who must leave the board?
   *[no] { $card }: { $seats } withdraws a leader.
}
prompt-depose = { $mine ->
    [yes] { $card }: whom do you depose?
   *[no] { $card }: { $seats } may depose an opponent.
}
prompt-death = { $mine ->
    [yes] { $card }: who dies?
   *[no] { $card }: { $seats } loses a leader.
}
prompt-loss = { $mine ->
    [yes] { $card }: which tanker do you lose?
   *[no] { $card }: { $seats } loses a tanker.
}
prompt-remove = { $mine ->
    [yes] { $card }: which pipeline is taken up?
   *[no] { $card }: { $seats } chooses a pipeline.
}
prompt-loan = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } may take a loan.
}

## What may be done

offer-agent = Secret agent: { $point }
offer-agent-incident = Secret agent: { $point }, draw a card
offer-place = { $leader } to { $country } ({ $price ->
    [0] free
   *[other] { $price }
})
offer-advance = Advance { $leader } ({ $point })
offer-to = { $point } ({ $price ->
    [0] free
   *[other] { $price }
})
offer-to-incident = { $point }, draw a card ({ $price ->
    [0] free
   *[other] { $price }
})
offer-to-attack = Attack: { $point } ({ $price ->
    [0] free
   *[other] { $price }
})
offer-buy-tanker = Buy a tanker: { $place } ({ $price })
offer-move-tanker = Tanker: { $source } → { $target }
offer-sell-tanker = Sell a tanker: { $place } (+{ $price })
offer-buy-pipeline = Lay the pipeline { $port }–{ $inland } ({ $price })
offer-station = Tanker: { $place }
offer-withdraw = Withdraw { $leader } ({ $point })
offer-depose = Depose { $leader } ({ $country })
offer-lose-leader = { $leader } of { $country }
offer-lose-tanker = Tanker: { $place }
offer-remove-pipeline = Take up the pipeline { $port }–{ $inland }
offer-take-loan = Take the loan
offer-decline = Decline
offer-done = End turn
offer-give-up = Give up

## The log

log-turn = { $seat } has the turn.
log-round = Round { $round } begins.
log-income = { $amount ->
    [0] { $seat } has no income.
   *[other] { $seat } collects { $amount }.
}
log-repaid = { $seat } pays back { $amount } of the loan, { $left ->
    [0] which is settled now
   *[other] { $left } to go
}.
log-placed = { $seat } places { $leader } in { $country } ({ $price ->
    [0] free
   *[other] for { $price }
}).
log-agent-placed = The secret agent of { $seat } begins: { $point }.
log-stationed = { $seat } places a tanker: { $place }.
log-agent = Secret agent of { $seat }: { $source } → { $target }.
log-moved = { $leader } of { $seat }: { $source } → { $target } ({ $price ->
    [0] free
   *[other] for { $price }
}).
log-beaten = { $leader } of { $owner } is overthrown in { $country } and out of the game.
log-beaten-reserve = { $leader } of { $owner } is overthrown in { $country } and back in reserve.
log-taken = { $seat } rules { $country } now.
log-lost-country = { $country } has no leader any more.
log-captured = { $seat } captures { $count ->
    [one] a tanker
   *[other] { $count } tankers
} of { $loser } in { $country }.
log-bought = { $seat } buys a tanker: { $place }.
log-sailed = Tanker of { $seat }: { $source } → { $target }.
log-sold = { $seat } sells a tanker: { $place }.
log-laid = { $seat } lays the pipeline { $port }–{ $inland }.
log-card = { $seat } draws “{ $card }”: { $text }
log-declined = { $seat } declines.
log-void = The card has no effect.
log-received = { $seat } receives { $amount }.
log-paid = { $seat } pays { $amount }.
log-paid-nothing = { $seat } has nothing to pay.
log-tanker-lost = { $seat } loses a tanker: { $place }.
log-withdrawn = { $leader } of { $seat } returns to the reserve ({ $point }).
log-died = { $leader } of { $seat } dies ({ $point }).
log-removed = The pipeline { $port }–{ $inland } has been taken up.
log-loan = { $seat } takes a loan: { $amount } now, { $debt } owed.
log-passed = { $reason ->
    [SDN-LEADER-13] All ways are closed to { $seat }: no leader acts.
   *[money] { $seat } cannot pay for a leader and passes.
}
log-out = { $reason ->
    [SDN-OUT-3] { $seat } has neither money nor income and drops out.
    [SDN-OUT-5] { $seat } has lost the last chance and drops out.
    [SDN-OUT-7] { $seat } has no leader left and drops out.
    [SDN-LEADER-13] { $seat } can no longer move and drops out.
   *[gave-up] { $seat } gives up.
}
log-end = { $reason ->
    [SDN-END-1] { $winners } is the last one left and wins.
    [SDN-END-3] The last round has been played. The winner: { $winners }.
   *[together] All drop out at once and share the win.
}

## Incidents

card-INC-F01 = The oil price climbs
card-INC-F02 = Economic aid
card-INC-F03 = Concession sold
card-INC-F04 = Royal tour
card-INC-F05 = Election victory
card-INC-F06 = Military parade
card-INC-F07 = Guerrillas on the march
card-INC-F08 = Bloodless coup
card-INC-F09 = Ship launched
card-INC-F10 = Loan offer
card-INC-F11 = Uprising abroad
card-INC-U01 = Bribery scandal
card-INC-U02 = Strike in the oil fields
card-INC-U03 = Earthquake
card-INC-U04 = Tanker disaster
card-INC-U05 = Hurricane
card-INC-U06 = Abdication
card-INC-U07 = Election defeat
card-INC-U08 = Palace revolt
card-INC-U09 = Retreat into the mountains
card-INC-U10 = Assassination
card-INC-U11 = Sabotage
card-INC-U12 = Unavoidable journey

## Before the game: what it is, and what a table may choose

game-about = Kark has eight countries, a sea of oil and no government that lasts. Install kings, presidents, dictators and guerrilla leaders, lay pipelines, send tankers – and overthrow whoever sits in your way.
option-seats = Players
option-seats-about = How many great powers struggle for Kark.
option-rounds = Rounds
option-rounds-about = After so many rounds, whoever rules most derricks wins, unless somebody is the last one left before that.
option-beaten = Overthrown leaders
option-beaten-about = What becomes of a leader who has been attacked.
option-beaten-out = out of the game
option-beaten-reserve = back in reserve
option-blocked = All ways closed
option-blocked-about = What becomes of a player all of whose leaders are blocked.
option-blocked-passes = passes
option-blocked-out = drops out
option-start_cash = Starting money
option-start_cash-about = Millions that each player begins with.
option-pipelines = Pipelines are bought by
option-pipelines-about = Who may buy a pipeline for a route.
option-pipelines-ruler = rulers of either end
option-pipelines-anyone = anybody
option-give_up = Giving up
option-give_up-about = Whether a player may give up in his turn.
option-give_up-no = no
option-give_up-yes = yes

## How games end, by the rule that ends them

ending-SDN-END-1 = Only one great power is left.
ending-SDN-END-3 = The last round has been played.
ending-SDN-END-4 = The last players drop out at the same moment.
