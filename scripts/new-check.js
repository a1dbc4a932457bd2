import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

// Writes the files of a new check, and refuses to overwrite. It is JavaScript: nothing is compiled before it answers.

const ROOT = resolve(import.meta.dirname, "..");
const CHECKS = "src/checks";
/** The cases of a check: fixtures/README.md has their form. */
const CASES = `=== base
== manifest.json
{
  "manifest_version": 1,
  "name": "Tide Table",
  "version": "1.2.0",
  "description": "High and low water for one harbour.",
  "type": "dashboard-widget",
  "author": "Harbour Office <office@example.com>",
  "category": "utilities",
  "permissions": []
}

=== silent

=== speaks
== manifest.json (changed)
-  "name": "Tide Table",
`;

const USAGE =
  "Usage: npm run new-check <subject>/<id>, such as manifest/manifest-keywords: the id names the requirement, in small letters and hyphens";

const answer = addCheck(process.argv.slice(2));
(answer.status === 0 ? process.stdout : process.stderr).write(`${answer.lines.join("\n")}\n`);
process.exitCode = answer.status;

function addCheck([named = "", ...others]) {
  const [, subject = "", id = ""] = /^([^/]*)\/([a-z]+(?:-[a-z]+)+)$/u.exec(named) ?? [];
  if (id === "" || others.length > 0) return { status: 2, lines: [USAGE] };
  const folders = readdirSync(join(ROOT, CHECKS), { withFileTypes: true });
  const subjects = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (!subjects.includes(subject)) {
    const wrong = `There is no subject ${JSON.stringify(subject)}. The subjects are ${subjects.toSorted().join(", ")}`;
    return { status: 2, lines: [wrong, `For another one, make the folder ${CHECKS}/<subject> first`] };
  }
  const files = new Map([
    [`${CHECKS}/${subject}/${id}.ts`, formatSource(id)],
    [`${CHECKS}/${subject}/${id}.md`, formatPage(id)],
    [`fixtures/${id}.txt`, CASES],
  ]);
  const there = [...files.keys()].filter((path) => existsSync(join(ROOT, path)));
  if (there.length > 0) return { status: 1, lines: [`Nothing was written. There is already ${there.join(", ")}`] };
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  const index = join(ROOT, CHECKS, "index.ts");
  writeFileSync(index, addToIndex(readFileSync(index, "utf8"), subject, id));
  const written = [...files.keys(), `${CHECKS}/index.ts`].map((path) => `  ${path}`);
  return { status: 0, lines: ["Written:", ...written, 'Next: "Add a check" in CONTRIBUTING.md has the steps'] };
}

function formatSource(check) {
  return `import { decide } from "../../base/text/help.js";
import { defineCheck } from "../../core/check.js";

export default defineCheck({
  id: "${check}",
  title: "A sentence that is true of a good plugin",
  severity: "warning",
  codes: {
    missing: "When it is reported, in a few words",
  },
  needs: ["manifest"],
  *run({ manifest }) {
    if (manifest.has("name")) return;
    yield {
      code: "missing",
      subject: "name",
      at: manifest.at("name"),
      message: "What is wrong, with the words that it is about in quotation marks",
      help: decide("What to do", "meaning"),
    };
  },
});
`;
}

function formatPage(check) {
  const sections = ["Requirement", "Why", "How to fix it"].map((heading) => `## ${heading}\n`);
  const example = "## Example\n\n<!-- example: speaks -->\n<!-- /example -->\n";
  const codes = "## Codes\n\n<!-- codes -->\n<!-- /codes -->\n";
  return [`# ${check}\n`, ...sections, example, codes].join("\n");
}

/** Adds a check to the list: its import in alphabetical order, the check itself at the end. */
function addToIndex(index, subject, check) {
  const name = check.replace(/-([a-z])/gu, (_, letter) => letter.toUpperCase());
  const lines = index.split("\n");
  const added = `import ${name} from "./${subject}/${check}.js";`;
  const imports = lines.filter((line) => /^import .* from "\.\//u.test(line));
  const before = imports.find((line) => line.slice(line.indexOf('"')) > added.slice(added.indexOf('"')));
  const at = before === undefined ? lines.indexOf(imports.at(-1) ?? "") + 1 : lines.indexOf(before);
  lines.splice(at, 0, added);
  lines.splice(lines.lastIndexOf("];"), 0, `  ${name},`);
  return lines.join("\n");
}
