"""What bots know of 2+2: the superpowers' world, who is likely to win, and what uses and events make of it."""
