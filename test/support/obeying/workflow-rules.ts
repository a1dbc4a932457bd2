import { replaceLines, replaceRange, splitLines, textAt, textOf, withText } from "./edits.js";
import type { Advice, Rule } from "./rule.js";
import type { Files } from "./situation.js";

const COMMIT = "3d3c42e5aac5ba805825da76410c181273ba90b1";

/** What an author gives an input. */
const GIVEN = new Map([
  ["artifact", "release"],
  ["checked-sha256", "none"],
  ["marketplace-token", "${{ secrets.MARKETPLACE_TOKEN }}"],
]);

/** Help texts about workflows: a person edits a few lines of YAML. */
export const WORKFLOW_RULES: readonly Rule[] = (
  [
    {
      says: /^Write (?:the name of that account|"[\w-]+") in place of OWNER/u,
      obey: ({ files, file, finding }) => {
        const [named, real] = [String(finding.subject), String(finding.subject).replace("OWNER", "lumen-labs")];
        return withText(files, file, textOf(files, file).replaceAll(named, real));
      },
    },
    {
      says: /^Write (a pattern, such as )?("[^"]*"|[\w-]+)$/u,
      obey: (advice, _, value = "") => replaceValue(advice, value),
    },
    {
      says: /^Write ([\w-]+) in place of "([^"]*)"$/u,
      obey: (advice, value = "", before = "") => changeLine(advice, (line) => line.replace(before, value)),
    },
    {
      says: /^Write (\w[\w-]*: (?:read|write))$/u,
      obey: (advice, right = "") => replaceValue(advice, right.split(": ")[1] ?? ""),
    },
    {
      says: /^Remove (?:it, or look its name up|marketplace-token:)/u,
      obey: (advice) => replaceLines(advice.files, advice.file, lineOf(advice), 1, []),
    },
    {
      says: /^Add (artifact|checked-sha256|marketplace-token): with/u,
      obey: (advice, name = "") => addBelow(advice, `${name}: ${GIVEN.get(name) ?? ""}`),
    },
    {
      says: /^Add a step before it: run: (.*)$/u,
      obey: (advice, command = "") => addStep(advice, [`- run: ${command}`]),
    },
    {
      says: /^Add a step before it that makes dist\/plugin\.js/u,
      obey: (advice) => addStep(advice, ["- run: npx esbuild src/plugin.ts --bundle --outfile=dist/plugin.js"]),
    },
    {
      says: /^Add a step before it: uses: (actions\/checkout)@<commit>, (with: \{.*\})$/u,
      obey: (advice, action = "", inputs = "") => addStep(advice, [`- uses: ${action}@${COMMIT}`, `  ${inputs}`]),
    },
    {
      says: /^Move it behind the build/u,
      obey: (advice) => {
        const lines = splitLines(textOf(advice.files, advice.file));
        const at = lineOf(advice);
        const text = lines[at - 1] ?? "";
        const indent = /^\s*/u.exec(text)?.[0] ?? "";
        const rest = lines.slice(at);
        const next = rest.findIndex((line) => line.trim() !== "" && !line.startsWith(`${indent} `));
        const end = text.trimStart().startsWith("- ") && next > 0 ? at + next : at;
        const moved = replaceLines(advice.files, advice.file, at, end - at + 1, []);
        return withText(
          moved,
          advice.file,
          `${textOf(moved, advice.file).trimEnd()}\n${lines.slice(at - 1, end).join("\n")}\n`,
        );
      },
    },
    { says: /^Add to the step: (with: \{.*\})$/u, obey: (advice, inputs = "") => addBelow(advice, inputs, 2) },
    {
      says: /^Add tags to push, such as (push: \{.*\})$/u,
      obey: (advice, push = "") => replaceLines(advice.files, advice.file, lineOf(advice), 1, [`on: { ${push} }`]),
    },
    {
      says: /^Start the workflow when the draft is published: (release: \{.*\})$/u,
      obey: ({ files, file }, event = "") =>
        replaceLines(files, file, 1, 1, [`on: { push: { tags: ["v*"] }, ${event} }`]),
    },
    { says: /^Write published in place of created$/u, obey: (advice) => replaceValue(advice, "published") },
    {
      says: /^Add ([\w-]+: (?:read|write))$/u,
      obey: (advice, right = "") => changeLine(advice, (line) => line.replace(/\s*\}/u, `, ${right} }`)),
    },
    {
      says: /^Name the rights one by one, with (.*)$/u,
      obey: (advice, right = "") => replaceValue(advice, `{ ${right} }`),
    },
    {
      says: /^Name what is needed, and nothing else: permissions: (\{.*\})$/u,
      obey: (advice, rights = "") => replaceValue(advice, rights),
    },
    {
      says: /^Pin it(?: in its \d+ places)?: uses: ([\w./-]+)@<the 40 digits of its commit>(.*)$/u,
      obey: (advice, action = "", comment = "") => {
        const { range } = advice.finding.location;
        const used = range && textAt(advice.files, advice.file, range);
        if (used === undefined) return undefined;
        const pinned = `${action}@${COMMIT}${comment}`;
        return withText(
          advice.files,
          advice.file,
          textOf(advice.files, advice.file).replaceAll(`${used}\n`, `${pinned}\n`),
        );
      },
    },
    {
      says: /^Pin each: /u,
      obey: ({ files, file }) =>
        withText(files, file, textOf(files, file).replace(/(?<=uses: [\w./-]+@)(?![\da-f]{40})\S+/gu, COMMIT)),
    },
    {
      says: /^Replace it with spaces/u,
      obey: (advice) => changeLine(advice, (line) => line.replaceAll("\t", "  ")),
    },
    {
      says: /^Write into the job: (permissions: \{.*\})$/u,
      obey: (advice, rights = "") => {
        const lines = splitLines(textOf(advice.files, advice.file));
        const at = lines.findIndex((line) => /^\s+runs-on:/u.test(line));
        const indent = /^\s*/u.exec(lines[at] ?? "")?.[0] ?? "";
        return replaceLines(advice.files, advice.file, at + 1, 0, [indent + rights]);
      },
    },
  ] satisfies readonly Rule[]
).map((rule: Rule) => ({
  ...rule,
  obey: (advice: Advice, ...words: readonly (string | undefined)[]) =>
    isWorkflow(advice) ? rule.obey(advice, ...words) : undefined,
}));

