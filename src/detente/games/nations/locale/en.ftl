## Names. Amounts are always millions; countries bring their own names, $land is their short id.

leader = { $leader ->
    [king] King
    [president] President
    [dictator] Dictator
   *[guerrilla] Guerrilla leader
}
a-leader = { $leader ->
    [king] a king
    [president] a president
    [dictator] the dictator
   *[guerrilla] the guerrilla leader
}
own-leader = { $leader ->
    [king] king
    [president] president
    [dictator] dictator
   *[guerrilla] guerrilla leader
}
the-country = { $land ->
    [UOR] the { $country }
   *[other] { $country }
}
in-country = { $land ->
    [UOR] in the { $country }
   *[other] in { $country }
}
to-country = { $land ->
    [UOR] to the { $country }
   *[other] to { $country }
}
toward-country = { $land ->
    [UOR] towards the { $country }
   *[other] towards { $country }
}
of-country = { $land ->
    [UOR] of the { $country }
   *[other] of { $country }
}
into-anchorage = { $anchorage ->
    [port] in the port { of-country }
   *[sea] on the { $place }
}
at-anchorage = { $anchorage ->
    [port] in the port { of-country }
   *[sea] on the { $place }
}
piece-agent = Secret agent
piece-tanker = Tanker
piece-pipeline = Pipeline
piece-derrick = Derrick

place-point = { $country } { $number }
place-capital = Capital { of-country }
place-incident = Incident space { of-country }
short-incident = { $country } ?
place-port = Port { of-country }
place-derricks = Derricks { of-country }
place-route = { $port }–{ $inland }
place-north = North Sea of Kark
place-south = South Sea of Kark
place-waiting = Not yet placed
place-deck = Draw pile
place-below = Cards drawn
place-reserve = Reserve
place-stock = Bank

## What the pieces are good for, and how they stand now

about-king = costs 2 million to place and for each step; brings 2 million for each producing pair
about-president = costs 2 million to place and for each step; brings 2 million for each producing pair
about-dictator = costs 1 million to place and for each step; brings 1 million for each producing pair
about-guerrilla = costs 1 million to place and for each step; brings 1 million for each producing pair
note-ruler = { $threats ->
    [none] rules { the-country }
   *[other] rules { the-country }; threatened by { $threats }
}
note-working = produces for { $seat } ({ $port })
note-idle = produces nothing

## Panels

panel-table = State of play
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
label-producing = Derricks
label-threatened = Threatened
round = { $round } of { $most }
round-unlimited = { $round } (no limit; quiet rounds: { $quiet } of { $most })
phase-first = First turn
phase-agent = Secret agent
phase-leader = Leader
phase-card = Incident card
phase-end = End of turn
phase-over = Game over
canal-open = open to all
canal-ruled = only for { $seat }
standing-out = out
danger = { $country } ({ $price } million)
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
preview-threatened = { $price ->
    [0] no longer threatened
   *[other] threatened ({ $price } million)
}

## What things are, where somebody points at them

lens-point = A point of the country’s circle. Leaders and agents walk from point to point; arrows lead to neighbouring countries.
lens-capital = The player whose leader is here rules the country, collects its income and owns the tankers in its port.
lens-incident-space = A leader or agent that stops here draws an incident card. Leaders must stop here; agents may pass.
lens-country = A country pays its ruler for each pair of a derrick and a tanker. It is taken by a leader who ends in its capital.
lens-derricks = The country’s derricks. Each can form a producing pair with one tanker; coloured ones do so now, for that player.
lens-port = Tankers here serve the derricks of this country, and those that pipelines join to it, for the country’s ruler.
lens-sea = Tankers at sea are safe from capture but bring no income. The canal of the U.O.R. joins the two seas.
lens-route = A pipeline laid here lets tankers in the port serve the derricks of the inland country, for the ruler of both.
lens-deck = Incident cards, not yet drawn. The order is hidden.
lens-below = Incident cards that have been drawn. They are under the deck in this order and come back when it is used up.
lens-stock = Tankers (5 million) and pipelines (3 million) that can be bought.
lens-reserve = Leaders who are not on the board. They can be placed in any capital without a leader.
lens-waiting = Tankers that still have to be put somewhere.
lens-leader = In a capital a leader rules the country. It is overthrown by a leader of another type who reaches the capital and whose owner pays for the way.
lens-agent = Every turn the agent moves exactly four steps, free of charge, draws incident cards and bars the way of other players’ leaders.
lens-tanker = In a port of a country that you rule it forms a pair with one derrick and brings income. It costs 5 million and sells for 3.
lens-pipeline = Joins the derricks of the inland country to the tankers in the port. It belongs to nobody: whoever rules both countries has the use of it.
lens-derrick = Brings income to the country’s ruler if it forms a pair with one of the ruler’s tankers in a port that can be reached.
lens-incident = Takes effect as soon as it is drawn; then it goes under the deck.
lens-table = The state of the game.
lens-player = What this player owns. Amounts are millions.
lens-incidents = The deck, and the cards that were drawn from it.
lens-round = After the last round the player with the most producing derricks wins, unless somebody is the last one left before that.
lens-phase = A turn has three phases: income, the agent’s four steps, and one leader placed or advanced.
lens-turn = The player who moves now.
lens-canal = Only the ruler of the U.O.R. may sail through the canal from one sea to the other. Without a ruler everybody may.
lens-card = The incident card that takes effect now.
lens-standing = A player who cannot pay for a leader and has no income left is out of the game.
lens-cash = What this player can spend now, in millions: for steps, leaders, tankers and pipelines.
lens-income = What this player would collect now: for each producing pair 2 million under a king or president, 1 million under a dictator or guerrilla leader.
lens-producing = Derricks that form a pair with a tanker now. They decide who wins after the last round.
lens-debt = What is left of a loan. 2 million of it are paid back after each income.
lens-threatened = Your countries whose ruler another player could overthrow next turn, each with what the cheapest way there costs. Their income until then and the sale of a tanker count.
lens-yield = What the country brings its ruler every turn, in millions.
lens-price = What it costs to end the leader’s way here, in millions.

