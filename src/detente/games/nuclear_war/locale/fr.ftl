## Noms. Les habitants se comptent en millions ; les cartes apportent leurs noms.

the-carrier = { $kind ->
    [bomber] le { $carrier }
   *[missile] le { $carrier }
}

place-deck = Pioche
place-discard = Défausse
place-turned-up = Carte révélée
place-hand = Main
place-row = Rangée
place-launch-slot = Rampe
place-deterrents = Dissuasion
hidden-hand = Main ({ $own })
hidden-row-card = Rangée ({ $own }), carte { $number }

## Panneaux

panel-table = Table
panel-hand = Vos cartes
panel-discard = Piles
panel-known = Ce que vous savez des cartes cachées
panel-known-spectator = Ce que tout le monde sait des cartes cachées
panel-salvo = Riposte finale ({ $own })
panel-row-forecast = Prochaine carte révélée
panel-dice-forecast = Ce que peuvent faire les dés

label-state = État
label-turn = Joue
label-next = Ensuite
label-bank = Banque
label-interceptors = Ont intercepté ce tour
label-dying = Riposte finale à venir
label-set-up-left = Mise en place à venir
label-waiting = Secret à venir
label-people = Population
label-change = Depuis la donne
label-missing = Tours à passer
label-shot = { $number }.
label-now = { $number }. maintenant
label-losses = Pertes
label-average = En moyenne
label-no-losses = Aucune perte
label-death = Vous mourez
label-chain = Fin du monde

