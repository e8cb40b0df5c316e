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
