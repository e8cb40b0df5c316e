# The page for hosts.  $table, $name: of a table, or a person.  $count, $seconds, $tables, $moves: numbers.  $at: a moment.  $day: a date.
host = Ce serveur
host-about = Pour la personne qui le gère. Ce navigateur y est autorisé pendant douze heures.
host-leave = Quitter cette page
host-come-in = Un lien ouvre cette page, une seule fois et dans le quart d’heure. Tapez ceci là où le serveur fonctionne :
host-here = Ce qui fonctionne ici
host-version = Détente
host-database = Base de données
host-running = Tables en cours
host-waiting = Tables en attente
host-over = Tables terminées
host-in-memory = Tables en mémoire
host-watchers = Vues ouvertes
host-accounts = Comptes
host-guests = Invités qui ont une place
host-processes = Processus
host-pulse = { $seconds ->
    [0] actif à l’instant
    [one] actif il y a une seconde
   *[other] actif il y a { $seconds } secondes
}
host-one-process = Un seul processus utilise cette base de données.
host-failures = Messages non remis
host-no-failures = Tous les messages ont été remis.
host-by-mail = E-mail à
host-by-discord = Webhook Discord chez
host-by-slack = Webhook Slack chez
host-by-push = Navigateur chez
host-attempts = { $count ->
    [one] un essai
   *[other] { $count } essais
}
host-again = nouvel essai { $at }
host-given-up = abandonné
host-tables = Tables
host-status = Afficher
host-no-tables = Il n’y en a pas.
host-more = En montrer d’autres
host-private = privée
host-unlisted = non listée
host-open = ouverte
host-moves = { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
}
host-created = ouverte { $at }
host-updated = dernier changement { $at }
host-owes = { $name } : à jouer
host-is-bot = (bot)
host-is-open = (libre)
host-bot = Confier à un bot
host-bot-for = Un bot joue pour { $name } à { $table }
host-bot-sure = Faire jouer un bot pour { $name } à { $table } ? La personne peut revenir à sa place.
host-close = Fermer
host-close-table = Fermer la table { $table }
host-close-sure = Fermer { $table } ? La partie s’arrête tout de suite, sans résultat, et tout le monde y lit que vous l’avez fermée.
host-delete = Supprimer
host-delete-table = Supprimer la table { $table }
host-delete-sure = Supprimer { $table } avec ses coups, ses messages et ses liens ? C’est définitif.
host-check-title = Avant une mise à jour
host-check-about = Rejoue toutes les tables en cours avec les jeux installés ici, comme detente check-tables. Cela peut prendre un moment.
host-check = Vérifier les tables en cours
host-checking = Vérification …
host-checked = { $tables ->
    [0] Aucune table n’est en cours.
    [one] Une table est en cours.
   *[other] { $tables } tables sont en cours.
}
host-changed = { $count ->
    [0] Toutes continuent telles quelles.
    [one] L’une d’elles ne continue pas telle quelle :
   *[other] { $count } ne continuent pas telles quelles :
}
host-stuck = ne peut pas continuer
host-goes-on = continue à partir de l’état après { $moves } coups
host-people = Comptes
host-people-about = Personne ne peut se connecter à un compte bloqué ; ses navigateurs et ses programmes sont déconnectés. Les liens de ses places restent valables : donnez la place à un bot si vous ne le voulez pas.
host-find = Nom, ou une partie du nom
host-find-button = Chercher
host-nobody = Aucun compte trouvé.
host-since = depuis le { $day }
host-seen = vu le { $day }
host-signed-out = connecté nulle part
host-seats = { $count ->
    [0] aucune place
    [one] une place
   *[other] { $count } places
}
host-locked = bloqué
host-lock = Bloquer
host-lock-name = Bloquer le compte { $name }
host-lock-sure = Bloquer le compte { $name } ? Tous ses navigateurs sont déconnectés.
host-unlock = Débloquer
host-unlock-name = Débloquer le compte { $name }
host-erase = Supprimer
host-erase-name = Supprimer le compte { $name }
host-erase-sure = Supprimer le compte { $name } ? Nom, profil, adresses et messages disparaissent définitivement ; places et coups restent, sans le nom.
