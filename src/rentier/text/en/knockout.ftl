### Knockout: what happened, what can be done, and what is asked.

# An amount, as the receipts write it: 1,250.
knockout-money = { $whole }

## What happened

# From five people on, team mates stand side by side.
knockout-event-began =
    { $seats-count ->
        [2] The turn markers are drawn: { $sides }.
        [3] The turn markers are drawn: { $sides }.
        [4] The turn markers are drawn: { $sides }.
       *[other] The turn markers are drawn, team by team: { $sides }.
    }
knockout-event-round-began = Round { $number } of { $rounds }. Turn order: { $sides }. On Free Parking: { $amount }.
# Where a slide ended.
knockout-slid-to =
    { $end ->
        [off] off the board
        [jail] onto { space-knockout-go-to-jail }, and so into jail
        [short] too short, and earns nothing there
       *[other] onto { $space }
    }
knockout-event-slid =
    { $end ->
        [back] { $you ->
            [seat] You do not get past GO, so you slide again.
           *[other] { $seat } does not get past GO, and slides again.
        }
       *[other] { $you ->
            [seat] You slide { knockout-slid-to }.
           *[other] { $seat } slides { knockout-slid-to }.
        }
    }
# Where somebody was knocked from and to.
knockout-knocked-to =
    { $end ->
        [off] { $before ->
            [none] off the board
           *[other] off { $before } and off the board
        }
        [jail] { $before ->
            [none] into jail
           *[other] from { $before } into jail
        }
        [short] { $before ->
            [none] along the runway
           *[other] from { $before } back to the runway
        }
       *[other] { $before ->
            [none] onto { $space }
           *[other] from { $before } to { $space }
        }
    }
knockout-knocked =
    { $own ->
        [yes] { $you ->
            [seat] You knock a token of your own { knockout-knocked-to }.
            [targets] { $seat } knocks a token of your own team { knockout-knocked-to }.
           *[other] { $seat } knocks a token of their own { knockout-knocked-to }.
        }
       *[other] { $you ->
            [seat] You knock { $targets } { knockout-knocked-to }.
           *[other] { $seat } knocks { $targets } { knockout-knocked-to }.
        }
    }
knockout-nudged =
    { $own ->
        [yes] { $you ->
            [seat] You nudge a token of your own on { $space }.
            [targets] { $seat } nudges a token of your own team on { $space }.
           *[other] { $seat } nudges a token of their own on { $space }.
        }
       *[other] { $you ->
            [seat] You nudge { $targets } on { $space }.
           *[other] { $seat } nudges { $targets } on { $space }.
        }
    }
knockout-event-knocked =
    { $end ->
        [space] { $moved ->
            [no] { knockout-nudged }
           *[other] { knockout-knocked }
        }
       *[other] { knockout-knocked }
    }
knockout-event-paid-bail =
    { $you ->
        [seat] You pay { $amount } to Free Parking, and your token comes out of jail.
       *[other] { $seat } pays { $amount } to Free Parking, and the token comes out of jail.
    }
knockout-event-stayed-in-jail =
    { $you ->
        [seat] You leave your token in jail.
       *[other] { $seat } leaves the token in jail.
    }
knockout-event-took-second-chance =
    { $amount ->
        [0] { $you ->
            [seat] You take your second chance.
           *[other] { $seat } takes a second chance.
        }
       *[other] { $you ->
            [seat] You pay { $amount } to Free Parking for a second chance.
           *[other] { $seat } pays { $amount } to Free Parking for a second chance.
        }
    }
knockout-event-left-off =
    { $you ->
        [seat] You do without a second chance.
       *[other] { $seat } does without a second chance.
    }
knockout-event-no-start = There is no room left behind GO: one token is out for this round ({ $seats }).
knockout-event-step-began =
    { $number ->
        [1] Step 1: tokens on { space-knockout-chance } are slid again.
        [2] Step 2: tokens on Railroads move on.
        [3] Step 3: cash and taxes.
       *[other] Step 4: { space-knockout-free-parking }.
    }
knockout-event-took-from-chance =
    { $seats-count ->
        [1] { $you ->
            [seat] You take your token from { space-knockout-chance } back behind GO.
           *[other] { $seats } takes a token from { space-knockout-chance } back behind GO.
        }
       *[other] { $you ->
            [seats] Your team takes a token from { space-knockout-chance } back behind GO.
           *[other] { $seats } take a token from { space-knockout-chance } back behind GO.
        }
    }
