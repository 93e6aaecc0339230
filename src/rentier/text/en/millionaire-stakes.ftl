### Millionaire: what follows from an action, where it is not as on every track.

millionaire-stake-upgrade = The { $stars }★ token costs { $price }; with it your salary is { $amount }.
millionaire-stake-for-sale = { $space } is for sale at { $price }.
millionaire-stake-rent-due = You pay { $owner } a rent of { $amount } there.
millionaire-stake-held = If nobody bids, you have to take { $space } for { $amount }.
millionaire-stake-cancelled = Then your card “{ $card }” comes to nothing.