state-set-up = Mise en place
state-rows = Premières rangées
state-peace = Paix
state-war = Guerre
state-over = Partie terminée
people-known = { $people }
people-at-least = ≥ { $people }
people-unknown = ?
people-out = éliminé
bank-known = { $people } { $people ->
    [one] million
   *[other] millions
}
bank-at-least = au moins { $people } { $people ->
    [one] million
   *[other] millions
}
percent = { $percent } %
losses = de { $least } à { $most } millions
average = { NUMBER($people, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $people ->
    [one] million
   *[other] millions
}
shot = { $carrier } avec { $warhead } → { $target }
fired = { $carrier } avec { $loads }
fired-at = { $warhead } sur { $target }
shot-open = { $carrier } avec …
waiting = { $card } ({ $seat })

## Cartes : à quoi elles servent, et où en est le vecteur sur la rampe

about-warhead = tue { $kills } millions d’habitants
about-missile = porte une ogive de { $megatons } mégatonnes au plus
about-bomber = porte des ogives de { $megatons } mégatonnes en tout
note-load = encore { $megatons } mégatonnes
note-dead = détruite avec le bombardier
note-struck = détruite si c’est une ogive
note-struck-once = détruite si c’est l’ogive qui se trouvait ici
about-propaganda = prend { $people } millions d’habitants à un adversaire, mais seulement en temps de paix
about-anti-missile = arrête { $carriers }

## Prévisions pour la prochaine carte révélée

forecast-launch = va sur la rampe de lancement
forecast-launch-instead = va sur la rampe de lancement ; { $carrier } est défaussé
forecast-attack = convient à { $carrier } : vous devrez attaquer
forecast-no-carrier = défaussée, faute de vecteur
forecast-too-big = trop lourde pour { $carrier } : les deux sont défaussés
forecast-propaganda = attire des habitants
forecast-propaganda-discards = attire des habitants ; { $carrier } est défaussé
forecast-war = défaussée, sans valeur en temps de guerre
forecast-war-discards = défaussée avec { $carrier }, sans valeur en temps de guerre
forecast-nothing = défaussée sans effet
forecast-nothing-discards = défaussée sans effet, { $carrier } aussi
forecast-dead = défaussée : détruite avec votre bombardier
forecast-dead-discards = défaussée avec { $carrier } : détruite avec votre bombardier

## Ce que sont les choses que l’on montre du doigt

lens-deck = Les cartes que personne n’a encore piochées. À votre tour, vous en piochez une. Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle.
lens-discard = Les cartes utilisées, face visible pour tout le monde.
lens-turned-up = La carte que vient de révéler le joueur dont c’est le tour, et tout secret qui attend encore de prendre effet.
lens-hand = Des cartes que seul leur propriétaire voit. À chaque tour, l’une d’elles va face cachée dans la rangée.
lens-row = Des cartes posées face cachée, à révéler dans cet ordre, une par tour : ce que vous préparez maintenant se produira dans deux tours.
lens-launch-slot = Un vecteur attend ici, à la vue de tous. Si la prochaine carte révélée est une ogive qui lui convient, son propriétaire attaque.
lens-deterrents = Jusqu’à deux cartes de la main montrées en guise d’avertissement. Elles font toujours partie de la main : on peut les poser, les tirer ou s’en servir pour intercepter.
lens-warhead = Révélée derrière un vecteur qui peut la porter, elle attaque un joueur de votre choix, et c’est la guerre. Sans vecteur qui convienne, elle est défaussée.
lens-missile = Une fois révélé, il attend sur la rampe et tire une ogive qui lui convient. Il est défaussé après l’attaque, ou si la carte suivante ne convient pas.
lens-bomber = Il reste sur la rampe tant qu’il lui reste de la charge, et peut donc attaquer plusieurs fois. Toute carte autre qu’une ogive qui convient le fait perdre.
lens-propaganda = Elle n’agit que si elle est révélée en temps de paix : vous désignez un joueur, et ses habitants passent chez vous.
lens-anti-missile = Gardez-le en main : il arrête une attaque contre vous par l’un de ces vecteurs, et vous jouez le tour suivant. Dans la rangée, il est perdu.
lens-secret = Joué dès qu’il est pioché, en paix comme en guerre, et remplacé par une autre carte.
lens-unseen = Une carte que vous ne voyez pas.
lens-table = Où en est la partie.
lens-player = Ce que tout le monde voit de ce joueur. Quand vous devez désigner une cible, cliquez ici.
lens-own-cards = Votre main et votre rangée. Personne d’autre ne les voit.
lens-salvo = Qui est tué peut tirer tous ses vecteurs et toutes les ogives qui conviennent avant de partir. Les tirs ont lieu dans cet ordre.
lens-row-forecast = Ce que fera la première carte de votre rangée à votre prochain tour si rien ne change d’ici là.
lens-dice-forecast = Combien d’habitants l’attaque peut tuer si personne ne l’intercepte. Deux dés donnent un nombre de 00 à 99.
lens-known = Ce que l’on peut dire des cartes cachées parce qu’on les a vues avant.
lens-piles = La pioche et la défausse.
lens-state = En paix, la propagande agit. La guerre commence à la première attaque ; la paix revient quand un joueur a quitté la partie.
lens-turn = Le joueur qui pioche, pose une carte et en révèle une en ce moment.
lens-next = Le joueur suivant. Une interception peut changer cela : qui intercepte joue le tour suivant.
lens-set-up-left = Ces joueurs doivent encore jouer les secrets qu’ils ont reçus.
lens-interceptors = Ceux qui ont arrêté une attaque pendant ce tour. L’un d’eux joue le tour suivant.
lens-dying = Ces joueurs n’ont plus d’habitants et peuvent encore riposter avant de partir.
lens-waiting = Un secret déjà connu, qui prendra effet après les ripostes finales.
lens-bank = Les habitants qui n’appartiennent à personne : ceux qui n’ont pas été distribués, et tous ceux qui sont morts ou ont émigré.
lens-people = Les habitants, en millions. ≥ indique le minimum que ce joueur peut avoir, d’après ce que vous savez : les totaux sont cachés, mais toutes les pertes et tous les gains sont publics. Qui n’en a plus est éliminé.
lens-change = Millions d’habitants gagnés ou perdus depuis la donne. Tout le monde peut suivre ce chiffre, même si les totaux sont cachés.
lens-missing = Nombre de tours que ce joueur devra passer. Même en passant un tour, on peut intercepter.
lens-losses = Le moins et le plus d’habitants que la cible peut perdre.
lens-average = Ce que la cible perd en moyenne, sur tous les résultats des dés.
lens-no-losses = Combien de fois l’attaque ne tue personne.
lens-death = Combien de fois il ne vous resterait plus d’habitants.
lens-chain = Combien de fois l’ogive de 100 mégatonnes tue tout le monde, si bien que personne ne gagne.

## Questions

prompt-secret = { $mine ->
    [yes] Mise en place : jouez les secrets de votre main.
   *[no] Mise en place : { $seats } joue ses secrets éventuels.
}
prompt-secret-none = Mise en place : vous n’avez pas de secret en main.
prompt-secret-draw = Mise en place : tous vos secrets sont joués. Complétez votre main à neuf cartes.
prompt-secret-target = { $mine ->
    [yes] { $card } : { $does ->
        [steal] qui vous cède { $amount } millions d’habitants ?
        [kill] qui perd { $amount } millions d’habitants ?
       *[miss] qui passe un tour ?
    }
   *[no] { $card } : { $seats } désigne une cible.
}
prompt-row = { $mine ->
    [yes] { $number ->
        [1] Posez deux cartes face cachée : ce sera votre rangée. Laquelle sera révélée d’abord ?
       *[other] Et laquelle sera révélée ensuite ?
    }
   *[no] { $count ->
        [one] { $seats } pose sa première rangée.
       *[other] { $seats } posent leur première rangée.
    }
}
prompt-strategy = { $mine ->
    [yes] { $number ->
        [1] Paix : vous pouvez changer de stratégie. Quelle carte sera la première de votre rangée ?
       *[other] Et quelle carte sera la deuxième de votre rangée ?
    }
   *[no] { $count ->
        [one] Paix : { $seats } peut changer de stratégie.
       *[other] Paix : { $seats } peuvent changer de stratégie.
    }
}
prompt-place = { $mine ->
    [yes] Posez une carte à la fin de votre rangée, ou montrez d’abord votre dissuasion.
   *[no] { $seats } pose une carte.
}
prompt-propaganda-target = { $mine ->
    [yes] { $card } : à qui prenez-vous des habitants ?
   *[no] { $card } : { $seats } désigne une cible.
}
prompt-attack-target = { $mine ->
    [yes] { $carrier }, { $megatons } mégatonnes : qui attaquez-vous ?
   *[no] { $carrier }, { $megatons } mégatonnes : { $seats } désigne une cible.
}
prompt-intercept = { $mine ->
    [yes] { $attacker } vous attaque : { $carrier }, { $megatons } mégatonnes. Interceptez-vous ?
   *[no] { $attacker } attaque { $seats } : { $carrier }, { $megatons } mégatonnes. Interception ?
}
prompt-intercept-none = { $attacker } vous attaque : { $carrier }, { $megatons } mégatonnes. Vous n’avez aucun antimissile qui puisse l’arrêter.
prompt-salvo = { $mine ->
    [yes] Vous êtes mort. Quel vecteur tirez-vous pour votre riposte finale ?
   *[no] { $seats } n’a plus d’habitants et prépare sa riposte finale.
}
prompt-salvo-load = { $carrier } : quelle ogive chargez-vous, et sur quelle cible ?
prompt-salvo-more = Que chargez-vous ou tirez-vous encore ? Sinon, annoncez la salve.
prompt-over = La partie est terminée : { $reason ->
    [NW-END-1] { $winner } a survécu.
    [NW-END-4] une réaction en chaîne a tué tout le monde. Personne ne gagne.
   *[other] tout le monde est mort. Personne ne gagne.
}

## Actions proposées

offer-play = Jouer { $card }
offer-draw = Compléter la main à neuf cartes
offer-no-secret = Continuer
standing-no_secret = Continuer la mise en place quand je n’ai plus de secret à jouer
offer-place = Poser { $card }
offer-place-shown = Poser une carte de dissuasion : { $card }
offer-show = Montrer pour dissuader : { $card }
offer-take-back = Reprendre { $card }
offer-keep = Laisser la rangée telle quelle
offer-target = { $seat } ({ $people })
offer-target-people = { $people } { $people ->
    [one] million d’habitants
   *[other] millions d’habitants
}
offer-target-at-least = au moins { $people } { $people ->
    [one] million d’habitants
   *[other] millions d’habitants
}
offer-target-unknown = population inconnue
offer-intercept = Intercepter avec { $card }
offer-decline = Ne pas intercepter : les dés décident
offer-fire = Tirer { $card }
offer-fire-launched = Tirer { $card } depuis la rampe de lancement
offer-load-at = { $card } sur { $seat }
offer-fire-all = C’est tout : annoncer la salve
offer-no-salvo = Pas de riposte

## Le journal

log-CardDrawn-hidden = { $seat } pioche une carte.
log-CardDrawn = { $seat } pioche { $card }.
log-DeckShuffled = La défausse est mélangée et devient la nouvelle pioche.
log-SecretPlayed = { $seat } joue « { $card } » : { $text }
log-SecretLaidOpen = { $seat } montre « { $card } ». L’effet viendra après les ripostes finales.
log-PeopleLost = { $people ->
    [0] { $seat } ne perd personne.
    [one] { $seat } perd { $people } million d’habitants.
   *[other] { $seat } perd { $people } millions d’habitants.
}
log-PeopleGained = { $people ->
    [0] { $seat } ne gagne personne.
    [one] { $seat } gagne { $people } million d’habitants.
   *[other] { $seat } gagne { $people } millions d’habitants.
}
log-TurnsToMiss = { $seat } passera { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
log-TurnMissed = { $seat } passe ce tour.
log-TurnBegan = Tour : { $seat }.
log-CardPlaced-hidden = { $seat } pose une carte.
log-CardPlaced = { $seat } pose { $card } face cachée.
log-RowLaid-hidden = { $seat } pose une rangée.
log-RowLaid = { $seat } pose sa rangée : { $cards }.
log-DeterrentShown = { $seat } montre { $card } pour dissuader.
log-DeterrentLaid = { $seat } met dans sa rangée une carte de dissuasion : { $card }.
log-DeterrentTakenBack = { $seat } reprend une carte de dissuasion : { $card }.
log-CardTurnedUp = { $seat } révèle { $card }.
log-CarrierReady = Sur la rampe de lancement ({ $own }) : { $card }.
log-CardDiscarded = { $seat } défausse { $card }{ $why ->
    [fired] { " " }après l’attaque
    [intercepted] { " " }: interception
    [not-followed] { " " }: aucune ogive qu’il puisse porter n’a suivi
    [too-big] { " " }: trop lourde pour le vecteur
    [no-carrier] { " " }: il n’y a pas de vecteur
    [used] { " " }: la carte agit maintenant
    [worthless] { " " }: sans valeur en temps de guerre
    [no-effect] { " " }: sans effet quand on la révèle
    [left] { " " }en quittant la partie
   *[none] {""}
}.
log-PropagandaMade = { $seat } vise { $target } par la propagande (jusqu’à { $reach } millions d’habitants).
log-AttackDeclared = { $seat } attaque { $target } : { $carrier } avec { $warhead }.
log-Intercepted = { $seat } intercepte { the-carrier } avec { $card }.
log-RowStruck = Les ogives face cachée de la rangée ({ $own }) sont détruites aussi.
log-WarheadDead = { $warhead } ({ $own }) avait été détruite avec le bombardier.
log-DiceRolled = Dés { $roll } : { $result }.
log-WarBegan = C’est la guerre !
log-PeaceReturned = La paix revient.
log-PlayerDied = { $seat } n’a plus d’habitants et peut riposter.
log-ShotAnnounced = Riposte finale ({ $own }) : { $shots }.
log-ShotLost = { $target } n’a déjà plus d’habitants : { $carrier } avec { $warhead } est perdu.
log-PlayerLeft = { $seat } quitte la partie.
log-PlayerLured = { $seat } a perdu ses derniers habitants par la propagande et part sans riposte finale.
log-GameEnded = { $reason ->
    [NW-END-1] Il ne reste d’habitants que chez { $winner }, qui gagne.
    [NW-END-4] Réaction en chaîne : tout le monde est mort. Personne ne gagne.
   *[other] Tout le monde est mort. Personne ne gagne.
}

## Avant la partie : de quoi il s’agit, et ce qu’une table peut choisir

game-about = Chacun est une puissance nucléaire, et chacun bluffe. Attirez les habitants de vos rivaux tant que dure la paix, puis choisissez votre moment – mais qui meurt riposte avec tout ce qui lui reste, et parfois personne ne survit.
game-kind = Cartes, bluff et représailles
option-seats = Joueurs
option-seats-about = Combien il y a de puissances nucléaires.
option-totals = Population
option-totals-about = Si vous voyez combien d’habitants il reste aux autres.
option-totals-hidden = cachée
option-totals-open = visible
option-first_player = Premier joueur
option-first_player-about = Qui joue le premier tour.
option-first_player-owner = le joueur qui a ouvert la table
option-first_player-random = tiré au sort
option-duds_spend_load = Les ogives ratées comptent
option-duds_spend_load-about = Si une ogive qui n’explose pas réduit la charge de son bombardier.
option-duds_spend_load-yes = oui
option-duds_spend_load-no = non
option-salvo_launch_slot = Riposte finale depuis la rampe
option-salvo_launch_slot-about = Si les joueurs morts peuvent aussi tirer le vecteur de leur rampe de lancement.
option-salvo_launch_slot-yes = oui
option-salvo_launch_slot-no = non
option-interceptor_again = Deux tours de suite
option-interceptor_again-about = Si qui intercepte pendant son propre tour joue aussi le tour suivant.
option-interceptor_again-yes = oui
option-interceptor_again-no = non
option-strategy_after_salvo = Nouvelle stratégie après toute guerre
option-strategy_after_salvo-about = Si l’on peut changer les rangées même après une guerre déclarée seulement par une riposte finale.
option-strategy_after_salvo-yes = oui
option-strategy_after_salvo-no = non

## Comment les parties finissent, selon la règle qui y met fin

ending-NW-END-1 = Un seul joueur est en vie.
    .short = Dernier pays en vie
ending-NW-END-2 = Tout le monde est mort.
    .short = Tous morts
ending-NW-END-4 = Une réaction en chaîne a tué tout le monde.
    .short = Réaction en chaîne

deaths-title = Ordre des morts
deaths-who = Qui
deaths-turn = Tour
deaths-by = Dernier coup

## Statistiques de nombreuses parties

measure-people = Habitants (millions)
measure-living = Pays en vie
use-secret = secret
use-deterrent = dissuasion
use-propaganda = propagande
use-attack = attaque
use-defence = défense
use-retaliation = riposte finale

## Les joueurs en tableau, et le sens des mots

chart-threat = { $seat } ({ $carrier }, jusqu’à { $megatons } mégatonnes)

legend-row = Rangée
    .is = vos deux cartes face cachée ; à votre tour, la première est révélée et vous en ajoutez une
    .forms = rangée, rangées
legend-carrier = Missile, bombardier
    .is = un vecteur attend sur la rampe de lancement qu’une ogive qu’il peut porter soit révélée
    .forms = missile, bombardier, vecteur, vecteurs, missiles, bombardiers
legend-warhead = Ogive
    .is = révélée derrière un vecteur qui peut la porter, elle attaque un joueur de votre choix ; sinon elle est défaussée
    .forms = ogive, ogives
legend-propaganda = Propagande
    .is = en paix, elle prend des habitants à un rival et vous les donne
    .forms = propagande
legend-secret = Secret
    .is = se joue dès que vous le piochez, et vous piochez de nouveau
    .forms = secret, secrets, Secrets
legend-anti-missile = Antimissile
    .is = arrête une attaque contre vous, depuis votre main, s’il convient au vecteur
    .forms = antimissile, antimissiles
legend-deterrent = Dissuasion
    .is = des cartes de votre main que vous montrez, pour avertir les autres de votre riposte finale
    .forms = dissuasion
legend-war = Guerre, paix
    .is = la première attaque ouvre la guerre ; elle finit quand quelqu’un est éliminé
    .forms = guerre, paix
legend-retaliation = Riposte finale
    .is = qui perd ses derniers habitants peut tirer tout ce qui reste dans sa main
    .forms = riposte finale, ripostes finales
legend-launch-slot = Rampe de lancement
    .is = la place de votre vecteur révélé, qui attend une ogive
    .forms = rampe de lancement, rampes de lancement
legend-salvo = Salve
    .is = toutes les attaques d’une riposte finale, annoncées ensemble
    .forms = salve
legend-strategy = Changement de stratégie
    .is = quand la guerre fait place à la paix, tous les vivants peuvent refaire leur rangée
    .forms = changement de stratégie
legend-fallout = Dés de retombées
    .is = deux dés à dix faces qui disent combien d’habitants une ogive tue
    .forms = dés de retombées
legend-bank = Banque
    .is = les habitants qui n’appartiennent à personne : ceux qui meurent ou s’en vont y entrent
    .forms = banque

## Ordres permanents : les questions que l’on prévoit, et ce dont la réponse peut dépendre

foreseen-intercept = On m’attaque : est-ce que j’intercepte ?
foreseen-strategy = Paix : est-ce que je change de stratégie ?
foreseen-place = Quelle carte est-ce que je pose dans ma rangée ?
foreseen-attack_target = Qui est-ce que j’attaque ?
foreseen-propaganda_target = À qui est-ce que je prends des habitants ?
foreseen-attacker = Attaquant
foreseen-warhead = Ogive
foreseen-warhead_10 = 10 mégatonnes
foreseen-warhead_20 = 20 mégatonnes
foreseen-warhead_50 = 50 mégatonnes
foreseen-warhead_100 = 100 mégatonnes
happening-attacked = On m’attaque

## Ce qu’on peut taper au lieu des mots de la notation

typed-place = poser pose mettre mets
typed-shown = montrer dissuasion
typed-show = montrer montre
typed-take = reprendre reprends
typed-back = reprendre
typed-play = jouer joue
typed-target = attaquer attaque cible
typed-intercept = intercepter intercepte
typed-decline = renoncer renonce
typed-fire = tirer tire lancer lance
typed-launched = rampe
typed-load = charger charge
typed-at = sur contre
typed-keep = laisser laisse garder
typed-done = terminer fini
