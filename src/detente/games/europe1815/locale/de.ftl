## Namen. Länder und Territorien bringen ihre eigenen mit.

piece-inf = Infanterie
piece-kav = Kavallerie
piece-art = Artillerie
piece-general = General
piece-flag = Fahne
piece-ships = Schiff
nobody = Neutral
none = keine

units-inf = { $count } Inf
units-kav = { $count } Kav
units-art = { $count } Art
units-general = General
units-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
units-long-inf = { $count } Infanterie
units-long-kav = { $count } Kavallerie
units-long-art = { $count } Artillerie

place-supply = Vorrat
sea-nordsee = Nordsee
sea-ostsee = Ostsee
sea-atlantik = Atlantik
sea-mittelmeer = Westliches Mittelmeer
sea-schwarzes_meer = Schwarzes Meer
sea-hudsonbai = Hudsonbai
sea-golf_von_mexiko = Golf von Mexiko

about-land = { $land } ({ $territory }){ $fortress ->
    [grey] , graue Festung
    [white] , weiße Festung
   *[none] {""}
}: Verteidigung { $defence }

## Tafeln

panel-table = Lage
label-year = Jahr
label-phase = Phase
label-actions = Aktionen übrig
label-order = Zugreihenfolge
label-goal = Ziel
label-points = SP
label-power = Macht
label-markers = Marker
label-lands = Länder
label-reinforcement = Truppen
label-territories = Territorien
label-territory = { $territory } (+{ $bonus })
label-loyalty = Loyalität
label-wish = Wunsch
label-standing = Stand
phase-capitals = Startphase: Hauptstädte
phase-lands = Startphase: Länder
phase-troops = Startphase: erste Truppen
phase-winter = Winter
phase-reinforcement = Verstärkung
phase-summer = Sommer
phase-finished = Spiel zu Ende
actions-left = { $count }
half-turn = halber Zug
goal = { $points } SP
points = { $points } SP
power = { $power } ({ $rank }.)
wish-fortress = Festung
wish-war = Krieg
wish-peace = Frieden
wish-settle = Siedeln
wish-guard = Wache
wish-trade = Handel
wish = { $wish }{ $met ->
    [yes] {" "}✓
   *[no] {""}
}
standing-chief = Häuptling
standing-exile = im Exil
standing-flag = Hauptstadt verloren

command-relocation = Verlegung: { $land }
command-resupply = Nachschub: { $land }
command-attack = Angriff: { $land }
command-scout = Spähangriff: { $land }
command-troops = Truppen für { $land }
command-setup = Erste Truppen
command-reinforcement = Verstärkung
command-tribes = Stämme stärken
command-ships = Schiffbau: { $land }
label-dissolved = Aufgelöst
label-effects = Danach noch Bewegungen
label-strengths = Angriff : Verteidigung
label-result = Ergebnis
label-lost = Eigene Verluste
label-beaten = Verluste dort
label-gained = Erfolgsmarker
label-unspent = Einheitenpunkte übrig
result-conquest = Eroberung
result-skirmish = Scharmützel
of-budget = { $left } von { $all }

## Marken

mark-battle = { $attack } : { $defence } { $result ->
    [conquest] Eroberung
   *[skirmish] Scharmützel
}
mark-empty = leer
mark-taken = { $seat }: { $units }
mark-power = Macht { $before } → { $after }
roll-wish = Wunsch der Krone für { $seat }

## Fragen

