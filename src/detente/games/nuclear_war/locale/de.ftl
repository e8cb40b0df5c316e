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
about-bomber = trägt Sprengköpfe, zusammen bis { $megatons } Megatonnen
note-load = noch { $megatons } Megatonnen
note-dead = mit dem Bomber zerstört
note-struck = zerstört, wenn es ein Sprengkopf ist
note-struck-once = zerstört, wenn es der Sprengkopf ist, der hier lag
about-propaganda = wirbt einem Gegner { $people } Millionen Menschen ab, aber nur im Frieden
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

## Was etwas ist, worauf jemand zeigt

lens-deck = Die Karten, die noch niemand gezogen hat. In Ihrem Zug ziehen Sie eine. Ist der Stapel leer, werden die abgelegten Karten gemischt.
lens-discard = Verbrauchte Karten, offen für alle.
lens-turned-up = Die Karte, die gerade aufgedeckt wurde, und Secrets, deren Wirkung noch aussteht.
lens-hand = Karten, die nur sieht, wem sie gehören. In jedem Zug kommt eine davon verdeckt in die Reihe.
lens-row = Verdeckte Karten, die in dieser Reihenfolge aufgedeckt werden, eine in jedem Zug: Was Sie jetzt planen, geschieht zwei Züge später.
lens-launch-slot = Hier wartet offen ein Trägersystem. Wird als Nächstes ein passender Sprengkopf aufgedeckt, greift sein Besitzer an.
lens-deterrents = Bis zu zwei Handkarten, offen als Warnung gezeigt. Sie gehören weiter zur Hand und können gelegt und abgefeuert werden oder abfangen.
lens-warhead = Hinter einem passenden Trägersystem aufgedeckt, greift er einen Spieler Ihrer Wahl an, und es herrscht Krieg. Ohne passendes Trägersystem wird er abgelegt.
lens-missile = Aufgedeckt wartet sie auf dem Startplatz und feuert einen passenden Sprengkopf ab. Nach dem Angriff wird sie abgelegt, ebenso wenn die nächste Karte nicht passt.
lens-bomber = Er bleibt auf dem Startplatz, solange er noch Last tragen kann, und greift so mehrmals an. Jede Karte außer einem passenden Sprengkopf kostet den Bomber.
lens-propaganda = Wirkt nur, wenn sie im Frieden aufgedeckt wird: Sie nennen einen Spieler, und dessen Menschen kommen zu Ihnen.
lens-anti-missile = Behalten Sie sie auf der Hand: Sie stoppt einen Angriff auf Sie mit einem dieser Trägersysteme, und Sie haben den nächsten Zug. In der Reihe ist sie verschwendet.
lens-secret = Wird sofort gespielt, wenn man es zieht, in Krieg und Frieden, und durch eine andere Karte ersetzt.
lens-unseen = Eine Karte, die Sie nicht sehen.
lens-table = Wie das Spiel steht.
lens-player = Was alle von diesem Spieler sehen. Wenn Sie ein Ziel nennen müssen, klicken Sie hier.
lens-own-cards = Ihre Hand und Ihre Reihe. Sonst sieht sie niemand.
lens-salvo = Wer getötet wird, darf vor dem Ausscheiden alles abfeuern, was zusammenpasst. Die Schüsse fallen in dieser Reihenfolge.
lens-row-forecast = Was die erste Karte Ihrer Reihe in Ihrem nächsten Zug bewirkt, wenn sich bis dahin nichts ändert.
lens-dice-forecast = Wie viele Menschen der Angriff töten kann, wenn niemand ihn abfängt. Zwei Würfel ergeben eine Zahl von 00 bis 99.
lens-known = Was sich über verdeckte Karten sagen lässt, weil sie vorher zu sehen waren.
lens-piles = Der Nachziehstapel und die abgelegten Karten.
lens-state = Im Frieden wirkt Propaganda. Der Krieg beginnt mit dem ersten Angriff; Frieden herrscht wieder, wenn jemand ausgeschieden ist.
lens-turn = Wer jetzt zieht, eine Karte legt und eine aufdeckt.
lens-next = Wer danach am Zug ist. Ein Abfangen kann das ändern: Wer abfängt, hat den nächsten Zug.
lens-set-up-left = Diese Spieler müssen ihre ausgeteilten Secrets noch spielen.
lens-interceptors = Wer in diesem Zug einen Angriff gestoppt hat. Einer von ihnen hat den nächsten Zug.
lens-dying = Diese Spieler haben keine Menschen mehr und dürfen vor dem Ausscheiden noch zurückschlagen.
lens-waiting = Ein Secret, das schon bekannt ist und nach den finalen Gegenschlägen wirkt.
lens-bank = Die Menschen, die niemandem gehören: nicht ausgeteilte und alle, die getötet wurden oder ausgewandert sind.
lens-people = Menschen in Millionen. ≥ ist das Mindeste, was dieser Spieler haben kann, soweit Sie es wissen können: Die Summen sind verdeckt, aber alle Verluste und Gewinne offen. Wer keine mehr hat, scheidet aus.
lens-change = Gewonnene oder verlorene Millionen seit dem Austeilen. Das können alle verfolgen, auch wenn die Summen verdeckt sind.
lens-missing = So viele Züge setzt dieser Spieler noch aus. Abfangen darf er trotzdem.
lens-losses = Wie viele Menschen das Ziel mindestens und höchstens verliert.
lens-average = Was das Ziel im Mittel über alle Würfelzahlen verliert.
lens-no-losses = Wie oft der Angriff niemanden tötet.
lens-death = Wie oft Sie keine Menschen mehr hätten.
lens-chain = Wie oft der 100-Megatonnen-Sprengkopf alle tötet, sodass niemand gewinnt.

