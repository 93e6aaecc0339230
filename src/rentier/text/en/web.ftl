### The table in the browser: the shell and what all tables share.

## When something cannot be fetched or done

web-not-loaded = This page could not be fetched.
web-not-loaded-why = The connection is gone, or Rentier has a newer version.
web-load-again = Load again
web-no-connection = The server does not answer. Look at your connection, then try again.
web-went-wrong = Something went wrong here. Load the page again; the game is safe.
web-lost = The connection is lost. Rentier keeps trying; the table waits.
web-lost-sending = The connection is lost. Your choice is kept and goes out when it is back.
web-refused = No.
web-rule = Rule { $rule }

## The top line and the menu

web-home = Rentier: to the shelf
web-language = Language
web-menu = Menu
web-menu-pages = Pages
web-close = Close
web-back = Back
web-rules = Rules
web-my-games = My games
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
web-theme-title = Light
web-theme-word =
    { $theme ->
        [light] morning
        [dark] evening
       *[system] as the system has it
    }
web-to-dark = Evening mode
web-to-light = Morning mode

## At the table

web-opening = Opening the table …
web-actions = What you can do
web-players-title = Players
web-board = Board
web-log = What happened
web-log-all = Show the earlier lines
web-log-empty = Nothing yet.
web-more = Log, chat and typing
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-said = { $name } says: { $text }
web-your-turn = Your turn.
web-waiting = Waiting for { $names }.
web-seat-you = you
web-seat-turn = your turn
web-seat-thinking = thinking
web-seat-absent = away; a bot plays on
web-seat-away = away
web-seat-bot = bot
web-seat-left = gave up the seat; a bot plays
web-watching =
    { $count ->
        [one] 1 is watching
       *[other] { $count } are watching
    }
web-game-over = The game is over.
web-won =
    { $you ->
        [yes] You won.
       *[no] { $names } won.
    }
web-to-result = Result
web-seconds-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-stopped = This table cannot be played on here.

## Choices

web-choose = { $verb } … ({ $count })
web-form-open = { $verb } …
web-form-do = Do it: { $verb }
# The parts of an action in a plain form.
web-field =
    { $name ->
        [amount] Amount
        [target] With whom
        [give] You give
        [take] You take
        [debt] Settles of the debt
        [lift] Lift at once
        [space] Space
        [group] Group
        [levels] Buildings left on each
        [cards] Cards
        [notes] Notes
        [card] Card
        [with] With what
        [x] Across (mm)
        [y] Along (mm)
        [angle] Angle
        [speed] Speed
       *[other] { $name }
    }

## Taking back, resigning, leaving, moving

web-undo = Take back
web-wish =
    { $you ->
        [yes] You asked to take your last move back. The others are asked.
       *[no] { $name } would like to take the last move back. Do you agree?
    }
web-wish-yes = Agree
web-wish-no = No
web-resign = Resign
web-resign-sure = Give the game up? You go out by the rules, or a bot plays on. This cannot be taken back.
web-leave = Leave the table
web-leave-sure = Give your seat up for good? A bot plays on in your place.
web-stay = Stay
web-move-seat = Play on on another device
web-eyes = Whose eyes

## The curtain

web-curtain = This is for { $name }.
web-curtain-why = Hand the device over. Nobody else looks now.
web-curtain-open = I am { $name }

## Hints

web-hint = Hint
web-hint-next = Next
web-hint-done = Got it
web-hint-never = No hints

## Typing

web-command = Type a move
web-command-example =
    { $edition ->
        [deal] bank 3m
        [knockout] slide 135 60 0 800
       *[other] roll
    }
web-command-help = Type a choice or its beginning, its number, or: where, owe, cards, money, deeds, rules, say.
web-command-which = Which one?
web-command-unknown = “{ $given }” means nothing here. “help” shows what does.
# What a person may type to look at something, between commas.
web-typed-help = help, h, ?
web-typed-where = where, board, map
web-typed-owe = owe, debt, question
web-typed-cards = cards, hand, notes
web-typed-money = money, cash, balance
web-typed-deeds = deeds, properties
web-typed-rules = rules, rule
web-typed-say = say, chat
web-look = { $name }: { $what }
web-owe-nothing = Nothing is owed now.
web-cards-none = You hold no cards.
web-deeds-none = You own nothing yet.
web-deed-mortgaged = { $name } (mortgaged)
web-deed-built = { $name } (built: { $count })
web-note-real = real
web-note-fake = fake
