## Seiten, Provinzen, Städte. Wo nichts steht, gilt der Name auf dem Spielplan.

side-west = West
side-east = Ost
province-west-berlin = West-Berlin
province-east-berlin = Ost-Berlin
plate-schleswig-holstein = Schlesw.-Holst.
plate-nordrhein-westfalen = Nordrh.-Westf.
plate-rheinland-pfalz = Rheinl.-Pfalz
plate-baden-wuerttemberg = Baden-Württ.
plate-mecklenburg-vorpommern = Meckl.-Vorp.
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
track-flight = Flucht
space = { $track } { $at }
space-flight = Fluchtzahl { $level }
place-decade = Jahrzehnt { $decade }
place-wall = Mauer
place-holding = Vorratskasten Ost
place-supply = Vorrat
place-special = Sonderkarte
place-display = Auslage
place-in-play = Im Spiel
place-police = Polizei
place-row = Gespielte Karten
place-deck = Stapel
place-hand = Hand

piece-infrastructure = Infrastruktur
piece-factory = Fabrik
piece-rundown = heruntergewirtschaftete Fabrik
piece-standard = Lebensstandard
piece-unrest = Unruhe
piece-mass-protest = Massenprotest
piece-supplier-protest = Massenprotest für West-Berlin
piece-socialist = Sozialist
piece-police = Polizeikarte
piece-decade-marker = Jahrzehnt
piece-wall = Die Mauer
note-value = Wert { $value }
note-used = in diesem Jahrzehnt benutzt
note-fresh = noch nicht benutzt

## Was Karten bewirken

about-flight = { $count ->
    [one] Ein Fluchtsymbol.
   *[other] { $count } Fluchtsymbole.
}
about-event = Ereignis: { $event }.
about-police-red = Rote Polizeikarte: einmal je Jahrzehnt 1 Unruhe im Osten entfernen; Fluchtzahl +1, am Jahrzehntende 1 Abbau.
about-police-pink = Rosa Polizeikarte: einmal je Jahrzehnt 1 Unruhe im Osten entfernen; am Jahrzehntende 1 Abbau.

icon-build-e = { $count } Ost-{ $count ->
    [one] Baupunkt
   *[other] Baupunkte
} bauen
icon-build-w = { $count } West-{ $count ->
    [one] Baupunkt
   *[other] Baupunkte
} bauen
icon-dismantle-e = { $count } Ost-{ $count ->
    [one] Baupunkt
   *[other] Baupunkte
} abbauen
icon-dismantle-w = { $count } West-{ $count ->
    [one] Baupunkt
   *[other] Baupunkte
} abbauen
icon-unrest-e = { $count } Unruhe im Osten
icon-unrest-w = { $count } Unruhe im Westen
icon-remove-unrest-e = { $count } Unruhe im Osten weniger
icon-remove-unrest-w = { $count } Unruhe im Westen weniger
icon-move-unrest-e = { $count } Unruhe im Osten verschieben
icon-ls-e = { $count } LS im Osten (und dort 1 Unruhe weniger)
icon-ls-w = { $count } LS im Westen (und dort 1 Unruhe weniger)
icon-ls-only-w = { $count } LS im Westen, ohne Wirkung auf Unruhe
icon-remove-ls-e = { $count } LS im Osten entfernen
icon-remove-mass-protest-e = { $count ->
    [one] einen Massenprotest im Osten entfernen
   *[other] { $count } Massenproteste im Osten entfernen
}
icon-stop-factory = auswärtige Fabrik mit ihrer Infrastruktur entfernen
icon-rundown-e = { $count ->
    [one] eine Ostfabrik
   *[other] { $count } Ostfabriken
} herunterwirtschaften
icon-repair-e = Fabrik reparieren
icon-police-red = rote Polizeikarte für Ost
icon-police-pink = rosa Polizeikarte für Ost
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
panel-police = Polizei
panel-hand = Ihre Hand
panel-seen = Gesehene Karten
panel-piles = Karten
panel-economy = Wirtschaft
panel-forecast = Käme das Jahrzehntende jetzt
panel-end-of-decade = Jahrzehntende
label-decade = Jahrzehnt
label-turn = Am Zug
label-prestige = Prestigevorteil
label-display = Auslage
label-wall = Mauer
label-stasi = Stasi
label-protests = Massenproteste
label-unrest = Unruhe
label-standards = LS
label-hand = Handkarten
label-discarded = Abgeworfen
cards-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
wall-stands = steht
stasi-disbanded = aufgelöst
protests-of = { $count } von { $most }
sector-standards = { $sector } { $count }
economy-by-province = Nach Provinzen
economy-text = Hinter dem Plus: was Hamburg (zuletzt bei { $hamburg }) oder ein Platz im Ausland mit zwei Verbindungen beitragen kann. LS in West-Berlin: { $sectors }.
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
mark-fresh = frisch
mark-red = · Flucht +1

