"""How Alembic reaches the database: `database.migrate` gives the connection."""

from alembic import context

from detente.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
