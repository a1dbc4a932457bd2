"use strict";
exports.id = 92;
exports.ids = [92];
exports.modules = {

/***/ 83333:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: function() { return /* binding */ serve; }
});

// NAMESPACE OBJECT: ./build/bundled/marketplace-server/transitions.js
var transitions_namespaceObject = {};
__webpack_require__.r(transitions_namespaceObject);
__webpack_require__.d(transitions_namespaceObject, {
  approve: function() { return approve; },
  conclude: function() { return conclude; },
  declare: function() { return declare; },
  receive: function() { return receive; },
  reject: function() { return reject; },
  release: function() { return release; },
  startValidation: function() { return startValidation; },
  withdraw: function() { return withdraw; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/serving/answer.js
var serving_answer = __webpack_require__(47277);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/refused.js

/** The status of each code of the contract, and what it means. */
const CODES = {
    "malformed-request": [400, "The address, a header or the body is not as the schema says."],
    "not-found": [404, "The contract has no such address, or there is no such validation."],
    "method-not-allowed": [405, "The address has no such method."],
    unauthenticated: [401, "No credential, or one that is unknown or revoked."],
    "token-expired": [401, "The issued token is too old; a new one can be had."],
    "oidc-invalid-token": [401, "The identity token is refused: its signature, issuer, audience or times."],
    "oidc-token-reused": [401, "The identity token was exchanged before."],
    "oidc-no-matching-publisher": [
        403,
        "The identity is genuine, and no publisher matches; `mismatches` says what differs.",
    ],
    forbidden: [403, "The credential is valid and has no right to this."],
    "plugin-not-found": [404, "There is no such plugin, or none that the caller may see."],
    "version-not-found": [404, "There is no such version, or none that the caller may see."],
    "version-conflict": [409, "The version has other bytes; `existing` shows them."],
    "submission-in-progress": [409, "Another version must be decided first."],
    "invalid-state": [409, "The state of the version does not allow this."],
    "precondition-failed": [412, "`If-Match` is not the current ETag."],
    "artifact-too-large": [413, "More bytes than `maxArtifactBytes`."],
    "unsupported-media-type": [415, "A media type that the server does not take, or not the declared one."],
    "digest-mismatch": [422, "The bytes are not the declared ones."],
    "manifest-mismatch": [422, "The manifest in the archive names another plugin or version."],
    "channel-mismatch": [422, "The version and its channel do not fit together."],
    "idempotency-key-reused": [422, "The key belongs to another request."],
    "rate-limited": [429, "Too many requests; `Retry-After` says when to come back."],
    "temporarily-unavailable": [503, "The server, or the issuer of an identity, cannot be reached now."],
    "internal-error": [500, "A fault of the server."],
};
/** The same request may succeed later. */
const RETRYABLE = new Set([
    "rate-limited",
    "temporarily-unavailable",
    "internal-error",
]);
/** A request that the contract refuses. Nothing was changed. */
class Refused extends Error {
    code;
    more;
    name = "Refused";
    constructor(code, message, more = {}) {
        super(message);
        this.code = code;
        this.more = more;
    }
}
/** The answer of a refusal. */
function formatProblem({ code, message, more }, requestId) {
    const { headers = {}, ...details } = more;
    const [status] = CODES[code];
    const problem = {
        type: "about:blank",
        title: message,
        status,
        code,
        retryable: RETRYABLE.has(code),
        requestId,
        ...details,
    };
    const challenge = status === 401 ? { "WWW-Authenticate": 'Bearer realm="marketplace"' } : {};
    const later = RETRYABLE.has(code) ? { "Retry-After": "1" } : {};
    return (0,serving_answer/* formatJson */.I)(status, problem, {
        ...challenge,
        ...later,
        ...headers,
        "Content-Type": "application/problem+json",
    });
}

// EXTERNAL MODULE: ./build/bundled/text/hash.js
var hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/credentials.js



const ALL_ACTIONS = ["validate", "publish", "release", "withdraw"];
/**
 * The credential of a request; `undefined` if it brings none.
 *
 * @throws {Refused} if it is not valid.
 */
function readCredential(authorization, tokens, storage, now) {
    if (authorization === undefined)
        return undefined;
    const [, token] = /^Bearer ([\x21-\x7e]+)$/iu.exec(authorization) ?? [];
    if (token === undefined)
        throw new Refused("unauthenticated", "The credential is not a bearer token");
    const by = { kind: "static" };
    const everywhere = { kind: "static", pluginId: undefined, expiresAt: undefined, by, hash: undefined };
    if (isSameToken(token, tokens.publish))
        return { ...everywhere, actions: ALL_ACTIONS };
    if (isSameToken(token, tokens.read))
        return { ...everywhere, actions: [] };
    const hash = hashToken(token);
    const issued = storage.findToken(hash);
    if (!issued || issued.isRevoked)
        throw new Refused("unauthenticated", "The token is unknown or was revoked");
    if (issued.expiresAt <= now)
        throw new Refused("token-expired", `The token expired at ${issued.expiresAt}`);
    const { pluginId, actions, expiresAt } = issued;
    return { kind: "oidc", pluginId, actions, expiresAt, by: issued.by, hash };
}
/** What a credential may do with a plugin. */
function listActions({ pluginId, actions }, plugin) {
    return pluginId === undefined || pluginId === plugin ? actions : [];
}
/** @throws {Refused} if a credential may not do this with a plugin. */
function requireAction(credential, plugin, action) {
    if (listActions(credential, plugin).includes(action))
        return;
    throw new Refused("forbidden", `This credential may not ${action} ${plugin}`);
}
function presentCredential({ kind, expiresAt }) {
    return { kind, ...(expiresAt !== undefined && { expiresAt }) };
}
function hashToken(token) {
    return (0,hash/* hashContent */.s)(token);
}
/** Compares without telling how much of them is the same. */
function isSameToken(one, other) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}
function makeToken(prefix) {
    return `${prefix}_${(0,external_node_crypto_.randomBytes)(24).toString("base64url")}`;
}

// EXTERNAL MODULE: ./build/bundled/serving/http-listener.js
var http_listener = __webpack_require__(96292);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/read-file-of-caller.js
var read_file_of_caller = __webpack_require__(34141);
// EXTERNAL MODULE: ./build/bundled/marketplace-contract/operations.js + 1 modules
var operations = __webpack_require__(50919);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/settings-file.js





const GITHUB = "https://token.actions.githubusercontent.com";
const HELP = 'Write {"publishers": [{"plugin": "...", "repository_id": "...", "repository_owner_id": "...", "workflow": ".github/workflows/release.yml"}]}';
const NEEDED = ["plugin", "repository_id", "repository_owner_id", "workflow"];
const MORE = ["issuer", "environment"];
/**
 * Reads the file of `--publishers`: which workflows may publish which plugin, and where the keys of other issuers are.
 *
 * @throws {UsageError} if it cannot be used.
 */
function readTrust(file) {
    if (file === undefined)
        return { issuers: {}, publishers: [] };
    const given = (0,read_file_of_caller/* readFileOfCaller */.d)(file);
    if ("refused" in given)
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file, 200)} cannot be read: ${given.refused}`, HELP);
    const value = (0,operations/* readJson */.Vh)(given.bytes)?.value;
    if (!(0,json_object/* isObject */.Gv)(value))
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file, 200)} is not a JSON object`, HELP);
    const { issuers = {}, publishers } = value;
    if (!(0,json_object/* isObject */.Gv)(issuers) || !Array.isArray(publishers) || publishers.length === 0) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file, 200)} lists no publishers`, HELP);
    }
    const addresses = Object.entries({ [GITHUB]: `${GITHUB}/.well-known/jwks`, ...issuers }).map(([issuer, address]) => {
        if (typeof address === "string" && URL.canParse(address))
            return [issuer, address];
        throw new errors/* UsageError */.eb(`The keys of the issuer ${(0,safe/* quote */.hD)(issuer)} have no address`, "Give the URL of its JWKS");
    });
    const read = publishers.map(readPublisher);
    for (const [at, { issuer }] of read.entries()) {
        if (addresses.some(([known]) => known === issuer))
            continue;
        const help = `Give the URL of its JWKS in "issuers": {"${issuer}": "https://..."}`;
        throw new errors/* UsageError */.eb(`The issuer ${(0,safe/* quote */.hD)(issuer)} of the publisher ${String(at + 1)} has no keys`, help);
    }
    return { issuers: Object.fromEntries(addresses), publishers: read };
}
function readPublisher(value, at) {
    const known = [...NEEDED, ...MORE];
    const publisher = (0,json_object/* isObject */.Gv)(value) ? value : {};
    const wrong = NEEDED.find((key) => typeof publisher[key] !== "string" || publisher[key] === "") ??
        Object.keys(publisher).find((key) => !known.includes(key) || typeof publisher[key] !== "string");
    if (wrong !== undefined) {
        throw new errors/* UsageError */.eb(`The publisher ${String(at + 1)} has no valid ${(0,safe/* quote */.hD)(wrong)}: ids are texts`, HELP);
    }
    const { issuer = GITHUB, ...rest } = publisher;
    return { ...rest, issuer };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/bundled/output/durable-file.js


/** Makes a folder that only its owner can read. */
function makePrivateFolder(folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
}
/**
 * Writes a file of this tool's own data so that a crash leaves all of it or nothing. When it returns, the bytes are on
 * the disk.
 */
function writeDurably(folder, name, bytes) {
    makePrivateFolder(folder);
    // What a crash leaves of it is written over by the next attempt.
    const part = (0,external_node_path_.join)(folder, `.${name}.part`);
    const file = (0,external_node_fs_.openSync)(part, "w", 0o600);
    try {
        (0,external_node_fs_.writeFileSync)(file, bytes);
        (0,external_node_fs_.fsyncSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    (0,external_node_fs_.renameSync)(part, (0,external_node_path_.join)(folder, name));
    syncFolder(folder);
}
/** Reads such a file. `undefined` if there is none. */
function readFileIfThere(folder, name) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name));
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return undefined;
        throw error;
    }
}
/** Windows opens no folders, and keeps their order itself. */
function syncFolder(folder) {
    if (process.platform === "win32")
        return;
    const opened = (0,external_node_fs_.openSync)(folder, "r");
    try {
        (0,external_node_fs_.fsyncSync)(opened);
    }
    finally {
        (0,external_node_fs_.closeSync)(opened);
    }
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwks/remote.js + 1 modules
var remote = __webpack_require__(87315);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var verify = __webpack_require__(25057);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/errors.js
var util_errors = __webpack_require__(5674);
// EXTERNAL MODULE: ./build/bundled/github/workflow-path.js
var workflow_path = __webpack_require__(27245);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/identity.js



const RULES = {
    algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"],
    /** In seconds. */
    clockTolerance: 30,
    requiredClaims: ["exp", "jti"],
};
/** Events that run the code of one repository with the rights of another. */
const UNSAFE_EVENTS = ["pull_request_target", "workflow_run"];
/** Makes what verifies identity tokens for one audience by the keys that their issuers publish. */
function makeIdentityVerifier(issuers, audience) {
    const keys = new Map(Object.entries(issuers).map(([issuer, address]) => [
        issuer,
        (0,remote/* createRemoteJWKSet */.RD)(new URL(address), { timeoutDuration: 5000, cooldownDuration: 1000 }),
    ]));
    return async (token) => {
        try {
            const issuer = (0,decode_jwt/* decodeJwt */.i)(token).iss ?? "";
            const key = keys.get(issuer);
            if (!key)
                throw new Refused("oidc-invalid-token", "The identity token is not of an issuer that is trusted here");
            const { payload } = await (0,verify/* jwtVerify */.V)(token, key, { ...RULES, issuer, audience });
            return makeIdentity(issuer, payload);
        }
        catch (error) {
            if (error instanceof Refused)
                throw error;
            throw createRefusal(error);
        }
    };
}
function createRefusal(error) {
    const isRejected = error instanceof util_errors/* JOSEError */.i4 && !(error instanceof util_errors/* JWKSTimeout */.xb) && error.code !== "ERR_JOSE_GENERIC";
    if (isRejected)
        return new Refused("oidc-invalid-token", `The identity token is refused: ${error.message}`);
    const reason = error instanceof Error ? error.message : String(error);
    return new Refused("temporarily-unavailable", `The keys of the issuer cannot be fetched: ${reason}`);
}
function makeIdentity(issuer, payload) {
    const { jti, exp } = payload;
    if (typeof jti !== "string" || jti === "" || exp === undefined) {
        throw new Refused("oidc-invalid-token", "The identity token has no jti");
    }
    const texts = Object.entries(payload).filter((entry) => typeof entry[1] === "string");
    return { issuer, jti, expiresAt: exp, claims: Object.fromEntries(texts) };
}
/**
 * The publisher of a plugin that an identity matches, by ids that nobody can take over; never by `sub`, whose form a
 * repository chooses.
 *
 * @throws {Refused} that names what differs from the publisher that is nearest.
 */
function matchPublisher(publishers, pluginId, { issuer, claims }) {
    const workflow = (0,workflow_path/* readWorkflowPath */.$)(claims["workflow_ref"] ?? "") ?? "";
    const received = { ...claims, issuer, workflow };
    const event = claims["event_name"] ?? "";
    const unsafe = UNSAFE_EVENTS.includes(event) ? [{ claim: "event_name", received: event, expected: [] }] : [];
    const known = publishers.filter(({ plugin }) => plugin === pluginId);
    const compared = known.map((publisher) => Object.entries(publisher).flatMap(([claim, value]) => {
        if (claim === "plugin")
            return [];
        const given = received[claim];
        return given === value ? [] : [{ claim, ...(given !== undefined && { received: given }), expected: [value] }];
    }));
    const [nearest = [{ claim: "plugin", received: pluginId, expected: [] }]] = compared.toSorted((one, other) => one.length - other.length);
    const mismatches = [...nearest, ...unsafe];
    if (mismatches.length > 0) {
        throw new Refused("oidc-no-matching-publisher", `No trusted publisher of ${pluginId} matches this workflow`, {
            mismatches,
        });
    }
    const { repository_id, workflow_ref, run_id } = claims;
    return {
        kind: "oidc",
        ...(repository_id !== undefined && { repositoryId: repository_id }),
        ...(workflow_ref !== undefined && { workflowRef: workflow_ref }),
        ...(run_id !== undefined && { runId: run_id }),
    };
}

// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/packing/archive-report.js
var archive_report = __webpack_require__(4197);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 2 modules
var archive = __webpack_require__(24852);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/judge-archive.js








const MOST_FINDINGS = 1000;
const LONGEST_MESSAGE = 2000;
const SEVERITIES = { error: "error", warning: "warning", notice: "info" };
/** Inspects an archive as the release does that submits it. */
const judgeArchive = async (bytes, pluginId, version) => {
    const opened = (0,archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        return makeRejection([makeFinding("archive", `The archive cannot be opened: ${opened.refused}`)]);
    const { workspace } = opened;
    const mismatches = await findMismatches(workspace, pluginId, version);
    if (mismatches.length > 0)
        return makeRejection(mismatches);
    const today = new Date().toISOString().slice(0, 10);
    const plugin = await (0,archive_report/* inspectArchive */.N)(opened, { occasion: "release", strict: false, tag: `v${version}`, today });
    const counting = (0,report/* sortWorstFirst */.Qi)(plugin.findings.filter(report/* isCounted */.he));
    const findings = counting.slice(0, MOST_FINDINGS).map((finding) => presentFinding(finding, workspace));
    const omitted = counting.length - findings.length;
    const state = { pass: "passed", fail: "rejected", broken: "failed" }[(0,report/* verdict */.WJ)({ plugins: [plugin], failOn: "error" })];
    const crashed = plugin.outcomes.filter(({ status }) => status === "crashed").map(({ check }) => check);
    const broken = crashed.map((check) => makeFinding(check, `The check ${check} crashed: a fault of the server`));
    return { state, findings: [...broken, ...findings], ...(omitted > 0 && { findingsOmitted: omitted }) };
};
/** The archive is one version of one plugin: the one that was declared. */
async function findMismatches(workspace, pluginId, version) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { needs: ["manifest"] })).facts;
    if ((0,absent/* isAbsent */.W0)(manifest))
        return [makeFinding("manifest-mismatch", `The archive has no plugin: ${manifest.absent}`)];
    const { name, version: declared } = manifest.value;
    const found = [];
    if ((0,archive_name/* makePluginId */.v)(name) !== pluginId) {
        found.push(makeMismatch("/name", `"name" is ${(0,safe/* quote */.hD)(name)}, and the archive was submitted as ${pluginId}`));
    }
    if (declared !== version) {
        found.push(makeMismatch("/version", `"version" is ${(0,safe/* quote */.hD)(declared)}, and the archive was submitted as ${version}`));
    }
    return found;
}
function makeRejection(findings) {
    return { state: "rejected", findings: [...findings] };
}
function makeMismatch(pointer, message) {
    return { ...makeFinding("manifest-mismatch", message), location: { path: "manifest.json", pointer } };
}
function makeFinding(ruleId, message) {
    return { ruleId, severity: "error", message: (0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)(message), LONGEST_MESSAGE) };
}
function presentFinding({ check, severity, message, help, location, url }, workspace) {
    const { file, pointer, range } = location;
    const words = help === "" ? message : `${(0,phrases/* formatSentence */.jg)(message)} ${help}`;
    return {
        ...makeFinding(check, words),
        severity: SEVERITIES[severity],
        ...(url !== undefined && { helpUrl: url }),
        ...(workspace.entry(file)?.kind === "file" && {
            location: {
                path: file,
                ...(pointer !== undefined && { pointer }),
                ...(range && { startLine: range.start.line, endLine: range.end.line }),
            },
        }),
    };
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/handle-tokens.js





const LIFETIME_MINUTES = 20;
async function exchangeToken({ marketplace, body, now }) {
    const { settings, storage, verifyIdentity } = marketplace;
    if (settings.publishers.length === 0)
        throw new Refused("not-found", "This server trusts no publisher");
    const { token, pluginId, actions } = (0,operations/* readJson */.Vh)(body)?.value;
    const identity = await verifyIdentity(token);
    // It is used up even where no publisher matches: whoever sees it in a log cannot try it elsewhere.
    const isFirst = storage.change(`identity ${pluginId}`, () => storage.useIdentity(identity.issuer, identity.jti, identity.expiresAt, Math.floor(Date.parse(now) / 1000)));
    if (!isFirst)
        throw new Refused("oidc-token-reused", "This identity token was exchanged before");
    const by = matchPublisher(settings.publishers, pluginId, identity);
    const issued = makeToken("mpt");
    const expiresAt = new Date(Date.parse(now) + LIFETIME_MINUTES * 60_000).toISOString();
    const granted = actions ?? [...ALL_ACTIONS];
    storage.change(`token ${pluginId}`, () => {
        storage.saveToken(hashToken(issued), { pluginId, actions: granted, expiresAt, by });
    });
    const answer = { token: issued, expiresAt, pluginId, actions: granted };
    return (0,serving_answer/* formatJson */.I)(201, answer, { "Cache-Control": "no-store" });
}
/** The token itself is what is revoked, so one that was revoked before, or has expired, is read as well. */
function revokeToken({ marketplace, asked }) {
    const { storage } = marketplace;
    const [, token = ""] = /^Bearer (\S+)$/iu.exec(asked.headers["authorization"] ?? "") ?? [];
    const hash = hashToken(token);
    const isIssued = storage.findToken(hash) !== undefined;
    if (!isIssued)
        throw new Refused("unauthenticated", "Only a token that was issued here can be revoked");
    storage.change("revoke", () => {
        storage.revokeToken(hash);
    });
    return { status: 204, headers: {} };
}

// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/version-record.js
function makeEtag({ revision }) {
    return `"${String(revision)}"`;
}
/** What is kept and not shown, or not always. */
const HIDDEN = new Set(["revision", "submittedBy", "source", "releaseNotes"]);
/** A version as the contract shows it. */
function presentVersion(record, base, withNotes = true) {
    const { releaseNotes } = record;
    const shown = Object.entries(record).filter(([key]) => !HIDDEN.has(key));
    const page = `${base}/plugins/${encodeURIComponent(record.pluginId)}`;
    return {
        ...Object.fromEntries(shown),
        ...(withNotes && releaseNotes !== undefined && { releaseNotes }),
        statusUrl: `${page}/versions/${encodeURIComponent(record.version)}`,
        ...(record.state === "published" && { publicUrl: page }),
    };
}
/** A validation as the contract shows it. */
function presentValidation({ id, state, findings, findingsOmitted }) {
    return { id, state, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/handle-reads.js




const PAGE = 50;
const LONGEST_WAIT_SECONDS = 30;
function getCapabilities({ marketplace }) {
    return (0,serving_answer/* formatJson */.I)(200, marketplace.capabilities);
}
function getAccess({ marketplace, credential, values: { pluginId = "" } }) {
    if (!credential)
        throw new Refused("unauthenticated", "A credential is needed");
    const access = {
        pluginId,
        exists: marketplace.storage.hasPlugin(pluginId, false),
        actions: [...listActions(credential, pluginId)],
        credential: presentCredential(credential),
    };
    return (0,serving_answer/* formatJson */.I)(200, access);
}
function listVersions({ marketplace, asked, credential, values: { pluginId = "" } }) {
    const { storage, settings } = marketplace;
    const cursor = asked.query.get("cursor");
    const before = cursor === null ? undefined : readCursor(cursor);
    const channel = asked.query.get("channel") ?? undefined;
    const publishedOnly = !canSeeEverything(credential, pluginId);
    const listed = storage.listVersions({ pluginId, before, most: PAGE + 1, channel, publishedOnly });
    const shown = listed.slice(0, PAGE);
    const last = listed.length > PAGE ? shown.at(-1) : undefined;
    const page = {
        items: shown.map(({ record }) => presentVersion(record, settings.base, false)),
        ...(last && { nextCursor: Buffer.from(String(last.sequence)).toString("base64url") }),
    };
    return (0,serving_answer/* formatJson */.I)(200, page);
}
async function getVersion(call) {
    const { marketplace, asked, values } = call;
    const { pluginId = "", version = "" } = values;
    const first = requireShown(call);
    const known = asked.headers["if-none-match"];
    const seconds = readWait(asked.headers["prefer"]);
    const isSettled = !["received", "validating", "in-review"].includes(first.state);
    const waits = seconds > 0 && !isSettled && (known === undefined || known === makeEtag(first));
    if (waits)
        await marketplace.jobs.waitForChange(pluginId, version, seconds * 1000);
    const record = waits ? requireShown(call) : first;
    return formatVersion(record, marketplace.settings.base, known);
}
function formatVersion(record, base, known, status = 200) {
    const headers = { ETag: makeEtag(record), ...formatRetryAfter(record) };
    if (known === makeEtag(record))
        return { status: 304, headers };
    const page = presentVersion(record, base);
    const location = status === 201 || status === 202 ? { Location: findAddress(record, base) } : {};
    return (0,serving_answer/* formatJson */.I)(status, page, { ...headers, ...location });
}
/** @throws {Refused} for what the caller may not see, as for what is not there. */
function requireShown({ marketplace, credential, values: { pluginId = "", version = "" } }) {
    const record = marketplace.storage.findVersion(pluginId, version);
    if (record && (record.everPublished || canSeeEverything(credential, pluginId)))
        return record;
    throw new Refused("version-not-found", `There is no version ${version} of ${pluginId}`);
}
/** Without a credential, and with one for another plugin, only what is published is shown. */
function canSeeEverything(credential, pluginId) {
    return credential !== undefined && (credential.pluginId === undefined || credential.pluginId === pluginId);
}
function findAddress({ pluginId, version }, base) {
    return `${base}/v1/plugins/${encodeURIComponent(pluginId)}/versions/${encodeURIComponent(version)}`;
}
function formatRetryAfter({ state }) {
    if (state === "received" || state === "validating")
        return { "Retry-After": "1" };
    return state === "in-review" ? { "Retry-After": "5" } : {};
}
function readCursor(cursor) {
    const text = Buffer.from(cursor, "base64url").toString("latin1");
    if (/^\d{1,15}$/u.test(text))
        return Number(text);
    throw new Refused("malformed-request", "The cursor is not one of this server");
}
/** The seconds of RFC 7240's `wait`; 0 without it. */
function readWait(prefer) {
    const [, seconds = "0"] = /(?:^|[,;]\s*)wait=(\d{1,6})(?=$|[,;\s])/iu.exec(prefer ?? "") ?? [];
    return Math.min(Number(seconds), LONGEST_WAIT_SECONDS);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/handle-versions.js




function putVersion({ marketplace, asked, values, credential, body, now }) {
    const { storage, settings, transitions, jobs } = marketplace;
    const { pluginId = "", version = "" } = values;
    const input = (0,operations/* readJson */.Vh)(body)?.value;
    const { mediaType, size } = input.artifact;
    if (mediaType !== "application/zip")
        throw new Refused("unsupported-media-type", "This server takes archives in ZIP");
    if (size > settings.maxArtifactBytes) {
        const most = String(settings.maxArtifactBytes);
        throw new Refused("artifact-too-large", `The archive has ${String(size)} bytes, and at most ${most} are taken`);
    }
    const ifMatch = asked.headers["if-match"];
    const by = credential?.by ?? {};
    const { outcome, record } = storage.change(`declare ${pluginId}@${version}`, () => {
        const existing = storage.findVersion(pluginId, version);
        const declared = transitions.declare(existing, { pluginId, version, input, ifMatch, by }, now);
        if (declared.outcome !== "same")
            storage.saveVersion(declared.record);
        return declared;
    });
    jobs.announceChange(pluginId, version);
    return formatVersion(record, settings.base, undefined, outcome === "created" ? 201 : 200);
}
function putArtifact({ marketplace, asked, values, body, now }) {
    const { storage, settings, archives, transitions, jobs } = marketplace;
    const { pluginId = "", version = "" } = values;
    const sha256 = requireDigest(asked.headers["repr-digest"], body);
    const declared = requireDeclaredVersion(marketplace, pluginId, version);
    requireMediaType(asked.headers["content-type"], declared.artifact.mediaType);
    requireDeclared(declared, sha256, body);
    // The row that names the bytes comes after them: a crash between the two leaves a file that nothing names.
    if (declared.state === "awaiting-upload")
        archives.keep(sha256, body);
    const received = storage.change(`receive ${pluginId}@${version}`, () => {
        const current = requireDeclaredVersion(marketplace, pluginId, version);
        requireDeclared(current, sha256, body);
        const next = transitions.receive(current, now);
        if (next)
            storage.saveVersion(next);
        return next;
    });
    if (!received)
        return formatVersion(requireDeclaredVersion(marketplace, pluginId, version), settings.base);
    jobs.announceChange(pluginId, version);
    jobs.judgeVersion(pluginId, version);
    return formatVersion(received, settings.base, undefined, 202);
}
function releaseVersion(call) {
    return move(call, "release", (record, now) => call.marketplace.transitions.release(record, now));
}
function withdrawVersion(call) {
    return move(call, "withdraw", (record, now) => call.marketplace.transitions.withdraw(record, now));
}
/** @throws {Refused} unless the bytes are those of the header. */
function requireDigest(header, bytes) {
    const sha256 = (0,sums/* computeSha256 */.jH)(bytes);
    const declared = Buffer.from((header ?? "").slice("sha-256=:".length, -1), "base64").toString("hex");
    if (declared === sha256)
        return sha256;
    throw new Refused("digest-mismatch", `The bytes have the SHA-256 ${sha256}, and Repr-Digest says ${declared}`);
}
function move({ marketplace, values, now }, name, next) {
    const { storage, settings, jobs } = marketplace;
    const { pluginId = "", version = "" } = values;
    const record = storage.change(`${name} ${pluginId}@${version}`, () => {
        const current = requireDeclaredVersion(marketplace, pluginId, version);
        const moved = next(current, now);
        if (moved)
            storage.saveVersion(moved);
        return moved ?? current;
    });
    jobs.announceChange(pluginId, version);
    return formatVersion(record, settings.base);
}
function requireDeclaredVersion({ storage }, pluginId, version) {
    const record = storage.findVersion(pluginId, version);
    if (record)
        return record;
    throw new Refused("version-not-found", `There is no version ${version} of ${pluginId}`);
}
function requireDeclared({ artifact }, sha256, { length }) {
    if (artifact.sha256 === sha256 && artifact.size === length)
        return;
    const declared = `SHA-256 ${artifact.sha256} and ${String(artifact.size)} bytes`;
    throw new Refused("digest-mismatch", `Declared were ${declared}; sent were SHA-256 ${sha256} and ${String(length)}`);
}
function requireMediaType(header, declared) {
    if ((header ?? "").split(";")[0]?.trim().toLowerCase() === declared)
        return;
    throw new Refused("unsupported-media-type", `The archive was declared as ${declared}`);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/jobs.js

function makeJobs(parts) {
    const { storage, archives, judge, transitions, settings, now } = parts;
    const waiting = new Map();
    let isClosed = false;
    let last = Promise.resolve();
    const announceChange = (pluginId, version) => {
        for (const wake of waiting.get(`${pluginId}@${version}`) ?? [])
            wake();
    };
    const add = (job) => {
        last = last.then(async () => {
            if (!isClosed)
                await job();
        });
    };
    const judgeBytes = async (sha256, pluginId, version) => {
        const bytes = archives.read(sha256);
        if (!bytes)
            return makeFailure("The bytes of the archive are missing on the server");
        try {
            return await judge(bytes, pluginId, version);
        }
        catch (error) {
            return makeFailure(`The server could not judge the archive: ${error instanceof Error ? error.name : "a fault"}`);
        }
    };
    const step = ({ pluginId, version }, name, next) => {
        const saved = storage.change(`${name} ${pluginId}@${version}`, () => {
            const current = storage.findVersion(pluginId, version);
            const record = current && next(current);
            if (record)
                storage.saveVersion(record);
            return record;
        });
        announceChange(pluginId, version);
        return saved;
    };
    const runVersion = async (pluginId, version) => {
        const received = storage.findVersion(pluginId, version);
        if (!received)
            return;
        const { sha256 } = received.artifact;
        const begun = step(received, "validating", (record) => transitions.startValidation(record, now())) ?? received;
        if (begun.state !== "validating")
            return;
        const verdict = await judgeBytes(sha256, pluginId, version);
        const needsReview = settings.review === "manual";
        step(begun, "judged", (record) => record.artifact.sha256 === sha256 ? transitions.conclude(record, verdict, needsReview, now()) : undefined);
    };
    const runValidation = async (id) => {
        const record = storage.findValidation(id);
        if (!record)
            return;
        const verdict = await judgeBytes(record.sha256, record.pluginId, record.version);
        const judged = { ...record, ...verdict, findings: [...verdict.findings] };
        storage.change(`judged ${record.pluginId}`, () => {
            storage.saveValidation(judged);
        });
    };
    const jobs = {
        resume() {
            for (const { pluginId, version } of storage.listInStates(["received", "validating"])) {
                jobs.judgeVersion(pluginId, version);
            }
            for (const { id } of storage.listOpenValidations())
                jobs.judgeValidation(id);
        },
        judgeVersion(pluginId, version) {
            add(() => runVersion(pluginId, version));
        },
        judgeValidation(id) {
            add(() => runValidation(id));
        },
        waitForChange(pluginId, version, milliseconds) {
            const key = `${pluginId}@${version}`;
            return new Promise((resolve) => {
                const wakers = waiting.get(key) ?? new Set();
                waiting.set(key, wakers);
                const wake = () => {
                    clearTimeout(timer);
                    wakers.delete(wake);
                    if (wakers.size === 0)
                        waiting.delete(key);
                    resolve();
                };
                const timer = setTimeout(wake, milliseconds);
                wakers.add(wake);
            });
        },
        announceChange,
        async close() {
            isClosed = true;
            for (const wakers of waiting.values())
                for (const wake of wakers)
                    wake();
            await last;
        },
    };
    return jobs;
}
function makeFailure(message) {
    return { state: "failed", findings: [{ ruleId: "server", severity: "error", message }] };
}
function makeId(prefix) {
    return `${prefix}_${(0,external_node_crypto_.randomUUID)()}`;
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/handle-validations.js





function createValidation({ marketplace, asked, values, body, now }) {
    const { storage, archives, settings, jobs } = marketplace;
    const { pluginId = "" } = values;
    const version = asked.query.get("version") ?? "";
    const channel = asked.query.get("channel") ?? "";
    if (version.includes("-") === (channel === "stable")) {
        throw new Refused("channel-mismatch", `Version ${version} cannot be on the channel ${channel}`);
    }
    const sha256 = requireDigest(asked.headers["repr-digest"], body);
    const key = asked.headers["idempotency-key"] ?? "";
    archives.keep(sha256, body);
    const { record, isNew } = storage.change(`validate ${pluginId}@${version}`, () => {
        const known = storage.findValidationByKey(pluginId, key);
        if (known)
            return { record: requireSameRequest(known, version, sha256), isNew: false };
        const made = { id: makeId("val"), state: "received", findings: [] };
        const received = { ...made, pluginId, version, sha256, key, createdAt: now };
        storage.saveValidation(received);
        return { record: received, isNew: true };
    });
    if (isNew)
        jobs.judgeValidation(record.id);
    return formatValidation(record, settings.base);
}
function getValidation({ marketplace, credential, values }) {
    const { pluginId = "", validationId = "" } = values;
    const record = marketplace.storage.findValidation(validationId);
    const isShown = credential?.pluginId === undefined || credential.pluginId === pluginId;
    if (record?.pluginId !== pluginId || !isShown) {
        throw new Refused("not-found", `There is no such validation of ${pluginId}`);
    }
    const isOpen = ["received", "validating"].includes(record.state);
    return (0,serving_answer/* formatJson */.I)(200, presentValidation(record), isOpen ? { "Retry-After": "1" } : {});
}
function formatValidation(record, base) {
    const shown = presentValidation(record);
    if (!["received", "validating"].includes(record.state))
        return (0,serving_answer/* formatJson */.I)(200, shown);
    const address = `${base}/v1/plugins/${encodeURIComponent(record.pluginId)}/validations/${record.id}`;
    return (0,serving_answer/* formatJson */.I)(202, shown, { Location: address, "Retry-After": "1" });
}
function requireSameRequest(known, version, sha256) {
    if (known.version === version && known.sha256 === sha256)
        return known;
    throw new Refused("idempotency-key-reused", "This Idempotency-Key belongs to another request");
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/handlers.js





/** By the names of the contract. */
const HANDLERS = {
    getCapabilities: { run: getCapabilities, isOpen: true },
    exchangeToken: { run: exchangeToken, isOpen: true },
    revokeToken: { run: revokeToken, isOpen: true },
    getAccess: { run: getAccess, needsCredential: true },
    listVersions: { run: listVersions },
    getVersion: { run: getVersion },
    putVersion: { run: putVersion, ...makeAuthorization("publish") },
    putArtifact: { run: putArtifact, ...makeAuthorization("publish"), takesArchive: true },
    createValidation: { run: createValidation, ...makeAuthorization("validate"), takesArchive: true },
    getValidation: { run: getValidation, needsCredential: true },
    releaseVersion: { run: releaseVersion, ...makeAuthorization("release") },
    withdrawVersion: { run: withdrawVersion, ...makeAuthorization("withdraw") },
};
function makeAuthorization(action) {
    return {
        needsCredential: true,
        authorize({ credential, values }) {
            if (credential)
                requireAction(credential, values["pluginId"] ?? "", action);
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/marketplace.js






const MOST_JSON_BYTES = 1024 * 1024;
/** Makes a marketplace over a storage, and continues what an earlier process left unfinished. */
function makeMarketplace(parts) {
    const jobs = makeJobs(parts);
    const capabilities = makeCapabilities(parts.settings);
    const marketplace = { ...parts, jobs, capabilities, handle: (asked) => handle(marketplace, asked) };
    jobs.resume();
    return marketplace;
}
function makeCapabilities({ base, review, publishers, issuers, maxArtifactBytes }) {
    const usesOidc = publishers.length > 0;
    return {
        apiVersion: "1",
        features: [...(usesOidc ? ["oidc"] : []), "static-token", "validate-only", "manual-release", "public-read"],
        limits: { maxArtifactBytes },
        mediaTypes: ["application/zip"],
        channels: ["stable", "prerelease"],
        ...(usesOidc && { oidc: { audience: new URL(base).origin, issuers: Object.keys(issuers) } }),
        review: { manual: review === "manual" },
    };
}
async function handle(marketplace, asked) {
    const requestId = (0,external_node_crypto_.randomUUID)();
    try {
        return await answer(marketplace, asked);
    }
    catch (error) {
        if (error instanceof Refused)
            return formatProblem(error, requestId);
        throw error;
    }
}
async function answer(marketplace, asked) {
    const found = (0,operations/* findOperation */.LC)(asked.method, asked.path);
    if (found === undefined)
        throw new Refused("not-found", "This address is not part of the contract");
    if (found === "method") {
        const headers = { Allow: (0,operations/* formatAllowedMethods */.Ud)(asked.path) };
        throw new Refused("method-not-allowed", `This address has no method ${asked.method}`, { headers });
    }
    const handler = HANDLERS[found.operation.operationId];
    if (!handler)
        throw new Error(`The contract has an operation without a handler: ${found.operation.operationId}`);
    const { settings, storage } = marketplace;
    const now = marketplace.now();
    const credential = handler.isOpen
        ? undefined
        : readCredential(asked.headers["authorization"], settings.tokens, storage, now);
    if (!credential && handler.needsCredential)
        throw new Refused("unauthenticated", "A credential is needed");
    const call = { marketplace, asked, values: found.values, credential, now, body: new Uint8Array() };
    // Whoever may not publish need not send a large archive to learn it.
    handler.authorize?.(call);
    const body = await readBody(asked, found, handler.takesArchive ? settings.maxArtifactBytes : MOST_JSON_BYTES);
    const fault = (0,operations/* findRequestFault */.Z)({ ...asked, body }, found);
    if (fault !== undefined)
        throw new Refused("malformed-request", `The request is not valid: ${fault}`);
    return handler.run({ ...call, body });
}
async function readBody(asked, { operation }, most) {
    if (operation.requestBody === undefined)
        return new Uint8Array();
    const type = (asked.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    if (!["application/json", "application/zip"].includes(type)) {
        throw new Refused("unsupported-media-type", "The body has a media type that this server does not take");
    }
    const body = await asked.readBody(most);
    if (body === undefined)
        throw new Refused("artifact-too-large", `The body has more than ${String(most)} bytes`);
    return body;
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/open-database.js


const TABLES = `
  CREATE TABLE IF NOT EXISTS versions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    state TEXT NOT NULL,
    channel TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (plugin_id, version)
  );
  CREATE TABLE IF NOT EXISTS validations (
    id TEXT PRIMARY KEY,
    plugin_id TEXT NOT NULL,
    key TEXT NOT NULL,
    state TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (plugin_id, key)
  );
  CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, record TEXT NOT NULL, revoked INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS identities (
    issuer TEXT NOT NULL,
    jti TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (issuer, jti)
  );