## Vorschau und Jahrzehntende

phase-flight_or_wall = Flucht oder Mauer
phase-prestige = Prestige
phase-western_currency = Westdevisen
phase-police_cost = Kosten der Polizei
phase-export_check = Exportprüfung
phase-internal_comparison = Vergleich im Inneren
phase-east_west_comparison = Vergleich Ost–West
phase-police_removal = Polizei
phase-socialists = Sozialisten
phase-collapse_check = Wir sind das Volk?
phase-numbered = { $number }. { $phase }
phase-over = erledigt
forecast-protests-west = MP West dann
forecast-protests-east = MP Ost dann
forecast-nothing = nichts
forecast-wall-value = 1 abbauen
forecast-wall = Die Mauer steht: Ost baut 1 Baupunkt ab, dann Prestige −1.
forecast-flight-value = { $level } → { $dismantles } abbauen
forecast-flight = Fluchtsymbole { $symbols } + rote Polizei { $police } + höchster LS West { $highest } − niedrigster LS Ost { $lowest } + MP Ost { $east-protest } − MP West { $west-protest } = { $level }. { $dismantles ->
    [0] Kein Abbau.
   *[other] { $first } wählt zuerst, dann abwechselnd.
}
forecast-prestige-value = { $side } wählt
forecast-box = { $box }: { $text }
forecast-currency-value = { $deficit ->
    [0] kein Defizit
   *[other] Defizit { $deficit }
}
forecast-currency = Leiste { $track } + Ost-Exporteure { $exporters } (ab Wert { $lowest }) − LS Ost { $standards } = { $balance }. { $rundown ->
    [0] Nichts wird heruntergewirtschaftet
   *[other] Heruntergewirtschaftet: { $rundown }
}{ $dismantled ->
    [0] .
   *[other] , abgebaut: { $dismantled }.
}
forecast-hamburg = Hamburg in { $province }: { $text }
forecast-dismantle-value = { $count ->
    [0] nichts
   *[other] { $count } abbauen
}
forecast-police-cost = { $count ->
    [0] Ost hat keine Polizeikarten.
   *[other] Ost baut je Polizeikarte 1 Baupunkt ab.
}
forecast-export-value = { $count ->
    [0] alle LS bleiben
   *[other] −{ $count } LS
}
forecast-export = Keine Provinz darf mehr LS haben, als ihre beste Fabrik wert ist.
forecast-internal = Höchster LS danach: West { $west }, Ost { $east }. Wer 2 oder mehr darunter liegt, bekommt Unruhe; West-Berlin schon ab 1.
forecast-pressure = { $source } drückt auf { $targets }{ $count ->
    [one] .
   *[other] { " " }(eine davon, nach Wahl).
}
forecast-pressure-all = { $source } drückt auf { $targets } (auf jede).
forecast-target = { $province } ({ $unrest })
forecast-removal-value = { $count ->
    [0] nichts
   *[other] −{ $count } Unruhe
}
forecast-removal = { $count ->
    [0] Keine unbenutzte Polizeikarte.
    [one] Eine unbenutzte Polizeikarte: Ost entfernt 1 Unruhe seiner Wahl.
   *[other] { $count } unbenutzte Polizeikarten: Ost entfernt so viel Unruhe seiner Wahl.
}
forecast-socialists = Kasten { $box } + Provinzen { $placed }, { $change }: dann { $after } von { $most }. { $wins ->
    [east] Der Sozialismus triumphiert: Ost gewinnt.
    [west] Der Sozialismus scheitert: West gewinnt.
   *[nobody] Danach ersetzen Sozialisten im Kasten Unruhe, wo ein MP ist.
}
forecast-collapse-value = West { $west }, Ost { $east }
forecast-collapse = Wer { $collapse } Massenproteste hat, bricht zusammen; brechen beide zusammen, gewinnt Ost. Gezählt ist die Unruhe der Phasen 6 und 7; was Prestige, Polizei und Sozialisten noch ändern, hängt von den Spielern ab.

