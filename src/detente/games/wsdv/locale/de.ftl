## Die Seiten. Was hier fehlt, heißt wie in jedem Spiel um Deutschland.

seat = { $seat ->
    [0] West
   *[other] Ost
}
place-shown = Offen abgeworfen

## Was Karten bewirken

about-red = Rote Karte: Ereignis nur für Ost.
about-yellow = Gelbe Karte: Ereignis nur für West.
about-dual = Zweifarbige Karte: Ereignis für beide, ein Symbol darf entfallen.
about-special = Sonderkarte: nur für Ost, kostet eine Handkarte oder gibt West eine Karte.
about-values = { $west ->
    [0] { $east ->
        [0] Wert 0.
       *[other] Wert: West { $west }, Ost { $east }.
    }
   *[other] Wert: West { $west }, Ost { $east }.
}

## Tafeln

panel-shown = Abgeworfen
half = { $decade }, { $half ->
    [1] erste Hälfte
   *[other] zweite Hälfte
}

## Fragen

prompt-over = { $reason ->
    [WSDV-EOD-1-4] Staatsbankrott: { $winner } gewinnt.
    [WSDV-EOD-9-1] Triumph des Sozialismus: { $winner } gewinnt.
    [WSDV-EOD-9-3] Der Sozialismus scheitert: { $winner } gewinnt.
    [WSDV-EOD-10-1] Der Osten bricht zusammen: { $winner } gewinnt.
    [WSDV-EOD-10-2] Der Westen bricht zusammen: { $winner } gewinnt.
    [WSDV-WIN-2] Beide Staaten brechen zusammen: { $winner } gewinnt.
   *[other] Die DDR besteht weiter: { $winner } gewinnt.
}
prompt-price = { $mine ->
    [yes] Die Sonderkarte kostet: eine Handkarte abwerfen, oder West zieht eine Karte.
   *[no] { $side } zahlt für die Sonderkarte.
}
why-icon = Ereignis

## Was getan werden kann

offer-ignore = Weglassen: { $icon }
offer-let-draw = West eine Karte ziehen lassen

## Das Protokoll

log-HalfDecadeEnded = { $half ->
    [1] Die erste Hälfte des Jahrzehnts { $decade } ist vorbei.
   *[other] Das Jahrzehnt { $decade } geht zu Ende.
}
log-CardTaken = { $seat } nimmt „{ $card }“{ $source ->
    [hand] { " " }von der Hand
   *[other] {""}
}: { $use ->
    [unrest] Unruhe entfernen
    [build] Bauen
    [raise] Lebensstandard heben
   *[event] Ereignis
}.
log-CardShown = { $seat } wirft „{ $card }“ offen ab.
log-PoliceUsed = Ost setzt die Polizei ein („{ $card }“).
log-GameEnded = { $reason ->
    [WSDV-EOD-1-4] Die DDR ist bankrott: { $seat } gewinnt.
    [WSDV-EOD-9-1] Triumph des Sozialismus: { $seat } gewinnt.
    [WSDV-EOD-9-3] Der Sozialismus scheitert: { $seat } gewinnt.
    [WSDV-EOD-10-1] Der Osten bricht zusammen: { $seat } gewinnt.
    [WSDV-EOD-10-2] Der Westen bricht zusammen: { $seat } gewinnt.
    [WSDV-WIN-2] Beide Staaten brechen zusammen: { $seat } gewinnt.
   *[other] Die DDR besteht weiter: { $seat } gewinnt.
}

## Vor dem Spiel: was es ist, und was ein Tisch wählen kann

game-about = Zwei deutsche Staaten, vierzig Jahre, ein Volk, das vergleicht. Bauen Sie Fabriken und Wohlstand, überstehen Sie Flucht, Devisennot und Proteste – und bringen Sie die andere Seite zum Einsturz, bevor Ihre fällt.
option-seats-about = West und Ost.
option-protest_ban = Bauverbot auf Doppellinien
option-protest_ban-about = Was ein Massenprotest an einem Ende einer Verbindung mit zwei Linien sperrt.
option-protest_ban-connection = beide Linien
option-protest_ban-line = nur die nahe Linie
option-build_points = Baupunkte
option-build_points-about = Ob beim Bauen Punkte ungenutzt bleiben dürfen.
option-build_points-up_to = dürfen verfallen
option-build_points-all = müssen genutzt werden
option-assignment = Hamburg und Ausland
option-assignment-about = Wie oft in einer Nutzung C zugeordnet wird.
option-assignment-once = einmal zu Beginn
option-assignment-anew = vor jedem LS neu
option-berlin_protest = Massenprotest in West-Berlin
option-berlin_protest-about = Ob er neben dem der Versorgungsprovinz selbst zählt.
option-berlin_protest-twice = zählt mit
option-berlin_protest-once = zählt nicht mit
option-berlin_lifted = Versorgungs-MP endet
option-berlin_lifted-about = Welcher weggenommen wird, wenn ein Massenprotest in West-Berlin endet.
option-berlin_lifted-by_choice = West wählt
option-berlin_lifted-in_order = in fester Folge
option-last_socialists = Sozialisten in Phase 9
option-last_socialists-about = Ob der Kasten auch nach einem Verlust gegen Massenproteste hilft.
option-last_socialists-always = immer
option-last_socialists-unless_lost = nicht nach Verlust
option-insolvency = Staatsbankrott
option-insolvency-about = Was in Phase 3 als Punkt zählt.
option-insolvency-lines = jede Linie
option-insolvency-connections = jede Verbindung
option-berlin_limit = Grenze für West-Berlin
option-berlin_limit-about = Welche Versorgungsprovinzen in Phase 5 zählen.
option-berlin_limit-delivered = die je geliefert haben
option-berlin_limit-present = deren Sektor LS hat
option-berlin_tolerance = Toleranz für West-Berlin
option-berlin_tolerance-about = Wie weit es in Phase 6 zurückliegen darf.
option-berlin_tolerance-none = gar nicht
option-berlin_tolerance-one = 1 wie alle
option-discards = Abgeworfene Karten
option-discards-about = Ob der Gegner sie sieht.
option-discards-hidden = verdeckt
option-discards-shown = offen
