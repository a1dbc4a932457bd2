/** The parts of a plain manifest that its own form does not yet settle. */
export interface PlainManifest extends Readonly<Record<string, unknown>> {
    readonly name: string;
    readonly version: string;
    readonly license: string;
    readonly type: string;
    readonly permissions: readonly string[];
}
/**
 * Whether no check has anything to say of a manifest's value, found out without them.
 *
 * Every form here is a narrow one that nearly every healthy manifest has; any other is left to the checks.
 */
export declare function isPlainManifest(value: unknown): value is PlainManifest;
/** Every path of a plain manifest that must be that of a file. */
export declare function pathsOf(manifest: PlainManifest): readonly string[];
export declare function screenshotsOf(manifest: PlainManifest): readonly string[];
