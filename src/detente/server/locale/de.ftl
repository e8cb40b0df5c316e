# Was der Server sagt.
#   $game (string): its title.  $bot, $instead (string): a bot.
#   $seat, $name (string): ein Spieler.  $letter (string): A, B, C ...
log-undo = { $seat } nimmt einen Zug zurück.
log-rewound = Im Einvernehmen aller geht das Spiel zurück zur letzten Entscheidung von { $seat }.
log-upgraded = Die Regeln des Spiels haben sich auf diesem Server geändert. Frühere Zeitpunkte lassen sich nicht mehr zeigen, frühere Züge nicht mehr zurücknehmen.
log-failed = Hier ist etwas geschehen, das das Spiel nicht in Worte fassen kann.

notice-bot-failed = Der Bot „{ $bot }“, der für { $name } gespielt hat, ist ausgefallen. An seiner Stelle spielt der einfachere Bot „{ $instead }“ weiter.
notice-bot-blind = Selbst der einfachste Bot ist bei { $name } ausgefallen. Die Züge werden dort ab jetzt ausgelost.
notice-rules-failed = Bei einem Zug von { $name } sind die Regeln von { $game } auf einen Fehler gelaufen. Der Zug wurde nicht ausgeführt; ein anderer geht vielleicht. Die Partie ist auf dem Server gesichert, damit sich der Fehler finden lässt.
notice-rules-stuck = Bei jedem Zug, den { $name } machen könnte, laufen die Regeln von { $game } auf einen Fehler: Diese Partie kann von hier aus nicht weitergehen, es sei denn, ein Zug lässt sich zurücknehmen. Sie ist auf dem Server gesichert, damit sich der Fehler finden lässt.
notice-rules-changed = Die Regeln von { $game } haben sich auf diesem Server geändert. Diese Partie geht dort weiter, wo sie war; Zeitpunkte vor der Änderung lassen sich nicht mehr zeigen, Züge davor nicht mehr zurücknehmen.
notice-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen: Er endet hier, ohne Ergebnis.
notice-time-up = Die Zeit von { $name } ist abgelaufen. Das Spiel wartet.
notice-time-ended = Die Zeit von { $name } ist abgelaufen: Der Tisch endet hier, ohne Ergebnis.
notice-take-back-asked = { $name } bittet darum, zur eigenen letzten Entscheidung zurückzugehen. Alle am Tisch müssen einverstanden sein.
notice-take-back-refused = { $name } ist nicht einverstanden: Das Spiel geht weiter.
notice-take-back-withdrawn = { $name } möchte nicht mehr zurückgehen.
notice-take-back-done = Alle sind einverstanden: Das Spiel ist zurück bei der letzten Entscheidung von { $name }.
notice-abandon-asked = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden. Alle am Tisch müssen einverstanden sein.
notice-abandon-refused = { $name } möchte weiterspielen.
notice-abandon-withdrawn = { $name } schlägt nicht mehr vor, das Spiel zu beenden.
notice-access-private = Der Tisch ist jetzt privat: Nur wer einen Platz hat oder hatte, kann ihn ansehen.
notice-access-unlisted = Der Tisch ist jetzt nicht gelistet: Er steht nicht bei den offenen Tischen, und wer die Adresse kennt, kann zusehen.
notice-access-open = Der Tisch ist jetzt offen: Alle finden ihn und können zusehen oder einen freien Platz nehmen.
notice-left-open = Nicht alle spielen wieder mit: Ein Platz bleibt frei, wenn jemand sein Konto gelöscht hat oder wenn zwei nicht zusammen spielen, weil einer den anderen blockiert hat. Ein Freund oder ein Bot kann ihn einnehmen.
notice-abandon-done = Alle sind einverstanden, wie { $name } vorgeschlagen hat: Der Tisch endet hier, ohne Ergebnis.

