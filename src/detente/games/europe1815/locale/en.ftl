## Names. Lands and territories bring their own.

piece-inf = Infantry
piece-kav = Cavalry
piece-art = Artillery
piece-general = General
piece-flag = Flag
piece-ships = Ship
none = none

units-inf = { $count } Inf
units-kav = { $count } Cav
units-art = { $count } Art
units-general = General
units-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
units-long-inf = { $count } infantry
units-long-kav = { $count } cavalry
units-long-art = { $count } artillery

place-supply = Supply
sea-nordsee = North Sea
sea-ostsee = Baltic
sea-atlantik = Atlantic
sea-mittelmeer = Mediterranean
sea-schwarzes_meer = Black Sea
sea-hudsonbai = Hudson Bay
sea-golf_von_mexiko = Gulf of Mexico

## Lands in a sentence.  the: “the Netherlands”.

land-kind = { $id ->
    [don] article
    [karpaten] article
    [niederlande] article
    [cherokee] people
    [irokesen] people
   *[other] plain
}
land = { $name }
    .the = { $kind ->
        [article] the { $name }
        [people] the { $name } lands
       *[plain] { $name }
    }

about-land = { $land } ({ $territory }){ $fortress ->
    [grey] , grey fortress
    [white] , white fortress
   *[none] {""}
}: defence { $defence }
about-land-chief = A flag here makes you the native chief: scout attacks and uprisings, but a centre that is hard to hold. Among four the chief seldom wins, most often from Cherokee

## Panels

panel-table = State of affairs
label-year = Year
label-phase = Phase
label-actions = Actions left
label-order = Turn order
label-goal = Goal
label-points = VP
label-power = Power
label-markers = Markers
label-lands = Lands
label-reinforcement = Reinforcement
label-territories = Territories
label-controlled = Territories
label-territory = { $territory } (+{ $bonus })
label-loyalty = Loyalty
label-wish = Wish
label-together = VP together
label-standing = Status
phase-capitals = Set-up: capitals
phase-lands = Set-up: lands
phase-troops = Set-up: first troops
phase-winter = Winter
phase-reinforcement = Reinforcement
phase-summer = Summer
phase-finished = Game over
actions-left = { $count }
half-turn = half turn
goal = { $points } VP
points = { $points } VP
power = { $power } (#{ $rank })
wish-fortress = Fortress
wish-war = War
wish-peace = Peace
wish-settle = Settle
wish-guard = Guard
wish-trade = Trade
wish = { $wish }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}
standing-chief = native chief
standing-exile = in exile
standing-flag = capital lost

command-relocation = Relocation to { $land }
command-resupply = Resupply in { $land }
command-attack = Attack on { $land }
command-scout = Scout attack on { $land }
command-troops = Troops for { $land }
command-setup = First troops
command-reinforcement = Reinforcement
command-tribes = Strengthen tribes
command-ships = Shipbuilding in { $land }
label-dissolved = Dissolved
label-effects = More moves after this
label-strengths = Attack : defence
label-result = Result
label-lost = You lose
label-beaten = Defender loses
label-gained = Success markers
label-unspent = Unit points left
result-conquest = Conquest
result-skirmish = Skirmish
of-budget = { $left } of { $all }

## Marks

mark-battle = { $attack } : { $defence } { $result ->
    [conquest] conquest
   *[skirmish] skirmish
}
mark-empty = empty
mark-taken = { $seat }: { $units }
mark-power = Power { $before } → { $after }
roll-wish = The crown’s wish for { $seat }

## What things are, where somebody points at them

