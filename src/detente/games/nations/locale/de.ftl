## Namen. Beträge sind immer Millionen; die Länder bringen ihre Namen mit.

leader-king = König
leader-president = Präsident
leader-dictator = Diktator
leader-guerrilla = Guerillaführer
piece-agent = Geheimagent
piece-tanker = Tanker
piece-pipeline = Pipeline
piece-derrick = Bohrturm
million = { $amount } { $amount ->
    [one] Million
   *[other] Millionen
}

place-point = { $country } { $number }
place-capital = Hauptstadt von { $country }
place-incident = Zwischenfallfeld von { $country }
place-port = Hafen von { $country }
place-derricks = Bohrtürme von { $country }
place-route = Trasse { $port }–{ $inland }
place-north = Nordmeer
place-south = Südmeer
place-waiting = Noch ohne Platz
place-deck = Zwischenfälle
place-below = Gezogene Zwischenfälle
place-reserve = Reserve
place-stock = Bank

## Was die Figuren taugen, und wie sie gerade stehen

about-king = 2 je Schritt oder Einsatz, 2 je Förderpaar
about-president = 2 je Schritt oder Einsatz, 2 je Förderpaar
about-dictator = 1 je Schritt oder Einsatz, 1 je Förderpaar
about-guerrilla = 1 je Schritt oder Einsatz, 1 je Förderpaar
about-agent = geht jede Runde vier Schritte
note-ruler = regiert { $country }
note-working = fördert für { $seat } ({ $port })
note-idle = fördert nicht

## Tafeln

panel-table = Lage
panel-incidents = Zwischenfälle
label-round = Runde
label-turn = Am Zug
label-phase = Phase
label-canal = Kanal
label-card = Offene Karte
label-standing = Status
label-cash = Kasse
label-debt = Schulden
label-income = Einkommen
label-derricks = Bohrtürme
round = { $round } von { $most }
phase-first = Erster Zug
phase-agent = Geheimagent
phase-leader = Staatschef
phase-card = Zwischenfall
phase-end = Zugende
phase-over = Spiel beendet
canal-open = offen für alle
canal-ruled = nur für { $seat }
standing-out = ausgeschieden
income-mark = +{ $amount }

## Vorschau

preview-price = { $price ->
    [0] frei
   *[other] { $price }
}
preview-money = Kasse { $before } → { $after }
preview-income = Einkommen { $before } → { $after }
preview-both = Kasse { $cash-before } → { $cash-after }, Einkommen { $income-before } → { $income-after }
preview-ruler = { $seat }
preview-free = ohne Staatschef

## Fragen

prompt-over = { $reason ->
    [SDN-END-1] { $winners } ist als letzte Großmacht übrig und gewinnt.
    [SDN-END-3] Die letzte Runde ist gespielt: { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
   *[together] Alle scheiden zugleich aus: { $winners } teilen sich den Sieg.
}
prompt-first = { $mine ->
    [yes] Ihr erster Zug: Setzen Sie einen Staatschef in eine freie Hauptstadt. Ihr Geheimagent kommt mit.
   *[no] { $seats } setzt den ersten Staatschef.
}
prompt-station = { $mine ->
    [yes] Wohin soll Ihr Tanker?
   *[no] { $seats } stellt den ersten Tanker auf.
}
prompt-turn-agent = { $mine ->
    [yes] Sie sind am Zug: Ihr Geheimagent muss genau vier Schritte gehen. Wohin?
   *[no] { $seats } ist am Zug: Der Geheimagent geht.
}
prompt-turn-leader = { $mine ->
    [yes] Setzen Sie einen Staatschef ein, oder lassen Sie einen vorrücken.
   *[no] { $seats } ist am Zug: Ein Staatschef handelt.
}
prompt-turn-sell = { $mine ->
    [yes] Für einen Staatschef fehlt Geld: Sie müssen einen Tanker verkaufen.
   *[no] { $seats } muss einen Tanker verkaufen.
}
prompt-turn-end = { $mine ->
    [yes] Ihr Zug kann enden. Vorher noch ein Tanker, eine Pipeline?
   *[no] { $seats } kann noch handeln oder den Zug beenden.
}
prompt-target = { $mine ->
    [yes] { $leader }: Wohin? Die Zahlen sind der Preis in Millionen.
   *[no] { $seats } lässt { $leader } vorrücken.
}
prompt-order = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } darf oder muss vorrücken.
}
prompt-order-target = { $mine ->
    [yes] { $card }: Wohin rückt { $leader } vor?
   *[no] { $card }: { $seats } lässt { $leader } vorrücken.
}
prompt-coup = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } darf einen Staatschef einsetzen.
}
prompt-delivery = { $mine ->
    [yes] { $card }: Auf welches Meer kommt der Tanker?
   *[no] { $card }: { $seats } stellt einen Tanker auf.
}
prompt-withdraw = { $mine ->
    [yes] { $card }: Wer muss das Feld räumen?
   *[no] { $card }: { $seats } zieht einen Staatschef zurück.
}
prompt-depose = { $mine ->
    [yes] { $card }: Wen stürzen Sie?
   *[no] { $card }: { $seats } darf einen Gegner stürzen.
}
prompt-death = { $mine ->
    [yes] { $card }: Wen trifft es?
   *[no] { $card }: { $seats } verliert einen Staatschef.
}
prompt-loss = { $mine ->
    [yes] { $card }: Welchen Tanker verlieren Sie?
   *[no] { $card }: { $seats } verliert einen Tanker.
}
prompt-remove = { $mine ->
    [yes] { $card }: Welche Pipeline wird abgebaut?
   *[no] { $card }: { $seats } wählt eine Pipeline.
}
prompt-loan = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } darf einen Kredit nehmen.
}