knockout-event-rode-railroad =
    { $you ->
        [seat] You ride from the { $before } to { $space }.
       *[other] { $seat } rides from the { $before } to { $space }.
    }
knockout-event-stood-still =
    { $you ->
        [seat] You stay on the { $space }.
       *[other] { $seat } stays on the { $space }.
    }
knockout-event-collected =
    { $seats-count ->
        [1] { $you ->
            [seat] You collect { $amount } for { $space }.
           *[other] { $seats } collects { $amount } for { $space }.
        }
       *[other] { $you ->
            [seats] Your team collects { $amount } for { $space }.
           *[other] { $seats } collect { $amount } for { $space }.
        }
    }
knockout-event-got-bonus =
    { $seats-count ->
        [1] { $you ->
            [seat] You have the whole { $group } set: a bonus of { $amount }.
           *[other] { $seats } has the whole { $group } set: a bonus of { $amount }.
        }
       *[other] { $you ->
            [seats] Your team has the whole { $group } set: a bonus of { $amount }.
           *[other] { $seats } have the whole { $group } set: a bonus of { $amount }.
        }
    }
knockout-event-doubled =
    { $seats-count ->
        [1] { $you ->
            [seat] Your House doubles { $space }: you collect { $amount } more.
           *[other] { $seats } collects { $amount } more: the House doubles { $space }.
        }
       *[other] { $you ->
            [seats] The House of your team doubles { $space }: { $amount } more.
           *[other] { $seats } collect { $amount } more: the House doubles { $space }.
        }
    }
# For how many properties the tax is.
knockout-taxed =
    { $count ->
        [1] one property
       *[other] { $count } properties
    }
knockout-event-paid-tax =
    { $seats-count ->
        [1] { $you ->
            [seat] You pay { $amount } tax to Free Parking, for { knockout-taxed }.
           *[other] { $seats } pays { $amount } tax to Free Parking, for { knockout-taxed }.
        }
       *[other] { $you ->
            [seats] Your team pays { $amount } tax to Free Parking, for { knockout-taxed }.
           *[other] { $seats } pay { $amount } tax to Free Parking, for { knockout-taxed }.
        }
    }
# With how many tokens the cash is taken.
knockout-parked =
    { $count ->
        [1] one token
       *[other] { $count } tokens
    }
knockout-event-took-parking =
    { $seats-count ->
        [1] { $you ->
            [seat] With { knockout-parked } on Free Parking you take { $amount }.
           *[other] With { knockout-parked } on Free Parking { $seats } takes { $amount }.
        }
       *[other] { $you ->
            [seats] With { knockout-parked } on Free Parking your team takes { $amount }.
           *[other] With { knockout-parked } on Free Parking { $seats } take { $amount }.
        }
    }
knockout-event-parking-left = On Free Parking, { $amount } is left.
knockout-event-parking-refilled = The bank puts { $amount } on Free Parking.
knockout-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] You have the most cash, { $amount }: you win.
           *[other] { $seats } has the most cash, { $amount }, and wins.
        }
       *[other] { $sides-count ->
            [1] { $you ->
                [seats] Your team has the most cash, { $amount }: you win.
               *[other] The team of { $sides } has the most cash, { $amount }, and wins.
            }
           *[other] The most cash is { $amount }, and the win is shared: { $sides }.
        }
    }

## What can be done

knockout-action-slide = Slide from ({ $x }, { $y }) at { $angle }° with { $speed } mm/s
knockout-action-pay = Pay 100 and slide the token again
knockout-action-stay = Leave the token in jail for this round
knockout-action-again =
    { $amount ->
        [0] Slide it again
       *[other] Pay { $amount } and slide it again
    }
knockout-action-leave = Leave it off the board
knockout-action-take = Slide token { $number } first
knockout-action-move = Ride to { $space }, which is worth { $amount }
knockout-action-stand = Stay on the Railroad
knockout-action-double = Double { $space }: { $amount } more

## The same in a line for several of a kind

knockout-group-slide = Slide at a space
knockout-group-move = Ride to a property

## What a person may type for an action, between commas

knockout-typed-slide = slide, aim, shoot, s
knockout-typed-pay = pay, yes, y
knockout-typed-stay = stay, no, n
knockout-typed-again = again, yes, y, pay
knockout-typed-leave = leave, no, n
knockout-typed-take = take, first
knockout-typed-move = move, ride
knockout-typed-stand = stand, stay, no
knockout-typed-double = double

