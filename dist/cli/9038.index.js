"use strict";
exports.id = 9038;
exports.ids = [9038];
exports.modules = {

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
function pause(milliseconds) {
    return new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
    });
}
/** Waits for something, but no longer than this, and leaves no timer behind that would keep the process. */
async function within(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 9038:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TARGETS: function() { return /* reexport */ TARGETS; },
  githubAccess: function() { return /* reexport */ githubAccess; },
  runRelease: function() { return /* reexport */ runRelease; }
});

// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
;// CONCATENATED MODULE: ./build/src/release/github-access.js

/**
 * Where and as whom to speak to GitHub.
 *
 * @param help what to do about a token that is not there.
 * @throws {UsageError} in which nothing of the token is told.
 */
function githubAccess(environment, given, help) {
    const token = given?.trim() ?? "";
    if (token === "")
        throw new usage_error/* UsageError */.e("There is no token for GitHub: the secret is not visible here, or empty", help);
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        throw new usage_error/* UsageError */.e(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, help);
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!/^[\w.-]+\/[\w.-]+$/u.test(repository)) {
        throw new usage_error/* UsageError */.e("It is not known which repository on GitHub this is", "Set GITHUB_REPOSITORY to owner/name");
    }
    const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
    const serverUrl = environment["GITHUB_SERVER_URL"] || "https://github.com";
    return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

;// CONCATENATED MODULE: ./build/src/core/refusal.js
/** Going on would leak or run something unsafe: told in one line, and the exit status is 5. Nothing was run. */
class Refusal extends Error {
    name = "Refusal";
    /** The ways out, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}

// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(6321);
;// CONCATENATED MODULE: ./build/src/github/fault.js
/** A sentence without a full stop; no token is in it. */
class GitHubFault extends Error {
    kind;
    status;
    name = "GitHubFault";
    constructor(kind, message, 
    /** Of GitHub's answer, where there was one. */
    status) {
        super(message);
        this.kind = kind;
        this.status = status;
    }
}
function isLost(error) {
    return error instanceof GitHubFault && error.kind === "lost";
}

;// CONCATENATED MODULE: ./build/src/github/network-fault.js

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** What is at the bottom of an error of the network's: those above it say only that there was one. */
function networkFault(error) {
    let message = String(error);
    let isUnreached = false;
    let cause = error;
    // Nobody makes a chain of so many, or a circle.
    for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
        message = cause.message || message;
        const { code } = cause;
        const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
        const isProxy = cause instanceof GitHubFault || /^Proxy response \(\d+\)/u.test(cause.message);
        isUnreached ||= isUnknown || isProxy;
    }
    return { message, isUnreached };
}

;// CONCATENATED MODULE: ./build/src/github/bounded-fetch.js
/** No answer that is asked for here has a hundredth of that, however little of it comes over the wire. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A fetch whose answers are there as a whole, and never larger than that. */
function boundedFetch(fetch) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await read(body);
        // An answer of these kinds must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function read(body) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > MOST_BYTES)
            throw new Error("The answer has more than 8 MiB");
        pieces.push(piece);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}

;// CONCATENATED MODULE: ./build/src/github/proxy.js

/**
 * The proxy that leads to an address, by the variables and the rules of GitHub's own runner; `undefined` where none does.
 *
 * @throws {GitHubFault} for a proxy that has no address: to go without it would go where nobody wants it.
 */
function proxyFor({ protocol, hostname, port }, environment) {
    const isSecure = protocol === "https:";
    const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
    const name = names.find((one) => environment[one]);
    if (name === undefined || isLoopback(hostname))
        return undefined;
    const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
    const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
    if (exceptions.split(",").some((one) => isFor(one.trim().toLowerCase(), [hostname, numbered])))
        return undefined;
    return proxyAt(environment[name] ?? "", name);
}
/** `example.com`, and so what is below it; `.example.com`; `example.com:8443`; or `*` for all. */
function isFor(exception, hosts) {
    if (exception === "" || exception === "*")
        return exception === "*";
    const ending = exception.startsWith(".") ? exception : `.${exception}`;
    return hosts.some((host) => host === exception || host.endsWith(ending));
}
function isLoopback(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
/** The address may hold a password, and is told to nobody. */
function proxyAt(given, name) {
    const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(given) ? given : `http://${given}`;
    try {
        const { protocol, host, username, password } = new URL(text);
        if (!["http:", "https:"].includes(protocol))
            throw new URIError(protocol);
        const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
        const authorization = who === ":" ? undefined : `Basic ${Buffer.from(who).toString("base64")}`;
        return { url: `${protocol}//${host}`, authorization };
    }
    catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof URIError))
            throw error;
        throw new GitHubFault("unreached", `${name} is no address of a proxy, such as http://proxy.example.com:8080`);
    }
}

