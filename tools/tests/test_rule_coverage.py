"""Tests of tools/rule-coverage on small projects."""

import unittest

from helpers import ProjectTest

import rulebook

BOOK = """\
    # A game

    ## AB-1 Pieces

    - **AB-1.1** Three stones.
    - **AB-1.2 Colours.** All are red.

    ## AB-2 The end

    1. **AB-2.1** No stones are left.

    See AB-9.9 of another edition.

    ## AB-3 Worked examples

    1. A takes a stone.
    2. B takes two.
    """


class RulesOfBook(ProjectTest):
    def test_reads_headings_bold_numbers_and_examples_but_no_mentions(self):
        self.write("book.md", BOOK)
        rules = rulebook.rules_of_book((self.root / "book.md").read_text(encoding="utf-8"))
        self.assertEqual(set(rules), {"AB-1", "AB-1.1", "AB-1.2", "AB-2", "AB-2.1", "AB-3", "AB-3.1", "AB-3.2"})
        self.assertEqual(rules["AB-1.2"], 6)

    def test_only_numbers_without_numbers_below_them_must_be_cited(self):
        self.assertEqual(set(rulebook.leaves({"AB-1": 1, "AB-1.1": 2, "AB-10": 3})), {"AB-1.1", "AB-10"})


class RuleCoverage(ProjectTest):
    def setUp(self):
        super().setUp()
        self.write("docs/rules/stones.md", BOOK)
        self.write("docs/rules/text-only.md", "| rule | why |\n| --- | --- |\n| AB-1.2 | A colour can't fail. |\n")
        self.write("games/stones/rules_test.cpp", """\
            TEST(Stones, Count) {
              RULE("AB-1.1");
              RULE("AB-3 #1");
              RULE("AB-3.2");
            }
            """)
        self.write("web/src/stones.test.ts", 'it("ends", () => { RULE("AB-2.1"); });\n')

    def test_is_content_when_every_rule_is_cited_or_exempt(self):
        code, output = self.tool("rule-coverage")
        self.assertEqual((code, output), (0, "stones: 5 rules, 4 cited by tests, 1 beyond tests, 0 missing\n"))

    def test_counts_a_book_once_whatever_languages_it_is_in(self):
        self.write("docs/rules/stones.de.md", BOOK)
        code, output = self.tool("rule-coverage")
        self.assertEqual((code, output), (0, "stones: 5 rules, 4 cited by tests, 1 beyond tests, 0 missing\n"))

    def test_names_the_rule_that_no_test_cites(self):
        (self.root / "web/src/stones.test.ts").unlink()
        code, output = self.tool("rule-coverage")
        self.assertEqual(code, 1)
        self.assertIn("docs/rules/stones.md:10: no test cites AB-2.1\n", output)

    def test_a_citation_outside_tests_does_not_count(self):
        self.write("web/src/stones.test.ts", "")
        self.write("games/stones/rules.cpp", 'RULE("AB-2.1");\n')
        self.write("web/node_modules/other/other.test.ts", 'RULE("AB-2.1");\n')
        self.assertEqual(self.tool("rule-coverage")[0], 1)

    def test_names_the_citation_of_a_rule_that_does_not_exist(self):
        self.write("engine/more_test.cpp", '\nRULE("AB-7.7")\n')
        code, output = self.tool("rule-coverage")
        self.assertEqual(code, 1)
        self.assertIn("engine/more_test.cpp:2: cites AB-7.7, which is in no rule book\n", output)

    def test_an_exemption_needs_a_reason_a_rule_and_no_test(self):
        self.write("docs/rules/text-only.md", "| AB-1.2 | |\n| AB-8 | why not |\n| AB-2.1 | nobody can |\n")
        code, output = self.tool("rule-coverage")
        self.assertEqual(code, 1)
        self.assertIn("docs/rules/text-only.md:1: AB-1.2 is exempt without a reason\n", output)
        self.assertIn("docs/rules/text-only.md:2: AB-8 is in no rule book\n", output)
        self.assertIn("AB-2.1 is said to be beyond tests, but web/src/stones.test.ts:1 cites it\n", output)

    def test_a_project_without_rule_books_is_not_content(self):
        (self.root / "docs/rules/stones.md").unlink()
        self.assertEqual(self.tool("rule-coverage")[0], 1)


if __name__ == "__main__":
    unittest.main()
