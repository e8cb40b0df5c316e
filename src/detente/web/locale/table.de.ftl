# Der Spieltisch
table-face-down = verdeckt
table-counted = { $count } × { $face }
table-you = Sie
table-with = spielt mit { $names }
table-here = am Tisch
table-away = nicht da
table-bot = Bot
table-to-act = am Zug
table-pile = { $name }: { $count }
table-look-through = Ansehen
table-look-through-name = Ansehen: { $name }
table-which = Welche davon?
table-sending = Wird gesendet …
table-pass-to = Bildschirm an { $name } weitergeben
table-back = Zurück
table-undo = Zurücknehmen
table-undo-about = Ihren letzten Schritt zurücknehmen
table-undo-all = Alle { $count } zurück
table-undo-all-about = Ihre letzten { $count } Schritte zurücknehmen: alle, bei denen das noch geht
table-all-actions = Alle Aktionen ({ $count })
table-rule = Regel { $rule }
table-rules = Regeln
table-rules-of = Regeln: { $title }
table-own = Dieser Tisch hat eigene Werte mitgebracht: „{ $name }“ ({ $hash }). Wo die Regeln die üblichen nennen, gelten die des Tisches.
table-log = Verlauf
table-log-taller = Mehr Platz für den Verlauf
table-state = Lage
table-chat = Chat
table-chat-placeholder = Sagen Sie der Runde etwas
table-chat-only = Das lesen nur { $names }
table-chat-none = Hier kann während des Spiels niemand schreiben
table-chat-watching = Sie sehen zu: Sie können mitlesen; schreiben können nur Spieler.
table-chat-said = { $name }: { $text }
table-chat-send = Senden
table-connecting = Der Tisch wird gedeckt …
table-offline = Keine Verbindung. Der Tisch kommt von selbst zurück.
table-stale = Das Spiel ist schon weiter; Ihr Zug wurde nicht ausgeführt.
table-watching = Sie schauen zu.
table-watching-later = Sie sehen alles { $time } später.
table-seen-later = Wer nur zuschaut, sieht alles { $time } später.
table-unknown-table = Dieser Tisch lässt sich nicht zeigen.
table-your-turn = Sie sind am Zug
table-title = { $title } · { $name }

table-board = Das Spielbrett. Plus und Minus vergrößern und verkleinern, Pfeiltasten verschieben.
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Ganzes Brett

table-curtain-title = { $name } ist an der Reihe
table-curtain-about = Geben Sie den Bildschirm an { $name } weiter. Auf dieser Seite sind jetzt keine Karten anderer.
table-curtain-open = Ich bin { $name }

table-waiting-title = Warten auf Mitspieler
table-waiting-host = { $count ->
    [one] Ein Platz ist frei. Schicken Sie seinen Link an die Person, mit der Sie spielen wollen; dann geht es los.
   *[other] { $count } Plätze sind frei. Schicken Sie jeden Link an eine Person, mit der Sie spielen wollen. Das Spiel beginnt, sobald alle besetzt sind.
  }
table-waiting-guest = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald alle besetzt sind.
  }
table-seat-open = freier Platz
table-people = Wer spielt
table-own-link = Ihr Link zu diesem Platz, für ein anderes Gerät
table-seat-leave = Platz verlassen …
table-seat-leave-about = Alle sehen, dass Sie gehen. Solange ein Bot den Platz spielt oder er frei ist, können Sie zurückkommen. Geben Sie ihn per Einladung frei, so finden Sie hier den Link für jemand anderen.
table-seat-give = Platz weitergeben …
table-seat-held = Diesen Platz hat { $name }. Sie können ihn weitergeben, wenn { $name } gegangen ist.
table-seat-away = { $name } ist nicht am Tisch. Ab { $time } können Sie den Platz weitergeben, falls { $name } bis dahin nicht zurückkommt.
table-seat-gone = { $name } war lange nicht mehr da. Alle sehen, dass Sie den Platz weitergeben.
table-seat-bot = Welcher Bot
table-seat-to-bot = Diesen Bot spielen lassen
table-seat-to-friend = Per Einladung freigeben
table-seat-back = Platz wieder einnehmen
table-research = Diese Partie darf für die Forschung verwendet werden
table-research-about = Wenn alle am Tisch zustimmen, darf der Betreiber dieses Servers nach dem Ende der Partie die Züge weitergeben und das, was an jedem Platz zu sehen war, ohne Namen und ohne Chat. Solange Sie den Platz haben, können Sie das ändern.
table-invitation = Einladungslink
table-copy = Link kopieren
table-copied = Link kopiert.

table-result = Ergebnis
table-ending = So ging es aus
table-ending-loading = Der Ausgang wird zusammengestellt …
table-ending-board = Spielplan ansehen
table-ending-save = Bild speichern
table-ending-game = Partie speichern
table-place = Platz
table-player = Spieler
table-ranking = Rangliste
table-course = Spielverlauf
table-moments = Entscheidende Momente
table-hands = Karten, die noch auf der Hand waren
table-play-again = Neue Partie
table-rematch = Revanche
table-rematch-about = Dieselben spielen noch einmal, jeder einen Platz weiter
table-rematch-there = Zur Revanche

