import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DIST, ROOT } from "./support/project.js";
import { nightly } from "./support/nightly.js";

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly object[];
}

function read(path: string): { readonly components: readonly Component[] } {
  return JSON.parse(readFileSync(path, "utf8")) as { readonly components: readonly Component[] };
}

const SBOM = join(DIST, "sbom.json");
const { components } = read(SBOM);
const fullName = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`);
const identify = (one: Component): string => `${fullName(one)}@${one.version}`;

test("each package in dist/ is in the lock file with its version, and has a licence", () => {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  const locked = Object.entries(lock.packages).map(
    ([path, { version = "" }]) => `${path.replace(/^.*node_modules\//u, "")}@${version}`,
  );
  expect(components.map(identify).filter((one) => !locked.includes(one))).toEqual([]);
  expect(components.filter(({ licenses }) => licenses?.length !== 1)).toEqual([]);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});

test("the list names what licenses.txt names", () => {
  const licensed = readFileSync(join(DIST, "licenses.txt"), "utf8").matchAll(/(?:^|\n-{80}\n\n)(\S+) (\S+) \(/gu);
  expect([...licensed].map(([, name = "", version = ""]) => `${name}@${version}`)).toEqual(components.map(identify));
});

test("no package that dist/ has is missing", () => {
  const names = components.map(fullName);
  // Each of these is in a part of its own kind: of ncc, of the host's DOM, of the SDK.
  for (const name of ["@actions/core", "acorn", "happy-dom", "semver", "yaml"]) expect(names).toContain(name);
});

let asked: unknown;
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    asked = { path: request.url, body: JSON.parse(Buffer.concat(pieces).toString()) as unknown };
    const advisory = { url: "https://a.example/1", title: "Slow", severity: "high", vulnerable_versions: "<99" };
    response.setHeader("content-type", "application/json");
    response.end(request.url?.startsWith("/bad/") ? JSON.stringify({ semver: [advisory] }) : "{}");
  });
});
afterAll(() => server.close());

nightly("the audit asks the registry for what is bundled, and fails where there is an advisory", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const audit = (path: string): Promise<{ readonly status: number; readonly stdout: string }> =>
    new Promise((resolve) => {
      const args = [join(ROOT, "build", "scripts", "audit-bundled.js"), `http://127.0.0.1:${String(port)}/${path}`];
      execFile(process.execPath, args, (error, stdout) => {
        resolve({ status: typeof error?.code === "number" ? error.code : 0, stdout });
      });
    });
  const semver = components.find(({ name }) => name === "semver")?.version ?? "";
  expect(await audit("bad")).toEqual({
    status: 1,
    stdout: `high: semver ${semver} (<99): Slow, https://a.example/1\n${String(components.length)} bundled packages, 1 advisories\n`,
  });
  expect(asked).toMatchObject({ path: "/bad/-/npm/v1/security/advisories/bulk", body: { semver: [semver] } });
  expect(await audit("good")).toEqual({
    status: 0,
    stdout: `${String(components.length)} bundled packages, 0 advisories\n`,
  });
});
