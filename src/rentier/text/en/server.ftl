### The table server and the commands around it.

## Help

server-help-serve = Opens tables for everybody who has the link.
server-help-verify = Computes again from a table’s record that its chance was fair.
server-help-data = The folder in which the tables are kept; the user’s data folder if missing.
server-help-database = A PostgreSQL database to keep the tables in, as in postgresql://user@host/name.
server-help-redis = A Redis through which servers with the same PostgreSQL database share their tables, as in redis://host:6379.
server-help-host = The address to listen at; 127.0.0.1 if missing, which only this machine reaches.
server-help-port = The port to listen at; 8000 or the next free one if missing, and 0 takes any.
server-help-lan = Lets the local network in and shows a code for phones.
server-help-origin = Another origin whose pages may talk to this server, as in https://games.example; can be given several times.
server-help-proxy = Believes a proxy on this machine that says where requests come from.
server-help-public-url = The address by which everybody finds this server, as in https://games.example/rentier; links begin with it.
server-help-trusted = The address or network of a proxy to believe about where requests come from; can be given several times.
server-help-metrics-port = Reports the counts for Prometheus at this port of this machine alone.
server-help-keep-days = Deletes tables in which nothing has happened for so many days; 0 keeps them for ever.
server-help-backups = Writes a backup into this folder every day, reads it to its end and keeps the last seven.
server-help-log-format = Writes the log as lines for people (text) or as objects for programs (json).
server-help-config = A TOML file with settings; RENTIER_CONFIG names one too.
server-help-show-settings = Shows every setting with its value and where that comes from, and does nothing else.
server-help-record = The record of a table, as downloaded from the server.
admin-help-admin = Looks after the tables of a server.
admin-help-tables = Lists the tables, the latest first.
admin-help-size = Tells how many tables there are and how much room they take.
admin-help-backup = Writes all tables into a new file; the server may run meanwhile.
admin-help-verify = Plays every game in the backup again as a proof that it can be restored.
admin-help-restore = Takes over from a backup the tables that are not there; the server may run meanwhile.
admin-help-drill = Tries out a restore: backs up, restores elsewhere and plays every game again; the tables stay as they are.
admin-help-drill-file = A backup to try out; one that is made now if missing.
admin-help-vacuum = Gives back the room that deleted tables took; meanwhile nothing can be stored.
admin-help-delete = Deletes tables; who is there is sent away.
admin-help-new-file = A new file.
admin-help-file = A file that was written by rentier admin backup.
admin-help-table = A table to delete, by its id.
admin-help-older = Deletes the tables in which nothing has happened for so many days.
admin-help-yes = Deletes without showing first what would be deleted.

## Serving

server-running = Rentier is open: { $link }
server-in-network = In the network: { $link }
server-no-network = This machine has no address in a network that others could reach.
server-storage = The tables are kept in { $file }.
server-open-already = Rentier is open already: { $link } Stop that server first, or name another folder with --data.
server-other-port = Port { $taken } is taken, so it is { $port }.
server-how-to-stop = Ctrl+C stops the server; the tables stay.
server-not-installed = The server needs more packages; install them with: pip install 'rentier[server]'
server-data-or-database = The tables are kept in a folder or in a database; name one of the two.
server-bad-database = “{ $given }” is no database; its address is one such as postgresql://name:password@127.0.0.1:5432/rentier
server-redis-needs-database = Redis connects servers that share a PostgreSQL database; name one with --database.
server-redis-not-installed = Redis needs one more package; install it with: pip install 'rentier[redis]'
server-beside = Another server has this database open too. Without --redis, people at a table must all come to the same one.
server-bad-port = There is no port { $given }; ports go from 0 to { $highest }.
server-bad-config = The settings in { $file } cannot be read: { $why }
server-unknown-setting = There is no setting “{ $name }”, which { $file } names; rentier serve --show-settings lists them all.
server-misspelt-setting = There is no setting { $name }; the environment may mean { $meant }.
server-bad-setting =
    { $source ->
        [command] The setting { $name } cannot be “{ $given }”: { server-why }.
       *[other] The setting { $name } cannot be “{ $given }”, as { $source } says: { server-why }.
    }