prompt-over = { $reason ->
    [E15-END-1] Mit { $points } SP gewinnt { $winners }.
    [E15-TEAM-7] Die Teams sind gleichauf, der stärkste Spieler entscheidet: { $winners } gewinnen mit { $points } SP.
   *[team] { $winners } gewinnen mit zusammen { $points } SP.
}
prompt-capital = { $mine ->
    [yes] Stellen Sie Ihre Fahne auf: Welches Land wird Ihre Hauptstadt?
   *[no] { $seats } wählt eine Hauptstadt.
}
prompt-land = { $mine ->
    [yes] Wählen Sie ein Land.
   *[no] { $seats } wählt ein Land.
}
prompt-turn = { $mine ->
    [yes] { $half ->
        [yes] Ihr halber Zug: noch eine Aktion. Wählen Sie ein Land.
       *[no] { $actions ->
            [one] Ihre zweite Aktion: Wählen Sie ein Land.
           *[other] Ihr { $phase ->
                [winter] Winterzug
               *[summer] Sommerzug
            }: Wählen Sie ein Land, ein eigenes oder ein anderes.
        }
    }
   *[no] { $seats } hat den { $phase ->
        [winter] Winterzug
       *[summer] Sommerzug
    }.
}
prompt-effect = { $mine ->
    [yes] Die Verlegung darf weitergehen: { $effects ->
        [one] noch eine Bewegung
       *[other] noch { $effects } Bewegungen
    }. In welches Land?
   *[no] { $seats } verlegt Truppen.
}
prompt-wear = { $mine ->
    [yes] Verschleiß im Winter: Was lösen Sie in Ihrer Hauptstadt auf?
   *[no] { $seats } löst Truppen auf.
}
prompt-relocation = { $mine ->
    [yes] Nach { $land }: welche Truppen? Wählen Sie Stapel in den Nachbarländern.
   *[no] { $seats } verlegt Truppen.
}
prompt-attack = { $mine ->
    [yes] Angriff auf { $land }: Wer greift an? Wählen Sie Stapel in den Nachbarländern.
   *[no] { $seats } bereitet einen Angriff vor.
}
prompt-attack-battle = { $mine ->
    [yes] Angriff auf { $land }: { $attack } gegen { $defence }, { $result ->
        [conquest] Eroberung
       *[skirmish] Scharmützel
    }. Noch mehr Truppen?
   *[no] { $seats } bereitet einen Angriff vor.
}
prompt-troops = { $mine ->
    [yes] Truppen für { $land }: welche? Wählen Sie Stapel in den Nachbarländern.
   *[no] { $seats } übergibt Truppen.
}
prompt-count = { $mine ->
    [yes] { $kind } aus { $origin }: wie viele?
   *[no] { $seats } überlegt.
}
prompt-count-station = { $mine ->
    [yes] { $kind } in { $origin }: wie viele?
   *[no] { $seats } überlegt.
}
prompt-resupply = { $mine ->
    [yes] Nachschub in { $land }: noch { $unspent } von { $budget } Einheitenpunkten.
   *[no] { $seats } holt Nachschub.
}
prompt-setup = { $mine ->
    [yes] Ihre ersten Truppen: noch { $unspent } von { $budget } Einheitenpunkten. Wählen Sie ein Land.
   *[no] { $seats } stellt die ersten Truppen auf.
}
prompt-reinforcement = { $mine ->
    [yes] Verstärkung: noch { $unspent } von { $budget } Einheitenpunkten. Wählen Sie ein Land.
   *[no] { $seats } stellt Verstärkung auf.
}
prompt-general = { $mine ->
    [yes] Ihr General kehrt zurück: wohin?
   *[no] { $seats } holt den General zurück.
}
prompt-restore = { $mine ->
    [yes] Sie kehren aus dem Exil zurück: in welches Land?
   *[no] { $seats } kehrt aus dem Exil zurück.
}
prompt-team = { $mine ->
    [yes] Eine Team-Aktion? Geben Sie Ihrem Verbündeten ein Land, Truppen oder einen Marker, oder beenden Sie den Zug.
   *[no] { $seats } kann dem Verbündeten helfen.
}
prompt-tribes = { $mine ->
    [yes] Ein zweites Land, dessen Stämme Sie stärken?
   *[no] { $seats } stärkt Stämme.
}
prompt-ships = { $mine ->
    [yes] Schiffe in { $land }: Was lösen Sie dafür auf?
   *[no] { $seats } baut Schiffe.
}

## Was man tun kann

