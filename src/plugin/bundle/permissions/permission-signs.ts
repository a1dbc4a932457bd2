import { isBuiltin } from "node:module";
import { copyString } from "../../../text/bytes.js";
import type { BuiltCode } from "../built-code.js";
import type { BundleCode } from "../bundle.js";
import { findHostPackage } from "../host-packages.js";

/** What shows in a text, without a parser, that code may use a permission. */
interface Signs {
  /** Code without any of these words does not use the permission. Code with one may mean something else. */
  readonly words: readonly string[];
  /** Whether a closer look is worth it: there is a call, an import, or a name that is passed on. */
  looksUsed(code: string): boolean;
}

const makeWordTest =
  (...words: readonly string[]) =>
  (code: string): boolean =>
    words.some((word) => code.includes(word));

const listQuoted = (...words: readonly string[]): readonly string[] =>
  words.flatMap((word) => ["", "node:"].flatMap((scheme) => [`"`, `'`, "`"].map((mark) => mark + scheme + word)));

const STORAGE = ["torage", "indexedDB", "caches", "cookie"];
const CLIPBOARD: Signs = {
  words: ["lipboard", "execCommand"],
  looksUsed: makeWordTest(".clipboard", "clipboard}", "clipboard }", "execCommand"),
};

/** The permissions whose use can be seen in code. No interface of Node or browsers is a user's calendar. */
const SIGNS: ReadonlyMap<string, Signs> = new Map<string, Signs>([
  [
    "network-access",
    {
      words: [
        ...["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "RTCPeerConnection"],
        ...["importScripts", "checkForUpdate", "Analytics", "axios", ".http"],
        ...listQuoted("http", "net", "tls", "dns", "dgram"),
      ],
      looksUsed: (code) =>
        makeWordTest(
          "XMLHttpRequest",
          "WebSocket",
          "EventSource",
          "WebTransport",
          "sendBeacon",
          "checkForUpdate",
        )(code) ||
        code.includes("Analytics") ||
        /(?<![\w$.#"'`-])fetch\b(?!["'`$:-])|(?:globalThis|window|self|global)\??\.fetch\b/u.test(code) ||
        /["'`](?:node:)?(?:https?|http2|net|tls|dgram|dns)(?:\/promises)?["'`]/u.test(code),
    },
  ],
  [
    "storage-read",
    {
      words: STORAGE,
      looksUsed: (code) =>
        makeWordTest("getStorage", "getItem")(code) || (/\bstorage\b/u.test(code) && code.includes(".get(")),
    },
  ],
  [
    "storage-write",
    {
      words: STORAGE,
      looksUsed: (code) =>
        makeWordTest("setStorage", "setItem", "removeItem", "Storage.clear", "indexedDB")(code) ||
        (/\bstorage\b/u.test(code) && /\.(?:set|delete)\(/u.test(code)),
    },
  ],
  [
    "filesystem-access",
    {
      words: [...listQuoted("fs"), "showOpenFilePicker", "showSaveFilePicker", "showDirectoryPicker"],
      looksUsed: (code) => /["'`](?:node:)?fs(?:\/promises)?["'`]/u.test(code),
    },
  ],
  ["notifications", { words: ["otif"], looksUsed: makeWordTest("Notification", "notificationService", ".notify(") }],
  ["clipboard-read", CLIPBOARD],
  ["clipboard-write", CLIPBOARD],
  ["geolocation", { words: ["eolocation"], looksUsed: makeWordTest("geolocation") }],
  ["camera", { words: ["etUserMedia", "amera", "ImageCapture", "capture="], looksUsed: makeWordTest("getUserMedia") }],
  ["microphone", { words: ["etUserMedia", "icrophone", "SpeechRecog"], looksUsed: makeWordTest("getUserMedia") }],
  ["contacts", { words: ["ontacts"], looksUsed: makeWordTest(".contacts") }],
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
      return !words || texts.some(({ latin1 }) => [ANYTHING, ...words].some((word) => latin1.includes(word)));
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
  const signs = SIGNS.get(permission);
  return signs !== undefined && signs.words.some((word) => code.includes(word)) && signs.looksUsed(code);
}