lens-sea = Troops cross the sea only where a crossing is drawn, or aboard ships.
lens-land = Each land counts for power and troops. Take it by diplomacy or attack, from a neighbouring land of yours. To hold it, at least one unit must stay there.
lens-supply = Pieces that this player has off the board. New units come from here, and losses return.
lens-inf = The cheapest unit. It falls first in battle and may be placed in every land of yours.
lens-kav = Strong in attack, weak in defence. New cavalry comes only to the capital, to lands with a fortress and to controlled territories.
lens-art = The strongest defence; in attack it cancels the fortress of the land. New artillery comes only to the capital and to lands with a fortress.
lens-general = It fights with the troops and allows resupply in its land. It never attacks alone; if its land is lost it goes to the supply.
lens-flag = Stays in the capital for the whole game. A player who owns the land with another player’s flag gains power by it.
lens-ships = They carry troops across the sea, from anchor land to anchor land.
lens-table = The year and its part.
lens-territories = A player who owns all lands of a territory controls it and gets its bonus of troops every year.
lens-territory = How many lands of the territory each player owns. ✓ means all: the bonus in brackets is added to that player’s troops.
lens-command = What the action would do with the troops chosen so far. Nothing has moved yet.
lens-player = This power: its points, its strength, and what it still has off the board.
lens-year = Each year has Winter, reinforcement and Summer; then victory points are given by power.
lens-phase = Winter, reinforcement and Summer: everybody has one turn in each. The last player of the Summer has a half turn more.
lens-actions = Actions left in this turn. Each kind of civil action is allowed once a turn; attacks once in Winter, twice in Summer.
lens-half = One more action for the last player of the Summer, before victory points are given. It counts as a new turn.
lens-order = The order of turns in this year. The next player clockwise begins the next year.
lens-goal = A player with this many victory points, after those at the end of a year, wins; in teams the sum counts.
lens-together = The team’s victory points together: this sum decides the game.
lens-points = Victory points, given at the end of every year by rank in power. They are never lost.
lens-power = The most powerful player gets the most victory points at the end of the year. # is the rank.
lens-markers = Success markers from conquests of other players’ lands. Each adds 1 power; one is returned each year; 5 at most.
lens-lands = The number of lands. Each brings 1 power, and every two bring a unit point of troops.
lens-reinforcement = Unit points of new troops in the next reinforcement turn.
lens-controlled = Territories all of whose lands this player owns. Each adds its bonus to the troops.
lens-loyalty = From 0 to 6. A fulfilled wish raises it, a wish not fulfilled lowers it; it changes the troops of the reinforcement.
lens-wish = What the crown wants this year. ✓ means that it is fulfilled as things stand.
lens-standing = What is special about this player: a native chief, in exile, or without the capital.
lens-part = Troops that take part, by the land where they are now.
lens-dissolved = Units that are lost as wear of the winter.
lens-effects = So many more moves, each into a land of your choice, belong to this relocation.
lens-strengths = The attack value of all who take part, against the defence of the land with fortress and General. Only a greater attack conquers.
lens-result = A conquest takes the land. A skirmish only costs both sides troops.
lens-lost = What the battle would cost you. Infantry falls first.
lens-beaten = What the battle would cost the defender.
lens-gained = Success markers that the conquest brings.
lens-unspent = Unit points that you have not placed yet. What is left over lapses.
about-unit = { $ep ->
    [0] attack { $attack }, defence { $defence }
    [one] 1 unit point, attack { $attack }, defence { $defence }
   *[other] { $ep } unit points, attack { $attack }, defence { $defence }
}
about-flag = defence { $defence } in the own capital
part-lands = lands { $points }
part-half = half of the lands { $points }
part-least = at least { $points } for the lands
part-bonus = territories { $points }
part-fortresses = fortresses { $points }
part-flags = foreign flags { $points }
part-flag = own flag { $points }
part-markers = markers { $points }
part-loyalty = loyalty { $points }
part-chief = native chief { $points }
part-between = territories in between { $points }

## Prompts