table-replay = Rückschau
table-replay-first = Zur Ausgangslage
table-replay-back = Einen Schritt zurück
table-replay-play = Abspielen
table-replay-forward = Einen Schritt weiter
table-replay-now = Zur Gegenwart
table-replay-slider = Zeitpunkt im Spiel
table-replay-frame = { $number } / { $last }
table-replay-past = Sie sehen einen früheren Stand.

table-stage = Was gerade geschieht
table-stage-now = { $count ->
    [one] Einen Schritt
   *[other] { $count } Schritte
  } überspringen
table-stage-pause = Anhalten
table-stage-go-on = Weiter
table-gain = { $name }: { $amount }
table-pace = Wie schnell alles abläuft
table-pace-slow = Langsam
table-pace-normal = Normal
table-pace-fast = Schnell
table-pace-at-once = Sofort
table-sound = Töne
table-sound-off = Kein Ton
table-sound-soft = Leise Töne
table-sound-loud = Laute Töne
table-since = Seit Ihrem letzten Zug ({ $count })
table-since-watch = Noch einmal ansehen
table-since-ordered = (Ihre Daueranweisung)

table-hint = Tipp
table-hint-ask = Was täte der Bot?
table-hint-thinking = Der Bot denkt nach
table-hint-refining = Erster Eindruck, gleich genauer
table-hint-now = Ihre Chancen jetzt, wie der Bot sie sieht: { $chance }. Seine Vorschläge:
table-hint-take = { $action }: { $chance }
table-hint-dismiss = Tipp schließen
table-hint-more = … { $count } weitere
table-analyse = Partie auswerten
table-analysis = Wo sich die Chancen wendeten
table-analysis-thinking = Der Bot sieht sich jede Ihrer Entscheidungen an …
table-analysis-about = Die Chancen aller Plätze bei jeder Ihrer Entscheidungen, wie der Bot sie aus dem schätzt, was Sie damals wissen konnten.
table-analysis-hover = Zeigen Sie auf eine Linie für Zahlen; ein Klick springt dorthin.
table-analysis-at = Zeitpunkt { $number }
table-analysis-moment = Zeitpunkt
table-analysis-costliest = Die teuersten Entscheidungen
table-analysis-none = Keine Entscheidung hat Sie Nennenswertes gekostet.
table-analysis-then = Zeitpunkt { $number }
table-analysis-taken = Sie: { $action } ({ $chance })
table-analysis-best = Besser: { $action } ({ $chance })
table-analysis-figures = Alle Zahlen als Tabelle
table-analysis-back = Zurück zur Auswertung

table-order = Befehl eingeben
table-order-example = z. B. { $example }
table-order-meant = { $count ->
    [one] Mit der Eingabetaste ausführen
   *[other] Das kann { $count } Aktionen bedeuten
}
table-order-complete = Vervollständigen: { $order }
table-order-close = „{ $text }“? Vielleicht eine von diesen:
table-order-unknown = Nichts, was jetzt möglich ist, passt zu „{ $text }“.
table-why-not = Jetzt nicht möglich: { $label }. { $text }
table-why-not-now = Jetzt nicht möglich:
table-why-not-here = Jetzt nicht möglich. { $text }
table-why-not-this = Hier ist jetzt nichts zu wählen. Gefragt ist: { $question }
table-key-slash = /
table-key-slash-does = einen Befehl eingeben, in Worten oder Notation
table-settings = Einstellungen und Tasten
table-standing = Ohne Rückfrage
table-standing-ask = Mich fragen
table-standing-table = An diesem Tisch immer
table-standing-game = In diesem Spiel immer
table-standing-always = Immer so
table-standing-always-about = Jetzt so machen, und an diesem Tisch künftig ohne Rückfrage. { $label }
table-standing-chosen = Geschieht an diesem Tisch künftig ohne Rückfrage. In den Einstellungen (?) lässt sich das ändern.
table-standing-done = { $label }: ohne Rückfrage, wie in den Einstellungen (?) gewählt.
table-keys = Tasten
lens-drags = Lässt sich dorthin ziehen, wohin es darf: die Ziele sind dann markiert.
lens-glossary = Glossar
lens-rule = Regel
table-key-tab = Tab
table-key-tab-does = zum Nächsten, das man wählen kann
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = zum Nächstgelegenen in dieser Richtung
table-key-enter = Eingabe
table-key-enter-does = wählen
table-key-escape = Esc
table-key-escape-does = einen Schritt zurück
table-key-numbers = 1 – 9
table-key-numbers-does = die Knöpfe neben der Frage
table-key-u = U
table-key-u-does = zurücknehmen
table-key-a = A
table-key-a-does = alle Aktionen als Liste
table-key-h = H
table-key-h-does = was der Bot täte
table-key-r = R
table-key-r-does = Rückschau auf das Spiel
table-key-i = I
table-key-i-does = was das ist, worauf der Fokus steht; die Pfeile fragen sich weiter
table-key-space = Leertaste
table-key-space-does = weiter mit dem, was gerade gezeigt wird
table-key-zoom = + − 0
table-key-zoom-does = Brett vergrößern und verkleinern (wenn es den Fokus hat)
table-key-question = ?
table-key-question-does = diese Tasten
