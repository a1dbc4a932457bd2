"use strict";
exports.id = 4839;
exports.ids = [4839,422];
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

/***/ 7195:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ inspect; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/text/location.js
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/core/policy.js
var core_policy = __webpack_require__(1208);
// EXTERNAL MODULE: ./build/src/core/switch-off.js
var switch_off = __webpack_require__(6478);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(6321);
;// CONCATENATED MODULE: ./build/src/core/inspect.js







/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const spoken = checks.map((check) => outcomeOf(plugin, check, policy));
    const outcomes = concluded(plugin, checks, spoken, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest } = plugin.facts;
    const text = (key) => {
        const value = (0,absent/* isAbsent */.W)(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !(0,safe/* mayBeSecret */.lr)(value) ? value : undefined;
    };
    return {
        path: plugin.folder === "" ? "." : plugin.folder,
        name: text("name"),
        version: text("version"),
        outcomes,
        findings: findings.toSorted(byPlace),
    };
}
function outcomeOf(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if ((0,absent/* isAbsent */.W)(fact))
            return { ...aboutOf(check), status: "skipped", reason: fact.absent };
    }
    // Every needed fact was just found to be there.
    return said(plugin, check, policy, () => check.run(plugin.facts));
}
/** What a check says, after what it has said already. */
function said(plugin, check, policy, speak, before = []) {
    const findings = [...before];
    let reason;
    try {
        for (const word of speak()) {
            if ((0,absent/* isAbsent */.W)(word))
                reason ??= word.absent;
            else
                findings.push(findingOf(plugin, check, word, policy));
        }
    }
    catch (error) {
        // A crash is ours: it is told with its stack, and the verdict is never a pass.
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { ...aboutOf(check), status: "crashed", error: told };
    }
    if (findings.length > 0)
        return { ...aboutOf(check), status: "unmet", findings };
    return reason === undefined ? metBy(check) : { ...aboutOf(check), status: "skipped", reason };
}
/** All outcomes with what is switched off marked, and what is left to say of that. */
function concluded(plugin, checks, spoken, policy) {
    const { configuration } = plugin.facts;
    if ((0,absent/* isAbsent */.W)(configuration) || configuration.off.length === 0)
        return spoken;
    const { off } = configuration;
    const { outcomes, used } = (0,switch_off/* switchOff */.SP)(spoken, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const judged = { known, ran: new Set(ran), used, isPast: (entry) => (0,switch_off/* isPast */.R6)(entry, policy) };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return said(plugin, check, policy, () => check.conclude?.(plugin.facts, judged) ?? [], before);
    });
}
function aboutOf({ id, title }) {
    return { check: id, title, url: (0,tool/* pageUrl */.f)(id) };
}
const met = new WeakMap();
/** The outcome that says nothing but its check's name: one for all plugins. */
function metBy(check) {
    const known = met.get(check);
    if (known)
        return known;
    const outcome = Object.freeze({ ...aboutOf(check), status: "met" });
    met.set(check, outcome);
    return outcome;
}
function findingOf(plugin, check, problem, policy) {
    const { message, help, fix, at, printed, secret } = problem;
    return {
        check: check.id,
        severity: (0,core_policy/* severityOf */.xJ)(problem, check.severity, policy),
        stopsRelease: (0,core_policy/* stopsRelease */.LM)(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        ...(printed && { printed }),
        ...(secret === true && { secret }),
        url: (0,tool/* pageUrl */.f)(check.id),
        location: at ?? { file: (0,workspace/* joined */.oR)(plugin.folder, "manifest.json") },
    };
}
const START = { line: 0, column: 0 };
function byPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        comparePositions(a.location.range?.start ?? START, b.location.range?.start ?? START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1208:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: function() { return /* binding */ stopsRelease; },
/* harmony export */   iN: function() { return /* binding */ overrules; },
/* harmony export */   xJ: function() { return /* binding */ severityOf; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6960);

/** Whether what is switched off, or known in a baseline, counts all the same. */
function overrules({ occasion, strict }) {
    return strict || occasion === "release";
}
/** The severity of a problem: the worst of those that the circumstances call for. */
function severityOf(problem, usual, { occasion, strict }) {
    return worst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
    ]);
}
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
function stopsRelease(problem, usual, { strict }) {
    return severityOf(problem, usual, { occasion: "release", strict }) === "error";
}
function worst(severities) {
    return _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.find((severity) => severities.includes(severity)) ?? "error";
}


