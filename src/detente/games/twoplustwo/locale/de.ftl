## Rollen. Was hier fehlt, heißt wie in jedem Spiel um Deutschland.

seat = { $seat ->
    [0] USA
    [1] Sowjetunion
    [2] West
   *[other] Ost
}
seat-who = { $seat ->
    [0] die USA
    [1] die Sowjetunion
    [2] West
   *[other] Ost
}
seat-verb = { $seat ->
    [0] plural
   *[other] singular
}
short-role = { $seat ->
    [0] USA
    [1] SU
    [2] W
   *[other] O
}
role-usa = USA
role-soviet_union = Sowjetunion
short-usa = USA
short-soviet-union = SU
players-west = Gelben
players-east = Roten
nobody = niemand
nothing = nichts
dollars = { $sign }{ $amount } $

track-dominance = Dominanz
track-arms_race = Wettrüsten
track-space_race = Raumfahrt
track-treasury = Staatskassen
space-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
space-level = Vorteil { $level }
space-laurel = Lorbeer: gewinnt am Dekadenende
space-income = Einkünfte USA { $usa } $, Sowjetunion { $su } $
space-income-of = { $power }: Einkünfte { $dollars } $
space-treasury = Staatskasse
place-pool = Weltfriedenspool
place-order = Spielerreihenfolge
place-subs = Subdekade
place-treasury-track = Staatskassen
place-dove = Friedenstaube
place-button = Roter Knopf
place-reminders = Erinnerungshilfen
place-turn = { $number }. am Zug
place-sub = Subdekade { $sub }
place-stacks = 2+2-Karten, die noch kommen
place-arms_race-cards = Wettrüstungsstapel
place-conflict-cards = Konfliktstapel
place-collected = Von { $seat ->
    [0] den USA
    [1] der Sowjetunion
    [2] West
   *[other] Ost
} gesammelt

piece-money = { $power } { $dollars }
in-the-red = verschuldet: nur Kredite und Ereignisse, die Geld bringen
piece-dove = Friedenstaube
piece-dove-gone = umgedrehte Friedenstaube
piece-button = Roter Knopf
piece-executed = ausgeführte Karte
about-button = Wer eine Friedenstaube umdrehen muss, wenn keine mehr da ist, drückt ihn, löst einen Atomkrieg aus und verliert; das Spiel endet sofort.
reminder-arms_race_cost_up = jeder Wettrüstungsschritt kostet 1 $ mehr
reminder-soviet_value_down = Kartenwerte der Sowjetunion −1

## Was Karten tun

about-red = Rote Karte: Nur Rote (Sowjetunion, Ost) dürfen ihr Ereignis auslösen.
about-yellow = Gelbe Karte: Nur Gelbe (USA, West) dürfen ihr Ereignis auslösen.
about-dual = Duale Karte: Alle dürfen ihr Ereignis auslösen und ein Symbol oder einen Pfeil weglassen.
about-special = Sonderkarte: nur für Rote; kostet eine Handkarte, oder ein Gelber zieht eine Karte.
about-blue = Blaue Karte: Wer ihr Ereignis auslöst, führt nur die Hälfte der eigenen Farbe aus.
about-green = Grüne Karte: Alle dürfen ihr Ereignis auslösen; beim automatischen Ereignis entfällt alles Schattierte.
about-black = Schwarze Karte: Alle dürfen ihr Ereignis auslösen und führen alles aus.
about-values = { $west ->
    [0] { $east ->
        [0] Wert 0.
       *[other] Wert: Gelb { $west }, Rot { $east }.
    }
   *[other] Wert: Gelb { $west }, Rot { $east }.
}
about-beside = Neben dem Wert der { $side }: { $text }.
about-below = Unter dem Wert, gleich wer ihn spielt: { $text }.
about-ban = Wettrüstungsverbot.
about-column = { $column }: { $text }.
about-reshuffle = Danach wird der ganze Stapel gemischt.
strict = streng: nur Prestige
shaded = schattiert, entfällt beim automatischen Ereignis

