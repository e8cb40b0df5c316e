## Seiten über viele Partien

title-simulation = { $game }: { $games } Partien zwischen Bots
title-strength = Wie stark ist { $bot }?
title-league = Bots gegeneinander

facts-seed = Startzahl { $seed }
facts-version = Regeln in Version { $version }
facts-interrupted = unterbrochen; gefragt waren { $games } Partien
facts-failed = { $games } Partien sind abgebrochen und zählen nicht

in-short = Kurz gesagt
short-few = Es wurden nur { $games } Partien gespielt: Die Anteile können weit von dem entfernt sein, was viele Partien zeigen würden.
short-seats-even = Siege nach Plätzen: am häufigsten { $most }, { $share }, am seltensten { $least }, { $other }. Der Abstand zu gleichen Anteilen ({ $equal }) kann Zufall sein.
short-seats-uneven = Siege nach Plätzen: am häufigsten { $most }, { $share }, am seltensten { $least }, { $other }. Gleiche Anteile wären { $equal }: Zwischen diesen Bots ist das Spiel nicht ausgeglichen.
short-alone = { $share } der Partien wurden gewonnen.
short-endings = Partien endeten auf { $kinds } Arten. Am häufigsten: { $endings }.
short-ending = { $ending } ({ $share })
short-one-ending = Alle Partien endeten auf dieselbe Art: { $ending }.
short-nobody = Niemand gewann { $share } der Partien.
short-length = Die Hälfte der Partien dauerte länger als { $turns } Züge und { $decisions } Entscheidungen.
short-decided = { $measure ->
    [chance] Nach der Einschätzung der Bots führt der spätere Sieger
   *[other] Nach „{ $named }“ führt der spätere Sieger
} ab { $share } der Partie endgültig (die Hälfte der Partien: { $low } bis { $high }). Die Führung wechselt in einer typischen Partie { $changes ->
    [0] kaum
    [one] einmal
   *[other] { $changes }-mal
}.

bots = Wer gewonnen hat
bots-about = Anteil seiner Partien, die jeder Bot gewonnen hat. Die Striche sind 95‑%‑Intervalle (nach Wilson).
seats = Plätze
seats-about = Anteil aller Partien, den jeder Platz gewonnen hat, gleich wer dort saß. Die Striche sind 95‑%‑Intervalle (nach Wilson); die gestrichelte Linie zeigt gleiche Anteile ({ $share }): was jeder Platz hätte, wenn alle gleich oft gewännen.
ends = Wie Partien endeten
ends-about = Wie oft jedes Ende vorkam und welche Plätze damit gewannen.
length = Länge
length-about = Wie viele Partien wie viele Entscheidungen und Züge dauerten; und wie viele Entscheidungen ein Zug brauchte.
cards = Wofür Karten benutzt wurden
cards-about = Wofür jede Karte benutzt wurde, als Anteil an allen ihren Verwendungen; die am häufigsten benutzten zuerst; Karten mit nur einer Verwendung sind unten in der Tabelle. Jede Verwendung zählt einmal, also ergibt eine Zeile 100 %.
ties = Karten und Siege
ties-about = Welche Verwendungen am meisten mit Siegen (rechts) oder Niederlagen (links) einhergehen. Jede Verwendung einer Karte wird mit den anderen Verwendungen derselben Karte verglichen, beim selben Bot auf demselben Platz, in Partien, die jemand gewann. Die Striche sind 95‑%‑Intervalle, die Fehler nach Partien gebündelt. Volle Punkte bleiben signifikant, obwohl viele verglichen werden (Benjamini–Hochberg, 5 %); hohle können Zufall sein. Ein Zusammenhang ist keine Ursache.
ties-none = Keine Karte wurde oft genug auf verschiedene Weise benutzt, um die Verwendungen zu vergleichen. Mehr Partien würden helfen.
no-cards = Dieses Spiel berichtet von keinen Karten.
all-cards = Alle Verwendungen aller Karten

bot = Bot
seat = Platz
games = Partien
won = Gewonnen
share = Anteil
interval = 95 %
of-decided = Von entschiedenen
nobody = Niemand
nobody-won = Niemand gewann
rule = Beendet durch
rule-text = Wie sie endeten
won-by = { $seat } gewann
decisions = Entscheidungen
turns = Züge
turn-decisions = Entscheidungen eines Zuges
mean = Mittel
median = Median
least = Kleinste
most = Größte
card = Karte
use = Benutzt für
times = Wie oft
in-games = In Partien
won-with = Gewonnen mit
correlation = Korrelation
p = p
p-corrected = p unter vielen
number-of-games = Zahl der Partien
number-of-turns = Zahl der Züge

strength-about = Jede Ausgangslage wurde mit { $bot } reihum auf jedem Platz gespielt, alle anderen Plätze mit { $field }; und einmal von { $field } allein, was zeigt, wie oft { $field } auf denselben Plätzen gewonnen hätte. Partien, die niemand gewann, gelten als nicht gewonnen.
strength-of = { $table }
in-its-place = { $field } an seiner Stelle
question = Liegt sein Anteil an Siegen über
question-baseline = dem von { $field }?
question-factor = dem { $bound }-fachen von { $field }?
question-share = { $bound }?
excess = Um (Prozentpunkte)
answer = Antwort
yes = ja
no = nein
undecided = unentschieden
intervals-sequential = Die Intervalle der Antworten gelten für alle Blicke zusammen (gruppensequentiell, Fehler nach Kim & DeMets verteilt).
by-seat = Nach Plätzen