;// CONCATENATED MODULE: ./build/src/github/reach.js


/**
 * A fetch that goes through the proxies of the environment, which that of the platform does not know.
 *
 * @throws {GitHubFault} where the proxy to the first address has none itself.
 */
async function reachingFetch(first, environment) {
    proxyFor(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = proxyFor(new URL(address), environment);
        if (!proxy)
            return undefined;
        const { url: uri, authorization: token } = proxy;
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return boundedFetch(async (url, init) => {
        const dispatcher = agentFor(url);
        const asked = { ...init, ...(dispatcher && { dispatcher }) };
        return await fetch(url, asked);
    });
}

;// CONCATENATED MODULE: ./build/src/github/waiting.js
/** Without a word from GitHub on when: a minute, as it asks for itself. */
const SECONDARY_MS = 60_000;
/** How long GitHub asks to wait, in milliseconds; `undefined` where it does not, as then the answer is its last word. */
function askedToWait(status, headers, message, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = retryAfter(headers["retry-after"], now);
    if (after !== undefined)
        return after;
    if (headers["x-ratelimit-remaining"] === "0") {
        const reset = seconds(headers["x-ratelimit-reset"]);
        return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
}
/** `Retry-After`: seconds, or a date. */
function retryAfter(value, now) {
    const given = seconds(value);
    if (given !== undefined)
        return given * 1000;
    const date = typeof value === "string" ? Date.parse(value) : NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
function seconds(value) {
    return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
}

;// CONCATENATED MODULE: ./build/src/github/client.js







const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const HEADERS = { "x-github-api-version": "2022-11-28" };
/** What the client would say of an answer on its own: it is GitHub's text, and printed by nobody. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** The toolkit is loaded here and nowhere else: it costs more than a whole check, and most runs speak to nobody. */
async function connect(access) {
    const { token, apiUrl, repository, limits = LIMITS, environment = {} } = access;
    // First: the toolkit falls over a proxy that has no address while it is loaded.
    const fetch = await reachingFetch(apiUrl, environment);
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const agent = `${tool/* TOOL */.j.name}/${tool/* TOOL */.j.version}`;
    const { request } = getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/u, ""), userAgent: agent, log: SILENT });
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    async function once(route, parameters, headers) {
        const signal = AbortSignal.timeout(Math.max(1, Math.min(limits.each, end - Date.now())));
        try {
            const options = { fetch, signal, redirect: "manual", log: SILENT };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers }, request: options };
            const { data, status, headers: told, } = (await request(route, asked));
            if (status < 300 && typeof data === "object" && data !== null)
                return { data };
            if (status === 204)
                return { data: {} };
            return {
                status,
                headers: told,
                message: status < 300 ? "it is no JSON" : "it leads elsewhere, and no token is sent there",
            };
        }
        catch (error) {
            return failure(error);
        }
    }
    return {
        async call(route, parameters = {}, given = {}) {
            for (let attempt = 1;; attempt++) {
                const answer = await once(route, parameters, given);
                if ("data" in answer)
                    return answer.data;
                const { status, headers, message, isUnreached = false } = answer;
                const asked = askedToWait(status, headers, message, Date.now());
                const isSafe = !isUnreached && route.startsWith("GET ") && (status === 0 || status >= 500 || status < 300);
                const wait = asked ?? (isSafe ? limits.pause * 2 ** (attempt - 1) : undefined);
                const isLast = wait === undefined || attempt === MOST_ATTEMPTS || Date.now() + wait >= end;
                if (isLast)
                    throw faultOf(route, answer, asked, token);
                await (0,pause/* pause */.v)(Math.max(wait, 1));
            }
        },
    };
}
function failure(error) {
    const { status, response, message } = error;
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, ...networkFault(error) };
    return { status, headers: response.headers ?? {}, message: String(message) };
}
const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
function faultOf(route, { status, message, isUnreached = false }, asked, token) {
    const said = (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(message.replaceAll(token, "***").trim(), 200));
    if (asked !== undefined) {
        return new GitHubFault("busy", `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${said}`);
    }
    if (isUnreached)
        return new GitHubFault("unreached", `GitHub is not reached from here: ${said}. ${REACH}`);
    if (status === 0)
        return new GitHubFault("lost", `GitHub gave no answer to ${route}: ${said}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${said}`;
    if ([401, 403, 404].includes(status))
        return new GitHubFault("forbidden", words, status);
    return new GitHubFault(status >= 500 || status < 300 ? "lost" : "invalid", words, status);
}

;// CONCATENATED MODULE: ./build/src/github/pages.js

const PAGE = 100;
/** GitHub lists no more than 3,000 files of a pull request; nobody reads as many comments. */
const MOST_PAGES = 30;
/** All entries of a list, page by page. @throws {GitHubFault} also for what is no list: it is not taken for an empty one. */
async function allPages(github, route, parameters) {
    const entries = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = list(listed, route);
        entries.push(...found.map(record));
        if (found.length < PAGE)
            break;
    }
    return entries;
}
/** The members of an object of GitHub's; none where there is no object. */
function record(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}
function list(value, route) {
    if (Array.isArray(value))
        return value;
    throw new GitHubFault("lost", `GitHub's answer to ${route} is no list`);
}

