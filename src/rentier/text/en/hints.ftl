# Hints: the best actions with their chances to win, and why.

hint-best = Best: { $action } – about { $percent }% to win ({ $low } to { $high }).
hint-other = Or: { $action } – about { $percent }% ({ $low } to { $high }).
hint-close = The first two are about equally good.
hint-reason = { $moment } This happens in about { $after } of 10 futures after “{ $best }”, and in { $otherwise } of 10 after “{ $other }”.
hint-nothing-to-do = There is nothing to decide here now; ask for a hint when it is your turn.
hint-bad-budget = A hint takes more than 0 and at most { $most } seconds, or at least one playout.
