"""The documentation site: the documents of the repository, a page for each game, and the reference, as pages that need no network."""
