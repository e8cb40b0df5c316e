## Namen. Beträge sind immer Millionen; die Länder bringen ihre Namen mit, $land ist ihr Kürzel.

leader = { $leader ->
    [king] König
    [president] Präsident
    [dictator] Diktator
   *[guerrilla] Guerillaführer
}
a-leader = { $leader ->
    [king] einen König
    [president] einen Präsidenten
    [dictator] den Diktator
   *[guerrilla] den Guerillaführer
}
own-leader = { $leader ->
    [king] König
    [president] Präsident
    [dictator] Diktator
   *[guerrilla] Guerillaführer
}
the-country = { $land ->
    [UOR] die { $country }
   *[other] { $country }
}
in-country = { $land ->
    [UOR] in der { $country }
   *[other] in { $country }
}
to-country = { $land ->
    [UOR] in die { $country }
   *[other] nach { $country }
}
# Without an article for all countries; other languages need $land.
toward-country = { $land ->
   *[other] Richtung { $country }
}
of-country = { $land ->
    [UOR] der { $country }
   *[other] von { $country }
}
into-anchorage = { $anchorage ->
    [port] in den Hafen { of-country }
   *[sea] auf das { $place }
}
at-anchorage = { $anchorage ->
    [port] im Hafen { of-country }
   *[sea] auf dem { $place }
}
piece-agent = Geheimagent
piece-tanker = Tankschiff
piece-pipeline = Pipeline
piece-derrick = Bohrturm

place-point = { $country } { $number }
place-capital = Hauptstadt { of-country }
place-incident = Fragezeichen { of-country }
short-incident = { $country } ?
place-port = Hafen { of-country }
place-derricks = Bohrtürme { of-country }
place-route = { $port }–{ $inland }
place-north = Nordmeer
place-south = Südmeer
place-waiting = Noch ohne Platz
place-deck = Nachziehstapel
place-below = Gezogene Karten
place-reserve = Reserve
place-stock = Bank

## Was die Figuren können, und wie sie gerade stehen

about-king = Einsetzen und jeder Schritt kosten 2 Mio.; bringt 2 Mio. je Produktionspaar
about-president = Einsetzen und jeder Schritt kosten 2 Mio.; bringt 2 Mio. je Produktionspaar
about-dictator = Einsetzen und jeder Schritt kosten 1 Mio.; bringt 1 Mio. je Produktionspaar
about-guerrilla = Einsetzen und jeder Schritt kosten 1 Mio.; bringt 1 Mio. je Produktionspaar
note-ruler = { $threats ->
    [none] regiert { the-country }
   *[other] regiert { the-country }; bedroht von { $threats }
}
note-working = fördert für { $seat } ({ $port })
note-idle = fördert nicht

## Tafeln

panel-table = Lage
panel-incidents = Innenpolitische Zwischenfälle
label-round = Runde
label-turn = Am Zug
label-phase = Phase
label-canal = Kanal
label-card = Offene Karte
label-standing = Status
label-cash = Kasse
label-debt = Schulden
label-income = Einkünfte
label-producing = Bohrtürme
label-threatened = Bedroht
round = { $round } von { $most }
round-unlimited = { $round } (ohne Grenze; ruhige Runden: { $quiet } von { $most })
phase-first = Erster Zug
phase-agent = Geheimagent
phase-leader = Staatschef
phase-card = Karte ausführen
phase-end = Zugende
phase-over = Spiel beendet
canal-open = offen für alle
canal-ruled = nur für { $seat }
standing-out = ausgeschieden
danger = { $country } ({ $price } Mio.)
income-mark = +{ $amount }

## Vorschau

preview-price = { $price ->
    [0] gratis
   *[other] { $price }
}
preview-money = Kasse { $before } → { $after }
preview-income = Einkünfte { $before } → { $after }
preview-both = Kasse { $cash-before } → { $cash-after }, Einkünfte { $income-before } → { $income-after }
preview-ruler = { $seat }
preview-free = ohne Staatschef
preview-threatened = { $price ->
    [0] nicht mehr bedroht
   *[other] bedroht ({ $price } Mio.)
}

## Was etwas ist, worauf jemand zeigt

