"""What payments of Crooked Cash are for beside those of every track."""

from __future__ import annotations

from typing import Final

from rentier.track.payment import Purpose

CHANGE: Final = Purpose("change", is_to_bank=True, is_to_players=True, is_exact=True)
"""What a payee, or a player whom the bank paid too much, gives back (CC-44, CC-45, CC-48)."""
EXCHANGE: Final = Purpose("exchange", is_to_bank=True, is_to_players=True)
"""Notes for notes of the same worth, with the bank or a player (CC-49)."""
CATCH: Final = Purpose("reward")
"""From the bank, for catching a fake Chance card (CC-41)."""
