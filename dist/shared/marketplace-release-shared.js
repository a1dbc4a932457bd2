"use strict";
exports.id = 497;
exports.ids = [497];
exports.modules = {

/***/ 81652:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ makeCancellable; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);

const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
/** Does work that a signal of the user or the runner interrupts. A second signal kills its processes at once. */
async function makeCancellable(work) {
    const [first, second] = [new AbortController(), new AbortController()];
    const onSignal = (signal) => {
        if (first.signal.aborted)
            second.abort();
        first.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    try {
        return await work({ signal: first.signal, hurry: second.signal });
    }
    finally {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
    }
}


/***/ }),

/***/ 35860:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jj: function() { return /* binding */ QUERY; },
  Ng: function() { return /* binding */ connect; },
  c1: function() { return /* binding */ listOrigins; }
});

// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/network/connection.js + 1 modules
var network_connection = __webpack_require__(7380);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/github/download.js


const MOST_HOPS = 4;
/**
 * Downloads a file from GitHub, up to a size. GitHub redirects to another host with a signed address. That address
 * appears in no message, and the token is sent to GitHub only.
 *
 * @throws {GitHubFault}
 */
async function download(connection, address, token, mostBytes) {
    const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
    try {
        const answer = await (0,network_connection/* sendFollowing */.eH)(connection, address, { headers }, { hops: MOST_HOPS, mostBytes });
        if (answer.status === 200)
            return new Uint8Array(await answer.arrayBuffer());
        throw new fault/* GitHubFault */.Q("lost", `GitHub answers ${String(answer.status)} in the place of the file`, answer.status);
    }
    catch (error) {
        throw error instanceof network_connection/* ConnectionFault */.dn ? new fault/* GitHubFault */.Q("lost", explainFault(error)) : error;
    }
}
/** The platform's message about a connection may contain the signed address. */
function explainFault({ kind, host, message }) {
    switch (kind) {
        case "no-address":
            return "GitHub redirects the download to something that is not an address";
        case "unencrypted":
            return "GitHub leads to the file on a way that is not encrypted";
        case "circle":
            return "GitHub leads to the file in a circle";
        case "too-large":
            return message;
        case "late":
            return `${host} takes too long to send the file`;
        case "lost":
        case "unreached":
            return `${host} does not send the file`;
    }
}

;// CONCATENATED MODULE: ./build/bundled/github/follow-rename.js
/** GitHub answers with them for a repository that was renamed or moved. The request is repeated as it was. */
const MOVED = [301, 307, 308];
const REPOSITORY = /\/repos\/[^/]+\/[^/]+(?=\/|$)/u;
/**
 * A fetch that goes once to where GitHub says that a renamed repository is: with the same method and body, and only
 * within the same origin, so that the token stays with its host. Later requests go there at once.
 */
function followRename(send) {
    const moved = new Map();
    return async (url, init, mostBytes) => {
        const asked = applyMoves(url, moved);
        const answer = await send(asked, init, mostBytes);
        const to = MOVED.includes(answer.status) ? findNewAddress(asked, answer.headers.get("location")) : undefined;
        if (to === undefined)
            return answer;
        rememberMove(new URL(url), to, moved);
        return send(to.href, init, mostBytes);
    };
}
/** The new address, where it is of the same origin. */
function findNewAddress(asked, location) {
    if (location === null || !URL.canParse(location, asked))
        return undefined;
    const [from, to] = [new URL(asked), new URL(location, asked)];
    if (to.origin !== from.origin || to.username !== "" || to.password !== "")
        return undefined;
    if (to.search === "")
        to.search = from.search;
    return to;
}
/** If the path within the repository is the same, all of its paths have moved so. */
function rememberMove({ origin, pathname }, to, moved) {
    const { 0: named = "", index = 0 } = REPOSITORY.exec(pathname) ?? {};
    const repository = pathname.slice(0, index + named.length);
    const rest = pathname.slice(repository.length);
    if (named === "" || rest === "" || !to.pathname.endsWith(rest))
        return;
    moved.set(origin + repository, origin + to.pathname.slice(0, -rest.length));
}
function applyMoves(url, moved) {
    for (const [from, to] of moved)
        if (url.startsWith(`${from}/`))
            return to + url.slice(from.length);
    return url;
}

// EXTERNAL MODULE: ./build/bundled/network/server-words.js
var server_words = __webpack_require__(57814);
;// CONCATENATED MODULE: ./build/bundled/github/refusal.js

/** GitHub's own words. It has no codes for them. */
const WORDS = [
    [/\bSAML enforcement\b|\bsingle sign-on\b/iu, { why: "sign-on" }],
    [/\barchived so is read-only\b/iu, { why: "archived" }],
    [/\binstallation (?:has been|was|is) suspended\b/iu, { why: "suspended-app" }],
    [/\baccount (?:has been|was|is) suspended\b/iu, { why: "suspended-account" }],
    [/\bIP allow list\b/iu, { why: "address" }],
    [/\bOAuth App access restrictions\b/iu, { why: "app" }],
    [/\bforbids access via a\b/iu, { why: "token" }],
    [/\baccess blocked\b/iu, { why: "blocked" }],
    [/\b(?:issue|conversation) is locked\b/iu, { why: "locked" }],
];
const REFUSING = [401, 403, 451];
const LONGEST_ADDRESS = 500;
const LONGEST_SHOWN = 200;
/**
 * Reads why GitHub refuses a request. `undefined` if it may be a permission that is missing.
 *
 * @param url the address of the API. A link to sign on leads to the same site.
 */
function readRefusal(status, headers, message, url) {
    if (!REFUSING.includes(status))
        return undefined;
    const signOn = headers["x-github-sso"];
    if (typeof signOn === "string" && signOn.startsWith("required")) {
        const address = /\burl=(\S+)/u.exec(signOn)?.[1];
        return { why: "sign-on", ...(address !== undefined && isOfSite(address, url) && { address }) };
    }
    return WORDS.find(([words]) => words.test(message))?.[1];
}
/** Where an answer leads to, without what may be secret in it. */
function readElsewhere({ location }, url, token) {
    if (typeof location !== "string" || !URL.canParse(location, url))
        return { why: "elsewhere" };
    const { protocol, host, pathname } = new URL(location, url);
    return { why: "elsewhere", address: (0,server_words/* quoteServer */.u)(`${protocol}//${host}${pathname}`, [token], LONGEST_SHOWN) };
}
/** A page of GitHub, of `github.com` where the API is at `api.github.com`. */
function isOfSite(address, url) {
    if (address.length > LONGEST_ADDRESS || !URL.canParse(address))
        return false;
    const [given, api] = [new URL(address), new URL(url)];
    return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
}

// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/network/read-waiting-time.js
var read_waiting_time = __webpack_require__(46869);
;// CONCATENATED MODULE: ./build/bundled/github/client.js










/** The route of GitHub's GraphQL interface. It is only asked, and changes nothing, so that a question may be repeated. */
const QUERY = "POST /graphql";
const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const LONGEST_VALUE = 100;
const HEADERS = { "x-github-api-version": "2022-11-28" };
/** The toolkit would log GitHub's own texts. Nothing of it is printed. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** The toolkit is loaded only here. It takes longer than a whole check, and most runs send no request. */
async function connect(access) {
    const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal, onWait } = access;
    // This comes first, because the toolkit throws while it is loaded if a proxy has an invalid address.
    const connection = await (0,network_connection/* openConnection */.JY)({
        ...{ url: apiUrl, origins: listOrigins(apiUrl), environment, userAgent: tool/* USER_AGENT */._O, limits },
        ...{ signal, onWait, follow: followRename },
        makeUnreachedFault: (message) => new fault/* GitHubFault */.Q("unreached", message),
    });
    const { getOctokit } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.bind(__webpack_require__, 92413));
    const baseUrl = apiUrl.replace(/\/+$/u, "");
    const fetch = (url, init) => (0,network_connection/* sendOnce */.E4)(connection, url, init);
    // A GitHub Enterprise Server has it next to /api/v3.
    const graphql = `POST ${baseUrl.replace(/\/v3$/u, "")}/graphql`;
    const { request } = getOctokit(token, { baseUrl, userAgent: tool/* USER_AGENT */._O, log: SILENT });
    const [owner, repo] = repository.split("/");
    async function requestOnce(route, parameters, headers) {
        try {
            const about = route.includes("{owner}") ? { owner, repo } : {};
            const asked = { ...parameters, ...about, headers: { ...HEADERS, ...headers } };
            const answer = (await request(route === QUERY ? graphql : route, {
                ...asked,
                request: { fetch, redirect: "manual", log: SILENT },
            }));
            const { data, status } = answer;
            if (status < 300 && typeof data === "object" && data !== null)
                return { data };
            if (status === 204)
                return { data: {} };
            const message = status < 300 ? "it is not JSON" : (0,server_words/* describeRedirect */.GO)("token");
            return { status, headers: answer.headers, message };
        }
        catch (error) {
            signal?.throwIfAborted();
            return readFailure(error);
        }
    }
    return {
        download: (path, most) => download(connection, `${baseUrl}/repos/${repository}${path}`, token, most),
        call(route, parameters = {}, given = {}) {
            return (0,network_connection/* repeat */.ux)(connection, MOST_ATTEMPTS, async (usualPause) => {
                const answer = await requestOnce(route, parameters, given);
                if ("data" in answer)
                    return { answer: answer.data };
                const { status, headers, message, isUnreached = false } = answer;
                const refusal = (0,server_words/* leadsElsewhere */.aW)(status)
                    ? readElsewhere(headers, apiUrl, token)
                    : readRefusal(status, headers, message, apiUrl);
                const askedWait = refusal ? undefined : (0,read_waiting_time/* readWaitingTime */.x)(status, headers, message, Date.now());
                // A conflict with what somebody else does at this moment: nothing was done, and it is soon over.
                const isSafe = (route.startsWith("GET ") || route === QUERY) && (status === 0 || status >= 500 || status < 300);
                const isPassing = !isUnreached && (isSafe || status === 409);
                const path = formatRoute(route, { ...parameters, owner, repo });
                return {
                    fault: createFault(path, { ...answer, refusal }, askedWait, token),
                    wait: askedWait ?? (isPassing ? usualPause : undefined),
                    isAsked: askedWait !== undefined,
                };
            });
        },
    };
}
/**
 * The origins of GitHub that get the token: that of the API, and GitHub's own for files, `uploads.` instead of `api.`
 */
function listOrigins(apiUrl) {
    const { protocol, host } = new URL(apiUrl);
    return [...new Set([host, host.replace(/^api\./u, "uploads.")])].map((one) => `${protocol}//${one}`);
}
function readFailure(error) {
    const { status, response, message } = error;
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, ...(0,network_fault/* describeNetworkFault */.A)(error) };
    return { status, headers: response.headers ?? {}, message: String(message) };
}
const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
/** The path as it was asked for. An address from GitHub is shortened, because it may contain a signature. */
function formatRoute(route, values) {
    const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
    return path.replace(/\{(\w+)\}/gu, (_, name) => encodePath(String(values[name])));
}
function encodePath(text) {
    return (0,safe/* shorten */.ml)(text.toWellFormed(), LONGEST_VALUE).split("/").map(encodeURIComponent).join("/");
}
function createFault(route, { status, message, isUnreached = false, refusal }, askedWait, token) {
    const answer = (0,server_words/* quoteServer */.u)(message, [token], 200);
    if (askedWait !== undefined) {
        return new fault/* GitHubFault */.Q("busy", `GitHub asks to wait ${String(Math.ceil(askedWait / 1000))} s before ${route}: ${answer}`);
    }
    if (isUnreached)
        return new fault/* GitHubFault */.Q("unreached", `GitHub is not reached from here: ${answer}. ${REACH}`);
    if (status === 0)
        return new fault/* GitHubFault */.Q("lost", `GitHub gave no answer to ${route}: ${answer}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${answer}`;
    if ([401, 403, 404, 451].includes(status))
        return new fault/* GitHubFault */.Q("forbidden", words, status, refusal);
    return new fault/* GitHubFault */.Q(status >= 500 || status < 300 ? "lost" : "invalid", words, status, refusal);
}


/***/ }),

/***/ 36438:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: function() { return /* binding */ PAGE; },
/* harmony export */   Lv: function() { return /* binding */ toRecord; },
/* harmony export */   s$: function() { return /* binding */ readAllPages; },
/* harmony export */   st: function() { return /* binding */ toList; }
/* harmony export */ });
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58146);


const PAGE = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.entriesOfPage;
/** All files of a pull request. Nobody reads as many comments. */
const MOST_PAGES = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.listedFiles / PAGE;
/**
 * Reads all entries of a list, page by page, up to a number of pages.
 *
 * @throws {GitHubFault} also if the answer is not a list. It does not count as an empty one.
 */
async function readAllPages(github, route, parameters, pages = MOST_PAGES) {
    const entries = [];
    for (let page = 1; page <= pages; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = toList(listed, route);
        entries.push(...found.map(toRecord));
        if (found.length < PAGE)
            break;
    }
    return entries;
}
/** The members of an object from GitHub. Empty if it is not an object. */
function toRecord(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}
function toList(value, route) {
    if (Array.isArray(value))
        return value;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("lost", `GitHub's answer to ${route} is not a list`);
}


/***/ }),

/***/ 80030:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ openReleases; }
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35860);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58146);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36438);



const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/**
 * @param uploads a client with time for large files, in both directions. Both clients send their token only to these
 * hosts.
 */
function openReleases(github, uploads, apiUrl) {
    /** The commit that a tag object names never changes. */
    const named = new Map();
    return {
        async tagCommit(tag) {
            const ref = await findExisting(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
            let { type, sha } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(ref)["object"]);
            // An annotated tag names a tag object, which may name another.
            for (let depth = 0; type === "tag" && depth < 5; depth++) {
                const object = named.get(sha) ?? (await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha }));
                named.set(sha, object);
                ({ type, sha } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(object)["object"]));
            }
            return type === "commit" && typeof sha === "string" ? sha : undefined;
        },
        async list(pages) {
            const releases = (await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readAllPages */ .s$)(github, `GET ${RELEASES}`, {}, pages)).map(parseRelease);
            return { releases, isWhole: releases.length < pages * _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE */ .KL };
        },
        async latest() {
            const found = await findExisting(github.call(`GET ${RELEASES}/latest`, {}));
            return found === undefined ? undefined : parseRelease(found);
        },
        async published(tag) {
            const found = await findExisting(github.call(`GET ${RELEASES}/tags/{tag}`, { tag }));
            return found === undefined ? undefined : parseRelease(found);
        },
        async one(id) {
            const found = await findExisting(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id }));
            return found === undefined ? undefined : parseRelease(found);
        },
        async assets(id) {
            return (await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readAllPages */ .s$)(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(parseAsset);
        },
        async create(values) {
            return parseRelease(await github.call(`POST ${RELEASES}`, values));
        },
        async update(id, values) {
            await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
        },
        async generatedNotes(tag, previous) {
            const since = previous === undefined ? {} : { previous_tag_name: previous };
            const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
            const { body } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(made);
            return typeof body === "string" ? body : "";
        },
        async mayWrite(tag) {
            try {
                await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag });
                return true;
            }
            catch (error) {
                if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q && error.kind === "forbidden" && !error.refusal)
                    return false;
                throw error;
            }
        },
        async remove(id) {
            await ignoreMissing(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!URL.canParse(address) || !(0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .listOrigins */ .c1)(apiUrl).includes(new URL(address).origin)) {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("invalid", "GitHub names a host to send files to that is none of its own");
            }
            const headers = { "content-type": "application/octet-stream" };
            return parseAsset(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
        },
        async download(id, most) {
            return uploads.download(`/releases/assets/${String(id)}`, most);
        },
        async removeAsset(id) {
            await ignoreMissing(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
        },
    };
}
async function findExisting(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q && error.status === 404)
            return undefined;
        throw error;
    }
}
/** If it does not exist any more, somebody else has removed it. */
async function ignoreMissing(asked) {
    await findExisting(asked);
}
function parseRelease(value) {
    const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl, } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(value);
    if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("lost", "GitHub's answer is not a release");
    }
    return {
        ...{ id, tag, uploadUrl, draft: draft === true, prerelease: prerelease === true, immutable: immutable === true },
        ...{ body: typeof body === "string" ? body : "", url: typeof url === "string" ? url : "" },
    };
}
function parseAsset(value) {
    const { id, name, state, digest, size } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("lost", "GitHub's answer is not a file of a release");
    }
    const content = {
        digest: typeof digest === "string" ? digest : undefined,
        size: typeof size === "number" ? size : 0,
    };
    return { id, name, state, ...content };
}


/***/ }),

/***/ 86378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ isRepositoryName; }
/* harmony export */ });
/** Whether a text is `owner/name`, as GitHub names a repository. */
function isRepositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/u.test(text);
}


/***/ }),

/***/ 27245:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readWorkflowPath; }
/* harmony export */ });
/**
 * Reads the path of the workflow's file from the claim `workflow_ref` of an identity token, such as
 * `lab/weather/.github/workflows/release.yml@refs/tags/weather@1.2.3`. A name of a tag, a branch or a file may contain
 * `@`.
 *
 * @returns `undefined` if the claim has another form.
 */
function readWorkflowPath(workflowRef) {
    return /^[^/]+\/[^/]+\/(.+?)@refs\//u.exec(workflowRef)?.[1];
}


/***/ }),

/***/ 59700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ MarketplaceFault; }
/* harmony export */ });
/** A sentence without a full stop. It contains no token. */
class MarketplaceFault extends Error {
    kind;
    status;
    problem;
    name = "MarketplaceFault";
    constructor(kind, message, 
    /** The status of the answer, if there was one. */
    status, 
    /** What the answer says, if it is what the contract wants. */
    problem) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.problem = problem;
    }
    /** The contract's word for the reason. */
    get code() {
        return this.problem?.code;
    }
}


/***/ }),

/***/ 3816:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: function() { return /* binding */ findLogin; },
/* harmony export */   Fw: function() { return /* binding */ writeLogin; },
/* harmony export */   _$: function() { return /* binding */ removeLogin; },
/* harmony export */   _F: function() { return /* binding */ isInCi; },
/* harmony export */   dG: function() { return /* binding */ findLoginFile; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _output_durable_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36878);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22264);
/* harmony import */ var _text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36517);






const SCHEMA = "plugin-preflight/login@1";
/** Where the token for an origin is kept. Each has a file of its own, so that two logins at once lose nothing. */
function findLoginFile(origin, environment) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(findLoginFolder(environment), makeName(origin));
}
function makeName(origin) {
    return `${(0,_text_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .hashContent */ .s)(Buffer.from(origin))}.json`;
}
function findLoginFolder({ XDG_CONFIG_HOME: given = "", APPDATA: windows = "" }) {
    const own = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)() === "win32" && windows !== "" ? windows : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), ".config");
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(given) ? given : own, "plugin-preflight", "logins");
}
/**
 * Keeps a token for exactly this origin, in a file that only its owner can read: whole, or not at all. Returns the file.
 *
 * @throws a system error.
 */
function writeLogin(origin, token, environment) {
    const text = `${JSON.stringify({ schema: SCHEMA, origin, token }, undefined, 2)}\n`;
    (0,_output_durable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDurably */ .v8)(findLoginFolder(environment), makeName(origin), Buffer.from(text));
    return findLoginFile(origin, environment);
}
/** Forgets the token for an origin. Returns whether there was one. */
function removeLogin(origin, environment) {
    const isThere = (0,_output_durable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readPrivateFile */ .q1)(findLoginFile(origin, environment)) !== undefined;
    (0,_output_durable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFile */ .nM)(findLoginFolder(environment), makeName(origin));
    return isThere;
}
/**
 * The token that was kept for exactly this origin. `undefined` if there is none.
 *
 * @throws {Refusal} for a file that somebody else can read or has written.
 */
function findLogin(origin, environment) {
    const file = findLoginFile(origin, environment);
    const read = (0,_output_durable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readPrivateFile */ .q1)(file);
    if (read === undefined)
        return undefined;
    if ("refused" in read)
        throw refuseLogin(file, read.refused, origin);
    const kept = parseLogin(read.text);
    if (kept?.origin !== origin)
        throw refuseLogin(file, "is damaged", origin);
    return kept.token;
}
/** Whether a token is given by the settings of a CI system, and not by a person at a terminal. */
function isInCi({ CI: ci = "", GITHUB_ACTIONS: actions = "" }) {
    return actions === "true" || !["", "0", "false"].includes(ci.toLowerCase());
}
function parseLogin(text) {
    const { schema, origin, token } = (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJsonObject */ .d)(text) ?? {};
    const isWhole = schema === SCHEMA && typeof origin === "string" && typeof token === "string";
    return isWhole ? { origin, token } : undefined;
}
function refuseLogin(file, what, origin) {
    const help = `Take the token back at the marketplace, as it may be known. Then keep another one:\n  plugin-preflight logout ${origin}\n  plugin-preflight login ${origin}`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P_(`The token for ${origin} is not used, as ${file} ${what}`, help);
}


/***/ }),

/***/ 7380:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dn: function() { return /* binding */ ConnectionFault; },
  JY: function() { return /* binding */ openConnection; },
  ux: function() { return /* binding */ repeat; },
  eH: function() { return /* binding */ sendFollowing; },
  E4: function() { return /* binding */ sendOnce; }
});

// EXTERNAL MODULE: ./build/bundled/network/finish-in-time.js
var finish_in_time = __webpack_require__(19592);
// EXTERNAL MODULE: ./build/bundled/network/make-fetch.js + 1 modules
var make_fetch = __webpack_require__(23799);
// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/network/proxy.js
var proxy = __webpack_require__(68901);
// EXTERNAL MODULE: ./build/bundled/network/pause.js
var pause = __webpack_require__(65831);
;// CONCATENATED MODULE: ./build/bundled/network/repeat-request.js

/** The shortest pause in milliseconds that is worth a line. */
const SHORTEST_ANNOUNCED = 1_000;
/**
 * Sends a request until it is answered, or until another attempt would be in vain.
 *
 * @param attempt is given the usual pause before the next one.
 * @throws the fault of the last attempt.
 */
async function repeatRequest({ attempts, pause: first, mayWait = () => true, signal, onWait }, attempt) {
    for (let number = 1;; number++) {
        const attempted = await attempt(first * 2 ** (number - 1));
        if ("answer" in attempted)
            return attempted.answer;
        const { fault, wait, isAsked = false } = attempted;
        if (wait === undefined || number === attempts || !mayWait(wait))
            throw fault;
        if (isAsked && wait >= SHORTEST_ANNOUNCED)
            onWait?.(fault.message, new Date(Date.now() + wait));
        await (0,pause/* pause */.v)(Math.max(wait, 1), signal);
        signal?.throwIfAborted();
    }
}

;// CONCATENATED MODULE: ./build/bundled/network/connection.js





/** Its message is the platform's and may contain an address, or what the server has sent. */
class ConnectionFault extends Error {
    kind;
    host;
    name = "ConnectionFault";
    constructor(kind, message, 
    /** Which host was asked. */
    host, options) {
        super(message, options);
        this.kind = kind;
        this.host = host;
    }
}
const REDIRECTS = [301, 302, 303, 307, 308];
async function openConnection(options) {
    const { url, origins = [new URL(url).origin], environment, userAgent, limits, signal, onWait, follow } = options;
    const fetch = await (0,make_fetch/* makeFetch */.h)(url, environment).catch((error) => {
        throw error instanceof proxy/* ProxyFault */.dg ? options.makeUnreachedFault(error.message) : error;
    });
    const fetchGuarded = (address, init, mostBytes) => {
        const headers = new Headers({ "user-agent": userAgent, ...init.headers });
        // A server must not choose who gets a credential.
        if (!origins.includes(new URL(address).origin))
            headers.delete("authorization");
        return fetch(address, { ...init, headers: Object.fromEntries(headers), redirect: "manual" }, mostBytes);
    };
    return {
        fetch: follow ? follow(fetchGuarded) : fetchGuarded,
        limits,
        end: limits.total === undefined ? Infinity : Date.now() + limits.total,
        signal,
        onWait,
    };
}
/**
 * Sends one request, once.
 *
 * @throws {ConnectionFault}, or the reason of the connection's signal.
 */
function sendOnce(connection, address, request, bounds = {}) {
    return finishBounded(connection, bounds, (signal) => fetchOnce(connection, address, request, signal, bounds));
}
/**
 * The same, and goes where it is redirected to, on a way that is encrypted or as the first one was.
 *
 * @param hops the most requests.
 */
function sendFollowing(connection, address, request, { hops, ...bounds }) {
    return finishBounded(connection, bounds, async (signal) => {
        const first = new URL(address);
        let at = first;
        for (let hop = 0; hop < hops; hop++) {
            const answer = await fetchOnce(connection, at.href, request, signal, bounds);
            const location = answer.headers.get("location");
            if (!REDIRECTS.includes(answer.status) || location === null)
                return answer;
            if (!URL.canParse(location, at.href))
                throw new ConnectionFault("no-address", "no address", at.host);
            at = new URL(location, at.href);
            if (at.protocol !== "https:" && at.protocol !== first.protocol) {
                throw new ConnectionFault("unencrypted", "not encrypted", at.host);
            }
        }
        throw new ConnectionFault("circle", "a circle", at.host);
    });
}
/** Sends a request until it is answered, as {@link repeatRequest} does, within the time of the connection. */
function repeat({ limits, end, signal, onWait }, attempts, attempt) {
    const { pause, mostPause = Infinity } = limits;
    const mayWait = (wait) => wait <= mostPause && Date.now() + wait < end;
    return repeatRequest({ attempts, pause, mayWait, signal, onWait }, attempt);
}
function finishBounded({ limits, end, signal }, { milliseconds = limits.each }, act) {
    return (0,finish_in_time/* finishInTime */.S)(Math.max(1, Math.min(milliseconds, end - Date.now())), signal, act);
}
async function fetchOnce(connection, address, request, signal, { mostBytes }) {
    try {
        return await connection.fetch(address, { ...request, signal }, mostBytes);
    }
    catch (error) {
        connection.signal?.throwIfAborted();
        const { message, isUnreached } = (0,network_fault/* describeNetworkFault */.A)(error);
        const isLate = error instanceof Error && error.name === "TimeoutError";
        const kind = isUnreached ? "unreached" : error instanceof RangeError ? "too-large" : isLate ? "late" : "lost";
        throw new ConnectionFault(kind, message, new URL(address).host, { cause: error });
    }
}


/***/ }),

/***/ 19592:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ finishInTime; }
/* harmony export */ });
/**
 * Does work with a signal that aborts after a time, or when the run is interrupted. `AbortSignal.any` does not keep
 * its sources alive: a timeout may be collected before it fires, and then nothing ends.
 */
async function finishInTime(milliseconds, outerSignal, act) {
    outerSignal?.throwIfAborted();
    const controller = new AbortController();
    const abort = () => {
        controller.abort(outerSignal?.reason);
    };
    const timer = setTimeout(() => {
        controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
    }, milliseconds);
    outerSignal?.addEventListener("abort", abort);
    try {
        return await act(controller.signal);
    }
    finally {
        clearTimeout(timer);
        outerSignal?.removeEventListener("abort", abort);
    }
}


/***/ }),

/***/ 23799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: function() { return /* binding */ makeFetch; }
});

;// CONCATENATED MODULE: ./build/bundled/network/bounded-fetch.js
const MIB = 1024 * 1024;
/** No answer has a hundredth of that, even if it is sent compressed. */
const MOST_BYTES = 8 * MIB;
/** A fetch that reads each answer as a whole. It throws a RangeError if the answer exceeds the limit. */
function makeBoundedFetch(fetch) {
    return async (url, init, mostBytes = MOST_BYTES) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await readBounded(body, mostBytes);
        // An answer with this status must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function readBounded(body, most) {
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

// EXTERNAL MODULE: ./build/bundled/network/proxy.js
var network_proxy = __webpack_require__(68901);
;// CONCATENATED MODULE: ./build/bundled/network/make-fetch.js


/** Whatever the environment says: with NODE_TLS_REJECT_UNAUTHORIZED=0, anybody on the way would get the token. */
const VERIFIED = { rejectUnauthorized: true };
/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {ProxyFault} if the address of the proxy is invalid.
 */
async function makeFetch(first, environment) {
    (0,network_proxy/* findProxy */.EE)(new URL(first), environment);
    const { fetch, Agent, ProxyAgent } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const direct = new Agent({ connect: VERIFIED });
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = (0,network_proxy/* findProxy */.EE)(new URL(address), environment);
        if (!proxy)
            return direct;
        const { url: uri, authorization: token } = proxy;
        const verified = { requestTls: VERIFIED, proxyTls: VERIFIED };
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...verified, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return makeBoundedFetch(async (url, init) => {
        const asked = { ...init, dispatcher: agentFor(url) };
        return await fetch(url, asked);
    });
}


/***/ }),

/***/ 71942:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ describeNetworkFault; }
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68901);

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** The innermost cause of a network error. The outer errors only say that there was one. */
function describeNetworkFault(error) {
    let message = String(error);
    let isUnreached = false;
    let cause = error;
    // Bounded, in case the chain of causes is a circle.
    for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
        message = cause.message || message;
        const { code } = cause;
        const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
        const isProxy = cause instanceof _proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .ProxyFault */ .dg || /^Proxy response \(\d+\)/u.test(cause.message);
        isUnreached ||= isUnknown || isProxy;
    }
    return { message, isUnreached };
}


/***/ }),

/***/ 65831:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ waitAtMost; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the pause at once. The caller checks its reason. */
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
/** Waits for a promise, but not longer than this. Leaves no timer that would keep the process alive. */
async function waitAtMost(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 46869:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   x: function() { return /* binding */ readWaitingTime; }
/* harmony export */ });
/** If a server names no time: one minute, as the documentation of GitHub recommends. */
const SECONDARY_MS = 60_000;
/**
 * How long a server asks to wait, in milliseconds. `undefined` if it does not ask to wait, so that a repetition would
 * not help.
 */
function readWaitingTime(status, headers, message, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = readRetryAfter(headers["retry-after"], now);
    if (after !== undefined)
        return after;
    if (headers["x-ratelimit-remaining"] === "0") {
        const reset = parseSeconds(headers["x-ratelimit-reset"]);
        return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
}
/** A date of HTTP in any of its forms. Alone, `Date.parse` makes one of "-1" as well. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/u;
/** `Retry-After`: seconds, or a date. In milliseconds. */
function readRetryAfter(value, now) {
    const given = parseSeconds(value);
    if (given !== undefined)
        return given * 1000;
    const date = typeof value === "string" && DATE.test(value) ? Date.parse(value) : NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
function parseSeconds(value) {
    return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
}


/***/ }),

/***/ 57814:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: function() { return /* binding */ describeRedirect; },
/* harmony export */   aW: function() { return /* binding */ leadsElsewhere; },
/* harmony export */   u: function() { return /* binding */ quoteServer; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

/** The words of a server as one harmless line without a secret. */
function quoteServer(text, secrets, most = 300) {
    let hidden = text;
    for (const secret of secrets)
        if (secret !== "")
            hidden = hidden.replaceAll(secret, "***");
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(hidden.trim(), most));
}
/** No redirect is followed, as a server must not choose who gets a credential. 304 leads nowhere. */
function leadsElsewhere(status) {
    return status >= 300 && status < 400 && status !== 304;
}
function describeRedirect(credential) {
    return `it leads elsewhere, and no ${credential} is sent there`;
}


/***/ }),

/***/ 36878:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: function() { return /* binding */ listFiles; },
/* harmony export */   I2: function() { return /* binding */ makePrivateFolder; },
/* harmony export */   Uf: function() { return /* binding */ copyNewFile; },
/* harmony export */   Wr: function() { return /* binding */ readFileIfThere; },
/* harmony export */   a0: function() { return /* binding */ makeEmptyFolder; },
/* harmony export */   kK: function() { return /* binding */ measureAge; },
/* harmony export */   nM: function() { return /* binding */ removeFile; },
/* harmony export */   q1: function() { return /* binding */ readPrivateFile; },
/* harmony export */   ri: function() { return /* binding */ isFileThere; },
/* harmony export */   v8: function() { return /* binding */ writeDurably; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);
/* harmony import */ var _new_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53139);





/** Windows does not have the other flags. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const LARGEST_PRIVATE = 64 * 1024;
const OTHERS = 0o077;
/** Makes a folder that only its owner can read. */
function makePrivateFolder(folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
}
/**
 * Writes a file of this tool's own data so that a crash leaves all of it or nothing. When it returns, the bytes are on
 * the disk.
 */
