import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { cleanUpLater } from "../support/clean-up.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE, releaseToNpm } from "../support/npm-release.js";
import { taggedPlugin } from "../support/release.js";

/** A registry that shows the package to its owner only, and names no digest: the tarball itself has to be read. */
async function hiddenRegistry(folder: string): Promise<NpmRegistry> {
  const registry = await npmRegistry();
  expect((await releaseToNpm(folder, registry)).status).toBe(0);
  registry.hidden.add(PACKAGE);
  registry.integrity = () => undefined;
  return registry;
}

/** Another server, which shows its files to whoever has a token. */
async function otherServer(shown: (string | undefined)[]): Promise<string> {
  const http = createServer(({ headers }, response) => {
    shown.push(headers.authorization);
    response.writeHead(401).end();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => http.close());
  return `http://127.0.0.1:${String((http.address() as AddressInfo).port)}/`;
}

nightly("the registry's own tarball is read with the token, where it needs one", async () => {
  const folder = taggedPlugin(undefined);
  const registry = await hiddenRegistry(folder);
  const { status, output } = await releaseToNpm(folder, registry);
  expect(status, output).toBe(0);
  expect(output).toContain("Nothing to do");
  const tarballs = registry.calls.filter(({ operation }) => operation === "GET tarball");
  expect(tarballs.map(({ authorization }) => authorization)).toEqual([undefined, `Bearer ${NPM_TOKEN}`]);
});

nightly("a tarball elsewhere, on another port of the same host, is never asked for with the token", async () => {
  const folder = taggedPlugin(undefined);
  const registry = await hiddenRegistry(folder);
  const shown: (string | undefined)[] = [];
  registry.tarballsAt = await otherServer(shown);
  const { status, output } = await releaseToNpm(folder, registry);
  expect(status, output).toBe(2);
  expect(output).toContain("answered 401 instead of the tarball");
  // Once without a token, and once more when only a token could help: that one must not get it either.
  expect(shown).toEqual([undefined, undefined]);
});
