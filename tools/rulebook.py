"""What tools/rule-coverage and tools/mutate share: the numbers in rule books and the citations of them in tests."""

import re
from dataclasses import dataclass
from pathlib import Path

NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*\b")
CITATION = re.compile(r"\bRULE\(\s*[\"'`]([^\"'`]*)[\"'`]\s*\)", re.IGNORECASE)
CPP_FOLDERS = ("engine", "games", "bots", "table", "store", "server", "lab", "cli", "bench")
WEB_TESTS = re.compile(r"(\.(test|spec)\.[a-z.]*[jt]s$)|(/e2e/.*\.m?[jt]s$)")
IGNORED_FOLDERS = {"node_modules", "dist", "build", "test-output", ".git"}


@dataclass(frozen=True)
class Place:
    """A line of a file of the project; `path` is relative to its root."""

    path: str
    line: int

    def __str__(self):
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Citation:
    rule: str
    place: Place


def canonical(number):
    """The spelling of the book for a number as a test may write it: `TD-10 #3` is example 3 of TD-10, TD-10.3."""
    return re.sub(r"\s*#\s*", ".", number.strip())


def rules_of_book(text):
    """{number: line} of all rules: section headings, numbers in bold, and numbered worked examples."""
    rules = {}
    examples = None  # the section of worked examples that we are in
    for line, content in enumerate(text.splitlines(), 1):
        heading = re.match(r"#+\s+(" + NUMBER.pattern + r")\s*(.*)", content)
        if heading:
            rules.setdefault(heading.group(1), line)
            examples = heading.group(1) if "worked example" in heading.group(2).lower() else None
        for bold in re.finditer(r"\*\*(" + NUMBER.pattern + ")", content):
            rules.setdefault(bold.group(1), line)
        item = re.match(r"(\d+)\.\s+(?!\*\*)", content)
        if examples and item:
            rules.setdefault(f"{examples}.{item.group(1)}", line)
    return rules


def leaves(rules):
    """The numbers that a test must cite: those which have no numbers below them."""
    return {rule: line for rule, line in rules.items() if not any(other.startswith(rule + ".") for other in rules)}


def books(root):
    """{game: {number: line}} of docs/rules/GAME.md, without the list of exemptions and the editions in other languages."""
    found = {}
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        rules = rules_of_book(path.read_text(encoding="utf-8"))
        if path.name != "text-only.md" and "." not in path.stem and rules:
            found[path.stem] = rules
    return found


def exemptions(root):
    """[(number, reason, place)] of docs/rules/text-only.md, a table of rule and reason."""
    path = root / "docs" / "rules" / "text-only.md"
    found = []
    if path.exists():
        for line, content in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            row = re.match(r"\|\s*(" + NUMBER.pattern + r")\s*\|(.*)\|\s*$", content)
            if row:
                found.append((row.group(1), row.group(2).strip(), Place("docs/rules/text-only.md", line)))
    return found


def files_below(root, folder, wanted):
    """The files below root/folder for whose relative path (with /) `wanted` is true, sorted."""
    found = []
    pending = [root / folder]
    while pending:
        current = pending.pop()
        if not current.is_dir():
            continue
        for path in current.iterdir():
            if path.is_dir() and not path.is_symlink():
                if path.name not in IGNORED_FOLDERS:
                    pending.append(path)
            elif wanted(path.relative_to(root).as_posix()):
                found.append(path)
    return sorted(found)


def test_files(root):
    """All files in which a citation counts: *_test.cpp and the web's tests."""
    found = []
    for folder in CPP_FOLDERS:
        found += files_below(root, folder, lambda path: path.endswith("_test.cpp"))
    return found + files_below(root, "web", WEB_TESTS.search)


def citations(root):
    """Every RULE("…") in a test."""
    found = []
    for path in test_files(root):
        name = path.relative_to(root).as_posix()
        for line, content in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found += [Citation(canonical(match.group(1)), Place(name, line)) for match in CITATION.finditer(content)]
    return found
