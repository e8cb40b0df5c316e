# The page to start with
learn-ways = Pour continuer
learn-guided = Première partie guidée
learn-set-up = Préparer une partie
learn-glossary = Glossaire

# The guide at the table
guide-region =
    .aria-label = Guide
guide-name = Guide
guide-progress = Étape { $done } sur { $of }
guide-fold = Replier le guide
guide-unfold = Déplier le guide
guide-stop = Continuer sans le guide
guide-start = Guidez-moi
guide-again = De nouveau à vous de décider : { $title }
guide-others = Les autres jouent. Regardez ce qu’ils font.
guide-thinking = Recherche d’une suggestion …
guide-try = Une suggestion :
guide-do = Faire cela
guide-or = Ou choisissez autre chose : le guide vous suit.
guide-next = Continuer
guide-known = Vous savez maintenant
guide-rules = Règles
guide-on = Continuer ici
guide-whole = Une partie entière

# Words and map
chart-title = Carte et vocabulaire
chart-map = La carte en tableau
chart-words = Mots et signes
chart-land = Où
chart-near = À côté
chart-threats = Menacé par
chart-there = Sur place