## Prompts

prompt-over = { $reason ->
    [SDN-END-1] { $winners } is the last great power left and wins.
    [SDN-END-3] The last round has been played: { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
    [SDN-END-5] No leader has left the game for 40 rounds: { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
   *[together] Everybody drops out at once: { $winners } share the win.
}
prompt-first = { $mine ->
    [yes] Your first turn: place a leader in a free capital. Your secret agent goes there too.
   *[no] { $seats } places the first leader.
}
prompt-station = { $mine ->
    [yes] Where do you put your tanker?
   *[no] { $seats } places the first tanker.
}
prompt-turn-agent = { $mine ->
    [yes] Your turn: your secret agent must move exactly four steps. Where to?
   *[no] { $seats } moves the secret agent.
}
prompt-turn-leader = { $mine ->
    [yes] Place a leader, or advance one.
   *[no] { $seats } places or advances a leader.
}
prompt-turn-sell = { $mine ->
    [yes] You cannot pay for a leader: you must sell a tanker.
   *[no] { $seats } must sell a tanker.
}
prompt-turn-end = { $mine ->
    [yes] { $left ->
        [both] Buy, move or sell a tanker or lay a pipeline first, or end your turn?
        [tanker] Buy, move or sell a tanker first, or end your turn?
        [pipeline] Lay a pipeline first, or end your turn?
       *[none] End your turn.
    }
   *[no] { $seats } may still act or end the turn.
}
prompt-target = { $mine ->
    [yes] Where does the { own-leader } go? The figures are the price in millions.
   *[no] { $seats } advances { a-leader }.
}
prompt-order = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } chooses who advances.
}
prompt-order-target = { $mine ->
    [yes] { $card }: where does the { own-leader } go?
   *[no] { $card }: { $seats } advances { a-leader }.
}
prompt-coup = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } may place a leader.
}
prompt-delivery = { $mine ->
    [yes] { $card }: which sea do you put the tanker on?
   *[no] { $card }: { $seats } puts a tanker on a sea.
}
prompt-withdraw = { $mine ->
    [yes] { $card }: whom do you withdraw?
   *[no] { $card }: { $seats } withdraws a leader.
}
prompt-depose = { $mine ->
    [yes] { $card }: whom do you depose?
   *[no] { $card }: { $seats } may depose an opposing leader.
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
    [yes] { $card }: which pipeline is removed?
   *[no] { $card }: { $seats } chooses which pipeline is removed.
}
prompt-loan = { $mine ->
    [yes] { $card }: take { $amount } million and repay { $debt }, { $rate } a turn?
   *[no] { $card }: { $seats } may take a loan.
}

## What may be done

