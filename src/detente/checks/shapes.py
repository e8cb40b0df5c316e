"""Checks plain data against the types that declare it: typed dicts, dicts by text, lists, literals and plain values."""

from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


@cache
def keys_of(kind: type) -> tuple[dict[str, Any], frozenset[str]]:
    """The keys of a typed dict with their types, and the required keys."""
    hints = get_type_hints(kind, include_extras=True)
    needed = frozenset(key for key, hint in hints.items() if get_origin(hint) is not NotRequired)
    return {key: get_args(h)[0] if get_origin(h) is NotRequired else h for key, h in hints.items()}, needed


@cache
def fits(hint: Any) -> Callable[[Any], bool]:
    """A test whether a value is of a type: fast, since most values are."""
    origin = get_origin(hint)
    if is_typeddict(hint):
        hints, needed = keys_of(hint)
        return lambda v: (  # a typed dict may contain others of its kind
            type(v) is dict
            and needed <= v.keys() <= hints.keys()
            and all(fits(hints[key])(v[key]) for key in v)
        )
    if origin is list:
        item = fits(get_args(hint)[0])
        return lambda v: type(v) is list and all(map(item, v))
    if origin is dict:
        each = fits(get_args(hint)[1])
        return lambda v: type(v) is dict and all(type(key) is str for key in v) and all(map(each, v.values()))
    if origin in (UnionType, Union):
        kinds = [fits(each) for each in get_args(hint)]
        return lambda v: any(kind(v) for kind in kinds)
    if origin is Literal:
        values = get_args(hint)
        return lambda v: v in values
    return lambda v: type(v) is hint


def misfits(value: Any, hint: Any, path: str) -> Iterator[str]:
    """Where a value is not of the type, in sentences that begin with the path."""
    if not fits(hint)(value):
        yield from where_it_misfits(value, hint, path)


def where_it_misfits(value: Any, hint: Any, path: str) -> Iterator[str]:
    """Where a value is not of the type, if it is known not to be."""
    origin = get_origin(hint)
    if is_typeddict(hint):
        yield from misfits_of_dict(value, hint, path)
    elif origin is list:
        if type(value) is not list:
            yield f"{path} is {value!r}, not a list"
            return
        for k, item in enumerate(value):
            yield from misfits(item, get_args(hint)[0], f"{path}, {named(item, k)}")
    elif origin is dict:
        if type(value) is not dict:
            yield f"{path} is {value!r}, not a dict"
            return
        for key, item in value.items():
            yield from misfits(item, get_args(hint)[1], f"{path}, {key!r}")
    elif origin in (UnionType, Union):
        kind = next(each for each in get_args(hint) if each is not NoneType)
        yield from misfits(value, kind, path)
    elif origin is Literal:
        yield f"{path} is {value!r}, not one of {', '.join(map(str, get_args(hint)))}"
    else:
        yield f"{path} is {value!r}, not {'None' if hint is NoneType else hint.__name__}"


def misfits_of_dict(value: Any, kind: type, path: str) -> Iterator[str]:
    """Where a value is not of a typed dict's type."""
    if type(value) is not dict:
        yield f"{path} is {value!r}, not a {kind.__name__}"
        return
    hints, needed = keys_of(kind)
    for key in sorted(needed - value.keys()):
        yield f"{path} has no {key!r}"
    for key, item in value.items():
        if key in hints:
            yield from misfits(item, hints[key], f"{path}, {key}")
        else:
            yield f"{path} has {key!r}, which no {kind.__name__} has"


def named(item: Any, k: int) -> str:
    """The name of a list item: its id or action, if it has one, or its index."""
    found = item.get("id", item.get("action")) if isinstance(item, dict) else None
    return repr(found) if isinstance(found, str) else str(k)
