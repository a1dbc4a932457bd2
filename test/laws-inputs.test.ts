import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { readInputTexts } from "../src/action/input-texts.js";
import { parseInputs } from "../src/action/inputs.js";
import { NO_OUTPUTS } from "../src/action/outputs.js";
import { checks } from "../src/checks/index.js";
import { COMMANDS as ROWS } from "../src/cli/all-commands.js";
import { loadCommand } from "../src/cli/commands.js";
import { findInput, INPUT_NAMES, INPUTS, SETTINGS, TARGET_NAMES } from "../src/core/action-interface.js";
import { OUTPUTS } from "../src/core/action-outputs.js";
import type { Setting } from "../src/core/setting.js";
import {
  doesExist,
  hyphenatedCode,
  namedInDocument,
  namedInSource,
  namedInWorkflows,
  type Named,
} from "./support/named-inputs.js";
import { ROOT } from "./support/project.js";

const COMMANDS = await Promise.all(ROWS.map(loadCommand));

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const listFiles = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", "--", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
const DOCUMENTS = listFiles("*.md").filter((path) => !/^(?:fixtures|dist)\//u.test(path));
const SOURCES = listFiles("src/*.ts");
const MEND =
  "name what src/core/settings/ and action-outputs.ts have; an input, output or target that is built gets its row there";

interface ActionYml {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

describe("from the table of inputs and outputs come", () => {
  const action = parse(read("action.yml")) as ActionYml;

  test("action.yml, with names, defaults and descriptions", () => {
    const inputs = Object.entries(INPUTS).map(([name, row]) => [
      name,
      { description: row.description, default: row.default },
    ]);
    expect(action.inputs, "run npm run docs").toEqual(Object.fromEntries(inputs));
    const outputs = Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]);
    expect(action.outputs, "run npm run docs").toEqual(Object.fromEntries(outputs));
  });

  test("the rows of the tables in docs/reference/inputs.md", () => {
    const page = read("docs/reference/inputs.md");
    for (const [name, { description, default: value }] of Object.entries(INPUTS)) {
      expect(page).toContain(`| \`${name}\` | ${value === "" ? "-" : `\`${value}\``} | ${description} |`);
    }
    for (const [name, description] of Object.entries(OUTPUTS)) {
      expect(page).toContain(`| \`${name}\` | ${description} |`);
    }
  });

  test("the reader of inputs: a default for each, and no word but the choices", () => {
    const parse = (name = "", word = ""): unknown =>
      parseInputs(
        readInputTexts((one) => (one === name ? word : "")),
        {},
        "/work",
      );
    expect(() => parse()).not.toThrow();
    for (const name of INPUT_NAMES) {
      const choices = findInput(name)?.choices ?? [];
      for (const word of choices) expect(() => parse(name, word)).not.toThrow();
      const wrong = (): unknown => parse(name, "no-such-word");
      if (choices.length > 0) expect(wrong).toThrow(`must be one of ${choices.join(", ")}`);
    }
  });

  test("the outputs that a run writes when nothing could be checked", () => {
    expect(Object.keys(NO_OUTPUTS)).toEqual(Object.keys(OUTPUTS));
  });

  const chosen = INPUT_NAMES.map(
    (name) => [name, name === "targets" ? TARGET_NAMES : findInput(name)?.choices] as const,
  );

  test.each(chosen.filter(([, choices = []]) => choices.length > 0))(
    "a description of %s that names all that it may be",
    (name, choices = []) => {
      for (const word of choices) expect(findInput(name)?.description).toContain(word);
    },
  );
});

describe("every setting is one row", () => {
  const rows = Object.entries<Setting>(SETTINGS);

  test.each(rows)("%s is an input and an option, or says why it is not", (_, { input, options }) => {
    const reasons = [input, options].flatMap((words) =>
      typeof words === "object" && "without" in words ? [words.without] : [],
    );
    expect(reasons.length, "an entry point has it, else it is no setting").toBeLessThan(2);
    for (const reason of reasons) expect(reason).toMatch(/^.{20,}[^.]$/u);
    if (!("without" in options)) expect(options.length).toBeGreaterThan(0);
  });

  test.each(["validate", "check", "test", "merge", "pack", "release"] as const)(
    "%s has the options of the rows",
    (name) => {
      const command = COMMANDS.find((one) => one.name === name);
      const ofRows = rows.flatMap(([setting, { options }]) =>
        "without" in options ? [] : options.filter(({ of }) => of.includes(name)).map((words) => words.name ?? setting),
      );
      expect(
        command?.options.map((option) => option.name).toSorted(),
        "list the option in the command, or its row",
      ).toEqual(ofRows.toSorted());
    },
  );
});

