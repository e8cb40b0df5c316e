"""How Sphinx builds the site (`tools.website` calls it). The only network that pages need is for links that people follow."""

from __future__ import annotations

import re
from typing import Any

from pygments.lexers.html import XmlLexer
from pygments.lexers.special import TextLexer
from sphinx.highlighting import lexers

import detente
from tools.core_reference import meanings_of

project = "Détente"
author = "The Détente contributors"
copyright = author
release = version = detente.__version__
language = "en"  # the build in German says otherwise

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["attrs_inline", "deflist", "strikethrough"]
myst_heading_anchors = 6
default_role = "py:obj"

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Détente {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = html_show_sourcelink = html_show_sphinx = False
pygments_style = "friendly"
pygments_dark_style = "monokai"

lexers["ftl"] = TextLexer()
lexers["svg"] = XmlLexer()

CODE = re.compile(r"`{1,2}([^`\n]+)`{1,2}")


def as_rst(app: Any, what: str, name: str, of: Any, options: Any, lines: list[str]) -> None:
    """Our docstrings as Sphinx reads them: code, the meaning of fields (`seat: whose it is.`), and no other markup."""
    about, meanings = meanings_of(
        "\n".join(lines), list(getattr(of, "__annotations__", ())) if what == "class" else []
    )
    blocks = [block for block in about.split("\n\n") if block.strip()]
    lines[:] = [line for block in blocks for line in (*rst_block(block), "")]
    lines += [f":ivar {field}: {escaped(meaning)}" for field, meaning in meanings.items()] + [""]


def rst_block(block: str) -> list[str]:
    """A paragraph, or an indented block as code."""
    if block.startswith("    "):
        return [".. code-block:: python", "", *block.split("\n")]
    return [escaped(line.strip()) for line in block.split("\n")]


def escaped(text: str) -> str:
    """Text in which only what is between backticks has a meaning: a name, or code."""
    parts = CODE.split(text)
    for k, part in enumerate(parts):
        if k % 2 == 0:
            parts[k] = re.sub(r"([*|_\\])", r"\\\1", part)
        else:
            parts[k] = f" `{part}` ".strip() if part.replace(".", "").isidentifier() else f"``{part}``"
    return "".join(parts)


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", as_rst)
