/**
 * Tables with four Socket.IO clients each, which only send moves and take updates in: no rules run here.
 * Usage: node load.js URL TABLES WARM_UP_SECONDS SECONDS MOVES_PER_MATCH; prints one line of JSON.
 */

const { io } = require("socket.io-client");

const [url, tables, warmUp, seconds, movesPerMatch] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const SEATS = 4;
const started = process.pid.toString(36) + Date.now().toString(36);
let matches = 0;

class Table {
  constructor() {
    this.states = new Array(SEATS).fill(null);
    this.sockets = this.states.map((_, seat) => {
      const socket = io(`${url}/cards`, { transports: ["websocket"], forceNew: true });
      socket.on("sync", (match, { state }) => this.#take(seat, match, state));
      socket.on("update", (match, state) => this.#take(seat, match, state));
      return socket;
    });
  }

  connected() {
    return Promise.all(this.sockets.map((socket) => new Promise((resolve) => socket.on("connect", resolve))));
  }

  /** A new match; done when all four have its first state. */
  async begin() {
    this.match = `${started}-${matches++}`;
    for (let seat = 0; seat < SEATS; seat++) {
      const there = this.#wait(0, [seat]);
      this.sockets[seat].emit("sync", this.match, String(seat), undefined, SEATS);
      await there;
    }
  }

  /** One move by the player whose turn it is; done when all four have the state after it. */
  move() {
    const { ctx, _stateID } = this.states[0];
    const seat = ctx.currentPlayer;
    const target = String((Number(seat) + 1) % SEATS);
    const there = this.#wait(_stateID + 1, [0, 1, 2, 3]);
    const action = { type: "MAKE_MOVE", payload: { type: "play", args: [0, target], playerID: seat } };
    this.sockets[Number(seat)].emit("update", action, _stateID, this.match, seat);
    return there;
  }

  #wait(number, seats) {
    this.wanted = number;
    this.missing = new Set(seats);
    return new Promise((resolve) => (this.done = resolve));
  }

  #take(seat, match, state) {
    if (match !== this.match) return;
    this.states[seat] = state;
    if (state._stateID >= this.wanted && this.missing.delete(seat) && this.missing.size === 0) this.done();
  }
}

async function run() {
  const all = Array.from({ length: tables }, () => new Table());
  await Promise.all(all.map((table) => table.connected()));
  await Promise.all(all.map((table) => table.begin()));
  let from = Infinity;
  let until = Infinity;
  const taken = [];
  const playing = all.map(async (table) => {
    for (let moves = 0; ; moves++) {
      if (moves === movesPerMatch) {
        await table.begin();
        moves = 0;
      }
      const sent = process.hrtime.bigint();
      await table.move();
      const now = process.hrtime.bigint();
      if (now > until) return;
      if (sent >= from) taken.push(Number(now - sent) / 1e6);
    }
  });
  await new Promise((resolve) => setTimeout(resolve, warmUp * 1000));
  process.stdout.write("begin\n");
  from = process.hrtime.bigint();
  const cpu = process.cpuUsage();
  until = from + BigInt(Math.round(seconds * 1e9));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { user, system } = process.cpuUsage(cpu);
  const elapsed = Number(process.hrtime.bigint() - from) / 1e9;
  process.stdout.write("end\n");
  await Promise.all(playing);
  const bytes = Buffer.byteLength(JSON.stringify(all[0].states[0])); // of what one client gets for a move
  const told = JSON.stringify({ taken, elapsed, cpu: (user + system) / 1e6, bytes });
  process.stdout.write(`${told}\n`, () => process.exit(0)); // not before all of it has gone through the pipe
}

run();
