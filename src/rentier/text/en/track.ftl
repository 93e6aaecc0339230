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
track-bad-claim = “{ $given }” is no number of a stop; of several stops on one space, name which one from 1 to 9, the oldest first.
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
track-only-in-debt = You sell buildings and mortgage only to pay a debt when you are short of money.
track-not-between-turns = That is done on your own turn, or between turns: before anybody’s first roll.
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
track-pay-hopeless = You owe { $amount } and cannot raise that much from the bank: declare bankruptcy, unless somebody makes a deal with you.
track-not-bankrupt = You can still raise the money from what you have.
track-no-debt = You can pay everything you owe.

## Buildings

track-build-no-street = Nothing can be built on { $space }; buildings stand on streets.
track-build-not-whole = You need every street of the group to build on { $space }.
track-build-mortgaged = A street of the group is mortgaged; pay that off before you build on { $space }.
track-build-full = There is a hotel on { $space } already; nothing can be added.
track-build-uneven = Build evenly: another street of the group has less than { $space }.
track-build-none-left = The bank has no such building left.
track-build-money = You do not have the { $amount } for a building on { $space }.
track-sell-nothing = You cannot sell that on the { $group } group; say what should be left on each street, in the order of the board.
track-sell-uneven = Sell evenly: the streets of the { $group } group may differ by one building at most.
track-sell-no-apartments = The bank has too few in stock to put in the place of the hotel; sell the whole of it, or more.

track-set-aside = { $space } is part of a deal that is not done yet, and is set aside until then.

## Mortgages

track-not-owned = { $space } is not yours.
track-not-mortgaged = { $space } is not mortgaged.
track-already-mortgaged = { $space } is mortgaged already.
track-mortgage-buildings = Sell the buildings on { $space } before you mortgage it.
track-lift-money = You do not have the { $amount } that it takes to pay off the mortgage of { $space }.

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
track-raise-elsewhere = You bid for a building on { $space }, so raise the money from another colour.
track-bid-low = That is too low: bid at least { $amount }.

## Deals

track-deal-not-now = This is not the moment for a deal: wait for the end of the auction, the card or the debt.
track-deal-whom = Name another player who is still in the game.
track-deal-not-owned = Both sides can give only what they have.
track-deal-money-alone = Money alone is no deal: a property or a card must change hands.
track-deal-money-twice = Only one side can give money.
track-deal-unit = Money in a deal is a multiple of { $amount }.
track-deal-buildings = Buildings keep a street where it is; sell them first.
track-deal-lift = In a deal you can pay off only the mortgages of properties that you receive.
track-deal-debt = That is more than is owed between you and { $target } now.
track-deal-in-kind = Debts are paid in money only here; name a price for what you give.
track-deal-debt-worse = A player in debt cannot give away what covers the debt.
track-deal-declined = { $target } has declined just that in this turn; offer something else.
track-deal-too-many =
    { $most ->
        [one] You can make only one offer in a turn, and one more in a debt.
       *[other] You can make only { $most } offers in a turn, and as many again in a debt.
    }
track-deal-money = One side does not have the money for that; what the bank takes for mortgages counts too.

## Positions that cannot be

track-position-not-in-jail = { field-is } whoever is not on the space of the jail is not in jail, so it must be { $free }.
track-position-not-kept = { field-is } it must be the code of a card that this player can keep.
track-position-out-has = { field-is } this player is out of the game and has nothing any more.
track-position-too-few = { field-is } { $left } of them are still in the game, and here it takes at least { $fewest }.
track-position-no-building = { field-is } nothing can stand on { $space } unless it is a street that a player owns without a mortgage.
track-position-no-mortgage = { field-is } { $space } cannot be mortgaged: that takes an owner, and an edition with mortgages.
track-position-no-interest = { field-is } interest is paid in advance only on a mortgage, and only by the option for it; { $space } has none.
track-position-stock = { field-is } { $kind ->
        [hotels] { $built } hotels stand on them, and there are only { $whole }.
       *[other] { $built } apartments stand on them, and there are only { $whole }.
    }
track-position-left = { field-is } { $built } of them stand on the board, so it must be { $left }.
track-position-other-pile = { field-is } it must be the code of a card of this pile.
track-position-card-twice = { field-is } every copy of that card lies somewhere else already.
track-position-card-missing = { field-is } the card { $card } is in none of the piles, nor anywhere else.
track-position-bank = { field-is } the players have { $players }, so it must be { $left }.
track-position-turns = { field-is } after { $rounds } whole rounds, and with this player’s turn, it must be from { $fewest } to { $most }.
track-position-rolled = { field-is } two dice show 2 to 12, and before the first roll it is 0.
track-position-fresh-doubles = { field-is } before the first roll of a turn it must be 0.
track-position-third-double = { field-is } after the third double nobody rolls again, so it must be false.
track-position-out-rolls = { field-is } { $seat }, whose turn it is, is out of the game, so it must be false.
track-position-fresh-roll = { field-is } a turn in which nobody has rolled begins with a roll, so it must be true.
track-position-no-claims = { field-is } by these rules rents are paid without being claimed, so it must be empty.
track-position-declined = { field-is } it must be a seat and the text of the offer that it made.
track-position-kind = { field-is } it must be something that can wait to be decided in this game, such as { $known }.
track-position-lies-not = { field-is } that never comes up directly on top of { $below }.
track-position-lies-on = { field-is } that never comes up directly on top of { $below }, only of { $allowed }.
track-position-lies-on-asked = { field-is } that never comes up on top of a payment for which notes are being laid.
track-position-owned = { field-is } it must be a property that the bank has, named once.
track-position-moved = { field-is } { $kind } follows a roll, so it must be false.
track-position-jailed = { field-is } this player is in jail and cannot be on the way.
track-position-told = { field-is } nobody is short of money for what they pay by choice, so it must be false.
track-position-by-choice = { field-is } nothing here is paid by choice, so it must be true.
track-position-not-asked = { field-is } nobody has a say in payments here, so it must be false.
track-position-waits = { field-is } it must be exactly the payment for which { $below } waits below it.
track-position-elsewhere = { field-is } it must be the property on which { $seat } stands.
track-position-price = { field-is } it must be a price of this property: { $prices }.
track-position-site = { field-is } it must be a street where { $seat } may build next: of a whole colour without mortgages, built evenly, with a building left.
track-position-no-offer = { field-is } it must be the text of an offer.
track-position-offer = { field-is } it must be an offer that { $seat } can make here, of things that both sides have and can pay.
track-position-bid = { field-is } { $seat } has less money than that.
track-position-ending = { field-is } the game cannot have ended like that here.
track-position-winners = { field-is } by the rules the winners are { $winners }.
track-position-broken = { field-is } buildings stand on { $group }, so all of that colour must have one owner.
track-position-uneven = { field-is } buildings on { $group } must be even: one more at most than on any other street of the colour.
track-position-not-mortgaged = { field-is } it must be a mortgaged property of { $seat }.
track-position-not-jailed = { field-is } it must be a player in jail who pays the fine.
track-position-deal = { field-is } it must be a deal of things that both sides have, for money of one of them, and that no other deal names.
track-position-wanting = { field-is } all who still bid must be in it: { $bidders }.
track-position-no-street = { field-is } it must be a street: nothing is built anywhere else.
track-position-none-left = { field-is } the bank has none left of that kind.
track-position-stops = { field-is } one player has more than { $most } rents to pay there.