offer-plant = Hauptstadt: { $land }
offer-choose = { $land } wählen
offer-relocate = Truppen verlegen: nach { $land }
offer-jump = General nach { $land }
offer-resupply = Nachschub: { $land }
offer-resupply-ends = Nachschub: { $land } (beendet den Zug)
offer-diplomacy = Diplomatie: { $land } (Einfluss { $influence } : { $resistance })
offer-attack = Angriff: { $land }
offer-scout = Spähangriff: { $land }
offer-uprising = Aufstand: { $land }
offer-strengthen = Stämme stärken: { $land }
offer-build = Schiffe bauen: { $land }
offer-embark = Truppen aus { $land } fahren mit Schiffen
offer-general = Der General aus { $land } zieht mit
offer-general-return = General nach { $land }
offer-restore = Rückkehr: { $land }
offer-give-land = { $land } dem Verbündeten geben
offer-give-troops = Truppen übergeben: { $land }
offer-give-marker = Erfolgsmarker übergeben
offer-skip = Keine Team-Aktion
offer-end-turn = Zug beenden
offer-stack = { $kind } aus { $land }
offer-station-inf = Infanterie: { $land }
offer-station-kav = Kavallerie: { $land }
offer-station-art = Artillerie: { $land }
offer-dissolve = { $units } auflösen
offer-done-attack = { $result ->
    [conquest] Angreifen: Eroberung!
   *[skirmish] Angreifen: Scharmützel
}
offer-done-relocation = Truppen verlegen
offer-done-effect = Verlegung beenden
offer-done-troops = Übergeben
offer-done-tribes = Nur dieses Land
offer-done-ships = Bauen
offer-done-stationing = { $placed ->
    [0] Keine Verstärkung
   *[other] { $unspent ->
        [0] Aufstellen
        [one] Aufstellen (1 Einheitenpunkt verfällt)
       *[other] Aufstellen ({ $unspent } Einheitenpunkte verfallen)
    }
}

## Der Verlauf

log-YearBegan = Jahr { $year } beginnt, Startspieler: { $seat }.
log-WishRolled = Wunsch der Krone für { $seat }: { $wish }.
log-TurnBegan = { $half ->
    [yes] Halber Zug von { $seat }.
   *[no] { $phase ->
        [winter] Winterzug von { $seat }.
        [reinforcement] Verstärkungszug von { $seat }.
       *[summer] Sommerzug von { $seat }.
    }
}
log-TurnPassed = { $seat } ist im Exil: Der Zug verfällt.
log-CapitalPlanted = { $chief ->
    [yes] { $seat } ist der Häuptling der Ureinwohner; Hauptstadt: { $land }.
   *[no] { $seat } stellt die Fahne auf: { $land }.
}
log-LandChosen = { $seat } wählt { $land }.
log-UnitsStationed = { $seat } stellt auf: { $units } ({ $land }).
log-UnitsStationed-neutral = { $units } neutral: { $land }.
log-UnitsRemoved = { $seat } verliert { $units } ({ $land }).
log-UnitsRemoved-worn = { $seat } löst { $units } auf ({ $land }).
log-UnitsRemoved-driven-out = Aus { $land } vertrieben: { $units } von { $seat }.
log-UnitsRemoved-driven-out-neutral = Aus { $land } vertrieben: { $units }, neutral.
log-UnitsRemoved-neutral = { $land } verliert { $units }, neutral.
log-UnitsRemoved-withdrawn = { $seat } nimmt zurück: { $units } ({ $land }).
log-UnitsMoved = { $seat }: { $units } { $source } → { $target }.
log-GeneralMoved = { $way ->
    [back] General von { $seat }: { $target }.
    [lost] Der General von { $seat } verliert { $source } und kommt in den Vorrat.
   *[moved] General von { $seat }: { $source } → { $target }.
}
log-BattleFought = { $seat } greift { $land } an: { $attack } gegen { $defence }, { $result ->
    [conquest] Eroberung!
   *[skirmish] Scharmützel.
}
log-MarkersGained = { $seat } erhält { $count ->
    [0] keinen Erfolgsmarker
    [one] einen Erfolgsmarker
   *[other] { $count } Erfolgsmarker
}{ $lapsed ->
    [0] {""}
    [one] {" "}(einer verfällt)
   *[other] {" "}({ $lapsed } verfallen)
}.
log-MarkersReturned = { $seat } gibt { $count ->
    [one] einen Erfolgsmarker
   *[other] { $count } Erfolgsmarker
} zurück.
log-MarkerGiven = { $seat } gibt { $ally } einen Erfolgsmarker.
log-DiplomacySucceeded = Diplomatie: { $seat } gewinnt { $land } (Einfluss { $influence }, Widerstand { $resistance }).
log-LandGiven = { $seat } gibt { $land } an { $ally } ab.
log-TroopsGiven = { $seat } übergibt Truppen an { $ally } ({ $land }){ $lapsed ->
    [none] {""}
   *[some] ; { $lapsed } verfallen
}.
log-UprisingStirred = { $seat } zettelt einen Aufstand an: { $land } ist neutral.
log-ExileReturned = { $seat } kehrt aus dem Exil zurück: { $land }.
log-ExileBegan = { $seat } hat alle Länder verloren und geht ins Exil.
log-ReinforcementGranted = { $seat } darf { $ep } Einheitenpunkte aufstellen.
log-LoyaltyChanged = { $fulfilled ->
    [yes] { $seat } hat den Wunsch erfüllt ({ $wish })
   *[no] { $seat } hat den Wunsch nicht erfüllt ({ $wish })
}: Loyalität { $loyalty }.
log-SeatRanked = Rang { $rank }: { $seat } mit Macht { $power }, +{ $points } SP.
log-GameEnded = { $reason ->
    [E15-END-1] Es gewinnt { $winners }.
   *[team] Es gewinnen { $winners }.
}
log-ShipsBuilt = { $seat } baut { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
} ({ $land }).
log-ShipsMoved = Schiffe von { $seat }: { $source } → { $target } ({ $ships }).
log-ShipsLost = { $seat } verliert { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
} ({ $land }).

