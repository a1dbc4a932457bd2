"use strict";
exports.id = 4106;
exports.ids = [4106];
exports.modules = {

/***/ 6157:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ archiveEntries; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1970);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9076);


/** The files of an archive that was opened, each with its digest. */
function archiveEntries({ entries }) {
    return entries.map((entry) => {
        const bytes = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .unpacked */ .K)(entry);
        if (!bytes)
            throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
        return { path: entry.path, size: entry.size, sha256: (0,_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Of */ .Bj)(bytes), isExecutable: entry.isExecutable };
    });
}


/***/ }),

/***/ 5354:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ archiveName; }
/* harmony export */ });
/* unused harmony export pluginId */
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4207);

const LONGEST = 200;
/** What the archive of a plugin is called, such as `weather-widget-1.4.0.zip`; `undefined` without a name or version. */
function archiveName(manifest) {
    const id = Object.hasOwn(manifest, "name") ? pluginId(manifest["name"]) : undefined;
    const said = Object.hasOwn(manifest, "version") ? manifest["version"] : undefined;
    const version = typeof said === "string" ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$)(said) : undefined;
    if (id === undefined || !version)
        return undefined;
    const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
    return name.length > LONGEST ? undefined : name;
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


/***/ }),

/***/ 207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: function() { return /* binding */ ofArchive; },
/* harmony export */   Se: function() { return /* binding */ inArchive; },
/* harmony export */   yJ: function() { return /* binding */ inRepository; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);

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
        location: { ...location, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, edit.file) })) }),
    });
    return {
        ...report,
        path: folder === "" ? "." : folder,
        outcomes: report.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(placed) } : outcome),
        findings: report.findings.map(placed),
    };
}


/***/ }),

/***/ 4106:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R8: function() { return /* binding */ filesOf; },
  qq: function() { return /* binding */ pack; },
  Io: function() { return /* binding */ packStatus; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/run/inspection.js + 1 modules
var inspection = __webpack_require__(4398);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/npm-files/archive-files.js
var archive_files = __webpack_require__(7096);
// EXTERNAL MODULE: ./build/src/plugin/package/git-facts.js + 1 modules
var git_facts = __webpack_require__(5801);
// EXTERNAL MODULE: ./build/src/plugin/secrets/tracked-environment.js + 1 modules
var tracked_environment = __webpack_require__(2072);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __webpack_require__(983);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/archive.js
var workspace_archive = __webpack_require__(1970);
// EXTERNAL MODULE: ./build/src/packing/archive-entry.js
var archive_entry = __webpack_require__(6157);
// EXTERNAL MODULE: ./build/src/packing/archive-name.js
var archive_name = __webpack_require__(5354);
// EXTERNAL MODULE: ./build/src/packing/archive-report.js
var archive_report = __webpack_require__(207);
// EXTERNAL MODULE: ./build/src/packing/refusals.js + 1 modules
var packing_refusals = __webpack_require__(896);
// EXTERNAL MODULE: ./build/src/packing/sums.js
var sums = __webpack_require__(9076);
// EXTERNAL MODULE: ./build/src/text/crc32.js
var crc32 = __webpack_require__(8051);
;// CONCATENATED MODULE: ./build/src/packing/zip.js

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
/** The first day that the format can name, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const VERSION = 20;
const DEFLATED = 8;
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
        shared.writeUInt16LE(isSmaller ? DEFLATED : 0, 4);
        shared.writeUInt16LE(DAY, 8);
        shared.writeUInt32LE((0,crc32/* crc32 */.Q)(bytes), 10);
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