icon-dove-lost = { $count ->
    [one] 1 Friedenstaube umdrehen
   *[other] { $count } Friedenstauben umdrehen
}
icon-dove-restored = { $count ->
    [one] 1 Friedenstaube zurückdrehen
   *[other] { $count } Friedenstauben zurückdrehen
}
icon-peacemaker = die Karte als Friedensstifter sammeln
icon-treasury = { $whose ->
    [usa] USA
   *[other] Sowjetunion
} { $sign }{ $dollars } $
icon-conflict = { $count ->
    [one] Konfliktkarte
   *[other] { $count } Konfliktkarten
} für die { $whose ->
    [yellow] USA
    [red] Sowjetunion
   *[other] aktive Seite
}
icon-free-arrow = freier Pfeil auf Dominanz oder Prestige
icon-arms-race-cost-up = jeder Wettrüstungsschritt ab jetzt +1 $
icon-soviet-value-down = ab jetzt Kartenwerte der Sowjetunion −1
icon-next-decade-card = 3−1-Karte der nächsten Dekade ({ $whose ->
    [usa] USA
   *[other] Sowjetunion
})
arrow-dominance = Dominanz { $change }
arrow-arms_race = Wettrüsten { $change }
arrow-space_race = Raumfahrt { $change }

## Tafeln

label-treasury = Staatskasse
label-points = Siegpunkte
label-peacemakers = Friedensstifter
label-dominance = Dominanzvorteil
label-doves = Friedenstauben
label-reminders = Erinnerungshilfen
label-talk = Absprachen
label-edition = Ausgabe
edition-house = unsere eigene
label-to-draw = Im Stapel
label-executed = Ausgeführt
label-standing = Sieger
label-yellow-wins = wenn Gelb siegt
label-red-wins = wenn Rot siegt
label-next-order = Reihenfolge danach
doves-left = { $doves } von 6
sub-of = { $decade }, Subdekade { $sub }
automatic-event = Automatisches Ereignis
edition-text = Die Werte der Karten, Stapel und Leisten sind unsere eigene Ausgabe, nicht die gedruckten; ein Tisch kann eine eigene Datei mitbringen.
panel-arms_race = Letzte Wettrüstungskarte
panel-conflict = Letzte Konfliktkarte
panel-peacemakers = Friedensstifter
panel-war = Atomkrieg
last-card = Karte
advantage-title = Wettrüstungsvorteil
advantage = { $level ->
    [0] niemand
   *[other] { $power }, Stufe { $level }
}
advantage-text = { $level ->
    [0] Niemand ist aktiv. Ost entscheidet, wo rote Symbole ausgeführt werden, West bei gelben; Symbole mit Wappen führt der Staat des Wappens aus.
    [1] Niemand ist aktiv. { $power } { verb.decide }, wo Symbole ohne Wappen ausgeführt werden; Symbole mit Wappen führt der Staat des Wappens aus.
    [2] Niemand ist aktiv. { $power } { verb.decide }, wo Symbole ausgeführt werden, auch solche mit dem Wappen des gegnerischen Staates; bei seinem eigenen Wappen entscheidet der Verbündete.
   *[other] Niemand ist aktiv. { $power } { verb.may } zuerst ein Symbol oder einen Pfeil weglassen und { verb.decide }, wo die übrigen ausgeführt werden, auch solche mit dem Wappen des gegnerischen Staates; bei seinem eigenen Wappen entscheidet der Verbündete.
}
column-player = Spieler
column-peacemakers = Friedensstifter
column-outcome = Punkte
war-title = { $trigger } { verb.have } den Roten Knopf gedrückt
war-text = Es gab keine Friedenstaube mehr zum Umdrehen. { $trigger } { verb.lose }. Von den anderen gewinnt, wer die meisten Friedensstifter gesammelt hat; einen Gleichstand verliert der Verbündete des Verlierers. Der Sieg geht an { $winner }.
outcome-winner = 4
outcome-loser = −2
outcome-other = 1

## Vorschau und Dekadenende

