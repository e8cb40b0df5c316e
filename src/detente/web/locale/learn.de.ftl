# Die Seite für den Anfang
learn-ways = Wie es weitergeht
learn-guided = Geführtes erstes Spiel
learn-set-up = Spiel einrichten
learn-glossary = Glossar

# Die Anleitung am Tisch
guide-region =
    .aria-label = Anleitung
guide-name = Anleitung
guide-progress = Schritt { $done } von { $of }
guide-fold = Anleitung einklappen
guide-unfold = Anleitung ausklappen
guide-stop = Ohne Anleitung weiterspielen
guide-start = Mit Anleitung spielen
guide-again = Wieder Ihre Entscheidung: { $title }
guide-others = Die anderen spielen. Schauen Sie zu, was sie tun.
guide-thinking = Ein Vorschlag kommt gleich …
guide-try = Ein Vorschlag:
guide-do = So machen
guide-or = Oder wählen Sie etwas anderes: Die Anleitung folgt Ihnen.
guide-next = Weiter
guide-known = Das können Sie jetzt
guide-rules = Regeln
guide-on = Hier weiterspielen
guide-whole = Ein ganzes Spiel

# Karte und Begriffe
chart-title = Karte und Begriffe
chart-map = Die Karte als Tabelle
chart-words = Begriffe und Zeichen
chart-land = Wo
chart-near = Angrenzend
chart-threats = Bedroht durch
chart-there = Dort
