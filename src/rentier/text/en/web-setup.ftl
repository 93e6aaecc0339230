### Setting up a table: seats, options, and how it is played beside the rules.

web-setup-title = A table of { $edition }
web-setup-ready = Everything is set: play as it is, or change what you like.
web-setup-seats = Seats
web-setup-seats-about = { $fewest } to { $most } can play.
web-setup-teams-knockout = With five or more, two people who sit opposite each other share four tokens and play as a team.
web-setup-kind = Who is in seat { $number }
web-setup-kind-me = you
web-setup-kind-person = another person here
web-setup-kind-open = free, for a friend
web-setup-kind-bot = bot, { $level }
web-setup-name-of = Name of seat { $number }
web-setup-remove = Remove
web-setup-remove-seat = Remove seat { $number }
web-setup-add = Add a seat
web-setup-options = Rules
web-setup-options-about = The rulebook’s own choice is marked; if you change nothing, you play by the book.
web-setup-preset = Rules as in
web-setup-preset-rulebook = the rulebook
web-setup-rulebook = rulebook
web-setup-changed =
    { $count ->
        [0] by the book
        [one] one rule changed
       *[other] { $count } rules changed
    }
web-setup-no-limit = no limit
web-setup-table = Table
web-setup-pace = Pace of the bots
web-setup-pace-calm = calm
web-setup-pace-quick = quick
web-setup-pace-off = at once
web-setup-clock = Clock
web-setup-clock-none = none
web-setup-clock-decision = for each decision
web-setup-clock-reserve = for the whole game
web-setup-clock-about-none = Everybody takes the time they need.
web-setup-clock-about-decision = When it runs out, the game plays on for you as a careful player would.
web-setup-clock-about-reserve = Each has one reserve of time; when it is used up, the game plays on as a careful player would.
web-setup-seconds = Seconds for each decision
web-setup-minutes = Minutes for each player
web-setup-window = Seconds for a bid or an answer
web-setup-away = When somebody is away
web-setup-away-wait = wait
web-setup-away-bot = a bot plays
web-setup-away-skip = pass for them
web-setup-grace = After so many seconds
web-setup-public = Show the table on the shelf of this server; anybody may take a free seat
web-setup-watched = Others with the link may watch
web-setup-names = Street names
web-setup-names-edition = the edition’s
web-setup-names-town = those of an invented town
web-setup-hints = Hints
web-setup-hints-alone = alone with bots
web-setup-hints-agreed = if everybody agrees
web-setup-hints-off = never
web-setup-hints-about = Everybody who plays is asked. Once all have agreed, everybody may ask for hints.
web-setup-play = Play
web-setup-play-small =
    { $bots ->
        [0] everybody is here
        [one] against a bot
       *[other] against { $bots } bots
    }
web-setup-invite = Open the table
web-setup-invite-small =
    { $free ->
        [one] and get the link for one friend
       *[other] and get the link for { $free } friends
    }
web-setup-no-such = There is no such game here.
