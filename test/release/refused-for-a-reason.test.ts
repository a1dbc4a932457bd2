import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { releaseServer, type Trouble } from "../servers/release-server.js";
import { cleanUpLater } from "../support/clean-up.js";
import { nightly } from "../support/nightly.js";
import { releaseTo } from "../support/release-in-process.js";
import { expectOne, runReleaseHere, TAG, taggedPlugin } from "../support/release.js";
import { sampleOf } from "../support/torture.js";

const CREDENTIALS =
  "Although you appear to have the correct authorization credentials, the `lumen-labs` organization has";

/** GitHub's own texts, and what is to be done about them. */
const REFUSALS: readonly (readonly [name: string, message: string, help: string])[] = [
  [
    "single sign-on",
    "Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.",
    "Authorize the token for single sign-on",
  ],
  ["an archived repository", "Repository was archived so is read-only.", "  gh repo unarchive lumen-labs/plugins\n"],
  [
    "a suspended installation",
    "This installation has been suspended",
    "The GitHub App that the token is of is suspended",
  ],
  ["a suspended account", "Sorry. Your account was suspended", "The account of the token is suspended."],
  [
    "a list of addresses",
    `${CREDENTIALS} an IP allow list enabled, and your IP address is not permitted to access this resource.`,
    "Only addresses on the IP allow list of lumen-labs have access.",
  ],
  [
    "an app that nobody approved",
    `${CREDENTIALS} enabled OAuth App access restrictions, meaning that data access to third-parties is limited.`,
    "has to approve the app",
  ],
  [
    "a rule for tokens",
    "The 'lumen-labs' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days.",
    "make one as GitHub asks for in its answer",
  ],
  ["a blocked repository", "Repository access blocked", "GitHub blocked the repository"],
];
const CASES = REFUSALS.flatMap((row) => [
  { row, of: "every change", from: 1 },
  { row, of: "every question", from: 0 },
]);

nightly.each(sampleOf(CASES, 5))("$of that is refused for $row.0 is advised on by that", async ({ row, from }) => {
  const [, message, help] = row;
  const server = await releaseServer();
  // Without requests left, too: such a refusal is no rate limit, and no time ends it.
  const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3000) };
  server.trouble = ({ effect }) => (effect >= from ? { when: "before", what: "403", message, headers } : undefined);
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(2);
  expect(output).toContain(message);
  expect(output).toContain(help);
  expect(output).not.toContain("contents: write");
  expect(output).not.toContain(".github/workflows");
});

const SIGN_ON = "/orgs/lumen-labs/sso?authorization_request=AB4CkQ";

nightly.each([
  ["GitHub's own page is given", (url: string) => url + SIGN_ON, (url: string) => `  ${url}${SIGN_ON}\n`],
  ["another one is not", () => `https://github.example.net${SIGN_ON}`, () => "  https://github.com/settings/tokens\n"],
] as const)("where GitHub names a page to sign on, %s", async (_, page, expected) => {
  const server = await releaseServer();
  const headers = { "x-github-sso": `required; url=${page(server.url)}` };
  server.trouble = () => ({ when: "before", what: "403", message: "Forbidden", headers });
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(2);
  expect(output).toContain(expected(server.url));
  expect(output).not.toContain("github.example.net");
});

nightly("of a refusal that nobody knows, GitHub's words come first, and the permission is an if", async () => {
  const server = await releaseServer();
  server.trouble = ({ effect }) =>
    effect > 0 ? { when: "before", what: "403", message: "Your plan does not include this" } : undefined;
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(2);
  expect(output).toContain("Your plan does not include this");
  expect(output).toContain("Do what GitHub says in its answer. If that is about what the token may do:\n");
});

nightly("a dry run says that a release would be refused, and why", async () => {
  const server = await releaseServer();
  const message = "Repository was archived so is read-only.";
  server.trouble = ({ operation }) =>
    operation === "POST /releases/generate-notes" ? { when: "before", what: "403", message } : undefined;
  const { status, output } = await runReleaseHere(taggedPlugin(server), server, "--dry-run");
  expect(status, output).toBe(0);
  expect(output).toMatch(/A release would be refused: .*Repository was archived so is read-only/u);
});

nightly("a renamed repository is followed, each request as it was, and its new address is remembered", async () => {
  const server = await releaseServer();
  server.renamedTo = "/repositories/1296269";
  const folder = taggedPlugin(server);
  const { status, output } = await runReleaseHere(folder, server);
  expect(status, output).toBe(0);
  expectOne(server, output);
  // One for each of the two clients: for questions and changes, and for files.
  expect(server.redirects).toEqual(["301 GET", "307 POST"]);
});

test.each([
  ["in a circle", "/repos/lumen-labs/plugins"],
  ["from its new address to another one", "/repos/lumen-labs/other"],
])("a repository that leads elsewhere %s is named, and is no rule of the repository", async (_, to) => {
  const server = await releaseServer();
  const location = `${server.url}${to}/git/ref/tags%2Fv1.4.0`;
  server.trouble = (): Trouble => ({ when: "before", what: "elsewhere", location });
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(3);
  expect(output).not.toContain("rule of the repository");
  expect(output).toContain(`${server.url}${to}/git/ref/tags%2Fv1.4.0: the repository was renamed`);
  expect(output).toContain('  export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"\n');
});

test("a repository on another host is named, and nothing is sent there", async () => {
  const asked: string[] = [];
  const other = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.end("{}");
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => other.close());
  const server = await releaseServer();
  server.renamedTo = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}/repositories/1`;
  const { status, output } = await runReleaseHere(taggedPlugin(server), server);
  expect(status, output).toBe(3);
  expect(output).toContain(`${server.renamedTo}/git/ref/tags%2Fv1.4.0: the repository was renamed`);
  expect(asked).toEqual([]);
});

test.each(["every change once", "every question once"])("a conflict of %s is tried again", async (which) => {
  const server = await releaseServer();
  const seen = new Set<string>();
  server.trouble = ({ operation, effect }) => {
    if (effect > 0 !== which.includes("change") || seen.has(operation)) return undefined;
    seen.add(operation);
    return { when: "before", what: "409", message: "Conflict" };
  };
  expect(await releaseTo(server)).toMatchObject({ state: "released" });
  expect(server.repository.releases).toMatchObject([{ tag_name: TAG, draft: false, assets: [{}, {}] }]);
  expect(seen.size).toBeGreaterThan(2);
});

test("a conflict that lasts ends the release after a few attempts, and is no rule of the repository", async () => {
  const server = await releaseServer();
  server.trouble = ({ operation }) =>
    operation === "POST /releases" ? { when: "before", what: "409", message: "Conflict" } : undefined;
  const outcome = await releaseTo(server);
  expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
  expect(server.calls.filter(({ operation }) => operation === "POST /releases")).toHaveLength(5);
  expect(outcome.stop?.doThis).toMatch(
    /^Something else is changing the repository. Run this again when it has finished/u,
  );
});
