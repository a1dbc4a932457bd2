/** A manifest, or a part of one, that an editor inserts. `${1:Tides}` is a place to fill in, and what is in it at first. */
interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}

const COMMON = {
  manifest_version: 1,
  name: "${1:My Plugin}",
  version: "0.1.0",
  description: "${2:What the plugin does, in a sentence}",
};
const ABOUT = {
  author: { name: "${3:Your Name}", email: "${4:you@example.com}" },
  category: "${5|productivity,communication,utilities,integrations,ai,health,finance,entertainment,education,other|}",
  license: "MIT",
};
const BUILT = "dist/plugin.js";

const WIDGET = {
  name: "${6:My Widget}",
  description: "${7:What the widget shows}",
  component: "${8:MyWidget}",
  size: "${9|medium,small,large|}",
};
const COMMAND = {
  name: "${6:hello}",
  description: "${7:What the command does}",
  options: [{ name: "${8:verbose}", description: "${9:Print more}", type: "boolean", default: false }],
};
const PAGE = { name: "${6:home}", path: "/${7:home}", component: "${8:HomePage}", title: "${9:Home}" };
const HOOKS = { onInstall: "onInstall", onEnable: "onEnable", onDisable: "onDisable", onUninstall: "onUninstall" };

/** A whole manifest for each type. */
export const TYPE_SNIPPETS: readonly Snippet[] = [
  {
    label: "dashboard-widget",
    description: "The manifest of a widget on the dashboard",
    body: { ...COMMON, type: "dashboard-widget", ...ABOUT, permissions: [], web: BUILT, dashboard_widget: WIDGET },
  },
  {
    label: "cli-tool",
    description: "The manifest of a tool for the command line",
    body: { ...COMMON, type: "cli-tool", ...ABOUT, permissions: [], main: BUILT, commands: [COMMAND] },
  },
  {
    label: "service",
    description: "The manifest of a service in the background",
    body: { ...COMMON, type: "service", ...ABOUT, permissions: [], background: BUILT, hooks: HOOKS },
  },
  {
    label: "page",
    description: "The manifest of a page in the host's interface",
    body: { ...COMMON, type: "page", ...ABOUT, permissions: [], web: BUILT, pages: [PAGE] },
  },
  {
    label: "hybrid",
    description: "The manifest of a plugin with a widget and a command",
    body: {
      ...COMMON,
      type: "hybrid",
      ...ABOUT,
      permissions: [],
      main: BUILT,
      web: BUILT,
      dashboard_widget: WIDGET,
      commands: [{ name: "${10:hello}", description: "${11:What the command does}" }],
    },
  },
];

/** The sections of a manifest. */
export const SECTION_SNIPPETS: readonly (Snippet & { readonly key: string })[] = [
  {
    key: "permissions",
    label: "permission",
    description: "What the plugin may do",
    body: ["${1|storage-read,storage-write,network-access,notifications|}"],
  },
  { key: "hooks", label: "hooks", description: "Functions that the host calls", body: HOOKS },
  {
    key: "config_schema",
    label: "settings",
    description: "Settings that users fill in",
    body: {
      type: "object",
      properties: {
        "${1:units}": { type: "string", title: "${2:Units}", enum: ["metric", "imperial"], default: "metric" },
        "${3:apiKey}": { type: "string", title: "${4:API key}", format: "password" },
      },
      required: ["${1:units}"],
    },
  },
  { key: "dashboard_widget", label: "widget", description: "A widget on the dashboard", body: WIDGET },
  { key: "commands", label: "command", description: "A command of the command line", body: [COMMAND] },
  { key: "pages", label: "page", description: "A page of the host's interface", body: [PAGE] },
  {
    key: "menu_items",
    label: "menu item",
    description: "An item of the host's menu",
    body: [{ label: "${1:Help}", path: "https://${2:example.com/help}", icon: "${3:help}", order: 1 }],
  },
  {
    key: "external_services",
    label: "service",
    description: "A service that the plugin talks to",
    body: [
      {
        name: "${1:Weather}",
        base_url: "https://${2:api.example.com}",
        api_key_required: true,
        description: "${3:What it is used for}",
      },
    ],
  },
  {
    key: "webhooks",
    label: "webhook",
    description: "A webhook that the host receives for the plugin",
    body: [
      {
        name: "${1:changes}",
        endpoint: "/hooks/${2:changes}",
        events: ["${3:item.changed}"],
        description: "${4:What it is for}",
      },
    ],
  },
  {
    key: "oauth",
    label: "provider",
    description: "An OAuth provider that the plugin needs",
    body: [
      {
        provider: "${1:github}",
        scopes: ["${2:read:user}"],
        redirect_uri: "/oauth/${3:github}",
        description: "${4:What it is for}",
      },
    ],
  },
  {
    key: "compatibility",
    label: "versions",
    description: "The versions that it works with",
    body: { host_version: ">=${1:2.0.0}" },
  },
  {
    key: "author",
    label: "author",
    description: "Who made it",
    body: { name: "${1:Your Name}", email: "${2:you@example.com}" },
  },
];
