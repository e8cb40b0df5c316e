## Sides, provinces, cities. What is not here is called as on the board.

side-west = West
side-east = East
seat-who = { seat }
seat-verb = singular
verb = { $verb }
    .decide = { $verb ->
        [plural] decide
       *[singular] decides
    }
    .win = { $verb ->
        [plural] win
       *[singular] wins
    }
prompt-over = { $winner } { verb.win } { won-by }.
province-west-berlin = West Berlin
province-east-berlin = East Berlin
plate-schleswig-holstein = Schlesw.-Holst.
plate-nordrhein-westfalen = Nordrh.-Westf.
plate-rheinland-pfalz = Rheinl.-Pfalz
plate-baden-wuerttemberg = Baden-Württ.
plate-mecklenburg-vorpommern = Meckl.-Vorp.
tight-schleswig-holstein = Schl.-H.
tight-nordrhein-westfalen = NRW
tight-rheinland-pfalz = Rheinl.-Pf.
tight-baden-wuerttemberg = Ba.-Wü.
tight-mecklenburg-vorpommern = Meckl.-V.
tight-brandenburg = Brandenb.
tight-niedersachsen = Nieders.
tight-sachsen-anhalt = Sa.-Anhalt
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
place-police = Police power
place-row = Played cards
place-looked = Cards seen
place-deck = Draw deck
place-hand = Hand

piece-infrastructure = infrastructure
piece-factory = factory
piece-rundown = rundown factory
piece-standard = living standard
piece-unrest = unrest
piece-mass-protest = mass protest
piece-supplier-protest = mass protest for West Berlin
piece-socialist = socialist
piece-police = police power card
piece-decade-marker = Decade
piece-wall = The Wall
note-value = value { $value }
note-used = used this decade
note-fresh = not used yet

## What cards do

about-flight = { $count ->
    [one] One flight icon.
   *[other] { $count } flight icons.
}
about-event = Event: { $event }.
about-police-red = Red police power card: once a decade, −1 unrest in the East; flight level +1, dismantle 1 build point at the end of the decade.
about-police-pink = Pink police power card: once a decade, −1 unrest in the East; dismantle 1 build point at the end of the decade.

icon-build-e = build { $count ->
    [one] 1 point
   *[other] { $count } points
} in the East
icon-build-w = build { $count ->
    [one] 1 point
   *[other] { $count } points
} in the West
icon-dismantle-e = dismantle { $count ->
    [one] 1 point
   *[other] { $count } points
} in the East
icon-dismantle-w = dismantle { $count ->
    [one] 1 point
   *[other] { $count } points
} in the West
icon-unrest-e = +{ $count } unrest in the East
icon-unrest-w = +{ $count } unrest in the West
icon-remove-unrest-e = −{ $count } unrest in the East
icon-remove-unrest-w = −{ $count } unrest in the West
icon-move-unrest-e = move { $count } unrest in the East
icon-ls-e = +{ $count } LS, −1 unrest{ $count ->
    [one] {""}
   *[other] {" "}each
} in the East
icon-ls-w = +{ $count } LS, −1 unrest{ $count ->
    [one] {""}
   *[other] {" "}each
} in the West
icon-ls-only-w = +{ $count } LS in the West, without −1 unrest
icon-remove-ls-e = −{ $count } LS in the East
icon-remove-mass-protest-e = end { $count ->
    [one] 1 mass protest
   *[other] { $count } mass protests
} in the East
icon-stop-factory = remove an external factory
icon-rundown-e = run down { $count ->
    [one] a factory
   *[other] { $count } factories
} in the East
icon-repair-e = repair a factory
icon-police-red = red police power card for East
icon-police-pink = pink police power card for East
icon-build-wall = the Wall is built
icon-remove-wall = the Wall comes down
icon-stasi-disbandment = the Stasi is disbanded
icon-guillaume-affair = East looks at cards, may exchange one
arrow-prestige = prestige { $change }
arrow-western_currency = Western currency { $change }
arrow-socialist = socialists { $change }
where-west-germany = without West Berlin
where-niedersachsen-hamburg = Niedersachsen with Hamburg
where-cssr = ČSSR
where-polska = Polska
where-rheinsberg = Rheinsberg
short-west-germany = not W. Berlin
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
panel-police = Police power
panel-hand = Your hand
panel-seen = { place-looked }
panel-piles = Cards
panel-economy = Economy
panel-forecast = If the decade ended now
panel-end-of-decade = End of decade
label-decade = Decade
label-turn = Now playing
label-prestige = Prestige held by
label-display = Display
label-wall = Wall
label-stasi = Stasi
label-protests = Mass protests
label-unrest = Unrest
label-standards = Living standard
label-hand = Hand cards
label-discarded = Discarded
cards-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
wall-stands = stands
stasi-disbanded = disbanded
protests-of = { $count } of { $most }
sector-standards = { $sector } { $count }
economy-by-province = By province
economy-text = The plus shows what Hamburg (last with { $hamburg }) or an external factory with two connections may add. Living standard (LS) in West Berlin: { $sectors }.
column-province = Province
column-economy = Econ.
column-export = Export
column-standards = LS
column-next = next at
column-after = then
column-unrest = Unrest
column-coming = added
column-protests = MP then

