"""time for decisions, and tables that end before their games"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. All tables so far have all the time in the world."""
    op.add_column("tables", sa.Column("time", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("ending", sa.String(10), nullable=True))
    op.create_table(
        "clocks",
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), primary_key=True),
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bank", sa.Float(), nullable=False),
        sa.Column("leave", sa.Float(), nullable=False),
        sa.Column("away_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("late", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_clocks_table_id", "clocks", ["table_id"])
    op.create_index("ix_clocks_deadline", "clocks", ["deadline"])
    op.create_table(
        "service",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Take back. Tables that ended early are over for good."""
    op.drop_table("outages")
    op.drop_table("service")
    op.drop_index("ix_clocks_deadline", "clocks")
    op.drop_index("ix_clocks_table_id", "clocks")
    op.drop_table("clocks")
    op.drop_column("tables", "ending")
    op.drop_column("tables", "time")
