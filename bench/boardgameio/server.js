// A game on boardgame.io's own server, in memory: two players take nine squares in turn, then the board is cleared.
const { Server } = require("boardgame.io/server");

const nine = {
  name: "nine",
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, square) => {
      if (G.squares[square] !== null) return "INVALID_MOVE";
      G.squares[square] = playerID;
      if (!G.squares.includes(null)) G.squares = Array(9).fill(null);
    },
  },
};

Server({ games: [nine], origins: ["*"] })
  .run(0)
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
