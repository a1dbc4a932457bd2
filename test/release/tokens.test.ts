import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer, type Trouble } from "../servers/release-server.js";
import { startAction, startActionHere, type EndedStep } from "../support/action.js";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { packageWith, runReleaseHere, TAG, tagged, taggedPlugin } from "../support/release.js";
import { sampleOf } from "../support/torture.js";

const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
/** How a token could be written, in a text, an address or a header. */
const FORMS = [
  RELEASE_TOKEN,
  Buffer.from(RELEASE_TOKEN).toString("base64"),
  Buffer.from(`x-access-token:${RELEASE_TOKEN}`).toString("base64"),
];

/** Another host, and everything that it was ever asked for. */
const asked: string[] = [];
const elsewhere = createServer(({ url, headers }, response) => {
  asked.push(`${url ?? ""} ${JSON.stringify(headers)}`);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
const elsewhereUrl = `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}`;
afterAll(() => elsewhere.close());

/** Everything that is left of a run: what it printed, wrote, and sent to the runner and the server. */
async function leftOf(
  server: ReleaseServer,
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  { workspace = taggedPlugin(server), start = startAction } = {},
): Promise<EndedStep & { readonly everything: string }> {
  const temp = temporaryFolder();
  const files = { "report-file": "report.json", "sarif-file": "report.sarif", "patch-file": "fixes.patch" };
  const ended = await start({
    workspace,
    fences: true,
    inputs: { "github-token": RELEASE_TOKEN, targets: "github-release", ...files, ...inputs },
    env: { GITHUB_API_URL: server.url, RUNNER_TEMP: temp, HOME: temp, ...PUSHED, ...env },
  });
  // The runner gets it first, to hide it in all its forms.
  const lines = ended.output.split("\n");
  expect(lines[0]).toBe(`::add-mask::${RELEASE_TOKEN}`);
  const others = lines.slice(lines.findIndex((line) => !line.startsWith("::add-mask::")));
  const { releases } = server.repository;
  const sent = releases.map(({ body, name, assets }) => [body, name, ...assets.map(({ bytes }) => bytes.toString())]);
  const reported = [...others, ended.summary, JSON.stringify(ended.outputs), ...sent.flat()];
  return { ...ended, everything: [...reported, ...filesIn(workspace), ...filesIn(temp)].join("\n") };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
}

function expectHidden(everything: string): void {
  for (const form of FORMS) expect(everything.includes(form), everything).toBe(false);
  expect(asked).toEqual([]);
}

const ECHO = `Bad credentials: ${RELEASE_TOKEN}, that is "${RELEASE_TOKEN}"`;
const KINDS: readonly Trouble["what"][] = ["403", "404", "429", "500", "reset", "cut off", "HTML", "elsewhere"];
const FAULTS = KINDS.flatMap((what) => [
  { of: "every change", what },
  { of: "every question", what },
]);

describe.concurrent("the token stays with the server that it belongs to, and out of all that a run leaves", () => {
  nightly.each(sampleOf(FAULTS, 2))(
    "where $of meets $what, and its message contains the token",
    async ({ of, what }) => {
      const server = await releaseServer();
      server.trouble = ({ effect }) =>
        effect > 0 === (of === "every change")
          ? { when: "before", what, message: ECHO, location: `${elsewhereUrl}/?t=${RELEASE_TOKEN}` }
          : undefined;
      const { status, output, everything } = await leftOf(server);
      expect([2, 3], output).toContain(status);
      expectHidden(everything);
    },
  );

  nightly("in a release where all goes well", async () => {
    const server = await releaseServer();
    const { status, output, everything } = await leftOf(server);
    expect(status, output).toBe(0);
    expectHidden(everything);
    expect(server.wrong).toEqual([]);
  });

  nightly.each([
    ["another port", () => elsewhereUrl],
    ["an address in front of another host", () => elsewhereUrl.replace("//", "//127.0.0.1@")],
    ["a host that only begins alike", () => "http://127.0.0.1.example.com"],
  ])("where files are to be sent to %s", async (_, uploadsTo) => {
    const server = await releaseServer();
    server.repository.uploadsTo = uploadsTo();
    const { status, output, everything } = await leftOf(server, {}, {}, { start: startActionHere });
    expect(status, output).toBe(3);
    expect(output).toContain("GitHub names an upload host that is not its own");
    expectHidden(everything);
  });

  test("where it is given to the command line", async () => {
    const server = await releaseServer();
    server.trouble = () => ({ when: "before", what: "403", message: ECHO });
    const { status, output } = await runReleaseHere(taggedPlugin(server), server);
    expect(status).toBe(2);
    expectHidden(output);
    expect(output).toContain("Bad credentials: ***");
  });
});

nightly.runIf(POSIX)(
  "no process that a release starts is given the token: neither git nor the plugin's own",
  async () => {
    const server = await releaseServer();
    const [bin, seen] = [temporaryFolder(), temporaryFolder()];
    const path = process.env["PATH"] ?? "";
    const git =
      path
        .split(delimiter)
        .map((folder) => join(folder, "git"))
        .find((file) => existsSync(file)) ?? "";
    // A shell would not show names that it cannot have, such as INPUT_GITHUB-TOKEN.
    const wrapper = `#!${process.execPath}
require("node:fs").writeFileSync("${seen}/git", JSON.stringify(process.env));
process.exitCode = require("node:child_process").spawnSync("${git}", process.argv.slice(2), { stdio: "inherit" }).status;
`;
    makePlugin({ git: wrapper }, bin);
    chmodSync(join(bin, "git"), 0o755);
    const show = `node -e "fs.writeFileSync('${seen}/test', JSON.stringify(process.env))"`;
    const scripts = { test: show, lint: "node -e 0", "type-check": "node -e 0", build: "node -e 0" };
    const packageJson = packageWith({ scripts, devDependencies: undefined });
    const folder = tagged(wholePlugin({ "package.json": packageJson }), server, [TAG]);
    const env = { PATH: `${bin}${delimiter}${path}` };
    const inputs = { "run-scripts": "true", "changed-since": "HEAD" };
    const checked = await leftOf(
      server,
      { ...inputs, command: "check" },
      { ...env, GITHUB_REF_TYPE: "branch" },
      { workspace: folder },
    );
    const released = await leftOf(server, { "run-scripts": "true" }, env, { workspace: folder });
    expect(released.status, checked.output + released.output).toBe(0);
    expect(readdirSync(seen)).toEqual(expect.arrayContaining(["git", "test"]));
    expectHidden(filesIn(seen).join("\n"));
  },
);
