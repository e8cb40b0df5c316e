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
}, um { $use ->
    [unrest] Unruhe zu entfernen
    [build] Wirtschaft aufzubauen
    [raise] Lebensstandard zu erzeugen
   *[event] das Ereignis auszulösen
}.
log-CardShown = { $seat } { verb.discard } „{ $card }“ offen ab.
log-PoliceUsed = Ost setzt die Staatsgewaltkarte „{ $card }“ ein.

## Vor dem Spiel: was es ist, und was ein Tisch wählen kann

game-about = Zwei deutsche Staaten, vierzig Jahre, ein Volk, das vergleicht. Bauen Sie Fabriken und Wohlstand, überstehen Sie Flucht, Devisennot und Proteste – und bringen Sie die andere Seite zum Einsturz, bevor Ihre fällt.
game-kind = Duell mit Karten, Wirtschaft und Unruhe
option-seats-about = West und Ost.
option-discards = Abgeworfene Karten
option-discards-about = Ob der Gegner sie sieht.
option-discards-hidden = verdeckt
option-discards-shown = offen