## What is asked

knockout-asked-slides = It is your slide. Where do you aim?
knockout-asked-reslide =
    { $why ->
        [jail] Your token is out of jail: slide it again. Where do you aim?
        [chance] Your token comes from { space-knockout-chance }: slide it again. Where do you aim?
       *[other] Your second chance: slide it again. Where do you aim?
    }
knockout-asked-jail = Your token is in jail. Do you pay 100 to Free Parking and slide it again?
knockout-asked-second-chance =
    { $amount ->
        [0] Your token went off the board and touched nothing. Do you slide it again?
       *[other] Your token went off the board and touched nothing. Do you pay { $amount } to slide it again?
    }
knockout-asked-chance = Several tokens of yours are on { space-knockout-chance }. Which one do you slide first?
knockout-asked-railroad = Your token is on a Railroad, and may ride to any property without a token. Where to?
knockout-asked-scoring = Your House doubles one property that you collected for. Which one?

## What cannot be read

knockout-aim =
    { $part ->
        [x] { $given } is no place to start from: x is a number of millimetres from the left edge in steps of 0.1, such as 135 or 80.5.
        [y] { $given } is no place to start from: y is a number of millimetres from the near edge in steps of 0.1, such as 100 or 60.5.
        [angle] { $given } is no direction: it is a number of degrees in steps of 0.01, such as 0, 7.25 or -3.5, and to the right is more.
       *[other] { $given } is no speed: it is a whole number of millimetres a second, such as 1150.
    }
knockout-unknown-space =
    { $near ->
        [none] There is no space “{ $given }”; choose from: { $known }.
       *[other] There is no space “{ $given }”. Did you mean { $near } ({ $space })?
    }
knockout-unknown-token = There is no token “{ $given }”; the tokens are numbered from 0 to { $most }, four for each colour.
knockout-token-entry = { field-is } it must be "home", "jail", "off", the code of a space, or a place in millimetres such as [135, 500].
knockout-place = { field-is } a token lies within { $width } by { $length } millimetres, and never on { space-knockout-go-to-jail }.
knockout-overlap = { field-is } that is on top of { $other_path }.
knockout-tokens = { field-is } that does not fit the { $slid } slides of this round.
knockout-position-money = { field-is } with Free Parking that is { $total } in all, and there can be { $most } at most by now.
knockout-position-stack = { field-is } it must be a step of the round and, above slides or Chance only, tokens in jail and a token to slide again.
knockout-position-jail = { field-is } it must be a token in jail that is not named already.
knockout-position-jail-order = { field-is } it must be tokens in turn order, at least one: { $wanted }.
knockout-position-second = { field-is } it must be a token off the board whose owner may slide it again.
knockout-position-reslide = { field-is } a token that is to be slid again must be "home".
knockout-position-why = { field-is } this token cannot be slid again for that reason here.
knockout-position-set = { field-is } it must be some of these tokens, each once: { $allowed }.
knockout-position-doubled = { field-is } it must be a property that this team has already been asked about and collected for, or "".
knockout-position-scored = { field-is } nobody has to choose for a House, so the round would be over.
knockout-position-gains = { field-is } the cash of team { $number } must then be { $gain } at least.

## What is not possible now

knockout-slide-first = First slide your token.
knockout-start = A token starts wholly behind GO: x is 15 to 255, y is 15 to 105.
knockout-start-taken = There is no room to start from there: a token lies too near ({ $seats }).
knockout-angle = A slide goes forward, at most 25° to the left or right.
knockout-speed = The speed must be more than 0 and at most 2,000 mm/s, as fast as a hand.
knockout-jail-first = First say whether you pay for the token in jail, or leave it there.
knockout-nobody-jailed = No token of yours waits for you to pay.
knockout-no-cash = You do not have the { $amount } that it costs.
knockout-too-late = That token stays in jail: one can pay only at once.
knockout-second-first = First say whether you slide that token again, or leave it off the board.
knockout-take-first = First choose which of your tokens on { space-knockout-chance } you slide.
knockout-not-on-chance = That is no token of yours that waits on { space-knockout-chance } for its slide.
knockout-railroad-first = First say where your token rides from the Railroad, or leave it there.
knockout-no-property = { $space } is no property: one rides to properties only.
knockout-occupied = There is a token on { $space } already; choose a property without one.
knockout-double-first = First choose the property that your House doubles.
knockout-not-collected = You have not collected for { $space } in this round; double one for which you have.