mark-economy = { $economy }/{ $next }
mark-unrest = +{ $unrest }
mark-used = used
mark-fresh = unused
mark-red = · flight +1

## Forecast and end of decade

phase-flight_or_wall = Flight or wall
phase-prestige = Prestige
phase-western_currency = Western currency
phase-police_cost = Police power cost
phase-export_check = Export check
phase-internal_comparison = Internal comparison
phase-east_west_comparison = East–West comparison
phase-police_removal = Police power
phase-socialists = Socialists
phase-collapse_check = Wir sind das Volk?
phase-numbered = { $number }. { $phase }
phase-over = done
forecast-protests = Mass protests (MP)
forecast-protests-value = West{"\u00A0"}{ $west }, East{"\u00A0"}{ $east } of { $most }
forecast-economy = Economy of the East
forecast-economy-value = loses { $lost } of { $there }{ $risk ->
    [sure] : bankrupt
    [some] : may be bankrupt
   *[none] {""}
}
forecast-nothing = nothing
forecast-wall-value = dismantle 1
forecast-wall = The Wall stands: East dismantles 1 build point, then prestige −1.
forecast-flight-value = { $level } → { $dismantles ->
    [0] nothing
   *[other] dismantle { $dismantles }
}
forecast-flight = Flight icons { $symbols } + red police power cards { $police } + highest LS West { $highest } − lowest LS East { $lowest } + MP East { $east-protest } − MP West { $west-protest } = { $level }. { $dismantles ->
    [0] Nothing is dismantled.
    [one] { $first } chooses.
   *[other] { $first } chooses first, then they alternate.
}
forecast-prestige-value = { $side } chooses
forecast-box = { $box }: { $text }
forecast-currency-value = { $deficit ->
    [0] no deficit
   *[other] deficit { $deficit }
}
forecast-currency = Track { $track } + East exporters { $exporters } (from value { $lowest }) − LS East { $standards } = { $balance }. { $rundown ->
    [0] No factory is run down
    [one] 1 factory is run down
   *[other] { $rundown } factories are run down
}{ $dismantled ->
    [0] .
    [one] , 1 build point is dismantled.
   *[other] , { $dismantled } build points are dismantled.
}
forecast-hamburg = With Hamburg in { $province }: { $text }
forecast-dismantle-value = { $count ->
    [0] nothing
   *[other] dismantle { $count }
}
forecast-police-cost = { $count ->
    [0] East has no police power cards.
   *[other] East dismantles 1 build point for each police power card.
}
forecast-export-value = { $most ->
    [0] all LS stay
   *[other] { $least ->
        [0] up to −{ $most } LS
       *[other] −{ $count } LS
    }
}
forecast-export = No province may have more LS than its best factory is worth.
forecast-internal-value = LS: West{"\u00A0"}{ $west }, East{"\u00A0"}{ $east }
forecast-internal = Highest living standard (LS) then: West { $west }, East { $east }. A province that is 2 or more below gets unrest; for West Berlin 1 below is enough.
forecast-pressure-value = { $count ->
    [one] 1 applies pressure
   *[other] { $count } apply pressure
}
forecast-pressure = { $source } puts pressure on { $targets }.
forecast-target = { $province } ({ $unrest })
forecast-removal-value = { $count ->
    [0] nothing
   *[other] −{ $count } unrest
}
forecast-removal = { $count ->
    [0] East has no unused police power card.
    [one] One unused police power card: East removes 1 unrest of its choice.
   *[other] { $count } unused police power cards: East removes { $count } unrest of its choice.
}
forecast-socialists = Box { $box }, provinces { $placed }, track { $change }: then { $after } of { $most }. { $wins ->
    [east] Socialism triumphs, East wins.
    [west] Socialism fails, West wins.
   *[nobody] Then socialists from the box replace unrest where there is an MP.
}
forecast-socialists-now = Box { $box }, provinces { $placed }. Socialists from the box replace unrest where there is an MP.
forecast-sides = West{"\u00A0"}{ $west }, East{"\u00A0"}{ $east }
forecast-collapse = A side with { $collapse } mass protests collapses; if both do, East wins. The unrest of two phases is included, “{ phase-internal_comparison }” and “{ phase-east_west_comparison }”; what prestige, police power and socialists may change depends on the players.

