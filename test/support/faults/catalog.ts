import type {
  PluginList,
  PluginListing,
  PluginSummary,
  UpdateInformation,
} from "../../../src/generated/marketplace-types.js";
import type { Answer, Asked } from "../../../src/marketplace/serving/answer.js";
import type { SeededFault } from "../marketplace-faults.js";
import { changeAnswer, changeAsked, changeRefusal, changeValue, PUBLISH, withHeader, withoutHeader } from "./change.js";

const isList = ({ path }: Asked): boolean => path.endsWith("/v1/plugins");
const isListing = ({ path }: Asked): boolean => /\/v1\/plugins\/[^/]+$/u.test(path);
const isLatest = ({ path }: Asked): boolean => path.endsWith("/latest");
const isDownload = ({ method, path }: Asked): boolean => method === "GET" && path.endsWith("/artifact");

const changeList = (change: (items: PluginList["items"], asked: Asked) => PluginList["items"]) =>
  changeValue((value, asked) =>
    isList(asked) ? { ...value, items: change(value["items"] as PluginList["items"], asked) } : undefined,
  );
const changeListing = (change: (listing: PluginListing) => object) =>
  changeValue((value, asked) => (isListing(asked) ? { ...value, ...change(value as never) } : undefined));
const changeLatest = (change: (latest: UpdateInformation, asked: Asked) => object) =>
  changeValue((value, asked) => (isLatest(asked) ? { ...value, ...change(value as never, asked) } : undefined));
const changeDownload = (change: (answer: Answer) => Answer) =>
  changeAnswer((answer, asked) => (isDownload(asked) && answer.status === 200 ? change(answer) : undefined));
/** The server never sees a part of what is asked. */
const ignore = (...names: readonly string[]) =>
  changeAsked((asked) => {
    const kept = [...asked.query].filter(([name]) => !isList(asked) || !names.includes(name));
    return { ...asked, query: new URLSearchParams(kept) };
  });
const latestVersion = ({ versions }: PluginListing): string =>
  [...versions].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))[0]?.version ?? "";

