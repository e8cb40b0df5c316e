/** Who plays with whom at a table with these options: lists of seats, as far as they are there; see `teams` of `GET /api/games`. */
export function teamsOf(game, options, count) {
  const fits = ({ when }) => Object.entries(when).every(([name, value]) => options[name] === value);
  const partners = game.teams.findLast(fits)?.partners ?? [];
  return partners.filter((team) => team.every((seat) => seat < count));
}