# Ein Platz wechselt, während das Spiel läuft.  $letter: der Platz.  $before, $after: wie heißt, wer ihn hatte und wer ihn hat.
log-seat-holder-person-bot = { $before } verlässt den Tisch. Platz { $letter } spielt nun { $after }.
log-seat-holder-person-open = { $before } verlässt den Tisch. Platz { $letter } ist frei.
log-seat-holder-person-person = { $before } übergibt Platz { $letter } an { $after }.
log-seat-host-person-bot = { $before } war lange nicht mehr da. Platz { $letter } spielt auf Wunsch der Tischleitung nun { $after }.
log-seat-host-person-open = { $before } war lange nicht mehr da. Die Tischleitung gibt Platz { $letter } frei.
log-seat-host-bot-bot = Die Tischleitung setzt einen anderen Bot auf Platz { $letter }.
log-seat-host-bot-open = Die Tischleitung gibt Platz { $letter } frei, den bisher { $before } gespielt hat.
log-seat-host-bot-person = { $after } übernimmt Platz { $letter } von { $before }.
log-seat-host-open-bot = Den freien Platz { $letter } spielt auf Wunsch der Tischleitung nun { $after }.
log-seat-host-open-open = Die Tischleitung lädt neu zum freien Platz { $letter } ein.
log-seat-host-open-person = { $after } nimmt den freien Platz { $letter }.
log-seat-comer-open-person = { $after } nimmt den freien Platz { $letter }.
log-seat-back-open-person = { $after } ist zurück auf Platz { $letter }.
log-seat-back-bot-person = { $after } ist zurück auf Platz { $letter }, den inzwischen { $before } gespielt hat.
log-seat-table-bot-bot = { $before } auf Platz { $letter } ist ausgefallen. Ein einfacherer Bot spielt weiter.
log-seat-time-person-bot = Die Zeit von { $before } ist abgelaufen. Platz { $letter } spielt nun { $after }.

# Nachrichten von einem Tisch, per Mail oder an einen Webhook.  $table: Name und Spiel.  $name: wer den Platz hat.  $link, $time, $phase: in Worten.
news-confirm-subject = Détente: Bitte bestätigen Sie Ihre E-Mail-Adresse
news-confirm = Jemand, vermutlich Sie, möchte diese Adresse bei { $server } verwenden: für Nachrichten, wenn ein Zug ansteht, und, mit einem Konto, für Links zum Anmelden.

    Um zuzustimmen, öffnen Sie diesen Link und drücken Sie den Knopf:
    { $link }

    Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun: Sonst wird nichts verschickt.
news-sign-in-subject = Détente: Ihr Link zum Anmelden
news-sign-in = Öffnen Sie diesen Link, um sich bei { $server } als { $name } anzumelden:
    { $link }

    Er gilt einmal und { $minutes } Minuten lang. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne ihn wird niemand angemeldet.
news-reset-subject = Détente: neues Passwort wählen
news-reset = Öffnen Sie diesen Link, um für { $name } bei { $server } ein neues Passwort zu wählen:
    { $link }

    Er gilt einmal und { $minutes } Minuten lang und meldet alle anderen Browser ab. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.
