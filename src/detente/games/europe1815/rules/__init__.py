"""The rules of 1815 and 1715: `course` defines the order of play, `sequence` lists all questions."""