## Fragen

prompt-turn = { $mine ->
    [yes] Sie sind am Zug: Nehmen Sie eine Karte der Auslage oder der Hand.
   *[no] { $side } ist am Zug.
}
prompt-keep = { $mine ->
    [yes] Neues Jahrzehnt: Welche Handkarten werfen Sie ab?
   *[no] { $side } entscheidet, welche Handkarten bleiben.
}
prompt-build = { $mine ->
    [yes] Bauen Sie eine Fabrik oder Infrastruktur{ $points ->
        [0] .
        [one] { " " }(noch 1 Punkt).
       *[other] { " " }(noch { $points } Punkte).
    }
   *[no] { $side } baut.
}
prompt-dismantle = { $mine ->
    [yes] Was wird abgebaut?{ $reason ->
        [price] { " " }(Preis für das Entfernen von Unruhe)
       *[other] { $points ->
            [0] {""}
            [one] {""}
           *[other] { " " }Noch { $points }.
        }
    }
   *[no] { $side } wählt, was abgebaut wird.
}
prompt-place = { $mine ->
    [yes] Wohin kommt die Unruhe?
   *[no] { $side } setzt Unruhe.
}
prompt-remove = { $mine ->
    [yes] Wo wird Unruhe entfernt?
   *[no] { $side } entfernt Unruhe.
}
prompt-move = { $mine ->
    [yes] Von wo wird Unruhe verschoben?
   *[no] { $side } verschiebt Unruhe.
}
prompt-move_to = { $mine ->
    [yes] Wohin kommt die Unruhe aus { $province }?
   *[no] { $side } verschiebt Unruhe aus { $province }.
}
prompt-standard = { $mine ->
    [yes] Wo steigt der Lebensstandard?
   *[no] { $side } setzt einen LS.
}
prompt-lower = { $mine ->
    [yes] Wo sinkt der Lebensstandard?
   *[no] { $side } entfernt einen LS.
}
prompt-end_protest = { $mine ->
    [yes] Welcher Massenprotest endet?
   *[no] { $side } wählt einen Massenprotest.
}
prompt-supplier = { $mine ->
    [yes] Massenprotest in West-Berlin: In welcher Versorgungsprovinz protestiert man mit?
   *[no] { $side } wählt die Versorgungsprovinz, die mitprotestiert.
}
prompt-lift = { $mine ->
    [yes] Wo endet der Massenprotest für West-Berlin?
   *[no] { $side } wählt, wo ein Massenprotest für West-Berlin endet.
}
prompt-run_down = { $mine ->
    [yes] Welche Fabrik wird heruntergewirtschaftet?{ $points ->
        [0] {""}
        [one] {""}
       *[other] { " " }Noch { $points }.
    }
   *[no] { $side } wählt, welche Fabrik heruntergewirtschaftet wird.
}
prompt-stop = { $mine ->
    [yes] Welche auswärtige Fabrik wird entfernt?
   *[no] { $side } wählt eine auswärtige Fabrik.
}
prompt-socialist = { $mine ->
    [yes] Wo ersetzt ein Sozialist Unruhe?
   *[no] { $side } setzt Sozialisten ein.
}
prompt-lose_socialist = { $mine ->
    [yes] Aus welcher Provinz geht ein Sozialist?
   *[no] { $side } wählt, wo ein Sozialist geht.
}
prompt-hamburg = { $mine ->
    [yes] Zu welcher Provinz zählt Hamburg?
   *[no] { $side } ordnet Hamburg zu.
}
prompt-assign = { $mine ->
    [yes] Welcher Provinz dient { $site }?
   *[no] { $side } ordnet eine auswärtige Fabrik zu.
}
prompt-raise = { $mine ->
    [yes] Wo steigt der Lebensstandard? { $count } von 3 gesetzt, Kartenwert noch { $points }.
   *[no] { $side } hebt den Lebensstandard.
}
prompt-deliver = { $mine ->
    [yes] Soll der LS aus { $province } nach West-Berlin geliefert werden?
   *[no] { $side } entscheidet über die Lieferung nach West-Berlin.
}
prompt-press = { $mine ->
    [yes] { $province } drückt: auf welche Provinz?
   *[no] { $side } wählt, auf wen { $province } drückt.
}
prompt-box = { $mine ->
    [yes] Welches Prestigefeld wählen Sie?
   *[no] { $side } wählt ein Prestigefeld.
}
prompt-icon = { $mine ->
    [yes] Welches Symbol zuerst?
   *[no] { $side } wählt die Reihenfolge der Symbole.
}
prompt-ignore = { $mine ->
    [yes] Zweifarbige Karte: Ein Symbol oder ein Pfeil darf entfallen. Welches?
   *[no] { $side } entscheidet, was entfällt.
}
prompt-source = { $mine ->
    [yes] Was sehen Sie an?
   *[no] { $side } entscheidet, welche Karten es ansieht.
}
prompt-seen = { $mine ->
    [yes] Eine gesehene Karte tauschen, entfernen, oder alles lassen?
   *[no] { $side } hat Karten angesehen.
}
prompt-give = { $mine ->
    [yes] Welche Handkarte geben Sie für „{ $card }“?
   *[no] { $side } tauscht eine Karte.
}
prompt-bonus = { $mine ->
    [yes] { $track } ist am Ende: Wie nutzen Sie den Bonus?
   *[no] { $side } erhält den Bonus der Leiste { $track }.
}
prompt-after = { $mine ->
    [yes] Der Zug ist getan. Noch eine Polizeikarte einsetzen?
   *[no] { $side } beendet den Zug.
}
prompt-return = { $mine ->
    [yes] Die Stasi ist aufgelöst: Wohin kehrt Unruhe zurück?
   *[no] { $side } legt Unruhe zurück.
}
why-price = Preis
why-flight = Flucht
why-wall = Mauer
why-box = Prestige
why-currency = Westdevisen
why-police-cost = Kosten der Polizei
why-use = Aktion
why-overflow = Bonus
why-police = Polizei
why-standard = Lebensstandard
why-socialists = Sozialisten
why-internal = Vergleich im Inneren
why-pressure = Druck von drüben
why-stasi = Auflösung der Stasi
why-export = Export
why-stop = Stopp
why-protest = Massenprotest