function writeDurably(folder, name, bytes) {
    makePrivateFolder(folder);
    // What a crash leaves of it is written over by the next attempt.
    const part = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${name}.part`);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(part, "w", 0o600);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, bytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    catch (error) {
        // A disk without room gets back what was written of it.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(part, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(part, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    syncFolder(folder);
}
function isFileThere(folder, name) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
}
/** Reads such a file. `undefined` if there is none. */
function readFileIfThere(folder, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return undefined;
        throw error;
    }
}
/** The names of such files, without those that are being written. */
function listFiles(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => !name.startsWith(".")) : [];
}
/** Copies such a file unless it is there. Nothing happens if it is not in the other folder any more. */
function copyNewFile(from, to, name) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name)) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name)))
        return;
    makePrivateFolder(to);
    const part = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, `.${name}.part`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), part, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(part, "r+");
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(part, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, name));
}
/** Removes such a file, or a link in its place, if it is there. */
function removeFile(folder, name) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
}
/** In milliseconds, since it was written. */
function measureAge(folder, name) {
    return Date.now() - ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}
/** Makes a folder of this tool's own. @throws {OccupiedError} if anything is in it. */
function makeEmptyFolder(folder) {
    (0,_new_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOccupiedFolder */ .hM)(folder);
    makePrivateFolder(folder);
}
/** Windows opens no folders, and keeps their order itself. */
function syncFolder(folder) {
    if (process.platform === "win32")
        return;
    const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, "r");
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(opened);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened);
    }
}
/** Reads a small file that only its owner can read, or says why it is none. `undefined` if there is nothing. */
function readPrivateFile(file) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (error) {
        if (!(0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            throw error;
        return error.code === "ENOENT" ? undefined : { refused: `cannot be read: ${error.message}` };
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stat.isFile() || stat.size > LARGEST_PRIVATE)
            return { refused: "is not a file of this tool" };
        // Windows has no such rights.
        if (process.platform === "win32")
            return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, "utf8") };
        if (stat.uid !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.userInfo)().uid)
            return { refused: "belongs to somebody else" };
        return (stat.mode & OTHERS) === 0
            ? { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, "utf8") }
            : { refused: "can be read by others" };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 86026:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ resolvePathOfFile; },
/* harmony export */   k: function() { return /* binding */ UnsafePathError; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75688);



/** The limit of Linux. */
const MOST_LINKS = 40;
/** A path that nothing is written to, because the authors of the repository could choose its target. */
class UnsafePathError extends Error {
    name = "UnsafePathError";
}
/**
 * Resolves a path, name by name. Outside a checkout, the caller's own links are followed. In a checkout, neither a
 * folder on the way nor the file may be a link or a part of git's own folder, because a commit can contain links and
 * choose their targets.
 *
 * @param checkouts folders with untrusted content. Every folder that contains a `.git` is one, too.
 * @throws {UnsafePathError} for a path that is refused.
 * @throws a system error for a path that leads nowhere.
 */
function resolvePathOfFile(path, checkouts, links = 0) {
    if (links > MOST_LINKS)
        throw new UnsafePathError(`there are too many links on the way to ${path}`);
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const roots = checkouts.map((root) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root));
    const isCheckout = (at) => roots.some((root) => (0,_workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(root, at)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== undefined;
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(full);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(full);
    const names = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
        .filter((one) => one !== "");
    let folder = root;
    let isInCheckout = isCheckout(root);
    for (const [at, next] of names.entries()) {
        if (isInCheckout)
            refuseGit(path, next);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next), { throwIfNoEntry: false });
        if (!stat) {
            const missing = names.slice(at);
            if (isInCheckout)
                for (const one of [...missing, name])
                    refuseGit(path, one);
            return { folder, missing, name, isInCheckout };
        }
        if (stat.isSymbolicLink()) {
            if (isInCheckout)
                refuseLink(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
            const rest = names.slice(at + 1);
            return resolvePathOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(readLinkTarget(folder, next), ...rest, name), checkouts, links + 1);
        }
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
        // It was no link a moment ago. Windows has names of drives that lead into folders.
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real) !== folder)
            throw new UnsafePathError(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next)} was replaced while it was looked at`);
        folder = real;
        // A short name of Windows differs from the folder's own name.
        if (isInCheckout)
            refuseGit(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
        isInCheckout ||= isCheckout(folder);
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (isInCheckout)
        refuseFile(path, file, stat);
    // A link to a pipe or a device, such as /dev/stdout, is kept. A link to nothing is replaced.
    const leadsToFile = stat?.isSymbolicLink() === true && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() === true;
    if (leadsToFile)
        return resolvePathOfFile(readLinkTarget(folder, name), checkouts, links + 1);
    return { folder, missing: [], name, isInCheckout };
}
function readLinkTarget(folder, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function refuseFile(path, file, stat) {
    refuseGit(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
    if (stat?.isSymbolicLink() === true)
        refuseLink(path, file);
    if (stat && !stat.isFile() && !stat.isDirectory())
        throw new UnsafePathError(`${file} is not a regular file`);
    if (stat)
        refuseGit(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)));
}
function refuseLink(path, link) {
    const which = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === link ? "it is" : `${link} is`;
    throw new UnsafePathError(`${which} a link of the repository, which may lead anywhere`);
}
function refuseGit(path, name) {
    if (isGitName(name))
        throw new UnsafePathError(`${path} is in git's own folder, whose files are commands to git`);
}
/**
 * Whether a file system may treat a name as `.git`: in any letter case, with ignored characters, or as a short name.
 */
function isGitName(name) {
    const plain = name
        .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
        .replace(/:.*$/su, "")
        .replace(/[. ]+$/u, "")
        .toLowerCase();
    return plain === ".git" || /^git~\d+$/u.test(plain);
}


/***/ }),

/***/ 5269:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ printWaiting; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);


/** Says what a run waits for and until when, as nothing else is printed meanwhile. */
function printWaiting(what, until) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printError */ .yJ)(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeInert */ .RU)(`Waiting until ${until.toISOString().slice(11, 19)} UTC: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(what)}`)}\n`);
}


/***/ }),

/***/ 47947:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: function() { return /* binding */ ChangedFileError; },
  _: function() { return /* binding */ writeFile; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
// EXTERNAL MODULE: ./build/bundled/workspace/opened-path.js
var opened_path = __webpack_require__(57925);
// EXTERNAL MODULE: ./build/bundled/output/path-of-file.js
var path_of_file = __webpack_require__(86026);
;// CONCATENATED MODULE: ./build/bundled/output/open-folder.js





const { O_DIRECTORY = 0, O_NOFOLLOW = 0 } = external_node_fs_.constants;
/** Linux opens a folder with it that may be written to but not listed. */
const O_PATH = 0o10000000;
/**
 * Does something in a folder, and makes it where it is missing.
 *
 * @param existing a real path
 * @param missing the names of the folders below it.
 * @throws {UnsafePathError} if the folder was replaced meanwhile.
 * @throws a system error, which names real paths.
 */
function withOpenFolder(existing, missing, act) {
    const descriptors = [];
    let folder;
    try {
        folder = openRealFolder(existing, existing, descriptors);
        for (const name of missing)
            folder = makeFolderBelow(folder, name, descriptors);
        return act(folder);
    }
    catch (error) {
        if ((0,safe_read/* isSystemError */.Or)(error) && folder)
            error.message = error.message.replaceAll(folder.locate(""), (0,external_node_path_.join)(folder.path, "/"));
        throw error;
    }
    finally {
        for (const descriptor of descriptors)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
/**
 * Makes a folder below another one, but not its parents: Node's option for these never ends where a system refuses, as
 * in /proc.
 */
function makeFolderBelow(above, name, descriptors) {
    const [at, path] = [above.locate(name), (0,external_node_path_.join)(above.path, name)];
    try {
        (0,external_node_fs_.mkdirSync)(at);
    }
    catch (error) {
        // Another process may have made it first. If that is not a folder, opening it is refused.
        if (!(0,safe_read/* isSystemError */.Or)(error) || error.code !== "EEXIST")
            throw error;
    }
    return openRealFolder(at, path, descriptors);
}
/**
 * @param at the path by which it is reached: it may lead through a descriptor.
 * @param path its real path.
 */
function openRealFolder(at, path, descriptors) {
    if (!(0,opened_path/* canReadOpenedPaths */.kh)())
        return makeComparedFolder(path);
    const descriptor = openDescriptor(at, path);
    descriptors.push(descriptor);
    const opened = {
        path,
        locate: (name) => `${(0,opened_path/* makeDescriptorPath */.hK)(descriptor)}/${name}`,
        requireInPlace() {
            if ((0,opened_path/* readOpenedPath */.PI)(descriptor) !== path)
                throw makeReplacedError(path);
        },
    };
    opened.requireInPlace();
    return opened;
}
function openDescriptor(at, path) {
    try {
        return (0,external_node_fs_.openSync)(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
    }
    catch (error) {
        // So answers the system where a link or a file is at this path.
        if ((0,safe_read/* isSystemError */.Or)(error) && (error.code === "ENOTDIR" || error.code === "ELOOP"))
            throw makeReplacedError(path);
        throw error;
    }
}
function makeComparedFolder(path) {
    const before = (0,external_node_fs_.statSync)(path);
    const requireInPlace = () => {
        if (!(0,opened_path/* hasIdentity */.rr)(path, before))
            throw makeReplacedError(path);
    };
    requireInPlace();
    return { path, locate: (name) => (0,external_node_path_.join)(path, name), requireInPlace };
}
function makeReplacedError(path) {
    return new path_of_file/* UnsafePathError */.k(`${path} was replaced while it was written to`);
}

;// CONCATENATED MODULE: ./build/bundled/output/write-file.js






const { O_CREAT, O_EXCL, O_WRONLY } = external_node_fs_.constants;
/** Windows does not have this flag. */
const { O_NOFOLLOW: write_file_O_NOFOLLOW = 0 } = external_node_fs_.constants;
/** A file was changed before it could be replaced. */
class ChangedFileError extends Error {
    name = "ChangedFileError";
}
/**
 * Writes a file for a user, whole or not at all, and the folders above it: the only way to write one. A file that
 * exists keeps its place and its rights.
 *
 * @param checkouts as {@link resolvePathOfFile} has them: in a checkout nothing is written through a link or into git's own folder.
 * @param expected the content that the file must still have. Any content if left out.
 * @throws {UnsafePathError} for a path that is refused. Nothing is changed then.
 * @throws {ChangedFileError} if the file has another content. Nothing is changed then.
 */
function writeFile(path, content, checkouts, expected) {
    const { folder, missing, name, isInCheckout } = (0,path_of_file/* resolvePathOfFile */.R)(path, checkouts);
    withOpenFolder(folder, missing, (held) => {
        const file = held.locate(name);
        const before = (isInCheckout ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file, { throwIfNoEntry: false });
        if (before)
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
        if (expected && before?.isFile() !== true)
            throw new ChangedFileError(`${path} is not a regular file any more`);
        if (before && !before.isFile()) {
            if (isInCheckout && !before.isDirectory())
                throw new path_of_file/* UnsafePathError */.k(`${path} is not a regular file`);
            // A pipe or a device, such as /dev/stdout, is not replaced. The system refuses a folder.
            (0,external_node_fs_.writeFileSync)(file, content);
            return;
        }
        replaceFile(held, name, { content, mode: before?.mode, expected });
    });
}
/** A temporary file is renamed to the file. A link that appeared meanwhile is replaced, not followed. */
function replaceFile(held, name, { content, mode, expected }) {
    const file = held.locate(name);
    const draft = held.locate(`.${name.slice(0, 100)}.${(0,external_node_crypto_.randomUUID)()}.draft`);
    const descriptor = (0,external_node_fs_.openSync)(draft, O_WRONLY | O_CREAT | O_EXCL | write_file_O_NOFOLLOW, 0o666);
    try {
        try {
            (0,external_node_fs_.writeFileSync)(descriptor, content);
            if (mode !== undefined)
                (0,external_node_fs_.fchmodSync)(descriptor, mode & 0o7777);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        held.requireInPlace();
        // The renaming must follow at once: what another program saves in between is lost.
        if (expected && !isExactly(held, name, expected)) {
            throw new ChangedFileError(`${(0,external_node_path_.join)(held.path, name)} was changed meanwhile`);
        }
        (0,external_node_fs_.renameSync)(draft, file);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(draft, { force: true });
        throw error;
    }
}
/** Whether a file contains exactly these bytes, and is neither changed nor replaced while they are compared. */
function isExactly(held, name, expected) {
    const file = held.locate(name);
    const first = (0,external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
    if (first?.size !== BigInt(expected.length))
        return false;
    const bytes = (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(held.path, name), expected.length));
    if (!bytes || Buffer.compare(bytes, expected) !== 0)
        return false;
    const last = (0,external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
    return ["dev", "ino", "size", "mtimeNs", "ctimeNs"].every((key) => last?.[key] === first[key]);
}


/***/ }),

/***/ 71243:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ makeArchiveEntries; }
/* harmony export */ });
/** The files of an opened archive, each with its digest. */
function makeArchiveEntries({ entries }) {
    return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
}


/***/ }),

/***/ 47840:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ makeArchiveName; },
/* harmony export */   v: function() { return /* binding */ makePluginId; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);

const LONGEST = 200;
/** The name of a plugin's archive, such as `weather-widget-1.4.0.zip`. `undefined` without a name or version. */
function makeArchiveName(manifest) {
    const id = Object.hasOwn(manifest, "name") ? makePluginId(manifest["name"]) : undefined;
    const declared = Object.hasOwn(manifest, "version") ? manifest["version"] : undefined;
    const version = typeof declared === "string" ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(declared) : undefined;
    if (id === undefined || !version)
        return undefined;
    const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
    return name.length > LONGEST ? undefined : name;
}
/** A plugin's name in lower case with hyphens. `undefined` if the name does not follow the specification. */
function makePluginId(name) {
    if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
        return undefined;
    const id = name
        .toLowerCase()
        .split(/[^a-z0-9]/u)
        .filter((word) => word !== "")
        .join("-");
    return id === "" ? undefined : id;
}


/***/ }),

/***/ 4197:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ inspectArchive; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
/* harmony import */ var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);




const NO_REPOSITORY = { absent: "an archive is judged without its repository" };
/**
 * Inspects the files of an archive, without its repository.
 *
 * @param folder what the places in the report are relative to.
 */
async function inspectArchive({ workspace }, policy, folder = "") {
    const findOut = policy.findOut ? (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__/* .combineFactFinders */ .N)(policy.findOut, findArchiveFacts) : findArchiveFacts;
    return placeInRepository(await (0,_run_inspection_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareInspection */ .YG)({ ...policy, findOut })(hideOutside(workspace), ""), folder);
}
/** The files of an archive for checks. Checks that need git are skipped with this reason. */
function hideOutside(workspace) {
    return { ...workspace, git: () => NO_REPOSITORY };
}
/** The facts that no file of an archive contains. */
function findArchiveFacts() {
    return Promise.resolve({ workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY });
}
/** Moves the places of a report on an archive to the repository. */
function placeInRepository(report, folder) {
    const moveFinding = ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, edit.file) })) }),
    });
    return { ...(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .mapFindings */ .HK)(report, moveFinding), path: folder === "" ? "." : folder };
}


/***/ }),

/***/ 13425:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ ArtifactFault; }
/* harmony export */ });
/**
 * Why the archive of an earlier job is not released: wrong usage if something is missing, refused if it is not what was
 * checked. Nothing has been written anywhere.
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


/***/ }),

/***/ 40925:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R9: function() { return /* binding */ readArtifact; },
  pd: function() { return /* binding */ readFinishedArchive; },
  cB: function() { return /* binding */ refuseCommit; },
  yz: function() { return /* binding */ refuseOtherPlugin; },
  w5: function() { return /* binding */ refuseUnfitFiles; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/checkout-step.js
var checkout_step = __webpack_require__(45827);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 2 modules
var archive = __webpack_require__(24852);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/artifact-folder.js



/** The folder that a path names, or in which the file lies that it names; `undefined` where there is neither. */
function openArtifactFolder(path) {
    const asFolder = (0,disk/* resolveFolder */.h1)(path);
    const folder = asFolder ?? (0,disk/* resolveFolder */.h1)((0,external_node_path_.dirname)(path));
    const files = folder === undefined ? undefined : (0,safe_read/* readFolder */.j1)(folder);
    if (folder === undefined || !files)
        return undefined;
    const named = asFolder === undefined ? (0,external_node_path_.basename)(path) : undefined;
    if (named !== undefined && !files.some(({ name }) => name === named))
        return undefined;
    return {
        ...{ named, path: folder, files },
        read(name, most) {
            const kind = files.find((file) => file.name === name)?.kind;
            if (kind === undefined)
                return "missing";
            if (kind !== "file")
                return kind === "link" ? "a link" : "no regular file";
            return (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(folder, name), most)) ?? "too large, or not readable";
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/run/record.js
var record = __webpack_require__(69481);
// EXTERNAL MODULE: ./build/bundled/packing/receipt.js
var packing_receipt = __webpack_require__(63368);
;// CONCATENATED MODULE: ./build/bundled/packing/read-receipt.js



const SUBJECT = "The receipt";
const HASH = /^[0-9a-f]{64}$/u;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** Reads a receipt, whoever wrote it, or says why it is not a receipt. */
function readReceipt(bytes) {
    try {
        return (0,record/* readRecord */.a)({ bytes, subject: SUBJECT, schema: packing_receipt/* RECEIPT_SCHEMA */.RJ, help: "" }, readReceiptRecord);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return { refused: error.message };
        throw error;
    }
}
function readReceiptRecord(record) {
    const archive = record.part("archive", (part) => ({
        name: part.text("name"),
        sha256: readMatching(part, "sha256", HASH, "a SHA-256 in hexadecimal"),
        size: part.sum("size"),
        files: part.sum("files"),
    }));
    const plugin = record.part("plugin", (part) => {
        const path = part.text("path");
        if (!isFolder(path))
            part.refuse("path", "it is not a folder of a repository");
        return { path, name: part.text("name"), version: part.text("version") };
    });
    const commit = record.isNull("commit") ? undefined : readMatching(record, "commit", COMMIT, "a commit's whole hash");
    return { archive, plugin, commit };
}
function readMatching(record, key, form, words) {
    const text = record.text(key);
    return form.test(text) ? text : record.refuse(key, `it is not ${words}`);
}
function isFolder(path) {
    if (path === ".")
        return true;
    return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}

// EXTERNAL MODULE: ./build/bundled/packing/refusals.js
var refusals = __webpack_require__(94043);
// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
;// CONCATENATED MODULE: ./build/bundled/packing/artifact.js


















const MOST_RECEIPT_BYTES = 1024 * 1024;
const MOST_SUMS_BYTES = 64 * 1024;
const UPLOAD_FOLDER = 'Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases:\n  - uses: actions/upload-artifact@<commit>\n    with: { name: release, path: "${{ steps.preflight.outputs.artifact-dir }}", if-no-files-found: error }';
const RUN_AGAIN = "Do not release this one. See what came between the two jobs, then run the whole workflow again:\n  gh run rerun";
/**
 * Reads an archive, or the folder with the archive, its receipt and its sums. None of them is trusted: the bytes are
 * hashed and unpacked here, and every statement must agree with them.
 *
 * @param pin the digest from another job than the one that handed over the file.
 * @throws {ArtifactFault}
 */
function readArtifact(path, pin) {
    const folder = requireArtifactFolder(path);
    const receipt = readReceiptOfFolder(folder);
    const read = readArchive(folder, { pin, receipt, readSum });
    const { commit } = receipt;
    if (commit === undefined) {
        const help = `Check out in the job that packs, so that git says which commit it is:\n${checkout_step/* CHECKOUT_STEP */.m}`;
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, "The receipt names no commit, so nobody knows what the archive was made of", help);
    }
    return { ...read, archive: { ...read.archive, commit }, receipt };
}
/**
 * Reads an archive as {@link readArtifact} does, with the receipt and the sums that are next to it, if any.
 *
 * @throws {ArtifactFault}
 */
async function readFinishedArchive(path) {
    const folder = requireArtifactFolder(path);
    const hasFile = (name) => folder.files.some((file) => file.name === name);
    const receipt = hasFile(packing_receipt/* RECEIPT_NAME */.jg) ? readReceiptOfFolder(folder) : undefined;
    const read = readArchive(folder, { receipt, readSum: hasFile(sums/* SUMS */.vf) ? findSum : () => undefined });
    if (receipt)
        await refuseOtherPlugin({ ...read, receipt });
    return { ...read, receipt };
}
function requireArtifactFolder(path) {
    const folder = openArtifactFolder(path);
    if (folder)
        return folder;
    const help = "Download it in a step above this one:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }";
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `There is no archive, and no folder of one, at ${(0,safe/* quote */.hD)(path, 200)}`, help);
}
/** @throws {ArtifactFault} if the archive is not what is declared, or must not be released. */
function readArchive(folder, { pin, receipt, readSum: sumOf }) {
    const name = findArchiveName(folder);
    const bytes = readFileBytes(folder, name, archive_limits/* MOST_ARCHIVED_BYTES */.Fw);
    const sha256 = (0,sums/* computeSha256 */.jH)(bytes);
    requireSameSum(sha256, pin, "checked-sha256 asks for");
    requireSameSum(sha256, sumOf(folder, name), `${sums/* SUMS */.vf} says`);
    requireSameSum(sha256, receipt?.archive.sha256, "its receipt says");
    if (receipt) {
        requireSame(name, receipt.archive.name, "is called");
        requireSame(bytes.length, receipt.archive.size, "has a size in bytes of");
    }
    const opened = (0,archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive is refused: ${opened.refused}`, RUN_AGAIN);
    const files = (0,archive_entry/* makeArchiveEntries */.l)(opened);
    if (receipt)
        requireSame(files.length, receipt.archive.files, "contains a number of files of");
    refuseUnfitFiles(opened);
    return { file: (0,external_node_path_.join)(folder.path, name), archive: { name, bytes, sha256, files }, opened };
}
/** @throws {ArtifactFault} if the plugin in the archive is not the one that its receipt and its name declare. */
async function refuseOtherPlugin({ archive, receipt, opened, }) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["manifest"] })).facts;
    if ((0,absent/* isAbsent */.W0)(manifest))
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive contains no plugin: ${manifest.absent}`, RUN_AGAIN);
    requireSame(String(manifest.value["name"]), receipt.plugin.name, "contains a plugin of the name");
    requireSame(String(manifest.value["version"]), receipt.plugin.version, "contains a plugin of the version");
    requireSame(archive.name, (0,archive_name/* makeArchiveName */.Y)(manifest.value) ?? "", "is called", "its plugin is packed as");
}
/** @throws {ArtifactFault} if the archive was made from another commit than the one of this run. */
function refuseCommit({ archive }, tag, expected) {
    if (expected === undefined || expected === archive.commit)
        return;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive was made of commit ${archive.commit}, and this run is for ${expected}, which ${tag} names`, "Release what a job of this very run has checked: needs: check, and download its artifact without a run-id:\n  needs: check");
}
function readReceiptOfFolder(folder) {
    const bytes = readFileBytes(folder, packing_receipt/* RECEIPT_NAME */.jg, MOST_RECEIPT_BYTES);
    const read = readReceipt(bytes);
    if ("refused" in read)
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, read.refused, RUN_AGAIN);
    return read;
}
function findArchiveName({ named, files, path }) {
    if (named !== undefined)
        return named;
    const archives = files.map(({ name }) => name).filter((name) => /\.zip$/iu.test(name));
    const [only, ...others] = archives;
    if (only !== undefined && others.length === 0)
        return only;
    const shown = archives.slice(0, 3).map((name) => (0,safe/* quote */.hD)(name));
    throw only === undefined
        ? new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `The folder ${(0,safe/* quote */.hD)(path, 200)} contains no archive`, UPLOAD_FOLDER)
        : new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `The folder contains ${String(archives.length)} archives, and only one can be meant: ${shown.join(", ")}`, "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip");
}
function readFileBytes(folder, name, most) {
    const read = folder.read(name, most);
    if (typeof read !== "string")
        return read;
    if (read === "missing") {
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `There is no ${name} next to the archive in ${(0,safe/* quote */.hD)(folder.path, 200)}`, UPLOAD_FOLDER);
    }
    const limit = read.startsWith("too large") ? ` (at most ${(0,sizes/* formatSize */.X)(most)} are read)` : "";
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `${(0,safe/* quote */.hD)(name, 200)} is ${read}${limit}`, RUN_AGAIN);
}
/** The digest of a file in the list of digests. */
function readSum(folder, name) {
    const digest = findSum(folder, name);
    if (digest !== undefined)
        return digest;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `${sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quote */.hD)(name, 200)}`, RUN_AGAIN);
}
/** The same, or `undefined` if the list does not name the file. */
function findSum(folder, name) {
    const text = new TextDecoder().decode(readFileBytes(folder, sums/* SUMS */.vf, MOST_SUMS_BYTES));
    const lines = text.split("\n").flatMap((line) => {
        const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
        return file === name ? [digest] : [];
    });
    const [digest, ...others] = lines;
    if (others.every((other) => other === digest))
        return digest;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `${sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quote */.hD)(name, 200)}`, RUN_AGAIN);
}
function requireSameSum(actual, declared, who) {
    if (declared === undefined || declared === actual)
        return;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive has sha256 ${actual}, and ${who} ${declared}`, RUN_AGAIN);
}
function requireSame(actual, declared, what, who = "its receipt says") {
    if (actual === declared)
        return;
    const words = (value) => (typeof value === "string" ? (0,safe/* quote */.hD)(value, 200) : String(value));
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive ${what} ${words(actual)}, and ${who} ${words(declared)}`, RUN_AGAIN);
}
/** @throws {ArtifactFault} for files that packing would not have included. */
function refuseUnfitFiles({ entries, workspace }) {
    const bad = entries.filter(({ path }) => (0,credential_files/* containsCredentials */._b)(workspace, path));
    const refused = bad.map(({ path }) => ({ path, why: "credentials" }));
    const [first] = (0,refusals/* findRefusals */.N)(workspace, "", { files: entries, refused });
    if (first)
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `In the archive, ${first.message}`, RUN_AGAIN);
}


/***/ }),

/***/ 38758:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: function() { return /* binding */ compareArchives; },
/* harmony export */   _5: function() { return /* binding */ isUnchanged; },
/* harmony export */   iJ: function() { return /* binding */ sumSizes; },
/* harmony export */   zA: function() { return /* binding */ listPermissions; }
/* harmony export */ });
/* unused harmony export findNewPermissions */
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

/** Compares the files of two archives. Both lists are sorted by path, and so is the result. */
function compareArchives(before, after) {
    const old = new Map(before.map((entry) => [entry.path, entry]));
    const newPaths = new Set(after.map(({ path }) => path));
    const pairs = after.flatMap((entry) => {
        const was = old.get(entry.path);
        return was ? [{ before: was, after: entry }] : [];
    });
    return {
        added: after.filter(({ path }) => !old.has(path)),
        removed: before.filter(({ path }) => !newPaths.has(path)),
        changed: pairs.filter((pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable),
        growth: sumSizes(after) - sumSizes(before),
    };
}
/**
 * Whether two archives have the same content. The archives before and after the plugin's own code runs must be the
 * same.
 */
function isUnchanged({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
/** The permissions that a manifest requests and an older one did not, in its own order. */
function findNewPermissions(before, after) {
    const oldPermissions = new Set(listPermissions(before));
    return [...new Set(listPermissions(after))].filter((permission) => !oldPermissions.has(permission));
}
function sumSizes(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}
/** The permissions that a manifest requests, as it writes them: texts, or objects with a `type`. */
function listPermissions(manifest) {
    const list = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(manifest) ? manifest["permissions"] : undefined;
    const items = Array.isArray(list) ? list : [];
    const names = items.map((item) => ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? item["type"] : item));
    return names.filter((name) => typeof name === "string");
}


/***/ }),

/***/ 29856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ findPackageDifference; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88241);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _archive_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38758);




async function findPackageDifference(before, after) {
    const same = findSameFiles(before.files, after.files);
    return {
        before: summarize(before),
        after: summarize(after),
        permissions: {
            added: [...after.permissions].filter((permission) => !before.permissions.has(permission)),
            removed: [...before.permissions].filter((permission) => !after.permissions.has(permission)),
        },
        hosts: findHostChanges(before, after, same),
        packages: findPackageChanges(before, after, same),
        entryPoints: findEntryPointChanges(before.entryPoints, after.entryPoints),
        files: await findFileChanges(before, after),
    };
}
function summarize({ name, sha256, size, files, manifest }) {
    const version = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(manifest) ? undefined : (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(manifest, "version");
    return {
        name,
        ...(typeof version === "string" && { version }),
        ...{ sha256, size, unpacked: (0,_archive_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSizes */ .iJ)(files), files: files.length },
    };
}
/** The paths of files that are the same in both: whatever they name, they name it in both. */
function findSameFiles(before, after) {
    const digests = new Map(before.map(({ path, sha256 }) => [path, sha256]));
    return new Set(after.flatMap(({ path, sha256 }) => (digests.get(path) === sha256 ? [path] : [])));
}
function findHostChanges(before, after, same) {
    const [old, now] = [getHosts(before), getHosts(after)];
    return findNameChanges({ names: [...old.keys()], unread: listUnread(before.namedHosts, same) }, { names: [...now.keys()], unread: listUnread(after.namedHosts, same) }, (host) => ({ host, file: now.get(host) ?? "" }));
}
function getHosts({ namedHosts }) {
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(namedHosts) ? new Map() : namedHosts.hosts;
}
function findPackageChanges(before, after, same) {
    const [old, now] = [getPackages(before), getPackages(after)];
    const listVersions = (packages, name) => [...(packages.get(name) ?? [])].toSorted();
    const changed = [...now.keys()].flatMap((name) => {
        const [was, is] = [listVersions(old, name), listVersions(now, name)];
        const isKnown = was.length > 0 && is.length > 0;
        return isKnown && was.join() !== is.join() ? [{ name, before: was, after: is }] : [];
    });
    const compared = findNameChanges({ names: [...old.keys()], unread: listUnread(before.packagesInside, same) }, { names: [...now.keys()], unread: listUnread(after.packagesInside, same) }, (name) => ({ name, versions: listVersions(now, name) }));
    return { ...compared, changed };
}
function getPackages({ packagesInside }) {
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(packagesInside) ? new Map() : packagesInside.packages;
}
function listUnread(fact, same) {
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(fact))
        return [{ why: fact.absent }];
    const unread = fact.unread.filter(({ file }) => file === undefined || !same.has(file));
    return unread.map(({ file, why }) => ({ ...(file !== undefined && { file }), why }));
}
function findNameChanges(before, after, makeItem) {
    const [old, now] = [new Set(before.names), new Set(after.names)];
    const more = [...now].filter((name) => !old.has(name)).toSorted();
    const [added, perhaps] = before.unread.length === 0 ? [more, []] : [[], more];
    return {
        added: added.map(makeItem),
        removed: after.unread.length === 0 ? [...old].filter((name) => !now.has(name)).toSorted() : [],
        perhapsAdded: perhaps.map(makeItem),
        unread: { before: before.unread, after: after.unread },
    };
}
function findEntryPointChanges(before, after) {
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
        const [was, is] = [before.get(key), after.get(key)];
        if (was === is)
            return [];
        return [{ key, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
    });
}
/** The sum of the files that are compressed to be measured. */
const MOST_MEASURED = 32 * 1024 * 1024;
async function findFileChanges(before, after) {
    // The platform's own would give other sizes on another machine.
    const { gzipSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(570), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
    const { added, removed, changed } = (0,_archive_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .compareArchives */ .XG)(before.files, after.files);
    const pairs = [
        ...added.map((is) => ({ path: is.path, is, growth: is.size })),
        ...removed.map((was) => ({ path: was.path, was, growth: -was.size })),
        ...changed.map((pair) => ({
            ...{ path: pair.after.path, was: pair.before, is: pair.after },
            growth: pair.after.size - pair.before.size,
        })),
    ];
    const inOrder = pairs.toSorted((a, b) => b.growth - a.growth || (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .comparePaths */ .cD)(a, b));
    const budget = { left: MOST_MEASURED };
    const measure = (workspace, { path, size, isExecutable }) => {
        budget.left -= size;
        const bytes = budget.left < 0 ? undefined : workspace.bytes(path, size);
        return { size, ...(bytes && { gzip: gzipSync(bytes).length }), isExecutable };
    };
    return inOrder.map(({ path, was, is }) => ({
        path,
        ...(was && { before: measure(before.workspace, was) }),
        ...(is && { after: measure(after.workspace, is) }),
    }));
}


/***/ }),

