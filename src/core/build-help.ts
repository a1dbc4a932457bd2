import { isAbsent, type Absent } from "../plugin/absent.js";
import { isObject, type JsonObjectText } from "../plugin/manifest.js";

/** That something is to be built, with the command where package.json has one. */
export function buildHelp(what: string, packageJson: JsonObjectText | Absent): string {
  const scripts = isAbsent(packageJson) ? undefined : packageJson.value["scripts"];
  const builds = isObject(scripts) && typeof scripts["build"] === "string";
  return builds ? `${what}: npm run build` : what;
}
