"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {

/***/ 58146:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ isLost; },
/* harmony export */   Q: function() { return /* binding */ GitHubFault; }
/* harmony export */ });
/** A sentence without a full stop. It contains no token. */
class GitHubFault extends Error {
    kind;
    status;
    refusal;
    name = "GitHubFault";
    constructor(kind, message, 
    /** The status of GitHub's answer, if there was one. */
    status, 
    /** What GitHub says, if it is no permission that is missing. */
    refusal) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.refusal = refusal;
    }
}
function isLost(error) {
    return error instanceof GitHubFault && error.kind === "lost";
}


/***/ }),

/***/ 45214:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h2: function() { return /* binding */ isMissingVersion; },
  Al: function() { return /* binding */ openMarketplace; },
  zI: function() { return /* binding */ refuseOtherVersion; }
});

// EXTERNAL MODULE: ./build/bundled/marketplace/fault.js
var fault = __webpack_require__(59700);
// EXTERNAL MODULE: ./build/bundled/marketplace/send-request.js
var send_request = __webpack_require__(40416);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/marketplace/credential.js



function makeTokenCredential(token, { secrets }) {
    secrets.add(token);
    return {
        bearer: () => Promise.resolve(token),
        renew: () => Promise.resolve(undefined),
        revoke: () => Promise.resolve(undefined),
    };
}
const MOST_ATTEMPTS = 3;
const MOST_NAMED = 10;
const CLOSING = 10_000;
/**
 * A token of the marketplace, exchanged for an identity token of this job. The audience is the origin of the address
 * that the caller has configured. What the server advertises is only compared: a hostile server could ask for a token
 * that another service accepts.
 */
function makeIdentityCredential(marketplace, exchange) {
    const { origin } = new URL(marketplace.base);
    let token;
    async function exchangeToken() {
        const { features, oidc } = await exchange.capabilities();
        const server = (0,send_request/* describeServer */.X8)(marketplace);
        if (!features.includes("oidc"))
            throw new fault/* MarketplaceFault */.q("refused", `${server} takes no identity tokens`, 403);
        if (oidc && oidc.audience !== origin) {
            const words = `${server} wants identity tokens for ${quoteShort(oidc.audience)}, and they are made for ${origin} only, the origin of its configured address`;
            throw new fault/* MarketplaceFault */.q("refused", words, 403);
        }
        for (let attempt = 1;; attempt++) {
            try {
                return await exchangeOnce();
            }
            catch (error) {
                const isRetryable = error instanceof fault/* MarketplaceFault */.q && error.kind === "lost";
                if (!isRetryable || attempt === MOST_ATTEMPTS)
                    throw addMismatches(error, server);
            }
        }
    }
    /** Each attempt has an identity token of its own, as a server accepts one only once. */
    async function exchangeOnce() {
        const identity = await exchange.getIdentityToken(origin);
        marketplace.secrets.add(identity);
        exchange.hideSecret(identity);
        const { pluginId, actions } = exchange;
        const body = JSON.stringify({ token: identity, pluginId, actions });
        const { value } = await (0,send_request/* sendRequest */.w$)(marketplace, { method: "POST", path: "/v1/oidc/token", body, once: true });
        const { token: made, pluginId: named } = value;
        const isToken = /^[\x21-\x7e]{1,8192}$/u.test(made);
        if (isToken)
            exchange.hideSecret(made);
        if (isToken)
            marketplace.secrets.add(made);
        if (isToken && named === pluginId)
            return made;
        const what = isToken ? `a token for ${quoteShort(named)}` : "something that is not a token";
        throw new fault/* MarketplaceFault */.q("refused", `${(0,send_request/* describeServer */.X8)(marketplace)} gave ${what}`, 403);
    }
    return {
        async bearer() {
            token ??= await exchangeToken();
            return token;
        },
        async renew() {
            token = await exchangeToken();
            return token;
        },
        async revoke() {
            if (token === undefined)
                return undefined;
            const { limits, connection } = marketplace;
            // An interrupted run gives its token back as well.
            const closing = {
                ...marketplace,
                limits: { ...limits, each: Math.min(limits.each, CLOSING) },
                connection: { ...connection, signal: undefined },
            };
            try {
                await (0,send_request/* sendRequest */.w$)(closing, { method: "DELETE", path: "/v1/oidc/token", token, once: true });
                return undefined;
            }
            catch (error) {
                if (!(error instanceof fault/* MarketplaceFault */.q))
                    throw error;
                return `The token of this run was not revoked, and is valid until it expires: ${error.message}`;
            }
            finally {
                token = undefined;
            }
        },
    };
}
/** A refusal with the claims that did not match, so that both sides can be compared. */
function addMismatches(error, server) {
    if (!(error instanceof fault/* MarketplaceFault */.q) || error.kind !== "refused" || !error.problem)
        return error;
    const { mismatches = [] } = error.problem;
    const lines = mismatches.slice(0, MOST_NAMED).map(formatMismatch);
    const left = mismatches.length - lines.length;
    const what = lines.length === 0 ? error.message : `${server} trusts no such job: ${error.problem.code}`;
    const words = [what, ...lines, ...(left > 0 ? [`  and ${String(left)} more`] : [])].join("\n");
    return new fault/* MarketplaceFault */.q("refused", words, error.status, error.problem);
}
function formatMismatch({ claim, received, expected = [] }) {
    const wanted = expected.slice(0, MOST_NAMED).map(quoteShort).join(" or ");
    return `  ${quoteShort(claim)}: this job has ${quoteShort(received ?? "none")}${wanted === "" ? "" : `, and ${wanted} is registered`}`;
}
function quoteShort(text) {
    return (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(text, 200));
}

;// CONCATENATED MODULE: ./build/bundled/marketplace/open-marketplace.js