`;
/**
 * Opens the database of a server. Only one process has it open at a time.
 *
 * @throws {UsageError} if this Node has no SQLite, or the file cannot be used.
 */
async function openDatabase(file) {
    const { DatabaseSync } = await loadSqlite();
    try {
        const database = new DatabaseSync(file, { timeout: 1000 });
        // What was answered is on the disk: no answer is given before its transaction is.
        database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; BEGIN IMMEDIATE;");
        database.exec(TABLES);
        database.exec("COMMIT");
        return database;
    }
    catch (error) {
        if (!(error instanceof Error) || !("errcode" in error))
            throw error;
        const isBusy = error.errcode === 5;
        throw new errors/* UsageError */.eb(isBusy ? `Another server uses ${(0,safe/* quote */.hD)(file, 200)}` : `${(0,safe/* quote */.hD)(file, 200)} cannot be used: ${error.message}`, isBusy ? "Stop it, or give --data another folder" : "Give --data another folder");
    }
}
async function loadSqlite() {
    try {
        return await Promise.resolve(/* import() eager */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 23));
    }
    catch (error) {
        const isMissing = error instanceof Error && "code" in error && error.code === "ERR_UNKNOWN_BUILTIN_MODULE";
        if (!isMissing)
            throw error;
        throw new errors/* UsageError */.eb("The marketplace server needs Node 22.13 or newer, which has SQLite", "Install a newer Node, and run the same command with it");
    }
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/page/style.js
/** Colours have a contrast of at least 4.5 on their ground, in both schemes. */
const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --card: #f6f8fa; --line: #d0d7de; --text: #1f2328; --soft: #59636e;
  --link: #0550ae; --good: #116329; --wait: #7d4e00; --bad: #a40e26; --focus: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --card: #161b22; --line: #3d444d; --text: #e6edf3;
  --soft: #9198a1; --link: #79c0ff; --good: #56d364; --wait: #e3b341; --bad: #ff938a; --focus: #58a6ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); }
header p { margin: 0; font-weight: 600; }
h1 { font-size: 1.5rem; margin: .5rem 0 1rem; } h2 { font-size: 1.2rem; margin: 1.5rem 0 .5rem; } h3 { font-size: 1rem; margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
.soft { color: var(--soft); } .card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 0 1rem; }
.list { list-style: none; margin: 0; padding: 0; }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; padding: .5rem 0; border-top: 1px solid var(--line); }
.version { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 8rem) minmax(0, 13rem); }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.state { font-weight: 600; } .state::before { content: "\\25cf\\00a0"; }
.published, .approved { color: var(--good); } .in-review, .received, .validating, .awaiting-upload { color: var(--wait); }
.rejected, .failed { color: var(--bad); } .withdrawn { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--soft); } dd { margin: 0; min-width: 0; }
code { font: .875em ui-monospace, monospace; } .notes { white-space: normal; }
label { display: block; font-weight: 600; margin: .5rem 0 .25rem; }
input, textarea, button { font: inherit; min-height: 2.75rem; border-radius: .375rem; border: 1px solid var(--soft); padding: .5rem .75rem; }
input, textarea { width: 100%; background: var(--ground); color: var(--text); }
button { cursor: pointer; background: var(--card); color: var(--text); font-weight: 600; }
button.approve { background: #116329; border-color: #116329; color: #fff; } button.reject { background: #a40e26; border-color: #a40e26; color: #fff; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .75rem; }
@media (max-width: 30rem) { .version { grid-template-columns: 1fr auto; } .version .state { grid-column: 1 / -1; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } .actions button { flex: 1; } }
`;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0969da"/><path d="M4 8.5l3 3 5-7" fill="none" stroke="#fff" stroke-width="2"/></svg>`;

// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
// EXTERNAL MODULE: ./build/bundled/serving/html.js
var html = __webpack_require__(61558);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/page/views.js


const WORDS = {
    "awaiting-upload": "waiting for its archive",
    received: "received",
    validating: "being checked",
    rejected: "rejected",
    "in-review": "waiting for review",
    approved: "approved, not released yet",
    published: "published",
    withdrawn: "withdrawn",
    failed: "could not be checked",
};
const MOST_NOTES_LINES = 200;
function renderLayout(title, viewer, main) {
    const session = viewer.csrf === undefined
        ? (0,html/* html */.q) `<a href="/sign-in">Sign in to review</a>`
        : (0,html/* html */.q) `<form method="post" action="/sign-out">
          <input type="hidden" name="csrf" value="${viewer.csrf}" /><button>Sign out</button>
        </form>`;
    return (0,html/* html */.q) `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Plugin marketplace</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <p><a href="/">Plugin marketplace</a></p>
          <nav aria-label="Account">${session}</nav>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <footer class="soft">
          The reference server of plugin-preflight, for trying a release on your own machine.
        </footer>
      </body>
    </html> `.html;
}
function renderHome(queue, plugins, viewer) {
    const listed = plugins.map(({ pluginId, versions }) => (0,html/* html */.q) `<section class="card">
        <h3><a href="/plugins/${pluginId}">${pluginId}</a></h3>
        <ul class="list">
          ${versions.map(renderRow)}
        </ul>
      </section>`);
    const waiting = queue.map((record) => (0,html/* html */.q) `<section class="card">
        <h3>
          <a href="/plugins/${record.pluginId}/versions/${encodeURIComponent(record.version)}"
            >${record.pluginId} ${record.version}</a
          >
        </h3>
        ${renderFacts(record)}${renderDecision(record, viewer)}
      </section>`);
    const review = viewer.csrf === undefined
        ? undefined
        : (0,html/* html */.q) `<h2 id="queue">Review queue (${queue.length})</h2>
          ${waiting}${queue.length === 0 ? (0,html/* html */.q) `<p>Nothing is waiting.</p>` : undefined}`;
    const empty = (0,html/* html */.q) `<p>No plugin is listed yet. Release one, and look again.</p>`;
    return (0,html/* html */.q) `<h1>Plugins</h1>
    ${review}
    <h2>Listed plugins (${plugins.length})</h2>
    ${listed}${plugins.length === 0 ? empty : undefined}`;
}
function renderPlugin(pluginId, versions) {
    return (0,html/* html */.q) `<h1>${pluginId}</h1>
    <h2>Versions</h2>
    <ul class="list">
      ${versions.map(renderRow)}
    </ul>`;
}
function renderVersion(record, viewer) {
    const { pluginId, version, state, findings, findingsOmitted, releaseNotes } = record;
    const lines = (releaseNotes ?? "").split("\n");
    const left = lines.length - MOST_NOTES_LINES;
    const notes = lines.slice(0, MOST_NOTES_LINES).map((line) => (0,html/* html */.q) `${line}<br />`);
    const cut = left > 0 ? (0,html/* html */.q) `<p class="soft">${left} more lines are not shown.</p>` : undefined;
    const omitted = findingsOmitted === undefined
        ? undefined
        : (0,html/* html */.q) `<p class="soft">${findingsOmitted} more findings are not shown.</p>`;
    return (0,html/* html */.q) `<h1>${pluginId} ${version}</h1>
    <p>${renderState(state)}</p>
    ${state === "in-review" ? renderDecision(record, viewer) : undefined}
    <h2>About this version</h2>
    ${renderFacts(record)}
    <h2>Findings (${findings.length})</h2>
    <ul class="list">
      ${findings.map(renderFinding)}
    </ul>
    ${omitted}
    ${releaseNotes === undefined
        ? undefined
        : (0,html/* html */.q) `<h2>Release notes</h2>
            <p class="notes">${notes}</p>
            ${cut}`}
    <p><a href="/plugins/${pluginId}">All versions of ${pluginId}</a></p>`;
}
function renderSignIn(problem, next) {
    return (0,html/* html */.q) `<h1>Sign in to review</h1>
    ${problem === undefined ? undefined : (0,html/* html */.q) `<p role="alert" class="rejected">${problem}</p>`}
    <form method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <label for="token">Review token</label>
      <input id="token" name="token" type="password" autocomplete="off" required autofocus />
      <p class="soft">The server printed it when it was started.</p>
      <div class="actions"><button>Sign in</button></div>
    </form>`;
}
function renderMessage(title, text) {
    return (0,html/* html */.q) `<h1>${title}</h1>
    <p>${text}</p>
    <p><a href="/">To the plugins</a></p>`;
}
function renderRow({ pluginId, version, state, channel }) {
    return (0,html/* html */.q) `<li class="row version">
    <a href="/plugins/${pluginId}/versions/${encodeURIComponent(version)}">${version}</a
    ><span class="soft">${channel}</span>${renderState(state)}
  </li>`;
}
function renderState(state) {
    return (0,html/* html */.q) `<span class="state ${state}">${WORDS[state]}</span>`;
}
function renderFacts(record) {
    const { pluginId, version, channel, release, artifact, createdAt, publishedAt, submittedBy, source } = record;
    const archive = `/plugins/${pluginId}/versions/${encodeURIComponent(version)}/archive`;
    const isReceived = record.state !== "awaiting-upload";
    const name = isReceived ? (0,html/* html */.q) `<a href="${archive}">${artifact.filename}</a>` : (0,html/* html */.q) `${artifact.filename}`;
    const rows = [
        ["Channel", (0,html/* html */.q) `${channel}`],
        ["Release", (0,html/* html */.q) `${release === "manual" ? "when its publisher says so" : "as soon as it is approved"}`],
        ["Archive", (0,html/* html */.q) `${name}, ${(0,sizes/* formatSize */.X)(artifact.size)}`],
        ["SHA-256", (0,html/* html */.q) `<code>${artifact.sha256}</code>`],
        ["Submitted", renderTime(createdAt)],
        ["Published", publishedAt === undefined ? undefined : renderTime(publishedAt)],
        ["Workflow", submittedBy.workflowRef === undefined ? undefined : (0,html/* html */.q) `<code>${submittedBy.workflowRef}</code>`],
        [
            "Commit (reported by the client, unverified)",
            source?.commit === undefined ? undefined : (0,html/* html */.q) `<code>${source.commit}</code>`,
        ],
    ];
    const shown = rows.flatMap(([title, value]) => value === undefined
        ? []
        : [
            (0,html/* html */.q) `<dt>${title}</dt>
            <dd>${value}</dd>`,
        ]);
    return (0,html/* html */.q) `<dl>${shown}</dl>`;
}
/** Such as 2026-11-22 09:29 UTC. */
function renderTime(time) {
    return (0,html/* html */.q) `<time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time>`;
}
function renderFinding({ ruleId, severity, message, location }) {
    const place = location && `${location.path}${location.startLine === undefined ? "" : `:${String(location.startLine)}`}`;
    const words = { error: "rejected", warning: "in-review", info: "soft" }[severity];
    return (0,html/* html */.q) `<li class="row">
    <span><strong class="${words}">${severity}</strong> ${message}</span
    ><span class="soft">${place === undefined ? "" : `${place}, `}${ruleId}</span>
  </li>`;
}
function renderDecision({ pluginId, version, revision }, { csrf }) {
    if (csrf === undefined)
        return undefined;
    const id = `reason-${pluginId}-${version}`;
    // What a person sees above the buttons, somebody who only hears them does not.
    const hidden = (0,html/* html */.q) `<span class="heard"> ${pluginId} ${version}</span>`;
    return (0,html/* html */.q) `<form method="post" action="/review">
    <input type="hidden" name="csrf" value="${csrf}" />
    <input type="hidden" name="plugin" value="${pluginId}" />
    <input type="hidden" name="version" value="${version}" />
    <input type="hidden" name="revision" value="${revision}" />
    <label for="${id}">Reason, if you reject it</label>
    <textarea id="${id}" name="reason" rows="2" maxlength="1000"></textarea>
    <div class="actions">
      <button class="approve" name="decision" value="approve">Approve${hidden}</button>
      <button class="reject" name="decision" value="reject">Reject${hidden}</button>
    </div>
  </form>`;
}

// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
// EXTERNAL MODULE: ./build/bundled/text/group-by.js
var group_by = __webpack_require__(13291);
;// CONCATENATED MODULE: ./build/bundled/marketplace-server/page/page.js







