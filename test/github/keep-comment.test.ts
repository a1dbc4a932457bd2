import { describe, expect, test } from "vitest";
import { connect } from "../../src/github/client.js";
import { formatMarker, makeCommentKey, parseMarker, type CommentMarker } from "../../src/github/comment-marker.js";
import { ServerFault } from "../../src/base/network/server-fault.js";
import { keepComment, type KeptComment, type KeptState } from "../../src/github/keep-comment.js";
import { gitHubServer, TOKEN, type Fault, type GitHubServer, type Request } from "../servers/github.js";
import { ACTIONS_BOT, type Account } from "../servers/github-conversation.js";
import { FIRST, makePull, NUMBER, pullServer, SECOND } from "../support/commented.js";
import { sampleOf } from "../support/torture.js";

/** Nothing here is a matter of time. */
const LIMITS = { total: 300_000, each: 100_000, pause: 1 };
const OCTOCAT: Account = { id: 583231, login: "octocat", type: "User" };
const OTHER_BOT: Account = { id: 49699333, login: "dependabot[bot]", type: "Bot" };
const KEY = makeCommentKey([".github/workflows/plugin.yml", null, ["."], null]);
const MARKER: CommentMarker = { key: KEY, commit: FIRST, run: 5, attempt: 1 };
const WANTED = "It does not pass";

interface Run {
  readonly text?: string;
  readonly marker?: Partial<CommentMarker>;
  readonly isWorthPosting?: boolean;
  readonly signal?: AbortSignal;
}

async function keep({ url }: GitHubServer, run: Run = {}): Promise<KeptState> {
  const { text = WANTED, marker = {}, isWorthPosting = true, signal } = run;
  const access = { token: TOKEN, apiUrl: url, repository: "lumen-labs/plugins", limits: LIMITS, signal };
  const comment: KeptComment = { marker: { ...MARKER, ...marker }, text, isWorthPosting };
  return keepComment(await connect(access), NUMBER, comment);
}

const write = (text: string, marker: Partial<CommentMarker> = {}): string =>
  `${formatMarker({ ...MARKER, run: 1, ...marker })}\n${text}`;

/** What the account of the token has said with our key, below the marker. */
const listOwn = ({ repository: { conversation } }: GitHubServer): readonly string[] =>
  conversation.comments
    .filter(({ user, body }) => user?.id === conversation.account.id && parseMarker(body)?.key === KEY)
    .map(({ body }) => body.split("\n").slice(1).join("\n"));

/** What must stay as it is. Nobody else's words are changed, whatever they begin with. */
function sayOthers({ repository: { conversation } }: GitHubServer): readonly string[] {
  const bodies = [
    write("Forged"),
    write("Forged", { run: 999 }),
    `${write("Forged")}\r\n`,
    `<!-- plugin-preflight comment ${KEY} -->`,
    "Please have a look",
  ];
  for (const body of bodies) for (const user of [OCTOCAT, OTHER_BOT, null]) conversation.say(user, body);
  // Of the same bot: another workflow's, another plugin's, and a text that only quotes the marker.
  for (const other of [[".github/workflows/other.yml", null, ["."], null] as const, ["x"] as const])
    conversation.say(conversation.account, write("Another", { key: makeCommentKey(other) }));
  conversation.say(conversation.account, `> ${write("Quoted")}`);
  conversation.say(conversation.account, `\n${write("Not the first line")}`);
  return conversation.comments.map(({ body }) => body);
}

function expectOthers({ repository: { conversation }, wrong }: GitHubServer, before: readonly string[]): void {
  expect(wrong).toEqual([]);
  expect(conversation.comments.map(({ body }) => body)).toEqual(expect.arrayContaining([...before]));
  expect(conversation.comments.filter(({ user }) => user?.id !== conversation.account.id)).toHaveLength(15);
  expect(new Set(conversation.writes.map((line) => line.split(" ")[1]))).toEqual(
    new Set(conversation.writes.length > 0 ? [conversation.account.login] : []),
  );
}

/** What is there before the run. */
const STATES: Readonly<Record<string, (server: GitHubServer) => void>> = {
  nothing: () => undefined,
  "an earlier one": ({ repository: { conversation } }) => void conversation.say(conversation.account, write("Old")),
  "three of them": ({ repository: { conversation } }) => {
    for (const text of ["Old", WANTED, "Older"]) conversation.say(conversation.account, write(text));
  },
};
const ACCOUNTS: readonly Account[] = [ACTIONS_BOT, OCTOCAT, { id: 1, login: "lumen-checks[bot]", type: "Bot" }];