## What things are, where somebody points at them

lens-province = Living standard, unrest and protests belong to the province. Four unrest make a mass protest.
lens-plate = Living standard, unrest, mass protests and socialists of this province.
lens-sector = One of the three sectors of West Berlin. The province that supplies it delivers living standard here.
lens-city = A site for one factory. Its value grows with the connections that work at this city.
lens-abroad = A site for an external factory, built by events only. It adds its value to the economy of an eastern province.
lens-line = A site for one infrastructure. A connection works if all its lines are built and both its cities have a factory; it then adds 1 to each of them.
lens-factory = Its value is 1 plus its working connections. The values of all factories make up the province’s economy; the best one is its export factory.
lens-rundown = A factory that is worth only its working connections until it is repaired.
lens-standard = Living standard (LS). Each LS removes 1 unrest when it is placed. At the end of the decade, provinces that lag behind get unrest.
lens-unrest = Every four in a province make a mass protest. An action or an event removes it.
lens-mass-protest = Nothing can be built in the province. A side with four of them at the end of a decade collapses.
lens-supplier-protest = A mass protest of West Berlin, carried by a province that supplies it. It goes when West Berlin’s own protests fall.
lens-socialist = East replaces unrest above 3 by socialists from its box. At the end of a decade East wins if it has more than 12, and loses if it cannot give back as many as the track says.
lens-prestige = West leads at 0 and to the left, East to the right. The side that leads starts the next decade and chooses one box of its own side at the end of the decade.
lens-western_currency = What East can pay for its living standard with at the end of the decade. To the left it falls short, and its factories run down.
lens-socialist-track = How many socialists East gains (right) or must give back (left) at the end of the decade.
lens-flight = How many people flee: at the end of the decade East dismantles half of the flight level in build points. The Wall ends it.
lens-decade = The decade that is played. Each ends with a count in fixed phases; after decade IV East wins.
lens-wall = While the Wall stands there is no flight: East dismantles 1 build point, and prestige moves 1 toward West.
lens-holding = Socialists that East can use to replace unrest in provinces with a mass protest.
lens-socialists-left = Socialists that are not in play. Box, provinces and supply together always hold 12.
lens-card = Use it for one action: remove 1 unrest, build as many points as its value, increase the living standard, or trigger its event.
lens-special-card = Can only be used for its event, and only by East’s side, at a price.
lens-display = Open cards. The player to move takes one of these or one from their hand.
lens-in-play = The card that is being used now.
lens-police = Once in a decade each card lets East remove 1 unrest from an East province; at the end of the decade each costs 1 build point.
lens-row = Cards that have been used in this decade. Their flight icons count at its end.
lens-deck = The rest of this decade’s cards, face down.
lens-shown = Cards that left a hand and were shown to all.
lens-hand = Cards that only their owner sees. They can be used like those of the display.
lens-unseen = Cards that you do not see.
lens-player = A side, with what its provinces hold together.
lens-own-hand = Your hand cards. Only you see them.
lens-seen = Cards that East is looking at now.
lens-table = The state of the game.
lens-turn = The player who takes a card and uses it now.
lens-discarded = How many cards each side has discarded face down.
lens-stasi = After the Stasi is disbanded there is no police power any more.
lens-protests = Mass protests of this side, and the number with which it collapses at the end of a decade.
lens-standards = All living standard (LS) in the provinces of this side.
lens-forecast-economy = The build points that flight, lack of currency and police power would cost the East now, and how many it has to lose. If they do not suffice, it is bankrupt, and West wins.
lens-forecast = What would happen in each phase if the decade ended now. Point at a line: the board shows what it is about.
lens-economy = For each province: its economy, the value of its export factory, its living standard, and the economy that the next one needs.
lens-piles = The cards that were played and the draw deck.
lens-economy-mark = The province’s economy, and how much the next living standard needs. The card’s value can make up for what is missing.
lens-coming = Unrest that this province would get if the decade ended now. A range such as 0–1 is the least and the most that it could be.
about-province = { $province }: economy { $economy }, export factory { $export }, living standard { $standards }. The next living standard needs an economy of { $next }.
about-berlin = { $province }: living standard { $standards }. It has no economy of its own.
about-city = Factory site in { $province }

