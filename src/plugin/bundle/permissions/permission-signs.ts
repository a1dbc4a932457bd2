import { isBuiltin } from "node:module";
import { copyString } from "../../../base/text/bytes.js";
import type { BuiltCode } from "../built-code.js";
import type { BundleCode } from "../bundle.js";
import { findHostPackage } from "../host-packages.js";

/** What shows in a text, without a parser, that code may use a permission. */
interface Signs {
  /** Code without any of these words does not use the permission. Code with one may mean something else. */
  readonly words: readonly (string | RegExp)[];
  /** Whether a closer look is worth it: there is a word of what the parser can show. */
  looksUsed(code: string): boolean;
}

const hasWord = (code: string, words: readonly (string | RegExp)[]): boolean =>
  words.some((word) => (typeof word === "string" ? code.includes(word) : word.test(code)));

const makeWordTest =
  (...words: readonly (string | RegExp)[]) =>
  (code: string): boolean =>
    hasWord(code, words);

const listQuoted = (...words: readonly string[]): readonly string[] =>
  words.flatMap((word) => ["", "node:"].flatMap((scheme) => [`"`, `'`, "`"].map((mark) => mark + scheme + word)));

const STORAGE = ["torage", "indexedDB", "caches", "cookie", "ookieStore", "getDirectory"];
/** What a browser keeps for a page. `localStorage` and `sessionStorage` are named by their ends. */
const OF_BROWSER_STORAGE = ["lStorage", "nStorage", "Storage.prototype", "cookie", "caches", "indexedDB"];
/** A module whose name is computed may be any module. */
const ANY_MODULE = /\b(?:require|createRequire\([^()]{0,100}\)|getBuiltinModule)\s*\(\s*[^\s"'`)]/u;
/** Where a page goes, and what it sends and loads, with an address that may be that of another server. */
const ADDRESSED: readonly RegExp[] = [
  /\.\s*(?:src|srcset|poster)\b|\b(?:src|srcset|poster)(?:\s*:|=["'`{$\\]|["'`])|\{\s*src\b/u,
  /\blocation\s*(?:=(?!=)|:\s*[\w$]+\s*[,}]|\??\.\s*(?:href|assign|replace)\b)|[{(,]\s*location\s*[,)}]/u,
  /\b(?:href|submit|requestSubmit|formAction|addModule|FontFace|importScripts)\b|\baction\s*[=:]/u,
  /\bopen\s*\(|\burl\(|@import\b|\bnew\s+(?:Worker|SharedWorker|Audio)\b|\.serviceWorker\b|<form\b/u,
  // A file of the plugin's own begins with a dot, and what Node has, has no scheme but its own.
  /\bimport\s*\((?!\s*["'`](?!https?:|\/\/))|\b(?:from|import)\s*["'`](?:https?:)?\/\//u,
];
/** A file that a user chooses, or is given. */
const CHOSEN_FILES: readonly RegExp[] = [
  /\btype["'`]?\s*[:=,]\s*\\?["'`]?file\b/u,
  /\.download\s*=(?!=)|\bdownload(?:=["'`\s>]|\s*:)|\(["'`]download["'`]/u,
];
/** An input that asks for a picture or a sound. */
const CAPTURE = /\bcapture=|\.capture\s*=(?!=)|\(["'`]capture["'`]/u;
/** The same with the address, which the parser can show. */
const REMOTE = /["'`](?:https?:)?\/\//u;
const LOADS = /\b(?:src|srcset|poster|link|Audio|Worker|SharedWorker|importScripts|import|from)\b/u;
const CLIPBOARD: Signs = {
  words: ["lipboard", "execCommand"],
  looksUsed: makeWordTest("clipboard", "execCommand"),
};

/** The permissions whose use can be seen in code. No interface of Node or browsers is a user's calendar. */
const SIGNS: ReadonlyMap<string, Signs> = new Map<string, Signs>([
  [
    "network-access",
    {
      words: [
        ...["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "RTCPeerConnection"],
        ...["importScripts", "checkForUpdate", "Analytics", "axios", ".http", "caches"],
        ...listQuoted("http", "net", "tls", "dns", "dgram"),
        ...[ANY_MODULE, ...ADDRESSED],
      ],
      looksUsed: (code) =>
        makeWordTest(
          ...["XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "RTCPeerConnection"],
          ...["checkForUpdate", "Analytics", "caches"],
          ...[/\bfetch\b/u, /["'`](?:node:)?(?:https?|http2|net|tls|dgram|dns)(?:\/promises)?["'`]/u],
        )(code) ||
        (REMOTE.test(code) && LOADS.test(code)),
    },
  ],
  [
    "storage-read",
    {
      words: STORAGE,
      looksUsed: (code) =>
        makeWordTest("getStorage", ...OF_BROWSER_STORAGE)(code) || (/\bstorage\b/u.test(code) && /\bget\b/u.test(code)),
    },
  ],
  [
    "storage-write",
    {
      words: STORAGE,
      looksUsed: (code) =>
        makeWordTest("setStorage", ...OF_BROWSER_STORAGE)(code) ||
        (/\bstorage\b/u.test(code) && /\b(?:set|delete)\b/u.test(code)),
    },
  ],
  [
    "filesystem-access",
    {
      words: [
        ...listQuoted("fs", "sqlite"),
        ...["ilePicker", "DirectoryPicker", "FileSystem", "getDirectory", "webkitdirectory"],
        ...[...CHOSEN_FILES, ANY_MODULE],
      ],
      looksUsed: makeWordTest(/["'`](?:node:)?fs(?:\/promises)?["'`]/u, "ilePicker", "DirectoryPicker"),
    },
  ],
  ["notifications", { words: ["otif"], looksUsed: makeWordTest("Notification", "notificationService", /\bnotify\b/u) }],
  ["clipboard-read", CLIPBOARD],
  ["clipboard-write", CLIPBOARD],
  ["geolocation", { words: ["eolocation"], looksUsed: makeWordTest("geolocation") }],
  [
    "camera",
    {
      words: ["etUserMedia", "etDisplayMedia", "mediaDevices", "amera", "ImageCapture", CAPTURE],
      looksUsed: makeWordTest("etUserMedia"),
    },
  ],
  [
    "microphone",
    {
      words: ["etUserMedia", "etDisplayMedia", "mediaDevices", "icrophone", "SpeechRecog", CAPTURE],
      looksUsed: makeWordTest("etUserMedia", "SpeechRecognition"),
    },
  ],
  ["contacts", { words: ["ontacts"], looksUsed: makeWordTest("contacts") }],
]);

/** The permissions whose use can be seen in code, in the order of reports. */
export const VISIBLE_PERMISSIONS: readonly string[] = [...SIGNS.keys()];

/** A program that the plugin starts may use every permission. */
const ANYTHING = "child_process";

/** What is known of the permissions that built code may use. */
export interface PermissionSigns {
  /** Whether a permission may be in use, however unlikely it is. Some permissions are never visible in code. */
  mayUse(permission: string): boolean;
  /** Why the code does not show all that the plugin uses. */
  findHidden(): string | undefined;
}

export function findPermissionSigns(
  { modules, others, unread }: BuiltCode,
  hostPackages: ReadonlySet<string>,
): PermissionSigns {
  const texts = [...modules, ...others];
  return {
    mayUse(permission) {
      const words = SIGNS.get(permission)?.words;
      return !words || texts.some(({ latin1 }) => hasWord(latin1, [ANYTHING, ...words]));
    },
    findHidden() {
      if (unread) return unread.absent;
      for (const code of texts) {
        const name = findImportedPackage(code, hostPackages);
        if (name !== undefined) return `${code.name} imports ${name}, which is not in it`;
      }
      return undefined;
    },
  };
}

/** The package of an import, with or without what is in it. Relative paths and `node:` are none. */
const IMPORT =
  /(?:\bfrom\s?|\bimport\s?\(?\s?|require\w*\()["'`]((?:@[\w.~-]{1,100}\/)?[a-z][\w.~-]{0,100})(?:\/[^"'`\s]{0,200})?["'`]/gu;

/** A package that code imports and neither Node nor the host has. A text that only mentions an import counts as one. */
function findImportedPackage({ latin1 }: BundleCode, hostPackages: ReadonlySet<string>): string | undefined {
  for (const [, name = ""] of latin1.matchAll(IMPORT)) {
    if (findHostPackage(name, hostPackages) === undefined && !isBuiltin(name)) return copyString(name);
  }
  return undefined;
}

/** Whether code looks as if it used a permission. Only a parser shows whether it does. */
export function looksUsed(permission: string, code: string): boolean {
  return SIGNS.get(permission)?.looksUsed(code) === true;
}
