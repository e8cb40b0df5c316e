"""What games show: events, scenes, words, rules for people, and observations for learners."""
