## Names. Lands and territories bring their own.

piece-inf = Infantry
piece-kav = Cavalry
piece-art = Artillery
piece-general = General
piece-flag = Flag
piece-ships = Ship
nobody = Neutral
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
sea-mittelmeer = Western Mediterranean
sea-schwarzes_meer = Black Sea
sea-hudsonbai = Hudson Bay
sea-golf_von_mexiko = Gulf of Mexico

about-land = { $land } ({ $territory }){ $fortress ->
    [grey] , grey fortress
    [white] , white fortress
   *[none] {""}
}: defence { $defence }

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
label-reinforcement = Troops
label-territories = Territories
label-territory = { $territory } (+{ $bonus })
label-loyalty = Loyalty
label-wish = Wish
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
roll-wish = The crown's wish for { $seat }

## Prompts

prompt-over = { $reason ->
    [E15-END-1] { $winners } wins with { $points } VP.
    [E15-TEAM-7] The teams are equal; the strongest player decides: { $winners } win with { $points } VP.
   *[team] { $winners } win with { $points } VP together.
}
prompt-capital = { $mine ->
    [yes] Plant your flag: which land shall be your capital?
   *[no] { $seats } chooses a capital.
}
prompt-land = { $mine ->
    [yes] Choose a land.
   *[no] { $seats } chooses a land.
}
prompt-turn = { $mine ->
    [yes] { $half ->
        [yes] Your half turn: one more action. Choose a land.
       *[no] { $actions ->
            [one] Your second action: choose a land.
           *[other] Your turn ({ $phase ->
                [winter] Winter
               *[summer] Summer
            }): choose a land, your own or another.
        }
    }
   *[no] { $seats } has the { $phase ->
        [winter] Winter
       *[summer] Summer
    } turn.
}
prompt-effect = { $mine ->
    [yes] The relocation may go on: { $effects ->
        [one] one more move
       *[other] { $effects } more moves
    }. Into which land?
   *[no] { $seats } relocates troops.
}
prompt-wear = { $mine ->
    [yes] Winter wear: what do you dissolve in your capital?
   *[no] { $seats } pays Winter wear.
}
prompt-relocation = { $mine ->
    [yes] Into { $land }: which troops? Choose stacks beside it.
   *[no] { $seats } relocates troops.
}
prompt-attack = { $mine ->
    [yes] Attack on { $land }: who attacks? Choose stacks beside it.
   *[no] { $seats } prepares an attack.
}
prompt-attack-battle = { $mine ->
    [yes] Attack on { $land }: { $attack } against { $defence }, { $result ->
        [conquest] conquest
       *[skirmish] skirmish
    }. More troops?
   *[no] { $seats } prepares an attack.
}
prompt-troops = { $mine ->
    [yes] Troops for { $land }: which? Choose stacks beside it.
   *[no] { $seats } hands over troops.
}
prompt-count = { $mine ->
    [yes] { $kind } from { $origin }: how many?
   *[no] { $seats } considers.
}
prompt-count-station = { $mine ->
    [yes] { $kind } in { $origin }: how many?
   *[no] { $seats } considers.
}
prompt-resupply = { $mine ->
    [yes] Resupply in { $land }: { $unspent } of { $budget } unit points left.
   *[no] { $seats } resupplies.
}
prompt-setup = { $mine ->
    [yes] Your first troops: { $unspent } of { $budget } unit points left. Choose a land.
   *[no] { $seats } puts up the first troops.
}
prompt-reinforcement = { $mine ->
    [yes] Reinforcement: { $unspent } of { $budget } unit points left. Choose a land.
   *[no] { $seats } reinforces.
}
prompt-general = { $mine ->
    [yes] Your General returns: where to?
   *[no] { $seats } brings back the General.
}
prompt-restore = { $mine ->
    [yes] You return from exile: into which land?
   *[no] { $seats } returns from exile.
}
prompt-team = { $mine ->
    [yes] A team action? Give your ally a land, troops or a marker, or end the turn.
   *[no] { $seats } may help the ally.
}
prompt-tribes = { $mine ->
    [yes] A second land whose tribes grow stronger?
   *[no] { $seats } strengthens tribes.
}
prompt-ships = { $mine ->
    [yes] Ships in { $land }: what do you dissolve for them?
   *[no] { $seats } builds ships.
}

## What may be done

offer-plant = Capital: { $land }
offer-choose = Choose { $land }
offer-relocate = Relocate troops into { $land }
offer-jump = Send the General to { $land }
offer-resupply = Resupply { $land }
offer-resupply-ends = Resupply { $land } (ends the turn)
offer-diplomacy = Diplomacy: { $land } (influence { $influence } : { $resistance })
offer-attack = Attack { $land }
offer-scout = Scout attack on { $land }
offer-uprising = Stir up { $land }
offer-strengthen = Strengthen the tribes of { $land }
offer-build = Build ships in { $land }
offer-embark = Troops of { $land } go by ship
offer-general = The General of { $land } comes along
offer-general-return = General to { $land }
offer-restore = Return to { $land }
offer-give-land = Give { $land } to your ally
offer-give-troops = Give troops for { $land }
offer-give-marker = Give a success marker
offer-skip = No team action
offer-end-turn = End turn
offer-stack = { $kind } from { $land }
offer-station-inf = Infantry in { $land }
offer-station-kav = Cavalry in { $land }
offer-station-art = Artillery in { $land }
offer-dissolve = Dissolve { $units }
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
        [0] Put them up
        [one] Put them up (1 unit point lapses)
       *[other] Put them up ({ $unspent } unit points lapse)
    }
}

