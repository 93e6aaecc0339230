"""The steady player of Deal: it plays soundly by rules of thumb, and the same every time."""

from __future__ import annotations

from typing import final

from rentier.bots.base import Bot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.actions import PLACE, Pay
from rentier.games.deal.decisions import Answer, GiveUpExtra, Payment, Placing
from rentier.games.deal.state import Deal

from .answering import choose_answer
from .paying import Account
from .turn import choose_play, choose_to_give_up
from .worth import Sight


@final
class SteadyDeal(Bot):
    """A bot that builds towards three sets, keeps money for rents, takes what helps most and says no to what hurts."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        assert isinstance(game, Deal)
        sight = Sight(game, seat)
        waiting = game.top()
        if isinstance(waiting, Answer):
            return choose_answer(sight, waiting)
        if isinstance(waiting, Payment):
            return choose_payment(sight, waiting)
        if isinstance(waiting, Placing):
            colour = sight.own().best_colour(waiting.card)
            return PLACE[waiting.card.index][waiting.card.colours.index(colour)]
        if isinstance(waiting, GiveUpExtra):
            return choose_to_give_up(sight)
        return choose_play(sight)


def choose_payment(sight: Sight, payment: Payment) -> AnyAction:
    """Pay with the cards that are needed least."""
    return Pay(Account(sight.own(), sight.table(sight.game.turn)).items(payment.amount))
