## Namen. Menschen sind immer Millionen; die Karten bringen ihre Namen mit.

the-carrier = { $kind ->
    [bomber] den { $carrier }
   *[missile] die { $carrier }
}

place-deck = Nachziehstapel
place-discard = Ablagestapel
place-turned-up = Aufgedeckte Karte
place-hand = Hand
place-row = Reihe
place-launch-slot = Startplatz
place-deterrents = Abschreckung
hidden-hand = { $own } Hand
hidden-row-card = { $own } Reihe, Karte { $number }

## Tafeln

panel-table = Tisch
panel-hand = Ihre Karten
panel-discard = Stapel
panel-known = Was Sie von verdeckten Karten wissen
panel-known-spectator = Was alle von verdeckten Karten wissen
panel-salvo = { $own } finaler Gegenschlag
panel-row-forecast = Als Nächstes aufgedeckt
panel-dice-forecast = Was die Würfel bringen können

label-state = Lage
label-turn = Am Zug
label-next = Danach
label-bank = Bank
label-interceptors = In diesem Zug abgefangen
label-dying = Gegenschlag steht noch aus
label-set-up-left = Vorbereitung steht noch aus
label-waiting = Secret steht noch aus
label-people = Bevölkerung
label-change = Seit dem Austeilen
label-missing = Auszusetzende Züge
label-shot = { $number }.
label-now = { $number }. jetzt
label-losses = Verluste
label-average = Im Mittel
label-no-losses = Keine Verluste
label-death = Sie sterben
label-chain = Weltuntergang

state-set-up = Vorbereitung
state-rows = Erste Reihen
state-peace = Frieden
state-war = Krieg
state-over = Spiel beendet
people-known = { $people }
people-at-least = ≥ { $people }
people-unknown = ?
people-out = ausgeschieden
bank-known = { $people } { $people ->
    [one] Million
   *[other] Millionen
}
bank-at-least = mindestens { $people } { $people ->
    [one] Million
   *[other] Millionen
}
percent = { $percent } %
losses = { $least } bis { $most } Millionen
average = { NUMBER($people, minimumFractionDigits: 1, maximumFractionDigits: 1) } Millionen
shot = { $carrier } mit { $warhead } → { $target }
fired = { $carrier } mit { $loads }
fired-at = { $warhead } auf { $target }
shot-open = { $carrier } mit …
waiting = { $card } ({ $seat })

## Karten: was sie können, und wie das Trägersystem auf dem Startplatz steht

about-warhead = tötet { $kills } Millionen Menschen
about-missile = trägt einen Sprengkopf bis { $megatons } Megatonnen
about-bomber = trägt Sprengköpfe bis zusammen { $megatons } Megatonnen
note-load = noch { $megatons } Megatonnen
note-dead = mit dem Bomber zerstört
note-struck = zerstört, wenn es ein Sprengkopf ist
note-struck-once = zerstört, wenn es der Sprengkopf ist, der hier lag
about-anti-missile = stoppt { $carriers }

## Was aus der Karte wird, die als Nächstes aufgedeckt wird

forecast-launch = kommt auf den Startplatz
forecast-launch-instead = kommt auf den Startplatz; { $carrier } wird abgelegt
forecast-attack = passt zu { $carrier }, Sie müssen also angreifen
forecast-no-carrier = wird abgelegt, weil kein Trägersystem da ist
forecast-too-big = zu groß für { $carrier }, beide werden abgelegt
forecast-propaganda = wirbt Menschen ab
forecast-propaganda-discards = wirbt Menschen ab; { $carrier } wird abgelegt
forecast-war = wird abgelegt, im Krieg wertlos
forecast-war-discards = wird mit { $carrier } abgelegt, im Krieg wertlos
forecast-nothing = wird ohne Wirkung abgelegt
forecast-nothing-discards = wird ohne Wirkung abgelegt, { $carrier } auch
forecast-dead = wird abgelegt, wurde mit Ihrem Bomber zerstört
forecast-dead-discards = wird mit { $carrier } abgelegt: wurde mit Ihrem Bomber zerstört

