"use strict";
exports.id = 1531;
exports.ids = [1531,8084];
exports.modules = {

/***/ 1531:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makeArtifact: function() { return /* binding */ makeArtifact; },
  w: function() { return /* binding */ writeArtifact; }
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/output/append-file.js
var append_file = __webpack_require__(9695);
// EXTERNAL MODULE: ./build/src/output/temporary-folder.js
var temporary_folder = __webpack_require__(8986);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __webpack_require__(6832);
// EXTERNAL MODULE: ./build/src/packing/archive-text.js
var archive_text = __webpack_require__(1802);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/package/git-facts.js + 1 modules
var git_facts = __webpack_require__(5801);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/packing/pack.js + 1 modules
var pack = __webpack_require__(4106);
// EXTERNAL MODULE: ./build/src/release/run-release.js + 4 modules
var run_release = __webpack_require__(3109);
;// CONCATENATED MODULE: ./build/src/release/checked-archive.js






/**
 * The archive of the one plugin that a run has checked.
 *
 * @throws {UsageError} where the tag names another commit than the one that is checked out.
 */
async function checkedArchive({ report, root }, { tag, today }) {
    const [plugin] = report.plugins;
    const folder = plugin === undefined ? "" : (0,core_report/* folderOf */.yS)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    if (tag !== undefined && !(0,absent/* isAbsent */.W)(refs) && refs.head !== undefined)
        await (0,run_release/* commitOf */.D3)(workspace, root, tag);
    const asked = { folder, ...(tag !== undefined && { tag }), ...(today !== undefined && { today }) };
    const packed = await (0,pack/* pack */.qq)(workspace, asked);
    if (packed.state === "packed")
        return packed.archive;
    const exitStatus = (0,pack/* packStatus */.Io)(packed) || 1;
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
    }
    const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
    const why = findings.length > 0 ? findings : ["manifest.json names no plugin and version to call an archive by"];
    return { why, help: "Mend it: the archive itself would not pass, and a release of it would be stopped", exitStatus };
}

// EXTERNAL MODULE: ./build/src/packing/receipt.js
var receipt = __webpack_require__(8174);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/output/print.js
var print = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/action/channel.js
var channel = __webpack_require__(4010);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var outputs = __webpack_require__(5491);
;// CONCATENATED MODULE: ./build/src/action/artifact.js













const NOTHING = { outputs: outputs/* NO_ARTIFACT */.B0, exitStatus: 0, tell: () => Promise.resolve() };
/** Packs the one plugin that has passed, for a job that releases it. @throws {UsageError} for a tag of another commit. */
async function makeArtifact(result, request, environment) {
    const { report } = result;
    if ((0,core_report/* verdict */.WJ)(report) !== "pass" || report.plugins.length !== 1)
        return NOTHING;
    const archive = await checkedArchive(result, request);
    if ("why" in archive)
        return notMade(archive, report.occasion === "release");
    return {
        outputs: await writeArtifact(archive, result, environment),
        exitStatus: 0,
        async tell() {
            (0,print/* print */.yy)((0,safe/* inert */.tJ)(`\nPacked ${(0,safe/* visible */.RK)(archive.name)}\n  sha256 ${archive.sha256}\n`));
            await (0,channel/* channel */.I)("job summary", () => {
                (0,append_file/* appendFile */.d)(environment["GITHUB_STEP_SUMMARY"], `\n${(0,safe/* inert */.tJ)((0,archive_text/* archiveMarkdown */.GU)(archive))}`);
            });
        },
    };
}
/** A release's tag must not be green where nothing can be released; by hand it is only said. */
function notMade({ why, help, exitStatus }, isRelease) {
    return {
        ...NOTHING,
        exitStatus: isRelease ? exitStatus : 0,
        tell() {
            const lines = ["No archive can be made, so nothing could be released:", ...why, help];
            (0,channel/* annotate */.f)(isRelease ? "error" : "notice", lines.join("\n"));
            return Promise.resolve();
        },
    };
}
/** Writes an archive, its sums and its receipt into a folder of their own. */
async function writeArtifact(archive, result, environment) {
    const { RUNNER_TEMP: temp } = environment;
    let folder = "";
    const isWritten = await (0,channel/* channel */.I)("archive", () => {
        folder = (0,temporary_folder/* keptFolder */.H)(temp === undefined || temp === "" ? (0,external_node_os_.tmpdir)() : temp);
        for (const [name, content] of (0,receipt/* handedFiles */.eG)(archive, result.report))
            (0,write_file/* writeFile */._)((0,external_node_path_.join)(folder, name), content);
    });
    if (!isWritten)
        return outputs/* NO_ARTIFACT */.B0;
    return { "artifact-path": (0,external_node_path_.join)(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the waiting at once; whoever waits asks it why. */
function pause(milliseconds, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            resolve();
        };
        const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
        signal?.addEventListener("abort", end);
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

/***/ 7357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ askGit; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);

/** The output of a repository with a million files; git is ended at more, and after the time. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MS = 60_000;
/** Nothing that a repository's settings name is started, and a clone that lacks objects asks no network for them. */
const SAFELY = [
    ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
    ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never"],
];
/** What git answers; the status is "none" where there is no git. */
function askGit(cwd, args, asking = {}) {
    const { input = "", milliseconds = LONGEST_MS, mostBytes = MOST_BYTES } = asking;
    return new Promise((resolve) => {
        const limits = { cwd, maxBuffer: mostBytes, timeout: milliseconds, windowsHide: true, encoding: "buffer" };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("git", [...SAFELY, ...args], limits, (error, bytes, stderr) => {
            const told = stderr.toString("utf8");
            if (!error)
                resolve({ status: 0, bytes, told });
            else if (error.code === "ENOENT")
                resolve({ status: "none", bytes, told: "" });
            else
                resolve({ status: typeof error.code === "number" ? error.code : -1, bytes, told: told || error.message });
        });
        // It may end without having read what it is given.
        child.stdin?.on("error", () => undefined).end(input);
    });
}


/***/ }),

/***/ 6551:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ names; },
/* harmony export */   Y: function() { return /* binding */ changedFiles; }
/* harmony export */ });
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7357);

/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither.
 * A `ref` that begins with a hyphen is no name of a commit, and is not shown to git.
 */
async function changedFiles(root, ref) {
    const git = (...args) => (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .g)(root, args);
    const inside = await git("rev-parse", "--is-shallow-repository");
    if (inside.status === "none")
        return { refused: "no-git", shallow: false };
    if (inside.status !== 0)
        return failed(inside);
    const shallow = text(inside) === "true";
    const commit = isName(ref) ? ((await commitOf(git, ref)) ?? (await commitOf(git, `origin/${ref}`))) : undefined;
    if (commit === undefined)
        return { refused: "no-commit", shallow };
    const common = await git("merge-base", commit, "HEAD");
    if (common.status === 1)
        return { refused: "no-common-commit", shallow };
    if (common.status !== 0)
        return failed(common);
    const base = text(common);
    const differing = await git("diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", base, "--");
    const untracked = await git("ls-files", "--others", "--exclude-standard", "-z");
    for (const answer of [differing, untracked])
        if (answer.status !== 0)
            return failed(answer);
    return { files: names(differing), untracked: names(untracked) };
}
/** Whether a text may name a commit: no option, no range, no character that git has in no name. */
function isName(ref) {
    return /^[^-\s\x00-\x20\x7f][^\s\x00-\x20\x7f]*$/u.test(ref) && !ref.includes("..");
}
async function commitOf(git, ref) {
    const answer = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`);
    return answer.status === 0 ? text(answer) : undefined;
}
function text({ bytes }) {
    return bytes.toString("utf8").trim();
}
/** Names that git has printed with a zero behind each. */
function names({ bytes }) {
    return bytes
        .toString("utf8")
        .split("\0")
        .filter((name) => name !== "");
}
function failed({ told }) {
    return { refused: "failed", told: told.trim().split("\n")[0] ?? "" };
}


/***/ }),

/***/ 3762:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ connect; }
});

// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
;// CONCATENATED MODULE: ./build/src/github/download.js

const MOST_HOPS = 4;
const AWAY = [301, 302, 303, 307, 308];
/**
 * A file of GitHub's as bytes. It leads to another host with an address that is signed: nobody is told that address, and
 * the token goes to the host that was asked first and no other.
 *
 * @param fetch with a limit for the bytes of an answer.
 * @throws {GitHubFault}
 */
async function download(fetch, address, { token, signal }) {
    const first = new URL(address);
    let at = first;
    for (let hop = 0; hop < MOST_HOPS; hop++) {
        const isOurs = at.origin === first.origin;
        const headers = {
            ...{ accept: "application/octet-stream", "user-agent": "plugin-preflight" },
            ...(isOurs && { authorization: `token ${token}` }),
        };
        const answer = await asked(fetch, at, { headers, redirect: "manual", signal });
        if (answer.status === 200)
            return new Uint8Array(await answer.arrayBuffer());
        const location = answer.headers.get("location");
        if (!AWAY.includes(answer.status) || location === null) {
            throw new fault/* GitHubFault */.Q("lost", `GitHub answers ${String(answer.status)} in the place of the file`, answer.status);
        }
        if (!URL.canParse(location, at.href))
            throw new fault/* GitHubFault */.Q("lost", "GitHub leads to the file with what is no address");
        at = new URL(location, at.href);
        if (at.protocol !== "https:" && at.protocol !== first.protocol) {
            throw new fault/* GitHubFault */.Q("lost", "GitHub leads to the file on a way that is not encrypted");
        }
    }
    throw new fault/* GitHubFault */.Q("lost", "GitHub leads to the file in a circle");
}
/** What the platform says of a connection may name the signed address. */
async function asked(get, { href, host }, init) {
    try {
        return await get(href, init);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new fault/* GitHubFault */.Q("lost", error.message);
        const isLate = error instanceof Error && error.name === "TimeoutError";
        throw new fault/* GitHubFault */.Q("lost", isLate ? `${host} takes too long to send the file` : `${host} does not send the file`);
    }
}

;// CONCATENATED MODULE: ./build/src/github/in-time.js
/**
 * Does what ends with a signal: when its time is over, or when the run is called off. The platform's own way to make one
 * signal of two does not keep them: a limit may be forgotten before it is reached, and then nothing ends.
 */
async function inTime(milliseconds, called, act) {
    called?.throwIfAborted();
    const controller = new AbortController();
    const callOff = () => {
        controller.abort(called?.reason);
    };
    const timer = setTimeout(() => {
        controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
    }, milliseconds);
    called?.addEventListener("abort", callOff);
    try {
        return await act(controller.signal);
    }
    finally {
        clearTimeout(timer);
        called?.removeEventListener("abort", callOff);
    }
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
        const isProxy = cause instanceof fault/* GitHubFault */.Q || /^Proxy response \(\d+\)/u.test(cause.message);
        isUnreached ||= isUnknown || isProxy;
    }
    return { message, isUnreached };
}

;// CONCATENATED MODULE: ./build/src/github/bounded-fetch.js
/** No answer that is asked for here has a hundredth of that, however little of it comes over the wire. */
const MIB = 1024 * 1024;
const MOST_BYTES = 8 * MIB;
/** A fetch whose answers are there as a whole, and never larger than that: else it throws a RangeError. */
function boundedFetch(fetch, most = MOST_BYTES) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await read(body, most);
        // An answer of these kinds must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function read(body, most) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > most)
            throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
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
        throw new fault/* GitHubFault */.Q("unreached", `${name} is no address of a proxy, such as http://proxy.example.com:8080`);
    }
}