offer-agent = Secret agent: { $point }
stop-border = { $point }, { toward-country }
stop-capital = { $point }, next to the capital
offer-place = { leader } { to-country } ({ $price ->
    [0] free
   *[other] { $price } million
})
offer-advance = Advance { own-leader } ({ $point })
offer-to = { $point } ({ $price ->
    [0] free
   *[other] { $price } million
})
offer-to-attack = Attack: { $point } ({ $price ->
    [0] free
   *[other] { $price } million
})
offer-buy-tanker = Buy a tanker: { $place } ({ $price } million)
offer-move-tanker = Tanker: { $source } → { $target }
offer-sell-tanker = Sell a tanker: { $place } (+{ $price } million)
offer-buy-pipeline = Lay pipeline { $port }–{ $inland } ({ $price } million)
offer-station = Tanker: { $place }
offer-withdraw = Withdraw { own-leader } ({ $point })
offer-depose = Depose the { own-leader } { in-country }
offer-lose-leader = { leader } { in-country }
offer-lose-tanker = Tanker: { $place }
offer-remove-pipeline = Remove pipeline { $port }–{ $inland }
offer-take-loan = Take the loan
offer-decline = Decline
offer-done = End turn
offer-give-up = Give up
standing-end_turn = End my turn once nothing else is left to do
foreseen-loan = Do I take a loan?
foreseen-order = Does one of my leaders advance?
foreseen-coup = Do I place a leader?
foreseen-depose = Do I depose an opposing leader?
foreseen-death = Which of my leaders dies?
foreseen-loss = Which tanker do I lose?

## The log