news-turn-subject = Sie sind am Zug: { $table }
news-turn = { $name }, am Tisch „{ $table }“ sind Sie am Zug.
news-remind-subject = Die Zeit wird knapp: { $table }
news-remind = { $name }, am Tisch „{ $table }“ wird Ihre Zeit knapp.
news-lost-subject = Ein Bot spielt für Sie weiter: { $table }
news-lost = { $name }, am Tisch „{ $table }“ ist Ihre Zeit abgelaufen, und ein Bot hat Ihren Platz übernommen. Solange dort niemand anders sitzt, können Sie ihn mit dem Link unten zurücknehmen.
news-round-subject = Die nächste Runde hat begonnen: { $table }
news-round = { $name }, die nächste Runde des Turniers hat begonnen. Sie spielen am Tisch „{ $table }“.
news-take-back-subject = { $asker } bittet um eine Rücknahme: { $table }
news-take-back = { $name }, am Tisch „{ $table }“ bittet { $asker } darum, zur eigenen letzten Entscheidung zurückzugehen. Alle am Tisch müssen einverstanden sein; der Link unten führt dorthin.
news-abandon-subject = { $asker } möchte das Spiel beenden: { $table }
news-abandon = { $name }, am Tisch „{ $table }“ schlägt { $asker } vor, das Spiel ohne Ergebnis zu beenden. Alle am Tisch müssen einverstanden sein; der Link unten führt dorthin.
news-over-subject = Das Spiel ist zu Ende: { $table }
news-over = { $name }, am Tisch „{ $table }“ ist das Spiel zu Ende.
news-digest-subject = { $count ->
    [one] Ein Tisch wartet auf Sie
   *[other] { $count } Tische warten auf Sie
}
news-digest = { $count ->
    [one] Ein Tisch wartet auf Sie:
   *[other] { $count } Tische warten auf Sie:
}
news-time = %d.%m.%Y, %H:%M (%Z)
news-digest-until = { $table }, bis { $time }
news-digest-take-back = { $table }: { $asker } bittet darum, zur eigenen letzten Entscheidung zurückzugehen
news-digest-abandon = { $table }: { $asker } schlägt vor, das Spiel ohne Ergebnis zu beenden
news-phase = Jetzt: { $phase }
news-since = Seit Ihrem letzten Zug:
news-left-out = (davor noch { $count } weitere Einträge)
news-deadline = Sie haben Zeit bis { $time }.
news-stop = Keine Nachrichten mehr an diese Adresse: { $link }

# Warum eine Nachricht nicht ankam.  $detail (string): was der andere Server gesagt hat, oder sein Name.
unsent-timeout = Der andere Server hat nicht rechtzeitig geantwortet.
unsent-no-mail = Dieser Server verschickt keine Mails.
unsent-mail-unreachable = Der Mailserver war nicht zu benutzen. Wer diesen Server betreibt, findet den Grund im Protokoll.
unsent-mail-refused = Der Mailserver hat sie abgelehnt: „{ $detail }“.
unsent-https = Ein Webhook beginnt mit https://.
unsent-not-found = Einen Server { $detail } gibt es nicht.
unsent-not-public = { $detail } ist keine öffentliche Adresse.
unsent-unreachable = { $detail } war nicht zu erreichen.
unsent-http = Der andere Server hat mit dem Fehler { $detail } geantwortet.
unsent-gone = Dieser Browser nimmt keine Nachrichten mehr an. Fügen Sie ihn dort noch einmal hinzu.
unsent-no-push = Dieser Server kann keine Browser erreichen.
unsent-failed = Beim Schreiben oder Verschicken ist ein Fehler aufgetreten. Wer diesen Server betreibt, findet den Grund im Protokoll.

name-bot = Bot { $letter }
name-open = Platz { $letter }
name-gone = Früher { $letter }
name-guest = Gast { $letter }

