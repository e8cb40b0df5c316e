# The page for hosts.  $table, $name: of a table, or a person.  $count, $seconds, $tables, $moves: numbers.  $at: a moment.  $day: a date.
host = Dieser Server
host-about = Nur für die Person, die den Server betreibt. Dieser Browser hat zwölf Stunden lang Zugang.
host-leave = Diese Seite verlassen
host-come-in = Diese Seite öffnet nur ein Link, der einmal und nur eine Viertelstunde lang gilt. Sie bekommen ihn mit diesem Befehl auf dem Server:
host-here = Was hier läuft
host-version = Détente
host-database = Datenbank
host-running = Laufende Tische
host-waiting = Wartende Tische
host-over = Beendete Tische
host-in-memory = Tische im Speicher
host-watchers = Offene Ansichten
host-accounts = Konten
host-guests = Gäste mit einem Platz
host-processes = Prozesse
host-pulse = { $seconds ->
    [0] lebt
    [one] lebte vor einer Sekunde
   *[other] lebte vor { $seconds } Sekunden
}
host-one-process = Ein einziger Prozess benutzt diese Datenbank.
host-failures = Nicht angekommene Nachrichten
host-no-failures = Alle Nachrichten sind angekommen.
host-by-mail = E-Mail an
host-by-discord = Discord-Webhook bei
host-by-slack = Slack-Webhook bei
host-by-push = Browser bei
host-attempts = { $count ->
    [one] ein Versuch
   *[other] { $count } Versuche
}
host-again = neuer Versuch { $at }
host-given-up = aufgegeben
host-tables = Tische
host-status = Anzeigen
host-no-tables = Keine Tische.
host-more = Weitere zeigen
host-private = privat
host-unlisted = nicht gelistet
host-open = offen
host-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
host-created = eröffnet { $at }
host-updated = zuletzt geändert { $at }
host-owes = { $name }: am Zug
host-is-bot = (Bot)
host-is-open = (frei)
host-bot = An einen Bot geben
host-bot-for = Ein Bot spielt für { $name } an { $table }
host-bot-sure = Soll ein Bot für { $name } an { $table } spielen? Die Person kann auf den Platz zurückkommen.
host-close = Schließen
host-close-table = Den Tisch { $table } schließen
host-close-sure = { $table } schließen? Die Partie endet sofort, ohne Ergebnis, und alle dort lesen, dass Sie sie geschlossen haben.
host-delete = Löschen
host-delete-table = Den Tisch { $table } löschen
host-delete-sure = { $table } mit Zügen, Chat und Links löschen? Das lässt sich nicht rückgängig machen.
host-check-title = Vor einem Update
host-check-about = Spielt alle laufenden Tische mit den hier installierten Spielen noch einmal, wie detente check-tables. Das kann eine Weile dauern.
host-check = Laufende Tische prüfen
host-checking = Prüfung läuft …
host-checked = { $tables ->
    [0] Es läuft kein Tisch.
    [one] Ein Tisch läuft.
   *[other] { $tables } Tische laufen.
}
host-changed = { $count ->
    [0] Alle gehen weiter wie bisher.
    [one] Einer geht nicht weiter wie bisher:
   *[other] { $count } gehen nicht weiter wie bisher:
}
host-stuck = kann nicht weitergehen
host-goes-on = geht vom Stand nach { $moves } Zügen weiter
host-people = Konten
host-people-about = Bei einem gesperrten Konto kann sich niemand anmelden; seine Browser und Programme werden abgemeldet. Die Links seiner Plätze gelten weiter; wenn Sie das nicht möchten, geben Sie den Platz an einen Bot.
host-find = Name oder ein Teil davon
host-find-button = Suchen
host-nobody = Keine Konten gefunden.
host-since = seit { $day }
host-seen = zuletzt gesehen { $day }
host-signed-out = nirgends angemeldet
host-seats = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
host-locked = gesperrt
host-lock = Sperren
host-lock-name = Das Konto { $name } sperren
host-lock-sure = Das Konto { $name } sperren? Alle seine Browser werden abgemeldet.
host-unlock = Entsperren
host-unlock-name = Das Konto { $name } entsperren
host-erase = Löschen
host-erase-name = Das Konto { $name } löschen
host-erase-sure = Das Konto { $name } löschen? Name, Profil, Adressen und Chat sind endgültig weg; Plätze und Züge bleiben ohne den Namen.