## Was getan werden kann

offer-agent = Geheimagent: { $point }
offer-agent-incident = Geheimagent: { $point }, Karte ziehen
offer-place = { $leader } nach { $country } ({ $price ->
    [0] kostenlos
   *[other] { $price }
})
offer-advance = { $leader } vorrücken ({ $point })
offer-to = { $point } ({ $price ->
    [0] kostenlos
   *[other] { $price }
})
offer-to-incident = { $point }, Karte ziehen ({ $price ->
    [0] kostenlos
   *[other] { $price }
})
offer-to-attack = Angriff: { $point } ({ $price ->
    [0] kostenlos
   *[other] { $price }
})
offer-buy-tanker = Tanker kaufen: { $place } ({ $price })
offer-move-tanker = Tanker: { $source } → { $target }
offer-sell-tanker = Tanker verkaufen: { $place } (+{ $price })
offer-buy-pipeline = Pipeline { $port }–{ $inland } legen ({ $price })
offer-station = Tanker: { $place }
offer-withdraw = { $leader } zurückziehen ({ $point })
offer-depose = { $leader } stürzen ({ $country })
offer-lose-leader = { $leader } von { $country }
offer-lose-tanker = Tanker: { $place }
offer-remove-pipeline = Pipeline { $port }–{ $inland } abbauen
offer-take-loan = Kredit nehmen
offer-decline = Verzichten
offer-done = Zug beenden
offer-give-up = Aufgeben

## Das Protokoll

log-turn = { $seat } ist am Zug.
log-round = Runde { $round } beginnt.
log-income = { $amount ->
    [0] { $seat } hat kein Einkommen.
   *[other] { $seat } nimmt { $amount } ein.
}
log-repaid = { $seat } zahlt { $amount } vom Kredit zurück, { $left ->
    [0] damit ist er getilgt
   *[other] { $left } sind noch offen
}.
log-placed = { $seat } setzt { $leader } in { $country } ein ({ $price ->
    [0] kostenlos
   *[other] für { $price }
}).
log-agent-placed = Der Geheimagent von { $seat } beginnt: { $point }.
log-stationed = { $seat } stellt einen Tanker auf: { $place }.
log-agent = Geheimagent von { $seat }: { $source } → { $target }.
log-moved = { $leader } von { $seat }: { $source } → { $target } ({ $price ->
    [0] kostenlos
   *[other] für { $price }
}).
log-beaten = { $leader } von { $owner } ist in { $country } gestürzt und aus dem Spiel.
log-beaten-reserve = { $leader } von { $owner } ist in { $country } gestürzt und zurück in der Reserve.
log-taken = { $seat } regiert jetzt { $country }.
log-lost-country = { $country } hat keinen Staatschef mehr.
log-captured = { $seat } erbeutet in { $country } { $count ->
    [one] einen Tanker
   *[other] { $count } Tanker
} von { $loser }.
log-bought = { $seat } kauft einen Tanker: { $place }.
log-sailed = Tanker von { $seat }: { $source } → { $target }.
log-sold = { $seat } verkauft einen Tanker: { $place }.
log-laid = { $seat } legt die Pipeline { $port }–{ $inland }.
log-card = { $seat } zieht „{ $card }“: { $text }
log-declined = { $seat } verzichtet.
log-void = Die Karte bewirkt nichts.
log-received = { $seat } erhält { $amount }.
log-paid = { $seat } zahlt { $amount }.
log-paid-nothing = { $seat } hat nichts zu zahlen.
log-tanker-lost = { $seat } verliert einen Tanker: { $place }.
log-withdrawn = { $leader } von { $seat } kehrt in die Reserve zurück ({ $point }).
log-died = { $leader } von { $seat } stirbt ({ $point }).
log-removed = Die Pipeline { $port }–{ $inland } ist abgebaut.
log-loan = { $seat } nimmt einen Kredit: { $amount } jetzt, { $debt } Schulden.
log-passed = { $reason ->
    [SDN-LEADER-13] Alle Wege von { $seat } sind versperrt: Kein Staatschef handelt.
   *[money] { $seat } kann keinen Staatschef bezahlen und setzt aus.
}
log-out = { $reason ->
    [SDN-OUT-3] { $seat } hat weder Geld noch Einkommen und scheidet aus.
    [SDN-OUT-5] { $seat } hat die letzte Chance verloren und scheidet aus.
    [SDN-OUT-7] { $seat } hat keinen Staatschef mehr und scheidet aus.
    [SDN-LEADER-13] { $seat } kann nicht mehr ziehen und scheidet aus.
   *[gave-up] { $seat } gibt auf.
}
log-end = { $reason ->
    [SDN-END-1] { $winners } ist als Letzter übrig und gewinnt.
    [SDN-END-3] Die letzte Runde ist gespielt. Es gewinnt: { $winners }.
   *[together] Alle scheiden zugleich aus und teilen sich den Sieg.
}

