"""The rules of 1815 and 1715: `course` has the order of play, `sequence` all questions."""