error-malformed = Diese Anfrage lässt sich nicht lesen: { $problem }.
error-options = Die eigenen Werte für eine Option haben Fehler: { $problem }.
error-empty = Der Text ist leer.
error-too-large = Das ist zu viel auf einmal: { $most } KiB sind erlaubt.
error-too-slow = Diese Anfrage kam nicht rechtzeitig vollständig an.
error-half = Diese Anfrage kam nicht vollständig an.
error-too-many-requests = Das sind zu viele Anfragen: Hier sind { $allowed } in zehn Sekunden erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-past = So schnell geht der Blick zurück nicht: Hier sind { $allowed } Zeitpunkte in der Minute erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-advice = Der Bot wurde zu oft gefragt: Hier ist das { $allowed }-mal in der Minute erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-orders = Zu viele Befehle oder Fragen: Hier sind { $allowed } in der Minute erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-chat = Das sind zu viele Zeilen: Hier sind { $allowed } in der Minute erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-notes = Ihre Notizen werden zu oft gespeichert: { $allowed } Mal in der Minute sind hier erlaubt. Bitte in { $wait } s noch einmal.
error-too-many-friends = Zu viele Anfragen, Blockierungen oder Einladungen: { $allowed } in der Stunde sind hier erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-tables = Das sind zu viele neue Tische: Hier sind { $allowed } in der Stunde erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-tournaments = Das sind zu viele neue Turniere: Hier sind { $allowed } in der Stunde erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-seats = Die Plätze wechseln zu oft: Hier ist das { $allowed }-mal in der Stunde erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-names = Das sind zu viele neue Namen: Hier sind { $allowed } in der Stunde erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-answers = Zu viele Anfragen warten auf Antwort: Hier sind { $allowed } gleichzeitig erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-streams = Es sind zu viele Seiten gleichzeitig offen: Hier sind { $allowed } erlaubt. Bitte schließen Sie eine und versuchen Sie es noch einmal.
error-too-many-unfinished = Zu viele Anfragen sind nur halb gesendet: Von einer Adresse sind { $allowed } gleichzeitig erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-foreign = Eine fremde Seite kann hier nichts tun.
error-unknown-origin = Woher diese Anfrage kommt, ist nicht zu erkennen. Senden Sie sie als JSON (Content-Type: application/json) oder mit dem Schlüssel eines Platzes (Authorization: Bearer).
error-wrong-host = Unter dem Namen { $host } antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen erlauben: detente serve --allowed-host NAME.
error-unseen-name = Ein Name braucht sichtbare Buchstaben.
error-no-cookie = Bitte zuerst die Lobby öffnen: Erst dann ist dieser Browser bekannt.
error-no-page = Unter dieser Adresse gibt es nichts.
error-no-table = Diesen Tisch gibt es nicht.
error-no-game = Dieses Spiel gibt es nicht. Es gibt: { $games }.
error-failed = Auf dem Server ist ein Fehler aufgetreten. Den Grund nennt sein Protokoll.
error-rules-failed = Bei diesem Zug sind die Regeln von { $game } auf einen Fehler gelaufen. Er wurde nicht ausgeführt, nichts hat sich geändert. Bitte versuchen Sie einen anderen.
error-table-failed = Dieser Tisch lässt sich nicht öffnen: Die Regeln von { $game } laufen dabei auf einen Fehler. Er ist auf dem Server gesichert, damit sich der Fehler finden lässt.
error-scene-failed = { $game } kann Ihnen diesen Zeitpunkt der Partie nicht zeigen. Laden Sie die Seite neu, um es noch einmal zu versuchen.
error-hint-failed = Der Bot ist an dieser Frage gescheitert, darum gibt es keinen Tipp.
error-game-broken = Das Spiel { $game } läuft auf diesem Server nicht: Es lässt sich nicht laden. Den Grund finden die Betreiber im Protokoll des Servers.
error-part-broken = Dieser Teil von { $game } lässt sich nicht anzeigen. Den Grund finden die Betreiber im Protokoll des Servers.
error-no-seat = Diesen Platz gibt es nicht.
error-no-bot = Diesen Bot gibt es für das Spiel nicht. Es gibt: { $bots }.
error-no-bots = Kein Bot spielt dieses Spiel, also kann auch keiner einen Platz übernehmen, dessen Zeit abgelaufen ist.
error-no-leave = An diesem Tisch kann niemand fort sein, während die Uhr steht.
error-leave-left = So lange können Sie nicht fort sein: { $days ->
    [0] Es ist weniger als ein Tag übrig
    [one] Es ist noch ein Tag übrig
   *[other] Es sind noch { $days } Tage übrig
}.
error-time-is-up = Ihre Zeit ist schon abgelaufen.
error-no-address = Diese Adresse gehört nicht zu Ihren.
error-no-news = Dieser Server verschickt solche Nachrichten nicht. Wer ihn betreibt, kann das einrichten.
error-wrong-mail = Das ist keine E-Mail-Adresse. Ein Beispiel: name@example.org
error-wrong-browser = Das ist nicht die Adresse eines Browsers mit ihren Schlüsseln.
error-wrong-webhook = Das ist keine Adresse eines Webhooks wie https://discord.com/api/webhooks/…
error-wrong-zone = Diese Zeitzone gibt es nicht. Schreiben Sie sie wie Europe/Berlin.
error-address-stopped = Wem diese Adresse gehört, möchte keine Nachrichten von diesem Server.
error-ten-addresses = Sie haben schon zehn Adressen. Bitte entfernen Sie erst eine.
error-only-browser = Das geht nur im Browser, nicht mit dem Schlüssel eines Programms.
error-only-host = Das kann nur, wer diesen Server betreibt: Ein Link von detente host-link öffnet es.
error-no-host-link = Dieser Link gilt nicht oder nicht mehr: Er öffnet die Seite einmal, innerhalb einer Viertelstunde. Geben Sie detente host-link noch einmal ein.
error-still-running = An diesem Tisch läuft eine Partie. Schließen Sie sie zuerst.
error-token-revoked = Dieser Schlüssel für Programme gilt nicht oder wurde zurückgezogen.
error-most-tokens = Mehr als { $most } Schlüssel für Programme gehen nicht. Bitte zuerst einen zurückziehen.
error-no-order = Diese Daueranweisung gibt es nicht.
error-most-orders = Mehr als { $most } Daueranweisungen gehen nicht. Bitte zuerst eine zurückziehen.
error-standing-question = Die Frage „{ $question }“ lässt sich in diesem Spiel nicht im Voraus beantworten.
error-standing-action = „{ $action }“ ist keine Antwort auf die Frage „{ $question }“.
error-standing-fact = Eine Anweisung zu dieser Frage kann nicht auf diese Weise von „{ $fact }“ abhängen.
error-standing-until = „{ $until }“ kann eine Anweisung zu dieser Frage nicht beenden.
error-no-token = Diesen Schlüssel für Programme gibt es nicht.
error-no-news-key = Dieser Link gehört zu keiner Adresse hier. Vielleicht wurde sie entfernt.
error-too-many-addresses = Das sind zu viele neue Adressen: Hier sind { $allowed } in der Stunde erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-confirmations = An diese Adresse gingen heute schon genug Bitten um Bestätigung: { $allowed } am Tag sind hier erlaubt. Bitte versuchen Sie es morgen noch einmal.
error-too-many-accounts = Das sind zu viele neue Konten: { $allowed } in der Stunde sind hier erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-sign_ins = Das sind zu viele Versuche: { $allowed } in einer Viertelstunde sind hier erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-sign_ins_to = Bei diesem Konto wurde die Anmeldung zu oft versucht. Bitte versuchen Sie es in { $wait } s noch einmal, oder melden Sie sich mit einem Link an.
error-too-many-exports = Das sind zu viele Kopien: { $allowed } in der Stunde sind hier erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-links = Das sind zu viele Links: { $allowed } in der Stunde sind hier erlaubt. Bitte versuchen Sie es in { $wait } s noch einmal.
error-too-many-links_to = Für diese Adresse wurden schon genug Links angefordert. Bitte versuchen Sie es in { $wait } s noch einmal.
error-wrong-account-name = Der Name eines Kontos hat 2 bis 40 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Apostrophe; er beginnt und endet mit einem Buchstaben oder einer Ziffer.
error-wrong-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-name-taken = Den Namen { $name } oder einen, der genauso aussieht, hat schon jemand. Bitte wählen Sie einen anderen.
error-signed-in-already = Sie haben schon ein Konto und sind angemeldet.
error-not-signed-in = Dafür brauchen Sie ein Konto: Bitte melden Sie sich zuerst an.
error-not-recognised = Ein Konto mit diesem Namen und diesem Passwort gibt es nicht.
error-wrong-password = Das ist nicht Ihr jetziges Passwort.
error-no-person = Ein Konto mit diesem Namen gibt es hier nicht.
error-no-tournament = Dieses Turnier gibt es nicht.
error-tournament-begun = Das Turnier hat schon begonnen.
error-tournament-full = Das Turnier ist voll: Höchstens { $most } können mitspielen.
error-not-entered = Sie sind bei diesem Turnier nicht angemeldet.
error-not-tournament-host = Das kann nur, wer das Turnier leitet.
error-too-few-entrants = Es gibt noch zu wenige Anmeldungen: Mindestens { $least } sind nötig.
error-own-friend = Das sind Sie selbst.
error-no-friend = { $name } gehört hier nicht zu Ihren Freunden: Nur Freunde können so eingeladen werden.
error-too-many-ties = Ihre Liste ist voll: höchstens { $most } Freunde und Blockierte.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-no-mail-link = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.
error-no-frame = Diesen Zeitpunkt gibt es nicht (0 bis { $frames }).
error-frame-before-upgrade = Die Regeln des Spiels haben sich seit diesem Zeitpunkt geändert, deshalb lässt er sich nicht mehr zeigen. Zurückblicken können Sie bis zum Zeitpunkt { $first }.
error-no-board = Dieses Spiel hat kein Brett.
error-no-guide = { $game } hat kein geführtes erstes Spiel.
error-no-start = { $game } hat keine Seite für den Anfang.
glossary = Glossar
error-no-key = Dieser Link führt hier zu keinem Platz.
error-key-outdated = Dieser Link gilt nicht mehr: Den Platz hat jetzt jemand anderes.
error-seat-taken = Diesen Platz hat schon jemand anderes.
error-not-your-seat = Das ist nicht Ihr Platz.
error-seat-is-held = Diesen Platz hat { $name }. Niemand kann ihn wegnehmen; erst wenn { $name } gegangen ist, kann ein Bot ihn spielen oder eine Einladung zu ihm führen.
error-not-left = { $name } ist nicht gegangen. Ein Platz kann weitergegeben werden, wenn er verlassen wurde oder wenn { $name } seit { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
} nicht am Tisch war.
error-second-hand = Sie haben oder hatten in dieser Partie schon einen anderen Platz. Diesen können Sie nicht nehmen: Sie sähen eine zweite Hand.
error-seat-passed-on = Das ist nicht mehr Ihr Platz: Nun spielt ihn { $name }.
error-seat-opened = Das ist nicht mehr Ihr Platz: Er ist nun frei.
error-private = Dieser Tisch ist privat: Nur wer dort sitzt, kann zusehen.
error-not-open = Dieser Tisch steht nicht allen offen: Wer ihn eröffnet hat, lädt per Link ein.
error-already-asked = { $name } hat schon um etwas gebeten. Bitte antworten Sie erst darauf.
error-not-asked = Darum wird nicht mehr gebeten.
error-undo-yourself = Ihren letzten Zug können Sie selbst zurücknehmen.
error-nothing-decided = Sie haben noch nichts entschieden, was sich zurücknehmen ließe.
error-decided-before-upgrade = Seit sich die Regeln des Spiels auf diesem Server geändert haben, haben Sie nichts entschieden. Was davor entschieden wurde, lässt sich nicht zurücknehmen.
error-clocks-run = Die Uhren laufen schon.
error-watching = Sie sehen an diesem Tisch zu: Schreiben können hier nur Spieler.
error-no-talk = An diesem Tisch wird während des Spiels nicht geredet.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-at-table = Das können nur die, die an diesem Tisch sitzen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-ending-failed = Die Seite zum Ende dieser Partie ließ sich nicht erstellen. Die Partie selbst ist unversehrt; Sie können auf sie zurückblicken.
error-over = Das Spiel ist zu Ende.
error-no-hints = An diesem Tisch darf niemand den Bot fragen.
error-no-question = Sie haben jetzt nichts zu entscheiden.
error-busy = Der Bot hat gerade zu viel zu bedenken. Bitte versuchen Sie es gleich noch einmal.
error-closing = Der Server wird gerade beendet. Bitte gleich noch einmal versuchen.
error-unavailable = Die Tische sind gerade nicht erreichbar. Was gespielt wurde, ist sicher. Bitte versuchen Sie es gleich noch einmal.
error-analysis-failed = Diese Partie ließ sich nicht auswerten.
error-stale = Das Spiel ist schon weiter; Ihr Zug wurde nicht ausgeführt.
error-illegal = Dieser Zug ist jetzt nicht möglich. Nichts hat sich geändert.
error-illegal-rule = Dieser Zug ist jetzt nicht möglich, siehe { $rule }. Nichts hat sich geändert.
error-illegal-undo = Das lässt sich nicht mehr zurücknehmen.
error-illegal-undo-upgrade = Seit diesem Zug haben sich die Regeln des Spiels geändert, deshalb lässt er sich nicht zurücknehmen.
error-rules-changed = Die Regeln von { $game } haben sich geändert, seit dieser Tisch begonnen wurde, und die Partie kann unter ihnen nicht weitergehen. Verloren ist nichts: Sie geht weiter, sobald auf diesem Server wieder die früheren Regeln installiert sind; woran es liegt, steht in seinem Protokoll. Oder beginnen Sie einen neuen Tisch.