phase-arms_race = Wettrüsten
phase-space_race = Raumfahrt
phase-dominance = Dominanz
points-title = Siegpunkte
points-value = USA { $usa }, SU { $su }
points-text = Die Supermacht der siegreichen Seite gewinnt, wenn sie mehr Siegpunkte hat als die andere; sonst gewinnt der deutsche Staat dieser Seite.
points-dominance = Dominanz
points-arms_race = Wettrüsten
points-space_race = Raumfahrt
points-treasury = Staatskasse
points-debt = Schulden (−1 je volle 2 $)
standing-open = noch offen
standing-winner = { $side } ({ $reason ->
    [TPT-EOD-12-1-1] Wettrüstungssieg
    [TPT-EOD-12-2-6] Raumfahrtsieg
    [WSDV-EOD-9-1] Triumph des Sozialismus
    [WSDV-EOD-9-3] der Sozialismus scheitert
    [WSDV-EOD-10-1] der Osten bricht zusammen
    [WSDV-EOD-10-2] der Westen bricht zusammen
    [WSDV-WIN-2] beide brechen zusammen
   *[other] die DDR besteht weiter
})
forecast-wins = { $side } { verb.gain }
forecast-advantage = { $level ->
    [0] Niemand hat einen Vorteil in automatischen Ereignissen.
   *[other] { $power } { verb.have } Vorteil { $level } in automatischen Ereignissen.
}
forecast-card = 3−1 für { $side }
forecast-incomes-value = { $usa } $ / { $su } $
forecast-incomes = Einkünfte USA { $usa } $, Sowjetunion { $su } $

## Was etwas ist, worauf jemand zeigt

lens-prestige = Bei 0 und links führt Gelb, rechts Rot. Es bestimmt die Reihenfolge, und wer führt, wählt am Dekadenende ein Feld der eigenen Seite.
lens-special-card = Sie dient nur ihrem Ereignis, nur einem roten Spieler, und hat ihren Preis.
lens-card = Für eine Aktion: der Wert für Unruhe, Wirtschaft, Lebensstandard, Wettrüsten oder Kredit, mit den Symbolen daneben; oder das Ereignis.
lens-display = Offene Karten. Wer am Zug ist, nimmt eine davon oder eine aus der Hand. Das Ereignis der letzten wird automatisch ausgeführt.
lens-small-card = Die Supermacht, die sie zieht, führt sofort ihre eigene Spalte aus.
lens-player = Was dieser Spieler hat. Supermächte haben Dollar und Punkte, deutsche Staaten ihre Provinzen.
lens-dominance = Auf wessen Hälfte die Marke steht, der führt. Am Dekadenende nutzt diese Supermacht die Symbole eines Feldes, und beide bekommen das gedruckte Einkommen.
lens-arms_race = Auf wessen Hälfte die Marke steht, der führt und bestimmt bei automatischen Ereignissen mit. Auf einem Lorbeer gewinnt diese Supermacht am Dekadenende.
lens-space_race = Die Supermacht, auf deren Hälfte die Marke steht, nutzt am Dekadenende die Symbole des Feldes. Auf einem Lorbeer gewinnt sie.
lens-treasury = Die Dollar beider Supermächte. Wer unter 0 $ ist, darf nur Kredit nehmen oder Ereignisse auslösen, die Geld bringen, und verliert Punkte.
lens-dove = Jedes Symbol, das eine Taube nimmt, dreht eine um. Ist keine mehr da, drückt, wer gerade handelt, den Roten Knopf.
lens-button = Atomkrieg: Wer ihn drückt, verliert; von den anderen gewinnt, wer die meisten Friedensstifter hat.
lens-order = Die Reihenfolge in dieser Dekade. Am Anfang der nächsten wird sie neu bestimmt.
lens-sub = Eine Dekade hat drei Subdekaden. Jede endet, wenn noch eine Karte in der Auslage liegt.
lens-reminders = Dauerhafte Wirkungen von Ereignissen, die ausgelöst wurden.
lens-pool = Die Friedenstauben, die noch da sind, und der Rote Knopf.
lens-stacks = Karten, die für die Subdekaden B und C bereitliegen.
lens-small-deck = Karten, die eine Supermacht für jeden Schritt im Wettrüsten oder für ein Konfliktsymbol zieht.
lens-peacemakers = Friedensstifter sammelt, wer grüne Karten auslöst oder schwarze für etwas anderes als ihr Ereignis nutzt. Die meisten gewinnen nach einem Atomkrieg.
lens-print-points = So viele Punkte zählt die Supermacht dieser Hälfte, wenn die Marke am Spielende hier steht.
lens-print-level = Der Vorteil bei automatischen Ereignissen, solange die Marke hier steht: von Stufe 1 bis 3 entscheidet die Supermacht immer mehr.
lens-print-laurel = Steht die Marke hier, wenn seine Phase kommt, gewinnt die Supermacht dieser Hälfte das Spiel.
lens-print-icon = Wird am Dekadenende ausgeführt, wenn die Marke hier steht; bei der Dominanz darf es auch ein Feld näher am Start sein.
lens-print-income = Was diese Supermacht am Dekadenende bekommt, wenn die Marke hier steht.
lens-role = Ein Spieler in der Reihenfolge.
lens-automatic = Die letzte Karte der Subdekade wird ohne aktiven Spieler ausgeführt.
lens-war = Wer den Knopf gedrückt hat, und wie das Spiel für jeden endet.
lens-points = Die Siegpunkte dieser Supermacht jetzt: die Marken auf ihrer Hälfte, weniger ihre Schulden. Siegt ihre Seite und hat sie mehr als die andere Supermacht, gewinnt sie.
lens-doves = Friedenstauben, die noch umgedreht werden können, bevor jemand den Roten Knopf drückt.
lens-talk = Worüber Partner sprechen dürfen.
lens-edition = Woher die Werte der Karten, Stapel und Leisten kommen.
lens-to-draw = Karten, die noch in diesem Stapel sind.
lens-executed = Karten dieses Stapels, die ausgeführt wurden. Mit einem Mischsymbol werden alle wieder gemischt.
lens-standing = Wer gewänne, wenn die Dekade jetzt endete und niemand mehr etwas entschiede.
lens-yellow-wins = Bricht der Osten zusammen: die USA, wenn sie mehr Siegpunkte haben als die Sowjetunion, sonst West.
lens-red-wins = Überlebt der Osten: die Sowjetunion, wenn sie mehr Siegpunkte hat als die USA, sonst Ost.
lens-next-order = Die Reihenfolge der nächsten Dekade, wenn die Leisten so bleiben.
part-points = { $term } { $points }

