import { type JsonObject } from "../text/json-object.js";
import type { PlainManifest } from "./manifest.js";
/** Whether package.json certainly agrees with a plain manifest, and asks for nothing special. */
export declare function isPlainPackage(value: unknown, manifest: PlainManifest): value is JsonObject;
