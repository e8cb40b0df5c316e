## Wie es weitergeht

next-title = Détente: Brettspiele der Machtpolitik, mit Menschen und Bots
next-serve = öffnet den Spieltisch für den Browser
next-play = spielt hier im Terminal gegen Bots
next-rules = zeigt die Regeln eines Spiels
next-games-command = nennt alle Spiele und ihre Optionen
next-simulate = lässt Bots spielen und zählt, wer gewinnt
next-help = nennt alle Befehle
next-games = Spiele: { $games }. Die Befehle sprechen Deutsch mit --language de.

## Around the game

welcome = Wählen Sie mit einer Zahl oder in Worten. h sagt, was der Bot tun würde, m zeigt die Karte oder den Tisch, k erklärt Wörter, r zeigt die Regel, ? alles, was Sie eingeben können.
in-any-case = { $numbers ->
    [all] in jedem Fall
   *[other] { $numbers }
}: { $changes }
you = Sie
spectator = Sie sehen zu.
thinking = Die anderen entscheiden ...
hand-over = Bitte geben Sie an { $seat } weiter. Bitte schaut sonst niemand hin.
press-enter = Drücken Sie die Eingabetaste, wenn Sie bereit sind:
board = Spielplan
on-top = oben: { $piece }
face-down = { $count } verdeckt
threatened = Gefahren
chart-near = Nachbarn
chart-threats = bedroht von { $names }
over = Ergebnis
place = Platz
player-seat = Spieler
points = Punkte
because = Nach Regel
saved = Das Spiel ist in { $file } gespeichert.
quit = Auf Wiedersehen. Das Spiel ist nicht gespeichert.
quit-saved = Auf Wiedersehen.

## Answers to what was typed

unclear = „{ $text }“ steht nicht in der Liste. Geben Sie eine Zahl der Liste ein, oder ? für Hilfe.
no-number = Die Liste geht von 1 bis { $count }.
not-now = „{ $text }“ ist jetzt nicht möglich.
not-now-rule = „{ $text }“ ist jetzt nicht möglich: { $rule } (zum Nachlesen: r { $rule }).
several = „{ $text }“ kann heißen:
perhaps = Meinen Sie davon etwas?
no-region = Ein Gebiet „{ $text }“ gibt es auf der Karte nicht. m allein zeigt alle.
undone = Zurückgenommen.
no-undo = Jetzt gibt es nichts, was Sie zurücknehmen dürfen.
no-rule = Es gibt keine Regel „{ $text }“.
no-rule-here = Zu dieser Frage gehört keine Regel. Geben Sie r und die Kennung einer Regel ein, etwa r { $example }.
nothing-yet = Noch ist nichts geschehen.
nothing-to-explain = Dazu gibt es nichts zu erläutern.
not-written = Die Datei { $file } lässt sich nicht schreiben: { $problem }

## Help

help-number = wählt, was in der Liste diese Nummer hat
help-words = oder sagen Sie es in Worten, deutsch oder englisch, so wenigen, dass es klar ist: { $example }
help-notation = oder in der Schreibweise, die n zeigt; die Anfänge der Wörter genügen: { $example }
help-undo = nimmt Ihre letzte Wahl zurück, solange nichts Neues zu sehen war
help-hint = was der Bot jetzt tun würde, mit Ihren Chancen, wie er sie einschätzt
help-rule = zeigt die Regel, die gerade fragt, oder die mit dieser Kennung
help-log = was geschah: die letzten { $count } Zeilen, oder so viele, wie Sie angeben
help-map = zeigt die Karte als Tabelle: Besitzer, Figuren, Nachbarn und Bedrohungen; oder ein Gebiet mit seinen Nachbarn
help-legend = erklärt die Wörter dieses Spiels
help-show = zeigt den Tisch noch einmal in Kürze
help-whole = zeigt den ganzen Tisch: was auf dem Plan steht und alle Erläuterungen
help-written = zeigt die Auswahl so, wie man sie eingeben kann
help-explain = wozu die Karten und Figuren gut sind, mit denen Sie etwas tun können, oder die einer Auswahl
help-piles = sieht die offenen Stapel durch
help-quit = beendet; mit einem Dateinamen wird das Spiel dort gespeichert

## Advice on saved games

percent = { $number } %
hint-thinking = Der Bot denkt nach ...
hint-head = { $seat }, Aussichten jetzt { $chance }. Der Bot würde:
analysis-entry = Eintrag
analysis-taken = Entscheidung
analysis-costliest = Die teuersten Entscheidungen ({ $seat }):
analysis-line = −{ $loss }, Eintrag { $entry }: { $taken } ({ $value }). Besser: { $best } ({ $most })
analysis-none = Keine hat nennenswert gekostet.

