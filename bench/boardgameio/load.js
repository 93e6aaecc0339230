// Two players at each table: as fast as they can (rate 0), or so many moves a second. Prints "begin", "end", and
// how many milliseconds each answer between them took.
const { io } = require("socket.io-client");

const [port, tables, rate, warm, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
// How many milliseconds before a move is due the clock is watched without a pause, as timers are late.
const TIMER = 2;
const waiting = [];
let took = [];

class Player {
  constructor(match, id) {
    Object.assign(this, { match, id, sent: 0, actedOn: -1, state: null });
  }

  come() {
    this.socket = io(`${base}/nine`, { transports: ["websocket"], forceNew: true });
    this.socket.on("update", (_, state) => this.hear(state));
    const begun = new Promise((done) => this.socket.once("sync", (_, { state }) => done(this.hear(state))));
    this.socket.on("connect", () => this.socket.emit("sync", this.match, this.id, undefined, 2));
    return begun;
  }

  hear(state) {
    this.state = state;
    if (this.sent && state._stateID > this.actedOn) {
      took.push(performance.now() - this.sent);
      this.sent = 0;
    }
    if (state.ctx.currentPlayer === this.id && state._stateID > this.actedOn) {
      this.actedOn = state._stateID;
      if (rate) waiting.push(this);
      else this.act(performance.now());
    }
  }

  act(at) {
    this.sent = at;
    const free = this.state.G.squares.flatMap((taken, square) => (taken === null ? [square] : []));
    const args = [free[Math.floor(Math.random() * free.length)]];
    const payload = { type: "take", args, playerID: this.id };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.id);
  }
}

// Lets players move at fixed times for a while, however long the answers take.
function offer(milliseconds) {
  const begin = performance.now();
  let done = 0;
  return new Promise((end) => {
    const go = () => {
      const now = performance.now() - begin;
      if (now >= milliseconds) return end();
      while ((done * 1000) / rate <= now && waiting.length) waiting.shift().act(begin + (done++ * 1000) / rate);
      const left = (done * 1000) / rate - (performance.now() - begin);
      if (left > TIMER) setTimeout(go, left - TIMER);
      else setImmediate(go);
    };
    go();
  });
}

(async () => {
  // Who comes first makes the match.
  for (let table = 0; table < tables; table++) for (const id of ["0", "1"]) await new Player(`t${table}`, id).come();
  const play = rate ? offer : (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  await play(warm * 1000);
  console.log("begin");
  took = [];
  await play(seconds * 1000);
  console.log("end");
  process.stdout.write(`${JSON.stringify(took)}\n`, () => process.exit(0));
})();