prompt-over = { $reason ->
    [E15-TEAM-7] The teams have equal VP, so the strongest player decides: { $winners } win with { $points } VP together.
   *[other] { $count ->
        [one] { $winners } wins with { $points } VP.
       *[other] { $winners } win with { $points } VP together.
    }
}
prompt-capital = { $mine ->
    [yes] Plant your flag: which land is your capital?
   *[no] { $seats } chooses a capital.
}
prompt-land = { $mine ->
    [yes] Choose another land to begin with.
   *[no] { $seats } chooses a land.
}
prompt-turn = { $mine ->
    [yes] { $half ->
        [yes] Your half turn, as you are last in Summer: one more action. Choose a land.
       *[no] { $actions ->
            [one] Your second action: choose a land.
           *[other] Your { $phase ->
                [winter] winter
               *[summer] summer
            } turn: choose a land, your own or another.
        }
    }
   *[no] { $seats-whose } { $half ->
        [yes] half turn
       *[no] { $phase ->
            [winter] winter turn
           *[summer] summer turn
        }
    }.
}
prompt-effect = { $mine ->
    [yes] { $effects ->
        [one] One more move
       *[other] { $effects } more moves
    }: into which land?
   *[no] { $seats } relocates troops.
}
prompt-wear = { $mine ->
    [yes] Winter wear: what do you dissolve in your capital?
   *[no] { $seats } dissolves troops for winter wear.
}
prompt-relocation = { $mine ->
    [yes] Which troops from neighbouring lands do you relocate to { $land-the }?
   *[no] { $seats } relocates troops.
}
prompt-attack = { $mine ->
    [yes] Who attacks { $land-the }? Choose troops in neighbouring lands.
   *[no] { $seats } prepares an attack.
}
prompt-attack-battle = { $mine ->
    [yes] Attack on { $land-the }: { $attack } against { $defence }, { $result ->
        [conquest] conquest
       *[skirmish] skirmish
    }. More troops?
   *[no] { $seats } prepares an attack.
}
prompt-troops = { $mine ->
    [yes] Which troops do you hand over in { $land-the }? Choose troops in neighbouring lands.
   *[no] { $seats } hands over troops.
}
prompt-count = { $mine ->
    [yes] { $kind } from { $origin-the }: how many?
   *[no] { $seats } is thinking.
}
prompt-count-station = { $mine ->
    [yes] { $kind } in { $origin-the }: how many?
   *[no] { $seats } is thinking.
}
prompt-resupply = { $mine ->
    [yes] Resupply in { $land-the }: { $unspent ->
        [0] all { $budget } unit points are used.
       *[other] { $unspent } of { $budget } unit points left.
    }
   *[no] { $seats } resupplies.
}
prompt-setup = { $mine ->
    [yes] Your first troops: { $unspent ->
        [0] all { $budget } unit points are used.
       *[other] { $unspent } of { $budget } unit points left. Choose a land.
    }
   *[no] { $seats } places the first troops.
}
prompt-reinforcement = { $mine ->
    [yes] Reinforcement: { $unspent ->
        [0] all { $budget } unit points are used.
       *[other] { $unspent } of { $budget } unit points left. Choose a land.
    }
   *[no] { $seats } places reinforcements.
}
prompt-general = { $mine ->
    [yes] Your General returns: to which land?
   *[no] { $seats } brings back the General.
}
prompt-restore = { $mine ->
    [yes] You return from exile: to which land?
   *[no] { $seats } returns from exile.
}
prompt-team = { $mine ->
    [yes] A team action? Give your ally a land, troops or a marker, or skip it.
   *[no] { $seats } may help their ally.
}
prompt-tribes = { $mine ->
    [yes] Strengthen the tribes of a second land?
   *[no] { $seats } strengthens tribes.
}
prompt-ships = { $mine ->
    [yes] What do you dissolve in { $land-the } for the ships?
   *[no] { $seats } builds ships.
}
alone-attack = Attack on { $land-the }: { $attack } against { $defence }, { $result ->
    [conquest] conquest
   *[skirmish] skirmish
}. No more troops can join.
alone-relocation = No more troops can move to { $land-the }.
alone-troops = No more troops can be handed over in { $land-the }.
alone-stationing = { $kind ->
    [resupply] Resupply in { $land-the }
    [setup] Your first troops
   *[reinforcement] Reinforcement
}: { $unspent } of { $budget } unit points left, but { $why ->
    [supply] there is nothing in supply for that.
    [place] what is in supply may go nowhere.
   *[grown] a land takes each kind only once.
}

## What may be done

