"""several processes"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "attendants",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("process", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_attendants_process", "attendants", ["process"])
    op.create_table(
        "looks",
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "process"),
    )
    op.create_index("ix_looks_process", "looks", ["process"])


def downgrade() -> None:
    """Take back."""
    op.drop_table("looks")
    op.drop_table("attendants")
    op.drop_table("processes")
