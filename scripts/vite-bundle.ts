import { build, type InlineConfig, type Rolldown } from "vite";
import { ROOT } from "./ncc-bundle.js";

/** Bundles with vite as readable code, and writes nothing. Gives what comes out, scripts and others. */
export async function bundleWithVite({ build: options, ...settings }: InlineConfig): Promise<readonly Output[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    ...settings,
    build: { write: false, minify: false, target: "es2022", ...options },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}

type Output = Rolldown.RolldownOutput["output"][number];
