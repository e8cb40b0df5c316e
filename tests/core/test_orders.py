"""Orders as people type them: notation, words of either language, beginnings, without accents."""

from collections.abc import Sequence

import pytest

import detente
from detente.core.shown.drawing import Offer
from detente.core.shown.orders import about_elsewhere, labels_of, matching, suggested, typed_words
from detente.core.shown.scene import scene


def offers(*actions: str) -> list[Offer]:
    return [Offer(action=action, label=f"Do {action.upper()}", on=[]) for action in actions]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place a", ["place a"]),
        ("PLACE  AB", ["place ab"]),
        ("pl b", ["place b"]),
        ("pl", ["place a", "place ab", "place b"]),
        ("done", ["done"]),
        ("do pl", ["place a", "place ab", "place b"]),
        ("x", []),
        ("?", []),
    ],
)
def test_what_is_typed_is_matched(typed: str, meant: list[str]) -> None:
    assert [o["action"] for o in matching(typed, offers("place a", "place ab", "place b", "done"))] == meant


class Table:
    """A game at its first decision with a given word in its notation, or after some actions."""

    def __init__(self, id: str, verb: str, **options: object) -> None:
        self.state = detente.game(id).start(options, 4)
        actions = self.state.game.actions
        while not any(
            actions.text(action).split()[0] == verb
            for action in self.state.legal_actions(self.state.to_act[0])
        ):
            seat = self.state.to_act[0]
            self.state.apply(seat, self.state.legal_actions(seat)[0])
        seat = self.state.to_act[0]
        self.offers = scene(self.state, seat, "en")["offers"]
        self.labels = labels_of(self.state, seat, self.offers)
        self.words = typed_words(self.state.game)

    def meant(self, typed: str) -> list[str]:
        return [offer["action"] for offer in matching(typed, self.offers, self.labels, self.words)]


@pytest.fixture(scope="module")
def capitals() -> Table:
    return Table("europe1815", "plant")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("plant greece", ["plant griechenland"]),
        ("plant Griechenland", ["plant griechenland"]),
        ("hauptstadt griechenland", ["plant griechenland"]),
        ("oesterreich", ["plant oesterreich"]),
        ("osterreich", ["plant oesterreich"]),
        ("Österreich", ["plant oesterreich"]),
        ("Austria", ["plant oesterreich"]),
        ("türkei", ["plant tuerkei"]),
        ("capital turkey", ["plant tuerkei"]),
        ("plant gr", ["plant griechenland"]),
        ("sardinien", ["plant korsika_sardinien"]),
        ("corsica", ["plant korsika_sardinien"]),
        ("plant atlantis", []),
    ],
)
def test_lands_are_known_in_both_languages(capitals: Table, typed: str, meant: list[str]) -> None:
    assert capitals.meant(typed) == meant


def test_what_may_mean_several_means_all_of_them(capitals: Table) -> None:
    several = capitals.meant("an")
    assert {"plant anatolien", "plant andalusien"} <= set(several) and len(several) < len(capitals.offers)
    assert len(capitals.meant("hauptstadt")) == len(capitals.offers)


def test_verbs_are_known_in_both_languages() -> None:
    turn = Table("europe1815", "attack")
    for action in [offer["action"] for offer in turn.offers if offer["action"].startswith("attack ")]:
        english, german = turn.labels[action]
        for typed in (action, english, german, german.replace(":", "").upper()):
            assert turn.meant(typed) == [action], typed
        assert turn.meant(f"angriff {english.split(': ')[1]}") == [action]


@pytest.mark.parametrize("id", [id for id in detente.games() if id != "isles"])
def test_every_label_of_every_game_means_its_offer(id: str) -> None:
    """Whatever language is shown. Offers with the same label in a language are all meant."""
    state = detente.game(id).start({}, 7)
    for _ in range(60):
        seat = state.to_act[0]
        shown = scene(state, seat, "de")["offers"]
        labels = labels_of(state, seat, shown)
        for offer in shown:
            for language in range(2):
                said = labels[offer["action"]][language]
                twins = [action for action, texts in labels.items() if texts[language] == said]
                found = [each["action"] for each in matching(said, shown, labels, typed_words(state.game))]
                assert offer["action"] in found, said
                assert len(twins) > 1 or len(found) == 1, (said, found)
        state.apply(seat, state.legal_actions(seat)[-1])


def spelled_wrong(table: Table, typed: str) -> Sequence[str]:
    return [offer["action"] for offer in suggested(typed, table.offers, table.labels, table.words)]