/** Faults in what everybody is shown. */
export const CATALOG_FAULTS: Readonly<Record<string, SeededFault>> = {
  "a plugin is listed twice": { rule: "catalog-list", wrap: changeList((items) => [...items, ...items.slice(0, 1)]) },
  "a published plugin is not listed": {
    rule: "catalog-list",
    wrap: changeList((items) => items.filter(({ pluginId }) => pluginId !== "contract-sandbox")),
  },
  "the catalog begins with the last name": {
    rule: "catalog-sort",
    wrap: changeList((items, { query }) => (query.get("sort") === "name" ? items.toReversed() : items)),
  },
  "the catalog begins with the oldest": {
    rule: "catalog-sort",
    wrap: changeList((items, { query }) => (query.get("sort") === "date" ? items.toReversed() : items)),
  },
  "the category is not looked at": { rule: "catalog-filter", wrap: ignore("category") },
  "the type is not looked at": { rule: "catalog-filter", wrap: ignore("type") },
  "the permission is not looked at": { rule: "catalog-filter", wrap: ignore("permission") },
  "a filter leaves nothing": {
    rule: "catalog-filter",
    wrap: changeList((items, { query }) => (query.has("permission") ? [] : items)),
  },
  "the words of a search are not looked at": { rule: "catalog-search", wrap: ignore("q") },
  "a search knows small letters only": {
    rule: "catalog-search",
    wrap: changeList((items, { query }) => (/[A-Z]/u.test(query.get("q") ?? "") ? [] : items)),
  },
  "a search is content with one of its words": {
    rule: "catalog-search",
    wrap: changeAsked((asked) => {
      const query = new URLSearchParams(asked.query);
      const [first = ""] = (query.get("q") ?? "").split(" ");
      if (query.has("q")) query.set("q", first);
      return { ...asked, query };
    }),
  },
  "what was published last is shown": {
    rule: "catalog-newest",
    wrap: changeListing((listing) => ({ version: latestVersion(listing) })),
  },
  "the description is that of the category": {
    rule: "catalog-listing",
    wrap: changeListing(({ category }) => ({ description: category })),
  },
  "the README is not there": { rule: "catalog-listing", wrap: changeListing(() => ({ readme: "" })) },
  "the changelog is not there": { rule: "catalog-listing", wrap: changeListing(() => ({ changelog: "" })) },
  "the permissions are not there": { rule: "catalog-listing", wrap: changeListing(() => ({ permissions: [] })) },
  "the list says what an earlier version said": {
    rule: "catalog-listing",
    wrap: changeList((items) => items.map((item): PluginSummary => ({ ...item, description: "An earlier one" }))),
  },
  "the versions begin with the lowest": {
    rule: "catalog-versions",
    wrap: changeListing(({ versions }) => ({ versions: versions.toReversed() })),
  },
  "a version is missing in the listing": {
    rule: "catalog-versions",
    wrap: changeListing(({ versions }) => ({ versions: versions.filter(({ version }) => !version.includes("-")) })),
  },
  "a listing has other digests": {
    rule: "catalog-versions",
    wrap: changeListing(({ versions }) => ({
      versions: versions.map((one) => ({ ...one, artifact: { ...one.artifact, sha256: "b".repeat(64) } })),
    })),
  },
  "an unknown plugin is an unknown version": {
    rule: "catalog-unpublished",
    wrap: changeRefusal("plugin-not-found", 404, "version-not-found"),
  },
  "a credential sees another catalog": {
    rule: "catalog-open",
    wrap: changeValue((value, asked) =>
      isListing(asked) && asked.headers["authorization"] !== undefined ? { ...value, license: "0BSD" } : undefined,
    ),
  },
  "a cursor of nobody is the beginning": { rule: "catalog-cursor", wrap: ignore("cursor") },
  "a download has a byte more": {
    rule: "download",
    wrap: changeDownload((answer) => ({
      ...answer,
      body: Buffer.concat([Buffer.from(answer.body ?? ""), Buffer.of(0)]),
    })),
  },
  "a download has no digest": {
    rule: "download",
    wrap: changeDownload((answer) => withoutHeader(answer, "Repr-Digest")),
  },
  "what is not published is forbidden to download": {
    rule: "download-closed",
    wrap: changeAnswer((answer, asked) => {
      if (!isDownload(asked) || answer.status !== 404) return undefined;
      const problem = { type: "about:blank", title: "No", status: 403, code: "forbidden" };
      return { ...answer, status: 403, body: JSON.stringify(problem) };
    }),
  },
  "an archive is open to everybody once it is uploaded": {
    rule: "download-closed",
    wrap: changeAsked((asked) => (isDownload(asked) ? withHeader(asked, "authorization", PUBLISH) : asked)),
  },
  "the update of stable is a prerelease": {
    rule: "updates-latest",
    wrap: changeAsked((asked) => ({
      ...asked,
      path: asked.path.replace("/channels/stable/", "/channels/prerelease/"),
    })),
  },
  "the update of a channel does not look at stable": {
    rule: "updates-latest",
    wrap: changeLatest(({ version }, { path }) =>
      path.includes("/prerelease/") && !version.includes("-") ? { version: "0.0.1-rc.1" } : {},
    ),
  },
  "an update has no notes": { rule: "updates-information", wrap: changeLatest(() => ({ releaseNotes: "" })) },
  "an update leads to another archive": {
    rule: "updates-information",
    wrap: changeLatest(({ downloadUrl }) => ({ downloadUrl: downloadUrl.replace(/\/artifact$/u, "") })),
  },
  "each update is critical": { rule: "updates-critical", wrap: changeLatest(() => ({ critical: true })) },
  "an update is only declared": {
    rule: "updates-unpublished",
    wrap: changeLatest(({ version }) => ({ version: version.replace(/\d+$/u, (last) => String(Number(last) + 1)) })),
  },
};
