"""who hears what is said"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    with op.batch_alter_table("chat") as table:
        table.add_column(sa.Column("heard", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Take back."""
    with op.batch_alter_table("chat") as table:
        table.drop_column("heard")
