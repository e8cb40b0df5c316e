## Names

isle-heron = Heron
isle-crow = Crow
isle-gull = Gull
isle-tern = Tern
isle-swan = Swan
isle-loon = Loon
isle-wren = Wren
chart-current = Current
chart-channel = Channel
chart-oysters = Oysters
note-chart = { $fleets ->
    [0] no fleet
    [one] 1 fleet
   *[other] { $fleets } fleets
}, { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}
marker-tide = Tide
marker-storm = Storm
place-tide = { $step ->
    [0] Low water
   *[other] Step { $step }
}
place-deck = Deck
place-discard = Discard pile
place-supply = Supply
place-hand = Hand
place-stowed = Stowed charts

## Panels and previews

panel-tide = Tide
panel-piles = Piles
label-pearls = Pearls
label-harvest = Harvest
piece-ship = ship
preview-held = { $seat }: { $ships }
preview-free = free
preview-bid = bid: { $pearls }
preview-muster = new ships

## What things are

lens-isle = Whose ships lie here holds the isle and gets its pearls in every harvest.
lens-tide = It rises a step every round. At high water the game ends.
lens-deck = Charts that nobody has drawn yet. You may take the top one or the bottom one.
lens-discard = Charts that have been followed.
lens-supply = Ships that are not on the map. They can be mustered.
lens-hand = Charts that only their owner sees. One of them can be followed or stowed each turn.
lens-stowed = Charts put aside face down. Their pearls count at the end.
lens-ship = Ships sail along lanes. Where they meet others, both sides lose one for one.
lens-storm = It struck here last: half of the ships sank.
lens-chart = Followed, it gives extra fleets this turn; stowed, it brings its pearls at the end.
lens-piles = The deck and the charts that have been followed.
lens-player = What everybody sees of this player.
lens-pearls = Who has the most pearls at the end wins.
lens-harvest = Pearls that the isles held now will bring.
lens-worth = Pearls that the isle brings in every harvest.

## Prompts

prompt-orders = { $mine ->
    [yes] { $part ->
        [1] Your orders: how many pearls do you bid? The highest bid sails last.
       *[other] Your orders: where do you muster new ships?
    }
   *[no] Orders are given ({ $seats }).
}
prompt-draw = { $mine ->
    [yes] Draw a chart.
   *[no] { $seats } draws a chart.
}
prompt-chart = { $mine ->
    [yes] Follow a chart, stow one face down, or keep them all.
   *[no] { $seats } may use a chart.
}
prompt-sail = { $mine ->
    [yes] { $fleets ->
        [0] All your fleets have sailed. Done?
        [one] One fleet may sail. From where?
       *[other] { $fleets } fleets may sail. From where?
    }
   *[no] { $seats } sails.
}
prompt-land = { $mine ->
    [yes] Where does the fleet from { $source } land, and with how many ships?
   *[no] { $seats } sails from { $source }.
}
prompt-over = { $number ->
    [one] The game is over: { $seats } has won.
   *[other] The game is over: { $seats } share the victory.
}

## Offers

offer-bid = { $pearls ->
    [0] Bid nothing
    [one] Bid 1 pearl
   *[other] Bid { $pearls } pearls
}
offer-muster = Muster at { $isle }
offer-look = Look at the top of the deck for a pearl
offer-draw-top = Draw the top chart
offer-draw-bottom = Draw the bottom chart
offer-follow = Follow { $chart }
offer-stow = Stow { $chart } face down
offer-keep = Keep all charts
offer-sail = Sail from { $isle }
offer-land = { $ships ->
    [one] 1 ship to { $isle }
   *[other] { $ships } ships to { $isle }
}
offer-done = Done

## The log

log-OrdersOpened = { $seat } pays { $bid } and musters { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} at { $isle }.
log-TurnBegan = { $seat }’s turn.
log-DeckLookedAt = { $seat } pays a pearl and looks at the top of the deck.
log-ChartSeen = { $seat } sees { $chart } there.
log-ChartDrawn = { $seat } draws { $chart }.
log-ChartDrawn-hidden = { $seat } draws a chart.
log-ChartFollowed = { $seat } follows { $chart }.
log-ChartStowed = { $seat } stows { $chart } face down.
log-ChartStowed-hidden = { $seat } stows a chart face down.
log-FleetSailed = { $seat } sails from { $source } to { $isle } with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
log-FleetsFought = { $seat } fights { $other } at { $isle }: each loses { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
log-StormStruck = { $ships ->
    [0] The storm strikes { $isle } and sinks nothing.
    [one] The storm strikes { $isle } and sinks 1 ship.
   *[other] The storm strikes { $isle } and sinks { $ships } ships.
}
log-TideRose = The tide rises to step { $tide }.
log-PearlsHarvested = { $seat } harvests { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}.
log-ChartDugUp = { $seat } had stowed { $chart }: { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
}.
log-GameEnded = High water. The most pearls: { $winners }.

## Before the game

game-about = Seven isles, a few ships, and the tide is rising. Bid for the last word, sail where nobody expects you, and hide your best charts until high water.
option-seats = Players
option-seats-about = How many captains sail.
option-tides = Length
option-tides-about = How many steps the tide rises until the game ends.
option-look = A look at the deck
option-look-about = How many charts a look at the deck shows.
option-charts = Charts
option-charts-about = How many charts there are of each kind, and what is on them.
option-charts-house = the usual ones
option-signals = Signals
option-signals-about = Who hears what a captain says while the game runs.
option-signals-flags = flags: everybody
option-signals-lamps = lamps: the next captain clockwise
option-signals-none = none: nobody talks

ending-ISLES-END-2 = The tide has risen for the last time.
    .short = Last tide

## Statistics of many games

measure-pearls = Pearls
measure-afloat = Ships on the map
use-follow = followed
use-stow = stowed
