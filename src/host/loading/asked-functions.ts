/** What a browser asks its user for, by where it is. */
export const ASKED_FUNCTIONS: readonly { readonly at: string; readonly name: string; readonly permission: string }[] = [
  { at: "clipboard", name: "readText", permission: "clipboard-read" },
  { at: "clipboard", name: "read", permission: "clipboard-read" },
  { at: "clipboard", name: "writeText", permission: "clipboard-write" },
  { at: "clipboard", name: "write", permission: "clipboard-write" },
  { at: "geolocation", name: "getCurrentPosition", permission: "geolocation" },
  { at: "geolocation", name: "watchPosition", permission: "geolocation" },
];

/** The same, of `document.execCommand`. */
export const ASKED_COMMANDS: Readonly<Record<string, string>> = {
  copy: "clipboard-write",
  cut: "clipboard-write",
  paste: "clipboard-read",
};