offer-plant = Capital: { $land }
offer-plant-chief = Capital: { $land } (native chief: scout attacks, uprisings, 1 artillery; E15-AM-10)
offer-choose = Choose { $land-the }
offer-relocate = Relocate troops to { $land-the }
offer-jump = Move the General to { $land-the }
offer-resupply = Resupply { $land-the }
offer-resupply-ends = Resupply { $land-the } (ends the turn)
offer-diplomacy = Diplomacy: { $land }, influence { $influence } : { $resistance }
offer-attack = Attack { $land-the }
offer-scout = Scout attack on { $land-the }
offer-uprising = Stir up an uprising in { $land-the }
offer-strengthen = Strengthen the tribes of { $land-the }
offer-build = Build ships in { $land-the }
offer-embark = Embark troops from { $land-the }
offer-general = The General in { $land-the } comes along
offer-general-return = General to { $land-the }
offer-restore = Return to { $land-the }
offer-give-land = Give { $land-the } to your ally
offer-give-troops = Hand over troops in { $land-the }
offer-give-marker = Give a success marker
offer-skip = No team action
offer-end-turn = { $actions ->
    [0] End turn
    [one] End turn (1 action left)
   *[other] End turn ({ $actions } actions left)
}
offer-stack = { $kind } from { $land-the }
offer-stack-attack = { $kind } from { $land-the } (attack { $attack } each)
offer-station-inf = Infantry in { $land-the } ({ $ep ->
    [one] 1 unit point
   *[other] { $ep } unit points
}; attack { $attack }, defence { $defence })
offer-station-kav = Cavalry in { $land-the } ({ $ep ->
    [one] 1 unit point
   *[other] { $ep } unit points
}; attack { $attack }, defence { $defence })
offer-station-art = Artillery in { $land-the } ({ $ep ->
    [one] 1 unit point
   *[other] { $ep } unit points
}; attack { $attack }, defence { $defence })
offer-dissolve = Dissolve { $units } ({ $ep ->
    [one] 1 unit point
   *[other] { $ep } unit points
})
offer-done-attack = { $result ->
    [conquest] Attack: conquest!
   *[skirmish] Attack: a skirmish
}
offer-done-relocation = Move the troops
offer-done-effect = End the relocation
offer-done-troops = Hand them over
offer-done-tribes = Only this land
offer-done-ships = Build
offer-done-stationing = { $placed ->
    [0] No reinforcement
   *[other] { $unspent ->
        [0] Place them
        [one] Place them (1 unit point lapses)
       *[other] Place them ({ $unspent } unit points lapse)
    }
}
standing-placed = Place my units once all unit points are used
foreseen-general = To which land does my General return?
foreseen-restore = To which land do I return from exile?
foreseen-team = Do I take a team action?
happening-land_lost = I lose a land

## The log

log-YearBegan = Year { $year } begins. { $seat } goes first.
log-WishRolled = The crown’s wish for { $seat }: { $wish }.
log-TurnBegan = { $seat-whose } { $half ->
    [yes] half turn
   *[no] { $phase ->
        [winter] winter turn
        [reinforcement] reinforcement turn
       *[summer] summer turn
    }
}.
log-TurnPassed = { $seat } is in exile and misses the turn.
log-CapitalPlanted = { $chief ->
    [yes] { $seat } becomes the native chief and plants the flag in { $land-the }.
   *[no] { $seat } plants the flag in { $land-the }.
}
log-LandChosen = { $seat } chooses { $land-the }.
log-UnitsStationed = { $seat } places { $units } in { $land-the }.
log-UnitsStationed-neutral = Neutral garrison in { $land-the }: { $units }.
log-UnitsRemoved = { $seat } loses { $units } in { $land-the }.
log-UnitsRemoved-worn = { $seat } dissolves { $units } in { $land-the }.
log-UnitsRemoved-driven-out = { $seat-whose } troops are driven out of { $land-the }: { $units }.
log-UnitsRemoved-driven-out-neutral = The neutral garrison of { $land-the } ({ $units }) is driven out.
log-UnitsRemoved-neutral = The neutral garrison of { $land-the } loses { $units }.
log-UnitsRemoved-withdrawn = { $seat } takes back { $units } from { $land-the }.
log-UnitsMoved = { $seat } moves { $units } from { $source-the } to { $target-the }.
log-GeneralMoved = { $way ->
    [lost] { $seat-whose } General leaves { $source-the } and goes to the supply.
   *[moved] { $seat-whose } General moves from { $source-the } to { $target-the }.
}
log-GeneralMoved-back = { $seat-whose } General comes to { $target-the }.
log-BattleFought = { $seat } attacks { $land-the }: { $attack } against { $defence }, { $result ->
    [conquest] conquest!
   *[skirmish] skirmish.
}
log-MarkersGained = { $seat } gains { $count ->
    [0] no success marker
    [one] a success marker
   *[other] { $count } success markers
}{ $lapsed ->
    [0] {""}
   *[other] {" "}({ $lapsed } lapsed)
}.
log-MarkersReturned = { $seat } returns { $count ->
    [one] a success marker
   *[other] { $count } success markers
}.
log-MarkerGiven = { $seat } gives { $ally } a success marker.
log-DiplomacySucceeded = { $seat } wins { $land-the } by diplomacy (influence { $influence }, resistance { $resistance }).
log-LandGiven = { $seat } gives { $land-the } to { $ally }.
log-TroopsGiven = { $seat } hands over troops to { $ally } in { $land-the }{ $lapsed ->
    [none] {""}
   *[some] {" "}(lapsed: { $lapsed })
}.
log-UprisingStirred = { $seat } stirs up an uprising in { $land-the }, which is now neutral.
log-ExileReturned = { $seat } returns from exile to { $land-the }.
log-ExileBegan = { $seat } has lost all lands and goes into exile.
log-ReinforcementGranted = { $seat } may place { $ep } { $ep ->
    [one] point
   *[other] points
} of units.
log-LoyaltyChanged = { $seat } has { $fulfilled ->
    [yes] fulfilled
   *[no] not fulfilled
} the wish “{ $wish }”: loyalty { $loyalty }.
log-SeatRanked = { $seat } ranks { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} with power { $power } and gets { $points ->
    [0] no
   *[other] { $points }
} VP.
log-GameEnded = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
log-ShipsBuilt = { $seat } builds { $ships ->
    [one] a ship
   *[other] { $ships } ships
} in { $land-the }.
log-FleetReady = { $seat } begins with { $ships ->
    [one] a ship
   *[other] { $ships } ships
} in { $land-the }.
log-ShipsFled = { $seat } saves { $ships ->
    [one] a ship
   *[other] { $ships } ships
} from { $source-the }, to { $target-the }.
log-ShipsMoved = { $seat } sails { $ships ->
    [one] a ship
   *[other] { $ships } ships
} from { $source-the } to { $target-the }.
log-ShipsLost = { $seat } loses { $ships ->
    [one] a ship
   *[other] { $ships } ships
} in { $land-the }.

