import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Writes the files of a new check, and refuses to overwrite. */

const ROOT = resolve(import.meta.dirname, "..", "..");
const INDEX = join(ROOT, "src", "checks", "index.ts");
const MANIFEST = `{
  "manifest_version": 1,
  "name": "Tide Table",
  "version": "1.2.0",
  "description": "High and low water for one harbour.",
  "type": "dashboard-widget",
  "author": "Harbour Office <office@example.com>",
  "category": "utilities",
  "permissions": []
}
`;

const [named = "", ...others] = process.argv.slice(2);
const [, subject, id] = /^([a-z-]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/u.exec(named) ?? [];
if (subject === undefined || id === undefined || others.length > 0) {
  process.stderr.write(
    "Usage: npm run new-check <subject>/<id>, such as manifest/manifest-keywords: the id names the requirement\n",
  );
  process.exitCode = 2;
} else {
  const files = new Map([
    [`src/checks/${subject}/${id}.ts`, source(id)],
    [`src/checks/${subject}/${id}.md`, page(id)],
    [`fixtures/${id}/speaks.manifest.json`, MANIFEST],
    [`fixtures/${id}/silent/manifest.json`, MANIFEST],
  ]);
  const there = [...files.keys()].filter((path) => existsSync(join(ROOT, path)));
  if (there.length > 0) {
    process.stderr.write(`Nothing was written: ${there.join(", ")} is there already\n`);
    process.exitCode = 1;
  } else {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
    }
    writeFileSync(INDEX, listed(readFileSync(INDEX, "utf8"), subject, id));
    const next = ["Written:", ...[...files.keys()].map((path) => `  ${path}`), "  src/checks/index.ts"];
    next.push(
      "Next: write the check and its page, break fixtures/*/speaks.manifest.json, then npm run docs and npm test -- -u",
    );
    process.stdout.write(`${next.join("\n")}\n`);
  }
}

function source(check: string): string {
  return `import { defineCheck } from "../../core/check.js";

export default defineCheck({
  id: "${check}",
  title: "A sentence that is true of a good plugin",
  severity: "error",
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
      message: "What is wrong, in the plugin's own words",
      help: "What to do",
    };
  },
});
`;
}

function page(check: string): string {
  const sections = ["Requirement", "Why", "How to fix it"].map((heading) => `## ${heading}\n`);
  const example = "## Example\n\n<!-- example: speaks -->\n<!-- /example -->\n";
  const codes = "## Codes\n\n<!-- codes -->\n<!-- /codes -->\n";
  return [`# ${check}\n`, ...sections, example, codes].join("\n");
}

/** Adds a check to the list: its import in alphabetical order, the check itself at the end. */
function listed(index: string, subject: string, check: string): string {
  const name = check.replace(/-([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());
  const lines = index.split("\n");
  const added = `import ${name} from "./${subject}/${check}.js";`;
  const imports = lines.filter((line) => /^import .* from "\.\//u.test(line));
  const before = imports.find((line) => line.slice(line.indexOf('"')) > added.slice(added.indexOf('"')));
  const at = before === undefined ? lines.indexOf(imports.at(-1) ?? "") + 1 : lines.indexOf(before);
  lines.splice(at, 0, added);
  lines.splice(lines.lastIndexOf("];"), 0, `  ${name},`);
  return lines.join("\n");
}
