import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startAction } from "../support/action.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { CLI, runCliHere } from "../support/product.js";
import { readReport } from "../support/records.js";
import { privateKeys, secretSamples } from "../support/secret-samples.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const samples = secretSamples(42);
const keys = privateKeys();
const code = [...samples.map(({ line }) => line), ...keys.map(({ pem }) => `const pem = ${JSON.stringify(pem)};`)];
const [github = "", google = "", signed = ""] = ["github-token", "google-key", "jwt"].map(
  (kind) => samples.find((sample) => sample.kind === kind)?.secret ?? "",
);

/** Secrets in every file that ships, and in every value of the manifest that another check speaks of. */
const leaky = wholePlugin({
  "dist/plugin.js": `"use strict";\n${code.join("\n")}\n`,
  "dist/one-line.js": code.join(""),
  "dist/plugin.js.map": JSON.stringify({ version: 3, sources: ["../src/a.ts"], sourcesContent: [code.join("\n")] }),
  "README.md": `# Weather\n\n${code.join("\n\n")}\n`,
  "CHANGELOG.md": `# Changelog\n\n## ${github}\n\n- ${signed}\n`,
  "manifest.json": manifestWith({
    version: github,
    description: `${"long ".repeat(60)}${signed}`,
    author: `${google} <${github}@>`,
    license: github,
    category: signed,
    permissions: [github, google],
    main: `dist/${github}.js`,
    homepage: `http ://acme.io/${google}`,
    repository: `git+https://deploy:${github}@github.com/acme/weather.git`,
    keywords: [github, github],
    engines: { node: signed },
    unheard_of: signed,
    config_schema: { type: "object", properties: { key: { type: github, default: google, format: "password" } } },
    default_config: { key: signed },
    external_services: [{ name: 1, base_url: `http://acme.io/?key=${google}`, api_key_required: github }],
  }),
  "package.json": JSON.stringify({ name: "weather", version: signed, license: google }),
});

const LENGTH = 8;

/** Parts of secrets that nothing else would say: of each as it is, and in base64 wherever it begins. */
function partsOfSecrets(): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const add = (text: string, kind: string): void => {
    for (let at = 0; at + LENGTH <= text.length; at++) {
      const part = text.slice(at, at + LENGTH);
      if (/\d.*[a-zA-Z]|[a-zA-Z].*\d/su.test(part) && !/[\s:/.@"\\]/u.test(part)) parts.set(part, kind);
    }
  };
  const secrets = [
    ...samples,
    ...keys.map(({ form, pem }) => ({ kind: form, secret: pem.split("\n").slice(1, -2).join("") })),
  ];
  for (const { kind, secret } of secrets) {
    add(secret, kind);
    for (const shift of ["", "x", "xx"])
      add(
        Buffer.from(shift + secret)
          .toString("base64")
          .slice(4, -4),
        `${kind} in base64`,
      );
  }
  return parts;
}

const parts = partsOfSecrets();

function expectNoSecret(text: string): void {
  for (let at = 0; at + LENGTH <= text.length; at++) {
    const kind = parts.get(text.slice(at, at + LENGTH));
    if (kind !== undefined)
      throw new Error(`A part of a secret (${kind}) was shown: ${text.slice(Math.max(0, at - 200), at + 60)}`);
  }
}

test("a part of a secret would be seen", () => {
  expect(() => {
    expectNoSecret(`... ${github.slice(9, 29)} ...`);
  }).toThrow("github-token");
});

describe.each(SAMPLED_RUNTIMES)("under $runtime no part of a secret is shown", ({ node }) => {
  nightly.each(["terminal", "github", "markdown", "json", "sarif", "junit", "gitlab", "patch"])(
    "in the format %s, strict or not",
    async (format) => {
      for (const options of [[], ["--strict"]]) {
        const args = ["validate", "--format", format, ...options];
        const { status, output } = await runCliHere(args, { node, cwd: leaky });
        expect(status).toBe(1);
        expect(output).toContain(format === "patch" ? "it may contain a secret" : "no-secrets");
        expectNoSecret(output);
      }
    },
  );

  test("in a report file, nor in the list of fixes", async () => {
    const folder = temporaryFolder();
    const cwd = wholePlugin({ "manifest.json": readFileSync(join(leaky, "manifest.json")) });
    const report = join(folder, "report.json");
    const { output } = await runCliHere(["validate", "--fix", "--format", "json", "--output", report], { node, cwd });
    expectNoSecret(output + readFileSync(report, "utf8"));
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  nightly("by the Action: log, annotations, summary, outputs and files", async () => {
    const { status, output, summary, outputs } = await startAction({
      node,
      workspace: leaky,
      inputs: { "report-file": "report.json", "sarif-file": "report.sarif", "patch-file": "fixes.patch" },
    });
    expect(status).toBe(1);
    const files = ["report.json", "report.sarif", "fixes.patch"].map((name) => readFileSync(join(leaky, name), "utf8"));
    expectNoSecret([output, summary, JSON.stringify(outputs), ...files].join("\n"));
  });
});

// The program `script`, which makes a terminal, takes these words on Linux.
nightly.runIf(process.platform === "linux")("no part of a secret is shown in colours", async () => {
  const command = `stty cols 300; "${process.execPath}" "${CLI}" validate --strict`;
  const env = { TERM: "xterm-256color" };
  const { stdout } = await runProcess("script", ["-qec", command, "/dev/null"], { cwd: leaky, env });
  expect(stdout).toContain("\u001b[31merror");
  expectNoSecret(stdout.replace(/\u001b\[\d+m/gu, ""));
  expectNoSecret(stdout);
});

test("the secrets of a plugin are found by what is shipped", async () => {
  const { stdout } = await runCliHere(["validate", "--only", "no-secrets", "--format", "json"], { cwd: leaky });
  const [plugin] = readReport(stdout).plugins;
  expect(plugin?.findings).toHaveLength(21);
});
