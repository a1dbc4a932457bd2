import { mkdirSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { findMissingNames } from "./missing-names.js";
import { bundle, DIST, ROOT, withoutComments } from "./ncc-bundle.js";
import { bundleSdk, writeSdkDeclarations } from "./sdk-bundle.js";
import { bundleWithVite } from "./vite-bundle.js";

const HOST = join(DIST, "host");

/**
 * Writes dist/host: the processes that a plugin lives in, the SDK with its types, which authors import from there, and the DOM that is loaded only for a plugin
 * that needs one. Gives the names of all modules that are in them.
 */
export async function bundleHost(): Promise<readonly string[]> {
  const host = await bundle({ entry: "host/child/index.js", file: "host/index.js", type: "commonjs" });
  const served = await bundle({ entry: "host/child/serve.js", file: "host/serve.js", type: "commonjs" });
  mkdirSync(join(HOST, "sdk"), { recursive: true });
  const sdk = await bundleSdk(join(HOST, "sdk"));
  writeSdkDeclarations(join(HOST, "sdk"));
  return [...host, ...served, ...sdk, ...(await bundleDom()), ...(await bundlePage())];
}

/** The script of a plugin's page where it runs in a browser. */
async function bundlePage(): Promise<readonly string[]> {
  const [chunk, ...others] = await bundleWithVite({
    build: {
      modulePreload: false,
      lib: { entry: join(ROOT, "src", "host", "page", "index.ts"), formats: ["es"], fileName: "page" },
      // A module of Node would be replaced by an empty one.
      rolldownOptions: { external: /^node:/u },
    },
  });
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error("the page must be one file");
  if (chunk.imports.length > 0) throw new Error(`the page imports ${chunk.imports.join(", ")}`);
  writeFileSync(join(HOST, "page.js"), withoutComments(chunk.code));
  return chunk.moduleIds;
}

/** Not with ncc, which cannot leave out what the DOM has and we do not use. */
async function bundleDom(): Promise<readonly string[]> {
  const [chunk] = await bundleWithVite({
    ssr: { noExternal: true },
    define: { MISSING_NAMES: JSON.stringify(findMissingNames()) },
    build: {
      ssr: true,
      rolldownOptions: {
        input: join(ROOT, "build", "src", "host", "child", "dom.js"),
        external: [/^node:/u, ...builtinModules],
        output: { codeSplitting: false },
      },
    },
  });
  if (chunk?.type !== "chunk") throw new Error("the DOM must be one file");
  writeFileSync(join(HOST, "dom.mjs"), withoutComments(chunk.code));
  return chunk.moduleIds;
}