;// CONCATENATED MODULE: ./build/src/github/reach.js


/**
 * A fetch that goes through the proxies of the environment, which that of the platform does not know.
 *
 * @throws {GitHubFault} where the proxy to the first address has none itself.
 */
async function reachingFetch(first, environment, most) {
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
    }, most);
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
    const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal: called } = access;
    // First: the toolkit falls over a proxy that has no address while it is loaded.
    const fetch = await reachingFetch(apiUrl, environment);
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const agent = `${tool/* TOOL */.j.name}/${tool/* TOOL */.j.version}`;
    const baseUrl = apiUrl.replace(/\/+$/u, "");
    const { request } = getOctokit(token, { baseUrl, userAgent: agent, log: SILENT });
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    function limited(act) {
        return inTime(Math.max(1, Math.min(limits.each, end - Date.now())), called, act);
    }
    async function once(route, parameters, headers) {
        try {
            const options = { fetch, redirect: "manual", log: SILENT };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers } };
            const { data, status, headers: told, } = (await limited((signal) => request(route, { ...asked, request: { ...options, signal } })));
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
            called?.throwIfAborted();
            return failure(error);
        }
    }
    return {
        async download(path, most) {
            const large = await reachingFetch(apiUrl, environment, most);
            return limited((signal) => download(large, `${baseUrl}/repos/${repository}${path}`, { token, signal }));
        },
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
                await (0,pause/* pause */.v)(Math.max(wait, 1), called);
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
/** An address that GitHub has named is not told whole: it may hold a signature. */
function told(route) {
    return route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
}
function faultOf(asking, { status, message, isUnreached = false }, asked, token) {
    const route = told(asking);
    const said = (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(message.replaceAll(token, "***").trim(), 200));
    if (asked !== undefined) {
        return new fault/* GitHubFault */.Q("busy", `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${said}`);
    }
    if (isUnreached)
        return new fault/* GitHubFault */.Q("unreached", `GitHub is not reached from here: ${said}. ${REACH}`);
    if (status === 0)
        return new fault/* GitHubFault */.Q("lost", `GitHub gave no answer to ${route}: ${said}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${said}`;
    if ([401, 403, 404].includes(status))
        return new fault/* GitHubFault */.Q("forbidden", words, status);
    return new fault/* GitHubFault */.Q(status >= 500 || status < 300 ? "lost" : "invalid", words, status);
}


/***/ }),

/***/ 328:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ isLost; },
/* harmony export */   Q: function() { return /* binding */ GitHubFault; }
/* harmony export */ });
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


/***/ }),

/***/ 2680:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: function() { return /* binding */ allPages; },
/* harmony export */   g1: function() { return /* binding */ record; },
/* harmony export */   p_: function() { return /* binding */ list; }
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(328);

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
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q("lost", `GitHub's answer to ${route} is no list`);
}


/***/ }),

/***/ 8986:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ keptFolder; },
/* harmony export */   P: function() { return /* binding */ inTemporaryFolder; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



const PREFIX = "plugin-preflight-";
/** A new and empty folder below another one, which stays. */
function keptFolder(parent) {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
}
/** Does something with an empty folder of its own, which is removed behind it with all that is in it. */
async function inTemporaryFolder(act) {
    const folder = keptFolder((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
    try {
        return await act(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}


/***/ }),

/***/ 1802:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: function() { return /* binding */ archiveMarkdown; },
/* harmony export */   Ze: function() { return /* binding */ differenceLines; },
/* harmony export */   ac: function() { return /* binding */ sinceLines; }
/* harmony export */ });
/* unused harmony export archiveText */
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4234);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2275);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4192);




