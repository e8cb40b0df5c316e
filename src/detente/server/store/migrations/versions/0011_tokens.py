"""tokens with which programs act for a visitor"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. There are no tokens so far."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_tokens_visitor", "tokens", ["visitor"])


def downgrade() -> None:
    """Go back. Programs lose their tokens."""
    op.drop_table("tokens")