def test_what_is_spelled_wrong_is_guessed(capitals: Table) -> None:
    assert spelled_wrong(capitals, "plant grece") == ["plant griechenland"]
    assert spelled_wrong(capitals, "Griechnland") == ["plant griechenland"]
    assert spelled_wrong(capitals, "xyzzy") == []
    assert spelled_wrong(capitals, "plant xyzzy") == []


def test_a_name_inside_another_is_not_the_other() -> None:
    cities = [
        Offer(action=f"build {k}", label=f"Build: {name}", on=[])
        for k, name in enumerate(["Berlin", "West Berlin"])
    ]
    assert [offer["action"] for offer in matching("berlin", cities)] == ["build 0"]
    assert [offer["action"] for offer in matching("west", cities)] == ["build 1"]


def test_an_order_for_a_place_that_is_not_on_offer_is_understood() -> None:
    turn = Table("europe1815", "attack")
    names = {"england": "England", "korsika_sardinien": "Korsika-Sardinien", "berlin": "West-Berlin"}
    there = {offer["action"] for offer in turn.offers}
    assert "attack korsika_sardinien" not in there

    def meant(typed: str) -> str | None:
        return about_elsewhere(
            typed, turn.offers, turn.labels, {**names, **{a.split()[-1]: a.split()[-1] for a in there}}
        )

    assert meant("angriff korsika-sardinien") == "attack korsika_sardinien"
    assert meant("Attack Korsika Sardinien") == "attack korsika_sardinien"
    assert meant("korsika-sardinien") is None  # several orders can be given
    assert meant("angriff sardinien") is None
    assert meant("angriff") is None


@pytest.fixture(scope="module")
def factories() -> Table:
    return Table("wsdv", "build")


@pytest.mark.parametrize(
    "typed",
    [
        *("build kiel", "bauen kiel", "baue kiel", "Kiel bauen", "Baue in Kiel", "Fabrik Kiel", "bau kiel"),
        *("baue eine Fabrik in Kiel", "build a factory in Kiel"),
    ],
)
def test_a_factory_is_ordered_as_one_would_say_it(factories: Table, typed: str) -> None:
    assert factories.meant(typed) == ["build kiel"]


def test_what_cannot_be_built_is_understood_in_german(factories: Table) -> None:
    names = {"kiel": "Kiel", "atlantis": "Atlantis"}
    meant = about_elsewhere("baue in Atlantis", factories.offers, factories.labels, names, factories.words)
    assert meant == "build atlantis"


def test_the_use_of_a_card_is_ordered_by_the_title_of_the_card() -> None:
    hand = Table("wsdv", "play")
    assert {action.split()[-1] for action in hand.meant("bauen")} == {"build"}
    assert {action.split()[0] for action in hand.meant("spiele")} == {"play"}
    assert hand.meant("spiele Wunder von Bern als Ereignis") == ["play card_18 event"]
    assert hand.meant("wirtschaftswunder bauen") == ["play card_20 build"]
    assert hand.meant("play miracle of bern for the event") == ["play card_18 event"]


@pytest.mark.parametrize(
    ("id", "verb", "orders"),
    [
        ("wsdv", "dismantle", ["baue {name} ab", "{name} abbauen"]),
        ("wsdv", "remove", ["entferne unruhe in {name}", "unruhe {name} entfernen"]),
        ("europe1815", "attack", ["{name} angreifen", "greife {name} an", "angriff auf {name}"]),
        ("europe1815", "relocate", ["verlege Truppen nach {name}"]),
        ("nations", "buy", ["kaufe {name}", "{name} kaufen"]),
        ("nuclear_war", "place", ["lege {name}", "{name} legen", "pose {name}"]),
    ],
)
def test_orders_are_given_with_infinitives_and_imperatives(id: str, verb: str, orders: list[str]) -> None:
    table = Table(id, verb)
    for action in (action for action in table.labels if action.split()[0] == verb):
        name = action.split()[-1].replace("_", " ").replace("-", " ")
        for order in orders:
            assert action in table.meant(order.format(name=name)), (
                order,
                name,
                table.meant(order.format(name=name)),
            )


@pytest.mark.parametrize("id", [id for id in detente.games() if id != "isles"])
def test_each_verb_can_be_typed_in_each_language(id: str) -> None:
    game = detente.game(id)
    unsaid = {
        verb.word
        for verb in game.actions.verbs
        if verb.word and not typed_words(game).of(verb.word.replace("-", " "))
    }
    assert not unsaid
