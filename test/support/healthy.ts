import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./project.js";

export type Files = Readonly<Record<string, string | Uint8Array>>;
export type Value = Readonly<Record<string, unknown>>;

/** All files of a folder, by their paths in it. */
export function filesOf(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).replaceAll("\\", "/"), readFileSync(path)];
    }),
  );
}

export const WIDGET = filesOf(join(ROOT, "fixtures", "whole", "weather-widget"));
export const WIDGET_MANIFEST = JSON.parse(textOf(WIDGET["manifest.json"])) as Value;

export function textOf(content: string | Uint8Array | undefined): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

const { dashboard_widget: widget, hooks, ...shared } = WIDGET_MANIFEST;
const COMMANDS = [
  {
    name: "forecast",
    description: "Prints the forecast",
    usage: "forecast <place>",
    aliases: ["fc"],
    options: [
      { name: "days", description: "How many", type: "number", default: 3, required: false },
      { name: "long", description: "Everything", type: "boolean", default: false },
      { name: "place", description: "Where", type: "string", required: true },
    ],
  },
  { name: "alerts", description: "Prints the alerts" },
];
const PAGES = [
  { name: "Weather", path: "/weather", component: "WeatherPage", title: "Weather", description: "All", icon: "cloud" },
  { name: "Setup", path: "/weather/setup", component: "SetupPage", title: "Set-up" },
];
const MENU = [{ label: "Weather", path: "/weather", icon: "cloud", order: 1, parent: "main" }];

/** A manifest of each type with nothing wrong in it, and together with every key that a healthy one has. */
export const HEALTHY: readonly Value[] = [
  WIDGET_MANIFEST,
  { ...shared, type: "cli-tool", main: "dist/plugin.js", commands: COMMANDS },
  {
    ...shared,
    type: "service",
    background: "./dist/plugin.js",
    hooks,
    webhooks: [{ name: "storm", endpoint: "/hooks/storm", events: ["storm.begin"], description: "Storms" }],
    oauth: [{ provider: "lumen", scopes: ["read"], redirect_uri: "/oauth/lumen", description: "Sign in" }],
  },
  {
    ...shared,
    type: "page",
    pages: PAGES,
    menu_items: MENU,
    minHostVersion: undefined,
    maxHostVersion: undefined,
    compatibility: { host_version: ">=2.1.0", node_version: "^18.0.0" },
    ui: { component: "WeatherPage" },
  },
  {
    ...shared,
    type: "hybrid",
    dashboard_widget: widget,
    commands: COMMANDS,
    pages: PAGES,
    dependencies: { "left-pad": "^1.3.0" },
    peerDependencies: { "@scope/host": ">=2" },
  },
].map((manifest) => JSON.parse(JSON.stringify(manifest)) as Value);
