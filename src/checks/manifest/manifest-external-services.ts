import { ADDRESS_CODES, findAddressProblems, INSECURE_CODES } from "./address-problems.js";
import { defineKeyCheck } from "../key-check.js";
import { isObject } from "../../base/text/json/json-object.js";
import { findNearest } from "../../base/text/nearest.js";
import { append } from "../../base/text/help.js";

const HTTP = { severity: "warning", which: "whose traffic anyone on the network can read and change" } as const;
/** The check of the permissions reports whatever is there instead. */
const NETWORK = ["network-access", "network"];

export default defineKeyCheck("external_services", {
  id: "manifest-external-services",
  title: "Every external service has a name and a URL, and the plugin requests network access",
  codes: {
    ...ADDRESS_CODES,
    ...INSECURE_CODES,
    "no-network": "A service is named, but the permission network-access is not declared",
  },
  *findMore(facts) {
    const key = "external_services";
    const { manifest } = facts;
    const services: unknown = manifest.value[key];
    if (!Array.isArray(services) || services.length === 0) return;
    for (const at of services.keys()) {
      yield* findAddressProblems(manifest, [key, at, "base_url"], { http: HTTP });
      yield* findAddressProblems(manifest, [key, at, "documentation"]);
    }
    const permissions: unknown = manifest.value["permissions"];
    if (!Array.isArray(permissions) || permissions.some(isNetwork)) return;
    yield {
      code: "no-network",
      at: manifest.keyAt(key),
      severity: "warning",
      message:
        '"external_services" names a service, but "permissions" does not contain "network-access", which is needed to reach it',
      help: append(manifest, ["permissions"], ["network-access"], 'Add "network-access" to the permissions'),
    };
  },
});

function isNetwork(permission: unknown): boolean {
  const name: unknown = isObject(permission) ? permission["type"] : permission;
  return typeof name === "string" && (NETWORK.includes(name) || findNearest(name, NETWORK) !== undefined);
}
