# SPDX-License-Identifier: GPL-3.0-or-later
"""validate.py SCHEMAS FILE…: a line for each FILE, NAME.anything.json: “ok”, or what does not fit SCHEMAS/NAME.json."""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

for path in map(pathlib.Path, sys.argv[2:]):
    schema = json.loads(pathlib.Path(sys.argv[1], path.name.split(".")[0] + ".json").read_text())
    Draft202012Validator.check_schema(schema)
    wrong = [error.message for error in Draft202012Validator(schema).iter_errors(json.loads(path.read_text()))]
    print("; ".join(wrong)[:300].replace("\n", " ") or "ok")
