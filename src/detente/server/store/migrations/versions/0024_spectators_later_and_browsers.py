"""spectators who see a table later, and browsers that get news"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Until now all spectators saw everything at once, and no browser got news."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("delay", sa.Integer(), nullable=True))
    with op.batch_alter_table("addresses") as table:
        table.alter_column(
            "target", existing_type=sa.String(400), type_=sa.String(1000), existing_nullable=False
        )
        table.add_column(sa.Column("keys", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Take back."""
    op.execute("DELETE FROM subscriptions WHERE address IN (SELECT id FROM addresses WHERE kind = 'push')")
    op.execute("DELETE FROM deliveries WHERE address IN (SELECT id FROM addresses WHERE kind = 'push')")
    op.execute("DELETE FROM addresses WHERE kind = 'push'")
    with op.batch_alter_table("addresses") as table:
        table.drop_column("keys")
        table.alter_column(
            "target", existing_type=sa.String(1000), type_=sa.String(400), existing_nullable=False
        )
    with op.batch_alter_table("tables") as table:
        table.drop_column("delay")