# Was an einer Anfrage nicht passt.  $place (string): ihr Feld.
misfit-other = „{ $place }“ passt nicht
misfit-missing = „{ $place }“ fehlt
misfit-extra-forbidden = „{ $place }“ gehört nicht dazu
misfit-either = ein Befehl hat entweder „actions“ oder „undo“
misfit-literal-error = „{ $place }“ muss eines von { $expected } sein
misfit-string-type = „{ $place }“ muss ein Text sein
misfit-int-type = „{ $place }“ muss eine ganze Zahl sein
misfit-int-parsing = „{ $place }“ muss eine ganze Zahl sein
misfit-bool-type = „{ $place }“ muss true oder false sein
misfit-list-type = „{ $place }“ muss eine Liste sein
misfit-dict-type = „{ $place }“ muss ein Objekt sein
misfit-model-type = „{ $place }“ muss ein Objekt sein
misfit-model-attributes-type = „{ $place }“ muss ein Objekt sein
misfit-string-too-long = „{ $place }“ darf höchstens { $max_length } Zeichen haben
misfit-string-too-short = „{ $place }“ muss mindestens { $min_length } Zeichen haben
misfit-string-pattern-mismatch = „{ $place }“ enthält Zeichen, die nicht erlaubt sind
misfit-too-long = „{ $place }“ darf höchstens { $max_length } Einträge haben
misfit-too-short = „{ $place }“ muss mindestens { $min_length } Einträge haben
misfit-greater-than-equal = „{ $place }“ muss mindestens { $ge } sein
misfit-less-than-equal = „{ $place }“ darf höchstens { $le } sein
misfit-union-tag-invalid = „{ $place }“ braucht als „kind“ eines von { $expected_tags }
misfit-union-tag-not-found = „{ $place }“ braucht ein „kind“