const OPERATIONS: readonly (readonly [string, RegExp])[] = [
  ["the question whose the token is", /^POST \/graphql$/u],
  ["the list", /^GET \/issues/u],
  ["the head", /^GET \/pulls/u],
  ["the writing", /^(?:POST|PATCH) \/issues/u],
  ["the removing", /^DELETE /u],
];
const SECONDARY = { answer: 403, headers: { "retry-after": "0" }, message: "You have exceeded a secondary rate limit" };
const PASSING: readonly Fault[] = [
  ...["502 after it is done", "HTML after it is done", "HTML with 200", "cut off after it is done"],
  ...["cut off", "reset after it is done", "reset", "slow", "elsewhere", "too large"],
].map((fault) => fault as Fault);
const REFUSALS = ["Unable to create comment because issue is locked.", "Resource not accessible by integration"];
const ANSWERS: readonly Fault[] = [
  ...[401, 403, 404, 409, 410, 422, 451, 500, 503].map((answer) => ({ answer })),
  ...[SECONDARY, { answer: 429, headers: { "retry-after": "0" } }, { answer: 429, headers: { "retry-after": "3600" } }],
  ...REFUSALS.map((message) => ({ answer: 403, message })),
  { answer: 200, message: "what is no list" },
];
/** The answers to a removal that say it is done, or was done before. */
const GONE = new Set([200, 404, 410]);
const FAULTS = OPERATIONS.flatMap(([what, operation]) =>
  [...PASSING, ...ANSWERS].flatMap((fault) =>
    [1, Infinity].map((times) => ({ what, operation, fault, times, name: JSON.stringify(fault) })),
  ),
);
const CASES = FAULTS.flatMap((fault) =>
  Object.keys(STATES).flatMap((state) => ACCOUNTS.map((account) => ({ ...fault, state, account }))),
);

test.each(sampleOf(CASES, 40))(
  "with $name at $what, $times times, beside $state of $account.login: at most one more, none of others, and one in the end",
  async ({ what, operation, fault, times, state, account }) => {
    let left = times;
    const server = await pullServer((request) => (operation.test(request.operation) && left-- > 0 ? fault : undefined));
    const { conversation } = server.repository;
    conversation.account = account.id === OCTOCAT.id ? { ...account, id: 583232 } : account;
    const others = sayOthers(server);
    STATES[state]?.(server);
    const before = listOwn(server).length;
    const ended = await keep(server).catch((error: unknown) => error);
    expect(ended === "kept" || ended instanceof ServerFault, String(ended)).toBe(true);
    // Of a comment that GitHub says is gone, only the next list says that it is not.
    const isSaidGone = what === "the removing" && typeof fault === "object" && GONE.has(fault.answer);
    if (ended === "kept") expect(isSaidGone ? listOwn(server)[0] : listOwn(server).join()).toBe(WANTED);
    expect(listOwn(server).length).toBeLessThanOrEqual(Math.max(before, 1));
    expect(server.requests.length).toBeLessThanOrEqual(20);
    expectOthers(server, others);
    left = 0;
    expect(await keep(server)).toBe("kept");
    expect(listOwn(server)).toEqual([WANTED]);
    expectOthers(server, others);
    const writes = conversation.writes.length;
    expect(await keep(server)).toBe("kept");
    expect(conversation.writes).toHaveLength(writes);
  },
);