/***/ 74556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ readPackageFacts; }
/* harmony export */ });
/* harmony import */ var _sdk_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86356);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85163);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _archive_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71243);
/* harmony import */ var _archive_difference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38758);







const ENTRY_KEYS = ["main", "web", "background"];
/** Reads an opened archive as a plugin. It may be anybody's. */
async function readPackageFacts({ entries, workspace }, archive) {
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlugin */ .o)(workspace, { needs: ["manifest", "packagesInside", "namedHosts"] });
    const { packagesInside, namedHosts } = facts;
    const manifest = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(facts.manifest) ? facts.manifest : facts.manifest.value;
    const value = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(manifest) ? {} : manifest;
    const { name, sha256, size } = archive;
    return {
        ...{ name, sha256, size, workspace, manifest, packagesInside, namedHosts },
        files: (0,_archive_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .makeArchiveEntries */ .l)({ entries, workspace }).toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .comparePaths */ .cD),
        permissions: new Set((0,_archive_difference_js__WEBPACK_IMPORTED_MODULE_4__/* .listPermissions */ .zA)(value)),
        entryPoints: listEntryPoints(value),
    };
}
function listEntryPoints(manifest) {
    const hooks = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(manifest, "hooks");
    const named = [
        ...ENTRY_KEYS.map((key) => [key, (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(manifest, key)]),
        ..._sdk_context_js__WEBPACK_IMPORTED_MODULE_6__/* .HOOKS */ .r.map((name) => [`hooks.${name}`, (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(hooks) ? (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(hooks, name) : undefined]),
    ];
    return new Map(named.flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])));
}


/***/ }),

/***/ 69590:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: function() { return /* binding */ formatFileChanges; },
/* harmony export */   Bi: function() { return /* binding */ formatArchiveMarkdown; },
/* harmony export */   oN: function() { return /* binding */ formatArchive; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38758);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59950);




const MOST_ROWS = 200;
/**
 * The files of an archive with their sizes, and its digest last. Lines for a terminal, without a line break at the
 * end.
 */
function formatArchive(archive) {
    const { files, bytes } = archive;
    const shown = cutRows(files);
    const sizes = shown.map(({ size }) => (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size));
    const column = Math.max(0, ...sizes.map((size) => size.length));
    const rows = shown.map((file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(file.path)}${formatMark(file)}`);
    return [
        archive.name,
        ...rows,
        ...formatRemaining(shown.length, files.length).map((line) => `  ${line}`),
        "",
        formatTotals(files, bytes.length),
        "",
        `sha256  ${archive.sha256}`,
    ].join("\n");
}
/** The same as Markdown, for the summary of a job. */
function formatArchiveMarkdown(archive) {
    const { files, bytes } = archive;
    const shown = cutRows(files);
    return [
        `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMarkdown */ .jI)(archive.name)}`,
        "",
        `${formatTotals(files, bytes.length)}  `,
        `sha256 \`${archive.sha256}\``,
        "",
        `<details><summary>${files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(files.length)} files`}</summary>`,
        "",
        "| File | Size |",
        "| --- | ---: |",
        ...shown.map((file) => `| ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMarkdown */ .jI)(file.path)}${formatMark(file)} | ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(file.size)} |`),
        "",
        ...formatRemaining(shown.length, files.length),
        "</details>",
        "",
    ].join("\n");
}
function cutRows(files) {
    return files.slice(0, MOST_ROWS);
}
function formatRemaining(shown, all) {
    return all > shown ? [`and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(all - shown)} more`] : [];
}
function formatMark({ isExecutable }) {
    return isExecutable ? " (executable)" : "";
}
function formatTotals(files, packed) {
    const count = files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(files.length)} files`;
    return `${count}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)((0,_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSizes */ .iJ)(files))}, packed ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(packed)}`;
}
/** The added, removed and changed files with their sizes, one on each line, up to a limit. */
function formatFileChanges(difference, most) {
    const changes = listChangedFiles(difference);
    const shown = changes.slice(0, most);
    const rows = shown.map(({ kind, name, size }) => `${kind.padEnd(7)}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name)}  ${size}`);
    return [...rows, ...formatRemaining(shown.length, changes.length)].map((line) => `  ${line}`);
}
function listChangedFiles({ added, removed, changed }) {
    return [
        ...added.map(({ path, size }) => ({ kind: "added", name: path, size: (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size) })),
        ...removed.map(({ path, size }) => ({ kind: "removed", name: path, size: (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size) })),
        ...changed.map(({ before, after }) => ({ kind: "changed", name: after.path, size: formatGrowth(before, after) })),
    ];
}
function formatGrowth(before, after) {
    const growth = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(after.size)}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChange */ .e)(after.size - before.size)}`;
    if (before.isExecutable === after.isExecutable)
        return growth;
    return `${growth}, ${after.isExecutable ? "now executable" : "no longer executable"}`;
}


/***/ }),

/***/ 11935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Po: function() { return /* binding */ makeArchive; },
/* harmony export */   UB: function() { return /* binding */ readArchiveFiles; },
/* harmony export */   qq: function() { return /* binding */ pack; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
/* harmony import */ var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
/* harmony import */ var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68242);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36226);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88241);
/* harmony import */ var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14266);
/* harmony import */ var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52772);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85163);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24852);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95655);
/* harmony import */ var _archive_entry_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(71243);
/* harmony import */ var _archive_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47840);
/* harmony import */ var _archive_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4197);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94043);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24954);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4771);



















const NOTHING_RUN = "pack runs nothing of the plugin's; check does";
/** Packs a plugin in memory, and runs all checks on the archive. Runs nothing of the plugin, and writes nothing. */
async function pack(workspace, options = {}) {
    const { folder = "", tag } = options;
    const occasion = tag === undefined ? "push" : "release";
    const findOut = (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__/* .combineFactFinders */ .N)((0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScriptSkipper */ .wU)(NOTHING_RUN), (0,_run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__/* .makeLifecycleSkipper */ .NO)(NOTHING_RUN));
    const policy = { ...options, occasion, strict: false, findOut };
    const makeReport = (plugin) => ({
        occasion,
        strict: false,
        failOn: "error",
        plugins: [plugin],
    });
    const made = await makeArchive(workspace, folder);
    if (made.state === "unnamed")
        return { state: "unnamed", report: makeReport(await (0,_run_inspection_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareInspection */ .YG)(policy)(workspace, folder)) };
    if (made.state === "refused")
        return made;
    const { archive, opened, facts } = made;
    const missingFiles = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(facts.missingFiles) ? facts.missingFiles : makeRelative(facts.missingFiles, folder);
    // Only the working tree shows what the archive lacks.
    const known = { ...policy, findOut: (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__/* .combineFactFinders */ .N)(findOut, () => Promise.resolve({ missingFiles })) };
    const report = makeReport(await (0,_archive_report_js__WEBPACK_IMPORTED_MODULE_12__/* .inspectArchive */ .N)(opened, known, folder));
    return { state: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
}
/** Packs a plugin in memory, and inspects nothing. */
async function makeArchive(workspace, folder) {
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlugin */ .o)(workspace, {
        folder,
        needs: ["manifest", "packageJson", "declaredFiles", "packedFiles", "missingFiles"],
    });
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(facts.manifest) ? undefined : (0,_archive_name_js__WEBPACK_IMPORTED_MODULE_11__/* .makeArchiveName */ .Y)(facts.manifest.value);
    if (name === undefined)
        return { state: "unnamed" };
    const contents = (0,_plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listArchiveFiles */ .uK)({ workspace, folder, ...facts });
    const refusals = (0,_refusals_js__WEBPACK_IMPORTED_MODULE_13__/* .findRefusals */ .N)(workspace, folder, contents);
    if (refusals.length > 0)
        return { state: "refused", refusals };
    const { deflateSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(570), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
    const paths = contents.files.map(({ path }) => path);
    const bytes = (0,_zip_js__WEBPACK_IMPORTED_MODULE_15__/* .makeZip */ .C)(readArchiveFiles(workspace, folder, paths), (file) => deflateSync(file, { level: 6 }));
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_10__/* .openArchive */ .p)(bytes);
    if ("refused" in opened)
        return { state: "refused", refusals: [makeUnreadableRefusal(opened.refused)] };
    const refs = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .readRepositoryRefs */ .P4)(workspace);
    const archive = {
        name,
        bytes,
        sha256: (0,_sums_js__WEBPACK_IMPORTED_MODULE_14__/* .computeSha256 */ .jH)(bytes),
        files: (0,_archive_entry_js__WEBPACK_IMPORTED_MODULE_17__/* .makeArchiveEntries */ .l)(opened),
        commit: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(refs) ? undefined : refs.head,
    };
    return { state: "made", archive, opened, facts };
}
function makeRelative({ files, built, folders, isSparse }, folder) {
    const seen = (paths) => paths.map((path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_18__/* .relativeTo */ .Mf)(folder, path));
    return { files: seen(files), built: seen(built), folders: seen(folders), isSparse };
}
/**
 * The files of an archive, by their paths in it.
 *
 * @throws {UsageError} if one disappears meanwhile.
 */
function* readArchiveFiles(workspace, folder, paths) {
    const tracked = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .readTrackedFiles */ .gt)(workspace);
    const known = new Set((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(tracked) ? [] : tracked.paths);
    const programs = new Set((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(tracked) ? [] : tracked.programs);
    const inside = folder === "" ? 0 : folder.length + 1;
    const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
    for (const path of inOrder) {
        const entry = workspace.entry(path);
        const bytes = entry?.kind === "file" ? workspace.bytes(path, entry.size, "once") : undefined;
        // The list was made a moment ago.
        if (entry?.kind !== "file" || !bytes)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(path)} changed while it was packed`, "Run again, with nothing else at work on the files");
        const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
        yield { path: path.slice(inside), isExecutable, bytes };
    }
}
function makeUnreadableRefusal(why) {
    return {
        message: `The archive cannot be read back: ${why}`,
        help: "Run again, with nothing else at work on the files",
    };
}


/***/ }),

/***/ 63368:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: function() { return /* binding */ RECEIPT_SCHEMA; },
/* harmony export */   ej: function() { return /* binding */ makeHandedFiles; },
/* harmony export */   jg: function() { return /* binding */ RECEIPT_NAME; }
/* harmony export */ });
/* unused harmony export makeReceipt */
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24954);



const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** The name of the receipt next to an archive. */
const RECEIPT_NAME = "receipt.json";
/** The checks that pass only if the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];
/**
 * Makes the receipt for a later job: which bytes were checked, of which commit, by which rules, and what was not
 * checked.
 */
function makeReceipt(archive, report) {
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
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.ruleset },
        archive: { name, sha256, size: bytes.length, files: files.length },
        commit: commit ?? null,
        plugin: plugins[0],
    };
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInertJson */ .LE)(`${JSON.stringify(receipt, undefined, 2)}\n`);
}
/** The files for a later job, by name. */
function makeHandedFiles(archive, report) {
    return new Map([
        [archive.name, archive.bytes],
        [RECEIPT_NAME, makeReceipt(archive, report)],
        [_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMS */ .vf, (0,_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSumsFile */ .NS)(archive).bytes],
    ]);
}


/***/ }),

/***/ 94043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ findRefusals; }
/* harmony export */ });
/* harmony import */ var _plugin_npm_files_explain_withheld_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28641);
/* harmony import */ var _plugin_npm_files_unfetched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60002);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31297);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90881);
/* harmony import */ var _workspace_count_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61871);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95655);
/* harmony import */ var _name_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83127);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59950);










const LEAVE_OUT = 'Remove it, or leave it out: by an entry that begins with "!" in "files" of package.json, or by a line in .npmignore where there is no "files"';
const LEAVE_SOME_OUT = "Leave out what the plugin does not need";
const MOST_NAMED = 5;
/** A key in text form begins with this line, except for a few lines about its owner. */
const KEY = /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const HEAD = 1024;
const WORDS = {
    credentials: ["contains credentials", LEAVE_OUT],
    link: ["is a link, and links are not packed", "Put a copy of the file in its place, or leave it out"],
    special: ["is a pipe, a socket or a device", "Remove it"],
    unreadable: ["cannot be read", "Make it readable, or leave it out"],
    pointer: ["is a Git LFS pointer, not the file itself", _plugin_npm_files_unfetched_js__WEBPACK_IMPORTED_MODULE_1__/* .FETCH_LFS */ .DE],
    submodule: ["is a submodule that was not fetched", _plugin_npm_files_unfetched_js__WEBPACK_IMPORTED_MODULE_1__/* .FETCH_SUBMODULES */ .j],
    outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};
/** All reasons not to pack these files. Empty if they can be packed. */
function findRefusals(workspace, folder, archive) {
    const limit = findLimitRefusal(workspace, folder, archive);
    // If there is far too much, nothing is read.
    if (limit)
        return [limit];
    const prefix = folder === "" ? "" : `${folder}/`;
    const refused = archive.refused.map(({ path, why }) => ({
        ...makeRefusal(path, ...WORDS[why]),
        ...(why === "credentials" && { isSecret: true }),
    }));
    for (const withheld of archive.withheld ?? []) {
        refused.push({ path: withheld.path, ...(0,_plugin_npm_files_explain_withheld_js__WEBPACK_IMPORTED_MODULE_0__/* .explainWithheld */ .L)(withheld, folder) });
    }
    if (archive.tooLarge !== undefined) {
        refused.push({
            message: `No archive can contain the plugin: ${archive.tooLarge}`,
            help: "Leave out what it does not need",
        });
    }
    if (archive.incomplete !== undefined) {
        refused.push({
            message: `It is not clear what belongs in the archive: ${archive.incomplete}`,
            help: 'Name folders and files in "files" of package.json instead of patterns that are hard to read',
        });
    }
    for (const { path } of archive.files) {
        const fault = (0,_name_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .explainNameFault */ .x)(path.slice(prefix.length));
        if (fault !== undefined)
            refused.push(makeRefusal(path, fault, "Rename it"));
        if (isPrivateKey(workspace, path))
            refused.push({ ...makeRefusal(path, "is a private key", LEAVE_OUT), isSecret: true });
    }
    for (const [path, other] of (0,_name_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .findNameCollisions */ .m)(archive.files.map((file) => file.path.slice(prefix.length)))) {
        refused.push(makeRefusal(`${prefix}${path}`, ...explainCollision(path, other)));
    }
    return refused;
}
/** Two forms of one accented letter look alike on every screen, so only their code points tell them apart. */
function explainCollision(path, other) {
    const says = `would be unpacked over ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(other)}`;
    // The other path may be one of a file in a folder of this name.
    const name = other.split("/").slice(0, path.split("/").length).join("/");
    const [here, there] = (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_4__/* .findDifference */ .Hl)(path, name);
    if (!/[^\x20-\x7e]/u.test(here + there)) {
        return [says, "Rename one of them: many disks take letters of both cases for the same"];
    }
    return [
        `${says}: it has ${(0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCodePoints */ .IB)(here)} where the other has ${(0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCodePoints */ .IB)(there)}`,
        "Rename one of them: many disks take both forms of a letter for the same",
    ];
}
function makeRefusal(path, says, help) {
    return { path, message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path, 200)} ${says}`, help };
}
function findLimitRefusal(workspace, folder, { files, isCut = false }) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const isMany = files.length > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_ARCHIVED_FILES */ .H9;
    if (!isMany && bytes <= _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_ARCHIVED_BYTES */ .Fw)
        return undefined;
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, MOST_NAMED);
    const list = largest.map(({ path, size }) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSize */ .X)(size)})`).join(", ");
    const sizes = `The largest${isCut ? ` of the first ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(files.length)}` : ""}: ${list}`;
    if (!isMany) {
        const sum = `${isCut ? "The first " : "The "}${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(files.length)} files have ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSize */ .X)(bytes)} together`;
        return { message: `${sum}, but an archive takes at most 256 MiB`, help: `${LEAVE_SOME_OUT}. ${sizes}` };
    }
    const { words, count, folders } = (0,_workspace_count_files_js__WEBPACK_IMPORTED_MODULE_8__/* .countFiles */ .D)(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .joinPath */ .uJ)(folder, "dist"));
    const more = count > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_ARCHIVED_FILES */ .H9 ? `: "dist" has ${words}` : "";
    const most = [...folders].toSorted(([, a], [, b]) => b - a).slice(0, MOST_NAMED);
    const places = most.map(([path, sum]) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(sum)})`).join(", ");
    return {
        message: `There are more than 10,000 files, but an archive takes at most 10,000${more}`,
        help: [LEAVE_SOME_OUT, ...(places === "" ? [] : [`The folders with most files: ${places}`]), sizes].join(". "),
    };
}
function isPrivateKey(workspace, path) {
    const head = workspace.head(path, HEAD);
    return head !== undefined && KEY.test(new TextDecoder("latin1").decode(head));
}


/***/ }),

/***/ 59950:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ formatSize; },
/* harmony export */   e: function() { return /* binding */ formatChange; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51424);

const KIB = 1024;
/** Formats a number of bytes: `512 B`, `12.3 KiB`, `300 MiB`. */
function formatSize(bytes) {
    if (bytes < KIB)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(Math.round(size))} ${unit}`;
}
/** Formats a change in size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function formatChange(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${formatSize(Math.abs(bytes))}`;
}


/***/ }),

/***/ 24954:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NS: function() { return /* binding */ makeSumsFile; },
/* harmony export */   jH: function() { return /* binding */ computeSha256; },
/* harmony export */   q_: function() { return /* binding */ updateSums; },
/* harmony export */   u$: function() { return /* binding */ findDigest; },
/* harmony export */   vf: function() { return /* binding */ SUMS; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);

/** The name of the list of digests next to an archive. */
const SUMS = "SHA256SUMS";
/** Makes the file that `sha256sum --check` reads. It is made from digests alone, so its own digest is known as well. */
function makeSumsFile(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** The digest of a file in such a list, in hexadecimal. `undefined` if there is none, or more than one. */
function findDigest(sums, name) {
    const lines = sums.split("\n").map(parseLine);
    const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
    const [digest] = digests;
    return digests.size === 1 ? digest : undefined;
}
/** Sets the lines of these files in a list, and keeps all other lines. */
function updateSums(sums, ...files) {
    const isWhole = files.every(({ name, sha256 }) => findDigest(sums, name) === sha256);
    const names = new Set(files.map(({ name }) => name));
    const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(parseLine(line)?.name ?? ""));
    const kept = others.map((line) => `${line}\n`).join("");
    const bytes = new TextEncoder().encode(isWhole ? sums : kept + new TextDecoder().decode(makeSumsFile(...files).bytes));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** Reads a line of `sha256sum`, in text mode or binary mode. */
function parseLine(line) {
    const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
    return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
}
function computeSha256(bytes) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashContent */ .s)(bytes);
}


/***/ }),

/***/ 4771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ makeZip; }
/* harmony export */ });
/* harmony import */ var _text_crc32_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54493);

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
/** The first day of the format, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const VERSION = 20;
const DEFLATED = 8;
/**
 * Writes a ZIP archive of files in the given order, with one file in memory at a time. The same files give the same
 * bytes anywhere: there is no time, no owner and no extra field, and `deflate` is not the platform's.
 */
function makeZip(files, deflate) {
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
        shared.writeUInt16LE(isSmaller ? DEFLATED : 0, 4);
        shared.writeUInt16LE(DAY, 8);
        shared.writeUInt32LE((0,_text_crc32_js__WEBPACK_IMPORTED_MODULE_0__/* .crc32 */ .Q)(bytes), 10);
        shared.writeUInt32LE(packed.length, 14);
        shared.writeUInt32LE(bytes.length, 18);
        shared.writeUInt16LE(name.length, 22);
        const local = Buffer.alloc(LOCAL_LENGTH);
        local.write("PK\x03\x04", "latin1");
        shared.copy(local, 4);
        const central = Buffer.alloc(CENTRAL_LENGTH);
        central.write("PK\x01\x02", "latin1");
        central.writeUInt16LE(UNIX | VERSION, 4);
        shared.copy(central, 6);
        central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
        central.writeUInt32LE(at, 42);
        parts.push(local, name, packed);
        directory.push(central, name);
        at += LOCAL_LENGTH + name.length + packed.length;
    }
    const listed = Buffer.concat(directory);
    const end = Buffer.alloc(END_LENGTH);
    end.write("PK\x05\x06", "latin1");
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, listed, end]);
}


/***/ }),

/***/ 55658:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ askVersion; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45608);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(849);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45725);





const LIMITS = { milliseconds: 20_000, mostBytes: 10_000 };
const VERSION = /^(?:git version )?v?(\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.]{1,60})?)(?![\w-])/u;
/** Variables of version managers, which name folders of the user. */
const SWITCHERS = /^(?:VOLTA_HOME|NVM_DIR|FNM_\w*DIR|ASDF_(?:DIR|DATA_DIR)|MISE_\w+_DIR|PNPM_HOME|BUN_INSTALL)$/u;
/**
 * Asks a program for its version. It starts in an empty folder with a home of its own, so that no configuration of a
 * repository or a user names another program in its place.
 */
async function askVersion({ file, args, path }, { env }, limits = LIMITS) {
    return (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .withTemporaryFolder */ .EX)(async (home) => {
        const switchers = Object.entries(env).filter(([name]) => SWITCHERS.test(name));
        const environment = {
            ...(0,_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .makeToolEnvironment */ .yB)({ env }, { path, home }),
            ...Object.fromEntries(switchers),
            // Corepack must neither download a package manager nor read which one a project asks for.
            ...{ COREPACK_ENABLE_NETWORK: "0", COREPACK_ENABLE_PROJECT_SPEC: "0", COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" },
            ...findCorepackHome(env),
        };
        const ended = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_4__/* .runToEnd */ .c)(file, [...args, "--version"], { folder: home, environment }, limits);
        switch (ended.kind) {
            case "not-found":
            case "not-started":
                return { unknown: "cannot be started" };
            case "too-late":
                return { unknown: `does not answer within ${String(limits.milliseconds / 1000)} seconds` };
            case "too-long":
                return { unknown: "prints too much in the place of its version" };
            case "ended": {
                if (ended.status !== 0)
                    return { unknown: `ends with status ${String(ended.status)} when asked for its version` };
                const version = VERSION.exec(ended.bytes.toString("utf8").trim())?.[1];
                return version === undefined ? { unknown: "prints no version" } : { version };
            }
        }
    });
}
/** The folder with what Corepack has downloaded for this user. */
function findCorepackHome({ COREPACK_HOME: named, XDG_CACHE_HOME: cache, HOME: home, }) {
    const usual = cache ?? (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, ".cache"));
    const folder = named ?? (usual === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usual, "node", "corepack"));
    return folder !== undefined && (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveFolder */ .h1)(folder) !== undefined ? { COREPACK_HOME: folder } : {};
}


/***/ }),

/***/ 56438:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ findTool; },
/* harmony export */   n: function() { return /* binding */ findNpm; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(849);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);



/** What the shell scripts run that package managers are on Windows. */
const WINDOWS_SCRIPTS = {
    npm: ["npm", "bin", "npm-cli.js"],
    yarn: ["yarn", "bin", "yarn.js"],
    pnpm: ["pnpm", "bin", "pnpm.cjs"],
};
/** Finds how to start npm, from folders that no repository can write to. `undefined` if there is no npm. */
function findNpm(surroundings, repository) {
    return findTool("npm", surroundings, repository);
}
/** The same for a package manager, or any other program. */
function findTool(name, surroundings, repository) {
    const path = (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listTrustedFolders */ .PD)(surroundings, repository);
    const script = Object.entries(WINDOWS_SCRIPTS).find(([manager]) => manager === name)?.[1];
    if (surroundings.platform !== "win32" || !script) {
        const file = (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .Kp)(name, path, surroundings, repository);
        return file === undefined ? undefined : { file, args: [], path };
    }
    // On Windows a package manager is a shell script. No shell is started, so Node runs what the script would run.
    const [folder, below, file] = script;
    const bin = path.map((at) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, "node_modules", folder, below)).find((at) => (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveFolder */ .h1)(at));
    return bin === undefined ? undefined : { file: surroundings.execPath, args: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(bin, file)], path };
}


/***/ }),

/***/ 9022:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ RegistryFault; }
/* harmony export */ });
/** A sentence without a full stop. It contains no token. */
class RegistryFault extends Error {
    kind;
    status;
    words;
    name = "RegistryFault";
    constructor(kind, message, 
    /** The status of the answer, if there was one. */
    status, 
    /** The registry's own words, if it sent any. */
    words) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.words = words;
    }
}


/***/ }),

/***/ 72758:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ openRegistry; }
});

// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/registry/package-name.js
var package_name = __webpack_require__(24860);
// EXTERNAL MODULE: ./build/bundled/registry/registry-fault.js
var registry_fault = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/network/connection.js + 1 modules
var network_connection = __webpack_require__(7380);
// EXTERNAL MODULE: ./build/bundled/network/read-waiting-time.js
var read_waiting_time = __webpack_require__(46869);
// EXTERNAL MODULE: ./build/bundled/network/server-words.js
var server_words = __webpack_require__(57814);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
;// CONCATENATED MODULE: ./build/bundled/registry/send-request.js







const LIMITS = { each: 30_000, pause: 1_000, mostPause: 60_000 };
const MOST_ATTEMPTS = 4;
/** The document of a package with thousands of versions has a tenth of that. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_WORDS = 300;
/** @throws {RegistryFault} */
async function connectToRegistry(options) {
    const { url, environment, limits = LIMITS, signal, onWait } = options;
    const connection = await network_connection/* openConnection */.JY({
        ...{ url, environment, userAgent: tool/* USER_AGENT */._O, limits, signal, onWait },
        makeUnreachedFault: (message) => new registry_fault/* RegistryFault */.Q("unreached", message),
    });
    return { url, host: new URL(url).host, connection };
}
/**
 * Asks a question. A reading is repeated if the registry has trouble.
 *
 * @throws {RegistryFault}
 */
function ask(registry, question) {
    return network_connection/* repeat */.ux(registry.connection, MOST_ATTEMPTS, async (usualPause) => {
        try {
            return { answer: await askOnce(registry, question) };
        }
        catch (error) {
            if (!(error instanceof registry_fault/* RegistryFault */.Q))
                throw error;
            return { fault: error, wait: findWait(error, question, usualPause), isAsked: error instanceof Busy };
        }
    });
}
/** @throws {RegistryFault} */
async function download(registry, address, mostBytes, token) {
    const { host } = registry;
    if (!URL.canParse(address))
        throw new registry_fault/* RegistryFault */.Q("lost", `${host} names something that is not an address of a tarball`);
    const answer = await request(registry, address, { accept: "*/*", token }, mostBytes);
    if (answer.status === 200)
        return new Uint8Array(await answer.arrayBuffer());
    // It may be shown to a token only.
    const kind = [401, 403, 404].includes(answer.status) ? "forbidden" : "lost";
    throw new registry_fault/* RegistryFault */.Q(kind, `${host} answers ${String(answer.status)} in the place of the tarball`);
}
async function askOnce(registry, question) {
    const address = new URL(question.path, registry.url);
    for (const [name, value] of Object.entries(question.query ?? {}))
        address.searchParams.set(name, value);
    const answer = await request(registry, address.href, question, MOST_BYTES);
    const { status } = answer;
    const value = (0,parse_json/* parseJsonObject */.d)(await answer.text());
    if (status >= 200 && status < 300 && value)
        return value;
    const route = `${question.method ?? "GET"} ${(0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(address.pathname, LONGEST_WORDS))}`;
    const what = `${registry.host} answers ${String(status)} to ${route}`;
    throw createFault(status, value, what, question.token, answer.headers);
}
async function request({ connection, host }, address, { method = "GET", accept = "application/json", token }, mostBytes) {
    const headers = {
        ...{ accept, "cache-control": "no-cache" },
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    try {
        return await network_connection/* sendOnce */.E4(connection, address, { method, headers }, { mostBytes });
    }
    catch (error) {
        if (!(error instanceof network_connection/* ConnectionFault */.dn))
            throw error;
        const { kind, message } = error;
        if (kind === "too-large")
            throw new registry_fault/* RegistryFault */.Q("unreached", `The registry ${host} sends too much: ${message}`);
        const words = (0,server_words/* quoteServer */.u)(message, listSecrets(token));
        throw kind === "unreached"
            ? new registry_fault/* RegistryFault */.Q("unreached", `The registry ${host} is not reached from here: ${words}`)
            : new registry_fault/* RegistryFault */.Q("lost", `The registry ${host} gave no answer: ${words}`);
    }
}
class Busy extends registry_fault/* RegistryFault */.Q {
    wait;
    constructor(wait, message, status) {
        super("busy", message, status);
        this.wait = wait;
    }
}
/** How long to wait before the same request, in milliseconds. `undefined` if a second one would not help. */
function findWait(error, { method = "GET" }, usualPause) {
    if (error instanceof Busy)
        return error.wait;
    return error.kind === "lost" && method === "GET" ? usualPause : undefined;
}
function createFault(status, value, what, token, headers) {
    const said = value?.["message"] ?? value?.["error"] ?? value?.["reason"];
    const words = typeof said === "string" ? (0,server_words/* quoteServer */.u)(said, listSecrets(token)) : undefined;
    const wait = (0,read_waiting_time/* readWaitingTime */.x)(status, Object.fromEntries(headers), words ?? "", Date.now());
    const isAway = (0,server_words/* leadsElsewhere */.aW)(status);
    const why = isAway ? (0,server_words/* describeRedirect */.GO)("token") : (words ?? "it is not JSON");
    if (wait !== undefined && status === 429)
        return new Busy(wait, `${what}: ${why}`, status);
    const kind = isAway ? "unreached" : [400, 401, 403, 404].includes(status) ? "forbidden" : "lost";
    return new registry_fault/* RegistryFault */.Q(kind, `${what}: ${why}`, status, words);
}
function listSecrets(token) {
    return token === undefined ? [] : [token];
}

;// CONCATENATED MODULE: ./build/bundled/registry/registry.js




const ABBREVIATED = "application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8";
const MOST_STAGED_PAGES = 10;
const STAGED_PER_PAGE = 100;
const NOT_OFFERED = [400, 403, 404, 405, 501];
async function openRegistry(options) {
    const connection = await connectToRegistry(options);
    /** `undefined` for one of these statuses. */
    async function askOptional(question, absent) {
        try {
            return await ask(connection, question);
        }
        catch (error) {
            if (error instanceof registry_fault/* RegistryFault */.Q && absent.includes(error.status ?? 0))
                return undefined;
            throw error;
        }
    }
    return {
        url: options.url,
        async readPackage(name, token) {
            const read = await askOptional({ path: (0,package_name/* escapeName */.L$)(name), accept: ABBREVIATED, token }, [404]);
            return read && { versions: Object.keys((0,json_object/* toObject */.vw)(read["versions"])), tags: parseTags(read["dist-tags"]) };
        },
        async readTags(name, token) {
            const path = `-/package/${(0,package_name/* escapeName */.L$)(name)}/dist-tags`;
            // A page for people, with status 200, is no answer either.
            const read = await askOptional({ path, token }, [200, 401, ...NOT_OFFERED]);
            return read && parseTags(read);
        },
        async readVersion(name, version, token) {
            const path = `${(0,package_name/* escapeName */.L$)(name)}/${encodeURIComponent(version)}`;
            const read = await askOptional({ path, token }, [404]);
            if (!read)
                return undefined;
            if (read["name"] !== name || read["version"] !== version) {
                throw new registry_fault/* RegistryFault */.Q("lost", `The registry answers for another package than ${name} ${version}`);
            }
            const { integrity, tarball } = (0,json_object/* toObject */.vw)(read["dist"]);
            return { integrity: (0,json_object/* toText */.fE)(integrity) ?? "", tarball: (0,json_object/* toText */.fE)(tarball) };
        },
        async isPublic(name, token) {
            const path = `-/package/${(0,package_name/* escapeName */.L$)(name)}/visibility`;
            const answer = (await askOptional({ path, token }, [401, ...NOT_OFFERED]))?.["public"];
            return typeof answer === "boolean" ? answer : undefined;
        },
        async isValid(token) {
            try {
                const user = await askOptional({ path: "-/whoami", token }, NOT_OFFERED);
                return typeof user?.["username"] === "string" ? true : undefined;
            }
            catch (error) {
                if (error instanceof registry_fault/* RegistryFault */.Q && error.status === 401)
                    return false;
                throw error;
            }
        },
        async findStaged(name, version, token) {
            for (let page = 0; page < MOST_STAGED_PAGES; page++) {
                const query = { package: name, page: String(page), perPage: String(STAGED_PER_PAGE) };
                const read = await askOptional({ path: "-/stage", query, token }, [401, ...NOT_OFFERED]);
                if (!read)
                    return "unknown";
                const items = Array.isArray(read["items"]) ? read["items"].map(json_object/* toObject */.vw) : [];
                const found = items.find((item) => item["packageName"] === name && item["version"] === version);
                if (found)
                    return parseStaged(found);
                if (items.length < STAGED_PER_PAGE)
                    return undefined;
            }
            return "unknown";
        },
        async exchange(name, identity) {
            const path = `-/npm/v1/oidc/token/exchange/package/${(0,package_name/* escapeName */.L$)(name)}`;
            const { token, expires } = await ask(connection, { path, method: "POST", token: identity });
            if (typeof token !== "string" || !/^[\x21-\x7e]{1,8192}$/u.test(token)) {
                throw new registry_fault/* RegistryFault */.Q("lost", "The registry gave something that is not a token for the identity token of this job");
            }
            const time = typeof expires === "string" ? Date.parse(expires) : NaN;
            return { token, expires: Number.isNaN(time) ? undefined : time };
        },
        download: (address, most, token) => download(connection, address, most, token),
    };
}
function parseTags(value) {
    return new Map(Object.entries((0,json_object/* toObject */.vw)(value)).flatMap(([tag, version]) => typeof version === "string" ? [[tag, version]] : []));
}
function parseStaged({ id, tag, shasum }) {
    return { id: (0,json_object/* toText */.fE)(id) ?? "", tag: (0,json_object/* toText */.fE)(tag) ?? "", shasum: (0,json_object/* toText */.fE)(shasum) ?? "" };
}


/***/ }),

