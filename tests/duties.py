# SPDX-License-Identifier: GPL-3.0-or-later
"""What belongs to a new encoding or view, done and open: called by tests/new-encoding and tests/new-view.

A duty is a file, and what must stand in it. The laws over the registries are tests; they are built and run unless
--list is given. Status: 0 everything is done, 1 something is open or a law fails.
"""
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ru", "zh")


def text(*patterns):
    """All files of these patterns, one behind the other."""
    return "".join(path.read_text() for pattern in patterns for path in sorted(root.glob(pattern)))


def source(kind, registry_id):
    """The file that defines the entry."""
    for path in sorted(root.glob(f"{kind}/**/*.cpp")):
        if re.search(rf'\.id = "{re.escape(registry_id)}"', path.read_text()):
            return path
    sys.exit(f"posiscope: error: no .cpp below {kind} defines .id = \"{registry_id}\"")


def encoding_duties(name):
    own = source("core/encodings", name)
    code = own.read_text()
    quoted = f'"{name}"'
    link = (re.findall(r'"(https?://[^"]+)"', code) or ["no link in " + own.name])[0]
    title = (re.findall(r'\.name = (?:Text\()?(?:POSISCOPE_TR\("core", )?"([^"]+)"', code) or [name])[0]
    yield "a test of its own below tests/core names it", quoted in text("tests/core/tst_*.cpp")
    yield ("identify knows it (core/identify/spectra/naming.cpp, or a file of core/identify/families)",
           quoted in text("core/identify/spectra/naming.cpp", "core/identify/families/*.cpp"))
    yield "rows of tables that are recognised in tst_identify", quoted in text("tests/core/tst_identify*.cpp")
    yield ("rows of tables that are never called wrong in tst_rightfamilies or tst_righttables",
           quoted in text("tests/core/tst_right*.cpp"))
    yield ("a template in core/code/templates, or its reason in tst_tablecode",
           quoted in text("core/code/**/*.cpp", "tests/core/tst_tablecode.cpp"))
    yield "a row in tst_tablecode", quoted in text("tests/core/tst_tablecode.cpp")
    yield "what it is, for “What is this?” (Encoding::about)", ".about =" in code
    yield "what of it stands open in the panel: a row in tests/ui/tst_simplepanel.cpp", quoted in text("tests/ui/tst_simplepanel.cpp")
    for language in LANGUAGES:
        yield (f"its source in resources/manual/{language}/references.md ({link})",
               link in text(f"resources/manual/{language}/references.md"))
    yield f"its paper in resources/papers.bib, for citations ({link})", link in text("resources/papers.bib")
    yield f"the README names it ({title})", title.split()[0].lower() in text("README.md").lower()
    yield "cells that another encoding has as well: say in tst_rightfamilies which of the two is answered", None


def view_duties(name):
    has_data = ".data =" in source("ui/views", name).read_text()
    quoted = f'"{name}"'
    yield "an icon resources/icons/view-NAME.svg", (root / f"resources/icons/view-{name}.svg").exists()
    yield "the icon in resources/posiscope.qrc", f"view-{name}.svg" in text("resources/posiscope.qrc")
    if has_data:
        yield "its numbers, computed once more, in tests/ui/viewexpectations.h", quoted in text("tests/ui/viewexpectations.h", f"tests/ui/tst_{name.replace(chr(45), str())}view.cpp")
        yield "the shape of its numbers in tst_views", quoted in text("tests/ui/tst_view*.cpp")
        yield "a row in resources/manual/command-line.md", f"`{name}`" in text("resources/manual/command-line.md")
    yield "its id in tests/fuzz/expect.h", quoted in text("tests/fuzz/expect.h")
    yield "a row in the README's table of views", name.replace("-", " ") in text("README.md").lower()


def texts():
    for language in LANGUAGES[1:]:
        yield (f"no unfinished text in posiscope_{language}.ts (posiscope_ui_lupdate brings new ones)",
               'type="unfinished"' not in text(f"resources/translations/posiscope_{language}.ts"))


LAWS = {
    "encoding": ("tst_encodings tst_encodinglists tst_facts tst_scorelaws tst_tablecode tst_identify tst_rightfamilies "
                 "tst_registries tst_literals tst_languages tst_views tst_clocks tst_panelrows tst_panelsections "
                 "tst_simplepanel tst_explanations tst_sizelaw tst_cli_encodings tst_cli_encodingoptions tst_cli_schemas").split(),
    "view": ("tst_registries tst_literals tst_languages tst_views tst_viewdata tst_sizelaw tst_looklaw tst_curvelaw "
             "tst_cuttext tst_openmenus tst_standins tst_liveliness tst_cli_pictures tst_cli_data tst_cli_looks").split(),
}


def run_laws(laws):
    """Builds and runs the tests, and gives the names of those that fail."""
    for law in laws:
        print(f"  {law} … ", end="", flush=True)
        ran = subprocess.run([root / "tests/one", law], capture_output=True, text=True)
        print("passed" if ran.returncode == 0 else "FAILED")
        if ran.returncode:
            print("".join(f"      {line}\n" for line in ran.stdout.splitlines() if line.startswith("FAIL"))[:2000], end="")
            yield law


kind, words = sys.argv[1], [word for word in sys.argv[2:] if word != "--list"]
if len(words) != 1:
    sys.exit(f"usage: tests/new-{kind} ID [--list]")
duties = [*(encoding_duties if kind == "encoding" else view_duties)(words[0]), *texts()]
for what, done in duties:
    print(f"{'look' if done is None else 'done' if done else 'OPEN'}  {what}")
failed = [what for what, done in duties if done is False]
if "--list" not in sys.argv:
    print("Laws over the registries:")
    failed += run_laws(LAWS[kind])
print(f"{len(failed)} open" if failed else "Everything is done.")
sys.exit(1 if failed else 0)