const MOST_ROWS = 200;
/** The files of an archive with their sizes, and its digest last: lines for a terminal, the last without its end. */
function archiveText(archive, since) {
    const { files, bytes } = archive;
    const shown = shownOf(files);
    const sizes = shown.map(({ size }) => sizeText(size));
    const column = Math.max(0, ...sizes.map((size) => size.length));
    const rows = shown.map((file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${visible(file.path)}${mark(file)}`);
    return [
        archive.name,
        ...rows,
        ...moreThan(shown.length, files.length).map((line) => `  ${line}`),
        "",
        totals(files, bytes.length),
        ...(since ? ["", ...sinceLines(since)] : []),
        "",
        `sha256  ${archive.sha256}`,
    ].join("\n");
}
/** The same as Markdown, for the summary of a job. */
function archiveMarkdown(archive, since) {
    const { files, bytes } = archive;
    const shown = shownOf(files);
    return [
        `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(archive.name)}`,
        "",
        `${totals(files, bytes.length)}  `,
        `sha256 \`${archive.sha256}\``,
        "",
        ...(since ? [...sinceMarkdown(since), ""] : []),
        `<details><summary>${files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(files.length)} files`}</summary>`,
        "",
        "| File | Size |",
        "| --- | ---: |",
        ...shown.map((file) => `| ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(file.path)}${mark(file)} | ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(file.size)} |`),
        "",
        ...moreThan(shown.length, files.length),
        "</details>",
        "",
    ].join("\n");
}
function shownOf(files) {
    return files.slice(0, MOST_ROWS);
}
function moreThan(shown, all) {
    return all > shown ? [`and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(all - shown)} more`] : [];
}
function mark({ isExecutable }) {
    return isExecutable ? " (executable)" : "";
}
function totals(files, packed) {
    const count = files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(files.length)} files`;
    return `${count}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)((0,_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .sumOf */ .XN)(files))}, packed ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(packed)}`;
}
function sinceMarkdown(since) {
    const [head = "", ...lines] = sinceLines(since);
    return [`**${head}**`, "", ...lines.map((line) => `- ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(line.trim()).replace(/^\\/u, "")}`)];
}
/** What is new, in a line each: the first says by how much it has grown. */
function sinceLines({ difference, permissions, name }) {
    const lines = [
        ...permissions.map((permission) => `  new permission  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(permission)}`),
        ...differenceLines(difference, MOST_ROWS),
    ];
    const before = name === undefined ? "the archive before" : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name);
    const head = (0,_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .Ft)(difference)
        ? `The same files as ${name === undefined ? "before" : `in ${before}`}`
        : `Since ${before}: ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeText */ .k)(difference.growth)}`;
    return [head, ...lines];
}
/** What was added, removed and changed, a file a line and each with its size; at most so many. */
function differenceLines({ added, removed, changed }, most) {
    const lines = [
        ...added.map((file) => `  added    ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file.path)}  ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(file.size)}`),
        ...removed.map((file) => `  removed  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file.path)}  ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(file.size)}`),
        ...changed.map(({ before, after }) => {
            const runs = before.isExecutable === after.isExecutable
                ? ""
                : after.isExecutable
                    ? ", now executable"
                    : ", no longer executable";
            const sizes = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(after.size)}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeText */ .k)(after.size - before.size)}`;
            return `  changed  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(after.path)}  ${sizes}${runs}`;
        }),
    ];
    const shown = lines.slice(0, most);
    return [...shown, ...moreThan(shown.length, lines.length).map((line) => `  ${line}`)];
}


/***/ }),

/***/ 8771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ stoppedBy; },
/* harmony export */   R: function() { return /* binding */ ArtifactFault; }
/* harmony export */ });
/* harmony import */ var _release_ended_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8084);

/**
 * Why the archive of an earlier job is not released: 2 where something is not there or not said, 5 where it is not what
 * was checked. Nothing has been written anywhere.
 */
class ArtifactFault extends Error {
    exitStatus;
    help;
    name = "ArtifactFault";
    constructor(exitStatus, message, help) {
        super(message);
        this.exitStatus = exitStatus;
        this.help = help;
    }
}
/** The end of a release that such a fault stops before anything is planned. */
function stoppedBy({ exitStatus, message, help }) {
    return (0,_release_ended_js__WEBPACK_IMPORTED_MODULE_0__/* .ended */ .v)(exitStatus === 5 ? "refused" : "failed", exitStatus, { stoppedAt: message, doThis: help });
}


/***/ }),

/***/ 2275:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: function() { return /* binding */ newPermissions; },
/* harmony export */   Ft: function() { return /* binding */ isSame; },
/* harmony export */   Pq: function() { return /* binding */ differenceOf; },
/* harmony export */   XN: function() { return /* binding */ sumOf; }
/* harmony export */ });
/** Compares the files of two archives; both lists are by path, and so is what comes out. */
function differenceOf(before, after) {
    const old = new Map(before.map((entry) => [entry.path, entry]));
    const fresh = new Set(after.map(({ path }) => path));
    const pairs = after.flatMap((entry) => {
        const was = old.get(entry.path);
        return was ? [{ before: was, after: entry }] : [];
    });
    return {
        added: after.filter(({ path }) => !old.has(path)),
        removed: before.filter(({ path }) => !fresh.has(path)),
        changed: pairs.filter((pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable),
        growth: sumOf(after) - sumOf(before),
    };
}
/** Whether two archives hold the same: so must one that is made before the plugin's own code runs, and one made after. */
function isSame({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
/** The permissions that a manifest asks for and an older one did not, in its own order. */
function newPermissions(before, after) {
    const had = new Set(permissionsIn(before));
    return [...new Set(permissionsIn(after))].filter((permission) => !had.has(permission));
}
function sumOf(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}
function permissionsIn(manifest) {
    if (typeof manifest !== "object" || manifest === null || !("permissions" in manifest))
        return [];
    const { permissions } = manifest;
    return Array.isArray(permissions) ? permissions.filter((value) => typeof value === "string") : [];
}


/***/ }),

/***/ 8174:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: function() { return /* binding */ RECEIPT_SCHEMA; },
/* harmony export */   eG: function() { return /* binding */ handedFiles; },
/* harmony export */   jg: function() { return /* binding */ RECEIPT_NAME; }
/* harmony export */ });
/* unused harmony export receiptOf */
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9076);



const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** What the receipt beside an archive is called. */
const RECEIPT_NAME = "receipt.json";
/** The checks that are met only where the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];
/** What a later job may hold an archive to: which bytes were checked, of which commit, by which rules, and what was not. */
function receiptOf(archive, report) {
    const { name, sha256, bytes, files, commit } = archive;
    const plugins = report.plugins.map((plugin) => ({
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        ran: plugin.outcomes.flatMap(({ check, status }) => (RUNNING.includes(check) && status === "met" ? [check] : [])),
        skipped: plugin.outcomes.flatMap((outcome) => outcome.status === "skipped" ? [{ check: outcome.check, reason: outcome.reason }] : []),
    }));
    const receipt = {
        schema: RECEIPT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.ruleset },
        archive: { name, sha256, size: bytes.length, files: files.length },
        commit: commit ?? null,
        plugin: plugins[0],
    };
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .inertJson */ .nl)(`${JSON.stringify(receipt, undefined, 2)}\n`);
}
/** What a later job is handed: each file's name and what it holds. */
function handedFiles(archive, report) {
    return new Map([
        [archive.name, archive.bytes],
        [RECEIPT_NAME, receiptOf(archive, report)],
        [_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMS */ .vf, (0,_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .sumsOf */ .yg)(archive).bytes],
    ]);
}


/***/ }),

/***/ 8084:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedBy: function() { return /* binding */ endedBy; },
/* harmony export */   v: function() { return /* binding */ ended; }
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(280);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4918);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);




const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
/** What became of a release that something ended before any target was asked for anything. */
function endedBy(error, again) {
    if (error instanceof _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e || error instanceof _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P) {
        const isRefused = error instanceof _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P;
        return ended(isRefused ? "refused" : "failed", isRefused ? 5 : 2, {
            stoppedAt: error.message,
            doThis: error.help ?? `Mend that, and run it again:\n  ${again}`,
        });
    }
    const { stop, exitStatus } = (0,_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .stopOf */ .E)({ thrown: error }, { publishers: [], publicAt: new Map(), done: [], again });
    return { ...ended("failed", exitStatus, stop), ...(!(error instanceof _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .Interrupted */ .j) && { crash: error }) };
}
/** A release that ended before there was a plan. */
function ended(state, exitStatus, { stoppedAt, doThis }) {
    return { state, exitStatus, plan: [], done: [], url: undefined, stop: { stoppedAt, ...UNTOUCHED, doThis } };
}


/***/ }),

/***/ 3681:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: function() { return /* binding */ sealedAnew; },
/* harmony export */   KC: function() { return /* binding */ isSealedFor; },
/* harmony export */   TG: function() { return /* binding */ origin; },
/* harmony export */   h$: function() { return /* binding */ notesOf; },
/* harmony export */   od: function() { return /* binding */ seal; },
/* harmony export */   wB: function() { return /* binding */ sealedCommit; }
/* harmony export */ });
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
function seal(archive, made) {
    return `${MARK}commit=${made.commit} sha256=${archive.sha256} -->\n\n${origin(archive, made)}`;
}
/** What people read of it. Without the rest of the seal a draft stays the person's who made it. */
function origin({ name, sha256 }, { commit, repository, attestation }) {
    const table = ["| File | SHA-256 |", "| --- | --- |", `| \`${name}\` | \`${sha256}\` |`];
    const proof = attestation ? ` To see it proved: \`gh attestation verify ${name} --repo ${repository}\`` : "";
    return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
}
/** The commit that a text of ours belongs to; `undefined` where it is not ours, or its seal was taken away. */
function sealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** Whether a text of ours belongs to these bytes of this commit. */
function isSealedFor(body, commit, sha256) {
    return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
}
/** The text with another seal in the place of its own: what a person wrote above it stays. */
function sealedAnew(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}


/***/ }),

/***/ 8555:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: function() { return /* binding */ publish; }
});

// EXTERNAL MODULE: ./build/src/github/client.js + 7 modules
var client = __webpack_require__(3762);
// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
// EXTERNAL MODULE: ./build/src/github/pages.js
var pages = __webpack_require__(2680);
;// CONCATENATED MODULE: ./build/src/github/releases.js