/***/ 74748:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ readBundles; },
/* harmony export */   V: function() { return /* binding */ readAttestation; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34141);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24954);
/* harmony import */ var _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13425);
/* harmony import */ var _text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36517);






const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BUNDLES = 100;
const MOST_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE = "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";
const PROVENANCE = /^https:\/\/slsa\.dev\/provenance\/v1(?:\.\d+)?$/u;
/**
 * Reads the attestation of an archive: one Sigstore bundle, or several with one on each line. Each bundle must name
 * the archive by its digest. What a bundle says of the repository, the workflow and the commit must be those of this
 * release. The signature is not verified here: whoever downloads the archive verifies it.
 *
 * @param commit the commit that is released.
 * @throws {ArtifactFault} if the file is not an attestation, or is one of another archive, repository, workflow or
 *   commit.
 */
function readAttestation({ path, job }, archive, commit) {
    const given = (0,_workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileOfCaller */ .d)(path);
    if ("refused" in given && given.missing)
        throw new _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactFault */ .R(2, `There is no attestation at ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path, 200)}`, MAKE);
    if ("refused" in given)
        throw createFault(path, given.refused);
    const { bytes } = given;
    if (bytes.length > MOST_BYTES)
        throw createFault(path, "it has more than 8 MiB");
    const bundles = parseBundles(new TextDecoder().decode(bytes));
    if (typeof bundles === "string")
        throw createFault(path, bundles);
    for (const bundle of bundles) {
        const statement = readStatement(bundle);
        if (typeof statement === "string")
            throw createFault(path, statement);
        const subjects = readSubjects(statement);
        if (subjects === undefined)
            throw createFault(path, "its statement names no subject");
        if (!subjects.includes(archive.sha256)) {
            const [first = "none"] = subjects;
            throw new _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactFault */ .R(5, `The attestation is of sha256 ${first}, and the archive has ${archive.sha256}`, "Attest the archive that is released: the output artifact-path of the job that checks");
        }
        refuseOtherOrigin(readOrigin(statement), { ...job, commit });
    }
    const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
    return { name: `${archive.name}.${ending}`, bytes, sha256: (0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .computeSha256 */ .jH)(bytes) };
}
function createFault(path, why) {
    return new _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactFault */ .R(2, `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path, 200)} is not an attestation: ${why}`, MAKE);
}
/** The bundles of an attestation that was read before. */
function readBundles(bytes) {
    const bundles = parseBundles(new TextDecoder().decode(bytes));
    return typeof bundles === "string" ? [] : bundles.filter(_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv);
}
/** The bundles of a text, or the reason why it contains none. */
function parseBundles(text) {
    const whole = (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(text);
    if (whole !== undefined)
        return [whole];
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0)
        return "it is empty";
    if (lines.length > MOST_BUNDLES)
        return `it has more than ${String(MOST_BUNDLES)} lines`;
    const bundles = lines.map(_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q);
    return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
}
/** The statement of a bundle, or the reason why it contains none. */
function readStatement(bundle) {
    const envelope = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(bundle) ? bundle["dsseEnvelope"] : undefined;
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(envelope))
        return "it has no dsseEnvelope, as a bundle of Sigstore has";
    const { payload, payloadType, signatures } = envelope;
    if (payloadType !== STATEMENT || typeof payload !== "string")
        return "its payload is not an in-toto statement";
    if (!Array.isArray(signatures) || signatures.length === 0)
        return "nobody has signed it";
    const statement = (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(Buffer.from(payload, "base64").toString("utf8"));
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(statement) ? statement : "its statement names no subject";
}
/** The digests of the statement's subjects. */
function readSubjects({ subject }) {
    if (!Array.isArray(subject) || subject.length > MOST_SUBJECTS)
        return undefined;
    return subject.flatMap((one) => {
        const hash = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(one) && (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(one["digest"]) ? one["digest"]["sha256"] : undefined;
        return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
    });
}
/** Other kinds of statements, such as a list of parts, say nothing of it. */
function readOrigin({ predicateType, predicate }) {
    if (typeof predicateType !== "string" || !PROVENANCE.test(predicateType))
        return {};
    const build = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toObject */ .vw)((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toObject */ .vw)(predicate)["buildDefinition"]);
    const { repository, path } = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toObject */ .vw)((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toObject */ .vw)(build["externalParameters"])["workflow"]);
    const dependencies = Array.isArray(build["resolvedDependencies"])
        ? build["resolvedDependencies"]
        : [];
    const commits = dependencies.map((one) => (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toObject */ .vw)((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toObject */ .vw)(one)["digest"])["gitCommit"]);
    return {
        repository: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(repository),
        workflow: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(path),
        // The first is what was checked out.
        commit: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .toText */ .fE)(commits.find((one) => one !== undefined)),
    };
}
/** @throws {ArtifactFault} if the provenance names something else than this release. */
function refuseOtherOrigin(said, own) {
    for (const name of ["repository", "workflow", "commit"]) {
        const [theirs, ours] = [said[name], own[name]];
        // GitHub takes the name of a repository in any letter case.
        if (theirs === undefined || ours === undefined || theirs.toLowerCase() === ours.toLowerCase())
            continue;
        throw new _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactFault */ .R(5, `The attestation is of the ${name} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(theirs, 200)}, and this release is of ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(ours, 200)}`, "Attest the archive in a job of the workflow that releases it, for the commit of the tag");
    }
}


/***/ }),

/***/ 35837:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ compareArchiveWithCommit; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24852);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);


const NONE = { changed: [], untracked: [], lineEnds: [] };
/** Compares an archive with its commit. A file that git ignores, such as a build, belongs to no commit. */
async function compareArchiveWithCommit(root, folder, archive) {
    if (archive.commit === undefined)
        return NONE;
    const { readCommittedFiles, isFileOfPointer, readPointers, classifyContent } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 93587));
    const committed = await readCommittedFiles(root, archive.commit, folder);
    if ("refused" in committed)
        return { ...NONE, unknown: committed.refused };
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .openArchive */ .p)(archive.bytes);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const changed = [];
    const untracked = [];
    const lineEnds = [];
    const others = [];
    for (const entry of opened.entries) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, entry.path);
        const blob = committed.blobs.get(path);
        const bytes = blob === undefined ? undefined : (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackArchive */ .b)(entry);
        if (blob === undefined || !bytes) {
            if (committed.untracked.has(path))
                untracked.push(path);
            continue;
        }
        const sameness = classifyContent(bytes, blob);
        if (sameness === "line ends")
            lineEnds.push(path);
        else if (sameness === "other")
            others.push({ path, blob, bytes });
    }
    const pointers = others.length === 0
        ? new Map()
        : await readPointers(root, others.map(({ blob }) => blob));
    for (const { path, blob, bytes } of others) {
        const pointer = pointers.get(blob);
        if (!pointer || !isFileOfPointer(bytes, pointer))
            changed.push(path);
    }
    return { changed, untracked, lineEnds };
}


/***/ }),

/***/ 64667:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ findCommitWarnings; },
/* harmony export */   s: function() { return /* binding */ refuseOtherWords; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84565);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);




const MOST_NAMED = 5;
/** They declare the name, version, permissions and terms of a release. */
const DECLARING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
/** One sentence for each difference between an archive and its commit. */
function findCommitWarnings({ changed, untracked, lineEnds, unknown }) {
    return [
        ...(unknown === undefined ? [] : [`Whether what is packed is what the commit has is not known: ${unknown}`]),
        ...formatWarning(changed, "is packed with other content than the commit has", "are packed with other content than the commit has"),
        ...formatWarning(untracked, "is packed that the commit does not have, and git does not ignore", "are packed that the commit does not have, and git does not ignore"),
        ...formatWarning(lineEnds, "is packed with other line ends than the commit has", "are packed with other line ends than the commit has").map((sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`),
    ];
}
/**
 * Refuses an archive whose declaring files differ from the commit. A difference in built code is only a warning,
 * because some workflows build what is committed. A release names its commit, so its name, version, permissions and
 * terms must be those of that commit.
 *
 * @throws {UsageError} if one of these files differs.
 */
function refuseOtherWords({ changed, untracked }, folder, tag) {
    const declaring = new Set(DECLARING.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, name)));
    const other = [...changed, ...untracked].filter((path) => declaring.has(path));
    if (other.length === 0)
        return;
    const words = other.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForShell */ .e).join(" ");
    const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${formatPaths(other)} ${is} not as in the commit that ${tag} names, which the release would name as its source`, `Leave out the step that writes to ${it} before the release, or take its change back:\n  git checkout -- ${words}\nIf the change is meant, commit it and tag that commit:\n  git add -- ${words}`);
}
function formatWarning(paths, one, several) {
    if (paths.length === 0)
        return [];
    return [
        paths.length === 1
            ? `${formatPaths(paths)} ${one}`
            : `${String(paths.length)} files ${several}: ${formatPaths(paths)}`,
    ];
}
function formatPaths(paths) {
    const named = paths.slice(0, MOST_NAMED).map((path) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path, 200));
    const more = paths.length - named.length;
    return more > 0 ? `${named.join(", ")} and ${String(more)} more` : named.join(", ");
}


/***/ }),

/***/ 49122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ compareWithPrevious; },
/* harmony export */   o: function() { return /* binding */ readPrevious; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24852);
/* harmony import */ var _workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34141);
/* harmony import */ var _packing_difference_package_difference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29856);
/* harmony import */ var _packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74556);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24954);








/**
 * Reads the archive of an earlier release.
 *
 * @throws {UsageError} if the file is not an archive.
 */
async function readPrevious(path) {
    const makeError = (why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be compared with: ${why}`, "Give --previous an archive");
    const given = (0,_workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileOfCaller */ .d)(path);
    if ("refused" in given)
        throw makeError(given.refused);
    const { bytes } = given;
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openArchive */ .p)(bytes);
    if ("refused" in opened)
        throw makeError(opened.refused);
    return (0,_packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .readPackageFacts */ .w)(opened, { name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), sha256: (0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_6__/* .computeSha256 */ .jH)(bytes), size: bytes.length });
}
/** Compares an archive of this run with an earlier one. */
async function compareWithPrevious(before, archive) {
    const { name, sha256, bytes } = archive;
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openArchive */ .p)(bytes);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    return (0,_packing_difference_package_difference_js__WEBPACK_IMPORTED_MODULE_7__/* .findPackageDifference */ .h)(before, await (0,_packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .readPackageFacts */ .w)(opened, { name, sha256, size: bytes.length }));
}


/***/ }),

/***/ 5021:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nr: function() { return /* binding */ isDistTag; },
/* harmony export */   _5: function() { return /* binding */ readRegistry; },
/* harmony export */   _y: function() { return /* binding */ readNpmAccess; },
/* harmony export */   ug: function() { return /* binding */ NPM_REGISTRY; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _identity_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48329);
/* harmony import */ var _network_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68901);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10613);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);





/** npm's own registry. */
const NPM_REGISTRY = "https://registry.npmjs.org/";
/** Beginning with a letter, so that it is not a range of versions. */
const TAG = /^(?!x$)[a-z][\w.-]{0,99}$/iu;
function isDistTag(text) {
    return TAG.test(text) && !/^v?\d/iu.test(text);
}
/**
 * Reads what the target `npm` needs.
 *
 * @throws {UsageError} whose message never contains the token.
 */
function readNpmAccess({ token: given, registry, mode, tag, access }, words, { hideSecret, ...around }) {
    const token = given.trim();
    const identity = (0,_identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .hasIdentity */ .rr)(around.surroundings.env) ? { getIdentityToken: _identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .getIdentityToken */ .Uk, hideSecret } : undefined;
    if (token === "" && !identity) {
        const inJob = (0,_identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .isInJob */ .Tr)(around.surroundings.env) ? ", and the job may make no identity token" : "";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The target npm has no credential: ${words.noToken}${inJob}`, words.noCredential);
    }
    if (!/^[\x21-\x7e]*$/u.test(token)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${words.token}, of ${String(token.length)} characters, has one that no token has`, "Set it to the token alone, as npm shows it");
    }
    if (tag !== "" && !isDistTag(tag)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${words.tag} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)}, which is not a dist-tag`, "Write a word such as next, or leave it out: then the version decides");
    }
    return {
        ...around,
        identity,
        registry: readRegistry(registry, words),
        mode,
        token: token || undefined,
        tag: tag || undefined,
        access: access === "auto" ? undefined : access,
    };
}
/**
 * Reads the address of a registry; npm's own if none is given. A token is only sent on an encrypted connection, or to
 * this machine.
 *
 * @throws {UsageError}
 */
function readRegistry(address, { registry: what }) {
    const given = address || NPM_REGISTRY;
    const help = `Write the address of a registry, such as ${NPM_REGISTRY}`;
    const fault = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .findAddressFault */ .A)(given);
    if (fault?.kind === "credentials") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} contains a user or a password, which are not part of an address`, help);
    }
    if (fault)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, which is not an address`, help);
    const { protocol, hostname, href, search, hash } = new URL(given);
    if (search !== "" || hash !== "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, and the address of a registry has no ? and no #`, help);
    }
    if (protocol !== "https:" && !(0,_network_proxy_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(hostname)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, where a token would be sent without encryption`, help);
    }
    return href.endsWith("/") ? href : `${href}/`;
}


/***/ }),

/***/ 70546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ cutNotes; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51424);

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/u;
/**
 * Cuts Markdown to so many UTF-16 units, and says below it how much is left out: between two lines where there are
 * some, else between two words.
 *
 * @param whole a sentence that says where all of it is.
 */
function cutNotes(text, most, whole) {
    if (text.length <= most)
        return text;
    const kept = text.slice(0, findEnd(text, most)).trimEnd();
    const left = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(text.length - kept.length);
    return `${kept}${closeFence(kept)}\n\n\u2026 ${left} characters are left out here. ${whole}`;
}
/** Half of what fits is the least that is kept of it: a very long line is cut rather than left out. */
function findEnd(text, most) {
    const line = text.lastIndexOf("\n", most);
    if (line > most / 2)
        return line;
    const word = text.lastIndexOf(" ", most);
    if (word > most / 2)
        return word;
    return /[\ud800-\udbff]/u.test(text.charAt(most - 1)) ? most - 1 : most;
}
/** What ends a block of code that the text leaves open, so that what follows is no part of it. */
function closeFence(text) {
    let open;
    for (const line of text.split("\n")) {
        const [, fence = "", info = ""] = FENCE.exec(line) ?? [];
        if (open === undefined)
            open = fence === "" || (fence.startsWith("`") && info.includes("`")) ? undefined : fence;
        else if (fence.startsWith(open) && info.trim() === "")
            open = undefined;
    }
    return open === undefined ? "" : `\n${open}`;
}


/***/ }),

/***/ 43227:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readGitHubAccess: function() { return /* reexport */ readGitHubAccess; },
  readMarketplaceAccess: function() { return /* reexport */ read_marketplace_access/* readMarketplaceAccess */._l; },
  readMarketplaceUrl: function() { return /* reexport */ read_marketplace_access/* readMarketplaceUrl */.JO; },
  readNpmAccess: function() { return /* reexport */ npm_access/* readNpmAccess */._y; },
  readPin: function() { return /* reexport */ release_pin/* readPin */.C; },
  readRegistry: function() { return /* reexport */ npm_access/* readRegistry */._5; },
  readReleasingJob: function() { return /* reexport */ releasing_job/* readReleasingJob */.O; },
  releaseArtifact: function() { return /* reexport */ releaseArtifact; },
  runRelease: function() { return /* reexport */ run_release/* runRelease */.T_; }
});

// EXTERNAL MODULE: ./build/bundled/release/releasing-job.js
var releasing_job = __webpack_require__(54166);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
;// CONCATENATED MODULE: ./build/bundled/release/credentials/github-access.js



const REPOSITORY_HELP = `Say which:\n  ${remedies/* NAME_REPOSITORY */.ZF}`;
/**
 * Reads the address of GitHub and the token.
 *
 * @throws {UsageError} whose message never contains the token.
 */
function readGitHubAccess(environment, given, missing) {
    const token = given?.trim() ?? "";
    if (token === "")
        throw new errors/* UsageError */.eb(`The token for GitHub is empty: ${missing.what}`, missing.help);
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        throw new errors/* UsageError */.eb(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, (0,remedies/* explainOtherToken */.vA)());
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!(0,repository_name/* isRepositoryName */.e)(repository)) {
        throw new errors/* UsageError */.eb("It is not known which repository on GitHub this is", REPOSITORY_HELP);
    }
    const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
    const serverUrl = environment["GITHUB_SERVER_URL"] || "https://github.com";
    return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

// EXTERNAL MODULE: ./build/bundled/release/credentials/read-marketplace-access.js
var read_marketplace_access = __webpack_require__(13248);
// EXTERNAL MODULE: ./build/bundled/release/credentials/npm-access.js
var npm_access = __webpack_require__(5021);
// EXTERNAL MODULE: ./build/bundled/release/pin.js
var release_pin = __webpack_require__(54381);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/run/ask-npm-for-files.js
var ask_npm_for_files = __webpack_require__(45315);
// EXTERNAL MODULE: ./build/bundled/run/run-lifecycle.js
var run_lifecycle = __webpack_require__(68242);
// EXTERNAL MODULE: ./build/bundled/run/run-scripts.js
var run_scripts = __webpack_require__(36226);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/packing/archive-report.js
var archive_report = __webpack_require__(4197);
// EXTERNAL MODULE: ./build/bundled/packing/artifact.js + 2 modules
var packing_artifact = __webpack_require__(40925);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
// EXTERNAL MODULE: ./build/bundled/release/publish.js + 30 modules
var publish = __webpack_require__(99611);
// EXTERNAL MODULE: ./build/bundled/release/run-release.js + 2 modules
var run_release = __webpack_require__(77284);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-findings.js
var stop_for_findings = __webpack_require__(18241);
// EXTERNAL MODULE: ./build/bundled/release/write-report-of-release.js
var write_report_of_release = __webpack_require__(40404);
// EXTERNAL MODULE: ./build/bundled/release/read-release-spec.js
var read_release_spec = __webpack_require__(22978);
;// CONCATENATED MODULE: ./build/bundled/release/release-artifact.js
















const NONE_RUN = "the archive was checked by an earlier job, and nothing is run here";
/**
 * Releases an archive that an earlier job has checked, byte for byte; a dry run only shows the plan. The archive is
 * checked again. Nothing is read from a repository, and nothing of it is run.
 *
 * @throws {UsageError} if the request cannot be met.
 */
async function releaseArtifact(request) {
    const { artifact: path, tag, pin, commit } = request;
    try {
        const artifact = (0,packing_artifact/* readArtifact */.R9)(path, pin === "none" ? undefined : pin.sha256);
        (0,packing_artifact/* refuseCommit */.cB)(artifact, tag, commit);
        await (0,packing_artifact/* refuseOtherPlugin */.yz)(artifact);
        return await releaseChecked(request, artifact);
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { outcome: (0,stop_for_error/* stopForArtifactFault */.Q)(error) };
        throw error;
    }
}
async function releaseChecked(request, artifact) {
    const { tag, today, strict, cwd, again, pin, copy } = request;
    const { archive, receipt, opened, file } = artifact;
    const { commit } = archive;
    const folder = (0,core_report/* getFolder */.L2)(receipt.plugin);
    const findOut = (0,ask_npm_for_files/* combineFactFinders */.N)((0,run_scripts/* makeScriptSkipper */.wU)(NONE_RUN), (0,run_lifecycle/* makeLifecycleSkipper */.NO)(NONE_RUN));
    const policy = { ...{ occasion: "release", strict, tag, findOut }, today, copy };
    const plugins = [await (0,archive_report/* inspectArchive */.N)(opened, policy, folder)];
    const report = { occasion: "release", strict, failOn: "error", plugins };
    const source = (0,result/* makeSourceReader */.n)(opened.workspace);
    const inside = folder === "" ? "" : `${folder}/`;
    const checked = {
        report,
        root: cwd,
        source: (path) => (path.startsWith(inside) ? source(path.slice(inside.length)) : undefined),
    };
    if ((0,core_report/* verdict */.WJ)(report) !== "pass")
        return {
            preflight: checked,
            outcome: (0,stop_for_findings/* stopForFindings */.C)(checked, { tag, today, again, copy }),
            archive,
            commit,
            file,
        };
    return (0,write_report_of_release/* writeReportOfRelease */.c)({ preflight: checked, again }, async () => {
        refuseOtherChangelog(request, artifact);
        const about = await (0,read_release_spec/* readReleaseSpec */.p)(request, { workspace: opened.workspace, folder: "", at: folder });
        const isOneOfSeveral = (0,run_release/* hasOtherPlugins */.HD)(folder, tag, about);
        const warnings = pin === "none" ? [release_pin/* UNPINNED */._] : [];
        const done = { preflight: checked, archive, commit, file, warnings };
        return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, done);
    });
}
/** Without a checkout, only the packed changelog can be read. */
function refuseOtherChangelog({ changelog }, { opened }) {
    if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
        return;
    throw new artifact_fault/* ArtifactFault */.R(2, `The archive contains no ${(0,safe/* quote */.hD)(changelog, 200)}, and the release's notes are to come from there`, 'Name it in "files" of package.json, so that it is packed, or leave the changelog to CHANGELOG.md');
}

;// CONCATENATED MODULE: ./build/bundled/release/index.js









/***/ }),

/***/ 37651:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ makeStop; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94486);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);
/* harmony import */ var _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35009);






function makeStop(ending, progress) {
    const { publicAt, done } = progress;
    const unknown = (0,_what_is_public_js__WEBPACK_IMPORTED_MODULE_5__/* .listUnknown */ .jv)(progress);
    const hidden = (0,_what_is_public_js__WEBPACK_IMPORTED_MODULE_5__/* .listHidden */ .rL)(progress);
    const { what, help, helpIfPublic = help, ...verdict } = judgeEnding(ending, progress);
    const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
    // An earlier run may have published to the other targets.
    const isPartial = hasPublished || (publicAt.size > 0 && hidden.length > 0);
    const hasStaged = done.some(({ phase }) => phase !== "check");
    const isStaged = progress.publishers.length === 1 && hasStaged && publicAt.size === 0 && unknown.length === 0;
    const at = findStep(ending);
    // A hurdle names the place itself, and what a step does may be done at any of several targets.
    const name = at && !("step" in ending) && progress.publishers.length > 1 ? `${at.target}: ` : "";
    return {
        ...(isPartial ? (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makePartialVerdict */ .Vi)(verdict) : verdict),
        stop: {
            at,
            stoppedAt: name + what,
            alreadyPublic: (0,_what_is_public_js__WEBPACK_IMPORTED_MODULE_5__/* .listPublic */ .OA)(progress).join("\n") || "nothing",
            notPublic: (hidden.join("\n") || describeRest(ending)) + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: isPartial ? helpIfPublic : help,
        },
    };
}
function findStep(ending) {
    if ("thrown" in ending)
        return ending.at;
    return "left" in ending ? ending.left : ending.step;
}
/** What is not public, apart from the targets. */
function describeRest(ending) {
    return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}
const FASTER = "It was not there when this run began: another run was faster";
function judgeEnding(ending, progress) {
    const { again, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_COPY */ .Xc } = progress.caller;
    if ("thrown" in ending) {
        const { thrown, at } = ending;
        if (!(thrown instanceof _publisher_js__WEBPACK_IMPORTED_MODULE_3__/* .TargetFault */ .Ej))
            return judgeThrown(thrown, again, copy);
        const { kind, message, help, helpIfPublic } = thrown;
        const what = at ? `${at.reason}\n${message}` : message;
        if (kind === "burnt")
            return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("conflict"), what, help };
        if (kind === "rejected")
            return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), what, help, helpIfPublic };
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed", kind === "forbidden" ? _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.fault), what, help };
    }
    if ("left" in ending) {
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("partially-released"), what: ending.left.reason, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again) };
    }
    const { action, reason, details, help = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again), helpIfPublic, held, target } = ending.step;
    const isLater = held === "other" && !progress.heldAtStart.has(target);
    const what = [reason, ...(isLater ? [FASTER] : []), ...(details === undefined ? [] : [details])].join("\n");
    if (action === "conflict")
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("conflict"), what, help };
    if (action === "rejected")
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), what, help, helpIfPublic };
    return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed", _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage), what, help };
}
/** Not a fault of a target: the run was interrupted, or this tool crashed. */
function judgeThrown(thrown, again, copy) {
    if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$) {
        const what = `The run was interrupted (${thrown.signal})`;
        const verdict = (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed", (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorStatus */ .v9)(thrown));
        return { ...verdict, what, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again, "Running again is safe") };
    }
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const help = `${(0,_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportRequest */ .x_)(copy, "Report it with the lines above")}. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again, "Running again is safe")}`;
    return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed"), what: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name} crashed, a fault of this tool: ${why}`, help };
}


/***/ }),

/***/ 17383:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: function() { return /* binding */ isSealedFor; },
/* harmony export */   Z3: function() { return /* binding */ formatSeal; },
/* harmony export */   ZL: function() { return /* binding */ readReleaseNotes; },
/* harmony export */   cp: function() { return /* binding */ formatOrigin; },
/* harmony export */   no: function() { return /* binding */ renewSeal; },
/* harmony export */   qK: function() { return /* binding */ readSealedCommit; }
/* harmony export */ });
/* harmony import */ var _plugin_documents_major_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10523);
/* harmony import */ var _cut_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70546);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86785);



/** Every target takes so many: GitHub with the seal below them, and a marketplace 65,535 by the contract. */
const LONGEST = 60_000;
/** For the definitions of links, which stay where the text above them is cut. */
const LONGEST_DEFINITIONS = 10_000;
const DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;
/**
 * Reads the notes of a version: the text of the entry that the check `changelog-entry` finds. A prerelease without an
 * entry takes the unreleased entry, or the notes that a target generates; only GitHub does. Returns `undefined` if any
 * other version has no entry.
 */
function readReleaseNotes(changelog, { version, link }) {
    const exact = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(version);
    const own = exact && (0,_plugin_documents_major_change_js__WEBPACK_IMPORTED_MODULE_0__/* .findChangelogEntry */ .m)(changelog, exact);
    if (own?.isEmpty === false)
        return { text: formatEntry(own, changelog, link), generate: false };
    if (!version.includes("-"))
        return undefined;
    const next = changelog.entries.find(({ isUnreleased, isEmpty }) => isUnreleased && !isEmpty);
    return next ? { text: formatEntry(next, changelog, link), generate: false } : { text: "", generate: true };
}
function formatEntry({ body }, { file, text: whole }, link) {
    const text = body.replaceAll("\r\n", "\n").replace(DEFINITION, "").trim();
    const definitions = [...whole.replaceAll("\r\n", "\n").matchAll(DEFINITION)]
        .flatMap(([line, label = ""]) => (text.toLowerCase().includes(`[${label.toLowerCase()}]`) ? [line] : []))
        .join("\n");
    const most = LONGEST - Math.min(definitions.length, LONGEST_DEFINITIONS);
    const cut = (0,_cut_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .cutNotes */ .G)(text, most, `All of it is in ${link === undefined ? file : `[${file}](${link})`}.`);
    const isShown = definitions !== "" && (cut === text || definitions.length <= LONGEST_DEFINITIONS);
    return isShown ? `${cut}\n\n${definitions}` : cut;
}
const MARK = "<!-- plugin-preflight: ";
/** The seal below the notes. It names the commit and the digest, and marks the draft as ours. */
function formatSeal(archive, made) {
    return `${MARK}commit=${made.commit} sha256=${archive.sha256} -->\n\n${formatOrigin(archive, made)}`;
}
/** The part of the seal that people read. Without the other part, a draft still counts as a person's. */
function formatOrigin({ name, sha256 }, { commit, repository, attestation }) {
    const table = ["| File | SHA-256 |", "| --- | --- |", `| \`${name}\` | \`${sha256}\` |`];
    const proof = attestation ? ` To see it proved: \`gh attestation verify ${name} --repo ${repository}\`` : "";
    return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
}
/** The commit in our seal. `undefined` if the text has no seal. */
function readSealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** Whether our seal names these bytes and this commit. */
function isSealedFor(body, commit, sha256) {
    return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
}
/** Replaces the seal, and keeps the notes that a person wrote above it. */
function renewSeal(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}


/***/ }),

/***/ 54381:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ readPin; },
/* harmony export */   _: function() { return /* binding */ UNPINNED; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);


const UNPINNED = "The archive is not pinned, as checked-sha256 is none. Whoever can change the artifact of a run can change its receipt, too";
/**
 * Reads the pin that is given together with an archive of an earlier job. `undefined` if neither is given.
 *
 * @param written such as `sha256:9f\u2026`, 64 hexadecimal digits, or `none`.
 * @param what the caller's name for it, such as `The input checked-sha256`.
 * @throws {UsageError} for a pin without an archive or an archive without a pin, because a name in the workflow is
 * wrong; and for what is not a digest.
 */