lens-point = Ein Punkt im Kreis des Landes. Staatschefs und Agenten gehen von Punkt zu Punkt; Pfeile führen in die Nachbarländer.
lens-capital = Wessen Staatschef hier steht, der regiert das Land, bekommt seine Einkünfte, und ihm gehören die Tankschiffe im Hafen.
lens-incident-space = Wer hier stehen bleibt, zieht einen Zwischenfall. Staatschefs müssen hier stehen bleiben, Agenten dürfen vorbei.
lens-country = Ein Land zahlt seinem Herrscher für jedes Paar aus Bohrturm und Tankschiff. Man nimmt es mit einem Staatschef, der in der Hauptstadt anhält.
lens-derricks = Die Bohrtürme des Landes. Jeder kann mit einem Tankschiff ein Paar bilden; die farbigen tun das gerade, für diesen Spieler.
lens-port = Tankschiffe hier bedienen die Bohrtürme dieses Landes und die, zu denen Pipelines führen, für den Herrscher des Landes.
lens-sea = Auf See können Tankschiffe nicht erobert werden, bringen aber nichts ein. Der Kanal der U.O.R. verbindet die beiden Meere.
lens-route = Eine Pipeline auf dieser Strecke lässt Tankschiffe im Hafen die Bohrtürme des Binnenlandes bedienen, für den, der beide Länder regiert.
lens-deck = Zwischenfälle, die noch nicht gezogen sind. Ihre Reihenfolge ist verdeckt.
lens-below = Gezogene Zwischenfälle. Sie liegen in dieser Reihenfolge unter dem Stapel und kommen wieder, wenn er aufgebraucht ist.
lens-stock = Tankschiffe (5 Mio.) und Pipelines (3 Mio.), die man kaufen kann.
lens-reserve = Staatschefs, die nicht auf dem Brett stehen. Sie können in jede Hauptstadt ohne Staatschef eingesetzt werden.
lens-waiting = Tankschiffe, die noch einen Platz brauchen.
lens-leader = In einer Hauptstadt regiert ein Staatschef das Land. Ihn stürzt ein Staatschef anderer Art, der die Hauptstadt erreicht und dessen Besitzer den Weg bezahlt.
lens-agent = Der Agent geht in jedem Zug genau vier Schritte, kostenlos, zieht auf Fragezeichen Zwischenfälle und versperrt fremden Staatschefs den Weg.
lens-tanker = Im Hafen eines Landes, das Sie regieren, bildet es mit einem Bohrturm ein Paar und bringt Einkünfte. Es kostet 5 Mio. und bringt beim Verkauf 3.
lens-pipeline = Verbindet die Bohrtürme des Binnenlandes mit den Tankschiffen im Hafen. Sie gehört niemandem: Sie nützt dem, der beide Länder regiert.
lens-derrick = Bringt dem Herrscher des Landes Einkünfte, wenn er mit einem seiner Tankschiffe in einem erreichbaren Hafen ein Paar bildet.
lens-incident = Wird sofort ausgeführt, wenn man ihn zieht, und kommt dann unter den Stapel.
lens-table = Wie das Spiel steht.
lens-player = Was dieser Spieler hat. Beträge sind Millionen.
lens-incidents = Der Stapel und die Karten, die schon gezogen wurden.
lens-round = Nach der letzten Runde gewinnt, wer die meisten Bohrtürme in Betrieb hat, wenn nicht schon vorher nur einer übrig ist.
lens-phase = Ein Zug hat drei Phasen: Einkünfte, vier Schritte des Agenten, und ein Staatschef wird eingesetzt oder rückt vor.
lens-turn = Wer jetzt zieht.
lens-canal = Nur wer die U.O.R. regiert, darf durch den Kanal von einem Meer ins andere fahren. Ohne Herrscher dürfen es alle.
lens-card = Der Zwischenfall, der gerade ausgeführt wird.
lens-standing = Wer keinen Staatschef bezahlen kann und keine Einkünfte mehr hat, scheidet aus.
lens-cash = Was dieser Spieler jetzt ausgeben kann, in Millionen: für Schritte, Staatschef, Tankschiffe und Pipelines.
lens-income = Was dieser Spieler jetzt bekäme: je Produktionspaar 2 Mio. unter König oder Präsident, 1 Mio. unter Diktator oder Guerillaführer.
lens-producing = Bohrtürme, die gerade mit einem Tankschiff ein Paar bilden. Sie entscheiden nach der letzten Runde über den Sieg.
lens-debt = Was von einem Kredit noch offen ist. Nach den Einkünften werden jedes Mal 2 Mio. zurückgezahlt.
lens-threatened = Ihre Länder, deren Herrscher ein Gegner in seinem nächsten Zug stürzen könnte, jeweils mit dem Preis des billigsten Weges dorthin. Seine Einkünfte bis dahin und der Verkauf eines Tankschiffs zählen mit.
lens-yield = Was das Land seinem Herrscher in jedem Zug bringt, in Millionen.
lens-price = Was es kostet, wenn der Staatschef hier anhält, in Millionen.