## Was getan werden kann

offer-unrest = Unruhe entfernen
offer-build = Bauen
offer-raise = Lebensstandard heben
offer-event = Ereignis auslösen
offer-police = Polizei: Unruhe in { $province } entfernen
offer-build-site = { $kind ->
    [factory] Fabrik: { $site }
   *[other] Infrastruktur: { $site }
}
offer-dismantle = { $kind ->
    [factory] Fabrik abbauen: { $site }
   *[other] Infrastruktur abbauen: { $site }
}
offer-place-unrest = Unruhe: { $province }
offer-remove-unrest = Unruhe weniger: { $province }
offer-move-from = Unruhe aus { $province }
offer-move-to = Unruhe nach { $province }
offer-raise-standard = LS: { $spot }
offer-lower-standard = LS weniger: { $spot }
offer-end-protest = Massenprotest beenden: { $province }
offer-protest = Massenprotest: { $province }
offer-run-down = Herunterwirtschaften: { $city }
offer-stop = Entfernen: { $city }
offer-socialist-to = Sozialist nach { $province }
offer-socialist-from = Sozialist aus { $province }
offer-hamburg = Hamburg zählt zu { $province }
offer-assign = { $site } dient { $province }
offer-deliver = Nach West-Berlin liefern
offer-keep = In der Provinz lassen
offer-press = Druck auf { $province }
offer-box = { $box }: { $text }
offer-ignore-nothing = Nichts weglassen
offer-rest = In gedruckter Folge
offer-look-hand = Die Hand von West
offer-look-deck = Die obersten Karten des Stapels
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

