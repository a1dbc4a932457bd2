import { describe, expect, test } from "vitest";
import {
  formatCookie,
  isSameSecret,
  makePath,
  makeSecret,
  passGate,
  refuseForeign,
  type Gate,
} from "../../../src/editor/preview/gate.js";
import type { Asked } from "../../../src/marketplace/serving/answer.js";

const BASE = "http://127.0.0.1:4700";
const SESSION = { path: "/of-this-session/", cookie: "the-cookie" };
const GATE: Gate = { bases: [BASE], session: SESSION };
/** Of the plugin's page: it has two names, and no cookie reaches it. */
const FRAMED: Gate = { bases: ["http://localhost:4700", BASE], session: { path: SESSION.path }, isFramed: true };

type Headers = Readonly<Record<string, string | undefined>>;

function ask(headers: Headers = {}, more: { readonly method?: string; readonly path?: string } = {}): Asked {
  const given: Headers = { host: "127.0.0.1:4700", cookie: "preview=the-cookie", ...headers };
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { method = "GET", path = "/of-this-session/a.js" } = more;
  return { method, path, headers: kept, query: new URLSearchParams() } as unknown as Asked;
}

/** The path that is let through, or the status and text of the refusal. */
function pass(asked: Asked, gate: Gate = GATE): string {
  const passed = passGate(asked, gate);
  return "path" in passed ? passed.path : `${String(passed.status)} ${String(passed.body)}`;
}

const FOREIGN_HOST = "403 The header Host does not name this server.\n";
const FOREIGN_PAGE = "403 Only its own page may request this.\n";
const NO_PAGE = "403 The header Origin is missing.\n";
const NO_SESSION = "403 Open the address that the terminal shows.\n";
const NOT_THERE = "403 This page cannot be shown there.\n";
const NO_WORKER = "403 Service workers are not served.\n";
const OPENED = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const IN_FRAME = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" };

