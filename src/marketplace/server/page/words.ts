import type { State } from "../../../generated/marketplace-types.js";
import { listWords } from "../../contract/contract.js";
import { getOwn } from "../../../base/text/json/json-object.js";
import type { ListedPermission } from "../catalog/listing.js";
import { html, type Html } from "../../serving/html.js";
import type { VersionRecord } from "../version-record.js";

/** The words of the pages for what manifests and versions name by a key. */

export const STATES: Readonly<Record<State, string>> = {
  "awaiting-upload": "waiting for its archive",
  received: "received",
  validating: "being checked",
  rejected: "rejected",
  "in-review": "waiting for review",
  approved: "approved, not released yet",
  published: "published",
  withdrawn: "withdrawn",
  failed: "could not be checked",
};

const NAMES: Readonly<Record<string, string>> = {
  ai: "AI",
  "cli-tool": "Command line tool",
  "dashboard-widget": "Dashboard widget",
};

interface PermissionWords {
  readonly title: string;
  readonly meaning: string;
  /** Whether a user should think about it before installing. */
  readonly isSensitive?: true;
}

const PERMISSIONS: Readonly<Record<ListedPermission["type"], PermissionWords>> = {
  "network-access": { title: "Use the network", meaning: "It can send data to other servers and get data from them." },
  "storage-read": { title: "Read its storage", meaning: "It can read what it has saved in the host." },
  "storage-write": { title: "Write to its storage", meaning: "It can save data in the host and delete it." },
  "filesystem-access": {
    title: "Use your files",
    meaning: "It can read and change files of this machine.",
    isSensitive: true,
  },
  notifications: { title: "Show notifications", meaning: "It can show messages while you do something else." },
  "clipboard-read": {
    title: "Read the clipboard",
    meaning: "It can read what you have copied, passwords too.",
    isSensitive: true,
  },
  "clipboard-write": { title: "Write to the clipboard", meaning: "It can replace what you paste next." },
  geolocation: { title: "Access your location", meaning: "It can ask where your device is.", isSensitive: true },
  camera: { title: "Use the camera", meaning: "It can see what your camera sees.", isSensitive: true },
  microphone: { title: "Use the microphone", meaning: "It can hear what your microphone hears.", isSensitive: true },
  calendar: { title: "Use your calendar", meaning: "It can read and change your events.", isSensitive: true },
  contacts: { title: "Use your contacts", meaning: "It can read the people in your address book.", isSensitive: true },
};

export const PERMISSION_NAMES: readonly string[] = Object.keys(PERMISSIONS);
export const CATEGORY_NAMES = listWords("Category");
export const TYPE_NAMES = listWords("PluginType");

/** A category or a type as people read it. */
export function formatName(name: string): string {
  return getOwn(NAMES, name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a permission means; one that nobody knows is shown as it is. */
export function describePermission(type: string): PermissionWords {
  return (
    getOwn<PermissionWords>(PERMISSIONS, type) ?? {
      title: type,
      meaning: "This permission has no description.",
      isSensitive: true,
    }
  );
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Such as 22 Nov 2026. */
export function formatDay(time: string): string {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)/u.exec(time) ?? [];
  return `${String(Number(day))} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

/** Such as 2026-11-22 09:29 UTC. */
export function formatTime(time: string): string {
  return `${time.slice(0, 16).replace("T", " ")} UTC`;
}

type Marks = Pick<VersionRecord, "yanked" | "deprecated" | "takenDown">;

/** What was said of a version after it was published, above all that its author says. */
export function describeMarks({ yanked, deprecated, takenDown }: Marks): Html {
  return html`${takenDown && html`<p class="banner bad"><strong>Taken down.</strong> ${takenDown.reason}</p>`}
  ${yanked && html`<p class="banner bad"><strong>Do not use this version.</strong> It was yanked: ${yanked.reason}</p>`}
  ${deprecated && html`<p class="banner warn"><strong>Deprecated.</strong> ${deprecated.message}</p>`}`;
}

/** The same in a list of versions. */
export function renderMarks({ yanked, deprecated, takenDown }: Marks): Html {
  return html`${takenDown && html`<span class="tag bad">Taken down</span> ${takenDown.reason} `}
  ${yanked && html`<span class="tag bad">Yanked</span> ${yanked.reason} `}
  ${deprecated && html`<span class="tag warn">Deprecated</span> ${deprecated.message}`}`;
}
