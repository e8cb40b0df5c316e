## Names. People are always in millions; cards bring their own names.

the-carrier = { $kind ->
    [bomber] the { $carrier }
   *[missile] the { $carrier }
}

place-deck = Draw pile
place-discard = Discard pile
place-turned-up = Card turned up
place-hand = Hand
place-row = Row
place-launch-slot = Launch slot
place-deterrents = Deterrents
hidden-hand = { $own } hand
hidden-row-card = { $own } row, card { $number }

## Panels

panel-table = Table
panel-hand = Your cards
panel-discard = Piles
panel-known = What you know about hidden cards
panel-known-spectator = What everybody knows about hidden cards
panel-salvo = { $own } final retaliation
panel-row-forecast = Turned up next
panel-dice-forecast = What the dice may do

label-state = State
label-turn = Turn
label-next = Next
label-bank = Bank
label-interceptors = Intercepted this turn
label-dying = Final retaliation to come
label-set-up-left = Set-up to come
label-waiting = Secret to come
label-people = People
label-change = Since the deal
label-missing = Turns to miss
label-shot = { $number }.
label-now = { $number }. now
label-losses = Losses
label-average = On average
label-no-losses = No losses
label-death = You die
label-chain = End of the world

state-set-up = Set-up
state-rows = First rows
state-peace = Peace
state-war = War
state-over = Game over
people-known = { $people }
people-at-least = ≥ { $people }
people-unknown = ?
people-out = out
bank-known = { $people } million
bank-at-least = at least { $people } million
percent = { $percent }%
losses = { $least } to { $most } million
average = { NUMBER($people, minimumFractionDigits: 1, maximumFractionDigits: 1) } million
shot = { $carrier } with { $warhead } → { $target }
fired = { $carrier } with { $loads }
fired-at = { $warhead } at { $target }
shot-open = { $carrier } with …
waiting = { $card } ({ $seat })

## Cards: what they are good for, and how the carrier in the launch slot stands

about-warhead = kills { $kills } million people
about-missile = carries a warhead of up to { $megatons } megatons
about-bomber = carries warheads, { $megatons } megatons in all
note-load = { $megatons } megatons left
note-dead = destroyed with the bomber
note-struck = destroyed if it is a warhead
note-struck-once = destroyed if it is the warhead that lay here
about-propaganda = takes { $people } million people from an opponent, but only in peace
about-anti-missile = stops { $carriers }

## Forecasts of the card that will be turned up

forecast-launch = goes to the launch slot
forecast-launch-instead = goes to the launch slot; { $carrier } is discarded
forecast-attack = fits { $carrier }, so you must attack
forecast-no-carrier = discarded, there is no carrier
forecast-too-big = too big for { $carrier }, both are discarded
forecast-propaganda = wins people over
forecast-propaganda-discards = wins people over; { $carrier } is discarded
forecast-war = discarded, worthless in war
forecast-war-discards = discarded with { $carrier }, worthless in war
forecast-nothing = discarded without effect
forecast-nothing-discards = discarded without effect, { $carrier } too
forecast-dead = discarded, it was destroyed with your bomber
forecast-dead-discards = discarded with { $carrier }: it was destroyed with your bomber

## What things are, where somebody points at them

