/** boardgame.io's server as it comes: matches in memory. Usage: node server.js PORT */

const { Server, Origins } = require("boardgame.io/server");
const { CardGame } = require("./game.js");

Server({ games: [CardGame], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
