"""how finished games came out, and ratings"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Servers write down the games that are over already, little by little."""
    op.create_table(
        "scored",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=True),
        sa.Column("bot", sa.String(60), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_results_visitor", "results", ["visitor"])
    op.create_table(
        "ratings",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=True),
        sa.Column("bot", sa.String(60), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.UniqueConstraint("game", "visitor"),
        sa.UniqueConstraint("game", "bot"),
    )
    op.create_index("ix_ratings_visitor", "ratings", ["visitor"])


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_ratings_visitor", "ratings")
    op.drop_table("ratings")
    op.drop_index("ix_results_visitor", "results")
    op.drop_table("results")
    op.drop_table("scored")