log-turn = { $seat }’s turn.
log-round = Round { $round } begins.
log-income = { $seat } collects { $amount } million.
log-repaid = { $seat } pays back { $amount } million of the loan; { $left ->
    [0] it is settled
   *[other] { $left } million to go
}.
log-placed = { $seat } places { a-leader } { in-country } ({ $price ->
    [0] free
   *[other] cost { $price } million
}).
log-agent-placed = { $own } secret agent starts in the capital { of-country }.
log-stationed = { $seat } puts a tanker { into-anchorage }.
log-agent = { $own } secret agent: { $source } → { $target }.
log-moved = { $seat } advances { a-leader }: { $source } → { $target } ({ $price ->
    [0] free
   *[other] cost { $price } million
}).
log-beaten = { $own } { own-leader } is overthrown { in-country } and out of the game.
log-beaten-reserve = { $own } { own-leader } is overthrown { in-country } and returns to the reserve.
log-taken = { $seat } now rules { the-country }.
log-lost-country = { $seat } no longer rules { the-country }.
log-captured = { $seat } captures { $count ->
    [one] a tanker
   *[other] { $count } tankers
} from { $loser } in the port { of-country }.
log-bought = { $seat } buys a tanker (cost { $price } million) and puts it { into-anchorage }.
log-sailed = { $own } tanker: { $source } → { $target }.
log-sold = { $seat } sells a tanker { at-anchorage } (+{ $price } million).
log-laid = { $seat } lays the pipeline { $port }–{ $inland } (cost { $price } million).
log-card = { $seat } draws “{ $card }”: “{ $text }”
log-declined = { $seat } declines.
log-void = The card has no effect.
log-received = { $seat } receives { $amount } million.
log-paid = { $seat } pays { $amount } million.
log-paid-nothing = { $seat } has nothing to pay.
log-tanker-lost = { $seat } loses a tanker { at-anchorage }.
log-withdrawn = { $own } { own-leader } returns to the reserve ({ $point }).
log-died = { $own } { own-leader } dies ({ $point }).
log-removed = The pipeline { $port }–{ $inland } is removed.
log-loan = { $seat } takes a loan: { $amount } million now, { $debt } million to pay back.
log-passed = { $reason ->
    [SDN-LEADER-13] All of { $own } leaders are blocked; none can act.
   *[money] { $seat } cannot pay for a leader and passes.
}
log-out = { $reason ->
    [SDN-OUT-3] { $seat } has neither money nor income and drops out.
    [SDN-OUT-5] { $seat } still has no money and no income after the last chance, the agent’s move, and drops out.
    [SDN-OUT-7] { $seat } has no leader left and drops out.
    [SDN-LEADER-13] All of { $own } leaders are blocked: { $seat } drops out.
   *[gave-up] { $seat } gives up.
}
log-end = { $reason ->
    [SDN-END-1] { $winners } is the last great power left and wins.
    [SDN-END-3] The last round has been played: { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
    [SDN-END-5] No leader has left the game for 40 rounds: { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
   *[together] Everybody drops out at once: { $winners } share the win.
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

game-about = Kark has eight countries, a sea of oil and no government that lasts. Install kings, presidents, dictators and guerrilla leaders, lay pipelines, buy tankers – and overthrow anybody who stands in your way.
game-kind = Coups, oil and intrigue
option-seats = Players
option-seats-about = How many great powers struggle for Kark.
option-rounds = Rounds
option-rounds-about = If several great powers are left after this round, the one that rules the most derricks wins.
option-rounds-0 = no limit
option-beaten = Overthrown leaders
option-beaten-about = Where a leader goes who is overthrown by an attack.
option-beaten-out = out of the game
option-beaten-reserve = back in reserve
option-blocked = All leaders blocked
option-blocked-about = What happens to a player whose leaders are all blocked.
option-blocked-passes = passes
option-blocked-out = drops out
option-start_cash = Starting money
option-start_cash-about = How many millions each player starts with.
option-pipelines = Pipelines are bought by
option-pipelines-about = Who may buy a pipeline for a route.
option-pipelines-ruler = rulers of either end
option-pipelines-anyone = anybody
option-give_up = Giving up
option-give_up-about = Whether players may give up on their turn.
option-give_up-no = no
option-give_up-yes = yes
option-second_cash = Compensation for turn order
option-second_cash-about = How many millions more the weaker places in the turn order get at the start: with two players the second gets 3, with three players the first gets 1 and the second 2. Without them, bots win 61% of games for two when they begin, and 45% of games for three when they are last.
option-first_player = First player
option-first_player-about = Who has the first turn. You may also agree on a seat.
option-first_player-random = drawn by lot
option-first_player-owner = the player who opened the table

## How games end, by the rule that ends them

ending-SDN-END-1 = Only one great power is left.
    .short = Last great power
ending-SDN-END-3 = The last round has been played.
    .short = Last round
ending-SDN-END-4 = The last players drop out at the same moment.
    .short = All out together
ending-SDN-END-5 = No leader has left the game for 40 rounds.
    .short = Quiet rounds

dropped-title = Dropped out
dropped-who = Great power
dropped-round = Round
dropped-why = Why

## Statistics of many games

seat-called = Great power { $letter }
measure-derricks = Derricks that count
measure-cash = Cash (millions)
measure-income = Income (millions)
measure-tankers_left = Tankers for sale
measure-pipelines_left = Pipelines for sale
use-drawn-by-agent = drawn by the agent
use-drawn-by-leader = drawn by a leader
use-declined = declined
use-void = without effect

## The map as a table, and what words mean

chart-income = yields
chart-port = Port
chart-no-port = none
chart-threat = { $seat }’s { own-leader } ({ $point }, { $price } million)

legend-place = Place
    .is = put a leader from your reserve into a free capital; its ruler then belongs to you
    .forms = placing
legend-advance = Advance
    .is = a leader takes at least one step; you choose where the move ends and pay for every step
    .forms = advancing
legend-attack = Attack
    .is = a leader who ends in a capital overthrows a ruler of another type and rules there
    .forms = attack, attacks
legend-agent = Agent
    .is = goes exactly four steps on every turn, free of charge; on a question mark you draw a card
    .forms = agent, agents, Agents
legend-tanker = Tanker
    .is = carries oil in a port; buy it for 5, sell it for 3
    .forms = tanker, tankers, Tankers
legend-pipeline = Pipeline
    .is = joins the derricks of an inland country to a port, if you rule both
    .forms = pipeline, pipelines, Pipelines
legend-pair = Production pair
    .is = a derrick and a tanker in a port that serves it: together they bring income on every turn
    .forms = pair, pairs
legend-incident = Question mark
    .is = who stops here draws an incident card
    .forms = incident space, question mark
legend-amounts = Amounts
    .is = in millions; → shows what a choice changes
legend-leader = Leader
    .is = a king, a president, the dictator or the guerrilla leader; every power has six of them
    .forms = leader, leaders
legend-ruler = Ruler
    .is = the leader in a capital, and the player whose leader that is: the country’s derricks pay them
    .forms = ruler, rulers
legend-network = Network
    .is = countries of one ruler that pipelines join; any tanker in it serves any derrick in it
    .forms = network, networks
legend-reserve = Reserve
    .is = your leaders who are not on the board and may be placed
    .forms = reserve
legend-canal = Canal
    .is = joins the two seas; only the ruler of the U.O.R. may pass, or everybody if there is none
    .forms = canal
legend-sea = High sea
    .is = north or south of Kark; tankers there earn nothing and cannot be captured
    .forms = high sea, high seas

## What may be typed for the words of the notation

typed-agent = secret
typed-place = put
typed-advance = move
typed-to = to
typed-buy = lay purchase
typed-tanker = tanker
typed-move = sail
typed-sell = sell
typed-pipeline = pipeline
typed-station = place
typed-withdraw = retreat
typed-depose = topple
typed-lose = remove
typed-leader = leader
typed-remove = dismantle
typed-take = accept
typed-loan = credit
typed-decline = refuse pass
typed-done = end finish
typed-give = resign
typed-up = up
