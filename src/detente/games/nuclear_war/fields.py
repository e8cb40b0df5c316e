"""The values that each field of Nuclear War may hold."""

from detente.core.records.fields import (
    EACH_SEAT,
    SEAT,
    SEATS,
    YES_OR_NO,
    Derived,
    Field,
    Range,
    exactly,
    up_to,
)
from detente.games.nuclear_war import codes
from detente.games.nuclear_war.data import EDITION

PEOPLE = EDITION.population_total
VALUES = EDITION.population_values
CARDS = len(EDITION.faces)
ROW = 2**codes.ROW_SLOTS - 1
"""The mask of a whole row."""
MOST_MISSED = 100
"""Turns that a seat may have to miss: far more than a game can accumulate."""
SEATS_AND_BANK = exactly(lambda s: s.seats + 1)
CARRIER_FACES = Range(codes.CARRIER, codes.PROPAGANDA - 1)
WARHEAD_FACES = up_to(codes.CARRIER - 1)

FIELDS = (
    Field("population", up_to(PEOPLE), EACH_SEAT, "of each seat, millions"),
    Field("bank", up_to(PEOPLE), about="people who belong to nobody, millions"),
    Field("living", SEATS, about="mask of the seats with people"),
    Field(
        "dealt",
        up_to(max(EDITION.population_counts)),
        exactly(lambda s: len(VALUES) * s.seats),
        "how many population cards of each value each seat was dealt (NW-POP-1), seat by seat",
        shared=True,
    ),
    Field(
        "change",
        Range(-PEOPLE, PEOPLE),
        SEATS_AND_BANK,
        "what everybody has seen each seat, and last the bank, gain or lose since the deal, millions",
    ),
    Field(
        "floor",
        Range(-PEOPLE, PEOPLE),
        SEATS_AND_BANK,
        "what everybody can tell each seat, and last the bank, was dealt at least, millions",
    ),
    Field(
        "exact",
        up_to(lambda s: 2 ** (s.seats + 1) - 1),
        about="mask of the seats, and last the bank, for which `floor` is exactly what was dealt",
    ),
    Field("missing", up_to(MOST_MISSED), EACH_SEAT, "turns that each seat has to miss"),
    Field(
        "load",
        up_to(max(EDITION.capacity)),
        EACH_SEAT,
        "megatons that the carrier in each seat's launch slot may still carry",
    ),
    Field(
        "struck",
        up_to(ROW),
        EACH_SEAT,
        "by seat the row slots (a mask) whose cards were there when its bomber was shot down: warheads among them are dead (NW-BOMB-5)",
    ),
    Field("relaid", up_to(ROW), EACH_SEAT, "those of `struck` whose card may have been exchanged since"),
    Field(
        "spared",
        up_to(ROW),
        EACH_SEAT,
        "those of `relaid` where, as only the seat knows, there is no dead warhead",
    ),
    Field(
        "waiting",
        SEAT,
        up_to(CARDS),
        "whose secrets are open and wait for the end of the chain, in the order of the cards (NW-RET-9)",
    ),
    Field(
        "dying",
        SEAT,
        up_to(lambda s: s.seats),
        "seats that wait for their final retaliation, in order of death",
        once=True,
    ),
    Field(
        "salvo",
        up_to(CARDS),
        up_to(codes.SHOT * CARDS),
        "shots still to come, four numbers each: carrier (counted within the salvo), its face, warhead, target",
    ),
    Field("firing", SEAT, about="whose salvo it is"),
    Field("interceptors", SEAT, up_to(CARDS), "who has intercepted in this turn, in order"),
    Field(
        "war", up_to(codes.WAR_OF_RETALIATION), about="PEACE, WAR or WAR_OF_RETALIATION", start=codes.PEACE
    ),
    Field("turn", SEAT, about="whose turn or set-up it is"),
    Field("first", SEAT, about="who is first player"),
    Field("setup_left", SEATS, about="mask of the seats whose set-up is to come"),
    Field("rows_laid", YES_OR_NO, about="whether the first rows are on the table"),
    Field("showing", YES_OR_NO, about="whether the player has shown a deterrent in this turn"),
    Field("ending", up_to(codes.END_CHAIN_REACTION), about="why the game is over", start=codes.END_NONE),
)

DERIVED = (Derived("rulings", list, "the options as numbers"),)
