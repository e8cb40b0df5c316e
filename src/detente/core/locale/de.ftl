# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# Ein Platz ohne Tisch, in einem Spiel ohne Namen für seine Plätze.
seat-called = Spieler { $letter }

# Several names: the last, and those before it with commas between them.
list = { $first } und { $last }
either = { $first } oder { $last }

# The option that every game has.
option-seats = Spieler
option-seats-about = Wie viele mitspielen.

# Wem etwas gehört, vor dem, was es ist.  $ending: wie der Name endet: s (auf s, ß, x, z oder ce), letter (auf einen einzelnen Buchstaben oder eine Zahl), word.
whose = { $ending ->
    [s] { $name }’
    [letter] { $name }’s
   *[word] { $name }s
}

# How a game ended: the column of the points in the ranking of a game that says nothing else.
ending-points = Punkte

# Was ein Zeichen hinter einer Regel bedeutet: unsere eigene Festlegung, oder wie das Spiel öffentlich umgesetzt ist.
mark-house = Hausregel
mark-practice = aus der Spielpraxis

# Was an einer Datei falsch ist, etwa an eigenen Karten eines Tisches.  $key (string): ein Feld.  $found: was stattdessen dort steht.
fault-file = die Datei
fault-or = oder
fault-more = und { $count } weitere
fault-option = Option „{ $option }“: { $fault }
fault-seat = Einen Platz „{ $typed }“ gibt es nicht: Es gibt { $there }
fault-seats = „{ $typed }“ kann mehrere Plätze meinen: { $there }
fault-object = Hier muss ein Objekt stehen, nicht { $found }
fault-whole = { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }
fault-value = { $key } muss { $value } sein, nicht { $found }
fault-number = { $key } muss eine Zahl sein, nicht { $found }
fault-text = { $key } muss ein Text sein, nicht { $found }
fault-one-of = { $key } muss { $known } sein, nicht { $found }
fault-flag = { $key } muss true oder false sein, nicht { $found }
fault-unknown = { $key } gibt es hier nicht; erlaubt sind { $known }
fault-list-of = { $key } muss eine Liste aus { $known } sein, nicht { $found }
fault-list = { $key } muss eine Liste sein, nicht { $found }
fault-long-name = Der Name muss ein Text mit 1 bis { $most } Zeichen sein, nicht { $found }
fault-name = Der Name eines Feldes ist falsch: { $oddity }
fault-as-it-is = { $oddity }
fault-character = U+{ $code } ist ein Zeichen, das sich nicht anzeigen lässt
fault-large = Erlaubt sind Zahlen von −{ $most } bis { $most }
fault-finite = Unendliche Zahlen sind nicht erlaubt
fault-no-object = Die Datei muss ein Objekt enthalten
fault-json = Das ist kein JSON-Objekt: { $problem }
fault-of-record = Die gespeicherte Partie
fault-of-data-file = Die Datei
fault-of-line = Die Zeile
fault-of-body = Die Anfrage
fault-json-syntax = { $what } ist kein JSON: In Zeile { $line }, Spalte { $column } steht etwas Unerwartetes
fault-json-mark = { $what } beginnt mit einer Byte-Reihenfolge-Marke (BOM): Speichern Sie sie als UTF-8 ohne BOM
fault-json-bytes = { $what } ist kein Text in UTF-8: Das Byte { $byte } passt nicht
fault-json-large = { $what } ist zu groß: Höchstens { $most } MiB lassen sich lesen
fault-json-deep = { $what } ist zu tief verschachtelt: Höchstens { $most } Listen und Objekte dürfen ineinander liegen
fault-json-twice = { $what } lässt sich nicht lesen: Ein Objekt hat das Feld „{ $key }“ zweimal
fault-json-character = { $what } lässt sich nicht lesen: Der Text { $text } enthält { $half ->
    [yes] ein halbes Zeichen
   *[no] ein Steuerzeichen
}
fault-json-number = { $what } lässt sich nicht lesen: { $large ->
    [yes] Die Zahl { $number } ist zu groß
   *[no] { $number } ist keine Zahl
}
fault-json-digits = { $what } lässt sich nicht lesen: Eine Zahl hat { $digits } Stellen; höchstens { $most } sind erlaubt

# Wörter, auf die es in einem getippten Zug nicht ankommt.
order-passing = ab als an auf aus bitte das dem den der die ein eine einen einer für im in ins mit nach um und von zu zum zur zurück