const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const COOKIE = "marketplace-session";
const MOST_FORM_BYTES = 16 * 1024;
const MOST_SESSIONS = 100;
const MOST_LISTED = 200;
/** The page for people: plugins, versions, and for whoever has the review token, the queue. */
function makePage(marketplace) {
    /** The token of a session's forms, by the session. They end with the process. */
    const sessions = new Map();
    return async (asked) => {
        const viewer = findViewer(asked, sessions);
        if (asked.method === "GET" || asked.method === "HEAD")
            return showPath(marketplace, asked, viewer);
        if (asked.method !== "POST")
            return showMessage(405, "Not possible", "This page has no such method.", viewer);
        if (!isFromHere(asked, marketplace.settings.base)) {
            return showMessage(403, "Refused", "This form was sent by another site.", viewer);
        }
        const form = await readForm(asked);
        if (form === undefined)
            return showMessage(413, "Too much", "The form has too many bytes.", viewer);
        if (asked.path === "/sign-in")
            return signIn(marketplace, form, sessions, asked);
        if (viewer.csrf === undefined || !isSameToken(form.get("csrf") ?? "", viewer.csrf)) {
            return showMessage(403, "Refused", "Your session has ended. Sign in again.", { csrf: undefined });
        }
        if (asked.path === "/sign-out")
            return signOut(asked, sessions);
        if (asked.path === "/review")
            return decide(marketplace, form, viewer);
        return showMessage(404, "Not found", "There is no such page.", viewer);
    };
}
function showPath(marketplace, { path, query }, viewer) {
    if (path === "/style.css")
        return makeAnswer(200, STYLE, { "Content-Type": "text/css; charset=utf-8" });
    if (path === "/icon.svg")
        return makeAnswer(200, ICON, { "Content-Type": "image/svg+xml" });
    if (path === "/sign-in")
        return showPage(200, "Sign in", renderSignIn(undefined, readNext(query.get("next"))), viewer);
    if (path === "/") {
        const isReviewer = viewer.csrf !== undefined;
        const queue = isReviewer ? marketplace.storage.listInStates(["in-review"]) : [];
        return showPage(200, "Plugins", renderHome(queue, listPlugins(marketplace, isReviewer), viewer), viewer);
    }
    const [, pluginId, version, archive] = /^\/plugins\/([a-z0-9-]{1,200})(?:\/versions\/([^/]{1,200})(\/archive)?)?$/u.exec(path) ?? [];
    if (pluginId !== undefined) {
        const archived = archive === undefined ? undefined : makeArchiveAnswer(marketplace, pluginId, version ?? "", viewer);
        return archived ?? showPlugin(marketplace, path, pluginId, version, viewer);
    }
    return showMessage(404, "Not found", "There is no such page.", viewer);
}
function showPlugin(marketplace, path, pluginId, version, viewer) {
    const isReviewer = viewer.csrf !== undefined;
    const { storage } = marketplace;
    if (version === undefined) {
        const query = { pluginId, channel: undefined, before: undefined, most: MOST_LISTED, publishedOnly: !isReviewer };
        const versions = storage.listVersions(query).map(({ record }) => record);
        if (versions.length > 0)
            return showPage(200, pluginId, renderPlugin(pluginId, versions), viewer);
    }
    else {
        const record = storage.findVersion(pluginId, (0,decode/* decodePercent */.gr)(version));
        if (record && (isReviewer || record.everPublished)) {
            return showPage(200, `${pluginId} ${record.version}`, renderVersion(record, viewer), viewer);
        }
    }
    // What is not published is shown to nobody who is not signed in, not even that it exists.
    if (!isReviewer)
        return redirect(`/sign-in?next=${encodeURIComponent(path)}`);
    return showMessage(404, "Not found", "There is no such plugin or version.", viewer);
}
/** `undefined` if there is none, or this viewer may not have it. */
function makeArchiveAnswer({ storage, archives }, pluginId, version, viewer) {
    const record = storage.findVersion(pluginId, (0,decode/* decodePercent */.gr)(version));
    if (!record || !(record.everPublished || viewer.csrf !== undefined))
        return undefined;
    const { filename, mediaType, sha256 } = record.artifact;
    const bytes = archives.read(sha256);
    const headers = { "Content-Type": mediaType, "Content-Disposition": `attachment; filename="${filename}"` };
    return bytes && makeAnswer(200, bytes, headers);
}
function listPlugins({ storage }, isReviewer) {
    const states = isReviewer ? ALL_STATES : ["published"];
    const rows = (0,group_by/* groupBy */.$)(storage.listInStates(states), ({ pluginId }) => pluginId);
    return [...rows].map(([pluginId, versions]) => ({ pluginId, versions: versions.slice(0, 5) })).slice(0, MOST_LISTED);
}
const ALL_STATES = [
    ...["awaiting-upload", "received", "validating", "rejected", "in-review"],
    ...["approved", "published", "withdrawn", "failed"],
];
function signIn({ settings }, form, sessions, asked) {
    const next = readNext(form.get("next"));
    if (!isSameToken(form.get("token") ?? "", settings.tokens.review)) {
        return showPage(403, "Sign in", renderSignIn("This is not the review token.", next), { csrf: undefined });
    }
    sessions.delete(readSession(asked) ?? "");
    const [oldest] = sessions.keys();
    if (sessions.size >= MOST_SESSIONS && oldest !== undefined)
        sessions.delete(oldest);
    const session = (0,external_node_crypto_.randomBytes)(24).toString("base64url");
    sessions.set(session, (0,external_node_crypto_.randomBytes)(24).toString("base64url"));
    return redirect(next, { "Set-Cookie": `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/` });
}
function signOut(asked, sessions) {
    sessions.delete(readSession(asked) ?? "");
    return redirect("/", { "Set-Cookie": `${COOKIE}=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0` });
}
function decide(marketplace, form, viewer) {
    const { storage, transitions, jobs, now } = marketplace;
    const pluginId = form.get("plugin") ?? "";
    const version = form.get("version") ?? "";
    const decision = form.get("decision");
    const reason = (form.get("reason") ?? "").trim().slice(0, 1000);
    if (decision !== "approve" && decision !== "reject") {
        return showMessage(400, "Not possible", "Choose to approve or to reject.", viewer);
    }
    if (decision === "reject" && reason === "") {
        return showMessage(400, "A reason is needed", "Say why you reject it: its author reads that.", viewer);
    }
    try {
        storage.change(`${decision} ${pluginId}@${version}`, () => {
            const record = storage.findVersion(pluginId, version);
            // A person decides about what they saw.
            if (record?.revision !== Number(form.get("revision"))) {
                throw new Refused("precondition-failed", "It was changed since you looked at it. Look again.");
            }
            const next = decision === "approve" ? transitions.approve(record, now()) : transitions.reject(record, reason, now());
            storage.saveVersion(next);
        });
    }
    catch (error) {
        if (error instanceof Refused)
            return showMessage(409, "Not possible", error.message, viewer);
        throw error;
    }
    jobs.announceChange(pluginId, version);
    return redirect("/#queue");
}
function findViewer(asked, sessions) {
    return { csrf: sessions.get(readSession(asked) ?? "") };
}
function readSession({ headers }) {
    return new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]+)`, "u").exec(headers["cookie"] ?? "")?.[1];
}
/** A browser names the site of a form. A program that names none has no cookie of a person either. */
function isFromHere({ headers }, base) {
    const { origin, host } = headers;
    const site = headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin" && site !== "none")
        return false;
    return origin === undefined || origin === new URL(base).origin || origin === `http://${host ?? ""}`;
}
async function readForm(asked) {
    const body = await asked.readBody(MOST_FORM_BYTES);
    return body && new URLSearchParams(Buffer.from(body).toString("utf8"));
}
/** Only a page of this server. */
function readNext(next) {
    return next !== null && /^\/(?:plugins\/[\w./%+-]*)?$/u.test(next) ? next : "/";
}
function showMessage(status, title, text, viewer) {
    return showPage(status, title, renderMessage(title, text), viewer);
}
function showPage(status, title, main, viewer) {
    return makeAnswer(status, renderLayout(title, viewer, main), { "Content-Type": "text/html; charset=utf-8" });
}
function redirect(to, headers = {}) {
    return makeAnswer(303, "", { Location: to, ...headers });
}
function makeAnswer(status, body, headers) {
    const safe = { "Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY" };
    return { status, body, headers: { ...safe, ...headers } };
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/storage.js
function makeStorage(database, { onWrite } = {}) {
    const parse = (row) => row === undefined ? undefined : JSON.parse(String(row["record"]));
    const readVersion = (row) => parse(row);
    const readValidation = (row) => parse(row);
    const marks = (values) => values.map(() => "?").join(", ");
    return {
        change(name, work) {
            database.exec("BEGIN IMMEDIATE");
            try {
                const result = work();
                onWrite?.(`before ${name}`);
                database.exec("COMMIT");
                onWrite?.(`after ${name}`);
                return result;
            }
            catch (error) {
                database.exec("ROLLBACK");
                throw error;
            }
        },
        findVersion: (pluginId, version) => readVersion(database.prepare("SELECT record FROM versions WHERE plugin_id = ? AND version = ?").get(pluginId, version)),
        listVersions({ pluginId, channel, publishedOnly, before, most }) {
            const rows = database
                .prepare(`SELECT sequence, record FROM versions
           WHERE plugin_id = ? AND (? IS NULL OR channel = ?) AND (? = 0 OR state = 'published') AND sequence < ?
           ORDER BY sequence DESC LIMIT ?`)
                .all(...[pluginId, channel ?? null, channel ?? null], ...[publishedOnly ? 1 : 0, before ?? Number.MAX_SAFE_INTEGER, most]);
            return rows.map((row) => ({ sequence: Number(row["sequence"]), record: parse(row) }));
        },
        listInStates: (states) => database
            .prepare(`SELECT record FROM versions WHERE state IN (${marks(states)}) ORDER BY plugin_id, sequence DESC`)
            .all(...states)
            .map((row) => parse(row)),
        hasPlugin: (pluginId, publishedOnly) => database
            .prepare("SELECT 1 FROM versions WHERE plugin_id = ? AND (? = 0 OR state = 'published') LIMIT 1")
            .get(pluginId, publishedOnly ? 1 : 0) !== undefined,
        saveVersion(record) {
            database
                .prepare(`INSERT INTO versions (plugin_id, version, state, channel, record) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (plugin_id, version)
           DO UPDATE SET state = excluded.state, channel = excluded.channel, record = excluded.record`)
                .run(record.pluginId, record.version, record.state, record.channel, JSON.stringify(record));
        },
        findValidation: (id) => readValidation(database.prepare("SELECT record FROM validations WHERE id = ?").get(id)),
        findValidationByKey: (pluginId, key) => readValidation(database.prepare("SELECT record FROM validations WHERE plugin_id = ? AND key = ?").get(pluginId, key)),
        listOpenValidations: () => database
            .prepare("SELECT record FROM validations WHERE state IN ('received', 'validating')")
            .all()
            .map((row) => parse(row)),
        saveValidation(record) {
            database
                .prepare(`INSERT INTO validations (id, plugin_id, key, state, record) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET state = excluded.state, record = excluded.record`)
                .run(record.id, record.pluginId, record.key, record.state, JSON.stringify(record));
        },
        findToken(hash) {
            const row = database.prepare("SELECT record, revoked FROM tokens WHERE hash = ?").get(hash);
            return row && { ...parse(row), isRevoked: row["revoked"] === 1 };
        },
        saveToken(hash, token) {
            database.prepare("INSERT INTO tokens (hash, record) VALUES (?, ?)").run(hash, JSON.stringify(token));
        },
        revokeToken(hash) {
            database.prepare("UPDATE tokens SET revoked = 1 WHERE hash = ?").run(hash);
        },
        useIdentity(issuer, jti, expiresAt, now) {
            // A token that has expired is refused for that: its name need not be kept.
            database.prepare("DELETE FROM identities WHERE expires_at < ?").run(now - KEPT_SECONDS);
            const { changes } = database
                .prepare("INSERT OR IGNORE INTO identities (issuer, jti, expires_at) VALUES (?, ?, ?)")
                .run(issuer, jti, expiresAt);
            return Number(changes) === 1;
        },
        close: () => {
            database.close();
        },
    };
}
/** Longer than the tolerance of clocks. */
const KEPT_SECONDS = 3600;

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/transitions.js


const REPLACEABLE = new Set(["awaiting-upload", "rejected", "failed", "withdrawn"]);
function declare(existing, declaration, now) {
    const { input, ifMatch } = declaration;
    requireChannel(declaration.version, input.channel);
    if (!existing) {
        if (ifMatch !== undefined)
            throw new Refused("precondition-failed", "If-Match names a version that is not declared");
        return { outcome: "created", record: makeRecord(declaration, { revision: 1, createdAt: now }, now) };
    }
    const isSame = existing.artifact.sha256 === input.artifact.sha256;
    const canReplace = !existing.everPublished && REPLACEABLE.has(existing.state);
    const isCurrent = ifMatch === makeEtag(existing);
    if (canReplace && isCurrent) {
        return { outcome: "replaced", record: makeRecord(declaration, makeNextRevision(existing), now) };
    }
    if (isSame)
        return { outcome: "same", record: existing };
    if (canReplace && ifMatch !== undefined) {
        throw new Refused("precondition-failed", "The version was changed since you read it");
    }
    throw new Refused("version-conflict", `Version ${existing.version} has other bytes`, {
        existing: { sha256: existing.artifact.sha256, state: existing.state, etag: makeEtag(existing) },
    });
}
/** The declared bytes are here. `undefined` if they were before. */
function receive(record, now) {
    return record.state === "awaiting-upload" ? changeState(record, "received", now) : undefined;
}
function startValidation(record, now) {
    return record.state === "received" ? changeState(record, "validating", now) : undefined;
}
/** What becomes of a version after the judge. `undefined` if it was withdrawn meanwhile. */
function conclude(record, { state, findings, findingsOmitted }, needsReview, now) {
    if (record.state !== "validating")
        return undefined;
    const judged = { ...record, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
    if (state !== "passed")
        return changeState(judged, state, now);
    return needsReview ? changeState(judged, "in-review", now) : accept(judged, now);
}
function approve(record, now) {
    requireState(record, "in-review", "approved");
    return accept(record, now);
}
function reject(record, reason, now) {
    requireState(record, "in-review", "rejected");
    const finding = { ruleId: "review", severity: "error", message: reason };
    return changeState({ ...record, findings: [finding, ...record.findings].slice(0, 1000) }, "rejected", now);
}
/** `undefined` if it was published before. */
function release(record, now) {
    if (record.state === "published")
        return undefined;
    requireState(record, "approved", "released");
    return publish(record, now);
}
/** `undefined` if it was withdrawn before. */
function withdraw(record, now) {
    if (record.state === "withdrawn")
        return undefined;
    if (record.everPublished)
        throw new Refused("invalid-state", "A published version cannot be withdrawn");
    return changeState(record, "withdrawn", now);
}
function accept(record, now) {
    return record.release === "manual" ? changeState(record, "approved", now) : publish(record, now);
}
function publish(record, now) {
    const published = { everPublished: true, publishedAt: now, publishedBy: record.submittedBy };
    return { ...changeState(record, "published", now), ...published };
}
function changeState(record, state, now) {
    // A clock may go back, and times of the contract do not.
    const updatedAt = now > record.updatedAt ? now : record.updatedAt;
    return { ...record, state, revision: record.revision + 1, updatedAt };
}
function makeNextRevision({ revision, createdAt }) {
    return { revision: revision + 1, createdAt };
}
function makeRecord({ pluginId, version, input, by }, kept, now) {
    const { channel, artifact, release: how = "automatic", releaseNotes, source } = input;
    const { filename, mediaType, size, sha256 } = artifact;
    return {
        ...{ pluginId, version, channel, state: "awaiting-upload", release: how },
        ...{ artifact: { filename, mediaType, size, sha256 }, findings: [], everPublished: false },
        ...{ ...kept, updatedAt: now, submittedBy: by },
        ...(releaseNotes !== undefined && { releaseNotes }),
        ...(source && { source }),
    };
}
function requireChannel(version, channel) {
    const isPrerelease = version.includes("-");
    if (isPrerelease === (channel !== "stable"))
        return;
    const words = isPrerelease
        ? "a prerelease, and cannot be on the channel stable"
        : "stable, and must be on that channel";
    throw new Refused("channel-mismatch", `Version ${version} is ${words}`);
}
function requireState({ version, state }, needed, what) {
    if (state === needed)
        return;
    throw new Refused("invalid-state", `Version ${version} is ${state}; only what is ${needed} can be ${what}`);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-server/start-marketplace.js










/**
 * Starts a server over a folder, and continues what an earlier one left.
 *
 * @throws {UsageError} if this Node has no SQLite, or the folder or the port is taken.
 */
async function startMarketplace(options) {
    const { data, onCrash, onWrite, replace, wrap, host, port, ...settings } = options;
    makePrivateFolder(data);
    const database = await openDatabase((0,external_node_path_.join)(data, "marketplace.sqlite"));
    const storage = makeStorage(database, onWrite ? { onWrite } : {});
    const listener = await (0,http_listener/* listen */.K)({ host, port }, onCrash).catch((error) => {
        storage.close();
        throw error;
    });
    const { base } = listener;
    const parts = {
        settings: { ...settings, base },
        storage,
        archives: makeArchives((0,external_node_path_.join)(data, "archives"), onWrite),
        transitions: transitions_namespaceObject,
        judge: judgeArchive,
        verifyIdentity: makeIdentityVerifier(settings.issuers, new URL(base).origin),
        now: () => new Date().toISOString(),
    };
    const marketplace = makeMarketplace(replace ? replace(parts) : parts);
    const api = wrap ? wrap(marketplace.handle) : marketplace.handle;
    const page = makePage(marketplace);
    listener.serve((asked) => (asked.path.startsWith("/v1/") ? api(asked) : page(asked)));
    return {
        base,
        async close() {
            await marketplace.jobs.close();
            await listener.close();
            storage.close();
        },
    };
}
function makeArchives(folder, onWrite) {
    return {
        keep(sha256, bytes) {
            onWrite?.("before archive");
            writeDurably(folder, sha256, bytes);
            onWrite?.("after archive");
        },
        read: (sha256) => readFileIfThere(folder, sha256),
    };
}

// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
// EXTERNAL MODULE: ./build/bundled/cli/format-crash.js
var format_crash = __webpack_require__(73324);
// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
;// CONCATENATED MODULE: ./build/bundled/cli/run-marketplace-serve.js












/** Runs a marketplace until the process is asked to end. */
async function serve({ publishers, data, ...request }) {
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const folder = (0,external_node_path_.resolve)(cwd, data);
    const trust = readTrust(publishers === undefined ? undefined : (0,external_node_path_.resolve)(cwd, publishers));
    const { env } = process;
    const tokens = {
        publish: env["PLUGIN_MARKETPLACE_TOKEN"] || makeToken("publish"),
        read: env["PLUGIN_MARKETPLACE_READ_TOKEN"] || makeToken("read"),
        review: env["PLUGIN_MARKETPLACE_REVIEW_TOKEN"] || makeToken("review"),
    };
    const ended = waitForEnd();
    const settings = { ...request, ...trust, data: folder, tokens, maxArtifactBytes: archive_limits/* MOST_ARCHIVED_BYTES */.Fw };
    const started = await startMarketplace({
        ...settings,
        onCrash: (error) => {
            (0,print/* printError */.yJ)((0,format_crash/* formatCrash */.X)(error));
        },
    });
    if (!(0,http_listener/* isLoopback */.U)(request.host)) {
        (0,print/* printError */.yJ)(`${tool/* TOOL */.js.name}: other machines can reach this server, and nothing is encrypted\n`);
    }
    const rows = [
        ["Marketplace", started.base],
        ["Publish token", tokens.publish],
        ["Read token", tokens.read],
        ["Review token", tokens.review],
        ["Review", request.review === "auto" ? "auto: what passes is published" : "manual: sign in on the page to decide"],
        ["Data", folder],
    ];
    const lines = rows.map(([name = "", value = ""]) => `${name.padEnd(13)}  ${(0,safe/* makeVisible */.Xm)(value)}\n`);
    (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${lines.join("")}The page is at the same address. End with Ctrl-C.\n`));
    await ended;
    await started.close();
    return exit_status/* EXIT */.dc.pass;
}
function waitForEnd() {
    return new Promise((end) => {
        for (const signal of ["SIGINT", "SIGTERM"]) {
            process.once(signal, () => {
                end();
            });
        }
    });
}


/***/ }),

/***/ 51477:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verify: function() { return /* binding */ verify; }
});

// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/xml.js
var xml = __webpack_require__(58415);
;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/format-results.js



/** TAP version 14, one line for each test. */
function formatTap(results) {
    const lines = ["TAP version 14", `1..${String(results.length)}`, ...results.flatMap(formatTapResult)];
    return (0,safe/* makeInert */.RU)(`${lines.join("\n")}\n`);
}
function formatTapResult(result, at) {
    // A test that is not run is not a failure for those who read TAP; the exit status is.
    const isUnrun = result.status === "skipped" || result.status === "untested";
    const isOk = result.status === "passed" || isUnrun;
    const name = `${result.test.profile}: ${result.test.name}`.replaceAll("#", "\\#");
    const head = `${isOk ? "ok" : "not ok"} ${String(at + 1)} - ${name}`;
    if (isUnrun)
        return [`${head} # SKIP ${(0,safe/* makeVisible */.Xm)(result.reason)}`];
    if (isOk)
        return [head];
    const details = listDetails(result).map(([key, value]) => `  ${key}: ${JSON.stringify((0,safe/* makeVisible */.Xm)(value))}`);
    return [head, "  ---", ...details, "  ..."];
}
function listDetails(result) {
    if (result.status === "broken") {
        return [
            ["rule", result.rule.id],
            ["text", result.rule.text],
            ["found", result.found],
        ];
    }
    return result.status === "unanswered" ? [["found", result.found]] : [];
}
/** JUnit XML: one suite for each profile. */
function formatKitJunit(results) {
    const profiles = [...new Set(results.map(({ test }) => test.profile))];
    const suites = profiles.flatMap((profile) => {
        const own = results.filter(({ test }) => test.profile === profile);
        return [`  <testsuite name="${profile}" ${formatCounts(own)}>`, ...own.flatMap(formatCase), "  </testsuite>"];
    });
    const head = `<testsuites name="${tool/* TOOL */.js.name} marketplace verify" ${formatCounts(results, false)}>`;
    const lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, "</testsuites>"];
    return (0,safe/* makeInert */.RU)(`${lines.join("\n")}\n`);
}
function formatCounts(results, withSkipped = true) {
    const count = (status) => String(results.filter((one) => one.status === status || (status === "skipped" && one.status === "untested")).length);
    const counts = `tests="${String(results.length)}" failures="${count("broken")}" errors="${count("unanswered")}"`;
    return withSkipped ? `${counts} skipped="${count("skipped")}"` : counts;
}
function formatCase(result) {
    const { name, profile } = result.test;
    const head = `    <testcase name="${(0,xml/* escapeXml */.X)(name)}" classname="${tool/* TOOL */.js.name}.marketplace.${profile}"`;
    if (result.status === "passed")
        return [`${head}/>`];
    return [`${head}>`, `      ${formatBody(result)}`, "    </testcase>"];
}
function formatBody(result) {
    if (result.status === "skipped" || result.status === "untested")
        return `<skipped message="${(0,xml/* escapeXml */.X)(result.reason)}"/>`;
    if (result.status === "unanswered")
        return `<error type="unanswered" message="${(0,xml/* escapeXml */.X)(result.found)}"/>`;
    const { rule, found } = result;
    return `<failure type="${rule.id}" message="${(0,xml/* escapeXml */.X)(found)}">${(0,xml/* escapeXml */.X)(rule.text)}</failure>`;
}

// EXTERNAL MODULE: ./build/bundled/marketplace-contract/contract.js + 1 modules
var contract = __webpack_require__(31812);
;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/broken.js

/** The server breaks a rule of the contract. */
class Broken extends Error {
    name = "Broken";
    rule;
    constructor(ruleId, found) {
        super(found);
        this.rule = (0,contract/* findRule */.Il)(ruleId);
    }
}
/** The server did not answer, or not in time: nothing is known about it. */
class Unanswered extends Error {
    name = "Unanswered";
}
/** @throws {Broken} unless a rule is kept. */
function broken_require(ruleId, isKept, found) {
    if (!isKept)
        throw new Broken(ruleId, found);
}

// EXTERNAL MODULE: ./build/bundled/marketplace-contract/operations.js + 1 modules
var operations = __webpack_require__(50919);
;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/exchange.js



/** @throws {Broken} unless that is the answer. @param when begins the sentence of what was found. */
function requireAnswer(rule, { status, code, words }, answer, when = "") {
    const isIt = answer === String(status) || answer === `${String(status)} ${code ?? ""}`;
    broken_require(rule, isIt, `${when}${words}, not ${answer}`);
}
const LONGEST_ANSWER_MILLISECONDS = 60_000;
/** @param base the marketplace's address. */
function makeSend(request, base) {
    return async (sent) => {
        const { method, path, query, token, headers = {}, json, bytes } = sent;
        const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
        // Without the query: one test puts a token there.
        const name = `${method} /v1${path}`;
        const body = json === undefined ? bytes : new TextEncoder().encode(JSON.stringify(json));
        const response = await waitForAnswer(name, () => request(`${base.replace(/\/$/u, "")}/v1${path}${search}`, {
            method,
            redirect: "manual",
            signal: AbortSignal.timeout(LONGEST_ANSWER_MILLISECONDS),
            headers: {
                ...(token !== undefined && { Authorization: `Bearer ${token}` }),
                ...(json !== undefined && { "Content-Type": "application/json" }),
                ...headers,
            },
            ...(body && { body: Buffer.from(body) }),
        }));
        const received = new Uint8Array(await response.arrayBuffer());
        return judge({ name, method, path: `/v1${path}` }, response, received);
    };
}
async function waitForAnswer(name, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        const { cause } = error;
        throw new Unanswered(`${name}: no answer (${cause instanceof Error ? cause.message : error.message})`);
    }
}
/** @throws {Broken} for an answer that the contract does not have. */
function judge({ name, method, path }, { status, headers }, body) {
    const read = (0,operations/* readJson */.Vh)(body);
    const problem = read?.value;
    const code = status >= 400 ? problem?.code : undefined;
    const words = `${name}: ${String(status)}${code === undefined ? "" : ` ${(0,safe/* quote */.hD)(code)}`}`;
    if (status >= 300 && status < 400 && status !== 304)
        throw new Broken("no-redirect", words);
    if (status >= 400) {
        const type = headers.get("content-type") ?? "";
        if (!/^application\/problem\+json\s*(?:;|$)/iu.test(type)) {
            throw new Broken("problem-form", `${words}, with the media type ${(0,safe/* quote */.hD)(type)}`);
        }
        if (problem?.status !== status)
            throw new Broken("problem-form", `${words}, whose body has another status`);
    }
    const found = (0,operations/* findOperation */.LC)(method, path);
    if (found !== undefined && found !== "method") {
        const fault = (0,operations/* findAnswerFault */._M)(status, { headers: Object.fromEntries(headers), body }, found);
        if (fault !== undefined)
            throw new Broken("answer-form", `${words}: ${fault}`);
    }
    return { words, status, headers, value: read?.value, code };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/packing/zip.js
var zip = __webpack_require__(4771);
;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/fixture-archives.js


const LICENSE = `MIT License

Copyright (c) 2026 Contract kit

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
const README = `# Contract sandbox

A plugin that does nothing. The contract kit of plugin-preflight submits it to a marketplace, to see that the marketplace
keeps the contract. Nobody needs to install it, and every version of it may be removed at any time.

## Installation

Install it from the marketplace that is tested, if at all.
`;
/** An archive that passes every check of the specification. */
function makeGoodArchive(pluginId, version, { manifest, note = "" } = {}) {
    const files = {
        "CHANGELOG.md": `# Changelog\n\n## ${version}\n\n- A version of the contract kit.\n`,
        LICENSE,
        "README.md": `${README}${note === "" ? "" : `\n${note}\n`}`,
        "dist/plugin.js": 'exports.ping = () => "pong";\n',
        "manifest.json": `${JSON.stringify({ ...makeManifest(pluginId, version), ...manifest }, undefined, 2)}\n`,
        "package.json": `${JSON.stringify(makePackage(pluginId, version), undefined, 2)}\n`,
    };
    const paths = Object.keys(files);
    const zipped = paths.map((path) => ({ path, isExecutable: false, bytes: Buffer.from(files[path] ?? "") }));
    return { bytes: (0,zip/* makeZip */.C)(zipped, (bytes) => (0,external_node_zlib_.deflateRawSync)(bytes)), paths };
}
/** An archive that every marketplace refuses: it asks for a permission that does not exist. */
function makeBadArchive(pluginId, version) {
    return makeGoodArchive(pluginId, version, { manifest: { permissions: ["read-thoughts"] } });
}
/** An archive whose manifest names another version than the one it is submitted as. */
function makeWrongArchive(pluginId, version) {
    return makeGoodArchive(pluginId, version, { manifest: { version: "9999.0.0" } });
}
/** Bytes that begin like an archive, and are not one. */
function makeCorruptArchive(pluginId, version) {
    const { bytes } = makeGoodArchive(pluginId, version);
    return { bytes: bytes.subarray(0, Math.floor(bytes.length / 2)), paths: [] };
}
function makeManifest(pluginId, version) {
    return {
        manifest_version: 1,
        name: pluginId,
        version,
        description: "A plugin with which a marketplace is tested.",
        type: "cli-tool",
        author: { name: "Contract kit", email: "kit@example.com" },
        category: "utilities",
        permissions: [],
        main: "dist/plugin.js",
        license: "MIT",
        commands: [{ name: "ping", description: "Prints pong" }],
    };
}
function makePackage(pluginId, version) {
    return {
        name: pluginId,
        version,
        license: "MIT",
        files: ["dist/", "manifest.json", "CHANGELOG.md"],
        scripts: { test: "node --test", lint: "eslint .", typecheck: "tsc --noEmit" },
    };
}

// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/sandbox.js




/** What makes the tests of a profile. */
function makeTestsOf(profile) {
    return (name, rules, run) => ({
        name,
        profile,
        rules,
        run,
    });
}
const PASSING = new Set(["received", "validating"]);
/** @param start makes versions that no earlier run had, such as the time in seconds. */
function makeSandbox(parts, start) {
    let count = 0;
    let published;
    const sandbox = {
        ...parts,
        nextVersion: () => `0.${String(start)}.${String(count++)}`,
        published: () => (published ??= publishVersion(sandbox)),
    };
    return sandbox;
}
function makeVersionPath({ plugin }, version, rest = "") {
    return `/plugins/${plugin}/versions/${encodeURIComponent(version)}${rest}`;
}
function makeInput(version, { bytes }, more = {}) {
    const sha256 = (0,sums/* computeSha256 */.jH)(bytes);
    const filename = `sandbox-${version.replaceAll("+", "_")}.zip`;
    return {
        channel: version.includes("-") ? "prerelease" : "stable",
        artifact: { filename, mediaType: "application/zip", size: bytes.length, sha256 },
        ...more,
    };
}
/** A version that no test had before, and what declares a good archive of it. */
function makeNew({ plugin, nextVersion }) {
    const version = nextVersion();
    const fixture = makeGoodArchive(plugin, version);
    return { version, fixture, input: makeInput(version, fixture) };
}
function formatDigest(bytes) {
    return `sha-256=:${Buffer.from((0,sums/* computeSha256 */.jH)(bytes), "hex").toString("base64")}:`;
}
function declare(sandbox, version, input, more = {}) {
    const path = makeVersionPath(sandbox, version);
    return sandbox.send({ method: "PUT", path, token: sandbox.tokens.publish, json: input, ...more });
}
function upload(sandbox, version, { bytes }, more = {}) {
    const path = makeVersionPath(sandbox, version, "/artifact");
    const headers = { "Content-Type": "application/zip", "Repr-Digest": formatDigest(bytes) };
    return sandbox.send({ method: "PUT", path, token: sandbox.tokens.publish, bytes, headers, ...more });
}
function getVersion(sandbox, version, more = {}) {
    const path = makeVersionPath(sandbox, version);
    return sandbox.send({ method: "GET", path, token: sandbox.tokens.publish, ...more });
}
/** The version that an answer shows. @throws {Broken} if it is a refusal. */
function readVersion(rule, { status, words, value }) {
    broken_require(rule, status >= 200 && status < 300, words);
    return value;
}
/** Declares a new version. */
async function declareNew(sandbox, fixture = (version) => makeGoodArchive(sandbox.plugin, version), more = {}) {
    const version = sandbox.nextVersion();
    const made = fixture(version);
    const received = await declare(sandbox, version, makeInput(version, made, more));
    requireAnswer("declare", received, "201");
    const shown = readVersion("declare", received);
    const etag = received.headers.get("etag") ?? "";
    broken_require("declare", etag !== "", `${received.words} has no ETag`);
    broken_require("declare", shown.state === "awaiting-upload", `${received.words}, in the state ${shown.state}`);
    return { version, fixture: made, etag, shown };
}
/** Declares and uploads a new version, and waits until it is neither received nor being validated. */
async function submitNew(sandbox, fixture, more) {
    const declared = await declareNew(sandbox, fixture, more);
    const uploaded = await upload(sandbox, declared.version, declared.fixture);
    if (uploaded.status === 422)
        return { ...declared, uploaded };
    requireAnswer("upload", uploaded, "202");
    return { ...(await settle(sandbox, declared)), uploaded };
}
/** Waits until a version is in a state that does not pass by itself. */
async function settle(sandbox, submitted, isSettled = ({ state }) => !PASSING.has(state), seconds = sandbox.seconds) {
    const { version } = submitted;
    const until = Date.now() + seconds * 1000;
    let last = submitted.shown;
    for (;;) {
        const received = await getVersion(sandbox, version);
        const shown = readVersion("etag", received);
        requireTimes(last, shown);
        if (isSettled(shown))
            return { ...submitted, shown, etag: received.headers.get("etag") ?? "" };
        if (Date.now() > until) {
            throw new Unanswered(`${version} is still ${shown.state} after ${String(seconds)} seconds`);
        }
        last = shown;
        await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    }
}
const POLL_MILLISECONDS = 50;
function requireTimes(before, after) {
    const { createdAt, updatedAt } = after;
    broken_require("created-at", createdAt === before.createdAt, `createdAt went from ${before.createdAt} to ${createdAt}`);
    const words = `updatedAt went back from ${before.updatedAt} to ${updatedAt}`;
    broken_require("created-at", Date.parse(updatedAt) >= Date.parse(before.updatedAt), words);
}
/** Publishes a good version; a person approves it where that is needed. */
async function publishVersion(sandbox) {
    const submitted = await passReview(sandbox, await submitNew(sandbox));
    const { state, findings } = submitted.shown;
    if (state === "published")
        return submitted;
    throw new Broken("upload", `a good archive ended as ${state}: ${findings[0]?.message ?? "without a finding"}`);
}
/** Waits for a person who approves, where one is needed. */
async function passReview(sandbox, submitted) {
    if (submitted.shown.state !== "in-review")
        return submitted;
    sandbox.askReviewer("approve", submitted.version);
    return settle(sandbox, submitted, ({ state }) => state !== "in-review", sandbox.reviewSeconds);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/access-tests.js




const UNKNOWN = "unknown-token-of-the-contract-kit";
const makeTest = makeTestsOf("core");
const ACCESS_TESTS = [
    makeTest("capabilities are shown to everybody", ["capabilities-open", "answer-form"], async ({ send }) => {
        const received = await send({ method: "GET", path: "/capabilities" });
        requireAnswer("capabilities-open", received, "200");
        const { features } = received.value;
        broken_require("capabilities-open", features.length > 0, "no feature is announced, so nobody could publish");
    }),
    makeTest("a request without a credential, or with an unknown one, is refused", ["unauthenticated"], async (sandbox) => {
        const path = `/plugins/${sandbox.plugin}/access`;
        requireChallenge(await sandbox.send({ method: "GET", path }));
        requireChallenge(await sandbox.send({ method: "GET", path, token: UNKNOWN }));
        const { version, input } = makeNew(sandbox);
        requireChallenge(await declare(sandbox, version, input, { token: undefined }));
        requireChallenge(await declare(sandbox, version, input, { token: UNKNOWN }));
        await requireUnknown(sandbox, version, "unauthenticated");
    }),
    makeTest("a credential in the address or a cookie is none", ["credential-place"], async ({ send, plugin, tokens }) => {
        const path = `/plugins/${plugin}/access`;
        const inAddress = await send({
            method: "GET",
            path,
            query: { access_token: tokens.publish, token: tokens.publish },
        });
        broken_require("credential-place", inAddress.status === 401, `with the token in the address, ${inAddress.words}`);
        const inCookie = await send({ method: "GET", path, headers: { Cookie: `token=${tokens.publish}` } });
        broken_require("credential-place", inCookie.status === 401, `with the token in a cookie, ${inCookie.words}`);
    }),
    makeTest("access says what the credential may do", ["access"], async ({ send, plugin, tokens }) => {
        const received = await send({ method: "GET", path: `/plugins/${plugin}/access`, token: tokens.publish });
        requireAnswer("access", received, "200");
        const { actions, pluginId } = received.value;
        broken_require("access", pluginId === plugin, `${received.words} is about ${pluginId}`);
        broken_require("access", actions.includes("publish"), "the token that may publish has no action `publish`");
    }),
    {
        ...makeTest("a credential without the right gets that answer, and changes nothing", ["forbidden", "access"], async (sandbox) => {
            const token = sandbox.tokens.read;
            const access = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/access`, token });
            broken_require("access", access.status === 200, `${access.words}, not 200: the credential is valid`);
            const { actions } = access.value;
            broken_require("access", !actions.includes("publish"), "a token that may not publish has the action `publish`");
            const { version, input } = makeNew(sandbox);
            requireAnswer("forbidden", await declare(sandbox, version, input, { token }), "403 forbidden");
            await requireUnknown(sandbox, version, "forbidden");
            const declared = await declareNew(sandbox);
            const uploaded = await upload(sandbox, declared.version, declared.fixture, { token });
            requireAnswer("forbidden", uploaded, "403 forbidden");
            const after = await getVersion(sandbox, declared.version);
            broken_require("forbidden", after.headers.get("etag") ===
                declared.etag, "an upload without the right changed the version");
        }),
        skip: ({ tokens }) => (tokens.read === undefined ? "no token without the right to publish was given" : undefined),
    },
    makeTest("an unknown version is not found", ["version-not-found", "problem-form"], async (sandbox) => {
        await requireUnknown(sandbox, sandbox.nextVersion(), "version-not-found");
    }),
    makeTest("no address redirects", ["no-redirect"], async (sandbox) => {
        await sandbox.send({ method: "GET", path: "/capabilities" });
        await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/versions`, token: sandbox.tokens.publish });
        const version = sandbox.nextVersion();
        await upload(sandbox, version, makeGoodArchive(sandbox.plugin, version));
    }),
    makeTest("a version that is not semantic is refused", ["version-form"], async (sandbox) => {
        for (const version of ["1.0", "v1.0.0", "01.0.0"]) {
            const input = makeInput(version, makeGoodArchive(sandbox.plugin, version));
            const received = await declare(sandbox, version, input);
            requireAnswer("version-form", received, "400 malformed-request");
        }
    }),
    makeTest("a body that is not the schema's is refused, and changes nothing", ["body-form"], async (sandbox) => {
        const version = sandbox.nextVersion();
        const good = makeInput(version, makeGoodArchive(sandbox.plugin, version));
        const bad = [{}, [], { ...good, channel: 1 }, { ...good, artifact: { ...good.artifact, sha256: "abc" } }];
        const notJson = { json: undefined, bytes: Buffer.from("{"), headers: { "Content-Type": "application/json" } };
        const answers = [await declare(sandbox, version, undefined, notJson)];
        for (const input of bad)
            answers.push(await declare(sandbox, version, input));
        for (const answer of answers)
            requireAnswer("body-form", answer, "400 malformed-request");
        await requireUnknown(sandbox, version, "body-form");
    }),
];
function requireChallenge(received) {
    requireAnswer("unauthenticated", received, "401");
    broken_require("unauthenticated", received.headers.has("www-authenticate"), `${received.words}, without WWW-Authenticate`);
}
/** @throws {Broken} if the version is there. */
async function requireUnknown(sandbox, version, rule) {
    const { status, code, words } = await getVersion(sandbox, version);
    const isUnknown = status === 404 && (code === "version-not-found" || code === "plugin-not-found");
    broken_require(rule, isUnknown, `${words}, not 404 version-not-found`);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/declare-tests.js




/** The same version with other bytes. */
function makeOtherInput({ plugin }, { version }) {
    return makeGoodArchive(plugin, version, { note: "Other bytes." });
}
const declare_tests_makeTest = makeTestsOf("core");
const DECLARE_TESTS = [
    declare_tests_makeTest("a new version is declared", ["declare"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const { artifact, everPublished } = declared.shown;
        const { sha256 } = makeInput(declared.version, declared.fixture).artifact;
        broken_require("declare", artifact.sha256 === sha256, "the digest is not the declared one");
        broken_require("declare", !everPublished, "a version that was only declared is shown as published");
        await requireUnchanged(sandbox, declared, "declare");
    }),
    declare_tests_makeTest("the same digest again changes nothing", ["declare-again"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const again = await declare(sandbox, declared.version, makeInput(declared.version, declared.fixture));
        requireAnswer("declare-again", again, "200");
        broken_require("declare-again", again.headers.get("etag") === declared.etag, `${again.words}, with another ETag`);
        await requireUnchanged(sandbox, declared, "declare-again");
    }),
    declare_tests_makeTest("another digest is a conflict that shows what is there", ["declare-other"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const other = makeInput(declared.version, makeOtherInput(sandbox, declared));
        requireConflict(await declare(sandbox, declared.version, other), declared, "declare-other");
        await requireUnchanged(sandbox, declared, "declare-other");
    }),
    declare_tests_makeTest("a stale If-Match changes nothing", ["declare-stale"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const other = makeInput(declared.version, makeOtherInput(sandbox, declared));
        const stale = await declare(sandbox, declared.version, other, {
            headers: { "If-Match": '"contract-kit-stale"' },
        });
        requireAnswer("declare-stale", stale, "412 precondition-failed");
        await requireUnchanged(sandbox, declared, "declare-stale");
    }),
    declare_tests_makeTest("a version that was never published is replaced with its ETag", ["declare-replace", "etag", "created-at"], async (sandbox) => {
        await replace(sandbox, await declareNew(sandbox));
    }),
    declare_tests_makeTest("a prerelease is not stable, and a stable version is not a prerelease", ["channel"], async (sandbox) => {
        const stable = sandbox.nextVersion();
        const prerelease = `${sandbox.nextVersion()}-rc.1`;
        for (const [version, channel] of [
            [prerelease, "stable"],
            [stable, "prerelease"],
        ]) {
            const input = makeInput(version, makeGoodArchive(sandbox.plugin, version), { channel });
            requireAnswer("channel", await declare(sandbox, version, input), "422 channel-mismatch", `on the channel ${channel}, `);
        }
    }),
    declare_tests_makeTest("a size above the limit is refused before anything is sent", ["artifact-limit"], async (sandbox) => {
        const { version, input } = makeNew(sandbox);
        const size = sandbox.maxArtifactBytes + 1;
        const received = await declare(sandbox, version, { ...input, artifact: { ...input.artifact, size } });
        requireAnswer("artifact-limit", received, "413 artifact-too-large");
    }),
];
/** Declares other bytes with the current ETag. */
async function replace(sandbox, before) {
    const fixture = makeOtherInput(sandbox, before);
    const input = makeInput(before.version, fixture);
    const received = await declare(sandbox, before.version, input, { headers: { "If-Match": before.etag } });
    requireAnswer("declare-replace", received, "200");
    const shown = readVersion("declare-replace", received);
    const isReplaced = shown.state === "awaiting-upload" && shown.artifact.sha256 === input.artifact.sha256;
    broken_require("declare-replace", isReplaced, `${received.words}, in the state ${shown.state} with ${shown.artifact.sha256}`);
    const etag = received.headers.get("etag") ?? "";
    broken_require("etag", etag !== before.etag, "a version was replaced, and its ETag is the same");
    const { createdAt } = shown;
    broken_require("created-at", createdAt === before.shown.createdAt, "a version was replaced, and its createdAt changed");
    return { ...before, fixture, shown, etag };
}
function requireConflict(received, { shown }, rule) {
    requireAnswer(rule, received, "409 version-conflict");
    const { existing } = received.value;
    const isShown = existing?.sha256 === shown.artifact.sha256;
    broken_require(rule, isShown, `${received.words}, and \`existing\` does not have the digest that is there`);
}
/** @throws {Broken} if the version is not as it was. */
async function requireUnchanged(sandbox, before, rule) {
    const received = await getVersion(sandbox, before.version);
    const shown = received.value;
    const isSame = shown.state === before.shown.state &&
        shown.artifact.sha256 === before.shown.artifact.sha256 &&
        received.headers.get("etag") === before.etag;
    const now = `${shown.state} with ${shown.artifact.sha256} and the ETag ${received.headers.get("etag") ?? "none"}`;
    const was = `${before.shown.state} with ${before.shown.artifact.sha256} and the ETag ${before.etag}`;
    broken_require(rule, isSame, `the version is now ${now}; it was ${was}`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/generate_key_pair.js + 2 modules
var generate_key_pair = __webpack_require__(41538);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/export.js
var key_export = __webpack_require__(17968);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwk/thumbprint.js
var thumbprint = __webpack_require__(7448);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js
var sign = __webpack_require__(85357);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/unsecured.js
var unsecured = __webpack_require__(5900);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jws/compact/sign.js
var compact_sign = __webpack_require__(91740);
;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/test-issuer.js




/** The claims of the workflow that an operator trusts to publish the sandbox plugin. */
const WORKFLOW = {
    repository_id: "1001",
    repository_owner_id: "1002",
    workflow: ".github/workflows/release.yml",
    environment: "release",
};
const LIFETIME_SECONDS = 300;
/**
 * Starts an issuer that serves its keys on loopback, for a server on the same machine.
 *
 * @throws {UsageError} if the port is taken.
 */
async function startTestIssuer(port, audience) {
    const { publicKey, privateKey } = await (0,generate_key_pair/* generateKeyPair */.T)("ES256");
    const jwk = await describeKey(await (0,key_export/* exportJWK */.JU)(publicKey));
    const keys = formatKeys(jwk);
    const server = (0,external_node_http_.createServer)((_request, response) => {
        response.writeHead(200, { "Content-Type": "application/json" }).end(keys);
    });
    await new Promise((resolve, reject) => {
        server.once("error", (error) => {
            reject(new errors/* UsageError */.eb(`The test issuer cannot listen: ${error.message}`, "Give --issuer-port another port"));
        });
        server.listen(port, "127.0.0.1", resolve);
    });
    const bound = server.address();
    const address = `http://127.0.0.1:${String(typeof bound === "object" && bound ? bound.port : port)}`;
    const close = () => new Promise((resolve) => {
        server.close(() => {
            resolve();
        });
        server.closeAllConnections();
    });
    return makeIssuer({ address, audience, jwk, privateKey, close });
}
/**
 * Makes an issuer of a key whose public part a server trusts already, wherever that server is.
 *
 * @param pem an EC key of the curve P-256, as `openssl genpkey` writes it.
 * @throws {UsageError} if it is not one.
 */
async function openTestIssuer(address, pem, audience) {
    const privateKey = readPrivateKey(pem);
    if (privateKey?.asymmetricKeyDetails?.namedCurve !== "prime256v1") {
        const help = "Make one:\n  openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out issuer.pem";
        throw new errors/* UsageError */.eb("--issuer-key is not the file of an EC key of the curve P-256, in PEM without a password", help);
    }
    const jwk = await describeKey((0,external_node_crypto_.createPublicKey)(privateKey).export({ format: "jwk" }));
    return makeIssuer({ address, audience, jwk, privateKey, close: () => Promise.resolve() });
}
function readPrivateKey(pem) {
    try {
        return (0,external_node_crypto_.createPrivateKey)(Buffer.from(pem));
    }
    catch (error) {
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}
async function describeKey(jwk) {
    return { ...jwk, kid: await (0,thumbprint/* calculateJwkThumbprint */.s)(jwk), alg: "ES256", use: "sig" };
}
function formatKeys(jwk) {
    return JSON.stringify({ keys: [jwk] });
}
function makeIssuer({ address, audience, jwk, privateKey, close }) {
    const makeClaims = (claims = {}) => {
        const now = Math.floor(Date.now() / 1000);
        const { repository_id, repository_owner_id, workflow, environment } = WORKFLOW;
        return {
            ...{ iss: address, aud: audience, iat: now, nbf: now, exp: now + LIFETIME_SECONDS, jti: (0,external_node_crypto_.randomUUID)() },
            ...{ sub: `repo:kit/sandbox:environment:${environment}`, repository: "kit/sandbox", environment },
            ...{ repository_id, repository_owner_id, run_id: "1", event_name: "push", ref: "refs/tags/v1" },
            workflow_ref: `kit/sandbox/${workflow}@refs/tags/v1`,
            ...claims,
        };
    };
    const header = { alg: "ES256", kid: jwk.kid ?? "", typ: "JWT" };
    return {
        address,
        keys: formatKeys(jwk),
        sign: (claims, without = []) => {
            const kept = Object.entries(makeClaims(claims)).filter(([name]) => !without.includes(name));
            return new sign/* SignJWT */.P(Object.fromEntries(kept)).setProtectedHeader(header).sign(privateKey);
        },
        signWithOtherKey: async () => {
            const { privateKey: other } = await (0,generate_key_pair/* generateKeyPair */.T)("ES256");
            return new sign/* SignJWT */.P(makeClaims()).setProtectedHeader(header).sign(other);
        },
        makeUnsigned: () => new unsecured/* UnsecuredJWT */.M(makeClaims()).encode(),
        signWithPublicKey: () => new compact_sign/* CompactSign */.T(new TextEncoder().encode(JSON.stringify(makeClaims())))
            .setProtectedHeader({ ...header, alg: "HS256" })
            .sign(new TextEncoder().encode(jwk.x ?? "")),
        close,
    };
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/oidc-tests.js





/** Farther off than any tolerance of clocks. */
const FAR_SECONDS = 180;
const MINUTE = 60_000;
const getUnixTime = () => Math.floor(Date.now() / 1000);
function makeOidcTest(name, rules, run) {
    return {
        name,
        rules,
        profile: "oidc",
        untested: ({ issuer }) => (typeof issuer === "string" ? issuer : undefined),
        run: async (sandbox) => {
            if (typeof sandbox.issuer === "object")
                await run(sandbox, sandbox.issuer);
        },
    };
}
/** A token that must be refused, and why. */
function makeRefusalTest(name, rule, make, code = "oidc-invalid-token") {
    return makeOidcTest(name, [rule], async (sandbox, issuer) => {
        const received = await exchange(sandbox, await make(issuer));
        const status = code === "oidc-no-matching-publisher" ? 403 : 401;
        requireAnswer(rule, received, status === 403 ? `403 ${code}` : `401 ${code}`);
        if (code !== "oidc-no-matching-publisher")
            return;
        const { mismatches = [] } = received.value;
        broken_require(rule, mismatches.length > 0, `${received.words}, without \`mismatches\``);
    });
}
const makeOtherPublisherTest = (name, claims) => makeRefusalTest(name, "oidc-publisher", (issuer) => issuer.sign(claims), "oidc-no-matching-publisher");
const OIDC_TESTS = [
    makeOidcTest("an identity token of a trusted workflow is exchanged", ["oidc-exchange"], async (sandbox, issuer) => {
        const received = await exchange(sandbox, await issuer.sign());
        const hint = `does the server trust the publisher of the tests, whose issuer is ${issuer.address}?`;
        broken_require("oidc-exchange", received.status === 201, `${received.words}, not 201: ${hint}`);
        const cached = received.headers.get("cache-control") ?? "";
        broken_require("oidc-exchange", /\bno-store\b/iu.test(cached), `${received.words}, without Cache-Control: no-store`);
        const { token, pluginId } = received.value;
        broken_require("oidc-exchange", pluginId === sandbox.plugin, `the token is for ${pluginId}`);
        const access = await readAccess(sandbox, token);
        broken_require("oidc-exchange", access.status === 200, `with the issued token, ${access.words}`);
        const { actions } = access.value;
        broken_require("oidc-exchange", actions.includes("publish"), "the issued token has no action `publish`");
    }),
    makeOidcTest("an issued token lives from 15 to 60 minutes", ["oidc-lifetime"], async (sandbox, issuer) => {
        const { expiresAt } = await issue(sandbox, issuer);
        const minutes = (Date.parse(expiresAt) - Date.now()) / MINUTE;
        const isRight = minutes > 14 && minutes < 61;
        broken_require("oidc-lifetime", isRight, `the token lives ${String(Math.round(minutes))} minutes`);
    }),
    makeOidcTest("an issued token is of one plugin", ["oidc-scope"], async (sandbox, issuer) => {
        const { token } = await issue(sandbox, issuer);
        const other = { ...sandbox, plugin: `${sandbox.plugin}-other` };
        const version = sandbox.nextVersion();
        const received = await declare(other, version, makeInput(version, makeGoodArchive(other.plugin, version)), {
            token,
        });
        requireAnswer("oidc-scope", received, "403", "for another plugin, ");
    }),
    makeOidcTest("an issued token may do what was asked for, and no more", ["oidc-scope"], async (sandbox, issuer) => {
        const { token, actions } = await issue(sandbox, issuer, ["validate"]);
        broken_require("oidc-scope", actions.join() === "validate", `asked for validate, and got ${actions.join(", ")}`);
        const { version, input } = makeNew(sandbox);
        const received = await declare(sandbox, version, input, { token });
        broken_require("oidc-scope", received.status === 403, `a token that may only validate declares: ${received.words}`);
    }),
    makeRefusalTest("a token that another key has signed is refused", "oidc-signature", (issuer) => issuer.signWithOtherKey()),
    makeRefusalTest("a token without a signature is refused", "oidc-signature", (issuer) => issuer.makeUnsigned()),
    makeRefusalTest("a public key is not a secret to sign with", "oidc-signature", (issuer) => issuer.signWithPublicKey()),
    makeRefusalTest("a token that was changed is refused", "oidc-signature", async (issuer) => {
        const [header = "", , signature = ""] = (await issuer.sign()).split(".");
        const [, payload = ""] = (await issuer.sign({ repository_id: "1" })).split(".");
        return `${header}.${payload}.${signature}`;
    }),
    makeRefusalTest("a token of an issuer that is not trusted is refused", "oidc-issuer", (issuer) => issuer.sign({ iss: "https://issuer.example.com" })),
    makeRefusalTest("a token for another audience is refused", "oidc-audience", (issuer) => issuer.sign({ aud: "https://another.example.com" })),
    makeRefusalTest("an expired token is refused", "oidc-time", (issuer) => issuer.sign({
        iat: getUnixTime() - 2 * FAR_SECONDS,
        nbf: getUnixTime() - 2 * FAR_SECONDS,
        exp: getUnixTime() - FAR_SECONDS,
    })),
    makeRefusalTest("a token without an expiry is refused", "oidc-time", (issuer) => issuer.sign({}, ["exp"])),
    makeRefusalTest("a token that is not valid yet is refused", "oidc-time", (issuer) => issuer.sign({ nbf: getUnixTime() + FAR_SECONDS, exp: getUnixTime() + 2 * FAR_SECONDS })),
    makeRefusalTest("a token without a jti is refused", "oidc-once", (issuer) => issuer.sign({}, ["jti"])),
    makeOidcTest("a token is exchanged once", ["oidc-once"], async (sandbox, issuer) => {
        const token = await issuer.sign();
        const first = await exchange(sandbox, token);
        requireAnswer("oidc-exchange", first, "201");
        requireAnswer("oidc-once", await exchange(sandbox, token), "401 oidc-token-reused", "the second time, ");
    }),
    makeOtherPublisherTest("another repository of the same name is refused", { repository_id: "9001" }),
    makeOtherPublisherTest("another owner of the same name is refused", { repository_owner_id: "9002" }),
    makeOtherPublisherTest("another workflow is refused", {
        workflow_ref: "kit/sandbox/.github/workflows/ci.yml@refs/tags/v1",
    }),
    makeOtherPublisherTest("a branch that is named after the workflow is refused", {
        workflow_ref: `kit/sandbox/.github/workflows/ci.yml@refs/heads/x/${WORKFLOW.workflow}@refs/tags/v1`,
    }),
    makeOidcTest("a tag with an @ in it is of the same workflow", ["oidc-publisher"], async (sandbox, issuer) => {
        const ref = `refs/tags/${sandbox.plugin}@1.2.3`;
        const token = await issuer.sign({ ref, workflow_ref: `kit/sandbox/${WORKFLOW.workflow}@${ref}` });
        requireAnswer("oidc-publisher", await exchange(sandbox, token), "201", `for a run of ${ref}, `);
    }),
    makeOtherPublisherTest("another environment is refused", { environment: "staging" }),
    makeRefusalTest("an event that runs the code of others is refused", "oidc-event", (issuer) => issuer.sign({ event_name: "pull_request_target" }), "oidc-no-matching-publisher"),
    makeOidcTest("a revoked token is worthless", ["oidc-revoke"], async (sandbox, issuer) => {
        const { token } = await issue(sandbox, issuer);
        for (const time of ["first", "second"]) {
            const revoked = await sandbox.send({ method: "DELETE", path: "/oidc/token", token });
            requireAnswer("oidc-revoke", revoked, "204", `the ${time} time, `);
        }
        const access = await readAccess(sandbox, token);
        requireAnswer("oidc-revoke", access, "401", "with a revoked token, ");
    }),
];
function exchange({ send, plugin }, token, actions) {
    return send({ method: "POST", path: "/oidc/token", json: { token, pluginId: plugin, ...(actions && { actions }) } });
}
async function issue(sandbox, issuer, actions) {
    const received = await exchange(sandbox, await issuer.sign(), actions);
    requireAnswer("oidc-exchange", received, "201");
    return received.value;
}
function readAccess({ send, plugin }, token) {
    return send({ method: "GET", path: `/plugins/${plugin}/access`, token });
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/read-tests.js




const MOST_PAGES = 1000;
const read_tests_makeTest = makeTestsOf("core");
const READ_TESTS = [
    read_tests_makeTest("an ETag is of one state, and is not sent again for nothing", ["etag"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const headers = { "If-None-Match": declared.etag };
        const known = await getVersion(sandbox, declared.version, { headers });
        requireAnswer("etag", known, "304");
        const uploaded = await upload(sandbox, declared.version, declared.fixture);
        requireAnswer("upload", uploaded, "202");
        const ended = await settle(sandbox, declared);
        broken_require("etag", ended.etag !== "", "the version has no ETag");
        const now = await getVersion(sandbox, declared.version, { headers });
        broken_require("etag", now.status === 200, `${now.words}, not 200: the state changed from awaiting-upload`);
        const again = await declare(sandbox, declared.version, makeInput(declared.version, declared.fixture));
        broken_require("etag", again.headers.get("etag") === ended.etag, "nothing changed, and the ETag did");
    }),
    read_tests_makeTest("every version is listed once, the one that was declared last first", ["list"], async (sandbox) => {
        const older = await declareNew(sandbox);
        const newer = await declareNew(sandbox);
        const versions = (await listAll(sandbox, sandbox.tokens.publish)).map(({ version }) => version);
        const [first, second] = [versions.indexOf(newer.version), versions.indexOf(older.version)];
        broken_require("list", first >= 0 && second >= 0, "a version that was just declared is not listed");
        broken_require("list", first < second, `${older.version} is listed before ${newer.version}, which was declared later`);
        broken_require("list", new Set(versions).size === versions.length, "a version is listed more than once");
    }),
    read_tests_makeTest("a list of one channel has no version of another", ["list"], async (sandbox) => {
        const version = `${sandbox.nextVersion()}-rc.1`;
        const made = await declare(sandbox, version, makeInput(version, makeGoodArchive(sandbox.plugin, version)));
        requireAnswer("declare", made, "201");
        const stable = await declareNew(sandbox);
        const listed = await listAll(sandbox, sandbox.tokens.publish, "prerelease");
        const versions = listed.map((one) => one.version);
        broken_require("list", versions.includes(version), `${version} is not listed in its channel`);
        broken_require("list", !versions.includes(stable.version), `${stable.version} is listed in the channel prerelease`);
    }),
    {
        ...read_tests_makeTest("what is published is shown to everybody, and nothing else is", ["public-read"], async (sandbox) => {
            const published = await sandbox.published();
            const declared = await declareNew(sandbox);
            const open = await getVersion(sandbox, published.version, { token: undefined });
            requireAnswer("public-read", open, "200");
            const closed = await getVersion(sandbox, declared.version, { token: undefined });
            broken_require("public-read", closed.status === 404, `${closed.words}, not 404, for what is not published`);
            const listed = (await listAll(sandbox, undefined)).map(({ version }) => version);
            broken_require("public-read", listed.includes(published.version), "a published version is not listed");
            broken_require("public-read", !listed.includes(declared.version), "a version that is not published is listed");
        }),
        skip: ({ features }) => features.includes("public-read") ? undefined : "the server does not announce `public-read`",
    },
];
/** All pages of the list. */
async function listAll(sandbox, token, channel) {
    const items = [];
    let cursor;
    for (let page = 0; page < MOST_PAGES; page++) {
        const query = { ...(cursor !== undefined && { cursor }), ...(channel !== undefined && { channel }) };
        const received = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/versions`, token, query });
        requireAnswer("list", received, "200");
        const { items: more, nextCursor } = received.value;
        items.push(...more);
        if (nextCursor === undefined)
            return items;
        broken_require("list", more.length > 0 && nextCursor !== cursor, "a page is empty, and still names a next one");
        cursor = nextCursor;
    }
    broken_require("list", false, `the list has more than ${String(MOST_PAGES)} pages`);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/review-tests.js



const review_tests_makeTest = makeTestsOf("review");
const REVIEW_TESTS = [
    review_tests_makeTest("a version in review is not published, and then becomes what a person approves", ["review-waits", "review-approve"], async (sandbox) => {
        const waiting = await submitForReview(sandbox);
        const open = await getVersion(sandbox, waiting.version, { token: undefined });
        broken_require("review-waits", open.status >= 400, `in review, ${open.words} without a credential`);
        const { shown } = await decide(sandbox, waiting, "approve");
        const isPassed = shown.state === "published" || shown.state === "approved";
        broken_require("review-approve", isPassed, `an approved version is ${shown.state}`);
    }),
    review_tests_makeTest("a version that a person rejects says why, and can be replaced", ["review-reject", "declare-replace"], async (sandbox) => {
        const rejected = await decide(sandbox, await submitForReview(sandbox), "reject");
        const { state, findings, everPublished } = rejected.shown;
        broken_require("review-reject", state === "rejected", `a rejected version is ${state}`);
        broken_require("review-reject", !everPublished, "a rejected version says that it was published");
        const hasReason = findings.some(({ severity, message }) => severity === "error" && message !== "");
        broken_require("review-reject", hasReason, "a rejected version does not have the reason as a finding");
        await replace(sandbox, rejected);
    }),
];
async function submitForReview(sandbox) {
    const submitted = await submitNew(sandbox);
    const { state } = submitted.shown;
    broken_require("review-waits", state === "in-review", `a good version is ${state}, and no person has looked at it`);
    return submitted;
}
function decide(sandbox, waiting, decision) {
    sandbox.askReviewer(decision, waiting.version);
    return settle(sandbox, waiting, ({ state }) => state !== "in-review", sandbox.reviewSeconds);
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/staging-tests.js




const staging_tests_makeTest = makeTestsOf("staging");
const STAGING_TESTS = [
    staging_tests_makeTest("a manual release waits for its release", ["manual-release", "release"], async (sandbox) => {
        const approved = await approve(sandbox);
        if (sandbox.features.includes("public-read")) {
            const open = await getVersion(sandbox, approved.version, { token: undefined });
            broken_require("manual-release", open.status === 404, `before its release, ${open.words} without a credential`);
        }
        const released = await post(sandbox, approved, "release");
        broken_require("release", released.status === 200 || released.status === 202, `${released.words}, not 200 or 202`);
        const { state } = readVersion("release", released);
        broken_require("release", released.status === 202 ||
            state === "published", `${released.words}, and the version is ${state}`);
        const published = await settle(sandbox, approved, (one) => one.state === "published");
        const again = await post(sandbox, approved, "release");
        requireAnswer("release", again, "200", "the second time, ");
        await requireUnchanged(sandbox, published, "release");
    }),
    staging_tests_makeTest("only what is approved is released", ["release-state"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        requireAnswer("release-state", await post(sandbox, declared, "release"), "409 invalid-state");
        await requireUnchanged(sandbox, declared, "release-state");
    }),
    staging_tests_makeTest("what is not published is withdrawn, and its version can be used again", ["withdraw", "declare-replace"], async (sandbox) => {
        const approved = await approve(sandbox);
        const first = await post(sandbox, approved, "withdraw");
        const shown = readVersion("withdraw", first);
        broken_require("withdraw", first.status === 200 && shown.state === "withdrawn", `${first.words}, ${shown.state}`);
        const again = await post(sandbox, approved, "withdraw");
        requireAnswer("withdraw", again, "200", "the second time, ");
        const released = await post(sandbox, approved, "release");
        requireAnswer("release-state", released, "409", "after it was withdrawn, ");
        const etag = again.headers.get("etag") ?? (await getVersion(sandbox, approved.version)).headers.get("etag") ?? "";
        await replace(sandbox, { ...approved, shown, etag });
    }),
    staging_tests_makeTest("what is published is not withdrawn", ["withdraw-published"], async (sandbox) => {
        const published = await sandbox.published();
        requireAnswer("withdraw-published", await post(sandbox, published, "withdraw"), "409 invalid-state");
        await requireUnchanged(sandbox, published, "withdraw-published");
    }),
];
/** A version that waits for its release. */
async function approve(sandbox) {
    const submitted = await submitNew(sandbox, undefined, { release: "manual" });
    const approved = await passReview(sandbox, submitted);
    const { state } = approved.shown;
    broken_require("manual-release", state === "approved", `a good version with \`release: manual\` ended as ${state}`);
    return approved;
}
function post(sandbox, { version }, what) {
    const path = makeVersionPath(sandbox, version, `/${what}`);
    return sandbox.send({ method: "POST", path, token: sandbox.tokens.publish });
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/upload-tests.js





const ZIP = { "Content-Type": "application/zip" };
const upload_tests_makeTest = makeTestsOf("core");
const UPLOAD_TESTS = [
    upload_tests_makeTest("other bytes than the declared ones are not stored", ["digest"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const short = { ...declared.fixture, bytes: declared.fixture.bytes.subarray(1) };
        for (const fixture of [makeOtherInput(sandbox, declared), short]) {
            requireAnswer("digest", await upload(sandbox, declared.version, fixture), "422 digest-mismatch");
        }
        await requireUnchanged(sandbox, declared, "digest");
    }),
    upload_tests_makeTest("bytes that are not those of Repr-Digest are not stored", ["repr-digest"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const lie = { ...ZIP, "Repr-Digest": formatDigest(makeOtherInput(sandbox, declared).bytes) };
        requireAnswer("repr-digest", await upload(sandbox, declared.version, declared.fixture, { headers: lie }), "422 digest-mismatch");
        await requireUnchanged(sandbox, declared, "repr-digest");
    }),
    upload_tests_makeTest("an upload of another media type is refused", ["media-type"], async (sandbox) => {
        const declared = await declareNew(sandbox);
        const headers = { "Content-Type": "application/gzip", "Repr-Digest": formatDigest(declared.fixture.bytes) };
        requireAnswer("media-type", await upload(sandbox, declared.version, declared.fixture, { headers }), "415 unsupported-media-type");
        await requireUnchanged(sandbox, declared, "media-type");
    }),
    upload_tests_makeTest("a good archive is accepted and published", ["upload", "created-at"], async (sandbox) => {
        const { shown } = await sandbox.published();
        broken_require("upload", shown.everPublished, "a published version does not say so in `everPublished`");
    }),
    upload_tests_makeTest("the same bytes again start nothing", ["upload-again"], async (sandbox) => {
        const published = await sandbox.published();
        const again = await upload(sandbox, published.version, published.fixture);
        requireAnswer("upload-again", again, "200");
        await requireUnchanged(sandbox, published, "upload-again");
    }),
    upload_tests_makeTest("an archive that cannot be opened is rejected", ["corrupt-archive", "findings"], async (sandbox) => {
        const submitted = await submitNew(sandbox, (version) => makeCorruptArchive(sandbox.plugin, version));
        requireRejected(submitted, "corrupt-archive");
    }),
    upload_tests_makeTest("an archive of another version is refused or rejected", ["manifest-mismatch"], async (sandbox) => {
        const submitted = await submitNew(sandbox, (version) => makeWrongArchive(sandbox.plugin, version));
        const { status, code, words } = submitted.uploaded;
        if (status === 422)
            broken_require("manifest-mismatch", code === "manifest-mismatch", `${words}, not manifest-mismatch`);
        else
            requireRejected(submitted, "manifest-mismatch");
    }),
    upload_tests_makeTest("a rejected version says why, and where", ["findings"], async (sandbox) => {
        const submitted = await submitNew(sandbox, (version) => makeBadArchive(sandbox.plugin, version));
        requireRejected(submitted, "findings");
        requirePlaces(submitted.shown.findings, submitted.fixture);
    }),
    upload_tests_makeTest("a rejected version is replaced, and the new bytes are published", ["declare-replace", "upload"], async (sandbox) => {
        const rejected = await submitNew(sandbox, (version) => makeBadArchive(sandbox.plugin, version));
        requireRejected(rejected, "findings");
        const replaced = await replace(sandbox, rejected);
        const received = await upload(sandbox, replaced.version, replaced.fixture);
        requireAnswer("upload", received, "202");
        const { shown } = await passReview(sandbox, await settle(sandbox, replaced));
        broken_require("upload", shown.state === "published", `the new bytes ended as ${shown.state}`);
    }),
    upload_tests_makeTest("a published version stays as it is", ["published-final"], async (sandbox) => {
        const published = await sandbox.published();
        const { version, etag, fixture } = published;
        const other = makeOtherInput(sandbox, published);
        const input = makeInput(version, other);
        requireConflict(await declare(sandbox, version, input), published, "published-final");
        const headers = { "If-Match": etag };
        requireConflict(await declare(sandbox, version, input, { headers }), published, "published-final");
        const same = await declare(sandbox, version, makeInput(version, fixture), { headers });
        broken_require("published-final", same.status === 200, `${same.words}, not 200, for the same bytes`);
        await upload(sandbox, version, other);
        await requireUnchanged(sandbox, published, "published-final");
    }),
];
function requireRejected({ shown, uploaded }, rule) {
    broken_require(rule, uploaded.status !== 422, `${uploaded.words}: the archive was refused, not rejected`);
    broken_require(rule, shown.state === "rejected", `the version ended as ${shown.state}, not as rejected`);
    broken_require(rule, !shown.everPublished, "a rejected version says that it was published");
    const hasError = shown.findings.some(({ severity }) => severity === "error");
    broken_require("findings", hasError, "a rejected version has no finding of severity `error`");
}
/** @throws {Broken} if a finding is about a file that the archive does not have. */
function requirePlaces(findings, { paths }) {
    for (const { ruleId, location } of findings) {
        if (!location)
            continue;
        broken_require("findings", paths.includes(location.path), `the finding ${ruleId} is at ${location.path}, which is not in the archive`);
    }
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/validate-tests.js






const validate_tests_POLL_MILLISECONDS = 50;
const validate_tests_makeTest = makeTestsOf("validate");
const VALIDATE_TESTS = [
    validate_tests_makeTest("a good archive passes, and nothing is created", ["validate-verdict", "validate-nothing"], async (sandbox) => {
        const version = sandbox.nextVersion();
        const fixture = makeGoodArchive(sandbox.plugin, version);
        const { state, findings } = await finish(sandbox, await validate(sandbox, version, fixture));
        const words = `a good archive ended as ${state}: ${findings[0]?.message ?? "without a finding"}`;
        broken_require("validate-verdict", state === "passed", words);
        await requireUnknown(sandbox, version, "validate-nothing");
    }),
    validate_tests_makeTest("a bad archive is rejected with findings, and nothing is created", ["validate-verdict", "validate-nothing", "findings"], async (sandbox) => {
        const version = sandbox.nextVersion();
        const fixture = makeBadArchive(sandbox.plugin, version);
        const { state, findings } = await finish(sandbox, await validate(sandbox, version, fixture));
        broken_require("validate-verdict", state === "rejected", `a bad archive ended as ${state}`);
        const hasError = findings.some(({ severity }) => severity === "error");
        broken_require("validate-verdict", hasError, "a rejected validation has no finding of severity `error`");
        requirePlaces(findings, fixture);
        await requireUnknown(sandbox, version, "validate-nothing");
    }),
    validate_tests_makeTest("bytes that are not those of Repr-Digest are not judged", ["validate-digest"], async (sandbox) => {
        const version = sandbox.nextVersion();
        const digest = formatDigest(makeBadArchive(sandbox.plugin, version).bytes);
        const received = await validate(sandbox, version, makeGoodArchive(sandbox.plugin, version), { digest });
        requireAnswer("validate-digest", received, "422 digest-mismatch");
    }),
    validate_tests_makeTest("a request that is sent again gives the same validation", ["validate-key"], async (sandbox) => {
        const version = sandbox.nextVersion();
        const fixture = makeGoodArchive(sandbox.plugin, version);
        const first = await finish(sandbox, await validate(sandbox, version, fixture));
        const second = await finish(sandbox, await validate(sandbox, version, fixture));
        broken_require("validate-key", first.id === second.id, `the same request gave ${first.id} and ${second.id}`);
        const other = makeGoodArchive(sandbox.plugin, version, { note: "Other bytes." });
        const reused = await validate(sandbox, version, other, { key: makeKey(version, fixture) });
        requireAnswer("validate-key", reused, "422 idempotency-key-reused", "another request, ");
    }),
];
function makeKey(version, { bytes }) {
    return `validate ${version} ${formatDigest(bytes)}`;
}
function validate({ send, plugin, tokens }, version, fixture, { digest = formatDigest(fixture.bytes), key = makeKey(version, fixture) } = {}) {
    const path = `/plugins/${plugin}/validations`;
    const query = { version, channel: "stable" };
    const headers = { "Content-Type": "application/zip", "Repr-Digest": digest, "Idempotency-Key": key };
    return send({ method: "POST", path, query, token: tokens.publish, bytes: fixture.bytes, headers });
}
/** Waits until a validation has a verdict. */
async function finish({ send, plugin, tokens, seconds }, first) {
    broken_require("validate-verdict", first.status === 200 || first.status === 202, `${first.words}, not 200 or 202`);
    const until = Date.now() + seconds * 1000;
    let validation = first.value;
    while (validation.state === "received" || validation.state === "validating") {
        if (Date.now() > until)
            throw new Unanswered(`the validation is still ${validation.state}`);
        await new Promise((resolve) => setTimeout(resolve, validate_tests_POLL_MILLISECONDS));
        const path = `/plugins/${plugin}/validations/${encodeURIComponent(validation.id)}`;
        const received = await send({ method: "GET", path, token: tokens.publish });
        requireAnswer("validate-verdict", received, "200");
        validation = received.value;
    }
    return validation;
}

;// CONCATENATED MODULE: ./build/bundled/marketplace-kit/run-kit.js












const TESTS = [
    ...ACCESS_TESTS,
    ...DECLARE_TESTS,
    ...UPLOAD_TESTS,
    ...READ_TESTS,
    ...OIDC_TESTS,
    ...VALIDATE_TESTS,
    ...STAGING_TESTS,
    ...REVIEW_TESTS,
];
/**
 * Tests a server against the contract, one test after the other.
 *
 * @throws {UsageError} if there is no marketplace at the address, or it does not announce a profile that was named.
 */
async function runKit(request) {
    const { profiles, only = () => true, onResult } = request;
    const send = makeSend(request.request, request.base);
    const capabilities = await readCapabilities(send, request.base);
    if (capabilities instanceof Broken) {
        // What a server announces says which tests there are.
        return ACCESS_TESTS.slice(0, 1).map((test) => makeBrokenResult(test, capabilities));
    }
    const announced = listProfiles(capabilities);
    const missing = profiles.find((profile) => !announced.includes(profile));
    if (missing !== undefined) {
        const help = `Leave out --profile ${missing}, or let the server announce it`;
        throw new errors/* UsageError */.eb(`The marketplace does not announce what the profile ${missing} tests`, help);
    }
    const chosen = profiles.length === 0 ? announced : profiles;
    const tests = TESTS.filter((test) => chosen.includes(test.profile) && only(test));
    const issuer = tests.some(({ profile }) => profile === "oidc") ? await request.startIssuer() : undefined;
    const { features, limits } = capabilities;
    const parts = { ...request, send, features, maxArtifactBytes: limits.maxArtifactBytes, issuer };
    const sandbox = makeSandbox(parts, Math.floor(Date.now() / 1000));
    const results = [];
    try {
        for (const test of tests) {
            const result = findReason(test, sandbox) ?? (await runTest(test, sandbox));
            results.push(result);
            onResult?.(result);
        }
    }
    finally {
        if (typeof issuer === "object")
            await issuer.close();
    }
    return results;
}
/** Why a test is not run. */
function findReason(test, sandbox) {
    const untested = test.untested?.(sandbox);
    if (untested !== undefined)
        return { test, status: "untested", reason: `not tested: ${untested}` };
    const reason = test.skip?.(sandbox);
    return reason === undefined ? undefined : { test, status: "skipped", reason };
}
async function runTest(test, sandbox) {
    try {
        await test.run(sandbox);
        return { test, status: "passed" };
    }
    catch (error) {
        if (error instanceof Broken)
            return makeBrokenResult(test, error);
        if (error instanceof Unanswered)
            return { test, status: "unanswered", found: error.message };
        throw error;
    }
}
function makeBrokenResult(test, { rule, message }) {
    return { test, status: "broken", rule, found: message };
}
async function readCapabilities(send, base) {
    try {
        const { status, value, words } = await send({ method: "GET", path: "/capabilities" });
        if (status === 200)
            return value;
        if (status === 401 || status === 403)
            return new Broken("capabilities-open", words);
        throw new Unanswered(words);
    }
    catch (error) {
        if (error instanceof Broken && error.rule.id === "answer-form")
            return error;
        if (!(error instanceof Broken || error instanceof Unanswered))
            throw error;
        throw new errors/* UsageError */.eb(`There is no marketplace at ${base}: ${error.message}`, "Give --url the address to which /v1/capabilities is added");
    }
}
function listProfiles({ features, review }) {
    const needs = [
        ["core", true],
        ["oidc", features.includes("oidc")],
        ["validate", features.includes("validate-only")],
        ["staging", features.includes("manual-release")],
        ["review", review?.manual === true],
    ];
    return needs.flatMap(([profile, isAnnounced]) => (isAnnounced ? [profile] : []));
}

// EXTERNAL MODULE: ./build/bundled/network/make-fetch.js + 1 modules
var make_fetch = __webpack_require__(23799);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/workspace/read-file-of-caller.js
var read_file_of_caller = __webpack_require__(34141);
// EXTERNAL MODULE: ./build/bundled/cli/parse.js
var parse = __webpack_require__(9310);
;// CONCATENATED MODULE: ./build/bundled/cli/run-marketplace-verify.js












const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/u;
/** Tests a server against the contract, prints the results, and returns the exit status. */
async function verify(url, { values }) {
    const address = readAddress(url);
    const { PLUGIN_MARKETPLACE_TOKEN: publish, PLUGIN_MARKETPLACE_READ_TOKEN: read } = process.env;
    if (!publish) {
        throw new errors/* UsageError */.eb("There is no token that may publish the plugin", "Set PLUGIN_MARKETPLACE_TOKEN; PLUGIN_MARKETPLACE_READ_TOKEN may have a valid token without that right");
    }
    const plugin = values.get("plugin") ?? "contract-sandbox";
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin) || plugin.length < 3 || plugin.length > 50) {
        throw new errors/* UsageError */.eb(`--plugin is ${(0,safe/* quote */.hD)(plugin)}`, "Give 3 to 50 small letters, digits and single hyphens");
    }
    const named = (values.get("profile") ?? "").split(",").filter((word) => word !== "");
    const profiles = named.map((word) => (0,parse/* readChoice */.Kf)(word, contract/* PROFILES */.jI, "--profile"));
    const seconds = readNumber(values, "timeout", 120, 86_400);
    const issuer = readIssuer(values);
    const results = await runKit({
        plugin,
        profiles,
        seconds,
        base: address,
        tokens: { publish, read: read || undefined },
        reviewSeconds: readNumber(values, "review-timeout", 600, 86_400 * 7),
        request: await (0,make_fetch/* makeFetch */.h)(address, process.env),
        startIssuer: () => startIssuer(address, issuer),
        askReviewer: (decision, version) => {
            (0,print/* printError */.yJ)(`${tool/* TOOL */.js.name}: ${decision} version ${version} of ${plugin} now, with a reason if you reject it\n`);
        },
        onResult: (result) => {
            if (result.status === "broken" || result.status === "unanswered") {
                (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${tool/* TOOL */.js.name}: ${result.test.name}: ${(0,safe/* makeVisible */.Xm)(result.found)}\n`));
            }
        },
    });
    (0,print/* print */.yy)(values.get("format") === "junit" ? formatKitJunit(results) : formatTap(results));
    const untested = results.filter(({ status }) => status === "untested").length;
    if (untested > 0) {
        const others = [...new Set(results.flatMap(({ test, status }) => (status === "untested" ? [] : [test.profile])))];
        const leaveOut = others.length === 0 ? "" : `, or leave it out with --profile ${others.join()}`;
        (0,print/* printError */.yJ)(`${tool/* TOOL */.js.name}: ${String(untested)} tests were not run, so the profile oidc is not tested\nGive --issuer-key and --issuer${leaveOut}\n`);
    }
    return (0,exit_status/* getContractStatus */.z)(results);
}
/** @throws {UsageError} for a key that cannot be read, or an issuer without one. */
function readIssuer(values) {
    const [file, name] = [values.get("issuer-key"), values.get("issuer")];
    const port = readNumber(values, "issuer-port", 4701, 65_535);
    if (file === undefined && name === undefined)
        return { port };
    if (file === undefined || name === undefined || !URL.canParse(name)) {
        const help = "Give both: --issuer-key issuer.pem --issuer https://plugins.example.com/contract-kit";
        throw new errors/* UsageError */.eb("--issuer-key is the key of an issuer, which --issuer names by its address", help);
    }
    const given = (0,read_file_of_caller/* readFileOfCaller */.d)(file);
    if ("refused" in given)
        throw new errors/* UsageError */.eb(`--issuer-key cannot be read: ${given.refused}`, "Give the file of the key");
    return { name, pem: given.bytes };
}
/** An issuer on loopback, whose keys only a server on this machine can fetch, or one that the server trusts already. */
async function startIssuer(address, issuer) {
    const { origin, hostname } = new URL(address);
    if ("pem" in issuer) {
        const opened = await openTestIssuer(issuer.name, issuer.pem, origin);
        (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${tool/* TOOL */.js.name}: the server has to trust ${(0,safe/* makeVisible */.Xm)(opened.address)} with ${opened.keys}\n`));
        return opened;
    }
    if (LOOPBACK.test(hostname))
        return startTestIssuer(issuer.port, origin);
    return `${hostname} is not this machine, so it cannot fetch the keys of an issuer here. --issuer-key and --issuer name one that it trusts`;
}
/** @throws {UsageError} for what a token must not be sent to. */
function readAddress(url) {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    const isSafe = address?.protocol === "https:" || (address?.protocol === "http:" && LOOPBACK.test(address.hostname));
    if (!address || !isSafe || address.username !== "" || address.search !== "" || address.hash !== "") {
        throw new errors/* UsageError */.eb(`--url is ${(0,safe/* quote */.hD)(url, 200)}`, "Give an https address; http only for this machine itself");
    }
    return address.href.replace(/\/$/u, "");
}
function readNumber(values, name, otherwise, most) {
    const text = values.get(name) ?? String(otherwise);
    if (/^\d{1,9}$/u.test(text) && Number(text) <= most)
        return Number(text);
    throw new errors/* UsageError */.eb(`--${name} is ${(0,safe/* quote */.hD)(text)}, but must be a number up to ${String(most)}`, `Write --${name} ${String(otherwise)}`);
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

/***/ 47277:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ formatJson; }
/* harmony export */ });
function formatJson(status, value, headers = {}) {
    return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(value) };
}


/***/ }),

/***/ 61558:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ html; }
/* harmony export */ });
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58415);

