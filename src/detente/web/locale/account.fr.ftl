# One's account: signing in and up, addresses, password, browsers.
#   $name: of the account, or of a browser.  $count: tables.  $target: an address.  $day: a date.
account-title = Votre compte
guest-about = { $count ->
    [0] Vous êtes invité : seul ce navigateur vous connaît. Avec un compte, vous pouvez continuer à jouer depuis n’importe quel appareil.
    [one] Vous êtes invité : seul ce navigateur vous connaît. Avec un compte, vous pouvez continuer à jouer depuis n’importe quel appareil. Votre table vous suit.
   *[other] Vous êtes invité : seul ce navigateur vous connaît. Avec un compte, vous pouvez continuer à jouer depuis n’importe quel appareil. Vos { $count } tables vous suivent.
}
owner-about = { $count ->
    [0] Vous êtes connecté. Vos tables s’ouvrent dans tous les navigateurs où vous l’êtes.
    [one] Vous êtes connecté. Votre table s’ouvre dans tous les navigateurs où vous l’êtes.
   *[other] Vous êtes connecté. Vos { $count } tables s’ouvrent dans tous les navigateurs où vous l’êtes.
}
sign-up = Créer un compte
sign-up-button = Créer le compte
sign-up-mail = Vous pourrez ensuite ajouter une adresse de courriel. Elle aide si vous oubliez votre mot de passe, et vous pouvez vous connecter par un lien.
sign-up-no-mail = Ce serveur n’envoie pas de courriel : personne ne peut remplacer un mot de passe oublié. Gardez-le en lieu sûr.
sign-out = Se déconnecter
account-name = Nom
account-name-hint = Les autres vous trouvent sous ce nom. À la table, vous pouvez en prendre un autre.
account-name-or-mail = Nom ou adresse de courriel
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-hint = De { $least } à { $most } caractères. Quelques mots de suite sont faciles à retenir.
password-change = Changer le mot de passe
password-changed = Changé. Tous les autres navigateurs sont déconnectés.
forgotten = Mot de passe oublié ? Recevez un lien par courriel
mail-address = Adresse de courriel
links-hint = Celle que vous avez confirmée pour votre compte.
link-for = À quoi sert le lien
link-for-sign-in = Se connecter sans mot de passe
link-for-reset = Choisir un nouveau mot de passe
link-send = Envoyer le lien
link-sent = Si quelqu’un a confirmé cette adresse pour un compte, un lien est en route. Il sert une fois, dans la demi-heure.
link-about = Vous avez ouvert le lien de notre courriel. Un clic, et vous êtes connecté.
reset-title = Choisir un nouveau mot de passe
reset-about = Tous les autres navigateurs seront alors déconnectés.
reset-button = Enregistrer et se connecter
addresses = Où l’on peut vous joindre
addresses-about = Une adresse confirmée remplace un mot de passe oublié : qui lit le courrier qui y arrive peut ouvrir votre compte. À chaque table, vous pouvez aussi choisir quelles nouvelles y arrivent.
no-mail-about = Ce serveur n’envoie pas de courriel : vous vous connectez par nom et mot de passe, et personne ne peut remplacer un mot de passe oublié. La personne qui gère le serveur peut installer le courriel (detente serve --smtp).
address-add = Ajouter
address-remove = Supprimer { $target }
address-unconfirmed = Veuillez ouvrir le lien dans le courriel que nous y avons envoyé.
address-webhook = pour les nouvelles seulement
remove = Supprimer
browsers = Vos navigateurs
browsers-about = Vous êtes connecté ici.
browser-here = celui-ci
browser-seen = dernière utilisation : { $day }
browser-end = Déconnecter { $name }
browser-unknown = Un navigateur
browsers-end-others = Déconnecter tous les autres
browsers-end-others-sure = Déconnecter tous les navigateurs sauf celui-ci ?
data = Vos données
data-about = Un fichier avec tout ce que ce serveur sait de vous : adresses, navigateurs, tables, vos coups et ce que vous avez écrit.
data-export = Télécharger le fichier
forget = Supprimer le compte
forget-guest = Supprimer ce qui est à vous
forget-about = Votre nom, vos adresses, navigateurs et jetons sont supprimés, ainsi que tout ce que vous avez écrit dans les discussions. Vos places et vos coups restent aux tables, sans votre nom, car les autres en ont besoin pour revoir leurs parties. Les noms que vous avez donnés à des tables restent aussi. Là où une partie est en cours, personne ne joue pour vous tant que l’hôte ne donne pas votre place à un robot ou à quelqu’un d’autre.
forget-button = Supprimer pour de bon
forget-sure = Supprimer tout cela pour de bon ? On ne peut pas revenir en arrière.

# Profiles.  $day: a date.  $rating: a number.  $place, $seats: numbers.
profile = Profil
profile-own = Votre profil
profile-since = Ici depuis le { $day }
ratings = Cotes
ratings-about = Une cote commence à 1000 et grandit avec ce que l’on en sait de certain. Elle compte les parties finies selon les règles, contre des personnes et des robots, pour qui a joué du premier coup au dernier.
ratings-none = Pas encore de partie cotée.
rating-provisional = { $rating } (provisoire)
results = Parties finies
results-own = Vous seul voyez de quelles tables il s’agit.
results-none = Pas encore de partie finie.
column-game = Jeu
column-rating = Cote
column-games = Parties
column-place = Place
column-points = Points
column-day = Finie
place-of = { $place } sur { $seats }
place-of-unrated = { $place } sur { $seats } (non cotée)

# Friends.  $name: of an account.  $day: a date.
friends = Amis
friends-about = Vous pouvez garder des places pour vos amis, et leurs tables ouvertes viennent en tête dans le salon.
friends-asking = Ils demandent à être vos amis
friends-friend = Vos amis
friends-asked = Vous avez demandé
friends-blocked = Bloqués
friends-since = depuis le { $day }
friend-name = Nom du compte
friend-ask = Demander en ami
friend-ask-of = Demander { $name } en ami
friend-accept = Accepter
friend-accept-of = Accepter { $name } comme ami
friend-decline = Refuser
friend-decline-of = Refuser la demande de { $name }
friend-withdraw = Retirer
friend-withdraw-of = Retirer la demande à { $name }
friend-remove = Supprimer
friend-remove-of = Supprimer { $name } de vos amis
friend-block = Bloquer
friend-block-of = Bloquer { $name }
friend-block-sure = Bloquer { $name } ? Vous ne voyez plus ce que { $name } écrit dans les discussions, et aucun de vous ne peut rejoindre les tables ouvertes de l’autre ni l’inviter. { $name } n’en reçoit aucun message.
friend-unblock = Débloquer
friend-unblock-of = Débloquer { $name }
tie-asked = Vous avez demandé
tie-asking = Demande à être votre ami
tie-friend = Votre ami
tie-blocked = Bloqué

# Tokens of programs.
tokens = Programmes
tokens-about = Un programme muni d’un jeton joue en votre nom, à toutes vos tables. Traitez un jeton comme un mot de passe.
token-name = À quoi sert-il ?
token-name-hint = Par exemple : mon robot
token-make = Créer un jeton
token-made = Copiez ce jeton maintenant. Il ne sera plus montré.
token-copy = Copier
token-copied = Copié
token-at = Créé le { $day },
token-unused = jamais utilisé.
token-used = dernière utilisation : { $day }.
token-revoke = Révoquer
token-revoke-name = Révoquer le jeton « { $name } »
token-revoke-sure = Révoquer le jeton « { $name } » ? Les programmes qui s’en servent ne pourront plus rien faire.