## Fragen

prompt-over = { $reason ->
    [SDN-END-1] { $winners } ist als letzte Großmacht übrig und gewinnt.
    [SDN-END-3] Die letzte Runde ist gespielt: { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
    [SDN-END-5] 40 Runden lang ist kein Staatschef ausgeschieden: { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
   *[together] Alle scheiden gleichzeitig aus: { $winners } teilen sich den Sieg.
}
prompt-first = { $mine ->
    [yes] Setzen Sie einen Staatschef in eine freie Hauptstadt. Ihr Agent kommt mit.
   *[no] { $seats } setzt den ersten Staatschef ein.
}
prompt-station = { $mine ->
    [yes] Wohin setzen Sie Ihr Tankschiff?
   *[no] { $seats } setzt das erste Tankschiff.
}
prompt-turn-agent = { $mine ->
    [yes] Sie sind am Zug: Ihr Geheimagent muss genau vier Schritte gehen. Wohin soll er?
   *[no] { $seats } ist am Zug und bewegt den Geheimagenten.
}
prompt-turn-leader = { $mine ->
    [yes] Setzen Sie einen Staatschef ein, oder lassen Sie einen vorrücken.
   *[no] { $seats } setzt einen Staatschef ein oder lässt einen vorrücken.
}
prompt-turn-sell = { $mine ->
    [yes] Für einen Staatschef fehlt Ihnen Geld: Sie müssen ein Tankschiff verkaufen.
   *[no] { $seats } muss ein Tankschiff verkaufen.
}
prompt-turn-end = { $mine ->
    [yes] { $left ->
        [both] Noch ein Tankschiff oder eine Pipeline? Sonst beenden Sie den Zug.
        [tanker] Noch ein Tankschiff kaufen, bewegen oder verkaufen? Sonst beenden Sie den Zug.
        [pipeline] Noch eine Pipeline legen? Sonst beenden Sie den Zug.
       *[none] Beenden Sie den Zug.
    }
   *[no] { $seats } kann noch handeln oder den Zug beenden.
}
prompt-target = { $mine ->
    [yes] Wohin rückt der { leader } vor? Die Zahlen sind der Preis in Millionen.
   *[no] { $seats } lässt { a-leader } vorrücken.
}
prompt-order = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } wählt, wer vorrückt.
}
prompt-order-target = { $mine ->
    [yes] { $card }: Wohin rückt der { leader } vor?
   *[no] { $card }: { $seats } lässt { a-leader } vorrücken.
}
prompt-coup = { $mine ->
    [yes] { $card }: { $text }
   *[no] { $card }: { $seats } darf einen Staatschef einsetzen.
}
prompt-delivery = { $mine ->
    [yes] { $card }: Auf welches Meer kommt das Tankschiff?
   *[no] { $card }: { $seats } setzt ein Tankschiff auf hohe See.
}
prompt-withdraw = { $mine ->
    [yes] { $card }: Wen ziehen Sie zurück?
   *[no] { $card }: { $seats } zieht einen Staatschef zurück.
}
prompt-depose = { $mine ->
    [yes] { $card }: Wen stürzen Sie?
   *[no] { $card }: { $seats } darf einen gegnerischen Staatschef stürzen.
}
prompt-death = { $mine ->
    [yes] { $card }: Wen trifft es?
   *[no] { $card }: { $seats } verliert einen Staatschef.
}
prompt-loss = { $mine ->
    [yes] { $card }: Welches Tankschiff verlieren Sie?
   *[no] { $card }: { $seats } verliert ein Tankschiff.
}
prompt-remove = { $mine ->
    [yes] { $card }: Welche Pipeline wird abgebaut?
   *[no] { $card }: { $seats } wählt, welche Pipeline abgebaut wird.
}
prompt-loan = { $mine ->
    [yes] { $card }: { $amount } Millionen nehmen und { $debt } zurückzahlen, { $rate } je Zug?
   *[no] { $card }: { $seats } darf einen Kredit aufnehmen.
}

