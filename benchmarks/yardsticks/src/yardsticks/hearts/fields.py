"""What the fields of hearts may hold."""

from detente.core.records.fields import (
    SEAT,
    SEAT_OR_NONE,
    Derived,
    Field,
    Range,
    exactly,
    up_to,
)
from yardsticks.hearts.cards import (
    ALL_POINTS,
    CARDS,
    DIRECTIONS,
    JACK_BONUS,
    NO_SUIT,
    NO_TRICKS_BONUS,
    NOBODY,
    SEATS,
    SUITS,
    TRICKS,
)

HAND = up_to(2**CARDS - 1)
"""A mask of cards."""

FIELDS = (
    Field("north", HAND, about="the cards that seat A holds"),
    Field("east", HAND, about="the cards that seat B holds"),
    Field("south", HAND, about="the cards that seat C holds"),
    Field("west", HAND, about="the cards that seat D holds"),
    Field("given", HAND, exactly(SEATS), "the cards that each seat has passed on", shared=True),
    Field("direction", up_to(len(DIRECTIONS) - 1), about="by how many seats a passed card moves on"),
    Field("plays", up_to(CARDS - 1), up_to(CARDS), "the cards played, in order", once=True),
    Field("opener", SEAT, about="who led to the first trick"),
    Field(
        "led",
        Range(NO_SUIT, SUITS - 1),
        about="the suit led to the trick under way, or NO_SUIT",
        start=NO_SUIT,
    ),
    Field("best", up_to(CARDS - 1), about="the card that takes the trick so far"),
    Field("winner", SEAT, about="whose that card is"),
    Field("stake", up_to(ALL_POINTS), about="the points in the trick so far"),
    Field("broken", None, about="whether hearts may be led"),
    Field(
        "points", Range(JACK_BONUS + NO_TRICKS_BONUS, ALL_POINTS), exactly(SEATS), "that each seat has taken"
    ),
    Field("tricks", up_to(TRICKS), exactly(SEATS), "that each seat has taken"),
    Field("jack", SEAT_OR_NONE, about="who has taken the jack of diamonds, or NOBODY", start=NOBODY),
)

DERIVED = (
    Derived("any_club", bool, "whether the first lead may be any club"),
    Derived("clean_first_trick", bool, "whether no points may be played in the first trick"),
    Derived("hearts_for_queen", bool, "whether hearts may be led instead of a lone queen"),
    Derived("jack_bonus", bool, "whether the jack of diamonds takes points off"),
    Derived("no_tricks_bonus", bool, "whether no trick at all takes points off"),
    Derived("queen_breaks", bool, "whether the queen of spades breaks hearts"),
)