## Before the game: what it is, and what a table may choose

game-about = Move armies, win lands by diplomacy or by war, hold whole territories: the strongest powers take the victory points of each year. In Europe after Napoleon or in the colonies of North America, everyone for themselves or two against two.
game-kind = Armies and diplomacy on a map
option-seats = Players
option-seats-about = How many powers there are. 2vs2 and the quick start need four.
option-mode = Game
option-mode-about = Everyone for themselves, or in two teams: seats A and C against B and D.
option-mode-each = everyone for themselves
option-mode-teams = 2vs2
option-map = Map
option-map-about = Where the war is fought. In America the crown has wishes, and one player may be the native chief.
option-map-1815 = Europe 1815
option-map-1715 = North America 1715
option-start = Start
option-start-about = Players choose lands in turn, or all four begin with lands of the map. If you want to begin at once, take the even quick start: A begins, and units make up for worse places. In the uneven one the start player is drawn, and luck with the place decides a lot: in Europe, Ukraine or Turkey loses its capital in the first year.
option-start-draft = choose lands
option-start-quick = uneven quick start
option-start-even = even quick start
option-begins = Who begins in 2vs2
option-begins-about = The last turn before the points are counted is worth a lot. In turn is fairer, but not with the even quick start, whose units make up for it. With the same team every year, two allies never follow each other.
option-begins-one_team = the same team every year
option-begins-in_turn = the teams in turn
option-start_ep = More EP for the team that begins
option-start_ep-about = How many extra EP each player of the team that begins gets in set-up. Going first every year is a disadvantage: 2 extra EP in Europe and 3 in America make both teams about even.
option-loyalty = Loyalty
option-loyalty-about = The wishes of the crown.
option-loyalty-on = on
option-loyalty-off = off
option-chief_ep = More EP for the native chief
option-chief_ep-about = How many extra unit points (EP) the chief gets each year. Among four players the chief is weak in Cherokee and hopeless elsewhere; 4 extra make Cherokee worth choosing.
option-admirals = Admirals
option-admirals-about = Ships that must be built seldom pay. With fleets each anchor land begins with two ships, and ships survive the loss of their land.
option-admirals-off = off
option-admirals-on = on: ships must be built
option-admirals-fleets = on, with fleets

## How games end, by the rule that ends them

ending-E15-END-1 = A player has enough victory points.
    .short = Victory points
    .title = Victory on points
ending-E15-TEAM-5 = A team has enough victory points.
    .short = Team’s points
    .title = A team prevails
ending-E15-TEAM-6 = Both teams have enough victory points; the greater sum decides.
    .short = Greater team sum
    .title = A team prevails
ending-E15-TEAM-7 = Both teams have the same sum; the strongest player decides.
    .short = Strongest player
    .title = Decided by a hair

points-by-year = Victory points of each year

## Statistics of many games

seat-called = Great power { $letter }
measure-points = Victory points (VP)
measure-power = Power
measure-lands = Lands
measure-ep = Units (unit points)

