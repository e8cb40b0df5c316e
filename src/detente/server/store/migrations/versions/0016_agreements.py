"""what people at a table ask of each other, and when decisions began"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Nobody has asked for anything so far."""
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("clocks", sa.Column("started", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """Take back. What is open is forgotten."""
    op.drop_column("clocks", "started")
    op.drop_table("proposals")
