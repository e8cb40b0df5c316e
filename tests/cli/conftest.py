from tests.server.postgres import cluster, postgres

__all__ = ["cluster", "postgres"]