server-why =
    { $why ->
        [whole] it must be a whole number
        [number] it must be a number
        [truth] it must be true or false
        [text] it must be a text
        [list] it must be a list of texts
        [choice] choose from { $choices }
        [above] it must be more than { $bound }
        [least] it must be at least { $bound }
        [most] it must be at most { $bound }
        [path] the path of the address may have letters, digits and -._~ only
        [origin] an origin has no path, only a name and perhaps a port
        [network] it is no address such as 10.0.0.7, and no network such as 10.0.0.0/8
        [redis] it is not an address such as redis://127.0.0.1:6379
       *[address] it is not an address such as https://games.example
    }
server-same-ports = The server and its counts cannot share port { $port }; choose another one with --metrics-port.
server-lan-and-host = --lan lets the network in, and --host { $host } keeps it out; choose one of the two.
server-bad-redis = “{ $given }” has something in it that Redis does not know; its address is one such as redis://:password@127.0.0.1:6379/0
server-full = There is no room for new tables at the moment; those that are here go on.
server-column-setting = Setting
server-column-value = Value
server-column-source = From
server-source-default = default
server-source-command = command line
server-no-port =
    { $kind ->
        [EADDRINUSE] Port { $port } is taken already, perhaps by another server; choose another one with { $option }.
        [EACCES] Port { $port } is not for everybody; choose one from 1024 with { $option }.
       *[other] The server cannot listen at { $host }, port { $port }: { $why }.
    }

## Requests and sockets

server-front =
    This is Rentier's table server.
      /api/tables    the public tables
      /api/editions  the games
      /api/schema    what can be asked for, as OpenAPI
      /api/socket    where tables are played; docs/protocol.md says how
server-unbuilt = The pages of this server have not been built yet: run “make web” in Rentier’s folder, which needs Node 20 or newer, and start the server again.
server-page-unknown = There is nothing here.
server-method-unknown = This cannot be asked for in this way.
server-body-too-long = The request is too long.
server-body-no-json = The request must be JSON, with the content type application/json.
server-request-unread = The request cannot be read; something is wrong at: { $path }
server-bad-host = The Host header of this request names no server; send the name or number by which you reach it.
server-too-many-requests = These are too many requests at once; wait a moment.
server-key-used = The key of this request (Idempotency-Key) was already used for another one; send it with a new key.
server-origin = Pages of other sites may not talk to this server.
server-fault = Something went wrong in the server; it is written down there. Try again.
server-stopped = The server is being stopped; the table stays. Come back later.
socket-too-many = There are too many connections already; try again later.
socket-crowded = There are too many connections to this table already.
socket-silent = The connection was closed because nothing was said on it.
socket-hello-first = The first message must be a hello that names a table.
socket-hello-again = This connection is at a table already; open another one for another table.
socket-flood = The connection was closed because it sent too many messages, or too many that cannot be read.
socket-slow = The connection was closed because it did not take in what it was told.
socket-unread = The message cannot be read; docs/protocol.md shows what can be said.

## Tables

