import { HEALTHY, textOf, WIDGET } from "../healthy.js";
import type { Path } from "./edits.js";

export const WORDS = "High and low water for one harbour, for today and the six days that follow.";

/** What only the author of a plugin knows: a healthy manifest of each type, and a few answers besides. */
const KNOWN: readonly object[] = [
  {
    menu_items: [{ label: "Help", path: "https://example.com/help", icon: "wave", order: 1, parent: "main" }],
    screenshots: ["screenshots/tides.png"],
    description: WORDS,
    config_schema: { type: "object", properties: {} },
    default_config: {},
    dependencies: {},
    peerDependencies: {},
  },
  ...HEALTHY,
  {
    permissions: [{ type: "storage-read", description: "Keeps the harbour", required: true }],
    author: { url: "https://example.com", avatar: "https://example.com/avatar.png" },
  },
];

/** The value that an author writes at a place of the manifest. */
export function answerFor(path: Path): unknown {
  for (const manifest of KNOWN) {
    const value = path.reduce<unknown>((here, step) => lookUp(here, step), manifest);
    if (value !== undefined) return value;
  }
  return undefined;
}

function lookUp(here: unknown, step: string | number): unknown {
  if (Array.isArray(here)) {
    const items: readonly unknown[] = here;
    return items[typeof step === "number" ? Math.min(step, items.length - 1) : 0];
  }
  return typeof here === "object" && here !== null ? (here as Record<string, unknown>)[step] : undefined;
}

/** What an author writes where an example has "…". */
export function fillIn(value: unknown, key = ""): unknown {
  if (value === "…") return key === "email" ? "office@example.com" : "Harbour Office";
  if (Array.isArray(value)) return value.map((item) => fillIn(item, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillIn(inner, name)]));
}

/** A document of a healthy plugin, which an author would write as well. */
export function textOfHealthy(name: string): string | undefined {
  const content = WIDGET[name.split("/").at(-1) ?? ""];
  return content === undefined ? undefined : textOf(content);
}

/** A picture that an author has drawn. */
export const PICTURE = WIDGET["screenshots/dashboard.png"] as Uint8Array;
