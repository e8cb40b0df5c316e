"""Calls that several expressions share, to be made once: code that `detente facts` writes reads each of them from a variable."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from typing import Final

BARE: Final = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.List, ast.Constant, ast.ListComp)
"""Expressions that need no parentheses wherever they are put."""
COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def text_of(node: ast.expr) -> str:
    """An expression as text that can be put anywhere."""
    text = ast.unparse(node)
    return text if isinstance(node, BARE) else f"({text})"


def expression(text: str) -> ast.expr:
    """The syntax of an expression."""
    return ast.parse(text, mode="eval").body


def names_in(node: ast.AST) -> set[str]:
    """The names that an expression uses."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def bound_in(node: ast.AST) -> set[str]:
    """The names that the comprehensions of an expression bind."""
    return {
        each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    }


def calls_in(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The calls in an expression that could be made before it, with whether it makes them in any case; inner calls first."""
    bound = bound_in(node)
    for call, sure in every_call(node, True):
        builtin = isinstance(call.func, ast.Name) and hasattr(builtins, call.func.id)
        if not builtin and not names_in(call) & (bound - bound_in(call)):
            yield ast.unparse(call), sure


def every_call(node: ast.AST, sure: bool) -> Iterator[tuple[ast.Call, bool]]:
    """All calls within a piece of syntax, inner ones first. sure: whether the piece is evaluated in any case."""
    if isinstance(node, ast.IfExp):
        certain: list[ast.AST] = [node.test]
    elif isinstance(node, ast.BoolOp):
        certain = [node.values[0]]
    elif isinstance(node, COMPREHENSIONS):
        certain = [node.generators[0]]
    elif isinstance(node, ast.comprehension):
        certain = [node.iter]
    elif isinstance(node, ast.Lambda):
        certain = []
    else:
        certain = list(ast.iter_child_nodes(node))
    for child in ast.iter_child_nodes(node):
        yield from every_call(child, sure and child in certain)
    if isinstance(node, ast.Call):
        yield node, sure


def repeated(texts: Iterable[str], least: int, without: str = "") -> str | None:
    """The shortest call that expressions make at least this often, once in any case; None if there is none.

    without: a name that the call must not use.
    """
    counts: dict[str, int] = {}
    sure: set[str] = set()
    for text in texts:
        for call, certain in calls_in(expression(text)):
            counts[call] = counts.get(call, 0) + 1
            if certain:
                sure.add(call)
    found = [
        call
        for call, count in counts.items()
        if count >= least and call in sure and without not in names_in(expression(call))
    ]
    return min(found, key=lambda call: (len(call), call), default=None)


class Replaced(ast.NodeTransformer):
    """An expression with variables in the place of calls."""

    def __init__(self, variables: dict[str, str]) -> None:
        self.variables = variables

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """The variable, if the call has been made; inner calls first, as they are in other calls' texts."""
        self.generic_visit(node)
        name = self.variables.get(ast.unparse(node))
        return node if name is None else ast.Name(name)


def replaced(text: str, variables: dict[str, str]) -> str:
    """An expression with variables in the place of calls."""
    if not variables:
        return text
    changed: ast.expr = Replaced(variables).visit(expression(text))
    return text_of(changed)


def looped(text: str, item: str) -> tuple[str, str]:
    """What to loop over instead of making a list, and what each item gives. item: the variable of the loop."""
    node = expression(text)
    if isinstance(node, ast.ListComp) and len(node.generators) == 1:
        (loop,) = node.generators
        if isinstance(loop.target, ast.Name) and not loop.ifs:
            for name in ast.walk(node.elt):
                if isinstance(name, ast.Name) and name.id == loop.target.id:
                    name.id = item
            return text_of(loop.iter), text_of(node.elt)
    return text, item
