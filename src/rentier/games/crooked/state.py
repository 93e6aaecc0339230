"""The state of a game of Crooked Cash, and where it differs from the other games on a track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track import building, cards, deeds, moving, payment, trading, turn
from rentier.track.board import Deed, Group, Space
from rentier.track.events import DrewCard
from rentier.track.numbers import BANK, FREE, NOBODY
from rentier.track.state import Player, TrackGame

from . import chance, changing, dealing, loading, powers, refusals, selling, tender
from .data import BOARD, CHEST, CHEST_CARDS, COUNTS, DEALT, FAKES, OPEN_CARDS, TERMS, TOKENS, VALUES
from .events import CountedRents, KeptHidden, NotesPaid, TokensTurned, TookTrain
from .notes import KIND_OF, KINDS, UNIT, count_kinds, fewest
from .options import CrookedOptions
from .rules import RULES
from .view import truths_of, view_of

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import Form
    from rentier.core.dice import Dice
    from rentier.core.errors import IllegalAction
    from rentier.core.registry import Edition

    from . import shapes
    from .chance import ChanceCard


@final
class Crooked(TrackGame):
    """A game of Crooked Cash."""

    def __init__(self, edition: Edition, seats: int, options: CrookedOptions, dice: Dice, events: bool) -> None:
        super().__init__(edition, seats, options, dice, events, BOARD, TERMS)
        self.rule: Final = options
        self.truth: list[bool] = []
        """By note: whether it is fake. It never changes, so copies share it."""
        self.hands: list[list[int]] = []
        """By seat: the notes, in the order in which they came."""
        self.piles: list[list[int]] = []
        """By value: the bank's notes, from the top."""
        self.is_known: list[bool] = []
        """By note: whether its holder knows its truth (CC-43)."""
        self.is_doubted: list[bool] = []
        """By note: whether it came unchecked from a hand that was known to hold a fake of its value."""
        self.fakes_taken: list[int] = []
        """By seat and value: how many fakes everybody knows to be in a hand, at least (CC-43)."""
        self.reals_taken: list[int] = []
        """By seat and value: the same of notes that a check showed to be real."""
        self.green: list[int] = []
        """By seat: how many decoder tokens are green."""
        self.chance: list[ChanceCard | None] = []
        """By seat: the Chance card in hand."""
        self.open_chance: list[ChanceCard] = []
        self.chance_pile: list[ChanceCard] = []
        self.chance_unseen: int = 0
        """How many cards of that pile, from the top, nobody has seen yet."""
        self.shown_cards: list[str] = []
        """Kept cards of Community Chest that everybody knows about, because they were sold."""
        self.changed: int = 0
        """The number of the turn in which notes were last changed at the bank by choice (CC-49)."""
        self.fakes_laid: list[int] = [0] * KINDS
        """By value: how many fakes were laid down since the start, for simulations; no position or view has it."""

    def copy(self) -> Crooked:
        """Gives an independent game in the same state."""
        other = Crooked(self.edition, self.seats, self.rule, self.dice.copy(), self.events is not None)
        self.share_track(other)
        other.truth = self.truth
        other.hands = [hand[:] for hand in self.hands]
        other.piles = [pile[:] for pile in self.piles]
        other.is_known = self.is_known[:]
        other.is_doubted = self.is_doubted[:]
        other.fakes_taken = self.fakes_taken[:]
        other.reals_taken = self.reals_taken[:]
        other.green = self.green[:]
        other.chance = self.chance[:]
        other.open_chance = self.open_chance[:]
        other.chance_pile = self.chance_pile[:]
        other.chance_unseen = self.chance_unseen
        other.shown_cards = self.shown_cards[:]
        other.changed = self.changed
        other.fakes_laid = self.fakes_laid[:]
        return other

    def begin_crooked(self) -> None:
        """Shuffles notes and cards and deals the start money (CC-2 … CC-4)."""
        self.begin_empty()
        for kind in range(KINDS):
            fakes = [i < FAKES[kind] for i in range(COUNTS[kind])]
            self.dice.shuffle(fakes)
            self.piles[kind] = list(range(len(self.truth), len(self.truth) + COUNTS[kind]))
            self.truth.extend(fakes)
        for seat in range(self.seats):
            for kind in range(KINDS - 1, -1, -1):
                for _ in range(DEALT[kind]):
                    self.hands[seat].append(self.piles[kind].pop(0))
        chest = CHEST_CARDS[:]
        self.dice.shuffle(chest)
        self.decks = [cards.Deck([], 0), cards.Deck(chest, len(chest))]
        self.chance_pile = chance.CHANCE_CARDS[:]
        self.dice.shuffle(self.chance_pile)
        self.chance_unseen = len(self.chance_pile)
        for _ in range(OPEN_CARDS):
            chance.turn_up(self)
        turn.roll_for_start(self)
        self.push(turn.TURN)
        turn.begin_turn(self)

    def begin_empty(self) -> None:
        """Makes room for everything."""
        self.begin_state()
        count = sum(COUNTS)
        self.hands = [[] for _ in range(self.seats)]
        self.piles = [[] for _ in range(KINDS)]
        self.is_known = [False] * count
        self.is_doubted = [False] * count
        self.fakes_taken = [0] * (self.seats * KINDS)
        self.reals_taken = [0] * (self.seats * KINDS)
        self.green = [TOKENS] * self.seats
        self.chance = [None] * self.seats

    # Money is notes.

    def ask_payment(self, paying: payment.Paying) -> bool:
        """Lets a player lay notes; the bank's are never checked (CC-46, CC-49)."""
        if paying.payer == BANK:
            return False
        self.push(tender.Laying((), ()))
        return True

    def move_money(self, payer: int, payee: int, amount: int) -> None:
        """Pays out of the bank; a player's notes move when their window closes."""
        assert payer == BANK
        self.pay_from_bank(payee, amount)

    def pay_from_bank(self, seat: int, amount: int, is_changed: bool = True) -> None:
        """Pays in the fewest notes that make the sum, or more, for which the receiver gives change (CC-44)."""
        counts = [len(pile) for pile in self.piles]
        pieces = fewest(counts, amount)
        if pieces is not None:
            self.draw_notes(seat, pieces)
            return
        over = self._find_over(seat, counts, amount)
        pieces = fewest(counts, amount + over)
        if pieces is None:
            # The bank has less than this; it gives all it has.
            self.draw_notes(seat, counts)
            return
        if is_changed:
            self.push(payment.Paying(seat, BANK, over, tender.CHANGE, True))
        self.draw_notes(seat, pieces)

    def _find_over(self, seat: int, counts: list[int], amount: int) -> int:
        """Finds the least that the bank can pay too much and the receiver can give back."""
        first = 0
        hand = count_kinds(self.hands[seat])
        for over in range(UNIT, VALUES[KINDS - 1] + UNIT, UNIT):
            pieces = fewest(counts, amount + over)
            if pieces is not None:
                if not first:
                    first = over
                if fewest([hand[kind] + pieces[kind] for kind in range(KINDS)], over) is not None:
                    return over
        return first

    def draw_notes(self, seat: int, pieces: list[int]) -> None:
        """Gives notes off the top of the bank's piles."""
        values: list[int] = []
        for kind in range(KINDS - 1, -1, -1):
            for _ in range(pieces[kind]):
                self.hands[seat].append(self.piles[kind].pop(0))
                self.players[seat].cash += VALUES[kind]
                self.bank -= VALUES[kind]
                values.append(VALUES[kind])
        if self.events is not None and values:
            self.events.append(NotesPaid(BANK, seat, tuple(values)))

    def forget(self, taken: list[int], seat: int, kind: int) -> None:
        """Takes note that a note left a hand: it may have been one that everybody knew about (CC-43)."""
        place = seat * KINDS + kind
        if taken[place]:
            taken[place] -= 1

    # The decoder.

    def may_decode(self, seat: int) -> bool:
        """Tells whether a player has a green token and is not in jail (CC-40, CC-42)."""
        return self.green[seat] > 0 and self.players[seat].jail == FREE

    def turn_tokens(self, seat: int) -> None:
        """Turns a player's tokens green (CC-11)."""
        if self.green[seat] < TOKENS:
            self.green[seat] = TOKENS
            if self.events is not None:
                self.events.append(TokensTurned(seat))

    # Where this edition differs.

    def pass_go(self, player: Player) -> None:
        """Pays 200 and turns the tokens green (CC-11)."""
        self.turn_tokens(player.seat)
        moving.pay_salary(self, player)

    def play_space(self, player: Player, space: Space) -> None:
        """Takes the train to the next street that nobody owns (CC-15)."""
        if space.kind != "train":
            return
        for step in range(1, self.board.size):
            place = (player.place + step) % self.board.size
            deed = self.board.spaces[place].deed
            if deed is not None and self.owner[deed.index] == BANK:
                if self.events is not None:
                    self.events.append(TookTrain(player.seat, deed.code))
                moving.move_forward(self, player, place)
                return

    def draw_at(self, player: Player, space: Space) -> None:
        """Takes an open Chance card, or draws from Community Chest (CC-20, CC-21)."""
        if space.kind == "chance":
            self.push(chance.Taking(player.seat))
            return
        pile = self.decks[CHEST]
        card = pile.draw()
        if card.effect in ("out-of-jail", "half-hotel"):
            player.kept.append(card)
            if self.events is not None:
                self.events.append(KeptHidden(player.seat, card.code))
            return
        if self.events is not None:
            self.events.append(DrewCard(player.seat, card.deck, card.code))
        pile.put_under(card)
        cards.EFFECTS[card.effect].carry_out(self, player, card)

    def rent_of(self, deed: Deed, rolled: int) -> int:
        """Gives the rent for a stop now: the hotel's, or doubled in a whole colour (CC-14)."""
        if self.level[deed.index]:
            return deed.rents[1]
        return deed.rents[0] * (2 if self.owns_group(self.owner[deed.index], deed.group) else 1)

    def is_rent_claimed(self, owner: int = NOBODY) -> bool:
        """Tells whether rent is asked for or lost (CC-13); who could double it is always asked (CC-70)."""
        if self.rule.is_rent_claimed or owner == NOBODY:
            return self.rule.is_rent_claimed
        card = self.chance[owner]
        return card is not None and card.chance.effect == "double-rent"

    def may_do_business(self, seat: int) -> bool:
        """Lets hotels be bought at any time (CC-25)."""
        return True

    def may_raise(self, seat: int) -> bool:
        """Sells nothing to the bank without a debt (CC-28, CC-60)."""
        return False

    def add_raising(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds selling to the bank, in debt (CC-60)."""
        selling.add_sales(self, seat, menu)

    def raising_forms(self, seat: int) -> list[Form]:
        """Opens nothing more: a street has one hotel or none, and the menu lists every sale (CC-25, CC-60)."""
        return []

    def fits_raising(self, seat: int, action: AnyAction) -> bool:
        """Takes no sale by levels (CC-25)."""
        return False

    def raisable(self, seat: int) -> int:
        """Adds up what the bank would pay for everything (CC-60)."""
        return selling.worth_of(self, seat)

    def go_bankrupt(self, seat: int, creditor: int) -> None:
        """Takes a player out, after the last payment (CC-61)."""
        selling.go_bankrupt(self, seat, creditor)

    def least_for_building(self, deed: Deed) -> int:
        """Lets the last hotel be auctioned from 10 (CC-27)."""
        return self.terms.opening

    def is_contested(self, stock: int, rivals: int) -> bool:
        """Auctions nothing but the last hotel (CC-27)."""
        return stock == 1 and rivals > 0

    def add_own(self, seat: int, menu: list[AnyAction]) -> None:
        """Adds cards in hand, and changing notes."""
        powers.add_plays(self, seat, menu)
        if self.top() is turn.TURN:
            powers.add_half_hotels(self, seat, menu)
        changing.add_change(self, seat, menu)

    def add_standing(self, seat: int, menu: list[AnyAction]) -> None:
        """Add asking for a rent, once or doubled by a card, and hotels, bought at any time (CC-13, CC-25, CC-70)."""
        super().add_standing(seat, menu)
        if self.claims and powers.may_ask_twice(self, seat):
            is_listed = False
            for action in menu:
                is_listed = is_listed or isinstance(action, chance.PlayChance)
            if not is_listed:
                powers.add_plays(self, seat, menu)
        if self.may_build_now(seat):
            for group in self.board.groups:
                if group.is_street and self.owns_group(seat, group):
                    building.add_builds(self, seat, group, menu)
            powers.add_half_hotels(self, seat, menu)

    def fits_standing(self, seat: int, action: AnyAction) -> bool:
        """Take what `add_standing` lists."""
        if isinstance(action, building.Build):
            deed = action.deed
            return self.may_build_now(seat) and not building.why_not_build(self, seat, deed, deed.group.building)
        if isinstance(action, powers.HalfHotel):
            return self.may_build_now(seat) and not powers.why_not_half_hotel(self, seat, action.deed)
        if isinstance(action, chance.PlayChance):
            return powers.may_ask_twice(self, seat) and not powers.why_not_play(self, seat, action)
        return super().fits_standing(seat, action)

    def may_claim(self) -> bool:
        """Whether a rent can be asked for: not while notes or a card lie on the table (CC-13, CC-46)."""
        top = self.top()
        return not isinstance(top, (tender.Laying, changing.NotesWanted)) and super().may_claim()

    def may_build_now(self, seat: int) -> bool:
        """Whether a hotel can be bought while somebody decides about a purchase or a Chance card, or owes (CC-25)."""
        top = self.top()
        if not isinstance(top, (deeds.Buying, chance.Taking, chance.Inheriting, payment.Paying)):
            return False
        for decision in self.stack:
            # What a deal names is set aside until it is done (CC-51).
            if isinstance(decision, trading.Exchanging) and decision.lapses(seat):
                return False
        return self.is_in(seat) and not self.debt_of(seat)

    def own_forms(self, seat: int) -> list[Form]:
        """Opens every use of the Chance card, and changing notes with the bank and with players."""
        return refusals.own_forms(self, seat)

    def fits_own(self, seat: int, action: AnyAction) -> bool:
        """Takes whatever nothing stands against."""
        return refusals.is_own(action) and not refusals.why_not(self, seat, action)

    def is_locked(self, deed: Deed) -> bool:
        """Lets a street change hands with its hotel (CC-28)."""
        return False

    def is_worth_offering(self, group: Group, owned: int) -> bool:
        """Offers only what completes a colour."""
        return owned == len(group.deeds) - 1

    def most_offers(self) -> int:
        """Gives the option's number."""
        return 1 << 30 if self.rule.most_offers is None else self.rule.most_offers

    def may_deal(self) -> bool:
        """Allows deals at any time except inside a window or an auction (CC-51)."""
        top = self.top()
        if top is turn.TURN or isinstance(top, (payment.Paying, trading.Considering)):
            return True
        return isinstance(top, (deeds.Buying, chance.Taking))

    def why_not_deal(self, seat: int, offer: trading.MakeOffer) -> str:
        """Refuses a deal that lowers what covers a debt (CC-60)."""
        if self.debt_of(seat) > offer.debt and offer.debt + self._change(offer.give, offer.take) < 0:
            return "track-deal-debt-worse"
        if self.debt_of(offer.target) and self._change(offer.take, offer.give) < 0:
            return "track-deal-debt-worse"
        return ""

    def _change(self, gives: trading.Bundle, takes: trading.Bundle) -> int:
        """Tells by how much a deal raises what one side could pay with."""
        change = takes.cash - gives.cash
        for deed in takes.deeds:
            change += selling.sale_of(self, deed)
        for deed in gives.deeds:
            change -= selling.sale_of(self, deed)
        return change

    def traded_cards(self, seat: int) -> list[str]:
        """Lists the cards out of jail that a player has, of either pile (CC-50)."""
        found = [card.code for card in self.players[seat].kept if card.is_traded]
        held = self.chance[seat]
        if held is not None and held.chance.is_traded:
            found.append(held.chance.code)
        return found

    def may_have_cards(self, seat: int, codes: list[str]) -> bool:
        """Tells whether a player could have the cards, as far as everybody knows: kept ones are hidden (CC-20)."""
        hidden = len(self.players[seat].kept)
        held = self.chance[seat]
        for i, code in enumerate(codes):
            if code in codes[:i]:
                return False
            if held is not None and held.chance.is_traded and code == held.chance.code:
                continue
            if hidden == 0 or code not in chance.TRADED_CHEST:
                return False
            hidden -= 1
        return True

    def hand_cards(self, seat: int, target: int, given: list[str], taken: list[str]) -> None:
        """Moves the cards of a deal; Chance cards that go both ways are swapped, and none is discarded (CC-51)."""
        both = [code for code in given if code in taken]
        if both:
            self.chance[seat], self.chance[target] = self.chance[target], self.chance[seat]
        super().hand_cards(
            seat, target, [code for code in given if code not in both], [code for code in taken if code not in both]
        )

    def hand_card(self, giver: int, receiver: int, code: str) -> None:
        """Moves a card that was sold; now everybody knows who has it (CC-51)."""
        held = self.chance[giver]
        if held is not None and held.chance.code == code:
            self.chance[giver] = None
            chance.discard_chance(self, receiver)
            self.chance[receiver] = held
            return
        super().hand_card(giver, receiver, code)
        if code not in self.shown_cards:
            self.shown_cards.append(code)

    def conceal(self, code: str) -> None:
        """Takes note that a kept card is back under its pile."""
        if code in self.shown_cards:
            self.shown_cards.remove(code)

    def used_card(self, card: cards.Card) -> None:
        """Hears of a card out of jail that was used."""
        self.conceal(card.code)

    def sold(self, deed: Deed) -> None:
        """Ends the game when every street has an owner (CC-6)."""
        if BANK not in self.owner:
            self.win_by_wealth("bought")

    def win_by_wealth(self, why: str) -> None:
        """Counts the bank's rents and gives the win to who has most money, or shares it (CC-6)."""
        left = self.seats_in()
        if self.events is not None:
            self.events.append(CountedRents(tuple(left), tuple([self.end_rents(seat) for seat in left])))
        totals = self.scores
        best = max([totals[seat] for seat in left])
        self.win(tuple([seat for seat in left if totals[seat] == best]), why)

    def end_rents(self, seat: int) -> int:
        """Adds up the rents of a player's streets, as the bank pays them at the end (CC-6)."""
        return sum([self.rent_of(deed, 0) for deed in self.deeds_of(seat)])

    @property
    def scores(self) -> tuple[int, ...]:
        """Gives each player's notes at face value and the rents that the end would bring (CC-6)."""
        return tuple([self.players[seat].cash + self.end_rents(seat) for seat in range(self.seats)])

    def is_time_up(self) -> bool:
        """Ends the game after the agreed rounds."""
        limit = self.rule.round_limit
        if limit is None or self.rounds < limit:
            return False
        self.win_by_wealth("rounds")
        return True

    def rule_of(self, key: str) -> str:
        """Gives the number of the rule behind a refusal."""
        return RULES.get(key, "CC-10")

    def refuse(self, seat: int, action: AnyAction) -> IllegalAction:
        """Says why an action is not possible."""
        return refusals.refuse(self, seat, action)

    def notes_on_table(self) -> list[int]:
        """Lists the notes that lie in front of payers."""
        found: list[int] = []
        for decision in self.stack:
            if isinstance(decision, tender.Laying | tender.Checking):
                found.extend(decision.laid)
        return found

    def inventory(self) -> list[int]:
        """Counts real and fake notes of each value, hotels, tokens, and every card."""
        counts = [0] * (2 * KINDS)
        for notes in (*self.hands, *self.piles, self.notes_on_table()):
            for note in notes:
                counts[2 * KIND_OF[note] + (1 if self.truth[note] else 0)] += 1
        twelve = self.hotels + sum(self.level)
        chest = [0] * len(CHEST_CARDS)
        for card in self.decks[CHEST].cards:
            chest[card.index] += 1
        for player in self.players:
            for card in player.kept:
                chest[card.index] += 1
        pairs = [0] * len(chance.CHANCE_CARDS)
        for each in (*self.open_chance, *self.chance_pile, *loading.cards_pending(self)):
            pairs[each.index] += 1
        for held in self.chance:
            if held is not None:
                pairs[held.index] += 1
        return [*counts, twelve, *chest, *pairs]

    def full_inventory(self) -> list[int]:
        """Counts what a whole game has."""
        counts: list[int] = []
        for kind in range(KINDS):
            counts.extend((COUNTS[kind] - FAKES[kind], FAKES[kind]))
        return [*counts, self.terms.hotels, *[1] * len(CHEST_CARDS), *[1] * len(chance.CHANCE_CARDS)]

    def state(self) -> dict[str, object]:
        """Gives the state for a position."""
        return loading.crooked_state(self)

    def seen_from(self, seat: int | None) -> shapes.CrookedView:
        """Shows values, not truths, but for what the seat has learnt."""
        return view_of(self, seat)

    def bared(self) -> shapes.CrookedBare:
        """Tells which notes and Chance cards are fake."""
        return truths_of(self)

    def deal_anew(self, seat: int) -> None:
        """Draws truths, piles and kept cards anew within what the seat knows."""
        dealing.deal_anew(self, seat)