describe("a comment", () => {
  test("is not begun where there is nothing to say, and an earlier one is updated", async () => {
    const server = await pullServer();
    const others = sayOthers(server);
    expect(await keep(server, { isWorthPosting: false })).toBe("none");
    expect(listOwn(server)).toEqual([]);
    await keep(server);
    expect(await keep(server, { text: "All is well", isWorthPosting: false })).toBe("kept");
    expect(listOwn(server)).toEqual(["All is well"]);
    expectOthers(server, others);
  });

  test("keeps its place: of several the oldest stays", async () => {
    const server = await pullServer();
    const { conversation } = server.repository;
    const ids = ["one", "two", "three"].map((text) => conversation.say(conversation.account, write(text)));
    await keep(server);
    expect(conversation.comments.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });

  test("is written once, whatever GitHub makes of the ends of its lines", async () => {
    const server = await pullServer();
    const { conversation } = server.repository;
    conversation.say(conversation.account, `${write("two\nlines").replaceAll("\n", "\r\n")}\r\n`);
    expect(await keep(server, { text: "two\nlines\n" })).toBe("kept");
    expect(conversation.writes).toEqual([]);
  });

  test("of an older commit overwrites no newer one, whichever job ends last", async () => {
    const server = await pullServer(undefined, SECOND);
    expect(await keep(server, { text: "newer", marker: { commit: SECOND, run: 6 } })).toBe("kept");
    expect(await keep(server, { text: "older", marker: { commit: FIRST, run: 5 } })).toBe("outdated");
    expect(listOwn(server)).toEqual(["newer"]);
    // Nor is it posted before the newer one.
    const empty = await pullServer(undefined, SECOND);
    expect(await keep(empty)).toBe("outdated");
    expect(listOwn(empty)).toEqual([]);
  });

  test.each([
    [{ run: 6 }, { run: 5 }, "later"],
    [{ run: 6 }, { run: 5, attempt: 9 }, "later"],
    [{ run: 6, attempt: 2 }, { run: 6 }, "later"],
    [{ run: 6 }, { run: 6 }, "kept"],
    [{ run: 6 }, { run: 6, attempt: 2 }, "kept"],
    [{ run: 99, commit: SECOND }, { run: 5 }, "kept"],
  ] as const)("of %j is left alone or not by the same commit's %j: %s", async (there, run, state) => {
    const server = await pullServer();
    const { conversation } = server.repository;
    conversation.say(conversation.account, write("there", there));
    expect(await keep(server, { marker: run })).toBe(state);
    expect(listOwn(server)).toEqual([state === "kept" ? WANTED : "there"]);
  });
});

describe("two runs at once", () => {
  test("may leave two comments, of which the next run leaves the oldest", async () => {
    const server = await pullServer(({ operation }) => (operation.startsWith("GET /issues") ? "slow" : undefined));
    const others = sayOthers(server);
    await Promise.all([keep(server, { text: "one" }), keep(server, { text: "two", marker: { run: 6 } })]);
    expect(listOwn(server).toSorted()).toEqual(["one", "two"]);
    expect(await keep(server, { marker: { run: 7 } })).toBe("kept");
    expect(listOwn(server)).toEqual([WANTED]);
    expectOthers(server, others);
  });

  test("that both remove extras leave one, and no one else's fewer", async () => {
    const server = await pullServer(({ operation }) => (operation.startsWith("GET /pulls") ? "slow" : undefined));
    const others = sayOthers(server);
    STATES["three of them"]?.(server);
    const states = await Promise.all(["one", "two"].map((text) => keep(server, { text })));
    expect(states).toEqual(["kept", "kept"]);
    expect(listOwn(server)).toHaveLength(1);
    expectOthers(server, others);
  });

  test("and one that somebody removes meanwhile: it is posted anew", async () => {
    const server: GitHubServer = await pullServer(({ operation }) => {
      if (operation.startsWith("PATCH")) server.repository.conversation.comments = [];
      return undefined;
    });
    STATES["an earlier one"]?.(server);
    expect(await keep(server)).toBe("kept");
    expect(listOwn(server)).toEqual([WANTED]);
  });
});

const STOPS = [1, 2, 3, 4, 5, 6].flatMap((nth) =>
  (["reset", "reset after it is done"] as const).flatMap((when) =>
    Object.keys(STATES).map((state) => ({ nth, when, state })),
  ),
);

test.each(STOPS)(
  "a run that is killed at request $nth, $when, beside $state, leaves what the next one mends",
  async (kill) => {
    const stop = new AbortController();
    let seen = 0;
    const server = await pullServer(() => {
      if (++seen !== kill.nth) return undefined;
      stop.abort(new Error("killed"));
      return kill.when;
    });
    const others = sayOthers(server);
    STATES[kill.state]?.(server);
    const before = listOwn(server).length;
    await keep(server, { signal: stop.signal }).catch((error: unknown) => error);
    expect(listOwn(server).length).toBeLessThanOrEqual(Math.max(before, 1));
    expect(await keep(server)).toBe("kept");
    expect(listOwn(server)).toEqual([WANTED]);
    expectOthers(server, others);
  },
);

describe("a long conversation", () => {
  const isList = ({ operation }: Request): boolean => operation.startsWith("GET /issues");
  const sayMany = ({ repository: { conversation } }: GitHubServer, count: number): void => {
    for (let at = 0; at < count; at++) conversation.say(OCTOCAT, write("Forged"));
  };

  test("of 3,000 comments is read to its end", async () => {
    const server = await pullServer();
    sayMany(server, 2_998);
    STATES["an earlier one"]?.(server);
    expect(await keep(server)).toBe("kept");
    expect([listOwn(server), server.requests.filter(isList).length]).toEqual([[WANTED], 30]);
  });

  test("that is longer gets no comment that nobody would find again, and updates one that is found", async () => {
    const server = await pullServer();
    sayMany(server, 3_001);
    await expect(keep(server)).rejects.toThrow("not among the first 3000, and no more are read");
    expect(server.requests.filter(isList)).toHaveLength(30);
    expect(listOwn(server)).toEqual([]);
    const early = await pullServer();
    STATES["an earlier one"]?.(early);
    sayMany(early, 3_001);
    expect(await keep(early)).toBe("kept");
    expect(listOwn(early)).toEqual([WANTED]);
  });
});

test("what would not be found again is taken back", async () => {
  const server = await pullServer();
  server.repository.conversation.viewer = 1;
  await expect(keep(server)).rejects.toThrow("for another account than the token's, so it was deleted");
  expect(server.repository.conversation.comments).toEqual([]);
});

test("a GitHub Enterprise Server is asked beside the path of its other interface", async () => {
  const server = await gitHubServer(undefined, { path: "/api/v3" });
  server.repository.conversation.pulls = [makePull(FIRST)];
  expect(await keep(server)).toBe("kept");
  expect([listOwn(server), server.wrong]).toEqual([[WANTED], []]);
});

test("GitHub that names no account is asked no more", async () => {
  const errors = { answer: 200, message: "no viewer" } as const;
  const server = await gitHubServer(({ operation }) => (operation.endsWith("/graphql") ? errors : undefined));
  server.repository.conversation.pulls = [makePull(FIRST)];
  await expect(keep(server)).rejects.toThrow("GitHub does not say who owns the token");
  expect(server.requests).toHaveLength(1);
});