lens-deck = The cards that nobody has drawn yet. On your turn you draw one. When the pile is empty, the discards are shuffled into a new one.
lens-discard = Cards that are spent, face up for everybody to see.
lens-turned-up = The card that the player whose turn it is has just turned up, and any secret that still waits to take effect.
lens-hand = Cards that only their owner sees. Each turn one of them goes face down into the row.
lens-row = Cards laid face down, to be turned up in this order, one each turn: what you plan now happens two turns later.
lens-launch-slot = A carrier waits here, open to all. If the next card turned up is a warhead that fits it, its owner attacks.
lens-deterrents = Up to two hand cards shown openly as a warning. They still belong to the hand and can be placed, fired or used to intercept.
lens-warhead = Turned up behind a carrier that can carry it, it attacks a player of your choice, and there is war. Without a fitting carrier it is discarded.
lens-missile = When it is turned up it waits in the launch slot and fires one warhead that fits it. It is discarded after the attack, or if the next card does not fit.
lens-bomber = It stays in the launch slot as long as it has load left, so it can attack several times. Any card but a fitting warhead loses it.
lens-propaganda = Works only when it is turned up in peace: you name a player, and their people come over to you.
lens-anti-missile = Keep it in your hand: it stops an attack on you with one of these carriers, and you have the next turn. In the row it is wasted.
lens-secret = Played the moment it is drawn, in peace or war, and replaced by another card.
lens-unseen = A card that you do not see.
lens-table = The state of the game.
lens-player = What everybody sees of this player. When you must name a target, click here.
lens-own-cards = Your hand and your row. Nobody else sees them.
lens-salvo = A player who is killed may fire every carrier and warhead that fits before leaving. The shots are carried out in this order.
lens-row-forecast = What the first card of your row will do on your next turn if nothing changes before that.
lens-dice-forecast = How many people the attack may kill if nobody intercepts it. Two dice give a number from 00 to 99.
lens-known = What can be told about hidden cards, because they were seen before they were hidden.
lens-piles = The draw pile and the discards.
lens-state = In peace propaganda works. War begins with the first attack, and peace returns when a player has left the game.
lens-turn = The player who draws, places a card and turns one up now.
lens-next = The player after that. An interception can change it: the player who intercepts has the next turn.
lens-set-up-left = These players still have to play the secrets that they were dealt.
lens-interceptors = Those who have stopped an attack in this turn. One of them has the next turn.
lens-dying = These players have no people left and may still strike back before they leave.
lens-waiting = A secret that is known already and takes effect after the final retaliations.
lens-bank = The people who belong to nobody: those who were not dealt, and all who were killed or have emigrated.
lens-people = People in millions. ≥ is the least that this player can have, as far as you can tell: totals are hidden, but all losses and gains are open. Whoever has none left is out.
lens-change = Millions of people won or lost since the deal. Everybody can follow it, even if the totals are hidden.
lens-missing = So many of this player’s next turns are skipped. Those who miss a turn may still intercept.
lens-losses = The fewest and the most people the target can lose.
lens-average = What the target loses on average, over all numbers of the dice.
lens-no-losses = How often the attack kills nobody.
lens-death = How often you would have no people left.
lens-chain = How often the 100-megaton warhead kills everybody, so that nobody wins.

## Prompts

prompt-secret = { $mine ->
    [yes] Set-up: play the secrets in your hand.
   *[no] Set-up: { $seats } plays any secrets.
}
prompt-secret-none = Set-up: you have no secret in your hand.
prompt-secret-draw = Set-up: all your secrets are played. Draw up to nine cards.
prompt-secret-target = { $mine ->
    [yes] { $card }: { $does ->
        [steal] who loses { $amount } million people to you?
        [kill] who loses { $amount } million people?
       *[miss] who misses a turn?
    }
   *[no] { $card }: { $seats } names a target.
}
prompt-row = { $mine ->
    [yes] { $number ->
        [1] Place two cards face down as your row. Which one will be turned up first?
       *[other] And which one will be turned up after it?
    }
   *[no] { $count ->
        [one] { $seats } places the first row.
       *[other] { $seats } place their first rows.
    }
}
prompt-strategy = { $mine ->
    [yes] { $number ->
        [1] Peace: you may change your strategy. Which card will be the first in your row?
       *[other] And which card will be the second in your row?
    }
   *[no] { $count ->
        [one] Peace: { $seats } may change their strategy.
       *[other] Peace: { $seats } may change their strategies.
    }
}
prompt-place = { $mine ->
    [yes] Place a card at the end of your row, or show deterrents first.
   *[no] { $seats } places a card.
}
prompt-propaganda-target = { $mine ->
    [yes] { $card }: whose people do you win over?
   *[no] { $card }: { $seats } names a target.
}
prompt-attack-target = { $mine ->
    [yes] { $carrier }, { $megatons } megatons: who do you attack?
   *[no] { $carrier }, { $megatons } megatons: { $seats } names a target.
}
prompt-intercept = { $mine ->
    [yes] { $attacker } attacks you: { $carrier }, { $megatons } megatons. Do you intercept?
   *[no] { $attacker } attacks { $seats }: { $carrier }, { $megatons } megatons. Intercept?
}
prompt-intercept-none = { $attacker } attacks you: { $carrier }, { $megatons } megatons. You have no anti-missile that stops it.
prompt-salvo = { $mine ->
    [yes] You are dead. Which carrier do you fire in final retaliation?
   *[no] { $seats } is dead and prepares the final retaliation.
}
prompt-salvo-load = { $carrier }: which warhead do you load, and who is the target?
prompt-salvo-more = What else do you load or fire? Or announce the salvo.
prompt-over = The game is over: { $reason ->
    [NW-END-1] { $winner } has survived.
    [NW-END-4] a chain reaction has killed everybody. Nobody wins.
   *[other] everybody is dead. Nobody wins.
}

