"""the table at which those of another play again"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. No table has a rematch so far."""
    op.add_column("tables", sa.Column("rematch", sa.String(22), nullable=True))


def downgrade() -> None:
    """Take back."""
    op.drop_column("tables", "rematch")
