# Ce que dit le serveur.
#   $game (string): its title.  $bot, $instead (string): a bot.
#   $seat, $name (string): a player.  $letter (string): A, B, C ...
log-undo = { $seat } reprend un coup.
log-rewound = D’un commun accord, la partie revient à la dernière décision de { $seat }.
log-upgraded = Les règles du jeu ont changé sur ce serveur. On ne peut plus montrer les moments d’avant, ni reprendre les coups joués avant.
log-failed = Il s’est passé ici quelque chose que le jeu ne sait pas mettre en mots.

notice-bot-failed = Le robot « { $bot } » qui jouait pour { $name } est tombé en panne. Le robot plus simple « { $instead } » continue à sa place.
notice-bot-blind = Même le robot le plus simple est tombé en panne pour { $name }. Désormais, ses coups sont tirés au hasard.
notice-rules-failed = Les règles de { $game } sont tombées en panne sur un coup de { $name }. Ce coup n’a pas été joué ; un autre peut marcher. La partie a été enregistrée sur le serveur, pour que l’on trouve la faute.
notice-rules-stuck = Les règles de { $game } tombent en panne sur tous les coups que { $name } pourrait jouer : cette partie ne peut pas continuer d’ici, sauf si un coup peut être repris. Elle a été enregistrée sur le serveur, pour que l’on trouve la faute.
notice-rules-changed = Les règles de { $game } ont changé sur ce serveur. Cette partie continue là où elle en était ; on ne peut plus montrer les moments d’avant le changement, ni reprendre les coups joués avant.
notice-table-closed = Les responsables de ce serveur ont fermé cette table : elle s’arrête ici, sans résultat.
notice-time-up = Le temps de { $name } est écoulé. La partie attend.
notice-time-ended = Le temps de { $name } est écoulé : la table est fermée ici, sans résultat.
notice-take-back-asked = { $name } demande à revenir à sa dernière décision. Toutes les personnes à la table doivent être d’accord.
notice-take-back-refused = { $name } refuse de revenir en arrière : la partie continue.
notice-take-back-withdrawn = { $name } ne demande plus à revenir en arrière.
notice-take-back-done = Tous sont d’accord : la partie est revenue à la dernière décision de { $name }.
notice-abandon-asked = { $name } propose d’arrêter la partie sans résultat. Toutes les personnes à la table doivent être d’accord.
notice-abandon-refused = { $name } veut continuer à jouer.
notice-abandon-withdrawn = { $name } ne propose plus d’arrêter la partie.
notice-abandon-done = Tous sont d’accord, comme { $name } l’a proposé : la table est fermée ici, sans résultat.
notice-access-private = L’hôte a rendu cette table privée : seuls ceux qui tiennent ou ont tenu une place peuvent la voir.
notice-access-unlisted = L’hôte a retiré cette table de la liste des tables ouvertes ; qui connaît son adresse peut regarder.
notice-access-open = L’hôte a ouvert cette table : tout le monde la trouve et peut regarder ou prendre une place libre.
notice-left-open = Tous ne rejouent pas : une place reste libre si son joueur a supprimé son compte, ou si deux personnes ne jouent pas ensemble parce que l’une a bloqué l’autre. Un ami ou un robot peut la prendre.

# A seat passes on while the game runs.  $letter: the seat.  $before, $after: the names of who held and who holds it.
log-seat-holder-person-bot = { $before } quitte la table. Désormais, { $after } joue la place { $letter }.
log-seat-holder-person-open = { $before } quitte la table. La place { $letter } est libre.
log-seat-holder-person-person = { $before } donne la place { $letter } à { $after }.
log-seat-host-person-bot = { $before } n’est pas venu depuis longtemps. L’hôte fait jouer la place { $letter } par { $after }.
log-seat-host-person-open = { $before } n’est pas venu depuis longtemps. L’hôte ouvre la place { $letter }.
log-seat-host-bot-bot = L’hôte met un autre robot à la place { $letter }.
log-seat-host-bot-open = L’hôte ouvre la place { $letter }, que { $before } jouait jusqu’ici.
log-seat-host-bot-person = { $after } reprend la place { $letter }, que jouait { $before }.
log-seat-host-open-bot = L’hôte fait jouer la place libre { $letter } par { $after }.
log-seat-host-open-open = L’hôte envoie une nouvelle invitation pour la place libre { $letter }.
log-seat-host-open-person = { $after } prend la place libre { $letter }.
log-seat-comer-open-person = { $after } prend la place libre { $letter }.
log-seat-back-open-person = { $after } est de retour à la place { $letter }.
log-seat-back-bot-person = { $after } est de retour à la place { $letter }, que { $before } a jouée entre-temps.
log-seat-table-bot-bot = { $before } est tombé en panne à la place { $letter }. Un robot plus simple continue.
log-seat-time-person-bot = Le temps de { $before } est écoulé. Désormais, { $after } joue la place { $letter }.

