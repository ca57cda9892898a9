#!/usr/bin/env python3
"""Embeds a game's content: every *.toml of a folder, merged, as canonical JSON and its SHA-256, in a C++ header. A
file NAME.map is there too, under "map" and NAME, as the list of its lines.

Canonical JSON: keys sorted, no white space, UTF-8. content/loader.cpp makes the same text from a folder at run time.
"""
import hashlib
import json
import pathlib
import sys
import tomllib


def check(value, path):
    """Only what the loader takes at run time: whole numbers, strings, truth values, lists and tables."""
    if isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            check(item, path)
    elif not isinstance(value, (bool, int, str)):
        sys.exit(f"{path}: {value!r} is not known; allowed: whole numbers, strings, true, false, lists and tables")


folder, header, namespace = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
merged = {}
for path in sorted(folder.glob("*.toml")):
    for key, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if key in merged:
            sys.exit(f"{path}: '{key}' stands in another file too")
        check(value, path)
        merged[key] = value
maps = {}
for path in sorted(folder.glob("*.map")):
    lines = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    maps[path.stem] = ["#" if line.startswith("#") else line for line in lines]
    if not all(line.isascii() and line.isprintable() for line in maps[path.stem]):
        sys.exit(f"{path}: a character that is not known; allowed: letters, digits, signs and spaces of ASCII")
if maps:
    if "map" in merged:
        sys.exit("'map' is what the *.map files make")
    merged["map"] = maps
text = json.dumps(merged, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
pieces = "\n".join(f'    R"content({text[i : i + 8000]})content"' for i in range(0, len(text), 8000))
content = f"""// Made from the content files of this game; do not edit.
#pragma once

#include <string_view>

namespace {namespace} {{
inline constexpr std::string_view kContent =
{pieces};
inline constexpr std::string_view kContentHash = "{digest}";
}}  // namespace {namespace}
"""
if not header.exists() or header.read_text(encoding="utf-8") != content:
    header.parent.mkdir(parents=True, exist_ok=True)
    header.write_text(content, encoding="utf-8")
