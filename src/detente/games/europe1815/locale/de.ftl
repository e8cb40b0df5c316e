## Namen. Länder und Territorien bringen ihre eigenen mit.

piece-inf = Infanterie
piece-kav = Kavallerie
piece-art = Artillerie
piece-general = General
piece-flag = Fahne
piece-ships = Schiff
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
sea-mittelmeer = Mittelmeer
sea-schwarzes_meer = Schwarzes Meer
sea-hudsonbai = Hudsonbai
sea-golf_von_mexiko = Golf von Mexiko

## Länder im Satz.  the: „die Türkei“.  in: „in der Türkei“.  to: „in die Türkei“.  from: „aus der Türkei“.

land-kind = { $id ->
    [bretagne] feminine
    [tuerkei] feminine
    [ukraine] feminine
    [don] neuter
    [karpaten] plural
    [niederlande] plural-n
    [cherokee] people
    [irokesen] people
    [korsika_sardinien] island
    [kuba] island
    [neufundland] island
    [sizilien] island
   *[other] plain
}
land = { $name }
    .the = { $kind ->
        [feminine] die { $name }
        [neuter] das { $name }
        [plural] die { $name }
        [plural-n] die { $name }
        [people] das Land der { $name }
       *[plain] { $name }
    }
    .in = { $kind ->
        [feminine] in der { $name }
        [neuter] im { $name }
        [plural] in den { $name }
        [plural-n] in den { $name }n
        [people] im Land der { $name }
        [island] auf { $name }
       *[plain] in { $name }
    }
    .to = { $kind ->
        [feminine] in die { $name }
        [neuter] ins { $name }
        [plural] in die { $name }
        [plural-n] in die { $name }
        [people] ins Land der { $name }
       *[plain] nach { $name }
    }
    .from = { $kind ->
        [feminine] aus der { $name }
        [neuter] aus dem { $name }
        [plural] aus den { $name }
        [plural-n] aus den { $name }n
        [people] aus dem Land der { $name }
        [island] von { $name }
       *[plain] aus { $name }
    }

about-land = { $land } ({ $territory }){ $fortress ->
    [grey] , graue Festung
    [white] , weiße Festung
   *[none] {""}
}: Verteidigung { $defence }
about-land-chief = Eine Fahne hier macht Sie zum Häuptling der Ureinwohner: Spähangriffe und Aufstände, aber eine Mitte, die schwer zu halten ist. Zu viert gewinnt der Häuptling selten, am ehesten mit Cherokee

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
label-reinforcement = Verstärkung
label-territories = Territorien
label-controlled = Territorien
label-territory = { $territory } (+{ $bonus })
label-loyalty = Loyalität
label-wish = Wunsch
label-together = SP zusammen
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

## Was etwas ist, worauf jemand zeigt