# News of a table, by mail or to a webhook.  $table: its name and game.  $name: the holder of the seat.  $link, $time, $phase: in words.
news-confirm-subject = Détente : veuillez confirmer votre adresse
news-confirm = Quelqu’un, sans doute vous, veut utiliser cette adresse sur { $server } : pour un message quand c’est à son tour et, avec un compte, pour des liens de connexion.

    Pour accepter, ouvrez ce lien et appuyez sur le bouton :
    { $link }

    Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire : rien d’autre ne sera envoyé.
news-sign-in-subject = Détente : votre lien de connexion
news-sign-in = Ouvrez ce lien pour vous connecter à { $server } sous le nom { $name } :
    { $link }

    Il sert une fois, dans les { $minutes } minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire : personne ne se connecte sans lui.
news-reset-subject = Détente : choisir un nouveau mot de passe
news-reset = Ouvrez ce lien pour choisir un nouveau mot de passe pour { $name } sur { $server } :
    { $link }

    Il sert une fois, dans les { $minutes } minutes, et déconnecte tous les autres navigateurs. Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.
news-turn-subject = À vous de jouer : { $table }
news-turn = { $name }, c’est à vous de jouer à la table « { $table } ».
news-remind-subject = Le temps s’épuise : { $table }
news-remind = { $name }, votre temps à la table « { $table } » s’épuise.
news-lost-subject = Un robot joue pour vous : { $table }
news-lost = { $name }, votre temps à la table « { $table } » est écoulé, et un robot a pris votre place. Tant que personne d’autre ne l’occupe, vous pouvez la reprendre par le lien ci-dessous.
news-round-subject = La prochaine ronde a commencé : { $table }
news-round = { $name }, la prochaine ronde du tournoi a commencé. Vous jouez à la table « { $table } ».
news-take-back-subject = { $asker } demande à revenir en arrière : { $table }
news-take-back = { $name }, à la table « { $table } », { $asker } demande à revenir à sa dernière décision. Toutes les personnes à la table doivent être d’accord : le lien ci-dessous y mène.
news-abandon-subject = { $asker } propose d’arrêter la partie : { $table }
news-abandon = { $name }, à la table « { $table } », { $asker } propose d’arrêter la partie sans résultat. Toutes les personnes à la table doivent être d’accord : le lien ci-dessous y mène.
news-over-subject = La partie est finie : { $table }
news-over = { $name }, la partie à la table « { $table } » est finie.
news-digest-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
news-digest = { $count ->
    [one] Une table vous attend :
   *[other] { $count } tables vous attendent :
}
news-time = %d/%m/%Y, %H:%M (%Z)
news-digest-until = { $table }, jusqu’à { $time }
news-digest-take-back = { $table } : { $asker } demande à revenir à sa dernière décision
news-digest-abandon = { $table } : { $asker } propose d’arrêter la partie sans résultat
news-phase = Maintenant : { $phase }
news-since = Depuis votre dernier coup :
news-left-out = (et { $count } de plus avant cela)
news-deadline = Vous avez jusqu’à { $time }.
news-stop = Plus de nouvelles à cette adresse : { $link }

