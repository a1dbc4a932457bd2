import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFixtureCases, type FixtureCase } from "../../../scripts/fixtures/fixture-case.js";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import type { Finding } from "../../../src/core/report.js";
import { validateManifest, type NotJudged } from "../../../src/manifest.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { overlayFiles } from "../../../src/base/files/overlay-files.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";
import { nightly } from "../../support/nightly.js";
import { ROOT } from "../../support/project.js";
import { sampleOf } from "../../support/torture.js";

/** The checks of the manifest. What the others judge is in other files. */
const MINE = checks.filter(({ id }) => id.startsWith("manifest-") || id === "author-named");
const NEEDS = MINE.flatMap(({ needs, wants = [] }) => [...needs, ...wants]);

/** The text of the manifest; `undefined` where there is none in UTF-8. */
function readManifest(workspace: Workspace): string | undefined {
  const bytes = workspace.bytes("manifest.json", 4 * 1024 * 1024);
  try {
    return bytes && new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Who has a text has decoded it already.
    return undefined;
  }
}

/** All that a user sees of it but the help, which may name what is in other files. */
const describeFinding = ({ check, severity, message, location: { range, pointer } }: Finding): string =>
  JSON.stringify({ check, severity, message, range, pointer });

const isCovered = ({ check, location }: Finding, notJudged: readonly NotJudged[]): boolean =>
  notJudged.some(
    ({ checks: ids, location: { pointer = "-" } }) =>
      ids.includes(check) && (location.pointer === pointer || location.pointer?.startsWith(`${pointer}/`)),
  );

/** What only one of both finds, at places where nothing is listed as not judged. */
async function listDifferences(
  workspace: Workspace,
  text: string,
  isListed: (one: NotJudged) => boolean,
): Promise<readonly string[]> {
  const plugin = await readPlugin(workspace, { needs: NEEDS });
  return [false, true].flatMap((strict) => {
    const { errors, warnings, notJudged } = validateManifest(text, { strict });
    const ours = [...errors, ...warnings];
    const { findings } = inspect(plugin, MINE, { occasion: "push", strict });
    // The author is looked for in other files as well, which validateManifest never gets.
    const theirs = findings.filter(({ location }) => location.file === "manifest.json");
    const [inOurs, inTheirs] = [ours, theirs].map((findings) => new Set(findings.map(describeFinding)));
    const different = [
      ...ours.filter((finding) => !inTheirs?.has(describeFinding(finding))),
      ...theirs.filter((finding) => !inOurs?.has(describeFinding(finding))),
    ];
    return different.filter((finding) => !isCovered(finding, notJudged.filter(isListed))).map(describeFinding);
  });
}

const openRepository = ({ folder, overlay = new Map() }: FixtureCase): Workspace =>
  overlayFiles(diskWorkspace(join(ROOT, folder)), overlay);

describe("validateManifest agrees with the command line, or lists what it did not judge, in all fixtures of", () => {
  nightly.each(MINE.map(({ id }) => id))("%s", async (id) => {
    for (const one of sampleOf(listFixtureCases(ROOT, id), 12)) {
      const repository = openRepository(one);
      const text = readManifest(repository);
      if (text === undefined) continue;
      expect.soft(await listDifferences(repository, text, () => true), one.name).toEqual([]);
      // Alone, the manifest is compared with nothing: there is no excuse.
      const alone = inMemory({ "manifest.json": text });
      const isOfManifest = ({ message }: NotJudged): boolean => !message.endsWith("package.json");
      expect.soft(await listDifferences(alone, text, isOfManifest), `${one.name}, alone`).toEqual([]);
    }
  });
});

const of = (manifest: Readonly<Record<string, unknown>>): readonly string[] =>
  validateManifest(manifest).notJudged.map(
    ({ checks: ids, message, location }) => `${location.pointer ?? "-"} ${ids.join(" ")}: ${message}`,
  );

test("an SPDX expression is judged", () => {
  const judge = (license: string): readonly string[] =>
    validateManifest({ license }).warnings.flatMap(({ check, message }) =>
      check === "manifest-license" ? message : [],
    );
  expect(judge("(MIT OR Apache-2.0) AND CC-BY-4.0")).toEqual([]);
  expect(judge("GPL-3.0-or-later WITH Classpath-exception-2.0")).toEqual([]);
  expect(judge("MIT OR Apache 2")).toEqual([
    '"license" is "MIT OR Apache 2", which is not an SPDX expression: SPDX does not know "Apache", "2"',
  ]);
  expect(judge("Apache License 2.0")).toHaveLength(1);
});

test("what takes files is listed at its place, and only where it is there", () => {
  const listed = of({
    main: "dist/plugin.js",
    web: "C:\\web.js",
    hooks: { onInstall: "install", onEnable: "dist/hooks.js#enable" },
    screenshots: ["a.png"],
    license: "SEE LICENSE IN EULA.md",
    author: { name: "Harbour Office", avatar: "https://example.com/a.png" },
    ui: { styles: "dark" },
    engines: { node: ">=18.0.0" },
  });
  expect(listed.filter((line) => !line.includes(": Skipped"))).toMatchInlineSnapshot(`
    [
      "/main manifest-main: "main" names "dist/plugin.js": the file itself was not looked at",
      "/hooks/onEnable manifest-hooks: "hooks.onEnable" names "dist/hooks.js": the file itself was not looked at",
      "/screenshots/0 manifest-screenshots: "screenshots[0]" names "a.png": the file itself was not looked at",
      "/license manifest-license: "license" names "EULA.md": the file itself was not looked at",
      "/license manifest-license: "license" was not compared with package.json",
      "/engines manifest-engines: "engines" was not compared with package.json",
    ]
  `);
});

test("what only a complete JSON Schema validator judges is listed", () => {
  const speed = { type: "number", default: 1, anyOf: [{ minimum: 2 }] };
  const config_schema = { type: "object", properties: { speed, harbour: { type: "string" } } };
  const listed = of({ config_schema, default_config: { speed: 1, harbour: "Lisbon" } });
  expect(listed.filter((line) => line.startsWith("/") && line.includes("config"))).toMatchInlineSnapshot(`
    [
      "/config_schema manifest-config-schema: "config_schema" has keywords that only a complete JSON Schema validator supports",
      "/default_config/speed manifest-default-config: "default_config.speed" was checked by the listed keywords of its schema only",
    ]
  `);
  expect(of({ config_schema: { type: "object", properties: { speed: { type: "number", minimum: 2 } } } })).toHaveLength(
    of({}).length,
  );
});

test("the checks that were skipped are listed by their reason, so that every check is judged, listed or both", () => {
  const { notJudged } = validateManifest({});
  expect(notJudged.map(({ message }) => message)).toEqual([
    "Skipped, as validateManifest sees no files",
    "Skipped, as this is not a release",
  ]);
  const listed = notJudged.flatMap(({ checks: ids }) => ids);
  const judged = checks.map(({ id }) => id).filter((id) => !listed.includes(id));
  expect(judged).toEqual(MINE.map(({ id }) => id));
  expect(validateManifest("[]").notJudged.map(({ message }) => message)).toContain(
    "Skipped, as manifest.json is not a JSON object",
  );
});
