# Tournaments and leagues.  $round, $rounds, $seats, $days, $count: numbers.  $bot, $host: names.
tournaments = Tournois
tournaments-about = Plusieurs rondes d’un même jeu. Qui a un compte peut s’inscrire ; le serveur ouvre les tables de chaque ronde dès que la précédente est finie.
tournaments-all = Tous les tournois
tournament-new = Nouveau tournoi
tournament-sign-in = Il faut un compte pour participer.
tournament-name = Nom
tournament-choose-game = Jeu
tournament-choose-kind = Qui rencontre qui
tournament-choose-fill = Si une table n’est pas complète
tournament-choose-days = Temps pour décider
tournament-round-robin = Toutes rondes
tournament-round-robin-about = Chacun rencontre tous les autres le même nombre de fois, autant que possible.
tournament-swiss = Système suisse
tournament-swiss-about = À chaque ronde se rencontrent ceux qui ont à peu près le même nombre de points, et personne deux fois tant que c’est possible.
tournament-rounds = Rondes
tournament-rounds-hint = Vide : en toutes rondes, jusqu’à ce que chacun ait pu rencontrer tous les autres ; en système suisse, jusqu’à ce qu’il puisse y avoir un seul premier.
tournament-options = Options du jeu
tournament-byes = Qui reste seul est exempté
tournament-fill = À la place des absents : { $bot }
tournament-no-time = Sans limite de temps
tournament-days = { $days ->
    [one] Un jour par décision
   *[other] { $days } jours par décision
}
tournament-announce = Annoncer le tournoi
tournament-seats = { $seats } par table
tournament-host = hôte : { $host }
tournament-entrants = { $count ->
    [one] Un inscrit
   *[other] { $count } inscrits
}
tournament-entering = Inscriptions ouvertes
tournament-running = Ronde { $round } sur { $rounds }
tournament-over = Fini
tournament-enter = S’inscrire
tournament-withdraw = Se désinscrire
tournament-leave = Quitter le tournoi
tournament-leave-sure = Quitter le tournoi ? Vous finissez votre partie en cours, mais ne jouez plus d’autre ronde.
tournament-start = Commencer la première ronde
tournament-call-off = Annuler le tournoi
tournament-call-off-sure = Annuler le tournoi ? Il n’a pas commencé ; toutes les inscriptions sont perdues.
tournament-round = Ronde { $round }
tournament-table = Table
tournament-bye = exempté
tournament-dropped = (parti)
tournament-gone = Ancien joueur
standings = Classement
standings-points = Les points sont les points de tournoi des règles. À égalité, comptent les parties gagnées, puis les points de tous les adversaires. Qui est exempté reçoit la moyenne de la ronde.
standings-shares = Les vainqueurs d’une partie se partagent un point. À égalité, comptent les parties gagnées, puis les points de tous les adversaires. Qui est exempté reçoit la moyenne de la ronde.
column-name = Nom
column-wins = Gagnées
column-opposition = Points des adversaires
