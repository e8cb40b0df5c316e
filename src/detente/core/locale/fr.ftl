# A seat. A game may name its seats.
#   $seat (number): from 0.  $letter (string): A, B, C ...
seat = { $letter }

# Une place hors de sa table, dans un jeu qui ne nomme pas ses places.
seat-called = Joueur { $letter }

# Several names: the last, and those before it with commas between them.
list = { $first } et { $last }
either = { $first } ou { $last }

# The option that every game has.
option-seats = Joueurs
option-seats-about = Combien de personnes jouent.

# À qui est une chose. Le français met le nom après elle ou entre parenthèses, si bien que le nom seul suffit.  $ending: comment il finit.
whose = { $ending ->
   *[word] { $name }
}

# How a game ended: the column of the points in the ranking of a game that says nothing else.
ending-points = Points

# What a sign behind a rule means: our own decision, or how the game is played where it is implemented in public.
mark-house = règle maison
mark-practice = usage courant

# Ce qui ne va pas dans un fichier, par exemple les cartes propres d’une table.  $key (string): un champ.  $found: ce qui s’y trouve.
fault-file = le fichier
fault-or = ou
fault-more = et { $count } de plus
fault-option = option « { $option } » : { $fault }
fault-seat = il n’y a pas de place « { $typed } » ; il y a { $there }
fault-seats = la place « { $typed } » peut être { $there }
fault-object = doit être un objet, pas { $found }
fault-whole = { $key } doit être un nombre entier de { $least } à { $most }, pas { $found }
fault-value = { $key } doit être { $value }, pas { $found }
fault-number = { $key } doit être un nombre, pas { $found }
fault-text = { $key } doit être un texte, pas { $found }
fault-one-of = { $key } doit être { $known }, pas { $found }
fault-flag = { $key } doit être true ou false, pas { $found }
fault-unknown = { $key } n’est pas connu ici ; il peut y avoir { $known }
fault-list-of = { $key } doit être une liste de { $known }, pas { $found }
fault-list = { $key } doit être une liste, pas { $found }
fault-long-name = son nom doit être un texte de 1 à { $most } lettres, pas { $found }
fault-name = le nom d’un champ { $oddity }
fault-as-it-is = { $oddity }
fault-character = contient U+{ $code }, un caractère qui ne peut pas être affiché
fault-large = doit être un nombre de -{ $most } à { $most }
fault-finite = doit être un nombre fini
fault-no-object = le fichier de données doit contenir un objet
fault-json = ce n’est pas un objet JSON : { $problem }
fault-of-record = l’enregistrement
fault-of-data-file = le fichier de données
fault-of-line = la ligne
fault-of-body = le corps
fault-json-syntax = { $what } n’est pas du JSON : quelque chose d’inattendu se trouve à la ligne { $line }, colonne { $column }
fault-json-mark = { $what } commence par une marque d’ordre des octets (BOM) : enregistrez-le en UTF-8 sans elle
fault-json-bytes = { $what } n’est pas du texte UTF-8 : l’octet { $byte } n’y a pas sa place
fault-json-large = { $what } est trop grand : on peut lire { $most } Mio au plus
fault-json-deep = { $what } est trop imbriqué : au plus { $most } listes et objets peuvent être les uns dans les autres
fault-json-twice = { $what } ne peut pas être lu : un objet a deux fois la clé « { $key } »
fault-json-character = { $what } ne peut pas être lu : le texte { $text } contient { $half ->
    [yes] la moitié d’un caractère
   *[no] un caractère de contrôle
}
fault-json-number = { $what } ne peut pas être lu : { $large ->
    [yes] le nombre { $number } est trop grand
   *[no] { $number } n’est pas un nombre
}
fault-json-digits = { $what } ne peut pas être lu : un nombre a { $digits } chiffres ; { $most } sont permis

# Les mots qui ne disent rien dans un ordre tapé.
order-passing = à au aux avec comme d de des du en et l la le les sur un une vers