function readPin(written, artifact, what) {
    const example = what.example ?? "";
    const digest = `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${example}`;
    const text = written?.trim() ?? "";
    if (artifact === undefined) {
        if (written === undefined)
            return undefined;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what.pin} pins the archive of an earlier job, but none is given`, `Give ${what.artifact} the file or folder that the earlier job has made`);
    }
    if (text === "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what.pin} is empty or not given, and the archive of an earlier job is not released without its digest`, `${digest}\nAn output that no job sets is empty: see its name in the outputs of that job. To release without a pin, give none`);
    }
    if (text === "none")
        return "none";
    const sha256 = /^(?:sha256:)?([0-9a-f]{64})$/iu.exec(text)?.[1];
    if (sha256 === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what.pin} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(written ?? "")}, which is not a SHA-256`, digest);
    return { sha256: sha256.toLowerCase() };
}


/***/ }),

/***/ 53819:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ ReleaseProgress; }
/* harmony export */ });
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94486);

/** What one run knows of its targets, and what it has done there. */
class ReleaseProgress {
    publishers;
    caller;
    /** The steps that were done, in order. */
    done = [];
    /** The latest plan of each target. */
    latest = new Map();
    /** What is public by now, by target. */
    publicAt = new Map();
    /** Steps that may have been done since their target was read, by target. */
    unconfirmed = new Map();
    /** What readers should know about the targets. Sentences without a full stop. */
    warnings = new Set();
    /** The targets that had content of the version when this run began. */
    heldAtStart = new Set();
    /** The plans that were read since the last step. */
    current = new Set();
    constructor(publishers, caller) {
        this.publishers = publishers;
        this.caller = caller;
    }
    async read(publisher) {
        this.caller.signal?.throwIfAborted();
        const { id } = publisher;
        const known = this.current.has(id) ? this.latest.get(id) : undefined;
        const found = known ?? (await publisher.plan());
        this.current.add(id);
        this.latest.set(id, found);
        const next = found.steps.find(({ action }) => action !== "noop");
        if (found.unseen === undefined)
            this.unconfirmed.delete(id);
        else if (next && !this.unconfirmed.has(id))
            this.unconfirmed.set(id, next);
        if (found.publicAt !== undefined)
            this.publicAt.set(id, found.publicAt);
        for (const what of [...(found.unread ?? []), ...(found.remarks ?? [])])
            this.warnings.add(what);
        return found;
    }
    /** All steps of all targets, in the order in which they run. */
    async readAll() {
        const steps = [];
        for (const publisher of this.publishers)
            steps.push(...(await this.read(publisher)).steps);
        return steps.toSorted((a, b) => _publisher_js__WEBPACK_IMPORTED_MODULE_0__/* .PHASES */ .ZG.indexOf(a.phase) - _publisher_js__WEBPACK_IMPORTED_MODULE_0__/* .PHASES */ .ZG.indexOf(b.phase));
    }
    async apply(publisher, step) {
        this.caller.signal?.throwIfAborted();
        this.current.clear();
        this.unconfirmed.set(publisher.id, step);
        this.caller.onStep?.(step);
        await publisher.apply(step);
        if (step.action !== "wait")
            this.done.push(step);
    }
    /** Whether there was something to do for a step, and it is done as far as is known. */
    isDone({ id, target, action }) {
        const isStep = (other) => other.id === id && other.target === target;
        const isThere = this.latest.get(target)?.steps.find(isStep)?.action === "noop";
        return action !== "noop" && (isThere || this.done.some(isStep));
    }
    /** What stays at a target of this version, as far as it was read. */
    findHeldContent(id) {
        return this.latest.get(id)?.steps.find(({ held }) => held !== undefined)?.held;
    }
    /** Lets all targets release an archive in place of this run's. */
    useArchive(archive) {
        for (const publisher of this.publishers)
            publisher.useArchive?.(archive);
        this.forgetPlans();
    }
    /** All targets are read again when their plans are asked for. */
    forgetPlans() {
        this.current.clear();
    }
}


/***/ }),

/***/ 99611:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: function() { return /* binding */ publish; }
});

// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
// EXTERNAL MODULE: ./build/bundled/release/attestation.js
var release_attestation = __webpack_require__(74748);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 2 modules
var workspace_archive = __webpack_require__(24852);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/network/pause.js
var pause = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundled/release/progress.js
var release_progress = __webpack_require__(53819);
;// CONCATENATED MODULE: ./build/bundled/release/finish-with-draft.js
/**
 * Looks at what stayed at the targets when this run began. Where that is other content than this run's, an earlier run
 * was interrupted, and was built to other bytes. If a draft has exactly that content, all targets release it. Returns
 * the archive of that draft. Otherwise the plan has the conflict.
 *
 * @throws {TargetFault}
 */
async function finishWithDraft(progress) {
    const { publishers, heldAtStart } = progress;
    const holders = publishers.filter(({ id }) => progress.findHeldContent(id) !== undefined);
    for (const { id } of holders)
        heldAtStart.add(id);
    const others = holders.filter(({ id }) => progress.findHeldContent(id) === "other");
    if (others.length === 0 || holders.some((holder) => !holder.holds))
        return undefined;
    const archive = await findArchive(publishers, holders);
    if (!archive) {
        // Which drafts were not compared is in the next plan.
        progress.forgetPlans();
        return undefined;
    }
    progress.useArchive(archive);
    const names = others.map(({ id }) => id).join(" and ");
    progress.warnings.add(`${names} had this version already, with other bytes than this build's. The archive of a draft has exactly those, so this run goes on with it: sha256 ${archive.sha256}`);
    return archive;
}
async function findArchive(publishers, holders) {
    for (const publisher of publishers) {
        for await (const archive of publisher.drafted?.() ?? []) {
            const answers = await Promise.all(holders.map(async (holder) => holder.holds?.(archive)));
            if (answers.every(Boolean))
                return archive;
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/what-is-public.js
var what_is_public = __webpack_require__(35009);
;// CONCATENATED MODULE: ./build/bundled/release/make-pending.js



/** The outcome of a release at which somebody else must act before it goes on. It is not a failure. */
function makePending({ target, reason, help }, progress) {
    const { again, later = again } = progress.caller;
    return {
        ...(0,exit_status/* makeReleaseVerdict */.Dl)("pending-review"),
        pending: {
            waitingFor: `${target}: ${reason}`,
            alreadyPublic: (0,what_is_public/* listPublic */.OA)(progress).join("\n") || "nothing",
            notPublic: (0,what_is_public/* listHidden */.rL)(progress).join("\n") || "nothing",
            whatHappens: help ?? (0,remedies/* explainRerun */.oS)(later, "When that is over, run this again"),
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/release/make-stop.js
var make_stop = __webpack_require__(37651);
// EXTERNAL MODULE: ./build/bundled/release/publisher.js
var release_publisher = __webpack_require__(94486);
;// CONCATENATED MODULE: ./build/bundled/release/release.js









const ALL = { phases: release_publisher/* PHASES */.ZG, pause: 1000 };
const DRY = { ...ALL, phases: [] };
/** How often in a row a target may leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than the number of all steps, in case somebody else undoes some of them. */
const MOST_TURNS = 30;
class HurdleFound extends Error {
    step;
    constructor(step) {
        super(step.reason);
        this.step = step;
    }
}
/** A target refused a step, and still needs it. */
class StepRefused extends Error {
    refusal;
    constructor(refusal) {
        super(refusal.fault.message);
        this.refusal = refusal;
    }
}
/**
 * Brings every target from its remote state to the release spec. Each target is read again after each step. A run
 * that ended anywhere is therefore finished by the next run, and nothing is done twice.
 */
async function release(publishers, caller, releasing = ALL) {
    const progress = new release_progress/* ReleaseProgress */.r(publishers, caller);
    const { signal } = caller;
    let plan = [];
    let finished;
    const describe = () => ({
        plan,
        done: plan.filter((step) => progress.isDone(step)),
        targets: (0,what_is_public/* describeTargets */.Eg)(progress),
        warnings: [...progress.warnings],
        finished,
    });
    const makeOutcome = (state) => ({ ...describe(), ...(0,exit_status/* makeReleaseVerdict */.Dl)(state) });
    const makeOutcomeOfStop = (ending) => ({ ...describe(), ...(0,make_stop/* makeStop */.f)(ending, progress) });
    const makeOutcomeOfWait = (step) => ({ ...describe(), ...makePending(step, progress) });
    try {
        await progress.readAll();
        finished = await finishWithDraft(progress);
        plan = await progress.readAll();
        refuseHurdles(plan);
        const isDone = plan.every(({ action }) => action === "noop");
        if (isDone || releasing.phases.length === 0)
            return makeOutcome(isDone ? "noop" : "planned");
        for (const phase of releasing.phases) {
            // Nothing permanent is done while another target could not follow.
            if (phase === "commit")
                refuseHurdles(await progress.readAll());
            const held = [];
            for (const publisher of publishers)
                held.push(...(await finishPhase(publisher, phase, progress, releasing.pause)));
            const [hold] = held;
            if (hold && isBeforeCommit(phase))
                return makeOutcomeOfWait(hold);
        }
        await progress.readAll();
        const next = publishers.flatMap(({ id }) => findNext(progress.latest.get(id)) ?? []);
        const left = next.find(({ action }) => action !== "wait");
        if (left)
            return makeOutcomeOfStop(left.action === "rejected" ? { step: left } : { left });
        const [waiting] = next;
        return waiting ? makeOutcomeOfWait(waiting) : makeOutcome("released");
    }
    catch (error) {
        if (error instanceof HurdleFound)
            return makeOutcomeOfStop({ step: error.step });
        const { fault, step } = error instanceof StepRefused ? error.refusal : { fault: error };
        const thrown = signal?.aborted === true ? signal.reason : fault;
        const isKnown = thrown instanceof release_publisher/* TargetFault */.Ej || thrown instanceof errors/* Interrupted */.j$;
        return { ...makeOutcomeOfStop({ thrown, at: step }), ...(!isKnown && { crash: thrown }) };
    }
}
/** Runs the steps of one phase until none is left. Returns the step at which somebody else must act first. */
async function finishPhase(publisher, phase, progress, wait) {
    const { done, unconfirmed, caller } = progress;
    let unsure = 0;
    let refusal;
    let waited;
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
        const { steps } = await (refusal
            ? readAfterRefusal(refusal, () => progress.read(publisher))
            : progress.read(publisher));
        refuseHurdles(steps);
        const next = steps.find((step) => step.phase === phase && step.action !== "noop");
        if (!next)
            return [];
        if (refusal && isSameStep(next, refusal.step))
            throw new StepRefused(refusal);
        if (waited && isSameStep(next, waited))
            return [next];
        // The target does not show the last step yet.
        if (next.id === done.at(-1)?.id && turn > 1)
            await (0,pause/* pause */.v)(wait, caller.signal);
        refusal = undefined;
        try {
            await progress.apply(publisher, next);
            unsure = 0;
            if (next.action === "wait")
                waited = next;
        }
        catch (error) {
            if (!(error instanceof release_publisher/* TargetFault */.Ej))
                throw error;
            const isRefused = error.kind !== "unsure";
            if (isRefused)
                unconfirmed.delete(publisher.id);
            if (isRefused || ++unsure === MOST_UNSURE)
                refusal = { step: next, fault: error };
            await (0,pause/* pause */.v)(wait * Math.max(unsure, 1), caller.signal);
        }
    }
    return [];
}
/** If the target cannot be read after a refusal, the refusal stays the cause. */
async function readAfterRefusal(refusal, read) {
    try {
        return await read();
    }
    catch (error) {
        throw error instanceof release_publisher/* TargetFault */.Ej ? new StepRefused(refusal) : error;
    }
}
function findNext(plan) {
    return plan?.steps.find(({ action }) => action !== "noop");
}
function isSameStep(a, b) {
    return a.id === b.id && a.action === b.action;
}
function isBeforeCommit(phase) {
    return release_publisher/* PHASES */.ZG.indexOf(phase) < release_publisher/* PHASES */.ZG.indexOf("commit");
}
/** Stops at the first step that no run can do. */
function refuseHurdles(steps) {
    const hurdle = steps.find(({ action }) => ["conflict", "blocked", "rejected"].includes(action));
    if (hurdle)
        throw new HurdleFound(hurdle);
}

// EXTERNAL MODULE: ./build/bundled/packing/difference/package-facts.js
var package_facts = __webpack_require__(74556);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var packing_sums = __webpack_require__(24954);
// EXTERNAL MODULE: ./build/bundled/release/compare-with-previous.js
var compare_with_previous = __webpack_require__(49122);
;// CONCATENATED MODULE: ./build/bundled/release/since-release.js




/** The first target with an older release decides. A fault or an interruption here does not undo the release. */
async function describeChangesSinceRelease(publishers, archive) {
    for (const publisher of publishers) {
        try {
            const before = await publisher.previous?.();
            if (!before)
                continue;
            const { tag } = before;
            if ("refused" in before)
                return { warnings: [`What is new since ${tag} is not known: ${before.refused}`] };
            const { bytes, opened } = before;
            const known = { name: tag, sha256: (0,packing_sums/* computeSha256 */.jH)(bytes), size: bytes.length };
            return { since: await (0,compare_with_previous/* compareWithPrevious */.R)(await (0,package_facts/* readPackageFacts */.w)(opened, known), archive), warnings: [] };
        }
        catch (error) {
            if (error instanceof errors/* Interrupted */.j$)
                return { warnings: [] };
            const why = error instanceof Error ? error.message : String(error);
            return { warnings: [`What is new in this release is not known, by a fault of this tool: ${why}`] };
        }
    }
    return { warnings: [] };
}

// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/json/read-json.js + 1 modules
var read_json = __webpack_require__(90778);
// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
;// CONCATENATED MODULE: ./build/bundled/release/locate-in-archive.js




const LONGEST_POINTER = 1_000;
const MOST_BYTES = 4 * 1024 * 1024;
/**
 * Makes a locator for the archive of a plugin. Places are untrusted.
 *
 * @param folder the plugin's folder in the repository.
 */
function makeLocator(workspace, folder) {
    const read = new Map();
    return ({ path, pointer, startLine, endLine }) => {
        if (workspace.entry(path)?.kind !== "file")
            return undefined;
        const file = (0,workspace_workspace/* joinPath */.uJ)(folder, path);
        if (!read.has(path))
            read.set(path, readFile(workspace, path, file));
        const found = read.get(path);
        if (!found)
            return { file };
        const steps = pointer === undefined ? undefined : readPointer(pointer, found.json.value);
        const place = steps && found.json.value !== undefined ? found.json.at(...steps) : undefined;
        if (place)
            return { file, range: place.range, ...(place.pointer !== undefined && { pointer: place.pointer }) };
        return (0,text_location/* makeLocation */.i)(file, startLine === undefined ? undefined : findLines(found.lines, startLine, endLine));
    };
}
function readFile(workspace, path, file) {
    const bytes = workspace.bytes(path, MOST_BYTES);
    if (!bytes)
        return undefined;
    const lines = (0,text_lines/* indexLines */.u)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
    return { json: (0,read_json/* readJson */.V)(file, bytes), lines };
}
function findLines(lines, startLine, endLine = startLine) {
    if (lines.line(startLine) === undefined)
        return undefined;
    const last = endLine > startLine && lines.line(endLine) !== undefined ? endLine : startLine;
    const column = (lines.line(last) ?? "").length + 1;
    return { start: { line: startLine, column: 1 }, end: { line: last, column } };
}
/** The steps of a JSON Pointer (RFC 6901) into a value. `undefined` if it is none. */
function readPointer(pointer, value) {
    if (pointer.length > LONGEST_POINTER || (pointer !== "" && !pointer.startsWith("/")))
        return undefined;
    let node = value;
    return pointer
        .split("/")
        .slice(1)
        .map((word) => {
        const key = word.replaceAll("~1", "/").replaceAll("~0", "~");
        const isIndex = Array.isArray(node) && /^(?:0|[1-9]\d{0,9})$/u.test(key);
        const isObject = typeof node === "object" && node !== null && Object.hasOwn(node, key);
        node = isObject ? node[key] : undefined;
        return isIndex ? Number(key) : key;
    });
}

;// CONCATENATED MODULE: ./build/bundled/release/report-judgements.js





const LONGEST_MESSAGE = 500;
/** Whatever a target finds: its own rules are the subjects. */
const TARGET_CODE = "found";
/**
 * Adds what targets have found to the report of the plugin that is released, each target as a check. A place in the
 * archive becomes the place in the repository, so that every reporter shows it at its line.
 */
function reportJudgements(preflight, judgements, archive) {
    const [plugin, ...others] = preflight.report.plugins;
    if (!plugin || judgements.length === 0)
        return preflight;
    const opened = (0,workspace_archive/* openArchive */.p)(archive.bytes);
    const locate = "refused" in opened ? () => undefined : makeLocator(opened.workspace, (0,report/* getFolder */.L2)(plugin));
    let judged = plugin;
    for (const judgement of judgements)
        judged = addOutcome(judged, judgement, locate);
    return { ...preflight, report: { ...preflight.report, plugins: [judged, ...others] } };
}
function addOutcome(plugin, judged, locate) {
    const { target, title, url } = judged;
    const manifest = { file: (0,workspace_workspace/* joinPath */.uJ)((0,report/* getFolder */.L2)(plugin), "manifest.json") };
    const findings = judged.findings.map((finding) => makeFinding(finding, judged, locate, manifest));
    const about = { check: target, title, url };
    const outcome = findings.length === 0 ? { ...about, status: "met" } : { ...about, status: "unmet", findings };
    return { ...plugin, outcomes: [...plugin.outcomes, outcome], findings: [...plugin.findings, ...findings] };
}
function makeFinding({ rule, severity, message, help, url, place }, { target, url: page }, locate, manifest) {
    const location = place && locate(place);
    const words = (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(message, LONGEST_MESSAGE));
    const elsewhere = place && !location ? `, at ${(0,safe/* quote */.hD)(place.path, 200)}, which the archive does not contain` : "";
    return {
        check: target,
        code: TARGET_CODE,
        subject: [...(rule === undefined ? [] : [rule]), message],
        severity,
        stopsRelease: severity === "error",
        message: `${words}${elsewhere}`,
        help,
        url: url ?? page,
        location: location ?? manifest,
    };
}

// EXTERNAL MODULE: ./build/bundled/core/action-interface.js
var action_interface = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/github/releases.js
var releases = __webpack_require__(80030);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var github_fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/release/notes.js
var notes = __webpack_require__(17383);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __webpack_require__(84565);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-remedies.js


const WHEN_DONE = "When that is done, run this again";
const OWN_TOKEN = "In a workflow the job's own token will do: leave out the input github-token";
/** What to do where GitHub refuses for another reason than a permission that is missing. */
function explainRefusal(refusal, { repository, again }) {
    const [owner = ""] = repository.split("/");
    switch (refusal.why) {
        case "sign-on": {
            const page = refusal.address ?? "https://github.com/settings/tokens";
            const where = refusal.address === undefined ? `at "Configure SSO" of the token, for ${owner}` : "on this page";
            return (0,remedies/* explainRerun */.oS)(again, `Authorize the token for single sign-on ${where}, as its owner:\n  ${page}\n${OWN_TOKEN}. ${WHEN_DONE}`);
        }
        case "elsewhere": {
            const to = refusal.address === undefined ? "" : ` to ${refusal.address}`;
            return (0,remedies/* explainRerun */.oS)(again, `What answers leads elsewhere${to}: the repository was renamed, or another server answers for GitHub. If it was renamed, say its new name:\n  ${remedies/* NAME_REPOSITORY */.ZF}\nIf not, see that GITHUB_API_URL is the address of GitHub. ${WHEN_DONE}`);
        }
        case "archived":
            return (0,remedies/* explainRerun */.oS)(again, `An archived repository takes no release. Make it writable:\n  gh repo unarchive ${(0,shell_word/* quoteForShell */.e)(repository)}\n${WHEN_DONE}`);
        case "suspended-app":
            return `The GitHub App that the token is of is suspended for ${owner}. An owner ends that at "Installed GitHub Apps" of its settings. ${OWN_TOKEN}`;
        case "suspended-account":
            return "The account that the token is of is suspended. Its owner asks GitHub's support; meanwhile, give the token of another account:\n  https://support.github.com";
        case "address":
            return (0,remedies/* explainRerun */.oS)(again, `Only addresses on the list of ${owner} may ask. Run this on a machine that is on it, such as a runner of your own. Or let an owner add this one at "IP allow list" of its settings. ${WHEN_DONE}`);
        case "app":
            return `An owner of ${owner} has to approve the app of the token, at "OAuth app policy" of its settings. A fine-grained token of a person needs no app. ${OWN_TOKEN}`;
        case "token":
            return `${owner} refuses this kind of token: make one as GitHub asks for in its answer. ${OWN_TOKEN}`;
        case "locked":
            return (0,remedies/* explainRerun */.oS)(again, `The conversation is locked. Somebody who may write opens it. ${WHEN_DONE}`);
        case "blocked":
            return "GitHub has blocked the repository, and no token changes that. Its owner asks GitHub's support:\n  https://support.github.com";
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-faults.js




/** What GitHub says where a permission is missing. */
const PERMISSION = /not accessible by|must have (?:admin|push|write)|write access|permission/iu;
/**
 * Makes a fault of a failed read. Reading changes nothing, so the fault is reported as it is. Any other error stays
 * itself.
 */
function makeReadFault(error, about) {
    if (!(error instanceof github_fault/* GitHubFault */.Q))
        return error;
    if (error.kind !== "forbidden")
        return new release_publisher/* TargetFault */.Ej("unavailable", error.message, explainRetry(error, about));
    return new release_publisher/* TargetFault */.Ej("forbidden", error.message, explainAccess(error, about));
}
/**
 * Makes a fault of a failed write. Any other error stays itself.
 *
 * @param step the step that was not done, as far as is known.
 * @param isStillThere whether the release that was written to still exists. Then a 404 is a refusal.
 */
function makeWriteFault(error, { id }, about, isStillThere = false) {
    if (!(error instanceof github_fault/* GitHubFault */.Q))
        return error;
    const { kind, status, message, refusal } = error;
    if (/immutable release/iu.test(message)) {
        const what = `GitHub never takes this tag again, as an immutable release once had it: ${message}`;
        return new release_publisher/* TargetFault */.Ej("burnt", what, (0,remedies/* explainNewVersion */.Yi)(about.tag, about.version));
    }
    // Somebody else was faster, or the release is gone. Reading the target again decides.
    const isGone = status === 404 && id !== "draft" && !isStillThere;
    const isChanged = /already_exists|already exists/iu.test(message) || isGone;
    if (kind === "lost" || isChanged)
        return new release_publisher/* TargetFault */.Ej("unsure", message, explainRetry(error, about));
    if (kind === "busy" || kind === "invalid" || kind === "unreached")
        return new release_publisher/* TargetFault */.Ej("unavailable", message, explainRetry(error, about));
    const more = id === "draft" && status !== 401 && !refusal ? `\n${(0,remedies/* explainWorkflowChange */.zt)(about.tag)}` : "";
    return new release_publisher/* TargetFault */.Ej("forbidden", message, (status === 404 ? (0,remedies/* explainPermission */.zi)(about.repository) : explainAccess(error, about)) + more);
}
/** How to give the token its permission, if that is what is missing. */
function explainAccess({ status, refusal, message }, about) {
    const { repository } = about;
    if (refusal)
        return explainRefusal(refusal, about);
    if (status === 401)
        return (0,remedies/* explainOtherToken */.vA)();
    if (status === 403) {
        return PERMISSION.test(message)
            ? (0,remedies/* explainPermission */.zi)(repository)
            : `Do what GitHub says in its answer. If that is about what the token may do:\n${(0,remedies/* explainPermission */.zi)(repository)}`;
    }
    return `See that ${repository} is the repository, as GITHUB_REPOSITORY says. Give a token that may see it: GitHub hides what a token may not see\n  gh release list --repo ${repository}`;
}
function explainRetry({ kind, status, refusal }, about) {
    const { again } = about;
    if (refusal)
        return explainRefusal(refusal, about);
    if (status === 409)
        return (0,remedies/* explainRerun */.oS)(again, "Something else is changing the repository; run this again when it is over");
    if (kind === "unreached")
        return (0,remedies/* explainRerun */.oS)(again, "Fix the connection to GitHub, and run this again");
    if (kind === "busy")
        return (0,remedies/* explainRerun */.oS)(again, "Run this again when that time is over");
    if (kind === "invalid")
        return (0,remedies/* explainRerun */.oS)(again, "Fix what GitHub names, such as a rule of the repository, and run this again");
    if (status !== undefined)
        return (0,remedies/* explainRerun */.oS)(again, "GitHub has trouble; run this again later");
    return (0,remedies/* explainRerun */.oS)(again, "See that GitHub is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again");
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-step.js

const TARGET = "github-release";
/** A step of this target, in the phase that can be undone. */
const makeStep = (0,release_publisher/* makeStepsOf */.d1)(TARGET, "stage");

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/release/targets/release-contents.js



const MOST_SUMS_BYTES = 1024 * 1024;
/** Reads the files of releases. If the server names no digest, the file is downloaded and hashed, once. */
class ContentsReader {
    github;
    spec;
    digests = new Map();
    texts = new Map();
    constructor(github, spec) {
        this.github = github;
        this.spec = spec;
    }
    /** Remembers the content of a file that this run has sent. */
    remember({ id }, { name, bytes, sha256 }) {
        this.digests.set(id, sha256);
        if (name === packing_sums/* SUMS */.vf)
            this.texts.set(id, { text: new TextDecoder().decode(bytes) });
    }
    /** @throws {GitHubFault} also if one of our files cannot be read. */
    async read(release) {
        const assets = [];
        for (const asset of await this.github.assets(release))
            assets.push(await this.addDigest(asset));
        const file = assets.find(({ name, state }) => name === packing_sums/* SUMS */.vf && state === "uploaded");
        return file ? { assets, sums: await this.readSums(file, assets) } : { assets };
    }
    /** @throws {GitHubFault} also if the bytes do not have the listed digest. */
    async bytes({ id, name, size, digest }) {
        const bytes = await this.github.download(id, archive_limits/* MOST_ARCHIVED_BYTES */.Fw);
        const isSame = digest === undefined ? bytes.length === size : digest === `sha256:${(0,packing_sums/* computeSha256 */.jH)(bytes)}`;
        if (isSame)
            return bytes;
        throw new github_fault/* GitHubFault */.Q("lost", `What GitHub sends of ${name} is not what it has there`);
    }
    async addDigest(asset) {
        const { archive, attestation } = this.spec;
        const isOurs = [archive.name, attestation?.name, packing_sums/* SUMS */.vf].includes(asset.name);
        if (asset.digest !== undefined || asset.state !== "uploaded" || asset.size > archive_limits/* MOST_ARCHIVED_BYTES */.Fw || !isOurs)
            return asset;
        const known = this.digests.get(asset.id) ?? (0,packing_sums/* computeSha256 */.jH)(await this.bytes(asset));
        this.digests.set(asset.id, known);
        return { ...asset, digest: `sha256:${known}` };
    }
    async readSums(file, assets) {
        const known = this.texts.get(file.id) ?? this.recogniseSums(file, assets) ?? (await this.fetchSums(file));
        this.texts.set(file.id, known);
        return known;
    }
    /** A list of exactly our files is recognised by its digest. */
    recogniseSums(file, assets) {
        const remote = [this.spec.archive, this.spec.attestation].flatMap((one) => {
            const sha256 = findAssetDigest(assets.find(({ name }) => name === one?.name));
            return one && sha256 !== undefined ? [{ name: one.name, sha256 }] : [];
        });
        const lists = [remote, remote.slice(0, 1)]
            .filter(({ length }) => length > 0)
            .map((files) => (0,packing_sums/* makeSumsFile */.NS)(...files));
        const own = lists.find(({ sha256 }) => sha256 === findAssetDigest(file));
        return own && { text: new TextDecoder().decode(own.bytes) };
    }
    async fetchSums(file) {
        if (file.size > MOST_SUMS_BYTES)
            return { refused: "it has more than 1 MiB" };
        const bytes = await this.bytes(file);
        try {
            return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
        }
        catch (error) {
            if (error instanceof TypeError)
                return { refused: "it is not a text in UTF-8" };
            throw error;
        }
    }
}
/** In hexadecimal. `undefined` if the upload is not complete, or the digest is not known. */
function findAssetDigest(asset) {
    if (asset?.state !== "uploaded")
        return undefined;
    return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-files.js





/** Plans how one file gets into the release. From a public release, nothing is removed but a broken upload. */
function makeFileStep(remote, spec, file) {
    const id = `file:${file.name}`;
    const { release } = remote;
    const asset = remote.assets.find(({ name }) => name === file.name);
    const evidence = { spec: file.sha256, ...(asset && { remote: findAssetDigest(asset) ?? asset.state }) };
    const isContent = release?.draft === false && asset !== undefined && file.name === spec.archive.name;
    const isSame = asset && findAssetDigest(asset) === file.sha256;
    const held = isContent && !isBroken(asset) ? (isSame ? "same" : "other") : undefined;
    if (isSame) {
        return makeStep({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence, held });
    }
    if (asset && !isBroken(asset) && file.name === packing_sums/* SUMS */.vf && "refused" in (remote.sums ?? {})) {
        return { ...planUnreadableSums(remote.sums, spec, release), evidence };
    }
    const given = release && !release.draft ? planPublicFile(remote, release, spec, file) : planDraftFile(remote, spec, file);
    return { ...given, held, evidence };
}
/** A broken upload contains no bytes, so it can be removed. */
function isBroken({ state }) {
    return state === "starter";
}
function planDraftFile({ release, assets, sums }, spec, file) {
    const id = `file:${file.name}`;
    const asset = assets.find(({ name }) => name === file.name);
    if (!asset)
        return makeStep({ id, action: "create", reason: `Send ${file.name}` });
    if (isBroken(asset))
        return planResend(file);
    // Another run or a person sent this file. The first one wins, and nothing is removed.
    if (release && file.name === spec.archive.name && (0,notes/* readSealedCommit */.qK)(release.body) === undefined) {
        const reason = `${file.name} is in the draft with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
        const help = `Remove ${file.name} and ${packing_sums/* SUMS */.vf} from the draft, and run this job again. If the archive in it is the one to release, hand over that one: ${remedies/* HANDING */.uE}`;
        return makeStep({ id, action: "conflict", reason, help });
    }
    const why = file.name === packing_sums/* SUMS */.vf && sums !== undefined
        ? "the lines of other files in it stay as they are"
        : "what is there has another digest";
    return makeStep({ id, action: "replace", reason: `Send ${file.name} anew: ${why}` });
}
function planPublicFile(remote, release, spec, file) {
    const id = `file:${file.name}`;
    const asset = remote.assets.find(({ name }) => name === file.name);
    if (!asset && !release.immutable) {
        return makeStep({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true });
    }
    if (asset && isBroken(asset) && !release.immutable)
        return { ...planResend(file), irreversible: true };
    if (!asset || isBroken(asset)) {
        const help = `${(0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)}\n${(0,remedies/* explainNewDraft */.hE)()}`;
        const reason = `${spec.tag} is released without ${file.name}, and the release is immutable`;
        return makeStep({ id, action: "conflict", reason, help });
    }
    if (file.name === packing_sums/* SUMS */.vf)
        return planPublicSums(remote.sums, release, spec, file);
    // Each run signs again. A public attestation of the same archive is as good.
    if (file.name === spec.attestation?.name) {
        return makeStep({ id, action: "noop", reason: `${file.name} is released, and stays as it is` });
    }
    const reason = `${file.name} is released with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
    return makeStep({ id, action: "conflict", reason, help: (0,remedies/* explainFirstArchive */.m6)(spec) });
}
/** A list that names the right digest of the archive is as good as ours, whatever else it contains. */
function planPublicSums(sums, release, spec, file) {
    const id = `file:${packing_sums/* SUMS */.vf}`;
    const { name } = spec.archive;
    const digest = (0,packing_sums/* findDigest */.u$)(new TextDecoder().decode(file.bytes), name) ?? "";
    const listed = sums !== undefined && "text" in sums ? (0,packing_sums/* findDigest */.u$)(sums.text, name) : undefined;
    if (listed === digest) {
        return makeStep({ id, action: "noop", reason: `${packing_sums/* SUMS */.vf} is released, and stays as it is` });
    }
    const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
    const line = { name, sha256: digest, isNamed: listed !== undefined };
    const reason = `The ${packing_sums/* SUMS */.vf} that is released ${what}, and nothing that is public is changed`;
    const help = release.immutable
        ? (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)
        : (0,remedies/* explainCorrectSums */.eR)(spec.tag, line, spec.again);
    return makeStep({ id, action: "conflict", reason, help });
}
function planUnreadableSums(sums, spec, release) {
    const why = sums !== undefined && "refused" in sums ? sums.refused : "unknown";
    const id = `file:${packing_sums/* SUMS */.vf}`;
    const isPublic = release?.draft === false;
    const reason = `The ${packing_sums/* SUMS */.vf} that is in the ${isPublic ? "release" : "draft"} cannot be read: ${why}`;
    const help = isPublic
        ? (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)
        : `Remove ${packing_sums/* SUMS */.vf} from the draft, and run this job again`;
    return makeStep({ id, action: "conflict", reason, help });
}
function planResend({ name }) {
    const reason = `Send ${name} again: what is there is what is left of an upload that broke`;
    return makeStep({ id: `file:${name}`, action: "replace", reason });
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-steps.js







/** The files of the release. The list of digests comes last; in a draft it keeps the lines that others wrote. */
function listReleaseFiles(remote, spec) {
    const { sums } = remote;
    const files = [spec.archive, ...(spec.attestation ? [spec.attestation] : [])];
    return [...files, sums !== undefined && "text" in sums ? (0,packing_sums/* updateSums */.q_)(sums.text, ...files) : (0,packing_sums/* makeSumsFile */.NS)(...files)];
}
/** All steps of this target, in the order in which they run. */
function planSteps(remote, spec) {
    return [
        planTag(remote, spec),
        planDraft(remote, spec),
        ...listReleaseFiles(remote, spec).map((file) => makeFileStep(remote, spec, file)),
        planNotes(remote, spec),
        planPublication(remote, spec),
        planTidying(remote),
    ];
}
/**
 * The text of the draft.
 *
 * @param words makes the notes for a draft that has none yet.
 */
async function formatBody(remote, spec, words) {
    const { body = "" } = remote.release ?? {};
    const { archive } = spec;
    if (body.trim() !== "")
        return (0,notes/* renewSeal */.no)(body, (0,notes/* formatSeal */.Z3)(archive, spec));
    return [await words(), (0,notes/* formatOrigin */.cp)(archive, spec)].join("\n\n").trim();
}
function planTag({ commit }, spec) {
    const id = "tag";
    const tag = spec.tag;
    const evidence = { tag: commit ?? "", checkedOut: spec.commit };
    if (commit === undefined) {
        return makeStep({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: (0,remedies/* explainPushTag */.WC)(tag), evidence });
    }
    if (commit === spec.commit) {
        const which = spec.isPinned ? "that the archive was made of" : "that is checked out";
        return makeStep({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
    }
    const own = shortenHash(spec.commit);
    const reason = `On GitHub ${tag} names commit ${shortenHash(commit)}, and ${spec.isPinned ? `the archive was made of ${own}` : `${own} is checked out`}`;
    const help = spec.isPinned
        ? (0,remedies/* explainMovedTag */.Rc)(tag)
        : `If the tag was moved, the run of its new commit releases it, and this one need not. ${(0,remedies/* explainCheckOut */.Eh)(tag)}`;
    return makeStep({ id, action: "conflict", reason, help, evidence });
}
function planDraft({ release }, spec) {
    const id = "draft";
    if (!release)
        return makeStep({ id, action: "create", reason: `Make a draft release of ${spec.tag}` });
    const evidence = { release: String(release.id), url: release.url };
    if (!release.draft)
        return makeStep({ id, action: "noop", reason: `${spec.tag} is released`, evidence });
    return makeStep({ id, action: "noop", reason: `The draft ${String(release.id)} is there`, evidence });
}
function planNotes({ release }, spec) {
    const id = "notes";
    // A public release is not written to, and a person's draft keeps its notes.
    if (!release)
        return makeStep({ id, action: "noop", reason: "The notes come with the draft" });
    if (!release.draft)
        return makeStep({ id, action: "noop", reason: "The notes stay as they are" });
    if (release.body.trim() === "") {
        return makeStep({ id, action: "create", reason: "Write the notes into the draft, which has none" });
    }
    if ((0,notes/* readSealedCommit */.qK)(release.body) === undefined) {
        return makeStep({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes((0,notes/* formatSeal */.Z3)(spec.archive, spec))
        ? makeStep({ id, action: "noop", reason: "The notes are there" })
        : makeStep({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}
function planPublication(remote, spec) {
    const id = "publish";
    const { release } = remote;
    if (release && !release.draft)
        return makeStep({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
    const latest = isLatest(remote, spec);
    const kind = isPrerelease(remote, spec) ? ", as a prerelease" : latest ? ", as the latest" : "";
    const reason = `Publish the release${kind}`;
    const evidence = { latest: String(latest) };
    return makeStep({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}
/** A person may have marked the draft of any version as a prerelease. */
function isPrerelease({ release }, { version }) {
    return version.includes("-") || release?.prerelease === true;
}
/**
 * Our drafts that another run left, because it was built to other bytes, because the list did not show the first draft
 * yet, or because both ran at the same time.
 */
function planTidying({ others }) {
    const id = "tidy";
    const [leftover] = others.filter(({ body }) => (0,notes/* readSealedCommit */.qK)(body) !== undefined);
    if (!leftover)
        return makeStep({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
    const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
    return makeStep({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}
/**
 * Whether this is the highest version that is not a prerelease. Of several plugins in one repository, none is the
 * latest.
 */
function isLatest(remote, spec) {
    const { version, packageName, isOneOfSeveral } = spec;
    const ours = (0,versions/* parseVersion */.ot)(version);
    if (!ours || isPrerelease(remote, spec) || isOneOfSeveral)
        return false;
    return remote.all.every(({ tag, draft, prerelease }) => {
        const read = (0,release_tag/* readTag */.zW)(tag, packageName);
        const other = read && (0,versions/* parseVersion */.ot)(read.version);
        return draft || prerelease || !other || other.prerelease || (0,versions/* compareVersions */.Zy)(other, ours) <= 0;
    });
}
function shortenHash(hash) {
    return hash.slice(0, 12);
}

// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/release/targets/known-releases.js


/** So many pages of a list leave enough of the 60 requests for the rest of a release. */
const MOST_PAGES = 20;
const MOST_LISTED = MOST_PAGES * pages/* PAGE */.KL;
/**
 * The releases of a repository as one run knows them. All are listed once, and the newest page is read again each
 * time.
 */
class KnownReleases {
    github;
    tag;
    known = new Map();
    /** A list may lag behind. These releases are read by their id. */
    watched = new Set();
    isWhole = true;
    pages = MOST_PAGES;
    latest;
    constructor(github, tag) {
        this.github = github;
        this.tag = tag;
    }
    /** Remembers a release that this run made or works on. */
    watch(id) {
        this.watched.add(id);
    }
    forget(id) {
        this.watched.delete(id);
        this.known.delete(id);
    }
    /** Reads the public release of the tag. */
    async read() {
        const published = await this.github.published(this.tag);
        await this.readList(published === undefined);
        for (const id of this.watched)
            await this.refresh(id);
        if (published)
            this.known.set(published.id, published);
        // The list may be newer than the tag, and its entry may be older than the release.
        const listed = this.all().find(({ draft, tag }) => !draft && tag === this.tag);
        return published ?? (listed && (await this.refresh(listed.id)));
    }
    all() {
        const { latest } = this;
        return [...this.known.values(), ...(latest && !this.known.has(latest.id) ? [latest] : [])];
    }
    /** The drafts of the tag, oldest first. */
    drafts() {
        const drafts = this.all().filter(({ tag, draft }) => draft && tag === this.tag);
        return drafts.toSorted((a, b) => a.id - b.id);
    }
    /** Sentences without a full stop. */
    unread() {
        if (this.isWhole)
            return [];
        return [
            `Only the newest ${(0,numbers/* formatNumber */.Z)(MOST_LISTED)} releases were looked at. An older draft of ${this.tag}, or what was released before it, is not known`,
        ];
    }
    async readList(isOpen) {
        const isFirst = this.pages === MOST_PAGES;
        const { releases, isWhole } = await this.github.list(this.pages);
        for (const release of releases)
            this.known.set(release.id, release);
        if (!isFirst)
            return;
        this.isWhole = isWhole;
        // The latest release may be older than all that are listed.
        if (isOpen)
            this.latest = await this.github.latest();
        this.pages = 1;
    }
    async refresh(id) {
        const release = await this.github.one(id);
        if (release)
            this.known.set(id, release);
        else
            this.known.delete(id);
        return release;
    }
}

// EXTERNAL MODULE: ./build/bundled/release/cut-notes.js
var cut_notes = __webpack_require__(70546);
// EXTERNAL MODULE: ./build/bundled/release/targets/previous-release.js
var previous_release = __webpack_require__(92822);
// EXTERNAL MODULE: ./build/bundled/release/targets/describe-differences.js
var describe_differences = __webpack_require__(2563);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release.js

















const MOST_READINGS = 3;
/** Of drafts that look like ours. Whoever may write drafts can plant any number of them. */
const MOST_READ = 5;
const READ_ONLY = "The token may only read, and GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";
/** A release on GitHub: first a draft, then its files, and only then is it public. */
function githubRelease(github, given) {
    let spec = given;
    const known = new KnownReleases(github, spec.tag);
    const contents = new ContentsReader(github, spec);
    /** The draft that this run fills. */
    let taken;
    /** The draft that this run made. */
    let made;
    /** How many drafts were not compared with what stays elsewhere. */
    let unread = 0;
    let remote;
    /** Another run may remove a draft between two requests. Then the rest is read again. */
    async function read(attempt = 1) {
        try {
            return await readOnce();
        }
        catch (error) {
            const isGone = error instanceof github_fault/* GitHubFault */.Q && error.status === 404;
            const drafts = known.drafts();
            if (!isGone || drafts.length === 0 || attempt === MOST_READINGS)
                throw error;
            for (const { id } of drafts)
                known.watch(id);
            return read(attempt + 1);
        }
    }
    async function readOnce() {
        const commit = await github.tagCommit(spec.tag);
        const published = await known.read();
        const found = published ? { release: published, ...(await contents.read(published.id)) } : await findDraft();
        if (found?.release.draft) {
            taken = found.release.id;
            known.watch(taken);
        }
        const others = known.drafts().filter(({ id }) => id !== found?.release.id);
        return { commit, release: undefined, assets: [], ...found, all: known.all(), others };
    }
    /**
     * Finds a person's draft, or one of ours with the same bytes. A draft of ours with other bytes is left alone, because
     * another run may be filling it, and because its seal proves nothing: whoever may write drafts can write a seal.
     */
    async function findDraft() {
        const { commit, archive } = spec;
        const isOurs = ({ body }) => (0,notes/* readSealedCommit */.qK)(body) !== undefined;
        const drafts = known.drafts().filter((one) => !isOurs(one) || (0,notes/* isSealedFor */.KC)(one.body, commit, archive.sha256));
        const [before, after] = [taken, made].map((id) => drafts.filter((one) => one.id === id));
        for (const release of [...(before ?? []), ...drafts.slice(0, MOST_READ), ...(after ?? [])]) {
            const held = await contents.read(release.id);
            const digest = findAssetDigest(held.assets.find(({ name }) => name === archive.name));
            if (!isOurs(release) || digest === undefined || digest === archive.sha256)
                return { release, ...held };
        }
        return undefined;
    }
    /** Reads the archives of the drafts that are not sealed for another commit, one after the other. */
    async function* readDrafted() {
        const { archive, commit, isPinned } = spec;
        const drafts = known.drafts().filter(({ body }) => [undefined, commit].includes((0,notes/* readSealedCommit */.qK)(body)));
        if (isPinned)
            return;
        for (const { id } of drafts.slice(0, MOST_READ)) {
            const { assets } = await contents.read(id);
            const asset = assets.find(({ name }) => name === archive.name);
            const sha256 = findAssetDigest(asset);
            if (!asset || sha256 === undefined)
                continue;
            const bytes = await contents.bytes(asset);
            if (!("refused" in (0,workspace_archive/* openArchive */.p)(bytes)))
                yield { name: archive.name, bytes, sha256 };
        }
        unread = drafts.length - MOST_READ;
    }
    function describeUnread() {
        if (unread <= 0)
            return [];
        const what = `Only the ${(0,numbers/* formatNumber */.Z)(MOST_READ)} oldest drafts of ${spec.tag} were compared with what other targets have`;
        return [`${what}, and ${(0,numbers/* formatNumber */.Z)(unread)} not`];
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            // Notes that a person wrote above the seal of an abandoned draft are kept.
            const left = now.others.find(({ body }) => (0,notes/* readSealedCommit */.qK)(body) === spec.commit);
            const text = left?.body ?? (await makeNotes(now));
            const body = (0,notes/* renewSeal */.no)(text, (0,notes/* formatSeal */.Z3)(spec.archive, spec));
            const values = {
                tag_name: spec.tag,
                name: spec.tag,
                body,
                draft: true,
                prerelease: isPrerelease(now, spec),
            };
            made = (await github.create(values)).id;
            known.watch(made);
            return;
        }
        // Somebody removed the draft, or another run has just published its own. Reading again decides.
        if (!release)
            throw new release_publisher/* TargetFault */.Ej("unsure", `The draft of ${spec.tag} is gone`, (0,remedies/* explainRerun */.oS)(spec.again));
        if (id === "notes")
            await github.update(release.id, { body: await formatBody(now, spec, () => makeNotes(now)) });
        else if (id === "publish") {
            const latest = isLatest(now, spec) ? "true" : "false";
            const prerelease = isPrerelease(now, spec);
            const values = { tag_name: spec.tag, draft: false, prerelease, make_latest: latest };
            known.watch(release.id);
            await github.update(release.id, values);
        }
        else if (id === "tidy") {
            const leftover = Number(findLeftover(now, spec));
            // The known state may be old, and somebody may have published the draft or made it their own meanwhile.
            const seen = await github.one(leftover);
            if (seen?.draft === true && (0,notes/* readSealedCommit */.qK)(seen.body) !== undefined)
                await github.remove(leftover);
            known.forget(leftover);
        }
        else
            await send(release, id.slice("file:".length), now);
    }
    async function send(release, name, now) {
        const file = listReleaseFiles(now, spec).find((one) => one.name === name);
        if (!file)
            throw new Error(`No step sends ${name}`);
        // Whatever the plan says: from a public release, nothing is removed but a broken upload.
        const old = now.assets.filter((asset) => asset.name === name && (release.draft || isBroken(asset)));
        for (const asset of old)
            await github.removeAsset(asset.id);
        contents.remember(await github.upload(release, name, file.bytes), file);
    }
    async function makeNotes(now) {
        return spec.notes.generate ? await fetchGeneratedNotes(now) : spec.notes.text;
    }
    /** Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too. */
    async function fetchGeneratedNotes({ all }) {
        const previous = (0,previous_release/* findPreviousRelease */.q)(all, spec)?.release.tag;
        if (previous === undefined && spec.isOneOfSeveral)
            return "";
        const notes = await github.generatedNotes(spec.tag, previous);
        // GitHub's last line leads to all of the commits.
        const range = `${previous === undefined ? "" : `${previous}..`}${spec.tag}`;
        const [whole = `\`git log ${(0,shell_word/* quoteForShell */.e)(range)}\` has all of it.`] = /^\*\*Full Changelog\*\*: .*$/mu.exec(notes) ?? [];
        return (0,cut_notes/* cutNotes */.G)(notes, github_limits/* GITHUB_LIMITS */.f.releaseNotesLength, whole);
    }
    /** Lists which files differ in a public archive with other bytes. */
    async function addDifferences(steps, { assets }) {
        const { name, bytes } = spec.archive;
        const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
        const asset = assets.find((one) => one.name === name && one.state === "uploaded");
        if (!conflict || !asset)
            return steps;
        const details = await (0,describe_differences/* describeDifferences */.g)(github, asset, bytes);
        return steps.map((step) => (step === conflict ? { ...step, details } : step));
    }
    /** GitHub answers 404 for what does not exist, and for what a token may not write. */
    async function isStillThere(error, release) {
        if (!release || !(error instanceof github_fault/* GitHubFault */.Q) || error.status !== 404)
            return false;
        try {
            return (await github.one(release.id)) !== undefined;
        }
        catch (fault) {
            if (fault instanceof github_fault/* GitHubFault */.Q)
                return false;
            throw fault;
        }
    }
    return {
        id: TARGET,
        async plan() {
            try {
                remote = await read();
            }
            catch (error) {
                throw makeReadFault(error, spec);
            }
            const { release } = remote;
            const steps = await addDifferences(planSteps(remote, spec), remote);
            const place = release && (release.draft ? { staged: "a draft, which nobody sees" } : { publicAt: release.url });
            return { steps, unread: [...known.unread(), ...describeUnread()], ...place };
        },
        async *drafted() {
            try {
                yield* readDrafted();
            }
            catch (error) {
                throw makeReadFault(error, spec);
            }
        },
        useArchive(archive) {
            spec = { ...spec, archive };
            taken = undefined;
        },
        async doubts() {
            try {
                return (await github.mayWrite(spec.tag)) ? [] : [READ_ONLY];
            }
            catch (error) {
                if (error instanceof github_fault/* GitHubFault */.Q && error.refusal)
                    return [`A release would be refused: ${error.message}`];
                if (error instanceof github_fault/* GitHubFault */.Q)
                    return [`Whether the token may write is not known: ${error.message}`];
                throw error;
            }
        },
        previous: async () => remote && (0,previous_release/* readPreviousArchive */.S)(github, remote.all, spec),
        async apply(step) {
            if (!remote)
                throw new Error("A step is only done after a plan");
            try {
                await apply(step, remote);
            }
            catch (error) {
                throw makeWriteFault(error, step, spec, await isStillThere(error, remote.release));
            }
        },
    };
}
function findLeftover(remote, spec) {
    return planSteps(remote, spec).find(({ id }) => id === "tidy")?.evidence["release"];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-github-release.js



const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** Long enough for a large file on a slow connection. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/** Connects the target `github-release`. */
async function openGitHubRelease({ github: access, signal, onWait }, spec) {
    if (!access)
        throw new Error("A release on GitHub has an access");
    const called = { ...access, signal, onWait };
    const github = await (0,client/* connect */.Ng)({ ...called, limits: CALLS });
    const uploads = await (0,client/* connect */.Ng)({ ...called, limits: UPLOADS });
    return githubRelease((0,releases/* openReleases */.t)(github, uploads, access.apiUrl), { ...spec, repository: access.repository });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/processes/ask-version.js
var ask_version = __webpack_require__(55658);
// EXTERNAL MODULE: ./build/bundled/processes/npm-program.js
var npm_program = __webpack_require__(56438);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/registry/registry.js + 1 modules
var registry = __webpack_require__(72758);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/bundled/registry/join-known-package.js

/**
 * Joins what the document of a package says with what the address of its tags says. Either may be minutes old. So a tag
 * counts with its higher version: nobody loses by that but a version that gets another tag.
 *
 * @returns `undefined` if neither knows the package.
 */
function joinKnownPackage(document, tags) {
    if (!tags || tags.size === 0)
        return document;
    const versions = new Set([...(document?.versions ?? []), ...tags.values()]);
    const joined = new Map(document?.tags);
    for (const [tag, version] of tags) {
        if (!isHigher(joined.get(tag), version))
            joined.set(tag, version);
    }
    return { versions: [...versions], tags: joined };
}
function isHigher(held, than) {
    const [first, second] = [(0,versions/* parseVersion */.ot)(held ?? ""), (0,versions/* parseVersion */.ot)(than)];
    return first !== undefined && (second === undefined || (0,versions/* compareVersions */.Zy)(first, second) > 0);
}

// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/bundled/processes/share-certificates.js


/** Variables that contain a path, or a list of paths. */
const PATHS = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"];
/**
 * Finds what a program of Node that starts in another folder needs to trust the same certificates. It may be run by an
 * older Node, which ends at an option that it does not know: so the certificates of the system are given in a file.
 */
function shareCertificates(environment) {
    const named = PATHS.flatMap((name) => {
        const value = environment[name];
        return value === undefined || value === "" ? [] : [[name, makeAbsolute(value)]];
    });
    const isSystem = isOn("use-system-ca", environment, environment["NODE_USE_SYSTEM_CA"] === "1");
    return {
        variables: {
            ...Object.fromEntries(named),
            ...(isSystem && { NODE_USE_SYSTEM_CA: "1" }),
            // Every Node knows this one, and without it SSL_CERT_FILE and SSL_CERT_DIR mean nothing.
            ...(isOn("use-openssl-ca", environment, false) && { NODE_OPTIONS: "--use-openssl-ca" }),
        },
        authorities: isSystem ? readAuthorities() : "",
    };
}
function makeAbsolute(paths) {
    return paths
        .split(external_node_path_.delimiter)
        .map((path) => (path === "" ? "" : (0,external_node_path_.resolve)(path)))
        .join(external_node_path_.delimiter);
}
/** Whether this process was started with an option of Node. The last one decides. */
function isOn(option, environment, usual) {
    const listed = (environment["NODE_OPTIONS"] ?? "").split(/\s+/u).map((word) => word.replaceAll('"', ""));
    const last = [...listed, ...process.execArgv]
        .map((word) => word.replaceAll("_", "-"))
        .findLast((word) => word === `--${option}` || word === `--no-${option}`);
    return last === undefined ? usual : last === `--${option}`;
}
function readAuthorities() {
    const { getCACertificates } = external_node_tls_;
    const certificates = new Set(["extra", "system"].flatMap((kind) => getCACertificates?.(kind) ?? []));
    return [...certificates].map((certificate) => `${certificate.trim()}\n`).join("");
}

// EXTERNAL MODULE: ./build/bundled/registry/package-name.js
var package_name = __webpack_require__(24860);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
;// CONCATENATED MODULE: ./build/bundled/registry/npm-failure.js



const LONGEST = 400;
/** Reads what `npm publish --json` prints when it fails. */
function readNpmFailure({ stdout, stderr }, token) {
    const show = (text) => (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(text.replaceAll(token, "***").replace(/\s+/gu, " ").trim(), LONGEST));
    const error = findError(stdout);
    const code = error?.["code"];
    const summary = error?.["summary"];
    const known = typeof code === "string" && /^E?[A-Z0-9_]{2,40}$/u.test(code) ? code : "";
    if (typeof summary === "string" && summary.trim() !== "")
        return { code: known, words: show(summary) };
    const lines = stderr.split(/\r?\n/u).flatMap((line) => /^npm (?:error|ERR!) (?!code )(.*)$/u.exec(line)?.[1] ?? []);
    return { code: known, words: show(lines.join(" ") || "it does not say why") };
}
/** The JSON is the last thing that is printed. */
function findError(printed) {
    const start = /^\{/mu.exec(printed)?.index;
    if (start === undefined)
        return undefined;
    const error = (0,parse_json/* parseJsonObject */.d)(printed.slice(start))?.["error"];
    return (0,json_object/* isObject */.Gv)(error) ? error : undefined;
}

;// CONCATENATED MODULE: ./build/bundled/registry/publish-tarball.js






/** The variable with the token. npm expands its name in our configuration, so that the token is in no file. */
const TOKEN = "PLUGIN_PREFLIGHT_NPM_TOKEN";
const AUTHORITIES = "authorities.pem";
const MOST_OUTPUT = 64 * 1024;
/** How the registry is reached. */
const NETWORK = ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "https_proxy", "http_proxy", "no_proxy"];
/** What npm signs, and its right to an identity token. */
const PROVENANCE = [
    ...["CI", "GITHUB_ACTIONS", "ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", "RUNNER_ENVIRONMENT"],
    ...["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_REPOSITORY_ID", "GITHUB_REPOSITORY_OWNER_ID"],
    ...["GITHUB_REF", "GITHUB_SHA", "GITHUB_WORKFLOW_REF", "GITHUB_EVENT_NAME", "GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT"],
];
/**
 * Publishes a tarball with npm, from an empty folder with a configuration of its own, so that no file of a repository
 * or a user redirects the token. npm ends by its own limits: a publication cannot be called off.
 *
 * @returns the id of a staged version, "" for any other; or why npm failed.
 */
async function publishTarball(publication) {
    const { exec } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.bind(__webpack_require__, 81260));
    return (0,temporary_folder/* withTemporaryFolder */.EX)(async (home) => {
        const { program, tarball, registry, token, surroundings } = publication;
        const trusted = shareCertificates(surroundings.env);
        (0,temporary_folder/* fillFolder */.qM)(home, {
            "package.tgz": tarball,
            user: `${registry.slice(registry.indexOf("//"))}:_authToken=\${${TOKEN}}\n`,
            global: "",
            [AUTHORITIES]: trusted.authorities,
            "empty/README": "npm starts here, and finds no configuration.\n",
        });
        const printed = { stdout: "", stderr: "" };
        const keep = (stream) => (piece) => {
            if (printed[stream].length < MOST_OUTPUT)
                printed[stream] += piece.toString("utf8");
        };
        const status = await exec(
        // Only this word is split at spaces and quotation marks.
        `"${program.file.replaceAll('"', '\\"')}"`, [...program.args, ...listArguments(publication, home)], {
            cwd: (0,external_node_path_.join)(home, "empty"),
            env: {
                ...makeEnvironment(publication, home),
                ...trusted.variables,
                ...(trusted.authorities !== "" && { NODE_EXTRA_CA_CERTS: (0,external_node_path_.join)(home, AUTHORITIES) }),
            },
            silent: true,
            ignoreReturnCode: true,
            listeners: { stdout: keep("stdout"), stderr: keep("stderr") },
        });
        return status === 0 ? { stageId: findStageId(printed.stdout) } : readNpmFailure(printed, token);
    });
}
function findStageId(printed) {
    return /"stageId": "([\w-]{1,100})"/u.exec(printed)?.[1] ?? "";
}
function listArguments({ name, registry, tag, access, isStaged, hasProvenance, limit }, home) {
    const scope = (0,package_name/* findScope */.sC)(name);
    return [
        ...(isStaged ? ["stage"] : []),
        ...["publish", (0,external_node_path_.join)(home, "package.tgz"), "--json", "--ignore-scripts", "--loglevel=notice"],
        ...[`--registry=${registry}`, ...(scope === undefined ? [] : [`--${scope}:registry=${registry}`])],
        ...[`--tag=${tag}`, ...(access === undefined ? [] : [`--access=${access}`])],
        hasProvenance ? "--provenance" : "--no-provenance",
        ...[`--userconfig=${(0,external_node_path_.join)(home, "user")}`, `--globalconfig=${(0,external_node_path_.join)(home, "global")}`],
        ...[`--prefix=${home}`, `--cache=${(0,external_node_path_.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
        // The release repeats what failed, after it has read the registry again.
        ...["--fetch-retries=0", `--fetch-timeout=${String(limit)}`, "--strict-ssl=true"],
    ];
}
function makeEnvironment({ program, surroundings, token, hasProvenance }, home) {
    const { env } = surroundings;
    const names = [...NETWORK, ...(hasProvenance ? PROVENANCE : [])];
    const given = {
        ...(0,programs/* makeToolEnvironment */.yB)(surroundings, { path: program.path, home }),
        ...Object.fromEntries(names.map((name) => [name, env[name]])),
        [TOKEN]: token,
    };
    return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

// EXTERNAL MODULE: ./build/bundled/registry/registry-fault.js
var registry_fault = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/github/workflow-path.js
var workflow_path = __webpack_require__(27245);
;// CONCATENATED MODULE: ./build/bundled/release/credentials/npm-claims.js



/** Reads an identity token that GitHub has just sent, so its signature is not verified. */
function readClaims(identity) {
    const claims = (0,parse_json/* parseJsonObject */.d)(Buffer.from(identity.split(".")[1] ?? "", "base64url").toString("utf8"));
    if (!claims)
        return undefined;
    const read = (name) => {
        const value = claims[name];
        return typeof value === "string" ? value : "";
    };
    return {
        repository: read("repository"),
        workflow: external_node_path_.posix.basename((0,workflow_path/* readWorkflowPath */.$)(read("workflow_ref")) ?? ""),
        environment: read("environment"),
        isPublic: read("repository_visibility") === "public",
        isHosted: read("runner_environment") === "github-hosted",
    };
}

// EXTERNAL MODULE: ./build/bundled/release/targets/npm-remedies.js
var npm_remedies = __webpack_require__(20619);
;// CONCATENATED MODULE: ./build/bundled/release/credentials/npm-credential.js




/** A token that expires sooner is exchanged again. */
const LEAST_LEFT = 5 * 60_000;
/** The credential of one run: the token that was given, or one that npm gives for an identity token of this job. */
class NpmCredential {
    registry;
    access;
    name;
    known;
    expires;
    claimed;
    constructor(registry, access, name) {
        this.registry = registry;
        this.access = access;
        this.name = name;
    }
    /**
     * Gets the token, and finds out whether it is accepted, before anything is written. A refused exchange never falls
     * back.
     *
     * @param isKnown whether everybody sees the package.
     * @throws {RegistryFault} if the registry cannot be asked.
     */
    async get(isKnown) {
        const isOld = this.expires !== undefined && this.expires - Date.now() < LEAST_LEFT;
        if (this.known && !isOld)
            return this.known;
        const { token } = this.access;
        this.known = token === undefined ? await this.exchange(isKnown) : await this.check(token);
        return this.known;
    }
    /** What GitHub says about this job. `undefined` if it gives it no identity token. */
    async claims() {
        if (!this.claimed && this.access.identity)
            await this.makeIdentity();
        return this.claimed;
    }
    async check(token) {
        if ((await this.registry.isValid(token)) !== false)
            return { token };
        const reason = "npm does not accept the token: it is wrong, has expired, or was revoked";
        return { reason, help: (0,npm_remedies/* explainNpmToken */.SR)() };
    }
    async exchange(isKnown) {
        try {
            const { token, expires } = await this.registry.exchange(this.name, await this.makeIdentity());
            this.access.identity?.hideSecret(token);
            this.expires = expires;
            return { token };
        }
        catch (error) {
            if (!(error instanceof registry_fault/* RegistryFault */.Q) || error.kind !== "forbidden")
                throw error;
            const about = { ...this.access, name: this.name };
            const words = error.words ?? error.message;
            if (!isKnown) {
                const reason = `npm knows no package ${this.name} yet, and its first version cannot be published by trusted publishing (npm says: ${words})`;
                return { reason, help: (0,npm_remedies/* explainFirstVersion */.oA)(about, this.claimed) };
            }
            const reason = `npm does not trust this job to publish ${this.name}: ${words}${this.describeJob()}`;
            return { reason, help: (0,npm_remedies/* explainOtherTrust */.MT)(about, this.claimed) };
        }
    }
    describeJob() {
        if (!this.claimed)
            return "";
        const { repository, workflow, environment } = this.claimed;
        const parts = [`repository ${repository}`, `workflow ${workflow}`, `environment ${environment || "none"}`];
        return `; ${tool/* TOOL */.js.name} runs in ${parts.join(", ")}`;
    }
    /** The audience is made of our own configured address, so that no server can use the token elsewhere. */
    async makeIdentity() {
        const { identity, registry } = this.access;
        if (!identity)
            throw new Error("Without a token, there is an identity");
        const token = await identity.getIdentityToken(`npm:${new URL(registry).hostname}`);
        identity.hideSecret(token);
        this.claimed = readClaims(token);
        return token;
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-faults.js





const NO_RIGHT = ["E401", "E403", "E404", "ENEEDAUTH"];
/** Nothing was sent, or the registry has said no. */
const NOT_POSSIBLE = ["E400", "E413", "E422", "E429", "EUSAGE", "EBADSEMVER", "EUNSCOPED"];
const UNREACHED = /^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** Whether npm says that the version is on the registry already, or on its way there. Reading again decides. */
function isTaken({ code, words }) {
    return code === "E409" || /publish over|previously (?:published|staged)|already (?:exists|published)/iu.test(words);
}
function isTakenByStaging({ words }) {
    return /previously staged|staged version|already staged/iu.test(words);
}
/**
 * Makes a fault of a failed read. Reading changes nothing, so the fault is reported as it is. Any other error stays
 * itself.
 */
function npm_faults_makeReadFault(error, { again }) {
    if (error instanceof github_fault/* GitHubFault */.Q)
        return new release_publisher/* TargetFault */.Ej("unavailable", error.message, (0,remedies/* explainRerun */.oS)(again));
    if (!(error instanceof registry_fault/* RegistryFault */.Q))
        return error;
    const { kind, message } = error;
    if (kind === "forbidden")
        return new release_publisher/* TargetFault */.Ej("forbidden", message, (0,npm_remedies/* explainNpmToken */.SR)());
    const when = {
        unreached: "Make sure that the registry is reached from here, and run this again. HTTPS_PROXY and NO_PROXY set a proxy, and NODE_EXTRA_CA_CERTS names the certificates of your own authority",
        busy: "Run this again when that time is over",
        lost: "The registry has trouble; run this again later",
    }[kind];
    return new release_publisher/* TargetFault */.Ej("unavailable", message, (0,remedies/* explainRerun */.oS)(again, when));
}
/** Turns a failure of npm into a `TargetFault`. */
function makePublishFault(failure, { again, access }) {
    const { code, words } = failure;
    const message = `npm could not ${access.mode} it${code === "" ? "" : ` (${code})`}: ${words}`;
    if (isTaken(failure))
        return new release_publisher/* TargetFault */.Ej("unsure", message, (0,remedies/* explainRerun */.oS)(again));
    if (code === "EOTP" || /one-time pass|two-factor/iu.test(words)) {
        const help = `This token needs a one-time password, which a workflow does not have. Stage the version, and approve it yourself:\n  with:\n    npm-publish: stage\nOr use trusted publishing, without a token`;
        return new release_publisher/* TargetFault */.Ej("forbidden", message, help);
    }
    if (code === "E402") {
        const help = "Publish it for everybody, or have a plan with private packages:\n  with:\n    npm-access: public";
        return new release_publisher/* TargetFault */.Ej("forbidden", message, help);
    }
    if (NO_RIGHT.includes(code)) {
        const help = `The registry says no to this credential, or hides that it does.\n${(0,npm_remedies/* explainNpmToken */.SR)()}`;
        return new release_publisher/* TargetFault */.Ej("forbidden", message, help);
    }
    if (NOT_POSSIBLE.includes(code) || UNREACHED.test(code)) {
        return new release_publisher/* TargetFault */.Ej("unavailable", message, (0,remedies/* explainRerun */.oS)(again, "Fix what npm names, and run this again"));
    }
    return new release_publisher/* TargetFault */.Ej("unsure", message, (0,remedies/* explainRerun */.oS)(again, "The registry has trouble; run this again later"));
}

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/package/bundled-dependencies.js
var bundled_dependencies = __webpack_require__(18259);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/registry/make-tarball.js
var make_tarball = __webpack_require__(44945);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-package.js









/** Reads the package.json of an archive, and makes the tarball of its files. */
async function readNpmPackage(archive, version) {
    const opened = (0,workspace_archive/* openArchive */.p)(archive);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const { packageJson } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["packageJson"] })).facts;
    const value = (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value;
    const tarball = await (0,make_tarball/* makeTarball */.R)(archive);
    const { name, publishConfig, repository, tag } = value;
    const plain = version.replace(/\+.*$/u, "");
    return {
        name: typeof name === "string" ? name : "",
        version: plain,
        tarball,
        integrity: `sha512-${(0,hash/* createHash */.n)("sha512").update(tarball).digest("base64")}`,
        shasum: (0,hash/* createHash */.n)("sha1").update(tarball).digest("hex"),
        publishConfig: (0,json_object/* isObject */.Gv)(publishConfig) ? publishConfig : {},
        repository: readRepository(repository),
        tag,
        hurdle: findHurdle(value, version),
    };
}
function readRepository(given) {
    const text = (0,json_object/* isObject */.Gv)(given) ? given["url"] : given;
    return typeof text === "string" && text !== "" ? text : undefined;
}
function findHurdle(packageJson, version) {
    const { name, version: own, private: isPrivate } = packageJson;
    if (typeof name !== "string" || name === "") {
        return { reason: "package.json names no package", help: 'Add a "name" to package.json, and release a new version' };
    }
    if (!(0,package_name/* isPackageName */.kb)(name)) {
        return { reason: `package.json names ${(0,safe/* quote */.hD)(name)}, which npm does not take`, help: "Rename the package" };
    }
    if (own !== version) {
        const reason = `package.json has version ${(0,safe/* quote */.hD)(own ?? "none")}, and ${version} is released`;
        return { reason, help: `Write "version": "${version}" in package.json` };
    }
    if (isPrivate === true) {
        const reason = `package.json has "private": true, and npm publishes no private package`;
        return { reason, help: 'Remove "private" from package.json, or npm from the targets' };
    }
    const bundled = (0,bundled_dependencies/* findBundledDependencies */.p)(packageJson);
    if (bundled !== undefined) {
        const reason = `package.json has "${bundled}", and installed packages never ship: npm would install the plugin without them`;
        return { reason, help: `Let the build bundle them into dist/, and remove "${bundled}" from package.json` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-publish-config.js


/** What npm takes from `publishConfig`, and what does not redirect the token or weaken the connection. */
const HARMLESS = ["access", "tag", "provenance"];
/** Fields that other package managers copy into package.json. npm ignores them. */
const OF_OTHERS = [
    ...["bin", "browser", "cpu", "directory", "engines", "es2015", "esnext", "executableFiles", "exports", "fesm2015"],
    ...["imports", "libc", "linkDirectory", "main", "man", "module", "os", "scripts", "sideEffects", "type", "types"],
    ...["typesVersions", "typings", "umd:main", "unpkg"],
];
/**
 * npm obeys every setting in `publishConfig`. One that could lead the token elsewhere is refused.
 *
 * @throws {Refusal}
 */
function refusePublishConfig(publishConfig, registry) {
    for (const [key, value] of Object.entries(publishConfig)) {
        if (HARMLESS.includes(key) || OF_OTHERS.includes(key))
            continue;
        const isRegistry = key === "registry" || /^@[^:]+:registry$/u.test(key);
        if (isRegistry && typeof value === "string" && isSameAddress(value, registry))
            continue;
        if (isRegistry) {
            throw new errors/* Refusal */.P_(`publishConfig of package.json publishes to ${(0,safe/* quote */.hD)(value)}, and this release to ${registry}`, `Write the same address in both, or remove ${(0,safe/* quote */.hD)(key)} from publishConfig:\n  with:\n    npm-registry: ${JSON.stringify(value)}`);
        }
        throw new errors/* Refusal */.P_(`publishConfig of package.json sets ${(0,safe/* quote */.hD)(key)}, which npm would obey while it has the token`, `Remove ${(0,safe/* quote */.hD)(key)} from publishConfig, commit that, and move the tag`);
    }
}
function isSameAddress(given, registry) {
    return URL.canParse(given) && `${new URL(given).href.replace(/\/+$/u, "")}/` === registry;
}

// EXTERNAL MODULE: ./build/bundled/release/credentials/npm-access.js
var npm_access = __webpack_require__(5021);
;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-provenance.js



/**
 * A signature says in public which repository a package was made of. npm takes one for a public package, made of a
 * public repository on a runner of GitHub, and only if package.json names that repository.
 */
function chooseProvenance({ name, publishConfig, repository }, { registry, access }, claims, isPublic) {
    const isOpen = isPublic || (0,package_name/* findScope */.sC)(name) === undefined || (access ?? publishConfig["access"]) === "public";
    const isPossible = registry === npm_access/* NPM_REGISTRY */.ug && claims?.isPublic === true && claims.isHosted && isOpen;
    if (!isPossible || publishConfig["provenance"] === false)
        return { isSigned: false };
    const meant = `https://github.com/${claims.repository}`;
    if (repository !== undefined && normalizeRepository(repository) === meant.toLowerCase())
        return { isSigned: true };
    const has = repository === undefined ? "names no repository" : `names the repository ${(0,safe/* quote */.hD)(repository, 200)}`;
    return {
        isSigned: true,
        reason: `package.json ${has}, and npm takes a signed package of ${meant} only if it names that`,
        help: `Write in package.json, commit that, and move the tag:\n  "repository": { "type": "git", "url": "git+${meant}.git" }`,
    };
}
/** The forms that npm takes: an address of git, `github:owner/name`, and `owner/name`. */
function normalizeRepository(given) {
    const text = given
        .trim()
        .replace(/^git\+/u, "")
        .replace(/^(?:ssh:\/\/)?git@github\.com[:/]/u, "https://github.com/")
        .replace(/^git:\/\//u, "https://")
        .replace(/^github:/u, "https://github.com/")
        .replace(/\.git$/u, "");
    return (/^[\w.-]+\/[\w.-]+$/u.test(text) ? `https://github.com/${text}` : text).toLowerCase();
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-tag.js




/** The words that name it in a sentence. */
const NAMES = {
    package: '"tag" of package.json',
    caller: "npm-tag",
    publishConfig: '"tag" in publishConfig of package.json',
};
/**
 * Chooses the dist-tag: the first that is asked for, else by the version. It is `latest` for the highest stable
 * version, the first identifier of a prerelease or `next`, and `release-1.4` for a version behind the highest. No tag
 * goes back to a lower version: where that word would, the tag is such as `rc-1.0`.
 *
 * @param asked in the order in which npm obeys them.
 */
function chooseTag({ version: text, tag: released }, known, asked = []) {
    const version = (0,versions/* parseVersion */.ot)(text);
    if (!version)
        throw new Error(`${text} is not a version`);
    const candidates = listTags(version, known);
    const free = candidates.find((tag) => findHigher(tag, version, known) === undefined);
    const [wanted] = asked;
    if (!wanted) {
        const [last = ""] = candidates.slice(-1);
        return free === undefined ? refuse(describeWayBack(last, version, known), "caller") : { tag: free };
    }
    const { tag, by } = wanted;
    if (typeof tag !== "string" || !(0,npm_access/* isDistTag */.Nr)(tag)) {
        return refuse(`${NAMES[by]} is ${(0,safe/* quote */.hD)(tag)}, which is not a dist-tag`, by);
    }
    const caller = asked.find((one) => one.by === "caller");
    if (by === "package" && caller && caller.tag !== tag) {
        return refuse(`npm obeys ${NAMES[by]}, which is ${(0,safe/* quote */.hD)(tag)}, before npm-tag, which is ${(0,safe/* quote */.hD)(caller.tag)}`, by);
    }
    if (!findHigher(tag, version, known))
        return { tag };
    return refuse(`${describeWayBack(tag, version, known)}, by ${NAMES[by]}`, by);
    function refuse(reason, source) {
        return { reason, help: (0,npm_remedies/* explainOtherTag */.UY)(source, free, released) };
    }
}
/** The higher version at a tag, which must not lose it. `undefined` if there is none, or none that can be compared. */
function findHigher(tag, version, known) {
    const held = (0,versions/* parseVersion */.ot)(known?.tags.get(tag) ?? "");
    return held && (0,versions/* compareVersions */.Zy)(held, version) > 0 ? held : undefined;
}
/** The tags that a version may have, the best first. */
function listTags(version, known) {
    const [major, minor, patch] = [version.major, version.minor, version.patch].map(String);
    const lines = [`${major ?? ""}.${minor ?? ""}`, `${major ?? ""}.${minor ?? ""}.${patch ?? ""}`];
    if (version.prerelease) {
        const [bare = "", identifier = ""] = /^[^-]*-([^.+]*)[^+]*/u.exec(version.text) ?? [];
        const word = (0,npm_access/* isDistTag */.Nr)(identifier) && identifier !== "latest" ? identifier : "next";
        return [word, ...[...lines, bare].map((line) => `${word}-${line}`)].filter(npm_access/* isDistTag */.Nr);
    }
    const isBehind = (known?.versions ?? []).some((text) => {
        const other = (0,versions/* parseVersion */.ot)(text);
        return other !== undefined && !other.prerelease && (0,versions/* compareVersions */.Zy)(other, version) > 0;
    });
    return [...(isBehind ? [] : ["latest"]), ...lines.map((line) => `release-${line}`)];
}
function describeWayBack(tag, version, known) {
    return `The tag ${tag} would go back from ${findHigher(tag, version, known)?.text ?? "none"} to ${version.text}`;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-steps.js








const npm_steps_TARGET = "npm";
const npm_steps_makeStep = (0,release_publisher/* makeStepsOf */.d1)(npm_steps_TARGET, "commit");
/** The plan of this target: one step, and the approval of a person if the version is staged. */
function planNpm(state, spec) {
    const { made, published, staged } = state;
    const { name, version } = made;
    if (published) {
        const remarks = remarkLatest(state, spec);
        return { steps: [planPublished(state, spec)], publicAt: findAddress(name, version, spec), remarks };
    }
    const hurdle = npm_steps_findHurdle(state, spec);
    if (hurdle)
        return { steps: [npm_steps_makeStep({ id: spec.access.mode, action: "blocked", ...hurdle })] };
    if (staged === undefined)
        return { steps: [planNew(state, spec), ...planLater(state, spec)] };
    const isUnknown = staged === "unknown";
    if (!isUnknown && staged.shasum !== made.shasum) {
        const reason = `${name} ${version} is staged at npm with other bytes: shasum ${staged.shasum} is there, and this build has ${made.shasum}`;
        const help = (0,npm_remedies/* explainOtherStaged */.iw)(staged.id, spec);
        return { steps: [npm_steps_makeStep({ id: "stage", action: "conflict", reason, help, held: "other" })] };
    }
    const id = isUnknown ? "" : staged.id;
    const held = isUnknown ? undefined : "same";
    return {
        steps: [
            npm_steps_makeStep({ id: "stage", action: "noop", reason: `${name} ${version} is staged`, held }),
            npm_steps_makeStep({
                id: "approve",
                action: "wait",
                reason: `${name} ${version} is staged, and a person has to approve it`,
                help: (0,npm_remedies/* explainApproval */.pX)(id, made.shasum, name, spec.later),
            }),
        ],
        state: "staged",
        remarks: remarkStagedTag(state, id),
        staged: "staged, which nobody can install",
        unread: isUnknown
            ? [
                `Which bytes are staged as ${name} ${version} is not known, as this credential may not ask. Before you approve it, see that the shasum is ${made.shasum}`,
            ]
            : undefined,
    };
}
/** Registries give a first version the tag `latest`, whatever was asked for. */
function remarkLatest(state, spec) {
    const { made, known } = state;
    const { name, version } = made;
    const chosen = choosePackageTag({ made, known: undefined }, spec);
    const isOnly = known?.versions.length === 1 && (0,versions/* parseVersion */.ot)(version)?.prerelease === true;
    if (!isOnly || known.tags.get("latest") !== version || ("tag" in chosen && chosen.tag === "latest"))
        return [];
    return [
        `The registry has given ${version} the tag latest, too, as it is the first version of ${name}. So people who install ${name} get this prerelease, until a stable version is released`,
    ];
}
/** The tag of what is staged was chosen earlier. */
function remarkStagedTag({ made, known, staged }, id) {
    const version = (0,versions/* parseVersion */.ot)(made.version);
    const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;
    const higher = version && findHigher(tag, version, known);
    if (!higher)
        return [];
    return [
        `${made.name} ${made.version} is staged with the tag ${(0,safe/* quote */.hD)(tag)}, which is at ${higher.text} by now and would go back. Do not approve it: reject it with npm stage reject ${(0,shell_word/* quoteForShell */.e)(id)}, and run this again`,
    ];
}
/** Where people see a version. */
function findAddress(name, version, { access: { registry } }) {
    return registry === npm_access/* NPM_REGISTRY */.ug
        ? `https://www.npmjs.com/package/${name}/v/${version}`
        : `${registry}${name.replace("/", "%2f")}/${version}`;
}
function planPublished({ made, published }, spec) {
    const { name, version, integrity } = made;
    const id = spec.access.mode;
    const remote = published?.integrity || "no digest";
    const evidence = { spec: integrity, remote };
    if (published?.sameness === "same") {
        const reason = `${name} ${version} is there with these bytes`;
        return npm_steps_makeStep({ id, action: "noop", reason, evidence, held: "same" });
    }
    const reason = published?.sameness === "unknown"
        ? `${name} ${version} is on npm, and whether it has these bytes cannot be found out`
        : `${name} ${version} is on npm with other bytes: ${remote} is public, and this build has ${integrity}`;
    return npm_steps_makeStep({ id, action: "conflict", reason, help: (0,remedies/* explainFirstArchive */.m6)(spec), evidence, held: "other" });
}
function npm_steps_findHurdle(state, spec) {
    const { made, credential, provenance } = state;
    if (made.hurdle)
        return made.hurdle;
    const tag = choosePackageTag(state, spec);
    if ("reason" in tag)
        return tag;
    if (credential && "reason" in credential)
        return credential;
    return "reason" in provenance ? provenance : undefined;
}
/** The dist-tag of the version, by what is known of the package. */
function choosePackageTag({ made, known }, spec) {
    const asked = [
        { tag: made.tag, by: "package" },
        { tag: spec.access.tag, by: "caller" },
        { tag: made.publishConfig["tag"], by: "publishConfig" },
    ];
    // npm takes what is empty for what is left out.
    return chooseTag(spec, known, asked.filter(({ tag }) => Boolean(tag)));
}
function planNew(state, spec) {
    const { made, known, provenance } = state;
    const { name, version, integrity } = made;
    const chosen = choosePackageTag(state, spec);
    const tag = "tag" in chosen ? chosen.tag : "";
    const isStaged = spec.access.mode === "stage";
    const first = known ? "" : ", its first version,";
    const signed = provenance.isSigned ? " and with provenance" : "";
    const reason = `${isStaged ? "Stage" : "Publish"} ${name} ${version}${first} with the tag ${tag}${signed}`;
    const evidence = { spec: integrity, tag };
    return npm_steps_makeStep({ id: spec.access.mode, action: "create", reason, irreversible: !isStaged, evidence });
}
/** The approval that a version which is not staged yet will need. */
function planLater({ made }, { access }) {
    if (access.mode === "publish")
        return [];
    const reason = `${made.name} ${made.version} waits for the approval of a person`;
    return [npm_steps_makeStep({ id: "approve", action: "wait", reason })];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm.js
















/** npm waits so long for the answer to a publication. */
const PUBLISH_LIMIT = 5 * 60_000;
const LONGEST_PAUSE = 10_000;
/** A package on the registry. npm itself publishes it; everything else is asked here. */
function npmTarget(registry, given, spec, signal) {
    let made = given;
    /** The archive that another target resumes. */
    let other;
    const { access } = spec;
    const credential = new NpmCredential(registry, access, made.name);
    let state;
    /** Whether npm has taken the version in this run. Then it is not sent again. */
    let isSent = false;
    /** Whether the version may be staged. Its id, if npm said it. */
    let staging;
    /** The token that reads what not everybody may read. */
    let reading = access.token;
    /** First without a token: everybody may read most packages. Otherwise with it. */
    async function readWith(read) {
        for (const token of [undefined, ...(reading === undefined ? [] : [reading])]) {
            try {
                const found = await read(token);
                if (found !== undefined)
                    return found;
            }
            catch (error) {
                // A token for publications may read nothing.
                const isHidden = error instanceof registry_fault/* RegistryFault */.Q && error.kind === "forbidden";
                if (!isHidden || (token !== undefined && token === access.token))
                    throw error;
            }
        }
        return undefined;
    }
    const readTags = () => readWith((token) => registry.readTags(made.name, token));
    async function readPublished() {
        const { name, version } = made;
        const document = await readWith((token) => registry.readPackage(name, token));
        const known = joinKnownPackage(document, await readTags());
        const found = await readWith((token) => registry.readVersion(name, version, token));
        return { known, published: found && { ...found, sameness: await compare(found) } };
    }
    async function readState() {
        const { name } = made;
        const none = { made, known: undefined, published: undefined, staged: undefined, provenance: { isSigned: false } };
        if (made.hurdle)
            return none;
        const seen = await readPublished();
        if (seen.published)
            return { ...none, ...seen };
        const got = await credential.get(seen.known !== undefined);
        if ("reason" in got)
            return { ...none, ...seen, credential: got };
        const isNew = reading !== got.token;
        reading = got.token;
        const { known, published } = seen.known === undefined && isNew ? await readPublished() : seen;
        if (published)
            return { ...none, known, published };
        const claims = await credential.claims();
        const isPublic = (0,package_name/* findScope */.sC)(name) !== undefined && claims?.isPublic === true && known !== undefined;
        const provenance = chooseProvenance(made, access, claims, isPublic && (await registry.isPublic(name, got.token)) === true);
        return { made, known, published, staged: await readStaged(got.token), credential: got, provenance };
    }
    /** The registry names a digest, or its tarball is hashed. What cannot be compared is never taken for the same. */
    async function compare({ integrity, tarball }, { integrity: ours } = made) {
        const digests = integrity.split(/\s+/u).filter((one) => one.startsWith("sha512-"));
        if (digests.length > 0)
            return digests.includes(ours) ? "same" : "other";
        if (tarball === undefined)
            return "unknown";
        const bytes = await readWith((token) => registry.download(tarball, archive_limits/* MOST_ARCHIVED_BYTES */.Fw, token));
        const digest = (0,hash/* createHash */.n)("sha512")
            .update(bytes ?? "")
            .digest("base64");
        return `sha512-${digest}` === ours ? "same" : "other";
    }
    /** The package of an archive that no job has checked for npm: its settings are looked at, too. */
    async function readFinished({ bytes }) {
        const theirs = await readNpmPackage(bytes, spec.version);
        try {
            refusePublishConfig(theirs.publishConfig, access.registry);
            return theirs;
        }
        catch (error) {
            if (!(error instanceof errors/* Refusal */.P_))
                throw error;
            return { ...theirs, hurdle: { reason: error.message, help: error.help } };
        }
    }
    async function readStaged(token) {
        if (access.mode === "publish" && !staging)
            return undefined;
        const found = await registry.findStaged(made.name, made.version, token);
        if (found !== "unknown")
            return found ?? undefined;
        if (!staging)
            return undefined;
        // What npm has just taken of this run needs no second look.
        return isSent ? { id: staging.id, tag: "", shasum: made.shasum } : "unknown";
    }
    /** npm moves a tag from a higher version, too. So the tags are read again, as late as possible. */
    async function confirmTag(now) {
        const [planned, chosen] = [now.known, joinKnownPackage(now.known, await readTags())].map((known) => choosePackageTag({ made, known }, spec));
        if (planned && chosen && "tag" in planned && "tag" in chosen && planned.tag === chosen.tag)
            return chosen.tag;
        const what = `The dist-tags of ${made.name} have changed since they were read`;
        throw new release_publisher/* TargetFault */.Ej("unsure", what, (0,remedies/* explainRerun */.oS)(spec.again));
    }
    async function publish(now) {
        const got = await credential.get(now.known !== undefined);
        if ("reason" in got)
            throw new release_publisher/* TargetFault */.Ej("forbidden", got.reason, got.help);
        const tag = await confirmTag(now);
        const { isSigned } = now.provenance;
        const wanted = isSigned ? "public" : access.access;
        const result = await publishTarball({
            ...{ program: spec.program, surroundings: access.surroundings, registry: access.registry, token: got.token },
            ...{ name: made.name, tarball: made.tarball, tag, limit: PUBLISH_LIMIT },
            ...{ isStaged: access.mode === "stage", hasProvenance: isSigned },
            access: wanted,
        });
        if ("stageId" in result) {
            isSent = true;
            if (access.mode === "stage")
                staging = { id: result.stageId };
            return;
        }
        if (isTakenByStaging(result))
            staging = { id: "" };
        throw makePublishFault(result, spec);
    }
    /** A registry shows a version some time after it has taken it. */
    async function waitUntilShown() {
        const end = Date.now() + spec.shownWithin;
        for (let wait = 500;; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
            if (await readWith((token) => registry.readVersion(made.name, made.version, token)))
                return;
            if (Date.now() + wait > end)
                break;
            await (0,pause/* pause */.v)(wait, signal);
            signal?.throwIfAborted();
        }
        const what = `npm has taken ${made.name} ${made.version}, and the registry does not show it yet`;
        throw new release_publisher/* TargetFault */.Ej("unsure", what, (0,remedies/* explainRerun */.oS)(spec.again, "Run this again in a few minutes"));
    }
    return {
        id: npm_steps_TARGET,
        async plan() {
            try {
                if (other)
                    made = await readFinished(other);
                other = undefined;
                state = await readState();
            }
            catch (error) {
                throw npm_faults_makeReadFault(error, spec);
            }
            const plan = planNpm(state, spec);
            const isUnseen = isSent && access.mode === "publish" && !state.published;
            return isUnseen ? { ...plan, unseen: "accepted, and the registry does not show it yet" } : plan;
        },
        async apply({ action }) {
            if (!state)
                throw new Error("A step is only done after a plan");
            if (action === "wait")
                return;
            try {
                if (!isSent)
                    await publish(state);
                if (access.mode === "publish")
                    await waitUntilShown();
            }
            catch (error) {
                const fault = npm_faults_makeReadFault(error, spec);
                // What npm has taken is there, whatever the registry answers to a question about it.
                if (isSent && fault instanceof release_publisher/* TargetFault */.Ej)
                    throw new release_publisher/* TargetFault */.Ej("unsure", fault.message, fault.help);
                throw fault;
            }
        },
        async holds(archive) {
            const { published, staged } = state ?? {};
            const theirs = await readNpmPackage(archive.bytes, spec.version);
            if (theirs.name !== made.name || theirs.hurdle)
                return false;
            if (published)
                return (await compare(published, theirs)) === "same";
            return typeof staged === "object" && staged.shasum === theirs.shasum;
        },
        useArchive(archive) {
            other = archive;
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-npm.js













const SHOWN_WITHIN = 60_000;
/**
 * Opens the target `npm`. Nothing is asked of the registry before the first plan.
 *
 * @throws {UsageError} if there is no npm, or one that is too old.
 * @throws {Refusal} if the package itself would redirect the token.
 */
async function openNpm({ npm: access, again, later = again, signal, onWait, cwd, paths }, { archive, ...spec }) {
    if (!access)
        throw new Error("A release to npm has an access");
    const made = await readNpmPackage(archive.bytes, spec.version);
    refusePublishConfig(made.publishConfig, access.registry);
    const folders = [cwd, ...paths.map((path) => (0,external_node_path_.resolve)(cwd, path))];
    const program = await findFitNpm(access.surroundings, findNeed(access, made), folders);
    const { registry: url, surroundings, limits } = access;
    const connection = { url, environment: surroundings.env, limits, signal, onWait };
    const wanted = { ...spec, access, program, later, shownWithin: limits ? limits.pause : SHOWN_WITHIN };
    return npmTarget(await (0,registry/* openRegistry */.M)(connection), made, wanted, signal);
}
function findNeed({ mode, token, tag, access }, { publishConfig }) {
    if (mode === "stage")
        return { what: "npm-publish: stage", least: "11.15.0" };
    if (token === undefined)
        return { what: "Trusted publishing", least: "11.5.1" };
    const differs = (key, asked) => asked !== undefined && publishConfig[key] !== undefined && publishConfig[key] !== asked;
    const [key] = [differs("tag", tag) ? ["tag"] : [], differs("access", access) ? ["access"] : []].flat();
    if (key === undefined)
        return { what: "The target npm", least: "9.5.0" };
    // An older one obeys package.json before its own command line.
    return { what: `npm-${key} with another ${(0,safe/* quote */.hD)(key)} in publishConfig of package.json`, least: "10.6.0" };
}
/** @param folders no npm is taken from the repositories of these folders. */
async function findFitNpm(surroundings, { what, least }, folders) {
    const [first = "", ...others] = new Set(folders.map((folder) => (0,disk/* findRepositoryRoot */.mL)(folder) ?? folder));
    const trusted = others.reduce((around, root) => ({ ...around, env: { ...around.env, PATH: (0,programs/* listTrustedFolders */.PD)(around, root).join(external_node_path_.delimiter) } }), surroundings);
    const program = (0,npm_program/* findNpm */.n)(trusted, first);
    if (!program) {
        throw new errors/* UsageError */.eb("The target npm needs the program npm, and there is none in PATH outside the repository", `${(0,npm_remedies/* explainNewerNpm */._B)(least)}\nA job without actions/setup-node may have none:\n  - uses: actions/setup-node@v7`);
    }
    const answer = await (0,ask_version/* askVersion */.q)(program, surroundings);
    const found = "version" in answer ? (0,versions/* parseVersion */.ot)(answer.version) : undefined;
    const needed = (0,versions/* parseVersion */.ot)(least);
    if (found && needed && (0,versions/* compareVersions */.Zy)(found, needed) >= 0)
        return program;
    const installed = "unknown" in answer ? `npm ${answer.unknown}` : `npm ${answer.version} is installed`;
    throw new errors/* UsageError */.eb(`${what} needs npm ${least} or newer, and ${installed}`, (0,npm_remedies/* explainNewerNpm */._B)(least));
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-targets.js



/** A new target is a row here, in the order in which the targets do what is permanent. */
const TARGETS = {
    npm: openNpm,
    "github-release": openGitHubRelease,
    // The client compiles the schemas of the contract, which takes longer than the rest of a release.
    marketplace: async (request, spec) => (await Promise.all(/* import() | marketplace */[__webpack_require__.e(892), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(67), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 91418))).openMarketplaceTarget(request, spec),
};
/**
 * Opens the targets of a request. Each is added to the list as soon as it is open, so that all of them can be closed
 * if a later one cannot be opened.
 */
async function openTargets(request, spec, opened) {
    const order = Object.keys(TARGETS);
    const wanted = action_interface/* TARGET_NAMES */.HQ.filter((name) => request.targets.includes(name));
    for (const target of wanted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
        opened.push(await TARGETS[target](request, spec));
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/publish.js










/** Publishes to every target. Stops before the first target if the attestation is not one of the archive. */
async function publish(request, spec, prepared) {
    const publishers = [];
    try {
        const { attestation: given, again } = request;
        const attestation = given && (0,release_attestation/* readAttestation */.V)(given, spec.archive, spec.commit);
        // The attestation is valid for these bytes only, not for others made from the same commit.
        const pinned = attestation ? { ...spec, attestation, isPinned: true } : spec;
        await openTargets(request, { ...pinned, again }, publishers);
        const released = await publishTo(publishers, request, prepared);
        return { ...released, warnings: [...(released.warnings ?? []), ...(await closeTargets(publishers))] };
    }
    catch (error) {
        await closeTargets(publishers);
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { ...prepared, outcome: (0,stop_for_error/* stopForArtifactFault */.Q)(error) };
        throw error;
    }
}
async function closeTargets(publishers) {
    const warnings = [];
    for (const publisher of publishers)
        warnings.push(...((await publisher.close?.()) ?? []));
    return warnings;
}
async function publishTo(publishers, request, done) {
    const { again, copy, later, signal, onStep, dryRun } = request;
    const caller = { again, copy, later, signal, onStep };
    const outcome = await release(publishers, caller, dryRun ? DRY : ALL);
    const archive = chooseArchive(outcome, done.archive);
    const doubts = dryRun && outcome.exitStatus === exit_status/* EXIT */.dc.pass ? await findDoubts(publishers) : [];
    const { since, warnings } = await describeChangesSinceRelease(outcome.exitStatus === exit_status/* EXIT */.dc.pass ? publishers : [], archive);
    const judgements = publishers.flatMap(({ id, judgement }) => {
        const judged = judgement?.();
        return judged ? [{ target: id, ...judged }] : [];
    });
    return {
        ...done,
        ...(done.preflight && { preflight: reportJudgements(done.preflight, judgements, archive) }),
        archive,
        outcome,
        warnings: [...(done.warnings ?? []), ...(outcome.warnings ?? []), ...doubts, ...warnings],
        since,
    };
}
async function findDoubts(publishers) {
    const doubts = [];
    for (const publisher of publishers)
        doubts.push(...((await publisher.doubts?.()) ?? []));
    return doubts;
}
/** The archive that is released, which is not always that of this run. */
function chooseArchive({ finished }, made) {
    const opened = finished && (0,workspace_archive/* openArchive */.p)(finished.bytes);
    return !opened || "refused" in opened ? made : { ...made, ...finished, files: (0,archive_entry/* makeArchiveEntries */.l)(opened) };
}


/***/ }),

/***/ 94486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: function() { return /* binding */ TargetFault; },
/* harmony export */   ZG: function() { return /* binding */ PHASES; },
/* harmony export */   d1: function() { return /* binding */ makeStepsOf; }
/* harmony export */ });
/**
 * In this order: what leaves nothing behind, what can be undone, what others review, what is permanent, and what is
 * cleaned up afterwards.
 */
const PHASES = ["check", "stage", "submit", "commit", "announce"];
/** Makes the steps of a target. Unless said otherwise, a step is of this phase, and can be undone. */
function makeStepsOf(target, phase) {
    return (given) => {
        return { target, phase, irreversible: false, evidence: {}, ...given };
    };
}
/** The message is a sentence without a full stop, the help says what to do. Neither contains a token. */
class TargetFault extends Error {
    kind;
    help;
    helpIfPublic;
    name = "TargetFault";
    constructor(kind, message, help, 
    /** In place of it if another target is public already. */
    helpIfPublic) {
        super(message);
        this.kind = kind;
        this.help = help;
        this.helpIfPublic = helpIfPublic;
    }
}


/***/ }),

/***/ 22978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ readReleaseSpec; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47840);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88241);
/* harmony import */ var _plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22153);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85163);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95655);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17383);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);









const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
/**
 * Reads the release spec.
 *
 * @throws {UsageError} if there are no notes.
 */
async function readReleaseSpec({ tag, changelog: given, github, today }, { workspace, folder, at = folder }) {
    const needs = ["manifest", "packageJson", "changelog"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs });
    const { version = "", name } = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.manifest) ? {} : facts.manifest.value;
    const packaged = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const packageName = typeof packaged === "string" ? packaged : undefined;
    const names = { packageName, name: typeof name === "string" ? name : undefined };
    const none = { file: "CHANGELOG.md", text: "", entries: [] };
    const own = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.changelog) ? none : facts.changelog;
    const changelog = given === undefined ? own : await readChangelogAt(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(folder, given), names);
    const file = at === folder ? changelog.file : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(at, changelog.file);
    const link = github && `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(file)}`;
    const notes = typeof version === "string" ? (0,_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .readReleaseNotes */ .ZL)(changelog, { version, link }) : undefined;
    const pluginId = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.manifest) ? undefined : (0,_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_1__/* .makePluginId */ .v)(facts.manifest.value["name"]);
    if (notes && typeof version === "string")
        return { version, packageName, pluginId, notes };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainChangelogEntry */ .s)(changelog.file, String(version), today)}\n${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainMoveTag */ .XQ)(tag)}`);
}
async function readChangelogAt(workspace, file, names) {
    const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
    if (!bytes)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`There is no changelog ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(file)} that can be read`, "Name one below the plugin's folder");
    const text = new TextDecoder().decode(bytes);
    return { file, text, entries: await (0,_plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_2__/* .readEntries */ .$)(file, text, names) };
}


/***/ }),

/***/ 47892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: function() { return /* binding */ explainCheckOut; },
/* harmony export */   Po: function() { return /* binding */ explainTokenOfJob; },
/* harmony export */   Rc: function() { return /* binding */ explainMovedTag; },
/* harmony export */   T$: function() { return /* binding */ explainCommitFirst; },
/* harmony export */   WC: function() { return /* binding */ explainPushTag; },
/* harmony export */   XQ: function() { return /* binding */ explainMoveTag; },
/* harmony export */   Yi: function() { return /* binding */ explainNewVersion; },
/* harmony export */   ZF: function() { return /* binding */ NAME_REPOSITORY; },
/* harmony export */   _D: function() { return /* binding */ explainRightTag; },
/* harmony export */   eR: function() { return /* binding */ explainCorrectSums; },
/* harmony export */   gn: function() { return /* binding */ explainBuild; },
/* harmony export */   hE: function() { return /* binding */ explainNewDraft; },
/* harmony export */   j8: function() { return /* binding */ explainWholeCheckout; },
/* harmony export */   m6: function() { return /* binding */ explainFirstArchive; },
/* harmony export */   oS: function() { return /* binding */ explainRerun; },
/* harmony export */   pV: function() { return /* binding */ NOT_VISIBLE; },
/* harmony export */   s: function() { return /* binding */ explainChangelogEntry; },
/* harmony export */   uE: function() { return /* binding */ HANDING; },
/* harmony export */   vA: function() { return /* binding */ explainOtherToken; },
/* harmony export */   zi: function() { return /* binding */ explainPermission; },
/* harmony export */   zt: function() { return /* binding */ explainWorkflowChange; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84565);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);


/**
 * What to do about a failed release. A line that begins with two spaces is meant to be pasted: a command, or a part
 * of a workflow. All other lines are sentences.
 */
/** The build step that is missing from the workflow. */
function explainBuild(command = "npm ci && npm run build") {
    return `Build before the release:\n  ${command}\nIn a workflow, in a step above it:\n  - run: ${command}`;
}
/** The heading that a changelog needs, and the place for its text. */
function explainChangelogEntry(file, version, today) {
    const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What users notice of it"];
    return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
}
/** How to move a tag to another commit. This is safe while nothing is released under it. */
function explainMoveTag(tag, first = "Commit that") {
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag);
    return `${first}, and move the tag; if something is released under it already, raise the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${tag}`)}`;
}
/** How to give a commit the tag of its version instead of another tag. */
function explainRightTag(tag, version) {
    const named = /\d+\.\d+\.\d+[^@]*$/u.exec(tag)?.[0];
    const meant = named === undefined ? `v${version}` : tag.slice(0, -named.length) + version;
    const [wrong, right] = [tag, meant].map((name) => (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${name}`));
    return `If the version is right and the tag is not:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(meant)}\n  git push origin ${right ?? ""}\n  git push origin --delete ${wrong ?? ""}`;
}
/** What to do if a version can never be released again. */
function explainNewVersion(tag, version) {
    const next = incrementPatch(version);
    const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
    return `Raise the version to ${next} in manifest.json and package.json, and add its entry to the changelog. Commit, and push a new tag. ${version} stays as it is:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(fresh)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${fresh}`)}`;
}
/** How an archive is handed to a release. */
const HANDING = "the inputs artifact and checked-sha256, or --artifact and --checked-sha256";
/** What to do if an earlier or a faster run has released other bytes of this version. */
function explainFirstArchive({ tag, version }) {
    return [
        "If the run that released it has ended well, this one is not needed. If not, release the archive of that run, with the digest that its summary shows:",
        "  with:",
        "    artifact: <folder of its artifact>",
        "    checked-sha256: <its digest>",
        "On the command line:",
        "  --artifact <folder> --checked-sha256 <digest>",
        `If no run of yours released it, or its archive is gone, release the next version. ${explainNewVersion(tag, version)}`,
    ].join("\n");
}
/** How to check out the commit that a tag names on GitHub. A plain fetch never moves a tag that a clone has already. */
function explainCheckOut(tag) {
    const [name, ref] = [tag, `refs/tags/${tag}`].map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e);
    const help = `Fetch the tag as it is on GitHub, and check out its commit:\n  git fetch --force origin tag ${name ?? ""}\n  git checkout ${ref ?? ""}`;
    return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(`refs/tags/${tag}`)}`;
}
/** How to get the files that a sparse checkout leaves out. */
function explainWholeCheckout(again) {
    return explainRerun(again, "This is a sparse checkout, and the files are in the commit: check out all of it:\n  git sparse-checkout disable\nIn a workflow, remove sparse-checkout from actions/checkout. Then run this again");
}
/** A run that is started again uses the same commit, whatever its tag names by then. */
function explainMovedTag(tag) {
    return `If the tag was moved, the run of its new commit releases it. Running this one again uses the old commit. To find that run:\n  gh run list --branch ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)}`;
}
/** An immutable release accepts no file, so it must not be published before its files are uploaded. */
function explainNewDraft() {
    return 'Let this tool publish the next one: release when the tag is pushed. By hand, make no release, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
}
/**
 * Nobody but a person may change a public list of digests.
 *
 * @param isNamed whether it has a line for the file.
 */
function explainCorrectSums(tag, { name, sha256, isNamed }, again) {
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag);
    return [
        "Only you can change the list that is public. Fetch it:",
        `  gh release download ${word} --pattern SHA256SUMS`,
        ...(isNamed
            ? [`Give ${name} in it the digest ${sha256}, send it again, and run this again:`]
            : ["Add the line of the archive, send it again, and run this again:"]),
        ...(isNamed ? [] : [`  echo ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`${sha256}  ${name}`)} >> SHA256SUMS`]),
        `  gh release upload ${word} SHA256SUMS --clobber`,
        `  ${again}`,
    ].join("\n");
}
function explainCommitFirst(tag) {
    return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`Release ${tag}`)}\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${tag}`)}`;
}
function explainPushTag(tag) {
    return `Push the tag first:\n  git push origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${tag}`)}`;
}
/** @param again the command that starts the same run. */
function explainRerun(again, when = "Run this again") {
    return `${when}: it goes on where this run ended, and does nothing twice\n  ${again}`;
}
/** Why a token that a job gives is empty. */
const NOT_VISIBLE = "the secret is not visible to this job or its environment";
/** A job sees the secrets of an environment only if it names that environment. */
function explainTokenOfJob() {
    const help = [
        "Leave out the input github-token: the job has a token of its own. A secret that you name is seen only if it is there and",
        "not of a stranger's run, and one of an environment only by a job that names the environment:",
        "  jobs:",
        "    release:",
        "      environment: release",
    ].join("\n");
    return { what: NOT_VISIBLE, help };
}
/** The permission that a token needs, in the words of the page where it is set. */
function explainPermission(repository) {
    return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
}
function explainOtherToken() {
    return 'Give a token that is valid: this one is wrong, has expired, or was taken back. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
}
/** The name of the repository on GitHub as it is now. */
const NAME_REPOSITORY = 'export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
/** GitHub itself only answers that the request is forbidden. */
function explainWorkflowChange(tag) {
    return `If it has that already, the commit may change .github/workflows. GitHub then takes no release from a token without the scope workflow. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)} --draft --verify-tag --notes ""`;
}
function incrementPatch(text) {
    const version = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(text);
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

/***/ 77284:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TD: function() { return /* binding */ compareWithCommit; },
  HD: function() { return /* binding */ hasOtherPlugins; },
  $q: function() { return /* binding */ readCheckedOutCommit; },
  T_: function() { return /* binding */ runRelease; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/run/preflight.js + 1 modules
var preflight = __webpack_require__(5014);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/release/commit-difference.js
var commit_difference = __webpack_require__(35837);
// EXTERNAL MODULE: ./build/bundled/release/commit-warnings.js
var commit_warnings = __webpack_require__(64667);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js
var pack = __webpack_require__(11935);
// EXTERNAL MODULE: ./build/bundled/release/publish.js + 30 modules
var publish = __webpack_require__(99611);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __webpack_require__(84565);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
;// CONCATENATED MODULE: ./build/bundled/release/stop-for-refused-pack.js



const MOST_NAMED = 10;
/** Stops a release that could not be packed. */
function stopForRefusedPack(refusals) {
    const named = refusals.slice(0, MOST_NAMED);
    const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
    const helps = new Map();
    for (const { help, path, isSecret } of named) {
        const paths = helps.get(help) ?? [];
        helps.set(help, isSecret === true && path !== undefined ? [...paths, path] : paths);
    }
    const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${explainRemoval(paths)}`));
    const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
    return (0,stop_for_error/* stopBeforePlan */.T)((0,exit_status/* makeReleaseVerdict */.Dl)("refused"), { stoppedAt, doThis: doThis.join("\n") });
}
/** Others have read whatever was pushed, so removing it is not enough. */
function explainRemoval(paths) {
    const words = paths.map(shell_word/* quoteForShell */.e).join(" ");
    return `  rm -f -- ${words}\nIf it was ever pushed, git has it still: make what is in it worthless as well`;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-findings.js
var stop_for_findings = __webpack_require__(18241);
// EXTERNAL MODULE: ./build/bundled/release/write-report-of-release.js
var write_report_of_release = __webpack_require__(40404);
// EXTERNAL MODULE: ./build/bundled/release/read-release-spec.js
var read_release_spec = __webpack_require__(22978);
;// CONCATENATED MODULE: ./build/bundled/release/sparse-checkout.js




const LONGEST_MS = 20_000;
/**
 * Whether something may stop a release only because a sparse checkout leaves out files of the commit, in whatever
 * folder. What the commit has as well is a fault of its own, and so is what was not built or installed.
 */
async function mayBeOfSparseCheckout(preflight, request, workspace) {
    const tracked = (0,git_facts/* readTrackedFiles */.gt)(workspace);
    if ((0,absent/* isAbsent */.W0)(tracked) || tracked.sparse.length + tracked.folders.length === 0)
        return false;
    const refs = (0,git_facts/* readRepositoryRefs */.P4)(workspace);
    if ((0,absent/* isAbsent */.W0)(refs) || refs.head === undefined)
        return true;
    const { compareWithBase } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 83687));
    const filesOnly = { ...request, occasion: "release", failOn: "error", findOut: () => Promise.resolve({}) };
    const commit = { name: request.tag, commit: refs.head, head: undefined };
    const compared = await compareWithBase(preflight, filesOnly, commit, LONGEST_MS);
    if ("refused" in compared && compared.refused !== "nothing-compared")
        return true;
    const { report } = "result" in compared ? compared.result : preflight;
    return report.plugins
        .flatMap(({ findings }) => findings.filter((finding) => (0,core_report/* isFailing */.DI)(finding, { failOn: "error" })))
        .some(({ check, age }) => age === "new" || (age === undefined && !stop_for_findings/* OF_THE_MACHINE */.Q.includes(check)));
}

;// CONCATENATED MODULE: ./build/bundled/release/run-release.js


















/**
 * Checks, packs and releases the plugin that a tag names; a dry run only shows the plan.
 *
 * @throws {UsageError} if the request cannot be met.
 * @throws {Refusal} for what must not be shipped.
 */
async function runRelease(request) {
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    return (0,write_report_of_release/* writeReportOfRelease */.c)({ preflight: checked, again: request.again }, () => releasePlugin(request, checked));
}
async function releasePlugin(request, checked) {
    const { tag, today, again, copy } = request;
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new errors/* UsageError */.eb("There is no plugin to release", "Give the folder of one");
    const folder = (0,core_report/* getFolder */.L2)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const stopWith = async (stopped) => {
        const isSparse = await mayBeOfSparseCheckout(stopped, request, workspace);
        return { preflight: stopped, outcome: (0,stop_for_findings/* stopForFindings */.C)(stopped, { tag, today, again, copy, isSparse }) };
    };
    const isFit = (0,core_report/* verdict */.WJ)(checked.report) === "pass";
    const commit = isFit ? await readCheckedOutCommit(workspace, checked.root, tag) : "";
    // A leak is reported before anything else.
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, tag, today });
    if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
        return { preflight: checked, outcome: stopForRefusedPack(packed.refusals) };
    }
    if (!isFit || packed.state === "refused")
        return stopWith(checked);
    if (packed.state === "unnamed")
        return stopWith({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...(await stopWith({ ...checked, report: packed.report })), archive, commit };
    const difference = await compareWithCommit({ root: checked.root, folder, tag }, archive);
    const about = await (0,read_release_spec/* readReleaseSpec */.p)(request, { workspace, folder });
    const isOneOfSeveral = (checked.report.selection?.of ?? 1) > 1 || hasOtherPlugins(folder, tag, about);
    const prepared = { preflight: checked, archive, commit, warnings: (0,commit_warnings/* findCommitWarnings */.e)(difference) };
    return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, prepared);
}
/**
 * Compares an archive with its commit.
 *
 * @throws {UsageError} if the release would differ from what the commit declares.
 */
async function compareWithCommit({ root, folder, tag }, archive) {
    const difference = await (0,commit_difference/* compareArchiveWithCommit */.N)(root, folder, archive);
    if (difference.unknown !== undefined)
        throw createComparisonError(tag, difference.unknown);
    (0,commit_warnings/* refuseOtherWords */.s)(difference, folder, tag);
    return difference;
}
/** Whether the repository also tags other things. Then the tag of a plugin below its root must name the plugin. */
function hasOtherPlugins(folder, tag, { packageName }) {
    return folder !== "" && (0,release_tag/* readTag */.zW)(tag, packageName)?.names !== "no package";
}
/** An archive that could not be compared is never released. */
function createComparisonError(tag, why) {
    return new errors/* UsageError */.eb(`Whether what is packed is what the commit of ${(0,safe/* quote */.hD)(tag)} has is not known: ${why}`, "Release from a clone that has the whole commit, where git is installed. In a workflow, use actions/checkout in a step above");
}
/**
 * Reads the commit that is checked out.
 *
 * @throws {UsageError} if there is none, or the tag names another.
 */
async function readCheckedOutCommit(workspace, root, tag) {
    const refs = (0,git_facts/* readRepositoryRefs */.P4)(workspace);
    if ((0,absent/* isAbsent */.W0)(refs))
        throw new errors/* UsageError */.eb(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone; in a workflow, with actions/checkout in a step above");
    const { head } = refs;
    if (head === undefined)
        throw new errors/* UsageError */.eb("There is no commit to release", (0,remedies/* explainCommitFirst */.T$)(tag));
    const { findTaggedCommit } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 93587));
    const commit = await findTaggedCommit(root, tag);
    if (typeof commit === "object")
        throw createComparisonError(tag, commit.refused);
    if (commit === undefined || commit === head)
        return head;
    throw new errors/* UsageError */.eb(`The tag ${(0,safe/* quote */.hD)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, (0,remedies/* explainCheckOut */.Eh)(tag));
}


/***/ }),

/***/ 43845:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ stopForArtifactFault; },
/* harmony export */   T: function() { return /* binding */ stopBeforePlan; },
/* harmony export */   stopForError: function() { return /* binding */ stopForError; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
/* harmony import */ var _core_convert_to_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63762);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53819);
/* harmony import */ var _make_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37651);





const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
/** The outcome of a release that failed before any target was asked. */
function stopForError(thrown, again, copy) {
    const error = (0,_core_convert_to_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .convertToRefusal */ .T)(thrown);
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_) {
        return stopBeforePlan(getVerdict((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorStatus */ .v9)(error)), {
            stoppedAt: error.message,
            doThis: error.help ?? `Fix that, and run it again:\n  ${again}`,
        });
    }
    const { stop, ...verdict } = (0,_make_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .makeStop */ .f)({ thrown: error }, new _progress_js__WEBPACK_IMPORTED_MODULE_3__/* .ReleaseProgress */ .r([], { again, copy }));
    return { ...stopBeforePlan(verdict, stop), ...(!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$) && { crash: error }) };
}
/** The outcome of a release that failed before there was a plan. */
function stopBeforePlan(verdict, { stoppedAt, doThis }) {
    return { ...verdict, plan: [], done: [], targets: [], stop: { stoppedAt, ...UNTOUCHED, doThis } };
}
/** The outcome of a release that an artifact fault stopped before there was a plan. */
function stopForArtifactFault({ exitStatus, message, help }) {
    return stopBeforePlan(getVerdict(exitStatus), { stoppedAt: message, doThis: help });
}
function getVerdict(exitStatus) {
    return (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .makeReleaseVerdict */ .Dl)(exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.refused ? "refused" : "failed", exitStatus);
}


/***/ }),

/***/ 18241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ stopForFindings; },
/* harmony export */   Q: function() { return /* binding */ OF_THE_MACHINE; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41035);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84565);
/* harmony import */ var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43845);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);








