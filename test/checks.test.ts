import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { said } from "../src/catalog/said.js";
import { checks } from "../src/checks/index.js";
import { preflight } from "../src/preflight/preflight.js";
import { quoted } from "../src/text/safe.js";
import { ROOT } from "./support/project.js";

/** A text that a message speaks of without being its own: the bracket of what lacks a key, or one character. */
const SPEAKS_FOR_THE_WHOLE = new Set(["{", "\uFEFF", "\uFFFD", "[", ""]);

describe.each(checks.map(({ id }) => id))("%s", (id) => {
  const cases = readdirSync(join(ROOT, "fixtures", id), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(cases)("says what stands beside the case %s", async (name) => {
    const folder = `fixtures/${id}/${name}`;
    const { text } = await said(ROOT, folder, id);
    await expect(text).toMatchFileSnapshot(join(ROOT, `${folder}.txt`));
  });

  test.each(cases)("points at the words it speaks of in the case %s", async (name) => {
    const request = { cwd: ROOT, occasion: "push", strict: false, failOn: "error", only: [id] } as const;
    const { report, source } = await preflight({ ...request, paths: [`fixtures/${id}/${name}`] });
    for (const { message, location } of report.plugins.flatMap(({ findings }) => findings)) {
      if (!location.range) continue;
      const token = source(location.file)?.slice(location.range);
      expect.soft(token, message).toBeDefined();
      if (token !== undefined && !SPEAKS_FOR_THE_WHOLE.has(token)) expect.soft(message).toContain(asWritten(token));
    }
  });
});

/** A text as messages quote it; anything else as it stands in the file. */
function asWritten(token: string): string {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === "string" || (typeof value === "object" && value !== null) ? quoted(value) : token;
  } catch {
    // Not a JSON value: a comma, a comment, a stray word.
    return token;
  }
}
