"""Tests of tools/dependencies on a small project."""

import subprocess
import unittest

from helpers import ProjectTest

ROWS = """\
    | library | known as | for | why | licence | version |
    | --- | --- | --- | --- | --- | --- |
    | fmt | `fmt` `libfmt-dev` | text | it is | MIT | 9.1 |
    | Vite | `vite` `@types/node` | a bundle | fast | MIT | 8.3, 20.19 |
    """


class Dependencies(ProjectTest):
    def setUp(self):
        super().setUp()
        self.write("CMakeLists.txt", "  find_package(fmt REQUIRED)\n")
        self.write("cmake/debian-packages.txt", "# group package\nrun libfmt-dev\n")
        self.write("web/package.json", '{"devDependencies": {"vite": "^8.3.0", "@types/node": "^20.0.0"}}')
        self.write("web/package-lock.json", '{"packages": {"node_modules/vite": {"version": "8.3.8"}, '
                                            '"node_modules/@types/node": {"version": "20.19.43"}}}')
        self.write("docs/dependencies.md", ROWS)
        subprocess.run(["git", "init", "-q", str(self.root)], check=True)

    def test_is_content_with_a_complete_list(self):
        self.assertEqual(self.tool("dependencies")[0], 0)

    def test_names_what_is_missing(self):
        self.write("store/CMakeLists.txt", "find_package(SQLite3)\npkg_check_modules(sodium REQUIRED libsodium)\n")
        code, output = self.tool("dependencies")
        self.assertEqual((code, output), (1, "store/CMakeLists.txt: SQLite3 is missing in docs/dependencies.md\n"
                                             "store/CMakeLists.txt: sodium is missing in docs/dependencies.md\n"))

    def test_names_what_nothing_asks_for_and_what_has_another_version(self):
        self.write("docs/dependencies.md", ROWS + "    | Boost | `Boost` | all | big | BSL | 1 |\n")
        self.write("web/package-lock.json", '{"packages": {"node_modules/vite": {"version": "9.0.1"}, '
                                            '"node_modules/@types/node": {"version": "20.19.43"}}}')
        code, output = self.tool("dependencies")
        self.assertEqual((code, output), (1, "docs/dependencies.md:4: vite is 9.0.1, not 8.3\n"
                                             "docs/dependencies.md:5: nothing asks for Boost\n"))


if __name__ == "__main__":
    unittest.main()
