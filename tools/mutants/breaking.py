"""How to break code: small changes of a syntax tree, one spot after the other."""

import ast
import copy
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

LISTENED = ".event_log is not None"
"""How a condition ends that only saves time: `State.tell` asks the same again."""

ATOM = re.compile(r"\b[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\b")

NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OFF_BY_ONE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
OTHER_FUNCTION = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sorted": "list",
    "reversed": "list",
}

Variant = tuple[str, ast.AST]
"""What is done, and the node that takes the place of the true one."""


def changed(node: Any, **fields: Any) -> Any:
    """A copy of a node with other fields."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def with_item(items: Sequence[Any], k: int, item: Any) -> list[Any]:
    """The list with another item at one place."""
    return [*items[:k], item, *items[k + 1 :]]


def negated(test: ast.expr) -> ast.expr:
    """The contrary of a condition."""
    return test.operand if is_not(test) else ast.UnaryOp(ast.Not(), test)  # type: ignore[attr-defined]


def is_not(node: ast.expr) -> bool:
    """Whether the expression begins with `not`."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def number(value: int) -> ast.expr:
    """A number as it is written."""
    return ast.Constant(value) if value >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-value))


def is_number(node: ast.AST) -> bool:
    """Whether it is a whole number as it is written, without a sign."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_sequence(node: ast.AST) -> bool:
    """Whether it is plainly a list or a text: other arithmetic than `+` and `*` just fails."""
    if isinstance(node, ast.BinOp):
        return is_sequence(node.left) or is_sequence(node.right)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr)


def of_expression(node: ast.expr, names: ModuleType) -> Iterator[Variant]:
    """Variants of an expression, wherever it stands."""
    if isinstance(node, ast.Compare):
        for k, op in enumerate(node.ops):
            yield "comparison turned round", changed(node, ops=with_item(node.ops, k, NEGATED[type(op)]()))
            if type(op) in OFF_BY_ONE:
                yield (
                    "comparison off by one",
                    changed(node, ops=with_item(node.ops, k, OFF_BY_ONE[type(op)]())),
                )
    elif isinstance(node, ast.BoolOp):
        yield "and/or", changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for k in range(len(node.values)):
            rest = node.values[:k] + node.values[k + 1 :]
            yield "part of a condition left out", rest[0] if len(rest) == 1 else changed(node, values=rest)
    elif isinstance(node, ast.UnaryOp):
        if isinstance(node.op, ast.USub) and is_number(node.operand):
            value = node.operand.value  # type: ignore[attr-defined]
            yield "number + 1", number(1 - value)
            yield "number - 1", number(-1 - value)
        else:
            yield "sign left out", node.operand
    elif isinstance(node, ast.BinOp):
        if type(node.op) in OTHER_OPERATOR and not is_sequence(node):
            yield "other operator", changed(node, op=OTHER_OPERATOR[type(node.op)]())
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "true/false", ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield "number + 1", number(node.value + 1)
            yield "number - 1", number(node.value - 1)
    elif isinstance(node, ast.Name):
        is_read = isinstance(node.ctx, ast.Load)
        if is_read and node.id.isupper() and type(getattr(names, node.id, None)) is int:
            yield "constant + 1", ast.BinOp(node, ast.Add(), number(1))
    elif isinstance(node, ast.Call):
        yield from of_call(node)
    elif isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Slice) and not (
            node.slice.lower or node.slice.upper or node.slice.step
        ):
            yield "no copy", node.value


def of_call(node: ast.Call) -> Iterator[Variant]:
    """Other functions of the kind, and two neighbouring arguments exchanged; the state stays first."""
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTION and node.args:
        yield "other function", changed(node, func=ast.Name(OTHER_FUNCTION[node.func.id], ast.Load()))
    for k in range(len(node.args) - 1):
        one, other = node.args[k], node.args[k + 1]
        if ast.unparse(one) not in ("s", "self") and ast.dump(one) != ast.dump(other):
            yield (
                "arguments exchanged",
                changed(node, args=with_item(with_item(node.args, k, other), k + 1, one)),
            )


def of_test(node: ast.expr, loop: bool) -> Iterator[Variant]:
    """Variants of a condition that decides, or ends a loop; comparisons are turned round anyway."""
    if not isinstance(node, ast.Compare) and not is_not(node):
        yield "condition turned round", negated(node)
    yield "condition always false", ast.Constant(False)
    if not loop and not ast.unparse(node).endswith(LISTENED):
        yield "condition always true", ast.Constant(True)


def of_statement(node: ast.stmt, bound: set[str], returns: str) -> Iterator[Variant]:
    """Variants of a statement. bound: local names that have a value before it; returns: the function's annotation."""
    gone: Variant = ("statement left out", ast.Pass())
    if isinstance(node, ast.Expr):
        if not isinstance(node.value, ast.Constant):
            yield gone
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.value and all(not isinstance(t, ast.Name) or t.id in bound for t in targets):
            yield gone
    elif isinstance(node, ast.AugAssign):
        yield gone
        if type(node.op) in OTHER_OPERATOR and not is_sequence(node.value):
            yield "other operator", changed(node, op=OTHER_OPERATOR[type(node.op)]())
    elif isinstance(node, ast.Return):
        if node.value is None:
            yield gone
        elif returns == "bool":
            if not isinstance(node.value, ast.Constant | ast.Compare):
                yield "other result", changed(node, value=negated(node.value))
        elif returns in ("int", "i64"):
            if not is_number(node.value):
                yield "other result", changed(node, value=ast.BinOp(node.value, ast.Add(), number(1)))
        elif returns.startswith("list") and not isinstance(node.value, ast.List):
            yield "other result", changed(node, value=ast.List([], ast.Load()))
    elif isinstance(node, ast.For | ast.Break | ast.Continue | ast.Raise | ast.Delete):
        yield gone


