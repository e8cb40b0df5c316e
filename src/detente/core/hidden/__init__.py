"""Hidden cards: where they are, what each observer knows about them, and worlds drawn from that."""