table-unknown = There is no such table here.
table-edition-unknown = This table plays { $given }, which is not known here.
table-rules-version = This table follows version { $given } of the rules of { $edition }; here only version { $ours } can be played.
table-log-broken = The log of this table is damaged at entry { $number }, so it cannot be played on. { $why }
table-entry-unknown = Entry { $number } of this table was written by a newer version, so the table cannot be opened here.
table-deleted = This table has been deleted.
table-bad-seat = A seat cannot be { $given }; it is one of { $known }.
table-closed = The table has been put away for a moment; come back.
table-elsewhere = This table is open at another server, which cannot be reached from here at the moment. Come back soon.
table-fault = Something went wrong at this table; it goes on from what was stored. Look again.
table-not-stored = That could not be stored, so it has not happened. Try again.
table-not-alone = Somebody else still plays and would miss it: bots hurry only for a person who is alone with them.
table-busy = Too much is waiting at this table; try again.
table-stale = The table has gone on meanwhile; look again.
table-begun = The game has begun already.
table-not-begun = The game has not begun yet.
table-over = The game is over.
table-not-over = The game is not over yet; until then its secrets stay closed.
replay-no-step = There is no step { $given }; the last one is { $highest }.
explore-over = The game is over at this step; choose an earlier one to play on from.
explore-out = { $seat } is out of the game at this step; choose somebody else, or an earlier step.
explore-bots = This game has { $number } other seats, and { $given } bots were named; name one for each, or none.
table-full = No seat is open.
table-seat-taken = That seat is not open.
table-seats-open = These seats are still open: { $seats }. The host can let bots take them.
table-bad-nonce = A nonce has only letters from A to Z, digits, “-” and “_”; choose another one.
table-bad-name = A name has 1 to { $longest } characters that can be seen.
table-name-taken = Somebody here is already called { $name }.
table-wrong-invite = That invite does not open this table.
table-by-invite = The host has closed this table to newcomers; ask the host for the invite link.
table-barred = The host removed somebody at your address from this table; only the host’s new invite link lets you in.
table-not-host = Only the host of the table may do that.
table-not-your-seat = The secret of that seat is another one: you do not have { $seat }.
table-nobody-there = Nobody has that seat.
table-not-watched = This table is only for those who play at it.
table-seat-moved = Your seat is on another device now, or no longer yours.
table-removed = The host removed you from this table.
table-left = You gave up your seat at this table.
table-seat-given = Somebody else has your seat now.
table-given-up = You have given up this seat; you can watch on.
table-handed-over = A bot is playing for you; take your seat back first.
table-still-here = { $seat } is still here.
table-too-soon = { $seat } has not been gone for long. Wait until it is { $seconds } seconds; only the host may do this earlier.
table-no-bot-there = Only a bot’s seat can be offered to somebody else.
table-people-stay = Everybody who sits at the table stays on their seat: { $seats }. Remove somebody first.
table-nothing-said = There is nothing to read in your message.
table-talk = You are writing too fast; wait a moment.
table-muted = The host has muted you at this table.
table-slow =
    { $seconds ->
        [one] The talk is slowed down here; wait another second.
       *[other] The talk is slowed down here; wait another { $seconds } seconds.
    }
table-log-full = So much has been said and changed at this table that nothing but moves fits into its log.
table-too-many = Too many tables from your address have not begun yet; begin one of them first.
table-too-many-today = Too many tables were made from your address today; play at one of them, or try again later.
table-bad-colour = “{ $given }” is no colour of a seat.
table-clock-only = Only the clock can call time.
table-grave = This is hard to undo. Do it again if you mean it.
table-nothing-to-undo = Nothing to take back: only moves that revealed nothing can be.
table-answered = Another player has already answered: this can no longer be taken back.
table-wish-open = A request to take back a move has not been answered yet.
table-no-wish = That request to take back a move is no longer open.

## Companions of a game on a real board

relay-away = Shared bank units cannot be reached at the moment. Try again.
relay-unknown = There is no such shared bank unit here, or it has been silent for a day.
relay-not-yours = Only the device that shares this bank unit can change it.
relay-too-long = That is more than a bank unit shows; at most { $most } bytes.
relay-too-many = There are too many shared bank units already; try again later.
practice-slide = Only a slide can be practised, as in: slide 135 100 0 603. This is “{ $given }”.
practice-mover = Token { $number } is to be slid, so it cannot lie on the board.
practice-place = Token { $number } cannot lie at { $x }, { $y }: that is off the board, or it lies elsewhere already.
practice-overlap = Tokens { $number } and { $other } overlap.
score-players-differ = Turn order, cash and choices must fit the { $players } players whose tokens lie on the board.
score-unit = All cash comes in steps of { $unit }.