/***/ }),

/***/ 6478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: function() { return /* binding */ isPast; },
/* harmony export */   SP: function() { return /* binding */ switchOff; },
/* harmony export */   s2: function() { return /* binding */ suppressedBy; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1208);


/** Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. */
function switchOff(outcomes, checks, { off, folder, policy }) {
    const used = new Set();
    const steadfast = new Set(checks.filter(({ conclude }) => conclude !== undefined).map(({ id }) => id));
    const holding = off.filter((entry) => !isPast(entry, policy) && !steadfast.has(entry.check));
    if (holding.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => covers(entry, finding, folder));
        for (const entry of covering)
            used.add(entry);
        const [first] = covering;
        return first === undefined ? finding : suppressedBy(finding, first.reason, policy);
    };
    const marked = outcomes.map((outcome) => {
        if (outcome.status !== "unmet")
            return outcome;
        const entries = holding.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
/** A finding that is known and does not count, or, where that does not hold, says so. */
function suppressedBy(finding, reason, policy) {
    return { ...finding, ...((0,_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .overrules */ .iN)(policy) ? { overruled: reason } : { suppressed: reason }) };
}
/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
/** Whether an entry means the place of a finding of its check. */
function covers({ file, pointer }, { location }, folder) {
    const isThere = file === undefined || isAtOrIn(location.file, plainPath((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, file)));
    return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}
/** Whether a path or a pointer is another or stands below it; "" is the root of both. */
function isAtOrIn(path, above) {
    return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
/** `a/./b/../c/` as `a/c`. */
function plainPath(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}


/***/ }),

/***/ 4204:
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
var tool = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
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
        throw new fault/* GitHubFault */.Q("unreached", `${name} is no address of a proxy, such as http://proxy.example.com:8080`);
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

/***/ 422:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectionFor: function() { return /* binding */ inspectionFor; },
/* harmony export */   unknownCheck: function() { return /* binding */ unknownCheck; }
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9133);
/* harmony import */ var _core_inspect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7195);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8568);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3498);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7066);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6039);






const ALONE = { root: "", spokenForBy: undefined };
/** The thorough way: every chosen check on all the facts that it needs. @throws {UsageError} for a check there is not. */
function inspectionFor(request) {
    const { occasion, strict, today } = request;
    const checks = chosen(request.only);
    const known = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map(({ id }) => id);
    const policy = { occasion, strict, known, ...(today !== undefined && { today }) };
    const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
    needs.add("manifest").add("configuration");
    const tag = request.tag === undefined ? {} : { tag: { name: request.tag } };
    return async (workspace, folder, { root, spokenForBy } = ALONE) => {
        const given = { ...tag, ...(await request.findOut?.({ workspace, root, folder, needs })) };
        const judge = async (places) => (0,_core_inspect_js__WEBPACK_IMPORTED_MODULE_1__/* .inspect */ .N)(await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs, places, given, spokenForBy }), checks, policy);
        // Only what has something to point at is read once more, with the place of every key and value.
        const quick = await judge(false);
        return quick.findings.length === 0 ? quick : judge(true);
    };
}
function chosen(only) {
    if (!only)
        return _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A;
    const ids = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map(({ id }) => id);
    for (const id of only)
        if (!ids.includes(id))
            throw unknownCheck(id);
    return _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.filter(({ id }) => only.includes(id));
}
function unknownCheck(id) {
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(id, _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map((check) => check.id));
    const help = meant === undefined ? "List them with: plugin-preflight explain" : `Did you mean ${meant}?`;
    return new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`There is no check ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(id)}`, help);
}