const MEDIA_TYPE = "application/zip";
const ACTIONS = ["validate", "publish", "release", "withdraw"];
async function openMarketplace(options) {
    const { pluginId, version: number } = options;
    const connection = await (0,send_request/* connectToMarketplace */.jG)(options);
    const credential = makeCredential(connection, options, () => capabilities());
    const plugin = `/v1/plugins/${encodeURIComponent(pluginId)}`;
    const version = `${plugin}/versions/${encodeURIComponent(number)}`;
    let known;
    async function capabilities() {
        known ??= (await (0,send_request/* sendRequest */.w$)(connection, { method: "GET", path: "/v1/capabilities" })).value;
        return known;
    }
    /** An expired token is replaced once. */
    async function sendWithToken(asked) {
        const token = await credential.bearer();
        try {
            return await (0,send_request/* sendRequest */.w$)(connection, { ...asked, token });
        }
        catch (error) {
            const isExpired = error instanceof fault/* MarketplaceFault */.q && error.code === "token-expired";
            const fresh = isExpired ? await credential.renew() : undefined;
            if (fresh === undefined)
                throw error;
            return (0,send_request/* sendRequest */.w$)(connection, { ...asked, token: fresh });
        }
    }
    async function readVersion(asked) {
        const read = await sendWithToken(asked);
        const value = read.value;
        if (value)
            refuseOtherVersion(connection, value, options);
        return { ...read, value };
    }
    return {
        capabilities,
        async access() {
            return (await sendWithToken({ method: "GET", path: `${plugin}/access` })).value;
        },
        async version() {
            try {
                const { value, ...rest } = await readVersion({ method: "GET", path: version });
                return value && { ...rest, value };
            }
            catch (error) {
                if (isMissingVersion(error))
                    return undefined;
                throw error;
            }
        },
        changed(etag, seconds) {
            const headers = {
                ...(etag !== undefined && { "if-none-match": etag }),
                ...(seconds > 0 && { prefer: `wait=${String(seconds)}` }),
            };
            return readVersion({ method: "GET", path: version, headers, held: seconds * 1000 });
        },
        async declare(input, etag) {
            const headers = etag === undefined ? {} : { "if-match": etag };
            await readVersion({ method: "PUT", path: version, body: JSON.stringify(input), headers });
        },
        async upload(archive) {
            await readVersion({ method: "PUT", path: `${version}/artifact`, ...describeUpload(archive) });
        },
        async validate(archive, channel, attempt) {
            const upload = describeUpload(archive);
            const key = `validate:${String(attempt)}:${pluginId}:${number}:${channel}:${archive.sha256}`.slice(-200);
            const headers = { ...upload.headers, "idempotency-key": key };
            const path = `${plugin}/validations`;
            const read = await sendWithToken({
                method: "POST",
                path,
                query: { version: number, channel },
                ...upload,
                headers,
            });
            return read;
        },
        async validation(id) {
            // A name such as ".." would lead to another resource.
            if (!/^[\w.~:-]{1,200}$/u.test(id) || /^\.+$/u.test(id)) {
                throw new fault/* MarketplaceFault */.q("refused", `${(0,send_request/* describeServer */.X8)(connection)} names a validation that has no address`);
            }
            const path = `${plugin}/validations/${encodeURIComponent(id)}`;
            return (await sendWithToken({ method: "GET", path }));
        },
        async release() {
            return (await readVersion({ method: "POST", path: `${version}/release` })).value;
        },
        async withdraw() {
            await readVersion({ method: "POST", path: `${version}/withdraw` });
        },
        close: () => credential.revoke(),
    };
}
function makeCredential(connection, { pluginId, credential }, capabilities) {
    if ("token" in credential)
        return makeTokenCredential(credential.token, connection);
    return makeIdentityCredential(connection, { ...credential, pluginId, actions: ACTIONS, capabilities });
}
function describeUpload({ bytes, sha256 }) {
    const digest = Buffer.from(sha256, "hex").toString("base64");
    return { body: bytes, headers: { "content-type": MEDIA_TYPE, "repr-digest": `sha-256=:${digest}:` } };
}
/** Whether a marketplace has said that it has no such version. */
function isMissingVersion(error) {
    const isMissing = error instanceof fault/* MarketplaceFault */.q && error.status === 404;
    return isMissing && ["version-not-found", "plugin-not-found"].includes(error.code ?? "");
}
/** @throws {MarketplaceFault} for an answer about another version. */
function refuseOtherVersion(connection, { pluginId, version }, asked) {
    if (pluginId === asked.pluginId && version === asked.version)
        return;
    throw new fault/* MarketplaceFault */.q("lost", `${(0,send_request/* describeServer */.X8)(connection)} answers for another version than ${asked.version}`);
}


/***/ }),

/***/ 44407:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPublicVersion: function() { return /* binding */ readPublicVersion; }
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59700);
/* harmony import */ var _open_marketplace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45214);
/* harmony import */ var _send_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40416);



/**
 * Reads a published version as anybody may, without a credential. `undefined` if that version is not published.
 *
 * @throws {MarketplaceFault} also if the marketplace shows nothing without a credential.
 */
async function readPublicVersion(asked) {
    const { pluginId, version } = asked;
    const connection = await (0,_send_request_js__WEBPACK_IMPORTED_MODULE_2__/* .connectToMarketplace */ .jG)(asked);
    const { features } = (await (0,_send_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w$)(connection, { method: "GET", path: "/v1/capabilities" }))
        .value;
    if (!features.includes("public-read")) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .MarketplaceFault */ .q("refused", `${(0,_send_request_js__WEBPACK_IMPORTED_MODULE_2__/* .describeServer */ .X8)(connection)} shows nothing without a credential`);
    }
    const path = `/v1/plugins/${encodeURIComponent(pluginId)}/versions/${encodeURIComponent(version)}`;
    try {
        const read = (await (0,_send_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w$)(connection, { method: "GET", path })).value;
        (0,_open_marketplace_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseOtherVersion */ .zI)(connection, read, asked);
        return read.state === "published" ? read : undefined;
    }
    catch (error) {
        if ((0,_open_marketplace_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissingVersion */ .h2)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 40416:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X8: function() { return /* binding */ describeServer; },
/* harmony export */   jG: function() { return /* binding */ connectToMarketplace; },
/* harmony export */   w$: function() { return /* binding */ sendRequest; }
/* harmony export */ });
/* unused harmony export LIMITS */
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
/* harmony import */ var _network_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7380);
/* harmony import */ var _network_read_waiting_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46869);
/* harmony import */ var _network_server_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57814);
/* harmony import */ var _marketplace_contract_operations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50919);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59700);