## Wie Bots heißen

bot-easy = leichter Bot
bot-medium = guter Bot
bot-hard = starker Bot
bot-heuristic = Bot mit Plan
bot-search = suchender Bot
bot-random = Zufallsbot

## Was hinter einem Befehl falsch getippt ist

or = oder
similar = (meinten Sie { $close }?)
wrong-game = Ein Spiel „{ $typed }“ gibt es nicht{ $similar }: Es gibt { $there }
wrong-bot = Einen Bot „{ $typed }“ gibt es nicht{ $similar }: Es gibt { $there }
wrong-edition = --compare nimmt NAME=WERT oder eine Datei mit Karten; eine Datei „{ $typed }“ gibt es nicht
wrong-edition-none = { $file }: { $game } lässt keine eigenen Karten zu; --compare NAME=WERT vergleicht Optionen
wrong-edition-format = { $file }: { $game } nimmt Dateien im Format { $there }, nicht { $found }
wrong-option-form = Eine Option wird als NAME=WERT geschrieben, nicht „{ $typed }“
wrong-option = { $game } hat keine Option „{ $typed }“{ $similar }: Es gibt { $there }
wrong-option-twice = Die Option „{ $option }“ ist zweimal angegeben
wrong-option-needs = Die Option „{ $option }“ lässt { $value } nur zu mit { $needs }
wrong-option-value = Die Option „{ $option }“ lässt { $takes }{ $more ->
    [file] {" "}oder eine Datei im Format „{ $format }“
    [letter] {" "}oder den Buchstaben eines Platzes
   *[none] {""}
} zu, nicht „{ $typed }“
wrong-seats = { $game } hat { $takes } Plätze, nicht { $wanted }
wrong-bots = Ein Tisch für { $wanted } braucht { $free ->
    [one] 1 Bot
   *[other] { $free } Bots
}, nicht { $count }: { $names }
wrong-seat-waits = --seat: { $seat } muss jetzt nichts entscheiden; { $count ->
    [one] { $asked } muss entscheiden
   *[other] { $asked } müssen entscheiden
}
wrong-language = Die Sprache „{ $typed }“ gibt es hier nicht ({ $what }): Es gibt { $there }
wrong-faults = { $file }: { $first } (und { $more } { $more ->
    [one] weiterer Fehler
   *[other] weitere Fehler
}; siehe: detente cards check { $file })
wrong-format = { $file }: Kein Spiel hier kennt das Format { $found }; es gibt { $there }
wrong-no-cards = { $game } lässt keine eigenen Karten zu
wrong-unreadable = { $file } lässt sich nicht lesen: { $problem }
wrong-write-folder = { $file } lässt sich nicht schreiben: Es ist ein Ordner
wrong-write-nowhere = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht
wrong-write-denied = { $file } lässt sich nicht schreiben: Das ist nicht erlaubt
wrong-cannot-play = Der Bot „{ $bot }“ kann { $game } nicht spielen

replay-heading = { $game }: { $options }; Seed { $seed }{ $from_start ->
    [yes] {""}
   *[no] , ab einer Stellung
}
replay-undo = nimmt { $count } zurück
replay-rewound = alle sind einverstanden, { $count } zurückzunehmen
replay-base = { $count ->
    [one] Danach haben sich die Regeln geändert: 1 Eintrag lässt sich nicht noch einmal spielen.
   *[other] Danach haben sich die Regeln geändert: { $count } Einträge lassen sich nicht noch einmal spielen.
}
replay-more = { $count ->
    [one] Es folgt noch 1 Eintrag.
   *[other] Es folgen noch { $count } Einträge.
}
replay-goes-on = Das Spiel geht weiter: { $count ->
    [one] { $seats } muss entscheiden
   *[other] { $seats } müssen entscheiden
}{ $about }.
replay-over = Das Spiel ist zu Ende: { $count ->
    [0] Niemand hat gewonnen.
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
}
replay-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

cards-wrong = Mit { $file } lässt sich noch nicht spielen.
cards-right = { $file } ist in Ordnung: { $cards }.
cards-play = So spielen Sie damit: { $command }

saved-games = Die Partien stehen in { $file }.
saved-curve = Die Kurve steht in { $file }.
saved-weights = Die Gewichte stehen in { $file }.
saved-report = Der Bericht steht in { $file }.
saved-result = Das Ergebnis steht in { $file }.
saved-trajectories = Die Verläufe stehen in { $file }.