test("the Action reads variables and inputs in one place, and hands them on typed", () => {
  const readers = /^src\/action\/(?:event|hide-tokens|index|input-texts|main|runner|scripts-refusal)\.ts$/u;
  for (const path of SOURCES.filter((file) => file.startsWith("src/action/") && !readers.test(file))) {
    const what = /\bprocess\.(?:env|cwd)\b|\benvironment(?:\[|\.\w)|["'`.](?:INPUT|GITHUB|RUNNER)_[A-Z]/u;
    expect.soft(read(path), `${path}: take what src/action/main.ts has read`).not.toMatch(what);
  }
});

describe("no input, output or target is named that does not exist", () => {
  /** What is GitHub's or the platform's, and may stand in the documents beside inputs. */
  const OTHERS = [
    ...["fetch-depth", "persist-credentials", "id-token", "pull-requests", "security-events", "write-all"],
    ...["plugin-preflight", "pending-review", "partially-released", "tags-ignore", "branches-ignore"],
  ];
  const OF_OTHER_ACTIONS = ["persist-credentials", "token", "ref", "repository", "path", "name"];
  const known = new Set([...INPUT_NAMES, ...Object.keys(OUTPUTS), ...TARGET_NAMES, ...checks.map(({ id }) => id)]);

  test.each(DOCUMENTS)("in %s", (path) => {
    const text = read(path);
    const named = [...namedInDocument(text), ...namedInWorkflows(text)];
    expect(
      named.filter((one) => !doesExist(one)),
      MEND,
    ).toEqual([]);
  });

  test.each(
    DOCUMENTS.filter((path) =>
      /^(?:README|SECURITY)\.md$|^docs\/(?:guides\/(?!editors|emacs|neovim|vim|vscode)|release|reference\/(?:inputs|reports|exit))|^src\/checks\/workflows\//u.test(
        path,
      ),
    ),
  )("as code in %s", (path) => {
    const [written = ""] = read(path).split("\n## Codes\n");
    const unknown = hyphenatedCode(written).filter((name) => !known.has(name) && !OTHERS.includes(name));
    expect(unknown, `${MEND}; a word of GitHub's goes into OTHERS in this test`).toEqual([]);
  });

  test("in a message", () => {
    for (const path of SOURCES) {
      const named = namedInSource(path, read(path)).filter((one) => !doesExist(one));
      expect.soft(named, `${path}: ${MEND}`).toEqual([]);
    }
  });

  test("by what reads the inputs of workflows", () => {
    for (const path of SOURCES.filter((file) => file.includes("/workflows/"))) {
      const names = [...read(path).matchAll(/\b(?:inputOf\(step, |value\(|inputs\.get\()"([^"]+)"/gu)].map(
        ([, name = ""]) => name,
      );
      const unknown = names.filter((name) => findInput(name) === undefined && !OF_OTHER_ACTIONS.includes(name));
      expect.soft(unknown, `${path}: ${MEND}`).toEqual([]);
    }
  });

  test("which the law would see", () => {
    const list = (named: readonly Named[]): string[] =>
      named.filter((one) => !doesExist(one)).map(({ kind, name }) => `${kind} ${name}`);
    expect(list(namedInDocument("Set the input `market-url`: `targets: github-release, shop`"))).toEqual([
      "input market-url",
      "target shop",
    ]);
    const source =
      'throw `The input market-url ${x}`, "the inputs report and patch-files, steps.<id>.outputs.url"; // the input x';
    expect(list(namedInSource("a.ts", source))).toEqual(["input market-url", "input patch-files", "output url"]);
    const step = "- uses: OWNER/plugin-preflight@<sha>\n  with: { targets: shop, market-url: x, strict: true }\n";
    expect(list(namedInWorkflows(`\`\`\`yaml\n${step}\`\`\`\n`))).toEqual(["target shop", "input market-url"]);
    expect(hyphenatedCode("`market-url` and `shop-auth: oidc`")).toEqual(["market-url", "shop-auth"]);
  });
});
