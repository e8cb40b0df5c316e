"""Statements that are put into a database's own words once, for what is written most often.

SQLAlchemy does that anew each time, which costs more than SQLite takes for the work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, Dialect, Table, bindparam
from sqlalchemy.sql import ClauseElement

Put = Callable[[Any], Any]


class Prepared:
    """A statement with parameters. Defaults of columns are not filled in."""

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self._written: dict[str, _Written] = {}

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Carry it out for each of these rows of parameters; how many rows of the database it has changed."""
        dialect = connection.dialect
        written = self._written.get(dialect.name)
        if written is None:
            written = self._written[dialect.name] = _Written(self.statement, dialect)
        return int(connection.exec_driver_sql(written.sql, [written.row(row) for row in rows]).rowcount)


class _Written:
    """A statement in the words of a database. names: of its parameters, in order, each with what converts its value."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self.positional: bool = compiled.positional
        names = compiled.positiontup if self.positional else list(compiled.binds)
        self.names: list[tuple[str, Put]] = [
            (name, converter(compiled.binds[name], dialect)) for name in names
        ]

    def row(self, values: Mapping[str, Any]) -> Any:
        """A row of parameters in the form that the driver takes."""
        if self.positional:
            return tuple([put(values[name]) for name, put in self.names])
        return {name: put(values[name]) for name, put in self.names}


def converter(parameter: BindParameter[Any], dialect: Dialect) -> Put:
    """What converts the values of a parameter for the driver."""
    put = parameter.type.dialect_impl(dialect).bind_processor(dialect)
    return as_it_is if put is None else put


def as_it_is(value: Any) -> Any:
    """The value."""
    return value


def values_of(table: Table) -> dict[str, BindParameter[Any]]:
    """A parameter for each column of a table, by its name."""
    return {column.name: bindparam(column.name, type_=column.type) for column in table.columns}
