## Rollen. Was hier fehlt, heißt wie in jedem Spiel um Deutschland.

seat = { $seat ->
    [0] USA
    [1] Sowjetunion
    [2] West
   *[other] Ost
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
and = { " und " }
nobody = niemand
nothing = nichts
dollars = { $sign }{ $amount } $

track-dominance = Dominanz
track-arms_race = Wettrüsten
track-space_race = Wettlauf ins All
track-treasury = Kassen
space-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
space-level = Vorteil { $level }
space-laurel = Lorbeer: gewinnt am Jahrzehntende
space-income = Einkommen USA { $usa } $, Sowjetunion { $su } $
space-income-of = { $power }: Einkommen { $dollars } $
space-treasury = Kasse { $dollars } $
place-pool = Weltfrieden
place-order = Reihenfolge
place-subs = Abschnitt
place-treasury-track = Kassen
place-dove = Friedenstaube
place-button = Roter Knopf
place-reminders = Merker
place-turn = { $number }. am Zug
place-sub = Abschnitt { $sub }
place-stacks = 2+2-Karten, die noch kommen
place-arms_race-cards = Rüstungsstapel
place-conflict-cards = Konfliktstapel
place-collected = Friedensstifter: { $side }

piece-money = { $power }: { $dollars }
in-the-red = in den roten Zahlen: nur Kredite und Ereignisse mit Einnahmen
piece-dove = Friedenstaube
piece-dove-gone = verlorene Taube
piece-button = roter Knopf
piece-executed = ausgeführte Karte
about-button = Wer eine Taube nehmen muss, wenn keine mehr da ist, drückt ihn: Atomkrieg, das Spiel endet sofort, und er verliert.
reminder-arms_race_cost_up = jeder Rüstungsschritt kostet 1 $ mehr
reminder-soviet_value_down = Sowjetunion: Kartenwert −1

## Was Karten tun

about-red = Rote Karte: Nur Rote (Sowjetunion, Ost) lösen ihr Ereignis aus.
about-yellow = Gelbe Karte: Nur Gelbe (USA, West) lösen ihr Ereignis aus.
about-dual = Duale Karte: Alle dürfen ihr Ereignis auslösen und ein Symbol oder einen Pfeil weglassen.
about-special = Sonderkarte: nur für Rote; kostet eine Handkarte oder gibt einem Gelben eine Karte.
about-blue = Blaue Karte: Wer ihr Ereignis auslöst, führt nur die Hälfte der eigenen Farbe aus.
about-green = Grüne Karte: Alle dürfen ihr Ereignis auslösen; Schattiertes gilt nicht als automatisches Ereignis.
about-black = Schwarze Karte: Alle dürfen ihr Ereignis auslösen; alles gilt.
about-values = { $west ->
    [0] { $east ->
        [0] Wert 0.
       *[other] Wert: Gelb { $west }, Rot { $east }.
    }
   *[other] Wert: Gelb { $west }, Rot { $east }.
}
about-beside = Beim Wert der { $side }: { $text }.
about-below = Unter dem Wert, wer auch immer ihn spielt: { $text }.
about-ban = Nicht zum Wettrüsten.
about-column = { $column }: { $text }.
about-reshuffle = Danach wird der ganze Stapel gemischt.
strict = streng: nur Prestige
shaded = schattiert: nicht im automatischen Ereignis

icon-dove-lost = { $count ->
    [one] eine Taube verlieren
   *[other] { $count } Tauben verlieren
}
icon-dove-restored = { $count ->
    [one] eine Taube kommt zurück
   *[other] { $count } Tauben kommen zurück
}
icon-peacemaker = die Karte als Friedensstifter sammeln
icon-treasury = { $whose ->
    [usa] USA
   *[other] Sowjetunion
} { $sign }{ $dollars } $
icon-conflict = { $count ->
    [one] Konfliktkarte
   *[other] { $count } Konfliktkarten
} für { $whose ->
    [yellow] die USA
    [red] die Sowjetunion
   *[other] die Supermacht der aktiven Seite
}
icon-free-arrow = Dominanz oder Prestige 1 Feld bewegen, gleich wohin
icon-arms-race-cost-up = ab jetzt kostet jeder Rüstungsschritt 1 $ mehr
icon-soviet-value-down = ab jetzt sowjetische Kartenwerte −1
icon-next-decade-card = { $whose ->
    [usa] USA
   *[other] Sowjetunion
}: eine Karte des nächsten Jahrzehnts (3−1)
arrow-dominance = Dominanz { $change }
arrow-arms_race = Wettrüsten { $change }
arrow-space_race = Wettlauf ins All { $change }

## Tafeln

label-treasury = Kasse
label-points = Punkte
label-peacemakers = Friedensstifter
label-dominance = Dominanzvorteil
label-doves = Tauben
label-reminders = Merker
label-talk = Absprachen
label-edition = Ausgabe
edition-house = unsere eigene
label-to-draw = Im Stapel
label-executed = Ausgeführt
label-standing = Sieger jetzt
label-yellow-wins = Gelb siegt durch
label-red-wins = Rot siegt durch
label-next-order = Dann Reihenfolge
doves-left = { $doves } von 6
sub-of = { $decade }, Abschnitt { $sub }
automatic-event = Automatisches Ereignis
edition-text = Die Werte der Karten, Stapel und Leisten sind eine Ausgabe dieses Hauses, nicht die gedruckten; ein Tisch kann eine eigene Datei mitbringen.
panel-arms_race = Letzte Rüstungskarte
panel-conflict = Letzte Konfliktkarte
panel-peacemakers = Friedensstifter
panel-war = Atomkrieg
last-card = Karte
advantage-title = Rüstungsvorteil
advantage = { $level ->
    [0] niemand
   *[other] { $power }, Stufe { $level }
}
advantage-text = { $level ->
    [0] Niemand ist aktiv. Ost entscheidet, wohin rote Symbole gehen, West über gelbe; Wappen entscheiden wie gedruckt.
    [1] Niemand ist aktiv. { $power } entscheidet, wohin Symbole ohne Wappen gehen; Wappen entscheiden wie gedruckt.
    [2] Niemand ist aktiv. { $power } entscheidet, wohin Symbole gehen, auch die mit dem Wappen des gegnerischen Staates; das Wappen des Verbündeten bleibt bei ihm.
   *[other] Niemand ist aktiv. { $power } darf zuerst ein Symbol oder einen Pfeil weglassen und entscheidet, wohin die übrigen gehen, auch die mit dem Wappen des gegnerischen Staates; das Wappen des Verbündeten bleibt bei ihm.
}
column-player = Spieler
column-peacemakers = Frieden
column-outcome = Punkte
war-title = { $trigger } hat den roten Knopf gedrückt
war-text = Es war keine Taube mehr da, die verloren gehen konnte. { $trigger } verliert. Von den anderen gewinnt, wer die meisten Friedensstifter gesammelt hat; bei Gleichstand verliert der Verbündete von { $trigger }: { $winner }.
outcome-winner = 4
outcome-loser = −2
outcome-other = 1

## Vorschau und Jahrzehntende

phase-arms_race = Wettrüsten
phase-space_race = Wettlauf ins All
phase-dominance = Dominanz
points-title = Siegpunkte
points-value = USA { $usa }, SU { $su }
points-text = Gewinnt eine Seite, dann ihre Supermacht, wenn sie mehr Punkte hat als die andere; sonst ihr deutscher Staat.
points-dominance = Dominanz
points-arms_race = Wettrüsten
points-space_race = Wettlauf ins All
points-treasury = Kasse
points-debt = Schulden (−1 je volle 2 $)
standing-open = noch offen
standing-winner = { $side } ({ $reason ->
    [TPT-EOD-12-1-1] Wettrüsten
    [TPT-EOD-12-2-6] Wettlauf ins All
    [WSDV-EOD-9-1] Triumph des Sozialismus
    [WSDV-EOD-9-3] Sozialismus scheitert
    [WSDV-EOD-10-1] Osten bricht zusammen
    [WSDV-EOD-10-2] Westen bricht zusammen
    [WSDV-WIN-2] beide brechen zusammen
   *[other] DDR besteht weiter
})
forecast-wins = { $side } gewinnt
forecast-advantage = { $level ->
    [0] Niemand hat einen Vorteil in automatischen Ereignissen.
   *[other] { $power } hat Vorteil { $level } in automatischen Ereignissen.
}
forecast-card = 3−1 für { $side }
forecast-incomes-value = { $usa } $ / { $su } $
forecast-incomes = Einkommen USA { $usa } $, Sowjetunion { $su } $

## Fragen

prompt-over = { $reason ->
    [TPT-NUKE-11-1] Atomkrieg: { $trigger } hat den roten Knopf gedrückt. Gewonnen: { $winner }.
    [TPT-EOD-12-1-1] Wettrüsten: { $winner } gewinnt.
    [TPT-EOD-12-2-6] Wettlauf ins All: { $winner } gewinnt.
    [WSDV-EOD-1-4] Staatsbankrott der DDR: { $winner } gewinnt.
    [WSDV-EOD-9-1] Triumph des Sozialismus: { $winner } gewinnt.
    [WSDV-EOD-9-3] Der Sozialismus scheitert: { $winner } gewinnt.
    [WSDV-EOD-10-1] Der Osten bricht zusammen: { $winner } gewinnt.
    [WSDV-EOD-10-2] Der Westen bricht zusammen: { $winner } gewinnt.
    [WSDV-WIN-2] Beide Staaten brechen zusammen: { $winner } gewinnt.
   *[other] Die DDR besteht weiter: { $winner } gewinnt.
}
before-auto = Automatisch „{ $card }“{ $level ->
    [0] {""}
   *[other] { " " }({ $power }, Stufe { $level })
}:{ " " }
prompt-price = { $mine ->
    [yes] Die Sonderkarte kostet: eine Handkarte abwerfen, oder ein Gelber zieht eine Karte.
   *[no] { $side } zahlt für die Sonderkarte.
}
prompt-spare = { $mine ->
    [yes] Ihr Vorteil, was fällt weg?
   *[no] { $side } darf ein Symbol oder einen Pfeil weglassen.
}
prompt-extra = { $mine ->
    [yes] Ihre 3−1-Karte: Sie haben eine Karte zu viel. Welche werfen Sie ab?
   *[no] { $side } wirft für die 3−1 eine Karte ab.
}
prompt-convert = { $mine ->
    [yes] Ein Prestigepfeil: Bewegen Sie Prestige oder stattdessen Dominanz?
   *[no] { $side } bewegt Prestige oder Dominanz.
}
prompt-free = { $mine ->
    [yes] Freier Pfeil: Welchen Marker bewegen Sie wohin?
   *[no] { $side } bewegt einen Marker mit dem freien Pfeil.
}
prompt-missed = { $mine ->
    [yes] Die Dominanz ist am Ende: 1 $ oder 1 Unruhe weniger in Ihrem Deutschland?
   *[no] { $side } bekommt einen Bonus: Die Dominanz ist am Ende.
}
prompt-first = { $mine ->
    [yes] Beide Supermächte ziehen eine Rüstungskarte. Wer zieht zuerst?
   *[no] { $side } entscheidet, wer zuerst zieht.
}
prompt-space = { $mine ->
    [yes] Dominanz: Die Symbole welches Feldes werden ausgeführt?
   *[no] { $side } wählt ein Feld der Dominanz.
}
why-icon = Karte
why-step = Rüstungsschritt
why-credit = Kredit
why-income = Einkommen

## Was Sie tun können

offer-ignore = Ohne: { $icon }
offer-arms_race = Wettrüsten
offer-credit = Kredit: +{ $dollars } $
offer-convert = { $track }
offer-step = { $track } → { $at }
offer-space = { $space }: { $text }
offer-income = 1 $ nehmen
offer-first = { $side } zieht zuerst
offer-let-draw = Einen Gelben eine Karte ziehen lassen

## Das Protokoll

log-TurnOrderSet = Reihenfolge: { $seats }.
log-StacksLaid = Verdeckt: { $b } Karten von 2+2 für Abschnitt B, { $c } für C; { $gone } ungesehen aus dem Spiel.
log-SubDecadeBegan = Jahrzehnt { $decade }, Abschnitt { $sub }: { $seat } ist zuerst am Zug.
log-CardTaken = { $seat } nimmt „{ $card }“{ $source ->
    [hand] { " " }von der Hand
   *[other] {""}
}: { $use ->
    [unrest] Unruhe entfernen
    [build] Bauen
    [raise] Lebensstandard heben
    [arms_race] Wettrüsten
    [credit] Kredit
   *[event] Ereignis
}.
log-AutoEventBegan = Automatisches Ereignis: „{ $card }“{ $level ->
    [0] . Niemand hat einen Rüstungsvorteil.
    [1] . { $seat } (Rüstungsstufe 1) entscheidet, wohin Symbole ohne Wappen gehen.
    [2] . { $seat } (Rüstungsstufe 2) entscheidet, wohin Symbole gehen, auch für das gegnerische Wappen.
   *[other] . { $seat } (Rüstungsstufe { $level }) darf ein Symbol weglassen und entscheidet, wohin die übrigen gehen.
}
log-CardCollected = { $seat } sammelt „{ $card }“ als Friedensstifter.
log-TrackMoved = { $track }: { $before } → { $after }.
log-StepLost = { $track } ist am { $east ->
    [yes] roten
   *[no] gelben
} Ende: Der Schritt verfällt.
log-MoneyMoved = { $seat } { $paid ->
    [yes] zahlt { $dollars } $
   *[no] bekommt { $dollars } $
} ({ $why }), danach { $treasury }.
log-DoveFlipped = { $restored ->
    [yes] Eine Taube kommt zurück
   *[no] Eine Taube geht verloren
}: { $doves } von 6.
log-DeckCardDrawn = { $seat } zieht { $deck ->
    [arms_race] eine Rüstungskarte
   *[other] eine Konfliktkarte
}: „{ $card }“.
log-DeckShuffled = { $deck }: Alle Karten werden gemischt.
log-FirstToDraw = { $first } zieht zuerst.
log-ReminderSet = Ab jetzt: { $reminder }.
log-NextCardReceived = { $seat } bekommt „{ $card }“ aus dem nächsten Jahrzehnt.
log-NextCardReceived-unknown = { $seat } bekommt eine Karte des nächsten Jahrzehnts.
log-DeckSupplied = Der Stapel ist leer: Eine im letzten Jahrzehnt { $source ->
    [discarded] ungespielt abgeworfene
   *[other] beiseitegelegte
} Karte kommt ins Spiel.
log-CardMissing = Der Stapel ist leer: Es fehlt eine Karte.
log-SpaceChosen = { $seat } führt Feld { $space } der Dominanz aus: { $text }.
log-ButtonPressed = Es ist keine Taube mehr da. { $seat } drückt den roten Knopf: Atomkrieg.
log-PoliceUsed = { $seat } setzt die Polizei ein („{ $card }“).
log-SideWon = { $side ->
    [red] Rot
   *[yellow] Gelb
} gewinnt. Siegpunkte: USA { $usa }, Sowjetunion { $soviet-union }.
log-GameEnded = { $reason ->
    [TPT-NUKE-11-1] { $seat } hat den Frieden am besten bewahrt und gewinnt.
    [TPT-EOD-12-1-1] Wettrüsten: { $seat } gewinnt.
    [TPT-EOD-12-2-6] Wettlauf ins All: { $seat } gewinnt.
    [WSDV-EOD-1-4] Die DDR ist bankrott: { $seat } gewinnt.
    [WSDV-EOD-9-1] Triumph des Sozialismus: { $seat } gewinnt.
    [WSDV-EOD-9-3] Der Sozialismus scheitert: { $seat } gewinnt.
    [WSDV-EOD-10-1] Der Osten bricht zusammen: { $seat } gewinnt.
    [WSDV-EOD-10-2] Der Westen bricht zusammen: { $seat } gewinnt.
    [WSDV-WIN-2] Beide Staaten brechen zusammen: { $seat } gewinnt.
   *[other] Die DDR besteht weiter: { $seat } gewinnt.
}

## Vor dem Spiel

game-about = Vier Spieler, zwei Bündnisse, ein Sieger: Über den beiden deutschen Staaten rüsten die Supermächte, fliegen ins All und bezahlen dafür – bis eine Seite nachgibt oder jemand den roten Knopf drückt. Die Werte der Karten, Stapel und Leisten sind unsere eigene Ausgabe.
option-seats-about = USA und West sind gelb, Sowjetunion und Ost rot; jeder spielt für sich.
option-edition = Ausgabe
option-edition-about = Die Werte der Karten, Stapel und Leisten. Die gedruckten sind nicht öffentlich: Unsere haben wir selbst entworfen, und ein Tisch kann eine eigene Datei mitbringen.
option-edition-house = dieses Hauses (nicht die gedruckten Werte)
option-communication = Absprachen
option-communication-about = Wer während des Spiels über das Spiel reden darf. Handkarten werden nie verraten.
option-communication-none = kein Wort über das Spiel
option-communication-partners = Partner miteinander
option-communication-open = alle mit allen

## Wie Spiele enden, nach der Regel, die sie beendet

ending-TPT-NUKE-11-1 = Atomkrieg: Eine Taube geht verloren, und keine ist mehr da.
ending-TPT-EOD-12-1-1 = Das Wettrüsten endet auf einem Lorbeer.
ending-TPT-EOD-12-2-6 = Der Wettlauf ins All endet auf einem Lorbeer.