lens-sea = Über das Meer kommen Truppen nur, wo ein Übergang eingezeichnet ist, oder mit Schiffen.
lens-land = Jedes Land zählt für Macht und Truppen. Sie nehmen es durch Diplomatie oder Angriff von einem eigenen Nachbarland aus. Mindestens eine Einheit muss darin bleiben.
lens-supply = Figuren, die dieser Spieler nicht auf dem Plan hat. Neue Einheiten kommen von hier, Verluste kommen hierher zurück.
lens-inf = Die billigste Einheit. Sie fällt im Kampf zuerst und darf in jedes eigene Land.
lens-kav = Stark im Angriff, schwach in der Verteidigung. Neue kommt nur in die Hauptstadt, in Länder mit Festung und in kontrollierte Territorien.
lens-art = Die stärkste Verteidigung; im Angriff hebt sie die Festung des Landes auf. Neue kommt nur in die Hauptstadt und in Länder mit Festung.
lens-general = Er kämpft mit und erlaubt Nachschub in seinem Land. Er greift nie allein an; geht sein Land verloren, kommt er in den Vorrat.
lens-flag = Steht das ganze Spiel über in der Hauptstadt. Wer ein Land mit fremder Fahne besitzt, gewinnt dadurch Macht.
lens-ships = Sie tragen Truppen über das Meer, von Ankerland zu Ankerland.
lens-table = Wo das Jahr steht.
lens-territories = Wer alle Länder eines Territoriums besitzt, kontrolliert es und bekommt jedes Jahr seinen Bonus an Truppen.
lens-territory = Wie viele Länder des Territoriums jeder besitzt. ✓ heißt alle: Der Bonus in Klammern kommt zu den Truppen dieses Spielers.
lens-command = Was die Aktion mit den bisher gewählten Truppen bewirken würde. Noch hat sich nichts bewegt.
lens-player = Diese Macht: ihre Punkte, ihre Stärke und was sie noch im Vorrat hat.
lens-year = Jedes Jahr hat Winter, Verstärkung und Sommer; dann werden Siegpunkte nach der Macht vergeben.
lens-phase = Winter, Verstärkung und Sommer: In jedem hat jeder einen Zug. Wer im Sommer als letzter zieht, hat einen halben Zug mehr.
lens-actions = So viele Aktionen bleiben in diesem Zug. Jede zivile Aktion ist einmal im Zug erlaubt, ein Angriff im Winter einmal, im Sommer zweimal.
lens-half = Noch eine Aktion für den letzten Spieler des Sommers, bevor die Siegpunkte vergeben werden. Sie gilt als neuer Zug.
lens-order = Die Zugreihenfolge in diesem Jahr. Im nächsten Jahr beginnt der nächste Spieler im Uhrzeigersinn.
lens-goal = Wer nach der Vergabe am Jahresende so viele Siegpunkte hat, gewinnt; in Teams zählt die Summe.
lens-together = Die Siegpunkte des Teams zusammen: Diese Summe entscheidet das Spiel.
lens-points = Siegpunkte, am Ende jedes Jahres nach dem Rang in der Macht vergeben. Sie gehen nie verloren.
lens-power = Wer am mächtigsten ist, bekommt am Jahresende die meisten Siegpunkte. In Klammern steht der Rang.
lens-markers = Erfolgsmarker aus Eroberungen fremder Länder. Jeder bringt 1 Macht; einer geht jedes Jahr zurück; höchstens 5.
lens-lands = Die Zahl der Länder. Jedes bringt 1 Macht, je zwei bringen einen EP an Truppen.
lens-reinforcement = Einheitenpunkte (EP) für neue Truppen in der nächsten Verstärkung.
lens-controlled = Territorien, deren Länder alle diesem Spieler gehören. Jedes bringt seinen Bonus an Truppen.
lens-loyalty = Von 0 bis 6. Ein erfüllter Wunsch hebt sie, ein unerfüllter senkt sie; sie ändert die Truppen der Verstärkung.
lens-wish = Was die Krone in diesem Jahr will. ✓ heißt: erfüllt, so wie es jetzt steht.
lens-standing = Was an diesem Spieler besonders ist: Häuptling, im Exil oder ohne Hauptstadt.
lens-part = Truppen, die teilnehmen, nach dem Land, in dem sie jetzt sind.
lens-dissolved = Einheiten, die der Winter kostet.
lens-effects = So viele weitere Bewegungen, jede in ein Land Ihrer Wahl, gehören zu dieser Verlegung.
lens-strengths = Der Angriffswert aller Beteiligten gegen die Verteidigung des Landes mit Festung und General. Nur ein größerer Angriff erobert.
lens-result = Eine Eroberung nimmt das Land. Ein Scharmützel kostet nur beide Seiten Truppen.
lens-lost = Was der Kampf Sie kosten würde. Infanterie fällt zuerst.
lens-beaten = Was der Kampf den Verteidiger kosten würde.
lens-gained = Erfolgsmarker, die die Eroberung bringt.
lens-unspent = EP, die Sie noch nicht eingesetzt haben. Was übrig bleibt, verfällt.
about-unit = { $ep ->
    [0] Angriff { $attack }, Verteidigung { $defence }
   *[other] { $ep } EP, Angriff { $attack }, Verteidigung { $defence }
}
about-flag = Verteidigung { $defence } in der eigenen Hauptstadt
part-lands = Länder { $points }
part-half = die Hälfte der Länder { $points }
part-least = mindestens { $points } für die Länder
part-bonus = Territorien { $points }
part-fortresses = Festungen { $points }
part-flags = fremde Fahnen { $points }
part-flag = eigene Fahne { $points }
part-markers = Marker { $points }
part-loyalty = Loyalität { $points }
part-chief = Häuptling { $points }
part-between = Territorien dazwischen { $points }

## Fragen

