"""whether a table allows hints; analyses of finished games"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("process", sa.String(80), nullable=True),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as table:
        table.drop_column("hints")
