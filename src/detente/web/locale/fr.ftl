# All pages
skip = Aller au contenu
to-lobby = Détente : toutes les tables
language = Langue
theme-auto = Couleurs : comme le système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
close = Fermer
ok = OK
cancel = Annuler
error-offline = Le serveur ne répond pas. Veuillez réessayer dans un instant.
error-failed = Cela n’a pas marché ({ $status }). Veuillez réessayer.
name = Nom
sign-in = Se connecter
account-of = Connecté : { $name }
seat-open = { $role } (libre)
rules = Règles
how-it-works = Comment ça marche
copy = Copier
copied = Copié
copy-failed = Veuillez copier à la main
missing-title = Page introuvable
missing-about = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet, ou la page n’existe plus.
missing-lobby = Vers toutes les tables

# Lobby
welcome = La politique des puissances autour d’une table
welcome-about = Contre des robots tout de suite, entre amis par un lien, ou ensemble devant un écran.
your-name = Votre nom à la table
name-kept = Enregistré
name-missing = Vos amis voudront savoir qui les invite : veuillez donner un nom.
new-table = Nouvelle table
my-tables = Mes tables
over-tables = Terminées ({ $count })
play-bots = Jouer maintenant contre des robots
set-up = Préparer une table
players-one = { $most } joueurs
players-range = de { $least } à { $most } joueurs
players-some = { $others } ou { $most } joueurs
minutes = { $least }–{ $most } minutes
hours = { $least }–{ $most } heures
weight-1 = facile à apprendre
weight-2 = vite appris
weight-3 = demande un peu d’apprentissage
weight-4 = exigeant
weight-5 = très exigeant
fewer = Moins de joueurs
more = Plus de joueurs
who-plays = Qui joue ?
play-together = { $names } jouent ensemble
holder-of = Qui joue { $role }
name-of = Nom de la personne qui joue { $role }
holder-me = Moi
holder-friend = Un ami, par un lien
holder-screen = Ici, à cet écran
bot = Robot : { $bot }
bot-easy = Robot : facile
bot-easy-about = regarde un peu plus loin et fait des erreurs. Pour vos premières parties.
bot-medium = Robot : bon
bot-medium-about = regarde plus loin et fait rarement de grosses erreurs.
bot-hard = Robot : fort
bot-hard-about = regarde loin. Peut prendre une ou deux secondes par coup.
bot-heuristic = Robot : expérimenté
bot-heuristic-about = sait ce que savent les bons joueurs, mais ne calcule pas. Répond aussitôt.
bot-learned = Robot : autodidacte
bot-learned-about = a appris de nombreuses parties contre lui-même. Répond aussitôt.
bot-search = Robot : grand penseur
bot-search-about = calcule aussi loin que le temps le permet.
bot-random = Robot : au hasard
bot-random-about = joue n’importe quel coup. Pour découvrir le jeu.
option-needs = Seulement avec { $needs }.
house-rules = Plus d’options
usual = { $label } (habituel)
own = Les vôtres, depuis un fichier …
own-begin = Commencez par un exemple : les valeurs habituelles dans un fichier.
own-sample = Télécharger l’exemple
own-file = Fichier (JSON)
own-missing = Veuillez d’abord choisir un fichier.
own-unreadable = Ce fichier ne contient pas d’objet JSON : il est illisible.
table-name = Nom de la table
table-name-about = Affiché dans votre liste, par exemple « Soirée du jeudi ». Peut rester vide.
delay = Spectateurs
delay-none = voient tout aussitôt
delay-later = voient tout { $time } plus tard
delay-about = Les joueurs et l’hôte de la table voient toujours tout aussitôt.
hints-allowed = Les joueurs peuvent demander conseil au robot
hints-about = Le joueur qui décide peut voir ce que ferait le robot. Personne d’autre n’apprend qu’il l’a demandé.
start = Commencer la partie
start-here = Jouer à cet écran
one-screen = { $count } places jouent tour à tour à cet écran.
start-inviting = Créer la table et inviter
invitations = Votre table est prête
invitations-about = { $count ->
    [one] Envoyez ce lien à votre ami. Qui l’ouvre peut prendre la place. Vous le retrouverez aussi à la table.
   *[other] Envoyez un de ces liens à chaque ami. Qui l’ouvre peut prendre cette place. Vous les retrouverez aussi à la table.
}
invitation-of = Invitation pour { $role }
to-table = À la table
tables-owed = { $count ->
    [one] Une table attend votre coup
   *[other] { $count } tables attendent votre coup
}
owed-by-you = À vous
owed-by = Doit jouer : { $name }
owed-by-some = { $count } de vos places doivent jouer
status-waiting = Attend des joueurs
status-running = Aux autres de jouer
status-over = Terminée
status-left = Vous avez quitté cette table
just-now = à l’instant

