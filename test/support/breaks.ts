import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One way to break a promise on purpose, and a test that then has to fail. */
export interface Break {
  readonly promise: number;
  readonly what: string;
  /** A file of src/, as it is imported by tests, or `dist/`, as it is started. */
  readonly where: string;
  readonly find: string;
  readonly put: string;
  /** The file below test/, and a pattern of titles. */
  readonly test: string;
  readonly title: string;
}

/** `PREFLIGHT_BREAK=9 npm run torture` breaks the ninth promise: its tests are red. */
export const BREAKS: readonly Break[] = [
  {
    promise: 1,
    what: "a run does not find the draft of the last one",
    where: "dist/",
    find: "return drafts.toSorted((a, b) => a.id - b.id);",
    put: "return drafts.slice(0, 0);",
    test: "release/crashes.test.ts",
    title: "'after' effect 1 is finished",
  },
  {
    promise: 2,
    what: "other bytes that are public are taken for ours",
    where: "src/release/targets/github/file-steps.ts",
    find: 'return { action: "conflict", reason, help: explainFirstArchive(spec) };',
    put: 'return { action: "noop", reason };',
    test: "release/other-bytes-later.test.ts",
    title: "other bytes that are public on GitHub are a conflict",
  },
  {
    promise: 3,
    what: "the words of a server are shown with the token in them",
    where: "src/base/network/server-fault.ts",
    find: 'if (secret !== "") hidden',
    put: 'if (secret === "") hidden',
    test: "release/tokens.test.ts",
    title: "where it is given to the command line",
  },
  {
    promise: 4,
    what: "texts are shown as they are",
    where: "src/base/text/safe.ts",
    find: "return makeInertLine(PLAIN.test(text)",
    put: "if (text) return text; return makeInertLine(PLAIN.test(text)",
    test: "base/text/safe.test.ts",
    title: "runs in no form",
  },
  {
    promise: 5,
    what: "JSON is read however long it is",
    where: "src/base/text/json/read-json.ts",
    find: "if (source.length > MAX_JSON_BYTES) return",
    put: "if (source.length > 1e9) return",
    test: "base/text/json.test.ts",
    title: "more than 1 MiB is not read",
  },
  {
    promise: 6,
    what: "what is outside of a folder counts as inside",
    where: "src/base/files/inside.ts",
    find: "return way !==",
    put: "return true || way !==",
    test: "base/files/disk.test.ts",
    title: "a workspace on disk",
  },
  {
    promise: 7,
    what: "no text has a secret",
    where: "src/plugin/secrets/secret-matches.ts",
    find: "return { matches: keepApart(found)",
    put: "return { matches: keepApart([])",
    test: "plugin/secrets/secrets.test.ts",
    title: "of every kind and form",
  },
  {
    promise: 8,
    what: "what a plugin prints is kept without end",
    where: "src/host/messages.ts",
    find: "MAX_EVENTS_PER_STEP = 100;",
    put: "MAX_EVENTS_PER_STEP = 1e9;",
    test: "host/hostile.test.ts",
    title: "prints and logs without end",
  },
  {
    promise: 9,
    what: "an archive has the hour of its machine",
    where: "dist/",
    find: "shared.writeUInt16LE(DAY, 8)",
    put: "shared.writeUInt16LE(DAY + new Date(0).getHours(), 8)",
    test: "release/packing/same-everywhere.test.ts",
    title: "Node 20.*Kolkata.*'C'.*022",
  },
  {
    promise: 10,
    what: "what is not annotated is not counted",
    where: "src/reporters/annotations.ts",
    find: "if (left.length > 0) {",
    put: "if (left.length > 1e9) {",
    test: "reporters/limits.test.ts",
    title: "annotations of a step",
  },
  {
    promise: 11,
    what: "a check run that GitHub refuses ends the run",
    where: "src/action/publish.ts",
    find: "return { refused: formatRefusal(error, permission) };",
    put: "throw error;",
    test: "action/same-verdict.test.ts",
    title: "license-present",
  },
  {
    promise: 12,
    what: "a file that could not be written counts as written",
    where: "dist/",
    find: "(0, external_node_fs_.rmSync)(draft, { force: true });\n                throw error;",
    put: "(0, external_node_fs_.rmSync)(draft, { force: true });",
    test: "base/output/broken-off.test.ts",
    title: "'pack', 'ENOSPC'",
  },
];

/** The one that a run is to have. */
export function findBreak(promise: string | undefined): Break | undefined {
  if (promise === undefined) return undefined;
  const found = BREAKS.find((one) => String(one.promise) === promise);
  if (!found) throw new Error(`PREFLIGHT_BREAK must be the number of a promise, and is ${promise}`);
  return found;
}

/** A text with a break in it. @throws where there is nothing to break, or it is unclear what. */
function breakText(text: string, { find, put, where }: Break): string {
  if (text.split(find).length !== 2) throw new Error(`${where} has not "${find}" once: change test/support/breaks.ts`);
  return text.replace(find, () => put);
}

/** Breaks what tests import of src/. */
export function breakImports(chosen: Break | undefined) {
  return {
    name: "break",
    enforce: "pre" as const,
    transform: (code: string, id: string) =>
      chosen && chosen.where !== "dist/" && id.endsWith(`/${chosen.where}`) ? breakText(code, chosen) : undefined,
  };
}

/** A copy of dist/ for tests to start, with the break in each file that has it. */
export function makeBrokenDist(chosen: Break | undefined): Readonly<Record<string, string>> {
  if (chosen?.where !== "dist/") return {};
  const folder = mkdtempSync(join(tmpdir(), "preflight-broken-"));
  cpSync("dist", join(folder, "dist"), { recursive: true });
  for (const [path, text] of makeBrokenTexts(chosen)) writeFileSync(join(folder, path), text);
  return { PREFLIGHT_DIST: join(folder, "dist") };
}

/** The files that have what is broken, with the break. @throws where there is nothing to break, or it is unclear what. */
export function makeBrokenTexts(chosen: Break): readonly (readonly [path: string, text: string])[] {
  const { where, find } = chosen;
  const names = where === "dist/" ? readdirSync(where, { recursive: true, encoding: "utf8" }) : [""];
  const texts = names
    .map((name) => join(where, name))
    .filter((path) => /\.[jt]s$/u.test(path))
    .map((path) => [path, readFileSync(path, "utf8")] as const)
    .filter(([, text]) => text.includes(find));
  if (texts.length === 0) throw new Error(`${where} has not "${find}": change test/support/breaks.ts`);
  return texts.map(([path, text]) => [path, breakText(text, chosen)]);
}
