"use strict";
exports.id = 662;
exports.ids = [662];
exports.modules = {

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
    const version = typeof declared === "string" ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(declared) : undefined;
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
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45315);
/* harmony import */ var _run_inspection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22098);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);



const NO_REPOSITORY = { absent: "an archive is judged without its repository" };
/**
 * Inspects the files of an archive, without its repository.
 *
 * @param folder what the places in the report are relative to.
 */
async function inspectArchive({ workspace }, policy, folder = "") {
    const findOut = policy.findOut ? (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findOutInTurn */ .o)(policy.findOut, factsOfArchive) : factsOfArchive;
    return placeInRepository(await (0,_run_inspection_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareInspection */ .YG)({ ...policy, findOut })(hideOutside(workspace), ""), folder);
}
/** The files of an archive for checks. Checks that need git are skipped with this reason. */
function hideOutside(workspace) {
    return { ...workspace, git: () => NO_REPOSITORY };
}
/** The facts that no file of an archive contains. */
function factsOfArchive() {
    return Promise.resolve({ workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY });
}
/** Moves the places of a report on an archive to the repository. */
function placeInRepository(report, folder) {
    const placed = ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, edit.file) })) }),
    });
    return {
        ...report,
        path: folder === "" ? "." : folder,
        outcomes: report.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(placed) } : outcome),
        findings: report.findings.map(placed),
    };
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
/* harmony export */   K3: function() { return /* binding */ formatSums; },
/* harmony export */   LN: function() { return /* binding */ sumsWith; },
/* harmony export */   jH: function() { return /* binding */ computeSha256; },
/* harmony export */   u$: function() { return /* binding */ findDigest; },
/* harmony export */   vf: function() { return /* binding */ SUMS; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The name of the list of digests next to an archive. */
const SUMS = "SHA256SUMS";
/** Makes the file that `sha256sum --check` reads. It is made from digests alone, so its own digest is known as well. */
function formatSums(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** The digest of a file in such a list, in hexadecimal. `undefined` if there is none, or more than one. */
function findDigest(sums, name) {
    const lines = sums.split("\n").map(readLine);
    const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
    const [digest] = digests;
    return digests.size === 1 ? digest : undefined;
}
/** Sets the lines of these files in a list, and keeps all other lines. */
function sumsWith(sums, ...files) {
    const isWhole = files.every(({ name, sha256 }) => findDigest(sums, name) === sha256);
    const names = new Set(files.map(({ name }) => name));
    const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(readLine(line)?.name ?? ""));
    const kept = others.map((line) => `${line}\n`).join("");
    const bytes = new TextEncoder().encode(isWhole ? sums : kept + new TextDecoder().decode(formatSums(...files).bytes));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** Reads a line of `sha256sum`, in text mode or binary mode. */
function readLine(line) {
    const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
    return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
}
function computeSha256(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
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

/***/ 54493:
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

/***/ 71273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ openArchive; },
  b: function() { return /* binding */ unpackArchive; }
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/text/crc32.js
var crc32 = __webpack_require__(54493);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/workspace/zip-directory.js


const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIGN = "PK\x05\x06";
const DESCRIPTOR = 0x08074b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;
/** The sizes and the checksum stand behind the bytes, as for who wrote them without knowing their end. */
const DESCRIBED_BEHIND = 0x0008;
const UTF8_NAME = 0x0800;
/** Extra fields that tell other sizes or another name to those who know them: ZIP64, and Info-ZIP's names in Unicode. */
const TELLING_FIELDS = [0x0001, 0x7075];
const STORED = 0;
const DEFLATED = 8;
const KIND = 0o170000;
const REGULAR = 0o100000;
/** What is wrong with an archive: no reader may see another archive in it than the next. */
class ZipFault extends Error {
}
/**
 * The files of a ZIP archive, in its own order, or why it is refused: anything that readers take differently, that
 * leads out of a folder, or that unpacks to more than its declared size.
 */
function readZipDirectory(bytes) {
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
    const end = findEnd(zip);
    const count = zip.readUInt16LE(end + 10);
    const start = zip.readUInt32LE(end + 16);
    const length = zip.readUInt32LE(end + 12);
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff)
        throw new ZipFault("it is a ZIP64 archive");
    if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
        throw new ZipFault("it is one part of an archive in several files");
    }
    if (count > archive_limits/* MOST_ARCHIVED_FILES */.H)
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
        // What no directory names is there for readers that go from head to head.
        if (from > free)
            throw new ZipFault("something lies between its files that its directory does not name");
        free = to;
        unpacked += entry.size;
        if (unpacked > archive_limits/* MOST_ARCHIVED_BYTES */.F)
            throw new ZipFault("it unpacks to more than 256 MiB");
        paths.add(entry.path);
        entries.push(entry);
        at = next;
    }
    if (at !== end)
        throw new ZipFault("its directory holds more than it says");
    if (free !== start)
        throw new ZipFault("something lies behind its files that its directory does not name");
    for (const path of paths) {
        for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
            if (paths.has(path.slice(0, slash))) {
                throw new ZipFault(`it holds ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
            }
        }
    }
    return entries;
}
function findEnd(zip) {
    const last = zip.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
        if (zip.readUInt32LE(at) !== END)
            continue;
        // One within the comment of another: each is the end for some reader.
        if (zip.readUInt16LE(at + 20) !== last - at)
            throw new ZipFault("its end is not where it says, or it has two");
        if (zip.subarray(at + END_LENGTH).includes(END_SIGN))
            throw new ZipFault("it has two ends");
        return at;
    }
    throw new ZipFault("it is no ZIP archive, or its end is missing");
}
function readEntry(zip, at, name, end) {
    const path = readPath(name);
    const reported = JSON.stringify(path);
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const from = zip.readUInt32LE(at + 42);
    const madeOnUnix = zip[at + 5] === 3;
    const mode = madeOnUnix ? zip.readUInt16LE(at + 40) : 0;
    if ((flags & ENCRYPTED) !== 0)
        throw new ZipFault(`${reported} in it is encrypted`);
    if (method !== STORED && method !== DEFLATED)
        throw new ZipFault(`${reported} in it is packed in an unusual way`);
    if ((mode & KIND) !== 0 && (mode & KIND) !== REGULAR)
        throw new ZipFault(`${reported} in it is a link or no file`);
    if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
        throw new ZipFault("it is a ZIP64 archive");
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
        if (hasTellingField(fields))
            throw new ZipFault(`${reported} in it has a field with another name or size`);
    }
    if (data + packedSize > end)
        throw new ZipFault(`${reported} in it is cut off`);
    if (method === STORED && packedSize !== size)
        throw new ZipFault(`${reported} in it has two sizes`);
    const packed = zip.subarray(data, data + packedSize);
    const checksum = zip.readUInt32LE(at + 16);
    const to = findEntryEnd(zip, { at, from, to: data + packedSize }, end);
    if (to === undefined)
        throw new ZipFault(`${reported} in it has another size or checksum in its own head`);
    const isExecutable = (mode & 0o100) !== 0;
    const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
    return { entry, from, to };
}
/**
 * Where an entry ends whose own head, or what stands behind its bytes, says the same as the directory: who reads from
 * head to head goes by it. `undefined` where they do not agree.
 */
function findEntryEnd(zip, { at, from, to }, end) {
    const flags = zip.readUInt16LE(at + 8);
    if (zip.readUInt16LE(from + 6) !== flags)
        return undefined;
    const told = zip.subarray(at + 16, at + 28);
    const head = zip.subarray(from + 14, from + 26);
    if ((flags & DESCRIBED_BEHIND) === 0)
        return head.equals(told) ? to : undefined;
    // Bytes that are not deflated do not say where they end.
    const isStored = zip.readUInt16LE(at + 10) === STORED;
    if (isStored || !(head.equals(told) || head.every((byte) => byte === 0)))
        return undefined;
    const start = to + 4 <= end && zip.readUInt32LE(to) === DESCRIPTOR ? to + 4 : to;
    const behind = start + told.length;
    return behind <= end && zip.subarray(start, behind).equals(told) ? behind : undefined;
}
function hasTellingField(fields) {
    let at = 0;
    while (at + 4 <= fields.length) {
        if (TELLING_FIELDS.includes(fields.readUInt16LE(at)))
            return true;
        at += 4 + fields.readUInt16LE(at + 2);
    }
    return at !== fields.length;
}
function readPath(name) {
    const path = (0,decode/* decodeStrictUtf8 */.Rs)(name);
    if (path === undefined)
        throw new ZipFault("a name in it is not UTF-8");
    const reported = JSON.stringify(path);
    if (path.endsWith("/"))
        throw new ZipFault(`${reported} in it is a folder, and folders are not listed`);
    if (/[\\\0]/u.test(path))
        throw new ZipFault(`the name ${reported} in it holds a backslash or a zero`);
    if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
        throw new ZipFault(`the name ${reported} in it leads to a root`);
    if (path.split("/").some((part) => ["", ".", ".."].includes(part))) {
        throw new ZipFault(`the name ${reported} in it leads elsewhere`);
    }
    return path;
}

;// CONCATENATED MODULE: ./build/bundled/workspace/archive.js




/** Files up to this size are kept unpacked. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/**
 * Opens an untrusted ZIP archive in memory, or explains why it is refused. No file unpacks to more than its declared
 * size.
 */
function openArchive(bytes) {
    const entries = readZipDirectory(bytes);
    if ("refused" in entries)
        return entries;
    for (const entry of entries) {
        if (unpackArchive(entry) === undefined)
            return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
    }
    return { entries, workspace: makeWorkspace(entries) };
}
/** A file's bytes; `undefined` where they do not match the archive's directory. */
function unpackArchive({ packed, isDeflated, size, checksum }) {
    const bytes = isDeflated ? inflate(packed, size) : packed;
    return bytes?.length === size && (0,crc32/* crc32 */.Q)(bytes) === checksum ? bytes : undefined;
}
function inflate(packed, size) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
    }
    catch (error) {
        // Whatever the inflater reports: the bytes are damaged.
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}
function makeWorkspace(entries) {
    const files = new Map(entries.map((entry) => [entry.path, entry]));
    const folders = listFolders(files.keys());
    const kept = new Map();
    const read = (path) => {
        const entry = files.get(path);
        const bytes = kept.get(path) ?? (entry && unpackArchive(entry));
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
function listFolders(paths) {
    const folders = new Map([["", new Map()]]);
    for (const path of paths) {
        const names = path.split("/");
        let folder = "";
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = (0,workspace/* joinPath */.uJ)(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(workspace/* compareNames */.MP)]));
}


/***/ })

};
;