## Pages about runs of many games

title-simulation = { $game }: { $games } games between bots
title-strength = How strong is { $bot }?
title-league = Bots against each other

facts-seed = seed { $seed }
facts-version = rules version { $version }
facts-interrupted = interrupted; { $games } games were asked for
facts-failed = { $games } games broke off and do not count

in-short = In short
short-few = Only { $games } games were played: the shares below may be far from what many games would show.
short-seats-even = { $most } won most often, { $share }, and { $least } least often, { $other }. Chance alone may explain the difference from equal shares ({ $equal }).
short-seats-uneven = { $most } won most often, { $share }, and { $least } least often, { $other }. Equal shares would be { $equal }: the game between these bots is not even.
short-alone = { $share } of games were won.
short-endings = Games ended in { $kinds } ways. The most frequent: { $endings }.
short-ending = { $ending } ({ $share })
short-one-ending = All games ended in the same way: { $ending }.
short-nobody = Nobody won { $share } of games.
short-length = Half of the games took more than { $turns } turns and { $decisions } decisions.
short-decided = { $measure ->
    [chance] By the bots’ own estimate, the later winner leads
   *[other] By “{ $named }”, the later winner leads
} for good after { $share } of a game (half of games: { $low } to { $high }). The lead changes { $changes ->
    [0] hardly ever
    [one] once
   *[other] { $changes } times
} in a typical game.

bots = Who has won
bots-about = Share of its games that each bot has won. The lines are 95% intervals (Wilson’s).
seats = Seats
seats-about = Share of all games won by each seat, no matter who sat there. The lines are 95% intervals (Wilson’s); the dashed line marks equal shares ({ $share }): what each seat would have if all won equally often.
ends = How games ended
ends-about = How often each ending came up, and which seats won by it.
length = Length
length-about = How many games took how many decisions and turns; and how many decisions a turn took.
cards = What cards were used for
cards-about = What each card was used for, as a share of all its uses; the cards used most come first; cards with only one use are in the table below. Each use counts once, so a row adds up to 100%.
ties = Using cards and winning
ties-about = Which uses go with winning (right) or losing (left) most. Each use of a card is compared with the other uses of the same card, by the same bot in the same seat, in games that somebody won. The lines are 95% intervals, with errors clustered by games. Full points stay significant although many uses are compared (Benjamini–Hochberg, 5%); hollow ones may be chance. A correlation is no cause.
ties-none = No card was used in different ways often enough to compare them. More games would help.
no-cards = This game tells of no cards.
all-cards = All uses of all cards

bot = Bot
seat = Seat
games = Games
won = Won
share = Share
interval = 95%
of-decided = Of decided games
nobody = Nobody
nobody-won = Nobody won
rule = Ended by
rule-text = How they ended
won-by = { $seat } won
decisions = Decisions
turns = Turns
turn-decisions = Decisions of a turn
mean = Mean
median = Median
least = Least
most = Most
card = Card
use = Used for
times = Times
in-games = In games
won-with = Won with
correlation = Correlation
p = p
p-corrected = p of many
number-of-games = Number of games
number-of-turns = Number of turns

strength-about = Every deal was played with { $bot } in each seat in turn, all other seats with { $field }; and once by { $field } alone, which shows how often it would have won in the same seats. Games that nobody won count as not won.
strength-of = { $table }
in-its-place = { $field } in its place
question = Is its share of wins above
question-baseline = that of { $field }?
question-factor = { $bound } times that of { $field }?
question-share = { $bound }?
excess = By (percentage points)
answer = Answer
yes = yes
no = no
undecided = undecided
intervals-sequential = The intervals of the answers hold for all looks together (group-sequential, error spent as Kim & DeMets).
by-seat = By seat

ratings = Ratings
ratings-about = Skill by the model of Plackett and Luce (openskill): a beginner has 25, and the lines are two standard deviations. All games count, in their order; partners are a team.
rating = Rating
deviation = Standard deviation
pairs = Who beats whom
pairs-about = Of the games in which both played on different sides and one of both won: the share that the bot of the row won.
table = Table
league-about = Every line-up played the same deals, with seats rotated.

## A run in the terminal
run-title = { $game }: { $games } games
run-about = in { $seconds }, seed { $seed }
run-speed = { $games } a second
run-resumed = { $games } of them had been played before.
run-interrupted = Interrupted: { $left } of { $games } games were not played.
seats-of-bot = Seats
equal-share = Equal share
rule-id = Rule
won-by-list = Won by { $seats }.
per-game = Per game
the-table = The table
ties-told = { $uses } uses of cards; { $compared } can be compared with other uses of the same card, { $sure } of them go with winning or losing (p below 0.05, corrected for how many there are). The strongest, r the correlation:
ties-none-told = { $uses } uses of cards; none can be compared with other uses of the same card yet. More games may help.

## The course of games
chance = Chance of winning
course = The course of games
course-about = After each turn: the median of all games that lasted so long, with a band from the lower to the upper quartile. Curves end where fewer than a quarter of the games still run. Chances are those of the bots’ evaluation of the true position, hidden cards included.
course-some = The course is known of { $games } of { $all } games.
course-by = The course by stage
course-by-about = The same measures at the end of each stage ({ $part } 1, 2 and so on), or of the game in its last one. So games of different lengths are compared at the same stage.
leads = Who leads, and when it is decided
leads-about = The margin is what the first is ahead of the second. A game is decided after the turn from which its later winner leads for good; of games that nobody won nothing is counted there. Partners count together.
lead-by = Lead by
margin = Margin
margin-half = Margin halfway
margin-of = Margin: { $measure }
lead-changes = Changes of lead
half-of-games = Half of games
decided-turn = Decided after turn
decided-after = Decided after
decided-late = Only at the end

## Cards by seat
share-of-card = Of its uses
won-otherwise = Won otherwise
cards-of-seats = Cards by seat
cards-of-seats-about = A card was within reach if the seat could have played it in some decision: from its hand, or from open cards. How often it was then played, after which turn for the first time (median, and where half of the games lie), and how often the seat won in decided games when it played the card and when it did not.
cards-of = { $seat }: { $cards } cards
reach = Within reach
played = Played
played-turn = In turn
won-played = Won when played
won-unplayed = Won when not
never-told = { $count ->
    [one] 1 card was within reach and never played: { $cards }.
   *[other] { $count } cards were within reach and never played: { $cards }.
}

## Two editions side by side
first-edition = first edition
second-edition = second edition, the same
compared-title = { $game }: two editions on { $deals } deals
compared-about = Both editions played the same deals with the same bots in the same seats. Differences are the second minus the first; the lines are 95% intervals over pairs of games (Bonett–Price). Full points differ significantly, each by itself.
compared-told = Differences are 2 minus 1, of shares in percentage points, with the 95% interval over pairs of games; * where it excludes 0.
compared-first = 1: { $edition }
compared-second = 2: { $edition }
compared-interrupted = Interrupted: { $left } of { $deals } deals were not played to the end by both.
facts-interrupted-deals = interrupted; { $deals } deals were asked for
facts-bots = bots: { $bots }
difference = Difference
difference-points = Percentage points
