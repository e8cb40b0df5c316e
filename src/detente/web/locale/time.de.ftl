# Spielen über Tage: Uhren, Nachrichten, Tischsitten.  $left, $time: schon in Worten.
days-title = Zeit, Nachrichten und Absprachen
time-title = Bedenkzeit
time-yours = Ihre Zeit
time-until = bis { $time }
time-up = Zeit abgelaufen
time-away = fort bis { $time }
time-runs = noch { $left }, bis { $time }
time-stands = noch { $left }
time-idle = hat nichts zu entscheiden
time-live = { $bank } für jeden Platz, nach jeder Entscheidung { $increment } s mehr.
time-mail = { $days } für jede Entscheidung.{ $leave ->
    [none] {""}
   *[other] {" "}Jeder Platz kann seine Uhr insgesamt { $leave } anhalten.
}
time-late-bot = Ist die Zeit abgelaufen, übernimmt ein Bot den Platz; wer dort saß, kann ihn zurücknehmen.
time-late-wait = Ist die Zeit abgelaufen, wartet das Spiel.
time-late-end = Ist die Zeit abgelaufen, endet der Tisch.
time-leave = { $name } kann die Uhr noch { $left } anhalten.
time-leave-days = Anzahl der Tage
time-leave-begin = Uhr anhalten
time-leave-end = Ich bin wieder da
time-ended-time = Eine Bedenkzeit ist abgelaufen: Dieser Tisch hat ohne Ergebnis geendet.

# Daueranweisungen.  $question, $fact, $values, $what: schon in Worten.
orders-title = Daueranweisungen
orders-about = Hinterlassen Sie Antworten auf Fragen, die kommen können, während Sie weg sind. Jede wird etwa so spät gegeben, wie Sie sonst antworten; niemand sonst sieht, dass es eine Anweisung war.
orders-new = Neue Daueranweisung
orders-question = Wenn ich gefragt werde
orders-answer = antworte ich
orders-otherwise = Wenn das nicht geht
orders-else = {" "}– sonst:{" "}
orders-nothing = nichts: mich fragen
orders-more = Noch eine Antwort
orders-only-if = { $fact }: nur diese (nichts angekreuzt: alle)
orders-if = Nur wenn: { $fact } ist { $values }
orders-lasts = Wie lange
orders-always = Bis ich sie zurückziehe.
orders-times = { $times ->
    [one] Noch einmal.
   *[other] Noch { $times }-mal.
}
orders-until = Bis { $what }.
orders-give = Anweisung geben
orders-withdraw = Zurückziehen
orders-clear = Entfernen
orders-state-done = So oft ausgeführt, wie Sie wollten.
orders-state-over = Beendet: Was Sie genannt haben, ist geschehen.
orders-state-unfit = Zurückgezogen: Als die Frage kam, war keine dieser Antworten möglich.
orders-withdrawn = Eine Daueranweisung wurde zurückgezogen, weil keine ihrer Antworten mehr möglich war: { $question }

# Nachrichten: Mail und Webhooks.  $target: eine E-Mail-Adresse.  $why: was der andere Server gesagt hat.
news-title = Nachrichten
news-about = Geben Sie eine Adresse an, dann erfahren Sie dort, wenn Sie hier am Zug sind, wenn jemand Ihre Zustimmung braucht, wenn die Zeit knapp wird und wenn das Spiel zu Ende ist.
news-none = Dieser Server verschickt keine Nachrichten.
news-mail = per Mail
news-discord = Discord
news-slack = Slack
news-push = in einem Browser
news-push-here = In diesem Browser melden
news-push-about = Meldungen erscheinen auf diesem Gerät, auch wenn keine Seite offen ist.
news-push-denied = Ihr Browser erlaubt keine Meldungen von hier. Das lässt sich in seinen Einstellungen für diese Seite ändern.
news-kind = Weg
news-target = Adresse
news-add = Hinzufügen
news-remove = Entfernen
news-when = Wann
news-pace = Wie oft
news-always = immer
news-away = nur wenn ich nicht hier bin
news-never = nie
news-at_once = sofort
news-daily = einmal am Tag
news-unconfirmed = Bitte öffnen Sie den Link in der Mail, die wir Ihnen geschickt haben. Vorher kommt nichts anderes.
news-failed = Die letzte Nachricht kam nicht an: { $why }
news-link-unknown = Dieser Link führt nirgendwohin
news-confirm-title = E-Mail-Adresse bestätigen
news-confirm-about = Ist { $target } Ihre Adresse? Dorthin gehen die Nachrichten, die Sie gewählt haben, und, wenn Sie ein Konto haben, Links zum Anmelden.
news-confirm-button = Ja, das ist meine Adresse
news-confirm-done = Bestätigt. Sie hören von uns.
news-stop-title = Keine Nachrichten mehr
news-stop-about = An { $target } wird nichts mehr verschickt, wer immer die Adresse angibt.
news-stop-button = Nichts mehr schicken
news-stop-done = Erledigt. Es kommt nichts mehr.
news-to-lobby = Zu den Spielen

# Worauf sich alle einigen.  $name, $names: von Spielern.
days-agree-title = Gemeinsam
days-agree-about = Alle am Tisch müssen einverstanden sein; Bots sind es immer.
agree-take-back = Um Rücknahme meiner letzten Entscheidung bitten
agree-take-back-about = Das Spiel geht zu diesem Zeitpunkt zurück, auch wenn andere seitdem gezogen oder etwas gesehen haben. In einem Spiel über mehrere Tage läuft Ihre Zeit von dort weiter.
agree-abandon = Vorschlagen, das Spiel zu beenden
agree-abandon-about = Der Tisch endet ohne Ergebnis und zählt in keiner Statistik.
asked-take-back = { $name } bittet darum, zur eigenen letzten Entscheidung zurückzugehen.
asked-abandon = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden.
asked-take-back-own = Sie bitten darum, zu Ihrer letzten Entscheidung zurückzugehen.
asked-abandon-own = Sie schlagen vor, das Spiel ohne Ergebnis zu beenden.
asked-waits = Es fehlt noch die Antwort von: { $names }
asked-agree = Einverstanden
asked-refuse = Nein, weiterspielen
asked-withdraw = Doch nicht
asked-go-on = Jetzt ausführen
time-ended-abandoned = Alle waren einverstanden: Dieser Tisch hat ohne Ergebnis geendet.
time-ended-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen: Er hat ohne Ergebnis geendet.

# Vor einem Live-Spiel.  $names: von Spielern.
ready-about = Die Uhren starten, wenn alle bereit sind, spätestens in
ready-waits = Noch nicht bereit: { $names }
ready-say = Ich bin bereit

# Eigene Notizen.
notes = Notizen
notes-about = Nur für Sie: Pläne, Zusagen, Gesehenes …
notes-kept = Gespeichert