;// CONCATENATED MODULE: ./build/src/github/releases.js


const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/** @param uploads a client with time for large files; both give their token to no host but these. */
function releasesOn(github, uploads, apiUrl) {
    return {
        async tagCommit(tag) {
            const ref = await orNothing(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
            let { type, sha } = record(record(ref)["object"]);
            // An annotated tag names an object of its own, and that may name another.
            for (let depth = 0; type === "tag" && depth < 5; depth++) {
                const object = await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha });
                ({ type, sha } = record(record(object)["object"]));
            }
            return type === "commit" && typeof sha === "string" ? sha : undefined;
        },
        async list() {
            return (await allPages(github, `GET ${RELEASES}`, {})).map(releaseIn);
        },
        async published(tag) {
            const found = await orNothing(github.call(`GET ${RELEASES}/tags/{tag}`, { tag }));
            return found === undefined ? undefined : releaseIn(found);
        },
        async one(id) {
            const found = await orNothing(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id }));
            return found === undefined ? undefined : releaseIn(found);
        },
        async assets(id) {
            return (await allPages(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(assetIn);
        },
        async create(values) {
            return releaseIn(await github.call(`POST ${RELEASES}`, values));
        },
        async update(id, values) {
            await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
        },
        async remove(id) {
            await done(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!isAllowed(address, apiUrl)) {
                throw new GitHubFault("invalid", "GitHub names a host to send files to that is none of its own");
            }
            // The address is told to nobody: it may hold a signature.
            const headers = { "content-type": "application/octet-stream" };
            await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers);
        },
        async removeAsset(id) {
            await done(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
        },
    };
}
/** The API's own host, and the one that GitHub keeps beside it for files: `uploads.` in the place of `api.`. */
function isAllowed(address, apiUrl) {
    const { protocol, host } = new URL(apiUrl);
    const given = URL.canParse(address) ? new URL(address) : undefined;
    return given?.protocol === protocol && [host, host.replace(/^api\./u, "uploads.")].includes(given.host);
}
async function orNothing(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof GitHubFault && error.status === 404)
            return undefined;
        throw error;
    }
}
/** What is to be gone is gone, whoever did it. */
async function done(asked) {
    await orNothing(asked);
}
function releaseIn(value) {
    const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl } = record(value);
    if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
        throw new GitHubFault("lost", "GitHub's answer is no release");
    }
    return {
        ...{ id, tag, uploadUrl, draft: draft === true, prerelease: prerelease === true, immutable: immutable === true },
        ...{ body: typeof body === "string" ? body : "", url: typeof url === "string" ? url : "" },
    };
}
function assetIn(value) {
    const { id, name, state, digest } = record(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new GitHubFault("lost", "GitHub's answer is no list of files");
    }
    return { id, name, state, digest: typeof digest === "string" ? digest : undefined };
}

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/changelog.js
var changelog = __webpack_require__(3454);
// EXTERNAL MODULE: ./build/src/plugin/git-facts.js + 1 modules
var git_facts = __webpack_require__(9377);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 19 modules
var plugin_plugin = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 14 modules
var preflight = __webpack_require__(9195);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 2 modules
var disk = __webpack_require__(7609);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/release/notes.js
/** GitHub takes 125,000 characters, and what stands below the notes needs some. */
const LONGEST = 60_000;
const DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;
/**
 * The notes of a version: what the changelog says below its heading. A prerelease may have none of its own, and takes what is
 * not yet released, or what the host makes of the commits; of any other version `undefined` says that nothing was found.
 */
