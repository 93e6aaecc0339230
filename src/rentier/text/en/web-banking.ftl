### The table of Banking.

web-banking-level =
    { $hotel ->
        [yes] Hotel
       *[other] { $level ->
            [one] 1 apartment
           *[other] { $level } apartments
        }
    }
web-banking-deed-building = One apartment costs
web-banking-bank-apartments = Apartments left
web-banking-ask-building =
    { $hotel ->
        [yes] Auction: one of the last hotels
       *[other] Auction: one of the last apartments
    }
web-banking-ask-want =
    { $hotel ->
        [yes] { $you ->
            [yes] You want one of the last hotels.
           *[other] { $person } wants one of the last hotels.
        }
       *[other] { $you ->
            [yes] You want one of the last apartments.
           *[other] { $person } wants one of the last apartments.
        }
    }

## What one may miss

web-banking-why-build =
    { $count ->
        [2] You can build on group { $letter } when both of its streets are yours.
       *[other] You can build on group { $letter } when all { $count } of its streets are yours.
    }
web-banking-why-auction = Deals and building wait until the auction is over.
web-banking-why-jail = Paying takes the place of this turn’s roll; you play on next turn.
web-banking-why-claim = Nobody will remind them: claim it yourself.
web-banking-why-debt = Until it is paid, all you can do is raise money.

## Hints of the first turn

web-hint-banking-1 = Roll, and your token walks by itself. What you can do next is in the bar below.
web-hint-banking-2 = Nobody’s street? Buy it, or it goes to auction at once and everybody bids.
web-hint-banking-3 =
    { $rent ->
        [automatic] Somebody on your street? The rent is paid automatically.
       *[other] Somebody on your street? Claim the rent before the next player rolls, or it is lost.
    }
web-hint-banking-4 = All streets of a colour are yours? Then build. Tap or click a street to see every figure.
web-hint-banking-5 = Short of money? Mortgage, sell or trade: that stays open while you owe.