## Fragen

prompt-secret = { $mine ->
    [yes] Vorbereitung: Spielen Sie Ihre Secrets aus.
   *[no] Vorbereitung: { $seats } spielt etwaige Secrets aus.
}
prompt-secret-none = Vorbereitung: Sie haben kein Secret auf der Hand.
prompt-secret-draw = Vorbereitung: Alle Ihre Secrets sind gespielt. Ziehen Sie auf neun Karten nach.
prompt-secret-target = { $mine ->
    [yes] { $card }: { $text } Wen trifft es?
   *[no] { $card }: { $seats } nennt ein Ziel.
}
prompt-row = { $mine ->
    [yes] { $number ->
        [1] Legen Sie zwei Karten verdeckt als Ihre Reihe aus. Welche soll zuerst aufgedeckt werden?
       *[other] Und welche soll danach aufgedeckt werden?
    }
   *[no] { $count ->
        [one] { $seats } legt die erste Reihe.
       *[other] { $seats } legen ihre ersten Reihen.
    }
}
prompt-strategy = { $mine ->
    [yes] { $number ->
        [1] Frieden: Sie dürfen Ihre Strategie ändern. Welche Karte soll als erste in Ihrer Reihe liegen?
       *[other] Und welche Karte soll als zweite in Ihrer Reihe liegen?
    }
   *[no] { $count ->
        [one] Frieden: { $seats } darf die Strategie ändern.
       *[other] Frieden: { $seats } dürfen ihre Strategien ändern.
    }
}
prompt-place = { $mine ->
    [yes] Sie sind am Zug: Legen Sie eine Karte verdeckt ans Ende Ihrer Reihe. Vorher dürfen Sie Abschreckung zeigen.
   *[no] { $seats } legt eine Karte.
}
prompt-propaganda-target = { $mine ->
    [yes] { $card }: Bei wem werben Sie Menschen ab?
   *[no] { $card }: { $seats } nennt ein Ziel.
}
prompt-attack-target = { $mine ->
    [yes] Angriff mit { $carrier } und { $warhead }: Wen greifen Sie an?
   *[no] { $seats } greift an ({ $carrier } mit { $warhead }) und nennt ein Ziel.
}
prompt-intercept = { $mine ->
    [yes] { $attacker } greift Sie an: { $carrier } mit { $warhead }. Fangen Sie ab?
   *[no] { $attacker } greift { $seats } an: { $carrier } mit { $warhead }. Fängt { $seats } ab?
}
prompt-salvo = { $mine ->
    [yes] Sie sind tot. Welches Trägersystem feuern Sie zum finalen Gegenschlag ab?
   *[no] { $seats } ist tot und bereitet den finalen Gegenschlag vor.
}
prompt-salvo-load = { $carrier }: Welchen Sprengkopf laden Sie, und wen soll er treffen?
prompt-salvo-more = Was laden oder feuern Sie noch? Sonst sagen Sie die Salve an.
prompt-over = Das Spiel ist zu Ende: { $reason ->
    [NW-END-1] { $winner } hat überlebt.
    [NW-END-4] Eine Kettenreaktion hat alle getötet. Niemand gewinnt.
   *[other] Alle sind tot. Niemand gewinnt.
}

## Was getan werden kann