const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/** @param uploads a client with time for large files, both ways; both give their token to no host but these. */
function releasesOn(github, uploads, apiUrl) {
    return {
        async tagCommit(tag) {
            const ref = await orNothing(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
            let { type, sha } = (0,pages/* record */.g1)((0,pages/* record */.g1)(ref)["object"]);
            // An annotated tag names an object of its own, and that may name another.
            for (let depth = 0; type === "tag" && depth < 5; depth++) {
                const object = await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha });
                ({ type, sha } = (0,pages/* record */.g1)((0,pages/* record */.g1)(object)["object"]));
            }
            return type === "commit" && typeof sha === "string" ? sha : undefined;
        },
        async list() {
            return (await (0,pages/* allPages */.S4)(github, `GET ${RELEASES}`, {})).map(releaseIn);
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
            return (await (0,pages/* allPages */.S4)(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(assetIn);
        },
        async create(values) {
            return releaseIn(await github.call(`POST ${RELEASES}`, values));
        },
        async update(id, values) {
            await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
        },
        async generatedNotes(tag, previous) {
            const since = previous === undefined ? {} : { previous_tag_name: previous };
            const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
            const { body } = (0,pages/* record */.g1)(made);
            return typeof body === "string" ? body : "";
        },
        async remove(id) {
            await done(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!isAllowed(address, apiUrl)) {
                throw new fault/* GitHubFault */.Q("invalid", "GitHub names a host to send files to that is none of its own");
            }
            const headers = { "content-type": "application/octet-stream" };
            return assetIn(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
        },
        async download(id, most) {
            return uploads.download(`/releases/assets/${String(id)}`, most);
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
        if (error instanceof fault/* GitHubFault */.Q && error.status === 404)
            return undefined;
        throw error;
    }
}
/** What is to be gone is gone, whoever did it. */
async function done(asked) {
    await orNothing(asked);
}
function releaseIn(value) {
    const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl } = (0,pages/* record */.g1)(value);
    if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
        throw new fault/* GitHubFault */.Q("lost", "GitHub's answer is no release");
    }
    return {
        ...{ id, tag, uploadUrl, draft: draft === true, prerelease: prerelease === true, immutable: immutable === true },
        ...{ body: typeof body === "string" ? body : "", url: typeof url === "string" ? url : "" },
    };
}
function assetIn(value) {
    const { id, name, state, digest, size } = (0,pages/* record */.g1)(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new fault/* GitHubFault */.Q("lost", "GitHub's answer is no file of a release");
    }
    const said = { digest: typeof digest === "string" ? digest : undefined, size: typeof size === "number" ? size : 0 };
    return { id, name, state, ...said };
}

// EXTERNAL MODULE: ./build/src/packing/artifact-fault.js
var artifact_fault = __webpack_require__(8771);
// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/given-file.js
var given_file = __webpack_require__(6896);
// EXTERNAL MODULE: ./build/src/packing/sums.js
var packing_sums = __webpack_require__(9076);
;// CONCATENATED MODULE: ./build/src/release/attestation.js





const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BUNDLES = 100;
const MOST_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE = "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";
/**
 * Reads the attestation of an archive: one bundle of Sigstore's, or several, one a line. Each must name the archive by its
 * digest. Who signed it is for those to verify who download it.
 *
 * @throws {ArtifactFault} for what is none, and for one of something else.
 */
function readAttestation(path, archive) {
    const given = (0,given_file/* givenFile */.K)(path);
    if ("refused" in given && given.missing)
        throw new artifact_fault/* ArtifactFault */.R(2, `There is no attestation at ${(0,safe/* quoted */.TL)(path, 200)}`, MAKE);
    if ("refused" in given)
        throw none(path, given.refused);
    const { bytes } = given;
    if (bytes.length > MOST_BYTES)
        throw none(path, "it has more than 8 MiB");
    const bundles = bundlesIn(new TextDecoder().decode(bytes));
    if (typeof bundles === "string")
        throw none(path, bundles);
    for (const bundle of bundles) {
        const subjects = subjectsOf(bundle);
        if (typeof subjects === "string")
            throw none(path, subjects);
        if (subjects.includes(archive.sha256))
            continue;
        const [first = "none"] = subjects;
        throw new artifact_fault/* ArtifactFault */.R(5, `The attestation is of sha256 ${first}, and the archive has ${archive.sha256}`, "Attest the archive that is released: the output artifact-path of the job that checks");
    }
    const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
    return { name: `${archive.name}.${ending}`, bytes, sha256: (0,packing_sums/* sha256Of */.Bj)(bytes) };
}
function none(path, why) {
    return new artifact_fault/* ArtifactFault */.R(2, `${(0,safe/* quoted */.TL)(path, 200)} is no attestation: ${why}`, MAKE);
}
/** The bundles of a text, or why it holds none. */
function bundlesIn(text) {
    const whole = parsed(text);
    if (whole !== undefined)
        return [whole];
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0)
        return "it is empty";
    if (lines.length > MOST_BUNDLES)
        return `it has more than ${String(MOST_BUNDLES)} lines`;
    const bundles = lines.map(parsed);
    return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
}
/** The digests of what a bundle's statement is about, or why it has none. */
function subjectsOf(bundle) {
    const envelope = (0,json_object/* isObject */.G)(bundle) ? bundle["dsseEnvelope"] : undefined;
    if (!(0,json_object/* isObject */.G)(envelope))
        return "it has no dsseEnvelope, as a bundle of Sigstore has";
    const { payload, payloadType, signatures } = envelope;
    if (payloadType !== STATEMENT || typeof payload !== "string")
        return "its payload is no in-toto statement";
    if (!Array.isArray(signatures) || signatures.length === 0)
        return "nobody has signed it";
    const statement = parsed(Buffer.from(payload, "base64").toString("utf8"));
    const subject = (0,json_object/* isObject */.G)(statement) ? statement["subject"] : undefined;
    if (!Array.isArray(subject) || subject.length > MOST_SUBJECTS)
        return "its statement names no subject";
    return subject.flatMap((one) => {
        const digest = (0,json_object/* isObject */.G)(one) ? one["digest"] : undefined;
        const hash = (0,json_object/* isObject */.G)(digest) ? digest["sha256"] : undefined;
        return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
    });
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/commands/cancellation.js
var cancellation = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
// EXTERNAL MODULE: ./build/src/release/publisher.js
var release_publisher = __webpack_require__(2928);
// EXTERNAL MODULE: ./build/src/release/stop.js
var release_stop = __webpack_require__(3962);
;// CONCATENATED MODULE: ./build/src/release/release.js




const ALL = { phases: release_publisher/* PHASES */.Z, pause: 1000 };
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
async function release(publishers, { again, onStep, signal }, releasing = ALL) {
    let plan = [];
    const done = [];
    const seen = new Map();
    const open = new Map();
    const read = async (publisher) => {
        signal?.throwIfAborted();
        const found = await publisher.plan();
        open.delete(publisher.id);
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
        const { stop, state, exitStatus } = (0,release_stop/* stopOf */.E)(ending, { publishers, publicAt: seen, open, done, again });
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
                await ensure(publisher, phase, { read, open, done, pause: releasing.pause, onStep, signal });
        }
        const [left] = (await readAll()).filter(({ action }) => action !== "noop");
        if (left)
            return ended({ left });
        return { state: "released", exitStatus: 0, plan, done, url: url() };
    }
    catch (error) {
        if (error instanceof Halt)
            return ended({ step: error.step });
        const thrown = signal?.aborted === true ? signal.reason : error;
        const isKnown = thrown instanceof release_publisher/* TargetFault */.E || thrown instanceof cancellation/* Interrupted */.j;
        return { ...ended({ thrown }), ...(!isKnown && { crash: thrown }) };
    }
}
/** Does the steps of one phase until none is left. */
async function ensure(publisher, phase, ensuring) {
    const { read, open, done, pause: wait, onStep, signal } = ensuring;
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
            await (0,pause/* pause */.v)(wait, signal);
        try {
            signal?.throwIfAborted();
            open.set(publisher.id, next);
            onStep?.(next);
            await publisher.apply(next);
            done.push(next);
            unsure = 0;
        }
        catch (error) {
            if (!(error instanceof release_publisher/* TargetFault */.E) || error.kind !== "unsure" || ++unsure === MOST_UNSURE)
                throw error;
            await (0,pause/* pause */.v)(wait * unsure, signal);
        }
    }
}
function isHurdle({ action }) {
    return action === "conflict" || action === "blocked";
}

// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __webpack_require__(983);
// EXTERNAL MODULE: ./build/src/workspace/archive.js
var workspace_archive = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/packing/archive-entry.js
var archive_entry = __webpack_require__(6157);
// EXTERNAL MODULE: ./build/src/packing/difference.js
var packing_difference = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/src/release/previous.js









/** Opens the archive of an earlier release. @throws {UsageError} for a file that is none. */
function readPrevious(path) {
    const given = givenFile(path);
    const opened = "refused" in given ? given : openArchive(given.bytes);
    if ("refused" in opened) {
        throw new UsageError(`${quoted(path)} cannot be compared with: ${opened.refused}`, "Give --previous an archive");
    }
    return opened;
}
/** What an archive holds that an earlier one did not. @param name what the earlier one is called. */
async function since(before, archive, name) {
    const after = (0,workspace_archive/* openArchive */.p)(archive.bytes);
    const permissions = "refused" in after ? [] : (0,packing_difference/* newPermissions */.$O)(await manifestIn(before), await manifestIn(after));
    const entries = (0,archive_entry/* archiveEntries */.x)(before).toSorted(workspace/* byPath */.f2);
    return { difference: (0,packing_difference/* differenceOf */.Pq)(entries, archive.files), permissions, ...(name !== undefined && { name }) };
}
async function manifestIn({ workspace }) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { needs: ["manifest"], places: false })).facts;
    return (0,absent/* isAbsent */.W)(manifest) ? undefined : manifest.value;
}

;// CONCATENATED MODULE: ./build/src/release/since-release.js


/** The first target that has something older says it. A fault here, or being called off, takes nothing back. */
async function sinceRelease(publishers, archive) {
    for (const publisher of publishers) {
        try {
            const before = await publisher.previous?.();
            if (!before)
                continue;
            const { tag } = before;
            if ("refused" in before)
                return { warnings: [`What is new since ${tag} is not known: ${before.refused}`] };
            return { since: await since(before, archive, tag), warnings: [] };
        }
        catch (error) {
            if (error instanceof cancellation/* Interrupted */.j)
                return { warnings: [] };
            const why = error instanceof Error ? error.message : String(error);
            return { warnings: [`What is new in this release is not known, by a fault of this tool: ${why}`] };
        }
    }
    return { warnings: [] };
}

// EXTERNAL MODULE: ./build/src/release/notes.js
var notes = __webpack_require__(3681);
// EXTERNAL MODULE: ./build/src/release/remedies.js
var remedies = __webpack_require__(7822);
;// CONCATENATED MODULE: ./build/src/release/targets/github-release-faults.js



/** While reading, nothing was done: a fault is what it is. */
function reading(error, about) {
    if (!(error instanceof fault/* GitHubFault */.Q))
        throw error;
    if (error.kind !== "forbidden")
        throw new release_publisher/* TargetFault */.E("unavailable", error.message, later(error, about));
    throw new release_publisher/* TargetFault */.E("forbidden", error.message, allowing(error, about));
}
/** @param step that was not done, as far as is known. */
function writing(error, { id }, about) {
    if (!(error instanceof fault/* GitHubFault */.Q))
        throw error;
    const { kind, status, message } = error;
    if (/immutable release/iu.test(message)) {
        const what = `GitHub never takes this tag again, as an immutable release once had it: ${message}`;
        throw new release_publisher/* TargetFault */.E("burnt", what, (0,remedies/* newVersion */.JL)(about.tag, about.version));
    }
    // Somebody else was faster, or what was there is gone: what is there now tells.
    const isChanged = /already_exists|already exists/iu.test(message) || (status === 404 && id !== "draft");
    if (kind === "lost" || isChanged)
        throw new release_publisher/* TargetFault */.E("unsure", message, later(error, about));
    if (kind === "busy" || kind === "invalid" || kind === "unreached")
        throw new release_publisher/* TargetFault */.E("unavailable", message, later(error, about));
    const more = id === "draft" && status !== 401 ? `\n${(0,remedies/* workflowChange */.yK)(about.tag)}` : "";
    throw new release_publisher/* TargetFault */.E("forbidden", message, (status === 404 ? (0,remedies/* permission */.EK)(about.repository) : allowing(error, about)) + more);
}
/** What it takes to be allowed. */
function allowing({ status }, { repository }) {
    if (status === 401)
        return (0,remedies/* otherToken */.oC)();
    if (status === 403)
        return (0,remedies/* permission */.EK)(repository);
    return `See that ${repository} is the repository, as GITHUB_REPOSITORY says, and give a token that may see it: GitHub hides what a token may not see\n  gh release list --repo ${repository}`;
}
function later({ kind, status }, { again }) {
    if (kind === "unreached")
        return (0,remedies/* rerun */.nt)(again, "Mend the connection to GitHub, and run this again");
    if (kind === "busy")
        return (0,remedies/* rerun */.nt)(again, "Run this again when that time is over");
    if (kind === "invalid")
        return (0,remedies/* rerun */.nt)(again, "Mend what GitHub names, such as a rule of the repository, and run this again");
    if (status !== undefined)
        return (0,remedies/* rerun */.nt)(again, "GitHub has trouble; run this again later");
    return (0,remedies/* rerun */.nt)(again, "See that GitHub is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again");
}

// EXTERNAL MODULE: ./build/src/plugin/documents/release-tag.js
var release_tag = __webpack_require__(6725);
// EXTERNAL MODULE: ./build/src/text/versions/version-order.js
var version_order = __webpack_require__(5725);
// EXTERNAL MODULE: ./build/src/text/versions/versions.js
var versions = __webpack_require__(4207);
;// CONCATENATED MODULE: ./build/src/release/targets/github-release-steps.js






