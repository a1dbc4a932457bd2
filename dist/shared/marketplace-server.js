"use strict";
exports.id = 92;
exports.ids = [92];
exports.modules = {
    47111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readFileOfCaller = (function readFileOfCaller(path, repository, largest = MAX_FILE_BYTES) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
            }
            catch (error) {
                if (!(0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
                    throw error;
                return { refused: error.message, missing: error.code === "ENOENT" };
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!stat.isFile())
                    return { refused: "it is not a regular file", missing: false };
                if (stat.size > largest)
                    return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
                if (repository !== undefined && (0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, path) !== undefined) {
                    const opened = (0, _opened_path_js__WEBPACK_IMPORTED_MODULE_2__.S)(file, path, stat);
                    if (opened === undefined)
                        return { refused: "it was replaced while it was read", missing: false };
                    if ((0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, opened) === undefined) {
                        return { refused: "it is a link that points outside the repository", missing: false };
                    }
                }
                return { bytes: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            d: (function () { return readFileOfCaller; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77505);
        var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75479);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67204);
        const MIB = 1024 * 1024;
        const MAX_FILE_BYTES = 256 * MIB;
        const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    }),
    3897: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            makeAdministration: function () { return makeAdministration; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var backup = __webpack_require__(25262);
        var refused = __webpack_require__(81894);
        ;
        function markVersion(record, mark, reason, now) {
            if (record.state !== "published") {
                const words = `Version ${record.version} is ${record.state}; only what is published can be marked`;
                throw new refused.Lw("invalid-state", words);
            }
            const next = { ...record, revision: record.revision + 1, updatedAt: now > record.updatedAt ? now : record.updatedAt };
            const { yanked, deprecated, ...plain } = next;
            switch (mark) {
                case "yank":
                    return { ...next, yanked: { reason, at: now } };
                case "unyank":
                    return { ...plain, ...(deprecated && { deprecated }) };
                case "deprecate":
                    return { ...next, deprecated: { message: reason, at: now } };
                case "undeprecate":
                    return { ...plain, ...(yanked && { yanked }) };
                case "take-down":
                    return { ...next, state: "withdrawn", takenDown: { reason, at: now } };
                case "critical":
                    return { ...next, critical: true };
                case "uncritical":
                    return { ...next, critical: false };
            }
        }
        var open_database = __webpack_require__(15122);
        var storage = __webpack_require__(95392);
        var path_of_file = __webpack_require__(49490);
        var print = __webpack_require__(51235);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var print_report = __webpack_require__(98077);
        var own_command = __webpack_require__(74285);
        ;
        const DATA = {
            name: "data",
            value: "FOLDER",
            help: "The data folder of the server, which may be running; marketplace-data in this folder by default",
        };
        const REASON = { name: "reason", value: "TEXT", help: "The reason, which anyone can read" };
        const UNDO = { name: "undo", help: "Undo it" };
        const OPTIONS = {
            owner: [
                {
                    name: "plugin",
                    value: "ID",
                    repeats: true,
                    help: "A plugin that the owner may publish; new plugins need no entry",
                },
            ],
            token: [
                { name: "owner", value: "NAME", help: "The owner of the token" },
                {
                    name: "may",
                    value: "WHAT",
                    choices: ["publish", "read", "review"],
                    help: "The permission; publish by default, only for the owner's plugins",
                },
                { name: "days", value: "NUMBER", help: "The number of days that it is valid; without it, until you revoke it" },
            ],
            yank: [REASON, UNDO],
            deprecate: [REASON, UNDO],
            "take-down": [REASON],
            critical: [UNDO],
            audit: [{ name: "most", value: "NUMBER", help: "The maximum number of entries; 100 by default" }],
            backup: [],
            restore: [],
        };
        function makeAdministration(name) {
            return { options: [...OPTIONS[name], DATA], run: (call) => administer(name, call) };
        }
        const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
        const MAX_REASON_LENGTH = 1000;
        async function administer(name, call) {
            const data = (0, external_node_path_.resolve)((0, print_report.U5)(), call.values.get("data") ?? "marketplace-data");
            if (name === "backup" || name === "restore") {
                (0, print.yy)((0, safe.RU)(await copyMarketplace(name, data, call)));
                return exit_status.dc.pass;
            }
            const storage = await openExisting(data);
            try {
                const lines = work(name, storage, call);
                (0, print.yy)((0, safe.RU)(lines.map((line) => `${(0, safe.Xm)(line)}\n`).join("")));
                return exit_status.dc.pass;
            }
            catch (error) {
                if (error instanceof refused.Lw)
                    throw new errors.eb(error.message, `For help, run: ${(0, own_command.xh)(`marketplace ${name} --help`)}`);
                throw error;
            }
            finally {
                storage.close();
            }
        }
        function work(name, storage, call) {
            switch (name) {
                case "owner":
                    return changeOwners(storage, call);
                case "token":
                    return changeTokens(storage, call);
                case "audit":
                    return listAudit(storage, call);
                default:
                    return [mark(name, storage, call)];
            }
        }
        function changeOwners(storage, { arguments: [what, owner], values }) {
            if (what === "list") {
                const rows = [...storage.owners.listOwners()];
                return rows.map(([name, plugins]) => `${name}: ${plugins.length === 0 ? "no plugin yet" : plugins.join(", ")}`);
            }
            const plugins = (values.get("plugin") ?? "").split(",").filter((id) => id !== "");
            const wrong = plugins.find((id) => !ID.test(id));
            if (what !== "add" || owner === undefined || !/^[\w.-]{1,100}$/u.test(owner) || wrong !== undefined) {
                throw new errors.eb(wrong === undefined ? "An owner is added by a name" : `--plugin is ${(0, safe.hD)(wrong)}, which is not an id`, "Write marketplace owner add weather-team --plugin weather-widget");
            }
            storage.change("owner", () => {
                storage.owners.addOwner(owner, plugins, now());
                storage.audit.add({ at: now(), actor: "operator", action: `add owner ${owner}`, details: plugins.join(" ") });
            });
            return [`${owner} may publish ${plugins.length === 0 ? "new plugins" : `${plugins.join(", ")} and new plugins`}`];
        }
        function changeTokens(storage, { arguments: [what, id], values }) {
            const { owners } = storage;
            if (what === "list") {
                return owners.listTokens().map(({ owner, power, createdAt, expiresAt, lastUsedAt, revokedAt, id: token }) => {
                    const ends = revokedAt !== undefined ? `revoked ${revokedAt}` : `valid until ${expiresAt ?? "it is revoked"}`;
                    return `${token}  ${owner}  ${power}  made ${createdAt}  used ${lastUsedAt ?? "never"}  ${ends}`;
                });
            }
            if (what === "revoke" && id !== undefined) {
                const isRevoked = storage.change("revoke", () => {
                    const isFound = owners.revokeToken(id, now());
                    if (isFound)
                        storage.audit.add({ at: now(), actor: "operator", action: `revoke token ${id}` });
                    return isFound;
                });
                if (isRevoked)
                    return [`${id} is revoked`];
                throw new errors.eb(`There is no token ${(0, safe.hD)(id)} that is valid`, "See marketplace token list");
            }
            const owner = values.get("owner") ?? "";
            if (what !== "create")
                throw new errors.eb("Specify what to do with tokens", "Write create, list or revoke ID");
            if (!owners.hasOwner(owner)) {
                throw new errors.eb(`There is no owner ${(0, safe.hD)(owner)}`, "Write marketplace owner add NAME, and give --owner NAME");
            }
            const power = (values.get("may") ?? "publish");
            const expiresAt = readExpiry(values.get("days"));
            const made = storage.change("token", () => {
                const created = owners.createToken({ owner, power, expiresAt }, now());
                storage.audit.add({
                    at: now(),
                    actor: "operator",
                    action: `make token ${created.id}`,
                    details: `${owner} ${power}`,
                });
                return created;
            });
            return [`${made.id} of ${owner}, to ${power}. It is shown once, and only its hash is kept:`, made.token];
        }
        function readExpiry(days) {
            if (days === undefined)
                return undefined;
            if (/^[1-9]\d{0,3}$/u.test(days))
                return new Date(Date.now() + Number(days) * 86400000).toISOString();
            throw new errors.eb(`--days is ${(0, safe.hD)(days)}`, "Write a number from 1 to 9999");
        }
        function mark(name, storage, { arguments: [named = ""], switches, values }) {
            const [, pluginId = "", version = ""] = /^([a-z0-9-]+)@(.+)$/u.exec(named) ?? [];
            if (version === "")
                throw new errors.eb(`${(0, safe.hD)(named)} names no version`, "Write the id and the version: weather-widget@1.4.0");
            const isUndone = switches.has("undo");
            const reason = (values.get("reason") ?? "").trim();
            if (reason.length > MAX_REASON_LENGTH || (reason === "" && !isUndone && name !== "critical")) {
                throw new errors.eb("A reason is missing, or too long", `Give --reason with at most ${String(MAX_REASON_LENGTH)} characters`);
            }
            const what = `${isUndone ? "un" : ""}${name}`;
            storage.change(what, () => {
                const record = storage.findVersion(pluginId, version);
                if (!record)
                    throw new refused.Lw("version-not-found", `There is no version ${version} of ${pluginId}`);
                storage.saveVersion(markVersion(record, what, reason, now()));
                storage.audit.add({ at: now(), actor: "operator", action: what, plugin: pluginId, version, details: reason });
            });
            return `${pluginId}@${version}: ${what}`;
        }
        function listAudit(storage, { arguments: [plugin], values }) {
            const most = values.get("most") ?? "100";
            if (!/^[1-9]\d{0,6}$/u.test(most))
                throw new errors.eb(`--most is ${(0, safe.hD)(most)}`, "Write --most 100");
            return storage.audit.list({ plugin, most: Number(most) }).map((entry) => JSON.stringify(entry));
        }
        async function copyMarketplace(name, data, { arguments: [given] }) {
            if (given === undefined)
                throw new errors.eb("A folder is missing", `Write marketplace ${name} FOLDER`);
            const folder = (0, external_node_path_.resolve)((0, print_report.U5)(), given);
            const [from, to] = name === "backup" ? [data, folder] : [folder, data];
            requireMarketplace(from);
            try {
                const { archives, images } = await (name === "backup" ? backup.vm : backup.PF)(from, to);
                return `${(0, safe.Xm)(to)} has everything: ${String(archives)} archives and ${String(images)} images, each with its own hash\n`;
            }
            catch (error) {
                if (error instanceof open_database.kY && name === "restore") {
                    throw new errors.eb(error.message, "Use another backup: nothing was restored");
                }
                if (error instanceof Error && ((0, open_database.I4)(error) || (0, open_database.uq)(error))) {
                    throw new errors.eb(`${(0, safe.hD)(to, 200)} cannot be used: ${error.message}`, "Name another folder");
                }
                if (!(error instanceof path_of_file.p))
                    throw error;
                throw new errors.eb(`${(0, safe.hD)(to, 200)} is not empty`, "Give the name of a new folder: nothing is ever overwritten");
            }
        }
        async function openExisting(data) {
            requireMarketplace(data);
            return (0, storage.k)(await (0, open_database.qI)(data));
        }
        function requireMarketplace(folder) {
            if ((0, disk.h1)(folder) === undefined || !(0, open_database.A0)(folder)) {
                throw new errors.eb(`${(0, safe.hD)(folder, 200)} is not the folder of a marketplace`, "Set --data to the folder of the server");
            }
        }
        function now() {
            return new Date().toISOString();
        }
    }),
    34293: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            marketplaceServe: function () { return marketplaceServe; }
        });
        var transitions_namespaceObject = {};
        __webpack_require__.r(transitions_namespaceObject);
        __webpack_require__.d(transitions_namespaceObject, {
            approve: function () { return approve; },
            conclude: function () { return conclude; },
            declare: function () { return declare; },
            receive: function () { return receive; },
            reject: function () { return reject; },
            release: function () { return release; },
            requireOwnNumber: function () { return requireOwnNumber; },
            startValidation: function () { return startValidation; },
            withdraw: function () { return withdraw; }
        });
        var programs = __webpack_require__(89673);
        var external_node_path_ = __webpack_require__(76760);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var owners = __webpack_require__(66256);
        var http_listener = __webpack_require__(88428);
        var errors = __webpack_require__(42719);
        var safe = __webpack_require__(47313);
        ;
        function readPublicUrl(text) {
            const url = URL.canParse(text) ? new URL(text) : undefined;
            const name = url?.hostname.replace(/^\[|\]$/gu, "") ?? "";
            const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && (0, http_listener.U9)(name));
            const isPlain = url?.username === "" && url.password === "" && url.search === "" && url.hash === "";
            if (url && isSafe && isPlain && /^[\w./~-]*$/u.test(url.pathname))
                return url.href.replace(/\/+$/u, "");
            throw new errors.eb(`--public-url is ${(0, safe.hD)(text, 200)}`, "Give an https URL, such as https://plugins.example.com/market; http only for this machine itself");
        }
        function findBasePath(base) {
            return new URL(base).pathname.replace(/\/+$/u, "");
        }
        function removeBasePath(path, base) {
            const prefix = findBasePath(base);
            if (prefix === "" || !(path === prefix || path.startsWith(`${prefix}/`)))
                return path;
            return path === prefix ? "/" : path.slice(prefix.length);
        }
        ;
        const MAX_FIELD_LENGTH = 500;
        function formatRequestLine({ method, path, status, bytes, milliseconds, id }, client) {
            const line = {
                time: new Date().toISOString(),
                requestId: id,
                client,
                method: (0, safe.ml)((0, safe.Xm)(method), MAX_FIELD_LENGTH),
                path: (0, safe.ml)((0, safe.Xm)(path), MAX_FIELD_LENGTH),
                status,
                bytes,
                milliseconds: Math.round(milliseconds * 10) / 10,
            };
            return `${JSON.stringify(line)}\n`;
        }
        var external_node_net_ = __webpack_require__(77030);
        ;
        function readTrustedProxies(addresses) {
            const trusted = new external_node_net_.BlockList();
            for (const address of addresses)
                addAddress(trusted, address);
            const isTrusted = (address) => (0, external_node_net_.isIP)(address) !== 0 && trusted.check(address, (0, external_node_net_.isIP)(address) === 4 ? "ipv4" : "ipv6");
            return (peer, headers) => {
                let client = unmap(peer);
                const named = (headers["x-forwarded-for"] ?? "").split(",").map((one) => unmap(one.trim()));
                while (isTrusted(client) && named.length > 0) {
                    const next = named.pop() ?? "";
                    if ((0, external_node_net_.isIP)(next) === 0)
                        break;
                    client = next;
                }
                return client;
            };
        }
        function addAddress(trusted, text) {
            const [address = "", length] = text.split("/");
            const family = (0, external_node_net_.isIP)(address) === 4 ? "ipv4" : "ipv6";
            const most = family === "ipv4" ? 32 : 128;
            const isLength = length === undefined || (/^\d{1,3}$/u.test(length) && Number(length) <= most);
            if ((0, external_node_net_.isIP)(address) === 0 || !isLength) {
                throw new errors.eb(`--trusted-proxy is ${(0, safe.hD)(text)}`, "Give the address of the proxy, such as 127.0.0.1, or its network, such as 10.0.0.0/8");
            }
            trusted.addSubnet(address, length === undefined ? most : Number(length), family);
        }
        function unmap(address) {
            return address.replace(/^::ffff:(?=\d+\.)/iu, "");
        }
        var json_object = __webpack_require__(34367);
        var read_file_of_caller = __webpack_require__(47111);
        var operations = __webpack_require__(6853);
        ;
        const GITHUB = "https://token.actions.githubusercontent.com";
        const HELP = 'Write {"publishers": [{"plugin": "...", "repository_id": "...", "repository_owner_id": "...", "workflow": ".github/workflows/release.yml"}]}';
        const NEEDED = ["plugin", "repository_id", "repository_owner_id", "workflow"];
        const MORE = ["issuer", "environment"];
        function readTrust(file) {
            if (file === undefined)
                return { issuers: {}, publishers: [] };
            const given = (0, read_file_of_caller.d)(file);
            if ("refused" in given)
                throw new errors.eb(`${(0, safe.hD)(file, 200)} cannot be read: ${given.refused}`, HELP);
            const value = (0, operations.Vh)(given.bytes)?.value;
            if (!(0, json_object.Gv)(value))
                throw new errors.eb(`${(0, safe.hD)(file, 200)} is not a JSON object`, HELP);
            const { issuers = {}, publishers } = value;
            if (!(0, json_object.Gv)(issuers) || !Array.isArray(publishers) || publishers.length === 0) {
                throw new errors.eb(`${(0, safe.hD)(file, 200)} lists no publishers`, HELP);
            }
            const addresses = Object.entries({ [GITHUB]: `${GITHUB}/.well-known/jwks`, ...issuers }).map(([issuer, address]) => {
                if (typeof address === "string" && URL.canParse(address))
                    return [issuer, address];
                throw new errors.eb(`The keys of the issuer ${(0, safe.hD)(issuer)} have no address`, "Give the URL of its JWKS");
            });
            const read = publishers.map(readPublisher);
            for (const [at, { issuer }] of read.entries()) {
                if (addresses.some(([known]) => known === issuer))
                    continue;
                const help = `Give the URL of its JWKS in "issuers": {"${issuer}": "https://..."}`;
                throw new errors.eb(`The issuer ${(0, safe.hD)(issuer)} of the publisher ${String(at + 1)} has no keys`, help);
            }
            const trusted = addresses.filter(([known]) => read.some(({ issuer }) => issuer === known));
            return { issuers: Object.fromEntries(trusted), publishers: read };
        }
        function readPublisher(value, at) {
            const known = [...NEEDED, ...MORE];
            const publisher = (0, json_object.Gv)(value) ? value : {};
            const wrong = NEEDED.find((key) => typeof publisher[key] !== "string" || publisher[key] === "") ??
                Object.keys(publisher).find((key) => !known.includes(key) || typeof publisher[key] !== "string");
            if (wrong !== undefined) {
                throw new errors.eb(`The publisher ${String(at + 1)} has no valid ${(0, safe.hD)(wrong)}: ids are texts`, HELP);
            }
            const { issuer = GITHUB, ...rest } = publisher;
            return { ...rest, issuer };
        }
        var durable_file = __webpack_require__(20118);
        var data_folder = __webpack_require__(37169);
        var remote = __webpack_require__(87315);
        var decode_jwt = __webpack_require__(77961);
        var verify = __webpack_require__(25057);
        var util_errors = __webpack_require__(5674);
        var job_values = __webpack_require__(21692);
        var refused = __webpack_require__(81894);
        ;
        const RULES = {
            algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"],
            clockTolerance: 30,
            requiredClaims: ["exp", "jti"],
        };
        const UNSAFE_EVENTS = ["pull_request_target", "workflow_run"];
        function makeIdentityVerifier(issuers, audience) {
            const keys = new Map(Object.entries(issuers).map(([issuer, address]) => [
                issuer,
                (0, remote.RD)(new URL(address), { timeoutDuration: 5000, cooldownDuration: 1000 }),
            ]));
            return async (token) => {
                try {
                    const issuer = (0, decode_jwt.i)(token).iss ?? "";
                    const key = keys.get(issuer);
                    if (!key)
                        throw new refused.Lw("oidc-invalid-token", "The identity token is not of an issuer that is trusted here");
                    const { payload } = await (0, verify.V)(token, key, { ...RULES, issuer, audience });
                    if ([payload.aud].flat().some((one) => one !== audience)) {
                        throw new refused.Lw("oidc-invalid-token", "The identity token is for other servers, too");
                    }
                    return makeIdentity(issuer, payload);
                }
                catch (error) {
                    if (error instanceof refused.Lw)
                        throw error;
                    throw createRefusal(error);
                }
            };
        }
        function createRefusal(error) {
            const isRejected = error instanceof util_errors.i4 && !(error instanceof util_errors.xb) && error.code !== "ERR_JOSE_GENERIC";
            if (isRejected)
                return new refused.Lw("oidc-invalid-token", `The identity token is refused: ${error.message}`);
            const reason = error instanceof Error ? error.message : String(error);
            return new refused.Lw("temporarily-unavailable", `The keys of the issuer cannot be fetched: ${reason}`);
        }
        function makeIdentity(issuer, payload) {
            const { jti, exp } = payload;
            if (typeof jti !== "string" || jti === "" || exp === undefined) {
                throw new refused.Lw("oidc-invalid-token", "The identity token has no jti");
            }
            const texts = Object.entries(payload).filter((entry) => typeof entry[1] === "string");
            return { issuer, jti, expiresAt: exp, claims: Object.fromEntries(texts) };
        }
        function matchPublisher(publishers, pluginId, { issuer, claims }) {
            const { workflow_ref: workflowRef = "", event_name: event = "" } = claims;
            const workflow = (0, job_values.$m)(workflowRef) ?? "";
            const received = { ...claims, issuer, workflow };
            const unsafe = [];
            if (UNSAFE_EVENTS.includes(event))
                unsafe.push({ claim: "event_name", received: event, expected: [] });
            if ((0, job_values.Av)(workflowRef))
                unsafe.push({ claim: "workflow_ref", received: workflowRef, expected: [] });
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
                throw new refused.Lw("oidc-no-matching-publisher", `No trusted publisher of ${pluginId} matches this workflow`, {
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
        var external_node_url_ = __webpack_require__(73136);
        var marked_processes = __webpack_require__(49299);
        var start_process = __webpack_require__(65638);
        ;
        const CHECK_LIMITS = { seconds: 60, megabytes: 1024 };
        const MEGABYTE = 1024 * 1024;
        const MEMORY_POLL = 50;
        const HEAP_PART = 0.75;
        const MAX_REPLY_BYTES = 64 * MEGABYTE;
        const IDLE_MILLISECONDS = 60000;
        const LINE_FEED = 0x0a;
        function openCheckerProcess(folder, limits) {
            let running;
            let idle;
            const start = () => {
                const heap = `--max-old-space-size=${String(Math.floor(limits.megabytes * HEAP_PART))}`;
                const child = (0, start_process.k)((0, programs.kR)().execPath, [heap, findProgram()], {
                    folder,
                    environment: {},
                    stdio: ["pipe", "pipe", "ignore"],
                });
                child.stdin?.on("error", (() => undefined));
                child.on("error", (() => undefined));
                child.once("close", () => {
                    if (running === child)
                        running = undefined;
                });
                return child;
            };
            const end = () => {
                clearTimeout(idle);
                idle = undefined;
                running?.kill("SIGKILL");
                running = undefined;
            };
            const check = (sha256, pluginId, version) => new Promise((resolve) => {
                clearTimeout(idle);
                idle = undefined;
                const child = (running ??= start());
                const pieces = [];
                let size = 0;
                const finish = () => {
                    clearTimeout(timer);
                    clearInterval(watch);
                    child.stdout?.off("data", onData);
                    child.off("close", onClose);
                    child.off("error", onClose);
                };
                const kill = (why) => {
                    finish();
                    end();
                    resolve({ ended: why });
                };
                const onData = (piece) => {
                    pieces.push(piece);
                    size += piece.length;
                    if (size > MAX_REPLY_BYTES) {
                        kill("its answer was too large");
                        return;
                    }
                    if (piece.at(-1) !== LINE_FEED)
                        return;
                    finish();
                    idle = setTimeout(end, IDLE_MILLISECONDS).unref();
                    resolve(readReply(Buffer.concat(pieces)));
                };
                const onClose = () => {
                    kill("it ended by itself, as it does without memory");
                };
                const timer = setTimeout(() => {
                    kill(`it took longer than ${String(limits.seconds)} seconds`);
                }, limits.seconds * 1000);
                const watch = setInterval(() => {
                    const bytes = child.pid === undefined ? undefined : (0, marked_processes.o)(child.pid);
                    const most = limits.megabytes * MEGABYTE;
                    if (bytes !== undefined && bytes > most)
                        kill(`it took more than ${String(limits.megabytes)} MiB of memory`);
                }, MEMORY_POLL);
                child.stdout?.on("data", onData);
                child.once("close", onClose);
                child.once("error", onClose);
                const order = { file: (0, external_node_path_.join)(folder, sha256), pluginId, version };
                child.stdin?.write(`${JSON.stringify(order)}\n`);
            });
            const warm = () => {
                running ??= start();
                idle ??= setTimeout(end, IDLE_MILLISECONDS).unref();
            };
            return { check, warm, end };
        }
        function readReply(line) {
            const { verdict, read, images } = JSON.parse(line.toString("utf8"));
            const bytes = new Map(images.map(([sha256, text]) => [sha256, Buffer.from(text, "base64")]));
            return { ...verdict, ...(read && { read: { ...read, images: bytes } }) };
        }
        function findProgram() {
            const here = (0, external_node_path_.dirname)((0, external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href));
            if ((0, external_node_path_.basename)(here) !== "archive-checks")
                return (0, external_node_path_.join)((0, external_node_path_.dirname)(here), "archive-checker", "index.js");
            return (0, external_node_path_.join)((0, external_node_path_.dirname)(here), "answer-orders.js");
        }
        function openCheckers(folder, limits) {
            const free = [];
            const all = new Set();
            const take = () => {
                const checker = free.pop() ?? openCheckerProcess(folder, limits);
                all.add(checker);
                return checker;
            };
            return {
                warm() {
                    const checker = take();
                    checker.warm();
                    free.push(checker);
                },
                async check(sha256, pluginId, version) {
                    const checker = take();
                    try {
                        return await checker.check(sha256, pluginId, version);
                    }
                    finally {
                        free.push(checker);
                    }
                },
                end() {
                    for (const checker of all)
                        checker.end();
                },
            };
        }
        var external_node_crypto_ = __webpack_require__(77598);
        var open_database = __webpack_require__(15122);
        ;
        const ALL_ACTIONS = ["validate", "publish", "release", "withdraw"];
        function readCredential(authorization, { tokens, publishers }, storage, now) {
            if (authorization === undefined)
                return undefined;
            const [, token] = /^Bearer ([\x21-\x7e]+)$/iu.exec(authorization) ?? [];
            if (token === undefined)
                throw new refused.Lw("unauthenticated", "The credential is not a bearer token");
            const by = { kind: "static" };
            const everywhere = { kind: "static", covers: (() => true), expiresAt: undefined, by, hash: undefined };
            if (isSameToken(token, tokens.publish))
                return { ...everywhere, actor: "operator", actions: ALL_ACTIONS };
            if (isSameToken(token, tokens.read))
                return { ...everywhere, actor: "reader", actions: [] };
            const owned = storage.owners.findToken(token);
            if (owned)
                return makeOwnerCredential(owned, { storage, publishers }, now);
            const hash = (0, owners.QK)(token);
            const issued = storage.findToken(hash);
            if (!issued || issued.isRevoked)
                throw new refused.Lw("unauthenticated", "The token is unknown or was revoked");
            requireTime(issued.expiresAt, now);
            const { pluginId, actions, expiresAt } = issued;
            const actor = `workflow ${issued.by.workflowRef ?? ""}`;
            return { kind: "oidc", covers: (plugin) => plugin === pluginId, actions, expiresAt, by: issued.by, hash, actor };
        }
        function makeOwnerCredential(token, { storage, publishers, }, now) {
            const { owners, hasPlugin } = storage;
            const { owner, power, expiresAt, revokedAt, id } = token;
            if (revokedAt !== undefined || power === "review") {
                throw new refused.Lw("unauthenticated", "The token is unknown or was revoked");
            }
            requireTime(expiresAt, now);
            const isReserved = (pluginId) => publishers.some(({ plugin }) => plugin === pluginId);
            const covers = (plugin) => owners.ownsPlugin(owner, plugin) || (!owners.isOwned(plugin) && !hasPlugin(plugin) && !isReserved(plugin));
            return {
                kind: "static",
                expiresAt,
                by: { kind: "static" },
                hash: undefined,
                owner: token,
                actor: `owner ${owner}, ${id}`,
                covers: power === "read" ? (() => true) : covers,
                actions: power === "read" ? [] : ALL_ACTIONS,
            };
        }
        function requireTime(expiresAt, now) {
            if (expiresAt === undefined || expiresAt > now)
                return;
            throw new refused.Lw("token-expired", `The token expired at ${expiresAt}`);
        }
        function listActions({ covers, actions }, plugin) {
            return covers(plugin) ? actions : [];
        }
        function requireAction(credential, plugin, action) {
            if (listActions(credential, plugin).includes(action))
                return;
            throw new refused.Lw("forbidden", `This credential may not ${action} ${plugin}`);
        }
        function canSeeEverything(credential, pluginId) {
            return credential?.covers(pluginId) === true;
        }
        function isSameToken(one, other) {
            return (0, external_node_crypto_.timingSafeEqual)(Buffer.from((0, owners.QK)(one)), Buffer.from((0, owners.QK)(other)));
        }
        function noteUse(storage, token, now) {
            try {
                storage.owners.noteUse(token, now);
            }
            catch (error) {
                if (!(0, open_database.uq)(error))
                    throw error;
            }
        }
        var serving_answer = __webpack_require__(76389);
        ;
        function rereadCredential({ marketplace: { settings, storage, now }, asked, }) {
            return readCredential(asked.headers["authorization"], settings, storage, now());
        }
        function requireAuthority(call, action) {
            const credential = rereadCredential(call);
            if (!credential)
                throw new refused.Lw("unauthenticated", "A credential is needed");
            requireAction(credential, call.values["pluginId"] ?? "", action);
            return credential;
        }
        var version_record = __webpack_require__(18874);
        ;
        const PAGE = 50;
        const MAX_PAGE_BYTES = 1024 * 1024;
        const MAX_WAIT_SECONDS = 30;
        function getCapabilities({ marketplace }) {
            return (0, serving_answer.I)(200, marketplace.capabilities);
        }
        function getAccess({ marketplace, credential, values: { pluginId = "" } }) {
            if (!credential)
                throw new refused.Lw("unauthenticated", "A credential is needed");
            const { kind, expiresAt } = credential;
            const actions = [...listActions(credential, pluginId)];
            if (actions.includes("publish"))
                marketplace.warmChecker();
            const access = {
                pluginId,
                exists: marketplace.storage.hasPlugin(pluginId),
                actions,
                credential: { kind, ...(expiresAt !== undefined && { expiresAt }) },
            };
            return (0, serving_answer.I)(200, access);
        }
        function listVersions({ marketplace, asked, credential, values: { pluginId = "" } }) {
            const { storage, settings } = marketplace;
            const cursor = asked.query.get("cursor");
            const before = cursor === null ? undefined : readCursor(cursor);
            const channel = asked.query.get("channel") ?? undefined;
            const publishedOnly = !canSeeEverything(credential, pluginId);
            const query = { pluginId, before, most: PAGE + 1, mostBytes: MAX_PAGE_BYTES, channel, publishedOnly };
            const shown = storage.listVersions(query).slice(0, PAGE);
            const last = shown.at(-1);
            const hasMore = last && storage.listVersions({ ...query, before: last.sequence, most: 1 }).length > 0;
            const page = {
                items: shown.map(({ record }) => (0, version_record.mM)(record, { base: settings.base, key: storage.pages.makeKey(record), withNotes: false })),
                ...(hasMore && { nextCursor: Buffer.from(String(last.sequence)).toString("base64url") }),
            };
            return (0, serving_answer.I)(200, page);
        }
        async function getVersion(call) {
            const { marketplace, asked, values } = call;
            const { pluginId = "", version = "" } = values;
            const first = requireShown(call);
            const known = asked.headers["if-none-match"];
            const seconds = readWait(asked.headers["prefer"]);
            const isOpen = ["received", "validating", "in-review"].includes(first.state);
            const waits = seconds > 0 && isOpen && (known === undefined || known === (0, version_record.aF)(first));
            if (waits) {
                const limits = { milliseconds: seconds * 1000, gone: asked.gone };
                await marketplace.jobs.waitForChange(pluginId, version, limits);
            }
            const record = waits ? requireShown({ ...call, credential: rereadCredential(call) }) : first;
            return formatVersion(marketplace, record, { known });
        }
        function formatVersion({ settings: { base }, storage }, record, { known, status = 200 } = {}) {
            const headers = { ETag: (0, version_record.aF)(record), ...formatRetryAfter(record) };
            if (known === (0, version_record.aF)(record))
                return { status: 304, headers };
            const page = (0, version_record.mM)(record, { base, key: storage.pages.makeKey(record) });
            const location = status === 201 || status === 202 ? { Location: `${base}/v1${(0, version_record.il)(record)}` } : {};
            return (0, serving_answer.I)(status, page, { ...headers, ...location });
        }
        function requireShown({ marketplace, credential, values: { pluginId = "", version = "" }, }) {
            const record = marketplace.storage.findVersion(pluginId, version);
            if (record && (record.state === "published" || canSeeEverything(credential, pluginId)))
                return record;
            throw new refused.Lw("version-not-found", `There is no version ${version} of ${pluginId}`);
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
            throw new refused.Lw("malformed-request", "The cursor is not one of this server");
        }
        function readWait(prefer) {
            const [, seconds = "0"] = /(?:^|[,;]\s*)wait=(\d{1,6})(?=$|[,;\s])/iu.exec(prefer ?? "") ?? [];
            return Math.min(Number(seconds), MAX_WAIT_SECONDS);
        }
        var sums = __webpack_require__(15456);
        var hash = __webpack_require__(88512);
        ;
        function putVersion(call) {
            const { marketplace, asked, values, body, now } = call;
            const { storage, settings, transitions, jobs } = marketplace;
            const { pluginId = "", version = "" } = values;
            const input = (0, operations.Vh)(body)?.value;
            const { mediaType, size } = input.artifact;
            if (mediaType !== "application/zip")
                throw new refused.Lw("unsupported-media-type", "This server takes archives in ZIP");
            if (size > settings.maxArtifactBytes) {
                const most = String(settings.maxArtifactBytes);
                throw new refused.Lw("artifact-too-large", `The archive has ${String(size)} bytes, and at most ${most} are taken`);
            }
            const ifMatch = asked.headers["if-match"];
            const { outcome, record } = storage.change(`declare ${pluginId}@${version}`, () => {
                const credential = requireAuthority(call, "publish");
                const existing = storage.findVersion(pluginId, version);
                transitions.requireOwnNumber(storage.listSameNumber(pluginId, version), version);
                const declared = transitions.declare(existing, { pluginId, version, input, ifMatch, by: credential.by }, now);
                if (declared.outcome !== "same") {
                    claimPlugin(storage, credential, pluginId, now);
                    storage.saveVersion(declared.record);
                    const action = `declare: ${declared.outcome}`;
                    storage.audit.add({ at: now, actor: credential.actor, action, plugin: pluginId, version });
                }
                return declared;
            });
            jobs.announceChange(pluginId, version);
            return formatVersion(marketplace, record, { status: outcome === "created" ? 201 : 200 });
        }
        function putArtifact(call) {
            const { marketplace, asked, values, body, now } = call;
            const { storage, archives, transitions, jobs } = marketplace;
            const { pluginId = "", version = "" } = values;
            const sha256 = requireDigest(asked.headers["repr-digest"], body);
            const declared = requireDeclaredVersion(marketplace, pluginId, version);
            requireMediaType(asked.headers["content-type"], declared.artifact.mediaType);
            requireDeclared(declared, sha256, body);
            if (declared.state === "awaiting-upload")
                archives.keep(sha256, body);
            const received = storage.change(`receive ${pluginId}@${version}`, () => {
                requireAuthority(call, "publish");
                const current = requireDeclaredVersion(marketplace, pluginId, version);
                requireDeclared(current, sha256, body);
                const next = transitions.receive(current, now);
                if (next)
                    storage.saveVersion(next);
                return next;
            });
            if (!received)
                return formatVersion(marketplace, requireDeclaredVersion(marketplace, pluginId, version));
            jobs.announceChange(pluginId, version);
            jobs.checkVersion(pluginId, version);
            return formatVersion(marketplace, received, { status: 202 });
        }
        function releaseVersion(call) {
            return move(call, "release");
        }
        function withdrawVersion(call) {
            return move(call, "withdraw");
        }
        function requireDigest(header, bytes) {
            const sha256 = (0, sums.jH)(bytes);
            const declared = (0, hash.B7)(header ?? "");
            if (declared === sha256)
                return sha256;
            throw new refused.Lw("digest-mismatch", `The bytes have the SHA-256 ${sha256}, and Repr-Digest says ${declared}`);
        }
        function claimPlugin({ owners, hasPlugin }, credential, pluginId, now) {
            const owner = credential.owner?.owner;
            if (owner !== undefined && !hasPlugin(pluginId))
                owners.addOwner(owner, [pluginId], now);
        }
        function move(call, name) {
            const { marketplace, values, now } = call;
            const { storage, transitions, jobs } = marketplace;
            const { pluginId = "", version = "" } = values;
            const record = storage.change(`${name} ${pluginId}@${version}`, () => {
                const { actor } = requireAuthority(call, name);
                const current = requireDeclaredVersion(marketplace, pluginId, version);
                const moved = transitions[name](current, now);
                if (moved) {
                    storage.saveVersion(moved);
                    storage.audit.add({ at: now, actor, action: name, plugin: pluginId, version });
                }
                return moved ?? current;
            });
            jobs.announceChange(pluginId, version);
            return formatVersion(marketplace, record);
        }
        function requireDeclaredVersion({ storage }, pluginId, version) {
            const record = storage.findVersion(pluginId, version);
            if (record)
                return record;
            throw new refused.Lw("version-not-found", `There is no version ${version} of ${pluginId}`);
        }
        function requireDeclared({ artifact }, sha256, { length }) {
            if (artifact.sha256 === sha256 && artifact.size === length)
                return;
            const declared = `SHA-256 ${artifact.sha256} and ${String(artifact.size)} bytes`;
            throw new refused.Lw("digest-mismatch", `Declared were ${declared}; sent were SHA-256 ${sha256} and ${String(length)}`);
        }
        function requireMediaType(header, declared) {
            if ((header ?? "").split(";")[0]?.trim().toLowerCase() === declared)
                return;
            throw new refused.Lw("unsupported-media-type", `The archive was declared as ${declared}`);
        }
        var versions = __webpack_require__(38537);
        var catalog_listing = __webpack_require__(31410);
        ;
        function presentPlugin(row, base) {
            const { pluginId, name, description, author, category, type, permissions, version, publishedAt } = row;
            const { icon, yanked, deprecated } = row;
            return {
                pluginId,
                name,
                description,
                author,
                category,
                type,
                permissions,
                version,
                publishedAt,
                ...(yanked && { yanked }),
                ...(deprecated && { deprecated }),
                ...(icon !== undefined && { icon: { url: findImageAddress(row, icon, base), path: icon } }),
                publicUrl: `${base}/plugins/${row.pluginId}`,
            };
        }
        function presentListing(row, listing, { items, nextCursor }, countLeft, base) {
            const { readme, changelog, keywords, links, license, minHostVersion, maxHostVersion } = listing;
            const omitted = { ...listing.omitted, ...(nextCursor !== undefined && { versions: countLeft() }) };
            return {
                ...presentPlugin(row, base),
                readme,
                changelog,
                links,
                keywords: [...keywords],
                screenshots: listing.screenshots.map(({ path }) => ({ url: findImageAddress(row, path, base), path })),
                ...(license !== undefined && { license }),
                ...(minHostVersion !== undefined && { minHostVersion }),
                ...(maxHostVersion !== undefined && { maxHostVersion }),
                versions: items.map((summary) => presentListedVersion(summary, base)),
                ...(Object.keys(omitted).length > 0 && { omitted }),
            };
        }
        function findArchiveAddress(record, base) {
            return `${base}/v1${(0, version_record.il)(record)}/artifact`;
        }
        function presentListedVersion(summary, base) {
            const { version, channel, artifact, createdAt, publishedAt = createdAt, yanked, deprecated, critical } = summary;
            return {
                version,
                channel,
                publishedAt,
                artifact,
                downloadUrl: findArchiveAddress(summary, base),
                ...(yanked && { yanked }),
                ...(deprecated && { deprecated }),
                ...(critical !== undefined && { critical }),
            };
        }
        function findImageAddress({ pluginId, version }, path, base) {
            return `${base}${findFileAddress(pluginId, version, path)}`;
        }
        function findFileAddress(pluginId, version, path) {
            return `/files/${pluginId}/${encodeURIComponent(version)}/${path.split("/").map(encodeURIComponent).join("/")}`;
        }
        ;
        const HANDLERS = {
            getCapabilities: { run: getCapabilities, isOpen: true },
            exchangeToken: { run: exchangeToken, isOpen: true },
            revokeToken: { run: revokeToken, isOpen: true },
            listPlugins: { run: listPlugins, isOpen: true },
            getPlugin: { run: getPlugin, isOpen: true },
            getLatest: { run: getLatest, isOpen: true },
            getArtifact: { run: getArtifact },
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
                authorize(call) {
                    requireAuthority(call, action);
                },
            };
        }
        const LIFETIME_MINUTES = 20;
        async function exchangeToken({ marketplace, body, now }) {
            const { settings, storage, verifyIdentity } = marketplace;
            if (settings.publishers.length === 0)
                throw new refused.Lw("not-found", "This server trusts no publisher");
            const { token, pluginId, actions } = (0, operations.Vh)(body)?.value;
            const identity = await verifyIdentity(token);
            const isFirst = storage.change(`identity ${pluginId}`, () => storage.useIdentity(identity.issuer, identity.jti, identity.expiresAt, Math.floor(Date.parse(now) / 1000)));
            if (!isFirst)
                throw new refused.Lw("oidc-token-reused", "This identity token was exchanged before");
            const by = matchPublisher(settings.publishers, pluginId, identity);
            const issued = (0, owners.uC)("mpt");
            const expiresAt = new Date(Date.parse(now) + LIFETIME_MINUTES * 60000).toISOString();
            const granted = actions ?? [...ALL_ACTIONS];
            storage.change(`token ${pluginId}`, () => {
                storage.saveToken((0, owners.QK)(issued), { pluginId, actions: granted, expiresAt, by });
                const actor = `workflow ${by.workflowRef ?? ""}`;
                storage.audit.add({ at: now, actor, action: "exchange an identity", plugin: pluginId });
            });
            const answer = { token: issued, expiresAt, pluginId, actions: granted };
            return (0, serving_answer.I)(201, answer, { "Cache-Control": "no-store" });
        }
        function revokeToken({ marketplace, asked }) {
            const { storage } = marketplace;
            const [, token = ""] = /^Bearer (\S+)$/iu.exec(asked.headers["authorization"] ?? "") ?? [];
            const hash = (0, owners.QK)(token);
            if (!storage.findToken(hash))
                throw new refused.Lw("unauthenticated", "Only a token that was issued here can be revoked");
            storage.change("revoke", () => {
                storage.revokeToken(hash);
            });
            return { status: 204, headers: {} };
        }
        function createValidation(call) {
            const { marketplace, asked, values, body, now } = call;
            const { storage, archives, settings, jobs } = marketplace;
            const { pluginId = "" } = values;
            const version = asked.query.get("version") ?? "";
            const channel = asked.query.get("channel") ?? "";
            if ((0, versions.V1)(version) === (channel === "stable")) {
                throw new refused.Lw("channel-mismatch", `Version ${version} cannot be on the channel ${channel}`);
            }
            const sha256 = requireDigest(asked.headers["repr-digest"], body);
            const key = asked.headers["idempotency-key"] ?? "";
            archives.keep(sha256, body);
            const { record, isNew } = storage.change(`validate ${pluginId}@${version}`, () => {
                requireAuthority(call, "validate");
                const known = storage.findValidationByKey(pluginId, key);
                if (known)
                    return { record: requireSameRequest(known, version, sha256), isNew: false };
                const made = { id: `val_${(0, external_node_crypto_.randomUUID)()}`, state: "received", findings: [] };
                const received = { ...made, pluginId, version, sha256, key, createdAt: now };
                storage.saveValidation(received);
                return { record: received, isNew: true };
            });
            if (isNew)
                jobs.checkValidation(record.id);
            return formatValidation(record, settings.base);
        }
        function getValidation({ marketplace, credential, values }) {
            const { pluginId = "", validationId = "" } = values;
            const record = marketplace.storage.findValidation(validationId);
            if (record?.pluginId !== pluginId || !canSeeEverything(credential, pluginId)) {
                throw new refused.Lw("not-found", `There is no such validation of ${pluginId}`);
            }
            const isOpen = ["received", "validating"].includes(record.state);
            return (0, serving_answer.I)(200, (0, version_record.xP)(record), isOpen ? { "Retry-After": "1" } : {});
        }
        function formatValidation(record, base) {
            const shown = (0, version_record.xP)(record);
            if (!["received", "validating"].includes(record.state))
                return (0, serving_answer.I)(200, shown);
            const address = `${base}/v1/plugins/${encodeURIComponent(record.pluginId)}/validations/${record.id}`;
            return (0, serving_answer.I)(202, shown, { Location: address, "Retry-After": "1" });
        }
        function requireSameRequest(known, version, sha256) {
            if (known.version === version && known.sha256 === sha256)
                return known;
            throw new refused.Lw("idempotency-key-reused", "This Idempotency-Key belongs to another request");
        }
        const handlers_PAGE = 50;
        const MAX_VERSIONS = 1000;
        function listPlugins({ marketplace, asked }) {
            const { storage, settings } = marketplace;
            const { items, nextCursor } = storage.catalog.listPlugins(readQuery(asked.query));
            const list = {
                items: items.map((row) => presentPlugin(row, settings.base)),
                ...(nextCursor !== undefined && { nextCursor }),
            };
            return (0, serving_answer.I)(200, list);
        }
        function getPlugin({ marketplace, values: { pluginId = "" } }) {
            const { catalog } = marketplace.storage;
            const row = catalog.findPlugin(pluginId);
            if (!row)
                throw new refused.Lw("plugin-not-found", `There is no plugin ${pluginId}`);
            const listing = catalog.findListing(pluginId, row.version) ?? catalog_listing.R;
            const versions = catalog.listPublished({ pluginId, most: MAX_VERSIONS });
            const countLeft = () => catalog.countPublished(pluginId) - MAX_VERSIONS;
            return (0, serving_answer.I)(200, presentListing(row, listing, versions, countLeft, marketplace.settings.base));
        }
        function getLatest({ marketplace, values: { pluginId = "", channel = "" } }) {
            const { storage, settings } = marketplace;
            const version = storage.catalog.findLatest(pluginId, channel);
            const record = version === undefined ? undefined : storage.findVersion(pluginId, version);
            if (!record)
                throw new refused.Lw("version-not-found", `There is no version of ${pluginId} on the channel ${channel}`);
            const information = {
                version: record.version,
                releaseNotes: record.releaseNotes ?? "",
                downloadUrl: findArchiveAddress(record, settings.base),
                critical: record.critical ?? false,
            };
            return (0, serving_answer.I)(200, information);
        }
        function getArtifact({ marketplace, credential, values: { pluginId = "", version = "" } }) {
            const { storage, archives } = marketplace;
            const record = storage.findVersion(pluginId, version);
            if (record?.takenDown) {
                throw new refused.Lw("version-not-found", `Version ${version} was taken down: ${record.takenDown.reason}`);
            }
            const isShown = record?.state === "published" || (record && canSeeEverything(credential, pluginId));
            const bytes = isShown ? archives.read(record.artifact.sha256) : undefined;
            if (!record || !bytes)
                throw new refused.Lw("version-not-found", `There is no archive of version ${version} of ${pluginId}`);
            const { filename, mediaType, sha256 } = record.artifact;
            const headers = {
                "Content-Type": mediaType,
                "Content-Disposition": `attachment; filename="${filename}"`,
                "Repr-Digest": (0, hash.Fi)(sha256),
                ETag: (0, version_record.aF)(record),
            };
            return { status: 200, headers, body: bytes };
        }
        function readQuery(query) {
            const read = (name) => query.get(name) ?? undefined;
            return {
                text: read("q") ?? "",
                category: read("category"),
                type: read("type"),
                permission: read("permission"),
                sort: query.get("sort") === "date" ? "date" : "name",
                cursor: read("cursor"),
                most: handlers_PAGE,
            };
        }
        ;
        const MAX_KILLS = 2;
        const MAX_STARTS = 10;
        function makeJobs(parts) {
            const { storage, archives, images, runChecks, transitions, settings, now } = parts;
            const room = makeWaitingRoom();
            const queue = openJobQueue(parts.reportFault);
            const runVersion = async (pluginId, version) => {
                const begun = beginVersion(pluginId, version);
                room.announceChange(pluginId, version);
                if (begun?.state !== "validating")
                    return;
                const checked = await checkArchive(makeKey(begun), { pluginId, version, sha256: begun.artifact.sha256 });
                if (!checked)
                    return;
                keepImages(checked);
                storage.change(`checked ${pluginId}@${version}`, () => {
                    concludeVersion(begun, checked);
                });
                room.announceChange(pluginId, version);
            };
            const beginVersion = (pluginId, version) => storage.change(`validating ${pluginId}@${version}`, () => {
                const current = storage.findVersion(pluginId, version);
                const next = current && transitions.startValidation(current, now());
                if (next)
                    storage.saveVersion(next);
                const record = next ?? current;
                if (record?.state === "validating")
                    storage.attempts.addStart(makeKey(record));
                return record;
            });
            const concludeVersion = ({ pluginId, version, artifact }, { read, ...verdict }) => {
                const current = storage.findVersion(pluginId, version);
                if (current?.artifact.sha256 !== artifact.sha256)
                    return;
                const next = transitions.conclude(current, verdict, settings.review === "manual", now());
                if (!next)
                    return;
                storage.attempts.forget(makeKey(next));
                if (read)
                    saveListing(next, read);
                storage.saveVersion(next);
                storage.audit.add({ at: now(), actor: "server", action: `judge: ${next.state}`, plugin: pluginId, version });
            };
            const runValidation = async (id) => {
                const record = storage.findValidation(id);
                if (!record)
                    return;
                storage.change(`validating ${record.pluginId}`, () => {
                    storage.attempts.addStart(id);
                });
                const checked = await checkArchive(id, record);
                if (!checked)
                    return;
                const { state, findings, findingsOmitted } = checked;
                const omitted = findingsOmitted === undefined ? {} : { findingsOmitted };
                storage.change(`checked ${record.pluginId}`, () => {
                    storage.attempts.forget(id);
                    storage.saveValidation({ ...record, state, findings: [...findings], ...omitted });
                });
            };
            const readUnlisted = async () => {
                const [unlisted] = storage.index.listUnread(1);
                if (!unlisted)
                    return;
                const { pluginId, version, artifact } = unlisted;
                const checked = await checkArchive(makeKey(unlisted), { pluginId, version, sha256: artifact.sha256 });
                if (!checked)
                    return;
                keepImages(checked);
                storage.change(`listing ${pluginId}@${version}`, () => {
                    saveListing(unlisted, checked.read ?? { listing: catalog_listing.R, contents: undefined });
                    storage.index.update(pluginId);
                });
                queue.add(readUnlisted);
            };
            const checkArchive = async (key, { pluginId, version, sha256 }) => {
                const before = storage.attempts.find(key);
                if (!archives.has(sha256))
                    return makeFailure("The bytes of the archive are missing on the server");
                if (before.starts > MAX_STARTS)
                    return makeFailure("The server stopped too often while it checked the archive");
                let { kills } = before;
                let why = "";
                while (kills < MAX_KILLS) {
                    try {
                        const checked = await runChecks(sha256, pluginId, version);
                        if (!("ended" in checked))
                            return checked;
                        why = `: ${checked.ended}`;
                    }
                    catch (error) {
                        if (!(error instanceof Error))
                            throw error;
                        if (queue.isClosed())
                            return undefined;
                        return makeFailure(`The server could not check the archive: ${error.name}`);
                    }
                    if (queue.isClosed())
                        return undefined;
                    kills = storage.change(`ended ${key}`, () => storage.attempts.addKill(key));
                }
                return makeFailure(`The check of the archive was stopped ${String(kills)} times${why}`);
            };
            const keepImages = ({ read }) => {
                for (const [sha256, bytes] of read?.images ?? [])
                    images.keep(sha256, bytes);
            };
            const saveListing = ({ pluginId, version, artifact }, { listing, contents }) => {
                storage.index.saveListing(pluginId, version, artifact.sha256, listing);
                if (contents)
                    storage.pages.saveContents(pluginId, version, artifact.sha256, contents);
            };
            const jobs = {
                resume() {
                    for (const { pluginId, version } of storage.listInStates(["received", "validating"])) {
                        jobs.checkVersion(pluginId, version);
                    }
                    for (const { id } of storage.listOpenValidations())
                        jobs.checkValidation(id);
                    queue.add(readUnlisted);
                },
                checkVersion(pluginId, version) {
                    queue.add(() => runVersion(pluginId, version));
                },
                checkValidation(id) {
                    queue.add(() => runValidation(id));
                },
                waitForChange: room.waitForChange,
                announceChange: room.announceChange,
                countOpen: queue.countOpen,
                close() {
                    room.clear();
                    return queue.close(parts.endCheckers);
                },
            };
            return jobs;
        }
        function makeKey({ pluginId, version, artifact }) {
            return `${pluginId}@${version} ${artifact.sha256}`;
        }
        function makeFailure(message) {
            return { state: "failed", findings: [{ ruleId: "server", severity: "error", message }] };
        }
        const MAX_RUNNING = 2;
        const RETRY_MILLISECONDS = 2000;
        function openJobQueue(reportFault) {
            const waiting = [];
            const running = new Set();
            let closed = false;
            const run = async (job) => {
                try {
                    await job();
                }
                catch (error) {
                    if (!(error instanceof Error))
                        throw error;
                    if ((0, open_database.uq)(error))
                        setTimeout(add, RETRY_MILLISECONDS, job).unref();
                    else
                        reportFault(error);
                }
            };
            const startNext = () => {
                while (!closed && running.size < MAX_RUNNING) {
                    const job = waiting.shift();
                    if (!job)
                        return;
                    const promise = run(job).finally(() => {
                        running.delete(promise);
                        startNext();
                    });
                    running.add(promise);
                }
            };
            const add = (job) => {
                waiting.push(job);
                startNext();
            };
            return {
                add,
                countOpen: () => waiting.length + running.size,
                isClosed: () => closed,
                async close(end) {
                    closed = true;
                    end();
                    await Promise.all(running);
                },
            };
        }
        function makeWaitingRoom() {
            const waiting = new Map();
            return {
                waitForChange(pluginId, version, { milliseconds, gone }) {
                    const key = `${pluginId}@${version}`;
                    return new Promise((resolve) => {
                        const wakers = waiting.get(key) ?? new Set();
                        waiting.set(key, wakers);
                        const wake = () => {
                            clearTimeout(timer);
                            gone.removeEventListener("abort", wake);
                            wakers.delete(wake);
                            if (wakers.size === 0)
                                waiting.delete(key);
                            resolve();
                        };
                        const timer = setTimeout(wake, milliseconds);
                        gone.addEventListener("abort", wake);
                        wakers.add(wake);
                    });
                },
                announceChange(pluginId, version) {
                    for (const wake of [...(waiting.get(`${pluginId}@${version}`) ?? [])])
                        wake();
                },
                clear() {
                    for (const wakers of [...waiting.values()])
                        for (const wake of [...wakers])
                            wake();
                },
            };
        }
        ;
        const READ = ["public-read", "catalog", "updates"];
        const MAX_JSON_BYTES = 1024 * 1024;
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
                features: [...(usesOidc ? ["oidc"] : []), "static-token", "validate-only", "manual-release", ...READ],
                limits: { maxArtifactBytes },
                mediaTypes: ["application/zip"],
                channels: ["stable", "prerelease"],
                ...(usesOidc && { oidc: { audience: new URL(base).origin, issuers: Object.keys(issuers) } }),
                review: { manual: review === "manual" },
            };
        }
        async function handle(marketplace, asked) {
            try {
                return await answer(marketplace, asked);
            }
            catch (error) {
                if (error instanceof refused.Lw)
                    return (0, refused.Vw)(error, asked.id);
                if ((0, open_database.uq)(error))
                    return (0, refused.Vw)(new refused.Lw("temporarily-unavailable", "The disk of the server is full"), asked.id);
                throw error;
            }
        }
        async function answer(marketplace, asked) {
            const found = (0, operations.LC)(asked.method, asked.path);
            if (found === undefined)
                throw new refused.Lw("not-found", "This path is not part of the contract");
            if (found === "method") {
                const headers = { Allow: (0, operations.Ud)(asked.path) };
                throw new refused.Lw("method-not-allowed", `This path has no method ${asked.method}`, { headers });
            }
            const handler = HANDLERS[found.operation.operationId];
            if (!handler)
                throw new Error(`The contract has an operation without a handler: ${found.operation.operationId}`);
            const { settings, storage } = marketplace;
            const now = marketplace.now();
            const credential = handler.isOpen
                ? undefined
                : readCredential(asked.headers["authorization"], settings, storage, now);
            if (credential?.owner)
                noteUse(storage, credential.owner, now);
            if (!credential && handler.needsCredential)
                throw new refused.Lw("unauthenticated", "A credential is needed");
            const call = { marketplace, asked, values: found.values, credential, now, body: new Uint8Array() };
            handler.authorize?.(call);
            const body = await readBody(asked, found, handler.takesArchive ? settings.maxArtifactBytes : MAX_JSON_BYTES);
            const fault = (0, operations.Z)({ ...asked, body }, found);
            if (fault !== undefined)
                throw new refused.Lw("malformed-request", `The request is not valid: ${fault}`);
            return handler.run({ ...call, body });
        }
        async function readBody(asked, { operation }, most) {
            if (operation.requestBody === undefined)
                return new Uint8Array();
            const type = (asked.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
            if (!["application/json", "application/zip"].includes(type)) {
                throw new refused.Lw("unsupported-media-type", "The body has a media type that this server does not take");
            }
            const body = await asked.readBody(most);
            if (body === undefined)
                throw new refused.Lw("artifact-too-large", `The body has more than ${String(most)} bytes`);
            return body;
        }
        var html = __webpack_require__(49870);
        var decode = __webpack_require__(49862);
        ;
        function renderLayout({ title, viewer, main, path }) {
            return (0, html.q) `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - Plugin marketplace</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <div class="bar">
            <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" />Plugin marketplace</a>
            <nav aria-label="Site">${renderLinks(viewer, path)}</nav>
          </div>
        </header>
        <main id="main" tabindex="-1">${main}</main>
        <footer>
          <p>The reference server of plugin-preflight. Plugins and their texts are by their authors.</p>
        </footer>
      </body>
    </html> `.html;
        }
        function renderLinks({ csrf }, path) {
            const link = (to, words) => to === path ? (0, html.q) `<a href="${to}" aria-current="page">${words}</a>` : (0, html.q) `<a href="${to}">${words}</a>`;
            if (csrf === undefined)
                return (0, html.q) `${link("/", "Plugins")}${link("/publish", "Publish")}${link("/sign-in", "Review")}`;
            return (0, html.q) `${link("/", "Plugins")}${link("/review", "Review queue")}${link("/review/log", "Log")}
    <form method="post" action="/sign-out">
      <input type="hidden" name="csrf" value="${csrf}" /><button class="plain">Sign out</button>
    </form>`;
        }
        function renderMessage(status, title, text, more) {
            return (0, html.q) `<div class="message">
    <p class="code" aria-hidden="true">${status}</p>
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a class="button" href="/">Back to the plugins</a> ${more}</p>
  </div>`;
        }
        function isReviewer({ csrf }) {
            return csrf !== undefined;
        }
        const SITE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#4f46e5"/><stop offset="1" stop-color="#0e7490"/></linearGradient></defs><rect width="32" height="32" rx="8" fill="url(#a)"/><path d="M12 6v6M20 6v6M9 12h14v4a7 7 0 0 1-14 0zM16 23v4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
        const HUES = 8;
        function renderIcon({ pluginId, version, name, icon }) {
            if (icon !== undefined) {
                return (0, html.q) `<img class="icon" src="${findFileAddress(pluginId, version, icon)}" alt="" loading="lazy" />`;
            }
            const sum = [...pluginId].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
            const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "?";
            return (0, html.q) `<span class="icon letter hue-${sum % HUES}" aria-hidden="true">${letter.toUpperCase()}</span>`;
        }
        ;
        const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
        function showPage(status, title, main, viewer, path = "") {
            const type = { "Content-Type": "text/html; charset=utf-8" };
            return makeAnswer(status, renderLayout({ title, viewer, main, path }), type);
        }
        function showMessage(status, title, text, viewer) {
            return showPage(status, title, renderMessage(status, title, text), viewer);
        }
        function redirect(to, headers = {}) {
            return makeAnswer(303, "", { Location: to, ...headers });
        }
        function makeAnswer(status, body, headers) {
            const safe = { "Content-Security-Policy": POLICY, "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY" };
            return { status, body, headers: { ...safe, ...headers } };
        }
        var contract = __webpack_require__(56818);
        ;
        const STATES = {
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
        const NAMES = {
            ai: "AI",
            "cli-tool": "Command line tool",
            "dashboard-widget": "Dashboard widget",
        };
        const PERMISSIONS = {
            "network-access": { title: "Use the network", meaning: "It can send data to other servers and get data from them." },
            "storage-read": { title: "Read its storage", meaning: "It can read what it has saved in the host." },
            "storage-write": { title: "Write to its storage", meaning: "It can save data in the host and delete it." },
            "filesystem-access": {
                title: "Use your files",
                meaning: "It can read and change files of this machine.",
                isSensitive: true,
            },
            notifications: { title: "Show notifications", meaning: "It can show messages while you do something else." },
            "clipboard-read": {
                title: "Read the clipboard",
                meaning: "It can read what you have copied, passwords too.",
                isSensitive: true,
            },
            "clipboard-write": { title: "Write to the clipboard", meaning: "It can replace what you paste next." },
            geolocation: { title: "Access your location", meaning: "It can ask where your device is.", isSensitive: true },
            camera: { title: "Use the camera", meaning: "It can see what your camera sees.", isSensitive: true },
            microphone: { title: "Use the microphone", meaning: "It can hear what your microphone hears.", isSensitive: true },
            calendar: { title: "Use your calendar", meaning: "It can read and change your events.", isSensitive: true },
            contacts: { title: "Use your contacts", meaning: "It can read the people in your address book.", isSensitive: true },
        };
        const PERMISSION_NAMES = Object.keys(PERMISSIONS);
        const CATEGORY_NAMES = (0, contract.yh)("Category");
        const TYPE_NAMES = (0, contract.yh)("PluginType");
        function formatName(name) {
            return (0, json_object.Ng)(NAMES, name) ?? name.charAt(0).toUpperCase() + name.slice(1);
        }
        function describePermission(type) {
            return ((0, json_object.Ng)(PERMISSIONS, type) ?? {
                title: type,
                meaning: "This permission has no description.",
                isSensitive: true,
            });
        }
        const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
        function formatDay(time) {
            const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)/u.exec(time) ?? [];
            return `${String(Number(day))} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
        }
        function formatTime(time) {
            return `${time.slice(0, 16).replace("T", " ")} UTC`;
        }
        function describeMarks({ yanked, deprecated, takenDown }) {
            return (0, html.q) `${takenDown && (0, html.q) `<p class="banner bad"><strong>Taken down.</strong> ${takenDown.reason}</p>`}
  ${yanked && (0, html.q) `<p class="banner bad"><strong>Do not use this version.</strong> It was yanked: ${yanked.reason}</p>`}
  ${deprecated && (0, html.q) `<p class="banner warn"><strong>Deprecated.</strong> ${deprecated.message}</p>`}`;
        }
        function renderMarks({ yanked, deprecated, takenDown }) {
            return (0, html.q) `${takenDown && (0, html.q) `<span class="tag bad">Taken down</span> ${takenDown.reason} `}
  ${yanked && (0, html.q) `<span class="tag bad">Yanked</span> ${yanked.reason} `}
  ${deprecated && (0, html.q) `<span class="tag warn">Deprecated</span> ${deprecated.message}`}`;
        }
        ;
        const MAX_ENTRIES = 50;
        function showAudit({ marketplace, asked, viewer }) {
            const before = /^\d{1,15}$/u.exec(asked.query.get("before") ?? "")?.[0];
            const query = { most: MAX_ENTRIES + 1, before: (0, html.z)(before !== undefined, () => Number(before)) };
            const found = marketplace.storage.audit.list(query);
            const shown = found.slice(0, MAX_ENTRIES);
            const last = shown.at(-1);
            const more = (0, html.z)(found.length > MAX_ENTRIES && last, ({ number }) => (0, html.q) `<p class="pages"><a class="button" href="/review/log?before=${number}">Older entries</a></p>`);
            const empty = (0, html.q) `<div class="empty"><p>Nothing has happened yet.</p></div>`;
            const main = (0, html.q) `<h1>Log</h1>
    <p class="soft">
      Entries are only ever added. The name after \u201creviewer\u201d is the one entered at sign-in. An owner is identified by a
      token.
    </p>
    ${shown.length === 0 ? empty : (0, html.q) `<div class="panel">${renderAudit(shown)}</div>`}${more}`;
            return showPage(200, "Log", main, viewer, "/review/log");
        }
        const TAGS = { approve: "tag good", reject: "tag bad" };
        function renderAudit(entries) {
            const rows = entries.map(({ at, actor, action, plugin, version, details }) => {
                const about = renderAbout(plugin, version);
                const tag = (0, json_object.Ng)(TAGS, action) ?? "tag";
                return (0, html.q) `<li>
      <p>
        <span class="${tag}">${action}</span> ${about} by <bdi>${actor}</bdi>,
        <time datetime="${at}">${formatTime(at)}</time>
      </p>
      ${(0, html.z)(details !== undefined, () => (0, html.q) `<p class="said" dir="auto">${details}</p>`)}
    </li>`;
            });
            return (0, html.q) `<ul class="findings">
    ${rows}
  </ul>`;
        }
        function renderAbout(plugin, version) {
            if (plugin === undefined)
                return undefined;
            if (version === undefined)
                return (0, html.q) `<a href="/plugins/${plugin}">${plugin}</a>`;
            return (0, html.q) `<a href="${(0, version_record.il)({ pluginId: plugin, version })}">${plugin} ${version}</a>`;
        }
        var numbers = __webpack_require__(46136);
        var catalog = __webpack_require__(49981);
        ;
        const MAX_CARDS = 24;
        const MAX_SEARCH_LENGTH = 200;
        function showHome({ marketplace, asked, viewer }) {
            const { catalog } = marketplace.storage;
            const wanted = readWanted(asked.query);
            const sort = wanted.sort ?? (wanted.text === "" ? "date" : "relevance");
            const page = catalog.listPlugins({ ...wanted, sort, most: MAX_CARDS });
            return showPage(200, "Plugins", renderHome(page, wanted, sort, catalog.countCategories()), viewer, "/");
        }
        function readWanted(query) {
            const choose = (key, names) => names.find((name) => name === query.get(key));
            return {
                text: (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
                category: choose("category", CATEGORY_NAMES),
                type: choose("type", TYPE_NAMES),
                permission: choose("permission", PERMISSION_NAMES),
                sort: choose("sort", catalog.mX),
                cursor: query.get("cursor") ?? undefined,
            };
        }
        function renderHome({ items, nextCursor }, wanted, sort, counts) {
            const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
            const isFirst = wanted.cursor === undefined;
            const more = (0, html.q) `<a class="button" rel="next" href="${findAddress({ ...wanted, cursor: nextCursor })}"
    >Next page</a
  >`;
            const first = (0, html.q) `<a href="${findAddress({ ...wanted, cursor: undefined })}">First page</a>`;
            return (0, html.q) `<div class="hero">
      <h1>Find a plugin</h1>
      <p class="lead">
        ${all === 0 ? "No plugin is listed yet." : (0, html.q) `${(0, numbers.B4)(all, "plugin")}, each checked before it was published.`}
      </p>
      ${renderSearch(wanted)}
    </div>
    <nav class="chips" aria-label="Categories">${renderChips(wanted, counts)}</nav>
    <div class="results-head">
      <h2>${describeResults(wanted)}</h2>
      ${(0, html.z)(items.length > 0, () => renderSorts(wanted, sort))}
    </div>
    ${items.length === 0
                ? renderNothing(wanted, all)
                : (0, html.q) `<ul class="cards">
            ${items.map(renderCard)}
          </ul>`}
    <p class="pages">${isFirst ? undefined : first} ${nextCursor === undefined ? undefined : more}</p>`;
        }
        function renderSearch(wanted) {
            const { text, category, type, permission } = wanted;
            const options = (names, chosen, format) => names.map((name) => name === chosen
                ? (0, html.q) `<option value="${name}" selected>${format(name)}</option>`
                : (0, html.q) `<option value="${name}">${format(name)}</option>`);
            const kept = (0, html.z)(category !== undefined, () => (0, html.q) `<input type="hidden" name="category" value="${category}" />`);
            const isOpen = (0, html.z)(type !== undefined || permission !== undefined, () => (0, html.q) ` open`);
            return (0, html.q) `<form class="search" method="get" action="/" role="search">
    <div class="search-line">
      <label class="heard" for="q">Search plugins</label>
      <input id="q" name="q" type="search" value="${text}" maxlength="${MAX_SEARCH_LENGTH}" placeholder="Name, keyword or author" />
      <button class="primary">Search</button>
    </div>
    ${kept}
    <details${isOpen}>
      <summary>Type and permission</summary>
      <div class="filters">
        <div>
          <label for="type">Type</label>
          <select id="type" name="type"><option value="">Any</option>${options(TYPE_NAMES, type, formatName)}</select>
        </div>
        <div>
          <label for="permission">Asks to</label>
          <select id="permission" name="permission">
            <option value="">Any permission</option>${options(PERMISSION_NAMES, permission, (name) => describePermission(name).title.toLowerCase())}
          </select>
        </div>
      </div>
    </details>
  </form>`;
        }
        function renderChips(wanted, counts) {
            const chip = (category, words, count) => {
                const to = findAddress({ ...wanted, category, cursor: undefined });
                const number = (0, html.z)(count, (plugins) => (0, html.q) ` <span class="count">${(0, numbers.ZV)(plugins)}</span>`);
                return wanted.category === category
                    ? (0, html.q) `<a class="chip" aria-current="true" href="${to}">${words}${number}</a>`
                    : (0, html.q) `<a class="chip" href="${to}">${words}${number}</a>`;
            };
            const there = CATEGORY_NAMES.filter((name) => (counts.get(name) ?? 0) > 0 || wanted.category === name);
            return [chip(undefined, "All"), ...there.map((name) => chip(name, formatName(name), counts.get(name) ?? 0))];
        }
        function describeResults({ text, category, type }) {
            const what = type === undefined ? "Plugins" : `Plugins of the type \u201c${formatName(type).toLowerCase()}\u201d`;
            const where = category === undefined ? "" : ` in ${formatName(category)}`;
            if (text !== "")
                return `${what}${where} for \u201c${text}\u201d`;
            return where === "" && type === undefined ? "All plugins" : `${what}${where}`;
        }
        const SORT_WORDS = { relevance: "Best match", date: "Newest", name: "Name" };
        function renderSorts(wanted, sort) {
            const shown = catalog.mX.filter((one) => one !== "relevance" || wanted.text !== "").toReversed();
            const links = shown.map((one) => one === sort
                ? (0, html.q) `<span class="chosen">${SORT_WORDS[one]}</span>`
                : (0, html.q) `<a href="${findAddress({ ...wanted, sort: one, cursor: undefined })}">${SORT_WORDS[one]}</a>`);
            return (0, html.q) `<p class="sorts"><span class="soft">Sorted by</span> ${links}</p>`;
        }
        function renderCard(row) {
            const { pluginId, name, description, version, author, category, publishedAt, deprecated } = row;
            const warning = (0, html.z)(deprecated !== undefined, () => (0, html.q) `<span class="tag warn">Deprecated</span>`);
            return (0, html.q) `<li class="card">
    <div class="card-head">
      ${renderIcon(row)}
      <div>
        <h3>
          <a href="/plugins/${pluginId}"><bdi>${name}</bdi></a>
        </h3>
        <p class="by"><bdi>${author.name === "" ? pluginId : author.name}</bdi></p>
      </div>
    </div>
    <p class="about" dir="auto">${description}</p>
    <p class="facts">
      <span class="tag">${version}</span> ${warning} <span>${formatName(category)}</span>
      <time datetime="${publishedAt}">${formatDay(publishedAt)}</time>
    </p>
  </li>`;
        }
        function renderNothing({ text, category, type, permission, cursor }, all) {
            if (all === 0) {
                return (0, html.q) `<div class="empty">
      <p>No plugin is listed yet. The first one can be yours.</p>
      <p><a class="button primary" href="/publish">How to publish it</a></p>
    </div>`;
            }
            const isFiltered = [text, category, type, permission].some((one) => one !== undefined && one !== "");
            const words = cursor !== undefined ? "There are no more plugins." : "No plugin matches.";
            const help = isFiltered ? "Try fewer or shorter words, or another category." : "Go back to the first page.";
            return (0, html.q) `<div class="empty">
    <p>${words} ${help}</p>
    <p><a class="button" href="/">Show all plugins</a></p>
  </div>`;
        }
        function findAddress({ text, category, type, permission, sort, cursor }) {
            const values = { q: text, category, type, permission, sort, cursor };
            const given = Object.entries(values).filter((entry) => entry[1] !== undefined && entry[1] !== "");
            return given.length === 0 ? "/" : `/?${new URLSearchParams(given).toString()}`;
        }
        const home_page_MAX_ENTRIES = 100;
        function showQueue({ marketplace, viewer }) {
            const queue = marketplace.storage
                .listInStates(["in-review"])
                .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
            const cards = queue.slice(0, home_page_MAX_ENTRIES).map((record) => {
                const { pluginId, version, artifact, createdAt, findings, submittedBy } = record;
                const warnings = findings.filter(({ severity }) => severity === "warning").length;
                const tag = (0, html.z)(warnings !== 0, () => (0, html.q) `<span class="tag warn">${(0, numbers.B4)(warnings, "warning")}</span>`);
                return (0, html.q) `<li class="row">
      <h2><a href="${(0, version_record.il)(record)}">${pluginId} ${version}</a></h2>
      <p class="facts">
        <span class="tag">${submittedBy.kind === "oidc" ? "verified workflow" : "token"}</span> ${tag}
        <span>${(0, numbers.Xq)(artifact.size)}</span>
        <time datetime="${createdAt}">${formatTime(createdAt)}</time>
      </p>
    </li>`;
            });
            const left = queue.length - cards.length;
            const main = (0, html.q) `<h1>Review queue (${queue.length})</h1>
    ${queue.length === 0
                ? (0, html.q) `<div class="empty"><p>Nothing is waiting.</p></div>`
                : (0, html.q) `<ul class="rows">
            ${cards}
          </ul>`}
    ${(0, html.z)(left > 0, () => (0, html.q) `<p class="soft">${(0, numbers.ZV)(left)} more ${(0, numbers.n2)(left)} waiting, to be shown when these are decided.</p>`)}`;
            return showPage(200, "Review queue", main, viewer, "/review");
        }
        var markdown_it = __webpack_require__(85530);
        var web_address = __webpack_require__(5885);
        ;
        const NOTHING = { html: "" };
        const ELEMENTS = new Set(["em", "strong", "s"]);
        const MAX_ADDRESS_LENGTH = 2000;
        function raw(markup) {
            return { html: markup };
        }
        function joinHtml(parts) {
            return raw(parts.map((part) => part.html).join(""));
        }
        function renderInline(tokens, options) {
            let isLink = false;
            return joinHtml(tokens.map((token, at) => {
                const { type, content, nesting } = token;
                if (type === "code_inline")
                    return (0, html.q) `<code>${content.replaceAll("\n", " ")}</code>`;
                if (type === "softbreak")
                    return raw("\n");
                if (type === "hardbreak")
                    return raw("<br>");
                if (type === "image")
                    return renderImage(token, options);
                if (type === "link_open") {
                    const opening = renderOpening(token, options);
                    isLink = opening !== undefined;
                    const isEmpty = tokens[at + 1]?.type === "link_close";
                    return (0, html.q) `${opening}${isEmpty && opening ? String(token.attrGet("href") ?? "") : undefined}`;
                }
                if (type === "link_close")
                    return isLink ? raw("</a>") : NOTHING;
                const element = type.replace(/_(?:open|close)$/u, "");
                if (ELEMENTS.has(element))
                    return raw(nesting === 1 ? `<${element}>` : `</${element}>`);
                return (0, html.q) `${makePlain(content)}`;
            }));
        }
        function renderOpening(token, { findAnchor }) {
            const address = String(token.attrGet("href") ?? "");
            if (address.startsWith("#")) {
                const anchor = findAnchor((0, decode.gr)(address.slice(1)));
                return anchor === undefined ? undefined : (0, html.q) `${raw('<a href="#')}${anchor}${raw('">')}`;
            }
            if (!isWebAddress(address))
                return undefined;
            return (0, html.q) `${raw('<a rel="nofollow noopener ugc" href="')}${address}${raw('">')}`;
        }
        function renderImage(token, { findImage }) {
            const words = makePlain(readWords(token.children ?? []));
            const path = String(token.attrGet("src") ?? "").replace(/^\.\//u, "");
            const address = findImage(path);
            if (address !== undefined)
                return (0, html.q) `<img src="${address}" alt="${words}" loading="lazy" />`;
            return (0, html.q) `<span class="no-image">${words === "" ? "image" : words}</span>`;
        }
        function isWebAddress(address) {
            return address.length <= MAX_ADDRESS_LENGTH && (0, web_address.A)(address) === undefined;
        }
        function readWords(tokens) {
            return tokens.map(({ content, type }) => (type === "softbreak" ? " " : content)).join("");
        }
        function makePlain(text) {
            return text.replaceAll("\u00A0", " ").replaceAll("\n", " ");
        }
        ;
        const MAX_TEXT_LENGTH = 64 * 1024;
        const MAX_INLINE = 2000;
        const MAX_ANCHOR_LENGTH = 60;
        const HIGHEST_HEADING = 3;
        const parser = new markdown_it.A({ html: false, linkify: false, typographer: false });
        parser.validateLink = (() => true);
        parser.core.ruler.at("inline", ({ tokens, env, Token: Made }) => {
            for (const token of tokens.filter(({ type }) => type === "inline")) {
                token.children = [];
                if (token.content.length <= MAX_INLINE)
                    parser.inline.parse(token.content, parser, env, token.children);
                else {
                    token.children = token.content.split("\n").flatMap((line) => {
                        const [text, end] = [new Made("text", "", 0), new Made("softbreak", "", 0)];
                        return [Object.assign(text, { content: line }), end];
                    });
                }
            }
        });
        const render_markdown_ELEMENTS = new Map([
            ["paragraph", "p"],
            ["blockquote", "blockquote"],
            ["bullet_list", "ul"],
            ["list_item", "li"],
            ["thead", "thead"],
            ["tbody", "tbody"],
            ["tr", "tr"],
            ["td", "td"],
        ]);
        function renderMarkdown(text, options) {
            const shown = text.length <= MAX_TEXT_LENGTH
                ? text
                : text.slice(0, text.lastIndexOf("\n", MAX_TEXT_LENGTH) + 1 || MAX_TEXT_LENGTH);
            const tokens = parser.parse(shown.replace(/^\uFEFF/u, "").replaceAll("\t", "    "), {});
            const left = text.length - shown.length;
            const cut = `${(0, numbers.B4)(left, "more character")} ${(0, numbers.n2)(left)} not shown`;
            const note = (0, html.q) `<p class="soft">${cut}. The archive has all of it.</p>`;
            return (0, html.q) `${renderBlocks(tokens, options)}${left > 0 ? note : undefined}`;
        }
        function renderBlocks(tokens, { prefix, findImage }) {
            const anchors = nameHeadings(tokens, prefix);
            const known = new Set(anchors.values());
            const findAnchor = (name) => {
                const wanted = `${prefix}${makeAnchor(name)}`;
                return known.has(wanted) ? wanted : undefined;
            };
            let above = HIGHEST_HEADING - 1;
            let cell = "td";
            return joinHtml(tokens.map((token, at) => {
                const { type, nesting, hidden, content } = token;
                const words = readWords(tokens[at + (nesting === -1 ? -1 : 1)]?.children ?? []).trim();
                const isOpen = nesting === 1;
                if (hidden)
                    return NOTHING;
                if (type === "inline")
                    return renderInline(token.children ?? [], { findAnchor, findImage });
                if (type === "fence" || type === "code_block")
                    return renderCode(content);
                if (type === "hr")
                    return raw("<hr>");
                if (type === "heading_open" || type === "heading_close") {
                    if (words === "")
                        return NOTHING;
                    const wanted = Math.max(HIGHEST_HEADING, Number(token.tag.slice(1)) + HIGHEST_HEADING - 1);
                    if (isOpen)
                        above = Math.min(6, above + 1, wanted);
                    const element = `h${String(above)}`;
                    return isOpen ? (0, html.q) `${raw(`<${element} id="`)}${anchors.get(at)}${raw('">')}` : raw(`</${element}>`);
                }
                if (type === "ordered_list_open")
                    return (0, html.q) `${raw('<ol start="')}${Number(token.attrGet("start") ?? 1)}${raw('">')}`;
                if (type === "ordered_list_close")
                    return raw("</ol>");
                if (type === "th_open")
                    cell = words === "" ? "td" : "th";
                if (type === "th_open" || type === "th_close")
                    return raw(isOpen ? `<${cell}>` : `</${cell}>`);
                if (type === "table_open")
                    return raw('<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>');
                if (type === "table_close")
                    return raw("</table></div>");
                const element = render_markdown_ELEMENTS.get(type.replace(/_(?:open|close)$/u, ""));
                return element === undefined ? NOTHING : raw(isOpen ? `<${element}>` : `</${element}>`);
            }));
        }
        function renderCode(content) {
            const lines = content.replace(/\n$/u, "").split("\n");
            return (0, html.q) `<pre><code>${lines.flatMap((line) => [(0, html.q) `${line}`, raw("\n")])}</code></pre>`;
        }
        function nameHeadings(tokens, prefix) {
            const counts = new Map();
            const names = new Map();
            for (const [at, { type }] of tokens.entries()) {
                if (type !== "heading_open")
                    continue;
                const name = makeAnchor(readWords(tokens[at + 1]?.children ?? []).trim());
                const count = counts.get(name) ?? 0;
                counts.set(name, count + 1);
                names.set(at, `${prefix}${name}${count === 0 ? "" : `-${String(count)}`}`);
            }
            return names;
        }
        function makeAnchor(title) {
            const words = title.toLowerCase().replace(/[^\p{L}\p{N}\p{M} _-]/gu, "");
            return [...words.replaceAll(" ", "-")].slice(0, MAX_ANCHOR_LENGTH).join("");
        }
        ;
        const MAX_REMEMBERED = 50;
        function renderAuthored(id, title, text, authored) {
            return (0, html.q) `<section class="authored" id="${id}" aria-labelledby="${id}-title">
    <div class="authored-head">
      <h2 id="${id}-title">${title}</h2>
      <p>Written by the author. This marketplace has not checked what it says.</p>
    </div>
    <div class="text" dir="auto">${remember(id, text, authored)}</div>
  </section>`;
        }
        function remember(id, text, { memory, record, listing }) {
            const { pluginId, version, artifact, revision } = record;
            const images = new Set([listing?.icon, ...(listing?.screenshots ?? [])].map((image) => image?.path));
            const findImage = (path) => images.has(path) ? findFileAddress(pluginId, version, path) : undefined;
            const key = `${id} ${pluginId}@${version} ${artifact.sha256} ${String(id === "notes" ? revision : "")}`;
            const rendered = memory.get(key) ?? renderMarkdown(text, { prefix: `${id}-`, findImage });
            memory.delete(key);
            memory.set(key, rendered);
            const [oldest] = memory.keys();
            if (memory.size > MAX_REMEMBERED && oldest !== undefined)
                memory.delete(oldest);
            return rendered;
        }
        ;
        const MAX_LICENSE_LENGTH = 100;
        const LINK_WORDS = {
            homepage: "Homepage",
            repository: "Source code",
            bugs: "Report a problem",
        };
        function renderInstall({ record }, base) {
            const { pluginId, version, artifact } = record;
            const name = `${pluginId}-${version}.zip`;
            const path = `${(0, version_record.il)(record)}/archive`;
            return (0, html.q) `<section class="panel install">
    <h2>Install</h2>
    <p class="soft">Download the archive, and check that it is the one that was published:</p>
    <pre><code>curl -fsS -o ${name} "${base}${path}"
echo "${artifact.sha256}  ${name}" | sha256sum -c</code></pre>
    <p><a class="button primary" href="${path}">Download ${version}</a></p>
  </section>`;
        }
        function renderAside({ record, listing }) {
            const { artifact, publishedAt = record.createdAt, submittedBy } = record;
            const facts = [
                ["Published", (0, html.q) `<time datetime="${publishedAt}">${formatDay(publishedAt)}</time>`],
                ["License", (0, html.z)(listing.license, (license) => (0, html.q) `${(0, safe.ml)(license, MAX_LICENSE_LENGTH)}`)],
                ["Archive", (0, html.q) `${(0, numbers.Xq)(artifact.size)}`],
                ["Host", formatHost(listing)],
                ["Published by", (0, html.q) `${submittedBy.kind === "oidc" ? "a verified workflow" : "a token of the server"}`],
                ["SHA-256", (0, html.q) `<code class="digest">${artifact.sha256}</code>`],
            ];
            return (0, html.q) `<aside aria-label="About this plugin">
    <section class="panel">
      <h2>Facts</h2>
      ${renderFacts(facts)}
    </section>
    ${plugin_aside_renderLinks(listing)}${renderKeywords(listing)}
  </aside>`;
        }
        function renderFacts(facts) {
            const rows = facts.flatMap(([title, value]) => value === undefined
                ? []
                : [
                    (0, html.q) `<div>
            <dt>${title}</dt>
            <dd>${value}</dd>
          </div>`,
                ]);
            return (0, html.q) `<dl>${rows}</dl>`;
        }
        function renderMoment(time) {
            return (0, html.q) `<time datetime="${time}">${formatTime(time)}</time>`;
        }
        function formatHost({ minHostVersion, maxHostVersion }) {
            if (minHostVersion === undefined && maxHostVersion === undefined)
                return undefined;
            if (maxHostVersion === undefined)
                return (0, html.q) `${minHostVersion} or newer`;
            return minHostVersion === undefined ? (0, html.q) `${maxHostVersion} or older` : (0, html.q) `${minHostVersion} to ${maxHostVersion}`;
        }
        function plugin_aside_renderLinks({ links }) {
            const shown = catalog_listing.r.flatMap((kind) => {
                const address = links[kind];
                if (address?.startsWith("https://") !== true)
                    return [];
                const { host } = new URL(address);
                return [
                    (0, html.q) `<li>
        <a rel="nofollow noopener ugc" href="${address}">${LINK_WORDS[kind]}</a> <span class="soft">${host}</span>
      </li>`,
                ];
            });
            if (shown.length === 0)
                return undefined;
            return (0, html.q) `<section class="panel">
    <h2>Links</h2>
    <ul class="links">
      ${shown}
    </ul>
  </section>`;
        }
        function renderKeywords({ keywords }) {
            if (keywords.length === 0)
                return undefined;
            const shown = keywords.map((word) => (0, html.q) `<li>
        <a class="tag" href="/?${new URLSearchParams({ q: word }).toString()}"><bdi>${word}</bdi></a>
      </li>`);
            return (0, html.q) `<section class="panel">
    <h2>Keywords</h2>
    <ul class="tags">
      ${shown}
    </ul>
  </section>`;
        }
        ;
        const MAX_FINDINGS = 100;
        function renderFindings({ findings, findingsOmitted = 0 }) {
            const shown = findings.slice(0, MAX_FINDINGS).map(({ ruleId, severity, message, location }) => {
                const line = location?.startLine === undefined ? "" : `:${String(location.startLine)}`;
                const place = (0, html.z)(location, ({ path }) => (0, html.q) `<code>${path}${line}</code> `);
                const tag = { error: "tag bad", warning: "tag warn", info: "tag" }[severity];
                return (0, html.q) `<li>
      <p><span class="${tag}">${severity}</span> ${message}</p>
      <p class="soft">${place}${ruleId}</p>
    </li>`;
            });
            const left = findings.length - shown.length + findingsOmitted;
            return (0, html.q) `<section class="panel" id="findings">
    <h2>Findings</h2>
    ${shown.length === 0
                ? (0, html.q) `<p>The checks found no problems.</p>`
                : (0, html.q) `<ul class="findings">
            ${shown}
          </ul>`}
    ${(0, html.z)(left > 0, () => (0, html.q) `<p class="soft">${(0, numbers.B4)(left, "more finding")} ${(0, numbers.n2)(left)} not shown.</p>`)}
  </section>`;
        }
        function renderPermissions(permissions, added = new Set()) {
            if (permissions.length === 0)
                return (0, html.q) `<p>It needs no permissions.</p>`;
            const rows = permissions.map(({ type, description, required }) => {
                const { title, meaning, isSensitive } = describePermission(type);
                const isNew = (0, html.z)(added.has(type), () => (0, html.q) ` <span class="tag warn">New</span>`);
                const optional = (0, html.z)(required === false, () => (0, html.q) ` <span class="tag">Optional</span>`);
                const why = (0, html.z)(description !== undefined, () => (0, html.q) `<p class="said" dir="auto">The author says: ${description}</p>`);
                return (0, html.q) `<li class="${isSensitive === true ? "permission sensitive" : "permission"}">
      <h3>${title} <code>${type}</code>${isNew}${optional}</h3>
      <p>${meaning}</p>
      ${why}
    </li>`;
            });
            return (0, html.q) `<ul class="permissions">
    ${rows}
  </ul>`;
        }
        ;
        function renderVersions(pluginId, { items, nextCursor }, shown) {
            const rows = items.map((summary) => {
                const { version, channel, artifact, createdAt, publishedAt = createdAt } = summary;
                const address = (0, version_record.il)(summary);
                const isShown = (0, html.z)(version === shown, () => (0, html.q) ` aria-current="page"`);
                return (0, html.q) `<tr>
      <th scope="row"><a href="${address}" ${isShown}>${version}</a></th>
      <td><time datetime="${publishedAt}">${formatDay(publishedAt)}</time></td>
      <td>${channel}</td>
      <td>
        <a href="${address}/archive">${(0, numbers.Xq)(artifact.size)}<span class="heard"> archive of ${version}</span></a>
      </td>
      <td class="wide">${renderMarks(summary)}</td>
    </tr>`;
            });
            const more = (0, html.z)(nextCursor !== undefined, () => (0, html.q) `<p class="pages">
        <a class="button" href="/plugins/${pluginId}?versions=${nextCursor}#versions">Older versions</a>
      </p>`);
            return (0, html.q) `${renderTable(["Version", "Published", "Channel", "Archive", "Notes"], rows)} ${more}`;
        }
        function renderUnpublished(records) {
            const rows = records.map((record) => (0, html.q) `<tr>
        <th scope="row"><a href="${(0, version_record.il)(record)}">${record.version}</a></th>
        <td><time datetime="${record.createdAt}">${formatDay(record.createdAt)}</time></td>
        <td>${renderState(record.state)}</td>
        <td class="wide">${renderMarks(record)}</td>
      </tr>`);
            return (0, html.q) `<section class="panel">
    <h2>Not published</h2>
    <p class="soft">Only reviewers see this list.</p>
    ${renderTable(["Version", "Submitted", "State", "Notes"], rows)}
  </section>`;
        }
        function renderState(state) {
            return (0, html.q) `<span class="state ${state}">${STATES[state]}</span>`;
        }
        function renderTable(headings, rows, classes = "list") {
            return (0, html.q) `<table class="${classes}">
    <thead>
      <tr>
        ${headings.map((heading) => (0, html.q) `<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
        }
        ;
        const plugin_page_MAX_VERSIONS = 20;
        const MAX_UNPUBLISHED = 50;
        const MAX_BYTES = 1024 * 1024;
        function showPlugin(call, pluginId, version, memory) {
            const { marketplace, asked, viewer } = call;
            const { storage, settings } = marketplace;
            const { catalog } = storage;
            const row = catalog.findPlugin(pluginId);
            const record = row && storage.findVersion(pluginId, version ?? row.version);
            if (record?.state !== "published")
                return undefined;
            const shown = {
                record,
                listing: catalog.findListing(pluginId, record.version) ?? catalog_listing.R,
                newest: row?.version ?? record.version,
                versions: catalog.listPublished({
                    pluginId,
                    most: plugin_page_MAX_VERSIONS,
                    cursor: asked.query.get("versions") ?? undefined,
                }),
                unpublished: isReviewer(viewer) ? listUnpublished(call, pluginId) : [],
            };
            const title = version === undefined ? shown.listing.name : `${shown.listing.name} ${record.version}`;
            return showPage(200, title, renderPlugin(shown, settings.base, memory, isReviewer(viewer)), viewer);
        }
        function showUnpublished(call, pluginId) {
            const records = isReviewer(call.viewer) ? listUnpublished(call, pluginId) : [];
            if (records.length === 0)
                return undefined;
            const main = (0, html.q) `<h1>${pluginId}</h1>
    <p class="lead">No version is published.</p>
    ${renderUnpublished(records)}`;
            return showPage(200, pluginId, main, call.viewer);
        }
        function listUnpublished({ marketplace }, pluginId) {
            const query = { pluginId, channel: undefined, before: undefined, publishedOnly: false };
            const listed = marketplace.storage.listVersions({ ...query, most: MAX_UNPUBLISHED, mostBytes: MAX_BYTES });
            return listed.map(({ record }) => record).filter(({ state }) => state !== "published");
        }
        function renderPlugin(shown, base, memory, reviewer) {
            const { record, listing, newest, versions, unpublished } = shown;
            const { pluginId, version } = record;
            const { name, description, author, category, type, readme, changelog, permissions } = listing;
            const authored = { memory, record, listing };
            const by = author.url?.startsWith("https://") === true
                ? (0, html.q) `<a rel="nofollow noopener ugc" href="${author.url}"><bdi>${author.name}</bdi></a>`
                : (0, html.q) `<bdi>${author.name}</bdi>`;
            const older = (0, html.z)(version !== newest, () => (0, html.q) `<p class="banner">This is not the newest version. <a href="/plugins/${pluginId}">Go to ${newest}</a>.</p>`);
            return (0, html.q) `<div class="plugin-head">
      ${renderIcon({ pluginId, version, name, icon: listing.icon?.path })}
      <div>
        <h1><bdi>${name === "" ? pluginId : name}</bdi></h1>
        <p class="by">by ${by}</p>
        <p class="facts">
          <span class="tag">${version}</span>
          <a class="tag" href="/?category=${category}">${formatName(category)}</a>
          <span class="tag">${formatName(type)}</span>
        </p>
      </div>
    </div>
    <p class="lead" dir="auto">${description}</p>
    ${older}${describeMarks(record)}${(0, html.z)(reviewer, () => (0, html.q) `<p><a href="${(0, version_record.il)(record)}/review">How this version was reviewed</a></p>`)}
    <nav class="chips" aria-label="On this page">
      ${(0, html.z)(readme !== "", () => (0, html.q) `<a class="chip" href="#readme">README</a>`)}
      <a class="chip" href="#permissions">Permissions <span class="count">${permissions.length}</span></a>
      <a class="chip" href="#versions">Versions</a>
      ${(0, html.z)(changelog !== "", () => (0, html.q) `<a class="chip" href="#changelog">Changelog</a>`)}
    </nav>
    <div class="columns">
      ${renderInstall(shown, base)}
      <div class="column">
        ${renderScreenshots(listing, pluginId, version)}
        ${readme === "" ? (0, html.q) `<p class="soft">This version has no README.</p>` : renderAuthored("readme", "README", readme, authored)}
        <section class="panel" id="permissions">
          <h2>Permissions</h2>
          ${renderPermissions(permissions)}
        </section>
        <section class="panel" id="versions">
          <h2>Versions</h2>
          ${renderVersions(pluginId, versions, version)}
        </section>
        ${(0, html.z)(unpublished.length > 0, () => renderUnpublished(unpublished))}
        ${(0, html.z)(changelog !== "", () => renderAuthored("changelog", "Changelog", changelog, authored))}
      </div>
      ${renderAside(shown)}
    </div>`;
        }
        function renderScreenshots({ screenshots, omitted }, pluginId, version) {
            const count = omitted.screenshots ?? 0;
            if (screenshots.length === 0 && count === 0)
                return undefined;
            const shown = screenshots.map(({ path }, at) => {
                const address = findFileAddress(pluginId, version, path);
                const words = `Screenshot ${String(at + 1)}`;
                return (0, html.q) `<li>
      <a href="${address}"><img src="${address}" alt="${words}" loading="lazy" /></a>
    </li>`;
            });
            const left = (0, html.q) `<p class="soft">${(0, numbers.B4)(count, "screenshot")} cannot be shown here.</p>`;
            return (0, html.q) `<section id="screenshots">
    <h2 class="heard">Screenshots</h2>
    ${(0, html.z)(shown.length > 0, () => (0, html.q) `<ul class="shots">
          ${shown}
        </ul>`)}
    ${count === 0 ? undefined : left}
  </section>`;
        }
        const MEANINGS = {
            "awaiting-upload": "The version is announced, but its archive has not arrived. Run the release again.",
            received: "The archive is waiting for its checks. They take at most a minute. Reload this page.",
            validating: "The archive is being checked. This takes at most a minute. Reload this page.",
            "in-review": "A reviewer will decide about it. Until then, it is not public.",
            approved: "A reviewer has approved it. It becomes public when its publisher runs the release again.",
            rejected: "It is not published. Fix the findings, and submit the version again.",
            failed: "The server could not check it. The findings say why. Run the release again.",
            withdrawn: "It is withdrawn, and not public.",
            published: "It is public.",
        };
        function showSubmission({ marketplace, asked, viewer }, record) {
            const key = asked.query.get("key");
            if (key === null || !isSameToken(key, marketplace.storage.pages.makeKey(record)))
                return undefined;
            const { pluginId, version, state, artifact, channel, createdAt, updatedAt } = record;
            const main = (0, html.q) `<h1>${pluginId} ${version}</h1>
    <p class="facts">${renderState(state)}</p>
    <p class="lead">${MEANINGS[state]}</p>
    ${describeMarks(record)}
    <section class="panel">
      <h2>Submission</h2>
      ${renderFacts([
                ["Submitted", renderMoment(createdAt)],
                ["Changed", renderMoment(updatedAt)],
                ["Channel", (0, html.q) `${channel}`],
                ["Archive", (0, html.q) `${artifact.filename}, ${(0, numbers.Xq)(artifact.size)}`],
                ["SHA-256", (0, html.q) `<code class="digest">${artifact.sha256}</code>`],
            ])}
    </section>
    ${renderFindings(record)}
    <p class="soft">Everybody who has the link of this page can read it.</p>`;
            const { headers, ...page } = showPage(200, `Submission of ${pluginId} ${version}`, main, viewer);
            return { ...page, headers: { ...headers, "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" } };
        }
        function showPublish({ marketplace, viewer }) {
            const { base, review, publishers } = marketplace.settings;
            const credential = publishers.length === 0
                ? (0, html.q) `<p>Ask the operator for a token, and keep it as the secret <code>PLUGIN_MARKETPLACE_TOKEN</code>.</p>`
                : (0, html.q) `<p>
          Ask the operator to trust your workflow. Then no secret is stored anywhere. A token in
          <code>PLUGIN_MARKETPLACE_TOKEN</code> works, too.
        </p>`;
            const wait = review === "manual"
                ? "A reviewer looks at each version, and a rejection says why. Until it is published, only reviewers see it."
                : "A version that passes the checks is published immediately.";
            const main = (0, html.q) `<div class="narrow">
    <h1>Publish a plugin</h1>
    <p class="lead">One command packs your plugin, checks it as this server does, and submits it.</p>
    <ol class="steps">
      <li class="panel">
        <h2>Check it</h2>
        <p>Find out what would be rejected, before you submit it:</p>
        <pre><code>plugin-preflight validate</code></pre>
      </li>
      <li class="panel">
        <h2>Get permission to publish</h2>
        ${credential}
      </li>
      <li class="panel">
        <h2>Release a tag</h2>
        <pre><code>plugin-preflight release --tag v1.0.0 --marketplace-url ${base}</code></pre>
        <p>${wait}</p>
      </li>
    </ol>
  </div>`;
            return showPage(200, "Publish a plugin", main, viewer, "/publish");
        }
        var archive_difference = __webpack_require__(71040);
        ;
        const MAX_ROWS = 200;
        function renderNameChanges({ contents, before }) {
            if (!contents)
                return undefined;
            const unread = contents.unread.map((why) => (0, html.q) `<li>${why}</li>`);
            const note = (0, html.z)(unread.length > 0, () => (0, html.q) `<p class="soft">There may be more, because part of it could not be read:</p>
        <ul class="soft">
          ${unread}
        </ul>`);
            return (0, html.q) `<section>
    <h2>Built code</h2>
    <div class="halves">
      ${renderNames("Hosts in its code", contents.hosts, before?.contents?.hosts)}
      ${renderNames("Packages inside", contents.packages, before?.contents?.packages)}
    </div>
    ${note}
  </section>`;
        }
        function renderNames(title, names, before) {
            const old = new Set(before ?? names);
            const now = new Set(names);
            const gone = (before ?? []).filter((name) => !now.has(name));
            const shown = [
                ...names.map((name) => (0, html.q) `<li><code>${name}</code>${old.has(name) ? undefined : (0, html.q) ` <span class="tag warn">New</span>`}</li>`),
                ...gone.map((name) => (0, html.q) `<li class="soft">
          <del><code>${name}</code></del> <span class="tag">Removed</span>
        </li>`),
            ];
            return (0, html.q) `<div class="panel">
    <h3>${title}</h3>
    ${shown.length === 0
                ? (0, html.q) `<p class="soft">None found.</p>`
                : (0, html.q) `<ul class="plain">
            ${shown}
          </ul>`}
  </div>`;
        }
        function renderFileChanges({ contents, before }) {
            if (!contents)
                return (0, html.q) `<p>The contents of the archive were not recorded. Download it to inspect them.</p>`;
            const rows = listRows(contents, before?.contents);
            const shown = rows.slice(0, MAX_ROWS).map((row) => renderRow(row, before?.contents !== undefined));
            const left = rows.length - shown.length + contents.filesOmitted;
            const total = (0, archive_difference.iJ)(contents.files);
            const growth = (0, html.z)(before?.contents, ({ files }) => (0, html.q) `, ${(0, numbers.eD)(total - (0, archive_difference.iJ)(files))} since ${before?.record.version}`);
            const headings = ["File", "Size", ...(before?.contents ? ["Change"] : [])];
            return (0, html.q) `<p>
      ${(0, numbers.B4)(contents.files.length + contents.filesOmitted, "file")}, ${(0, numbers.Xq)(total)} unpacked${growth}.
    </p>
    ${renderTable(headings, shown, "list files")}
    ${(0, html.z)(left > 0, () => (0, html.q) `<p class="soft">${(0, numbers.B4)(left, "more file")} ${(0, numbers.n2)(left)} not shown. The archive has all of them.</p>`)}`;
        }
        function listRows({ files }, before) {
            if (!before)
                return files.map((entry) => ({ sign: "same", entry }));
            const { added, removed, changed } = (0, archive_difference.XG)(before.files, files);
            const moved = new Set([...added, ...changed.map(({ after }) => after)]);
            return [
                ...added.map((entry) => ({ sign: "added", entry })),
                ...changed.map((pair) => ({ sign: "changed", entry: pair.after, was: pair.before })),
                ...removed.map((entry) => ({ sign: "removed", entry })),
                ...files.filter((entry) => !moved.has(entry)).map((entry) => ({ sign: "same", entry })),
            ];
        }
        const review_changes_TAGS = { added: "tag good", removed: "tag bad", changed: "tag warn", same: "" };
        function renderRow({ sign, entry, was }, hasChange) {
            const tag = (0, html.z)(sign !== "same", () => (0, html.q) `<span class="${review_changes_TAGS[sign]}">${sign}</span> `);
            const runs = (0, html.z)(entry.isExecutable, () => (0, html.q) ` <span class="tag warn">executable</span>`);
            const grown = { added: entry.size, removed: -entry.size, changed: entry.size - (was?.size ?? 0), same: 0 }[sign];
            return (0, html.q) `<tr>
    <th scope="row">${tag}<code>${entry.path}</code>${runs}</th>
    <td>${sign === "removed" ? "" : (0, numbers.Xq)(entry.size)}</td>
    ${(0, html.z)(hasChange, () => (0, html.q) `<td>${sign === "same" ? "" : (0, numbers.eD)(grown)}</td>`)}
  </tr>`;
        }
        var version_order = __webpack_require__(8427);
        ;
        const MAX_COMPARED = 100;
        function readReviewed(storage, record) {
            const before = findBefore(storage, record);
            return { ...readSide(storage, record), before: before && readSide(storage, before) };
        }
        function readSide({ catalog, pages }, record) {
            const { pluginId, version, artifact } = record;
            const contents = pages.findContents(pluginId, version, artifact.sha256);
            return { record, contents, listing: catalog.findListing(pluginId, version) };
        }
        function findBefore({ catalog }, { pluginId, version }) {
            const { items } = catalog.listPublished({ pluginId, most: MAX_COMPARED });
            const others = items.filter((item) => item.version !== version);
            return others.find((item) => (0, version_order.J)(item.version) < (0, version_order.J)(version)) ?? others.at(-1);
        }
        ;
        const review_page_MAX_ENTRIES = 30;
        function showReview(call, record, memory) {
            const { marketplace, viewer } = call;
            const reviewed = readReviewed(marketplace.storage, record);
            const log = marketplace.storage.audit.list({ plugin: record.pluginId, version: record.version, most: review_page_MAX_ENTRIES });
            const main = (0, html.q) `${renderHead(reviewed)}${describeMarks(record)}
    <nav class="chips" aria-label="On this page">
      <a class="chip" href="#permissions">Permissions</a>
      <a class="chip" href="#files">Files</a>
      <a class="chip" href="#findings">Findings <span class="count">${record.findings.length}</span></a>
      <a class="chip" href="#decision">Decision</a>
    </nav>
    <div class="halves">${renderSubmission(record)}${renderManifest(reviewed)}</div>
    ${renderChanges(reviewed)}${renderFindings(record)}${renderTexts(reviewed, memory)}
    <section id="decision" class="panel">
      <h2>Decision</h2>
      ${renderChoice(record)}
    </section>
    <section id="log" class="panel">
      <h2>Log</h2>
      ${log.length === 0 ? (0, html.q) `<p class="soft">The author wrote nothing about this version.</p>` : renderAudit(log)}
    </section>`;
            return showPage(200, `Review of ${record.pluginId} ${record.version}`, main, viewer);
        }
        function renderHead({ record, listing, before }) {
            const { pluginId, version, state } = record;
            const name = listing?.name || pluginId;
            const since = before === undefined
                ? (0, html.q) `<span class="tag warn">First version</span>`
                : (0, html.q) `<span class="tag">Compared with ${before.record.version}</span>`;
            return (0, html.q) `<div class="plugin-head">
    ${renderIcon({ pluginId, version, name, icon: listing?.icon?.path })}
    <div>
      <h1><bdi>${name}</bdi> ${version}</h1>
      <p class="by"><a href="/plugins/${pluginId}">${pluginId}</a></p>
      <p class="facts">${renderState(state)} ${since}</p>
    </div>
  </div>`;
        }
        function renderSubmission(record) {
            const { submittedBy, source, artifact, createdAt, updatedAt, channel, release } = record;
            const { kind, repositoryId, workflowRef, runId } = submittedBy;
            const address = `${(0, version_record.il)(record)}/archive`;
            const hasArchive = record.state !== "awaiting-upload" && record.takenDown === undefined;
            return (0, html.q) `<section class="panel">
    <h2>Submission</h2>
    ${renderFacts([
                [
                    "Identity",
                    (0, html.q) `${kind === "oidc" ? "a workflow, verified by its issuer\u2019s keys" : "a token of the server; whose run it was is unknown"}`,
                ],
                ["Workflow", (0, html.z)(workflowRef !== undefined, () => (0, html.q) `<code>${workflowRef}</code>`)],
                ["Repository", (0, html.z)(repositoryId !== undefined, () => (0, html.q) `<code>${repositoryId}</code> (its permanent ID)`)],
                ["Run", (0, html.z)(runId !== undefined, () => (0, html.q) `<code>${runId}</code>`)],
                ["Commit, as reported", (0, html.z)(source?.commit, (commit) => (0, html.q) `<code>${commit}</code>`)],
                ["Submitted", renderMoment(createdAt)],
                ["Changed", renderMoment(updatedAt)],
                ["Channel", (0, html.q) `${channel}`],
                ["Release", (0, html.q) `${release === "manual" ? "when its publisher releases it" : "as soon as it is approved"}`],
                [
                    "Archive",
                    (0, html.q) `${hasArchive ? (0, html.q) `<a href="${address}">${artifact.filename}</a>` : artifact.filename},
        ${(0, numbers.Xq)(artifact.size)}`,
                ],
                ["SHA-256", (0, html.q) `<code class="digest">${artifact.sha256}</code>`],
            ])}
  </section>`;
        }
        function renderManifest({ listing, contents }) {
            if (!listing)
                return (0, html.q) `<section class="panel">
      <h2>Manifest</h2>
      <p>The archive could not be read.</p>
    </section>`;
            const { author, category, type, license, description } = listing;
            const entries = Object.entries(contents?.entryPoints ?? {}).map(([key, path]) => (0, html.q) `<li><code>${key}</code> <code>${path}</code></li>`);
            return (0, html.q) `<section class="panel">
    <h2>Manifest</h2>
    ${renderFacts([
                ["Type", (0, html.q) `${formatName(type)}`],
                ["Category", (0, html.q) `${formatName(category)}`],
                ["Author", (0, html.q) `<bdi>${author.name}</bdi>${(0, html.z)(author.url !== undefined, () => (0, html.q) `, ${author.url}`)}`],
                ["License", (0, html.q) `${license ?? "none"}`],
                ["Host", formatHost(listing) ?? (0, html.q) `any version`],
                [
                    "Entry points",
                    (0, html.z)(entries.length > 0, () => (0, html.q) `<ul class="plain">
              ${entries}
            </ul>`),
                ],
                ["Description", (0, html.q) `<span dir="auto">${description}</span>`],
            ])}
    ${plugin_aside_renderLinks(listing)}
  </section>`;
        }
        function renderChanges(reviewed) {
            const { listing, before } = reviewed;
            const old = new Set(before?.listing?.permissions.map(({ type }) => type) ?? []);
            const permissions = listing?.permissions ?? [];
            const now = new Set(permissions.map(({ type }) => type));
            const added = new Set(before?.listing ? [...now].filter((type) => !old.has(type)) : []);
            const gone = [...old].filter((type) => !now.has(type));
            const change = (0, html.z)(before?.listing !== undefined, () => (0, html.q) `<p>
        ${added.size === 0 ? "No new permission" : `${(0, numbers.B4)(added.size, "permission")} more`} since
        ${before?.record.version}. ${gone.map((type) => (0, html.q) `It no longer asks for <code>${type}</code>. `)}
      </p>`);
            return (0, html.q) `<section class="panel" id="permissions">
      <h2>Permissions</h2>
      ${change}${renderPermissions(permissions, added)}
    </section>
    ${renderNameChanges(reviewed)}
    <section class="panel" id="files">
      <h2>Files</h2>
      ${renderFileChanges(reviewed)}
    </section>`;
        }
        function renderTexts({ record, listing }, memory) {
            const authored = { memory, record, listing };
            const readme = listing?.readme ?? "";
            return (0, html.q) `${(0, html.z)(record.releaseNotes, (text) => renderAuthored("notes", "Release notes", text, authored))}
  ${(0, html.z)(readme !== "", () => renderAuthored("readme", "README", readme, authored))}`;
        }
        function renderChoice(record) {
            if (record.state !== "in-review") {
                return (0, html.q) `<p>There is nothing to decide: this version is ${renderState(record.state)}.</p>`;
            }
            const address = (0, version_record.il)(record);
            const query = `revision=${String(record.revision)}`;
            return (0, html.q) `<p>You confirm your decision on the next page.</p>
    <p class="actions">
      <a class="button approve" href="${address}/approve?${query}">Approve\u2026</a>
      <a class="button reject" href="${address}/reject?${query}">Reject\u2026</a>
    </p>`;
        }
        ;
        const COOKIE_NAME = "marketplace-session";
        const MAX_FORM_BYTES = 16 * 1024;
        const MAX_SESSIONS = 100;
        const MAX_NAME_LENGTH = 60;
        function findViewer({ settings, storage, now }, asked, sessions) {
            const session = sessions.get(readSessionCookie(settings.base, asked));
            if (session?.tokenId === undefined)
                return session ?? { csrf: undefined };
            const token = storage.owners.listTokens().find(({ id }) => id === session.tokenId);
            return token && mayReview(token, now()) ? session : { csrf: undefined };
        }
        function mayReview({ power, revokedAt, expiresAt }, now) {
            return power === "review" && revokedAt === undefined && (expiresAt === undefined || expiresAt > now);
        }
        function findReviewer({ settings, storage, now }, token, typed) {
            if (isSameToken(token, settings.tokens.review))
                return { actor: `reviewer ${typed}`.trim(), tokenId: undefined };
            const owned = storage.owners.findToken(token);
            if (!owned || !mayReview(owned, now()))
                return undefined;
            noteUse(storage, owned, now());
            return { actor: `owner ${owned.owner}, ${owned.id}`, tokenId: owned.id };
        }
        function signIn(marketplace, asked, sessions, form) {
            const { settings } = marketplace;
            const next = readNext(form.get("next"));
            const typed = (0, safe.ml)((form.get("name") ?? "").trim(), MAX_NAME_LENGTH);
            const reviewer = findReviewer(marketplace, form.get("token") ?? "", typed);
            if (!reviewer) {
                const page = renderSignIn("This token cannot be used to review. It may be wrong, revoked or expired, or meant for something else.", next);
                return showPage(403, "Sign in", page, { csrf: undefined }, "/sign-in");
            }
            sessions.delete(readSessionCookie(settings.base, asked));
            const [oldest] = sessions.keys();
            if (sessions.size >= MAX_SESSIONS && oldest !== undefined)
                sessions.delete(oldest);
            const session = (0, external_node_crypto_.randomBytes)(24).toString("base64url");
            sessions.set(session, { csrf: (0, external_node_crypto_.randomBytes)(24).toString("base64url"), ...reviewer });
            return redirect(next, { "Set-Cookie": formatSessionCookie(settings.base, session) });
        }
        function signOut({ settings }, asked, sessions) {
            sessions.delete(readSessionCookie(settings.base, asked));
            return redirect("/", { "Set-Cookie": `${formatSessionCookie(settings.base, "")}; Max-Age=0` });
        }
        function isFromHere({ headers }, base) {
            const { origin, host } = headers;
            const site = headers["sec-fetch-site"];
            if (site !== undefined && site !== "same-origin" && site !== "none")
                return false;
            const isPlain = base.startsWith("http:") && origin === `http://${host ?? ""}`;
            return origin === undefined || origin === new URL(base).origin || isPlain;
        }
        async function readForm(asked) {
            const body = await asked.readBody(MAX_FORM_BYTES);
            return body && new URLSearchParams(Buffer.from(body).toString("utf8"));
        }
        function readNext(next) {
            return next !== null && /^\/(?:review(?:\/log)?|plugins\/[\w./%+-]*)?$/u.test(next) ? next : "/review";
        }
        function formatSessionCookie(base, session) {
            const secure = isSecure(base) ? "; Secure" : "";
            return `${findCookieName(base)}=${session}; HttpOnly; SameSite=Strict; Path=/${secure}`;
        }
        function readSessionCookie(base, { headers }) {
            return new RegExp(`(?:^|; )${findCookieName(base)}=([A-Za-z0-9_-]+)`, "u").exec(headers["cookie"] ?? "")?.[1] ?? "";
        }
        function findCookieName(base) {
            return isSecure(base) ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
        }
        function isSecure(base) {
            return base.startsWith("https:");
        }
        function renderSignIn(problem, next) {
            const said = (0, html.z)(problem !== undefined, () => (0, html.q) `<p role="alert" class="banner bad">${problem}</p>`);
            return (0, html.q) `<div class="narrow">
    <h1>Sign in to review</h1>
    <p class="soft">Reviewers decide what is published here. Visitors need no account.</p>
    ${said}
    <form class="panel" method="post" action="/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <label for="token">Review token</label>
      <input id="token" name="token" type="password" autocomplete="off" required autofocus />
      <p class="soft">The server printed one when it was started. An owner\u2019s own token works too, if it may review.</p>
      <label for="name">Your name <span class="soft">(optional)</span></label>
      <input id="name" name="name" maxlength="60" autocomplete="name" />
      <p class="soft">The log of decisions shows it, unchecked. With an owner\u2019s token, it shows the owner instead.</p>
      <div class="actions"><button class="primary">Sign in</button></div>
    </form>
  </div>`;
        }
        ;
        const COLOURS = `
:root { color-scheme: light dark; --ground: #f7f8fb; --panel: #fff; --soft-panel: #f1f3f8; --line: #dfe3ec; --text: #171b26;
  --soft: #555d70; --link: #3730a3; --accent: #4338ca; --on-accent: #fff; --accent-soft: #eceafd; --focus: #4f46e5;
  --good: #11603a; --good-soft: #dcf5e7; --wait: #7a4a00; --wait-soft: #fdf0d5; --bad: #a01230; --bad-soft: #fde6ea;
  --shadow: 0 1px 2px #1018280f, 0 4px 16px #10182812; --hero: linear-gradient(135deg, #e9e7fd, #dff3f7 70%); }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1118; --panel: #161a24; --soft-panel: #1d2230; --line: #2c3345;
  --text: #e8ebf3; --soft: #a0a8bb; --link: #b3b2ff; --accent: #b3b2ff; --on-accent: #15142e; --accent-soft: #262550;
  --focus: #a5b4fc; --good: #6fdc9b; --good-soft: #12331f; --wait: #f3c061; --wait-soft: #382a0c; --bad: #ff9aab;
  --bad-soft: #421722; --shadow: none; --hero: linear-gradient(135deg, #1e1d40, #10313a 70%); } }
.hue-0 { --a: #4338ca; --b: #6d28d9; } .hue-1 { --a: #0f766e; --b: #0e7490; } .hue-2 { --a: #b45309; --b: #9f1239; }
.hue-3 { --a: #1d4ed8; --b: #0e7490; } .hue-4 { --a: #be185d; --b: #7e22ce; } .hue-5 { --a: #15803d; --b: #0f766e; }
.hue-6 { --a: #334155; --b: #4338ca; } .hue-7 { --a: #9a3412; --b: #a16207; }
`;
        const BASE = `
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: anywhere; min-height: 100vh; display: flex; flex-direction: column; }
main { flex: 1; } .bar, main, footer { width: 100%; max-width: 72rem; margin: 0 auto; padding: 1rem 1.5rem; }
main { padding-top: 1.5rem; } main:focus { outline: none; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 .75rem; } h3 { font-size: 1rem; line-height: 1.4; margin: 0; }
p { margin: 0 0 .75rem; } a { color: var(--link); text-underline-offset: .15em; }
section { margin: 0 0 2rem; scroll-margin-top: 1rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .25rem; }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { background: var(--soft-panel); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 .75rem;
  white-space: pre-wrap; overflow-wrap: anywhere; }
ul { margin: 0 0 .75rem; } ul.cards, ul.rows, ul.permissions, ul.findings, ul.shots, ul.tags, ul.links, ul.plain { list-style: none; padding: 0; }
dl { margin: 0; } dl > div { padding: .5rem 0; border-top: 1px solid var(--line); } dl > div:first-child { border-top: 0; padding-top: 0; }
dt { color: var(--soft); font-size: .875rem; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: baseline; padding: .5rem .75rem .5rem 0; }
input, textarea, select, button, .button { font: inherit; min-height: 2.75rem; border-radius: .5rem; border: 1px solid var(--soft); padding: .55rem .9rem; }
input, textarea, select { width: 100%; background: var(--panel); color: var(--text); }
label { display: block; font-weight: 600; margin: .5rem 0 .25rem; }
button, .button { cursor: pointer; white-space: nowrap; background: var(--panel); color: var(--text); font-weight: 600; text-decoration: none; display: inline-flex;
  align-items: center; justify-content: center; border-color: var(--line); }
button:hover, .button:hover { border-color: var(--accent); }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.approve { background: #11603a; border-color: #11603a; color: #fff; } .reject { background: #a01230; border-color: #a01230; color: #fff; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.soft { color: var(--soft); } .lead { font-size: 1.1rem; max-width: 46rem; }
.narrow { max-width: 34rem; margin: 0 auto; }
`;
        const PARTS = `
header.top { background: var(--panel); border-bottom: 1px solid var(--line); }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: space-between; padding-top: .6rem; padding-bottom: .6rem; }
.brand { display: inline-flex; gap: .6rem; align-items: center; font-weight: 700; color: var(--text); text-decoration: none; min-height: 2.75rem; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center; }
.bar nav a, button.plain { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--soft); text-decoration: none; font-weight: 600; }
.bar nav a:hover, .bar nav [aria-current], button.plain:hover { color: var(--accent); text-decoration: underline; }
button.plain { background: none; border: 0; padding: 0; }
footer { color: var(--soft); font-size: .875rem; border-top: 1px solid var(--line); margin-top: 2rem; }
.hero { background: var(--hero); border: 1px solid var(--line); border-radius: 1rem; padding: 2rem; margin-bottom: 1.25rem; }
.hero h1 { font-size: 2.25rem; } .search { max-width: 46rem; } .search-line { display: flex; gap: .5rem; }
.search-line input { min-height: 3.1rem; padding: 0 1.1rem; } .search-line button { min-height: 3.1rem; padding: 0 1.4rem; flex: none; }
summary { cursor: pointer; padding: .6rem 0 0; color: var(--link); font-weight: 600; min-height: 2.5rem; width: max-content; }
.filters { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding-top: .25rem; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1.5rem; }
.chip { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.4rem; padding: .2rem .9rem; border: 1px solid var(--line); border-radius: 2rem;
  background: var(--panel); color: var(--text); text-decoration: none; font-weight: 500; }
.chip:hover { border-color: var(--accent); color: var(--accent); }
.chip[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } .chip[aria-current] .count { color: inherit; }
.count { color: var(--soft); font-size: .875rem; }
.results-head { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; }
.sorts { display: flex; flex-wrap: wrap; gap: .25rem .9rem; margin: 0 0 .75rem; } .chosen { font-weight: 600; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem; margin: 0; }
.card, .panel, .row, .empty { background: var(--panel); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; box-shadow: var(--shadow); }
.card { position: relative; display: flex; flex-direction: column; overflow: clip; min-width: 0; }
.card:hover { border-color: var(--accent); } .card-head { display: flex; gap: .9rem; align-items: center; margin-bottom: .6rem; min-width: 0; }
.card-head > div, .plugin-head > div { min-width: 0; }
.card h3, .by { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
.card h3 a { color: var(--text); text-decoration: none; } .card h3 a::after { content: ""; position: absolute; inset: 0; border-radius: .75rem; }
.card h3 a:focus-visible { outline: none; } .card:has(a:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.by { color: var(--soft); margin: 0; font-size: .925rem; }
.about { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; flex: 1; margin-bottom: .9rem; }
.facts { display: flex; flex-wrap: wrap; gap: .35rem .75rem; align-items: center; margin: 0; color: var(--soft); font-size: .875rem; }
.card time { margin-inline-start: auto; }
.icon { width: 3rem; height: 3rem; border-radius: .7rem; object-fit: contain; flex: none; background: var(--soft-panel); }
.letter { display: grid; place-items: center; overflow: clip; color: #fff; font-weight: 700; font-size: 1.4rem; background: linear-gradient(135deg, var(--a), var(--b)); }
.tag { display: inline-block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; padding: .05rem .6rem; border-radius: 1rem; background: var(--soft-panel); color: var(--text); font-size: .8125rem; font-weight: 600; text-decoration: none; }
a.tag:hover { text-decoration: underline; } .tag.warn { background: var(--wait-soft); color: var(--wait); }
.tag.bad { background: var(--bad-soft); color: var(--bad); } .tag.good { background: var(--good-soft); color: var(--good); }
.pages { display: flex; gap: 1rem; align-items: center; justify-content: center; margin: 1.5rem 0 0; } .pages:empty { display: none; }
.empty { text-align: center; padding: 2.5rem 1.25rem; } .empty pre { display: inline-block; text-align: left; }
.message { max-width: 34rem; margin: 3rem auto; text-align: center; } .message .code { font-size: 4rem; font-weight: 800; line-height: 1; color: var(--accent); }
.plugin-head { display: flex; gap: 1.25rem; align-items: center; margin-bottom: 1rem; } .plugin-head h1, main .lead { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; } .plugin-head h1 { margin: 0; }
.plugin-head .icon { width: 5rem; height: 5rem; border-radius: 1.1rem; font-size: 2.2rem; } .plugin-head .facts { margin-top: .5rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 2rem; align-items: start; }
.columns > .column { grid-column: 1; grid-row: 1 / span 2; min-width: 0; } .columns > .install, .columns > aside { grid-column: 2; margin: 0; } .columns { grid-template-rows: auto 1fr; row-gap: 1rem; }
.halves { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; align-items: start; margin-bottom: 2rem; } .halves > * { min-width: 0; margin: 0; }
aside .panel { margin-bottom: 1rem; } aside .panel h2 { font-size: 1rem; } .install .button { width: 100%; } .install p:last-child { margin: 0; }
.install pre, .digest { font-size: .8125rem; } .links li { padding: .2rem 0; } .tags { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0; }
.shots { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1rem; }
.shots a { display: block; } .shots img { display: block; width: 100%; aspect-ratio: 16 / 10; object-fit: contain; background: var(--soft-panel); border: 1px solid var(--line); border-radius: .5rem; }
.authored { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: .75rem; overflow: clip; }
.authored-head { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; padding: .75rem 1.25rem; background: var(--soft-panel); border-bottom: 1px solid var(--line); }
.authored-head h2, .authored-head p { margin: 0; } .authored-head p { color: var(--soft); font-size: .875rem; }
.text { padding: 1.25rem; overflow: clip; } .text > :last-child { margin-bottom: 0; } .text h3 { font-size: 1.25rem; margin: 1.5rem 0 .5rem; } .text > :first-child { margin-top: 0; }
.text h4 { font-size: 1.1rem; margin: 1.25rem 0 .5rem; } .text h5, .text h6 { font-size: 1rem; margin: 1rem 0 .5rem; }
.text img { max-width: 100%; max-height: 30rem; object-fit: contain; } .text code { background: var(--soft-panel); padding: .1em .3em; border-radius: .25rem; } .text pre code { background: none; padding: 0; }
.text blockquote { margin: 0 0 .75rem; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); color: var(--soft); }
.text th, .text td { border: 1px solid var(--line); padding: .4rem .6rem; } .scroll { overflow-x: auto; margin-bottom: .75rem; } .text th, .text td { overflow-wrap: normal; min-width: 3rem; max-width: 30rem; }
.no-image { color: var(--soft); border: 1px dashed var(--soft); border-radius: .25rem; padding: 0 .4em; font-size: .875em; }
.permission { padding: .75rem 0; border-top: 1px solid var(--line); } .permission:first-child { border-top: 0; padding-top: 0; } .permission p { margin: .15rem 0 0; }
.permission h3 code { color: var(--soft); font-weight: 400; } .sensitive { border-inline-start: 3px solid var(--wait); padding-inline-start: .9rem; }
.permissions, .findings, .pages { margin-bottom: 0; } .said { color: var(--soft); overflow: clip; }
.list tr { border-top: 1px solid var(--line); } .list thead tr { border: 0; } .list thead th { color: var(--soft); font-size: .875rem; font-weight: 500; }
.list td:not(.wide), .list thead th { white-space: nowrap; } .list td.wide { width: 45%; } .files th { font-weight: 400; width: 70%; }
.list [aria-current] { color: var(--text); font-weight: 700; }
.state { font-weight: 600; } .state::before { content: "\\25cf\\00a0" / ""; }
.published, .approved { color: var(--good); } .in-review, .received, .validating, .awaiting-upload { color: var(--wait); } .rejected, .failed { color: var(--bad); } .withdrawn { color: var(--soft); }
.banner { padding: .75rem 1rem; border-radius: .5rem; background: var(--accent-soft); overflow: clip; } .banner.bad { background: var(--bad-soft); color: var(--bad); } .banner.warn { background: var(--wait-soft); color: var(--wait); }
.findings li { padding: .75rem 0; border-top: 1px solid var(--line); } .findings li:first-child { border-top: 0; } .findings p { margin: 0; }
.rows { display: grid; gap: .75rem; } .row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; } .row h2 { margin: 0; font-size: 1.05rem; }
.steps { list-style: none; padding: 0; counter-reset: step; } .steps .panel { margin-bottom: 1rem; counter-increment: step; } .steps h2::before { content: counter(step) ". "; } .steps p:last-child { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; }
`;
        const PHONE = `
@media (max-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr); } .columns > .install, .columns > aside, .columns > .column { grid-column: 1; grid-row: auto; } .halves { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) { .bar, main, footer { padding-inline: 1rem; } .bar nav { gap: 0 .9rem; font-size: .95rem; } .hero { padding: 1.25rem; } .hero h1 { font-size: 1.75rem; } h1 { font-size: 1.5rem; }
  .cards { grid-template-columns: minmax(0, 1fr); } .filters { grid-template-columns: 1fr; gap: 0; } .search-line button { padding: 0 1rem; }
  .plugin-head { align-items: flex-start; gap: 1rem; } .plugin-head .icon { width: 3.5rem; height: 3.5rem; font-size: 1.6rem; }
  .list thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .list tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 0; } .list th, .list td { padding: .1rem 0; } .list tbody th, .list td.wide { width: 100%; }
  .actions > * { flex: 1; } .text { padding: 1rem; } .chips { gap: .4rem; } }
`;
        const STYLE = [COLOURS, BASE, PARTS, PHONE].join("");
        ;
        const PLUGIN = /^\/plugins\/([a-z0-9-]{1,200})(?:\/versions\/([^/]{1,200})(?:\/(archive|review|approve|reject))?)?$/u;
        function makePage(marketplace) {
            const sessions = new Map();
            const memory = new Map();
            return async (asked) => {
                const before = findViewer(marketplace, asked, sessions);
                const isShown = asked.method === "GET" || asked.method === "HEAD";
                if (isShown)
                    return showSafely({ marketplace, asked, viewer: before }, memory);
                if (asked.method !== "POST")
                    return showMessage(405, "Not possible", "This page does not support this method.", before);
                if (!isFromHere(asked, marketplace.settings.base)) {
                    return showMessage(403, "Refused", "This form was sent by another site.", before);
                }
                const form = await readForm(asked);
                if (form === undefined)
                    return showMessage(413, "Too large", "The form is too large.", before);
                if (asked.path === "/sign-in")
                    return signIn(marketplace, asked, sessions, form);
                const viewer = findViewer(marketplace, asked, sessions);
                if (viewer.csrf === undefined || !isSameToken(form.get("csrf") ?? "", viewer.csrf)) {
                    return showMessage(403, "Refused", "Your session has ended. Sign in again.", { csrf: undefined });
                }
                if (asked.path === "/sign-out")
                    return signOut(marketplace, asked, sessions);
                const call = { marketplace, asked, viewer };
                return asked.path === "/review" ? decide(call, form) : showMissing(call);
            };
        }
        function showSafely(call, memory) {
            try {
                return showPath(call, memory) ?? showMissing(call);
            }
            catch (error) {
                if (error instanceof refused.Lw)
                    return showMessage(400, "Not possible", error.message, call.viewer);
                throw error;
            }
        }
        function showPath(call, memory) {
            const { viewer, asked } = call;
            const { path, query } = asked;
            if (path === "/")
                return showHome(call);
            if (path === "/publish")
                return showPublish(call);
            if (path === "/style.css")
                return makeAnswer(200, STYLE, { "Content-Type": "text/css; charset=utf-8" });
            if (path === "/icon.svg")
                return makeAnswer(200, SITE_ICON, { "Content-Type": "image/svg+xml" });
            if (path === "/sign-in") {
                return showPage(200, "Sign in", renderSignIn(undefined, readNext(query.get("next"))), viewer, path);
            }
            if (path === "/review" || path === "/review/log") {
                if (!isReviewer(viewer))
                    return redirect(`/sign-in?next=${encodeURIComponent(path)}`);
                return path === "/review" ? showQueue(call) : showAudit(call);
            }
            if (path.startsWith("/files/"))
                return showFile(call);
            const [, pluginId, coded, part] = PLUGIN.exec(path) ?? [];
            if (pluginId === undefined)
                return undefined;
            const version = (0, html.z)(coded, decode.gr);
            if (part === "archive")
                return showArchive(call, pluginId, version ?? "");
            if (part === undefined) {
                const shown = showPlugin(call, pluginId, version, memory);
                if (shown || version === undefined)
                    return shown ?? showUnpublished(call, pluginId);
            }
            const record = call.marketplace.storage.findVersion(pluginId, version ?? "");
            if (!record)
                return undefined;
            if (!isReviewer(viewer))
                return (0, html.z)(part === undefined, () => showSubmission(call, record));
            return part === undefined || part === "review"
                ? showReview(call, record, memory)
                : showConfirmation(call, record, part === "reject" ? part : "approve");
        }
        function showMissing({ asked, viewer }) {
            const text = "There is no such page, or it is not public.";
            const next = encodeURIComponent(readNext(asked.path));
            const link = isReviewer(viewer)
                ? undefined
                : (0, html.q) `<a class="button" href="/sign-in?next=${next}">Sign in to review</a>`;
            return showPage(404, "Not found", renderMessage(404, "Not found", text, link), viewer);
        }
        const MAX_REASON_LENGTH = 1000;
        const CHANGED = "It has changed since you opened it. Open it again.";
        function showConfirmation(call, record, choice) {
            const { viewer, asked, marketplace } = call;
            if (record.state !== "in-review")
                return showMessage(409, "Not possible", "This version is not waiting for a decision.", viewer);
            if (asked.query.get("revision") !== String(record.revision))
                return showMessage(409, "Not possible", CHANGED, viewer);
            const { pluginId, version, artifact, release, submittedBy } = record;
            const { listing, before } = readReviewed(marketplace.storage, record);
            const isApproval = choice === "approve";
            const published = release === "manual"
                ? "Its publisher can then publish it."
                : "It is published immediately. Everyone can install it, and its version number cannot be used again.";
            const rejected = "The author can read your reason, and can submit the version again with other bytes.";
            const follows = isApproval ? published : rejected;
            const reason = (0, html.q) `<label for="reason">Reason <span class="soft">(the author can read it)</span></label>
    <textarea id="reason" name="reason" rows="4" maxlength="${MAX_REASON_LENGTH}" required autofocus></textarea>`;
            const words = isApproval ? "Approve" : "Reject";
            const main = (0, html.q) `<div class="narrow">
    <h1>${words} ${pluginId} ${version}?</h1>
    <p class="lead">${follows}</p>
    ${renderFacts([
                ["Name", (0, html.q) `<bdi>${listing?.name ?? pluginId}</bdi>`],
                ["After", (0, html.q) `${before?.record.version ?? "nothing: it is the first version"}`],
                ["Permissions", (0, html.q) `${listing?.permissions.map(({ type }) => type).join(", ") || "none"}`],
                ["Submitted by", (0, html.q) `${submittedBy.workflowRef ?? "a token of the server"}`],
                ["SHA-256", (0, html.q) `<code class="digest">${artifact.sha256}</code>`],
            ])}
    <form class="panel" method="post" action="/review">
      <input type="hidden" name="csrf" value="${viewer.csrf}" />
      <input type="hidden" name="plugin" value="${pluginId}" />
      <input type="hidden" name="version" value="${version}" />
      <input type="hidden" name="revision" value="${record.revision}" />
      ${isApproval ? undefined : reason}
      <div class="actions">
        <button class="${choice}" name="decision" value="${choice}">${words} ${version}</button>
        <a class="button" href="${(0, version_record.il)(record)}">Back to the review</a>
      </div>
    </form>
  </div>`;
            return showPage(200, `${words} ${pluginId} ${version}`, main, viewer);
        }
        function decide({ marketplace, viewer }, form) {
            const { storage, transitions, jobs, now } = marketplace;
            const pluginId = form.get("plugin") ?? "";
            const version = form.get("version") ?? "";
            const decision = form.get("decision");
            const reason = (form.get("reason") ?? "").trim().slice(0, MAX_REASON_LENGTH);
            if (decision !== "approve" && decision !== "reject") {
                return showMessage(400, "Not possible", "Choose to approve or reject.", viewer);
            }
            if (decision === "reject" && reason === "") {
                return showMessage(400, "A reason is needed", "Give a reason for the rejection: the author can read it.", viewer);
            }
            try {
                storage.change(`${decision} ${pluginId}@${version}`, () => {
                    const record = storage.findVersion(pluginId, version);
                    if (record?.revision !== Number(form.get("revision")))
                        throw new refused.Lw("precondition-failed", CHANGED);
                    const at = now();
                    const next = decision === "approve" ? transitions.approve(record, at) : transitions.reject(record, reason, at);
                    storage.saveVersion(next);
                    const details = decision === "reject" ? reason : `SHA-256 ${record.artifact.sha256}`;
                    const { actor = "reviewer" } = viewer;
                    storage.audit.add({ at, actor, action: decision, plugin: pluginId, version, details });
                });
            }
            catch (error) {
                if (error instanceof refused.Lw)
                    return showMessage(409, "Not possible", error.message, viewer);
                throw error;
            }
            jobs.announceChange(pluginId, version);
            return redirect("/review");
        }
        const HEADERS = {
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "Cross-Origin-Resource-Policy": "same-origin",
        };
        const KEPT_SECONDS = 600;
        function showFile({ marketplace, asked, viewer }) {
            const [, pluginId = "", version = "", path = ""] = /^\/files\/([a-z0-9-]{1,200})\/([^/]{1,200})\/([^?]{1,2000})$/u.exec(asked.path) ?? [];
            const { storage, images } = marketplace;
            const image = storage.pages.findImage(pluginId, (0, decode.gr)(version), (0, decode.gr)(path));
            if (!image || !(image.isPublished || isReviewer(viewer)))
                return undefined;
            const { sha256, mediaType, isPublished } = image;
            const tag = `"${sha256}"`;
            const kept = isPublished ? { "Cache-Control": `private, max-age=${String(KEPT_SECONDS)}`, ETag: tag } : {};
            if (isPublished && asked.headers["if-none-match"] === tag)
                return { status: 304, headers: { ...HEADERS, ...kept } };
            const bytes = images.read(sha256);
            return bytes && makeAnswer(200, bytes, { "Content-Type": mediaType, ...HEADERS, ...kept });
        }
        function showArchive({ marketplace, viewer }, pluginId, version) {
            const { storage, archives } = marketplace;
            const record = storage.findVersion(pluginId, version);
            if (!record || record.takenDown || !(record.state === "published" || isReviewer(viewer)))
                return undefined;
            const { filename, mediaType, sha256 } = record.artifact;
            const bytes = archives.read(sha256);
            const headers = { "Content-Type": mediaType, "Content-Disposition": `attachment; filename="${filename}"` };
            return bytes && makeAnswer(200, bytes, headers);
        }
        ;
        const TYPE = "text/plain; version=0.0.4; charset=utf-8";
        async function serveMetrics(port, metrics, { jobs, storage }, reportCrash) {
            const listener = await (0, http_listener.KT)({ host: "127.0.0.1", port }, reportCrash);
            listener.serve((asked) => {
                if (asked.path !== "/metrics" || asked.method !== "GET") {
                    return Promise.resolve({ status: 404, headers: { "Content-Type": "text/plain" }, body: "Ask for /metrics\n" });
                }
                const { plugins, bytes } = storage.measure();
                const body = metrics.format({
                    judgements_open: ["Archives that wait for their checks, or are being checked", jobs.countOpen()],
                    plugins: ["Listed plugins", plugins],
                    database_bytes: ["Size of the database", bytes],
                });
                return Promise.resolve({ status: 200, headers: { "Content-Type": TYPE }, body });
            });
            return listener;
        }
        const HEALTH_PATHS = ["/healthz", "/readyz"];
        const serve_metrics_HEADERS = { "Content-Type": "text/plain; charset=utf-8" };
        function answerHealth(path, { storage }) {
            const fault = path === "/readyz" ? storage.findWriteFault() : undefined;
            if (fault)
                return { status: 503, headers: serve_metrics_HEADERS, body: "not ready\n" };
            return { status: 200, headers: serve_metrics_HEADERS, body: "ok\n" };
        }
        ;
        const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];
        const METHODS = ["GET", "HEAD", "PUT", "POST", "DELETE"];
        const PREFIX = "plugin_marketplace";
        function makeMetrics() {
            const requests = new Map();
            const buckets = BUCKETS.map(() => 0);
            let [sum, count, bytes] = [0, 0, 0];
            return {
                add(answered) {
                    const seconds = answered.milliseconds / 1000;
                    const method = METHODS.includes(answered.method) ? answered.method : "other";
                    const key = `method="${method}",status="${String(answered.status)}"`;
                    requests.set(key, (requests.get(key) ?? 0) + 1);
                    for (const [at, most] of BUCKETS.entries())
                        if (seconds <= most)
                            buckets[at] = (buckets[at] ?? 0) + 1;
                    sum += seconds;
                    count++;
                    bytes += answered.bytes;
                },
                format(gauges) {
                    const name = `${PREFIX}_request_duration_seconds`;
                    return [
                        ...formatHead(`${PREFIX}_requests_total`, "counter", "Answered requests"),
                        ...[...requests].map(([labels, value]) => `${PREFIX}_requests_total{${labels}} ${String(value)}`),
                        ...formatHead(name, "histogram", "Time until a request was answered"),
                        ...BUCKETS.map((most, at) => `${name}_bucket{le="${String(most)}"} ${String(buckets[at] ?? 0)}`),
                        `${name}_bucket{le="+Inf"} ${String(count)}`,
                        `${name}_sum ${String(sum)}`,
                        `${name}_count ${String(count)}`,
                        ...formatHead(`${PREFIX}_answered_bytes_total`, "counter", "Bytes of all bodies"),
                        `${PREFIX}_answered_bytes_total ${String(bytes)}`,
                        ...Object.entries(gauges).flatMap(([gauge, [help, value]]) => [
                            ...formatHead(`${PREFIX}_${gauge}`, "gauge", help),
                            `${PREFIX}_${gauge} ${String(value)}`,
                        ]),
                        "",
                    ].join("\n");
                },
            };
        }
        function formatHead(name, type, help) {
            return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
        }
        var server_storage = __webpack_require__(95392);
        ;
        const FREE = new Set(["rejected", "failed", "withdrawn"]);
        const REPLACEABLE = new Set(["awaiting-upload", ...FREE]);
        function requireOwnNumber(others, version) {
            const other = others.find(({ state, everPublished }) => everPublished || !FREE.has(state));
            if (!other)
                return;
            const { artifact, state } = other;
            throw new refused.Lw("version-conflict", `Version ${other.version} is the same number as ${version}`, {
                existing: { sha256: artifact.sha256, state, etag: (0, version_record.aF)(other) },
            });
        }
        function declare(existing, declaration, now) {
            const { input, ifMatch } = declaration;
            requireChannel(declaration.version, input.channel);
            if (!existing) {
                if (ifMatch !== undefined)
                    throw new refused.Lw("precondition-failed", "If-Match names a version that is not declared");
                return { outcome: "created", record: makeRecord(declaration, { revision: 1, createdAt: now }, now) };
            }
            const isSame = existing.artifact.sha256 === input.artifact.sha256;
            const canReplace = !existing.everPublished && REPLACEABLE.has(existing.state);
            const isCurrent = ifMatch === (0, version_record.aF)(existing);
            if (canReplace && isCurrent) {
                const kept = { revision: existing.revision + 1, createdAt: existing.createdAt };
                return { outcome: "replaced", record: makeRecord(declaration, kept, now) };
            }
            if (isSame)
                return { outcome: "same", record: existing };
            if (canReplace && ifMatch !== undefined) {
                throw new refused.Lw("precondition-failed", "The version was changed since you read it");
            }
            throw new refused.Lw("version-conflict", `Version ${existing.version} has other bytes`, {
                existing: { sha256: existing.artifact.sha256, state: existing.state, etag: (0, version_record.aF)(existing) },
            });
        }
        function receive(record, now) {
            if (record.state !== "awaiting-upload")
                return undefined;
            return changeState(record, "received", now);
        }
        function startValidation(record, now) {
            if (record.state !== "received")
                return undefined;
            return changeState(record, "validating", now);
        }
        function conclude(record, { state, findings, findingsOmitted }, needsReview, now) {
            if (record.state !== "validating")
                return undefined;
            const checked = { ...record, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
            if (state !== "passed")
                return changeState(checked, state, now);
            if (needsReview)
                return changeState(checked, "in-review", now);
            return accept(checked, now);
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
        function release(record, now) {
            if (record.state === "published")
                return undefined;
            requireState(record, "approved", "released");
            return publish(record, now);
        }
        function withdraw(record, now) {
            if (record.state === "withdrawn")
                return undefined;
            if (record.everPublished)
                throw new refused.Lw("invalid-state", "A published version cannot be withdrawn");
            return changeState(record, "withdrawn", now);
        }
        function accept(record, now) {
            if (record.release === "manual")
                return changeState(record, "approved", now);
            return publish(record, now);
        }
        function publish(record, now) {
            const published = { everPublished: true, publishedAt: now, publishedBy: record.submittedBy };
            return { ...changeState(record, "published", now), ...published };
        }
        function changeState(record, state, now) {
            const updatedAt = now > record.updatedAt ? now : record.updatedAt;
            return { ...record, state, revision: record.revision + 1, updatedAt };
        }
        function makeRecord({ pluginId, version, input, by }, kept, now) {
            const { channel, artifact, release: how = "automatic", releaseNotes, source } = input;
            const { filename, mediaType, size, sha256 } = artifact;
            return {
                pluginId,
                version,
                channel,
                state: "awaiting-upload",
                release: how,
                artifact: { filename, mediaType, size, sha256 },
                findings: [],
                everPublished: false,
                ...kept,
                updatedAt: now,
                submittedBy: by,
                ...(releaseNotes !== undefined && { releaseNotes }),
                ...(source && { source }),
            };
        }
        function requireChannel(version, channel) {
            if ((0, versions.V1)(version) === (channel !== "stable"))
                return;
            const words = (0, versions.V1)(version)
                ? "a prerelease, and cannot be on the channel stable"
                : "stable, and must be on that channel";
            throw new refused.Lw("channel-mismatch", `Version ${version} is ${words}`);
        }
        function requireState({ version, state }, needed, what) {
            if (state === needed)
                return;
            throw new refused.Lw("invalid-state", `Version ${version} is ${state}; only what is ${needed} can be ${what}`);
        }
        var backup = __webpack_require__(25262);
        var promises_ = __webpack_require__(58500);
        ;
        async function startMarketplace(options) {
            const { data, checkLimits = CHECK_LIMITS, onCrash, onWrite, replace, wrap, host, port, ...rest } = options;
            const { publicUrl, metricsPort, onAnswered, ...settings } = rest;
            (0, data_folder.t)(data);
            const closing = [await (0, open_database.Pm)(data)];
            const close = async () => {
                for (const end of closing.splice(0).toReversed())
                    await end();
            };
            try {
                const database = await (0, open_database.qI)(data);
                const storage = (0, server_storage.k)(database, onWrite);
                closing.push(storage.close);
                removeUnnamed(database, data);
                const metrics = makeMetrics();
                const listener = await (0, http_listener.KT)({ host, port }, onCrash, {
                    ...(publicUrl !== undefined && { hosts: [new URL(publicUrl).host] }),
                    openPaths: HEALTH_PATHS,
                    onAnswered(answered) {
                        metrics.add(answered);
                        onAnswered?.(answered);
                    },
                });
                closing.push(listener.close);
                const base = publicUrl ?? listener.base;
                const archives = openArchives((0, external_node_path_.join)(data, "archives"), onWrite);
                const checkers = openCheckers((0, external_node_path_.join)(data, "archives"), checkLimits);
                const parts = {
                    settings: { ...settings, base },
                    storage,
                    archives,
                    transitions: transitions_namespaceObject,
                    images: openArchives((0, external_node_path_.join)(data, "images")),
                    runChecks: checkers.check,
                    warmChecker: checkers.warm,
                    endCheckers: checkers.end,
                    reportFault: onCrash,
                    verifyIdentity: makeIdentityVerifier(settings.issuers, new URL(base).origin),
                    now: () => new Date().toISOString(),
                };
                const marketplace = makeMarketplace(replace ? replace(parts) : parts);
                closing.push(marketplace.jobs.close);
                const api = wrap ? wrap(marketplace.handle) : marketplace.handle;
                const page = makePage(marketplace);
                const metered = metricsPort === undefined ? undefined : await serveMetrics(metricsPort, metrics, marketplace, onCrash);
                if (metered)
                    closing.push(metered.close);
                const answer = makeTurns(async (asked) => {
                    const path = removeBasePath(asked.path, base);
                    if (path.startsWith("/v1/"))
                        return api({ ...asked, path });
                    return addBasePath(await page({ ...asked, path }), findBasePath(base));
                });
                listener.serve(async (asked) => {
                    if (HEALTH_PATHS.includes(asked.path))
                        return answerHealth(asked.path, marketplace);
                    return answer(asked);
                });
                return { base, listens: listener.base, metrics: metered?.base, close };
            }
            catch (error) {
                await close();
                throw error;
            }
        }
        function openArchives(folder, onWrite) {
            return {
                keep(sha256, bytes) {
                    onWrite?.("before archive");
                    (0, durable_file.v8)(folder, sha256, bytes);
                    onWrite?.("after archive");
                },
                has: (sha256) => (0, durable_file.ri)(folder, sha256),
                read: (sha256) => (0, durable_file.Wr)(folder, sha256),
            };
        }
        const YOUNGEST_MILLISECONDS = 60 * 60000;
        function removeUnnamed(database, data) {
            const named = (0, backup.SB)(database);
            for (const kind of data_folder.G) {
                const folder = (0, external_node_path_.join)(data, kind);
                const unnamed = (0, durable_file.CS)(folder).filter((file) => !named[kind].has(file));
                for (const file of [...unnamed, ...(0, durable_file.Z)(folder)]) {
                    if ((0, durable_file.kK)(folder, file) >= YOUNGEST_MILLISECONDS)
                        (0, durable_file.nM)(folder, file);
                }
            }
        }
        function addBasePath(answer, path) {
            if (path === "")
                return answer;
            const { Location: location } = answer.headers;
            const isHtml = (answer.headers["Content-Type"] ?? "").startsWith("text/html") && typeof answer.body === "string";
            return {
                ...answer,
                ...(location?.startsWith("/") === true && { headers: { ...answer.headers, Location: `${path}${location}` } }),
                ...(isHtml && { body: answer.body.replace(/ (href|src|action)="\/(?!\/)/gu, ` $1="${path}/`) }),
            };
        }
        const GONE = { status: 499, headers: {} };
        function makeTurns(handle) {
            let last = Promise.resolve();
            return async (asked) => {
                if (asked.method !== "GET" && asked.method !== "HEAD")
                    return handle(asked);
                last = last.then(() => (0, promises_.setImmediate)());
                await last;
                return asked.gone.aborted ? GONE : handle(asked);
            };
        }
        var print = __webpack_require__(51235);
        var archive_limits = __webpack_require__(37375);
        var parse = __webpack_require__(9310);
        var terminal_text = __webpack_require__(38241);
        var terminal = __webpack_require__(96061);
        var print_report = __webpack_require__(98077);
        var own_command = __webpack_require__(74285);
        ;
        const marketplaceServe = {
            options: [
                { name: "port", value: "PORT", help: "The port to listen on; 4700 by default, 0 for any free port" },
                {
                    name: "host",
                    value: "HOST",
                    help: "The address to listen on; 127.0.0.1 by default, which other machines cannot reach",
                },
                { name: "data", value: "FOLDER", help: "The folder for all data; marketplace-data in this folder by default" },
                {
                    name: "review",
                    value: "WHO",
                    choices: ["auto", "manual"],
                    help: "Publish a passing version at once, or wait for your review; auto by default",
                },
                { name: "publishers", value: "FILE", help: "The workflows that may publish with an identity token, as JSON" },
                {
                    name: "public-url",
                    value: "URL",
                    help: "The public URL, if a proxy with TLS forwards requests, such as https://plugins.example.com",
                },
                {
                    name: "trusted-proxy",
                    value: "ADDRESS",
                    repeats: true,
                    help: "The address or network of the proxy; client addresses are accepted only from it",
                },
                { name: "log-requests", help: "Log each request to standard error, as a line of JSON" },
                { name: "metrics-port", value: "PORT", help: "The port for Prometheus metrics at /metrics, for this machine only" },
            ],
            run({ values, switches }) {
                const port = (0, parse.pz)("--port", values.get("port") ?? "4700", "4700");
                const metrics = values.get("metrics-port");
                const metricsPort = metrics === undefined ? undefined : (0, parse.pz)("--metrics-port", metrics, "4702");
                const review = (0, parse.Kf)(values.get("review") ?? "auto", ["auto", "manual"], "--review");
                const [host = "127.0.0.1", data = "marketplace-data"] = [values.get("host"), values.get("data")];
                return serve({
                    port,
                    host,
                    review,
                    data,
                    publishers: values.get("publishers"),
                    publicUrl: values.get("public-url"),
                    trustedProxies: (values.get("trusted-proxy") ?? "").split(",").filter((address) => address !== ""),
                    logsRequests: switches.has("log-requests"),
                    metricsPort,
                });
            },
        };
        async function serve({ publishers, data, ...request }) {
            const cwd = (0, print_report.U5)();
            const folder = (0, external_node_path_.resolve)(cwd, data);
            const trust = readTrust(publishers === undefined ? undefined : (0, external_node_path_.resolve)(cwd, publishers));
            const publicUrl = request.publicUrl === undefined ? undefined : readPublicUrl(request.publicUrl);
            const findClient = readTrustedProxies(request.trustedProxies);
            const chosen = TOKENS.map(({ kind, variable }) => ({ kind, token: (0, programs.kR)().env[variable] || undefined }));
            const [publish, read, review] = chosen.map(({ kind, token }) => token ?? (0, owners.uC)(kind));
            const tokens = { publish: publish ?? "", read: read ?? "", review: review ?? "" };
            const ended = waitForEnd();
            const { host, port, metricsPort } = request;
            const started = await startMarketplace({
                ...trust,
                host,
                port,
                review: request.review,
                data: folder,
                tokens,
                ...(publicUrl !== undefined && { publicUrl }),
                ...(metricsPort !== undefined && { metricsPort }),
                maxArtifactBytes: archive_limits.kv,
                onCrash(error) {
                    if ((0, open_database.e6)(error))
                        ended.fail(error);
                    else
                        (0, print.yJ)((0, terminal.X9)(error));
                },
                onAnswered(answered) {
                    if (request.logsRequests)
                        (0, print.yJ)(formatRequestLine(answered, findClient(answered.peer, answered.headers)));
                },
            });
            if (!(0, http_listener.U9)(host) && publicUrl === undefined) {
                (0, print.yJ)(`${tool.js.name}: other machines can reach this server, and nothing is encrypted\n`);
            }
            const rows = [
                ["Marketplace", started.base],
                ...(publicUrl === undefined ? [] : [["Listens at", started.listens]]),
                ...(started.metrics === undefined ? [] : [["Metrics", `${started.metrics}/metrics`]]),
                ...TOKENS.map(({ name, kind, variable }, at) => [name, describeToken(tokens[kind], variable, chosen[at]?.token)]),
                ["Review", request.review === "auto" ? "auto: what passes is published" : "manual: sign in on the page to decide"],
                ["Data", folder],
            ];
            const lines = rows.map(([name = "", value = ""]) => `${name.padEnd(13)}  ${(0, safe.Xm)(value)}\n`);
            const last = (0, terminal_text.b)("The page is at the same URL. Stop it with Ctrl-C.", 0, { wrap: await (0, terminal.TP)() });
            (0, print.yy)((0, safe.RU)(`${lines.join("")}${last.join("\n")}\n`));
            const fault = await ended.promise;
            await started.close();
            if (!fault)
                return exit_status.dc.pass;
            const message = (0, safe.Xm)(fault.message);
            (0, print.yJ)(`${tool.js.name}: the database in ${(0, safe.hD)(folder, 200)} is damaged: ${message}\nRestore a backup: ${(0, own_command.xh)("marketplace restore")}\n`);
            return exit_status.dc.fault;
        }
        const TOKENS = [
            { name: "Publish token", kind: "publish", variable: "PLUGIN_MARKETPLACE_TOKEN" },
            { name: "Read token", kind: "read", variable: "PLUGIN_MARKETPLACE_READ_TOKEN" },
            { name: "Review token", kind: "review", variable: "PLUGIN_MARKETPLACE_REVIEW_TOKEN" },
        ];
        function describeToken(token, variable, given) {
            if (given !== undefined)
                return `that of ${variable}`;
            return (0, print._u)() ? token : `new and not shown outside of a terminal: set ${variable} to choose it`;
        }
        function waitForEnd() {
            let fail = (() => undefined);
            const promise = new Promise((end) => {
                fail = end;
                for (const signal of ["SIGINT", "SIGTERM"]) {
                    process.once(signal, () => {
                        end(undefined);
                    });
                }
            });
            return { promise, fail };
        }
    }),
    43077: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            marketplaceVerify: function () { return marketplaceVerify; }
        });
        var programs = __webpack_require__(89673);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var safe = __webpack_require__(47313);
        ;
        function formatTap(results) {
            const lines = ["TAP version 14", `1..${String(results.length)}`, ...results.flatMap(formatTapResult)];
            return (0, safe.RU)(`${lines.join("\n")}\n`);
        }
        function formatTapResult(result, at) {
            const isUnrun = "reason" in result;
            const isOk = result.status === "passed" || isUnrun;
            const name = `${result.test.profile}: ${result.test.name}`.replaceAll("#", "\\#");
            const head = `${isOk ? "ok" : "not ok"} ${String(at + 1)} - ${name}`;
            if (isUnrun)
                return [`${head} # SKIP ${(0, safe.Xm)(result.reason)}`];
            if (isOk)
                return [head];
            const details = listDetails(result).map(([key, value]) => `  ${key}: ${JSON.stringify((0, safe.Xm)(value))}`);
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
        function formatKitJunit(results) {
            const profiles = [...new Set(results.map(({ test }) => test.profile))];
            const suites = profiles.flatMap((profile) => {
                const own = results.filter(({ test }) => test.profile === profile);
                return [`  <testsuite name="${profile}" ${formatCounts(own)}>`, ...own.flatMap(formatCase), "  </testsuite>"];
            });
            const head = `<testsuites name="${tool.js.name} marketplace verify" ${formatCounts(results, false)}>`;
            const lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, "</testsuites>"];
            return (0, safe.RU)(`${lines.join("\n")}\n`);
        }
        function formatCounts(results, withSkipped = true) {
            const count = (status) => String(results.filter((one) => one.status === status || (status === "skipped" && one.status === "untested")).length);
            const counts = `tests="${String(results.length)}" failures="${count("broken")}" errors="${count("unanswered")}"`;
            return withSkipped ? `${counts} skipped="${count("skipped")}"` : counts;
        }
        function formatCase(result) {
            const { name, profile } = result.test;
            const head = `    <testcase name="${(0, safe.X)(name)}" classname="${tool.js.name}.marketplace.${profile}"`;
            if (result.status === "passed")
                return [`${head}/>`];
            return [`${head}>`, `      ${formatBody(result)}`, "    </testcase>"];
        }
        function formatBody(result) {
            if ("reason" in result)
                return `<skipped message="${(0, safe.X)(result.reason)}"/>`;
            if (result.status === "unanswered")
                return `<error type="unanswered" message="${(0, safe.X)(result.found)}"/>`;
            const { rule, found } = result;
            return `<failure type="${rule.id}" message="${(0, safe.X)(found)}">${(0, safe.X)(rule.text)}</failure>`;
        }
        var operations = __webpack_require__(6853);
        var pause = __webpack_require__(78863);
        var contract = __webpack_require__(56818);
        ;
        class ContractFault extends Error {
            rule;
            isLate;
            name = "ContractFault";
            constructor(found, rule, isLate = false) {
                super(found);
                this.rule = rule;
                this.isLate = isLate;
            }
        }
        function makeBreach(ruleId, found) {
            return new ContractFault(found, (0, contract.Il)(ruleId));
        }
        function exchange_require(ruleId, isKept, found) {
            if (!isKept)
                throw makeBreach(ruleId, found);
        }
        function requireAnswer(rule, { status, code, words }, answer, when = "") {
            const isIt = answer === String(status) || answer === `${String(status)} ${code ?? ""}`;
            exchange_require(rule, isIt, `${when}${words}, not ${answer}`);
        }
        function makeSend(request, base, seconds) {
            return async (sent) => {
                const { method, path, query, token, headers = {}, json, bytes } = sent;
                const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
                const name = `${method} /v1${path}`;
                const body = json === undefined ? bytes : new TextEncoder().encode(JSON.stringify(json));
                const address = `${base.replace(/\/$/u, "")}/v1${path}${search}`;
                const init = {
                    method,
                    redirect: "manual",
                    headers: {
                        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
                        ...(json !== undefined && { "Content-Type": "application/json" }),
                        ...headers,
                    },
                    ...(body && { body: Buffer.from(body) }),
                };
                const { response, bytes: received } = await waitForAnswer(name, seconds, async (signal) => {
                    const answer = await request(address, { ...init, signal });
                    return { response: answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
                });
                return readAnswer({ name, method, path: `/v1${path}` }, response, received);
            };
        }
        async function waitForAnswer(name, seconds, ask) {
            try {
                return await (0, pause.Su)(seconds * 1000, undefined, ask);
            }
            catch (error) {
                if (!(error instanceof Error))
                    throw error;
                if (error.name === "TimeoutError") {
                    throw new ContractFault(`${name}: the answer was not whole after ${String(seconds)} seconds`, undefined, true);
                }
                if (error instanceof RangeError)
                    throw new ContractFault(`${name}: ${error.message}`, undefined, true);
                const { cause } = error;
                throw new ContractFault(`${name}: no answer (${cause instanceof Error ? cause.message : error.message})`);
            }
        }
        function readAnswer({ name, method, path }, { status, headers }, body) {
            const read = (0, operations.Vh)(body);
            const problem = read?.value;
            const code = status >= 400 ? problem?.code : undefined;
            const words = `${name}: ${String(status)}${code === undefined ? "" : ` ${(0, safe.hD)(code)}`}`;
            if (status >= 300 && status < 400 && status !== 304)
                throw makeBreach("no-redirect", words);
            if (status >= 400) {
                const type = headers.get("content-type") ?? "";
                if (!/^application\/problem\+json\s*(?:;|$)/iu.test(type)) {
                    throw makeBreach("problem-form", `${words}, with the media type ${(0, safe.hD)(type)}`);
                }
                if (problem?.status !== status)
                    throw makeBreach("problem-form", `${words}, whose body has another status`);
            }
            const found = (0, operations.LC)(method, path);
            if (found !== undefined && found !== "method") {
                const fault = (0, operations._M)(status, { headers: Object.fromEntries(headers), body }, found);
                if (fault !== undefined)
                    throw makeBreach("answer-form", `${words}: ${fault}`);
            }
            return { words, status, headers, bytes: body, value: read?.value, code };
        }
        var external_node_zlib_ = __webpack_require__(38522);
        var write_zip = __webpack_require__(72491);
        ;
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
            return { bytes: (0, write_zip.C)(zipped, (bytes) => (0, external_node_zlib_.deflateRawSync)(bytes)), paths };
        }
        function makeBadArchive(pluginId, version) {
            return makeGoodArchive(pluginId, version, { manifest: { permissions: ["read-thoughts"] } });
        }
        function makeWrongArchive(pluginId, version) {
            return makeGoodArchive(pluginId, version, { manifest: { version: "9999.0.0" } });
        }
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
        var sums = __webpack_require__(15456);
        var hash = __webpack_require__(88512);
        ;
        function makeTestsOf(profile) {
            return (name, rules, run) => ({
                name,
                profile,
                rules,
                run,
            });
        }
        const TRANSIENT = new Set(["received", "validating"]);
        function makeSandbox(parts, start) {
            let count = 0;
            let published;
            const sandbox = {
                ...parts,
                nextVersion: () => `0.${String(start)}.${String(count++)}`,
                isOfThisRun: (version) => version.startsWith(`0.${String(start)}.`),
                published: () => (published ??= publishVersion(sandbox)),
            };
            return sandbox;
        }
        function makeVersionPath({ plugin }, version, rest = "") {
            return `/plugins/${plugin}/versions/${encodeURIComponent(version)}${rest}`;
        }
        function makeInput(version, { bytes }, more = {}) {
            const sha256 = (0, sums.jH)(bytes);
            const filename = `sandbox-${version.replaceAll("+", "_")}.zip`;
            return {
                channel: version.includes("-") ? "prerelease" : "stable",
                artifact: { filename, mediaType: "application/zip", size: bytes.length, sha256 },
                releaseNotes: `What is new in ${version}.`,
                ...more,
            };
        }
        function makeNew({ plugin, nextVersion }) {
            const version = nextVersion();
            const fixture = makeGoodArchive(plugin, version);
            return { version, fixture, input: makeInput(version, fixture) };
        }
        function formatDigest(bytes) {
            return (0, hash.Fi)((0, sums.jH)(bytes));
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
        function readVersion(rule, { status, words, value }) {
            exchange_require(rule, status >= 200 && status < 300, words);
            return value;
        }
        async function declareNew(sandbox, fixture = (version) => makeGoodArchive(sandbox.plugin, version), more = {}) {
            const version = sandbox.nextVersion();
            const made = fixture(version);
            const received = await declare(sandbox, version, makeInput(version, made, more));
            requireAnswer("declare", received, "201");
            const shown = readVersion("declare", received);
            const etag = received.headers.get("etag") ?? "";
            exchange_require("declare", etag !== "", `${received.words} has no ETag`);
            exchange_require("declare", shown.state === "awaiting-upload", `${received.words}, in the state ${shown.state}`);
            return { version, fixture: made, etag, shown };
        }
        async function submitNew(sandbox, fixture, more) {
            const declared = await declareNew(sandbox, fixture, more);
            const uploaded = await upload(sandbox, declared.version, declared.fixture);
            if (uploaded.status === 422)
                return { ...declared, uploaded };
            requireAnswer("upload", uploaded, "202");
            return { ...(await settle(sandbox, declared)), uploaded };
        }
        async function settle(sandbox, submitted, isSettled = ({ state }) => !TRANSIENT.has(state), seconds = sandbox.seconds) {
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
                    throw new ContractFault(`${version} is still ${shown.state} after ${String(seconds)} seconds`);
                }
                last = shown;
                await (0, pause.v7)(POLL_MILLISECONDS);
            }
        }
        const POLL_MILLISECONDS = 50;
        function requireTimes(before, after) {
            const { createdAt, updatedAt } = after;
            exchange_require("created-at", createdAt === before.createdAt, `createdAt went from ${before.createdAt} to ${createdAt}`);
            const words = `updatedAt went back from ${before.updatedAt} to ${updatedAt}`;
            exchange_require("created-at", Date.parse(updatedAt) >= Date.parse(before.updatedAt), words);
        }
        async function publishAs(sandbox, version, fixture = makeGoodArchive(sandbox.plugin, version)) {
            return publishVersion({ ...sandbox, nextVersion: () => version }, fixture);
        }
        async function publishVersion(sandbox, fixture) {
            const submitted = await passReview(sandbox, await submitNew(sandbox, fixture && (() => fixture)));
            const { state, findings } = submitted.shown;
            if (state === "published")
                return submitted;
            throw makeBreach("upload", `a good archive ended as ${state}: ${findings[0]?.message ?? "without a finding"}`);
        }
        async function passReview(sandbox, submitted) {
            return submitted.shown.state === "in-review" ? decide(sandbox, submitted, "approve") : submitted;
        }
        function decide(sandbox, waiting, decision) {
            sandbox.askReviewer(decision, waiting.version);
            return settle(sandbox, waiting, ({ state }) => state !== "in-review", sandbox.reviewSeconds);
        }
        ;
        const UNKNOWN = "unknown-token-of-the-contract-kit";
        const makeTest = makeTestsOf("core");
        const ACCESS_TESTS = [
            makeTest("capabilities are shown to everybody", ["capabilities-open", "answer-form"], async ({ send }) => {
                const received = await send({ method: "GET", path: "/capabilities" });
                requireAnswer("capabilities-open", received, "200");
                const { features } = received.value;
                exchange_require("capabilities-open", features.length > 0, "no feature is announced, so nobody could publish");
            }),
            makeTest("a request without a credential, or with an unknown one, is refused", ["unauthenticated", "credential-secret"], async (sandbox) => {
                const path = `/plugins/${sandbox.plugin}/access`;
                requireChallenge(await sandbox.send({ method: "GET", path }));
                requireChallenge(await sandbox.send({ method: "GET", path, token: UNKNOWN }));
                const { version, input } = makeNew(sandbox);
                requireChallenge(await declare(sandbox, version, input, { token: undefined }));
                requireChallenge(await declare(sandbox, version, input, { token: UNKNOWN }));
                await requireUnknown(sandbox, version, "unauthenticated");
            }),
            makeTest("a credential in the URL or in a cookie does not count", ["credential-place", "credential-secret"], async ({ send, plugin, tokens }) => {
                const path = `/plugins/${plugin}/access`;
                const inAddress = await send({
                    method: "GET",
                    path,
                    query: { access_token: tokens.publish, token: tokens.publish },
                });
                exchange_require("credential-place", inAddress.status === 401, `with the token in the URL, ${inAddress.words}`);
                const inCookie = await send({ method: "GET", path, headers: { Cookie: `token=${tokens.publish}` } });
                exchange_require("credential-place", inCookie.status === 401, `with the token in a cookie, ${inCookie.words}`);
            }),
            makeTest("access says what the credential may do", ["access"], async ({ send, plugin, tokens }) => {
                const received = await send({ method: "GET", path: `/plugins/${plugin}/access`, token: tokens.publish });
                requireAnswer("access", received, "200");
                const { actions, pluginId } = received.value;
                exchange_require("access", pluginId === plugin, `${received.words} is about ${pluginId}`);
                exchange_require("access", actions.includes("publish"), "the token that may publish has no action `publish`");
            }),
            {
                ...makeTest("a credential without the right gets that answer, and changes nothing", ["forbidden", "access"], async (sandbox) => {
                    const token = sandbox.tokens.read;
                    const access = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/access`, token });
                    exchange_require("access", access.status === 200, `${access.words}, not 200: the credential is valid`);
                    const { actions } = access.value;
                    exchange_require("access", !actions.includes("publish"), "a token that may not publish has the action `publish`");
                    const { version, input } = makeNew(sandbox);
                    requireAnswer("forbidden", await declare(sandbox, version, input, { token }), "403 forbidden");
                    await requireUnknown(sandbox, version, "forbidden");
                    const declared = await declareNew(sandbox);
                    const uploaded = await upload(sandbox, declared.version, declared.fixture, { token });
                    requireAnswer("forbidden", uploaded, "403 forbidden");
                    const after = await getVersion(sandbox, declared.version);
                    exchange_require("forbidden", after.headers.get("etag") ===
                        declared.etag, "an upload without the right changed the version");
                }),
                skip: ({ tokens }) => (tokens.read === undefined ? "no token without the right to publish was given" : undefined),
            },
            makeTest("an unknown version is not found", ["version-not-found", "problem-form"], async (sandbox) => {
                await requireUnknown(sandbox, sandbox.nextVersion(), "version-not-found");
            }),
            makeTest("no URL redirects", ["no-redirect"], async (sandbox) => {
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
            exchange_require("unauthenticated", received.headers.get("www-authenticate") !==
                null, `${received.words}, without WWW-Authenticate`);
        }
        async function requireUnknown(sandbox, version, rule) {
            const { status, code, words } = await getVersion(sandbox, version);
            const isUnknown = status === 404 && (code === "version-not-found" || code === "plugin-not-found");
            exchange_require(rule, isUnknown, `${words}, not 404 version-not-found`);
        }
        var versions_versions = __webpack_require__(38537);
        ;
        const MAX_PAGES = 20;
        const LISTED = { category: "education", type: "cli-tool", permission: "notifications" };
        const OTHERS = { category: "finance", type: "service", permission: "microphone" };
        const catalog_tests_makeTest = makeTestsOf("catalog");
        const CATALOG_TESTS = [
            catalog_tests_makeTest("a published plugin is in the catalog, once over all pages", ["catalog-list"], async (sandbox) => {
                await publishListed(sandbox);
                const { items, isWhole } = await readPlugins(sandbox, {});
                const ids = items.map(({ pluginId }) => pluginId);
                exchange_require("catalog-list", new Set(ids).size === ids.length, "a plugin is listed more than once");
                const isListed = ids.includes(sandbox.plugin);
                exchange_require("catalog-list", isListed || !isWhole, `${sandbox.plugin} is published, and not listed`);
            }),
            catalog_tests_makeTest("the catalog is in the order that was asked for", ["catalog-sort"], async (sandbox) => {
                await publishListed(sandbox);
                const names = (await readPlugins(sandbox, { sort: "name" })).items.map(({ pluginId }) => pluginId);
                requireOrder(names, (a, b) => a < b, "by name");
                const dates = (await readPlugins(sandbox, { sort: "date" })).items.map(({ publishedAt }) => publishedAt);
                requireOrder(dates, (a, b) => Date.parse(a) >= Date.parse(b), "by date");
            }),
            catalog_tests_makeTest("a filter leaves what matches it, and nothing else", ["catalog-filter"], async (sandbox) => {
                await publishListed(sandbox);
                for (const name of ["category", "type", "permission"]) {
                    for (const [value, isMatch] of [
                        [LISTED[name], true],
                        [OTHERS[name], false],
                    ]) {
                        const { items } = await readPlugins(sandbox, { [name]: value, sort: "date" });
                        const isListed = items.some(({ pluginId }) => pluginId === sandbox.plugin);
                        exchange_require("catalog-filter", isListed === isMatch, `${name}=${value} has ${isListed ? "" : "not "}the plugin`);
                        const odd = items.find((item) => !readFacet(item, name).includes(value));
                        exchange_require("catalog-filter", odd === undefined, `${name}=${value} has ${odd?.pluginId ?? ""}, which is not so`);
                    }
                }
            }),
            catalog_tests_makeTest("a search finds each word, in capital or small letters", ["catalog-search"], async (sandbox) => {
                const { word } = await publishListed(sandbox);
                const isFound = async (q) => (await readPlugins(sandbox, { q })).items.some(({ pluginId }) => pluginId === sandbox.plugin);
                for (const q of [word, word.toUpperCase(), `${word} marketplace`, sandbox.plugin]) {
                    exchange_require("catalog-search", await isFound(q), `${q} does not find the plugin, which has it`);
                }
                for (const q of [`${word}zz`, `${word} ${word}zz`]) {
                    exchange_require("catalog-search", !(await isFound(q)), `${q} finds the plugin, which has no ${word}zz`);
                }
            }),
            catalog_tests_makeTest("the listing says what the files of its version say", ["catalog-listing"], async (sandbox) => {
                const { version, description, note } = await publishListed(sandbox);
                const listing = await readListing(sandbox);
                const { author, category, type, permissions, readme, changelog, license } = listing;
                const is = [listing.name, listing.description, author.name, category, type, license, permissions[0]?.type];
                const wanted = [
                    sandbox.plugin,
                    description,
                    "Contract kit",
                    LISTED.category,
                    LISTED.type,
                    "MIT",
                    LISTED.permission,
                ];
                exchange_require("catalog-listing", is.join("\n") ===
                    wanted.join("\n"), `it says ${is.join(", ")}, not ${wanted.join(", ")}`);
                exchange_require("catalog-listing", readme.includes(note), "README.md is not that of the version");
                exchange_require("catalog-listing", changelog.includes(`## ${version}`), "CHANGELOG.md is not that of the version");
                const [summary] = (await readPlugins(sandbox, { q: sandbox.plugin, sort: "date" })).items.filter(({ pluginId }) => pluginId === sandbox.plugin);
                const isSame = summary?.version === version && summary.description === description;
                exchange_require("catalog-listing", isSame, `the list says ${summary?.version ?? "nothing"}: ${summary?.description ?? ""}`);
            }),
            catalog_tests_makeTest("the highest stable version is shown, whatever was published last", ["catalog-newest", "catalog-versions"], async (sandbox) => {
                const low = sandbox.nextVersion();
                const { version } = await publishListed(sandbox);
                const later = await publishAs(sandbox, low);
                const prerelease = await publishAs(sandbox, `${sandbox.nextVersion()}-rc.1`);
                const listing = await readListing(sandbox);
                exchange_require("catalog-newest", listing.version ===
                    version, `${listing.version} is shown, and ${version} is the highest`);
                requireVersions(listing, [prerelease.version, version, later.version]);
            }),
            catalog_tests_makeTest("each version is listed as it was declared", ["catalog-versions"], async (sandbox) => {
                const { version, fixture } = await publishListed(sandbox);
                const listed = (await readListing(sandbox)).versions.find((one) => one.version === version);
                const { artifact, channel } = makeInput(version, fixture);
                const isSame = listed?.artifact.sha256 === artifact.sha256 && listed.channel === channel;
                exchange_require("catalog-versions", isSame, `${version} is listed with ${listed?.artifact.sha256 ?? "nothing"}`);
            }),
            catalog_tests_makeTest("what is not published is in no listing", ["catalog-unpublished"], async (sandbox) => {
                await publishListed(sandbox);
                const { version } = await declareNew(sandbox);
                const { versions, version: shown } = await readListing(sandbox);
                const isHidden = shown !== version && versions.every((one) => one.version !== version);
                exchange_require("catalog-unpublished", isHidden, `${version} is listed, and only declared`);
                const none = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}-that-nobody-has` });
                requireAnswer("catalog-unpublished", none, "404 plugin-not-found");
            }),
            catalog_tests_makeTest("a credential changes nothing in the catalog", ["catalog-open"], async (sandbox) => {
                await publishListed(sandbox);
                await declareNew(sandbox);
                for (const path of ["/plugins", `/plugins/${sandbox.plugin}`]) {
                    const open = await sandbox.send({ method: "GET", path });
                    const shown = await sandbox.send({ method: "GET", path, token: sandbox.tokens.publish });
                    requireAnswer("catalog-open", open, "200");
                    const isSame = JSON.stringify(open.value) === JSON.stringify(shown.value);
                    exchange_require("catalog-open", isSame, `${open.words}, and with a credential it is another answer`);
                }
            }),
            catalog_tests_makeTest("a cursor of nobody is refused", ["catalog-cursor"], async ({ send }) => {
                const received = await send({ method: "GET", path: "/plugins", query: { cursor: "of-the-contract-kit" } });
                requireAnswer("catalog-cursor", received, "400 malformed-request");
            }),
            catalog_tests_makeTest("everybody downloads the declared bytes", ["download"], async (sandbox) => {
                const { version, fixture } = await publishListed(sandbox);
                const received = await download(sandbox, version);
                requireAnswer("download", received, "200");
                const digest = (0, sums.jH)(received.bytes);
                exchange_require("download", digest === (0, sums.jH)(fixture.bytes), `${received.words}, with the digest ${digest}`);
                const header = received.headers.get("repr-digest") ?? "none";
                exchange_require("download", header === formatDigest(fixture.bytes), `${received.words}, with the Repr-Digest ${header}`);
            }),
            catalog_tests_makeTest("nobody downloads what is not published", ["download-closed"], async (sandbox) => {
                const { version } = await declareNew(sandbox);
                requireAnswer("download-closed", await download(sandbox, version), "404 version-not-found");
                const rejected = await submitNew(sandbox, (one) => makeBadArchive(sandbox.plugin, one));
                requireAnswer("download-closed", await download(sandbox, rejected.version), "404 version-not-found");
            }),
        ];
        async function publishListed(sandbox) {
            const version = sandbox.nextVersion();
            const word = `kit${version.replaceAll(".", "x")}`;
            const description = `A plugin with which a marketplace is tested: ${word}.`;
            const note = `This is the README of ${version}.`;
            const permissions = [LISTED.permission];
            const manifest = { description, category: LISTED.category, type: LISTED.type, permissions };
            const fixture = makeGoodArchive(sandbox.plugin, version, { manifest, note });
            return { ...(await publishAs(sandbox, version, fixture)), word, description, note };
        }
        function download(sandbox, version) {
            return sandbox.send({ method: "GET", path: makeVersionPath(sandbox, version, "/artifact") });
        }
        async function readListing({ send, plugin }) {
            const received = await send({ method: "GET", path: `/plugins/${plugin}` });
            requireAnswer("catalog-listing", received, "200");
            return received.value;
        }
        async function readPlugins({ send }, query) {
            const items = [];
            let cursor;
            for (let page = 0; page < MAX_PAGES; page++) {
                const asked = { ...query, ...(cursor !== undefined && { cursor }) };
                const received = await send({ method: "GET", path: "/plugins", query: asked });
                requireAnswer("catalog-list", received, "200");
                const { items: more, nextCursor } = received.value;
                items.push(...more);
                if (nextCursor === undefined)
                    return { items, isWhole: true };
                exchange_require("catalog-list", more.length > 0 && nextCursor !== cursor, "a page is empty, and still names a next one");
                cursor = nextCursor;
            }
            return { items, isWhole: false };
        }
        function readFacet({ category, type, permissions }, name) {
            return { category: [category], type: [type], permission: permissions.map((one) => one.type) }[name];
        }
        function requireOrder(values, isRight, words) {
            const at = values.findIndex((value, index) => index > 0 && !isRight(values[index - 1] ?? "", value));
            exchange_require("catalog-sort", at < 0, `${words}, ${values[at - 1] ?? ""} comes before ${values[at] ?? ""}`);
        }
        function requireVersions({ versions, omitted }, wanted) {
            const listed = versions.map(({ version }) => version);
            const missing = wanted.find((one) => !listed.includes(one));
            const isThere = missing === undefined || omitted?.versions !== undefined;
            exchange_require("catalog-versions", isThere, `${missing ?? ""} is published, and not listed`);
            const parsed = listed.map((one) => (0, versions_versions.ot)(one));
            const at = parsed.findIndex((one, index) => {
                const before = parsed[index - 1];
                return one && before && (0, versions_versions.Zy)(before, one) < 0;
            });
            exchange_require("catalog-versions", at < 0, `${listed[at - 1] ?? ""} comes before ${listed[at] ?? ""}, which is higher`);
        }
        ;
        function makeOtherArchive({ plugin }, { version }) {
            return makeGoodArchive(plugin, version, { note: "Other bytes." });
        }
        const declare_tests_makeTest = makeTestsOf("core");
        const DECLARE_TESTS = [
            declare_tests_makeTest("a new version is declared", ["declare", "as-declared", "same-resource", "clock"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const { artifact, everPublished } = declared.shown;
                const { sha256 } = makeInput(declared.version, declared.fixture).artifact;
                exchange_require("declare", artifact.sha256 === sha256, "the digest is not the declared one");
                exchange_require("declare", !everPublished, "a version that was only declared is shown as published");
                await requireUnchanged(sandbox, declared, "declare");
            }),
            declare_tests_makeTest("the same digest again changes nothing", ["declare-again"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const again = await declare(sandbox, declared.version, makeInput(declared.version, declared.fixture));
                requireAnswer("declare-again", again, "200");
                exchange_require("declare-again", again.headers.get("etag") === declared.etag, `${again.words}, with another ETag`);
                await requireUnchanged(sandbox, declared, "declare-again");
            }),
            declare_tests_makeTest("another digest is a conflict that shows what is there", ["declare-other"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const other = makeInput(declared.version, makeOtherArchive(sandbox, declared));
                requireConflict(await declare(sandbox, declared.version, other), declared, "declare-other");
                await requireUnchanged(sandbox, declared, "declare-other");
            }),
            declare_tests_makeTest("a stale If-Match changes nothing", ["declare-stale"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const other = makeInput(declared.version, makeOtherArchive(sandbox, declared));
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
        async function replace(sandbox, before) {
            const fixture = makeOtherArchive(sandbox, before);
            const input = makeInput(before.version, fixture);
            const received = await declare(sandbox, before.version, input, { headers: { "If-Match": before.etag } });
            requireAnswer("declare-replace", received, "200");
            const shown = readVersion("declare-replace", received);
            const isReplaced = shown.state === "awaiting-upload" && shown.artifact.sha256 === input.artifact.sha256;
            exchange_require("declare-replace", isReplaced, `${received.words}, in the state ${shown.state} with ${shown.artifact.sha256}`);
            const etag = received.headers.get("etag") ?? "";
            exchange_require("etag", etag !== before.etag, "a version was replaced, and its ETag is the same");
            const { createdAt } = shown;
            exchange_require("created-at", createdAt === before.shown.createdAt, "a version was replaced, and its createdAt changed");
            return { ...before, fixture, shown, etag };
        }
        function requireConflict(received, { shown }, rule) {
            requireAnswer(rule, received, "409 version-conflict");
            const { existing } = received.value;
            const isShown = existing?.sha256 === shown.artifact.sha256;
            exchange_require(rule, isShown, `${received.words}, and \`existing\` does not have the digest that is there`);
        }
        async function requireUnchanged(sandbox, before, rule) {
            const received = await getVersion(sandbox, before.version);
            const shown = received.value;
            const isSame = shown.state === before.shown.state &&
                shown.artifact.sha256 === before.shown.artifact.sha256 &&
                received.headers.get("etag") === before.etag;
            const now = `${shown.state} with ${shown.artifact.sha256} and the ETag ${received.headers.get("etag") ?? "none"}`;
            const was = `${before.shown.state} with ${before.shown.artifact.sha256} and the ETag ${before.etag}`;
            exchange_require(rule, isSame, `the version is now ${now}; it was ${was}`);
        }
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_http_ = __webpack_require__(37067);
        var generate_key_pair = __webpack_require__(41538);
        var key_export = __webpack_require__(17968);
        var thumbprint = __webpack_require__(7448);
        var sign = __webpack_require__(85357);
        var unsecured = __webpack_require__(5900);
        var compact_sign = __webpack_require__(91740);
        var http_listener = __webpack_require__(88428);
        ;
        const WORKFLOW = {
            repository_id: "1001",
            repository_owner_id: "1002",
            workflow: ".github/workflows/release.yml",
            environment: "release",
        };
        const LIFETIME_SECONDS = 300;
        async function startTestIssuer(port, audience) {
            const { publicKey, privateKey } = await (0, generate_key_pair.T)("ES256");
            const jwk = await describeKey(await (0, key_export.JU)(publicKey));
            const keys = formatKeys(jwk);
            const server = (0, external_node_http_.createServer)((_request, response) => {
                response.writeHead(200, { "Content-Type": "application/json" }).end(keys);
            });
            await new Promise((resolve, reject) => {
                server.once("error", (error) => {
                    reject(new errors.eb(`The test issuer cannot listen: ${error.message}`, "Give --issuer-port another port"));
                });
                server.listen(port, "127.0.0.1", resolve);
            });
            const bound = server.address();
            const address = `http://127.0.0.1:${String(typeof bound === "object" && bound ? bound.port : port)}`;
            return makeIssuer({ address, audience, jwk, privateKey, close: () => (0, http_listener.qW)(server) });
        }
        async function openTestIssuer(address, pem, audience) {
            const privateKey = readPrivateKey(pem);
            if (privateKey?.asymmetricKeyDetails?.namedCurve !== "prime256v1") {
                const help = "Make one:\n  openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out issuer.pem";
                throw new errors.eb("--issuer-key is not the file of an EC key of the curve P-256, in PEM without a password", help);
            }
            const jwk = await describeKey((0, external_node_crypto_.createPublicKey)(privateKey).export({ format: "jwk" }));
            return makeIssuer({ address, audience, jwk, privateKey, close: () => Promise.resolve() });
        }
        function readPrivateKey(pem) {
            try {
                return (0, external_node_crypto_.createPrivateKey)(Buffer.from(pem));
            }
            catch (error) {
                if (error instanceof Error && "code" in error)
                    return undefined;
                throw error;
            }
        }
        async function describeKey(jwk) {
            return { ...jwk, kid: await (0, thumbprint.s)(jwk), alg: "ES256", use: "sig" };
        }
        function formatKeys(jwk) {
            return JSON.stringify({ keys: [jwk] });
        }
        function makeIssuer({ address, audience, jwk, privateKey, close }) {
            const makeClaims = (claims = {}) => {
                const now = Math.floor(Date.now() / 1000);
                const { repository_id, repository_owner_id, workflow, environment } = WORKFLOW;
                return {
                    iss: address,
                    aud: audience,
                    iat: now,
                    nbf: now,
                    exp: now + LIFETIME_SECONDS,
                    jti: (0, external_node_crypto_.randomUUID)(),
                    sub: `repo:kit/sandbox:environment:${environment}`,
                    repository: "kit/sandbox",
                    environment,
                    repository_id,
                    repository_owner_id,
                    run_id: "1",
                    event_name: "push",
                    ref: "refs/tags/v1",
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
                    return new sign.P(Object.fromEntries(kept)).setProtectedHeader(header).sign(privateKey);
                },
                signWithOtherKey: async () => {
                    const { privateKey: other } = await (0, generate_key_pair.T)("ES256");
                    return new sign.P(makeClaims()).setProtectedHeader(header).sign(other);
                },
                makeUnsigned: () => new unsecured.M(makeClaims()).encode(),
                signWithPublicKey: () => new compact_sign.T(new TextEncoder().encode(JSON.stringify(makeClaims())))
                    .setProtectedHeader({ ...header, alg: "HS256" })
                    .sign(new TextEncoder().encode(jwk.x ?? "")),
                close,
            };
        }
        ;
        const FAR_SECONDS = 180;
        const MINUTE = 60000;
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
        function makeRefusalTest(name, rule, make, code = "oidc-invalid-token") {
            return makeOidcTest(name, [rule, "credential-secret"], async (sandbox, issuer) => {
                const received = await exchange(sandbox, await make(issuer));
                requireAnswer(rule, received, `${code === "oidc-no-matching-publisher" ? "403" : "401"} ${code}`);
                if (code !== "oidc-no-matching-publisher")
                    return;
                const { mismatches = [] } = received.value;
                exchange_require(rule, mismatches.length > 0, `${received.words}, without \`mismatches\``);
            });
        }
        const makeOtherPublisherTest = (name, claims) => makeRefusalTest(name, "oidc-publisher", (issuer) => issuer.sign(claims), "oidc-no-matching-publisher");
        const OIDC_TESTS = [
            makeOidcTest("an identity token of a trusted workflow is exchanged", ["oidc-exchange"], async (sandbox, issuer) => {
                const received = await exchange(sandbox, await issuer.sign());
                const hint = `does the server trust the publisher of the tests, whose issuer is ${issuer.address}?`;
                exchange_require("oidc-exchange", received.status === 201, `${received.words}, not 201: ${hint}`);
                const cached = received.headers.get("cache-control") ?? "";
                exchange_require("oidc-exchange", /\bno-store\b/iu.test(cached), `${received.words}, without Cache-Control: no-store`);
                const { token, pluginId } = received.value;
                exchange_require("oidc-exchange", pluginId === sandbox.plugin, `the token is for ${pluginId}`);
                const access = await readAccess(sandbox, token);
                exchange_require("oidc-exchange", access.status === 200, `with the issued token, ${access.words}`);
                const { actions } = access.value;
                exchange_require("oidc-exchange", actions.includes("publish"), "the issued token has no action `publish`");
            }),
            makeOidcTest("an issued token lives from 15 to 60 minutes", ["oidc-lifetime"], async (sandbox, issuer) => {
                const { expiresAt } = await issue(sandbox, issuer);
                const minutes = (Date.parse(expiresAt) - Date.now()) / MINUTE;
                const isRight = minutes > 14 && minutes < 61;
                exchange_require("oidc-lifetime", isRight, `the token lives ${String(Math.round(minutes))} minutes`);
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
                exchange_require("oidc-scope", actions.join() === "validate", `asked for validate, and got ${actions.join(", ")}`);
                const { version, input } = makeNew(sandbox);
                const received = await declare(sandbox, version, input, { token });
                exchange_require("oidc-scope", received.status === 403, `a token that may only validate declares: ${received.words}`);
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
        ;
        const read_tests_MAX_PAGES = 1000;
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
                exchange_require("etag", ended.etag !== "", "the version has no ETag");
                const now = await getVersion(sandbox, declared.version, { headers });
                exchange_require("etag", now.status === 200, `${now.words}, not 200: the state changed from awaiting-upload`);
                const again = await declare(sandbox, declared.version, makeInput(declared.version, declared.fixture));
                exchange_require("etag", again.headers.get("etag") === ended.etag, "nothing changed, and the ETag did");
            }),
            read_tests_makeTest("every version is listed once, the one declared last first", ["list", "same-resource"], async (sandbox) => {
                const older = await declareNew(sandbox);
                const newer = await declareNew(sandbox);
                const versions = (await listAll(sandbox, sandbox.tokens.publish)).map(({ version }) => version);
                const [first, second] = [versions.indexOf(newer.version), versions.indexOf(older.version)];
                exchange_require("list", first >= 0 && second >= 0, "a version that was just declared is not listed");
                exchange_require("list", first < second, `${older.version} is listed before ${newer.version}, which was declared later`);
                exchange_require("list", new Set(versions).size === versions.length, "a version is listed more than once");
            }),
            read_tests_makeTest("a list of one channel has no version of another", ["list"], async (sandbox) => {
                const version = `${sandbox.nextVersion()}-rc.1`;
                const made = await declare(sandbox, version, makeInput(version, makeGoodArchive(sandbox.plugin, version)));
                requireAnswer("declare", made, "201");
                const stable = await declareNew(sandbox);
                const listed = await listAll(sandbox, sandbox.tokens.publish, "prerelease");
                const versions = listed.map((one) => one.version);
                exchange_require("list", versions.includes(version), `${version} is not listed in its channel`);
                exchange_require("list", !versions.includes(stable.version), `${stable.version} is listed in the channel prerelease`);
            }),
            {
                ...read_tests_makeTest("what is published is shown to everybody, and nothing else is", ["public-read"], async (sandbox) => {
                    const published = await sandbox.published();
                    const declared = await declareNew(sandbox);
                    const open = await getVersion(sandbox, published.version, { token: undefined });
                    requireAnswer("public-read", open, "200");
                    const { artifact } = open.value;
                    const isSame = artifact.sha256 === published.shown.artifact.sha256;
                    exchange_require("public-read", isSame, `without a credential it has the digest ${artifact.sha256}`);
                    const closed = await getVersion(sandbox, declared.version, { token: undefined });
                    exchange_require("public-read", closed.status === 404, `${closed.words}, not 404, for what is not published`);
                    const listed = (await listAll(sandbox, undefined)).map(({ version }) => version);
                    exchange_require("public-read", listed.includes(published.version), "a published version is not listed");
                    exchange_require("public-read", !listed.includes(declared.version), "a version that is not published is listed");
                }),
                skip: ({ features }) => features.includes("public-read") ? undefined : "the server does not announce `public-read`",
            },
        ];
        async function listAll(sandbox, token, channel) {
            const items = [];
            let cursor;
            for (let page = 0; page < read_tests_MAX_PAGES; page++) {
                const query = { ...(cursor !== undefined && { cursor }), ...(channel !== undefined && { channel }) };
                const received = await sandbox.send({ method: "GET", path: `/plugins/${sandbox.plugin}/versions`, token, query });
                requireAnswer("list", received, "200");
                const { items: more, nextCursor } = received.value;
                items.push(...more);
                if (nextCursor === undefined)
                    return items;
                exchange_require("list", more.length > 0 && nextCursor !== cursor, "a page is empty, and still names a next one");
                cursor = nextCursor;
            }
            exchange_require("list", false, `the list has more than ${String(read_tests_MAX_PAGES)} pages`);
        }
        ;
        const review_tests_makeTest = makeTestsOf("review");
        const REVIEW_TESTS = [
            review_tests_makeTest("a version in review is not published, and then becomes what a person approves", ["review-waits", "review-approve"], async (sandbox) => {
                const waiting = await submitForReview(sandbox);
                const open = await getVersion(sandbox, waiting.version, { token: undefined });
                exchange_require("review-waits", open.status >= 400, `in review, ${open.words} without a credential`);
                const { shown } = await decide(sandbox, waiting, "approve");
                const isPassed = shown.state === "published" || shown.state === "approved";
                exchange_require("review-approve", isPassed, `an approved version is ${shown.state}`);
            }),
            review_tests_makeTest("a version that a person rejects says why, and can be replaced", ["review-reject", "declare-replace"], async (sandbox) => {
                const rejected = await decide(sandbox, await submitForReview(sandbox), "reject");
                const { state, findings, everPublished } = rejected.shown;
                exchange_require("review-reject", state === "rejected", `a rejected version is ${state}`);
                exchange_require("review-reject", !everPublished, "a rejected version says that it was published");
                const hasReason = findings.some(({ severity, message }) => severity === "error" && message !== "");
                exchange_require("review-reject", hasReason, "a rejected version does not have the reason as a finding");
                await replace(sandbox, rejected);
            }),
        ];
        async function submitForReview(sandbox) {
            const submitted = await submitNew(sandbox);
            const { state } = submitted.shown;
            exchange_require("review-waits", state === "in-review", `a good version is ${state}, and no person has looked at it`);
            return submitted;
        }
        ;
        const staging_tests_makeTest = makeTestsOf("staging");
        const STAGING_TESTS = [
            staging_tests_makeTest("a manual release waits for its release", ["manual-release", "release"], async (sandbox) => {
                const approved = await approve(sandbox);
                if (sandbox.features.includes("public-read")) {
                    const open = await getVersion(sandbox, approved.version, { token: undefined });
                    exchange_require("manual-release", open.status === 404, `before its release, ${open.words} without a credential`);
                }
                const released = await post(sandbox, approved, "release");
                exchange_require("release", released.status === 200 || released.status === 202, `${released.words}, not 200 or 202`);
                const { state } = readVersion("release", released);
                exchange_require("release", released.status === 202 ||
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
                exchange_require("withdraw", first.status === 200 && shown.state === "withdrawn", `${first.words}, ${shown.state}`);
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
        async function approve(sandbox) {
            const submitted = await submitNew(sandbox, undefined, { release: "manual" });
            const approved = await passReview(sandbox, submitted);
            const { state } = approved.shown;
            exchange_require("manual-release", state === "approved", `a good version with \`release: manual\` ended as ${state}`);
            return approved;
        }
        function post(sandbox, { version }, what) {
            const path = makeVersionPath(sandbox, version, `/${what}`);
            return sandbox.send({ method: "POST", path, token: sandbox.tokens.publish });
        }
        ;
        const ZIP = { "Content-Type": "application/zip" };
        const upload_tests_makeTest = makeTestsOf("core");
        const UPLOAD_TESTS = [
            upload_tests_makeTest("other bytes than the declared ones are not stored", ["digest"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const short = { ...declared.fixture, bytes: declared.fixture.bytes.subarray(1) };
                for (const fixture of [makeOtherArchive(sandbox, declared), short]) {
                    requireAnswer("digest", await upload(sandbox, declared.version, fixture), "422 digest-mismatch");
                }
                await requireUnchanged(sandbox, declared, "digest");
            }),
            upload_tests_makeTest("bytes that are not those of Repr-Digest are not stored", ["repr-digest"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const lie = { ...ZIP, "Repr-Digest": formatDigest(makeOtherArchive(sandbox, declared).bytes) };
                requireAnswer("repr-digest", await upload(sandbox, declared.version, declared.fixture, { headers: lie }), "422 digest-mismatch");
                await requireUnchanged(sandbox, declared, "repr-digest");
            }),
            upload_tests_makeTest("an upload of another media type is refused", ["media-type"], async (sandbox) => {
                const declared = await declareNew(sandbox);
                const headers = { "Content-Type": "application/gzip", "Repr-Digest": formatDigest(declared.fixture.bytes) };
                requireAnswer("media-type", await upload(sandbox, declared.version, declared.fixture, { headers }), "415 unsupported-media-type");
                await requireUnchanged(sandbox, declared, "media-type");
            }),
            upload_tests_makeTest("a good archive is accepted and published", ["upload", "created-at", "state-order"], async (sandbox) => {
                const { shown } = await sandbox.published();
                exchange_require("upload", shown.everPublished, "a published version does not say so in `everPublished`");
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
                    exchange_require("manifest-mismatch", code === "manifest-mismatch", `${words}, not manifest-mismatch`);
                else
                    requireRejected(submitted, "manifest-mismatch");
            }),
            upload_tests_makeTest("a rejected version says why, and where", ["findings", "state-order"], async (sandbox) => {
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
                exchange_require("upload", shown.state === "published", `the new bytes ended as ${shown.state}`);
            }),
            upload_tests_makeTest("a published version stays as it is", ["published-final"], async (sandbox) => {
                const published = await sandbox.published();
                const { version, etag, fixture } = published;
                const other = makeOtherArchive(sandbox, published);
                const input = makeInput(version, other);
                requireConflict(await declare(sandbox, version, input), published, "published-final");
                const headers = { "If-Match": etag };
                requireConflict(await declare(sandbox, version, input, { headers }), published, "published-final");
                const same = await declare(sandbox, version, makeInput(version, fixture), { headers });
                exchange_require("published-final", same.status === 200, `${same.words}, not 200, for the same bytes`);
                await upload(sandbox, version, other);
                await requireUnchanged(sandbox, published, "published-final");
            }),
        ];
        function requireRejected({ shown, uploaded }, rule) {
            exchange_require(rule, uploaded.status !== 422, `${uploaded.words}: the archive was refused, not rejected`);
            exchange_require(rule, shown.state === "rejected", `the version ended as ${shown.state}, not as rejected`);
            exchange_require(rule, !shown.everPublished, "a rejected version says that it was published");
            const hasError = shown.findings.some(({ severity }) => severity === "error");
            exchange_require("findings", hasError, "a rejected version has no finding of severity `error`");
        }
        function requirePlaces(findings, { paths }) {
            for (const { ruleId, location } of findings) {
                if (!location)
                    continue;
                exchange_require("findings", paths.includes(location.path), `the finding ${ruleId} is at ${location.path}, which is not in the archive`);
            }
        }
        ;
        const updates_tests_makeTest = makeTestsOf("updates");
        const UPDATES_TESTS = [
            updates_tests_makeTest("the highest version of a channel, or of stable, is its update", ["updates-latest"], async (sandbox) => {
                const low = sandbox.nextVersion();
                const { version } = await publishListed(sandbox);
                await publishAs(sandbox, low);
                await requireLatest(sandbox, "stable", version);
                await requireLatest(sandbox, "prerelease", version);
                const prerelease = await publishAs(sandbox, `${sandbox.nextVersion()}-rc.1`);
                await requireLatest(sandbox, "stable", version);
                await requireLatest(sandbox, "prerelease", prerelease.version);
            }),
            updates_tests_makeTest("an update has its notes and its archive", ["updates-information", "updates-critical"], async (sandbox) => {
                const { version, fixture } = await publishListed(sandbox);
                const { releaseNotes, downloadUrl, critical } = await readLatest(sandbox, "stable");
                const notes = makeInput(version, fixture).releaseNotes ?? "";
                exchange_require("updates-information", releaseNotes === notes, "the release notes are not those of the version");
                exchange_require("updates-critical", !critical, "an update is critical, and nobody has set it");
                if (!downloadUrl.startsWith(`${sandbox.base.replace(/\/$/u, "")}/v1/`))
                    return;
                const path = downloadUrl.slice(downloadUrl.indexOf("/v1/") + "/v1".length);
                const received = await sandbox.send({ method: "GET", path });
                const isSame = (0, sums.jH)(received.bytes) === (0, sums.jH)(fixture.bytes);
                exchange_require("updates-information", isSame, `${received.words}, and that is not the archive of ${version}`);
            }),
            updates_tests_makeTest("what is not published is never an update", ["updates-unpublished"], async (sandbox) => {
                const { version } = await publishListed(sandbox);
                await declareNew(sandbox);
                await requireLatest(sandbox, "stable", version, "updates-unpublished");
                const none = await ask({ ...sandbox, plugin: `${sandbox.plugin}-that-nobody-has` }, "stable");
                exchange_require("updates-unpublished", none.status === 404, `${none.words}, not 404, for a plugin that is not there`);
            }),
        ];
        function ask({ send, plugin }, channel) {
            return send({ method: "GET", path: `/plugins/${plugin}/channels/${channel}/latest` });
        }
        async function readLatest(sandbox, channel, rule = "updates-latest") {
            const received = await ask(sandbox, channel);
            requireAnswer(rule, received, "200");
            return received.value;
        }
        async function requireLatest(sandbox, channel, wanted, rule = "updates-latest") {
            const { version } = await readLatest(sandbox, channel, rule);
            exchange_require(rule, version === wanted, `the update of ${channel} is ${version}, not ${wanted}`);
        }
        ;
        const validate_tests_POLL_MILLISECONDS = 50;
        const validate_tests_makeTest = makeTestsOf("validate");
        const VALIDATE_TESTS = [
            validate_tests_makeTest("a good archive passes, and nothing is created", ["validate-verdict", "validate-nothing"], async (sandbox) => {
                const version = sandbox.nextVersion();
                const fixture = makeGoodArchive(sandbox.plugin, version);
                const { state, findings } = await finish(sandbox, await validate(sandbox, version, fixture));
                const words = `a good archive ended as ${state}: ${findings[0]?.message ?? "without a finding"}`;
                exchange_require("validate-verdict", state === "passed", words);
                await requireUnknown(sandbox, version, "validate-nothing");
            }),
            validate_tests_makeTest("a bad archive is rejected with findings, and nothing is created", ["validate-verdict", "validate-nothing", "findings"], async (sandbox) => {
                const version = sandbox.nextVersion();
                const fixture = makeBadArchive(sandbox.plugin, version);
                const { state, findings } = await finish(sandbox, await validate(sandbox, version, fixture));
                exchange_require("validate-verdict", state === "rejected", `a bad archive ended as ${state}`);
                const hasError = findings.some(({ severity }) => severity === "error");
                exchange_require("validate-verdict", hasError, "a rejected validation has no finding of severity `error`");
                requirePlaces(findings, fixture);
                await requireUnknown(sandbox, version, "validate-nothing");
            }),
            validate_tests_makeTest("bytes that are not those of Repr-Digest are not checked", ["validate-digest"], async (sandbox) => {
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
                exchange_require("validate-key", first.id === second.id, `the same request gave ${first.id} and ${second.id}`);
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
        async function finish({ send, plugin, tokens, seconds }, first) {
            exchange_require("validate-verdict", first.status === 200 || first.status === 202, `${first.words}, not 200 or 202`);
            const until = Date.now() + seconds * 1000;
            let validation = first.value;
            while (validation.state === "received" || validation.state === "validating") {
                if (Date.now() > until)
                    throw new ContractFault(`the validation is still ${validation.state}`);
                await (0, pause.v7)(validate_tests_POLL_MILLISECONDS);
                const path = `/plugins/${plugin}/validations/${encodeURIComponent(validation.id)}`;
                const received = await send({ method: "GET", path, token: tokens.publish });
                requireAnswer("validate-verdict", received, "200");
                validation = received.value;
            }
            return validation;
        }
        ;
        const TOLERANCE = 10 * 60000;
        const MIN_SECRET_LENGTH = 8;
        const ORDER = ["awaiting-upload", "received", "validating", "in-review", "approved", "published"];
        function watchAnswers(send, secrets) {
            const known = new Set(secrets.filter(isSecret));
            const seen = new Map();
            const declared = new Map();
            const began = Date.now();
            const breaches = [];
            const report = (rule, found) => void breaches.push(makeBreach(rule, found));
            function watch(sent, received) {
                for (const secret of listSecrets(sent))
                    known.add(secret);
                if (repeatsOne(received, known))
                    report("credential-secret", `${received.words}, and repeats a credential`);
                if (received.status >= 300)
                    return;
                const { token } = (received.value ?? {});
                if (sent.method === "POST" && isSecret(token))
                    known.add(token);
                const { items } = (received.value ?? {});
                const resources = items ?? [received.value];
                for (const shown of resources) {
                    if (typeof shown !== "object" || shown === null)
                        continue;
                    watchNames(sent, received, shown);
                    if (isVersion(shown))
                        watchVersion(sent, received, shown, items === undefined);
                }
            }
            function watchNames({ method, path }, { words }, shown) {
                const found = (0, operations.LC)(method, `/v1${path}`);
                if (found === undefined || found === "method")
                    return;
                for (const name of ["pluginId", "version"]) {
                    const [asked, is] = [found.values[name], shown[name]];
                    if (asked === undefined || typeof is !== "string" || is === asked)
                        continue;
                    report("same-resource", `${words}, about ${is} in place of ${asked}`);
                }
            }
            function watchVersion(sent, { status, words }, shown, isWhole) {
                const { version, createdAt, updatedAt, artifact, channel, release, state } = shown;
                const key = `${shown.pluginId}@${version}`;
                const before = seen.get(key);
                seen.set(key, shown);
                const isDeclaration = sent.method === "PUT" && !sent.path.endsWith("/artifact");
                const isReplaced = isDeclaration && sent.headers?.["If-Match"] !== undefined && state === "awaiting-upload";
                if (isDeclaration && (status === 201 || isReplaced))
                    declared.set(key, sent.json);
                const latest = Math.max(...[createdAt, updatedAt, shown.publishedAt ?? createdAt].map((time) => Date.parse(time)));
                const isLate = latest > Date.now() + TOLERANCE;
                const isEarly = status === 201 && isDeclaration && Date.parse(createdAt) < began - TOLERANCE;
                if (isLate || isEarly) {
                    const times = `createdAt is ${createdAt} and updatedAt ${updatedAt}`;
                    report("clock", `${words}: ${times}, and here it is ${new Date().toISOString()}`);
                }
                const input = declared.get(key);
                const differences = input ? listDifferences(shown, input, isWhole) : [];
                const isFinal = before?.everPublished === true || before?.state === "published";
                if (!isFinal && differences.length > 0)
                    report("as-declared", `${words}, with another ${differences.join(", ")}`);
                if (!before || (isReplaced && !isFinal) || shown.takenDown)
                    return;
                const was = `${words}: ${version} was ${before.state} with ${before.artifact.sha256}`;
                const now = `${state} with ${artifact.sha256}`;
                if (isFinal) {
                    const isSame = state === "published" &&
                        shown.everPublished &&
                        isEqual(artifact, before.artifact) &&
                        [channel, release, shown.publishedAt].join() === [before.channel, before.release, before.publishedAt].join();
                    if (!isSame)
                        report("published-final", `${was}, and is ${now} now`);
                }
                else if (isBefore(state, before.state)) {
                    report("state-order", `${was}, and is ${now} now`);
                }
            }
            return {
                send: async (sent) => {
                    const received = await send(sent);
                    watch(sent, received);
                    return received;
                },
                takeBreach: () => breaches.splice(0)[0],
                listSeen: () => [...seen.values()],
            };
        }
        function isSecret(value) {
            return typeof value === "string" && value.length >= MIN_SECRET_LENGTH;
        }
        function listSecrets({ token, query = {}, json }) {
            const { token: identity } = (json ?? {});
            return [token, query["token"], query["access_token"], identity].filter(isSecret);
        }
        function repeatsOne({ bytes, headers }, secrets) {
            const shown = `${Buffer.from(bytes).toString("latin1")}\n${[...headers].join("\n")}`;
            return [...secrets].some((secret) => shown.includes(secret));
        }
        function isVersion(value) {
            const { state, everPublished } = value;
            return state !== undefined && everPublished !== undefined;
        }
        function listDifferences(shown, input, isWhole) {
            const { channel, artifact, release = "automatic", releaseNotes = "" } = input;
            const differences = [];
            if (shown.channel !== channel)
                differences.push("channel");
            if (!isEqual(shown.artifact, artifact))
                differences.push("artifact");
            if (shown.release !== release)
                differences.push("release");
            if (isWhole && (shown.releaseNotes ?? "") !== releaseNotes)
                differences.push("releaseNotes");
            return differences;
        }
        function isEqual(a, b) {
            const list = ({ filename, mediaType, size, sha256 }) => [filename, mediaType, size, sha256];
            return list(a).join("\n") === list(b).join("\n");
        }
        function isBefore(state, before) {
            const [at, was] = [ORDER.indexOf(state), ORDER.indexOf(before)];
            return was < 0 ? state !== before : at >= 0 && at < was;
        }
        ;
        const READINGS = 3;
        const PAUSE_MILLISECONDS = 200;
        const run_kit_makeTest = makeTestsOf("core");
        const LAST_TESTS = [
            run_kit_makeTest("what this run has submitted is still what it was", ["published-final", "credential-secret", "same-resource", "as-declared", "state-order", "clock"], async (sandbox) => {
                const { plugin, isOfThisRun, listSeen } = sandbox;
                await sandbox.published();
                const submitted = listSeen().filter(({ pluginId, version }) => pluginId === plugin && isOfThisRun(version));
                for (let reading = 0; reading < READINGS; reading++) {
                    for (const { version, artifact, state } of submitted) {
                        const shown = readVersion("published-final", await getVersion(sandbox, version));
                        if (state !== "published")
                            continue;
                        const now = `${version} is ${shown.state} with ${shown.artifact.sha256}; it was published`;
                        const isSame = shown.state === "published" && shown.artifact.sha256 === artifact.sha256;
                        exchange_require("published-final", isSame, `${now} with ${artifact.sha256}`);
                    }
                    await (0, pause.v7)(PAUSE_MILLISECONDS);
                }
            }),
        ];
        const TESTS = [
            ...ACCESS_TESTS,
            ...DECLARE_TESTS,
            ...UPLOAD_TESTS,
            ...READ_TESTS,
            ...OIDC_TESTS,
            ...VALIDATE_TESTS,
            ...STAGING_TESTS,
            ...REVIEW_TESTS,
            ...CATALOG_TESTS,
            ...UPDATES_TESTS,
            ...LAST_TESTS,
        ];
        const MAX_UNANSWERED = 5;
        const GIVEN_UP = `not asked, as ${String(MAX_UNANSWERED)} tests had no answer`;
        async function runKit(request) {
            const { profiles, only = (() => true), onResult } = request;
            const plain = makeSend(request.request, request.base, request.answerSeconds);
            const capabilities = await readCapabilities(plain, request.base);
            if (capabilities instanceof Error) {
                return ACCESS_TESTS.slice(0, 1).map((test) => makeResult(test, capabilities));
            }
            const announced = listProfiles(capabilities);
            const missing = profiles.find((profile) => !announced.includes(profile));
            if (missing !== undefined) {
                const help = `Leave out --profile ${missing}, or let the server announce it`;
                throw new errors.eb(`The marketplace does not announce what the profile ${missing} tests`, help);
            }
            const chosen = profiles.length === 0 ? announced : profiles;
            const tests = TESTS.filter((test) => chosen.includes(test.profile) && only(test));
            const issuer = tests.some(({ profile }) => profile === "oidc") ? await request.startIssuer() : undefined;
            const { features, limits } = capabilities;
            const { send, takeBreach, listSeen } = watchAnswers(plain, Object.values(request.tokens).filter((token) => token !== undefined));
            const parts = { ...request, send, features, maxArtifactBytes: limits.maxArtifactBytes, issuer, listSeen };
            const sandbox = makeSandbox(parts, Math.floor(Date.now() / 1000));
            const results = [];
            try {
                for (const test of tests) {
                    const unanswered = results.filter(({ status }) => status === "unanswered");
                    const isGivenUp = unanswered.length >= MAX_UNANSWERED;
                    const unrun = isGivenUp ? giveUp(test) : findReason(test, sandbox);
                    const result = unrun ?? (await runTest(test, sandbox, takeBreach));
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
        function giveUp(test) {
            return { test, status: "unanswered", found: GIVEN_UP };
        }
        function findReason(test, sandbox) {
            const untested = test.untested?.(sandbox);
            if (untested !== undefined)
                return { test, status: "untested", reason: `not tested: ${untested}` };
            const reason = test.skip?.(sandbox);
            if (reason === undefined)
                return undefined;
            return { test, status: "skipped", reason };
        }
        async function runTest(test, sandbox, takeBreach) {
            try {
                await test.run(sandbox);
                const breach = takeBreach();
                if (breach)
                    return makeResult(test, breach);
                return { test, status: "passed" };
            }
            catch (error) {
                const breach = takeBreach();
                if (!(error instanceof ContractFault))
                    throw error;
                if (error.rule)
                    return makeResult(test, error);
                return makeResult(test, breach ?? error);
            }
        }
        function makeResult(test, { rule, message: found }) {
            if (!rule)
                return { test, status: "unanswered", found };
            return { test, status: "broken", rule, found };
        }
        async function readCapabilities(send, base) {
            try {
                const { status, value, words } = await send({ method: "GET", path: "/capabilities" });
                if (status === 200)
                    return value;
                if (status === 401 || status === 403)
                    return makeBreach("capabilities-open", words);
                throw new ContractFault(words);
            }
            catch (error) {
                if (!(error instanceof ContractFault))
                    throw error;
                if (error.rule?.id === "answer-form" || error.isLate)
                    return error;
                throw new errors.eb(`There is no marketplace at ${base}: ${error.message}`, "Give --url the URL to which /v1/capabilities is added");
            }
        }
        function listProfiles({ features, review }) {
            const needs = [
                ["core", true],
                ["oidc", features.includes("oidc")],
                ["validate", features.includes("validate-only")],
                ["staging", features.includes("manual-release")],
                ["review", review?.manual === true],
                ["catalog", features.includes("catalog")],
                ["updates", features.includes("updates")],
            ];
            return needs.filter(([, isAnnounced]) => isAnnounced).map(([profile]) => profile);
        }
        var make_fetch = __webpack_require__(83100);
        var print = __webpack_require__(51235);
        var read_file_of_caller = __webpack_require__(47111);
        var parse = __webpack_require__(9310);
        ;
        const marketplaceVerify = {
            options: [
                { name: "url", value: "URL", help: "The URL of the server; its token is read from PLUGIN_MARKETPLACE_TOKEN" },
                { name: "plugin", value: "ID", help: "The plugin to submit; contract-sandbox by default" },
                {
                    name: "profile",
                    value: "PROFILE,...",
                    repeats: true,
                    help: "The profiles to test: core, oidc, validate, staging, review, catalog, updates; by default, all that the server announces",
                },
                { name: "format", value: "FORMAT", choices: ["tap", "junit"], help: "The format of the results; tap by default" },
                { name: "issuer-port", value: "PORT", help: "The port for the keys of test identity tokens; 4701 by default" },
                { name: "issuer-key", value: "FILE", help: "A private key to sign them instead, for a server on another machine" },
                { name: "issuer", value: "URL", help: "The issuer for which the server trusts this key" },
                { name: "timeout", value: "SECONDS", help: "The time limit for checking a version; 120 by default" },
                { name: "review-timeout", value: "SECONDS", help: "The time limit for a review by a person; 600 by default" },
            ],
            run: verify,
        };
        const MAX_ANSWER_SECONDS = 60;
        const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/u;
        async function verify({ values }) {
            const url = values.get("url");
            if (url === undefined)
                throw new errors.eb("No server is named", "Write --url http://127.0.0.1:4700");
            const address = readAddress(url);
            const { PLUGIN_MARKETPLACE_TOKEN: publish, PLUGIN_MARKETPLACE_READ_TOKEN: read } = (0, programs.kR)().env;
            if (!publish) {
                throw new errors.eb("There is no token that may publish the plugin", "Set PLUGIN_MARKETPLACE_TOKEN; PLUGIN_MARKETPLACE_READ_TOKEN may have a valid token without that right");
            }
            const plugin = values.get("plugin") ?? "contract-sandbox";
            if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin) || plugin.length < 3 || plugin.length > 50) {
                throw new errors.eb(`--plugin is ${(0, safe.hD)(plugin)}`, "Give 3 to 50 lowercase letters, digits and single hyphens");
            }
            const named = (values.get("profile") ?? "").split(",").filter(((word) => word !== ""));
            const profiles = named.map((word) => (0, parse.Kf)(word, contract.jI, "--profile"));
            const seconds = readNumber(values, "timeout", 120, 86400);
            const issuer = readIssuer(values);
            const results = await runKit({
                plugin,
                profiles,
                seconds,
                answerSeconds: Math.max(1, Math.min(MAX_ANSWER_SECONDS, seconds)),
                base: address,
                tokens: { publish, read: read || undefined },
                reviewSeconds: readNumber(values, "review-timeout", 600, 86400 * 7),
                request: await (0, make_fetch.h)(address, (0, programs.kR)().env),
                startIssuer: () => startIssuer(address, issuer),
                askReviewer: (decision, version) => {
                    (0, print.yJ)(`${tool.js.name}: ${decision} version ${version} of ${plugin} now, with a reason if you reject it\n`);
                },
                onResult: (result) => {
                    if (result.status === "broken" || result.status === "unanswered") {
                        (0, print.yJ)((0, safe.RU)(`${tool.js.name}: ${result.test.name}: ${(0, safe.Xm)(result.found)}\n`));
                    }
                },
            });
            (0, print.yy)(values.get("format") === "junit" ? formatKitJunit(results) : formatTap(results));
            const untested = results.filter(({ status }) => status === "untested").length;
            if (untested > 0) {
                const others = [...new Set(results.flatMap(({ test, status }) => (status === "untested" ? [] : [test.profile])))];
                const leaveOut = others.length === 0 ? "" : `, or leave it out with --profile ${others.join()}`;
                (0, print.yJ)(`${tool.js.name}: ${String(untested)} tests were not run, so the profile oidc is not tested\nGive --issuer-key and --issuer${leaveOut}\n`);
            }
            return (0, exit_status.z)(results);
        }
        function readIssuer(values) {
            const [file, name] = [values.get("issuer-key"), values.get("issuer")];
            const port = readNumber(values, "issuer-port", 4701, 65535);
            if (file === undefined && name === undefined)
                return { port };
            if (file === undefined || name === undefined || !URL.canParse(name)) {
                const help = "Give both: --issuer-key issuer.pem --issuer https://plugins.example.com/contract-kit";
                throw new errors.eb("--issuer-key is the key of an issuer, which --issuer names by its URL", help);
            }
            const given = (0, read_file_of_caller.d)(file);
            if ("refused" in given)
                throw new errors.eb(`--issuer-key cannot be read: ${given.refused}`, "Give the file of the key");
            return { name, pem: given.bytes };
        }
        async function startIssuer(address, issuer) {
            const { origin, hostname } = new URL(address);
            if ("pem" in issuer) {
                const opened = await openTestIssuer(issuer.name, issuer.pem, origin);
                (0, print.yJ)((0, safe.RU)(`${tool.js.name}: the server has to trust ${(0, safe.Xm)(opened.address)} with ${opened.keys}\n`));
                return opened;
            }
            if (LOOPBACK.test(hostname))
                return startTestIssuer(issuer.port, origin);
            return `${hostname} is not this machine, so it cannot fetch the keys of an issuer here. --issuer-key and --issuer name one that it trusts`;
        }
        function readAddress(url) {
            const address = URL.canParse(url) ? new URL(url) : undefined;
            const isSafe = address?.protocol === "https:" || (address?.protocol === "http:" && LOOPBACK.test(address.hostname));
            if (!address || !isSafe || address.username !== "" || address.search !== "" || address.hash !== "") {
                throw new errors.eb(`--url is ${(0, safe.hD)(url, 200)}`, "Give an https URL; http only for this machine itself");
            }
            return address.href.replace(/\/$/u, "");
        }
        function readNumber(values, name, otherwise, most) {
            const text = values.get(name) ?? String(otherwise);
            if (/^\d{1,9}$/u.test(text) && Number(text) <= most)
                return Number(text);
            throw new errors.eb(`--${name} is ${(0, safe.hD)(text)}, but must be a number up to ${String(most)}`, `Write --${name} ${String(otherwise)}`);
        }
    }),
    48925: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return makeChildEnvironment; },
            M: (function () { return MARK; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _inherited_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18225);
        const ALWAYS = {
            CI: "true",
            NO_COLOR: "1",
            FORCE_COLOR: "0",
            NO_UPDATE_NOTIFIER: "1",
            npm_config_update_notifier: "false",
            COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
        };
        const MARK = "PLUGIN_PREFLIGHT_RUN";
        function makeChildEnvironment(environment, folders, mark, named = []) {
            const kept = Object.entries(environment).filter(([name, value = ""]) => (0, _inherited_variables_js__WEBPACK_IMPORTED_MODULE_1__.t)(name, value) || named.includes(name));
            const isPath = (name) => name.toUpperCase() === "PATH";
            const path = kept.find(([name]) => isPath(name));
            const programs = folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "node_modules", ".bin"));
            const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
            return {
                ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
                ...ALWAYS,
                [path?.[0] ?? "PATH"]: paths,
                [MARK]: mark,
            };
        }
    }),
    18225: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return isInherited; }
        });
        const INHERITED = [
            ["where programs and the user's files are", ["PATH", "HOME", "USER", "LOGNAME", "SHELL", "HOSTNAME"]],
            ["where temporary and cached files go", ["TMPDIR", "TMP", "TEMP", "XDG_[A-Z]+_(?:HOME|DIRS?)"]],
            ["language, time and terminal", ["LANG", "LANGUAGE", "LC_[A-Z]+", "TZ", "TERM", "COLORTERM", "DISPLAY"]],
            ["reproducible builds", ["CI", "SOURCE_DATE_EPOCH", "DEBIAN_FRONTEND"]],
            [
                "Node",
                [
                    "NODE_(?:ENV|PATH|OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|USE_ENV_PROXY|VERSION|ICU_DATA|V8_COVERAGE)",
                    "NODE_(?:DEBUG|NO_WARNINGS|PENDING_DEPRECATION|COMPILE_CACHE|DISABLE_COMPILE_CACHE|REPL_HISTORY)",
                    ...["NVM_(?:DIR|BIN|INC)", "VOLTA_HOME", "FNM_[A-Z_]*(?:DIR|PATH)", "ASDF_(?:DIR|DATA_DIR)", "MISE_[A-Z_]+_DIR"],
                ],
            ],
            [
                "package managers: their caches, registries and switches, which are not credentials",
                [
                    "npm_config_(?:cache|registry|prefix|offline|prefer_offline|prefer_online|loglevel|fund|audit|progress|color)",
                    "npm_config_(?:ignore_scripts|script_shell|legacy_peer_deps|engine_strict|strict_ssl|cafile|maxsockets)",
                    "npm_config_(?:proxy|https_proxy|noproxy|nodedir|python|store_dir|package_lock|yes|update_notifier)",
                    ...["COREPACK_(?:HOME|NPM_REGISTRY|ENABLE_[A-Z_]+|DEFAULT_TO_LATEST|ROOT)", "PNPM_HOME", "BUN_INSTALL"],
                    "YARN_(?:CACHE_FOLDER|GLOBAL_FOLDER|ENABLE_[A-Z_]+|IGNORE_PATH|NPM_REGISTRY_SERVER)",
                ],
            ],
            ["the network", ["(?:HTTPS?|ALL|NO)_PROXY", "SSL_CERT_(?:FILE|DIR)", "(?:CURL|REQUESTS)_CA_BUNDLE"]],
            [
                "compilers of native parts",
                [
                    ...["CC", "CXX", "AR", "LD", "(?:C|CXX|CPP|LD)FLAGS", "MAKEFLAGS", "PKG_CONFIG_PATH", "(?:DY)?LD_LIBRARY_PATH"],
                    ...["PYTHON", "pythonLocation", "JAVA_HOME(?:_[A-Z0-9_]+)?", "SDKROOT", "DEVELOPER_DIR"],
                    ...["MACOSX_DEPLOYMENT_TARGET", "__CF_USER_TEXT_ENCODING"],
                ],
            ],
            [
                "browsers of tests",
                [
                    ...["CHROME(?:_BIN|_PATH|WEBDRIVER)", "GECKOWEBDRIVER", "EDGEWEBDRIVER", "SELENIUM_JAR_PATH"],
                    ...["PLAYWRIGHT_BROWSERS_PATH", "PUPPETEER_(?:EXECUTABLE_PATH|CACHE_DIR|SKIP_[A-Z_]+)", "CYPRESS_CACHE_FOLDER"],
                ],
            ],
            [
                "what the job is about; neither the runner's command files, nor GITHUB_ACTIONS, with which tools print commands",
                [
                    "GITHUB_(?:SHA|REF|REF_NAME|REF_TYPE|REF_PROTECTED|HEAD_REF|BASE_REF|WORKSPACE|JOB|ACTOR|ACTOR_ID|TRIGGERING_ACTOR)",
                    "GITHUB_(?:REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|REPOSITORY_OWNER_ID|RETENTION_DAYS|RUN_(?:ID|NUMBER|ATTEMPT))",
                    "GITHUB_(?:EVENT_NAME|EVENT_PATH|SERVER_URL|API_URL|GRAPHQL_URL|WORKFLOW|WORKFLOW_REF|WORKFLOW_SHA)",
                    ...["RUNNER_(?:OS|ARCH|NAME|TEMP|TOOL_CACHE|WORKSPACE|ENVIRONMENT|DEBUG)", "AGENT_TOOLSDIRECTORY"],
                    "Image(?:OS|Version)",
                ],
            ],
            [
                "Windows",
                [
                    ...["SystemRoot", "SystemDrive", "windir", "ComSpec", "PATHEXT", "OS", "PSModulePath", "USERPROFILE", "USERNAME"],
                    ...[
                        "USERDOMAIN",
                        "COMPUTERNAME",
                        "HOMEDRIVE",
                        "HOMEPATH",
                        "APPDATA",
                        "LOCALAPPDATA",
                        "ALLUSERSPROFILE",
                        "PUBLIC",
                    ],
                    ...["ProgramData", "ProgramW6432", "(?:Common)?ProgramFiles(?:\\(x86\\))?", "CommonProgramW6432"],
                    ...["NUMBER_OF_PROCESSORS", "PROCESSOR_[A-Z0-9]+", "VS(?:INSTALLDIR|CMD_VER)", "VCINSTALLDIR", "MSYSTEM"],
                ],
            ],
        ];
        const NAMES = new RegExp(`^(?:${INHERITED.flatMap((([, names]) => names)).join("|")})$`, "iu");
        const CREDENTIAL_IN_ADDRESS = /\/\/[^/?#\s]*@/u;
        function isInherited(name, value) {
            return NAMES.test(name) && !CREDENTIAL_IN_ADDRESS.test(value);
        }
    }),
    49299: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findMarkedProcesses = (function findMarkedProcesses(group, mark, onFound = (() => undefined)) {
            const before = readNewestPid();
            const pids = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc")))?.filter(((name) => /^\d+$/u.test(name)));
            if (!pids?.length)
                return undefined;
            const carried = `${_child_environment_js__WEBPACK_IMPORTED_MODULE_1__.M}=${mark}`;
            const read = ((pid) => {
                if (!isInGroup(pid, group) && !isMarked(pid, carried))
                    return [];
                const found = { pid: Number(pid), command: readCommand(pid) };
                onFound(found.pid);
                return [found];
            });
            const found = pids.flatMap(read);
            return found.length > 0 || before === undefined || readNewestPid() === before ? found : watchNewest(before, read);
        });
        var readNewestPid = (function readNewestPid() {
            const last = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/loadavg", "latin1")))
                ?.trim()
                .split(" ")
                .at(-1);
            return last === undefined ? undefined : Number(last);
        });
        var isInGroup = (function isInGroup(pid, group) {
            const stat = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"))) ?? "";
            const [state, , found] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
            return found === String(group) && state !== "Z" && state !== "X";
        });
        var measureMemory = (function measureMemory(pid) {
            const pages = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${String(pid)}/statm`, "latin1")))?.split(" ")[1];
            return pages === undefined ? undefined : Number(pages) * PAGE;
        });
        var isMarked = (function isMarked(pid, carried) {
            return (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`)))?.includes(carried) === true;
        });
        var readCommand = (function readCommand(pid) {
            const words = (0, _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__.C)((() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/cmdline`, "utf8"))) ?? "";
            return words.slice(0, MAX_COMMAND_LENGTH).split("\0").join(" ").trim().toWellFormed() || `process ${pid}`;
        });
        __webpack_require__.d(__webpack_exports__, {
            d: (function () { return findMarkedProcesses; }),
            o: (function () { return measureMemory; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_system_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87175);
        var _child_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48925);
        const MAX_COMMAND_LENGTH = 300;
        const WATCHED = 20;
        const MIN_LOOKS = 100;
        const MAX_NEWEST = 64;
        const YOUNGEST = 4;
        function watchNewest(before, read) {
            const found = new Map();
            let seen = before;
            const end = performance.now() + WATCHED;
            for (let looks = 0; looks < MIN_LOOKS || performance.now() < end; looks++) {
                const newest = readNewestPid() ?? seen;
                const first = newest < seen ? newest : Math.max(seen + 1, newest - MAX_NEWEST);
                for (let pid = Math.min(first, newest - YOUNGEST); pid <= newest; pid++)
                    for (const one of read(String(pid)))
                        found.set(one.pid, one);
                seen = newest;
            }
            return [...found.values()];
        }
        const PAGE = 4096;
    }),
    21737: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return openAuditLog; },
            z: function () { return AUDIT_TABLE; }
        });
        const AUDIT_TABLE = `
  CREATE TABLE audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    plugin TEXT,
    version TEXT,
    details TEXT
  );
  CREATE INDEX audit_of_plugin ON audit (plugin, number);
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
  CREATE TRIGGER audit_grows BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
`;
        function openAuditLog(database) {
            const add = database.prepare("INSERT INTO audit (at, actor, action, plugin, version, details) VALUES (?, ?, ?, ?, ?, ?)");
            return {
                add({ at, actor, action, plugin, version, details }) {
                    add.run(at, actor, action, plugin ?? null, version ?? null, details ?? null);
                },
                list({ plugin, version, before, most }) {
                    const given = Object.entries({ plugin, version }).flatMap(([name, value]) => value === undefined ? [] : [[`${name} = ?`, value]]);
                    const where = [...given.map(([sql]) => sql), "number < ?"].join(" AND ");
                    const rows = database
                        .prepare(`SELECT * FROM audit WHERE ${where} ORDER BY number DESC LIMIT ?`)
                        .all(...given.map(([, value]) => value), before ?? Number.MAX_SAFE_INTEGER, most);
                    return rows.map((row) => {
                        const text = (name) => (row[name] === null ? undefined : String(row[name]));
                        const [at = "", actor = "", action = ""] = [text("at"), text("actor"), text("action")];
                        const about = { plugin: text("plugin"), version: text("version"), details: text("details") };
                        return { number: Number(row["number"]), at, actor, action, ...about };
                    });
                },
            };
        }
    }),
    55020: (function (__unused_webpack_module, __unused_webpack___webpack_exports__, __webpack_require__) {
        var external_node_readline_ = __webpack_require__(80481);
        var external_node_worker_threads_ = __webpack_require__(75919);
        var durable_file = __webpack_require__(20118);
        var external_node_path_ = __webpack_require__(76760);
        var report = __webpack_require__(73342);
        var accept_archive = __webpack_require__(3815);
        var archive_report = __webpack_require__(32539);
        var archive_name = __webpack_require__(59206);
        var phrases = __webpack_require__(41035);
        var day = __webpack_require__(36996);
        var safe = __webpack_require__(47313);
        var schemas = __webpack_require__(23715);
        var absent = __webpack_require__(88241);
        var author_text = __webpack_require__(24671);
        var plugin_plugin = __webpack_require__(26685);
        var hash = __webpack_require__(88512);
        var json_object = __webpack_require__(34367);
        var web_address = __webpack_require__(5885);
        var package_facts = __webpack_require__(72218);
        ;
        const MAX_FILES = 2000;
        const MAX_NAMES = 200;
        const MAX_NAME_LENGTH = 300;
        async function readContents(archive) {
            const facts = await (0, package_facts.w)(archive, { name: "", sha256: "", size: 0 });
            const { files, entryPoints, namedHosts, packagesInside } = facts;
            const hosts = (0, absent.W0)(namedHosts) ? [] : [...namedHosts.hosts.keys()];
            const packages = (0, absent.W0)(packagesInside) ? [] : [...packagesInside.packages];
            const why = [namedHosts, packagesInside].flatMap((fact) => (0, absent.W0)(fact) ? [fact.absent] : fact.unread.map((unread) => unread.why));
            return {
                files: files.slice(0, MAX_FILES),
                filesOmitted: Math.max(0, files.length - MAX_FILES),
                entryPoints: Object.fromEntries([...entryPoints].map(([key, path]) => [key, (0, safe.ml)(path, MAX_NAME_LENGTH)])),
                hosts: cut(hosts.toSorted()),
                packages: cut(packages.map(([name, versions]) => `${name} ${[...versions].toSorted().join(", ")}`).toSorted()),
                unread: cut([...new Set(why)]),
            };
        }
        function cut(names) {
            return names.slice(0, MAX_NAMES).map((name) => (0, safe.ml)(name.trim(), MAX_NAME_LENGTH));
        }
        var listing = __webpack_require__(31410);
        var image_size = __webpack_require__(32656);
        ;
        const MAX_TEXT_LENGTH = 500;
        const MAX_KEYWORDS = 30;
        const MAX_PERMISSIONS = 50;
        const MAX_SCREENSHOTS = 10;
        const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
        const MAX_DOCUMENT_LENGTH = 256 * 1024;
        const ICONS = ["icon.png", "assets/icon.png", "icon.webp", "assets/icon.webp"];
        async function readListing(archive) {
            const { workspace } = archive;
            const { facts } = await (0, plugin_plugin.o)(workspace, { needs: ["manifest", "readmeText", "changelogText"] });
            if ((0, absent.W0)(facts.manifest))
                return undefined;
            const { value } = facts.manifest;
            const icon = ICONS.map((path) => readImage(workspace, path)).find((image) => image !== undefined);
            const named = readTexts(value["screenshots"]).map((path) => path.replace(/^\.\//u, ""));
            const shown = named.slice(0, MAX_SCREENSHOTS).flatMap((path) => readImage(workspace, path) ?? []);
            const readme = readDocument(facts.readmeText);
            const changelog = readDocument(facts.changelogText);
            const listing = {
                ...readWords(value),
                permissions: readPermissions(value["permissions"]),
                keywords: [...new Set([...readTexts(value["keywords"]), ...readTexts(value["tags"])])].slice(0, MAX_KEYWORDS),
                links: readLinks(value),
                readme: readme.text,
                changelog: changelog.text,
                screenshots: shown.map(({ image }) => image),
                omitted: {
                    ...(readme.left > 0 && { readme: readme.left }),
                    ...(changelog.left > 0 && { changelog: changelog.left }),
                    ...(named.length > shown.length && { screenshots: named.length - shown.length }),
                },
                ...(icon && { icon: icon.image }),
            };
            const images = [...shown, ...(icon ? [icon] : [])].map(({ image, bytes }) => [image.sha256, bytes]);
            return { listing, images: new Map(images), contents: await readContents(archive) };
        }
        function readWords(manifest) {
            const optional = ["license", "minHostVersion", "maxHostVersion"].flatMap((key) => {
                const text = readText(manifest[key]);
                return text === "" ? [] : [[key, text]];
            });
            const { category, type } = manifest;
            return {
                name: readText(manifest["name"]),
                description: readText(manifest["description"]),
                author: readPluginAuthor(manifest["author"]),
                category: isOf("Category", category) ? category : listing.R.category,
                type: isOf("PluginType", type) ? type : listing.R.type,
                ...Object.fromEntries(optional),
            };
        }
        function isOf(schema, value) {
            return (0, schemas.n)(`/components/schemas/${schema}`, value) === undefined;
        }
        function readPluginAuthor(author) {
            const read = typeof author === "string" ? (0, author_text.Y)(author) : undefined;
            const object = (0, json_object.Gv)(author) ? author : { ...(typeof read === "string" ? { name: author } : read) };
            const url = readAddress(object["website"]) ?? readAddress(object["url"]);
            return { name: readText(object["name"]), ...(url !== undefined && { url }) };
        }
        function readPermissions(list) {
            const items = Array.isArray(list) ? list.slice(0, MAX_PERMISSIONS) : [];
            const read = items.flatMap((item) => {
                const { type, description, required } = (0, json_object.Gv)(item) ? item : { type: item };
                if (!isOf("Permission", type))
                    return [];
                const words = readText(description);
                return [
                    {
                        type: type,
                        ...(words !== "" && { description: words }),
                        ...(typeof required === "boolean" && { required }),
                    },
                ];
            });
            return read.filter(({ type }, at) => read.findIndex((other) => other.type === type) === at);
        }
        function readLinks(manifest) {
            const found = listing.r.flatMap((kind) => {
                const address = readAddress(manifest[kind]);
                return address === undefined ? [] : [[kind, address]];
            });
            return Object.fromEntries(found);
        }
        function readAddress(value) {
            return typeof value === "string" && value.length <= MAX_TEXT_LENGTH && (0, web_address.A)(value) === undefined
                ? value
                : undefined;
        }
        function readDocument(file) {
            if ((0, absent.W0)(file) || file.fault)
                return { text: "", left: 0 };
            const text = file.text.slice(0, MAX_DOCUMENT_LENGTH);
            return { text, left: file.text.length - text.length + (file.isCut ? 1 : 0) };
        }
        function readImage(workspace, path) {
            const entry = workspace.entry(path);
            if (entry?.kind !== "file" || entry.size > MAX_IMAGE_BYTES)
                return undefined;
            const bytes = workspace.bytes(path, MAX_IMAGE_BYTES);
            const mediaType = bytes && findImageType(bytes);
            if (!bytes || mediaType === undefined || !isShowable(bytes))
                return undefined;
            return { image: { path, mediaType, size: bytes.length, sha256: (0, hash.sW)(bytes) }, bytes };
        }
        function readTexts(list) {
            const items = Array.isArray(list) ? list : [];
            return items.filter((item) => typeof item === "string" && item !== "" && item.length <= MAX_TEXT_LENGTH);
        }
        function readText(value) {
            return typeof value === "string" ? (0, safe.ml)(value, MAX_TEXT_LENGTH) : "";
        }
        const BEGINNINGS = [
            ["image/png", /^\x89PNG\r\n\x1a\n/u],
            ["image/jpeg", /^\xff\xd8\xff/u],
            ["image/gif", /^GIF8[79]a/u],
            ["image/webp", /^RIFF[\s\S]{4}WEBP/u],
        ];
        function findImageType(bytes) {
            const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
            return BEGINNINGS.find(([, begins]) => begins.test(head))?.[0];
        }
        const MAX_PIXELS = 40000000;
        const MAX_SIDE = 10000;
        function isShowable(bytes) {
            try {
                const { width, height } = (0, image_size.readImageSize)(bytes);
                return width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
            }
            catch {
                return false;
            }
        }
        ;
        const MAX_FINDINGS = 1000;
        const MAX_MESSAGE_LENGTH = 2000;
        const SEVERITIES = { error: "error", warning: "warning", notice: "info" };
        async function checkArchive(bytes, pluginId, version) {
            const accepted = await (0, accept_archive.F)(bytes, "reported");
            if ("refused" in accepted)
                return makeRejection([makeFinding("archive", accepted.refused)]);
            const { opened, manifest } = accepted;
            const { workspace } = opened;
            const mismatches = findMismatches(manifest, pluginId, version);
            if (mismatches.length > 0)
                return makeRejection(mismatches);
            const today = (0, day.i)(new Date());
            const plugin = await (0, archive_report.N)(opened, { occasion: "release", strict: false, tag: `v${version}`, today });
            const counting = (0, report.Qi)(plugin.findings.filter(report.he));
            const findings = counting.slice(0, MAX_FINDINGS).map((finding) => presentFinding(finding, workspace));
            const omitted = counting.length - findings.length;
            const state = { pass: "passed", fail: "rejected", broken: "failed" }[(0, report.WJ)({ plugins: [plugin], failOn: "error" })];
            const crashed = plugin.outcomes.filter((({ status }) => status === "crashed")).map((({ check }) => check));
            const broken = crashed.map((check) => makeFinding(check, `The check ${check} crashed: a fault of the server`));
            return { state, findings: [...broken, ...findings], ...(omitted > 0 && { findingsOmitted: omitted }) };
        }
        async function readArchiveListing(bytes) {
            const accepted = await (0, accept_archive.F)(bytes, "reported");
            return "refused" in accepted ? undefined : readListing(accepted.opened);
        }
        function findMismatches({ name, version: declared }, pluginId, version) {
            const found = [];
            if ((0, archive_name.vX)(name) !== pluginId) {
                found.push(makeMismatch("/name", `"name" is ${(0, safe.hD)(name)}, but the archive was submitted as ${pluginId}`));
            }
            if (declared !== version) {
                found.push(makeMismatch("/version", `"version" is ${(0, safe.hD)(declared)}, but the archive was submitted as ${version}`));
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
            return { ruleId, severity: "error", message: (0, safe.ml)((0, safe.Xm)(message), MAX_MESSAGE_LENGTH) };
        }
        function presentFinding({ check, severity, message, help, location, url }, workspace) {
            const { file, pointer, range } = location;
            const words = help === "" ? message : `${(0, phrases.jg)(message)} ${help}`;
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
        ;
        const WATCH = `const { workerData } = require("node:worker_threads");
setInterval(() => { if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL"); }, 1000);`;
        new external_node_worker_threads_.Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
        const lines = (0, external_node_readline_.createInterface)({ input: process.stdin });
        void answerAll();
        async function answerAll() {
            for await (const line of lines) {
                const reply = await answerOrder(JSON.parse(line));
                process.stdout.write(`${JSON.stringify(reply)}\n`);
            }
        }
        async function answerOrder({ file, pluginId, version }) {
            const bytes = (0, durable_file.Wr)((0, external_node_path_.dirname)(file), (0, external_node_path_.basename)(file)) ?? new Uint8Array();
            const verdict = await checkArchive(bytes, pluginId, version);
            const read = await readArchiveListing(bytes);
            const images = [...(read?.images ?? [])].map(([sha256, image]) => [sha256, Buffer.from(image).toString("base64")]);
            return { verdict, images, ...(read && { read: { listing: read.listing, contents: read.contents } }) };
        }
    }),
    25262: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            PF: function () { return restore; },
            SB: function () { return listNamed; },
            vm: function () { return backUp; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20118);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88512);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _data_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37169);
        var _open_database_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15122);
        async function backUp(data, to) {
            const database = await (0, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.qI)(data);
            try {
                (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.a0)(to);
                return await emptyOnFault(to, () => {
                    for (const kind of _data_folder_js__WEBPACK_IMPORTED_MODULE_3__.G)
                        copyMissing((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, kind), (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, kind), (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.CS)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, kind)));
                    copyDatabase(database, data, to);
                    return copyRest(data, to);
                });
            }
            finally {
                database.close();
            }
        }
        async function copyRest(data, to) {
            const copied = await (0, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.qI)(to);
            try {
                const named = listNamed(copied);
                for (const kind of _data_folder_js__WEBPACK_IMPORTED_MODULE_3__.G) {
                    copyMissing((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, kind), (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, kind), named[kind]);
                    for (const file of (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.CS)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, kind)))
                        if (!named[kind].has(file))
                            (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.nM)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, kind), file);
                }
                return requireWhole(copied, to);
            }
            finally {
                copied.close();
            }
        }
        async function restore(from, data) {
            const database = await (0, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.qI)(from);
            try {
                requireWhole(database, from);
                (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.a0)(data);
                return await emptyOnFault(data, () => {
                    for (const kind of _data_folder_js__WEBPACK_IMPORTED_MODULE_3__.G)
                        copyMissing((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(from, kind), (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, kind), (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.CS)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(from, kind)));
                    copyDatabase(database, from, data);
                    return Promise.resolve(requireWhole(database, data));
                });
            }
            finally {
                database.close();
            }
        }
        async function emptyOnFault(folder, work) {
            try {
                return await work();
            }
            catch (error) {
                (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.id)(folder);
                throw error;
            }
        }
        function copyDatabase(database, from, to) {
            (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.q2)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.cX));
            try {
                database.prepare("VACUUM INTO ?").run((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.cX));
            }
            catch (error) {
                throw error instanceof Error && (0, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.e6)(error) ? makeDatabaseFault(from, error.message) : error;
            }
        }
        function makeDatabaseFault(folder, why) {
            return new _open_database_js__WEBPACK_IMPORTED_MODULE_4__.kY(`The database in ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(folder, 200)} is damaged: ${why}`);
        }
        function listNamed(database) {
            const read = (sql) => new Set(database
                .prepare(sql)
                .all()
                .map(({ sha256 }) => String(sha256)));
            return {
                archives: read(`SELECT json_extract(summary, '$.artifact.sha256') AS sha256 FROM versions
       UNION SELECT json_extract(record, '$.sha256') FROM validations WHERE state IN ('received', 'validating')`),
                images: read(`SELECT json_extract(value, '$.sha256') AS sha256 FROM listings, json_each(listing, '$.screenshots')
       UNION SELECT json_extract(listing, '$.icon.sha256') FROM listings
       WHERE json_extract(listing, '$.icon.sha256') IS NOT NULL`),
            };
        }
        function requireWhole(database, folder) {
            const needed = listNeeded(database, folder);
            for (const kind of _data_folder_js__WEBPACK_IMPORTED_MODULE_3__.G)
                for (const sha256 of needed[kind])
                    requireBytes(folder, kind, sha256);
            return { archives: needed.archives.length, images: needed.images.length };
        }
        function listNeeded(database, folder) {
            try {
                const found = String(database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"]);
                if (found !== "ok")
                    throw makeDatabaseFault(folder, found);
                const received = database
                    .prepare(`SELECT DISTINCT json_extract(summary, '$.artifact.sha256') AS sha256 FROM versions
         WHERE state NOT IN ('awaiting-upload', 'withdrawn')`)
                    .all();
                return { archives: received.map(({ sha256 }) => String(sha256)), images: [...listNamed(database).images] };
            }
            catch (error) {
                const isOfSqlite = error instanceof Error && (0, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.mG)(error) !== undefined;
                throw isOfSqlite ? makeDatabaseFault(folder, error.message) : error;
            }
        }
        function requireBytes(folder, kind, sha256) {
            const bytes = (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.Wr)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, kind), sha256);
            if (bytes && (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_5__.sW)(bytes) === sha256)
                return;
            const what = `${kind === "archives" ? "the archive" : "the image"} ${sha256} ${bytes ? "has other bytes" : "is missing"}`;
            throw new _open_database_js__WEBPACK_IMPORTED_MODULE_4__.kY(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(folder, 200)} is damaged: ${what}`);
        }
        function copyMissing(from, to, files) {
            for (const file of files)
                (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_1__.Uf)(from, to, file);
        }
    }),
    49981: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O_: function () { return openCatalog; },
            mX: function () { return SORTS; }
        });
        var _plugin_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38674);
        var _search_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27621);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66845);
        var _refused_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81894);
        const SORTS = ["name", "date", "relevance"];
        const COLUMNS = `p.id, p.plugin_id, p.version, p.name, p.description, p.author, p.category, p.type,
  p.permissions, p.keywords, p.icon, p.deprecated, p.published_at, p.created_at`;
        function openCatalog(database) {
            const searches = (0, _search_index_js__WEBPACK_IMPORTED_MODULE_1__.pe)(database);
            return {
                listPlugins: (query) => listPlugins(database, query, searches),
                findPlugin(pluginId) {
                    const row = database.prepare(`SELECT ${COLUMNS} FROM plugins p WHERE plugin_id = ?`).get(pluginId);
                    return row ? readRow(row) : (0, _plugin_row_js__WEBPACK_IMPORTED_MODULE_0__.W)(database, pluginId, false);
                },
                findListing: (pluginId, version) => (0, _plugin_row_js__WEBPACK_IMPORTED_MODULE_0__.U)(database, pluginId, version),
                listPublished: (query) => listPublished(database, query),
                countPublished(pluginId) {
                    const sql = "SELECT count(*) AS many FROM versions WHERE plugin_id = ? AND state = 'published'";
                    return Number(database.prepare(sql).get(pluginId)?.["many"] ?? 0);
                },
                findLatest(pluginId, channel) {
                    const row = database
                        .prepare(`SELECT version FROM versions WHERE plugin_id = ? AND listed = 1 AND channel IN (?, 'stable')
           ORDER BY precedence DESC, sequence DESC LIMIT 1`)
                        .get(pluginId, channel);
                    return row && String(row["version"]);
                },
                countCategories: makeCounter(database),
            };
        }
        function listPlugins(database, query, searches) {
            const { most } = query;
            const words = (0, _search_index_js__WEBPACK_IMPORTED_MODULE_1__.yM)(query.text);
            if (words.length === 0 && query.text.trim() !== "")
                return { items: [], nextCursor: undefined };
            const isRanked = searches && words.length > 0;
            const sort = query.sort === "relevance" && !isRanked ? "name" : query.sort;
            const position = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
            const { source, conditions, table, id } = isRanked ? selectMatches(query) : selectWhole(query, words);
            const filters = [...conditions, ...selectAfter(sort, position, { table, id })];
            const offset = sort === "relevance" ? Number(position?.[0] ?? 0) : 0;
            const order = {
                name: `${table}.plugin_id`,
                date: `${table}.published_at DESC, ${id} DESC`,
                relevance: "s.rank, p.id",
            }[sort];
            const rows = database
                .prepare(`SELECT ${COLUMNS} FROM ${source} ${filters.length === 0 ? "" : "WHERE"}
       ${filters.map(([sql]) => sql).join(" AND ")} ORDER BY ${order} LIMIT ? OFFSET ?`)
                .all(...filters.flatMap(([, values]) => values), most + 1, offset);
            const last = rows.length > most ? rows[most - 1] : undefined;
            return {
                items: rows.slice(0, most).map(readRow),
                nextCursor: last && makeCursor(sort, findPosition(last, sort, offset + most)),
            };
        }
        function selectMatches({ text, permission, category, type }) {
            const named = "EXISTS (SELECT 1 FROM plugin_permissions x WHERE x.plugin = p.id AND x.permission = ?)";
            const conditions = [
                ["plugin_search MATCH ?", [(0, _search_index_js__WEBPACK_IMPORTED_MODULE_1__.fU)(text)]],
                ...(permission === undefined ? [] : [[named, [permission]]]),
                ...selectKind("p", { category, type }),
            ];
            return { source: "plugin_search s JOIN plugins p ON p.id = s.rowid", conditions, table: "p", id: "p.id" };
        }
        function selectWhole({ permission, category, type }, words) {
            const like = "(p.name LIKE ? OR p.plugin_id LIKE ? OR p.description LIKE ? OR p.keywords LIKE ?)";
            const found = words.map((word) => [like, Array.from({ length: 4 }, () => `%${word}%`)]);
            if (permission === undefined) {
                const conditions = [...found, ...selectKind("p", { category, type })];
                return { source: "plugins p", conditions, table: "p", id: "p.id" };
            }
            const conditions = [["x.permission = ?", [permission]], ...found, ...selectKind("x", { category, type })];
            return {
                source: "plugin_permissions x CROSS JOIN plugins p ON p.id = x.plugin",
                conditions,
                table: "x",
                id: "x.plugin",
            };
        }
        function selectKind(table, kinds) {
            return Object.entries(kinds).flatMap(([column, value]) => value === undefined ? [] : [[`${table}.${column} = ?`, [value]]]);
        }
        function selectAfter(sort, position, { table, id }) {
            if (!position || sort === "relevance")
                return [];
            if (sort === "name")
                return [[`${table}.plugin_id > ?`, position]];
            return [[`(${table}.published_at, ${id}) < (?, ?)`, position]];
        }
        function findPosition(row, sort, offset) {
            if (sort === "relevance")
                return [offset];
            return sort === "name" ? [String(row["plugin_id"])] : [String(row["published_at"]), Number(row["id"])];
        }
        function listPublished(database, { pluginId, cursor, most }) {
            const position = cursor === undefined ? [] : readCursor(cursor, "precedence");
            const rows = database
                .prepare(`SELECT sequence, precedence, summary FROM versions
       WHERE plugin_id = ? AND state = 'published'
       ${position.length === 0 ? "" : "AND (precedence, sequence) < (?, ?)"}
       ORDER BY precedence DESC, sequence DESC LIMIT ?`)
                .all(pluginId, ...position, most + 1);
            const last = rows.length > most ? rows[most - 1] : undefined;
            return {
                items: rows.slice(0, most).map(({ summary }) => JSON.parse(String(summary))),
                nextCursor: last && makeCursor("precedence", [String(last["precedence"]), Number(last["sequence"])]),
            };
        }
        function makeCounter(database) {
            const count = database.prepare("SELECT category, count(*) AS many FROM plugins GROUP BY category");
            const version = database.prepare("SELECT total_changes() AS changes");
            let counted = new Map();
            let changes = -1;
            return () => {
                const now = Number(version.get()?.["changes"]);
                if (now !== changes) {
                    counted = new Map(count.all().map(({ category, many }) => [String(category), Number(many)]));
                    changes = now;
                }
                return counted;
            };
        }
        function readRow(row) {
            const text = (column) => String(row[column]);
            const { icon, deprecated } = row;
            return {
                pluginId: text("plugin_id"),
                version: text("version"),
                name: text("name"),
                description: text("description"),
                author: JSON.parse(text("author")),
                category: text("category"),
                type: text("type"),
                permissions: JSON.parse(text("permissions")),
                keywords: text("keywords").split("\n").filter(Boolean),
                icon: typeof icon === "string" ? icon : undefined,
                ...(typeof deprecated === "string" && {
                    deprecated: JSON.parse(deprecated),
                }),
                publishedAt: text("published_at"),
                createdAt: text("created_at"),
            };
        }
        function makeCursor(order, position) {
            return Buffer.from(JSON.stringify([order, ...position])).toString("base64url");
        }
        function readCursor(cursor, order) {
            const parsed = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_3__.q)(Buffer.from(cursor, "base64url"));
            const parts = Array.isArray(parsed) ? parsed : [];
            const [given, ...position] = parts;
            const isPosition = position.every(order === "relevance" ? isCount : isKey);
            const isWhole = position.length === (order === "name" || order === "relevance" ? 1 : 2);
            if (given === order && isPosition && isWhole)
                return position;
            throw new _refused_js__WEBPACK_IMPORTED_MODULE_2__.Lw("malformed-request", "The cursor is not one of this server, or of another list");
        }
        function isCount(part) {
            return Number.isSafeInteger(part) && Number(part) >= 0;
        }
        function isKey(part) {
            return typeof part === "string" || Number.isSafeInteger(part);
        }
    }),
    31410: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return EMPTY_LISTING; },
            r: function () { return LINK_KINDS; }
        });
        const LINK_KINDS = ["homepage", "repository", "bugs"];
        const EMPTY_LISTING = {
            name: "",
            description: "",
            author: { name: "" },
            category: "other",
            type: "hybrid",
            permissions: [],
            keywords: [],
            links: {},
            readme: "",
            changelog: "",
            screenshots: [],
            omitted: {},
        };
    }),
    25853: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            i: function () { return openPluginIndex; }
        });
        var _plugin_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38674);
        var _search_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27621);
        function openPluginIndex(database) {
            const search = (0, _search_index_js__WEBPACK_IMPORTED_MODULE_1__.rf)(database);
            const statements = prepare(database);
            const remove = (pluginId) => {
                const before = statements.find.get(pluginId);
                if (!before)
                    return undefined;
                const id = Number(before["id"]);
                search.remove(id, before);
                statements.removePermissions.run(id);
                statements.remove.run(id);
                return id;
            };
            return {
                update(pluginId) {
                    const id = remove(pluginId);
                    const row = (0, _plugin_row_js__WEBPACK_IMPORTED_MODULE_0__.W)(database, pluginId, true);
                    if (!row)
                        return;
                    const added = statements.add.run(...[id ?? null, pluginId, row.version, row.name, row.description, JSON.stringify(row.author), row.category], ...[row.type, JSON.stringify(row.permissions), row.keywords.join("\n"), row.icon ?? null], ...[row.deprecated ? JSON.stringify(row.deprecated) : null, row.publishedAt, row.createdAt]);
                    const now = id ?? Number(added.lastInsertRowid);
                    for (const { type } of row.permissions) {
                        statements.addPermission.run(type, pluginId, now, row.publishedAt, row.category, row.type);
                    }
                    search.add(now, row);
                },
                saveListing(pluginId, version, sha256, listing) {
                    statements.saveListing.run(pluginId, version, sha256, JSON.stringify(listing));
                },
                listUnread: (most) => statements.unread.all(most).map(({ record }) => JSON.parse(String(record))),
            };
        }
        const SQL = {
            find: "SELECT id, plugin_id, name, description, author, keywords FROM plugins WHERE plugin_id = ?",
            remove: "DELETE FROM plugins WHERE id = ?",
            removePermissions: "DELETE FROM plugin_permissions WHERE plugin = ?",
            add: `INSERT INTO plugins (id, plugin_id, version, name, description, author, category, type, permissions,
    keywords, icon, deprecated, published_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
            addPermission: `INSERT INTO plugin_permissions (permission, plugin_id, plugin, published_at, category, type)
    VALUES (?, ?, ?, ?, ?, ?)`,
            saveListing: `INSERT INTO listings (plugin_id, version, sha256, listing) VALUES (?, ?, ?, ?) ON CONFLICT
    (plugin_id, version) DO UPDATE SET sha256 = excluded.sha256, listing = excluded.listing`,
            unread: `SELECT record FROM versions WHERE state = 'published' AND NOT EXISTS (SELECT 1 FROM listings
    WHERE listings.plugin_id = versions.plugin_id AND listings.version = versions.version) ORDER BY sequence DESC LIMIT ?`,
        };
        function prepare(database) {
            return Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]));
        }
    }),
    38674: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            U: function () { return readStoredListing; },
            W: function () { return makePluginRow; }
        });
        var _listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31410);
        function makePluginRow(database, pluginId, listedOnly) {
            const version = findNewest(database, pluginId, true) ?? (listedOnly ? undefined : findNewest(database, pluginId, false));
            if (version === undefined)
                return undefined;
            const found = database
                .prepare("SELECT record FROM versions WHERE plugin_id = ? AND version = ?")
                .get(pluginId, version);
            const record = JSON.parse(String(found?.["record"]));
            const listing = readStoredListing(database, pluginId, version) ?? _listing_js__WEBPACK_IMPORTED_MODULE_0__.R;
            const first = database
                .prepare("SELECT min(json_extract(summary, '$.publishedAt')) AS at FROM versions WHERE plugin_id = ? AND state = 'published'")
                .get(pluginId)?.["at"];
            const publishedAt = record.publishedAt ?? record.updatedAt;
            const { yanked, deprecated } = record;
            const { name, description, author, category, type, permissions, keywords, icon } = listing;
            return {
                pluginId,
                version,
                description,
                author,
                category,
                type,
                keywords,
                publishedAt,
                permissions: [...permissions],
                name: name === "" ? pluginId : name,
                icon: icon?.path,
                createdAt: typeof first === "string" ? first : publishedAt,
                ...(yanked && { yanked }),
                ...(deprecated && { deprecated }),
            };
        }
        function readStoredListing(database, pluginId, version) {
            const row = database
                .prepare("SELECT listing FROM listings WHERE plugin_id = ? AND version = ?")
                .get(pluginId, version);
            return row && JSON.parse(String(row["listing"]));
        }
        function findNewest(database, pluginId, isListed) {
            const newest = (which) => {
                const row = database
                    .prepare(`SELECT version FROM versions WHERE plugin_id = ? AND listed = ? AND channel ${which} 'stable'
         AND state = 'published' ORDER BY precedence DESC, sequence DESC LIMIT 1`)
                    .get(pluginId, isListed ? 1 : 0);
                return row && String(row["version"]);
            };
            return newest("=") ?? newest("<>");
        }
    }),
    27621: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fU: function () { return formatMatch; },
            pe: function () { return hasFullText; },
            rf: function () { return openSearch; },
            yM: function () { return splitWords; }
        });
        const COLUMNS = ["plugin_id", "name", "description", "author", "keywords"];
        const LIST = COLUMNS.join(", ");
        const TABLE = `CREATE VIRTUAL TABLE IF NOT EXISTS plugin_search USING fts5 (${LIST}, content = 'plugins',
  content_rowid = 'id', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2')`;
        const NOTHING = { add: (() => undefined), remove: (() => undefined) };
        function hasFullText(database) {
            return database.prepare("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'").get() !== undefined;
        }
        function openSearch(database) {
            const note = "INSERT OR REPLACE INTO notes (name, value) VALUES ('search', ?)";
            if (!hasFullText(database)) {
                database.prepare(note).run("stale");
                return NOTHING;
            }
            const isFresh = database.prepare("SELECT value FROM notes WHERE name = 'search'").get()?.["value"] === "fresh";
            if (!isFresh) {
                database.exec(TABLE);
                database.exec("INSERT INTO plugin_search (plugin_search) VALUES ('rebuild')");
                database.exec("INSERT INTO plugin_search (plugin_search, rank) VALUES ('rank', 'bm25(8.0, 8.0, 2.0, 1.0, 4.0)')");
                database.prepare(note).run("fresh");
            }
            const marks = COLUMNS.map(() => "?").join(", ");
            const add = database.prepare(`INSERT INTO plugin_search (rowid, ${LIST}) VALUES (?, ${marks})`);
            const remove = database.prepare(`INSERT INTO plugin_search (plugin_search, rowid, ${LIST}) VALUES ('delete', ?, ${marks})`);
            return {
                add(id, { pluginId, name, description, author, keywords }) {
                    add.run(id, pluginId, name, description, JSON.stringify(author), keywords.join("\n"));
                },
                remove(id, before) {
                    remove.run(id, ...COLUMNS.map((column) => String(before[column])));
                },
            };
        }
        function formatMatch(text) {
            return splitWords(text)
                .map((word) => `"${word}"*`)
                .join(" ");
        }
        const MAX_WORDS = 8;
        function splitWords(text) {
            return [...text.normalize("NFC").matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
                .map(([word]) => word.toLowerCase())
                .slice(0, MAX_WORDS);
        }
    }),
    8427: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: function () { return makePrecedence; },
            p: function () { return removeBuild; }
        });
        const LENGTH_DIGITS = 5;
        function makePrecedence(version) {
            const number = removeBuild(version);
            const hyphen = number.indexOf("-");
            const numbers = (hyphen === -1 ? number : number.slice(0, hyphen)).split(".").map(sortNumber);
            const identifiers = hyphen === -1
                ? "~"
                : number
                    .slice(hyphen + 1)
                    .split(".")
                    .map(sortIdentifier)
                    .join(" ");
            return `${numbers.join(".")} ${identifiers}`;
        }
        function removeBuild(version) {
            return version.replace(/\+.*$/su, "");
        }
        function sortIdentifier(identifier) {
            return /^\d+$/u.test(identifier) ? `0${sortNumber(identifier)}` : `1${identifier}`;
        }
        function sortNumber(digits) {
            return String(digits.length).padStart(LENGTH_DIGITS, "0") + digits;
        }
    }),
    37169: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return KINDS; },
            t: function () { return makeDataFolder; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20118);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _open_database_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15122);
        const KINDS = ["archives", "images"];
        const OWN = /^(?:marketplace\.sqlite|server\.lock)(?:-wal|-shm|-journal)?$|^(?:archives|images|writable)$|^\..+\.part$/u;
        function makeDataFolder(folder) {
            try {
                (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__.I2)(folder);
                if ((0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__.fi)(folder).every((name) => OWN.test(name)))
                    (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__.t1)(folder);
                (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__.v8)(folder, "writable", new Uint8Array());
                for (const kind of KINDS) {
                    (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__.I2)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, kind));
                    (0, _base_output_durable_file_js__WEBPACK_IMPORTED_MODULE_2__.t1)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, kind));
                }
            }
            catch (error) {
                if (!(0, _open_database_js__WEBPACK_IMPORTED_MODULE_4__.I4)(error))
                    throw error;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(folder, 200)} cannot be written to`, "Give --data a folder that this user may change");
            }
        }
    }),
    15122: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            cX: function () { return DATABASE; },
            kY: function () { return DamagedDataError; },
            Pm: function () { return claimFolder; },
            A0: function () { return hasDatabase; },
            e6: function () { return isDamage; },
            uq: function () { return isFull; },
            I4: function () { return isNotWritable; },
            qI: function () { return openDatabase; },
            mG: function () { return readSqliteCode; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var errors = __webpack_require__(42719);
        var durable_file = __webpack_require__(20118);
        var safe = __webpack_require__(47313);
        var system_errors = __webpack_require__(87175);
        var plugin_index = __webpack_require__(25853);
        var external_node_crypto_ = __webpack_require__(77598);
        var audit_log = __webpack_require__(21737);
        var owners = __webpack_require__(66256);
        var version_order = __webpack_require__(8427);
        var page_storage = __webpack_require__(3593);
        var version_record = __webpack_require__(18874);
        ;
        const FIRST = `
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
        const CATALOG = `
  ALTER TABLE versions ADD COLUMN number TEXT NOT NULL DEFAULT '';
  ALTER TABLE versions ADD COLUMN precedence TEXT NOT NULL DEFAULT '';
  ALTER TABLE versions ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE versions ADD COLUMN summary TEXT NOT NULL DEFAULT '';
  CREATE INDEX versions_by_number ON versions (plugin_id, number);
  CREATE INDEX versions_by_precedence ON versions (plugin_id, precedence, sequence);
  CREATE INDEX versions_newest ON versions (plugin_id, listed, channel, precedence, sequence);
  CREATE INDEX versions_by_state ON versions (state, plugin_id, sequence);
  CREATE TABLE listings (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    listing TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version)
  );
  CREATE TABLE plugins (
    id INTEGER PRIMARY KEY,
    plugin_id TEXT NOT NULL UNIQUE,
    version TEXT NOT NULL,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    author TEXT NOT NULL,
    category TEXT NOT NULL,
    type TEXT NOT NULL,
    permissions TEXT NOT NULL,
    keywords TEXT NOT NULL,
    icon TEXT,
    deprecated TEXT,
    published_at TEXT NOT NULL,
    created_at TEXT NOT NULL
  );
  CREATE INDEX plugins_by_date ON plugins (published_at, id);
  CREATE INDEX plugins_in_category ON plugins (category, plugin_id, type);
  CREATE INDEX plugins_in_category_by_date ON plugins (category, published_at, id, type);
  CREATE INDEX plugins_of_type ON plugins (type, plugin_id);
  CREATE INDEX plugins_of_type_by_date ON plugins (type, published_at, id);
  CREATE TABLE plugin_permissions (
    permission TEXT NOT NULL,
    plugin_id TEXT NOT NULL,
    plugin INTEGER NOT NULL,
    published_at TEXT NOT NULL,
    category TEXT NOT NULL,
    type TEXT NOT NULL,
    PRIMARY KEY (permission, plugin_id)
  ) WITHOUT ROWID;
  CREATE INDEX plugin_permissions_by_date ON plugin_permissions (permission, published_at, plugin, category, type);
  CREATE INDEX plugin_permissions_of_plugin ON plugin_permissions (plugin);
  CREATE TABLE attempts (key TEXT PRIMARY KEY, starts INTEGER NOT NULL, kills INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;
        const STEPS = [
            (database) => {
                database.exec(FIRST);
            },
            (database) => {
                database.exec(CATALOG);
                database.exec(owners.QD);
                database.exec(audit_log.z);
                fillVersions(database);
            },
            (database) => {
                database.exec(page_storage.Kh);
            },
            (database) => {
                const secret = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
                database.prepare("INSERT INTO notes (name, value) VALUES (?, ?)").run(page_storage.EO, secret);
            },
        ];
        const NEWEST = STEPS.length;
        function migrateTables(database) {
            const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
            for (const step of STEPS.slice(version))
                step(database);
            if (version < NEWEST)
                database.exec(`PRAGMA user_version = ${String(NEWEST)}`);
            return version;
        }
        function fillVersions(database) {
            const find = database.prepare("SELECT record FROM versions WHERE sequence = ?");
            const update = database.prepare("UPDATE versions SET number = ?, precedence = ?, listed = ?, summary = ? WHERE sequence = ?");
            for (const { sequence } of database.prepare("SELECT sequence FROM versions").all()) {
                const record = JSON.parse(String(find.get(Number(sequence))?.["record"]));
                const { version } = record;
                const values = [(0, version_order.p)(version), (0, version_order.J)(version), (0, version_record.yy)(record) ? 1 : 0];
                update.run(...values, JSON.stringify((0, version_record.ih)(record)), Number(sequence));
            }
        }
        ;
        const DATABASE = "marketplace.sqlite";
        const LOCK = "server.lock";
        const NEW_DATA = "Give --data another folder";
        const BUSY = 5;
        const BESIDE = ["-wal", "-shm"];
        class DamagedDataError extends errors.eb {
            constructor(what, help = "Restore a backup: marketplace restore") {
                super(what, help);
            }
        }
        async function openDatabase(folder) {
            const { DatabaseSync } = await loadSqlite();
            const file = (0, external_node_path_.join)(folder, DATABASE);
            return refuseFaults(file, () => {
                (0, durable_file.q2)(file);
                for (const end of BESIDE)
                    (0, durable_file.t1)(`${file}${end}`);
                const database = new DatabaseSync(file, { timeout: 10000 });
                database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;");
                database.exec("BEGIN IMMEDIATE");
                const before = migrateTables(database);
                if (before > NEWEST) {
                    database.close();
                    throw new errors.eb(`${(0, safe.hD)(file, 200)} was written by a newer version of this server`, "Start that version");
                }
                if (before < NEWEST)
                    fillIndex(database);
                database.exec("COMMIT");
                return database;
            });
        }
        function hasDatabase(folder) {
            return ((0, durable_file.v9)((0, external_node_path_.join)(folder, DATABASE)) ?? 0) > 0;
        }
        async function claimFolder(folder) {
            const { DatabaseSync } = await loadSqlite();
            const file = (0, external_node_path_.join)(folder, LOCK);
            return refuseFaults(file, () => {
                (0, durable_file.q2)(file);
                const lock = new DatabaseSync(file, { timeout: 1000 });
                lock.exec("BEGIN EXCLUSIVE");
                return () => {
                    lock.close();
                };
            });
        }
        function refuseFaults(file, work) {
            try {
                return work();
            }
            catch (error) {
                const code = readSqliteCode(error);
                if (code === undefined || !(error instanceof Error))
                    throw error;
                const shown = (0, safe.hD)(file, 200);
                if (code === BUSY)
                    throw new errors.eb(`Another server uses ${shown}`, `Stop it. ${NEW_DATA} otherwise`);
                if (isDamage(error))
                    throw new DamagedDataError(`${shown} is damaged: ${error.message}`);
                throw new errors.eb(`${shown} cannot be used: ${error.message}`, NEW_DATA);
            }
        }
        function fillIndex(database) {
            const index = (0, plugin_index.i)(database);
            const published = database.prepare("SELECT DISTINCT plugin_id FROM versions WHERE state = 'published'").all();
            for (const { plugin_id: pluginId } of published)
                index.update(String(pluginId));
        }
        async function loadSqlite() {
            try {
                return await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 80099, 23));
            }
            catch (error) {
                if (!(0, system_errors.O)(error) || error.code !== "ERR_UNKNOWN_BUILTIN_MODULE")
                    throw error;
                throw new errors.eb("The marketplace server needs Node 22.13 or newer, which has SQLite", "Install a newer Node, and run the same command with it");
            }
        }
        const [READ_ONLY, FAULT, CORRUPT, FULL, NOT_A_DATABASE] = [8, 10, 11, 13, 26];
        const NO_ROOM = ["ENOSPC", "EDQUOT"];
        const NOT_WRITABLE = ["EROFS", "EACCES", "EPERM"];
        function readSqliteCode(error) {
            return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
        }
        function isDamage(error) {
            const code = readSqliteCode(error);
            return code === CORRUPT || code === NOT_A_DATABASE;
        }
        function isFull(error) {
            const code = readSqliteCode(error);
            return code === FULL || code === FAULT || ((0, system_errors.O)(error) && NO_ROOM.includes(error.code));
        }
        function isNotWritable(error) {
            return ((0, system_errors.O)(error) && NOT_WRITABLE.includes(error.code)) || readSqliteCode(error) === READ_ONLY;
        }
    }),
    66256: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bq: function () { return openOwners; },
            QD: function () { return OWNER_TABLES; },
            QK: function () { return hashToken; },
            uC: function () { return makeToken; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88512);
        const OWNER_TABLES = `
  CREATE TABLE owners (name TEXT PRIMARY KEY, created_at TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE plugin_owners (
    plugin_id TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES owners (name),
    PRIMARY KEY (plugin_id, owner)
  ) WITHOUT ROWID;
  CREATE TABLE owner_tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL REFERENCES owners (name),
    power TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT,
    used_at TEXT,
    revoked_at TEXT
  ) WITHOUT ROWID;
