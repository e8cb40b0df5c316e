# The table
table-face-down = face cachée
table-counted = { $count } × { $face }
table-you = vous
table-with = joue avec { $names }
table-here = à la table
table-away = absent
table-bot = robot
table-to-act = doit jouer
table-pile = { $name } : { $count }
table-look-through = Voir
table-look-through-name = Voir : { $name }
table-which = Laquelle ?
table-sending = Envoi …
table-pass-to = Passer l’écran à { $name }
table-back = Retour
table-undo = Annuler
table-undo-about = Annuler votre dernière étape
table-undo-all = Annuler les { $count }
table-undo-all-about = Annuler vos { $count } dernières étapes : toutes celles qui peuvent encore l’être
table-all-actions = Toutes les actions ({ $count })
table-rule = Règle { $rule }
table-rules = Règles
table-rules-of = Règles : { $title }
table-own = Cette table a apporté ses propres valeurs : « { $name } » ({ $hash }). Là où les règles donnent les valeurs habituelles, celles de la table s’appliquent.
table-log = Journal
table-log-taller = Plus de place pour le journal
table-state = Table
table-chat = Discussion
table-chat-placeholder = Dire quelque chose à la table
table-chat-only = Seuls { $names } peuvent lire ceci
table-chat-none = Personne ne peut écrire ici pendant la partie
table-chat-watching = Vous regardez : vous pouvez lire, mais seuls les joueurs peuvent écrire.
table-chat-said = { $name } : { $text }
table-chat-send = Envoyer
table-connecting = On met la table …
table-offline = Pas de connexion. La table reviendra d’elle-même.
table-stale = La partie a avancé ; votre coup n’a pas été joué.
table-watching = Vous regardez.
table-watching-later = Vous voyez tout { $time } plus tard.
table-seen-later = Ceux qui ne font que regarder voient tout { $time } plus tard.
table-unknown-table = Cette table ne peut pas être affichée.
table-your-turn = À vous
table-title = { $title } · { $name }

table-board = Le plateau. Plus et moins changent l’échelle, les flèches le déplacent.
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Plateau entier

table-curtain-title = Tour : { $name }
table-curtain-about = Donnez l’écran à { $name }. Les cartes des autres ne sont plus sur cette page.
table-curtain-open = Je suis { $name }

table-waiting-title = On attend des joueurs
table-waiting-host = { $count ->
    [one] Une place est libre. Envoyez son lien à la personne avec qui vous voulez jouer ; la partie commencera alors.
   *[other] { $count } places sont libres. Envoyez chaque lien à une personne avec qui vous voulez jouer. La partie commence quand toutes sont prises.
  }
table-waiting-guest = { $count ->
    [one] Une place est encore libre. La partie commence quand elle est prise.
   *[other] { $count } places sont encore libres. La partie commence quand toutes sont prises.
  }
table-seat-open = place libre
table-people = Joueurs
table-own-link = Votre lien vers cette place, pour un autre appareil
table-seat-leave = Quitter cette place …
table-seat-leave-about = Tout le monde verra que vous partez. Tant qu’un robot joue la place ou qu’elle est libre, vous pouvez revenir. Si vous l’ouvrez sur invitation, vous trouverez ici le lien pour quelqu’un d’autre.
table-seat-give = Donner la place à quelqu’un d’autre …
table-seat-held = { $name } tient cette place. Vous pourrez la donner quand { $name } sera parti.
table-seat-away = { $name } est absent. À partir de { $time }, vous pourrez donner la place si { $name } ne revient pas avant.
table-seat-gone = { $name } n’est pas venu depuis longtemps. Tout le monde verra que vous donnez la place.
table-seat-bot = Quel robot
table-seat-to-bot = Faire jouer ce robot
table-seat-to-friend = Ouvrir sur invitation
table-seat-back = Reprendre votre place
table-research = Cette partie peut servir à la recherche
table-research-about = Si tout le monde à la table est d’accord, les personnes qui gèrent ce serveur peuvent partager, une fois la partie finie, les coups et ce que voyait chaque place, sans les noms ni la discussion. Vous pouvez changer d’avis tant que vous tenez la place.
table-invitation = Lien d’invitation
table-copy = Copier le lien
table-copied = Lien copié.

table-result = Résultat
table-ending = Comment la partie a fini
table-ending-loading = On rassemble la fin de la partie …
table-ending-board = Voir le plateau
table-ending-save = Enregistrer une image
table-ending-game = Enregistrer la partie
table-place = Place
table-player = Joueur
table-ranking = Classement
table-course = Déroulement de la partie
table-moments = Moments décisifs
table-hands = Cartes encore en main
table-play-again = Nouvelle partie
table-rematch = Revanche
table-rematch-about = Les mêmes personnes rejouent, chacune une place plus loin
table-rematch-there = À la revanche

