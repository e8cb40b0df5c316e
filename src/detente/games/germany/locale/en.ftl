## Sides, provinces, cities. What is not here is called as on the board.

side-west = West
side-east = East
province-west-berlin = West Berlin
province-east-berlin = East Berlin
plate-schleswig-holstein = Schlesw.-Holst.
plate-nordrhein-westfalen = Nordrh.-Westf.
plate-rheinland-pfalz = Rheinl.-Pfalz
plate-baden-wuerttemberg = Baden-Württ.
plate-mecklenburg-vorpommern = Meckl.-Vorp.
sector-french = French sector
sector-british = British sector
sector-us = US sector
city-berlin = Berlin
city-polska-north = Polska (north)
city-polska-south = Polska (south)
city-cssr-east = ČSSR (east)
city-cssr-west = ČSSR (west)
line = { $a }–{ $b }
line-near = { $a }–{ $b } (at { $near })

track-prestige = Prestige
track-western_currency = Western currency
track-socialist = Socialists
track-flight = Flight
space = { $track } { $at }
space-flight = Flight level { $level }
place-decade = Decade { $decade }
place-wall = Wall
place-holding = East’s holding box
place-supply = Supply
place-special = Special card
place-display = Display
place-in-play = In play
place-police = Police
place-row = Played cards
place-deck = Deck
place-hand = Hand

piece-infrastructure = infrastructure
piece-factory = factory
piece-rundown = rundown factory
piece-standard = living standard
piece-unrest = unrest
piece-mass-protest = mass protest
piece-supplier-protest = mass protest for West Berlin
piece-socialist = socialist
piece-police = police card
piece-decade-marker = Decade
piece-wall = The Wall
note-value = value { $value }
note-used = used in this decade
note-fresh = not used yet

## What cards do

about-flight = { $count ->
    [one] One flight symbol.
   *[other] { $count } flight symbols.
}
about-event = Event: { $event }.
about-police-red = Red police card: once a decade remove 1 unrest in the East; flight level +1, 1 dismantling in the end of decade.
about-police-pink = Pink police card: once a decade remove 1 unrest in the East; 1 dismantling in the end of decade.

icon-build-e = build { $count } East { $count ->
    [one] point
   *[other] points
}
icon-build-w = build { $count } West { $count ->
    [one] point
   *[other] points
}
icon-dismantle-e = dismantle { $count } East { $count ->
    [one] point
   *[other] points
}
icon-dismantle-w = dismantle { $count } West { $count ->
    [one] point
   *[other] points
}
icon-unrest-e = { $count } unrest in the East
icon-unrest-w = { $count } unrest in the West
icon-remove-unrest-e = { $count } unrest less in the East
icon-remove-unrest-w = { $count } unrest less in the West
icon-move-unrest-e = move { $count } unrest in the East
icon-ls-e = { $count } LS in the East (and 1 unrest less there)
icon-ls-w = { $count } LS in the West (and 1 unrest less there)
icon-ls-only-w = { $count } LS in the West, without effect on unrest
icon-remove-ls-e = remove { $count } LS in the East
icon-remove-mass-protest-e = { $count ->
    [one] end a mass protest in the East
   *[other] end { $count } mass protests in the East
}
icon-stop-factory = remove an external factory with its infrastructure
icon-rundown-e = run down { $count ->
    [one] an East factory
   *[other] { $count } East factories
}
icon-repair-e = repair the factory
icon-police-red = red police card for East
icon-police-pink = pink police card for East
icon-build-wall = the Wall is built
icon-remove-wall = the Wall comes down
icon-stasi-disbandment = the Stasi is disbanded
icon-guillaume-affair = East looks at cards and may exchange
arrow-prestige = prestige { $change }
arrow-western_currency = Western currency { $change }
arrow-socialist = socialists { $change }
where-west-germany = without West Berlin
where-niedersachsen-hamburg = Niedersachsen with Hamburg
where-cssr = ČSSR
where-polska = Polska
where-rheinsberg = Rheinsberg
short-west-germany = not W. Bln
short-niedersachsen-hamburg = Nds.+HH
short-cssr = ČSSR
short-polska = Polska
short-rheinsberg = Rheinsbg.
short-west-berlin = W. Berlin
short-east-berlin = E. Berlin
short-rheinland-pfalz = Rh.-Pfalz
short-nordrhein-westfalen = NRW
short-bayern = Bayern
short-sachsen = Sachsen
short-most = max. { $most }
most-in-province = at most { $most } per province
decides = { $side } decides
times = { $count } × { $text }