const MOST_NAMED = 5;
/** They judge what was built or installed, which most repositories do not contain. */
const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];
/** Stops a release whose plugin does not pass, or could not be judged. */
function stopForFindings({ report }, { tag, today, again, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_COPY */ .Xc, isSparse = false }) {
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(report) === "broken") {
        const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
        const stoppedAt = `A check could not be run: ${formatList(crashed.map(({ check }) => check))}`;
        const doThis = `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainRerun */ .oS)(again)}\n${(0,_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportRequest */ .x_)(copy, "If it ends here again, report it with the lines above")}`;
        return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__/* .stopBeforePlan */ .T)((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed"), { stoppedAt, doThis });
    }
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter((finding) => (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailing */ .DI)(finding, { failOn: "error" })));
    const checks = [...new Set(stopping.map(({ check }) => check))];
    const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
    const stoppedAt = `The plugin has ${count} a release: ${formatList(checks)}`;
    // What the working tree lacks, the tag has: a finding about it asks for no other commit.
    if (isSparse)
        return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__/* .stopBeforePlan */ .T)((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), { stoppedAt, doThis: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWholeCheckout */ .j8)(again) });
    const isUnbuilt = checks.includes("bundle-present");
    const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => formatHelp(finding, today));
    const more = helps.length > MOST_NAMED
        ? [`And the other findings above; on your machine: ${formatLocalCommand(tag, copy)}`]
        : [];
    const isMistagged = checks.includes("version-matches-tag") && checks.length === 1;
    const end = isMistagged
        ? (0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainRightTag */ ._D)(tag, report.plugins[0]?.version ?? "")
        : (0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainMoveTag */ .XQ)(tag, checks.every((check) => OF_THE_MACHINE.includes(check))
            ? "If you changed a file to do so, commit it"
            : undefined);
    const doThis = [...(isUnbuilt ? [(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainBuild */ .gn)()] : []), ...helps.slice(0, MOST_NAMED), ...more, end].join("\n");
    return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__/* .stopBeforePlan */ .T)((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), { stoppedAt, doThis });
}
function formatHelp({ location, message, help = message }, today) {
    const line = location.range ? `:${String(location.range.start.line)}` : "";
    // A heading or a command goes on a line of its own, to be pasted.
    const dated = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm)(help)
        .replaceAll("<date>", today ?? "<date>")
        .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
    const sentence = help === message ? "" : `${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSentence */ .jg)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm)(message))} `;
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm)(location.file)}${line}: ${sentence}${dated}`;
}
function formatLocalCommand(tag, { setup, command }) {
    return [...(setup === undefined ? [] : [setup]), `${command} check --tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForShell */ .e)(tag)}`]
        .map((line) => `\n  ${line}`)
        .join("");
}
function formatList(checks) {
    const more = checks.length - MOST_NAMED;
    return `${checks.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}


