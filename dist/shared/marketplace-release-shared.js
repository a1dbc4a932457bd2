"use strict";
exports.id = 935;
exports.ids = [935];
exports.modules = {

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
/** `Retry-After`: seconds, or a date. In milliseconds. */
function readRetryAfter(value, now) {
    const given = parseSeconds(value);
    if (given !== undefined)
        return given * 1000;
    const date = typeof value === "string" ? Date.parse(value) : NaN;
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
/**
 * Reads the attestation of an archive: one Sigstore bundle, or several with one on each line. Each bundle must name
 * the archive by its digest. The signature is not verified here: whoever downloads the archive verifies it.
 *
 * @throws {ArtifactFault} if the file is not an attestation, or is one of another archive.
 */
function readAttestation(path, archive) {
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
        const subjects = readSubjects(bundle);
        if (typeof subjects === "string")
            throw createFault(path, subjects);
        if (subjects.includes(archive.sha256))
            continue;
        const [first = "none"] = subjects;
        throw new _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactFault */ .R(5, `The attestation is of sha256 ${first}, and the archive has ${archive.sha256}`, "Attest the archive that is released: the output artifact-path of the job that checks");
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
/** The digests of the statement's subjects, or the reason why it names none. */
function readSubjects(bundle) {
    const envelope = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(bundle) ? bundle["dsseEnvelope"] : undefined;
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(envelope))
        return "it has no dsseEnvelope, as a bundle of Sigstore has";
    const { payload, payloadType, signatures } = envelope;
    if (payloadType !== STATEMENT || typeof payload !== "string")
        return "its payload is not an in-toto statement";
    if (!Array.isArray(signatures) || signatures.length === 0)
        return "nobody has signed it";
    const statement = (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(Buffer.from(payload, "base64").toString("utf8"));
    const subject = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(statement) ? statement["subject"] : undefined;
    if (!Array.isArray(subject) || subject.length > MOST_SUBJECTS)
        return "its statement names no subject";
    return subject.flatMap((one) => {
        const digest = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(one) ? one["digest"] : undefined;
        const hash = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(digest) ? digest["sha256"] : undefined;
        return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
    });
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


/***/ })

};
;