import { deflateRawSync } from "node:zlib";
import { makeZip } from "../../release/packing/write-zip.js";

/** Archives that provoke each state of a version. */

export interface Fixture {
  readonly bytes: Uint8Array;
  /** The files of the archive; none if it cannot be opened. */
  readonly paths: readonly string[];
}

interface Difference {
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Makes other bytes of the same plugin. */
  readonly note?: string;
}

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
export function makeGoodArchive(pluginId: string, version: string, { manifest, note = "" }: Difference = {}): Fixture {
  const files: Readonly<Record<string, string>> = {
    "CHANGELOG.md": `# Changelog\n\n## ${version}\n\n- A version of the contract kit.\n`,
    LICENSE,
    "README.md": `${README}${note === "" ? "" : `\n${note}\n`}`,
    "dist/plugin.js": 'exports.ping = () => "pong";\n',
    "manifest.json": `${JSON.stringify({ ...makeManifest(pluginId, version), ...manifest }, undefined, 2)}\n`,
    "package.json": `${JSON.stringify(makePackage(pluginId, version), undefined, 2)}\n`,
  };
  const paths = Object.keys(files);
  const zipped = paths.map((path) => ({ path, isExecutable: false, bytes: Buffer.from(files[path] ?? "") }));
  return { bytes: makeZip(zipped, (bytes) => deflateRawSync(bytes)), paths };
}

/** An archive that every marketplace refuses: it asks for a permission that does not exist. */
export function makeBadArchive(pluginId: string, version: string): Fixture {
  return makeGoodArchive(pluginId, version, { manifest: { permissions: ["read-thoughts"] } });
}

/** An archive whose manifest names another version than the one it is submitted as. */
export function makeWrongArchive(pluginId: string, version: string): Fixture {
  return makeGoodArchive(pluginId, version, { manifest: { version: "9999.0.0" } });
}

/** Bytes that begin like an archive, and are not one. */
export function makeCorruptArchive(pluginId: string, version: string): Fixture {
  const { bytes } = makeGoodArchive(pluginId, version);
  return { bytes: bytes.subarray(0, Math.floor(bytes.length / 2)), paths: [] };
}

function makeManifest(pluginId: string, version: string): object {
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

function makePackage(pluginId: string, version: string): object {
  return {
    name: pluginId,
    version,
    license: "MIT",
    files: ["dist/", "manifest.json", "CHANGELOG.md"],
    scripts: { test: "node --test", lint: "eslint .", typecheck: "tsc --noEmit" },
  };
}