`;
        const USE_MILLISECONDS = 60000;
        function openOwners(database) {
            const run = (sql, ...values) => Number(database.prepare(sql).run(...values).changes);
            const has = (sql, ...values) => database.prepare(sql).get(...values) !== undefined;
            return {
                addOwner(owner, plugins, now) {
                    run("INSERT OR IGNORE INTO owners (name, created_at) VALUES (?, ?)", owner, now);
                    for (const plugin of plugins)
                        run("INSERT OR IGNORE INTO plugin_owners VALUES (?, ?)", plugin, owner);
                },
                hasOwner: (owner) => has("SELECT 1 FROM owners WHERE name = ?", owner),
                listOwners() {
                    const sql = `SELECT name, group_concat(plugin_id, ' ') AS plugins FROM owners
        LEFT JOIN plugin_owners ON owner = name GROUP BY name ORDER BY name`;
                    const rows = database.prepare(sql).all();
                    return new Map(rows.map(({ name, plugins }) => [
                        String(name),
                        String(plugins ?? "")
                            .split(" ")
                            .filter(Boolean),
                    ]));
                },
                ownsPlugin: (owner, plugin) => has("SELECT 1 FROM plugin_owners WHERE plugin_id = ? AND owner = ?", plugin, owner),
                isOwned: (plugin) => has("SELECT 1 FROM plugin_owners WHERE plugin_id = ?", plugin),
                createToken({ owner, power, expiresAt }, now) {
                    const [id, token] = [`tok_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`, makeToken("mpo")];
                    run("INSERT INTO owner_tokens (id, hash, owner, power, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)", ...[id, hashToken(token), owner, power, now, expiresAt ?? null]);
                    return { id, token };
                },
                listTokens: () => database.prepare("SELECT * FROM owner_tokens ORDER BY owner, created_at").all().map(readToken),
                revokeToken: (id, now) => run("UPDATE owner_tokens SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", now, id) === 1,
                findToken(token) {
                    const row = database.prepare("SELECT * FROM owner_tokens WHERE hash = ?").get(hashToken(token));
                    return row && readToken(row);
                },
                noteUse({ id, lastUsedAt }, now) {
                    const isRecent = lastUsedAt !== undefined && Date.parse(now) - Date.parse(lastUsedAt) < USE_MILLISECONDS;
                    if (!isRecent)
                        run("UPDATE owner_tokens SET used_at = ? WHERE id = ?", now, id);
                },
            };
        }
        function readToken(row) {
            const text = (name) => (row[name] === null ? undefined : String(row[name]));
            return {
                id: text("id") ?? "",
                owner: text("owner") ?? "",
                power: text("power"),
                createdAt: text("created_at") ?? "",
                expiresAt: text("expires_at"),
                lastUsedAt: text("used_at"),
                revokedAt: text("revoked_at"),
            };
        }
        function hashToken(token) {
            return (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_1__.sW)(token);
        }
        function makeToken(prefix) {
            return `${prefix}_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString("base64url")}`;
        }
    }),
    81894: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Lw: function () { return Refused; },
            Vw: function () { return formatProblem; }
        });
        var _serving_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76389);
        const CODES = {
            "malformed-request": [400, "The URL, a header or the body does not match the schema."],
            "not-found": [404, "The contract has no such URL, or the validation does not exist."],
            "method-not-allowed": [405, "This URL does not support the method."],
            unauthenticated: [401, "The credential is missing, unknown or revoked."],
            "token-expired": [401, "The issued token has expired; get a new one."],
            "oidc-invalid-token": [401, "The identity token is invalid: its signature, issuer, audience or times."],
            "oidc-token-reused": [401, "The identity token was exchanged before."],
            "oidc-no-matching-publisher": [
                403,
                "The identity is genuine, but no publisher matches; `mismatches` says what differs.",
            ],
            forbidden: [403, "The credential is valid, but does not allow this."],
            "plugin-not-found": [404, "The plugin does not exist, or the caller may not see it."],
            "version-not-found": [404, "The version does not exist, or the caller may not see it."],
            "version-conflict": [409, "The version exists with other bytes; `existing` describes them."],
            "submission-in-progress": [409, "Another version is still being checked or reviewed."],
            "invalid-state": [409, "The state of the version does not allow this."],
            "precondition-failed": [412, "`If-Match` is not the current ETag."],
            "artifact-too-large": [413, "The archive is larger than `maxArtifactBytes`."],
            "unsupported-media-type": [415, "The server does not accept the media type, or it is not the declared one."],
            "digest-mismatch": [422, "The bytes are not the declared ones."],
            "manifest-mismatch": [422, "The manifest in the archive names another plugin or version."],
            "channel-mismatch": [422, "The channel does not match the version."],
            "idempotency-key-reused": [422, "The key was used for another request."],
            "rate-limited": [429, "There were too many requests; `Retry-After` says when to try again."],
            "temporarily-unavailable": [503, "The server or the issuer of an identity is unavailable now."],
            "internal-error": [500, "The server has a fault."],
        };
        const RETRYABLE = new Set([
            "rate-limited",
            "temporarily-unavailable",
            "internal-error",
        ]);
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
            return (0, _serving_answer_js__WEBPACK_IMPORTED_MODULE_0__.I)(status, problem, {
                ...challenge,
                ...later,
                ...headers,
                "Content-Type": "application/problem+json",
            });
        }
    }),
    95392: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            k: function () { return makeStorage; }
        });
        var _administration_audit_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21737);
        var _owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66256);
        var _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49981);
        var _catalog_plugin_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25853);
        var _storage_page_storage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3593);
        var _catalog_version_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8427);
        var _version_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18874);
        function makeStorage(database, onWrite) {
            const parse = (row) => JSON.parse(String(row["record"]));
            const index = (0, _catalog_plugin_index_js__WEBPACK_IMPORTED_MODULE_2__.i)(database);
            const pages = (0, _storage_page_storage_js__WEBPACK_IMPORTED_MODULE_3__.pn)(database);
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
                        rollBack(database);
                        throw error;
                    }
                },
                findVersion(pluginId, version) {
                    const sql = "SELECT record FROM versions WHERE plugin_id = ? AND version = ?";
                    const row = database.prepare(sql).get(pluginId, version);
                    return row && parse(row);
                },
                listSameNumber: (pluginId, version) => database
                    .prepare("SELECT record FROM versions WHERE plugin_id = ? AND number = ? AND version <> ?")
                    .all(pluginId, (0, _catalog_version_order_js__WEBPACK_IMPORTED_MODULE_5__.p)(version), version)
                    .map((row) => parse(row)),
                listVersions({ pluginId, channel, publishedOnly, before, most, mostBytes }) {
                    const rows = database
                        .prepare(`SELECT sequence, record FROM versions
           WHERE plugin_id = ? AND (? IS NULL OR channel = ?) AND (? = 0 OR state = 'published') AND sequence < ?
           ORDER BY sequence DESC LIMIT ?`)
                        .iterate(...[pluginId, channel ?? null, channel ?? null], ...[publishedOnly ? 1 : 0, before ?? Number.MAX_SAFE_INTEGER, most]);
                    const listed = [];
                    let bytes = 0;
                    for (const row of rows) {
                        bytes += String(row["record"]).length;
                        if (listed.length > 0 && bytes > mostBytes)
                            break;
                        listed.push({ sequence: Number(row["sequence"]), record: parse(row) });
                    }
                    return listed;
                },
                listInStates: (states) => database
                    .prepare(`SELECT record FROM versions WHERE state IN (${marks(states)}) ORDER BY plugin_id, sequence DESC`)
                    .all(...states)
                    .map((row) => parse(row)),
                hasPlugin: (pluginId) => database.prepare("SELECT 1 FROM versions WHERE plugin_id = ? LIMIT 1").get(pluginId) !== undefined,
                saveVersion(record) {
                    const { pluginId, version, state, channel } = record;
                    database
                        .prepare(`INSERT INTO versions (plugin_id, version, number, precedence, state, channel, listed, summary, record)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (plugin_id, version)
           DO UPDATE SET state = excluded.state, channel = excluded.channel, listed = excluded.listed,
             summary = excluded.summary, record = excluded.record`)
                        .run(...[pluginId, version, (0, _catalog_version_order_js__WEBPACK_IMPORTED_MODULE_5__.p)(version), (0, _catalog_version_order_js__WEBPACK_IMPORTED_MODULE_5__.J)(version), state, channel], ...[(0, _version_record_js__WEBPACK_IMPORTED_MODULE_4__.yy)(record) ? 1 : 0, JSON.stringify((0, _version_record_js__WEBPACK_IMPORTED_MODULE_4__.ih)(record)), JSON.stringify(record)]);
                    if (record.everPublished)
                        index.update(pluginId);
                },
                findValidation(id) {
                    const row = database.prepare("SELECT record FROM validations WHERE id = ?").get(id);
                    return row && parse(row);
                },
                findValidationByKey(pluginId, key) {
                    const row = database.prepare("SELECT record FROM validations WHERE plugin_id = ? AND key = ?").get(pluginId, key);
                    return row && parse(row);
                },
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
                    database.prepare("DELETE FROM identities WHERE expires_at < ?").run(now - KEPT_SECONDS);
                    const { changes } = database
                        .prepare("INSERT OR IGNORE INTO identities (issuer, jti, expires_at) VALUES (?, ?, ?)")
                        .run(issuer, jti, expiresAt);
                    return Number(changes) === 1;
                },
                attempts: openAttempts(database),
                owners: (0, _owners_js__WEBPACK_IMPORTED_MODULE_0__.Bq)(database),
                audit: (0, _administration_audit_log_js__WEBPACK_IMPORTED_MODULE_6__.Q)(database),
                catalog: (0, _catalog_catalog_js__WEBPACK_IMPORTED_MODULE_1__.O_)(database),
                findWriteFault() {
                    try {
                        database.exec("BEGIN IMMEDIATE; INSERT OR REPLACE INTO notes (name, value) VALUES ('written', 'x'); COMMIT");
                        return undefined;
                    }
                    catch (error) {
                        rollBack(database);
                        return error instanceof Error ? error : new Error(String(error));
                    }
                },
                measure() {
                    const read = (sql, column) => Number(database.prepare(sql).get()?.[column] ?? 0);
                    const bytes = read("PRAGMA page_count", "page_count") * read("PRAGMA page_size", "page_size");
                    return { plugins: read("SELECT count(*) AS many FROM plugins", "many"), bytes };
                },
                index: {
                    ...index,
                    saveListing(pluginId, version, sha256, listing) {
                        index.saveListing(pluginId, version, sha256, listing);
                        pages.saveImages(pluginId, version, listing);
                    },
                },
                pages,
                close: () => {
                    database.close();
                },
            };
        }
        function rollBack(database) {
            try {
                database.exec("ROLLBACK");
            }
            catch (error) {
                if (!(error instanceof Error && error.message.includes("no transaction is active")))
                    throw error;
            }
        }
        const KEPT_SECONDS = 3600;
        function openAttempts(database) {
            const find = database.prepare("SELECT starts, kills FROM attempts WHERE key = ?");
            const add = database.prepare(`INSERT INTO attempts (key, starts, kills) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET starts = starts + excluded.starts, kills = kills + excluded.kills`);
            const remove = database.prepare("DELETE FROM attempts WHERE key = ?");
            const read = (key) => {
                const row = find.get(key);
                return { starts: Number(row?.["starts"] ?? 0), kills: Number(row?.["kills"] ?? 0) };
            };
            return {
                find: read,
                addStart(key) {
                    add.run(key, 1, 0);
                },
                addKill(key) {
                    add.run(key, 0, 1);
                    return read(key).kills;
                },
                forget(key) {
                    remove.run(key);
                },
            };
        }
    }),
    3593: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            EO: function () { return KEY_OF_SUBMISSIONS; },
            Kh: function () { return PAGE_TABLES; },
            pn: function () { return openPageStorage; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        const KEY_LENGTH = 24;
        function openPageStorage(database) {
            const secret = String(database.prepare("SELECT value FROM notes WHERE name = ?").get(KEY_OF_SUBMISSIONS)?.["value"] ?? "");
            return {
                makeKey: ({ pluginId, version, createdAt }) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", secret)
                    .update(`${pluginId}@${version} ${createdAt}`)
                    .digest("base64url")
                    .slice(0, KEY_LENGTH),
                saveImages(pluginId, version, { icon, screenshots }) {
                    database.prepare("DELETE FROM listed_images WHERE plugin_id = ? AND version = ?").run(pluginId, version);
                    const add = database.prepare("INSERT OR IGNORE INTO listed_images VALUES (?, ?, ?, ?, ?)");
                    for (const { path, mediaType, sha256 } of [...(icon ? [icon] : []), ...screenshots]) {
                        add.run(pluginId, version, path, mediaType, sha256);
                    }
                },
                findImage(pluginId, version, path) {
                    const row = database
                        .prepare(`SELECT i.sha256, i.media_type, v.state FROM listed_images i
           JOIN versions v ON v.plugin_id = i.plugin_id AND v.version = i.version
           WHERE i.plugin_id = ? AND i.version = ? AND i.path = ?`)
                        .get(pluginId, version, path);
                    return (row && {
                        sha256: String(row["sha256"]),
                        mediaType: String(row["media_type"]),
                        isPublished: row["state"] === "published",
                    });
                },
                saveContents(pluginId, version, sha256, contents) {
                    database
                        .prepare("INSERT OR REPLACE INTO contents VALUES (?, ?, ?, ?)")
                        .run(pluginId, version, sha256, JSON.stringify(contents));
                },
                findContents(pluginId, version, sha256) {
                    const row = database
                        .prepare("SELECT contents FROM contents WHERE plugin_id = ? AND version = ? AND sha256 = ?")
                        .get(pluginId, version, sha256);
                    return row && JSON.parse(String(row["contents"]));
                },
            };
        }
        const KEY_OF_SUBMISSIONS = "key of submissions";
        const PAGE_TABLES = `
  CREATE TABLE listed_images (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    path TEXT NOT NULL,
    media_type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version, path)
  ) WITHOUT ROWID;
  INSERT OR IGNORE INTO listed_images
    SELECT plugin_id, version, json_extract(image.value, '$.path'), json_extract(image.value, '$.mediaType'),
      json_extract(image.value, '$.sha256')
    FROM listings, json_each(json_insert(json_extract(listing, '$.screenshots'), '$[#]', json_extract(listing, '$.icon')))
      AS image
    WHERE image.type = 'object';
  CREATE TABLE contents (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    contents TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version)
  );