## Panels

panel-table = Table
panel-display = Display
panel-police = Police
panel-hand = Your hand
panel-seen = Cards seen
panel-piles = Cards
panel-economy = Economy
panel-forecast = If the decade ended now
panel-end-of-decade = End of decade
label-decade = Decade
label-turn = To play
label-prestige = Prestige held by
label-display = Display
label-wall = Wall
label-stasi = Stasi
label-protests = Mass protests
label-unrest = Unrest
label-standards = LS
label-hand = Hand cards
label-discarded = Discarded
cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
wall-stands = stands
stasi-disbanded = disbanded
protests-of = { $count } of { $most }
sector-standards = { $sector } { $count }
economy-by-province = By province
economy-text = After the plus: what Hamburg (last with { $hamburg }) or a site abroad with two connections may add. LS in West Berlin: { $sectors }.
column-province = Province
column-economy = Econ.
column-export = Export
column-standards = LS
column-next = next at
column-after = then
column-unrest = Unrest
column-coming = comes
column-protests = MP then

mark-economy = { $economy }/{ $next }
mark-unrest = +{ $unrest }
mark-used = used
mark-fresh = fresh
mark-red = · flight +1

## Forecast and end of decade

phase-flight_or_wall = Flight or wall
phase-prestige = Prestige
phase-western_currency = Western currency
phase-police_cost = Police cost
phase-export_check = Export check
phase-internal_comparison = Internal comparison
phase-east_west_comparison = East–West comparison
phase-police_removal = Police
phase-socialists = Socialists
phase-collapse_check = Wir sind das Volk?
phase-numbered = { $number }. { $phase }
phase-over = done
forecast-protests-west = MP West then
forecast-protests-east = MP East then
forecast-nothing = nothing
forecast-wall-value = dismantle 1
forecast-wall = The Wall stands: East dismantles 1 point, then prestige −1.
forecast-flight-value = { $level } → dismantle { $dismantles }
forecast-flight = Flight symbols { $symbols } + red police { $police } + highest LS West { $highest } − lowest LS East { $lowest } + MP East { $east-protest } − MP West { $west-protest } = { $level }. { $dismantles ->
    [0] Nothing is dismantled.
   *[other] { $first } chooses first, then they alternate.
}
forecast-prestige-value = { $side } chooses
forecast-box = { $box }: { $text }
forecast-currency-value = { $deficit ->
    [0] no deficit
   *[other] deficit { $deficit }
}
forecast-currency = Track { $track } + East exporters { $exporters } (from value { $lowest }) − LS East { $standards } = { $balance }. { $rundown ->
    [0] Nothing is run down
   *[other] Run down: { $rundown }
}{ $dismantled ->
    [0] .
   *[other] , dismantled: { $dismantled }.
}
forecast-hamburg = Hamburg in { $province }: { $text }
forecast-dismantle-value = { $count ->
    [0] nothing
   *[other] dismantle { $count }
}
forecast-police-cost = { $count ->
    [0] East has no police cards.
   *[other] East dismantles 1 point for each police card.
}
forecast-export-value = { $count ->
    [0] all LS stay
   *[other] −{ $count } LS
}
forecast-export = No province may have more LS than its best factory is worth.
forecast-internal = Highest LS then: West { $west }, East { $east }. Whoever is 2 or more below gets unrest; West Berlin from 1 on.
forecast-pressure = { $source } presses { $targets }{ $count ->
    [one] .
   *[other] { " " }(one of them, by choice).
}
forecast-pressure-all = { $source } presses { $targets } (each).
forecast-target = { $province } ({ $unrest })
forecast-removal-value = { $count ->
    [0] nothing
   *[other] −{ $count } unrest
}
forecast-removal = { $count ->
    [0] No police card is unused.
    [one] One unused police card: East removes 1 unrest of its choice.
   *[other] { $count } unused police cards: East removes as much unrest of its choice.
}
forecast-socialists = Box { $box } + provinces { $placed }, { $change }: then { $after } of { $most }. { $wins ->
    [east] Socialism triumphs: East wins.
    [west] Socialism fails: West wins.
   *[nobody] Then socialists of the box replace unrest where there is an MP.
}
forecast-collapse-value = West { $west }, East { $east }
forecast-collapse = Whoever has { $collapse } mass protests collapses; if both do, East wins. The unrest of phases 6 and 7 is counted; what prestige, police and socialists may change depends on the players.

## Questions