/***/ }),

/***/ 2563:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ describeDifferences; },
/* harmony export */   x: function() { return /* binding */ readAssetArchive; }
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58146);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24852);
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90881);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95655);
/* harmony import */ var _packing_archive_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71243);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24954);
/* harmony import */ var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69590);
/* harmony import */ var _packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38758);








const MOST_LINES = 20;
/** Opens an archive on GitHub, or says why it cannot be read. */
async function readAssetArchive(github, { id, digest, size }) {
    if (size > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_ARCHIVED_BYTES */ .Fw)
        return { refused: "it has more than 256 MiB" };
    try {
        const bytes = await github.download(id, _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_ARCHIVED_BYTES */ .Fw);
        if (digest !== undefined && digest !== `sha256:${(0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .computeSha256 */ .jH)(bytes)}`) {
            return { refused: "what was downloaded has not the digest that GitHub names" };
        }
        const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .openArchive */ .p)(bytes);
        return "refused" in opened ? opened : { bytes, opened };
    }
    catch (error) {
        if (error instanceof _github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q)
            return { refused: error.message };
        throw error;
    }
}
/** How a public archive differs from ours, in lines that begin with two spaces. A sentence if that is not known. */
async function describeDifferences(github, asset, ours) {
    const remote = await readAssetArchive(github, asset);
    if ("refused" in remote)
        return `Which files differ is not known: ${remote.refused}`;
    const here = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .openArchive */ .p)(ours);
    if ("refused" in here)
        throw new Error(`Our own archive cannot be read: ${here.refused}`);
    const [before, after] = [remote.opened, here].map((archive) => (0,_packing_archive_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .makeArchiveEntries */ .l)(archive).toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePaths */ .cD));
    const difference = (0,_packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_7__/* .compareArchives */ .XG)(before ?? [], after ?? []);
    if ((0,_packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_7__/* .isUnchanged */ ._5)(difference))
        return "The files in both are the same: only how they are packed differs";
    return ["From what is public to this build:", ...(0,_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .formatFileChanges */ .Bg)(difference, MOST_LINES)].join("\n");
}