offer-play = { $card } spielen
offer-draw = Auf neun Karten nachziehen
offer-no-secret = Weiter
offer-place = { $card } legen
offer-place-shown = Abschreckung legen: { $card }
offer-show = Als Abschreckung: { $card }
offer-take-back = { $card } zurücknehmen
offer-keep = Die Reihe lassen, wie sie ist
offer-target = { $seat } ({ $people })
offer-target-people = { $people } { $people ->
    [one] Million
   *[other] Millionen
} Menschen
offer-target-at-least = mindestens { $people } { $people ->
    [one] Million
   *[other] Millionen
} Menschen
offer-target-unknown = Bevölkerung unbekannt
offer-intercept = Mit { $card } abfangen
offer-decline = Nicht abfangen: Die Würfel entscheiden
offer-fire = { $card } abfeuern
offer-fire-launched = { $card } vom Startplatz abfeuern
offer-load-at = { $card } gegen { $seat }
offer-fire-all = Fertig: die Salve ansagen
offer-no-salvo = Kein Gegenschlag

## Das Protokoll

log-CardDrawn-hidden = { $seat } zieht eine Karte.
log-CardDrawn = { $seat } zieht: { $card }.
log-DeckShuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
log-SecretPlayed = { $seat } spielt „{ $card }“: { $text }
log-SecretLaidOpen = { $seat } legt „{ $card }“ offen aus. Die Karte wirkt erst nach den finalen Gegenschlägen.
log-PeopleLost = { $people ->
    [0] { $seat } verliert niemanden.
    [one] { $seat } verliert { $people } Million Menschen.
   *[other] { $seat } verliert { $people } Millionen Menschen.
}
log-PeopleGained = { $people ->
    [0] { $seat } bekommt niemanden.
    [one] { $seat } bekommt { $people } Million Menschen.
   *[other] { $seat } bekommt { $people } Millionen Menschen.
}
log-TurnsToMiss = { $seat } setzt { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} aus.
log-TurnMissed = { $seat } wäre am Zug und setzt aus.
log-TurnBegan = { $seat } ist am Zug.
log-CardPlaced-hidden = { $seat } legt eine Karte.
log-CardPlaced = { $seat } legt verdeckt: { $card }.
log-RowLaid-hidden = { $seat } legt eine Reihe.
log-RowLaid = { $seat } legt die Reihe: { $cards }.
log-DeterrentShown = { $seat } zeigt als Abschreckung: { $card }.
log-DeterrentLaid = { $seat } legt eine Abschreckung in die Reihe: { $card }.
log-DeterrentTakenBack = { $seat } nimmt auf die Hand zurück: { $card }.
log-CardTurnedUp = { $seat } deckt auf: { $card }.
log-CarrierReady = { $own } Startplatz: { $card }.
log-CardDiscarded = { $seat } legt ab: { $card }.
log-PropagandaMade = { $seat } wirbt bei { $target } bis zu { $reach } Millionen Menschen ab.
log-AttackDeclared = { $seat } greift { $target } an: { $carrier } mit { $warhead }.
log-Intercepted = { $seat } fängt { the-carrier } mit { $card } ab.
log-RowStruck = Auch die Sprengköpfe, die verdeckt in { $own } Reihe liegen, sind zerstört.
log-WarheadDead = { $own } { $warhead } wurde mit dem Bomber zerstört.
log-DiceRolled = Wurf { $roll } – { $result }.
log-WarBegan = Es herrscht Krieg.
log-PeaceReturned = Es herrscht wieder Frieden.
log-PlayerDied = { $seat } ist tot und darf zurückschlagen.
log-ShotAnnounced = { $own } finaler Gegenschlag: { $shots }.
log-ShotLost = { $target } ist schon tot: { $carrier } mit { $warhead } verfällt.
log-PlayerLeft = { $seat } scheidet aus.
log-PlayerLured = { $seat } hat die letzten Menschen an die Propaganda verloren und scheidet ohne finalen Gegenschlag aus.
log-GameEnded = { $reason ->
    [NW-END-1] Nur { $winner } hat noch Menschen und gewinnt.
    [NW-END-4] Kettenreaktion: Alle sind tot. Niemand gewinnt.
   *[other] Alle sind tot. Niemand gewinnt.
}

## Vor dem Spiel: worum es geht, und was ein Tisch wählen kann

