"""games as they were at a position, beside their logs"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Nothing is stored so far: the logs are played again."""
    op.create_table(
        "stored_games",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("stored_games")
