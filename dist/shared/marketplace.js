"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {
    27427: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            n: function () { return removeFile; },
            _: function () { return writeFile; }
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var draft_names = __webpack_require__(48242);
        var safe_read = __webpack_require__(67204);
        var opened_path = __webpack_require__(75479);
        var path_of_file = __webpack_require__(49490);
        ;
        const { O_DIRECTORY = 0, O_NOFOLLOW = 0 } = external_node_fs_.constants;
        const O_PATH = 0o10000000;
        function withOpenFolder(existing, missing, act) {
            const descriptors = [];
            let folder;
            try {
                folder = openRealFolder(existing, existing, descriptors);
                for (const name of missing)
                    folder = openFolderBelow(folder, name, descriptors);
                return act(folder);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && folder)
                    error.message = error.message.replaceAll(folder.locate(""), (0, external_node_path_.join)(folder.path, "/"));
                throw error;
            }
            finally {
                for (const descriptor of descriptors)
                    (0, external_node_fs_.closeSync)(descriptor);
            }
        }
        function openFolderBelow(above, name, descriptors) {
            const [at, path] = [above.locate(name), (0, external_node_path_.join)(above.path, name)];
            try {
                (0, external_node_fs_.mkdirSync)(at);
            }
            catch (error) {
                if (!(0, safe_read.Or)(error) || error.code !== "EEXIST")
                    throw error;
            }
            return openRealFolder(at, path, descriptors);
        }
        function openRealFolder(at, path, descriptors) {
            if (!(0, opened_path.kh)())
                return makeComparedFolder(path);
            const descriptor = openDescriptor(at, path);
            descriptors.push(descriptor);
            const opened = {
                path,
                locate: (name) => `${(0, opened_path.hK)(descriptor)}/${name}`,
                requireInPlace() {
                    if ((0, opened_path.PI)(descriptor) !== path)
                        throw makeReplacedError(path);
                },
            };
            opened.requireInPlace();
            return opened;
        }
        function openDescriptor(at, path) {
            try {
                return (0, external_node_fs_.openSync)(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && (error.code === "ENOTDIR" || error.code === "ELOOP"))
                    throw makeReplacedError(path);
                throw error;
            }
        }
        function makeComparedFolder(path) {
            const before = (0, external_node_fs_.statSync)(path);
            const requireInPlace = () => {
                if (!(0, opened_path.rr)(path, before))
                    throw makeReplacedError(path);
            };
            requireInPlace();
            return { path, locate: (name) => (0, external_node_path_.join)(path, name), requireInPlace };
        }
        function makeReplacedError(path) {
            return new path_of_file.p("unsafe", `${path} was replaced while it was written to`);
        }
        ;
        const { O_CREAT, O_EXCL, O_WRONLY } = external_node_fs_.constants;
        const { O_NOFOLLOW: write_file_O_NOFOLLOW = 0 } = external_node_fs_.constants;
        function writeFile(path, content, checkouts, expected) {
            const { folder, missing, name, isInCheckout } = (0, path_of_file.R)(path, checkouts);
            withOpenFolder(folder, missing, (held) => {
                const file = held.locate(name);
                const before = (isInCheckout ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file, { throwIfNoEntry: false });
                if (before)
                    (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
                if (expected && before?.isFile() !== true)
                    throw new path_of_file.p("changed", `${path} is not a regular file any more`);
                if (before && !before.isFile()) {
                    if (isInCheckout && !before.isDirectory())
                        throw new path_of_file.p("unsafe", `${path} is not a regular file`);
                    (0, external_node_fs_.writeFileSync)(file, content);
                    return;
                }
                replaceFile(held, name, { content, mode: before?.mode, expected });
            });
        }
        function removeFile(path, checkouts) {
            const { folder, missing, name } = (0, path_of_file.R)(path, checkouts);
            if (missing.length > 0)
                return;
            withOpenFolder(folder, [], (held) => {
                const file = held.locate(name);
                if ((0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true)
                    (0, external_node_fs_.rmSync)(file, { force: true });
            });
        }
        function replaceFile(held, name, { content, mode, expected }) {
            const file = held.locate(name);
            const draft = held.locate((0, draft_names.F)(name));
            const descriptor = (0, external_node_fs_.openSync)(draft, O_WRONLY | O_CREAT | O_EXCL | write_file_O_NOFOLLOW, 0o666);
            try {
                try {
                    (0, external_node_fs_.writeFileSync)(descriptor, content);
                    if (mode !== undefined)
                        (0, external_node_fs_.fchmodSync)(descriptor, mode & 0o7777);
                }
                finally {
                    (0, external_node_fs_.closeSync)(descriptor);
                }
                held.requireInPlace();
                if (expected && !isExactly(held, name, expected)) {
                    throw new path_of_file.p("changed", `${(0, external_node_path_.join)(held.path, name)} was changed meanwhile`);
                }
                (0, external_node_fs_.renameSync)(draft, file);
            }
            catch (error) {
                (0, external_node_fs_.rmSync)(draft, { force: true });
                throw error;
            }
        }
        function isExactly(held, name, expected) {
            const file = held.locate(name);
            const first = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            if (first?.size !== BigInt(expected.length))
                return false;
            const bytes = (0, safe_read.CD)(() => (0, safe_read.VX)((0, external_node_path_.join)(held.path, name), expected.length));
            if (!bytes || Buffer.compare(bytes, expected) !== 0)
                return false;
            const last = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            return ["dev", "ino", "size", "mtimeNs", "ctimeNs"].every((key) => last?.[key] === first[key]);
        }
    }),
    80838: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            install: function () { return install; }
        });
        var programs = __webpack_require__(89673);
        var external_node_path_ = __webpack_require__(76760);
        var promises_ = __webpack_require__(58500);
        var cancellation = __webpack_require__(81652);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var hash = __webpack_require__(88512);
        var archive_limits = __webpack_require__(37375);
        var server_fault = __webpack_require__(77271);
        var open_marketplace = __webpack_require__(43146);
        var send_request = __webpack_require__(30066);
        ;
        async function downloadVersion(options) {
            const { pluginId } = options;
            const connection = await (0, send_request.jG)(options);
            const server = (0, send_request.X8)(connection);
            const { features } = await (0, open_marketplace.DW)(connection);
            if (!["catalog", "public-read"].every((feature) => features.includes(feature))) {
                throw new server_fault.yJ("marketplace", "refused", `${server} has no public catalog`);
            }
            const plugin = `/v1/plugins/${encodeURIComponent(pluginId)}`;
            const listing = { method: "GET", path: plugin };
            const number = options.version ?? (await (0, send_request.w$)(connection, listing)).value.version;
            const version = await (0, open_marketplace.a9)(connection, { pluginId, version: number });
            if (!version)
                throw new server_fault.yJ("marketplace", "refused", `${server} has no ${pluginId} ${number} that is published`, {
                    status: 404,
                });
            const path = `${plugin}/versions/${encodeURIComponent(number)}/artifact`;
            const { value } = await (0, send_request.w$)(connection, { method: "GET", path, mostBytes: archive_limits.kv });
            const bytes = value instanceof Uint8Array ? value : new Uint8Array();
            const { size, sha256 } = version.artifact;
            const actual = (0, hash.sW)(bytes);
            if (actual === sha256 && bytes.length === size)
                return { version, bytes };
            const sent = `${String(bytes.length)} bytes with the sha256 ${actual}`;
            return { otherBytes: `${server} sent ${sent}, but declares ${String(size)} with ${sha256}` };
        }
        var new_folder = __webpack_require__(74619);
        var print = __webpack_require__(51235);
        var archive_name = __webpack_require__(59206);
        var accept_archive = __webpack_require__(3815);
        var write_user_file = __webpack_require__(5696);
        var release = __webpack_require__(27332);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var shell_word = __webpack_require__(16621);
        var versions = __webpack_require__(38537);
        var read_file_of_caller = __webpack_require__(47111);
        var print_report = __webpack_require__(98077);
        var options = __webpack_require__(71779);
        var refuse_occupied = __webpack_require__(55194);
        var own_command = __webpack_require__(74285);
        ;
        const install = {
            options: [
                { name: "marketplace-url", value: "URL", help: "The URL of the marketplace; no credential is sent" },
                { name: "output", value: "FOLDER", help: "The new folder; the plugin's name by default" },
                {
                    name: "archive",
                    value: "FILE",
                    help: "Also keep the archive in this file, so that you can verify its attestation",
                },
            ],
            run: runInstall,
        };
        const MAX_REASON_LENGTH = 500;
        const NOT_INSTALLED = "Nothing was written. Report this to the operator of the marketplace";
        async function runInstall(call) {
            const { values } = call;
            const cwd = (0, print_report.U5)();
            const asked = readName(call);
            const url = (0, release.JO)(values.get("marketplace-url")?.trim() ?? "", options.xW);
            const folder = (0, external_node_path_.resolve)(cwd, values.get("output") ?? asked.pluginId);
            const kept = values.get("archive");
            const file = kept === undefined ? undefined : (0, external_node_path_.resolve)(cwd, kept);
            if (file !== undefined && isOccupied(file)) {
                throw new errors.eb(`${(0, safe.hD)(kept, 200)} already exists`, "Give --archive the name of a new file");
            }
            await (0, refuse_occupied.$)((0, external_node_path_.basename)(folder), () => {
                (0, new_folder.h)(folder);
            });
            return (0, cancellation.l)(async ({ signal }) => {
                const options = { url, environment: (0, programs.kR)().env, onWait: print.D0, signal, ...asked };
                const downloaded = await downloadOrExplain(options);
                if (downloaded === undefined)
                    return exit_status.dc.fault;
                const opened = await openOrRefuse(downloaded);
                const finish = async () => {
                    await (0, promises_.setImmediate)();
                    signal.throwIfAborted();
                    const help = "Give --archive another path";
                    if (file !== undefined)
                        (0, write_user_file.writeUserFile)({ path: file, what: "The archive", help, checkouts: [] }, downloaded.bytes);
                };
                await (0, refuse_occupied.$)((0, external_node_path_.basename)(folder), () => (0, new_folder.A)(folder, listFiles(opened), finish));
                (0, print.yy)(formatInstalled(downloaded, opened, { folder: values.get("output") ?? asked.pluginId, archive: kept }));
                return exit_status.dc.pass;
            });
        }
        function isOccupied(file) {
            const found = (0, read_file_of_caller.d)(file, undefined, 0);
            return !("refused" in found && found.missing);
        }
        function readName({ arguments: [typed] }) {
            const help = `Name it as the marketplace does:\n  ${(0, own_command.xh)("install weather-widget@1.4.0")}`;
            if (typed === undefined)
                throw new errors.eb("install needs the name of a plugin", help);
            const at = typed.lastIndexOf("@");
            const [name, number] = at > 0 ? [typed.slice(0, at), typed.slice(at + 1)] : [typed, undefined];
            const pluginId = (0, archive_name.vX)(name);
            if (pluginId === undefined)
                throw new errors.eb(`${(0, safe.hD)(name)} is not the name of a plugin`, help);
            const version = number === undefined ? undefined : (0, versions.ot)(number)?.text;
            if (number !== undefined && version !== number)
                throw new errors.eb(`${(0, safe.hD)(number)} is not a version`, help);
            return { pluginId, version };
        }
        async function downloadOrExplain(options) {
            try {
                const downloaded = await downloadVersion(options);
                if ("otherBytes" in downloaded)
                    throw new errors.P_(downloaded.otherBytes, NOT_INSTALLED);
                return downloaded;
            }
            catch (error) {
                if (!(error instanceof server_fault.yJ))
                    throw error;
                if (error.kind === "refused")
                    throw new errors.eb(error.message, "Look up the available plugins on the marketplace");
                (0, print.yJ)((0, safe.RU)(`${tool.js.name}: ${(0, safe.Xm)(error.message)}\nNothing was written. Run this again\n`));
                return undefined;
            }
        }
        async function openOrRefuse({ bytes, version }) {
            try {
                return await (0, accept_archive.p)(bytes, version);
            }
            catch (error) {
                if (error instanceof errors.P_)
                    throw new errors.P_(error.message, NOT_INSTALLED);
                throw error;
            }
        }
        function listFiles({ opened }) {
            const { workspace } = opened;
            return new Map(opened.entries.map(({ path, isExecutable }) => [
                path,
                { bytes: workspace.bytes(path) ?? new Uint8Array(), isExecutable },
            ]));
        }
        function formatInstalled({ version: { pluginId, version, artifact, yanked, deprecated } }, { opened, repository }, { folder, archive }) {
            const { command } = (0, own_command.qf)();
            const word = (0, shell_word.e)(folder);
            const [file, source] = [archive ?? `${pluginId}.zip`, repository ?? "OWNER/REPOSITORY"].map(shell_word.e);
            const describe = (what, why) => `It is ${what}: ${(0, safe.ml)((0, safe.Xm)(why), MAX_REASON_LENGTH)}`;
            const lines = [
                `Installed ${pluginId} ${version} in ${(0, safe.Xm)(folder)}: ${(0, numbers.ZV)(opened.entries.length)} files, none of them executed.`,
                `sha256 ${artifact.sha256}, as declared by the marketplace`,
                ...(yanked ? [describe("yanked", yanked.reason)] : []),
                ...(deprecated ? [describe("deprecated", deprecated.message)] : []),
                "",
                "Try it:",
                `  ${command} test ${word}`,
                `  ${command} dev ${word} --no-build`,
                archive === undefined
                    ? "To see who built it, keep its archive with --archive, and verify its attestation, if there is one:"
                    : "See who built it, if there is an attestation:",
                `  gh attestation verify ${file ?? ""} --repo ${source ?? ""}`,
            ];
            return (0, safe.RU)(`${lines.join("\n")}\n`);
        }
    }),
    9197: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            login: function () { return login; },
            logout: function () { return logout; }
        });
        var programs = __webpack_require__(89673);
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var logins = __webpack_require__(4255);
        var print = __webpack_require__(51235);
        var release = __webpack_require__(27332);
        var safe_read = __webpack_require__(67204);
        var numbers = __webpack_require__(46136);
        ;
        const ENTER = /[\r\n]/u;
        const CTRL_C = "\u0003";
        const CTRL_D = "\u0004";
        const ERASE = /[\b\u007f]/u;
        const MAX_SECRET_LENGTH = 8192;
        async function askSecret(prompt) {
            const { stdin } = process;
            if (!stdin.isTTY)
                return readSecret(await readAll());
            stdin.setRawMode(true);
            (0, print.yJ)(prompt);
            try {
                return readSecret(await readTyped());
            }
            finally {
                stdin.setRawMode(false);
                stdin.pause();
                (0, print.yJ)("\n");
            }
        }
        function readSecret(text) {
            if (text.length <= MAX_SECRET_LENGTH)
                return text.trim();
            throw new errors.eb(`The input has more than ${(0, numbers.ZV)(MAX_SECRET_LENGTH)} characters, which is too long for a token`, "Give only the token");
        }
        async function readAll() {
            let text = "";
            for await (const piece of process.stdin.setEncoding("utf8")) {
                text += String(piece);
                if (text.length > MAX_SECRET_LENGTH)
                    break;
            }
            return text;
        }
        function readTyped() {
            const { stdin } = process;
            let typed = "";
            return new Promise((resolve, reject) => {
                const end = (act) => {
                    stdin.removeListener("data", take).removeListener("end", stop);
                    act();
                };
                const stop = () => {
                    end(() => {
                        reject(new errors.j$("SIGINT"));
                    });
                };
                const take = (piece) => {
                    for (const sign of piece) {
                        if (sign === CTRL_C || (sign === CTRL_D && typed === "")) {
                            stop();
                            return;
                        }
                        if (ENTER.test(sign) || sign === CTRL_D) {
                            end(() => {
                                resolve(typed);
                            });
                            return;
                        }
                        if (typed.length > MAX_SECRET_LENGTH)
                            continue;
                        typed = ERASE.test(sign) ? typed.slice(0, -1) : typed + sign;
                    }
                };
                stdin.setEncoding("utf8").on("data", take).on("end", stop);
            });
        }
        var own_command = __webpack_require__(74285);
        ;
        const login = {
            options: [],
            run: runLogin,
        };
        const logout = {
            options: [],
            run: runLogout,
        };
        async function runLogin(call) {
            const origin = readOrigin(call);
            if ((0, logins._F)((0, programs.kR)().env)) {
                const help = "Give the token to the step that releases, as PLUGIN_MARKETPLACE_TOKEN";
                throw new errors.eb("A CI system stores its own tokens, so login does nothing there", help);
            }
            const token = await askSecret(`Token for ${origin} (it is not shown): `);
            if (!/^[\x21-\x7e]+$/u.test(token)) {
                const what = token === "" ? "No token was given" : "The input has a character that is not allowed in a token";
                throw new errors.eb(what, `Paste it, or let a program print it:\n  print-token | ${(0, own_command.xh)(`login ${origin}`)}`);
            }
            const file = changeFile(origin, () => (0, logins.Fw)(origin, token, (0, programs.kR)().env));
            (0, print.yy)(`The token for ${origin} is in ${file}, which only you can read.\nOnly release uses it, and only for this marketplace.\n`);
            return exit_status.dc.pass;
        }
        function runLogout(call) {
            const origin = readOrigin(call);
            const wasThere = changeFile(origin, () => (0, logins._$)(origin, (0, programs.kR)().env));
            const words = wasThere
                ? `The token for ${origin} was removed from this machine. The marketplace accepts it until you revoke it there.`
                : `There is no token for ${origin} on this machine.`;
            (0, print.yy)(`${words}\n`);
            return Promise.resolve(exit_status.dc.pass);
        }
        function readOrigin({ name, arguments: [given = ""] }) {
            const urlHelp = `Give its URL:\n  ${(0, own_command.xh)(`${name} https://plugins.example.com`)}`;
            return new URL((0, release.JO)(given.trim(), { name: () => "The argument", urlHelp })).origin;
        }
        function changeFile(origin, change) {
            try {
                return change();
            }
            catch (error) {
                if (!(0, safe_read.Or)(error))
                    throw error;
                const file = (0, logins.dG)(origin, (0, programs.kR)().env);
                throw new errors.eb(`${file} cannot be written: ${error.message}`, "Set XDG_CONFIG_HOME to a folder that you can write to");
            }
        }
    }),
    55194: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return refuseOccupied; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        const HELP = "Choose another name, or go to another folder";
        async function refuseOccupied(name, write, helpIfFull = HELP) {
            try {
                return await write();
            }
            catch (error) {
                if (error instanceof Error && "syscall" in error) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} cannot be written: ${error.message}`, "Go to a folder that you can write to");
                }
                const kind = error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p && error.kind;
                if (kind === "link")
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} is a link, and files are never written through links`, HELP);
                if (kind === "file")
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} is a file`, HELP);
                if (kind === "full")
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`The folder ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(name)} is not empty`, helpIfFull);
                throw error;
            }
        }
    }),
    81652: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeInnerCancellation = (function makeInnerCancellation({ signal, hurry }) {
            const own = new AbortController();
            const cancel = (reason) => {
                own.abort(reason);
            };
            if (signal.aborted)
                cancel(signal.reason);
            signal.addEventListener("abort", () => {
                cancel(signal.reason);
            });
            (0, node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, own.signal, hurry);
            return { cancellation: { signal: own.signal, hurry }, cancel };
        });
        var makeCancellable = (async function makeCancellable(work) {
            const [first, second] = [new AbortController(), new AbortController()];
            const onSignal = (signal) => {
                if (first.signal.aborted)
                    second.abort();
                first.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j$(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
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
        });
        __webpack_require__.d(__webpack_exports__, {
            l: (function () { return makeCancellable; }),
            o: (function () { return makeInnerCancellation; })
        });
        var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
        var node_events__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
    }),
    43146: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ap: function () { return MEDIA_TYPE; },
            Al: function () { return openMarketplace; },
            DW: function () { return readCapabilities; },
            a9: function () { return readShownVersion; }
        });
        var server_fault = __webpack_require__(77271);
        var send_request = __webpack_require__(30066);
        var safe = __webpack_require__(47313);
        ;
        function makeTokenCredential(token, { secrets }) {
            secrets.add(token);
            return {
                bearer: () => Promise.resolve(token),
                renew: () => Promise.resolve(undefined),
                revoke: () => Promise.resolve(undefined),
            };
        }
        const ACTIONS = ["validate", "publish", "release", "withdraw"];
        const MAX_ATTEMPTS = 3;
        const MAX_NAMED = 10;
        const CLOSING = 10000;
        function makeIdentityCredential(marketplace, exchange) {
            const { origin } = new URL(marketplace.base);
            let token;
            async function exchangeToken() {
                const { features, oidc } = await exchange.capabilities();
                const server = (0, send_request.X8)(marketplace);
                if (!features.includes("oidc"))
                    throw new server_fault.yJ("marketplace", "refused", `${server} does not accept identity tokens`, { status: 403 });
                if (oidc && oidc.audience !== origin) {
                    const words = `${server} requires identity tokens for ${quoteShort(oidc.audience)}, but they are made only for ${origin}, the origin of its configured URL`;
                    throw new server_fault.yJ("marketplace", "refused", words, { status: 403 });
                }
                for (let attempt = 1;; attempt++) {
                    try {
                        return await exchangeOnce();
                    }
                    catch (error) {
                        const isRetryable = error instanceof server_fault.yJ && error.kind === "lost";
                        if (!isRetryable || attempt === MAX_ATTEMPTS)
                            throw addMismatches(error, server);
                    }
                }
            }
            async function exchangeOnce() {
                const identity = await exchange.getIdentityToken(origin);
                marketplace.secrets.add(identity);
                exchange.hideSecret(identity);
                const { pluginId } = exchange;
                const body = JSON.stringify({ token: identity, pluginId, actions: ACTIONS });
                const { value } = await (0, send_request.w$)(marketplace, { method: "POST", path: "/v1/oidc/token", body, once: true });
                const { token: made, pluginId: named } = value;
                const isToken = /^[\x21-\x7e]{1,8192}$/u.test(made);
                if (isToken)
                    exchange.hideSecret(made);
                if (isToken)
                    marketplace.secrets.add(made);
                if (isToken && named === pluginId)
                    return made;
                const what = isToken ? `a token for ${quoteShort(named)}` : "something that is not a token";
                throw new server_fault.yJ("marketplace", "refused", `${(0, send_request.X8)(marketplace)} gave ${what}`, { status: 403 });
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
                    const closing = {
                        ...marketplace,
                        limits: { ...limits, each: Math.min(limits.each, CLOSING) },
                        connection: { ...connection, signal: undefined },
                    };
                    try {
                        await (0, send_request.w$)(closing, { method: "DELETE", path: "/v1/oidc/token", token, once: true });
                        return undefined;
                    }
                    catch (error) {
                        if (!(error instanceof server_fault.yJ))
                            throw error;
                        return `The token of this run was not revoked, so it is valid until it expires: ${error.message}`;
                    }
                    finally {
                        token = undefined;
                    }
                },
            };
        }
        function addMismatches(error, server) {
            if (!(error instanceof server_fault.yJ) || error.kind !== "refused" || !error.problem)
                return error;
            const { mismatches = [] } = error.problem;
            const lines = mismatches.slice(0, MAX_NAMED).map(formatMismatch);
            const left = mismatches.length - lines.length;
            const what = lines.length === 0 ? error.message : `${server} trusts no such job: ${error.problem.code}`;
            const words = [what, ...lines, ...(left > 0 ? [`  and ${String(left)} more`] : [])].join("\n");
            return new server_fault.yJ("marketplace", "refused", words, error);
        }
        function formatMismatch({ claim, received, expected = [] }) {
            const wanted = expected.slice(0, MAX_NAMED).map(quoteShort).join(" or ");
            return `  ${quoteShort(claim)}: this job has ${quoteShort(received ?? "none")}${wanted === "" ? "" : `, and ${wanted} is registered`}`;
        }
        function quoteShort(text) {
            return (0, safe.Xm)((0, safe.ml)(text, 200));
        }
        var hash = __webpack_require__(88512);
        ;
        const MEDIA_TYPE = "application/zip";
        async function openMarketplace(options) {
            const { pluginId, version: number, credential: given } = options;
            const connection = await (0, send_request.jG)(options);
            const credential = "token" in given
                ? makeTokenCredential(given.token, connection)
                : makeIdentityCredential(connection, { ...given, pluginId, capabilities });
            const plugin = `/v1/plugins/${encodeURIComponent(pluginId)}`;
            const version = `${plugin}/versions/${encodeURIComponent(number)}`;
            let known;
            async function capabilities() {
                known ??= await readCapabilities(connection);
                return known;
            }
            async function sendWithToken(asked) {
                const token = await credential.bearer();
                try {
                    return await (0, send_request.w$)(connection, { ...asked, token });
                }
                catch (error) {
                    const isExpired = error instanceof server_fault.yJ && error.problem?.code === "token-expired";
                    const fresh = isExpired ? await credential.renew() : undefined;
                    if (fresh === undefined)
                        throw error;
                    return (0, send_request.w$)(connection, { ...asked, token: fresh });
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
                async shown() {
                    try {
                        return await readShownVersion(connection, options);
                    }
                    catch (error) {
                        if (error instanceof server_fault.yJ && (error.status === 401 || error.status === 403))
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
                    const asked = { method: "POST", path: `${plugin}/validations`, query: { version: number, channel } };
                    return (await sendWithToken({ ...asked, ...upload, headers }));
                },
                async validation(id) {
                    if (!/^[\w.~:-]{1,200}$/u.test(id) || /^\.+$/u.test(id)) {
                        throw new server_fault.yJ("marketplace", "refused", `${(0, send_request.X8)(connection)} names a validation that has no address`);
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
        function describeUpload({ bytes, sha256 }) {
            return { body: bytes, headers: { "content-type": MEDIA_TYPE, "repr-digest": (0, hash.Fi)(sha256) } };
        }
        async function readCapabilities(connection) {
            return (await (0, send_request.w$)(connection, { method: "GET", path: "/v1/capabilities" })).value;
        }
        async function readShownVersion(connection, asked) {
            const path = `/v1/plugins/${encodeURIComponent(asked.pluginId)}/versions/${encodeURIComponent(asked.version)}`;
            try {
                const read = (await (0, send_request.w$)(connection, { method: "GET", path })).value;
                refuseOtherVersion(connection, read, asked);
                if (read.state !== "published")
                    return undefined;
                return read;
            }
            catch (error) {
                if (isMissingVersion(error))
                    return undefined;
                throw error;
            }
        }
        function isMissingVersion(error) {
            const isMissing = error instanceof server_fault.yJ && error.status === 404;
            return isMissing && ["version-not-found", "plugin-not-found"].includes(error.problem?.code ?? "");
        }
        function refuseOtherVersion(connection, { pluginId, version }, asked) {
            if (pluginId === asked.pluginId && version === asked.version)
                return;
            throw new server_fault.yJ("marketplace", "lost", `${(0, send_request.X8)(connection)} answered for another version than ${asked.version}`);
        }
    }),
    56397: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            readPublicVersion: function () { return readPublicVersion; }
        });
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        var _open_marketplace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43146);
        var _send_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30066);
        async function readPublicVersion(asked) {
            const connection = await (0, _send_request_js__WEBPACK_IMPORTED_MODULE_2__.jG)(asked);
            const { features } = await (0, _open_marketplace_js__WEBPACK_IMPORTED_MODULE_1__.DW)(connection);
            if (!features.includes("public-read")) {
                throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ("marketplace", "refused", `${(0, _send_request_js__WEBPACK_IMPORTED_MODULE_2__.X8)(connection)} shows nothing without a credential`);
            }
            return (0, _open_marketplace_js__WEBPACK_IMPORTED_MODULE_1__.a9)(connection, asked);
        }
    }),
    30066: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X8: function () { return describeServer; },
            jG: function () { return connectToMarketplace; },
            w$: function () { return sendRequest; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6853);
        var _base_network_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92869);
        var _base_network_read_waiting_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34381);
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77271);
        async function connectToMarketplace(options) {
            const { url, limits = LIMITS, waiting } = options;
            const { each, pause } = limits;
            const server = { server: "marketplace", userAgent: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__._O, limits: { each, pause } };
            const connection = await (0, _base_network_connection_js__WEBPACK_IMPORTED_MODULE_2__.JY)({ ...options, ...server });
            return { base: url, connection, secrets: new Set(), limits, waiting };
        }
        const LIMITS = { each: 15000, upload: 5 * 60000, pause: 500, mostPause: 60000 };
        const MAX_ATTEMPTS = 5;
        async function sendRequest(marketplace, asked) {
            const { connection, limits, waiting } = marketplace;
            const attempts = asked.once === true ? 1 : MAX_ATTEMPTS;
            let began = 0;
            const findWait = (fault, usualPause) => {
                if (attempts === 1 || !isRetryable(fault))
                    return undefined;
                waiting?.spend(performance.now() - began);
                const { wait: askedWait = 0, status } = fault;
                const wait = Math.max(askedWait, usualPause);
                if (askedWait <= limits.mostPause && (waiting === undefined || wait < waiting.left)) {
                    waiting?.spend(wait);
                    return wait;
                }
                if (fault.wait === undefined)
                    return undefined;
                throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.yJ("marketplace", "busy", describeBusy(askedWait, asked), { status });
            };
            return (0, _base_network_connection_js__WEBPACK_IMPORTED_MODULE_2__.ux)(connection, { attempts, findWait }, () => {
                began = performance.now();
                return requestOnce(marketplace, asked);
            });
        }
        function isRetryable({ kind, status = 0, problem }) {
            if (kind === "unreached" || (0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.aW)(status))
                return false;
            return problem?.retryable ?? (status < 400 || (0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.WG)(status));
        }
        async function requestOnce(marketplace, asked) {
            const { base, connection, limits, waiting } = marketplace;
            const { method, path, query, body, token, mostBytes, held = 0 } = asked;
            const address = `${base}${path}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
            const headers = {
                accept: `${mostBytes === undefined ? "application/json" : "application/zip"}, application/problem+json`,
                ...(typeof body === "string" && { "content-type": "application/json" }),
                ...(token !== undefined && { authorization: `Bearer ${token}` }),
                ...asked.headers,
            };
            const request = {
                method,
                headers,
                ...(body !== undefined && { body: typeof body === "string" ? body : new Uint8Array(body) }),
            };
            const isArchive = body instanceof Uint8Array || mostBytes !== undefined;
            const isLong = isArchive && (waiting === undefined || waiting.left > 0);
            const milliseconds = (isLong ? limits.upload : limits.each) + held;
            const answer = await (0, _base_network_connection_js__WEBPACK_IMPORTED_MODULE_2__.E4)(connection, address, request, { milliseconds, mostBytes }).catch((error) => {
                if (!(error instanceof _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.yJ))
                    throw error;
                const words = `gave no answer to ${formatRoute(asked)}: ${(0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.u)(error.message, marketplace.secrets)}`;
                const kind = error.kind === "unreached" ? "unreached" : "lost";
                throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.yJ("marketplace", kind, `${describeServer(marketplace)} ${words}`);
            });
            return readAnswer(marketplace, asked, answer);
        }
        async function readAnswer(marketplace, asked, answer) {
            const { status } = answer;
            const body = new Uint8Array(await answer.arrayBuffer());
            const retryAfter = (0, _base_network_read_waiting_time_js__WEBPACK_IMPORTED_MODULE_4__.D)(answer.headers.get("retry-after"), Date.now());
            const found = (0, _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__.LC)(asked.method, asked.path);
            if (!found || found === "method")
                throw new Error(`${formatRoute(asked)} is not an operation of the contract`);
            const createFault = (kind, what, problem) => {
                const words = `answers ${String(status)} to ${formatRoute(asked)}: ${(0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.u)(what, marketplace.secrets)}`;
                const wait = status < 400 ? undefined : retryAfter;
                return new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.yJ("marketplace", kind, `${describeServer(marketplace)} ${words}`, { status, problem, wait });
            };
            const kind = (0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.xo)("marketplace", status);
            if ((0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.aW)(status))
                throw createFault(kind, (0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_3__.GO)("credential"));
            const fault = (0, _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__._M)(status, { headers: Object.fromEntries(answer.headers), body }, found);
            if (status < 400) {
                if (fault !== undefined)
                    throw createFault(kind, `not as the contract has it, as ${fault}`);
                const value = asked.mostBytes === undefined ? (0, _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(body)?.value : body;
                return { value, etag: answer.headers.get("etag") ?? undefined, retryAfter };
            }
            if (fault !== undefined)
                throw createFault("lost", "a proxy or a fault of the server");
            const problem = (0, _contract_operations_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(body)?.value;
            const number = problem.requestId === undefined ? "" : ` (request ${problem.requestId})`;
            throw createFault(kind, `${problem.code}, ${problem.detail ?? problem.title}${number}`, problem);
        }
        function describeBusy(wait, asked) {
            return `The marketplace requires a wait of ${String(Math.ceil(wait / 1000))} s before ${formatRoute(asked)}`;
        }
        function describeServer({ base }) {
            return `The marketplace ${new URL(base).host}`;
        }
        function formatRoute({ method, path }) {
            return `${method} ${path}`;
        }
    }),
    50276: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openMarketplaceTarget: function () { return openMarketplaceTarget; }
        });
        var errors = __webpack_require__(42719);
        var open_marketplace = __webpack_require__(43146);
        var server_fault = __webpack_require__(77271);
        var safe = __webpack_require__(47313);
        var versions = __webpack_require__(38537);
        var publisher = __webpack_require__(94486);
        var target_faults = __webpack_require__(9458);
        var targets_step = __webpack_require__(97581);
        var numbers = __webpack_require__(46136);
        var web_address = __webpack_require__(5885);
        ;
        const SEVERITIES = { error: "error", warning: "warning", info: "notice" };
        function makeReview({ findings, findingsOmitted = 0 }, { url, version }, own) {
            const page = findSafeAddress(own?.statusUrl, url) ?? url;
            const listed = findings.map((finding) => makeFinding(finding, url));
            const isRejected = own?.state === "rejected";
            const hasReason = listed.some(({ severity }) => severity === "error");
            if (findingsOmitted > 0) {
                const message = `The marketplace has ${(0, numbers.B4)(findingsOmitted, "more finding")}, on its own page`;
                listed.push({ severity: "notice", message });
            }
            if (isRejected && !hasReason) {
                listed.push({ severity: "error", message: `The marketplace rejected ${version} without a reason` });
            }
            return { title: "The marketplace accepts the plugin", url: page, findings: listed };
        }
        function makeFinding({ ruleId, severity, message, helpUrl, location }, base) {
            const url = findSafeAddress(helpUrl, base);
            return { rule: ruleId, severity: SEVERITIES[severity], message: `${message} (${ruleId})`, url, place: location };
        }
        const MAX_ADDRESS_LENGTH = 2000;
        function findSafeAddress(address, base) {
            if (address === undefined || address.length > MAX_ADDRESS_LENGTH || (0, web_address.A)(address))
                return undefined;
            const { protocol, href } = new URL(address);
            return protocol === "https:" || protocol === new URL(base).protocol ? href : undefined;
        }
        var remedies = __webpack_require__(47892);
        ;
        const NOTHING_DONE = {
            validation: undefined,
            rejection: undefined,
            failures: 0,
            declarations: 0,
            uploads: 0,
            isReleased: false,
        };
        const BEING_CHECKED = ["received", "validating"];
        const SUBMITTED = [...BEING_CHECKED, "in-review", "approved", "published"];
        const REPLACEABLE = ["awaiting-upload", "rejected", "failed", "withdrawn"];
        function isBeingChecked({ state }) {
            return BEING_CHECKED.includes(state);
        }
        function isReplaceable({ state, everPublished }) {
            return REPLACEABLE.includes(state) && !everPublished;
        }
        function findOwnVersion({ version, spec }) {
            return version?.value.artifact.sha256 === spec.archive.sha256 ? version.value : undefined;
        }
        function findSubmitted(state) {
            const own = findOwnVersion(state);
            return own && isSubmitted(own) ? own : undefined;
        }
        function isSubmitted({ state }) {
            return SUBMITTED.includes(state);
        }
        function isManual(state) {
            const submitted = findSubmitted(state);
            if (submitted)
                return submitted.release === "manual";
            return state.capabilities.features.includes("manual-release");
        }
        const WORDS = {
            "awaiting-upload": "declared, but without its archive",
            received: "submitted, and being checked",
            validating: "submitted, and being checked",
            rejected: "rejected",
            "in-review": "submitted, and in review",
            approved: "approved, and not public yet",
            published: "public",
            withdrawn: "withdrawn",
            failed: "submitted, and the marketplace could not check it",
        };
        ;
        const MAX_REPEATS = 3;
        async function readState(marketplace, spec, progress) {
            const capabilities = await marketplace.capabilities();
            const version = await marketplace.version();
            const hidden = version && (await findHidden(marketplace, capabilities, version.value));
            const state = { spec, capabilities, version, hidden, progress };
            if (findSubmitted(state))
                return state;
            return { ...state, access: await marketplace.access() };
        }
        async function findHidden(marketplace, { features }, { state: word, artifact }) {
            if (word !== "published" || !features.includes("public-read"))
                return undefined;
            const shown = await marketplace.shown();
            if (!shown)
                return "shows it only with a credential";
            if (shown.artifact.sha256 === artifact.sha256)
                return undefined;
            return `shows other bytes of it to everyone: sha256 ${shown.artifact.sha256}`;
        }
        function refuseContradiction(state, wasPublished) {
            const { spec, progress, access } = state;
            const own = findOwnVersion(state);
            const now = own ? WORDS[own.state] : "not there";
            const help = (0, remedies.oS)(spec.again, "Report this to the operator of the marketplace; then run this again");
            if (wasPublished && own?.state !== "published") {
                const what = `The marketplace had published ${spec.version}, and now says that it is ${now}`;
                throw new publisher.E("unavailable", what, help);
            }
            const times = Math.max(progress.uploads, progress.declarations);
            if (times >= MAX_REPEATS && !findSubmitted(state) && own?.state !== "rejected") {
                const what = `The marketplace took ${spec.version} ${String(times)} times, and says that it is ${now}`;
                throw new publisher.E("unavailable", what, help);
            }
            const blocking = access?.blockedBy;
            if (!blocking || own || blocking.version === spec.version)
                return;
            const which = blocking.version ?? "another version";
            const how = blocking.state ? WORDS[blocking.state] : "not decided";
            throw new publisher.E("unavailable", `The marketplace accepts no other version of ${spec.pluginId} while ${which} is ${how}`, (0, remedies.oS)(spec.again, `When ${which} is decided or withdrawn, run this again`));
        }
        var marketplace_remedies = __webpack_require__(55507);
        var release_attestation = __webpack_require__(74748);
        ;
        const MAX_NOTES_LENGTH = 65000;
        const SUBMISSION = {
            id: "submission",
            phase: "commit",
            inspect(state) {
                if (findOwnVersion(state)?.state === "rejected")
                    return undefined;
                return { phase: findSubmissionPhase(state), ...inspectSubmission(state) };
            },
            async run(state, run, { action }) {
                await run.marketplace.declare(makeInput(state), action === "replace" ? state.version?.etag : undefined);
                run.progress = { ...run.progress, declarations: run.progress.declarations + 1 };
            },
        };
        const REJECTION = {
            id: "judgement",
            phase: "commit",
            inspect(state) {
                const own = findOwnVersion(state);
                if (own?.state !== "rejected")
                    return undefined;
                const { spec } = state;
                const found = inspectRejection(own.findings.length, spec);
                return { phase: findSubmissionPhase(state), ...found, evidence: describeEvidence(own, spec) };
            },
        };
        function findSubmissionPhase(state) {
            return isManual(state) ? "submit" : "commit";
        }
        function describeEvidence({ artifact, state }, { archive }) {
            return { spec: archive.sha256, remote: artifact.sha256, state };
        }
        function inspectSubmission(state) {
            const { spec } = state;
            const { version: number, channel, archive } = spec;
            const version = state.version?.value;
            const how = isManual(state) ? "to be published in a later step" : "which publishes it when it is approved";
            const create = `Submit ${number} on the channel ${channel}, ${how}`;
            if (!version)
                return { action: "create", reason: create };
            const evidence = describeEvidence(version, spec);
            const own = findOwnVersion(state);
            if (own && findSubmitted(state)) {
                return { action: "noop", reason: `${number} is submitted`, evidence, held: "same" };
            }
            if (own && state.progress.uploads > 0 && own.state === "withdrawn") {
                const reason = `Someone withdrew ${number} from the marketplace while this run waited`;
                const help = (0, remedies.oS)(spec.again, "If that was not meant, run this again");
                return { action: "blocked", reason, help, evidence };
            }
            if (own?.state === "awaiting-upload" && own.channel === channel && (own.release === "manual") === isManual(state)) {
                return { action: "noop", reason: `${number} is declared`, evidence };
            }
            if (isReplaceable(version)) {
                const reason = `${create}, instead of what is ${WORDS[version.state]}`;
                return { action: "replace", reason, evidence };
            }
            if (own) {
                const why = version.takenDown ? `: ${(0, safe.Xm)((0, safe.ml)(version.takenDown.reason, 500))}` : "";
                const reason = `The marketplace has taken ${number} down${why}`;
                return { action: "rejected", reason, help: (0, remedies.Yi)(spec.tag, number), evidence };
            }
            const reason = `The marketplace has ${number} with other bytes (${version.state}): sha256 ${version.artifact.sha256} is there, and this build has ${archive.sha256}`;
            const help = (0, marketplace_remedies.nf)(version, spec);
            const held = isSubmitted(version) ? "other" : undefined;
            return { action: "conflict", reason, help, evidence, held };
        }
        function makeInput(state) {
            const { archive, attestation, notes, commit, tag, origin, channel } = state.spec;
            const { name: filename, sha256, bytes } = archive;
            const isWanted = attestation && state.capabilities.features.includes("attestations");
            return {
                channel,
                artifact: { filename, mediaType: open_marketplace.Ap, size: bytes.length, sha256 },
                release: isManual(state) ? "manual" : "automatic",
                ...(notes.text !== "" && { releaseNotes: notes.text.slice(0, MAX_NOTES_LENGTH).toWellFormed() }),
                source: { commit, ref: `refs/tags/${tag}`, ...origin },
                ...(isWanted && { attestations: [...(0, release_attestation.A)(attestation.bytes)] }),
            };
        }
        function inspectRejection(count, spec) {
            const findings = count === 1 ? "1 finding" : `${String(count)} findings`;
            const reason = `The marketplace rejected ${spec.version}: ${findings}, listed above`;
            return { action: "rejected", reason, ...(0, marketplace_remedies.vo)(spec) };
        }
        ;
        const MAX_FAILURES = 3;
        const ACCESS = {
            id: "access",
            phase: "check",
            inspect(state) {
                const blocker = findSubmitted(state) ? undefined : findBlocker(state);
                if (blocker)
                    return { action: "blocked", ...blocker };
                return { action: "noop", reason: `${state.spec.pluginId} may be submitted` };
            },
        };
        const VALIDATION = {
            id: "validation",
            phase: "check",
            inspect(state) {
                const { spec, capabilities } = state;
                const { validation, rejection } = state.progress;
                if (!capabilities.features.includes("validate-only"))
                    return undefined;
                if (rejection)
                    return inspectRejection(rejection.findings.length, spec);
                if (findSubmitted(state) || findOwnVersion(state)?.state === "rejected") {
                    return { action: "noop", reason: "The archive was checked with its submission" };
                }
                if (!validation) {
                    return { action: "create", reason: "Ask the marketplace to check the archive, without submitting it" };
                }
                if (validation.isOver)
                    return { action: "noop", reason: "The archive would be accepted" };
                const reason = "Wait until the marketplace has checked the archive";
                return { action: "wait", reason, help: (0, marketplace_remedies.rz)(spec, "checked the archive") };
            },
            async run({ spec }, run) {
                const { value } = await run.marketplace.validate(spec.archive, spec.channel, run.progress.failures);
                keepValidation(run, value, spec);
            },
            async wait({ spec }, run, planned) {
                const { id = "" } = run.progress.validation ?? {};
                const isDone = await run.waiting.repeat(async () => {
                    const { value, retryAfter } = await run.marketplace.validation(id);
                    keepValidation(run, value, spec);
                    const { validation, rejection } = run.progress;
                    return { isOver: validation?.isOver !== false || rejection !== undefined, retryAfter };
                });
                if (!isDone)
                    throw makeLateFault(planned, spec);
            },
        };
        function keepValidation(run, validation, { archive }) {
            const { id, state } = validation;
            const { progress } = run;
            if (state === "failed") {
                run.progress = { ...progress, validation: undefined, failures: progress.failures + 1 };
                if (run.progress.failures < MAX_FAILURES)
                    return;
                throw new server_fault.yJ("marketplace", "lost", `The marketplace could not check ${archive.name}`, { status: 500 });
            }
            run.refused = validation;
            const rejection = state === "rejected" ? validation : undefined;
            run.progress = { ...progress, validation: { id, isOver: state === "passed" }, rejection };
        }
        const UPLOAD = {
            id: "upload",
            phase: "commit",
            inspect(state) {
                const phase = findSubmissionPhase(state);
                const { name } = state.spec.archive;
                if (findSubmitted(state))
                    return { phase, action: "noop", reason: `${name} already exists with the right digest` };
                return { phase, action: "create", reason: `Send ${name}`, irreversible: phase === "commit" };
            },
            async run({ spec }, run, { irreversible }, confirmTag) {
                if (irreversible)
                    await confirmTag();
                run.progress = { ...run.progress, uploads: run.progress.uploads + 1 };
                await run.marketplace.upload(spec.archive);
            },
        };
        const ARCHIVE_CHECK = {
            id: "judgement",
            phase: "commit",
            inspect(state) {
                const { spec } = state;
                const phase = isManual(state) && spec.wait !== "submitted" ? "submit" : "commit";
                const submitted = findSubmitted(state);
                if (submitted && !isBeingChecked(submitted)) {
                    return { phase, action: "noop", reason: "The marketplace found no blocking problems" };
                }
                const reason = `Wait until the marketplace has checked ${spec.version}${formatPlace(submitted?.statusUrl, spec)}`;
                return { phase, action: "wait", reason, help: (0, marketplace_remedies.rz)(spec, `checked ${spec.version}`) };
            },
            async wait({ spec, version }, { marketplace, waiting }, planned) {
                if (spec.wait === "submitted")
                    return;
                const isDone = await waiting.forVersion(marketplace, version, (now) => !isBeingChecked(now));
                if (!isDone)
                    throw makeLateFault(planned, spec);
            },
        };
        const REVIEW = {
            id: "review",
            phase: "commit",
            inspect(state) {
                const { spec } = state;
                const submitted = findSubmitted(state);
                if (submitted?.state !== "in-review")
                    return undefined;
                const { estimatedDecisionAt, statusUrl } = submitted;
                let reason = `Wait for the review of ${spec.version}`;
                if (estimatedDecisionAt !== undefined)
                    reason += `, expected by ${estimatedDecisionAt}`;
                reason += formatPlace(statusUrl, spec);
                if (!isManual(state)) {
                    return { phase: "commit", action: "wait", reason, help: (0, marketplace_remedies.rz)(spec, "approved it, which publishes it") };
                }
                const phase = spec.wait === "published" ? "submit" : "commit";
                return { phase, action: "wait", reason, help: (0, marketplace_remedies.rz)(spec, "approved it") };
            },
            async wait({ spec, version }, { marketplace, waiting }) {
                if (spec.wait !== "published")
                    return;
                try {
                    await waiting.forVersion(marketplace, version, ({ state }) => state !== "in-review");
                }
                catch (error) {
                    if (!(error instanceof server_fault.yJ) || error.kind !== "busy")
                        throw error;
                }
            },
        };
        const PUBLICATION = {
            id: "publication",
            phase: "commit",
            inspect(state) {
                const { spec, hidden, progress } = state;
                const { version: number } = spec;
                const submitted = findSubmitted(state);
                if (submitted?.state === "published") {
                    if (hidden === undefined)
                        return { irreversible: true, action: "noop", reason: "Everyone can install it" };
                    return { irreversible: true, action: "wait", reason: `Wait until everyone can see ${number}` };
                }
                if (isManual(state) && !progress.isReleased) {
                    return { irreversible: true, action: "create", reason: `Publish ${number}` };
                }
                const reason = `Wait until ${number} is public${formatPlace(submitted?.statusUrl, spec)}`;
                return { action: "wait", reason, help: (0, marketplace_remedies.rz)(spec, `published ${number}`) };
            },
            async run(_state, run, _planned, confirmTag) {
                await confirmTag();
                run.wasPublished = (await run.marketplace.release())?.state === "published";
                run.progress = { ...run.progress, isReleased: true };
            },
            async wait(state, { marketplace, waiting }, planned) {
                const { spec, version, hidden } = state;
                if (hidden !== undefined)
                    return waitUntilShown(state, marketplace, waiting);
                if (spec.wait === "submitted")
                    return;
                const isDone = await waiting.forVersion(marketplace, version, isDecided);
                if (!isDone)
                    throw makeLateFault(planned, spec);
            },
        };
        function isDecided({ state }) {
            return !["approved", "received", "validating"].includes(state);
        }
        async function waitUntilShown({ spec, capabilities, version, hidden = "" }, marketplace, waiting) {
            let why = hidden;
            const isShown = await waiting.repeat(async () => {
                if (version)
                    why = await findHidden(marketplace, capabilities, version.value);
                return { isOver: why === undefined, retryAfter: undefined };
            });
            if (isShown)
                return;
            const what = `The marketplace says that ${spec.version} is published, and ${why}`;
            const help = (0, remedies.oS)(spec.again, "Report this to the operator of the marketplace; then run this again");
            throw new publisher.E("unavailable", what, help);
        }
        const MARKETPLACE_STEPS = [
            ACCESS,
            VALIDATION,
            REJECTION,
            SUBMISSION,
            UPLOAD,
            ARCHIVE_CHECK,
            REVIEW,
            PUBLICATION,
        ];
        function makeLateFault({ help }, { again }) {
            const what = "The marketplace did not finish within marketplace-timeout, the time that this run may wait";
            return new publisher.E("unavailable", what, help ?? (0, remedies.oS)(again));
        }
        function formatPlace(address, { url }) {
            const safe = findSafeAddress(address, url);
            return safe === undefined ? "" : `: ${safe}`;
        }
        function findBlocker(state) {
            const { spec, capabilities, access } = state;
            const { limits, mediaTypes, channels, features } = capabilities;
            const { archive, channel, pluginId } = spec;
            if (archive.bytes.length > limits.maxArtifactBytes) {
                return {
                    reason: `${archive.name} has ${(0, numbers.Xq)(archive.bytes.length)}, but the marketplace accepts at most ${(0, numbers.Xq)(limits.maxArtifactBytes)}`,
                    help: 'Leave out what the plugin does not need, with "files" in package.json',
                };
            }
            if (mediaTypes && !mediaTypes.includes(open_marketplace.Ap)) {
                return {
                    reason: `The marketplace does not accept ${open_marketplace.Ap}, which is what is released`,
                    help: "Ask the operator of the marketplace to accept it",
                };
            }
            if (channels && !channels.includes(channel)) {
                const known = channels.slice(0, 10).join(", ");
                return {
                    reason: `The marketplace has no channel ${channel}; it has ${known === "" ? "none" : (0, safe.Xm)((0, safe.ml)(known, 200))}`,
                    help: channel === "stable"
                        ? "Ask the operator of the marketplace for it"
                        : "Release a version without a hyphen there",
                };
            }
            const needed = [
                "publish",
                ...(isManual(state) ? ["release"] : []),
                ...(features.includes("validate-only") ? ["validate"] : []),
            ];
            const missing = needed.filter((action) => access?.actions.includes(action) === false);
            if (missing.length === 0)
                return undefined;
            return {
                reason: `The credential for the marketplace may not ${missing.join(" or ")} ${pluginId}`,
                help: (0, marketplace_remedies.tr)(spec),
            };
        }
        var pause = __webpack_require__(78863);
        ;
        const MAX_HELD_SECONDS = 20;
        const MAX_PAUSE_MS = 30000;
        class Waiting {
            limits;
            spent = 0;
            constructor(limits) {
                this.limits = limits;
            }
            get left() {
                return this.limits.timeout - this.spent;
            }
            spend(time) {
                this.spent += time;
            }
            async forVersion(marketplace, known, isOver) {
                let { etag } = known ?? {};
                return this.repeat(async (left) => {
                    const seconds = Math.min(MAX_HELD_SECONDS, Math.floor(left / 1000));
                    const { value, etag: next, retryAfter } = await marketplace.changed(etag, seconds);
                    if (value)
                        etag = next;
                    return { isOver: value !== undefined && isOver(value), retryAfter };
                });
            }
            async repeat(read) {
                const { pause: first, signal } = this.limits;
                for (let next = first; this.left > 0; next = Math.min(next * 1.5, MAX_PAUSE_MS)) {
                    const [began, before] = [performance.now(), this.spent];
                    const { isOver, retryAfter } = await read(this.left);
                    const held = performance.now() - began;
                    this.spent = Math.max(this.spent, before + held);
                    if (isOver)
                        return true;
                    const wanted = retryAfter === undefined ? Math.max(0, next - held) : Math.min(retryAfter, MAX_PAUSE_MS);
                    const wait = Math.min(Math.max(wanted, first / 2), this.left);
                    if (wait <= 0)
                        return false;
                    await (0, pause.v7)(wait, signal);
                    signal?.throwIfAborted();
                    this.spend(wait);
                }
                return false;
            }
        }
        ;
        const TARGET = "marketplace";
        const PAUSE = 2000;
        async function openMarketplaceTarget({ marketplace: access, again, later = again, signal, onWait }, spec) {
            if (!access)
                throw new Error("A release at a marketplace has an access");
            const { url, credential, environment, limits, origin, wait, timeout } = access;
            const pluginId = access.plugin ?? spec.pluginId;
            if (pluginId === undefined) {
                throw new errors.eb("The plugin's id at the marketplace is missing", "Name it with marketplace-plugin");
            }
            const waiting = new Waiting({ timeout, pause: limits?.pause ?? PAUSE, signal });
            const about = { url, pluginId, version: spec.version, credential, environment, limits, signal, onWait, waiting };
            const marketplace = await (0, open_marketplace.Al)(about);
            const channel = (0, versions.V1)(spec.version) ? "prerelease" : "stable";
            const wanted = { url, wait, timeout, pluginId, channel, later, hasIdentity: !("token" in credential) };
            return makeTarget(marketplace, { ...spec, ...wanted, origin }, waiting);
        }
        function makeTarget(marketplace, given, waiting) {
            let spec = given;
            let state;
            const run = {
                marketplace,
                waiting,
                progress: NOTHING_DONE,
                refused: undefined,
                wasPublished: false,
            };
            const findReview = () => {
                const own = state && findOwnVersion({ ...state, spec });
                const isChecked = own !== undefined && own.state !== "awaiting-upload";
                const checked = isChecked ? own : run.refused;
                return checked && makeReview(checked, spec, own);
            };
            return {
                id: TARGET,
                async plan() {
                    try {
                        state = await readState(marketplace, spec, run.progress);
                        refuseContradiction(state, run.wasPublished);
                        run.wasPublished = findOwnVersion(state)?.state === "published";
                    }
                    catch (error) {
                        throw (0, target_faults.m)(error, { target: TARGET, spec, isReading: true });
                    }
                    const steps = (0, targets_step.D)(TARGET, MARKETPLACE_STEPS, state);
                    return {
                        steps,
                        ...describePlace(state),
                        unread: listDifferences(state),
                        hasContentOf: ({ sha256 }) => Promise.resolve(state?.version?.value.artifact.sha256 === sha256),
                        findReview,
                    };
                },
                async apply(step, confirmTag) {
                    if (!state)
                        throw new Error("A step is only done after a plan");
                    try {
                        await (0, targets_step.e)(MARKETPLACE_STEPS, state, run, step, confirmTag);
                    }
                    catch (error) {
                        const fault = (0, target_faults.m)(error, { target: TARGET, spec });
                        const isRejected = fault instanceof publisher.E && fault.kind === "rejected";
                        if (isRejected && error instanceof server_fault.yJ)
                            run.refused = readRefusal(error, fault.message);
                        throw fault;
                    }
                },
                useArchive(archive) {
                    spec = { ...spec, archive };
                    run.progress = NOTHING_DONE;
                    run.refused = undefined;
                },
                async close() {
                    const unrevoked = await marketplace.close();
                    return unrevoked === undefined ? [] : [unrevoked];
                },
            };
        }
        function readRefusal({ problem }, message) {
            const findings = problem?.findings ?? [];
            const hasReason = findings.some(({ severity }) => severity === "error");
            const refusal = { ruleId: problem?.code ?? "refused", severity: "error", message };
            if (hasReason)
                return { ...problem, findings };
            return { ...problem, findings: [...findings, refusal] };
        }
        function describePlace(state) {
            const { spec } = state;
            const version = state.version?.value;
            const own = findOwnVersion(state);
            if (!version)
                return {};
            const page = findSafeAddress(version.statusUrl, spec.url);
            const resource = `${spec.url}/v1/plugins/${spec.pluginId}/versions/${encodeURIComponent(spec.version)}`;
            const word = own && { state: own.state };
            if (version.state !== "published") {
                const staged = WORDS[version.state];
                if (page === undefined)
                    return { ...word, staged };
                return { ...word, staged: `${staged}: ${page}` };
            }
            if (state.hidden !== undefined)
                return { ...word, unseen: `published, as the marketplace says, which ${state.hidden}` };
            return { ...word, publicAt: findSafeAddress(version.publicUrl, spec.url) ?? resource };
        }
        function listDifferences(state) {
            const { spec } = state;
            const submitted = findSubmitted(state);
            if (!submitted)
                return [];
            const { release, channel, state: word, yanked } = submitted;
            const isOtherRelease = release === "automatic" && state.capabilities.features.includes("manual-release");
            const differences = [];
            if (yanked) {
                differences.push(`${spec.version} is yanked at the marketplace: ${(0, safe.Xm)((0, safe.ml)(yanked.reason, 500))}`);
            }
            if (channel !== spec.channel) {
                differences.push(`${spec.version} is at the marketplace on the channel ${channel}, not ${spec.channel}`);
            }
            if (isOtherRelease && word !== "published") {
                differences.push(`${spec.version} was submitted to be published as soon as it is approved, and not by a later step`);
            }
            return differences;
        }
    }),
    5696: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Jy: function () { return writeOrRefuse; },
            Sm: function () { return removeUserFile; },
            i0: function () { return refuseUnsafePath; },
            writeUserFile: function () { return writeUserFile; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27427);
        const ANOTHER_PATH = "Give it a path outside the repository, or one without links";
        function writeUserFile(file, content) {
            try {
                writeOrRefuse(file, content);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_ || error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p || !(error instanceof Error))
                    throw error;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.what} cannot be written: ${error.message}`, file.help);
            }
        }
        function removeUserFile(file) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.n)(file.path, file.checkouts);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function writeOrRefuse(file, content) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__._)(file.path, content, file.checkouts, file.before);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function refuseUnsafePath(file) {
            try {
                (0, _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.R)(file.path, file.checkouts);
            }
            catch (error) {
                if (isUnsafe(error))
                    throw makeRefusal(file, error);
                if (!(error instanceof Error && "code" in error))
                    throw error;
            }
        }
        function isUnsafe(error) {
            return error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p && error.kind === "unsafe";
        }
        function makeRefusal({ what }, { message }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${what} is not written: ${message}`, ANOTHER_PATH);
        }
    })
};
;