function notesOf(changelog, { version, link }) {
    const filled = changelog.entries.filter(({ isEmpty }) => !isEmpty);
    const own = filled.find((entry) => entry.version === version && !entry.isUnreleased);
    if (own)
        return { text: textOf(own, changelog.text, link), generate: false };
    if (!version.includes("-"))
        return undefined;
    const next = filled.find(({ isUnreleased }) => isUnreleased);
    return next ? { text: textOf(next, changelog.text, link), generate: false } : { text: "", generate: true };
}
function textOf({ body }, whole, link) {
    const text = body.replaceAll("\r\n", "\n").replace(DEFINITION, "").trim();
    const used = [...whole.replaceAll("\r\n", "\n").matchAll(DEFINITION)].filter(([, label = ""]) => text.toLowerCase().includes(`[${label.toLowerCase()}]`));
    const complete = [text, ...(used.length > 0 ? [used.map(([line]) => line).join("\n")] : [])].join("\n\n");
    if (complete.length <= LONGEST)
        return complete;
    const cut = complete.slice(0, complete.lastIndexOf("\n", LONGEST)).toWellFormed().trimEnd();
    return `${cut}\n\n\u2026 ${link === undefined ? "The changelog has the rest." : `[The rest](${link}) stands in the changelog.`}`;
}
const MARK = "<!-- plugin-preflight: ";
/** What stands below the notes: it says which commit and which bytes they belong to, and makes the draft one of ours. */
function seal(commit, { name, sha256 }) {
    return [
        `${MARK}commit=${commit} sha256=${sha256} -->`,
        "",
        "| File | SHA-256 |",
        "| --- | --- |",
        `| \`${name}\` | \`${sha256}\` |`,
        "",
        `Made from commit ${commit}.`,
    ].join("\n");
}
/** The commit that a text of ours belongs to; `undefined` where it is not ours, or its seal was taken away. */
function sealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** The text with another seal in the place of its own: what a person wrote above it stays. */
function sealedAnew(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}

// EXTERNAL MODULE: ./build/src/release/pack.js + 5 modules
var pack = __webpack_require__(7709);
;// CONCATENATED MODULE: ./build/src/release/publisher.js
/** In this order: what can be taken back, what others look at, what stays for ever, and what is cleared up after it. */
const PHASES = ["stage", "submit", "commit", "announce"];
/** A sentence without a full stop, and what to do; no token is in it. */
class TargetFault extends Error {
    kind;
    help;
    name = "TargetFault";
    constructor(kind, message, help) {
        super(message);
        this.kind = kind;
        this.help = help;
    }
}

;// CONCATENATED MODULE: ./build/src/release/stop.js
const AGAIN = "Run this job again: it goes on where this run ended, and does nothing twice";
function stopOf(ending, { publishers, publicAt, done }) {
    const hidden = publishers.filter(({ id }) => !publicAt.has(id)).map(({ id }) => id);
    const isStaged = done.length > 0 && publicAt.size === 0;
    const { what, help, ...verdict } = judged(ending);
    const hasPublished = done.some(({ irreversible }) => irreversible);
    return {
        ...(verdict.state === "failed" && hasPublished ? { state: "partially-released", exitStatus: 3 } : verdict),
        stop: {
            stoppedAt: what,
            alreadyPublic: [...publicAt].map(([id, url]) => `${id}: ${url}`).join(", ") || "nothing",
            notPublic: (hidden.join(", ") || "nothing") + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: help,
        },
    };
}
function judged(ending) {
    if ("fault" in ending) {
        const { kind, message: what, help } = ending.fault;
        if (kind === "burnt")
            return { state: "conflict", exitStatus: 4, what, help };
        return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
    }
    if ("left" in ending) {
        return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: AGAIN };
    }
    const { action, reason: what, help = AGAIN } = ending.step;
    return action === "conflict"
        ? { state: "conflict", exitStatus: 4, what, help }
        : { state: "failed", exitStatus: 2, what, help };
}

;// CONCATENATED MODULE: ./build/src/release/release.js



const ALL = { phases: PHASES, pause: 1000 };
const DRY = { ...ALL, phases: [] };
/** As often in a row may a target leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than all steps there are, each done anew after somebody else undid it. */
const MOST_TURNS = 30;
class Halt extends Error {
    step;
    constructor(step) {
        super(step.reason);
        this.step = step;
    }
}
/**
 * Brings every target from what is there to what is wanted. What is there is read anew before each step, so a run that
 * ended anywhere is finished by the next one, and nothing is done twice.
 */
