"""tournaments"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("fill", sa.String(60), nullable=True),
        sa.Column("time", sa.JSON(), nullable=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("dropped", sa.Integer(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("table_id", sa.String(22), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("points", sa.Float(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
