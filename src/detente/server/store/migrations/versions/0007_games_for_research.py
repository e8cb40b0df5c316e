"""who agrees that a game is used for research"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Nobody has agreed so far."""
    op.create_table(
        "consents",
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("consents")
