"""What the tests of the tools share: a small project in a temporary folder, and running a tool on it."""

import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOOLS))


class ProjectTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()

    def write(self, path, text):
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(textwrap.dedent(text), encoding="utf-8")

    def tool(self, name, *arguments):
        """(exit code, all output) of a tool run on the project."""
        done = subprocess.run([str(TOOLS / name), "--root", str(self.root), *arguments], capture_output=True, text=True,
                              stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout + done.stderr
