import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ MOST_JSON_LEVELS),
/* harmony export */   V: () => (/* binding */ MOST_JSON_BYTES)
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;


/***/ }),

/***/ 427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/** A path as a JSON pointer (RFC 6901); the root is "". */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}


/***/ }),

/***/ 746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const startOf = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => startOf(place.line) + place.column - 1;
    const lines = {
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = lastAtMost(starts, end) + 1;
            return { line, column: end - startOf(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(startOf(number), startOf(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}
function lastAtMost(sorted, wanted) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sorted[middle] ?? Infinity) <= wanted)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ grouped)
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}


/***/ }),

/***/ 567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wD: () => (/* binding */ markdown),
/* harmony export */   wq: () => (/* binding */ commandData)
/* harmony export */ });
/* unused harmony export markdownCode */
/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, and every space but U+0020.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}/gu;
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const ZERO_WIDTH_SPACE = "\u200b";
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function visible(text) {
    return inertLine(PLAIN.test(text) ? text : text.replace(UNSAFE, escaped));
}
/** A value of the plugin's as a message names it: text in quotes and cut to `longest` characters, a list or an object by its kind. */
function quoted(value, longest = 80) {
    if (typeof value === "string")
        return JSON.stringify(shortened(value, longest));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
/** At most `longest` code points of a text, with an ellipsis for what is left out. */
function shortened(text, longest) {
    if (text.length <= longest)
        return text;
    const points = [...text.slice(0, longest * 2 + 1)];
    return points.length <= longest ? text : `${points.slice(0, longest).join("")}\u2026`;
}
/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
function inert(text) {
    return /##\[|::/u.test(text) ? text.replace(/[^\r\n]+/gu, inertLine) : text;
}
function inertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escaped(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x100)
        return NAMED[char] ?? `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
/** JSON that means the same and holds neither a command nor a character that is not seen. */
function inertJson(json) {
    return json
        .replace(/##\[/gu, "#\\u0023[")
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?! )\p{Zs}/gu, (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
/** The data of a workflow command: what stands behind its second `::`. Line feeds stay. */
function commandData(text) {
    return percent(text.split("\n").map(visible).join("\n"));
}
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
function commandProperty(text) {
    return percent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function percent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
/** Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. */
function markdown(text) {
    return visible(text)
        .replace(/[\\`*_{}[\]()<>#!|~&]/gu, "\\$&")
        .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|^\d+(?=\.)/giu, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\$/gu, "&#36;");
}
/** Text inside a code span of GitHub Markdown, also in a table's cell. */
function markdownCode(text) {
    const shown = visible(text).replace(/\|/gu, "\\|");
    const longestRun = Math.max(0, ...(shown.match(/`+/gu) ?? []).map((run) => run.length));
    const fence = "`".repeat(longestRun + 1);
    const padded = longestRun > 0 || shown.trim() === "" ? ` ${shown} ` : shown;
    return `${fence}${padded}${fence}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  oC: () => (/* reexport */ SEVERITIES),
  AV: () => (/* reexport */ checks),
  qH: () => (/* reexport */ defineCheck),
  DH: () => (/* reexport */ diskWorkspace),
  ZK: () => (/* reexport */ inMemory),
  Nn: () => (/* reexport */ inspect),
  Dx: () => (/* reexport */ lines/* linesOf */.D),
  oy: () => (/* reexport */ readPlugin),
  R0: () => (/* reexport */ reporters),
  WJ: () => (/* reexport */ verdict)
});

;// CONCATENATED MODULE: ./build/src/core/check.js
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
function defineCheck(check) {
    return check;
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(567);
;// CONCATENATED MODULE: ./build/src/core/required-file.js

/** What keeps a file that a rule asks for from being there, regular and not empty. */
function* requiredFileProblems(found, help) {
    const name = (0,safe/* quoted */.TL)(found.name);
    const at = { file: found.path };
    switch (found.state) {
        case "file":
            if (found.size === 0)
                yield { at, message: `The file ${name} is empty`, help: help ?? "Write it" };
            return;
        case "missing":
            yield found.near === undefined
                ? { at, message: `There is no file ${name}`, help: help ?? `Add ${found.name}` }
                : {
                    at: { file: found.near.path },
                    message: `The file ${(0,safe/* quoted */.TL)(found.near.name)} must be named ${(0,safe/* quoted */.TL)(found.name)}, exactly so`,
                    help: `Rename it to ${found.name}`,
                };
            return;
        case "folder":
            yield { at, message: `${name} is a folder, not a file`, help: "Put a file in its place" };
            return;
        case "outside":
            yield {
                at,
                message: `${name} is a link that leads out of the repository, so it is not read`,
                help: "Put the file itself in its place",
            };
            return;
        case "broken":
            yield { at, message: `${name} is a link that leads nowhere`, help: "Put the file itself in its place" };
            return;
        case "special":
            yield { at, message: `${name} is a pipe, a socket or a device, not a file`, help: "Put a file in its place" };
            return;
        case "unreadable":
            yield { at, message: `The file ${name} cannot be read`, help: "Give this user the right to read it" };
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/absent.js
function absent(reason) {
    return { absent: reason };
}
function isAbsent(fact) {
    return "absent" in fact;
}

;// CONCATENATED MODULE: ./build/src/text/nearest.js
const LONGEST = 64;
/** The candidate that the writer of `word` most likely meant, if one is near enough. */
function nearest(word, candidates) {
    if (word.length > LONGEST)
        return undefined;
    const plainWord = plain(word);
    let best;
    let bestDistance = Infinity;
    for (const candidate of candidates) {
        const plainCandidate = plain(candidate);
        const distance = editDistance(plainWord, plainCandidate);
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        if (distance <= tolerance(shorter) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
const plain = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const tolerance = (length) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 9 ? 2 : 3);
/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min((last[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1, (last[column - 1] ?? Infinity) + (same ? 0 : 1), swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity);
        }
        beforeLast = last;
        last = current;
    }
    return last[b.length] ?? Infinity;
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest-keys.js
/** The keys that a manifest must have (specification, "Manifest"). */
const REQUIRED_KEYS = [
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
];
/** Every key that a manifest may have at its top level; `$schema` is for editors. */
const KNOWN_KEYS = [
    ...REQUIRED_KEYS,
    "main",
    "web",
    "background",
    "repository",
    "homepage",
    "bugs",
    "license",
    "keywords",
    "tags",
    "dependencies",
    "peerDependencies",
    "engines",
    "minHostVersion",
    "maxHostVersion",
    "dashboard_widget",
    "commands",
    "pages",
    "menu_items",
    "hooks",
    "external_services",
    "webhooks",
    "oauth",
    "config_schema",
    "default_config",
    "pricing",
    "compatibility",
    "screenshots",
    "configSchema",
    "ui",
    "$schema",
];

;// CONCATENATED MODULE: ./build/src/plugin/manifest.js


function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function asObjectText(json) {
    return isObject(json.value) ? { ...json, value: json.value } : undefined;
}
function manifestOf(json) {
    const misspelt = misspeltKeys(json.value);
    const stoodFor = new Set(misspelt.values());
    return { ...json, misspelt, has: (key) => Object.hasOwn(json.value, key) || stoodFor.has(key) };
}
function misspeltKeys(value) {
    const known = new Set(KNOWN_KEYS);
    const missing = new Set(REQUIRED_KEYS.filter((key) => !Object.hasOwn(value, key)).map(String));
    const misspelt = new Map();
    for (const key of Object.keys(value)) {
        if (missing.size === 0)
            break;
        const meant = known.has(key) ? undefined : nearest(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle-present.js





const ENTRY_POINTS = ["main", "web", "background"];
/* harmony default export */ const bundle_present = (defineCheck({
    id: "bundle-present",
    title: "The built code is there, as dist/plugin.js",
    severity: "error",
    needs: ["bundleFile"],
    wants: ["manifest", "packageJson"],
    *run({ bundleFile, manifest, packageJson }) {
        const scripts = isAbsent(packageJson) ? undefined : packageJson.value["scripts"];
        const builds = isObject(scripts) && typeof scripts["build"] === "string";
        const build = builds ? "Build the plugin first: npm run build" : "Build the plugin first";
        if (bundleFile.state !== "missing" || bundleFile.near !== undefined) {
            yield* requiredFileProblems(bundleFile, build);
            return;
        }
        const asking = isAbsent(manifest) ? undefined : ENTRY_POINTS.find((key) => isBundle(manifest.value[key]));
        const others = bundleFile.siblings.filter((name) => /\.[cm]?js$/u.test(name));
        const [other] = others;
        yield {
            at: !isAbsent(manifest) && asking !== undefined ? manifest.at(asking) : { file: bundleFile.path },
            message: `There is no file "dist/plugin.js"`,
            help: other === undefined ? build : `${build}; the folder "dist" holds ${(0,safe/* quoted */.TL)(other)} instead`,
        };
    },
}));
function isBundle(path) {
    return typeof path === "string" && /^(?:\.\/)?dist\/plugin\.js$/u.test(path);
}

;// CONCATENATED MODULE: ./build/src/checks/changelog-present.js


/* harmony default export */ const changelog_present = (defineCheck({
    id: "changelog-present",
    title: "CHANGELOG.md is there, under exactly this name, and not empty",
    severity: "error",
    needs: ["changelogFile"],
    run: ({ changelogFile }) => requiredFileProblems(changelogFile, "Write a CHANGELOG.md with an entry for each version"),
}));

;// CONCATENATED MODULE: ./build/src/checks/license-present.js


/* harmony default export */ const license_present = (defineCheck({
    id: "license-present",
    title: "LICENSE is there, under exactly this name, and not empty",
    severity: "error",
    needs: ["licenseFile"],
    run: ({ licenseFile }) => requiredFileProblems(licenseFile, "Add the text of the plugin's licence as LICENSE"),
}));

;// CONCATENATED MODULE: ./build/src/core/json-file.js




/** What keeps a file from being one JSON object that every reader reads alike. */
function* jsonFileProblems(found, json) {
    if (found.state !== "file" || found.size === 0 || isAbsent(json)) {
        yield* requiredFileProblems(found);
        return;
    }
    for (const { kind, range, message, help, fix } of json.problems) {
        yield {
            at: { file: json.file, ...(range && { range }) },
            message,
            help,
            ...(fix && { fix }),
            ...(kind === "byte-order-mark" && { severity: "warning" }),
        };
    }
    if (json.value !== undefined && !isObject(json.value)) {
        yield {
            at: json.at(),
            message: `The file holds ${Array.isArray(json.value) ? "an array" : (0,safe/* quoted */.TL)(json.value)}, not an object`,
            help: "Put everything into one object: { \u2026 }",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-json.js



/* harmony default export */ const manifest_json = (defineCheck({
    id: "manifest-json",
    title: "manifest.json is one valid JSON object",
    severity: "error",
    needs: ["manifestFile", "nestedPlugins"],
    wants: ["manifestText"],
    *run({ manifestFile, manifestText, nestedPlugins }) {
        if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
            yield* jsonFileProblems(manifestFile, manifestText);
            return;
        }
        const folder = manifestFile.path.slice(0, -"/manifest.json".length);
        const [nested] = nestedPlugins.folders;
        yield {
            at: { file: manifestFile.path },
            message: `There is no manifest.json in ${folder === "" ? "this folder" : (0,safe/* quoted */.TL)(folder)}`,
            help: nested === undefined
                ? "Give the plugin's own folder as the path: the one that holds manifest.json"
                : `Give the plugin's own folder as the path: there is one in ${(0,safe/* quoted */.TL)(nested)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-known-keys.js




/* harmony default export */ const manifest_known_keys = (defineCheck({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
    needs: ["manifest"],
    *run({ manifest }) {
        const known = new Set(KNOWN_KEYS);
        const unused = KNOWN_KEYS.filter((key) => !manifest.has(key));
        for (const key of Object.keys(manifest.value)) {
            if (known.has(key))
                continue;
            const at = manifest.keyAt(key);
            const required = manifest.misspelt.get(key);
            const meant = required ?? nearest(key, unused);
            yield {
                at,
                ...(required !== undefined && { severity: "error" }),
                message: required === undefined
                    ? `The host does not know the key ${(0,safe/* quoted */.TL)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`
                    : `The host does not know the key ${(0,safe/* quoted */.TL)(key)}, and ${(0,safe/* quoted */.TL)(required)} is missing; did you mean that?`,
                help: meant === undefined ? "Remove it: the host ignores it" : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
                ...(meant !== undefined &&
                    at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-manifest-version.js


/* harmony default export */ const manifest_manifest_version = (defineCheck({
    id: "manifest-manifest-version",
    title: 'The manifest\'s "manifest_version" is the number 1',
    severity: "error",
    needs: ["manifest"],
    *run({ manifest }) {
        if (!manifest.has("manifest_version")) {
            yield {
                at: manifest.at("manifest_version"),
                message: 'The manifest lacks "manifest_version"',
                help: 'Add "manifest_version": 1',
            };
            return;
        }
        const value = manifest.value["manifest_version"];
        if (value === undefined || value === 1)
            return;
        const at = manifest.at("manifest_version");
        yield {
            at,
            message: `"manifest_version" is ${(0,safe/* quoted */.TL)(value)}, but must be the number 1`,
            help: "Write 1, without quotation marks; there is no other version",
            ...(value === "1" && at.range && { fix: [{ file: at.file, range: at.range, text: "1" }] }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-name.js


const SHORTEST = 3;
const manifest_name_LONGEST = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;
/* harmony default export */ const manifest_name = (defineCheck({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("name");
        if (!manifest.has("name")) {
            yield { at, message: 'The manifest lacks "name"', help: 'Add "name": the plugin\'s name in the marketplace' };
            return;
        }
        const name = manifest.value["name"];
        if (name === undefined)
            return;
        if (typeof name !== "string") {
            yield {
                at,
                message: `"name" is ${(0,safe/* quoted */.TL)(name)}, but must be a string`,
                help: "Write the name in quotation marks",
            };
            return;
        }
        const forbidden = [...new Set(name.match(FORBIDDEN))];
        if (forbidden.length > 0) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} holds ${forbidden
                    .slice(0, 5)
                    .map((character) => (0,safe/* quoted */.TL)(character))
                    .join(" and ")}`,
                help: "Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores",
            };
        }
        const length = [...name].length;
        if (length < SHORTEST || length > manifest_name_LONGEST) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} has ${String(length)} characters, but must have ${String(SHORTEST)} to ${String(manifest_name_LONGEST)}`,
                help: length < SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
            };
        }
        const tidy = name.trim().replace(/ {2,}/gu, " ");
        if (forbidden.length === 0 && tidy !== name) {
            yield {
                at,
                severity: "warning",
                message: `The name ${(0,safe/* quoted */.TL)(name)} begins or ends with a space, or has two in a row`,
                help: `Write ${(0,safe/* quoted */.TL)(tidy)}`,
                ...(at.range &&
                    tidy.length >= SHORTEST && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/text/versions.js
const versions_LONGEST = 256;
// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
    const parts = text.length > versions_LONGEST ? null : EXACT.exec(text);
    if (!parts)
        return undefined;
    const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
    if (![major, minor, patch].every(Number.isSafeInteger))
        return undefined;
    return { text, major, minor, patch, prerelease: text.includes("-"), build: parts[5] ?? "" };
}
/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
function nearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > versions_LONGEST ? null : loose.exec(text);
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-version.js



/* harmony default export */ const manifest_version = (defineCheck({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("version");
        if (!manifest.has("version")) {
            yield { at, message: 'The manifest lacks "version"', help: 'Add "version", for example "1.0.0"' };
            return;
        }
        const text = manifest.value["version"];
        if (text === undefined)
            return;
        if (typeof text !== "string") {
            yield {
                at,
                message: `"version" is ${(0,safe/* quoted */.TL)(text)}, but must be a string`,
                help: 'Write it in quotation marks, for example "1.0.0"',
            };
            return;
        }
        const version = readVersion(text);
        if (!version) {
            const meant = nearestVersion(text);
            yield {
                at,
                message: `The version ${(0,safe/* quoted */.TL)(text)} is not a semantic version`,
                help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "1.4.0"' : `Write ${(0,safe/* quoted */.TL)(meant)}`,
                ...(at.range &&
                    meant !== undefined && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
            };
        }
        else if (version.build !== "") {
            yield {
                at,
                severity: "warning",
                message: `The version ${(0,safe/* quoted */.TL)(text)} carries build metadata, which registries ignore`,
                help: `Write ${(0,safe/* quoted */.TL)(text.slice(0, text.indexOf("+")))}`,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/package-json.js


/* harmony default export */ const package_json = (defineCheck({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => jsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/src/checks/readme-present.js


/* harmony default export */ const readme_present = (defineCheck({
    id: "readme-present",
    title: "README.md is there, under exactly this name, and not empty",
    severity: "error",
    needs: ["readmeFile"],
    run: ({ readmeFile }) => requiredFileProblems(readmeFile, "Write a README.md: what the plugin does, and how it is installed"),
}));

;// CONCATENATED MODULE: ./build/src/checks/versions-agree.js



/* harmony default export */ const versions_agree = (defineCheck({
    id: "versions-agree",
    title: "package.json and manifest.json name the same semantic version",
    severity: "error",
    needs: ["manifest", "packageJson"],
    *run({ manifest, packageJson }) {
        const at = packageJson.at("version");
        const packaged = packageJson.value["version"];
        const declared = manifest.value["version"];
        if (packaged === undefined) {
            yield { at, message: 'package.json lacks "version"', help: "Add the version that manifest.json names" };
            return;
        }
        if (typeof packaged !== "string" || !readVersion(packaged)) {
            yield {
                at,
                message: `The version ${(0,safe/* quoted */.TL)(packaged)} in package.json is not a semantic version`,
                help: 'Write MAJOR.MINOR.PATCH, for example "1.4.0"',
            };
            return;
        }
        if (typeof declared !== "string" || declared === packaged)
            return;
        const line = manifest.at("version").range?.start.line;
        const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
        yield {
            at,
            message: `package.json names the version ${(0,safe/* quoted */.TL)(packaged)}, but ${where} names ${(0,safe/* quoted */.TL)(declared)}`,
            help: "Write the version that is to be released into both",
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/index.js











/** Every check, in the order of the checklist. */
const checks = [
    manifest_json,
    manifest_manifest_version,
    manifest_name,
    manifest_version,
    manifest_known_keys,
    package_json,
    versions_agree,
    readme_present,
    license_present,
    changelog_present,
    bundle_present,
];

;// CONCATENATED MODULE: ./build/src/workspace/workspace.js
/** A workspace of texts and bytes, for programs that have no files on a disk. */
function inMemory(files) {
    const contents = new Map(Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]));
    const list = (folder) => {
        const prefix = folder === "" ? "" : `${folder}/`;
        const found = new Map();
        for (const path of contents.keys()) {
            if (!path.startsWith(prefix))
                continue;
            const [name = "", ...rest] = path.slice(prefix.length).split("/");
            found.set(name, { name, kind: rest.length > 0 ? "folder" : "file" });
        }
        return [...found.values()].toSorted(byName);
    };
    return {
        list,
        entry(path) {
            const content = contents.get(path);
            if (content)
                return { kind: "file", size: content.length };
            return path === "" || list(path).length > 0 ? { kind: "folder" } : undefined;
        },
        bytes(path, most = Infinity) {
            const content = contents.get(path);
            return content && content.length <= most ? content : undefined;
        },
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/src/text/location.js
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}

;// CONCATENATED MODULE: ./build/src/core/policy.js

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
    return SEVERITIES.find((severity) => severities.includes(severity)) ?? "error";
}

;// CONCATENATED MODULE: ./build/src/core/version.js
/** Written by `npm run docs` from package.json. */
const VERSION = "0.1.0";

;// CONCATENATED MODULE: ./build/src/core/tool.js

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";
const TOOL = {
    name: "plugin-preflight",
    version: VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
    url: REPOSITORY,
};
/** The page of a check, as it was when this version was made. */
function pageUrl(check) {
    return `${REPOSITORY}/blob/v${VERSION}/src/checks/${check}.md`;
}

;// CONCATENATED MODULE: ./build/src/core/inspect.js





/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const outcomes = checks.map((check) => outcomeOf(plugin, check, policy));
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest } = plugin.facts;
    const text = (key) => {
        const value = isAbsent(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" ? value : undefined;
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
    const { id, title } = check;
    const about = { check: id, title, url: pageUrl(id) };
    const reason = check.needs.map((name) => whyAbsent(plugin, name)).find((why) => why !== undefined);
    if (reason !== undefined)
        return { ...about, status: "skipped", reason };
    try {
        // Every needed fact was just found to be there.
        const facts = plugin.facts;
        const findings = Array.from(check.run(facts), (problem) => findingOf(plugin, check, problem, policy));
        return findings.length === 0 ? { ...about, status: "met" } : { ...about, status: "unmet", findings };
    }
    catch (error) {
        // A crash is ours: it is told with its stack, and the verdict is never a pass.
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { ...about, status: "crashed", error: told };
    }
}
function whyAbsent(plugin, name) {
    const fact = plugin.facts[name];
    return isAbsent(fact) ? fact.absent : undefined;
}
function findingOf(plugin, check, problem, policy) {
    const { message, help, fix, at } = problem;
    return {
        check: check.id,
        severity: severityOf(problem, check.severity, policy),
        stopsRelease: stopsRelease(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        url: pageUrl(check.id),
        location: at ?? { file: joined(plugin.folder, "manifest.json") },
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

;// CONCATENATED MODULE: ./build/src/core/report.js

/** The lowest severity that makes a report fail. */
const FAIL_ON = [...SEVERITIES, "never"];
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    const failing = new Set(failOn === "never" ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1));
    return plugins.some(({ findings }) => findings.some(({ severity }) => failing.has(severity))) ? "fail" : "pass";
}
/** The exit status of a run that could judge: 0 pass, 1 fail, 3 broken. */
function exitStatus(report) {
    return { pass: 0, fail: 1, broken: 3 }[verdict(report)];
}
function countFindings(findings) {
    const counts = { error: 0, warning: 0, notice: 0, stopsRelease: 0 };
    for (const { severity, stopsRelease } of findings) {
        counts[severity]++;
        if (stopsRelease)
            counts.stopsRelease++;
    }
    return counts;
}
/** Worst first, and in the order of the report among equals. */
function worstFirst(findings) {
    return [...findings].toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __nccwpck_require__(468);
// EXTERNAL MODULE: ./build/src/text/json-text.js
var json_text = __nccwpck_require__(427);
;// CONCATENATED MODULE: ./build/src/text/json-plain.js


// Escapes and exponents may hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\u|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{300}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.V)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,json_text/* pointerOf */.r)(existing(value, path)) });
    return { file, value, problems: [], at, keyAt: at };
}
function parsed(source) {
    try {
        const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(source);
        const brackets = text.replace(/"(?:[^"\\]|\\.)*"/gu, "");
        if (ODD.test(text) || levels(brackets) > json_limits/* MOST_JSON_LEVELS */.H)
            return undefined;
        const value = JSON.parse(text);
        return members(value) === brackets.split(":").length - 1 ? value : undefined;
    }
    catch {
        // Not UTF-8, or not JSON: the closer look says what and where.
        return undefined;
    }
}
function levels(brackets) {
    let deepest = 0;
    let level = 0;
    for (const [bracket] of brackets.matchAll(/[[\]{}]/gu)) {
        level += bracket === "{" || bracket === "[" ? 1 : -1;
        deepest = Math.max(deepest, level);
    }
    return deepest;
}
/** How many keys a value holds in all its levels: fewer than its text has means that one stood twice. */
function members(value) {
    if (typeof value !== "object" || value === null)
        return 0;
    const values = Object.values(value);
    const own = Array.isArray(value) ? 0 : values.length;
    return values.reduce((sum, child) => sum + members(child), own);
}
function existing(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return path.slice(0, depth);
        here = here[step];
    }
    return path;
}

;// CONCATENATED MODULE: ./build/src/text/json.js

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
async function readJson(file, source, places) {
    const plain = places ? undefined : readPlainJson(file, source);
    return plain ?? (await Promise.all(/* import() */[__nccwpck_require__.e(370), __nccwpck_require__.e(380)]).then(__nccwpck_require__.bind(__nccwpck_require__, 380))).readFullJson(file, source);
}

;// CONCATENATED MODULE: ./build/src/plugin/found-file.js


/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const path = joined(folder, name);
    const entry = workspace.entry(path);
    if (entry?.kind === "file")
        return { name, path, state: "file", size: entry.size };
    if (entry)
        return { name, path, state: entry.kind };
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list(joined(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = nearName(baseName(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
    const near = nearest === undefined ? undefined : joined(parent, nearest);
    return {
        name,
        path,
        state: "missing",
        near: near === undefined ? undefined : { name: near, path: joined(folder, near) },
        siblings,
    };
}
function nearName(wanted, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    const sameStem = names.find((name) => stem(name) === stem(wanted));
    return (sameLetters ?? sameStem ?? names.find((name) => name.length < 64 && editDistance(stem(name), stem(wanted)) === 1));
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}

;// CONCATENATED MODULE: ./build/src/plugin/plugin.js






const MOST_NESTED_FOLDERS = 200;
const READERS = {
    manifestFile: ({ workspace, folder }) => findFile(workspace, folder, "manifest.json"),
    manifestText: (reading) => jsonIn(reading, "manifestFile"),
    manifest: async (reading) => {
        const object = await objectIn(reading, "manifestText");
        return isAbsent(object) ? object : manifestOf(object);
    },
    packageFile: file("package.json"),
    packageText: (reading) => jsonIn(reading, "packageFile"),
    packageJson: (reading) => objectIn(reading, "packageText"),
    readmeFile: file("README.md"),
    licenseFile: file("LICENSE"),
    changelogFile: file("CHANGELOG.md", ["changes", "history", "news", "releases"]),
    bundleFile: file("dist/plugin.js"),
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => joined(folder, name))
            .filter((nested) => workspace.entry(joined(nested, "manifest.json"))?.kind === "file"),
    }),
};
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 *
 */
async function readPlugin(workspace, options) {
    const { folder = "", places = true } = options;
    const needed = new Set(options.needs);
    const known = new Map();
    const reading = {
        workspace,
        folder,
        places,
        fact(name) {
            const read = known.get(name) ?? Promise.resolve(READERS[name](reading));
            known.set(name, read);
            return read;
        },
    };
    const facts = new Map();
    for (const name of Object.keys(READERS)) {
        facts.set(name, needed.has(name) ? await reading.fact(name) : absent("no chosen check needs it"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}
function file(name, others = []) {
    return async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        return !isAbsent(manifest) && manifest.state === "file"
            ? findFile(workspace, folder, name, others)
            : absent("there is no manifest.json");
    };
}
async function jsonIn(reading, name) {
    const found = await reading.fact(name);
    if (isAbsent(found))
        return found;
    if (found.state === "missing")
        return absent(`there is no ${baseName(found.path)}`);
    // One byte more than may be, so that the reader of JSON can say that it is too much.
    const bytes = found.state === "file" ? reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.V + 1) : undefined;
    return bytes ? readJson(found.path, bytes, reading.places) : absent(`${baseName(found.path)} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if (isAbsent(json))
        return json;
    return asObjectText(json) ?? absent(`${baseName(json.file)} is not a JSON object`);
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(803);
;// CONCATENATED MODULE: ./build/src/reporters/annotations.js





/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
const annotations = (report) => {
    const { shown, left } = annotated(report);
    const lines = shown.map(command);
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,numbers/* grouped */.z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. The summary holds them all.`);
    }
    return lines.map((line) => `${line}\n`).join("");
};
/** What GitHub will show of a report, worst first, and what it would drop. */
function annotated({ plugins }) {
    const findings = worstFirst(plugins.flatMap((plugin) => plugin.findings));
    const budget = new Map(SEVERITIES.map((severity) => [severity, MOST_OF_A_KIND]));
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function command({ severity, location, check, message, help, url }) {
    const properties = [`file=${(0,safe/* commandProperty */.N1)(location.file)}`, ...place(location.range)];
    properties.push(`title=${(0,safe/* commandProperty */.N1)(`${TOOL.name}: ${check}`)}`);
    const data = [message, help, url].filter((line) => line !== undefined).join("\n");
    return `::${severity} ${properties.join(",")}::${(0,safe/* commandData */.wq)(data)}`;
}
// The runner drops the columns of a range that spans lines, with a complaint in the log.
function place(range) {
    if (!range)
        return [];
    const { start, end } = range;
    const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
    if (start.line !== end.line)
        return lines;
    return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}

;// CONCATENATED MODULE: ./build/src/reporters/words.js



const VERDICT_WORDS = {
    pass: "passes",
    fail: "does not pass",
    broken: "could not be checked",
};
/** `1 error`, `3 warnings`. */
function counted(count, noun) {
    return `${(0,numbers/* grouped */.z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`; "" when there is nothing. */
function countWords(counts) {
    return SEVERITIES.filter((severity) => counts[severity] > 0)
        .map((severity) => counted(counts[severity], severity))
        .join(", ");
}
function reportCounts({ plugins }) {
    return countFindings(plugins.flatMap(({ findings }) => findings));
}
/** `Weather 1.2.0`, or the folder where the manifest names none. */
function pluginTitle({ name, version, path }) {
    return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}
function tally({ outcomes }) {
    const skipped = new Map();
    for (const outcome of outcomes) {
        if (outcome.status !== "skipped")
            continue;
        skipped.set(outcome.reason, [...(skipped.get(outcome.reason) ?? []), outcome.check]);
    }
    const count = (status) => outcomes.filter((outcome) => outcome.status === status).length;
    return { met: count("met"), unmet: count("unmet"), crashed: count("crashed"), skipped };
}

;// CONCATENATED MODULE: ./build/src/reporters/json.js




const SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs; dist/report.schema.json describes it. */
const json = (report) => `${(0,safe/* inertJson */.nl)(JSON.stringify(reportRecord(report), undefined, 2))}\n`;
function reportRecord(report) {
    return {
        schema: SCHEMA,
        tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
        occasion: report.occasion,
        strict: report.strict,
        failOn: report.failOn,
        verdict: verdict(report),
        counts: reportCounts(report),
        plugins: report.plugins.map((plugin) => pluginRecord(plugin, report)),
    };
}
function pluginRecord(plugin, { failOn }) {
    return {
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        verdict: verdict({ plugins: [plugin], failOn }),
        counts: countFindings(plugin.findings),
        outcomes: plugin.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.length } : outcome),
        findings: plugin.findings.map(findingRecord),
    };
}
function findingRecord({ check, severity, stopsRelease, message, help, url, location, fix }) {
    return { check, severity, stopsRelease, message, help, url, location, fix };
}

;// CONCATENATED MODULE: ./build/src/reporters/summary.js





/** GitHub drops a whole summary over 1 MiB; what is added around the rows needs some of it. */
const MOST_BYTES = 1_000_000;
const LONGEST_MESSAGE = 2000;
const MARKS = {
    error: "\u274c",
    warning: "\u26a0\ufe0f",
    notice: "\u2139\ufe0f",
    pass: "\u2705",
    fail: "\u274c",
    broken: "\ud83d\udca5",
};
/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const result = verdict(report);
    const sections = report.plugins.flatMap((plugin) => section(plugin, view));
    const top = [`## ${TOOL.name}: ${MARKS[result]} ${VERDICT_WORDS[result]}`, ...limits(report)];
    return withinBytes([...top, ...sections].map((block) => `${block}\n\n`));
};
function limits(report) {
    const { left } = annotated(report);
    if (left.length === 0)
        return [];
    const most = String(MOST_OF_A_KIND);
    return [
        `GitHub shows ${most} annotations of a severity. ${counted(left.length, "finding")} of ${countWords(reportCounts(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; all are listed here.`,
    ];
}
function section(plugin, view) {
    const { met } = tally(plugin);
    const words = countWords(reportCounts({ plugins: [plugin] }));
    const title = `### ${(0,safe/* markdown */.wD)(pluginTitle(plugin))}`;
    const score = `${String(met)} of ${counted(plugin.outcomes.length, "check")} met${words === "" ? "" : ` \u00b7 ${words}`}`;
    const rows = worstFirst(plugin.findings).map((finding) => row(finding, view));
    const crashed = plugin.outcomes.flatMap((outcome) => crash(outcome));
    const checklist = `<details><summary>All checks</summary>\n\n${plugin.outcomes.map(item).join("\n")}\n\n</details>`;
    return [title, score, ...(rows.length > 0 ? [rows.join("\n")] : []), ...crashed, checklist];
}
function row({ severity, message, help, check, url, location }, view) {
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,safe/* markdown */.wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const advice = help === undefined ? "" : ` ${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(help, LONGEST_MESSAGE))}.`;
    return `- ${MARKS[severity]} ${link}: **${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE))}.**${advice} [${check}](${url})`;
}
function item(outcome) {
    const link = `[${outcome.check}](${outcome.url}): ${(0,safe/* markdown */.wD)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${MARKS[worstFirst(outcome.findings)[0]?.severity ?? "error"]} ${link}`;
        case "skipped":
            return `- \u23ed\ufe0f ${link} (skipped: ${(0,safe/* markdown */.wD)(outcome.reason)})`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
function crash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    const lines = outcome.error.split("\n").map((line) => `> ${(0,safe/* markdown */.wD)(line)}`);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** The first blocks that fit, whole lines only, and a sentence on what is left out. */
function withinBytes(blocks) {
    const bytes = (text) => Buffer.byteLength(text);
    const whole = blocks.join("");
    if (bytes(whole) <= MOST_BYTES)
        return whole;
    const lines = whole.split("\n");
    let used = 0;
    const end = lines.findIndex((line) => (used += bytes(line) + 1) > MOST_BYTES);
    const left = lines.slice(end).filter((line) => line.startsWith("- "));
    const cut = `_GitHub takes 1 MiB: ${counted(left.length, "more line")} of this summary left out. The log and the report file hold everything._`;
    return `${lines.slice(0, end).join("\n")}\n\n${cut}\n`;
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./build/src/reporters/snippet.js


const CUT = "\u2026";
/** No line is looked at further than this around the range: it may be a bundle of a million characters. */
const CONTEXT = 400;
/** Shows a line in at most `width` columns, with the start of the range always in sight. */
function snippet(line, range, width) {
    const from = Math.min(range.start.column - 1, line.length);
    const to = range.end.line === range.start.line ? Math.min(range.end.column - 1, line.length) : line.length;
    const near = { before: line.slice(Math.max(0, from - CONTEXT), from), after: line.slice(to, to + CONTEXT) };
    const indent = from <= CONTEXT ? (/^[\t ]*/u.exec(near.before)?.[0].length ?? 0) : 0;
    const before = " ".repeat(indent) + (0,safe/* visible */.RK)(near.before.slice(indent));
    const marked = (0,safe/* visible */.RK)(line.slice(from, Math.min(to, from + CONTEXT)));
    const whole = before + marked + (0,safe/* visible */.RK)(near.after);
    const start = displayWidth(before);
    const span = Math.max(1, displayWidth(marked));
    if (from <= CONTEXT && displayWidth(whole) <= width)
        return { line: whole, marks: marksAt(start, span) };
    const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
    const shown = (left > 0 ? CUT : "") + columns(whole, left, left + width - 2) + CUT;
    const shift = start - left + (left > 0 ? 1 : 0);
    return { line: shown, marks: marksAt(shift, Math.min(span, width - shift - 1)) };
}
function marksAt(start, span) {
    return " ".repeat(start) + "^".repeat(Math.max(1, span));
}
/** The characters of a text that stand between two columns. */
function columns(text, from, to) {
    let column = 0;
    let shown = "";
    for (const character of text) {
        if (column >= from && column < to)
            shown += character;
        column += displayWidth(character);
        if (column >= to)
            break;
    }
    return shown;
}
/** The columns that a text takes on a terminal; marks that stand on the letter before them take none. */
function displayWidth(text) {
    if (/^[\x20-\x7e]*$/u.test(text))
        return text.length;
    let columns = 0;
    for (const character of text) {
        if (!/\p{M}/u.test(character))
            columns += eastAsianWidth(character.codePointAt(0) ?? 0);
    }
    return columns;
}

;// CONCATENATED MODULE: ./build/src/reporters/terminal.js





const COLORS = { error: "red", warning: "yellow", notice: "blue" };
const SYMBOLS = { pass: "\u2714", fail: "\u2718", broken: "\u2718" };
/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
const terminal = (report, view) => {
    const paint = (style, text) => view.color === true && text !== "" ? (0,external_node_util_namespaceObject.styleText)(style, text, { validateStream: false }) : text;
    const blocks = report.plugins.flatMap((plugin) => [...files(plugin, view, paint), ...crashes(plugin, paint)]);
    const end = closing(report, paint);
    const told = view.quiet === true ? blocks : [...blocks, end];
    return told.length === 0 ? "" : `${(0,safe/* inert */.tJ)(told.join("\n\n"))}\n`;
};
function files(plugin, view, paint) {
    const names = new Set(plugin.findings.map(({ location }) => location.file));
    return [...names].map((file) => {
        const heading = paint("bold", (0,safe/* visible */.RK)((view.pathOf ?? String)(file)));
        const findings = plugin.findings.filter(({ location }) => location.file === file);
        return [heading, ...findings.map((finding) => told(finding, view, paint))].join("\n");
    });
}
function told(finding, view, paint) {
    const { severity, message, help, check, location } = finding;
    const { range } = location;
    const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
    const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
    const head = [
        ` ${place.padStart(gutter.length)}`,
        paint(COLORS[severity], severity),
        (0,safe/* visible */.RK)(message),
        paint("dim", check),
    ].filter((part) => part.trim() !== "");
    const bar = paint("dim", "\u2502");
    const lines = [`${range ? "" : "  "}${head.join("  ")}`];
    const source = range && view.source(location.file)?.line(range.start.line);
    if (range && source !== undefined) {
        const { line, marks } = snippet(source, range, Math.max(20, (view.width ?? 100) - gutter.length - 4));
        lines.push(`${String(range.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd());
        lines.push(`${gutter}  ${bar} ${paint(COLORS[severity], marks)}`);
    }
    if (help !== undefined)
        lines.push(`${gutter}  ${paint("dim", "=")} ${(0,safe/* visible */.RK)(help)}`);
    return lines.join("\n");
}
function crashes({ outcomes }, paint) {
    return outcomes.flatMap((outcome) => outcome.status === "crashed"
        ? [
            `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin\n` +
                outcome.error
                    .split("\n")
                    .map((line) => `  ${(0,safe/* visible */.RK)(line)}`)
                    .join("\n"),
        ]
        : []);
}
function closing(report, paint) {
    const lines = report.plugins.flatMap((plugin) => checklist(plugin, report.plugins.length > 1, paint));
    const result = verdict(report);
    const [only, ...others] = report.plugins;
    const subject = only && others.length === 0 ? pluginTitle(only) : counted(report.plugins.length, "plugin");
    const words = countWords(reportCounts(report));
    const sentence = `${SYMBOLS[result]} ${(0,safe/* visible */.RK)(subject)} ${verb(result, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
    return [...lines, paint(result === "pass" ? "green" : "red", sentence)].join("\n");
}
function verb(result, plural) {
    if (!plural)
        return VERDICT_WORDS[result];
    return { pass: "pass", fail: "do not all pass", broken: "could not all be checked" }[result];
}
function checklist(plugin, named, paint) {
    const { met, unmet, crashed, skipped } = tally(plugin);
    const count = (status, checks) => (checks === 0 ? [] : [`${String(checks)} ${status}`]);
    const skips = [...skipped.values()].reduce((sum, checks) => sum + checks.length, 0);
    const states = [
        ...count("met", met),
        ...count("unmet", unmet),
        ...count("crashed", crashed),
        ...count("skipped", skips),
    ];
    const name = named ? `${(0,safe/* visible */.RK)(pluginTitle(plugin))}: ` : "";
    return [
        `${name}${counted(plugin.outcomes.length, "check")}: ${states.join(", ")}`,
        ...[...skipped].map(([reason, checks]) => paint("dim", `  skipped, as ${(0,safe/* visible */.RK)(reason)}: ${checks.join(", ")}`)),
    ];
}

;// CONCATENATED MODULE: ./build/src/reporters/index.js




/** Every reporter, under the name of its format on the command line. */
const reporters = { terminal: terminal, json: json, github: annotations, markdown: summary };

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __nccwpck_require__(746);
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./build/src/workspace/disk.js



const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = (0,external_node_fs_namespaceObject.realpathSync)(root);
    const contents = new Map();
    const listings = new Map();
    const listing = (folder) => {
        let found = listings.get(folder);
        if (!found) {
            found = new Map(readFolder((0,external_node_path_namespaceObject.join)(realRoot, folder)).map((listed) => [listed.name, listed]));
            listings.set(folder, found);
        }
        return found;
    };
    /** Where on the disk something stands, or why a link to it is not followed. */
    const resolve = (path) => {
        let folder = "";
        let linked = false;
        for (const name of path.split("/")) {
            // Names behind a link cannot be told apart by the listing of the folder that holds the link.
            const listed = linked ? undefined : listing(folder).get(name);
            if (!listed && !linked)
                return undefined;
            linked ||= listed?.kind === "link";
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const full = (0,external_node_path_namespaceObject.join)(realRoot, path);
        if (!linked)
            return { real: full };
        const real = attempt(() => (0,external_node_fs_namespaceObject.realpathSync)(full));
        if (real === undefined)
            return { kind: "broken" };
        return isInside(realRoot, real) ? { real } : { kind: "outside" };
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = resolve(path);
        if (!found || "kind" in found)
            return found;
        const { real } = found;
        const stat = attempt(() => (0,external_node_fs_namespaceObject.lstatSync)(real));
        if (!stat)
            return undefined;
        if (stat.isDirectory())
            return { kind: "folder" };
        if (!stat.isFile())
            return { kind: "special" };
        return canRead(real) ? { kind: "file", size: stat.size } : { kind: "unreadable" };
    };
    return {
        entry,
        list: (folder) => [...listing(folder).values()].toSorted(byName),
        bytes(path, most = LARGEST_READ) {
            const kept = contents.get(path);
            if (kept)
                return kept.length <= most ? kept : undefined;
            const found = entry(path)?.kind === "file" ? resolve(path) : undefined;
            const bytes = found && "real" in found ? attempt(() => readRegular(found.real, most)) : undefined;
            if (bytes && bytes.length <= LARGEST_KEPT)
                contents.set(path, bytes);
            return bytes;
        },
    };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = realpathSync(folder);; at = dirname(at)) {
        if (attempt(() => statSync(join(at, ".git"))))
            return at;
        if (dirname(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return attempt(() => (statSync(path).isDirectory() ? realpathSync(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? relative(root, path).split(sep).join("/") : undefined;
}
function isInside(root, path) {
    const way = (0,external_node_path_namespaceObject.relative)(root, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(way);
}
function readFolder(path) {
    const entries = attempt(() => (0,external_node_fs_namespaceObject.readdirSync)(path, { withFileTypes: true })) ?? [];
    return entries.map((found) => ({ name: found.name, kind: kindOf(found) }));
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
}
// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = external_node_fs_namespaceObject.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
function canRead(path) {
    const file = attempt(() => (0,external_node_fs_namespaceObject.openSync)(path, READ_SAFELY));
    if (file === undefined)
        return false;
    (0,external_node_fs_namespaceObject.closeSync)(file);
    return true;
}
function readRegular(path, most) {
    const file = (0,external_node_fs_namespaceObject.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,external_node_fs_namespaceObject.fstatSync)(file);
        if (!stat.isFile() || stat.size > most)
            return undefined;
        const bytes = Buffer.alloc(stat.size);
        let filled = 0;
        while (filled < bytes.length) {
            const count = (0,external_node_fs_namespaceObject.readSync)(file, bytes, filled, bytes.length - filled, filled);
            if (count === 0)
                break;
            filled += count;
        }
        return bytes.subarray(0, filled);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
}
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
function attempt(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (isSystemError(error))
            return undefined;
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}

;// CONCATENATED MODULE: ./build/src/index.js










var __webpack_exports__SEVERITIES = __webpack_exports__.oC;
var __webpack_exports__checks = __webpack_exports__.AV;
var __webpack_exports__defineCheck = __webpack_exports__.qH;
var __webpack_exports__diskWorkspace = __webpack_exports__.DH;
var __webpack_exports__inMemory = __webpack_exports__.ZK;
var __webpack_exports__inspect = __webpack_exports__.Nn;
var __webpack_exports__linesOf = __webpack_exports__.Dx;
var __webpack_exports__readPlugin = __webpack_exports__.oy;
var __webpack_exports__reporters = __webpack_exports__.R0;
var __webpack_exports__verdict = __webpack_exports__.WJ;
export { __webpack_exports__SEVERITIES as SEVERITIES, __webpack_exports__checks as checks, __webpack_exports__defineCheck as defineCheck, __webpack_exports__diskWorkspace as diskWorkspace, __webpack_exports__inMemory as inMemory, __webpack_exports__inspect as inspect, __webpack_exports__linesOf as linesOf, __webpack_exports__readPlugin as readPlugin, __webpack_exports__reporters as reporters, __webpack_exports__verdict as verdict };
