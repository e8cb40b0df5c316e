# Tournaments and leagues.  $round, $rounds, $seats, $days, $count: numbers.  $bot, $host: names.
tournaments = Tournaments
tournaments-about = Several rounds of one game. Everybody with an account can enter; the server opens the tables of each round as soon as the last one is over.
tournaments-all = All tournaments
tournament-new = New tournament
tournament-sign-in = You need an account to take part.
tournament-name = Name
tournament-choose-game = Game
tournament-choose-kind = Who meets whom
tournament-choose-fill = If a table is not full
tournament-choose-days = Time to decide
tournament-round-robin = Round robin
tournament-round-robin-about = Everybody meets everybody else equally often, as far as possible.
tournament-swiss = Swiss system
tournament-swiss-about = In each round those meet who have about the same number of points, and nobody twice as long as that is possible.
tournament-rounds = Rounds
tournament-rounds-hint = Empty: in a round robin until everybody can have met everybody, in the Swiss system until there can be one leader.
tournament-options = Options of the game
tournament-byes = The person left over pauses
tournament-fill = Missing players: { $bot }
tournament-no-time = No time limit
tournament-days = { $days ->
    [one] One day for each decision
   *[other] { $days } days for each decision
}
tournament-announce = Announce the tournament
tournament-seats = { $seats } at a table
tournament-host = host: { $host }
tournament-entrants = { $count ->
    [one] One entrant
   *[other] { $count } entrants
}
tournament-entering = Open for entries
tournament-running = Round { $round } of { $rounds }
tournament-over = Over
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-leave = Leave the tournament
tournament-leave-sure = Leave the tournament? You play your present game to its end, but no further round.
tournament-start = Start the first round
tournament-call-off = Call off
tournament-call-off-sure = Call off the tournament? It has not begun; all entries are lost.
tournament-round = Round { $round }
tournament-table = Table
tournament-bye = pauses
tournament-dropped = (left)
tournament-gone = Former player
standings = Standings
standings-points = Points are the tournament points of the rules. Ties are broken by games won, then by the points of all opponents. Those who pause get the average of the round.
standings-shares = The winners of a game share one point. Ties are broken by games won, then by the points of all opponents. Those who pause get the average of the round.
column-name = Name
column-wins = Won
column-opposition = Opponents’ points
