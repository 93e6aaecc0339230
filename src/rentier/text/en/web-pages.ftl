### The pages around the tables: shelf, games, lobby, joining, rules, about, and what is missing.

## Editions

web-edition-banking = Banking
web-edition-deal = Deal
web-edition-millionaire = Millionaire
web-edition-crooked = Crooked Cash
web-edition-knockout = Knockout
# On the shelf: what makes each one different.
web-pitch-banking = Cards instead of cash: one bank unit keeps every account.
web-pitch-deal = Three full sets win, unless somebody says no.
web-pitch-millionaire = Climb the levels; the first player with a million wins.
web-pitch-crooked = A third of the notes are fake. You have a lens.
web-pitch-knockout = Slide, bump, land on the good addresses.
web-minutes-banking = 60–120 min
web-minutes-deal = 15 min
web-minutes-millionaire = 45 min
web-minutes-crooked = 40 min
web-minutes-knockout = 20 min
web-players = { $fewest }–{ $most } players
web-ages = age { $age }+
# Who plays there by itself; spaces are left out of names.
web-bot-names = Ida, Tom, Noor, Maud, Otto, Ada, Leo, Zoe, Jin, Rosa
web-level-random = careless
web-level-random-does = plays anything that is allowed
web-level-steady = sensible
web-level-steady-does = plays soundly
web-level-steady-easy = easy
web-level-steady-easy-does = aims like a beginner
web-level-steady-strong = sharp
web-level-steady-strong-does = aims like an expert
web-level-sharp = sharp
web-level-sharp-does = thinks ahead

## The shelf

web-shelf-title = Be a landlord for an evening.
web-shelf-about = Five boxes, no account. Pick one and play against bots, friends, or the person beside you.
web-shelf-games = Games
web-shelf-on-your-table = On your table
web-shelf-all-games = All games on this device
web-shelf-public = Open tables
web-shelf-nothing = Nothing here yet. A game stays here until it is over; after that you can replay it.
web-shelf-play = Play now
web-shelf-play-small = the table is ready
web-shelf-friends = With friends
web-shelf-friends-small = get a link
web-shelf-together = Pass and play
web-shelf-together-small = one device
web-shelf-you-and =
    { $bots ->
        [one] you and a bot
       *[other] you and { $bots } bots
    }
web-shelf-details = Seats and rules
web-shelf-bots = Bots
web-shelf-variant = Game
web-variant-banking-end = to the end
web-variant-banking-quick = quick
web-variant-banking-hour = 60 min
web-variant-deal-rulebook = rulebook
web-variant-deal-modern = modern
web-variant-millionaire-one = a million
web-variant-millionaire-two = two million
web-variant-crooked-end = to the end
web-variant-crooked-short = 15 rounds
web-variant-knockout-still = steady hand
web-variant-knockout-light = light tremor
web-variant-knockout-real = real tremor
web-shelf-join = Join with a code
web-shelf-join-label = The link or code that you were given
web-shelf-join-go = Go there
web-shelf-join-wrong = That is no link to a table. It has /t/ in it, and a code behind the #.
web-shelf-box-owners = For owners of a real box
web-shelf-bank = Bank unit
web-shelf-score = Knockout scorer
web-shelf-practice = Practice slides
web-shelf-rules = Rules
web-shelf-games-link = Your games
web-shelf-about-link = About
web-shelf-foot = An independent, unofficial implementation of published rules. Runs on your own network.
web-server-gone = The server does not answer. It may be stopped, or the connection is gone.
web-try-again = Try again

## Who you are

web-you-title = You at the table
web-you-name = Name
web-you-guest = Guest
web-you-second = Player { $number }
web-you-change = change
web-you-choose = Choose a name
web-you-object = Your object
web-you-done = Done
web-name-longest = A name has at most { $count } characters.
web-object-snail = snail
web-object-teapot = teapot
web-object-cactus = cactus
web-object-pigeon = pigeon
web-object-umbrella = umbrella
web-object-key = key

## Games of this device

web-games-title = Games on this device
web-games-about = Running ones first. The keys to your seats are kept in this browser and nowhere else.
web-games-none = There are no games on this device yet.
web-games-to-shelf = To the shelf
web-games-with = with { $people }
web-games-alone = alone so far
web-games-state-waiting = waiting for players
web-games-state-yours = your turn
web-games-state-theirs = { $who } to play
web-games-state-playing = running
web-games-state-over = over
web-games-state-gone = no longer there
web-games-you-won = You won
web-games-won = { $who } won
web-games-open = Open
web-games-resume = Resume
web-games-replay = Replay
web-games-result = Result
web-games-watch = Watch
web-games-join = Join
web-games-forget = Forget
web-games-forget-sure = Forget it? This device then loses its seats there.
web-games-forget-yes = Forget it
web-games-forget-no = Keep it
web-games-seats-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
web-ago-now = just now
web-ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
web-ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
web-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

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
web-lobby-there = is here
web-lobby-remove = Remove
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
web-lobby-kind = Who sits on seat { $number }
web-lobby-add = Add a seat
web-lobby-drop = Take this seat away
web-lobby-nonce = Your device has mixed in a random number of its own, after the server sealed its secret. So nobody chooses the dice; after the game you can check that.
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

## Hints of the first turn

web-hint-banking-1 = Roll, and your token walks by itself. What you can do next is in the bar below.
web-hint-banking-2 = Nobody’s street? Buy it, or it goes to auction at once and everybody bids.
web-hint-banking-3 = Somebody on your street? Claim the rent before the next player rolls, or it is lost.
web-hint-banking-4 = All streets of a colour are yours? Then build. Click a street to see every figure.
web-hint-banking-5 = Short of money? Mortgage, sell or trade: that stays open while you owe.
web-hint-deal-1 = Three full sets of different colours win. A full set has a roof.
web-hint-deal-2 = You draw two cards, then play up to three: into your bank, as properties, or for what they do.
web-hint-deal-3 = Choose a card to see where it can go, or drag it there.
web-hint-deal-4 = You pay with what lies in front of you, never from your hand. Nobody gives change, so keep some small money in the bank.
web-hint-deal-5 = When somebody plays against you, a Just Say No in your hand stops it.
web-hint-millionaire-1 = You start with one star. At GO take your whole salary, or 50K less and the next level.
web-hint-millionaire-2 = Is there a card on a street? That is a Fortune card. It goes to the first player who stops there.
web-hint-millionaire-3 = Rent is paid automatically. On bare streets of a whole colour it is double.
web-hint-millionaire-4 = The first player with a million in cash wins at once. Deeds do not count.
web-hint-crooked-1 = Some of your notes are fake, and not even you know which.
web-hint-crooked-2 = To pay, pick notes. The others may hold the decoder over one before they believe you.
web-hint-crooked-3 = A green token is one look with the decoder. GO makes your tokens green again.
web-hint-crooked-4 = Whoever catches a fake keeps it, and the payer must replace it with other notes.
web-hint-crooked-5 = When the last street is sold, the game ends and rents are counted.
web-hint-knockout-1 = Point to where your token should stop, or pull it back: the line shows direction and strength. Then slide.
web-hint-knockout-2 = The farther, the more it pays. Knock others off the board, or push your own tokens on.
web-hint-knockout-3 = When all tokens have been slid, each property pays one player: the first in turn order with a token on it.
web-hint-knockout-4 = You can also aim with the keys, or with three numbers.
