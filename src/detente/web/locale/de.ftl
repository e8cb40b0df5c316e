# Alle Seiten
skip = Zum Inhalt
to-lobby = Détente: alle Tische
language = Sprache
theme-auto = Farben: wie im System
theme-light = Farben: hell
theme-dark = Farben: dunkel
close = Schließen
ok = OK
cancel = Abbrechen
error-offline = Der Server ist nicht zu erreichen. Bitte gleich noch einmal versuchen.
error-failed = Das hat nicht geklappt ({ $status }). Bitte noch einmal versuchen.
name = Name
sign-in = Anmelden
account-of = Angemeldet als { $name }
seat-open = { $role } (frei)
rules = Regeln
how-it-works = So geht’s
copy = Kopieren
copied = Kopiert
copy-failed = Bitte von Hand kopieren
missing-title = Seite nicht gefunden
missing-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder es gibt die Seite nicht mehr.
missing-lobby = Zu allen Tischen

# Lobby
welcome = Machtpolitik an einem Tisch
welcome-about = Sofort gegen Bots, mit Freunden per Link oder gemeinsam an einem Bildschirm.
your-name = Name am Tisch
name-kept = Gespeichert
name-missing = Wer eingeladen wird, will wissen, von wem: bitte einen Namen angeben.
new-table = Neuer Tisch
my-tables = Meine Tische
over-tables = Beendet ({ $count })
play-bots = Sofort gegen Bots spielen
set-up = Tisch einrichten
players-one = { $most } Personen
players-range = { $least } bis { $most } Personen
players-some = { $others } oder { $most } Personen
minutes = { $least }–{ $most } Minuten
hours = { $least }–{ $most } Stunden
weight-1 = leicht zu lernen
weight-2 = schnell gelernt
weight-3 = etwas zu lernen
weight-4 = anspruchsvoll
weight-5 = sehr anspruchsvoll
fewer = Weniger Plätze
more = Mehr Plätze
who-plays = Wer spielt mit?
play-together = { $names } spielen zusammen
holder-of = Wer spielt { $role }
name-of = Name der Person, die { $role } spielt
holder-me = Ich
holder-friend = Jemand per Link
holder-screen = Hier am Bildschirm
bot = Bot: { $bot }
bot-easy = Bot: leicht
bot-easy-about = denkt ein wenig voraus und macht Fehler. Für Ihre ersten Partien.
bot-medium = Bot: gut
bot-medium-about = denkt weiter voraus und macht selten grobe Fehler.
bot-hard = Bot: stark
bot-hard-about = denkt weit voraus. Braucht manchmal ein, zwei Sekunden für einen Zug.
bot-heuristic = Bot: erfahren
bot-heuristic-about = weiß, was gute Spieler wissen, denkt aber nicht voraus. Antwortet sofort.
bot-learned = Bot: angelernt
bot-learned-about = hat aus vielen Partien gegen sich selbst gelernt. Antwortet sofort.
bot-search = Bot: gründlich
bot-search-about = denkt so weit voraus, wie die Zeit reicht.
bot-random = Bot: zufällig
bot-random-about = macht irgendeinen Zug. Zum Umsehen.
option-needs = Nur mit { $needs }.
house-rules = Weitere Optionen
usual = { $label } (üblich)
own = Eigenes, aus einer Datei …
own-begin = Beginnen Sie mit einem Muster: den üblichen Werten als Datei.
own-sample = Muster herunterladen
own-file = Datei (JSON)
own-missing = Bitte zuerst eine Datei wählen.
own-unreadable = In dieser Datei steht kein JSON-Objekt: Sie kann nicht gelesen werden.
table-name = Name des Tisches
table-name-about = Steht in der Liste, zum Beispiel „Donnerstagsrunde“. Darf leer bleiben.
delay = Zuschauer
delay-none = sehen alles sofort
delay-later = sehen alles { $time } später
delay-about = Wer mitspielt oder den Tisch eröffnet hat, sieht immer alles sofort.
hints-allowed = Der Bot darf um Tipps gefragt werden
hints-about = Wer zu entscheiden hat, kann sich zeigen lassen, was der Bot täte. Ob er das tut, erfährt niemand sonst.
start = Spiel beginnen
start-here = An diesem Bildschirm spielen
one-screen = { $count } Plätze werden abwechselnd an diesem Bildschirm gespielt.
start-inviting = Tisch eröffnen und einladen
invitations = Der Tisch ist gedeckt
invitations-about = { $count ->
    [one] Diesen Link weitergeben: Wer ihn öffnet, kann den Platz einnehmen. Auch am Tisch ist er zu sehen.
   *[other] Jeden Link einmal weitergeben: Wer ihn öffnet, kann den Platz einnehmen. Auch am Tisch sind sie zu sehen.
}
invitation-of = Einladung für { $role }
to-table = Zum Tisch
tables-owed = { $count ->
    [one] Ein Tisch wartet auf einen Zug
   *[other] { $count } Tische warten auf einen Zug
}
owed-by-you = Am Zug
owed-by = Am Zug: { $name }
owed-by-some = { $count } Ihrer Plätze sind am Zug
status-waiting = Wartet auf Mitspieler
status-running = Andere am Zug
status-over = Beendet
status-left = Sie haben den Tisch verlassen
just-now = gerade eben

