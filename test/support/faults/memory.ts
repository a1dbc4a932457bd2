import type { Version } from "../../../src/generated/marketplace-types.js";
import type { Answer, Asked, Handle } from "../../../src/marketplace/serving/answer.js";
import type { SeededFault } from "../marketplace-faults.js";
import { changeValue, isDeclaration, readProblem } from "./change.js";

const OTHER = "b".repeat(64);
const DAY = 86_400_000;

/** Changes each version that is shown, alone or in a list. @param change is given how often it was shown before. */
const changeVersion = (change: (version: Version, times: number, asked: Asked) => object | undefined) =>
  makeAnew(() => {
    const shown = new Map<string, number>();
    const changeOne = (value: Version, asked: Asked): object => {
      const times = shown.get(value.version) ?? 0;
      // How often it was shown when it was decided: what comes before differs from run to run.
      if (value.state === "published" || value.state === "rejected") shown.set(value.version, times + 1);
      return change(value, times, asked) ?? value;
    };
    return changeValue((value, asked) => {
      const items = value["items"] as readonly Version[] | undefined;
      if (items) return { ...value, items: items.map((item) => changeOne(item, asked)) };
      return "everPublished" in value ? { ...changeOne(value as never, asked) } : undefined;
    });
  });

/** A wrapper with a memory of its own for each server. */
const makeAnew =
  (make: () => (handle: Handle) => Handle) =>
  (handle: Handle): Handle =>
    make()(handle);

const withSha256 = (version: Version, sha256: string): object => ({
  ...version,
  artifact: { ...version.artifact, sha256 },
});
const LATER = 3;

/** Puts what a request has shown into its refusal. */
const echo =
  (find: (asked: Asked, body: string) => string | undefined, where: (answer: Answer, secret: string) => Answer) =>
  (handle: Handle): Handle =>
  async (asked) => {
    let body = "";
    const answer = await handle({
      ...asked,
      readBody: async (most) => {
        const bytes = await asked.readBody(most);
        body = Buffer.from(bytes ?? "").toString();
        return bytes;
      },
    });
    const secret = find(asked, body);
    return secret === undefined || answer.status < 400 ? answer : where(answer, secret);
  };

const inDetail = (answer: Answer, secret: string): Answer => ({
  ...answer,
  body: JSON.stringify({ ...readProblem(answer), detail: `The token ${secret} is not known` }),
});
const inHeader = (answer: Answer, secret: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, "X-Debug": `token=${secret}` },
});
const findBearer = ({ headers }: Asked): string | undefined => headers["authorization"]?.replace(/^Bearer /u, "");

/** Faults that one answer alone does not show. */
export const MEMORY_FAULTS: Readonly<Record<string, SeededFault>> = {
  "another plugin is shown than the one that was asked for": {
    rule: "same-resource",
    wrap: changeVersion((version, _, { method }) =>
      method === "GET" ? { ...version, pluginId: "another-plugin" } : undefined,
    ),
  },
  "a declaration is answered for another version": {
    rule: "same-resource",
    wrap: changeVersion((version, _, asked) => (isDeclaration(asked) ? { ...version, version: "9.9.9" } : undefined)),
  },
  "access is that of another plugin": {
    rule: "access",
    wrap: changeValue((value, { path }) => (path.endsWith("/access") ? { ...value, pluginId: "another" } : undefined)),
  },
  "the list is that of another plugin": {
    rule: "same-resource",
    wrap: changeValue((value) => {
      const items = value["items"] as readonly Version[] | undefined;
      return items && { ...value, items: items.map((item) => ({ ...item, pluginId: "another-plugin" })) };
    }),
  },
  "the digest is another one once it is published": {
    rule: "as-declared",
    wrap: changeVersion((version) => (version.state === "published" ? withSha256(version, OTHER) : undefined)),
  },
  "the digest changes some time after the publication": {
    rule: "published-final",
    wrap: changeVersion((version, times) => (times > LATER ? withSha256(version, OTHER) : undefined)),
  },
  "the file of a published version gets another name": {
    rule: "published-final",
    wrap: changeVersion((version, times) =>
      times > LATER ? { ...version, artifact: { ...version.artifact, filename: "latest.zip" } } : undefined,
    ),
  },
  "what is published goes back to its review": {
    rule: "published-final",
    wrap: changeVersion((version, times) => (times > LATER ? { ...version, state: "in-review" } : undefined)),
  },
  "that a version was published is forgotten": {
    rule: "published-final",
    wrap: changeVersion((version, times) => (times > LATER ? { ...version, everPublished: false } : undefined)),
  },
  "the date of a publication is that of its last reading": {
    rule: "published-final",
    wrap: changeVersion((version, times) =>
      times > LATER
        ? { ...version, publishedAt: new Date(Date.parse(version.createdAt) + times).toISOString() }
        : undefined,
    ),
  },
  "the digest is another one while the archive is not there": {
    rule: "declare",
    wrap: changeVersion((version, _, { method }) =>
      version.state === "awaiting-upload" && method === "GET" ? withSha256(version, OTHER) : undefined,
    ),
  },
  "the size is that of the upload limit": {
    rule: "as-declared",
    wrap: changeVersion((version) => ({ ...version, artifact: { ...version.artifact, size: 4_194_304 } })),
  },
  "each version is shown as manual": {
    rule: "as-declared",
    wrap: changeVersion((version) => ({ ...version, release: "manual" })),
  },
  "the release notes are lost": {
    rule: "as-declared",
    wrap: changeVersion((version) => ({ ...version, releaseNotes: undefined })),
  },
  "what is rejected is being judged again": {
    rule: "state-order",
    wrap: changeVersion((version, times) =>
      version.state === "rejected" && times > 0 ? { ...version, state: "validating" } : undefined,
    ),
  },
  "the clock is three days behind": { rule: "clock", wrap: moveClock(-3 * DAY) },
  "the clock is an hour behind": { rule: "clock", wrap: moveClock(-DAY / 24) },
  "the time is that of another zone": { rule: "clock", wrap: moveClock(DAY / 12) },
  "an unknown token is repeated in the error": { rule: "credential-secret", wrap: echo(findBearer, inDetail) },
  "a token is repeated in a header": { rule: "credential-secret", wrap: echo(findBearer, inHeader) },
  "a token of the address is repeated in the error": {
    rule: "credential-secret",
    wrap: echo(({ query }) => query.get("access_token") ?? undefined, inDetail),
  },
  "an identity token is repeated in the error": {
    rule: "credential-secret",
    wrap: echo(
      ({ path }, body) => (path.endsWith("/token") ? /"token":"([^"]+)"/u.exec(body)?.[1] : undefined),
      inDetail,
    ),
  },
  "everybody is shown another digest": {
    rule: "public-read",
    wrap: changeVersion((version, _, { headers }) =>
      headers["authorization"] === undefined ? withSha256(version, OTHER) : undefined,
    ),
  },
};

/** All times of versions are moved by as much, so that they agree with one another. */
function moveClock(by: number) {
  const move = (time: string): string => new Date(Date.parse(time) + by).toISOString();
  return changeVersion((version) => ({
    ...version,
    createdAt: move(version.createdAt),
    updatedAt: move(version.updatedAt),
    ...(version.publishedAt !== undefined && { publishedAt: move(version.publishedAt) }),
  }));
}
