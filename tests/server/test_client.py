"""The client's files: linked into few, under names of their content, kept for good."""

import json
import logging
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from detente.server.content.client import WEB, Client, SingleFiles
from detente.server.content.linking import linked
from tests.server.serving import Person

Write = Callable[[dict[str, str]], Path]


@pytest.fixture
def written(tmp_path: Path) -> Write:
    """Write files into a folder."""

    def write(files: dict[str, str]) -> Path:
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path

    return write


MODULES = {
    "a/main.js": 'import { say as told, Loud } from "../b/say.js";\nimport "../b/noise.js";\n\n'
    "const name = await Promise.resolve(`two\n\n  lines // no comment`);\nconsole.log(told(name), new Loud().said, globalThis.noise);\n",
    "b/say.js": '/** Says it.\n * import { nothing } from "nowhere"; */\nimport {\n  name,\n} from "./names.js";\n// a comment\n'
    "export function say(text) {\n  return `${name}: ${text}`;\n}\nexport { Loud } from './names.js';\n".replace(
        "'", '"'
    ),
    "b/names.js": 'const other = "class";\nexport const name = "B";\nclass Loud {\n  said = other;\n}\nexport { Loud };\n',
    "b/noise.js": "globalThis.noise = 3;\n",
}


def run(code: str, folder: Path) -> str:
    """What the module prints in Node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node here: linked modules are run in the browser tests only")
    file = folder / "linked.mjs"
    file.write_text(code, encoding="utf-8")
    return subprocess.run([node, str(file)], capture_output=True, text=True, check=True).stdout


def test_linked_modules_do_what_the_single_ones_do(written: Write) -> None:
    folder = written(MODULES)
    made = linked(folder / "a/main.js", folder, "/web")
    assert run(made.code, folder) == "B: two\n\n  lines // no comment class 3\n"
    assert "comment */" not in made.code and "a comment" not in made.code
    assert "\n\n" not in made.code.replace("two\n\n", ""), "no empty lines but those of a text"


def decoded(mappings: str) -> list[tuple[int, int] | None]:
    """Source and line of each line, by the definition of source maps."""
    digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    found: list[tuple[int, int] | None] = []
    source = line = 0
    for group in mappings.split(";"):
        values, value, shift = [], 0, 0
        for digit in map(digits.index, group):
            value, shift = value | (digit & 31) << shift, shift + 5
            if digit < 32:
                values.append(-(value >> 1) if value & 1 else value >> 1)
                value = shift = 0
        if values:
            source, line = source + values[1], line + values[2]
        found.append((source, line) if values else None)
    return found


@pytest.mark.parametrize("page", ["table/table.js", "lobby/lobby.js"])
def test_the_source_map_leads_back_to_each_line(page: str) -> None:
    made = linked(WEB / page, WEB, "/web")
    source_map = json.loads(made.source_map)
    sources = [
        (WEB / name.removeprefix("/web/")).read_text(encoding="utf-8").split("\n")
        for name in source_map["sources"]
    ]
    origins = decoded(source_map["mappings"])
    lines = made.code.split("\n")
    seen = 0
    for line, origin in zip(lines, origins, strict=False):
        if origin is not None and line and "$$" not in line:
            there = sources[origin[0]][origin[1]]
            assert line.strip() in there, (line, there)
            seen += 1
    assert seen > 0.5 * len(lines)


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"a.js": 'import { b } from "./b.js";\n', "b.js": 'import { a } from "./a.js";\nexport const b = 1;\n'}, "in a circle: a.js, b.js"),
        ({"a.js": "\nexport default 3;\n"}, "a.js, line 2: 'export default 3;' cannot be linked"),
        ({"a.js": "const b = import.meta.url;\n"}, "a.js, line 1: .* cannot be linked"),
        ({"a.js": "export let b = 3;\n"}, "export let b"),
        ({"a.js": "let b = 3;\nexport { b };\n"}, "b may change"),
    ],
)  # fmt: skip
def test_what_cannot_be_linked_is_named(written: Write, files: dict[str, str], said: str) -> None:
    folder = written(files)
    with pytest.raises(ValueError, match=said):
        linked(folder / "a.js", folder, "/web")


PAGE = '<html><head><link rel="stylesheet" href="/web/a.css">\n<link rel="stylesheet" href="/web/b.css">\n<script type="module" src="/web/a.js"></script></head></html>'


def test_a_page_that_cannot_be_put_together_names_its_files_one_by_one(
    written: Write, caplog: pytest.LogCaptureFixture
) -> None:
    folder = written({"a.html": PAGE, "a.css": "a { }", "b.css": "b { }", "a.js": "export default 3;"})
    with caplog.at_level(logging.ERROR):
        assert Client(folder).page("a.html", "en") == PAGE
    assert "a.html is served with its files one by one" in caplog.text and "line 1" in caplog.text


def test_names_change_with_the_content_and_only_then(written: Write) -> None:
    folder = written({"a.html": PAGE, "a.css": "a { }", "b.css": "b { }", "a.js": "const x = 3;"})
    first, same = Client(folder).page("a.html", "en"), Client(folder).page("a.html", "en")
    assert first == same
    written({"b.css": "b { color: red }"})
    changed = Client(folder).page("a.html", "en")
    sheet, module = re.findall(r"/client/[^\"]+", first)
    assert sheet not in changed and module in changed


def test_parts_stand_in_their_places(written: Write) -> None:
    folder = written(
        {"a.html": "<head>\n  <!-- base/head.html -->\n</head>", "base/head.html": "<title>A</title>\n"}
    )
    assert SingleFiles(folder).page("a.html", "en") == "<head>\n<title>A</title>\n</head>"
    assert "<title>A</title>" in Client(folder).page("a.html", "en")


@pytest.mark.parametrize("page", sorted(file.name for file in WEB.glob("*.html")))
def test_every_page_names_few_files_which_are_kept_for_good(anna: Person, page: str) -> None:
    client = Client(WEB)
    html = client.page(page, "de")
    assert "/web/" not in html, "put together"
    assert html.count('rel="stylesheet"') == 1 and html.count("<script") == 3
    for address in sorted(set(re.findall(r"/client/[^\"]+", html))):
        plain = anna.http.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for accepted, encoding in (("gzip", "gzip"), ("gzip, br", "br")):
            answer = anna.http.get(address, headers={"Accept-Encoding": accepted})
            assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == encoding and answer.content == plain.content
            assert answer.headers["vary"] == "Accept-Encoding"


def test_a_page_of_an_older_server_gets_the_newest_file_which_is_not_kept(anna: Person) -> None:
    answer = anna.http.get(f"/client/table.{'0' * 16}.js")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    for name in (f"nothing.{'0' * 16}.js", "table.js", "..%2Fserver.0123456789abcdef.js"):
        assert anna.http.get(f"/client/{name}").status_code == 404


def test_a_table_fetches_no_texts_about_accounts() -> None:
    client = Client(WEB)
    assert "preload" in client.page("table.html", "en")
    texts = {name: file.content for name, file in client._files.items() if name.endswith("en.ftl")}
    assert set(texts) == {"people.en.ftl", "en.ftl"}
    for file, apart in (("account", True), ("host", True), ("table", False), ("time", False)):
        said = (WEB / "locale" / f"{file}.en.ftl").read_bytes()
        assert (said in texts["people.en.ftl"], said in texts["en.ftl"]) == (apart, not apart)