prompt-over = { $reason ->
    [E15-TEAM-7] Die Teams haben gleich viele SP, der stärkste Spieler entscheidet: { $winners } gewinnen mit zusammen { $points } SP.
   *[other] { $count ->
        [one] { $winners } gewinnt mit { $points } SP.
       *[other] { $winners } gewinnen mit zusammen { $points } SP.
    }
}
prompt-capital = { $mine ->
    [yes] Stellen Sie Ihre Fahne auf: Welches Land wird Ihre Hauptstadt?
   *[no] { $seats } wählt eine Hauptstadt.
}
prompt-land = { $mine ->
    [yes] Wählen Sie ein weiteres Land für den Anfang.
   *[no] { $seats } wählt ein Land.
}
prompt-turn = { $mine ->
    [yes] { $half ->
        [yes] Ihr halber Zug, da Sie im Sommer zuletzt ziehen: noch eine Aktion. Wählen Sie ein Land.
       *[no] { $actions ->
            [one] Ihre zweite Aktion: Wählen Sie ein Land.
           *[other] Ihr { $phase ->
                [winter] Winterzug
               *[summer] Sommerzug
            }: Wählen Sie ein Land, ein eigenes oder ein anderes.
        }
    }
   *[no] { $seats } macht { $half ->
        [yes] den halben Zug
       *[no] { $phase ->
            [winter] den Winterzug
           *[summer] den Sommerzug
        }
    }.
}
prompt-effect = { $mine ->
    [yes] { $effects ->
        [one] Noch ein Z-Effekt
       *[other] Noch { $effects } Z-Effekte
    }: In welches Land?
   *[no] { $seats } verlegt Truppen.
}
prompt-wear = { $mine ->
    [yes] Verschleiß im Winter: Was lösen Sie in Ihrer Hauptstadt auf?
   *[no] { $seats } löst wegen des Verschleißes Truppen auf.
}
prompt-relocation = { $mine ->
    [yes] Welche Truppen aus Nachbarländern verlegen Sie { $land-to }?
   *[no] { $seats } verlegt Truppen.
}
prompt-attack = { $mine ->
    [yes] Wer greift { $land-the } an? Wählen Sie Truppen in Nachbarländern.
   *[no] { $seats } bereitet einen Angriff vor.
}
prompt-attack-battle = { $mine ->
    [yes] Angriff auf { $land-the }: { $attack } gegen { $defence }, { $result ->
        [conquest] Eroberung
       *[skirmish] Scharmützel
    }. Noch mehr Truppen?
   *[no] { $seats } bereitet einen Angriff vor.
}
prompt-troops = { $mine ->
    [yes] Welche Truppen übergeben Sie { $land-in }? Wählen Sie Truppen in Nachbarländern.
   *[no] { $seats } übergibt Truppen.
}
prompt-count = { $mine ->
    [yes] Wie viel { $kind } { $origin-from }?
   *[no] { $seats } überlegt.
}
prompt-count-station = { $mine ->
    [yes] Wie viel { $kind } { $origin-in }?
   *[no] { $seats } überlegt.
}
prompt-resupply = { $mine ->
    [yes] Nachschub { $land-in }: { $unspent ->
        [0] alle { $budget } Einheitenpunkte sind verteilt.
       *[other] noch { $unspent } von { $budget } Einheitenpunkten.
    }
   *[no] { $seats } holt Nachschub.
}
prompt-setup = { $mine ->
    [yes] Ihre ersten Truppen: { $unspent ->
        [0] alle { $budget } Einheitenpunkte sind verteilt.
       *[other] noch { $unspent } von { $budget } Einheitenpunkten. Wählen Sie ein Land.
    }
   *[no] { $seats } stellt die ersten Truppen auf.
}
prompt-reinforcement = { $mine ->
    [yes] Verstärkung: { $unspent ->
        [0] alle { $budget } Einheitenpunkte sind verteilt.
       *[other] noch { $unspent } von { $budget } Einheitenpunkten. Wählen Sie ein Land.
    }
   *[no] { $seats } stellt Verstärkung auf.
}
prompt-general = { $mine ->
    [yes] Ihr General kehrt zurück: In welches Land?
   *[no] { $seats } holt den General zurück.
}
prompt-restore = { $mine ->
    [yes] Sie kehren aus dem Exil zurück: In welches Land?
   *[no] { $seats } kehrt aus dem Exil zurück.
}
prompt-team = { $mine ->
    [yes] Eine Team-Aktion? Geben Sie dem Verbündeten ein Land, Truppen oder einen Marker, oder verzichten Sie darauf.
   *[no] { $seats } kann dem Verbündeten helfen.
}
prompt-tribes = { $mine ->
    [yes] Stärken Sie die Stämme noch eines zweiten Landes?
   *[no] { $seats } stärkt Stämme.
}
prompt-ships = { $mine ->
    [yes] Was lösen Sie { $land-in } für die Schiffe auf?
   *[no] { $seats } baut Schiffe.
}
alone-attack = Angriff auf { $land-the }: { $attack } gegen { $defence }, { $result ->
    [conquest] Eroberung
   *[skirmish] Scharmützel
}. Mehr Truppen können nicht mitkommen.
alone-relocation = Mehr Truppen können Sie nicht { $land-to } verlegen.
alone-troops = Mehr Truppen können Sie { $land-in } nicht übergeben.
alone-stationing = { $kind ->
    [resupply] Nachschub { $land-in }
    [setup] Ihre ersten Truppen
   *[reinforcement] Verstärkung
}: noch { $unspent } von { $budget } Einheitenpunkten, aber { $why ->
    [supply] dafür ist nichts im Vorrat.
    [place] was im Vorrat ist, darf nirgends hin.
   *[grown] ein Land nimmt jede Art nur einmal auf.
}

