import { decodeLatin1 } from "../../base/text/bytes.js";
import { MAX_JSON_BYTES } from "../../base/text/json/json-limits.js";
import { getOwn, type JsonObject } from "../../base/text/json/json-object.js";
import { joinPath, listFoldersAbove } from "../../base/files/workspace.js";
import { getPresent, type Absent } from "../absent.js";
import { deriveFact } from "../read-files.js";
import type { Reading } from "../reading.js";
import { findFault, isOfWorkspace, listRanges, type PackedRanges } from "./dependency-ranges.js";

const NONE: PackedRanges = { replaced: [], uninstallable: [] };

/** Reads what becomes of the ranges of a package.json. Only in a workspace is more than that file read. */
export function readPackedRanges(reading: Reading): Promise<PackedRanges | Absent> {
  return deriveFact(reading, "packageJson", async (packageJson) => {
    const ranges = listRanges(packageJson);
    if (ranges.length === 0) return NONE;
    const { workspace, folder } = reading;
    if (ranges.some(isOfWorkspace) || mayBeLinked(reading, packageJson.value)) {
      const manager = getPresent(await reading.fact("scripts"))?.manager;
      const { resolveRanges } = await import("./resolve-ranges.js");
      return resolveRanges(ranges, { workspace, folder, packageJson: packageJson.value, manager });
    }
    return { replaced: [], uninstallable: ranges.flatMap((one) => findFault(one) ?? []) };
  });
}

/** Only there may a plain range be for a package that is never published. pnpm takes such a package from the registry. */
function mayBeLinked({ workspace, folder }: Reading, packageJson: JsonObject): boolean {
  if (getOwn(packageJson, "workspaces") !== undefined) return true;
  return listFoldersAbove(folder).some((above) => {
    if (above === folder) return false;
    const bytes = workspace.bytes(joinPath(above, "package.json"), MAX_JSON_BYTES);
    return bytes !== undefined && decodeLatin1(bytes).includes('"workspaces"');
  });
}
