import { defineCheck } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { absent, getPresent } from "../../plugin/absent.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { quote } from "../../base/text/safe.js";
import { decide, either, remove } from "../../base/text/help.js";

/** Sections of the manifest for which the host needs the network. */
const NETWORK_SECTIONS = ["external_services", "oauth", "webhooks"];

export default defineCheck({
  id: "permissions-used",
  title: "Every declared permission is used",
  severity: "notice",
  codes: {
    unused: "Nothing uses a declared permission",
  },
  needs: ["manifest", "declaredPermissions", "permissionSigns"],
  wants: ["lifecycle"],
  *run({ manifest, declaredPermissions, permissionSigns, lifecycle }) {
    const seen = getPresent(lifecycle)?.uses.map(({ permission }) => permission) ?? [];
    const unused = [...declaredPermissions.places].filter(
      ([permission, place]) =>
        // What is misspelt, `manifest-permissions` reports.
        manifest.valueAt(...place) === permission &&
        !seen.includes(permission) &&
        !isForSection(permission, manifest) &&
        !permissionSigns.mayUse(permission),
    );
    if (unused.length === 0) return;
    const hidden = permissionSigns.findHidden();
    if (hidden !== undefined) {
      yield absent(hidden);
      return;
    }
    for (const [permission, place] of unused) {
      yield {
        code: "unused",
        subject: permission,
        at: manifest.at(...place),
        message: `${formatLabel(place)} is ${quote(permission)}, but nothing in the built code uses it`,
        help: either(
          remove(manifest, place.slice(0, 2)),
          decide("Keep it if something uses it that is not in the built code", "meaning"),
        ),
      };
    }
  },
});

function isForSection(permission: string, { value }: Manifest): boolean {
  const isThere = (key: string): boolean => Array.isArray(value[key]) && value[key].length > 0;
  return permission === "network-access" && NETWORK_SECTIONS.some(isThere);
}