game-about = Alle sind Atommächte, und alle bluffen. Solange Frieden ist, werben Sie den anderen die Menschen ab; dann wählen Sie den richtigen Augenblick – doch wer stirbt, schlägt mit allem zurück, was er noch hat, und oft überlebt niemand.
option-seats = Spieler
option-seats-about = Wie viele Atommächte es gibt.
option-totals = Bevölkerung
option-totals-about = Ob man sieht, wie viele Menschen die anderen noch haben.
option-totals-hidden = verdeckt
option-totals-open = offen
option-first_player = Startspieler
option-first_player-about = Wer zuerst am Zug ist.
option-first_player-owner = wer den Tisch eröffnet hat
option-first_player-random = wird ausgelost
option-duds_spend_load = Blindgänger zählen zur Last
option-duds_spend_load-about = Ob ein Sprengkopf, der nicht zündet, die Traglast seines Bombers aufbraucht.
option-duds_spend_load-yes = ja
option-duds_spend_load-no = nein
option-salvo_launch_slot = Finaler Gegenschlag vom Startplatz
option-salvo_launch_slot-about = Ob tote Spieler auch das Trägersystem auf ihrem Startplatz abfeuern dürfen.
option-salvo_launch_slot-yes = ja
option-salvo_launch_slot-no = nein
option-interceptor_again = Zwei Züge hintereinander
option-interceptor_again-about = Ob wer im eigenen Zug abfängt, auch den nächsten Zug bekommt.
option-interceptor_again-yes = ja
option-interceptor_again-no = nein
option-strategy_after_salvo = Neue Strategien nach jedem Krieg
option-strategy_after_salvo-about = Ob Reihen auch nach einem Krieg geändert werden dürfen, den nur ein finaler Gegenschlag erklärt hat.
option-strategy_after_salvo-yes = ja
option-strategy_after_salvo-no = nein

## Wie Spiele enden, nach der Regel, die sie beendet

ending-NW-END-1 = Nur ein Spieler lebt noch.
    .short = Letztes Land lebt
ending-NW-END-2 = Alle sind tot.
    .short = Alle tot
ending-NW-END-4 = Eine Kettenreaktion hat alle getötet.
    .short = Kettenreaktion

## Statistik vieler Partien

measure-people = Menschen (Mio.)
measure-living = Lebende Länder
use-secret = Geheimnis
use-deterrent = Abschreckung
use-propaganda = Propaganda
use-attack = Angriff
use-defence = Abwehr
use-retaliation = finaler Gegenschlag

## Die Spieler als Tabelle, und was Wörter bedeuten

chart-threat = { $seat } ({ $carrier }, bis { $megatons } Megatonnen)

legend-row = Reihe
    .is = Ihre zwei verdeckten Karten; in Ihrem Zug wird die erste aufgedeckt, und Sie legen eine neue dazu
legend-carrier = Rakete, Bomber
    .is = ein Trägersystem wartet auf dem Startplatz, bis ein passender Sprengkopf aufgedeckt wird
legend-warhead = Sprengkopf
    .is = hinter einem passenden Trägersystem aufgedeckt, greift er einen Spieler Ihrer Wahl an; sonst wird er abgelegt
legend-propaganda = Propaganda
    .is = nimmt im Frieden einem Rivalen Menschen weg und bringt sie Ihnen
legend-secret = Secret
    .is = wird gespielt, sobald Sie es ziehen; dann ziehen Sie neu
legend-anti-missile = Anti-Missile
    .is = stoppt aus der Hand einen Angriff auf Sie, wenn es zum Trägersystem passt
legend-deterrent = Abschreckung
    .is = offen gelegte Handkarten, die vor Ihrem finalen Gegenschlag warnen
legend-war = Krieg, Frieden
    .is = mit dem ersten Angriff beginnt der Krieg; er endet, wenn jemand ausscheidet
legend-retaliation = Finaler Gegenschlag
    .is = wer die letzten Menschen verliert, darf alles abfeuern, was noch auf der Hand ist
