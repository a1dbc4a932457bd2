import { expect, test } from "vitest";
import { findShellCommands } from "../../../src/base/text/shell-commands.js";
import { startEffort } from "../../support/effort.js";

test.each([
  ["npm ci", [["npm", "ci"]]],
  [
    "npm ci && npm run build",
    [
      ["npm", "ci"],
      ["npm", "run", "build"],
    ],
  ],
  [
    "npm ci; npm test || exit 1 | tee log",
    [
      ["npm", "ci"],
      ["npm", "test"],
      ["exit", "1"],
      ["tee", "log"],
    ],
  ],
  ["# npm ci\nnpm test # npm run build\n", [["npm", "test"]]],
  [
    "npm run \\\n  build\r\nnpm test\r\n",
    [
      ["npm", "run", "build"],
      ["npm", "test"],
    ],
  ],
  ["CI=true NODE_ENV=test npm test", [["npm", "test"]]],
  ["if npm test; then echo 'a; b'; fi", [["npm", "test"], ["echo", "a; b"], ["fi"]]],
  ['echo "a && b \\" c" d\\ e', [["echo", 'a && b \\" c', "d e"]]],
  [
    "(cd web && npm ci)",
    [
      ["cd", "web"],
      ["npm", "ci"],
    ],
  ],
  ["git checkout ${{ github.head_ref || 'main' }} -q", [["git", "checkout", "${{ github.head_ref || 'main' }}", "-q"]]],
  ["a#b 'open", [["a#b", "open"]]],
  ["sudo env X=1 make", [["make"]]],
  ["X=1", []],
  [" \n\t\n", []],
])("the commands of %j", (script, commands) => {
  expect(findShellCommands(script).map(({ words }) => words)).toEqual(commands);
});

test("a command is shown as it is in the script, its first line and no more than sixty characters of it", () => {
  expect(findShellCommands("A=1 npm run  'build'\n").map(({ text }) => text)).toEqual(["npm run  'build'"]);
  expect(findShellCommands("npm run \\\n build").map(({ text }) => text)).toEqual(["npm run"]);
  expect(findShellCommands(`npm ${"x".repeat(100)}`)[0]?.text).toHaveLength(60);
});

test.each(["'", '"', "\\", "${{", "$(", "a ", "#", ";", "a=", "\\\n", "'\"", "${{}}"])(
  "a mebibyte of %j ends in time",
  (piece) => {
    const effort = startEffort();
    findShellCommands(piece.repeat((1024 * 1024) / piece.length));
    expect(effort()).toBeLessThan(4000);
  },
);
