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
seat = Platz { $letter }
seat-open = frei
rules = Regeln
copy = Kopieren
copied = Kopiert
copy-failed = Bitte von Hand kopieren

# Lobby
welcome = Machtpolitik an einem Tisch
welcome-about = Sofort gegen Bots, mit Freunden per Link oder gemeinsam an einem Bildschirm.
your-name = Name am Tisch
name-kept = Gespeichert
name-missing = Wer eingeladen wird, will wissen, von wem: bitte einen Namen angeben.
new-table = Neuer Tisch
my-tables = Meine Tische
no-tables = Noch keine Tische. Oben einen eröffnen oder den Link einer Einladung öffnen.
over-tables = Beendet
play-bots = Sofort gegen Bots spielen
set-up = Tisch einrichten
players-one = { $most } Personen
players-range = { $least } bis { $most } Personen
players-some = { $others } oder { $most } Personen
fewer = Weniger Plätze
more = Mehr Plätze
who-plays = Wer spielt mit?
holder-of = Wer spielt auf Platz { $letter }
name-of = Name für Platz { $letter }
holder-me = Ich
holder-friend = Jemand per Link
holder-screen = Hier am Bildschirm
bot = Bot: { $bot }
bot-easy = Bot: leichter Gegner
bot-medium = Bot: guter Gegner
bot-hard = Bot: starker Gegner
bot-heuristic = Bot: spielt mit Plan
bot-learned = Bot: hat aus Partien gelernt
bot-search = Bot: denkt lange nach
bot-random = Bot: spielt zufällig
option-needs = Nur mit { $needs }.
house-rules = Optionen des Spiels
usual = { $label } (üblich)
own = Eigenes, aus einer Datei …
own-file = Datei (JSON)
own-missing = Bitte zuerst eine Datei wählen.
own-unreadable = In dieser Datei steht kein JSON-Objekt: Sie kann nicht gelesen werden.
table-name = Name des Tisches
table-name-about = Steht in der Liste, zum Beispiel „Donnerstagsrunde“. Darf leer bleiben.
hints-allowed = Der Bot darf um Tipps gefragt werden
hints-about = Wer zu entscheiden hat, kann sich zeigen lassen, was der Bot täte. Ob er das tut, erfährt niemand sonst.
start = Spiel beginnen
start-inviting = Tisch eröffnen und einladen
invitations = Der Tisch ist gedeckt
invitations-about = { $count ->
    [one] Diesen Link weitergeben: Wer ihn öffnet, kann den Platz einnehmen. Auch am Tisch ist er zu sehen.
   *[other] Jeden Link einmal weitergeben: Wer ihn öffnet, kann den Platz einnehmen. Auch am Tisch sind sie zu sehen.
}
invitation-of = Einladung für Platz { $letter }
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
invited-about = Platz { $letter } ist frei. Ein Konto braucht es nicht.
sit-down = Platz nehmen
own-seat = Der eigene Platz: { $title }
own-seat-about = Platz { $letter } lässt sich auch von diesem Gerät aus spielen. Das andere behält ihn.
own-seat-back = Sie haben Platz { $letter } verlassen. Noch sitzt dort niemand anderes: Sie können ihn wieder einnehmen.
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
