import type { Workspace } from "../workspace/workspace.js";
import { type Absent } from "./absent.js";
import { type BundleFacts } from "./bundle/bundle-facts.js";
import { type CommandFacts } from "./scripts/command-facts.js";
import { type DocumentFacts } from "./documents/document-facts.js";
import { type FileFacts } from "./files/file-facts.js";
import { type ManifestFacts } from "./manifest/manifest-facts.js";
import { type PackageFacts } from "./package/package-facts.js";
import { type SecretFacts } from "./secrets/secret-facts.js";
import { type VersionFacts } from "./package/version-facts.js";
import { type WorkflowFacts } from "./workflows/workflow-facts.js";
/** All that can be known of a plugin from its files. */
export interface Facts extends BundleFacts, CommandFacts, DocumentFacts, FileFacts, ManifestFacts, PackageFacts, SecretFacts, VersionFacts, WorkflowFacts {
}
export type FactName = keyof Facts;
/** The facts of one plugin: those that were asked for and are there, and for the others why not. */
export interface Plugin {
    /** Relative to the repository's root, which is "". */
    readonly folder: string;
    readonly facts: {
        readonly [Name in FactName]: Facts[Name] | Absent;
    };
}
export interface ReadOptions {
    /** The plugin's folder, relative to the workspace's root, which is "" and the default. */
    readonly folder?: string;
    /** The facts that are wanted. */
    readonly needs: Iterable<FactName>;
    /** Whether locations have ranges, as they have by default; without, a healthy plugin is read faster. */
    readonly places?: boolean;
    /** Facts that a face found out by running something or asking someone, which no file says. */
    readonly given?: GivenFacts;
    /** The folder of the plugin with which the repository's own faults are told, where that is another. */
    readonly spokenForBy?: string | undefined;
}
/** Some facts, or why they are not there. */
export type GivenFacts = {
    readonly [Name in FactName]?: Facts[Name] | Absent;
};
export type Reader<Name extends FactName> = (reading: Reading) => Facts[Name] | Absent | Promise<Facts[Name] | Absent>;
/** How each of some facts is read. */
export type Readers<Names extends FactName> = {
    readonly [Name in Names]: Reader<Name>;
};
export interface Reading {
    readonly workspace: Workspace;
    readonly folder: string;
    readonly places: boolean;
    readonly spokenForBy: string | undefined;
    fact<Name extends FactName>(name: Name): Promise<Facts[Name] | Absent>;
}
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
export declare function readPlugin(workspace: Workspace, options: ReadOptions): Promise<Plugin>;