## Fragen

prompt-over = { $reason ->
    [TPT-NUKE-11-1] { $winner } { verb.gain } nach dem Atomkrieg, ausgelöst durch { $trigger }.
    [TPT-EOD-12-1-1] { $winner } { verb.gain } durch Wettrüstungssieg.
    [TPT-EOD-12-2-6] { $winner } { verb.gain } durch Raumfahrtsieg.
   *[other] { $winner } { verb.gain } { won-by }{ $rank ->
        [power] , mit mehr Siegpunkten als { $side ->
            [red] die USA
           *[yellow] die Sowjetunion
        }
       *[state] : { $side ->
            [red] Die Sowjetunion hat nicht mehr Siegpunkte als die USA
           *[yellow] Die USA haben nicht mehr Siegpunkte als die Sowjetunion
        }
    } ({ $points } zu { $others }).
}
before-auto = „{ $card }“ (automatisch{ $level ->
    [0] {""}
   *[other] { "; " }{ $power }, Stufe { $level }
}):{ " " }
prompt-price = { $mine ->
    [yes] Als Preis der Sonderkarte eine Handkarte abwerfen oder einen Gelben ziehen lassen?
   *[no] { $side } { verb.pay } den Preis der Sonderkarte.
}
prompt-spare = { $mine ->
    [yes] Was lassen Sie durch Ihren Wettrüstungsvorteil weg?
   *[no] { $side } { verb.may } ein Symbol oder einen Pfeil weglassen.
}
prompt-extra = { $mine ->
    [yes] Welche Karte werfen Sie für Ihr 3−1 ab?
   *[no] { $side } { verb.discard } für das 3−1 eine Karte ab.
}
prompt-convert = { $mine ->
    [yes] Bewegen Sie für den Prestigepfeil die Prestige- oder die Dominanzmarke?
   *[no] { $side } { verb.choose } zwischen Prestige und Dominanz.
}
prompt-free = { $mine ->
    [yes] Welche Marke bewegen Sie mit dem freien Pfeil, und wohin?
   *[no] { $side } { verb.choose } eine Marke für den freien Pfeil.
}
prompt-missed = { $mine ->
    [yes] Die Dominanzleiste ist am Ende. +1 $ oder −1 Unruhe in Ihrem Deutschland?
   *[no] { $side } { verb.get } einen Bonus, denn die Dominanzleiste ist am Ende.
}
prompt-first = { $mine ->
    [yes] Beide Supermächte ziehen eine Karte. Wer zieht zuerst?
   *[no] { $side } { verb.decide }, wer zuerst zieht.
}
prompt-space = { $mine ->
    [yes] Die Symbole welches Dominanzfeldes führen Sie aus?
   *[no] { $side } { verb.choose } ein Feld der Dominanzleiste.
}
why-icon = durch das Ereignis

## Was Sie tun können

