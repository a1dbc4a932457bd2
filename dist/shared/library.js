"use strict";
exports.id = 920;
exports.ids = [920];
exports.modules = {
    38569: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            p_: function () { return openArchive; },
            ZD: function () { return openOwnArchive; },
            b: function () { return unpackArchive; }
        });
        var external_node_zlib_ = __webpack_require__(38522);
        var hash = __webpack_require__(88512);
        var system_errors = __webpack_require__(87175);
        var workspace = __webpack_require__(14345);
        var decode = __webpack_require__(49862);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var archive_limits = __webpack_require__(37375);
        ;
        const LOCAL = 0x04034b50;
        const CENTRAL = 0x02014b50;
        const END = 0x06054b50;
        const END_SIGN = "PK\x05\x06";
        const DESCRIPTOR = 0x08074b50;
        const END_LENGTH = 22;
        const CENTRAL_LENGTH = 46;
        const LOCAL_LENGTH = 30;
        const MAX_COMMENT_LENGTH = 0xffff;
        const ENCRYPTED = 0x2041;
        const DESCRIBED_BEHIND = 0x0008;
        const UTF8_NAME = 0x0800;
        const STORED = 0;
        const DEFLATED = 8;
        const ZIP64 = "it is a ZIP64 archive, the form for more files or bytes than an archive takes (10,000 files, 256 MiB)";
        class ZipFault extends Error {
        }
        function parseZipDirectory(bytes) {
            try {
                return parseDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
            }
            catch (error) {
                if (error instanceof ZipFault)
                    return { refused: error.message };
                throw error;
            }
        }
        function parseDirectory(zip) {
            const end = findEnd(zip);
            const count = zip.readUInt16LE(end + 10);
            const start = zip.readUInt32LE(end + 16);
            const length = zip.readUInt32LE(end + 12);
            if (count > archive_limits.u4 && count !== 0xffff)
                throw new ZipFault("it contains more than 10,000 files");
            if (count === 0xffff || start === 0xffffffff || length === 0xffffffff)
                throw new ZipFault(ZIP64);
            if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
                throw new ZipFault("it is one part of an archive in several files");
            }
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
                const { entry, from, to } = parseEntry(zip, at, name, start);
                if (paths.has(entry.path))
                    throw new ZipFault(`it contains ${JSON.stringify(entry.path)} twice`);
                if (from < free)
                    throw new ZipFault("its files lie in each other, or not in the order of its directory");
                if (from > free)
                    throw new ZipFault("something lies between its files that its directory does not name");
                free = to;
                unpacked += entry.size;
                if (unpacked > archive_limits.kv)
                    throw new ZipFault("it unpacks to more than 256 MiB");
                paths.add(entry.path);
                entries.push(entry);
                at = next;
            }
            if (at !== end)
                throw new ZipFault("its directory contains more than it says");
            if (free !== start)
                throw new ZipFault("something lies behind its files that its directory does not name");
            for (const path of paths) {
                for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
                    if (paths.has(path.slice(0, slash))) {
                        throw new ZipFault(`it contains ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
                    }
                }
            }
            return entries;
        }
        function findEnd(zip) {
            const last = zip.length - END_LENGTH;
            if (last >= 0 && zip.readUInt32LE(last) === END && zip.readUInt16LE(last + 20) === 0)
                return last;
            const tail = zip.subarray(Math.max(0, last - MAX_COMMENT_LENGTH));
            const found = tail.lastIndexOf(END_SIGN, -END_LENGTH, "latin1");
            if (last < 0 || found < 0)
                throw new ZipFault("it is not a ZIP archive, or its end is missing");
            const behind = tail.length - found - END_LENGTH;
            const length = tail.readUInt16LE(found + 20);
            if (length > behind)
                throw new ZipFault("its end is cut off");
            const what = length === behind ? "it has a comment" : "its end is not where it says, but in front";
            throw new ZipFault(`${what} of ${(0, numbers.B4)(behind, "more byte")}`);
        }
        function parseEntry(zip, at, name, end) {
            const path = parsePath(name);
            const reported = JSON.stringify(path);
            const flags = zip.readUInt16LE(at + 8);
            const method = zip.readUInt16LE(at + 10);
            const packedSize = zip.readUInt32LE(at + 20);
            const size = zip.readUInt32LE(at + 24);
            const from = zip.readUInt32LE(at + 42);
            const attributes = zip.readUInt32LE(at + 38);
            if ((flags & ENCRYPTED) !== 0)
                throw new ZipFault(`${reported} in it is encrypted`);
            if (method !== STORED && method !== DEFLATED)
                throw new ZipFault(`${reported} in it is packed in an unusual way`);
            const kindFault = explainKindFault(attributes);
            if (kindFault !== undefined)
                throw new ZipFault(`${reported} in it ${kindFault}`);
            if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
                throw new ZipFault(ZIP64);
            }
            if (from + LOCAL_LENGTH > end || zip.readUInt32LE(from) !== LOCAL)
                throw new ZipFault(`${reported} in it is not there`);
            const nameEnd = from + LOCAL_LENGTH + zip.readUInt16LE(from + 26);
            const data = nameEnd + zip.readUInt16LE(from + 28);
            const agrees = name.equals(zip.subarray(from + LOCAL_LENGTH, nameEnd)) && zip.readUInt16LE(from + 8) === method;
            if (!agrees)
                throw new ZipFault(`${reported} in it has another name or form in its own head`);
            if ((flags & UTF8_NAME) === 0 && name.some((byte) => byte > 0x7f)) {
                throw new ZipFault(`the name ${reported} in it is not marked as UTF-8`);
            }
            const extra = at + CENTRAL_LENGTH + name.length;
            for (const fields of [zip.subarray(nameEnd, data), zip.subarray(extra, extra + zip.readUInt16LE(at + 30))]) {
                const conflict = findConflictingField(fields);
                if (conflict !== undefined)
                    throw new ZipFault(`${reported} in it has a field with another ${conflict}`);
            }
            if (data + packedSize > end)
                throw new ZipFault(`${reported} in it is cut off`);
            if (method === STORED && packedSize !== size)
                throw new ZipFault(`${reported} in it has two sizes`);
            const packed = zip.subarray(data, data + packedSize);
            const checksum = zip.readUInt32LE(at + 16);
            const to = findEntryEnd(zip, { at, from, to: data + packedSize });
            if (to === undefined)
                throw new ZipFault(`${reported} in it has another size or checksum in its own head`);
            const isExecutable = ((attributes >>> 16) & 0o100) !== 0;
            const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
            return { entry, from, to };
        }
        function findEntryEnd(zip, { at, from, to }) {
            const flags = zip.readUInt16LE(at + 8);
            if (zip.readUInt16LE(from + 6) !== flags)
                return undefined;
            const recorded = zip.subarray(at + 16, at + 28);
            const head = zip.subarray(from + 14, from + 26);
            if ((flags & DESCRIBED_BEHIND) === 0)
                return head.equals(recorded) ? to : undefined;
            const isStored = zip.readUInt16LE(at + 10) === STORED;
            if (isStored || !(head.equals(recorded) || head.every(((byte) => byte === 0))))
                return undefined;
            const start = zip.readUInt32LE(to) === DESCRIPTOR ? to + 4 : to;
            const behind = start + recorded.length;
            return zip.subarray(start, behind).equals(recorded) ? behind : undefined;
        }
        function parsePath(name) {
            const path = (0, decode.Rs)(name);
            if (path === undefined)
                throw new ZipFault("a name in it is not UTF-8");
            if (path.length > archive_limits.fm) {
                const max = (0, numbers.ZV)(archive_limits.fm);
                throw new ZipFault(`the name ${(0, safe.hD)(path)} in it has more than ${max} characters`);
            }
            const reported = JSON.stringify(path);
            if (path.endsWith("/"))
                throw new ZipFault(`${reported} in it is a folder, and folders are not listed`);
            if (/[\\\0]/u.test(path))
                throw new ZipFault(`the name ${reported} in it contains a backslash or a zero`);
            if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
                throw new ZipFault(`the name ${reported} in it leads to a root`);
            const names = path.split("/");
            if (names.some((one) => ["", ".", ".."].includes(one))) {
                throw new ZipFault(`the name ${reported} in it leads elsewhere`);
            }
            if (names.length - 1 > archive_limits.oE) {
                throw new ZipFault(`${(0, safe.hD)(path)} in it is more than ${String(archive_limits.oE)} folders deep`);
            }
            return path;
        }
        const KIND = 0o170000;
        const REGULAR = 0o100000;
        const LINK = 0o120000;
        const RIGHTS = 0o7000;
        const LEADS_ELSEWHERE = 0x400;
        const NO_FILE = 0x08 | 0x10 | 0x40;
        const CONFLICTING_FIELDS = new Map([
            [0x0001, "size"],
            [0x7075, "name"],
            [0x000d, "kind"],
            [0x756e, "kind"],
            [0x6c78, "kind"],
        ]);
        function explainKindFault(attributes) {
            const mode = attributes >>> 16;
            const kind = mode & KIND;
            if (kind === LINK || (attributes & LEADS_ELSEWHERE) !== 0)
                return "is a link";
            if ((kind !== 0 && kind !== REGULAR) || (attributes & NO_FILE) !== 0)
                return "is not a regular file";
            return (mode & RIGHTS) === 0 ? undefined : "has a mode with setuid, setgid or the sticky bit";
        }
        function findConflictingField(fields) {
            let at = 0;
            while (at + 4 <= fields.length) {
                const what = CONFLICTING_FIELDS.get(fields.readUInt16LE(at));
                if (what !== undefined)
                    return what;
                at += 4 + fields.readUInt16LE(at + 2);
            }
            return at === fields.length ? undefined : "size";
        }
        ;
        const MAX_KEPT_FILE_BYTES = 1024 * 1024 + 1;
        const MAX_KEPT_BYTES = 8 * 1024 * 1024;
        const PIECE = 256 * 1024;
        const MIN_PIECE_BYTES = 64;
        const opened = new WeakMap();
        function openArchive(bytes) {
            const before = opened.get(bytes);
            if (before)
                return before;
            const entries = checkEntries(bytes);
            const archive = "refused" in entries ? entries : { entries, workspace: makeWorkspace(entries) };
            opened.set(bytes, archive);
            return archive;
        }
        function openOwnArchive(bytes) {
            const archive = openArchive(bytes);
            if ("refused" in archive)
                throw new Error(`Our own archive cannot be read: ${archive.refused}`);
            return archive;
        }
        function checkEntries(bytes) {
            const entries = parseZipDirectory(bytes);
            if ("refused" in entries)
                return entries;
            const checked = [];
            for (const entry of entries) {
                const unpacked = unpackArchive(entry);
                if (!unpacked || (0, external_node_zlib_.crc32)(unpacked) !== entry.checksum)
                    return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
                checked.push({ ...entry, sha256: (0, hash.sW)(unpacked) });
            }
            return checked;
        }
        function unpackArchive({ packed, isDeflated, size }) {
            const bytes = isDeflated ? inflate(packed, size) : packed;
            return bytes?.length === size ? bytes : undefined;
        }
        function inflate(packed, size) {
            const chunkSize = Math.min(size + MIN_PIECE_BYTES, PIECE);
            return (0, system_errors.C)(() => (0, external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1), chunkSize }));
        }
        function makeWorkspace(entries) {
            const files = new Map(entries.map((entry) => [entry.path, entry]));
            const folders = (0, workspace.k7)(files.keys());
            const kept = new Map();
            let keptBytes = 0;
            const read = (path) => {
                const before = kept.get(path);
                if (before)
                    return before;
                const entry = files.get(path);
                const bytes = entry && unpackArchive(entry);
                if (bytes && bytes.length <= MAX_KEPT_FILE_BYTES && keptBytes + bytes.length <= MAX_KEPT_BYTES) {
                    kept.set(path, bytes);
                    keptBytes += bytes.length;
                }
                return bytes;
            };
            return {
                ...workspace.Jk,
                isArchive: true,
                entry(path) {
                    const file = files.get(path);
                    if (file)
                        return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
                    if (path !== "" && !folders.has(path))
                        return undefined;
                    return { kind: "folder" };
                },
                list: (folder) => folders.get(folder) ?? [],
                bytes: (path, maxBytes = Infinity) => ((files.get(path)?.size ?? Infinity) <= maxBytes ? read(path) : undefined),
                head: (path, maxBytes) => read(path)?.subarray(0, maxBytes),
            };
        }
    }),
    811: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            SEVERITIES: function () { return core_check.oC; },
            checks: function () { return checks.A; },
            compareArchives: function () { return archive_difference.XG; },
            defineCheck: function () { return defineCustomCheck; },
            diskWorkspace: function () { return disk.DH; },
            findNewPermissions: function () { return archive_difference.CA; },
            inMemory: function () { return workspace.ZK; },
            indexLines: function () { return lines.u; },
            inspect: function () { return inspect.N; },
            pack: function () { return pack.qq; },
            readPlugin: function () { return plugin_plugin.o; },
            reporters: function () { return reporters; },
            runLife: function () { return runLife; },
            validateManifest: function () { return manifest.y; },
            verdict: function () { return core_report.WJ; }
        });
        var checks = __webpack_require__(78986);
        var core_check = __webpack_require__(93454);
        var absent = __webpack_require__(88241);
        ;
        const UNMET = { unmet: "The requirement is not met" };
        function defineCustomCheck(check) {
            if (check.codes !== undefined)
                return (0, core_check.qH)(check);
            const plain = check;
            return (0, core_check.qH)({
                ...plain,
                codes: UNMET,
                *run(facts) {
                    for (const found of plain.run(facts)) {
                        yield (0, absent.W0)(found) ? found : { ...found, subject: found.subject ?? found.message, code: "unmet" };
                    }
                },
            });
        }
        var inspect = __webpack_require__(38191);
        var core_report = __webpack_require__(73342);
        var manifest = __webpack_require__(48234);
        var plugin_plugin = __webpack_require__(26685);
        var archive_difference = __webpack_require__(71040);
        var pack = __webpack_require__(18445);
        var external_node_path_ = __webpack_require__(76760);
        var external_node_url_ = __webpack_require__(73136);
        var errors = __webpack_require__(42719);
        var lifecycle_run = __webpack_require__(30769);
        var context = __webpack_require__(86356);
        ;
        function createTestContext(...[options = {}]) {
            const { id = "test-plugin", stored: before = {}, hasNotifications = true, previousVersion, } = options;
            const config = { ...options.config };
            const listeners = new Set();
            const logged = [];
            const notified = [];
            const texts = new Map(Object.entries(before).map(([key, value]) => [key, formatExactly(key, value)]));
            const controller = new AbortController();
            const notificationService = {
                notify(title, message, kind) {
                    notified.push({ title, message, kind });
                    return Promise.resolve();
                },
            };
            const context = {
                id,
                configService: {
                    get: (key) => config[key],
                    onChange(listener) {
                        listeners.add(listener);
                        return () => {
                            listeners.delete(listener);
                        };
                    },
                },
                logger: makeLogger((level, message) => logged.push({ level, message })),
                ...(hasNotifications && { notificationService }),
                storage: makeStorage(makeTextStore(texts), formatExactly),
                signal: controller.signal,
                previousVersion,
                logged,
                notified,
                get stored() {
                    return new Map([...texts].map(([key, text]) => [key, JSON.parse(text)]));
                },
                changeConfig(changes) {
                    Object.assign(config, changes);
                    for (const listener of listeners)
                        listener();
                },
                abort() {
                    controller.abort();
                },
                async call(plugin, hook) {
                    await plugin[hook](context);
                },
            };
            return context;
        }
        function makeLogger(log) {
            const at = (level) => (message) => {
                log(level, message);
            };
            return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
        }
        function makeTextStore(texts) {
            return {
                read: (key) => texts.get(key),
                write: (key, text) => texts.set(key, text),
                remove: (key) => texts.delete(key),
                keys: () => [...texts.keys()],
            };
        }
        function makeStorage(store, format = formatStored) {
            return {
                get: (key) => runAsync(() => {
                    const text = store.read(requireKey(key));
                    return text === undefined ? undefined : JSON.parse(text);
                }),
                set: (key, value) => runAsync(() => {
                    store.write(requireKey(key), format(key, value));
                }),
                delete: (key) => runAsync(() => {
                    store.remove(requireKey(key));
                }),
                keys: () => runAsync(() => [...store.keys()].sort()),
            };
        }
        function runAsync(act) {
            return new Promise((resolve) => {
                resolve(act());
            });
        }
        function requireKey(key) {
            if (typeof key === "string" && key !== "")
                return key;
            throw new TypeError(`A storage key must be a text that is not empty, but is ${String(key) || '""'}`);
        }
        function formatExactly(key, value) {
            const text = formatStored(key, value);
            const changed = findChanged(value);
            if (!changed)
                return text;
            const where = changed.path === "" ? `is ${changed.what}` : `contains ${changed.what} at ${changed.path}`;
            throw new TypeError(`The value for "${key}" ${where}, which cannot be stored: JSON makes something else of it`);
        }
        function findChanged(value, path = "") {
            if (typeof value === "number")
                return Number.isFinite(value) ? undefined : { path, what: String(value) };
            if (typeof value === "function" || typeof value === "symbol")
                return { path, what: `a ${typeof value}` };
            if (typeof value !== "object" || value === null || "toJSON" in value)
                return undefined;
            const kind = Object.prototype.toString.call(value).slice("[object ".length, -1);
            if (!STORED_KINDS.has(kind))
                return { path, what: `a ${kind}` };
            for (const [key, part] of Object.entries(value)) {
                const inner = kind === "Array" ? `${path}[${key}]` : `${path}${path && "."}${key}`;
                if (part === undefined && kind === "Array")
                    return { path: inner, what: "undefined" };
                const changed = findChanged(part, inner);
                if (changed)
                    return changed;
            }
            return undefined;
        }
        const STORED_KINDS = new Set(["Object", "Array", "String", "Number", "Boolean"]);
        function formatStored(key, value) {
            const text = JSON.stringify(value);
            if (text !== undefined)
                return text;
            throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
        }
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var programs = __webpack_require__(89673);
        var run_lifecycle = __webpack_require__(68242);
        var tagged_plugin = __webpack_require__(8330);
        ;
        async function runLife(plugin, options = {}) {
            const { config, update, only, timeLimit } = readOptions(options);
            const { root, workspace, folder } = await (0, tagged_plugin.b)(readFolder(plugin), (0, external_node_path_.resolve)(""));
            const { signal } = new AbortController();
            const run = (0, run_lifecycle.HU)({
                surroundings: (0, programs.kR)(),
                cancellation: { signal, hurry: signal },
                hasNetwork: false,
                mayRunScripts: true,
                settings: { file: "config", values: config },
                ...(timeLimit !== undefined && { seconds: timeLimit }),
                only,
                update: update && { version: update.from, stored: formatStore(update.stored) },
            });
            const { lifecycle } = await run({ workspace, root, folder, needs: new Set(["lifecycle"]) });
            if (!lifecycle || (0, absent.W0)(lifecycle)) {
                throw new errors.eb(`The plugin cannot be tested: ${lifecycle?.absent ?? ""}`, "Build it before the test");
            }
            const chosen = checks.A.filter(({ id }) => run_lifecycle.Bv.includes(id));
            const needs = chosen.flatMap(((check) => [...check.needs, ...(check.wants ?? [])]));
            const facts = await (0, plugin_plugin.o)(workspace, { folder, needs, given: { lifecycle } });
            const report = (0, inspect.N)(facts, chosen, { occasion: "push", strict: false });
            const result = (0, core_report.WJ)({ plugins: [report], failOn: "error" });
            const [why] = [...(0, lifecycle_run.sy)(lifecycle), (0, lifecycle_run.U4)(lifecycle)];
            if (result === "pass" && why !== undefined)
                throw new errors.eb(`This is not a pass: ${why}`, "Give them as config");
            if (!report.lifecycle)
                throw new Error("A life has a report");
            return {
                verdict: result,
                findings: report.findings,
                lifecycle: report.lifecycle,
                skipped: new Map(report.outcomes.flatMap((outcome) => (outcome.status === "skipped" ? [[outcome.check, outcome.reason]] : []))),
            };
        }
        function readFolder(plugin) {
            if (typeof plugin === "string" && plugin !== "")
                return plugin;
            if (plugin instanceof URL && plugin.protocol === "file:")
                return (0, external_node_url_.fileURLToPath)(plugin);
            const given = plugin === null ? "null" : `a value of the type ${typeof plugin}`;
            throw new errors.eb(`runLife takes the folder of the plugin, and was given ${given}`, 'Write the path of the folder with manifest.json, such as runLife("."): the built plugin runs in a process of its own');
        }
        const OPTIONS = new Set(["config", "update", "only", "timeLimit"]);
        const MAX_SECONDS = 3600;
        function readOptions(options) {
            const refuse = (what, help) => {
                throw new errors.eb(`runLife cannot use ${what}`, help);
            };
            if (!(0, json_object.Gv)(options))
                return refuse("these options", 'Write an object, such as { only: ["onEnable"] }');
            const unknown = Object.keys(options).find((name) => !OPTIONS.has(name));
            if (unknown !== undefined)
                refuse(`the option ${(0, safe.hD)(unknown)}`, `The allowed ones are ${[...OPTIONS].join(", ")}`);
            const { config = {}, update, only, timeLimit } = options;
            if (!(0, json_object.Gv)(config))
                refuse('"config"', "Write an object of settings");
            if (update !== undefined && !((0, json_object.Gv)(update) && typeof update.from === "string" && (0, json_object.Gv)(update.stored)))
                refuse('"update"', 'Write { from: "1.3.0", stored: {} }');
            const isList = only === undefined || Array.isArray(only);
            if (!isList)
                refuse('"only"', 'Write a list of hooks, such as ["onEnable"]');
            const wrong = only?.find((name) => !context.r.includes(name));
            if (wrong !== undefined || only?.length === 0)
                refuse(`${(0, safe.hD)(String(wrong))} as a hook`, `The allowed ones are ${context.r.join(", ")}`);
            const isTime = timeLimit === undefined || (typeof timeLimit === "number" && timeLimit > 0 && timeLimit <= MAX_SECONDS);
            if (!isTime)
                refuse('"timeLimit"', `Write seconds above 0, and ${String(MAX_SECONDS)} at most`);
            if (only && update)
                refuse('"only" with "update"', 'An update runs all hooks: leave out "only"');
            return { config, ...(update && { update }), ...(only && { only }), ...(timeLimit !== undefined && { timeLimit }) };
        }
        function formatStore(stored) {
            return JSON.stringify(Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, formatExactly(key, value)])));
        }
        var annotations = __webpack_require__(24575);
        var compact = __webpack_require__(46764);
        var json = __webpack_require__(27147);
        var gitlab = __webpack_require__(88450);
        var junit = __webpack_require__(85385);
        var patch = __webpack_require__(52607);
        var sarif = __webpack_require__(10241);
        var summary = __webpack_require__(17403);
        var terminal = __webpack_require__(10750);
        ;
        const reporters = {
            terminal: terminal.terminal,
            json: json.P,
            compact: compact.compact,
            sarif: sarif.sarif,
            junit: junit.junit,
            gitlab: gitlab.gitlab,
            patch: patch.patch,
            github: annotations.hk,
            markdown: summary.summary,
        };
        var lines = __webpack_require__(37569);
        var disk = __webpack_require__(77505);
        var workspace = __webpack_require__(14345);
        ;
    }),
    3815: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: function () { return acceptArchive; },
            p: function () { return openDownload; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88241);
        var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39866);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26685);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_files_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38569);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32539);
        var _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50811);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42719);
        var _archive_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59206);
        const known = new WeakMap();
        async function acceptArchive(bytes, secrets) {
            const before = known.get(bytes) ?? examineArchive(bytes);
            known.set(bytes, before);
            const archive = await before;
            if ("refused" in archive || secrets === "reported")
                return archive;
            return (await findSecret(archive.opened)) ?? archive;
        }
        async function examineArchive(bytes) {
            const opened = (0, _base_files_archive_js__WEBPACK_IMPORTED_MODULE_4__.p_)(bytes);
            if ("refused" in opened)
                return { refused: `The archive is refused: ${opened.refused}` };
            const { workspace } = opened;
            const [first, ...others] = (0, _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_6__.findRefusals)(workspace, "", listEntries(opened));
            if (first) {
                const more = others.length === 0 ? "" : `; ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(others.length, "more reason")} to refuse it`;
                return { refused: `In the archive, ${first.message}${more}` };
            }
            const { manifest } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__.o)(workspace, { needs: ["manifest"] })).facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_10__.W0)(manifest))
                return { refused: `The archive contains no plugin: ${manifest.absent}` };
            return { opened, manifest: manifest.value };
        }
        function listEntries({ entries, workspace }) {
            return { files: entries, refused: (0, _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_1__.qV)(workspace).refused };
        }
        async function findSecret(opened) {
            const policy = { only: ["no-secrets"], occasion: "release", strict: false };
            const { findings } = await (0, _archive_report_js__WEBPACK_IMPORTED_MODULE_5__.N)(opened, policy);
            const found = findings.find((finding) => finding.severity === "error" && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding));
            if (!found)
                return undefined;
            const { file, range } = found.location;
            const line = range ? `, line ${String(range.start.line)}` : "";
            return { refused: `In the archive, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(file, 200)}${line}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(found.message)}` };
        }
        const HELP = "Do not unpack it";
        async function openDownload(bytes, { pluginId, version }) {
            const accepted = await acceptArchive(bytes, "refused");
            if ("refused" in accepted)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.P_(accepted.refused, HELP);
            const { opened, manifest } = accepted;
            const { name, version: number, repository } = manifest;
            if ((0, _archive_name_js__WEBPACK_IMPORTED_MODULE_8__.vX)(name) === pluginId && number === version)
                return { opened, repository: findOnGitHub(repository) };
            const what = `The archive contains ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(name, 200)} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(number, 200)}, not ${pluginId} ${version}`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.P_(what, HELP);
        }
        function findOnGitHub(repository) {
            const found = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/u.exec(String(repository));
            return found?.[1];
        }
    }),
    59206: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            YR: function () { return makeArchiveName; },
            lw: function () { return makeArchiveEntries; },
            vX: function () { return makePluginId; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34367);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38537);
        const MAX_NAME_LENGTH = 200;
        function makeArchiveName(manifest) {
            const id = makePluginId((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(manifest, "name"));
            const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__.ot)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.fE)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(manifest, "version")) ?? "");
            if (id === undefined || !version)
                return undefined;
            const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
            if (name.length > MAX_NAME_LENGTH)
                return undefined;
            return name;
        }
        function makePluginId(name) {
            if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
                return undefined;
            const id = name
                .toLowerCase()
                .split(/[^a-z0-9]/u)
                .filter(((word) => word !== ""))
                .join("-");
            return id || undefined;
        }
        function makeArchiveEntries({ entries }) {
            return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
        }
    }),
    32539: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return inspectArchive; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
        var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        const NO_REPOSITORY = { absent: "an archive is checked without its repository" };
        async function inspectArchive({ workspace }, policy, folder = "") {
            const { tag: name, tagFormat: format } = policy;
            const tag = name === undefined ? {} : { tag: { name, format, folder } };
            const findOwn = () => Promise.resolve({ ...ARCHIVE_FACTS, ...tag });
            const findOut = policy.findOut ? (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__.NY)(policy.findOut, findOwn) : findOwn;
            const report = await (0, _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__.YG)({ ...policy, findOut })(hideOutside(workspace), "");
            return { ...(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.q7)(report, ((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, path))), path: folder === "" ? "." : folder };
        }
        function hideOutside(workspace) {
            return { ...workspace, git: () => NO_REPOSITORY };
        }
        const ARCHIVE_FACTS = { workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY };
    }),
    71040: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CA: function () { return findNewPermissions; },
            XG: function () { return compareArchives; },
            _5: function () { return isUnchanged; },
            iJ: function () { return sumSizes; },
            zA: function () { return listPermissions; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34367);
        function compareArchives(before, after) {
            const old = new Map(before.map((entry) => [entry.path, entry]));
            const newPaths = new Set(after.map((({ path }) => path)));
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
        function isUnchanged({ added, removed, changed }) {
            return added.length + removed.length + changed.length === 0;
        }
        function findNewPermissions(before, after) {
            const oldPermissions = new Set(listPermissions(before));
            return [...new Set(listPermissions(after))].filter((permission) => !oldPermissions.has(permission));
        }
        function sumSizes(entries) {
            return entries.reduce(((sum, { size }) => sum + size), 0);
        }
        function listPermissions(manifest) {
            const list = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__.vw)(manifest)["permissions"];
            const items = Array.isArray(list) ? list : [];
            const names = items.map((item) => ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(item) ? item["type"] : item));
            return names.filter((name) => typeof name === "string");
        }
    }),
    18445: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Po: function () { return makeArchive; },
            UB: function () { return readArchiveFiles; },
            qq: function () { return pack; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
        var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
        var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68242);
        var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36226);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(88241);
        var _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67797);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52772);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26685);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14345);
        var _accept_archive_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3815);
        var _archive_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59206);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32539);
        var _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(97865);
        var _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(50811);
        var _sums_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(15456);
        var _write_zip_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(72491);
        const NOTHING_RUN = "pack does not run plugin code; check does";
        async function pack(workspace, options = {}) {
            const { folder = "", tag } = options;
            const occasion = tag === undefined ? "push" : "release";
            const findOut = (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__.NY)((0, _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__.w)(NOTHING_RUN), (0, _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__.NO)(NOTHING_RUN));
            const policy = { ...options, occasion, strict: false, findOut };
            const makeReport = (plugin) => ({
                occasion,
                strict: false,
                failOn: "error",
                plugins: [plugin],
            });
            const made = await makeArchive(workspace, folder);
            if (made.state === "unnamed")
                return { state: "unnamed", report: makeReport(await (0, _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__.YG)(policy)(workspace, folder)) };
            if (made.state === "refused")
                return made;
            const { archive, opened, facts } = made;
            const missingFiles = makeRelative(facts.missingFiles, folder);
            const { packedRanges: ranges } = facts;
            const packedRanges = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.W0)(ranges) ? ranges : { ...ranges, replaced: [] };
            const fromTree = { missingFiles, packedRanges };
            const known = { ...policy, findOut: (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__.NY)(findOut, () => Promise.resolve(fromTree)) };
            const report = makeReport(await (0, _archive_report_js__WEBPACK_IMPORTED_MODULE_13__.N)(opened, known, folder));
            return { state: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
        }
        async function makeArchive(workspace, folder) {
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__.o)(workspace, {
                folder,
                needs: ["manifest", "packageJson", "packedRanges", "declaredFiles", "filesByRules", "missingFiles"],
            });
            const name = (0, _archive_name_js__WEBPACK_IMPORTED_MODULE_12__.YR)((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.kO)(facts.manifest)?.value ?? {});
            if (name === undefined)
                return { state: "unnamed" };
            const contents = (0, _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_6__.u)({ workspace, folder, ...facts });
            const refusals = (0, _plugin_npm_files_pack_refusals_js__WEBPACK_IMPORTED_MODULE_15__.findRefusals)(workspace, folder, contents);
            if (refusals.length > 0)
                return { state: "refused", refusals };
            const { deflateSync } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
            const paths = contents.files.map((({ path }) => path));
            const replacement = (0, _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__.v9)(workspace, folder, facts.packedRanges);
            const files = (0, _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__.Pe)(readArchiveFiles(workspace, folder, paths), replacement);
            const bytes = (0, _write_zip_js__WEBPACK_IMPORTED_MODULE_16__.C)(files, (file) => deflateSync(file, { level: 6 }));
            const accepted = await (0, _accept_archive_js__WEBPACK_IMPORTED_MODULE_11__.F)(bytes, "reported");
            if ("refused" in accepted)
                return { state: "refused", refusals: [makeUnreadableRefusal(accepted.refused)] };
            const { opened } = accepted;
            const refs = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__.P4)(workspace);
            const archive = {
                name,
                bytes,
                sha256: (0, _sums_js__WEBPACK_IMPORTED_MODULE_18__.jH)(bytes),
                files: (0, _archive_name_js__WEBPACK_IMPORTED_MODULE_12__.lw)(opened),
                commit: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.kO)(refs)?.head,
                ...(replacement && { replacement }),
                unpublished: (0, _replace_ranges_js__WEBPACK_IMPORTED_MODULE_14__.sJ)(facts.packedRanges),
            };
            return { state: "made", archive, opened, facts };
        }
        function makeRelative(missing, folder) {
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.W0)(missing))
                return missing;
            const { files, built, folders, isSparse } = missing;
            const seen = (paths) => paths.map((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_10__.Mf)(folder, path));
            return { files: seen(files), built: seen(built), folders: seen(folders), isSparse };
        }
        function* readArchiveFiles(workspace, folder, paths) {
            const tracked = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_17__.kO)((0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__.gt)(workspace));
            const known = new Set(tracked?.paths);
            const programs = new Set(tracked?.programs);
            const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
            for (const path of inOrder) {
                const entry = workspace.entry(path);
                if (entry?.kind !== "file")
                    throw refuseChange(path);
                const bytes = workspace.bytes(path, entry.size, "once");
                if (!bytes)
                    throw refuseChange(path);
                const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
                yield { path: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_10__.Mf)(folder, path), isExecutable, bytes };
            }
        }
        function refuseChange(path) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__.hD)(path)} changed while it was packed`, "Run again while no other program changes the files");
        }
        function makeUnreadableRefusal(why) {
            return {
                message: `The archive cannot be read back: ${why}`,
                help: "Run again while no other program changes the files",
            };
        }
    }),
    97865: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Pe: function () { return withReplacement; },
            eh: function () { return PACKAGE_FILE; },
            sJ: function () { return listUnpublished; },
            v9: function () { return replaceRanges; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49862);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8483);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65664);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        function listUnpublished(packedRanges) {
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(packedRanges))
                return [];
            return packedRanges.uninstallable.filter(({ reason }) => reason.kind === "private");
        }
        const PACKAGE_FILE = "package.json";
        function replaceRanges(workspace, folder, packedRanges) {
            const { replaced: ranges = [] } = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.kO)(packedRanges) ?? {};
            if (ranges.length === 0)
                return undefined;
            const before = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder, PACKAGE_FILE));
            if (!before)
                return undefined;
            const json = (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__.V)(PACKAGE_FILE, before);
            const edits = ranges.flatMap(({ key, name, packed }) => json.replace([key, name], packed));
            const { text } = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_4__.y)((0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_0__._6)(before).text, [edits]);
            return { ranges, before, after: new TextEncoder().encode(text) };
        }
        function* withReplacement(files, replacement) {
            for (const file of files) {
                if (replacement && file.path === PACKAGE_FILE)
                    yield { ...file, bytes: replacement.after };
                else
                    yield file;
            }
        }
    }),
    15456: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NS: function () { return makeSumsFile; },
            Zv: function () { return listNames; },
            jH: function () { return computeSha256; },
            q_: function () { return updateSums; },
            u$: function () { return findDigest; },
            vf: function () { return SUMS; }
        });
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88512);
        const SUMS = "SHA256SUMS";
        function makeSumsFile(...files) {
            return makeFile(files.map(formatLine).join(""));
        }
        function makeFile(text) {
            const bytes = new TextEncoder().encode(text);
            return { name: SUMS, bytes, sha256: computeSha256(bytes) };
        }
        function formatLine({ name, sha256 }) {
            return `${sha256}  ${name}\n`;
        }
        function findDigest(sums, name) {
            const lines = sums.split("\n").map(parseLine);
            const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
            const [digest] = digests;
            return digests.size === 1 ? digest : undefined;
        }
        function listNames(sums) {
            const lines = sums.split("\n").filter((line) => line.trim() !== "");
            return lines.map((line) => parseLine(line)?.name ?? line);
        }
        function updateSums(sums, ...files) {
            if (files.every(({ name, sha256 }) => findDigest(sums, name) === sha256))
                return makeFile(sums);
            const names = new Set(files.map((({ name }) => name)));
            const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(parseLine(line)?.name ?? ""));
            return makeFile([...others.map(((line) => `${line}\n`)), ...files.map(formatLine)].join(""));
        }
        function parseLine(line) {
            const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
            return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
        }
        function computeSha256(bytes) {
            return (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__.sW)(bytes);
        }
    }),
    72491: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return makeZip; }
        });
        var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
        var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
        const LOCAL_LENGTH = 30;
        const CENTRAL_LENGTH = 46;
        const END_LENGTH = 22;
        const DAY = (1 << 5) | 1;
        const UTF8_NAMES = 0x0800;
        const UNIX = 3 << 8;
        const VERSION = 20;
        const DEFLATED = 8;
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
                shared.writeUInt32LE((0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes), 10);
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
    }),
    8330: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return explainRightTags; },
            b: function () { return findOnePlugin; },
            findTaggedPlugins: function () { return findTaggedPlugins; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16621);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74095);
        var _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71643);
        async function findOnePlugin(path, cwd) {
            const { root, workspace, folders } = await (0, _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__.Y)([path], { cwd });
            const [folder, ...others] = folders;
            if (folder !== undefined && others.length === 0)
                return { root, workspace, folder };
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
        }
        function findTaggedPlugins(workspace, folders, { tag, tagFormat }) {
            const verdict = (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_3__.mp)(tag, (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.fl)(workspace, folders, tagFormat));
            if (verdict.kind === "release")
                return verdict.plugins.map((({ folder }) => folder));
            if (verdict.kind === "wrong" && verdict.other)
                return [verdict.other.plugin.folder];
            if (verdict.kind === "wrong" && folders.length === 1)
                return folders;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(verdict.why, explainRightTags("right" in verdict ? verdict.right : []));
        }
        const MAX_NAMED = 3;
        function explainRightTags(right) {
            const [first, ...others] = right.slice(0, MAX_NAMED);
            if (first === undefined)
                return "Name a tag such as v1.2.3";
            if (others.length === 0)
                return `The tag of this version is ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e)(first)}`;
            return `The tags of these versions are ${[first, ...others].map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e).join(", ")}`;
        }
    })
};
;