/** @throws {MarketplaceFault} */
async function connectToMarketplace(options) {
    const { url, environment = {}, limits = LIMITS, signal, onWait } = options;
    const connection = await (0,_network_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .openConnection */ .JY)({
        ...{ url, environment, userAgent: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .USER_AGENT */ ._O, signal, onWait },
        limits: { each: limits.each, pause: limits.pause },
        makeUnreachedFault: (message) => new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q("unreached", message),
    });
    return { base: url, connection, secrets: new Set(), limits };
}
const LIMITS = { each: 15_000, upload: 5 * 60_000, pause: 500, mostPause: 60_000 };
const MOST_ATTEMPTS = 5;
/**
 * Sends one request of the contract. It is repeated where the same request may succeed: what it asks for, it asks by
 * name and digest, so that a second one changes nothing more.
 *
 * @returns the answer; its value is `undefined` for 204 and 304.
 * @throws {MarketplaceFault}
 */
async function sendRequest(marketplace, asked) {
    const attempts = asked.once === true ? 1 : MOST_ATTEMPTS;
    return (0,_network_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .repeat */ .ux)(marketplace.connection, attempts, async (usualPause) => {
        const attempt = await attemptOnce(marketplace, asked);
        if ("answer" in attempt || attempt.wait === undefined || attempts === 1)
            return attempt;
        const { fault, wait } = attempt;
        if (wait <= marketplace.limits.mostPause)
            return { ...attempt, wait: Math.max(wait, usualPause) };
        return { fault: new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q("busy", describeBusy(wait, asked), fault.status) };
    });
}
async function attemptOnce(marketplace, asked) {
    const { base, connection, limits } = marketplace;
    const { method, path, query, body, token, held = 0 } = asked;
    const address = `${base}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
    const headers = {
        accept: "application/json, application/problem+json",
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...asked.headers,
    };
    const request = {
        ...{ method, headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
    };
    const milliseconds = (body instanceof Uint8Array ? limits.upload : limits.each) + held;
    try {
        return await readAnswer(marketplace, asked, await (0,_network_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .sendOnce */ .E4)(connection, address, request, { milliseconds }));
    }
    catch (error) {
        if (!(error instanceof _network_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionFault */ .dn))
            throw error;
        const words = `${describeServer(marketplace)} gave no answer to ${formatRoute(asked)}: ${(0,_network_server_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteServer */ .u)(error.message, marketplace.secrets)}`;
        return error.kind === "unreached"
            ? { fault: new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q("unreached", words) }
            : { fault: new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q("lost", words), wait: 0 };
    }
}
async function readAnswer(marketplace, asked, answer) {
    const { status } = answer;
    const body = new Uint8Array(await answer.arrayBuffer());
    const retryAfter = (0,_network_read_waiting_time_js__WEBPACK_IMPORTED_MODULE_5__/* .readRetryAfter */ .D)(answer.headers.get("retry-after"), Date.now());
    const message = { headers: Object.fromEntries(answer.headers), body };
    const found = (0,_marketplace_contract_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .findOperation */ .LC)(asked.method, asked.path);
    if (!found || found === "method")
        throw new Error(`${formatRoute(asked)} is not an operation of the contract`);
    const formatAnswer = (what) => `${describeServer(marketplace)} answers ${String(status)} to ${formatRoute(asked)}: ${(0,_network_server_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteServer */ .u)(what, marketplace.secrets)}`;
    if ((0,_network_server_words_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsElsewhere */ .aW)(status)) {
        return { fault: new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q("lost", formatAnswer((0,_network_server_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRedirect */ .GO)("credential")), status) };
    }
    const fault = (0,_marketplace_contract_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .findAnswerFault */ ._M)(status, message, found);
    if (status < 400) {
        if (fault !== undefined)
            return {
                fault: new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q("lost", formatAnswer(`not as the contract has it, as ${fault}`), status),
                wait: 0,
            };
        const value = body.length === 0 ? undefined : (0,_marketplace_contract_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(body)?.value;
        return { answer: { value, etag: answer.headers.get("etag") ?? undefined, retryAfter } };
    }
    const problem = fault === undefined ? (0,_marketplace_contract_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(body)?.value : undefined;
    const words = problem ? `${problem.code}, ${problem.detail ?? problem.title}` : "a proxy or a fault of the server";
    const number = problem?.requestId === undefined ? "" : ` (request ${problem.requestId})`;
    const isRetryable = problem?.retryable ?? (status >= 500 || [408, 425, 429].includes(status));
    const kind = status >= 500 || [408, 425, 429].includes(status) || !problem ? "lost" : "refused";
    const refused = new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .MarketplaceFault */ .q(kind, formatAnswer(words + number), status, problem);
    return { fault: refused, ...(isRetryable && { wait: retryAfter ?? 0, isAsked: retryAfter !== undefined }) };
}
function describeBusy(wait, asked) {
    return `The marketplace asks to wait ${String(Math.ceil(wait / 1000))} s before ${formatRoute(asked)}`;
}
/** The marketplace by its host, which the caller has configured. */
function describeServer({ base }) {
    return `The marketplace ${new URL(base).host}`;
}
function formatRoute({ method, path }) {
    return `${method} ${path}`;
}


/***/ }),

/***/ 68901:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: function() { return /* binding */ findProxy; },
/* harmony export */   U9: function() { return /* binding */ isLoopback; },
/* harmony export */   dg: function() { return /* binding */ ProxyFault; }
/* harmony export */ });
/** The address of a proxy is invalid. The message is a sentence without a full stop, and does not contain it. */
class ProxyFault extends Error {
    name = "ProxyFault";
}
/**
 * Finds the proxy for an address, by the variables and rules of GitHub's own runner. `undefined` if there is none.
 *
 * @throws {ProxyFault} if the address of the proxy is invalid. A direct connection could be unwanted.
 */
function findProxy({ protocol, hostname, port }, environment) {
    const isSecure = protocol === "https:";
    const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
    const name = names.find((one) => environment[one]);
    if (name === undefined || isLoopback(hostname))
        return undefined;
    const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
    const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
    if (exceptions.split(",").some((one) => isExceptionFor(one.trim().toLowerCase(), [hostname, numbered])))
        return undefined;
    return parseProxy(environment[name] ?? "", name);
}
/** `example.com` includes its subdomains; `.example.com`; `example.com:8443`; or `*` for all. */
function isExceptionFor(exception, hosts) {
    if (exception === "" || exception === "*")
        return exception === "*";
    const ending = exception.startsWith(".") ? exception : `.${exception}`;
    return hosts.some((host) => host === exception || host.endsWith(ending));
}
/** Whether a host, as an address has it, is this machine. A name that only begins with its number is not. */
function isLoopback(host) {
    return host === "localhost" || /^127(?:\.\d{1,3}){3}$/u.test(host) || host === "[::1]";
}
/** The address may contain a password, so no message contains it. */
function parseProxy(given, name) {
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
        throw new ProxyFault(`${name} is not an address of a proxy, such as http://proxy.example.com:8080`);
    }
}


