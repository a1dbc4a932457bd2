import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, ROOT, withoutComments } from "./ncc-bundle.js";
import { bundleWithVite } from "./vite-bundle.js";

const BROWSER = join(ROOT, "src", "editor", "preview", "browser");
const PREVIEW = join(DIST, "preview");
const PAGES = ["workbench", "frame"];

/** Writes dist/preview: the scripts of the two pages of `dev`, each as one file, and the style of the workbench. */
export async function bundlePreview(): Promise<readonly string[]> {
  mkdirSync(PREVIEW, { recursive: true });
  copyFileSync(join(BROWSER, "workbench.css"), join(PREVIEW, "workbench.css"));
  // It runs as a text: there is nothing to bundle.
  copyFileSync(
    join(ROOT, "build", "src", "editor", "preview", "child", "bundle-peers.js"),
    join(PREVIEW, "bundle-peers.js"),
  );
  const modules: string[] = [];
  for (const page of PAGES) {
    const [chunk, ...others] = await bundleWithVite({
      build: {
        modulePreload: false,
        lib: { entry: join(BROWSER, `${page}.ts`), formats: ["es"], fileName: page },
        // A module of Node would be replaced by an empty one.
        rolldownOptions: { external: /^node:/u },
      },
    });
    if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${page} must be one file`);
    if (chunk.imports.length > 0) throw new Error(`${page} imports ${chunk.imports.join(", ")}`);
    writeFileSync(join(PREVIEW, `${page}.js`), withoutComments(chunk.code));
    modules.push(...chunk.moduleIds);
  }
  return modules;
}