ratings = Wertungen
ratings-about = Stärke nach dem Modell von Plackett und Luce (openskill): Ein Anfänger hat 25, die Striche sind zwei Standardabweichungen. Alle Partien zählen, der Reihe nach; Partner sind ein Team.
rating = Wertung
deviation = Standardabweichung
pairs = Wer schlägt wen
pairs-about = Von den Partien, in denen beide auf verschiedenen Seiten spielten und einer von beiden gewann: der Anteil, den der Bot der Zeile gewann.
table = Tisch
league-about = Alle Aufstellungen spielten dieselben Ausgangslagen, reihum auf allen Plätzen.

## A run in the terminal
run-title = { $game }: { $games } Partien
run-about = in { $seconds }, Startzahl { $seed }
run-speed = { $games } je Sekunde
run-resumed = { $games } davon waren schon gespielt.
run-interrupted = Unterbrochen: { $left } von { $games } Partien wurden nicht gespielt.
seats-of-bot = Plätze
equal-share = Gleicher Anteil
rule-id = Regel
won-by-list = Gewonnen: { $seats }.
per-game = Je Partie
the-table = Der Tisch
ties-told = { $uses } Verwendungen von Karten; { $compared } lassen sich mit anderen Verwendungen derselben Karte vergleichen, { $sure } davon gehen mit Siegen oder Niederlagen einher (p unter 0,05, korrigiert für ihre Zahl). Die stärksten, r ist die Korrelation:
ties-none-told = { $uses } Verwendungen von Karten; noch keine lässt sich mit anderen Verwendungen derselben Karte vergleichen. Mehr Partien können helfen.

## The course of games
chance = Siegchance
course = Der Verlauf der Partien
course-about = Nach jedem Zug: der Median aller Partien, die so lange dauerten, mit einem Band vom unteren zum oberen Quartil. Kurven enden, wo weniger als ein Viertel der Partien noch läuft. Siegchancen sind die Bewertung der wahren Stellung durch die Bots, verdeckte Karten eingeschlossen.
course-some = Der Verlauf ist von { $games } von { $all } Partien bekannt.
course-by = Der Verlauf nach Abschnitten
course-by-about = Dieselben Größen am Ende jedes Abschnitts ({ $part } 1, 2 und so weiter), im letzten am Ende der Partie. So werden verschieden lange Partien an derselben Stelle verglichen.
leads = Wer führt und wann es entschieden ist
leads-about = Der Vorsprung ist, was der Erste dem Zweiten voraus hat. Entschieden ist eine Partie nach dem Zug, ab dem ihr späterer Sieger bis zum Schluss führt; Partien, die niemand gewann, zählen dabei nicht. Partner zählen zusammen.
lead-by = Führung nach
margin = Vorsprung
margin-half = Vorsprung zur Hälfte
margin-of = Vorsprung: { $measure }
lead-changes = Führungswechsel
half-of-games = Hälfte der Partien
decided-turn = Entschieden nach Zug
decided-after = Entschieden nach
decided-late = Erst am Ende

## Cards by seat
share-of-card = Anteil
won-otherwise = Gewonnen sonst
cards-of-seats = Karten nach Plätzen
cards-of-seats-about = In Reichweite war eine Karte, die der Platz bei irgendeiner Entscheidung hätte spielen können: aus der Hand oder aus dem, was für ihn offen liegt. Wie oft sie dann gespielt wurde, in welchem Zug zum ersten Mal (Median, und wo die Hälfte der Partien liegt), und wie oft der Platz in entschiedenen Partien gewann, wenn er sie spielte und wenn nicht.
cards-of = { $seat }: { $cards } Karten
reach = In Reichweite
played = Gespielt
played-turn = Im Zug
won-played = Gewonnen, wenn gespielt
won-unplayed = Gewonnen, wenn nicht
never-told = { $count ->
    [one] 1 Karte war in Reichweite und wurde nie gespielt: { $cards }.
   *[other] { $count } Karten waren in Reichweite und wurden nie gespielt: { $cards }.
}

## Two editions side by side
first-edition = erste Ausgabe
second-edition = zweite Ausgabe, dieselbe
compared-title = { $game }: zwei Ausgaben, { $deals } Ausgangslagen
compared-about = Beide Ausgaben spielten dieselben Ausgangslagen mit denselben Bots auf denselben Plätzen. Unterschiede sind die zweite minus die erste; die Striche sind 95‑%‑Intervalle über die Paare von Partien (Bonett–Price). Volle Punkte unterscheiden sich signifikant, jeder für sich.
compared-told = Unterschiede sind 2 minus 1, bei Anteilen in Prozentpunkten, mit dem 95-%-Intervall über die Paare von Partien; * wo es 0 ausschließt.
compared-first = 1: { $edition }
compared-second = 2: { $edition }
compared-interrupted = Unterbrochen: { $left } von { $deals } Ausgangslagen haben nicht beide zu Ende gespielt.
facts-interrupted-deals = unterbrochen; gefragt waren { $deals } Ausgangslagen
facts-bots = Bots: { $bots }
difference = Unterschied
difference-points = Prozentpunkte