table-replay = Revoir
table-replay-first = À la position de départ
table-replay-back = Un pas en arrière
table-replay-play = Lire
table-replay-forward = Un pas en avant
table-replay-now = Revenir au présent
table-replay-slider = Moment de la partie
table-replay-frame = { $number } / { $last }
table-replay-past = Vous regardez une position passée.

table-stage = Ce qui se passe
table-stage-now = Sauter { $count ->
    [one] une étape
   *[other] { $count } étapes
  }
table-stage-pause = Pause
table-stage-go-on = Continuer
table-gain = { $name } : { $amount }
table-pace = À quelle vitesse les choses se passent
table-pace-slow = Lentement
table-pace-normal = Normalement
table-pace-fast = Vite
table-pace-at-once = D’un coup
table-sound = Sons
table-sound-off = Pas de son
table-sound-soft = Sons discrets
table-sound-loud = Sons forts
table-since = Depuis votre dernier tour ({ $count })
table-since-watch = Revoir
table-since-ordered = (votre ordre permanent)

table-hint = Conseil
table-hint-ask = Que ferait le robot ?
table-hint-thinking = Le robot réfléchit
table-hint-refining = Première impression, bientôt plus précis
table-hint-now = Vos chances maintenant, selon le robot : { $chance }. Il ferait :
table-hint-take = { $action } : { $chance }
table-hint-dismiss = Fermer le conseil
table-hint-more = … { $count } de plus
table-analyse = Analyser la partie
table-analysis = Où les chances ont tourné
table-analysis-thinking = Le robot examine chacune de vos décisions …
table-analysis-about = Les chances de toutes les places à chacune de vos décisions, telles que le robot les estime d’après ce que vous pouviez savoir alors.
table-analysis-hover = Pointez une ligne pour voir les chiffres ; cliquez pour y aller.
table-analysis-at = Moment { $number }
table-analysis-moment = Moment
table-analysis-costliest = Les décisions les plus coûteuses
table-analysis-none = Aucune décision ne vous a coûté quoi que ce soit de notable.
table-analysis-then = Moment { $number }
table-analysis-taken = Vous : { $action } ({ $chance })
table-analysis-best = Mieux : { $action } ({ $chance })
table-analysis-figures = Tous les chiffres en tableau
table-analysis-back = Retour à l’analyse

table-order = Taper un ordre
table-order-example = p. ex. { $example }
table-order-meant = { $count ->
    [one] Entrée fait ceci
   *[other] Cela peut vouloir dire { $count } actions
}
table-order-complete = Compléter : { $order }
table-order-close = « { $text } » ? Peut-être l’un de ceux-ci :
table-order-unknown = Rien de ce qui est possible maintenant ne correspond à « { $text } ».
table-why-not = Impossible maintenant : { $label }. { $text }
table-why-not-now = Impossible maintenant :
table-why-not-here = Impossible maintenant. { $text }
table-why-not-this = Rien à choisir ici maintenant. La question est : { $question }
table-key-slash = /
table-key-slash-does = taper un ordre, en mots ou en notation
table-settings = Réglages et touches
table-standing = Sans demander
table-standing-ask = Me demander
table-standing-table = Toujours à cette table
table-standing-game = Toujours dans ce jeu
table-standing-always = Toujours ainsi
table-standing-always-about = Faire cela maintenant, et désormais à cette table sans demander. { $label }
table-standing-chosen = Fait désormais à cette table sans demander. Les réglages (?) permettent de changer cela.
table-standing-done = { $label } : fait sans demander, comme vous l’avez choisi dans les réglages (?).
table-keys = Touches
lens-drags = Se glisse là où il peut aller : les cibles sont alors marquées.
lens-glossary = Glossaire
lens-rule = Règle
table-key-tab = Tab
table-key-tab-does = à la prochaine chose que l’on peut choisir
table-key-arrows = ← ↑ → ↓
table-key-arrows-does = à la plus proche dans cette direction
table-key-enter = Entrée
table-key-enter-does = choisir
table-key-escape = Échap
table-key-escape-does = revenir en arrière
table-key-numbers = 1 – 9
table-key-numbers-does = les boutons à côté de la question
table-key-u = U
table-key-u-does = annuler
table-key-a = A
table-key-a-does = toutes les actions en liste
table-key-h = H
table-key-h-does = ce que ferait le robot
table-key-r = R
table-key-r-does = revoir la partie
table-key-i = I
table-key-i-does = ce qu’est la chose choisie ; les flèches passent ensuite à d’autres
table-key-space = Espace
table-key-space-does = passer à la suite de ce qui est montré
table-key-zoom = + − 0
table-key-zoom-does = changer l’échelle du plateau (quand il est choisi)
table-key-question = ?
table-key-question-does = ces touches