## Zwischenfälle

card-INC-F01 = Ölpreis steigt
card-INC-F02 = Wirtschaftshilfe
card-INC-F03 = Konzession verkauft
card-INC-F04 = Staatsbesuch
card-INC-F05 = Wahlsieg
card-INC-F06 = Militärparade
card-INC-F07 = Guerilla auf dem Vormarsch
card-INC-F08 = Handstreich
card-INC-F09 = Stapellauf
card-INC-F10 = Kreditangebot
card-INC-F11 = Volksaufstand im Ausland
card-INC-U01 = Bestechungsskandal
card-INC-U02 = Streik auf den Ölfeldern
card-INC-U03 = Erdbeben
card-INC-U04 = Tankerunglück
card-INC-U05 = Orkan
card-INC-U06 = Abdankung
card-INC-U07 = Wahlniederlage
card-INC-U08 = Palastrevolte
card-INC-U09 = Rückzug in die Berge
card-INC-U10 = Attentat
card-INC-U11 = Sabotage
card-INC-U12 = Unaufschiebbare Reise

## Vor dem Spiel: was es ist, und was ein Tisch wählen kann

game-about = Kark hat acht Länder, ein Meer von Öl und keine Regierung, die lange hält. Setzen Sie Könige, Präsidenten, Diktatoren und Guerillaführer ein, legen Sie Pipelines, schicken Sie Tanker – und stürzen Sie alle, die Ihnen dabei im Weg sitzen.
option-seats = Spieler
option-seats-about = Wie viele Großmächte um Kark ringen.
option-rounds = Runden
option-rounds-about = Nach so vielen Runden gewinnt, wer über die meisten Bohrtürme herrscht, wenn bis dahin niemand allein übrig ist.
option-beaten = Gestürzte Staatschefs
option-beaten-about = Was aus einem Staatschef wird, der angegriffen worden ist.
option-beaten-out = aus dem Spiel
option-beaten-reserve = zurück in die Reserve
option-blocked = Alle Wege versperrt
option-blocked-about = Was mit einem Spieler geschieht, dessen Staatschefs alle blockiert sind.
option-blocked-passes = setzt aus
option-blocked-out = scheidet aus
option-start_cash = Startgeld
option-start_cash-about = Millionen, mit denen jeder beginnt.
option-pipelines = Pipelines kauft
option-pipelines-about = Wer eine Pipeline für eine Trasse kaufen darf.
option-pipelines-ruler = wer an einem Ende regiert
option-pipelines-anyone = jeder
option-give_up = Aufgeben
option-give_up-about = Ob man in seinem Zug aufgeben darf.
option-give_up-no = nein
option-give_up-yes = ja

## Wie Spiele enden, nach der Regel, die sie beendet

ending-SDN-END-1 = Nur eine Großmacht ist übrig.
ending-SDN-END-3 = Die letzte Runde ist gespielt.
ending-SDN-END-4 = Die letzten Spieler scheiden im selben Moment aus.
