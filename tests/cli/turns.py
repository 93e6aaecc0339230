"""A turn of each game in which there is much to choose from."""

from collections.abc import Callable

import banking.table as banking
import crooked.table as crooked
import deal.table as deal
import knockout.table as knockout
import millionaire.table as millionaire
from rentier.core.game import Game


def banking_turn(**more: object) -> Game:
    """Set up a turn with much to choose from."""
    return banking.table(
        banking.player("12.35M", "virginia", "dark-blue brown:1 kentucky reading-rr*", kept="chance-out-of-jail"),
        banking.player("8M", "kentucky", "indiana st-charles electric"),
        banking.player("5M", "go", "illinois states virginia"),
        **more,  # type: ignore[arg-type]
    )


def crooked_turn(**more: object) -> Game:
    """Set up a turn with much to choose from; one of the person's 100s is a fake that the person knows."""
    return crooked.table(
        crooked.player(
            "2x500 2x100 100*!! 3x50 20 3x10", "virginia", "dark-blue kentucky:1", chance="c8", kept="k9 k10"
        ),
        crooked.player("500 5x100 100*!! 2x50 4x20 10", "kentucky", "indiana st-charles", chance="c7", green=1),
        crooked.player("500 2x100 10", "go", "illinois states"),
        **more,  # type: ignore[arg-type]
    )


def deal_turn() -> Game:
    """Set up a turn with much to choose from."""
    return deal.table(
        deal.player(
            "rent-red-yellow rent-any double-rent 3m 1m kentucky wild wild-red-yellow debt-collector sly-deal "
            "forced-deal pass-go birthday house",
            sets={"red": "indiana", "brown": "mediterranean baltic"},
            bank="2m",
        ),
        deal.player("10m", sets={"pink": "virginia states", "green": "pacific"}, bank="5m 4m"),
        deal.player("1m", sets={"dark-blue": "park boardwalk", "utility": "water"}, bank="3m"),
    )


def knockout_turn(**more: object) -> Game:
    """Set up a person's third slide in a game of three."""
    return knockout.table("park baltic", "boardwalk tennessee", "free-parking 20,60", **more)  # type: ignore[arg-type]


def millionaire_turn(**more: object) -> Game:
    """Set up a turn with much to choose from."""
    held = "free-house exchange takeover"
    return millionaire.table(
        millionaire.player("615K", "aqua-park", "dark-blue brown:1 castle-view aqua-park*", stars=3, held=held),
        millionaire.player("410K", "castle-view", "dream-avenue style-square", held="veto", kept="chance-out-of-jail"),
        millionaire.player("250K", "go", "palace-gardens bling-beach", stars=5),
        **{"fortune": "party-plaza=windfall yacht-harbor=dividend", **more},  # type: ignore[arg-type]
    )


TURNS: dict[str, Callable[..., Game]] = {
    "banking": banking_turn,
    "crooked": crooked_turn,
    "deal": deal_turn,
    "knockout": knockout_turn,
    "millionaire": millionaire_turn,
}
