"""Tests of tools/links on a small project."""

import subprocess
import unittest

from helpers import ProjectTest


class Links(ProjectTest):
    def test_names_the_link_that_leads_nowhere_and_no_other(self):
        self.write("README.md", "See [the tour](docs/TOUR.md#start), [a page](https://example.org/x), [below](#end).\n")
        self.write("docs/TOUR.md", "![](missing.png) and [home](../README.md)\n")
        subprocess.run(["git", "init", "-q", str(self.root)], check=True)
        self.assertEqual(self.tool("links"), (1, "docs/TOUR.md:1: there is no missing.png\n"))

        self.write("docs/missing.png", "")
        self.assertEqual(self.tool("links")[0], 0)


if __name__ == "__main__":
    unittest.main()