## The storage

storage-closed = The storage is closed; the server is being stopped.
storage-failed = The storage did not work: { $why }.
storage-newer = { $file } was written by a newer Rentier (version { $given } of the storage, here { $ours }); install that one.
storage-not-ours = { $file } is a database of another program; name another folder or database.
storage-unusable = { $file } cannot be used for the tables: { $why }.
storage-taken = Entry { $number } is there already.
storage-lost = Another server has the table now, so entry { $number } was not stored.
storage-moved = { $file } has been moved, removed or replaced while the server runs; put it back, or stop the server and start it again.
storage-log-gap = its log breaks off at entry { $number }
storage-away = The tables cannot be reached at the moment. Try again.

## Verifying

verify-no-table = This record does not say how its seed was made; only records of tables on a server do.
verify-commitment = The server committed itself to its secret before the game: { $value }
verify-commitment-wrong = The secret is not the one that the server had committed itself to: { $given } was shown, { $computed } comes out.
verify-seed = The seed comes from that secret and the players' own numbers: { $value }
verify-seed-wrong = The seed does not come from the secret and the players' own numbers: { $given } was played, { $computed } comes out.
verify-game = Every roll and every shuffle comes from that seed, and the game ends as recorded.
verify-game-wrong = The game does not come out as recorded: { $why }
verify-so = Everything checks out: nobody could choose the chance of this game.
verify-not-so = Something does not match.

## Looking after the tables

admin-no-tables = There are no tables.
admin-no-storage = There are no tables at { $file }; --data names another folder.
admin-column-table = Table
admin-column-edition = Game
admin-column-state = State
admin-column-entries = Entries
admin-column-changed = Last entry
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = over
admin-size =
    { $count ->
        [one] One table, { $size }
       *[other] { $count } tables, { $size }
    }
admin-bytes = { $number } { $unit }
admin-backed-up = All tables are in { $file } ({ $size }); rentier admin restore takes them over from there.
admin-verified =
    { $count ->
        [one] The one table in it was played again, and it is right.
       *[other] All { $count } tables in it were played again, and they are right.
    }
admin-backup-bad =
    { $count ->
        [one] The tables are damaged: only one of them can be read from { $file }.
       *[other] The tables are damaged: only { $count } of them can be read from { $file }.
    }
admin-bad-table = Table { $table } cannot be read: { $why }
admin-restored-without =
    { $count ->
        [one] One table of the backup is damaged and was left out.
       *[other] { $count } tables of the backup are damaged and were left out.
    }
admin-drill-good =
    { $count ->
        [one] The drill went well: one table was backed up, restored elsewhere and played again.
       *[other] The drill went well: { $count } tables were backed up, restored elsewhere and played again.
    }
admin-drill-bad =
    { $count ->
        [one] The drill failed: only one table could be restored and played again.
       *[other] The drill failed: only { $count } tables could be restored and played again.
    }
admin-vacuumed = The tables now take { $size }.
admin-restored =
    { $count ->
        [0] All tables of the backup were there already.
        [one] One table was taken over.
       *[other] { $count } tables were taken over.
    }
admin-no-backup = { $file } is no backup; name a file that was written by rentier admin backup.
admin-which = Name the tables to delete, or say with --older for how many days nothing may have happened.
admin-would-delete =
    { $count ->
        [one] One table would be deleted; add --yes to do it.
       *[other] { $count } tables would be deleted; add --yes to do it.
    }
admin-deleted =
    { $count ->
        [0] Nothing was deleted.
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
puzzle-unknown = This game has no such puzzle, or no longer has it. Choose another one.
puzzle-not = That is allowed, but something else is clearly better. Try again.