## Offers

offer-play = Play { $card }
offer-draw = Draw up to nine cards
offer-no-secret = Go on
standing-no_secret = Go on with the set-up when I have no secret left to play
foreseen-intercept = Somebody attacks me: do I intercept?
foreseen-strategy = Peace: do I change my strategy?
foreseen-place = Which card do I place in my row?
foreseen-attack_target = Who do I attack?
foreseen-propaganda_target = Whose people do I win over?
foreseen-attacker = Attacker
foreseen-warhead = Warhead
foreseen-warhead_10 = 10 megatons
foreseen-warhead_20 = 20 megatons
foreseen-warhead_50 = 50 megatons
foreseen-warhead_100 = 100 megatons
happening-attacked = I am attacked
offer-place = Place { $card }
offer-place-shown = Place deterrent: { $card }
offer-show = Show as deterrent: { $card }
offer-take-back = Take back { $card }
offer-keep = Keep the row as it is
offer-target = { $seat } ({ $people })
offer-target-people = { $people } million people
offer-target-at-least = at least { $people } million people
offer-target-unknown = population unknown
offer-intercept = Intercept with { $card }
offer-decline = Don’t intercept: the dice decide
offer-fire = Fire { $card }
offer-fire-launched = Fire { $card } from the launch slot
offer-load-at = { $card } at { $seat }
offer-fire-all = Done: announce the salvo
offer-no-salvo = No retaliation

## The log

