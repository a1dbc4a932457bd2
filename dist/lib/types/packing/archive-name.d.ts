import type { JsonObject } from "../plugin/manifest/manifest.js";
/** What the archive of a plugin is called, such as `weather-widget-1.4.0.zip`; `undefined` without a name or version. */
export declare function archiveName(manifest: JsonObject): string | undefined;
/** A plugin's name in small letters and hyphens; `undefined` for none of the form that the specification asks for. */
export declare function pluginId(name: unknown): string | undefined;
