"""Hidden cards: where they are, what each observer can tell of them, and worlds drawn from that."""
