### Lessons: a fixed position, a few moves, one sentence for each.

web-lesson = Lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-show = Show me
web-lesson-show-none = Nothing to press here just now. Wait until it is your turn.
web-lesson-do = Do it for me
web-lesson-leave = Leave the lesson
web-lesson-watching = Watch what { $other } does.
web-lesson-done = You can play { $edition } now.
web-lesson-play = Play a game now
web-lesson-again = Once more
web-lesson-shelf = Back to the shelf

# Said about a move that the rules allow, but that the lesson does not ask for.
lesson-not = The rules allow that, but the lesson needs another move here. “Show me” points it out.
lesson-wait = It is not your move yet. Watch what the others do.
lesson-over = The lesson is over. In a real game you could go on from here.
lesson-only-moves = In a lesson nothing is taken back and nobody resigns. You can leave it at any time.
lesson-none = There is no lesson for { $edition }.
lesson-no-record = A lesson is not recorded: its moves and its dice were chosen beforehand.

## Deal

lesson-deal-bank = Each turn you play up to three cards. Take the 3M from your hand and put it in your bank: that is what you will pay with.
lesson-deal-lay = Now lay { card-new-york } in front of you. It is your third orange property, so the set is full.
lesson-deal-rent = A full set earns most. Play your rent card for orange: { $other } must pay you 5M.
lesson-deal-end = { $other } has paid, and your three cards are played. End your turn.
lesson-deal-no = { $other } wants to take your whole orange set. Play { card-just-say-no } and it stays with you.
lesson-deal-no-not = Then the orange set would be gone. Your { card-just-say-no } stops it.
lesson-deal-win = You have drawn { card-park }. Lay it beside { card-boardwalk }: three full sets win the game.
lesson-deal-done = Three full sets, and you have won. Money to pay with, sets to win with, and a { card-just-say-no } kept in hand.

## Banking

lesson-banking-roll = You own { space-banking-boardwalk }. Roll the dice and see where your token stops.
lesson-banking-buy = { space-banking-park } belongs to nobody yet. Buy it: it completes your dark blue group.
lesson-banking-buy-not = Then the bank would auction it, and { space-banking-park } is the street you need. Buy it.
lesson-banking-build = With the whole group in your hands you may build. Build on { space-banking-park } to raise its rent.
lesson-banking-end = That is all for this turn. End it, and { $other } rolls.
lesson-banking-claim = { $other } has stopped on your street. Claim the rent now: once the next player rolls, it is lost.
lesson-banking-claim-not = Nobody reminds anyone of a rent. If you let it go, it is lost: claim it.
lesson-banking-done = 1.75M of rent from one stop. Buy, complete a group, build, and never forget to claim.

## Millionaire

lesson-millionaire-roll = The first to have a million in cash wins, and you have 700K. Roll: GO is close.
lesson-millionaire-level = You pass GO: take the whole salary, or 50K less and the next level, which earns more on every lap. Move up.
lesson-millionaire-level-not = That is 50K more today. The next level pays it back with every salary and card to come: choose it for this lesson.
lesson-millionaire-buy = You were first here, so the Fortune card was yours: 100K. Now buy { space-millionaire-gadget-wharf }, it costs only 5K.
lesson-millionaire-buy-not = For 5K you get a street that earns for the rest of the game. Buy it.
lesson-millionaire-end = You own both dark blue streets, with houses. End your turn and see where { $other } stops.
lesson-millionaire-end-not = You could build more, but what you need now is cash. End your turn.
lesson-millionaire-done = 250K of rent, and you have your million. Rent is paid by itself here: only cash in hand counts.

## Crooked Cash

lesson-crooked-hotel = All light blue streets are yours, so you may build hotels. Buy one for { space-crooked-connecticut }.
lesson-crooked-pay = You pay with notes of your choice, and some notes are fake, even your own. Choose 50 and pay.
lesson-crooked-end = { $other } checked nothing, and the hotel stands. End your turn.
lesson-crooked-claim = { $other } has stopped at your hotel. Claim the rent of 200.
lesson-crooked-claim-not = If you do not ask, you get nothing. Claim the rent.
lesson-crooked-check = { $other } pays you with a 100 and two 50s. Is the 100 real? Spend your green token and check it with the decoder.
lesson-crooked-check-not = Look at the 100. Once you accept these notes, nobody asks what they were.
lesson-crooked-done = A fake! You keep it, and { $other } had to pay with other notes: 300 instead of 200.

## Knockout

lesson-knockout-slide = Point at a place on the board or pull your token back: the line shows how far it goes. Slide it onto a property.
lesson-knockout-slide-not = That would not stop on a property, or would lie in the way to { space-knockout-park } later. Straight ahead is fine.
lesson-knockout-knock = { $other } has slid off the board. Start level with { space-knockout-park }, then slide straight and hard: knock the token there off the board.
lesson-knockout-knock-not = That would not clear { space-knockout-park }. Place 42, angle 0 and strength 1500 will do.
lesson-knockout-railroad = All tokens have slid. Yours on the Railroad may still go to any free property: { space-knockout-park } if it is empty, otherwise another valuable one.
lesson-knockout-railroad-not = { space-knockout-park } is still free, and with { space-knockout-boardwalk } it makes a set. Go there.
lesson-knockout-done = { space-knockout-park } and { space-knockout-boardwalk } make a set worth 2,000 more, and you have won.
