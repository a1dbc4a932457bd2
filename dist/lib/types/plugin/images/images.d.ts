import { type ImageFacts } from "./png.js";
import type { Workspace } from "../../workspace/workspace.js";
import type { DeclaredFiles } from "../manifest/declared-files.js";
/** The images among the declared files, by the path as it is written; without those that are too large to read. */
export type Images = ReadonlyMap<string, ImageFacts>;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
export declare function imagesOf(files: DeclaredFiles, workspace: Workspace): Promise<Images>;
