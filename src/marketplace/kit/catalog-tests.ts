import type { PluginList, PluginListing, PluginSummary } from "../../generated/marketplace-types.js";
import { computeSha256 } from "../../release/packing/sums.js";
import { compareVersions, parseVersion } from "../../base/text/versions/versions.js";
import { require, type Received, requireAnswer } from "./exchange.js";
import { makeBadArchive, makeGoodArchive } from "./fixture-archives.js";
import {
  type ContractTest,
  declareNew,
  formatDigest,
  makeInput,
  makeTestsOf,
  makeVersionPath,
  publishAs,
  type Sandbox,
  type Submitted,
  submitNew,
} from "./sandbox.js";

/** A catalog may be large. What comes after so many pages is not looked at. */
const MAX_PAGES = 20;
const LISTED = { category: "education", type: "cli-tool", permission: "notifications" } as const;
const OTHERS = { category: "finance", type: "service", permission: "microphone" } as const;

const makeTest = makeTestsOf("catalog");

export const CATALOG_TESTS: readonly ContractTest[] = [
  makeTest("a published plugin is in the catalog, once over all pages", ["catalog-list"], async (sandbox) => {
    await publishListed(sandbox);
    const { items, isWhole } = await readPlugins(sandbox, {});
    const ids = items.map(({ pluginId }) => pluginId);
    require("catalog-list", new Set(ids).size === ids.length, "a plugin is listed more than once");
    const isListed = ids.includes(sandbox.plugin);
    require("catalog-list", isListed || !isWhole, `${sandbox.plugin} is published, and not listed`);
  }),
  makeTest("the catalog is in the order that was asked for", ["catalog-sort"], async (sandbox) => {
    await publishListed(sandbox);
    const names = (await readPlugins(sandbox, { sort: "name" })).items.map(({ pluginId }) => pluginId);
    requireOrder(names, (a, b) => a < b, "by name");
    const dates = (await readPlugins(sandbox, { sort: "date" })).items.map(({ publishedAt }) => publishedAt);
    requireOrder(dates, (a, b) => Date.parse(a) >= Date.parse(b), "by date");
  }),
  makeTest("a filter leaves what matches it, and nothing else", ["catalog-filter"], async (sandbox) => {
    await publishListed(sandbox);
    for (const name of ["category", "type", "permission"] as const) {
      for (const [value, isMatch] of [
        [LISTED[name], true],
        [OTHERS[name], false],
      ] as const) {
        const { items } = await readPlugins(sandbox, { [name]: value, sort: "date" });
        const isListed = items.some(({ pluginId }) => pluginId === sandbox.plugin);
        require("catalog-filter", isListed === isMatch, `${name}=${value} has ${isListed ? "" : "not "}the plugin`);
        const odd = items.find((item) => !readFacet(item, name).includes(value));
        require("catalog-filter", odd === undefined, `${name}=${value} has ${odd?.pluginId ?? ""}, which is not so`);
      }
    }
  }),
  makeTest("a search finds each word, in capital or small letters", ["catalog-search"], async (sandbox) => {
    const { word } = await publishListed(sandbox);
    const isFound = async (q: string): Promise<boolean> =>
      (await readPlugins(sandbox, { q })).items.some(({ pluginId }) => pluginId === sandbox.plugin);
    for (const q of [word, word.toUpperCase(), `${word} marketplace`, sandbox.plugin]) {
      require("catalog-search", await isFound(q), `${q} does not find the plugin, which has it`);
    }
    for (const q of [`${word}zz`, `${word} ${word}zz`]) {
      require("catalog-search", !(await isFound(q)), `${q} finds the plugin, which has no ${word}zz`);
    }
  }),
  makeTest("the listing says what the files of its version say", ["catalog-listing"], async (sandbox) => {
    const { version, description, note } = await publishListed(sandbox);
    const listing = await readListing(sandbox);
    const { author, category, type, permissions, readme, changelog, license } = listing;
    const is = [listing.name, listing.description, author.name, category, type, license, permissions[0]?.type];
    const wanted = [
      sandbox.plugin,
      description,
      "Contract kit",
      LISTED.category,
      LISTED.type,
      "MIT",
      LISTED.permission,
    ];
    require("catalog-listing", is.join("\n") ===
      wanted.join("\n"), `it says ${is.join(", ")}, not ${wanted.join(", ")}`);
    require("catalog-listing", readme.includes(note), "README.md is not that of the version");
    require("catalog-listing", changelog.includes(`## ${version}`), "CHANGELOG.md is not that of the version");
    const [summary] = (await readPlugins(sandbox, { q: sandbox.plugin, sort: "date" })).items.filter(
      ({ pluginId }) => pluginId === sandbox.plugin,
    );
    const isSame = summary?.version === version && summary.description === description;
    require("catalog-listing", isSame, `the list says ${summary?.version ?? "nothing"}: ${summary?.description ?? ""}`);
  }),
  makeTest(
    "the highest stable version is shown, whatever was published last",
    ["catalog-newest", "catalog-versions"],
    async (sandbox) => {
      const low = sandbox.nextVersion();
      const { version } = await publishListed(sandbox);
      const later = await publishAs(sandbox, low);
      const prerelease = await publishAs(sandbox, `${sandbox.nextVersion()}-rc.1`);
      const listing = await readListing(sandbox);
      require("catalog-newest", listing.version ===
        version, `${listing.version} is shown, and ${version} is the highest`);
      requireVersions(listing, [prerelease.version, version, later.version]);
    },
  ),
  makeTest("each version is listed as it was declared", ["catalog-versions"], async (sandbox) => {
    const { version, fixture } = await publishListed(sandbox);
    const listed = (await readListing(sandbox)).versions.find((one) => one.version === version);
    const { artifact, channel } = makeInput(version, fixture);
    const isSame = listed?.artifact.sha256 === artifact.sha256 && listed.channel === channel;
    require("catalog-versions", isSame, `${version} is listed with ${listed?.artifact.sha256 ?? "nothing"}`);
  }),
  makeTest("what is not published is in no listing", ["catalog-unpublished"], async (sandbox) => {
    await publishListed(sandbox);
    const { version } = await declareNew(sandbox);
    const { versions, version: shown } = await readListing(sandbox);
    const isHidden = shown !== version && versions.every((one) => one.version !== version);
    require("catalog-unpublished", isHidden, `${version} is listed, and only declared`);
    const none = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}-that-nobody-has` });
    requireAnswer("catalog-unpublished", none, "404 plugin-not-found");
  }),
  makeTest("a credential changes nothing in the catalog", ["catalog-open"], async (sandbox) => {
    await publishListed(sandbox);
    await declareNew(sandbox);
    for (const path of ["/plugins", `/plugins/${sandbox.plugin}`]) {
      const open = await sandbox.send({ method: "GET", path });
      const shown = await sandbox.send({ method: "GET", path, token: sandbox.tokens.publish });
      requireAnswer("catalog-open", open, "200");
      const isSame = JSON.stringify(open.value) === JSON.stringify(shown.value);
      require("catalog-open", isSame, `${open.words}, and with a credential it is another answer`);
    }
  }),
  makeTest("a cursor of nobody is refused", ["catalog-cursor"], async ({ send }) => {
    const received = await send({ method: "GET", path: "/plugins", query: { cursor: "of-the-contract-kit" } });
    requireAnswer("catalog-cursor", received, "400 malformed-request");
  }),
  makeTest("everybody downloads the declared bytes", ["download"], async (sandbox) => {
    const { version, fixture } = await publishListed(sandbox);
    const received = await download(sandbox, version);
    requireAnswer("download", received, "200");
    const digest = computeSha256(received.bytes);
    require("download", digest === computeSha256(fixture.bytes), `${received.words}, with the digest ${digest}`);
    const header = received.headers.get("repr-digest") ?? "none";
    require("download", header === formatDigest(fixture.bytes), `${received.words}, with the Repr-Digest ${header}`);
  }),
  makeTest("nobody downloads what is not published", ["download-closed"], async (sandbox) => {
    const { version } = await declareNew(sandbox);
    requireAnswer("download-closed", await download(sandbox, version), "404 version-not-found");
    const rejected = await submitNew(sandbox, (one) => makeBadArchive(sandbox.plugin, one));
    requireAnswer("download-closed", await download(sandbox, rejected.version), "404 version-not-found");
  }),
];

interface Listed extends Submitted {
  /** A word that no other plugin has. */
  readonly word: string;
  readonly description: string;
  readonly note: string;
}

/** Publishes a version that is the highest, with words of its own. */
export async function publishListed(sandbox: Sandbox): Promise<Listed> {
  const version = sandbox.nextVersion();
  const word = `kit${version.replaceAll(".", "x")}`;
  const description = `A plugin with which a marketplace is tested: ${word}.`;
  const note = `This is the README of ${version}.`;
  const permissions = [LISTED.permission];
  const manifest = { description, category: LISTED.category, type: LISTED.type, permissions };
  const fixture = makeGoodArchive(sandbox.plugin, version, { manifest, note });
  return { ...(await publishAs(sandbox, version, fixture)), word, description, note };
}

export function download(sandbox: Sandbox, version: string): Promise<Received> {
  return sandbox.send({ method: "GET", path: makeVersionPath(sandbox, version, "/artifact") });
}

async function readListing({ send, plugin }: Sandbox): Promise<PluginListing> {
  const received = await send({ method: "GET", path: `/plugins/${plugin}` });
  requireAnswer("catalog-listing", received, "200");
  return received.value as PluginListing;
}

async function readPlugins(
  { send }: Sandbox,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly items: readonly PluginSummary[]; readonly isWhole: boolean }> {
  const items: PluginSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const asked = { ...query, ...(cursor !== undefined && { cursor }) };
    const received = await send({ method: "GET", path: "/plugins", query: asked });
    requireAnswer("catalog-list", received, "200");
    const { items: more, nextCursor } = received.value as PluginList;
    items.push(...more);
    if (nextCursor === undefined) return { items, isWhole: true };
    require("catalog-list", more.length > 0 && nextCursor !== cursor, "a page is empty, and still names a next one");
    cursor = nextCursor;
  }
  return { items, isWhole: false };
}

function readFacet({ category, type, permissions }: PluginSummary, name: keyof typeof LISTED): readonly string[] {
  return { category: [category], type: [type], permission: permissions.map((one) => one.type) }[name];
}

function requireOrder(values: readonly string[], isRight: (a: string, b: string) => boolean, words: string): void {
  const at = values.findIndex((value, index) => index > 0 && !isRight(values[index - 1] ?? "", value));
  require("catalog-sort", at < 0, `${words}, ${values[at - 1] ?? ""} comes before ${values[at] ?? ""}`);
}

/** All versions are in order, and these are among them. */
function requireVersions({ versions, omitted }: PluginListing, wanted: readonly string[]): void {
  const listed = versions.map(({ version }) => version);
  const missing = wanted.find((one) => !listed.includes(one));
  const isThere = missing === undefined || omitted?.versions !== undefined;
  require("catalog-versions", isThere, `${missing ?? ""} is published, and not listed`);
  const parsed = listed.map((one) => parseVersion(one));
  const at = parsed.findIndex((one, index) => {
    const before = parsed[index - 1];
    return one && before && compareVersions(before, one) < 0;
  });
  require("catalog-versions", at < 0, `${listed[at - 1] ?? ""} comes before ${listed[at] ?? ""}, which is higher`);
}
