"""Properties of every game on the engine, third-party games included: one function per property.

A property inspects a position of a random game (`detente.core.authors.walk.hold`) and raises AssertionError if it fails. Moves
are random, so a property that holds in many games may still be broken: more games give more certainty. `detente check` runs
all of them.
"""

from collections.abc import Mapping

from detente.core.authors.checks.actions import (
    illegal_actions_are_refused,
    legal_actions_apply,
    legal_lists_are_sound,
    rules_are_in_the_texts,
    texts_are_read_back,
)
from detente.core.authors.checks.copies import (
    clones_are_independent,
    clones_go_on_alike,
    looking_changes_nothing,
    looks_are_of_now,
    saves_go_on_alike,
)
from detente.core.authors.checks.course import (
    cards_are_conserved,
    games_end,
    quantities_are_conserved,
    rankings_fit_returns,
)
from detente.core.authors.checks.replays import (
    drafts_are_unseen,
    drafts_commute,
    replays_are_alike,
    undo_restores,
    undo_unlearns_nothing,
)
from detente.core.authors.checks.saves import broken_saves_are_refused
from detente.core.authors.checks.sights import Sight
from detente.core.authors.checks.views import (
    actions_reveal_alike,
    observations_match_views,
    same_news_same_view,
    same_view_same_news,
    truth_is_possible,
    views_are_plain,
    worlds_are_drawn_blind,
    worlds_are_sound,
    worlds_look_alike,
    worlds_vary,
)
from detente.core.authors.walk import Property

__all__ = ["PROPERTIES", "Sight", "worlds_look_alike"]


PROPERTIES: Mapping[str, Property] = {
    holds.__name__: holds
    for holds in (
        legal_lists_are_sound,
        legal_actions_apply,
        illegal_actions_are_refused,
        texts_are_read_back,
        rules_are_in_the_texts,
        games_end,
        rankings_fit_returns,
        cards_are_conserved,
        quantities_are_conserved,
        looking_changes_nothing,
        looks_are_of_now,
        saves_go_on_alike,
        broken_saves_are_refused,
        clones_go_on_alike,
        clones_are_independent,
        views_are_plain,
        observations_match_views,
        worlds_look_alike,
        worlds_are_drawn_blind,
        worlds_vary,
        worlds_are_sound,
        actions_reveal_alike,
        same_news_same_view,
        same_view_same_news,
        truth_is_possible,
        replays_are_alike,
        undo_restores,
        undo_unlearns_nothing,
        drafts_commute,
        drafts_are_unseen,
    )
}
"""All properties, by name."""