## Questions

prompt-turn = { $mine ->
    [yes] Your turn: take a card from the display or from your hand.
   *[no] { $side }’s turn.
}
prompt-keep = { $mine ->
    [yes] A new decade: which hand cards do you discard?
   *[no] { $side } { verb.decide } which hand cards to keep.
}
prompt-build = { $mine ->
    [yes] { $points ->
        [0] Build 1 point at one of the marked sites.
        [one] Build a factory or infrastructure (1 point left).
       *[other] Build a factory or infrastructure ({ $points } points left).
    }
   *[no] { $side } builds.
}
prompt-dismantle = { $mine ->
    [yes] What is dismantled?{ $reason ->
        [price] { " " }(The price for removing unrest.)
       *[other] { $points ->
            [0] {""}
            [one] {""}
           *[other] { " " }{ $points } points to go.
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
    [yes] Where does the unrest move from?
   *[no] { $side } moves unrest.
}
prompt-move_to = { $mine ->
    [yes] Where does the unrest from { $province } go?
   *[no] { $side } moves unrest from { $province }.
}
prompt-standard = { $mine ->
    [yes] Where does the living standard rise?
   *[no] { $side } places an LS.
}
prompt-lower = { $mine ->
    [yes] Where does the living standard fall?
   *[no] { $side } removes an LS.
}
prompt-end_protest = { $mine ->
    [yes] Which mass protest ends?
   *[no] { $side } chooses which mass protest ends.
}
prompt-supplier = { $mine ->
    [yes] Which supplier province joins West Berlin’s mass protest?
   *[no] { $side } chooses the supplier province that joins West Berlin’s mass protest.
}
prompt-lift = { $mine ->
    [yes] Where does the mass protest for West Berlin end?
   *[no] { $side } chooses where a mass protest for West Berlin ends.
}
prompt-run_down = { $mine ->
    [yes] Which factory is run down?{ $points ->
        [0] {""}
        [one] {""}
       *[other] { " " }{ $points } factories to go.
    }
   *[no] { $side } chooses which factory is run down.
}
prompt-stop = { $mine ->
    [yes] Which external factory is removed?
   *[no] { $side } chooses an external factory.
}
prompt-socialist = { $mine ->
    [yes] Where does a socialist replace unrest?
   *[no] { $side } places socialists.
}
prompt-lose_socialist = { $mine ->
    [yes] Which province loses a socialist?
   *[no] { $side } chooses which province loses a socialist.
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
    [yes] Where does the living standard rise? { $count } of 3 placed, { $points ->
        [one] 1 card point
       *[other] { $points } card points
    } left.
   *[no] { $side } increases the living standard.
}
prompt-deliver = { $mine ->
    [yes] Deliver the LS of { $province } to West Berlin?
   *[no] { $side } decides on the delivery to West Berlin.
}
prompt-press = { $mine ->
    [yes] { $province } puts pressure on which province?
   *[no] { $side } chooses where { $province } puts pressure.
}
prompt-box = { $mine ->
    [yes] Which prestige box do you choose?
   *[no] { $side } chooses a prestige box.
}
prompt-icon = { $mine ->
    [yes] Which icon first?
   *[no] { $side } chooses the order of the icons.
}
prompt-ignore = { $mine ->
    [yes] Which icon or arrow of this dual card do you ignore?
   *[no] { $side } decides what to ignore.
}
prompt-source = { $mine ->
    [yes] Which cards do you look at?
   *[no] { $side } decides which cards to look at.
}
prompt-seen = { $mine ->
    [yes] Exchange one of these cards, remove one, or leave them all?
   *[no] { $side } has looked at cards.
}
prompt-give = { $mine ->
    [yes] Which hand card do you give for “{ $card }”?
   *[no] { $side } exchanges a card.
}
prompt-bonus = { $mine ->
    [yes] How do you use the bonus at the end of the { $track } track?
   *[no] { $side } gets the bonus at the end of the { $track } track.
}
prompt-after = { $mine ->
    [yes] { $fresh ->
        [one] Use your unused police power card, or end your turn?
       *[other] Use one of your { $fresh } unused police power cards, or end your turn?
    }
   *[no] { $side } ends the turn.
}
prompt-return = { $mine ->
    [yes] Where does unrest return after the Stasi is disbanded?
   *[no] { $side } chooses where unrest returns.
}
why-price = price for removing unrest
why-flight = flight
why-wall = the Wall
why-box = prestige box
why-currency = lack of Western currency
why-police-cost = police power cost
why-use = action
why-overflow = bonus
why-police = police power
why-standard = higher living standard
why-socialists = socialists
why-internal = internal comparison
why-pressure = East–West comparison
why-stasi = Stasi disbanded
why-export = export check
why-stop = with the external factory
why-protest = mass protest

## What may be done

offer-unrest = { $free ->
    [yes] Remove unrest (free)
   *[no] Remove unrest (dismantle 1 point)
}
offer-build = { $points ->
    [one] Build up the economy (1 point)
   *[other] Build up the economy ({ $points } points)
}
offer-raise = Increase the living standard (value { $points })
offer-event = Trigger the event
offer-police = Police power: −1 unrest in { $province }
offer-build-site = { $kind ->
    [factory] Factory: { $site }
   *[other] Infrastructure: { $site }
}
offer-dismantle = { $kind ->
    [factory] Dismantle factory: { $site }
   *[other] Dismantle infrastructure: { $site }
}
offer-place-unrest = +1 unrest: { $province }
offer-remove-unrest = −1 unrest: { $province }
offer-move-from = Unrest from { $province }
offer-move-to = Unrest to { $province }
offer-raise-standard = +1 LS: { $spot }
offer-lower-standard = −1 LS: { $spot }
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
offer-press = Pressure on { $province }
offer-box = Prestige { $box }: { $text }
offer-ignore-nothing = Ignore nothing
offer-rest = All in printed order
standing-end_turn = End my turn, even with unused police power cards
standing-printed_order = Carry out icons in printed order
foreseen-icon = In which order do I carry out icons?
foreseen-dismantle = What do I dismantle?
foreseen-run_down = Which factory is run down?
foreseen-place = Where does unrest go?
foreseen-remove = Where is unrest removed?
foreseen-press = Which province is put under pressure?
foreseen-supplier = Which supplier province joins West Berlin’s mass protest?
foreseen-socialist = Where does a socialist replace unrest?
foreseen-lose_socialist = Which province loses a socialist?
foreseen-hamburg = For which province does Hamburg count?
foreseen-deliver = Do I deliver living standard to West Berlin?
foreseen-keep = Do I discard cards?
foreseen-after = Do I use a police power card?
offer-look-hand = West’s hand
offer-look-deck = The top cards of the draw deck
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
    [yes] The special card “{ $card }” comes into the display.
   *[other] New in the display: { $cards }.
}
quoted = “{ $name }”
log-CardDiscarded = { $seat } discards “{ $card }”.
log-CardDiscarded-unknown = { $seat } discards a card.
log-IconIgnored = { $ignored ->
    [yes] { $seat } ignores: { $icon }.
   *[nothing] { $seat } resolves every icon and arrow.
}
log-IconVoid = Without effect, as { $why }: { $icon }.
void-build-e = nothing can be built there
void-build-w = nothing can be built there
void-dismantle-e = there is nothing to dismantle
void-dismantle-w = there is nothing to dismantle
void-unrest-e = there is no room for more unrest
void-unrest-w = there is no room for more unrest
void-remove-unrest-e = there is no unrest
void-remove-unrest-w = there is no unrest
void-move-unrest-e = there is no unrest
void-remove-ls-e = there is no living standard
void-remove-mass-protest-e = there is no mass protest
void-stop-factory = there is no external factory
void-rundown-e = there is no factory to run down
void-repair-e = no factory there is run down
void-police-red = East cannot take this card
void-police-pink = East cannot take this card
void-remove-wall = there is no Wall
log-SiteBuilt = { $seat } builds the { $kind ->
    [factory] factory
   *[other] infrastructure
} { $site }.
log-SiteDismantled = { $seat } dismantles { $kind ->
    [factory] { $reduced ->
        [yes] a point of the factory
       *[other] the factory
    }
   *[other] the infrastructure
} { $site } ({ $why }).
log-FactoryRunDown = { $seat } runs down the factory { $city } ({ $why }).
log-FactoryRepaired = The factory { $city } is repaired.
log-FactoryStopped = The external factory { $site } is lost.
log-UnrestPlaced = { $province }: +{ $amount } unrest ({ $why }).
log-UnrestRemoved = { $province }: −{ $amount } unrest ({ $why }).
log-UnrestMoved = { $seat } moves 1 unrest: { $source } → { $target }.
log-ProtestsChanged = { $after ->
    [0] { $province }: mass protest over.
    [1] { $province }: mass protest.
   *[other] { $province }: { $after } mass protests.
}
log-SupplierProtestPlaced = { $province } joins West Berlin’s mass protest.
log-SupplierProtestLifted = { $province } no longer joins West Berlin’s mass protest.
log-StandardRaised = { $spot }: +1 LS{ $points ->
    [0] {""}
    [one] { " " }(1 card point)
   *[other] { " " }({ $points } card points)
}.
log-StandardDelivered = { $province } delivers 1 LS to West Berlin ({ $sector }).
log-StandardLowered = { $spot }: −{ $amount } LS ({ $why }).
log-HamburgAssigned = Hamburg counts for { $province }.
log-FactoryAssigned = The factory { $site } serves { $province }.
log-MarkerMoved = { $track }: { $before } → { $after }.
log-ArrowOverflowed = Bonus for { $seat }: the { $track } track is at its end.
log-SocialistPlaced = A socialist replaces unrest in { $province }; { $box ->
    [0] none is left in the box.
    [one] 1 is left in the box.
   *[other] { $box } are left in the box.
}
log-SocialistsGained = { $count ->
    [one] A socialist comes
   *[other] { $count } socialists come
} into the box, which now holds { $box }.
log-SocialistReturned = { $province ->
    [none] A socialist returns from the box to the supply.
   *[other] A socialist returns from { $province } to the supply.
}
log-PoliceCardTaken = East gets “{ $card }” as a police power card.
log-PoliceRenewed = All police power cards are unused again.
log-StasiDisbanded = { $cards ->
    [0] The Stasi is disbanded.
    [one] The Stasi is disbanded; 1 { $used ->
        [0] unused
       *[other] used
    } police power card leaves the game.
   *[other] The Stasi is disbanded; { $cards } police power cards leave the game, { $used ->
        [0] none
       *[other] { $used }
    } of them used.
}
log-WallBuilt = The Wall is built.
log-WallFell = The Wall comes down.
log-HandLookedAt = { $seat } looks at { $other }’s hand.
log-DeckLookedAt = { $seat } looks at { $cards ->
    [0] the empty draw deck.
    [one] the top card of the draw deck.
   *[other] the top { $cards } cards of the draw deck.
}
log-CardSeen = You see “{ $card }”.
log-CardsExchanged = { $seat } exchanges “{ $given }” for “{ $taken }”.
log-CardsExchanged-unknown = { $seat } exchanges a card { $source ->
    [hand] with West’s hand
   *[other] with the draw deck
}.
log-HandExchanged = { $seat } loses “{ $lost }” and gets “{ $got }”.
log-HandExchanged-unknown = { $seat } exchanges a card.
log-CardSetAside = { $seat } removes “{ $card }” from the game.
log-CardSetAside-unknown = { $seat } removes a card of the draw deck from the game.
log-CardsLeft = { $seat } leaves all cards where they are.
log-PhaseBegan = Phase { $number }: { $phase }.
log-FlightCounted = Flight icons { $symbols } + red police power cards { $police } + highest LS West { $highest } − lowest LS East { $lowest } + MP East { $east-protest } − MP West { $west-protest } = { $level }: East dismantles { $dismantles ->
    [0] nothing.
    [one] 1 build point, { $first } chooses.
   *[other] { $dismantles } build points, { $first } chooses first.
}
log-BoxChosen = { $box ->
    [none] The prestige marker is on 0, nothing happens.
   *[other] { $seat } chooses the prestige box { $box }: { $text }.
}
log-CurrencyCounted = Track { $track } + East exporters { $exporters } (from value { $lowest }) − LS East { $standards } = { $balance }: { $deficit ->
    [0] no deficit.
   *[other] deficit { $deficit }, { $sound ->
        [0] no factory can be run down
        [one] 1 factory can be run down
       *[other] { $sound } factories can be run down
    }; { $first } chooses first.
}
log-PoliceCostCounted = { $cards ->
    [0] {""}
    [one] One police power card: East dismantles 1 build point.
   *[other] { $cards } police power cards: East dismantles { $cards } build points.
}
log-ExportChecked = { $province } has { $standards } LS, but can only support { $limit }.
log-StandardsCompared = Highest LS: West { $west }, East { $east }.
log-ProvincePressed = { $source } ({ $standards } LS{ $protests ->
    [0] {""}
   *[other] , { $protests } MP
}) puts pressure on { $target } ({ $against } LS).
log-PoliceRemovalCounted = { $cards ->
    [0] {""}
    [one] One unused police power card: East removes 1 unrest.
   *[other] { $cards } unused police power cards: East removes { $cards } unrest.
}
log-SocialistsCounted = Socialist track { $track }: East { $count ->
    [0] keeps its socialists
    [one] { $change ->
        [gained] gains
       *[lost] loses
    } 1 socialist
   *[other] { $change ->
        [gained] gains
       *[lost] loses
    } { $count } socialists
} (box { $box }, provinces { $placed }).
log-ProtestsCounted = Mass protests: West { $west }, East { $east } (limit 4).
log-UnseenCardsGone = { $cards ->
    [0] { $special ->
        [none] {""}
       *[other] The special card “{ $special }” leaves the game.
    }
    [one] 1 card of the draw deck leaves the game unseen{ $special ->
        [none] .
       *[other] , and so does the special card “{ $special }”.
    }
   *[other] { $cards } cards of the draw deck leave the game unseen{ $special ->
        [none] .
       *[other] , and so does the special card “{ $special }”.
    }
}
log-RowCleared = The played cards are cleared away.
won-by = { $reason ->
    [WSDV-EOD-1-4] by the GDR’s national insolvency
    [WSDV-EOD-9-1] by the triumph of socialism
    [WSDV-EOD-9-3] by the failure of socialism
    [WSDV-EOD-10-1] by the collapse of the East
    [WSDV-EOD-10-2] by the collapse of the West
    [WSDV-WIN-2] by the collapse of both states
   *[other] because the GDR survives
}
log-GameEnded = { $seat } wins { won-by }.

## What is shown large, above all at the end of a decade

sum-west = West
sum-east = East
sum-symbols = Flight icons
sum-police = Red police power cards
sum-highest = Highest living standard in the West
sum-lowest = Lowest living standard in the East
sum-east-protest = Mass protests in the East
sum-west-protest = Mass protests in the West
sum-flight = Flight level
sum-track = Position on the track
sum-exporters = Exporting provinces of the East
sum-standards = Living standard of the East
sum-currency = Balance
sum-box = Socialists in the box
sum-placed = Socialists in provinces
sum-change = Socialist track
sum-socialists = Socialists now
sum-protests = Mass protests
sum-cards = Cards that count
sum-highest-of = Highest living standard
sum-decade = Summary of decade { $decade }
sum-last = Summary of the last phases
gain-unrest-west = Unrest West
gain-unrest-east = Unrest East
gain-standards-west = Living standard West
gain-standards-east = Living standard East
gain-sites = Build points East
gain-rundown = Rundown factories
gain-socialists = Socialists

## Before the game

option-seats = Players
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

## How games end, by the rule that ends them

ending-WSDV-EOD-1-4 = National insolvency: the East has nothing left to dismantle.
    .short = National insolvency
ending-WSDV-EOD-9-1 = Triumph of socialism: the East has more than 12 socialists.
    .short = Triumph of socialism
ending-WSDV-EOD-9-3 = Socialism fails: the East has too few socialists to give back.
    .short = Socialism fails
ending-WSDV-EOD-10-1 = The East collapses under its mass protests.
    .short = Collapse of the East
ending-WSDV-EOD-10-2 = The West collapses under its mass protests.
    .short = Collapse of the West
ending-WSDV-WIN-2 = Both states collapse under their mass protests.
    .short = Both states collapse
ending-WSDV-EOD-10-3 = The GDR survives decade IV.
    .short = The GDR survives

ending-province = Province
ending-provinces = Provinces with mass protests

## What is wrong with a file of cards

fault-too-many-icons = more than { $most } icons and arrows
fault-no-province = the restriction { $restriction } leaves { $icon } no province
fault-id-twice = this id is there twice

## Statistics of many games

course-note = On the tracks, numbers below 0 are on the West’s or yellow side, those above 0 on the East’s or red side.
measure-standards = Living standard
measure-unrest = Unrest
measure-factories = Sound factories
use-unrest = unrest
use-build = economy
use-raise = living standard
use-event = event
use-police = police power
use-discard = discarded

## The map as a table, and what words mean

chart-standards = living standard { $count }
chart-city = { $city } ({ $about })
chart-value = factory of value { $value }
chart-free = free
chart-joined = connected to { $cities }
chart-open = can connect to { $cities }
chart-coming = +{ $unrest } unrest at the end of the decade
chart-across = across the border
chart-side = { $side ->
    [west] West
   *[east] East
}

legend-unrest = Unrest
    .is = four in a province become a mass protest; removing one is free with a card of your colour, and costs a build point with any other
    .forms = unrest
legend-protest = Mass protest
    .is = stops building in its province; with four of them a German state collapses
    .forms = mass protest, mass protests, MP
legend-economy = Build up the economy
    .is = factories in cities and connections between them, as many as the card’s value says
    .forms = economy
legend-connection = Connection
    .is = joins two cities and raises the value of the factories at its ends; the map says where a city can connect to
    .forms = connections, infrastructure
legend-standard = Living standard
    .is = provinces with a strong economy may get it; it removes unrest, and envy across the border brings unrest
    .forms = living standard, LS
legend-brackets = [5/6], [+1]
    .is = behind a province: its economy and what its next living standard needs; or the unrest that the end of the decade would bring
legend-event = Event
    .is = what the icons and arrows on the card show, instead of the three actions
    .forms = event, events
legend-flight = Flight level
    .is = how many people leave the East: at the end of the decade the East loses half as many build points, and a bankrupt East loses the game
    .forms = flight
legend-prestige = Prestige
    .is = a track; who leads there chooses a bonus at the end of the decade
    .forms = prestige
legend-currency = Western currency
    .is = a track: what the East needs for its living standard
    .forms = Western currency
legend-socialists = Socialists
    .is = a track: how many socialists the East gains or loses at the end of the decade
    .forms = socialist, socialists
legend-police = Police power
    .is = each removes unrest in the East once in a decade, and costs economy at its end
    .forms = police power card, police power cards
legend-decade = End of decade
    .is = after the second half of a decade everything is counted in fixed phases; b shows them as if it came now
    .forms = end of decade
legend-supplier = Supplier province
    .is = Nordrhein-Westfalen, Rheinland-Pfalz and Baden-Württemberg, each of which supplies a sector of West Berlin
    .forms = supplier province, supplier provinces
legend-sector = Sector
    .is = a part of West Berlin: French, British or US
    .forms = sector, sectors
legend-external = External factory
    .is = a factory of the East outside Germany
    .forms = external factory, external factories
legend-rundown = Rundown factory
    .is = a factory of the East that is worth its connections only
    .forms = rundown factory, rundown factories, rundown
legend-dual = Dual card
    .is = a card with a half of each colour
    .forms = dual card, dual cards
legend-special = Special card
    .is = the card of the decade that only East may take, at a price
    .forms = special card
legend-wall = The Wall
    .is = ends flight and costs prestige
    .forms = the Wall
legend-display = Display
    .is = the open cards from which everyone may take
    .forms = display

## What may be typed for the words of the notation

typed-build = construct
typed-dismantle = demolish
typed-place = put add
typed-remove = take
typed-unrest = unrest
typed-move = shift
typed-from = from
typed-to = to
typed-raise = increase produce
typed-lower = decrease reduce
typed-police = power
typed-end = finish
typed-protest = protest
typed-run = run
typed-down = down
typed-stop = remove close
typed-socialist = socialist
typed-assign = count
typed-deliver = supply
typed-keep = stay
typed-press = pressure
typed-box = space choose
typed-icon = execute
typed-ignore = skip without
typed-nothing = none
typed-rest = remaining all
typed-look = see
typed-hand = hand
typed-deck = pile
typed-exchange = swap
typed-give = hand
typed-set = put
typed-aside = away
typed-leave = leave
typed-discard = throw
typed-let = allow
typed-draw = draw
typed-done = end finish stop
typed-play = use take
typed-event = trigger
