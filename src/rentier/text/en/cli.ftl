### The command line.

## Help

cli-help-rentier = Property games: play them, replay them, read their rules, simulate them.
cli-help-commands = Commands
cli-help-help = Shows this and leaves.
cli-help-version = Shows the version and leaves.
cli-help-lang = The language: en or fr. The system’s if missing.
cli-help-play = Plays a game against bots.
cli-help-replay = Tells a recorded game in sentences, with everything open.
cli-help-rules = Shows the rules, one of them, or those with some words in them.
cli-help-analyse = Tells what decided a recorded game: luck, decisions, and the costliest mistakes.
cli-help-simulate = Plays many games between bots and reports on them.
cli-help-bench = Measures the speed of the engine.
cli-help-edition = Which game; deal if missing.
cli-help-seats = How many players, you among them; 4 if missing.
cli-help-seed = A whole number or 64 hexadecimal digits: the same seed, the same game. Drawn if missing.
cli-help-bots = Who plays against you, as in sharp,easy: careless, easy, sensible, sharp, or a character such as builder, trader, raider, miser or surprise. The last one takes all seats that are left.
cli-help-option = An option of the game, as in rent_targets=one or preset=modern; can be given several times.
cli-help-record = Saves the game in this new file, also if you leave before its end.
cli-help-name = Your name.
cli-help-file = The record of a game.
cli-help-step = Waits for Enter after each action.
cli-help-rules-words = The edition; then a rule’s number, or words to look for.

## Before and after a command

cli-version =
    { $engine ->
        [compiled] Rentier { $version }, compiled
       *[other] Rentier { $version }, interpreted
    }
cli-bot = { $name } is a bot, { $level }: { $does }.
cli-stopped = Stopped.
cli-not-installed = The command line needs two more packages; install them with: pip install 'rentier[cli]'
cli-usage-UsageError = That cannot be understood: { $given }; rentier --help shows what can.
cli-usage-extra = There is too much behind the command: { $given }; add --help to see what is needed.
cli-usage-NoSuchOption = There is no option { $option } here; add --help to see which there are.
cli-usage-BadOptionUsage = The option { $option } needs a value behind it.
cli-usage-MissingParameter = { $parameter } is missing; add --help to see what is needed.
cli-usage-BadParameter =
    { $wanted ->
        [integer] The value of { $parameter } must be a whole number.
        [float] The value of { $parameter } must be a number.
        [number] The value of { $parameter } must be a number.
       *[other] The value of { $parameter } cannot be used: { $given }.
    }
unknown-command = There is no command “{ $given }”; choose from: { $known }.

## Files

file-failed =
    { $kind ->
        [ENOENT] { $file } cannot be found; name a file or folder that is there.
        [EISDIR] { $file } is a folder; name a file.
        [EACCES] { $file } may not be opened; name a file that you may open.
       *[other] { $file } cannot be used: { $why }.
    }
file-exists = { $file } is there already; name a new file.
file-too-large = { $file } is no record: it has more than { $largest } MiB.
file-no-json = { $file } is no record, or only a part of one: it cannot be read as JSON.

## Rules

no-rules = There are no rules for { $edition } here.
no-such-rule = Nothing in the rules has “{ $given }”; there are { $count }, numbered with gaps from { $first } to { $last }, and words can be looked for.
cli-rules-how = Type a number or words behind it, such as “rules { $number }” or “rules rent”; rentier rules { $edition } shows all.

## Playing

cli-you = You
cli-hint = Type a number, or words; “help” shows more.
cli-hint-deal = Type a number, or words such as “bank 3m”; “help” shows more.
cli-hint-banking = Type a number, or words such as “roll”, “bid 1.2m” or “board”; “help” shows more.
cli-play-help =
    Answer with the number of a line or with words, which may be shortened.
    If several things fit, you are asked which. Enter shows the choices again.
      table           everything on the table
      log             what happened lately
      hint            the best choices, their chances, and why
      rules …         a rule by its number, or those with some words in them
      quit            leaves the table
    The whole of the rules: rentier rules { $edition }