offer-ignore = Ohne: { $icon }
offer-arms_race = Wettrüsten
offer-credit = Kredit aufnehmen: +{ $dollars } $
offer-step = { $track }: { $from } → { $to }
offer-step-beyond = { $track } am Ende: Bonus für { $side }
offer-space = Dominanz { $space }: { $text }
offer-income = +1 $
offer-first = { $side } { verb.draw } zuerst
offer-let-draw = Einen Gelben eine Karte ziehen lassen

## Das Protokoll

log-TurnOrderSet = Spielerreihenfolge: { $seats }.
log-StacksLaid = Für Subdekade B liegen { $b } Karten von 2+2 verdeckt bereit, für Subdekade C { $c }{ $gone ->
    [0] .
    [one] ; 1 kommt ungesehen aus dem Spiel.
   *[other] ; { $gone } kommen ungesehen aus dem Spiel.
}
log-SubDecadeBegan = Subdekade { $sub } der Dekade { $decade } beginnt; { $seat } { verb.be } zuerst am Zug.
log-CardTaken = { $seat } { verb.take } „{ $card }“{ $source ->
    [hand] { " " }von der Hand
   *[other] {""}
}, um { $use ->
    [unrest] Unruhe zu entfernen
    [build] Wirtschaft aufzubauen
    [raise] Lebensstandard zu erzeugen
    [arms_race] aufzurüsten
    [credit] einen Kredit aufzunehmen
   *[event] das Ereignis auszulösen
}.
log-AutoEventBegan = Automatisches Ereignis „{ $card }“: { $level ->
    [0] Niemand hat einen Wettrüstungsvorteil.
    [1] Wo Symbole ohne Wappen ausgeführt werden, { verb.decide } { $seat } (Wettrüstungsvorteil, Stufe 1).
    [2] Wo Symbole ausgeführt werden, auch beim gegnerischen Wappen, { verb.decide } { $seat } (Wettrüstungsvorteil, Stufe 2).
   *[other] Was entfällt und wo die übrigen Symbole ausgeführt werden, { verb.decide } { $seat } (Wettrüstungsvorteil, Stufe { $level }).
}
log-CardCollected = { $seat } { verb.get } „{ $card }“ als Friedensstifter.
log-TrackMoved = { $track }: { $before } → { $after }.
log-StepLost = Die Leiste „{ $track }“ ist am { $east ->
    [yes] roten
   *[no] gelben
} Ende, der Schritt verfällt.
log-MoneyMoved = { $seat } { $paid ->
    [yes] { verb.pay }
   *[no] { verb.get }
} { $dollars } ${ $why ->
    [step] { " " }für den Wettrüstungsschritt
    [credit] { " " }als Kredit
    [income] { " " }als Einkünfte
    [overflow] { " " }als Bonus
   *[icon] {""}
} (Staatskasse: { $treasury }).
void-dove-restored = keine Taube ist umgedreht
void-peacemaker = niemand ist am Zug
void-free-arrow = niemand ist am Zug
void-next-decade-card = es gibt keine weitere Karte
log-DoveFlipped = { $restored ->
    [yes] Eine Friedenstaube wird zurückgedreht
   *[no] Eine Friedenstaube wird umgedreht
}, { $doves } von 6 { $doves ->
    [one] ist
   *[other] sind
} noch da.
log-DeckCardDrawn = { $seat } { verb.draw } { $deck ->
    [arms_race] die Wettrüstungskarte
   *[other] die Konfliktkarte
} „{ $card }“.
log-DeckShuffled = { $deck }: Alle Karten werden neu gemischt.
log-FirstToDraw = { $first } { verb.draw } zuerst.
log-ReminderSet = Ab jetzt: { $reminder }.
log-NextCardReceived = { $seat } { verb.get } „{ $card }“ vom Talon der nächsten Dekade.
log-NextCardReceived-unknown = { $seat } { verb.get } eine Karte vom Talon der nächsten Dekade.
log-DeckSupplied = Der Talon ist leer, eine in der vorigen Dekade { $source ->
    [discarded] ungespielt abgeworfene
   *[other] beiseitegelegte
} Karte kommt ins Spiel.
log-CardMissing = Der Talon ist leer, es fehlt eine Karte.
log-SpaceChosen = { $seat } { verb.execute } das Dominanzfeld { $space } aus: { $text }.
log-ButtonPressed = Keine Friedenstaube ist mehr da, und { $seat } { verb.press } den Roten Knopf: Atomkrieg!
log-PoliceUsed = { $seat } { verb.place } die Staatsgewaltkarte „{ $card }“ ein.
log-SideWon = Die { $side ->
    [red] rote
   *[yellow] gelbe
} Seite siegt. Siegpunkte: USA { $usa }, Sowjetunion { $soviet-union }.
log-GameEnded = { $reason ->
    [TPT-NUKE-11-1] { $seat } { verb.have } am meisten für den Frieden getan und { verb.gain }.
    [TPT-EOD-12-1-1] { $seat } { verb.gain } durch Wettrüstungssieg.
    [TPT-EOD-12-2-6] { $seat } { verb.gain } durch Raumfahrtsieg.
   *[other] { $seat } { verb.gain } { won-by }.
}

