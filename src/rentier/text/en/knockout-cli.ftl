### Knockout on the command line.

cli-hint-knockout = Type a number, or an aim such as “boardwalk”, “boardwalk hard” or “B2”; “help” shows more.
cli-play-help-knockout =
    The most cash after the last round wins. Everybody slides four tokens in a
    round; where they lie in the end brings the cash.
    Answer with the number of a line, or aim in words, which may be shortened:
      boardwalk              just hard enough to stop there
      boardwalk soft         a little short of its middle
      boardwalk medium       about two rows farther, if nothing is in the way
      boardwalk hard         far beyond: what lies there flies
      B2, B2 hard            at that token
      free parking from left where you let go: left, middle, right, or from 80
      135 7.5 1220           x in mm, degrees (left is minus), speed in mm/s
    If you do not say from where, a place with a clear way is chosen for you.
      board           the board again
      ways            which spaces can be reached, and what is in the way
      table           all tokens with their places in mm
      cash            what everybody has
      log             what happened lately
      hint            the best choices, their chances, and why
      rules KO-12     a rule; rules jail shows those with that word in them
      quit            leaves the table
    On the board (B2) is Ben’s second token. Left of a row stand what each of
    its properties brings and, below it, the bonus for all of them.
    With --option tremor=real your hand trembles as hands do.
    The whole of the rules: rentier rules { $edition }

## What a person may type, between commas

cli-typed-exact = exact, exactly, just, enough, stop
cli-typed-soft = soft, softly, gentle, gently, light
cli-typed-medium = medium, firm, firmly
cli-typed-hard = hard, strong, smash, full
cli-typed-ways = ways, way, aims
cli-typed-from = from, start
cli-typed-left = left
cli-typed-middle = middle, centre, center
cli-typed-right = right
# Words that say nothing about an aim.
cli-typed-aim-ignored = at, onto, token, space, way

## The board and what stands beside it

cli-knockout-pot = { space-knockout-free-parking }: { $amount }
cli-knockout-runway = runway
cli-knockout-go = GO
cli-knockout-round = Round { $number } of { $rounds }
cli-knockout-left =
    { $count ->
        [0] all slid
       *[other] { $count } to slide
    }
cli-knockout-jail = In jail
cli-knockout-off = Off the board
cli-knockout-is-home = still to slide
cli-knockout-is-jail = in jail
cli-knockout-is-off = off the board
cli-knockout-cash = { $name }: { $amount }

## Aiming

cli-knockout-stop =
    { $kind ->
        [house] Stop on { $space }, which doubles { $amount }
        [railroad] Stop on { $space }, to ride on at the end
        [chance] Stop on { $space }, to slide again at the end
        [free-parking] Stop on { $space }: { $amount } as things stand
       *[other] Stop on { $space }: { $amount }
    }
cli-knockout-knock = Knock { $mark } ({ $name }) off { $space }, where { $amount } are to be had
cli-knockout-take = Slide { $mark } first
cli-knockout-elsewhere = Ride to another property …
cli-knockout-aim = Aim at something else …
cli-knockout-at = At what? A space, a token such as B2, or x, direction and speed; Enter leads back.
cli-knockout-how-hard = How hard?
cli-knockout-exact = just hard enough to stop there
cli-knockout-soft = soft: a little short of the middle
cli-knockout-medium = medium: about two rows farther
cli-knockout-hard = hard: far beyond
cli-knockout-way-clear = { $space }: clear
cli-knockout-way-behind = { $space }: behind { $mark }
cli-knockout-no-way = That cannot be reached from behind GO; aim at something else.
cli-knockout-unknown = “{ $given }” is nothing to aim at; name one space, such as “boardwalk” or “left house”, or a token, such as “B2”.

## What happened

cli-knockout-over = The round is over. This is how everything lies.
# A number behind a name: what the round brought.
cli-knockout-gain = { $name } { $amount }
cli-knockout-gains = This round brought: { $gains }.
cli-knockout-slip =
    Your hand slips: { $side ->
        [left] { $degrees }° to the left
        [right] { $degrees }° to the right
       *[other] straight
    }, { $pace ->
        [fast] { $percent }% too fast.
        [slow] { $percent }% too slow.
       *[other] at the right speed.
    }
