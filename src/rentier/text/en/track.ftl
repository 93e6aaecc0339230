### What the games on a track have in common: how money is written, and what is refused.

# An amount as the bank unit shows it: 600K, 1.5M.
track-money =
    { $unit ->
        [million] { $number }M
        [thousand] { $number }K
       *[other] { $number }
    }

## What cannot be read

track-bad-amount = “{ $given }” is no amount of money; write it like 600K, 1.5M, 600000 or 600,000.
track-card-not-sold = The card { $given } cannot be sold; of the cards, only { $known } can.
track-bad-level = “{ $given }” is no number of buildings; it is 0 to 5, and the highest is a hotel.
track-bad-seat = There is no player “{ $given }”; name the seat by its number, from 0 up.
track-unknown-deed =
    { $near ->
        [none] There is no property “{ $given }”; choose from: { $known }.
       *[other] There is no property “{ $given }”. Did you mean { $near } ({ $space })?
    }
track-unknown-group =
    { $near ->
        [none] There is no group “{ $given }”; choose from: { $known }.
       *[other] There is no group “{ $given }”. Did you mean { $near } ({ $group })?
    }
track-unknown-space =
    { $near ->
        [none] There is no space “{ $given }” on the board; choose from: { $known }.
       *[other] There is no space “{ $given }” on the board. Did you mean { $near } ({ $space })?
    }
track-position-things = The position contradicts itself: money, buildings or cards are too many or missing.

## What is not possible now

track-out = You are out of the game.
track-not-now =
    { $kind ->
        [turn] That is not possible now: the game waits for a roll, or for the end of the turn.
        [buy] First buy the property, or leave it to an auction.
        [auction] First the auction: bid or pass.
        [building-auction] First the auction: bid or pass.
        [want] First say whether you want one of the last buildings too.
        [offer] First answer the offer: accept or decline it.
        [pay-or-draw] First choose what to do about the card: pay, or draw another.
        [upgrade] First choose at GO: the whole salary, or part of it and the next token.
        [choose-player] First choose the player whom the card is about.
        [go-to] First choose the space to which the card leads.
        [buy-also] First say whether you buy one more property of the colour.
        [answer] First answer the card: cancel it, or pass.
        [check] First say whether you check one of the notes, or pass.
        [announce] First say whether you check the Chance card, or pass.
        [take] First choose about the Chance cards that lie face up.
        [inherit-chance] First choose which Chance card you keep.
        [offer-notes] First answer the offer: exchange the notes or decline.
       *[other] That is not possible now.
    }
track-only-in-debt = Buildings are sold and properties mortgaged only to pay a debt for which you have too little money.
track-not-between-turns = That is done in your own turn, or between turns: before somebody’s first roll.
track-not-your-turn = That is for { $turn } to do: it is their turn.
track-resign-not-now = You can leave the game for good only when nothing else is going on, or in your own debt.
track-roll-first = You still have a roll to make before your turn can end.
track-no-roll = You have rolled already; end your turn.
track-not-in-jail = You are not in jail.
track-no-jail-card = You have no card that gets you out of jail.
track-fine-money = You do not have the { $amount } for the fine.

## Rent and debts

track-no-claim = There is no rent for { $space } that you could still claim from { $target }.
track-pay-first = First pay the { $amount } that you owe: sell what the bank takes, or make a deal.
track-pay-hopeless = You owe { $amount } and cannot raise that much from the bank: give up, unless somebody makes a deal with you.
track-not-bankrupt = You can still raise the money from what you have.
track-no-debt = You owe nothing that you cannot pay.

## Buildings

track-build-no-street = Nothing can be built on { $space }; buildings stand on streets.
track-build-not-whole = You need every street of the group to build on { $space }.
track-build-mortgaged = A street of the group is mortgaged; lift that before you build on { $space }.
track-build-full = There is a hotel on { $space } already, and more does not fit.
track-build-uneven = Build evenly: another street of the group has less than { $space }.
track-build-none-left = The bank has no such building left.
track-build-money = You do not have the { $amount } for a building on { $space }.
track-sell-nothing = That is nothing you could sell on the { $group } group; name what shall be left on each street, in the order of the board.
track-sell-uneven = Sell evenly: the streets of the { $group } group may differ by one building at most.
track-sell-no-apartments = The bank has too few in stock to put in the place of the hotel; sell the whole of it, or more.

## Mortgages

track-not-owned = { $space } is not yours.
track-not-mortgaged = { $space } is not mortgaged.
track-already-mortgaged = { $space } is mortgaged already.
track-mortgage-buildings = Sell the buildings on { $space } before you mortgage it.
track-lift-money = You do not have the { $amount } that it takes to lift the mortgage of { $space }.

## Auctions

track-buy-money = You do not have the { $amount } that it costs.
track-no-auction = There is no auction now.
track-bid-not-in = You are out of this auction: you have passed.
track-bid-leading = The highest bid is yours; it is for the others to bid more or pass.
track-bid-short = The auction goes on without you: the next bid is { $amount } at least, and you do not have that.
track-bid-barred = You won this auction before and did not pay; it begins again without you.
track-bid-unit = Bids are multiples of { $amount }.
track-bid-money = You have only { $amount }, and a bid must be covered.
track-bid-site = Such a building cannot stand there; name a street of yours where it could be built now.
track-bid-low = That is too low: bid at least { $amount }.

## Deals

track-deal-not-now = This is not the moment for a deal: wait for the end of the auction, the card or the debt.
track-deal-whom = Name another player who is still in the game.
track-deal-not-owned = Both sides can give only what they have.
track-deal-money-alone = Money alone is no deal: a property or a card must change hands.
track-deal-money-twice = Only one side can give money.
track-deal-unit = Money in a deal is a multiple of { $amount }.
track-deal-buildings = Buildings keep a street where it is; sell them first.
track-deal-lift = Only mortgaged properties that you receive can be lifted in the deal.
track-deal-debt = That is more than is owed between you and { $target } now.
track-deal-debt-worse = Who is in debt cannot give away what covers the debt.
track-deal-declined = { $target } has declined just that in this turn; offer something else.
track-deal-too-many =
    { $most ->
        [one] You can make only one offer in a turn.
       *[other] You can make only { $most } offers in a turn.
    }
track-deal-money = One side does not have the money for that; what the bank takes for mortgages counts too.