/***/ }),

/***/ 91418:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openMarketplaceTarget: function() { return /* binding */ openMarketplaceTarget; }
});

// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/marketplace/open-marketplace.js + 1 modules
var open_marketplace = __webpack_require__(45214);
// EXTERNAL MODULE: ./build/bundled/marketplace/fault.js
var marketplace_fault = __webpack_require__(59700);
// EXTERNAL MODULE: ./build/bundled/release/publisher.js
var publisher = __webpack_require__(94486);
// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/attestation.js
var release_attestation = __webpack_require__(74748);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-remedies.js

/** What to do about a release that does not go on at a marketplace. The form is that of ../remedies.ts. */
/** @param what what the marketplace has to have done before. */
function explainWait({ later }, what) {
    return (0,remedies/* explainRerun */.oS)(later, `When the marketplace has ${what}, run this again`);
}
/** What to do about findings of a marketplace. A rejected version has not used up its number there. */
function explainRejection({ tag, version }) {
    return {
        help: (0,remedies/* explainMoveTag */.XQ)(tag, "Do what the findings say, commit it"),
        helpIfPublic: `Do what the findings say, in the next version. ${(0,remedies/* explainNewVersion */.Yi)(tag, version)}`,
    };
}
/** What to do if the marketplace has other bytes of this version. */
function explainMarketplaceVersion({ state, everPublished }, about) {
    const first = (0,remedies/* explainFirstArchive */.m6)(about);
    if (everPublished || state === "published")
        return first;
    return `${first}\nOr withdraw ${about.version} on the page of the marketplace, and run this again:\n  ${about.again}`;
}
/** How the credential gets its right. */
function explainMarketplaceRight({ hasIdentity, pluginId }) {
    return hasIdentity
        ? `Register this workflow with the marketplace as a trusted publisher of ${pluginId}`
        : `Give a token of the marketplace that may publish ${pluginId}: the input marketplace-token, or on the command line\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"`;
}
function explainPluginId({ pluginId }) {
    return `Create ${pluginId} at the marketplace first; or name the id that the plugin has there: the input marketplace-plugin, or --marketplace-plugin`;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-faults.js





const explainRerunWhen = (when) => (spec) => (0,remedies/* explainRerun */.oS)(spec.again, when);
/** Somebody else was faster, or the answer to an earlier request was lost. Reading again decides. */
const CHANGED = { kind: "unsure", help: explainRerunWhen() };
const NO_RIGHT = { kind: "forbidden", help: explainMarketplaceRight };
const REFUSED = {
    kind: "rejected",
    help: (spec) => explainRejection(spec).help,
    helpIfPublic: (spec) => explainRejection(spec).helpIfPublic,
};
/** What to do about each of the contract's codes. */
const MEANINGS = {
    unauthenticated: NO_RIGHT,
    "token-expired": NO_RIGHT,
    "oidc-invalid-token": NO_RIGHT,
    "oidc-token-reused": NO_RIGHT,
    "oidc-no-matching-publisher": NO_RIGHT,
    forbidden: NO_RIGHT,
    "plugin-not-found": { kind: "forbidden", help: explainPluginId },
    "version-not-found": CHANGED,
    "version-conflict": CHANGED,
    "invalid-state": CHANGED,
    "precondition-failed": CHANGED,
    "submission-in-progress": {
        kind: "unavailable",
        help: explainRerunWhen("Wait until the other version is decided, and run this again"),
    },
    "artifact-too-large": REFUSED,
    "unsupported-media-type": REFUSED,
    "manifest-mismatch": REFUSED,
    "channel-mismatch": REFUSED,
    "digest-mismatch": {
        kind: "unavailable",
        help: explainRerunWhen("What arrived there is not what was sent; run this again"),
    },
};
/** Reading changes nothing, so a fault is reported as it is. Any other error is thrown as it is. */
function makeReadFault(error, spec) {
    const fault = makeTargetFault(error, spec);
    return fault.kind === "unsure" ? new publisher/* TargetFault */.Ej("unavailable", fault.message, fault.help) : fault;
}
/** Any other error is thrown as it is. */
function makeTargetFault(error, spec) {
    if (error instanceof publisher/* TargetFault */.Ej)
        return error;
    if (error instanceof fault/* GitHubFault */.Q) {
        return new publisher/* TargetFault */.Ej("unavailable", error.message, (0,remedies/* explainRerun */.oS)(spec.again, "GitHub has trouble; run this again later"));
    }
    if (!(error instanceof marketplace_fault/* MarketplaceFault */.q))
        throw error;
    const { kind, message, code, status } = error;
    const known = code && MEANINGS[code];
    if (known)
        return new publisher/* TargetFault */.Ej(known.kind, message, known.help(spec), known.helpIfPublic?.(spec));
    if (status === 401 || status === 403)
        return new publisher/* TargetFault */.Ej("forbidden", message, explainMarketplaceRight(spec));
    if (kind === "lost")
        return new publisher/* TargetFault */.Ej("unsure", message, explainTrouble(error, spec));
    if (kind === "unreached") {
        const when = "Fix the connection to the marketplace: HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is reached; then run this again";
        return new publisher/* TargetFault */.Ej("unavailable", message, (0,remedies/* explainRerun */.oS)(spec.again, when));
    }
    if (kind === "busy") {
        return new publisher/* TargetFault */.Ej("unavailable", message, (0,remedies/* explainRerun */.oS)(spec.again, "Run this again when that time is over"));
    }
    const help = "Show this to whoever runs the marketplace";
    return new publisher/* TargetFault */.Ej("unavailable", message, help);
}
function explainTrouble({ status }, { again, url }) {
    if (status !== undefined && status >= 400) {
        return (0,remedies/* explainRerun */.oS)(again, "The marketplace has trouble; run this again later");
    }
    const isAnswer = status !== undefined;
    return (0,remedies/* explainRerun */.oS)(again, isAnswer
        ? `See that ${url} is the address of a marketplace that keeps to the contract, and run this again`
        : `See that ${url} is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again`);
}

// EXTERNAL MODULE: ./build/bundled/text/web-address.js
var web_address = __webpack_require__(10613);
;// CONCATENATED MODULE: ./build/bundled/release/targets/safe-address.js

const LONGEST = 2_000;
/** An address that a server names, if people may be sent there: encrypted, or no less than the server's own. */
function findSafeAddress(address, base) {
    if (address === undefined || address.length > LONGEST || (0,web_address/* findAddressFault */.A)(address))
        return undefined;
    const { protocol, href } = new URL(address);
    return protocol === "https:" || protocol === new URL(base).protocol ? href : undefined;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-findings.js

const SEVERITIES = { error: "error", warning: "warning", info: "notice" };
/** What a marketplace has found in an archive, as findings of a target. */
function makeJudgement({ findings, findingsOmitted = 0 }, { url, version }, own) {
    const page = findSafeAddress(own?.statusUrl, url) ?? url;
    const listed = findings.map((finding) => makeFinding(finding, url));
    const isRejected = own?.state === "rejected";
    const hasReason = listed.some(({ severity }) => severity === "error");
    return {
        title: "The marketplace accepts the plugin",
        url: page,
        findings: [
            ...listed,
            ...(findingsOmitted === 0
                ? []
                : [
                    {
                        severity: "notice",
                        message: `The marketplace has ${String(findingsOmitted)} more findings, on its own page`,
                    },
                ]),
            ...(isRejected && !hasReason
                ? [{ severity: "error", message: `The marketplace rejected ${version} and names no reason` }]
                : []),
        ],
    };
}
function makeFinding({ ruleId, severity, message, helpUrl, location }, base) {
    const url = findSafeAddress(helpUrl, base);
    return { rule: ruleId, severity: SEVERITIES[severity], message: `${message} (${ruleId})`, url, place: location };
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-state.js
const NOTHING_DONE = {
    validation: undefined,
    rejection: undefined,
    failures: 0,
    declarations: 0,
    uploads: 0,
    isReleased: false,
};
const JUDGED = ["received", "validating"];
const SUBMITTED = [...JUDGED, "in-review", "approved", "published"];
const REPLACEABLE = ["awaiting-upload", "rejected", "failed", "withdrawn"];
function isBeingJudged({ state }) {
    return JUDGED.includes(state);
}
/** Whether other bytes may still take the place of a version. */
function isReplaceable({ state, everPublished }) {
    return REPLACEABLE.includes(state) && !everPublished;
}
/** The version, if it has these bytes. */
function findOwnVersion({ version }, { archive }) {
    return version?.value.artifact.sha256 === archive.sha256 ? version.value : undefined;
}
/** The version, if it has these bytes, and the marketplace has received them. */
function findSubmitted(state, spec) {
    const own = findOwnVersion(state, spec);
    return own && isSubmitted(own) ? own : undefined;
}
/** Whether the marketplace has received the archive, and has not refused it. */
function isSubmitted({ state }) {
    return SUBMITTED.includes(state);
}
/** Whether the version is published by a request of ours, not as soon as it is approved. */
function isManual(state, spec) {
    const submitted = findSubmitted(state, spec);
    if (submitted)
        return submitted.release === "manual";
    return state.capabilities.features.includes("manual-release");
}
const WORDS = {
    "awaiting-upload": "declared, and its archive is not there",
    received: "submitted, and being judged",
    validating: "submitted, and being judged",
    rejected: "rejected",
    "in-review": "submitted, and in review",
    approved: "approved, and not public yet",
    published: "public",
    withdrawn: "withdrawn",
    failed: "submitted, and the marketplace could not judge it",
};

// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-hurdles.js




const MEDIA_TYPE = "application/zip";
/** What would make the marketplace refuse a submission. */
function findHurdle(state, spec) {
    const { capabilities, access } = state;
    const { limits, mediaTypes, channels, features } = capabilities;
    const { archive, channel, pluginId } = spec;
    if (archive.bytes.length > limits.maxArtifactBytes) {
        const [size, most] = [archive.bytes.length, limits.maxArtifactBytes].map(sizes/* formatSize */.X);
        return {
            reason: `${archive.name} has ${String(size)}, and the marketplace takes at most ${String(most)}`,
            help: 'Leave out what the plugin does not need, with "files" in package.json',
        };
    }
    if (mediaTypes && !mediaTypes.includes(MEDIA_TYPE)) {
        return {
            reason: `The marketplace takes no ${MEDIA_TYPE}, and that is what is released`,
            help: "Ask whoever runs the marketplace to accept it",
        };
    }
    if (channels && !channels.includes(channel)) {
        const known = channels.slice(0, 10).join(", ");
        return {
            reason: `The marketplace has no channel ${channel}; it has ${known === "" ? "none" : (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(known, 200))}`,
            help: channel === "stable" ? "Ask whoever runs the marketplace for it" : "Release a version without a hyphen there",
        };
    }
    const needed = [
        "publish",
        ...(isManual(state, spec) ? ["release"] : []),
        ...(features.includes("validate-only") ? ["validate"] : []),
    ];
    const missing = needed.filter((action) => access?.actions.includes(action) === false);
    if (missing.length === 0)
        return undefined;
    return {
        reason: `The credential for the marketplace may not ${missing.join(" or ")} ${pluginId}`,
        help: explainMarketplaceRight(spec),
    };
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-steps.js






const TARGET = "marketplace";
const makeStep = (0,publisher/* makeStepsOf */.d1)(TARGET, "commit");
/**
 * All steps of this target. Where the marketplace publishes at our request, the version is submitted and judged
 * before anything is permanent. Elsewhere it is submitted after the other targets, as nobody can stop it then.
 */
function planMarketplaceSteps(state, spec) {
    return [
        planAccess(state, spec),
        ...planValidation(state, spec),
        planSubmission(state, spec),
        planUpload(state, spec),
        planJudgement(state, spec),
        ...planReview(state, spec),
        planPublication(state, spec),
    ];
}
function planAccess(state, spec) {
    const given = { id: "access", phase: "check" };
    const hurdle = findSubmitted(state, spec) ? undefined : findHurdle(state, spec);
    if (hurdle)
        return makeStep({ ...given, action: "blocked", ...hurdle });
    return makeStep({ ...given, action: "noop", reason: `${spec.pluginId} may be submitted` });
}
/** A judgement that reserves nothing. */
function planValidation(state, spec) {
    const given = { id: "validation", phase: "check" };
    const { validation, rejection } = state.run;
    if (!state.capabilities.features.includes("validate-only"))
        return [];
    if (rejection)
        return [makeRejection(given, rejection.findings.length, spec)];
    if (findSubmitted(state, spec) || findOwnVersion(state, spec)?.state === "rejected") {
        return [makeStep({ ...given, action: "noop", reason: "The archive was judged with its submission" })];
    }
    if (!validation) {
        const reason = "Ask the marketplace to judge the archive, without submitting it";
        return [makeStep({ ...given, action: "create", reason })];
    }
    if (validation.isOver)
        return [makeStep({ ...given, action: "noop", reason: "The archive would be accepted" })];
    const reason = "Wait until the marketplace has judged the archive";
    return [makeStep({ ...given, action: "wait", reason, help: explainWait(spec, "judged the archive") })];
}
function planSubmission(state, spec) {
    const { version: number, channel, archive } = spec;
    const phase = isManual(state, spec) ? "submit" : "commit";
    const given = { id: "submission", phase };
    const version = state.version?.value;
    const how = isManual(state, spec) ? "to be published in a later step" : "which publishes it when it is approved";
    const create = `Submit ${number} on the channel ${channel}, ${how}`;
    if (!version)
        return makeStep({ ...given, action: "create", reason: create });
    const evidence = { spec: archive.sha256, remote: version.artifact.sha256, state: version.state };
    const own = findOwnVersion(state, spec);
    if (own?.state === "rejected") {
        return { ...makeRejection({ ...given, id: "judgement" }, own.findings.length, spec), evidence };
    }
    if (own && findSubmitted(state, spec)) {
        return makeStep({ ...given, action: "noop", reason: `${number} is submitted`, evidence, held: "same" });
    }
    if (own && state.run.uploads > 0 && own.state === "withdrawn") {
        const reason = `Somebody has withdrawn ${number} from the marketplace while this run waited for it`;
        const help = (0,remedies/* explainRerun */.oS)(spec.again, "If that was not meant, run this again");
        return makeStep({ ...given, action: "blocked", reason, help, evidence });
    }
    if (own?.state === "awaiting-upload" &&
        own.channel === channel &&
        (own.release === "manual") === isManual(state, spec)) {
        return makeStep({ ...given, action: "noop", reason: `${number} is declared`, evidence });
    }
    if (isReplaceable(version)) {
        const reason = `${create}, in the place of what is ${WORDS[version.state]}`;
        return makeStep({ ...given, action: "replace", reason, evidence });
    }
    const reason = `The marketplace has ${number} with other bytes (${version.state}): sha256 ${version.artifact.sha256} is there, and this build has ${archive.sha256}`;
    const help = explainMarketplaceVersion(version, spec);
    const held = isSubmitted(version) ? "other" : undefined;
    return makeStep({ ...given, action: "conflict", reason, help, evidence, held });
}
function planUpload(state, spec) {
    const isOurs = isManual(state, spec);
    const given = { id: "upload", phase: isOurs ? "submit" : "commit" };
    const { name } = spec.archive;
    return findSubmitted(state, spec)
        ? makeStep({ ...given, action: "noop", reason: `${name} is there with the right digest` })
        : makeStep({ ...given, action: "create", reason: `Send ${name}`, irreversible: !isOurs });
}
function planJudgement(state, spec) {
    const isHeld = isManual(state, spec) && spec.wait !== "submitted";
    const given = { id: "judgement", phase: isHeld ? "submit" : "commit" };
    const submitted = findSubmitted(state, spec);
    if (submitted && !isBeingJudged(submitted)) {
        return makeStep({ ...given, action: "noop", reason: "The marketplace found nothing that stops it" });
    }
    const reason = `Wait until the marketplace has judged ${spec.version}${formatPlace(submitted?.statusUrl, spec)}`;
    return makeStep({ ...given, action: "wait", reason, help: explainWait(spec, `judged ${spec.version}`) });
}
function planReview(state, spec) {
    const submitted = findSubmitted(state, spec);
    if (submitted?.state !== "in-review")
        return [];
    const isOurs = isManual(state, spec);
    const phase = isOurs && spec.wait === "published" ? "submit" : "commit";
    const expected = submitted.estimatedDecisionAt === undefined ? "" : `, expected by ${submitted.estimatedDecisionAt}`;
    const reason = `Wait for the review of ${spec.version}${expected}${formatPlace(submitted.statusUrl, spec)}`;
    const what = isOurs ? "approved it" : "approved it, which publishes it";
    return [makeStep({ id: "review", phase, action: "wait", reason, help: explainWait(spec, what) })];
}
function planPublication(state, spec) {
    const { version: number } = spec;
    const given = { id: "publication", irreversible: true };
    const submitted = findSubmitted(state, spec);
    if (submitted?.state === "published") {
        return makeStep({ ...given, action: "noop", reason: "Everyone can install it" });
    }
    if (isManual(state, spec) && !state.run.isReleased) {
        return makeStep({ ...given, action: "create", reason: `Publish ${number}` });
    }
    const reason = `Wait until ${number} is public${formatPlace(submitted?.statusUrl, spec)}`;
    const help = explainWait(spec, `published ${number}`);
    return makeStep({ ...given, action: "wait", reason, irreversible: false, help });
}
function makeRejection(given, count, spec) {
    const findings = count === 1 ? "1 finding" : `${String(count)} findings`;
    const reason = `The marketplace rejected ${spec.version}: ${findings}, listed above`;
    return makeStep({ ...given, action: "rejected", reason, ...explainRejection(spec) });
}
function formatPlace(address, { url }) {
    const safe = findSafeAddress(address, url);
    return safe === undefined ? "" : `: ${safe}`;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace.js









/** After as many, somebody undoes what this run does, or the marketplace forgets it. */
const MOST_TIMES = 3;
const MOST_FAILURES = 3;
const LONGEST_NOTES = 65_000;
/** A version at a marketplace: first it is judged, then submitted, and published at our request where that is possible. */
function marketplaceTarget(marketplace, given, waiting) {
    let spec = given;
    let state;
    let run = NOTHING_DONE;
    /** What an answer to a request has found, and no version remembers. */
    let refused;
    let wasPublished = false;
    async function read() {
        const capabilities = await marketplace.capabilities();
        const version = await marketplace.version();
        const seen = { capabilities, version, run };
        if (findSubmitted(seen, spec))
            return seen;
        return { ...seen, access: await marketplace.access() };
    }
    function refuseContradiction(seen) {
        const own = findOwnVersion(seen, spec);
        const help = (0,remedies/* explainRerun */.oS)(spec.again, "Show this to whoever runs the marketplace; then run this again");
        if (wasPublished && own?.state !== "published") {
            const now = own ? WORDS[own.state] : "not there";
            throw new publisher/* TargetFault */.Ej("unavailable", `The marketplace had published ${spec.version}, and now says that it is ${now}`, help);
        }
        wasPublished = own?.state === "published";
        const times = Math.max(run.uploads, run.declarations);
        if (times >= MOST_TIMES && !findSubmitted(seen, spec) && own?.state !== "rejected") {
            const now = own ? WORDS[own.state] : "not there";
            const what = `The marketplace took ${spec.version} ${String(times)} times, and says that it is ${now}`;
            throw new publisher/* TargetFault */.Ej("unavailable", what, help);
        }
        const blocking = seen.access?.blockedBy;
        if (!blocking || own || blocking.version === spec.version)
            return;
        const which = blocking.version ?? "another version";
        throw new publisher/* TargetFault */.Ej("unavailable", `The marketplace takes no other version of ${spec.pluginId} while ${which} is ${blocking.state ? WORDS[blocking.state] : "not decided"}`, (0,remedies/* explainRerun */.oS)(spec.again, `When ${which} is decided or withdrawn, run this again`));
    }
    async function apply(step, now) {
        const { id, action } = step;
        if (action === "wait")
            return wait(step, now);
        if (id === "validation") {
            const { value } = await marketplace.validate(spec.archive, spec.channel, run.failures);
            keepValidation(value);
            return;
        }
        if (id === "submission") {
            await marketplace.declare(makeInput(now), action === "replace" ? now.version?.etag : undefined);
            run = { ...run, declarations: run.declarations + 1 };
        }
        else if (id === "upload") {
            run = { ...run, uploads: run.uploads + 1 };
            await marketplace.upload(spec.archive);
        }
        else {
            wasPublished = (await marketplace.release())?.state === "published";
            run = { ...run, isReleased: true };
        }
    }
    async function wait({ id }, now) {
        const { validation } = run;
        if (id === "validation" && validation) {
            await waiting.repeat(async () => {
                const { value, retryAfter } = await marketplace.validation(validation.id);
                keepValidation(value);
                return { isOver: run.validation?.isOver !== false || run.rejection !== undefined, retryAfter };
            });
        }
        else if (mayWaitFor(id)) {
            await waiting.forVersion(marketplace, now.version, (version) => isOver(id, version));
        }
    }
    function mayWaitFor(id) {
        if (spec.wait === "submitted")
            return false;
        return id !== "review" || spec.wait === "published";
    }
    function keepValidation(validation) {
        const { id } = validation;
        if (validation.state === "failed") {
            run = { ...run, validation: undefined, failures: run.failures + 1 };
            if (run.failures < MOST_FAILURES)
                return;
            throw new marketplace_fault/* MarketplaceFault */.q("lost", `The marketplace could not judge ${spec.archive.name}`, 500);
        }
        const isRejected = validation.state === "rejected";
        refused = validation;
        run = {
            ...run,
            validation: { id, isOver: validation.state === "passed" },
            rejection: isRejected ? validation : undefined,
        };
    }
    function makeInput(now) {
        const { archive, attestation, notes, commit, tag, origin, channel } = spec;
        const { name: filename, sha256, bytes } = archive;
        const isWanted = attestation && now.capabilities.features.includes("attestations");
        return {
            channel,
            artifact: { filename, mediaType: "application/zip", size: bytes.length, sha256 },
            release: isManual(now, spec) ? "manual" : "automatic",
            ...(notes.text !== "" && { releaseNotes: notes.text.slice(0, LONGEST_NOTES).toWellFormed() }),
            source: { commit, ref: `refs/tags/${tag}`, ...origin },
            ...(isWanted && { attestations: [...(0,release_attestation/* readBundles */.A)(attestation.bytes)] }),
        };
    }
    return {
        id: TARGET,
        async plan() {
            try {
                state = await read();
                refuseContradiction(state);
            }
            catch (error) {
                throw makeReadFault(error, spec);
            }
            const steps = planMarketplaceSteps(state, spec);
            return { steps, ...describePlace(state, spec), unread: listDifferences(state, spec) };
        },
        async apply(step) {
            if (!state)
                throw new Error("A step is only done after a plan");
            try {
                await apply(step, state);
            }
            catch (error) {
                const fault = makeTargetFault(error, spec);
                if (fault.kind === "rejected" && error instanceof marketplace_fault/* MarketplaceFault */.q)
                    refused = readRefusal(error, fault.message);
                throw fault;
            }
        },
        holds: ({ sha256 }) => Promise.resolve(state?.version?.value.artifact.sha256 === sha256),
        useArchive(archive) {
            spec = { ...spec, archive };
            run = NOTHING_DONE;
            refused = undefined;
        },
        judgement() {
            const own = state && findOwnVersion(state, spec);
            const judged = own && own.state !== "awaiting-upload" ? own : refused;
            return judged && makeJudgement(judged, spec, own);
        },
        async close() {
            const unrevoked = await marketplace.close();
            return unrevoked === undefined ? [] : [unrevoked];
        },
    };
}
/** A refusal without findings is a finding itself. */
function readRefusal({ problem, code }, message) {
    const findings = problem?.findings ?? [];
    const hasReason = findings.some(({ severity }) => severity === "error");
    const refusal = { ruleId: code ?? "refused", severity: "error", message };
    return { ...problem, findings: hasReason ? findings : [...findings, refusal] };
}
function isOver(id, version) {
    if (id === "judgement")
        return !isBeingJudged(version);
    if (id === "review")
        return version.state !== "in-review";
    return !["approved", "received", "validating"].includes(version.state);
}
/** What the marketplace has, for the ends of a run. */
function describePlace(state, spec) {
    const version = state.version?.value;
    const own = findOwnVersion(state, spec);
    if (!version)
        return {};
    const page = findSafeAddress(version.statusUrl, spec.url);
    const resource = `${spec.url}/v1/plugins/${spec.pluginId}/versions/${encodeURIComponent(spec.version)}`;
    const place = version.state === "published"
        ? { publicAt: findSafeAddress(version.publicUrl, spec.url) ?? resource }
        : { staged: page === undefined ? WORDS[version.state] : `${WORDS[version.state]}: ${page}` };
    return { ...place, ...(own && { state: own.state }) };
}
/** What an earlier submission of the same bytes has otherwise. It stays as it is. */
function listDifferences(state, spec) {
    const submitted = findSubmitted(state, spec);
    if (!submitted)
        return [];
    const { release, channel, state: word } = submitted;
    const isOtherRelease = release === "automatic" && state.capabilities.features.includes("manual-release");
    return [
        ...(channel === spec.channel
            ? []
            : [`${spec.version} is at the marketplace on the channel ${channel}, not ${spec.channel}`]),
        ...(isOtherRelease && word !== "published"
            ? [`${spec.version} was submitted to be published as soon as it is approved, and not by a later step`]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/bundled/network/pause.js
var pause = __webpack_require__(65831);
;// CONCATENATED MODULE: ./build/bundled/release/targets/marketplace-wait.js

/** So long may a server hold its answer until something changes. */
const MOST_HELD_SECONDS = 20;
const LONGEST_PAUSE = 30_000;
/** Waits for a marketplace, and counts the time. */
class Waiting {
    patience;
    spent = 0;
    constructor(patience) {
        this.patience = patience;
    }
    /** Reads a version until it is as wanted, or the time is over. */
    async forVersion(marketplace, known, isOver) {
        let { etag } = known ?? {};
        await this.repeat(async (left) => {
            const seconds = Math.min(MOST_HELD_SECONDS, Math.floor(left / 1000));
            const { value, etag: next, retryAfter } = await marketplace.changed(etag, seconds);
            if (value)
                etag = next;
            return { isOver: value !== undefined && isOver(value), retryAfter };
        });
    }
    /**
     * Does something again and again until it is over, or the time is.
     *
     * @param read is given the rest of the time, in milliseconds.
     */
    async repeat(read) {
        const { timeout, pause: first, signal } = this.patience;
        for (let next = first; this.spent < timeout; next = Math.min(next * 1.5, LONGEST_PAUSE)) {
            const began = performance.now();
            const { isOver, retryAfter } = await read(timeout - this.spent);
            const held = performance.now() - began;
            this.spent += held;
            if (isOver)
                return;
            // A server that has held its answer has waited already.
            const wanted = retryAfter === undefined ? Math.max(0, next - held) : Math.min(retryAfter, LONGEST_PAUSE);
            const wait = Math.min(Math.max(wanted, first / 2), timeout - this.spent);
            if (wait <= 0)
                return;
            await (0,pause/* pause */.v)(wait, signal);
            signal?.throwIfAborted();
            this.spent += wait;
        }
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-marketplace-target.js




const PAUSE = 2_000;
/** Opens the target `marketplace`. Nothing is asked before its first plan. */
async function openMarketplaceTarget({ marketplace: access, again, later = again, signal, onWait }, spec) {
    if (!access)
        throw new Error("A release at a marketplace has an access");
    const { url, credential, environment, limits, origin, wait, timeout } = access;
    const pluginId = access.plugin ?? spec.pluginId;
    if (pluginId === undefined) {
        throw new errors/* UsageError */.eb("The plugin's id at the marketplace is not known", "Name it with marketplace-plugin");
    }
    const interruptible = signal ? { signal } : {};
    const about = { url, pluginId, version: spec.version, credential, environment, limits, onWait };
    const marketplace = await (0,open_marketplace/* openMarketplace */.Al)({ ...about, ...interruptible });
    const channel = spec.version.includes("-") ? "prerelease" : "stable";
    const wanted = { url, wait, timeout, pluginId, channel, later, hasIdentity: !("token" in credential) };
    const waiting = new Waiting({ timeout, pause: limits ? limits.pause : PAUSE, ...interruptible });
    return marketplaceTarget(marketplace, { ...spec, ...wanted, origin }, waiting);
}


/***/ })

};
;