# A link to a seat
invited-by = { $host } vous invite à { $title }
invited = Vous êtes invité à { $title }
invited-about = Cette place vous est réservée. Pas besoin de compte.
you-play = Vous jouez { $role }
together-with = avec { $names }
sit-down = S’asseoir
own-seat = Votre place à { $title }
own-seat-about = Vous pouvez aussi jouer votre place depuis cet appareil. L’autre appareil la garde.
own-seat-back = Vous avez quitté cette place. Personne ne s’y est assis, vous pouvez donc la reprendre.
take-back = Reprendre la place
go-on-here = Continuer ici
sits-there = Vous êtes déjà assis à cette table : { $title }
link-taken = Cette place est prise
link-taken-about = Quelqu’un a été plus rapide, ou c’était vous dans un autre navigateur : ouvrez alors le lien de votre propre place. Vous pouvez regarder, ou ouvrir votre propre table.
look-on = Regarder
own-table = Ouvrir une table
read-rules = Lire les règles
link-unknown = Ce lien ne mène nulle part
link-unknown-about = Une partie s’est peut-être perdue en route. Demandez-en un nouveau à la personne qui l’a envoyé.
link-failed = Ce lien ne peut pas être ouvert pour le moment
try-again = Réessayer

# Rules
rules-of = { $title } : règles
contents = Sommaire
contents-nav =
    .aria-label = Sommaire
find-in-rules = Chercher dans les règles
find-in-rules-field =
    .placeholder = Chercher dans les règles
found = { $count ->
    [0] Rien trouvé
    [one] Un endroit
   *[other] { $count } endroits
}
link-to = Lien vers { $id }
table-in-rules = Tableau
to-games = Aux jeux

# Time at a table
setup-time = Temps pour décider
setup-time-none = Sans limite
setup-time-live = En direct : { $minutes } min, plus { $increment } s à chaque fois
setup-time-mail = Par courrier : { $days ->
    [one] un jour
   *[other] { $days } jours
} par décision
setup-late = Quand le temps est écoulé
setup-late-bot = { $bot } prend la place
setup-late-wait = La partie attend
setup-late-end = La table est fermée
setup-leave = Chaque joueur peut s’absenter
setup-leave-days = { $days ->
    [0] pas du tout
    [one] un jour
   *[other] { $days } jours
}
setup-ready = Avant que les pendules démarrent
setup-ready-minutes = { $minutes ->
    [0] On ne demande rien
    [one] Tous disent qu’ils sont prêts (une minute au plus)
   *[other] Tous disent qu’ils sont prêts ({ $minutes } min au plus)
}
turn-of = Doivent jouer : { $names }
turn-you = vous
turn-until = { $name } (jusqu’à { $time })
turn-late = { $name } (temps écoulé)
status-ended = fermée avant la fin

# Who may come to a table.  $host, $role: names.
access = Qui peut venir ?
access-private = Privée : seulement par le lien d’une place
access-private-about = Seuls ceux qui sont assis à la table peuvent la voir.
access-unlisted = Non listée : personne ne la trouve
access-unlisted-about = Les amis s’assoient par un lien. Qui connaît l’adresse de la table peut regarder.
access-open = Ouverte : tout le monde la trouve ici
access-open-about = Les places d’amis sont libres pour tous dans le salon. Tout le monde peut regarder.
openings = Tables ouvertes
openings-about = Ces tables cherchent des joueurs.
opening-host = ouverte par { $host }
opening-running = A commencé
opening-free = { $count ->
    [one] Une place est libre :
   *[other] { $count } places sont libres :
}
opening-join = S’asseoir : { $role }
opening-time-none = Sans limite de temps
opening-time-live = En direct : { $bank } chacun, plus { $increment } s par décision
opening-time-mail = Par courrier : { $days } par décision

# Friends.  $name, $host: of accounts.  $day: a date.
to-tournaments = Tournois et ligues
asking = { $count ->
    [one] Une personne demande à être votre ami
   *[other] { $count } personnes demandent à être vos amis
}
opening-invited = { $host } vous garde une place
opening-friend = ami
opening-decline = Non merci
invite-friend = Inviter un ami
invited-friend = { $name } est invité et trouve la table dans le salon.
invite-withdraw = Retirer
invite-end = Retirer l’invitation de { $name }
