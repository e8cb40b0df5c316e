# Das eigene Konto: anmelden, anlegen, Adressen, Passwort, Browser.
#   $name: des Kontos oder eines Browsers.  $count: Tische.  $target: eine Adresse.  $day: ein Datum.
account-title = Ihr Konto
guest-about = { $count ->
    [0] Sie sind Gast: Nur dieser Browser kennt Sie. Mit einem Konto spielen Sie auf jedem Gerät weiter.
    [one] Sie sind Gast: Nur dieser Browser kennt Sie. Mit einem Konto spielen Sie auf jedem Gerät weiter. Ihr Tisch hier kommt mit.
   *[other] Sie sind Gast: Nur dieser Browser kennt Sie. Mit einem Konto spielen Sie auf jedem Gerät weiter. Ihre { $count } Tische hier kommen mit.
}
owner-about = { $count ->
    [0] Sie sind angemeldet. Ihre Tische öffnen sich in jedem Browser, in dem Sie es sind.
    [one] Sie sind angemeldet. Ihr Tisch öffnet sich in jedem Browser, in dem Sie es sind.
   *[other] Sie sind angemeldet. Ihre { $count } Tische öffnen sich in jedem Browser, in dem Sie es sind.
}
sign-up = Konto anlegen
sign-up-button = Konto anlegen
sign-up-mail = Danach können Sie eine E-Mail-Adresse angeben. Sie hilft, wenn Sie das Passwort vergessen, und Sie können sich mit einem Link anmelden.
sign-up-no-mail = Dieser Server verschickt keine Mails; ein vergessenes Passwort kann daher niemand ersetzen. Bewahren Sie es gut auf.
sign-out = Abmelden
account-name = Name
account-name-hint = Unter diesem Namen finden Sie andere. Am Tisch können Sie anders heißen.
account-name-or-mail = Name oder E-Mail-Adresse
password = Passwort
password-old = Jetziges Passwort
password-new = Neues Passwort
password-hint = { $least } bis { $most } Zeichen. Einige Wörter hintereinander sind leicht zu merken.
password-change = Passwort ändern
password-changed = Geändert. Alle anderen Browser sind abgemeldet.
forgotten = Passwort vergessen? Link per Mail schicken lassen
mail-address = E-Mail-Adresse
links-hint = Die Adresse, die Sie für Ihr Konto bestätigt haben.
link-for = Wozu der Link dient
link-for-sign-in = Ohne Passwort anmelden
link-for-reset = Neues Passwort wählen
link-send = Link schicken
link-sent = Wenn jemand diese Adresse für ein Konto bestätigt hat, ist ein Link unterwegs. Er gilt einmal und eine halbe Stunde lang.
link-about = Sie haben den Link aus unserer Mail geöffnet. Ein Klick, und Sie sind angemeldet.
reset-title = Neues Passwort wählen
reset-about = Alle anderen Browser werden dann abgemeldet.
reset-button = Speichern und anmelden
addresses = Wo Sie zu erreichen sind
addresses-about = Eine bestätigte E-Mail-Adresse ersetzt ein vergessenes Passwort: Wer dort die Mails liest, kann Ihr Konto öffnen. An jedem Tisch können Sie außerdem wählen, welche Nachrichten dorthin gehen.
no-mail-about = Dieser Server verschickt keine Mails: Sie melden sich mit Name und Passwort an, und ein vergessenes Passwort kann niemand ersetzen. Wer den Server betreibt, kann Mails einrichten (detente serve --smtp).
address-add = Hinzufügen
address-remove = { $target } entfernen
address-unconfirmed = Bitte öffnen Sie den Link in der Mail, die wir dorthin geschickt haben.
address-webhook = nur für Nachrichten
remove = Entfernen
browsers = Ihre Browser
browsers-about = Hier sind Sie angemeldet.
browser-here = dieser hier
browser-seen = zuletzt benutzt: { $day }
browser-end = { $name } abmelden
browser-unknown = Ein Browser
browsers-end-others = Alle anderen abmelden
browsers-end-others-sure = Alle Browser außer diesem abmelden?
tokens = Programme
tokens-about = Ein Programm mit einem Schlüssel spielt in Ihrem Namen, an allen Ihren Tischen. Behandeln Sie einen Schlüssel wie ein Passwort.
token-name = Wofür ist er?
token-name-hint = Zum Beispiel: mein Bot
token-make = Schlüssel erstellen
token-made = Kopieren Sie diesen Schlüssel jetzt. Er wird nicht noch einmal gezeigt.
token-copy = Kopieren
token-copied = Kopiert
token-at = Erstellt am { $day },
token-unused = nie benutzt.
token-used = zuletzt benutzt am { $day }.
token-revoke = Zurückziehen
token-revoke-name = Schlüssel „{ $name }“ zurückziehen
token-revoke-sure = Schlüssel „{ $name }“ zurückziehen? Programme, die ihn benutzen, können danach nichts mehr.
data = Ihre Daten
data-about = Eine Datei mit allem, was dieser Server über Sie weiß: Adressen, Browser, Tische, Ihre Züge und was Sie geschrieben haben.
data-export = Datei herunterladen
forget = Konto löschen
forget-guest = Ihre Daten löschen
forget-about = Gelöscht werden Ihr Name, Ihre Adressen, Browser und Tokens und alles, was Sie im Chat geschrieben haben. Ihre Plätze und Züge bleiben an den Tischen, weil die anderen sie brauchen, um ihre Partien noch einmal anzusehen, aber ohne Ihren Namen. Auch Namen, die Sie Tischen gegeben haben, bleiben. Wo eine Partie noch läuft, spielt niemand für Sie, bis der Gastgeber Ihren Platz einem Bot oder jemand anderem gibt.
forget-button = Endgültig löschen
forget-sure = Das alles endgültig löschen? Es lässt sich nicht rückgängig machen.

