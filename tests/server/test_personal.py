"""What is known of people is declared: no column that refers to a person can be forgotten by export, deletion or claim."""

from collections.abc import Iterable
from typing import Any, get_type_hints

from sqlalchemy import Column, ForeignKey, Integer, MetaData, Table

from detente.server.routes.answers_people import OwnData
from detente.server.store.models import Base
from detente.server.store.personal import PERSONAL, SEATS


def referring(metadata: MetaData, target: str) -> set[str]:
    """The columns that refer to another one, as TABLE.COLUMN."""
    return {
        f"{table.name}.{key.parent.name}"
        for table in metadata.tables.values()
        for key in table.foreign_keys
        if key.target_fullname == target
    }


def names(columns: Iterable[Any]) -> list[str]:
    return sorted(f"{column.class_.__tablename__}.{column.key}" for column in columns)


def test_every_column_that_refers_to_a_person_is_declared_once() -> None:
    assert names(each.column for each in PERSONAL) == sorted(referring(Base.metadata, "visitors.id"))
    assert names(SEATS) == sorted(referring(Base.metadata, "holders.id"))


def test_a_new_table_with_a_person_would_be_noticed() -> None:
    more = MetaData()
    for table in Base.metadata.tables.values():
        table.to_metadata(more)
    Table("admirers", more, Column("visitor", Integer, ForeignKey("visitors.id"), primary_key=True))
    missing = referring(more, "visitors.id") - set(names(each.column for each in PERSONAL))
    assert missing == {"admirers.visitor"}


def test_what_is_handed_out_has_its_type() -> None:
    parts = {each.part for each in PERSONAL if each.part}
    assert parts <= get_type_hints(OwnData).keys()
    made = [each.part for each in PERSONAL if each.rows is not None]
    assert len(made) == len(set(made)), "each part of the export is made once"