const TARGET = "github-release";
/** The archive that is released: ours, or the one that a draft of the same commit holds with its sums. */
function archiveOf({ release, assets }, wanted) {
    const { archive, commit, isPinned, resumed: taken } = wanted;
    const isOurs = release?.draft === true ? (0,notes/* sealedCommit */.wB)(release.body) === commit : taken !== undefined;
    const held = isPinned || !isOurs ? undefined : wholeIn(assets, archive.name);
    return held === undefined || (release?.draft === false && held.sha256 !== taken) ? archive : held;
}
/** The archive that stands together with its sums; `undefined` for what is half done. */
function wholeIn(assets, name) {
    const sha256 = digestOf(assets.find((asset) => asset.name === name));
    const sums = digestOf(assets.find((asset) => asset.name === packing_sums/* SUMS */.vf));
    return sha256 !== undefined && sums === (0,packing_sums/* sumsOf */.yg)({ name, sha256 }).sha256 ? { name, sha256 } : undefined;
}
/** All steps of this target, in the order in which they are done. */
function stepsOf(there, wanted) {
    const archive = archiveOf(there, wanted);
    const beside = wanted.attestation ? [wanted.attestation] : [];
    const files = [archive, ...beside, (0,packing_sums/* sumsOf */.yg)(archive, ...beside)];
    return [
        tagStep(there, wanted),
        draftStep(there, wanted, archive),
        ...files.map((file) => fileStep(there, wanted, file)),
        notesStep(there, wanted, archive),
        publishStep(there, wanted),
        tidyStep(there),
    ];
}
/** What the draft's text is to be. @param words the notes, for one that has no text yet. */
async function bodyOf(there, wanted, words) {
    const { body = "" } = there.release ?? {};
    const archive = archiveOf(there, wanted);
    if (body.trim() !== "")
        return (0,notes/* sealedAnew */.Cv)(body, (0,notes/* seal */.od)(archive, wanted));
    return [await words(), (0,notes/* origin */.TG)(archive, wanted)].join("\n\n").trim();
}
function tagStep({ commit }, wanted) {
    const id = "tag";
    const tag = wanted.tag;
    const evidence = { tag: commit ?? "", checkedOut: wanted.commit };
    if (commit === undefined) {
        return step({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: (0,remedies/* pushTag */.lj)(tag), evidence });
    }
    if (commit === wanted.commit) {
        const which = wanted.isPinned ? "that the archive was made of" : "that is checked out";
        return step({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
    }
    if (wanted.isPinned) {
        return step({
            ...{ id, action: "conflict", evidence },
            reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and the archive was made of ${github_release_steps_short(wanted.commit)}`,
            help: (0,remedies/* movedTag */.UB)(tag),
        });
    }
    return step({
        ...{ id, action: "conflict", evidence },
        reason: `On GitHub ${tag} names commit ${github_release_steps_short(commit)}, and ${github_release_steps_short(wanted.commit)} is checked out`,
        help: `If the tag was moved, the run of its new commit releases it, and this one need not. ${(0,remedies/* checkOut */.b$)(tag)}`,
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
    if (release.body.trim() === "") {
        return step({ id, action: "create", reason: "Write the notes into the draft, which has none" });
    }
    if ((0,notes/* sealedCommit */.wB)(release.body) === undefined) {
        return step({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes((0,notes/* seal */.od)(archive, wanted))
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
        // Another run, or a person, has put it there: whoever sent first wins, and nothing is removed.
        if (release &&
            there.state === "uploaded" &&
            file.name === wanted.archive.name &&
            (0,notes/* sealedCommit */.wB)(release.body) === undefined) {
            const reason = `${file.name} is in the draft with other bytes: sha256 ${digestOf(there) ?? "unknown"} is there, and this build has ${file.sha256}`;
            const help = `Release the draft as it is; or remove ${file.name} and ${packing_sums/* SUMS */.vf} from it, and run this job again`;
            return step({ id, action: "conflict", reason, help, evidence });
        }
        const why = there.state === "uploaded" ? "has another digest" : "is what is left of an upload that broke";
        return step({ id, action: "replace", reason: `Send ${file.name} anew: what is there ${why}`, evidence });
    }
    // Each run signs anew, and the sums follow: what is public of the same archive is as good.
    if (there && (file.name === packing_sums/* SUMS */.vf || file.name === wanted.attestation?.name)) {
        return step({ id, action: "noop", reason: `${file.name} is released, and stays as it is`, evidence });
    }
    if (!there && !release.immutable) {
        return step({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true, evidence });
    }
    const help = (0,remedies/* newVersion */.JL)(wanted.tag, wanted.version) + (there ? "" : `\n${(0,remedies/* newDraft */.cr)()}`);
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
    const evidence = { latest: String(latest) };
    return step({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}
/** Drafts of ours that a run left behind whose draft the list did not show yet, or that ran beside another. */
function tidyStep({ others }) {
    const id = "tidy";
    const [leftover] = others.filter(({ body }) => (0,notes/* sealedCommit */.wB)(body) !== undefined);
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

// EXTERNAL MODULE: ./build/src/workspace/zip-directory.js
var zip_directory = __webpack_require__(9193);
// EXTERNAL MODULE: ./build/src/packing/archive-text.js
var archive_text = __webpack_require__(1802);
;// CONCATENATED MODULE: ./build/src/release/targets/what-differs.js








const MOST_LINES = 20;
/** An archive that stands on GitHub, or why it cannot be looked into. */
async function assetArchive(github, { id, digest, size }) {
    if (size > zip_directory/* MOST_BYTES */.uZ)
        return { refused: "it has more than 256 MiB" };
    try {
        const bytes = await github.download(id, zip_directory/* MOST_BYTES */.uZ);
        if (digest !== undefined && digest !== `sha256:${(0,packing_sums/* sha256Of */.Bj)(bytes)}`) {
            return { refused: "what was downloaded has not the digest that GitHub names" };
        }
        return (0,workspace_archive/* openArchive */.p)(bytes);
    }
    catch (error) {
        if (error instanceof fault/* GitHubFault */.Q)
            return { refused: error.message };
        throw error;
    }
}
/** How a public archive differs from ours, in lines that begin with two spaces; a sentence where that is not known. */
async function whatDiffers(github, asset, ours) {
    const there = await assetArchive(github, asset);
    if ("refused" in there)
        return `Which files differ is not known: ${there.refused}`;
    const here = (0,workspace_archive/* openArchive */.p)(ours);
    if ("refused" in here)
        throw new Error(`Our own archive cannot be read: ${here.refused}`);
    const [before, after] = [there, here].map((archive) => (0,archive_entry/* archiveEntries */.x)(archive).toSorted(workspace/* byPath */.f2));
    const difference = (0,packing_difference/* differenceOf */.Pq)(before ?? [], after ?? []);
    if ((0,packing_difference/* isSame */.Ft)(difference))
        return "The files in both are the same: only how they are packed differs";
    return ["From what is public to this build:", ...(0,archive_text/* differenceLines */.Ze)(difference, MOST_LINES)].join("\n");
}

;// CONCATENATED MODULE: ./build/src/release/targets/previous-release.js





/** The archive of the highest version that is below ours and public; that of a prerelease only before another one. */
async function previousArchive(github, all, wanted) {
    const found = previousRelease(all, wanted);
    if (!found)
        return undefined;
    const { release, version } = found;
    const { tag } = release;
    try {
        const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
        const named = assets.find(({ name }) => name === nameAt(version, wanted));
        const archives = assets.filter(({ name }) => name.endsWith(".zip"));
        const asset = named ?? (archives.length === 1 ? archives[0] : undefined);
        if (!asset)
            return { tag, refused: "it has no archive of this plugin" };
        return { tag, ...(await assetArchive(github, asset)) };
    }
    catch (error) {
        if (error instanceof fault/* GitHubFault */.Q)
            return { tag, refused: error.message };
        throw error;
    }
}
/** The public release of the plugin's highest version below ours, and that version. */
function previousRelease(all, { version, packageName, isOneOfSeveral }) {
    const ours = (0,versions/* readVersion */.$)(version);
    if (!ours)
        return undefined;
    const below = all.flatMap((release) => {
        const read = release.draft ? undefined : (0,release_tag/* readTag */.zW)(release.tag, packageName);
        const other = read && (0,versions/* readVersion */.$)(read.version);
        // A tag without a package's name may be that of another plugin.
        const isForeign = isOneOfSeveral && read?.names === "no package";
        const counts = other && !isForeign && (ours.prerelease || !other.prerelease) && (0,version_order/* compareExact */.B)(other, ours) < 0;
        return counts ? [{ release, version: other }] : [];
    });
    return below.toSorted((a, b) => (0,version_order/* compareExact */.B)(b.version, a.version))[0];
}
/** What our archive would have been called then. */
function nameAt({ text }, { version, archive }) {
    const ending = (of) => `-${of.replaceAll("+", "_")}.zip`;
    return archive.name.slice(0, -ending(version).length) + ending(text);
}

;// CONCATENATED MODULE: ./build/src/release/targets/github-release.js








/** GitHub takes 125,000 characters. */
const LONGEST = 100_000;
/** A release on GitHub: a draft first, then its files, and only then is it for everyone to see. */
function githubRelease(github, given) {
    let wanted = given;
    /** A list may be behind: what this run has made is asked for by its number. */
    const made = new Set();
    /** What this run has sent, as older servers do not say what a file holds. */
    const sent = new Map();
    /** The draft that this run fills. */
    let taken;
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
        const release = visible ?? (await draftOf(drafts));
        if (release?.draft)
            taken = release.id;
        const assets = (release ? await github.assets(release.id) : []).map(withDigest);
        return { commit, release, assets, all, others: drafts.filter(({ id }) => id !== release?.id) };
    }
    /**
     * A person's draft, or one for the same bytes. What another run fills with other bytes is left to that run: of two
     * drafts of a tag GitHub publishes one. Only what stood there whole when this run began is released as it is.
     */
    async function draftOf(drafts) {
        const { commit, archive, isPinned } = wanted;
        const isOwn = ({ body }) => (0,notes/* sealedCommit */.wB)(body) === undefined || (0,notes/* isSealedFor */.KC)(body, commit, archive.sha256);
        const own = drafts.find(({ id }) => id === taken) ?? drafts.find(isOwn);
        if (own || there || isPinned)
            return own;
        for (const draft of drafts) {
            if ((0,notes/* sealedCommit */.wB)(draft.body) === commit && wholeIn(await github.assets(draft.id), archive.name))
                return draft;
        }
        return undefined;
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            // What a person wrote above the seal of a draft that is left behind stays.
            const left = now.others.find(({ body }) => (0,notes/* sealedCommit */.wB)(body) === wanted.commit);
            const text = left?.body ?? (await words(now));
            const body = (0,notes/* sealedAnew */.Cv)(text, (0,notes/* seal */.od)(wanted.archive, wanted));
            const values = { tag_name: wanted.tag, name: wanted.tag, body, draft: true, prerelease: isPrerelease() };
            made.add((await github.create(values)).id);
            return;
        }
        // Somebody has removed it, or another run has just published its own: reading again tells.
        if (!release)
            throw new release_publisher/* TargetFault */.E("unsure", `The draft of ${wanted.tag} is gone`, (0,remedies/* rerun */.nt)(wanted.again));
        if (id === "notes")
            await github.update(release.id, { body: await bodyOf(now, wanted, () => words(now)) });
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
        const { archive, attestation } = wanted;
        const sums = () => (0,packing_sums/* sumsOf */.yg)(archiveOf(now, wanted), ...(attestation ? [attestation] : []));
        const { bytes } = name === packing_sums/* SUMS */.vf ? sums() : name === attestation?.name ? attestation : archive;
        sent.set((await github.upload(release, name, bytes)).id, (0,packing_sums/* sha256Of */.Bj)(bytes));
    }
    async function words(now) {
        return wanted.notes.generate ? await generated(now) : wanted.notes.text;
    }
    /** Without an earlier release of this plugin GitHub would tell of the other plugins' commits, too. */
    async function generated({ all }) {
        const previous = previousRelease(all, wanted)?.release.tag;
        if (previous === undefined && wanted.isOneOfSeveral)
            return "";
        return (await github.generatedNotes(wanted.tag, previous)).slice(0, LONGEST).toWellFormed();
    }
    function withDigest(asset) {
        const known = sent.get(asset.id);
        return asset.digest !== undefined || known === undefined ? asset : { ...asset, digest: `sha256:${known}` };
    }
    /** Of a public archive with other bytes it is told which files differ. */
    async function explained(steps, { assets }) {
        const { name, bytes } = wanted.archive;
        const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
        const asset = assets.find((one) => one.name === name && one.state === "uploaded");
        if (!conflict || !asset)
            return steps;
        const details = await whatDiffers(github, asset, bytes);
        return steps.map((step) => (step === conflict ? { ...step, details } : step));
    }
    function isPrerelease() {
        return wanted.version.includes("-");
    }
    return {
        id: TARGET,
        async plan() {
            there = await read().catch((error) => reading(error, wanted));
            const { release } = there;
            const { sha256 } = archiveOf(there, wanted);
            if (sha256 !== wanted.archive.sha256)
                wanted = { ...wanted, resumed: sha256 };
            const steps = await explained(stepsOf(there, wanted), there);
            return { steps, ...(release && !release.draft && { publicAt: release.url }) };
        },
        previous: async () => there && previousArchive(github, there.all, wanted),
        async apply(step) {
            if (!there)
                throw new Error("A step is only done after a plan");
            await apply(step, there).catch((error) => writing(error, step, wanted));
        },
    };
}
function leftoverOf(there, wanted) {
    return stepsOf(there, wanted).find(({ id }) => id === "tidy")?.evidence["release"];
}

;// CONCATENATED MODULE: ./build/src/release/publish.js







const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** A large file on a slow line. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/** Brings what is wanted to every target, or stops before the first one where its attestation is none. */
async function publish(request, wanted, done) {
    const { attestation: file, targets, github, dryRun, again, signal, onStep } = request;
    try {
        const attestation = file === undefined ? undefined : readAttestation(file, wanted.archive);
        // It is of these bytes, and of no others that were made from the same commit.
        const pinned = attestation ? { ...wanted, attestation, isPinned: true } : wanted;
        const whole = { ...pinned, repository: github.repository, again };
        const publishers = [];
        for (const target of targets)
            publishers.push(await PUBLISHERS[target](github, whole, signal));
        const outcome = await release(publishers, { again, ...(signal && { signal }), ...(onStep && { onStep }) }, dryRun ? DRY : ALL);
        const { since, warnings } = await sinceRelease(outcome.exitStatus === 0 ? publishers : [], done.archive);
        return { ...done, outcome, warnings: [...(done.warnings ?? []), ...warnings], ...(since && { since }) };
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { ...done, outcome: (0,artifact_fault/* stoppedBy */.$)(error) };
        throw error;
    }
}
const PUBLISHERS = {
    "github-release": async (access, wanted, signal) => {
        const called = { ...access, ...(signal && { signal }) };
        const github = await (0,client/* connect */.N)({ ...called, limits: CALLS });
        const uploads = await (0,client/* connect */.N)({ ...called, limits: UPLOADS });
        return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
    },
};


/***/ }),

/***/ 2928:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ TargetFault; },
/* harmony export */   Z: function() { return /* binding */ PHASES; }
/* harmony export */ });
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


/***/ }),

/***/ 7822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: function() { return /* binding */ changelogEntry; },
/* harmony export */   EK: function() { return /* binding */ permission; },
/* harmony export */   JL: function() { return /* binding */ newVersion; },
/* harmony export */   PO: function() { return /* binding */ rightTag; },
/* harmony export */   UB: function() { return /* binding */ movedTag; },
/* harmony export */   b$: function() { return /* binding */ checkOut; },
/* harmony export */   cr: function() { return /* binding */ newDraft; },
/* harmony export */   g0: function() { return /* binding */ tokenOfJob; },
/* harmony export */   jq: function() { return /* binding */ build; },
/* harmony export */   lj: function() { return /* binding */ pushTag; },
/* harmony export */   mK: function() { return /* binding */ moveTag; },
/* harmony export */   nt: function() { return /* binding */ rerun; },
/* harmony export */   oC: function() { return /* binding */ otherToken; },
/* harmony export */   s_: function() { return /* binding */ commitFirst; },
/* harmony export */   yK: function() { return /* binding */ workflowChange; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4875);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4207);


/**
 * What to do about a red release. A line that begins with two spaces is to be pasted: a command, or a part of a workflow.
 * All others are sentences.
 */
/** The step that is wanting before a release of what nobody has built. */
function build(command = "npm ci && npm run build") {
    return `Build before the release:\n  ${command}\nIn a workflow, in a step that stands above it:\n  - run: ${command}`;
}
/** The heading that a changelog needs, with room for what is below it. */
function changelogEntry(file, version, today) {
    const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What users notice of it"];
    return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
}
/** How a tag comes to another commit, which is right while nothing is released under it. */
function moveTag(tag, first = "Commit that") {
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag);
    return `${first}, and move the tag; if something is released under it already, raise the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${tag}`)}`;
}
/** How a commit comes to the tag of its version in the place of another one. */
function rightTag(tag, version) {
    const named = /\d+\.\d+\.\d+[^@]*$/u.exec(tag)?.[0];
    const meant = named === undefined ? `v${version}` : tag.slice(0, -named.length) + version;
    const [wrong, right] = [tag, meant].map((name) => (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${name}`));
    return `If the version is right and the tag is not:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(meant)}\n  git push origin ${right ?? ""}\n  git push origin --delete ${wrong ?? ""}`;
}
/** What is left where a version is taken for ever. */
function newVersion(tag, version) {
    const next = versionAfter(version);
    const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
    return `Raise the version, to ${next}, in manifest.json and package.json, add its entry to the changelog, commit, and push a new tag; ${version} stays as it is:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(fresh)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${fresh}`)}`;
}
/** How the commit of a tag is checked out. */
function checkOut(tag) {
    const help = `Check out the tag's own commit:\n  git checkout ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)}`;
    return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(`refs/tags/${tag}`)}`;
}
/** A run that is started again is of the same commit, whatever its tag names by then. */
function movedTag(tag) {
    return `If the tag was moved, the run of its new commit releases it, and this one need not; this one, run again, is of the old commit again. To find that run:\n  gh run list --branch ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)}`;
}
/** An immutable release takes no file, so whoever publishes it must not be faster. */
function newDraft() {
    return 'Leave it to this tool to publish the next one: release when the tag is pushed, and make no release by hand, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
}
function commitFirst(tag) {
    return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`Release ${tag}`)}\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${tag}`)}`;
}
function pushTag(tag) {
    return `Push the tag first:\n  git push origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(`refs/tags/${tag}`)}`;
}
/** @param again the command that starts the same run. */
function rerun(again, when = "Run this again") {
    return `${when}: it goes on where this run ended, and does nothing twice\n  ${again}`;
}
/** What an environment keeps is seen by no job that does not name it. */
function tokenOfJob() {
    return [
        "Leave out the input github-token: the job has a token of its own. A secret that you name is seen only if it is there and",
        "not of a stranger's run, and one of an environment only by a job that names the environment:",
        "  jobs:",
        "    release:",
        "      environment: release",
    ].join("\n");
}
/** What a token must be allowed to do, in the words of the place where that is set. */
function permission(repository) {
    return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
}
function otherToken() {
    return 'Give a token that is valid: this one is wrong, has expired, or was taken back. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
}
/** GitHub then says no more than that it may not be done. */
function workflowChange(tag) {
    return `If it has that already: GitHub takes no release from a token without the scope workflow whose commit changes .github/workflows against the default branch. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(tag)} --draft --verify-tag --notes ""`;
}
function versionAfter(text) {
    const version = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(text);
    if (!version)
        return "the next one";
    const { major, minor, patch, build: metadata, prerelease } = version;
    if (!prerelease)
        return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
    const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
    const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
    return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
}


/***/ }),

/***/ 3109:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dW: function() { return /* binding */ TARGETS; },
  D3: function() { return /* binding */ commitOf; },
  p4: function() { return /* binding */ isOneOfMany; },
  T_: function() { return /* binding */ runRelease; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/git/ask-git.js
var ask_git = __webpack_require__(7357);
// EXTERNAL MODULE: ./build/src/git/changed-files.js
var changed_files = __webpack_require__(6551);
;// CONCATENATED MODULE: ./build/src/git/committed-files.js


/** Only hashes are asked for and no file is compared: for that, git would start the filters that its settings name. */
async function committedFiles(root, commit, folder) {
    const [inTree, onDisk] = folder === "" ? [[], []] : [[`${folder}/`], [`:(literal)${folder}/`]];
    const tree = await (0,ask_git/* askGit */.g)(root, ["ls-tree", "-r", "-z", "--full-tree", commit, "--", ...inTree]);
    if (tree.status !== 0)
        return refusal(tree);
    const others = await (0,ask_git/* askGit */.g)(root, ["ls-files", "--others", "--exclude-standard", "-z", "--", ...onDisk]);
    if (others.status !== 0)
        return refusal(others);
    const blobs = (0,changed_files/* names */.D)(tree).flatMap((line) => {
        const [, hash, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/su.exec(line) ?? [];
        return hash === undefined || path === undefined ? [] : [[path, hash]];
    });
    return { blobs: new Map(blobs), untracked: new Set((0,changed_files/* names */.D)(others)) };
}
/** The commit that a tag names here; `undefined` where there is no such tag, or no git to ask. */
async function taggedCommit(root, tag) {
    const { status, bytes } = await (0,ask_git/* askGit */.g)(root, [
        "rev-parse",
        "--verify",
        "--quiet",
        "--end-of-options",
        `refs/tags/${tag}^{commit}`,
    ]);
    return status === 0 ? bytes.toString("utf8").trim() : undefined;
}
const ATTRIBUTES = ["filter", "ident", "working-tree-encoding"];
/** Those of some paths whose content git changes when it checks them out, beyond the ends of lines. */
async function filteredFiles(root, paths) {
    const input = paths.map((path) => `${path}\0`).join("");
    const told = (0,changed_files/* names */.D)(await (0,ask_git/* askGit */.g)(root, ["check-attr", "-z", "--stdin", ...ATTRIBUTES], { input }));
    const filtered = new Set();
    for (let at = 0; at + 2 < told.length; at += 3) {
        if (!["unspecified", "unset"].includes(told[at + 2] ?? ""))
            filtered.add(told[at] ?? "");
    }
    return filtered;
}
function refusal({ status, told }) {
    return { refused: status === "none" ? "there is no git" : `git says ${told.trim().split("\n")[0] ?? ""}` };
}

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/package/git-facts.js + 1 modules
var git_facts = __webpack_require__(5801);
// EXTERNAL MODULE: ./build/src/plugin/documents/release-tag.js
var release_tag = __webpack_require__(6725);
// EXTERNAL MODULE: ./build/src/run/preflight.js + 2 modules
var preflight = __webpack_require__(1392);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/workspace/archive.js
var workspace_archive = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/release/commit-difference.js




const NONE = { changed: [], untracked: [], lineEnds: [] };
/** No text that a person writes is longer. */
const LONGEST_TEXT = 16 * 1024 * 1024;
/** Holds an archive against its commit. What git ignores, as a build, belongs to no commit; what its filters write neither. */
async function commitDifference(root, folder, archive) {
    if (archive.commit === undefined)
        return NONE;
    const committed = await committedFiles(root, archive.commit, folder);
    if ("refused" in committed)
        return { ...NONE, unknown: committed.refused };
    const opened = (0,workspace_archive/* openArchive */.p)(archive.bytes);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const changed = [];
    const untracked = [];
    const lineEnds = [];
    for (const entry of opened.entries) {
        const path = (0,workspace/* joined */.oR)(folder, entry.path);
        const blob = committed.blobs.get(path);
        const bytes = blob === undefined ? undefined : (0,workspace_archive/* unpacked */.K)(entry);
        if (blob === undefined || !bytes) {
            if (committed.untracked.has(path))
                untracked.push(path);
        }
        else if (blobHash(bytes, blob) !== blob) {
            (otherEnds(bytes).some((text) => blobHash(text, blob) === blob) ? lineEnds : changed).push(path);
        }
    }
    const filtered = changed.length === 0 ? new Set() : await filteredFiles(root, changed);
    return { changed: changed.filter((path) => !filtered.has(path)), untracked, lineEnds };
}
/** What git calls a content: by SHA-1, or by SHA-256 where another hash is as long. */
function blobHash(bytes, like) {
    const hash = (0,external_node_crypto_.createHash)(like.length === 64 ? "sha256" : "sha1");
    return hash
        .update(`blob ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