async function release(publishers, releasing = ALL) {
    let plan = [];
    const done = [];
    const seen = new Map();
    const read = async (publisher) => {
        const found = await publisher.plan();
        if (found.publicAt !== undefined)
            seen.set(publisher.id, found.publicAt);
        return found;
    };
    const readAll = async () => {
        const steps = [];
        for (const publisher of publishers)
            steps.push(...(await read(publisher)).steps);
        return steps;
    };
    const url = () => [...seen.values()][0];
    const ended = (ending) => {
        const { stop, state, exitStatus } = stopOf(ending, { publishers, publicAt: seen, done });
        return { state, exitStatus, plan, done, url: url(), stop };
    };
    try {
        plan = await readAll();
        const hurdle = plan.find(isHurdle);
        if (hurdle)
            return ended({ step: hurdle });
        const isDone = plan.every(({ action }) => action === "noop");
        if (isDone || releasing.phases.length === 0) {
            return { state: isDone ? "noop" : "planned", exitStatus: 0, plan, done, url: url() };
        }
        for (const phase of releasing.phases) {
            for (const publisher of publishers)
                await ensure(publisher, phase, { read, done, pause: releasing.pause });
        }
        const [left] = (await readAll()).filter(({ action }) => action !== "noop");
        if (left)
            return ended({ left });
        return { state: "released", exitStatus: 0, plan, done, url: url() };
    }
    catch (error) {
        if (error instanceof Halt)
            return ended({ step: error.step });
        if (error instanceof TargetFault)
            return ended({ fault: error });
        throw error;
    }
}
/** Does the steps of one phase until none is left. */
async function ensure(publisher, phase, { read, done, pause: wait }) {
    let unsure = 0;
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
        const { steps } = await read(publisher);
        const hurdle = steps.find(isHurdle);
        if (hurdle)
            throw new Halt(hurdle);
        const next = steps.find((step) => step.phase === phase && step.action !== "noop");
        if (!next)
            return;
        // What was just done is not to be seen yet: the target is behind.
        if (next.id === done.at(-1)?.id && turn > 1)
            await (0,pause/* pause */.v)(wait);
        try {
            await publisher.apply(next);
            done.push(next);
            unsure = 0;
        }
        catch (error) {
            if (!(error instanceof TargetFault) || error.kind !== "unsure" || ++unsure === MOST_UNSURE)
                throw error;
            await (0,pause/* pause */.v)(wait * unsure);
        }
    }
}
function isHurdle({ action }) {
    return action === "conflict" || action === "blocked";
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/release/sums.js

const SUMS = "SHA256SUMS";
/** The file that `sha256sum --check` reads: as the archive's digest is known, so is this file's. */
function sumsOf({ name, sha256 }) {
    const bytes = new TextEncoder().encode(`${sha256}  ${name}\n`);
    return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}
function sha256Of(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}

// EXTERNAL MODULE: ./build/src/plugin/release-tag.js
var release_tag = __webpack_require__(3688);
// EXTERNAL MODULE: ./build/src/text/version-order.js
var version_order = __webpack_require__(6425);
// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/release/targets/github-release-steps.js





const TARGET = "github-release";
/** The archive that is released: ours, or the one that a draft of the same commit holds with its sums. */
function archiveOf({ release, assets }, wanted) {
    const { archive, commit, isPinned, resumed: taken } = wanted;
    const isOurs = release?.draft === true ? sealedCommit(release.body) === commit : taken !== undefined;
    if (isPinned || !isOurs)
        return archive;
    const held = digestOf(assets.find(({ name }) => name === archive.name));
    if (held === undefined || (release?.draft === false && held !== taken))
        return archive;
    const resumed = { name: archive.name, sha256: held };
    const sums = assets.find(({ name }) => name === SUMS);
    return digestOf(sums) === sumsOf(resumed).sha256 ? resumed : archive;
}
/** All steps of this target, in the order in which they are done. */
function stepsOf(there, wanted) {
    const archive = archiveOf(there, wanted);
    const files = [archive, sumsOf(archive)];
    return [
        tagStep(there, wanted),
        draftStep(there, wanted, archive),
        notesStep(there, wanted, archive),
        ...files.map((file) => fileStep(there, wanted, file)),
        publishStep(there, wanted),
        tidyStep(there),
    ];
}
/** What the release's text is to be. */
function bodyOf(there, wanted) {
    return sealedAnew(there.release?.body ?? wanted.notes.text, seal(wanted.commit, archiveOf(there, wanted)));
}
function tagStep({ commit }, wanted) {
    const id = "tag";
    const tag = wanted.tag;
    const evidence = { tag: commit ?? "", checkedOut: wanted.commit };
    if (commit === undefined) {
        const help = `Push the tag first: git push origin refs/tags/${tag}`;
        return step({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help, evidence });
    }
    if (commit === wanted.commit) {
        return step({ id, action: "noop", reason: `${tag} names the commit that is checked out`, evidence });
    }
    return step({
        ...{ id, action: "conflict", evidence },
        reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and ${github_release_steps_short(wanted.commit)} is checked out`,
        help: `Check out the tag's own commit, as with actions/checkout and ref: ${tag}; if the tag was moved, run its newest workflow`,
    });
}
function draftStep({ release }, wanted, archive) {
    const id = "draft";
    if (!release)
        return step({ id, action: "create", reason: `Make a draft release of ${wanted.tag}` });
    const evidence = { release: String(release.id), url: release.url };
    if (!release.draft)
        return step({ id, action: "noop", reason: `${wanted.tag} is released`, evidence });
    const other = archive.sha256 === wanted.archive.sha256
        ? ""
        : `; it holds an archive of this commit with other bytes than this build's (${github_release_steps_short(archive.sha256)}, not ${github_release_steps_short(wanted.archive.sha256)}), and that one is released`;
    return step({ id, action: "noop", reason: `The draft ${String(release.id)} is there${other}`, evidence });
}
function notesStep(there, wanted, archive) {
    const id = "notes";
    const { release } = there;
    // A release that everyone sees is not written to, and a person's draft keeps its words.
    if (!release)
        return step({ id, action: "noop", reason: "The notes come with the draft" });
    if (!release.draft)
        return step({ id, action: "noop", reason: "The notes stay as they are" });
    if (sealedCommit(release.body) === undefined) {
        return step({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes(seal(wanted.commit, archive))
        ? step({ id, action: "noop", reason: "The notes are there" })
        : step({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}
function fileStep({ release, assets }, wanted, file) {
    const id = `file:${file.name}`;
    const there = assets.find(({ name }) => name === file.name);
    const evidence = { wanted: file.sha256, ...(there && { there: digestOf(there) ?? there.state }) };
    if (there && digestOf(there) === file.sha256) {
        return step({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence });
    }
    if (!release || release.draft) {
        if (!there)
            return step({ id, action: "create", reason: `Send ${file.name}`, evidence });
        const why = there.state === "uploaded" ? "has another digest" : "is what is left of an upload that broke";
        return step({ id, action: "replace", reason: `Send ${file.name} anew: what is there ${why}`, evidence });
    }
    if (there && file.name === SUMS) {
        return step({ id, action: "noop", reason: `${SUMS} is released, and stays as it is`, evidence });
    }
    if (!there && !release.immutable) {
        return step({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true, evidence });
    }
    const help = `Raise the version in manifest.json and package.json, add its entry to the changelog, and push a new tag; ${wanted.version} stays as it is`;
    const reason = there
        ? `${file.name} is released with other bytes: sha256 ${digestOf(there) ?? "unknown"} is public, and this build has ${file.sha256}`
        : `${wanted.tag} is released without ${file.name}, and the release is immutable`;
    return step({ id, action: "conflict", reason, help, evidence });
}
function publishStep({ release, all }, wanted) {
    const id = "publish";
    if (release && !release.draft)
        return step({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
    const latest = isLatest(all, wanted);
    const kind = wanted.version.includes("-") ? ", as a prerelease" : latest ? ", as the latest" : "";
    const reason = `Publish the release${kind}`;
    return step({
        id,
        phase: "commit",
        action: "create",
        reason,
        irreversible: true,
        evidence: { latest: String(latest) },
    });
}
/** Drafts of ours that a run left behind whose draft the list did not show yet, or that ran beside another. */
function tidyStep({ others }) {
    const id = "tidy";
    const [leftover] = others.filter(({ body }) => sealedCommit(body) !== undefined);
    if (!leftover)
        return step({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
    const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
    return step({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}
/** Whether it is the highest of the versions that are no prereleases; of several plugins in one repository none is. */
function isLatest(all, { version, packageName, isOneOfSeveral }) {
    const ours = (0,versions/* readVersion */.$)(version);
    if (!ours || ours.prerelease || isOneOfSeveral)
        return false;
    return all.every(({ tag, draft, prerelease }) => {
        const read = (0,release_tag/* readTag */.zW)(tag, packageName);
        const other = read && (0,versions/* readVersion */.$)(read.version);
        return draft || prerelease || !other || other.prerelease || (0,version_order/* compareExact */.B)(other, ours) <= 0;
    });
}
function digestOf(asset) {
    if (asset?.state !== "uploaded")
        return undefined;
    return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}
function github_release_steps_short(hash) {
    return hash.slice(0, 12);
}
function step(given) {
    return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}

;// CONCATENATED MODULE: ./build/src/release/targets/github-release.js





/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
function githubRelease(github, given) {
    let wanted = given;
    /** A list may be behind: what this run has made is asked for by its number. */
    const made = new Set();
    let there;
    async function read() {
        const commit = await github.tagCommit(wanted.tag);
        const published = await github.published(wanted.tag);
        const listed = await github.list();
        const known = new Map(listed.map((release) => [release.id, release]));
        for (const id of made) {
            const release = await github.one(id);
            if (release)
                known.set(id, release);
            else
                known.delete(id);
        }
        const all = [...known.values()];
        const drafts = all.filter(({ tag, draft }) => draft && tag === wanted.tag).toSorted((a, b) => a.id - b.id);
        const visible = published ?? all.find(({ tag, draft }) => !draft && tag === wanted.tag);
        const release = visible ?? drafts[0];
        const assets = release ? await github.assets(release.id) : [];
        return { commit, release, assets, all, others: drafts.filter(({ id }) => id !== release?.id) };
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            const body = sealedAnew(wanted.notes.text, seal(wanted.commit, wanted.archive));
            const generate = wanted.notes.generate ? { generate_release_notes: true } : {};
            const values = { tag_name: wanted.tag, name: wanted.tag, body, draft: true, prerelease: isPrerelease() };
            made.add((await github.create({ ...values, ...generate })).id);
            return;
        }
        if (!release)
            throw new Error(`There is no release for the step ${id}`);
        if (id === "notes")
            await github.update(release.id, { body: bodyOf(now, wanted) });
        else if (id === "publish") {
            const latest = isLatest(now.all, wanted) ? "true" : "false";
            const values = { tag_name: wanted.tag, draft: false, prerelease: isPrerelease(), make_latest: latest };
            await github.update(release.id, values);
            made.add(release.id);
        }
        else if (id === "tidy") {
            const leftover = now.others.find((draft) => String(draft.id) === leftoverOf(now, wanted));
            if (leftover)
                await github.remove(leftover.id);
        }
        else
            await send(release, id.slice("file:".length), now);
    }
    async function send(release, name, now) {
        for (const asset of now.assets)
            if (asset.name === name)
                await github.removeAsset(asset.id);
        // A resumed archive is there already: only its sums can be wanting.
        const bytes = name === SUMS ? sumsOf(archiveOf(now, wanted)).bytes : wanted.archive.bytes;
        await github.upload(release, name, bytes);
    }
    function isPrerelease() {
        return wanted.version.includes("-");
    }
    return {
        id: TARGET,
        async plan() {
            there = await read().catch(reading);
            const { release } = there;
            const { sha256 } = archiveOf(there, wanted);
            if (sha256 !== wanted.archive.sha256)
                wanted = { ...wanted, resumed: sha256 };
            return { steps: stepsOf(there, wanted), ...(release && !release.draft && { publicAt: release.url }) };
        },
        async apply(step) {
            if (!there)
                throw new Error("A step is only done after a plan");
            await apply(step, there).catch((error) => writing(error, step));
        },
    };
}
function leftoverOf(there, wanted) {
    return stepsOf(there, wanted).find(({ id }) => id === "tidy")?.evidence["release"];
}
const LATER = "Run this job again later: it goes on where this run ended, and does nothing twice";
const CONNECTION = "Mend the connection to GitHub, and run this job again";
const PERMISSION = "Give the job the permission to write releases:\n  permissions:\n    contents: write";
/** While reading, nothing was done: a fault is what it is. */
function reading(error) {
    if (!(error instanceof GitHubFault))
        throw error;
    if (error.kind === "unreached")
        throw new TargetFault("unavailable", error.message, CONNECTION);
    if (error.kind !== "forbidden")
        throw new TargetFault("unavailable", error.message, LATER);
    throw new TargetFault("forbidden", error.message, PERMISSION);
}
function writing(error, { id }) {
    if (!(error instanceof GitHubFault))
        throw error;
    const { kind, status, message } = error;
    if (/immutable release/iu.test(message)) {
        throw new TargetFault("burnt", `GitHub never takes this tag again, as an immutable release once had it: ${message}`, "Raise the version in manifest.json and package.json, add its entry to the changelog, and push a new tag");
    }
    // Somebody else was faster, or what was there is gone: what is there now tells.
    const isChanged = /already_exists|already exists/iu.test(message) || (status === 404 && id !== "draft");
    if (kind === "lost" || isChanged)
        throw new TargetFault("unsure", message, LATER);
    if (kind === "unreached")
        throw new TargetFault("unavailable", message, CONNECTION);
    if (kind === "busy" || kind === "invalid")
        throw new TargetFault("unavailable", message, LATER);
    const workflows = id === "draft"
        ? "\nIf it has that already: GitHub takes no release from a workflow's own token whose commit changes .github/workflows against the default branch; merge that change first, or make the draft by hand and run this job again"
        : "";
    throw new TargetFault("forbidden", message, PERMISSION + workflows);
}

;// CONCATENATED MODULE: ./build/src/release/run-release.js

















const TARGETS = ["github-release"];
const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** A large file on a slow line. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/**
 * Checks, packs and releases the plugin that a tag names, or only says what it would do.
 *
 * @throws {UsageError} for what is asked for and cannot be had. @throws {Refusal} for what must not be shipped.
 */
async function runRelease(request) {
    const { tag, today } = request;
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    if ((0,report/* verdict */.WJ)(checked.report) !== "pass")
        return unfit(checked);
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new usage_error/* UsageError */.e("There is no plugin to release", "Give the folder of one");
    const folder = plugin.path === "." ? "" : plugin.path;
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const commit = commitOf(workspace, tag);
    const packed = await (0,pack/* pack */.q)(workspace, { folder, tag, ...(today !== undefined && { today }) });
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        throw new Refusal(packed.refusals.map(({ message }) => message).join("\n"), first?.help ?? "Remove it");
    }
    if (packed.state === "unnamed")
        return unfit({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...unfit({ ...checked, report: packed.report }), archive, commit };
    const about = await wordsOf(request, { workspace, folder });
    const isOneOfSeveral = folder !== "" || (checked.report.selection?.of ?? 1) > 1;
    const wanted = { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about };
    const publishers = [];
    for (const target of request.targets)
        publishers.push(await PUBLISHERS[target](request.github, wanted));
    const outcome = await release(publishers, request.dryRun ? DRY : ALL);
    return { preflight: checked, archive, commit, outcome };
}
const PUBLISHERS = {
    "github-release": async (access, wanted) => {
        const github = await connect({ ...access, limits: CALLS });
        const uploads = await connect({ ...access, limits: UPLOADS });
        return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
    },
};
function unfit(checked) {
    const isBroken = (0,report/* verdict */.WJ)(checked.report) === "broken";
    const stop = {
        stoppedAt: isBroken ? "A check could not be run" : "The plugin has findings that stop a release",
        ...{ alreadyPublic: "nothing of this run", notPublic: "everything" },
        doThis: isBroken ? "See above why, and run this again" : helpFor(checked.report),
    };
    const ended = isBroken
        ? { state: "failed", exitStatus: 3 }
        : { state: "rejected", exitStatus: 1 };
    return { preflight: checked, outcome: { ...ended, plan: [], done: [], url: undefined, stop } };
}
const BUILD = "Build before the release, in the workflow: - run: npm ci && npm run build";
function helpFor({ plugins }) {
    const isUnbuilt = plugins.some(({ findings }) => findings.some(({ check }) => check === "bundle-present"));
    return isUnbuilt
        ? BUILD
        : "Mend the errors above, raise the version if the tag is public already, and push the tag anew";
}
/** The commit that is checked out. @throws {UsageError} where there is none, or the tag names another. */
function commitOf(workspace, tag) {
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    if ((0,absent/* isAbsent */.W)(refs))
        throw new usage_error/* UsageError */.e(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone");
    const { head } = refs;
    if (head === undefined)
        throw new usage_error/* UsageError */.e("There is no commit to release", "Commit, tag and push first");
    const commit = refs.tags.find(({ name }) => name === tag)?.commit;
    if (commit === undefined || commit === head)
        return head;
    throw new usage_error/* UsageError */.e(`The tag ${(0,safe/* quoted */.TL)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, `Check out the tag itself: git checkout ${tag}, or ref: ${tag} at actions/checkout`);
}
async function wordsOf({ tag, changelog: given, github }, { workspace, folder }) {
    const needs = ["manifest", "packageJson", "changelog"];
    const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs, places: false });
    const version = (0,absent/* isAbsent */.W)(facts.manifest) ? "" : facts.manifest.value["version"];
    const name = (0,absent/* isAbsent */.W)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const packageName = typeof name === "string" ? name : undefined;
    const none = { file: "CHANGELOG.md", text: "", entries: [] };
    const own = (0,absent/* isAbsent */.W)(facts.changelog) ? none : facts.changelog;
    const changelog = given === undefined ? own : await changelogAt(workspace, (0,workspace_workspace/* joined */.oR)(folder, given), packageName);
    const link = `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(changelog.file)}`;
    const notes = typeof version === "string" ? notesOf(changelog, { version, link }) : undefined;
    if (notes && typeof version === "string")
        return { version, packageName, notes };
    throw new usage_error/* UsageError */.e(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `Add it with what has changed: ## [${String(version)}]`);
}
async function changelogAt(workspace, file, packageName) {
    const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
    if (!bytes)
        throw new usage_error/* UsageError */.e(`There is no changelog ${(0,safe/* quoted */.TL)(file)} that can be read`, "Name one below the plugin's folder");
    const text = new TextDecoder().decode(bytes);
    return { file, text, entries: await (0,changelog/* readEntries */.$)(file, text, { packageName, name: undefined }) };
}

;// CONCATENATED MODULE: ./build/src/release/index.js




/***/ })

};
;