## Was getan werden kann

offer-agent = Geheimagent: { $point }
stop-border = { $point }, { toward-country }
stop-capital = { $point }, neben der Hauptstadt
offer-place = { leader } { to-country } ({ $price ->
    [0] kostenlos
   *[other] { $price } Mio.
})
offer-advance = { leader } vorrücken ({ $point })
offer-to = { $point } ({ $price ->
    [0] kostenlos
   *[other] { $price } Mio.
})
offer-to-attack = Angriff: { $point } ({ $price ->
    [0] kostenlos
   *[other] { $price } Mio.
})
offer-buy-tanker = Tankschiff kaufen: { $place } ({ $price } Mio.)
offer-move-tanker = Tankschiff: { $source } → { $target }
offer-sell-tanker = Tankschiff verkaufen: { $place } (+{ $price } Mio.)
offer-buy-pipeline = Pipeline { $port }–{ $inland } legen ({ $price } Mio.)
offer-station = Tankschiff: { $place }
offer-withdraw = { leader } zurückziehen ({ $point })
offer-depose = { leader } { in-country } stürzen
offer-lose-leader = { leader } { in-country }
offer-lose-tanker = Tankschiff: { $place }
offer-remove-pipeline = Pipeline { $port }–{ $inland } abbauen
offer-take-loan = Kredit aufnehmen
offer-decline = Verzichten
offer-done = Zug beenden
offer-give-up = Aufgeben
standing-end_turn = Meinen Zug beenden, wenn nichts anderes mehr möglich ist
foreseen-loan = Nehme ich einen Kredit auf?
foreseen-order = Lasse ich einen Herrscher vorrücken?
foreseen-coup = Setze ich einen Herrscher ein?
foreseen-depose = Stürze ich einen gegnerischen Herrscher?
foreseen-death = Welcher meiner Herrscher stirbt?
foreseen-loss = Welches Tankschiff verliere ich?

## Das Protokoll

