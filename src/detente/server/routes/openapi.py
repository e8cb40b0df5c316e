"""The OpenAPI document: answers as their types declare them, refusals, and how requests are authorised."""

from __future__ import annotations

from inspect import getdoc
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from fastapi import FastAPI
from pydantic import BaseModel

from detente.server.errors import STATUS
from detente.server.http.guard import COOKIE
from detente.server.routes import answers

COMPONENTS = "#/components/schemas/"
PLAIN = {str: "string", bool: "boolean", int: "integer", float: "number", NoneType: "null"}
UNUSED = ("422", "HTTPValidationError", "ValidationError")
"""What FastAPI says of wrong fields by itself: this server answers 400 `malformed`."""
SECURITY = {
    "visitor": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "A browser; any page sets the cookie."},
    "bearer": {
        "type": "http", "scheme": "bearer",
        "description": "A program's token: its visitor; or the key of a seat's own link: its holder.",
    },
}  # fmt: skip

_schemas: dict[str, Any] = {}


def told(kind: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that answers with this type."""
    return {status: {"content": {"application/json": {"schema": schema_of(kind)}}}}


def told_as(media_type: str) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that answers with a file of this kind."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


def taking(kind: type[BaseModel]) -> dict[str, Any]:
    """The `openapi_extra` of a route that reads its body by itself: one of this type."""
    schema = kind.model_json_schema(ref_template=f"{COMPONENTS}{{model}}")
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def schema_of(hint: Any) -> dict[str, Any]:
    """The JSON schema of a type: typed dicts, dicts by text, lists, literals and plain values. Typed dicts become components."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return {}
    if is_typeddict(hint):
        return component(hint)
    if origin is NotRequired:
        return schema_of(parts[0])
    if origin is list:
        return {"type": "array", "items": schema_of(parts[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(parts[1])}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(part) for part in parts]}
    if origin is Literal:
        return {"enum": list(parts)}
    return {"type": PLAIN[hint]}


def component(kind: type) -> dict[str, Any]:
    """The reference to a typed dict, whose schema is among the components from now on."""
    module = kind.__module__.rpartition(".")[2]
    name = kind.__name__ if module.startswith("answers") else f"{module}.{kind.__name__}"
    if name not in _schemas:
        _schemas[name] = {}  # before its fields are read: one of them may refer to it
        hints = get_type_hints(kind, include_extras=True)
        _schemas[name] = {
            "type": "object",
            "description": getdoc(kind),
            "properties": {field: schema_of(hint) for field, hint in hints.items()},
            "required": [field for field, hint in hints.items() if get_origin(hint) is not NotRequired],
            "additionalProperties": False,
        }
    return {"$ref": f"{COMPONENTS}{name}"}


class DocumentedApp(FastAPI):
    """FastAPI, whose OpenAPI document says what this server really answers."""

    def openapi(self) -> dict[str, Any]:
        """The document, made when it is first asked for."""
        if self.openapi_schema is None:
            self.openapi_schema = completed(super().openapi())
        return self.openapi_schema


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """FastAPI's document with all refusals, the types of answers, and how requests are authorised."""
    refusals = {str(status): refusal_of(status) for status in sorted(set(STATUS.values()))}
    for operations in document["paths"].values():
        for operation in operations.values():
            said = {
                status: answer for status, answer in operation["responses"].items() if status not in UNUSED
            }
            operation["responses"] = {
                status: plain_answer(answer) for status, answer in said.items()
            } | refusals
            operation["security"] = [{}, *({name: []} for name in SECURITY)]
    parts = document.setdefault("components", {})
    parts["schemas"] = {
        name: schema for name, schema in parts.get("schemas", {}).items() if name not in UNUSED
    } | _schemas
    parts["securitySchemes"] = SECURITY
    return document


def refusal_of(status: int) -> dict[str, Any]:
    """The refusals with this status."""
    codes = ", ".join(code for code, of in STATUS.items() if of == status)
    return {"description": f"Refused: {codes}", **told(answers.RefusedAnswer, status)[status]}


def plain_answer(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer as its route tells it, without what FastAPI adds: contents of which nothing is said, and to references."""
    schemas = {kind: plain_schema(content["schema"]) for kind, content in answer["content"].items()}
    return answer | {"content": {kind: {"schema": schema} for kind, schema in schemas.items() if schema}}


def plain_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema of which only the reference is left, if it is one or a list of them."""
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if "items" in schema:
        return {"type": "array", "items": plain_schema(schema["items"])}
    return {name: value for name, value in schema.items() if name != "title"}