describe("a request of the preview", () => {
  test.each<readonly [string, Headers, string]>([
    ["from before 2023", {}, "a.js"],
    ["of its own page", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }, "a.js"],
    ["that somebody types", { "sec-fetch-site": "none", ...OPENED }, "a.js"],
    ["that no page sends", { "sec-fetch-site": "none", "sec-fetch-mode": "no-cors" }, "a.js"],
    ["that is opened by a link of another site", { "sec-fetch-site": "cross-site", ...OPENED }, "a.js"],
    ["with cookies of other ports", { cookie: "a=b; preview=of-another; preview=the-cookie" }, "a.js"],
    ["for another host", { host: "rebound.example:4700" }, FOREIGN_HOST],
    ["for another port", { host: "127.0.0.1:4701" }, FOREIGN_HOST],
    ["without a host", { host: undefined }, FOREIGN_HOST],
    ["of the page of another port", { origin: "http://127.0.0.1:4701" }, FOREIGN_PAGE],
    ["without a cookie", { cookie: undefined }, NO_SESSION],
    ["with the cookie of another session", { cookie: "preview=another" }, NO_SESSION],
    ["with the secret under another name", { cookie: "another=the-cookie" }, NO_SESSION],
    ["with half of the secret", { cookie: "preview=the-" }, NO_SESSION],
    ["from another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, FOREIGN_PAGE],
    ["from another port", { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }, FOREIGN_PAGE],
    ["shown in a frame", { "sec-fetch-site": "same-origin", ...IN_FRAME }, NOT_THERE],
    ["shown in a frame of another site", { "sec-fetch-site": "cross-site", ...IN_FRAME }, NOT_THERE],
    ["for a service worker", { "service-worker": "script" }, NO_WORKER],
  ])("%s", (_, headers, expected) => {
    expect(pass(ask(headers))).toBe(expected);
  });

  test.each<readonly [string, Headers, string]>([
    ["of the frame itself", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }, "a.js"],
    ["that its workbench shows", { host: "localhost:4700", "sec-fetch-site": "cross-site", ...IN_FRAME }, "a.js"],
    ["that its workbench shows on its own site", { "sec-fetch-site": "same-site", ...IN_FRAME }, "a.js"],
    ["that the frame shows in a frame", { "sec-fetch-site": "same-origin", ...IN_FRAME }, "a.js"],
    ["without a cookie", { host: "localhost:4700", cookie: undefined, "sec-fetch-site": "same-origin" }, "a.js"],
    ["for another name", { host: "rebound.example:4700", "sec-fetch-site": "same-origin" }, FOREIGN_HOST],
    ["of a page by the other name", { host: "localhost:4700", origin: BASE }, FOREIGN_PAGE],
    ["of another site that only reads", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, FOREIGN_PAGE],
    ["that is opened alone", { "sec-fetch-site": "none", ...OPENED }, NOT_THERE],
    ["of another port that only reads", { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" }, FOREIGN_PAGE],
  ])("in the frame of the plugin: one %s", (_, headers, expected) => {
    expect(pass(ask(headers), FRAMED)).toBe(expected);
  });

  test("below another path has no session", () => {
    expect(pass(ask({}, { path: "/a.js" }))).toBe(NO_SESSION);
    expect(pass(ask({}, { path: "/of-another-session/a.js" }))).toBe(NO_SESSION);
    expect(pass(ask({}, { path: "/of-this-session/" }))).toBe("");
  });

  test("of the frame has its secret in its path alone", () => {
    const got = (path: string): string => pass(ask({ "sec-fetch-site": "same-origin" }, { path }), FRAMED);
    expect(got("/of-this-session/a.js")).toBe("a.js");
    for (const path of ["/", "/a.js", "/of-this-sessio/a.js", "/of-this-session", "/OF-THIS-SESSION/a.js"])
      expect(got(path), path).toBe(NO_SESSION);
  });

  test("is read, or sent by its own page", () => {
    const post = (headers: Headers): string => pass(ask(headers, { method: "POST" }));
    expect(post({ origin: BASE })).toBe("a.js");
    expect(post({})).toBe(NO_PAGE);
    expect(post({ origin: "null" })).toBe(FOREIGN_PAGE);
    // A form of another site is opened as a document, too.
    expect(post({ origin: BASE, "sec-fetch-site": "cross-site", ...OPENED })).toBe(FOREIGN_PAGE);
    expect(pass(ask({}, { method: "HEAD" }))).toBe("a.js");
    for (const method of ["PUT", "DELETE", "OPTIONS", "PATCH"]) {
      expect(passGate(ask({ origin: BASE }, { method }), GATE)).toEqual({
        status: 405,
        headers: { "Content-Type": "text/plain; charset=utf-8", Allow: "GET, HEAD, POST" },
        body: "No\n",
      });
    }
  });

  test("that is refused is a text that no other origin may read, and that sends no address on", () => {
    expect(refuseForeign(ask({ host: "a.example" }), [BASE])?.headers).toEqual({
      "Content-Type": "text/plain; charset=utf-8",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    expect(refuseForeign(ask(), [BASE])).toBeUndefined();
  });
});

describe("a session", () => {
  test("has secrets of its own, of 24 bytes", () => {
    const paths = [makePath(), makePath()];
    const secrets = [...paths.map((path) => path.slice(1, -1)), makeSecret(), makeSecret()];
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(24);
    for (const path of paths) expect(path).toMatch(/^\/[\w-]+\/$/u);
  });

  test("is a cookie that no script reads, no other site sends and no other path gets", () => {
    expect(formatCookie(SESSION)).toBe("preview=the-cookie; HttpOnly; SameSite=Strict; Path=/of-this-session/");
  });

  test("is compared whole", () => {
    expect(isSameSecret("a", "a")).toBe(true);
    expect(isSameSecret("", "a")).toBe(false);
    expect(isSameSecret("ab", "a")).toBe(false);
    expect(isSameSecret("A", "a")).toBe(false);
  });
});