cli-play-help-deal =
    You need three full sets of different colours.{ $turn_limit ->
        [none] { "" }
       *[other] { " " }After { $turn_limit } turns the most full sets win.
    }
    Answer with the number of a line or with words, which may be shortened:
      bank 3m, lay kentucky, lay wild red, rent red, debt anna, sly boardwalk
      pass go, say no, pass (let it happen), pay 1m 2m, end (your turn)
    If several things fit, you are asked which. Enter shows the choices again.
      table           everybody’s cards, named one by one
      hand            your cards and what they do
      log             what happened lately
      hint            the best choices, their chances, and why
      rules DL-47     a rule; rules rent shows those with that word in them
      quit            leaves the table
    The whole of the rules: rentier rules { $edition }
# How a game of Banking ends, by its options.
cli-banking-goal =
    { $game ->
        [quick] The second bankruptcy ends the game (among two players the first), and the richest wins.
       *[other] The last one who is not bankrupt wins.
    }{ $time_limit ->
        [none] { "" }
       *[other] { " " }After { $time_limit } minutes the richest wins.
    }{ $round_limit ->
        [none] { "" }
       *[other] { " " }After { $round_limit } rounds the richest wins.
    }
cli-play-help-banking =
    { cli-banking-goal }
    Answer with the number of a line or with words, which may be shortened:
      roll, buy, leave (to an auction), bid 1.2m, pass, claim, end
      build boardwalk, sell dark blue, mortgage park place, lift park place
      offer anna boardwalk for 500k, accept, decline
    If several things fit, you are asked which. Enter shows the choices again.
      board           all 40 spaces, their owners and who stands there
      deeds           your deeds; deeds anna shows those of another player
      balance         what everybody has, and is worth
      table           everybody’s deeds, one by one
      time            how much of it is left, if a duration was agreed
      log             what happened lately
      hint            the best choices, their chances, and why
      rules EB-30     a rule; rules rent shows those with that word in them
      quit            leaves the table
    On the table ■ is a deed, □ one that is missing in the group, m a mortgaged
    one, a number counts the apartments, and H is a hotel.
    The whole of the rules: rentier rules { $edition }
cli-refused = No. { $why }
cli-line-too-long = A line has at most { $most } characters.
cli-no-such-number = Choose from 1 to { $most }.
cli-unknown = “{ $given }” means nothing here; type a number, or words that begin with: { $words }.
cli-which = Which one?
cli-did-you-mean = Did you mean one of these?
cli-left-over = “{ $given }” means nothing here. Did you mean this?
cli-back = Enter leads back.
cli-own-offer = Put together another deal …
cli-offer-whom = With whom do you want to deal?
cli-offer-want = What do you want from { $name }, who has { $amount }?
cli-offer-give = What do you give { $name } for it? You have { $amount }.
cli-offer-how = Type numbers, names and an amount such as { $amount }, as many as you like; Enter for nothing.
cli-offer-nobody = Choose one of these players.
cli-offer-unclear = That is not clear; name things from the list, and money as in { $amount }.
cli-pick-cards = Pick the cards yourself …
cli-pick-how = Type numbers or names, as many as make { $amount }M; Enter leads back.
cli-picked = { $cards }: { $total }M. { $missing }M are missing; name more cards, or press Enter to begin anew.
cli-pick-unknown = “{ $given }” does not name cards that you can pay with; name some from your bank or your sets.
cli-pick-which = “{ $given }” can be { $cards }; say it in full.
cli-quit = Leave the game? Type yes, or a file name to save the record first; Enter goes on.
cli-quit-saved = Leave the game? Type yes; Enter goes on. The record will be saved.
cli-stay = You stay.
cli-time-left =
    { $minutes ->
        [0] The time has run out.
        [one] The last minute is running.
       *[other] Time left: { $minutes } minutes.
    }