## Vor dem Spiel: worum es geht und was der Tisch wählen kann

game-about = Armeen bewegen, Länder durch Worte oder Waffen gewinnen, ganze Territorien halten: Die stärkste Macht erhält die Siegpunkte jedes Jahres. Im Europa nach Napoleon oder in den Kolonien Nordamerikas, jeder gegen jeden oder zwei gegen zwei.
option-seats = Spieler
option-seats-about = Wie viele Mächte es gibt. 2vs2 und der Schnellstart brauchen vier.
option-mode = Spielart
option-mode-about = Jeder gegen jeden oder in zwei Teams: die Plätze A und C gegen B und D.
option-mode-each = jeder gegen jeden
option-mode-teams = 2vs2
option-map = Karte
option-map-about = Wo gekämpft wird. In Amerika hat die Krone Wünsche, und ein Spieler darf Häuptling der Ureinwohner sein.
option-map-1815 = Europa 1815
option-map-1715 = Nordamerika 1715
option-start = Start
option-start-about = Die Länder werden der Reihe nach gewählt, oder vier Spieler nehmen die, die auf der Karte für sie bereitstehen.
option-start-draft = Länder wählen
option-start-quick = Schnellstart
option-loyalty = Loyalität
option-loyalty-about = Die Wünsche der Krone, nur in Amerika.
option-loyalty-on = an
option-loyalty-off = aus
option-admirals = Admirale
option-admirals-about = Schiffe, nur in Europa und jeder gegen jeden.
option-admirals-off = aus
option-admirals-on = an

## Wie Spiele enden, nach der Regel, die sie beendet

ending-E15-END-1 = Ein Spieler hat genug Siegpunkte.
ending-E15-TEAM-5 = Ein Team hat genug Siegpunkte.
ending-E15-TEAM-6 = Beide Teams haben genug Siegpunkte; die größere Summe entscheidet.
ending-E15-TEAM-7 = Beide Teams haben dieselbe Summe; der stärkste Spieler entscheidet.