/** A text with the line ends of one system, and of the other; nothing for what git takes for no text. */
function otherEnds(bytes) {
    if (bytes.length > LONGEST_TEXT || bytes.includes(0))
        return [];
    const lines = Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
    return [lines, lines.replaceAll("\n", "\r\n")].map((text) => Buffer.from(text, "latin1"));
}

// EXTERNAL MODULE: ./build/src/text/shell-word.js
var shell_word = __webpack_require__(4875);
;// CONCATENATED MODULE: ./build/src/release/commit-words.js




const MOST_NAMED = 5;
/** They say what is released: name, version, permissions, terms. */
const SAYING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
/** What is told of an archive that is not what its commit has, in a sentence each. */
function commitWarnings({ changed, untracked, lineEnds, unknown }) {
    return [
        ...(unknown === undefined ? [] : [`Whether what is packed is what the commit has is not known: ${unknown}`]),
        ...told(changed, "is packed with other content than the commit has", "are packed with other content than the commit has"),
        ...told(untracked, "is packed that the commit does not have, and git does not ignore", "are packed that the commit does not have, and git does not ignore"),
        ...told(lineEnds, "is packed with other line ends than the commit has", "are packed with other line ends than the commit has").map((sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`),
    ];
}
/**
 * Of built code, and of anything else, a difference is told, as some workflows build what is committed. But a release names its
 * commit: what says the name, the version, the permissions and the terms must be that commit's.
 *
 * @throws {UsageError} where it is not.
 */
function refuseOtherWords({ changed, untracked }, folder, tag) {
    const saying = new Set(SAYING.map((name) => (0,workspace/* joined */.oR)(folder, name)));
    const other = [...changed, ...untracked].filter((path) => saying.has(path));
    if (other.length === 0)
        return;
    const words = other.map(shell_word/* shellWord */.r).join(" ");
    const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
    throw new usage_error/* UsageError */.e(`${list(other)} ${is} not as in the commit that ${tag} names, and the release would say that it is made of that commit`, `Leave out the step that writes to ${it} before the release, or take its change back:\n  git checkout -- ${words}\nIf the change is meant, commit it and tag that commit:\n  git add -- ${words}`);
}
function told(paths, one, several) {
    if (paths.length === 0)
        return [];
    return [paths.length === 1 ? `${list(paths)} ${one}` : `${String(paths.length)} files ${several}: ${list(paths)}`];
}
function list(paths) {
    const named = paths.slice(0, MOST_NAMED).map((path) => (0,safe/* quoted */.TL)(path, 200));
    const more = paths.length - named.length;
    return more > 0 ? `${named.join(", ")} and ${String(more)} more` : named.join(", ");
}

// EXTERNAL MODULE: ./build/src/packing/pack.js + 1 modules
var pack = __webpack_require__(4106);
// EXTERNAL MODULE: ./build/src/release/publish.js + 10 modules
var publish = __webpack_require__(8555);
// EXTERNAL MODULE: ./build/src/release/ended.js
var ended = __webpack_require__(8084);
;// CONCATENATED MODULE: ./build/src/release/refused-pack.js


const refused_pack_MOST_NAMED = 10;
/** How a release ends of which nothing was packed. */
function refusedPack(refusals) {
    const named = refusals.slice(0, refused_pack_MOST_NAMED);
    const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
    const helps = new Map();
    for (const { help, path, isSecret } of named) {
        const paths = helps.get(help) ?? [];
        helps.set(help, isSecret === true && path !== undefined ? [...paths, path] : paths);
    }
    const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${removal(paths)}`));
    const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
    return (0,ended/* ended */.v)("refused", 5, { stoppedAt, doThis: doThis.join("\n") });
}
/** What was ever pushed is read by others: to remove it is not enough. */
function removal(paths) {
    const words = paths.map(shell_word/* shellWord */.r).join(" ");
    return `  rm -f -- ${words}\nIf it was ever pushed, git has it still: make what is in it worthless as well`;
}

// EXTERNAL MODULE: ./build/src/release/remedies.js
var remedies = __webpack_require__(7822);
// EXTERNAL MODULE: ./build/src/release/unfit.js
var unfit = __webpack_require__(998);
// EXTERNAL MODULE: ./build/src/release/with-report.js
var with_report = __webpack_require__(8829);
// EXTERNAL MODULE: ./build/src/release/words.js
var words = __webpack_require__(8049);
;// CONCATENATED MODULE: ./build/src/release/run-release.js


















const TARGETS = ["github-release"];
/**
 * Checks, packs and releases the plugin that a tag names, or only says what it would do.
 *
 * @throws {UsageError} for what is asked for and cannot be had. @throws {Refusal} for what must not be shipped.
 */
async function runRelease(request) {
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    return (0,with_report/* withReport */.B)({ preflight: checked, again: request.again }, () => releasePlugin(request, checked));
}
async function releasePlugin(request, checked) {
    const { tag, today, again } = request;
    const stopped = (preflight) => ({ preflight, outcome: (0,unfit/* unfit */.R)(preflight, { tag, today, again }) });
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new usage_error/* UsageError */.e("There is no plugin to release", "Give the folder of one");
    const folder = (0,report/* folderOf */.yS)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const isFit = (0,report/* verdict */.WJ)(checked.report) === "pass";
    const commit = isFit ? await commitOf(workspace, checked.root, tag) : "";
    // What would leak is said before all else.
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, tag, ...(today !== undefined && { today }) });
    if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
        return { preflight: checked, outcome: refusedPack(packed.refusals) };
    }
    if (!isFit || packed.state === "refused")
        return stopped(checked);
    if (packed.state === "unnamed")
        return stopped({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...stopped({ ...checked, report: packed.report }), archive, commit };
    const difference = await commitDifference(checked.root, folder, archive);
    refuseOtherWords(difference, folder, tag);
    const about = await (0,words/* wordsOf */.Z)(request, { workspace, folder });
    const isOneOfSeveral = (checked.report.selection?.of ?? 1) > 1 || isOneOfMany(folder, tag, about);
    const done = { preflight: checked, archive, commit, warnings: commitWarnings(difference) };
    return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, done);
}
/** Whether the tags of the repository are for other things as well: then a plugin below its root is named in its own. */
function isOneOfMany(folder, tag, { packageName }) {
    return folder !== "" && (0,release_tag/* readTag */.zW)(tag, packageName)?.names !== "no package";
}
/** The commit that is checked out. @throws {UsageError} where there is none, or the tag names another. */
async function commitOf(workspace, root, tag) {
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    if ((0,absent/* isAbsent */.W)(refs))
        throw new usage_error/* UsageError */.e(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone; in a workflow, with actions/checkout in a step above");
    const { head } = refs;
    if (head === undefined)
        throw new usage_error/* UsageError */.e("There is no commit to release", (0,remedies/* commitFirst */.s_)(tag));
    const commit = await taggedCommit(root, tag);
    if (commit === undefined || commit === head)
        return head;
    throw new usage_error/* UsageError */.e(`The tag ${(0,safe/* quoted */.TL)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, (0,remedies/* checkOut */.b$)(tag));
}


/***/ }),

/***/ 3962:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ stopOf; }
/* harmony export */ });
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4918);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2928);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7822);




function stopOf(ending, { publishers, publicAt, open = new Map(), done, again }) {
    // A request that was on its way when the run ended may have been heard.
    const unknown = [...open].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
    const isUnknown = new Set(unknown.map(([id]) => id));
    const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id)).map(({ id }) => id);
    const isStaged = done.length > 0 && publicAt.size === 0 && unknown.length === 0;
    const known = [...publicAt].map(([id, url]) => `${id}: ${url}`);
    const maybe = unknown.map(([id, { reason }]) => done.some(({ irreversible, target }) => irreversible && target === id)
        ? id
        : `${id}: perhaps, as there was no answer yet to: ${reason}`);
    const { what, help, ...verdict } = judged(ending, again);
    const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
    return {
        state: verdict.state === "failed" && hasPublished ? "partially-released" : verdict.state,
        exitStatus: verdict.exitStatus === 2 && hasPublished ? 3 : verdict.exitStatus,
        stop: {
            stoppedAt: what,
            alreadyPublic: [...known, ...maybe].join(", ") || "nothing",
            notPublic: (hidden.join(", ") || rest(ending)) + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: help,
        },
    };
}
/** Beside what is public. */
function rest(ending) {
    return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}
function judged(ending, again) {
    if ("thrown" in ending) {
        const { thrown } = ending;
        if (!(thrown instanceof _publisher_js__WEBPACK_IMPORTED_MODULE_2__/* .TargetFault */ .E))
            return calledOff(thrown, again);
        const { kind, message: what, help } = thrown;
        if (kind === "burnt")
            return { state: "conflict", exitStatus: 4, what, help };
        return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
    }
    if ("left" in ending) {
        return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again) };
    }
    const { action, reason, details, help = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again) } = ending.step;
    const what = details === undefined ? reason : `${reason}\n${details}`;
    return action === "conflict"
        ? { state: "conflict", exitStatus: 4, what, help }
        : { state: "failed", exitStatus: 2, what, help };
}
/** What is no fault of a target: somebody called the run off, or this tool has one. */
function calledOff(thrown, again) {
    if (thrown instanceof _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j) {
        const what = `The run was interrupted (${thrown.signal})`;
        return { state: "failed", exitStatus: thrown.exitStatus, what, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again, "Running again is safe") };
    }
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const help = `Report it with what stands above at ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.url}/issues. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .rerun */ .nt)(again, "Running again is safe")}`;
    return { state: "failed", exitStatus: 3, what: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name} crashed, a fault of this tool: ${why}`, help };
}