error-option-unknown = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
error-option-value = Die Option „{ $option }“ lässt { $values }{ $letter ->
    [none] {""}
   *[other] {" "}oder einen Platz (A bis { $letter })
}{ $format ->
    [none] {""}
   *[other] {" "}oder ein Objekt im Format „{ $format }“
} zu, nicht „{ $value }“.
error-option-needs = Die Option „{ $option }“ lässt „{ $value }“ nur zu mit { $needs }.

error-json-syntax = Das ist kein JSON: In Zeile { $line }, Spalte { $column } steht etwas Unerwartetes.
error-json-mark = Die Anfrage beginnt mit einer Byte-Reihenfolge-Marke (BOM). Senden Sie UTF-8 ohne BOM.
error-json-bytes = Die Anfrage ist kein Text in UTF-8: Das Byte { $byte } passt nicht.
error-json-large = Die Anfrage ist zu groß: Höchstens { $most } MiB lassen sich lesen.
error-json-deep = Die Anfrage ist zu tief verschachtelt: Höchstens { $most } Listen und Objekte dürfen ineinander liegen.
error-json-twice = In der Anfrage hat ein Objekt den Schlüssel „{ $key }“ zweimal.
error-json-character = Die Anfrage enthält ein unvollständiges oder unerlaubtes Zeichen.
error-json-number = In der Anfrage steht { $number }; das ist keine Zahl, die sich lesen lässt.
error-json-digits = In der Anfrage hat eine Zahl { $digits } Stellen; höchstens { $most } sind erlaubt.
