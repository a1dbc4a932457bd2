import { type Dirent, type Stats } from "node:fs";
import { type Listed } from "./workspace.js";
/** A regular file as it is when it is opened. */
export interface OpenedFile {
    /** In bytes. */
    readonly size: number;
    readonly isExecutable: boolean;
    /** Where it has no more than were asked for. */
    readonly bytes?: Uint8Array;
    /** In their place where characters and bytes are the same. */
    readonly ascii?: string;
}
/** Opens a regular file, and reads one of at most `most` bytes; `undefined` for anything else. */
export declare function openRegular(path: string, most: number): OpenedFile | undefined;
/** So much tells whether it is a text. What is none, as a picture, is kept only if that is all of it. */
export declare const LITTLE: number;
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
export declare function openSmall(path: string): OpenedFile | undefined;
/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
export declare function readRegular(path: string, most: number): Uint8Array | undefined;
/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
export declare function readHead(path: string, most: number): Uint8Array | undefined;
/** What is in a folder, in the order of the names. */
export declare function readFolder(path: string): readonly Listed[] | undefined;
export declare function kindOf(found: Dirent | Stats): Listed["kind"];
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
export declare function attempt<T>(ask: () => T): T | undefined;
/** Whether it is the system that refuses, and not a fault of ours. */
export declare function isSystemError(error: unknown): error is NodeJS.ErrnoException;
