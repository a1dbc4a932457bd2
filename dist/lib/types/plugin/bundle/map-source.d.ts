/** A file that the built code was made from. */
export interface MapSource {
    /** Where it is in the repository, from its root; not for files of packages, and none that is outside or made by the build. */
    readonly path: string | undefined;
    /** The package that it belongs to, when it lies below a `node_modules`. */
    readonly package: string | undefined;
    /** As the map has it. */
    readonly name: string;
    /** What it held when the code was built. */
    readonly text: string | undefined;
}
/** The folders that a source's name may start from, relative to the repository's root. */
interface Folders {
    /** Of the map itself: what the standard says. */
    readonly map: string;
    /** Of the plugin: where webpack is started. */
    readonly plugin: string;
}
export declare function mapSource(name: string, root: string, folders: Folders, text: string | undefined): MapSource;
/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
export declare function packageIn(path: string): string | undefined;
export {};
