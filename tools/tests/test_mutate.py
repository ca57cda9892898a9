"""Tests of tools/mutate: which conditions it finds, and a whole run on a small game."""

import subprocess
import textwrap
import unittest

from helpers import ProjectTest

import negation


def found(text):
    """[(kind, condition, rules)] beside rule numbers."""
    text = textwrap.dedent(text)
    sites, _ = negation.sites_beside_rules(text)
    return [(site.kind, text[site.begin:site.end], sorted(site.rules)) for site in sites]


class Sites(unittest.TestCase):
    def test_an_if_with_the_number_beside_or_above_it(self):
        self.assertEqual(found("if (a == b) {  // AB-1.1\n}\n"), [("if", "a == b", ["AB-1.1"])])
        self.assertEqual(found("// AB-1.1, AB-2: why\n// more\nif (f(a, b[1])) return;\n"),
                         [("if", "f(a, b[1])", ["AB-1.1", "AB-2"])])

    def test_an_if_with_a_declaration(self):
        self.assertEqual(found("if (const int n = f(a); n > 2) {  // AB-1\n}\n"), [("if", "n > 2", ["AB-1"])])

    def test_a_condition_of_several_lines(self):
        self.assertEqual(found("return a &&\n       b;  // AB-1\n"), [("return", "a &&\n       b", ["AB-1"])])
        self.assertEqual(found("const bool over =\n    left == 0;  // AB-1\n"), [("value", "left == 0", ["AB-1"])])

    def test_a_choice(self):
        self.assertEqual(found("int n = a < 2 ? 1 : 0;  // AB-1\n"), [("choice", "a < 2", ["AB-1"])])
        self.assertEqual(found("return x::y(a) ? 1 : 0;  // AB-1\n"), [("choice", "x::y(a)", ["AB-1"])])
        self.assertEqual(found("call(1, a >= b ? 1 : 0);  // AB-1\n"), [("choice", "a >= b", ["AB-1"])])

    def test_no_returns_of_numbers_and_no_code_in_comments_or_strings(self):
        self.assertEqual(found("return a + b;  // AB-1\n"), [])
        self.assertEqual(found('log("if (a) // AB-1");\n// if (b) AB-2\nrun();\n'), [])

    def test_tells_which_numbers_stand_beside_no_condition(self):
        self.assertEqual(negation.sites_beside_rules("run();  // AB-1\n\n// AB-2\nint n = 3;\n")[1],
                         [(1, "AB-1"), (3, "AB-2")])

    def test_negates(self):
        text = "if (a || b) return;  // AB-1\n"
        self.assertEqual(negation.negated(text, negation.sites_beside_rules(text)[0][0]),
                         "if (!(a || b)) return;  // AB-1\n")


class Mutate(ProjectTest):
    """A game of two rules; a test cites both, but really checks only the first."""

    def setUp(self):
        super().setUp()
        self.write("CMakeLists.txt", """\
            cmake_minimum_required(VERSION 3.25)
            project(Stones CXX)
            set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
            find_package(GTest REQUIRED)
            add_executable(stones_test games/stones/rules_test.cpp)
            target_include_directories(stones_test PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
            target_link_libraries(stones_test GTest::gtest_main)
            """)
        self.write("games/stones/rules.hpp", """\
            inline bool may_take(int stones) {
              if (stones == 0) return false;  // AB-1.1
              return true;
            }
            inline int prize(bool first) { return first ? 2 : 1; }  // AB-1.2
            inline bool over(int stones) { return stones == 0; }  // AB-2
            """)
        self.write("games/stones/rules_test.cpp", """\
            #include <gtest/gtest.h>
            #include "games/stones/rules.hpp"
            #define RULE(number) RecordProperty(number, "rule")
            TEST(Stones, NoneLeft) {
              RULE("AB-1.1");
              EXPECT_FALSE(may_take(0));
            }
            TEST(Stones, Prize) {
              RULE("AB-1.2");
              EXPECT_GT(prize(true), 0);
            }
            TEST(Stones, Over) {
              RULE("AB-2.1");
              EXPECT_TRUE(over(0));
            }
            TEST(Stones, Other) { EXPECT_EQ(prize(true), 2); }
            """)
        subprocess.run(["git", "init", "-q", str(self.root)], check=True)

    def test_finds_the_survivor_and_leaves_the_tree_alone(self):
        before = (self.root / "games/stones/rules.hpp").read_text(encoding="utf-8")
        code, output = self.tool("mutate", "--game", "stones")
        self.assertEqual(code, 1, output)
        self.assertIn("killed: AB-1.1 games/stones/rules.hpp:2 if (stones == 0)", output)
        self.assertIn("SURVIVED: AB-1.2 games/stones/rules.hpp:5 choice (first)", output)
        self.assertIn("killed: AB-2 games/stones/rules.hpp:6 return (stones == 0)", output)
        self.assertTrue(output.endswith("3 negated: 2 killed, 1 survived\n"), output)
        self.assertEqual((self.root / "games/stones/rules.hpp").read_text(encoding="utf-8"), before)
        self.assertEqual((self.root / "build/mutate/0/tree/games/stones/rules.hpp").read_text(encoding="utf-8"), before)

        self.assertEqual(self.tool("mutate", "--rule", "AB-1.1")[0], 0)

    def test_refuses_a_game_that_is_not_there(self):
        code, output = self.tool("mutate", "--game", "cards")
        self.assertEqual(code, 2)
        self.assertIn("--game: there is no folder games/cards", output)


if __name__ == "__main__":
    unittest.main()