## Vor dem Spiel

game-about = Vier Spieler, zwei Bündnisse, ein Sieger: Über den beiden deutschen Staaten rüsten die Supermächte, fliegen ins All und bezahlen dafür – bis eine Seite nachgibt oder jemand den roten Knopf drückt. Die Werte der Karten, Stapel und Leisten sind unsere eigene Ausgabe.
game-kind = Zwei Bündnisse, Karten, Wettrüsten und Weltraum
option-seats-about = USA und West sind gelb, Sowjetunion und Ost rot; jeder spielt für sich.
option-edition = Ausgabe
option-edition-about = Die Werte der Karten, Stapel und Leisten. Die gedruckten sind nicht öffentlich: Unsere haben wir selbst entworfen, und ein Tisch kann eine eigene Datei mitbringen.
option-edition-house = unsere eigene (nicht die gedruckten Werte)
option-communication = Absprachen
option-communication-about = Wer während des Spiels über das Spiel reden darf. Handkarten werden nie verraten.
option-communication-none = kein Wort über das Spiel
option-communication-partners = Partner miteinander
option-communication-open = alle mit allen
option-dominance_space = Dominanzphase
option-dominance_space-about = Welches Feld eine Supermacht statt dem der Marke ausführen darf.
option-dominance_space-any = jedes Feld von niedrigerem Wert
option-dominance_space-next = ein Feld näher zur Mitte
option-opposite_arrows = Gegenläufige Pfeile in automatischen Ereignissen
option-opposite_arrows-about = Wie die Pfeile einer Blauen Karte eine Marke bewegen; am Ende einer Leiste ist das nicht dasselbe.
option-opposite_arrows-sum = Summe, kein Bonus
option-opposite_arrows-in_turn = einer nach dem anderen
option-empty_use = Eine Karte für nichts nutzen
option-empty_use-about = Ob Sie bauen oder Lebensstandard erzeugen und dabei nichts einsetzen dürfen.
option-empty_use-yes = erlaubt
option-empty_use-no = nicht, wenn etwas möglich ist

## Wie Spiele enden, nach der Regel, die sie beendet

ending-TPT-NUKE-11-1 = Atomkrieg: Eine Friedenstaube müsste umgedreht werden, und keine ist mehr da.
    .short = Atomkrieg
ending-TPT-EOD-12-1-1 = Wettrüstungssieg: Die Marke liegt auf einem Lorbeer.
    .short = Wettrüstungssieg
ending-TPT-EOD-12-2-6 = Raumfahrtsieg: Die Marke liegt auf einem Lorbeer.
    .short = Raumfahrtsieg

ending-tournament = Turnierpunkte

## Was an einer Ausgabe falsch ist.  Die Namen in Anführungszeichen sind die Felder der Datei.

