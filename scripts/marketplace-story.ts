import type { Listing } from "../src/marketplace/server/catalog/listing.js";
import type { Parts } from "../src/marketplace/server/parts.js";
import { savePlugin, type ShownPlugin } from "./shown-plugins.js";

/** What the pictures of the marketplace show: plugins that could be real, many more of them, and hostile ones. */

const README = `# Weather Widget

The forecast for the next hours, in the corner of your dashboard. It *never* asks where you are unless you say so.

![The widget by day](screenshots/1.png)

## Installation

1. Download the archive, and check its digest.
2. Open **Settings › Plugins**, and choose it.

| Setting | Default | Meaning |
| --- | --- | --- |
| \`place\` | - | A town, or a latitude and a longitude. |
| \`units\` | \`metric\` | \`metric\` or \`imperial\`. |

\`\`\`json
{ "place": "Lisbon", "units": "metric" }
\`\`\`

> Forecasts come from a free service without a guarantee.

See [the source](https://example.com/weather) or jump to [Installation](#installation).
`;

/** The newest one last. */
export const GOOD: readonly ShownPlugin[] = [
  {
    pluginId: "recipe-box",
    name: "Recipe Box",
    category: "education",
    type: "page",
    author: "Odile Marchand",
    description: "Keeps the recipes of your team, scales them to the number of guests, and writes the shopping list.",
  },
  {
    pluginId: "invoice-scan",
    name: "Invoice Scan",
    category: "finance",
    type: "service",
    author: "Northpier GmbH",
    description:
      "Reads amounts and dates out of scanned invoices and files them by month. Nothing leaves your machine.",
    permissions: [{ type: "filesystem-access" }],
  },
  {
    pluginId: "focus-timer",
    name: "Focus Timer",
    category: "productivity",
    type: "dashboard-widget",
    author: "Ana Lima",
    description:
      "Twenty-five minutes of work, five of rest. Mutes notifications meanwhile and keeps a quiet statistic.",
    permissions: [{ type: "notifications" }],
  },
  {
    pluginId: "changelog-digest",
    name: "Changelog Digest",
    category: "ai",
    type: "cli-tool",
    author: "Mosaic Works",
    description: "Sums up what changed in the packages that you depend on, with a link to each release.",
    permissions: [{ type: "network-access" }],
    versions: ["2.0.0-rc.1"],
  },
  {
    pluginId: "team-radio",
    name: "Team Radio",
    category: "entertainment",
    type: "hybrid",
    author: "Kofi Mensah",
    description: "One playlist for everybody in the room. Vote with the keyboard, skip with a majority.",
  },
  {
    pluginId: "old-clock",
    name: "Old Clock",
    category: "utilities",
    type: "dashboard-widget",
    author: "Clockworks",
    description: "The time in up to six places. Replaced by World Clock, which knows about summer time.",
    more: {
      deprecated: {
        message: "Use World Clock: this one does not know about summer time.",
        at: "2026-11-01T08:00:00.000Z",
      },
    },
  },
  {
    pluginId: "standup-notes",
    name: "Standup Notes",
    category: "communication",
    type: "page",
    author: "Priya Nair",
    description: "Collects what everybody did, in one page for each day, and reminds those who have not written yet.",
  },
  {
    pluginId: "tide-table",
    name: "Tide Table",
    category: "utilities",
    type: "dashboard-widget",
    hasIcon: true,
    description: "High and low water for 2,000 harbours, computed on your machine. Works without a connection.",
    versions: ["2.0.0", "2.0.1"],
  },
  {
    pluginId: "weather-widget",
    name: "Weather Widget",
    category: "utilities",
    type: "dashboard-widget",
    hasIcon: true,
    shots: 3,
    readme: README,
    keywords: ["weather", "forecast", "rain", "dashboard"],
    description: "The forecast for the next hours, in the corner of your dashboard, with a warning before it rains.",
    versions: ["1.2.0", "1.3.0", "1.4.0"],
    minHostVersion: "3.2.0",
    license: "Apache-2.0",
    changelog: "# Changelog\n\n## 1.4.0\n\n- Wind warnings.\n\n## 1.3.0\n\n- Imperial units.\n",
    links: {
      homepage: "https://weather.example.com",
      repository: "https://git.example.com/tidewater/weather",
      bugs: "https://git.example.com/tidewater/weather/issues",
    },
    permissions: [
      { type: "network-access", description: "Fetches the forecast every 30 minutes.", required: true },
      { type: "geolocation", description: "Only if you choose “Where I am”.", required: false },
      { type: "storage-write" },
    ],
  },
];

