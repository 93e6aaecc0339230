### Simulating games, and measuring the engine.

## What cannot be simulated

sim-games = { $given } games cannot be simulated: ask for a whole number from 1 to { $most }.
sim-jobs = { $given } jobs cannot be had: ask for a whole number from 1 to { $most }.
sim-bots-none = The name of a bot is missing: name one bot for all seats, or one after the other as in “steady,random”.
sim-bots-many = { $given } bots are too many for { $places } seats: the last one named takes all seats that are left.
sim-merge-plans = Reports of different simulations cannot be merged.
sim-merge-twice = The reports cannot be merged, as both have game { $game }.
sim-worker-lost = A worker process has ended by itself: out of memory, or started by a script that does not begin its work under if __name__ == "__main__". With 1 job no worker is needed.
sim-option-form = “{ $given }” is not an option: write name=value, as in rent_targets=one.
sim-no-file = { $file } cannot be written: it is not a file.
sim-no-plot = There is no picture of { $edition }; --plot is for knockout.
sim-plot-kind = { $file } cannot be drawn: the name of a picture ends in .png.
sim-no-matplotlib = A picture needs matplotlib, which is not installed: pip install "rentier[plot]".

## A cluster

cluster-address = “{ $given }” is no address of a cluster: write tcp://host:port, or local:4 for one on this machine with 4 workers.
cluster-local = A cluster on this machine cannot have “{ $given }” workers: write a number from 1 to { $most }, as in local:4.
cluster-not-installed = A cluster needs Dask, which is not installed: pip install 'rentier[cluster]'.
cluster-not-there = There is no Dask cluster at { $given }; start one with dask scheduler and dask worker, or let local:4 start one here.
cluster-no-workers = The Dask cluster at { $given } has no workers; start some with dask worker.
cluster-without = A worker of the cluster has no Rentier; install the same one there: { $ours }.
cluster-version = The cluster runs another Rentier: { $theirs } instead of { $ours }. Install the same one on all machines.
cluster-lost = The cluster has given up a piece of work: too many workers died over it, or the connection was lost.

## Help

sim-help-games = How many games; 1000 if missing.
sim-help-seats = How many players; 2 if missing.
sim-help-bots = The bots, as in steady,random; the last one takes all seats that are left. Only random if missing.
sim-help-seed = A whole number or 64 hexadecimal digits: the same seed, the same games. Drawn if missing.
sim-help-jobs = How many processes share the work, with the same result; 1 if missing.
sim-help-dask = Plays on a Dask cluster instead, with the same result: its address, tcp://host:port, or local:4 for one with 4 workers on this machine.
sim-help-json = Also writes the whole report to this file.
sim-help-plot = Of Knockout, also draws into this PNG file where slides end.

## The report

sim-progress = Playing
sim-heading = { $edition }, { $seats } seats, { $games } games, seed { $seed }
sim-stopped = Stopped: { $games } of { $asked } games were finished, and only these are counted.
sim-stopped-early = Stopped before a game was finished.
sim-speed = { $seconds } s, { $rate } games a second
sim-bots = Bots: { $bots }. After each game every bot moves on by one seat, so that each sits everywhere equally often.
sim-written = The whole report is in { $file }.
sim-plotted = The picture is in { $file }.
sim-percent = { $value }%
sim-between = { $low }–{ $high }%
sim-bot-wins = Wins by bot
sim-seat-wins = Wins by seat
sim-bot = Bot
sim-seat = Seat
sim-places = Seats
sim-wins = Wins
sim-share = Share
sim-bounds = 95% interval
sim-even = If all were equal
sim-shared = A shared win counts as its fraction: { $count } games had several winners.
sim-length = Length of a game
sim-mean = Mean
sim-median = Median
sim-p5 = 5% up to
sim-p95 = 95% up to
sim-longest = Longest
sim-turns = Turns
sim-decisions = Decisions
sim-endings = How the games ended
sim-ending = Ending
sim-ended = Games
sim-ending-unfinished = broken off after { $most } decisions
sim-played = Most played cards
sim-card = Card
sim-per-game = Uses per game
sim-in-games = Games with it
sim-decisive = Most decisive cards
sim-by-winner = Uses by the winner
sim-last-turn = In the winner’s last turn
sim-decisive-note = Of all uses of cards, { $share } were by the winner. Here are the cards with a surely higher share, the surest first; uses in one game go together, which the intervals allow for.
sim-decisive-none = No card was used by winners surely more often than others: of all uses, { $share } were by the winner.
sim-closing = Most often in the winner’s last turn: { $cards }.
sim-closing-card = { $card } ({ $share } of the games)

## The arena

arena-help-arena = Lets every bot meet every other one, and rates them.
arena-help-edition = Which games; all if missing.
arena-help-bots = The bots, as in easy,steady,sharp:400; all levels if missing.
arena-help-games = How many games each two bots play; 40 if missing.
arena-help-json = Keeps everything in this file while it plays, and goes on from there if the file is there already.
arena-help-plot = Also draws the ratings into this PNG file.
arena-bots = { $given } bots cannot meet: name from 2 to { $most } different ones, as in easy,steady,sharp.
arena-state-unknown = The file holds no arena: name a new file, or the one in which rentier arena has kept its games.
arena-state-other = The file holds other games ({ $edition }): they differ in { $what }. Name a new file, or ask for the same again.
arena-heading = { $edition }, { $seats } seats, { $games } of { $asked } games, seed { $seed }
arena-ratings = Ratings
arena-elo = Elo
arena-between = { $low }–{ $high }
arena-thinking = A decision takes
arena-ms = { $ms } ms
arena-shares =
    { $others ->
        [one] Wins of each bot on the left (even: { $even })
       *[other] Wins of one bot on the left among { $others } others of one kind (even: { $even })
    }
arena-against = against { $bot }
arena-plot = { $edition }, { $seats } seats
arena-written = Everything is in { $file }; the same command goes on from there.
arena-stopped = Stopped; only the games that were finished are counted.
arena-stopped-kept = Stopped; the same command goes on from here.

## How a game of Deal ends

deal-ending-sets = three full sets
deal-ending-stuck = nobody could draw or play any more
deal-ending-limit = the turn limit

## The engine’s own figures

bench-help-seconds = For how many seconds of the processor each figure is measured; 2 if missing.
bench-seconds = { $given } seconds cannot be measured: ask for more than 0 and up to { $most }.
bench-progress = Measuring
bench-compiled = The engine runs compiled.
bench-interpreted = The engine runs interpreted; compiled it is several times as fast.
bench-what = What
bench-figure = Per CPU second
bench-each = µs each
bench-two-games = Games, random play, 2 players, events off
bench-two-decisions = Decisions in them
bench-four-games = Games, 4 players
bench-four-decisions = Decisions in them
bench-events-games = Games, 2 players, events on
bench-events-decisions = Decisions in them
bench-copy = Copy of a game at half-time
bench-redeal = Redeal of it
bench-view = View of it
bench-plays = Actions read from text, checked, played
