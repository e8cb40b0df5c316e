/** A card game with hidden hands whose state is about as large as Nuclear War's. It never ends by itself. */

const { PlayerView } = require("boardgame.io/core");

const FACES = 25;
const COPIES = 4;
const HAND = 9;

function setup({ ctx, random }) {
  const cards = [];
  for (let face = 0; face < FACES; face++) {
    for (let copy = 0; copy < COPIES; copy++) cards.push(`warhead_${10 + face}`);
  }
  const deck = random.Shuffle(cards);
  const players = {};
  const table = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.splice(0, HAND), row: [], population: [25, 10, 5, 1] };
    table[seat] = { living: true, hand: HAND, row: 0, launch_slot: null, load: 0, deterrents: [], change: 0, missing: 0 };
  }
  return { secret: { deck, bank: 100 }, players, table, discard: [], war: false, phase: "play", last: null };
}

/** A card of the own hand at another player: dice fall, people change hands, a new card is drawn. */
function play({ G, random, playerID }, index, target) {
  const hand = G.players[playerID].hand;
  if (!(index >= 0 && index < hand.length) || !G.table[target] || target === playerID) return "INVALID_MOVE";
  const [card] = hand.splice(index, 1);
  const die = random.Die(6);
  G.discard.push(card);
  G.table[target].change -= die;
  G.table[playerID].change += die;
  G.secret.bank += die - 3;
  G.last = { seat: playerID, card, target, die };
  if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discard.splice(0));
  hand.push(G.secret.deck.pop());
}

exports.CardGame = {
  name: "cards",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
};
