/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ codePoints; }
/* harmony export */ });
/** The length of a text as the specification counts it: in Unicode code points. */
function codePoints(text) {
    let count = text.length;
    for (let at = 0; at < text.length - 1; at++) {
        const unit = text.charCodeAt(at);
        if (unit < 0xd800 || unit > 0xdbff)
            continue;
        const next = text.charCodeAt(at + 1);
        if (next < 0xdc00 || next > 0xdfff)
            continue;
        count--;
        at++;
    }
    return count;
}


/***/ }),

/***/ 689:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HP: function() { return /* binding */ MOST_JSON_LEVELS; },
/* harmony export */   Vi: function() { return /* binding */ MOST_JSON_BYTES; },
/* harmony export */   Yh: function() { return /* binding */ MOST_JSON_VALUES; }
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more keys, values and comments is not read. */
const MOST_JSON_VALUES = 50_000;


/***/ }),

/***/ 378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ pointerOf; }
/* harmony export */ });
/** A path as a JSON pointer (RFC 6901); the root is "". */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}


/***/ }),

/***/ 763:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ linesOf; }
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

/***/ 234:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ grouped; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}


/***/ }),

/***/ 39:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ commandProperty; },
/* harmony export */   RK: function() { return /* binding */ visible; },
/* harmony export */   TL: function() { return /* binding */ quoted; },
/* harmony export */   nl: function() { return /* binding */ inertJson; },
/* harmony export */   tJ: function() { return /* binding */ inert; },
/* harmony export */   vI: function() { return /* binding */ shortened; },
/* harmony export */   wD: function() { return /* binding */ markdown; },
/* harmony export */   wq: function() { return /* binding */ commandData; }
/* harmony export */ });
/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show as
// nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
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
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}/gu, (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
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
        .replace(/[\\`*_{}[\]()<>#!|~&]|^ *[-+=]/gu, (found) => found.replace(/.$/u, "\\$&"))
        .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|^ *\d+(?=[.\\])/giu, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\$/gu, "&#36;");
}


/***/ }),

/***/ 760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	!function() {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = function(module) {
/******/ 			var getter = module && module.__esModule ?
/******/ 				function() { return module['default']; } :
/******/ 				function() { return module; };
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
var external_node_fs_namespaceObject = require("node:fs");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./build/src/core/check.js
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
function defineCheck(check) {
    return check;
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

;// CONCATENATED MODULE: ./build/src/core/usage-error.js
/** The caller's mistake: told in one line, without a stack, and the exit status is 2. */
class UsageError extends Error {
    name = "UsageError";
    /** What to do about it, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(39);
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
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        // Each missing letter is a step: what differs so much in length needs no closer look.
        if (Math.abs(plainWord.length - plainCandidate.length) > tolerance(shorter))
            continue;
        const distance = editDistance(plainWord, plainCandidate);
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
/** Written by `npm run docs` from manifest.schema.json: the schema itself is loaded only to explain. */
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
/** Every key that a manifest may have at its top level. */
const KNOWN_KEYS = [
    "$schema",
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
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
];

;// CONCATENATED MODULE: ./build/src/plugin/type-needs.js
/** The parts of a manifest that belong to a type. */
const SECTIONS = ["dashboard_widget", "commands", "pages"];
const TYPE_NEEDS = new Map([
    ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
    ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
    ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
    ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
    ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);
function typeNeeds(manifest) {
    const type = manifest["type"];
    return typeof type === "string" ? TYPE_NEEDS.get(type) : undefined;
}
/** The keys that the manifest's type calls for and that are not there. */
function missingOfType(manifest) {
    const needs = typeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest.js



/** Where a manifest has more unknown keys, they are no slips of known ones. */
const MOST_SLIPS = 200;
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function asObjectText(json) {
    return isObject(json.value) ? { ...json, value: json.value } : undefined;
}
function manifestOf(json) {
    const misspelt = misspeltKeys(json.value);
    const stoodFor = new Set(misspelt.values());
    return {
        ...json,
        misspelt,
        has: (key) => stepInto(json.value, key) !== undefined || stoodFor.has(key),
        valueAt: (...path) => path.reduce(stepInto, json.value),
    };
}
function stepInto(value, step) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    return isThere ? value[step] : undefined;
}
function misspeltKeys(value) {
    const known = new Set(KNOWN_KEYS);
    const required = REQUIRED_KEYS.filter((key) => !Object.hasOwn(value, key));
    const missing = new Set([...required, ...missingOfType(value)]);
    const misspelt = new Map();
    let looked = 0;
    for (const key of Object.keys(value)) {
        if (missing.size === 0 || looked === MOST_SLIPS)
            break;
        if (known.has(key))
            continue;
        looked++;
        const meant = nearest(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle-present.js





const ENTRY_POINTS = ["main", "web", "background"];
/* harmony default export */ var bundle_present = (defineCheck({
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


/* harmony default export */ var changelog_present = (defineCheck({
    id: "changelog-present",
    title: "CHANGELOG.md is there, under exactly this name, and not empty",
    severity: "error",
    needs: ["changelogFile"],
    run: ({ changelogFile }) => requiredFileProblems(changelogFile, "Write a CHANGELOG.md with an entry for each version"),
}));

;// CONCATENATED MODULE: ./build/src/checks/license-present.js


/* harmony default export */ var license_present = (defineCheck({
    id: "license-present",
    title: "LICENSE is there, under exactly this name, and not empty",
    severity: "error",
    needs: ["licenseFile"],
    run: ({ licenseFile }) => requiredFileProblems(licenseFile, "Add the text of the plugin's licence as LICENSE"),
}));

;// CONCATENATED MODULE: ./build/src/text/web-address.js
const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** `\\` counts as `/`, as browsers have it. */
const USER = /^(?:([a-z][a-z0-9+.-]*):)?([/\\]*)([^/?#\\]*)@/iu;
const FOREIGN = /[\s\p{Cc}\p{Cf}\p{Cs}\\"<>^`{|}]/u;
/** No name of the internet is longer. */
const LONGEST_HOST = 255;
/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
function isPlainAddress(text) {
    return (text.length < 500 && /^https:\/\/[a-z][a-z\d-]{0,40}(?:\.[a-z][a-z\d-]{0,40}){1,5}(?:\/[\w./~-]*)?$/u.test(text));
}
function addressFault(text) {
    if (hasCredentials(text))
        return { kind: "credentials" };
    const scheme = SCHEME.exec(text.trimStart())?.[1]?.toLowerCase();
    if (scheme === undefined || isHostAndPort(text))
        return { kind: "relative" };
    if (scheme !== "http" && scheme !== "https")
        return { kind: "scheme", scheme };
    const foreign = FOREIGN.exec(text)?.[0];
    if (foreign !== undefined)
        return { kind: "characters", character: foreign };
    const authority = /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? "";
    if (authority.includes("@"))
        return { kind: "credentials" };
    if (authority === "" || authority.startsWith(":"))
        return { kind: "host" };
    return authority.length <= LONGEST_HOST && isReadable(text) ? undefined : { kind: "unreadable" };
}
/** Whether an address carries a user's name or password; the `git@` of `ssh://git@host` is neither. */
function hasCredentials(text) {
    const [found, scheme, slashes, user] = USER.exec(text.trimStart()) ?? [];
    if (found === undefined || user === "git")
        return false;
    return scheme === undefined ? slashes !== "" : scheme.toLowerCase() !== "mailto";
}
/** `localhost:8080/a` begins with no scheme, though it looks so. */
function isHostAndPort(text) {
    return /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/iu.test(text);
}
function isReadable(text) {
    try {
        return new URL(text).hostname !== "";
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __nccwpck_require__(303);
;// CONCATENATED MODULE: ./build/src/core/shape-words.js



/** The sentences for what a schema forbids: one row a keyword. */
const WORDS = {
    type: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${kind(params["type"])}`,
        help: formOf(String(params["type"]), value),
    }),
    enum: (label, value, { params, schema }) => {
        const deprecated = (schema["deprecatedValues"] ?? []);
        const allowed = params["allowedValues"].filter((word) => !deprecated.includes(word));
        const meant = typeof value === "string" ? nearest(value, allowed) : undefined;
        return {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined && { replacement: meant }),
        };
    },
    const: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${(0,safe/* quoted */.TL)(params["allowedValue"])}`,
        help: `Write ${(0,safe/* quoted */.TL)(params["allowedValue"])}`,
    }),
    minLength: (label, value, { params }) => params["limit"] === 1
        ? { message: `${label} is "", but must not be empty`, help: "Write something into it, or remove it" }
        : lengthWords(label, value, `at least ${(0,safe/* quoted */.TL)(params["limit"])}`),
    maxLength: (label, value, { params }) => lengthWords(label, value, `at most ${(0,safe/* quoted */.TL)(params["limit"])}`),
    pattern: (label, value, { schema }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must ${must(schema)}`,
        help: `Let it ${must(schema)}`,
    }),
    minItems: (label) => ({ message: `${label} is an array without an item`, help: "Add an item, or remove the key" }),
    exclusiveMinimum: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be above ${(0,safe/* quoted */.TL)(params["limit"])}`,
        help: "Write a larger number",
    }),
    anyOf: (label, value, { schema }) => {
        const forms = (schema["anyOf"] ?? []);
        const kinds = forms.map((form) => kind(form["type"] ?? "object"));
        return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${kinds.join(" or ")}`, help: "Write one of the two" };
    },
};
function shapeWords(label, value, error) {
    const teller = WORDS[error.keyword];
    return teller
        ? teller(label, value, error)
        : { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which is not allowed`, help: "See the page of this check" };
}
const FORMS = {
    string: "Write it in quotation marks",
    array: "Write a list: [ \u2026 ]",
    object: "Write an object: { \u2026 }",
    number: "Write a number, without quotation marks",
    boolean: "Write true or false, without quotation marks",
};
function formOf(type, value) {
    const isWord = typeof value === "number" || typeof value === "boolean";
    return type === "string" && !isWord ? "Write a string, in quotation marks" : (FORMS[type] ?? "Write another value");
}
function kind(type) {
    return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}
function lengthWords(label, value, limit) {
    const length = typeof value === "string" ? String((0,code_points/* codePoints */.B)(value)) : "some";
    return {
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}: ${length} characters, but there must be ${limit}`,
        help: limit.startsWith("at least") ? "Write more" : "Write less",
    };
}
function must(schema) {
    return typeof schema["must"] === "string" ? schema["must"] : `match ${String(schema["pattern"])}`;
}

;// CONCATENATED MODULE: ./build/src/core/shape-problems.js



/**
 * What the schema says about one key of the manifest and everything below it, each once, at its place.
 *
 * A key that is missing is told here too, unless a misspelt one stands for it.
 *
 * @param unknown the severity of a key that nothing knows.
 */
function* shapeProblems({ manifest, shape }, key, unknown = "warning") {
    if (shape.errors.length === 0)
        return;
    const errors = shape.errors.filter(({ path, params }) => (path.length === 0 ? params["missingProperty"] : path[0]) === key);
    const slips = slipsIn(errors);
    for (const error of errors) {
        const { path, params, keyword } = error;
        const missing = params["missingProperty"];
        if (typeof missing === "string") {
            const told = path.length === 0 ? manifest.has(missing) : slips.told.has(error);
            if (!told)
                yield missingKey(manifest, error, missing);
        }
        else if (keyword === "additionalProperties") {
            yield unknownKey(manifest, error, slips.meant.get(error), unknown);
        }
        else {
            yield wrongValue(manifest, error);
        }
    }
}
function slipsIn(errors) {
    const missingAt = new Map();
    for (const error of errors.filter(({ params }) => "missingProperty" in params)) {
        const place = JSON.stringify(error.path);
        const others = missingAt.get(place);
        if (others)
            others.push(error);
        else
            missingAt.set(place, [error]);
    }
    const meant = new Map();
    const told = new Set();
    for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
        const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
        const names = missing.map(({ params }) => String(params["missingProperty"]));
        const name = nearest(String(unknown.params["additionalProperty"]), names);
        const error = name === undefined ? undefined : missing[names.indexOf(name)];
        if (!error || told.has(error))
            continue;
        meant.set(unknown, error);
        told.add(error);
    }
    return { meant, told };
}
function missingKey(manifest, { path, schema, advisory }, key) {
    const about = propertyOf(schema, key)["description"];
    return {
        at: manifest.at(...path, key),
        ...(advisory && { severity: "warning" }),
        message: `${path.length === 0 ? "The manifest" : labelOf(path)} lacks ${(0,safe/* quoted */.TL)(key)}`,
        help: typeof about === "string" ? `Add it: ${lowerFirst(about.replace(/\.$/u, ""))}` : `Add ${(0,safe/* quoted */.TL)(key)}`,
    };
}
function unknownKey(manifest, { path, params, schema }, missing, usual) {
    const key = String(params["additionalProperty"]);
    const at = manifest.keyAt(...path, key);
    const known = Object.keys(schema["properties"] ?? {});
    const required = missing && String(missing.params["missingProperty"]);
    const there = manifest.valueAt(...path);
    const unused = known.filter((name) => typeof there !== "object" || there === null || !Object.hasOwn(there, name));
    const notMeant = (schema["notMeant"] ?? []);
    const meant = required ?? (notMeant.includes(key) ? undefined : nearest(key, unused));
    const rename = meant === undefined ? [] : at.range ? [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] : [];
    return {
        at,
        severity: missing && !missing.advisory ? "error" : usual,
        message: required === undefined
            ? `${labelOf(path)} has the unknown key ${(0,safe/* quoted */.TL)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`
            : `${labelOf(path)} has the unknown key ${(0,safe/* quoted */.TL)(key)}, and ${(0,safe/* quoted */.TL)(required)} is missing; did you mean that?`,
        help: meant === undefined ? `Remove it; known are ${known.join(", ")}` : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
        ...(rename.length > 0 && { fix: rename }),
    };
}
function wrongValue(manifest, error) {
    const at = manifest.at(...error.path);
    const { message, help, replacement } = shapeWords(labelOf(error.path), manifest.valueAt(...error.path), error);
    return {
        at,
        message,
        help,
        ...(replacement !== undefined &&
            at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(replacement) }] }),
    };
}
/** A place in the manifest as its author would name it: `"commands[0].name"`. */
function labelOf(path) {
    const name = path.map((step, at) => typeof step === "number" ? `[${String(step)}]` : `${at === 0 ? "" : "."}${step}`);
    return (0,safe/* quoted */.TL)(name.join(""));
}
function propertyOf(schema, key) {
    const properties = (schema["properties"] ?? {});
    return properties[key] ?? {};
}
const lowerFirst = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);

;// CONCATENATED MODULE: ./build/src/core/address-problems.js



/** Why the value at a path of the manifest is no address on the web, told once. A value that is no text is passed over. */
function* addressProblems(manifest, path, rules = {}) {
    const text = manifest.valueAt(...path);
    if (typeof text !== "string")
        return;
    if (isPlainAddress(text))
        return;
    const at = manifest.at(...path);
    const fault = addressFault(text);
    if (fault?.kind === "credentials") {
        yield credentialsProblem(manifest, path);
    }
    else if (fault) {
        const tidy = text.trim();
        const isTidied = tidy !== text && !addressFault(tidy);
        yield {
            at,
            message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(text)}, ${faultWords(fault)}`,
            help: isTidied ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : faultHelp(text, fault),
            ...(isTidied && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
        };
    }
    else if (rules.http && /^http:/iu.test(text)) {
        yield {
            at,
            severity: rules.http.severity,
            message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(text)}, an http: address, ${rules.http.which}`,
            help: "Write an https: address, if there is one",
        };
    }
}
/** Told at the key, and with nothing of the address. */
function credentialsProblem(manifest, path) {
    const key = path.at(-1) ?? "";
    const parent = path.slice(0, -1);
    return {
        at: manifest.keyAt(...path),
        secret: true,
        message: `The address in ${(0,safe/* quoted */.TL)(key)}${parent.length > 0 ? ` of ${labelOf(parent)}` : ""} holds a user name or a password, which everyone can read`,
        help: "Remove what stands between // and @, and change the password if this file was ever published",
    };
}
function faultWords(fault) {
    switch (fault.kind) {
        case "relative":
            return "but must be an address that begins with https:// or http://";
        case "scheme":
            return `which begins with ${(0,safe/* quoted */.TL)(`${fault.scheme}:`)}, but must begin with https:// or http://`;
        case "characters":
            return `which holds ${characterWords(fault.character)}, but an address has none`;
        case "host":
            return "an address without a host";
        case "unreadable":
            return "which no browser can read as an address";
    }
}
function characterWords(character) {
    return character === " " ? "a space" : character === "\\" ? "a backslash" : `the character ${(0,safe/* quoted */.TL)(character)}`;
}
function faultHelp(text, fault) {
    const web = webAddressOf(text);
    if (web !== undefined)
        return `Write ${(0,safe/* quoted */.TL)(web)}`;
    if (fault.kind === "characters") {
        return fault.character === "\\" ? "Write / in place of \\" : "Remove it, or write it percent-encoded";
    }
    return 'Write the whole address, for example "https://example.com/plugin"';
}
/** The address on the web that other spellings most likely stand for. */
function webAddressOf(text) {
    if (text.length > 200)
        return undefined;
    const meant = [
        { from: /^git@([a-z0-9.-]+):(?!\d)(.+)$/iu, to: "https://$1/$2" },
        { from: /^(?:git|ssh|git\+ssh):\/\/(?:git@)?([a-z0-9.-]+\/.+)$/iu, to: "https://$1" },
        { from: /^github:([\w.-]+\/[\w.-]+)$/iu, to: "https://github.com/$1" },
        { from: /^gitlab:([\w.-]+\/[\w.-]+)$/iu, to: "https://gitlab.com/$1" },
        { from: /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/iu, to: "https://$1" },
    ].find(({ from }) => from.test(text));
    const web = meant && text.replace(meant.from, meant.to);
    return web === undefined || addressFault(web) ? undefined : web;
}

;// CONCATENATED MODULE: ./build/src/plugin/author-text.js
/** The parts, or in which way the text is in none of the three forms. */
function readAuthor(text) {
    const open = text.indexOf("<");
    const close = text.indexOf(">");
    if (open === -1) {
        if (close !== -1)
            return "unopened";
        const { before, url } = withAddress(text);
        return { name: before, ...(url !== undefined && { url }) };
    }
    if (close === -1)
        return "unclosed";
    if (close < open)
        return "unopened";
    const found = { name: text.slice(0, open).trim(), mail: text.slice(open + 1, close) };
    const rest = text.slice(close + 1).trim();
    if (rest === "")
        return found;
    return /^\([^()]*\)$/u.test(rest) ? { ...found, url: rest.slice(1, -1).trim() } : "continued";
}
/** Without an e-mail address only what looks like an address is one: `Lumen Labs (Lisbon)` is a name. */
function withAddress(text) {
    const bare = text.trim();
    const open = bare.lastIndexOf("(");
    const inside = bare.endsWith(")") && open !== -1 ? bare.slice(open + 1, -1).trim() : "";
    return /^(?:[a-z][a-z0-9+.-]*:|www\.)/iu.test(inside)
        ? { before: bare.slice(0, open).trim(), url: inside }
        : { before: bare };
}

;// CONCATENATED MODULE: ./build/src/text/email.js
// The local part and the host of ajv-formats' `email`, which the tests hold this against; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}

;// CONCATENATED MODULE: ./build/src/core/author-text-problems.js





const FORM = 'Write "Name <mail>", or an object with "name" and "email"';
/** What is wrong with an author that is written as a string. */
function* authorTextProblems(manifest, text) {
    const at = manifest.at("author");
    const author = readAuthor(text);
    const fault = typeof author === "string" ? FAULTS[author] : faultOf(author);
    if (fault !== undefined || typeof author === "string") {
        yield { at, message: `"author" is ${(0,safe/* quoted */.TL)(text)}, ${String(fault)}`, help: FORM };
        return;
    }
    if (author.url !== undefined && addressFault(author.url)?.kind === "credentials") {
        yield credentialsProblem(manifest, ["author"]);
        return;
    }
    if (author.url !== undefined) {
        yield {
            at,
            severity: "warning",
            message: `"author" is ${(0,safe/* quoted */.TL)(text)}, but this form has no place for the address in round brackets`,
            help: 'Write an object, and the address into its "website"',
        };
    }
    yield stringProblem(manifest, text, author);
}
const FAULTS = {
    unclosed: "which has a < and no > behind the e-mail address",
    unopened: "which has a > and no < before the e-mail address",
    continued: "which goes on behind the e-mail address",
};
function faultOf({ name, mail }) {
    if (name === "")
        return "which names nobody";
    if (mail === "")
        return "which has no e-mail address between < and >";
    return mail === undefined || isEmail(mail) ? undefined : `but ${(0,safe/* quoted */.TL)(mail)} is no e-mail address`;
}
/** The specification's sample validator takes an object with an e-mail address only. */
function stringProblem(manifest, text, { name, mail, url }) {
    const { file, range } = manifest.at("author");
    const isSafe = url === undefined || !addressFault(url);
    const object = mail === undefined || !isSafe ? undefined : { name, email: mail, ...(url && { website: url }) };
    const website = url === undefined ? "" : `, "website": ${(0,safe/* quoted */.TL)(url)}`;
    const shown = `{ "name": ${(0,safe/* quoted */.TL)(name)}, "email": ${mail === undefined ? '"\u2026"' : (0,safe/* quoted */.TL)(mail)}${website} }`;
    return {
        at: manifest.at("author"),
        severity: "warning",
        strict: "error",
        message: `"author" is ${(0,safe/* quoted */.TL)(text)}: a string${mail === undefined ? " without an e-mail address" : ""}, which may be refused at submission`,
        help: `Write an object: ${shown}`,
        ...(object && range && { fix: [{ file, range, text: inlineJson(object) }] }),
    };
}
function inlineJson(object) {
    const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{ ${members.join(", ")} }`;
}

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

;// CONCATENATED MODULE: ./build/src/plugin/found-file.js


/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const exact = exactFile(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list(joined(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = nearName(baseName(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
    const near = nearest === undefined ? inOtherLetters(workspace, folder, name) : joined(parent, nearest);
    return { ...exact, near: near === undefined ? undefined : { name: near, path: joined(folder, near) }, siblings };
}
/** What stands under exactly this name, without a look at what else is in the folder. */
function exactFile(workspace, folder, name) {
    const path = joined(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}
function nearName(wanted, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    const sameStem = names.find((name) => stem(name) === stem(wanted));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(stem(name), stem(wanted)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && editDistance(a, b) === 1;
}
/** The file that a path means where letter case does not count, also in the names of folders. */
function inOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list(joined(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
        if (!found)
            return undefined;
        here = joined(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}

;// CONCATENATED MODULE: ./build/src/plugin/declared-files.js

function declaredFilesOf(manifest, workspace, folder) {
    const files = new Map();
    let missing = 0;
    for (const path of new Set(declaredPaths(manifest))) {
        const file = declaredFile(workspace, folder, path, missing < MOST_GUESSES);
        if (file.state === "missing")
            missing += 1;
        files.set(path, file);
    }
    return files;
}
/** For so many missing files another that was likely meant is looked for: it takes a look at the whole folder. */
const MOST_GUESSES = 50;
function declaredFile(workspace, folder, path, guesses) {
    const why = whyNoPath(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = resolvedPath(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return guesses ? findFile(workspace, "", full) : exactFile(workspace, "", full);
}
/** Why a text is no path, by the rules of every system alike: what is none on one is none on all. */
function whyNoPath(path) {
    if (path.includes("\0"))
        return "holds a NUL character";
    if (/^[A-Za-z]:/u.test(path))
        return "begins with a drive letter";
    if (path.includes("\\"))
        return "has a backslash";
    if (path.startsWith("/"))
        return "is absolute";
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path))
        return "is an address, not a path";
    return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}
/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
function resolvedPath(folder, path) {
    const names = folder === "" ? [] : folder.split("/");
    for (const name of path.split("/")) {
        if (name === "..") {
            if (names.pop() === undefined)
                return undefined;
        }
        else if (name !== "." && name !== "")
            names.push(name);
    }
    return names.join("/");
}
function declaredPaths(manifest) {
    const { value } = manifest;
    const hooks = HOOK_NAMES.map((name) => manifest.valueAt("hooks", name));
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const license = typeof value["license"] === "string" ? licenseFile(value["license"]) : undefined;
    const styles = manifest.valueAt("ui", "styles");
    const avatar = manifest.valueAt("author", "avatar");
    return [
        ...["main", "web", "background"].map((key) => value[key]),
        ...hooks.map((hook) => (typeof hook === "string" && isHookPath(hook) ? hookPath(hook) : undefined)),
        ...screenshots,
        license,
        typeof styles === "string" && isStylePath(styles) ? styles : undefined,
        typeof avatar === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? avatar : undefined,
    ].filter((path) => typeof path === "string" && path !== "");
}
/** The hooks that the host calls. */
const HOOK_NAMES = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
function isHookPath(hook) {
    return /[/#]|\.[cm]?js$/u.test(hook);
}
/** The path in `path#exportName`. */
function hookPath(hook) {
    return hook.split("#")[0] ?? "";
}
/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
function isStylePath(styles) {
    return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}
/** The file in `SEE LICENSE IN <file>`. */
function licenseFile(license) {
    return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}

;// CONCATENATED MODULE: ./build/src/core/path-problems.js




/** Every place of one path, in the order in which the first that names a missing built file tells of it. */
const BUILT_PLACES = [["main"], ["web"], ["background"], ...HOOK_NAMES.map((name) => ["hooks", name])];
const INSIDE = "Write a path inside the repository, relative to the manifest";
const REAL = "Put the file itself in its place";
/**
 * What keeps the path at one place of the manifest from being that of a regular file in the repository.
 *
 * Without files only the text of the path is judged. A file under `dist/` that is not there is told once, however
 * many keys name it, and `dist/plugin.js` not at all: that is the business of the check bundle-present.
 */
function* pathProblems(declaring, place, options = {}) {
    const { manifest, declaredFiles } = declaring;
    const value = manifest.valueAt(...place);
    if (typeof value !== "string" || value === "")
        return;
    const path = options.path ?? value;
    const found = isAbsent(declaredFiles) ? withoutFiles(path) : declaredFiles.get(path);
    if (!found || isToldElsewhere(declaring, place, found))
        return;
    const at = manifest.at(...place);
    const say = (what, help) => ({
        at,
        message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(value)}, but ${what}`,
        help,
    });
    const softly = (what, help) => ({
        ...say(what, help),
        ...(options.severity && { severity: options.severity }),
    });
    const it = path === value ? "it" : (0,safe/* quoted */.TL)(path);
    switch (found.state) {
        case "unsafe": {
            const tidy = value.replaceAll("\\", "/");
            yield say(`${it} ${found.why}`, tidy === value || whyNoPath(tidy) !== undefined ? INSIDE : `Write ${(0,safe/* quoted */.TL)(tidy)}`);
            return;
        }
        case "file":
            if (path.endsWith("/"))
                yield softly(`${it} ends with "/", as only folders do`, "Leave the last / out");
            return;
        case "missing": {
            const near = found.near && fromPlugin(manifest, found.near.path, path);
            const meant = near === undefined ? "" : withPath(value, path, near);
            if (near?.toLowerCase() === path_problems_plain(path).toLowerCase()) {
                yield {
                    ...softly(`the file is named ${(0,safe/* quoted */.TL)(near)}`, `Write ${(0,safe/* quoted */.TL)(meant)}: upper and lower case count`),
                    ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
                };
                return;
            }
            const builds = isBuilt(manifest, found.path);
            const help = builds ? "Build the plugin first: npm run build" : "Write the path of a file that is there";
            yield softly(`there is no ${path === value ? "such file" : `file ${(0,safe/* quoted */.TL)(path)}`}${near === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`, near === undefined
                ? help
                : `Write ${(0,safe/* quoted */.TL)(meant)}${builds ? ", or build the plugin first: npm run build" : ""}`);
            return;
        }
        case "folder":
            yield softly(`${it} is a folder, not a file`, "Write the path of a file in it");
            return;
        case "outside":
            yield say(`${it} is a link that leads out of the repository, so it is not read`, REAL);
            return;
        case "broken":
            yield softly(`${it} is a link that leads nowhere`, REAL);
            return;
        case "special":
            yield softly(`${it} is a pipe, a socket or a device, not a file`, REAL);
            return;
        case "unreadable":
            yield softly(`${it} cannot be read`, "Give this user the right to read it");
    }
}
function withoutFiles(path) {
    const why = whyNoPath(path);
    return why === undefined ? undefined : { state: "unsafe", why };
}
function isToldElsewhere({ manifest, declaredFiles }, place, found) {
    if (found.state === "unsafe" || found.state === "file" || isAbsent(declaredFiles))
        return false;
    if (found.path === `${folderOf(manifest)}dist/plugin.js`)
        return true;
    if (found.state !== "missing" || !isBuilt(manifest, found.path))
        return false;
    const names = ([...steps]) => {
        const value = manifest.valueAt(...steps);
        const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
        return there?.state === "missing" && there.path === found.path;
    };
    const first = BUILT_PLACES.find(names);
    return first !== undefined && first.join("\n") !== place.join("\n");
}
function isBuilt(manifest, path) {
    return path.startsWith(`${folderOf(manifest)}dist/`);
}
/** Of the plugin, with the slash behind it. */
function folderOf({ file }) {
    return file.slice(0, file.lastIndexOf("/") + 1);
}
/** A path from the repository's root as the manifest would have it, in the manner of one that was written there. */
function fromPlugin(manifest, path, written) {
    const folder = folderOf(manifest);
    return path.startsWith(folder)
        ? path.slice(folder.length)
        : written.replace(/[^/]*$/u, () => path.slice(path.lastIndexOf("/") + 1));
}
/** What is written, with another path in it: `path#export` begins with it, `SEE LICENSE IN path` ends so. */
function withPath(value, path, other) {
    const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
    return value.slice(0, start) + other + value.slice(start + path.length);
}
const path_problems_plain = (path) => path.replace(/^(?:\.\/)+/u, "");

;// CONCATENATED MODULE: ./build/src/core/avatar-problems.js




const PLACE = ["author", "avatar"];
const HELP = "Write the address that the image has on the web";
/** What is wrong with the author's picture: an address, or, less well, a path in the repository. */
function* avatarProblems(facts, rules) {
    const { manifest, images } = facts;
    const avatar = manifest.valueAt(...PLACE);
    if (typeof avatar !== "string")
        return;
    if (avatar === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(avatar)) {
        yield* addressProblems(manifest, PLACE, rules);
        return;
    }
    const at = manifest.at(...PLACE);
    const [fault] = pathProblems(facts, PLACE);
    if (fault) {
        yield { at, message: fault.message, help: HELP };
        return;
    }
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quoted */.TL)(avatar)}, a path, but the specification asks for an address`,
        help: HELP,
    };
    const image = isAbsent(images) ? undefined : images.get(avatar);
    if (image?.width === undefined || image.height === undefined || image.width === image.height)
        return;
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quoted */.TL)(avatar)}, an image of ${String(image.width)} \u00d7 ${String(image.height)} pixels, but must be square`,
        help: "Cut it to a square, best of 128 \u00d7 128 pixels",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-author.js








const HTTPS = { http: { severity: "notice", which: "but https: is recommended" } };
/* harmony default export */ var manifest_author = (defineCheck({
    id: "manifest-author",
    title: "The author has a name, and better an e-mail address that is one",
    severity: "error",
    about: ["author"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        const { manifest } = facts;
        const author = manifest.value["author"];
        if (typeof author === "string") {
            yield* authorTextProblems(manifest, author);
            return;
        }
        yield* shapes(facts);
        yield* nameProblems(manifest);
        yield* mailProblems(manifest);
        yield* addressProblems(manifest, ["author", "website"], HTTPS);
        yield* addressProblems(manifest, ["author", "url"], HTTPS);
        yield* avatarProblems(facts, HTTPS);
    },
}));
/** As the schema has it, but an e-mail address that is missing may be refused at submission. */
function* shapes({ manifest, shape }) {
    const lacksMail = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
    const isOfMail = (error) => lacksMail && (isMissingMail(error) || isSlipOfMail(error));
    const only = (errors) => shapeProblems({ manifest, shape: { errors } }, "author");
    yield* only(shape.errors.filter((error) => !isOfMail(error)));
    for (const problem of only(shape.errors.filter(isOfMail)))
        yield { ...problem, strict: "error" };
}
const isMissingMail = ({ params }) => params["missingProperty"] === "email";
function isSlipOfMail({ params }) {
    const unknown = params["additionalProperty"];
    return typeof unknown === "string" && nearest(unknown, ["email", "name"]) === "email";
}
function* nameProblems(manifest) {
    const name = manifest.valueAt("author", "name");
    if (typeof name !== "string" || name === "" || name.trim() !== "")
        return;
    yield {
        at: manifest.at("author", "name"),
        message: `"author.name" is ${(0,safe/* quoted */.TL)(name)}, which names nobody`,
        help: "Write the author's name",
    };
}
function* mailProblems(manifest) {
    const mail = manifest.valueAt("author", "email");
    if (typeof mail !== "string" || isEmail(mail))
        return;
    const at = manifest.at("author", "email");
    const tidy = mail.trim();
    yield {
        at,
        message: `"author.email" is ${(0,safe/* quoted */.TL)(mail)}, which is no e-mail address`,
        help: isEmail(tidy) ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : 'Write one such as "office@example.com", or leave it out',
        ...(isEmail(tidy) && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-background.js



/* harmony default export */ var manifest_background = (defineCheck({
    id: "manifest-background",
    title: "The background entry point is a file of the plugin",
    severity: "error",
    about: ["background"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "background");
        yield* pathProblems(facts, ["background"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/core/package-form-problems.js





/** What is said of an address that is written as package.json has it, `{ "type": "git", "url": "\u2026" }`; else nothing. */
function packageFormProblems(manifest, key) {
    const value = manifest.value[key];
    const url = isObject(value) ? manifest.valueAt(key, "url") : undefined;
    if (typeof url !== "string")
        return [];
    const { range, file } = manifest.at(key);
    const address = url.replace(/^git\+(?=https?:)/u, "");
    const fault = addressFault(address);
    const hasCredentials = fault?.kind === "credentials";
    const problem = {
        at: manifest.keyAt(key),
        secret: hasCredentials,
        message: `${labelOf([key])} is an object, as package.json has it, but must be a string with the address alone`,
        help: fault ? "Write the address alone, in quotation marks" : `Write ${(0,safe/* quoted */.TL)(address)}`,
        ...(!fault && range && { fix: [{ file, range, text: JSON.stringify(address) }] }),
    };
    return hasCredentials ? [problem, credentialsProblem(manifest, [key, "url"])] : [problem];
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-bugs.js




/* harmony default export */ var manifest_bugs = (defineCheck({
    id: "manifest-bugs",
    title: "The issue tracker has an address that a browser opens",
    severity: "error",
    about: ["bugs"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const packageForm = packageFormProblems(facts.manifest, "bugs");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* shapeProblems(facts, "bugs");
        yield* addressProblems(facts.manifest, ["bugs"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-category.js


/* harmony default export */ var manifest_category = (defineCheck({
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
    severity: "error",
    about: ["category"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "category"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-commands.js




/* harmony default export */ var manifest_commands = (defineCheck({
    id: "manifest-commands",
    title: "Every command has its own name and a description, and its options fit their types",
    severity: "error",
    about: ["commands"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "commands");
        const commands = itemsAt(manifest, ["commands"]);
        yield* repeatedNames(manifest, commands.flatMap((command) => [
            { place: [...command, "name"], command: command.join() },
            ...itemsAt(manifest, [...command, "aliases"]).map((place) => ({ place, command: command.join() })),
        ]));
        for (const option of commands.flatMap((command) => itemsAt(manifest, [...command, "options"]))) {
            yield* defaultProblems(manifest, option);
        }
    },
}));
function* repeatedNames(manifest, all) {
    const first = new Map();
    for (const named of all) {
        const name = manifest.valueAt(...named.place);
        if (typeof name !== "string" || name === "")
            continue;
        const before = first.get(name);
        if (!before) {
            first.set(name, named);
            continue;
        }
        const isOwn = before.command === named.command;
        const removal = isOwn ? manifest.removal(...named.place) : [];
        yield {
            at: manifest.at(...named.place),
            message: `${labelOf(named.place)} is ${(0,safe/* quoted */.TL)(name)}, the same as ${labelOf(before.place)}`,
            help: isOwn ? "Remove it: the command has this name" : "Give each command names of its own",
            ...(removal.length > 0 && { fix: removal }),
        };
    }
}
/** What a value of each type of option is; of any other type nothing is known. */
const FITS = new Map([
    ["string", (value) => typeof value === "string"],
    ["number", (value) => typeof value === "number"],
    ["integer", (value) => Number.isInteger(value)],
    ["boolean", (value) => typeof value === "boolean"],
    ["array", (value) => Array.isArray(value)],
    ["object", (value) => isObject(value)],
]);
function* defaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!isObject(option) || !Object.hasOwn(option, "default"))
        return;
    const value = option["default"];
    const type = Object.hasOwn(option, "type") ? option["type"] : undefined;
    if (FITS.get(type)?.(value) === false) {
        const at = manifest.at(...place, "default");
        const meant = meantDefault(value, type);
        yield {
            at,
            message: `${labelOf([...place, "default"])} is ${(0,safe/* quoted */.TL)(value)}, but the option's type is ${(0,safe/* quoted */.TL)(type)}`,
            help: meant === undefined ? `Write a default of the type ${(0,safe/* quoted */.TL)(type)}, or another type` : `Write ${meant}`,
            ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: meant }] }),
        };
    }
    if (Object.hasOwn(option, "required") && option["required"] === true) {
        yield {
            at: manifest.at(...place, "required"),
            severity: "warning",
            message: `${labelOf([...place, "required"])} is true, but the option has a default, so nobody must give it`,
            help: 'Remove "required" or "default"',
        };
    }
}
/** The JSON of what stands in quotation marks, or lacks them, by mistake alone. */
function meantDefault(value, type) {
    if (type === "string" && (typeof value === "number" || typeof value === "boolean"))
        return JSON.stringify(String(value));
    if (type === "boolean" && (value === "true" || value === "false"))
        return value;
    return type === "number" && typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value) ? value : undefined;
}
/** The places of the items of an array; none where there is no array. */
function itemsAt(manifest, place) {
    const items = manifest.valueAt(...place);
    return Array.isArray(items) ? items.map((_, at) => [...place, at]) : [];
}

;// CONCATENATED MODULE: ./build/src/text/plain-range.js
// Alone an x; or one to three numbers, with x for those that are left out.
const COMPARATOR = /^(\^|~|>=?|<=?|=)?(?:[xX*]|(0|[1-9]\d{0,8})(?:\.[xX*](?:\.[xX*])?|\.(0|[1-9]\d{0,8})(?:\.(?:(0|[1-9]\d{0,8})|[xX*]))?)?)$/u;
/**
 * Reads the forms that nearly every version range has: `^1.2.3`, `>=18`, `1.x || 2.x`, `>=1.2.0 <2.0.0`.
 *
 * `undefined` for any other text, which may be a range all the same: with prereleases, hyphens, odd spaces.
 */
function plainRange(text) {
    if (text === "")
        return [[]];
    const lists = [];
    for (const alternative of text.split(/ ?\|\| ?/u)) {
        const list = [];
        for (const word of alternative.split(" ")) {
            const comparators = plainComparators(word);
            if (!comparators)
                return undefined;
            list.push(...comparators);
        }
        lists.push(list);
    }
    return lists;
}
function plainComparators(word) {
    const parts = COMPARATOR.exec(word);
    if (!parts)
        return undefined;
    const [, operator = "=", ...rest] = parts;
    const numbers = rest.filter((number) => number !== undefined).map(Number);
    const [major = 0, minor = 0, patch = 0] = numbers;
    const from = version(major, minor, patch);
    const isWhole = numbers.length === rest.length;
    // The first version that has another of the numbers that are written.
    const behind = numbers.length < 2 ? version(major + 1) : version(major, minor + 1);
    if (numbers.length === 0)
        return operator === "<" || operator === ">" ? NONE : [];
    switch (operator) {
        case "^":
            return [at(">=", from), below(afterCaret(numbers))];
        case "~":
            return [at(">=", from), below(behind)];
        case ">=":
            return [at(">=", from)];
        case ">":
            return [isWhole ? at(">", from) : at(">=", behind)];
        case "<":
            return [isWhole ? at("<", from) : below(from)];
        case "<=":
            return [isWhole ? at("<=", from) : below(behind)];
        default:
            return isWhole ? [at("=", from)] : [at(">=", from), below(behind)];
    }
}
/** The first number that is not 0 may not change; of those that are written, the last where all are 0. */
function afterCaret(numbers) {
    const [major = 0, minor = 0, patch = 0] = numbers;
    if (major > 0 || numbers.length === 1)
        return version(major + 1);
    if (minor > 0 || numbers.length === 2)
        return version(0, minor + 1);
    return version(0, 0, patch + 1);
}
const version = (major, minor = 0, patch = 0) => ({ major, minor, patch, prerelease: "" });
const at = (operator, limit) => ({ operator, version: limit });
/** Below all prereleases of a version too. */
const below = (limit) => at("<", { ...limit, prerelease: "0" });
const NONE = [below(version(0))];

;// CONCATENATED MODULE: ./build/src/plugin/ranges.js


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** The keys of the manifest that hold version ranges by names; package.json has some of them too. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
function hasUncommonRange(manifest, packageJson) {
    return RANGE_KEYS.some((key) => {
        const ranges = manifest.value[key];
        const packaged = packageJson?.value[key];
        if (!isObject(ranges))
            return false;
        return Object.entries(ranges).some(([name, range]) => isUncommon(range) || (isObject(packaged) && Object.hasOwn(packaged, name) && isUncommon(packaged[name])));
    });
}
function rangesOf(otherwise) {
    const known = new Map();
    return {
        of(text) {
            if (text.length > LONGEST_RANGE)
                return undefined;
            if (!known.has(text))
                known.set(text, plainRange(text) ?? (isWritable(text) ? otherwise?.(text) : undefined));
            return known.get(text);
        },
    };
}
function isUncommon(range) {
    return typeof range === "string" && range.length <= LONGEST_RANGE && isWritable(range) && !plainRange(range);
}
/** Addresses and paths hold characters that no range does. */
function isWritable(text) {
    return /^[\w\s.+*|<>=~^-]*$/u.test(text);
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(234);
;// CONCATENATED MODULE: ./build/src/text/version-range.js
/**
 * The lowest version that meets a range; `undefined` where none does.
 *
 * A prerelease counts only where the range names a prerelease of the same three numbers, as npm has it.
 */
function lowestVersion(range) {
    return range
        .map(lowestOfAll)
        .filter((version) => version !== undefined)
        .toSorted(compareVersions)[0];
}
/** The versions that meet both ranges. */
function intersection(a, b) {
    return a.flatMap((some) => b.map((others) => [...some, ...others]));
}
/** A text that is the same for ranges that mean the same, however they are written. */
function rangeKey(range) {
    const lists = range.map((comparators) => [...new Set(comparators.map(comparatorKey))].filter(isLimit).toSorted());
    return lists
        .map((keys) => keys.join(" "))
        .toSorted()
        .join("||");
}
function compareVersions(a, b) {
    return compareNumbers(a, b) || comparePrereleases(a.prerelease, b.prerelease);
}
/** A version as text. */
function versionText({ major, minor, patch, prerelease }) {
    return `${[major, minor, patch].join(".")}${prerelease === "" ? "" : `-${prerelease}`}`;
}
function lowestOfAll(comparators) {
    const isNamed = (version) => comparators.some((other) => other.version.prerelease !== "" && compareNumbers(other.version, version) === 0);
    // Between two versions that a range names none is lower than the first after the one, or the first prerelease
    // before the other.
    return comparators
        .flatMap(({ operator, version }) => [
        operator === ">" ? following(version) : version,
        ...(version.prerelease === "" ? [] : [{ ...version, prerelease: "0" }]),
    ])
        .concat(ZERO)
        .toSorted(compareVersions)
        .find((version) => (version.prerelease === "" || isNamed(version)) &&
        comparators.every((comparator) => meets(version, comparator)));
}
const ZERO = { major: 0, minor: 0, patch: 0, prerelease: "" };
function following(version) {
    return version.prerelease === ""
        ? { ...version, patch: version.patch + 1 }
        : { ...version, prerelease: `${version.prerelease}.0` };
}
function meets(candidate, { operator, version }) {
    const order = compareVersions(candidate, version);
    switch (operator) {
        case ">=":
            return order >= 0;
        case ">":
            return order > 0;
        case "<":
            return order < 0;
        case "<=":
            return order <= 0;
        case "=":
            return order === 0;
    }
}
function compareNumbers(a, b) {
    return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
function comparePrereleases(a, b) {
    if (a === b)
        return 0;
    if (a === "" || b === "")
        return a === "" ? 1 : -1;
    const left = a.split(".");
    const right = b.split(".");
    for (const [at, word] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = compareWords(word, other);
        if (order !== 0)
            return order;
    }
    return -1;
}
/** Numbers stand before words. */
function compareWords(a, b) {
    const isNumber = (word) => /^\d+$/u.test(word);
    if (isNumber(a) !== isNumber(b))
        return isNumber(a) ? -1 : 1;
    if (isNumber(a) && a.length !== b.length)
        return a.length - b.length;
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Nothing lies between `2.0.0-0` and the releases before it. */
function comparatorKey({ operator, version }) {
    const isFirst = operator === "<" && version.prerelease === "0";
    return `${operator}${versionText(isFirst ? { ...version, prerelease: "" } : version)}`;
}
const isLimit = (key) => key !== ">=0.0.0";

;// CONCATENATED MODULE: ./build/src/core/range-problems.js








/**
 * What is wrong with the version ranges of an object of the manifest, and where package.json has others.
 *
 * Values that are no text are passed over: the schema speaks of them.
 *
 * @param names those of the object's keys that hold ranges; all when left out.
 */
function* rangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!isObject(value))
        return;
    for (const name of names ?? Object.keys(value)) {
        const text = facts.manifest.valueAt(key, name);
        if (typeof text !== "string")
            continue;
        const problem = valueProblem(facts, text, key, name) ?? mismatch(facts, text, key, name);
        if (problem)
            yield problem;
    }
}
function valueProblem({ manifest, ranges }, text, key, name) {
    // First, so that nothing else shows the line with the secret in it.
    if (holdsCredentials(text))
        return credentialsProblem(manifest, [key, name]);
    if (text.length > LONGEST_RANGE) {
        return {
            at: manifest.keyAt(key, name),
            message: `The version range of ${(0,safe/* quoted */.TL)(name)} has ${(0,numbers/* grouped */.z)(text.length)} characters, but at most ${(0,numbers/* grouped */.z)(LONGEST_RANGE)} are read`,
            help: "Write a shorter range",
        };
    }
    const at = manifest.at(key, name);
    const range = ranges.of(text);
    if (!range) {
        const meant = meantRange(text, ranges);
        const example = EXAMPLES.get(key) ?? "^1.4.0";
        return {
            at,
            message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, ${otherForm(text)}but must be a version range`,
            help: meant === undefined ? `Write the versions that work, for example "${example}"` : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined &&
                at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
    if (lowestVersion(range))
        return undefined;
    return {
        at,
        message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, which no version satisfies`,
        help: "Write a range whose lower limit is below its upper limit",
    };
}
/** By the key that holds the ranges. */
const EXAMPLES = new Map([
    ["engines", ">=18.0.0"],
    ["compatibility", ">=2.0.0"],
]);
function mismatch(facts, text, key, name) {
    const { manifest, packageJson, ranges } = facts;
    if (isAbsent(packageJson))
        return undefined;
    const section = packageJson.value[key];
    const packaged = isObject(section) && Object.hasOwn(section, name) ? section[name] : undefined;
    if (typeof packaged !== "string" || packaged === text)
        return undefined;
    const here = ranges.of(text);
    const there = ranges.of(packaged);
    // What is no range in package.json, such as "workspace:*", is that file's own affair.
    if (!here || !there || rangeKey(here) === rangeKey(there))
        return undefined;
    const line = packageJson.at(key, name).range?.start.line;
    return {
        at: manifest.at(key, name),
        severity: "warning",
        message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, but package.json${line === undefined ? "" : `, line ${String(line)},`} has ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Write the same range into both",
    };
}
/** What other tools understand in the place of a range. */
const OTHER_FORMS = [
    { form: /^workspace:/u, which: "which means something in its own workspace only" },
    { form: /^catalog:/u, which: "which means something in its own workspace only" },
    { form: /^(?:file|link|portal):|^[.~]{0,2}\//u, which: "a path, which leads nowhere on other machines" },
    { form: /^npm:/u, which: "another name for a package" },
    { form: /^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)|^[\w-]+\/[\w.-]+(?:#|$)/u, which: "a git repository" },
    { form: /^https?:/u, which: "an address" },
    { form: /^[a-z][a-z-]*$/iu, which: "a tag, which can mean another version tomorrow" },
];
function otherForm(text) {
    const other = OTHER_FORMS.find(({ form }) => form.test(text));
    return other ? `${other.which}, ` : "";
}
/** The range that was certainly meant: `workspace:^1.2.0` names it, and so do commas and `=>`. */
function meantRange(text, ranges) {
    const meant = text
        .replace(/^workspace:(?=.*\d)/u, "")
        .replace(/=>/gu, ">=")
        .split(",")
        .map((limit) => limit.trim())
        .join(" ");
    const range = meant === text ? undefined : ranges.of(meant);
    return range && lowestVersion(range) ? meant : undefined;
}
/** A password, or a token in the place of the user; `git@` alone is neither. */
function holdsCredentials(text) {
    const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
    return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-compatibility.js



/* harmony default export */ var manifest_compatibility = (defineCheck({
    id: "manifest-compatibility",
    title: "The compatibility names version ranges that can be met",
    severity: "error",
    about: ["compatibility"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "compatibility");
        yield* rangeProblems(facts, "compatibility", ["host_version", "node_version"]);
    },
}));

// EXTERNAL MODULE: ./build/src/text/json-text.js
var json_text = __nccwpck_require__(378);
;// CONCATENATED MODULE: ./build/src/core/config-words.js


const MOST_CHOICES = 10;
/** The sentences for what an author's own schema forbids in a value: one row a keyword. */
const config_words_WORDS = {
    type: (label, value, { type }) => {
        const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
        if (type === "integer")
            return bound(label, value, "a whole number", "whole");
        return types.length === 1
            ? shape(label, value, "type", { type: types[0] })
            : { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be of type ${types.join(" or ")}`, help: "Write it so" };
    },
    enum: (label, value, { allowedValues }) => {
        const choices = Array.isArray(allowedValues) ? allowedValues.map((choice) => (0,safe/* quoted */.TL)(choice)) : [];
        const shown = choices.slice(0, MOST_CHOICES).join(", ");
        if (choices.length === 1)
            return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${shown}`, help: "Write that" };
        return {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be one of ${shown}${choices.length > MOST_CHOICES ? ", \u2026" : ""}`,
            help: "Write one of them",
        };
    },
    minimum: (label, value, { limit }) => bound(label, value, `at least ${(0,safe/* quoted */.TL)(limit)}`, "larger"),
    maximum: (label, value, { limit }) => bound(label, value, `at most ${(0,safe/* quoted */.TL)(limit)}`, "smaller"),
    exclusiveMinimum: (label, value, { limit }) => bound(label, value, `above ${(0,safe/* quoted */.TL)(limit)}`, "larger"),
    exclusiveMaximum: (label, value, { limit }) => bound(label, value, `below ${(0,safe/* quoted */.TL)(limit)}`, "smaller"),
    multipleOf: (label, value, { multipleOf }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be a multiple of ${(0,safe/* quoted */.TL)(multipleOf)}`,
        help: "Write such a number",
    }),
    format: (label, value, { format }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must have the format ${(0,safe/* quoted */.TL)(format)}`,
        help: "Write it in that format, or leave it empty",
    }),
    pattern: (label, value, { pattern }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must match the pattern ${(0,safe/* quoted */.TL)(pattern)}`,
        help: "Write it so",
    }),
    regex: (label, value) => ({
        message: `${label} is ${typeof value === "string" ? `${(0,safe/* quoted */.TL)(value)}, which is ` : ""}no regular expression`,
        help: "Correct it: each bracket needs its other half, and a \\ stands before special characters only",
    }),
    const: (label, value, { allowedValue }) => shape(label, value, "const", { allowedValue }),
    minLength: (label, value, { limit }) => shape(label, value, "minLength", { limit }),
    maxLength: (label, value, { limit }) => shape(label, value, "maxLength", { limit }),
    minItems: (label, value, { limit }) => count(label, value, `at least ${(0,safe/* quoted */.TL)(limit)} items`, "Add items"),
    maxItems: (label, value, { limit }) => count(label, value, `at most ${(0,safe/* quoted */.TL)(limit)} items`, "Remove items"),
    minProperties: (label, value, { limit }) => count(label, value, `at least ${(0,safe/* quoted */.TL)(limit)} keys`, "Add keys"),
    maxProperties: (label, value, { limit }) => count(label, value, `at most ${(0,safe/* quoted */.TL)(limit)} keys`, "Remove keys"),
    uniqueItems: (label, value, { i, j }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)} whose items ${(0,safe/* quoted */.TL)(j)} and ${(0,safe/* quoted */.TL)(i)} are the same`,
        help: "Remove one of the two",
    }),
    propertyNames: (label, value, { propertyName }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)} with the key ${(0,safe/* quoted */.TL)(propertyName)}, which is not allowed`,
        help: "Give the key another name",
    }),
    anyOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which satisfies none of the forms in "anyOf"`,
        help: "Write one of the forms",
    }),
    oneOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which does not satisfy exactly one of the forms in "oneOf"`,
        help: "Write one of the forms",
    }),
};
/** What a schema's author is told of a value that the schema forbids. */
function configWords(keyword, label, value, params) {
    const teller = Object.hasOwn(config_words_WORDS, keyword) ? config_words_WORDS[keyword] : undefined;
    return teller
        ? teller(label, value, params)
        : {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which the keyword ${(0,safe/* quoted */.TL)(keyword)} forbids`,
            help: "Write another value, or change the schema",
        };
}
function shape(label, value, keyword, params) {
    return shapeWords(label, value, { path: [], keyword, params, schema: {}, advisory: false });
}
function bound(label, value, limit, kind) {
    return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${limit}`, help: `Write a ${kind} number` };
}
function count(label, value, limit, help) {
    return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must have ${limit}`, help };
}

;// CONCATENATED MODULE: ./build/src/core/config-fault-problem.js




/** What an author's schema forbids, told at the place of the value. */
function configFaultProblem(manifest, { path, keyword, params }) {
    const label = labelOf(path);
    switch (keyword) {
        case "secret":
            return {
                at: manifest.keyAt(...path),
                secret: true,
                message: `${keyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
                help: "Remove it, let each user set their own, and take the old one out of use: everybody could read it",
            };
        case "time":
        case "memory":
            return {
                at: manifest.keyAt(...path),
                message: `${keyLabel(path)} takes more than a second, or more than 64 MB, to check`,
                help: "Simplify the schema: fewer references to references, and patterns without a repetition inside a repetition",
            };
        case "unjudged":
            return {
                at: manifest.keyAt(...path),
                severity: "warning",
                message: `${keyLabel(path)} has keywords beyond those that forms know, and the thread that judges them failed: ${(0,safe/* shortened */.vI)(String(params["why"]), 200)}`,
                help: "Run again; if it stays so, it is a fault of this tool and not of the plugin",
            };
        case "compile":
            return {
                at: manifest.keyAt(...path),
                message: params["recursion"] === true
                    ? `${keyLabel(path)} cannot be checked, as the schema refers to itself without end`
                    : `${keyLabel(path)} cannot be checked, as the schema does not compile: ${(0,safe/* shortened */.vI)(String(params["told"]), 100)}`,
                help: params["recursion"] === true ? "Break the circle of references" : "Correct the schema",
            };
        default:
    }
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
        const at = manifest.at(...path, missing);
        return {
            at,
            message: `${label} lacks ${(0,safe/* quoted */.TL)(missing)}, which its schema requires`,
            help: `Add ${(0,safe/* quoted */.TL)(missing)}`,
        };
    }
    const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (typeof unknown === "string") {
        const at = manifest.keyAt(...path, unknown);
        return {
            at,
            message: `${label} has the key ${(0,safe/* quoted */.TL)(unknown)}, which its schema does not allow`,
            help: "Remove it, or add it to the schema",
        };
    }
    const value = manifest.valueAt(...path);
    const atKey = isObject(value) && typeof path.at(-1) === "string";
    return {
        at: atKey ? manifest.keyAt(...path) : manifest.at(...path),
        ...configWords(keyword, atKey ? keyLabel(path) : label, value, params),
    };
}
/** A key as its author would name it, told apart from others of its name: `"default" of "config_schema.properties.city"`. */
function keyLabel(path) {
    const [key, holder] = [path.at(-1), path.slice(0, -1)];
    return holder.length === 0 || typeof key !== "string" ? labelOf(path) : `${(0,safe/* quoted */.TL)(key)} of ${labelOf(holder)}`;
}

;// CONCATENATED MODULE: ./build/src/core/config-judgement-problems.js



/** What is told already, and then what the whole validator says of those keys of the manifest at other places. */
function* withJudgement({ manifest, configJudgement }, keys, problems) {
    const told = new Set();
    for (const problem of problems) {
        // A place with only a notice or a warning may also hold an error.
        if (problem.severity === undefined)
            told.add(problem.at?.pointer ?? "");
        yield problem;
    }
    if (isAbsent(configJudgement))
        return;
    for (const fault of configJudgement.faults) {
        const places = fault.path.map((_, at) => (0,json_text/* pointerOf */.r)(fault.path.slice(0, at + 1)));
        const isNew = !places.slice(1).some((place) => told.has(place));
        if (isNew && keys.includes(String(fault.path[0])))
            yield configFaultProblem(manifest, fault);
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/config-limits.js

const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 32;
const MOST_SETTINGS = 500;
/** The limit that a schema passes, if any: one that does is not looked into. */
function passedLimit(schema) {
    let levels = 0;
    let settings = 0;
    let level = [schema];
    while (level.length > 0) {
        levels++;
        const below = [];
        for (const part of level) {
            for (const [key, value] of Object.entries(part)) {
                if (typeof value !== "object" || value === null)
                    continue;
                below.push(value);
                if (key === "properties" && isObject(value))
                    settings += Object.keys(value).length;
            }
        }
        level = below;
    }
    if (levels > MOST_LEVELS)
        return { what: "levels", most: MOST_LEVELS, found: levels };
    if (settings > MOST_SETTINGS)
        return { what: "settings", most: MOST_SETTINGS, found: settings };
    const text = JSON.stringify(schema);
    // No UTF-16 unit takes more than three bytes.
    const bytes = text.length * 3 <= MOST_BYTES ? text.length : new TextEncoder().encode(text).length;
    return bytes > MOST_BYTES ? { what: "bytes", most: MOST_BYTES, found: bytes } : undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/config-keywords.js

/** The keywords that the platform lists for settings, and that our own interpreter judges. */
const LISTED_KEYWORDS = new Set([
    ...["type", "properties", "required", "title", "description", "default"],
    ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);
const SETTING_TYPES = ["string", "number", "boolean", "array", "object"];
/** Keywords that are for people and tools; no form has a use for them. */
const SILENT_KEYWORDS = new Set(["$schema", "$id", "$comment"]);
/** Keywords that say something about values, beyond the listed ones: only a whole validator can judge them. */
const DEEPER_KEYWORDS = new Set([
    ...["$ref", "$defs", "definitions", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"],
    ...["$vocabulary", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "const", "multipleOf", "exclusiveMinimum"],
    ...["exclusiveMaximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "contains"],
    ...["minContains", "maxContains", "prefixItems", "additionalItems", "unevaluatedItems", "minProperties"],
    ...["maxProperties", "patternProperties", "additionalProperties", "propertyNames", "unevaluatedProperties"],
    ...["dependencies", "dependentRequired", "dependentSchemas"],
]);
const ANNOTATIONS = new Set([
    ...["examples", "readOnly", "writeOnly", "deprecated", "contentMediaType", "contentEncoding", "contentSchema"],
]);
/** Whether JSON Schema, in any of the two drafts, has the keyword. */
function isKeyword(key) {
    return [LISTED_KEYWORDS, SILENT_KEYWORDS, DEEPER_KEYWORDS, ANNOTATIONS].some((keywords) => keywords.has(key));
}
const MAPS_OF_SCHEMAS = [
    ...["properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "dependencies"],
];
const SCHEMAS = [
    ...["items", "additionalItems", "unevaluatedItems", "prefixItems", "contains", "allOf", "anyOf", "oneOf", "not"],
    ...["if", "then", "else", "additionalProperties", "propertyNames", "unevaluatedProperties"],
];
/** A schema and all schemas in it, the outer before the inner. What stands in values, such as defaults, is none. */
function schemaNodes(schema, path) {
    const nodes = [{ path, schema, of: "settings" }];
    for (const node of nodes) {
        const known = node.of !== "other";
        for (const key of MAPS_OF_SCHEMAS) {
            const of = known && key === "properties" ? "setting" : "other";
            const map = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            if (isObject(map))
                nodes.push(...childNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            const of = known && key === "items" && isObject(child) ? "item" : "other";
            if (isObject(child))
                nodes.push({ path: [...node.path, key], schema: child, of });
            else if (Array.isArray(child))
                nodes.push(...childNodes(child, [...node.path, key], of));
        }
    }
    return nodes;
}
function childNodes(holder, path, of) {
    const entries = Array.isArray(holder)
        ? holder.entries()
        : Object.entries(holder);
    return Array.from(entries).flatMap(([step, schema]) => isObject(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
/** Whether a schema says of values what our own interpreter does not understand. */
function goesDeeper(schema) {
    return schemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}

;// CONCATENATED MODULE: ./build/src/text/same-json.js
/** Whether two JSON values mean the same; the order of keys means nothing. As deep as the values are. */
function sameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [ones, others] = [Object.entries(a), Object.entries(b)];
    return (ones.length === others.length &&
        ones.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, b[key])));
}

;// CONCATENATED MODULE: ./build/src/plugin/config-schemas.js




/** The manifest's configuration schemas; one that stands there twice, under both spellings, once. */
function configSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...asSchema(["config_schema"], schema),
        ...(sameJson(schema, other) ? [] : asSchema(["configSchema"], other)),
        ...asSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function asSchema(path, schema) {
    return isObject(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function settingOf(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!isObject(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: isObject(setting) ? setting : {}, of: "setting" };
    }
    return undefined;
}
const DIALECTS = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
/** The draft that a schema is written in; `undefined` for one that is not known. */
function dialectOf(schema) {
    const named = Object.hasOwn(schema, "$schema") ? schema["$schema"] : DIALECTS["draft-07"];
    if (typeof named !== "string")
        return undefined;
    const address = named.replace(/^https?:\/\//u, "").replace(/#$/u, "");
    if (address === "json-schema.org/draft-07/schema")
        return "draft-07";
    return address === "json-schema.org/draft/2020-12/schema" ? "2020-12" : undefined;
}
/** Whether a validator may be made of a schema: it is of a known draft, in bounds, runs nothing and fetches nothing. */
function isCompilable({ path, schema }) {
    if (passedLimit(schema) !== undefined || dialectOf(schema) === undefined)
        return false;
    return schemaNodes(schema, path).every(({ schema: { $ref: reference, ...others } }) => !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema));
}
/** Whether a reference leads out of the schema that it stands in. */
function isRemote(reference) {
    return typeof reference === "string" && !reference.startsWith("#");
}
/** Whether a reference is a pointer to nothing in its own schema. */
function isDangling(reference, whole) {
    if (typeof reference !== "string" || !reference.startsWith("#/"))
        return false;
    let here = whole;
    for (const raw of reference.slice(2).split("/")) {
        const step = decoded(raw).replace(/~1/gu, "/").replace(/~0/gu, "~");
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}
function decoded(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        // A % that begins no escape stands for itself.
        return step;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/plain-config.js

const SETTING_KEYS = new Set("type title description default enum enumNames minimum maximum format items".split(" "));
const ITEM_KEYS = new Set(["type", "title", "description", "enum"]);
const WORD_TYPES = new Set(["string", "number", "boolean"]);
const MOST_PLAIN_SETTINGS = 100;
/** In UTF-16 units, far below the bytes that a schema may have. */
const MOST_PLAIN_LENGTH = 16_000;
/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
function isPlainConfig(schema, defaults = {}) {
    if (!isObject(schema) || !isObject(defaults) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!isObject(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key)))
        return false;
    const names = Object.keys(properties);
    const isNamed = (name) => typeof name === "string" && Object.hasOwn(properties, name);
    return (names.length <= MOST_PLAIN_SETTINGS &&
        names.every((name) => /^[a-zA-Z]\w{0,40}$/u.test(name) && isPlainSetting(properties[name])) &&
        Array.isArray(required) &&
        new Set(required).size === required.length &&
        required.every(isNamed) &&
        JSON.stringify(schema).length < MOST_PLAIN_LENGTH &&
        Object.keys(defaults).every((name) => isNamed(name) && isPlainValue(defaults[name], properties[name])));
}
const ROOT_KEYS = new Set(["type", "title", "description", "properties", "required"]);
function isPlainSetting(setting) {
    if (!isObject(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key)))
        return false;
    const { type, title = "", description = "", items, minimum, maximum, enum: choices, enumNames, format } = setting;
    if (typeof title !== "string" || typeof description !== "string")
        return false;
    if (type === "array" ? !isPlainItem(items) || choices !== undefined : items !== undefined || !isWordType(type))
        return false;
    if (format !== undefined && (format !== "password" || type !== "string" || "default" in setting || choices))
        return false;
    if ((minimum !== undefined || maximum !== undefined) && !(type === "number" && isRange(minimum, maximum)))
        return false;
    if (choices !== undefined && !areChoices(choices, setting))
        return false;
    if (enumNames !== undefined && !areNames(enumNames, choices))
        return false;
    return !Object.hasOwn(setting, "default") || isPlainValue(setting["default"], setting);
}
function isPlainItem(item) {
    return (isObject(item) &&
        Object.keys(item).every((key) => ITEM_KEYS.has(key)) &&
        isPlainSetting(item) &&
        isWordType(item["type"]));
}
const isWordType = (type) => typeof type === "string" && WORD_TYPES.has(type);
function isRange(minimum = -Infinity, maximum = Infinity) {
    return typeof minimum === "number" && typeof maximum === "number" && minimum <= maximum;
}
function areChoices(choices, setting) {
    if (!Array.isArray(choices) || choices.length === 0 || new Set(choices).size !== choices.length)
        return false;
    return choices.every((choice) => typeof choice === setting["type"]);
}
function areNames(names, choices) {
    if (!Array.isArray(names) || !Array.isArray(choices) || names.length !== choices.length)
        return false;
    return names.every((name) => typeof name === "string" && name !== "") && new Set(names).size === names.length;
}
/** Passwords are never plain: an empty one may be given, and one that is not empty must be told of. */
function isPlainValue(value, setting) {
    if (!isObject(setting) || setting["format"] !== undefined)
        return false;
    const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
    if (type === "array")
        return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
    if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value)))
        return false;
    return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}

;// CONCATENATED MODULE: ./build/src/plugin/config-formats.js
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})?$/iu;
const anything = () => true;
/** The formats that are known, and what tells whether a text has one. None takes longer than the text is long. */
const CONFIG_FORMATS = new Map([
    ["password", anything],
    ["email", (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text)],
    ["idn-email", (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text)],
    ["url", isAddress],
    ["uri", isAddress],
    ["iri", isAddress],
    ["uri-reference", anything],
    ["iri-reference", anything],
    ["uri-template", anything],
    ["hostname", (text) => text.length <= 253 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu.test(text.replace(/\./gu, "a"))],
    ["idn-hostname", anything],
    ["ipv4", (text) => /^(?:\d{1,3}\.){3}\d{1,3}$/u.test(text) && text.split(".").every((part) => Number(part) < 256)],
    ["ipv6", (text) => /^[0-9a-f:.]+$/iu.test(text) && URL.canParse(`http://[${text}]/`)],
    ["uuid", (text) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu.test(text)],
    ["date", isDate],
    ["time", isTime],
    ["date-time", (text) => /^.{10}[t ]/iu.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11))],
    ["duration", (text) => /^P(?=.)[\dYMDW.]*(?:T[\dHMS.]+)?$/u.test(text)],
    ["regex", isPattern],
    ["json-pointer", (text) => text === "" || text.startsWith("/")],
    ["relative-json-pointer", (text) => /^\d/u.test(text)],
]);
/** Whether a text has a format. An empty one stands for a setting that is not set, and an unknown format says nothing. */
function hasFormat(text, format) {
    return text === "" || (CONFIG_FORMATS.get(format)?.(text) ?? true);
}
/** Whether a text is a regular expression; it is compiled and never run. */
function isPattern(text) {
    try {
        return new RegExp(text, "u").flags === "u";
    }
    catch {
        // Not one: its message is the engine's own, and says little to people.
        return false;
    }
}
function isAddress(text) {
    return /^[a-z][a-z0-9+.-]*:/iu.test(text) && URL.canParse(text);
}
function isDate(text) {
    const [, year = "", month = "", day = ""] = DATE.exec(text) ?? [];
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return day !== "" && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
function isTime(text) {
    const [, hours = "", minutes = "", seconds = ""] = TIME.exec(text) ?? [];
    return seconds !== "" && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 61;
}

;// CONCATENATED MODULE: ./build/src/plugin/config-values.js




const MOST_STEPS = 2_000_000;
const MOST_FAULTS = 100;
/**
 * What a schema's listed keywords forbid in a value. Its own time is bounded: of a value that is too large for that,
 * or has too many faults, the rest is left.
 */
function valueFaults(schema, value, path) {
    const faults = [];
    const judging = { steps: MOST_STEPS, faults };
    judge(judging, schema, value, path);
    return faults.slice(0, MOST_FAULTS);
}
/** As deep as the schema is, which has a limit. */
function judge(judging, schema, value, path) {
    judging.steps--;
    if (judging.steps < 0 || judging.faults.length >= MOST_FAULTS || !isObject(schema))
        return;
    const fault = (keyword, params) => {
        judging.faults.push({ path, keyword, params });
    };
    const own = (key) => (Object.hasOwn(schema, key) ? schema[key] : undefined);
    if (own("format") === "password" && isSecret(value)) {
        fault("secret", {});
        return;
    }
    const type = own("type");
    if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== typeOf(value)) {
        fault("type", { type });
        return;
    }
    const allowed = own("enum");
    // An empty list is a fault of the schema, not of the value.
    if (Array.isArray(allowed) && allowed.length > 0 && !holds(judging, allowed, value)) {
        fault("enum", { allowedValues: allowed });
        return;
    }
    if (typeof value === "number") {
        const [minimum, maximum] = [own("minimum"), own("maximum")];
        if (typeof minimum === "number" && value < minimum)
            fault("minimum", { limit: minimum });
        if (typeof maximum === "number" && value > maximum)
            fault("maximum", { limit: maximum });
    }
    const format = own("format");
    if (typeof value === "string" && typeof format === "string" && !hasFormat(value, format))
        fault("format", { format });
    if (Array.isArray(value) && isObject(own("items"))) {
        for (const [index, item] of value.entries())
            judge(judging, own("items"), item, [...path, index]);
    }
    if (isObject(value))
        judgeObject(judging, own, value, path);
}
function judgeObject(judging, own, value, path) {
    const [required, properties] = [own("required"), own("properties")];
    if (Array.isArray(required)) {
        for (const name of new Set(required)) {
            if (typeof name === "string" && !Object.hasOwn(value, name))
                judging.faults.push({ path, keyword: "required", params: { missingProperty: name } });
        }
    }
    if (!isObject(properties))
        return;
    for (const [key, part] of Object.entries(value)) {
        if (Object.hasOwn(properties, key) && key !== "__proto__")
            judge(judging, properties[key], part, [...path, key]);
    }
}
/** What would be told to everybody: anything but an empty text and nothing. */
function isSecret(value) {
    return value !== "" && value !== null && value !== undefined;
}
function holds(judging, allowed, value) {
    if (typeof value !== "object" || value === null) {
        judging.steps -= allowed.length;
        return allowed.includes(value);
    }
    const size = JSON.stringify(value).length;
    judging.steps -= allowed.filter((one) => typeof one === "object").length * size;
    return judging.steps < 0 || allowed.some((one) => sameJson(one, value));
}
/** The type of a value as JSON Schema names it. */
function typeOf(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}

;// CONCATENATED MODULE: ./build/src/core/config-choice-problems.js





const MOST_TOLD = 20;
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
function* configChoiceProblems(manifest, node) {
    yield* enumProblems(manifest, node);
    yield* enumNamesProblems(manifest, node);
}
function* enumProblems(manifest, { path, schema }) {
    const { type, enum: choices } = schema;
    if (choices === undefined)
        return;
    const label = labelOf([...path, "enum"]);
    const at = manifest.at(...path, "enum");
    if (!Array.isArray(choices)) {
        yield { at, message: `${label} is ${(0,safe/* quoted */.TL)(choices)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    if (choices.length === 0) {
        const message = `${label} is an array without an item, so no value is allowed`;
        yield { at, message, help: 'Add the allowed values, or remove "enum"' };
    }
    const seen = new Set();
    let told = 0;
    for (const [index, choice] of choices.entries()) {
        const place = [...path, "enum", index];
        const found = {
            // An object among the choices has no short name; its bracket is its place.
            at: isObject(choice) ? manifest.at(...path, "enum") : manifest.at(...place),
            severity: "warning",
        };
        const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
        seen.add(choice);
        const misfit = typeof type === "string" && SETTING_TYPES.includes(type) && type !== typeOf(choice);
        if ((!repeated && !misfit) || ++told > MOST_TOLD)
            continue;
        yield repeated
            ? { ...found, message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(choice)} once more`, help: "Remove it" }
            : {
                ...found,
                message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(choice)}, which nobody can choose, as the type is ${(0,safe/* quoted */.TL)(type)}`,
                help: "Write a value of that type, or change the type",
            };
    }
}
function* enumNamesProblems(manifest, { path, schema }) {
    const { enum: choices, enumNames: names } = schema;
    if (names === undefined)
        return;
    const label = labelOf([...path, "enumNames"]);
    const at = manifest.at(...path, "enumNames");
    if (!Array.isArray(names)) {
        yield { at, message: `${label} is ${(0,safe/* quoted */.TL)(names)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    for (const [index, name] of names.slice(0, MOST_TOLD).entries()) {
        if (typeof name === "string")
            continue;
        const place = [...path, "enumNames", index];
        const message = `${labelOf(place)} is ${(0,safe/* quoted */.TL)(name)}, but must be a string`;
        yield { at: manifest.at(...place), message, help: "Write it in quotation marks" };
    }
    if (choices !== undefined && !Array.isArray(choices))
        return;
    const values = choices?.length ?? 0;
    if (names.length === values)
        return;
    yield {
        at,
        message: `${label} is an array of ${amount(names.length, "name")}, but "enum" ${choices ? `has ${amount(values, "value")}` : "is missing"}`,
        help: "Write one name for each value, in the same order",
    };
}
const amount = (count, what) => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

;// CONCATENATED MODULE: ./build/src/core/config-name-problems.js




const config_name_problems_MOST_TOLD = 20;
/** What is wrong with the names of settings: in "properties", and in "required". */
function* configNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !isObject(properties)) {
        const message = `${labelOf([...path, "properties"])} is ${(0,safe/* quoted */.TL)(properties)}, but must be an object`;
        yield { at: manifest.at(...path, "properties"), message, help: "Write an object: { \u2026 }" };
    }
    else if (properties)
        yield* propertiesProblems(manifest, [...path, "properties"], properties);
    yield* requiredProblems(manifest, node);
}
function* propertiesProblems(manifest, path, properties) {
    for (const [name, setting] of Object.entries(properties)) {
        if (name === "__proto__") {
            const message = `${labelOf(path)} has the setting "__proto__", a name that no JavaScript object can safely hold`;
            yield { at: manifest.keyAt(...path, name), message, help: "Give the setting another name" };
        }
        else if (!isObject(setting)) {
            const message = `${labelOf([...path, name])} is ${(0,safe/* quoted */.TL)(setting)}, but must be an object`;
            yield { at: manifest.at(...path, name), message, help: 'Describe the setting: { "type": "string" }' };
        }
    }
}
function* requiredProblems(manifest, { path, schema, of }) {
    const { required, properties } = schema;
    if (required === undefined)
        return;
    const label = labelOf([...path, "required"]);
    const at = manifest.at(...path, "required");
    if (!Array.isArray(required)) {
        const misplaced = typeof required === "boolean" && of === "setting";
        yield {
            at,
            message: `${label} is ${(0,safe/* quoted */.TL)(required)}, but must be an array of the names of settings`,
            help: misplaced
                ? `Remove it${required ? `, and list ${(0,safe/* quoted */.TL)(path.at(-1))} in ${labelOf([...path.slice(0, -2), "required"])}` : ""}`
                : "Write a list: [ \u2026 ]",
        };
        return;
    }
    const seen = new Set();
    for (const [index, name] of required.slice(0, config_name_problems_MOST_TOLD * 50).entries()) {
        const place = [...path, "required", index];
        const word = labelOf(place);
        const found = { at: manifest.at(...place) };
        if (typeof name !== "string") {
            yield { ...found, message: `${word} is ${(0,safe/* quoted */.TL)(name)}, but must be a string`, help: "Write a setting's name" };
        }
        else if (seen.has(name)) {
            const fix = manifest.removal(...place);
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quoted */.TL)(name)} once more`,
                help: "Remove it",
                ...(fix.length > 0 && { fix }),
            };
        }
        else if (isObject(properties) && !Object.hasOwn(properties, name) && of !== "other") {
            const meant = nearest(name, Object.keys(properties));
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quoted */.TL)(name)}, which is not in "properties"`,
                help: meant === undefined ? "Describe the setting, or remove its name here" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
                ...(meant !== undefined &&
                    found.at.range && { fix: [{ file: found.at.file, range: found.at.range, text: JSON.stringify(meant) }] }),
            };
        }
        seen.add(name);
    }
}

;// CONCATENATED MODULE: ./build/src/core/config-node-problems.js











/** What is wrong with one schema in a configuration schema, without what is wrong inside it. */
function* configNodeProblems(manifest, node, whole) {
    yield* unsafeProblems(manifest, node);
    yield* referenceProblems(manifest, node, whole);
    yield* typeProblems(manifest, node);
    yield* configNameProblems(manifest, node);
    yield* textProblems(manifest, node);
    yield* config_node_problems_rangeProblems(manifest, node);
    yield* configChoiceProblems(manifest, node);
    yield* itemsProblems(manifest, node);
    const { path, schema } = node;
    if (!Object.hasOwn(schema, "default"))
        return;
    for (const fault of valueFaults(schema, schema["default"], [...path, "default"]))
        yield configFaultProblem(manifest, fault);
}
/** What would run, or reach out, is refused wherever it stands. */
function* unsafeProblems(manifest, { path, schema }) {
    if (Object.hasOwn(schema, "$async")) {
        const message = `${labelOf(path)} has "$async", which no schema for settings may have`;
        yield { at: manifest.keyAt(...path, "$async"), message, help: "Remove it" };
    }
}
function* referenceProblems(manifest, { path, schema }, whole) {
    const reference = schema["$ref"];
    if (typeof reference !== "string")
        return;
    const at = manifest.at(...path, "$ref");
    const label = labelOf([...path, "$ref"]);
    if (isRemote(reference)) {
        yield {
            at,
            message: `${label} is ${(0,safe/* quoted */.TL)(reference)}, which leads out of the manifest and is never fetched`,
            help: 'Copy what it refers to under "definitions", and refer to it with "#/definitions/\u2026"',
        };
    }
    else if (isDangling(reference, whole)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(reference)}, but nothing stands there in the schema`;
        yield { at, message, help: "Correct the reference, or add what it refers to" };
    }
}
const MEANT = { integer: "number", int: "number", float: "number", text: "string" };
function* typeProblems(manifest, { path, schema, of }) {
    if (of !== "setting" && of !== "item")
        return;
    const type = schema["type"];
    const at = manifest.at(...path, "type");
    if (type === undefined) {
        if (of === "item" || ["$ref", "allOf", "anyOf", "oneOf", "const"].some((key) => Object.hasOwn(schema, key)))
            return;
        yield {
            at,
            severity: "warning",
            message: `${labelOf(path)} lacks "type", so the host's forms cannot tell how to ask for it`,
            help: `Add it: one of ${SETTING_TYPES.join(", ")}`,
        };
    }
    else if (typeof type !== "string" || !SETTING_TYPES.includes(type)) {
        const meant = typeof type !== "string" ? undefined : Object.hasOwn(MEANT, type) ? MEANT[type] : nearest(type, SETTING_TYPES);
        yield {
            at,
            message: `${labelOf([...path, "type"])} is ${(0,safe/* quoted */.TL)(type)}, but must be one of ${SETTING_TYPES.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined &&
                at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
}
function* textProblems(manifest, { path, schema }) {
    for (const key of ["title", "description", "format"]) {
        const value = schema[key];
        if (value === undefined || typeof value === "string")
            continue;
        const message = `${labelOf([...path, key])} is ${(0,safe/* quoted */.TL)(value)}, but must be a string`;
        yield { at: manifest.at(...path, key), message, help: "Write it in quotation marks" };
    }
    const format = schema["format"];
    if (typeof format !== "string" || CONFIG_FORMATS.has(format))
        return;
    const at = manifest.at(...path, "format");
    const meant = nearest(format, CONFIG_FORMATS.keys());
    yield {
        at,
        severity: "notice",
        message: `${labelOf([...path, "format"])} is ${(0,safe/* quoted */.TL)(format)}, an unknown format that the host's forms may ignore`,
        help: meant === undefined ? "Use password, email or url, or remove it" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
    };
}
function* config_node_problems_rangeProblems(manifest, { path, schema }) {
    for (const key of ["minimum", "maximum"]) {
        const value = schema[key];
        if (value === undefined)
            continue;
        const at = manifest.at(...path, key);
        if (typeof value !== "number") {
            const message = `${labelOf([...path, key])} is ${(0,safe/* quoted */.TL)(value)}, but must be a number`;
            yield { at, message, help: "Write a number, without quotation marks" };
        }
        else if (typeof schema["type"] === "string" &&
            ["string", "boolean", "array", "object"].includes(schema["type"])) {
            yield {
                at: manifest.keyAt(...path, key),
                severity: "warning",
                message: `${labelOf(path)} has ${(0,safe/* quoted */.TL)(key)}, which says nothing, as its type is ${(0,safe/* quoted */.TL)(schema["type"])}`,
                help: `Remove it, or write "number" as the type`,
            };
        }
    }
    const { minimum, maximum } = schema;
    if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum)
        return;
    yield {
        at: manifest.at(...path, "minimum"),
        message: `${labelOf([...path, "minimum"])} is ${(0,safe/* quoted */.TL)(minimum)}, above "maximum", which is ${(0,safe/* quoted */.TL)(maximum)}: no number fits`,
        help: "Swap the two, or correct one of them",
    };
}
function* itemsProblems(manifest, { path, schema, of }) {
    const { items, type } = schema;
    if (items === undefined || of === "other")
        return;
    const at = manifest.at(...path, "items");
    const label = labelOf([...path, "items"]);
    if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== "array") {
        const message = `${labelOf(path)} has "items", which only an array has, but its type is ${(0,safe/* quoted */.TL)(type)}`;
        yield { at: manifest.keyAt(...path, "items"), message, help: 'Write "array" as the type, or remove "items"' };
    }
    else if (Array.isArray(items)) {
        yield {
            at,
            severity: "notice",
            message: `${label} is an array of schemas, which the host's forms may ignore`,
            help: "Write one schema that all items satisfy",
        };
    }
    else if (!isObject(items)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(items)}, but must be an object`;
        yield { at, message, help: 'Describe one item: { "type": "string" }' };
    }
}

;// CONCATENATED MODULE: ./build/src/core/config-schema-problems.js











/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
function* configSchemaProblems(manifest, config) {
    if (!isPlainConfig(config.schema))
        yield* closelyRead(manifest, config);
}
/** As {@link configSchemaProblems}, for a schema that may have something to be told. */
function* closelyRead(manifest, { path, schema }) {
    const limit = passedLimit(schema);
    if (limit) {
        yield { at: manifest.keyAt(...path), ...limitWords(keyLabel(path), limit) };
        return;
    }
    if (holdsSettingsThemselves(schema)) {
        yield {
            at: manifest.keyAt(...path),
            message: `${keyLabel(path)} holds the settings themselves, but must be a schema with "type" and "properties"`,
            help: 'Write { "type": "object", "properties": { \u2026 } } around the settings',
        };
        return;
    }
    yield* rootProblems(manifest, path, schema);
    const nodes = schemaNodes(schema, path);
    for (const node of nodes)
        yield* configNodeProblems(manifest, node, schema);
    yield* otherKeywords(manifest, nodes);
}
const LIMITS = {
    bytes: { unit: "bytes of JSON", help: "Shorten the schema: long lists of values belong elsewhere" },
    levels: { unit: "levels", help: "Nest the settings less" },
    settings: { unit: "settings", help: "Ask the user for less" },
};
function limitWords(label, { what, most, found }) {
    const { unit, help } = LIMITS[what];
    return {
        message: `${label} has ${(0,numbers/* grouped */.z)(found)} ${unit}, but may have at most ${(0,numbers/* grouped */.z)(most)}; it was not looked into`,
        help,
    };
}
/** Authors forget the two outer levels: `{ "city": { "type": "string" } }`. */
function holdsSettingsThemselves(schema) {
    const entries = Object.entries(schema);
    return entries.length > 0 && entries.every(([key, value]) => !isKeyword(key) && isObject(value));
}
function* rootProblems(manifest, path, schema) {
    const type = schema["type"];
    if (type === undefined) {
        const message = `${labelOf(path)} lacks "type"`;
        yield { at: manifest.at(...path, "type"), message, help: 'Add "type": "object"' };
    }
    else if (type !== "object") {
        const at = manifest.at(...path, "type");
        yield {
            at,
            message: `${labelOf([...path, "type"])} is ${(0,safe/* quoted */.TL)(type)}, but must be "object"`,
            help: 'Write "object"; the settings stand under "properties"',
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: '"object"' }] }),
        };
    }
    if (schema["properties"] === undefined) {
        const message = `${labelOf(path)} lacks "properties"`;
        yield { at: manifest.at(...path, "properties"), message, help: 'Add "properties": { \u2026 } with the settings' };
    }
    if (dialectOf(schema) === undefined) {
        const at = manifest.at(...path, "$schema");
        const allowed = `${(0,safe/* quoted */.TL)(DIALECTS["draft-07"])} or ${(0,safe/* quoted */.TL)(DIALECTS["2020-12"])}`;
        const message = `${labelOf([...path, "$schema"])} is ${(0,safe/* quoted */.TL)(schema["$schema"])}, but must be ${allowed}`;
        yield { at, message, help: "Write one of the two, or remove it: draft-07 is meant then" };
    }
}
/** Keywords that the platform does not list, each once, where it stands first. */
function* otherKeywords(manifest, nodes) {
    const places = new Map();
    for (const node of nodes.filter(({ of }) => of !== "other")) {
        for (const key of Object.keys(node.schema)) {
            if (LISTED_KEYWORDS.has(key) || SILENT_KEYWORDS.has(key) || key === "$async")
                continue;
            const known = places.get(key);
            if (known)
                known.push(node);
            else
                places.set(key, [node]);
        }
    }
    for (const [key, [first, ...others]] of places)
        if (first)
            yield otherKeyword(manifest, key, first, others.length);
}
function otherKeyword(manifest, key, { path, schema }, others) {
    const at = manifest.keyAt(...path, key);
    const meant = isKeyword(key) ? undefined : nearest(key, LISTED_KEYWORDS);
    const subject = `${labelOf(path)} has the keyword ${(0,safe/* quoted */.TL)(key)}`;
    if (meant !== undefined && !Object.hasOwn(schema, meant)) {
        return {
            at,
            severity: "notice",
            message: `${subject}, which JSON Schema does not know; did you mean ${(0,safe/* quoted */.TL)(meant)}?`,
            help: `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
    const more = others === 0 ? "" : `, here and in ${others === 1 ? "1 other place" : `${String(others)} other places`}`;
    return {
        at,
        severity: "notice",
        message: `${subject}, which the host's forms may ignore${more}`,
        help: "Make sure that the plugin works where it is ignored",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-config-schema.js






/* harmony default export */ var manifest_config_schema = (defineCheck({
    id: "manifest-config-schema",
    title: "The configuration schema describes settings that a form can ask for",
    severity: "error",
    about: ["config_schema", "configSchema"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "config_schema");
        yield* shapeProblems(facts, "configSchema");
        yield* spellingProblems(manifest);
        const problems = configSchemas(manifest).flatMap((schema) => [...configSchemaProblems(manifest, schema)]);
        yield* withJudgement(facts, ["config_schema", "configSchema", "dashboard_widget"], problems);
    },
}));
/** The platform reads two spellings, and documents one. */
function* spellingProblems(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    if (other === undefined)
        return;
    const at = manifest.keyAt("configSchema");
    if (schema === undefined) {
        yield {
            at,
            severity: "warning",
            message: '"configSchema" is the other spelling of "config_schema", and not the documented one',
            help: 'Rename it to "config_schema"',
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: '"config_schema"' }] }),
        };
    }
    else if (sameJson(schema, other)) {
        const fix = manifest.removal("configSchema");
        yield {
            at,
            severity: "warning",
            message: '"configSchema" says once more what "config_schema" says',
            help: "Remove it",
            ...(fix.length > 0 && { fix }),
        };
    }
    else {
        yield {
            at,
            message: '"configSchema" differs from "config_schema", and a plugin has only one configuration schema',
            help: 'Keep the right one, as "config_schema"',
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-dashboard-widget.js


/* harmony default export */ var manifest_dashboard_widget = (defineCheck({
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
    severity: "error",
    about: ["dashboard_widget"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "dashboard_widget"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-default-config.js











/* harmony default export */ var manifest_default_config = (defineCheck({
    id: "manifest-default-config",
    title: "The default configuration holds valid values of known settings, and no secret",
    severity: "error",
    about: ["default_config"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        yield* shapeProblems(facts, "default_config");
        const { config_schema: schema, default_config: config } = facts.manifest.value;
        if (isPlainConfig(schema, config))
            return;
        yield* withJudgement(facts, ["default_config"], valueProblems(facts.manifest));
    },
}));
function* valueProblems(manifest) {
    const config = manifest.value["default_config"];
    if (!isObject(config))
        return;
    const schemas = configSchemas(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield noSchema(manifest);
        return;
    }
    // A schema that is too large, or names no settings, is told as such.
    if (schemas.some(({ schema }) => passedLimit(schema) !== undefined || !isObject(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => isObject(schema["properties"]) ? Object.keys(schema["properties"]) : []);
    for (const name of names) {
        const setting = settingOf(schemas, name);
        if (!setting) {
            yield unknownSetting(manifest, name, known.filter((other) => !Object.hasOwn(config, other)));
            continue;
        }
        for (const fault of valueFaults(setting.schema, config[name], ["default_config", name]))
            yield configFaultProblem(manifest, fault);
    }
}
function noSchema(manifest) {
    return {
        at: manifest.keyAt("default_config"),
        severity: "warning",
        message: '"default_config" sets values, but no "config_schema" describes the settings',
        help: 'Add "config_schema", or remove "default_config"',
    };
}
function unknownSetting(manifest, name, unused) {
    const at = manifest.keyAt("default_config", name);
    const meant = nearest(name, unused);
    return {
        at,
        severity: "warning",
        message: `"default_config" sets ${(0,safe/* quoted */.TL)(name)}, which no configuration schema describes${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`,
        help: meant === undefined
            ? "Describe the setting in the configuration schema, or remove it"
            : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
        ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-dependencies.js





/** The SDK and the UI libraries: two copies of one of them in one host do not know each other. */
const SHARED = ["plugin-preflight", "react", "preact", "vue", "svelte", "solid-js"];
/* harmony default export */ var manifest_dependencies = (defineCheck({
    id: "manifest-dependencies",
    title: "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library",
    severity: "error",
    about: ["dependencies"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "dependencies");
        yield* rangeProblems(facts, "dependencies");
        const { manifest } = facts;
        const dependencies = manifest.value["dependencies"];
        const peers = manifest.value["peerDependencies"];
        if (!isObject(dependencies))
            return;
        for (const name of SHARED.filter((shared) => Object.hasOwn(dependencies, shared))) {
            yield {
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(name)} stands under "dependencies", but the SDK and UI libraries belong under "peerDependencies"`,
                help: isObject(peers) && Object.hasOwn(peers, name)
                    ? 'Remove it here: it stands under "peerDependencies" already'
                    : 'Move it to "peerDependencies"',
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-description.js




const SHORTEST = 10;
const manifest_description_LONGEST = 500;
/** What the specification's sample validator allows. */
const LONGEST_STRICTLY = 200;
/* harmony default export */ var manifest_description = (defineCheck({
    id: "manifest-description",
    title: "The description has 10 to 500 characters, and better no more than 200",
    severity: "error",
    about: ["description"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "description");
        const { manifest } = facts;
        const description = manifest.value["description"];
        if (typeof description !== "string")
            return;
        const at = manifest.at("description");
        const length = (0,code_points/* codePoints */.B)(description);
        if (length > LONGEST_STRICTLY && length <= manifest_description_LONGEST) {
            yield {
                at,
                severity: "warning",
                strict: "error",
                message: `"description" is ${(0,safe/* quoted */.TL)(description)}: ${String(length)} characters, and over ${String(LONGEST_STRICTLY)} may be refused at submission`,
                help: `Say it in ${String(LONGEST_STRICTLY)} characters, and the rest in README.md`,
            };
        }
        const bare = (0,code_points/* codePoints */.B)(description.trim());
        if (length >= SHORTEST && bare < SHORTEST) {
            yield {
                at,
                severity: "warning",
                message: `"description" is ${(0,safe/* quoted */.TL)(description)}: without the white space around it only ${String(bare)} characters, but there must be at least ${String(SHORTEST)}`,
                help: "Write more, and no white space before or after it",
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-engines.js





/** The lowest runtime of the platform. */
const LOWEST = { major: 16, minor: 0, patch: 0, prerelease: "" };
/* harmony default export */ var manifest_engines = (defineCheck({
    id: "manifest-engines",
    title: "The engines are version ranges that can be met, of runtimes that the platform has",
    severity: "error",
    about: ["engines"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "engines");
        yield* rangeProblems(facts, "engines", ["node", "npm"]);
        const { manifest, ranges } = facts;
        const text = manifest.valueAt("engines", "node");
        const range = typeof text === "string" ? ranges.of(text) : undefined;
        const lowest = range && lowestVersion(range);
        if (!lowest || compareVersions(lowest, LOWEST) >= 0)
            return;
        yield {
            at: manifest.at("engines", "node"),
            severity: "warning",
            message: `"engines.node" is ${(0,safe/* quoted */.TL)(text)}, which admits Node.js ${versionText(lowest)}, but the platform begins at ${versionText(LOWEST)}`,
            help: `Write ${(0,safe/* quoted */.TL)(`>=${versionText(LOWEST)}`)}, or a range above it`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-entry-points.js



/* harmony default export */ var manifest_entry_points = (defineCheck({
    id: "manifest-entry-points",
    title: "The manifest names the entry points that its type needs",
    severity: "error",
    about: ["main", "web", "background"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const needs = typeNeeds(manifest.value);
        if (!needs || needs.entryPoints.some((key) => manifest.has(key)))
            return;
        const wanted = needs.entryPoints.map((key) => (0,safe/* quoted */.TL)(key)).join(" or ");
        yield {
            at: manifest.at("type"),
            ...(!needs.runs && { severity: "warning", strict: "error" }),
            message: needs.runs
                ? `A ${(0,safe/* quoted */.TL)(type)} needs ${wanted}: without, the host has nothing to run`
                : `A ${(0,safe/* quoted */.TL)(type)} without ${wanted} gives the host no code to load`,
            help: `Add ${wanted}: the path of the built file, such as "dist/plugin.js"`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-external-services.js





const HTTP = { severity: "warning", which: "which anyone on the way can read and change" };
/** Whatever stands for it is told by the check of the permissions. */
const NETWORK = ["network-access", "network"];
/* harmony default export */ var manifest_external_services = (defineCheck({
    id: "manifest-external-services",
    title: "Every external service has a name and an address, and the plugin asks for the network",
    severity: "error",
    about: ["external_services"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const key = "external_services";
        yield* shapeProblems(facts, key);
        const { manifest } = facts;
        const services = manifest.value[key];
        if (!Array.isArray(services) || services.length === 0)
            return;
        for (const at of services.keys()) {
            yield* addressProblems(manifest, [key, at, "base_url"], { http: HTTP });
            yield* addressProblems(manifest, [key, at, "documentation"]);
        }
        const permissions = manifest.value["permissions"];
        if (!Array.isArray(permissions) || permissions.some(isNetwork))
            return;
        yield {
            at: manifest.keyAt(key),
            severity: "warning",
            message: '"external_services" names a service, but "permissions" lacks "network-access", without which it is out of reach',
            help: 'Add "network-access" to the permissions',
        };
    },
}));
function isNetwork(permission) {
    const name = isObject(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || nearest(name, NETWORK) !== undefined);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-homepage.js



/* harmony default export */ var manifest_homepage = (defineCheck({
    id: "manifest-homepage",
    title: "The homepage is an address that a browser opens",
    severity: "error",
    about: ["homepage"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "homepage");
        yield* addressProblems(facts.manifest, ["homepage"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-hooks.js






/** `start`, or `hooks.start`: the name of a function on the plugin's module. */
const FUNCTION = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u;
/* harmony default export */ var manifest_hooks = (defineCheck({
    id: "manifest-hooks",
    title: "Every hook is one of the host's five, and names a function",
    severity: "error",
    about: ["hooks"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        const { manifest } = facts;
        const hooks = manifest.value["hooks"];
        if (Array.isArray(hooks)) {
            yield listedHooks(manifest, hooks);
            return;
        }
        yield* shapeProblems(facts, "hooks", "error");
        if (!isObject(hooks))
            return;
        for (const name of HOOK_NAMES) {
            const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
            if (typeof hook !== "string" || hook === "")
                continue;
            const problem = isHookPath(hook) ? exportProblem(manifest, name, hook) : functionProblem(manifest, name, hook);
            if (problem)
                yield problem;
            if (isHookPath(hook) && hookPath(hook) !== "") {
                yield* pathProblems(facts, ["hooks", name], { path: hookPath(hook) });
            }
        }
    },
}));
function listedHooks(manifest, hooks) {
    const named = HOOK_NAMES.filter((name) => hooks.includes(name));
    const form = (named.length === 0 ? ["onInstall"] : named).map((name) => `${(0,safe/* quoted */.TL)(name)}: ${(0,safe/* quoted */.TL)(name)}`);
    return {
        at: manifest.at("hooks"),
        message: '"hooks" is an array, but must be an object of hook names and the functions to call',
        help: `Write { ${form.join(", ")} }`,
    };
}
function functionProblem(manifest, name, hook) {
    if (FUNCTION.test(hook))
        return undefined;
    return {
        at: manifest.at("hooks", name),
        message: `${labelOf(["hooks", name])} is ${(0,safe/* quoted */.TL)(hook)}, which is neither the name of a function nor a path`,
        help: `Write the function's name, such as ${(0,safe/* quoted */.TL)(name)}, or a path, such as ${(0,safe/* quoted */.TL)(`dist/hooks.js#${name}`)}`,
    };
}
/** What is wrong with the name after the `#` of a path, or with a path that is nothing but such a name. */
function exportProblem(manifest, name, hook) {
    const path = hookPath(hook);
    const exported = hook.slice(path.length + 1);
    const what = path === ""
        ? 'names no file before the "#"'
        : path === hook || FUNCTION.test(exported)
            ? undefined
            : 'names no function after the "#"';
    if (what === undefined)
        return undefined;
    return {
        at: manifest.at("hooks", name),
        message: `${labelOf(["hooks", name])} is ${(0,safe/* quoted */.TL)(hook)}, which ${what}`,
        help: `Write a path and the name of an exported function, such as ${(0,safe/* quoted */.TL)(`dist/hooks.js#${name}`)}`,
    };
}

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

;// CONCATENATED MODULE: ./build/src/checks/manifest-host-versions.js





const MIN = "minHostVersion";
const MAX = "maxHostVersion";
/* harmony default export */ var manifest_host_versions = (defineCheck({
    id: "manifest-host-versions",
    title: "The lowest and the highest host version are semantic versions that leave hosts between them",
    severity: "error",
    about: [MIN, MAX],
    needs: ["manifest", "shape", "ranges"],
    *run(facts) {
        const { manifest, ranges } = facts;
        for (const key of [MIN, MAX]) {
            const text = manifest.value[key];
            if (typeof text !== "string")
                yield* shapeProblems(facts, key);
            else if (!readVersion(text))
                yield noVersion(manifest, key, text);
        }
        const lowest = versionAt(manifest, MIN);
        const highest = versionAt(manifest, MAX);
        if (lowest && highest && compareVersions(lowest, highest) > 0) {
            yield {
                at: manifest.at(MIN),
                message: `${labelOf([MIN])} is ${said(manifest, MIN)}, but ${labelOf([MAX])} is ${said(manifest, MAX)}, which is lower`,
                help: `Write the lower of the two as ${labelOf([MIN])}`,
            };
            return;
        }
        const text = manifest.valueAt("compatibility", "host_version");
        const declared = typeof text === "string" ? ranges.of(text) : undefined;
        const limits = [
            ...(lowest ? [{ operator: ">=", version: lowest }] : []),
            ...(highest ? [{ operator: "<=", version: highest }] : []),
        ];
        if (!declared || limits.length === 0 || !lowestVersion(declared))
            return;
        if (lowestVersion(intersection(declared, [limits])))
            return;
        const keys = [...(lowest ? [MIN] : []), ...(highest ? [MAX] : [])];
        yield {
            at: manifest.at(keys[0] ?? MIN),
            message: `${keys.map((key) => `${labelOf([key])} is ${said(manifest, key)}`).join(" and ")}, but "compatibility.host_version" is ${(0,safe/* quoted */.TL)(text)}: no host meets ${keys.length === 1 ? "both" : "all three"}`,
            help: "Let them name the same hosts",
        };
    },
}));
function noVersion(manifest, key, text) {
    const at = manifest.at(key);
    const meant = nearestVersion(text);
    return {
        at,
        message: `${labelOf([key])} is ${(0,safe/* quoted */.TL)(text)}, but must be a semantic version`,
        help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "2.1.0"' : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}
function versionAt(manifest, key) {
    const text = manifest.value[key];
    const version = typeof text === "string" ? readVersion(text) : undefined;
    if (!version)
        return undefined;
    const { major, minor, patch, build } = version;
    const prerelease = version.text
        .slice(0, build === "" ? undefined : -build.length - 1)
        .split("-")
        .slice(1)
        .join("-");
    return { major, minor, patch, prerelease };
}
const said = (manifest, key) => (0,safe/* quoted */.TL)(manifest.value[key]);

;// CONCATENATED MODULE: ./build/src/core/json-file.js




/** What keeps a file from being one JSON object that every reader reads alike. */
function* jsonFileProblems(found, json) {
    if (found.state !== "file" || found.size === 0) {
        yield* requiredFileProblems(found);
        return;
    }
    if (isAbsent(json)) {
        yield { at: { file: found.path }, message: `The file ${(0,safe/* quoted */.TL)(found.name)} could not be read`, help: "Run again" };
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



/* harmony default export */ var manifest_json = (defineCheck({
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

;// CONCATENATED MODULE: ./build/src/core/repeated-items.js


/** A warning at each text of a list that stands in it before already, with what removes it. */
function* repeatedItems(manifest, key) {
    const items = manifest.value[key];
    if (!Array.isArray(items))
        return;
    const first = new Map();
    for (const [at, item] of items.entries()) {
        const before = first.get(item);
        if (before === undefined)
            first.set(item, at);
        else if (typeof item === "string" && item !== "")
            yield repeated(manifest, { key, at, before });
    }
}
function repeated(manifest, item) {
    const { key, at, before } = item;
    const fix = manifest.removal(key, at);
    return {
        at: manifest.at(key, at),
        severity: "warning",
        message: `${labelOf([key, at])} is ${(0,safe/* quoted */.TL)(manifest.valueAt(key, at))}, the same as ${labelOf([key, before])}`,
        help: "Remove it",
        ...(fix.length > 0 && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-keywords.js



/* harmony default export */ var manifest_keywords = (defineCheck({
    id: "manifest-keywords",
    title: "The keywords are a list of texts, each there once",
    severity: "error",
    about: ["keywords"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "keywords");
        yield* repeatedItems(facts.manifest, "keywords");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-known-keys.js





/* harmony default export */ var manifest_known_keys = (defineCheck({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
    needs: ["manifest"],
    *run({ manifest }) {
        const known = new Set(KNOWN_KEYS);
        const unused = KNOWN_KEYS.filter((key) => !manifest.has(key));
        let told = 0;
        for (const key of Object.keys(manifest.value)) {
            if (known.has(key))
                continue;
            told++;
            const at = manifest.keyAt(key);
            const required = manifest.misspelt.get(key);
            const meant = required ?? (told > MOST_SLIPS ? undefined : nearest(key, unused));
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-license.js









/* harmony default export */ var manifest_license = (defineCheck({
    id: "manifest-license",
    title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
    severity: "error",
    about: ["license"],
    needs: ["manifest", "shape"],
    wants: ["license", "declaredFiles", "packageJson"],
    *run(facts) {
        const { manifest, packageJson } = facts;
        yield* shapeProblems(facts, "license");
        const license = manifest.value["license"];
        const packaged = isAbsent(packageJson) ? undefined : packagedLicense(packageJson);
        if (license === undefined) {
            if (!isMisspelt(manifest))
                yield missing(manifest, packaged);
        }
        else if (typeof license !== "string") {
            return;
        }
        else if (!isAbsent(facts.license) && !facts.license.valid) {
            yield unreadable(manifest, license, facts.license);
        }
        else {
            const path = licenseFile(license);
            if (path !== undefined)
                yield* pathProblems(facts, ["license"], { path, severity: "warning" });
            if (packaged !== undefined && bare(packaged) !== bare(license))
                yield manifest_license_mismatch(facts, license, packaged);
        }
    },
}));
/** Whether an unknown key stands for it, such as `licence`: then manifest-known-keys says so. */
function isMisspelt({ value }) {
    return Object.keys(value).some((key) => !KNOWN_KEYS.includes(key) && nearest(key, ["license"]) !== undefined);
}
/** As package.json has it: a text, or in the form of old an object with a type. */
function packagedLicense({ value }) {
    const license = value["license"];
    const text = isObject(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}
/** Without the brackets around it all and without doubled spaces, which mean nothing. */
function bare(license) {
    return license.replace(/\s+/gu, " ").replace(/^\(([^()]*)\)$/u, "$1");
}
function missing(manifest, packaged) {
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: 'The manifest lacks "license"',
        help: packaged === undefined
            ? 'Add it: an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it'
            : `Add ${(0,safe/* quoted */.TL)(packaged)}, as package.json has it`,
    };
}
function unreadable(manifest, license, { unknown, meant }) {
    const at = manifest.at("license");
    const words = unknown.slice(0, 3).map((word) => (0,safe/* quoted */.TL)(word));
    const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
    const isOneOfTwo = meant === "UNLICENSED";
    const isCertain = !isOneOfTwo && meant?.toLowerCase() === license.trim().toLowerCase();
    return {
        at,
        severity: "warning",
        message: `"license" is ${(0,safe/* quoted */.TL)(license)}, which is no SPDX expression${where}`,
        help: isOneOfTwo
            ? 'Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may'
            : meant === undefined
                ? 'Write an identifier of the SPDX list such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"'
                : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        ...(isCertain && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}
function manifest_license_mismatch({ manifest, packageJson }, license, packaged) {
    const line = isAbsent(packageJson) ? undefined : packageJson.at("license").range?.start.line;
    const where = line === undefined ? "package.json" : `package.json, line ${String(line)},`;
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${(0,safe/* quoted */.TL)(license)}, but ${where} names ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Write the license that is meant into both",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-main.js



/* harmony default export */ var manifest_main = (defineCheck({
    id: "manifest-main",
    title: "The main entry point is a file of the plugin",
    severity: "error",
    about: ["main"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "main");
        yield* pathProblems(facts, ["main"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-manifest-version.js


/* harmony default export */ var manifest_manifest_version = (defineCheck({
    id: "manifest-manifest-version",
    title: 'The manifest\'s "manifest_version" is the number 1',
    severity: "error",
    about: ["manifest_version"],
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-menu-items.js




/* harmony default export */ var manifest_menu_items = (defineCheck({
    id: "manifest-menu-items",
    title: "Every menu item leads to a page of the host or to an address",
    severity: "error",
    about: ["menu_items"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "menu_items");
        const items = manifest.value["menu_items"];
        const routes = routesOf(manifest);
        for (const at of Array.isArray(items) ? items.keys() : []) {
            const path = manifest.valueAt("menu_items", at, "path");
            if (typeof path === "string")
                yield* itemProblems(manifest, ["menu_items", at, "path"], path, routes);
        }
    },
}));
function* itemProblems(manifest, place, path, routes) {
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) {
        yield* addressProblems(manifest, place);
    }
    else if (!path.startsWith("/")) {
        yield {
            at: manifest.at(...place),
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(path)}, but must begin with "/" or be an absolute URL`,
            help: `Write ${(0,safe/* quoted */.TL)(`/${path}`)}, or the whole address`,
        };
    }
    else if (routes && !leadsIn(routes, path)) {
        yield {
            at: manifest.at(...place),
            severity: "notice",
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(path)}, which is the path of no page in this manifest, nor above one`,
            help: "See that the host has such a page, or write the path of one of yours",
        };
    }
}
/** The paths of all pages; `undefined` where pages are told to be wrong already. */
function routesOf(manifest) {
    const pages = Object.hasOwn(manifest.value, "pages") ? manifest.value["pages"] : [];
    if (!Array.isArray(pages))
        return undefined;
    const routes = { next: new Map() };
    for (const at of pages.keys()) {
        const path = manifest.valueAt("pages", at, "path");
        let here = routes;
        for (const step of typeof path === "string" ? stepsOf(path) : []) {
            const next = here.next.get(step) ?? { next: new Map() };
            here.next.set(step, next);
            here = next;
        }
    }
    return routes;
}
/** Whether a path is that of a page, or above one. */
function leadsIn(routes, path) {
    let here = routes;
    for (const step of stepsOf(path))
        here = here?.next.get(step);
    return here !== undefined;
}
/** Without what follows the path: `/tides/?day=1` is `/tides`. */
function stepsOf(path) {
    return (path.split(/[?#]/u, 1)[0] ?? "").replace(/\/$/u, "").split("/");
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-name.js


const manifest_name_SHORTEST = 3;
const manifest_name_LONGEST = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;
/* harmony default export */ var manifest_name = (defineCheck({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    about: ["name"],
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
        if (length < manifest_name_SHORTEST || length > manifest_name_LONGEST) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} has ${String(length)} characters, but must have ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)}`,
                help: length < manifest_name_SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
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
                    tidy.length >= manifest_name_SHORTEST && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-oauth.js


/* harmony default export */ var manifest_oauth = (defineCheck({
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes, and a path to return to",
    severity: "error",
    about: ["oauth"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "oauth"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-pages.js



/* harmony default export */ var manifest_pages = (defineCheck({
    id: "manifest-pages",
    title: "Every page has a component and a path of its own",
    severity: "error",
    about: ["pages"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "pages");
        const pages = manifest.value["pages"];
        const first = new Map();
        for (const at of Array.isArray(pages) ? pages.keys() : []) {
            const path = manifest.valueAt("pages", at, "path");
            if (typeof path !== "string" || !path.startsWith("/"))
                continue;
            const before = first.get(path);
            if (before === undefined)
                first.set(path, at);
            else {
                yield {
                    at: manifest.at("pages", at, "path"),
                    message: `${labelOf(["pages", at, "path"])} is ${(0,safe/* quoted */.TL)(path)}, the same as ${labelOf(["pages", before, "path"])}`,
                    help: "Give each page a path of its own",
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-peer-dependencies.js



/* harmony default export */ var manifest_peer_dependencies = (defineCheck({
    id: "manifest-peer-dependencies",
    title: "The peer dependencies have version ranges that can be met",
    severity: "error",
    about: ["peerDependencies"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "peerDependencies");
        yield* rangeProblems(facts, "peerDependencies");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-permissions.js




/** Words that samples use and the list of permissions does not have, and what it has in their place. */
const UNLISTED = new Map([
    ["network", ["network-access"]],
    ["storage", ["storage-read", "storage-write"]],
]);
/* harmony default export */ var manifest_permissions = (defineCheck({
    id: "manifest-permissions",
    title: "Every permission is one of the platform's twelve, and is asked for once",
    severity: "error",
    about: ["permissions"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "permissions");
        const { manifest, shape } = facts;
        const list = manifest.value["permissions"];
        if (!Array.isArray(list))
            return;
        const items = list;
        yield* kindProblems(manifest, items);
        const wrong = new Set(shape.errors.map(({ path }) => JSON.stringify(path)));
        const paths = items.map((item, at) => ["permissions", at, ...(isObject(item) ? ["type"] : [])]);
        const names = paths.map((path) => manifest.valueAt(...path));
        const first = new Map();
        for (const [at, path] of paths.entries()) {
            const name = names[at];
            if (typeof name !== "string" || wrong.has(JSON.stringify(path)))
                continue;
            const before = first.get(name);
            const problem = before === undefined ? unlisted(manifest, path, name, names) : manifest_permissions_repeated(manifest, path, name, { at, before });
            if (problem)
                yield problem;
            first.set(name, before ?? at);
        }
    },
}));
/** All items are strings, or all are objects; those that are neither are told by the schema. */
function* kindProblems(manifest, items) {
    const kinds = items.map((item) => (typeof item === "string" ? "a string" : isObject(item) ? "an object" : undefined));
    const first = kinds.findIndex((kind) => kind !== undefined);
    const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
    if (odd >= 0) {
        const value = items[odd];
        const what = typeof value === "string" ? `${(0,safe/* quoted */.TL)(value)}, a string` : (0,safe/* quoted */.TL)(value);
        yield {
            at: manifest.at("permissions", odd),
            message: `${labelOf(["permissions", odd])} is ${what}, but ${labelOf(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
            help: "Write all permissions as strings",
        };
    }
    else if (kinds[first] === "an object") {
        yield {
            at: manifest.at("permissions"),
            severity: "warning",
            strict: "error",
            message: '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
            help: 'Write the permissions as strings, such as "storage-read", and why they are needed into README.md',
        };
    }
}
function unlisted(manifest, path, name, names) {
    const listed = UNLISTED.get(name);
    if (!listed)
        return undefined;
    const at = manifest.at(...path);
    const lacking = listed.filter((permission) => !names.includes(permission));
    const certain = listed.length === 1 ? listed[0] : undefined;
    const fix = lacking.length === 0
        ? manifest.removal(...path.slice(0, 2))
        : certain !== undefined && at.range
            ? [{ file: at.file, range: at.range, text: JSON.stringify(certain) }]
            : [];
    return {
        at,
        severity: "warning",
        strict: "error",
        message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(name)}, which is not in the platform's list and may be refused at submission`,
        help: unlistedHelp(listed, lacking),
        ...(fix.length > 0 && { fix }),
    };
}
function unlistedHelp(listed, lacking) {
    const there = listed.filter((permission) => !lacking.includes(permission));
    if (there.length === 0)
        return `Write ${words(listed, "or")}${listed.length > 1 ? ", or both" : ""}`;
    const removal = `emove it: the list has ${words(there, "and")} already`;
    return lacking.length === 0 ? `R${removal}` : `Write ${words(lacking, "or")}, or r${removal}`;
}
const words = (permissions, between) => permissions.map((permission) => (0,safe/* quoted */.TL)(permission)).join(` ${between} `);
function manifest_permissions_repeated(manifest, path, name, { at, before }) {
    const valueOf = (index, key) => manifest.valueAt("permissions", index, key);
    const isSame = ["description", "required"].every((key) => valueOf(at, key) === valueOf(before, key));
    const fix = isSame ? manifest.removal("permissions", at) : [];
    return {
        at: manifest.at(...path),
        severity: "warning",
        message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(name)}, which ${labelOf(["permissions", before])} is already`,
        help: "Remove one of the two",
        ...(fix.length > 0 && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-pricing.js



/* harmony default export */ var manifest_pricing = (defineCheck({
    id: "manifest-pricing",
    title: "The pricing is an object with a type",
    severity: "error",
    about: ["pricing"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "pricing");
        const { manifest } = facts;
        const type = manifest.valueAt("pricing", "type");
        if (typeof type !== "string" || type === "" || type === "free")
            return;
        yield {
            at: manifest.at("pricing", "type"),
            severity: "notice",
            message: `"pricing.type" is ${(0,safe/* quoted */.TL)(type)}, but the list of its values is not published, and only "free" is certain`,
            help: `Ask the marketplace whether it knows ${(0,safe/* quoted */.TL)(type)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-repository.js






/* harmony default export */ var manifest_repository = (defineCheck({
    id: "manifest-repository",
    title: "The repository is an address that a browser opens",
    severity: "error",
    about: ["repository"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const packageForm = packageFormProblems(manifest, "repository");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* shapeProblems(facts, "repository");
        const repository = manifest.value["repository"];
        const opened = typeof repository === "string" ? withoutGit(repository) : undefined;
        if (opened === undefined) {
            yield* addressProblems(manifest, ["repository"]);
            return;
        }
        const at = manifest.at("repository");
        yield {
            at,
            severity: "warning",
            message: `"repository" is ${(0,safe/* quoted */.TL)(repository)}, an address for git, which no browser opens`,
            help: `Write ${(0,safe/* quoted */.TL)(opened)}`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(opened) }] }),
        };
    },
}));
/** The address behind `git+`, where there is a good one. */
function withoutGit(repository) {
    const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
    return address === undefined || addressFault(address) ? undefined : address;
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-screenshots.js





/** The kinds of images by the endings of their names. */
const KINDS = new Map([
    ["png", "PNG"],
    ["jpg", "JPEG"],
    ["jpeg", "JPEG"],
    ["gif", "GIF"],
    ["webp", "WebP"],
    ["svg", "SVG"],
]);
/* harmony default export */ var manifest_screenshots = (defineCheck({
    id: "manifest-screenshots",
    title: "Every screenshot is an image in the repository, of the kind that its name says",
    severity: "error",
    about: ["screenshots"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        yield* shapeProblems(facts, "screenshots");
        const { manifest, images } = facts;
        const screenshots = manifest.value["screenshots"];
        if (!Array.isArray(screenshots))
            return;
        for (const [index, path] of screenshots.entries()) {
            if (typeof path !== "string" || path === "")
                continue;
            const faults = [...pathProblems(facts, ["screenshots", index])];
            yield* faults;
            if (faults.length === 0)
                yield* imageProblems({ manifest, images }, index, path);
        }
    },
}));
function* imageProblems({ manifest, images }, index, path) {
    const at = manifest.at("screenshots", index);
    const told = `${labelOf(["screenshots", index])} is ${(0,safe/* quoted */.TL)(path)}`;
    const named = KINDS.get(endingOf(path));
    if (named === undefined) {
        yield {
            at,
            message: `${told}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
            help: "Save the screenshot as one of them",
        };
        return;
    }
    const image = isAbsent(images) ? undefined : images.get(path);
    if (!image)
        return;
    const held = image.type === undefined ? undefined : (KINDS.get(image.type) ?? image.type.toUpperCase());
    if (held === named)
        return;
    yield held === undefined
        ? { at, message: `${told}, but its content is no image`, help: "Save the screenshot anew" }
        : {
            at,
            message: `${told}, but its content is ${held}`,
            help: `Save it as ${named}, or rename the file`,
        };
}
function endingOf(path) {
    return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-sections.js




const manifest_sections_FORMS = {
    dashboard_widget: "an object with the widget's name and component",
    commands: "a list of objects, each with a name and a description",
    pages: "a list of objects, each with a path and a component",
};
/* harmony default export */ var manifest_sections = (defineCheck({
    id: "manifest-sections",
    title: "The manifest has the sections that its type uses, and no others",
    severity: "error",
    about: ["type", "dashboard_widget", "commands", "pages", "hooks"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const used = typeNeeds(manifest.value)?.sections;
        if (!used)
            return;
        const filled = used.filter((key) => manifest.has(key) && !isEmpty(manifest.value[key]));
        const unused = SECTIONS.filter((key) => !used.includes(key) && Object.hasOwn(manifest.value, key));
        const lacks = used.length > 0 && filled.length === 0;
        if (lacks)
            yield lackingSection(manifest, used, unused);
        const [only] = filled;
        if (type === "hybrid" && filled.length === 1 && only !== undefined)
            yield singleSection(manifest, only);
        if (type === "service")
            yield* lackingHooks(manifest);
        if (lacks && unused.length > 0)
            return;
        for (const key of unused) {
            yield {
                at: manifest.keyAt(key),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(key)} is ignored for a ${(0,safe/* quoted */.TL)(type)}; use "hybrid"`,
                help: isEmpty(manifest.value[key]) ? "Remove it" : 'Write "hybrid" as the type, or remove the section',
            };
        }
    },
}));
function lackingSection(manifest, used, unused) {
    const type = (0,safe/* quoted */.TL)(manifest.value["type"]);
    const [own = ""] = used;
    if (used.length > 1) {
        const wanted = listOf(used, "or");
        return {
            at: manifest.at("type"),
            message: `A ${type} needs at least one of ${wanted}, and has none`,
            help: `Add ${wanted}, best two of them`,
        };
    }
    if (Object.hasOwn(manifest.value, own)) {
        return {
            at: manifest.at(own),
            message: `${(0,safe/* quoted */.TL)(own)} is an array without an item, but a ${type} needs at least one`,
            help: "Add an item",
        };
    }
    const [other] = unused;
    const meant = other === undefined ? undefined : manifest_sections_typeOf(other);
    return {
        at: manifest.at("type"),
        message: other === undefined
            ? `A ${type} needs ${(0,safe/* quoted */.TL)(own)}, and the manifest lacks it`
            : `A ${type} needs ${(0,safe/* quoted */.TL)(own)}, and the manifest has ${listOf(unused, "and")} instead`,
        help: unused.length === 1 && meant !== undefined
            ? `Add ${(0,safe/* quoted */.TL)(own)}, or write ${(0,safe/* quoted */.TL)(meant)} as the type`
            : `Add ${(0,safe/* quoted */.TL)(own)}${other === undefined ? `: ${manifest_sections_FORMS[own] ?? ""}` : ', or write "hybrid" as the type'}`,
    };
}
function singleSection(manifest, only) {
    return {
        at: manifest.at("type"),
        severity: "warning",
        message: `A "hybrid" with no section but ${(0,safe/* quoted */.TL)(only)} combines nothing`,
        help: `Write ${(0,safe/* quoted */.TL)(manifest_sections_typeOf(only))} as the type, or add another section`,
    };
}
function* lackingHooks(manifest) {
    const hooks = manifest.value["hooks"];
    const isThere = Object.hasOwn(manifest.value, "hooks");
    if (isThere && !(isObject(hooks) && Object.keys(hooks).length === 0))
        return;
    yield {
        at: manifest.at(isThere ? "hooks" : "type"),
        severity: "warning",
        strict: "error",
        message: isThere
            ? '"hooks" is an object without a key, but a "service" starts and stops by its hooks'
            : 'A "service" starts and stops by its "hooks", and the manifest lacks them',
        help: `${isThere ? "Write" : 'Add "hooks"'}, for example { "onEnable": "start", "onDisable": "stop" }`,
    };
}
function manifest_sections_typeOf(section) {
    return Array.from(TYPE_NEEDS).find(([, { sections }]) => sections.length === 1 && sections.includes(section))?.[0];
}
function listOf(keys, word) {
    const names = keys.map((key) => (0,safe/* quoted */.TL)(key));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : `${names.join(", ")} ${word} ${last}`;
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;

;// CONCATENATED MODULE: ./build/src/checks/manifest-tags.js



/** What the specification's sample validator allows. */
const MOST = 10;
/* harmony default export */ var manifest_tags = (defineCheck({
    id: "manifest-tags",
    title: "The tags are a list of texts, each there once, and better no more than ten",
    severity: "error",
    about: ["tags"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "tags");
        const { manifest } = facts;
        const tags = manifest.value["tags"];
        if (Array.isArray(tags) && tags.length > MOST) {
            yield {
                at: manifest.keyAt("tags"),
                severity: "warning",
                strict: "error",
                message: `"tags" has ${String(tags.length)} items, and more than ${String(MOST)} may be refused at submission`,
                help: `Keep the ${String(MOST)} that say most; "keywords" takes any number`,
            };
        }
        yield* repeatedItems(manifest, "tags");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-type.js


const OLD = "background-service";
const NEW = "service";
/* harmony default export */ var manifest_type = (defineCheck({
    id: "manifest-type",
    title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
    severity: "error",
    about: ["type"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        if (manifest.value["type"] !== OLD) {
            yield* shapeProblems(facts, "type");
            return;
        }
        const at = manifest.at("type");
        yield {
            at,
            message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
            help: `Write "${NEW}"`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(NEW) }] }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-ui.js




/* harmony default export */ var manifest_ui = (defineCheck({
    id: "manifest-ui",
    title: "The user interface is named by strings, and its style sheet exists",
    severity: "error",
    about: ["ui"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "ui");
        const styles = facts.manifest.valueAt("ui", "styles");
        if (typeof styles !== "string" || !isStylePath(styles) || /^https?:\/\//iu.test(styles))
            return;
        yield* pathProblems(facts, ["ui", "styles"], { severity: "warning" });
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-version.js



/* harmony default export */ var manifest_version = (defineCheck({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    about: ["version"],
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-web.js



/* harmony default export */ var manifest_web = (defineCheck({
    id: "manifest-web",
    title: "The web entry point is a file of the plugin",
    severity: "error",
    about: ["web"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "web");
        yield* pathProblems(facts, ["web"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-webhooks.js


/* harmony default export */ var manifest_webhooks = (defineCheck({
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
    severity: "error",
    about: ["webhooks"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "webhooks"),
}));

;// CONCATENATED MODULE: ./build/src/checks/package-json.js


/* harmony default export */ var package_json = (defineCheck({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => jsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/src/checks/readme-present.js


/* harmony default export */ var readme_present = (defineCheck({
    id: "readme-present",
    title: "README.md is there, under exactly this name, and not empty",
    severity: "error",
    needs: ["readmeFile"],
    run: ({ readmeFile }) => requiredFileProblems(readmeFile, "Write a README.md: what the plugin does, and how it is installed"),
}));

;// CONCATENATED MODULE: ./build/src/checks/versions-agree.js



/* harmony default export */ var versions_agree = (defineCheck({
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
    manifest_description,
    manifest_type,
    manifest_author,
    manifest_category,
    manifest_main,
    manifest_web,
    manifest_background,
    manifest_entry_points,
    manifest_sections,
    manifest_dashboard_widget,
    manifest_config_schema,
    manifest_default_config,
    manifest_commands,
    manifest_pages,
    manifest_menu_items,
    manifest_ui,
    manifest_hooks,
    manifest_permissions,
    manifest_external_services,
    manifest_webhooks,
    manifest_oauth,
    manifest_dependencies,
    manifest_peer_dependencies,
    manifest_engines,
    manifest_compatibility,
    manifest_host_versions,
    manifest_license,
    manifest_repository,
    manifest_homepage,
    manifest_bugs,
    manifest_keywords,
    manifest_tags,
    manifest_pricing,
    manifest_screenshots,
    package_json,
    versions_agree,
    readme_present,
    license_present,
    changelog_present,
    bundle_present,
];

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
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if (isAbsent(fact))
            return { ...aboutOf(check), status: "skipped", reason: fact.absent };
    }
    const findings = [];
    try {
        // Every needed fact was just found to be there.
        for (const problem of check.run(plugin.facts))
            findings.push(findingOf(plugin, check, problem, policy));
    }
    catch (error) {
        // A crash is ours: it is told with its stack, and the verdict is never a pass.
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { ...aboutOf(check), status: "crashed", error: told };
    }
    return findings.length === 0 ? metBy(check) : { ...aboutOf(check), status: "unmet", findings };
}
function aboutOf({ id, title }) {
    return { check: id, title, url: pageUrl(id) };
}
const met = new WeakMap();
/** The outcome that says nothing but its check's name: one for all plugins. */
function metBy(check) {
    const known = met.get(check);
    if (known)
        return known;
    const outcome = Object.freeze({ ...aboutOf(check), status: "met" });
    met.set(check, outcome);
    return outcome;
}
function findingOf(plugin, check, problem, policy) {
    const { message, help, fix, at, secret } = problem;
    return {
        check: check.id,
        severity: severityOf(problem, check.severity, policy),
        stopsRelease: stopsRelease(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        ...(secret === true && { secret }),
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

// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __nccwpck_require__(689);
;// CONCATENATED MODULE: ./build/src/text/json-value.js




/** A value that a program has made, as if it had been read: locations have pointers and no ranges. */
function jsonOfValue(file, value) {
    const odd = oddPart(value, { count: 0 });
    const at = (...path) => ({ file, pointer: pointerOf(existing(value, path)) });
    const problems = odd
        ? [{ kind: "unreadable", message: odd, help: "Give what JSON.parse would give" }]
        : [];
    return { file, value: odd ? undefined : value, problems, at, keyAt: at, removal: () => [] };
}
/** The first part of a value that JSON cannot hold, in a sentence. */
function oddPart(value, seen, level = 0) {
    if (++seen.count > MOST_JSON_VALUES)
        return `The value holds more than ${grouped(MOST_JSON_VALUES)} values`;
    switch (typeof value) {
        case "string":
            return value.isWellFormed() ? undefined : `The string ${quoted(value)} holds half a character (a lone surrogate)`;
        case "boolean":
            return undefined;
        case "number":
            return Number.isFinite(value) ? undefined : `The number ${String(value)} is none in JSON`;
        case "object":
            break;
        default:
            return `A value of type ${typeof value} is none in JSON`;
    }
    if (value === null)
        return undefined;
    if (level >= MOST_JSON_LEVELS)
        return `The value is nested deeper than ${String(MOST_JSON_LEVELS)} levels`;
    for (const part of Object.values(value)) {
        // JSON.stringify leaves out a key without a value.
        const odd = part === undefined && !Array.isArray(value) ? undefined : oddPart(part, seen, level + 1);
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}
/** The part of a path that leads to a value. */
function existing(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
        here = isThere ? here[step] : undefined;
        if (here === undefined)
            return path.slice(0, depth);
    }
    return path;
}

;// CONCATENATED MODULE: ./build/src/text/json-plain.js



// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{300}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.Vi)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,json_text/* pointerOf */.r)(existing(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [] };
}
const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function parsed(source) {
    try {
        const text = typeof source === "string" ? source : DECODER.decode(source);
        if (!text.isWellFormed() || ODD.test(text))
            return undefined;
        const { levels, keys, values } = structureOf(text);
        if (levels > json_limits/* MOST_JSON_LEVELS */.HP || values > json_limits/* MOST_JSON_VALUES */.Yh)
            return undefined;
        const value = JSON.parse(text);
        return members(value) === keys ? value : undefined;
    }
    catch {
        // Not UTF-8, or not JSON: the closer look says what and where.
        return undefined;
    }
}
/** What the brackets, commas and colons of a text show; right for JSON, and for anything else of no matter. */
function structureOf(text) {
    const structure = text.replace(/"(?:[^"\\]|\\.)*"/gu, "").replace(/[^[\]{},:]+/gu, "");
    let level = 0;
    let levels = 0;
    let keys = 0;
    // Each value but the first follows a comma, a colon, or the bracket that it is the first in.
    let values = 1;
    for (const character of structure) {
        if (character === "]" || character === "}") {
            level--;
            continue;
        }
        values++;
        if (character === ":")
            keys++;
        else if (character !== ",")
            levels = Math.max(levels, ++level);
    }
    return { levels, keys, values };
}
/** How many keys a value holds in all its levels: fewer than its text has means that one stood twice. */
function members(value) {
    if (typeof value !== "object" || value === null)
        return 0;
    const values = Object.values(value);
    const own = Array.isArray(value) ? 0 : values.length;
    return values.reduce((sum, child) => sum + members(child), own);
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
    return plain ?? (await Promise.all(/* import() */[__nccwpck_require__.e(370), __nccwpck_require__.e(186)]).then(__nccwpck_require__.bind(__nccwpck_require__, 186))).readFullJson(file, source);
}

;// CONCATENATED MODULE: ./build/src/plugin/configuration.js

/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";
const NOT_CONFIGURED = { commands: {}, peers: [] };
function configurationOf({ value }) {
    const said = own(value, CONFIGURATION_KEY);
    if (!isObject(said))
        return NOT_CONFIGURED;
    const commands = own(said, "commands");
    const peers = own(said, "peers");
    return {
        commands: isObject(commands)
            ? { ...command(commands, "test"), ...command(commands, "lint"), ...command(commands, "typecheck") }
            : {},
        peers: Array.isArray(peers) ? peers.filter(isText) : [],
    };
}
function command(commands, name) {
    const line = own(commands, name);
    return isText(line) ? { [name]: line } : {};
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

;// CONCATENATED MODULE: ./build/src/plugin/config-tasks.js



/** What our own interpreter cannot judge in a manifest's configuration: nothing, for most. */
function configTasks(manifest) {
    const all = configSchemas(manifest);
    if (all.every(({ schema }) => isPlainConfig(schema)))
        return [];
    const schemas = all.filter(isCompilable);
    return schemas
        .filter(({ schema }) => goesDeeper(schema))
        .map(({ path, schema }) => ({
        path,
        dialect: dialectOf(schema) ?? "draft-07",
        schema,
        values: [...defaultsIn({ path, schema }), ...configured(manifest, schemas, path)],
    }));
}
function defaultsIn({ path, schema }) {
    return schemaNodes(schema, path)
        .filter((node) => Object.hasOwn(node.schema, "default") && goesDeeper(node.schema))
        .map((node) => ({
        path: [...node.path, "default"],
        part: node.path.slice(path.length),
        value: node.schema["default"],
    }));
}
function configured(manifest, schemas, path) {
    return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]) => {
        const setting = settingOf(schemas, name);
        if (!setting || !goesDeeper(setting.schema) || path.some((step, at) => setting.path[at] !== step))
            return [];
        return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
    });
}

;// CONCATENATED MODULE: ./build/src/plugin/images.js
const LARGEST_IMAGE = 16 * 1024 * 1024;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
async function imagesOf(files, workspace) {
    const images = new Map();
    const known = new Map();
    for (const [path, file] of files) {
        if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path))
            continue;
        if (!known.has(file.path)) {
            const bytes = workspace.bytes(file.path, LARGEST_IMAGE);
            known.set(file.path, bytes && (pngFacts(bytes) ?? (await measured(bytes))));
        }
        const image = known.get(file.path);
        if (image)
            images.set(path, image);
    }
    return images;
}
const NO_IMAGE = { type: undefined, width: undefined, height: undefined };
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Most screenshots are PNG: for them no library is loaded. */
function pngFacts(bytes) {
    if (bytes.length < 24 || !PNG_START.every((byte, at) => bytes[at] === byte))
        return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first part must be IHDR; Apple's own form of PNG has another before it.
    if (view.getUint32(12) !== 0x49484452)
        return undefined;
    return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}
async function measured(bytes) {
    const { imageSize } = await __nccwpck_require__.e(/* import() */ 13).then(__nccwpck_require__.bind(__nccwpck_require__, 13));
    const vector = isSvg(bytes);
    try {
        const { type, width, height } = imageSize(bytes);
        return type === "svg" && !vector ? NO_IMAGE : { type, width, height };
    }
    catch {
        // The measurer throws at what is no image, in as many ways as there are kinds of images, and at an SVG without a size.
        return vector ? { ...NO_IMAGE, type: "svg" } : NO_IMAGE;
    }
}
/** Whether the first element is `svg`, behind what may stand before one: a declaration, comments, a document type. */
function isSvg(bytes) {
    let rest = new TextDecoder().decode(bytes.subarray(0, LONGEST_PROLOG)).trimStart();
    for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest))
        rest = rest.slice(part[0].length);
    return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}
const LONGEST_PROLOG = 65_536;
const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;

;// CONCATENATED MODULE: ./build/src/plugin/license.js


const VALID = { valid: true, unknown: [], meant: undefined };
const COMMON = [
    "MIT",
    "Apache-2.0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0-only",
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-3.0-only",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
/** Names that everyone understands, in lower case and without spaces, commas and punctuation. */
const SPOKEN = {
    mitlicense: "MIT",
    themitlicense: "MIT",
    apache2: "Apache-2.0",
    apachev2: "Apache-2.0",
    apachelicense2: "Apache-2.0",
    apachelicense20: "Apache-2.0",
    apachelicensev20: "Apache-2.0",
    apachelicenseversion20: "Apache-2.0",
    isclicense: "ISC",
    publicdomain: "CC0-1.0",
    unlicensed: "UNLICENSED",
};
/** No expression that anyone writes is longer, and the parser takes its time. */
const license_LONGEST = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
async function licenseOf(manifest) {
    const license = manifest.value["license"];
    const isPlain = typeof license !== "string" || license === "UNLICENSED" || COMMON.includes(license);
    if (isPlain || licenseFile(license) !== undefined)
        return VALID;
    if (license.length > license_LONGEST)
        return { valid: false, unknown: [], meant: undefined };
    const { default: parse } = await __nccwpck_require__.e(/* import() */ 326).then(__nccwpck_require__.t.bind(__nccwpck_require__, 326, 23));
    const isExpression = (text) => /^[A-Za-z0-9.+:() -]+$/u.test(text) && parses(text, parse);
    if (isExpression(license))
        return VALID;
    const isWord = (word) => OPERATORS.has(word.toUpperCase()) || isExpression(word) || isExpression(`MIT WITH ${word}`);
    const words = [...new Set(license.match(WORD))];
    const unknown = words.filter((word) => !isWord(word));
    const mended = license.replace(WORD, (word) => (isWord(word) ? word : (nameOf(word) ?? word)));
    const meant = nameOf(license) ?? mended;
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: meant === "UNLICENSED" || isExpression(meant) ? meant : undefined,
    };
}
function nameOf(text) {
    const plain = text.toLowerCase().replace(/[^a-z0-9]/gu, "");
    return Object.hasOwn(SPOKEN, plain) ? SPOKEN[plain] : nearest(text, COMMON);
}
function parses(text, parse) {
    try {
        parse(text);
        return true;
    }
    catch {
        // The parser's words are for whoever knows the grammar.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest-outline.js
// Written by `npm run docs` from manifest.schema.json.
const OUTLINE = { "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "anyOf": [{ "type": "string", "minLength": 1 }, { "$ref": "#/definitions/author" }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "type": "array", "items": { "anyOf": [{ "type": "string", "allOf": [{ "$ref": "#/definitions/permission" }] }, { "type": "object", "properties": { "type": { "$ref": "#/definitions/permission" }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "type": "string", "minLength": 1 }, "web": { "type": "string", "minLength": 1 }, "background": { "type": "string", "minLength": 1 }, "repository": { "type": "string" }, "homepage": { "type": "string" }, "bugs": { "type": "string" }, "license": { "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "$ref": "#/definitions/range" } }, "peerDependencies": { "type": "object", "additionalProperties": { "$ref": "#/definitions/range" } }, "engines": { "type": "object", "properties": { "node": { "$ref": "#/definitions/range" }, "npm": { "$ref": "#/definitions/range" } }, "additionalProperties": false }, "minHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "$ref": "#/definitions/dashboardWidget" }, "commands": { "type": "array", "items": { "$ref": "#/definitions/command" } }, "pages": { "type": "array", "items": { "$ref": "#/definitions/page" } }, "menu_items": { "type": "array", "items": { "$ref": "#/definitions/menuItem" } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "$ref": "#/definitions/externalService" } }, "webhooks": { "type": "array", "items": { "$ref": "#/definitions/webhook" } }, "oauth": { "type": "array", "items": { "$ref": "#/definitions/oauthProvider" } }, "config_schema": { "$ref": "#/definitions/jsonSchema" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "$ref": "#/definitions/range" }, "node_version": { "$ref": "#/definitions/range" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "$ref": "#/definitions/jsonSchema" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false, "definitions": { "url": { "type": "string" }, "range": { "type": "string" }, "path": { "type": "string", "minLength": 1 }, "jsonSchema": { "type": "object" }, "permission": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "author": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "type": "string" }, "website": { "$ref": "#/definitions/url" }, "url": { "$ref": "#/definitions/url" }, "avatar": { "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }, "command": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "$ref": "#/definitions/commandOption" } } }, "additionalProperties": false, "required": ["name", "description"] }, "commandOption": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] }, "page": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] }, "menuItem": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "type": "string" }, "icon": { "type": "string" }, "order": { "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] }, "externalService": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "$ref": "#/definitions/url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "$ref": "#/definitions/url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] }, "webhook": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "type": "string", "pattern": "^/" }, "events": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] }, "oauthProvider": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] }, "dashboardWidget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "$ref": "#/definitions/jsonSchema" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] } } };

;// CONCATENATED MODULE: ./build/src/plugin/plain-shape.js


const ROOT = OUTLINE;
/** Whether a manifest certainly fits its schema, found out without loading the validator that knows what does not. */
function isPlainShape(manifest) {
    return fits(manifest, ROOT);
}
function fits(value, outline) {
    const { $ref, allOf, anyOf } = outline;
    if ($ref !== undefined && !fits(value, ROOT.definitions?.[$ref.slice("#/definitions/".length)] ?? NOTHING))
        return false;
    if (allOf && !allOf.every((part) => fits(value, part)))
        return false;
    if (anyOf && !anyOf.some((form) => fits(value, form)))
        return false;
    if (outline.const !== undefined && value !== outline.const)
        return false;
    if (outline.enum && !outline.enum.includes(value))
        return false;
    switch (outline.type) {
        case undefined:
            return true;
        case "string":
            return typeof value === "string" && fitsString(value, outline);
        case "number":
            return typeof value === "number" && (outline.exclusiveMinimum === undefined || value > outline.exclusiveMinimum);
        case "array":
            return Array.isArray(value) && fitsArray(value, outline);
        case "object":
            return typeof value === "object" && value !== null && !Array.isArray(value) && fitsObject(value, outline);
        default:
            return typeof value === outline.type;
    }
}
const NOTHING = { enum: [] };
function fitsString(value, { minLength = 0, maxLength, pattern }) {
    if (value.length < minLength * 2 && (0,code_points/* codePoints */.B)(value) < minLength)
        return false;
    if (maxLength !== undefined && (0,code_points/* codePoints */.B)(value) > maxLength)
        return false;
    return pattern === undefined || patternOf(pattern).test(value);
}
const patterns = new Map();
/** The schema has a handful of patterns. */
function patternOf(source) {
    const known = patterns.get(source) ?? new RegExp(source, "u");
    patterns.set(source, known);
    return known;
}
function fitsArray(value, { minItems = 0, items }) {
    return value.length >= minItems && (!items || value.every((item) => fits(item, items)));
}
function fitsObject(value, outline) {
    const { required = [], recommended = [], properties = {}, additionalProperties } = outline;
    for (const key of required)
        if (!Object.hasOwn(value, key))
            return false;
    for (const key of recommended)
        if (!Object.hasOwn(value, key))
            return false;
    for (const key of Object.keys(value)) {
        const property = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        const part = value[key];
        if (property !== undefined && (property === false || !fits(part, property)))
            return false;
    }
    return true;
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
    shape: (reading) => ofManifest(reading, async ({ value }) => isPlainShape(value) ? { errors: [] } : (await __nccwpck_require__.e(/* import() */ 941).then(__nccwpck_require__.bind(__nccwpck_require__, 941))).shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => declaredFilesOf(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return isAbsent(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => hasUncommonRange(manifest, isAbsent(packageJson) ? undefined : packageJson)
            ? rangesOf((await Promise.all(/* import() */[__nccwpck_require__.e(84), __nccwpck_require__.e(506)]).then(__nccwpck_require__.bind(__nccwpck_require__, 506))).semverRange)
            : rangesOf());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __nccwpck_require__.e(/* import() */ 550).then(__nccwpck_require__.bind(__nccwpck_require__, 550))).judgedConfig(tasks);
    }),
    packageFile: file("package.json"),
    packageText: (reading) => jsonIn(reading, "packageFile"),
    packageJson: (reading) => objectIn(reading, "packageText"),
    configuration: async ({ fact }) => {
        const packageJson = await fact("packageJson");
        return isAbsent(packageJson) ? NOT_CONFIGURED : configurationOf(packageJson);
    },
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
    for (const [name, fact] of Object.entries(options.given ?? {}))
        known.set(name, Promise.resolve(fact));
    const facts = new Map();
    for (const name of Object.keys(READERS)) {
        facts.set(name, needed.has(name) ? await reading.fact(name) : absent("no chosen check needs it"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return isAbsent(manifest) ? manifest : read(manifest);
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
    if (found.state !== "file")
        return absent(`${found.name} cannot be read`);
    if (found.size > json_limits/* MOST_JSON_BYTES */.Vi)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(370), __nccwpck_require__.e(186)]).then(__nccwpck_require__.bind(__nccwpck_require__, 186))).oversizedJson(found.path, found.size);
    const bytes = reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes ? readJson(found.path, bytes, reading.places) : absent(`${found.name} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if (isAbsent(json))
        return json;
    return asObjectText(json) ?? absent(`${baseName(json.file)} is not a JSON object`);
}

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __nccwpck_require__(763);
;// CONCATENATED MODULE: ./build/src/workspace/disk.js



const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = external_node_fs_namespaceObject.realpathSync.native(root);
    const contents = new Map();
    const listings = new Map();
    const listing = (folder) => {
        if (!listings.has(folder))
            listings.set(folder, readFolder((0,external_node_path_.join)(realRoot, folder)));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = attempt(() => (0,external_node_fs_namespaceObject.lstatSync)((0,external_node_path_.join)(realRoot, folder, name)));
        return stat && { name, kind: kindOf(stat) };
    };
    /** Where on the disk something stands, or why a link to it is not followed. */
    const resolve = (path) => {
        let folder = "";
        let linked = false;
        for (const name of path.split("/")) {
            // Names behind a link cannot be told apart by the listing of the folder that holds the link.
            const listed = linked ? undefined : find(folder, name);
            if (!listed && !linked)
                return undefined;
            linked ||= listed?.kind === "link";
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const full = (0,external_node_path_.join)(realRoot, path);
        if (!linked)
            return { real: full };
        const real = attempt(() => external_node_fs_namespaceObject.realpathSync.native(full));
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
        list: (folder) => [...(listing(folder)?.values() ?? [])].toSorted(byName),
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
    for (let at = external_node_fs_namespaceObject.realpathSync.native(folder);; at = (0,external_node_path_.dirname)(at)) {
        if (attempt(() => (0,external_node_fs_namespaceObject.statSync)((0,external_node_path_.join)(at, ".git"))))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return attempt(() => ((0,external_node_fs_namespaceObject.statSync)(path).isDirectory() ? external_node_fs_namespaceObject.realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") : undefined;
}
function isInside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
function readFolder(path) {
    const entries = attempt(() => (0,external_node_fs_namespaceObject.readdirSync)(path, { withFileTypes: true }));
    return entries && new Map(entries.map((found) => [found.name, { name: found.name, kind: kindOf(found) }]));
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

;// CONCATENATED MODULE: ./build/src/preflight/preflight.js









const LARGEST_SOURCE = 16 * 1024 * 1024;
/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for a path that is no folder, a check that does not exist, plugins of several repositories.
 */
async function preflight(request) {
    const { cwd, occasion, strict, failOn } = request;
    const checks = chosen(request.only);
    const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
    needs.add("manifest");
    const folders = [...new Set(request.paths.map((path) => pluginFolder(cwd, path)))];
    const root = rootOf(folders[0] ?? cwd, cwd);
    const workspace = diskWorkspace(root);
    const plugins = [];
    for (const folder of folders) {
        const inside = workspacePath(root, folder);
        if (inside === undefined) {
            throw new UsageError(`${(0,safe/* quoted */.TL)(folder)} is not in the repository ${(0,safe/* quoted */.TL)(root)}`, "Check one repository a run");
        }
        const judge = async (places) => inspect(await readPlugin(workspace, { folder: inside, needs, places }), checks, { occasion, strict });
        // Only what has something to point at is read once more, with the place of every key and value.
        const quick = await judge(false);
        plugins.push(quick.findings.length === 0 ? quick : await judge(true));
    }
    return { report: { occasion, strict, failOn, plugins }, root, source: sourceOf(workspace) };
}
function chosen(only) {
    if (!only)
        return checks;
    const ids = checks.map(({ id }) => id);
    for (const id of only)
        if (!ids.includes(id))
            throw unknownCheck(id);
    return checks.filter(({ id }) => only.includes(id));
}
function unknownCheck(id) {
    const meant = nearest(id, checks.map((check) => check.id));
    const help = meant === undefined ? "List them with: plugin-preflight explain" : `Did you mean ${meant}?`;
    return new UsageError(`There is no check ${(0,safe/* quoted */.TL)(id)}`, help);
}
function pluginFolder(cwd, path) {
    const full = (0,external_node_path_.resolve)(cwd, path);
    const folder = realFolder(full) ?? ((0,external_node_path_.basename)(full) === "manifest.json" ? realFolder((0,external_node_path_.dirname)(full)) : undefined);
    if (folder === undefined)
        throw new UsageError(`There is no folder ${(0,safe/* quoted */.TL)(path)}`, "Give the folder of a plugin");
    return folder;
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder, cwd) {
    const current = realFolder(cwd) ?? folder;
    return repositoryRoot(folder) ?? (workspacePath(current, folder) === undefined ? folder : current);
}
function sourceOf(workspace) {
    const read = new Map();
    return (file) => {
        if (!read.has(file)) {
            const bytes = workspace.bytes(file, LARGEST_SOURCE);
            read.set(file, bytes && (0,lines/* linesOf */.D)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
        }
        return read.get(file);
    };
}

;// CONCATENATED MODULE: ./build/src/reporters/annotations.js





/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
const annotations = (report) => {
    const { shown, left } = annotated(report);
    const lines = shown.map(annotations_command);
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
function annotations_command({ severity, location, check, message, help, url }) {
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
const summary_MOST_BYTES = 1_000_000;
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
    return `- ${MARKS[severity]} ${link}: **${(0,safe/* markdown */.wD)(sentence((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
}
/** With a full stop, where it does not end in a question. */
function sentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
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
    // Blanks at the start of a line would make code of it; two at its end keep it apart from the next.
    const lines = outcome.error
        .split("\n")
        .map((line) => `> ${(0,safe/* markdown */.wD)(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** The first blocks that fit, whole lines only, and a sentence on what is left out. */
function withinBytes(blocks) {
    const bytes = (text) => Buffer.byteLength(text);
    const whole = blocks.join("");
    if (bytes(whole) <= summary_MOST_BYTES)
        return whole;
    const lines = whole.split("\n");
    let used = 0;
    const end = lines.findIndex((line) => (used += bytes(line) + 1) > summary_MOST_BYTES);
    const left = lines.slice(end).filter((line) => line.startsWith("- "));
    const cut = `_GitHub takes 1 MiB: ${counted(left.length, "more line")} of this summary left out. The log and the report file hold everything._`;
    return `${lines.slice(0, end).join("\n")}\n\n${cut}\n`;
}

;// CONCATENATED MODULE: external "node:util"
var external_node_util_namespaceObject = require("node:util");
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
    const more = displayWidth(whole) > left + width - 2 || to + CONTEXT < line.length;
    const shown = (left > 0 ? CUT : "") + columns(whole, left, left + width - 2) + (more ? CUT : "");
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
    const source = range && finding.secret !== true && view.source(location.file)?.line(range.start.line);
    if (range && typeof source === "string") {
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

;// CONCATENATED MODULE: ./build/src/output/print.js

const STDOUT = 1;
const STDERR = 2;
/** What is printed does not get out, as on a full disk. */
class PrintError extends Error {
    name = "PrintError";
}
/** Prints text that is safe already. The streams of Node would cost a tenth of a run; a descriptor costs nothing. */
function print(text) {
    write(STDOUT, text);
}
/** As {@link print}, on the channel for errors and progress. */
function complain(text) {
    write(STDERR, text);
}
/** Whether a person may be looking at what is printed. */
function printsOnTerminal() {
    try {
        return fstatSync(STDOUT).isCharacterDevice();
    }
    catch (error) {
        if (print_isSystemError(error))
            return false;
        throw error;
    }
}
function write(descriptor, text) {
    const bytes = Buffer.from(text);
    let done = 0;
    while (done < bytes.length) {
        try {
            done += (0,external_node_fs_namespaceObject.writeSync)(descriptor, bytes, done);
        }
        catch (error) {
            if (!print_isSystemError(error))
                throw error;
            // The reader has gone, as `head` does: nobody is left to tell.
            if (error.code === "EPIPE")
                return;
            if (error.code !== "EAGAIN")
                throw new PrintError(error.message);
            // A reader that is slower than we are, at the other end of a pipe that does not wait by itself.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
        }
    }
}
function print_isSystemError(error) {
    return error instanceof Error && "code" in error;
}

;// CONCATENATED MODULE: ./build/src/output/write-file.js


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const there = (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false });
    if (there)
        (0,external_node_fs_namespaceObject.accessSync)(path, external_node_fs_namespaceObject.constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        (0,external_node_fs_namespaceObject.writeFileSync)(path, content);
        return;
    }
    const real = there ? external_node_fs_namespaceObject.realpathSync.native(path) : path;
    const draft = `${real}.${String(process.pid)}.draft`;
    try {
        (0,external_node_fs_namespaceObject.writeFileSync)(draft, content, { flag: "wx" });
        if (there)
            (0,external_node_fs_namespaceObject.chmodSync)(draft, there.mode);
        (0,external_node_fs_namespaceObject.renameSync)(draft, real);
    }
    catch (error) {
        (0,external_node_fs_namespaceObject.rmSync)(draft, { force: true });
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/action/github.js
/** Why this run looks at the plugin, by the event that started it. */
function occasionOf(environment) {
    return environment["GITHUB_EVENT_NAME"]?.startsWith("pull_request") === true ? "pull-request" : "push";
}
/** How lines are linked at the commit that is checked out; `undefined` outside of GitHub. */
function linkMaker(environment) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
    if (!server || !repository || !commit)
        return undefined;
    return (file, range) => {
        const path = file.split("/").map(urlPart).join("/");
        return `${server}/${repository}/blob/${commit}/${path}${range ? linesPart(range) : ""}`;
    };
}
/** `#L3`, or `#L3-L5`. */
function linesPart({ start, end }) {
    return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
}
// Parentheses would end a Markdown link, and encodeURIComponent leaves them.
function urlPart(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

;// CONCATENATED MODULE: ./build/src/action/inputs.js




const inputs_ANNOTATIONS = ["auto", "commands", "off"];
const INPUT_DEFAULTS = {
    path: ".",
    "fail-on": "error",
    strict: "false",
    annotations: "auto",
    "report-file": "",
};
/** Reads the inputs from the variables that the runner sets. @throws {UsageError} for a value that is none. */
function readInputs(environment) {
    const input = (name) => environment[variable(name)]?.trim() || INPUT_DEFAULTS[name];
    const lines = input("path").split(/\r?\n/u);
    return {
        paths: lines.map((line) => line.trim()).filter((line) => line !== ""),
        failOn: choice("fail-on", input("fail-on"), FAIL_ON),
        strict: choice("strict", input("strict").toLowerCase(), ["true", "false"]) === "true",
        annotations: choice("annotations", input("annotations"), inputs_ANNOTATIONS),
        reportFile: input("report-file"),
    };
}
/** Inputs that a workflow sets and the Action does not have, in a sentence each. */
function unknownInputs(environment) {
    const names = Object.keys(INPUT_DEFAULTS);
    const known = new Set(names.map(variable));
    return Object.keys(environment)
        .filter((name) => name.startsWith("INPUT_") && !known.has(name))
        .map((name) => {
        const given = name.slice("INPUT_".length).toLowerCase();
        const meant = nearest(given, names);
        return `There is no input ${(0,safe/* quoted */.TL)(given)}${meant === undefined ? `; there are ${names.join(", ")}` : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`;
    });
}
// The runner makes upper case and turns spaces into underscores; hyphens stay.
function variable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
function choice(name, given, words) {
    const chosen = words.find((word) => word === given);
    if (chosen !== undefined)
        return chosen;
    const meant = nearest(given, words);
    const help = meant === undefined ? undefined : `Did you mean ${meant}?`;
    throw new UsageError(`The input ${name} is ${(0,safe/* quoted */.TL)(given)}, but must be one of ${words.join(", ")}`, help);
}

;// CONCATENATED MODULE: ./build/src/action/outputs.js



function outputsOf(report, reportFile) {
    const counts = reportCounts(report);
    const [plugin, ...others] = report.plugins;
    const only = others.length === 0 ? plugin : undefined;
    const version = only?.version === undefined ? undefined : readVersion(only.version);
    return {
        verdict: verdict(report),
        errors: String(counts.error),
        warnings: String(counts.warning),
        notices: String(counts.notice),
        "plugin-name": only?.name ?? "",
        version: only?.version ?? "",
        prerelease: version ? String(version.prerelease) : "",
        "report-file": reportFile,
    };
}
/** What a run says that could not check anything. */
const NO_OUTPUTS = {
    verdict: "broken",
    errors: "",
    warnings: "",
    notices: "",
    "plugin-name": "",
    version: "",
    prerelease: "",
    "report-file": "",
};
/** The outputs as the runner's output file takes them: no value can end its block or begin another. */
function outputFile(outputs) {
    return Object.entries(outputs)
        .map(([name, value]) => {
        const delimiter = unusedDelimiter(value);
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
        .join("");
}
function unusedDelimiter(value) {
    for (let number = 0;; number++) {
        const delimiter = `END_${String(number)}`;
        if (!value.includes(delimiter))
            return delimiter;
    }
}

;// CONCATENATED MODULE: ./build/src/action/run.js













/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
async function run(environment) {
    try {
        for (const sentence of unknownInputs(environment))
            annotate("warning", sentence);
        const inputs = readInputs(environment);
        const result = await preflight({
            paths: inputs.paths,
            cwd: process.cwd(),
            occasion: occasionOf(environment),
            strict: inputs.strict,
            failOn: inputs.failOn,
        });
        tell(result, inputs, environment);
        return exitStatus(result.report);
    }
    catch (error) {
        channel("outputs", () => {
            append(environment["GITHUB_OUTPUT"], outputFile(NO_OUTPUTS));
        });
        if (error instanceof UsageError) {
            annotate("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
            return 2;
        }
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        annotate("error", `${TOOL.name} crashed: a fault of this tool. Please report it at ${TOOL.url}/issues\n${stack}`);
        return 3;
    }
}
/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
function tell({ report, source }, inputs, environment) {
    const link = linkMaker(environment);
    const view = { source, ...(link && { link }) };
    print(reporters.terminal(report, view));
    if (inputs.annotations !== "off")
        print(reporters.github(report, view));
    channel("job summary", () => {
        append(environment["GITHUB_STEP_SUMMARY"], reporters.markdown(report, view));
    });
    const written = channel("report file", () => {
        if (inputs.reportFile !== "")
            writeFile((0,external_node_path_.resolve)(inputs.reportFile), reporters.json(report, view));
    });
    channel("outputs", () => {
        append(environment["GITHUB_OUTPUT"], outputFile(outputsOf(report, written ? inputs.reportFile : "")));
    });
}
function channel(name, write) {
    try {
        write();
        return true;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        annotate("warning", `The ${name} could not be written, and the verdict stands without it: ${why}`);
        return false;
    }
}
function annotate(kind, text) {
    print(`::${kind} title=${TOOL.name}::${(0,safe/* commandData */.wq)(text)}\n`);
}
/** Outside of a runner there is no such file, and nothing to tell it. */
function append(file, text) {
    if (file)
        (0,external_node_fs_namespaceObject.appendFileSync)(file, text);
}

;// CONCATENATED MODULE: ./build/src/action/index.js

void run(process.env).then((status) => {
    process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;