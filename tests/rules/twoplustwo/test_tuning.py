"""What may be tuned of an edition of 2+2: only what is the edition's own, and never so that it cannot be played with."""

from copy import deepcopy

import pytest

from detente.core.authors.tunables import turned
from detente.core.engine.options import content
from detente.games.twoplustwo.data import OWN_EDITION

TUNING = OWN_EDITION.tuning
FACTS = OWN_EDITION.sample()
DIALS = TUNING.tunables(FACTS)


def test_dials_have_names_of_their_own_and_no_number_is_on_two():
    paths = [number.path for tunable in DIALS for number in tunable.numbers]
    assert len(set(paths)) == len(paths) > 200
    assert len({tunable.name for tunable in DIALS}) == len(DIALS)


@pytest.mark.parametrize("way", [1, -1])
def test_an_edition_with_all_dials_at_their_ends_can_be_played_with(way):
    facts = turned(FACTS, DIALS, {tunable.name: way * tunable.reach for tunable in DIALS})
    assert facts != FACTS
    TUNING.rename(facts, "turned")
    assert content(OWN_EDITION, facts).name == "turned"
    assert FACTS["meta"]["edition"] != "turned"


def test_dials_are_explained_in_words_not_by_ids():
    assert not [dial.about for dial in DIALS if "_" in dial.about]


def test_all_numbers_on_dials_start_within_their_bounds():
    for tunable in DIALS:
        for number, value in zip(tunable.numbers, tunable.values(FACTS), strict=True):
            assert number.least <= value <= number.most, (tunable.name, number)


def test_what_is_taken_from_the_printed_game_stays():
    facts = deepcopy(dict(FACTS))
    facts["tracks"]["dominance"]["provenance"] = "printed"
    for card in facts["cards"][:9]:
        card["provenance"] = "printed"
    left = {tunable.name: tunable for tunable in TUNING.tunables(facts)}
    assert "income.usa" not in left and "points.dominance.red" not in left
    assert [number.path[1] for number in left["values.west.decade1"].numbers] == [9]
    assert "values.west.decade2" in left