prompt-turn = { $mine ->
    [yes] Your turn: take a card of the display or of your hand.
   *[no] { $side } is to play.
}
prompt-keep = { $mine ->
    [yes] A new decade: which hand cards do you discard?
   *[no] { $side } decides which hand cards to keep.
}
prompt-build = { $mine ->
    [yes] Build a factory or infrastructure{ $points ->
        [0] .
        [one] { " " }(1 point left).
       *[other] { " " }({ $points } points left).
    }
   *[no] { $side } builds.
}
prompt-dismantle = { $mine ->
    [yes] What is dismantled?{ $reason ->
        [price] { " " }(The price for removing unrest.)
       *[other] { $points ->
            [0] {""}
            [one] {""}
           *[other] { " " }{ $points } to go.
        }
    }
   *[no] { $side } chooses what is dismantled.
}
prompt-place = { $mine ->
    [yes] Where does the unrest go?
   *[no] { $side } places unrest.
}
prompt-remove = { $mine ->
    [yes] Where is unrest removed?
   *[no] { $side } removes unrest.
}
prompt-move = { $mine ->
    [yes] From where does unrest move?
   *[no] { $side } moves unrest.
}
prompt-move_to = { $mine ->
    [yes] Where does the unrest from { $province } go?
   *[no] { $side } moves unrest from { $province }.
}
prompt-standard = { $mine ->
    [yes] Where does living standard rise?
   *[no] { $side } places an LS.
}
prompt-lower = { $mine ->
    [yes] Where does living standard fall?
   *[no] { $side } removes an LS.
}
prompt-end_protest = { $mine ->
    [yes] Which mass protest ends?
   *[no] { $side } chooses a mass protest.
}
prompt-supplier = { $mine ->
    [yes] A mass protest in West Berlin: which supplier province protests with it?
   *[no] { $side } chooses the supplier province that protests with West Berlin.
}
prompt-lift = { $mine ->
    [yes] Where does the mass protest for West Berlin end?
   *[no] { $side } chooses where a mass protest for West Berlin ends.
}
prompt-run_down = { $mine ->
    [yes] Which factory is run down?{ $points ->
        [0] {""}
        [one] {""}
       *[other] { " " }{ $points } to go.
    }
   *[no] { $side } chooses which factory is run down.
}
prompt-stop = { $mine ->
    [yes] Which external factory is removed?
   *[no] { $side } chooses an external factory.
}
prompt-socialist = { $mine ->
    [yes] Where does a socialist replace unrest?
   *[no] { $side } sends socialists.
}
prompt-lose_socialist = { $mine ->
    [yes] From which province does a socialist go?
   *[no] { $side } chooses where a socialist goes.
}
prompt-hamburg = { $mine ->
    [yes] For which province does Hamburg count?
   *[no] { $side } assigns Hamburg.
}
prompt-assign = { $mine ->
    [yes] Which province does { $site } serve?
   *[no] { $side } assigns an external factory.
}
prompt-raise = { $mine ->
    [yes] Where does living standard rise? { $count } of 3 placed, { $points } card points left.
   *[no] { $side } raises living standard.
}
prompt-deliver = { $mine ->
    [yes] Deliver the LS of { $province } to West Berlin?
   *[no] { $side } decides on the delivery to West Berlin.
}
prompt-press = { $mine ->
    [yes] { $province } presses: which province?
   *[no] { $side } chooses whom { $province } presses.
}
prompt-box = { $mine ->
    [yes] Which prestige box do you choose?
   *[no] { $side } chooses a prestige box.
}
prompt-icon = { $mine ->
    [yes] Which symbol first?
   *[no] { $side } chooses the order of the symbols.
}
prompt-ignore = { $mine ->
    [yes] Dual card: one symbol or arrow may be ignored. Which?
   *[no] { $side } decides what is ignored.
}
prompt-source = { $mine ->
    [yes] What do you look at?
   *[no] { $side } decides which cards to look at.
}
prompt-seen = { $mine ->
    [yes] Exchange a card that you have seen, remove one, or leave them all?
   *[no] { $side } has looked at cards.
}
prompt-give = { $mine ->
    [yes] Which hand card do you give for “{ $card }”?
   *[no] { $side } exchanges a card.
}
prompt-bonus = { $mine ->
    [yes] { $track } is at its end: how do you use the bonus?
   *[no] { $side } gets the bonus of the track { $track }.
}
prompt-after = { $mine ->
    [yes] Your turn is done. Another police card?
   *[no] { $side } ends the turn.
}
prompt-return = { $mine ->
    [yes] The Stasi is disbanded: where does unrest return?
   *[no] { $side } puts unrest back.
}
why-price = price
why-flight = flight
why-wall = wall
why-box = prestige
why-currency = Western currency
why-police-cost = police cost
why-use = action
why-overflow = bonus
why-police = police
why-standard = living standard
why-socialists = socialists
why-internal = internal comparison
why-pressure = pressure from across
why-stasi = Stasi disbanded
why-export = export
why-stop = stop
why-protest = mass protest

