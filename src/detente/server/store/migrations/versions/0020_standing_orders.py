"""standing orders"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Nobody has left any orders so far."""
    op.create_table(
        "standing_orders",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), nullable=False),
        sa.Column("question", sa.String(60), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("times", sa.Integer()),
        sa.Column("until", sa.String(60)),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True)),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    for column in ("holder", "due", "state"):
        op.create_index(f"ix_standing_orders_{column}", "standing_orders", [column])
    op.create_table(
        "standing_answers",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), nullable=False),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("standing_answers")
    op.drop_table("standing_orders")
