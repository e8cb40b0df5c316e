## Namen

isle-heron = Reiher
isle-crow = Krähe
isle-gull = Möwe
isle-tern = Seeschwalbe
isle-swan = Schwan
isle-loon = Seetaucher
isle-wren = Zaunkönig
chart-current = Strömung
chart-channel = Fahrrinne
chart-oysters = Austernbank
note-chart = { $fleets ->
    [0] keine Flotte
    [one] 1 Flotte
   *[other] { $fleets } Flotten
}, { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}
marker-tide = Flut
marker-storm = Sturm
place-tide = { $step ->
    [0] Niedrigwasser
   *[other] Stufe { $step }
}
place-deck = Nachziehstapel
place-discard = Ablagestapel
place-supply = Vorrat
place-hand = Hand
place-stowed = Verstaute Karten

## Tafeln und Vorschau

panel-tide = Flut
panel-piles = Stapel
label-pearls = Perlen
label-harvest = Ernte
piece-ship = Schiff
preview-held = { $seat }: { $ships }
preview-free = frei
preview-bid = Gebot: { $pearls }
preview-muster = neue Schiffe

## Was etwas ist

lens-isle = Wessen Schiffe hier liegen, dem gehört die Insel, und er bekommt bei jeder Ernte ihre Perlen.
lens-tide = Sie steigt in jeder Runde eine Stufe. Bei Hochwasser endet das Spiel.
lens-deck = Karten, die noch niemand gezogen hat. Sie dürfen die oberste oder die unterste nehmen.
lens-discard = Seekarten, denen jemand gefolgt ist.
lens-supply = Schiffe, die nicht auf dem Plan sind. Sie können aufgestellt werden.
lens-hand = Seekarten, die nur sieht, wem sie gehören. In jedem Zug darf man einer folgen oder eine weglegen.
lens-stowed = Verdeckt weggelegte Seekarten. Ihre Perlen zählen am Ende.
lens-ship = Schiffe fahren auf den Linien. Treffen sie auf andere, sinken auf beiden Seiten gleich viele.
lens-storm = Hier war der letzte Sturm: Die Hälfte der Schiffe ist gesunken.
lens-chart = Wer ihr folgt, hat in diesem Zug mehr Flotten; weggelegt bringt sie am Ende ihre Perlen.
lens-piles = Der Stapel und die Seekarten, denen jemand gefolgt ist.
lens-player = Was alle von diesem Spieler sehen.
lens-pearls = Wer am Ende die meisten Perlen hat, gewinnt.
lens-harvest = Perlen, die die Inseln jetzt bringen würden.
lens-worth = Perlen, die die Insel bei jeder Ernte bringt.

## Fragen

prompt-orders = { $mine ->
    [yes] { $part ->
        [1] Ihre Befehle: Wie viele Perlen bieten Sie? Das höchste Gebot segelt zuletzt.
       *[other] Ihre Befehle: Wo stellen Sie neue Schiffe auf?
    }
   *[no] Befehle werden gegeben ({ $seats }).
}
prompt-draw = { $mine ->
    [yes] Ziehen Sie eine Seekarte.
   *[no] { $seats } zieht eine Seekarte.
}
prompt-chart = { $mine ->
    [yes] Folgen Sie einer Seekarte, verstauen Sie eine verdeckt oder behalten Sie alle.
   *[no] { $seats } darf eine Seekarte nutzen.
}
prompt-sail = { $mine ->
    [yes] { $fleets ->
        [0] Alle Ihre Flotten sind gesegelt. Fertig?
        [one] Eine Flotte darf segeln. Von wo?
       *[other] { $fleets } Flotten dürfen segeln. Von wo?
    }
   *[no] { $seats } segelt.
}
prompt-land = { $mine ->
    [yes] Wo landet die Flotte von der Insel { $source }, und mit wie vielen Schiffen?
   *[no] { $seats } segelt von der Insel { $source } los.
}
prompt-over = { $number ->
    [one] Das Spiel ist zu Ende: { $seats } hat gewonnen.
   *[other] Das Spiel ist zu Ende: { $seats } teilen sich den Sieg.
}