## What may be done

offer-unrest = Remove unrest
offer-build = Build
offer-raise = Raise living standard
offer-event = Trigger the event
offer-police = Police: remove unrest in { $province }
offer-build-site = { $kind ->
    [factory] Factory: { $site }
   *[other] Infrastructure: { $site }
}
offer-dismantle = { $kind ->
    [factory] Dismantle factory: { $site }
   *[other] Dismantle infrastructure: { $site }
}
offer-place-unrest = Unrest: { $province }
offer-remove-unrest = Less unrest: { $province }
offer-move-from = Unrest from { $province }
offer-move-to = Unrest to { $province }
offer-raise-standard = LS: { $spot }
offer-lower-standard = Less LS: { $spot }
offer-end-protest = End mass protest: { $province }
offer-protest = Mass protest: { $province }
offer-run-down = Run down: { $city }
offer-stop = Remove: { $city }
offer-socialist-to = Socialist to { $province }
offer-socialist-from = Socialist from { $province }
offer-hamburg = Hamburg counts for { $province }
offer-assign = { $site } serves { $province }
offer-deliver = Deliver to West Berlin
offer-keep = Leave it in the province
offer-press = Press { $province }
offer-box = { $box }: { $text }
offer-ignore-nothing = Ignore nothing
offer-rest = In printed order
offer-look-hand = West’s hand
offer-look-deck = The top cards of the deck
offer-exchange = Exchange: { $card }
offer-give = Give: { $card }
offer-set-aside = Remove from the game: { $card }
offer-leave = Leave them all
offer-discard = Discard: { $card }
offer-done = Done
offer-done-after = End the turn
offer-done-keep = Keep cards
offer-done-build = Build no more
offer-done-raise = Stop

## The log