# Why news did not arrive.  $detail (string): what the other server said, or its name.
unsent-timeout = L’autre serveur n’a pas répondu à temps.
unsent-no-mail = Ce serveur n’envoie pas de courriel.
unsent-mail-unreachable = Le serveur de courriel n’a pas pu être utilisé. Les personnes qui gèrent ce serveur trouvent la raison dans son journal.
unsent-mail-refused = Le serveur de courriel a refusé : « { $detail } ».
unsent-https = Un webhook commence par https://.
unsent-not-found = Il n’y a pas de serveur { $detail }.
unsent-not-public = { $detail } n’est pas une adresse publique.
unsent-unreachable = { $detail } n’a pas pu être joint.
unsent-http = L’autre serveur a répondu par l’erreur { $detail }.
unsent-gone = Ce navigateur n’accepte plus de messages. Ajoutez-le à nouveau depuis celui-ci.
unsent-no-push = Ce serveur ne peut atteindre aucun navigateur.
unsent-failed = Quelque chose a mal tourné à l’écriture ou à l’envoi. Les personnes qui gèrent ce serveur trouvent la raison dans son journal.

name-bot = Robot { $letter }
name-open = Place { $letter }
name-gone = Ancien joueur { $letter }
name-guest = Invité { $letter }

error-malformed = Cette requête est illisible : { $problem }.
error-options = Les valeurs données pour une option ont des fautes : { $problem }.
error-empty = Le texte est vide.
error-too-large = C’est trop à la fois : on peut envoyer { $most } Kio au plus.
error-too-slow = Cette requête n’est pas arrivée entière à temps.
error-half = Cette requête n’est pas arrivée entière.
error-too-many-requests = Trop de requêtes : { $allowed } en dix secondes sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-past = Vous revenez trop vite en arrière : { $allowed } moments par minute sont permis ici. Veuillez réessayer dans { $wait } s.
error-too-many-advice = Le robot a été interrogé trop souvent : { $allowed } fois par minute sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-orders = Trop d’ordres tapés ou demandés : { $allowed } par minute sont permis ici. Veuillez réessayer dans { $wait } s.
error-too-many-chat = Trop de lignes : { $allowed } par minute sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-notes = Vos notes sont enregistrées trop souvent : { $allowed } fois par minute sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-tables = Trop de nouvelles tables : { $allowed } par heure sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-seats = Les places changent trop souvent de mains : { $allowed } fois par heure sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-names = Trop de nouveaux noms : { $allowed } par heure sont permis ici. Veuillez réessayer dans { $wait } s.
error-too-many-answers = Trop de requêtes attendent une réponse : { $allowed } à la fois sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-streams = Trop de pages sont ouvertes à la fois : { $allowed } sont permises ici. Veuillez en fermer une et réessayer.
error-too-many-unfinished = Trop de requêtes ne sont envoyées qu’à moitié : { $allowed } à la fois sont permises depuis une adresse. Veuillez réessayer dans { $wait } s.
error-foreign = Un autre site ne peut pas agir ici.
error-unknown-origin = Le serveur ne peut pas dire d’où vient cette requête. Envoyez-la en JSON (Content-Type: application/json), ou avec la clé d’une place (Authorization: Bearer).
error-wrong-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut autoriser ce nom : detente serve --allowed-host NOM.
error-unseen-name = Un nom a besoin de lettres visibles.
error-no-cookie = Ouvrez d’abord le salon, pour que la table vous connaisse.
error-no-page = Il n’y a rien à cette adresse.
error-no-table = Il n’y a pas de telle table.
error-no-game = Il n’y a pas de tel jeu. Il y a : { $games }.
error-failed = Quelque chose a mal tourné sur le serveur. Son journal dit pourquoi.
error-rules-failed = Les règles de { $game } sont tombées en panne sur ce coup. Il n’a pas été joué, et rien n’a changé. Veuillez en essayer un autre.
error-table-failed = Cette table ne peut pas être ouverte : les règles de { $game } tombent en panne. Elle a été enregistrée sur le serveur, pour que l’on trouve la faute.
error-scene-failed = { $game } ne peut pas vous montrer ce moment de la partie. Rechargez la page pour réessayer.
error-hint-failed = Le robot est tombé en panne sur cette question, il n’y a donc pas de conseil.
error-game-broken = Le jeu { $game } ne marche pas sur ce serveur : il ne peut pas être chargé. Les personnes qui gèrent le serveur trouvent la raison dans son journal.
error-part-broken = Cette partie de { $game } ne peut pas être affichée. Les personnes qui gèrent le serveur trouvent la raison dans son journal.
error-no-seat = Il n’y a pas de telle place.
error-no-bot = Aucun robot de ce nom ne joue à ce jeu. Il y a : { $bots }.
error-no-bots = Aucun robot ne joue à ce jeu, donc aucun ne peut prendre une place dont le temps est écoulé.
error-no-leave = À cette table, personne ne peut s’absenter en arrêtant la pendule.
error-leave-left = Vous ne pouvez pas vous absenter aussi longtemps : { $days ->
    [0] il reste moins d’un jour
    [one] il reste un jour
   *[other] il reste { $days } jours
}.
error-time-is-up = Votre temps est déjà écoulé.
error-no-address = Cette adresse n’est pas parmi les vôtres.
error-no-news = Ce serveur n’envoie pas de telles nouvelles. La personne qui le gère peut les installer.
error-wrong-mail = Ce n’est pas une adresse de courriel comme nom@example.org.
error-wrong-browser = Ce n’est pas l’adresse d’un navigateur avec ses clés.
error-wrong-webhook = Ce n’est pas une adresse de webhook comme https://discord.com/api/webhooks/…
error-wrong-zone = Il n’y a pas de tel fuseau horaire. Écrivez-le comme Europe/Paris.
error-address-stopped = Le propriétaire de cette adresse ne veut pas de nouvelles de ce serveur.
error-ten-addresses = Vous avez déjà dix adresses. Supprimez-en d’abord une.
error-only-browser = Il faut un navigateur : le jeton d’un programme ne peut pas le faire.
error-only-host = Seule la personne qui gère ce serveur peut le faire : un lien de detente host-link ouvre cet accès.
error-no-host-link = Ce lien n’est pas ou plus valable : il ouvre la page une fois, dans le quart d’heure. Tapez de nouveau detente host-link.
error-still-running = Une partie est en cours à cette table. Fermez-la d’abord.
error-token-revoked = Ce jeton n’est pas valable, ou a été révoqué.
error-most-tokens = Il ne peut pas y avoir plus de { $most } jetons. Révoquez-en d’abord un.
error-no-token = Ce jeton n’est pas parmi les vôtres.
error-no-news-key = Ce lien n’appartient à aucune adresse d’ici. L’adresse a peut-être été supprimée.
error-too-many-addresses = Trop de nouvelles adresses : { $allowed } par heure sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-confirmations = Cette adresse a reçu assez de demandes de confirmation aujourd’hui : { $allowed } par jour sont permises ici. Veuillez réessayer demain.
error-too-many-accounts = Trop de nouveaux comptes : { $allowed } par heure sont permis ici. Veuillez réessayer dans { $wait } s.
error-too-many-sign_ins = Trop d’essais : { $allowed } en un quart d’heure sont permis ici. Veuillez réessayer dans { $wait } s.
error-too-many-sign_ins_to = Trop de personnes ont essayé de se connecter à ce compte. Veuillez réessayer dans { $wait } s, ou connectez-vous par un lien.
error-too-many-exports = Trop de copies : { $allowed } par heure sont permises ici. Veuillez réessayer dans { $wait } s.
error-too-many-links = Trop de liens : { $allowed } par heure sont permis ici. Veuillez réessayer dans { $wait } s.
error-too-many-links_to = Assez de liens ont été demandés pour cette adresse. Veuillez réessayer dans { $wait } s.
error-too-many-friends = Trop d’amis demandés, bloqués ou invités : { $allowed } par heure sont permis ici. Veuillez réessayer dans { $wait } s.
error-own-friend = C’est vous.
error-no-friend = { $name } n’est pas votre ami ici : on ne peut inviter ainsi que des amis.
error-too-many-ties = Votre liste est pleine : { $most } amis et personnes bloquées au plus.
error-not-host = Seul l’hôte de la table peut faire cela.
error-wrong-account-name = Le nom d’un compte a de 2 à 40 lettres, chiffres, espaces, points, traits d’union ou apostrophes, et commence et finit par une lettre ou un chiffre.
error-wrong-password-length = Un mot de passe a de { $least } à { $most } caractères.
error-name-taken = Quelqu’un d’autre porte le nom { $name }, ou un nom qui lui ressemble. Veuillez en choisir un autre.
error-signed-in-already = Vous avez déjà un compte et y êtes connecté.
error-not-signed-in = Il faut un compte pour cela : veuillez d’abord vous connecter.
error-not-recognised = Il n’y a pas de compte avec ce nom et ce mot de passe.
error-wrong-password = Ce n’est pas votre mot de passe actuel.
error-no-person = Personne ici n’a de compte à ce nom.
error-no-mail-link = Ce lien ne marche plus : il a servi, ou est trop ancien. Demandez-en un nouveau.
error-no-frame = Il n’y a pas de tel moment (de 0 à { $frames }).
error-frame-before-upgrade = Les règles du jeu ont changé depuis ce moment : on ne peut plus le montrer. Vous pouvez revenir jusqu’au moment { $first }.
error-no-board = Ce jeu n’a pas de plateau.
error-no-guide = { $game } n’a pas de première partie guidée.
error-no-start = { $game } n’a pas de page pour commencer.
glossary = Glossaire
error-no-key = Ce lien ne mène à aucune place ici.
error-key-outdated = Ce lien est périmé : quelqu’un d’autre tient maintenant la place.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-not-your-seat = Ce n’est pas votre place.
error-seat-is-held = { $name } tient cette place. Personne ne peut la lui prendre ; elle peut être donnée à un robot ou ouverte sur invitation quand { $name } sera parti.
error-not-left = { $name } n’est pas parti. Une place peut être donnée quand la personne qui la tient la quitte, ou n’a pas été vue à la table depuis { $hours } { $hours ->
    [one] heure
   *[other] heures
}.
error-second-hand = Vous tenez ou avez tenu une autre place dans cette partie, vous ne pouvez donc pas prendre celle-ci : vous verriez une seconde main.
error-seat-passed-on = Vous ne tenez plus cette place : { $name } la joue maintenant.
error-seat-opened = Vous ne tenez plus cette place : elle est libre maintenant.
error-private = Cette table est privée : seuls ceux qui y sont assis peuvent la voir.
error-not-open = Cette table n’est pas ouverte à tous : son hôte invite par un lien.
error-already-asked = { $name } a déjà demandé quelque chose. Veuillez d’abord y répondre.
error-not-asked = On ne demande plus cela.
error-undo-yourself = Vous pouvez reprendre vous-même votre dernier coup.
error-nothing-decided = Vous n’avez encore rien décidé que l’on puisse reprendre.
error-decided-before-upgrade = Vous n’avez rien décidé depuis que les règles du jeu ont changé sur ce serveur. On ne peut pas reprendre ce qui a été décidé avant.
error-clocks-run = Les pendules ont déjà démarré.
error-watching = Vous regardez cette table : seuls les joueurs peuvent écrire ici.
error-no-talk = À cette table, personne ne peut parler pendant la partie.
error-not-started = La partie n’a pas commencé.
error-not-at-table = Seuls ceux qui sont assis à cette table peuvent faire cela.
error-not-over = La partie n’est pas encore finie.
error-ending-failed = La page sur la fin de cette partie n’a pas pu être faite. La partie elle-même est sauve ; on peut la revoir.
error-over = La partie est finie.
error-no-hints = À cette table, personne ne peut demander conseil au robot.
error-no-question = Vous n’avez rien à décider maintenant.
error-busy = Le robot a trop à réfléchir en ce moment. Veuillez réessayer dans un instant.
error-closing = Le serveur s’arrête. Réessayez dans un instant.
error-unavailable = Les tables ne sont pas accessibles en ce moment. Ce qui a été joué est sauf. Veuillez réessayer dans un instant.
error-analysis-failed = Cette partie n’a pas pu être analysée.
error-stale = La partie a avancé ; votre coup n’a pas été joué.
error-illegal = Ce coup n’est pas possible maintenant. Rien n’a changé.
error-illegal-rule = Ce coup n’est pas possible maintenant, voir { $rule }. Rien n’a changé.
error-illegal-undo = On ne peut plus reprendre cela.
error-illegal-undo-upgrade = Les règles du jeu ont changé depuis ce coup : on ne peut plus le reprendre.
error-rules-changed = Les règles de { $game } ont changé depuis le début de cette table, et la partie ne peut pas continuer avec elles. Rien n’est perdu : elle continuera dès que les anciennes règles seront réinstallées sur ce serveur ; son journal dit ce qui ne va pas. Ou commencez une nouvelle table.

