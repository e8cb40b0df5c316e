"""when tokens were used"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Nobody knows of any use so far."""
    op.add_column("tokens", sa.Column("used", sa.DateTime(timezone=True)))


def downgrade() -> None:
    """Take back."""
    op.drop_column("tokens", "used")