## Fragen

prompt-secret = { $mine ->
    [yes] Vorbereitung: Spielen Sie Ihre Secrets aus.
   *[no] Vorbereitung: { $seats } spielt etwaige Secrets aus.
}
prompt-secret-none = Vorbereitung: Sie haben kein Secret auf der Hand.
prompt-secret-draw = Vorbereitung: Alle Secrets sind gespielt. Ziehen Sie auf neun Karten nach.
prompt-secret-target = { $mine ->
    [yes] { $card }: { $does ->
        [steal] Wer verliert { $amount } Millionen Menschen an Sie?
        [kill] Wer verliert { $amount } Millionen Menschen?
       *[miss] Wer setzt einen Zug aus?
    }
   *[no] { $card }: { $seats } nennt ein Ziel.
}
prompt-row = { $mine ->
    [yes] { $number ->
        [1] Legen Sie zwei Karten verdeckt aus. Welche wird zuerst aufgedeckt?
       *[other] Und welche wird danach aufgedeckt?
    }
   *[no] { $count ->
        [one] { $seats } legt die erste Reihe.
       *[other] { $seats } legen ihre ersten Reihen.
    }
}
prompt-strategy = { $mine ->
    [yes] { $number ->
        [1] Frieden: Sie dürfen Ihre Strategie ändern. Welche Karte liegt vorn?
       *[other] Und welche Karte liegt dahinter?
    }
   *[no] { $count ->
        [one] Frieden: { $seats } darf die Strategie ändern.
       *[other] Frieden: { $seats } dürfen neu planen.
    }
}
prompt-place = { $mine ->
    [yes] Legen Sie eine Karte ans Ende Ihrer Reihe, oder zeigen Sie erst eine Abschreckung.
   *[no] { $seats } legt eine Karte.
}
prompt-propaganda-target = { $mine ->
    [yes] { $card }: Bei wem werben Sie Menschen ab?
   *[no] { $card }: { $seats } nennt ein Ziel.
}
prompt-attack-target = { $mine ->
    [yes] { $carrier }, { $megatons } Megatonnen: Wen greifen Sie an?
   *[no] { $carrier }, { $megatons } Megatonnen: { $seats } nennt ein Ziel.
}
prompt-intercept = { $mine ->
    [yes] { $attacker } greift Sie an: { $carrier }, { $megatons } Megatonnen. Fangen Sie ab?
   *[no] { $attacker } greift { $seats } an: { $carrier }, { $megatons } Megatonnen. Abfangen?
}
prompt-intercept-none = { $attacker } greift Sie an: { $carrier }, { $megatons } Megatonnen. Sie haben keine Anti-Missile, die das stoppt.
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
standing-no_secret = Mit der Vorbereitung weitermachen, wenn ich kein Secret mehr zu spielen habe
foreseen-intercept = Jemand greift mich an: Fange ich ab?
foreseen-strategy = Frieden: Ändere ich meine Strategie?
foreseen-place = Welche Karte lege ich in meine Reihe?
foreseen-attack_target = Wen greife ich an?
foreseen-propaganda_target = Wessen Bevölkerung werbe ich ab?
foreseen-attacker = Angreifer
foreseen-warhead = Sprengkopf
foreseen-warhead_10 = 10 Megatonnen
foreseen-warhead_20 = 20 Megatonnen
foreseen-warhead_50 = 50 Megatonnen
foreseen-warhead_100 = 100 Megatonnen
happening-attacked = ich angegriffen werde
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
log-CardDiscarded = { $seat } legt ab: { $card }{ $why ->
    [fired] { " " }– nach dem Angriff
    [intercepted] { " " }– abgefangen
    [not-followed] { " " }– als Nächstes kam kein passender Sprengkopf
    [too-big] { " " }– für das Trägersystem zu groß
    [no-carrier] { " " }– ohne Trägersystem wertlos
    [used] { " " }– wirkt jetzt
    [worthless] { " " }– im Krieg wertlos
    [no-effect] { " " }– aufgedeckt ohne Wirkung
    [left] { " " }– aus dem Spiel
   *[none] {""}
}.
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