/***/ }),

/***/ 20619:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: function() { return /* binding */ explainOtherTrust; },
/* harmony export */   SR: function() { return /* binding */ explainNpmToken; },
/* harmony export */   UY: function() { return /* binding */ explainOtherTag; },
/* harmony export */   _B: function() { return /* binding */ explainNewerNpm; },
/* harmony export */   iw: function() { return /* binding */ explainOtherStaged; },
/* harmony export */   oA: function() { return /* binding */ explainFirstVersion; },
/* harmony export */   pX: function() { return /* binding */ explainApproval; }
/* harmony export */ });
/* unused harmony export explainTrust */
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84565);
/* harmony import */ var _credentials_npm_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5021);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47892);



/** How to register a workflow at npm, as a command that is to be pasted. */
function explainTrust({ name, mode, registry }, claims) {
    const { repository = "", workflow = "", environment = "" } = claims ?? {};
    const words = [
        ...["npm", "trust", "github", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(name)],
        ...["--repo", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(repository || "<owner>/<repository>")],
        ...["--file", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(workflow || "<workflow>.yml")],
        ...(environment === "" ? [] : ["--env", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(environment)]),
        mode === "stage" ? "--allow-stage-publish" : "--allow-publish",
        ...(registry === _credentials_npm_access_js__WEBPACK_IMPORTED_MODULE_0__/* .NPM_REGISTRY */ .ug ? [] : [`--registry=${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(registry)}`]),
    ];
    return `Register this workflow at npm, on your machine, with npm 11.15 or newer:\n  ${words.join(" ")}`;
}
/** npm knows only one such registration for each package. */
function explainOtherTrust(about, claims) {
    const hosted = claims?.isHosted === false ? "Run the job on a runner of GitHub: npm trusts no other. " : "";
    return [
        `${hosted}See what is registered, and remove what is wrong:`,
        `  npm trust list ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(about.name)}`,
        `  npm trust revoke --id <id> ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(about.name)}`,
        explainTrust(about, claims),
        "Then run this again. If the workflow is called by another one, npm wants the file of the caller",
    ].join("\n");
}
/** Trusted publishing needs a package that is there. */
function explainFirstVersion(about, claims) {
    return [
        "Publish the first version with a token that may create packages, set as the secret NPM_TOKEN:",
        "  with:",
        "    npm-token: ${{ secrets.NPM_TOKEN }}",
        "Or publish a lower version by hand before it.",
        `After that, trusted publishing needs no token. ${explainTrust(about, claims)}`,
    ].join("\n");
}
function explainNpmToken() {
    return [
        "Make a granular access token at npm that may read and write this package. Set it as the secret; on the command line:",
        '  export NPM_TOKEN="npm_..."',
        "Or publish without a token, with trusted publishing: leave out npm-token, and give the job the permission:",
        "  permissions:",
        "    id-token: write",
    ].join("\n");
}
function explainApproval(id, shasum, name, later) {
    const known = id === "" ? [`  npm stage list ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(name)}`] : [`  npm stage view ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(id)}`];
    return [
        `Compare its shasum with ${shasum}, and approve it with two-factor authentication:`,
        ...known,
        `  npm stage approve ${id === "" ? "<id>" : (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(id)}`,
        "When it is public, run this again to see that all of it is released:",
        `  ${later}`,
    ].join("\n");
}
function explainOtherStaged(id, about) {
    const reject = `Or reject what is staged, with two-factor authentication, and run this again:\n  npm stage reject ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(id)}\n  ${about.again}`;
    return `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFirstArchive */ .m6)(about)}\n${reject}`;
}
function explainNewerNpm(least) {
    return `Install a newer npm in a step above; on the command line as well:\n  - run: npm install --global npm@^${least}`;
}
/**
 * @param free the tag that the version would have of itself. `undefined` if there is none.
 * @param released the tag in git.
 */
function explainOtherTag(by, free, released) {
    if (by === "package")
        return `Remove "tag" from package.json. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .explainMoveTag */ .XQ)(released)}`;
    if (by === "caller") {
        return free === undefined ? "Choose another tag with npm-tag" : `Leave out npm-tag: the tag is then ${free}`;
    }
    const tag = free ?? "<tag>";
    return [
        `Give this version another tag; on the command line with --npm-tag ${tag}:`,
        "  with:",
        `    npm-tag: ${tag}`,
        'For the next one, remove "tag" from publishConfig: the version then decides',
    ].join("\n");
}


/***/ }),

/***/ 92822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ readPreviousArchive; },
/* harmony export */   q: function() { return /* binding */ findPreviousRelease; }
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58146);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24954);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55067);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86785);
/* harmony import */ var _describe_differences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2563);





/** The archive of the highest public version below ours. A prerelease counts only before another prerelease. */
async function readPreviousArchive(github, all, spec) {
    const found = findPreviousRelease(all, spec);
    if (!found)
        return undefined;
    const { release, version } = found;
    const { tag } = release;
    try {
        const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
        const named = assets.find(({ name }) => name === makeNameAt(version, spec));
        const archives = assets.filter(({ name }) => name.endsWith(".zip"));
        const asset = named ?? (archives.length === 1 ? archives[0] : undefined);
        if (!asset)
            return { tag, refused: "it has no archive of this plugin" };
        const digest = asset.digest ?? (await readDeclaredDigest(github, assets, asset));
        return digest === undefined
            ? { tag, refused: "neither GitHub nor the release names its digest" }
            : { tag, ...(await (0,_describe_differences_js__WEBPACK_IMPORTED_MODULE_4__/* .readAssetArchive */ .x)(github, { ...asset, digest })) };
    }
    catch (error) {
        if (error instanceof _github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q)
            return { tag, refused: error.message };
        throw error;
    }
}
/** Older servers name no digests. Then the sums that were published with the archive have it. */
async function readDeclaredDigest(github, assets, { name }) {
    const sums = assets.find((asset) => asset.name === _packing_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMS */ .vf);
    if (!sums || sums.size > MOST_SUMS_BYTES)
        return undefined;
    const digest = (0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .findDigest */ .u$)(new TextDecoder().decode(await github.download(sums.id, MOST_SUMS_BYTES)), name);
    return digest === undefined ? undefined : `sha256:${digest}`;
}
/** Finds the public release of the plugin's highest version below ours, and that version. */
function findPreviousRelease(all, { version, packageName, isOneOfSeveral, mayBeSame = false }) {
    const ours = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(version);
    if (!ours)
        return undefined;
    const below = all.flatMap((release) => {
        const read = release.draft ? undefined : (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(release.tag, packageName);
        const other = read && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(read.version);
        // A tag without a package's name may be that of another plugin.
        const isForeign = isOneOfSeveral && read?.names === "no package";
        const counts = other && !isForeign && (ours.prerelease || !other.prerelease);
        const order = counts ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(other, ours) : 1;
        return counts && (order < 0 || (order === 0 && mayBeSame)) ? [{ release, version: other }] : [];
    });
    return below.toSorted((a, b) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version))[0];
}
const MOST_SUMS_BYTES = 64 * 1024;
/** The name that our archive would have had at that version. */
function makeNameAt({ text }, { version, archive }) {
    const formatEnding = (of) => `-${of.replaceAll("+", "_")}.zip`;
    return archive.name.slice(0, -formatEnding(version).length) + formatEnding(text);
}


/***/ }),

/***/ 35009:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: function() { return /* binding */ describeTargets; },
/* harmony export */   OA: function() { return /* binding */ listPublic; },
/* harmony export */   jv: function() { return /* binding */ listUnknown; },
/* harmony export */   rL: function() { return /* binding */ listHidden; }
/* harmony export */ });
/** What each target has of the release. */
function describeTargets({ publishers, publicAt, latest, unconfirmed, }) {
    return publishers.map(({ id }) => {
        const url = publicAt.get(id);
        // What was there before a step is not what is there.
        const state = unconfirmed.has(id) ? undefined : latest.get(id)?.state;
        return { target: id, url, state };
    });
}
/** Permanent steps whose target may have done them: a request was on its way when the run ended. */
function listUnknown({ unconfirmed, publicAt, }) {
    return [...unconfirmed].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
}
/** One line for each target that is public, or may be. */
function listPublic(progress) {
    const known = [...progress.publicAt].map(([id, url]) => `${id}: ${url}`);
    const maybe = listUnknown(progress).map(([id, { reason }]) => {
        const unseen = progress.latest.get(id)?.unseen;
        if (unseen !== undefined)
            return `${id}: ${unseen}`;
        return progress.done.some(({ irreversible, target }) => irreversible && target === id)
            ? `${id}: published by this run, and not looked at since`
            : `${id}: perhaps, as there was no answer yet to: ${reason}`;
    });
    return [...known, ...maybe];
}
/** One line for each target that is not public. Of several targets, it says what each of them has. */
function listHidden(progress) {
    const { publishers, publicAt, latest, unconfirmed } = progress;
    const isUnknown = new Set(listUnknown(progress).map(([id]) => id));
    const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id));
    if (publishers.length < 2)
        return hidden.map(({ id }) => id);
    return hidden.map(({ id }) => {
        const plan = latest.get(id);
        const step = unconfirmed.get(id);
        if (step)
            return `${id}: not looked at again since this step: ${step.reason}`;
        return `${id}: ${plan ? (plan.staged ?? "nothing there") : "not looked at"}`;
    });
}


/***/ }),

/***/ 40404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ writeReportOfRelease; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13425);
/* harmony import */ var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43845);



/** Keeps the report if a release ends with an error after its plugin was judged. */
async function writeReportOfRelease({ preflight, again }, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .ArtifactFault */ .R)
            return { preflight, outcome: (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__/* .stopForArtifactFault */ .Q)(error) };
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_)
            return { preflight, outcome: (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__.stopForError)(error, again) };
        throw error;
    }
}


/***/ }),

/***/ 5696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: function() { return /* binding */ writeOrRefuse; },
/* harmony export */   LD: function() { return /* reexport safe */ _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.L; },
/* harmony export */   i0: function() { return /* binding */ refuseUnsafePath; },
/* harmony export */   writeUserFile: function() { return /* binding */ writeUserFile; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86026);
/* harmony import */ var _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47947);




const ANOTHER_PATH = "Give it a path outside the repository, or one on which there are no links";
/**
 * Writes a file that a person requested.
 *
 * @throws {Refusal} for a path through a link of the repository, or into git's own folder.
 * @throws {UsageError} if it cannot be written.
 * @throws {ChangedFileError} if its content has changed.
 */
function writeUserFile(file, content) {
    try {
        writeOrRefuse(file, content);
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_ || error instanceof _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__/* .ChangedFileError */ .L || !(error instanceof Error))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${file.what} cannot be written: ${error.message}`, file.help);
    }
}
/**
 * The same as {@link writeUserFile}, for callers that report a failure themselves.
 *
 * @throws {Refusal}
 * @throws a system error.
 */
function writeOrRefuse(file, content) {
    try {
        (0,_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFile */ ._)(file.path, content, file.checkouts, file.before);
    }
    catch (error) {
        throw error instanceof _output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .UnsafePathError */ .k ? makeRefusal(file, error) : error;
    }
}
/**
 * The same refusal as in {@link writeUserFile}, before there is anything to write.
 *
 * @throws {Refusal}
 */
function refuseUnsafePath(file) {
    try {
        (0,_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePathOfFile */ .R)(file.path, file.checkouts);
    }
    catch (error) {
        // A file that cannot be written is reported when it is written.
        if (error instanceof _output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .UnsafePathError */ .k)
            throw makeRefusal(file, error);
        if (!(error instanceof Error && "code" in error))
            throw error;
    }
}
function makeRefusal({ what }, { message }) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_(`${what} is not written: ${message}`, ANOTHER_PATH);
}


/***/ })

};
;