## The log

log-YearBegan = Year { $year } begins; { $seat } is first.
log-WishRolled = The crown's wish for { $seat }: { $wish }.
log-TurnBegan = { $half ->
    [yes] { $seat } has a half turn.
   *[no] { $phase ->
        [winter] Winter turn of { $seat }.
        [reinforcement] Reinforcement turn of { $seat }.
       *[summer] Summer turn of { $seat }.
    }
}
log-TurnPassed = { $seat } is in exile: the turn passes.
log-CapitalPlanted = { $chief ->
    [yes] { $seat } is the native chief; capital: { $land }.
   *[no] { $seat } plants the flag in { $land }.
}
log-LandChosen = { $seat } chooses { $land }.
log-UnitsStationed = { $seat } puts up { $units } in { $land }.
log-UnitsStationed-neutral = { $units } neutral in { $land }.
log-UnitsRemoved = { $seat } loses { $units } ({ $land }).
log-UnitsRemoved-worn = { $seat } dissolves { $units } in { $land }.
log-UnitsRemoved-driven-out = Driven out of { $land }: { $units } of { $seat }.
log-UnitsRemoved-driven-out-neutral = Driven out of { $land }: { $units }, neutral.
log-UnitsRemoved-neutral = { $land } loses { $units }, neutral.
log-UnitsRemoved-withdrawn = { $seat } takes back { $units } from { $land }.
log-UnitsMoved = { $seat }: { $units } { $source } → { $target }.
log-GeneralMoved = { $way ->
    [back] General of { $seat }: { $target }.
    [lost] The General of { $seat } has lost { $source } and goes to the supply.
   *[moved] General of { $seat }: { $source } → { $target }.
}
log-BattleFought = { $seat } attacks { $land }: { $attack } against { $defence }, { $result ->
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
log-DiplomacySucceeded = Diplomacy: { $seat } wins { $land } (influence { $influence }, resistance { $resistance }).
log-LandGiven = { $seat } gives { $land } to { $ally }.
log-TroopsGiven = { $seat } hands over troops to { $ally } in { $land }{ $lapsed ->
    [none] {""}
   *[some] ; { $lapsed } lapse
}.
log-UprisingStirred = { $seat } stirs up an uprising: { $land } is neutral.
log-ExileReturned = { $seat } returns from exile: { $land }.
log-ExileBegan = { $seat } has lost all lands and goes into exile.
log-ReinforcementGranted = { $seat } may put up { $ep } unit points.
log-LoyaltyChanged = { $fulfilled ->
    [yes] { $seat } has fulfilled the wish ({ $wish })
   *[no] { $seat } has not fulfilled the wish ({ $wish })
}: loyalty { $loyalty }.
log-SeatRanked = Rank { $rank }: { $seat } with power { $power }, +{ $points } VP.
log-GameEnded = { $reason ->
    [E15-END-1] { $winners } wins.
   *[team] { $winners } win together.
}
log-ShipsBuilt = { $seat } builds { $ships ->
    [one] a ship
   *[other] { $ships } ships
} in { $land }.
log-ShipsMoved = Ships of { $seat }: { $source } → { $target } ({ $ships }).
log-ShipsLost = { $seat } loses { $ships ->
    [one] a ship
   *[other] { $ships } ships
} in { $land }.

## Before the game: what it is, and what a table may choose

game-about = Move armies, win lands by talk or by war, hold whole territories: the strongest power takes the victory points of each year. In Europe after Napoleon or among the colonies of North America, each for himself or two against two.
option-seats = Players
option-seats-about = How many powers there are. 2vs2 and the quick start need four.
option-mode = Game
option-mode-about = Each for himself, or in two teams: seats A and C against B and D.
option-mode-each = each for himself
option-mode-teams = 2vs2
option-map = Map
option-map-about = Where the war is fought. In America the crown has wishes, and one player may be the native chief.
option-map-1815 = Europe 1815
option-map-1715 = North America 1715
option-start = Start
option-start-about = Lands are chosen in turn, or four players take those that the map has ready for them.
option-start-draft = choose lands
option-start-quick = quick start
option-loyalty = Loyalty
option-loyalty-about = The wishes of the crown, in America only.
option-loyalty-on = on
option-loyalty-off = off
option-admirals = Admirals
option-admirals-about = Ships, in Europe and each for himself only.
option-admirals-off = off
option-admirals-on = on

## How games end, by the rule that ends them

ending-E15-END-1 = A player has enough victory points.
ending-E15-TEAM-5 = A team has enough victory points.
ending-E15-TEAM-6 = Both teams have enough victory points; the greater sum decides.
ending-E15-TEAM-7 = Both teams have the same sum; the strongest player decides.
