## Around the game

welcome = { $seats }. Eine Zahl wählt aus, ? hilft.
you = Sie
spectator = Sie sehen zu.
thinking = Die anderen entscheiden ...
hand-over = Bitte an { $seat } übergeben. Niemand sonst schaut jetzt hin.
press-enter = Wenn bereit, Eingabetaste drücken:
board = Spielplan
on-top = oben: { $piece }
face-down = { $count } verdeckt
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
several = „{ $text }“ passt auf mehrere: { $offers }
undone = Zurückgenommen.
no-undo = Jetzt gibt es nichts, was Sie zurücknehmen dürfen.
no-rule = Eine Regel „{ $text }“ gibt es nicht.
no-rule-here = Gerade fragt keine Regel. Geben Sie r und die Kennung einer Regel ein, etwa r { $example }.
nothing-yet = Noch ist nichts geschehen.
nothing-to-explain = Dazu gibt es nichts zu erläutern.
not-written = Die Datei { $file } lässt sich nicht schreiben: { $problem }

## Help

help-number = wählt aus, was in der Liste diese Nummer hat
help-notation = oder in der Schreibweise, die n zeigt; die Anfänge der Wörter genügen: { $example }
help-undo = nimmt Ihre letzte Wahl zurück, solange nichts Neues zu sehen war
help-rule = zeigt die Regel, die gerade fragt, oder die mit dieser Kennung
help-log = was geschah: die letzten { $count } Zeilen, oder so viele, wie Sie angeben
help-show = zeigt den Tisch noch einmal in Kürze
help-whole = zeigt den ganzen Tisch: was auf dem Plan steht und alle Erläuterungen
help-written = zeigt die Auswahl so, wie man sie eingeben kann
help-explain = wozu die Karten und Figuren gut sind, mit denen Sie etwas tun können, oder die einer Auswahl
help-piles = sieht die offenen Stapel durch
help-quit = beendet; mit einem Dateinamen wird das Spiel dort gespeichert

## Advice on saved games

percent = { $number } %
hint-head = { $seat }, Aussichten jetzt { $chance }. Der Bot würde:
analysis-entry = Eintrag
analysis-taken = Entscheidung
analysis-costliest = Die teuersten Entscheidungen von { $seat }:
analysis-line = −{ $loss }, Eintrag { $entry }: { $taken } ({ $value }). Besser: { $best } ({ $most })
analysis-none = Keine hat nennenswert gekostet.
