"""friends, blocks, invitations of friends, and who wrote a line of chat"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

WRITERS = """
UPDATE chat SET holder = (
    SELECT max(h.id) FROM holders h
    WHERE h.table_id = chat.table_id AND h.seat = chat.seat AND h.name = chat.name
    AND chat.number > coalesce((SELECT max(c.said) FROM changes c WHERE c."after" = h.id), 0)
    AND chat.number <= coalesce((SELECT max(c.said) FROM changes c WHERE c."before" = h.id), chat.number)
)
"""
"""Of the lines so far: who held the seat under this name when the line was written."""


def upgrade() -> None:
    """Apply. Nobody has said anything of anybody so far."""
    op.create_table(
        "ties",
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("other", sa.Integer(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "invitations",
        sa.Column("holder", sa.Integer(), sa.ForeignKey("holders.id"), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_invitations_visitor", "invitations", ["visitor"])
    with op.batch_alter_table("chat") as table:
        table.add_column(sa.Column("holder", sa.Integer(), nullable=True))
        table.create_foreign_key("chat_holder_fkey", "holders", ["holder"], ["id"])
    op.execute(WRITERS)


def downgrade() -> None:
    """Take back."""
    with op.batch_alter_table("chat") as table:
        table.drop_constraint("chat_holder_fkey", type_="foreignkey")
        table.drop_column("holder")
    op.drop_table("invitations")
    op.drop_table("ties")
