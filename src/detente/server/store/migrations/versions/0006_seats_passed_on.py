"""seats that are passed on while the game runs, and when their holders were last seen"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("before", sa.Integer(), sa.ForeignKey("holders.id"), nullable=False),
        sa.Column("after", sa.Integer(), sa.ForeignKey("holders.id"), nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "sightings",
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Take back. A table at which a seat was passed on since then cannot continue: its log lacks a number."""
    op.drop_table("sightings")
    op.drop_table("changes")
