## Seiten, Provinzen, Städte. Wo nichts steht, gilt der Name auf dem Spielplan.

side-west = West
side-east = Ost
seat-who = { seat }
seat-verb = singular
verb = { $verb }
    .assign = { $verb ->
        [plural] ordnen
       *[singular] ordnet
    }
    .be = { $verb ->
        [plural] sind
       *[singular] ist
    }
    .build = { $verb ->
        [plural] bauen
       *[singular] baut
    }
    .choose = { $verb ->
        [plural] wählen
       *[singular] wählt
    }
    .decide = { $verb ->
        [plural] entscheiden
       *[singular] entscheidet
    }
    .discard = { $verb ->
        [plural] werfen
       *[singular] wirft
    }
    .draw = { $verb ->
        [plural] ziehen
       *[singular] zieht
    }
    .end = { $verb ->
        [plural] beenden
       *[singular] beendet
    }
    .exchange = { $verb ->
        [plural] tauschen
       *[singular] tauscht
    }
    .execute = { $verb ->
        [plural] führen
       *[singular] führt
    }
    .gain = { $verb ->
        [plural] gewinnen
       *[singular] gewinnt
    }
    .get = { $verb ->
        [plural] bekommen
       *[singular] bekommt
    }
    .have = { $verb ->
        [plural] haben
       *[singular] hat
    }
    .leave = { $verb ->
        [plural] lassen
       *[singular] lässt
    }
    .look = { $verb ->
        [plural] sehen
       *[singular] sieht
    }
    .lose = { $verb ->
        [plural] verlieren
       *[singular] verliert
    }
    .may = { $verb ->
        [plural] dürfen
       *[singular] darf
    }
    .move = { $verb ->
        [plural] verschieben
       *[singular] verschiebt
    }
    .pay = { $verb ->
        [plural] zahlen
       *[singular] zahlt
    }
    .place = { $verb ->
        [plural] setzen
       *[singular] setzt
    }
    .press = { $verb ->
        [plural] drücken
       *[singular] drückt
    }
    .raise = { $verb ->
        [plural] erzeugen
       *[singular] erzeugt
    }
    .remove = { $verb ->
        [plural] entfernen
       *[singular] entfernt
    }
    .take = { $verb ->
        [plural] nehmen
       *[singular] nimmt
    }
prompt-over = { $winner } { verb.gain } { won-by }.
province-west-berlin = West-Berlin
province-east-berlin = Ost-Berlin
plate-schleswig-holstein = Schlesw.-Holst.
plate-nordrhein-westfalen = Nordrh.-Westf.
plate-rheinland-pfalz = Rheinl.-Pfalz
plate-baden-wuerttemberg = Baden-Württ.
plate-mecklenburg-vorpommern = Meckl.-Vorp.
tight-schleswig-holstein = Schl.-H.
tight-nordrhein-westfalen = NRW
tight-rheinland-pfalz = Rheinl.-Pf.
tight-baden-wuerttemberg = Ba.-Wü.
tight-mecklenburg-vorpommern = Meckl.-V.
tight-brandenburg = Brandenb.
tight-niedersachsen = Nieders.
tight-sachsen-anhalt = Sa.-Anhalt
sector-french = Französischer Sektor
sector-british = Britischer Sektor
sector-us = Amerikanischer Sektor
city-berlin = Berlin
city-polska-north = Polska (Nord)
city-polska-south = Polska (Süd)
city-cssr-east = ČSSR (Ost)
city-cssr-west = ČSSR (West)
line = { $a }–{ $b }
line-near = { $a }–{ $b } (bei { $near })

track-prestige = Prestige
track-western_currency = Westdevisen
track-socialist = Sozialisten
track-flight = Republikflucht
space = { $track } { $at }
space-flight = Fluchtzahl { $level }
place-decade = Dekade { $decade }
place-wall = Mauer
place-holding = Vorratskasten Ost
place-supply = Vorrat
place-special = Sonderkarte
place-display = Auslage
place-in-play = Im Spiel
place-police = Staatsgewalt
place-row = Gespielte Karten
place-looked = Gesehene Karten
place-deck = Talon
place-hand = Hand

piece-infrastructure = Infrastruktur
piece-factory = Fabrik
piece-rundown = heruntergewirtschaftete Fabrik
piece-standard = Lebensstandard
piece-unrest = Unruhe
piece-mass-protest = Massenprotest
piece-supplier-protest = Massenprotest für West-Berlin
piece-socialist = Sozialist
piece-police = Staatsgewaltkarte
piece-decade-marker = Dekade
piece-wall = Die Mauer
note-value = Wert { $value }
note-used = in dieser Dekade benutzt
note-fresh = noch nicht benutzt

## Was Karten bewirken

about-flight = { $count ->
    [one] Ein Fluchtsymbol.
   *[other] { $count } Fluchtsymbole.
}
about-event = Ereignis: { $event }.
about-police-red = Rote Staatsgewaltkarte: einmal je Dekade −1 Unruhe im Osten; Fluchtzahl +1, am Dekadenende 1 Wirtschaftspunkt abbauen.
about-police-pink = Rosa Staatsgewaltkarte: einmal je Dekade −1 Unruhe im Osten; am Dekadenende 1 Wirtschaftspunkt abbauen.

