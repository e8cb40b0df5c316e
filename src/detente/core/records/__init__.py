"""Saves and records: states and whole games as texts, and the checks of data from outside."""
