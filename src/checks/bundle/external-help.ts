import { findBundler } from "./bundlers.js";
import { isAbsent, type Absent } from "../../plugin/absent.js";
import { toObject, type JsonObjectText } from "../../text/json/json-object.js";

/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
export function formatExternalHelp(packageJson: JsonObjectText | Absent): (name: string) => string {
  const { bundler, isStarted = false } = findBundler(packageJson) ?? {};
  const leftOut =
    (isStarted ? bundler?.leaveOutInCommand : undefined) ??
    bundler?.leaveOutInConfig ??
    (() => "Make it external in the bundler");
  const peers = isAbsent(packageJson) ? {} : toObject(packageJson.value["peerDependencies"]);
  return (name) => {
    const isPeer = Object.hasOwn(peers, name);
    return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
  };
}