log-CardDrawn-hidden = { $seat } draws a card.
log-CardDrawn = { $seat } draws { $card }.
log-DeckShuffled = The discard pile is shuffled into a new draw pile.
log-SecretPlayed = { $seat } plays “{ $card }”: { $text }
log-SecretLaidOpen = { $seat } lays “{ $card }” open. It takes effect after the final retaliations.
log-PeopleLost = { $people ->
    [0] { $seat } loses nobody.
   *[other] { $seat } loses { $people } million people.
}
log-PeopleGained = { $people ->
    [0] { $seat } gets nobody.
   *[other] { $seat } gets { $people } million people.
}
log-TurnsToMiss = { $seat } will miss { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
log-TurnMissed = { $seat } misses this turn.
log-TurnBegan = { $seat }’s turn.
log-CardPlaced-hidden = { $seat } places a card.
log-CardPlaced = { $seat } places { $card } face down.
log-RowLaid-hidden = { $seat } places a new row face down.
log-RowLaid = { $seat } places a new row: { $cards }.
log-DeterrentShown = { $seat } shows { $card } as a deterrent.
log-DeterrentLaid = { $seat } moves a deterrent into the row: { $card }.
log-DeterrentTakenBack = { $seat } takes back a deterrent: { $card }.
log-CardTurnedUp = { $seat } turns up { $card }.
log-CarrierReady = { $own } launch slot: { $card }.
log-CardDiscarded = { $seat } discards { $card }{ $why ->
    [fired] { " " }after the attack
    [intercepted] , intercepted
    [not-followed] , as no warhead came next that it can carry
    [too-big] , which is too big for the carrier
    [no-carrier] , as there is no carrier for it
    [used] , which takes effect now
    [worthless] , which is worthless in war
    [no-effect] , which has no effect when it is turned up
    [left] { " " }on leaving the game
   *[none] {""}
}.
log-PropagandaMade = { $seat }’s propaganda targets { $target } (up to { $reach } million people).
log-AttackDeclared = { $seat } attacks { $target }: { $carrier } with { $warhead }.
log-Intercepted = { $seat } intercepts { the-carrier } with { $card }.
log-RowStruck = The warheads face down in { $own } row are destroyed too.
log-WarheadDead = { $own } { $warhead } was destroyed with the bomber.
log-DiceRolled = Roll { $roll }: { $result }.
log-WarBegan = War!
log-PeaceReturned = Peace returns.
log-PlayerDied = { $seat } is dead and may strike back.
log-ShotAnnounced = { $own } final retaliation: { $shots }.
log-ShotLost = { $target } is dead already: { $carrier } with { $warhead } is lost.
log-PlayerLeft = { $seat } is out of the game.
log-PlayerLured = { $seat } has lost the last people to propaganda and leaves without a final retaliation.
log-GameEnded = { $reason ->
    [NW-END-1] Only { $winner } has people left and wins.
    [NW-END-4] Chain reaction: everybody is dead. Nobody wins.
   *[other] Everybody is dead. Nobody wins.
}

## Before the game: what it is, and what a table may choose

game-about = Everybody is a nuclear power, and everybody is bluffing. Lure your rivals’ people away as long as peace lasts, then choose your moment – but anybody who dies strikes back with all that is left, and sometimes nobody survives.
game-kind = Cards, bluff and retaliation
option-seats = Players
option-seats-about = How many nuclear powers there are.
option-totals = Population
option-totals-about = Whether you see how many people the others have left.
option-totals-hidden = hidden
option-totals-open = open
option-first_player = First player
option-first_player-about = Who has the first turn.
option-first_player-owner = the player who opened the table
option-first_player-random = drawn by lot
option-duds_spend_load = Duds use up the load
option-duds_spend_load-about = Whether a warhead that does not explode counts towards its bomber’s load.
option-duds_spend_load-yes = yes
option-duds_spend_load-no = no
option-salvo_launch_slot = Final retaliation from the launch slot
option-salvo_launch_slot-about = Whether dead players may also fire the carrier in their launch slot.
option-salvo_launch_slot-yes = yes
option-salvo_launch_slot-no = no
option-interceptor_again = Two turns in a row
option-interceptor_again-about = Whether players who intercept on their own turn also get the next turn.
option-interceptor_again-yes = yes
option-interceptor_again-no = no
option-strategy_after_salvo = New strategies after any war
option-strategy_after_salvo-about = Whether rows may be changed even after a war that was declared only by a final retaliation.
option-strategy_after_salvo-yes = yes
option-strategy_after_salvo-no = no

## How games end, by the rule that ends them

ending-NW-END-1 = Only one player is alive.
    .short = Last country alive
ending-NW-END-2 = Everybody is dead.
    .short = Everybody dead
ending-NW-END-4 = A chain reaction has killed everybody.
    .short = Chain reaction

deaths-title = Order of deaths
deaths-who = Who
deaths-turn = Turn
deaths-by = Last blow

## Statistics of many games

measure-people = People (millions)
measure-living = Countries alive
use-secret = secret
use-deterrent = deterrent
use-propaganda = propaganda
use-attack = attack
use-defence = defence
use-retaliation = final retaliation

## The players as a table, and what words mean

chart-threat = { $seat } ({ $carrier }, up to { $megatons } megatons)

legend-row = Row
    .is = your two cards face down; on your turn the first one is turned up, and you add another
    .forms = row
legend-carrier = Missile, bomber
    .is = a carrier waits in the launch slot until a warhead is turned up that it can carry
    .forms = missile, bomber, carrier, carriers, missiles, bombers
legend-warhead = Warhead
    .is = turned up behind a carrier that can carry it, it attacks a player of your choice; otherwise it is discarded
    .forms = warhead, warheads
legend-propaganda = Propaganda
    .is = in peace it takes people from a rival and gives them to you
    .forms = propaganda
legend-secret = Secret
    .is = is played as soon as you draw it, and you draw again
    .forms = secret, secrets, Secrets
legend-anti-missile = Anti-missile
    .is = stops an attack on you, from your hand, if it fits the carrier
    .forms = anti-missile, anti-missiles
legend-deterrent = Deterrent
    .is = cards of your hand laid open, to warn the others of your final retaliation
    .forms = deterrent, deterrents, Deterrents
legend-war = War, peace
    .is = the first attack begins the war; it ends when somebody is eliminated
    .forms = war, peace
legend-retaliation = Final retaliation
    .is = who loses their last people may fire everything left in their hand
    .forms = final retaliation
legend-launch-slot = Launch slot
    .is = the place of your carrier that is turned up and waits for a warhead
    .forms = launch slot
legend-salvo = Salvo
    .is = all the attacks of one final retaliation, announced together
    .forms = salvo
legend-strategy = Change of strategy
    .is = when war turns into peace, everyone still alive may lay out a new row
    .forms = change of strategy
legend-fallout = Fallout dice
    .is = two ten-sided dice that say how many people a warhead kills
    .forms = fallout dice
legend-bank = Bank
    .is = the people who belong to nobody: those who are killed or leave go there
    .forms = bank

## What may be typed for the words of the notation

typed-place = put
typed-shown = open deterrent
typed-show = reveal
typed-take = return
typed-back = back
typed-play = use
typed-target = attack
typed-intercept = stop
typed-decline = pass
typed-fire = launch
typed-launched = launched
typed-load = arm
typed-at = against
typed-keep = leave
typed-done = finish end
