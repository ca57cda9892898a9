"""Finds the condition that stands beside a rule number in C++ and writes it negated. Used by tools/mutate."""

import re
from dataclasses import dataclass, field

from rulebook import NUMBER

BOOLEAN = re.compile(r"==|!=|<=|>=|&&|\|\||(?<![<>-])[<>](?![<>])|^\s*!|\.(contains|empty|has_value)\(|^(true|false)$")
OPENING = "([{"
CLOSING = ")]}"


@dataclass
class Site:
    """A condition: the characters [begin, end) of a file."""

    begin: int
    end: int
    line: int  # on which its statement begins
    last_line: int
    kind: str  # if, return, choice, value
    rules: set = field(default_factory=set)


def mask(text):
    """(the code with comments and the insides of literals blanked, at the same positions; [(begin, comment)])."""
    token = re.compile(
        r"//[^\n]*|/\*.*?\*/|R\"(?P<raw>[^(\s]*)\(.*?\)(?P=raw)\"|\"(?:\\.|[^\"\\\n])*\"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])'",
        re.DOTALL)
    comments = []

    def blank(match):
        found = match.group(0)
        if found.startswith("/"):
            comments.append((match.start(), found))
            return re.sub(r"[^\n]", " ", found)
        return found[0] + re.sub(r"[^\n]", "_", found[1:-1]) + found[-1]

    return token.sub(blank, text), comments


def closing_of(code, opening):
    """The position of the bracket that closes the one at `opening`, or None."""
    depth = 0
    for position in range(opening, len(code)):
        if code[position] in OPENING:
            depth += 1
        elif code[position] in CLOSING:
            depth -= 1
            if depth == 0:
                return position
    return None


def end_of_expression(code, begin, stops):
    """The first position from `begin` on, outside all brackets, of a character of `stops`; None if a bracket closes first."""
    depth = 0
    for position in range(begin, len(code)):
        character = code[position]
        if depth == 0 and character in stops and not (character == ":" and "::" in code[position - 1:position + 2]):
            return position
        if character in OPENING:
            depth += 1
        elif character in CLOSING:
            depth -= 1
            if depth < 0:
                return position if character in stops else None
    return None


def begin_of_choice(code, question):
    """Where the condition of the `?` at `question` begins."""
    depth = 0
    position = question - 1
    while position >= 0:
        character = code[position]
        if character in CLOSING:
            depth += 1
        elif character in OPENING:
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and (character in ",;?" or (character == ":" and code[position - 1] != ":" and code[position + 1] != ":")):
            break
        elif depth == 0 and character == "=" and code[position - 1] not in "=!<>" and code[position + 1] != "=":
            break
        position -= 1
    begin = position + 1
    keyword = re.compile(r"\s*(return\b)?\s*").match(code, begin, question)
    return keyword.end()


def sites_of(code):
    """All conditions of the masked code, in no special order."""

    def line_at(position):
        return code.count("\n", 0, position) + 1

    found = []

    def add(statement, begin, end, kind):
        while end > begin and code[end - 1].isspace():
            end -= 1
        while begin < end and code[begin].isspace():
            begin += 1
        if begin < end:
            found.append(Site(begin, end, line_at(statement), line_at(end), kind))

    for match in re.finditer(r"\bif\s*\(", code):
        end = closing_of(code, match.end() - 1)
        if end is not None:
            declaration = end_of_expression(code, match.end(), ";")
            begin = declaration + 1 if declaration is not None and declaration < end else match.end()
            add(match.start(), begin, end, "if")
    for match in re.finditer(r"\?", code):
        begin = begin_of_choice(code, match.start())
        add(begin, begin, match.start(), "choice")
    for match in re.finditer(r"\breturn\b", code):
        end = end_of_expression(code, match.end(), ";")
        if end is not None and "?" not in code[match.end():end] and BOOLEAN.search(code[match.end():end].strip()):
            add(match.start(), match.end(), end, "return")
    for match in re.finditer(r"\bbool\s+\w+\s*=(?!=)", code):
        end = end_of_expression(code, match.end(), ";")
        if end is not None and "?" not in code[match.end():end]:
            add(match.start(), match.end(), end, "value")
    return found


def sites_beside_rules(text):
    """([Site] with their rule numbers, in the order of the text; [(line, rule)] of the numbers beside which there is no condition)."""
    code, comments = mask(text)
    code_lines = code.split("\n")
    sites = sites_of(code)
    bare = []
    for begin, comment in comments:
        rules = NUMBER.findall(comment)
        if not rules:
            continue
        line = text.count("\n", 0, begin) + 1
        if code_lines[line - 1].strip():  # beside code: the statement that ends or goes on here, the last begun of them
            fitting = [site for site in sites if site.line <= line <= site.last_line]
            chosen = [max(fitting, key=lambda site: (site.line, -site.begin))] if fitting else []
        else:  # a line of its own: the next line of code
            last = line + comment.count("\n")
            target = next((number for number in range(last + 1, len(code_lines) + 1) if code_lines[number - 1].strip()), 0)
            fitting = [site for site in sites if site.line == target]
            chosen = [min(fitting, key=lambda site: site.begin)] if fitting else []
        for site in chosen:
            site.rules.update(rules)
        if not chosen:
            bare += [(line, rule) for rule in rules]
    return sorted((site for site in sites if site.rules), key=lambda site: site.begin), bare


def negated(text, site):
    """The text with that condition negated."""
    return f"{text[:site.begin]}!({text[site.begin:site.end]}){text[site.end:]}"
