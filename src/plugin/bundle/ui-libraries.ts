/** The libraries that mount components, by the names of their packages. */
export const UI_LIBRARIES = {
  react: "React",
  preact: "Preact",
  vue: "Vue",
  svelte: "Svelte",
  "solid-js": "Solid",
  lit: "Lit",
} as const;

export type UiLibrary = keyof typeof UI_LIBRARIES;

/** Packages that belong to a library. */
const PARTS: ReadonlyMap<string, UiLibrary> = new Map([
  ["react-dom", "react"],
  ["lit-element", "lit"],
  ["lit-html", "lit"],
  ["@lit/reactive-element", "lit"],
  ["@vue/runtime-dom", "vue"],
  ["@vue/runtime-core", "vue"],
]);

export const UI_PACKAGES: ReadonlySet<string> = new Set([...Object.keys(UI_LIBRARIES), ...PARTS.keys()]);

const isUiLibrary = (name: string): name is UiLibrary => Object.hasOwn(UI_LIBRARIES, name);

/** The libraries that some packages are, or are parts of. */
export function listUiLibraries(packages: Iterable<string>): readonly UiLibrary[] {
  const names = Array.from(packages, (name) => (isUiLibrary(name) ? name : PARTS.get(name)));
  return [...new Set(names.filter((name) => name !== undefined))];
}