# Ein Link zu einem Platz
invited-by = { $host } lädt ein: { $title }
invited = Einladung: { $title }
invited-about = Dieser Platz ist für Sie reserviert. Ein Konto brauchen Sie nicht.
you-play = Sie spielen { $role }
together-with = zusammen mit { $names }
sit-down = Platz nehmen
own-seat = Der eigene Platz: { $title }
own-seat-about = Sie können Ihren Platz auch von diesem Gerät aus spielen. Das andere Gerät behält ihn.
own-seat-back = Sie haben diesen Platz verlassen. Niemand anders hat sich dort hingesetzt, Sie können ihn also wieder einnehmen.
take-back = Platz wieder einnehmen
go-on-here = Hier weiterspielen
sits-there = Dieser Platz ist schon eingenommen: { $title }
link-taken = Dieser Platz ist vergeben
link-taken-about = Jemand war schneller. Oder der Platz wurde in einem anderen Browser eingenommen: Dann führt der eigene Link des Platzes zurück. Zuschauen geht immer.
look-on = Zuschauen
own-table = Tisch eröffnen
read-rules = Regeln lesen
link-unknown = Dieser Link führt ins Leere
link-unknown-about = Vielleicht ging unterwegs ein Stück verloren. Wer ihn geschickt hat, kann einen neuen schicken.
link-failed = Dieser Link lässt sich gerade nicht öffnen
try-again = Noch einmal versuchen

# Regeln
rules-of = { $title }: Regeln
contents = Inhalt
contents-nav =
    .aria-label = Inhalt
find-in-rules = In den Regeln suchen
find-in-rules-field =
    .placeholder = In den Regeln suchen
found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
link-to = Link zu { $id }
table-in-rules = Tabelle
to-games = Zu den Spielen

# Bedenkzeit an einem Tisch
setup-time = Bedenkzeit
setup-time-none = Unbegrenzt
setup-time-live = Live: { $minutes } min, jedes Mal { $increment } s mehr
setup-time-mail = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} für jede Entscheidung
setup-late = Ist die Zeit abgelaufen
setup-late-bot = { $bot } übernimmt den Platz
setup-late-wait = Das Spiel wartet
setup-late-end = Der Tisch endet
setup-leave = Jeder Platz darf fort sein
setup-leave-days = { $days ->
    [0] gar nicht
    [one] einen Tag
   *[other] { $days } Tage
}
setup-ready = Bevor die Uhren starten
setup-ready-minutes = { $minutes ->
    [0] Niemand wird gefragt
    [one] Alle melden sich bereit (höchstens eine Minute)
   *[other] Alle melden sich bereit (höchstens { $minutes } min)
}
turn-of = Am Zug: { $names }
turn-you = Sie
turn-until = { $name } (bis { $time })
turn-late = { $name } (Zeit abgelaufen)
status-ended = vorzeitig beendet

# Wer an einen Tisch kommen darf.  $host, $role: Namen.
access = Wer darf kommen?
access-private = Privat: nur mit dem Link eines Platzes
access-private-about = Nur wer am Tisch sitzt, kann ihn sehen.
access-unlisted = Nicht gelistet: niemand findet ihn
access-unlisted-about = Freunde setzen sich per Link. Zusehen kann, wer die Adresse des Tisches kennt.
access-open = Offen: alle finden ihn hier
access-open-about = Plätze für Freunde stehen allen in der Lobby frei. Zusehen können alle.
openings = Offene Tische
openings-about = An diesen Tischen werden noch Mitspieler gesucht.
opening-host = eröffnet von { $host }
opening-running = Hat schon begonnen
opening-free = { $count ->
    [one] Ein Platz ist frei:
   *[other] { $count } Plätze sind frei:
}
opening-join = Platz nehmen: { $role }
opening-time-none = Ohne Zeitlimit
opening-time-live = Live: je { $bank }, { $increment } s mehr pro Entscheidung
opening-time-mail = Über mehrere Tage: { $days } für jede Entscheidung

# Freunde.  $name, $host: von Konten.  $day: ein Datum.
to-tournaments = Turniere und Ligen
asking = { $count ->
    [one] Eine Freundschaftsanfrage
   *[other] { $count } Freundschaftsanfragen
}
opening-invited = { $host } hält Ihnen einen Platz frei
opening-friend = befreundet
opening-decline = Nein, danke
invite-friend = Freund einladen
invited-friend = { $name } ist eingeladen und findet den Tisch in der Lobby.
invite-withdraw = Zurückziehen
invite-end = Einladung von { $name } zurückziehen