## Was man tun kann

offer-plant = Hauptstadt: { $land }
offer-plant-chief = Hauptstadt: { $land } (Häuptling: Spähangriffe, Aufstände, 1 Artillerie; E15-AM-10)
offer-choose = Wählen: { $land }
offer-relocate = Truppen { $land-to } verlegen
offer-jump = General { $land-to } verlegen
offer-resupply = Nachschub: { $land }
offer-resupply-ends = Nachschub: { $land } (Zug endet)
offer-diplomacy = Diplomatie: { $land }, Einfluss { $influence } : { $resistance }
offer-attack = Angriff: { $land }
offer-scout = Spähangriff: { $land }
offer-uprising = Aufstand: { $land }
offer-strengthen = Stämme stärken: { $land }
offer-build = Schiffe bauen: { $land }
offer-embark = Truppen { $land-from } einschiffen
offer-general = Der General zieht mit: { $land }
offer-general-return = General { $land-to }
offer-restore = Rückkehr { $land-to }
offer-give-land = Land abgeben: { $land }
offer-give-troops = Truppen übergeben: { $land }
offer-give-marker = Erfolgsmarker übergeben
offer-skip = Keine Team-Aktion
offer-end-turn = { $actions ->
    [0] Zug beenden
    [one] Zug beenden (1 Aktion übrig)
   *[other] Zug beenden ({ $actions } Aktionen übrig)
}
offer-stack = { $kind } { $land-from }
offer-stack-attack = { $kind } { $land-from } (Angriff je { $attack })
offer-station-inf = Infanterie: { $land } ({ $ep } EP; Angriff { $attack }, Verteidigung { $defence })
offer-station-kav = Kavallerie: { $land } ({ $ep } EP; Angriff { $attack }, Verteidigung { $defence })
offer-station-art = Artillerie: { $land } ({ $ep } EP; Angriff { $attack }, Verteidigung { $defence })
offer-dissolve = { $units } auflösen ({ $ep } EP)
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
standing-placed = Aufstellen, sobald alle Einheitenpunkte verbraucht sind
foreseen-general = In welches Land kehrt mein General zurück?
foreseen-restore = In welches Land kehre ich aus dem Exil zurück?
foreseen-team = Mache ich eine Teamaktion?
happening-land_lost = ich ein Land verliere

## Der Verlauf

