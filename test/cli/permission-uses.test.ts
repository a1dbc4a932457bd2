import { minifySync } from "rolldown/utils";
import { beforeAll, expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { HARMLESS_CODE, PERMISSION_CASES } from "../support/permission-cases.js";
import { manifest } from "../support/permission-uses.js";
import { runCli } from "../support/product.js";

interface Report {
  readonly plugins: readonly {
    readonly path: string;
    readonly findings: readonly { readonly code: string; readonly severity: string; readonly subject: string }[];
  }[];
}

/** What was found in a plugin, by its code and its permissions: `warning undeclared network-access`. */
const found = new Map<string, readonly string[]>();

const FORMS = ["as it is", "minified"] as const;
const build = (code: string, form: (typeof FORMS)[number]): string =>
  form === "minified" ? minifySync("plugin.js", code, { module: true }).code : `${code}\n`;

const nameOf = (code: string, form: string, permissions: readonly string[]): string =>
  JSON.stringify([code, form, permissions]);

/** All plugins are in one repository, and the built `validate` judges them at once. */
beforeAll(async () => {
  const plugins = [
    ...PERMISSION_CASES.flatMap(({ code, permission }) =>
      [[], [permission]].map((permissions) => ({ code, permissions })),
    ),
    ...HARMLESS_CODE.map((code) => ({ code, permissions: [] })),
  ].flatMap((plugin) => FORMS.map((form) => ({ ...plugin, form })));
  const cwd = makePlugin({ ".git/": "" });
  const paths = plugins.map(({ code, permissions, form }, at) => {
    const path = `plugins/p${String(at)}`;
    makePlugin(
      { [`${path}/manifest.json`]: manifest(permissions), [`${path}/dist/plugin.js`]: build(code, form) },
      cwd,
    );
    return path;
  });
  const options = ["--only", "permissions-declared,permissions-used", "--format", "json", "--fail-on", "never"];
  const { stdout } = await runCli(["validate", ...paths, ...options], { cwd });
  const byPath = new Map((JSON.parse(stdout) as Report).plugins.map(({ path, findings }) => [path, findings]));
  for (const [at, { code, permissions, form }] of plugins.entries()) {
    const findings = byPath.get(`plugins/p${String(at)}`) ?? [];
    const lines = findings.map((finding) => `${finding.severity} ${finding.code} ${finding.subject}`);
    found.set(nameOf(code, form, permissions), lines);
  }
});

test.each(PERMISSION_CASES)("$permission is $shown: $code", ({ permission, shown, code }) => {
  const plain = found.get(nameOf(code, "as it is", [])) ?? [];
  const minified = found.get(nameOf(code, "minified", [])) ?? [];
  const perhaps = `notice perhaps-undeclared ${permission}`;
  if (shown !== "not unused") {
    const expected = shown === "used" ? `warning undeclared ${permission}` : perhaps;
    expect(plain).toContain(expected);
    expect(minified).toContain(expected);
  }
  if (shown !== "used") expect(plain.filter((line) => line.startsWith("warning"))).toEqual([]);
  for (const form of FORMS)
    expect(found.get(nameOf(code, form, [permission])), form).not.toContain(`notice unused ${permission}`);
});

test.each(HARMLESS_CODE)("nothing is used by %s", (code) => {
  expect(FORMS.map((form) => found.get(nameOf(code, form, [])))).toEqual([[], []]);
});