## The map as a table, and what words mean

label-defence = defence
chart-fortress = { $fortress ->
    [white] white fortress
   *[grey] grey fortress
}
chart-threat = { $seat } { $attack } : { $defence }
mark-best = up to { $attack } : { $defence }

legend-relocation = Relocation
    .is = moves your troops from neighbouring lands into one of your lands
    .forms = relocation, relocations
legend-resupply = Resupply
    .is = brings new units worth 4 unit points into one of your lands; as the first action it ends the turn
    .forms = resupply
legend-diplomacy = Diplomacy
    .is = a weakly held neighbouring land becomes yours without a fight if your influence is greater than its resistance
    .forms = diplomacy
legend-attack = Attack
    .is = on a neighbouring land: with attack above defence you conquer it; otherwise it is a skirmish
    .forms = attack, attacks
legend-scout = Scout attack
    .is = the native chief attacks a land two borders away, with Inf and Cav worth at most 4 unit points
    .forms = scout attacks
legend-uprising = Uprising
    .is = makes a weak inland land of an opponent neutral; only for the native chief
    .forms = uprisings
legend-strengthen = Strengthen tribes
    .is = 1 neutral Inf each for up to two neutral lands; only for the native chief
legend-units = Inf, Cav, Art
    .is = infantry (1 unit point), cavalry (2), artillery (3; it ignores fortresses)
    .forms = Inf, Cav, Art, units
legend-half = Half turn
    .is = one more action for the last player of the Summer, before victory points are given
    .forms = half turn
legend-points = VP
    .is = victory points, given every year by power; who has 13 after it wins
    .forms = victory points
legend-power = Power
    .is = lands, fortresses, foreign flags and markers; the number in brackets is the rank
    .forms = power
legend-markers = Markers
    .is = success markers for conquests from opponents; each adds to your power
    .forms = success marker, success markers
legend-ep = Unit points
    .is = what units are worth, and what you may place
    .forms = EP, unit points
legend-fortress = Fortresses
    .is = help to defend; grey ones also help to relocate, white ones help diplomacy
    .forms = fortress, fortresses
legend-ships = Ships
    .is = carry troops across the sea, from anchor land to anchor land
    .forms = ships
legend-wish = Wish { $wish }
about-wish-fortress = own a fortress when VP are given
about-wish-war = win a conquest this year
about-wish-peace = no attack in this year’s Winter turn
about-wish-settle = own more lands when VP are given than when the wish was rolled
about-wish-guard = hold your flag and at least 4 unit points in the capital when VP are given
about-wish-trade = control a territory when VP are given
legend-skirmish = Skirmish
    .is = an attack that is not stronger: both sides lose half of the smaller side, and the land stays
    .forms = skirmish, skirmishes
legend-general = General
    .is = adds 2 to attack and defence; there is one for each player
    .forms = General
legend-capital = Capital
    .is = the land with your flag; its troops are your strongest, and a foreign flag is worth 2 power
    .forms = capital, capitals
legend-garrison = Garrison duty
    .is = at least one unit stays in every land of yours
    .forms = garrison duty, garrison
legend-neutral = Neutral land
    .is = a land without an owner; its garrison defends it and never moves
    .forms = neutral
legend-territory = Territory
    .is = a group of lands; who owns all of them gets its bonus
    .forms = territory, territories
legend-anchor = Anchor land
    .is = a land from which ships sail
    .forms = anchor land, anchor lands
legend-z-effect = Z-effect
    .is = one move of any number of troops into one land from the lands next to it
    .forms = Z-effects
legend-wear = Wear
    .is = 2 points of units that a relocation costs in Winter, unless you own a grey fortress
    .forms = wear
legend-exile = Exile
    .is = where players without lands wait for their next reinforcement turn
    .forms = exile

## What may be typed for the words of the notation

typed-plant = found capital
typed-choose = select take
typed-relocate = move
typed-jump = general
typed-resupply = supply
typed-diplomacy = negotiate
typed-attack = assault
typed-scout = scouts
typed-uprising = revolt
typed-strengthen = tribes
typed-build = ships
typed-embark = ship
typed-general = general
typed-restore = return
typed-give = hand
typed-land = country
typed-troops = units
typed-marker = success
typed-inf = infantry
typed-kav = cavalry
typed-art = artillery
typed-count = number take
typed-dissolve = disband
typed-skip = pass
typed-end = finish
typed-turn = turn
typed-done = finish
