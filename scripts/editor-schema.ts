import { CONFIG_FORMATS } from "../src/plugin/config-schema/config-formats.js";
import { isObject, type JsonObject } from "../src/base/text/json/json-object.js";
import { SECTION_SNIPPETS, TYPE_SNIPPETS } from "./editor-snippets.js";

/**
 * The manifest's schema as editors get it: the source of its shape, with what only editors need. Snippets, the messages of
 * patterns and the keywords of settings would make the validator larger, and it has better words for each.
 */
export function editorSchema(source: JsonObject): JsonObject {
  const { properties, definitions, ...root } = source;
  if (!isObject(properties) || !isObject(definitions)) throw new Error("The manifest's schema has no properties");
  const withSnippets = Object.entries(properties).map(([key, schema]) => {
    const snippet = SECTION_SNIPPETS.find((one) => one.key === key);
    if (!snippet || !isObject(schema)) return [key, schema];
    // A section that is chosen by its key is inserted at once only where nothing else is proposed.
    const own = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "examples"));
    const { label, description, body } = snippet;
    return [key, { ...own, defaultSnippets: [{ label, description, body }] }];
  });
  return {
    ...root,
    defaultSnippets: TYPE_SNIPPETS,
    properties: explainPatterns(Object.fromEntries(withSnippets)),
    definitions: { ...(explainPatterns(definitions) as JsonObject), ...SETTINGS },
  };
}

/** What patterns ask for that have no words of their own, by their key. */
const PATTERN_WORDS: Readonly<Record<string, string>> = {
  name: "use only the letters A to Z and a to z, digits, spaces, hyphens and underscores",
  version: 'be a semantic version such as "1.4.0", without "v" and leading zeros',
};

const WEB_URL = {
  format: "uri",
  pattern: "^[hH][tT][tT][pP][sS]?://[^/]",
  patternErrorMessage: 'It must be an address that begins with "https://"',
};
const ENUMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: {
    "dashboard-widget": "A widget on the host's dashboard; needs dashboard_widget.",
    "cli-tool": "Commands of the host's command line; needs main and commands.",
    service: "Code that runs in the background; needs main or background, and hooks.",
    page: "Pages of the host's interface; needs pages.",
    hybrid: "Two or three of a widget, commands and pages.",
  },
  permission: {
    "network-access": "Requests to servers: fetch, XMLHttpRequest, WebSocket, and the modules http and net.",
    "storage-read": "Reads of what is stored: the context's storage, localStorage, cookies and caches.",
    "storage-write": "Changes of what is stored: the context's storage, localStorage, cookies, caches and indexedDB.",
    "filesystem-access": "Files outside of the plugin's folder, and every write: the module fs, and file pickers.",
    notifications: "Notifications to the user: notify, and Notification.",
    "clipboard-read": "Reads of the clipboard.",
    "clipboard-write": "Texts that are put on the clipboard.",
    geolocation: "Where the user is: getCurrentPosition and watchPosition.",
    camera: "Pictures of the camera: getUserMedia with video.",
    microphone: "Sound of the microphone: getUserMedia with audio, and SpeechRecognition.",
    calendar: "The user's calendar; there is no interface for it yet.",
    contacts: "The user's contacts: navigator.contacts.select.",
    storage: 'Not a permission. Write "storage-read" or "storage-write".',
    network: 'Not a permission. Write "network-access".',
  },
};

/** Every pattern gets a message, and every address a check that editors know. */
function explainPatterns(node: unknown, key = ""): unknown {
  if (Array.isArray(node)) return node.map((item) => explainPatterns(item));
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, explainPatterns(value, name)]));
  const { pattern, format, must } = node;
  if (typeof pattern === "string") {
    const words = typeof must === "string" ? must : PATTERN_WORDS[key];
    if (words === undefined)
      throw new Error(`The pattern of ${key} has no words: write "must", or add it to PATTERN_WORDS`);
    return { ...copy, patternErrorMessage: `It must ${words}` };
  }
  if (format === "web-url") return { ...copy, ...WEB_URL };
  const values = node["enum"];
  const words = ENUMS[key];
  return Array.isArray(values) && words
    ? { ...copy, enumDescriptions: values.map((value) => words[String(value)]) }
    : copy;
}

const SETTING = { $ref: "#/definitions/setting" };
const text = (description: string): JsonObject => ({ description, type: "string" });

const NESTED = {
  properties: {
    description: "The settings by their names.",
    type: "object",
    additionalProperties: SETTING,
    defaultSnippets: [
      { label: "setting", description: "A setting", body: { "${1:units}": { type: "string", title: "${2:Units}" } } },
    ],
  },
  required: {
    description: "The names of settings that must be filled in.",
    type: "array",
    items: { type: "string" },
    uniqueItems: true,
  },
};

/** The keywords that the platform lists for settings. Others are no mistake, but the host's forms may ignore them. */
const SETTINGS = {
  jsonSchema: {
    description: 'The settings that users fill in, as a JSON Schema of type "object".',
    type: "object",
    required: ["type", "properties"],
    properties: {
      $schema: text("The draft of JSON Schema: draft-07 where it is left out, or 2020-12."),
      type: { description: 'Always "object".', const: "object", default: "object" },
      ...NESTED,
      title: text("A heading for the form."),
      description: text("What the settings are for."),
    },
  },
  setting: {
    description: "One setting.",
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "What kind of value it has.",
        enum: ["string", "number", "boolean", "array", "object"],
        enumDescriptions: [
          "A text",
          "A number",
          "True or false",
          "A list; say of what with items",
          "Settings of its own",
        ],
      },
      title: text("Its name in the form."),
      description: text("What the user should know about it."),
      default: { description: "Its value where the user fills in nothing. Never a secret: the manifest is public." },
      enum: { description: "The values to choose from.", type: "array", minItems: 1 },
      enumNames: {
        description: "What the user sees for each value of enum.",
        type: "array",
        items: { type: "string" },
      },
      minimum: { description: "The lowest number.", type: "number" },
      maximum: { description: "The highest number.", type: "number" },
      format: {
        description: 'The kind of text; "password" hides what is typed.',
        type: "string",
        examples: [...CONFIG_FORMATS.keys()],
      },
      items: { ...SETTING, description: "What a list contains." },
      ...NESTED,
    },
  },
};
