import type { Version, VersionPage } from "../../generated/marketplace-types.js";
import { require, requireAnswer } from "./exchange.js";
import { makeGoodArchive } from "./fixture-archives.js";
import {
  type ContractTest,
  declare,
  declareNew,
  getVersion,
  makeInput,
  makeTestsOf,
  type Sandbox,
  settle,
  upload,
} from "./sandbox.js";

const MAX_PAGES = 1000;

const makeTest = makeTestsOf("core");

export const READ_TESTS: readonly ContractTest[] = [
  makeTest("an ETag is of one state, and is not sent again for nothing", ["etag"], async (sandbox) => {
    const declared = await declareNew(sandbox);
    const headers = { "If-None-Match": declared.etag };
    const known = await getVersion(sandbox, declared.version, { headers });
    requireAnswer("etag", known, "304");
    const uploaded = await upload(sandbox, declared.version, declared.fixture);
    requireAnswer("upload", uploaded, "202");
    const ended = await settle(sandbox, declared);
    require("etag", ended.etag !== "", "the version has no ETag");
    const now = await getVersion(sandbox, declared.version, { headers });
    require("etag", now.status === 200, `${now.words}, not 200: the state changed from awaiting-upload`);
    const again = await declare(sandbox, declared.version, makeInput(declared.version, declared.fixture));
    require("etag", again.headers.get("etag") === ended.etag, "nothing changed, and the ETag did");
  }),
  makeTest("every version is listed once, the one declared last first", ["list", "same-resource"], async (sandbox) => {
    const older = await declareNew(sandbox);
    const newer = await declareNew(sandbox);
    const versions = (await listAll(sandbox, sandbox.tokens.publish)).map(({ version }) => version);
    const [first, second] = [versions.indexOf(newer.version), versions.indexOf(older.version)];
    require("list", first >= 0 && second >= 0, "a version that was just declared is not listed");
    require("list", first < second, `${older.version} is listed before ${newer.version}, which was declared later`);
    require("list", new Set(versions).size === versions.length, "a version is listed more than once");
  }),
  makeTest("a list of one channel has no version of another", ["list"], async (sandbox) => {
    const version = `${sandbox.nextVersion()}-rc.1`;
    const made = await declare(sandbox, version, makeInput(version, makeGoodArchive(sandbox.plugin, version)));
    requireAnswer("declare", made, "201");
    const stable = await declareNew(sandbox);
    const listed = await listAll(sandbox, sandbox.tokens.publish, "prerelease");
    const versions = listed.map((one) => one.version);
    require("list", versions.includes(version), `${version} is not listed in its channel`);
    require("list", !versions.includes(stable.version), `${stable.version} is listed in the channel prerelease`);
  }),
  {
    ...makeTest("what is published is shown to everybody, and nothing else is", ["public-read"], async (sandbox) => {
      const published = await sandbox.published();
      const declared = await declareNew(sandbox);
      const open = await getVersion(sandbox, published.version, { token: undefined });
      requireAnswer("public-read", open, "200");
      const { artifact } = open.value as Version;
      const isSame = artifact.sha256 === published.shown.artifact.sha256;
      require("public-read", isSame, `without a credential it has the digest ${artifact.sha256}`);
      const closed = await getVersion(sandbox, declared.version, { token: undefined });
      require("public-read", closed.status === 404, `${closed.words}, not 404, for what is not published`);
      const listed = (await listAll(sandbox, undefined)).map(({ version }) => version);
      require("public-read", listed.includes(published.version), "a published version is not listed");
      require("public-read", !listed.includes(declared.version), "a version that is not published is listed");
    }),
    skip: ({ features }) =>
      features.includes("public-read") ? undefined : "the server does not announce `public-read`",
  },
];

async function listAll(sandbox: Sandbox, token: string | undefined, channel?: string): Promise<readonly Version[]> {
  const items: Version[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { ...(cursor !== undefined && { cursor }), ...(channel !== undefined && { channel }) };
    const received = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/versions`, token, query });
    requireAnswer("list", received, "200");
    const { items: more, nextCursor } = received.value as VersionPage;
    items.push(...more);
    if (nextCursor === undefined) return items;
    require("list", more.length > 0 && nextCursor !== cursor, "a page is empty, and still names a next one");
    cursor = nextCursor;
  }
  require("list", false, `the list has more than ${String(MAX_PAGES)} pages`);
}