log-turn = { $seat } ist am Zug.
log-round = Runde { $round } beginnt.
log-income = { $seat } nimmt { $amount } Mio. ein.
log-repaid = { $seat } zahlt { $amount } Mio. vom Kredit zurück, { $left ->
    [0] damit ist er getilgt
    [one] { $left } Mio. ist noch offen
   *[other] { $left } Mio. sind noch offen
}.
log-placed = { $seat } setzt { a-leader } { in-country } ein ({ $price ->
    [0] kostenlos
   *[other] { $price } Mio.
}).
log-agent-placed = { $own } Geheimagent beginnt in der Hauptstadt { of-country }.
log-stationed = { $seat } setzt ein Tankschiff { into-anchorage }.
log-agent = { $own } Geheimagent: { $source } → { $target }.
log-moved = { $seat } lässt { a-leader } vorrücken: { $source } → { $target } ({ $price ->
    [0] kostenlos
   *[other] { $price } Mio.
}).
log-beaten = { $own } { own-leader } wird { in-country } gestürzt und ist aus dem Spiel.
log-beaten-reserve = { $own } { own-leader } wird { in-country } gestürzt und kommt in die Reserve.
log-taken = { $seat } regiert jetzt { the-country }.
log-lost-country = { $seat } regiert { the-country } nicht mehr.
log-captured = { $seat } erbeutet { $count ->
    [one] ein Tankschiff
   *[other] { $count } Tankschiffe
} von { $loser } im Hafen { of-country }.
log-bought = { $seat } kauft ein Tankschiff ({ $price } Mio.) und setzt es { into-anchorage }.
log-sailed = { $own } Tankschiff: { $source } → { $target }.
log-sold = { $seat } verkauft ein Tankschiff { at-anchorage } (+{ $price } Mio.).
log-laid = { $seat } legt die Pipeline { $port }–{ $inland } ({ $price } Mio.).
log-card = { $seat } zieht „{ $card }“: „{ $text }“
log-declined = { $seat } verzichtet.
log-void = Die Karte bleibt ohne Wirkung.
log-received = { $seat } erhält { $amount } Mio.
log-paid = { $seat } zahlt { $amount } Mio.
log-paid-nothing = { $seat } hat nichts zu zahlen.
log-tanker-lost = { $seat } verliert ein Tankschiff { at-anchorage }.
log-withdrawn = { $own } { own-leader } kehrt in die Reserve zurück ({ $point }).
log-died = { $own } { own-leader } stirbt ({ $point }).
log-removed = Die Pipeline { $port }–{ $inland } wird abgebaut.
log-loan = { $seat } nimmt einen Kredit auf: { $amount } Mio. jetzt, { $debt } Mio. sind zurückzuzahlen.
log-passed = { $reason ->
    [SDN-LEADER-13] { $own } Staatschefs sind alle blockiert; keiner kann handeln.
   *[money] { $seat } kann keinen Staatschef bezahlen und lässt die Aktion aus.
}
log-out = { $reason ->
    [SDN-OUT-3] { $seat } hat weder Geld noch Einkünfte und scheidet aus.
    [SDN-OUT-5] { $seat } hat auch nach der letzten Chance, dem Zug des Geheimagenten, weder Geld noch Einkünfte und scheidet aus.
    [SDN-OUT-7] { $seat } hat keinen Staatschef mehr und scheidet aus.
    [SDN-LEADER-13] { $own } Staatschefs sind alle blockiert: { $seat } scheidet aus.
   *[gave-up] { $seat } gibt auf.
}
log-end = { $reason ->
    [SDN-END-1] { $winners } ist als letzte Großmacht übrig und gewinnt.
    [SDN-END-3] Die letzte Runde ist gespielt: { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
    [SDN-END-5] 40 Runden lang ist kein Staatschef ausgeschieden: { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
   *[together] Alle scheiden gleichzeitig aus: { $winners } teilen sich den Sieg.
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

game-about = Kark hat acht Länder, ein Meer von Öl und keine Regierung, die lange hält. Setzen Sie Könige, Präsidenten, Diktatoren und Guerillaführer ein, legen Sie Pipelines, kaufen Sie Tankschiffe – und stürzen Sie alle, die Ihnen dabei im Weg stehen.
game-kind = Putsch, Öl und Intrige
option-seats = Spieler
option-seats-about = Wie viele Großmächte um Kark ringen.
option-rounds = Runden
option-rounds-about = Ist nach dieser Runde mehr als eine Großmacht übrig, gewinnt, wer die meisten Bohrtürme beherrscht.
option-rounds-0 = ohne Grenze
option-beaten = Gestürzte Staatschefs
option-beaten-about = Wohin ein Staatschef kommt, der durch einen Angriff gestürzt wird.
option-beaten-out = aus dem Spiel
option-beaten-reserve = zurück in die Reserve
option-blocked = Alle Staatschefs blockiert
option-blocked-about = Was mit einer Großmacht geschieht, deren Staatschefs alle blockiert sind.
option-blocked-passes = lässt die Aktion aus
option-blocked-out = scheidet aus
option-start_cash = Startgeld
option-start_cash-about = Mit wie vielen Millionen jede Großmacht beginnt.
option-pipelines = Pipelines kauft
option-pipelines-about = Wer eine Pipeline für eine Strecke kaufen darf.
option-pipelines-ruler = wer an einem Ende regiert
option-pipelines-anyone = jeder
option-give_up = Aufgeben
option-give_up-about = Ob man in seinem Zug aufgeben darf.
option-give_up-no = nein
option-give_up-yes = ja
option-second_cash = Ausgleich für die Zugreihenfolge
option-second_cash-about = Wie viele Millionen die schwächeren Plätze in der Zugreihenfolge zu Beginn mehr erhalten: zu zweit der zweite Spieler 3, zu dritt der erste 1 und der zweite 2. Ohne Ausgleich gewinnen Bots zu zweit 61 % ihrer Partien, wenn sie beginnen, und zu dritt 45 %, wenn sie zuletzt an der Reihe sind.
option-first_player = Startspieler
option-first_player-about = Wer zuerst am Zug ist. Sie können auch einen Platz vereinbaren.
option-first_player-random = wird ausgelost
option-first_player-owner = wer den Tisch eröffnet hat

## Wie Spiele enden, nach der Regel, die sie beendet

ending-SDN-END-1 = Nur eine Großmacht ist übrig.
    .short = Letzte Großmacht
ending-SDN-END-3 = Die letzte Runde ist gespielt.
    .short = Letzte Runde
ending-SDN-END-4 = Alle verbliebenen Großmächte scheiden gleichzeitig aus.
    .short = Gemeinsames Aus
ending-SDN-END-5 = 40 Runden lang ist kein Staatschef ausgeschieden.
    .short = Ruhige Runden

dropped-title = Ausgeschieden
dropped-who = Großmacht
dropped-round = Runde
dropped-why = Warum

## Statistik vieler Partien

seat-called = Großmacht { $letter }
measure-derricks = Bohrtürme, die zählen
measure-cash = Bargeld (Mio.)
measure-income = Einkünfte (Mio.)
measure-tankers_left = Tankschiffe im Verkauf
measure-pipelines_left = Pipelines im Verkauf
use-drawn-by-agent = vom Geheimagenten gezogen
use-drawn-by-leader = von einem Staatschef gezogen
use-declined = abgelehnt
use-void = ohne Wirkung

## Die Karte als Tabelle, und was Wörter bedeuten

chart-income = bringt
chart-port = Hafen
chart-no-port = keiner
chart-threat = { $seat } ({ leader }, { $point }, { $price } Mio.)

legend-place = Einsetzen
    .is = einen Staatschef aus der Reserve in eine freie Hauptstadt; Sie regieren dann das Land
    .forms = Einsetzen
legend-advance = Vorrücken
    .is = ein Staatschef geht mindestens einen Schritt; Sie wählen das Ziel und bezahlen jeden Schritt
    .forms = Vorrücken
legend-attack = Angriff
    .is = wer mit einem Staatschef in einer Hauptstadt ankommt, stürzt dort einen Staatschef anderen Typs und regiert
    .forms = Angriffe, Angriffs
legend-agent = Geheimagent
    .is = geht in jedem Zug genau vier Schritte, kostenlos; auf einem Fragezeichen ziehen Sie eine Karte
    .forms = Geheimagenten
legend-tanker = Tankschiff
    .is = holt Öl aus einem Hafen; es kostet 5 und bringt beim Verkauf 3
    .forms = Tankschiffe, Tankschiffs, Tankschiffen
legend-pipeline = Pipeline
    .is = verbindet die Bohrtürme eines Binnenlands mit einem Hafen, wenn Sie beide Länder regieren
    .forms = Pipelines
legend-pair = Produktionspaar
    .is = ein Bohrturm und ein Tankschiff in einem Hafen dazu: zusammen bringen sie in jedem Zug Einkünfte
    .forms = Produktionspaare, Produktionspaaren
legend-incident = Fragezeichen
    .is = wer hier stehen bleibt, zieht einen innenpolitischen Zwischenfall
    .forms = Fragezeichens
legend-amounts = Beträge
    .is = in Millionen; → zeigt, was eine Wahl ändert
legend-leader = Staatschef
    .is = ein König, ein Präsident, der Diktator oder der Guerillaführer; jede Großmacht hat sechs
    .forms = Staatschefs
legend-ruler = Regieren
    .is = wessen Staatschef in der Hauptstadt steht, der regiert: Die Bohrtürme des Landes zahlen ihm
    .forms = regieren, regiert
legend-network = Netz
    .is = Länder, über die einer regiert und die durch Pipelines verbunden sind; jedes Tankschiff darin bedient jeden Bohrturm darin
    .forms = Netzes, Netze
legend-reserve = Reserve
    .is = Ihre Staatschefs, die nicht auf dem Brett sind und eingesetzt werden können
legend-canal = Kanal
    .is = verbindet die beiden Meere; nur wer die U.O.R. regiert, darf hindurch, sonst jeder
    .forms = Kanals
legend-sea = Hohe See
    .is = nördlich und südlich von Kark; Tankschiffe bringen dort nichts und können nicht erbeutet werden
    .forms = hohe See, hoher See, hohen See

## Was man statt der Wörter der Notation tippen kann

typed-agent = Geheimagent Agent einsetzen
typed-place = setzen setze einsetzen
typed-advance = vorrücken rücke rück
typed-to = nach zu
typed-buy = kaufen kaufe kauf legen lege
typed-tanker = Tankschiff
typed-move = bewegen bewege fahren fahre
typed-sell = verkaufen verkaufe
typed-pipeline = Pipeline
typed-station = stationieren stationiere setzen setze
typed-withdraw = zurückziehen ziehe
typed-depose = stürzen stürze
typed-lose = verlieren verliere
typed-leader = Führer
typed-remove = entfernen entferne abbauen baue
typed-take = aufnehmen nehmen nimm
typed-loan = Kredit
typed-decline = verzichten verzichte ablehnen lehne
typed-done = fertig Ende beenden beende
typed-give = geben gib
typed-up = auf aufgeben