# -- all the ways to break a module

IMPORTS = (ast.Import, ast.ImportFrom)
UNSEEN = {"annotation", "returns", "decorator_list", "type_params", "ctx"}
"""Fields of nodes that do nothing when the rules run."""


@dataclass
class Broken:
    """What `breaks` yields: where, what, and the text of the statement before and after."""

    line: int
    function: str
    kind: str
    before: str
    after: str
    atoms: tuple[str, ...]


class Breaker:
    """Breaks a syntax tree, one spot after the other; each is mended before the next."""

    def __init__(self, names: ModuleType) -> None:
        self.names = names
        self.functions: list[ast.FunctionDef] = []
        self.classes: list[str] = []
        self.statement: ast.stmt = ast.Pass()

    def breaks(self, node: ast.AST) -> Iterator[Broken]:
        """Break everything within a node."""
        for name, value in ast.iter_fields(node):
            if name in UNSEEN:
                continue
            for k, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, IMPORTS) or not isinstance(child, ast.AST):
                    continue
                if isinstance(child, ast.stmt):
                    yield from self.in_statement(node, name, k, child)
                    continue
                if isinstance(child, ast.expr):
                    variants = list(of_expression(child, self.names))
                    if name == "ifs" or (name == "test" and not isinstance(node, ast.Assert)):
                        variants += of_test(child, isinstance(node, ast.While))
                    yield from self.put(node, name, k, child, variants)
                if not (isinstance(child, ast.UnaryOp) and is_number(child.operand)):
                    yield from self.breaks(child)

    def in_statement(self, parent: ast.AST, name: str, k: int, node: ast.stmt) -> Iterator[Broken]:
        """Break a statement, and all within."""
        outer, self.statement = self.statement, node
        function = self.functions[-1] if self.functions else None
        returns = ast.unparse(function.returns) if function and function.returns else ""
        variants = list(of_statement(node, bound_before(function, node) if function else set(), returns))
        yield from self.put(parent, name, k, node, variants)
        if isinstance(node, ast.FunctionDef):
            self.functions.append(node)
            yield from self.breaks(node)
            self.functions.pop()
        elif isinstance(node, ast.ClassDef):
            self.classes.append(node.name)
            yield from self.breaks(node)
            self.classes.pop()
        else:
            yield from self.breaks(node)
        self.statement = outer

    def put(
        self, parent: ast.AST, name: str, k: int, node: ast.AST, variants: list[Variant]
    ) -> Iterator[Broken]:
        """Put each variant in the node's place, and the node back again."""
        before = header(self.statement)
        function = self.functions[-1] if self.functions else None
        atoms = tuple(ATOM.findall(ast.get_docstring(function) or "")) if function else ()
        where = ".".join([*self.classes, *(f.name for f in self.functions)])
        line: int = node.lineno  # type: ignore[attr-defined]
        for kind, variant in variants:
            replace_child(parent, name, k, variant)
            after = header(variant if node is self.statement else self.statement)
            yield Broken(line, where, kind, before, "" if after == "pass" else after, atoms)
            replace_child(parent, name, k, node)


def replace_child(parent: ast.AST, name: str, k: int, node: ast.AST) -> None:
    """Set a child of a node: a field, or the item of one that is a list."""
    value = getattr(parent, name)
    if isinstance(value, list):
        value[k] = node
    else:
        setattr(parent, name, node)


def header(node: Any) -> str:
    """A statement as one line, without its body."""
    if hasattr(node, "body"):
        node = changed(node, body=[ast.Pass()], orelse=[], decorator_list=[])
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).splitlines()[0]


def bound_before(function: ast.FunctionDef, node: ast.stmt) -> set[str]:
    """Local names that may have a value before a statement: arguments, and what is assigned further up."""
    names = {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
    for other in ast.walk(function):
        if isinstance(other, ast.Name) and isinstance(other.ctx, ast.Store) and other.lineno < node.lineno:
            names.add(other.id)
    return names
