## Die Seiten. Was hier fehlt, heißt wie in jedem Spiel um Deutschland.

seat = { $seat ->
    [0] West
   *[other] Ost
}
place-shown = Offen abgeworfen

## Was Karten bewirken

about-red = Rote Karte: Ereignis nur für Ost.
about-yellow = Gelbe Karte: Ereignis nur für West.
about-dual = Duale Karte: Ereignis für beide, ein Symbol oder Pfeil darf entfallen.
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

prompt-price = { $mine ->
    [yes] Werfen Sie als Preis der Sonderkarte eine Handkarte ab, oder lassen Sie West eine Karte ziehen?
   *[no] { $side } { verb.pay } den Preis der Sonderkarte.
}
why-icon = durch das Ereignis

## Was getan werden kann

offer-ignore = Ohne: { $icon }
offer-let-draw = West eine Karte ziehen lassen

## Das Protokoll

log-HalfDecadeEnded = { $half ->
    [1] Die erste Hälfte der Dekade { $decade } ist vorbei.
   *[other] Die Dekade { $decade } geht zu Ende.
}
log-CardTaken = { $seat } { verb.take } „{ $card }“{ $source ->
    [hand] { " " }von der Hand
   *[other] {""}
}: { $use ->
    [unrest] Unruhe entfernen
    [build] Wirtschaft aufbauen
    [raise] Lebensstandard erzeugen
   *[event] Ereignis auslösen
}.
log-CardShown = { $seat } { verb.discard } „{ $card }“ offen ab.
log-PoliceUsed = Ost setzt die Staatsgewaltkarte „{ $card }“ ein.

## Vor dem Spiel: was es ist, und was ein Tisch wählen kann

game-about = Zwei deutsche Staaten, vierzig Jahre, ein Volk, das vergleicht. Bauen Sie Fabriken und Wohlstand, überstehen Sie Flucht, Devisennot und Proteste – und bringen Sie die andere Seite zum Einsturz, bevor Ihre fällt.
option-seats-about = West und Ost.
option-protest_ban = Bauverbot auf Doppellinien
option-protest_ban-about = Was ein Massenprotest an einem Ende einer Verbindung mit zwei Linien sperrt.
option-protest_ban-connection = beide Linien
option-protest_ban-line = nur die nahe Linie
option-build_points = Wirtschaftspunkte
option-build_points-about = Ob beim Aufbauen der Wirtschaft Punkte ungenutzt bleiben dürfen.
option-build_points-up_to = dürfen verfallen
option-build_points-all = müssen genutzt werden
option-assignment = Hamburg und externe Fabriken
option-assignment-about = Wie oft sie beim Erzeugen von Lebensstandard zugeordnet werden.
option-assignment-once = einmal zu Beginn
option-assignment-anew = vor jedem LS neu
option-berlin_protest = Massenprotest in West-Berlin
option-berlin_protest-about = Ob er zusätzlich zu dem der Versorgungsprovinz zählt.
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