## Angebote

offer-bid = { $pearls ->
    [0] Nichts bieten
    [one] 1 Perle bieten
   *[other] { $pearls } Perlen bieten
}
offer-muster = Auf der Insel { $isle } aufstellen
offer-look = Für eine Perle oben in den Stapel sehen
offer-draw-top = Die oberste Karte ziehen
offer-draw-bottom = Die unterste Karte ziehen
offer-follow = { $chart } folgen
offer-stow = { $chart } verdeckt verstauen
offer-keep = Alle Karten behalten
offer-sail = Von der Insel { $isle } segeln
offer-land = { $ships ->
    [one] 1 Schiff zur Insel { $isle }
   *[other] { $ships } Schiffe zur Insel { $isle }
}
offer-done = Fertig

## Protokoll

log-OrdersOpened = { $seat } zahlt { $bid } und stellt { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} auf der Insel { $isle } auf.
log-TurnBegan = { $seat } ist am Zug.
log-DeckLookedAt = { $seat } zahlt eine Perle und sieht oben in den Stapel.
log-ChartSeen = { $seat } sieht dort { $chart }.
log-ChartDrawn = { $seat } zieht { $chart }.
log-ChartDrawn-hidden = { $seat } zieht eine Seekarte.
log-ChartFollowed = { $seat } folgt der Karte { $chart }.
log-ChartStowed = { $seat } verstaut { $chart } verdeckt.
log-ChartStowed-hidden = { $seat } verstaut eine Seekarte verdeckt.
log-FleetSailed = { $seat } segelt mit { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
} von der Insel { $source } zur Insel { $isle }.
log-FleetsFought = { $seat } kämpft mit { $other } um die Insel { $isle }: Beide verlieren { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}.
log-StormStruck = { $ships ->
    [0] Der Sturm trifft die Insel { $isle } und versenkt nichts.
    [one] Der Sturm trifft die Insel { $isle } und versenkt 1 Schiff.
   *[other] Der Sturm trifft die Insel { $isle } und versenkt { $ships } Schiffe.
}
log-TideRose = Die Flut steigt auf Stufe { $tide }.
log-PearlsHarvested = { $seat } erntet { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}.
log-ChartDugUp = { $seat } hatte { $chart } verstaut: { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}.
log-GameEnded = Hochwasser. Die meisten Perlen: { $winners }.

## Vor dem Spiel

game-about = Sieben Inseln, ein paar Schiffe, und die Flut steigt. Bieten Sie um das letzte Wort, segeln Sie, wohin es keiner erwartet, und verstauen Sie Ihre besten Karten bis zum Hochwasser.
option-seats = Spieler
option-seats-about = Wie viele Kapitäne segeln.
option-tides = Dauer
option-tides-about = Um wie viele Stufen die Flut steigt, bis das Spiel endet.
option-look = Blick in den Stapel
option-look-about = Wie viele Seekarten ein Blick in den Stapel zeigt.
option-charts = Seekarten
option-charts-about = Wie viele es von jeder Art gibt und was auf ihnen steht.
option-charts-house = die üblichen
option-signals = Signale
option-signals-about = Wer während des Spiels hört, was ein Kapitän sagt.
option-signals-flags = Flaggen: alle
option-signals-lamps = Lampen: der nächste Kapitän im Uhrzeigersinn
option-signals-none = keine: niemand redet

ending-ISLES-END-2 = Die Flut ist zum letzten Mal gestiegen.
    .short = Letzte Flut

## Statistik vieler Partien

measure-pearls = Perlen
measure-afloat = Schiffe auf der Karte
use-follow = befolgt
use-stow = verstaut