icon-build-e = +{ $count } { $count ->
    [one] Wirtschaftspunkt
   *[other] Wirtschaftspunkte
} im Osten
icon-build-w = +{ $count } { $count ->
    [one] Wirtschaftspunkt
   *[other] Wirtschaftspunkte
} im Westen
icon-dismantle-e = −{ $count } { $count ->
    [one] Wirtschaftspunkt
   *[other] Wirtschaftspunkte
} im Osten
icon-dismantle-w = −{ $count } { $count ->
    [one] Wirtschaftspunkt
   *[other] Wirtschaftspunkte
} im Westen
icon-unrest-e = +{ $count } Unruhe im Osten
icon-unrest-w = +{ $count } Unruhe im Westen
icon-remove-unrest-e = −{ $count } Unruhe im Osten
icon-remove-unrest-w = −{ $count } Unruhe im Westen
icon-move-unrest-e = { $count } Unruhe im Osten verschieben
icon-ls-e = +{ $count } LS, { $count ->
    [one] {""}
   *[other] je{ " " }
}−1 Unruhe im Osten
icon-ls-w = +{ $count } LS, { $count ->
    [one] {""}
   *[other] je{ " " }
}−1 Unruhe im Westen
icon-ls-only-w = +{ $count } LS im Westen, ohne −1 Unruhe
icon-remove-ls-e = −{ $count } LS im Osten
icon-remove-mass-protest-e = { $count ->
    [one] 1 Massenprotest im Osten entfernen
   *[other] { $count } Massenproteste im Osten entfernen
}
icon-stop-factory = externe Fabrik entfernen
icon-rundown-e = { $count ->
    [one] 1 Ostfabrik
   *[other] { $count } Ostfabriken
} herunterwirtschaften
icon-repair-e = Fabrik reparieren
icon-police-red = rote Staatsgewaltkarte für Ost
icon-police-pink = rosa Staatsgewaltkarte für Ost
icon-build-wall = die Mauer wird gebaut
icon-remove-wall = die Mauer fällt
icon-stasi-disbandment = die Stasi wird aufgelöst
icon-guillaume-affair = Ost sieht Karten an und darf tauschen
arrow-prestige = Prestige { $change }
arrow-western_currency = Westdevisen { $change }
arrow-socialist = Sozialisten { $change }
where-west-germany = ohne West-Berlin
where-niedersachsen-hamburg = Niedersachsen mit Hamburg
where-cssr = ČSSR
where-polska = Polska
where-rheinsberg = Rheinsberg
short-west-germany = ohne W-Bln
short-niedersachsen-hamburg = Nds.+HH
short-cssr = ČSSR
short-polska = Polska
short-rheinsberg = Rheinsbg.
short-west-berlin = W-Berlin
short-east-berlin = O-Berlin
short-rheinland-pfalz = Rh.-Pfalz
short-nordrhein-westfalen = NRW
short-bayern = Bayern
short-sachsen = Sachsen
short-most = max. { $most }
most-in-province = höchstens { $most } je Provinz
decides = { $side } entscheidet
times = { $count } × { $text }

## Tafeln