# Profile.  $day: ein Datum.  $rating: eine Zahl.  $place, $seats: Zahlen.
profile = Profil
profile-own = Ihr Profil
profile-since = Hier seit { $day }
ratings = Wertungen
ratings-about = Eine Wertung beginnt bei 1000 und wächst, je sicherer sie ist. Es zählen Partien, die nach den Regeln zu Ende gingen, gegen Menschen und Bots, für alle, die vom ersten bis zum letzten Zug dabei waren.
ratings-none = Noch keine gewertete Partie.
rating-provisional = { $rating } (vorläufig)
results = Beendete Partien
results-own = Welche Tische das waren, sehen nur Sie.
results-none = Noch keine beendete Partie.
column-game = Spiel
column-rating = Wertung
column-games = Partien
column-place = Platz
column-points = Punkte
column-day = Beendet
place-of = { $place } von { $seats }
place-of-unrated = { $place } von { $seats } (nicht gewertet)

# Freunde.  $name: eines Kontos.  $day: ein Datum.
friends = Freunde
friends-about = Freunden können Sie Plätze freihalten, und ihre offenen Tische kommen in der Lobby zuerst.
friends-asking = Möchten mit Ihnen befreundet sein
friends-friend = Ihre Freunde
friends-asked = Von Ihnen angefragt
friends-blocked = Blockiert
friends-since = seit { $day }
friend-name = Name des Kontos
friend-ask = Freundschaft anfragen
friend-ask-of = { $name } um Freundschaft bitten
friend-accept = Annehmen
friend-accept-of = Freundschaft mit { $name } annehmen
friend-decline = Ablehnen
friend-decline-of = Anfrage von { $name } ablehnen
friend-withdraw = Zurückziehen
friend-withdraw-of = Anfrage an { $name } zurückziehen
friend-remove = Entfernen
friend-remove-of = { $name } aus den Freunden entfernen
friend-block = Blockieren
friend-block-of = { $name } blockieren
friend-block-sure = { $name } blockieren? Sie sehen dann nicht mehr, was { $name } im Chat schreibt, und Sie können einander nicht einladen und nicht an offenen Tischen des anderen Platz nehmen. { $name } bekommt davon keine Nachricht.
friend-unblock = Freigeben
friend-unblock-of = { $name } freigeben
tie-asked = Angefragt
tie-asking = Möchte mit Ihnen befreundet sein
tie-friend = Befreundet
tie-blocked = Blockiert