cli-out = You are out of the game; the others play it to the end.
cli-left = You leave the table.
cli-input-ended = The input has ended, so you leave the table.
cli-record-saved = The game is recorded in { $file }; rentier replay tells it.
cli-seed = Seed: { $seed }; with --seed the same game begins again.

## What a person may type, between commas

cli-typed-help = help, h
cli-typed-rules = rules, rule
cli-typed-hand = hand, cards
cli-typed-log = log
cli-typed-hint = hint, advice
cli-typed-table = table
cli-typed-time = time, clock, time up
cli-typed-quit = quit, exit, leave
cli-typed-yes = yes, y
cli-typed-no = no
cli-typed-board = board, map
cli-typed-deeds = deeds, properties
cli-typed-balance = balance, balances, money, cash
# Between what one gives in a deal and what one gets.
cli-typed-for = for, against
# What a kept card may be called in a deal.
cli-typed-card = card, jail, out, get, free, pardon
# Words that say nothing about the choice.
cli-typed-ignored = a, an, the, as, for, from, to, on, onto, in, into, at, by, with, of, and, my, your, his, her, its, their, it, this, that, please, i, me
# Words for a kind of thing, which may stand beside the name of one.
cli-typed-kinds = card, cards, property, space, deed
# Words that deny something, which never stand for the beginning of another one.
cli-typed-not = not, dont, don, never
# One building that is sold, several, all of them, and one of them.
cli-typed-building = apartment, house, building
cli-typed-buildings = apartments, houses, buildings
cli-typed-all = all, everything
cli-typed-one = one, single

## The table of Deal

# Below a table that is printed.
cli-shown-waits = The game waits for { $awaiting }.
cli-shown-over = The game is over; the winner: { $winners }.
cli-deal-heading = Turn { $turn } · draw pile { $pile } · centre { $centre }
cli-deal-hand = hand
cli-deal-bank = bank
cli-deal-sets = sets
cli-deal-player =
    { $total ->
        [0] hand { $hand }, bank empty
       *[other] hand { $hand }, bank { $total }M: { $cards }
    }
cli-deal-piles = draw pile: { $pile }, centre: { $centre }
cli-deal-your-hand = Your hand:
cli-deal-buildings =
    { $count ->
        [one] house
       *[other] house, hotel
    }
cli-deal-rent = rent { $amount }M

## The tables of the games on a track

cli-track-out = bankrupt
cli-track-jailed = in jail
cli-track-visit = visiting jail
cli-track-ahead = Ahead:
cli-track-missing = You have { $cash }, so { $missing } are missing. Sales and mortgages could bring { $raised }.
cli-track-mortgaged = mortgaged
cli-track-deed = rent { $rent }, mortgage { $mortgage }
# What a deal would make of a group.
cli-track-then = then { $name } { $count }/{ $size }
cli-track-balance = { $name }: { $cash }; with everything { $wealth }

## The table of Banking

cli-banking-heading =
    Turn { $turn }, round { $round } · with the bank: { $apartments ->
        [one] one apartment
       *[other] { $apartments } apartments
    }, { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }
# The rent of a utility, for each point of the dice.
cli-banking-points = { $amount } × dice
cli-banking-street = Rent { $rent }, whole group { $double }; apartments { $rents }; hotel { $hotel }. A building costs { $building }, a mortgage brings { $mortgage }.
cli-banking-station = Rent by how many stations one has: { $rents }. A mortgage brings { $mortgage }.
cli-banking-utility = Rent for each point of the dice, by how many utilities one has: { $rents }. A mortgage brings { $mortgage }.
cli-banking-standing =
    { $count ->
        [0] hotel
        [1] one apartment
       *[other] { $count } apartments
    }

## Replaying

cli-replay-heading = { $edition }, { $seats } players, { $actions } actions
cli-replay-step = { $number } of { $count }, Enter goes on
cli-replay-unfinished = The record ends here, before the end of the game.

# After an action of the menu: what it costs, in sentences.
cli-stakes = ({ $costs })
