"""What players read is kept in files, so that a change of texts is seen and read."""

import pytest

import detente
from tools.sentences import file_of, sentences


@pytest.mark.parametrize("id", detente.games())
def test_players_read_what_the_files_say(id: str) -> None:
    game = detente.game(id)
    for language, text in sentences(game).items():
        kept = file_of(game, language).read_text(encoding="utf-8")
        assert text == kept, "run tools/sentences.py, and read aloud what has changed"