;// CONCATENATED MODULE: ./build/src/packing/pack.js
















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
    const name = (0,absent/* isAbsent */.W)(facts.manifest) ? undefined : (0,archive_name/* archiveName */.u)(facts.manifest.value);
    if (name === undefined)
        return { state: "unnamed", report: reportOf(await (0,inspection/* inspectionFor */._)(policy)(workspace, folder)) };
    const contents = (0,archive_files/* archiveFilesOf */.Xt)({ workspace, folder, ...facts });
    const refusals = (0,packing_refusals/* refusalsOf */.h)(workspace, folder, contents);
    if (refusals.length > 0)
        return { state: "refused", refusals };
    const { deflateSync } = await __webpack_require__.e(/* import() */ 1306).then(__webpack_require__.bind(__webpack_require__, 1306));
    const paths = contents.files.map(({ path }) => path);
    const bytes = zipOf(filesOf(workspace, folder, paths), (file) => deflateSync(file, { level: 6 }));
    const opened = (0,workspace_archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        return { state: "refused", refusals: [changed(opened.refused)] };
    const refs = (0,git_facts/* gitRefsOf */.O)(workspace);
    const archive = {
        name,
        bytes,
        sha256: (0,sums/* sha256Of */.Bj)(bytes),
        files: (0,archive_entry/* archiveEntries */.x)(opened),
        commit: (0,absent/* isAbsent */.W)(refs) ? undefined : refs.head,
    };
    const judged = await (0,inspection/* inspectionFor */._)({ ...policy, findOut: archive_report/* ofArchive */.SH })((0,archive_report/* inArchive */.Se)(opened.workspace), "");
    const report = reportOf((0,archive_report/* inRepository */.yJ)(judged, folder));
    return { state: (0,core_report/* verdict */.WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
}
/** The status that the process of a packing ends with. */
function packStatus(packed) {
    if (packed.state === "refused")
        return 5;
    const status = (0,core_report/* exitStatus */.$u)(packed.report);
    return packed.state === "unnamed" && status === 0 ? 1 : status;
}
/** The files that go into an archive, by their paths in it. @throws {UsageError} where one vanishes meanwhile. */
function* filesOf(workspace, folder, paths) {
    const tracked = (0,tracked_environment/* trackedFilesOf */.BO)(workspace);
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


/***/ }),

/***/ 896:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: function() { return /* binding */ refusalsOf; }
});

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/zip-directory.js
var zip_directory = __webpack_require__(9193);
;// CONCATENATED MODULE: ./build/src/packing/name-faults.js
/** Names of devices, which Windows has in every folder and with every ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/iu;
const LONGEST = 1000;
/** What is wrong with a path in an archive, so that it could not be unpacked everywhere as what it is. */
function nameFault(path) {
    if (path.length > LONGEST)
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

// EXTERNAL MODULE: ./build/src/packing/sizes.js
var sizes = __webpack_require__(4192);
;// CONCATENATED MODULE: ./build/src/packing/refusals.js





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
    const refused = archive.refused.map(({ path, why }) => ({
        ...told(path, ...WORDS[why]),
        ...(why === "credentials" && { isSecret: true }),
    }));
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
            refused.push({ ...told(path, "is a private key", LEAVE_OUT), isSecret: true });
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
    if (files.length <= zip_directory/* MOST_ENTRIES */.V0 && bytes <= zip_directory/* MOST_BYTES */.uZ)
        return undefined;
    const what = bytes > zip_directory/* MOST_BYTES */.uZ
        ? `The files have ${(0,sizes/* sizeText */.l)(bytes)} together, but an archive takes at most 256 MiB`
        : `There are ${(0,numbers/* grouped */.z)(files.length)} files, but an archive takes at most 10,000`;
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
    const list = largest.map(({ path, size }) => `${(0,safe/* quoted */.TL)(path)} (${(0,sizes/* sizeText */.l)(size)})`).join(", ");
    return { message: what, help: `Leave out what the plugin does not need. The largest: ${list}` };
}
function isKey(workspace, path) {
    const head = workspace.head(path, HEAD);
    return head !== undefined && KEY.test(new TextDecoder("latin1").decode(head));
}


/***/ }),

/***/ 4192:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ changeText; },
/* harmony export */   l: function() { return /* binding */ sizeText; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4234);

const KIB = 1024;
/** A number of bytes in few signs: `512 B`, `12.3 KiB`, `300 MiB`. */
function sizeText(bytes) {
    if (bytes < KIB)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(Math.round(size))} ${unit}`;
}
/** A change of size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function changeText(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${sizeText(Math.abs(bytes))}`;
}


/***/ }),

/***/ 9076:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: function() { return /* binding */ sha256Of; },
/* harmony export */   vf: function() { return /* binding */ SUMS; },
/* harmony export */   yg: function() { return /* binding */ sumsOf; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What the list of digests beside an archive is called. */
const SUMS = "SHA256SUMS";
/** The file that `sha256sum --check` reads: as the digests of the others are known, so is this file's. */
function sumsOf(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}
function sha256Of(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
}


/***/ }),

/***/ 8051:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ crc32; }
/* harmony export */ });
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


/***/ }),

/***/ 1970:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ unpacked; },
/* harmony export */   p: function() { return /* binding */ openArchive; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_crc32_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8051);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2605);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9193);




/** Files up to this size are kept unpacked. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** Opens a stranger's ZIP archive in memory, or says why it is refused. Nothing is unpacked beyond what it says. */
function openArchive(bytes) {
    const entries = (0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .zipDirectory */ .ni)(bytes);
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
    return bytes?.length === size && (0,_text_crc32_js__WEBPACK_IMPORTED_MODULE_1__/* .crc32 */ .Q)(bytes) === checksum ? bytes : undefined;
}
function inflated(packed, size) {
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
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
            folder = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .byName */ .nG)]));
}


/***/ }),

/***/ 9193:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V0: function() { return /* binding */ MOST_ENTRIES; },
/* harmony export */   ni: function() { return /* binding */ zipDirectory; },
/* harmony export */   uZ: function() { return /* binding */ MOST_BYTES; }
/* harmony export */ });
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8980);

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
    const path = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .strictUtf8 */ .NR)(name);
    if (path === undefined)
        throw new ZipFault("a name in it is not UTF-8");
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


/***/ })

};
;