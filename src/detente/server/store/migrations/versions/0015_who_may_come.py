"""who may look at a table and sit down there"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. All tables so far could be looked at by whoever knew their address."""
    op.add_column("tables", sa.Column("access", sa.String(10), nullable=False, server_default="unlisted"))
    op.create_index("ix_tables_access", "tables", ["access"])


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_tables_access", "tables")
    op.drop_column("tables", "access")