log-DecadeBegan = Jahrzehnt { $decade } beginnt; { $seat } ist zuerst am Zug.
log-CardDrawn = { $seat } zieht „{ $card }“.
log-CardDrawn-unknown = { $seat } zieht eine Karte.
log-CardLaidOut = { $special ->
    [yes] Sonderkarte: „{ $card }“.
   *[other] In die Auslage: „{ $card }“.
}
log-CardDiscarded = { $seat } wirft „{ $card }“ ab.
log-CardDiscarded-unknown = { $seat } wirft eine Karte ab.
log-IconIgnored = { $ignored ->
    [yes] { $seat } lässt weg: { $icon }.
   *[nothing] { $seat } lässt nichts weg.
}
log-IconVoid = Nicht ausführbar: { $icon }.
log-SiteBuilt = { $seat } baut: { $kind ->
    [factory] Fabrik { $site }
   *[other] Infrastruktur { $site }
}.
log-SiteDismantled = { $kind ->
    [factory] { $reduced ->
        [yes] Fabrik { $site } verliert einen Punkt
       *[other] Fabrik { $site } ist abgebaut
    }
   *[other] Infrastruktur { $site } ist abgebaut
} ({ $seat }, { $why }).
log-FactoryRunDown = { $city } ist heruntergewirtschaftet ({ $seat }, { $why }).
log-FactoryRepaired = { $city } ist repariert.
log-FactoryStopped = Die Fabrik { $site } ist verloren.
log-UnrestPlaced = { $province }: { $amount } Unruhe mehr ({ $why }).
log-UnrestRemoved = { $province }: { $amount } Unruhe weniger ({ $why }).
log-UnrestMoved = { $seat } verschiebt 1 Unruhe: { $source } → { $target }.
log-ProtestsChanged = { $after ->
    [0] { $province }: kein Massenprotest mehr.
    [1] { $province }: Massenprotest.
   *[other] { $province }: { $after } Massenproteste.
}
log-SupplierProtestPlaced = { $province } protestiert für West-Berlin mit.
log-SupplierProtestLifted = { $province } protestiert nicht mehr für West-Berlin.
log-StandardRaised = { $spot }: Lebensstandard steigt{ $points ->
    [0] {""}
   *[other] { " " }(Kartenwert { $points })
}.
log-StandardDelivered = { $province } liefert nach West-Berlin: { $sector }.
log-StandardLowered = { $spot }: { $amount } LS weniger ({ $why }).
log-HamburgAssigned = Hamburg zählt zu { $province }.
log-FactoryAssigned = { $site } dient { $province }.
log-MarkerMoved = { $track }: { $before } → { $after }.
log-ArrowOverflowed = { $track } ist am Ende: Bonus für { $seat }.
log-SocialistPlaced = Ein Sozialist ersetzt Unruhe in { $province }; im Kasten bleiben { $box }.
log-SocialistsGained = { $count ->
    [one] Ein Sozialist kommt
   *[other] { $count } Sozialisten kommen
} in den Kasten; dort sind nun { $box }.
log-SocialistReturned = { $province ->
    [none] Ein Sozialist geht aus dem Kasten in den Vorrat.
   *[other] Ein Sozialist verlässt { $province }.
}
log-PoliceCardTaken = „{ $card }“ wird Polizeikarte.
log-PoliceRenewed = Alle Polizeikarten sind wieder frisch.
log-StasiDisbanded = Die Stasi ist aufgelöst: { $cards ->
    [0] Es gab keine Polizeikarten.
    [one] 1 Polizeikarte geht, { $used } war benutzt.
   *[other] { $cards } Polizeikarten gehen, { $used } waren benutzt.
}
log-WallBuilt = Die Mauer wird gebaut.
log-WallFell = Die Mauer fällt.
log-HandLookedAt = { $seat } sieht die Hand von { $other } an.
log-DeckLookedAt = { $seat } sieht { $cards ->
    [0] in den leeren Stapel.
    [one] die oberste Karte des Stapels an.
   *[other] die obersten { $cards } Karten des Stapels an.
}
log-CardSeen = Sie sehen „{ $card }“.
log-CardsExchanged = { $seat } tauscht „{ $given }“ gegen „{ $taken }“.
log-CardsExchanged-unknown = { $seat } tauscht eine Karte{ $source ->
    [hand] { " " }der Hand von West
   *[other] { " " }des Stapels
}.
log-HandExchanged = { $seat } verliert „{ $lost }“ und bekommt „{ $got }“.
log-HandExchanged-unknown = { $seat } hat eine Karte getauscht.
log-CardSetAside = { $seat } nimmt „{ $card }“ aus dem Spiel.
log-CardSetAside-unknown = { $seat } nimmt eine Karte des Stapels aus dem Spiel.
log-CardsLeft = { $seat } lässt alle Karten, wo sie sind.
log-PhaseBegan = Phase { $number }: { $phase }.
log-FlightCounted = Fluchtsymbole { $symbols } + rote Polizei { $police } + höchster LS West { $highest } − niedrigster LS Ost { $lowest } + MP Ost { $east-protest } − MP West { $west-protest } = { $level }: Ost baut { $dismantles ->
    [0] nichts ab.
   *[other] { $dismantles } ab, { $first } wählt zuerst.
}
log-BoxChosen = { $box ->
    [none] Der Prestigemarker steht auf 0: Nichts geschieht.
   *[other] { $seat } wählt das Feld { $box }: { $text }.
}
log-CurrencyCounted = Leiste { $track } + Ost-Exporteure { $exporters } (ab Wert { $lowest }) − LS Ost { $standards } = { $balance }{ $deficit ->
    [0] : kein Defizit.
   *[other] : Defizit { $deficit }, herunterzuwirtschaften gehen { $sound }; { $first } wählt zuerst.
}
log-PoliceCostCounted = { $cards ->
    [0] Ost hat keine Polizeikarten.
    [one] Eine Polizeikarte: Ost baut 1 Baupunkt ab.
   *[other] { $cards } Polizeikarten: Ost baut { $cards } Baupunkte ab.
}
log-ExportChecked = { $province } hat { $standards } LS, trägt aber nur { $limit }.
log-StandardsCompared = Höchster LS: West { $west }, Ost { $east }.
log-ProvincePressed = { $source } ({ $standards } LS, { $protests } MP) drückt auf { $target } ({ $against } LS).
log-PoliceRemovalCounted = { $cards ->
    [0] Keine Polizeikarte ist unbenutzt.
    [one] Eine unbenutzte Polizeikarte: Ost entfernt 1 Unruhe.
   *[other] { $cards } unbenutzte Polizeikarten: Ost entfernt { $cards } Unruhe.
}
log-SocialistsCounted = Sozialistenleiste { $track }: { $change } zu { $box } im Kasten und { $placed } in Provinzen.
log-ProtestsCounted = Massenproteste: West { $west }, Ost { $east } (Grenze 4).
log-UnseenCardsGone = { $cards ->
    [0] Der Stapel ist leer
    [one] 1 Karte des Stapels verlässt das Spiel ungesehen
   *[other] { $cards } Karten des Stapels verlassen das Spiel ungesehen
}{ $special ->
    [none] .
   *[other] , „{ $special }“ auch.
}
log-RowCleared = Die gespielten Karten werden weggelegt.

## Vor dem Spiel

option-seats = Spieler

## Wie Spiele enden, nach der Regel, die sie beendet

ending-WSDV-EOD-1-4 = Staatsbankrott: Der Osten kann nichts mehr abbauen.
ending-WSDV-EOD-9-1 = Triumph des Sozialismus: Der Osten hat mehr als 12 Sozialisten.
ending-WSDV-EOD-9-3 = Der Sozialismus scheitert: Der Osten hat zu wenige Sozialisten zum Zurückgeben.
ending-WSDV-EOD-10-1 = Der Osten bricht zusammen.
ending-WSDV-EOD-10-2 = Der Westen bricht zusammen.
ending-WSDV-WIN-2 = Beide Staaten brechen zusammen.
ending-WSDV-EOD-10-3 = Die DDR übersteht Jahrzehnt IV.