log-YearBegan = Jahr { $year } beginnt mit { $seat }.
log-WishRolled = Die Krone hat für { $seat } den Wunsch „{ $wish }“.
log-TurnBegan = { $seat } macht { $half ->
    [yes] den halben Zug
   *[no] { $phase ->
        [winter] den Winterzug
        [reinforcement] den Verstärkungszug
       *[summer] den Sommerzug
    }
}.
log-TurnPassed = { $seat } ist im Exil, der Zug verfällt.
log-CapitalPlanted = { $chief ->
    [yes] { $seat } wird Häuptling der Ureinwohner und stellt die Fahne { $land-in } auf.
   *[no] { $seat } stellt die Fahne { $land-in } auf.
}
log-LandChosen = { $seat } wählt { $land-the }.
log-UnitsStationed = { $seat } stellt { $units } { $land-in } auf.
log-UnitsStationed-neutral = Neutrale Besatzung { $land-in }: { $units }.
log-UnitsRemoved = { $seat } verliert { $units } { $land-in }.
log-UnitsRemoved-worn = { $seat } löst { $units } { $land-in } auf.
log-UnitsRemoved-driven-out = { $seat-whose } Truppen werden { $land-from } vertrieben: { $units }.
log-UnitsRemoved-driven-out-neutral = Die neutrale Besatzung ({ $units }) wird { $land-from } vertrieben.
log-UnitsRemoved-neutral = Die neutrale Besatzung { $land-in } verliert { $units }.
log-UnitsRemoved-withdrawn = { $seat } nimmt { $units } { $land-from } zurück.
log-UnitsMoved = { $seat } zieht mit { $units } { $source-from } { $target-to }.
log-GeneralMoved = { $way ->
    [lost] { $seat-whose } General verlässt { $source-the } und kommt in den Vorrat.
   *[moved] { $seat-whose } General zieht { $source-from } { $target-to }.
}
log-GeneralMoved-back = { $seat-whose } General kommt { $target-to }.
log-BattleFought = { $seat } greift { $land-the } an: { $attack } gegen { $defence }, { $result ->
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
log-DiplomacySucceeded = { $seat } gewinnt { $land-the } durch Diplomatie (Einfluss { $influence }, Widerstand { $resistance }).
log-LandGiven = { $seat } gibt { $land-the } an { $ally } ab.
log-TroopsGiven = { $seat } übergibt { $ally } Truppen { $land-in }{ $lapsed ->
    [none] {""}
   *[some] {" "}(verfallen: { $lapsed })
}.
log-UprisingStirred = { $seat } zettelt { $land-in } einen Aufstand an; das Land ist nun neutral.
log-ExileReturned = { $seat } kehrt aus dem Exil { $land-to } zurück.
log-ExileBegan = { $seat } hat alle Länder verloren und geht ins Exil.
log-ReinforcementGranted = { $seat } darf Einheiten für { $ep } { $ep ->
    [one] Einheitenpunkt
   *[other] Einheitenpunkte
} aufstellen.
log-LoyaltyChanged = { $seat } hat den Wunsch „{ $wish }“ { $fulfilled ->
    [yes] erfüllt
   *[no] nicht erfüllt
}: Loyalität { $loyalty }.
log-SeatRanked = { $seat } kommt mit Macht { $power } auf Rang { $rank } und erhält { $points ->
    [0] keine
   *[other] { $points }
} SP.
log-GameEnded = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
log-ShipsBuilt = { $seat } baut { $land-in } { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}.
log-FleetReady = { $seat } beginnt { $land-in } mit { $ships ->
    [one] einem Schiff
   *[other] { $ships } Schiffen
}.
log-ShipsFled = { $seat } rettet { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
} { $source-from } { $target-to }.
log-ShipsMoved = { $seat } fährt mit { $ships ->
    [one] einem Schiff
   *[other] { $ships } Schiffen
} { $source-from } { $target-to }.
log-ShipsLost = { $seat } verliert { $land-in } { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}.

## Vor dem Spiel: worum es geht und was der Tisch wählen kann

game-about = Armeen bewegen, Länder durch Diplomatie oder Waffen gewinnen, ganze Territorien halten: Die stärksten Mächte erhalten die Siegpunkte jedes Jahres. Im Europa nach Napoleon oder in den Kolonien Nordamerikas, jeder gegen jeden oder zwei gegen zwei.
game-kind = Armeen und Diplomatie auf der Karte
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
option-start-about = Die Länder werden der Reihe nach gewählt, oder alle vier Spieler beginnen mit denen der Karte. Wollen Sie gleich beginnen, nehmen Sie den ausgeglichenen Schnellstart: A beginnt, und Einheiten gleichen schlechtere Stellen aus. Ohne Ausgleich wird der Startspieler ausgelost, und das Glück mit der Stelle entscheidet viel: In Europa verliert die Ukraine oder die Türkei im ersten Jahr die Hauptstadt.
option-start-draft = Länder wählen
option-start-quick = Schnellstart ohne Ausgleich
option-start-even = ausgeglichener Schnellstart
option-begins = Wer im 2vs2 beginnt
option-begins-about = Der letzte Zug vor der Punkteverteilung ist viel wert. Abwechselnd ist gerechter, aber nicht beim ausgeglichenen Schnellstart, dessen Einheiten das schon ausgleichen. Beginnt jedes Jahr dasselbe Team, sind nie zwei Verbündete nacheinander am Zug.
option-begins-one_team = jedes Jahr dasselbe Team
option-begins-in_turn = die Teams abwechselnd
option-start_ep = Mehr EP für das Team, das beginnt
option-start_ep-about = Wie viele EP jeder Spieler des Teams, das beginnt, bei der Aufstellung zusätzlich erhält. Jedes Jahr anzufangen ist ein Nachteil: Mit 2 EP mehr in Europa und 3 in Amerika sind beide Teams etwa gleich stark.
option-loyalty = Loyalität
option-loyalty-about = Die Wünsche der Krone.
option-loyalty-on = an
option-loyalty-off = aus
option-chief_ep = Mehr EP für den Häuptling
option-chief_ep-about = Wie viele EP der Häuptling jedes Jahr zusätzlich erhält. Zu viert ist er in Cherokee schwach und anderswo chancenlos; mit 4 mehr lohnt sich Cherokee.
option-admirals = Admirale
option-admirals-about = Schiffe, die man erst bauen muss, lohnen sich selten. Mit Flotten beginnt jedes Ankerland mit zwei Schiffen, und Schiffe überstehen den Verlust ihres Landes.
option-admirals-off = aus
option-admirals-on = an: Schiffe werden gebaut
option-admirals-fleets = an, mit Flotten

## Wie Spiele enden, nach der Regel, die sie beendet

ending-E15-END-1 = Ein Spieler hat genug Siegpunkte.
    .short = Siegpunkte
    .title = Sieg nach Punkten
ending-E15-TEAM-5 = Ein Team hat genug Siegpunkte.
    .short = Punkte des Teams
    .title = Ein Team setzt sich durch
ending-E15-TEAM-6 = Beide Teams haben genug Siegpunkte; die größere Summe entscheidet.
    .short = Größere Teamsumme
    .title = Ein Team setzt sich durch
ending-E15-TEAM-7 = Beide Teams haben dieselbe Summe; der stärkste Spieler entscheidet.
    .short = Stärkster Spieler
    .title = Um Haaresbreite

points-by-year = Siegpunkte der einzelnen Jahre

## Statistik vieler Partien

seat-called = Großmacht { $letter }
measure-points = Siegpunkte (SP)
measure-power = Macht
measure-lands = Länder
measure-ep = Einheiten (EP)

## Die Karte als Tabelle, und was Wörter bedeuten

label-defence = Verteidigung
chart-fortress = { $fortress ->
    [white] weiße Festung
   *[grey] graue Festung
}
chart-threat = { $seat } { $attack } : { $defence }
mark-best = bis zu { $attack } : { $defence }

legend-relocation = Verlegung
    .is = zieht Ihre Truppen aus Nachbarländern in eines Ihrer Länder
    .forms = Verlegungen
legend-resupply = Nachschub
    .is = bringt für 4 EP neue Einheiten in eines Ihrer Länder; als erste Aktion beendet er den Zug
legend-diplomacy = Diplomatie
    .is = ein schwach gehaltenes Nachbarland wird ohne Kampf Ihres, wenn Ihr Einfluss größer ist als sein Widerstand
    .forms = Diplomatie
legend-attack = Angriff
    .is = auf ein Nachbarland: Ist der Angriff stärker als die Verteidigung, erobern Sie es; sonst ist es ein Scharmützel
    .forms = Angriffe, Angriffs
legend-scout = Spähangriff
    .is = der Häuptling greift ein Land an, das zwei Grenzen entfernt ist, mit Inf und Kav für höchstens 4 EP
    .forms = Spähangriffe
legend-uprising = Aufstand
    .is = macht ein schwach besetztes Binnenland eines Gegners neutral; nur für den Häuptling
    .forms = Aufstände
legend-strengthen = Stämme stärken
    .is = je 1 neutrale Inf für bis zu zwei neutrale Länder; nur für den Häuptling
legend-units = Inf, Kav, Art
    .is = Infanterie (1 EP), Kavallerie (2 EP), Artillerie (3 EP; für sie zählen Festungen nicht)
    .forms = Inf, Kav, Art, Einheiten
legend-half = Halber Zug
    .is = noch eine Aktion für den letzten Spieler des Sommers, bevor die Siegpunkte vergeben werden
    .forms = halbe Zug, halben Zug, halber Zug
legend-points = SP
    .is = Siegpunkte, jedes Jahr nach Macht verteilt; wer danach 13 hat, gewinnt
    .forms = SP, Siegpunkte
legend-power = Macht
    .is = Länder, Festungen, fremde Fahnen und Marker; die Zahl in Klammern ist der Rang
legend-markers = Marker
    .is = Erfolgsmarker für Eroberungen von Gegnern; jeder zählt zur Macht
    .forms = Erfolgsmarker, Erfolgsmarkern
legend-ep = EP
    .is = Einheitenpunkte: was Einheiten wert sind und was Sie aufstellen dürfen
    .forms = Einheitenpunkte
legend-fortress = Festungen
    .is = helfen beim Verteidigen; graue außerdem beim Verlegen, weiße bei der Diplomatie
    .forms = Festung, Festungen
legend-ships = Schiffe
    .is = bringen Truppen über das Meer, von Ankerland zu Ankerland
legend-wish = Wunsch { $wish }
about-wish-fortress = bei der SP-Verteilung eine Festung besitzen
about-wish-war = in diesem Jahr etwas erobern
about-wish-peace = kein Angriff im Winterzug dieses Jahres
about-wish-settle = bei der SP-Verteilung mehr Länder haben als beim Würfeln des Wunsches
about-wish-guard = bei der SP-Verteilung die Fahne und mindestens 4 EP in der Hauptstadt haben
about-wish-trade = bei der SP-Verteilung ein Territorium beherrschen
legend-skirmish = Scharmützel
    .is = ein Angriff, der nicht stärker ist: Beide verlieren halb so viel, wie die kleinere Seite hat, und das Land bleibt
    .forms = Scharmützels
legend-general = General
    .is = stärkt Angriff und Verteidigung um 2; jeder Spieler hat einen
    .forms = Generals
legend-capital = Hauptstadt
    .is = das Land mit Ihrer Fahne; eine fremde Fahne ist 2 Macht wert
    .forms = Hauptstädte, Hauptstädten
legend-garrison = Besatzungspflicht
    .is = in jedem Ihrer Länder bleibt mindestens eine Einheit
    .forms = Besatzung
legend-neutral = Neutrales Land
    .is = ein Land ohne Besitzer; seine Besatzung verteidigt es und zieht nie
    .forms = neutral, neutrale, neutralen
legend-territory = Territorium
    .is = eine Gruppe von Ländern; wer alle besitzt, bekommt den Bonus
    .forms = Territorien, Territoriums
legend-anchor = Ankerland
    .is = ein Land, von dem Schiffe fahren
    .forms = Ankerländer, Ankerlands
legend-z-effect = Z-Effekt
    .is = ein Zug beliebig vieler Truppen in ein Land, aus den Ländern daneben
    .forms = Z-Effekte, Z-Effekts, Z-Effekten
legend-wear = Verschleiß
    .is = Einheiten für 2 EP, die eine Verlegung im Winter kostet, außer mit einer eigenen grauen Festung
    .forms = Verschleißes
legend-exile = Exil
    .is = dort warten Spieler ohne Länder auf ihren nächsten Verstärkungszug
    .forms = Exils

## Was man statt der Wörter der Notation tippen kann

typed-plant = gründen gründe Hauptstadt
typed-choose = wählen wähle
typed-relocate = verlegen verlege ziehen ziehe
typed-jump = General verlegen verlege springen
typed-resupply = Nachschub holen hole versorgen versorge
typed-diplomacy = Diplomatie verhandeln verhandle
typed-attack = angreifen greife greif Angriff
typed-scout = Spähangriff spähen spähe
typed-uprising = Aufstand
typed-strengthen = stärken stärke Stämme
typed-build = bauen baue bau Schiffe
typed-embark = einschiffen schiffe
typed-general = General mitziehen
typed-restore = zurückkehren Rückkehr
typed-give = geben gib abgeben übergeben übergib
typed-land = Land
typed-troops = Truppen
typed-marker = Erfolgsmarker Marker
typed-inf = Infanterie
typed-kav = Kavallerie
typed-art = Artillerie
typed-count = Anzahl nehmen nimm
typed-dissolve = auflösen löse
typed-skip = überspringen keine
typed-end = beenden beende Ende
typed-turn = Zug
typed-done = fertig