/***/ }),

/***/ 998:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ unfit; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4875);
/* harmony import */ var _ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8084);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7822);






const MOST_NAMED = 5;
/** They are about what was built or installed, which most repositories do not hold. */
const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];
/** How a release ends whose plugin does not pass, or could not be judged. */
function unfit({ report }, { tag, today, again }) {
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "broken") {
        const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
        const stoppedAt = `A check could not be run: ${listed(crashed.map(({ check }) => check))}`;
        const doThis = `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .rerun */ .nt)(again)}\nIf it ends here again, report it with what stands above: ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.url}/issues`;
        return (0,_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .ended */ .v)("failed", 3, { stoppedAt, doThis });
    }
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter((finding) => (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(finding, "error")));
    const checks = [...new Set(stopping.map(({ check }) => check))];
    const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
    const stoppedAt = `The plugin has ${count} a release: ${listed(checks)}`;
    const isUnbuilt = checks.includes("bundle-present");
    const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => helpOf(finding, today));
    const more = helps.length > MOST_NAMED ? [`And what else is told above; on your machine: ${sameHere(tag)}`] : [];
    const isMistagged = checks.includes("version-matches-tag") && checks.length === 1;
    const end = isMistagged
        ? (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .rightTag */ .PO)(tag, report.plugins[0]?.version ?? "")
        : (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .moveTag */ .mK)(tag, checks.every((check) => OF_THE_MACHINE.includes(check))
            ? "If a file was changed for that, commit it"
            : undefined);
    const doThis = [...(isUnbuilt ? [(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .build */ .jq)()] : []), ...helps.slice(0, MOST_NAMED), ...more, end].join("\n");
    return (0,_ended_js__WEBPACK_IMPORTED_MODULE_3__/* .ended */ .v)("rejected", 1, { stoppedAt, doThis });
}
function helpOf({ location, message, help = message }, today) {
    const line = location.range ? `:${String(location.range.start.line)}` : "";
    // A heading that is to be written is to be pasted, and so is a command.
    const dated = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(help)
        .replaceAll("<date>", today ?? "<date>")
        .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
    const said = help === message ? "" : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(message)}. `;
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(location.file)}${line}: ${said}${dated}`;
}
function sameHere(tag) {
    return `\n  npx ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name} check --tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .shellWord */ .r)(tag)}`;
}
function listed(checks) {
    const more = checks.length - MOST_NAMED;
    return `${checks.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}


/***/ }),

/***/ 8829:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ withReport; }
/* harmony export */ });
/* harmony import */ var _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(280);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8771);
/* harmony import */ var _ended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8084);




/** What ends a release whose plugin was judged takes the report away from nobody. */
async function withReport({ preflight, again }, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .R)
            return { preflight, outcome: (0,_packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .stoppedBy */ .$)(error) };
        if (error instanceof _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e || error instanceof _core_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P)
            return { preflight, outcome: (0,_ended_js__WEBPACK_IMPORTED_MODULE_3__.endedBy)(error, again) };
        throw error;
    }
}


/***/ }),

/***/ 8049:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ wordsOf; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3459);
/* harmony import */ var _plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2891);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(983);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6039);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2605);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3681);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7822);








const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
/** What a release says. @throws {UsageError} where there are no words for its notes. */
async function wordsOf({ tag, changelog: given, github, today }, { workspace, folder, at = folder }) {
    const needs = ["manifest", "packageJson", "changelog"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs, places: false });
    const version = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W)(facts.manifest) ? "" : facts.manifest.value["version"];
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const packageName = typeof name === "string" ? name : undefined;
    const none = { file: "CHANGELOG.md", text: "", entries: [] };
    const own = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W)(facts.changelog) ? none : facts.changelog;
    const changelog = given === undefined ? own : await changelogAt(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(folder, given), packageName);
    const file = at === folder ? changelog.file : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(at, changelog.file);
    const link = `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(file)}`;
    const notes = typeof version === "string" ? (0,_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .notesOf */ .h$)(changelog, { version, link }) : undefined;
    if (notes && typeof version === "string")
        return { version, packageName, notes };
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_7__/* .changelogEntry */ .DC)(changelog.file, String(version), today)}\n${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_7__/* .moveTag */ .mK)(tag)}`);
}
async function changelogAt(workspace, file, packageName) {
    const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
    if (!bytes)
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`There is no changelog ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(file)} that can be read`, "Name one below the plugin's folder");
    const text = new TextDecoder().decode(bytes);
    return { file, text, entries: await (0,_plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$)(file, text, { packageName, name: undefined }) };
}


/***/ }),

/***/ 4875:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ shellWord; }
/* harmony export */ });
/** A text as one word of a POSIX shell, to be pasted: whatever is in it, nothing of it is run. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
;