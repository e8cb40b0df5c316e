# Der Spieltisch
face-down = verdeckt
counted = { $count } × { $face }
you = du
here = am Tisch
away = nicht da
bot = Bot
to-act = am Zug
pile = { $name }: { $count }
look-through = Ansehen
look-through-name = Ansehen: { $name }
which = Welche davon?
sending = Wird gesendet …
pass-to = Bildschirm an { $name } weitergeben
back = Zurück
undo = Zurücknehmen
undo-all = Alle { $count } zurücknehmen
all-actions = Alle Aktionen ({ $count })
rule = Regel { $rule }
rules = Regeln
rules-of = Regeln: { $title }
log = Verlauf
chat = Chat
chat-placeholder = Sag der Runde etwas
chat-send = Senden
connecting = Der Tisch wird gedeckt …
offline = Keine Verbindung. Der Tisch kommt von selbst zurück.
online = Wieder verbunden.
refreshed = Der Tisch wurde neu geladen.
stale = Das Spiel ging weiter, bevor dein Zug ankam; er wurde nicht ausgeführt. So steht es jetzt.
stale-server = { $message } Dein Zug wurde nicht ausgeführt; so steht es jetzt.
watching = Du schaust zu.
unknown-table = Dieser Tisch lässt sich nicht zeigen.
your-turn = Du bist dran
table-title = { $title } · { $name }

board = Das Spielbrett. Plus und Minus vergrößern und verkleinern, Pfeiltasten verschieben.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzes Brett

curtain-title = { $name } ist an der Reihe
curtain-about = Gib den Bildschirm an { $name } weiter. Auf dieser Seite sind jetzt keine Karten anderer.
curtain-open = Ich bin { $name }

waiting-title = Warten auf Mitspieler
waiting-ready = Alle sind da
waiting-open = { $count ->
    [one] Ein Platz ist frei. Schick seinen Link an die Person, mit der du spielen willst.
   *[other] { $count } Plätze sind frei. Schick jeden Link an eine Person, mit der du spielen willst.
  }
waiting-host = Es kann losgehen.
waiting-for-host = Gleich geht es los.
seat-open = freier Platz
invitation = Einladungslink
copy = Link kopieren
copied = Link kopiert.
start = Spiel beginnen

result = Ergebnis
points = { $points } Punkte
play-again = Noch einmal spielen

replay = Rückschau
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-forward = Einen Schritt weiter
replay-now = Zur Gegenwart
replay-slider = Zeitpunkt im Spiel
replay-frame = { $number } / { $last }
replay-past = Ein Augenblick aus der Vergangenheit.

keys = Tasten
key-tab = Tab
key-tab-does = zum Nächsten, das man wählen kann
key-arrows = ← ↑ → ↓
key-arrows-does = zum Nächstgelegenen in dieser Richtung
key-enter = Eingabe
key-enter-does = wählen
key-escape = Esc
key-escape-does = einen Schritt zurück
key-numbers = 1 – 9
key-numbers-does = die Knöpfe neben der Frage
key-u = U
key-u-does = zurücknehmen
key-a = A
key-a-does = alle Aktionen als Liste
key-r = R
key-r-does = Rückschau auf das Spiel
key-zoom = + − 0
key-zoom-does = Brett vergrößern und verkleinern (wenn es den Fokus hat)
key-question = ?
key-question-does = diese Tasten
