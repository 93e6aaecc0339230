"""What the boards with a track share: walking, owning, rent, building, auctions, deals, debts, jail and cards."""
