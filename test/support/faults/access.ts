import type { SeededFault } from "../marketplace-faults.js";
import {
  changeAnswer,
  changeAsked,
  changeRefusal,
  changeValue,
  isDeclaration,
  isUpload,
  PUBLISH,
  readProblem,
  withHeader,
  withoutHeader,
} from "./change.js";

const READ = "Bearer read_test";
const isRead = (headers: Readonly<Record<string, string>>): boolean => headers["authorization"] === READ;

/** Faults in who may do what, and in the form of answers. */
export const ACCESS_FAULTS: Readonly<Record<string, SeededFault>> = {
  "a problem has the media type of JSON": {
    rule: "problem-form",
    wrap: changeAnswer(
      (answer) =>
        readProblem(answer) && { ...answer, headers: { ...answer.headers, "Content-Type": "application/json" } },
    ),
  },
  "a problem names another status": {
    rule: "problem-form",
    wrap: changeAnswer((answer) => {
      const problem = readProblem(answer);
      return problem && { ...answer, body: JSON.stringify({ ...problem, status: 200 }) };
    }),
  },
  "an error is a page": {
    rule: "problem-form",
    wrap: changeAnswer(
      (answer) => readProblem(answer) && { ...answer, headers: { "Content-Type": "text/html" }, body: "<h1>Oops</h1>" },
    ),
  },
  "an answer misses a required key": {
    rule: "answer-form",
    wrap: changeValue((value) => ({ ...value, features: undefined })),
  },
  "capabilities need a credential": {
    rule: "capabilities-open",
    wrap: changeAnswer((_answer, asked) => {
      if (!asked.path.endsWith("/capabilities") || asked.headers["authorization"] !== undefined) return undefined;
      const problem = { type: "about:blank", title: "No", status: 401, code: "unauthenticated" };
      return { status: 401, headers: { "Content-Type": "application/problem+json" }, body: JSON.stringify(problem) };
    }),
  },
  "an upload is redirected to a storage": {
    rule: "no-redirect",
    wrap: changeAnswer((_answer, asked) =>
      isUpload(asked) ? { status: 307, headers: { Location: "https://storage.example.com/" } } : undefined,
    ),
  },
  "a refusal has no challenge": {
    rule: "unauthenticated",
    wrap: changeAnswer((answer) => (answer.status === 401 ? withoutHeader(answer, "WWW-Authenticate") : undefined)),
  },
  "an unknown token may read": {
    rule: "unauthenticated",
    wrap: changeAsked((asked) =>
      asked.headers["authorization"]?.includes("unknown") === true ? withHeader(asked, "authorization", READ) : asked,
    ),
  },
  "a declaration needs no credential": {
    rule: "unauthenticated",
    wrap: changeAsked((asked) =>
      isDeclaration(asked) && asked.headers["authorization"] === undefined
        ? withHeader(asked, "authorization", PUBLISH)
        : asked,
    ),
  },
  "a token counts in the address": {
    rule: "credential-place",
    wrap: changeAsked((asked) => {
      const token = asked.query.get("access_token");
      return token === null ? asked : withHeader(asked, "authorization", `Bearer ${token}`);
    }),
  },
  "a token counts in a cookie": {
    rule: "credential-place",
    wrap: changeAsked((asked) => {
      const token = /token=(\S+)/u.exec(asked.headers["cookie"] ?? "")?.[1];
      return token === undefined ? asked : withHeader(asked, "authorization", `Bearer ${token}`);
    }),
  },
  "what is forbidden is not found": { rule: "forbidden", wrap: changeRefusal("forbidden", 404, "plugin-not-found") },
  "a token that may read may publish": {
    rule: "forbidden",
    wrap: changeAsked((asked) =>
      isRead(asked.headers) && asked.method === "PUT" ? withHeader(asked, "authorization", PUBLISH) : asked,
    ),
  },
  "access promises what is refused": {
    rule: "access",
    wrap: changeValue((value, asked) =>
      isRead(asked.headers) && asked.path.endsWith("/access") ? { ...value, actions: ["publish"] } : undefined,
    ),
  },
  "access hides what is allowed": {
    rule: "access",
    wrap: changeValue((value, asked) => (asked.path.endsWith("/access") ? { ...value, actions: [] } : undefined)),
  },
  "an unknown version is forbidden": {
    rule: "version-not-found",
    wrap: changeRefusal("version-not-found", 403, "forbidden"),
  },
  "a version that is not semantic is a fault of the server": {
    rule: "version-form",
    wrap: changeRefusal("malformed-request", 500, "internal-error"),
  },
  "a body that is not valid is a conflict": {
    rule: "body-form",
    wrap: changeRefusal("malformed-request", 409, "version-conflict"),
  },
  "what is not published is shown to everybody": {
    rule: "public-read",
    wrap: changeAsked((asked) =>
      asked.method === "GET" && asked.headers["authorization"] === undefined
        ? withHeader(asked, "authorization", READ)
        : asked,
    ),
  },
  "what is published needs a credential": {
    rule: "public-read",
    wrap: changeAnswer((answer, asked) => {
      const isOpen = asked.path.includes("/versions") && asked.headers["authorization"] === undefined;
      if (!isOpen || answer.status !== 200) return undefined;
      const problem = { type: "about:blank", title: "No", status: 401, code: "unauthenticated" };
      const headers = { "Content-Type": "application/problem+json", "WWW-Authenticate": "Bearer" };
      return { status: 401, headers, body: JSON.stringify(problem) };
    }),
  },
  "a size above the limit is declared": {
    rule: "artifact-limit",
    wrap: changeValue((value, asked) =>
      asked.path.endsWith("/capabilities") ? { ...value, limits: { maxArtifactBytes: 100_000 } } : undefined,
    ),
  },
};