/** Joins HTML. Every value that is not HTML itself is escaped. */
function html(strings, ...parts) {
    return { html: strings.map((text, at) => `${text}${format(parts[at])}`).join("") };
}
function format(part) {
    if (part === undefined)
        return "";
    if (typeof part === "string" || typeof part === "number")
        return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(String(part));
    return "html" in part ? part.html : part.map((one) => one.html).join("");
}


/***/ }),

/***/ 96292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ listen; },
/* harmony export */   U: function() { return /* binding */ isLoopback; }
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);


const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
const ANY_HOST = new Set(["0.0.0.0", "::"]);
/**
 * @param reportCrash gets a fault of this tool; its request is answered with 500.
 * @throws {UsageError} if nothing can listen there.
 */
async function listen({ host, port }, reportCrash) {
    let serve = () => undefined;
    const ready = new Promise((resolve) => {
        serve = resolve;
    });
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)((request, response) => {
        void ready
            .then((handle) => answerRequest(handle, request, response, { host, reportCrash }))
            .catch((error) => {
            response.destroy(error instanceof Error ? error : undefined);
        });
    });
    await start(server, { host, port });
    const address = server.address();
    const bound = typeof address === "object" && address ? address.port : port;
    const name = ANY_HOST.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
    return {
        base: `http://${name}:${String(bound)}`,
        serve,
        close: () => new Promise((resolve) => {
            server.close(() => {
                resolve();
            });
            server.closeAllConnections();
        }),
    };
}
function isLoopback(host) {
    return LOOPBACK.has(host);
}
function start(server, { host, port }) {
    return new Promise((resolve, reject) => {
        server.once("error", (error) => {
            const isTaken = error.code === "EADDRINUSE";
            const words = isTaken ? `Port ${String(port)} is taken` : `The server cannot listen: ${error.message}`;
            const help = isTaken ? "Give --port another one, or 0 for any that is free" : "Give --host and --port others";
            reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(words, help));
        });
        server.listen(port, host, resolve);
    });
}
async function answerRequest(handle, request, response, { host, reportCrash }) {
    const answer = isKnownHost(request.headers.host, host)
        ? await answerSafely(handle, read(request), reportCrash)
        : WRONG_HOST;
    if (answer.stream && request.method !== "HEAD") {
        response.writeHead(answer.status, { ...COMMON, ...answer.headers });
        const end = answer.stream((text) => response.write(text));
        response.once("close", end);
        return;
    }
    const body = answer.body === undefined ? undefined : Buffer.from(answer.body);
    const hasBody = answer.status !== 204 && answer.status !== 304;
    response.writeHead(answer.status, {
        ...COMMON,
        ...answer.headers,
        ...(answer.cookies && { "Set-Cookie": [...answer.cookies] }),
        ...(hasBody && { "Content-Length": String(body?.length ?? 0) }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
}
const COMMON = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
/** A page elsewhere can name this server by a host of its own, and then read what it answers. */
function isKnownHost(given, host) {
    if (ANY_HOST.has(host))
        return true;
    const name = (given ?? "").replace(/:\d+$/u, "").replace(/^\[|\]$/gu, "");
    return name === host || (LOOPBACK.has(host) && LOOPBACK.has(name));
}
const WRONG_HOST = makeProblem(400, "malformed-request", "The header Host does not name this server");
async function answerSafely(handle, asked, reportCrash) {
    try {
        return await handle(asked);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        // A client that goes away in the middle of its request is none.
        if (!("code" in error && error.code === "ECONNRESET"))
            reportCrash(error);
        return makeProblem(500, "internal-error", "The server has a fault");
    }
}
function makeProblem(status, code, title) {
    const body = JSON.stringify({ type: "about:blank", title, status, code, retryable: status >= 500 });
    return { status, headers: { "Content-Type": "application/problem+json" }, body };
}
function read(request) {
    const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/su);
    const headers = Object.entries(request.headers).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []);
    return {
        method: request.method ?? "GET",
        path,
        query: new URLSearchParams(query),
        headers: Object.fromEntries(headers),
        readBody: (most) => readBody(request, most),
    };
}
async function readBody(request, most) {
    const pieces = [];
    let size = 0;
    if (Number(request.headers["content-length"] ?? 0) > most)
        return undefined;
    for await (const piece of request) {
        size += piece.length;
        if (size > most)
            return undefined;
        pieces.push(piece);
    }
    return Buffer.concat(pieces);
}


/***/ }),

/***/ 58415:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ escapeXml; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Escapes a text to one harmless line inside XML or HTML, between tags or in an attribute with double quotes. */
function escapeXml(text) {
    return (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(text)
        .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
        .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}


/***/ })

};
;