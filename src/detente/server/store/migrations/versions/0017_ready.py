"""who is ready for a live game"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. At all tables so far the clocks have started."""
    op.add_column("clocks", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take back."""
    op.drop_column("clocks", "ready")