# What does not fit in a request.  $place (string): its field.
misfit-other = « { $place } » ne convient pas
misfit-missing = « { $place } » manque
misfit-extra-forbidden = « { $place } » n’a pas sa place ici
misfit-either = une commande a soit « actions », soit « undo »
misfit-literal-error = « { $place } » doit être l’un de { $expected }
misfit-string-type = « { $place } » doit être un texte
misfit-int-type = « { $place } » doit être un nombre entier
misfit-int-parsing = « { $place } » doit être un nombre entier
misfit-bool-type = « { $place } » doit être true ou false
misfit-list-type = « { $place } » doit être une liste
misfit-dict-type = « { $place } » doit être un objet
misfit-model-type = « { $place } » doit être un objet
misfit-model-attributes-type = « { $place } » doit être un objet
misfit-string-too-long = « { $place } » peut avoir { $max_length } caractères au plus
misfit-string-too-short = « { $place } » doit avoir { $min_length } caractères au moins
misfit-string-pattern-mismatch = « { $place } » contient des caractères qui ne sont pas permis
misfit-too-long = « { $place } » peut avoir { $max_length } entrées au plus
misfit-too-short = « { $place } » doit avoir { $min_length } entrées au moins
misfit-greater-than-equal = « { $place } » doit être au moins { $ge }
misfit-less-than-equal = « { $place } » peut être au plus { $le }
misfit-union-tag-invalid = « { $place } » doit avoir un « kind » parmi { $expected_tags }
misfit-union-tag-not-found = « { $place } » doit avoir un « kind »

