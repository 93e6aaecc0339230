### The pages around the tables: games, lobby, joining, rules, about, and what is missing.

## Who you are

web-you-second = Player { $number }

## Games of this device

web-games-title = Games on this device
web-games-about = Running ones first. The keys to your seats are kept in this browser and nowhere else.
web-games-none = There are no games on this device yet.
web-games-to-shelf = To the shelf
web-games-replay = Replay
web-games-forget = Forget
web-games-forget-sure = Forget it? This device then loses its seats there.
web-games-forget-yes = Forget it
web-games-forget-no = Keep it

## The lobby

web-lobby-title = The table is set.
web-lobby-waiting =
    { $count ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-invite = Invite
web-lobby-invite-about = Send this link to whoever is playing. It opens this table and nothing else.
web-lobby-link = Link to the table
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-copy-by-hand = Select the link and copy it.
web-lobby-share = Share
web-lobby-code = QR code of the link
web-lobby-code-about = Or point a phone’s camera here.
web-lobby-only-here = This address works on this machine only. For other devices, start the server with “rentier serve --lan” and open the table by the address that it prints.
web-lobby-seats = Seats
web-lobby-seat = Seat { $number }
web-lobby-you = you
web-lobby-open = free
web-lobby-bot = bot, { $level }
web-lobby-leave = Leave
web-lobby-leave-sure = Leave this table? Your seat becomes free again.
web-lobby-move = To another device
web-lobby-begin = Begin
web-lobby-begin-fill = Begin, bots take the free seats
web-lobby-fill = Who takes the free seats
web-lobby-host-begins = The host starts the game.
web-lobby-invite-full = Every seat is taken. Whoever opens this link can watch, if this table allows it.
web-lobby-change = Change
web-lobby-save = Save
web-lobby-save-not = Cancel
web-lobby-kind = Who sits in seat { $number }
web-lobby-add = Add a seat
web-lobby-drop = Take this seat away
web-lobby-nonce = Your device has mixed in a random number of its own, after the server sealed its secret. So nobody chooses the luck of this game; afterwards you can check that.
web-lobby-sealed = Seal
web-lobby-options = How it is played
web-lobby-rulebook = Everything as the rulebook has it.
web-lobby-watching = You are watching. The game will appear here as soon as it begins.
web-lobby-public = Everybody sees this table on the shelf.

## Joining

web-join-title = You are invited to { $edition }.
web-join-public = This table of { $edition } has a free seat.
web-join-about = { $people } { $count ->
        [one] sits
       *[other] sit
    } at the table.
web-join-nobody = Nobody sits there yet.
web-join-late = The game has begun. You can take over from a bot: { $names }.
web-join-which = Which seat
web-join-any = any free one
web-join-sit = Sit down
web-join-watch = Only watch

## A seat on another device

web-move-title = { $who }’s seat on another device
web-move-about = Open this link there. From then on the seat is on that device, and this one watches.
web-move-warn = Whoever has this link has the seat: give it to nobody else.

## What is not there

web-missing-page = There is no such page.
web-missing-page-about = There is a mistake in the address, or the page has moved.
web-missing-table = There is no such table.
web-missing-table-about = The link may be incomplete, or the table was deleted.
web-missing-invite = This invite no longer opens the table.
web-missing-invite-about = The host has made a new link. Ask for that one.
web-missing-full = Every seat is taken.
web-missing-full-about = You can watch, or open a table of your own.
web-missing-begun = The game has begun without you.
web-missing-begun-about = You can watch, or open a table of your own.
web-missing-over = This game is over.
web-missing-over-about = Its result and its replay are here.
web-missing-private = This table is only for those who play at it.
web-missing-private-about = Ask for an invite, or open a table of your own.
web-missing-older = This table was played by other rules than these.
web-missing-older-about = The rules have been corrected since. It cannot go on here; once it is over, its record can still be downloaded.
web-missing-moved = The seat is no longer on this device.
web-missing-moved-about = It was taken to another device, or the host took it back. Here you can watch.
web-missing-removed = The host removed you from this table.
web-missing-removed-about = If that was a mistake, ask the host for a new invite.
web-missing-left = You gave up your seat at this table.
web-missing-left-about = The game goes on without you.
web-missing-given = Somebody else has your seat now.
web-missing-given-about = You had given it up, and the host offered it to somebody new.
web-missing-server = The server does not answer.
web-missing-server-about = It may be stopped, or the connection is gone. Nothing is lost: the table is stored.
web-missing-watch = Watch
web-missing-own = Open your own table
web-missing-to-shelf = To the shelf
web-missing-to-result = To the result
web-missing-to-replay = To the replay

## Rules

web-rules-title = Rules
web-rules-about = Each rule has a number. The game quotes it when it refuses something, and the number leads here.
web-rules-of = Rules of { $edition }
web-rules-search = Search the rules
web-rules-search-hint = A number or words: { $example }
web-rules-found =
    { $count ->
        [0] Nothing here has these words.
        [one] One passage
       *[other] { $count } passages
    }
web-rules-contents = Contents
web-rules-link = Link to rule { $number }
web-rules-loading = Loading the rules.
web-rules-whole = Open as a page

## About

web-about-title = About Rentier
web-about-what = Five property games, complete and true to their rulebooks: to play here with friends and bots, to keep the bank for a real box, and to study.
web-about-independent = This is an independent, unofficial implementation of published rules. No company that publishes such games has made, approved or sponsored it. The drawings, the texts of cards and rules are our own; the names of streets and of some cards are those of the published games.
web-about-fair-title = Fair chance
web-about-fair = Before a game the server seals a secret, then each device adds a random number. Both together decide every roll and shuffle. After the game the secret is opened, and this page’s own code computes everything again.
web-about-private-title = What is kept
web-about-private = No account, no e-mail, no tracking, nothing from elsewhere. Your name, your choices and the keys to your seats are in this browser; the server keeps the tables.
web-about-licence-title = Version and licence
web-about-version = Version { $version }
web-about-licence = Free software under the MIT licence.
web-about-for-all-title = For everyone
web-about-for-all = Everything can be done with the keyboard. A typed command line plays whole games, a screen reader is told what happens, colours never stand alone, and motion can be switched off.
