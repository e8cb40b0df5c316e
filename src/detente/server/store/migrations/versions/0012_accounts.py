"""accounts, the browsers that are signed in to them, and links in mails"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply. Everybody is a guest so far."""
    op.create_table(
        "accounts",
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_sessions_visitor", "sessions", ["visitor"])
    op.create_table(
        "mail_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.Integer(), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_mail_links_visitor", "mail_links", ["visitor"])


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_mail_links_visitor", "mail_links")
    op.drop_table("mail_links")
    op.drop_index("ix_sessions_visitor", "sessions")
    op.drop_table("sessions")
    op.drop_table("accounts")