`;
    }),
    18874: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            aF: function () { return makeEtag; },
            ih: function () { return summarizeVersion; },
            il: function () { return findVersionAddress; },
            mM: function () { return presentVersion; },
            xP: function () { return presentValidation; },
            yy: function () { return isListed; }
        });
        const SUMMARY_KEYS = [
            "pluginId",
            "version",
            "channel",
            "state",
            "artifact",
            "createdAt",
            "revision",
            "publishedAt",
            "yanked",
            "deprecated",
            "takenDown",
            "critical",
        ];
        function isListed({ state, yanked }) {
            return state === "published" && yanked === undefined;
        }
        function summarizeVersion(record) {
            const known = SUMMARY_KEYS.filter((key) => record[key] !== undefined);
            return Object.fromEntries(known.map((key) => [key, record[key]]));
        }
        function findVersionAddress({ pluginId, version }) {
            return `/plugins/${pluginId}/versions/${encodeURIComponent(version)}`;
        }
        function makeEtag({ revision }) {
            return `"${String(revision)}"`;
        }
        const HIDDEN = new Set(["revision", "submittedBy", "source", "releaseNotes"]);
        function presentVersion(record, { base, key, withNotes = true }) {
            const { releaseNotes } = record;
            const shown = Object.entries(record).filter(([name]) => !HIDDEN.has(name));
            const isPublished = record.state === "published";
            return {
                ...Object.fromEntries(shown),
                ...(withNotes && releaseNotes !== undefined && { releaseNotes }),
                statusUrl: `${base}${findVersionAddress(record)}${isPublished ? "" : `?key=${key}`}`,
                ...(isPublished && { publicUrl: `${base}/plugins/${record.pluginId}` }),
            };
        }
        function presentValidation({ id, state, findings, findingsOmitted }) {
            return { id, state, findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
        }
    }),
    76389: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            I: function () { return formatJson; }
        });
        function formatJson(status, value, headers = {}) {
            return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(value) };
        }
    }),
    49870: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            q: function () { return html; },
            z: function () { return when; }
        });
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function html(strings, ...parts) {
            return { html: strings.map((text, at) => `${text}${format(parts[at])}`).join("") };
        }
        function format(part) {
            if (part === undefined)
                return "";
            if (typeof part === "string" || typeof part === "number")
                return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.X)(String(part));
            return "html" in part ? part.html : part.map((one) => one.html).join("");
        }
        function when(value, render) {
            if (value === undefined || value === false)
                return undefined;
            return render(value);
        }
    }),
    88428: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            KT: function () { return listen; },
            U9: function () { return isLoopback; },
            qW: function () { return closeServer; }
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
        var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
        var node_http__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_1__);
        var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77030);
        var node_net__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_net__WEBPACK_IMPORTED_MODULE_2__);
        var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_3___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
        const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
        const ANY_HOST = new Set(["0.0.0.0", "::"]);
        async function listen({ host, port }, reportCrash, options = {}) {
            let serve = (() => undefined);
            const ready = new Promise((resolve) => {
                serve = resolve;
            });
            const server = (0, node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request, response) => {
                void ready
                    .then((handle) => answerRequest(handle, request, response, { ...options, host, reportCrash }))
                    .catch((error) => {
                    response.destroy(error instanceof Error ? error : undefined);
                });
            });
            await start(server, { host, port });
            const address = server.address();
            const bound = typeof address === "object" && address ? address.port : port;
            const literal = host.includes(":") ? `[${host}]` : host;
            const name = ANY_HOST.has(host) ? "localhost" : literal;
            return {
                base: `http://${name}:${String(bound)}`,
                serve,
                close: () => closeServer(server),
            };
        }
        async function closeServer(server) {
            const closed = new Promise((resolve) => server.close(resolve));
            server.closeAllConnections();
            await closed;
        }
        function isLoopback(host) {
            return LOOPBACK.has(host);
        }
        function start(server, { host, port }) {
            return new Promise((resolve, reject) => {
                server.once("error", (error) => {
                    if (error.code === "EADDRINUSE") {
                        const help = "Set --port to another one, or to 0 for any free port";
                        reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.eb(`Port ${String(port)} is taken`, help));
                    }
                    else {
                        reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.eb(`The server cannot listen: ${error.message}`, "Set --host and --port to other values"));
                    }
                });
                server.listen(port, host, resolve);
            });
        }
        async function answerRequest(handle, request, response, { reportCrash, onAnswered, ...names }) {
            const begun = performance.now();
            const peer = request.socket.remoteAddress ?? "";
            const asked = read(request, response);
            const isKnown = names.openPaths?.includes(asked.path) === true || isKnownHost(asked.headers["host"] ?? "", names);
            const answer = isKnown ? await answerSafely(handle, asked, reportCrash) : WRONG_HOST;
            if (answer.stream && request.method !== "HEAD") {
                response.writeHead(answer.status, { ...COMMON, ...answer.headers });
                const end = answer.stream((text) => response.write(text));
                response.once("close", end);
                return;
            }
            const body = answer.body === undefined ? undefined : Buffer.from(answer.body);
            const hasBody = answer.status !== 204 && answer.status !== 304;
            const sent = hasBody && request.method !== "HEAD" ? body : undefined;
            const { id, method, path, headers } = asked;
            response.once("close", () => {
                onAnswered?.({
                    id,
                    method,
                    path,
                    headers,
                    status: answer.status,
                    bytes: sent?.length ?? 0,
                    peer,
                    milliseconds: performance.now() - begun,
                });
            });
            response.writeHead(answer.status, {
                ...COMMON,
                ...answer.headers,
                ...(answer.cookies && { "Set-Cookie": [...answer.cookies] }),
                ...(hasBody && { "Content-Length": String(body?.length ?? 0) }),
            });
            response.end(sent);
        }
        const COMMON = {
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-store",
            "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        };
        function isKnownHost(given, { host, hosts = [] }) {
            const asked = given.toLowerCase();
            if (hosts.includes(asked))
                return true;
            const name = asked.replace(/:\d+$/u, "").replace(/^\[|\]$/gu, "");
            const isAny = ANY_HOST.has(host) && hosts.length === 0;
            if ((isAny || LOOPBACK.has(host) || hosts.length > 0) && LOOPBACK.has(name))
                return true;
            return name === host.toLowerCase() || (isAny && ((0, node_net__WEBPACK_IMPORTED_MODULE_2__.isIP)(name) !== 0 || listOwnNames().includes(name)));
        }
        function listOwnNames() {
            const full = (0, node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)().toLowerCase();
            const [short = full] = full.split(".");
            return [full, short, `${short}.local`];
        }
        const WRONG_HOST = makeProblem(400, "malformed-request", "The header Host does not name this server");
        async function answerSafely(handle, asked, reportCrash) {
            try {
                return await handle(asked);
            }
            catch (error) {
                if (!(error instanceof Error))
                    throw error;
                if (!("code" in error && error.code === "ECONNRESET"))
                    reportCrash(error);
                return makeProblem(500, "internal-error", "The server has a fault");
            }
        }
        function makeProblem(status, code, title) {
            const body = JSON.stringify({ type: "about:blank", title, status, code, retryable: status >= 500 });
            return { status, headers: { "Content-Type": "application/problem+json" }, body };
        }
        function read(request, response) {
            const gone = new AbortController();
            response.once("close", () => {
                if (!response.writableFinished)
                    gone.abort();
            });
            const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/su);
            const headers = Object.entries(request.headers).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []);
            return {
                id: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
                method: request.method ?? "GET",
                path,
                query: new URLSearchParams(query),
                headers: Object.fromEntries(headers),
                gone: gone.signal,
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
    }),
    45315: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var askNpmForFiles = (async function askNpmForFiles({ workspace, root, folders, needs }, surroundings, signal) {
            const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
            const packages = folders.filter(((folder) => isAsked && workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, "package.json"))?.kind === "file"));
            if (packages.length === 0)
                return new Map();
            const { askNpm } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 32427));
            const places = packages.map(((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder)));
            const answers = await askNpm({ ...surroundings, repository: root, folders: places, signal });
            return new Map(packages.flatMap(((folder, at) => (answers[at] ? [[folder, answers[at]]] : []))));
        });
        var findNpmAnswer = (function findNpmAnswer(answers) {
            return (({ folder }) => {
                const npmPackedFiles = answers.get(folder);
                return Promise.resolve(npmPackedFiles ? { npmPackedFiles } : {});
            });
        });
        var combineFactFinders = (function combineFactFinders(...finders) {
            return (async (asked) => {
                let given = {};
                for (const findOut of finders)
                    given = { ...given, ...(await findOut(asked)) };
                return given;
            });
        });
        var findOutEach = (function findOutEach(findOut) {
            return (() => Promise.resolve(findOut));
        });
        __webpack_require__.d(__webpack_exports__, {
            NY: (function () { return combineFactFinders; }),
            P4: (function () { return findOutEach; }),
            vH: (function () { return askNpmForFiles; }),
            z9: (function () { return findNpmAnswer; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
    })
};
;
