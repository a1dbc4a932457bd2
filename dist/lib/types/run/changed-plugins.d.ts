/** The plugins, by their folders, that have changed since a commit. @throws {UsageError} when git does not say. */
export declare function changedPlugins(root: string, folders: readonly string[], ref: string): Promise<readonly string[]>;
/**
 * A changed file touches the plugins that it lies in. One that lies right in a folder above plugins, such as a
 * package.json or a lock file at the root, touches all below that folder, and so do the workflows of GitHub.
 * Only what is there to be read touches no others, Markdown and licenses, nor does what git does not know, as reports.
 */
export declare function touched({ files, untracked }: Files, folders: readonly string[]): readonly string[];
interface Files {
    readonly files: readonly string[];
    readonly untracked: readonly string[];
}
export {};
