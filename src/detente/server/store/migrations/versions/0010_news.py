"""addresses for news, for which seats they are, and what was sent"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Nobody has asked for news so far."""
    op.create_table(
        "addresses",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.String(400), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("confirmed", sa.DateTime(timezone=True), nullable=True),
        sa.Column("stopped", sa.DateTime(timezone=True), nullable=True),
        sa.Column("failure", sa.Text(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("visitor", "kind", "target"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), primary_key=True),
        sa.Column("address", sa.Integer(), sa.ForeignKey("addresses.id"), primary_key=True),
        sa.Column("when", sa.String(10), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
    )
    op.create_index("ix_subscriptions_address", "subscriptions", ["address"])
    op.create_table(
        "deliveries",
        sa.Column("address", sa.Integer(), sa.ForeignKey("addresses.id"), primary_key=True),
        sa.Column("key", sa.String(60), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_deliveries_due", "deliveries")
    op.drop_table("deliveries")
    op.drop_index("ix_subscriptions_address", "subscriptions")
    op.drop_table("subscriptions")
    op.drop_table("addresses")