/***/ }),

/***/ 4839:
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

// EXTERNAL MODULE: ./build/src/core/refusal.js
var refusal = __webpack_require__(280);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/github/client.js + 5 modules
var client = __webpack_require__(4204);
// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
// EXTERNAL MODULE: ./build/src/github/pages.js
var pages = __webpack_require__(2680);
;// CONCATENATED MODULE: ./build/src/github/releases.js


const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/** @param uploads a client with time for large files; both give their token to no host but these. */
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
        async remove(id) {
            await done(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!isAllowed(address, apiUrl)) {
                throw new fault/* GitHubFault */.Q("invalid", "GitHub names a host to send files to that is none of its own");
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
    const { id, name, state, digest } = (0,pages/* record */.g1)(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new fault/* GitHubFault */.Q("lost", "GitHub's answer is no list of files");
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
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 15 modules
var preflight = __webpack_require__(2146);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 1 modules
var disk = __webpack_require__(7404);
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

// EXTERNAL MODULE: ./build/src/preflight/inspection.js
var inspection = __webpack_require__(422);
// EXTERNAL MODULE: ./build/src/plugin/archive-files.js
var archive_files = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/src/plugin/tracked-environment.js + 1 modules
var tracked_environment = __webpack_require__(9794);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/src/text/crc32.js
/** What is left of each byte, as a ZIP archive has it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let left = byte;
    for (let bit = 0; bit < 8; bit++)
        left = (left & 1) === 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
    return left;
});
/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
function crc32(bytes) {
    let sum = 0xffffffff;
    // Counted, as an iterator over so many bytes takes several times as long.
    for (let at = 0, end = bytes.length; at < end; at++)
        sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
}

;// CONCATENATED MODULE: ./build/src/workspace/zip-directory.js
/** What an archive may hold at most. */
const MOST_ENTRIES = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;
const STORED = 0;
const DEFLATED = 8;
const KIND = 0o170000;
const REGULAR = 0o100000;
const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** What is wrong with an archive: no reader may see another archive in it than the next. */
class ZipFault extends Error {
}
/**
 * The files of a ZIP archive, in its own order, or why it is refused: anything that readers take differently, that
 * leads out of a folder, or that unpacks to more than it says.
 */
function zipDirectory(bytes) {
    try {
        return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    }
    catch (error) {
        if (error instanceof ZipFault)
            return { refused: error.message };
        throw error;
    }
}
function read(zip) {
    const end = endOf(zip);
    const count = zip.readUInt16LE(end + 10);
    const start = zip.readUInt32LE(end + 16);
    const length = zip.readUInt32LE(end + 12);
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff)
        throw new ZipFault("it is a ZIP64 archive");
    if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
        throw new ZipFault("it is one part of an archive in several files");
    }
    if (count > MOST_ENTRIES)
        throw new ZipFault("it holds more than 10,000 files");
    if (start + length !== end)
        throw new ZipFault("its directory does not end where it says");
    const entries = [];
    const paths = new Set();
    let unpacked = 0;
    let free = 0;
    let at = start;
    for (let left = count; left > 0; left--) {
        if (at + CENTRAL_LENGTH > end || zip.readUInt32LE(at) !== CENTRAL)
            throw new ZipFault("its directory is damaged");
        const nameLength = zip.readUInt16LE(at + 28);
        const next = at + CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
        if (next > end)
            throw new ZipFault("its directory is damaged");
        const name = zip.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
        const { entry, from, to } = readEntry(zip, at, name, start);
        if (paths.has(entry.path))
            throw new ZipFault(`it holds ${JSON.stringify(entry.path)} twice`);
        // Entries in each other's bytes are how a small archive unpacks to a huge one.
        if (from < free)
            throw new ZipFault("its files lie in each other, or not in the order of its directory");
        free = to;
        unpacked += entry.size;
        if (unpacked > MOST_BYTES)
            throw new ZipFault("it unpacks to more than 256 MiB");
        paths.add(entry.path);
        entries.push(entry);
        at = next;
    }
    if (at !== end)
        throw new ZipFault("its directory holds more than it says");
    for (const path of paths) {
        for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
            if (paths.has(path.slice(0, slash))) {
                throw new ZipFault(`it holds ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
            }
        }
    }
    return entries;
}
function endOf(zip) {
    const last = zip.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
        if (zip.readUInt32LE(at) === END && zip.readUInt16LE(at + 20) === last - at)
            return at;
    }
    throw new ZipFault("it is no ZIP archive, or its end is missing");
}
function readEntry(zip, at, name, end) {
    const path = pathOf(name);
    const told = JSON.stringify(path);
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const from = zip.readUInt32LE(at + 42);
    const madeOnUnix = zip[at + 5] === 3;
    const mode = madeOnUnix ? zip.readUInt16LE(at + 40) : 0;
    if ((flags & ENCRYPTED) !== 0)
        throw new ZipFault(`${told} in it is encrypted`);
    if (method !== STORED && method !== DEFLATED)
        throw new ZipFault(`${told} in it is packed in an unusual way`);
    if ((mode & KIND) !== 0 && (mode & KIND) !== REGULAR)
        throw new ZipFault(`${told} in it is a link or no file`);
    if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
        throw new ZipFault("it is a ZIP64 archive");
    }
    if (from + LOCAL_LENGTH > end || zip.readUInt32LE(from) !== LOCAL)
        throw new ZipFault(`${told} in it is not there`);
    const nameEnd = from + LOCAL_LENGTH + zip.readUInt16LE(from + 26);
    const data = nameEnd + zip.readUInt16LE(from + 28);
    const agrees = name.equals(zip.subarray(from + LOCAL_LENGTH, nameEnd)) && zip.readUInt16LE(from + 8) === method;
    if (!agrees)
        throw new ZipFault(`${told} in it has another name or form in its own head`);
    if (data + packedSize > end)
        throw new ZipFault(`${told} in it is cut off`);
    if (method === STORED && packedSize !== size)
        throw new ZipFault(`${told} in it has two sizes`);
    const packed = zip.subarray(data, data + packedSize);
    const checksum = zip.readUInt32LE(at + 16);
    const isExecutable = (mode & 0o100) !== 0;
    const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
    return { entry, from, to: data + packedSize };
}
function pathOf(name) {
    let path;
    try {
        path = DECODER.decode(name);
    }
    catch (error) {
        if (error instanceof TypeError)
            throw new ZipFault("a name in it is not UTF-8");
        throw error;
    }
    const told = JSON.stringify(path);
    if (path.endsWith("/"))
        throw new ZipFault(`${told} in it is a folder, and folders are not listed`);
    if (/[\\\0]/u.test(path))
        throw new ZipFault(`the name ${told} in it holds a backslash or a zero`);
    if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
        throw new ZipFault(`the name ${told} in it leads to a root`);
    if (path.split("/").some((part) => ["", ".", ".."].includes(part))) {
        throw new ZipFault(`the name ${told} in it leads elsewhere`);
    }
    return path;
}

;// CONCATENATED MODULE: ./build/src/workspace/archive.js




/** Files up to this size are kept unpacked. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** Opens a stranger's ZIP archive in memory, or says why it is refused. Nothing is unpacked beyond what it says. */
function openArchive(bytes) {
    const entries = zipDirectory(bytes);
    if ("refused" in entries)
        return entries;
    for (const entry of entries) {
        if (unpacked(entry) === undefined)
            return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
    }
    return { entries, workspace: workspaceOf(entries) };
}
/** A file's bytes; `undefined` where they are not what the archive says. */
function unpacked({ packed, isDeflated, size, checksum }) {
    const bytes = isDeflated ? inflated(packed, size) : packed;
    return bytes?.length === size && crc32(bytes) === checksum ? bytes : undefined;
}
function inflated(packed, size) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
    }
    catch (error) {
        // Whatever inflating says of a stranger's bytes, they are damaged.
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}
function workspaceOf(entries) {
    const files = new Map(entries.map((entry) => [entry.path, entry]));
    const folders = foldersOf(files.keys());
    const kept = new Map();
    const read = (path) => {
        const entry = files.get(path);
        const bytes = kept.get(path) ?? (entry && unpacked(entry));
        if (bytes && bytes.length <= LARGEST_KEPT)
            kept.set(path, bytes);
        return bytes;
    };
    return {
        entry(path) {
            const file = files.get(path);
            if (file)
                return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
            return path === "" || folders.has(path) ? { kind: "folder" } : undefined;
        },
        list: (folder) => folders.get(folder) ?? [],
        bytes: (path, most = Infinity) => ((files.get(path)?.size ?? Infinity) <= most ? read(path) : undefined),
        head: (path, most) => read(path)?.subarray(0, most),
    };
}
/** What is in each folder, by name. */
function foldersOf(paths) {
    const folders = new Map([["", new Map()]]);
    for (const path of paths) {
        const names = path.split("/");
        let folder = "";
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = (0,workspace_workspace/* joined */.oR)(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(workspace_workspace/* byName */.nG)]));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/release/archive-entry.js


/** The files of an archive that was opened, each with its digest. */
function archiveEntries({ entries }) {
    return entries.map((entry) => {
        const bytes = unpacked(entry);
        if (!bytes)
            throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
        return { path: entry.path, size: entry.size, sha256: sha256(bytes), isExecutable: entry.isExecutable };
    });
}
function sha256(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}

// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/release/archive-name.js

const archive_name_LONGEST = 200;
/** What the archive of a plugin is called, such as `weather-widget-1.4.0.zip`; `undefined` without a name or version. */
function archiveName(manifest) {
    const id = Object.hasOwn(manifest, "name") ? pluginId(manifest["name"]) : undefined;
    const said = Object.hasOwn(manifest, "version") ? manifest["version"] : undefined;
    const version = typeof said === "string" ? (0,versions/* readVersion */.$)(said) : undefined;
    if (id === undefined || !version)
        return undefined;
    const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
    return name.length > archive_name_LONGEST ? undefined : name;
}
/** A plugin's name in small letters and hyphens; `undefined` for none of the form that the specification asks for. */
function pluginId(name) {
    if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
        return undefined;
    const id = name
        .toLowerCase()
        .split(/[^a-z0-9]/u)
        .filter((word) => word !== "")
        .join("-");
    return id === "" ? undefined : id;
}

;// CONCATENATED MODULE: ./build/src/release/archive-report.js

const NO_REPOSITORY = { absent: "an archive is judged without its repository" };
/** An archive's files for checks: those that ask git are skipped with this reason. */
function inArchive(workspace) {
    return { ...workspace, git: () => NO_REPOSITORY };
}
/** What no file of an archive says. */
function ofArchive() {
    return Promise.resolve({ workflows: NO_REPOSITORY });
}
/** A report of an archive's files with the places that they have in the repository. */
function inRepository(report, folder) {
    const placed = ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: (0,workspace_workspace/* joined */.oR)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,workspace_workspace/* joined */.oR)(folder, edit.file) })) }),
    });
    return {
        ...report,
        path: folder === "" ? "." : folder,
        outcomes: report.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(placed) } : outcome),
        findings: report.findings.map(placed),
    };
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
;// CONCATENATED MODULE: ./build/src/release/name-faults.js
/** Names of devices, which Windows has in every folder and with every ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/iu;
const name_faults_LONGEST = 1000;
/** What is wrong with a path in an archive, so that it could not be unpacked everywhere as what it is. */
function nameFault(path) {
    if (path.length > name_faults_LONGEST)
        return "has a name of more than 1,000 characters";
    const names = path.split("/");
    if (names.some((name) => name === "" || name === "." || name === ".."))
        return "has a name that leads elsewhere";
    if (!path.isWellFormed() || path.includes("\ufffd"))
        return "has a name that is not Unicode";
    if (/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(path))
        return "has a character in its name that is not seen";
    if (/[\\:*?"<>|]/u.test(path))
        return "has a character in its name that Windows does not allow";
    if (names.some((name) => /[. ]$/u.test(name)))
        return "has a name that ends as none can on Windows";
    if (names.some((name) => DEVICE.test(name)))
        return "has the name of a device on Windows";
    return undefined;
}
/** Each path that would stand in the place of another one where letters of both cases are the same, with that other. */
function collisions(paths) {
    const files = new Map();
    const folders = new Map();
    const found = new Map();
    for (const path of paths) {
        const folded = fold(path);
        const other = files.get(folded);
        if (other !== undefined)
            found.set(path, other);
        else
            files.set(folded, path);
        for (let at = folded.lastIndexOf("/"); at > 0; at = folded.lastIndexOf("/", at - 1)) {
            folders.set(folded.slice(0, at), path);
        }
    }
    for (const [folded, path] of files) {
        const inFolder = folders.get(folded);
        if (inFolder !== undefined)
            found.set(path, inFolder);
    }
    return found;
}
function fold(path) {
    return path.normalize("NFC").toUpperCase().toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/release/sizes.js

const KIB = 1024;
/** A number of bytes in few signs: `512 B`, `12.3 KiB`, `300 MiB`. */
function sizeText(bytes) {
    if (bytes < KIB)
        return `${(0,numbers/* grouped */.z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,numbers/* grouped */.z)(Math.round(size))} ${unit}`;
}
/** A change of size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function changeText(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${sizeText(Math.abs(bytes))}`;
}

;// CONCATENATED MODULE: ./build/src/release/refusals.js





const LEAVE_OUT = 'Remove it, or leave it out with an entry that begins with "!" in "files" of package.json';
const LARGEST_SHOWN = 5;
/** A key in text form begins with this, but for a few lines that say whose it is. */
const KEY = /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const HEAD = 1024;
const WORDS = {
    credentials: ["holds credentials", LEAVE_OUT],
    link: ["is a link, and links are not packed", "Put a copy of the file in its place, or leave it out"],
    special: ["is a pipe, a socket or a device", "Remove it"],
    unreadable: ["cannot be read", "Make it readable, or leave it out"],
    outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};
/** All that stands against packing these files; nothing where they can be packed. */
function refusalsOf(workspace, folder, archive) {
    const limit = limitOf(archive.files);
    // Of what is far too much, nothing is read.
    if (limit)
        return [limit];
    const prefix = folder === "" ? "" : `${folder}/`;
    const refused = archive.refused.map(({ path, why }) => told(path, ...WORDS[why]));
    if (archive.incomplete !== undefined) {
        refused.push({
            message: `It is not certain what belongs into the archive: ${archive.incomplete}`,
            help: 'Name folders and files in "files" of package.json instead of patterns that are hard to read',
        });
    }
    for (const { path } of archive.files) {
        const fault = nameFault(path.slice(prefix.length));
        if (fault !== undefined)
            refused.push(told(path, fault, "Rename it"));
        if (isKey(workspace, path))
            refused.push(told(path, "is a private key", LEAVE_OUT));
    }
    for (const [path, other] of collisions(archive.files.map((file) => file.path.slice(prefix.length)))) {
        const help = "Rename one of them: many disks take letters of both cases for the same";
        refused.push(told(`${prefix}${path}`, `would be unpacked over ${(0,safe/* quoted */.TL)(other)}`, help));
    }
    return refused;
}
function told(path, says, help) {
    return { path, message: `${(0,safe/* quoted */.TL)(path, 200)} ${says}`, help };
}
function limitOf(files) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (files.length <= MOST_ENTRIES && bytes <= MOST_BYTES)
        return undefined;
    const what = bytes > MOST_BYTES
        ? `The files have ${sizeText(bytes)} together, but an archive takes at most 256 MiB`
        : `There are ${(0,numbers/* grouped */.z)(files.length)} files, but an archive takes at most 10,000`;
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
    const list = largest.map(({ path, size }) => `${(0,safe/* quoted */.TL)(path)} (${sizeText(size)})`).join(", ");
    return { message: what, help: `Leave out what the plugin does not need. The largest: ${list}` };
}
function isKey(workspace, path) {
    const head = workspace.head(path, HEAD);
    return head !== undefined && KEY.test(new TextDecoder("latin1").decode(head));
}

;// CONCATENATED MODULE: ./build/src/release/zip.js

const zip_LOCAL_LENGTH = 30;
const zip_CENTRAL_LENGTH = 46;
const zip_END_LENGTH = 22;
/** The first day that the format can name, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const VERSION = 20;
const zip_DEFLATED = 8;
/**
 * Writes a ZIP archive of files in the order given, one held in memory at a time. The same files are the same bytes
 * anywhere: no time, no owner, no extra field, and a `deflate` that is no part of the platform.
 */
function zipOf(files, deflate) {
    const parts = [];
    const directory = [];
    let at = 0;
    for (const { path, isExecutable, bytes } of files) {
        const name = Buffer.from(path);
        const deflated = deflate(bytes);
        const isSmaller = deflated.length < bytes.length;
        const packed = isSmaller ? deflated : bytes;
        const shared = Buffer.alloc(26);
        shared.writeUInt16LE(VERSION, 0);
        shared.writeUInt16LE(UTF8_NAMES, 2);
        shared.writeUInt16LE(isSmaller ? zip_DEFLATED : 0, 4);
        shared.writeUInt16LE(DAY, 8);
        shared.writeUInt32LE(crc32(bytes), 10);
        shared.writeUInt32LE(packed.length, 14);
        shared.writeUInt32LE(bytes.length, 18);
        shared.writeUInt16LE(name.length, 22);
        const local = Buffer.alloc(zip_LOCAL_LENGTH);
        local.write("PK\x03\x04", "latin1");
        shared.copy(local, 4);
        const central = Buffer.alloc(zip_CENTRAL_LENGTH);
        central.write("PK\x01\x02", "latin1");
        central.writeUInt16LE(UNIX | VERSION, 4);
        shared.copy(central, 6);
        central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
        central.writeUInt32LE(at, 42);
        parts.push(local, name, packed);
        directory.push(central, name);
        at += zip_LOCAL_LENGTH + name.length + packed.length;
    }
    const listed = Buffer.concat(directory);
    const end = Buffer.alloc(zip_END_LENGTH);
    end.write("PK\x05\x06", "latin1");
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, listed, end]);
}

;// CONCATENATED MODULE: ./build/src/release/pack.js















/** Packs a plugin, in memory, and judges the archive by all checks. Nothing of the plugin's is run, and nothing written. */
async function pack(workspace, options = {}) {
    const { folder = "", tag } = options;
    const occasion = tag === undefined ? "push" : "release";
    const policy = { ...options, occasion, strict: false };
    const reportOf = (plugin) => ({ occasion, strict: false, failOn: "error", plugins: [plugin] });
    const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, {
        folder,
        needs: ["manifest", "packageJson", "declaredFiles", "packedFiles"],
        places: false,
    });
    const name = (0,absent/* isAbsent */.W)(facts.manifest) ? undefined : archiveName(facts.manifest.value);
    if (name === undefined)
        return { state: "unnamed", report: reportOf(await (0,inspection.inspectionFor)(policy)(workspace, folder)) };
    const contents = (0,archive_files/* archiveFilesOf */.Xt)({ workspace, folder, ...facts });
    const refusals = refusalsOf(workspace, folder, contents);
    if (refusals.length > 0)
        return { state: "refused", refusals };
    const { deflateSync } = await __webpack_require__.e(/* import() */ 1306).then(__webpack_require__.bind(__webpack_require__, 1306));
    const paths = contents.files.map(({ path }) => path);
    const bytes = zipOf(filesOf(workspace, folder, paths), (file) => deflateSync(file, { level: 6 }));
    const opened = openArchive(bytes);
    if ("refused" in opened)
        return { state: "refused", refusals: [changed(opened.refused)] };
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    const archive = {
        name,
        bytes,
        sha256: sha256(bytes),
        files: archiveEntries(opened),
        commit: (0,absent/* isAbsent */.W)(refs) ? undefined : refs.head,
    };
    const judged = await (0,inspection.inspectionFor)({ ...policy, findOut: ofArchive })(inArchive(opened.workspace), "");
    const report = reportOf(inRepository(judged, folder));
    return { state: (0,core_report/* verdict */.WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
}
/** The status that the process of a packing ends with. */
function packStatus(packed) {
    if (packed.state === "refused")
        return 5;
    const status = exitStatus(packed.report);
    return packed.state === "unnamed" && status === 0 ? 1 : status;
}
function* filesOf(workspace, folder, paths) {
    const tracked = (0,tracked_environment/* trackedFilesOf */.B)(workspace);
    const known = new Set((0,absent/* isAbsent */.W)(tracked) ? [] : tracked.paths);
    const programs = new Set((0,absent/* isAbsent */.W)(tracked) ? [] : tracked.programs);
    const inside = folder === "" ? 0 : folder.length + 1;
    const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
    for (const path of inOrder) {
        const entry = workspace.entry(path);
        const bytes = entry?.kind === "file" ? workspace.bytes(path, entry.size) : undefined;
        // The list has just been made of what is there.
        if (entry?.kind !== "file" || !bytes)
            throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(path)} changed while it was packed`, "Run again, with nothing else at work on the files");
        const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
        yield { path: path.slice(inside), isExecutable, bytes };
    }
}
function changed(why) {
    return {
        message: `The archive cannot be read back: ${why}`,
        help: "Run again, with nothing else at work on the files",
    };
}

// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
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
    if (!(error instanceof fault/* GitHubFault */.Q))
        throw error;
    if (error.kind === "unreached")
        throw new TargetFault("unavailable", error.message, CONNECTION);
    if (error.kind !== "forbidden")
        throw new TargetFault("unavailable", error.message, LATER);
    throw new TargetFault("forbidden", error.message, PERMISSION);
}
function writing(error, { id }) {
    if (!(error instanceof fault/* GitHubFault */.Q))
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
    if ((0,core_report/* verdict */.WJ)(checked.report) !== "pass")
        return unfit(checked);
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new usage_error/* UsageError */.e("There is no plugin to release", "Give the folder of one");
    const folder = plugin.path === "." ? "" : plugin.path;
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const commit = commitOf(workspace, tag);
    const packed = await pack(workspace, { folder, tag, ...(today !== undefined && { today }) });
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        throw new refusal/* Refusal */.P(packed.refusals.map(({ message }) => message).join("\n"), first?.help ?? "Remove it");
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
        const github = await (0,client/* connect */.N)({ ...access, limits: CALLS });
        const uploads = await (0,client/* connect */.N)({ ...access, limits: UPLOADS });
        return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
    },
};
function unfit(checked) {
    const isBroken = (0,core_report/* verdict */.WJ)(checked.report) === "broken";
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