game-about = Alle sind Atommächte, und alle bluffen. Solange Frieden ist, werben Sie den anderen die Menschen ab; dann wählen Sie den richtigen Augenblick – doch wer stirbt, schlägt mit allem zurück, was er noch hat, und manchmal überlebt niemand.
game-kind = Karten, Bluff und Gegenschlag
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
    .short = Letztes Land am Leben
ending-NW-END-2 = Alle sind tot.
    .short = Alle tot
ending-NW-END-4 = Eine Kettenreaktion hat alle getötet.
    .short = Kettenreaktion

deaths-title = Reihenfolge der Toten
deaths-who = Wer
deaths-turn = Zug
deaths-by = Letzter Schlag

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
    .forms = Reihe
legend-carrier = Rakete, Bomber
    .is = ein Trägersystem wartet auf dem Startplatz, bis ein passender Sprengkopf aufgedeckt wird
    .forms = Trägersystem, Trägersysteme, Trägersystems, Rakete, Bomber, Raketen, Bombers
legend-warhead = Sprengkopf
    .is = hinter einem passenden Trägersystem aufgedeckt, greift er einen Spieler Ihrer Wahl an; sonst wird er abgelegt
    .forms = Sprengköpfe, Sprengköpfen, Sprengkopfs
legend-propaganda = Propaganda
    .is = nimmt im Frieden einem Rivalen Menschen weg und bringt sie Ihnen
legend-secret = Secret
    .is = wird gespielt, sobald Sie es ziehen; dann ziehen Sie neu
    .forms = Secrets
legend-anti-missile = Anti-Missile
    .is = stoppt aus der Hand einen Angriff auf Sie, wenn es zum Trägersystem passt
    .forms = Anti-Missiles
legend-deterrent = Abschreckung
    .is = offen gelegte Handkarten, die vor Ihrem finalen Gegenschlag warnen
legend-war = Krieg, Frieden
    .is = mit dem ersten Angriff beginnt der Krieg; er endet, wenn jemand ausscheidet
    .forms = Krieg, Frieden
legend-retaliation = Finaler Gegenschlag
    .is = wer die letzten Menschen verliert, darf alles abfeuern, was noch auf der Hand ist
    .forms = finaler Gegenschlag, finalen Gegenschlag, finalen Gegenschlags, finale Gegenschläge
legend-launch-slot = Startplatz
    .is = hier wartet Ihr aufgedecktes Trägersystem auf einen Sprengkopf
legend-salvo = Salve
    .is = alle Angriffe eines finalen Gegenschlags, zusammen angesagt
    .forms = Salven
legend-strategy = Strategiewechsel
    .is = wird aus Krieg Frieden, dürfen alle Lebenden ihre Reihe neu legen
    .forms = Strategie zu ändern, Strategie ändern
legend-fallout = Fallout-Würfel
    .is = zwei zehnseitige Würfel; sie sagen, wie viele Menschen ein Sprengkopf tötet
    .forms = Fallout-Würfeln
legend-bank = Bank
    .is = die Menschen, die niemandem gehören; dorthin kommt, wer stirbt oder auswandert

## Was man statt der Wörter der Notation tippen kann

typed-place = legen lege
typed-shown = offen Abschreckung
typed-show = zeigen zeige aufdecken
typed-take = zurücknehmen nehmen nimm
typed-back = zurück
typed-play = spielen spiele ausspielen
typed-target = angreifen greife Ziel gegen
typed-intercept = abfangen fange fang
typed-decline = verzichten verzichte nicht
typed-fire = abfeuern feuern feuere feure
typed-launched = Startplatz
typed-load = laden lade beladen belade
typed-at = gegen auf
typed-keep = lassen lass behalten
typed-done = fertig weiter
