### The table in the browser: what all tables share.

## When something cannot be fetched or done

web-lost = The connection is lost. Rentier keeps trying; the table waits.
web-lost-sending = The connection is lost. Your choice is kept and will be sent as soon as it is back.

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
web-muted = The host has muted you at this table.
web-said = { $name } says: { $text }
web-your-turn = Your turn.
web-waiting = Waiting for { $names }.
web-seat-you = you
web-seat-turn = your turn
web-seat-thinking = thinking
web-seat-away = not here
web-seat-played = a bot plays
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
web-rematch = Rematch
web-stay-at-table = Stay at the table
web-seconds-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-stopped = This table cannot be played on here.

## Choices

web-back = Back
web-choose = { $verb }: choose from a list ({ $count })
web-form-open = { $verb } …
web-form-do = Do it: { $verb }
# The parts of an action in a plain form.
web-field =
    { $name ->
        [amount] Amount
        [target] With whom
        [give] You give
        [take] You take
        [debt] Debt settled by it
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

web-undo = Take back my last move
web-undo-last = Take it back
web-meanwhile = Meanwhile
web-meanwhile-all = Show all { $count }
web-habits = Fewer clicks
web-wish =
    { $you ->
        [yes] You asked to take your last move back. The others are asked.
       *[no] { $name } would like to take the last move back. Do you agree?
    }
web-wish-yes = Agree
web-wish-no = No
web-resign = Resign
web-resign-sure = Give up the game? You go out by the rules, or a bot plays on. This cannot be taken back.
web-leave = Leave the table
web-leave-sure = Give up your seat for good? A bot plays on in your place.
web-stay = Stay
web-move-seat = Continue on another device
web-eyes = Seen by

## The curtain

web-curtain = This is for { $name }.
web-curtain-why = Hand the device over. Nobody else should look now.
web-curtain-open = I am { $name }

## Hints

web-tip = Tip
web-hint = Hint
web-hint-next = Next
web-hint-done = Got it
web-hint-never = Hide the tips

## Typing

web-command = Type a move
web-command-example =
    { $edition ->
        [deal] bank 3m
        [knockout] slide 135 60 0 800
       *[other] roll
    }
web-command-look = where
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

## Who is here

web-not-here =
    { $count ->
        [one] { $names } is not here.
       *[other] { $names } are not here.
    }
web-not-here-text = The game waits.
web-missing-person = A bot can play for { $name } until they are back.
web-hand = Let a bot play
web-hand-soon =
    { $seconds ->
        [one] In 1 second you can let a bot play for { $name }.
       *[other] In { $seconds } seconds you can let a bot play for { $name }.
    }
web-handed =
    { $count ->
        [one] A bot is playing for you.
       *[other] A bot is playing for { $name }.
    }
web-handed-headline = A bot is playing for you.
web-handed-text = Take your seat back whenever you like.
web-resume = Take the seat back
web-missed = Since you left
web-missed-more =
    { $count ->
        [one] One thing happened before that.
       *[other] { $count } things happened before that.
    }
web-missed-read = Got it
web-out = You are out.
web-out-bot = You gave up, and a bot plays on in your place.
web-out-rules = The game goes on without you.
web-out-watch = Watch
web-out-finish = Skip to the result
web-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
web-lobby-there = is here
web-lobby-remove = Remove
web-people = At the table
web-mute = Mute
web-bots-pace = Speed of the bots
web-bots-pace-told =
    { $speed ->
        [calm] Bots: calm, set by the host.
        [quick] Bots: quick, set by the host.
       *[off] Bots: at once, set by the host.
    }
web-closed = Closed to newcomers without the invite link
web-slow = Pause between two lines of chat
web-slow-seconds =
    { $seconds ->
        [0] none
        [one] 1 second
       *[other] { $seconds } seconds
    }
web-offer = Offer this seat
web-offered = Seat offered
web-remove-sure =
    { $begun ->
        [yes] Remove { $name } from the game? A bot plays on, and old invites stop working.
       *[no] Remove { $name } from the table? The seat is free again, and old invites stop working.
    }
web-remove-not = Cancel
web-invite = Invite somebody
web-invite-seat = Whoever opens this link first can take the seat of { $names }.
web-invite-watch = Anybody with this link can watch.
web-invite-closed = This table is not open to spectators.
web-invite-new = New link; the old one stops working

## What the log says about people

web-note-sat =
    { $you ->
        [yes] You take the seat of { $before }.
       *[no] { $name } takes the seat of { $before }.
    }
web-note-left = { $name } leaves the table. A bot plays on.
web-note-removed = The host removes { $name }. A bot plays on.
web-note-resigned =
    { $you ->
        [yes] You give up. A bot plays on.
       *[no] { $name } gives up. A bot plays on.
    }
web-note-away = { $name } is gone.
web-note-back = { $name } is back.
web-note-absent =
    { $you ->
        [yes] A bot plays for you while you are away.
       *[no] { $name } is away, so a bot plays.
    }
web-note-skipped =
    { $you ->
        [yes] While you are away, the table passes for you.
       *[no] { $name } is away, so the table passes for them.
    }
web-note-handed =
    { $who ->
        [host] { $you ->
            [yes] The host lets a bot play for you.
           *[no] The host lets a bot play for { $name }.
        }
       *[player] { $you ->
            [yes] { $by } lets a bot play for you.
           *[no] { $by } lets a bot play for { $name }.
        }
    }
web-note-taken =
    { $you ->
        [yes] You take your seat back.
       *[no] { $name } takes the seat back from the bot.
    }
web-note-offered = The host offers the seat of { $name } to somebody new.
web-note-simplified = The bot playing for { $name } had a fault. From now on a simpler one plays: { $level }.
web-note-allowed =
    { $you ->
        [yes] You agree to hints for everybody.
       *[no] { $name } agrees to hints for everybody.
    }
web-note-disallowed =
    { $you ->
        [yes] You no longer agree to hints.
       *[no] { $name } no longer agrees to hints.
    }

# What follows from an action, before it is done.
web-stakes = What follows from it
web-doubt = Are you sure?
web-doubt-do = Do it anyway
web-doubt-not = Cancel
