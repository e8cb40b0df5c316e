# Turniere und Ligen.  $round, $rounds, $seats, $days, $count: Zahlen.  $bot, $host: Namen.
tournaments = Turniere
tournaments-about = Mehrere Runden eines Spiels. Mitspielen kann, wer ein Konto hat; der Server eröffnet die Tische jeder Runde, sobald die vorige zu Ende ist.
tournaments-all = Alle Turniere
tournament-new = Neues Turnier
tournament-sign-in = Zum Mitspielen brauchen Sie ein Konto.
tournament-name = Name
tournament-choose-game = Spiel
tournament-choose-kind = Wer gegen wen spielt
tournament-choose-fill = Wenn ein Tisch nicht voll wird
tournament-choose-days = Bedenkzeit
tournament-round-robin = Jeder gegen jeden
tournament-round-robin-about = Alle treffen gleich oft aufeinander, soweit das möglich ist.
tournament-swiss = Schweizer System
tournament-swiss-about = In jeder Runde spielen die zusammen, die etwa gleich viele Punkte haben, und niemand zweimal gegen denselben, solange das möglich ist.
tournament-rounds = Runden
tournament-rounds-hint = Leer: bei „Jeder gegen jeden“, bis alle einander begegnet sein können, im Schweizer System, bis eine Person allein vorn liegen kann.
tournament-options = Optionen des Spiels
tournament-byes = Wer übrig bleibt, setzt aus
tournament-fill = Für fehlende Spieler: { $bot }
tournament-no-time = Ohne Zeitlimit
tournament-days = { $days ->
    [one] Ein Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
}
tournament-announce = Turnier ankündigen
tournament-seats = { $seats } an einem Tisch
tournament-host = Leitung: { $host }
tournament-entrants = { $count ->
    [one] 1 Anmeldung
   *[other] { $count } Anmeldungen
}
tournament-entering = Anmeldung offen
tournament-running = Runde { $round } von { $rounds }
tournament-over = Zu Ende
tournament-enter = Anmelden
tournament-withdraw = Abmelden
tournament-leave = Turnier verlassen
tournament-leave-sure = Das Turnier verlassen? Ihre laufende Partie spielen Sie zu Ende, aber keine weitere Runde.
tournament-start = Erste Runde beginnen
tournament-call-off = Absagen
tournament-call-off-sure = Das Turnier absagen? Es hat noch nicht begonnen; alle Anmeldungen gehen verloren.
tournament-round = Runde { $round }
tournament-table = Tisch
tournament-bye = setzt aus
tournament-dropped = (ausgestiegen)
tournament-gone = Früherer Spieler
standings = Tabelle
standings-points = Punkte sind die Turnierpunkte der Regeln. Bei Gleichstand zählen die gewonnenen Partien, dann die Punkte aller Gegner. Wer aussetzt, bekommt den Durchschnitt der Runde.
standings-shares = Wer eine Partie gewinnt, teilt sich einen Punkt mit den übrigen Siegern. Bei Gleichstand zählen die gewonnenen Partien, dann die Punkte aller Gegner. Wer aussetzt, bekommt den Durchschnitt der Runde.
column-name = Name
column-wins = Gewonnen
column-opposition = Punkte der Gegner