const KINDS: readonly Listing["type"][] = ["dashboard-widget", "cli-tool", "service", "page", "hybrid"];
const CATEGORIES: readonly Listing["category"][] = [
  "productivity",
  "communication",
  "utilities",
  "integrations",
  "ai",
  "health",
  "finance",
  "education",
];
const THINGS = [
  "Calendar",
  "Mail",
  "Budget",
  "Habit",
  "Chart",
  "Note",
  "Map",
  "Music",
  "Bug",
  "Photo",
  "Metric",
  "Travel",
  "Sleep",
];
const FORMS = ["Board", "Sync", "Tracker", "Inbox", "Lens", "Pilot", "Stack", "Bridge", "Garden", "Radar", "Ledger"];
const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

/** One of many. */
export function makeOrdinary(number: number): ShownPlugin {
  const name = `${pick(THINGS, number)} ${pick(FORMS, number * 5 + 1)}`;
  return {
    pluginId: `${name.toLowerCase().replace(" ", "-")}-${String(number)}`,
    name,
    author: `Studio ${String(number % 17)}`,
    category: pick(CATEGORIES, number),
    type: pick(KINDS, number * 3),
    description: `Brings your ${pick(THINGS, number).toLowerCase()} to the dashboard, and keeps it up to date while you work on other things.`,
    versions: ["1.0.0", `1.${String(number % 9)}.1`].slice(number % 2),
    shots: number % 4,
    keywords: ["dashboard"],
  };
}

const RTL = "\u202Eevil\u202C \u2067abc\u2069";
const ZALGO = `Z${"\u0301\u0316\u0334".repeat(60)}algo`;
const LONG = "W".repeat(480);

export const HOSTILE: readonly ShownPlugin[] = [
  {
    pluginId: "rtl",
    name: `Safe ${RTL} name`,
    author: RTL,
    description: `مرحبا بالعالم, then ${RTL} and back`,
    readme: `# ${RTL}\n\n&#x202e;hidden`,
  },
  {
    pluginId: "zero-width",
    name: "We\u200Bath\u200Der \uFEFFWidget",
    author: "\u2060",
    description: "a\u00ADb\u200Bc ".repeat(30),
  },
  {
    pluginId: "markup",
    name: '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
    author: "<b>bold</b>",
    description: "</p><style>*{display:none}</style><h1>Owned</h1> ::error::x ##[group]",
    readme: `<script>alert(1)</script>\n\n[click](javascript:alert(1)) [data](data:text/html,x) [ok](https://example.com/"onmouseover="alert(1))\n\n![x](https://evil.example/track.png) <img src=x onerror=alert(1)>\n\n<style>*{display:none}</style>\n\n# <b>\n\n[a]: javascript:alert(1)\n[a]\n`,
    links: { homepage: "http://insecure.example.com", repository: "https://example.com/?q=\"'><script>" },
    keywords: ["<i>", "a&b", RTL],
  },
  {
    pluginId: "long-words",
    name: LONG,
    author: LONG,
    description: LONG,
    keywords: [LONG, LONG],
    license: LONG,
    readme: `# ${LONG}\n\n${LONG}\n\n|${LONG}|b|\n|-|-|\n|${LONG}|c|\n\n\`\`\`\n${LONG}\n\`\`\`\n`,
  },
  {
    pluginId: "combining",
    name: ZALGO,
    author: ZALGO,
    description: `${ZALGO} `.repeat(5),
    readme: `# ${ZALGO}\n\n${ZALGO}`,
  },
  { pluginId: "empty", name: "", author: "", description: "" },
  {
    pluginId: "bomb",
    name: "Markdown bomb",
    description: "Costs much to read.",
    readme: `${"[".repeat(30_000)}\n\n${"![".repeat(2000)}\n\n${"*a_ ".repeat(5000)}`,
  },
  {
    pluginId: "huge-readme",
    name: "Huge README",
    description: "Has a quarter of a MiB to read.",
    readme: `# Huge\n\n${"All work and no play makes a dull README. ".repeat(20).trim()}\n\n`.repeat(300),
  },
];

/** Saves them all: `many` of them in the middle. */
export function saveStory(parts: Parts, many: number, hostile: readonly ShownPlugin[] = []): void {
  const ordinary = Array.from({ length: many }, (_, at) => makeOrdinary(at));
  for (const [at, plugin] of [...ordinary, ...hostile, ...GOOD].entries()) savePlugin(parts, at, plugin);
}
