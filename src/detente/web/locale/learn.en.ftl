# The page to start with
learn-ways = How to go on
learn-guided = Guided first game
learn-set-up = Set up a game
learn-glossary = Glossary

# The guide at the table
guide-region =
    .aria-label = Guide
guide-name = Guide
guide-progress = Step { $done } of { $of }
guide-fold = Fold the guide
guide-unfold = Unfold the guide
guide-stop = Play on without the guide
guide-start = Guide me
guide-again = Your decision again: { $title }
guide-others = The others are playing. Watch what they do.
guide-thinking = Thinking of a suggestion …
guide-try = A suggestion:
guide-do = Do that
guide-or = Or choose anything else: the guide follows you.
guide-next = Go on
guide-known = You now know
guide-rules = Rules
guide-on = Go on here
guide-whole = A whole game

# Words and map
chart-title = Map and words
chart-map = The map as a table
chart-words = Words and signs
chart-land = Where
chart-near = Next to it
chart-threats = In danger from
chart-there = There