error-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
error-option-value = L’option « { $option } » prend { $values }{ $letter ->
    [none] {""}
   *[other] {" "}ou une place (de A à { $letter })
}{ $format ->
    [none] {""}
   *[other] {" "}ou un objet au format « { $format } »
}, pas « { $value } ».
error-option-needs = L’option « { $option } » ne prend « { $value } » qu’avec { $needs }.

error-json-syntax = Ce n’est pas du JSON : quelque chose d’inattendu se trouve à la ligne { $line }, colonne { $column }.
error-json-mark = La requête commence par une marque d’ordre des octets (BOM). Envoyez de l’UTF-8 sans elle.
error-json-bytes = La requête n’est pas du texte UTF-8 : l’octet { $byte } n’y a pas sa place.
error-json-large = La requête est trop grande : on peut lire { $most } Mio au plus.
error-json-deep = La requête est trop imbriquée : au plus { $most } listes et objets peuvent être les uns dans les autres.
error-json-twice = Un objet de la requête a deux fois la clé « { $key } ».
error-json-character = La requête contient un caractère cassé ou interdit.
error-json-number = La requête contient { $number }, qui n’est pas un nombre lisible.
error-json-digits = Un nombre de la requête a { $digits } chiffres ; { $most } au plus sont permis.

# Standing orders.
error-no-order = Cet ordre permanent n’est pas parmi les vôtres.
error-most-orders = Il ne peut pas y avoir plus de { $most } ordres permanents. Retirez-en d’abord un.
error-standing-question = On ne peut pas répondre d’avance à la question « { $question } » dans ce jeu.
error-standing-action = « { $action } » ne répond pas à la question « { $question } ».
error-standing-fact = Un ordre pour cette question ne peut pas dépendre ainsi de « { $fact } ».
error-standing-until = « { $until } » ne peut pas mettre fin à un ordre pour cette question.

# Tournaments.
error-too-many-tournaments = Trop de nouveaux tournois : { $allowed } par heure sont permis ici. Veuillez réessayer dans { $wait } s.
error-no-tournament = Il n’y a pas de tel tournoi.
error-tournament-begun = Le tournoi a commencé.
error-tournament-full = Le tournoi est complet : { $most } personnes au plus peuvent y participer.
error-not-entered = Vous n’êtes pas inscrit à ce tournoi.
error-not-tournament-host = Seul l’hôte du tournoi peut faire cela.
error-too-few-entrants = Trop peu d’inscrits : il en faut au moins { $least }.
