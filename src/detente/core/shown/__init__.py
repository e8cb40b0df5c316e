"""What is shown: events, scenes, words, rules for people, and observations for learners."""
