# Playing over days: clocks, news, manners.  $left, $time: already in words.
days-title = Temps, nouvelles et accords
time-title = Temps
time-yours = Votre temps
time-until = jusqu’à { $time }
time-up = temps écoulé
time-away = absent jusqu’à { $time }
time-runs = reste { $left }, jusqu’à { $time }
time-stands = reste { $left }
time-idle = rien à décider
time-live = { $bank } par place, plus { $increment } s après chaque décision.
time-mail = { $days } par décision.{ $leave ->
    [none] {""}
   *[other] {" "}Chaque place peut arrêter sa pendule { $leave } en tout.
}
time-late-bot = Un robot prend la place quand le temps est écoulé ; qui la tenait peut la reprendre.
time-late-wait = Quand le temps est écoulé, la partie attend.
time-late-end = Quand le temps est écoulé, la table est fermée.
time-leave = { $name } peut encore arrêter la pendule { $left }.
time-leave-days = Nombre de jours
time-leave-begin = Arrêter la pendule
time-leave-end = Je suis de retour
time-ended-time = Quelqu’un a dépassé son temps : cette table est fermée sans résultat.

# News: mail and webhooks.  $target: a mail address.  $why: what the other server said.
news-title = Nouvelles
news-about = À chaque adresse que vous indiquez, vous apprenez quand c’est à vous ici, quand quelqu’un a besoin de votre accord, quand le temps s’épuise et quand la partie est finie.
news-none = Ce serveur n’envoie pas de nouvelles.
news-mail = par courriel
news-discord = Discord
news-slack = Slack
news-push = dans un navigateur
news-push-here = Annoncer dans ce navigateur
news-push-about = Les nouvelles apparaissent sur cet appareil, même si aucune page n’est ouverte.
news-push-denied = Votre navigateur n’autorise pas les notifications d’ici. Cela se change dans ses réglages pour cette page.
news-kind = Voie
news-target = Adresse
news-add = Ajouter
news-remove = Supprimer
news-when = Quand
news-pace = À quel rythme
news-always = toujours
news-away = seulement si je ne suis pas ici
news-never = jamais
news-at_once = aussitôt
news-daily = une fois par jour
news-unconfirmed = Veuillez ouvrir le lien dans le courriel que nous avons envoyé. Rien d’autre n’arrive avant cela.
news-failed = Le dernier message n’est pas arrivé : { $why }
news-link-unknown = Ce lien ne mène nulle part
news-confirm-title = Confirmez votre adresse
news-confirm-about = { $target } est-elle votre adresse ? Les messages que vous avez choisis y arriveront et, si vous avez un compte, des liens pour vous connecter.
news-confirm-button = Oui, c’est mon adresse
news-confirm-done = Confirmé. Vous aurez de nos nouvelles.
news-stop-title = Plus de nouvelles
news-stop-about = Plus rien ne sera envoyé à { $target }, quelle que soit la personne qui indique cette adresse.
news-stop-button = Ne m’envoyez plus rien
news-stop-done = C’est fait. Plus rien n’arrivera.
news-to-lobby = Aux jeux

# What all agree to.  $name, $names: of players.
days-agree-title = Ensemble
days-agree-about = Toutes les personnes à la table doivent être d’accord ; les robots le sont toujours.
agree-take-back = Demander à reprendre ma dernière décision
agree-take-back-about = La partie revient à ce moment, même si d’autres ont joué ou vu quelque chose depuis. Par courrier, votre temps reprend à partir de là.
agree-abandon = Proposer d’arrêter la partie
agree-abandon-about = La table est fermée sans résultat et ne compte dans aucune statistique.
asked-take-back = { $name } demande à revenir à sa dernière décision.
asked-abandon = { $name } propose d’arrêter la partie sans résultat.
asked-take-back-own = Vous demandez à revenir à votre dernière décision.
asked-abandon-own = Vous proposez d’arrêter la partie sans résultat.
asked-waits = Doivent encore répondre : { $names }
asked-agree = Je suis d’accord
asked-refuse = Non, continuons
asked-withdraw = Tant pis
asked-go-on = Faire cela maintenant
time-ended-abandoned = Tous ont accepté d’arrêter : cette table est fermée sans résultat.
time-ended-closed = Les responsables de ce serveur ont fermé cette table : elle s’est arrêtée sans résultat.

# Before a live game.  $names: of players.
ready-about = Les pendules démarrent quand tous sont prêts, au plus tard dans
ready-waits = Pas encore prêts : { $names }
ready-say = Je suis prêt

# Private notes.
notes = Notes
notes-about = Pour vos yeux seulement : plans, promesses, ce que vous avez vu …
notes-kept = Enregistré

# Standing orders.  $question, $fact, $values, $what: already in words.
orders-title = Ordres permanents
orders-about = Laissez des réponses aux questions qui peuvent venir en votre absence. Chacune est donnée après à peu près le temps que vous prenez d’habitude ; personne d’autre ne voit que c’était un ordre.
orders-new = Nouvel ordre permanent
orders-question = Quand on me demande
orders-answer = Je réponds
orders-otherwise = Si ce n’est pas possible
orders-else = {" "}– ou sinon :{" "}
orders-nothing = rien : me demander
orders-more = Ajouter une réponse
orders-only-if = Seulement si : { $fact } (rien de coché : toujours)
orders-if = Seulement si : { $fact } est { $values }
orders-lasts = Combien de temps
orders-always = Jusqu’à ce que je le retire.
orders-times = { $times ->
    [one] Encore une fois.
   *[other] Encore { $times } fois.
}
orders-until = Jusqu’à ceci : { $what }.
orders-give = Donner cet ordre
orders-withdraw = Retirer
orders-clear = Supprimer
orders-state-done = Exécuté autant de fois que vous le vouliez.
orders-state-over = Fini : ce que vous aviez nommé s’est produit.
orders-state-unfit = Retiré : quand la question est venue, aucune de ces réponses n’était possible.
orders-withdrawn = Un ordre permanent a été retiré, car aucune de ses réponses n’était plus possible : { $question }