log-DecadeBegan = Decade { $decade } begins; { $seat } takes the first turn.
log-CardDrawn = { $seat } draws “{ $card }”.
log-CardDrawn-unknown = { $seat } draws a card.
log-CardLaidOut = { $special ->
    [yes] Special card: “{ $card }”.
   *[other] Into the display: “{ $card }”.
}
log-CardDiscarded = { $seat } discards “{ $card }”.
log-CardDiscarded-unknown = { $seat } discards a card.
log-IconIgnored = { $ignored ->
    [yes] { $seat } ignores: { $icon }.
   *[nothing] { $seat } ignores nothing.
}
log-IconVoid = Cannot be carried out: { $icon }.
log-SiteBuilt = { $seat } builds: { $kind ->
    [factory] factory { $site }
   *[other] infrastructure { $site }
}.
log-SiteDismantled = { $kind ->
    [factory] { $reduced ->
        [yes] The factory { $site } loses a point
       *[other] The factory { $site } is dismantled
    }
   *[other] Infrastructure { $site } is dismantled
} ({ $seat }, { $why }).
log-FactoryRunDown = { $city } is run down ({ $seat }, { $why }).
log-FactoryRepaired = { $city } is repaired.
log-FactoryStopped = The factory { $site } is lost.
log-UnrestPlaced = { $province }: { $amount } unrest more ({ $why }).
log-UnrestRemoved = { $province }: { $amount } unrest less ({ $why }).
log-UnrestMoved = { $seat } moves 1 unrest: { $source } → { $target }.
log-ProtestsChanged = { $after ->
    [0] { $province }: no mass protest any more.
    [1] { $province }: mass protest.
   *[other] { $province }: { $after } mass protests.
}
log-SupplierProtestPlaced = { $province } protests with West Berlin.
log-SupplierProtestLifted = { $province } no longer protests with West Berlin.
log-StandardRaised = { $spot }: living standard rises{ $points ->
    [0] {""}
    [one] { " " }(1 card point)
   *[other] { " " }({ $points } card points)
}.
log-StandardDelivered = { $province } delivers to West Berlin: { $sector }.
log-StandardLowered = { $spot }: { $amount } LS less ({ $why }).
log-HamburgAssigned = Hamburg counts for { $province }.
log-FactoryAssigned = { $site } serves { $province }.
log-MarkerMoved = { $track }: { $before } → { $after }.
log-ArrowOverflowed = { $track } is at its end: a bonus for { $seat }.
log-SocialistPlaced = A socialist replaces unrest in { $province }; { $box } are left in the box.
log-SocialistsGained = { $count ->
    [one] One socialist comes
   *[other] { $count } socialists come
} into the box; there are { $box } now.
log-SocialistReturned = { $province ->
    [none] A socialist goes from the box to the supply.
   *[other] A socialist leaves { $province }.
}
log-PoliceCardTaken = “{ $card }” becomes a police card.
log-PoliceRenewed = All police cards are fresh again.
log-StasiDisbanded = The Stasi is disbanded: { $cards ->
    [0] there were no police cards.
    [one] 1 police card goes, { $used } of them used.
   *[other] { $cards } police cards go, { $used } of them used.
}
log-WallBuilt = The Wall is built.
log-WallFell = The Wall comes down.
log-HandLookedAt = { $seat } looks at the hand of { $other }.
log-DeckLookedAt = { $seat } looks at { $cards ->
    [0] the empty deck.
    [one] the top card of the deck.
   *[other] the top { $cards } cards of the deck.
}
log-CardSeen = You see “{ $card }”.
log-CardsExchanged = { $seat } exchanges “{ $given }” for “{ $taken }”.
log-CardsExchanged-unknown = { $seat } exchanges a card{ $source ->
    [hand] { " " }of West’s hand
   *[other] { " " }of the deck
}.
log-HandExchanged = { $seat } loses “{ $lost }” and gets “{ $got }”.
log-HandExchanged-unknown = { $seat } has exchanged a card.
log-CardSetAside = { $seat } removes “{ $card }” from the game.
log-CardSetAside-unknown = { $seat } removes a card of the deck from the game.
log-CardsLeft = { $seat } leaves all cards where they are.
log-PhaseBegan = Phase { $number }: { $phase }.
log-FlightCounted = Flight symbols { $symbols } + red police { $police } + highest LS West { $highest } − lowest LS East { $lowest } + MP East { $east-protest } − MP West { $west-protest } = { $level }: East dismantles { $dismantles ->
    [0] nothing.
   *[other] { $dismantles }, { $first } chooses first.
}
log-BoxChosen = { $box ->
    [none] The prestige marker is on 0: nothing happens.
   *[other] { $seat } chooses the box { $box }: { $text }.
}
log-CurrencyCounted = Track { $track } + East exporters { $exporters } (from value { $lowest }) − LS East { $standards } = { $balance }{ $deficit ->
    [0] : no deficit.
   *[other] : deficit { $deficit }, { $sound } can be run down; { $first } chooses first.
}
log-PoliceCostCounted = { $cards ->
    [0] East has no police cards.
    [one] One police card: East dismantles 1 point.
   *[other] { $cards } police cards: East dismantles { $cards } points.
}
log-ExportChecked = { $province } has { $standards } LS, but bears only { $limit }.
log-StandardsCompared = Highest LS: West { $west }, East { $east }.
log-ProvincePressed = { $source } ({ $standards } LS, { $protests } MP) presses { $target } ({ $against } LS).
log-PoliceRemovalCounted = { $cards ->
    [0] No police card is unused.
    [one] One unused police card: East removes 1 unrest.
   *[other] { $cards } unused police cards: East removes { $cards } unrest.
}
log-SocialistsCounted = Socialist track { $track }: { $change } to { $box } in the box and { $placed } in provinces.
log-ProtestsCounted = Mass protests: West { $west }, East { $east } (limit 4).
log-UnseenCardsGone = { $cards ->
    [0] The deck is empty
    [one] 1 card of the deck leaves the game unseen
   *[other] { $cards } cards of the deck leave the game unseen
}{ $special ->
    [none] .
   *[other] , “{ $special }” too.
}
log-RowCleared = The played cards are put away.

## Before the game

option-seats = Players

## How games end, by the rule that ends them

ending-WSDV-EOD-1-4 = National insolvency: the East can dismantle no more.
ending-WSDV-EOD-9-1 = Triumph of socialism: the East has more than 12 socialists.
ending-WSDV-EOD-9-3 = Socialism fails: the East has too few socialists to give back.
ending-WSDV-EOD-10-1 = The East collapses.
ending-WSDV-EOD-10-2 = The West collapses.
ending-WSDV-WIN-2 = Both states collapse.
ending-WSDV-EOD-10-3 = The GDR outlives decade IV.
