### Millionaire on the command line.

cli-hint-millionaire = Type a number, or words such as “roll”, “bid 120k” or “board”; “help” shows more.
cli-play-help-millionaire =
    The first one with { $target ->
        [x2m] two million
       *[other] a million
    } in cash wins, at any moment.
    Answer with the number of a line or with words, which may be shortened:
      roll, buy, leave (to an auction), bid 120k, pass, end
      upgrade or collect (at GO), choose anna, go to paradise island
      build ski mountain, lift ski mountain, free house ski mountain
      swap castle view for aqua park, take aqua park, cancel
      offer anna castle view for 80k, accept, decline
      sell pink, mortgage castle view (only when you owe more than you have)
    If several things fit, you are asked which. Enter shows the choices again.
      board           all 32 spaces, their owners and who stands there
      deeds           your deeds and cards; deeds anna shows those of another player
      balance         what everybody has, earns at GO, and still needs
      table           everybody’s deeds, one by one
      log             what happened lately
      hint            the best choices, their chances, and why
      rules MM-11     a rule; rules salary shows those with that word in them
      quit            leaves the table
    The bar is the way to the million, ★ the level of a token. ■ is a deed, □ one
    that is missing in the group, m a mortgaged one; a number counts the houses,
    and H is a hotel. ◆ is a Fortune card that lies face down.
    The whole of the rules: rentier rules { $edition }
cli-millionaire-heading =
    Turn { $turn }, round { $round } · with the bank: { $houses ->
        [one] one house
       *[other] { $houses } houses
    }, { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }
cli-millionaire-street = Rent { $rent }, whole group { $double }; houses { $rents }; hotel { $hotel }. A building costs { $building }, a mortgage brings { $mortgage }.
cli-millionaire-standing =
    { $count ->
        [0] hotel
        [1] one house
       *[other] { $count } houses
    }
cli-millionaire-held =
    { $count ->
        [one] a Fortune card
       *[other] { $count } Fortune cards
    }
cli-millionaire-yours = Your Fortune cards:
cli-millionaire-card = “{ $name }”: { $does }
cli-millionaire-salaries = Salaries:
cli-millionaire-balance = { $name }: { $cash } at { $stars }★, salary { $salary }; { $missing } to go