const isWorkflow = ({ file }: Advice): boolean => file.startsWith(".github/");

const lineOf = ({ finding }: Advice): number => finding.location.range?.start.line ?? 1;

/** The text of a finding, or the value of the input that the finding names. */
function replaceValue({ files, file, finding }: Advice, value: string): Files | undefined {
  const { range } = finding.location;
  if (!range) return undefined;
  const line = splitLines(textOf(files, file))[range.start.line - 1] ?? "";
  const isKey = line.slice(range.end.column - 1).startsWith(":") && !finding.message.includes("has no input");
  return isKey
    ? replaceLines(files, file, range.start.line, 1, [line.replace(/:.*$/u, `: ${value}`)])
    : replaceRange(files, file, range, value);
}

function changeLine(advice: Advice, change: (line: string) => string): Files {
  const line = splitLines(textOf(advice.files, advice.file))[lineOf(advice) - 1] ?? "";
  return replaceLines(advice.files, advice.file, lineOf(advice), 1, [change(line)]);
}

/** Into the same mapping: into its braces, or on another line, further in where the finding's begins a step. */
function addBelow(advice: Advice, added: string, more = 0): Files {
  const line = splitLines(textOf(advice.files, advice.file))[lineOf(advice) - 1] ?? "";
  const inBraces = line.replace(/^(\s*with: \{.*?)\s*\}$/u, `$1, ${added} }`);
  if (inBraces !== line) return replaceLines(advice.files, advice.file, lineOf(advice), 1, [inBraces]);
  const indent = (/^\s*/u.exec(line)?.[0].length ?? 0) + more;
  return replaceLines(advice.files, advice.file, lineOf(advice) + 1, 0, [" ".repeat(indent) + added]);
}

/** A step before the one of the finding. */
function addStep(advice: Advice, step: readonly string[]): Files {
  const lines = splitLines(textOf(advice.files, advice.file));
  let at = lineOf(advice);
  while (at > 1 && !/^\s*- /u.test(lines[at - 1] ?? "")) at--;
  const indent = /^\s*/u.exec(lines[at - 1] ?? "")?.[0] ?? "";
  return replaceLines(
    advice.files,
    advice.file,
    at,
    0,
    step.map((line) => indent + line),
  );
}