fault-icon-list = Hier muss eine Liste von Symbolen stehen, nicht { $found }
fault-both-ways = Ein Pfeil hat „left_right“ oder „direction“ und „count“, nicht beides
fault-shaded = Nur Symbole im Ereignis einer grünen Karte sind schattiert
fault-strict = „strict“ kann nur ein Prestigepfeil sein
fault-no-amount = „amount“ darf nicht 0 sein
fault-long-title = { $key } muss ein Text mit höchstens { $most } Zeichen sein
fault-special-strict = Die Prestigepfeile einer Sonderkarte müssen „strict“ sein
fault-wall = Was die Mauer bewirkt, steht in den Regeln: Es muss { $value } sein
fault-no-event = „event“ muss ein Symbol enthalten
fault-blue = Jedes Symbol im Ereignis einer blauen Karte muss rot oder gelb sein
fault-police = „police_symbol“ muss null oder { $colour } sein, weil das erste Staatsgewalt-Symbol des Ereignisses { $colour } ist
fault-conflict-colour = Neben dem Wert von { $side } sind nur Konfliktsymbole seiner Farbe erlaubt
fault-reshuffles = { $count } Karten müssen „reshuffle“ haben, nicht { $found }
fault-chains = In jeder Spalte müssen mindestens { $least } Karten keine weitere Karte ziehen, damit Ketten enden; in einer sind es { $found }
fault-no-spaces = Es muss Felder geben („spaces“)
fault-last-space = Das letzte Feld muss eines von 1 bis { $most } sein, nicht { $found }
fault-by-spaces = { $key } muss { $value } sein, wie es die Felder sagen, nicht { $found }
fault-stated-field = { $key } muss { $value } sein, nicht { $found }
fault-start-laurel = Das Startfeld kann keinen Lorbeerkranz haben
fault-laurel-level = Die Stufe { $level } gehört auf Felder mit Lorbeerkranz, und nur dorthin
fault-start-icons = Das Startfeld kann keine Symbole haben
fault-whose-symbol = Ein 3-1-Symbol gilt der Supermacht, auf deren Hälfte es liegt
fault-treasury-spaces = „spaces“ muss eine Liste von { $count } Feldern sein
fault-in-the-red = „in_the_red“ muss { $value } sein
fault-stated = { $key } steht in den Regeln fest: Es muss { $value } sein, nicht { $found }
fault-count = Es müssen { $count } sein, nicht { $found }{ $missing ->
    [none] {""}
   *[other] ; es fehlt { $missing }
}

## Statistik vieler Partien

measure-points = Siegpunkte
measure-dollars = Staatskasse ($)
use-arms_race = Wettrüsten
use-credit = Kredit
use-automatic-event = automatisches Ereignis
use-drawn = gezogen und ausgeführt
legend-arms-race = Wettrüsten
    .is = Supermächte zahlen, um die Marke zu bewegen; wer führt, hat bei Ereignissen Vorteile, ein Lorbeer gewinnt sofort
    .forms = Wettrüstens
legend-space-race = Raumfahrt
    .is = eine Leiste der Supermächte, die am Dekadenende zählt; ein Lorbeer gewinnt sofort
legend-dominance = Dominanz
    .is = eine Leiste der Supermächte; ihr Feld bringt Punkte, und Symbole am Dekadenende
legend-treasury = Staatskasse
    .is = die Dollar einer Supermacht, die Punkte wert sind
    .forms = Staatskassen
legend-credit = Kredit
    .is = eine Supermacht nimmt den Wert einer Karte als Dollar
    .forms = Kredits
legend-doves = Friedenstauben
    .is = sechs wahren den Frieden; Konflikte drehen sie um
    .forms = Friedenstaube
legend-nuclear-war = Atomkrieg
    .is = beginnt, wenn eine Friedenstaube verloren geht und keine mehr da ist; wer ihn beginnt, verliert
    .forms = Atomkriegs
legend-peacemaker = Friedensstifter
    .is = eine Karte, die ihr Spieler sammelt, für Punkte
legend-superpower = Supermacht
    .is = die USA oder die Sowjetunion, jede mit einem deutschen Staat als Verbündetem
    .forms = Supermächte, Supermächten
legend-automatic = Automatisches Ereignis
    .is = das Ereignis der letzten Karte einer Subdekade, das niemand auslöst
    .forms = automatisches Ereignis, automatischen Ereignis, automatischen Ereignisse, automatische Ereignisse
legend-sub-decade = Subdekade
    .is = einer der drei Teile einer Dekade: A, B und C
    .forms = Subdekaden
legend-laurel = Lorbeer
    .is = das letzte Feld einer Leiste: Die Supermacht, die es erreicht, gewinnt
legend-free-arrow = Freier Pfeil
    .is = bewegt Dominanz oder Prestige um 1, in beliebige Richtung
    .forms = freien Pfeil, freier Pfeil

## Was man statt der Wörter der Notation tippen kann

typed-arms_race = Wettrüsten rüsten rüste
typed-credit = Kredit
typed-prestige = Prestige
typed-dominance = Dominanz
typed-east = Osten Ost rot
typed-west = Westen gelb
typed-income = Einkommen Dollar
typed-usa = USA
typed-soviet_union = Sowjetunion UdSSR
typed-first = zuerst zieht