panel-table = Lage
panel-display = Auslage
panel-police = Staatsgewalt
panel-hand = Ihre Hand
panel-seen = { place-looked }
panel-piles = Karten
panel-economy = Wirtschaft
panel-forecast = Käme das Dekadenende jetzt
panel-end-of-decade = Dekadenende
label-decade = Dekade
label-turn = Am Zug
label-prestige = Prestigevorteil
label-display = Auslage
label-wall = Mauer
label-stasi = Stasi
label-protests = Massenproteste
label-unrest = Unruhe
label-standards = Lebensstandard
label-hand = Handkarten
label-discarded = Abgeworfen
cards-left = { $count ->
    [0] keine Karten mehr
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
wall-stands = steht
stasi-disbanded = aufgelöst
protests-of = { $count } von { $most }
sector-standards = { $sector } { $count }
economy-by-province = Nach Provinzen
economy-text = Das Plus zeigt, was Hamburg (zuletzt bei { $hamburg }) oder eine externe Fabrik mit zwei Verbindungen beitragen kann. Lebensstandard (LS) in West-Berlin: { $sectors }.
column-province = Provinz
column-economy = Wirt.
column-export = Export
column-standards = LS
column-next = nächster
column-after = danach
column-unrest = Unruhe
column-coming = kommt
column-protests = MP dann

mark-economy = { $economy }/{ $next }
mark-unrest = +{ $unrest }
mark-used = benutzt
mark-fresh = unbenutzt
mark-red = · Flucht +1

## Vorschau und Dekadenende

phase-flight_or_wall = Republikflucht oder Mauer
phase-prestige = Prestige
phase-western_currency = Westdevisen
phase-police_cost = Kosten der Staatsgewalt
phase-export_check = Exportprüfung
phase-internal_comparison = Vergleich im Inneren
phase-east_west_comparison = Ost-West-Vergleich
phase-police_removal = Staatsgewalt
phase-socialists = Sozialisten
phase-collapse_check = Wir sind das Volk?
phase-numbered = { $number }. { $phase }
phase-over = erledigt
forecast-protests = Massenproteste (MP)
forecast-protests-value = West{"\u00A0"}{ $west }, Ost{"\u00A0"}{ $east } von { $most }
forecast-economy = Wirtschaft des Ostens
forecast-economy-value = verliert { $lost } von { $there }{ $risk ->
    [sure] : bankrott
    [some] : vielleicht bankrott
   *[none] {""}
}
forecast-nothing = nichts
forecast-wall-value = 1 abbauen
forecast-wall = Die Mauer steht: Ost baut 1 Wirtschaftspunkt ab, dann Prestige −1.
forecast-flight-value = { $level } → { $dismantles ->
    [0] nichts
   *[other] { $dismantles } abbauen
}
forecast-flight = Fluchtsymbole { $symbols } + rote Staatsgewaltkarten { $police } + höchster LS West { $highest } − niedrigster LS Ost { $lowest } + MP Ost { $east-protest } − MP West { $west-protest } = { $level }. { $dismantles ->
    [0] Nichts wird abgebaut.
    [one] { $first } wählt.
   *[other] { $first } wählt zuerst, dann wird abgewechselt.
}
forecast-prestige-value = { $side } { verb.choose }
forecast-box = { $box }: { $text }
forecast-currency-value = { $deficit ->
    [0] kein Defizit
   *[other] Defizit { $deficit }
}
forecast-currency = Leiste { $track } + Ost-Exporteure { $exporters } (ab Wert { $lowest }) − LS Ost { $standards } = { $balance }. { $rundown ->
    [0] Keine Fabrik wird heruntergewirtschaftet
    [one] 1 Fabrik wird heruntergewirtschaftet
   *[other] { $rundown } Fabriken werden heruntergewirtschaftet
}{ $dismantled ->
    [0] .
    [one] , 1 Wirtschaftspunkt wird abgebaut.
   *[other] , { $dismantled } Wirtschaftspunkte werden abgebaut.
}
forecast-hamburg = Mit Hamburg in { $province }: { $text }
forecast-dismantle-value = { $count ->
    [0] nichts
   *[other] { $count } abbauen
}
forecast-police-cost = { $count ->
    [0] Ost hat keine Staatsgewaltkarten.
   *[other] Ost baut je Staatsgewaltkarte 1 Wirtschaftspunkt ab.
}
forecast-export-value = { $most ->
    [0] alle LS bleiben
   *[other] { $least ->
        [0] bis zu −{ $most } LS
       *[other] −{ $count } LS
    }
}
forecast-export = Keine Provinz darf mehr LS haben, als ihre beste Fabrik wert ist.
forecast-internal-value = LS: West{"\u00A0"}{ $west }, Ost{"\u00A0"}{ $east }
forecast-internal = Höchster Lebensstandard (LS) danach: West { $west }, Ost { $east }. Eine Provinz, die 2 oder mehr darunterliegt, bekommt Unruhe; West-Berlin schon ab 1.
forecast-pressure-value = { $count ->
    [one] 1 übt Druck aus
   *[other] { $count } üben Druck aus
}
forecast-pressure = { $source } setzt { $targets } unter Druck.
forecast-target = { $province } ({ $unrest })
forecast-removal-value = { $count ->
    [0] nichts
   *[other] −{ $count } Unruhe
}
forecast-removal = { $count ->
    [0] Ost hat keine unbenutzte Staatsgewaltkarte.
    [one] Eine unbenutzte Staatsgewaltkarte: Ost entfernt 1 Unruhe seiner Wahl.
   *[other] { $count } unbenutzte Staatsgewaltkarten: Ost entfernt { $count } Unruhe seiner Wahl.
}
forecast-socialists = Kasten { $box }, Provinzen { $placed }, Leiste { $change }: dann { $after } von { $most }. { $wins ->
    [east] Der Sozialismus triumphiert, Ost gewinnt.
    [west] Der Sozialismus scheitert, West gewinnt.
   *[nobody] Danach ersetzen Sozialisten aus dem Kasten Unruhe, wo ein MP ist.
}
forecast-socialists-now = Kasten { $box }, Provinzen { $placed }. Sozialisten aus dem Kasten ersetzen Unruhe, wo ein MP ist.
forecast-sides = West{"\u00A0"}{ $west }, Ost{"\u00A0"}{ $east }
forecast-collapse = Wer { $collapse } Massenproteste hat, bricht zusammen; brechen beide zusammen, gewinnt Ost. Mitgezählt ist die Unruhe aus zwei Phasen, „{ phase-internal_comparison }“ und „{ phase-east_west_comparison }“; was Prestige, Staatsgewalt und Sozialisten noch ändern, hängt von den Spielern ab.

## Was etwas ist, worauf jemand zeigt

lens-province = Lebensstandard, Unruhe und Proteste gehören zur Provinz. Vier Unruhen ergeben einen Massenprotest.
lens-plate = Lebensstandard, Unruhe, Massenproteste und Sozialisten dieser Provinz.
lens-sector = Einer der drei Sektoren West-Berlins. Die Provinz, die ihn versorgt, liefert Lebensstandard hierher.
lens-city = Bauplatz für eine Fabrik. Ihr Wert wächst mit den funktionierenden Verbindungen der Stadt.
lens-abroad = Bauplatz für eine externe Fabrik, nur durch Ereignisse. Ihr Wert zählt zur Wirtschaft einer Ostprovinz.
lens-line = Bauplatz für eine Infrastruktur. Eine Verbindung funktioniert, wenn alle ihre Strecken gebaut sind und beide Städte eine Fabrik haben; dann bringt sie jeder 1.
lens-factory = Ihr Wert ist 1 und 1 je funktionierende Verbindung. Alle Werte zusammen sind die Wirtschaft der Provinz, der höchste ist der ihrer Exportfabrik.
lens-rundown = Eine Fabrik, bei der nur die funktionierenden Verbindungen zählen, bis sie repariert wird.
lens-standard = Lebensstandard (LS). Jeder LS entfernt beim Erzeugen 1 Unruhe. Am Dekadenende bekommen Provinzen, die zurückbleiben, Unruhe.
lens-unrest = Je vier in einer Provinz ergeben einen Massenprotest. Eine Aktion oder ein Ereignis entfernt sie.
lens-mass-protest = In der Provinz kann nicht gebaut werden. Wer am Dekadenende vier davon hat, bricht zusammen.
lens-supplier-protest = Ein Massenprotest West-Berlins, den eine Lieferprovinz trägt. Er geht, wenn West-Berlins eigene Proteste weniger werden.
lens-socialist = Ost ersetzt Unruhe über 3 durch Sozialisten aus dem Vorratskasten. Am Dekadenende gewinnt Ost mit mehr als 12; es verliert, wenn es nicht so viele zurückgeben kann, wie die Leiste verlangt.
lens-prestige = Bei 0 und links führt West, rechts Ost. Wer führt, beginnt die nächste Dekade und wählt am Dekadenende ein Feld der eigenen Seite.
lens-western_currency = Womit Ost am Dekadenende seinen Lebensstandard bezahlt. Links fehlt es daran, und seine Fabriken werden heruntergewirtschaftet.
lens-socialist-track = Wie viele Sozialisten Ost am Dekadenende gewinnt (rechts) oder zurückgeben muss (links).
lens-flight = Wie viele fliehen: Am Dekadenende baut Ost die halbe Fluchtzahl an Wirtschaftspunkten ab. Die Mauer beendet das.
lens-decade = Die laufende Dekade. Jede endet mit einer Zählung in festen Phasen; nach Dekade IV gewinnt Ost.
lens-wall = Solange die Mauer steht, flieht niemand: Ost baut 1 Wirtschaftspunkt ab, und das Prestige rückt 1 Richtung West.
lens-holding = Sozialisten, mit denen Ost Unruhe in Provinzen mit Massenprotest ersetzen kann.
lens-socialists-left = Sozialisten, die nicht im Spiel sind. Kasten, Provinzen und Vorrat haben zusammen immer 12.
lens-card = Für eine Aktion: 1 Unruhe entfernen, so viele Punkte bauen, wie der Wert sagt, Lebensstandard erzeugen oder das Ereignis auslösen.
lens-special-card = Sie dient nur ihrem Ereignis, nur auf der Seite des Ostens, und hat ihren Preis.
lens-display = Offene Karten. Wer am Zug ist, nimmt eine davon oder eine aus der Hand.
lens-in-play = Die Karte, die gerade genutzt wird.
lens-police = Einmal je Dekade entfernt Ost mit jeder Karte 1 Unruhe aus einer Ostprovinz; am Dekadenende kostet jede 1 Wirtschaftspunkt.
lens-row = Karten, die in dieser Dekade genutzt wurden. Ihre Fluchtsymbole zählen am Dekadenende.
lens-deck = Die übrigen Karten dieser Dekade, verdeckt.
lens-shown = Karten, die eine Hand verlassen haben und allen gezeigt wurden.
lens-hand = Karten, die nur sieht, wem sie gehören. Sie werden genutzt wie die der Auslage.
lens-unseen = Karten, die Sie nicht sehen.
lens-player = Eine Seite mit allem, was ihre Provinzen zusammen haben.
lens-own-hand = Ihre Handkarten. Nur Sie sehen sie.
lens-seen = Karten, die Ost sich gerade ansieht.
lens-table = Wie das Spiel steht.
lens-turn = Wer jetzt eine Karte nimmt und nutzt.
lens-discarded = Wie viele Karten jede Seite verdeckt abgeworfen hat.
lens-stasi = Ist die Stasi aufgelöst, gibt es keine Staatsgewalt mehr.
lens-protests = Massenproteste dieser Seite und die Zahl, bei der sie am Dekadenende zusammenbricht.
lens-standards = Aller Lebensstandard (LS) in den Provinzen dieser Seite.
lens-forecast-economy = Die Wirtschaftspunkte, die Flucht, Devisenmangel und Staatsgewalt den Osten jetzt kosten würden, und wie viele er zu verlieren hat. Reichen sie nicht, ist er bankrott, und der Westen gewinnt.
lens-forecast = Was in jeder Phase geschähe, wenn die Dekade jetzt endete. Zeigen Sie auf eine Zeile: Der Spielplan zeigt, worum es geht.
lens-economy = Für jede Provinz: ihre Wirtschaft, der Wert ihrer Exportfabrik, ihr Lebensstandard und welche Wirtschaft der nächste braucht.
lens-piles = Die gespielten Karten und der Talon.
lens-economy-mark = Die Wirtschaft der Provinz und wie viel der nächste Lebensstandard braucht. Was fehlt, kann der Kartenwert ersetzen.
lens-coming = Unruhe, die diese Provinz bekäme, wenn die Dekade jetzt endete. Ein Bereich wie 0–1 nennt, was es mindestens und höchstens wäre.
about-province = { $province }: Wirtschaft { $economy }, Exportfabrik { $export }, Lebensstandard { $standards }. Der nächste Lebensstandard braucht eine Wirtschaft von { $next }.
about-berlin = { $province }: Lebensstandard { $standards }. Eine eigene Wirtschaft gibt es hier nicht.
about-city = Bauplatz in { $province }

## Fragen

prompt-turn = { $mine ->
    [yes] Sie sind am Zug: Nehmen Sie eine Karte aus Auslage oder Hand.
   *[no] { $side } { verb.be } am Zug.
}
prompt-keep = { $mine ->
    [yes] Neue Dekade: Welche Handkarten werfen Sie ab?
   *[no] { $side } { verb.decide } über die Handkarten.
}
prompt-build = { $mine ->
    [yes] { $points ->
        [0] Bauen Sie für 1 Punkt an einer der markierten Stellen.
        [one] Bauen Sie eine Fabrik oder Infrastruktur (noch 1 Punkt).
       *[other] Bauen Sie eine Fabrik oder Infrastruktur (noch { $points } Punkte).
    }
   *[no] { $side } { verb.build } Wirtschaft auf.
}
prompt-dismantle = { $mine ->
    [yes] Was wird abgebaut?{ $reason ->
        [price] { " " }(Preis für das Entfernen von Unruhe)
       *[other] { $points ->
            [0] {""}
            [one] {""}
           *[other] { " " }Noch { $points } Wirtschaftspunkte.
        }
    }
   *[no] { $side } { verb.choose }, was abgebaut wird.
}
prompt-place = { $mine ->
    [yes] Wohin kommt die Unruhe?
   *[no] { $side } { verb.place } Unruhe.
}
prompt-remove = { $mine ->
    [yes] Wo wird Unruhe entfernt?
   *[no] { $side } { verb.remove } Unruhe.
}
prompt-move = { $mine ->
    [yes] Von wo wird Unruhe verschoben?
   *[no] { $side } { verb.move } Unruhe.
}
prompt-move_to = { $mine ->
    [yes] Wohin kommt die Unruhe aus { $province }?
   *[no] { $side } { verb.move } Unruhe aus { $province }.
}
prompt-standard = { $mine ->
    [yes] Wo steigt der Lebensstandard?
   *[no] { $side } { verb.place } einen LS.
}
prompt-lower = { $mine ->
    [yes] Wo sinkt der Lebensstandard?
   *[no] { $side } { verb.remove } einen LS.
}
prompt-end_protest = { $mine ->
    [yes] Welcher Massenprotest endet?
   *[no] { $side } { verb.choose }, welcher Massenprotest endet.
}
prompt-supplier = { $mine ->
    [yes] Welche Versorgungsprovinz protestiert mit West-Berlin?
   *[no] { $side } { verb.choose } die Versorgungsprovinz, die mit West-Berlin protestiert.
}
prompt-lift = { $mine ->
    [yes] Wo endet der Massenprotest für West-Berlin?
   *[no] { $side } { verb.choose }, wo ein Massenprotest für West-Berlin endet.
}
prompt-run_down = { $mine ->
    [yes] Welche Fabrik wird heruntergewirtschaftet?{ $points ->
        [0] {""}
        [one] {""}
       *[other] { " " }Noch { $points } Fabriken.
    }
   *[no] { $side } { verb.choose }, welche Fabrik heruntergewirtschaftet wird.
}
prompt-stop = { $mine ->
    [yes] Welche externe Fabrik wird entfernt?
   *[no] { $side } { verb.choose } eine externe Fabrik.
}
prompt-socialist = { $mine ->
    [yes] Wo ersetzt ein Sozialist Unruhe?
   *[no] { $side } { verb.place } Sozialisten ein.
}
prompt-lose_socialist = { $mine ->
    [yes] Aus welcher Provinz kommt ein Sozialist in den Vorrat?
   *[no] { $side } { verb.choose }, aus welcher Provinz ein Sozialist in den Vorrat kommt.
}
prompt-hamburg = { $mine ->
    [yes] Zu welcher Provinz zählt Hamburg?
   *[no] { $side } { verb.assign } Hamburg zu.
}
prompt-assign = { $mine ->
    [yes] Zu welcher Provinz zählt die Fabrik { $site }?
   *[no] { $side } { verb.assign } eine externe Fabrik zu.
}
prompt-raise = { $mine ->
    [yes] Wo steigt der Lebensstandard? { $count } von 3 gesetzt, Kartenwert noch { $points }.
   *[no] { $side } { verb.raise } Lebensstandard.
}
prompt-deliver = { $mine ->
    [yes] Soll der LS aus { $province } nach West-Berlin geliefert werden?
   *[no] { $side } { verb.decide } über die Lieferung nach West-Berlin.
}
prompt-press = { $mine ->
    [yes] Auf welche Provinz übt { $province } Druck aus?
   *[no] { $side } { verb.choose }, auf wen { $province } Druck ausübt.
}
prompt-box = { $mine ->
    [yes] Welches Prestigefeld wählen Sie?
   *[no] { $side } { verb.choose } ein Prestigefeld.
}
prompt-icon = { $mine ->
    [yes] Welches Symbol zuerst?
   *[no] { $side } { verb.choose } die Reihenfolge der Symbole.
}
prompt-ignore = { $mine ->
    [yes] Welches Symbol oder welchen Pfeil dieser dualen Karte lassen Sie weg?
   *[no] { $side } { verb.decide }, was entfällt.
}
prompt-source = { $mine ->
    [yes] Welche Karten sehen Sie an?
   *[no] { $side } { verb.decide }, welche Karten angesehen werden.
}
prompt-seen = { $mine ->
    [yes] Eine gesehene Karte tauschen, eine entfernen oder alles lassen?
   *[no] { $side } { verb.have } Karten angesehen.
}
prompt-give = { $mine ->
    [yes] Welche Handkarte geben Sie für „{ $card }“?
   *[no] { $side } { verb.exchange } eine Karte.
}
prompt-bonus = { $mine ->
    [yes] Wie nutzen Sie den Bonus am Ende der Leiste „{ $track }“?
   *[no] { $side } { verb.get } den Bonus am Ende der Leiste „{ $track }“.
}
prompt-after = { $mine ->
    [yes] { $fresh ->
        [one] Setzen Sie Ihre unbenutzte Staatsgewaltkarte ein, oder beenden Sie den Zug?
       *[other] Setzen Sie eine Ihrer { $fresh } unbenutzten Staatsgewaltkarten ein, oder beenden Sie den Zug?
    }
   *[no] { $side } { verb.end } den Zug.
}
prompt-return = { $mine ->
    [yes] Wohin kehrt nach der Auflösung der Stasi Unruhe zurück?
   *[no] { $side } { verb.choose }, wohin Unruhe zurückkehrt.
}
why-price = Preis für das Entfernen von Unruhe
why-flight = wegen der Republikflucht
why-wall = wegen der Mauer
why-box = durch das Prestigefeld
why-currency = aus Mangel an Westdevisen
why-police-cost = Kosten der Staatsgewalt
why-use = als Aktion
why-overflow = als Bonus
why-police = durch Staatsgewalt
why-standard = durch höheren Lebensstandard
why-socialists = durch Sozialisten
why-internal = durch den Vergleich im Inneren
why-pressure = durch den Ost-West-Vergleich
why-stasi = nach der Auflösung der Stasi
why-export = durch die Exportprüfung
why-stop = mit der externen Fabrik
why-protest = durch Massenprotest

## Was getan werden kann

offer-unrest = { $free ->
    [yes] Unruhe entfernen (kostenlos)
   *[no] Unruhe entfernen (dafür 1 Punkt abbauen)
}
offer-build = { $points ->
    [one] Wirtschaft aufbauen (1 Punkt)
   *[other] Wirtschaft aufbauen ({ $points } Punkte)
}
offer-raise = Lebensstandard erzeugen (Kartenwert { $points })
offer-event = Ereignis auslösen
offer-police = Staatsgewalt: −1 Unruhe in { $province }
offer-build-site = { $kind ->
    [factory] Fabrik: { $site }
   *[other] Infrastruktur: { $site }
}
offer-dismantle = { $kind ->
    [factory] Fabrik abbauen: { $site }
   *[other] Infrastruktur abbauen: { $site }
}
offer-place-unrest = +1 Unruhe: { $province }
offer-remove-unrest = −1 Unruhe: { $province }
offer-move-from = Unruhe aus { $province }
offer-move-to = Unruhe nach { $province }
offer-raise-standard = +1 LS: { $spot }
offer-lower-standard = −1 LS: { $spot }
offer-end-protest = Massenprotest beenden: { $province }
offer-protest = Massenprotest: { $province }
offer-run-down = Herunterwirtschaften: { $city }
offer-stop = Entfernen: { $city }
offer-socialist-to = Sozialist nach { $province }
offer-socialist-from = Sozialist aus { $province }
offer-hamburg = Hamburg zählt zu { $province }
offer-assign = { $site } zählt zu { $province }
offer-deliver = Nach West-Berlin liefern
offer-keep = In der Provinz lassen
offer-press = Druck auf { $province }
offer-box = Prestige { $box }: { $text }
offer-ignore-nothing = Nichts weglassen
offer-rest = Alle der Reihe nach
standing-end_turn = Meinen Zug beenden, auch mit unbenutzten Staatsgewaltkarten
standing-printed_order = Symbole in gedruckter Reihenfolge ausführen
foreseen-icon = In welcher Reihenfolge führe ich Symbole aus?
foreseen-dismantle = Was baue ich ab?
foreseen-run_down = Welche Fabrik wird heruntergewirtschaftet?
foreseen-place = Wo entsteht Unruhe?
foreseen-remove = Wo wird Unruhe entfernt?
foreseen-press = Welche Provinz gerät unter Druck?
foreseen-supplier = Welche Lieferprovinz schließt sich dem Massenprotest von Westberlin an?
foreseen-socialist = Wo ersetzt ein Sozialist Unruhe?
foreseen-lose_socialist = Welche Provinz verliert einen Sozialisten?
foreseen-hamburg = Für welche Provinz zählt Hamburg?
foreseen-deliver = Liefere ich Lebensstandard nach Westberlin?
foreseen-keep = Werfe ich Karten ab?
foreseen-after = Setze ich eine Staatsgewaltkarte ein?
offer-look-hand = Die Hand von West
offer-look-deck = Die obersten Karten des Talons
offer-exchange = Tauschen: { $card }
offer-give = Geben: { $card }
offer-set-aside = Aus dem Spiel nehmen: { $card }
offer-leave = Alles lassen
offer-discard = Abwerfen: { $card }
offer-done = Fertig
offer-done-after = Zug beenden
offer-done-keep = Karten behalten
offer-done-build = Nicht weiter bauen
offer-done-raise = Aufhören

## Das Protokoll

log-DecadeBegan = Dekade { $decade } beginnt; { $seat } { verb.be } zuerst am Zug.
log-CardDrawn = { $seat } { verb.draw } „{ $card }“.
log-CardDrawn-unknown = { $seat } { verb.draw } eine Karte.
log-CardLaidOut = { $special ->
    [yes] Die Sonderkarte „{ $card }“ kommt in die Auslage.
   *[other] Neu in der Auslage: { $cards }.
}
quoted = „{ $name }“
log-CardDiscarded = { $seat } { verb.discard } „{ $card }“ ab.
log-CardDiscarded-unknown = { $seat } { verb.discard } eine Karte ab.
log-IconIgnored = { $ignored ->
    [yes] { $seat } { verb.leave } weg: { $icon }.
   *[nothing] { $seat } { verb.execute } alle Symbole und Pfeile aus.
}
log-IconVoid = Ohne Wirkung, denn { $why }: { $icon }.
void-build-e = dort gibt es nichts aufzubauen
void-build-w = dort gibt es nichts aufzubauen
void-dismantle-e = es gibt nichts abzubauen
void-dismantle-w = es gibt nichts abzubauen
void-unrest-e = für mehr Unruhe ist kein Platz
void-unrest-w = für mehr Unruhe ist kein Platz
void-remove-unrest-e = es gibt keine Unruhe
void-remove-unrest-w = es gibt keine Unruhe
void-move-unrest-e = es gibt keine Unruhe
void-remove-ls-e = es gibt keinen Lebensstandard
void-remove-mass-protest-e = es gibt keinen Massenprotest
void-stop-factory = es gibt keine externe Fabrik
void-rundown-e = es gibt keine Fabrik herunterzuwirtschaften
void-repair-e = dort ist keine Fabrik heruntergewirtschaftet
void-police-red = Ost kann diese Karte nicht nehmen
void-police-pink = Ost kann diese Karte nicht nehmen
void-remove-wall = es gibt keine Mauer
log-SiteBuilt = { $seat } { verb.build } die { $kind ->
    [factory] Fabrik
   *[other] Infrastruktur
} { $site }.
log-SiteDismantled = { $seat } { verb.build } { $kind ->
    [factory] { $reduced ->
        [yes] einen Punkt der Fabrik
       *[other] die Fabrik
    }
   *[other] die Infrastruktur
} { $site } ab ({ $why }).
log-FactoryRunDown = { $seat } { verb.leave } die Fabrik { $city } herunterwirtschaften ({ $why }).
log-FactoryRepaired = Die Fabrik { $city } wird repariert.
log-FactoryStopped = Die externe Fabrik { $site } geht verloren.
log-UnrestPlaced = { $province }: +{ $amount } Unruhe ({ $why }).
log-UnrestRemoved = { $province }: −{ $amount } Unruhe ({ $why }).
log-UnrestMoved = { $seat } { verb.move } 1 Unruhe: { $source } → { $target }.
log-ProtestsChanged = { $after ->
    [0] { $province }: kein Massenprotest mehr.
    [1] { $province }: Massenprotest.
   *[other] { $province }: { $after } Massenproteste.
}
log-SupplierProtestPlaced = { $province } protestiert mit West-Berlin.
log-SupplierProtestLifted = { $province } protestiert nicht mehr mit West-Berlin.
log-StandardRaised = { $spot }: +1 LS{ $points ->
    [0] {""}
   *[other] { " " }({ $points } vom Kartenwert)
}.
log-StandardDelivered = { $province } liefert 1 LS nach West-Berlin ({ $sector }).
log-StandardLowered = { $spot }: −{ $amount } LS ({ $why }).
log-HamburgAssigned = Hamburg zählt zu { $province }.
log-FactoryAssigned = Die Fabrik { $site } zählt zu { $province }.
log-MarkerMoved = { $track }: { $before } → { $after }.
log-ArrowOverflowed = Bonus für { $seat }: Die Leiste „{ $track }“ ist am Ende.
log-SocialistPlaced = Ein Sozialist ersetzt Unruhe in { $province }; im Kasten { $box ->
    [0] bleibt keiner.
    [one] bleibt 1.
   *[other] bleiben { $box }.
}
log-SocialistsGained = { $count ->
    [one] Ein Sozialist kommt
   *[other] { $count } Sozialisten kommen
} in den Kasten; dort { $box ->
    [one] liegt nun 1.
   *[other] liegen nun { $box }.
}
log-SocialistReturned = { $province ->
    [none] Ein Sozialist kommt aus dem Kasten in den Vorrat.
   *[other] Ein Sozialist kommt aus { $province } in den Vorrat.
}
log-PoliceCardTaken = Ost bekommt „{ $card }“ als Staatsgewaltkarte.
log-PoliceRenewed = Alle Staatsgewaltkarten sind wieder unbenutzt.
log-StasiDisbanded = { $cards ->
    [0] Die Stasi wird aufgelöst.
    [one] Die Stasi wird aufgelöst; 1 { $used ->
        [0] unbenutzte
       *[other] benutzte
    } Staatsgewaltkarte kommt aus dem Spiel.
   *[other] Die Stasi wird aufgelöst; { $cards } Staatsgewaltkarten kommen aus dem Spiel, davon { $used ->
        [0] keine
       *[other] { $used }
    } benutzt.
}
log-WallBuilt = Die Mauer wird gebaut.
log-WallFell = Die Mauer fällt.
log-HandLookedAt = { $seat } { verb.look } die Hand von { $other } an.
log-DeckLookedAt = { $seat } { verb.look } { $cards ->
    [0] in den leeren Talon.
    [one] die oberste Karte des Talons an.
   *[other] die obersten { $cards } Karten des Talons an.
}
log-CardSeen = Sie sehen „{ $card }“.
log-CardsExchanged = { $seat } { verb.exchange } „{ $given }“ gegen „{ $taken }“.
log-CardsExchanged-unknown = { $seat } { verb.exchange } eine Karte { $source ->
    [hand] mit der Hand von West
   *[other] mit dem Talon
}.
log-HandExchanged = { $seat } { verb.lose } „{ $lost }“ und { verb.get } „{ $got }“.
log-HandExchanged-unknown = { $seat } { verb.exchange } eine Karte.
log-CardSetAside = { $seat } { verb.take } „{ $card }“ aus dem Spiel.
log-CardSetAside-unknown = { $seat } { verb.take } eine Karte des Talons aus dem Spiel.
log-CardsLeft = { $seat } { verb.leave } alle Karten, wo sie sind.
log-PhaseBegan = Phase { $number }: { $phase }.
log-FlightCounted = Fluchtsymbole { $symbols } + rote Staatsgewaltkarten { $police } + höchster LS West { $highest } − niedrigster LS Ost { $lowest } + MP Ost { $east-protest } − MP West { $west-protest } = { $level }: Ost baut { $dismantles ->
    [0] nichts ab.
    [one] 1 Wirtschaftspunkt ab, { $first } wählt.
   *[other] { $dismantles } Wirtschaftspunkte ab, { $first } wählt zuerst.
}
log-BoxChosen = { $box ->
    [none] Die Prestigemarke liegt auf 0, nichts geschieht.
   *[other] { $seat } { verb.choose } das Prestigefeld { $box }: { $text }.
}
log-CurrencyCounted = Leiste { $track } + Ost-Exporteure { $exporters } (ab Wert { $lowest }) − LS Ost { $standards } = { $balance }: { $deficit ->
    [0] kein Defizit.
   *[other] Defizit { $deficit }, { $sound ->
        [0] keine Fabrik lässt sich herunterwirtschaften
        [one] 1 Fabrik lässt sich herunterwirtschaften
       *[other] { $sound } Fabriken lassen sich herunterwirtschaften
    }; { $first } wählt zuerst.
}
log-PoliceCostCounted = { $cards ->
    [0] {""}
    [one] Eine Staatsgewaltkarte: Ost baut 1 Wirtschaftspunkt ab.
   *[other] { $cards } Staatsgewaltkarten: Ost baut { $cards } Wirtschaftspunkte ab.
}
log-ExportChecked = { $province } hat { $standards } LS, kann aber nur { $limit } tragen.
log-StandardsCompared = Höchster Lebensstandard (LS): West { $west }, Ost { $east }.
log-ProvincePressed = { $source } ({ $standards } LS{ $protests ->
    [0] {""}
   *[other] , { $protests } MP
}) setzt { $target } ({ $against } LS) unter Druck.
log-PoliceRemovalCounted = { $cards ->
    [0] {""}
    [one] Eine unbenutzte Staatsgewaltkarte: Ost entfernt 1 Unruhe.
   *[other] { $cards } unbenutzte Staatsgewaltkarten: Ost entfernt { $cards } Unruhe.
}
log-SocialistsCounted = Sozialistenleiste auf { $track }: { $count ->
    [0] Ost behält seine Sozialisten
    [one] Ost { $change ->
        [gained] erhält
       *[lost] verliert
    } einen Sozialisten
   *[other] Ost { $change ->
        [gained] erhält
       *[lost] verliert
    } { $count } Sozialisten
} (bisher { $box } im Kasten, { $placed } in Provinzen).
log-ProtestsCounted = Massenproteste: West { $west }, Ost { $east } (Grenze 4).
log-UnseenCardsGone = { $cards ->
    [0] { $special ->
        [none] {""}
       *[other] Die Sonderkarte „{ $special }“ kommt aus dem Spiel.
    }
    [one] 1 Karte des Talons kommt ungesehen aus dem Spiel{ $special ->
        [none] .
       *[other] , die Sonderkarte „{ $special }“ auch.
    }
   *[other] { $cards } Karten des Talons kommen ungesehen aus dem Spiel{ $special ->
        [none] .
       *[other] , die Sonderkarte „{ $special }“ auch.
    }
}
log-RowCleared = Die gespielten Karten werden abgeräumt.
won-by = { $reason ->
    [WSDV-EOD-1-4] durch den Staatsbankrott der DDR
    [WSDV-EOD-9-1] durch den Triumph des Sozialismus
    [WSDV-EOD-9-3] durch das Scheitern des Sozialismus
    [WSDV-EOD-10-1] durch den Zusammenbruch des Ostens
    [WSDV-EOD-10-2] durch den Zusammenbruch des Westens
    [WSDV-WIN-2] durch den Zusammenbruch beider Staaten
   *[other] durch das Fortbestehen der DDR
}
log-GameEnded = { $seat } { verb.gain } { won-by }.

## Was groß gezeigt wird, vor allem am Ende einer Dekade

sum-west = West
sum-east = Ost
sum-symbols = Fluchtsymbole
sum-police = Rote Staatsgewaltkarten
sum-highest = Höchster Lebensstandard im Westen
sum-lowest = Niedrigster Lebensstandard im Osten
sum-east-protest = Massenproteste im Osten
sum-west-protest = Massenproteste im Westen
sum-flight = Republikflucht
sum-track = Stand der Leiste
sum-exporters = Exportprovinzen des Ostens
sum-standards = Lebensstandard des Ostens
sum-currency = Bilanz
sum-box = Sozialisten im Kasten
sum-placed = Sozialisten in Provinzen
sum-change = Sozialistenleiste
sum-socialists = Sozialisten jetzt
sum-protests = Massenproteste
sum-cards = Karten, die zählen
sum-highest-of = Höchster Lebensstandard
sum-decade = Bilanz der Dekade { $decade }
sum-last = Bilanz der letzten Phasen
gain-unrest-west = Unruhe West
gain-unrest-east = Unruhe Ost
gain-standards-west = Lebensstandard West
gain-standards-east = Lebensstandard Ost
gain-sites = Wirtschaftspunkte Ost
gain-rundown = Heruntergewirtschaftete Fabriken
gain-socialists = Sozialisten

## Vor dem Spiel

option-seats = Spieler
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

## Wie Spiele enden, nach der Regel, die sie beendet

ending-WSDV-EOD-1-4 = Staatsbankrott: Der Osten hat nichts mehr zum Abbauen.
    .short = Staatsbankrott
ending-WSDV-EOD-9-1 = Triumph des Sozialismus: Der Osten hat mehr als 12 Sozialisten.
    .short = Triumph des Sozialismus
ending-WSDV-EOD-9-3 = Der Sozialismus scheitert: Der Osten hat zu wenige Sozialisten zum Zurückgeben.
    .short = Scheitern des Sozialismus
ending-WSDV-EOD-10-1 = Der Osten bricht unter seinen Massenprotesten zusammen.
    .short = Zusammenbruch des Ostens
ending-WSDV-EOD-10-2 = Der Westen bricht unter seinen Massenprotesten zusammen.
    .short = Zusammenbruch des Westens
ending-WSDV-WIN-2 = Beide Staaten brechen unter ihren Massenprotesten zusammen.
    .short = Zusammenbruch beider
ending-WSDV-EOD-10-3 = Die DDR übersteht Dekade IV.
    .short = Die DDR überlebt

ending-province = Provinz
ending-provinces = Provinzen mit Massenprotesten

## Was an einer Datei mit Karten falsch ist

fault-too-many-icons = mehr als { $most } Symbole und Pfeile
fault-no-province = Die Einschränkung { $restriction } lässt { $icon } keine Provinz übrig
fault-id-twice = Diese id gibt es zweimal

## Statistik vieler Partien

course-note = Auf den Leisten liegen Zahlen unter 0 auf der Seite des Westens oder von Gelb, die über 0 auf der des Ostens oder von Rot.
measure-standards = Lebensstandard
measure-unrest = Unruhe
measure-factories = Intakte Fabriken
use-unrest = Unruhe
use-build = Wirtschaft
use-raise = Lebensstandard
use-event = Ereignis
use-police = Staatsgewalt
use-discard = abgeworfen

## Die Karte als Tabelle, und was Wörter bedeuten

chart-standards = Lebensstandard { $count }
chart-city = { $city } ({ $about })
chart-value = Fabrik, Wert { $value }
chart-free = frei
chart-joined = verbunden mit { $cities }
chart-open = Strecke möglich nach { $cities }
chart-coming = am Dekadenende +{ $unrest } Unruhe
chart-across = jenseits der Grenze
chart-side = { $side ->
    [west] West
   *[east] Ost
}

legend-unrest = Unruhe
    .is = vier in einer Provinz werden zu einem Massenprotest; mit einer Karte der eigenen Farbe entfernt man eine umsonst, mit jeder anderen kostet es einen Wirtschaftspunkt
legend-protest = Massenprotest
    .is = verhindert das Bauen in seiner Provinz; mit vieren bricht ein deutscher Staat zusammen
    .forms = Massenproteste, Massenprotesten, MP
legend-economy = Wirtschaft aufbauen
    .is = Fabriken in Städten und Strecken zwischen ihnen, so viele, wie der Kartenwert sagt
    .forms = Wirtschaft
legend-connection = Infrastruktur
    .is = verbindet zwei Städte und erhöht den Wert der Fabriken an ihren Enden; die Karte sagt, wohin Strecken möglich sind
    .forms = Infrastrukturen
legend-standard = Lebensstandard (LS)
    .is = Provinzen mit starker Wirtschaft dürfen ihn bekommen; er entfernt Unruhe, und Neid über die Grenze bringt welche
    .forms = Lebensstandard, Lebensstandards, LS
legend-brackets = [5/6], [+1]
    .is = hinter einer Provinz: ihre Wirtschaft und was ihr nächster Lebensstandard braucht; oder die Unruhe, die das Dekadenende brächte
legend-event = Ereignis
    .is = was die Symbole und Pfeile auf der Karte zeigen, anstelle der drei Aktionen
    .forms = Ereignisse, Ereignisses
legend-flight = Fluchtzahl
    .is = wie viele den Osten verlassen: Halb so viele Wirtschaftspunkte verliert er am Dekadenende, und ein bankrotter Osten verliert das Spiel
legend-prestige = Prestige
    .is = eine Leiste; wer dort führt, wählt am Dekadenende einen Vorteil
legend-currency = Westdevisen
    .is = eine Leiste: was der Osten für seinen Lebensstandard braucht
legend-socialists = Sozialisten
    .is = eine Leiste: wie viele Sozialisten der Osten am Dekadenende gewinnt oder verliert
    .forms = Sozialist
legend-police = Staatsgewalt
    .is = jede Karte entfernt einmal je Dekade Unruhe im Osten und kostet am Dekadenende Wirtschaft
    .forms = Staatsgewaltkarte, Staatsgewaltkarten
legend-decade = Dekadenende
    .is = nach der zweiten Hälfte einer Dekade wird alles in festen Phasen gezählt; b zeigt sie, als käme es jetzt
legend-supplier = Versorgungsprovinz
    .is = Nordrhein-Westfalen, Rheinland-Pfalz und Baden-Württemberg: jede versorgt einen Sektor West-Berlins
    .forms = Versorgungsprovinzen
legend-sector = Sektor
    .is = ein Teil West-Berlins: der französische, britische oder amerikanische
    .forms = Sektoren, Sektors
legend-external = Externe Fabrik
    .is = eine Fabrik des Ostens außerhalb Deutschlands
    .forms = externe Fabrik, externen Fabriken, externe Fabriken
legend-rundown = Heruntergewirtschaftete Fabrik
    .is = eine Fabrik des Ostens, die nur noch ihre Infrastruktur wert ist
    .forms = heruntergewirtschaftete Fabrik, heruntergewirtschaftet, heruntergewirtschaftete
legend-dual = Duale Karte
    .is = eine Karte mit einer Hälfte für jede Farbe
    .forms = duale Karte, dualen Karte, duale Karten, dualen Karten
legend-special = Sonderkarte
    .is = die Karte der Dekade, die nur der Osten nehmen darf, gegen einen Preis
    .forms = Sonderkarten
legend-wall = Mauer
    .is = beendet die Flucht und kostet Prestige
legend-display = Auslage
    .is = die offenen Karten, aus denen alle nehmen dürfen

## Was man statt der Wörter der Notation tippen kann

typed-build = bauen baue bau aufbauen errichten errichte
typed-dismantle = abbauen baue bau abbau
typed-place = setzen setze legen lege
typed-remove = entfernen entferne entfern
typed-unrest = Unruhe
typed-move = verschieben verschiebe versetzen versetze bewegen bewege
typed-from = aus von
typed-to = nach zu in
typed-raise = erhöhen erhöhe heben hebe anheben erzeugen erzeuge
typed-lower = senken senke verringern verringere
typed-police = Staatsgewalt einsetzen
typed-end = beenden beende
typed-protest = Massenprotest
typed-run = herunterwirtschaften wirtschaften wirtschafte
typed-down = herunter
typed-stop = entfernen entferne stilllegen
typed-socialist = Sozialist
typed-assign = zuordnen ordne zählen
typed-deliver = liefern liefere
typed-keep = lassen lass behalten behalte
typed-press = drücken drücke Druck
typed-box = Feld Kasten wählen wähle
typed-icon = Symbol ausführen führe
typed-ignore = ignorieren ignoriere weglassen lass ohne
typed-nothing = nichts
typed-rest = übrige alle
typed-look = ansehen sieh schauen schaue
typed-hand = Hand Handkarten
typed-deck = Talon
typed-exchange = tauschen tausche austauschen
typed-give = geben gib abgeben
typed-set = weglegen lege
typed-aside = beiseite weg
typed-leave = lassen lass
typed-discard = abwerfen wirf ablegen lege
typed-let = lassen lass
typed-draw = ziehen
typed-done = fertig Ende beenden beende aufhören
typed-play = spielen spiele ausspielen nehmen nimm
typed-event = Ereignis auslösen löse
