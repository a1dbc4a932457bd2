import type { Theme } from "../protocol.js";

export type Wanted = "removed" | "installed" | "enabled";

/** What stays where the plugin, or this page, is loaded again. */
export interface Kept {
  /** Values as JSON, by key. */
  stored: Record<string, string>;
  /** The settings that a person has changed. */
  settings: Record<string, unknown>;
  /** The state that a person wants the plugin to have. Each build and each setting tries again to bring it there. */
  wanted: Wanted;
  /** Whether `onInstall` has succeeded, which lasts however often the plugin is loaded. */
  isInstalled: boolean;
  /** The version that was installed or updated last. */
  version: string | undefined;
  view: string | undefined;
  size: string | undefined;
  theme: Theme;
}

const KEY = "preview";

const FIRST: Omit<Kept, "theme"> = {
  stored: {},
  settings: {},
  wanted: "enabled",
  isInstalled: false,
  version: undefined,
  view: undefined,
  size: undefined,
};

/** This page's own, for as long as its tab is open. The origin of the plugin has no access to it. */
export function readKept(): Kept {
  const theme: Theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const text = window.sessionStorage.getItem(KEY);
  return { ...FIRST, theme, ...(text === null ? {} : (JSON.parse(text) as Partial<Kept>)) };
}

export function keep(kept: Kept): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    // It takes some 5 MB. Until this page is loaded again, everything is still here.
    if (!(error instanceof DOMException)) throw error;
  }
}
