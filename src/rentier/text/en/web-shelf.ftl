### The top line, the menu and the shelf: all that the first page needs.

## When something cannot be fetched or done

web-not-loaded = This page could not be fetched.
web-not-loaded-why = The connection is gone, or Rentier has a newer version.
web-load-again = Load again
web-no-connection = The server does not answer. Look at your connection, then try again.
web-again = The server does not answer at the moment. Rentier keeps trying.
web-not-ready = The server is not ready at the moment. Try again in a minute.
web-went-wrong = Something went wrong here. Load the page again; the game is safe.
web-refused = No.
web-rule = Rule { $rule }

## The top line and the menu

web-home = Rentier: to the shelf
web-language = Language
web-menu = Menu
web-menu-pages = Pages
web-close = Close
web-rules = Rules
web-my-games = My games
web-puzzles = Puzzles
web-about = About
web-all-games = All games
web-sound = Sounds
web-speed =
    { $speed ->
        [calm] Speed: calm
        [quick] Speed: quick
       *[off] Speed: at once
    }
web-speed-title = How fast things move
web-speed-word =
    { $speed ->
        [calm] calm
        [quick] quick
       *[off] at once
    }
web-theme-title = Theme
web-theme-word =
    { $theme ->
        [light] light
        [dark] dark
       *[system] same as the system
    }
web-to-dark = Dark theme
web-to-light = Light theme

## Hints

web-learn = Learn it in two minutes

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
web-pitch-crooked = A third of the notes are fake. You have a decoder.
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
web-level-easy = easy
web-level-easy-does = plays like a beginner
web-level-steady = sensible
web-level-steady-does = plays soundly
web-level-sharp = sharp
web-level-sharp-does = thinks ahead
web-level-builder = builder
web-level-builder-does = puts everything into property
web-level-trader = trader
web-level-trader-does = has a deal for you every turn
web-level-raider = raider
web-level-raider-does = takes from others first
web-level-miser = miser
web-level-miser-does = keeps its money together
web-level-surprise = surprise
web-level-surprise-does = a character, drawn by lot
web-levels = How well they play
web-characters = Characters

## The shelf

web-shelf-title = Be a landlord for an evening.
web-shelf-about = Five boxes, no account. Pick one and play against bots, friends, or the person beside you.
web-shelf-games = Games
web-shelf-on-your-table = On your table
web-shelf-all-games = All games on this device
web-shelf-public = Open tables
web-shelf-nothing = Nothing here yet. A game stays here until it is over; after that you can replay it.
web-shelf-puzzles = One move is clearly the best. Find it: there is one for every day.
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
web-shelf-position = Build a position
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
# What the pages of each language call somebody without a name; readers of another language see their own word.
web-guest-names = Guest, Convive
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
web-games-result = Result
web-games-watch = Watch
web-games-join = Join
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
