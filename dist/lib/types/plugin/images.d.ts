import type { Workspace } from "../workspace/workspace.js";
import type { DeclaredFiles } from "./declared-files.js";
/** What the first bytes of an image say; `type` is undefined for what is no image. */
export interface ImageFacts {
    readonly type: string | undefined;
    /** Pixels; undefined where there is no image. */
    readonly width: number | undefined;
    readonly height: number | undefined;
}
/** The images among the declared files, by the path as it is written; without those that are too large to read. */
export type Images = ReadonlyMap<string, ImageFacts>;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
export declare function imagesOf(files: DeclaredFiles, workspace: Workspace): Promise<Images>;
